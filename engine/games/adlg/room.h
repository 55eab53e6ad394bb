// Room on the table for who comes from outside it: out of an ambush, over an edge.
#pragma once

#include "games/adlg/field.h"

namespace walstatt::adlg {

// Z91: of two ways aside that are alike, to the right (1) or to the left (-1), the one that comes first: away from the nearest
// enemy, then from all of them, then towards the middle of the table; a mirrored table gives the mirrored answer.
int freerHand(const Battle& battle, const State& state, std::size_t unit, const Pose& pose);

// Nobody and no camp stands there, it is on the table, and the unit may stand on the ground. The unit itself is no obstacle.
bool hasRoom(const Battle& battle, const State& state, std::size_t unit, const Pose& pose);
// The nearest such place: straight back first, then aside; heading kept. Nothing if the table is full.
std::optional<Pose> nearestRoom(const Battle& battle, const State& state, std::size_t unit, const Pose& wanted);

}  // namespace walstatt::adlg
