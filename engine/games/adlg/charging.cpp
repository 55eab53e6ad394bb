// The procedure of a charge (A18, A22, B-Chg, B-Eva): asking, dice, moving.
#include "games/adlg/charging.h"

#include <algorithm>
#include <array>
#include <span>

#include "games/adlg/charge_lay.h"
#include "games/adlg/charge_phrases.h"
#include "games/adlg/commanding.h"
#include "games/adlg/contacts.h"
#include "games/adlg/evading.h"
#include "games/adlg/flank_march.h"
#include "games/adlg/leaving.h"
#include "games/adlg/pursuit_move.h"
#include "games/adlg/uncontrolled.h"
#include "games/adlg/who_charges.h"
#include "games/adlg/zones.h"

namespace walstatt::adlg {

namespace {

UnitSet setOf(const std::uint64_t (&bits)[2]) { return {{bits[0], bits[1]}}; }
void keep(std::uint64_t (&bits)[2], const UnitSet& set) {
  bits[0] = set.bits[0];
  bits[1] = set.bits[1];
}
UnitSet both(UnitSet a, const UnitSet& b) {
  a.bits[0] |= b.bits[0];
  a.bits[1] |= b.bits[1];
  return a;
}
UnitSet shared(UnitSet a, const UnitSet& b) {
  a.bits[0] &= b.bits[0];
  a.bits[1] &= b.bits[1];
  return a;
}

ChargeKind kindOf(const State& state) { return static_cast<ChargeKind>(state.charging.kind); }

// How the target would evade: from the charger that comes at it first.
EvadeWay wayOf(const Battle& battle, const State& state, const ChargeLay& lay, std::size_t target) {
  const Box box = boxOf(battle, state, target);
  const Charger* nearest = &lay.chargers[0];
  Length least = INT32_MAX;
  for (const Charger& charger : lay.chargers) {
    const auto way = wayTo(charger.start, ud, box);
    if (way && (*way < least || (*way == least && charger.unit < nearest->unit))) {
      least = *way;
      nearest = &charger;
    }
  }
  const Edge edge = edgeOf(battle, state, nearest->unit, static_cast<std::uint8_t>(target));
  return evadeWay(battle, state, target, edge, nearest->start.heading);
}

// How far ahead of the charge a unit stands; the farthest evades first and so clears the way.
std::int64_t ahead(const ChargeLay& lay, Point at) {
  const Pose& start = lay.chargers[0].start;
  const Vec along = direction(start.heading);
  return (at.x - start.at.x) * along.x + (at.y - start.at.y) * along.y;
}

template <class Events>
void nextEvader(Play<Events>& play);

// Enemies on the path who have not been asked yet (A18); whoever may evade is asked, the others stand.
template <class Events>
void askTargets(Play<Events>& play) {
  const Battle& battle = play.battle;
  Charging& charging = play.state.charging;
  UnitSet targets = setOf(charging.targets), asked;
  for (bool found = true; found && asked.empty();) {
    found = false;
    ChargeLay lay = layOfCharge(battle, play.state);
    for (Charger& charger : lay.chargers) {
      aim(battle, play.state, charger, both(lay.group, setOf(charging.evading)));
      const std::uint8_t first = charger.first;
      if (first == noUnit || isCamp(first) || targets.has(first)) continue;
      if (lightInfantryRefuses(battle, play.state, charger.unit, first, charger.edge)) continue;
      targets.add(first);
      found = true;
      if (!cannotEvade(battle, play.state, first, wayOf(battle, play.state, lay, first))) asked.add(first);
    }
  }
  keep(charging.targets, targets);
  if (asked.empty()) return nextEvader(play);
  // A32: light infantry in the way of a pursuit has no choice.
  if (kindOf(play.state) == ChargeKind::pursuit) {
    UnitSet forced;
    eachIn(asked, [&](std::uint8_t unit) {
      if (battle.profile(unit).category == Category::LI) forced.add(unit);
    });
    eachIn(forced, [&](std::uint8_t unit) { asked.remove(unit); });
    keep(charging.evading, both(setOf(charging.evading), forced));
    if (asked.empty()) return askTargets(play);
  }
  keep(charging.asked, asked);
  play.state.step = Step::evade;
}

// All have answered: evaders throw one after the other, then the charge goes on.
template <class Events>
void nextEvader(Play<Events>& play) {
  Charging& charging = play.state.charging;
  const UnitSet pending = shared(setOf(charging.evading), setOf(charging.targets));
  if (!pending.empty()) {
    const ChargeLay lay = layOfCharge(play.battle, play.state);
    charging.evader = pending.first();
    eachIn(pending, [&](std::uint8_t unit) {
      if (ahead(lay, play.unit(unit).at) > ahead(lay, play.unit(charging.evader).at)) charging.evader = unit;
    });
    play.state.step = Step::evadeDie;
    return;
  }
  charging.evader = noUnit;
  const bool anyEvaded = !setOf(charging.evading).empty(), anyStands = !setOf(charging.targets).empty();
  const bool camp = isCamp(charging.target);
  if (anyEvaded && !anyStands && !camp && kindOf(play.state) != ChargeKind::pursuit) {
    play.state.step = Step::chargeDie;  // B-Chg-09
    return;
  }
  moveChargers(play, notDiced);
}

// A22: one die for a group of equal speed.
bool evadesWith(const Battle& battle, const State& state, std::size_t one, std::size_t other) {
  const Movement &a = battle.profile(one).movement, &b = battle.profile(other).movement;
  return battle.unit(one).corps == battle.unit(other).corps && state.units[one].heading == state.units[other].heading &&
         a.open == b.open && a.rough == b.rough && a.heavy == b.heavy &&
         touch(boxOf(battle, state, one), boxOf(battle, state, other));
}

template <class Events>
void rollEvade(Play<Events>& play, Face face) {
  Charging& charging = play.state.charging;
  UnitSet group = evadingGroup(play.battle, play.state, charging.evader);
  const Length more = evadeDie(face);
  play.tell(phrases::evadeDieFalls, piece(charging.evader), number(face), number(more));
  const ChargeLay lay = layOfCharge(play.battle, play.state);
  while (!group.empty()) {
    std::uint8_t farthest = group.first();
    eachIn(group, [&](std::uint8_t unit) {
      if (ahead(lay, play.unit(unit).at) > ahead(lay, play.unit(farthest).at)) farthest = unit;
    });
    group.remove(farthest);
    const bool along = play.unit(farthest).is(Unit::evadesAlong);
    evade(play, farthest, wayOf(play.battle, play.state, lay, farthest), along, more);
    play.unit(farthest).marks &= ~std::uint32_t{Unit::evadesAlong};
    UnitSet targets = setOf(charging.targets);
    targets.remove(farthest);
    keep(charging.targets, targets);
  }
  nextEvader(play);
}

std::optional<Refusal> checkAnswer(const Battle& battle, const State& state, Seat seat, const Action& action) {
  if (action.verb != Verb::evade && action.verb != Verb::stand) return Refusal(phrases::evadeNow);
  if (action.unit >= battle.unitCount() || battle.sideOfUnit(action.unit) != battle.sideOf(seat) ||
      !setOf(state.charging.asked).has(action.unit))
    return Refusal(phrases::notAsked);
  const Leg leg = action.legs[0];
  if (leg.kind() == LegKind::none) return std::nullopt;
  if (action.verb == Verb::stand || leg.kind() != LegKind::wheel) return Refusal(phrases::evadeLine);
  const EvadeWay way = wayOf(battle, state, layOfCharge(battle, state), action.unit);
  if (way.toChargeLine == 0 || way.toChargeLine != leg.amount()) return Refusal(phrases::evadeLine);
  return std::nullopt;
}

template <class Events>
void answer(Play<Events>& play, const Action& action) {
  Charging& charging = play.state.charging;
  UnitSet asked = setOf(charging.asked), evading = setOf(charging.evading);
  asked.remove(action.unit);
  if (action.verb == Verb::evade) {
    evading.add(action.unit);
    if (action.legs[0].kind() == LegKind::wheel) play.unit(action.unit).marks |= Unit::evadesAlong;
  }
  play.tell(action.verb == Verb::evade ? phrases::evades : phrases::standsFast, piece(action.unit));
  keep(charging.asked, asked);
  keep(charging.evading, evading);
  if (asked.empty()) askTargets(play);
}

void listAnswers(const Battle& battle, const State& state, ActionList<Action>& out) {
  const ChargeLay lay = layOfCharge(battle, state);
  eachIn(setOf(state.charging.asked), [&](std::uint8_t unit) {
    Action action = orderTo(battle, Verb::stand, unit);
    out.push_back(action);
    action.verb = Verb::evade;
    out.push_back(action);
    const Angle along = wayOf(battle, state, lay, unit).toChargeLine;
    if (along == 0) return;
    action.legs[0] = Leg(LegKind::wheel, along);
    out.push_back(action);
  });
}

template <class Events>
void begin(Play<Events>& play, const Action& action, ChargeKind kind) {
  Charging& charging = play.state.charging;
  charging = {};
  charging.group = action.group;
  charging.corps = action.corps;
  charging.leader = action.unit;
  charging.target = action.target;
  charging.kind = static_cast<std::uint8_t>(kind);
  charging.from = play.unit(action.unit).pose();
  keepLegs(charging, *legsOf(action));
  askTargets(play);
}

}  // namespace

UnitSet evadingGroup(const Battle& battle, const State& state, std::uint8_t first) {
  UnitSet group, left = shared(setOf(state.charging.evading), setOf(state.charging.targets));
  group.add(first);
  left.remove(first);
  for (bool grown = true; grown;) {
    grown = false;
    eachIn(left, [&](std::uint8_t unit) {
      bool joins = false;
      eachIn(group, [&](std::uint8_t mate) { joins = joins || evadesWith(battle, state, mate, unit); });
      if (!joins) return;
      group.add(unit);
      left.remove(unit);
      grown = true;
    });
  }
  return group;
}

Length evadeDie(Face face) { return face <= 2 ? -ud : face >= 5 ? ud : 0; }

Length chargeDie(const Profile& profile, Face face) {
  return face <= 2 && profile.category == Category::HI ? 0 : evadeDie(face);
}

std::optional<Refusal> checkCharge(const Battle& battle, const State& state, Seat seat, const Action& action) {
  if (state.step == Step::evade) return checkAnswer(battle, state, seat, action);
  if (auto refusal = checkOrdered(battle, state, seat, action)) return refusal;
  if (action.unit >= battle.unitCount() || battle.unit(action.unit).corps != action.corps ||
      (action.group & bitOf(battle, action.unit)) == 0)
    return Refusal(phrases::noChargeTarget);
  int cost = 0;
  if (auto refusal = judgeCharge(battle, state, action, cost)) return refusal;
  return checkCost(battle, state, action.corps, action.group, cost, true);
}

template <class Events>
void applyCharge(Play<Events>& play, Seat, const Action& action) {
  if (play.state.step == Step::evade) return answer(play, action);
  const Arg who = piece(action.unit), whom = piece(action.target);
  switch (action.verb) {
    case Verb::spontaneousCharge:
      play.tell(phrases::chargesSpontaneously, who, whom);
      return begin(play, action, ChargeKind::spontaneous);
    case Verb::uncontrolled:
      play.tell(phrases::chargesUncontrolled, who, whom);
      return begin(play, action, ChargeKind::uncontrolled);
    default: {
      int cost = 0;
      judgeCharge(play.battle, play.state, action, cost);
      pay(play, action.corps, action.group, cost, true);
      play.tell(phrases::charges, who, whom, number(cost));
      return begin(play, action, ChargeKind::ordinary);
    }
  }
}
WALSTATT_ADLG_BOTH(applyCharge, Seat, const Action&);

void listCharges(const Battle& battle, const State& state, Seat seat, ActionList<Action>& out) {
  if (state.step == Step::evade) return listAnswers(battle, state, out);
  const std::size_t corps = state.commanding.corps;
  if (corps >= battle.corpsCount() || battle.corps(corps).side != battle.sideOf(seat)) return;
  const Side enemy = enemyOf(battle.corps(corps).side);
  for (const std::uint8_t unit : battle.corps(corps).units) {
    const Unit& one = state.units[unit];
    if (!one.onTable() || (one.marks & Unit::movesMade) != 0 || inContact(state, unit) ||
        !mayCharge(battle.profile(unit)))
      continue;
    Action action = orderTo(battle, Verb::charge, unit);
    if (checkOrdered(battle, state, seat, action)) continue;
    const std::uint64_t whole = wholeGroup(battle, state, unit), alone = bitOf(battle, unit);
    // Whoever is out of any reach, or before nobody's front without a point left, is not looked at closer.
    const Profile& profile = battle.profile(unit);
    const Length reach = (profile.movement.open + (profile.category == Category::HI ? 1 : 0)) * ud;
    const Box base = boxOf(battle, state, unit), zone = zoneOf(state, unit);
    const auto consider = [&](std::uint8_t target) {
      const Box box = boxOfTarget(battle, state, target);
      if (!within(base, box, reach)) return;
      const bool spontaneous = overlap(zone, box);
      const std::array<std::uint64_t, 2> groups{alone, whole};
      for (const std::uint64_t group : std::span(groups).first(whole == alone ? 1 : 2)) {
        action.target = target;
        action.group = group;
        if (!spontaneous && pointsFor(battle, state, corps, group, true) == 0) continue;
        auto charge = chargeAt(battle, state, action);
        if (!charge && group == alone) charge = turnedChargeAt(battle, state, action);
        if (!charge) continue;
        // Without CP where it may (B-Chg-16).
        charge->verb = Verb::spontaneousCharge;
        if (!spontaneous || checkCharge(battle, state, seat, *charge)) charge->verb = Verb::charge;
        if (charge->verb == Verb::spontaneousCharge || !checkCharge(battle, state, seat, *charge))
          out.push_back(*charge);
      }
    };
    eachOnTable(battle, state, enemy, [&](std::size_t i) {
      if (!farApart(state.units[i].at, one.at, 8 * ud)) consider(static_cast<std::uint8_t>(i));
    });
    if (campStands(state, enemy) && !state.camps[enemy].fallen) consider(static_cast<std::uint8_t>(campOf0 + enemy));
  }
}

template <class Events>
void rollCharge(Play<Events>& play, const Faces& faces) {
  if (kindOf(play.state) == ChargeKind::leaving) return rollLeave(play, faces);
  if (kindOf(play.state) == ChargeKind::flankMarch) return rollDriven(play, faces);
  if (play.state.step == Step::evadeDie) return rollEvade(play, faces[0]);
  const Length more = chargeDie(play.profile(play.state.charging.leader), faces[0]);
  play.tell(phrases::chargeDieFalls, piece(play.state.charging.leader), number(faces[0]), number(more));
  moveChargers(play, faces[0]);
}
WALSTATT_ADLG_BOTH(rollCharge, const Faces&);

EvadeWay evadeWayNow(const Battle& battle, const State& state, std::size_t target) {
  return wayOf(battle, state, layOfCharge(battle, state), target);
}

Turn turnCharge(const Battle& battle, const State& state) {
  const Throw die{1, 6};
  switch (state.step) {
    case Step::evade: {
      const UnitSet asked = setOf(state.charging.asked);
      const Side side = asked.empty() ? enemyOf(state.active) : battle.sideOfUnit(asked.first());
      return Turn::reactionOf(only(side));
    }
    case Step::evadeDie: {
      const std::uint8_t evader = state.charging.evader;
      return Turn::rolling(die, evader == noUnit ? state.active : battle.sideOfUnit(evader));
    }
    case Step::chargeDie: return Turn::rolling(die, state.active);
    default: return Turn::of(only(state.active));
  }
}

// A32: a pursuit whose way an enemy may leave goes through the same steps.
template <class Events>
void pursueBy(Play<Events>& play, std::size_t unit, Length way) {
  Charging& charging = play.state.charging;
  charging = {};
  charging.group = bitOf(play.battle, unit);
  charging.corps = play.battle.unit(unit).corps;
  charging.leader = static_cast<std::uint8_t>(unit);
  charging.kind = static_cast<std::uint8_t>(ChargeKind::pursuit);
  charging.from = play.unit(unit).pose();
  charging.reach = way;
  play.tell(phrases::pursues, piece(static_cast<int>(unit)), lengthArg(way));
  askTargets(play);
}
WALSTATT_ADLG_BOTH(pursueBy, std::size_t, Length);

}  // namespace walstatt::adlg
