// Leaving a zone (B-Lea) and disengaging (A24, B-Dis).
#include "games/adlg/leaving.h"

#include <algorithm>

#include "base/test_cases.h"
#include "games/adlg/charge_phrases.h"
#include "games/adlg/command_phrases.h"
#include "games/adlg/contacts.h"
#include "games/adlg/test_battle.h"
#include "games/adlg/test_crowd.h"
#include "games/adlg/test_ground.h"
#include "games/adlg/test_profiles.h"
#include "games/adlg/uncontrolled.h"

namespace walstatt::adlg {
namespace {

using namespace test;

TEST(AdlgLeaving, B_Lea_01_EvadersLeaveByAnEvadeMove) {
  TestBattle table({{0, "LH1", lightHorse(), own(10'000, 800)}, {1, "x", heavySwords(), foe(10'000)}});
  table.orders(0, 1);
  EXPECT_EQ(table.refused(table.order(Verb::leaveZone, {"LH1"})), &phrases::evadersEvade);
  table.act(table.order(Verb::evadeZone, {"LH1"}));  // 1 CP: not difficult (B-Dif-04)
  ASSERT_EQ(table.state.step, Step::evadeDie);
  EXPECT_EQ(table.battle.turn(table.state).thrower, 0);
  table.roll({3});
  EXPECT_EQ(table.unit("LH1").pose(), (Pose{{10'000, 15'800}, 0}));
  EXPECT_TRUE(table.unit("LH1").is(Unit::leftZoneNow));
  EXPECT_EQ(table.state.step, Step::orders);
  EXPECT_EQ(table.state.commanding.points, 0);
}

TEST(AdlgLeaving, B_Lea_02_B_Lea_03_B_Lea_04_OthersGoStraightBackForTwoAndAreDisordered) {
  TestBattle table({{0, "HS1", heavySwords(), own(10'000, 800)},
                    {0, "KN1", heavyKnights(), own(14'000, 800)},
                    {1, "x", heavySwords(), foe(10'000)},
                    {1, "y", heavySwords(), foe(14'000)}});
  table.orders(0, 1);
  EXPECT_NE(table.refused(table.order(Verb::leaveZone, {"HS1"})), nullptr);  // B-Dif-03
  table.orders(0, 4).act(table.order(Verb::leaveZone, {"HS1"}));
  EXPECT_EQ(table.unit("HS1").at, (Point{10'000, 11'800}));
  EXPECT_EQ(table.unit("HS1").heading, 0);
  EXPECT_EQ(table.unit("HS1").lost, 1);
  EXPECT_EQ(table.state.commanding.points, 2);
  table.act(table.order(Verb::leaveZone, {"KN1"}));
  EXPECT_EQ(table.unit("KN1").at, (Point{14'000, 12'800}));
}

TEST(AdlgLeaving, A23_WhoWouldChargeByHimselfLeavesAZoneOnlyForThree) {
  TestBattle table({{0, "W", with(mediumSwords(), impetuous), own(10'000, 800)}, {1, "x", heavySwords(), foe(10'000)}});
  table.orders(0, 3);
  EXPECT_NE(table.refused(table.order(Verb::leaveZone, {"W"})), nullptr);
  table.orders(0, 4).act(table.order(Verb::leaveZone, {"W"}));  // and 1 for the difficult manoeuvre
  EXPECT_EQ(table.state.commanding.points, 0);
  TestBattle held({{0, "W", with(mediumSwords(), impetuous), own(10'000, 800)}, {1, "x", heavySwords(), foe(10'000)}});
  held.unit("W").marks |= Unit::held;
  held.orders(0, 2).act(held.order(Verb::leaveZone, {"W"}));
  EXPECT_EQ(held.state.commanding.points, 0);
}

TEST(AdlgLeaving, B_Lea_02_OnlyOutOfAZoneAndOnlyWithAFreeWay) {
  TestBattle table({{0, "HS1", heavySwords(), own(10'000, 1'200)},
                    {0, "PK1", pikemen(), own(10'000, 2'600)},
                    {1, "x", heavySwords(), foe(10'000)}});
  table.orders();
  EXPECT_EQ(table.refused(table.order(Verb::leaveZone, {"HS1"})), &phrases::inNoZone);
  table.unit("HS1").at.y = 10'900;
  EXPECT_EQ(table.refused(table.order(Verb::leaveZone, {"HS1"})), &phrases::noWayBack);
}

TEST(AdlgLeaving, A14_DisengagingEndsTheCommandersMelee) {
  TestBattle table({{0, "CV1", mediumCavalry(), own(10'000, 0)}, {1, "x", heavySwords(), foe(10'000)}});
  addContact(table.state, {table.id("CV1"), table.id("x"), Edge::front, Contact::full});
  table.state.commanders[0].engaged = 1;
  table.orders(0, 2).act(table.order(Verb::disengage, {"CV1"}));  // 2 CP: he fights (B-Ord-09)
  EXPECT_EQ(table.state.commanding.points, 0);
  EXPECT_EQ(table.state.commanders[0].engaged, 0);
}

TEST(AdlgLeaving, B_Lea_05_FasterMountedRideOnOutOfAZoneBehindThem) {
  TestBattle table({{0, "KN1", heavyKnights(), own(10'000, 0)},
                    {1, "x", heavySwords(), at(10'000, 11'500)},
                    {1, "y", lightHorse(), at(20'000, 11'500)}});
  table.orders(0, 1);
  table.act(table.order(Verb::leaveZone, {"KN1"}, {{LegKind::forward, 2'500}}));
  EXPECT_EQ(table.unit("KN1").at, (Point{10'000, 7'500}));
  EXPECT_EQ(table.unit("KN1").lost, 0);
  EXPECT_EQ(table.state.commanding.points, 0);
  // Not from a faster enemy, and not from one before it.
  TestBattle faster({{0, "KN1", heavyKnights(), own(10'000, 0)}, {1, "x", mediumCavalry(), at(10'000, 11'500)}});
  EXPECT_EQ(faster.orders().refused(faster.order(Verb::leaveZone, {"KN1"}, {{LegKind::forward, 500}})),
            &phrases::notFasterFromRear);
  TestBattle asFast({{0, "KN1", heavyKnights(), own(10'000, 0)}, {1, "x", mediumSwords(), at(10'000, 11'500)}});
  EXPECT_EQ(asFast.orders().refused(asFast.order(Verb::leaveZone, {"KN1"}, {{LegKind::forward, 500}})),
            &phrases::notFasterFromRear);
  // Nor on foot, nor farther than it moves, nor through anybody.
  TestBattle foot({{0, "MS1", mediumSwords(), own(10'000, 0)}, {1, "x", heavySwords(), at(10'000, 11'700)}});
  EXPECT_EQ(foot.orders().refused(foot.order(Verb::leaveZone, {"MS1"}, {{LegKind::forward, 500}})),
            &phrases::notFasterFromRear);
  TestBattle far({{0, "KN1", heavyKnights(), own(10'000, 0)},
                  {0, "HS1", heavySwords(), own(10'000, -2'000)},
                  {1, "x", heavySwords(), at(10'000, 11'500)}});
  far.orders();
  for (const Length way : {1'500, 3'500})
    EXPECT_EQ(far.refused(far.order(Verb::leaveZone, {"KN1"}, {{LegKind::forward, way}})), &phrases::noWayBack);
  far.unit("HS1").where = Where::gone;
  EXPECT_EQ(far.refused(far.order(Verb::leaveZone, {"KN1"}, {{LegKind::forward, 1'500}})), nullptr);
  EXPECT_EQ(far.refused(far.order(Verb::leaveZone, {"KN1"}, {{LegKind::forward, 3'500}})), &phrases::noWayBack);
  TestBattle before({{0, "KN1", heavyKnights(), own(10'000, 800)}, {1, "x", heavySwords(), foe(10'000)}});
  EXPECT_EQ(before.orders().refused(before.order(Verb::leaveZone, {"KN1"}, {{LegKind::forward, 500}})),
            &phrases::notFasterFromRear);
}

TEST(AdlgLeaving, A16_B_Lea_05_NorDoTheyRideOnThroughTheZoneOfAnother) {
  TestBattle table({{0, "KN1", heavyKnights(), own(10'000, 0)},
                    {1, "x", heavySwords(), at(10'000, 11'500)},
                    {1, "z", heavySwords(), at(11'300, 8'500, 270)}});
  table.orders();
  const auto rides = [&](Length way) {
    return table.refused(table.order(Verb::leaveZone, {"KN1"}, {{LegKind::forward, way}}));
  };
  EXPECT_EQ(rides(1'000), nullptr);  // to its edge
  EXPECT_EQ(rides(2'500), &phrases::heldByZone);
  table.unit("z").at.x += 300;
  EXPECT_EQ(rides(2'500), nullptr);
}

TEST(AdlgLeaving, A16_B_Lea_02_NorBackThroughTheZoneOfAnotherAwayFromHim) {
  TestBattle table({{0, "KN1", heavyKnights(), own(10'000, 800)},
                    {1, "x", heavySwords(), foe(10'000)},
                    {1, "z", heavySwords(), at(11'400, 11'500, 225)}});
  table.orders();
  EXPECT_EQ(table.refused(table.order(Verb::leaveZone, {"KN1"})), &phrases::heldByZone);
  table.unit("z").at = {12'000, 11'500};
  EXPECT_EQ(table.refused(table.order(Verb::leaveZone, {"KN1"})), nullptr);
  table.unit("z").at = {11'300, 12'200};  // nearer to him all the way
  table.unit("z").heading = 27'000;
  EXPECT_EQ(table.refused(table.order(Verb::leaveZone, {"KN1"})), nullptr);
}

// Two units front to front; whether the first may break off, and where it ends.
struct Locked {
  explicit Locked(const Profile& one, const Profile& other, const TestTable& options = {})
      : table({{0, "A", one, own(10'000, 0)}, {1, "x", other, foe(10'000)}}, options) {
    addContact(table.state, {table.id("x"), table.id("A"), Edge::front, Contact::full});
    table.orders();
  }
  const Phrase* refused() const { return table.refused(table.order(Verb::disengage, {"A"})); }
  TestBattle table;
};

TEST(AdlgDisengage, B_Dis_01_AFullMoveLessOneStraightBack) {
  Locked cavalry(mediumCavalry(), heavySwords());
  cavalry.table.act(cavalry.table.order(Verb::disengage, {"A"}));
  EXPECT_EQ(cavalry.table.unit("A").pose(), (Pose{{10'000, 13'000}, 0}));
  EXPECT_EQ(cavalry.table.state.contactCount, 0);
  EXPECT_TRUE(cavalry.table.unit("A").is(Unit::disengagedNow));
  EXPECT_EQ(cavalry.table.state.commanding.points, 8);  // A24: 1 CP
}

TEST(AdlgDisengage, B_Dis_01_AsFarAsAnObstacle) {
  TestBattle table({{0, "A", mediumCavalry(), own(10'000, 0)},
                    {0, "P", pikemen(), own(10'000, 2'000)},
                    {1, "x", heavySwords(), foe(10'000)}});
  addContact(table.state, {table.id("x"), table.id("A"), Edge::front, Contact::full});
  table.orders().act(table.order(Verb::disengage, {"A"}));
  EXPECT_EQ(table.unit("A").at.y + 750, 12'000 - shortOf);
}

TEST(AdlgDisengage, A16_TheZoneOfAnotherEnemyEndsIt) {
  for (const auto& [x, end] : {std::pair<Length, Length>{11'300, 10'560}, {11'600, 14'000}}) {
    TestBattle table({{0, "A", lightHorse(), own(10'000, 0)},
                      {1, "x", heavySwords(), foe(10'000)},
                      {1, "z", heavySwords(), at(x, 11'800, 270)}});
    addContact(table.state, {table.id("x"), table.id("A"), Edge::front, Contact::full});
    table.orders().act(table.order(Verb::disengage, {"A"}));
    EXPECT_EQ(table.unit("A").at, (Point{10'000, end}));
  }
}

TEST(AdlgDisengage, Z4_FriendsWhoCannotBePassedAreObstaclesAndLightsMakeRoom) {
  // Medium swords behind cavalry: it might burst through them, but no order does.
  TestBattle table({{0, "A", mediumCavalry(), own(10'000, 0)},
                    {0, "F", mediumSwords(), own(10'000, 2'000)},
                    {1, "x", heavySwords(), foe(10'000)}});
  addContact(table.state, {table.id("x"), table.id("A"), Edge::front, Contact::full});
  table.orders().act(table.order(Verb::disengage, {"A"}));
  EXPECT_EQ(table.unit("A").pose(), (Pose{{10'000, 11'240}, 0}));
  EXPECT_EQ(table.unit("F").lost, 0);
  // Light infantry is passed, and pushed clear if the way ends over it (A24).
  for (const Length gap : {1'500, 3'200}) {
    TestBattle other({{0, "A", mediumCavalry(), own(10'000, 0)},
                      {0, "L", lightInfantry(), own(10'000, gap)},
                      {1, "x", heavySwords(), foe(10'000)}});
    addContact(other.state, {other.id("x"), other.id("A"), Edge::front, Contact::full});
    other.orders().act(other.order(Verb::disengage, {"A"}));
    EXPECT_EQ(other.unit("A").pose(), (Pose{{10'000, 13'000}, 0})) << gap;
    EXPECT_FALSE(overlap(boxOf(other.unit("A").pose(), ud, 750), boxOf(other.unit("L").pose(), ud, 500))) << gap;
    EXPECT_EQ(other.unit("L").lost, 0);
  }
}

TEST(AdlgLeaving, Z4_NobodyLeavesAZoneThroughFriendsHeWouldBurst) {
  TestBattle table({{0, "HS1", heavySwords(), own(10'000, 800)},
                    {0, "F", mediumCavalry(), own(10'000, 2'000)},
                    {1, "x", heavySwords(), foe(10'000)}});
  table.orders();
  EXPECT_EQ(table.refused(table.order(Verb::leaveZone, {"HS1"})), &phrases::noWayBack);
  table.unit("F").at.y += 1'000;
  EXPECT_EQ(table.refused(table.order(Verb::leaveZone, {"HS1"})), nullptr);
}

TEST(AdlgDisengage, B_Dis_02_LightInfantryFromFootAndElephants) {
  EXPECT_EQ(Locked(lightInfantry(), heavySwords()).refused(), nullptr);
  EXPECT_EQ(Locked(lightInfantry(), elephants()).refused(), nullptr);
  EXPECT_EQ(Locked(lightInfantry(), mediumCavalry()).refused(), &phrases::mayNotDisengage);
}

TEST(AdlgDisengage, B_Dis_03_LightInfantryFromMountedWithAPenalty) {
  const Piece wood = rectangle(TerrainKind::wood, 8'000, 8'000, 12'000, 10'000);
  TestTable table;
  table.pieces.push_back(wood);
  EXPECT_EQ(Locked(lightInfantry(), mediumCavalry(), table).refused(), nullptr);
  // A30: the fight is at its edge, the riders stand outside.
  table.pieces[0] = rectangle(TerrainKind::wood, 8'000, 10'000, 12'000, 14'000);
  EXPECT_EQ(Locked(lightInfantry(), mediumCavalry(), table).refused(), nullptr);
  table.pieces[0] = rectangle(TerrainKind::wood, 8'000, 10'100, 12'000, 14'000);
  EXPECT_EQ(Locked(lightInfantry(), mediumCavalry(), table).refused(), &phrases::mayNotDisengage);
  table.pieces[0] = rectangle(TerrainKind::wood, 18'000, 8'000, 22'000, 10'000);  // somewhere else
  EXPECT_EQ(Locked(lightInfantry(), mediumCavalry(), table).refused(), &phrases::mayNotDisengage);
}

TEST(AdlgDisengage, B_Dis_04_JavelinmenFromHeavyFootAndElephants) {
  EXPECT_EQ(Locked(javelinThrowers(), heavySwords()).refused(), nullptr);
  EXPECT_EQ(Locked(javelinThrowers(), elephants()).refused(), nullptr);
  EXPECT_EQ(Locked(javelinThrowers(), mediumSwords()).refused(), &phrases::mayNotDisengage);
}

TEST(AdlgDisengage, B_Dis_05_MountedFromFootAndFromSlowerMounted) {
  EXPECT_EQ(Locked(heavyKnights(), heavySwords()).refused(), nullptr);
  EXPECT_EQ(Locked(mediumCavalry(), heavyKnights()).refused(), nullptr);
  EXPECT_EQ(Locked(heavyKnights(), mediumCavalry()).refused(), &phrases::mayNotDisengage);
  EXPECT_EQ(Locked(heavyKnights(), heavyKnights()).refused(), &phrases::mayNotDisengage);  // as fast
  EXPECT_EQ(Locked(heavyKnights(), mediumSwords()).refused(), nullptr);                    // foot, however fast
  EXPECT_EQ(Locked(elephants(), heavySwords()).refused(), &phrases::mayNotDisengage);
  EXPECT_EQ(Locked(scythedChariots(), heavySwords()).refused(), &phrases::mayNotDisengage);
  EXPECT_EQ(Locked(heavySwords(), heavySwords()).refused(), &phrases::mayNotDisengage);
}

TEST(AdlgDisengage, B_Dis_06_EveryoneFromArtilleryWagonsAndOverWorks) {
  EXPECT_EQ(Locked(heavySwords(), artillery()).refused(), nullptr);
  EXPECT_EQ(Locked(heavySwords(), warWagon()).refused(), nullptr);
  Locked works(heavySwords(), heavySwords());
  works.table.state.contacts[0].marks |= Contact::works;
  EXPECT_EQ(works.refused(), nullptr);
}

TEST(AdlgDisengage, A24_NotWithAnEnemyOnFlankOrRearNorBlockedBehind) {
  TestBattle table({{0, "A", mediumCavalry(), own(10'000, 0)},
                    {0, "P", pikemen(), own(10'000, 1'700)},
                    {1, "x", heavySwords(), foe(10'000)},
                    {1, "y", heavySwords(), at(10'500, 10'500, 270)}});
  addContact(table.state, {table.id("x"), table.id("A"), Edge::front, Contact::full});
  table.orders();
  EXPECT_EQ(table.refused(table.order(Verb::disengage, {"A"})), &phrases::blockedBehind);
  addContact(table.state, {table.id("y"), table.id("A"), Edge::right, Contact::full});
  EXPECT_EQ(table.refused(table.order(Verb::disengage, {"A"})), &phrases::enemyOnFlank);
  EXPECT_EQ(table.refused(table.order(Verb::disengage, {"P"})), &phrases::notInMelee);
}

TEST(AdlgDisengage, A24_CumbersomeTroopsPayTwo) {
  Locked wild(with(mediumCavalry(), impetuous), heavySwords());
  wild.table.orders(0, 1);
  EXPECT_NE(wild.refused(), nullptr);
  wild.table.orders(0, 2);
  EXPECT_EQ(wild.refused(), nullptr);
}

TEST(AdlgLeaving, Z27_OnlyAsAFirstMoveAndNobodyShootsAfterIt) {
  TestBattle table({{0, "HS1", heavySwords(), own(10'000, 800)}, {1, "x", heavySwords(), foe(10'000)}});
  table.orders();
  table.unit("HS1").marks = 1;
  EXPECT_EQ(table.refused(table.order(Verb::leaveZone, {"HS1"})), &phrases::chargeAfterMove);
  table.unit("HS1").marks = 0;
  table.act(table.order(Verb::leaveZone, {"HS1"}));
  EXPECT_TRUE(table.unit("HS1").is(Unit::leftZoneNow));
  TestBattle rider({{0, "KN1", heavyKnights(), own(10'000, 0)}, {1, "x", heavySwords(), at(10'000, 11'500)}});
  rider.orders().act(rider.order(Verb::leaveZone, {"KN1"}, {{LegKind::forward, 2'500}}));
  EXPECT_TRUE(rider.unit("KN1").is(Unit::leftZoneNow));
}

TEST(AdlgLeaving, B_All_14_HeavyArtilleryLeavesNoZone) {
  TestBattle table(
      {{0, "A", artillery(Weapon::heavyArtillery), own(10'000, 800)}, {1, "x", heavySwords(), foe(10'000)}});
  EXPECT_EQ(table.orders().refused(table.order(Verb::leaveZone, {"A"})), &phrases::noWayBack);
}

TEST(AdlgLeaving, ListedOrdersAreAllowed) {
  TestBattle table({{0, "LH1", lightHorse(), own(10'000, 800)},
                    {0, "HS1", heavySwords(), own(14'000, 800)},
                    {0, "CV1", mediumCavalry(), own(18'000, 0)},
                    {1, "x", heavySwords(), foe(10'000)},
                    {1, "y", heavySwords(), foe(14'000)},
                    {1, "z", heavySwords(), foe(18'000)}});
  addContact(table.state, {table.id("z"), table.id("CV1"), Edge::front, Contact::full});
  table.orders();
  ActionList<Action> list(32);
  listLeaves(table.battle, table.state, 0, list);
  EXPECT_EQ(list.size(), 3u);
  for (const Action& action : list) EXPECT_EQ(table.refused(action), nullptr);
}

// What a screen tells before is what is gone afterwards.
TEST(AdlgLeaving, A13_ThePriceToldIsThePricePaid) {
  Chance chance(13);
  std::array<int, 4> seen{};
  for (int round = 0; round < cases(400); ++round) {
    TestBattle table = crowd(chance);
    table.orders(0, chance.from(1, 6), chance.from(0, 1) == 0);
    ActionList<Action> listed(table.battle.maxActions());
    table.battle.list(table.state, 0, listed);
    for (const Action& action : listed) {
      const std::array verbs{Verb::leaveZone, Verb::evadeZone, Verb::disengage, Verb::hold};
      const auto verb = std::find(verbs.begin(), verbs.end(), action.verb);
      if (verb == verbs.end()) continue;
      ++seen[static_cast<std::size_t>(verb - verbs.begin())];
      const int told = action.verb == Verb::hold ? holdCost(table.battle, table.state, action)
                                                 : leaveCost(table.battle, table.state, action);
      State after = table.state;
      NoEvents quiet;
      table.battle.apply(after, 0, action, quiet);
      const Commanding &before = table.state.commanding, &then = after.commanding;
      ASSERT_EQ(told, before.points + before.free - then.points - then.free) << round;
    }
  }
  for (const int one : {seen[0], seen[1], seen[2]}) EXPECT_GT(one, cases(20, 1));
}

}  // namespace
}  // namespace walstatt::adlg
