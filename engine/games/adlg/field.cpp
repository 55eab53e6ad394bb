// Who stands where (A1, A13, A14).
#include "games/adlg/field.h"

namespace walstatt::adlg {

namespace {

// Calls visit(box) for every enemy that stands not surely farther than `most` from the middle of the box, until it says true;
// a visit may lower `most`.
template <class Visit>
bool anyEnemy(const Battle& battle, const State& state, const Box& box, Side own, const Length& most, Count what,
              const Visit& visit) {
  const Point middle = coarse({(box.corners[0].x + box.corners[2].x) / 2, (box.corners[0].y + box.corners[2].y) / 2});
  const Point corner = coarse(box.corners[0]);
  const Length half = distance(middle, corner);
  const Side enemy = enemyOf(own);
  for (std::size_t i = battle.firstUnit(enemy); i < battle.firstUnit(enemy + 1); ++i) {
    const Point at = state.units[i].at;
    if (farApart(at, middle, most + half + reachOfBase) || !isObstacle(state, i)) continue;
    if (surelyAway(box, at, most + extentOf(battle, i))) continue;
    if (visit(boxOf(battle, state, i))) return true;
  }
  if (what == Count::units) return false;
  if (campStands(state, enemy) && !state.camps[enemy].fallen && visit(campBox(state, enemy))) return true;
  if (what == Count::unitsAndCamps) return false;
  for (const Marker& marker : state.markers)
    if (marker.placed && marker.side == enemy && visit(markerBox(marker))) return true;
  return false;
}

}  // namespace

UnitSet unitsIn(const Battle& battle, const State& state, const Bounds& bounds) {
  UnitSet found;
  for (std::size_t i = 0; i < battle.unitCount(); ++i)
    if (holds(bounds, state.units[i].at) && isObstacle(state, i)) found.add(i);
  return found;
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
