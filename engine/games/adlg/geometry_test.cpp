// The geometry against slow and obvious references in floating point, and against the laws of symmetry (A1).
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

#include "base/test_cases.h"
#include "games/adlg/geometry.h"

namespace walstatt::adlg {
namespace {

using Real = long double;
constexpr Length tableWidth = 30 * ud, tableHeight = 20 * ud;

struct Spot {
  Real x, y;
};
Spot operator+(Spot a, Spot b) { return {a.x + b.x, a.y + b.y}; }
Spot operator*(Real k, Spot a) { return {k * a.x, k * a.y}; }
Real apart(Spot a, Spot b) { return std::hypot(a.x - b.x, a.y - b.y); }
Spot spot(Point p) { return {static_cast<Real>(p.x), static_cast<Real>(p.y)}; }
Real radians(Angle angle) { return static_cast<Real>(angle) * std::acos(Real{-1}) / 18000; }
Spot ahead(Angle heading) { return {std::sin(radians(heading)), -std::cos(radians(heading))}; }
Spot right(Angle heading) { return {std::cos(radians(heading)), std::sin(radians(heading))}; }

// A base in floating point: corners in the order of Box.
struct Rect {
  Pose pose;
  Real width, depth;
  Spot at(Real toRight, Real toFront) const {
    return spot(pose.at) + toRight * right(pose.heading) + toFront * ahead(pose.heading);
  }
  std::array<Spot, 4> corners() const {
    return {at(-width / 2, 0), at(width / 2, 0), at(width / 2, -depth), at(-width / 2, -depth)};
  }
  // How deep a point lies inside; negative: outside.
  Real depthOf(Spot p) const {
    const Real dx = p.x - static_cast<Real>(pose.at.x), dy = p.y - static_cast<Real>(pose.at.y);
    const Spot r = right(pose.heading), a = ahead(pose.heading);
    const Real x = dx * r.x + dy * r.y, y = dx * a.x + dy * a.y;
    return std::min({width / 2 - std::abs(x), -y, depth + y});
  }
};

Real toSegment(Spot p, Spot a, Spot b) {
  const Real dx = b.x - a.x, dy = b.y - a.y, l = dx * dx + dy * dy;
  const Real t = l == 0 ? 0 : std::clamp(((p.x - a.x) * dx + (p.y - a.y) * dy) / l, Real{0}, Real{1});
  return apart(p, {a.x + t * dx, a.y + t * dy});
}

// Least overlap of the shadows on the four axes: more than 0 where the insides meet.
Real penetration(const Rect& a, const Rect& b) {
  Real least = 1e18L;
  const auto ca = a.corners(), cb = b.corners();
  for (const Spot axis : {right(a.pose.heading), ahead(a.pose.heading), right(b.pose.heading), ahead(b.pose.heading)}) {
    const auto shadow = [&](const std::array<Spot, 4>& corners) {
      std::pair<Real, Real> range{1e18L, -1e18L};
      for (const Spot& c : corners) {
        const Real at = c.x * axis.x + c.y * axis.y;
        range = {std::min(range.first, at), std::max(range.second, at)};
      }
      return range;
    };
    const auto x = shadow(ca), y = shadow(cb);
    least = std::min({least, x.second - y.first, y.second - x.first});
  }
  return least;
}

Real slowDistance(const Rect& a, const Rect& b) {
  if (penetration(a, b) > 0) return 0;
  Real least = 1e18L;
  const auto ca = a.corners(), cb = b.corners();
  for (std::size_t i = 0; i < 4; ++i)
    for (std::size_t j = 0; j < 4; ++j) {
      least = std::min(least, toSegment(ca[i], cb[j], cb[(j + 1) % 4]));
      least = std::min(least, toSegment(cb[i], ca[j], ca[(j + 1) % 4]));
    }
  return least;
}

class Lot {
 public:
  explicit Lot(unsigned seed) : engine_(seed) {}
  Length upTo(Length least, Length most) { return std::uniform_int_distribution<Length>(least, most)(engine_); }
  Pose pose(Point about, Length reach) {
    const Angle plain[] = {0, 9000, 18000, 27000, 4500, 3000, 1, 8999, 13500, 35999};
    const Angle heading = upTo(0, 2) == 0 ? plain[upTo(0, 9)] : upTo(0, fullTurn - 1);
    return {{about.x + upTo(-reach, reach), about.y + upTo(-reach, reach)}, heading};
  }
  Length depth() {
    const Length depths[] = {500, 750, 1000, 2000};
    return depths[upTo(0, 3)];
  }
  // A simple polygon about a point, seldom convex.
  std::vector<Point> outline(Point about) {
    std::vector<Point> points;
    const int corners = upTo(3, 12);
    for (int i = 0; i < corners; ++i) {
      const Real turn = static_cast<Real>(fullTurn) * static_cast<Real>(i) / static_cast<Real>(corners);
      const Spot p = spot(about) + static_cast<Real>(upTo(400, 3000)) * ahead(static_cast<Angle>(turn));
      points.push_back({static_cast<Length>(std::lround(p.x)), static_cast<Length>(std::lround(p.y))});
    }
    return points;
  }

