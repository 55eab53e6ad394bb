// Who stands where: boxes of units and camps, and the quick questions of all chapters about them. Nothing is kept: a unit's
// box follows from its pose.
#pragma once

#include "games/adlg/game.h"
#include "games/adlg/geometry.h"

namespace walstatt::adlg {

inline constexpr Length campWidth = 3 * ud, campDepth = 2 * ud;    // A3
inline constexpr Length extentOfCamp = campWidth / 2 + campDepth;  // nothing of it is farther from its middle in front

inline Box boxAt(const Battle& battle, std::size_t unit, const Pose& pose) {
  return boxOf(pose, ud, battle.depth(unit));
}
inline Box boxOf(const Battle& battle, const State& state, std::size_t unit) {
  return boxAt(battle, unit, state.units[unit].pose());
}
inline Box campBox(const State& state, Side side) {
  const Camp& camp = state.camps[side];
  return boxOf(Pose{camp.at, camp.heading}, campWidth, campDepth);
}
// A11: 1 UD square.
inline Box markerBox(const Marker& marker) { return boxOf(Pose{{marker.at.x, marker.at.y - ud / 2}, 0}, ud, ud); }

// A camp blocks the way even after it has fallen (A30).
inline bool campStands(const State& state, Side side) { return state.camps[side].placed != 0; }
// A4: dead markers block nothing.
inline bool isObstacle(const State& state, std::size_t unit) { return state.units[unit].where == Where::table; }
inline bool isObstacle(const Battle&, const State& state, std::size_t unit) { return isObstacle(state, unit); }

template <class Visit>
void eachOnTable(const Battle& battle, const State& state, Side side, Visit&& visit) {
  for (std::size_t i = battle.firstUnit(side); i < battle.firstUnit(side + 1); ++i)
    if (isObstacle(state, i)) visit(i);
}
inline Side enemyOf(Side side) { return static_cast<Side>(1 - side); }

// Some units of the battle.
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
// In the order of their numbers, until one of them is right.
template <class Test>
bool anyIn(UnitSet set, const Test& isRight) {
  for (std::size_t half = 0; half < 2; ++half)
    for (std::uint64_t rest = set.bits[half]; rest != 0; rest &= rest - 1)
      if (isRight(static_cast<std::uint8_t>(64 * half + static_cast<std::size_t>(std::countr_zero(rest))))) return true;
  return false;
}
template <class Visit>
void eachIn(UnitSet set, Visit&& visit) {
  anyIn(set, [&](std::uint8_t unit) {
    visit(unit);
    return false;
  });
}
inline UnitSet without(UnitSet set, const UnitSet& those) {
  set.bits[0] &= ~those.bits[0];
  set.bits[1] &= ~those.bits[1];
  return set;
}
inline UnitSet allUnits(const Battle& battle) {
  const std::size_t count = battle.unitCount();
  const auto lowest = [](std::size_t bits) { return bits >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1; };
  return {{lowest(count), count > 64 ? lowest(count - 64) : 0}};
}
// Those of the set who are of that side.
UnitSet ofSide(const Battle& battle, UnitSet set, Side side);
// Those on the table with the middle of their front edge in the rectangle: looked for once, where many questions follow.
UnitSet unitsIn(const Battle& battle, const State& state, const Bounds& bounds);
UnitSet unitsIn(const Battle& battle, const State& state, const Bounds& bounds, Side side);

// The units of a group (A5) by their numbers.
inline constexpr std::size_t maxGroup = 24;  // Z1
using UnitList = FixedList<std::uint8_t, maxGroup>;
template <class Visit>
void eachOf(const Battle& battle, std::size_t corps, std::uint64_t group, Visit&& visit) {
  for (; group != 0; group &= group - 1) visit(battle.unitAt(corps, std::countr_zero(group)));
}
inline std::uint64_t bitOf(const Battle& battle, std::size_t unit) {
  return std::uint64_t{1} << battle.placeInCorps(unit);
}
// An order to one unit alone.
inline Action orderTo(const Battle& battle, Verb verb, std::size_t unit, std::uint8_t target = noUnit) {
  Action action;
  action.verb = verb;
  action.corps = battle.unit(unit).corps;
  action.unit = static_cast<std::uint8_t>(unit);
  action.group = bitOf(battle, unit);
  action.target = target;
  return action;
}

// Nearest enemy unit on the table or camp; `noEnemy` where there is none.
inline constexpr Length noEnemy = 1'000'000;
enum class Count : std::uint8_t { units, unitsAndCamps, unitsCampsAndMarkers };
Length nearestEnemy(const Battle& battle, const State& state, const Box& box, Side own, Count what = Count::units);
// Exact: whether one is at most (or nearer than) so far away.
bool enemyWithin(const Battle& battle, const State& state, const Box& box, Side own, Length most,
                 Count what = Count::units);
bool enemyNearer(const Battle& battle, const State& state, const Box& box, Side own, Length than,
                 Count what = Count::units);

// A quick look before the exact one: no base reaches farther than this from the middle of its front edge.
inline constexpr Length reachOfBase = deepestBase + ud / 10;
inline bool farApart(Point a, Point b, Length farther) {
  const Length dx = a.x - b.x, dy = a.y - b.y;
  return (dx > farther) | (dx < -farther) | (dy > farther) | (dy < -farther);
}

// A quick look before the exact one: whatever lies within `reach` of the point keeps away from the box.
inline bool surelyAway(const Box& box, Point at, Length reach) {
  const Vec point = fine(at), d{point.x - box.middle.x, point.y - box.middle.y};
  const std::int64_t across = (d.x * box.across.x + d.y * box.across.y) >> 30,
                     ahead = (d.x * box.along.x + d.y * box.along.y) >> 30, far = reach * grain + 2;
  return (across > box.halfWidth + far) | (across < -box.halfWidth - far) | (ahead > far) | (ahead < -box.depth - far);
}

// Where the commander of a corps is: in the unit he is with, or where he stands alone (A14).
Point commanderAt(const State& state, std::size_t corps);
// Between nearest points (A13).
Length commanderDistance(const Battle& battle, const State& state, std::size_t corps, const Box& box);

}  // namespace walstatt::adlg
