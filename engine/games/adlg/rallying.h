// Rallying (A33, B-Ral).
#pragma once

#include "games/adlg/commanding.h"

namespace walstatt::adlg {

// What a rally of the unit needs and costs: far from enemies, near, in melee or melee support.
struct RallyTerms {
  int need = 3;  // so much or more, after the commander's +1
  int cost = 0;
  int bonus = 0;
};
RallyTerms rallyTerms(const Battle& battle, const State& state, std::size_t unit);
template <Number N>
N rallyCost(const Battle& battle, const State& state, std::size_t unit);

std::optional<Refusal> checkRally(const Battle& battle, const State& state, Seat seat, const Action& action);
template <class Events>
void applyRally(Play<Events>& play, Seat seat, const Action& action);
void listRallies(const Battle& battle, const State& state, Seat seat, ActionList<Action>& out);
template <class Events>
void rollRally(Play<Events>& play, const Faces& faces);

}  // namespace walstatt::adlg
