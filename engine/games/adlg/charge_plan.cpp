// Whether a charge is allowed, and what it costs (A18, A21, B-Chg-01 to 08, B-ZoC-03).
#include <algorithm>
#include <cstdlib>

#include "games/adlg/charge_lay.h"
#include "games/adlg/charge_phrases.h"
#include "games/adlg/commanding.h"
#include "games/adlg/conforming.h"
#include "games/adlg/contacts.h"
#include "games/adlg/enemy_zones.h"
#include "games/adlg/moving.h"
#include "games/adlg/passing.h"
#include "games/adlg/terrain.h"
#include "games/adlg/who_charges.h"
#include "games/adlg/zones_on_way.h"

namespace walstatt::adlg {

namespace {

bool standsInOpen(const Battle& battle, const State& state, std::size_t unit) {
  return state.pieceCount == 0 || standsInOpen(state, boxOf(battle, state, unit));
}

std::optional<Refusal> troopsRefuse(const Battle& battle, const State& state, std::size_t unit) {
  const Arg who = piece(static_cast<int>(unit));
  switch (chargeBar(battle.profile(unit))) {
    case ChargeBar::wagon: return Refusal(phrases::chargesNever, who);
    case ChargeBar::artillery: return Refusal(phrases::artilleryNeverCharges, who);
    case ChargeBar::levy: return Refusal(phrases::levyNeverCharges, who);
    default: break;
  }
  if ((state.units[unit].marks & Unit::movesMade) != 0) return Refusal(phrases::chargeAfterMove, who);
  if (inContact(state, unit)) return Refusal(phrases::alreadyInContact, who);
  return std::nullopt;
}

// A16, A17: from entry into a zone on the charge goes at the most threatening enemy or not at all.
std::optional<Refusal> zonesRefuse(const Battle& battle, const State& state, const EnemyZones& zones,
                                   const UnitSet& nearStand, const Charger& charger, std::uint8_t target, Edge edge,
                                   Length way) {
  const Arg who = piece(charger.unit), whom = piece(target);
  // Light infantry that screens the target is charged with it.
  const auto threat = [&](const Pose& pose, const UnitSet& owners) {
    return zones.threatAt(charger.unit, pose, owners, target, charger.first);
  };
  if (const auto other = threat(charger.stood, nearStand); other != noUnit)
    return Refusal(phrases::chargeOtherThreat, who, piece(other));
  if (zoneForbids(battle, state, charger.unit, target, edge)) return Refusal(phrases::zoneForbidsFlank, who, whom);
  const ZonesOnWay onWay(battle, state, zones, charger.unit, charger.start, way);
  UnitSet others = onWay.entered();
  if (!isCamp(target)) others.remove(target);
  if (others.empty()) return std::nullopt;
  const bool startKnown = charger.start == charger.stood;
  for (const Length gone : onWay.looks()) {
    if (gone == 0 && startKnown) continue;
    if (const auto other = threat(forward(charger.start, gone), onWay.at(gone)); other != noUnit)
      return Refusal(phrases::chargeOtherThreat, who, piece(other));
  }
  return std::nullopt;
}

// A17: one whom an enemy holds and who meets nobody goes along only if that brings it nearer to him.
bool turnsFromThreat(const Battle& battle, const State& state, const Holders& most, const Charger& charger) {
  const Pose end = forward(charger.start, charger.way);
  return !most.empty() && std::none_of(most.begin(), most.end(), [&](std::uint8_t threat) {
    return approaches(battle, state, charger.unit, threat, charger.stood, end, false);
  });
}

// A18: heavy troops look through light infantry in the open at whom it screens.
UnitSet screens(const Battle& battle, const State& state, const UnitSet& others, std::size_t unit) {
  UnitSet through;
  if (battle.profile(unit).light()) return through;
  eachIn(ofSide(battle, others, enemyOf(battle.sideOfUnit(unit))), [&](std::uint8_t i) {
    if (battle.profile(i).category == Category::LI && standsInOpen(battle, state, i)) through.add(i);
  });
  return through;
}

// Where somebody of the group is on its way.
Bounds waysOf(const ChargeLay& lay) {
  Bounds places = boundsAround(lay.chargers[0].start.at, 0);
  for (const Charger& charger : lay.chargers) {
    const Bounds way = boundsOf(charger.start.at, forward(charger.start, charger.reach).at);
    places = joined(places, joined(way, boundsAround(charger.stood.at, 0)));
  }
  return places;
}

// Whose zones might hold somebody of the group where it stands: looked for once for all of them.
UnitSet nearStand(const Battle& battle, const State& state, const EnemyZones& zones, const ChargeLay& lay) {
  Bounds stand = boundsAround(lay.chargers[0].stood.at, 0);
  Length deepest = 0;
  for (const Charger& charger : lay.chargers) {
    stand = joined(stand, boundsAround(charger.stood.at, 0));
    deepest = std::max(deepest, battle.extent(charger.unit));
  }
  const Bounds inReach = grown(stand, deepest + reachOfZone);
  UnitSet found;
  eachIn(zones.owners(), [&](std::uint8_t i) {
    if (holds(inReach, state.units[i].at)) found.add(i);
  });
  return found;
}

// How the charger meets the named target: at once, or behind light infantry. Its way, and nothing if it does not.
std::optional<Length> wayToTarget(const Battle& battle, const State& state, const ChargeLay& lay, const UnitSet& others,
                                  const Charger& charger, std::uint8_t target) {
  if (charger.first == target) return charger.way;
  if (charger.first == noUnit || isCamp(charger.first) || battle.profile(charger.first).category != Category::LI)
    return std::nullopt;
  Charger looking = charger;
  aimAmong(battle, state, looking, without(others, screens(battle, state, others, charger.unit)), lay.pieces);
  if (looking.first == target) return looking.way;
  return std::nullopt;
}

// A24: the friend has room to make for it there.
bool makesRoom(const Battle& battle, const State& state, const Charger& charger, const Pose& end,
               std::uint8_t friendly) {
  return passage(battle, state, charger.unit, charger.start.heading, friendly) != Passage::blocked &&
         madeRoom(battle, state, charger.unit, end, friendly).has_value();
}

// A24: friends whom it would end over before the target can make room; otherwise it does not get there.
bool getsThere(const Battle& battle, const State& state, const ChargeLay& lay, const UnitSet& friends,
               const Charger& charger, Length way) {
  const Pose end = forward(charger.start, way);
  const Box box = boxAt(battle, charger.unit, end);
  UnitSet over;
  eachIn(friends, [&](std::uint8_t i) {
    if (!surelyAway(box, state.units[i].at, battle.extent(i)) && overlap(box, boxOf(battle, state, i))) over.add(i);
  });
  if (over.empty()) return true;
  UnitSet rest = over;
  rest.remove(over.first());
  if (rest.empty() && makesRoom(battle, state, charger, end, over.first())) return true;
  // Several make room one after the other, and whoever cannot stops it somewhere: that is tried.
  State trial = state;
  NoEvents quiet;
  Play<NoEvents> play{battle, trial, quiet};
  march(play, charger.unit, charger.start, way, lay.group);
  return distance(trial.units[charger.unit].at, end.at) <= touching;
}

// Why nobody of the group meets the target.
Refusal missing(const Battle& battle, const State& state, const ChargeLay& lay, std::uint8_t target) {
  const Arg whom = piece(target);
  std::optional<Length> least;
  Length reach = 0;
  for (const Charger& charger : lay.chargers) {
    const auto way = wayTo(charger.start, ud, boxOfTarget(battle, state, target));
    if (way && (!least || *way < *least)) {
      least = way;
      reach = charger.reach;
    }
  }
  if (!least) return Refusal(phrases::chargeMisses, whom);
  if (*least > reach && lay.deducted > 0)
    return Refusal(phrases::chargeTooFarTurning, whom, lengthArg(*least), lengthArg(reach), lengthArg(lay.deducted));
  if (*least > reach) return Refusal(phrases::chargeTooFar, whom, lengthArg(*least), lengthArg(reach));
  return Refusal(phrases::chargeHidden, whom);
}

Order orderOf(const Battle& battle, const ChargeLegs& legs, std::size_t unit) {
  Order order;
  order.reason = &phrases::reasonCharge;
  if (legs.turn != 0) order.difficult = difficultTurn(battle.profile(unit));  // B-Dif-07, B-Dif-08
  return order;
}

bool reachesWithZone(const Battle& battle, const State& state, const ChargeLay& lay, std::uint8_t target) {
  if (isCamp(target)) return false;
  const EnemyZones zones(battle, state, battle.sideOfUnit(target), boundsAround(state.units[target].at, 0));
  const Box his = boxOf(battle, state, target);
  return std::any_of(lay.chargers.begin(), lay.chargers.end(),
                     [&](const Charger& charger) { return zones.hold(charger.unit, target, his); });
}

// A quick look before the exact one, for a unit alone: whichever way it takes, the edge it would meet is taken, it may not
// charge such troops so, or another enemy holds it. Light infantry that screens the target is charged with it.
bool isOutOfQuestion(const Battle& battle, const State& state, std::size_t unit, std::uint8_t target) {
  const Edge edge = edgeOf(battle, state, unit, target);
  if (isTaken(battle, state, target, edge) || lightInfantryRefuses(battle, state, unit, target, edge)) return true;
  const Holders most = mostThreateningTo(battle, state, unit, state.units[unit].pose());
  return !most.empty() && std::none_of(most.begin(), most.end(), [&](std::uint8_t i) {
    return i == target || battle.profile(i).category == Category::LI;
  });
}

// A18: one of a group in reach is enough. Of equally near ones the one who leads.
std::uint8_t nearestOf(const Battle& battle, const State& state, const Formation& formation, std::uint8_t leader,
                       const Box& target) {
  if (formation.units.size() == 1) return formation.units[0];
  std::uint8_t nearest = leader;
  Length least = distance(boxOf(battle, state, leader), target);
  for (const std::uint8_t unit : formation.units) {
    const Length far = distance(boxOf(battle, state, unit), target);
    if (far > least || (far == least && (nearest == leader || unit > nearest))) continue;
    nearest = unit;
    least = far;
  }
  return nearest;
}

// No other direction would change that.
bool isHopeless(const Refusal& refusal) {
  for (const Phrase* phrase :
       {&phrases::chargesNever, &phrases::artilleryNeverCharges, &phrases::levyNeverCharges, &phrases::chargeAfterMove,
        &phrases::alreadyInContact, &phrases::noChargeTarget, &phrases::lightsChargeInOpen, &phrases::notInOwnZone})
    if (refusal.phrase == phrase) return true;
  return false;
}

}  // namespace

std::optional<Refusal> lightInfantryRefuses(const Battle& battle, const State& state, std::size_t unit,
                                            std::uint8_t target, Edge edge) {
  if (battle.profile(unit).category != Category::LI || isCamp(target)) return std::nullopt;
  const bool open = standsInOpen(battle, state, target);
  const Profile& enemy = battle.profile(target);
  const bool hindered = !open && hindering(state, boxOf(battle, state, target), enemy);
  const Arg who = piece(static_cast<int>(unit)), whom = piece(target);
  switch (
      chargeBar(battle.profile(unit), {enemy, open, state.units[target].disordered(), edge != Edge::front, hindered})) {
    case ChargeBar::lightsInOpen: return Refusal(phrases::lightsChargeInOpen, who, whom);
    case ChargeBar::lightsInRough: return Refusal(phrases::lightsChargeInRough, who, whom);
    default: return std::nullopt;
  }
}

namespace {

// What is asked: only whether the charge is allowed, or also how everybody of the group gets on.
enum class Asked : std::uint8_t { verdict, everybody };

class Planning {
 public:
  Planning(const Battle& battle, const State& state, const Action& action, const ChargeLegs& legs, ChargePlan& plan,
           Asked asked)
      : battle_(battle),
        state_(state),
        action_(action),
        legs_(legs),
        plan_(plan),
        asked_(asked),
        zones_(battle, state, battle.corps(action.corps).side, measured(), {}),
        others_(without(zones_.near(), plan.group)) {}

