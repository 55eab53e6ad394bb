#include "games/pig/pig.h"

#include <gtest/gtest.h>

#include "odds/spread.h"

namespace walstatt::pig {
namespace {

class PigTest : public ::testing::Test {
 protected:
  void act(Seat seat, Action action) {
    ASSERT_FALSE(game.check(state, seat, action)) << game.write(state, action);
    game.apply(state, seat, action, quiet);
  }
  void throwDie(Face face) {
    Faces faces;
    faces.push_back(face);
    game.roll(state, faces, quiet);
  }

  Pig game;
  State state = game.start();
  NoEvents quiet;
};

TEST_F(PigTest, P1_pips_are_gathered_and_banked) {
  act(0, Action::roll);
  throwDie(5);
  act(0, Action::roll);
  throwDie(4);
  EXPECT_EQ(state.gathered, 9);
  act(0, Action::hold);
  EXPECT_EQ(state.banked[0], 9);
  EXPECT_EQ(game.turn(state).seats, only(1));
}

TEST_F(PigTest, P1_nobody_holds_without_a_throw_or_out_of_turn) {
  EXPECT_EQ(game.check(state, 0, Action::hold)->phrase, &phrases::nothingToBank);
  EXPECT_EQ(game.check(state, 1, Action::roll)->phrase, &phrases::notYourTurn);
}

TEST_F(PigTest, P2_a_one_loses_what_the_turn_gathered) {
  act(0, Action::roll);
  throwDie(6);
  act(0, Action::roll);
  throwDie(1);
  EXPECT_EQ(state.gathered, 0);
  EXPECT_EQ(state.banked[0], 0);
  EXPECT_EQ(state.toMove, 1);
}

TEST_F(PigTest, P3_who_banks_the_goal_wins) {
  state.banked[0] = 95;
  act(0, Action::roll);
  throwDie(6);
  act(0, Action::hold);
  EXPECT_EQ(game.turn(state).waiting, Waiting::nobody);
  EXPECT_EQ(game.outcome(state).winner, 0);
}

TEST_F(PigTest, odds_of_one_throw_are_sixths) {
  const auto leaves = odds::spreadOf(game, state, 0, Action::roll);
  ASSERT_EQ(leaves.size(), 6u);
  for (const auto& leaf : leaves) EXPECT_EQ(leaf.chance, (Fraction{1, 6}));
}

}  // namespace
}  // namespace walstatt::pig
