// Where matches are kept. A match is a journal: numbered entries that are only ever added. The store is behind this
// interface, so that the library runs on SQLite in the server, in memory in tests, and on whatever a browser has.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace walstatt {

using Milliseconds = std::int64_t;  // since 1970; the host is told the time, it has no clock

enum class MatchStatus : std::uint8_t { open, running, finished };  // open: a seat is still to be taken

// What lists of matches show without waking the match.
struct MatchSummary {
  std::string id;
  std::string game;
  std::string setup;  // id of the ready setup, or empty
  MatchStatus status = MatchStatus::open;
  bool listed = true;  // whether strangers find it in the lobby
  Milliseconds created = 0;
  Milliseconds changed = 0;
  Milliseconds deadline = 0;  // when a clock runs out; 0: never. The host wants to be woken then
  std::string about;          // JSON of the lobby: seats, names, round; opaque to the store
};

struct JournalEntry {
  std::uint64_t number = 0;  // within the match: 1, 2, 3 …
  Milliseconds at = 0;
  std::string text;  // lines of JSON
};

// One change of one match, to be stored whole or not at all. `number` counts the writes of the host: 1, 2, 3 …
struct Write {
  std::uint64_t number = 0;
  std::string match;
  std::optional<JournalEntry> entry;
  std::optional<MatchSummary> summary;
};

struct StoredMatch {
  MatchSummary summary;
  std::vector<JournalEntry> journal;  // in order
};

// The reading half; it sees everything that has been reported as durable. Writing is the shell's business: it takes
// Write after Write from the host, stores many at once and reports back (Host::durable, Host::lost).
// A store that fails to read throws std::runtime_error; the host turns that into an answer.
class Store {
 public:
  virtual ~Store() = default;
  virtual std::optional<StoredMatch> load(std::string_view id) = 0;
  // Listed matches of that status, newest change first.
  virtual std::vector<MatchSummary> list(MatchStatus status, std::size_t most) = 0;
  // Ids of matches whose deadline lies at or before `until`.
  virtual std::vector<std::string> due(Milliseconds until) = 0;
  // The earliest deadline of all; 0: none.
  virtual Milliseconds nextDeadline() = 0;
};

}  // namespace walstatt
