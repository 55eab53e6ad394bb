#include "odds/luck.h"

#include <gtest/gtest.h>

#include <cmath>

#include "../../tests/mfm/test_table.h"
#include "games/pig/pig.h"

namespace walstatt::odds {
namespace {

// All successes and failures of a few trials, one by one.
CountInterval counted(const std::vector<double>& chances) {
  std::vector<double> distribution(chances.size() + 1, 0);
  for (std::size_t bits = 0; bits < std::size_t{1} << chances.size(); ++bits) {
    double chance = 1;
    std::size_t successes = 0;
    for (std::size_t i = 0; i < chances.size(); ++i) {
      const bool success = (bits >> i & 1) != 0;
      successes += success;
      chance *= success ? chances[i] : 1 - chances[i];
    }
    distribution[successes] += chance;
  }
  CountInterval likely{0, static_cast<int>(chances.size())};
  double below = 0, above = 0;
  while ((below += distribution[static_cast<std::size_t>(likely.low)]) < 0.025) ++likely.low;
  while ((above += distribution[static_cast<std::size_t>(likely.high)]) < 0.025) --likely.high;
  return likely;
}

void expectSame(CountInterval a, CountInterval b) {
  EXPECT_EQ(a.low, b.low);
  EXPECT_EQ(a.high, b.high);
}

TEST(Luck, the_interval_of_equal_chances_is_that_of_the_binomial_distribution) {
  expectSame(likelyCount(std::vector<double>(10, 0.5)), {2, 8});
  expectSame(likelyCount(std::vector<double>(100, 0.5)), {40, 60});
  expectSame(likelyCount(std::vector<double>(1, 0.5)), {0, 1});
  expectSame(likelyCount({}), {0, 0});
}

TEST(Luck, the_interval_of_unequal_chances_is_exact) {
  for (const std::vector<double>& chances :
       {std::vector<double>{0.1, 0.9, 0.5, 0.25, 0.01}, std::vector<double>{1, 0, 0.3, 0.7},
        std::vector<double>{0.05, 0.05, 0.05, 0.05, 0.9, 0.9, 0.33, 0.66, 0.2, 0.8}})
    expectSame(likelyCount(chances), counted(chances));
}

TEST(Luck, the_mean_of_dice_has_an_exact_interval) {
  const auto expectMean = [](int dice, int sides, double low, double high) {
    const MeanInterval likely = likelyMean(dice, sides);
    EXPECT_DOUBLE_EQ(likely.low, low) << dice << 'd' << sides;
    EXPECT_DOUBLE_EQ(likely.high, high) << dice << 'd' << sides;
  };
  expectMean(1, 6, 1, 6);
  expectMean(2, 6, 1, 6);                  // a double one has 1/36, more than 2.5 %
  expectMean(2, 12, 2 / 2.0 + 1, 12 - 1);  // up to 3 it is 3/144, up to 4 6/144
  // Many dice: near the normal distribution, and handed over to it without a leap.
  const MeanInterval exact = likelyMean(1000, 12), normal = likelyMean(1001, 12);
  EXPECT_NEAR(exact.low, normal.low, 0.002);
  EXPECT_NEAR(exact.high, normal.high, 0.002);
  EXPECT_NEAR(exact.low, 6.5 - 1.96 * std::sqrt(143.0 / 12 / 1000), 0.002);
}

TEST(Luck, each_decision_counts_what_its_own_dice_bring) {
  const pig::Pig game;
  LuckCounter<pig::Pig> luck(game);
  pig::State state = game.start();
  for (const int face : {3, 1, 1, 6}) {  // seat 1 throws twice, then seat 2, then seat 1
    const Seat seat = state.toMove;
    luck.decided(state, seat, pig::Action::roll);
    EventList told;
    game.apply(state, seat, pig::Action::roll, told);
    told.events.clear();
    Faces faces;
    faces.push_back(static_cast<Face>(face));
    game.roll(state, faces, told);
    luck.rolled(Turn::rolling({1, 6}), faces, told.events);
  }
  const LuckReport report = luck.report();
  ASSERT_EQ(report.outcomes.size(), 2u);
  EXPECT_EQ(report.outcomes[0].outcome->id, "pig.lost");
  EXPECT_EQ(report.outcomes[0].side, 0);
  EXPECT_EQ(report.outcomes[0].chances, 3);
  EXPECT_EQ(report.outcomes[0].happened, 1);
  EXPECT_NEAR(report.outcomes[0].expected, 0.5, 1e-12);
  EXPECT_EQ(report.outcomes[1].side, 1);
  EXPECT_EQ(report.outcomes[1].chances, 1);
  EXPECT_EQ(report.outcomes[1].happened, 1);
  ASSERT_EQ(report.dice.size(), 2u);
  EXPECT_EQ(report.dice[0].side, 0);
  EXPECT_EQ(report.dice[0].thrown, 3);
  EXPECT_EQ(report.dice[0].faces, (std::vector<int>{1, 0, 1, 0, 0, 1}));
  EXPECT_NEAR(report.dice[0].mean, 10 / 3.0, 1e-12);
  EXPECT_EQ(report.dice[0].expected, 3.5);
  EXPECT_EQ(report.dice[1].faces, (std::vector<int>{1, 0, 0, 0, 0, 0}));
}

TEST(Luck, a_decision_without_dice_gives_no_chance) {
  const pig::Pig game(2);
  LuckCounter<pig::Pig> luck(game);
  pig::State state = game.start();
  state.gathered = 2;
  luck.decided(state, 0, pig::Action::hold);  // wins, but not by luck
  EXPECT_TRUE(luck.report().outcomes.empty());
  EXPECT_TRUE(luck.report().dice.empty());
}

// A table of Man for Man whose steps are told to a counter as they are made.
class Watched {
 public:
  explicit Watched(mfm::TestTable& table) : table_(table), luck(table.game()) {}
  Watched& act(const std::string& move) {
    luck.decided(table_.state(), table_.mover(), *table_.read(move).value);
    table_.act(move);
    return *this;
  }
  Watched& roll(const std::vector<int>& thrown) {
    const Turn turn = table_.game().turn(table_.state());
    table_.events.events.clear();
    table_.roll(thrown);
    Faces faces;
    for (const int face : thrown) faces.push_back(static_cast<Face>(face));
    luck.rolled(turn, faces, table_.events.events);
    return *this;
  }
  const LuckOutcome* of(std::string_view id, Side side) {
    report_ = luck.report();
    for (const LuckOutcome& row : report_.outcomes)
      if (row.outcome->id == id && row.side == side) return &row;
    return nullptr;
  }

