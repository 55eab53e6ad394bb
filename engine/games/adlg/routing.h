// Rout (A4, A31, B-Rou): dead markers are taken away in waves; who stands behind them loses a point, elephants rampage.
#pragma once

#include "games/adlg/play.h"

namespace walstatt::adlg {

template <class Events>
void beginRout(Play<Events>& play);
Turn turnRouting(const Battle& battle, const State& state);
template <class Events>
void rollRouting(Play<Events>& play, const Faces& faces);

// What state.fighting.losses tells of a unit between rout and pursuit: what kind of enemies it was rid of.
enum Beaten : std::uint8_t { beatenSomebody = 1, beatenNoPrey = 2, beatenMounted = 4 };

}  // namespace walstatt::adlg
