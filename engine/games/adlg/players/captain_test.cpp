#include "games/adlg/players/captain.h"

#include <gtest/gtest.h>

#include "base/test_cases.h"
#include "games/adlg/players/test_players.h"
#include "games/adlg/test_profiles.h"
#include "players/random.h"

namespace walstatt::adlg {
namespace {

using namespace test;

struct Tally {
  int won = 0, lost = 0;
};

// Both sides in turn.
Tally againstRandom(const Battle& battle, int battles) {
  Tally tally;
  for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(battles); ++seed) {
    Captain captain(seed);
    RandomPlayer<Battle> random(seed);
    const Side own = seed % 2;
    const Side winner = own == 0 ? winnerOf(battle, captain, random, seed) : winnerOf(battle, random, captain, seed);
    tally.won += winner == own;
    tally.lost += winner != own && winner != noSide;
  }
  return tally;
}

// Not all of them: of a hundred he loses about four and draws two.
TEST(AdlgCaptain, wins_nearly_every_small_battle_against_a_random_player) {
  const Tally tally = againstRandom(readyBattle("first-battle"), cases(200, 6));
  EXPECT_GE(tally.won, cases(182, 5));
  EXPECT_LE(tally.lost, cases(14, 1));
}

// Nor here: about one of a hundred is lost, and one is drawn when the turns are over.
TEST(AdlgCaptain, wins_nearly_every_battle_of_200_points_against_a_random_player) {
  Tally all;
  for (const char* id : {"kadesh", "magnesia", "zama", "arsuf", "whole-procedure"}) {
    const Tally tally = againstRandom(readyBattle(id), cases(20, 1));
    EXPECT_GE(tally.won, cases(17, 1)) << id;
    all.won += tally.won;
    all.lost += tally.lost;
  }
  EXPECT_GE(all.won, cases(95, 5));
  EXPECT_LE(all.lost, cases(4, 0));
}

TEST(AdlgCaptain, the_same_seed_leads_the_same_battle) {
  const auto play = [] {
    Captain one(1), other(2);
    return winnerOf(readyBattle("first-battle"), one, other, 3);
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

TEST(AdlgProspects, worn_units_dare_less_and_are_better_prey) {
  const Battle battle = readyBattle("first-battle");
  Matches matches;
  matches.prepare(battle);
  State state = battle.start();
  const std::size_t own = 0, enemy = battle.firstUnit(1);
  matches.look(battle, state);
  const int fresh = matches.charge(own, enemy);
  state.units[own].lost = 1;
  matches.look(battle, state);
  EXPECT_LT(matches.charge(own, enemy), fresh);
  state.units[own].lost = 0;
  state.units[enemy].lost = static_cast<std::uint8_t>(battle.profile(enemy).cohesion - 1);
  matches.look(battle, state);
  EXPECT_GT(matches.charge(own, enemy), fresh);
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
