// Control zones (A16, B-ZoC) and the most threatening enemy (A17).
#pragma once

#include "base/fixed_list.h"
#include "games/adlg/field.h"

namespace walstatt::adlg {

using Holders = FixedList<std::uint8_t, 16>;

// B-ZoC-01: the square of 1 UD before the owner's front edge.
Box zoneOf(const State& state, std::size_t owner);
// Whether the owner has a zone against that unit at all, wherever that stands: B-ZoC-06 to 10, A16.
bool keepsZoneAgainst(const Battle& battle, const State& state, std::size_t owner, std::size_t unit);
// B-ZoC-06: whom light infantry holds in the open too.
bool lightInfantryHolds(Category category);
// No corner of a zone is farther from the middle of its owner's front edge.
inline constexpr Length reachOfZone = ud + ud / 8;
// Whether the unit, standing so, is in the owner's zone; `box` is where it stands. Whoever asks often has EnemyZones.
bool hasZoneOver(const Battle& battle, const State& state, std::size_t owner, std::size_t unit, const Pose& pose);
bool hasZoneOver(const Battle& battle, const State& state, std::size_t owner, std::size_t unit, const Box& box);
// All enemies whose zones the unit would be in.
Holders holders(const Battle& battle, const State& state, std::size_t unit, const Pose& pose);
// A17; noUnit: none has it in a zone.
std::uint8_t mostThreatening(const Battle& battle, const State& state, std::size_t unit, const Pose& pose);
// All that are equally so: the owner of the held unit chooses among them.
Holders mostThreateningTo(const Battle& battle, const State& state, std::size_t unit, const Pose& pose);
// A17 (B-ZoC-02: it may always stay): from one pose to another in the zone of the most threatening enemy. `slides`: the step is a slide.
bool approaches(const Battle& battle, const State& state, std::size_t unit, std::uint8_t threat, const Pose& from,
                const Pose& to, bool slides);
// A17: whether it faces the threat more squarely.
bool alignsBetter(const State& state, std::uint8_t threat, const Pose& from, const Pose& to);

}  // namespace walstatt::adlg
