// Everybody near a way (A15 to A17).
#include "games/adlg/obstacles.h"

namespace walstatt::adlg {

void gather(const Battle& battle, const State& state, std::size_t corps, std::uint64_t group, Point around,
            Length reach, const UnitSet& near, Obstacles& out) {
  const Side own = battle.corps(corps).side;
  UnitSet others = near;
  eachOf(battle, corps, group, [&](std::uint8_t unit) { others.remove(unit); });
  eachIn(others, [&](std::uint8_t i) {
    const Length extent = battle.extent(i);
    if (farApart(state.units[i].at, around, reach + extent)) return;
    Obstacle& one = out.add();
    one.at = state.units[i].at;
    one.extent = extent;
    one.unit = i;
    one.enemy = battle.sideOfUnit(i) != own;
    if (!one.enemy) return;
    const Category category = battle.profile(i).category;
    one.mayHold = category != Category::Art && category != Category::WWg;
    out.anyZones = out.anyZones || one.mayHold;
  });
  for (const Side side : {Side{0}, Side{1}}) {
    if (!campStands(state, side)) continue;
    Obstacle& camp = out.add();
    camp.at = state.camps[side].at;
    camp.extent = extentOfCamp;
    camp.setBox(campBox(state, side));
    camp.enemy = side != own && !state.camps[side].fallen;  // a looted one is only in the way (A30)
  }
  for (std::size_t i = 0; i < maxMarkers; ++i) {
    const Marker& marker = state.markers[i];
    if (!marker.placed || marker.side == own) continue;
    Obstacle& one = out.add();
    one.number = static_cast<std::uint8_t>(i);
    one.at = marker.at;
    one.extent = ud;
    one.setBox(markerBox(marker));
    one.enemy = one.marker = true;
  }
}

}  // namespace walstatt::adlg
