#include "games/adlg/room.h"

#include <algorithm>

#include "games/adlg/terrain.h"

namespace walstatt::adlg {

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
  // Rings round the wanted place; of each ring what lies straight back comes first.
  for (int ring = 0; ring <= most; ++ring)
    for (int aside = 0; aside <= ring; ++aside)
      for (const int hand : {1, -1}) {
        if (aside == 0 && hand < 0) continue;
        const Pose back = slid(forward(wanted, -ring * step), hand * aside * step);
        if (hasRoom(battle, state, unit, back)) return back;
        if (ring == 0) continue;
        const Pose beside = slid(forward(wanted, -aside * step), hand * ring * step);
        if (hasRoom(battle, state, unit, beside)) return beside;
        const Pose ahead = slid(forward(wanted, ring * step), hand * aside * step);
        if (hasRoom(battle, state, unit, ahead)) return ahead;
      }
  return std::nullopt;
}

}  // namespace walstatt::adlg
