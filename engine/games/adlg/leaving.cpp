// Leaving a control zone (B-Lea) and disengaging (A24, B-Dis).
#include "games/adlg/leaving.h"

#include <algorithm>

#include "games/adlg/charge_phrases.h"
#include "games/adlg/charging.h"
#include "games/adlg/cohesion.h"
#include "games/adlg/command_phrases.h"
#include "games/adlg/commanding.h"
#include "games/adlg/contacts.h"
#include "games/adlg/enemy_zones.h"
#include "games/adlg/evading.h"
#include "games/adlg/melees.h"
#include "games/adlg/moving.h"
#include "games/adlg/passing.h"
#include "games/adlg/sequence.h"
#include "games/adlg/straight.h"
#include "games/adlg/uncontrolled.h"
#include "games/adlg/zones.h"

namespace walstatt::adlg {

namespace {

// Away from the most threatening enemy, as from his charge.
EvadeWay awayFrom(const Battle& battle, const State& state, std::size_t unit, std::uint8_t enemy) {
  const Pose his = state.units[enemy].pose();
  return evadeWay(battle, state, unit, edgeMet(his, ud, boxOf(battle, state, unit)), his.heading);
}

Length backOf(const Profile& profile) { return profile.mounted() ? 2 * ud : ud; }  // B-Lea-02

// B-Lea-05: mounted whom only slower enemies hold, and only from behind.
bool mayRideOn(const Battle& battle, const State& state, std::size_t unit, const Holders& held) {
  const Profile& profile = battle.profile(unit);
  if (!profile.mounted()) return false;
  const Box box = boxOf(battle, state, unit);
  return std::all_of(held.begin(), held.end(), [&](std::uint8_t enemy) {
    return edgeMet(state.units[enemy].pose(), ud, box) == Edge::rear &&
           battle.profile(enemy).movement.open < profile.movement.open;
  });
}

bool goesOn(const Action& action) { return action.legs[0].kind() == LegKind::forward; }

Order orderOf(const Battle& battle, const State& state, const Action& action) {
  Order order;
  order.reason = &phrases::reasonCharge;
  if (mustCharge(battle, state, action.unit)) {  // A23: led anywhere but into the charge
    order.base = 3;
    order.reason = &phrases::reasonHeldBack;
  }
  if (action.verb == Verb::leaveZone && !goesOn(action))
    order.difficult = &phrases::reasonLeaveZone;  // B-Lea-03; not whoever evades (B-Dif-04)
  if (action.verb == Verb::disengage && battle.profile(action.unit).cumbersome())
    order.difficult = &phrases::reasonCumbersomeLeaves;
  return order;
}

// Z4: no order bursts through friends. Whoever cannot be passed ends the way as any obstacle does.
Length stoppedByFriends(const Battle& battle, const State& state, std::size_t unit, const Pose& from, Length way) {
  const Length there = wayToBursting(battle, state, unit, from, way);
  return there < way ? std::max<Length>(there - shortOf, 0) : way;
}

// The unit as it goes backwards: its rear edge leads.
Pose backwards(const Battle& battle, const State& state, std::size_t unit) {
  return turned(state.units[unit].pose(), battle.depth(unit), halfTurn);
}

// A16: where on a straight way, forward or back, it comes into the zone of an enemy who does not hold it where it stands, and
// the rest does not obey A17.
struct Hold {
  std::uint8_t by = noUnit;  // nobody
  Length way = 0;            // up to there
};
Hold heldOnWay(const Battle& battle, const State& state, std::size_t unit, Length way) {
  const Pose pose = state.units[unit].pose(), end = forward(pose, way);
  const Pose leading = way < 0 ? backwards(battle, state, unit) : pose;
  const EnemyZones zones(battle, state, battle.sideOfUnit(unit), boundsOf(pose.at, end.at));
  UnitSet others = zones.owners();
  for (const std::uint8_t enemy : holders(battle, state, unit, pose)) others.remove(enemy);
  Hold hold{noUnit, way < 0 ? -way : way};
  eachIn(others, [&](std::uint8_t owner) {
    const auto entry = zones.wayInto(owner, unit, leading, hold.way);
    if (!entry) return;
    const Pose inside = forward(pose, way < 0 ? -*entry : *entry);
    const Holders most = zones.mostThreatening(unit, inside, others);
    const bool approaching = std::any_of(most.begin(), most.end(), [&](std::uint8_t threat) {
      return approaches(battle, state, unit, threat, inside, end, false);
    });
    if (!approaching) hold = {owner, *entry};
  });
  return hold;
}

// Straight back as far as it can: an obstacle or the edge of the table ends it.
Length wayBack(const Battle& battle, const State& state, std::size_t unit, Length most) {
  const Pose pose = state.units[unit].pose();
  const Straight straight = straightWay(battle, state, unit, pose, -most);
  Length way = straight.by == Stop::nothing ? straight.way : std::max<Length>(straight.way - shortOf, 0);
  way = stoppedByFriends(battle, state, unit, backwards(battle, state, unit), way);
  const auto inside = [&](Length back) {
    return insideTable(boxAt(battle, unit, forward(pose, -back)), battle.setup().width, battle.setup().height);
  };
  if (inside(way)) return way;
  Length good = 0;
  while (way - good > 1) (inside((good + way) / 2) ? good : way) = (good + way) / 2;
  return good;
}

// The ground behind counts like any other (A15).
Length allowanceBack(const Battle& battle, const State& state, std::size_t unit) {
  const Pose pose = state.units[unit].pose();
  return reachOnGround(battle, state, unit, turned(pose, battle.depth(unit), halfTurn), 0);
}

// Goes straight back; friends it ends over make room (A24). How far it got.
template <class Events>
Length goBack(Play<Events>& play, std::size_t unit, Length way) {
  const Pose pose = play.unit(unit).pose();
  march(play, unit, backwards(play.battle, play.state, unit), way);
  if (play.unit(unit).heading != pose.heading) setDown(play, unit, backwards(play.battle, play.state, unit));
  return distance(pose.at, play.unit(unit).at);
}
bool canGoBack(const Battle& battle, const State& state, std::size_t unit, Length least, Length way) {
  State trial = state;
  NoEvents quiet;
  Play<NoEvents> play{battle, trial, quiet};
  removeContactsOf(trial, unit);
  constexpr Length rounding = 2;
  return goBack(play, unit, way) + rounding >= least;
}

std::optional<Refusal> checkEvadeZone(const Battle& battle, const State& state, const Action& action) {
  const std::uint8_t threat = mostThreatening(battle, state, action.unit, state.units[action.unit].pose());
  if (threat == noUnit) return Refusal(phrases::inNoZone, piece(action.unit));
  return cannotEvade(battle, state, action.unit, awayFrom(battle, state, action.unit, threat));
}

std::optional<Refusal> checkLeaveZone(const Battle& battle, const State& state, const Action& action) {
  const Arg who = piece(action.unit);
  if (inContact(state, action.unit)) return Refusal(phrases::evaderFights, who);
  const Pose pose = state.units[action.unit].pose();
  const Holders held = holders(battle, state, action.unit, pose);
  if (held.empty()) return Refusal(phrases::inNoZone, who);
  if (goesOn(action)) {
    if (!mayRideOn(battle, state, action.unit, held)) return Refusal(phrases::notFasterFromRear, who);
    const Length way = action.legs[0].amount(), most = reachOnGround(battle, state, action.unit, pose, 0);
    if (way <= 0 || way > most || action.legs[1].kind() != LegKind::none)
      return Refusal(phrases::noWayBack, who, lengthArg(most));
    if (straightWay(battle, state, action.unit, pose, way).by != Stop::nothing ||
        stoppedByFriends(battle, state, action.unit, pose, way) < way ||
        !isFreeFor(battle, state, action.unit, forward(pose, way), {}, false))
      return Refusal(phrases::noWayBack, who, lengthArg(most));
    const Hold hold = heldOnWay(battle, state, action.unit, way);
    if (hold.by != noUnit) return Refusal(phrases::heldByZone, who, piece(hold.by));
    return std::nullopt;
  }
  if (action.legs[0].kind() != LegKind::none) return Refusal(phrases::noWayBack, who, lengthArg(0));
  if (canEvade(battle.profile(action.unit))) return Refusal(phrases::evadersEvade, who);
  const Length back = backOf(battle.profile(action.unit));
  const bool free =
      wayBack(battle, state, action.unit, back) == back && canGoBack(battle, state, action.unit, back, back);
  if (!free || !battle.profile(action.unit).movement.mobile) return Refusal(phrases::noWayBack, who, lengthArg(back));
  const Hold hold = heldOnWay(battle, state, action.unit, -back);
  if (hold.by != noUnit) return Refusal(phrases::heldByZone, who, piece(hold.by));
  return std::nullopt;
}

// B-Dis-01; A16: a zone that it comes into ends it as well.
Length disengagingWay(const Battle& battle, const State& state, std::size_t unit) {
  const Length way = wayBack(battle, state, unit, std::max<Length>(allowanceBack(battle, state, unit) - ud, 0));
  return heldOnWay(battle, state, unit, -way).way;
}

std::optional<Refusal> checkDisengage(const Battle& battle, const State& state, const Action& action) {
  const Arg who = piece(action.unit);
  if (!inMelee(state, action.unit) && !inMeleeSupport(state, action.unit)) return Refusal(phrases::notInMelee, who);
  if (hasEnemyOnFlankOrRear(state, action.unit)) return Refusal(phrases::enemyOnFlank, who);
  std::optional<Refusal> refusal;
  eachContactOf(state, action.unit, [&](const Contact& contact) {
    if (refusal || mayDisengageFrom(battle, state, action.unit, contact)) return;
    const std::uint8_t enemy = contact.attacker == action.unit ? contact.target : contact.attacker;
    refusal = Refusal(phrases::mayNotDisengage, who, piece(enemy));
  });
  if (refusal) return refusal;
  if (wayBack(battle, state, action.unit, ud) < ud) return Refusal(phrases::blockedBehind, who);
  const Length way = disengagingWay(battle, state, action.unit);
  if (way == 0 || !canGoBack(battle, state, action.unit, shortOf, way)) return Refusal(phrases::blockedBehind, who);
  return std::nullopt;
}

void markMoved(Unit& unit, std::uint32_t mark) {
  unit.marks = (unit.marks & ~std::uint32_t{Unit::movesMade}) | 1u | mark;
}

}  // namespace

int leaveCost(const Battle& battle, const State& state, const Action& action) {
  return orderCost<Sum>(battle, state, action.corps, action.group, orderOf(battle, state, action)).value();
}

bool mayDisengageFrom(const Battle& battle, const State& state, std::size_t unit, const Contact& contact) {
  const std::uint8_t enemy = contact.attacker == unit ? contact.target : contact.attacker;
  if (isCamp(enemy)) return true;
  if ((contact.marks & Contact::works) != 0) return true;  // B-Dis-06
  const Profile &own = battle.profile(unit), &other = battle.profile(enemy);
  if (other.category == Category::Art || other.category == Category::WWg) return true;  // B-Dis-06
  if (own.category == Category::LI) {
    if (other.foot() || other.category == Category::El) return true;                             // B-Dis-02
    return state.pieceCount > 0 && Melees(battle, state).clash(enemy, unit).how[0].penalty < 0;  // B-Dis-03, A30
  }
  if (own.is(javelinmen)) return other.category == Category::HI || other.category == Category::El;  // B-Dis-04
  if (!own.mounted() || own.category == Category::El || own.category == Category::SCh) return false;
  return other.foot() || other.movement.open < own.movement.open;  // B-Dis-05
}

std::optional<Refusal> checkLeave(const Battle& battle, const State& state, Seat seat, const Action& action) {
  if (auto refusal = checkOrdered(battle, state, seat, action)) return refusal;
  if (action.unit >= battle.unitCount() || battle.unit(action.unit).corps != action.corps ||
      action.group != bitOf(battle, action.unit))
    return Refusal(phrases::oneUnitOnly);
  if ((state.units[action.unit].marks & Unit::movesMade) != 0)
    return Refusal(phrases::chargeAfterMove, piece(action.unit));
  auto refusal = action.verb == Verb::evadeZone   ? checkEvadeZone(battle, state, action)
                 : action.verb == Verb::leaveZone ? checkLeaveZone(battle, state, action)
                                                  : checkDisengage(battle, state, action);
  if (refusal) return refusal;
  return checkCost(battle, state, action.corps, action.group, leaveCost(battle, state, action), true);
}

template <class Events>
void applyLeave(Play<Events>& play, Seat, const Action& action) {
  const std::uint8_t unit = action.unit;
  const Arg who = piece(unit);
  const Pose pose = play.unit(unit).pose();
  pay(play, action.corps, action.group, leaveCost(play.battle, play.state, action), true);
  if (action.verb == Verb::evadeZone) {
    Charging& charging = play.state.charging;
    charging = {};
    charging.group = action.group;
    charging.corps = action.corps;
    charging.leader = charging.evader = unit;
    charging.target = mostThreatening(play.battle, play.state, unit, pose);
    charging.kind = static_cast<std::uint8_t>(ChargeKind::leaving);
    charging.from = pose;
    play.tell(phrases::evades, who);
    play.state.step = Step::evadeDie;
    return;
  }
  if (action.verb == Verb::disengage) {
    Length way = disengagingWay(play.battle, play.state, unit);
    removeContactsOf(play.state, unit);
    releaseCommanders(play.battle, play.state);
    way = goBack(play, unit, way);
    markMoved(play.unit(unit), Unit::disengagedNow);
    play.tell(phrases::disengages, who, number(way));
  } else if (goesOn(action)) {
    march(play, unit, pose, action.legs[0].amount());
    markMoved(play.unit(unit), Unit::leftZoneNow);
    play.tell(phrases::ridesOn, who, number(action.legs[0].amount()));
  } else {
    goBack(play, unit, backOf(play.profile(unit)));
    markMoved(play.unit(unit), Unit::leftZoneNow);
    play.tell(phrases::leavesZone, who, number(backOf(play.profile(unit))));
    disorder(play, unit, phrases::disorderedByLeaving);
  }
  afterOrder(play);
}
WALSTATT_ADLG_BOTH(applyLeave, Seat, const Action&);

template <class Events>
void rollLeave(Play<Events>& play, const Faces& faces) {
  const std::uint8_t unit = play.state.charging.evader, enemy = play.state.charging.target;
  play.tell(phrases::evadeDieFalls, piece(unit), number(faces[0]), number(evadeDie(faces[0])));
  evade(play, unit, awayFrom(play.battle, play.state, unit, enemy), false, evadeDie(faces[0]));
  markMoved(play.unit(unit), Unit::leftZoneNow);
  play.state.charging = {};
  afterOrder(play);
}
WALSTATT_ADLG_BOTH(rollLeave, const Faces&);

void listLeaves(const Battle& battle, const State& state, Seat seat, ActionList<Action>& out) {
  const std::size_t corps = state.commanding.corps;
  if (corps >= battle.corpsCount()) return;
  for (const std::uint8_t unit : battle.corps(corps).units) {
    if (!state.units[unit].onTable()) continue;
    Action action = orderTo(battle, Verb::leaveZone, unit);
    for (const Verb verb : {Verb::evadeZone, Verb::leaveZone, Verb::disengage}) {
      action.verb = verb;
      if (!checkLeave(battle, state, seat, action)) out.push_back(action);
    }
    action.verb = Verb::leaveZone;
    const Length most = battle.profile(unit).mounted() && !inContact(state, unit)
                            ? reachOnGround(battle, state, unit, state.units[unit].pose(), 0)
                            : 0;
    if (most == 0) continue;
    action.legs[0] = Leg(LegKind::forward, most);
    if (!checkLeave(battle, state, seat, action)) out.push_back(action);
  }
}

}  // namespace walstatt::adlg
