// Charges (A18 to A20, A23, B-Chg): ordinary, spontaneous and uncontrolled ones.
//
// A charge is a procedure: target and direction are named; the owners of all enemies on the path who may evade are asked
// (Step::evade); those who evade throw (Step::evadeDie) and move; if all evaded the charge's own die is thrown
// (Step::chargeDie); then the chargers move, conform (conforming.h) and their mates follow. It ends with sequence.h's
// afterOrder, or with whatever comes after a pursuit.
#pragma once

#include "games/adlg/evading.h"
#include "games/adlg/groups.h"
#include "games/adlg/play.h"

namespace walstatt::adlg {

// What state.charging.kind tells: three charges, and three moves that use the same steps.
enum class ChargeKind : std::uint8_t { ordinary, spontaneous, uncontrolled, pursuit, leaving, flankMarch };

// How one unit of the group gets on.
struct Charger {
  std::uint8_t unit = noUnit;
  std::uint8_t first = noUnit;  // the enemy its way ends at; a camp's number; noUnit: none in reach
  Edge edge = Edge::front;      // of that enemy (A20), when the charge is made; a plan leaves it out
  Pose stood;                   // when the charge began: it decides on front, flank or rear (A20)
  Pose start;                   // after turn, wheel or slide
  Length most = 100 * ud;       // that the ground up to there allows, before anything is deducted
  Length reach = 0;             // straight on from there, by the ground crossed
  Length way = 0;               // to that enemy
};

// A charge laid out on the table: where each stands after turn, wheel or slide, and how far it gets.
struct ChargeLay {
  FixedList<Charger, maxGroup> chargers;
  UnitSet group;
  Length deducted = 0;         // for turn and wheel
  std::uint32_t pieces = ~0u;  // of terrain that may lie on their straight ways, one bit each
};

// A charge worked out before it is made: what the rules say of it, and what the page draws.
struct ChargePlan : ChargeLay {
  int cost = 0;  // CP
  UnitSet targets;
  Edge edge = Edge::front;  // on which the named target is met
};
std::optional<Refusal> planCharge(const Battle& battle, const State& state, const Action& action, ChargePlan& plan);
// What a charge costs if the rules allow it: the same verdict, for whoever does not want to know how each gets on.
std::optional<Refusal> judgeCharge(const Battle& battle, const State& state, const Action& action, int& cost);
// Straight, or with the least wheel or slide that brings the group to the target; nothing if there is none.
std::optional<Action> chargeAt(const Battle& battle, const State& state, Action action);
// The same with the plan of the charge that was found.
std::optional<Action> chargeAt(const Battle& battle, const State& state, Action action, ChargePlan& plan);
// With a quarter turn first, at somebody beside the unit.
std::optional<Action> turnedChargeAt(const Battle& battle, const State& state, Action action);

// Steps orders (charge, spontaneousCharge, hold), evade (evade, stand) and uncontrolled.
std::optional<Refusal> checkCharge(const Battle& battle, const State& state, Seat seat, const Action& action);
template <class Events>
void applyCharge(Play<Events>& play, Seat seat, const Action& action);
void listCharges(const Battle& battle, const State& state, Seat seat, ActionList<Action>& out);
// Steps evadeDie and chargeDie.
template <class Events>
void rollCharge(Play<Events>& play, const Faces& faces);
// Who is to decide or throw in the steps evade, evadeDie, chargeDie and uncontrolled.
Turn turnCharge(const Battle& battle, const State& state);

// B-Chg-10, A18: what the die adds to the distance; HI never loses.
Length chargeDie(const Profile& profile, Face face);
// B-Eva-07
Length evadeDie(Face face);
// A22, Z28: those of the targets who evade with that one by the same die.
UnitSet evadingGroup(const Battle& battle, const State& state, std::uint8_t first);
// How an enemy who is asked would evade the charge at hand.
EvadeWay evadeWayNow(const Battle& battle, const State& state, std::size_t target);

}  // namespace walstatt::adlg
