// What a seat may see (A11): units in ambush or on a flank march are nowhere for the other side, markers tell nothing of what
// they hide, and nobody knows the edge of a flank march.
#include "games/adlg/field.h"

namespace walstatt::adlg {

State Battle::view(const State& state, Seat seat) const {
  State seen = state;
  for (Side side = 0; side < 2; ++side) {
    if (seat < seats() && sideOf(seat) == side) continue;
    const auto isHidden = [&](std::size_t unit) {
      return state.units[unit].where == Where::ambush || state.units[unit].where == Where::flankMarch;
    };
    for (std::size_t i = 0; i < corpsCount(); ++i) {
      Commander& commander = seen.commanders[i];
      if (corps(i).side != side || commander.unit == noUnit || !isHidden(commander.unit)) continue;
      commander.unit = noUnit;
      commander.at = {};
    }
    for (std::size_t unit = firstUnit(side); unit < firstUnit(side + 1); ++unit)
      if (isHidden(unit)) seen.units[unit] = Unit{};
    for (Marker& marker : seen.markers)
      if (marker.placed != 0 && marker.side == side) marker.units = 0;
    seen.commanding.flankEdge[side] = 0;
  }
  return seen;
}

}  // namespace walstatt::adlg
