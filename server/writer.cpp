#include "server/writer.h"

#include "server/journal_mover.h"
#include "server/sqlite_store.h"

namespace walstatt::server {

namespace {

constexpr std::int64_t mostPages = 4'294'967'294;
constexpr std::chrono::seconds betweenProbes{1};
constexpr std::size_t moveAfter = 50'000;  // entries: then those of a busy match fill whole pages

}  // namespace

// The open file and its statements; thrown away and opened afresh after an error that may have broken it.
class Writer::Connection {
 public:
  Connection(const std::string& file, std::int64_t pageLimit)
      : database_(openStore(file)),
        begin_(database_, "begin immediate"),
        commit_(database_, "commit"),
        entry_(database_, "insert into recent (match, number, at, text) values (?, ?, ?, ?)"),
        summary_(database_,
                 "insert into matches (id, game, setup, status, listed, created, changed, deadline, about) "
                 "values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do update set game = excluded.game, "
                 "setup = excluded.setup, status = excluded.status, listed = excluded.listed, "
                 "created = excluded.created, changed = excluded.changed, deadline = excluded.deadline, "
                 "about = excluded.about"),
        mover_(database_) {
    limitPages(pageLimit);
  }

  void limitPages(std::int64_t pages) {
    if (pages == pageLimit_) return;
    database_.number("pragma max_page_count = " + std::to_string(pages > 0 ? pages : mostPages));
    pageLimit_ = pages;
  }

  std::size_t store(const std::vector<Write>& batch) {
    std::size_t rows = 0;
    std::vector<JournalMover::Row> added;
    run(begin_);
    for (const Write& write : batch) {
      if (write.entry) ++rows, insert(write.match, *write.entry), added.push_back({write.match, database_.lastRow()});
      if (write.summary) ++rows, insert(*write.summary);
    }
    run(commit_);
    for (JournalMover::Row& row : added) mover_.added(std::move(row));
    return rows;
  }

  JournalMover& mover() { return mover_; }

  // Whether there is room for something: 64 KiB are written and deleted.
  void probe() {
    database_.run("begin immediate; insert or replace into room values (1, zeroblob(65536)); commit");
    database_.run("delete from room");
  }

  void rollBack() noexcept {
    try {
      if (database_.inTransaction()) database_.run("rollback");
    } catch (const SqliteError&) {  // NOLINT(bugprone-empty-catch): the next use will tell
    }
  }

 private:
  static void run(Statement& statement) {
    const Resetting after(statement);
    statement.step();
  }
  void insert(const std::string& match, const JournalEntry& entry) {
    const Resetting after(entry_);
    entry_.bind(1, match);
    entry_.bind(2, static_cast<std::int64_t>(entry.number));
    entry_.bind(3, entry.at);
    entry_.bind(4, entry.text);
    entry_.step();
  }
  void insert(const MatchSummary& summary) {
    const Resetting after(summary_);
    summary_.bind(1, summary.id);
    summary_.bind(2, summary.game);
    summary_.bind(3, summary.setup);
    summary_.bind(4, static_cast<std::int64_t>(summary.status));
    summary_.bind(5, std::int64_t{summary.listed});
    summary_.bind(6, summary.created);
    summary_.bind(7, summary.changed);
    summary_.bind(8, summary.deadline);
    summary_.bind(9, summary.about);
    summary_.step();
  }

  Database database_;
  Statement begin_;
  Statement commit_;
  Statement entry_;
  Statement summary_;
  std::int64_t pageLimit_ = 0;
  JournalMover mover_;
};

Writer::Writer(const std::string& file, Reports reports)
    : file_(file), reports_(std::move(reports)), connection_(std::make_unique<Connection>(file, 0)) {
  thread_ = std::thread([this] { run(); });
}

Writer::~Writer() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_one();
  thread_.join();
}

void Writer::push(std::vector<Write> writes) {
  if (writes.empty()) return;
  {
    const std::lock_guard lock(mutex_);
    if (queue_.empty())
      queue_ = std::move(writes);
    else
      queue_.insert(queue_.end(), std::make_move_iterator(writes.begin()), std::make_move_iterator(writes.end()));
  }
  wake_.notify_one();
}

void Writer::discard() {
  const std::lock_guard lock(mutex_);
  queue_.clear();
  broken_ = false;
}

bool Writer::idle() const {
  const std::lock_guard lock(mutex_);
  return !busy_ && (queue_.empty() || broken_);
}

std::size_t Writer::waiting() const {
  const std::lock_guard lock(mutex_);
  return queue_.size();
}

bool Writer::healthy(std::chrono::seconds patience) const {
  if (lastFailed_) return false;
  const std::lock_guard lock(mutex_);
  return !busy_ || std::chrono::steady_clock::now() - busySince_ < patience;
}

void Writer::limitPages(std::int64_t pages) { pageLimit_ = pages; }

void Writer::run() {
  std::vector<Write> batch;
  bool quiet = false;  // for a while already: then tidying goes on without a pause
  std::unique_lock lock(mutex_);
  while (true) {
    const auto something = [this] { return stopping_ || (!queue_.empty() && !broken_); };
    const bool untidy = connection_ && !connection_->mover().idle();
    if (lastFailed_ || untidy)
      wake_.wait_for(lock, untidy && quiet ? std::chrono::seconds(0) : betweenProbes, something);
    else
      wake_.wait(lock, something);
    if (queue_.empty() || broken_) {
      if (stopping_) return;
      lock.unlock();
      if (lastFailed_)
        probe();
      else
        tidy(1);
      quiet = !lastFailed_;
      lock.lock();
      continue;
    }
    quiet = false;
    batch.clear();
    batch.swap(queue_);
    busy_ = true;
    busySince_ = std::chrono::steady_clock::now();
    lock.unlock();
    store(batch);
    tidy(moveAfter);
    lock.lock();
    busy_ = false;
  }
}

void Writer::store(std::vector<Write>& batch) {
  const auto began = std::chrono::steady_clock::now();
  std::string reason;
  try {
    if (!connection_) connection_ = std::make_unique<Connection>(file_, 0);
    connection_->limitPages(pageLimit_);
    const std::size_t rows = connection_->store(batch);
    lastFailed_ = false;
    reports_.durable(batch.back().number, {batch.size(), rows, std::chrono::steady_clock::now() - began});
    return;
  } catch (const SqliteError& error) {
    reason = error.what();
    if (connection_) connection_->rollBack();
    if (!error.isFull()) connection_.reset();
  } catch (const StartFault& fault) {
    reason = fault.id;
  }
  lastFailed_ = true;
  {
    const std::lock_guard lock(mutex_);
    broken_ = true;
  }
  reports_.lost(batch.front().number, reason);
}

// Nothing is lost when this fails: the entries stay where they are, and the next time comes.
void Writer::tidy(std::size_t atLeast) {
  if (!connection_ || lastFailed_) return;
  try {
    connection_->mover().moveSome(atLeast);
  } catch (const SqliteError& error) {
    connection_->rollBack();
    lastFailed_ = true;
    if (!error.isFull()) connection_.reset();
  }
}

void Writer::probe() {
  try {
    if (!connection_) connection_ = std::make_unique<Connection>(file_, 0);
    connection_->limitPages(pageLimit_);
    connection_->probe();
    lastFailed_ = false;
  } catch (const SqliteError& error) {
    if (connection_) connection_->rollBack();
    if (!error.isFull()) connection_.reset();
  } catch (const StartFault&) {  // NOLINT(bugprone-empty-catch): the next probe tries again
  }
}

}  // namespace walstatt::server
