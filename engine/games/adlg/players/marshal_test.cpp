#include "games/adlg/players/marshal.h"

#include <gtest/gtest.h>

#include "base/test_cases.h"
#include "games/adlg/players/test_players.h"
#include "games/adlg/sequence.h"
#include "games/adlg/test_combat.h"
#include "players/random.h"

namespace walstatt::adlg {
namespace {

// Where it stands when that turn begins; every decision is judged before it is carried out.
State playedUntil(int turnNumber, const Battle& battle, Player<Battle>& first, Player<Battle>& second,
                  std::uint64_t seed) {
  FastDice dice(seed);
  NoEvents quiet;
  State state = battle.start();
  while (state.turn < turnNumber && battle.turn(state).waiting != Waiting::nobody) {
    const Turn turn = battle.turn(state);
    if (turn.waiting == Waiting::dice) {
      battle.roll(state, dice.roll(turn.dice), quiet);
      continue;
    }
    const Seat seat = firstOf(turn.seats);
    const Action action = (seat == 0 ? first : second).choose(battle, battle.view(state, seat), seat);
    const auto refusal = battle.check(state, seat, action);
    EXPECT_FALSE(refusal) << battle.write(state, action) << ": " << refusal->phrase->id;
    if (refusal) break;
    battle.apply(state, seat, action, quiet);
  }
  return state;
}

State opening(std::uint64_t seed) {
  SetupBattle table(twoArmies("points = 100"));
  Marshal marshal(seed, {.choices = 3, .playouts = 6});
  Captain captain(seed);
  return playedUntil(3, table.battle, marshal, captain, seed);
}

TEST(AdlgMarshal, plays_more_out_in_a_small_battle_and_less_near_its_end) {
  const Battle small = test::readyBattle("first-battle"), large = test::readyBattle("zama");
  State state = small.start();
  state.turn = 1;
  const int many = playoutsFor(small, state, 60);
  EXPECT_GT(many, 60);
  EXPECT_LE(many, 240);
  state.turn = static_cast<std::uint8_t>(turnsOf(small, state));
  EXPECT_EQ(playoutsFor(small, state, 60), many / 2);
  State other = large.start();
  other.turn = 1;
  EXPECT_LT(playoutsFor(large, other, 60), many);
  EXPECT_GT(playoutsFor(large, other, 60), 0);
}

// With fewer playouts than usual, for the time it takes; still enough to be sure now and then.
TEST(AdlgMarshal, wins_the_first_battle_from_both_sides_against_a_random_player) {
  const Battle battle = test::readyBattle("first-battle");
  for (std::uint64_t seed = 1; seed <= cases(4, 1); ++seed) {
    Marshal marshal(seed, {.choices = 8, .playouts = 40});
    RandomPlayer<Battle> random(seed);
    const Side own = seed % 2;
    EXPECT_EQ(own == 0 ? test::winnerOf(battle, marshal, random, seed) : test::winnerOf(battle, random, marshal, seed),
              own)
        << seed;
  }
}

// The first of the second side's units are gone, so many.
State withLosses(const Battle& battle, std::size_t many) {
  State state = battle.start();
  for (std::size_t i = 0; i < many; ++i) state.units[battle.firstUnit(1) + i].where = Where::gone;
  return state;
}

TEST(AdlgMarshal, A6_a_playout_that_is_won_counts_more_than_any_lead_but_not_beyond_comparison) {
  const Battle battle = test::readyBattle("first-battle");
  const State leads = withLosses(battle, 6);
  State won = leads;
  won.step = Step::over;
  won.winner = 0;
  EXPECT_GT(worthOfPlayout(battle, won, 0), worthOfPlayout(battle, leads, 0));
  EXPECT_LT(worthOfPlayout(battle, won, 0), 4 * worthOfPlayout(battle, leads, 0));
  EXPECT_EQ(worthOfPlayout(battle, won, 1), -worthOfPlayout(battle, won, 0));
}

TEST(AdlgMarshal, A34_of_two_playouts_that_end_alike_the_one_with_fewer_losses_is_better) {
  const Battle battle = test::readyBattle("first-battle");
  State close = withLosses(battle, 1), clear = withLosses(battle, 3);
  close.step = clear.step = Step::over;
  close.winner = clear.winner = noSide;
  EXPECT_GT(worthOfPlayout(battle, clear, 0), worthOfPlayout(battle, close, 0));
  EXPECT_LT(worthOfPlayout(battle, clear, 1), worthOfPlayout(battle, close, 1));
}

// Two lines that have still to come together.
test::Combat twoLines() {
  using namespace test;
  return Combat({{0, "A", heavySwords(), at(8'000, 14'000)},
                 {0, "B", heavySwords(), at(9'000, 14'000)},
                 {0, "C", heavySwords(), at(10'000, 14'000)},
                 {1, "x", heavySwords(), at(9'000, 8'000, 180)},
                 {1, "y", heavySwords(), at(10'000, 8'000, 180)}});
}

TEST(AdlgMarshal, an_army_stands_better_with_its_front_to_the_enemy_and_in_line) {
  const test::Combat table = twoLines();
  Matches matches;
  matches.prepare(table.battle);
  matches.look(table.battle, table.state);
  const int before = standingOfAll(table.battle, table.state, 0, matches);
  State away = table.state;
  for (std::size_t i = 0; i < 3; ++i) away.units[i].heading = quarterTurn;
  EXPECT_LT(standingOfAll(table.battle, away, 0, matches), before);
  State apart = table.state;
  apart.units[0].at.x -= 4 * ud;
  EXPECT_LT(standingOfAll(table.battle, apart, 0, matches), before);
}

// Orders nothing at all.
class Idle final : public Player<Battle> {
 public:
  Action choose(const Battle& battle, const State& state, Seat seat) override {
    const auto& listed = buffer_.listed(battle, state, seat);
    for (const Action& action : listed)
      if (action.verb == Verb::endCorps) return action;
    return listed[0];
  }

