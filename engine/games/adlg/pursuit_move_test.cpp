// How a pursuit moves (A32, B-Pur).
#include "games/adlg/pursuit_move.h"

#include "games/adlg/contacts.h"
#include "games/adlg/field.h"
#include "games/adlg/test_battle.h"
#include "games/adlg/test_ground.h"
#include "games/adlg/test_profiles.h"

namespace walstatt::adlg {
namespace {

using namespace test;

void pursue(TestBattle& table, std::string_view unit, Length way) {
  Play<EventList> play{table.battle, table.state, table.told};
  pursueBy(play, table.id(unit), way);
}

TEST(AdlgPursuit, B_Pur_02_UpToOneUdStraight) {
  TestBattle table({{0, "A", heavySwords(), own(10'000, 0)}, {1, "x", heavySwords(), foe(20'000)}});
  EXPECT_EQ(pursuitWay(table.battle, table.state, table.id("A")).way, ud);
  pursue(table, "A", 600);
  EXPECT_EQ(table.unit("A").at, (Point{10'000, 9'400}));
  EXPECT_FALSE(table.unit("A").is(Unit::chargedNow));
}

TEST(AdlgPursuit, A32_NewContactConformsAndIsNoCharge) {
  TestBattle table({{0, "A", heavySwords(), own(10'000, 0)}, {1, "x", heavySwords(), foe(10'300, 9'300)}});
  const PursuitWay way = pursuitWay(table.battle, table.state, table.id("A"));
  EXPECT_EQ(way.way, 700);
  EXPECT_EQ(way.meets, table.id("x"));
  pursue(table, "A", way.way);
  ASSERT_EQ(table.state.contactCount, 1);
  EXPECT_TRUE(table.state.contacts[0].marks & Contact::full);
  EXPECT_FALSE(table.state.contacts[0].marks & Contact::fresh);  // A19
  EXPECT_EQ(table.unit("A").at, (Point{10'300, 9'300}));
}

TEST(AdlgPursuit, A32_NewContactMayBeEvaded) {
  TestBattle table({{0, "A", heavySwords(), own(10'000, 0)}, {1, "x", lightHorse(), foe(10'000, 9'300)}});
  pursue(table, "A", ud);
  ASSERT_EQ(table.state.step, Step::evade);
  Action action;
  action.verb = Verb::evade;
  action.unit = table.id("x");
  action.corps = table.battle.unit(action.unit).corps;
  action.group = bitOf(table.battle, action.unit);
  table.act(1, action).roll({3});
  EXPECT_EQ(table.unit("A").at, (Point{10'000, 9'000}));  // its 1 UD, without a die
  EXPECT_EQ(table.state.contactCount, 0);
}

TEST(AdlgPursuit, A32_LightInfantryTouchedMustEvade) {
  TestBattle table({{0, "A", heavySwords(), own(10'000, 0)}, {1, "x", lightInfantry(), foe(10'000, 9'300)}});
  pursue(table, "A", ud);
  EXPECT_EQ(table.state.step, Step::evadeDie);
}

TEST(AdlgPursuit, A32_WhatExcusesIsTold) {
  TestBattle edge({{0, "A", heavySwords(), at(10'000, 600)}, {1, "x", heavySwords(), foe(20'000)}});
  EXPECT_TRUE(pursuitWay(edge.battle, edge.state, edge.id("A")).leavesTable);
  TestBattle along({{0, "A", heavySwords(), own(10'000, 0)}, {1, "x", heavySwords(), at(11'200, 9'400, 270)}});
  EXPECT_TRUE(pursuitWay(along.battle, along.state, along.id("A")).alongEnemyFront);
  TestTable wood;
  wood.pieces.push_back(rectangle(TerrainKind::wood, 8'000, 8'000, 12'000, 9'500));
  TestBattle into({{0, "A", heavySwords(), own(10'000, 0)}, {1, "x", heavySwords(), foe(20'000)}}, wood);
  EXPECT_TRUE(pursuitWay(into.battle, into.state, into.id("A")).intoHindering);
  TestBattle free({{0, "A", heavySwords(), own(10'000, 0)}, {1, "x", heavySwords(), foe(20'000)}});
  const PursuitWay way = pursuitWay(free.battle, free.state, free.id("A"));
  EXPECT_FALSE(way.leavesTable || way.alongEnemyFront || way.intoHindering || way.leavesWorks);
}

TEST(AdlgPursuit, A32_TurnsToAnEnemyOnItsFlank) {
  TestBattle table({{0, "A", heavySwords(), own(10'000, 0)}, {1, "x", heavySwords(), at(10'500, 10'500, 270)}});
  addContact(table.state, {table.id("x"), table.id("A"), Edge::right, Contact::full});
  Play<EventList> play{table.battle, table.state, table.told};
  turnToAttacker(play, table.id("A"));
  EXPECT_EQ(table.unit("A").pose(), (Pose{{10'500, 10'500}, 9'000}));
  EXPECT_EQ(table.state.contacts[0].edge, Edge::front);
  EXPECT_TRUE(table.state.contacts[0].marks & Contact::full);
}

}  // namespace
}  // namespace walstatt::adlg
