// Chapter G9 with R3, R4, R12, R17 and R19: every row of the terrain table, as the booklet prints it and as it works on
// the board.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "../../../tests/mfm/test_table.h"

namespace walstatt::mfm {

namespace {

constexpr int never = 0;  // nobody may enter

struct Row {
  char symbol;
  std::string id;
  std::string name;  // as in the booklet
  int protection;
  int bracket;
  int cost;
  int mountCost;
};

// The rows of G9 in the order printed. Dashes of the booklet: cost `never`, protection 0.
const std::vector<Row>& booklet() {
  static const std::vector<Row> rows{
      {'.', "meadow", "Wiesenfeld", 0, 0, 1, 1},
      {'c', "clay", "Lehmfeld", -1, -1, 2, 2},
      {'f', "fence", "Zaunfeld", 1, 1, 2, 2},
      {'h', "hedge", "Heckenfeld", 2, 2, 2, 2},
      {'o', "boulder", "Steinbrockenfeld", 3, 3, never, never},
      {'b', "small-bush", "Kleines Gebüschfeld", 2, 1, 2, 2},
      {'B', "large-bush", "Großes Gebüschfeld", 3, 2, 3, 3},
      {'x', "thorn-bush", "Dornengebüschfeld", 4, 3, 5, 5},
      {'t', "branch", "Baumastfeld", 1, 1, 1, 1},
      {'T', "trunk", "Baumstammfeld", 3, 3, 2, 2},
      {'n', "brown-slope", "Braunes Hangfeld", -1, -1, 2, 2},
      {'g', "green-slope", "Grünes Hangfeld", 0, 0, 1, 1},
      {'s', "shallow-water", "Seichtes Wasserfeld", 0, 0, 3, 3},
      {'~', "deep-water", "Tiefes Wasserfeld", 0, 0, never, never},
      {'m', "swamp", "Sumpffeld", -1, -1, 3, 3},
      {'j', "jungle-swamp", "Urwald-Sumpffeld", -2, -2, 3, 3},
      {'=', "ford", "Furt", 0, 0, 2, 2},
      {'r', "rock-field", "Felsenfeld", 0, 0, 3, 5},
      {'R', "rock", "Felsen", 3, 3, never, never},
      {'W', "wall", "Mauerfeld", 0, 0, never, never},
      {'w', "window", "Fensterfeld", 2, 2, 4, 4},
      {'D', "door", "Türfeld", 1, 1, 1, 1},
  };
  return rows;
}

const Terrain& terrainOf(const Row& row) {
  const int found = testContent()->findTerrain(row.symbol);
  EXPECT_GE(found, 0) << row.id;
  return testContent()->terrain[static_cast<std::size_t>(std::max(found, 0))];
}

const Terrain& terrainNamed(std::string_view id) {
  const auto& all = testContent()->terrain;
  const auto found = std::find_if(all.begin(), all.end(), [&](const Terrain& t) { return t.id == id; });
  EXPECT_NE(found, all.end()) << id;
  return *found;
}

std::set<std::string> idsWhere(bool Terrain::* flag) {
  std::set<std::string> ids;
  for (const Terrain& terrain : testContent()->terrain)
    if (terrain.*flag) ids.insert(terrain.id);
  return ids;
}

int protectionOn(const Row& row, AttackKind kind) {
  TestTable table({row.symbol + std::string(".....")});
  table.put(0, "roman-archer", "a1").put(1, "celtic-archer", "f1");
  int unclear = 0;
  return table.game().protectionOf<Sum>(table.state(), kind, table.figure("f1"), table.figure("a1"), unclear).value();
}

}  // namespace

TEST(TerrainTable, G9_R4_the_content_holds_every_row_of_the_booklet) {
  for (const Row& row : booklet()) {
    const Terrain& terrain = terrainOf(row);
    EXPECT_EQ(terrain.id, row.id);
    EXPECT_EQ(terrain.name.in(Language::german), row.name);
    EXPECT_EQ(terrain.protection, row.protection) << row.id;
    EXPECT_EQ(terrain.bracket, row.bracket) << row.id;
    EXPECT_EQ(terrain.cost, row.cost) << row.id;
    EXPECT_EQ(terrain.mountCost, row.mountCost) << row.id;
    EXPECT_FALSE(terrain.effect.in(Language::german).empty());
    EXPECT_FALSE(terrain.effect.in(Language::english).empty());
  }
}

TEST(TerrainTable, G9_beside_the_booklets_rows_there_are_only_hill_top_and_inner_floor) {
  std::set<std::string> known{"hill-top", "inner-floor"};
  for (const Row& row : booklet()) known.insert(row.id);
  std::set<std::string> read;
  for (const Terrain& terrain : testContent()->terrain) read.insert(terrain.id);
  EXPECT_EQ(read, known);
  for (const char* own : {"hill-top", "inner-floor"}) {
    EXPECT_EQ(terrainNamed(own).cost, 1);
    EXPECT_EQ(terrainNamed(own).protection, 0);
  }
}

TEST(TerrainTable, G9_special_effects) {
  using Ids = std::set<std::string>;
  EXPECT_EQ(idsWhere(&Terrain::crossOnly), (Ids{"fence", "hedge"}));
  EXPECT_EQ(idsWhere(&Terrain::blocksShot), (Ids{"wall"}));
  EXPECT_EQ(idsWhere(&Terrain::noAttacks), (Ids{"thorn-bush"}));
  EXPECT_EQ(idsWhere(&Terrain::bush), (Ids{"small-bush", "large-bush", "thorn-bush"}));
  EXPECT_EQ(idsWhere(&Terrain::branchTest), (Ids{"branch"}));
  EXPECT_TRUE(terrainNamed("trunk").closedToLarge);
  EXPECT_TRUE(terrainNamed("trunk").closedToVehicles);
  EXPECT_FALSE(terrainNamed("rock-field").closedToLarge);  // mounts climb it for 5
  EXPECT_TRUE(terrainNamed("rock-field").closedToVehicles);
  for (const char* high : {"brown-slope", "green-slope", "hill-top", "rock-field"})
    EXPECT_TRUE(terrainNamed(high).highGround) << high;
  for (const Terrain& terrain : testContent()->terrain) {
    const bool hill = Ids{"brown-slope", "green-slope", "hill-top", "rock-field", "rock"}.contains(terrain.id);
    EXPECT_EQ(terrain.highGround, hill) << terrain.id;
  }
}

TEST(TerrainTable, R12_trunk_and_branches_are_one_kind_of_obstacle_all_others_differ) {
  std::set<int> kinds;
  int obstacles = 0;
  for (const Terrain& terrain : testContent()->terrain) {
    EXPECT_EQ(terrain.obstacle != 0, terrain.protection > 0) << terrain.id;
    obstacles += terrain.obstacle != 0;
    if (terrain.obstacle) kinds.insert(terrain.obstacle);
  }
  EXPECT_EQ(terrainNamed("trunk").obstacle, terrainNamed("branch").obstacle);
  EXPECT_EQ(static_cast<int>(kinds.size()), obstacles - 1);
}

TEST(TerrainTable, G9_R3_entering_costs_the_printed_points) {
  for (const Row& row : booklet()) {
    TestTable table({std::string(".") + row.symbol + "...."});
    table.put(0, "roman-gladiator", "a1").put(1, "celtic-swordsman", "f1");  // B6
    if (row.cost == never) {
      EXPECT_EQ(table.refusal("a1-b1"), "mfm.refusal.impassable G9") << row.id;
      EXPECT_EQ(table.refusal("a1-c1"), "mfm.refusal.impassable G9") << row.id;
    } else if (row.symbol == 'f' || row.symbol == 'h') {
      EXPECT_EQ(table.refusal("a1-b1"), "mfm.refusal.may-not-end-there R3") << row.id;
      table.act("a1-c1");
      EXPECT_EQ(table.state().figures[0].spent, row.cost + 1) << row.id;
    } else {
      table.act("a1-b1");
      EXPECT_EQ(table.state().figures[0].spent, row.cost) << row.id;
    }
  }
}

TEST(TerrainTable, G9_a_field_that_costs_more_than_is_left_is_not_entered) {
  for (const Row& row : booklet()) {
    if (row.cost == never || row.symbol == 'f' || row.symbol == 'h') continue;
    // B5: as many meadows first as leave exactly the cost, then one more.
    for (const int spare : {0, 1}) {
      const int meadows = 5 - row.cost + spare;
      TestTable table({"." + std::string(static_cast<std::size_t>(meadows), '.') + row.symbol + "."});
      table.put(0, "roman-swordsman", "a1").put(1, "celtic-swordsman", writePlace({meadows + 2, 0, 0}));
      EXPECT_EQ(table.refusal("a1-" + writePlace({meadows + 1, 0, 0})), spare ? "mfm.refusal.too-far G3" : "")
          << row.id;
    }
  }
}

TEST(TerrainTable, G9_G5_the_own_field_protects_as_printed_against_all_attacks) {
  for (const Row& row : booklet()) {
    if (row.cost == never || row.symbol == 'f' || row.symbol == 'h') continue;
    for (const AttackKind kind : {AttackKind::nah, AttackKind::fern, AttackKind::weit, AttackKind::erst})
      EXPECT_EQ(protectionOn(row, kind), row.protection) << row.id << int(kind);
  }
}

TEST(TerrainTable, G9_R12_a_field_in_the_line_of_fire_protects_as_printed_unless_it_is_negative) {
  for (const Row& row : booklet()) {
    if (row.symbol == 'W') continue;
    TestTable table({std::string("..") + row.symbol + "..."});
    table.put(0, "roman-archer", "f1").put(1, "celtic-archer", "a1");
    int unclear = 0;
    EXPECT_EQ(table.game().protectionOf<Sum>(table.state(), AttackKind::fern, 0, 1, unclear).value(),
              std::max(0, row.protection))
        << row.id;
    EXPECT_EQ(table.game().protectionOf<Sum>(table.state(), AttackKind::fern, 1, 0, unclear).value(),
              std::max(0, row.protection))
        << row.id;
  }
}

TEST(TerrainTable, G9_loss_of_protection_on_clay_slope_and_swamp_makes_a_saved_throw_fail) {
  for (const auto& [symbol, loss] : {std::pair{'c', 1}, std::pair{'n', 1}, std::pair{'m', 1}, std::pair{'j', 2}}) {
    for (const int face : {7 + loss, 8 + loss}) {
      TestTable table({symbol + std::string("...")});
      table.put(0, "roman-archer", "a1").put(0, "roman-archer", "d1").put(1, "celtic-swordsman", "b1").turnOf(1);
      table.act("b1xa1").roll({1}).roll({face});
      EXPECT_EQ(table.alive("a1"), face == 8 + loss) << symbol << face;
    }
  }
}

TEST(TerrainTable, G9_shallow_water_ford_and_green_slope_lose_no_protection) {
  for (const char symbol : {'s', '=', 'g', '.'}) {
    TestTable table({symbol + std::string("...")});
    table.put(0, "roman-archer", "a1").put(1, "celtic-swordsman", "b1").turnOf(1);
    table.act("b1xa1").roll({1}).roll({8});
    EXPECT_TRUE(table.alive("a1")) << symbol;
  }
}

TEST(TerrainTable, G9_R17_boulders_and_rocks_can_only_be_walked_round_and_no_nah_reaches_across) {
  for (const char symbol : {'o', 'R'}) {
    TestTable table({"....", std::string(".") + symbol + "..", "...."});
    table.put(0, "roman-swordsman", "a2").put(1, "celtic-swordsman", "c2");
    EXPECT_EQ(table.refusal("a2-b2"), "mfm.refusal.impassable G9");
    EXPECT_EQ(table.refusal("a2xc2"), "mfm.refusal.not-adjacent G4");
    table.act("a2-b1");
    EXPECT_EQ(table.refusal("b1xc2"), "");
  }
}

TEST(TerrainTable, G9_R17_walls_stop_nah_and_fern) {
  TestTable table({".W....", ".W....", ".W...."});
  table.put(0, "roman-archer", "a2").put(1, "celtic-swordsman", "c2").put(1, "celtic-swordsman", "f1");
  EXPECT_EQ(table.refusal("a2xc2"), "mfm.refusal.not-adjacent G4");
  EXPECT_EQ(table.refusal("a2*c2"), "mfm.refusal.wall-in-line R12");
  EXPECT_EQ(table.refusal("a2*f1"), "mfm.refusal.wall-in-line R12");
  EXPECT_EQ(table.refusal("a2-b2"), "mfm.refusal.impassable G9");
}

TEST(TerrainTable, G9_windows_and_doors_are_entered_and_shot_through) {
  TestTable window({"..w..."});
  window.put(0, "roman-archer", "a1").put(1, "celtic-swordsman", "f1");
  EXPECT_EQ(window.refusal("a1*f1"), "");
  EXPECT_EQ(window.refusal("a1-c1"), "");  // 1 + 4
  EXPECT_EQ(window.refusal("a1-d1"), "mfm.refusal.too-far G3");
  TestTable door({"..D..."});
  door.put(0, "roman-archer", "a1").put(1, "celtic-swordsman", "f1");
  EXPECT_EQ(door.refusal("a1*f1"), "");
  EXPECT_EQ(door.refusal("a1-e1"), "");
}

TEST(TerrainTable, G9_R18_changing_the_storey_takes_the_whole_turn_and_shields_from_attack) {
  TestTable table({"WWWW..", "W__w..", "WWDW..", "......"});
  table.storey(1, 0, 0, {"WWWW", "W__w", "WWWW"});
  table.put(0, "roman-archer", "c2")
      .put(0, "roman-swordsman", "f4")
      .put(1, "celtic-archer", "f2")
      .put(1, "celtic-swordsman", "f1");
  table.act("c2^+");
  EXPECT_EQ(table.refusal("c2/1-d2/1"), "mfm.refusal.has-moved G1");
  EXPECT_EQ(table.refusal("c2/1*f2>"), "mfm.refusal.has-fought G1");
  table.act("pass");
  EXPECT_EQ(table.refusal("f2*c2/1"), "mfm.refusal.cannot-be-attacked R18");
  table.act("pass");
  EXPECT_EQ(table.refusal("c2/1-d2/1"), "");
  EXPECT_EQ(table.refusal("c2/1*f2"), "");
  EXPECT_EQ(table.refusal("c2/1^-"), "mfm.refusal.not-twice-running R18");
}

TEST(TerrainTable, G9_R19_brackets_only_for_bushes) {
  for (const Terrain& terrain : testContent()->terrain)
    EXPECT_EQ(terrain.bracket, terrain.bush ? terrain.protection - 1 : terrain.protection) << terrain.id;
}

}  // namespace walstatt::mfm
