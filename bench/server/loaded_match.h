// One table under load: its players follow the game by themselves, from the notation and the faces that the server
// pushes, and choose any legal action. Exactly one decision is in flight; the next one follows when the last is
// acknowledged and the player whose turn it is has seen it. After a game comes the next.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "bench/server/web_socket.h"
#include "players/random.h"
#include "table/any_game.h"

namespace walstatt::bench {

using Instant = std::chrono::steady_clock::time_point;

// What the tables have in common.
struct Load {
  explicit Load(std::uint64_t seed) : player(seed) {}

  std::uint16_t port = 0;
  std::string game, setup;
  std::shared_ptr<const AnyGame> rules;
  int connections = 2;  // a table
  RandomPlayer<AnyGame> player;

  std::size_t begun = 0;  // tables where play is on
  bool counting = false;
  std::vector<float> latencies;  // ms, one for each acknowledged decision while counting
  std::size_t games = 0;         // ended while counting
};

class LoadedMatch {
 public:
  explicit LoadedMatch(Load& load) : load_(load) {}

  void open();  // fresh connections, and a first game
  const std::vector<std::unique_ptr<WebSocket>>& sockets() const { return sockets_; }
  void receive(std::size_t connection);
  // A connection may create only so many matches.
  bool needsFreshConnections() const { return created_ > mostCreated; }

 private:
  static constexpr std::size_t mostCreated = 150;
  enum class Ask : char { hello = '1', create = '2', watch = '3', act = '4', leave = '5' };

  void hear(std::size_t connection, std::string_view text);
  void create();
  void watch(std::string_view text);
  void follow(std::string_view text, std::string_view where);
  void goOn();
  void decide(Seat seat);
  std::size_t connectionOf(Seat seat) const { return seat % sockets_.size(); }

  Load& load_;
  std::vector<std::unique_ptr<WebSocket>> sockets_;
  std::vector<std::size_t> seen_;  // the last step that each connection was told
  std::string match_;
  AnyState state_;
  std::size_t steps_ = 0, watching_ = 0, created_ = 0;
  bool acknowledged_ = false, begun_ = false;
  Instant sent_;
};

}  // namespace walstatt::bench
