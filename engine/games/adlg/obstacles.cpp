// Everybody near a way (A15 to A17).
#include "games/adlg/obstacles.h"

namespace walstatt::adlg {

bool Obstacle::holds(const Battle& battle, const State& state, const Box& ground) const {
  constexpr Length zoneExtent = ud + ud / 2;
  if (!mayHold || holds_ == Holds::no || surelyAway(ground, at, zoneExtent)) return false;
  if (!zoneKnown_) zone_ = areaAhead(box(battle, state), 0, ud);
  zoneKnown_ = true;
  if (!overlap(ground, zone_)) return false;
  if (holds_ == Holds::unknown) {
    // Only light infantry looks at whom it holds: whether it holds anybody else is asked when it matters.
    const bool lights = battle.profile(unit).category == Category::LI;
    holds_ = lights || keepsZoneAgainst(battle, state, unit, anyOfGroup_) ? Holds::yes : Holds::no;
  }
  return holds_ == Holds::yes;
}

void gather(const Battle& battle, const State& state, std::size_t corps, std::uint64_t group, Point around,
            Length reach, Obstacles& out) {
  const Side own = battle.corps(corps).side;
  const std::uint8_t anyOfGroup = battle.unitAt(corps, std::countr_zero(group));
  for (std::size_t i = 0; i < battle.unitCount(); ++i) {
    if (!isObstacle(state, i) || farApart(state.units[i].at, around, reach + reachOfBase)) continue;
    const UnitSetup& setup = battle.unit(i);
    const Length extent = ud / 2 + setup.profile.depth;
    if (farApart(state.units[i].at, around, reach + extent)) continue;
    if (setup.corps == corps && (group & bitOf(battle, i)) != 0) continue;
    Obstacle& one = out.add();
    one.at = state.units[i].at;
    one.extent = extent;
    one.unit = static_cast<std::uint8_t>(i);
    one.enemy = setup.side != own;
    const Category category = setup.profile.category;
    one.mayHold = one.enemy && category != Category::Art && category != Category::WWg;
    one.setGroup(anyOfGroup);
    out.anyZones = out.anyZones || one.mayHold;
  }
  for (const Side side : {Side{0}, Side{1}}) {
    if (!campStands(state, side)) continue;
    Obstacle& camp = out.add();
    camp.at = state.camps[side].at;
    camp.extent = extentOfCamp;
    camp.setBox(campBox(state, side));
    camp.enemy = side != own && !state.camps[side].fallen;  // a looted one is only in the way (A30)
  }
  for (const Marker& marker : state.markers) {
    if (!marker.placed || marker.side == own) continue;
    Obstacle& one = out.add();
    one.at = marker.at;
    one.extent = ud;
    one.setBox(markerBox(marker));
    one.enemy = one.marker = true;
  }
}

}  // namespace walstatt::adlg
