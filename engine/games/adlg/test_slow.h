// For models in tests: the geometry of bases in floating point, slow and obvious, with nothing of the engine's. What lies so
// near a limit that rounding decides is in doubt, and a model leaves it out.
#pragma once

#include <cmath>
#include <numbers>
#include <optional>
#include <vector>

#include "games/adlg/measure.h"

namespace walstatt::adlg::test::slow {

struct Spot {
  double x = 0, y = 0;
};
using Shape = std::vector<Spot>;

// A base: where it stands, which way it looks, how wide and deep it is.
struct Base {
  Spot front;  // the middle of its front edge
  double heading = 0, width = 1000, depth = 1000;

  Spot ahead() const { return {std::sin(heading), -std::cos(heading)}; }
  Spot right() const { return {std::cos(heading), std::sin(heading)}; }
  Spot at(double aside, double on) const {
    return {front.x + aside * right().x + on * ahead().x, front.y + aside * right().y + on * ahead().y};
  }
  // A point as the base sees it: x to the right of the middle of its front edge, y ahead of it.
  Spot seen(Spot p) const {
    const double x = p.x - front.x, y = p.y - front.y;
    return {x * right().x + y * right().y, x * ahead().x + y * ahead().y};
  }
  Shape shape() const { return {at(-width / 2, 0), at(width / 2, 0), at(width / 2, -depth), at(-width / 2, -depth)}; }
  Base moved(double on) const { return {at(0, on), heading, width, depth}; }
  // On its middle, as a unit turns.
  Base turned(double quarters) const {
    const Spot middle = at(0, -depth / 2);
    Base other{middle, heading + quarters * std::numbers::pi / 2, width, depth};
    other.front = other.at(0, depth / 2);
    return other;
  }
};
inline Base baseOf(const Pose& pose, Length depth) {
  return {{double(pose.at.x), double(pose.at.y)}, pose.heading / 18000.0 * std::numbers::pi, 1000, double(depth)};
}

inline double distance(Spot p, Spot a, Spot b) {
  const double x = b.x - a.x, y = b.y - a.y, all = x * x + y * y;
  const double part = all == 0 ? 0 : std::clamp(((p.x - a.x) * x + (p.y - a.y) * y) / all, 0.0, 1.0);
  return std::hypot(p.x - a.x - part * x, p.y - a.y - part * y);
}
inline bool inside(const Shape& shape, Spot p) {
  bool in = false;
  for (std::size_t i = 0, j = shape.size() - 1; i < shape.size(); j = i++)
    if ((shape[i].y > p.y) != (shape[j].y > p.y) &&
        p.x < (shape[j].x - shape[i].x) * (p.y - shape[i].y) / (shape[j].y - shape[i].y) + shape[i].x)
      in = !in;
  return in;
}
// What of the shape lies on that side of a line: where `side` is not negative; it is straight.
template <class Side>
Shape cut(const Shape& shape, const Side& side) {
  Shape left;
  for (std::size_t i = 0; i < shape.size(); ++i) {
    const Spot a = shape[i], b = shape[(i + 1) % shape.size()];
    const double sa = side(a), sb = side(b);
    if (sa >= 0) left.push_back(a);
    if ((sa < 0) != (sb < 0)) left.push_back({a.x + (b.x - a.x) * sa / (sa - sb), a.y + (b.y - a.y) * sa / (sa - sb)});
  }
  return left;
}
inline double area(const Shape& shape) {
  double sum = 0;
  for (std::size_t i = 0; i < shape.size(); ++i) {
    const Spot a = shape[i], b = shape[(i + 1) % shape.size()];
    sum += a.x * b.y - a.y * b.x;
  }
  return std::abs(sum) / 2;
}
// What of the shape lies before the base between those distances and no farther aside than that.
inline Shape partAhead(const Base& base, const Shape& shape, double from, double to, double aside) {
  Shape part = cut(shape, [&](Spot p) { return aside - base.seen(p).x; });
  part = cut(part, [&](Spot p) { return aside + base.seen(p).x; });
  part = cut(part, [&](Spot p) { return base.seen(p).y - from; });
  return cut(part, [&](Spot p) { return to - base.seen(p).y; });
}
inline double shared(const Base& base, const Shape& shape) {
  return area(partAhead(base, shape, -base.depth, 0, base.width / 2));
}
inline double distance(const Shape& a, const Shape& b) {
  double least = 1e9;
  for (int turn = 0; turn < 2; ++turn) {
    const Shape &one = turn == 0 ? a : b, &other = turn == 0 ? b : a;
    for (const Spot p : one) {
      if (inside(other, p)) return 0;
      for (std::size_t i = 0; i < other.size(); ++i)
        least = std::min(least, distance(p, other[i], other[(i + 1) % other.size()]));
    }
  }
  return least;
}

// Nothing: in doubt.
using Answer = std::optional<bool>;
inline Answer less(double amount, double limit, double doubt = 12) {
  if (amount < limit - doubt) return true;
  if (amount > limit + doubt) return false;
  return std::nullopt;
}
// Part of the shape lies straight ahead of the front edge.
inline Answer straightAhead(const Base& base, const Shape& shape) {
  const auto any = [&](double doubt) { return !partAhead(base, shape, doubt, 1e6, base.width / 2 - doubt).empty(); };
  if (any(12) != any(-12)) return std::nullopt;
  return any(0);
}

}  // namespace walstatt::adlg::test::slow