  std::optional<Refusal> judge() {
    if (asked_ == Asked::everybody) aimAll();
    standing_ = nearStand(battle_, state_, zones_, plan_);
    if (auto refusal = meetsTarget()) return refusal;
    if (auto refusal = matesRefuse()) return refusal;
    if (action_.verb == Verb::spontaneousCharge && !reachesWithZone(battle_, state_, plan_, action_.target))
      return Refusal(phrases::notInOwnZone);
    setCost();
    if (asked_ == Asked::everybody) noteTargets();
    return std::nullopt;
  }

 private:
  using Index = std::size_t;
  bool has(std::uint32_t set, Index i) const { return (set >> i & 1u) != 0; }

  // How far each gets. For a verdict alone how far at most, where the ground is long to look at and may not matter. Then where
  // somebody of the group is on its way: everybody who might be met there or have to do with zones is looked for once.
  Bounds measured() {
    for (Index i = 0; i < plan_.chargers.size(); ++i) {
      Charger& charger = plan_.chargers[i];
      const auto open = reachInOpen(battle_, state_, plan_, charger);
      charger.reach = open.value_or(std::max<Length>(longestWay(battle_.profile(charger.unit)) - plan_.deducted, 0));
      if (open) measured_ |= 1u << i;
      if (asked_ == Asked::everybody) measure(i);
    }
    return waysOf(plan_);
  }
  void measure(Index i) {
    if (has(measured_, i)) return;
    measured_ |= 1u << i;
    plan_.chargers[i].reach = reachOf(battle_, state_, plan_, plan_.chargers[i]);
  }