 private:
  mfm::TestTable& table_;
  LuckReport report_;

 public:
  LuckCounter<mfm::ManForMan> luck;
};

TEST(Luck, a_reaction_in_between_is_a_decision_of_its_own) {
  // The legionary runs to d1; the spear strikes first (R15), then the legionary attacks.
  mfm::TestTable table(mfm::meadow(6, 1));
  table.put(0, "roman-archer", "a1").put(1, "celtic-gaesatae-spear", "e1");
  Watched watched(table);
  watched.act("a1-d1").act("e1!d1").roll({12});  // missed
  watched.act("d1xe1").roll({1}).roll({1});      // hit, life lost
  ASSERT_TRUE(watched.of("mfm.event.hit", 1));
  EXPECT_EQ(watched.of("mfm.event.hit", 1)->chances, 1);
  EXPECT_EQ(watched.of("mfm.event.hit", 1)->happened, 0);
  EXPECT_NEAR(watched.of("mfm.event.hit", 1)->expected, 3 / 12.0, 1e-12);
  ASSERT_TRUE(watched.of("mfm.event.hit", 0));
  EXPECT_EQ(watched.of("mfm.event.hit", 0)->chances, 1);  // the move itself brought none
  EXPECT_EQ(watched.of("mfm.event.hit", 0)->happened, 1);
  ASSERT_TRUE(watched.of("mfm.event.out", 0));
  EXPECT_EQ(watched.of("mfm.event.out", 0)->happened, 1);
}

TEST(Luck, dice_that_belong_to_several_are_nobodys) {
  // Cover touched at a corner: both sides throw for it (R11).
  mfm::TestTable table({".b...", ".....", ".....", "....."});
  table.put(0, "roman-archer", "a1").put(1, "celtic-swordsman", "c3").put(1, "celtic-archer", "e4");
  Watched watched(table);
  watched.act("a1*c3").roll({1}).roll({5, 5}).roll({3, 9}).roll({7});
  const LuckReport report = watched.luck.report();
  ASSERT_EQ(report.dice.size(), 2u);
  EXPECT_EQ(report.dice[0].side, noSide);
  EXPECT_EQ(report.dice[0].thrown, 4);
  EXPECT_EQ(report.dice[1].side, 0);
  EXPECT_EQ(report.dice[1].thrown, 2);
}

TEST(Luck, after_a_cut_dice_are_nobodys) {
  const pig::Pig game;
  LuckCounter<pig::Pig> luck(game);
  luck.decided(game.start(), 0, pig::Action::roll);
  luck.cut();
  Faces faces;
  faces.push_back(4);
  luck.rolled(Turn::rolling({1, 6}), faces, {});
  ASSERT_EQ(luck.report().dice.size(), 1u);
  EXPECT_EQ(luck.report().dice[0].side, noSide);
}

}  // namespace
}  // namespace walstatt::odds
