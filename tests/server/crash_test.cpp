// The process is killed at any moment and started again on the same file: every acknowledged decision is there, and
// every match goes on. WALSTATT_LONG=1 does it a hundred times.
#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <random>
#include <thread>

#include "tests/server/test_client.h"

namespace walstatt::test {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

constexpr int players = 4;
constexpr int shortRounds = 8;
constexpr int longRounds = 100;

class CrashTest : public testing::Test {
 protected:
  CrashTest() { fs::create_directories(folder_); }
  ~CrashTest() override { fs::remove_all(folder_); }

  std::vector<std::string> options() const {
    return {"--data",
            (folder_ / "matches.sqlite").string(),
            "--creates-per-minute",
            "0",
            "--messages-per-second",
            "0",
            "--messages-per-second-per-address",
            "0"};
  }

  fs::path folder_ = fs::temp_directory_path() / ("walstatt-crash-" + std::to_string(getpid()));
};

// Plays new and old matches until the connection breaks.
void play(int port, unsigned seed, std::vector<TestMatch>& matches) {
  std::mt19937 random(seed);
  TestClient client(port);
  client.hello();
  for (TestMatch& match : matches)
    if (match.watch(client).isNull()) return;
  while (true) {
    if (matches.empty() || random() % 20 == 0) {
      auto fresh = random() % 2 ? TestMatch::create(client, "pig", "standard")
                                : TestMatch::create(client, "mfm", "geheimdokument");
      if (!fresh) return;
      matches.push_back(std::move(*fresh));
    }
    TestMatch& match = matches[random() % matches.size()];
    if (!match.step(client, static_cast<unsigned>(random())) && client.ok(R"("do":"ping")").isNull()) return;
  }
}

std::vector<std::string> actionsOf(const Data& table) {
  std::vector<std::string> all;
  const Data* steps = table.find("steps");
  if (steps && steps->as<Data::Array>())
    for (const Data& step : *steps->as<Data::Array>())
      if (step.find("do")) all.push_back(textOf(step, "do"));
  return all;
}

// All that was acknowledged is there, in order, and at most one decision more: the one under way.
void check(TestClient& client, TestMatch& match) {
  const Data table = match.watch(client);
  ASSERT_FALSE(table.isNull()) << match.id;
  EXPECT_GE(numberOf(table, "n"), match.n) << match.id;
  const std::vector<std::string> stored = actionsOf(table);
  ASSERT_GE(stored.size(), match.acknowledged.size()) << match.id;
  EXPECT_LE(stored.size(), match.acknowledged.size() + 1) << match.id;
  for (std::size_t i = 0; i < match.acknowledged.size(); ++i) EXPECT_EQ(stored[i], match.acknowledged[i]) << match.id;
  match.acknowledged = stored;
  if (textOf(table, "status") == "running") {
    EXPECT_TRUE(match.step(client, 0)) << match.id << ' ' << match.refused;
  }
}

std::size_t checkAll(int port, std::vector<std::vector<TestMatch>>& matches) {
  TestClient client(port);
  client.hello();
  std::size_t checked = 0;
  for (auto& own : matches)
    for (TestMatch& match : own) {
      check(client, match);
      ++checked;
    }
  return checked;
}

TEST_F(CrashTest, KilledAtAnyMomentNothingAcknowledgedIsLost) {
  const int rounds = std::getenv("WALSTATT_LONG") ? longRounds : shortRounds;
  std::mt19937 random(static_cast<unsigned>(getpid()));
  std::vector<std::vector<TestMatch>> matches(players);
  std::size_t checked = 0, decisions = 0;
  for (int round = 0; round < rounds; ++round) {
    SCOPED_TRACE("round " + std::to_string(round));
    {
      ServerProcess server(options());
      ASSERT_NE(server.port(), 0) << server.said();
      std::vector<std::thread> threads;
      for (auto& own : matches)
        threads.emplace_back(play, server.port(), static_cast<unsigned>(random()), std::ref(own));
      std::this_thread::sleep_for(std::chrono::milliseconds(50 + random() % 400));
      server.signal(SIGKILL);
      for (std::thread& thread : threads) thread.join();
      EXPECT_EQ(server.wait(), 128 + SIGKILL);
    }
    ServerProcess server(options());
    ASSERT_NE(server.port(), 0) << server.said();
    checked += checkAll(server.port(), matches);
    server.signal(SIGTERM);
    EXPECT_EQ(server.wait(), 0);
  }
  for (const auto& own : matches)
    for (const TestMatch& match : own) decisions += match.acknowledged.size();
  EXPECT_GT(decisions, static_cast<std::size_t>(rounds) * 20);
  RecordProperty("checked", static_cast<int>(checked));
  RecordProperty("decisions", static_cast<int>(decisions));
}

TEST_F(CrashTest, TwoProcessesOnOneFileAreRefused) {
  ServerProcess first(options());
  ASSERT_NE(first.port(), 0) << first.said();
  ServerProcess second(options());
  EXPECT_EQ(second.port(), 0);
  EXPECT_EQ(second.wait(), 1);
  EXPECT_NE(second.said().find("another server uses this file already"), std::string::npos) << second.said();
  first.signal(SIGINT);
  EXPECT_EQ(first.wait(), 0);
}

TEST_F(CrashTest, BadSettingsAreNamed) {
  ServerProcess process({"--workers", "many"});
  EXPECT_EQ(process.wait(), 2);
  EXPECT_NE(process.said().find("--workers: found"), std::string::npos) << process.said();
}

}  // namespace
}  // namespace walstatt::test
