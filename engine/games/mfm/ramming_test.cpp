// Chapter S3 with R26 and R27, sentence by sentence: ramming.
#include "../../../tests/mfm/figures.h"
#include "../../../tests/mfm/ram_table.h"

namespace walstatt::mfm {
namespace {

// --- S3: the run ------------------------------------------------------------------------------------------------------

TEST(Ramming, S3_R26_needs_a_straight_run_of_two_fields) {
  for (int rows = 1; rows <= 9; ++rows) {
    TestTable table(meadow(4, 16));
    table.vehicle(0, light, "b12/N", {driver}).put(1, sword, "b" + std::to_string(11 - rows));
    const std::string ram = "LW1=N" + std::to_string(rows) + "#";
    EXPECT_EQ(table.refusal(ram), rows >= 2 ? "" : "mfm.refusal.ram-run-up R26") << rows;
    EXPECT_EQ(table.lists("b12" + ram.substr(3)), rows >= 2) << rows;
  }
}

TEST(Ramming, S3_R26_only_straight_ahead) {
  RamTable table;
  table.enemy(sword, "f5");
  EXPECT_EQ(table.refusal("LW1=NE2#"), "mfm.notation.ram-ahead R26");
  EXPECT_EQ(table.refusal("LW1=N2#"), "mfm.refusal.nobody-to-ram S3.3");  // f5 is beside the row
}

TEST(Ramming, S3_R26_it_is_drawn_up_in_front_of_those_it_rams_and_the_move_is_over) {
  RamTable table;
  table.enemy(sword, "d5");
  table.act("LW1=N2#");
  EXPECT_EQ(table.stands("LW1"), "d6/N");
  EXPECT_EQ(table.refusal("LW1=/S"), "mfm.refusal.has-moved G1");  // R24: no turn after a ram
  table.act("LW1#").roll({1, 12});
  EXPECT_EQ(table.refusal("LW1=N1"), "mfm.refusal.has-moved G1");
}

TEST(Ramming, R26_it_is_declared_with_the_run_not_afterwards) {
  RamTable table;
  table.enemy(sword, "d5");
  table.act("LW1=N2");
  EXPECT_EQ(table.refusal("LW1#"), "mfm.refusal.no-ram-declared R26");
}

TEST(Ramming, R26_declared_rams_are_rolled_before_the_turn_ends) {
  RamTable table;
  table.enemy(sword, "d5").act("LW1=N2#");
  EXPECT_EQ(table.refusal("pass"), "mfm.refusal.roll-rams-first R26");
  EXPECT_FALSE(table.lists("pass"));
  table.act("LW1#").roll({1, 1});
  EXPECT_EQ(table.refusal("pass"), "");
}

TEST(Ramming, R26_only_against_figures_on_fields_it_could_enter) {
  for (const char symbol : {'T', 'r', 'D'}) {
    auto plan = meadow(9, 12);
    plan[4][3] = symbol;  // d5
    TestTable table(plan);
    table.vehicle(0, light, "d8/N", {driver}).put(1, sword, "d5");
    EXPECT_EQ(table.refusal("LW1=N2#"), "mfm.refusal.nobody-to-ram S3.3") << symbol;
  }
}

// --- S3.3: foot figures -----------------------------------------------------------------------------------------------

TEST(Ramming, S3_3_the_table_for_foot_figures) {
  struct Row {
    const char* type;
    const char* chariot;
    int upTo;
  };
  constexpr Row rows[] = {{sword, light, 4},
                          {"roman-swordsman", light, 3},       // armour 1
                          {"celtic-shield-bearer", light, 2},  // armour 2
                          {"persian-sparabara", light, 1},     // armour 3
                          {"persian-sparabara", essedum, 1}};  // never below 1
  for (const Row& row : rows)
    for (int face = 1; face <= 12; ++face) {
      RamTable table(row.chariot);
      table.enemy(row.type, "d5");
      const std::string victim = nth(table, 1, 2);
      EXPECT_EQ(table.dice(), 2);
      EXPECT_EQ(table.number(), row.upTo) << row.type;
      table.roll({12, face});
      EXPECT_EQ(table.stands(victim) == "out", face <= row.upTo) << row.type << face;
    }
}

TEST(Ramming, S3_3_armour_counts_terrain_does_not) {
  auto plan = meadow(9, 12);
  plan[4][3] = 'B';
  TestTable table(plan);
  table.vehicle(0, light, "d8/N", {driver}).put(1, sword, "d5").act("LW1=N2#");
  EXPECT_EQ(partsOf(table.numberTold("mfm.event.ram-aims")), "+4 S3") << "told with the run already";
  table.act("LW1#");
  EXPECT_EQ(partsOf(table.numberTold("mfm.event.ram-hits")), "+4 S3");
}

TEST(Ramming, S3_R26_a_lone_foot_figure_takes_all_dice) {
  for (const char* where : {"d5", "e5"}) {
    RamTable table;
    table.enemy(sword, where);
    EXPECT_EQ(table.dice(), 2) << where;
  }
  for (const char* where : {"d5", "e5", "f5"}) {
    RamTable table(broad);
    table.enemy(sword, where);
    EXPECT_EQ(table.dice(), 3) << where;
  }
}

TEST(Ramming, S3_R26_of_two_each_takes_the_die_of_its_column) {
  RamTable table;
  table.enemy(sword, "d5").enemy(sword, "e5");
  EXPECT_EQ(table.dice(), 1);
  table.roll({1});
  EXPECT_EQ(table.game().turn(table.state()).dice.count, 1);
  table.roll({1});
  EXPECT_EQ(table.stands("LW1"), "d5/N");  // both gone: it moves up
}

TEST(Ramming, S3_3_figures_of_more_lives_stay_and_lose_one_for_each_die) {
  const std::pair<std::vector<int>, int> rows[] = {{{12, 12}, 3}, {{3, 12}, 2}, {{12, 1}, 2}, {{3, 3}, 1}};
  for (const auto& [faces, left] : rows) {
    RamTable table;
    table.enemy(chieftain, "d5");
    const std::string victim = nth(table, 1, 2);
    EXPECT_EQ(table.dice(), 2);
    EXPECT_EQ(table.number(), 3);
    table.roll(faces);
    EXPECT_EQ(table.lives(victim), left);
    EXPECT_EQ(table.stands(victim), "d5");
    EXPECT_EQ(table.stands("LW1"), "d6/N");  // it does not move up
    EXPECT_FALSE(table.game().turn(table.state()).reaction);
  }
}

// --- S3.1: the jump aside ---------------------------------------------------------------------------------------------

TEST(Ramming, S3_1_who_succeeds_is_set_on_a_free_field_beside_by_his_player) {
  RamTable table;
  table.enemy(sword, "d5");
  table.dice();
  table.roll({5, 5});
  ASSERT_TRUE(table.game().turn(table.state()).reaction);
  EXPECT_EQ(table.mover(), 1);
  // Beside d5, but not in row 5 in front of the chariot, and not on the chariot.
  EXPECT_EQ(table.moves(), (std::vector<std::string>{"SW5@d4", "SW5@e4", "SW5@c6", "SW5@c5", "SW5@c4"}));
  EXPECT_EQ(table.refusal("SW5@e5"), "mfm.refusal.jump-where S3.1");  // the row it moves up to
  table.act("SW5@c6");
  EXPECT_EQ(table.stands("SW5"), "c6");
  EXPECT_EQ(table.stands("LW1"), "d5/N");
}

TEST(Ramming, S3_1_R26_no_choice_where_there_is_one_field_only) {
  RamTable table;
  table.enemy(sword, "d5").enemy(chieftain, "e4");
  for (const char* own : {"c4", "c5", "c6"}) table.put(0, sword, own);
  const std::string victim = nth(table, 1, 2);
  table.dice();
  table.roll({5, 5});
  EXPECT_FALSE(table.game().turn(table.state()).reaction);
  EXPECT_EQ(table.stands(victim), "d4");
}

TEST(Ramming, S3_1_who_has_nowhere_to_jump_loses_a_life) {
  RamTable table;
  table.enemy(sword, "d5").enemy(chieftain, "e4").enemy(chieftain, "d4");
  for (const char* own : {"c4", "c5", "c6"}) table.put(0, sword, own);
  const std::string victim = nth(table, 1, 2);
  table.dice();
  table.roll({12, 12});
  EXPECT_TRUE(table.told("mfm.event.nowhere-to-jump"));
  EXPECT_EQ(table.stands(victim), "out");
  EXPECT_EQ(table.stands("LW1"), "d5/N");
}

TEST(Ramming, S3_1_R26_no_jump_onto_fences_or_closed_fields) {
  auto plan = meadow(9, 12);
  plan[3] = "..foh....";  // c4, d4, e4
  plan[4][2] = '~';       // c5
  TestTable table(plan);
  table.vehicle(0, light, "d8/N", {driver}).put(1, sword, "d5").put(1, sword, "i12");
  table.act("LW1=N2#").act("LW1#").roll({12, 12});
  EXPECT_EQ(table.stands("SW3"), "c6");
}

TEST(Ramming, S3_1_bringing_up_all_first_leaves_fewer_fields_to_jump_to) {
  // Two chariots before one roll: surrounded, and out with every die.
  TestTable table(meadow(9, 12));
  table.vehicle(0, light, "d8/N", {driver}).vehicle(0, light, "b8/N", {driver});
  table.put(1, sword, "d5")
      .put(1, chieftain, "c5")
      .put(1, chieftain, "c4")
      .put(1, chieftain, "d4")
      .put(1, chieftain, "e4");
  table.act("LW1=N2#").act("LW3=N2#");
  EXPECT_EQ(table.stands("LW3"), "b6/N");
  table.act("LW1#").roll({12, 12});  // c6 is taken by the other chariot
  EXPECT_EQ(table.stands("SW5"), "out");
  EXPECT_EQ(table.stands("LW1"), "d5/N");
  table.act("LW3#").roll({1, 1});
  EXPECT_EQ(table.lives("HP6"), 1);
}

TEST(Ramming, S3_1_the_jump_and_moving_up_bring_no_erstschlag) {
  RamTable table;
  table.enemy(sword, "d5").enemy(spear, "c3").put(0, spear, "b5");
  table.dice();
  table.roll({12, 12}).act(nth(table, 1, 2) + "@c4");  // beside b5, which would strike a walker
  EXPECT_EQ(table.stands("LW1"), "d5/N");
  EXPECT_FALSE(table.game().turn(table.state()).reaction);
}

TEST(Ramming, R26_who_failed_a_die_and_lives_stays_though_the_other_succeeded) {
  RamTable table;
  table.enemy("roman-optio", "d5");  // two lives
  const std::string victim = nth(table, 1, 2);
  table.dice();
  table.roll({1, 12});
  EXPECT_EQ(table.stands(victim), "d5");
  EXPECT_EQ(table.lives(victim), 1);
  EXPECT_EQ(table.stands("LW1"), "d6/N");
}

TEST(Ramming, S3_R26_it_moves_up_only_when_all_fields_in_front_are_cleared) {
  RamTable table;
  table.enemy(sword, "d5").enemy(sword, "e5");
  table.dice();
  table.roll({1}).roll({12}).act(nth(table, 1, 3) + "@f5");
  EXPECT_EQ(table.stands("LW1"), "d5/N");
  EXPECT_EQ(table.labelled("LW1").spent, 2);  // the row is free
  RamTable kept;
  kept.enemy(sword, "d5").enemy(chieftain, "e5");
  kept.dice();
  kept.roll({1}).roll({1});
  EXPECT_EQ(kept.stands("LW1"), "d6/N");
  RamTable own;
  own.enemy(sword, "d5").put(0, chieftain, "e5");
  own.dice();
  own.roll({1, 1});
  EXPECT_EQ(own.stands("LW1"), "d6/N");
}

TEST(Ramming, S3_1_S3_2_the_crew_may_fight_afterwards_if_it_has_not) {
  TestTable table(meadow(9, 12));
  table.vehicle(0, light, "d8/N", {driver, "celtic-chariot-noble"});
  table.put(1, sword, "d5").put(1, sword, "c4").put(1, sword, "e1");
  table.act("WA3*e1>").roll({12});  // the warrior has shot already
  table.act("LW1=N2#").act("LW1#").roll({1, 1});
  EXPECT_EQ(table.stands("LW1"), "d5/N");
  EXPECT_EQ(table.refusal("WA3xc4"), "mfm.refusal.has-fought G1");
  EXPECT_EQ(table.refusal("WL2xc4"), "");
}

// --- S3.4, R27: riders ------------------------------------------------------------------------------------------------

TEST(Ramming, S3_4_the_table_for_riders) {
  struct Row {
    const char* rider;
    int upTo;
  };
  constexpr Row rows[] = {{rider, 2}, {"roman-eques", 1}, {"persian-satrap", 1}, {"roman-cataphract", 1}};
  for (const Row& row : rows)
    for (int face = 1; face <= 12; ++face) {
      RamTable table;
      table.enemy("roman-cavalry-horse", "d4/S", row.rider);
      const std::string mount = nth(table, 1, 2);
      EXPECT_EQ(table.dice(), 2) << row.rider;  // alone: both dice
      EXPECT_EQ(table.number(), row.upTo) << row.rider;
      table.roll({12, face});
      EXPECT_EQ(table.stands(mount), face <= row.upTo ? "out" : "d4/S") << row.rider << face;
    }
}

TEST(Ramming, S3_4_R27_the_mount_first_a_further_failed_die_the_rider) {
  RamTable table(broad);
  table.enemy(camel, "d3/S", chieftain);  // two lives and three
  EXPECT_EQ(table.dice(), 3);
  EXPECT_EQ(partsOf(table.numberTold("mfm.event.ram-hits")), "+4 S3, -2 S3.4, -1 G6");
  table.roll({1, 12, 1});
  EXPECT_EQ(table.lives(nth(table, 1, 2)), 1);
  EXPECT_EQ(table.lives(nth(table, 1, 3)), 2);
  EXPECT_EQ(table.stands(nth(table, 1, 2)), "d3/S");  // whoever lives stays
  RamTable both;
  both.enemy(horse, "d4/S", rider);
  both.dice();
  both.roll({2, 2});
  EXPECT_EQ(both.stands(nth(both, 1, 2)), "out");
  EXPECT_EQ(both.stands(nth(both, 1, 3)), "out");
  EXPECT_EQ(both.stands("LW1"), "d5/N");
}

TEST(Ramming, S3_4_R26_of_two_riders_each_one_die_and_who_succeeds_stays) {
  RamTable table;
  table.enemy(horse, "d4/S", rider).enemy(horse, "e4/S", rider);
  EXPECT_EQ(table.dice(), 1);
  table.roll({3});
  EXPECT_EQ(table.game().turn(table.state()).dice.count, 1);
  table.roll({3});
  EXPECT_EQ(table.stands(nth(table, 1, 2)), "d4/S");
  EXPECT_EQ(table.stands(nth(table, 1, 4)), "e4/S");
  EXPECT_EQ(table.stands("LW1"), "d6/N");
}

// --- S3.5: chariots ---------------------------------------------------------------------------------------------------

TEST(Ramming, S3_5_the_table_for_chariots) {
  struct Row {
    const char* ram;
    const char* victim;
    int upTo;
  };
  constexpr Row rows[] = {{heavy, bare, 2},   // 5 − 3
                          {heavy, light, 1},  // S+1
                          {heavy, "egyptian-state-chariot", 1},
                          {broad, bare, 1},  // 4 − 3
                          {broad, light, 1},
                          {"persian-scythed-chariot", bare, 3},
                          {"persian-scythed-chariot", light, 2},
                          {"persian-scythed-chariot", heavy, 1}};
  for (const Row& row : rows)
    for (const int face : {1, 2, 3, 4, 12}) {
      RamTable table(row.ram);
      table.enemy(row.victim, row.victim == heavy ? "d2/S" : "d3/S", driver);
      const std::string team = nth(table, 1, 2);
      const int before = table.lives(team);
      EXPECT_EQ(table.dice(), 2) << row.ram << row.victim;
      EXPECT_EQ(table.number(), row.upTo) << row.ram << row.victim;
      table.roll({12, face});
      EXPECT_EQ(table.lives(team), before - (face <= row.upTo)) << row.ram << row.victim << face;
    }
}

TEST(Ramming, S3_3_S3_5_only_smaller_boards) {
  struct Row {
    const char* type;
    const char* victim;
    const char* where;
    bool allowed;
  };
  constexpr Row rows[] = {{light, light, "d3/S", false}, {light, heavy, "d2/S", false}, {heavy, light, "d3/S", true},
                          {heavy, heavy, "d2/S", false}, {broad, heavy, "d2/S", true},  {heavy, broad, "d3/S", false},
                          {horse, horse, "d4/S", false}, {camel, horse, "d4/S", true},  {horse, camel, "d3/S", false},
                          {light, camel, "d3/S", true},  {camel, light, "d3/S", false}};
  for (const Row& row : rows) {
    const bool mount = row.type == horse || row.type == camel;
    RamTable table(row.type, {mount ? rider : driver});
    table.enemy(row.victim, row.where, driver);
    EXPECT_EQ(table.refusal(table.me() + "=N2#"), row.allowed ? "" : "mfm.refusal.nobody-to-ram S3.3")
        << row.type << row.victim;
  }
}

TEST(Ramming, S3_5_one_die_where_only_a_part_is_rammed) {
  RamTable table(heavy);
  table.enemy(light, "e3/S", driver);
  EXPECT_EQ(table.dice(), 1);
}

TEST(Ramming, S3_5_two_dice_8F_against_6F_three_9F_against_6F) {
  RamTable eight(heavy);
  eight.enemy(light, "d3/S", driver);
  EXPECT_EQ(eight.dice(), 2);
  RamTable nine(broad);
  nine.enemy(light, "d4/E", driver);  // across its front: three columns
  EXPECT_EQ(nine.dice(), 3);
  nine.roll({1, 1, 12});
  EXPECT_EQ(nine.stands(nth(nine, 1, 2)), "out");  // the team's two lives
}

TEST(Ramming, S3_5_whoever_survives_stays_where_it_was) {
  RamTable table(heavy);
  table.enemy(light, "d3/S", driver);
  table.dice();
  table.roll({1, 12});
  EXPECT_EQ(table.lives(nth(table, 1, 2)), 1);
  EXPECT_EQ(table.stands(nth(table, 1, 2)), "d3/S");
  EXPECT_EQ(table.stands("WS1"), "d6/N");
}

// --- S3.6: the examples -----------------------------------------------------------------------------------------------

TEST(Ramming, S3_6_a_rider_and_a_foot_figure_before_a_light_chariot) {
  RamTable table;
  table.enemy(sword, "d5").enemy(horse, "e4/S", rider);
  EXPECT_EQ(table.dice(), 1);
  EXPECT_EQ(table.number(), 4);
  table.roll({5}).act(nth(table, 1, 2) + "@c5");
  EXPECT_EQ(table.number(), 2);
  table.roll({2});
  EXPECT_EQ(table.stands(nth(table, 1, 3)), "out");
  EXPECT_EQ(table.stands(nth(table, 1, 4)), "e5");  // the rider stays at the chariot
  EXPECT_EQ(table.stands("LW1"), "d6/N");           // which cannot move up
}

TEST(Ramming, S3_6_a_rider_who_succeeds_stays_where_he_was) {
  RamTable table;
  table.enemy(sword, "d5").enemy(horse, "e4/S", rider);
  table.dice();
  table.roll({1}).roll({3});
  EXPECT_EQ(table.stands(nth(table, 1, 3)), "e4/S");
  EXPECT_EQ(table.stands("LW1"), "d6/N");
}

TEST(Ramming, S3_6_a_foot_figure_and_a_smaller_chariot) {
  RamTable table("roman-quadriga");  // 9F, 3×1-4
  table.enemy(sword, "d5").enemy(light, "e3/S", driver);
  EXPECT_EQ(table.dice(), 1);
  EXPECT_EQ(table.number(), 4);
  table.roll({1});
  EXPECT_EQ(table.game().turn(table.state()).dice.count, 2);  // it stands before two columns
  EXPECT_EQ(table.number(), 1);
  table.roll({2, 2});
  EXPECT_EQ(table.lives(nth(table, 1, 3)), 2);
  EXPECT_EQ(table.stands(table.me()), "d6/N");
}

TEST(Ramming, R26_a_mount_across_the_front_takes_the_dice_of_both_its_columns) {
  RamTable table(broad);
  table.enemy(horse, "d5/E", rider).enemy(sword, "f5");
  EXPECT_EQ(table.dice(), 2);
  table.roll({12, 12});
  EXPECT_EQ(table.game().turn(table.state()).dice.count, 1);
}

TEST(Ramming, S3_1_the_row_it_moves_up_to_may_bring_a_branch_test) {
  auto plan = meadow(9, 12);
  plan[4][4] = 't';  // e5
  TestTable table(plan);
  table.vehicle(0, light, "d8/N", {driver}).put(0, sword, "a12").put(1, sword, "d5").put(1, chieftain, "c5");
  table.act("LW1=N2#").act("LW1#").roll({1, 1});
  EXPECT_EQ(table.stands("LW1"), "d5/N");
  ASSERT_TRUE(table.waitsForDice());
  table.roll({4});
  EXPECT_EQ(table.refusal("WL2xc5"), "mfm.refusal.branch-ended R23");
}

}  // namespace
}  // namespace walstatt::mfm
