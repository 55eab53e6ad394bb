// Boards of several fields (R20, R24, R25) on a map: the fields they cover, and their runs, worked out once for a
// rectangle as it lies on the map.
#pragma once

#include <cassert>

#include "games/mfm/board.h"

namespace walstatt::mfm {

// Fields of the ground floor side by side; a figure on foot is a rectangle of one.
struct Area {
  int x = 0, y = 0, width = 1, height = 1;
  std::uint8_t storey = 0;

  bool holds(int atX, int atY) const { return atX >= x && atX < x + width && atY >= y && atY < y + height; }
  // In movement fields: the larger of the two index differences of the nearest fields.
  int steps(const Area& other) const {
    const int across = std::max({0, other.x - (x + width - 1), x - (other.x + other.width - 1)});
    const int down = std::max({0, other.y - (y + height - 1), y - (other.y + other.height - 1)});
    return std::max(across, down);
  }
  friend bool operator==(const Area&, const Area&) = default;
};

// The fields of a board with this upper left corner and facing.
constexpr Area areaFacing(int x, int y, int width, int length, Facing facing) {
  return facing % 2 == 0 ? Area{x, y, width, length} : Area{x, y, length, width};
}
constexpr Area shifted(Area area, Direction direction, int steps = 1) {
  area.x += stepX[direction] * steps;
  area.y += stepY[direction] * steps;
  return area;
}
// R24: the rear square stays, the rest swings round.
constexpr Area turned(const Area& area, int width, Facing from, Facing to) {
  const int length = area.width + area.height - width, rest = length - width;
  // The upper left field of the rear square.
  const int x = area.x + (from == 3 ? rest : 0), y = area.y + (from == 0 ? rest : 0);
  return areaFacing(x - (to == 3 ? rest : 0), y - (to == 0 ? rest : 0), width, length, to);
}
// The row of fields in front of a board.
Area rowAhead(const Area& area, Facing facing);

// An area in four bytes, in movement fields or in range fields; both ends are inside.
struct Bounds {
  std::int8_t left = 0, top = 0, right = 0, bottom = 0;

  int steps(const Bounds& other) const {
    return std::max({0, other.left - right, left - other.right, other.top - bottom, top - other.bottom});
  }
};
constexpr Bounds boundsOf(const Area& area) {
  const auto byte = [](int at) { return static_cast<std::int8_t>(at); };
  return {byte(area.x), byte(area.y), byte(area.x + area.width - 1), byte(area.y + area.height - 1)};
}

// One bit for every field of the ground floor, row by row.
class FieldMask {
 public:
  void set(int x, int y) { rows_[static_cast<std::size_t>(y)] |= std::uint64_t{1} << x; }
  void clear(int x, int y) { rows_[static_cast<std::size_t>(y)] &= ~(std::uint64_t{1} << x); }
  bool at(int x, int y) const { return (rows_[static_cast<std::size_t>(y)] >> x & 1) != 0; }
  // What lies beyond the edge is left out.
  void set(const Area& area) {
    forRows(rows_, area, [](std::uint64_t& row, std::uint64_t columns) { row |= columns; });
  }
  void clear(const Area& area) {
    forRows(rows_, area, [](std::uint64_t& row, std::uint64_t columns) { row &= ~columns; });
  }
  bool any(const Area& area) const {
    std::uint64_t found = 0;
    forRows(rows_, area, [&](std::uint64_t row, std::uint64_t columns) { found |= row & columns; });
    return found != 0;
  }
  // A row, also beyond the edge: one bit a column. And the columns of an area that lie on a map.
  std::uint64_t row(int y) const { return static_cast<unsigned>(y) < most ? rows_[static_cast<std::size_t>(y)] : 0; }
  static constexpr std::uint64_t columnsOf(const Area& area) {
    const int left = std::max(0, area.x), right = std::min(most, area.x + area.width);
    return left >= right ? 0 : ~std::uint64_t{0} >> (most - (right - left)) << left;
  }
  friend FieldMask operator|(FieldMask mask, const FieldMask& other) {
    for (std::size_t y = 0; y < most; ++y) mask.rows_[y] |= other.rows_[y];
    return mask;
  }
  bool anyBeside(const Area& area) const { return any({area.x - 1, area.y - 1, area.width + 2, area.height + 2}); }

 private:
  static constexpr int most = 64;
  // Calls visit(row, columns) for every row of an area.
  template <class Rows, class Visit>
  static void forRows(Rows& rows, const Area& area, const Visit& visit) {
    const std::uint64_t columns = columnsOf(area);
    if (columns == 0) return;
    for (int y = std::max(0, area.y); y < std::min(most, area.y + area.height); ++y)
      visit(rows[static_cast<std::size_t>(y)], columns);
  }
  std::array<std::uint64_t, most> rows_{};
};

// Some rows of a mask, also of up to eight beyond either edge: only these are ever written or read.
class MaskRows {
 public:
  MaskRows(int first, int last) : first_(first), end_(last + 1) { assert(end_ - first_ <= most); }

  int first() const { return first_; }
  int end() const { return end_; }
  std::uint64_t& operator[](int y) { return rows_[index(y)]; }
  std::uint64_t operator[](int y) const { return rows_[index(y)]; }
  // Also up to four columns beyond the edge: maps have at most 60, so what wraps round meets none.
  bool holds(int x, int y) const { return ((*this)[y] >> (x & 63) & 1) != 0; }

 private:
  static constexpr int most = 80;
  std::size_t index(int y) const {
    assert(y >= first_ && y < end_);
    return static_cast<std::size_t>(y - first_);
  }
  int first_, end_;
  std::array<std::uint64_t, most> rows_;
};

class Tracks {
 public:
  // Columns and rows of the rectangle.
  Tracks(const Board& board, Carriage carriage, int width, int height);

  int width() const { return width_; }
  int height() const { return height_; }
  // Whether a board with this upper left corner lies on the map and on fields it may use; and may stay there.
  bool fits(int x, int y) const { return at(x, y) != 0; }
  bool mayEnd(int x, int y) const { return (at(x, y) & canEnd) != 0; }
  // The upper left corners with which it may stay, if these fields are taken; none in the last rows, where not all of a
  // board would be told of.
  MaskRows ends(const MaskRows& taken) const;
  // As Board::ray, by upper left corners; a step costs the highest of the fields newly entered (R25).
  const RayStep* ray(FieldId corner, Direction direction) const {
    return &rays_[(std::size_t{corner} * directions + direction) * rayLength];
  }
  static bool mayUse(const Terrain& terrain, Carriage carriage);

 private:
  static constexpr std::size_t rayLength = maxMove + 1;
  static constexpr std::uint8_t canEnd = 2;
  std::size_t placeOf(int x, int y) const {
    const int place = y * columns_ + x;
    return static_cast<std::size_t>(place);
  }
  std::uint8_t at(int x, int y) const {
    return x < 0 || y < 0 || x >= columns_ || y >= rows_ ? std::uint8_t{0} : places_[placeOf(x, y)];
  }

  int columns_, rows_, width_, height_;
  std::vector<std::uint8_t> places_;
  FieldMask ends_;
  std::vector<RayStep> rays_;
};

}  // namespace walstatt::mfm
