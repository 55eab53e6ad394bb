// Commanders and command points (A13, A14, B-Cmd, B-CP, B-Ord).
#include "games/adlg/commanding.h"

#include <algorithm>

#include "games/adlg/command_phrases.h"
#include "games/adlg/contacts.h"
#include "games/adlg/melees.h"

namespace walstatt::adlg {

bool hasCommander(const State& state, std::size_t corps) { return state.commanders[corps].alive != 0; }

bool commanderIsWith(const Battle& battle, const State& state, std::size_t corps, std::uint64_t group) {
  const Commander& commander = state.commanders[corps];
  if (!commander.alive || commander.unit == noUnit || battle.unit(commander.unit).corps != corps) return false;
  return (group & bitOf(battle, commander.unit)) != 0;
}

bool anyCommanderWith(const Battle& battle, const State& state, std::size_t unit) {
  for (std::size_t corps = 0; corps < battle.corpsCount(); ++corps)
    if (state.commanders[corps].alive && state.commanders[corps].unit == unit) return true;
  return false;
}

bool isIncluded(const Battle& battle, const State& state, std::size_t corps) {
  const std::uint8_t unit = state.commanders[corps].unit;
  return unit != noUnit && battle.unit(unit).corps == corps && battle.profile(unit).has(included);  // Z87
}

void releaseCommanders(const Battle& battle, State& state) {
  for (std::size_t corps = 0; corps < battle.corpsCount(); ++corps) {
    Commander& commander = state.commanders[corps];
    if (!commander.engaged) continue;
    const std::uint8_t unit = commander.unit;
    if (unit != noUnit && !state.units[unit].onTable()) continue;  // B-Gen-03: the die for him is still to come
    const bool goesOn = unit != noUnit && (commander.against == noUnit || inContact(state, unit, commander.against)) &&
                        inMelee(state, unit) &&
                        Melees(battle, state).fights(unit);  // A14: that melee, and as a main unit
    if (!goesOn) release(commander);
  }
}

void release(Commander& commander) {
  commander.engaged = 0;
  commander.against = noUnit;
}

bool inRadius(const Battle& battle, const State& state, std::size_t corps, std::uint64_t group) {
  if (!hasCommander(state, corps)) return false;
  const Length radius = radiusOf(battle.corps(corps).commander);
  const Commander& commander = state.commanders[corps];
  const Point from = commanderAt(state, corps);
  bool allLight = true;
  eachOf(battle, corps, group, [&](std::uint8_t unit) { allLight = allLight && battle.profile(unit).light(); });
  const Length reach = allLight ? 2 * radius : radius;  // B-Cmd-05: lights do not lend heavy troops their ears (Z92)
  for (; group != 0; group &= group - 1) {
    const std::uint8_t unit = battle.unitAt(corps, std::countr_zero(group));
    if (unit == commander.unit) return true;
    if (farApart(from, state.units[unit].at, reach + 2 * reachOfBase)) continue;
    const Box box = boxOf(battle, state, unit);
    const bool near = commander.unit == noUnit ? distance(box, commander.at) <= reach
                                               : within(box, boxOf(battle, state, commander.unit), reach);
    if (near) return true;
  }
  return false;
}

template <Number N>
N orderCost(const Battle& battle, const State& state, std::size_t corps, std::uint64_t group, const Order& order) {
  N cost;  // the surcharges add to each other (B-Ord-11)
  cost.add(order.base, order.reason ? *order.reason : phrases::reasonOrder);
  if (!order.surcharges) return cost;
  if (!inRadius(battle, state, corps, group)) cost.add(1, phrases::reasonOutOfRadius);                  // B-Ord-07
  if (order.difficult) cost.add(1, *order.difficult);                                                   // B-Ord-08
  if (state.commanders[corps].engaged && !order.ownRally) cost.add(1, phrases::reasonCommanderFights);  // B-Ord-09
  return cost;
}
template Sum orderCost(const Battle&, const State&, std::size_t, std::uint64_t, const Order&);
template Explained orderCost(const Battle&, const State&, std::size_t, std::uint64_t, const Order&);

namespace {

bool mayUseFree(const Battle& battle, const State& state, std::size_t corps, std::uint64_t group, bool freeToo) {
  return freeToo && state.commanding.free && (group == 0 || commanderIsWith(battle, state, corps, group));
}

}  // namespace

int pointsFor(const Battle& battle, const State& state, std::size_t corps, std::uint64_t group, bool freeToo) {
  return state.commanding.points + (mayUseFree(battle, state, corps, group, freeToo) ? 1 : 0);
}

std::optional<Refusal> checkCost(const Battle& battle, const State& state, std::size_t corps, std::uint64_t group,
                                 int cost, bool freeToo) {
  const int there = pointsFor(battle, state, corps, group, freeToo);
  if (cost <= there) return std::nullopt;
  return Refusal(phrases::tooFewPoints, number(cost), number(there));
}

template <class Events>
void pay(Play<Events>& play, std::size_t corps, std::uint64_t group, int cost, bool freeToo) {
  Commanding& commanding = play.state.commanding;
  if (cost > 0 && mayUseFree(play.battle, play.state, corps, group, freeToo)) {
    commanding.free = 0;
    --cost;
  }
  commanding.points = static_cast<std::uint8_t>(commanding.points - cost);
}
WALSTATT_ADLG_BOTH(pay, std::size_t, std::uint64_t, int, bool);

std::optional<Refusal> checkOrdered(const Battle& battle, const State& state, Seat seat, const Action& action) {
  if (seat != state.active) return Refusal(phrases::notYourTurn);
  if (state.step != Step::orders) return Refusal(phrases::noOrdersNow);
  if (action.corps != state.commanding.corps || action.corps >= battle.corpsCount())
    return Refusal(phrases::otherCorps);
  if (action.group == 0 ||
      static_cast<std::size_t>(std::bit_width(action.group)) > battle.corps(action.corps).units.size())
    return Refusal(phrases::namesNobody);
  for (std::uint64_t rest = action.group; rest != 0; rest &= rest - 1) {
    const std::uint8_t unit = battle.unitAt(action.corps, std::countr_zero(rest));
    const Unit& one = state.units[unit];
    const Arg who = piece(unit);
    if (one.where != Where::table || one.is(Unit::routedNow)) return Refusal(phrases::notOnTable, who);
    if (one.is(Unit::shiftedNow) && !battle.profile(unit).light()) return Refusal(phrases::wasShifted, who);
    if (one.is(Unit::rallyTried)) return Refusal(phrases::hasRallied, who);
    if (one.is(Unit::chargedNow | Unit::evadedNow | Unit::disengagedNow | Unit::leftZoneNow))
      return Refusal(phrases::hasMovedOtherwise, who);
  }
  return std::nullopt;
}

namespace {

constexpr Length commandersMove = 5 * ud;  // A14

std::size_t firstCorps(const Battle& battle, Side side) {
  std::size_t corps = 0;
  while (corps < battle.corpsCount() && battle.corps(corps).side != side) ++corps;
  return corps;
}

// A14: he attaches by ending in touch; of several units his own corps' first.
std::uint8_t touchedBy(const Battle& battle, const State& state, Point at) {
  std::uint8_t found = noUnit;
  eachOnTable(battle, state, state.active, [&](std::size_t i) {
    if (farApart(state.units[i].at, at, reachOfBase) || distance(boxOf(battle, state, i), at) > touching) return;
    const bool own = battle.unit(i).corps == state.commanding.corps;
    if (found == noUnit || (own && battle.unit(found).corps != state.commanding.corps))
      found = static_cast<std::uint8_t>(i);
  });
  return found;
}

std::optional<Refusal> checkMoveCommander(const Battle& battle, const State& state, const Action& action) {
  const std::size_t corps = state.commanding.corps;
  const Commander& commander = state.commanders[corps];
  if (!commander.alive) return Refusal(phrases::noCommander);
  if (commander.engaged) return Refusal(phrases::commanderEngaged);
  if (isIncluded(battle, state, corps)) return Refusal(phrases::commanderIncluded);
  const Point from = commanderAt(state, corps);
  if (action.target != noUnit) {
    if (action.target >= battle.unitCount() || battle.sideOfUnit(action.target) != state.active ||
        !isObstacle(state, action.target) || action.target == commander.unit)
      return Refusal(phrases::noUnitToJoin);
    const Length way = commanderDistance(battle, state, corps, boxOf(battle, state, action.target));
    if (way > commandersMove) return Refusal(phrases::commanderTooFar, lengthArg(way), lengthArg(commandersMove));
  } else {
    if (action.legs[0].kind() != LegKind::atX || action.legs[1].kind() != LegKind::atY)
      return Refusal(phrases::noPlaceNamed);
    const Point to{action.legs[0].amount(), action.legs[1].amount()};
    if (to.x < 0 || to.y < 0 || to.x > battle.setup().width || to.y > battle.setup().height)
      return Refusal(phrases::offTable);
    if (to == from || (commander.unit != noUnit && touchedBy(battle, state, to) == commander.unit))
      return Refusal(phrases::goesNowhere);
    // Z13: from his place, or from the base of his unit.
    const Length way =
        commander.unit == noUnit ? distance(from, to) : distance(boxOf(battle, state, commander.unit), to);
    if (way > commandersMove) return Refusal(phrases::commanderTooFar, lengthArg(way), lengthArg(commandersMove));
    for (std::size_t i = battle.firstUnit(enemyOf(state.active)); i < battle.firstUnit(enemyOf(state.active) + 1); ++i)
      if (isObstacle(state, i) && !farApart(state.units[i].at, to, reachOfBase) &&
          distance(boxOf(battle, state, i), to) <= touching)
        return Refusal(phrases::touchesEnemy, piece(static_cast<int>(i)));
  }
  return checkCost(battle, state, corps, 0, 1, true);
}

Action joining(const State& state, std::uint8_t unit) {
  Action action;
  action.verb = Verb::moveCommander;
  action.corps = state.commanding.corps;
  action.target = unit;
  return action;
}

}  // namespace

bool mayActivate(const Battle& battle, const State& state, std::size_t corps) {
  if (battle.corps(corps).side != state.active) return false;
  if ((state.commanding.done >> (corps - firstCorps(battle, state.active)) & 1u) != 0) return false;
  bool marching = false;
  for (const std::uint8_t unit : battle.corps(corps).units) {
    const Where where = state.units[unit].where;
    if (where == Where::table || where == Where::ambush) return true;
    marching = marching || where == Where::flankMarch || where == Where::reserve;
  }
  // A14: whose units are all gone still rides where he will.
  return !marching && hasCommander(state, corps);
}

std::optional<Refusal> checkActivate(const Battle& battle, const State& state, Seat seat, const Action& action) {
  if (seat != state.active) return Refusal(phrases::notYourTurn);
  if (action.verb != Verb::activate) return Refusal(phrases::activateNow);
  if (action.corps >= battle.corpsCount() || !mayActivate(battle, state, action.corps))
    return Refusal(phrases::corpsNotToActivate);
  return std::nullopt;
}

std::optional<Refusal> checkCommand(const Battle& battle, const State& state, Seat seat, const Action& action) {
  if (seat != state.active) return Refusal(phrases::notYourTurn);
  if (action.corps != state.commanding.corps) return Refusal(phrases::otherCorps);
  return action.verb == Verb::moveCommander ? checkMoveCommander(battle, state, action) : std::nullopt;
}

template <class Events>
void activateCorps(Play<Events>& play, std::size_t corps) {
  play.state.commanding.corps = static_cast<std::uint8_t>(corps);
  play.state.commanding.points = 0;
  play.state.commanding.free = 0;
  play.state.commanding.closing = 0;
  play.state.commanding.lurkers = 0;
  play.state.step = Step::commandDie;
}
WALSTATT_ADLG_BOTH(activateCorps, std::size_t);

template <class Events>
void applyCommand(Play<Events>& play, Seat, const Action& action) {
  if (action.verb == Verb::activate) return activateCorps(play, action.corps);
  // moveCommander; closing a corps is in sequence.cpp.
  const std::size_t corps = play.state.commanding.corps;
  Commander& commander = play.state.commanders[corps];
  pay(play, corps, 0, 1, true);
  const Point to{action.legs[0].amount(), action.legs[1].amount()};
  commander.unit = action.target != noUnit ? action.target : touchedBy(play.battle, play.state, to);
  commander.at = commander.unit != noUnit ? play.unit(commander.unit).at : to;
  if (commander.unit != noUnit)
    play.tell(phrases::commanderJoins, corpsArg(corps), piece(commander.unit));
  else
    play.tell(phrases::commanderRides, corpsArg(corps));
}
WALSTATT_ADLG_BOTH(applyCommand, Seat, const Action&);

void listCorps(const Battle& battle, const State& state, Seat seat, ActionList<Action>& out) {
  if (seat != state.active) return;
  for (std::size_t corps = 0; corps < battle.corpsCount(); ++corps)
    if (mayActivate(battle, state, corps)) {
      Action action;
      action.verb = Verb::activate;
      action.corps = static_cast<std::uint8_t>(corps);
      out.push_back(action);
    }
}

void listCommands(const Battle& battle, const State& state, Seat seat, ActionList<Action>& out) {
  if (seat != state.active) return;
  const std::size_t corps = state.commanding.corps;
  if (pointsFor(battle, state, corps, 0, true) == 0) return;
  const auto join = [&](std::size_t unit) {
    if (!isObstacle(state, unit) || farApart(commanderAt(state, corps), state.units[unit].at, 8 * ud)) return;
    const Action action = joining(state, static_cast<std::uint8_t>(unit));
    if (!checkMoveCommander(battle, state, action)) out.push_back(action);
  };
  const auto& units = battle.corps(corps).units;
  const bool left = std::any_of(units.begin(), units.end(), [&](std::uint8_t unit) { return isObstacle(state, unit); });
  if (left)
    for (const std::uint8_t unit : units) join(unit);
  else  // whoever has lost all his own may go with others
    eachOnTable(battle, state, state.active, join);
}

template <class Events>
void rollCommand(Play<Events>& play, const Faces& faces) {
  Commanding& commanding = play.state.commanding;
  const std::size_t corps = commanding.corps;
  const bool led = hasCommander(play.state, corps);
  const int value = led ? valueOf(play.battle.corps(corps).commander) : 0;
  commanding.points = static_cast<std::uint8_t>(commandPoints(faces[0], value));
  commanding.free = led ? 1 : 0;  // B-CP-02
  play.state.step = Step::orders;
  play.tell(phrases::hasPoints, corpsArg(corps), facesArg(faces), number(value), number(commanding.points));
}
WALSTATT_ADLG_BOTH(rollCommand, const Faces&);

}  // namespace walstatt::adlg
