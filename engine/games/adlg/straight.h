// Straight ways of one unit (A18, A22, A24, A32): what ends them, and going them through friends.
#pragma once

#include "games/adlg/field.h"
#include "games/adlg/play.h"

namespace walstatt::adlg {

enum class Stop : std::uint8_t { nothing, enemy, camp, friendly, ground };
struct Straight {
  Length way = 0;
  Stop by = Stop::nothing;
  std::uint8_t unit = noUnit;  // who stands there; a camp's number
};
// As far as the unit gets from that pose; straight back if the reach is negative (`way` is positive even so). Friends it
// passes or bursts through do not stop it, those in `absent` are not there.
Straight straightWay(const Battle& battle, const State& state, std::size_t unit, const Pose& from, Length reach,
                     const UnitSet& absent = {});
// The same where only those may be met, and only those pieces of terrain may lie in the way (one bit each).
Straight straightWayAmong(const Battle& battle, const State& state, std::size_t unit, const Pose& from, Length reach,
                          const UnitSet& there, std::uint32_t pieces = ~0u);

// A quick look for several units that look the same way, as a group does: where everybody stands is worked out once.
class Lookout {
 public:
  Lookout(const Battle& battle, const State& state, const UnitSet& there, const Pose& from, const Bounds& places);
  // Those who may be met straight ahead of a base at that place within so much: never too few, where that way ends in the
  // rectangle.
  UnitSet ahead(Point at, Length way) const;
  Angle heading() const { return heading_; }

 private:
  struct Seen {
    Sighting from;
    std::uint8_t unit;
  };
  Point origin_;
  Angle heading_;
  Vec along_;
  std::size_t count_ = 0;
  std::array<Seen, maxUnits> seen_;
};

// As far as it gets until a friend stands before it whom it does not pass freely (B-Pen-06 to 08).
Length wayToBursting(const Battle& battle, const State& state, std::size_t unit, const Pose& from, Length way);

// How far the ground lets it go straight on when `deducted` is used up already: the lowest allowance of all ground touched.
Length reachOnGround(const Battle& battle, const State& state, std::size_t unit, const Pose& from, Length deducted,
                     std::uint32_t pieces = ~0u);

// A quick look: nothing but open ground lies near enough to matter on a straight way from there.
bool hasOpenWay(const Battle& battle, const State& state, std::size_t unit, const Pose& from,
                std::uint32_t pieces = ~0u);
// No charge gets farther straight on, whatever the ground: roads and heavy foot's second value counted (B-All-12, B-All-13).
Length longestWay(const Profile& profile);

// Nobody it could not share the place with, on the table and on ground it may stand on. Friends in `absent` do not count;
// friends that could be shifted count only if `shifting` is not set.
bool isFreeFor(const Battle& battle, const State& state, std::size_t unit, const Pose& pose, const UnitSet& absent,
               bool shifting);

// Sets the unit down so far on: friends on the way are burst through (B-Pen-06), those it ends over make room (A24), and if
// they cannot it stops before them; where even `from` is taken it stays where it was. Those in `absent` are not there.
template <class Events>
void march(Play<Events>& play, std::size_t unit, const Pose& from, Length way, const UnitSet& absent = {});

}  // namespace walstatt::adlg
