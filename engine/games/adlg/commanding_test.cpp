// Command points, commanders, what orders cost (A13, A14, B-Cmd, B-CP, B-Ord), looters (A30).
#include "games/adlg/commanding.h"

#include "games/adlg/command_phrases.h"
#include "games/adlg/contacts.h"
#include "games/adlg/looting.h"
#include "games/adlg/moving.h"
#include "games/adlg/test_battle.h"
#include "games/adlg/test_profiles.h"

namespace walstatt::adlg {

namespace {

using namespace test;

Leg f(Length way) { return {LegKind::forward, way}; }
Leg t(Angle degrees) { return {LegKind::turn, degrees * 100}; }

// A is with the commander, B stands `gap` to the right of A.
TestBattle pair(Length gap, CommanderRank rank, const Profile& profile = mediumSwords()) {
  TestTable table;
  table.ranks = {rank};
  return TestBattle({{0, "A", mediumSwords(), at(3'000, 18'000)},
                     {0, "B", profile, at(4'000 + gap, 18'000)},
                     {1, "x", levies(), at(1'000, 500, 180)}},
                    table);
}
bool reaches(Length gap, CommanderRank rank, const Profile& profile = mediumSwords()) {
  const TestBattle table = pair(gap, rank, profile);
  return inRadius(table.battle, table.state, 0, table.mask({"B"}));
}

TEST(AdlgCommanding, B_Cmd_01_B_Cmd_02_B_Cmd_03_B_Cmd_04_values_and_radii) {
  EXPECT_EQ(valueOf(CommanderRank::ordinary), 0);
  EXPECT_EQ(valueOf(CommanderRank::competent), 1);
  EXPECT_EQ(valueOf(CommanderRank::brilliant), 2);
  EXPECT_EQ(valueOf(CommanderRank::strategist), 3);
  const std::pair<CommanderRank, Length> radii[] = {{CommanderRank::ordinary, 4},
                                                    {CommanderRank::competent, 6},
                                                    {CommanderRank::brilliant, 8},
                                                    {CommanderRank::strategist, 8}};
  for (const auto& [rank, radius] : radii) {
    EXPECT_TRUE(reaches(radius * ud, rank));  // between nearest points (A13)
    EXPECT_FALSE(reaches(radius * ud + 10, rank));
  }
}
TEST(AdlgCommanding, B_Cmd_05_doubled_for_lights) {
  EXPECT_TRUE(reaches(8 * ud, CommanderRank::ordinary, lightInfantry()));
  EXPECT_TRUE(reaches(8 * ud, CommanderRank::ordinary, lightHorse()));
  EXPECT_FALSE(reaches(8 * ud + 10, CommanderRank::ordinary, lightHorse()));
  EXPECT_TRUE(reaches(16 * ud, CommanderRank::strategist, lightInfantry()));
  EXPECT_FALSE(reaches(5 * ud, CommanderRank::ordinary, mediumCavalry()));
}

TEST(AdlgCommanding, B_CP_01_half_rounded_up) {
  EXPECT_EQ(commandPoints(1, 0), 1);
  EXPECT_EQ(commandPoints(2, 0), 1);
  EXPECT_EQ(commandPoints(6, 0), 3);
  EXPECT_EQ(commandPoints(6, 3), 5);
  EXPECT_EQ(commandPoints(1, 2), 2);
}
TEST(AdlgCommanding, B_CP_02_A13_the_free_point) {
  TestBattle table = pair(1'000, CommanderRank::competent);
  EXPECT_EQ(table.state.step, Step::commandDie);
  table.roll({2});
  EXPECT_EQ(table.state.commanding.points, 2);
  EXPECT_EQ(table.state.commanding.free, 1);
  table.act(table.order(Verb::move, {"A"}, {f(1'000)}));  // the free one, as he is with A
  EXPECT_EQ(table.state.commanding.points, 2);
  EXPECT_EQ(table.state.commanding.free, 0);
  table.orders(0, 0, true);
  EXPECT_EQ(table.refused(table.order(Verb::move, {"B"}, {f(1'000)})), &phrases::tooFewPoints);
}
TEST(AdlgCommanding, B_CP_02_A13_whom_the_free_point_is_for) {
  TestBattle table({{0, "A", mediumSwords(), at(3'000, 18'000)},
                    {0, "B", mediumSwords(), at(5'000, 18'000)},
                    {0, "C", mediumSwords(), at(7'000, 18'000), 1},
                    {1, "x", levies(), at(1'000, 500, 180)}});
  table.orders(0, 0, true);
  EXPECT_EQ(table.refused(table.order(Verb::move, {"B"}, {f(1'000)})), &phrases::tooFewPoints);
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(1'000)})), nullptr);
  table.state.commanders[0].unit = table.id("C");  // with another corps' first unit he is not with his own
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(1'000)})), &phrases::tooFewPoints);
  table.state.commanders[0].unit = table.id("A");
  table.unit("A").lost = 1;
  table.act(table.order(Verb::rally, {"A"}));  // what costs nothing leaves it (B-Ral-02)
  EXPECT_EQ(table.state.commanding.free, 1);
}
TEST(AdlgCommanding, A13_holding_is_neither_moving_nor_rallying_and_has_no_free_point) {
  TestBattle table(
      {{0, "W", with(heavySwords(), impetuous), at(10'000, 11'500)}, {1, "x", heavySwords(), at(10'000, 10'000, 180)}});
  EXPECT_EQ(table.orders(0, 2, true).refused(table.order(Verb::hold, {"W"})), &phrases::tooFewPoints);
  EXPECT_EQ(table.orders(0, 3, true).refused(table.order(Verb::hold, {"W"})), nullptr);
}
TEST(AdlgCommanding, A12_A21_who_has_charged_evaded_left_or_been_shifted_hears_no_more_orders) {
  for (const auto& [profile, shiftedMayMove] : {std::pair{mediumSwords(), false}, {lightInfantry(), true}}) {
    TestBattle table({{0, "A", profile, at(3'000, 18'000)}, {1, "x", levies(), at(1'000, 500, 180)}});
    table.orders();
    const Action order = table.order(Verb::move, {"A"}, {f(1'000)});
    for (const std::uint32_t mark : {std::uint32_t{Unit::chargedNow}, std::uint32_t{Unit::evadedNow},
                                     std::uint32_t{Unit::disengagedNow}, std::uint32_t{Unit::leftZoneNow}}) {
      table.unit("A").marks = mark;
      EXPECT_EQ(table.refused(order), &phrases::hasMovedOtherwise);
    }
    table.unit("A").marks = Unit::shiftedNow;
    EXPECT_EQ(table.refused(order), shiftedMayMove ? nullptr : &phrases::wasShifted);
  }
}
TEST(AdlgCommanding, A11_A12_a_corps_in_ambush_is_activated_one_on_a_flank_march_is_not) {
  for (const auto& [where, may] :
       {std::pair{Where::table, true}, {Where::ambush, true}, {Where::flankMarch, false}, {Where::reserve, false}}) {
    TestBattle table({{0, "A", mediumSwords(), at(3'000, 18'000)}, {1, "x", levies(), at(1'000, 500, 180)}});
    table.unit("A").where = where;
    EXPECT_EQ(mayActivate(table.battle, table.state, 0), may);
  }
}
TEST(AdlgCommanding, A13_without_a_commander) {
  TestBattle table = pair(0, CommanderRank::strategist);
  table.state.commanders[0].alive = 0;
  table.roll({3});
  EXPECT_EQ(table.state.commanding.points, 2);  // value 0
  EXPECT_EQ(table.state.commanding.free, 0);
  EXPECT_FALSE(inRadius(table.battle, table.state, 0, table.mask({"A"})));
}

int cost(const TestBattle& table, std::string_view label, const Order& order) {
  return orderCost<Sum>(table.battle, table.state, 0, table.mask({label}), order).value();
}

TEST(AdlgCommanding, B_Ord_03_B_Ord_07_B_Ord_08_B_Ord_09_B_Ord_11_surcharges_add_up) {
  TestBattle table = pair(5'000, CommanderRank::ordinary);
  Order order;
  EXPECT_EQ(cost(table, "A", order), 1);  // B-Ord-03
  EXPECT_EQ(cost(table, "B", order), 2);  // B-Ord-07
  order.difficult = &phrases::reasonThirdMove;
  EXPECT_EQ(cost(table, "A", order), 2);  // B-Ord-08
  table.state.commanders[0].engaged = 1;
  EXPECT_EQ(cost(table, "A", order), 3);  // B-Ord-09
  EXPECT_EQ(cost(table, "B", order), 4);  // B-Ord-11
  const auto explained = orderCost<Explained>(table.battle, table.state, 0, table.mask({"B"}), order);
  EXPECT_EQ(explained.parts().size(), 4u);
  EXPECT_EQ(explained.value(), 4);
}
TEST(AdlgCommanding, B_Ord_10_rallying_his_own_unit) {
  TestBattle table = pair(0, CommanderRank::ordinary);
  table.state.commanders[0].engaged = 1;
  Order order;
  order.ownRally = true;
  EXPECT_EQ(cost(table, "A", order), 1);
}
TEST(AdlgCommanding, A5_a_group_costs_and_ranges_as_one_unit) {
  TestBattle table({{0, "A", mediumSwords(), at(3'000, 18'000)},
                    {0, "B", mediumSwords(), at(8'000, 18'000)},
                    {0, "C", mediumSwords(), at(9'000, 18'000)},
                    {1, "x", levies(), at(1'000, 500, 180)}});
  EXPECT_TRUE(inRadius(table.battle, table.state, 0, table.mask({"B", "C"})));
  EXPECT_FALSE(inRadius(table.battle, table.state, 0, table.mask({"C"})));
}

TEST(AdlgCommanding, B_Cmd_05_Z92_lights_do_not_lend_a_group_their_radius) {
  TestBattle table({{0, "A", heavyCavalry(), at(3'000, 18'000)},
                    {0, "L", lightInfantry(), at(9'000, 18'000)},
                    {0, "M", lightInfantry(), at(10'000, 18'000)},
                    {0, "H", heavyCavalry(), at(8'000, 18'000)},
                    {1, "x", levies(), at(1'000, 500, 180)}});
  table.unit("H").at.x = 11'000;
  EXPECT_TRUE(inRadius(table.battle, table.state, 0, table.mask({"L", "M"})));  // 5 UD of their 8
  EXPECT_FALSE(inRadius(table.battle, table.state, 0, table.mask({"L", "M", "H"})));
}

Action ride(const TestBattle& table, Length x, Length y) {
  Action action = table.plain(Verb::moveCommander);
  action.legs[0] = {LegKind::atX, x};
  action.legs[1] = {LegKind::atY, y};
  return action;
}

TEST(AdlgCommanding, A14_the_commander_rides_and_joins) {
  TestBattle table = pair(4'000, CommanderRank::ordinary);
  table.orders(0, 2);
  EXPECT_EQ(table.refused(ride(table, 3'000, 12'990)), &phrases::commanderTooFar);
  EXPECT_EQ(table.refused(ride(table, 3'000, 20'001)), &phrases::offTable);
  table.act(ride(table, 3'000, 13'000));
  EXPECT_EQ(table.state.commanders[0].unit, noUnit);
  EXPECT_EQ(table.state.commanding.points, 1);
  Action join = table.plain(Verb::moveCommander);
  join.target = table.id("B");
  EXPECT_EQ(table.refused(join), &phrases::commanderTooFar);
  join.target = table.id("A");
  table.act(join);
  EXPECT_EQ(table.state.commanders[0].unit, table.id("A"));
  EXPECT_EQ(table.refused(join), &phrases::noUnitToJoin);  // he is there
}
TEST(AdlgCommanding, A14_the_commander_attaches_by_ending_in_touch) {
  TestBattle table = pair(4'000, CommanderRank::ordinary);
  table.orders(0, 3);
  const Pose there = table.unit("B").pose();
  EXPECT_EQ(table.refused(ride(table, table.unit("A").at.x, table.unit("A").at.y + 300)), &phrases::goesNowhere);
  table.act(ride(table, there.at.x - 1'000, there.at.y - 1'000));
  EXPECT_EQ(table.state.commanders[0].unit, noUnit);
  table.act(ride(table, there.at.x + 100, there.at.y + 100));
  EXPECT_EQ(table.state.commanders[0].unit, table.id("B"));
  EXPECT_EQ(table.state.commanders[0].at, there.at);
}
TEST(AdlgCommanding, A14_of_several_he_touches_his_own_corps_comes_first_and_he_touches_no_enemy) {
  TestBattle table({{0, "A", mediumSwords(), at(3'000, 18'000)},
                    {0, "B", mediumSwords(), at(6'000, 18'000), 1},
                    {0, "C", mediumSwords(), at(8'000, 18'000), 1},
                    {0, "D", mediumSwords(), at(7'000, 18'000)},
                    {1, "x", levies(), at(5'000, 15'000, 180)}});
  table.orders(0, 1);
  EXPECT_EQ(table.refused(ride(table, 5'000, 15'000)), &phrases::touchesEnemy);
  EXPECT_EQ(table.refused(ride(table, -10, 17'000)), &phrases::offTable);
  EXPECT_EQ(table.refused(ride(table, 4'000, 20'010)), &phrases::offTable);
  table.state.commanders[0].unit = noUnit;
  table.state.commanders[0].at = {6'500, 16'000};
  table.act(ride(table, 6'500, 18'300));
  EXPECT_EQ(table.state.commanders[0].unit, table.id("D"));
}
TEST(AdlgCommanding, Z13_his_ride_is_measured_from_the_base_of_his_unit) {
  TestBattle table = pair(4'000, CommanderRank::ordinary);  // its base ends half a UD to the right of its middle
  table.orders(0, 2);
  EXPECT_EQ(table.refused(ride(table, 3'000 + 500 + 5'001, 18'100)), &phrases::commanderTooFar);
  EXPECT_EQ(table.refused(ride(table, 3'000 + 500 + 5'000, 18'100)), nullptr);
}
TEST(AdlgCommanding, A14_whose_units_are_all_gone_still_rides) {
  TestBattle table({{0, "A", mediumSwords(), at(3'000, 18'000), 0},
                    {0, "B", mediumSwords(), at(7'000, 18'000), 1},
                    {1, "x", levies(), at(1'000, 500, 180)}});
  table.unit("B").where = Where::gone;
  table.state.commanders[1].unit = noUnit;
  ASSERT_EQ(table.state.step, Step::chooseCorps);
  table.act(table.plain(Verb::activate, 1)).roll({1});
  Action join = table.plain(Verb::moveCommander, 1);
  join.target = table.id("A");
  ActionList<Action> list(table.battle.maxActions());
  table.battle.list(table.state, 0, list);
  EXPECT_NE(std::find(list.begin(), list.end(), join), list.end());
  table.act(join);
  EXPECT_EQ(table.state.commanders[1].unit, table.id("A"));
  EXPECT_EQ(table.state.commanding.points, 1);  // the free one was for that (A13)
  table.act(table.plain(Verb::endCorps, 1));
  EXPECT_EQ(table.state.commanding.corps, 0);
  // Not while his corps is still on its way, nor once he has fallen.
  table.unit("B").where = Where::flankMarch;
  table.state.commanding.done = 0;
  EXPECT_FALSE(mayActivate(table.battle, table.state, 1));
  table.unit("B").where = Where::gone;
  EXPECT_TRUE(mayActivate(table.battle, table.state, 1));
  table.state.commanders[1].alive = 0;
  EXPECT_FALSE(mayActivate(table.battle, table.state, 1));
}
TEST(AdlgCommanding, A14_not_while_engaged_nor_included) {
  TestBattle table = pair(0, CommanderRank::ordinary);
  table.orders();
  table.state.commanders[0].engaged = 1;
  EXPECT_EQ(table.refused(ride(table, 3'000, 17'000)), &phrases::commanderEngaged);
  TestBattle inside(
      {{0, "A", with(mediumSwords(), included), at(3'000, 18'000)}, {1, "x", levies(), at(1'000, 500, 180)}});
  inside.orders();
  EXPECT_EQ(inside.refused(ride(inside, 3'000, 17'000)), &phrases::commanderIncluded);
}
TEST(AdlgCommanding, A14_Z13_who_joins_a_unit_that_another_is_included_in_may_leave_it_again) {
  TestBattle table({{0, "A", mediumSwords(), at(3'000, 18'000)},
                    {0, "B", with(mediumSwords(), included), at(6'000, 18'000), 1},
                    {1, "x", levies(), at(1'000, 500, 180)}});
  table.orders(0, 2);
  table.act(ride(table, 6'000, 18'000));
  ASSERT_EQ(table.state.commanders[0].unit, table.id("B"));
  EXPECT_EQ(table.refused(ride(table, 6'000, 17'000)), nullptr);
  table.orders(1, 2);
  Action included = ride(table, 6'000, 17'000);
  included.corps = 1;
  EXPECT_EQ(table.refused(included), &phrases::commanderIncluded);
}

TEST(AdlgCommanding, A30_looters_need_4_or_more) {
  TestBattle table = pair(1'000, CommanderRank::ordinary);
  table.orders(0, 3);
  table.unit("B").marks |= Unit::looting;
  const Action order = table.order(Verb::move, {"B"}, {f(1'000)});
  table.act(order);
  EXPECT_EQ(table.state.step, Step::lootersDie);
  table.roll({3});
  EXPECT_EQ(table.state.step, Step::orders);
  EXPECT_EQ(table.unit("B").at.y, 18'000);
  EXPECT_EQ(table.state.commanding.points, 2);
  EXPECT_EQ(table.refused(order), &phrases::hasRallied);  // one try in a phase
  table.unit("B").marks &= ~std::uint32_t{Unit::rallyTried};
  table.act(order).roll({4});
  EXPECT_EQ(table.unit("B").at.y, 17'000);
  EXPECT_FALSE(table.unit("B").is(Unit::looting));
  EXPECT_EQ(table.state.commanding.points, 1);
}

TEST(AdlgCommanding, A30_A21_looters_conform_unasked_for_that_is_no_order) {
  TestBattle table({{0, "A", mediumSwords(), at(3'000, 10'000)}, {1, "x", mediumSwords(), at(3'300, 10'000, 180)}});
  addContact(table.state, {table.id("x"), table.id("A"), Edge::front, 0});
  table.orders(0, 3).unit("A").marks |= Unit::looting;
  table.act(table.order(Verb::conform, {"A"}));
  EXPECT_EQ(table.state.step, Step::orders);
  EXPECT_EQ(table.unit("A").at.x, 3'300);
  EXPECT_TRUE(table.unit("A").is(Unit::looting));
  EXPECT_EQ(table.state.commanding.points, 3);
}

TEST(AdlgCommanding, A30_Z8_only_the_looters_of_a_group_are_deaf) {
  TestBattle table({{0, "A", mediumSwords(), at(3'000, 18'000)},
                    {0, "B", mediumSwords(), at(4'000, 18'000)},
                    {1, "x", levies(), at(1'000, 500, 180)}});
  table.orders(0, 3).unit("B").marks |= Unit::looting;
  table.act(table.order(Verb::move, {"A", "B"}, {f(1'000)})).roll({3});
  EXPECT_EQ(table.unit("A").at.y, 18'000);
  EXPECT_EQ(table.refused(table.order(Verb::move, {"B"}, {f(1'000)})), &phrases::hasRallied);
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(1'000)})), nullptr);
}

TEST(AdlgCommanding, A12_B_Seq_02_only_the_activated_corps) {
  TestBattle table({{0, "A", mediumSwords(), at(3'000, 18'000), 0},
                    {0, "B", mediumSwords(), at(9'000, 18'000), 1},
                    {1, "x", levies(), at(1'000, 500, 180)}});
  EXPECT_EQ(table.state.step, Step::chooseCorps);
  EXPECT_EQ(table.refused(1, table.plain(Verb::activate, 0)), &phrases::notYourTurn);
  EXPECT_EQ(table.refused(table.plain(Verb::activate, 2)), &phrases::corpsNotToActivate);
  table.act(table.plain(Verb::activate, 1)).roll({6});
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(1'000)})), &phrases::otherCorps);
  EXPECT_EQ(table.refused(table.order(Verb::move, {"B"}, {t(90)})), nullptr);
  table.act(table.plain(Verb::endCorps, 1));
  EXPECT_EQ(table.state.step, Step::commandDie);  // the other one is the last
  EXPECT_EQ(table.state.commanding.corps, 0);
}

TEST(AdlgCommanding, B_Ord_06_A23_leading_wild_troops_elsewhere_costs_three) {
  TestBattle table({{0, "A", with(mediumSwords(), impetuous), at(15'000, 15'000)},
                    {1, "b", heavySwords(), at(15'000, 13'000, 180)}});
  table.orders(0, 2);
  const Action aside = table.order(Verb::move, {"A"}, {t(180)});
  EXPECT_EQ(table.refused(aside), &phrases::tooFewPoints);
  MovePlan plan;
  EXPECT_FALSE(planMove(table.battle, table.state, aside, plan));
  EXPECT_EQ(plan.cost, 4);       // and 1 for the difficult turn
  table.unit("b").at.y = 2'000;  // out of reach: nothing to hold back
  MovePlan calm;
  EXPECT_FALSE(planMove(table.battle, table.state, aside, calm));
  EXPECT_EQ(calm.cost, 2);
}

TEST(AdlgCommanding, A23_moving_into_support_is_free_of_that) {
  TestBattle table({{0, "A", with(mediumSwords(), impetuous), at(17'000, 16'000)},
                    {0, "F", heavySwords(), at(16'000, 15'000)},
                    {1, "b", heavySwords(), at(16'000, 15'000, 180)},
                    {1, "c", heavySwords(), at(17'700, 13'900, 180)}});
  addContact(table.state, {table.id("F"), table.id("b"), Edge::front, Contact::full});
  table.orders();
  const auto costOf = [&](Length way) {
    MovePlan plan;
    EXPECT_FALSE(planMove(table.battle, table.state, table.order(Verb::move, {"A"}, {f(way)}), plan));
    return plan.cost;
  };
  EXPECT_EQ(costOf(500), 4);    // 3 to lead it elsewhere, and 1: a short move of cumbersome troops is difficult
  EXPECT_EQ(costOf(1'000), 2);  // level with the fighter, its corner at his enemy's (Z18)
}

TEST(AdlgCommanding, A35_standing_orders_answer_reactions) {
  for (const auto& [profile, verb] : {std::pair{lightInfantry(), Verb::evade}, {lightHorse(), Verb::stand}}) {
    TestBattle table({{0, "A", mediumCavalry(), at(15'000, 15'000)}, {1, "b", profile, at(15'000, 13'000, 180)}});
    table.orders();
    table.act(table.order(Verb::charge, {"A"}, {}, "b"));
    ASSERT_EQ(table.state.step, Step::evade);
    const auto answer = table.battle.obey(table.state, 1, phrases::orderCautious);
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->verb, verb);
    EXPECT_FALSE(table.refused(1, *answer));
    EXPECT_EQ(table.battle.obey(table.state, 1, phrases::orderStand)->verb, Verb::stand);
    EXPECT_EQ(table.battle.obey(table.state, 1, phrases::orderEvade)->verb, Verb::evade);
    EXPECT_FALSE(table.battle.obey(table.state, 0, phrases::orderCautious));  // not his to answer
  }
}
TEST(AdlgCommanding, A35_light_infantry_evades_heavy_troops_whoever_leads_them) {
  TestBattle table({{0, "L", lightInfantry(), at(14'000, 15'000)},
                    {0, "A", mediumCavalry(), at(15'000, 15'000)},
                    {1, "b", lightInfantry(), at(15'000, 13'000, 180)}});
  table.orders().act(table.order(Verb::charge, {"L", "A"}, {}, "b"));
  ASSERT_EQ(table.state.step, Step::evade);
  EXPECT_EQ(table.battle.obey(table.state, 1, phrases::orderCautious)->verb, Verb::evade);
}

}  // namespace

}  // namespace walstatt::adlg
