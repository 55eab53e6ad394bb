#include "server/journal_mover.h"

#include <algorithm>
#include <iterator>

namespace walstatt::server {

namespace {

constexpr std::size_t sliceRows = 1'000;  // some milliseconds

}  // namespace

JournalMover::JournalMover(Database& database)
    : database_(&database),
      copy_(database, "insert or ignore into journal select match, number, at, text from recent where rowid = ?") {
  Statement all(database, "select match, rowid from recent order by rowid");
  while (all.step()) added({all.text(0), all.number(1)});
}

void JournalMover::added(Row row) {
  newest_ = row.number;
  ++waitingRows_;
  waiting_[std::move(row.match)].push_back(row.number);
}

void JournalMover::moveSome(std::size_t atLeast) {
  if (last_ == 0) {
    if (waitingRows_ == 0 || waitingRows_ < atLeast) return;
    begin();
  }
  if (round_.empty())
    deleteCopied();
  else
    copySlice();
}

void JournalMover::begin() {
  round_.assign(std::make_move_iterator(waiting_.begin()), std::make_move_iterator(waiting_.end()));
  waiting_.clear();
  waitingRows_ = 0;
  last_ = newest_;
  std::sort(round_.begin(), round_.end(), [](const RowsOf& a, const RowsOf& b) { return a.first > b.first; });
}

// Matches in the order of the journal; they leave the list when their copy is safe.
void JournalMover::copySlice() {
  std::size_t matches = 0, rows = 0;
  database_->run("begin immediate");
  while (matches < round_.size() && rows < sliceRows) {
    const std::vector<std::int64_t>& all = round_[round_.size() - ++matches].second;
    rows += all.size();
    for (const std::int64_t row : all) {
      const Resetting after(copy_);
      copy_.bind(1, row);
      copy_.step();
    }
  }
  database_->run("commit");
  round_.resize(round_.size() - matches);
}

void JournalMover::deleteCopied() {
  database_->run("delete from recent where rowid <= " + std::to_string(last_));
  last_ = 0;
}

}  // namespace walstatt::server
