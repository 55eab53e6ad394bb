// The hall: the host of all matches, its store, its thinking and its guests, on one thread. Sockets are outside; a guest
// is whatever can be sent a text.
#pragma once

#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "library/words.h"
#include "matches/host.h"
#include "server/limits.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/settings.h"
#include "server/sqlite_store.h"
#include "server/workers.h"
#include "server/writer.h"

namespace walstatt::server {

using Text = std::shared_ptr<const std::string>;

// Why a connection is closed, as WebSocket counts.
enum class Farewell : std::uint16_t { goingAway = 1001, unknownData = 1003, policy = 1008 };

class Client {
 public:
  virtual ~Client() = default;
  virtual void send(const Text& text) = 0;  // queued until `flush`
  virtual void flush() = 0;
  virtual void close(Farewell why) = 0;  // when everything queued has been sent
};

// The event loop the hall lives on.
struct Loop {
  std::function<void(std::function<void()>)> post;        // from any thread
  std::function<void(std::chrono::milliseconds)> wakeIn;  // calls Hall::tick then
};

class Hall {
 public:
  // Throws StartFault when the file cannot be used.
  Hall(const Library& library, const Words& words, const Settings& settings, const Log& log, Loop loop);
  ~Hall();

  ConnectionId enter(Client& client, std::shared_ptr<Address> address);
  void leave(ConnectionId id);
  void receive(ConnectionId id, std::string_view text);
  void tick();

  // From now on nothing is asked any more; what was, is stored and answered.
  void beginStop();
  bool settled() const { return writer_.idle(); }
  void sayGoodbye();  // closes all guests
  std::size_t guests() const { return guests_.size(); }

  Host& host() { return host_; }
  Addresses& addresses() { return addresses_; }
  Metrics& metrics() { return metrics_; }
  bool healthy() const;
  std::string metricsText() const;
  const Words& words() const { return *words_; }
  Writer& writer() { return writer_; }
  static Milliseconds now();

 private:
  struct Guest {
    Client* client = nullptr;
    std::shared_ptr<Address> address;
    TokenBucket messages;
    int strikes = 0;
    Language language = Language::english;
    bool dirty = false;
    std::deque<Clock::time_point> asked;  // when the requests came that are not answered yet
  };

  bool admit(Guest& guest, std::string_view text, Clock::time_point now);
  void refuse(Guest& guest, std::string_view message, std::string_view code, std::string_view sentence);
  void schedule();
  void turn();
  void deliver();
  void arm();
  void onDurable(std::uint64_t number, const Commit& commit);
  void onLost(std::uint64_t number, const std::string& reason);

  const Words* words_;
  const Settings* settings_;
  const Log* log_;
  Loop loop_;
  Metrics metrics_;
  Addresses addresses_;
  // What the reports of threads check before they touch the hall: it may be gone when they arrive.
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
  FileLock lock_;
  Writer writer_;
  SqliteStore store_;
  Host host_;
  Workers workers_;
  std::unordered_map<ConnectionId, Guest> guests_;
  std::vector<ConnectionId> dirty_;
  ConnectionId lastId_ = 0;
  bool scheduled_ = false;
  bool stopping_ = false;
  Milliseconds armedFor_ = 0;
  Clock::time_point lastForgetting_{};
};

}  // namespace walstatt::server
