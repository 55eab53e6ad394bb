// Contact and conforming (A21), group mates who follow, friends who make room, and the loss by multiple attack (A29, B-Mat).
#pragma once

#include "games/adlg/straight.h"

namespace walstatt::adlg {

// The pose of full contact that the unit can take: free of everybody who cannot be shifted, on the table, not in hindering
// ground (unless it is so already). Nothing: the contact stays incomplete.
// Mates in `absent` have yet to find their places.
std::optional<Pose> fullPose(const Battle& battle, const State& state, std::size_t unit, std::uint8_t target, Edge edge,
                             const UnitSet& absent = {});
// A21: whether that would bring it into hindering ground, where nobody conforms or follows.
bool wouldBeHindered(const Battle& battle, const State& state, std::size_t unit, const Pose& pose);
// A21: whether an enemy's control zone forbids every full pose on that flank or rear.
bool zoneForbids(const Battle& battle, const State& state, std::size_t unit, std::uint8_t target, Edge edge);

// The unit touches that enemy: conforms if it can, friends make room, the contact is noted, and losses by multiple attack are
// taken. `marks` of Contact: fresh, wild.
template <class Events>
void makeContact(Play<Events>& play, std::size_t unit, std::uint8_t target, Edge edge, std::uint8_t marks,
                 const UnitSet& absent = {});

// A12: units whose contact is incomplete and could be full now must conform before the corps is closed, whoever made it.
// Verb::conform: unit.
std::optional<Refusal> checkConform(const Battle& battle, const State& state, Seat seat, const Action& action);
template <class Events>
void applyConform(Play<Events>& play, Seat seat, const Action& action);
void listConforms(const Battle& battle, const State& state, Seat seat, ActionList<Action>& out);
// Conforms whoever of the corps still can; called when the corps is closed (A12).
template <class Events>
void conformAll(Play<Events>& play, std::size_t corps);

}  // namespace walstatt::adlg
