// G7.5 with R13: shooting into melee, and whom a shot may strike there.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "../../../tests/mfm/test_shots.h"
#include "base/test_pick.h"

namespace walstatt::mfm {

// --- G7.5 and R13: shooting into melee ----------------------------------------------------------------------------

TEST(Shooting, G7_5_R13_the_whole_table_from_minus_7_to_plus_8) {
  const std::map<int, int> printed{{-7, 1}, {-6, 1}, {-5, 1}, {-4, 2}, {-3, 3}, {-2, 4}, {-1, 5}, {0, 6},
                                   {1, 7},  {2, 8},  {3, 9},  {4, 10}, {5, 11}, {6, 11}, {7, 12}, {8, 12}};
  for (const auto& [difference, upTo] : printed) EXPECT_EQ(ownStruckUpTo(difference), upTo) << difference;
  EXPECT_EQ(ownStruckUpTo(-60), 1);
  EXPECT_EQ(ownStruckUpTo(60), 12);
  // The same on the board: blocks of 3 × 3, so that the danger area (j1 to l6) holds 18 fields.
  for (const auto& [difference, upTo] : printed) {
    TestTable table(meadow(12, 6), 3);
    table.put(0, "roman-archer", "a4").put(1, "celtic-swordsman", "j4").put(0, "roman-swordsman", "j5");
    std::vector<std::string> rest{"j1", "j2", "j3", "k1", "k2", "k3", "k4", "k5",
                                  "k6", "l1", "l2", "l3", "l4", "l5", "l6"};
    for (int i = 0; i < std::abs(difference); ++i) {
      table.put(difference > 0 ? 0 : 1, difference > 0 ? "roman-swordsman" : "celtic-swordsman",
                rest[static_cast<std::size_t>(i)]);
    }
    for (int face = 1; face <= 12; ++face) {
      TestTable& t = table;
      State before = t.state();
      t.act("a4*j4").roll({1});
      ASSERT_EQ(t.state().attack.stage, Stage::side);
      t.events.events.clear();
      t.roll({face});
      EXPECT_EQ(t.told("mfm.event.own-side-struck"), face <= upTo) << difference << ' ' << face;
      EXPECT_EQ(t.told("mfm.event.enemy-struck"), face > upTo) << difference << ' ' << face;
      t.state() = before;
    }
  }
}

TEST(Shooting, G7_5_applies_when_the_target_is_beside_a_figure_of_the_shooters_side) {
  TestTable alone(meadow(12, 6));
  alone.put(0, "roman-archer", "a3").put(1, "celtic-swordsman", "i3").put(0, "roman-swordsman", "k3");
  alone.act("a3*i3").roll({1});
  EXPECT_EQ(alone.state().attack.stage, Stage::defence);  // j3 lies between
  TestTable melee(meadow(12, 6));
  melee.put(0, "roman-archer", "a3").put(1, "celtic-swordsman", "i3").put(0, "roman-swordsman", "j3");
  melee.act("a3*i3").roll({1});
  EXPECT_EQ(melee.state().attack.stage, Stage::side);
  EXPECT_TRUE(melee.told("mfm.event.danger-area"));
}

TEST(Shooting, R13_figures_of_allies_in_the_melee_count_as_own) {
  TestTable table(meadow(12, 6));
  table.put(0, "roman-archer", "a3", 0).put(0, "roman-swordsman", "j3", 1).put(1, "celtic-swordsman", "i3");
  table.act("a3*i3", 0).roll({1});
  EXPECT_EQ(table.state().attack.stage, Stage::side);
}

TEST(Shooting, G7_5_equal_numbers_1_to_6_own_one_enemy_more_1_to_5) {
  for (const bool more : {false, true}) {
    TestTable table(meadow(12, 6));
    table.put(0, "roman-archer", "a3").put(1, "celtic-swordsman", "i3").put(0, "roman-swordsman", "j3");
    if (more) table.put(1, "celtic-swordsman", "j2");
    table.act("a3*i3");
    EXPECT_EQ(table.state().attack.ownUpTo, more ? 5 : 6);
  }
}

TEST(Shooting, R13_the_danger_area_is_the_targets_block_and_the_neighbour_on_its_side) {
  // Fired along the row: the area lies across, that is, two blocks one above the other in columns i and j.
  const auto dangerIn = [](const std::string& target, const std::string& other) {
    TestTable table(meadow(14, 8));
    table.put(0, "roman-archer", "a3").put(1, "celtic-swordsman", target);
    if (other != target) table.put(1, "celtic-swordsman", other);
    return table.game().dangerOf(table.state(), 0, 1, Across::given).enemy;
  };
  for (int y = 0; y < 8; ++y)
    for (int x = 6; x < 14; ++x) {
      const std::string other = writePlace({x, y, 0});
      const bool columns = x == 8 || x == 9;
      // i3 stands in the upper half of its block (rows 3 and 4): the neighbour is the block above.
      if (other != "i3") {
        EXPECT_EQ(dangerIn("i3", other), columns && y < 4 ? 2 : 1) << other;
      }
      // i4 stands in the lower half: the neighbour is the block below.
      if (other != "i4") {
        EXPECT_EQ(dangerIn("i4", other), columns && y >= 2 && y < 6 ? 2 : 1) << other;
      }
    }
}

TEST(Shooting, R13_fired_along_the_column_the_area_lies_across_in_the_row) {
  TestTable table(meadow(8, 14));
  table.put(0, "roman-archer", "c1").put(1, "celtic-swordsman", "d9");
  table.put(1, "celtic-swordsman", "f9")
      .put(1, "celtic-swordsman", "e10")
      .put(1, "celtic-swordsman", "b9")
      .put(1, "celtic-swordsman", "d11");
  // d stands in the right half of its block: c, d and e, f count; b does not, nor does row 11.
  EXPECT_EQ(table.game().dangerOf(table.state(), 0, 1, Across::given).enemy, 3);
}

TEST(Shooting, R13_at_the_edge_of_the_board_only_the_targets_block_is_left) {
  TestTable table(meadow(12, 6));
  table.put(0, "roman-archer", "a1")
      .put(1, "celtic-swordsman", "i1")
      .put(0, "roman-swordsman", "j1")
      .put(0, "roman-swordsman", "i3");
  const auto danger = table.game().dangerOf(table.state(), 0, table.figure("i1"), Across::given);
  EXPECT_EQ(danger.own, 1);
  EXPECT_EQ(danger.enemy, 1);
}

TEST(Shooting, R13_the_shooter_himself_is_not_counted) {
  // In blocks of 3 × 3 he can stand in the danger area of his own shot.
  TestTable table(meadow(9, 6), 3);
  table.put(0, "roman-archer", "a1").put(0, "roman-swordsman", "b2").put(1, "celtic-swordsman", "c1");
  const auto danger = table.game().dangerOf(table.state(), 0, table.figure("c1"), Across::given);
  EXPECT_EQ(danger.own, 1);
  EXPECT_EQ(danger.enemy, 1);
  table.act("a1*c1").roll({1}).roll({1});
  EXPECT_EQ(table.state().attack.struck, table.figure("b2"));
}

TEST(Shooting, R13_equal_differences_the_shooter_chooses_the_axis) {
  TestTable table(meadow(8, 8));
  table.put(0, "roman-archer", "a1")
      .put(1, "celtic-swordsman", "e5")
      .put(0, "roman-swordsman", "f6")
      .put(0, "roman-swordsman", "d5")
      .put(0, "roman-swordsman", "e4");
  EXPECT_EQ(table.refusal("a1*e5"), "mfm.refusal.axis-needed R13");
  EXPECT_EQ(table.refusal("a1*e5/c"), "");
  EXPECT_EQ(table.refusal("a1*e5/r"), "");
  EXPECT_TRUE(table.lists("a1*e5/c") && table.lists("a1*e5>/c") && table.lists("a1*e5/r") && table.lists("a1*e5>/r"));
  EXPECT_FALSE(table.lists("a1*e5"));
  const FigureId target = table.figure("e5");
  const auto columns = table.game().dangerOf(table.state(), 0, target, Across::columns);
  const auto rows = table.game().dangerOf(table.state(), 0, target, Across::rows);
  EXPECT_EQ(columns.own, 2);  // f6 in the block, d5 in the one to the left
  EXPECT_EQ(rows.own, 2);     // f6 in the block, e4 in the one above
  EXPECT_NE(columns.ownFigures, rows.ownFigures);
}

TEST(Shooting, R13_otherwise_the_axis_is_given) {
  TestTable table(meadow(10, 8));
  table.put(0, "roman-archer", "a1")
      .put(1, "celtic-swordsman", "f5")
      .put(0, "roman-swordsman", "f6")
      .put(1, "celtic-archer", "c3");
  EXPECT_EQ(table.refusal("a1*f5/c"), "mfm.refusal.axis-given R13");
  EXPECT_EQ(table.refusal("a1*f5"), "");
  EXPECT_EQ(table.refusal("a1*c3/r"), "mfm.refusal.axis-given R13");  // on the diagonal, but in no melee
  EXPECT_EQ(table.refusal("a1*c3"), "");
}

TEST(Shooting, R13_the_axis_is_written_as_c_or_r) {
  TestTable table(meadow(8, 8));
  table.put(0, "roman-archer", "a1")
      .put(1, "celtic-swordsman", "e5")
      .put(0, "roman-swordsman", "f6")
      .put(1, "celtic-archer", "c1");
  for (const char* bad : {"a1*e5/", "a1*e5/x", "a1*e5/cc", "a1*c1/", "a1*c1/>"})
    EXPECT_EQ(table.refusal(bad).substr(0, 12), "mfm.notation") << bad;
}

TEST(Shooting, R13_the_order_is_hit_side_draw_defence) {
  TestTable table(meadow(12, 6));
  table.put(0, "roman-archer", "a3")
      .put(0, "roman-swordsman", "j3")
      .put(0, "roman-slinger", "j2")
      .put(1, "celtic-swordsman", "i3")
      .put(1, "celtic-archer", "l6");
  table.act("a3*i3");
  EXPECT_EQ(table.state().attack.ownUpTo, 7);  // two own, one enemy
  table.roll({4}).roll({7});
  EXPECT_EQ(table.game().turn(table.state()).dice, (Throw{1, 2, false}));  // by board size: two figures of one field
  table.roll({2});
  EXPECT_EQ(table.state().attack.struck, 2);
  EXPECT_TRUE(table.told("mfm.event.drawn"));
  table.roll({8});  // the slinger has S0, the archer's F stands from 9
  EXPECT_FALSE(table.alive("j2"));
  EXPECT_TRUE(table.alive("i3"));
}

TEST(Shooting, R13_each_own_figure_in_the_area_can_be_drawn) {
  for (int face = 1; face <= 3; ++face) {
    TestTable table(meadow(12, 6));
    table.put(0, "roman-archer", "a3")
        .put(0, "roman-swordsman", "j3")
        .put(0, "roman-slinger", "j2")
        .put(0, "roman-slinger", "i1")
        .put(1, "celtic-swordsman", "i3");
    table.act("a3*i3").roll({1}).roll({1}).roll({face});
    EXPECT_EQ(table.state().attack.struck, face);  // in the order of the figures
  }
}

TEST(Shooting, R13_who_is_struck_defends_against_the_shooters_row_with_his_own_protection) {
  for (const auto& [face, saved] : {std::pair{5, true}, std::pair{4, false}}) {
    TestTable table({"............", "............", ".........T..", "............"});
    table.put(0, "roman-archer", "a3").put(0, "roman-swordsman", "j3").put(1, "celtic-swordsman", "i3");
    table.act("a3*i3").roll({1}).roll({1});
    EXPECT_EQ(table.state().attack.struck, table.figure("j3"));  // one figure needs no draw
    table.roll({face});                                          // S1 and a trunk: 5 + 4 = 9
    EXPECT_EQ(table.alive("j3"), saved);
  }
}

TEST(Shooting, R13_otherwise_the_aimed_target_is_struck) {
  TestTable table(meadow(12, 6));
  table.put(0, "roman-archer", "a3")
      .put(0, "roman-swordsman", "j3")
      .put(1, "celtic-swordsman", "i3")
      .put(1, "celtic-swordsman", "i4")
      .put(1, "celtic-archer", "l6");
  table.act("a3*i3").roll({1}).roll({6}).roll({2});
  EXPECT_FALSE(table.alive("i3"));
  EXPECT_TRUE(table.alive("i4") && table.alive("j3"));
}

TEST(Shooting, R13_a_miss_strikes_nobody) {
  TestTable table(meadow(12, 6));
  table.put(0, "roman-archer", "a3").put(0, "roman-swordsman", "j3").put(1, "celtic-swordsman", "i3");
  table.act("a3*i3").roll({5});
  EXPECT_FALSE(table.waitsForDice());
  EXPECT_TRUE(table.alive("i3") && table.alive("j3"));
}

TEST(Shooting, R13_own_figures_outside_the_area_cannot_be_struck) {
  // k3 is beside j3, but in the next block.
  TestTable table(meadow(14, 6));
  table.put(0, "roman-archer", "a3").put(0, "roman-swordsman", "k3").put(1, "celtic-swordsman", "j3");
  const auto danger = table.game().dangerOf(table.state(), 0, table.figure("j3"), Across::given);
  EXPECT_EQ(danger.own, 0);
  table.act("a3*j3").roll({1});
  EXPECT_EQ(table.state().attack.stage, Stage::defence);
}

TEST(Shooting, R11_R13_the_roll_off_comes_after_the_side) {
  TestTable table({".b......", "........", "........", "........", "........", "........"});
  table.put(0, "roman-archer", "a1")
      .put(0, "roman-swordsman", "f6")
      .put(1, "celtic-swordsman", "e5")
      .put(1, "celtic-archer", "h1");
  table.act("a1*e5/r").roll({1});
  EXPECT_EQ(table.state().attack.stage, Stage::side);
  table.roll({12});
  EXPECT_EQ(table.state().attack.stage, Stage::rollOff);
  table.roll({1, 12});
  EXPECT_EQ(table.state().attack.stage, Stage::defence);
  EXPECT_EQ(table.state().attack.protection, 2);
}

RC_GTEST_PROP(Shooting, R13_the_danger_area_agrees_with_a_slow_reference, ()) {
  const int width = pick(6, 16), height = pick(6, 16);
  TestTable table(meadow(width, height));
  std::set<std::pair<int, int>> taken;
  std::vector<std::tuple<int, int, int>> figures;  // x, y, side
  for (int i = 0; i < 14; ++i) {
    const int x = pick(0, width), y = pick(0, height);
    if (taken.insert({x, y}).second) figures.emplace_back(x, y, i == 1 || i % 2 ? 1 : 0);
  }
  if (std::get<2>(figures[1]) != 1) return;
  for (const auto& [x, y, side] : figures)
    table.put(side, side ? "celtic-swordsman" : "roman-sharpshooter", writePlace({x, y, 0}));
  const auto [ax, ay, shooterSide] = figures[0];
  const auto [bx, by, targetSide] = figures[1];
  const int dx = std::abs(ax - bx), dy = std::abs(ay - by);
  if (dx == dy || std::max(dx, dy) < 2) return;
  int own = 0, enemy = 0;
  for (const auto& [x, y, side] : figures) {
    if (x == ax && y == ay) continue;
    bool inside = false;
    // Along the longer difference the block itself; across, the block and the one that begins beside the target.
    if (dx > dy) {
      const int first = by % 2 == 0 ? by - 2 : by - 1;
      inside = x / 2 == bx / 2 && y >= first && y <= first + 3;
    } else {
      const int first = bx % 2 == 0 ? bx - 2 : bx - 1;
      inside = y / 2 == by / 2 && x >= first && x <= first + 3;
    }
    if (inside) ++(side == 0 ? own : enemy);
  }
  const auto danger = table.game().dangerOf(table.state(), table.figure(writePlace({ax, ay, 0})),
                                            table.figure(writePlace({bx, by, 0})), Across::given);
  RC_ASSERT(danger.own == own);
  RC_ASSERT(danger.enemy == enemy);
  RC_ASSERT(danger.ownFigures.size() == static_cast<std::size_t>(own));
}

}  // namespace walstatt::mfm
