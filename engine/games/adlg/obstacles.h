// What a moving group may meet: everybody near its way, gathered once for one question and never on the heap.
#pragma once

#include "games/adlg/zones.h"

namespace walstatt::adlg {

// Somebody near the way. Most are passed by at a distance: the box is worked out when it is asked for, and so is the zone.
class Obstacle {
 public:
  Point at;
  Length extent = 0;           // nothing of it is farther from there
  std::uint8_t unit = noUnit;  // noUnit: a camp or an ambush marker
  bool enemy = false;
  bool marker = false;
  bool mayHold = false;  // an enemy who might have a zone

  const Box& box(const Battle& battle, const State& state) const {
    if (!boxKnown_) setBox(boxOf(battle, state, unit));
    return box_;
  }
  // Those that have no unit.
  void setBox(const Box& box) const {
    box_ = box;
    boxKnown_ = true;
  }
  // The zone touches that box, and its owner might have one over somebody of the group.
  bool holds(const Battle& battle, const State& state, const Box& ground) const;
  const Box& zone() const { return zone_; }  // for whoever has asked `holds`
  void setGroup(std::uint8_t any) { anyOfGroup_ = any; }

 private:
  enum class Holds : std::uint8_t { unknown, no, yes };
  mutable Box box_, zone_;
  mutable bool boxKnown_ = false, zoneKnown_ = false;
  mutable Holds holds_ = Holds::unknown;
  std::uint8_t anyOfGroup_ = noUnit;
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
  bool anyZones = false;  // somebody might have one

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
