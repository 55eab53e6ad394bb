// Where pieces of terrain may lie (A10): shapes, sectors, edges. Pure, so that the procedure and the maker of tables share it.
#pragma once

#include "games/adlg/terrain.h"

namespace walstatt::adlg {

// A table as far as laying is concerned.
struct Ground {
  Length width = 30 * ud, height = 20 * ud;
  std::span<const Piece> pieces;
};

// A10: the column of the sector die (1 left, 2 centre, 3 right as side 0 sees them) and where the position die wants it.
enum class AtEdge : std::uint8_t { anywhere, at, away };
constexpr int columnOf(int die) { return (die + 1) / 2; }
constexpr AtEdge atEdgeOf(int die) { return die <= 4 ? AtEdge::at : AtEdge::away; }
// Rivers, roads and coasts run over the table: they ask for no position die and are not moved afterwards.
constexpr bool runsThrough(TerrainKind kind) {
  return kind == TerrainKind::river || kind == TerrainKind::road || kind == TerrainKind::coast;
}

inline constexpr int shapeCount = 6;     // of ordinary pieces; each fits in a circle of 6 UD and holds 2 x 3 UD
inline constexpr int runningShapes = 2;  // of rivers, roads, coasts
// A piece of that kind with its middle there. Of those that run through only x counts (a road of shape 1: y).
Piece shapedPiece(const Ground& ground, TerrainKind kind, int shape, Point middle, Angle heading);
Piece movedPiece(const Piece& piece, Point middle, Angle turn);

enum class LayFault : std::uint8_t { none, shape, offTable, overlaps, sector, halfFull, notAtEdge, tooNearEdge };
LayFault layFault(const Ground& ground, const Piece& piece, int column, AtEdge edge);
// The same for a piece that already lies there and is moved or turned: only table and other pieces count.
LayFault shiftFault(const Ground& ground, const Piece& piece);

// One way to lay a piece, or nothing if it does not fit. `turn` begins the search elsewhere.
struct Lay {
  Point middle;
  Angle heading = 0;
  int shape = 0;
};
std::optional<Lay> findLay(const Ground& ground, TerrainKind kind, int column, AtEdge edge, std::uint32_t turn);

}  // namespace walstatt::adlg