  void aim(Index i) { aimAt(i, others_); }
  void aimAt(Index i, const UnitSet& there) {
    if (has(aimed_, i)) return;
    aimed_ |= 1u << i;
    measure(i);
    aimAmong(battle_, state_, plan_.chargers[i], there, plan_.pieces);
  }
  // Of a group that looks one way.
  void aimAll() {
    if (plan_.chargers.size() == 1) return aim(0);
    FixedList<Point, maxGroup> places;
    Length farthest = 0;
    for (const Charger& charger : plan_.chargers) {
      places.push_back(charger.start.at);
      farthest = std::max(farthest, charger.reach);
    }
    const Lookout lookout(battle_, state_, others_, plan_.chargers[0].start.heading, places, farthest);
    for (Index i = 0; i < plan_.chargers.size(); ++i) {
      const Charger& charger = plan_.chargers[i];
      const bool alike = charger.start.heading == lookout.heading();
      aimAt(i, alike ? lookout.ahead(charger.start.at, charger.reach) : others_);
    }
  }

  // One unit that may make contact with the named target is enough.
  std::optional<Refusal> meetsTarget() {
    std::optional<Refusal> why;
    for (Index i = 0; i < plan_.chargers.size(); ++i) {
      if (surelyMissesTarget(plan_.chargers[i])) continue;
      aim(i);
      const Charger& charger = plan_.chargers[i];
      const auto way = wayToTarget(battle_, state_, plan_, others_, charger, action_.target);
      if (!way) continue;
      const auto refusal = contactRefused(charger, *way);
      if (!refusal) return std::nullopt;
      if (!why) why = refusal;
    }
    if (why) return why;
    for (Index i = 0; i < plan_.chargers.size(); ++i) measure(i);
    return missing(battle_, state_, plan_, action_.target);
  }
  bool surelyMissesTarget(const Charger& charger) const {
    const Point from = charger.start.at;
    const Vec along = direction(charger.start.heading);
    if (isCamp(action_.target)) {
      const Camp& camp = state_.camps[action_.target - campOf0];
      return surelyMissed(sightOf(from, along, {camp.at, camp.heading}, campWidth, campDepth), charger.reach);
    }
    const Pose target = state_.units[action_.target].pose();
    return surelyMissed(sightOf(from, along, target, ud, battle_.depth(action_.target)), charger.reach);
  }
  std::optional<Refusal> contactRefused(const Charger& charger, Length way) {
    const Side own = battle_.sideOfUnit(charger.unit);
    plan_.edge = edgeOf(battle_, state_, charger.unit, action_.target);
    if (isTaken(battle_, state_, action_.target, plan_.edge))
      return Refusal(phrases::edgeEngaged, piece(action_.target));
    if (auto refusal = lightInfantryRefuses(battle_, state_, charger.unit, action_.target, plan_.edge)) return refusal;
    if (auto refusal = zonesRefuse(battle_, state_, zones_, standing_, charger, action_.target, plan_.edge, way))
      return refusal;
    if (!getsThere(battle_, state_, plan_, ofSide(battle_, others_, own), charger, way))
      return Refusal(phrases::chargeBlocked, piece(charger.unit));
    return std::nullopt;
  }

