// Zones on a straight way (A16, A17, Z30).
#include "games/adlg/zones_on_way.h"

#include <algorithm>

namespace walstatt::adlg {

ZonesOnWay::ZonesOnWay(const Battle& battle, const State& state, const EnemyZones& zones, std::size_t unit,
                       const Pose& from, Length way)
    : zones_(zones), unit_(unit), from_(from), way_(way) {
  const Length depth = battle.depth(unit), half = ud / 2;
  const Box swept = boxOf(forward(from, way), ud, depth + way);
  const Bounds inReach = grown(boundsOf(swept), reachOfZone);
  eachIn(zones.owners(), [&](std::uint8_t owner) {
    // Places on the way are rounded, but whoever shares no more than a sliver with a square is not in it.
    const Pose pose = state.units[owner].pose();
    if (!holds(inReach, pose.at)) return;
    const auto [aside, ahead] = sightOf(from.at, swept.along, pose, ud, -ud);
    if ((aside.least > half) | (aside.most < -half) | (ahead.least > way) | (ahead.most < -depth)) return;
    if (overlap(zones.zoneOf(owner), swept)) entered_.add(owner);
    if (zones.keepsAgainst(owner, unit)) stretches_[count_++] = {ahead.least, ahead.most + depth, owner};
  });
}

UnitSet ZonesOnWay::at(Length gone) const {
  UnitSet found;
  for (const auto& [from, to, owner] : stretches())
    found.bits[owner >> 6 & 1] |= static_cast<std::uint64_t>((from <= gone) & (gone <= to)) << (owner & 63);
  return found;
}

Looks ZonesOnWay::looks() const {
  constexpr Length step = ud / 4;
  Looks looks;
  const auto look = [&](Length gone) {
    if (!looks.full()) looks.push_back(gone);
  };
  for (Length gone = 0; gone < way_; gone += step)
    if (!at(gone).empty()) look(gone);
  for (const Stretch& one : stretches())
    if (const auto entry = zones_.wayInto(one.owner, unit_, from_, std::min(way_, one.to + 1))) look(*entry);
  std::sort(looks.begin(), looks.end());
  return looks;
}

}  // namespace walstatt::adlg
