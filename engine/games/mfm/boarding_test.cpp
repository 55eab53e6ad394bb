// Chapters S5 and S6 with R32, sentence by sentence: getting off and on, driverless chariots, catching and leading.
#include <set>

#include "../../../tests/mfm/figures.h"
#include "../../../tests/mfm/test_table.h"

namespace walstatt::mfm {
namespace {

// --- S5.1: where one gets on and off ------------------------------------------------------------------------------------

struct ZoneCase {
  const char* type;
  const char* where;
  std::set<std::string> zone;
};

// Beside and behind the rows of the car, never beside the horses or in front.
const std::vector<ZoneCase>& zones() {
  static const std::vector<ZoneCase> all{
      {light, "d4/N", {"c6", "f6", "c7", "d7", "e7", "f7"}},
      {light, "d4/E", {"d3", "d6", "c3", "c4", "c5", "c6"}},
      {light, "d4/S", {"c4", "f4", "c3", "d3", "e3", "f3"}},
      {light, "d4/W", {"f3", "f6", "g3", "g4", "g5", "g6"}},
      {heavy, "d4/N", {"c6", "f6", "c7", "f7", "c8", "d8", "e8", "f8"}},
      {heavy, "d4/S", {"c4", "f4", "c5", "f5", "c3", "d3", "e3", "f3"}},
      {broad, "d4/N", {"c5", "g5", "c6", "g6", "c7", "d7", "e7", "f7", "g7"}},
      {broad, "d4/W", {"e3", "f3", "e7", "f7", "g3", "g4", "g5", "g6", "g7"}},
      {great, "d4/N", {"c6", "g6", "c7", "g7", "c8", "d8", "e8", "f8", "g8"}},
      {great, "d4/E", {"d3", "e3", "d7", "e7", "c3", "c4", "c5", "c6", "c7"}},
      {horse, "d4/N", {"c4", "e4", "c5", "e5", "c6", "d6", "e6"}}};  // a mount is all seat
  return all;
}

TEST(Boarding, S5_S5_1_R2_one_gets_off_beside_or_behind_the_car) {
  for (const ZoneCase& each : zones()) {
    TestTable table(meadow(10, 10));
    table.vehicle(0, each.type, each.where, {noble});
    std::set<std::string> offered;
    for (const std::string& move : table.moves())
      if (const auto sign = move.find('>'); sign != move.npos) offered.insert(move.substr(sign + 1));
    EXPECT_EQ(offered, each.zone) << each.type << each.where;
    EXPECT_EQ(table.refusal("WA2>j10"), "mfm.refusal.not-in-boarding-zone S5.1");
  }
}

TEST(Boarding, S5_3_S5_1_R2_one_gets_on_from_the_same_fields) {
  for (const ZoneCase& each : zones())
    for (int y = 2; y <= 9; ++y)
      for (char x = 'b'; x <= 'h'; ++x) {
        const std::string field = x + std::to_string(y);
        TestTable table(meadow(10, 10));
        table.vehicle(0, each.type, each.where, {});
        if (table.alive(field)) continue;
        TestTable with(meadow(10, 10));
        with.vehicle(0, each.type, each.where, {}).put(0, noble, field);
        const bool inside = each.zone.contains(field);
        EXPECT_EQ(with.refusal(field + "<d4"), inside ? "" : "mfm.refusal.not-in-boarding-zone S5.1")
            << each.type << each.where << field;
        EXPECT_EQ(with.lists(field + "<d4"), inside) << each.type << each.where << field;
      }
}

TEST(Boarding, S5_one_gets_off_onto_a_free_field_where_one_may_stand) {
  TestTable table({"......", "......", "......", "......", "......", "..f..~", "......"});
  table.vehicle(0, light, "d4/N", {driver}).put(0, sword, "d7").put(1, sword, "e7");
  for (const char* closed : {"WL2>c6", "WL2>d7", "WL2>e7"})
    EXPECT_EQ(table.refusal(closed), "mfm.refusal.field-taken R34") << closed;
  EXPECT_NE(table.refusal("WL2>f6"), "");
  EXPECT_EQ(table.refusal("WL2>c7"), "");
}

// --- S5.2: off --------------------------------------------------------------------------------------------------------

// The worked example: B9, five driven, one to get off, three on foot.
TEST(Boarding, S5_2_five_driven_one_to_get_off_three_on_foot) {
  TestTable table(meadow(9, 14));
  table.vehicle(0, light, "d11/N", {driver}).act("LW1=N5").act("WL2>c8");
  EXPECT_EQ(table.refusal("c8-b8"), "mfm.refusal.steady-first S5");
  table.act("WL2%").roll({3});
  EXPECT_EQ(table.refusal("c8-c4"), "mfm.refusal.too-far G3");
  table.act("c8-c5");
  EXPECT_EQ(table.stands("WL2"), "c5");
}

TEST(Boarding, S5_2_the_rest_needs_a_test_on_his_NAH) {
  for (int face = 1; face <= 12; ++face) {
    TestTable table(meadow(9, 14));
    table.vehicle(0, light, "d11/N", {driver}).put(1, sword, "b9").act("LW1=N5").act("WL2>c8").act("WL2%").roll({face});
    EXPECT_EQ(table.refusal("c8-c7"), face <= 3 ? "" : "mfm.refusal.has-moved G1") << face;
    EXPECT_EQ(table.refusal("c8xb9"), "") << face;  // fighting is free
    EXPECT_EQ(table.refusal("WL2%"), "mfm.refusal.no-test-needed S5");
  }
}

TEST(Boarding, S5_2_never_more_than_on_foot_and_never_more_than_is_left) {
  struct Row {
    int driven, rest;
  };
  for (const Row& row : {Row{0, 6}, Row{1, 6}, Row{2, 6}, Row{3, 5}, Row{7, 1}, Row{8, 0}}) {
    TestTable table(meadow(9, 18));
    table.vehicle(0, light, "d15/N", {driver});  // B6 on foot
    if (row.driven) table.act("LW1=N" + std::to_string(row.driven));
    const int y = 17 - row.driven;
    table.act("WL2>c" + std::to_string(y));
    const std::string from = "c" + std::to_string(y);
    if (row.rest == 0) {
      EXPECT_EQ(table.refusal(from + "-b" + std::to_string(y)), "mfm.refusal.has-moved G1");
      continue;
    }
    table.act("WL2%").roll({1});
    EXPECT_TRUE(table.lists(from + "-c" + std::to_string(y - row.rest))) << row.driven;
    EXPECT_FALSE(table.lists(from + "-c" + std::to_string(y - row.rest - 1))) << row.driven;
  }
}

TEST(Boarding, S5_2_R32_getting_off_needs_a_point_that_is_left) {
  TestTable table(meadow(4, 14));
  table.vehicle(0, light, "b11/N", {driver}).act("LW1=N9");
  EXPECT_EQ(table.refusal("WL2>a4"), "mfm.refusal.no-point-left S5");
}

TEST(Boarding, S5_2_R32_before_the_chariots_move_it_costs_the_chariot_a_point) {
  TestTable table(meadow(6, 16));
  table.vehicle(0, light, "c13/N", {driver, noble}).act("WA3>b15");
  EXPECT_EQ(table.refusal("LW1=N9"), "mfm.refusal.too-far-to-drive S2");
  EXPECT_EQ(table.refusal("LW1=N8"), "");
}

TEST(Boarding, S5_2_one_fights_before_or_after_getting_off) {
  for (const bool before : {true, false}) {
    TestTable table(meadow(9, 9));
    table.vehicle(0, light, "d4/N", {driver}).put(1, sword, "c6").put(1, sword, "i9");
    if (before) table.act("WL2xc6").roll({12});
    table.act("WL2>d7");
    EXPECT_EQ(table.refusal("WL2xc6"), before ? "mfm.refusal.has-fought G1" : "") << before;
  }
}

TEST(Boarding, S5_2_ramming_is_no_fight_and_who_got_off_may_still_fight) {
  TestTable table(meadow(9, 12));
  table.vehicle(0, light, "d8/N", {driver}).put(1, sword, "d5").put(1, sword, "c6").put(1, sword, "i9");
  table.act("LW1=N2#").act("LW1#").roll({1, 1}).act("WL2>c7");
  EXPECT_EQ(table.refusal("WL2xc6"), "");
}

TEST(Boarding, S5_2_R10_who_got_off_shoots_as_one_who_moves) {
  TestTable table(meadow(9, 9));
  table.vehicle(0, light, "d4/N", {driver, noble}).put(1, sword, "h7").act("WA3>f7");
  EXPECT_EQ(table.refusal("f7*h7"), "mfm.refusal.has-moved-so-moving R10");
  table.act("f7*h7>");
  EXPECT_EQ(partsOf(table.numberTold("mfm.event.hit-number")), "+4 G7, -2 G7.1");
}

TEST(Boarding, R10_who_shot_without_the_penalty_does_not_get_off_afterwards) {
  TestTable table(meadow(9, 9));
  table.vehicle(0, light, "d4/N", {driver, noble}).put(1, sword, "h7").act("WA3*h7").roll({12});
  EXPECT_EQ(table.refusal("WA3>f7"), "mfm.refusal.shot-still R10");
}

TEST(Boarding, R32_on_or_off_once_per_figure_and_turn) {
  TestTable table(meadow(9, 9));
  table.vehicle(0, light, "d4/N", {driver}).put(0, noble, "c6").put(1, sword, "a1");
  table.act("WL2>f6");
  EXPECT_EQ(table.refusal("f6<d4"), "mfm.refusal.change-once R32");
  table.act("c6<d4");
  EXPECT_EQ(table.refusal("WA3>c6"), "mfm.refusal.change-once R32");
  table.act("pass").act("pass");
  EXPECT_EQ(table.refusal("f6<d4"), "");
  EXPECT_EQ(table.refusal("WA3>c6"), "");
}

TEST(Boarding, R23_S5_riders_get_off_and_on_by_the_same_rule) {
  TestTable table(meadow(9, 14));
  table.vehicle(0, horse, "d11/N", {rider}).put(1, sword, "i14").act("RO1=N5").act("RE2>c7");
  EXPECT_EQ(table.refusal("c7-c6"), "mfm.refusal.steady-first S5");
  table.act("RE2%").roll({5}).act("c7-c4");
  table.act("pass").act("pass").act("c4-c6").act("c6<d6");
  EXPECT_EQ(table.refusal("RO1=N1"), "mfm.refusal.steady-first S5");
  table.act("RE2%").roll({5});
  EXPECT_EQ(table.refusal("RO1=N7"), "mfm.refusal.board-does-not-fit R25");
  EXPECT_EQ(table.refusal("RO1=N5"), "");
}

// --- S5.3: on ---------------------------------------------------------------------------------------------------------

// The worked example: three on foot, one to get on, five driven.
TEST(Boarding, S5_3_with_a_driver_the_rest_needs_no_test) {
  TestTable table(meadow(9, 14));
  table.vehicle(0, light, "d10/N", {driver}).put(0, noble, "c9").put(1, sword, "d4").put(1, sword, "g1");
  table.act("c9-c12").act("c12<d12");
  EXPECT_EQ(table.stands("WA3"), "aboard");
  EXPECT_EQ(table.refusal("WA3%"), "mfm.refusal.no-test-needed S5");
  EXPECT_EQ(table.refusal("LW1=NE6"), "mfm.refusal.board-does-not-fit R25");
  EXPECT_EQ(table.refusal("LW1=NW6"), "mfm.refusal.board-does-not-fit R25");
  EXPECT_TRUE(table.lists("d10=N5"));
  EXPECT_EQ(table.refusal("LW1=N5#"), "");  // even to ram
  table.act("LW1=N5#").act("LW1#").roll({1, 1});
  EXPECT_EQ(table.refusal("WA3*g1>"), "");  // and to fight, who has not
}

TEST(Boarding, S5_3_three_walked_and_one_leave_five_of_nine) {
  TestTable table(meadow(9, 16));
  table.vehicle(0, light, "d12/N", {driver}).put(0, noble, "c11");
  table.act("c11-c14").act("c14<d14");
  EXPECT_TRUE(table.lists("d12=N5"));
  EXPECT_FALSE(table.lists("d12=N6"));
  EXPECT_EQ(table.refusal("LW1=N6"), "mfm.refusal.too-far-to-drive S2");
}

TEST(Boarding, S5_3_without_a_driver_the_rest_needs_a_test_on_the_new_drivers_NAH) {
  for (int face = 1; face <= 12; ++face) {
    TestTable table(meadow(9, 16));
    table.vehicle(0, light, "d12/N", {}).put(0, noble, "c11").put(1, sword, "f13");
    table.act("c11-c14").act("c14<d14");
    EXPECT_EQ(table.refusal("LW1=N1"), "mfm.refusal.steady-first S5");
    table.act("WA2%").roll({face});
    EXPECT_EQ(table.refusal("LW1=N5"), face <= 5 ? "" : "mfm.refusal.has-moved G1") << face;
    EXPECT_FALSE(table.lists("d12=N6")) << face;
    EXPECT_EQ(table.refusal("WA2xf13"), "") << face;
  }
}

TEST(Boarding, S5_3_never_more_than_the_chariots_B) {
  TestTable table(meadow(9, 16));
  table.vehicle(0, light, "d12/N", {driver}).put(0, noble, "c14").act("c14<d14");
  EXPECT_TRUE(table.lists("d12=N8"));
  EXPECT_FALSE(table.lists("d12=N9"));
  TestTable far(meadow(9, 16));  // seven walked and one are more than the seven of the great chariot
  far.vehicle(0, great, "d5/N", {"persian-charioteer"}).put(0, "egyptian-chariot-runner", "c15").act("c15-c8");
  EXPECT_EQ(far.refusal("c8<d8"), "mfm.refusal.no-point-left S5");
}

TEST(Boarding, S5_3_one_fights_before_or_after_getting_on) {
  for (const bool before : {true, false}) {
    TestTable table(meadow(9, 9));
    table.vehicle(0, light, "d4/N", {driver}).put(0, noble, "c6").put(1, sword, "c5");
    if (before) table.act("c6xc5").roll({12});
    table.act("c6<d6");
    EXPECT_EQ(table.refusal("WA3xc5"), before ? "mfm.refusal.has-fought G1" : "") << before;
  }
}

TEST(Boarding, R32_onto_a_chariot_that_has_moved_there_is_no_movement_left) {
  TestTable table(meadow(9, 12));
  table.vehicle(0, light, "d8/N", {driver}).put(0, noble, "c8").act("LW1=N2").act("c8<d8");
  EXPECT_EQ(table.stands("WA3"), "aboard");
  EXPECT_EQ(table.refusal("LW1=N1"), "mfm.refusal.has-moved G1");
  TestTable spent(meadow(9, 14));
  spent.vehicle(0, light, "d11/N", {driver}).put(0, noble, "c4").act("LW1=N9");
  EXPECT_EQ(spent.refusal("c4<d4"), "mfm.refusal.no-point-left S5");  // within its remaining points
}

TEST(Boarding, R29_R32_only_as_many_as_fit_and_not_among_enemies) {
  TestTable table(meadow(9, 9));
  table.vehicle(0, light, "d4/N", {driver, noble}).put(0, noble, "c6").put(1, noble, "f6");
  EXPECT_EQ(table.refusal("c6<d6"), "mfm.refusal.no-room-aboard R29");
  table.act("pass");
  EXPECT_EQ(table.refusal("f6<d6"), "mfm.refusal.enemy-crew R32");
}

// --- S1.1, S6: who may ride and drive -----------------------------------------------------------------------------------

TEST(Boarding, S1_1_S6_who_may_get_on_what) {
  struct Row {
    const char* who;
    bool rides, drives;
  };
  constexpr Row rows[] = {{noble, true, true},    // black horse
                          {rider, true, true},    // red horse: drives later in the game
                          {driver, false, true},  // wheel
                          {sword, false, false}};
  for (const Row& row : rows) {
    TestTable mounted(meadow(9, 9));
    mounted.vehicle(0, horse, "d4/N", {}).put(0, row.who, "c5");
    EXPECT_EQ(mounted.refusal("c5<d4"), row.rides ? "" : "mfm.refusal.cannot-drive S6") << row.who;
    EXPECT_EQ(mounted.lists("c5<d4"), row.rides) << row.who;
    TestTable chariot(meadow(9, 9));
    chariot.vehicle(0, light, "d4/N", {}).put(0, row.who, "c6");
    EXPECT_EQ(chariot.refusal("c6<d4"), row.drives ? "" : "mfm.refusal.cannot-drive S6") << row.who;
  }
}

TEST(Boarding, R33_the_second_move_mounts_nothing) {
  TestTable table(meadow(9, 12));
  table.vehicle(0, horse, "d4/N", {}).put(0, javelin, "c12").act("c12-c8");
  EXPECT_EQ(table.refusal("c8<d4"), "mfm.refusal.not-in-boarding-zone S5.1");
  table.act("c8-c5");
  EXPECT_EQ(table.refusal("c5<d4"), "mfm.refusal.change-once R32");
}

// --- S6: without a driver -------------------------------------------------------------------------------------------------

TEST(Boarding, S6_whom_all_left_stands_where_it_is) {
  TestTable table(meadow(9, 9));
  table.vehicle(0, light, "d4/N", {driver}).put(1, sword, "a1").act("WL2>c6");
  EXPECT_EQ(table.refusal("LW1=N1"), "mfm.refusal.no-driver S6");
  table.act("pass").act("pass");
  EXPECT_EQ(table.refusal("LW1=N1"), "mfm.refusal.no-driver S6");
  for (const std::string& move : table.moves()) EXPECT_EQ(move.find("d4="), move.npos) << move;
}

// A chariot whose driver was cut down in the enemy's turn; the warrior is `type`.
TestTable driverless(const char* type) {
  TestTable table(meadow(9, 16));
  table.vehicle(0, light, "d12/N", {driver, type}).put(1, "celtic-hero", "c13").turnOf(1);
  table.act("c13xWL2").roll({1, 12}).act("decline").roll({1}).act("pass");
  return table;
}

TEST(Boarding, S6_R32_a_chariot_whose_driver_is_dead_stands) {
  TestTable table = driverless(noble);
  EXPECT_EQ(table.stands("WL2"), "out");
  EXPECT_EQ(table.refusal("LW1=N1"), "mfm.refusal.no-driver S6");
  EXPECT_EQ(table.refusal("LW1=/S"), "mfm.refusal.no-driver S6");
  EXPECT_EQ(table.refusal("WA3xc13"), "");  // the warrior fights on
}

TEST(Boarding, R32_a_warrior_takes_the_reins_for_a_point_and_a_NAH_test) {
  for (int face = 1; face <= 12; ++face) {
    TestTable table = driverless(noble);
    table.act("WA3<");
    EXPECT_EQ(table.refusal("LW1=N1"), "mfm.refusal.steady-first S5");
    table.act("WA3%").roll({face});
    EXPECT_EQ(table.refusal("LW1=N8"), face <= 5 ? "" : "mfm.refusal.has-moved G1") << face;
    EXPECT_FALSE(table.lists("d12=N9")) << face;
    EXPECT_EQ(table.refusal("WA3<"), "mfm.refusal.has-driver R32");
    table.act("pass").act("pass");
    EXPECT_TRUE(table.lists("d12=N9")) << face;  // in the next turn nothing is missing
  }
}

TEST(Boarding, R32_without_a_driving_symbol_nobody_takes_the_reins) {
  TestTable table = driverless(sword);
  EXPECT_EQ(table.refusal("SW3<"), "mfm.refusal.cannot-drive S6");
  EXPECT_FALSE(table.lists("SW3<"));
}

TEST(Boarding, R32_S6_a_chariot_without_crew_is_boarded_by_either_sides_able_figures) {
  TestTable table(meadow(9, 16));
  table.vehicle(0, light, "d12/N", {}).put(0, sword, "a1").put(1, driver, "c14").turnOf(1);
  EXPECT_EQ(table.game().score(table.state(), 1), 0);
  table.act("c14<d14").act("WL3%").roll({3});
  EXPECT_EQ(table.labelled("LW1").side, 1);
  table.act("LW1=N8");
  EXPECT_EQ(table.game().score(table.state(), 1), priceOf(light));  // R34: captured
  table.act("pass");
  EXPECT_EQ(table.refusal("LW1=N1"), "mfm.refusal.not-yours R36");
}

TEST(Boarding, R32_a_taken_chariot_that_has_moved_does_not_move_again_under_another) {
  TestTable table(meadow(9, 16));
  table.put(0, driver, "c14").put(0, noble, "c12").put(0, sword, "a1").vehicle(1, light, "d12/N", {});
  table.put(1, sword, "i1").act("c14<d14").act("WL1%").roll({1}).act("pass").act("pass");
  table.act("LW4=N2").act("WL1>f12").act("c12<d12");
  EXPECT_EQ(table.stands("WA2"), "aboard");
  EXPECT_FALSE(table.lists("WA2%"));
  EXPECT_EQ(table.refusal("LW4=N1"), "mfm.refusal.has-moved G1");
}

TEST(Boarding, R3_foot_figures_pass_over_own_boards_and_are_stopped_by_enemy_ones) {
  for (const int side : {0, 1}) {
    TestTable table(meadow(9, 9));
    table.put(0, sword, "c5").vehicle(side, light, "d4/N", {});
    EXPECT_EQ(table.refusal("c5-f5"), side == 0 ? "" : "mfm.refusal.enemy-in-the-way R3");
    EXPECT_EQ(table.refusal("c5-e5"),
              side == 0 ? "mfm.refusal.own-figure-there R3" : "mfm.refusal.enemy-in-the-way R3");
  }
}

TEST(Boarding, S5_3_R14_a_weitschlag_from_aboard_does_not_spare_the_new_drivers_test) {
  for (const bool tested : {false, true}) {
    TestTable table(meadow(9, 16));
    table.vehicle(0, light, "d12/N", {driver, "celtic-gaesatae-spear"}).put(0, noble, "c14").put(1, sword, "d10");
    table.act("WL2>f14").act("c14<d14");
    if (tested) table.act("WA4%").roll({12});  // failed: the rest of the movement is gone
    table.act("GS3~d10").roll({12});
    EXPECT_EQ(table.refusal("LW1=NE1"), tested ? "mfm.refusal.has-moved G1" : "mfm.refusal.steady-first S5");
  }
}

}  // namespace
}  // namespace walstatt::mfm
