// Sight round units (A25, Z46): exact, and only asked where the usual points of a target are all hidden.
#pragma once

#include <array>
#include <span>

#include "base/fixed_list.h"
#include "games/adlg/geometry.h"

namespace walstatt::adlg {

inline constexpr std::size_t mostScreens = 24;
using Screens = FixedList<Box, mostScreens>;

// Looks for a point of the target to which no screen bars the straight way from either end. What no screen hides is the target
// cut by half-planes: left or right of a screen, or before one of its edges. `seen` is asked of points of every part that is
// left open, until it says yes. Where other things than screens may hide them (`finely`) many points of each part are tried.
// Parts share no ground: so there are never more of them than cells between all those lines, which is about half the square
// of their number, four for each end and screen.
class OpenParts {
 public:
  OpenParts(const std::array<Point, 2>& ends, const Screens& screens, bool finely)
      : ends_(ends), screens_(screens), steps_(finely ? 8 : 1) {}

  template <class Seen>
  bool anyPoint(const Box& target, const Seen& seen) const {
    Part whole;
    for (const Vec& corner : target.corners) whole.push_back(corner);
    return search(whole, 0, seen);
  }

 private:
  static constexpr std::size_t mostCorners = 4 + 2 * mostScreens;
  using Part = FixedList<Vec, mostCorners>;
  struct Line {
    Vec at, along;  // open to its left, seen from above with y downwards: cross(along, point - at) >= 0
  };
  using Lines = FixedList<Line, 4>;

  static Part cut(const Part& part, const Line& line);
  static bool liesOpen(const Part& part, const Line& line);
  Lines linesOf(std::size_t end, const Box& screen) const;
  // Its middle, then along its edge, drawn in a little: what is exactly on a line is barred by rounding.
  template <class Seen>
  bool anyOf(const Part& part, const Seen& seen) const {
    const auto count = static_cast<std::int64_t>(part.size());
    Vec middle;
    for (const Vec& corner : part) middle = {middle.x + corner.x, middle.y + corner.y};
    middle = {middle.x / count, middle.y / count};
    if (seen(middle)) return true;
    for (const std::int64_t in : {200, 16, 2})
      for (std::size_t i = 0; i < part.size(); ++i)
        for (std::int64_t k = 0; k < steps_; ++k) {
          const Vec &a = part[i], &b = part[(i + 1) % part.size()];
          const Vec at{a.x + (b.x - a.x) * k / steps_, a.y + (b.y - a.y) * k / steps_};
          if (seen({at.x + (middle.x - at.x) / in, at.y + (middle.y - at.y) / in})) return true;
        }
    return false;
  }

  template <class Seen>
  bool search(const Part& part, std::size_t next, const Seen& seen) const {
    if (next == 2 * screens_.size()) return anyOf(part, seen);
    const Lines lines = linesOf(next % 2, screens_[next / 2]);
    for (const Line& line : lines)
      if (liesOpen(part, line)) return search(part, next + 1, seen);
    Part rest = part;  // what none of the lines so far leaves open
    for (const Line& line : lines) {
      if (const Part open = cut(rest, line); open.size() >= 3 && search(open, next + 1, seen)) return true;
      rest = cut(rest, {line.at, {-line.along.x, -line.along.y}});
      if (rest.size() < 3) return false;
    }
    return false;
  }

  std::array<Point, 2> ends_;
  const Screens& screens_;
  std::int64_t steps_;
};

}  // namespace walstatt::adlg