 private:
  ActionBuffer<Battle> buffer_;
};

// How many heavy units look more than half to the side after the second side's first turns against an enemy who stands still.
int turnedAway(std::uint64_t seed, MarshalSettings settings) {
  const Battle battle = test::readyBattle("first-battle");
  Idle idle;
  Marshal marshal(seed, settings);
  const State state = playedUntil(4, battle, idle, marshal, seed);
  int away = 0;
  for (std::size_t i = battle.firstUnit(1); i < battle.firstUnit(2); ++i) {
    const Angle turned = normalized(state.units[i].heading - halfTurn);
    away += !battle.profile(i).light() && turned > quarterTurn / 2 && turned < fullTurn - quarterTurn / 2 ? 1 : 0;
  }
  return away;
}

TEST(AdlgMarshal, keeps_his_front_to_an_enemy_who_does_not_come) {
  for (std::uint64_t seed = 3; seed < 3 + cases(3, 1); ++seed)
    EXPECT_EQ(turnedAway(seed, {.choices = 8, .playouts = 40}), 0) << seed;
}

// Cavalry before two pikes, in the zone of one: the captain sees nothing to be ordered.
TEST(AdlgMarshal, A17_orders_what_the_captain_does_not_think_of) {
  using namespace test;
  Combat table({{0, "CV", mediumCavalry(), at(10'000, 11'000)},
                {1, "x", pikemen(), at(10'000, 9'500, 180)},
                {1, "y", pikemen(), at(11'000, 9'500, 180)}});
  table.orders(0, 3);
  EXPECT_EQ(Captain(1).choose(table.battle, table.state, 0).verb, Verb::endCorps);
  const Action order = Marshal(1).choose(table.battle, table.state, 0);
  EXPECT_EQ(order.verb, Verb::move);
  EXPECT_EQ(order.unit, table.id("CV"));
}

TEST(AdlgMarshal, orders_by_the_rules_and_the_same_for_the_same_seed) {
  const State one = opening(1);
  EXPECT_EQ(one.turn, 3);
  EXPECT_EQ(one, opening(1));
}

}  // namespace
}  // namespace walstatt::adlg
