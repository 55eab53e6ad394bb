#include "games/adlg/terrain_laying.h"

#include <algorithm>

namespace walstatt::adlg {

namespace {

constexpr Length nearEdge = 100;         // Z62: so near to an edge of the table counts as touching it
constexpr Length awayFromEdge = 2 * ud;  // A10
constexpr int mostHalfAhead = 3;         // A10: a half with three more pieces is full

struct Shape {
  int corners;
  std::array<Point, maxCorners> points;  // round the middle, clockwise, y downwards
};
constexpr std::array<Shape, shapeCount> shapes{{
    // an oval
    {12,
     {{{0, -1900},
       {1300, -1650},
       {2250, -950},
       {2600, 0},
       {2250, 950},
       {1300, 1650},
       {0, 1900},
       {-1300, 1650},
       {-2250, 950},
       {-2600, 0},
       {-2250, -950},
       {-1300, -1650}}}},
    // a bean
    {12,
     {{{-1500, -1700},
       {-300, -1500},
       {700, -1650},
       {1800, -1600},
       {2600, -700},
       {2500, 500},
       {1700, 1500},
       {400, 1750},
       {-900, 1400},
       {-1900, 1500},
       {-2600, 600},
       {-2400, -800}}}},
    // a block, for fields and villages
    {4, {{{-2000, -1500}, {2000, -1500}, {2000, 1500}, {-2000, 1500}}}},
    // a long one
    {8,
     {{{-2500, -1150},
       {-800, -1250},
       {900, -1100},
       {2550, -1200},
       {2500, 1100},
       {900, 1250},
       {-800, 1100},
       {-2550, 1200}}}},
    // a round one
    {12,
     {{{0, -2400},
       {1200, -2080},
       {2080, -1200},
       {2400, 0},
       {2080, 1200},
       {1200, 2080},
       {0, 2400},
       {-1200, 2080},
       {-2080, 1200},
       {-2400, 0},
       {-2080, -1200},
       {-1200, -2080}}}},
    // a small one
    {8,
     {{{-800, -1600},
       {900, -1650},
       {1900, -1050},
       {2000, 900},
       {1000, 1600},
       {-700, 1650},
       {-1900, 1050},
       {-2000, -950}}}},
}};

Point turnedPoint(Point point, Point middle, Angle angle) { return turnedAbout({point, 0}, middle, angle).at; }

// A band over the table, from its upper to its lower edge: six stretches, the bends to the right.
constexpr std::array<std::array<Length, 7>, runningShapes> bends{
    {{0, 400, 300, -200, -450, -100, 200}, {0, 0, 0, 0, 0, 0, 0}}};
Piece bandDown(const Ground& ground, TerrainKind kind, Length x, Length half, const std::array<Length, 7>& bend) {
  Piece piece;
  piece.kind = kind;
  piece.going = goingOf(kind);
  piece.corners = 14;
  for (int i = 0; i < 7; ++i) {
    const auto at = static_cast<std::size_t>(i);
    const Length y = ground.height * i / 6;
    piece.outline[13 - at] = {x + bend[at] - half, y};
    piece.outline[at] = {x + bend[at] + half, y};
  }
  return piece;
}

Piece coastOf(const Ground& ground, bool right, int shape) {
  constexpr std::array<Length, 7> line{1600, 2100, 1800, 2300, 1900, 2200, 1700};
  Piece piece;
  piece.kind = TerrainKind::coast;
  piece.going = goingOf(piece.kind);
  piece.corners = 9;
  const Length less = shape == 0 ? 0 : 800;
  // Clockwise on either side: down on the right of the sea's left part, or from its lower end up on its left.
  for (int i = 0; i < 7; ++i) {
    const auto at = static_cast<std::size_t>(i);
    const int down = right ? 6 - i : i;
    const Length deep = line[static_cast<std::size_t>(down)] - less;
    piece.outline[at + 1] = {right ? ground.width - deep : deep, ground.height * down / 6};
  }
  piece.outline[0] = right ? Point{ground.width, ground.height} : Point{0, 0};
  piece.outline[8] = right ? Point{ground.width, 0} : Point{0, ground.height};
  return piece;
}

Piece roadAcross(const Ground& ground, Length y, Length half) {
  Piece piece;
  piece.kind = TerrainKind::road;
  piece.going = goingOf(piece.kind);
  piece.corners = 4;
  piece.outline[0] = {0, y - half};
  piece.outline[1] = {ground.width, y - half};
  piece.outline[2] = {ground.width, y + half};
  piece.outline[3] = {0, y + half};
  return piece;
}

bool onGround(const Ground& ground, const Piece& piece) {
  return std::all_of(piece.outline.begin(), piece.outline.begin() + piece.corners, [&](Point point) {
    return point.x >= 0 && point.y >= 0 && point.x <= ground.width && point.y <= ground.height;
  });
}

Length nearestEdge(const Ground& ground, const Piece& piece) {
  Length least = ground.width;
  for (const Point point : outlineOf(piece))
    least = std::min({least, point.x, point.y, ground.width - point.x, ground.height - point.y});
  return least;
}

// Roads cross everything but the sea; nothing else lies on another piece.
bool mayCross(TerrainKind a, TerrainKind b) {
  const bool road = a == TerrainKind::road || b == TerrainKind::road;
  return road && a != TerrainKind::coast && b != TerrainKind::coast && a != TerrainKind::impassable &&
         b != TerrainKind::impassable;
}

bool halfIsFull(const Ground& ground, const Piece& piece) {
  const bool lower = middleOf(outlineOf(piece)).y > ground.height / 2;
  int here = 0, there = 0;
  for (const Piece& other : ground.pieces) {
    if (runsThrough(other.kind)) continue;
    ++((middleOf(outlineOf(other)).y > ground.height / 2) == lower ? here : there);
  }
  return here - there >= mostHalfAhead;
}

}  // namespace

Piece shapedPiece(const Ground& ground, TerrainKind kind, int shape, Point middle, Angle heading) {
  const auto at = static_cast<std::size_t>(shape);
  if (runsThrough(kind)) {
    if (shape < 0 || shape >= runningShapes) return {};
    if (kind == TerrainKind::coast) return coastOf(ground, middle.x > ground.width / 2, shape);
    if (kind == TerrainKind::river) return bandDown(ground, kind, middle.x, 500, bends[at]);
    return shape == 1 ? roadAcross(ground, middle.y, 400) : bandDown(ground, kind, middle.x, 400, bends[1]);
  }
  if (shape < 0 || shape >= shapeCount) return {};
  Piece piece;
  piece.kind = kind;
  piece.going = goingOf(kind);
  piece.corners = static_cast<std::uint8_t>(shapes[at].corners);
  for (std::size_t i = 0; i < piece.corners; ++i) {
    const Point point = shapes[at].points[i];
    piece.outline[i] = turnedPoint({middle.x + point.x, middle.y + point.y}, middle, heading);
  }
  return piece;
}

Piece movedPiece(const Piece& piece, Point middle, Angle turn) {
  Piece moved = piece;
  const Point from = middleOf(outlineOf(piece));
  for (std::size_t i = 0; i < moved.corners; ++i)
    moved.outline[i] =
        turnedPoint({moved.outline[i].x + middle.x - from.x, moved.outline[i].y + middle.y - from.y}, middle, turn);
  return moved;
}

LayFault shiftFault(const Ground& ground, const Piece& piece) {
  if (piece.corners == 0) return LayFault::shape;
  if (!onGround(ground, piece)) return LayFault::offTable;
  for (const Piece& other : ground.pieces)
    if (!mayCross(piece.kind, other.kind) && overlap(outlineOf(piece), outlineOf(other))) return LayFault::overlaps;
  return LayFault::none;
}

LayFault layFault(const Ground& ground, const Piece& piece, int column, AtEdge edge) {
  if (const LayFault fault = shiftFault(ground, piece); fault != LayFault::none) return fault;
  const Point middle = middleOf(outlineOf(piece));
  const bool acrossTheTable = piece.kind == TerrainKind::road && middle.x == ground.width / 2 && piece.corners == 4;
  const bool anyCoast = piece.kind == TerrainKind::coast && column == 2;
  const int itsColumn = std::clamp(middle.x * 3 / ground.width + 1, 1, 3);
  if (itsColumn != column && !anyCoast && !acrossTheTable) return LayFault::sector;
  if (runsThrough(piece.kind)) return LayFault::none;
  if (halfIsFull(ground, piece)) return LayFault::halfFull;
  const Length gap = nearestEdge(ground, piece);
  if (edge == AtEdge::at && gap > nearEdge) return LayFault::notAtEdge;
  if (edge == AtEdge::away && gap < awayFromEdge) return LayFault::tooNearEdge;
  return LayFault::none;
}

std::optional<Lay> findLay(const Ground& ground, TerrainKind kind, int column, AtEdge edge, std::uint32_t turn) {
  const Length from = ground.width * (column - 1) / 3, to = ground.width * column / 3;
  const auto fits = [&](const Lay& lay) {
    return layFault(ground, shapedPiece(ground, kind, lay.shape, lay.middle, lay.heading), column, edge) ==
           LayFault::none;
  };
  if (runsThrough(kind)) {
    for (int i = 0; i < 12; ++i) {
      Lay lay;
      const int step = static_cast<int>((static_cast<std::uint32_t>(i) * 5 + turn) % 12);
      lay.shape = kind == TerrainKind::road ? 0 : static_cast<int>(turn % runningShapes);
      lay.middle = {from + (to - from) * (2 * step + 1) / 24, ground.height / 2};
      if (kind == TerrainKind::coast && column == 2) lay.middle.x = i % 2 == 0 ? 0 : ground.width;
      if (fits(lay)) return lay;
    }
    return std::nullopt;
  }
  // Turned by quarters so that an edge can be touched exactly; the start of the search turns with `turn`.
  constexpr int across = 7, down = 15;
  for (std::uint32_t i = 0; i < across * down * 2 * shapeCount; ++i) {
    const std::uint32_t n = (i * 137 + turn) % (across * down * 2 * shapeCount);
    Lay lay;
    lay.shape = static_cast<int>(n % shapeCount);
    lay.heading = n / shapeCount % 2 == 0 ? 0 : quarterTurn;
    const int x = static_cast<int>(n / (2 * shapeCount) % across), y = static_cast<int>(n / (2 * shapeCount * across));
    lay.middle = {from + (to - from) * (2 * x + 1) / (2 * across), ground.height * (2 * y + 1) / (2 * down)};
    if (edge == AtEdge::at) {
      // Push it to the nearest edge it may touch in its column.
      const Piece there = shapedPiece(ground, kind, lay.shape, lay.middle, lay.heading);
      Point low = there.outline[0], high = low;
      for (const Point point : outlineOf(there)) {
        low = {std::min(low.x, point.x), std::min(low.y, point.y)};
        high = {std::max(high.x, point.x), std::max(high.y, point.y)};
      }
      const bool atSide = column != 2 && n % 3 == 0;
      if (atSide) {
        lay.middle.x += column == 1 ? -low.x : ground.width - high.x;
      } else {
        lay.middle.y += y < down / 2 ? -low.y : ground.height - high.y;
      }
    }
    if (fits(lay)) return lay;
  }
  return std::nullopt;
}

}  // namespace walstatt::adlg
