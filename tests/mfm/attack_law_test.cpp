// A law for every kind of attack: exact odds equal 100,000 played-out rolls of the very game, and the attack's own odds
// equal those of the whole state.
#include <gtest/gtest.h>

#include <cmath>

#include "base/test_cases.h"
#include "games/mfm/attack_odds.h"
#include "odds/forecast.h"
#include "test_table.h"

namespace walstatt::mfm {
namespace {

constexpr int rolls = cases(100'000, 5'000);

struct Counts {
  double hit = 0, lifeLost = 0, out = 0, own = 0;
};

// Plays the action out with fast dice up to the next decision and counts what happens.
Counts playedOut(const ManForMan& game, const State& before, Seat seat, const Action& action) {
  FastDice dice(20'260'101);
  Counts counts;
  const FigureId aimed = action.target();
  for (int i = 0; i < rolls; ++i) {
    State state = before;
    NoEvents quiet;
    game.apply(state, seat, action, quiet);
    bool hit = false;
    for (Turn turn = game.turn(state); turn.waiting == Waiting::dice; turn = game.turn(state)) {
      const Faces faces = dice.roll(turn.dice);
      if (state.attack.stage == Stage::hit)
        for (const Face face : faces) hit = hit || face <= state.attack.hitUpTo;
      game.roll(state, faces, quiet);
    }
    counts.hit += hit;
    for (FigureId id = 0; id < game.figureCount(); ++id) {
      if (state.figures[id].lives == before.figures[id].lives) continue;
      if (game.sideOfFigure(id) == game.sideOfFigure(aimed)) {
        counts.lifeLost += 1;
        counts.out += state.figures[id].standing == Standing::out;
      } else {
        counts.own += 1;
      }
    }
  }
  return counts;
}

void expectNear(double count, Fraction chance, const char* what) {
  const double p = chance.approx(), sigma = std::sqrt(rolls * p * (1 - p));
  EXPECT_NEAR(count, rolls * p, 4.5 * sigma + 0.5) << what;
}

void compare(TestTable& table, const std::string& move) {
  const Seat seat = table.mover();
  ASSERT_EQ(table.refusal(move), "") << move;
  const Action action = *table.read(move).value;
  const AttackChances chances = chancesOf(table.game(), table.state(), action);
  const Counts counts = playedOut(table.game(), table.state(), seat, action);
  expectNear(counts.hit, chances.hit, "hit");
  expectNear(counts.lifeLost, chances.lifeLost, "life lost");
  expectNear(counts.out, chances.out, "out");
  expectNear(counts.own, chances.ownLifeLost, "own life lost");

  // The forecast runs the whole state through the rules and must say the same.
  Fraction hit{0, 1}, lost{0, 1};
  for (const odds::Chance& chance : odds::forecast(table.game(), table.state(), seat, action).outcomes) {
    if (chance.outcome.phrase == &phrases::hit) hit = hit + chance.chance;
    if (chance.outcome.phrase == &phrases::lifeLost) lost = lost + chance.chance;
  }
  EXPECT_EQ(hit, chances.hit);
  EXPECT_EQ(lost, chances.lifeLost + chances.ownLifeLost);
}

TEST(AttackLaw, G4_nah_with_one_and_with_three_dice) {
  TestTable one({"....", "..T.", "...."});
  one.put(0, "roman-swordsman", "c2").put(1, "celtic-swordsman", "b2").turnOf(1);
  compare(one, "b2xc2");
  TestTable three({"....", "....", "...."});
  three.put(0, "roman-centurion", "c2").put(1, "celtic-battle-axe", "b2").turnOf(1);
  compare(three, "b2xc2");
}

TEST(AttackLaw, G7_fern_still_and_moving_through_cover) {
  TestTable table({"........", "...bB...", "........"});
  table.put(0, "roman-archer", "a2").put(1, "celtic-great-axe", "g2").turnOf(0);
  compare(table, "a2*g2");
  compare(table, "a2*g2>");
}

TEST(AttackLaw, R11_fern_with_a_roll_off_for_touched_cover) {
  TestTable table({".....", ".b...", ".....", "....."});
  table.put(0, "roman-archer", "a1").put(1, "celtic-swordsman", "c3").turnOf(0);
  compare(table, "a1*c3");
  TestTable touched({".b...", ".....", ".....", "....."});
  touched.put(0, "roman-archer", "a1").put(1, "celtic-swordsman", "c3").turnOf(0);
  compare(touched, "a1*c3");
}

TEST(AttackLaw, R13_fern_into_melee_may_strike_one_of_several_own_figures) {
  TestTable table({"............", "............", "............", "............"});
  table.put(0, "roman-archer", "a2")
      .put(0, "roman-swordsman", "k2")
      .put(0, "roman-centurion", "k1")
      .put(1, "celtic-swordsman", "l2")
      .put(1, "celtic-hero", "l1")
      .turnOf(0);
  compare(table, "a2*l2");
}

TEST(AttackLaw, G8_1_weit_has_no_rule_of_12) {
  TestTable table({".....", ".....", "....."});
  table.put(0, "roman-swordsman", "d2").put(1, "celtic-gaesatae-spear", "b2").turnOf(1);
  compare(table, "b2~d2");
}

TEST(AttackLaw, G8_2_erst_up_to_the_next_decision) {
  TestTable table({".....", ".....", "....."});
  table.put(0, "roman-swordsman", "e2").put(1, "celtic-gaesatae-spear", "b2").turnOf(0);
  table.act("e2-c2");
  ASSERT_TRUE(table.game().turn(table.state()).reaction);
  compare(table, "b2!c2");
}

}  // namespace
}  // namespace walstatt::mfm
