#include "games/morra/morra.h"

#include <gtest/gtest.h>

namespace walstatt::morra {
namespace {

const Morra game;

State at(std::string_view position) {
  const auto read = game.readPosition(position);
  EXPECT_TRUE(read.value) << position;
  return read.value.value_or(State{});
}

std::string after(std::string_view position, Action first, Action second) {
  State state = at(position);
  NoEvents quiet;
  game.apply(state, 0, first, quiet);
  game.apply(state, 1, second, quiet);
  return game.writePosition(state);
}

TEST(Morra, M1_both_choose_in_secret_and_in_any_order) {
  State state = game.start();
  EXPECT_TRUE(game.turn(state).secret);
  EXPECT_EQ(game.turn(state).seats, only(0) | only(1));
  NoEvents quiet;
  game.apply(state, 1, {3, 7}, quiet);
  EXPECT_EQ(game.turn(state).seats, only(0));
  EXPECT_EQ(game.check(state, 1, {3, 7})->phrase, &phrases::alreadyChosen);
  EXPECT_EQ(game.view(state, 0), game.start());
  EXPECT_EQ(game.view(state, 1), state);
}

TEST(Morra, M1_one_to_five_fingers_and_a_sum_that_can_be) {
  const State state = game.start();
  EXPECT_EQ(game.check(state, 0, {0, 5})->phrase, &phrases::fingersRange);
  EXPECT_EQ(game.check(state, 0, {6, 7})->phrase, &phrases::fingersRange);
  EXPECT_EQ(game.check(state, 0, {1, 1})->phrase, &phrases::guessRange);
  EXPECT_EQ(game.check(state, 0, {1, 11})->phrase, &phrases::guessRange);
  EXPECT_FALSE(game.check(state, 0, {5, 10}));
  ActionList<Action> actions(game.maxActions());
  game.list(state, 0, actions);
  EXPECT_EQ(actions.size(), 45u);
}

TEST(Morra, M2_who_alone_is_right_scores) {
  EXPECT_EQ(after("0 0 0 - -", {2, 5}, {3, 6}), "1 0 1 - -");
  EXPECT_EQ(after("0 0 0 - -", {2, 6}, {3, 5}), "0 1 1 - -");
  EXPECT_EQ(after("0 0 0 - -", {2, 5}, {3, 5}), "0 0 1 - -");
  EXPECT_EQ(after("0 0 0 - -", {2, 4}, {3, 6}), "0 0 1 - -");
}

TEST(Morra, M3_the_goal_wins) {
  const State state = at(after("2 2 9 - -", {2, 4}, {3, 5}));
  EXPECT_TRUE(game.outcome(state).over);
  EXPECT_EQ(game.outcome(state).winner, 1);
  EXPECT_EQ(game.turn(state).waiting, Waiting::nobody);
  EXPECT_EQ(game.check(state, 0, {1, 2})->phrase, &phrases::over);
}

TEST(Morra, M3_two_hundred_throws_are_a_draw) {
  const State state = at(after("2 2 199 - -", {2, 4}, {3, 6}));
  EXPECT_TRUE(game.outcome(state).over);
  EXPECT_EQ(game.outcome(state).winner, noSide);
}

TEST(Morra, bad_notation_is_told) {
  const State state = game.start();
  for (const char* text : {"", "3", "3/", "/7", "3/7 ", "3-7", "a/b", "-1/7", "100/7"})
    EXPECT_FALSE(game.read(state, 0, text).value) << text;
  for (const char* text :
       {"", "0 0 0", "0 0 0 -", "0 0 0 - - ", "4 0 0 - -", "0 0 201 - -", "0 0 0 3/7 2/5", "0 0 0 6/7 -"})
    EXPECT_FALSE(game.readPosition(text).value) << text;
  EXPECT_EQ(game.writePosition(at("2 1 17 3/7 -")), "2 1 17 3/7 -");
  EXPECT_EQ(game.writePosition(at("2 1 17 - 5/10")), "2 1 17 - 5/10");
}

}  // namespace
}  // namespace walstatt::morra
