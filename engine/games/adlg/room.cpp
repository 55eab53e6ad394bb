#include "games/adlg/room.h"

#include <algorithm>

#include "games/adlg/terrain.h"

namespace walstatt::adlg {

int freerHand(const Battle& battle, const State& state, std::size_t unit, const Pose& pose) {
  const Side own = battle.sideOfUnit(unit);
  const Point centre{battle.setup().width / 2, battle.setup().height / 2};
  std::array<Length, 2> nearest{}, all{}, astray{};
  for (const std::size_t hand : {0u, 1u}) {
    const Pose there = slid(pose, hand == 0 ? ud : -ud);
    nearest[hand] = nearestEnemy(battle, state, boxAt(battle, unit, there), own);
    eachOnTable(battle, state, enemyOf(own),
                [&](std::size_t i) { all[hand] += distance(there.at, state.units[i].at); });
    astray[hand] = distance(there.at, centre);
  }
  if (nearest[0] != nearest[1]) return nearest[0] > nearest[1] ? 1 : -1;
  if (all[0] != all[1]) return all[0] > all[1] ? 1 : -1;
  return astray[0] <= astray[1] ? 1 : -1;
}

bool hasRoom(const Battle& battle, const State& state, std::size_t unit, const Pose& pose) {
  const Box box = boxAt(battle, unit, pose);
  if (!insideTable(box, battle.setup().width, battle.setup().height) || !mayStand(state, box, battle.profile(unit)))
    return false;
  for (std::size_t i = 0; i < battle.unitCount(); ++i)
    if (i != unit && isObstacle(state, i) && !farApart(state.units[i].at, pose.at, 2 * reachOfBase) &&
        overlap(box, boxOf(battle, state, i)))
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
