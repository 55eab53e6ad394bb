// Going through friends (A24, B-Pen).
#include "games/adlg/passing.h"

#include "games/adlg/command_phrases.h"
#include "games/adlg/contacts.h"
#include "games/adlg/moving.h"
#include "games/adlg/test_battle.h"
#include "games/adlg/test_profiles.h"

namespace walstatt::adlg {

namespace {

using namespace test;

// A goes up the table through F, who stands 1 UD ahead.
Passage through(const Profile& mover, const Profile& other, Angle facing = 0) {
  const TestBattle table({{0, "A", mover, at(15'000, 15'000)},
                          {0, "F", other, at(15'000, 13'000, facing)},
                          {1, "x", levies(), at(1'000, 500, 180)}});
  return passage(table.battle, table.state, 0, 0, 1);
}

TEST(AdlgPassing, B_Pen_01_light_infantry_any_way) {
  for (const Angle facing : {0, 45, 90, 180}) {
    EXPECT_EQ(through(lightInfantry(), pikemen(), facing), Passage::free);
    EXPECT_EQ(through(elephants(), lightInfantry(), facing), Passage::free);
  }
}
TEST(AdlgPassing, B_Pen_02_mounted_and_light_horse) {
  EXPECT_EQ(through(heavyKnights(), lightHorse()), Passage::free);
  EXPECT_EQ(through(lightHorse(), heavyKnights(), 180), Passage::free);
  EXPECT_EQ(through(lightHorse(), heavyKnights(), 90), Passage::bursting);
  EXPECT_EQ(through(heavySwords(), lightHorse()), Passage::bursting);
  EXPECT_EQ(through(lightHorse(), heavySwords()), Passage::bursting);
  EXPECT_EQ(through(heavyKnights(), mediumCavalry()), Passage::bursting);
}
TEST(AdlgPassing, B_Pen_03_light_medium_infantry) {
  EXPECT_EQ(through(javelinThrowers(), bowmen()), Passage::free);
  EXPECT_EQ(through(javelinThrowers(), bowmen(), 90), Passage::bursting);
  EXPECT_EQ(through(javelinThrowers(), mediumSpears()), Passage::bursting);
}
TEST(AdlgPassing, B_Pen_04_swords_and_bows) {
  for (const Weapon weapon : {Weapon::bow, Weapon::crossbow, Weapon::handgun})
    for (const Profile& swords : {mediumSwords(), heavySwords(), knightsOnFoot()}) {
      EXPECT_EQ(through(swords, bowmen(weapon)), Passage::free);
      EXPECT_EQ(through(bowmen(weapon), swords, 180), Passage::free);
      EXPECT_EQ(through(swords, bowmen(weapon), 30), Passage::bursting);
    }
  EXPECT_EQ(through(with(heavySwords(), impetuous), bowmen()), Passage::bursting);
  EXPECT_EQ(through(with(mediumSwords(), mixedUnit), bowmen()), Passage::bursting);
  EXPECT_EQ(through(heavySpearmen(), bowmen()), Passage::bursting);
  EXPECT_EQ(through(bowmen(), heavySpearmen()), Passage::bursting);
  EXPECT_EQ(through(bowmen(), with(heavySwords(), impetuous)), Passage::bursting);
  EXPECT_EQ(through(heavySwords(), bowmen(Weapon::longbow)), Passage::free);
}
TEST(AdlgPassing, B_Pen_05_artillery_and_wagons) {
  EXPECT_EQ(through(heavySwords(), artillery(), 30), Passage::free);
  EXPECT_EQ(through(heavySwords(), warWagon(), 90), Passage::free);  // across the long side
  EXPECT_EQ(through(heavySwords(), warWagon(), 0), Passage::blocked);
  EXPECT_EQ(through(mediumCavalry(), warWagon(), 90), Passage::blocked);
  EXPECT_EQ(through(mediumCavalry(), artillery()), Passage::bursting);
}
TEST(AdlgPassing, B_Pen_06_bursting_costs_a_point) {
  TestBattle table({{0, "A", heavySwords(), at(15'000, 15'000)}, {1, "x", levies(), at(1'000, 500, 180)}});
  Play<EventList> play{table.battle, table.state, table.told};
  burstThrough(play, 0);
  EXPECT_EQ(table.unit("A").lost, 1);
  EXPECT_TRUE(table.wasTold(phrases::isBurstThrough));
}
TEST(AdlgPassing, B_Pen_07_who_cannot_be_burst_through) {
  for (const Profile& other : {elephants(), pikemen(), warWagon()})
    EXPECT_EQ(through(mediumCavalry(), other), Passage::blocked);
}
TEST(AdlgPassing, B_Pen_08_not_friends_in_melee_or_support) {
  TestBattle table({{0, "A", mediumCavalry(), at(15'000, 15'000)},
                    {0, "F", heavySwords(), at(15'000, 13'000)},
                    {1, "x", levies(), at(15'000, 13'000, 180)}});
  EXPECT_EQ(passage(table.battle, table.state, 0, 0, 1), Passage::bursting);
  addContact(table.state, {table.id("x"), table.id("F"), Edge::front, Contact::full});
  EXPECT_EQ(passage(table.battle, table.state, 0, 0, 1), Passage::blocked);
}
TEST(AdlgPassing, B_Pen_08_nor_friends_in_simple_support) {
  TestBattle table({{0, "A", mediumCavalry(), at(15'000, 15'000)},
                    {0, "S", heavySwords(), at(15'000, 13'000)},
                    {0, "F", heavySwords(), at(16'000, 13'000)},
                    {1, "x", levies(), at(16'000, 13'000, 180)}});
  EXPECT_EQ(passage(table.battle, table.state, 0, 0, table.id("S")), Passage::bursting);
  addContact(table.state, {table.id("x"), table.id("F"), Edge::front, Contact::full});
  EXPECT_EQ(passage(table.battle, table.state, 0, 0, table.id("S")), Passage::blocked);
}
TEST(AdlgPassing, B_Pen_01_light_infantry_passes_friends_who_fight_but_does_not_push_them) {
  TestBattle table({{0, "LI", lightInfantry(), at(15'000, 12'400)},
                    {0, "F", heavySwords(), at(15'000, 14'000, 180)},
                    {1, "x", levies(), at(15'000, 14'000)}});
  addContact(table.state, {table.id("x"), table.id("F"), Edge::front, Contact::full});
  EXPECT_EQ(passage(table.battle, table.state, table.id("LI"), 18'000, table.id("F")), Passage::free);
  table.orders();
  table.unit("LI").heading = halfTurn;
  table.unit("LI").at.y = 12'000;
  EXPECT_EQ(table.refused(table.order(Verb::move, {"LI"}, {{LegKind::forward, 1'500}})), &phrases::noRoomBehind);
}

Leg f(Length way) { return {LegKind::forward, way}; }

TEST(AdlgPassing, A24_the_far_side_must_be_reached_partly) {
  TestBattle table({{0, "A", heavyCavalry(), at(15'000, 15'000)},
                    {0, "F", lightInfantry(), at(15'000, 14'000)},
                    {1, "x", levies(), at(1'000, 500, 180)}});
  table.orders();
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(400)})), nullptr);
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(800)})), &phrases::noRoomBehind);
  // Its front has come out: the light unit is pushed clear.
  table.act(table.order(Verb::move, {"A"}, {f(1'200)}));
  EXPECT_EQ(table.unit("A").pose(), at(15'000, 13'800));
  const Box a = boxOf(table.unit("A").pose(), ud, 750), li = boxOf(table.unit("F").pose(), ud, 500);
  EXPECT_FALSE(overlap(a, li));
  EXPECT_NE(table.unit("F").pose(), at(15'000, 14'000));
}
TEST(AdlgPassing, A24_through_a_friend_who_stands_aslant_part_of_the_front_must_have_come_out) {
  // Light infantry looks half right: on the mover's left it reaches up to 13.65, on his right it ends at 14.35.
  for (const auto& [angle, mirrored] : {std::pair{45, false}, {315, true}}) {
    TestBattle table({{0, "A", heavyCavalry(), at(15'000, 15'000)},
                      {0, "F", lightInfantry(), at(15'000, 14'000, angle)},
                      {1, "x", levies(), at(1'000, 500, 180)}});
    table.orders();
    EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(650)})), &phrases::noRoomBehind) << mirrored;
    table.act(table.order(Verb::move, {"A"}, {f(800)}));
    EXPECT_EQ(table.unit("A").pose(), at(15'000, 14'200));
    EXPECT_FALSE(overlap(boxOf(table.unit("A").pose(), ud, 750), boxOf(table.unit("F").pose(), ud, 500)));
  }
  // By the very corner it has not come out, and half a degree aslant is straight.
  TestBattle table({{0, "A", heavyCavalry(), at(15'000, 15'000)},
                    {0, "F", lightInfantry(), Pose{{15'000, 14'000}, 50}},
                    {1, "x", levies(), at(1'000, 500, 180)}});
  table.orders();
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(900)})), &phrases::noRoomBehind);
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(1'010)})), nullptr);
}
TEST(AdlgPassing, A24_one_over_whom_two_of_a_group_end_makes_room_for_both) {
  TestBattle table({{0, "A", heavySwords(), at(10'000, 12'000)},
                    {0, "B", heavySwords(), at(11'000, 12'000)},
                    {0, "LI", lightInfantry(), at(10'500, 11'100)},
                    {1, "x", heavySwords(), at(20'000, 3'000, 180)}});
  table.orders();
  table.act(table.order(Verb::move, {"A", "B"}, {f(1'000)}));
  EXPECT_EQ(table.unit("A").at, (Point{10'000, 11'000}));
  for (const char* mate : {"A", "B"})
    EXPECT_FALSE(
        overlap(boxOf(table.battle, table.state, table.id("LI")), boxOf(table.battle, table.state, table.id(mate))));
}

TEST(AdlgPassing, A24_where_the_group_stood_there_is_room) {
  // Only the way back is open to him, to where the second of the group stood.
  TestBattle table({{0, "A", heavySwords(), at(10'000, 12'000)},
                    {0, "B", heavySwords(), at(11'000, 12'000)},
                    {0, "LI", lightInfantry(), at(10'600, 11'100)},
                    {0, "before", heavySwords(), at(10'600, 9'900)},
                    {1, "x", heavySwords(), at(20'000, 3'000, 180)}});
  table.orders();
  table.act(table.order(Verb::move, {"A", "B"}, {f(1'000)}));
  EXPECT_GT(table.unit("LI").at.y, 11'700);
}

TEST(AdlgPassing, A24_others_are_pushed_back_by_the_minimum) {
  TestBattle table({{0, "A", heavySwords(), at(15'000, 15'000)},
                    {0, "F", bowmen(), at(15'000, 14'000)},
                    {1, "x", levies(), at(1'000, 500, 180)}});
  table.orders();
  table.act(table.order(Verb::move, {"A"}, {f(1'500)}));  // front at 13.5, rear at 14.25
  EXPECT_EQ(table.unit("F").at.x, 15'000);
  EXPECT_NEAR(table.unit("F").at.y, 14'250, 6);
}
TEST(AdlgPassing, B_Pen_06_ordinary_moves_do_not_burst) {
  TestBattle table({{0, "A", mediumCavalry(), at(15'000, 15'000)},
                    {0, "F", heavySwords(), at(15'000, 14'000)},
                    {1, "x", levies(), at(1'000, 500, 180)}});
  table.orders();
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(4'000)})), &phrases::cannotPass);
}

}  // namespace

}  // namespace walstatt::adlg
