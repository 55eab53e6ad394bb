// What the contract promises of every game, on games made for the purpose.
#include <gtest/gtest.h>

#include "games/pig/pig.h"
#include "players/random.h"
#include "table/any_game.h"

namespace walstatt {
namespace {

// Pig on a free table: it lists only one of its actions and draws the others.
class FreePig : public pig::Pig {
 public:
  Listing listing() const { return Listing::sampled; }
  void list(const State&, Seat, ActionList<Action>& out) const { out.push_back(Action::roll); }
  std::optional<Action> sample(const State& state, Seat seat, FastDice& dice) const {
    const Action action = dice.below(2) ? Action::hold : Action::roll;
    return check(state, seat, action) ? std::nullopt : std::optional(action);
  }
};
static_assert(FreeGame<FreePig> && !FreeGame<pig::Pig>);

TEST(Contract, a_free_table_is_sampled_through_the_erased_form_too) {
  const Erased<FreePig> game{FreePig()};
  const AnyGame& any = game;
  RandomPlayer<AnyGame> player(5);
  AnyState state = any.start();
  FastDice dice(9);
  NoEvents quiet;
  bool held = false;
  for (int step = 0; step < 200 && any.turn(state).waiting != Waiting::nobody; ++step) {
    const Turn turn = any.turn(state);
    if (turn.waiting == Waiting::dice) {
      any.roll(state, dice.roll(turn.dice), quiet);
      continue;
    }
    const AnyAction action = player.choose(any, state, firstOf(turn.seats));
    ASSERT_FALSE(any.check(state, firstOf(turn.seats), action));
    held = held || any.write(state, action) == "hold";
    any.apply(state, firstOf(turn.seats), action, quiet);
  }
  EXPECT_TRUE(held) << "holding is never listed, so it must have been sampled";
}

TEST(Contract, a_game_that_lists_all_samples_nothing) {
  const Erased<pig::Pig> game{pig::Pig()};
  FastDice dice(1);
  EXPECT_EQ(game.listing(), Listing::complete);
  EXPECT_FALSE(game.sample(game.start(), 0, dice));
}

TEST(Contract, actions_and_states_survive_erasing) {
  const pig::State state{{12, 34}, 5, 1, 0};
  EXPECT_EQ(AnyState::of(state).as<pig::State>(), state);
  EXPECT_EQ(AnyAction::of(pig::Action::hold).as<pig::Action>(), pig::Action::hold);
}

TEST(Contract, sets_of_seats) {
  EXPECT_TRUE(has(only(3), 3));
  EXPECT_FALSE(has(only(3), 2));
  EXPECT_EQ(firstOf(static_cast<SeatSet>(only(4) | only(2))), 2);
}

}  // namespace
}  // namespace walstatt
