// Sight round units (A25, Z46).
#include "games/adlg/sight.h"

#include <algorithm>

#include "games/adlg/geometry_parts.h"

namespace walstatt::adlg {

using namespace parts;

namespace {

// Where the way from a to b meets a line, by how far both are from it on its two sides.
Vec meeting(Vec a, Vec b, Wide fromA, Wide fromB) {
  constexpr Wide most = Wide{1} << 38;  // so that products with lengths on the table fit
  while (fromA + fromB > most) {
    fromA /= 2;
    fromB /= 2;
  }
  return {a.x + (b.x - a.x) * fromA / (fromA + fromB), a.y + (b.y - a.y) * fromA / (fromA + fromB)};
}

}  // namespace

bool OpenParts::liesOpen(const Part& part, const Line& line) {
  return std::all_of(part.begin(), part.end(), [&](Vec point) { return cross(line.along, point - line.at) >= 0; });
}

OpenParts::Part OpenParts::cut(const Part& part, const Line& line) {
  Part open;
  for (std::size_t i = 0; i < part.size(); ++i) {
    const Vec a = part[i], b = part[(i + 1) % part.size()];
    const Wide fromA = cross(line.along, a - line.at), fromB = cross(line.along, b - line.at);
    if (fromA >= 0 && !open.full()) open.push_back(a);
    if ((fromA < 0) != (fromB < 0) && fromA != 0 && fromB != 0 && !open.full())
      open.push_back(meeting(a, b, away(fromA), away(fromB)));
  }
  return open;
}

OpenParts::Lines OpenParts::linesOf(std::size_t end, const Box& screen) const {
  const Vec eye = fine(ends_[end]);
  Lines lines;
  for (std::size_t i = 0; i < screen.corners.size() && !lines.full(); ++i) {
    const Vec corner = screen.corners[i], ray = corner - eye;
    bool left = true, right = true;
    for (const Vec& other : screen.corners) {
      left = left && cross(ray, other - eye) <= 0;
      right = right && cross(ray, other - eye) >= 0;
    }
    if (left || right) lines.push_back({eye, left ? ray : Vec{-ray.x, -ray.y}});
  }
  for (std::size_t i = 0; i < screen.corners.size() && !lines.full(); ++i) {
    const Vec corner = screen.corners[i], edge = screen.corners[(i + 1) % 4] - corner;
    if (cross(edge, eye - corner) < 0) lines.push_back({corner, {-edge.x, -edge.y}});
  }
  return lines;
}

}  // namespace walstatt::adlg
