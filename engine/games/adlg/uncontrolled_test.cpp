// Uncontrolled charges (A23, B-Chg-17 to 20).
#include "games/adlg/uncontrolled.h"

#include "base/data.h"
#include "games/adlg/charge_phrases.h"
#include "games/adlg/command_phrases.h"
#include "games/adlg/contacts.h"
#include "games/adlg/rallying.h"
#include "games/adlg/test_battle.h"
#include "games/adlg/test_ground.h"
#include "games/adlg/test_profiles.h"

namespace walstatt::adlg {
namespace {

using namespace test;

Profile wild(const Profile& profile) { return with(profile, impetuous); }

// Whether the charger has to charge that enemy, who stands 1.5 UD ahead.
bool isForced(const Profile& charger, const Profile& enemy, const TestTable& table = {}, int lost = 0) {
  TestBattle battle({{0, "W", charger, own(10'000, 1'500)}, {1, "x", enemy, foe(10'000)}}, table);
  battle.unit("x").lost = static_cast<std::uint8_t>(lost);
  return forcedTarget(battle.battle, battle.state, battle.id("W")) != noUnit;
}

TEST(AdlgUncontrolled, B_Chg_17_B_Abi_36_ImpetuousUnitsAndScythedChariotsMustCharge) {
  EXPECT_TRUE(isForced(wild(heavySwords()), heavySwords()));
  EXPECT_TRUE(isForced(scythedChariots(), heavySwords()));
  EXPECT_TRUE(isForced(wild(heavyKnights()), heavySwords()));
  EXPECT_FALSE(isForced(heavySwords(), heavySwords()));
}

TEST(AdlgUncontrolled, A23_OnlyWithinReachAndStillFree) {
  TestBattle table({{0, "W", wild(heavySwords()), own(10'000, 2'100)}, {1, "x", heavySwords(), foe(10'000)}});
  const auto forced = [&] { return forcedTarget(table.battle, table.state, table.id("W")) != noUnit; };
  EXPECT_FALSE(forced());
  table.unit("W").at.y -= 300;
  EXPECT_TRUE(forced());
  table.unit("W").marks = Unit::held;
  EXPECT_FALSE(forced());
  table.unit("W").marks = 1;  // it has moved
  EXPECT_FALSE(forced());
  table.unit("W").marks = 0;
  table.unit("W").where = Where::ambush;
  EXPECT_FALSE(forced());
  table.unit("W").where = Where::table;
  addContact(table.state, {table.id("W"), table.id("x"), Edge::front, 0});
  EXPECT_FALSE(forced());  // in melee
}

TEST(AdlgUncontrolled, A23_NotAgainstElephantsOrWarWagonsOnly) {
  EXPECT_FALSE(isForced(wild(heavySwords()), elephants()));
  EXPECT_FALSE(isForced(wild(heavySwords()), warWagon()));
}

TEST(AdlgUncontrolled, A23_NotAgainstStakes) {
  EXPECT_FALSE(isForced(wild(heavyKnights()), with(bowmen(), stakes)));
  EXPECT_TRUE(isForced(wild(heavyKnights()), bowmen()));
  TestBattle pulled(
      {{0, "W", wild(heavyKnights()), own(10'000, 1'500)}, {1, "x", with(bowmen(), stakes), foe(10'000)}});
  pulled.unit("x").marks |= Unit::stakesPulled;
  EXPECT_EQ(forcedTarget(pulled.battle, pulled.state, pulled.id("W")), pulled.id("x"));
}

TEST(AdlgUncontrolled, A23_NotWhereItWouldPanic) {
  EXPECT_FALSE(isForced(wild(mediumCavalry()), mediumCamels()));  // B-Note-07
  EXPECT_TRUE(isForced(wild(mediumCavalry()), mediumCavalry()));
  EXPECT_TRUE(isForced(wild(mediumCamels()), mediumCamels()));
  EXPECT_TRUE(isForced(scythedChariots(), mediumCamels()));  // B-Abi-19
  // B-Abi-18: nor beside somebody who frightens it, friend or foe.
  for (const Side side : {Side{0}, Side{1}}) {
    TestBattle table({{0, "W", wild(heavyKnights()), own(10'000, 1'500)},
                      {1, "x", heavySwords(), foe(10'000)},
                      {side, "el", elephants(), side == 0 ? own(11'000, 0) : foe(11'000)}});
    const auto forced = [&] { return forcedTarget(table.battle, table.state, table.id("W")); };
    EXPECT_EQ(forced(), noUnit);
    table.unit("el").at.x += 100;
    EXPECT_EQ(forced(), table.id("x"));
  }
}

TEST(AdlgUncontrolled, A23_FootNotAgainstMountedInFront) {
  EXPECT_FALSE(isForced(wild(heavySwords()), heavyKnights()));
  TestBattle behind({{0, "W", wild(heavySwords()), own(10'000, 1'500)}, {1, "x", heavyKnights(), at(10'000, 9'250)}});
  EXPECT_EQ(forcedTarget(behind.battle, behind.state, behind.id("W")), behind.id("x"));
}

TEST(AdlgUncontrolled, A23_CavalryNotAgainstHeavyFootInGoodOrderInFront) {
  EXPECT_FALSE(isForced(wild(mediumCavalry()), heavySpearmen()));
  EXPECT_TRUE(isForced(wild(mediumCavalry()), heavySpearmen(), {}, 1));
  EXPECT_TRUE(isForced(wild(mediumCavalry()), mediumSwords()));
}

TEST(AdlgUncontrolled, A23_NotIntoHinderingGroundNorVillages) {
  const auto piece = [](TerrainKind kind, Going going) {
    const Piece made = rectangle(kind, going, 8'000, 8'000, 12'000, 10'400);
    TestTable table;
    table.pieces.push_back(made);
    return table;
  };
  EXPECT_FALSE(isForced(wild(heavySwords()), lightInfantry(), piece(TerrainKind::wood, Going::heavy)));
  EXPECT_FALSE(isForced(wild(mediumSwords()), mediumSwords(), piece(TerrainKind::village, Going::rough)));
  EXPECT_TRUE(isForced(wild(mediumSwords()), mediumSwords(), piece(TerrainKind::brush, Going::rough)));
}

TEST(AdlgUncontrolled, A23_NotThroughHinderingGroundUnlessItStandsInIt) {
  for (const bool standsIn : {false, true}) {
    TestTable table;
    table.pieces.push_back(
        rectangle(TerrainKind::marsh, Going::heavy, 8'000, 10'400, 12'000, standsIn ? 13'000 : 11'200));
    EXPECT_EQ(isForced(wild(mediumSwords()), heavySwords(), table), standsIn);
  }
}

TEST(AdlgUncontrolled, A23_NotAgainstAVillageOrARiverBankButPastThem) {
  const auto forced = [](TerrainKind kind, Length x, Length top, Length bottom) {
    TestTable table;
    table.pieces.push_back(rectangle(kind, Going::open, x, top, x + 4'000, bottom));
    return isForced(wild(heavySwords()), heavySwords(), table);
  };
  EXPECT_FALSE(forced(TerrainKind::village, 8'000, 8'000, 10'000));
  EXPECT_TRUE(forced(TerrainKind::village, 13'000, 8'000, 10'000));
  EXPECT_FALSE(forced(TerrainKind::river, 8'000, 10'010, 11'400));
  EXPECT_TRUE(forced(TerrainKind::road, 8'000, 10'010, 11'400));
}

TEST(AdlgUncontrolled, A23_NotAgainstWorks) {
  TestTable table;
  table.works.push_back({{12'000, 10'050}, {8'000, 10'050}, WorkKind::obstacle, 1, {}});
  TestTable turnedRound;
  turnedRound.works.push_back({{8'000, 10'050}, {12'000, 10'050}, WorkKind::obstacle, 1, {}});
  // One of the two ways round the works protect the enemy.
  EXPECT_NE(isForced(wild(heavySwords()), heavySwords(), table),
            isForced(wild(heavySwords()), heavySwords(), turnedRound));
}

TEST(AdlgUncontrolled, A23_NotFromSimpleSupport) {
  TestBattle table({{0, "W", wild(heavySwords()), own(10'000, 1'500)},
                    {0, "F", heavySwords(), own(11'000, 1'500)},
                    {1, "x", heavySwords(), foe(10'000)},
                    {1, "y", heavySwords(), foe(11'000, 11'500)}});
  EXPECT_EQ(forcedTarget(table.battle, table.state, table.id("W")), table.id("x"));
  addContact(table.state, {table.id("F"), table.id("y"), Edge::front, Contact::full});
  EXPECT_EQ(forcedTarget(table.battle, table.state, table.id("W")), noUnit);
}

TEST(AdlgUncontrolled, A23_NotThroughFriends) {
  TestBattle table({{0, "W", wild(heavySwords()), own(10'000, 1'500)},
                    {0, "L", lightInfantry(), own(10'000, 500)},
                    {1, "x", heavySwords(), foe(10'000)}});
  EXPECT_EQ(forcedTarget(table.battle, table.state, table.id("W")), noUnit);
}

TEST(AdlgUncontrolled, A23_NotOfferingAFlank) {
  TestBattle table({{0, "W", wild(heavySwords()), own(10'000, 1'500)},
                    {1, "x", heavySwords(), foe(10'000)},
                    {1, "y", elephants(), at(11'300, 10'500, 270)}});
  EXPECT_EQ(forcedTarget(table.battle, table.state, table.id("W")), noUnit);
  TestBattle guns({{0, "W", wild(heavySwords()), own(10'000, 1'500)},
                   {1, "x", heavySwords(), foe(10'000)},
                   {1, "y", artillery(), at(11'300, 10'500, 270)}});  // without a zone (B-ZoC-07)
  EXPECT_EQ(forcedTarget(guns.battle, guns.state, guns.id("W")), guns.id("x"));
  table.unit("y").heading = halfTurn;
  table.unit("y").at = {11'300, 9'900};
  EXPECT_EQ(forcedTarget(table.battle, table.state, table.id("W")), table.id("x"));
}

TEST(AdlgUncontrolled, A23_NotAtAnEnemyBehind) {
  TestBattle table({{0, "W", wild(heavySwords()), own(10'000, 1'500)}, {1, "x", heavySwords(), at(10'000, 13'000)}});
  EXPECT_EQ(forcedTarget(table.battle, table.state, table.id("W")), noUnit);
}

TEST(AdlgUncontrolled, B_Chg_19_MostThreateningThenMostInFrontThenNearest) {
  TestBattle table({{0, "W", wild(mediumSwords()), own(10'000, 2'500)},
                    {1, "side", heavySwords(), foe(10'900, 10'200)},
                    {1, "ahead", heavySwords(), foe(9'900, 9'700)}});
  EXPECT_EQ(forcedTarget(table.battle, table.state, table.id("W")), table.id("ahead"));
  table.unit("side").at.y = 11'600;  // holds it in its zone now
  EXPECT_EQ(forcedTarget(table.battle, table.state, table.id("W")), table.id("side"));
}

TEST(AdlgUncontrolled, B_Chg_18_HoldingCostsThree) {
  TestBattle table({{0, "W", wild(heavySwords()), own(10'000, 1'500)},
                    {0, "C", heavySwords(), own(14'000, 1'500)},
                    {1, "x", heavySwords(), foe(10'000)}});
  table.orders(0, 2);
  EXPECT_NE(table.refused(table.order(Verb::hold, {"W"})), nullptr);
  table.orders(0, 3);
  EXPECT_EQ(table.refused(table.order(Verb::hold, {"C"})), &phrases::nobodyToHold);
  ActionList<Action> list(16);
  listHolds(table.battle, table.state, 0, list);
  EXPECT_EQ(list.size(), 1u);
  table.act(table.order(Verb::hold, {"W"}));
  EXPECT_EQ(table.state.commanding.points, 0);
  EXPECT_EQ(forcedTarget(table.battle, table.state, table.id("W")), noUnit);
}

TEST(AdlgUncontrolled, A5_A23_B_Ord_06_AGroupIsHeldAsOneAndOneRallyIsIncluded) {
  TestBattle table({{0, "W", wild(heavySwords()), own(10'000, 1'500)},
                    {0, "V", wild(heavySwords()), own(11'000, 1'500)},
                    {0, "C", heavySwords(), own(12'000, 1'500)},
                    {0, "U", wild(heavySwords()), own(14'000, 1'500)},
                    {1, "x", heavySwords(), foe(10'000)},
                    {1, "y", heavySwords(), foe(11'000)},
                    {1, "z", heavySwords(), foe(14'000)}});
  for (const auto label : {"W", "V"}) table.unit(label).lost = 1;
  table.orders(0, 3);
  ActionList<Action> list(16);
  listHolds(table.battle, table.state, 0, list);
  EXPECT_EQ(list.size(), 4u);  // each alone, and those who stand together
  for (const Action& action : list) EXPECT_EQ(table.refused(action), nullptr);
  EXPECT_NE(table.refused(table.order(Verb::hold, {"W", "U"})), nullptr);  // no group
  EXPECT_EQ(table.refused(table.order(Verb::hold, {"C"})), &phrases::nobodyToHold);
  table.act(table.order(Verb::hold, {"W", "V", "C"}));
  EXPECT_EQ(table.state.commanding.points, 0);
  EXPECT_TRUE(table.wasTold(phrases::groupHeld));
  EXPECT_TRUE(table.unit("W").is(Unit::held) && table.unit("V").is(Unit::held));
  EXPECT_FALSE(table.unit("C").is(Unit::held) || table.unit("U").is(Unit::held));
  EXPECT_EQ(rallyTerms(table.battle, table.state, table.id("V")).cost, 0);
  table.act(table.order(Verb::rally, {"W"})).roll({6});
  EXPECT_EQ(rallyTerms(table.battle, table.state, table.id("V")).cost, 1);
}

TEST(AdlgUncontrolled, A23_the_end_of_a_corps_names_who_storms_off_and_holding_names_its_price) {
  TestBattle table({{0, "W", wild(heavySwords()), own(10'000, 1'500)},
                    {0, "C", heavySwords(), own(14'000, 1'500)},
                    {1, "x", heavySwords(), foe(10'000)}});
  table.orders(0, 4);
  const auto told = [&](std::string_view what) {
    return toJson(table.battle.choices(table.state, 0)).find(what) != std::string::npos;
  };
  EXPECT_TRUE(told(R"("verb":"hold","units":[0],"cost":3)"));
  EXPECT_TRUE(told(R"("wild":[0])"));
  table.act(table.order(Verb::hold, {"W"}));
  EXPECT_TRUE(told(R"("wild":[])"));
}

TEST(AdlgUncontrolled, B_Ord_06_B_Ord_07_B_Ord_09_HoldingIsAnOrderWithItsSurcharges) {
  TestBattle table({{0, "C", heavySwords(), own(20'000, 4'000)},
                    {0, "W", wild(heavySwords()), own(10'000, 1'500)},
                    {1, "x", heavySwords(), foe(10'000)}});
  table.orders(0, 3, true);
  EXPECT_EQ(table.refused(table.order(Verb::hold, {"W"})),
            &phrases::tooFewPoints);  // out of his radius, nor for the free one
  table.orders(0, 4).act(table.order(Verb::hold, {"W"}));
  EXPECT_EQ(table.state.commanding.points, 0);
  table.unit("W").marks &= ~std::uint32_t{Unit::held};
  table.state.commanders[0].engaged = 1;
  table.orders(0, 4);
  EXPECT_EQ(table.refused(table.order(Verb::hold, {"W"})), &phrases::tooFewPoints);
}

TEST(AdlgUncontrolled, A12_UnitByUnitFromOneSide_B_Ord_02_B_Chg_20) {
  TestBattle table({{0, "W1", wild(heavySwords()), own(8'000, 1'500)},
                    {0, "W2", wild(heavySwords()), own(10'000, 1'500)},
                    {0, "W3", wild(heavySwords()), own(12'000, 1'500)},
                    {1, "x1", heavySwords(), foe(8'000)},
                    {1, "x2", heavySwords(), foe(10'000)},
                    {1, "x3", heavySwords(), foe(12'000)}});
  table.orders(0, 0);
  Play<EventList> play{table.battle, table.state, table.told};
  beginUncontrolled(play);
  ASSERT_EQ(table.state.step, Step::uncontrolled);
  EXPECT_EQ(table.refused(table.order(Verb::uncontrolled, {"W2"}, {}, "x2")), &phrases::fromOneSide);
  EXPECT_EQ(table.refused(table.order(Verb::uncontrolled, {"W1"}, {}, "x2")), &phrases::forcedOther);
  ActionList<Action> list(16);
  listUncontrolled(table.battle, table.state, 0, list);
  ASSERT_EQ(list.size(), 2u);
  for (const Action& action : list) EXPECT_EQ(table.refused(action), nullptr);
  table.act(table.order(Verb::uncontrolled, {"W1"}, {}, "x1"));
  EXPECT_TRUE(table.unit("W1").is(Unit::uncontrolledNow));
  EXPECT_TRUE(table.state.contacts[0].marks & Contact::wild);
}

TEST(AdlgUncontrolled, A23_A30_LootersStormOffWithoutAnOrder) {
  TestBattle table({{0, "W", wild(heavySwords()), own(10'000, 1'500)}, {1, "x", heavySwords(), foe(10'000)}});
  table.orders(0, 0).unit("W").marks |= Unit::looting;
  Play<EventList> play{table.battle, table.state, table.told};
  beginUncontrolled(play);
  ASSERT_EQ(table.state.step, Step::uncontrolled);
  table.act(table.order(Verb::uncontrolled, {"W"}, {}, "x"));
  EXPECT_TRUE(inContact(table.state, table.id("W")));
  EXPECT_FALSE(table.unit("W").is(Unit::looting));
}

TEST(AdlgUncontrolled, A23_Z8_LootersWhoDoNotHearAnOrderAreNotHeldByThat) {
  for (const Verb verb : {Verb::hold, Verb::rally}) {
    TestBattle table({{0, "W", wild(heavySwords()), own(10'000, 1'500)}, {1, "x", heavySwords(), foe(10'000)}});
    table.orders(0, 4).unit("W").marks |= Unit::looting;
    table.unit("W").lost = 1;
    table.act(table.order(verb, {"W"})).roll({3});
    EXPECT_EQ(table.state.commanding.points, 3);
    EXPECT_EQ(table.refused(table.order(Verb::hold, {"W"})), &phrases::hasRallied);
    EXPECT_EQ(forcedTarget(table.battle, table.state, table.id("W")), table.id("x"));
    table.act(table.plain(Verb::endCorps));
    EXPECT_EQ(table.state.step, Step::uncontrolled);
  }
}

TEST(AdlgUncontrolled, A12_WhoStandsAtAnEndIsAMatterOfTheTable) {
  TestBattle table({{0, "W2", wild(heavySwords()), own(10'000, 1'500)},
                    {0, "W3", wild(heavySwords()), own(12'000, 1'500)},
                    {0, "W1", wild(heavySwords()), own(8'000, 1'500)},
                    {1, "x1", heavySwords(), foe(8'000)},
                    {1, "x2", heavySwords(), foe(10'000)},
                    {1, "x3", heavySwords(), foe(12'000)}});
  table.orders(0, 0);
  Play<EventList> play{table.battle, table.state, table.told};
  beginUncontrolled(play);
  EXPECT_EQ(table.refused(table.order(Verb::uncontrolled, {"W2"}, {}, "x2")), &phrases::fromOneSide);
  EXPECT_EQ(table.refused(table.order(Verb::uncontrolled, {"W1"}, {}, "x1")), nullptr);
  EXPECT_EQ(table.refused(table.order(Verb::uncontrolled, {"W3"}, {}, "x3")), nullptr);
  Action two = table.order(Verb::uncontrolled, {"W1", "W2"}, {}, "x1");
  EXPECT_EQ(table.refused(two), &phrases::fromOneSide);  // unit by unit
}

TEST(AdlgUncontrolled, CorpsIsFinishedWhenNobodyHasToCharge) {
  TestBattle table({{0, "A", heavySwords(), own(8'000, 1'500)}, {1, "x1", heavySwords(), foe(8'000)}});
  table.orders();
  Play<EventList> play{table.battle, table.state, table.told};
  beginUncontrolled(play);
  EXPECT_NE(table.state.step, Step::uncontrolled);
}

}  // namespace
}  // namespace walstatt::adlg
