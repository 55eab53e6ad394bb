// What a moving group may meet: everybody near its way, gathered once for one question and never on the heap.
#pragma once

#include "games/adlg/zones.h"

namespace walstatt::adlg {

struct Obstacle {
  Box box, zone;
  std::uint8_t unit = noUnit;  // noUnit: a camp or an ambush marker
  bool enemy = false;
  bool marker = false;
  bool holdsZones = false;  // might have a zone over somebody of the group
};

// Room that is not touched before something is put there.
class Obstacles {
 public:
  Obstacles() {}
  Obstacle& add() {
    Obstacle* made = new (&room_[size_++].one) Obstacle;
    return *made;
  }
  const Obstacle* begin() const { return &room_[0].one; }
  const Obstacle* end() const { return begin() + size_; }
  bool anyZones = false;

 private:
  union Room {
    Room() {}
    Obstacle one;
  };
  std::size_t size_ = 0;
  std::array<Room, maxUnits + 2 + maxMarkers> room_;
};

// All within `reach` of the point except the group itself.
void gather(const Battle& battle, const State& state, std::size_t corps, std::uint64_t group, Point around,
            Length reach, Obstacles& out);

}  // namespace walstatt::adlg
