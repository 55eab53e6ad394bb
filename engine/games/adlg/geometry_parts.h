// What the files of the geometry and the ground share: rounding, a box's own coordinates, stretches cut to a range. Nobody else
// needs it.
#pragma once

#include "games/adlg/geometry.h"

namespace walstatt::adlg::parts {

using Wide = std::int64_t;

// To the nearest, halves away from zero: the same for a number and its negative.
template <int bits>
constexpr Wide rounded(Wide value) {
  constexpr Wide half = Wide{1} << (bits - 1);
  return (value + half + (value >> 63)) >> bits;  // a negative half goes down by one less: no branch
}

constexpr Wide dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y; }
constexpr Wide cross(Vec a, Vec b) { return a.x * b.y - a.y * b.x; }
constexpr Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
constexpr Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
constexpr Wide square(Vec a) { return dot(a, a); }
constexpr Wide away(Wide a) { return a < 0 ? -a : a; }
constexpr Wide grains(Length length) { return length * grain; }
inline constexpr Wide sliver = touching * grain;

// To the right of a box that looks along `along`.
constexpr Vec rightOf(Vec along) { return {-along.y, along.x}; }
// So many grains in a direction of 2^30.
constexpr Vec stretched(Vec unit, Wide amount) { return {rounded<30>(unit.x * amount), rounded<30>(unit.y * amount)}; }
// So many halves of a thousandth in a direction, rounded to thousandths.
constexpr Point step(Vec unit, Wide halves) {
  return {static_cast<Length>(rounded<31>(unit.x * halves)), static_cast<Length>(rounded<31>(unit.y * halves))};
}
constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }

Wide root(Wide value);  // the whole part of the square root

Box boxAt(Vec middle, Vec along, Wide halfWidth, Wide depth);

// A point as the box sees it: x to its right of the middle of its front edge, y ahead of it.
inline Vec seenBy(const Box& box, Vec point) {
  const Vec d = point - box.middle;
  return {rounded<30>(dot(d, box.across)), rounded<30>(dot(d, box.along))};
}
inline bool inside(Vec seen, Wide halfWidth, Wide front, Wide rear) {
  return away(seen.x) < halfWidth && seen.y < front && seen.y > -rear;
}

// The part of the way from a to b whose x lies between least and most; false if there is none.
bool cutToX(Vec& a, Vec& b, Wide least, Wide most);

// Does the way from a to b, as the box sees it, run through the inside of the box made smaller by `less` on all sides?
bool runsThrough(Vec a, Vec b, Wide halfWidth, Wide depth, Wide less);

// overlap and liesIn for whoever knows already that the outline does not keep away from the box.
bool overlapsNear(const Box& box, Outline outline);
bool liesInNear(const Box& box, Outline outline);

// The least way of the front edge of `width` at `from` to the closed figure, in grains. What is behind the line of the front
// edge does not count, unless the figure is convex and reaches on ahead of it: then there is no way at all.
std::optional<Wide> wayToFigure(const Box& from, std::span<const Vec> seen, bool convex);

}  // namespace walstatt::adlg::parts
