// Chapter G7 with R1, R10 to R13, R19 and R33: range, shooting and moving, the line of fire, cover, shooting into melee.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "../../../tests/mfm/test_table.h"

namespace walstatt::mfm {

namespace {

// From low to below high, evenly in every trial.
int pick(int low, int high) { return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(low, high)); }

// Up to which face this shot hits, and why.
std::string hitOf(TestTable& table, const std::string& move) {
  if (const std::string why = table.refusal(move); !why.empty()) return why;
  const Explained number = table.game().hitNumberOf<Explained>(table.state(), *table.read(move).value);
  return "1-" + std::to_string(number.value()) + ": " + partsOf(&number);
}

struct Cover {
  int sure = 0, unclear = 0;
  friend bool operator==(const Cover&, const Cover&) = default;
  friend std::ostream& operator<<(std::ostream& out, const Cover& cover) {
    return out << cover.sure << " (" << cover.unclear << ")";
  }
};

// What protects the figure on `to` against a shot from `from`.
Cover coverOf(TestTable& table, const std::string& from, const std::string& to) {
  Cover cover;
  cover.sure =
      table.game()
          .protectionOf<Sum>(table.state(), AttackKind::fern, table.figure(from), table.figure(to), cover.unclear)
          .value();
  return cover;
}

// A Roman archer at one end of a line of ground shoots at a Celt at the other end.
Cover coverAlong(const std::string& line) {
  TestTable table({line});
  table.put(0, "roman-archer", "a1").put(1, "celtic-swordsman", writePlace({static_cast<int>(line.size()) - 1, 0, 0}));
  return coverOf(table, "a1", writePlace({static_cast<int>(line.size()) - 1, 0, 0}));
}

// An exact reference for R11: where the segment between two centres meets a field, in whole numbers. A field's inside is
// open, its outline closed.
enum class Meets { not_at_all, touched, crossed };

Meets meets(int ax, int ay, int bx, int by, int x, int y) {
  // Parameters t of the segment for which each coordinate lies within the field: fractions lowNum/den to highNum/den.
  struct Fractions {
    std::int64_t num, den;  // den > 0
  };
  const auto less = [](Fractions a, Fractions b) { return a.num * b.den < b.num * a.den; };
  Fractions low{0, 1}, high{1, 1};
  bool inside = true, outline = true;
  for (const auto& [start, end, field] :
       {std::tuple{2 * ax + 1, 2 * bx + 1, 2 * x}, std::tuple{2 * ay + 1, 2 * by + 1, 2 * y}}) {
    const int way = end - start;
    if (way == 0) {
      inside = inside && field < start && start < field + 2;
      outline = outline && field <= start && start <= field + 2;
      continue;
    }
    Fractions enter{field - start, way}, leave{field + 2 - start, way};
    if (way < 0) {
      enter = {-(field + 2 - start), -way};
      leave = {-(field - start), -way};
    }
    if (less(low, enter)) low = enter;
    if (less(leave, high)) high = leave;
  }
  if (inside && less(low, high)) return Meets::crossed;
  if (outline && !less(high, low)) return Meets::touched;
  return Meets::not_at_all;
}

struct RandomTable {
  std::vector<std::string> plan;
  int width = 0, height = 0;

  char symbol(int x, int y) const { return plan[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)]; }
  void lay(int x, int y, char what) { plan[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = what; }
  bool closed(int x, int y) const { return std::string("ofhW~R").find(symbol(x, y)) != std::string::npos; }
  static RandomTable of(const std::string& symbols) {
    RandomTable random;
    random.width = pick(4, 13);
    random.height = pick(4, 13);
    for (int y = 0; y < random.height; ++y) {
      std::string line;
      for (int x = 0; x < random.width; ++x) line += *rc::gen::elementOf(symbols);
      random.plan.push_back(line);
    }
    return random;
  }
};

}  // namespace

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

// --- G7.3 and R12: cover ------------------------------------------------------------------------------------------

