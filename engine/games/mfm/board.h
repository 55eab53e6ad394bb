// The board of a map, worked out once: fields and steps (R2, R3), range fields (R1), storeys (R18),
// obstacles (R12) and the line of fire (R11). Fields of upper storeys are fields like others: they
// merely have no steps to the storey below.
#pragma once

#include <cstdlib>
#include <vector>

#include "games/mfm/content.h"

namespace walstatt::mfm {

// What a figure on foot needs to know of a field, in two bytes for the inner loops.
struct Ground {
  static constexpr std::uint8_t mayEnd = 1;
  static constexpr std::uint8_t mayAttackFrom = 2;
  static constexpr std::uint8_t highGround = 4;

  std::uint8_t cost = 0;  // 0: nobody may enter
  std::uint8_t flags = 0;
};

// One step of a straight run, with what it has cost so far: runs are read from a table, not walked.
struct RayStep {
  static constexpr std::uint8_t end = 255;  // as cost: the run cannot go on

  std::uint16_t mayEnd : 1 = 0;
  std::uint16_t field : 15 = 0;
  std::uint8_t cost = end;            // of all fields up to here (G3, G9)
  std::uint8_t skirmisherCost = end;  // the same for skirmishers (R33)
};

struct FieldInfo {
  std::int16_t x = 0, y = 0;
  std::int16_t blockX = 0, blockY = 0;
  std::uint8_t storey = 0;
  TerrainId terrain = 0;
  std::uint16_t obstacle = 0;  // number of the connected obstacle; 0: none
  FieldId above = noField, below = noField;
};

class Board {
 public:
  Board(const Content& content, const MapPlan& map);

  int width() const { return width_; }
  int height() const { return height_; }
  int storeys() const { return storeys_; }
  int block() const { return block_; }
  FieldId size() const { return static_cast<FieldId>(fields_.size()); }
  const FieldInfo& field(FieldId id) const { return fields_[id]; }
  const Terrain& terrainOf(FieldId id) const { return content_->terrain[fields_[id].terrain]; }
  Ground ground(FieldId id) const { return ground_[id]; }
  bool mayEnter(FieldId id) const { return ground_[id].cost != 0; }
  bool mayEnd(FieldId id) const { return (ground_[id].flags & Ground::mayEnd) != 0; }

  // The field one step on, if a figure on foot can go there at all: noField beyond the edge, at
  // impassable fields and across a corner between two impassable fields (R2).
  FieldId next(FieldId from, Direction direction) const { return next_[from][direction]; }
  const std::array<FieldId, directions>& neighbours(FieldId from) const { return next_[from]; }
  // The steps of a run from a field in a direction; the last has the cost `end`.
  const RayStep* ray(FieldId from, Direction direction) const {
    return &rays_[(std::size_t{from} * directions + direction) * rayLength];
  }
  // R2: side by side on one storey, with no closed corner between.
  bool adjacent(FieldId a, FieldId b) const {
    const FieldInfo& f = fields_[a];
    const FieldInfo& g = fields_[b];
    const int dx = g.x - f.x, dy = g.y - f.y;
    if (dx < -1 || dx > 1 || dy < -1 || dy > 1 || a == b) return false;
    return next_[a][directionOf(dx, dy)] == b;
  }
  // In movement fields: the larger of the two index differences.
  int steps(FieldId a, FieldId b) const {
    return std::max(std::abs(fields_[a].x - fields_[b].x), std::abs(fields_[a].y - fields_[b].y));
  }
  // R1: in range fields, at least 1.
  int range(FieldId a, FieldId b) const {
    const FieldInfo& f = fields_[a];
    const FieldInfo& g = fields_[b];
    return std::max({1, std::abs(f.blockX - g.blockX), std::abs(f.blockY - g.blockY)});
  }

  // Points of the cheapest way on foot from field to field, for evaluations: not a rule, runs are straight. Other storeys
  // and unreachable fields count as `farAway`.
  static constexpr int farAway = 255;
  int travel(FieldId from, FieldId to) const { return travel_[std::size_t{from} * fields_.size() + to]; }

