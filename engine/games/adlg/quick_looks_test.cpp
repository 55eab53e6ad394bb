// Quick looks before the exact ones: over very many tables at random they never disagree with what is worked out slowly.
#include "base/test_cases.h"
#include "games/adlg/contacts.h"
#include "games/adlg/melees.h"
#include "games/adlg/moving.h"
#include "games/adlg/straight.h"
#include "games/adlg/terrain.h"
#include "games/adlg/test_crowd.h"

namespace walstatt::adlg {

namespace {

using namespace test;

TEST(AdlgQuickLooks, a_sighting_is_never_too_narrow_and_hardly_too_wide) {
  Chance chance(1);
  for (int i = 0; i < cases(20'000); ++i) {
    const Pose from = chance.pose(4 * ud), pose = chance.pose(4 * ud);
    const Length depth = chance.depth();
    const Box eye = boxOf(from, ud, 0), box = boxOf(pose, ud, depth);
    const Sighting seen = sightOf(from.at, eye.along, pose, ud, depth);
    Spread aside{1'000'000, -1'000'000}, ahead = aside;
    const auto add = [](Spread& spread, std::int64_t grains) {
      spread.least = std::min(spread.least, static_cast<Length>(grains / grain));
      spread.most = std::max(spread.most, static_cast<Length>(grains / grain));
    };
    for (const Vec& corner : box.corners) {
      const Vec d{corner.x - eye.middle.x, corner.y - eye.middle.y};
      add(aside, (d.x * eye.across.x + d.y * eye.across.y) >> 30);
      add(ahead, (d.x * eye.along.x + d.y * eye.along.y) >> 30);
    }
    for (const auto& [quick, exact] : {std::pair(seen.aside, aside), std::pair(seen.ahead, ahead)}) {
      ASSERT_LE(quick.least, exact.least) << i;
      ASSERT_GE(quick.most, exact.most) << i;
      ASSERT_LE(exact.least - quick.least, 8) << i;
      ASSERT_LE(quick.most - exact.most, 8) << i;
    }
  }
}

TEST(AdlgQuickLooks, nothing_of_a_base_is_farther_from_the_middle_in_front_than_its_extent) {
  Chance chance(12);
  for (int i = 0; i < cases(200); ++i) {
    const TestBattle table = crowd(chance);
    for (std::size_t unit = 0; unit < table.battle.unitCount(); ++unit) {
      const Box box = boxOf(table.battle, table.state, unit);
      const Length extent = table.battle.extent(unit);
      Length farthest = 0;
      for (const Vec& corner : box.corners)
        farthest = std::max(farthest, distance(coarse(corner), table.state.units[unit].at));
      ASSERT_LE(farthest, extent) << i;
      ASSERT_GE(farthest + 4, extent) << i;
      ASSERT_LE(extent, table.battle.greatestExtent()) << i;
      ASSERT_LE(extent, reachOfBase) << i;
    }
  }
}

// Whoever has the middle of its front edge ahead of a line has one end of it there as well: so A20 need not look at the ends.
TEST(AdlgQuickLooks, A20_no_middle_is_ahead_of_a_base_without_an_end) {
  Chance chance(13);
  int ahead = 0, behind = 0;
  for (int i = 0; i < cases(20'000); ++i) {
    const Pose charger = chance.pose(2 * ud);
    const Box target = boxOf(chance.pose(2 * ud), ud, chance.depth());
    const bool end = aheadOfFrontLine(target, frontCorner(charger, ud, Hand::left)) ||
                     aheadOfFrontLine(target, frontCorner(charger, ud, Hand::right));
    ASSERT_FALSE(aheadOfFrontLine(target, charger.at) && !end) << i;
    ASSERT_FALSE(end && edgeMet(charger, ud, target) != Edge::front) << i;
    ++(end ? ahead : behind);
  }
  EXPECT_GT(ahead, cases(5'000));
  EXPECT_GT(behind, cases(5'000));
}

// Near each other as their middles are: what no axis parts.
TEST(AdlgQuickLooks, bases_overlap_where_no_axis_parts_them) {
  Chance chance(14);
  int over = 0, apart = 0, hardly = 0;
  const auto spreads = [](const Box& box, Vec axis) {
    std::pair<std::int64_t, std::int64_t> spread{INT64_MAX, INT64_MIN};
    for (const Vec& corner : box.corners) {
      const std::int64_t at = (corner.x * axis.x + corner.y * axis.y) >> 30;
      spread = {std::min(spread.first, at), std::max(spread.second, at)};
    }
    return spread;
  };
  for (int i = 0; i < cases(50'000); ++i) {
    const Box a = boxOf(chance.pose(ud), ud * chance.from(1, 3), chance.depth()),
              b = boxOf(chance.pose(ud), ud, chance.depth());
    std::int64_t least = INT64_MAX;
    for (const Vec axis : {a.along, a.across, b.along, b.across}) {
      const auto [from, to] = spreads(a, axis);
      const auto [start, end] = spreads(b, axis);
      least = std::min(least, std::min(to, end) - std::max(from, start));
    }
    constexpr std::int64_t rounding = 16;
    if (std::abs(least - touching * grain) <= rounding) continue;
    ASSERT_EQ(overlap(a, b), least > touching * grain) << i;
    ++(least > touching * grain ? over : apart);
    hardly += least > touching * grain && least < ud / 4 * grain;
  }
  EXPECT_GT(over, cases(10'000));
  EXPECT_GT(apart, cases(5'000));
  EXPECT_GT(hardly, cases(1'000));
}

TEST(AdlgQuickLooks, an_outline_keeps_away_where_its_upright_rectangle_does) {
  Chance chance(2);
  int away = 0;
  for (int i = 0; i < cases(20'000); ++i) {
    std::vector<Point> outline(static_cast<std::size_t>(chance.from(3, 14)));
    const Point about = chance.pose(6 * ud).at;
    for (Point& point : outline) point = {about.x + chance.from(-2'000, 2'000), about.y + chance.from(-2'000, 2'000)};
    const Box box = boxOf(chance.pose(2 * ud), ud, chance.depth());
    const auto [left, right] =
        std::minmax_element(outline.begin(), outline.end(), [](Point a, Point b) { return a.x < b.x; });
    const auto [top, bottom] =
        std::minmax_element(outline.begin(), outline.end(), [](Point a, Point b) { return a.y < b.y; });
    const auto [west, east] = std::minmax({box.corners[0].x, box.corners[1].x, box.corners[2].x, box.corners[3].x});
    const auto [north, south] = std::minmax({box.corners[0].y, box.corners[1].y, box.corners[2].y, box.corners[3].y});
    const bool apart =
        left->x * grain > east || right->x * grain < west || top->y * grain > south || bottom->y * grain < north;
    ASSERT_EQ(keepsAway(boundsOf(box), outline), apart) << i;
    away += apart;
    ASSERT_FALSE(apart && (overlap(box, outline) || liesIn(box, outline))) << i;
  }
  EXPECT_GT(away, cases(2'000));
  EXPECT_LT(away, cases(18'000));
}

TEST(AdlgQuickLooks, a_base_moved_is_the_base_put_there) {
  Chance chance(3);
  for (int i = 0; i < cases(20'000); ++i) {
    const Pose pose = chance.pose(6 * ud), other{chance.pose(6 * ud).at, pose.heading};
    const Length depth = chance.depth();
    const Box moved = movedTo(boxOf(pose, ud, depth), other.at), put = boxOf(other, ud, depth);
    ASSERT_EQ(moved.corners, put.corners);
    ASSERT_TRUE(moved.middle == put.middle && moved.along == put.along && moved.across == put.across);
    ASSERT_TRUE(moved.halfWidth == put.halfWidth && moved.depth == put.depth);
  }
}

TEST(AdlgQuickLooks, a_way_crosses_a_base_as_it_crosses_its_box) {
  Chance chance(4);
  int crossed = 0;
  for (int i = 0; i < cases(20'000); ++i) {
    const Pose pose = chance.pose(2 * ud);
    const Point a = chance.pose(3 * ud).at, b = chance.pose(3 * ud).at;
    const Length depth = chance.depth();
    const bool crossing = crosses(a, b, boxOf(pose, ud, depth));
    ASSERT_EQ(crosses(a, b, pose, ud, depth), crossing) << i;
    crossed += crossing;
  }
  EXPECT_GT(crossed, cases(1'000));
}

// `distance` takes no short cut.
TEST(AdlgQuickLooks, within_and_nearer_agree_with_the_distance) {
  Chance chance(5);
  for (int i = 0; i < cases(50'000); ++i) {
    const Box a = boxOf(chance.pose(3 * ud), ud, chance.depth()), b = boxOf(chance.pose(3 * ud), ud, chance.depth());
    const Length apart = distance(a, b);
    for (const Length most : {1, touching, apart - 2, apart - 1, apart + 1, apart + 2, chance.from(1, 6 * ud)}) {
      if (most <= 0 || most == apart) continue;  // the distance is rounded
      ASSERT_EQ(within(a, b, most), apart < most) << i;
      ASSERT_EQ(nearer(a, b, most), apart < most) << i;
    }
  }
}

TEST(AdlgQuickLooks, whoever_stands_in_a_rectangle_is_found) {
  Chance chance(11);
  for (int i = 0; i < 400; ++i) {
    TestBattle table = crowd(chance);
    for (int k = 0; k < 4; ++k) table.state.units[static_cast<std::size_t>(chance.from(0, 23))].where = Where::routed;
    const Bounds bounds = boundsOf(chance.pose(5 * ud).at, chance.pose(5 * ud).at);
    const UnitSet found = unitsIn(table.battle, table.state, bounds);
    for (std::size_t unit = 0; unit < table.battle.unitCount(); ++unit) {
      const bool there = holds(bounds, table.state.units[unit].at) && isObstacle(table.state, unit);
      const Side side = table.battle.unit(unit).side;
      ASSERT_EQ(table.battle.sideOfUnit(unit), side);
      ASSERT_EQ(table.battle.depth(unit), table.battle.profile(unit).depth);
      ASSERT_EQ(found.has(unit), there);
      for (const Side one : {Side{0}, Side{1}}) {
        ASSERT_EQ(unitsIn(table.battle, table.state, bounds, one).has(unit), there && side == one);
        ASSERT_EQ(ofSide(table.battle, found, one).has(unit), there && side == one);
      }
    }
  }
}

TEST(AdlgQuickLooks, near_enemies_are_those_that_all_distances_show) {
  Chance chance(6);
  for (int i = 0; i < 200; ++i) {
    const TestBattle table = crowd(chance);
    for (std::size_t unit = 0; unit < table.battle.unitCount(); ++unit) {
      const Box box = boxOf(table.battle, table.state, unit);
      const Side own = table.battle.sideOfUnit(unit);
      Length nearest = noEnemy;
      eachOnTable(table.battle, table.state, enemyOf(own), [&](std::size_t enemy) {
        nearest = std::min(nearest, distance(box, boxOf(table.battle, table.state, enemy)));
      });
      ASSERT_EQ(nearestEnemy(table.battle, table.state, box, own), nearest);
      ASSERT_TRUE(enemyWithin(table.battle, table.state, box, own, nearest + 1));
      ASSERT_FALSE(nearest > 1 && enemyWithin(table.battle, table.state, box, own, nearest - 1));
    }
  }
}

TEST(AdlgQuickLooks, A28_support_is_what_all_melees_show) {
  Chance chance(8);
  int supporting = 0;
  for (int i = 0; i < 400; ++i) {
    TestBattle table = crowd(chance);
    // Somebody close beside a fighter, and somebody along a flank.
    for (const Contact& contact : contactsOf(table.state)) {
      const auto mate = static_cast<std::size_t>(chance.from(0, 11));
      const Pose beside = slid(table.state.units[contact.attacker].pose(), chance.from(0, 1) == 0 ? ud : -ud);
      if (inContact(table.state, mate)) continue;
      table.state.units[mate].at = {beside.at.x + chance.from(-50, 50), beside.at.y + chance.from(-50, 50)};
      table.state.units[mate].heading = static_cast<std::uint16_t>(beside.heading);
    }
    const Melees melees(table.battle, table.state);
    for (std::size_t unit = 0; unit < table.battle.unitCount(); ++unit) {
      ASSERT_EQ(inSimpleSupport(table.battle, table.state, unit), melees.isInSimpleSupport(unit)) << i;
      supporting += melees.isInSimpleSupport(unit);
    }
  }
  EXPECT_GT(supporting, 100);
}

TEST(AdlgQuickLooks, a_straight_way_ends_at_the_nearest_enemy_of_all) {
  Chance chance(9);
  int met = 0;
  for (int i = 0; i < 400; ++i) {
    TestBattle table = crowd(chance);
    for (std::size_t mate = 1; mate < 12; ++mate) table.state.units[mate].where = Where::routed;
    const Pose from = table.state.units[0].pose();
    const Length reach = chance.from(500, 6'000);
    Length way = reach;
    for (std::size_t enemy = 12; enemy < 24; ++enemy)
      if (const auto to = wayTo(from, ud, boxOf(table.battle, table.state, enemy))) way = std::min(way, *to);
    const Straight straight = straightWay(table.battle, table.state, 0, from, reach);
    ASSERT_EQ(straight.way, way) << i;
    met += straight.by == Stop::enemy;
  }
  EXPECT_GT(met, 100);
}

TEST(AdlgQuickLooks, an_open_way_is_as_long_as_the_allowance) {
  Chance chance(10);
  int open = 0;
  for (int i = 0; i < cases(2'000); ++i) {
    TestTable ground;
    for (int k = chance.from(1, 5); k > 0; --k) {
      Piece piece;
      piece.kind = std::array{TerrainKind::wood, TerrainKind::road,
                              TerrainKind::field}[static_cast<std::size_t>(chance.from(0, 2))];
      piece.going = piece.kind == TerrainKind::wood   ? Going::heavy
                    : piece.kind == TerrainKind::road ? Going::open
                                                      : Going::rough;
      piece.corners = 4;
      piece.owner = 2;
      const Point a = chance.pose(6 * ud).at;
      const Length right = a.x + chance.from(500, 4'000), bottom = a.y + chance.from(500, 4'000);
      piece.outline[0] = a;
      piece.outline[1] = {right, a.y};
      piece.outline[2] = {right, bottom};
      piece.outline[3] = {a.x, bottom};
      ground.pieces.push_back(piece);
    }
    const TestBattle table(
        {{0, "cv", mediumCavalry(), chance.pose(4 * ud)}, {1, "far", heavySwords(), at(29'000, 1'000)}}, ground);
    const Pose from = table.state.units[0].pose();
    const std::uint32_t broken = brokenAhead(table.battle, table.state, 0, from);
    ASSERT_EQ(reachOnGround(table.battle, table.state, 0, from, 0),
              reachOnGround(table.battle, table.state, 0, from, 0, broken));
    if (broken != 0) continue;
    ++open;
    ASSERT_EQ(reachOnGround(table.battle, table.state, 0, from, 0),
              allowanceIn(table.battle.profile(0), Going::open, false));
  }
  EXPECT_GT(open, cases(100));
}

}  // namespace

}  // namespace walstatt::adlg
