// How far a charge reaches and where it may begin (A15, A18, B-Chg-06 to 08).
#include "games/adlg/charge_phrases.h"
#include "games/adlg/charging.h"
#include "games/adlg/command_phrases.h"
#include "games/adlg/field.h"
#include "games/adlg/test_battle.h"
#include "games/adlg/test_ground.h"
#include "games/adlg/test_profiles.h"

namespace walstatt::adlg {
namespace {

using namespace test;

TEST(AdlgCharge, A18_TheRangeIsTheAllowanceToTheNearestPoint) {
  TestBattle table({{0, "HS1", heavySwords(), own(10'000, 2'000)}, {1, "hs1", heavySwords(), foe(10'000)}});
  EXPECT_EQ(table.orders().refused(table.order(Verb::charge, {"HS1"}, {}, "hs1")), nullptr);
  table.unit("HS1").at.y += 6;
  EXPECT_EQ(table.refused(table.order(Verb::charge, {"HS1"}, {}, "hs1")), &phrases::chargeTooFar);
  table.unit("HS1").at.x += 1'000;
  EXPECT_EQ(table.refused(table.order(Verb::charge, {"HS1"}, {}, "hs1")), &phrases::chargeMisses);
}

TEST(AdlgCharge, A15_A18_TheGroundItStandsOnCountsThoughASlideLeadsOutOfIt) {
  TestTable table;
  // The left part of the cavalry is in it.
  table.pieces.push_back(rectangle(TerrainKind::wood, Going::heavy, 5'000, 12'000, 9'800, 18'000));
  TestBattle wood({{0, "CV1", heavyCavalry(), at(10'000, 14'000)}, {1, "hs1", heavySwords(), foe(10'500, 11'000)}},
                  table);
  wood.orders();
  const auto refused = [&](std::initializer_list<Leg> legs) {
    return wood.refused(wood.order(Verb::charge, {"CV1"}, legs, "hs1"));
  };
  EXPECT_EQ(refused({Leg(LegKind::slide, 500)}), &phrases::chargeTooFar);
  wood.unit("hs1").at.y = 13'100;  // the 1 UD of heavy ground is enough
  EXPECT_EQ(refused({Leg(LegKind::slide, 500)}), nullptr);
  wood.unit("hs1").at.y = 11'000;
  wood.unit("CV1").at.x = 10'300;  // just beside it
  EXPECT_EQ(refused({Leg(LegKind::slide, 500)}), nullptr);
}

TEST(AdlgCharge, A15_A18_TheGroundAWheelGoesOverCounts) {
  for (const Length x : {9'400, 7'400}) {  // under the way of the left corner, or farther out
    TestTable table;
    table.pieces.push_back(rectangle(TerrainKind::brush, Going::rough, x, 11'400, x + 300, 11'700));
    TestBattle brush(
        {{0, "KN1", heavyKnights(), at(10'000, 12'000)}, {1, "hs1", heavySwords(), at(11'900, 11'500, 270)}}, table);
    const Action charge = brush.order(Verb::charge, {"KN1"}, {{LegKind::wheel, 9'000}}, "hs1");
    EXPECT_EQ(brush.orders().refused(charge), x == 9'400 ? &phrases::chargeTooFarTurning : nullptr);  // 2 - 1.5 UD
  }
}

TEST(AdlgCharge, A18_TheGroundCrossedSetsTheAllowance) {
  TestTable rough;
  rough.pieces.push_back(rectangle(TerrainKind::brush, Going::rough, 8'000, 10'200, 12'000, 10'800));
  TestBattle table({{0, "KN1", heavyKnights(), own(10'000, 2'500)}, {1, "hs1", heavySwords(), foe(10'000)}}, rough);
  EXPECT_EQ(table.orders().refused(table.order(Verb::charge, {"KN1"}, {}, "hs1")), &phrases::chargeTooFar);
  table.unit("KN1").at.y -= 600;
  EXPECT_EQ(table.refused(table.order(Verb::charge, {"KN1"}, {}, "hs1")), nullptr);
}

TEST(AdlgCharge, B_All_12_AlongARoadThroughGroundThatIsClosedBesideIt) {
  TestTable ground;
  ground.pieces = {rectangle(TerrainKind::wood, Going::heavy, 10'000, 5'000, 20'000, 19'000),
                   rectangle(TerrainKind::road, Going::open, 14'700, 1'000, 15'300, 19'500)};
  TestBattle table({{0, "A", cataphractHorse(), at(15'000, 15'000)}, {1, "x", mediumSwords(), at(15'000, 11'200, 180)}},
                   ground);
  table.orders().act(table.order(Verb::charge, {"A"}, {}, "x"));  // 3.8 UD of its 4
  ASSERT_EQ(table.state.contactCount, 1);
  EXPECT_TRUE(table.state.contacts[0].marks & Contact::full);
  EXPECT_EQ(table.unit("A").pose(), at(15'000, 11'200));
  // Where the road ends the wood bars the way.
  ground.pieces[1] = rectangle(TerrainKind::road, Going::open, 14'700, 12'000, 15'300, 19'500);
  TestBattle ends({{0, "A", cataphractHorse(), at(15'000, 15'000)}, {1, "x", mediumSwords(), at(15'000, 11'200, 180)}},
                  ground);
  ends.orders();
  EXPECT_NE(ends.refused(ends.order(Verb::charge, {"A"}, {}, "x")), nullptr);
}

TEST(AdlgCharge, B_Chg_07_OneSlideOrOneWheelAtTheStart) {
  TestBattle table({{0, "CV1", mediumCavalry(), own(10'000, 2'000)}, {1, "hs1", heavySwords(), foe(11'000)}});
  table.orders();
  EXPECT_EQ(table.refused(table.order(Verb::charge, {"CV1"}, {}, "hs1")), &phrases::chargeMisses);
  EXPECT_EQ(table.refused(table.order(Verb::charge, {"CV1"}, {{LegKind::slide, 500}}, "hs1")), nullptr);
  EXPECT_EQ(table.refused(table.order(Verb::charge, {"CV1"}, {{LegKind::slide, 1'001}}, "hs1")), &phrases::chargeLegs);
  EXPECT_EQ(table.refused(table.order(Verb::charge, {"CV1"}, {{LegKind::slide, 500}, {LegKind::wheel, 500}}, "hs1")),
            &phrases::chargeLegs);
  EXPECT_EQ(table.refused(table.order(Verb::charge, {"CV1"}, {{LegKind::wheel, 2'000}}, "hs1")), nullptr);
  EXPECT_EQ(table.refused(table.order(Verb::charge, {"CV1"}, {{LegKind::wheel, 2'000}, {LegKind::wheel, 100}}, "hs1")),
            &phrases::chargeLegs);
}

TEST(AdlgCharge, B_Man_03_AWarWagonWheelsBy45DegreesInAChargeToo) {
  TestBattle table({{0, "WB1", wagonWithBlades(), own(10'000, 1'500)}, {1, "x", heavySwords(), foe(11'300, 10'700)}});
  table.orders();
  EXPECT_EQ(table.refused(table.order(Verb::charge, {"WB1"}, {{LegKind::wheel, 4'500}}, "x")), nullptr);
  EXPECT_EQ(table.refused(table.order(Verb::charge, {"WB1"}, {{LegKind::wheel, 4'501}}, "x")), &phrases::wheelTooFar);
}

TEST(AdlgCharge, A18_ASlideOrWheelDoesNotLeaveTheTable) {
  TestBattle table({{0, "HS1", mediumSwords(), at(700, 11'500)}, {1, "hs1", heavySwords(), foe(700)}});
  table.orders();
  EXPECT_EQ(table.refused(table.order(Verb::charge, {"HS1"}, {{LegKind::slide, -300}}, "hs1")), &phrases::offTable);
  EXPECT_EQ(table.refused(table.order(Verb::charge, {"HS1"}, {{LegKind::slide, -200}}, "hs1")), nullptr);
}

TEST(AdlgCharge, A18_WheelAndTurnAreDeductedASlideIsFree) {
  // 4 UD of cavalry, nearly as much to go.
  TestBattle table({{0, "CV1", mediumCavalry(), own(10'000, 3'990)}, {1, "hs1", heavySwords(), foe(10'500)}});
  table.orders();
  EXPECT_EQ(table.refused(table.order(Verb::charge, {"CV1"}, {{LegKind::slide, 500}}, "hs1")), nullptr);
  EXPECT_EQ(table.refused(table.order(Verb::charge, {"CV1"}, {{LegKind::wheel, 900}}, "hs1")),
            &phrases::chargeTooFarTurning);
  ChargePlan plan;
  table.unit("CV1").at.y -= 1'000;
  EXPECT_FALSE(
      planCharge(table.battle, table.state, table.order(Verb::charge, {"CV1"}, {{LegKind::wheel, 900}}, "hs1"), plan));
  EXPECT_EQ(plan.deducted, 150);
  table.unit("CV1").heading = halfTurn;  // its back to the enemy: the turn is 1 UD
  ChargePlan turning;
  EXPECT_FALSE(planCharge(table.battle, table.state,
                          table.order(Verb::charge, {"CV1"}, {{LegKind::turn, halfTurn}}, "hs1"), turning));
  EXPECT_EQ(turning.deducted, 1'000);
}

TEST(AdlgCharge, B_Chg_08_ThenStraightOn) {
  TestBattle table({{0, "CV1", mediumCavalry(), own(10'000, 2'000)}, {1, "hs1", heavySwords(), foe(10'000)}});
  EXPECT_EQ(table.orders().refused(
                table.order(Verb::charge, {"CV1"}, {{LegKind::forward, 500}, {LegKind::wheel, 500}}, "hs1")),
            &phrases::chargeLegs);
}

}  // namespace
}  // namespace walstatt::adlg
