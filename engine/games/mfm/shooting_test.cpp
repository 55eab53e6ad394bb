// Chapter G7 with R1, R10, R19 and R33: range, shooting and moving, defence against FERN, shooting over figures.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "../../../tests/mfm/test_shots.h"
#include "base/test_pick.h"

namespace walstatt::mfm {

// --- G7 and R1: range ---------------------------------------------------------------------------------------------

TEST(Shooting, G7_only_figures_with_a_fern_value_shoot) {
  TestTable table(meadow(8, 1));
  table.put(0, "roman-swordsman", "a1").put(1, "celtic-swordsman", "d1");
  EXPECT_EQ(table.refusal("a1*d1"), "mfm.refusal.no-fern G7");
  for (const std::string& move : table.moves()) EXPECT_EQ(move.find('*'), std::string::npos);
}

TEST(Shooting, G7_R1_the_roman_archer_F6_reaches_from_1_to_6_range_fields) {
  for (int x = 2; x <= 17; ++x) {
    TestTable table(meadow(18, 2));
    const std::string target = writePlace({x, 0, 0});
    table.put(0, "roman-archer", "a1").put(1, "celtic-swordsman", target);
    const int range = x / 2;
    EXPECT_EQ(table.game().board().range(table.field("a1"), table.field(target)), range);
    EXPECT_EQ(table.refusal("a1*" + target), range <= 6 ? "" : "mfm.refusal.out-of-range G7") << target;
    EXPECT_EQ(table.lists("a1*" + target), range <= 6) << target;
  }
}

TEST(Shooting, G7_out_of_range_names_the_distance_and_the_range) {
  TestTable table(meadow(18, 2));
  table.put(0, "roman-archer", "a1").put(1, "celtic-swordsman", "r1");
  const auto why = table.game().check(table.state(), 0, Action::fern(0, 1, Stance::still));
  ASSERT_TRUE(why);
  EXPECT_EQ(why->args[1], number(8));
  EXPECT_EQ(why->args[2], number(6));
}

TEST(Shooting, G7_every_shooter_reaches_as_far_as_its_F) {
  for (const FigureType& type : testContent()->types) {
    if (!type.fernRange || type.people != testContent()->findPeople("romans")) continue;
    for (int range = 1; range <= 10; ++range) {
      TestTable table(meadow(22, 2));
      const std::string target = writePlace({2 * range, 0, 0});
      table.put(0, type.id, "a1").put(1, "celtic-swordsman", target);
      EXPECT_EQ(table.refusal("a1*" + target).empty(), range <= type.fernRange) << type.id << range;
    }
  }
}

TEST(Shooting, R1_range_fields_are_blocks_aligned_to_the_corner) {
  // Two movement fields apart: next block or next but one, by where one stands.
  TestTable table(meadow(8, 8));
  table.put(0, "roman-archer", "a1").put(1, "celtic-swordsman", "h8");
  const Board& board = table.game().board();
  EXPECT_EQ(board.block(), 2);
  EXPECT_EQ(board.range(table.field("a1"), table.field("b2")), 1);  // the same block: at least 1
  EXPECT_EQ(board.range(table.field("a1"), table.field("c1")), 1);
  EXPECT_EQ(board.range(table.field("a1"), table.field("d1")), 1);
  EXPECT_EQ(board.range(table.field("b1"), table.field("e1")), 2);
  EXPECT_EQ(board.range(table.field("a1"), table.field("e3")), 2);  // the larger of the two differences
  EXPECT_EQ(board.range(table.field("a1"), table.field("c8")), 3);
  EXPECT_EQ(MapPlan{}.block, 2);
}

TEST(Shooting, R1_the_side_of_a_block_is_a_property_of_the_map) {
  for (const int block : {1, 2, 3, 4}) {
    TestTable table(meadow(16, 2), block);
    table.put(0, "roman-spearman", "a1").put(1, "celtic-swordsman", "p1");
    EXPECT_EQ(table.game().board().range(table.field("a1"), table.field("p1")), 15 / block);
  }
}

RC_GTEST_PROP(Shooting, R1_range_is_symmetric_and_follows_the_blocks, ()) {
  const int width = pick(4, 30), height = pick(4, 30), block = pick(1, 7);
  TestTable table(meadow(width, height), block);
  const Board& board = table.game().board();
  const int ax = pick(0, width), ay = pick(0, height);
  const int bx = pick(0, width), by = pick(0, height);
  const FieldId a = board.at(ax, ay), b = board.at(bx, by);
  const int expected = std::max({1, std::abs(ax / block - bx / block), std::abs(ay / block - by / block)});
  RC_ASSERT(board.range(a, b) == expected);
  RC_ASSERT(board.range(b, a) == expected);
}

TEST(Shooting, G7_the_archer_hits_on_1_to_4) {
  for (int face = 1; face <= 12; ++face) {
    TestTable table(meadow(8, 1));
    table.put(0, "roman-archer", "a1").put(1, "celtic-swordsman", "e1");
    table.act("a1*e1").roll({face});
    EXPECT_EQ(table.waitsForDice(), face <= 4) << face;
  }
  TestTable table(meadow(8, 1));
  table.put(0, "roman-archer", "a1").put(1, "celtic-swordsman", "e1");
  EXPECT_EQ(hitOf(table, "a1*e1"), "1-4: +4 G7");
}

TEST(Shooting, G7_a_figure_shoots_once_and_then_fights_no_more) {
  TestTable table(meadow(8, 2));
  table.put(0, "roman-archer", "a1").put(1, "celtic-swordsman", "e1").put(1, "celtic-swordsman", "a2");
  table.act("a1*e1").roll({12});
  EXPECT_EQ(table.refusal("a1*e1"), "mfm.refusal.has-fought G1");
  EXPECT_EQ(table.refusal("a1xa2"), "mfm.refusal.has-fought G1");
}

TEST(Shooting, G7_not_at_own_figures) {
  TestTable table(meadow(8, 1));
  table.put(0, "roman-archer", "a1").put(0, "roman-swordsman", "d1").put(1, "celtic-swordsman", "h1");
  EXPECT_EQ(table.refusal("a1*d1"), "mfm.refusal.not-an-enemy G4");
}

// --- G7.1 and R10: shooting and moving ----------------------------------------------------------------------------

TEST(Shooting, G7_1_R10_moving_before_the_shot_costs_two) {
  TestTable table(meadow(8, 1));
  table.put(0, "roman-archer", "a1").put(1, "celtic-swordsman", "g1");
  table.act("a1-b1");
  EXPECT_EQ(table.refusal("b1*g1"), "mfm.refusal.has-moved-so-moving R10");
  EXPECT_FALSE(table.lists("b1*g1"));
  EXPECT_EQ(hitOf(table, "b1*g1>"), "1-2: +4 G7, -2 G7.1");
  table.act("b1*g1>").roll({3});
  EXPECT_TRUE(table.told("mfm.event.missed"));
}

TEST(Shooting, G7_1_R10_printed_example_the_archer_shoots_and_then_gets_himself_to_safety) {
  // Two range fields away stands the Celtic swordsman.
  TestTable table(meadow(12, 1));
  table.put(0, "roman-archer", "f1").put(1, "celtic-swordsman", "j1");
  ASSERT_EQ(table.game().board().range(table.field("f1"), table.field("j1")), 2);
  EXPECT_EQ(hitOf(table, "f1*j1"), "1-4: +4 G7");
  EXPECT_EQ(hitOf(table, "f1*j1>"), "1-2: +4 G7, -2 G7.1");
  table.act("f1*j1>").roll({12}).act("f1-a1");
  EXPECT_TRUE(table.alive("a1"));
}

TEST(Shooting, R10_who_fires_without_the_penalty_may_not_move_afterwards) {
  TestTable table(meadow(12, 1));
  table.put(0, "roman-archer", "f1").put(1, "celtic-swordsman", "j1");
  table.act("f1*j1").roll({12});
  EXPECT_EQ(table.refusal("f1-e1"), "mfm.refusal.shot-still R10");
  EXPECT_FALSE(table.lists("f1-e1"));
}

TEST(Shooting, R10_who_fires_with_the_penalty_may_also_stay) {
  TestTable table(meadow(12, 1));
  table.put(0, "roman-archer", "f1").put(1, "celtic-swordsman", "j1");
  table.act("f1*j1>").roll({12});
  EXPECT_EQ(table.refusal("pass"), "");
}

TEST(Shooting, G7_1_never_worse_than_1) {
  for (int upTo = 1; upTo <= 12; ++upTo)
    for (const bool moved : {false, true})
      for (const bool over : {false, true})
        for (const bool skirmisher : {false, true}) {
          AttackFacts facts;
          facts.kind = AttackKind::fern;
          facts.value = {1, static_cast<std::uint8_t>(upTo)};
          facts.moved = moved;
          facts.overOwn = over;
          facts.skirmisher = skirmisher;
          const int expected = std::max(1, upTo - (moved ? (skirmisher ? 1 : 2) : 0) - (over ? 2 : 0));
          EXPECT_EQ(hitNumber<Sum>(facts).value(), expected);
          const Explained explained = hitNumber<Explained>(facts);
          EXPECT_EQ(explained.value(), expected);
          int sum = 0;
          for (const Part& part : explained.parts()) sum += part.amount;
          EXPECT_EQ(sum, expected);
        }
}

TEST(Shooting, R33_skirmishers_lose_only_one_by_moving) {
  TestTable table(meadow(10, 1));
  table.put(0, "roman-slinger", "a1")
      .put(0, "roman-swordsman", "d1")
      .put(1, "celtic-swordsman", "h1")
      .put(1, "celtic-swordsman", "j1");
  EXPECT_EQ(hitOf(table, "a1*h1"), "1-2: +4 G7, -2 G7.4");
  EXPECT_EQ(hitOf(table, "a1*h1>"), "1-1: +4 G7, -1 R33, -2 G7.4");
  TestTable open(meadow(10, 1));
  open.put(0, "roman-slinger", "a1").put(1, "celtic-swordsman", "h1");
  EXPECT_EQ(hitOf(open, "a1*h1>"), "1-3: +4 G7, -1 R33");
  open.act("a1*h1>").roll({12}).act("a1-b1");
  EXPECT_EQ(open.refusal("b1-c1"), "mfm.refusal.has-moved G1");
}

TEST(Shooting, R33_a_skirmisher_that_shot_still_may_not_move) {
  TestTable table(meadow(10, 1));
  table.put(0, "roman-slinger", "a1").put(1, "celtic-swordsman", "h1");
  table.act("a1*h1").roll({12});
  EXPECT_EQ(table.refusal("a1-b1"), "mfm.refusal.shot-still R10");
}

// --- R10: adjacent enemies ----------------------------------------------------------------------------------------

TEST(Shooting, R10_no_fern_at_an_adjacent_enemy_there_nah_applies) {
  for (std::size_t d = 0; d < directions; ++d) {
    TestTable table(meadow(4, 4));
    const std::string where = writePlace({1 + stepX[d], 1 + stepY[d], 0});
    table.put(0, "roman-archer", "b2").put(1, "celtic-swordsman", where);
    EXPECT_EQ(table.refusal("b2*" + where), "mfm.refusal.fern-adjacent R10");
    EXPECT_FALSE(table.lists("b2*" + where));
    EXPECT_TRUE(table.lists("b2x" + where));
  }
}

TEST(Shooting, R10_at_others_while_adjacent_yes) {
  TestTable table(meadow(8, 2));
  table.put(0, "roman-archer", "a1").put(1, "celtic-swordsman", "a2").put(1, "celtic-swordsman", "f1");
  EXPECT_EQ(hitOf(table, "a1*f1"), "1-4: +4 G7");
}

// --- G7.2: defence against FERN -----------------------------------------------------------------------------------

TEST(Shooting, G7_2_printed_example_celtic_spearman_8_is_saved_and_7_is_out) {
  for (int face = 1; face <= 12; ++face) {
    TestTable table(meadow(8, 1));
    table.put(0, "roman-archer", "a1").put(0, "roman-archer", "h1").put(1, "celtic-spearman", "d1").turnOf(1);
    table.act("d1*a1").roll({1}).roll({face});
    EXPECT_EQ(table.alive("a1"), face >= 8) << face;
    EXPECT_EQ(table.told("mfm.event.saved-fern"), face >= 8);
  }
}

TEST(Shooting, G7_2_R7_the_letter_F_counts_not_the_colour) {
  // Row 6 of the Celts: NAH is yellow from 6, F stands from 8.
  TestTable table(meadow(8, 1));
  table.put(0, "roman-slinger", "a1").put(0, "roman-archer", "h1").put(1, "celtic-archer", "d1").turnOf(1);
  table.act("d1*a1").roll({1}).roll({7});
  EXPECT_FALSE(table.alive("a1"));
}

// --- G7.4 and R10: shooting over figures --------------------------------------------------------------------------

TEST(Shooting, G7_4_printed_example_over_own_figures_1_2_and_moving_too_1_1) {
  TestTable table(meadow(8, 1));
  table.put(0, "roman-archer", "a1").put(0, "roman-swordsman", "c1").put(1, "celtic-swordsman", "f1");
  EXPECT_EQ(hitOf(table, "a1*f1"), "1-2: +4 G7, -2 G7.4");
  EXPECT_EQ(hitOf(table, "a1*f1>"), "1-1: +4 G7, -2 G7.1, -2 G7.4, +1 G7.1");
}

TEST(Shooting, G7_4_one_or_more_own_figures_cost_two_once) {
  TestTable table(meadow(8, 1));
  table.put(0, "roman-archer", "a1")
      .put(0, "roman-swordsman", "b1")
      .put(0, "roman-swordsman", "c1")
      .put(0, "roman-swordsman", "d1")
      .put(1, "celtic-swordsman", "f1");
  EXPECT_EQ(hitOf(table, "a1*f1"), "1-2: +4 G7, -2 G7.4");
}

TEST(Shooting, R10_allied_figures_in_the_line_count_as_own) {
  TestTable table(meadow(8, 1));
  table.put(0, "roman-archer", "a1", 0).put(0, "roman-swordsman", "c1", 1).put(1, "celtic-swordsman", "f1");
  EXPECT_EQ(hitOf(table, "a1*f1"), "1-2: +4 G7, -2 G7.4");
}

TEST(Shooting, R10_enemy_figures_in_the_line_do_not_matter) {
  TestTable table(meadow(8, 1));
  table.put(0, "roman-archer", "a1").put(1, "celtic-swordsman", "c1").put(1, "celtic-swordsman", "f1");
  EXPECT_EQ(hitOf(table, "a1*f1"), "1-4: +4 G7");
  EXPECT_EQ(coverOf(table, "a1", "f1"), (Cover{0, 0}));
}

TEST(Shooting, R10_G9_from_hill_slope_and_mountain_one_shoots_over_figures_without_penalty) {
  for (const char high : {'n', 'g', 'H', 'r'}) {
    TestTable table({high + std::string(".......")});
    table.put(0, "roman-archer", "a1").put(0, "roman-swordsman", "c1").put(1, "celtic-swordsman", "f1");
    EXPECT_EQ(hitOf(table, "a1*f1"), "1-4: +4 G7") << high;
    EXPECT_EQ(hitOf(table, "a1*f1>"), "1-2: +4 G7, -2 G7.1") << high;
    TestTable target({std::string(".....") + high + ".."});
    target.put(0, "roman-archer", "a1").put(0, "roman-swordsman", "c1").put(1, "celtic-swordsman", "f1");
    EXPECT_EQ(hitOf(target, "a1*f1"), "1-2: +4 G7, -2 G7.4") << "only the shooter's ground counts";
  }
}

}  // namespace walstatt::mfm
