// The shooting phase (A25, B-Sho-01, 02): both players shoot in every sequence; all losses are taken together at its end.
//
// A target is shot at once, by all whose target it is. Where nothing is to be chosen (one main shooter, or all alike) the dice
// follow at once; otherwise the owner names the main shooter (Step::chooseShot, Verb::shoot), then both throw (shotDice).
#pragma once

#include "games/adlg/field.h"
#include "games/adlg/play.h"
#include "games/adlg/shooting_sum.h"

namespace walstatt::adlg {

// Why the unit does not shoot in this phase; nothing if it may.
const Phrase* cannotShoot(const Battle& battle, const State& state, std::size_t unit);

// All shots that a side may choose from now, worked out together: mostly one for each shooter, more where targets are equally
// near or a war wagon has two sides.
struct Shot {
  std::uint8_t shooter = noUnit, target = noUnit;
  Volley volley;
};
using Shots = FixedList<Shot, maxUnits>;
Shots openShots(const Battle& battle, const State& state, Side side);

// Whether whoever is to choose has somebody to shoot with.
bool shotIsOpen(const Battle& battle, const State& state);

template <class Events>
void beginShooting(Play<Events>& play);
Turn turnShooting(const Battle& battle, const State& state);
std::optional<Refusal> checkShooting(const Battle& battle, const State& state, Seat seat, const Action& action);
void listShooting(const Battle& battle, const State& state, Seat seat, ActionList<Action>& out);
template <class Events>
void applyShooting(Play<Events>& play, Seat seat, const Action& action);
template <class Events>
void rollShooting(Play<Events>& play, const Faces& faces);

}  // namespace walstatt::adlg
