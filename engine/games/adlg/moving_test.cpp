// Manoeuvres: allowances (B-All), ways (B-Man, A15), several moves (B-Mul), difficult ones (B-Dif).
#include "games/adlg/moving.h"

#include "games/adlg/command_phrases.h"
#include "games/adlg/contacts.h"
#include "games/adlg/field.h"
#include "games/adlg/terrain.h"
#include "games/adlg/test_battle.h"
#include "games/adlg/test_ground.h"
#include "games/adlg/test_profiles.h"

namespace walstatt::adlg {

namespace {

using namespace test;

Leg f(Length way) { return {LegKind::forward, way}; }
Leg w(Angle degrees) { return {LegKind::wheel, degrees * 100}; }
Leg s(Length way) { return {LegKind::slide, way}; }
Leg t(Angle degrees) { return {LegKind::turn, degrees * 100}; }

// One unit in the middle of a table, an enemy out of the way in a far corner.
TestBattle alone(const Profile& profile, const TestTable& table = {}, Pose pose = at(15'000, 15'000)) {
  return TestBattle({{0, "A", profile, pose}, {1, "far", levies(), at(1'000, 500, 180)}}, table);
}

// The longest straight move it may make, in tenths of a UD.
Length longest(TestBattle& table) {
  table.orders();
  Length best = 0;
  for (Length way = 100; way <= 8'000; way += 100)
    if (!table.refused(table.order(Verb::move, {"A"}, {f(way)}))) best = way;
  return best;
}
Length longestIn(const Profile& profile, Going going) {
  TestTable ground;
  ground.pieces = {rectangle(TerrainKind::marsh, going, 10'000, 5'000, 20'000, 19'000)};
  if (going == Going::rough) ground.pieces[0].kind = TerrainKind::plantation;
  TestBattle table = alone(profile, ground);
  return longest(table);
}

void expectAllowance(const Profile& profile, Length open, Length rough, Length heavy) {
  TestBattle table = alone(profile);
  EXPECT_EQ(longest(table), open * ud);
  EXPECT_EQ(longestIn(profile, Going::rough), rough * ud);
  EXPECT_EQ(longestIn(profile, Going::heavy), heavy * ud);
}

TEST(AdlgMoving, B_All_01_light_infantry) { expectAllowance(lightInfantry(), 3, 3, 3); }
TEST(AdlgMoving, B_All_02_medium_infantry_and_A24_light_medium) {
  expectAllowance(mediumSwords(), 3, 3, 2);
  expectAllowance(javelinThrowers(), 3, 3, 2);
}
TEST(AdlgMoving, B_All_03_heavy_infantry) {
  expectAllowance(heavySwords(), 3, 2, 1);
  expectAllowance(knightsOnFoot(), 3, 2, 1);
}
TEST(AdlgMoving, B_All_04_light_cavalry) { expectAllowance(lightHorse(), 5, 4, 2); }
TEST(AdlgMoving, B_All_05_medium_and_heavy_cavalry) {
  expectAllowance(mediumCavalry(), 4, 3, 1);
  expectAllowance(heavyCavalry(), 4, 3, 1);
}
TEST(AdlgMoving, B_All_06_knights) { expectAllowance(mediumKnights(), 3, 2, 1); }
TEST(AdlgMoving, B_All_07_light_and_scythed_chariots) {
  expectAllowance(lightChariots(), 4, 2, 0);
  expectAllowance(scythedChariots(), 4, 2, 0);
}
TEST(AdlgMoving, B_All_08_heavy_chariots_and_cataphracts) {
  expectAllowance(heavyChariots(), 3, 1, 0);
  expectAllowance(cataphractHorse(), 3, 1, 0);
}
TEST(AdlgMoving, B_All_09_elephants) { expectAllowance(elephants(), 3, 3, 1); }
TEST(AdlgMoving, B_All_10_wagons_and_artillery) {
  expectAllowance(warWagon(), 2, 1, 0);
  expectAllowance(artillery(Weapon::lightArtillery), 2, 1, 0);
}

TEST(AdlgMoving, B_All_11_ground_without_allowance_may_not_be_entered) {
  TestTable ground;
  ground.pieces = {rectangle(TerrainKind::wood, Going::heavy, 10'000, 10'000, 20'000, 13'500)};
  TestBattle table = alone(lightChariots(), ground);
  table.orders();
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(2'000)})), &phrases::mayNotEnter);
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(1'400)})), nullptr);
}

TEST(AdlgMoving, A15_lowest_allowance_of_all_ground_touched) {
  TestTable ground;  // a corner of the base brushes the wood on the way
  ground.pieces = {rectangle(TerrainKind::wood, Going::heavy, 15'400, 12'000, 17'000, 13'500)};
  TestBattle table = alone(mediumCavalry(), ground);
  table.orders();
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(2'000)})), &phrases::tooFar);
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(1'000)})), nullptr);  // does not reach it
}

TEST(AdlgMoving, B_All_12_along_a_road) {
  TestTable ground;
  ground.pieces = {rectangle(TerrainKind::wood, Going::heavy, 10'000, 5'000, 20'000, 19'000),
                   rectangle(TerrainKind::road, Going::open, 14'700, 1'000, 15'300, 19'500)};
  TestBattle table = alone(mediumCavalry(), ground);
  EXPECT_EQ(longest(table), 5 * ud);
}

TEST(AdlgMoving, B_All_12_a_road_leads_through_ground_that_is_closed_otherwise) {
  TestTable ground;
  ground.pieces = {rectangle(TerrainKind::wood, Going::heavy, 10'000, 5'000, 20'000, 19'000),
                   rectangle(TerrainKind::road, Going::open, 14'700, 1'000, 15'300, 19'500)};
  TestBattle table = alone(cataphractHorse(), ground);
  EXPECT_EQ(longest(table), 4 * ud);
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {s(400), f(1'000)})), &phrases::mayNotEnter);
  const auto stands = [&](Pose pose) {
    return mayStand(table.state, boxAt(table.battle, table.id("A"), pose), table.battle.profile(table.id("A")));
  };
  EXPECT_TRUE(stands(at(15'000, 15'000)));
  EXPECT_FALSE(stands(at(15'400, 15'000)));
  EXPECT_FALSE(stands(at(15'000, 15'000, 90)));  // across it
}

TEST(AdlgMoving, B_All_13_heavy_infantry_near_the_enemy) {
  // Exactly 4 UD away is not more than 4.
  TestBattle near({{0, "A", heavySwords(), at(15'000, 15'000)}, {1, "b", heavySwords(), at(15'000, 11'000, 180)}});
  near.orders();
  EXPECT_EQ(near.refused(near.order(Verb::move, {"A"}, {f(2'100)})), &phrases::tooFar);
  TestBattle far({{0, "A", heavySwords(), at(15'000, 15'000)}, {1, "b", heavySwords(), at(15'000, 10'990, 180)}});
  far.orders();
  EXPECT_EQ(far.refused(far.order(Verb::move, {"A"}, {f(2'900)})), nullptr);
}

TEST(AdlgMoving, B_All_13_A15_from_the_open_into_rough_ground_heavy_infantry_has_2) {
  TestTable ground;
  ground.pieces = {rectangle(TerrainKind::brush, 10'000, 8'000, 20'000, 14'500)};
  TestBattle table = alone(heavySwords(), ground);
  EXPECT_EQ(longest(table), 2'000);
}

TEST(AdlgMoving, B_All_13_A15_a_second_move_of_heavy_infantry_begins_anew) {
  // At exactly 4 UD it may still move again, but only its 2 UD.
  for (const auto& [y, refusal] :
       {std::pair{11'000, &phrases::tooFar}, {10'990, static_cast<const Phrase*>(nullptr)}}) {
    TestBattle table({{0, "A", heavySwords(), at(15'000, 15'000)}, {1, "b", heavySwords(), at(15'000, y, 180)}});
    table.unit("A").marks |= 1;  // one move made
    table.orders();
    EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {t(180), f(1'000)})), nullptr) << y;
    EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {t(180), f(1'500)})), refusal) << y;
  }
}

TEST(AdlgMoving, B_All_14_A24_heavy_artillery_only_pivots) {
  TestBattle table = alone(artillery(Weapon::heavyArtillery));
  table.orders(0, 2);
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(500)})), &phrases::onlyPivots);
  EXPECT_EQ(table.refused(table.order(Verb::pivotArtillery, {"A"}, {t(91)})), &phrases::pivotTooFar);
  const Point centre = forward(table.unit("A").pose(), -table.battle.profile(0).depth / 2).at;
  const Action pivot = table.order(Verb::pivotArtillery, {"A"}, {t(60)});
  MovePlan plan;
  EXPECT_FALSE(planMove(table.battle, table.state, pivot, plan));
  EXPECT_EQ(plan.cost, 2);  // told before it is paid
  table.act(pivot);
  EXPECT_EQ(table.unit("A").heading, 6'000);
  EXPECT_EQ(forward(table.unit("A").pose(), -table.battle.profile(0).depth / 2).at, centre);
  EXPECT_EQ(table.state.commanding.points, 0);  // difficult: 2 CP
}

TEST(AdlgMoving, A24_heavy_artillery_pivots_once_and_over_nobody_and_others_do_not) {
  TestBattle table({{0, "A", artillery(Weapon::heavyArtillery), at(15'000, 15'000)},
                    {0, "B", heavySwords(), at(16'000, 15'000)},
                    {1, "far", levies(), at(1'000, 500, 180)}});
  table.orders();
  EXPECT_EQ(table.refused(table.order(Verb::pivotArtillery, {"A"}, {t(45)})), &phrases::cannotPass);
  EXPECT_EQ(table.refused(table.order(Verb::pivotArtillery, {"B"}, {t(90)})), &phrases::onlyHeavyArtilleryPivots);
  table.act(table.order(Verb::pivotArtillery, {"A"}, {t(90)}));
  EXPECT_NE(table.refused(table.order(Verb::pivotArtillery, {"A"}, {t(90)})), nullptr);
}

TEST(AdlgMoving, A24_B_ZoC_04_heavy_artillery_in_a_zone_pivots_to_who_holds_it) {
  TestBattle table({{0, "A", artillery(Weapon::heavyArtillery), at(15'000, 15'000, 60)},
                    {1, "b", heavySwords(), at(15'200, 14'000, 180)}});
  table.orders();
  EXPECT_EQ(table.refused(table.order(Verb::pivotArtillery, {"A"}, {t(-60)})), nullptr);
  EXPECT_EQ(table.refused(table.order(Verb::pivotArtillery, {"A"}, {t(20)})), &phrases::heldByZone);
}

TEST(AdlgMoving, B_Man_01_A15_one_slide_that_needs_an_advance) {
  TestBattle table = alone(mediumSwords());
  table.orders();
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {s(500)})), &phrases::slideNeedsAdvance);
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(900), s(500)})), &phrases::slideNeedsAdvance);
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {s(1'001), f(2'000)})), &phrases::slideTooFar);
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(1'000), s(500), f(1'000)})), &phrases::slideBeforeOrAfter);
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {s(500), f(1'000), s(500)})), &phrases::oneSlide);
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {t(90), f(1'000), s(500)})), &phrases::slideNotWithTurn);
  table.act(table.order(Verb::move, {"A"}, {f(3'000), s(-1'000)}));  // free: the whole allowance straight on
  EXPECT_EQ(table.unit("A").pose(), at(14'000, 12'000));
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(2'000), s(500)})), &phrases::slidBefore);
}

TEST(AdlgMoving, A15_a_slide_goes_with_an_expansion_and_a_contraction) {
  TestBattle table({{0, "A", mediumSwords(), at(15'000, 15'000)},
                    {0, "B", mediumSwords(), at(15'000, 16'000)},
                    {1, "far", levies(), at(1'000, 500, 180)}});
  table.orders().act(table.order(Verb::move, {"A", "B"}, {{LegKind::expand, 2}, f(1'000), s(300)}));  // 2 UD and 1 UD
  EXPECT_EQ(table.unit("A").pose(), at(15'300, 14'000));
  EXPECT_EQ(table.unit("B").pose(), at(16'300, 14'000));
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A", "B"}, {{LegKind::contract, 1}, s(300)})),
            &phrases::slideNeedsAdvance);
  table.unit("A").marks = table.unit("B").marks = 0;
  table.act(table.order(Verb::move, {"A", "B"}, {s(-300), {LegKind::contract, 1}, f(1'000)}));
  EXPECT_EQ(table.unit("A").pose(), at(15'000, 12'000));
  EXPECT_EQ(table.unit("B").pose(), at(15'000, 13'000));
}

TEST(AdlgMoving, A14_A24_whoever_is_in_contact_neither_moves_nor_pivots) {
  for (const Profile& profile : {heavySwords(), artillery(Weapon::heavyArtillery)}) {
    TestBattle table({{0, "A", profile, at(15'000, 15'000)}, {1, "x", heavySwords(), at(15'000, 15'000, 180)}});
    addContact(table.state, {table.id("x"), table.id("A"), Edge::front, Contact::full});
    table.orders();
    const bool guns = profile.category == Category::Art;
    const Action order = table.order(guns ? Verb::pivotArtillery : Verb::move, {"A"}, {t(90)});
    EXPECT_EQ(table.refused(order), &phrases::isInMelee);
  }
}

TEST(AdlgMoving, B_Man_02_wheel_at_most_a_quarter) {
  TestBattle table = alone(lightHorse());
  table.orders();
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {w(91)})), &phrases::wheelTooFar);
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {w(60), w(-40)})), &phrases::wheelTooFar);
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {w(60), f(100), w(-30)})), nullptr);
}
TEST(AdlgMoving, B_Man_03_war_wagons_wheel_half_as_far) {
  TestBattle table = alone(warWagon());
  table.orders();
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {w(46)})), &phrases::wheelTooFar);
  MovePlan plan;
  EXPECT_FALSE(planMove(table.battle, table.state, table.order(Verb::move, {"A"}, {w(45)}), plan));
  EXPECT_EQ(plan.way, 750);
}
TEST(AdlgMoving, B_Man_04_wheel_costs_by_width_and_angle) {
  TestBattle table = alone(mediumCavalry());
  table.orders();
  MovePlan plan;
  EXPECT_FALSE(planMove(table.battle, table.state, table.order(Verb::move, {"A"}, {w(90)}), plan));
  EXPECT_EQ(plan.way, 1'500);
  table.act(table.order(Verb::move, {"A"}, {w(90), f(2'500)}));
  // About the right front corner, which stays at (15.5, 15).
  EXPECT_EQ(table.unit("A").pose(), at(18'000, 14'500, 90));
  TestBattle pair({{0, "A", mediumCavalry(), at(15'000, 15'000)},
                   {0, "B", mediumCavalry(), at(16'000, 15'000)},
                   {1, "far", levies(), at(1'000, 500, 180)}});
  pair.orders();
  MovePlan together;
  EXPECT_FALSE(planMove(pair.battle, pair.state, pair.order(Verb::move, {"A", "B"}, {w(30)}), together));
  EXPECT_EQ(together.way, 1'000);  // 1.5 x 2 x 30 / 90
}

TEST(AdlgMoving, B_Man_05_one_turn_in_a_move) {
  TestBattle table = alone(mediumCavalry());
  table.orders();
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {t(90), t(90)})), &phrases::oneTurn);
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {t(45)})), &phrases::turnsAreQuarters);
}
TEST(AdlgMoving, B_Man_06_turn_costs_one) {
  TestBattle table = alone(mediumCavalry());
  table.orders();
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {t(180), f(3'100)})), &phrases::tooFar);
  table.act(table.order(Verb::move, {"A"}, {t(180), f(3'000)}));
  EXPECT_EQ(table.unit("A").heading, 18'000);
  EXPECT_EQ(table.unit("A").at, (Point{15'000, 15'000 + 750 + 3'000}));
}
TEST(AdlgMoving, B_Man_07_turn_costs_two) {
  for (const Profile& profile : {pikemen(), cataphractHorse(), elephants(), warWagon(), levies()}) {
    EXPECT_EQ(turnCost(profile), 2 * ud);
    EXPECT_NE(difficultTurn(profile), nullptr);
  }
  EXPECT_EQ(turnCost(heavySwords()), ud);
  EXPECT_EQ(turnCost(with(heavySwords(), impetuous)), 2 * ud);
}
TEST(AdlgMoving, B_Man_08_first_turn_of_lights_is_free) {
  TestBattle table = alone(lightHorse());
  table.orders();
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {t(90), f(5'000)})), nullptr);
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {t(90), f(2'000), t(90), f(2'100)})), &phrases::tooFar);
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {t(90), f(2'000), t(90), f(2'000)})), nullptr);
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {t(90), t(90), t(90)})), &phrases::oneTurn);
}

// Two files of two: A B in front, C D behind.
TestBattle block(const Profile& profile) {
  const Length depth = profile.depth;
  return TestBattle({{0, "A", profile, at(15'000, 15'000)},
                     {0, "B", profile, at(16'000, 15'000)},
                     {0, "C", profile, at(15'000, 15'000 + depth)},
                     {0, "D", profile, at(16'000, 15'000 + depth)},
                     {1, "far", levies(), at(1'000, 500, 180)}});
}

TEST(AdlgMoving, B_Man_09_A15_expansion_and_contraction) {
  TestBattle table = block(mediumSwords());
  table.orders();
  const auto all = [&](LegKind kind, int files) {
    return table.order(Verb::move, {"A", "B", "C", "D"}, {{kind, files}});
  };
  EXPECT_EQ(table.refused(all(LegKind::expand, 5)), &phrases::cannotExpand);
  MovePlan plan;
  EXPECT_FALSE(planMove(table.battle, table.state, all(LegKind::expand, 4), plan));
  EXPECT_EQ(plan.way, 3'000);  // 1 UD + 1 for each of two
  table.act(all(LegKind::expand, 4));
  EXPECT_EQ(table.unit("B").pose(), at(16'000, 15'000));
  EXPECT_EQ(table.unit("C").pose(), at(17'000, 15'000));
  EXPECT_EQ(table.unit("D").pose(), at(18'000, 15'000));
  EXPECT_TRUE(table.wasTold(phrases::groupWidens));
  table.act(all(LegKind::contract, 1));  // the front advances by its depth, the others fall in behind
  EXPECT_EQ(table.unit("A").pose(), at(15'000, 14'000));
  EXPECT_EQ(table.unit("B").pose(), at(15'000, 15'000));
  EXPECT_EQ(table.unit("D").pose(), at(15'000, 17'000));
  EXPECT_TRUE(table.wasTold(phrases::groupNarrows));
}
TEST(AdlgMoving, A15_forming_to_the_left_is_forming_to_the_right_mirrored) {
  // Three abreast; two stay in front, the third falls in behind the far end of them.
  TestBattle table({{0, "A", mediumSwords(), at(14'000, 15'000)},
                    {0, "B", mediumSwords(), at(15'000, 15'000)},
                    {0, "C", mediumSwords(), at(16'000, 15'000)},
                    {1, "far", levies(), at(1'000, 500, 180)}});
  const TestBattle before = table;
  table.orders().act(table.order(Verb::move, {"A", "B", "C"}, {{LegKind::contract, 2}}));
  EXPECT_EQ(table.unit("C").pose(), at(14'000, 15'000));
  table.act(table.order(Verb::move, {"A", "B", "C"}, {{LegKind::expand, -3}}));
  EXPECT_EQ(table.unit("C").pose(), at(13'000, 14'000));
  TestBattle other = before;
  other.orders().act(other.order(Verb::move, {"A", "B", "C"}, {{LegKind::contract, -2}}));
  EXPECT_EQ(other.unit("A").pose(), at(16'000, 15'000));
  other.act(other.order(Verb::move, {"A", "B", "C"}, {{LegKind::expand, 3}}));
  EXPECT_EQ(other.unit("A").pose(), at(17'000, 14'000));
}
TEST(AdlgMoving, A15_no_forming_with_an_allowance_of_one) {
  TestTable ground;
  ground.pieces = {rectangle(TerrainKind::wood, Going::heavy, 10'000, 5'000, 20'000, 19'000)};
  TestBattle table({{0, "A", heavySwords(), at(15'000, 15'000)},
                    {0, "B", heavySwords(), at(15'000, 15'750)},
                    {1, "far", levies(), at(1'000, 500, 180)}},
                   ground);
  table.orders();
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A", "B"}, {{LegKind::expand, 2}})), &phrases::tooSlowToForm);
}
TEST(AdlgMoving, A5_group_turns_stay_groups) {
  TestBattle table = block(mediumSwords());
  for (const Angle angle : {90, -90, 180, 180}) {
    table.orders();
    for (const char* one : {"A", "B", "C", "D"}) table.unit(one).marks = 0;
    table.act(table.order(Verb::move, {"A", "B", "C", "D"}, {t(angle)}));
    Refusal why;
    EXPECT_TRUE(isGroup(table.battle, table.state, 0, 15, &why)) << (why.phrase ? why.phrase->id : "");
  }
  EXPECT_EQ(table.unit("A").heading, 0);
}

TEST(AdlgMoving, B_Mul_01_several_moves_need_4_UD) {
  TestBattle table({{0, "A", lightHorse(), at(15'000, 15'000)}, {1, "b", levies(), at(15'000, 4'000, 180)}});
  table.orders();
  table.act(table.order(Verb::move, {"A"}, {f(5'000)}));  // six away
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(2'010)})), &phrases::tooNearForMore);
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(2'000)})), nullptr);  // exactly 4 is enough
}
TEST(AdlgMoving, B_Mul_01_nor_does_a_second_move_begin_within_4_UD) {
  // A turn about on the spot does not bring it out of the 4 UD, a wheel to the side might.
  TestBattle table({{0, "A", lightHorse(), at(15'000, 15'000, 90)}, {1, "b", levies(), at(11'015, 15'000, 180)}});
  table.orders();
  table.unit("A").marks |= 1;
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(1'000)})), &phrases::tooNearForMore);
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {w(30), f(1'000)})), &phrases::tooNearForMore);
  table.unit("b").at.x -= 2'000;
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {w(30), f(1'000)})), nullptr);
}
TEST(AdlgMoving, A30_a_looted_camp_is_in_the_way_and_no_more) {
  TestTable ground;
  ground.camps[1] = at(15'000, 6'000, 180);
  TestBattle table = alone(lightHorse(), ground, at(15'000, 8'000));
  table.orders();
  table.unit("A").marks |= 1;
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(1'000)})), &phrases::tooNearForMore);
  table.state.camps[1].fallen = 1;
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(1'000)})), nullptr);
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(3'000)})), &phrases::campInTheWay);
}
TEST(AdlgMoving, A11_nobody_of_a_group_goes_over_an_ambush_marker) {
  TestBattle table({{0, "A", lightInfantry(), at(15'000, 15'000)},
                    {0, "B", lightInfantry(), at(16'000, 15'000)},
                    {1, "far", levies(), at(1'000, 500, 180)}});
  table.orders();
  table.state.markers[3].at = {16'003, 14'000};  // A's flank would only touch it
  table.state.markers[3].placed = 1;
  table.state.markers[3].side = 1;
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A", "B"}, {f(1'000)})), &phrases::ambushInTheWay);
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(1'000)})), nullptr);
}
TEST(AdlgMoving, A11_Z11_whoever_comes_within_1_UD_on_his_way_finds_the_ambush) {
  for (const bool near : {true, false}) {
    TestTable ground;
    ground.pieces = {rectangle(TerrainKind::wood, 15'700, 11'500, 19'000, 13'500)};
    TestBattle table = alone(lightHorse(), ground);
    table.orders();
    table.state.markers[3].at = {near ? 16'900 : 17'100, 12'500};  // 0.9 or 1.1 UD beside the way
    table.state.markers[3].placed = 1;
    table.state.markers[3].side = 1;
    table.act(table.order(Verb::move, {"A"}, {f(5'000)}));  // and 1.25 UD past it in the end
    EXPECT_EQ(table.unit("A").at.y, 10'000);
    EXPECT_EQ(table.state.markers[3].placed, near ? 0 : 1);
  }
}
TEST(AdlgMoving, A15_several_moves_keep_away_from_camps_and_markers) {
  TestTable ground;
  ground.camps[1] = at(15'000, 6'000, 180);
  TestBattle table = alone(lightHorse(), ground, at(15'000, 18'000));
  table.orders();
  table.act(table.order(Verb::move, {"A"}, {f(5'000)}));
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(3'100)})), &phrases::tooNearForMore);
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(2'900)})), nullptr);
  table.state.markers[3].at = {15'000, 8'000};
  table.state.markers[3].placed = 1;
  table.state.markers[3].side = 1;
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(1'000)})), &phrases::tooNearForMore);
}
TEST(AdlgMoving, B_Mul_02_B_Mul_03_no_third_move_for_cumbersome_troops) {
  for (const Profile& profile : {artillery(Weapon::lightArtillery), warWagon(), elephants(), levies(),
                                 with(heavySwords(), impetuous), with(heavyKnights(), impetuous)}) {
    TestBattle table = alone(profile);
    table.orders();
    table.unit("A").marks |= 2;
    EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(1'000)})), &phrases::noThirdMove);
  }
}
TEST(AdlgMoving, B_Mul_04_impetuous_cavalry_may_make_a_third) {
  TestBattle table = alone(with(mediumCavalry(), impetuous));
  table.orders(0, 2);
  table.unit("A").marks |= 2;
  table.act(table.order(Verb::move, {"A"}, {f(4'000)}));
  EXPECT_EQ(table.state.commanding.points, 0);  // B-Dif-01: difficult
}
TEST(AdlgMoving, B_Mul_05_third_move_needs_the_commander) {
  TestBattle table = alone(mediumCavalry());
  table.orders();
  table.unit("A").marks |= 2;
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(1'000)})), nullptr);
  table.state.commanders[0].unit = noUnit;
  table.state.commanders[0].at = table.unit("A").at;
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(1'000)})), &phrases::thirdNeedsCommander);
}
TEST(AdlgMoving, A12_at_most_three_moves) {
  TestBattle table = alone(mediumCavalry());
  table.orders();
  table.unit("A").marks |= 3;
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(1'000)})), &phrases::threeMoves);
}

int costOf(TestBattle& table, std::initializer_list<Leg> legs) {
  table.orders();
  MovePlan plan;
  const auto refusal = planMove(table.battle, table.state, table.order(Verb::move, {"A"}, legs), plan);
  EXPECT_FALSE(refusal) << (refusal ? refusal->phrase->id : "");
  return plan.cost;
}

TEST(AdlgMoving, B_Dif_01_B_Dif_02_third_move) {
  const std::pair<Profile, int> cases[] = {{heavySwords(), 2},   {mediumKnights(), 2},
                                           {lightInfantry(), 1}, {lightHorse(), 1},
                                           {heavyCavalry(), 1},  {with(heavyCavalry(), impetuous), 2}};
  for (const auto& [profile, cost] : cases) {
    TestBattle table = alone(profile);
    table.unit("A").marks |= 2;
    EXPECT_EQ(costOf(table, {f(profile.movement.open * ud)}), cost);
  }
}
TEST(AdlgMoving, B_Dif_05_B_Dif_06_cumbersome_short_moves) {
  for (const Profile& profile :
       {with(mediumSwords(), impetuous), elephants(), levies(), warWagon(), scythedChariots()}) {
    EXPECT_TRUE(profile.cumbersome());
    TestBattle table = alone(profile);
    const Length most = longest(table);
    EXPECT_EQ(costOf(table, {f(most)}), 1);
    EXPECT_EQ(costOf(table, {f(most - 100)}), 2);
  }
  EXPECT_TRUE(artillery(Weapon::heavyArtillery).cumbersome());
  TestBattle calm = alone(mediumSwords());
  EXPECT_EQ(costOf(calm, {f(100)}), 1);
}
TEST(AdlgMoving, B_Dif_07_B_Dif_08_B_Abi_35_turns) {
  for (const Profile& profile : {with(mediumSwords(), impetuous), elephants(), pikemen(), cataphractHorse()}) {
    TestBattle table = alone(profile);
    EXPECT_EQ(costOf(table, {t(90)}), 2);
  }
  TestBattle calm = alone(mediumSwords());
  EXPECT_EQ(costOf(calm, {t(90)}), 1);
}
TEST(AdlgMoving, B_Dif_09_cumbersome_forming) {
  for (const auto& [profile, cost] : {std::pair{with(mediumSwords(), impetuous), 2}, {mediumSwords(), 1}}) {
    TestBattle table({{0, "A", profile, at(15'000, 15'000)},
                      {0, "B", profile, at(15'000, 16'000)},
                      {1, "far", levies(), at(1'000, 500, 180)}});
    table.orders();
    MovePlan plan;
    EXPECT_FALSE(
        planMove(table.battle, table.state, table.order(Verb::move, {"A", "B"}, {{LegKind::expand, 2}}), plan));
    EXPECT_EQ(plan.cost, cost);
  }
}
TEST(AdlgMoving, B_Dif_09_forming_is_difficult_where_it_takes_the_whole_move_too) {
  TestBattle table({{0, "A", levies(), at(15'000, 15'000)},
                    {0, "B", levies(), at(15'000, 16'000)},
                    {1, "far", levies(), at(15'000, 11'500, 180)}});
  table.orders();
  MovePlan plan;
  EXPECT_FALSE(planMove(table.battle, table.state, table.order(Verb::move, {"A", "B"}, {{LegKind::expand, 2}}), plan));
  EXPECT_EQ(plan.way, plan.allowance);
  EXPECT_EQ(plan.cost, 2);
}

TEST(AdlgMoving, A23_B_Ord_06_scythed_chariots_are_led_elsewhere_for_3) {
  TestBattle table({{0, "A", scythedChariots(), at(15'000, 15'000)}, {1, "x", heavySwords(), at(15'000, 12'000, 180)}});
  table.orders();
  MovePlan plan;
  EXPECT_FALSE(planMove(table.battle, table.state, table.order(Verb::move, {"A"}, {f(500)}), plan));
  EXPECT_EQ(plan.cost, 3 + 1);  // B-Dif-06
}

TEST(AdlgMoving, A15_too_little_movement_for_a_difficult_manoeuvre_disorders) {
  TestTable ground;
  ground.pieces = {rectangle(TerrainKind::wood, Going::heavy, 10'000, 5'000, 20'000, 19'000)};
  TestBattle table = alone(pikemen(), ground);  // 1 UD there, a turn costs 2
  table.orders();
  table.act(table.order(Verb::move, {"A"}, {t(180)}));
  EXPECT_EQ(table.unit("A").lost, 1);
  EXPECT_TRUE(table.wasTold(phrases::fallsIntoDisorder));
  TestBattle more = alone(pikemen(), ground);  // that manoeuvre and nothing else
  EXPECT_EQ(more.orders().refused(more.order(Verb::move, {"A"}, {t(180), f(100)})), &phrases::tooFar);
  TestBattle swords = alone(heavySwords(), ground);  // 1 UD for 1 UD
  swords.orders().act(swords.order(Verb::move, {"A"}, {t(180)}));
  EXPECT_EQ(swords.unit("A").lost, 0);
}

TEST(AdlgMoving, A15_a_third_move_lacks_no_movement_because_it_is_difficult) {
  // One behind the other, four of them; to form four abreast takes 4 UD of their 3.
  std::vector<Put> units{{1, "far", levies(), at(1'000, 500, 180)}};
  for (int i = 0; i < 4; ++i)
    units.push_back({0, std::string(1, static_cast<char>('A' + i)), mediumSwords(), at(15'000, 15'000 + i * ud)});
  TestBattle table(units);
  table.orders();
  for (const char* label : {"A", "B", "C", "D"}) table.unit(label).marks |= 2;  // two moves made
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A", "B", "C", "D"}, {{LegKind::expand, 4}})), &phrases::tooFar);
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A", "B", "C", "D"}, {{LegKind::expand, 3}})), nullptr);
}

TEST(AdlgMoving, A15_never_off_the_table_nor_into_contact) {
  TestBattle table({{0, "A", mediumSwords(), at(15'000, 15'000)}, {1, "b", levies(), at(17'200, 12'300, 90)}});
  table.orders();
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(2'000)})), nullptr);
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(3'000), s(1'000)})), &phrases::touchesEnemy);
  TestBattle edge = alone(mediumSwords(), {}, at(15'000, 1'000));
  edge.orders();
  EXPECT_EQ(edge.refused(edge.order(Verb::move, {"A"}, {f(1'100)})), &phrases::offTable);
}

TEST(AdlgMoving, A14_A30_commander_moves_along_and_stakes_are_pulled) {
  TestBattle table = alone(with(bowmen(), stakes));
  table.orders().act(table.order(Verb::move, {"A"}, {f(1'000)}));
  EXPECT_EQ(table.state.commanders[0].at, (Point{15'000, 14'000}));
  EXPECT_TRUE(table.unit("A").is(Unit::stakesPulled));
  EXPECT_TRUE(table.unit("A").is(Unit::movedLast));
}

TEST(AdlgMoving, A5_a_group_moves_as_its_slowest) {
  TestBattle table({{0, "A", mediumSwords(), at(15'000, 15'000)},
                    {0, "L", levies(), at(16'000, 15'000)},
                    {1, "b", heavySwords(), at(15'000, 11'500, 180)}});
  table.orders();
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A", "L"}, {f(2'100)})), &phrases::tooFar);
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(2'100)})), nullptr);
}

}  // namespace

}  // namespace walstatt::adlg
