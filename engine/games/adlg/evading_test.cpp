// Evading (A22, B-Eva) and the dice of charges (B-Chg-09 to 12).
#include "games/adlg/evading.h"

#include "games/adlg/charge_phrases.h"
#include "games/adlg/charging.h"
#include "games/adlg/contacts.h"
#include "games/adlg/field.h"
#include "games/adlg/test_battle.h"
#include "games/adlg/test_ground.h"
#include "games/adlg/test_profiles.h"

namespace walstatt::adlg {
namespace {

using namespace test;

Action answer(const TestBattle& table, Verb verb, std::string_view label, Angle along = 0) {
  Action action;
  action.verb = verb;
  action.unit = table.id(label);
  action.corps = table.battle.unit(action.unit).corps;
  action.group = bitOf(table.battle, action.unit);
  if (along != 0) action.legs[0] = Leg(LegKind::wheel, along);
  return action;
}

TEST(AdlgEvade, Z28_OneDieForThoseOfACorpsWhoTouchFaceAlikeAndAreEquallyFast) {
  struct Other {
    Profile profile;
    Pose pose;
    int corps;
    bool together;
  };
  Profile slowInRough = lightHorse(), slowInHeavy = lightHorse();
  --slowInRough.movement.rough;
  --slowInHeavy.movement.heavy;
  for (const Other& other :
       {Other{lightHorse(), at(11'000, 10'000), 0, true}, Other{lightHorse(), at(11'000, 10'000), 1, false},
        Other{lightHorse(), at(11'100, 10'000), 0, false}, Other{lightHorse(), at(11'000, 10'000, 1), 0, false},
        Other{mediumCavalry(), at(11'000, 10'000), 0, false}, Other{slowInRough, at(11'000, 10'000), 0, false},
        Other{slowInHeavy, at(11'000, 10'000), 0, false}}) {
    TestBattle table({{0, "A", lightHorse(), at(10'000, 10'000)},
                      {0, "B", other.profile, other.pose, other.corps},
                      {1, "x", heavySwords(), at(10'000, 5'000, 180)}});
    table.state.charging.evading[0] = table.state.charging.targets[0] = 3;
    EXPECT_EQ(evadingGroup(table.battle, table.state, table.id("A")).has(table.id("B")), other.together);
  }
}

TEST(AdlgEvade, A18_B_Chg_10_B_Eva_07_TheDiceOfChargesAndEvades) {
  const std::array<Length, 6> evades{-ud, -ud, 0, 0, ud, ud}, heavyFoot{0, 0, 0, 0, ud, ud};
  for (Face face = 1; face <= 6; ++face) {
    EXPECT_EQ(evadeDie(face), evades[face - 1u]);
    EXPECT_EQ(chargeDie(mediumSwords(), face), evades[face - 1u]);
    EXPECT_EQ(chargeDie(heavySwords(), face), heavyFoot[face - 1u]);
  }
}

TEST(AdlgEvade, B_Eva_01_WhoMayEvade) {
  EXPECT_TRUE(canEvade(lightInfantry()));
  EXPECT_TRUE(canEvade(lightHorse()));
  EXPECT_TRUE(canEvade(javelinThrowers()));
  EXPECT_TRUE(canEvade(mediumCavalry()));
  EXPECT_TRUE(canEvade(heavyCavalry()));
  EXPECT_FALSE(canEvade(mediumSpears()));  // "Speer." are javelinmen
  EXPECT_FALSE(canEvade(heavySwords()));
  EXPECT_FALSE(canEvade(heavyKnights()));
  EXPECT_FALSE(canEvade(elephants()));
  EXPECT_FALSE(canEvade(with(mediumCavalry(), impact)));
  EXPECT_FALSE(canEvade(with(mediumCavalry(), impetuous)));
  EXPECT_TRUE(canEvade(with(mediumCavalry(), impact | halfBow)));  // B-Abi-07
}

TEST(AdlgEvade, A22_TheOwnerIsAskedAndMayStand) {
  TestBattle table({{0, "HS1", heavySwords(), own(10'000, 1'500)}, {1, "lh1", lightHorse(), foe(10'000)}});
  table.orders().act(table.order(Verb::charge, {"HS1"}, {}, "lh1"));
  ASSERT_EQ(table.state.step, Step::evade);
  const Turn turn = table.battle.turn(table.state);
  EXPECT_TRUE(turn.reaction);
  EXPECT_EQ(turn.seats, only(1));
  EXPECT_NE(table.refused(0, answer(table, Verb::stand, "lh1")), nullptr);  // not the charger
  EXPECT_EQ(table.refused(1, answer(table, Verb::evade, "HS1")), &phrases::notAsked);
  table.act(1, answer(table, Verb::stand, "lh1"));
  EXPECT_TRUE(inContact(table.state, table.id("HS1"), table.id("lh1")));  // no die: somebody stands (B-Chg-09)
  EXPECT_EQ(table.state.step, Step::orders);
}

TEST(AdlgEvade, B_Eva_02_B_Eva_06_B_Eva_07_TurnsAboutAndGoesStraightByTheDie) {
  for (const auto& [face, way] : {std::pair<int, Length>{1, 4'000}, {3, 5'000}, {6, 6'000}}) {
    TestBattle table({{0, "HS1", heavySwords(), own(10'000, 1'500)}, {1, "lh1", lightHorse(), foe(10'000)}});
    table.orders().act(table.order(Verb::charge, {"HS1"}, {}, "lh1")).act(1, answer(table, Verb::evade, "lh1"));
    ASSERT_EQ(table.state.step, Step::evadeDie);
    EXPECT_EQ(table.battle.turn(table.state).thrower, 1);
    table.roll({static_cast<Face>(face)});
    // The rear edge became the front and went on; light troops turn about at the end.
    EXPECT_EQ(table.unit("lh1").pose(), (Pose{{10'000, 10'000 - way}, 18'000})) << face;
    EXPECT_TRUE(table.unit("lh1").is(Unit::evadedNow));
    EXPECT_EQ(table.state.step, Step::chargeDie);
  }
}

TEST(AdlgEvade, A22_A21_NotFromMeleeOrMeleeSupportButFromAnIncompleteContactThatIsSimpleSupport) {
  // Light horse stands with its front edge on the flank of `x`, whom `A` fights; `y` charges its rear.
  for (const int marks : {0, int{Contact::full}}) {
    TestBattle table({{1, "lh1", lightHorse(), at(10'500, 9'700, 270)},
                      {1, "a", heavySwords(), at(10'000, 9'000, 180)},
                      {0, "X", heavySwords(), at(10'000, 9'000)},
                      {0, "Y", heavySwords(), at(13'000, 9'700, 270)}});
    const auto riders = table.id("lh1");
    addContact(table.state, {table.id("a"), table.id("X"), Edge::front, Contact::full});
    addContact(table.state, {riders, table.id("X"), Edge::right, static_cast<std::uint8_t>(marks)});
    const EvadeWay aside{turned(table.unit("lh1").pose(), ud * 3 / 4, quarterTurn), 0};
    const auto refusal = cannotEvade(table.battle, table.state, riders, aside);
    EXPECT_EQ(refusal.has_value(), marks == Contact::full) << (refusal ? refusal->phrase->id : "");
    if (marks == Contact::full) continue;
    Play<EventList> play{table.battle, table.state, table.told};
    evade(play, riders, aside, false, 0);
    EXPECT_FALSE(inContact(table.state, riders));
    EXPECT_TRUE(inContact(table.state, table.id("a"), table.id("X")));
  }
}

TEST(AdlgEvade, A15_A22_GroundIntoWhichItSlidesRoundAnObstacleSlowsIt) {
  // Pikes bar the way straight back; to the right of them there is room, but it is a wood.
  TestTable wood;
  wood.pieces.push_back(rectangle(TerrainKind::wood, 10'700, 8'000, 14'000, 19'500));
  wood.pieces.push_back(rectangle(TerrainKind::impassable, 6'000, 11'000, 9'200, 19'500));
  TestBattle table({{0, "KN1", heavyKnights(), at(10'000, 8'000, 180)},
                    {1, "lh1", lightHorse(), at(10'000, 10'000)},
                    {1, "pk1", pikemen(), at(9'900, 12'800)}},
                   wood);
  table.orders().act(table.order(Verb::charge, {"KN1"}, {}, "lh1")).act(1, answer(table, Verb::evade, "lh1"));
  table.roll({3});
  const Box end = boxOf(table.unit("lh1").pose(), ud, 750);
  EXPECT_LE(end.corners[0].y / grain, 10'000 + 2'750);  // no farther than the wood's 2 UD where it goes through it
}

TEST(AdlgEvade, A22_HeavyTroopsDoNotTurnBack) {
  TestBattle table({{0, "HS1", heavySwords(), own(10'000, 1'500)}, {1, "cv1", mediumCavalry(), foe(10'000)}});
  table.orders().act(table.order(Verb::charge, {"HS1"}, {}, "cv1")).act(1, answer(table, Verb::evade, "cv1")).roll({3});
  EXPECT_EQ(table.unit("cv1").pose(), (Pose{{10'000, 5'250}, 0}));
}

TEST(AdlgEvade, B_Chg_10_B_Chg_11_TheChargesDieWhenAllEvaded) {
  const auto gone = [&](const Profile& charger, Face face) {
    TestBattle table({{0, "CH1", charger, own(10'000, 1'000)}, {1, "lh1", lightHorse(), foe(10'000)}});
    table.orders().act(table.order(Verb::charge, {"CH1"}, {}, "lh1")).act(1, answer(table, Verb::evade, "lh1"));
    table.roll({6}).roll({face});
    EXPECT_EQ(table.state.step, Step::orders);
    return 11'000 - table.unit("CH1").at.y;
  };
  EXPECT_EQ(gone(mediumSwords(), 1), 2'000);
  EXPECT_EQ(gone(mediumSwords(), 4), 3'000);
  EXPECT_EQ(gone(mediumSwords(), 5), 4'000);
  EXPECT_EQ(gone(heavySwords(), 1), 2'000);  // A18: never less for HI
  EXPECT_EQ(gone(heavySwords(), 6), 3'000);
  EXPECT_EQ(gone(heavyKnights(), 2), 2'000);
}

TEST(AdlgEvade, B_Chg_11_B_Chg_12_ItMayStopEarlyButNotBeforeTheLeastAndNotIfImpetuous) {
  const auto gone = [&](const Profile& charger, Length halt) {
    TestBattle table({{0, "CH1", charger, own(10'000, 1'000)}, {1, "lh1", lightHorse(), foe(10'000)}});
    table.orders().act(table.order(Verb::charge, {"CH1"}, {{LegKind::forward, halt}}, "lh1"));
    table.act(1, answer(table, Verb::evade, "lh1")).roll({6}).roll({3});
    return 11'000 - table.unit("CH1").at.y;
  };
  EXPECT_EQ(gone(mediumSwords(), 1'500), 1'500);
  EXPECT_EQ(gone(mediumSwords(), 500), 1'000);
  EXPECT_EQ(gone(mediumCavalry(), 500), 2'000);
  EXPECT_EQ(gone(with(mediumSwords(), impetuous), 500), 3'000);
}

TEST(AdlgEvade, A22_CaughtLosesAPointAndFightsAsHitInTheRear) {
  TestBattle table({{0, "CV1", mediumCavalry(), own(10'000, 300)}, {1, "cv1", mediumCavalry(), foe(10'000)}});
  table.orders().act(table.order(Verb::charge, {"CV1"}, {}, "cv1")).act(1, answer(table, Verb::evade, "cv1"));
  table.roll({1}).roll({6});  // 3 UD against 5 UD
  EXPECT_EQ(table.unit("cv1").lost, 1);
  EXPECT_TRUE(table.unit("cv1").is(Unit::caught));
  ASSERT_EQ(table.state.contactCount, 1);
  EXPECT_EQ(table.state.contacts[0].edge, Edge::rear);
  EXPECT_TRUE(table.state.contacts[0].marks & Contact::full);
  EXPECT_EQ(table.unit("CV1").pose(), (Pose{{10'000, 7'000}, 0}));
}

TEST(AdlgEvade, A22_LightsCatchWithoutLoss) {
  TestBattle table({{0, "LH1", lightHorse(), own(10'000, 300)}, {1, "lh1", lightHorse(), foe(10'000)}});
  table.orders().act(table.order(Verb::charge, {"LH1"}, {}, "lh1")).act(1, answer(table, Verb::evade, "lh1"));
  table.roll({1}).roll({6});
  EXPECT_EQ(table.unit("lh1").lost, 0);
  EXPECT_TRUE(table.unit("lh1").is(Unit::caught));
  // It had no time to turn about: the charger is behind it, on the side it came from.
  ASSERT_EQ(table.state.contactCount, 1);
  EXPECT_EQ(table.state.contacts[0].edge, Edge::rear);
  EXPECT_TRUE(table.state.contacts[0].marks & Contact::full);
  EXPECT_EQ(table.unit("lh1").pose(), (Pose{{10'000, 5'250}, 0}));
  EXPECT_EQ(table.unit("LH1").pose(), (Pose{{10'000, 6'000}, 0}));
}

TEST(AdlgEvade, A18_TheDieCountsForEachUnitOfTheGroupAndNeverLessForHeavyFoot) {
  for (const bool heavyLeads : {true, false}) {
    TestBattle table({{0, "HS1", heavySwords(), own(10'000, 1'000)},
                      {0, "MS1", mediumSwords(), own(11'000, 1'000)},
                      {1, "lh1", lightHorse(), foe(10'000)},
                      {1, "lh2", lightHorse(), foe(11'000)}});
    table.orders().act(heavyLeads ? table.order(Verb::charge, {"HS1", "MS1"}, {}, "lh1")
                                  : table.order(Verb::charge, {"MS1", "HS1"}, {}, "lh2"));
    table.act(1, answer(table, Verb::evade, "lh1")).act(1, answer(table, Verb::evade, "lh2"));
    table.roll({6}).roll({1});  // the medium ones have 3 UD less one, the heavy ones keep their 2
    EXPECT_EQ(table.unit("HS1").at.y, 9'000) << heavyLeads;
    EXPECT_EQ(table.unit("MS1").at.y, 9'000) << heavyLeads;
  }
}

TEST(AdlgEvade, A22_B_Foot_02_LightInfantryCaughtInBrokenGroundIsNotRiddenDown) {
  for (const TerrainKind kind : {TerrainKind::brush, TerrainKind::gentleHill}) {
    TestTable ground;
    ground.pieces.push_back(rectangle(kind, 5'000, 3'000, 15'000, 12'000));
    TestBattle table({{0, "CV1", mediumCavalry(), own(10'000, 500)}, {1, "li1", lightInfantry(), foe(10'000)}}, ground);
    table.orders().act(table.order(Verb::charge, {"CV1"}, {}, "li1")).act(1, answer(table, Verb::evade, "li1"));
    table.roll({1}).roll({3});
    EXPECT_EQ(table.unit("li1").where, kind == TerrainKind::brush ? Where::table : Where::routed);
    EXPECT_EQ(table.unit("li1").lost, kind == TerrainKind::brush ? 1 : 2);
  }
}

TEST(AdlgEvade, A20_WhoStandsBehindARiddenDownEvaderIsMetWhereTheChargeCameFrom) {
  // The swords look away from the charge; the light foot between them and it runs into them.
  TestBattle table({{0, "CV1", mediumCavalry(), own(10'000, 500)},
                    {1, "li1", lightInfantry(), foe(10'000)},
                    {1, "hs1", heavySwords(), at(10'000, 7'500, 0)}});
  table.orders().act(table.order(Verb::charge, {"CV1"}, {}, "li1")).act(1, answer(table, Verb::evade, "li1"));
  ASSERT_EQ(table.state.step, Step::evadeDie);
  table.state.units[table.id("hs1")].at.y = 6'000;  // out of reach until it is ridden down
  table.state.charging.targets[0] &= ~(std::uint64_t{1} << table.id("hs1"));
  table.roll({1});
  if (table.state.step == Step::chargeDie) table.roll({6});
  EXPECT_EQ(table.unit("li1").where, Where::routed);
  ASSERT_EQ(table.state.contactCount, 1);
  EXPECT_EQ(table.state.contacts[0].edge, Edge::rear);
  EXPECT_EQ(table.unit("CV1").pose(), (Pose{{10'000, 6'750}, 0}));
}

TEST(AdlgEvade, B_Foot_02_LightInfantryCaughtInTheOpenIsDestroyed) {
  TestBattle table({{0, "CV1", mediumCavalry(), own(10'000, 300)}, {1, "li1", lightInfantry(), foe(10'000)}});
  table.orders().act(table.order(Verb::charge, {"CV1"}, {}, "li1")).act(1, answer(table, Verb::evade, "li1"));
  table.roll({1}).roll({3});
  EXPECT_EQ(table.unit("li1").where, Where::routed);
  EXPECT_EQ(table.state.contactCount, 0);
  EXPECT_EQ(table.unit("CV1").at, (Point{10'000, 6'300}));  // on to the end of its 4 UD
}

TEST(AdlgEvade, A18_A22_TwoWhoCatchOneEvader) {
  const auto caught = [](const Profile& evader) {
    TestBattle table({{0, "CV1", mediumCavalry(), own(10'000, 300)},
                      {0, "CV2", mediumCavalry(), own(11'000, 300)},
                      {1, "e", evader, foe(10'500)}});
    table.orders().act(table.order(Verb::charge, {"CV1", "CV2"}, {}, "e")).act(1, answer(table, Verb::evade, "e"));
    table.roll({1}).roll({6});
    return table;
  };
  // Ridden down by the first it is nobody the second could fight.
  const TestBattle foot = caught(lightInfantry());
  EXPECT_EQ(foot.unit("e").where, Where::routed);
  EXPECT_EQ(foot.state.contactCount, 0);
  // One edge, one enemy (A18).
  const TestBattle horse = caught(mediumCavalry());
  EXPECT_EQ(horse.state.contactCount, 1);
  EXPECT_EQ(horse.unit("e").lost, 1);
}

TEST(AdlgEvade, B_Foot_03_ElephantsDoNotDestroyLightInfantry) {
  TestBattle table({{0, "EL1", elephants(), own(10'000, 300)}, {1, "li1", lightInfantry(), foe(10'000)}});
  table.orders().act(table.order(Verb::charge, {"EL1"}, {}, "li1")).act(1, answer(table, Verb::evade, "li1"));
  table.roll({1}).roll({6});
  EXPECT_EQ(table.unit("li1").where, Where::table);
  EXPECT_EQ(table.unit("li1").lost, 1);
  EXPECT_TRUE(inContact(table.state, table.id("EL1"), table.id("li1")));
}

TEST(AdlgEvade, B_Eva_02_AQuarterTurnFromAFlankCharge) {
  // The charger comes from the right of the table, on the left side of a unit that looks down.
  TestBattle table({{0, "CV1", mediumCavalry(), at(12'500, 9'500, 270)}, {1, "lh1", lightHorse(), foe(10'000)}});
  table.orders().act(table.order(Verb::charge, {"CV1"}, {}, "lh1")).act(1, answer(table, Verb::evade, "lh1")).roll({3});
  // 5 UD to the left of the table from where its new front edge was, then about.
  EXPECT_EQ(table.unit("lh1").pose(), (Pose{{5'375, 9'625}, 9'000}));
}

TEST(AdlgEvade, B_Eva_05_TheDirectionMayBeAdapted) {
  TestBattle table({{0, "CV1", mediumCavalry(), at(11'000, 12'000, 330)}, {1, "lh1", lightHorse(), foe(10'000)}});
  table.orders().act(table.order(Verb::charge, {"CV1"}, {}, "lh1"));
  EXPECT_EQ(table.refused(1, answer(table, Verb::evade, "lh1", -2'000)), &phrases::evadeLine);
  table.act(1, answer(table, Verb::evade, "lh1", -3'000)).roll({3});
  EXPECT_EQ(table.unit("lh1").heading, normalized(-3'000 + halfTurn));
  // The wheel took 0.5 UD of the five.
  const Pose turnedAway{{10'000, 9'250}, 0};
  const Pose line = forward(wheeled(turnedAway, ud, -3'000), 4'500);
  EXPECT_EQ(table.unit("lh1").at, turned(line, 750, halfTurn).at);
}

TEST(AdlgEvade, B_Eva_03_AnEnemyAheadWithAZoneBlocks) {
  TestBattle table({{0, "HS1", heavySwords(), own(10'000, 1'500)},
                    {0, "HS2", heavySwords(), at(10'000, 8'500, 180)},
                    {1, "lh1", lightHorse(), foe(10'000)}});
  const EvadeWay way = evadeWay(table.battle, table.state, table.id("lh1"), Edge::front, 0);
  EXPECT_EQ(cannotEvade(table.battle, table.state, table.id("lh1"), way)->phrase, &phrases::evadeInZone);
  table.orders().act(table.order(Verb::charge, {"HS1"}, {}, "lh1"));
  EXPECT_TRUE(inContact(table.state, table.id("HS1"), table.id("lh1")));  // nobody to ask
}

TEST(AdlgEvade, B_Eva_04_AWallOfFriendsBlocksASingleOneDoesNot) {
  const auto blocked = [&](std::initializer_list<Length> places) {
    std::vector<Put> units{{0, "HS1", heavySwords(), own(10'000, 1'500)}, {1, "cv1", mediumCavalry(), foe(10'000)}};
    int n = 0;
    for (const Length x : places) units.push_back({1, "pk" + std::to_string(n++), pikemen(), foe(x, 8'500)});
    TestBattle table(units);
    const EvadeWay way = evadeWay(table.battle, table.state, table.id("cv1"), Edge::front, 0);
    return cannotEvade(table.battle, table.state, table.id("cv1"), way).has_value();
  };
  EXPECT_FALSE(blocked({}));
  EXPECT_FALSE(blocked({10'300}));  // a slide avoids it
  EXPECT_TRUE(blocked({9'000, 10'000, 11'000}));
  EXPECT_TRUE(blocked({8'900, 10'000, 11'100}));
}

TEST(AdlgEvade, B_Eva_04_Z93_FriendsItCouldBurstThroughBlockToo) {
  const auto wall = [](Length y) {
    return TestBattle({{0, "HS1", heavySwords(), own(10'000, 1'500)},
                       {1, "cv1", mediumCavalry(), foe(10'000)},
                       {1, "f1", heavySwords(), foe(9'000, y)},
                       {1, "f2", heavySwords(), foe(10'000, y)},
                       {1, "f3", heavySwords(), foe(11'000, y)}});
  };
  TestBattle near = wall(8'500);  // 0.75 UD behind it
  near.orders().act(near.order(Verb::charge, {"HS1"}, {}, "cv1"));
  EXPECT_TRUE(inContact(near.state, near.id("HS1"), near.id("cv1")));  // nobody to ask
  TestBattle far = wall(8'200);
  far.orders().act(far.order(Verb::charge, {"HS1"}, {}, "cv1")).act(1, answer(far, Verb::evade, "cv1")).roll({3});
  EXPECT_EQ(far.unit("f2").lost, 1);  // B-Pen-06
  EXPECT_EQ(far.unit("cv1").at, (Point{10'000, 5'250}));
}

TEST(AdlgEvade, B_Eva_08_ASlideSparesAFriendWhomItWouldBurstThrough) {
  TestBattle table({{0, "HS1", heavySwords(), own(10'000, 1'500)},
                    {1, "cv1", mediumCavalry(), foe(10'000)},
                    {1, "f1", heavySwords(), foe(10'300, 7'500)}});
  table.orders().act(table.order(Verb::charge, {"HS1"}, {}, "cv1")).act(1, answer(table, Verb::evade, "cv1")).roll({3});
  EXPECT_EQ(table.unit("cv1").at, (Point{9'300, 5'250}));
  EXPECT_EQ(table.unit("f1").lost, 0);
}

TEST(AdlgEvade, A22_ABlockerExactlyOneUdAheadDoesNotBlock) {
  for (const auto& [y, free] : {std::pair{8'250, true}, {8'251, false}}) {  // its new front edge is at 9.25
    TestBattle table({{0, "HS1", heavySwords(), own(10'000, 1'500)},
                      {1, "cv1", mediumCavalry(), foe(10'000)},
                      {1, "p1", pikemen(), foe(9'000, y)},
                      {1, "p2", pikemen(), foe(10'000, y)},
                      {1, "p3", pikemen(), foe(11'000, y)}});
    const EvadeWay way = evadeWay(table.battle, table.state, table.id("cv1"), Edge::front, 0);
    EXPECT_NE(cannotEvade(table.battle, table.state, table.id("cv1"), way).has_value(), free) << y;
  }
}

TEST(AdlgEvade, B_Eva_08_RoundAnObstacle) {
  TestBattle table({{0, "HS1", heavySwords(), own(10'000, 1'500)},
                    {1, "cv1", mediumCavalry(), foe(10'000)},
                    {1, "pk1", pikemen(), foe(10'300, 7'500)}});
  table.orders().act(table.order(Verb::charge, {"HS1"}, {}, "cv1")).act(1, answer(table, Verb::evade, "cv1")).roll({3});
  EXPECT_EQ(table.unit("cv1").at, (Point{9'300, 5'250}));
}

TEST(AdlgEvade, A1_OfTwoWaysRoundTheOneAwayFromEnemiesThenTowardsTheMiddle) {
  const auto endsAt = [](Length x, std::vector<Put> more) {
    std::vector<Put> units{{0, "HS1", heavySwords(), own(x, 1'500)},
                           {1, "cv1", mediumCavalry(), foe(x)},
                           {1, "pk1", pikemen(), foe(x, 7'500)}};
    units.insert(units.end(), more.begin(), more.end());
    TestBattle table(units);
    table.orders().act(table.order(Verb::charge, {"HS1"}, {}, "cv1")).act(1, answer(table, Verb::evade, "cv1"));
    table.roll({3});
    return table.unit("cv1").at.x - x;
  };
  EXPECT_EQ(endsAt(15'000, {{0, "far", levies(), at(20'000, 16'000)}}), -1'000);
  EXPECT_EQ(endsAt(15'000, {{0, "far", levies(), at(10'000, 16'000)}}), 1'000);
  EXPECT_EQ(endsAt(10'000, {}), 1'000);
  EXPECT_EQ(endsAt(20'000, {}), -1'000);
}

TEST(AdlgEvade, A22_OffTheTable) {
  TestBattle table({{0, "HS1", heavySwords(), at(10'000, 4'000)}, {1, "lh1", lightHorse(), foe(10'000, 2'500)}});
  table.orders().act(table.order(Verb::charge, {"HS1"}, {}, "lh1")).act(1, answer(table, Verb::evade, "lh1")).roll({6});
  EXPECT_EQ(table.unit("lh1").where, Where::left);
  EXPECT_EQ(table.state.commanders[1].unit, noUnit);  // Z25: he stays behind
  EXPECT_TRUE(table.state.commanders[1].alive);
}

TEST(AdlgEvade, B_Eva_04_BlockedByImpassableGroundWithin1Ud) {
  for (const Length gap : {900, 1'100}) {
    TestTable ground;
    ground.pieces.push_back(rectangle(TerrainKind::impassable, 5'000, 5'000, 15'000, 9'250 - gap));
    TestBattle table({{0, "HS1", heavySwords(), own(10'000, 1'500)}, {1, "lh1", lightHorse(), foe(10'000)}}, ground);
    const auto unit = table.id("lh1");
    const auto why =
        cannotEvade(table.battle, table.state, unit, evadeWay(table.battle, table.state, unit, Edge::front, 0));
    EXPECT_EQ(why ? why->phrase : nullptr, gap < 1'000 ? &phrases::evadeBlocked : nullptr);
  }
}

TEST(AdlgEvade, A22_NotInMeleeOrSupport) {
  TestBattle table({{0, "HS1", heavySwords(), own(10'000, 1'500)},
                    {0, "HS2", heavySwords(), at(9'500, 9'600, 90)},
                    {1, "lh1", lightHorse(), foe(10'000)}});
  addContact(table.state, {table.id("HS2"), table.id("lh1"), Edge::right, Contact::full});
  const EvadeWay way = evadeWay(table.battle, table.state, table.id("lh1"), Edge::front, 0);
  EXPECT_EQ(cannotEvade(table.battle, table.state, table.id("lh1"), way)->phrase, &phrases::evaderFights);
}

TEST(AdlgEvade, A18_WhoStandsBehindAnEvaderIsATargetToo) {
  TestBattle table({{0, "CV1", mediumCavalry(), own(10'000, 500)},
                    {1, "li1", lightInfantry(), foe(10'000)},
                    {1, "hs1", heavySwords(), foe(10'000, 9'000)}});
  table.orders().act(table.order(Verb::charge, {"CV1"}, {}, "li1")).act(1, answer(table, Verb::evade, "li1"));
  ASSERT_EQ(table.state.step, Step::evadeDie);
  table.roll({5});
  // No die for the charge: the swords stand.
  EXPECT_TRUE(inContact(table.state, table.id("CV1"), table.id("hs1")));
  EXPECT_EQ(table.state.step, Step::orders);
}

TEST(AdlgEvade, A22_OneDieForAGroupOfEqualSpeed) {
  TestBattle table({{0, "HS1", heavySwords(), own(10'000, 1'500)},
                    {0, "HS2", heavySwords(), own(11'000, 1'500)},
                    {1, "lh1", lightHorse(), foe(10'000)},
                    {1, "lh2", lightHorse(), foe(11'000)}});
  table.orders().act(table.order(Verb::charge, {"HS1", "HS2"}, {}, "lh1"));
  table.act(1, answer(table, Verb::evade, "lh1"));
  ASSERT_EQ(table.state.step, Step::evade);  // unit by unit
  table.act(1, answer(table, Verb::evade, "lh2")).roll({3});
  EXPECT_EQ(table.state.step, Step::chargeDie);
  EXPECT_EQ(table.unit("lh1").at.y, 5'000);
  EXPECT_EQ(table.unit("lh2").at.y, 5'000);
}

TEST(AdlgEvade, A22_ADieForEachSpeedOfAGroup) {
  TestBattle table({{0, "HS1", heavySwords(), own(10'000, 1'500)},
                    {0, "HS2", heavySwords(), own(11'000, 1'500)},
                    {1, "li1", lightInfantry(), foe(10'000)},
                    {1, "lh1", lightHorse(), foe(11'000)}});
  table.orders().act(table.order(Verb::charge, {"HS1", "HS2"}, {}, "li1"));
  table.act(1, answer(table, Verb::evade, "li1")).act(1, answer(table, Verb::evade, "lh1")).roll({1});
  ASSERT_EQ(table.state.step, Step::evadeDie);
  table.roll({6});
  const std::array<Length, 2> gone{10'000 - table.unit("li1").at.y, 10'000 - table.unit("lh1").at.y};
  EXPECT_TRUE((gone == std::array<Length, 2>{2'000, 6'000}) || (gone == std::array<Length, 2>{4'000, 4'000}));
}

TEST(AdlgEvade, ListedAnswersAreAllowed) {
  TestBattle table({{0, "CV1", mediumCavalry(), at(11'000, 12'000, 330)}, {1, "lh1", lightHorse(), foe(10'000)}});
  table.orders().act(table.order(Verb::charge, {"CV1"}, {}, "lh1"));
  ActionList<Action> list(64);
  listCharges(table.battle, table.state, 1, list);
  EXPECT_EQ(list.size(), 3u);
  for (const Action& action : list) EXPECT_EQ(table.refused(1, action), nullptr);
}

}  // namespace
}  // namespace walstatt::adlg