  // A17: whoever of the group an enemy holds in his zone goes at him.
  std::optional<Refusal> matesRefuse() {
    if (standing_.empty()) return std::nullopt;
    for (Index i = 0; i < plan_.chargers.size(); ++i) {
      if (!has(aimed_, i) && !zones_.isInSquare(plan_.chargers[i].unit, plan_.chargers[i].stood, standing_)) continue;
      aim(i);
      const Charger& charger = plan_.chargers[i];
      if (charger.first == action_.target) continue;
      if (charger.first != noUnit) {
        const auto other = zones_.threatAt(charger.unit, charger.stood, standing_, charger.first, charger.first);
        if (other != noUnit) return Refusal(phrases::chargeOtherThreat, piece(charger.unit), piece(other));
        continue;
      }
      const Holders most = zones_.mostThreatening(charger.unit, charger.stood, standing_);
      if (turnsFromThreat(battle_, state_, most, charger))
        return Refusal(phrases::chargeOtherThreat, piece(charger.unit), piece(most[0]));
    }
    return std::nullopt;
  }

  // Spontaneous and uncontrolled ones cost nothing (B-Ord-01, B-Ord-02).
  void setCost() {
    plan_.cost = 0;
    if (action_.verb != Verb::charge) return;
    const Order order = orderOf(battle_, legs_, plan_.chargers[0].unit);
    plan_.cost = orderCost<Sum>(battle_, state_, action_.corps, action_.group, order).value();
  }
  void noteTargets() {
    plan_.targets = {};
    for (const Charger& charger : plan_.chargers)
      if (charger.first != noUnit && !isCamp(charger.first)) plan_.targets.add(charger.first);
  }

