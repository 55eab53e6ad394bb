// What a seat may see (A11): units in ambush or on a flank march are nowhere for the other side, markers tell nothing of what
// they hide, and nobody knows the edge of a flank march.
#include <algorithm>

#include "games/adlg/field.h"

namespace walstatt::adlg {

namespace {

bool isHidden(const Unit& unit) { return unit.where == Where::ambush || unit.where == Where::flankMarch; }

}  // namespace

State Battle::view(const State& state, Seat seat) const {
  State seen = state;
  for (Side side = 0; side < 2; ++side) {
    if (seat < seats() && sideOf(seat) == side) continue;
    for (std::size_t i = 0; i < corpsCount(); ++i) {
      Commander& commander = seen.commanders[i];
      if (corps(i).side != side || commander.unit == noUnit || !isHidden(state.units[commander.unit])) continue;
      commander.unit = noUnit;
      commander.at = {};
    }
    for (std::size_t unit = firstUnit(side); unit < firstUnit(side + 1); ++unit)
      if (isHidden(state.units[unit])) seen.units[unit] = Unit{};
    for (Marker& marker : seen.markers)
      if (marker.placed != 0 && marker.side == side) marker.units = 0;
    if (state.commanding.flankArrived[side] != 2) seen.commanding.flankEdge[side] = 0;
  }
  return seen;
}

// Who hides and where, and whatever names him later: a commander who joins him, his coming out before the battle begins.
bool Battle::conceals(const State& state, const Action& action) const {
  if (action.verb == Verb::placeAmbush || action.verb == Verb::sendFlankMarch) return true;
  if (action.target < unitCount() && isHidden(state.units[action.target])) return true;
  if (action.corps >= corpsCount()) return false;
  const auto& units = corps(action.corps).units;
  for (std::size_t place = 0; place < units.size(); ++place)
    if ((action.group >> place & 1) != 0 && isHidden(state.units[units[place]])) return true;
  return false;
}

// A marker that hides nobody is a secret, too.
bool Battle::hasSecrets(const State& state) const {
  return std::any_of(state.markers.begin(), state.markers.end(), [](const Marker& one) { return one.placed != 0; }) ||
         std::any_of(state.units.begin(), state.units.end(), isHidden);
}

}  // namespace walstatt::adlg
