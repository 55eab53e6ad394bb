#include "games/adlg/players/captain.h"

#include <gtest/gtest.h>

#include "base/test_cases.h"
#include "games/adlg/players/keep_best.h"
#include "games/adlg/players/test_players.h"
#include "games/adlg/test_combat.h"
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

// Nor here: about one of a hundred is lost, and one is drawn when the turns are over. With sanitizers only one of each is fought.
TEST(AdlgCaptain, wins_nearly_every_battle_of_200_points_against_a_random_player) {
  Tally all;
  for (const char* id : {"kadesh", "magnesia", "zama", "arsuf", "whole-procedure"}) {
    const Tally tally = againstRandom(readyBattle(id), cases(20, 1));
    EXPECT_GE(tally.won, cases(17, 0)) << id;
    all.won += tally.won;
    all.lost += tally.lost;
  }
  EXPECT_GE(all.won, cases(95, 4));
  EXPECT_LE(all.lost, cases(4, 0));
}

TEST(AdlgCaptain, the_same_seed_leads_the_same_battle) {
  const auto play = [] {
    Captain one(1), other(2);
    return winnerOf(readyBattle("first-battle"), one, other, 3);
  };
  EXPECT_EQ(play(), play());
}

constexpr int old = Contact::full;  // a melee of earlier sequences

Action orderOf(Combat& table, int points = 3) {
  table.orders(0, points);
  Captain captain(1);
  return captain.choose(table.battle, table.state, 0);
}

// Swordsmen hold an enemy; what cavalry that stands there is ordered, or whatever else.
Action orderBesideFight(Pose cavalry) {
  Combat table({{0, "HS", heavySwords(), at(10'000, 11'000)},
                {0, "CV", mediumCavalry(), cavalry},
                {1, "x", heavySwords(), at(10'000, 11'000, 180)},
                {1, "y", heavySwords(), at(24'000, 3'000, 180)}});
  table.touching("HS", "x", Edge::front, old);
  const Action order = orderOf(table);
  EXPECT_EQ(order.verb, Verb::charge);
  EXPECT_EQ(order.unit, table.id("CV"));
  EXPECT_EQ(order.target, table.id("x"));
  return order;
}

TEST(AdlgCaptain, A18_turns_into_the_flank_of_an_enemy_who_is_bound) {
  EXPECT_EQ(orderBesideFight(at(12'000, 10'150)).legs[0].kind(), LegKind::turn);
}

TEST(AdlgCaptain, A18_sees_the_open_flank_also_from_afar_and_level_with_it) { orderBesideFight(at(13'400, 10'500)); }

TEST(AdlgCaptain, B_Dis_05_cavalry_breaks_off_from_pikes_that_beat_it) {
  Combat table({{0, "CV", mediumCavalry(), at(10'000, 11'000)}, {1, "x", pikemen(), at(10'000, 11'000, 180)}});
  table.touching("x", "CV", Edge::front, old);
  table.unit("CV").lost = 1;
  EXPECT_EQ(orderOf(table, 1).verb, Verb::disengage);
}

TEST(AdlgCaptain, A33_the_only_point_is_for_rallying_rather_than_for_marching_on) {
  Combat table({{0, "HS", heavySwords(), at(10'000, 15'000)},
                {0, "PK", pikemen(), at(14'000, 15'000)},
                {1, "x", heavySwords(), at(12'000, 5'000, 180)}});
  table.commanderWith("PK").unit("HS").lost = 1;
  const Action order = orderOf(table, 1);
  EXPECT_EQ(order.verb, Verb::rally);
  EXPECT_EQ(order.unit, table.id("HS"));
}

TEST(AdlgCaptain, A25_shoots_first_at_whom_it_costs_most) {
  // Alike but for what they have lost: the first point counts more than the second (A6).
  Combat table({{0, "B1", bowmen(), at(10'000, 11'000)},
                {1, "x", mediumSwords(), at(9'400, 9'000, 180)},
                {1, "y", mediumSwords(), at(10'600, 9'000, 180)}});
  table.unit("x").lost = 1;
  table.shoot();
  ASSERT_EQ(table.state.step, Step::chooseShot);
  Captain captain(1);
  EXPECT_EQ(captain.choose(table.battle, table.state, 0).target, table.id("y"));
}

// Whether the commander of swordsmen with so many points lost fights along against fresh ones.
Verb partOfCommander(int lost, int turn) {
  Combat table({{0, "A", heavySwords(), at(10'000, 11'000)}, {1, "x", heavySwords(), at(10'000, 11'000, 180)}});
  table.touching("A", "x", Edge::front, old).commanderWith("A");
  table.unit("A").lost = static_cast<std::uint8_t>(lost);
  table.state.turn = static_cast<std::uint8_t>(turn);
  table.fight();
  EXPECT_EQ(table.state.step, Step::commit);
  Captain captain(1);
  return captain.choose(table.battle, table.state, 0).verb;
}

