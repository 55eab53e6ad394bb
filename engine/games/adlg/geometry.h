// Exact geometry of the table: boxes, distances, zones, wheels, swept paths. Integers only; a mirrored or turned table gives
// mirrored or turned answers. Knows no rule and no state.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "games/adlg/measure.h"

namespace walstatt::adlg {

// Corners are finer than places: so many grains make a thousandth of a UD.
inline constexpr std::int64_t grain = 256;
struct Vec {
  std::int64_t x = 0, y = 0;
  friend bool operator==(const Vec&, const Vec&) = default;
};
constexpr Vec fine(Point point) { return {point.x * grain, point.y * grain}; }
Point coarse(
    Vec point);  // rounded, halves to the even number: tables are whole UD, so a mirrored half goes the mirrored way

// The unit vectors of 2^30 of all headings: (sin, -cos), in half the room of a Vec (angles.cpp).
struct Direction {
  std::int32_t x = 0, y = 0;
};
extern const std::array<Direction, fullTurn> directions;

// A unit vector of 2^30 in the direction of a heading. Asked for more than anything else, so it is looked up.
inline Vec direction(Angle heading) {
  const Direction& to = directions[static_cast<std::size_t>(normalized(heading))];
  return {to.x, to.y};
}

// A rectangle with a front: a base, a zone, a camp. `along` and `across` are unit vectors of 2^30 (ahead, and to the right).
// What it covers is told by its middle, its axes and its size; the corners are rounded to grains.
struct Box {
  std::array<Vec, 4> corners;  // front left, front right, rear right, rear left
  Vec along, across;
  Vec middle;                             // of the front edge
  std::int64_t halfWidth = 0, depth = 0;  // in grains
};
Box boxOf(const Pose& pose, Length width, Length depth);
// The rectangle that begins `from` ahead of the front edge and is `depth` deep, wider than the box by `margin` on both sides.
// Negative lengths lie behind.
Box areaAhead(const Pose& pose, Length width, Length from, Length depth, Length margin = 0);
// The same before a box that is known already.
Box areaAhead(const Box& box, Length from, Length depth, Length margin = 0);

// The same base elsewhere, looking the same way.
Box movedTo(const Box& box, Point at);

// Where a base lies as seen from a point that looks along a unit vector of 2^30: to the right of it and ahead of it. A quick
// look without corners: never too narrow, and too wide by a few thousandths only.
struct Spread {
  Length least = 0, most = 0;
};
struct Sighting {
  Spread aside, ahead;
};
inline Sighting sightOf(Point from, Vec along, const Pose& base, Length width, Length depth) {
  const Vec looks = direction(base.heading);
  const std::int64_t x = base.at.x - from.x, y = base.at.y - from.y;
  // How the base stands to whoever looks, in 2^30: both directions alike is a cosine of one and no sine.
  const std::int64_t cosine = (looks.x * along.x + looks.y * along.y) >> 30,
                     sine = (looks.y * along.x - looks.x * along.y) >> 30;
  const auto spread = [](std::int64_t at, std::int64_t half, std::int64_t rear) {
    constexpr Length rounding = 3;
    half = half < 0 ? -half : half;
    return Spread{static_cast<Length>(at - half + (rear < 0 ? rear : 0)) - rounding,
                  static_cast<Length>(at + half + (rear < 0 ? 0 : rear)) + rounding};
  };
  return {spread((y * along.x - x * along.y) >> 30, (cosine * width) >> 31, (-sine * depth) >> 30),
          spread((x * along.x + y * along.y) >> 30, (sine * width) >> 31, (-cosine * depth) >> 30)};
}

// Distances between nearest points; 0 where they overlap.
Length distance(const Box& a, const Box& b);  // rounded to thousandths
Length distance(const Box& a, Point b);
Length distance(Point a, Point b);
Length distance(Point a, Point b, Point p);            // of p from the straight line's stretch from a to b
bool within(const Box& a, const Box& b, Length most);  // exact: distance <= most
bool nearer(const Box& a, const Box& b, Length than);  // exact: distance < than
bool touch(const Box& a, const Box& b);                // A1: within `touching`
// Their insides share more than a sliver of `touching`.
bool overlap(const Box& a, const Box& b);
bool holds(const Box& box, Point point);
bool liesIn(const Box& inner, const Box& outer);

// Polygons: terrain outlines, simple, clockwise, not always convex.
using Outline = std::span<const Point>;
// An upright rectangle, for a quick look before the exact one; its borders belong to it.
struct Bounds {
  Length left = 0, top = 0, right = 0, bottom = 0;
};
Bounds boundsOf(const Box& box);
Bounds boundsOf(Point a, Point b);
constexpr Bounds boundsAround(Point at, Length reach) {
  return {at.x - reach, at.y - reach, at.x + reach, at.y + reach};
}
constexpr Bounds grown(const Bounds& bounds, Length by) {
  return {bounds.left - by, bounds.top - by, bounds.right + by, bounds.bottom + by};
}
constexpr Bounds joined(const Bounds& a, const Bounds& b) {
  return {a.left < b.left ? a.left : b.left, a.top < b.top ? a.top : b.top, a.right > b.right ? a.right : b.right,
          a.bottom > b.bottom ? a.bottom : b.bottom};
}
// Where something is cannot be foreseen: quick looks ask all they ask at once, without branches.
constexpr bool holds(const Bounds& bounds, Point at) {
  return (at.x >= bounds.left) & (at.x <= bounds.right) & (at.y >= bounds.top) & (at.y <= bounds.bottom);
}
// All of the outline lies beyond one side of the rectangle.
bool keepsAway(const Bounds& bounds, Outline outline);
bool overlap(const Box& box, Outline outline);  // by more than a sliver
bool liesIn(const Box& box, Outline outline);   // wholly
bool holds(Outline outline, Point point);
Length distance(const Box& box, Outline outline);
bool overlap(Outline a, Outline b);
bool insideTable(const Box& box, Length width, Length height);
// How much of the straight way from a to b lies in the outline (sum of its stretches).
Length lengthInside(Point a, Point b, Outline outline);
// The straight way from a to b runs through the box by more than a sliver; it cuts the way from c to d (ends that lie just
// on the other way cut nothing).
bool crosses(Point a, Point b, const Box& box);
bool crosses(Point a, Point b, const Pose& base, Length width, Length depth);
bool crosses(Point a, Point b, Point c, Point d);

// Ways. All of them of a base `width` wide that stands at `pose`.
enum class Hand : std::uint8_t { left, right };
Point frontCorner(const Pose& pose, Length width, Hand hand);
Point rearCorner(const Pose& pose, Length width, Length depth, Hand hand);
Pose forward(const Pose& pose, Length way);  // negative: backwards
Pose slid(const Pose& pose, Length way);     // positive: to the right
Pose turnedAbout(const Pose& pose, Point pivot, Angle angle);
Pose wheeled(const Pose& pose, Length width, Angle angle);  // positive: clockwise, about the right front corner
// A quarter or half turn on the spot: the base keeps its ground, the front edge is another one. A quarter turn of a base that
// is not square keeps its middle.
Pose turned(const Pose& pose, Length depth, Angle angle);
Length wheelCost(Length front, Angle angle);  // A15: 1.5 UD x front width x angle / 90 degrees, rounded up

// What a base sweeps over, by more than a sliver. Exact for straight ways; a wheel goes from place to place by as much as
// cannot miss the obstacle, at least half a degree.
bool sweeps(const Pose& from, Length width, Length depth, Length forwardWay, const Box& obstacle);
Box sweptSliding(const Pose& from, Length width, Length depth, Length way);  // what overlaps it is swept over
bool sweepsWheeling(const Pose& from, Length width, Length depth, Point pivot, Angle angle, const Box& obstacle);
// How far a base may go straight on until it touches the obstacle; nothing if it passes by or leaves it behind.
std::optional<Length> wayTo(const Pose& from, Length width, const Box& obstacle);
std::optional<Length> wayTo(const Box& from, const Box& obstacle);  // the same of a base that is known already
std::optional<Length> wayTo(const Pose& from, Length width, Outline outline);

// Relative placing. A point within `touching` of a line lies on it (A1).
bool aheadOfFrontLine(const Box& target, Point point);  // strictly before the line of its front edge
bool behindRearLine(const Box& target, Point point);
bool straightAhead(const Box& from, const Box& other);  // part of `other` lies in the strip ahead of the front edge
bool straightBehind(const Box& from, const Box& other);
// A20: how a charge that begins with its front edge there meets the target.
Edge edgeMet(const Pose& charger, Length width, const Box& target);
// How much of the front edge of `a` lies along the edge of `b` when they touch; 0 if they do not.
Length sharedFront(const Box& a, const Box& b, Edge edge);

// The poses in which a base of 1 UD stands in full contact with another one (A21): front, flank at the front or the rear
// corner, rear.
Pose poseAgainst(const Pose& target, Length depthOfTarget, Edge edge, bool atRearCorner = false);

}  // namespace walstatt::adlg
