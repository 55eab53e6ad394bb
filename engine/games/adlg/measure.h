// Lengths, angles and places on the table (A1): whole numbers only, so that every machine gets the same table.
// Lengths are thousandths of a UD, angles hundredths of a degree, clockwise; heading 0 looks to the upper edge.
// x runs to the right, y downwards, from the upper left corner of the table. Side 0 begins at the lower edge.
#pragma once

#include <cstdint>

namespace walstatt::adlg {

using Length = std::int32_t;
using Angle = std::int32_t;

inline constexpr Length ud = 1000;             // A1: the width of every unit
inline constexpr Length deepestBase = 2 * ud;  // A2: a war wagon's
inline constexpr Length touching = 5;          // A1: nearer than that is contact
inline constexpr Length shortOf = 10;          // A1: "just before contact"
inline constexpr Angle quarterTurn = 9000;
inline constexpr Angle halfTurn = 18000;
inline constexpr Angle fullTurn = 36000;

struct Point {
  Length x = 0, y = 0;
  friend bool operator==(const Point&, const Point&) = default;
};

// Where a base stands: the middle of its front edge and where it looks.
struct Pose {
  Point at;
  Angle heading = 0;  // 0 to 35999
  friend bool operator==(const Pose&, const Pose&) = default;
};

// The edges of a base, as seen by its own soldiers.
enum class Edge : std::uint8_t { front, right, rear, left };

constexpr Angle normalized(Angle angle) {
  if (angle >= 0 && angle < fullTurn) return angle;  // nearly always
  const Angle rest = angle % fullTurn;
  return rest < 0 ? rest + fullTurn : rest;
}

}  // namespace walstatt::adlg
