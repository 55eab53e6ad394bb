// Rout (A4, A31, B-Rou): dead markers are taken away in waves; who stands behind them loses a point, elephants rampage.
#pragma once

#include "games/adlg/play.h"

namespace walstatt::adlg {

template <class Events>
void beginRout(Play<Events>& play);
Turn turnRouting(const Battle& battle, const State& state);
template <class Events>
void rollRouting(Play<Events>& play, const Faces& faces);

// Notes in the marks of all who are in contact with a dead unit that they are rid of it; contacts end there (A32).
template <class Events>
void dropDead(Play<Events>& play);

}  // namespace walstatt::adlg
