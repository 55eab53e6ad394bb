// Pursuit (A32, B-Pur): who of the active player's units goes on after those it routed. The move is in pursuit_move.h.
#pragma once

#include "games/adlg/play.h"

namespace walstatt::adlg {

template <class Events>
void beginPursuit(Play<Events>& play);
Turn turnPursuit(const Battle& battle, const State& state);
std::optional<Refusal> checkPursuit(const Battle& battle, const State& state, Seat seat, const Action& action);
void listPursuit(const Battle& battle, const State& state, Seat seat, ActionList<Action>& out);
template <class Events>
void applyPursuit(Play<Events>& play, Seat seat, const Action& action);

// B-Pur-03, A32: it has to go on the whole way.
bool mustPursue(const Battle& battle, const State& state, std::size_t unit);

}  // namespace walstatt::adlg
