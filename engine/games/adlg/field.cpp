// Who stands where (A1, A13, A14).
#include "games/adlg/field.h"

#include <algorithm>

namespace walstatt::adlg {

namespace {

// Without branches: who is where cannot be foreseen.
UnitSet foundIn(const State& state, const Bounds& bounds, std::size_t first, std::size_t last) {
  const auto wide = static_cast<std::uint32_t>(bounds.right - bounds.left),
             high = static_cast<std::uint32_t>(bounds.bottom - bounds.top);
  const auto bitsOf = [&](std::size_t from, std::size_t to) {
    std::uint64_t bits = 0;
    for (std::size_t i = to; i-- > from;) {
      const Point at = state.units[i].at;
      const auto x = static_cast<std::uint32_t>(at.x - bounds.left), y = static_cast<std::uint32_t>(at.y - bounds.top);
      bits = 2 * bits + static_cast<std::uint64_t>((x <= wide) & (y <= high) & isObstacle(state, i));
    }
    return from < to ? bits << (from & 63) : 0;
  };
  return {{bitsOf(first, std::min<std::size_t>(last, 64)), bitsOf(std::max<std::size_t>(first, 64), last)}};
}

// Calls visit(box) for every enemy that stands not surely farther than `most` from the middle of the box, until it says true;
// a visit may lower `most`.
template <class Visit>
bool anyEnemy(const Battle& battle, const State& state, const Box& box, Side own, const Length& most, Count what,
              const Visit& visit) {
  const Point middle = coarse({(box.corners[0].x + box.corners[2].x) / 2, (box.corners[0].y + box.corners[2].y) / 2});
  const Point corner = coarse(box.corners[0]);
  const Length half = distance(middle, corner);
  const Side enemy = enemyOf(own);
  const UnitSet near = unitsIn(battle, state, boundsAround(middle, most + half + reachOfBase), enemy);
  if (anyIn(near, [&](std::uint8_t i) {
        return !surelyAway(box, state.units[i].at, most + battle.extent(i)) && visit(boxOf(battle, state, i));
      }))
    return true;
  if (what == Count::units) return false;
  if (campStands(state, enemy) && !state.camps[enemy].fallen && visit(campBox(state, enemy))) return true;
  if (what == Count::unitsAndCamps) return false;
  for (const Marker& marker : state.markers)
    if (marker.placed && marker.side == enemy && visit(markerBox(marker))) return true;
  return false;
}

}  // namespace

UnitSet ofSide(const Battle& battle, UnitSet set, Side side) {
  const std::size_t border = battle.firstUnit(1);
  for (std::size_t half = 0; half < 2; ++half) {
    const std::size_t first = 64 * half;
    const std::uint64_t lower = border >= first + 64 ? ~std::uint64_t{0}
                                : border <= first    ? 0
                                                     : (std::uint64_t{1} << (border - first)) - 1;
    set.bits[half] &= side == 0 ? lower : ~lower;
  }
  return set;
}

UnitSet unitsIn(const Battle& battle, const State& state, const Bounds& bounds) {
  return foundIn(state, bounds, 0, battle.unitCount());
}
UnitSet unitsIn(const Battle& battle, const State& state, const Bounds& bounds, Side side) {
  return foundIn(state, bounds, battle.firstUnit(side), battle.firstUnit(side + 1));
}

Length nearestEnemy(const Battle& battle, const State& state, const Box& box, Side own, Count what) {
  Length nearest = noEnemy;
  anyEnemy(battle, state, box, own, nearest, what, [&](const Box& other) {
    nearest = std::min(nearest, distance(box, other));
    return false;
  });
  return nearest;
}

bool enemyWithin(const Battle& battle, const State& state, const Box& box, Side own, Length most, Count what) {
  return anyEnemy(battle, state, box, own, most, what, [&](const Box& other) { return within(box, other, most); });
}

bool enemyNearer(const Battle& battle, const State& state, const Box& box, Side own, Length than, Count what) {
  return anyEnemy(battle, state, box, own, than, what, [&](const Box& other) { return nearer(box, other, than); });
}

Point commanderAt(const State& state, std::size_t corps) {
  const Commander& commander = state.commanders[corps];
  return commander.unit == noUnit ? commander.at : state.units[commander.unit].at;
}

Length commanderDistance(const Battle& battle, const State& state, std::size_t corps, const Box& box) {
  const Commander& commander = state.commanders[corps];
  return commander.unit == noUnit ? distance(box, commander.at) : distance(box, boxOf(battle, state, commander.unit));
}

}  // namespace walstatt::adlg
