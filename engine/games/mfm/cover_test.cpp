// G7.3 with R11 and R12: the line of fire and what gives cover along it.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "../../../tests/mfm/test_shots.h"
#include "base/test_pick.h"

namespace walstatt::mfm {

namespace {

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

}  // namespace walstatt::mfm
