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
// The same where only those may be met.
Straight straightWayAmong(const Battle& battle, const State& state, std::size_t unit, const Pose& from, Length reach,
                          const UnitSet& there);

// As far as it gets until a friend stands before it whom it does not pass freely (B-Pen-06 to 08).
Length wayToBursting(const Battle& battle, const State& state, std::size_t unit, const Pose& from, Length way);

// How far the ground lets it go straight on when `deducted` is used up already: the lowest allowance of all ground touched.
Length reachOnGround(const Battle& battle, const State& state, std::size_t unit, const Pose& from, Length deducted);

// A quick look: nothing but open ground lies near enough to matter on a straight way from there.
bool hasOpenWay(const Battle& battle, const State& state, std::size_t unit, const Pose& from);

// Nobody it could not share the place with, on the table and on ground it may stand on. Friends in `absent` do not count;
// friends that could be shifted count only if `shifting` is not set.
bool isFreeFor(const Battle& battle, const State& state, std::size_t unit, const Pose& pose, const UnitSet& absent,
               bool shifting);

// Sets the unit down so far on: friends on the way are burst through (B-Pen-06), those it ends over make room (A24), and if
// they cannot it stops before them; where even `from` is taken it stays where it was. Those in `absent` are not there.
template <class Events>
void march(Play<Events>& play, std::size_t unit, const Pose& from, Length way, const UnitSet& absent = {});

}  // namespace walstatt::adlg
