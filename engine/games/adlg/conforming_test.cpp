// Contacts, conforming, friends who make room, and the loss by multiple attack (A1, A21, A28, A29, B-Mat).
#include "games/adlg/conforming.h"

#include "games/adlg/charge_phrases.h"
#include "games/adlg/contacts.h"
#include "games/adlg/field.h"
#include "games/adlg/test_battle.h"
#include "games/adlg/test_ground.h"
#include "games/adlg/test_profiles.h"

namespace walstatt::adlg {
namespace {

using namespace test;

void meet(TestBattle& table, std::string_view unit, std::string_view target, Edge edge, int marks = Contact::fresh) {
  Play<EventList> play{table.battle, table.state, table.told};
  makeContact(play, table.id(unit), table.id(target), edge, static_cast<std::uint8_t>(marks), UnitSet{});
}
bool isFull(const TestBattle& table, std::size_t index) {
  return (table.state.contacts[index].marks & Contact::full) != 0;
}

TEST(AdlgContacts, A28_WhoFightsAndWhoSupports) {
  TestBattle table({{0, "A", heavySwords(), at(10'000, 10'000)},
                    {0, "B", heavySwords(), at(10'500, 9'500, 270)},
                    {1, "t", heavySwords(), foe(10'000)},
                    {1, "u", heavySwords(), foe(12'000)}});
  State& state = table.state;
  const auto A = table.id("A"), B = table.id("B"), t = table.id("t");
  EXPECT_FALSE(inMelee(state, t));
  addContact(state, {B, t, Edge::left, Contact::full});
  EXPECT_TRUE(inMelee(state, B));  // alone on the flank: the first there
  EXPECT_TRUE(inMelee(state, t));
  addContact(state, {A, t, Edge::front, Contact::full});
  EXPECT_TRUE(inMelee(state, A));
  EXPECT_FALSE(inMelee(state, B));
  EXPECT_TRUE(inMeleeSupport(state, B));
  EXPECT_EQ(mainFlankContact(state, t), nullptr);
  EXPECT_TRUE(isEngaged(state, t, Edge::front) && isEngaged(state, t, Edge::left) && !isEngaged(state, t, Edge::rear));
  EXPECT_TRUE(isEngaged(state, B, Edge::front));
  EXPECT_TRUE(hasEnemyOnFlankOrRear(state, t));
  removeContactsOf(state, A);
  EXPECT_TRUE(inMelee(state, B) && !inContact(state, A));
  EXPECT_FALSE(inContact(state, table.id("u")));
}

TEST(AdlgContacts, A1_ContactsGoWithTheUnitsAndAge) {
  TestBattle table({{0, "A", heavySwords(), at(10'000, 10'000)}, {1, "t", heavySwords(), foe(10'000)}});
  addContact(table.state, {table.id("A"), table.id("t"), Edge::front, Contact::full | Contact::fresh | Contact::wild});
  ageContacts(table.state);
  EXPECT_EQ(table.state.contacts[0].marks, Contact::full);  // A19
  table.unit("t").where = Where::routed;
  dropDeadContacts(table.state);
  EXPECT_EQ(table.state.contactCount, 0);
  EXPECT_EQ(table.state.contacts[0], Contact{});
}

TEST(AdlgConform, A21_FrontBothCornersTogether) {
  TestBattle table({{0, "A", heavySwords(), at(10'400, 10'050, 350)}, {1, "t", heavySwords(), foe(10'000)}});
  meet(table, "A", "t", Edge::front);
  EXPECT_EQ(table.unit("A").pose(), (Pose{{10'000, 10'000}, 0}));
  EXPECT_TRUE(isFull(table, 0));
}

TEST(AdlgConform, A21_FlankAtTheFrontCornerElseAtTheRearCorner) {
  TestBattle table({{0, "A", heavySwords(), at(11'000, 9'400, 270)}, {1, "t", heavySwords(), foe(10'000)}});
  meet(table, "A", "t", Edge::left);
  EXPECT_EQ(table.unit("A").pose(), (Pose{{10'500, 9'500}, 27'000}));
  TestBattle other({{0, "A", heavySwords(), at(11'000, 9'600, 270)},
                    {1, "t", heavySwords(), foe(10'000)},
                    {1, "u", heavySwords(), at(11'000, 8'600, 270)}});
  other.unit("u").at.y = 8'700;  // in the way at the front corner: 9000 to 9200
  meet(other, "A", "t", Edge::left);
  EXPECT_EQ(other.unit("A").pose(), (Pose{{10'500, 9'750}, 27'000}));
  EXPECT_TRUE(isFull(other, 0));
}

TEST(AdlgConform, A2_AColumnHitInTheFlankHasRoomForOneOnEach) {
  // Two bases of 0.75 UD behind each other look down; two chargers come from the right of the table.
  TestBattle table({{0, "A", heavySwords(), at(11'000, 9'400, 270)},
                    {0, "B", heavySwords(), at(11'000, 8'400, 270)},
                    {1, "t", heavySwords(), foe(10'000)},
                    {1, "u", heavySwords(), foe(10'000, 9'250)}});
  meet(table, "A", "t", Edge::left);
  meet(table, "B", "u", Edge::left);
  EXPECT_EQ(table.unit("A").pose(), (Pose{{10'500, 9'500}, 27'000}));
  EXPECT_EQ(table.unit("B").pose(), (Pose{{10'500, 8'500}, 27'000}));
  EXPECT_TRUE(isFull(table, 0) && isFull(table, 1));
}

// Ranks of a column that looks down the table, and chargers from the right of it, each beside the one before.
TEST(AdlgConform, A2_Z33_EachOfAColumnCountsAsOneUdDeepHoweverManyAndShallowTheyAre) {
  for (const Profile& kind : {lightInfantry(), heavySwords(), mediumCavalry(), pikemen()})
    for (int ranks = 2; ranks <= 4; ++ranks)
      for (const bool fromHead : {true, false}) {
        std::vector<Put> units;
        for (int i = 0; i < ranks; ++i)
          units.push_back({0, "A" + std::to_string(i), heavySwords(), at(12'000, 9'500 - 1'000 * i, 270)});
        for (int i = 0; i < ranks; ++i)
          units.push_back({1, "t" + std::to_string(i), kind, foe(10'000, 10'000 - kind.depth * i)});
        TestBattle table(units);
        for (int i = 0; i < ranks; ++i) {
          const std::string which = std::to_string(fromHead ? i : ranks - 1 - i);
          meet(table, "A" + which, "t" + which, Edge::left);
          ASSERT_TRUE(isFull(table, static_cast<std::size_t>(i))) << kind.depth << ' ' << ranks << ' ' << which;
        }
        for (int i = 1; i < ranks; ++i) {
          const Point one = table.unit("A" + std::to_string(i - 1)).at, next = table.unit("A" + std::to_string(i)).at;
          EXPECT_EQ(one.y - next.y, ud) << "side by side, in the order of the ranks";
        }
      }
}

TEST(AdlgConform, A2_OnlyTheNextOfTheSameColumnGivesAPlaceBesideAFriend) {
  // u stands a little aside of the file of t: no column, and nothing is left of its flank.
  TestBattle table({{0, "A", heavySwords(), at(11'000, 9'400, 270)},
                    {0, "B", heavySwords(), at(11'000, 8'400, 270)},
                    {1, "t", lightInfantry(), foe(10'000)},
                    {1, "u", lightInfantry(), foe(9'980, 9'500)}});
  meet(table, "A", "t", Edge::left);
  meet(table, "B", "u", Edge::left);
  EXPECT_TRUE(isFull(table, 0));
  EXPECT_FALSE(isFull(table, 1));
}

TEST(AdlgConform, A21_RearBothCorners) {
  TestBattle table({{0, "A", mediumCavalry(), at(10'300, 9'200, 180)}, {1, "t", heavySwords(), foe(10'000)}});
  meet(table, "A", "t", Edge::rear);
  EXPECT_EQ(table.unit("A").pose(), (Pose{{10'000, 9'250}, 18'000}));
}

TEST(AdlgConform, A21_IncompleteWhereAnEnemyStandsInTheWay) {
  TestBattle table({{0, "A", heavySwords(), at(10'400, 10'000)},
                    {1, "t", heavySwords(), foe(10'000)},
                    {1, "u", heavySwords(), at(9'800, 10'500, 90)}});
  meet(table, "A", "t", Edge::front);
  EXPECT_FALSE(isFull(table, 0));
  EXPECT_EQ(table.unit("A").at, (Point{10'400, 10'000}));
  EXPECT_TRUE(table.wasTold(phrases::incompleteContact));
  table.unit("u").where = Where::gone;
  // Now it can: by the order, or when the corps is closed (A12).
  table.orders();
  Action conform = table.order(Verb::conform, {"A"});
  EXPECT_EQ(table.refused(conform), nullptr);
  table.act(conform);
  EXPECT_TRUE(isFull(table, 0));
  EXPECT_EQ(table.refused(conform), &phrases::noContactToConform);
}

TEST(AdlgConform, A12_ClosingACorpsConformsItsOldContacts) {
  TestBattle table({{0, "A", heavySwords(), at(10'400, 10'000)}, {1, "t", heavySwords(), foe(10'000)}});
  addContact(table.state, {table.id("A"), table.id("t"), Edge::front, 0});
  Play<EventList> play{table.battle, table.state, table.told};
  conformAll(play, 0);
  EXPECT_TRUE(isFull(table, 0));
  EXPECT_FALSE(table.state.contacts[0].marks & Contact::fresh);  // A19: no charge
}

TEST(AdlgConform, A12_Z94_WhomAnEnemyMetOnTheFrontConformsInHisOwnersTurn) {
  const auto met = [](const Profile& own) {
    TestBattle table({{0, "A", own, at(10'400, 10'000)}, {1, "t", heavySwords(), foe(10'000)}});
    addContact(table.state, {table.id("t"), table.id("A"), Edge::front, 0});
    table.orders();
    return table;
  };
  TestBattle table = met(heavySwords());
  table.act(table.order(Verb::conform, {"A"}));
  EXPECT_TRUE(isFull(table, 0));
  EXPECT_EQ(table.unit("A").pose(), at(10'000, 10'000));
  EXPECT_EQ(table.refused(table.order(Verb::conform, {"A"})), &phrases::noContactToConform);
  // Closing the corps does it by itself.
  TestBattle closed = met(heavySwords());
  closed.act(closed.plain(Verb::endCorps));
  EXPECT_TRUE(isFull(closed, 0));
  // Not whoever holds his ground, nor whoever another enemy has by the flank.
  for (const Profile& holding : {with(bowmen(), stakes), warWagon(), artillery()}) {
    TestBattle stays = met(holding);
    EXPECT_EQ(stays.refused(stays.order(Verb::conform, {"A"})), &phrases::noContactToConform);
  }
  TestBattle flanked({{0, "A", heavySwords(), at(10'400, 10'000)},
                      {1, "t", heavySwords(), foe(10'000)},
                      {1, "u", heavySwords(), at(10'900, 10'500, 270)}});
  addContact(flanked.state, {flanked.id("t"), flanked.id("A"), Edge::front, 0});
  addContact(flanked.state, {flanked.id("u"), flanked.id("A"), Edge::right, Contact::full});
  flanked.orders();
  EXPECT_EQ(flanked.refused(flanked.order(Verb::conform, {"A"})), &phrases::cannotConform);
}

TEST(AdlgConform, A21_WhoeverHasAnotherEnemyOnHisFlankDoesNotConformAwayFromHim) {
  TestBattle table({{0, "A", heavySwords(), at(10'400, 10'000)},
                    {1, "t", heavySwords(), foe(10'000)},
                    {1, "u", heavySwords(), at(10'900, 10'500, 270)}});
  addContact(table.state, {table.id("A"), table.id("t"), Edge::front, 0});
  addContact(table.state, {table.id("u"), table.id("A"), Edge::right, Contact::full});
  table.orders().act(table.plain(Verb::endCorps));
  EXPECT_EQ(table.unit("A").pose(), at(10'400, 10'000));
}

TEST(AdlgConform, A21_NotIntoHinderingGround) {
  TestTable wood;
  wood.pieces.push_back(rectangle(TerrainKind::wood, 8'000, 10'000, 9'800, 12'000));
  TestBattle table({{0, "A", heavySpearmen(), at(10'400, 10'000)}, {1, "t", heavySwords(), foe(10'000)}}, wood);
  meet(table, "A", "t", Edge::front);
  EXPECT_FALSE(isFull(table, 0));
  TestBattle light({{0, "A", lightInfantry(), at(10'400, 10'000)}, {1, "t", heavySwords(), foe(10'000)}}, wood);
  meet(light, "A", "t", Edge::front);
  EXPECT_TRUE(isFull(light, 0));  // nothing hinders light infantry
}

TEST(AdlgConform, A21_FriendsAreShiftedBackwardsBeforeSideways) {
  TestBattle table({{0, "A", heavySwords(), at(10'400, 10'000)},
                    {0, "F", heavySwords(), at(9'350, 10'300)},
                    {0, "L", lightInfantry(), at(12'000, 11'000)},
                    {1, "t", heavySwords(), foe(10'000)}});
  meet(table, "A", "t", Edge::front);
  EXPECT_TRUE(isFull(table, 0));
  EXPECT_EQ(table.unit("F").at.x, 9'350);
  EXPECT_NEAR(table.unit("F").at.y, 10'745, 6);  // the least way back, a sliver may overlap
  EXPECT_TRUE(table.unit("F").is(Unit::shiftedNow));
  EXPECT_EQ(table.unit("L").at, (Point{12'000, 11'000}));  // nobody touched it
}

TEST(AdlgConform, A21_WarWagonsAreNeverShifted) {
  TestBattle table({{0, "A", heavySwords(), at(10'400, 10'000)},
                    {0, "W", warWagon(), at(9'350, 10'300)},
                    {1, "t", heavySwords(), foe(10'000)}});
  meet(table, "A", "t", Edge::front);
  EXPECT_FALSE(isFull(table, 0));
  EXPECT_EQ(table.unit("W").at, (Point{9'350, 10'300}));
}

TEST(AdlgConform, A21_LightTroopsShiftedMayStillAct) {
  TestBattle table({{0, "A", heavySwords(), at(10'400, 10'000)},
                    {0, "F", lightInfantry(), at(9'350, 10'300)},
                    {1, "t", heavySwords(), foe(10'000)}});
  meet(table, "A", "t", Edge::front);
  EXPECT_FALSE(table.unit("F").is(Unit::shiftedNow));
}

TEST(AdlgMultipleAttack, B_Mat_01_A29_ANewFlankAttackOnAUnitInMelee) {
  TestBattle table({{0, "A", heavySwords(), at(10'000, 10'000)},
                    {0, "B", mediumCavalry(), at(10'600, 9'400, 270)},
                    {0, "C", mediumCavalry(), at(10'000, 9'200, 180)},
                    {1, "t", heavySwords(), foe(10'000)}});
  meet(table, "A", "t", Edge::front, 0);
  EXPECT_EQ(table.unit("t").lost, 0);
  meet(table, "B", "t", Edge::left);
  EXPECT_EQ(table.unit("t").lost, 1);
  meet(table, "C", "t", Edge::rear);
  EXPECT_EQ(table.unit("t").lost, 1);  // at most one per sequence
}

TEST(AdlgMultipleAttack, A29_WhateverTheOrderOfTheCharges) {
  TestBattle table({{0, "A", heavySwords(), at(10'000, 10'000)},
                    {0, "B", mediumCavalry(), at(10'600, 9'400, 270)},
                    {1, "t", heavySwords(), foe(10'000)}});
  meet(table, "B", "t", Edge::left);
  EXPECT_EQ(table.unit("t").lost, 0);
  meet(table, "A", "t", Edge::front);
  EXPECT_EQ(table.unit("t").lost, 1);
}

TEST(AdlgMultipleAttack, A29_OnAUnitInMeleeSupport) {
  TestBattle table({{0, "A", mediumCavalry(), at(9'400, 10'600, 90)},
                    {0, "X", heavySwords(), at(10'000, 10'000)},
                    {1, "t", heavySwords(), foe(10'000)},
                    {1, "s", heavySwords(), at(10'500, 10'500, 270)}});
  addContact(table.state, {table.id("X"), table.id("t"), Edge::front, Contact::full});
  addContact(table.state, {table.id("s"), table.id("X"), Edge::right, Contact::full});
  ASSERT_TRUE(inMeleeSupport(table.state, table.id("s")));
  table.unit("A").at = {11'000, 11'600};
  table.unit("A").heading = 0;
  meet(table, "A", "s", Edge::left);
  EXPECT_EQ(table.unit("s").lost, 1);
}

TEST(AdlgMultipleAttack, B_Mat_02_NotByLightsNorOnWarWagons) {
  TestBattle table({{0, "A", heavySwords(), at(10'000, 10'000)},
                    {0, "B", lightHorse(), at(10'600, 9'400, 270)},
                    {1, "t", heavySwords(), foe(10'000)}});
  meet(table, "A", "t", Edge::front);
  meet(table, "B", "t", Edge::left);
  EXPECT_EQ(table.unit("t").lost, 0);
  TestBattle wagon({{0, "A", heavySwords(), at(10'000, 10'000)},
                    {0, "B", mediumCavalry(), at(10'600, 9'400, 270)},
                    {1, "t", warWagon(), foe(10'000)}});
  meet(wagon, "A", "t", Edge::front);
  meet(wagon, "B", "t", Edge::left);
  EXPECT_EQ(wagon.unit("t").lost, 0);
}

TEST(AdlgMultipleAttack, B_Mat_02_A29_NotByWarWagonsNorWithoutACharge) {
  const auto lost = [](const Profile& attacker, int marks) {
    TestBattle table({{0, "A", heavySwords(), at(10'000, 10'000)},
                      {0, "B", attacker, at(10'600, 9'400, 270)},
                      {1, "t", heavySwords(), foe(10'000)}});
    meet(table, "A", "t", Edge::front);
    meet(table, "B", "t", Edge::left, marks);
    EXPECT_TRUE(isFull(table, 1));
    return table.unit("t").lost;
  };
  EXPECT_EQ(lost(mediumCavalry(), Contact::fresh), 1);
  EXPECT_EQ(lost(mediumCavalry(), 0), 0);  // a pursuit
  EXPECT_EQ(lost(wagonWithBlades(), Contact::fresh), 0);
}

TEST(AdlgMultipleAttack, A29_AlsoWhenTheContactBecomesFullByConforming) {
  TestBattle table({{0, "A", heavySwords(), at(10'000, 10'000)},
                    {0, "B", mediumCavalry(), at(10'500, 9'300, 270)},
                    {1, "t", heavySwords(), foe(10'000)}});
  meet(table, "A", "t", Edge::front);
  addContact(table.state, {table.id("B"), table.id("t"), Edge::left, Contact::fresh});
  table.orders().act(table.order(Verb::conform, {"B"}));
  EXPECT_TRUE(isFull(table, 1));
  EXPECT_EQ(table.unit("t").lost, 1);
}

TEST(AdlgMultipleAttack, A29_A21_NotOnAUnitWhoseOwnContactIsSimpleSupportOnly) {
  for (const int marks : {0, int{Contact::full}}) {
    TestBattle table({{0, "A", mediumCavalry(), at(11'000, 11'600)},
                      {0, "X", heavySwords(), at(10'000, 10'000)},
                      {1, "t", heavySwords(), foe(10'000)},
                      {1, "s", heavySwords(), at(10'500, 10'500, 270)}});
    addContact(table.state, {table.id("X"), table.id("t"), Edge::front, Contact::full});
    addContact(table.state, {table.id("s"), table.id("X"), Edge::right, static_cast<std::uint8_t>(marks)});
    meet(table, "A", "s", Edge::left);
    EXPECT_EQ(table.unit("s").lost, marks == Contact::full ? 1 : 0) << marks;
  }
}

TEST(AdlgMultipleAttack, A29_NotByAnIncompleteContact) {
  TestBattle table({{0, "A", heavySwords(), at(10'000, 10'000)},
                    {0, "B", mediumCavalry(), at(10'600, 9'400, 270)},
                    {1, "t", heavySwords(), foe(10'000)},
                    {1, "u", heavySwords(), at(11'200, 9'900, 180)}});
  meet(table, "A", "t", Edge::front);
  meet(table, "B", "t", Edge::left);
  EXPECT_FALSE(isFull(table, 1));
  EXPECT_EQ(table.unit("t").lost, 0);
}

TEST(AdlgConform, A30_AcrossWorks) {
  TestTable works;
  works.works.push_back({{12'000, 10'000}, {8'000, 10'000}, WorkKind::fortification, 1, {}});
  TestBattle table({{0, "A", heavySwords(), at(10'400, 10'010)}, {1, "t", heavySwords(), foe(10'000)}}, works);
  meet(table, "A", "t", Edge::front);
  const bool across = (table.state.contacts[0].marks & Contact::works) != 0;
  works.works[0] = {{8'000, 10'000}, {12'000, 10'000}, WorkKind::fortification, 1, {}};
  TestBattle other({{0, "A", heavySwords(), at(10'400, 10'010)}, {1, "t", heavySwords(), foe(10'000)}}, works);
  meet(other, "A", "t", Edge::front);
  EXPECT_NE(across, (other.state.contacts[0].marks & Contact::works) != 0);  // only from the side they defend
}

}  // namespace
}  // namespace walstatt::adlg
