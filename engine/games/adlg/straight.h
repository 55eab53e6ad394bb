// Straight ways of one unit (A18, A22, A24, A32): what ends them, and going them through friends.
#pragma once

#include <span>

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

// A quick look before the exact one: whoever is seen so from the middle of the front edge is passed by, left behind or not
// reached.
bool surelyMissed(const Sighting& seen, Length way);

// A quick look for several units that look the same way, as a group does: where everybody stands is worked out once.
class Lookout {
 public:
  // Of bases that stand at those places and go straight on by `farthest` at most.
  Lookout(const Battle& battle, const State& state, const UnitSet& there, Angle heading, std::span<const Point> places,
          Length farthest);
  // Those who may be met straight ahead of one of them within so much: never too few.
  UnitSet ahead(Point at, Length way) const;
  Angle heading() const { return heading_; }

 private:
  struct Seen {
    Sighting from;
    std::uint8_t unit;
  };
  struct Spot {
    Length on, aside;
  };
  Spot seenFrom(Point at) const {
    const std::int64_t x = at.x - origin_.x, y = at.y - origin_.y;
    return {static_cast<Length>((x * along_.x + y * along_.y) >> 30),
            static_cast<Length>((y * along_.x - x * along_.y) >> 30)};
  }

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

// A quick look: the pieces near enough to matter on a straight way from there that are not open to it, and roads; one bit
// each, of those in `pieces`.
std::uint32_t brokenAhead(const Battle& battle, const State& state, std::size_t unit, const Pose& from,
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
