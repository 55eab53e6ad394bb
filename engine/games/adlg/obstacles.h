// What a moving group may meet: everybody near its way, gathered once for one question and never on the heap.
#pragma once

#include "games/adlg/field.h"

namespace walstatt::adlg {

// Somebody near the way. Most are passed by at a distance: the box is worked out when it is asked for.
class Obstacle {
 public:
  Point at;
  Length extent = 0;           // nothing of it is farther from there
  std::uint8_t unit = noUnit;  // noUnit: a camp or an ambush marker
  bool enemy = false;
  bool marker = false;
  std::uint8_t number = 0;  // of the marker
  bool mayHold = false;     // an enemy who might have a zone

  const Box& box(const Battle& battle, const State& state) const {
    if (!box_) box_ = boxOf(battle, state, unit);
    return *box_;
  }
  // Those that have no unit.
  void setBox(const Box& box) { box_ = box; }

 private:
  mutable std::optional<Box> box_;
};

// Room that is not touched before something is put there.
class Obstacles {
 public:
  static constexpr std::size_t most = maxUnits + 2 + maxMarkers;
  Obstacles() {}
  Obstacle& add() {
    Obstacle* made = new (&room_[size_++].one) Obstacle;
    return *made;
  }
  const Obstacle* begin() const { return &room_[0].one; }
  const Obstacle* end() const { return begin() + size_; }
  bool anyZones = false;  // somebody might have one

 private:
  union Room {
    Room() {}
    Obstacle one;
  };
  std::size_t size_ = 0;
  std::array<Room, most> room_;
};

// All within `reach` of the point except the group itself; `near` are those on the table who come into question.
void gather(const Battle& battle, const State& state, std::size_t corps, std::uint64_t group, Point around,
            Length reach, const UnitSet& near, Obstacles& out);

}  // namespace walstatt::adlg