TEST(Shooting, G7_3_R12_printed_example_4_and_5_behind_small_and_large_bush_are_9_and_saved) {
  // The Roman sharpshooter shoots out of a small tree at the great axe behind a small and a large bush.
  for (const auto& [face, saved] : {std::pair{4, true}, std::pair{3, false}, std::pair{1, false}}) {
    TestTable table({"tT.bB.."});
    table.put(0, "roman-sharpshooter", "b1").put(1, "celtic-great-axe", "f1").put(1, "celtic-archer", "g1");
    table.act("b1*f1");
    EXPECT_EQ(partsOf(table.numberTold("mfm.event.hit-number")), "+5 G7");  // cover does not lower the hit number
    EXPECT_EQ(partsOf(table.numberTold("mfm.event.protection")), "+2 G7.3, +3 G7.3");
    table.roll({1}).roll({face});
    EXPECT_EQ(table.alive("f1"), saved) << face;
    EXPECT_EQ(partsOf(table.numberTold("mfm.event.defence-sum")), "+" + std::to_string(face) + " R7, +2 G7.3, +3 G7.3");
  }
}

TEST(Shooting, G7_3_without_cover_a_4_would_be_out) {
  TestTable table({"tT....."});
  table.put(0, "roman-sharpshooter", "b1").put(1, "celtic-great-axe", "f1").put(1, "celtic-archer", "g1");
  table.act("b1*f1").roll({1}).roll({4});
  EXPECT_FALSE(table.alive("f1"));
}

TEST(Shooting, G7_3_every_figure_in_range_may_be_shot_at_behind_any_cover_but_a_wall) {
  for (const Terrain& terrain : testContent()->terrain) {
    TestTable table({std::string("..") + terrain.symbol + ".."});
    table.put(0, "roman-archer", "a1").put(1, "celtic-swordsman", "e1");
    EXPECT_EQ(table.refusal("a1*e1"), terrain.id == "wall" ? "mfm.refusal.wall-in-line R12" : "") << terrain.id;
    EXPECT_EQ(table.lists("a1*e1"), terrain.id != "wall") << terrain.id;
  }
}

TEST(Shooting, G7_3_R8_a_lucky_shot_is_always_possible) {
  TestTable table({".bxbxBx.T"});
  table.put(0, "roman-archer", "a1").put(1, "celtic-shield-bearer", "i1").put(1, "celtic-archer", "h1");
  EXPECT_GE(coverOf(table, "a1", "i1").sure, 12);
  table.act("a1*i1").roll({1}).roll({1});
  EXPECT_FALSE(table.alive("i1"));
}

TEST(Shooting, R12_each_separate_obstacle_gives_its_highest_protection_once) {
  EXPECT_EQ(coverAlong("..bb.."), (Cover{2, 0}));  // connected: one bush
  EXPECT_EQ(coverAlong("..b.b."), (Cover{4, 0}));  // two bushes
  EXPECT_EQ(coverAlong("..bB.."), (Cover{5, 0}));  // touching, but of two kinds
  EXPECT_EQ(coverAlong("..tT.."), (Cover{3, 0}));  // trunk and branches are one tree
  EXPECT_EQ(coverAlong("..Ttt."), (Cover{3, 0}));
  EXPECT_EQ(coverAlong("..t.T."), (Cover{4, 0}));  // two trees
  EXPECT_EQ(coverAlong("..f.h."), (Cover{3, 0}));
  EXPECT_EQ(coverAlong("..o.R."), (Cover{6, 0}));
  EXPECT_EQ(coverAlong("......"), (Cover{0, 0}));
}

TEST(Shooting, R12_an_obstacle_is_one_also_where_it_is_connected_beside_the_line) {
  TestTable table({"..b.b..", "..bbb.."});
  table.put(0, "roman-archer", "a1").put(1, "celtic-swordsman", "g1");
  EXPECT_EQ(coverOf(table, "a1", "g1"), (Cover{2, 0}));
}

