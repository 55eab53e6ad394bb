// The host of all matches: messages in, messages out. It has no sockets, no threads and no clock; a shell round it (the
// server, a test, later the page itself) carries messages, stores writes and tells the time.
//
//   connected / receive / disconnected / tick / thought     the shell tells the host what happened
//   takeOutgoing / takeWrites / takeThinking                and afterwards takes what the host wants done
//   durable / lost                                          and reports what became of the writes
//
// Nothing that rests on a write leaves the host before that write is durable: `takeOutgoing` gives only what may be sent.
// All calls come from one thread; only `think` may run elsewhere.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "library/library.h"
#include "matches/store.h"
#include "table/game_kind.h"

namespace walstatt {

using ConnectionId = std::uint64_t;

struct HostSettings {
  std::size_t openMatchesPerConnection = 200;  // that one connection may create
  std::size_t watchedPerConnection = 2000;
  std::size_t chatLines = 200;               // kept of one match
  Milliseconds sleepAfter = 10 * 60 * 1000;  // an idle match that nobody watches
  std::size_t awakeMost = 5000;              // matches in memory
};

struct Outgoing {
  ConnectionId to = 0;
  std::shared_ptr<const std::string> text;  // one JSON object
};

// A computer player's decision to be made: a pure function of this, run wherever there is time.
struct Thinking {
  std::uint64_t ticket = 0;
  const GameKind* kind = nullptr;
  std::shared_ptr<const AnyGame> game;
  AnyState view;
  Seat seat = 0;
  std::string player;
  std::uint64_t seed = 0;
};
AnyAction think(const Thinking& thinking);

struct HostCounts {  // for the metrics
  std::size_t awake = 0, connections = 0, watchers = 0;
  std::uint64_t created = 0, decisions = 0, refusals = 0, woken = 0, faults = 0;
};

class Host {
 public:
  Host(const Library& library, Store& store, HostSettings settings);
  ~Host();

  void connected(ConnectionId connection, Milliseconds now);
  void receive(ConnectionId connection, std::string_view text, Milliseconds now);
  void disconnected(ConnectionId connection, Milliseconds now);
  // Clocks and sleep; to be called at `nextTick` at the latest.
  void tick(Milliseconds now);
  Milliseconds nextTick() const;
  void thought(std::uint64_t ticket, const AnyAction& action, Milliseconds now);
  // `think` threw: the computer is asked again when somebody next looks at its table.
  void notThought(std::uint64_t ticket);

  std::vector<Outgoing> takeOutgoing();
  std::vector<Write> takeWrites();
  std::vector<Thinking> takeThinking();

  // All writes up to and including this number are on disk.
  void durable(std::uint64_t write);
  // This write and all later ones taken so far failed (a full disk): their matches fall back to what is stored, those who
  // asked get an error, and `reason` tells the log why. The shell must not store any of them afterwards.
  void lost(std::uint64_t write, std::string_view reason);

  // What plain HTTP pages show, as JSON or text; empty where there is no such thing.
  std::string gamesJson();
  std::string rulesJson(std::string_view game);
  std::string lobbyJson();
  std::string recordText(std::string_view match, Milliseconds now);  // JSON Lines; the secret only when finished

  HostCounts counts() const;

 private:
  class Implementation;
  std::unique_ptr<Implementation> self_;
};

}  // namespace walstatt