TEST(AdlgCaptain, B_Gen_a_commander_stays_out_of_a_bad_fight_while_there_is_much_left_to_lead) {
  EXPECT_EQ(partOfCommander(0, 3), Verb::commit);
  EXPECT_EQ(partOfCommander(1, 3), Verb::withhold);
  EXPECT_EQ(partOfCommander(1, 12), Verb::commit);
  EXPECT_EQ(partOfCommander(3, 12), Verb::withhold) << "he would be lost with his unit";
}

TEST(AdlgCaptain, A13_a_line_that_marches_is_not_split) {
  Combat table({{0, "A", heavySwords(), at(9'000, 15'000)},
                {0, "B", heavySwords(), at(10'000, 15'000)},
                {0, "C", heavySwords(), at(11'000, 15'000)},
                {1, "x", heavySwords(), at(10'000, 4'000, 180)}});
  const Action order = orderOf(table, 3);
  EXPECT_EQ(order.verb, Verb::move);
  EXPECT_EQ(order.group, table.mask({"A", "B", "C"}));
}

TEST(AdlgCaptain, tells_of_moves_that_he_sees_no_good_in_for_those_who_look_farther_ahead) {
  // Bowmen in range of knights: nearer is worse.
  Combat table({{0, "B1", bowmen(), at(10'000, 11'000)}, {1, "x", heavyKnights(), at(10'000, 7'500, 180)}});
  table.orders(0, 2);
  Captain captain(1);
  EXPECT_EQ(captain.choose(table.battle, table.state, 0).verb, Verb::endCorps);
  const auto next = captain.nextIdea();
  ASSERT_TRUE(next);
  EXPECT_EQ(next->verb, Verb::move);
  EXPECT_EQ(next->unit, table.id("B1"));
}

TEST(AdlgCaptain, appraises_what_others_propose) {
  Combat table({{0, "HS", heavySwords(), at(10'000, 15'000)}, {1, "x", heavySwords(), at(10'000, 7'000, 180)}});
  table.orders(0, 3);
  Captain captain(1);
  captain.choose(table.battle, table.state, 0);
  const auto appraised = [&](Verb verb, Leg leg) {
    Action action = orderTo(table.battle, verb, table.id("HS"));
    action.legs[0] = leg;
    return captain.appraise(table.battle, table.state, 0, action);
  };
  const auto ahead = appraised(Verb::move, {LegKind::forward, 2 * ud}),
             about = appraised(Verb::move, {LegKind::turn, halfTurn}), held = appraised(Verb::hold, {});
  ASSERT_TRUE(ahead && about && held);
  EXPECT_GT(*ahead, -pointPrice) << "of some worth, less its price";
  EXPECT_LT(*about, -pointPrice) << "its back to the enemy";
  EXPECT_EQ(*held, 0) << "he never holds anybody";
  EXPECT_FALSE(appraised(Verb::rally, {})) << "of rallies he thinks himself";
}

TEST(AdlgKeepBest, the_best_come_first_and_of_equals_who_was_there_before) {
  struct Named {
    char name = 0;
    int hope = 0;
  };
  FixedList<Named, 3> best;
  for (const Named one : {Named{'a', 2}, {'b', 5}, {'c', 2}, {'d', 1}, {'e', 2}, {'f', 7}}) keepBest(best, one);
  std::string names;
  for (const Named& one : best) names += one.name;
  EXPECT_EQ(names, "fba");
}

// What a step of 1 UD towards an enemy far away is worth to swordsmen in that turn.
int stepAhead(const Profile& swords, int turn) {
  Combat table({{0, "HS", swords, at(10'000, 15'000)}, {1, "x", heavySwords(), at(10'000, 5'000, 180)}});
  table.state.turn = static_cast<std::uint8_t>(turn);
  Matches matches;
  matches.prepare(table.battle);
  matches.look(table.battle, table.state);
  const Outlook outlook(table.battle, table.state, 0, matches);
  const auto standing = [&](Length y) { return outlook.standing(table.id("HS"), at(10'000, y), {}); };
  return standing(14'000) - standing(15'000);
}

TEST(AdlgCaptain, whoever_can_wait_takes_his_time_in_the_first_turns_of_a_small_battle) {
  const Profile warriors = with(heavySwords(), impetuous);
  EXPECT_LT(stepAhead(heavySwords(), 1), stepAhead(heavySwords(), 4));
  EXPECT_EQ(stepAhead(warriors, 1), stepAhead(warriors, 4)) << "they do not wait anyway";
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

TEST(AdlgProspects, B_Gen_a_commander_may_fall_in_every_round_and_most_likely_with_his_unit) {
  const Profile swords = heavySwords();
  Clash clash;
  clash.who = {&swords, &swords};
  clash.how[0].commander = true;
  const auto danger = [&](int lost) {
    clash.how[0].lost = static_cast<std::uint8_t>(lost);
    return fightWorth(clash) - fightWorth(clash, even, 6000);
  };
  // On its last point the unit loses but one round, and half of the commanders fall in it.
  EXPECT_GT(danger(0), 0);
  EXPECT_GT(danger(3), danger(0));
  clash.how[0].commander = false;
  EXPECT_EQ(danger(0), 0);
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
