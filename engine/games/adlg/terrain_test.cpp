// Ground (A10): going, cover, hills, gullies, banks, roads, works, sight.
#include "games/adlg/terrain.h"

#include <gtest/gtest.h>

#include "games/adlg/terrain_laying.h"
#include "games/adlg/test_battle.h"
#include "games/adlg/test_ground.h"
#include "games/adlg/test_profiles.h"

namespace walstatt::adlg {
namespace {

State tableWith(std::initializer_list<Piece> pieces, std::initializer_list<Work> works = {}) {
  State state;
  for (const Piece& piece : pieces) state.pieces[state.pieceCount++] = piece;
  for (const Work& work : works) state.works[state.workCount++] = work;
  return state;
}

Box base(Length x, Length y, Angle degrees = 0, Length depth = 750) { return boxOf(at(x, y, degrees), ud, depth); }

Profile of(Category category, std::uint32_t traits = 0) {
  Profile profile;
  profile.category = category;
  profile.traits = traits;
  profile.movement = {4, 3, 1, true};
  return profile;
}

TEST(AdlgTerrain, A10_every_kind_has_its_going) {
  using enum TerrainKind;
  for (const TerrainKind kind : {gentleHill, road}) EXPECT_EQ(goingOf(kind), Going::open);
  for (const TerrainKind kind : {brush, plantation, field, gully}) EXPECT_EQ(goingOf(kind), Going::rough);
  for (const TerrainKind kind : {steepHill, wood, marsh, dunes, village}) EXPECT_EQ(goingOf(kind), Going::heavy);
  for (const TerrainKind kind : {coast, impassable}) EXPECT_EQ(goingOf(kind), Going::impassable);
}

TEST(AdlgTerrain, A10_a_river_is_diced_for) {
  EXPECT_EQ(expectedGoing(TerrainKind::river), Going::rough);
  EXPECT_EQ(expectedGoing(TerrainKind::wood), Going::heavy);
  const std::array<Going, 6> expected{Going::open,  Going::rough, Going::rough,
                                      Going::heavy, Going::heavy, Going::impassable};
  for (int die = 1; die <= 6; ++die) EXPECT_EQ(riverGoing(die), expected[static_cast<std::size_t>(die - 1)]) << die;
}

TEST(AdlgTerrain, A10_wood_plantation_and_village_give_cover) {
  for (int kind = 0; kind < terrainKinds; ++kind) {
    const auto one = static_cast<TerrainKind>(kind);
    const bool cover = one == TerrainKind::wood || one == TerrainKind::plantation || one == TerrainKind::village;
    EXPECT_EQ(givesCover(one), cover) << kind;
  }
}

TEST(AdlgTerrain, A10_elephants_take_brush_and_fields_as_open) {
  const Profile elephant = of(Category::El);
  EXPECT_EQ(goingFor(elephant, rectangle(TerrainKind::brush, 0, 0, 1, 1)), Going::open);
  EXPECT_EQ(goingFor(elephant, rectangle(TerrainKind::field, 0, 0, 1, 1)), Going::open);
  EXPECT_EQ(goingFor(elephant, rectangle(TerrainKind::plantation, 0, 0, 1, 1)), Going::rough);
  EXPECT_EQ(goingFor(elephant, rectangle(TerrainKind::dunes, 0, 0, 1, 1)), Going::heavy);
}

TEST(AdlgTerrain, A10_camels_take_brush_as_open_and_dunes_as_rough) {
  const Profile camel = of(Category::Cv, camels);
  EXPECT_EQ(goingFor(camel, rectangle(TerrainKind::brush, 0, 0, 1, 1)), Going::open);
  EXPECT_EQ(goingFor(camel, rectangle(TerrainKind::dunes, 0, 0, 1, 1)), Going::rough);
  EXPECT_EQ(goingFor(camel, rectangle(TerrainKind::field, 0, 0, 1, 1)), Going::rough);
  EXPECT_EQ(goingFor(of(Category::Cv, horses), rectangle(TerrainKind::dunes, 0, 0, 1, 1)), Going::heavy);
}

TEST(AdlgTerrain, A15_the_worst_of_all_ground_touched_counts) {
  const State state = tableWith(
      {rectangle(TerrainKind::field, 8000, 5000, 12000, 9000), rectangle(TerrainKind::wood, 12000, 5000, 15000, 9000)});
  const Profile spears = of(Category::MI);
  EXPECT_EQ(footingOf(state, base(5000, 7000), spears).worst, Going::open);
  EXPECT_EQ(footingOf(state, base(8000, 7000), spears).worst, Going::rough) << "half in the field";
  EXPECT_EQ(footingOf(state, base(12000, 7000), spears).worst, Going::heavy) << "half in the field, half in the wood";
  EXPECT_EQ(footingOf(state, base(7500, 7000), spears).worst, Going::open) << "touching its edge only";
}

TEST(AdlgTerrain, A16_wholly_and_partly_in_broken_ground_differ) {
  const State state = tableWith({rectangle(TerrainKind::wood, 8000, 5000, 12000, 9000)});
  const Profile slingers = of(Category::LI);
  const Footing inside = footingOf(state, base(10000, 7000), slingers),
                edge = footingOf(state, base(8000, 7000), slingers);
  EXPECT_TRUE(inside.whollyBroken && inside.partlyBroken && inside.inCover);
  EXPECT_TRUE(!edge.whollyBroken && edge.partlyBroken && edge.inCover);
  EXPECT_FALSE(
      footingOf(tableWith({rectangle(TerrainKind::gentleHill, 8000, 5000, 12000, 9000)}), base(10000, 7000), slingers)
          .partlyBroken);
}

TEST(AdlgTerrain, B_All_11_who_has_no_allowance_there_may_not_stand_there) {
  const State state = tableWith({rectangle(TerrainKind::wood, 8000, 5000, 12000, 9000),
                                 rectangle(TerrainKind::impassable, 20000, 5000, 22000, 9000)});
  Profile chariot = of(Category::HCh);
  chariot.movement = {3, 1, 0, true};
  EXPECT_FALSE(mayStand(state, base(8000, 7000), chariot));
  EXPECT_TRUE(mayStand(state, base(7000, 7000), chariot));
  EXPECT_TRUE(mayStand(state, base(10000, 7000), of(Category::MI)));
  EXPECT_FALSE(mayStand(state, base(21000, 7000), of(Category::LI))) << "impassable to all";
  Profile bombard = of(Category::Art);
  bombard.movement = {0, 0, 0, false};
  EXPECT_TRUE(mayStand(state, base(5000, 7000), bombard)) << "B-All-14: it stands, it does not move";
  EXPECT_FALSE(mayStand(state, base(10000, 7000), bombard));
}

TEST(AdlgTerrain, A16_hindering_ground_is_where_its_owner_fights_with_a_penalty) {
  const State state = tableWith({rectangle(TerrainKind::field, 8000, 5000, 12000, 9000)});
  EXPECT_TRUE(hindering(state, base(10000, 7000), of(Category::HI))) << "B-Mod-14";
  EXPECT_FALSE(hindering(state, base(10000, 7000), of(Category::MI)));
  EXPECT_FALSE(hindering(state, base(10000, 7000), of(Category::El))) << "B-Mod-21";
  EXPECT_FALSE(hindering(state, base(5000, 7000), of(Category::HI)));
}

TEST(AdlgTerrain, B_All_12_along_a_road_means_with_front_and_rear_on_it) {
  const State state = tableWith(
      {rectangle(TerrainKind::road, 9600, 0, 10400, 20000), rectangle(TerrainKind::wood, 8000, 5000, 12000, 9000)});
  EXPECT_TRUE(alongRoad(state, base(10000, 7000)));
  EXPECT_FALSE(alongRoad(state, base(10000, 7000, 90))) << "across it";
  EXPECT_FALSE(alongRoad(state, base(11000, 7000)));
  EXPECT_EQ(footingOf(state, base(10000, 12000), of(Category::MI)).worst, Going::open)
      << "a road is no ground of its own";
}

TEST(AdlgTerrain, B_Mod_08_A30_higher_is_who_stands_wholly_on_the_hill_with_its_crest_behind_the_front) {
  const State state = tableWith({rectangle(TerrainKind::gentleHill, 8000, 6000, 14000, 10000)});  // crest at y 8000
  const Box enemy = base(11000, 5600, 180);
  EXPECT_TRUE(standsHigher(state, base(11000, 7000), enemy));
  EXPECT_FALSE(standsHigher(state, base(11000, 8600), base(11000, 8500, 180))) << "the crest is still ahead";
  EXPECT_FALSE(standsHigher(state, base(11000, 5600), enemy)) << "not wholly on it";
  EXPECT_FALSE(standsHigher(state, enemy, base(11000, 7000)));
}

TEST(AdlgTerrain, B_Mod_09_B_Mod_10_the_bank_is_held_by_who_stays_out_of_the_water) {
  const State river = tableWith({rectangle(TerrainKind::river, 0, 6000, 30000, 7000)});
  const Box above = base(10000, 7050), inside = base(10000, 7050 - 20, 180);
  EXPECT_TRUE(holdsBank(river, base(10000, 7000), base(10000, 6950, 180)));
  EXPECT_FALSE(holdsBank(river, base(10000, 6950, 180), base(10000, 7000)));
  EXPECT_FALSE(holdsBank(river, above, base(10000, 9000, 180))) << "the enemy is not in it";
  EXPECT_FALSE(holdsBank(river, base(10000, 7300), base(10000, 7300, 180))) << "the fight is not at its edge";
  EXPECT_FALSE(holdsGullyEdge(river, base(10000, 7000), inside)) << "a river is no gully";
  const State gully = tableWith({rectangle(TerrainKind::gully, 0, 6000, 30000, 7000)});
  EXPECT_TRUE(holdsGullyEdge(gully, base(10000, 7000), base(10000, 6950, 180)));
  EXPECT_FALSE(holdsBank(gully, base(10000, 7000), base(10000, 6950, 180)));
}

TEST(AdlgTerrain, A10_who_is_wholly_in_a_gully_is_seen_from_1_UD_of_its_edge) {
  const State state = tableWith({rectangle(TerrainKind::gully, 8000, 6000, 12000, 9000)});
  EXPECT_FALSE(hiddenInGully(state, base(10000, 7000), base(10000, 10000))) << "exactly 1 UD";
  EXPECT_TRUE(hiddenInGully(state, base(10000, 7000), base(10000, 10100)));
  EXPECT_FALSE(hiddenInGully(state, base(8000, 7000), base(10000, 12000))) << "it looks out";
}

TEST(AdlgTerrain, A25_more_than_1_UD_of_cover_blocks_sight) {
  const State thin = tableWith({rectangle(TerrainKind::wood, 0, 9000, 30000, 9900)});
  const State thick = tableWith({rectangle(TerrainKind::wood, 0, 9000, 30000, 10100)});
  const Box archer = base(10000, 12000), target = base(10000, 7000, 180);
  EXPECT_EQ(coverBetween(thick, {10000, 12000}, {10000, 7000}), 1100);
  EXPECT_TRUE(canSee(thin, archer, target));
  EXPECT_FALSE(canSee(thick, archer, target));
  EXPECT_TRUE(canSee(tableWith({rectangle(TerrainKind::marsh, 0, 9000, 30000, 10100)}), archer, target)) << "no cover";
}

TEST(AdlgTerrain, A25_one_point_seen_from_both_front_corners_is_enough) {
  const State state = tableWith({rectangle(TerrainKind::wood, 0, 9000, 9900, 11000)});
  EXPECT_TRUE(canSee(state, base(10600, 12000), base(10200, 7000, 180))) << "past the wood's end";
  EXPECT_FALSE(canSee(state, base(9000, 12000), base(9000, 7000, 180)));
}

TEST(AdlgTerrain, A30_works_defend_who_stands_on_their_left) {
  const Work wall{{8000, 8000}, {12000, 8000}, WorkKind::fortification, 0, {}};  // from left to right: up is defended
  const State state = tableWith({}, {wall});
  const Box above = base(10000, 7900, 180), below = base(10000, 8100);
  EXPECT_TRUE(workBetween(state, above, below, 0));
  EXPECT_FALSE(workBetween(state, below, above, 0)) << "the wrong side of it";
  EXPECT_FALSE(workBetween(state, above, below, 1)) << "not theirs";
  EXPECT_TRUE(workBefore(state, above, 0));
  EXPECT_FALSE(workBefore(state, base(10000, 6900, 180), 0)) << "more than 1 UD away";
  EXPECT_FALSE(workBefore(state, base(13000, 7900, 180), 0)) << "past its end";
}

// A mirrored table answers alike.
TEST(AdlgTerrain, A10_ground_does_not_care_for_left_and_right) {
  const Ground ground;
  const Profile spears = of(Category::HI);
  for (int shape = 0; shape < shapeCount; ++shape) {
    const Piece piece = shapedPiece(ground, TerrainKind::wood, shape, {15000, 10000}, 3000);
    Piece mirrored = piece;
    for (std::size_t i = 0; i < piece.corners; ++i)
      mirrored.outline[i] = {30000 - piece.outline[piece.corners - 1 - i].x, piece.outline[piece.corners - 1 - i].y};
    const State one = tableWith({piece}), other = tableWith({mirrored});
    for (Length x = 11000; x <= 19000; x += 370)
      for (Length y = 6000; y <= 14000; y += 410) {
        const Footing here = footingOf(one, base(x, y, 30), spears),
                      there = footingOf(other, base(30000 - x, y, -30), spears);
        EXPECT_EQ(here.worst, there.worst) << shape << ' ' << x << ' ' << y;
        EXPECT_EQ(here.whollyBroken, there.whollyBroken) << shape << ' ' << x << ' ' << y;
      }
  }
}

TEST(AdlgTerrainLaying, A10_a_piece_fits_in_a_circle_of_6_UD_and_holds_2_by_3) {
  const Ground ground;
  for (int shape = 0; shape < shapeCount; ++shape)
    for (const Angle heading : {0, 2500, 9000, 31000}) {
      const Piece piece = shapedPiece(ground, TerrainKind::wood, shape, {15000, 10000}, heading);
      for (const Point point : outlineOf(piece)) EXPECT_LE(distance(Point{15000, 10000}, point), 3000) << shape;
      const Pose front = forward(turnedAbout({{15000, 10000}, 0}, {15000, 10000}, heading), ud);
      EXPECT_TRUE(liesIn(boxOf(front, 3 * ud, 2 * ud), outlineOf(piece))) << shape << " turned " << heading;
    }
}

TEST(AdlgTerrainLaying, A10_the_sector_die_gives_a_third_of_the_width) {
  EXPECT_EQ(columnOf(1), 1);
  EXPECT_EQ(columnOf(2), 1);
  EXPECT_EQ(columnOf(3), 2);
  EXPECT_EQ(columnOf(4), 2);
  EXPECT_EQ(columnOf(5), 3);
  EXPECT_EQ(columnOf(6), 3);
  const Ground ground;
  const Piece left = shapedPiece(ground, TerrainKind::field, 2, {5000, 5000}, 0);
  EXPECT_EQ(layFault(ground, left, 1, AtEdge::away), LayFault::none);
  EXPECT_EQ(layFault(ground, left, 2, AtEdge::away), LayFault::sector);
}

TEST(AdlgTerrainLaying, A10_the_position_die_wants_it_at_an_edge_or_2_UD_from_all) {
  for (int die = 1; die <= 6; ++die) EXPECT_EQ(atEdgeOf(die), die <= 4 ? AtEdge::at : AtEdge::away);
  const Ground ground;
  const auto fault = [&](Length y, AtEdge edge) {
    return layFault(ground, shapedPiece(ground, TerrainKind::field, 2, {15000, y}, 0), 2, edge);
  };
  EXPECT_EQ(fault(1500, AtEdge::at), LayFault::none);
  EXPECT_EQ(fault(1700, AtEdge::at), LayFault::notAtEdge);
  EXPECT_EQ(fault(1400, AtEdge::at), LayFault::offTable);
  EXPECT_EQ(fault(3500, AtEdge::away), LayFault::none);
  EXPECT_EQ(fault(3400, AtEdge::away), LayFault::tooNearEdge);
}

TEST(AdlgTerrainLaying, A10_a_half_with_three_more_pieces_is_full) {
  std::vector<Piece> pieces;
  Ground ground;
  const Piece fourth = shapedPiece(ground, TerrainKind::field, 2, {15000, 15000}, 0);
  for (const Length x : {3000, 9000, 21000}) {
    ground.pieces = pieces;
    EXPECT_EQ(layFault(ground, fourth, 2, AtEdge::away), LayFault::none);
    pieces.push_back(shapedPiece(ground, TerrainKind::wood, 2, {x, 15000}, 0));
  }
  ground.pieces = pieces;
  EXPECT_EQ(layFault(ground, fourth, 2, AtEdge::away), LayFault::halfFull);
  EXPECT_EQ(layFault(ground, shapedPiece(ground, TerrainKind::field, 2, {15000, 5000}, 0), 2, AtEdge::away),
            LayFault::none);
}

TEST(AdlgTerrainLaying, A10_pieces_do_not_lie_on_each_other_but_a_road_runs_through) {
  Ground ground;
  const std::vector<Piece> wood{shapedPiece(ground, TerrainKind::wood, 0, {15000, 10000}, 0)};
  ground.pieces = wood;
  EXPECT_EQ(layFault(ground, shapedPiece(ground, TerrainKind::field, 2, {18000, 10000}, 0), 2, AtEdge::anywhere),
            LayFault::overlaps);
  EXPECT_EQ(layFault(ground, shapedPiece(ground, TerrainKind::road, 0, {15000, 0}, 0), 2, AtEdge::anywhere),
            LayFault::none);
  EXPECT_EQ(layFault(ground, shapedPiece(ground, TerrainKind::river, 0, {15000, 0}, 0), 2, AtEdge::anywhere),
            LayFault::overlaps);
}

TEST(AdlgTerrainLaying, A10_what_the_search_finds_fits) {
  Ground ground;
  std::vector<Piece> pieces;
  for (int kind = 0; kind < terrainKinds; ++kind)
    for (int column = 1; column <= 3; ++column)
      for (const AtEdge edge : {AtEdge::at, AtEdge::away}) {
        const auto one = static_cast<TerrainKind>(kind);
        const auto lay = findLay(ground, one, column, edge, static_cast<std::uint32_t>(kind * 77 + column));
        ASSERT_TRUE(lay) << kind << column;
        EXPECT_EQ(layFault(ground, shapedPiece(ground, one, lay->shape, lay->middle, lay->heading), column, edge),
                  LayFault::none);
      }
}

}  // namespace
}  // namespace walstatt::adlg
