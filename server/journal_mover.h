// Moves stored entries from `recent`, where they lie in the order they came, to the journal, where those of a match lie
// side by side. A round takes all that is there, but in slices, so that no commit waits long for it: each slice copies
// the entries of some matches, and only the end of the round deletes what was copied. In between, or after a crash, an
// entry may lie in both places; whoever reads takes it once.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/sqlite.h"

namespace walstatt::server {

class JournalMover {
 public:
  explicit JournalMover(Database& database);  // takes stock of what an earlier run left

  struct Row {
    std::string match;
    std::int64_t number = 0;  // of the row, not of the entry
  };
  void added(Row row);  // once it is committed
  bool idle() const { return waitingRows_ == 0 && round_.empty() && last_ == 0; }
  // Goes on with the round, or begins one where so many entries wait. One transaction; throws SqliteError.
  void moveSome(std::size_t atLeast);

 private:
  using RowsOf = std::pair<std::string, std::vector<std::int64_t>>;
  void begin();
  void copySlice();
  void deleteCopied();

  Database* database_;
  Statement copy_;
  std::unordered_map<std::string, std::vector<std::int64_t>> waiting_;  // by match
  std::size_t waitingRows_ = 0;
  std::int64_t newest_ = 0;
  std::vector<RowsOf> round_;  // still to be copied
  std::int64_t last_ = 0;      // row of the round; 0: none is under way
};

}  // namespace walstatt::server
