// Charges (A18 to A20, B-Chg): who may charge whom, how far, and what happens on the way.
#include "games/adlg/charging.h"

#include "games/adlg/charge_phrases.h"
#include "games/adlg/command_phrases.h"
#include "games/adlg/contacts.h"
#include "games/adlg/field.h"
#include "games/adlg/test_battle.h"
#include "games/adlg/test_ground.h"
#include "games/adlg/test_profiles.h"

namespace walstatt::adlg {
namespace {

using namespace test;

const Contact* contactOf(const TestBattle& table, std::string_view attacker, std::string_view target) {
  for (const Contact& contact : contactsOf(table.state))
    if (contact.attacker == table.id(attacker) && contact.target == table.id(target)) return &contact;
  return nullptr;
}

TEST(AdlgCharge, B_Chg_06_AChargeNamesItsTargetAndMeetsIt) {
  TestBattle table({{0, "HS1", heavySwords(), own(10'000, 1'500)}, {1, "hs1", heavySwords(), foe(10'000)}});
  table.orders().act(table.order(Verb::charge, {"HS1"}, {}, "hs1"));
  const Contact* contact = contactOf(table, "HS1", "hs1");
  ASSERT_NE(contact, nullptr);
  EXPECT_EQ(contact->edge, Edge::front);
  EXPECT_EQ(contact->marks & (Contact::full | Contact::fresh), Contact::full | Contact::fresh);
  EXPECT_EQ(table.unit("HS1").at, (Point{10'000, 10'000}));
  EXPECT_TRUE(table.unit("HS1").is(Unit::chargedNow));
  EXPECT_EQ(table.state.step, Step::orders);
  EXPECT_EQ(table.state.commanding.points, 8);  // B-Ord-03
  EXPECT_TRUE(inMelee(table.state, table.id("HS1")) && inMelee(table.state, table.id("hs1")));
}

TEST(AdlgCharge, B_Chg_01_B_Chg_02_B_Chg_03_WhoNeverCharges) {
  TestBattle table({{0, "WW1", warWagon(), own(10'000, 500)},
                    {0, "WB1", wagonWithBlades(), own(12'000, 500)},
                    {0, "AR1", artillery(), own(14'000, 500)},
                    {0, "LE1", with(levies(), expendable), own(16'000, 500)},
                    {0, "LE2", levies(), own(18'000, 500)},
                    {1, "a", heavySwords(), foe(10'000)},
                    {1, "b", heavySwords(), foe(12'000)},
                    {1, "c", heavySwords(), foe(14'000)},
                    {1, "d", heavySwords(), foe(16'000)},
                    {1, "e", heavySwords(), foe(18'000)}});
  table.orders();
  EXPECT_EQ(table.refused(table.order(Verb::charge, {"WW1"}, {}, "a")), &phrases::chargesNever);
  EXPECT_EQ(table.refused(table.order(Verb::charge, {"WB1"}, {}, "b")), nullptr);
  EXPECT_EQ(table.refused(table.order(Verb::charge, {"AR1"}, {}, "c")), &phrases::artilleryNeverCharges);
  EXPECT_EQ(table.refused(table.order(Verb::charge, {"LE1"}, {}, "d")), &phrases::levyNeverCharges);
  EXPECT_EQ(table.refused(table.order(Verb::charge, {"LE2"}, {}, "e")), nullptr);
}

TEST(AdlgCharge, B_Chg_04_LightInfantryInTheOpen) {
  TestBattle table({{0, "LI1", lightInfantry(), own(10'000, 1'500)}, {1, "x", heavySwords(), foe(10'000)}});
  table.orders();
  const auto against = [&](const Profile& enemy) {
    TestBattle other({{0, "LI1", lightInfantry(), own(10'000, 1'500)}, {1, "x", enemy, foe(10'000)}});
    return other.orders().refused(other.order(Verb::charge, {"LI1"}, {}, "x"));
  };
  EXPECT_EQ(against(heavySwords()), &phrases::lightsChargeInOpen);
  EXPECT_EQ(against(mediumCavalry()), &phrases::lightsChargeInOpen);
  EXPECT_EQ(against(lightInfantry()), nullptr);
  EXPECT_EQ(against(lightHorse()), nullptr);
  EXPECT_EQ(against(elephants()), nullptr);
  EXPECT_EQ(against(scythedChariots()), nullptr);
  EXPECT_EQ(against(artillery()), nullptr);
  TestTable camps;
  camps.camps[1] = at(10'000, 10'000, 180);
  TestBattle camp({{0, "LI1", lightInfantry(), own(10'000, 1'500)}, {1, "x", heavySwords(), foe(20'000)}}, camps);
  Action charge = camp.orders().order(Verb::charge, {"LI1"});
  charge.target = campOf0 + 1;
  EXPECT_EQ(camp.refused(charge), nullptr);
}

TEST(AdlgCharge, B_Chg_04_NorDoMatesOfAGroupMeetWhomTheyMayNotCharge) {
  TestBattle table({{0, "LI1", lightInfantry(), own(10'000, 1'000)},
                    {0, "LI2", lightInfantry(), own(11'000, 1'000)},
                    {1, "el1", elephants(), foe(10'000)},
                    {1, "hs1", heavySwords(), foe(11'000)}});
  table.orders().act(table.order(Verb::charge, {"LI1", "LI2"}, {}, "el1"));
  EXPECT_NE(contactOf(table, "LI1", "el1"), nullptr);
  EXPECT_EQ(contactOf(table, "LI2", "hs1"), nullptr);
}

TEST(AdlgCharge, B_Chg_05_LightInfantryInRoughGround) {
  TestTable table;
  table.pieces.push_back(rectangle(TerrainKind::wood, Going::heavy, 8'000, 7'000, 12'000, 13'000));
  const auto against = [&](const Profile& enemy, const Pose& pose, int lost) {
    TestBattle battle({{0, "LI1", lightInfantry(), own(10'000, 1'500)}, {1, "x", enemy, pose}}, table);
    battle.unit("x").lost = static_cast<std::uint8_t>(lost);
    return battle.orders().refused(battle.order(Verb::charge, {"LI1"}, {}, "x"));
  };
  EXPECT_EQ(against(lightInfantry(), foe(10'000), 0), &phrases::lightsChargeInRough);
  EXPECT_EQ(against(lightInfantry(), foe(10'000), 1), nullptr);           // disordered
  EXPECT_EQ(against(lightInfantry(), at(10'000, 9'000, 0), 0), nullptr);  // from behind
  EXPECT_EQ(against(heavySwords(), foe(10'000), 0), nullptr);             // with a penalty there
}

TEST(AdlgCharge, A18_NeverAfterAMoveNorInContact) {
  TestBattle table({{0, "HS1", heavySwords(), own(10'000, 1'500)}, {1, "hs1", heavySwords(), foe(10'000)}});
  table.orders().unit("HS1").marks |= 1;
  EXPECT_EQ(table.refused(table.order(Verb::charge, {"HS1"}, {}, "hs1")), &phrases::chargeAfterMove);
  table.unit("HS1").marks = 0;
  addContact(table.state, {table.id("HS1"), table.id("hs1"), Edge::front, Contact::full});
  EXPECT_EQ(table.refused(table.order(Verb::charge, {"HS1"}, {}, "hs1")), &phrases::alreadyInContact);
}

TEST(AdlgCharge, A18_NotOntoAnEdgeAlreadyEngaged) {
  TestBattle table({{0, "HS1", heavySwords(), own(10'000, 1'500)},
                    {0, "HS2", heavySwords(), at(10'000, 10'000)},
                    {1, "hs1", heavySwords(), foe(10'600)}});
  table.unit("HS1").at.x = 11'000;
  addContact(table.state, {table.id("HS2"), table.id("hs1"), Edge::front, 0});
  EXPECT_EQ(table.orders().refused(table.order(Verb::charge, {"HS1"}, {}, "hs1")), &phrases::edgeEngaged);
}

TEST(AdlgCharge, A18_HeavyTroopsNameATargetBehindLightInfantryInTheOpen) {
  const auto named = [&](const Profile& charger, const Profile& screen) {
    TestBattle table({{0, "CH1", charger, own(10'000, 1'000)},
                      {1, "scr", screen, foe(10'000)},
                      {1, "hs1", heavySwords(), foe(10'000, 9'200)}});
    return table.orders().refused(table.order(Verb::charge, {"CH1"}, {}, "hs1"));
  };
  EXPECT_EQ(named(heavySwords(), lightInfantry()), nullptr);
  EXPECT_EQ(named(lightHorse(), lightInfantry()), &phrases::chargeHidden);
  EXPECT_EQ(named(heavySwords(), mediumSwords()), &phrases::chargeHidden);
}

TEST(AdlgCharge, Z11_NoChargeGoesOverAnAmbushMarker) {
  TestBattle table({{0, "CV1", mediumCavalry(), own(10'000, 3'900)}, {1, "hs1", heavySwords(), foe(10'000)}});
  table.orders();
  Marker& marker = table.state.markers[3];
  marker.at = {10'900, 11'500};
  marker.placed = marker.side = 1;
  EXPECT_EQ(table.refused(table.order(Verb::charge, {"CV1"}, {}, "hs1")), &phrases::chargeHidden);
  marker.at.x = 11'100;  // beside the way
  EXPECT_EQ(table.refused(table.order(Verb::charge, {"CV1"}, {}, "hs1")), nullptr);
  marker.at.x = 10'900;
  marker.side = 0;
  EXPECT_EQ(table.refused(table.order(Verb::charge, {"CV1"}, {}, "hs1")), nullptr);
}

TEST(AdlgCharge, A18_LightInfantryInBrokenGroundIsNotLookedThrough) {
  for (const TerrainKind kind : {TerrainKind::brush, TerrainKind::gentleHill}) {
    TestTable options;
    options.pieces.push_back(rectangle(kind, 8'000, 9'450, 12'000, 10'050));
    TestBattle table({{0, "CH1", heavySwords(), own(10'000, 1'000)},
                      {1, "scr", lightInfantry(), foe(10'000)},
                      {1, "hs1", heavySwords(), foe(10'000, 9'200)}},
                     options);
    EXPECT_EQ(table.orders().refused(table.order(Verb::charge, {"CH1"}, {}, "hs1")),
              kind == TerrainKind::brush ? &phrases::chargeHidden : nullptr);
  }
}

TEST(AdlgCharge, B_Dif_08_ATurnIsDifficultInAChargeToo) {
  for (const auto& [profile, cost] : {std::pair{cataphractHorse(), 2}, {mediumCavalry(), 1}}) {
    TestBattle table({{0, "CH1", profile, at(10'000, 11'700, 180)}, {1, "hs1", heavySwords(), foe(10'000)}});
    table.orders();
    ChargePlan plan;
    EXPECT_FALSE(planCharge(table.battle, table.state,
                            table.order(Verb::charge, {"CH1"}, {{LegKind::turn, halfTurn}}, "hs1"), plan));
    EXPECT_EQ(plan.cost, cost);
  }
}

TEST(AdlgCharge, A15_ASlideInAChargeIsTheOneOfThePhase) {
  for (const Length slide : {0, 300}) {
    TestBattle table({{0, "CV1", mediumCavalry(), own(10'000, 2'000)}, {1, "hs1", heavySwords(), foe(10'000)}});
    const Leg leg = slide == 0 ? Leg() : Leg(LegKind::slide, slide);
    table.orders().act(table.order(Verb::charge, {"CV1"}, {leg}, "hs1"));
    EXPECT_EQ(table.unit("CV1").is(Unit::hasSlid), slide != 0);
  }
}

TEST(AdlgCharge, B_ZoC_03_OnlyTheMostThreateningEnemyMayBeCharged) {
  TestBattle table({{0, "CV1", mediumCavalry(), own(10'000, 800)},
                    {1, "near", heavySwords(), foe(10'000)},
                    {1, "far", heavySwords(), foe(11'500)}});
  table.orders();
  const Action other = table.order(Verb::charge, {"CV1"}, {{LegKind::slide, 1'000}}, "far");
  const auto refusal = table.battle.check(table.state, table.state.active, other);
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->phrase, &phrases::chargeOtherThreat);
  EXPECT_EQ(refusal->args[1], piece(table.id("near"))) << "he is named";
  EXPECT_EQ(table.refused(table.order(Verb::charge, {"CV1"}, {}, "near")), nullptr);
}

TEST(AdlgCharge, A17_Z100_NobodyIsKeptFromAChargeByALineThatIsUnevenByRounding) {
  for (const Length uneven : {-3, 0, 3}) {
    TestBattle table({{0, "A", heavySwords(), own(10'000, 1'500)},
                      {0, "B", heavySwords(), own(11'000, 1'500)},
                      {1, "x", heavySwords(), foe(10'300, 10'000 + uneven)},
                      {1, "y", heavySwords(), foe(11'300)}});
    table.orders();
    EXPECT_EQ(table.refused(table.order(Verb::charge, {"B"}, {}, "y")), nullptr) << uneven;
    EXPECT_EQ(table.refused(table.order(Verb::charge, {"A", "B"}, {}, "y")), nullptr) << uneven;
  }
}

TEST(AdlgCharge, A17_NobodyOfAGroupChargesAwayFromWhoHoldsHim) {
  // HS2 stands in the zone of an enemy on its flank, whom it would leave behind by going along.
  TestBattle table({{0, "HS1", heavySwords(), own(10'000, 1'500)},
                    {0, "HS2", heavySwords(), own(11'000, 1'500)},
                    {1, "hs1", heavySwords(), foe(9'900)},
                    {1, "hs2", heavySwords(), at(12'300, 12'000, 270)}});
  table.orders();
  EXPECT_EQ(table.refused(table.order(Verb::charge, {"HS1", "HS2"}, {}, "hs1")), &phrases::chargeOtherThreat);
  EXPECT_EQ(table.refused(table.order(Verb::charge, {"HS1"}, {}, "hs1")), nullptr);
  table.unit("hs2").at.x += 1'000;
  EXPECT_EQ(table.refused(table.order(Verb::charge, {"HS1", "HS2"}, {}, "hs1")), nullptr);
}

TEST(AdlgCharge, A16_TheZoneOfAnotherEnemyOnTheWayForbidsTheCharge) {
  // The way to the target leads across the front of another enemy, who looks at the path from the right.
  TestBattle table({{0, "CV1", mediumCavalry(), own(10'000, 3'500)},
                    {1, "far", heavySwords(), foe(10'000)},
                    {1, "aside", heavySwords(), at(11'300, 11'800, 270)}});
  table.orders();
  EXPECT_EQ(table.refused(table.order(Verb::charge, {"CV1"}, {}, "far")), &phrases::chargeOtherThreat);
  table.unit("aside").at.x = 12'000;  // its zone ends short of the path
  EXPECT_EQ(table.refused(table.order(Verb::charge, {"CV1"}, {}, "far")), nullptr);
}

TEST(AdlgCharge, A21_AZoneForbidsTheFullPlaceOnAFlank) {
  TestBattle table({{0, "CV1", mediumCavalry(), at(12'500, 9'400, 270)},
                    {1, "hs1", heavySwords(), foe(10'000)},
                    {1, "guard", heavySwords(), at(11'000, 8'400, 180)}});
  table.orders();
  EXPECT_EQ(table.refused(table.order(Verb::charge, {"CV1"}, {}, "hs1")), &phrases::zoneForbidsFlank);
  table.unit("guard").where = Where::gone;
  EXPECT_EQ(table.refused(table.order(Verb::charge, {"CV1"}, {}, "hs1")), nullptr);
}

TEST(AdlgCharge, A30_A21_NoZoneForbidsTheLongEdgeOfAWarWagonWhichIsAFront) {
  // Each of the guards holds one of the two places on that edge, and neither the way there.
  const auto refusal = [](const Profile& target) {
    TestBattle table({{0, "CV1", mediumCavalry(), at(12'500, 8'900, 270)},
                      {1, "x", target, foe(10'000)},
                      {1, "one", heavySwords(), at(10'900, 7'300, 180)},
                      {1, "two", heavySwords(), at(10'900, 10'700)}});
    table.orders();
    return table.refused(table.order(Verb::charge, {"CV1"}, {}, "x"));
  };
  Profile deep = heavySwords();
  deep.depth = 2 * ud;
  EXPECT_EQ(refusal(deep), &phrases::zoneForbidsFlank);
  EXPECT_EQ(refusal(warWagon()), nullptr);
}

TEST(AdlgCharge, B_Chg_16_ASpontaneousChargeCostsNothingAndNeedsTheOwnZone) {
  TestBattle table({{0, "HS1", heavySwords(), own(10'000, 900)}, {1, "hs1", heavySwords(), foe(10'000)}});
  table.orders(0, 0);
  table.unit("HS1").at.y += 200;
  EXPECT_EQ(table.refused(table.order(Verb::spontaneousCharge, {"HS1"}, {}, "hs1")), &phrases::notInOwnZone);
  table.unit("HS1").at.y -= 200;
  EXPECT_NE(table.refused(table.order(Verb::charge, {"HS1"}, {}, "hs1")), nullptr);  // no points left
  table.act(table.order(Verb::spontaneousCharge, {"HS1"}, {}, "hs1"));               // B-Ord-01
  EXPECT_NE(contactOf(table, "HS1", "hs1"), nullptr);
}

TEST(AdlgCharge, A20_FlankAndRearByWhereTheChargeBegins) {
  // The target looks down; the charger stands to its left side (the right of the table).
  TestBattle flank({{0, "CV1", mediumCavalry(), at(12'500, 9'400, 270)}, {1, "hs1", heavySwords(), foe(10'000)}});
  flank.orders().act(flank.order(Verb::charge, {"CV1"}, {}, "hs1"));
  const Contact* side = contactOf(flank, "CV1", "hs1");
  ASSERT_NE(side, nullptr);
  EXPECT_EQ(side->edge, Edge::left);
  EXPECT_TRUE(side->marks & Contact::full);
  EXPECT_EQ(flank.unit("CV1").pose(), (Pose{{10'500, 9'500}, 27'000}));
  TestBattle rear({{0, "CV1", mediumCavalry(), at(10'300, 7'000, 180)}, {1, "hs1", heavySwords(), foe(10'000)}});
  rear.orders().act(rear.order(Verb::charge, {"CV1"}, {}, "hs1"));
  const Contact* behind = contactOf(rear, "CV1", "hs1");
  ASSERT_NE(behind, nullptr);
  EXPECT_EQ(behind->edge, Edge::rear);
  EXPECT_EQ(rear.unit("CV1").pose(), (Pose{{10'000, 9'250}, 18'000}));
  TestBattle front({{0, "CV1", mediumCavalry(), at(12'500, 9'900, 270)}, {1, "hs1", heavySwords(), foe(10'000)}});
  front.orders().act(front.order(Verb::charge, {"CV1"}, {}, "hs1"));
  ASSERT_NE(contactOf(front, "CV1", "hs1"), nullptr);
  EXPECT_EQ(contactOf(front, "CV1", "hs1")->edge, Edge::front);
}

TEST(AdlgCharge, A18_AGroupChargesIfOneUnitIsInReach_B_Chg_14) {
  // The right half of the enemy line stands back: only HS1 gets there, HS2 stays beside it.
  TestBattle table({{0, "HS1", heavySwords(), own(10'000, 1'600)},
                    {0, "HS2", heavySwords(), own(11'000, 1'600)},
                    {1, "hs1", heavySwords(), foe(10'200)},
                    {1, "hs2", heavySwords(), foe(11'200, 9'000)}});
  table.orders().act(table.order(Verb::charge, {"HS1", "HS2"}, {}, "hs1"));
  EXPECT_EQ(table.unit("HS1").pose(), (Pose{{10'200, 10'000}, 0}));
  EXPECT_EQ(table.unit("HS2").pose(), (Pose{{11'200, 10'000}, 0}));  // A21: follows its mate
  EXPECT_FALSE(inContact(table.state, table.id("HS2")));
  EXPECT_TRUE(table.unit("HS2").is(Unit::chargedNow));
}

TEST(AdlgCharge, A21_MatesDoNotFollowIntoHinderingGround) {
  TestTable table;
  table.pieces.push_back(rectangle(TerrainKind::wood, Going::heavy, 11'600, 9'000, 14'600, 13'000));
  TestBattle battle({{0, "HS1", heavySwords(), own(10'000, 1'600)},
                     {0, "HS2", heavySwords(), own(11'000, 1'600)},
                     {1, "hs1", heavySwords(), foe(10'200)}},
                    table);
  battle.orders().act(battle.order(Verb::charge, {"HS1", "HS2"}, {}, "hs1"));
  EXPECT_EQ(battle.unit("HS1").pose(), (Pose{{10'200, 10'000}, 0}));
  EXPECT_LT(battle.unit("HS2").at.x, 11'200) << "beside its mate it would stand in the wood";
}

TEST(AdlgCharge, B_Chg_13_AGroupConformsUnitByUnit) {
  TestBattle table({{0, "HS1", heavySwords(), own(10'000, 1'500)},
                    {0, "HS2", heavySwords(), own(11'000, 1'500)},
                    {0, "HS3", heavySwords(), own(12'000, 1'500)},
                    {1, "hs1", heavySwords(), foe(10'300)},
                    {1, "hs2", heavySwords(), foe(11'300)},
                    {1, "hs3", heavySwords(), foe(12'300)}});
  table.orders().act(table.order(Verb::charge, {"HS2", "HS1", "HS3"}, {}, "hs2"));
  for (const int i : {1, 2, 3}) {
    const std::string mine = "HS" + std::to_string(i), his = "hs" + std::to_string(i);
    ASSERT_NE(contactOf(table, mine, his), nullptr) << i;
    EXPECT_TRUE(contactOf(table, mine, his)->marks & Contact::full) << i;
    EXPECT_EQ(table.unit(mine).at, table.unit(his).at) << i;
  }
}

TEST(AdlgCharge, A18_ACampThatIsNamedStandsSoThatNoDieIsThrownIfAllOthersEvade) {
  TestTable camps;
  camps.camps[1] = at(10'000, 10'000, 180);
  for (const bool namesCamp : {true, false}) {
    TestBattle table({{0, "CV1", mediumCavalry(), at(11'000, 13'500)},
                      {1, "li", lightInfantry(), foe(11'300, 11'800)},
                      {1, "far", heavySwords(), foe(25'000)}},
                     camps);
    Action charge = table.orders().order(Verb::charge, {"CV1"}, {}, "li");
    if (namesCamp) charge.target = campOf0 + 1;
    table.act(charge);
    ASSERT_EQ(table.state.step, Step::evade);
    table.act(1, table.order(Verb::evade, {"li"})).roll({4});
    EXPECT_EQ(table.state.step, namesCamp ? Step::orders : Step::chargeDie);
    if (!namesCamp) continue;
    ASSERT_EQ(table.state.contactCount, 1);
    EXPECT_EQ(table.state.contacts[0].target, campOf0 + 1);
    EXPECT_EQ(table.unit("CV1").at.y, 10'000);
  }
}

TEST(AdlgCharge, A18_OnlyAnEnemysCampThatHasNotFallenIsNamed) {
  TestTable camps;
  camps.camps[0] = at(10'000, 10'000, 180);
  camps.camps[1] = at(20'000, 10'000, 180);
  TestBattle table({{0, "CV1", mediumCavalry(), own(10'000, 1'500)},
                    {0, "CV2", mediumCavalry(), own(20'000, 1'500)},
                    {1, "far", heavySwords(), foe(25'000)}},
                   camps);
  Action ours = table.orders().order(Verb::charge, {"CV1"}), his = table.order(Verb::charge, {"CV2"});
  ours.target = campOf0;
  his.target = campOf0 + 1;
  EXPECT_EQ(table.refused(ours), &phrases::noChargeTarget);
  EXPECT_EQ(table.refused(his), nullptr);
  his.target = table.id("far");
  EXPECT_EQ(table.refused(his), &phrases::chargeMisses) << "whoever would meet the camp names it";
  his.target = campOf0 + 1;
  table.state.camps[1].fallen = 1;
  EXPECT_EQ(table.refused(his), &phrases::noChargeTarget);
}

TEST(AdlgCharge, A18_AColumnFollowsItsHead) {
  TestBattle table({{0, "HS1", heavySwords(), own(10'000, 1'500)},
                    {0, "HS2", heavySwords(), own(10'000, 2'250)},
                    {1, "hs1", heavySwords(), foe(10'300)}});
  table.orders().act(table.order(Verb::charge, {"HS1", "HS2"}, {}, "hs1"));
  EXPECT_EQ(table.unit("HS1").at, (Point{10'300, 10'000}));
  EXPECT_EQ(table.unit("HS2").at, (Point{10'300, 10'750}));
}

TEST(AdlgCharge, B_Chg_15_ImpetuousUnitsNotInContactGoOn) {
  TestBattle table({{0, "HS1", with(heavySwords(), impetuous), own(10'000, 1'000)},
                    {0, "HS2", with(heavySwords(), impetuous), own(11'000, 1'000)},
                    {1, "hs1", heavySwords(), foe(10'000)}});
  table.orders().act(table.order(Verb::charge, {"HS1", "HS2"}, {}, "hs1"));
  EXPECT_EQ(table.unit("HS1").at, (Point{10'000, 10'000}));
  EXPECT_EQ(table.unit("HS2").at, (Point{11'000, 9'000}));  // the whole 2 UD
}

TEST(AdlgCharge, B_Chg_14_OthersGoOnAsFarAsTheOrderSaysAndEndInAZone) {
  const auto goesOn = [](Length halt, std::vector<Put> more) {
    std::vector<Put> units{{0, "HS1", mediumSwords(), own(10'000, 1'000)},
                           {0, "HS2", mediumSwords(), own(11'000, 1'000)},
                           {1, "hs1", heavySwords(), foe(9'900)}};
    units.insert(units.end(), more.begin(), more.end());
    TestBattle table(units);
    const Leg leg = halt > 0 ? Leg(LegKind::forward, halt) : Leg{};
    table.orders().act(table.order(Verb::charge, {"HS1", "HS2"}, {leg}, "hs1"));
    EXPECT_NE(contactOf(table, "HS1", "hs1"), nullptr);
    return table.unit("HS2").at.y;
  };
  EXPECT_EQ(goesOn(0, {}), 10'000);                                                      // beside its mate
  EXPECT_EQ(goesOn(2'500, {}), 8'500);                                                   // 2.5 UD in all
  EXPECT_EQ(goesOn(9'000, {}), 8'000);                                                   // not beyond its 3 UD
  EXPECT_EQ(goesOn(2'500, {{1, "hs2", heavySwords(), at(12'400, 9'000, 270)}}), 9'490);  // held in passing
}

TEST(AdlgCharge, A16_NorDoMatesOfAGroupPassThroughTheZonesOfOthers) {
  // HS2 comes before `aside`, who looks at its way from the right, whether it meets somebody beyond or not.
  for (const bool meets : {false, true}) {
    std::vector<Put> units{{0, "HS1", mediumSwords(), own(10'000, 2'800)},
                           {0, "HS2", mediumSwords(), own(11'000, 2'800)},
                           {1, "hs1", heavySwords(), foe(9'900)},
                           {1, "aside", heavySwords(), at(12'400, 11'500, 270)}};
    if (meets) units.push_back({1, "hs2", heavySwords(), foe(11'000)});
    TestBattle table(units);
    table.orders();
    if (meets) {
      EXPECT_EQ(table.refused(table.order(Verb::charge, {"HS2"}, {}, "hs2")), &phrases::chargeOtherThreat);
    }
    table.act(table.order(Verb::charge, {"HS1", "HS2"}, {}, "hs1"));
    EXPECT_NE(contactOf(table, "HS1", "hs1"), nullptr);
    EXPECT_FALSE(inContact(table.state, table.id("HS2")));
    EXPECT_EQ(table.unit("HS2").at.y, 11'990);
  }
}

TEST(AdlgCharge, A16_AChargeWhoseTargetsHaveEvadedEndsWhereAnotherEnemyHoldsIt) {
  const auto endsAt = [](std::vector<Put> more) {
    std::vector<Put> units{{0, "MS1", mediumSwords(), own(10'000, 1'000)}, {1, "lh1", lightHorse(), foe(10'000)}};
    units.insert(units.end(), more.begin(), more.end());
    TestBattle table(units);
    table.orders().act(table.order(Verb::charge, {"MS1"}, {}, "lh1"));
    Action evade;
    evade.verb = Verb::evade;
    evade.unit = table.id("lh1");
    evade.corps = table.battle.unit(evade.unit).corps;
    evade.group = bitOf(table.battle, evade.unit);
    table.act(1, evade).roll({6}).roll({6});
    EXPECT_EQ(table.state.contactCount, 0);
    return table.unit("MS1").at.y;
  };
  EXPECT_EQ(endsAt({}), 7'000);  // 4 UD
  EXPECT_EQ(endsAt({{1, "hs2", heavySwords(), at(11'400, 8'500, 270)}}),
            8'990);                                                           // where it comes into his zone
  EXPECT_EQ(endsAt({{1, "hs2", heavySwords(), foe(10'400, 6'500)}}), 7'000);  // goes at him all the same
}

TEST(AdlgCharge, A30_ACampIsReachedButNotConformedTo) {
  TestTable camps;
  camps.camps[1] = at(10'000, 10'000, 180);
  TestBattle table({{0, "CV1", mediumCavalry(), own(9'000, 1'500)}, {1, "x", heavySwords(), foe(20'000)}}, camps);
  Action charge = table.orders().order(Verb::charge, {"CV1"});
  charge.target = campOf0 + 1;
  table.act(charge);
  ASSERT_EQ(table.state.contactCount, 1);
  EXPECT_EQ(table.state.contacts[0].target, campOf0 + 1);
  EXPECT_EQ(table.unit("CV1").at, (Point{9'000, 10'000}));
  EXPECT_TRUE(inMelee(table.state, table.id("CV1")));
}

TEST(AdlgCharge, B_Pen_01_ThroughFriendlyLightInfantry) {
  TestBattle table({{0, "HS1", heavySwords(), own(10'000, 1'500)},
                    {0, "LI1", lightInfantry(), own(10'000, 500)},
                    {1, "hs1", heavySwords(), foe(10'000)}});
  table.orders().act(table.order(Verb::charge, {"HS1"}, {}, "hs1"));
  ASSERT_NE(contactOf(table, "HS1", "hs1"), nullptr);
  EXPECT_FALSE(
      overlap(boxOf(table.battle, table.state, table.id("HS1")), boxOf(table.battle, table.state, table.id("LI1"))));
  EXPECT_EQ(table.unit("LI1").lost, 0);
}

TEST(AdlgCharge, A24_NotOverAFriendWhoCannotMakeRoom) {
  // The light infantry before the target would have to go back or aside, and somebody stands everywhere.
  std::vector<Put> units{{0, "A", heavySwords(), own(10'000, 1'300)},
                         {0, "L", lightInfantry(), own(10'000, 50)},
                         {1, "x", heavySwords(), foe(10'000)}};
  const auto refusal = [&] {
    TestBattle table(units);
    table.orders();
    return table.refused(table.order(Verb::charge, {"A"}, {}, "x"));
  };
  EXPECT_EQ(refusal(), nullptr);
  units.push_back({0, "M", lightInfantry(), own(10'000, 760)});
  units.push_back({0, "p", pikemen(), own(9'000, 20)});
  units.push_back({0, "q", pikemen(), own(11'000, 20)});
  EXPECT_EQ(refusal(), &phrases::chargeBlocked);
}

TEST(AdlgCharge, B_Pen_01_AGroupChargesThroughALineOfLightInfantry) {
  TestBattle table({{0, "HS1", heavySwords(), own(10'000, 1'500)},
                    {0, "HS2", heavySwords(), own(11'000, 1'500)},
                    {0, "L1", lightInfantry(), own(10'000, 700)},
                    {0, "L2", lightInfantry(), own(11'000, 700)},
                    {1, "hs1", heavySwords(), foe(10'000)},
                    {1, "hs2", heavySwords(), foe(11'000)}});
  table.orders().act(table.order(Verb::charge, {"HS1", "HS2"}, {}, "hs1"));
  for (const auto& [own, enemy] : {std::pair{"HS1", "hs1"}, {"HS2", "hs2"}}) {
    const Contact* contact = contactOf(table, own, enemy);
    ASSERT_NE(contact, nullptr) << own;
    EXPECT_TRUE(contact->marks & Contact::full) << own;
  }
  for (const char* light : {"L1", "L2"}) {
    EXPECT_EQ(table.unit(light).lost, 0);
    for (std::size_t i = 0; i < table.battle.unitCount(); ++i)
      EXPECT_TRUE(i == table.id(light) ||
                  !overlap(boxOf(table.battle, table.state, table.id(light)), boxOf(table.battle, table.state, i)))
          << light << " and " << i;
  }
}

TEST(AdlgCharge, A30_TwoAtTheLongEdgeOfAWarWagonAndNoThird) {
  TestBattle table({{0, "A", mediumSwords(), at(17'000, 9'500, 270)},
                    {0, "B", mediumSwords(), at(17'000, 8'450, 270)},
                    {0, "C", mediumSwords(), at(17'000, 7'400, 270)},
                    {1, "w", warWagon(), at(15'000, 10'000, 180)}});
  table.orders().act(table.order(Verb::charge, {"A"}, {}, "w"));
  table.act(table.order(Verb::charge, {"B"}, {}, "w"));
  for (const char* label : {"A", "B"}) {
    const Contact* contact = contactOf(table, label, "w");
    ASSERT_NE(contact, nullptr) << label;
    EXPECT_EQ(contact->edge, Edge::left);
    EXPECT_TRUE(contact->marks & Contact::full) << label;
  }
  EXPECT_EQ(table.unit("w").lost, 0);  // A29: no multiple attack on war wagons
  EXPECT_NE(table.refused(table.order(Verb::charge, {"C"}, {{LegKind::slide, -ud}}, "w")), nullptr);
}

TEST(AdlgCharge, A29_FrontAndBothFlanksInOneSequenceCostOnePoint) {
  TestBattle table({{0, "A", heavySwords(), own(10'000, 1'500)},
                    {0, "B", heavySwords(), at(8'500, 9'400, 90)},
                    {0, "C", heavySwords(), at(11'500, 9'400, 270)},
                    {1, "t", heavySwords(), foe(10'000)}});
  table.orders().act(table.order(Verb::charge, {"B"}, {}, "t"));
  EXPECT_EQ(table.unit("t").lost, 0);  // alone with one
  table.act(table.order(Verb::charge, {"A"}, {}, "t"));
  EXPECT_EQ(table.unit("t").lost, 1);
  table.act(table.order(Verb::charge, {"C"}, {}, "t"));
  EXPECT_EQ(table.state.contactCount, 3);
  EXPECT_EQ(table.unit("t").lost, 1);
}

TEST(AdlgCharge, ListedChargesAreAllowed) {
  TestBattle table({{0, "HS1", heavySwords(), own(10'000, 1'500)},
                    {0, "HS2", heavySwords(), own(11'000, 1'500)},
                    {0, "CV1", mediumCavalry(), at(14'000, 11'000, 300)},
                    {1, "hs1", heavySwords(), foe(10'300)},
                    {1, "li1", lightInfantry(), foe(12'000)}});
  table.orders();
  ActionList<Action> list(256);
  listCharges(table.battle, table.state, 0, list);
  EXPECT_GE(list.size(), 4u);
  for (const Action& action : list) EXPECT_EQ(table.refused(action), nullptr);
}

TEST(AdlgCharge, A18_AChargeAfterAQuarterTurnIsOfferedAtSomebodyBeside) {
  // However it wheels, it passes before him.
  TestBattle table({{0, "CV1", mediumCavalry(), at(12'000, 10'150)}, {1, "hs1", heavySwords(), foe(10'000, 11'000)}});
  table.orders();
  ActionList<Action> list(16);
  listCharges(table.battle, table.state, 0, list);
  ASSERT_EQ(list.size(), 1u);
  EXPECT_EQ(list[0].legs[0], Leg(LegKind::turn, -quarterTurn));
  table.act(list[0]);
  ASSERT_EQ(table.state.contactCount, 1);
  EXPECT_NE(table.state.contacts[0].edge, Edge::front);
}

TEST(AdlgCharge, A18_AChargeOfAGroupIsFoundFromAnyOfItsUnits) {
  // Three units to the left of the one in reach, on a table without terrain.
  TestBattle table({{0, "A", heavySwords(), own(10'000, 1'900)},
                    {0, "B", heavySwords(), own(11'000, 1'900)},
                    {0, "C", heavySwords(), own(12'000, 1'900)},
                    {0, "D", heavySwords(), own(13'000, 1'900)},
                    {1, "x", heavySwords(), foe(13'400)}});
  table.orders();
  for (const char* leader : {"A", "B", "C", "D"}) {
    Action action = table.order(Verb::charge, {"A", "B", "C", "D"}, {}, "x");
    action.unit = table.id(leader);
    const auto charge = chargeAt(table.battle, table.state, action);
    ASSERT_TRUE(charge) << leader;
    EXPECT_EQ(table.refused(*charge), nullptr) << leader;
  }
}

TEST(AdlgCharge, ALoneUnitIsOfferedItsChargesOnceToo) {
  TestBattle table({{0, "HS1", heavySwords(), own(10'000, 1'500)}, {1, "hs1", heavySwords(), foe(10'000)}});
  table.orders();
  ActionList<Action> list(16);
  listCharges(table.battle, table.state, 0, list);
  ASSERT_EQ(list.size(), 1u);
  EXPECT_EQ(list[0].target, table.id("hs1"));
}

}  // namespace
}  // namespace walstatt::adlg
