// Ambushes (A11): markers of 1 UD that hide up to four units or nobody, until an enemy comes within 1 UD or sees them, or
// their owner reveals them.
#pragma once

#include "games/adlg/field.h"
#include "games/adlg/play.h"

namespace walstatt::adlg {

inline constexpr int markersPerSide = 3;  // state.markers: side 0's first

// A marker's number in the state from its number on its side, and its letter: A, B, C.
constexpr std::size_t markerIndex(Side side, std::size_t number) { return side * markersPerSide + number; }
// How many a side may lay: two, with a strategist three.
int markersOf(const Battle& battle, Side side);

// Reveals whatever an enemy has come near to or sees. Called after every move and when a phase begins.
template <class Events>
void revealAmbushes(Play<Events>& play);

// Those that somebody came within 1 UD of on his way, one bit each.
template <class Events>
void revealFound(Play<Events>& play, std::uint8_t markers);

// The owner's own `reveal` (Verb::reveal; unit: the marker's number on its side), in the orders of his movement phase.
std::optional<Refusal> checkReveal(const Battle& battle, const State& state, Seat seat, const Action& action);
template <class Events>
void applyReveal(Play<Events>& play, Seat seat, const Action& action);
void listReveals(const Battle& battle, const State& state, Seat seat, ActionList<Action>& out);

// A35: the reaction in the opponent's movement phase (Step::reveal). Z99: once for each marker in the activation of a corps,
// after the order that brings or leaves an enemy within 4 UD of it; for decoys as for others. True: its owner is asked.
bool asksAmbushers(State& state, const Battle& battle);
std::optional<Refusal> checkReaction(const Battle& battle, const State& state, Seat seat, const Action& action);
// Ends with sequence.h's afterReaction.
template <class Events>
void applyReaction(Play<Events>& play, Seat seat, const Action& action);
void listReactions(const Battle& battle, const State& state, Seat seat, ActionList<Action>& out);

}  // namespace walstatt::adlg
