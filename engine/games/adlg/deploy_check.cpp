// What deployment forbids (A11).
#include <algorithm>

#include "games/adlg/ambush.h"
#include "games/adlg/deploy_parts.h"
#include "games/adlg/flank_march.h"
#include "games/adlg/groups.h"
#include "games/adlg/setup_phrases.h"

namespace walstatt::adlg {

namespace {

constexpr Length lightFromCentre = 3 * ud;  // A11; Z65: markers and commanders too
constexpr int mostInAmbush = 4;             // A11

// A11: in covering terrain, or behind it for all enemies who are deployed straight ahead (Z64).
bool liesInCover(const Setup& setup, const State& state, Side side, const Marker& marker) {
  for (const Piece& piece : piecesOf(state))
    if (givesCover(piece.kind) && overlap(markerBox(marker), outlineOf(piece))) return true;
  const Length firstEnemies = setup.height / 2 + (side == 0 ? -lightFromCentre : lightFromCentre);
  return coverBetween(state, marker.at, {marker.at.x, firstEnemies}) > ud;
}

Refusal refusalOf(DeployFault fault, std::size_t unit, bool light) {
  const Arg who = piece(static_cast<int>(unit));
  switch (fault) {
    case DeployFault::tooFarForward: return Refusal(light ? phrases::deployTooFarLight : phrases::deployTooFar, who);
    case DeployFault::tooNearSide: return Refusal(phrases::deployNearSide, who);
    case DeployFault::closedGround: return Refusal(phrases::deployClosedGround, who);
    case DeployFault::none:
    case DeployFault::offTable: break;
  }
  return Refusal(phrases::deployOffTable, who);
}

bool isLastCorps(const Battle& battle, const State& state, std::size_t corps) {
  for (std::size_t i = 0; i < battle.corpsCount(); ++i)
    if (i != corps && battle.corps(i).side == battle.corps(corps).side && state.settingUp.deployed[i] == 0)
      return false;
  return true;
}
std::optional<Refusal> checkNamed(const Battle& battle, const State& state, const Action& action) {
  if (auto bad = checkCorps(battle, state, action.corps)) return bad;
  const std::size_t size = battle.corps(action.corps).units.size();
  if (action.group == 0 || (size < 64 && action.group >> size != 0) ||
      std::popcount(action.group) > static_cast<int>(maxGroup))
    return Refusal(phrases::nobodyNamed);
  return std::nullopt;
}

std::optional<Refusal> checkPlace(const Battle& battle, const State& state, const Action& action) {
  if (auto bad = checkNamed(battle, state, action)) return bad;
  const int files = filesOf(action);
  if (files < 1 || files > std::popcount(action.group)) return Refusal(phrases::badFiles);
  const Side side = state.settingUp.turnOf;
  const Taken taken(battle, state, side, action.group, action.corps);
  const Block block = blockOf(battle, action.corps, action.group, poseOf(action, side), files);
  for (std::size_t i = 0; i < block.units.size(); ++i) {
    const std::size_t unit = block.units[i];
    const Where where = state.units[unit].where;
    if (where != Where::reserve && where != Where::table)
      return Refusal(phrases::unitHidden, piece(static_cast<int>(unit)));
    const Profile& profile = battle.profile(unit);
    const Box box = boxAt(battle, unit, block.poses[i]);
    const DeployFault fault = deployFault(battle.setup(), piecesOf(state), side, profile, box);
    if (fault != DeployFault::none) return refusalOf(fault, unit, profile.light());
    if (taken.holds(box)) return Refusal(phrases::deployOnOthers, piece(static_cast<int>(unit)));
  }
  return std::nullopt;
}

std::optional<Refusal> checkCamp(const Battle& battle, const State& state, const Action& action) {
  const Side side = state.settingUp.turnOf;
  const Box box = boxOf(Pose{placeOf(action), aheadOf(side)}, campWidth, campDepth);
  switch (campFault(battle.setup(), piecesOf(state), side, box)) {
    case DeployFault::none: break;
    case DeployFault::tooFarForward: return Refusal(phrases::campTooFar);
    case DeployFault::tooNearSide: return Refusal(phrases::campNearSide);
    case DeployFault::offTable:
    case DeployFault::closedGround: return Refusal(phrases::campOffTable);
  }
  State without = state;
  without.camps[side] = Camp{};
  if (Taken(battle, without, side, 0, maxCorps).holds(box)) return Refusal(phrases::campOffTable);
  return std::nullopt;
}

std::optional<Refusal> checkCommander(const Battle& battle, const State& state, const Action& action) {
  if (auto bad = checkCorps(battle, state, action.corps)) return bad;
  if (isIncluded(battle, action.corps)) return Refusal(phrases::commanderStays);
  if (action.target != noUnit) {
    const bool mine = action.target < battle.unitCount() && battle.unit(action.target).corps == action.corps;
    if (!mine || !state.units[action.target].onTable()) return Refusal(phrases::commanderNotThere);
    return std::nullopt;
  }
  const Point at = placeOf(action);
  const Setup& setup = battle.setup();
  if (at.x < 0 || at.y < 0 || at.x > setup.width || at.y > setup.height ||
      behindCentre(state.settingUp.turnOf, setup.height, at.y) < lightFromCentre)
    return Refusal(phrases::commanderNotThere);
  return std::nullopt;
}

std::optional<Refusal> checkAmbush(const Battle& battle, const State& state, const Action& action) {
  const Side side = state.settingUp.turnOf;
  if (action.unit >= markersOf(battle, side)) return Refusal(phrases::noMoreMarkers);
  if (state.markers[markerIndex(side, action.unit)].placed != 0) return Refusal(phrases::markerLies);
  if (action.group != 0) {
    if (auto bad = checkNamed(battle, state, action)) return bad;
  } else if (!hasCorpsLeft(battle, state, side)) {
    return Refusal(phrases::corpsIsDeployed);
  }
  if (std::popcount(action.group) > mostInAmbush) return Refusal(phrases::markerTooMany);
  const int files = filesOf(action);
  if (action.group != 0 && (files < 1 || files > std::popcount(action.group))) return Refusal(phrases::badFiles);
  const Point at = placeOf(action);
  const Setup& setup = battle.setup();
  Marker marker;
  marker.at = at;
  if (!insideTable(markerBox(marker), setup.width, setup.height) ||
      behindCentre(side, setup.height, at.y) - ud / 2 < lightFromCentre)
    return Refusal(phrases::markerTooFar);
  if (markerAt(state, at)) return Refusal(phrases::markerOnMarker);
  if (!liesInCover(setup, state, side, marker)) return Refusal(phrases::markerNotCovered);
  const Taken taken(battle, state, side, action.group, action.corps);
  const Block block = blockOf(battle, action.corps, action.group, frontOfMarker(action, side), std::max(files, 1));
  for (std::size_t i = 0; i < block.units.size(); ++i) {
    const std::size_t unit = block.units[i];
    const Where where = state.units[unit].where;
    if (where != Where::reserve && where != Where::table)
      return Refusal(phrases::unitHidden, piece(static_cast<int>(unit)));
    for (std::size_t other = 0; other < i; ++other)  // A5
      if (!mayGroup(battle.profile(block.units[other]), battle.profile(unit))) return Refusal(phrases::markerNoGroup);
    const Box box = boxAt(battle, unit, block.poses[i]);
    // Z65: nor do they stand out of it towards the enemy, whichever way they face.
    for (const Vec& corner : box.corners)
      if (behindCentre(side, setup.height, coarse(corner).y) < lightFromCentre) return Refusal(phrases::markerTooFar);
    if (!insideTable(box, setup.width, setup.height)) return refusalOf(DeployFault::offTable, unit, false);
    if (!mayStand(state, box, battle.profile(unit))) return refusalOf(DeployFault::closedGround, unit, false);
    if (taken.holds(box)) return Refusal(phrases::deployOnOthers, piece(static_cast<int>(unit)));
  }
  return std::nullopt;
}

std::optional<Refusal> checkFlank(const Battle& battle, const State& state, const Action& action) {
  if (auto bad = checkCorps(battle, state, action.corps)) return bad;
  if (action.unit != 1 && action.unit != 2) return Refusal(phrases::oneFlankMarch);
  const Side side = state.settingUp.turnOf;
  if (state.commanding.flankEdge[side] != 0) return Refusal(phrases::oneFlankMarch);
  const auto& units = battle.corps(action.corps).units;
  const bool untouched = std::all_of(units.begin(), units.end(),
                                     [&](std::uint8_t unit) { return state.units[unit].where == Where::reserve; });
  if (!untouched) return Refusal(phrases::flankWhole);
  int corps = 0;
  for (std::size_t i = 0; i < battle.corpsCount(); ++i) corps += battle.corps(i).side == side ? 1 : 0;
  if (corps < 2) return Refusal(phrases::flankLastCorps);                                            // Z70
  if (!groundLetsIn(battle, state, action.corps, action.unit)) return Refusal(phrases::flankNoWay);  // Z104
  return std::nullopt;
}

std::optional<Refusal> checkDeployed(const Battle& battle, const State& state) {
  if (state.settingUp.corps == 0) return Refusal(phrases::nobodyNamed);
  const std::size_t corps = state.settingUp.corps - 1u;
  for (const std::uint8_t unit : battle.corps(corps).units)
    if (state.units[unit].where == Where::reserve) return Refusal(phrases::unitsLeft, piece(unit));
  if (isLastCorps(battle, state, corps) && state.camps[state.settingUp.turnOf].placed == 0)
    return Refusal(phrases::campMissing);
  return std::nullopt;
}

std::optional<Refusal> checkAuto(const Battle& battle, const State& state, const Action& action) {
  if (action.corps != allCorps)
    if (auto bad = checkCorps(battle, state, action.corps)) return bad;
  State trial = state;
  for (std::size_t i = 0; i < battle.corpsCount(); ++i) {
    if (battle.corps(i).side != state.settingUp.turnOf || state.settingUp.deployed[i] != 0) continue;
    if (action.corps != allCorps && i != action.corps) continue;
    if (!deployRest(battle, trial, i)) return Refusal(phrases::noRoomLeft, number(static_cast<int>(i) + 1));
  }
  return std::nullopt;
}

}  // namespace

std::optional<Refusal> checkCorps(const Battle& battle, const State& state, std::size_t corps) {
  if (corps >= battle.corpsCount() || battle.corps(corps).side != state.settingUp.turnOf)
    return Refusal(phrases::notYourCorps);
  if (state.settingUp.deployed[corps] != 0) return Refusal(phrases::corpsIsDeployed);
  if (state.settingUp.corps != 0 && state.settingUp.corps != corps + 1) return Refusal(phrases::otherCorpsFirst);
  return std::nullopt;
}

std::optional<Refusal> checkDeploying(const Battle& battle, const State& state, const Action& action) {
  switch (action.verb) {
    case Verb::place: return checkPlace(battle, state, action);
    case Verb::placeCamp: return checkCamp(battle, state, action);
    case Verb::placeCommander: return checkCommander(battle, state, action);
    case Verb::placeAmbush: return checkAmbush(battle, state, action);
    case Verb::sendFlankMarch: return checkFlank(battle, state, action);
    case Verb::unplace: return checkNamed(battle, state, action);
    case Verb::deployed: return checkDeployed(battle, state);
    case Verb::deployAuto: return checkAuto(battle, state, action);
    default: return Refusal(phrases::setupOtherStep);
  }
}

}  // namespace walstatt::adlg
