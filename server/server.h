// walstatt serve: HTTP and WebSocket on one port round the hall of all matches. One thread does all input and output,
// one writes to the store, some think.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "library/library.h"
#include "server/settings.h"
#include "server/sqlite.h"

namespace walstatt::server {

enum class Signals { handle, leave };

class Server {
 public:
  // Opens the store and the port; throws StartFault. `library` and `words` must outlive the server.
  Server(const Settings& settings, const Library& library, const Words& words);
  Server(const Server&) = delete;
  ~Server();

  int port() const;
  std::string url() const;
  bool hasPage() const;
  // Serves until `stop` is called or a signal comes: a first one ends it gracefully, a second one at once.
  void run(Signals signals);
  void stop();                          // from any thread
  void limitPages(std::int64_t pages);  // from any thread; see Writer

 private:
  class Implementation;
  std::unique_ptr<Implementation> self_;
};

}  // namespace walstatt::server