TEST(Shooting, R12_the_highest_protection_of_an_obstacle_is_that_of_its_crossed_fields) {
  // The trunk lies beside the line; only branches are crossed.
  TestTable table({"..t...", "..T..."});
  table.put(0, "roman-archer", "a1").put(1, "celtic-swordsman", "f1");
  EXPECT_EQ(coverOf(table, "a1", "f1"), (Cover{1, 0}));
}

TEST(Shooting, R12_the_defenders_own_field_is_included) {
  EXPECT_EQ(coverAlong("...B.T"), (Cover{6, 0}));
  EXPECT_EQ(coverAlong("....bb"), (Cover{2, 0}));  // the same bush: once
  EXPECT_EQ(coverAlong("...ttT"), (Cover{3, 0}));
  EXPECT_EQ(coverAlong(".....w"), (Cover{2, 0}));
  EXPECT_EQ(coverAlong("....wD"), (Cover{3, 0}));
}

TEST(Shooting, R12_the_obstacle_in_which_the_shooter_stands_gives_nothing) {
  EXPECT_EQ(coverAlong("b....."), (Cover{0, 0}));
  EXPECT_EQ(coverAlong("bb...."), (Cover{0, 0}));
  EXPECT_EQ(coverAlong("tT...."), (Cover{0, 0}));
  EXPECT_EQ(coverAlong("b.b..."), (Cover{2, 0}));  // another bush
  EXPECT_EQ(coverAlong("bB...."), (Cover{3, 0}));  // another kind
  EXPECT_EQ(coverAlong("bbbbbb"), (Cover{0, 0}));  // both in one bush
  EXPECT_EQ(coverAlong("w....."), (Cover{0, 0}));
}

TEST(Shooting, R12_negative_fields_count_only_for_the_figure_standing_on_them) {
  for (const auto& [symbol, loss] : {std::pair{'c', -1}, std::pair{'n', -1}, std::pair{'m', -1}, std::pair{'j', -2}}) {
    EXPECT_EQ(coverAlong(std::string("..") + symbol + symbol + ".."), (Cover{0, 0})) << symbol;
    EXPECT_EQ(coverAlong(symbol + std::string(".....")), (Cover{0, 0})) << symbol;
    EXPECT_EQ(coverAlong(std::string("...b.") + symbol), (Cover{2 + loss, 0})) << symbol;
  }
}

TEST(Shooting, R12_walls_block_the_shot) {
  TestTable table({"..W..", ".....", "....."});
  table.put(0, "roman-archer", "a1").put(1, "celtic-swordsman", "e1").put(1, "celtic-swordsman", "e3");
  EXPECT_EQ(table.refusal("a1*e1"), "mfm.refusal.wall-in-line R12");
  EXPECT_EQ(table.refusal("a1*e3"), "");
}

TEST(Shooting, R12_armour_adds_to_cover) {
  TestTable table({"..bB.."});
  table.put(0, "roman-archer", "a1").put(1, "celtic-shield-bearer", "f1");
  table.act("a1*f1");
  EXPECT_EQ(partsOf(table.numberTold("mfm.event.protection")), "+2 G6, +2 G7.3, +3 G7.3");
}

TEST(Shooting, R19_groups_take_the_brackets_along_the_line_too) {
  TestTable table({".......", ".b.B..x", "......."});
  table.put(0, "roman-archer", "a2")
      .put(1, "celtic-swordsman", "g2")
      .put(1, "celtic-swordsman", "g1")
      .put(1, "celtic-swordsman", "g3");
  EXPECT_EQ(coverOf(table, "a2", "g2"), (Cover{1 + 2 + 3, 0}));
  table.act("a2*g2");
  EXPECT_EQ(partsOf(table.numberTold("mfm.event.protection")), "+1 R19, +2 R19, +3 R19");
  TestTable alone({".......", ".b.B..x", "......."});
  alone.put(0, "roman-archer", "a2").put(1, "celtic-swordsman", "g2").put(1, "celtic-swordsman", "g1");
  EXPECT_EQ(coverOf(alone, "a2", "g2"), (Cover{2 + 3 + 4, 0}));
}

