// Sight (A25, Z46) against a slow look at very many points of the target.
#include "games/adlg/sight.h"

#include "base/dice.h"
#include "base/test_cases.h"
#include "games/adlg/field.h"
#include "games/adlg/terrain.h"
#include "games/adlg/test_combat.h"

namespace walstatt::adlg::test {

namespace {

Piece woodAt(FastDice& dice, Length x, Length y) {
  Piece piece;
  piece.kind = TerrainKind::wood;
  piece.going = Going::heavy;
  piece.owner = 2;
  piece.corners = 5;
  const auto off = [&] { return static_cast<Length>(dice.below(800)); };
  piece.outline[0] = {x - 900 - off(), y - 600 - off()};
  piece.outline[1] = {x + off() - 400, y - 900 - off()};
  piece.outline[2] = {x + 900 + off(), y - 500 - off()};
  piece.outline[3] = {x + 700 + off(), y + 600 + off()};
  piece.outline[4] = {x - 800 - off(), y + 500 + off()};
  return piece;
}

// A shooter who looks up the table, a target in his zone, friends of his between them.
struct Scene {
  std::vector<Put> units;
  TestTable table;
};
Scene sceneOf(FastDice& dice, int screens, bool woods) {
  const auto any = [&](Length least, Length most) {
    return least + static_cast<Length>(dice.below(static_cast<std::uint32_t>(most - least)));
  };
  Scene scene;
  scene.units.push_back({0, "A", bowmen(), at(15'000, 15'000)});
  scene.units.push_back({1, "t", mediumSwords(), Pose{{any(14'000, 16'000), any(11'300, 13'600)}, any(0, 36'000)}});
  std::vector<Box> taken;
  for (const Put& put : scene.units) taken.push_back(boxOf(put.pose, ud, put.profile.depth));
  for (int i = 0; i < screens; ++i) {
    const Pose pose{{any(13'500, 16'500), any(12'000, 14'800)}, any(0, 36'000)};
    const Box box = boxOf(pose, ud, heavySwords().depth);
    if (std::any_of(taken.begin(), taken.end(), [&](const Box& other) { return overlap(box, other); })) continue;
    taken.push_back(box);
    scene.units.push_back({0, "s" + std::to_string(i), heavySwords(), pose});
  }
  if (woods) scene.table.pieces = {woodAt(dice, any(13'000, 17'000), any(12'500, 14'300))};
  return scene;
}

// Whether the straight way runs through the body, its very edges apart; told in the body's own directions.
bool barred(const Pose& pose, Length depth, Point from, Point to) {
  const Vec along = direction(pose.heading);
  const double scale = 1 << 30, ax = static_cast<double>(along.x) / scale, ay = static_cast<double>(along.y) / scale;
  const auto seen = [&](Point p) {
    const double x = p.x - pose.at.x, y = p.y - pose.at.y;
    return std::pair{x * -ay + y * ax, x * ax + y * ay};  // to the right, ahead
  };
  const auto [x0, y0] = seen(from);
  const auto [x1, y1] = seen(to);
  double least = 0, most = 1;
  constexpr double less = 14;  // a thousandth more than the body: whatever is clear of that is clear
  const double low[2] = {-500 + less, -depth + less}, high[2] = {500 - less, -less};
  const double start[2] = {x0, y0}, way[2] = {x1 - x0, y1 - y0};
  for (int axis = 0; axis < 2; ++axis) {
    if (way[axis] == 0) {
      if (start[axis] <= low[axis] || start[axis] >= high[axis]) return false;
      continue;
    }
    double in = (low[axis] - start[axis]) / way[axis], out = (high[axis] - start[axis]) / way[axis];
    if (in > out) std::swap(in, out);
    least = std::max(least, in);
    most = std::min(most, out);
  }
  return least < most;
}

// How many of the points of a close grid both corners see; more than `enough` are not counted.
constexpr int enough = 26;  // one of a hundred
int slowlySeen(const TestBattle& table) {
  int count = 0;
  const Pose shooter = table.unit("A").pose(), target = table.unit("t").pose();
  const std::array<Point, 2> ends{frontCorner(shooter, ud, Hand::left), frontCorner(shooter, ud, Hand::right)};
  const Length depth = table.battle.profile(table.id("t")).depth;
  for (Length x = -500; x <= 500; x += 20)
    for (Length y = 0; y <= depth; y += 20) {
      const Point point = slid(forward(target, -y), x).at;
      const bool clear = std::all_of(ends.begin(), ends.end(), [&](Point end) {
        for (std::size_t i = 0; i < table.battle.unitCount(); ++i)
          if (i != table.id("A") && i != table.id("t") &&
              barred(table.state.units[i].pose(), table.battle.profile(i).depth, end, point))
            return false;
        return coverBetween(table.state, end, point) <= ud;
      });
      if (clear && ++count == enough) return count;
    }
  return count;
}

struct Looked {
  int seen = 0, hidden = 0, missed = 0;
  int worst = 0;  // points of what was missed
};
// Whatever is aimed at was seen through a point that proves it; so only what is missed is counted.
Looked look(std::uint64_t seed, int scenes, int screens, bool woods) {
  FastDice dice(seed);
  Looked looked;
  for (int i = 0; i < scenes; ++i) {
    const int count = screens == 0 ? 0 : 1 + static_cast<int>(dice.below(static_cast<std::uint32_t>(screens)));
    const Scene scene = sceneOf(dice, count, woods);
    const Combat table(scene.units, scene.table);
    const Box own = boxOf(table.battle, table.state, table.id("A")),
              his = boxOf(table.battle, table.state, table.id("t"));
    if (!within(own, his, 4 * ud)) continue;
    const int points = slowlySeen(table);
    ++(points > 0 ? looked.seen : looked.hidden);
    if (points == 0 || !openShots(table.battle, table.state, 0).empty()) continue;
    ++looked.missed;
    looked.worst = std::max(looked.worst, points);
  }
  EXPECT_GT(looked.seen, scenes / 10);
  EXPECT_GT(looked.hidden, scenes / 10);
  return looked;
}

}  // namespace

TEST(AdlgSight, A25_Z46_between_bodies_every_point_that_both_corners_see_is_found) {
  EXPECT_EQ(look(1, 3'000, 5, false).missed, 0);
  EXPECT_EQ(look(3, cases(1'000), 16, false).missed, 0);
}
// A crowd with many gaps, of which none shows anything: parts that lie open share no ground, so that there are never many.
TEST(AdlgSight, Z46_parts_that_lie_open_are_no_more_than_the_lines_between_them_make) {
  FastDice dice(4);
  const auto any = [&](Length least, Length most) {
    return least + static_cast<Length>(dice.below(static_cast<std::uint32_t>(most - least)));
  };
  const std::array<Point, 2> ends{Point{14'500, 15'000}, Point{15'500, 15'000}};
  int most = 0;
  for (int i = 0; i < cases(60); ++i) {
    Screens screens;
    while (!screens.full())
      screens.push_back(boxOf(Pose{{any(14'500, 15'500), any(11'500, 12'700)}, any(0, 36'000)}, any(20, 60), 20));
    int asked = 0;
    const Box target = boxOf(Pose{{15'000, 11'500}, 18'000}, ud, ud);
    EXPECT_FALSE(OpenParts(ends, screens, false).anyPoint(target, [&](Vec) { return ++asked < 0; }));
    most = std::max(most, asked);
  }
  EXPECT_GT(most, 50);
  EXPECT_LT(most, 1'000);
}

TEST(AdlgSight, A25_Z46_beside_covering_terrain_at_most_a_sliver_is_missed) {
  for (const int screens : {0, 5}) {
    const Looked looked = look(2, 2'000, screens, true);
    EXPECT_LE(looked.missed, 2) << screens;
    EXPECT_LT(looked.worst, enough) << screens;
  }
}

}  // namespace walstatt::adlg::test
