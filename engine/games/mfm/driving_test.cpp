// Chapters S2 and S4 with R20 and R23 to R25, sentence by sentence: how mounts and chariots run, turn and fare in terrain.
#include <set>

#include "../../../tests/mfm/figures.h"
#include "../../../tests/mfm/test_table.h"

namespace walstatt::mfm {
namespace {

struct BoardKind {
  const char* type;
  const char* crew;
  int width, length;
};
constexpr BoardKind boards[] = {{horse, rider, 1, 2},  {camel, rider, 1, 3},  {light, driver, 2, 3},
                                {heavy, driver, 2, 4}, {broad, driver, 3, 3}, {great, driver, 3, 4}};

constexpr std::string_view facingLetters = "NESW";
constexpr std::array<const char*, 8> compass{"N", "NE", "E", "SE", "S", "SW", "W", "NW"};

// The label of the first figure, which is the vehicle.
std::string first(TestTable& table) { return table.game().setup().figures[0].label; }

std::set<std::pair<int, int>> fieldsOf(TestTable& table) {
  std::set<std::pair<int, int>> fields;
  for (FieldId id = 0; id < table.game().board().size(); ++id)
    if (table.state().occupant[id] == 0)
      fields.emplace(table.game().board().field(id).x, table.game().board().field(id).y);
  return fields;
}

// The rear square of a board that covers these fields.
std::set<std::pair<int, int>> rearOf(const std::set<std::pair<int, int>>& fields, int width, std::size_t facing) {
  int low = 99, high = -1;
  for (const auto& [x, y] : fields) {
    const int along = facing % 2 == 0 ? y : x;
    low = std::min(low, along);
    high = std::max(high, along);
  }
  std::set<std::pair<int, int>> rear;
  for (const auto& [x, y] : fields) {
    const int along = facing % 2 == 0 ? y : x;
    const bool lookingUpOrLeft = facing == 0 || facing == 3;
    if (lookingUpOrLeft ? along > high - width : along < low + width) rear.emplace(x, y);
  }
  return rear;
}

// --- R20, R24: boards and turning -------------------------------------------------------------------------------------

TEST(Driving, R20_R24_boards_are_as_wide_and_long_as_printed) {
  for (const BoardKind& board : boards) {
    TestTable table(meadow(12, 12));
    table.vehicle(0, board.type, "e5/N", {board.crew});
    const auto fields = fieldsOf(table);
    EXPECT_EQ(fields.size(), static_cast<std::size_t>(board.width * board.length)) << board.type;
    for (const auto& [x, y] : fields) {
      EXPECT_TRUE(x >= 4 && x < 4 + board.width && y >= 4 && y < 4 + board.length) << board.type;
    }
    TestTable sideways(meadow(12, 12));
    sideways.vehicle(0, board.type, "e5/E", {board.crew});
    EXPECT_TRUE(fieldsOf(sideways).contains({4 + board.length - 1, 4 + board.width - 1})) << board.type;
  }
}

// The rear square stays, the rest swings round: from g6, looking up, to the three other facings.
TEST(Driving, R24_R20_where_every_board_lies_after_turning) {
  struct Row {
    const char* type;
    const char* crew;
    const char *east, *south, *west;
  };
  constexpr Row rows[] = {{horse, rider, "g7/E", "g7/S", "f7/W"},  {camel, rider, "g8/E", "g8/S", "e8/W"},
                          {light, driver, "g7/E", "g7/S", "f7/W"}, {heavy, driver, "g8/E", "g8/S", "e8/W"},
                          {broad, driver, "g6/E", "g6/S", "g6/W"}, {great, driver, "g7/E", "g7/S", "f7/W"}};
  for (const Row& row : rows) {
    const std::pair<const char*, const char*> turns[] = {{"=/E", row.east}, {"=/S", row.south}, {"=/W", row.west}};
    for (const auto& [turn, expected] : turns) {
      TestTable table(meadow(14, 14));
      table.vehicle(0, row.type, "g6/N", {row.crew});
      const std::string label = first(table);
      EXPECT_TRUE(table.lists("g6" + std::string(turn))) << row.type;
      table.act(label + turn);
      EXPECT_EQ(table.stands(label), expected) << row.type;
    }
  }
}

TEST(Driving, R24_R20_the_rear_square_stays_in_all_facings) {
  for (const BoardKind& board : boards)
    for (std::size_t from = 0; from < 4; ++from)
      for (std::size_t to = 0; to < 4; ++to) {
        if (from == to) continue;
        TestTable table(meadow(14, 14));
        table.vehicle(0, board.type, std::string("f6/") + facingLetters[from], {board.crew});
        const auto before = rearOf(fieldsOf(table), board.width, from);
        table.act(std::string("f6=/") + facingLetters[to]);
        const auto fields = fieldsOf(table);
        EXPECT_EQ(rearOf(fields, board.width, to), before) << board.type << ' ' << from << to;
        EXPECT_EQ(fields.size(), static_cast<std::size_t>(board.width * board.length));
      }
}

TEST(Driving, R24_R20_turning_alone_is_the_move) {
  for (const BoardKind& board : boards) {
    TestTable table(meadow(14, 14));
    table.vehicle(0, board.type, "f6/N", {board.crew});
    const std::string label = first(table);
    table.act(label + "=/E");
    EXPECT_EQ(table.refusal(label + "=E1"), "mfm.refusal.has-moved G1") << board.type;
    EXPECT_EQ(table.refusal(label + "=/N"), "mfm.refusal.has-moved G1");
    EXPECT_EQ(table.lives(label), table.game().typeOf(0).lives);
  }
}

TEST(Driving, R24_turning_to_where_it_looks_already_is_nothing) {
  TestTable table(meadow(9, 9));
  table.vehicle(0, light, "d4/N", {driver});
  EXPECT_EQ(table.refusal("LW1=/N"), "mfm.refusal.no-steps R3");
}

TEST(Driving, R24_the_new_fields_must_be_free_and_passable) {
  // Looking up from d4 (d4 to e6) a turn to the right needs f5 and f6.
  for (const char symbol : {'T', 'o', '~', 'r', 'W', 'f', 'h'}) {
    auto plan = meadow(9, 9);
    plan[5][5] = symbol;
    TestTable table(plan);
    table.vehicle(0, light, "d4/N", {driver});
    EXPECT_EQ(table.refusal("LW1=/E"), "mfm.refusal.no-room-to-turn R24") << symbol;
    EXPECT_FALSE(table.lists("d4=/E")) << symbol;
    EXPECT_TRUE(table.lists("d4=/W")) << symbol;
  }
  for (const int side : {0, 1}) {
    TestTable table(meadow(9, 9));
    table.vehicle(0, light, "d4/N", {driver}).put(side, sword, "f5");
    EXPECT_EQ(table.refusal("LW1=/E"), "mfm.refusal.turn-blocked R24") << side;
    EXPECT_FALSE(table.lists("d4=/E")) << side;
    EXPECT_EQ(table.refusal("LW1=/S"), "") << side;
  }
  TestTable edge(meadow(9, 9));
  edge.vehicle(0, light, "h7/N", {driver});
  EXPECT_EQ(edge.refusal("LW1=/E"), "mfm.refusal.no-room-to-turn R24");
  EXPECT_EQ(edge.refusal("LW1=/S"), "mfm.refusal.no-room-to-turn R24");
}

TEST(Driving, R24_only_the_new_fields_count_not_those_swept_over) {
  // From north to south nothing beside the board matters.
  TestTable table(meadow(9, 9));
  table.vehicle(0, light, "d4/N", {driver}).put(1, sword, "f5").put(1, sword, "c5");
  table.act("LW1=/S");
  EXPECT_EQ(table.stands("LW1"), "d5/S");
}

// --- S2, R25: running ---------------------------------------------------------------------------------------------------

TEST(Driving, S2_R25_R20_forward_or_diagonally_forward_and_nothing_else) {
  for (const BoardKind& board : boards)
    for (std::size_t facing = 0; facing < 4; ++facing)
      for (std::size_t direction = 0; direction < 8; ++direction) {
        TestTable table(meadow(14, 14));
        table.vehicle(0, board.type, std::string("f6/") + facingLetters[facing], {board.crew});
        const std::size_t apart = (direction + 8 - 2 * facing) % 8;
        const bool forward = apart <= 1 || apart == 7;
        const std::string run = "f6=" + std::string(compass[direction]) + "2";
        EXPECT_EQ(table.refusal(run), forward ? "" : "mfm.refusal.only-forward R25") << board.type << run << facing;
        EXPECT_EQ(table.lists(run), forward) << board.type << run << facing;
      }
}

TEST(Driving, S2_in_one_direction_then_it_may_turn) {
  TestTable table(meadow(9, 12));
  table.vehicle(0, light, "d8/N", {driver});
  table.act("LW1=NE3/W");  // to g5, then round
  EXPECT_EQ(table.stands("LW1"), "f6/W");
  EXPECT_EQ(table.refusal("LW1=W1"), "mfm.refusal.has-moved G1");  // no driving in circles
}

TEST(Driving, S2_as_far_as_B_says_and_always_less) {
  TestTable table(meadow(4, 16));
  table.vehicle(0, light, "b13/N", {driver});  // B9
  for (int steps = 1; steps <= 9; ++steps) EXPECT_TRUE(table.lists("b13=N" + std::to_string(steps))) << steps;
  EXPECT_EQ(table.refusal("LW1=N10"), "mfm.refusal.too-far-to-drive S2");
  EXPECT_FALSE(table.lists("b13=N10"));
  for (const BoardKind& board : boards) {
    TestTable other(meadow(4, 20));
    other.vehicle(0, board.type, "a17/N", {board.crew});
    const int reach = other.game().typeOf(0).move;
    EXPECT_TRUE(other.lists("a17=N" + std::to_string(reach))) << board.type;
    EXPECT_FALSE(other.lists("a17=N" + std::to_string(reach + 1))) << board.type;
  }
}

TEST(Driving, S2_R3_over_own_figures_but_not_onto_them) {
  TestTable table(meadow(6, 12));
  table.vehicle(0, light, "c9/N", {driver}).put(0, sword, "c7").vehicle(0, light, "d4/N", {driver});
  for (const char* onto : {"LW1=N2", "LW1=N3", "LW1=N4", "LW1=N5"})
    EXPECT_EQ(table.refusal(onto), "mfm.refusal.board-may-not-end R3") << onto;
  EXPECT_FALSE(table.lists("c9=N2"));
  EXPECT_TRUE(table.lists("c9=N8"));  // beyond both
  EXPECT_EQ(table.refusal("LW1=N8"), "");
}

TEST(Driving, S2_R3_enemies_and_closed_fields_stop_the_run_of_every_column) {
  for (const char* where : {"c6", "d6"}) {
    TestTable table(meadow(6, 12));
    table.vehicle(0, light, "c8/N", {driver}).put(1, sword, where);
    EXPECT_EQ(table.refusal("LW1=N1"), "") << where;
    EXPECT_EQ(table.refusal("LW1=N2"), "mfm.refusal.enemy-in-the-way R3") << where;
    EXPECT_FALSE(table.lists("c8=N5")) << where;
  }
  TestTable edge(meadow(6, 6));
  edge.vehicle(0, light, "c3/N", {driver});
  EXPECT_EQ(edge.refusal("LW1=N3"), "mfm.refusal.board-does-not-fit R25");
}

TEST(Driving, R25_all_fields_of_the_board_must_be_passable) {
  for (const BoardKind& board : boards)
    for (int column = 0; column < board.width; ++column) {
      auto plan = meadow(6, 9);
      plan[2][1 + static_cast<std::size_t>(column)] = 'o';
      TestTable table(plan);
      table.vehicle(0, board.type, "b5/N", {board.crew});
      EXPECT_EQ(table.refusal("b5=N1"), "") << board.type;
      EXPECT_EQ(table.refusal("b5=N2"), "mfm.refusal.board-does-not-fit R25") << board.type << column;
    }
}

TEST(Driving, R3_fence_and_hedge_are_crossed_never_ended_on) {
  for (const char symbol : {'f', 'h'}) {
    auto plan = meadow(4, 12);
    plan[6][1] = symbol;  // b7
    TestTable table(plan);
    table.vehicle(0, light, "b8/N", {driver});
    for (const char* onto : {"LW1=N1", "LW1=N2", "LW1=N3"})
      EXPECT_EQ(table.refusal(onto), "mfm.refusal.board-may-not-end R3") << onto << symbol;
    table.act("LW1=N4");
    EXPECT_EQ(table.labelled("LW1").spent, 5) << symbol;
  }
}

// --- S2, R25: what fields cost ---------------------------------------------------------------------------------------------

TEST(Driving, S2_S4_1_R25_the_terrain_table_for_mounts_and_chariots) {
  struct Row {
    char symbol;
    int mount, chariot;  // 0: closed
  };
  constexpr Row rows[] = {{'.', 1, 1}, {'c', 2, 2}, {'b', 2, 2}, {'B', 3, 3}, {'x', 5, 5}, {'t', 1, 1},
                          {'T', 0, 0}, {'n', 2, 2}, {'g', 1, 1}, {'H', 1, 1}, {'s', 3, 3}, {'~', 0, 0},
                          {'m', 3, 3}, {'j', 3, 3}, {'=', 2, 2}, {'r', 5, 0}, {'R', 0, 0}, {'o', 0, 0},
                          {'W', 0, 0}, {'w', 0, 0}, {'D', 0, 0}, {'_', 0, 0}};
  for (const Row& row : rows)
    for (const bool chariot : {false, true}) {
      auto plan = meadow(4, 8);
      plan[3][1] = row.symbol;  // b4, one field of a chariot's front
      TestTable table(plan);
      table.vehicle(0, chariot ? light : horse, "b5/N", {chariot ? driver : rider});
      const int cost = chariot ? row.chariot : row.mount;
      EXPECT_EQ(table.refusal("b5=N1").empty(), cost > 0) << row.symbol << chariot;
      EXPECT_EQ(table.lists("b5=N1"), cost > 0) << row.symbol << chariot;
      if (!cost) continue;
      table.act("b5=N1");
      if (row.symbol == 't') table.roll({12});
      EXPECT_EQ(table.labelled(first(table)).spent, cost) << row.symbol << chariot;
    }
}

TEST(Driving, R25_a_step_costs_the_highest_of_the_fields_newly_entered) {
  // Row 6: clay beside large bush costs 3, row 5: meadow beside small bush costs 2; what it stands on already, nothing.
  TestTable table({"....", "....", "....", "....", ".b..", ".cB.", "....", "....", "...."});
  table.vehicle(0, light, "b7/N", {driver});
  EXPECT_TRUE(table.lists("b7=N6"));  // 3 + 2 + 4
  table.act("LW1=N5");
  EXPECT_EQ(table.labelled("LW1").spent, 8);
}

TEST(Driving, R25_a_diagonal_step_enters_a_row_and_a_column) {
  // From b4 to c3 the board newly enters c3, d3, d4 and d5: the swamp is at the side.
  TestTable table({"......", "......", "......", "......", "...m..", "......", "......"});
  table.vehicle(0, light, "b4/N", {driver});
  table.act("LW1=NE1");
  EXPECT_EQ(table.labelled("LW1").spent, 3);
}

TEST(Driving, R33_S7_2_fields_cost_a_mounted_skirmisher_one_less_and_at_least_1) {
  const std::pair<const char*, int> rows[] = {{javelin, 2 + 1 + 1}, {rider, 3 + 2 + 1}};
  for (const auto& [who, cost] : rows) {
    TestTable table({".", ".", "b", "B", ".", "."});
    table.vehicle(0, pony, "a5/N", {who});
    table.act("PO1=N3");
    EXPECT_EQ(table.labelled("PO1").spent, cost) << who;
  }
}

// --- S4.2, R23: the branch test -------------------------------------------------------------------------------------------

// Branches on row 5, looking up from row 7; another figure of each side far away.
TestTable below(const char* type, const std::vector<std::string>& crew) {
  TestTable table({"......", "......", "......", "......", ".tttt.", "......", "......", "......", "......", "......"});
  table.vehicle(0, type, "b7/N", crew).put(0, sword, "f10").put(1, sword, "f1");
  return table;
}

TEST(Driving, S4_2_R23_the_branch_table_of_chariots) {
  for (int face = 1; face <= 12; ++face) {
    TestTable table = below(heavy, {driver, sword});  // three lives
    table.act("WS1=N5");
    ASSERT_TRUE(table.waitsForDice());
    EXPECT_EQ(table.stands("WS1"), "b5/N");  // at once, where the first field is entered
    table.roll({face});
    EXPECT_EQ(table.lives("WS1"), face <= 2 ? 1 : face <= 4 ? 2 : 3) << face;
    EXPECT_EQ(table.stands("WS1"), face <= 4 ? "b5/N" : "b2/N") << face;  // from 5 the move goes on
    EXPECT_EQ(table.lives("WL2") + table.lives("SW3"), 2) << face;        // the crew takes no harm
  }
}

TEST(Driving, S4_2_R23_below_5_the_turn_of_the_whole_crew_is_over) {
  for (const int face : {2, 4, 5}) {
    TestTable table = below(heavy, {driver, "celtic-chariot-noble"});
    table.put(1, sword, "a6");
    table.act("WS1=N2").roll({face});
    const bool over = face <= 4;
    EXPECT_EQ(table.refusal("WS1=/S"), over ? "mfm.refusal.branch-ended R23" : "mfm.refusal.has-moved G1");
    for (const char* who : {"WL2", "WA3"}) {
      EXPECT_EQ(table.refusal(std::string(who) + "xa6"), over ? "mfm.refusal.branch-ended R23" : "") << who << face;
      EXPECT_EQ(table.refusal(std::string(who) + ">a8").empty(), !over) << who << face;
    }
  }
}

TEST(Driving, S4_2_1_to_2_puts_most_chariots_out_and_the_crew_may_not_fight) {
  TestTable table = below(light, {driver});
  table.put(1, sword, "a6").act("LW1=N2").roll({2});
  EXPECT_EQ(table.stands("LW1"), "out");
  while (table.game().turn(table.state()).reaction) table.act(table.moves().front());
  EXPECT_EQ(table.refusal("WL2xa6"), "mfm.refusal.branch-ended R23");  // R31: not after a branch test
  EXPECT_EQ(table.refusal("WL2-" + std::string("d5")), "mfm.refusal.has-moved G1");
}

TEST(Driving, S4_2_armour_does_not_help_against_branches) {
  TestTable table = below("egyptian-state-chariot", {"egyptian-pharaoh"});  // armour 1, S+2, the king armour 2
  table.act("GW1=N2").roll({4});
  EXPECT_EQ(table.lives("GW1"), 2);
}

TEST(Driving, R23_the_branch_table_of_riders) {
  for (int face = 1; face <= 12; ++face) {
    TestTable table = below(camel, {chieftain});  // two lives and three
    table.act("KA1=N5").roll({face});
    EXPECT_EQ(table.lives("KA1"), face <= 2 ? 0 : face <= 4 ? 1 : 2) << face;
    EXPECT_EQ(table.lives("HP2"), face <= 2 ? 2 : 3) << face;
    if (face <= 4 && face > 2) {
      EXPECT_EQ(table.stands("KA1"), "b5/N");
      EXPECT_EQ(table.refusal("HP2>a6"), "mfm.refusal.branch-ended R23");
    }
    if (face >= 5) {
      EXPECT_EQ(table.stands("KA1"), "b2/N");
    }
  }
}

TEST(Driving, R23_a_rider_of_one_life_falls_with_his_mount_at_1_and_2) {
  TestTable table = below(horse, {rider});
  table.act("RO1=N3").roll({1});
  EXPECT_EQ(table.stands("RO1"), "out");
  EXPECT_EQ(table.stands("RE2"), "out");
  TestTable unhurt = below(horse, {rider});
  unhurt.act("RO1=N3").roll({3});  // the mount alone, which has one life
  EXPECT_EQ(unhurt.stands("RO1"), "out");
  EXPECT_EQ(unhurt.lives("RE2"), 1);
}

TEST(Driving, R23_S7_2_mounted_skirmishers_lose_at_most_the_mount) {
  for (int face = 1; face <= 4; ++face) {
    TestTable table = below(pony, {javelin});
    table.put(1, sword, "a5").act("PO1=N3").roll({face});
    EXPECT_EQ(table.stands("PO1"), "out") << face;
    EXPECT_EQ(table.lives("RW2"), 1) << face;
    while (table.game().turn(table.state()).reaction) table.act(table.moves().front());
    EXPECT_EQ(table.refusal("RW2xa5"), "mfm.refusal.branch-ended R23") << face;
  }
}

TEST(Driving, S4_2_R23_once_per_tree_however_many_of_its_fields) {
  TestTable table({"....", "....", "....", "....", ".tt.", ".tt.", ".tt.", "....", "....", "...."});
  table.vehicle(0, light, "b8/N", {driver}).act("LW1=N6").roll({5});
  EXPECT_FALSE(table.waitsForDice());
  EXPECT_EQ(table.stands("LW1"), "b2/N");
}

TEST(Driving, S4_2_R23_one_test_for_each_tree) {
  TestTable table({"....", "....", "....", ".t..", "....", "..t.", "....", "....", "....", "...."});
  table.vehicle(0, light, "b8/N", {driver}).act("LW1=N6").roll({5});
  ASSERT_TRUE(table.waitsForDice());
  EXPECT_EQ(table.stands("LW1"), "b4/N");
  table.roll({5});
  EXPECT_EQ(table.stands("LW1"), "b2/N");
}

TEST(Driving, R23_turning_into_a_tree_is_tested_too) {
  TestTable table({"......", "......", "......", "......", "....t.", "......", "......"});
  table.vehicle(0, light, "c4/N", {driver}).put(1, sword, "a1").act("LW1=/E");
  ASSERT_TRUE(table.waitsForDice());
  table.roll({3});
  EXPECT_EQ(table.lives("LW1"), 1);
  EXPECT_EQ(table.stands("LW1"), "c5/E");
}

TEST(Driving, R23_a_tree_tested_in_the_run_is_not_tested_again_when_moving_up_after_the_ram) {
  TestTable table({"......", "..tt..", "..tt..", "......", "......", "......", "......", "......"});
  table.vehicle(0, light, "c5/N", {driver}).put(1, sword, "c2").put(1, sword, "f8");
  table.act("LW1=N2#").roll({5});  // branches at row 3
  table.act("LW1#").roll({1, 1});  // and row 2, of the same tree, is cleared
  EXPECT_EQ(table.stands("LW1"), "c2/N");
  EXPECT_FALSE(table.waitsForDice()) << "once per tree and turn";
}

TEST(Driving, R23_a_tree_tested_in_the_run_is_not_tested_again_when_stepping_in_after_weit) {
  TestTable table({"......", "......", "..tt..", "..tt..", "......", "......", "......", "......"});
  table.vehicle(0, light, "c6/N", {driver, spear}).put(1, sword, "c2");
  table.act("LW1=N2").roll({5});
  table.act("GS3~c2").roll({12});
  EXPECT_EQ(table.refusal("LW1=N1"), "");
  table.act("LW1=N1");
  EXPECT_FALSE(table.waitsForDice()) << "once per tree and turn";
}

TEST(Driving, R23_the_test_comes_again_in_the_next_turn) {
  TestTable table({"..", "..", "tt", "..", "tt", "..", "..", "..", ".."});
  table.vehicle(0, light, "a6/N", {driver}).put(1, sword, "b1");
  table.act("LW1=N1").roll({5}).act("pass").act("pass").act("LW1=N2");
  EXPECT_TRUE(table.waitsForDice());
}

TEST(Driving, R3_R23_who_must_stop_over_an_own_figure_goes_back_to_where_it_may_end) {
  TestTable table({"....", "....", "....", ".tt.", "....", "....", "....", "....", "...."});
  table.vehicle(0, light, "b7/N", {driver}).put(0, sword, "b5").put(1, sword, "a1");
  table.act("LW1=N5").roll({3});  // at b4 it would stand on b5
  EXPECT_EQ(table.stands("LW1"), "b6/N");
  EXPECT_EQ(table.lives("LW1"), 1);
}

}  // namespace
}  // namespace walstatt::mfm
