// Uncontrolled charges (A23, B-Chg-17 to 20, B-Abi-36).
#include "games/adlg/uncontrolled.h"

#include <algorithm>
#include <bit>

#include "base/fixed_list.h"
#include "games/adlg/charge_lay.h"
#include "games/adlg/charge_phrases.h"
#include "games/adlg/command_phrases.h"
#include "games/adlg/commanding.h"
#include "games/adlg/conforming.h"
#include "games/adlg/contacts.h"
#include "games/adlg/groups.h"
#include "games/adlg/melees.h"
#include "games/adlg/passing.h"
#include "games/adlg/sequence.h"
#include "games/adlg/terrain.h"
#include "games/adlg/who_charges.h"
#include "games/adlg/zones.h"

namespace walstatt::adlg {

namespace {

bool isWild(const Profile& profile) { return profile.has(impetuous) || profile.category == Category::SCh; }

// Whether the unit is free to charge at all.
bool isAtLarge(const Battle& battle, const State& state, std::size_t unit) {
  const Unit& one = state.units[unit];
  if (!isWild(battle.profile(unit)) || !mayCharge(battle.profile(unit)) || !one.onTable()) return false;
  if ((one.marks & Unit::movesMade) != 0) return false;
  if (one.is(Unit::held | Unit::chargedNow | Unit::evadedNow | Unit::disengagedNow | Unit::leftZoneNow |
             Unit::shiftedNow | Unit::routedNow))
    return false;
  if (one.is(Unit::rallyTried) && !one.is(Unit::looting)) return false;  // deaf looters have not been held (Z8)
  return !inContact(state, unit) && !inSimpleSupport(battle, state, unit);
}

// B-Note-07, B-Note-08; scythed chariots never (B-Abi-19).
bool wouldPanic(const Profile& profile, const Profile& enemy) {
  if (profile.category == Category::SCh) return false;
  if (enemy.category == Category::El) return profile.is(horses) || profile.is(camels);
  return enemy.is(camels) && profile.is(horses);
}

// A23: friend or foe would frighten it where it stands in full contact (B-Abi-18), not the target alone.
bool wouldPanicThere(const Battle& battle, const State& state, const Charger& charger, std::uint8_t target) {
  const Profile& own = battle.profile(charger.unit);
  UnitSet frightening;
  const UnitSet near = unitsIn(battle, state, boundsAround(state.units[target].at, ud + 2 * reachOfBase));
  eachIn(near, [&](std::uint8_t i) {
    if (i != charger.unit && wouldPanic(own, battle.profile(i))) frightening.add(i);
  });
  if (frightening.empty()) return false;
  const Edge edge = edgeOf(battle, state, charger.unit, target);
  const Pose end = fullPose(battle, state, charger.unit, target, edge).value_or(forward(charger.start, charger.way));
  const Box box = boxAt(battle, charger.unit, end);
  return anyIn(frightening, [&](std::uint8_t i) { return touch(box, boxOf(battle, state, i)); });
}

bool standsInVillage(const State& state, const Box& box) {
  for (std::size_t i = 0; i < state.pieceCount; ++i)
    if (state.pieces[i].kind == TerrainKind::village && overlap(box, outlineOf(state.pieces[i]))) return true;
  return false;
}

// A23: another enemy would have the flank or rear of the unit before him if it stood there.
bool offersFlank(const Battle& battle, const State& state, std::size_t unit, const Box& end, std::uint8_t target) {
  bool offers = false;
  eachOnTable(battle, state, battle.sideOfUnit(target), [&](std::size_t i) {
    if (offers || i == target || inContact(state, i) || farApart(state.units[i].at, coarse(end.middle), 4 * ud)) return;
    if (!keepsZoneAgainst(battle, state, i, unit) || !overlap(zoneOf(state, i), end)) return;
    offers = edgeMet(state.units[i].pose(), ud, end) != Edge::front;
  });
  return offers;
}

bool passesFriends(const Battle& battle, const State& state, const Charger& charger) {
  bool passes = false;
  eachOnTable(battle, state, battle.sideOfUnit(charger.unit), [&](std::size_t i) {
    if (passes || i == charger.unit || farApart(state.units[i].at, charger.start.at, charger.way + 4 * ud)) return;
    passes = sweeps(charger.start, ud, battle.depth(charger.unit), charger.way, boxOf(battle, state, i));
  });
  return passes;
}

// Whoever such troops never have to charge (A23).
bool isShunned(const Profile& own, const Profile& enemy) {
  return enemy.category == Category::El || enemy.category == Category::WWg || wouldPanic(own, enemy);
}

// The exceptions of A23 for one target that follow from the edge that would be met, whichever way is taken.
bool isExcusedByEdge(const Battle& battle, const State& state, std::size_t unit, std::uint8_t target, Edge edge) {
  if (edge != Edge::front) return false;
  const Profile &own = battle.profile(unit), &enemy = battle.profile(target);
  if (own.foot() && enemy.mounted()) return true;
  if (own.category == Category::Cv && enemy.category == Category::HI && !state.units[target].disordered()) return true;
  return enemy.has(stakes) && !state.units[target].is(Unit::stakesPulled);
}

// The others, for a target reached so.
bool isExcused(const Battle& battle, const State& state, const Charger& charger, std::uint8_t target) {
  const Profile& own = battle.profile(charger.unit);
  const Box his = boxOf(battle, state, target);
  const Pose end = forward(charger.start, charger.way);
  const Box box = boxAt(battle, charger.unit, end);
  if (state.workCount > 0 && workBetween(state, his, box, battle.sideOfUnit(target))) return true;
  if (state.pieceCount > 0) {
    const Box swept = boxOf(end, ud, own.depth + charger.way);
    if (holdsBank(state, his, box) || standsInVillage(state, his)) return true;
    if (hindering(state, swept, own) && !hindering(state, boxOf(battle, state, charger.unit), own)) return true;
  }
  return passesFriends(battle, state, charger) || offersFlank(battle, state, charger.unit, box, target) ||
         wouldPanicThere(battle, state, charger, target);
}

// How far aside of straight ahead, for "most in front".
Length aside(const Box& box, Point at) {
  const Vec d{at.x * grain - box.middle.x, at.y * grain - box.middle.y};
  const std::int64_t way = (d.x * box.across.x + d.y * box.across.y) / (grain << 30);
  return static_cast<Length>(way < 0 ? -way : way);
}

// A legal way of the unit to that target on which no exception holds.
std::optional<Action> forcedWay(const Battle& battle, const State& state, std::size_t unit, std::uint8_t target) {
  if (isShunned(battle.profile(unit), battle.profile(target))) return std::nullopt;
  if (isExcusedByEdge(battle, state, unit, target, edgeOf(battle, state, unit, target))) return std::nullopt;
  ChargePlan plan;
  const auto action = chargeAt(battle, state, orderTo(battle, Verb::uncontrolled, unit, target), plan);
  if (!action) return std::nullopt;
  const Charger& charger = plan.chargers[0];
  if (charger.first != target) return std::nullopt;
  if (isExcused(battle, state, charger, target)) return std::nullopt;
  return action;
}

struct Forced {
  std::uint8_t target = noUnit;
  Action action;
};

// Whoever is near enough to be charged.
template <class Visit>
void eachNear(const Battle& battle, const State& state, std::size_t unit, const Box& box, const Visit& visit) {
  const Point at = state.units[unit].at;
  eachOnTable(battle, state, enemyOf(battle.sideOfUnit(unit)), [&](std::size_t i) {
    if (farApart(state.units[i].at, at, 7 * ud)) return;
    const Box his = boxOf(battle, state, i);
    if (within(box, his, 6 * ud)) visit(static_cast<std::uint8_t>(i), his);
  });
}

constexpr std::size_t mostNear = 32;

// B-Chg-19: the most threatening, then the one most in front, then the nearest.
Forced forced(const Battle& battle, const State& state, std::size_t unit) {
  if (!isAtLarge(battle, state, unit)) return {};
  const Pose pose = state.units[unit].pose();
  const Box box = boxOf(battle, state, unit);
  const Holders most = mostThreateningTo(battle, state, unit, pose);
  for (const std::uint8_t threat : most)
    if (const auto action = forcedWay(battle, state, unit, threat)) return {threat, *action};
  struct Candidate {
    Length aside, away;
    std::uint8_t unit;
  };
  FixedList<Candidate, mostNear> all;
  eachNear(battle, state, unit, box, [&](std::uint8_t i, const Box& his) {
    if (!all.full()) all.push_back({aside(box, state.units[i].at), distance(box, his), i});
  });
  std::sort(all.begin(), all.end(), [](const Candidate& a, const Candidate& b) {
    return a.aside != b.aside ? a.aside < b.aside : a.away != b.away ? a.away < b.away : a.unit < b.unit;
  });
  for (const Candidate& one : all)
    if (const auto action = forcedWay(battle, state, unit, one.unit)) return {one.unit, *action};
  return {};
}

// A12: from one side to the other: the leftmost or rightmost of those who have to charge.
struct Ends {
  std::uint8_t left = noUnit, right = noUnit;
};

Ends endsOf(const Battle& battle, const State& state) {
  Ends ends;
  const std::size_t corps = state.commanding.corps;
  const bool upper = battle.corps(corps).side == 1;  // side 1 looks down the table
  for (const std::uint8_t unit : battle.corps(corps).units) {
    if (!mustCharge(battle, state, unit)) continue;
    const auto at = [&](std::uint8_t i) { return upper ? -state.units[i].at.x : state.units[i].at.x; };
    if (ends.left == noUnit || at(unit) < at(ends.left)) ends.left = unit;
    if (ends.right == noUnit || at(unit) > at(ends.right)) ends.right = unit;
  }
  return ends;
}

}  // namespace

std::uint8_t forcedTarget(const Battle& battle, const State& state, std::size_t unit) {
  return forced(battle, state, unit).target;
}

bool mustCharge(const Battle& battle, const State& state, std::size_t unit) {
  if (!isAtLarge(battle, state, unit)) return false;
  const Pose pose = state.units[unit].pose();
  std::size_t near = 0;
  bool must = false;
  eachNear(battle, state, unit, boxOf(battle, state, unit), [&](std::uint8_t i, const Box&) {
    must = must || (near++ < mostNear && forcedWay(battle, state, unit, i));
  });
  if (must || near <= mostNear) return must;  // whoever holds it in his zone is near
  for (const std::uint8_t threat : mostThreateningTo(battle, state, unit, pose))
    if (forcedWay(battle, state, unit, threat)) return true;
  return false;
}

template <class Events>
void beginUncontrolled(Play<Events>& play) {
  if (endsOf(play.battle, play.state).left == noUnit) return corpsFinished(play);
  play.state.step = Step::uncontrolled;
}
WALSTATT_ADLG_BOTH(beginUncontrolled);

std::optional<Refusal> checkUncontrolled(const Battle& battle, const State& state, Seat seat, const Action& action) {
  if (battle.sideOf(seat) != state.active || action.verb != Verb::uncontrolled) return Refusal(phrases::fromOneSide);
  const Ends ends = endsOf(battle, state);
  if (action.unit != ends.left && action.unit != ends.right) return Refusal(phrases::fromOneSide);
  if (action.corps != battle.unit(action.unit).corps || action.group != bitOf(battle, action.unit))
    return Refusal(phrases::fromOneSide);
  const std::uint8_t target = forcedTarget(battle, state, action.unit);
  if (action.target != target) return Refusal(phrases::forcedOther, piece(action.unit), piece(target));
  ChargePlan plan;
  return planCharge(battle, state, action, plan);
}

void listUncontrolled(const Battle& battle, const State& state, Seat, ActionList<Action>& out) {
  const Ends ends = endsOf(battle, state);
  if (ends.left == noUnit) return;
  out.push_back(forced(battle, state, ends.left).action);
  if (ends.right != ends.left) out.push_back(forced(battle, state, ends.right).action);
}

int holdCost(const Battle& battle, const State& state, const Action& action) {
  Order order;
  order.base = 3;
  order.reason = &phrases::reasonHeldBack;
  return orderCost<Sum>(battle, state, action.corps, action.group, order).value();
}

// A5: a group as one, at the price of one unit.
std::optional<Refusal> checkHold(const Battle& battle, const State& state, Seat seat, const Action& action) {
  if (auto refusal = checkOrdered(battle, state, seat, action)) return refusal;
  Formation formation;
  if (auto refusal = formationOf(battle, state, action.corps, action.group, formation)) return refusal;
  const auto& units = formation.units;
  if (std::find(units.begin(), units.end(), action.unit) == units.end() ||
      std::none_of(units.begin(), units.end(), [&](std::uint8_t unit) { return mustCharge(battle, state, unit); }))
    return Refusal(phrases::nobodyToHold);
  return checkCost(battle, state, action.corps, action.group, holdCost(battle, state, action), false);
}

template <class Events>
void applyHold(Play<Events>& play, Seat, const Action& action) {
  const int cost = holdCost(play.battle, play.state, action);
  pay(play, action.corps, action.group, cost, false);
  eachOf(play.battle, action.corps, action.group, [&](std::uint8_t unit) {
    if (mustCharge(play.battle, play.state, unit)) play.unit(unit).marks |= Unit::held;
  });
  const int count = std::popcount(action.group);
  if (count > 1)
    play.tell(phrases::groupHeld, piece(action.unit), number(count), number(cost));
  else
    play.tell(phrases::isHeld, piece(action.unit), number(cost));
  afterOrder(play);
}
WALSTATT_ADLG_BOTH(applyHold, Seat, const Action&);

void listHolds(const Battle& battle, const State& state, Seat seat, ActionList<Action>& out) {
  const std::size_t corps = state.commanding.corps;
  if (corps >= battle.corpsCount() || state.commanding.points < 3) return;
  std::uint64_t seen = 0;  // in whole groups
  for (const std::uint8_t unit : battle.corps(corps).units) {
    if (!isAtLarge(battle, state, unit)) continue;
    Action action = orderTo(battle, Verb::hold, unit);
    if (checkHold(battle, state, seat, action)) continue;
    out.push_back(action);
    const std::uint64_t whole = wholeGroup(battle, state, unit);
    if (whole == action.group || (seen & action.group) != 0) continue;
    seen |= whole;
    action.group = whole;
    if (!checkHold(battle, state, seat, action)) out.push_back(action);
  }
}

}  // namespace walstatt::adlg
