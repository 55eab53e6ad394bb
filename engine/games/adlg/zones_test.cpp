// Control zones (A16, B-ZoC) and the most threatening enemy (A17).
#include "games/adlg/zones.h"

#include "games/adlg/command_phrases.h"
#include "games/adlg/contacts.h"
#include "games/adlg/moving.h"
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

Piece wood(Length left, Length top, Length right, Length bottom) {
  return rectangle(TerrainKind::wood, left, top, right, bottom);
}

// `b` looks down the table at `A`, whose front edge is `gap` away from his.
TestBattle facing(const Profile& own, const Profile& enemy, Length gap, const TestTable& table = {}) {
  return TestBattle({{0, "A", own, at(15'000, 10'000 + gap)}, {1, "b", enemy, at(15'000, 10'000, 180)}}, table);
}
bool holdsA(const TestBattle& table) {
  return hasZoneOver(table.battle, table.state, table.id("b"), table.id("A"), table.unit("A").pose());
}

TEST(AdlgZones, B_ZoC_01_A16_one_UD_before_the_front) {
  EXPECT_TRUE(holdsA(facing(mediumSwords(), heavySwords(), 900)));
  EXPECT_FALSE(holdsA(facing(mediumSwords(), heavySwords(), 1'000)));  // exactly 1 UD is outside
  EXPECT_FALSE(holdsA(facing(mediumSwords(), heavySwords(), 1'100)));
}

TEST(AdlgZones, B_ZoC_06_light_infantry_holds_few) {
  for (const Profile& profile : {lightInfantry(), lightHorse(), elephants(), scythedChariots(), artillery()})
    EXPECT_TRUE(holdsA(facing(profile, lightInfantry(), 500)));
  for (const Profile& profile : {javelinThrowers(), heavySwords(), mediumCavalry(), heavyKnights(), warWagon()})
    EXPECT_FALSE(holdsA(facing(profile, lightInfantry(), 500)));
  // A16: wholly in heavy ground it holds all who are at least partly in it.
  TestTable ground;
  ground.pieces = {wood(12'000, 8'000, 18'000, 10'800)};
  EXPECT_TRUE(holdsA(facing(mediumSwords(), lightInfantry(), 500, ground)));
  ground.pieces = {wood(12'000, 8'000, 18'000, 10'300)};
  EXPECT_FALSE(holdsA(facing(mediumSwords(), lightInfantry(), 500, ground)));
}

TEST(AdlgZones, A16_light_infantry_holds_all_in_the_same_ground_only) {
  TestTable ground;
  ground.pieces = {rectangle(TerrainKind::brush, 12'000, 8'000, 18'000, 10'300),
                   rectangle(TerrainKind::wood, 12'000, 10'320, 18'000, 13'000)};
  EXPECT_FALSE(holdsA(facing(mediumSwords(), lightInfantry(), 500, ground)));
  ground.pieces = {rectangle(TerrainKind::brush, 12'000, 8'000, 18'000, 10'800)};  // rough ground too
  EXPECT_TRUE(holdsA(facing(mediumSwords(), lightInfantry(), 500, ground)));
  ground.pieces = {rectangle(TerrainKind::gentleHill, 12'000, 8'000, 18'000, 10'800)};
  EXPECT_FALSE(holdsA(facing(mediumSwords(), lightInfantry(), 500, ground)));
  ground.pieces = {rectangle(TerrainKind::brush, 12'000, 9'700, 18'000, 10'800)};  // only partly in it
  EXPECT_FALSE(holdsA(facing(mediumSwords(), lightInfantry(), 500, ground)));
}

TEST(AdlgZones, B_ZoC_07_camps_artillery_and_wagons_have_none) {
  EXPECT_FALSE(holdsA(facing(mediumSwords(), artillery(), 500)));
  EXPECT_FALSE(holdsA(facing(mediumSwords(), warWagon(), 500)));
}

TEST(AdlgZones, B_ZoC_08_units_in_combat_have_none) {
  TestBattle table({{0, "A", mediumSwords(), at(15'400, 10'500)},
                    {0, "C", mediumSwords(), at(15'000, 9'250, 180)},
                    {1, "b", heavySwords(), at(15'000, 10'000, 180)}});
  EXPECT_TRUE(holdsA(table));
  addContact(table.state, {table.id("C"), table.id("b"), Edge::rear, Contact::full});
  EXPECT_FALSE(holdsA(table));
}

TEST(AdlgZones, B_ZoC_09_none_in_into_or_out_of_hindering_ground) {
  TestTable ground;
  ground.pieces = {wood(12'000, 8'000, 18'000, 10'000)};  // the owner stands in it
  EXPECT_FALSE(holdsA(facing(mediumSwords(), heavySwords(), 500, ground)));
  ground.pieces = {wood(12'000, 10'300, 18'000, 13'000)};  // the unit stands in it
  EXPECT_FALSE(holdsA(facing(mediumSwords(), heavySwords(), 500, ground)));
  EXPECT_TRUE(holdsA(facing(lightInfantry(), lightInfantry(), 500, ground)));  // LI is never hindered
}

TEST(AdlgZones, B_ZoC_10_none_behind_works) {
  TestTable ground;
  Work work;  // in front of b's lower edge, its defended side above
  work.a = {17'000, 10'100};
  work.b = {13'000, 10'100};
  work.owner = 1;
  ground.works = {work};
  const bool one = holdsA(facing(mediumSwords(), heavySwords(), 500, ground));
  std::swap(ground.works[0].a, ground.works[0].b);
  const bool two = holdsA(facing(mediumSwords(), heavySwords(), 500, ground));
  EXPECT_NE(one, two);  // only from the defended side
}

TEST(AdlgZones, A16_nor_over_those_behind_their_own_works) {
  TestTable ground;
  Work work;
  work.a = {17'000, 10'400};
  work.b = {13'000, 10'400};
  work.owner = 0;
  ground.works = {work};
  const bool one = holdsA(facing(mediumSwords(), heavySwords(), 500, ground));
  std::swap(ground.works[0].a, ground.works[0].b);
  const bool two = holdsA(facing(mediumSwords(), heavySwords(), 500, ground));
  EXPECT_NE(one, two);
  ground.works[0].owner = 1;  // of no use to others, and b is too far from it to be behind it
  ground.works[0].a.x += 10'000;
  ground.works[0].b.x += 10'000;
  EXPECT_TRUE(holdsA(facing(mediumSwords(), heavySwords(), 500, ground)));
}

TEST(AdlgZones, A16_nor_is_anybody_behind_works_that_he_reaches_beyond) {
  TestTable ground;
  Work work;  // its defended side below
  work.a = {17'000, 10'800};
  work.b = {13'000, 10'800};
  work.owner = 0;
  ground.works = {work};
  for (const auto& [y, held] : {std::pair<Length, bool>{10'800, false}, {10'700, true}}) {
    const TestBattle table({{0, "A", heavySwords(), at(15'000, y)}, {1, "b", heavySwords(), at(15'000, 10'000, 180)}},
                           ground);
    EXPECT_EQ(holdsA(table), held) << y;
  }
}

TEST(AdlgZones, A16_screened_by_friends) {
  // Behind a friend of one's own.
  TestBattle behind({{0, "A", mediumSwords(), at(15'000, 10'700)},
                     {0, "F", lightInfantry(), at(15'000, 10'200)},
                     {1, "b", heavySwords(), at(15'000, 10'000, 180)}});
  EXPECT_FALSE(holdsA(behind));
  EXPECT_TRUE(hasZoneOver(behind.battle, behind.state, behind.id("b"), behind.id("F"), behind.unit("F").pose()));
  // Half beside him it is not wholly behind.
  behind.unit("F").at.x = 15'500;
  EXPECT_TRUE(holdsA(behind));
  // Through somebody of his own whom the owner can interpenetrate it works, through others not.
  for (const auto& [screen, works] : {std::pair{lightInfantry(), true}, {heavySwords(), false}}) {
    const TestBattle table({{0, "A", mediumSwords(), at(15'000, 10'850)},
                            {1, "b", heavySwords(), at(15'000, 10'000, 180)},
                            {1, "c", screen, at(15'000, 10'800, 180)}});
    EXPECT_EQ(holdsA(table), works);
  }
}

TEST(AdlgZones, A17_most_threatening_enemy) {
  // To the front before flank and rear, though farther.
  TestBattle table({{0, "A", mediumSwords(), at(15'000, 15'000)},
                    {1, "front", heavySwords(), at(15'000, 14'100, 180)},
                    {1, "flank", heavySwords(), at(16'000, 15'500, 270)}});
  const Pose pose = table.unit("A").pose();
  EXPECT_EQ(holders(table.battle, table.state, 0, pose).size(), 2u);
  EXPECT_EQ(mostThreatening(table.battle, table.state, 0, pose), table.id("front"));
  // Then the nearest.
  TestBattle near({{0, "A", mediumSwords(), at(15'000, 15'000)},
                   {1, "one", heavySwords(), at(14'500, 14'300, 180)},
                   {1, "two", heavySwords(), at(15'500, 14'400, 180)}});
  EXPECT_EQ(mostThreatening(near.battle, near.state, 0, pose), near.id("two"));
  // Then who covers more of the front edge; equal ones are the owner's choice.
  near.unit("one").at = {14'600, 14'400};
  EXPECT_EQ(mostThreatening(near.battle, near.state, 0, pose), near.id("one"));
  near.unit("one").at = {14'500, 14'400};
  EXPECT_EQ(mostThreateningTo(near.battle, near.state, 0, pose).size(), 2u);
  // A1: what rounding does to a line makes nobody nearer.
  near.unit("one").at = {14'400, 14'405};
  EXPECT_EQ(mostThreatening(near.battle, near.state, 0, pose), near.id("two"));
  near.unit("one").at = {14'400, 14'406};
  EXPECT_EQ(mostThreatening(near.battle, near.state, 0, pose), near.id("one"));
  near.unit("one").at = {14'500, 14'390};
  ASSERT_EQ(mostThreateningTo(near.battle, near.state, 0, pose).size(), 1u);
  EXPECT_EQ(mostThreateningTo(near.battle, near.state, 0, pose)[0], near.id("two"));
}

TEST(AdlgZones, A17_A20_who_is_to_the_front_is_told_by_his_front_edge) {
  // `b` looks back at the flank: a rear corner of his is ahead of the line, his front edge is not. `c` is nearer.
  TestBattle table({{0, "A", heavySwords(), at(10'000, 10'000)},
                    {1, "b", heavySwords(), at(11'000, 10'500, 240)},
                    {1, "c", heavySwords(), at(9'300, 10'600, 90)}});
  const auto most = [&] { return mostThreatening(table.battle, table.state, table.id("A"), table.unit("A").pose()); };
  ASSERT_EQ(holders(table.battle, table.state, table.id("A"), table.unit("A").pose()).size(), 2u);
  EXPECT_EQ(edgeMet(table.unit("b").pose(), ud, boxOf(table.battle, table.state, table.id("A"))), Edge::right);
  EXPECT_EQ(most(), table.id("c"));
  table.unit("b").at.y = 10'300;  // now one end of his front edge is ahead
  EXPECT_EQ(edgeMet(table.unit("b").pose(), ud, boxOf(table.battle, table.state, table.id("A"))), Edge::front);
  EXPECT_EQ(most(), table.id("b"));
  table.unit("b").at = {10'400, 10'000};  // front on front without a fight (Z16): to the front as well
  table.unit("b").heading = 18'000;
  EXPECT_EQ(most(), table.id("b"));
  table.unit("c").at.x = 9'500;  // even where both touch it
  EXPECT_EQ(most(), table.id("b"));
}

TEST(AdlgZones, A17_another_enemy_in_between_counts) {
  TestBattle table({{0, "A", mediumSwords(), at(15'000, 10'900)},
                    {1, "b", heavySwords(), at(15'000, 10'000, 180)},
                    {1, "li", lightInfantry(), at(15'000, 10'700, 180)}});
  EXPECT_EQ(mostThreatening(table.battle, table.state, 0, table.unit("A").pose()), table.id("li"));
}

// In the zone of an enemy to the front.
TestBattle held(Pose pose) {
  TestBattle table({{0, "A", mediumSwords(), pose}, {1, "b", heavySwords(), at(15'000, 10'000, 180)}});
  table.orders();
  return table;
}

TEST(AdlgZones, B_ZoC_02_B_ZoC_04_A17_moves_in_a_zone) {
  TestBattle table = held(at(15'300, 10'800));
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(500)})), nullptr);                 // approaches
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(800)})), &phrases::touchesEnemy);  // that is a charge
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {t(180)})), &phrases::heldByZone);    // less aligned
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {w(20)})), &phrases::heldByZone);
  TestBattle askew = held(at(14'900, 10'800, 20));
  EXPECT_EQ(askew.refused(askew.order(Verb::move, {"A"}, {w(-20)})), nullptr);  // aligns
  EXPECT_EQ(askew.refused(askew.order(Verb::move, {"A"}, {w(10)})), &phrases::heldByZone);
  TestBattle flank = held(at(15'300, 10'600, 90));
  EXPECT_EQ(flank.refused(flank.order(Verb::move, {"A"}, {t(-90)})), nullptr);                 // turns to him
  EXPECT_EQ(flank.refused(flank.order(Verb::move, {"A"}, {f(1'000)})), &phrases::heldByZone);  // walks away
}

TEST(AdlgZones, A17_a_slide_only_to_align_better) {
  const Pose from = at(15'400, 10'900);
  TestBattle table = held(from);
  const std::uint8_t b = table.id("b");
  EXPECT_TRUE(approaches(table.battle, table.state, 0, b, from, at(15'100, 10'900), true));
  EXPECT_FALSE(approaches(table.battle, table.state, 0, b, from, at(15'600, 10'900), true));
  // Not past the middle so far that a point of the front edge leaves the zone.
  EXPECT_FALSE(approaches(table.battle, table.state, 0, b, from, at(14'700, 10'900), true));
  TestBattle coming = held(at(15'400, 11'900));
  EXPECT_EQ(coming.refused(coming.order(Verb::move, {"A"}, {f(1'100), s(-400)})), nullptr);
  EXPECT_EQ(coming.refused(coming.order(Verb::move, {"A"}, {f(1'100), s(-700)})), &phrases::heldByZone);
  EXPECT_EQ(coming.refused(coming.order(Verb::move, {"A"}, {f(1'100), s(200)})), &phrases::heldByZone);
}

TEST(AdlgZones, B_ZoC_05_forming_without_leaving_the_zone) {
  TestBattle table({{0, "A", mediumSwords(), at(15'000, 10'900)},
                    {0, "B", mediumSwords(), at(15'000, 11'900)},
                    {1, "b", heavySwords(), at(15'000, 10'000, 180)}});
  table.orders();
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A", "B"}, {{LegKind::expand, 2}})), nullptr);
}

TEST(AdlgZones, A16_a_second_zone_on_the_way_counts_from_its_entry_on) {
  // Straight at `a` who holds it; on the way `b` takes hold of it, who is nearer, and the rest leads away from him.
  TestBattle table({{0, "A", mediumSwords(), at(15'000, 15'000)},
                    {1, "a", heavySwords(), Pose{{14'858, 14'354}, 18'414}},
                    {1, "b", heavySwords(), Pose{{13'873, 14'804}, 4'801}}});
  table.orders();
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(80)})), nullptr);
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(446)})), &phrases::heldByZone);
  // A zone that stands aslant takes hold a little after its corner is touched.
  TestBattle aslant(
      {{0, "A", mediumSwords(), at(15'000, 15'000)}, {1, "c", heavySwords(), Pose{{13'955, 12'992}, 583}}});
  aslant.orders();
  EXPECT_EQ(aslant.refused(aslant.order(Verb::move, {"A"}, {f(2'714)})), &phrases::heldByZone);
}

TEST(AdlgZones, A16_Z10_an_enemy_beside_a_column_holds_its_second_rank) {
  TestBattle table({{0, "A", mediumSwords(), at(15'000, 10'000)},
                    {0, "B", mediumSwords(), at(15'000, 11'000)},
                    {1, "e", heavySwords(), at(14'000, 11'600, 90)}});
  table.orders();
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A", "B"}, {f(500)})), &phrases::heldByZone);
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(500)})), nullptr);
  // One ahead holds only whoever he has before him, though his zone reaches the second rank, too.
  TestBattle ahead({{0, "A", heavySwords(), at(15'000, 10'150)},
                    {0, "B", heavySwords(), at(15'000, 10'900)},
                    {1, "e", heavySwords(), at(15'700, 10'000, 180)}});
  ahead.orders();
  EXPECT_EQ(ahead.refused(ahead.order(Verb::move, {"A", "B"}, {f(100)})), nullptr);
  EXPECT_TRUE(hasZoneOver(ahead.battle, ahead.state, ahead.id("e"), ahead.id("A"), ahead.unit("A").pose()));
  EXPECT_FALSE(hasZoneOver(ahead.battle, ahead.state, ahead.id("e"), ahead.id("B"), ahead.unit("B").pose()));
}

TEST(AdlgZones, A16_tested_along_the_whole_path) {
  // Passing before the enemy's front: stops where the zone begins.
  TestBattle table({{0, "A", lightHorse(), at(12'000, 10'600, 90)}, {1, "b", heavySwords(), at(15'000, 10'000, 180)}});
  table.orders();
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(2'500)})), nullptr);  // to its edge at x = 14.5
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(3'400)})), nullptr);  // no farther from him
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(3'700)})), &phrases::heldByZone);  // out at the other side
  EXPECT_EQ(table.refused(table.order(Verb::move, {"A"}, {f(5'000)})), &phrases::heldByZone);
  // Straight towards him from outside the rest of the way is an approach.
  TestBattle ahead = held(at(15'200, 12'000));
  EXPECT_EQ(ahead.refused(ahead.order(Verb::move, {"A"}, {f(1'900)})), nullptr);
}

}  // namespace

}  // namespace walstatt::adlg