// A slow reference of R12 on random boards: components by repeated merging, crossing by whole-number fractions.
RC_GTEST_PROP(Shooting, R12_cover_agrees_with_a_slow_reference, ()) {
  RandomTable random = RandomTable::of("......bbBBxttTTnscmjofhwDR");
  const int ax = pick(0, random.width), ay = pick(0, random.height);
  const int bx = pick(0, random.width), by = pick(0, random.height);
  if (ax == bx && ay == by) return;
  if (random.closed(ax, ay)) random.lay(ax, ay, 't');
  if (random.closed(bx, by)) random.lay(bx, by, 'b');
  TestTable table(random.plan);
  table.put(0, "roman-sharpshooter", writePlace({ax, ay, 0})).put(1, "celtic-swordsman", writePlace({bx, by, 0}));
  const std::map<char, std::pair<char, int>> kinds{{'b', {'b', 2}}, {'B', {'B', 3}}, {'x', {'x', 4}}, {'t', {'t', 1}},
                                                   {'T', {'t', 3}}, {'o', {'o', 3}}, {'f', {'f', 1}}, {'h', {'h', 2}},
                                                   {'w', {'w', 2}}, {'D', {'D', 1}}, {'R', {'R', 3}}};
  std::map<std::pair<int, int>, int> component;
  int count = 0;
  for (int y = 0; y < random.height; ++y)
    for (int x = 0; x < random.width; ++x)
      if (kinds.contains(random.symbol(x, y))) component[{x, y}] = ++count;
  for (bool changed = true; changed;) {
    changed = false;
    for (auto& [here, number] : component)
      for (auto& [there, other] : component) {
        if (std::abs(here.first - there.first) > 1 || std::abs(here.second - there.second) > 1 || number >= other)
          continue;
        if (kinds.at(random.symbol(here.first, here.second)).first !=
            kinds.at(random.symbol(there.first, there.second)).first)
          continue;
        other = number;
        changed = true;
      }
  }
  std::map<int, int> sure, touched;
  for (const auto& [place, number] : component) {
    const Meets how = place == std::pair{bx, by} ? Meets::crossed : meets(ax, ay, bx, by, place.first, place.second);
    if (how == Meets::not_at_all || (component.contains({ax, ay}) && component.at({ax, ay}) == number)) continue;
    int& best = (how == Meets::crossed ? sure : touched)[number];
    best = std::max(best, kinds.at(random.symbol(place.first, place.second)).second);
  }
  Cover expected;
  for (const auto& [number, value] : sure) expected.sure += value;
  for (const auto& [number, value] : touched)
    expected.unclear += std::max(0, value - (sure.contains(number) ? sure.at(number) : 0));
  const std::map<char, int> negative{{'n', -1}, {'c', -1}, {'m', -1}, {'j', -2}};
  if (const auto ground = negative.find(random.symbol(bx, by)); ground != negative.end())
    expected.sure += ground->second;
  RC_ASSERT(coverOf(table, writePlace({ax, ay, 0}), writePlace({bx, by, 0})) == expected);
  // Explained, it is the same number, and its parts add up to it.
  int unclear = 0, sum = 0;
  const Explained explained = table.game().protectionOf<Explained>(table.state(), AttackKind::fern, 0, 1, unclear);
  for (const Part& part : explained.parts()) sum += part.amount;
  RC_ASSERT(explained.value() == expected.sure);
  RC_ASSERT(sum == expected.sure);
}

// --- R11: the line of fire ----------------------------------------------------------------------------------------

