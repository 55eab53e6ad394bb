// Boards of several fields (R20, R24, R25) on a map: the fields they cover, and their runs, worked out once for a
// rectangle as it lies on the map.
#pragma once

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
Area turned(const Area& area, int width, Facing from, Facing to);
// The row of fields in front of a board.
Area rowAhead(const Area& area, Facing facing);

// One bit for every field of the ground floor, row by row.
class FieldMask {
 public:
  static FieldMask full() {
    FieldMask mask;
    mask.rows_.fill(~std::uint64_t{0});
    return mask;
  }
  void set(int x, int y) { rows_[static_cast<std::size_t>(y)] |= std::uint64_t{1} << x; }
  void clear(int x, int y) { rows_[static_cast<std::size_t>(y)] &= ~(std::uint64_t{1} << x); }
  bool at(int x, int y) const { return (rows_[static_cast<std::size_t>(y)] >> x & 1) != 0; }
  // Whether a field of the area is set; what lies beyond the edge is not.
  bool any(const Area& area) const {
    for (int y = std::max(0, area.y); y < std::min<int>(most, area.y + area.height); ++y)
      for (int x = std::max(0, area.x); x < std::min(64, area.x + area.width); ++x)
        if (at(x, y)) return true;
    return false;
  }
  // Where the upper left corner of a rectangle must not be, for it would cover a set field.
  FieldMask forCorners(int width, int height, int rows) const;

 private:
  static constexpr std::size_t most = 64;
  std::array<std::uint64_t, most> rows_{};
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
  // As Board::ray, by upper left corners; a step costs the highest of the fields newly entered (R25).
  const RayStep* ray(FieldId corner, Direction direction) const {
    return &rays_[(std::size_t{corner} * directions + direction) * rayLength];
  }
  static bool mayUse(const Terrain& terrain, Carriage carriage);

 private:
  static constexpr std::size_t rayLength = maxMove + 1;
  static constexpr std::uint8_t canEnd = 2;
  std::uint8_t at(int x, int y) const {
    if (x < 0 || y < 0 || x >= columns_ || y >= rows_) return 0;
    return places_[static_cast<std::size_t>(y * columns_ + x)];
  }

  int columns_, rows_, width_, height_;
  std::vector<std::uint8_t> places_;
  std::vector<RayStep> rays_;
};

}  // namespace walstatt::mfm