  FieldId at(int x, int y, int storey = 0) const {
    if (x < 0 || y < 0 || x >= width_ || y >= height_ || storey < 0 || storey >= storeys_) return noField;
    return lookup_[indexOf(x, y, storey)];
  }
  // The row or column of range fields (R1).
  int blockAt(int xOrY) const { return blocks_[static_cast<std::size_t>(xOrY)]; }
  FieldId at(const Place& place) const { return at(place.x, place.y, place.storey); }
  Place place(FieldId id) const { return {fields_[id].x, fields_[id].y, fields_[id].storey}; }
  // The highest field at x, y that lies on this storey or below it.
  FieldId topAt(int x, int y, int storey) const;

  // R11: calls visit(field, crossed) for the fields between two others that the line of fire crosses
  // (crossed) or only touches at a corner, seen from the higher of the two storeys.
  template <class Visit>
  void alongLine(FieldId from, FieldId to, const Visit& visit) const;
  // R12: whether a wall stops the shot.
  bool hasWalls() const { return !walled_.empty(); }
  bool wallBetween(FieldId from, FieldId to) const {
    if (walled_.empty()) return false;
    const std::size_t bit = std::size_t{from} * fields_.size() + to;
    return (walled_[bit / 64] >> (bit % 64) & 1) != 0;
  }

  static constexpr Direction directionOf(int dx, int dy) {
    constexpr std::array<Direction, 9> table{7, 0, 1, 6, 0, 2, 5, 4, 3};
    return table[static_cast<std::size_t>(dy + 1) * 3 + static_cast<std::size_t>(dx + 1)];
  }

 private:
  static constexpr std::size_t rayLength = maxMove + 1;

  std::size_t indexOf(int x, int y, int storey) const {
    const int index = (storey * height_ + y) * width_ + x;
    return static_cast<std::size_t>(index);
  }
  void addField(int x, int y, int storey, char symbol);
  void link();
  void layRays();
  void findObstacles();
  void measureWays();
  void findWalls();

  const Content* content_;
  int width_, height_, storeys_ = 1, block_;
  std::vector<FieldInfo> fields_;
  std::vector<Ground> ground_;
  std::vector<std::array<FieldId, directions>> next_;
  std::vector<RayStep> rays_;
  std::vector<std::uint8_t> travel_;
  std::vector<FieldId> lookup_;  // storey, row, column
  std::array<std::uint8_t, 64> blocks_{};
  std::vector<std::uint64_t> walled_;  // one bit for every pair of fields; empty if the map has no walls
};

template <class Visit>
void Board::alongLine(FieldId from, FieldId to, const Visit& visit) const {
  const FieldInfo& a = fields_[from];
  const FieldInfo& b = fields_[to];
  const int storey = std::max(a.storey, b.storey);
  const int dx = b.x - a.x, dy = b.y - a.y;
  // Along the longer axis, at each step the few fields that the line can meet. A corner's side of the line is the sign of
  // a cross product, in doubled coordinates; the four corners of a field differ from its centre by at most |dx| + |dy|.
  const bool wide = std::abs(dx) >= std::abs(dy);
  const int length = wide ? std::abs(dx) : std::abs(dy), across = wide ? dy : dx;
  const int forward = (wide ? dx : dy) < 0 ? -1 : 1, sideways = across < 0 ? -1 : 1;
  const int reach = std::abs(dx) + std::abs(dy);
  for (int i = 0; i <= length; ++i) {
    const int middle = length ? i * std::abs(across) / length : 0;
    for (int j = std::max(0, middle - 1); j <= std::min(std::abs(across), middle + 2); ++j) {
      const int cross = 2 * std::abs(length * j - std::abs(across) * i);
      if (cross > reach) continue;
      const int x = a.x + (wide ? i * forward : j * sideways), y = a.y + (wide ? j * sideways : i * forward);
      if ((x == a.x && y == a.y) || (x == b.x && y == b.y)) continue;
      visit(topAt(x, y, storey), cross < reach);
    }
  }
}

}  // namespace walstatt::mfm