RC_GTEST_PROP(Shooting, R11_the_line_agrees_with_an_exact_reference_and_is_symmetric, ()) {
  const int width = pick(1, 24), height = pick(1, 24);
  TestTable table(meadow(width, height));
  const Board& board = table.game().board();
  const int ax = pick(0, width), ay = pick(0, height);
  const int bx = pick(0, width), by = pick(0, height);
  const FieldId a = board.at(ax, ay), b = board.at(bx, by);
  const auto fieldsOf = [&](FieldId from, FieldId to) {
    std::pair<std::multiset<FieldId>, std::multiset<FieldId>> fields;
    board.alongLine(from, to, [&](FieldId id, bool crossed) { (crossed ? fields.first : fields.second).insert(id); });
    return fields;
  };
  std::pair<std::multiset<FieldId>, std::multiset<FieldId>> expected;
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) {
      const FieldId id = board.at(x, y);
      if (id == a || id == b) continue;
      const Meets how = meets(ax, ay, bx, by, x, y);
      if (how == Meets::crossed) expected.first.insert(id);
      if (how == Meets::touched) expected.second.insert(id);
    }
  RC_ASSERT(fieldsOf(a, b) == expected);
  RC_ASSERT(fieldsOf(b, a) == expected);
}

RC_GTEST_PROP(Shooting, R12_a_shot_is_allowed_exactly_when_no_wall_is_crossed, ()) {
  RandomTable random = RandomTable::of(".......WWo");
  const int ax = pick(0, random.width), ay = pick(0, random.height);
  const int bx = pick(0, random.width), by = pick(0, random.height);
  if (std::max(std::abs(ax - bx), std::abs(ay - by)) < 2) return;
  random.lay(ax, ay, '.');
  random.lay(bx, by, '.');
  TestTable table(random.plan);
  table.put(0, "roman-sharpshooter", writePlace({ax, ay, 0})).put(1, "celtic-swordsman", writePlace({bx, by, 0}));
  bool wall = false;
  for (int y = 0; y < random.height; ++y)
    for (int x = 0; x < random.width; ++x)
      wall = wall || (random.symbol(x, y) == 'W' && meets(ax, ay, bx, by, x, y) == Meets::crossed);
  const std::string shot = writePlace({ax, ay, 0}) + "*" + writePlace({bx, by, 0});
  RC_ASSERT(table.refusal(shot) == (wall ? "mfm.refusal.wall-in-line R12" : ""));
  RC_ASSERT(table.lists(shot) == !wall);
}

TEST(Shooting, R11_a_diagonal_line_crosses_the_diagonal_and_touches_the_fields_beside_it) {
  TestTable table(meadow(4, 4));
  table.put(0, "roman-archer", "a1").put(1, "celtic-swordsman", "d4");
  std::set<std::string> crossed, touched;
  table.game().board().alongLine(table.field("a1"), table.field("d4"), [&](FieldId id, bool through) {
    (through ? crossed : touched).insert(writePlace(table.game().board().place(id)));
  });
  EXPECT_EQ(crossed, (std::set<std::string>{"b2", "c3"}));
  EXPECT_EQ(touched, (std::set<std::string>{"a2", "b1", "b3", "c2", "c4", "d3"}));
}

TEST(Shooting, R11_touched_cover_is_rolled_off_after_a_hit_and_the_higher_is_right) {
  for (const auto& [shooter, defender, counts] :
       {std::tuple{3, 9, true}, std::tuple{9, 3, false}, std::tuple{11, 12, true}, std::tuple{2, 1, false}}) {
    TestTable table({".b...", ".....", ".....", "....."});
    table.put(0, "roman-archer", "a1").put(1, "celtic-swordsman", "c3").put(1, "celtic-archer", "e4");
    EXPECT_EQ(coverOf(table, "a1", "c3"), (Cover{0, 2}));
    table.act("a1*c3").roll({1});
    EXPECT_EQ(table.game().turn(table.state()).dice, (Throw{2, 12, true}));
    table.roll({shooter, defender});
    EXPECT_EQ(table.told("mfm.event.cover-counts"), counts);
    EXPECT_EQ(table.told("mfm.event.cover-does-not-count"), !counts);
    table.roll({7});  // saved from 9
    EXPECT_EQ(table.alive("c3"), counts);
    EXPECT_EQ(partsOf(table.numberTold("mfm.event.defence-sum")), counts ? "+7 R7, +2 R11" : "+7 R7");
  }
}