  const Battle& battle_;
  const State& state_;
  const Action& action_;
  const ChargeLegs& legs_;
  ChargePlan& plan_;
  Asked asked_;
  std::uint32_t measured_ = 0, aimed_ = 0;  // of whom that is known, one bit each
  EnemyZones zones_;
  UnitSet others_, standing_;
};

std::optional<Refusal> plan(const Battle& battle, const State& state, const Action& action, ChargePlan& out,
                            Asked asked) {
  if (action.corps >= battle.corpsCount()) return Refusal(phrases::noChargeTarget);
  if (!isEnemyTarget(battle, state, battle.corps(action.corps).side, action.target))
    return Refusal(phrases::noChargeTarget);
  const auto legs = legsOf(action);
  if (!legs) return Refusal(phrases::chargeLegs);
  if (auto refusal = standForCharge(battle, state, action.corps, action.group, *legs, out)) return refusal;
  for (const Charger& charger : out.chargers)
    if (auto refusal = troopsRefuse(battle, state, charger.unit)) return refusal;
  return Planning(battle, state, action, *legs, out, asked).judge();
}

}  // namespace

std::optional<Refusal> planCharge(const Battle& battle, const State& state, const Action& action, ChargePlan& out) {
  return plan(battle, state, action, out, Asked::everybody);
}

std::optional<Refusal> judgeCharge(const Battle& battle, const State& state, const Action& action, int& cost) {
  ChargePlan judged;
  const auto refusal = plan(battle, state, action, judged, Asked::verdict);
  cost = judged.cost;
  return refusal;
}

std::optional<Action> chargeAt(const Battle& battle, const State& state, Action action) {
  ChargePlan plan;
  return chargeAt(battle, state, action, plan);
}

std::optional<Action> chargeAt(const Battle& battle, const State& state, Action action, ChargePlan& plan) {
  const Side own = battle.corps(action.corps).side;
  if (!isEnemyTarget(battle, state, own, action.target)) return std::nullopt;
  const Box target = boxOfTarget(battle, state, action.target);
  Formation formation;
  if (formationOf(battle, state, action.corps, action.group, formation)) return std::nullopt;
  const std::uint8_t nearest = nearestOf(battle, state, formation, action.unit, target);
  const Pose from = state.units[nearest].pose();
  const Box base = boxOf(battle, state, nearest);
  // A slide brings it nearer by less than a quarter of a UD, a road carries it 1 UD farther. Of a group somebody else may be
  // on one, or be faster.
  Length fastest = 0;
  for (const std::uint8_t unit : formation.units)
    fastest = std::max<Length>(fastest, battle.profile(unit).movement.open);
  const Length byRoad = mostByRoad(state, from.at, formation.units.size() == 1 ? 4 * ud : 60 * ud);
  if (!within(base, target, fastest * ud + ud / 4 + byRoad)) return std::nullopt;
  for (const std::uint8_t unit : formation.units)
    if (troopsRefuse(battle, state, unit)) return std::nullopt;
  bool hopeless = false, pointed = false;
  const auto tries = [&](LegKind kind, std::int32_t amount) {
    if (hopeless) return false;
    action.legs = {};
    if (amount != 0) action.legs[0] = Leg(kind, amount);
    if (!pointsAt(battle, state, formation, *legsOf(action), target, byRoad)) return false;
    if (!pointed && formation.units.size() == 1 && isOutOfQuestion(battle, state, formation.units[0], action.target)) {
      hopeless = true;
      return false;
    }
    pointed = true;
    const auto refusal = planCharge(battle, state, action, plan);
    hopeless = refusal && isHopeless(*refusal);
    return !refusal;
  };
  if (tries(LegKind::none, 0)) return action;
  // How far to the side the target's middle lies, and in which direction.
  const Vec middle{(target.corners[0].x + target.corners[2].x) / 2, (target.corners[0].y + target.corners[2].y) / 2};
  const Point at = coarse(middle);
  const std::int64_t dx = at.x - from.at.x, dy = at.y - from.at.y;
  const auto aside = static_cast<Length>((dx * base.across.x + dy * base.across.y) / (1 << 30));
  if (aside != 0 && tries(LegKind::slide, std::clamp(aside, -ud, ud))) return action;
  const Angle heading = isCamp(action.target) ? from.heading : state.units[action.target].heading;
  const auto wheelTo = [&](Angle facing) { return normalized(heading + facing - from.heading + halfTurn) - halfTurn; };
  const bool rightFirst = std::abs(wheelTo(quarterTurn)) <= std::abs(wheelTo(-quarterTurn));
  for (const Angle facing :
       {halfTurn, rightFirst ? quarterTurn : -quarterTurn, rightFirst ? -quarterTurn : quarterTurn, Angle{0}}) {
    const Angle wheel = wheelTo(facing);
    if (wheel != 0 && wheel <= quarterTurn && wheel >= -quarterTurn && tries(LegKind::wheel, wheel)) return action;
  }
  for (const Angle wheel : {1500, -1500, 3000, -3000, 4500, -4500, 6000, -6000})
    if ((aside == 0 || (wheel > 0) == (aside > 0)) && tries(LegKind::wheel, wheel)) return action;
  return std::nullopt;
}

// A18: the turn is deducted, and the wheel after it.
std::optional<Action> turnedChargeAt(const Battle& battle, const State& state, Action action) {
  if (isCamp(action.target)) return std::nullopt;
  const Point from = state.units[action.unit].at, to = state.units[action.target].at;
  const Box base = boxOf(battle, state, action.unit);
  const std::int64_t dx = to.x - from.x, dy = to.y - from.y;
  const auto along = [&](const Vec& direction) {
    return static_cast<Length>((dx * direction.x + dy * direction.y) / (1 << 30));
  };
  const Length aside = along(base.across), left = battle.profile(action.unit).movement.open * ud - ud;
  if (std::abs(aside) < ud || std::abs(aside) > left + 2 * ud || std::abs(along(base.along)) > 2 * ud)
    return std::nullopt;
  action.legs = {};
  action.legs[0] = Leg(LegKind::turn, aside < 0 ? -quarterTurn : quarterTurn);
  ChargePlan plan;
  for (const Angle wheel : {0, 1500, -1500, 3000, -3000}) {
    if (wheel != 0) action.legs[1] = Leg(LegKind::wheel, wheel);
    if (!planCharge(battle, state, action, plan)) return action;
  }
  return std::nullopt;
}

}  // namespace walstatt::adlg
