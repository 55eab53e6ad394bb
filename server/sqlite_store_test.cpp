#include "server/sqlite_store.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <condition_variable>
#include <filesystem>
#include <fstream>
#include <mutex>

#include "server/writer.h"

namespace walstatt::server {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

// What a writer has reported, for a test that waits for it.
class Reported {
 public:
  Writer::Reports reports() {
    return {[this](std::uint64_t number, const Commit& commit) {
              const std::lock_guard lock(mutex_);
              durable = number;
              ++commits;
              rows += commit.rows;
              news_.notify_all();
            },
            [this](std::uint64_t number, const std::string& reason) {
              const std::lock_guard lock(mutex_);
              lost = number;
              why = reason;
              news_.notify_all();
            }};
  }
  template <class Until>
  bool wait(Until until) {
    std::unique_lock lock(mutex_);
    return news_.wait_for(lock, 10s, until);
  }

  std::uint64_t durable = 0, lost = 0;
  std::size_t commits = 0, rows = 0;
  std::string why;

 private:
  std::mutex mutex_;
  std::condition_variable news_;
};

Write entry(std::uint64_t number, std::string match, std::uint64_t place, std::string text) {
  return {number, std::move(match), JournalEntry{place, 1000 + static_cast<Milliseconds>(place), std::move(text)}, {}};
}

Write summary(std::uint64_t number, const std::string& match, MatchStatus status, Milliseconds changed,
              Milliseconds deadline = 0, bool listed = true) {
  Write write{number, match, {}, MatchSummary{}};
  *write.summary = {match, "pig", "plain", status, listed, 5, changed, deadline, "{\"a\":\"ä\"}"};
  return write;
}

class StoreTest : public testing::Test {
 protected:
  StoreTest() { fs::create_directories(folder_); }
  ~StoreTest() override { fs::remove_all(folder_); }

  static std::string faultOf(const std::string& file) {
    try {
      openStore(file);
    } catch (const StartFault& fault) {
      return fault.id;
    }
    return "";
  }