TEST(Shooting, R11_ties_are_rolled_again) {
  TestTable table({".b...", ".....", ".....", "....."});
  table.put(0, "roman-archer", "a1").put(1, "celtic-swordsman", "c3").put(1, "celtic-archer", "e4");
  table.act("a1*c3").roll({1}).roll({5, 5}).roll({12, 12}).roll({1, 2}).roll({7});
  EXPECT_TRUE(table.told("mfm.event.roll-off-tie"));
  EXPECT_TRUE(table.alive("c3"));
}

TEST(Shooting, R11_no_roll_off_after_a_miss) {
  TestTable table({".b...", ".....", ".....", "....."});
  table.put(0, "roman-archer", "a1").put(1, "celtic-swordsman", "c3").put(1, "celtic-archer", "e4");
  table.act("a1*c3").roll({5});
  EXPECT_FALSE(table.waitsForDice());
}

TEST(Shooting, R11_one_roll_off_for_the_whole_shot) {
  // A bush above the line, a boulder below it: both or neither.
  TestTable table({".b...", "o....", ".....", "....."});
  table.put(0, "roman-archer", "a1").put(1, "celtic-swordsman", "c3").put(1, "celtic-archer", "e4");
  EXPECT_EQ(coverOf(table, "a1", "c3"), (Cover{0, 5}));
  table.act("a1*c3").roll({1}).roll({1, 2});
  EXPECT_EQ(table.game().turn(table.state()).dice, (Throw{1, 12, false}));
  table.roll({4});
  EXPECT_TRUE(table.alive("c3"));
}

TEST(Shooting, R11_R12_an_obstacle_crossed_and_touched_counts_once) {
  TestTable table({".b...", ".b...", ".....", "....."});
  table.put(0, "roman-archer", "a1").put(1, "celtic-swordsman", "c3");
  EXPECT_EQ(coverOf(table, "a1", "c3"), (Cover{2, 0}));
  // Branches crossed, the trunk of the same tree touched: 1 is sure, 2 more are unclear.
  TestTable tree({".T...", ".t...", ".....", "....."});
  tree.put(0, "roman-archer", "a1").put(1, "celtic-swordsman", "c3");
  EXPECT_EQ(coverOf(tree, "a1", "c3"), (Cover{1, 2}));
}

TEST(Shooting, R11_touched_walls_never_block) {
  TestTable table({".W...", ".....", "..W..", "....."});
  table.put(0, "roman-archer", "a1").put(1, "celtic-swordsman", "d4");
  EXPECT_EQ(table.refusal("a1*d4"), "mfm.refusal.wall-in-line R12");  // c3 is crossed
  TestTable touched({".W...", "W....", ".....", "....."});
  touched.put(0, "roman-archer", "a1").put(1, "celtic-swordsman", "d4");
  EXPECT_EQ(touched.refusal("a1*d4"), "");
  EXPECT_EQ(coverOf(touched, "a1", "d4"), (Cover{0, 0}));
}

TEST(Shooting, R11_touched_own_figures_never_penalise) {
  TestTable table(meadow(5, 5));
  table.put(0, "roman-archer", "a1")
      .put(0, "roman-swordsman", "b1")
      .put(0, "roman-swordsman", "b3")
      .put(1, "celtic-swordsman", "e5");
  EXPECT_EQ(hitOf(table, "a1*e5"), "1-4: +4 G7");
  TestTable crossed(meadow(5, 5));
  crossed.put(0, "roman-archer", "a1").put(0, "roman-swordsman", "b2").put(1, "celtic-swordsman", "e5");
  EXPECT_EQ(hitOf(crossed, "a1*e5"), "1-2: +4 G7, -2 G7.4");
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
