// Boxes: rectangles with a front, and how far they are from each other.
#include <algorithm>
#include <bit>

#include "games/adlg/geometry_parts.h"

namespace walstatt::adlg {

using namespace parts;

namespace parts {

// By doubling the digits that are known: each division gives twice as many, the last may be one too many.
Wide root(Wide value) {
  if (value <= 0) return 0;
  const int shift = std::countl_zero(static_cast<std::uint64_t>(value)) / 2;
  const std::uint64_t all = static_cast<std::uint64_t>(value) << (2 * shift);
  std::uint64_t digits = 1 + (all >> 62);
  digits = (digits << 1) + (all >> 59) / digits;
  digits = (digits << 3) + (all >> 53) / digits;
  digits = (digits << 7) + (all >> 41) / digits;
  digits = (digits << 15) + (all >> 17) / digits;
  digits >>= shift;
  return static_cast<Wide>(digits * digits > static_cast<std::uint64_t>(value) ? digits - 1 : digits);
}

Box boxAt(Vec middle, Vec along, Wide halfWidth, Wide depth) {
  const Vec across = rightOf(along), half = stretched(across, halfWidth), deep = stretched(along, depth);
  return {{middle - half, middle + half, middle + half - deep, middle - half - deep},
          along,
          across,
          middle,
          halfWidth,
          depth};
}

}  // namespace parts

namespace {

constexpr Wide rounding = 16;  // of corners and what is worked out from them, in grains: there is never so much

// How far the corners of a box spread on one axis through the middle of another, in grains of 2^30. They lie half a width to
// both sides of the middle in front, and a depth behind that (boxAt): so three products tell of all four.
struct Shadow {
  Wide least, most;
};
Shadow shadow(const Box& box, Vec middle, Vec axis) {
  const Wide front = dot(box.middle - middle, axis), half = away(dot(box.corners[1] - box.middle, axis)),
             rear = dot(box.corners[2] - box.corners[1], axis);
  return {front - half + std::min<Wide>(rear, 0), front + half + std::max<Wide>(rear, 0)};
}
Shadow acrossOf(const Box& box, const Box& other) { return shadow(other, box.middle, box.across); }
Shadow alongOf(const Box& box, const Box& other) { return shadow(other, box.middle, box.along); }

// The other box, which casts that shadow, reaches deeper than `more` into this one.
bool reachesAcross(const Box& box, const Shadow& other, Wide more) {
  const Wide half = box.halfWidth << 30, least = more << 30;
  return other.most + half > least && half - other.least > least;
}
bool reachesAlong(const Box& box, const Shadow& other, Wide more) {
  const Wide depth = box.depth << 30, least = more << 30;
  return other.most + depth > least && -other.least > least;
}

bool meetsOnAxesOf(const Box& box, const Box& other, Wide more) {
  return reachesAcross(box, acrossOf(box, other), more) && reachesAlong(box, alongOf(box, other), more);
}

bool meet(const Box& a, const Box& b, Wide more) { return meetsOnAxesOf(a, b, more) && meetsOnAxesOf(b, a, more); }

// Square of the distance of a point from a box that sees it there, in grains.
Wide squareToBox(const Box& box, Vec seen) {
  const Wide x = std::max<Wide>(away(seen.x) - box.halfWidth, 0);
  const Wide y = std::max<Wide>(std::max(seen.y, -box.depth - seen.y), 0);
  return x * x + y * y;
}
Wide leastSquareTo(const Box& box, const Box& other) {
  Wide least = INT64_MAX;
  for (const Vec& corner : other.corners) least = std::min(least, squareToBox(box, seenBy(box, corner)));
  return least;
}

// The middles are so far apart that the boxes cannot be nearer than `most`.
bool surelyFarther(const Box& a, const Box& b, Wide most) {
  const Vec d = a.corners[0] + a.corners[2] - b.corners[0] - b.corners[2];
  const Wide reach = 2 * (a.halfWidth + b.halfWidth + most) + a.depth + b.depth;
  return away(d.x) > reach || away(d.y) > reach || square(d) > reach * reach;
}

// Their middles are nearer each other than their edges, by more than corners are rounded: whatever the directions, they share
// more than `more`.
bool surelyMeet(const Box& a, const Box& b, Wide more) {
  const Vec d = a.corners[0] + a.corners[2] - b.corners[0] - b.corners[2];
  const Wide reach = std::min(2 * a.halfWidth, a.depth) + std::min(2 * b.halfWidth, b.depth) - 2 * (more + rounding);
  return away(d.x) < reach && away(d.y) < reach && square(d) < reach * reach;
}

// The middles are so near each other that the boxes cannot be farther apart than `most`, by more than corners are rounded.
bool surelyNearer(const Box& a, const Box& b, Wide most) {
  const Vec d = a.corners[0] + a.corners[2] - b.corners[0] - b.corners[2];
  const Wide reach = 2 * (most - rounding);
  return away(d.x) < reach && away(d.y) < reach && square(d) < reach * reach;
}

// Square of the distance of boxes that do not meet: the nearest point of one of them is a corner.
Wide squareApart(const Box& a, const Box& b) { return std::min(leastSquareTo(a, b), leastSquareTo(b, a)); }

// Square of the distance: 0 where they meet. Of boxes that one axis shows to be farther apart than `most`, by more than corners
// are rounded, it tells only that they are.
Wide squareBetween(const Box& a, const Box& b, Wide most) {
  constexpr Wide farther = INT64_MAX;
  const Wide apart = -most - rounding;
  const Shadow acrossA = acrossOf(a, b);
  if (!reachesAcross(a, acrossA, apart)) return farther;
  const Shadow alongA = alongOf(a, b);
  if (!reachesAlong(a, alongA, apart)) return farther;
  const Shadow acrossB = acrossOf(b, a);
  if (!reachesAcross(b, acrossB, apart)) return farther;
  const Shadow alongB = alongOf(b, a);
  if (!reachesAlong(b, alongB, apart)) return farther;
  const bool meeting = reachesAcross(a, acrossA, 0) && reachesAlong(a, alongA, 0) && reachesAcross(b, acrossB, 0) &&
                       reachesAlong(b, alongB, 0);
  return meeting ? 0 : squareApart(a, b);
}

Length fromGrains(Wide amount) { return static_cast<Length>(rounded<8>(amount)); }

}  // namespace

Point coarse(Vec point) {
  const auto even = [](Wide value) {
    const Wide down = value >> 8, rest = value & (grain - 1);
    const bool up = rest > grain / 2 || (rest == grain / 2 && (down & 1) != 0);
    return static_cast<Length>(down + (up ? 1 : 0));
  };
  return {even(point.x), even(point.y)};
}

Box boxOf(const Pose& pose, Length width, Length depth) {
  return boxAt(fine(pose.at), direction(pose.heading), width * (grain / 2), grains(depth));
}

Box areaAhead(const Pose& pose, Length width, Length from, Length depth, Length margin) {
  const Vec along = direction(pose.heading);
  return boxAt(fine(pose.at) + stretched(along, grains(from + depth)), along, width * (grain / 2) + grains(margin),
               grains(depth));
}

Box areaAhead(const Box& box, Length from, Length depth, Length margin) {
  return boxAt(box.middle + stretched(box.along, grains(from + depth)), box.along, box.halfWidth + grains(margin),
               grains(depth));
}

Box movedTo(const Box& box, Point at) {
  Box moved = box;
  moved.middle = fine(at);
  const Vec by = moved.middle - box.middle;
  for (Vec& corner : moved.corners) corner = corner + by;
  return moved;
}

Length distance(const Box& a, const Box& b) { return meet(a, b, 0) ? 0 : fromGrains(root(squareApart(a, b))); }
Length distance(const Box& a, Point b) { return fromGrains(root(squareToBox(a, seenBy(a, fine(b))))); }
Length distance(Point a, Point b) { return fromGrains(root(square(fine(a) - fine(b)))); }

bool within(const Box& a, const Box& b, Length most) {
  const Wide limit = grains(most);
  if (surelyFarther(a, b, limit)) return false;
  return surelyNearer(a, b, limit) || squareBetween(a, b, limit) <= limit * limit;
}
bool nearer(const Box& a, const Box& b, Length than) {
  const Wide limit = grains(than);
  if (surelyFarther(a, b, limit)) return false;
  return surelyNearer(a, b, limit) || squareBetween(a, b, limit) < limit * limit;
}
bool touch(const Box& a, const Box& b) { return within(a, b, touching); }
bool overlap(const Box& a, const Box& b) {
  return !surelyFarther(a, b, 0) && (surelyMeet(a, b, sliver) || meet(a, b, sliver));
}

bool holds(const Box& box, Point point) {
  const Vec seen = seenBy(box, fine(point));
  return away(seen.x) <= box.halfWidth && seen.y <= 0 && seen.y >= -box.depth;
}

bool liesIn(const Box& inner, const Box& outer) {
  return std::all_of(inner.corners.begin(), inner.corners.end(), [&](Vec corner) {
    const Vec seen = seenBy(outer, corner);
    return away(seen.x) <= outer.halfWidth + sliver && seen.y <= sliver && seen.y >= -outer.depth - sliver;
  });
}

bool insideTable(const Box& box, Length width, Length height) {
  return std::all_of(box.corners.begin(), box.corners.end(), [&](Vec c) {
    return c.x >= -grain && c.y >= -grain && c.x <= grains(width) + grain && c.y <= grains(height) + grain;
  });
}

}  // namespace walstatt::adlg
