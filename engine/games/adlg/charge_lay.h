// A charge laid out on the table (A18): where each unit stands after turn, wheel or slide, how far it gets and whom it meets
// first. Shared by the files of the charge alone.
#pragma once

#include "games/adlg/charging.h"
#include "games/adlg/straight.h"

namespace walstatt::adlg {

struct ChargeLegs {
  Angle turn = 0, wheel = 0;
  Length slide = 0;
  Length halt = 0;  // if all evade it goes no farther than that; 0: as far as it can (B-Chg-11)
};
// Nothing if the legs are not those of a charge (B-Chg-07).
std::optional<ChargeLegs> legsOf(const Action& action);
// How state.charging keeps them.
void keepLegs(Charging& charging, const ChargeLegs& legs);
ChargeLegs keptLegs(const Charging& charging);

// Stands the group up for the charge; a refusal if it is no group or something is in the way. How far each gets is left to
// whoever wants to know.
std::optional<Refusal> standForCharge(const Battle& battle, const State& state, std::size_t corps, std::uint64_t group,
                                      const ChargeLegs& legs, ChargeLay& lay);
// How far one of them gets straight on, by the ground crossed.
Length reachOf(const Battle& battle, const State& state, const ChargeLay& lay, const Charger& charger);
// The same where no ground hinders it, which is quick to find out; nothing if some might.
std::optional<Length> reachInOpen(const Battle& battle, const State& state, const ChargeLay& lay,
                                  const Charger& charger);
// Stands the group up and says how far each gets.
std::optional<Refusal> layCharge(const Battle& battle, const State& state, std::size_t corps, std::uint64_t group,
                                 const ChargeLegs& legs, ChargeLay& lay);
// A quick look before the exact one: whether somebody of the group gets as far as the target if nothing is in the way. Where
// it says no, no such charge meets it.
bool pointsAt(const Battle& battle, const State& state, const Formation& formation, const ChargeLegs& legs,
              const Box& target, Length byRoad);
// What a road could add there (B-All-12).
Length mostByRoad(const State& state, Point from, Length reach);
// The same for the charge at hand.
ChargeLay layOfCharge(const Battle& battle, const State& state);
// How far of that way straight on the unit stays wholly on the table: a charge never leaves it.
Length wayOnTable(const Battle& battle, std::size_t unit, const Pose& from, Length way);
// Looks along the charger's way as if those in `absent` were not there.
void aim(const Battle& battle, const State& state, Charger& charger, const UnitSet& absent);
// The same where only those in `there` are; on which edge he is met is left to whoever wants to know.
void aimAmong(const Battle& battle, const State& state, Charger& charger, const UnitSet& there,
              std::uint32_t pieces = ~0u);
// A20, of the enemy `first`, from where the unit stands now.
Edge edgeOf(const Battle& battle, const State& state, std::size_t unit, std::uint8_t enemy);
// Whether that edge is taken already (A18); a long side of a war wagon holds two (A30).
bool isTaken(const Battle& battle, const State& state, std::uint8_t enemy, Edge edge);
// Why light infantry may not charge that enemy (B-Chg-04, B-Chg-05); nothing for all others.
std::optional<Refusal> lightInfantryRefuses(const Battle& battle, const State& state, std::size_t unit,
                                            std::uint8_t target, Edge edge);
bool isEnemyTarget(const Battle& battle, const State& state, Side own, std::uint8_t target);
Box boxOfTarget(const Battle& battle, const State& state, std::uint8_t target);

// The end of the procedure: chargers move, make contact, conform and follow. If all evaded, as far as the die lets each go.
inline constexpr Face notDiced = 0;
template <class Events>
void moveChargers(Play<Events>& play, Face die);

}  // namespace walstatt::adlg
