// Setups (docs/adlg-setups.md), automatic deployment and made tables.
#include <algorithm>

#include "base/dice.h"
#include "games/adlg/auto_deploy.h"
#include "games/adlg/setup_phrases.h"
#include "games/adlg/terrain.h"
#include "games/adlg/terrain_laying.h"
#include "games/adlg/terrain_maker.h"
#include "games/adlg/test_setup.h"

namespace walstatt::adlg {
namespace {

void expectInOrder(const Setup& setup) {
  std::vector<Box> all;
  for (const UnitSetup& unit : setup.units) {
    ASSERT_TRUE(unit.pose) << unit.label;
    const Box box = boxOf(*unit.pose, ud, unit.profile.depth);
    for (const Box& other : all) EXPECT_FALSE(overlap(box, other)) << setup.id << ' ' << unit.label;
    EXPECT_TRUE(mayStand(setup.pieces, box, unit.profile)) << setup.id << ' ' << unit.label;
    all.push_back(box);
  }
  for (const SideSetup& side : setup.sides) {
    ASSERT_TRUE(side.camp);
    const Box box = boxOf(*side.camp, campWidth, campDepth);
    for (const Box& other : all) EXPECT_FALSE(overlap(box, other)) << setup.id << " camp";
    all.push_back(box);
  }
}

TEST(AdlgSetup, A11_ready_armies_are_drawn_up_by_the_house_as_deployment_asks) {
  for (const ArmyList& list : testContent()->lists)
    for (const ReadyArmy& ready : list.ready)
      for (const Region region : {Region::forest, Region::mountain}) {
        const std::string toml = "name = { de = \"x\", en = \"x\" }\npoints = " + std::to_string(ready.army.points) +
                                 "\nregion = \"" + std::string(regionIds()[static_cast<std::size_t>(region)]) +
                                 "\"\nseed = 7\n[[side]]\nready = \"" + ready.id + "\"\n[[side]]\nready = \"" +
                                 ready.id + "\"\n";
        const SetupRead read = readToml(toml);
        for (const ContentError& error : read.errors.list())
          ADD_FAILURE() << ready.id << ' ' << error.what->id << ' ' << error.found;
        if (!read.setup) continue;
        expectInOrder(*read.setup);
        for (const UnitSetup& unit : read.setup->units)
          EXPECT_EQ(deployFault(*read.setup, read.setup->pieces, unit.side, unit.profile,
                                boxOf(*unit.pose, ud, unit.profile.depth)),
                    DeployFault::none)
              << ready.id << ' ' << unit.label;
      }
}

TEST(AdlgSetup, the_ready_battles_are_in_order_and_fair) {
  Errors errors;
  const Library library = Library::read(builtInContent(), errors);
  const auto paths = library.documentsIn("adlg/scenarios");
  EXPECT_GE(paths.size(), 5u);
  for (const std::string& path : paths) {
    const auto setup = readSetup(*testContent(), *library.document(path), path, errors);
    ASSERT_TRUE(setup) << path;
    if (setup->beginning != Beginning::deployed) continue;
    expectInOrder(*setup);
    for (const UnitSetup& unit : setup->units)
      EXPECT_GT(behindCentre(unit.side, setup->height, unit.pose->at.y), 0) << path << unit.label;
  }
  for (const ContentError& error : errors.list())
    ADD_FAILURE() << error.file << ' ' << error.what->id << ' ' << error.found;
}

// A wood where the right corps would stand: it draws up beside it and behind, not at the other end of the army.
TEST(AdlgSetup, A11_whoever_finds_no_room_in_the_line_of_his_corps_stands_near_it) {
  const std::string corps = "[[side.corps]]\nunits = [{ type = \"heavy-swords\", count = 6 }]\n",
                    side = "[[side]]\nname = { de = \"x\", en = \"x\" }\n" + corps + corps + corps;
  const SetupRead read = readToml(
      "name = { de = \"x\", en = \"x\" }\n[[piece]]\nkind = \"wood\"\noutline = [\"21,14\", \"26,14\", \"26,16.1\", "
      "\"21,16.1\"]\n" +
      side + side);
  ASSERT_TRUE(read.setup);
  const Length width = read.setup->width;
  for (const std::uint8_t unit : read.setup->corps[2].units)
    EXPECT_GT(read.setup->units[unit].pose->at.x, width / 2) << read.setup->units[unit].label;
}

TEST(AdlgSetup, units_are_called_by_their_type_and_the_second_side_in_small_letters) {
  const SetupRead read = readToml(twoArmies(""));
  ASSERT_TRUE(read.setup);
  EXPECT_EQ(read.setup->units[0].label, "HS1");
  EXPECT_EQ(read.setup->units[3].label, "HS4");
  EXPECT_EQ(read.setup->units[10].label, "hs1");
  EXPECT_TRUE(read.setup->corps[0].inChief) << "the highest rank, if nobody is named";
  EXPECT_FALSE(read.setup->corps[1].inChief);
}

TEST(AdlgSetup, A14_a_commander_may_be_included_in_the_first_unit_of_an_entry) {
  std::string text = twoArmies("");
  text.replace(text.find("rank = \"competent\""), 0, "included = 2\n");
  const SetupRead read = readToml(text);
  ASSERT_TRUE(read.setup);
  EXPECT_EQ(read.setup->corps[0].with, 4);
  EXPECT_TRUE(read.setup->units[4].profile.has(included));
  EXPECT_FALSE(read.setup->units[5].profile.has(included));
}

TEST(AdlgSetup, A1_blocks_and_camps_stand_where_they_are_put) {
  std::string text = twoArmies("");
  text.insert(text.find("[[side]]") + 9, "camp = \"20,17\"\n");
  const std::string more =
      "[[side.block]]\nunits = \"HS1+HS2\"\nat = \"10,16,0\"\n[[side.commander]]\ncorps = 1\nwith = \"HS2\"\n";
  text.insert(text.find("[[side]]", text.find("[[side]]") + 1), more);
  const SetupRead read = readToml(text);
  ASSERT_TRUE(read.setup) << read.errors.list()[0].what->id;
  EXPECT_EQ(read.setup->units[0].pose->at, (Point{9'500, 16'000}));
  EXPECT_EQ(read.setup->units[1].pose->at, (Point{10'500, 16'000}));
  EXPECT_EQ(read.setup->sides[0].camp->at, (Point{20'000, 17'000}));
  EXPECT_EQ(read.setup->corps[0].with, 1);
}

TEST(AdlgSetup, A10_nobody_camps_in_a_river_who_finds_another_place) {
  const std::string river = "[[piece]]\nkind = \"river\"\nat = \"15,10,0\"\nshape = 1\n";
  const SetupRead dry = readToml(twoArmies("")), wet = readToml(twoArmies("", river));
  ASSERT_TRUE(dry.setup && wet.setup);
  const auto inRiver = [&](const Pose& camp) {
    return overlap(boxOf(camp, campWidth, campDepth), outlineOf(wet.setup->pieces[0]));
  };
  EXPECT_TRUE(inRiver(*dry.setup->sides[0].camp)) << "it runs where the camp would stand";
  EXPECT_FALSE(inRiver(*wet.setup->sides[0].camp));
}

TEST(AdlgSetup, A4_a_block_may_begin_disordered_but_not_routed) {
  const auto withLost = [](const std::string& lost) {
    std::string text = twoArmies("");
    text.insert(text.find("[[side]]", text.find("[[side]]") + 1),
                "[[side.block]]\nunits = \"HS1+HS2\"\nat = \"10,16,0\"\nlost = " + lost + "\n");
    return text;
  };
  const SetupBattle game(withLost("2"));
  EXPECT_EQ(game.state.units[0].lost, 2);
  EXPECT_EQ(game.state.units[1].lost, 2);
  EXPECT_EQ(game.state.units[2].lost, 0);
  EXPECT_TRUE(game.state.units[0].disordered());
  EXPECT_TRUE(readToml(withLost("9")).refusedBy(walstatt::phrases::range));
}

TEST(AdlgSetup, faults_are_told) {
  const auto refused = [](const std::string& from, const std::string& to, const Phrase& why) {
    std::string text = twoArmies("");
    text.replace(text.find(from), from.size(), to);
    const SetupRead read = readToml(text);
    EXPECT_FALSE(read.setup) << to;
    EXPECT_TRUE(read.refusedBy(why)) << to << ": " << (read.errors.empty() ? "" : read.errors.list()[0].what->id);
  };
  refused("heavy-swords", "heavy-spoons", phrases::setupUnknownType);
  refused("[\"sling\"]", "[\"spoon\"]", phrases::setupUnknownOption);
  refused("[\"sling\"]", "[\"pavise\"]", phrases::setupOptionNotAllowed);
  refused("count = 4", "count = 65", walstatt::phrases::range);
  refused("[[side]]", "[[piece]]\nkind = \"wood\"\nat = \"here\"\n[[side]]", phrases::setupBadPlace);
  refused("[[side]]", "seed = 3\n[[piece]]\nkind = \"wood\"\nat = \"5,5\"\n[[side]]", phrases::setupTableTwice);
  refused("[[side]]", "[[piece]]\nkind = \"wood\"\noutline = [\"1,1\", \"2,2\"]\n[[side]]", phrases::setupOutline);
  refused("[[side.corps]]", "camp = \"29,17\"\n[[side.corps]]", phrases::setupOffTable);
  refused("[[side.corps]]", "[[side.block]]\nunits = \"HS9\"\nat = \"10,16\"\n[[side.corps]]",
          phrases::setupUnknownUnit);
}

TEST(AdlgSetup, A10_a_made_table_obeys_the_rules_of_laying_and_is_the_same_for_the_same_seed) {
  for (const RegionType& region : testContent()->regions) {
    bool compulsory = false;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const auto pieces = makeTable(region, 30 * ud, 20 * ud, seed);
      EXPECT_EQ(pieces, makeTable(region, 30 * ud, 20 * ud, seed));
      EXPECT_LE(pieces.size(), 8u);
      EXPECT_GE(pieces.size(), 2u) << region.id << seed;
      compulsory = compulsory || (!pieces.empty() && pieces[0].kind == region.compulsory);
      for (std::size_t i = 0; i < pieces.size(); ++i) {
        const Ground ground{30 * ud, 20 * ud, {pieces.data(), i}};
        EXPECT_EQ(shiftFault(ground, pieces[i]), LayFault::none) << region.id << seed;
      }
    }
    EXPECT_TRUE(compulsory) << region.id;
  }
}

// The same dice thrown by hand: what does not fit is thrown for anew once for each player, and after that it is discarded.
TEST(AdlgSetup, A10_a_made_table_has_one_new_roll_for_each_player_and_then_discards_the_piece) {
  // Nothing but villages, on tables that soon are full.
  RegionType region = testContent()->regions[0];
  region.compulsory = TerrainKind::village;
  region.kinds = {TerrainKind::village, TerrainKind::marsh};
  const Length width = 13 * ud, height = 9 * ud;
  int saved = 0, discarded = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const std::vector<Piece> made = makeTable(region, width, height, seed);
    FastDice dice(seed);
    std::array<std::vector<TerrainKind>, 2> taken;
    taken[0].push_back(TerrainKind::village);
    for (std::vector<TerrainKind>& kinds : taken)
      for (const std::size_t wanted = 2 + dice.below(3); kinds.size() < wanted;) {
        const TerrainKind kind = region.kinds[dice.below(2)];
        if (std::count(kinds.begin(), kinds.end(), kind) < 2) kinds.push_back(kind);
      }
    std::vector<Piece> laid;
    std::array<bool, 2> hasNewRoll{true, true};
    for (std::size_t number = 0; number < 4; ++number)
      for (std::size_t player = 0; player < 2; ++player) {
        if (number >= taken[player].size()) continue;
        const auto fits = [&]() -> std::optional<Piece> {
          const int sector = static_cast<int>(1 + dice.below(6)), position = static_cast<int>(1 + dice.below(6));
          const auto turn = dice.below(1u << 16);
          const Ground ground{width, height, laid};
          const auto lay = findLay(ground, taken[player][number], columnOf(sector), atEdgeOf(position), turn);
          if (!lay) return std::nullopt;
          return shapedPiece(ground, taken[player][number], lay->shape, lay->middle, lay->heading);
        };
        std::optional<Piece> piece = fits();
        if (!piece && hasNewRoll[player]) {
          hasNewRoll[player] = false;
          piece = fits();
          saved += piece ? 1 : 0;
        }
        if (!piece) ++discarded;
        if (!piece) continue;
        piece->owner = 2;
        laid.push_back(*piece);
      }
    ASSERT_EQ(made, laid) << seed;
  }
  EXPECT_GT(saved, 10);
  EXPECT_GT(discarded, 10);
}

}  // namespace
}  // namespace walstatt::adlg
