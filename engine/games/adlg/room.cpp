#include "games/adlg/room.h"

#include <algorithm>

#include "games/adlg/terrain.h"

namespace walstatt::adlg {

int freerHand(const Battle& battle, const State& state, std::size_t unit, const Pose& pose) {
  const Side own = battle.sideOfUnit(unit);
  const Point centre{battle.setup().width / 2, battle.setup().height / 2};
  const Pose right = slid(pose, ud), left = slid(pose, -ud);
  const auto nearest = [&](const Pose& there) { return nearestEnemy(battle, state, boxAt(battle, unit, there), own); };
  const auto all = [&](const Pose& there) {
    Length sum = 0;
    eachOnTable(battle, state, enemyOf(own), [&](std::size_t i) { sum += distance(there.at, state.units[i].at); });
    return sum;
  };
  const Length nearestRight = nearest(right), nearestLeft = nearest(left);
  if (nearestRight != nearestLeft) return nearestRight > nearestLeft ? 1 : -1;
  const Length allRight = all(right), allLeft = all(left);
  if (allRight != allLeft) return allRight > allLeft ? 1 : -1;
  return distance(right.at, centre) <= distance(left.at, centre) ? 1 : -1;
}

bool hasRoom(const Battle& battle, const State& state, std::size_t unit, const Pose& pose) {
  const Box box = boxAt(battle, unit, pose);
  if (!insideTable(box, battle.setup().width, battle.setup().height) || !mayStand(state, box, battle.profile(unit)))
    return false;
  for (std::size_t i = 0; i < battle.unitCount(); ++i)
    if (!farApart(state.units[i].at, pose.at, 2 * reachOfBase) && i != unit && isObstacle(state, i) &&
        !surelyAway(box, state.units[i].at, battle.extent(i)) && overlap(box, boxOf(battle, state, i)))
      return false;
  for (Side side = 0; side < 2; ++side)
    if (campStands(state, side) && overlap(box, campBox(state, side))) return false;
  return true;
}

std::optional<Pose> nearestRoom(const Battle& battle, const State& state, std::size_t unit, const Pose& wanted) {
  constexpr Length step = ud / 4;
  const int most = std::max(battle.setup().width, battle.setup().height) / step;
  if (hasRoom(battle, state, unit, wanted)) return wanted;
  const int freer = freerHand(battle, state, unit, wanted);
  // Rings round the wanted place; of each ring what lies straight back comes first.
  for (int ring = 1; ring <= most; ++ring)
    for (int aside = 0; aside <= ring; ++aside)
      for (const int hand : {freer, -freer}) {
        const Pose back = slid(forward(wanted, -ring * step), hand * aside * step);
        if (hasRoom(battle, state, unit, back)) return back;
        const Pose beside = slid(forward(wanted, -aside * step), hand * ring * step);
        if (hasRoom(battle, state, unit, beside)) return beside;
        const Pose ahead = slid(forward(wanted, ring * step), hand * aside * step);
        if (hasRoom(battle, state, unit, ahead)) return ahead;
      }
  return std::nullopt;
}

}  // namespace walstatt::adlg
