// Friends who make room for a unit that conforms (A21).
#pragma once

#include "games/adlg/field.h"
#include "games/adlg/play.h"

namespace walstatt::adlg {

// Never units in contact, war wagons, heavy artillery or units behind works.
bool mayBeShifted(const Battle& battle, const State& state, std::size_t unit);
// Where it goes to make room for the box: the least way back, and only if that is barred to a side. Nothing: nowhere.
std::optional<Pose> shiftedFor(const Battle& battle, const State& state, std::size_t unit, const Box& box);
// Shifts all friends of the unit who stand where it now stands; heavy troops neither move nor rally afterwards.
template <class Events>
void shiftFriends(Play<Events>& play, std::size_t unit);

}  // namespace walstatt::adlg
