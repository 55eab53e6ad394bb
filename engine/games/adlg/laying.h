// The table is laid (A10): pieces are taken, the defender's first; they are laid in turn, each where its dice say; then both
// may change one of the other's. Steps takePieces to adjust.
#pragma once

#include "games/adlg/play.h"
#include "games/adlg/terrain_laying.h"

namespace walstatt::adlg {

template <class Events>
void beginLaying(Play<Events>& play);
template <class Events>
void rollLaying(Play<Events>& play, const Faces& faces);
std::optional<Refusal> checkLaying(const Battle& battle, const State& state, const Action& action);
template <class Events>
void applyLaying(Play<Events>& play, const Action& action);
void listLaying(const Battle& battle, const State& state, ActionList<Action>& out);

// The kind that is being laid, and what its dice ask for.
TerrainKind kindAtHand(const State& state);
Ground groundOf(const Battle& battle, const State& state);

}  // namespace walstatt::adlg