  fs::path folder_ = fs::temp_directory_path() / ("walstatt-store-" + std::to_string(getpid()) + '-' +
                                                  testing::UnitTest::GetInstance()->current_test_info()->name());
  std::string file_ = (folder_ / "matches.sqlite").string();
};

TEST_F(StoreTest, WhatIsDurableIsRead) {
  Reported reported;
  Writer writer(file_, reported.reports());
  SqliteStore store(file_);
  EXPECT_FALSE(store.load("m"));
  writer.push({summary(1, "m", MatchStatus::open, 10), entry(2, "m", 1, "{}\n"), entry(3, "m", 2, "zwei ü\n")});
  ASSERT_TRUE(reported.wait([&] { return reported.durable == 3; }));
  EXPECT_EQ(reported.rows, 3u);
  const auto match = store.load("m");
  ASSERT_TRUE(match);
  EXPECT_EQ(match->summary.game, "pig");
  EXPECT_EQ(match->summary.about, "{\"a\":\"ä\"}");
  ASSERT_EQ(match->journal.size(), 2u);
  EXPECT_EQ(match->journal[1].number, 2u);
  EXPECT_EQ(match->journal[1].at, 1002);
  EXPECT_EQ(match->journal[1].text, "zwei ü\n");
}

TEST_F(StoreTest, ListsByStatusNewestFirstAndKnowsDeadlines) {
  Reported reported;
  Writer writer(file_, reported.reports());
  writer.push({summary(1, "old", MatchStatus::open, 10), summary(2, "new", MatchStatus::open, 20, 700),
               summary(3, "hidden", MatchStatus::open, 30, 500, false), summary(4, "done", MatchStatus::running, 5)});
  writer.push({summary(5, "done", MatchStatus::finished, 40)});
  ASSERT_TRUE(reported.wait([&] { return reported.durable == 5; }));
  SqliteStore store(file_);
  const auto open = store.list(MatchStatus::open, 10);
  ASSERT_EQ(open.size(), 2u);
  EXPECT_EQ(open[0].id, "new");
  EXPECT_EQ(store.list(MatchStatus::open, 1).size(), 1u);
  EXPECT_TRUE(store.list(MatchStatus::running, 10).empty());
  EXPECT_EQ(store.list(MatchStatus::finished, 10).at(0).changed, 40);
  EXPECT_EQ(store.nextDeadline(), 500);
  EXPECT_EQ(store.due(499).size(), 0u);
  EXPECT_EQ(store.due(700), (std::vector<std::string>{"hidden", "new"}));
}

TEST_F(StoreTest, NoDeadlineIsZero) {
  openStore(file_);
  EXPECT_EQ(SqliteStore(file_).nextDeadline(), 0);
}

TEST_F(StoreTest, WhatWaitsIsCommittedTogether) {
  Reported reported;
  Writer writer(file_, reported.reports());
  for (std::uint64_t i = 1; i <= 2'000; ++i) writer.push({entry(i, "m", i, "x")});
  ASSERT_TRUE(reported.wait([&] { return reported.durable == 2'000; }));
  EXPECT_LT(reported.commits, 1'000u);
  EXPECT_EQ(reported.rows, 2'000u);
}

TEST_F(StoreTest, TheEndStoresWhatWaits) {
  Reported reported;
  {
    Writer writer(file_, reported.reports());
    for (std::uint64_t i = 1; i <= 100; ++i)
      writer.push({entry(i, "m", i, "x"), summary(i, "m", MatchStatus::open, 1)});
  }
  EXPECT_EQ(SqliteStore(file_).load("m")->journal.size(), 100u);
}

TEST_F(StoreTest, AFullDiskLosesTheBatchAndAllBehindItUntilThereIsRoom) {
  Reported reported;
  Writer writer(file_, reported.reports());
  writer.push({summary(1, "m", MatchStatus::open, 1), entry(2, "m", 1, "x")});
  ASSERT_TRUE(reported.wait([&] { return reported.durable == 2; }));
  writer.limitPages(1);
  writer.push({entry(3, "m", 2, std::string(100'000, 'x')), entry(4, "m", 3, "small")});
  ASSERT_TRUE(reported.wait([&] { return reported.lost == 3; }));
  EXPECT_FALSE(reported.why.empty());
  EXPECT_FALSE(writer.healthy(10s));
  // Room again, but nobody has said yet that the lost ones are forgotten: what rests on them must not be stored.
  writer.limitPages(0);
  writer.push({entry(5, "m", 4, "rests on the lost")});
  writer.discard();
  writer.push({entry(6, "m", 2, "after")});
  ASSERT_TRUE(reported.wait([&] { return reported.durable == 6; }));
  EXPECT_TRUE(writer.healthy(10s));
  const auto match = SqliteStore(file_).load("m");
  ASSERT_EQ(match->journal.size(), 2u);
  EXPECT_EQ(match->journal[1].text, "after");
}

TEST_F(StoreTest, HealthComesBackByItselfWhenThereIsRoom) {
  Reported reported;
  Writer writer(file_, reported.reports());
  writer.limitPages(1);
  writer.push({entry(1, "m", 1, std::string(100'000, 'x'))});
  ASSERT_TRUE(reported.wait([&] { return reported.lost == 1; }));
  writer.discard();
  std::this_thread::sleep_for(1500ms);
  EXPECT_FALSE(writer.healthy(10s));
  writer.limitPages(0);
  for (int i = 0; i < 100 && !writer.healthy(10s); ++i) std::this_thread::sleep_for(50ms);
  EXPECT_TRUE(writer.healthy(10s));
}

TEST_F(StoreTest, ABatchIsStoredWholeOrNotAtAll) {
  Reported reported;
  Writer writer(file_, reported.reports());
  writer.push({summary(1, "m", MatchStatus::open, 1), entry(2, "m", 1, "x")});
  ASSERT_TRUE(reported.wait([&] { return reported.durable == 2; }));
  writer.limitPages(1);
  writer.push({entry(3, "m", 2, "small"), entry(4, "m", 3, std::string(100'000, 'x'))});
  ASSERT_TRUE(reported.wait([&] { return reported.lost == 3; }));
  EXPECT_EQ(SqliteStore(file_).load("m")->journal.size(), 1u);
}

TEST_F(StoreTest, EntriesKeepTheirOrderWhereverTheyLie) {
  Reported reported;
  Writer writer(file_, reported.reports());
  SqliteStore store(file_);
  std::uint64_t number = 0;
  const auto add = [&](std::uint64_t place) {
    writer.push({entry(++number, "a", place, "a" + std::to_string(place)), entry(++number, "b", place, "b")});
  };
  writer.push({summary(++number, "a", MatchStatus::running, 1), summary(++number, "b", MatchStatus::running, 1)});
  for (std::uint64_t place = 1; place <= 1'500; ++place) add(place);  // more than are moved at once
  ASSERT_TRUE(reported.wait([&] { return reported.durable == number; }));
  for (int i = 0; i < 100 && Database(file_, Access::read).number("select count(*) from recent") != 0; ++i)
    std::this_thread::sleep_for(50ms);
  EXPECT_EQ(Database(file_, Access::read).number("select count(*) from recent"), 0);
  for (std::uint64_t place = 1'501; place <= 1'510; ++place) add(place);
  ASSERT_TRUE(reported.wait([&] { return reported.durable == number; }));
  const auto match = store.load("a");
  ASSERT_EQ(match->journal.size(), 1'510u);
  for (std::size_t i = 0; i < match->journal.size(); ++i) {
    EXPECT_EQ(match->journal[i].number, i + 1);
    EXPECT_EQ(match->journal[i].text, "a" + std::to_string(i + 1));
  }
}

TEST_F(StoreTest, AnEntryThatACrashLeftInBothPlacesIsReadOnce) {
  const auto count = [&](const char* table) {
    return Database(file_, Access::read).number(std::string("select count(*) from ") + table);
  };
  openStore(file_).run(
      "insert into matches values ('a', 'pig', '', 1, 1, 1, 1, 0, '{}');"
      "insert into journal values ('a', 1, 10, 'one');"
      "insert into recent values ('a', 1, 10, 'one'), ('a', 2, 20, 'two')");
  EXPECT_EQ(SqliteStore(file_).load("a")->journal.size(), 2u);
  Reported reported;
  const Writer writer(file_, reported.reports());
  for (int i = 0; i < 100 && count("recent") != 0; ++i) std::this_thread::sleep_for(50ms);
  EXPECT_EQ(count("recent"), 0);
  EXPECT_EQ(count("journal"), 2);
  EXPECT_EQ(SqliteStore(file_).load("a")->journal.size(), 2u);
}

TEST_F(StoreTest, AFileThatIsNoDatabaseIsRefused) {
  std::ofstream(file_) << std::string(5'000, 'x');
  EXPECT_EQ(faultOf(file_), "server.error.not-database");
  EXPECT_EQ(faultOf(folder_.string()), "server.error.not-database");
}

TEST_F(StoreTest, ANewerVersionIsRefused) {
  Database(file_, Access::write).run("pragma user_version = 99");
  EXPECT_EQ(faultOf(file_), "server.error.newer");
}

TEST_F(StoreTest, TheDatabaseOfAnotherProgramIsRefused) {
  Database(file_, Access::write).run("create table other (a)");
  EXPECT_EQ(faultOf(file_), "server.error.foreign");
}

TEST_F(StoreTest, AMissingFolderIsNamed) {
  EXPECT_EQ(faultOf((folder_ / "no" / "where.sqlite").string()), "server.error.no-folder");
  EXPECT_THROW(FileLock((folder_ / "no" / "where.sqlite").string()), StartFault);
}

TEST_F(StoreTest, AFileThatMayOnlyBeReadIsRefused) {
  openStore(file_);
  fs::permissions(file_, fs::perms::owner_read);
  if (::access(file_.c_str(), W_OK) == 0) GTEST_SKIP() << "root may write everywhere";
  EXPECT_EQ(faultOf(file_), "server.error.read-only");
}

TEST_F(StoreTest, TwoLocksOnOneFileAreRefused) {
  const FileLock first(file_);
  try {
    const FileLock second(file_);
    FAIL();
  } catch (const StartFault& fault) {
    EXPECT_EQ(fault.id, "server.error.locked");
  }
}

TEST_F(StoreTest, AnOpenedFileKeepsItsContent) {
  Reported reported;
  {
    Writer(file_, reported.reports()).push({summary(1, "m", MatchStatus::running, 1)});
  }
  Writer again(file_, reported.reports());
  EXPECT_EQ(SqliteStore(file_).load("m")->summary.status, MatchStatus::running);
}

}  // namespace
}  // namespace walstatt::server
