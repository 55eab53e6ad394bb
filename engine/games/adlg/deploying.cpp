#include "games/adlg/deploying.h"

#include <algorithm>

#include "games/adlg/ambush.h"
#include "games/adlg/auto_deploy.h"
#include "games/adlg/groups.h"
#include "games/adlg/notation.h"
#include "games/adlg/sequence.h"
#include "games/adlg/setup_phrases.h"
#include "games/adlg/terrain.h"

namespace walstatt::adlg {

namespace {

constexpr std::uint8_t allCorps = 255;
constexpr Length lightFromCentre = 3 * ud;  // A11; Z65: markers and commanders too
constexpr int mostInAmbush = 4;             // A11

std::span<const Piece> piecesOf(const State& state) { return {state.pieces.data(), state.pieceCount}; }

std::int32_t amountOf(const Action& action, LegKind kind, std::int32_t otherwise = 0) {
  for (const Leg& leg : action.legs)
    if (leg.kind() == kind) return leg.amount();
  return otherwise;
}
Point placeOf(const Action& action) { return {amountOf(action, LegKind::atX), amountOf(action, LegKind::atY)}; }
Pose poseOf(const Action& action, Side side) {
  return {placeOf(action), normalized(amountOf(action, LegKind::heading, aheadOf(side)))};
}
int filesOf(const Action& action) { return amountOf(action, LegKind::files, std::popcount(action.group)); }

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

// Whoever stands there already: units on the table, camps, and one's own in ambush; hidden enemies are nobody's knowledge.
class Taken {
 public:
  Taken(const Battle& battle, const State& state, Side side, std::uint64_t but, std::size_t corps) {
    for (std::size_t i = 0; i < battle.unitCount(); ++i) {
      const Where where = state.units[i].where;
      const bool seen = where == Where::table || (where == Where::ambush && battle.sideOfUnit(i) == side);
      if (!seen || (battle.unit(i).corps == corps && (but & bitOf(battle, i)) != 0)) continue;
      boxes_.push_back(boxOf(battle, state, i));
    }
    for (Side each = 0; each < 2; ++each)
      if (state.camps[each].placed != 0) boxes_.push_back(campBox(state, each));
  }
  bool holds(const Box& box) const {
    return std::any_of(boxes_.begin(), boxes_.end(), [&](const Box& other) { return overlap(box, other); });
  }
  void add(const Box& box) { boxes_.push_back(box); }
  std::span<const Box> boxes() const { return {boxes_.begin(), boxes_.size()}; }

