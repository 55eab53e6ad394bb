// Initiative and roles (A9): steps initiativeDice and chooseRole.
#pragma once

#include "base/explained.h"
#include "games/adlg/play.h"

namespace walstatt::adlg {

// What an army brings to the dice: its commanders and its light horse.
template <Number N>
N initiativeBonus(const Battle& battle, Side side);

template <class Events>
void rollInitiative(Play<Events>& play, const Faces& faces);
std::optional<Refusal> checkRole(const Battle& battle, const State& state, const Action& action);
template <class Events>
void applyRole(Play<Events>& play, const Action& action);
void listRoles(const State& state, ActionList<Action>& out);

}  // namespace walstatt::adlg
