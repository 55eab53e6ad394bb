// Everybody near a way (A15 to A17).
#include "games/adlg/obstacles.h"

namespace walstatt::adlg {

void gather(const Battle& battle, const State& state, std::size_t corps, std::uint64_t group, Point around,
            Length reach, Obstacles& out) {
  const Side own = battle.corps(corps).side;
  const std::size_t anyOfGroup = battle.unitAt(corps, std::countr_zero(group));
  for (std::size_t i = 0; i < battle.unitCount(); ++i) {
    if (!isObstacle(state, i) || farApart(state.units[i].at, around, reach + reachOfBase)) continue;
    const UnitSetup& setup = battle.unit(i);
    if (farApart(state.units[i].at, around, reach + ud / 2 + setup.profile.depth)) continue;
    if (setup.corps == corps && (group & bitOf(battle, i)) != 0) continue;
    Obstacle& one = out.add();
    one.box = boxOf(battle, state, i);
    one.unit = static_cast<std::uint8_t>(i);
    one.enemy = setup.side != own;
    if (!one.enemy) continue;
    const Category category = setup.profile.category;
    if (category == Category::Art || category == Category::WWg) continue;
    // Only light infantry looks at whom it holds: whether it holds anybody else is asked when it matters.
    one.holdsZones = category == Category::LI || keepsZoneAgainst(battle, state, i, anyOfGroup);
    if (!one.holdsZones) continue;
    one.zone = zoneOf(state, i);
    out.anyZones = true;
  }
  for (const Side side : {Side{0}, Side{1}}) {
    if (!campStands(state, side)) continue;
    Obstacle& camp = out.add();
    camp.box = campBox(state, side);
    camp.enemy = side != own && !state.camps[side].fallen;  // a looted one is only in the way (A30)
  }
  for (const Marker& marker : state.markers) {
    if (!marker.placed || marker.side == own) continue;
    Obstacle& one = out.add();
    one.box = markerBox(marker);
    one.enemy = one.marker = true;
  }
}

}  // namespace walstatt::adlg
