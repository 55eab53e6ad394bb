// Leaving a control zone (B-Lea) and disengaging from melee (A24, B-Dis).
#pragma once

#include "games/adlg/play.h"

namespace walstatt::adlg {

// The orders evadeZone, leaveZone and disengage. The die of an evade move out of a zone is Step::evadeDie with no charge at
// hand: rollCharge hands it on.
std::optional<Refusal> checkLeave(const Battle& battle, const State& state, Seat seat, const Action& action);
template <class Events>
void applyLeave(Play<Events>& play, Seat seat, const Action& action);
// What one of them costs, whether it is allowed or not.
int leaveCost(const Battle& battle, const State& state, const Action& action);
void listLeaves(const Battle& battle, const State& state, Seat seat, ActionList<Action>& out);
template <class Events>
void rollLeave(Play<Events>& play, const Faces& faces);

// B-Dis-02 to 06: whether the unit may break off from that enemy.
bool mayDisengageFrom(const Battle& battle, const State& state, std::size_t unit, const Contact& contact);

}  // namespace walstatt::adlg
