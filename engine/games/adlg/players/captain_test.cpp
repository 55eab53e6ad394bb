#include "games/adlg/players/captain.h"

#include <gtest/gtest.h>

#include "games/adlg/setup_file.h"
#include "games/adlg/test_profiles.h"
#include "players/random.h"

namespace walstatt::adlg {
namespace {

using namespace test;

const Battle& firstBattle() {
  static const Battle battle = [] {
    Errors errors;
    const Library library = Library::read(builtInContent(), errors);
    const auto content = readContent(library, errors);
    auto setup = readSetup(*content, *library.document("adlg/scenarios/first-battle.toml"), "first-battle", errors);
    return Battle(content, std::move(*setup));
  }();
  return battle;
}

// The winner; every decision of both is judged before it is carried out.
Side winnerOf(const Battle& battle, Player<Battle>& first, Player<Battle>& second, std::uint64_t seed) {
  FastDice dice(seed);
  NoEvents quiet;
  State state = battle.start();
  for (int steps = 0; battle.turn(state).waiting != Waiting::nobody && steps < 5'000; ++steps) {
    const Turn turn = battle.turn(state);
    if (turn.waiting == Waiting::dice) {
      battle.roll(state, dice.roll(turn.dice), quiet);
      continue;
    }
    const Seat seat = firstOf(turn.seats);
    const Action action = (seat == 0 ? first : second).choose(battle, battle.view(state, seat), seat);
    const auto refusal = battle.check(state, seat, action);
    EXPECT_FALSE(refusal) << battle.write(state, action) << ": " << refusal->phrase->id;
    if (refusal) return noSide;
    battle.apply(state, seat, action, quiet);
  }
  return battle.outcome(state).winner;
}

// Not all of them: the dice of so small a battle turn about one in twenty.
TEST(AdlgCaptain, wins_nearly_every_battle_against_a_random_player) {
  int won = 0, lost = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    Captain captain(seed);
    RandomPlayer<Battle> random(seed);
    const Side own = seed % 2;
    const Side winner = own == 0 ? winnerOf(firstBattle(), captain, random, seed)  //
                                 : winnerOf(firstBattle(), random, captain, seed);
    won += winner == own;
    lost += winner != own && winner != noSide;
  }
  EXPECT_GE(won, 8);
  EXPECT_LE(lost, 1);
}

TEST(AdlgCaptain, the_same_seed_leads_the_same_battle) {
  const auto play = [] {
    Captain one(1), other(2);
    return winnerOf(firstBattle(), one, other, 3);
  };
  EXPECT_EQ(play(), play());
}

TEST(AdlgProspects, A6_losses_are_worth_what_they_count) {
  const Profile swords = heavySwords();
  EXPECT_EQ(lossWorth(swords, 0, 1), 1000);
  EXPECT_GT(lossWorth(swords, 0, 4), 2000);
  EXPECT_LT(lossWorth(swords, 1, 1), lossWorth(swords, 0, 1));
}

TEST(AdlgProspects, A28_support_makes_a_fight_better_and_disorder_worse) {
  const Profile swords = heavySwords(), pikes = pikemen();
  Clash clash;
  clash.who = {&swords, &pikes};
  const int plain = fightWorth(clash);
  clash.how[0].support = 1;
  const int supported = fightWorth(clash);
  EXPECT_GT(supported, plain);
  clash.how[0].lost = 1;
  EXPECT_LT(fightWorth(clash), supported);
  clash.how[0].lost = 4;
  EXPECT_EQ(fightWorth(clash), 0) << "routed: there is no fight";
}

TEST(AdlgProspects, a_fight_is_worth_the_opposite_to_the_other_side) {
  const Profile swords = heavySwords(), bows = bowmen();
  Clash clash, turned;
  clash.who = {&swords, &bows};
  turned.who = {&bows, &swords};
  clash.charger = ChargedBy::first;
  turned.charger = ChargedBy::second;
  EXPECT_NEAR(fightWorth(clash), -fightWorth(turned), 5);
}

TEST(AdlgProspects, knights_like_the_open_field_and_flanks_of_all) {
  EXPECT_GT(chargeWorth(heavyKnights(), 0, bowmen(), 0, Edge::front), 500);
  EXPECT_LT(chargeWorth(bowmen(), 0, heavyKnights(), 0, Edge::front), -500);
  EXPECT_GT(chargeWorth(heavySwords(), 0, pikemen(), 0, Edge::left),
            chargeWorth(heavySwords(), 0, pikemen(), 0, Edge::front));
}

}  // namespace
}  // namespace walstatt::adlg
