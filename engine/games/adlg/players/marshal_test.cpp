#include "games/adlg/players/marshal.h"

#include <gtest/gtest.h>

#include "base/test_cases.h"
#include "games/adlg/players/test_players.h"
#include "players/random.h"

namespace walstatt::adlg {
namespace {

// The first two turns of a small battle; every decision is judged before it is carried out.
State opening(std::uint64_t seed) {
  SetupBattle table(twoArmies("points = 100"));
  const Battle& battle = table.battle;
  Marshal marshal(seed, {.choices = 3, .playouts = 6});
  Captain captain(seed);
  FastDice dice(seed);
  NoEvents quiet;
  State state = battle.start();
  while (state.turn < 3 && battle.turn(state).waiting != Waiting::nobody) {
    const Turn turn = battle.turn(state);
    if (turn.waiting == Waiting::dice) {
      battle.roll(state, dice.roll(turn.dice), quiet);
      continue;
    }
    const Seat seat = firstOf(turn.seats);
    Player<Battle>& player = seat == 0 ? static_cast<Player<Battle>&>(marshal) : captain;
    const Action action = player.choose(battle, battle.view(state, seat), seat);
    const auto refusal = battle.check(state, seat, action);
    EXPECT_FALSE(refusal) << battle.write(state, action) << ": " << refusal->phrase->id;
    if (refusal) break;
    battle.apply(state, seat, action, quiet);
  }
  return state;
}

// With fewer playouts than usual, for the time it takes; still enough to be sure now and then.
TEST(AdlgMarshal, wins_the_first_battle_from_both_sides_against_a_random_player) {
  const Battle battle = test::readyBattle("first-battle");
  for (std::uint64_t seed = 1; seed <= cases(4, 1); ++seed) {
    Marshal marshal(seed, {.choices = 4, .playouts = 40});
    RandomPlayer<Battle> random(seed);
    const Side own = seed % 2;
    EXPECT_EQ(own == 0 ? test::winnerOf(battle, marshal, random, seed) : test::winnerOf(battle, random, marshal, seed),
              own)
        << seed;
  }
}

TEST(AdlgMarshal, orders_by_the_rules_and_the_same_for_the_same_seed) {
  const State one = opening(1);
  EXPECT_EQ(one.turn, 3);
  EXPECT_EQ(one, opening(1));
}

}  // namespace
}  // namespace walstatt::adlg
