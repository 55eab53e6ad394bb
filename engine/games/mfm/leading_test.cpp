// Chapter S6.1 with R32, sentence by sentence: EINFANGEN and leading what has no crew.
#include "../../../tests/mfm/figures.h"
#include "../../../tests/mfm/test_table.h"

namespace walstatt::mfm {
namespace {

// The enemy's crewless chariot at f6, looking up (f6 to g8), and an own figure that has it by the bridle since last turn.
TestTable led(const char* leader = sword, const char* where = "e9") {
  TestTable table(meadow(14, 16));
  table.put(0, leader, where).put(0, sword, "a16").vehicle(1, light, "f6/N", {}).put(1, archer, "n16");
  table.act(std::string(where) + "(f6").act("pass").act("pass");
  return table;
}

// --- EINFANGEN --------------------------------------------------------------------------------------------------------

TEST(Leading, S6_1_R32_any_figure_beside_it_catches_instead_of_fighting_and_its_move_ends) {
  TestTable table(meadow(9, 9));
  table.put(0, sword, "b9").vehicle(1, light, "d4/N", {}).put(1, sword, "b6");
  EXPECT_EQ(table.refusal("b9(d4"), "mfm.refusal.not-adjacent G4");
  table.act("b9-c8").act("pass").act("pass").act("c8-c7");
  EXPECT_EQ(table.refusal("c7(d4"), "");
  EXPECT_TRUE(table.lists("c7(d4"));
  table.act("c7(d4");
  EXPECT_EQ(table.refusal("c7-c8"), "mfm.refusal.has-moved G1");
  EXPECT_EQ(table.refusal("c7xb6"), "mfm.refusal.has-fought G1");
  EXPECT_EQ(table.refusal("SW1=N1"), "mfm.refusal.has-moved G1");  // led from the next turn on
}

TEST(Leading, S6_1_who_has_fought_does_not_catch) {
  TestTable table(meadow(9, 9));
  table.put(0, sword, "c7").vehicle(1, light, "d4/N", {}).put(1, sword, "b6");
  table.act("c7xb6").roll({12});
  EXPECT_EQ(table.refusal("c7(d4"), "mfm.refusal.has-fought G1");
}

TEST(Leading, S6_1_R32_what_still_has_a_crew_or_a_leader_is_not_caught) {
  TestTable crewed(meadow(9, 9));
  crewed.put(0, sword, "c7").vehicle(1, light, "d4/N", {driver});
  EXPECT_EQ(crewed.refusal("c7(d4"), "mfm.refusal.has-crew S6.1");
  TestTable twice(meadow(9, 9));
  twice.put(0, sword, "c7").put(0, sword, "f7").vehicle(1, light, "d4/N", {}).act("c7(d4");
  EXPECT_EQ(twice.refusal("f7(d4"), "mfm.refusal.is-led S6.1");
}

TEST(Leading, R32_who_is_aboard_a_chariot_does_not_catch) {
  TestTable table(meadow(9, 9));
  table.vehicle(0, light, "b4/N", {driver, noble}).vehicle(1, light, "d4/N", {});
  for (const char* who : {"WL2", "WA3", "b4"})
    EXPECT_EQ(table.refusal(who + std::string("(d4")), "mfm.refusal.catches-nothing R32") << who;
}

TEST(Leading, R32_a_rider_is_not_aboard_a_chariot_and_catches) {
  TestTable table(meadow(9, 9));
  table.vehicle(0, horse, "c4/N", {rider}).vehicle(1, light, "d4/N", {});
  EXPECT_EQ(table.refusal("RE2(d4"), "");
}

TEST(Leading, S6_1_own_chariots_and_loose_mounts_are_caught_too) {
  TestTable table(meadow(9, 9));
  table.put(0, sword, "c7").put(0, sword, "g7").vehicle(0, light, "d4/N", {}).vehicle(1, horse, "h5/N", {});
  table.put(1, sword, "a1");
  table.act("c7(d4").act("g7(h5").act("pass").act("pass");
  EXPECT_EQ(table.refusal("SW1=N1"), "");
  EXPECT_EQ(table.refusal("SW2=N1"), "");
}

// --- leading ----------------------------------------------------------------------------------------------------------

TEST(Leading, S6_1_R32_both_go_by_the_same_vector_with_the_figures_B) {
  TestTable table = led();
  EXPECT_EQ(table.refusal("SW1=S6"), "mfm.refusal.too-far-to-drive S2");
  EXPECT_FALSE(table.lists("e9=S6"));
  table.act("SW1=N5");
  EXPECT_EQ(table.stands("SW1"), "e4");
  EXPECT_EQ(table.stands("LW3"), "f1/N");
}

TEST(Leading, S6_1_R32_in_any_direction_and_then_it_may_turn) {
  for (const char* run : {"N", "NE", "E", "SE", "S", "SW", "W", "NW"}) {
    TestTable table = led();
    EXPECT_TRUE(table.lists("e9=" + std::string(run) + "2")) << run;
  }
  TestTable table = led();
  table.act("SW1=SE2/S");
  EXPECT_EQ(table.stands("SW1"), "g11");
  EXPECT_EQ(table.stands("LW3"), "h9/S");  // h8 to i10, the rear square h9 to i10 stays
  TestTable alone = led();
  alone.act("SW1=/E");
  EXPECT_EQ(alone.stands("LW3"), "f7/E");
  TestTable onto = led(sword, "h7");
  EXPECT_EQ(onto.refusal("SW1=/E"), "mfm.refusal.turn-blocked R24");  // not onto who leads it
}

TEST(Leading, S6_1_while_leading_there_is_no_fight) {
  TestTable table = led(noble);
  table.act("WA1=S2");
  EXPECT_EQ(table.refusal("WA1*n16>"), "mfm.refusal.has-fought G1");
  EXPECT_EQ(table.refusal("WA1-e12"), "mfm.refusal.has-moved G1");
}

TEST(Leading, S6_1_who_walks_or_fights_alone_lets_go) {
  TestTable walks = led();
  walks.act("e9-e10");
  EXPECT_EQ(walks.refusal("SW1=N1"), "mfm.refusal.leads-nothing S6.1");
  EXPECT_EQ(walks.labelled("LW3").side, 1);
  TestTable second = led(runner);  // R33: the second move leads nothing
  second.act("e9-e10");
  EXPECT_EQ(second.refusal("LA1=N1"), "mfm.refusal.leads-nothing S6.1");
  TestTable after = led(runner);
  after.act("LA1=N1");
  EXPECT_EQ(after.refusal("LA1=N1"), "mfm.refusal.has-moved G1");
  EXPECT_EQ(after.refusal("e8-e9"), "mfm.refusal.has-moved G1");
}

TEST(Leading, S6_1_R32_a_step_costs_the_highest_of_all_fields_entered) {
  auto plan = meadow(9, 9);
  plan[7][5] = 'b';  // f8, where the chariot goes
  plan[8][2] = 'B';  // c9, where the figure goes
  TestTable table(plan);
  table.put(0, sword, "c7").vehicle(1, light, "e5/N", {}).put(1, sword, "i1");
  table.put(0, sword, "a1");
  EXPECT_EQ(table.refusal("c7(e5"), "mfm.refusal.not-adjacent G4");
  table.act("c7-d8").act("d8(e5").act("pass").act("pass");
  table.act("SW1=S1");  // f8 costs 2
  EXPECT_EQ(table.labelled("SW1").spent, 2);
}

// Whether the leader may take one step up when `closed` is a field of this kind.
std::string leadOver(const char* what, const char* leader, const std::string& closed, char symbol) {
  auto plan = meadow(9, 12);
  plan[static_cast<std::size_t>(closed[1] - '1')][static_cast<std::size_t>(closed[0] - 'a')] = symbol;
  TestTable table(plan);
  table.put(0, sword, leader).vehicle(1, what, "d5/N", {}).put(1, sword, "i1");
  table.act(std::string(leader) + "(d5").act("pass").act("pass");
  EXPECT_EQ(table.refusal("SW1=S1"), "");
  return table.refusal("SW1=N1");
}

TEST(Leading, S6_1_R32_what_is_closed_to_chariots_is_closed_to_all_that_is_led) {
  for (const char symbol : {'T', 'r', 'D', 'o', '~'}) {
    EXPECT_EQ(leadOver(light, "c8", "e4", symbol), "mfm.refusal.board-does-not-fit R25") << symbol;
    EXPECT_EQ(leadOver(horse, "c7", "d4", symbol), "mfm.refusal.board-does-not-fit R25") << symbol;
  }
}

TEST(Leading, R32_the_figure_that_leads_keeps_to_fields_a_chariot_may_use_too) {
  for (const char symbol : {'T', 'r', 'D', 'o', '~'}) {
    EXPECT_NE(leadOver(light, "c8", "c7", symbol), "") << symbol;
    EXPECT_NE(leadOver(horse, "c7", "c6", symbol), "") << symbol;
  }
}

TEST(Leading, S6_1_R3_enemies_stop_own_figures_do_not) {
  for (const char* where : {"f5", "e8"}) {
    TestTable enemy(meadow(14, 16));
    enemy.put(0, sword, "e9").vehicle(1, light, "f6/N", {}).put(1, sword, where);
    enemy.act("e9(f6").act("pass").act("pass");
    EXPECT_EQ(enemy.refusal("SW1=N1"), "mfm.refusal.enemy-in-the-way R3") << where;
    TestTable own(meadow(14, 16));
    own.put(0, sword, "e9").put(0, sword, where).vehicle(1, light, "f6/N", {}).put(1, sword, "n16");
    own.act("e9(f6").act("pass").act("pass");
    EXPECT_EQ(own.refusal("SW1=N1"), "mfm.refusal.board-may-not-end R3") << where;
    EXPECT_EQ(own.refusal("SW1=N4"), "") << where;
  }
}

TEST(Leading, R23_a_led_vehicle_is_tested_below_branches) {
  auto plan = meadow(14, 16);
  plan[4][5] = 't';  // f5
  TestTable table(plan);
  table.put(0, sword, "e9").put(0, sword, "a1").vehicle(1, light, "f6/N", {}).put(1, sword, "n16");
  table.act("e9(f6").act("pass").act("pass").act("SW1=N1");
  ASSERT_TRUE(table.waitsForDice());
  table.roll({4});
  EXPECT_EQ(table.lives("LW3"), 1);
}

TEST(Leading, R15_both_can_be_struck_first_on_the_way) {
  for (const char* where : {"d3", "h2"}) {
    TestTable table(meadow(14, 16));
    table.put(0, sword, "e9").vehicle(1, light, "f6/N", {}).put(1, "celtic-gaesatae-spear", where);
    table.act("e9(f6").act("pass").act("pass").act("SW1=N5");
    EXPECT_TRUE(isReaction(table)) << where;
  }
}

// --- what it counts -----------------------------------------------------------------------------------------------------

TEST(Leading, R32_R34_it_counts_after_one_move_and_while_it_is_led) {
  TestTable table = led();
  EXPECT_EQ(table.game().score(table.state(), 0), 0);  // caught, not yet led
  table.act("SW1=S1");
  EXPECT_EQ(table.game().score(table.state(), 0), priceOf(light));
  EXPECT_EQ(table.game().score(table.state(), 1), 0);
  table.act("pass").act("pass");
  EXPECT_EQ(table.game().score(table.state(), 0), priceOf(light));
  table.act("e10-e12");  // let go
  EXPECT_EQ(table.game().score(table.state(), 0), 0);
}

TEST(Leading, R32_R34_a_led_mount_counts_and_an_own_one_does_not) {
  TestTable table(meadow(9, 9));
  table.put(0, sword, "c6").put(0, sword, "g6").vehicle(1, horse, "d4/N", {}).vehicle(0, horse, "h4/N", {});
  table.put(1, sword, "a1").act("c6(d4").act("g6(h4").act("pass").act("pass").act("SW1=S1").act("SW2=S1");
  EXPECT_EQ(table.game().score(table.state(), 0), priceOf(horse));
  EXPECT_EQ(table.game().score(table.state(), 1), 0);
}

TEST(Leading, R32_when_the_leader_falls_it_stands_and_counts_no_more) {
  TestTable table(meadow(14, 16));
  table.put(0, sword, "e9").put(0, sword, "a16").vehicle(1, light, "f6/N", {}).put(1, sword, "e12");
  table.act("e9(f6").act("pass").act("pass").act("SW1=S1").act("pass");
  EXPECT_EQ(table.game().score(table.state(), 0), priceOf(light));
  table.act("e12-e11").act("e11xe10").roll({1}).roll({1});
  EXPECT_EQ(table.stands("SW1"), "out");
  EXPECT_EQ(table.game().score(table.state(), 0), 0);
  EXPECT_EQ(table.stands("LW3"), "f7/N");
  EXPECT_EQ(table.labelled("LW3").side, 1);
}

// S6.1: "Bei einer Fernattacke mache es so wie bei einem Streitwagen. Nur den Zusatzschutz erhält die Figur nicht."
TEST(Leading, S6_1_R32_FERN_at_it_is_shared_with_the_leader_without_S_plus) {
  for (const char* leader : {sword, driver})
    for (const char* target : {"e7", "f6"})
      for (const int share : {1, 6, 7, 12}) {
        TestTable table(meadow(14, 16));
        table.put(0, leader, "e7").put(0, sword, "a16").vehicle(1, light, "f6/N", {}).put(1, archer, "f14");
        table.act("e7(f6").act("pass").act("f14*" + std::string(target)).roll({1}).roll({share}).roll({8});
        const std::string label = table.game().setup().figures[0].label;
        EXPECT_EQ(table.stands(label), share <= 6 ? "out" : "e7") << leader << target << share;  // F from 9, no S+1
        EXPECT_EQ(table.lives("LW3"), share <= 6 ? 2 : 1) << leader << target << share;
      }
}

// --- adjacency, and getting on what one led ------------------------------------------------------------------------------

TEST(Leading, R2_who_had_to_jump_away_from_it_leads_it_no_more) {
  TestTable table(meadow(14, 16));
  table.put(0, sword, "e9").put(0, sword, "a1").vehicle(1, light, "f6/N", {}).vehicle(1, light, "d13/N", {driver});
  table.act("e9(f6").act("pass").act("LW4=N3#").act("LW4#").roll({12, 12}).act("SW1@d8").act("pass");
  EXPECT_NE(table.refusal("SW1=N1"), "") << "d8 is not beside the chariot at f6";
  EXPECT_EQ(table.labelled("LW3").side, 1);
}

TEST(Leading, R2_R24_what_turned_away_from_its_leader_is_led_no_more) {
  TestTable table = led(sword, "e5");  // beside the front
  if (!table.refusal("SW1=/S").empty()) return;
  table.act("SW1=/S").act("pass").act("pass");
  EXPECT_NE(table.refusal("SW1=N1"), "") << "e5 is not beside f7 to g9";
}

TEST(Leading, R32_who_led_it_and_then_gets_on_has_no_movement_left) {
  for (const int owner : {0, 1}) {
    TestTable table(meadow(14, 16));
    table.put(0, noble, "e9").put(0, sword, "a1").vehicle(owner, light, "f6/N", {}).put(1, sword, "n16");
    table.act("e9(f6").act("pass").act("pass").act("WA1=S2").act("WA1<f8");
    EXPECT_EQ(table.stands("WA1"), "aboard");
    EXPECT_FALSE(table.lists("WA1%")) << owner;
    EXPECT_EQ(table.refusal("LW3=N1"), "mfm.refusal.has-moved G1") << owner;
  }
}

}  // namespace
}  // namespace walstatt::mfm
