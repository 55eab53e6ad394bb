// Uncontrolled charges (A23, B-Chg-17 to 20): impetuous units and scythed chariots that nobody holds.
#pragma once

#include "games/adlg/play.h"

namespace walstatt::adlg {

// Whom the unit has to charge (B-Chg-19); noUnit: nobody, or one of A23's exceptions keeps it. Whoever has moved, charged or
// been held is not asked. While it is somebody, every order but a charge costs 3 CP (B-Ord-06).
std::uint8_t forcedTarget(const Battle& battle, const State& state, std::size_t unit);
// Whether it is anybody: asked much more often, and quicker.
bool mustCharge(const Battle& battle, const State& state, std::size_t unit);

// Called when the orders of a corps are at their end; when no unit has to charge any more it calls corpsFinished.
template <class Events>
void beginUncontrolled(Play<Events>& play);

// Step::uncontrolled: the owner names the next unit, from one side to the other, and its way.
std::optional<Refusal> checkUncontrolled(const Battle& battle, const State& state, Seat seat, const Action& action);
void listUncontrolled(const Battle& battle, const State& state, Seat seat, ActionList<Action>& out);

// The order `hold`: 3 CP, also by pulling it out of its duty.
std::optional<Refusal> checkHold(const Battle& battle, const State& state, Seat seat, const Action& action);
template <class Events>
void applyHold(Play<Events>& play, Seat seat, const Action& action);
// B-Chg-18, B-Ord-06; an order as others are, so that its surcharges come on top (A13).
int holdCost(const Battle& battle, const State& state, const Action& action);
void listHolds(const Battle& battle, const State& state, Seat seat, ActionList<Action>& out);

}  // namespace walstatt::adlg
