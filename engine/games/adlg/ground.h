// Terrain kinds and what lies on the table (A10). A piece's outline is kept as a polygon in the state; works are straight pieces.
#pragma once

#include <array>

#include "games/adlg/measure.h"

namespace walstatt::adlg {

enum class Going : std::uint8_t { open, rough, heavy, impassable };

enum class TerrainKind : std::uint8_t {
  gentleHill,
  steepHill,
  brush,
  plantation,
  field,
  gully,
  wood,
  marsh,
  dunes,
  village,
  river,
  coast,
  road,
  impassable
};
inline constexpr int terrainKinds = 14;

inline constexpr int maxCorners = 14;
struct Piece {
  TerrainKind kind = TerrainKind::field;
  Going going = Going::open;  // of a river it is diced for
  std::uint8_t corners = 0;
  std::uint8_t owner = 0;                   // 0, 1: who laid it; 2: nobody
  std::array<Point, maxCorners> outline{};  // clockwise, any simple polygon
  friend bool operator==(const Piece&, const Piece&) = default;
};
inline constexpr int maxPieces = 16;

enum class WorkKind : std::uint8_t { fortification, obstacle };
// A straight stretch of works; the defended side is the left of the way from a to b seen from above (y downwards).
struct Work {
  Point a, b;
  WorkKind kind = WorkKind::fortification;
  std::uint8_t owner = 0;
  std::array<std::uint8_t, 2> spare{};
  friend bool operator==(const Work&, const Work&) = default;
};
inline constexpr int maxWorks = 24;

}  // namespace walstatt::adlg
