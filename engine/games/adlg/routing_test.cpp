// Rout and pursuit on drawn positions (A4, A31, A32, B-Rou, B-Pur).
#include "games/adlg/routing.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/adlg/ambush.h"
#include "games/adlg/charge_phrases.h"
#include "games/adlg/pursuing.h"
#include "games/adlg/pursuit_move.h"
#include "games/adlg/sequence.h"
#include "games/adlg/test_combat.h"
#include "games/adlg/test_ground.h"

namespace walstatt::adlg::test {

namespace {

// A routed unit with somebody behind it.
Combat rout(const Profile& first, const Profile& behind, Length gap = 900) {
  Combat table({{0, "A", first, at(mid, mid)},
                {0, "B", behind, at(mid, mid + first.depth + gap)},
                {1, "x", heavySwords(), at(mid, mid, 180)}});
  table.touching("x", "A", Edge::front, Contact::full);
  table.routed("A");
  return table;
}
// The active player's A has just routed x.
Combat victory(const Profile& winner, const Profile& loser) {
  Combat table({{0, "A", winner, at(mid, mid)},
                {1, "x", loser, at(mid, mid, 180)},
                {1, "y", heavySwords(), at(2'000, 2'000, 180)}});
  table.touching("A", "x", Edge::front, Contact::full);
  table.routed("x");
  return table;
}

}  // namespace

TEST(AdlgRout, B_Rou_01_friends_less_than_1_UD_behind_lose_1) {
  EXPECT_EQ(rout(heavySwords(), heavySwords()).rout().lost("B"), 1);
  EXPECT_EQ(rout(heavySwords(), heavySwords(), 1000).rout().lost("B"), 0);
  Combat aside = rout(heavySwords(), heavySwords());
  aside.unit("B").at.x += 1'100;
  EXPECT_EQ(aside.rout().lost("B"), 0);
}

TEST(AdlgRout, B_Rou_01_enemies_behind_lose_nothing) {
  Combat table({{0, "A", heavySwords(), at(mid, mid)},
                {1, "x", heavySwords(), at(mid, mid, 180)},
                {1, "y", heavySwords(), at(mid, mid + 1'200)}});
  table.touching("x", "A", Edge::front, Contact::full);
  table.routed("A");
  EXPECT_EQ(table.rout().lost("y"), 0);
}

TEST(AdlgRout, B_Rou_02_light_infantry_carries_only_light_infantry_away) {
  EXPECT_EQ(rout(lightInfantry(), heavySwords()).rout().lost("B"), 0);
  EXPECT_EQ(rout(lightInfantry(), lightInfantry()).rout().lost("B"), 1);
  EXPECT_EQ(rout(lightHorse(), heavySwords()).rout().lost("B"), 1);
}

TEST(AdlgRout, B_Rou_03_A31_artillery_war_wagons_and_scythed_chariots_carry_nobody_away) {
  for (const Profile& first : {artillery(), warWagon(), scythedChariots()})
    EXPECT_EQ(rout(first, heavySwords()).rout().lost("B"), 0);
}

TEST(AdlgRout, A4_routed_units_are_taken_away_with_their_contacts) {
  Combat table = rout(heavySwords(), heavySwords());
  table.rout();
  EXPECT_TRUE(table.gone("A"));
  EXPECT_EQ(table.state.contactCount, 0);
}

TEST(AdlgRout, A31_waves_go_on_through_those_who_rout_by_it) {
  Combat table({{0, "A", heavySwords(), at(mid, mid)},
                {0, "B", heavySwords(), at(mid, mid + 1200)},
                {0, "C", heavySwords(), at(mid, mid + 2400)},
                {0, "D", heavySwords(), at(mid, mid + 3600)},
                {1, "x", heavySwords(), at(2'000, 2'000, 180)}});
  table.routed("A");
  table.unit("B").lost = 3;
  table.unit("C").lost = 2;
  table.rout();
  EXPECT_TRUE(table.gone("B"));
  EXPECT_EQ(table.lost("C"), 3);
  EXPECT_EQ(table.lost("D"), 0);
}

TEST(AdlgRout, Z47_several_routs_in_one_wave_cost_one_point) {
  Combat table({{0, "A", heavySwords(), at(mid - 500, mid)},
                {0, "B", heavySwords(), at(mid + 500, mid)},
                {0, "C", heavySwords(), at(mid, mid + 1200)},
                {1, "x", heavySwords(), at(2'000, 2'000, 180)}});
  table.routed("A");
  table.routed("B");
  EXPECT_EQ(table.rout().lost("C"), 1);
}

TEST(AdlgRout, A31_one_hit_in_the_flank_only_faces_its_enemy_first) {
  Combat table({{0, "A", heavySwords(), at(mid, mid)},
                {0, "left", heavySwords(), at(mid - 1300, mid + 300)},
                {0, "behind", heavySwords(), at(mid, mid + 1600)},
                {1, "x", heavySwords(), at(mid + 500, mid + 500, 270)}});
  table.touching("x", "A", Edge::right, Contact::full);
  table.routed("A");
  table.rout();
  EXPECT_EQ(table.lost("left"), 1);  // away from the enemy on the right
  EXPECT_EQ(table.lost("behind"), 0);
}

TEST(AdlgRout, A31_one_routed_before_the_melee_faces_its_enemy_too) {
  // A loses its last point in the movement phase, by a second attack in its flank; x is rid of it and may pursue (A32).
  Combat table({{1, "x", heavySwords(), at(mid + 500, mid + 500, 270)},
                {0, "A", heavySwords(), at(mid, mid)},
                {0, "left", heavySwords(), at(mid - 1300, mid + 300)},
                {0, "behind", heavySwords(), at(mid, mid + 1600)}});
  table.state.active = 1;
  table.touching("x", "A", Edge::right, Contact::full | Contact::fresh);
  table.unit("A").lost = 4;
  table.unit("A").marks |= Unit::routedNow;
  table.state.commanding.corps = table.battle.unit(table.id("x")).corps;
  table.begin([](auto& play) { corpsFinished(play); });  // the last corps: shooting, melee, rout
  EXPECT_TRUE(table.wasTold(phrases::facesItsAttacker));
  EXPECT_EQ(table.lost("left"), 1);
  EXPECT_EQ(table.lost("behind"), 0);
  EXPECT_EQ(table.state.step, Step::pursue);
}

TEST(AdlgRout, A31_whose_main_enemy_is_before_its_front_does_not_turn) {
  // A stands on the flank of y as its main enemy when x comes into its own flank.
  Combat table({{0, "A", heavySwords(), at(mid, mid)},
                {0, "left", heavySwords(), at(mid - 1300, mid + 300)},
                {0, "behind", heavySwords(), at(mid, mid + 1600)},
                {1, "y", heavySwords(), at(mid - 500, mid - 500, 270)},
                {1, "x", heavySwords(), at(mid + 500, mid + 500, 270)}});
  table.touching("A", "y", Edge::left, Contact::full).touching("x", "A", Edge::right, Contact::full);
  table.routed("A");
  table.rout();
  EXPECT_EQ(table.lost("left"), 0);
  EXPECT_EQ(table.lost("behind"), 1);
}

TEST(AdlgRout, A31_elephants_hit_in_the_flank_only_face_their_enemy_before_they_rampage) {
  Combat table({{0, "E", elephants(), at(mid, mid)},
                {0, "left", heavySwords(), at(mid - 1300, mid + 300)},
                {0, "behind", heavySwords(), at(mid, mid + 1800)},
                {1, "x", heavySwords(), at(mid + 500, mid + 500, 270)}});
  table.touching("x", "E", Edge::right, Contact::full);
  table.routed("E");
  table.rout().dice({6});
  EXPECT_EQ(table.lost("left"), 1);
  EXPECT_EQ(table.lost("behind"), 0);
}

TEST(AdlgRout, A31_Z101_elephants_rampage_in_one_direction_only) {
  const std::pair<Face, const char*> ways[]{{Face{1}, "ahead"},  {Face{2}, "left"},   {Face{3}, "right"},
                                            {Face{4}, "behind"}, {Face{5}, "behind"}, {Face{6}, "behind"}};
  for (const auto& [face, hit] : ways) {
    Combat table({{0, "E", elephants(), at(mid, mid)},
                  {0, "left", heavySwords(), at(mid - 1300, mid)},
                  {0, "right", heavySwords(), at(mid + 1300, mid)},
                  {0, "behind", heavySwords(), at(mid, mid + 1800)},
                  {1, "ahead", heavySwords(), at(mid, mid - 500, 180)}});
    table.routed("E");
    table.rout();
    ASSERT_EQ(table.state.step, Step::rampageDie);
    table.dice({face});
    for (const char* label : {"ahead", "left", "right", "behind"})
      EXPECT_EQ(table.lost(label), std::string_view(label) == hit ? 1 : 0) << face << " " << label;
    EXPECT_TRUE(table.wasTold(phrases::isTrampled)) << face;
  }
  Combat lights({{0, "E", elephants(), at(mid, mid)},
                 {0, "li", lightInfantry(), at(mid, mid + 1500)},
                 {1, "x", heavySwords(), at(2'000, 2'000, 180)}});
  lights.routed("E");
  lights.rout().dice({6});
  EXPECT_EQ(lights.lost("li"), 0);
  EXPECT_TRUE(lights.wasTold(phrases::nobodyTrampled));
}

TEST(AdlgRout, A14_a_surviving_commander_joins_the_nearest_own_unit) {
  Combat table = rout(heavySwords(), heavySwords(), 3'000);
  table.commanderWith("A").rout();
  EXPECT_EQ(table.state.commanders[0].unit, table.id("B"));
  EXPECT_TRUE(table.state.commanders[0].alive);
}

TEST(AdlgRout, A14_a_surviving_commander_joins_nobody_who_routs_in_the_same_wave) {
  Combat table({{0, "A", heavySwords(), at(mid, mid)},
                {0, "B", heavySwords(), at(mid, mid + 1'500)},
                {0, "C", heavySwords(), at(mid + 5'000, mid)},
                {1, "x", heavySwords(), at(mid, mid, 180)}});
  table.unit("B").lost = heavySwords().cohesion - 1;
  table.touching("x", "A", Edge::front, Contact::full).commanderWith("A");
  table.routed("A");
  table.rout();
  EXPECT_TRUE(table.gone("B"));
  EXPECT_EQ(std::count_if(table.told.events.begin(), table.told.events.end(),
                          [](const Event& event) { return event.said.phrase == &phrases::commanderEscapes; }),
            1);
  EXPECT_EQ(table.state.commanders[0].unit, table.id("C"));
}

TEST(AdlgRout, A14_of_several_the_nearest_and_he_is_engaged_no_longer) {
  Combat table({{0, "A", heavySwords(), at(mid, mid)},
                {0, "far", heavySwords(), at(mid, mid + 6'000)},
                {0, "near", heavySwords(), at(mid + 3'000, mid)},
                {0, "between", heavySwords(), at(mid - 4'000, mid)},
                {1, "x", heavySwords(), at(mid, mid, 180)}});
  table.touching("x", "A", Edge::front, Contact::full).commanderWith("A");
  table.routed("A");
  table.state.commanders[0].engaged = 1;
  table.rout();
  EXPECT_EQ(table.state.commanders[0].unit, table.id("near"));
  EXPECT_EQ(table.state.commanders[0].at, table.unit("near").at);
  EXPECT_FALSE(table.state.commanders[0].engaged);
}

TEST(AdlgPursuit, B_Pur_02_pursuit_is_a_choice_of_up_to_1_UD) {
  Combat table = victory(heavySwords(), heavySwords());
  table.rout();
  ASSERT_EQ(table.state.step, Step::pursue);
  Action action = table.order(Verb::pursue, {"A"}, {Leg(LegKind::forward, 1'500)});
  EXPECT_EQ(table.refused(action), &phrases::pursuesTooFar);
  action.legs[0] = Leg(LegKind::forward, 600);
  table.act(action);
  EXPECT_EQ(table.unit("A").at, (Point{mid, mid - 600}));
  Combat other = victory(heavySwords(), heavySwords());
  other.rout().decide(0, Verb::stay, "A");
  EXPECT_EQ(other.unit("A").at, (Point{mid, mid}));
}

TEST(AdlgPursuit, A11_Z11_whoever_comes_within_1_UD_of_an_ambush_finds_it_at_once) {
  const auto pursued = [](Length way) {
    const TestTable wood{.pieces = {rectangle(TerrainKind::wood, mid - 1'000, 7'000, mid + 1'000, 8'600)}};
    Combat table({{0, "A", heavySwords(), at(mid, mid)},
                  {1, "x", heavySwords(), at(mid, mid, 180)},
                  {1, "y", heavySwords(), at(2'000, 2'000, 180)},
                  {1, "h", heavySwords(), at(mid, 8'400, 180)}},
                 wood);
    table.touching("A", "x", Edge::front, Contact::full);
    table.routed("x");
    table.unit("h").where = Where::ambush;
    Marker& marker = table.state.markers[markerIndex(1, 0)];
    marker.at = {mid, 8'000};
    marker.units = std::uint64_t{1} << (table.id("h") - table.battle.firstUnit(1));
    marker.placed = marker.side = 1;
    table.rout().act(table.order(Verb::pursue, {"A"}, {Leg(LegKind::forward, way)}));
    return table;
  };
  EXPECT_EQ(pursued(400).state.step, Step::over) << "x is all that there is to lose, and y (A6)";
  const Combat table = pursued(600);
  EXPECT_EQ(table.unit("h").where, Where::table);
  EXPECT_NE(table.state.step, Step::over) << "it counts once it appears";
}

TEST(AdlgPursuit, B_Pur_01_only_the_active_player_pursues) {
  Combat table = victory(heavySwords(), heavySwords());
  table.state.active = 1;
  table.rout();
  EXPECT_NE(table.state.step, Step::pursue);
}

TEST(AdlgPursuit, B_Pur_03_elephants_and_impetuous_units_must_go_the_whole_way) {
  for (const Profile& winner : {elephants(), with(heavySwords(), impetuous), with(mediumKnights(), impetuous)}) {
    Combat table = victory(winner, heavySwords());
    table.rout();
    EXPECT_NE(table.state.step, Step::pursue);
    EXPECT_EQ(table.unit("A").at, (Point{mid, mid - 1'000}));
  }
}

TEST(AdlgPursuit, A32_not_after_artillery_war_wagons_scythed_chariots_or_elephants) {
  for (const Profile& loser : {artillery(), warWagon(), scythedChariots()}) {
    Combat table = victory(with(heavySwords(), impetuous), loser);
    table.rout();
    EXPECT_EQ(table.state.step, Step::pursue);
  }
  Combat beast = victory(with(heavySwords(), impetuous), elephants());
  beast.rout().dice({6});
  EXPECT_EQ(beast.state.step, Step::pursue);
  Combat horse = victory(with(heavySwords(), impetuous), mediumCavalry());  // impetuous foot after mounted
  horse.rout();
  EXPECT_EQ(horse.state.step, Step::pursue);
}

TEST(AdlgPursuit, A32_impetuous_horse_goes_on_after_mounted_but_not_after_elephants) {
  Combat riders = victory(with(mediumKnights(), impetuous), mediumCavalry());
  riders.rout();
  EXPECT_EQ(riders.unit("A").at, (Point{mid, mid - 1'000}));
  Combat beast = victory(with(mediumKnights(), impetuous), elephants());
  beast.rout().dice({6});
  EXPECT_EQ(beast.state.step, Step::pursue);
}

TEST(AdlgPursuit, A32_war_wagons_artillery_and_expendable_levy_never_pursue) {
  for (const Profile& winner : {wagonWithBlades(), artillery(), with(levies(), expendable)}) {
    Combat table = victory(winner, heavySwords());
    table.rout();
    EXPECT_NE(table.state.step, Step::pursue);
    EXPECT_EQ(table.unit("A").at, (Point{mid, mid}));
  }
}

TEST(AdlgPursuit, A32_whoever_has_an_enemy_before_its_front_does_not_turn_to_one_on_its_flank) {
  Combat table({{0, "A", heavySwords(), at(mid, mid)},
                {0, "B", heavySwords(), at(mid + 5'000, mid)},
                {1, "x", heavySwords(), at(mid - 600, mid, 180)},
                {1, "z", heavySwords(), at(mid + 600, mid, 180)},
                {1, "y", heavySwords(), at(mid - 500, mid + 500, 90)},
                {1, "w", heavySwords(), at(mid + 5'000, mid, 180)}});
  table.touching("A", "x", Edge::front, 0).touching("z", "A", Edge::front, 0).touching("y", "A", Edge::left);
  table.touching("B", "w", Edge::front, Contact::full);
  table.routed("x");
  table.routed("w");
  table.rout();
  EXPECT_EQ(table.unit("A").heading, 0);
  ASSERT_EQ(table.state.step, Step::pursue);  // the flank of another is no hindrance
  EXPECT_EQ(table.state.fighting.rolling, table.id("B"));
}

TEST(AdlgPursuit, B_Pur_02_friends_in_the_way_end_it_just_before_them) {
  Combat blocked({{0, "A", heavySwords(), at(mid, mid)},
                  {0, "B", pikemen(), at(mid, mid - 500, 180)},
                  {1, "x", heavySwords(), at(mid, mid, 180)}});
  blocked.touching("A", "x", Edge::front, Contact::full);
  blocked.routed("x");
  blocked.rout();
  EXPECT_EQ(pursuitWay(blocked.battle, blocked.state, blocked.id("A")).way, 500 - shortOf);
  EXPECT_EQ(pursuitWay(blocked.battle, blocked.state, blocked.id("A")).meets, noUnit);
}

TEST(AdlgPursuit, A32_other_levies_and_other_expendable_troops_may_pursue) {
  for (const Profile& winner : {levies(), scythedChariots()}) {
    Combat table = victory(winner, heavySwords());
    table.rout();
    EXPECT_EQ(table.state.step, Step::pursue);
  }
}

TEST(AdlgPursuit, A32_nobody_goes_on_while_another_enemy_is_left) {
  Combat table({{0, "A", with(heavySwords(), impetuous), at(mid, mid)},
                {1, "x", heavySwords(), at(mid - 300, mid, 180)},
                {1, "y", heavySwords(), at(mid + 700, mid, 180)}});
  table.touching("x", "A", Edge::front, 0).touching("y", "A", Edge::front, 0);
  table.routed("x");
  table.rout();
  EXPECT_EQ(table.unit("A").at, (Point{mid, mid}));
}

TEST(AdlgPursuit, A32_with_an_enemy_front_on_its_flank_it_turns_to_him) {
  Combat table({{0, "A", heavySwords(), at(mid, mid)},
                {1, "x", heavySwords(), at(mid, mid, 180)},
                {1, "y", heavySwords(), at(mid + 500, mid + 500, 270)}});
  table.touching("A", "x", Edge::front, Contact::full).touching("y", "A", Edge::right, Contact::full);
  table.routed("x");
  table.rout();
  EXPECT_EQ(table.unit("A").heading, 9000);
  ASSERT_EQ(table.state.contactCount, 1);
  EXPECT_EQ(table.state.contacts[0].edge, Edge::front);
}

TEST(AdlgPursuit, A30_A32_a_war_wagon_has_no_flank_and_does_not_turn) {
  Combat table({{0, "A", warWagon(), at(mid, mid)},
                {1, "x", heavySwords(), at(mid, mid, 180)},
                {1, "y", heavySwords(), at(mid + 500, mid + 500, 270)}});
  table.touching("A", "x", Edge::front, Contact::full).touching("y", "A", Edge::right, Contact::full);
  table.routed("x");
  table.rout();
  EXPECT_EQ(table.unit("A").heading, 0);
  ASSERT_EQ(table.state.contactCount, 1);
  EXPECT_EQ(table.state.contacts[0].edge, Edge::right);
}

TEST(AdlgPursuit, Z48_A32_at_the_edge_of_the_table_nobody_must_go_on_and_whoever_does_stays_on_it) {
  Combat table({{0, "A", with(heavySwords(), impetuous), at(mid, 600)},
                {1, "x", heavySwords(), at(mid, 600, 180)},
                {1, "y", heavySwords(), at(2'000, 9'000, 180)}});
  table.touching("A", "x", Edge::front, Contact::full);
  table.routed("x");
  table.rout();
  ASSERT_EQ(table.state.step, Step::pursue);
  EXPECT_EQ(table.refused(table.order(Verb::pursue, {"A"}, {Leg(LegKind::forward, 700)})), &phrases::pursuesTooFar);
  table.act(table.order(Verb::pursue, {"A"}, {Leg(LegKind::forward, 500)}));
  EXPECT_EQ(table.unit("A").at, (Point{mid, 100}));
}

TEST(AdlgPursuit, Z48_with_its_front_on_the_edge_of_the_table_nobody_is_asked) {
  Combat table({{0, "A", elephants(), at(mid, 0)},
                {1, "x", heavySwords(), at(mid, 0, 180)},
                {1, "y", heavySwords(), at(2'000, 9'000, 180)}});
  table.touching("A", "x", Edge::front, Contact::full);
  table.routed("x");
  table.rout();
  EXPECT_NE(table.state.step, Step::pursue);
  EXPECT_EQ(table.unit("A").at, (Point{mid, 0}));
}

TEST(AdlgPursuit, A32_also_after_enemies_who_routed_before_the_melee) {
  Combat table = victory(heavySwords(), heavySwords());
  table.fight();
  EXPECT_EQ(table.state.step, Step::pursue);
}

TEST(AdlgPursuit, A32_not_into_hindering_ground_if_it_may_stay) {
  const Piece wood = rectangle(TerrainKind::wood, mid - 3000, mid - 3000, mid + 3000, mid - 500);
  Combat table({{0, "A", with(heavySwords(), impetuous), at(mid, mid)},
                {1, "x", heavySwords(), at(mid, mid, 180)},
                {1, "y", heavySwords(), at(2'000, 2'000, 180)}},
               {.pieces = {wood}});
  table.touching("A", "x", Edge::front, Contact::full);
  table.routed("x");
  table.rout();
  EXPECT_EQ(table.state.step, Step::pursue);
}

TEST(AdlgPursuit, A32_nobody_must_leave_works_or_a_bank_or_go_along_an_enemys_front) {
  const auto victors = [](const TestTable& setting, const Pose& other) {
    Combat table({{0, "A", with(heavySwords(), impetuous), at(mid, mid)},
                  {1, "x", heavySwords(), at(mid, mid, 180)},
                  {1, "y", heavySwords(), other}},
                 setting);
    table.touching("A", "x", Edge::front, Contact::full);
    table.routed("x");
    return table.rout().state.step;
  };
  const Pose away = at(2'000, 2'000, 180);
  EXPECT_NE(victors({}, away), Step::pursue);  // forced
  Work wall;
  wall.a = {mid + 3000, mid};
  wall.b = {mid - 3000, mid};
  EXPECT_EQ(victors({.works = {wall}}, away), Step::pursue);
  const Piece river = rectangle(TerrainKind::river, mid - 9000, mid - 2000, mid + 9000, mid - 5);
  EXPECT_EQ(victors({.pieces = {river}}, away), Step::pursue);
  EXPECT_EQ(victors({}, at(mid + 1200, mid - 600, 270)), Step::pursue);
}

TEST(AdlgPursuit, A14_an_engaged_commander_is_free_when_his_melee_is_over) {
  Combat table = victory(heavySwords(), heavySwords());
  table.commanderWith("A");
  table.state.commanders[0].engaged = 1;
  table.rout().decide(0, Verb::stay, "A");
  EXPECT_FALSE(table.state.commanders[0].engaged);
}

}  // namespace walstatt::adlg::test
