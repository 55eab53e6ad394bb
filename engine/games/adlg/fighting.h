// The melee phase (A27 to A30, B-Gen): the active player picks the order in which melees are shown (Step::chooseMelee,
// Verb::fight; Verb::endPhase: the rest as they come), owners of commanders say before the dice whether they take part
// (Step::commit), both throw (meleeDice; campDie). All losses are taken together; then the dice for commanders fall.
#pragma once

#include "games/adlg/play.h"

namespace walstatt::adlg {

template <class Events>
void beginMelee(Play<Events>& play);
Turn turnFighting(const Battle& battle, const State& state);
std::optional<Refusal> checkFighting(const Battle& battle, const State& state, Seat seat, const Action& action);
void listFighting(const Battle& battle, const State& state, Seat seat, ActionList<Action>& out);
template <class Events>
void applyFighting(Play<Events>& play, Seat seat, const Action& action);
template <class Events>
void rollFighting(Play<Events>& play, const Faces& faces);

}  // namespace walstatt::adlg
