// Flank march (A11): a corps that comes over a short edge. Its die is thrown at the start of the owner's movement phase;
// the phase after its arrival it enters.
#pragma once

#include "games/adlg/play.h"

namespace walstatt::adlg {

// Called when a movement phase begins; ends with sequence.h's afterFlankMarch, at once where there is nothing to do.
template <class Events>
void beginFlankMarch(Play<Events>& play);

// Steps flankMarchDie and enterFlankMarch.
Turn turnFlankMarch(const Battle& battle, const State& state);
template <class Events>
void rollFlankMarch(Play<Events>& play, const Faces& faces);
std::optional<Refusal> checkFlankMarch(const Battle& battle, const State& state, Seat seat, const Action& action);
template <class Events>
void applyFlankMarch(Play<Events>& play, Seat seat, const Action& action);
// Step evadeDie of those whom it drives away.
template <class Events>
void rollDriven(Play<Events>& play, const Faces& faces);
void listFlankMarch(const Battle& battle, const State& state, Seat seat, ActionList<Action>& out);

// The corps of that side that is under way; maxCorps: none.
std::size_t marchingCorps(const Battle& battle, const State& state, Side side);
// Whether the ground is such that the corps could come on somewhere along that edge (1: its owner's left, 2: right), whoever
// may stand there by then (Z104).
bool groundLetsIn(const Battle& battle, const State& state, std::size_t corps, std::uint8_t edge);

}  // namespace walstatt::adlg
