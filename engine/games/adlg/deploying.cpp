#include "games/adlg/deploying.h"

#include <algorithm>

#include "games/adlg/ambush.h"
#include "games/adlg/deploy_parts.h"
#include "games/adlg/notation.h"
#include "games/adlg/sequence.h"
#include "games/adlg/setup_phrases.h"

namespace walstatt::adlg {

namespace {

// Z67: a commander who was given no place goes with his corps' most valuable unit on the table.
void settleCommander(const Battle& battle, State& state, std::size_t corps) {
  Commander& commander = state.commanders[corps];
  const auto& units = battle.corps(corps).units;
  if (commander.unit == noUnit && commander.at == Point{}) {
    for (const std::uint8_t unit : units)
      if (state.units[unit].onTable() &&
          (commander.unit == noUnit || battle.profile(unit).points > battle.profile(commander.unit).points))
        commander.unit = unit;
    // A corps in ambush or on its way as a whole takes him along.
    if (commander.unit == noUnit && !units.empty()) commander.unit = units[0];
  }
  if (commander.unit != noUnit) commander.at = state.units[commander.unit].at;
}

template <class Events>
void corpsIsDone(Play<Events>& play, std::size_t corps) {
  settleCommander(play.battle, play.state, corps);
  play.state.settingUp.deployed[corps] = 1;
  play.tell(phrases::corpsDeployed, sideArg(play.battle.corps(corps).side), number(corpsNumber(play.battle, corps)));
}

// A11: alternating; who has nothing left lets the other go on.
template <class Events>
void nextSide(Play<Events>& play) {
  SettingUp& setting = play.state.settingUp;
  setting.corps = 0;
  const auto other = static_cast<std::uint8_t>(1 - setting.turnOf);
  if (hasCorpsLeft(play.battle, play.state, other)) {
    setting.turnOf = other;
  } else if (!hasCorpsLeft(play.battle, play.state, setting.turnOf)) {
    setting.finished = 1;
    setting.turnOf = 0;
    beginBattle(play);
  }
}

void takeBack(const Battle& battle, State& state, const Action& action) {
  const Side side = state.settingUp.turnOf;
  eachOf(battle, action.corps, action.group, [&](std::size_t unit) {
    const Where where = state.units[unit].where;
    if (where == Where::flankMarch) {
      for (const std::uint8_t mate : battle.corps(action.corps).units) state.units[mate] = Unit{};
      state.commanding.flankEdge[side] = 0;
      return;
    }
    if (where == Where::ambush) {
      const std::size_t first = battle.firstUnit(side);
      const std::uint64_t bit = std::uint64_t{1} << (unit - first);
      for (int i = 0; i < markersPerSide; ++i) {
        Marker& marker = state.markers[markerIndex(side, static_cast<std::size_t>(i))];
        if ((marker.units & bit) == 0) continue;
        for (std::uint64_t hidden = marker.units; hidden != 0; hidden &= hidden - 1)
          state.units[first + static_cast<std::size_t>(std::countr_zero(hidden))] = Unit{};
        marker = Marker{};
      }
    }
    state.units[unit] = Unit{};
  });
  Commander& commander = state.commanders[action.corps];
  if (!isIncluded(battle, action.corps)) {
    commander.unit = noUnit;
    commander.at = {};
  }
}

}  // namespace

Block blockOf(const Battle& battle, std::size_t corps, std::uint64_t group, const Pose& front, int files) {
  Block block;
  if (corps >= battle.corpsCount() || files < 1) return block;
  // Each file closes up behind its own head, so that the whole is a group (Z3).
  std::array<Length, maxGroup> behind{};
  int next = 0;
  eachOf(battle, corps, group, [&](std::size_t unit) {
    if (block.units.full()) return;
    const int file = next++ % files;
    Length& back = behind[static_cast<std::size_t>(file)];
    const Length aside = file * ud - (files - 1) * ud / 2;
    block.poses[block.units.size()] = slid(forward(front, -back), aside);
    block.units.push_back(static_cast<std::uint8_t>(unit));
    back += battle.depth(unit);
  });
  return block;
}

bool deployRest(const Battle& battle, State& state, std::size_t corps) {
  const Side side = battle.corps(corps).side;
  Taken taken(battle, state, side, 0, maxCorps);
  if (state.camps[side].placed == 0) {
    const auto camp = autoCamp(battle.setup(), piecesOf(state), side, taken.boxes());
    if (!camp) return false;
    state.camps[side] = {camp->at, static_cast<std::uint16_t>(camp->heading), 1, 0};
    taken.add(campBox(state, side));
  }
  const std::uint64_t places = reserveOf(battle, state, corps);
  const PlacedList placed = autoDeploy(battle.setup(), piecesOf(state), corps, places, taken.boxes());
  for (const Placed& one : placed) setDownAt(state, one.unit, one.pose, Where::table);
  return static_cast<int>(placed.size()) == std::popcount(places);
}

template <class Events>
void beginDeployment(Play<Events>& play) {
  play.state.step = Step::deploy;
  play.state.settingUp.turnOf = static_cast<std::uint8_t>(1 - play.state.attacker);
  play.state.settingUp.corps = 0;
  play.tell(phrases::deployBegins, sideArg(play.state.settingUp.turnOf));
}
WALSTATT_ADLG_BOTH(beginDeployment);

template <class Events>
void applyDeploying(Play<Events>& play, const Action& action) {
  const Battle& battle = play.battle;
  State& state = play.state;
  SettingUp& setting = state.settingUp;
  const Side side = setting.turnOf;
  const auto begin = [&] { setting.corps = static_cast<std::uint8_t>(action.corps + 1); };
  switch (action.verb) {
    case Verb::place: {
      begin();
      const Block block = blockOf(battle, action.corps, action.group, poseOf(action, side), filesOf(action));
      for (std::size_t i = 0; i < block.units.size(); ++i)
        setDownAt(state, block.units[i], block.poses[i], Where::table);
      return;
    }
    case Verb::placeCamp:
      state.camps[side] = {placeOf(action), static_cast<std::uint16_t>(aheadOf(side)), 1, 0};
      return;
    case Verb::placeCommander: {
      begin();
      Commander& commander = state.commanders[action.corps];
      commander.unit = action.target;
      commander.at = action.target == noUnit ? placeOf(action) : state.units[action.target].at;
      return;
    }
    case Verb::placeAmbush: {
      Marker& marker = state.markers[markerIndex(side, action.unit)];
      marker.at = placeOf(action);
      marker.placed = 1;
      marker.side = side;
      if (action.group == 0) return;
      begin();
      const Block block = blockOf(battle, action.corps, action.group, frontOfMarker(action, side), filesOf(action));
      for (std::size_t i = 0; i < block.units.size(); ++i) {
        setDownAt(state, block.units[i], block.poses[i], Where::ambush);
        marker.units |= std::uint64_t{1} << (block.units[i] - battle.firstUnit(side));
      }
      return;
    }
    case Verb::sendFlankMarch:
      begin();
      state.commanding.flankEdge[side] = action.unit;
      for (const std::uint8_t unit : battle.corps(action.corps).units) state.units[unit].where = Where::flankMarch;
      return;
    case Verb::unplace: return takeBack(battle, state, action);
    case Verb::deployed: corpsIsDone(play, setting.corps - 1u); return nextSide(play);
    case Verb::deployAuto:
      for (std::size_t i = 0; i < battle.corpsCount(); ++i) {
        if (battle.corps(i).side != side || setting.deployed[i] != 0) continue;
        if (action.corps != allCorps && i != action.corps) continue;
        deployRest(battle, state, i);
        corpsIsDone(play, i);
      }
      return nextSide(play);
    default: return;
  }
}
WALSTATT_ADLG_BOTH(applyDeploying, const Action&);

}  // namespace walstatt::adlg
