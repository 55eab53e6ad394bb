#include "trials/trial.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <thread>

#include "games/pig/pig.h"
#include "games/registry/registry.h"

namespace walstatt {
namespace {

const Erased<pig::Pig>& pigGame() {
  static const Erased<pig::Pig> game{pig::Pig(30)};
  return game;
}

TrialPlan planOf(std::vector<std::string> players, std::uint64_t games, int threads) {
  TrialPlan plan;
  plan.kind = findGame("pig");
  plan.game = &pigGame();
  plan.players = std::move(players);
  plan.games = games;
  plan.seed = 42;
  plan.threads = threads;
  return plan;
}

bool same(const Tally& a, const Tally& b) {
  return a.least == b.least && a.most == b.most && a.sum == b.sum && a.squares == b.squares;
}

TEST(Trial, any_number_of_threads_gives_the_same_result) {
  const auto one = runTrial(planOf({"random", "greedy"}, 500, 1));
  ASSERT_TRUE(one);
  for (const int threads : {2, 3, 8}) {
    const auto many = runTrial(planOf({"random", "greedy"}, 500, threads));
    ASSERT_TRUE(many);
    EXPECT_EQ(many->games, one->games);
    EXPECT_EQ(many->wins, one->wins);
    EXPECT_EQ(many->draws, one->draws);
    EXPECT_EQ(many->reasons, one->reasons);
    EXPECT_EQ(many->signature, one->signature);
    EXPECT_TRUE(same(many->decisions, one->decisions) && same(many->rolls, one->rolls)) << threads;
  }
}

TEST(Trial, all_games_are_counted_once) {
  const auto result = runTrial(planOf({"random", "random"}, 301, 2));
  ASSERT_TRUE(result);
  EXPECT_EQ(result->games, 301u);
  EXPECT_EQ(result->wins[0] + result->wins[1] + result->draws + result->unfinished, 301u);
  EXPECT_EQ(result->reasons.at("pig.won"), 301u);
  EXPECT_LE(static_cast<double>(result->decisions.least), result->mean(result->decisions));
  EXPECT_GE(static_cast<double>(result->decisions.most), result->mean(result->decisions));
}

TEST(Trial, a_better_player_wins_more) {
  const auto result = runTrial(planOf({"greedy", "random"}, 400, 2));
  ASSERT_TRUE(result);
  EXPECT_GT(result->winInterval(0).low, 0.5);
}

TEST(Trial, another_seed_plays_other_games) {
  TrialPlan plan = planOf({"random", "random"}, 20, 1);
  const auto one = runTrial(plan);
  plan.seed = 43;
  EXPECT_NE(runTrial(plan)->signature, one->signature);
}

TEST(Trial, unknown_players_and_wrong_numbers_are_told) {
  EXPECT_FALSE(runTrial(planOf({"random", "nobody"}, 5, 1)));
  EXPECT_FALSE(runTrial(planOf({"random"}, 5, 1)));
  EXPECT_FALSE(runTrial(planOf({}, 5, 1)));
}

TEST(Trial, no_games_give_an_empty_result) {
  const auto result = runTrial(planOf({"random", "random"}, 0, 4));
  ASSERT_TRUE(result);
  EXPECT_EQ(result->games, 0u);
  EXPECT_EQ(result->mean(result->decisions), 0);
}

TEST(Trial, progress_is_told_in_the_asking_thread) {
  TrialPlan plan = planOf({"random", "random"}, 50, 2);
  std::vector<std::uint64_t> told;
  const auto here = std::this_thread::get_id();
  plan.progress = [&](std::uint64_t done) {
    EXPECT_EQ(std::this_thread::get_id(), here);
    told.push_back(done);
  };
  ASSERT_TRUE(runTrial(plan));
  ASSERT_FALSE(told.empty());
  EXPECT_TRUE(std::is_sorted(told.begin(), told.end()));
  EXPECT_EQ(told.back(), 50u);
}

// The figures are those of the usual tables.
TEST(Trial, wilson_intervals) {
  EXPECT_NEAR(wilson(5, 10).low, 0.2366, 0.0001);
  EXPECT_NEAR(wilson(5, 10).high, 0.7634, 0.0001);
  EXPECT_NEAR(wilson(0, 10).high, 0.2775, 0.0001);
  EXPECT_EQ(wilson(0, 10).low, 0);
  EXPECT_EQ(wilson(10, 10).high, 1);
  EXPECT_EQ(wilson(0, 0).low, 0);
  EXPECT_EQ(wilson(0, 0).high, 1);
}

RC_GTEST_PROP(Trial, the_share_lies_in_its_interval, ()) {
  const auto of = *rc::gen::inRange<std::uint64_t>(1, 1'000'000);
  const auto hits = *rc::gen::inRange<std::uint64_t>(0, of + 1);
  const double share = static_cast<double>(hits) / static_cast<double>(of);
  const Interval interval = wilson(hits, of);
  RC_ASSERT(0 <= interval.low && interval.low <= share && share <= interval.high && interval.high <= 1);
}

}  // namespace
}  // namespace walstatt
