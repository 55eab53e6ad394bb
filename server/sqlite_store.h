// The store of the server: one SQLite file in WAL mode. SqliteStore reads, on the thread of the host; Writer
// (writer.h) has a connection and a thread of its own.
#pragma once

#include <string>

#include "matches/store.h"
#include "server/sqlite.h"

namespace walstatt::server {

inline constexpr int schemaVersion = 1;

// Opens the file for writing and makes or checks its tables. Throws StartFault.
Database openStore(const std::string& file);

class SqliteStore final : public Store {
 public:
  // The file must have been opened by openStore before.
  explicit SqliteStore(const std::string& file);

  std::optional<StoredMatch> load(std::string_view id) override;
  std::vector<MatchSummary> list(MatchStatus status, std::size_t most) override;
  std::vector<std::string> due(Milliseconds until) override;
  Milliseconds nextDeadline() override;

 private:
  Database database_;
  Statement summary_;
  Statement journal_;
  Statement list_;
  Statement due_;
  Statement next_;
};

}  // namespace walstatt::server