 private:
  std::mt19937 engine_;
};

constexpr Point centre{15 * ud, 10 * ud};
Rect rect(const Pose& pose, Length width, Length depth) {
  return {pose, static_cast<Real>(width), static_cast<Real>(depth)};
}

// How far outside of a polygon a point lies, by its edges; negative: inside.
Real outsideOf(const std::vector<Point>& outline, Spot p) {
  Real least = 1e18L;
  bool in = false;
  for (std::size_t i = 0, j = outline.size() - 1; i < outline.size(); j = i++) {
    const Spot a = spot(outline[i]), b = spot(outline[j]);
    least = std::min(least, toSegment(p, a, b));
    if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x) in = !in;
  }
  return in ? -least : least;
}

TEST(AdlgGeometry, A1_SinesAreExactToTheirLastPlace) {
  for (Angle angle = 0; angle < fullTurn; ++angle) {
    const Vec d = direction(angle);
    const Spot real = ahead(angle);
    ASSERT_LE(std::abs(static_cast<Real>(d.x) - real.x * 1073741824), 1.0L) << angle;
    ASSERT_LE(std::abs(static_cast<Real>(d.y) - real.y * 1073741824), 1.0L) << angle;
    ASSERT_EQ(d.x, -direction(fullTurn - angle).x);
    ASSERT_EQ(d.x, -direction(angle + quarterTurn).y * -1);
    ASSERT_EQ(d.x, -direction(quarterTurn - angle).y);
  }
  EXPECT_EQ(direction(3000).x, 1 << 29);
  EXPECT_EQ(direction(quarterTurn), (Vec{1 << 30, 0}));
}

TEST(AdlgGeometry, A1_DistancesAgreeWithTheSlowReference) {
  Lot chance(1);
  int apartCount = 0, meeting = 0;
  for (int i = 0; i < cases(40'000); ++i) {
    const Pose p = chance.pose(centre, 1500), q = chance.pose(centre, 1500);
    const Length da = chance.depth(), db = chance.depth();
    const Box a = boxOf(p, ud, da), b = boxOf(q, ud, db);
    const Rect ra = rect(p, ud, da), rb = rect(q, ud, db);
    const Real real = slowDistance(ra, rb), deep = penetration(ra, rb);
    ASSERT_NEAR(static_cast<double>(distance(a, b)), static_cast<double>(real), 0.51) << i;
    ASSERT_EQ(distance(a, b), distance(b, a));
    ASSERT_EQ(overlap(a, b), overlap(b, a));
    if (std::abs(deep - touching) > 0.02L) {
      ASSERT_EQ(overlap(a, b), deep > touching) << i;
    }
    for (const Length most : {0, 5, 1000, 417}) {
      if (std::abs(real - static_cast<Real>(most)) < 0.02L) continue;
      ASSERT_EQ(within(a, b, most), real <= static_cast<Real>(most)) << i << ' ' << most;
      ASSERT_EQ(nearer(a, b, most), real < static_cast<Real>(most)) << i << ' ' << most;
    }
    (real > 0 ? apartCount : meeting)++;
  }
  EXPECT_GT(apartCount, cases(4'000));
  EXPECT_GT(meeting, cases(4'000));
}

TEST(AdlgGeometry, A16_ExactlyOneUdIsWithinAndNotNearer) {
  for (const Angle heading : {0, 9000, 18000, 27000}) {
    const Pose p{centre, heading};
    const Pose q = forward({centre, normalized(heading)}, ud + 750);
    const Box a = boxOf(p, ud, 750), b = boxOf(q, ud, 750);
    EXPECT_EQ(distance(a, b), ud);
    EXPECT_TRUE(within(a, b, ud));
    EXPECT_FALSE(nearer(a, b, ud));
    EXPECT_TRUE(nearer(a, boxOf(forward(q, -1), ud, 750), ud));
    EXPECT_FALSE(within(a, boxOf(forward(q, 1), ud, 750), ud));
  }
}

TEST(AdlgGeometry, A1_TouchingIsFiveThousandthsAndNoOverlap) {
  const Box a = boxOf({centre, 0}, ud, 750);
  const auto beside = [&](Length gap) { return boxOf({{centre.x + ud + gap, centre.y}, 0}, ud, 750); };
  EXPECT_TRUE(touch(a, beside(5)));
  EXPECT_FALSE(touch(a, beside(6)));
  EXPECT_TRUE(touch(a, beside(0)));
  EXPECT_FALSE(overlap(a, beside(0)));
  EXPECT_FALSE(overlap(a, beside(-5)));
  EXPECT_TRUE(overlap(a, beside(-6)));
}

TEST(AdlgGeometry, PointsAndBoxes) {
  Lot chance(2);
  for (int i = 0; i < cases(10'000); ++i) {
    const Pose p = chance.pose(centre, 500);
    const Length depth = chance.depth();
    const Rect r = rect(p, ud, depth);
    const Box box = boxOf(p, ud, depth);
    const Point q = chance.pose(centre, 2500).at;
    const Real in = r.depthOf(spot(q));
    if (std::abs(in) > 0.01L) {
      ASSERT_EQ(holds(box, q), in > 0);
    }
    Real real = 0;
    if (in < 0) {
      real = 1e18L;
      for (std::size_t k = 0; k < 4; ++k)
        real = std::min(real, toSegment(spot(q), r.corners()[k], r.corners()[(k + 1) % 4]));
    }
    ASSERT_NEAR(static_cast<double>(distance(box, q)), static_cast<double>(real), 0.51);
    const Box zone = areaAhead(p, ud, 100, ud, 250);
    const Rect zoneRect = rect(forward(p, 1100), 1500, ud);
    for (std::size_t k = 0; k < 4; ++k) {
      ASSERT_NEAR(static_cast<double>(zone.corners[k].x) / 256, static_cast<double>(zoneRect.corners()[k].x), 0.52);
      ASSERT_NEAR(static_cast<double>(zone.corners[k].y) / 256, static_cast<double>(zoneRect.corners()[k].y), 0.52);
    }
  }
}

TEST(AdlgGeometry, A10_OutlinesAgreeWithSamples) {
  Lot chance(3);
  int met = 0, wholly = 0;
  for (int i = 0; i < cases(1'000); ++i) {
    const std::vector<Point> outline = chance.outline(centre);
    const Pose p = chance.pose(centre, 2500);
    const Length depth = chance.depth();
    const Box box = boxOf(p, ud, depth);
    const Rect r = rect(p, ud, depth);
    // Samples of the base made smaller by the sliver.
    Real deepest = 1e18L, farthest = -1e18L;
    constexpr int n = 32;
    for (int x = 0; x <= n; ++x)
      for (int y = 0; y <= n; ++y) {
        const Real toRight = (static_cast<Real>(x) / n - 0.5L) * (ud - 10),
                   back = 5 + static_cast<Real>(y) / n * static_cast<Real>(depth - 10);
        const Real out = outsideOf(outline, r.at(toRight, -back));
        deepest = std::min(deepest, out);
        farthest = std::max(farthest, out);
      }
    const bool meets = overlap(box, outline), lies = liesIn(box, outline);
    if (deepest < -0.1L) {
      ASSERT_TRUE(meets) << i;
    }
    if (deepest > 80) {
      ASSERT_FALSE(meets) << i;
    }
    if (farthest > 0.1L) {
      ASSERT_FALSE(lies) << i;
    }
    if (farthest < -40) {
      ASSERT_TRUE(lies) << i;
    }
    met += meets;
    wholly += lies;
    const Point q = chance.pose(centre, 3000).at;
    const Real out = outsideOf(outline, spot(q));
    if (std::abs(out) > 0.01L) {
      ASSERT_EQ(holds(outline, q), out < 0) << i;
    }
    if (!meets && deepest > 80) {
      Real least = 1e18L;
      for (std::size_t k = 0; k < outline.size(); ++k) {
        const Spot a = spot(outline[k]), b = spot(outline[(k + 1) % outline.size()]);
        for (std::size_t c = 0; c < 4; ++c) {
          least = std::min(least, toSegment(r.corners()[c], a, b));
          least = std::min(least, toSegment(a, r.corners()[c], r.corners()[(c + 1) % 4]));
        }
      }
      ASSERT_NEAR(static_cast<double>(distance(box, outline)), static_cast<double>(least), 0.6) << i;
    }
  }
  EXPECT_GT(met, cases(200));
  EXPECT_GT(wholly, cases(5, 0));
}

TEST(AdlgGeometry, A25_LengthInsideAgreesWithSamples) {
  Lot chance(4);
  for (int i = 0; i < cases(400); ++i) {
    const std::vector<Point> outline = chance.outline(centre);
    const Point a = chance.pose(centre, 4000).at, b = chance.pose(centre, 4000).at;
    constexpr int n = 2000;
    int in = 0;
    for (int k = 0; k < n; ++k) {
      const Real t = (static_cast<Real>(k) + 0.5L) / n;
      in += outsideOf(outline, {static_cast<Real>(a.x) + t * static_cast<Real>(b.x - a.x),
                                static_cast<Real>(a.y) + t * static_cast<Real>(b.y - a.y)}) < 0;
    }
    const double real = static_cast<double>(apart(spot(a), spot(b))) * in / n;
    ASSERT_NEAR(lengthInside(a, b, outline), real, 20) << i;
    ASSERT_NEAR(lengthInside(b, a, outline), lengthInside(a, b, outline), 1) << i;
  }
  const std::vector<Point> square{{1000, 1000}, {3000, 1000}, {3000, 3000}, {1000, 3000}};
  EXPECT_EQ(lengthInside({0, 2000}, {5000, 2000}, square), 2000);
  EXPECT_EQ(lengthInside({2000, 2000}, {5000, 2000}, square), 1000);
  EXPECT_EQ(lengthInside({0, 500}, {5000, 500}, square), 0);
}

TEST(AdlgGeometry, OutlinesThatTouchDoNotOverlap) {
  const std::vector<Point> a{{0, 0}, {2000, 0}, {2000, 2000}, {0, 2000}};
  const std::vector<Point> beside{{2000, 0}, {4000, 0}, {4000, 2000}, {2000, 2000}};
  const std::vector<Point> into{{1999, 0}, {4000, 0}, {4000, 2000}, {1999, 2000}};
  const std::vector<Point> within{{500, 500}, {700, 500}, {700, 700}, {500, 700}};
  const std::vector<Point> acrossIt{{900, -500}, {1100, -500}, {1100, 2500}, {900, 2500}};
  EXPECT_FALSE(overlap(Outline(a), Outline(beside)));
  EXPECT_TRUE(overlap(Outline(a), Outline(into)));
  EXPECT_TRUE(overlap(Outline(a), Outline(within)));
  EXPECT_TRUE(overlap(Outline(within), Outline(a)));
  EXPECT_TRUE(overlap(Outline(a), Outline(acrossIt)));
  EXPECT_TRUE(overlap(Outline(a), Outline(a)));
}

TEST(AdlgGeometry, A18_WayToIsWhereTheBaseFirstTouches) {
  Lot chance(5);
  int found = 0;
  for (int i = 0; i < cases(8'000); ++i) {
    const Pose p = chance.pose(centre, 100), q = chance.pose(forward(p, 2500).at, 1500);
    const Length depth = chance.depth();
    const Box obstacle = boxOf(q, ud, depth);
    if (distance(boxOf(p, ud, 750), obstacle) < 20) continue;
    const std::optional<Length> way = wayTo(p, ud, obstacle);
    const Rect other = rect(q, ud, depth);
    if (!way) {
      for (Length step = 0; step < 6000; step += 25)
        ASSERT_LT(penetration(rect(forward(p, step), ud, 750), other), 6) << i;
      continue;
    }
    ++found;
    ASSERT_LT(penetration(rect(forward(p, *way), ud, 750), other), 6.6L) << i;
    ASSERT_LT(slowDistance(rect(forward(p, *way), ud, 750), other), 3) << i;
    Real deepest = -1e18L;
    for (const Length more : {15, 40, 100, 200, 400, 700})
      deepest = std::max(deepest, penetration(rect(forward(p, *way + more), ud, 750), other));
    ASSERT_GT(deepest, 3) << i;
    ASSERT_FALSE(sweeps(p, ud, 750, std::max(*way - 12, 0), obstacle)) << i;
  }
  EXPECT_GT(found, cases(1'500));
  const Pose p{centre, 0};
  EXPECT_EQ(wayTo(p, ud, boxOf(forward({centre, 0}, 2000), ud, 750)), 1250);
  EXPECT_EQ(wayTo(p, ud, boxOf({{centre.x + ud, centre.y - 2000}, 0}, ud, 750)), std::nullopt);
  EXPECT_EQ(wayTo(p, ud, boxOf({{centre.x, centre.y + 2000}, 0}, ud, 750)), std::nullopt);
  // Rear edge on front edge, or by a rounding behind it: no way at all, not the way to its far edge.
  EXPECT_EQ(wayTo(p, ud, boxOf(forward(p, 750), ud, 750)), 0);
  EXPECT_EQ(wayTo(p, ud, boxOf(forward(p, 749), ud, 750)), 0);
  const Pose aslant{{8723, 8354}, 4548};
  EXPECT_EQ(wayTo(aslant, ud, boxOf({{9079, 8003}, 4548}, ud, 500)), 0);
  const std::vector<Point> wood{{13000, 6000}, {17000, 6000}, {17000, 8000}, {13000, 8000}};
  EXPECT_EQ(wayTo(p, ud, Outline(wood)), 2000);
}

TEST(AdlgGeometry, A16_SweepsAgreeWithSmallSteps) {
  Lot chance(6);
  int hits = 0, wheelHits = 0;
  for (int i = 0; i < cases(2'000); ++i) {
    const Pose p = chance.pose(centre, 100), q = chance.pose(centre, 2500);
    const Length depth = chance.depth(), other = chance.depth(), way = chance.upTo(-2500, 2500);
    const Box obstacle = boxOf(q, ud, other);
    const Rect fixed = rect(q, ud, other);
    Real deepest = -1e18L, deepestSlide = -1e18L, deepestWheel = -1e18L;
    const Angle angle = chance.upTo(-9000, 9000);
    const Point pivot = frontCorner(p, ud, angle >= 0 ? Hand::right : Hand::left);
    constexpr int n = 150;
    for (int k = 0; k <= n; ++k) {
      deepest = std::max(deepest, penetration(rect(forward(p, way * k / n), ud, depth), fixed));
      deepestSlide = std::max(deepestSlide, penetration(rect(slid(p, way * k / n), ud, depth), fixed));
      deepestWheel = std::max(deepestWheel, penetration(rect(turnedAbout(p, pivot, angle * k / n), ud, depth), fixed));
    }
    const bool straight = sweeps(p, ud, depth, way, obstacle),
               aside = overlap(sweptSliding(p, ud, depth, way), obstacle),
               wheel = sweepsWheeling(p, ud, depth, pivot, angle, obstacle);
    if (deepest > 6.5L) {
      ASSERT_TRUE(straight) << i;
    }
    if (deepest < -15) {
      ASSERT_FALSE(straight) << i;
    }
    if (deepestSlide > 6.5L) {
      ASSERT_TRUE(aside) << i;
    }
    if (deepestSlide < -15) {
      ASSERT_FALSE(aside) << i;
    }
    if (deepestWheel > 12) {
      ASSERT_TRUE(wheel) << i;
    }
    if (deepestWheel < 3) {
      ASSERT_FALSE(wheel) << i;
    }
    hits += straight;
    wheelHits += wheel;
  }
  EXPECT_GT(hits, cases(200));
  EXPECT_GT(wheelHits, cases(200));
}

TEST(AdlgGeometry, A15_WheelsKeepTheirCornerAndCost) {
  Lot chance(7);
  for (int i = 0; i < cases(8'000); ++i) {
    const Pose p = chance.pose(centre, 3000);
    const Angle angle = chance.upTo(-9000, 9000);
    const Hand hand = angle >= 0 ? Hand::right : Hand::left;
    const Point before = frontCorner(p, ud, hand), after = frontCorner(wheeled(p, ud, angle), ud, hand);
    ASSERT_LE(distance(before, after), 2);
    ASSERT_LE(distance(wheeled(p, ud, angle).at, turnedAbout(p, before, angle).at), 2);
  }
  EXPECT_EQ(wheelCost(ud, 9000), 1500);
  EXPECT_EQ(wheelCost(ud, -4500), 750);
  EXPECT_EQ(wheelCost(3 * ud, 3000), 1500);
  EXPECT_EQ(wheelCost(ud, 1), 1);
  EXPECT_EQ(wheelCost(ud, 0), 0);
}

TEST(AdlgGeometry, B_Man_05_TurnsKeepTheGround) {
  Lot chance(8);
  for (int i = 0; i < cases(10'000); ++i) {
    const Pose p = chance.pose(centre, 3000);
    const Pose back = turned(p, 750, halfTurn);
    ASSERT_LE(distance(frontCorner(back, ud, Hand::left), rearCorner(p, ud, 750, Hand::right)), 2);
    ASSERT_LE(distance(rearCorner(back, ud, 750, Hand::left), frontCorner(p, ud, Hand::right)), 2);
    const Pose quarter = turned(p, ud, quarterTurn);
    ASSERT_LE(distance(frontCorner(quarter, ud, Hand::left), frontCorner(p, ud, Hand::right)), 2);
    ASSERT_LE(distance(turned(turned(p, 750, quarterTurn), 750, -quarterTurn).at, p.at), 2);
  }
}

TEST(AdlgGeometry, A20_FrontFlankAndRear) {
  // The target stands at (15, 10) looking up, 1 UD deep.
  const Box target = boxOf({centre, 0}, ud, ud);
  const auto met = [&](Length x, Length y, Angle heading) {
    return edgeMet({{centre.x + x, centre.y + y}, heading}, ud, target);
  };
  EXPECT_EQ(met(0, -3000, 18000), Edge::front);
  EXPECT_EQ(met(2000, -100, 27000), Edge::front);  // a corner ahead of the line
  EXPECT_EQ(met(2000, 500, 27000), Edge::right);   // its corner just on the line
  EXPECT_EQ(met(2000, 499 - touching, 27000), Edge::front);
  EXPECT_EQ(met(-2000, 700, 9000), Edge::left);
  EXPECT_EQ(met(0, 3000, 0), Edge::rear);
  EXPECT_EQ(met(900, 3000, 0), Edge::rear);        // partly straight behind
  EXPECT_EQ(met(3000, 3000, 31500), Edge::rear);   // wholly behind the rear line
  EXPECT_EQ(met(2000, 1200, 27000), Edge::right);  // behind it only in part
}

TEST(AdlgGeometry, A20_WhoTouchesAnEdgeAlreadyMeetsIt) {
  const Pose target{centre, 0};
  const Box box = boxOf(target, ud, 750);
  EXPECT_EQ(edgeMet(poseAgainst(target, 750, Edge::front), ud, box), Edge::front);
  EXPECT_EQ(edgeMet(poseAgainst(target, 750, Edge::rear), ud, box), Edge::rear);
  EXPECT_EQ(edgeMet(poseAgainst(target, 750, Edge::left), ud, box), Edge::left);
  EXPECT_EQ(edgeMet(poseAgainst(target, 750, Edge::right), ud, box), Edge::right);
}

TEST(AdlgGeometry, A20_AheadAndBehindAreStrips) {
  const Box box = boxOf({centre, 0}, ud, ud);
  const auto at = [&](Length x, Length y) { return boxOf({{centre.x + x, centre.y + y}, 0}, ud, ud); };
  EXPECT_TRUE(straightAhead(box, at(0, -2000)));
  EXPECT_TRUE(straightAhead(box, at(900, -2000)));
  EXPECT_FALSE(straightAhead(box, at(1000, -2000)));
  EXPECT_FALSE(straightAhead(box, at(0, 2000)));
  EXPECT_TRUE(straightBehind(box, at(-900, 1000)));
  EXPECT_FALSE(straightBehind(box, at(-1000, 1000)));
  EXPECT_FALSE(straightBehind(box, at(0, -2000)));
  EXPECT_TRUE(straightAhead(box, boxOf({{centre.x, centre.y - 2000}, 0}, 3 * ud, 2 * ud)));
}

TEST(AdlgGeometry, A21_FullContactSharesTheEdge) {
  Lot chance(9);
  for (int i = 0; i < cases(8'000); ++i) {
    const Pose p = chance.pose(centre, 3000);
    const Length depth = chance.depth();
    const Box target = boxOf(p, ud, depth);
    for (const Edge edge : {Edge::front, Edge::right, Edge::rear, Edge::left})
      for (const bool atRear : {false, true}) {
        const Pose full = poseAgainst(p, depth, edge, atRear);
        const Box box = boxOf(full, ud, 750);
        ASSERT_TRUE(touch(box, target));
        ASSERT_FALSE(overlap(box, target));
        const bool flank = edge == Edge::left || edge == Edge::right;
        ASSERT_NEAR(sharedFront(box, target, edge), flank ? std::min(depth, ud) : ud, 2);
        if (edge != Edge::front) {
          ASSERT_EQ(sharedFront(box, target, Edge::front), 0) << i;
        }
        if (!flank) continue;
        const Hand side = (edge == Edge::right) != atRear ? Hand::right : Hand::left;
        const Point corner = frontCorner(full, ud, side);
        const Hand his = edge == Edge::right ? Hand::right : Hand::left;
        ASSERT_LE(distance(corner, atRear ? rearCorner(p, ud, depth, his) : frontCorner(p, ud, his)), 2) << i;
      }
  }
}

// A table seen in a mirror, or turned by a quarter or a half.
struct Look {
  bool mirrored = false;
  int quarters = 0;

  Point operator()(Point p) const {
    if (mirrored) p.x = tableWidth - p.x;
    for (int i = 0; i < quarters; ++i) p = {(i % 2 == 0 ? tableHeight : tableWidth) - p.y, p.x};
    return p;
  }
  Pose operator()(const Pose& p) const {
    const Angle heading = mirrored ? -p.heading : p.heading;
    return {(*this)(p.at), normalized(heading + quarters * quarterTurn)};
  }
  std::vector<Point> operator()(const std::vector<Point>& points) const {
    std::vector<Point> result;
    for (const Point& p : points) result.push_back((*this)(p));
    if (mirrored) std::reverse(result.begin(), result.end());
    return result;
  }
  std::int32_t hand(std::int32_t amount) const { return mirrored ? -amount : amount; }
  Edge operator()(Edge edge) const {
    if (!mirrored) return edge;
    return edge == Edge::left ? Edge::right : edge == Edge::right ? Edge::left : edge;
  }
};

TEST(AdlgGeometry, A1_MirroredAndTurnedTablesGiveMirroredAndTurnedAnswers) {
  Lot chance(10);
  for (int i = 0; i < cases(8'000); ++i) {
    const Look look{chance.upTo(0, 1) == 1, chance.upTo(0, 3)};
    const Pose p = chance.pose(centre, 1500), q = chance.pose(centre, 1500);
    const Length da = chance.depth(), db = chance.depth(), way = chance.upTo(-3000, 3000);
    const Angle angle = chance.upTo(-9000, 9000);
    const std::vector<Point> outline = chance.outline(centre), seenOutline = look(outline);
    const Pose lp = look(p), lq = look(q);
    const Box a = boxOf(p, ud, da), b = boxOf(q, ud, db), la = boxOf(lp, ud, da), lb = boxOf(lq, ud, db);
    ASSERT_EQ(look(forward(p, way)), forward(lp, way));
    ASSERT_EQ(look(slid(p, way)), slid(lp, look.hand(way)));
    ASSERT_EQ(look(wheeled(p, ud, angle)), wheeled(lp, ud, look.hand(angle)));
    ASSERT_EQ(look(turned(p, da, quarterTurn)), turned(lp, da, look.hand(quarterTurn)));
    ASSERT_EQ(look(turned(p, da, halfTurn)), turned(lp, da, halfTurn));
    ASSERT_EQ(look(turnedAbout(p, q.at, angle)), turnedAbout(lp, lq.at, look.hand(angle)));
    ASSERT_EQ(look(coarse({fine(p.at).x + 128, fine(p.at).y - 128})), coarse([&] {
                const Vec u = fine(lp.at), v = fine(look(Point{p.at.x + 1, p.at.y - 1}));
                return Vec{(u.x + v.x) / 2, (u.y + v.y) / 2};
              }()));
    ASSERT_EQ(distance(a, b), distance(la, lb)) << i;
    ASSERT_EQ(within(a, b, 500), within(la, lb, 500));
    ASSERT_EQ(overlap(a, b), overlap(la, lb));
    ASSERT_EQ(straightAhead(a, b), straightAhead(la, lb));
    ASSERT_EQ(straightBehind(a, b), straightBehind(la, lb));
    ASSERT_EQ(look(edgeMet(p, ud, b)), edgeMet(lp, ud, lb)) << i;
    ASSERT_EQ(wayTo(p, ud, b), wayTo(lp, ud, lb)) << i;
    ASSERT_EQ(wayTo(p, ud, Outline(outline)), wayTo(lp, ud, Outline(seenOutline))) << i;
    ASSERT_EQ(sweeps(p, ud, da, way, b), sweeps(lp, ud, da, way, lb));
    ASSERT_EQ(overlap(sweptSliding(p, ud, da, way), b), overlap(sweptSliding(lp, ud, da, look.hand(way)), lb));
    ASSERT_EQ(sweepsWheeling(p, ud, da, q.at, angle, b), sweepsWheeling(lp, ud, da, lq.at, look.hand(angle), lb));
    ASSERT_EQ(overlap(a, Outline(outline)), overlap(la, Outline(seenOutline))) << i;
    ASSERT_EQ(liesIn(a, Outline(outline)), liesIn(la, Outline(seenOutline)));
    ASSERT_EQ(holds(Outline(outline), p.at), holds(Outline(seenOutline), lp.at));
    ASSERT_EQ(distance(a, Outline(outline)), distance(la, Outline(seenOutline))) << i;
    ASSERT_EQ(lengthInside(p.at, q.at, outline), lengthInside(lp.at, lq.at, seenOutline)) << i;
    ASSERT_EQ(crosses(p.at, forward(p, 3000).at, b), crosses(lp.at, forward(lp, 3000).at, lb)) << i;
    for (const Edge edge : {Edge::front, Edge::right, Edge::rear, Edge::left}) {
      ASSERT_EQ(look(poseAgainst(p, da, edge)), poseAgainst(lp, da, look(edge)));
      ASSERT_EQ(look(poseAgainst(p, da, edge, true)), poseAgainst(lp, da, look(edge), true));
      const Pose beside = forward(poseAgainst(p, da, edge), -3);
      ASSERT_EQ(sharedFront(boxOf(beside, ud, db), a, edge), sharedFront(boxOf(look(beside), ud, db), la, look(edge)));
    }
  }
}

TEST(AdlgGeometry, StraightWaysAndBoxes) {
  const Box box = boxOf({centre, 0}, ud, ud);
  EXPECT_TRUE(crosses({14000, 10500}, {16000, 10500}, box));
  EXPECT_FALSE(crosses({14000, 10000}, {16000, 10000}, box));  // along its edge
  EXPECT_FALSE(crosses({14000, 9500}, {16000, 9500}, box));
  EXPECT_TRUE(crosses({14900, 10400}, {15100, 10600}, box));  // inside
  EXPECT_TRUE(crosses({0, 0}, {10, 10}, {0, 10}, {10, 0}));
  EXPECT_FALSE(crosses({0, 0}, {10, 10}, {10, 10}, {20, 0}));
  EXPECT_FALSE(crosses({0, 0}, {5, 5}, {0, 20}, {20, 0}));
  EXPECT_EQ(distance({0, 0}, {1000, 0}, {500, 300}), 300);
  EXPECT_EQ(distance({0, 0}, {1000, 0}, {1300, 400}), 500);
  EXPECT_TRUE(insideTable(boxOf({{500, 0}, 0}, ud, ud), tableWidth, tableHeight));
  EXPECT_FALSE(insideTable(boxOf({{490, 0}, 0}, ud, ud), tableWidth, tableHeight));
  EXPECT_TRUE(liesIn(boxOf({centre, 0}, ud, 500), box));
  EXPECT_FALSE(liesIn(boxOf({centre, 100}, ud, ud), box));
}

}  // namespace
}  // namespace walstatt::adlg
