// R35: how the chest of Das Geheimdokument comes on and is carried, and what ERST does on its way (R15).
#include "../../../tests/mfm/test_road.h"

namespace walstatt::mfm {
namespace {

// --- the chest comes on --------------------------------------------------------------------------------------------------------

TEST(Document, R35_the_chest_enters_between_the_swordsmen) {
  Road table(meadow(9, 8), "");
  table.put(0, legionary, "").carrier().put(0, legionary, "").carrier().put(1, sword, "i8");
  EXPECT_EQ(table.refusal("SW1@d1"), "mfm.refusal.carriers-bring-chest R35");
  table.act("&e1:S3");
  EXPECT_EQ(table.state().chest, table.field("e3"));
  EXPECT_EQ(table.figure("d3"), 0);
  EXPECT_EQ(table.figure("f3"), 1);
  EXPECT_TRUE(table.told("mfm.event.chest-comes-on"));
  EXPECT_EQ(table.refusal("d3-d4"), "mfm.refusal.has-moved G1");
  EXPECT_EQ(table.refusal("&e1:S3"), "mfm.refusal.no-chest R35");
}

TEST(Document, R35_the_chest_enters_with_the_lower_B_less_1) {
  Road table(meadow(9, 8), "");
  table.put(0, legionary, "").carrier().put(0, legionary, "").carrier().put(1, sword, "i8");
  EXPECT_EQ(table.refusal("&e1:S4"), "");
  EXPECT_EQ(table.refusal("&e1:S5"), "mfm.refusal.too-heavy R35");
  EXPECT_EQ(table.refusal("&e1:SE3"), "");
  EXPECT_EQ(table.refusal("&e1:SW3"), "");
  EXPECT_EQ(table.refusal("&e1:SE1"), "mfm.refusal.not-inwards R35");
  EXPECT_EQ(table.refusal("&e1:E2"), "mfm.refusal.not-inwards R35");
  EXPECT_EQ(table.refusal("&c1:S2"),
            "mfm.refusal.chest-not-in-zone R35");  // a swordsman would come on outside the zone
  EXPECT_EQ(table.refusal("&e2:S2"), "mfm.refusal.chest-not-in-zone R35");
  Road slow(meadow(9, 8), "");
  slow.put(0, legionary, "").carrier().put(0, triarius, "").carrier().put(1, sword, "i8");
  EXPECT_EQ(slow.refusal("&e1:S3"), "");
  EXPECT_EQ(slow.refusal("&e1:S4"), "mfm.refusal.too-heavy R35");
}

TEST(Document, R35_the_first_step_of_the_chest_costs_the_highest_field_too) {
  Road table({".....b...", ".........", ".........", ".........", ".........", "........."}, "");
  table.put(0, legionary, "").carrier().put(0, legionary, "").carrier().put(1, sword, "i6");
  EXPECT_EQ(table.refusal("&e1:S3"), "");  // 2 + 1 + 1
  EXPECT_EQ(table.refusal("&e1:S4"), "mfm.refusal.too-heavy R35");
}

TEST(Document, R35_a_blocked_chest_waits_outside) {
  Road table(meadow(9, 8), "");
  table.put(0, legionary, "")
      .carrier()
      .put(0, legionary, "")
      .carrier()
      .put(1, sword, "d1")
      .put(1, sword, "g1")
      .put(1, sword, "i8");
  for (const char* move : {"&d1:S1", "&e1:S1", "&f1:S1"})
    EXPECT_EQ(table.refusal(move), "mfm.refusal.chest-way-blocked R35") << move;
  EXPECT_TRUE(table.lists("pass"));
  table.act("pass").act("d1-a1").act("g1-i1").act("pass");
  EXPECT_FALSE(table.lists("pass"));
  table.act("&e1:S1");
}

TEST(Document, R35_the_chest_comes_on_over_own_figures_but_does_not_end_there) {
  Road table(meadow(9, 8), "");
  table.put(0, legionary, "").carrier().put(0, legionary, "").carrier().put(0, archer, "e1").put(1, sword, "i8");
  EXPECT_EQ(table.refusal("&e1:S1"), "mfm.refusal.carry-may-not-end R35");
  EXPECT_EQ(table.refusal("&e1:S2"), "");
}

// --- carrying --------------------------------------------------------------------------------------------------------------------

TEST(Document, R35_one_carrier_has_B_less_3) {
  Road table;
  table.put(0, legionary, "d4").put(0, triarius, "f4").put(1, sword, "i8");
  EXPECT_EQ(table.refusal("d4&S2"), "");
  EXPECT_EQ(table.refusal("d4&S3"), "mfm.refusal.too-heavy R35");
  EXPECT_EQ(table.refusal("f4&S1"), "");
  EXPECT_EQ(table.refusal("f4&S2"), "mfm.refusal.too-heavy R35");
  table.act("d4&S2");
  EXPECT_EQ(table.state().chest, table.field("e6"));
  EXPECT_TRUE(table.alive("d6"));
  EXPECT_TRUE(table.told("mfm.event.carries-one"));
}

TEST(Document, R35_two_carriers_have_the_lower_B_less_1) {
  Road equal;
  equal.put(0, legionary, "d4").put(0, legionary, "f4").put(1, sword, "i8");
  EXPECT_EQ(equal.refusal("d4+f4&S4"), "");
  EXPECT_EQ(equal.refusal("d4+f4&N3"), "");
  Road lower(meadow(9, 12));
  lower.put(0, legionary, "d4").put(0, triarius, "f4").put(1, sword, "i8");
  EXPECT_EQ(lower.refusal("d4+f4&S3"), "");
  EXPECT_EQ(lower.refusal("d4+f4&S4"), "mfm.refusal.too-heavy R35");
}

TEST(Document, R35_chest_and_carriers_shift_by_one_vector) {
  Road table;
  table.put(0, legionary, "d4").put(0, legionary, "f5").put(1, sword, "i8");
  table.act("f5+d4&SE2");  // in whatever order they are named
  EXPECT_EQ(table.state().chest, table.field("g6"));
  EXPECT_EQ(table.figure("f6"), 0);
  EXPECT_EQ(table.figure("h7"), 1);
  EXPECT_FALSE(table.alive("d4"));
  EXPECT_FALSE(table.alive("f5"));
  EXPECT_TRUE(table.told("mfm.event.carries-two"));
}

TEST(Document, R35_a_carrier_may_stand_on_any_side_and_walk_where_the_chest_was) {
  Road table;
  table.put(0, legionary, "e3").put(0, legionary, "e5").put(1, sword, "i8");
  table.act("e3+e5&S2");
  EXPECT_EQ(table.state().chest, table.field("e6"));
  EXPECT_TRUE(table.alive("e5"));
  EXPECT_TRUE(table.alive("e7"));
}

TEST(Document, R35_carriers_are_adjacent_to_the_chest_before_their_move) {
  Road table;
  table.put(0, legionary, "d4").put(0, legionary, "g4").put(0, archer, "e2").put(1, sword, "i8");
  EXPECT_EQ(table.refusal("g4&S1"), "mfm.refusal.not-beside-chest R35");
  EXPECT_EQ(table.refusal("d4+g4&S1"), "mfm.refusal.not-beside-chest R35");
  table.act("g4-f4");
  EXPECT_EQ(table.refusal("f4&S1"), "mfm.refusal.carrier-has-moved R35");
  EXPECT_EQ(table.refusal("d4+f4&S1"), "mfm.refusal.carrier-has-moved R35");
  EXPECT_FALSE(table.lists("f4&S1"));
  table.act("d4&S1");
  EXPECT_EQ(table.refusal("d5&S1"), "mfm.refusal.carrier-has-moved R35");
}

TEST(Document, R35_a_step_costs_the_highest_field_entered) {
  // Columns d, e, f: the left carrier meets a bush (2), the chest shallow water (3), the right carrier nothing.
  Road table({".........", ".........", ".........", ".........", "...b.....", "....s....", ".........", "........."});
  table.put(0, legionary, "d4").put(0, legionary, "f4").put(1, sword, "i8");
  EXPECT_EQ(table.refusal("d4+f4&S1"), "");                           // 2
  EXPECT_EQ(table.refusal("d4+f4&S2"), "mfm.refusal.too-heavy R35");  // 2 + 3 of 4
  EXPECT_EQ(table.refusal("f4&S1"), "");                              // alone: 1
  EXPECT_EQ(table.refusal("f4&S2"), "mfm.refusal.too-heavy R35");     // 1 + 3 of 2
  EXPECT_EQ(table.refusal("d4&S1"), "");                              // 2 of 2
}

TEST(Document, R35_nobody_of_the_three_may_end_on_a_fence_and_all_need_an_open_way) {
  Road table({".........", ".........", ".........", ".........", "...f.....", ".....o...", ".........", "........."});
  table.put(0, legionary, "d4").put(0, legionary, "f4").put(1, sword, "h4").put(1, sword, "b3");
  EXPECT_EQ(table.refusal("d4&S1"), "mfm.refusal.carry-may-not-end R35");
  EXPECT_EQ(table.refusal("d4+f4&S1"), "mfm.refusal.carry-may-not-end R35");
  EXPECT_EQ(table.refusal("d4+f4&S2"), "mfm.refusal.impassable G9");
  EXPECT_EQ(table.refusal("d4+f4&E2"), "mfm.refusal.enemy-in-the-way R3");
  EXPECT_EQ(table.refusal("d4+f4&E1"), "");
  EXPECT_EQ(table.refusal("d4+f4&N4"), "mfm.refusal.edge-of-board R3");
}

TEST(Document, R35_carriers_and_chest_pass_over_own_figures_but_do_not_end_on_them) {
  Road table;
  table.put(0, legionary, "d4").put(0, legionary, "f4").put(0, archer, "e5").put(0, archer, "d6").put(1, sword, "i8");
  EXPECT_EQ(table.refusal("d4+f4&S1"), "mfm.refusal.carry-may-not-end R35");
  EXPECT_EQ(table.refusal("d4+f4&S2"), "mfm.refusal.carry-may-not-end R35");
  EXPECT_EQ(table.refusal("d4+f4&S3"), "");
}

TEST(Document, R35_the_chest_blocks_nothing) {
  Road table;
  table.put(0, legionary, "e3").put(0, archer, "e1").put(1, sword, "e6").put(1, sword, "i8");
  EXPECT_EQ(table.refusal("e3-e5"), "");  // a Roman passes over it
  EXPECT_EQ(table.refusal("e1*e6"), "");
  table.act("e3-d3").act("e1*e6").roll({12}).act("pass");
  EXPECT_EQ(table.refusal("e6-e2"), "");
}

TEST(Document, R35_picking_up_and_putting_down_is_free_so_it_can_be_handed_on) {
  Road table(meadow(9, 20));
  table.put(0, legionary, "d4").put(0, legionary, "f4").put(0, archer, "d9").put(1, sword, "i18");
  table.act("d4+f4&S4");
  EXPECT_EQ(table.state().chest, table.field("e8"));
  table.act("d9&S2");  // another one beside it, whose move is unspent
  EXPECT_EQ(table.state().chest, table.field("e10"));
}

TEST(Document, R35_carriers_may_fight_before_and_after) {
  Road table;
  table.put(0, legionary, "d4").put(0, legionary, "f4").put(1, sword, "g3").put(1, sword, "c6").put(1, sword, "i8");
  table.act("f4xg3").roll({12});
  table.act("d4+f4&S1");
  table.act("d5xc6").roll({12});
  EXPECT_EQ(table.refusal("f5xg3"), "mfm.refusal.has-fought G1");
}

// R10 too: who shot standing may not move any more, neither alone nor with the chest.
TEST(Document, R35_who_shot_standing_does_not_carry) {
  Road table;
  table.put(0, archer, "d4").put(0, archer, "f4").put(1, sword, "i8");
  table.act("d4*i8").roll({12}).act("f4*i8>").roll({12});
  EXPECT_EQ(table.refusal("d4&S1"), "mfm.refusal.carrier-has-moved R35");
  EXPECT_EQ(table.refusal("f4&S1"), "");
}

// R33 too: the second move carries nothing.
TEST(Document, R35_a_skirmishers_second_move_carries_nothing) {
  Road table;
  table.put(0, veles, "d4").put(1, sword, "i8");
  table.act("d4&S3");  // B6 less 3
  EXPECT_EQ(table.refusal("d7&S1"), "mfm.refusal.carrier-has-moved R35");
  EXPECT_EQ(table.refusal("d7-c7"), "");
  TestTable later(meadow(9, 8));
  later.document("e4", romanZone, celtZone);
  later.put(0, veles, "c4").put(1, sword, "i8").act("c4-d4");
  EXPECT_EQ(later.refusal("d4&S1"), "mfm.refusal.carrier-has-moved R35");
}

// G: who carries loses points of movement; R14 gives after WEIT only what is left.
TEST(Document, R35_what_the_chest_takes_is_not_left_for_the_step_after_weit) {
  TestTable alone(meadow(9, 8));
  alone.document("e4", romanZone, celtZone);
  alone.put(0, triarius, "d4").put(1, sword, "d7").put(1, sword, "i8");
  alone.act("d4&S1").act("d5~d7").roll({12});  // B4 less 3, one spent
  EXPECT_EQ(alone.refusal("d5-d6"), "mfm.refusal.too-far G3");
  TestTable two(meadow(9, 8));
  two.document("e4", romanZone, celtZone);
  two.put(0, triarius, "d4").put(0, legionary, "f4").put(1, sword, "d8").put(1, sword, "i8");
  two.act("d4+f4&S2").act("d6~d8").roll({12});  // B4 less 1, two spent
  EXPECT_EQ(two.refusal("d6-d7"), "");
  TestTable spent(meadow(9, 12));
  spent.document("e4", romanZone, celtZone);
  spent.put(0, triarius, "d4").put(0, legionary, "f4").put(1, sword, "d9").put(1, sword, "i8");
  spent.act("d4+f4&S3").act("d7~d9").roll({12});
  EXPECT_EQ(spent.refusal("d7-d8"), "mfm.refusal.too-far G3");
}

TEST(Document, R35_no_roman_may_end_on_the_chest) {
  Road table;
  table.put(0, legionary, "e3").put(1, sword, "i8");
  EXPECT_EQ(table.refusal("e3-e4"), "mfm.refusal.roman-on-chest R35");
  EXPECT_FALSE(table.lists("e3-e4"));
}

TEST(Document, R35_a_celt_may_step_on_it_and_then_it_cannot_be_moved) {
  Road table;
  table.put(0, legionary, "d4").put(0, legionary, "f4").put(1, sword, "e7").put(1, sword, "i8");
  table.act("d4+f4&S1").act("pass");  // carried this very round
  EXPECT_TRUE(table.lists("e7-e5"));
  table.act("e7-e5").act("pass");
  EXPECT_EQ(table.refusal("d5&S1"), "mfm.refusal.enemy-on-chest R35");
  EXPECT_EQ(table.refusal("d5+f5&S1"), "mfm.refusal.enemy-on-chest R35");
  for (const std::string& move : table.moves()) EXPECT_EQ(move.find('&'), std::string::npos) << move;
  table.act("d5xe5").roll({1}).roll({1});
  EXPECT_EQ(table.refusal("f5&S1"), "");  // free again
}

TEST(Document, R35_celts_never_carry) {
  Road table;
  table.put(0, legionary, "i1").put(1, sword, "d4").put(1, sword, "f4").turnOf(1);
  EXPECT_EQ(table.refusal("d4&S1"), "mfm.refusal.only-owners-carry R35");
  EXPECT_EQ(table.refusal("d4+f4&S1"), "mfm.refusal.only-owners-carry R35");
}

TEST(Document, R35_nobody_carries_where_there_is_no_chest) {
  TestTable table(meadow(9, 8));
  table.put(0, legionary, "d4").put(1, sword, "i8");
  EXPECT_EQ(table.refusal("d4&S1"), "mfm.refusal.no-chest R35");
  EXPECT_EQ(table.refusal("&d1:S1"), "mfm.refusal.no-chest R35");
  EXPECT_EQ(table.refusal("d4?"), "mfm.refusal.no-chest R35");
}

// --- ERST on the way (R15) -----------------------------------------------------------------------------------------------------

TEST(Document, R15_R35_a_carrier_that_survives_goes_on_with_the_chest) {
  Road table;
  table.put(0, legionary, "d4").put(0, legionary, "f4").put(1, spear, "c6");
  table.act("d4+f4&S4");
  EXPECT_TRUE(isReaction(table));
  EXPECT_EQ(table.state().chest, table.field("e5"));
  table.act("c6!d5").roll({12});
  EXPECT_EQ(table.state().chest, table.field("e8"));
  EXPECT_TRUE(table.alive("d8"));
  EXPECT_TRUE(table.alive("f8"));
}

TEST(Document, R15_R35_a_carrier_struck_down_stops_the_chest_where_it_is) {
  Road table;
  table.put(0, legionary, "d4").put(0, legionary, "f4").put(1, spear, "c6");
  table.act("d4+f4&S4").act("c6!d5").roll({1}).roll({1});
  EXPECT_FALSE(table.alive("d5"));
  EXPECT_EQ(table.state().chest, table.field("e5"));
  EXPECT_TRUE(table.alive("f5"));
  EXPECT_TRUE(table.told("mfm.event.carry-stopped"));
  EXPECT_FALSE(table.state().run.active());
  EXPECT_EQ(table.refusal("f5&S1"), "mfm.refusal.carrier-has-moved R35");
  EXPECT_EQ(table.refusal("f5-f6"), "mfm.refusal.has-moved G1");
}

TEST(Document, R15_R35_a_lone_carrier_struck_down_leaves_the_chest_lying) {
  Road table;
  table.put(0, legionary, "d4").put(0, legionary, "h1").put(1, spear, "c6");
  table.act("d4&S2").act("c6!d5").roll({1}).roll({1});
  EXPECT_EQ(table.state().chest, table.field("e5"));
  EXPECT_FALSE(table.alive("d5"));
  table.act("h1-h2");
}

// R3: a forced stop on a field where one may not end puts all back to the last field where they may.
TEST(Document, R3_R35_the_rest_goes_back_to_where_it_may_end_and_that_triggers_nothing) {
  Road table({".........", ".........", ".........", ".........", ".........", "....ff...", ".........", "........."});
  table.put(0, legionary, "d4").put(0, legionary, "f4").put(1, spear, "b7").put(1, spear, "b8");
  table.state();
  table.act("d4+f4&S3");  // over the fence on e6 and f6: 1 + 2 + 1
  EXPECT_FALSE(isReaction(table));
  Road struck({".........", ".........", ".........", ".........", ".........", "....ff...", ".........", "........."});
  struck.put(0, legionary, "d4").put(0, legionary, "f4").put(1, spear, "c7").put(1, spear, "g4");
  struck.act("d4+f4&S3");
  ASSERT_TRUE(isReaction(struck));  // at d6, chest and the other carrier on the fence
  EXPECT_EQ(struck.state().chest, struck.field("e6"));
  struck.act("c7!d6").roll({1}).roll({1});
  EXPECT_EQ(struck.state().chest, struck.field("e5"));
  EXPECT_TRUE(struck.alive("f5"));
  EXPECT_FALSE(isReaction(struck));  // f5 lies in the ring of g4, but a forced move triggers nothing (R15)
  EXPECT_EQ(struck.mover(), 0);
}

TEST(Document, R15_R35_both_carriers_can_be_struck_each_by_who_reaches_him) {
  Road table;
  table.put(0, legionary, "d4").put(0, legionary, "f4").put(0, archer, "i1").put(1, spear, "c6").put(1, spear, "g6");
  table.act("d4+f4&S4");
  EXPECT_TRUE(table.lists("c6!d5"));
  EXPECT_TRUE(table.lists("g6!f5"));
  EXPECT_FALSE(table.lists("c6!f5"));
  table.act("c6!d5").roll({1}).roll({1});
  EXPECT_TRUE(isReaction(table));  // the other striker still decides about the other carrier
  table.act("g6!f5").roll({1}).roll({1});
  EXPECT_EQ(table.state().chest, table.field("e5"));
  EXPECT_FALSE(table.alive("f5"));
  EXPECT_EQ(table.mover(), 0);
}

TEST(Document, R15_R35_a_striker_within_reach_of_both_chooses_one) {
  Road table;
  table.put(0, legionary, "d4").put(0, legionary, "f4").put(1, spear, "e6");
  table.act("d4+f4&S1");
  EXPECT_TRUE(table.lists("e6!d5"));
  EXPECT_TRUE(table.lists("e6!f5"));
  table.act("e6!f5").roll({12});
  EXPECT_FALSE(isReaction(table));
  EXPECT_EQ(table.state().chest, table.field("e5"));
}

TEST(Document, R15_R35_a_carrier_struck_down_while_coming_on) {
  Road table(meadow(9, 8), "");
  table.put(0, legionary, "").carrier().put(0, legionary, "").carrier().put(1, spear, "c2");
  table.act("&e1:S3");
  ASSERT_TRUE(isReaction(table));
  table.act("c2!d1").roll({1}).roll({1});
  EXPECT_EQ(table.state().chest, table.field("e1"));
  EXPECT_TRUE(table.alive("f1"));
  table.act("pass").act("pass");
  EXPECT_EQ(table.refusal("f1&S1"), "");
}

// R3 too: the rest cannot stop at the edge (an own figure is under the chest), so the swordsman comes next turn.
TEST(Document, R35_a_swordsman_thrown_back_over_the_edge_comes_next_turn_and_the_chest_can_be_carried) {
  Road table(meadow(9, 8), "");
  table.put(0, legionary, "")
      .carrier()
      .put(0, legionary, "")
      .carrier()
      .put(0, archer, "e1")
      .put(1, spear, "c2")
      .put(1, sword, "i8");
  table.act("&e1:S3").act("c2!d1").roll({1}).roll({1});
  EXPECT_EQ(table.state().chest, table.field("e1"));
  EXPECT_EQ(table.state().figures[1].standing, Standing::waiting);
  EXPECT_EQ(table.refusal("SW2@f1"), "mfm.refusal.has-moved G1");
  table.act("e1-h4").act("pass").act("c2-a4").act("pass");
  EXPECT_EQ(table.refusal("pass"), "mfm.refusal.bring-all-on R35");
  table.act("SW2@f1").act("pass").act("pass");
  EXPECT_EQ(table.refusal("f1&S2"), "");
}

}  // namespace
}  // namespace walstatt::mfm
