// Cohesion points lost and given back (A4). A unit without any left is routed: it still acts in the phase in which that
// happened (mark routedNow), then is a dead marker (Where::routed) until the rout phase removes it.
#pragma once

#include "games/adlg/play.h"

namespace walstatt::adlg {

inline int cohesionLeft(const Battle& battle, const State& state, std::size_t unit) {
  return battle.profile(unit).cohesion - state.units[unit].lost;
}

// `why` tells of the loss: {0} the unit, {1} the points.
template <class Events>
void loseCohesion(Play<Events>& play, std::size_t unit, int points, const Phrase& why);
// Whoever is in good order becomes disordered; others stay as they are (B-Lea-04, A15).
template <class Events>
void disorder(Play<Events>& play, std::size_t unit, const Phrase& why);
// The end of a phase: units routed in it become dead markers (A4).
template <class Events>
void settleRouts(Play<Events>& play);

}  // namespace walstatt::adlg
