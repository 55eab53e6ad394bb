// Straight ways of one unit (A18, A22, A24, A32): what ends them, and going them through friends.
#pragma once

#include "games/adlg/field.h"
#include "games/adlg/play.h"

namespace walstatt::adlg {

// Some units of the table.
struct UnitSet {
  std::uint64_t bits[2]{};
  bool has(std::size_t unit) const { return (bits[unit >> 6 & 1] >> (unit & 63) & 1u) != 0; }
  void add(std::size_t unit) { bits[unit >> 6 & 1] |= std::uint64_t{1} << (unit & 63); }
  void remove(std::size_t unit) { bits[unit >> 6 & 1] &= ~(std::uint64_t{1} << (unit & 63)); }
  bool empty() const { return (bits[0] | bits[1]) == 0; }
  // The lowest; there must be one.
  std::uint8_t first() const {
    return static_cast<std::uint8_t>(bits[0] ? std::countr_zero(bits[0]) : 64 + std::countr_zero(bits[1]));
  }
};
template <class Visit>
void eachIn(UnitSet set, Visit&& visit) {
  for (; !set.empty();) {
    const std::uint8_t unit = set.first();
    set.remove(unit);
    visit(unit);
  }
}

// All units of the battle but those.
inline UnitSet allBut(const Battle& battle, const UnitSet& some) {
  const std::size_t count = battle.unitCount();
  const auto lowest = [](std::size_t bits) { return bits >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1; };
  return {{lowest(count) & ~some.bits[0], (count > 64 ? lowest(count - 64) : 0) & ~some.bits[1]}};
}

enum class Stop : std::uint8_t { nothing, enemy, camp, friendly, ground };
struct Straight {
  Length way = 0;
  Stop by = Stop::nothing;
  std::uint8_t unit = noUnit;  // who stands there; a camp's number
};
// As far as the unit gets from that pose; straight back if the reach is negative (`way` is positive even so). Friends it
// passes or bursts through do not stop it, those in `absent` are not there.
Straight straightWay(const Battle& battle, const State& state, std::size_t unit, const Pose& from, Length reach,
                     const UnitSet& absent = {});

// How far the ground lets it go straight on when `deducted` is used up already: the lowest allowance of all ground touched.
Length reachOnGround(const Battle& battle, const State& state, std::size_t unit, const Pose& from, Length deducted);

// A quick look: nothing but open ground lies near enough to matter on a straight way from there.
bool hasOpenWay(const Battle& battle, const State& state, std::size_t unit, const Pose& from);

// Nobody it could not share the place with, on the table and on ground it may stand on. Friends in `absent` do not count;
// friends that could be shifted count only if `shifting` is not set.
bool isFreeFor(const Battle& battle, const State& state, std::size_t unit, const Pose& pose, const UnitSet& absent,
               bool shifting);

// Sets the unit down so far on: friends on the way are burst through (B-Pen-06), those it ends over make room (A24), and if
// they cannot it stops before them; where even `from` is taken it stays where it was. Those in `absent` are not there.
template <class Events>
void march(Play<Events>& play, std::size_t unit, const Pose& from, Length way, const UnitSet& absent = {});

}  // namespace walstatt::adlg