 private:
  FixedList<Box, maxUnits + 2> boxes_;
};

bool corpsIsWhole(const Battle& battle, const State& state, std::size_t corps) {
  const auto& units = battle.corps(corps).units;
  return std::none_of(units.begin(), units.end(),
                      [&](std::uint8_t unit) { return state.units[unit].where == Where::reserve; });
}
bool isLastCorps(const Battle& battle, const State& state, std::size_t corps) {
  for (std::size_t i = 0; i < battle.corpsCount(); ++i)
    if (i != corps && battle.corps(i).side == battle.corps(corps).side && state.settingUp.deployed[i] == 0)
      return false;
  return true;
}
bool hasCorpsLeft(const Battle& battle, const State& state, Side side) {
  for (std::size_t i = 0; i < battle.corpsCount(); ++i)
    if (battle.corps(i).side == side && state.settingUp.deployed[i] == 0) return true;
  return false;
}

// The corps is of the side whose turn it is, not finished, and no other one is begun.
std::optional<Refusal> checkCorps(const Battle& battle, const State& state, std::size_t corps) {
  if (corps >= battle.corpsCount() || battle.corps(corps).side != state.settingUp.turnOf)
    return Refusal(phrases::notYourCorps);
  if (state.settingUp.deployed[corps] != 0) return Refusal(phrases::corpsIsDeployed);
  if (state.settingUp.corps != 0 && state.settingUp.corps != corps + 1) return Refusal(phrases::otherCorpsFirst);
  return std::nullopt;
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

bool isIncluded(const Battle& battle, std::size_t corps) {
  const CorpsSetup& one = battle.corps(corps);
  return one.with && battle.profile(*one.with).has(included);
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

Pose frontOfMarker(const Action& action, Side side) {
  const Pose middle = poseOf(action, side);
  return forward(middle, ud / 2);
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
  if (!isCovered(battle, state, side, at)) return Refusal(phrases::markerNotCovered);
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
  if (corps < 2) return Refusal(phrases::flankLastCorps);  // Z70
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

std::uint64_t reserveOf(const Battle& battle, const State& state, std::size_t corps) {
  std::uint64_t places = 0;
  const auto& units = battle.corps(corps).units;
  for (std::size_t i = 0; i < units.size(); ++i)
    if (state.units[units[i]].where == Where::reserve) places |= std::uint64_t{1} << i;
  return places;
}

void setDownAt(State& state, std::size_t unit, const Pose& pose, Where where) {
  Unit& one = state.units[unit];
  one.at = pose.at;
  one.heading = static_cast<std::uint16_t>(pose.heading);
  one.where = where;
}

// Everybody of the corps finds a place; false if somebody does not.
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

// A candidate is offered if it is allowed.
class Offers {
 public:
  Offers(const Battle& battle, const State& state, ActionList<Action>& out)
      : battle_(battle), state_(state), out_(out) {}
  void offer(const Action& action) {
    if (!checkDeploying(battle_, state_, action)) out_.push_back(action);
  }
  static Action plain(Verb verb, std::size_t corps = 0) {
    Action action;
    action.verb = verb;
    action.corps = static_cast<std::uint8_t>(corps);
    return action;
  }
  // The next unit of the corps where the automatic line would have it, and its whole line.
  void places(std::size_t corps) {
    const Side side = battle_.corps(corps).side;
    const Taken taken(battle_, state_, side, 0, maxCorps);
    for (const Placed& placed :
         autoDeploy(battle_.setup(), piecesOf(state_), corps, reserveOf(battle_, state_, corps), taken.boxes())) {
      Action action = plain(Verb::place, corps);
      action.unit = placed.unit;
      action.group = bitOf(battle_, placed.unit);
      action.legs = {Leg(LegKind::atX, placed.pose.at.x), Leg(LegKind::atY, placed.pose.at.y),
                     Leg(LegKind::heading, placed.pose.heading), Leg(LegKind::files, 1)};
      offer(action);
    }
  }
  void ambushes(std::size_t corps) {
    const Side side = state_.settingUp.turnOf;
    for (std::uint8_t marker = 0; marker < markersOf(battle_, side); ++marker) {
      if (state_.markers[markerIndex(side, marker)].placed != 0) continue;
      for (const Piece& piece : piecesOf(state_)) {
        if (!givesCover(piece.kind)) continue;
        const Point middle = middleOf(outlineOf(piece));
        Action action = plain(Verb::placeAmbush, corps);
        action.unit = marker;
        action.legs = {Leg(LegKind::atX, middle.x), Leg(LegKind::atY, middle.y), Leg(LegKind::heading, aheadOf(side)),
                       Leg(LegKind::files, 1)};
        const std::uint64_t reserve = reserveOf(battle_, state_, corps);
        action.group = reserve & (~reserve + 1);
        offer(action);
        action.group = 0;
        action.legs[3] = Leg{};
        offer(action);
      }
      break;  // the others are like it
    }
  }
  // Those of the corps at hand who have a place already may get another, or come back into the hand.
  void rearrange(std::size_t corps) {
    for (const std::uint8_t unit : battle_.corps(corps).units) {
      const Unit& one = state_.units[unit];
      if (one.where == Where::reserve) continue;
      Action action = plain(Verb::unplace, corps);
      action.unit = unit;
      action.group = bitOf(battle_, unit);
      offer(action);
      if (!one.onTable()) continue;
      action.verb = Verb::place;
      action.legs = {Leg(LegKind::atX, one.at.x), Leg(LegKind::atY, one.at.y), Leg(LegKind::heading, one.heading),
                     Leg(LegKind::files, 1)};
      offer(action);
    }
    const Commander& commander = state_.commanders[corps];
    Action ride = plain(Verb::placeCommander, corps);
    ride.legs = {Leg(LegKind::atX, commander.at.x), Leg(LegKind::atY, commander.at.y)};
    if (commander.at == Point{}) {  // by Z67 he will go with somebody: beside the first who stands is as good a place
      for (const std::uint8_t unit : battle_.corps(corps).units)
        if (state_.units[unit].onTable())
          ride.legs = {Leg(LegKind::atX, state_.units[unit].at.x), Leg(LegKind::atY, state_.units[unit].at.y)};
    }
    offer(ride);
  }
  void camp() {
    const Side side = state_.settingUp.turnOf;
    if (state_.camps[side].placed == 0) return;
    Action action = plain(Verb::placeCamp, corpsAtHand(battle_, state_, side));
    action.legs = {Leg(LegKind::atX, state_.camps[side].at.x), Leg(LegKind::atY, state_.camps[side].at.y)};
    offer(action);
  }

 private:
  const Battle& battle_;
  const State& state_;
  ActionList<Action>& out_;
};

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
    back += battle.profile(unit).depth;
  });
  return block;
}

bool isCovered(const Battle& battle, const State& state, Side side, Point at) {
  Marker marker;
  marker.at = at;
  const Box box = markerBox(marker);
  for (const Piece& piece : piecesOf(state))
    if (givesCover(piece.kind) && overlap(box, outlineOf(piece))) return true;
  const Point ahead{at.x, side == 0 ? 0 : battle.setup().height};
  return coverBetween(state, at, ahead) > ud;
}

template <class Events>
void beginDeployment(Play<Events>& play) {
  play.state.step = Step::deploy;
  play.state.settingUp.turnOf = static_cast<std::uint8_t>(1 - play.state.attacker);
  play.state.settingUp.corps = 0;
  play.tell(phrases::deployBegins, sideArg(play.state.settingUp.turnOf));
}
WALSTATT_ADLG_BOTH(beginDeployment);

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

void listDeploying(const Battle& battle, const State& state, ActionList<Action>& out) {
  Offers offers(battle, state, out);
  const SettingUp& setting = state.settingUp;
  const Side side = setting.turnOf;
  offers.offer(Offers::plain(Verb::deployAuto, allCorps));
  if (setting.corps != 0) offers.offer(Offers::plain(Verb::deployed, setting.corps - 1u));
  if (state.camps[side].placed == 0) {
    const Taken taken(battle, state, side, 0, maxCorps);
    if (const auto camp = autoCamp(battle.setup(), piecesOf(state), side, taken.boxes())) {
      Action action = Offers::plain(Verb::placeCamp, corpsAtHand(battle, state, side));
      action.legs = {Leg(LegKind::atX, camp->at.x), Leg(LegKind::atY, camp->at.y)};
      offers.offer(action);
    }
  }
  for (std::size_t corps = 0; corps < battle.corpsCount(); ++corps) {
    if (checkCorps(battle, state, corps)) continue;
    offers.offer(Offers::plain(Verb::deployAuto, corps));
    if (!corpsIsWhole(battle, state, corps)) {
      offers.places(corps);
      offers.ambushes(corps);
    }
    for (const std::uint8_t edge : {std::uint8_t{1}, std::uint8_t{2}}) {
      Action action = Offers::plain(Verb::sendFlankMarch, corps);
      action.unit = edge;
      offers.offer(action);
    }
  }
}

void listRearranging(const Battle& battle, const State& state, ActionList<Action>& out) {
  Offers offers(battle, state, out);
  offers.camp();
  if (state.settingUp.corps != 0) offers.rearrange(state.settingUp.corps - 1u);
}

}  // namespace walstatt::adlg
