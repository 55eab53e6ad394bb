// Orders to move (A15, B-Man, B-Mul, B-Dif). The cheap questions come first: what the legs are and cost; then the way itself
// (walking.cpp), and what the order costs.
#include "games/adlg/moving.h"

#include <algorithm>

#include "games/adlg/ambush.h"
#include "games/adlg/cohesion.h"
#include "games/adlg/command_phrases.h"
#include "games/adlg/contacts.h"
#include "games/adlg/melees.h"
#include "games/adlg/obstacles.h"
#include "games/adlg/sequence.h"
#include "games/adlg/terrain.h"
#include "games/adlg/uncontrolled.h"
#include "games/adlg/walking.h"
#include "games/adlg/zones.h"

namespace walstatt::adlg {

namespace {

Length size(Length amount) { return amount < 0 ? -amount : amount; }

std::optional<Refusal> reckon(const Action& action, const Formation& formation, Reckoning& out) {
  bool ended = false;
  for (std::size_t i = 0; i < maxLegs; ++i) {
    const Leg leg = action.legs[i];
    if (leg.kind() == LegKind::none) {
      ended = true;
      continue;
    }
    if (ended) return Refusal(phrases::notAMove);
    ++out.legs;
    const bool last = i + 1 == maxLegs || action.legs[i + 1].kind() == LegKind::none;
    switch (leg.kind()) {
      case LegKind::forward:
        if (leg.amount() <= 0) return Refusal(phrases::notAMove);
        out.advance += leg.amount();
        out.longest += leg.amount();
        break;
      case LegKind::wheel:
        if (leg.amount() == 0 || size(leg.amount()) > quarterTurn) return Refusal(phrases::wheelTooFar, number(90));
        out.wheeled += size(leg.amount());
        out.longest += arcOf(formation.width(), size(leg.amount()));
        break;
      case LegKind::slide:
        if (leg.amount() == 0 || size(leg.amount()) > ud) return Refusal(phrases::slideTooFar);  // B-Man-01
        if (i != 0 && !last) return Refusal(phrases::slideBeforeOrAfter);
        ++out.slides;
        out.longest += size(leg.amount());
        break;
      case LegKind::turn:
        if (size(leg.amount()) != quarterTurn && size(leg.amount()) != halfTurn)
          return Refusal(phrases::turnsAreQuarters);
        ++out.turns;
        out.longest += 2 * ud + formation.width();
        break;
      case LegKind::expand:
      case LegKind::contract:
        ++out.reforms;
        out.longest += maxFiles * ud;
        break;
      default: return Refusal(phrases::notAMove);
    }
  }
  if (out.legs == 0) return Refusal(phrases::goesNowhere);
  if (out.wheeled > quarterTurn) return Refusal(phrases::wheelTooFar, number(90));  // B-Man-02
  if (out.slides > 1) return Refusal(phrases::oneSlide);
  if (out.slides == 1) {  // A15
    if (out.turns > 0) return Refusal(phrases::slideNotWithTurn);
    if (out.advance < ud) return Refusal(phrases::slideNeedsAdvance);
  }
  if (out.turns > 2 || out.reforms > 1) return Refusal(phrases::oneTurn);
  return std::nullopt;
}

// What the units of the group are allowed at all, and their surcharge.
std::optional<Refusal> checkTroops(const Battle& battle, const State& state, const Action& action,
                                   const Reckoning& reckoning, MovePlan& plan) {
  int made = 0;
  for (const std::uint8_t unit : plan.formation.units) {
    const Profile& profile = battle.profile(unit);
    const Unit& one = state.units[unit];
    const Arg who = piece(unit);
    if (inContact(state, unit)) return Refusal(phrases::isInMelee, who);
    if (!profile.movement.mobile) return Refusal(phrases::onlyPivots, who);  // A24, B-All-14
    made = std::max(made, static_cast<int>(one.marks & Unit::movesMade));
    if (reckoning.slides && one.is(Unit::hasSlid)) return Refusal(phrases::slidBefore, who);
    if (profile.category == Category::WWg && reckoning.wheeled > quarterTurn / 2)
      return Refusal(phrases::wheelTooFar, number(45));                                 // B-Man-03
    if (reckoning.turns > (profile.light() ? 2 : 1)) return Refusal(phrases::oneTurn);  // B-Man-05, B-Man-08
    if (reckoning.turns && !plan.difficult) plan.difficult = difficultTurn(profile);
    if (reckoning.reforms && profile.cumbersome()) plan.difficult = &phrases::reasonDifficultForming;  // B-Dif-09
  }
  plan.moveNumber = made + 1;
  if (plan.moveNumber > 3) return Refusal(phrases::threeMoves);  // A12
  if (plan.moveNumber == 1) return std::nullopt;
  const Side own = battle.corps(action.corps).side;
  for (const std::uint8_t unit : plan.formation.units)  // B-Mul-01: where it begins; its way is judged later
    if (enemyNearer(battle, state, boxOf(battle, state, unit), own, farEnough, Count::unitsCampsAndMarkers))
      return Refusal(phrases::tooNearForMore);
  if (plan.moveNumber == 2) return std::nullopt;
  for (const std::uint8_t unit : plan.formation.units) {
    const Profile& profile = battle.profile(unit);
    const bool wildHorse = profile.category == Category::Cv && profile.has(impetuous);
    if (profile.category == Category::Art || profile.category == Category::WWg || (profile.cumbersome() && !wildHorse))
      return Refusal(phrases::noThirdMove, piece(unit));  // B-Mul-02, B-Mul-03, B-Mul-04
    const bool easy = profile.light() || (profile.category == Category::Cv && !profile.has(impetuous));
    if (!easy && !plan.difficult) plan.difficult = &phrases::reasonThirdMove;  // B-Dif-01, B-Dif-02
  }
  if (!commanderIsWith(battle, state, action.corps, action.group))
    return Refusal(phrases::thirdNeedsCommander);  // B-Mul-05
  return std::nullopt;
}

// Too little movement for a difficult manoeuvre: it is made all the same (A15).
bool isOneManoeuvre(const Reckoning& reckoning) {
  return reckoning.legs == 1 && reckoning.turns + reckoning.reforms == 1;
}

// A28: from there it supports a friend who fights.
bool comesIntoSupport(const Battle& battle, const State& state, std::size_t unit, const Pose& pose) {
  if (state.contactCount == 0) return false;
  State there = state;
  there.units[unit].at = pose.at;
  there.units[unit].heading = static_cast<std::uint16_t>(normalized(pose.heading));
  return inSimpleSupport(battle, there, unit);
}

// A23, B-Ord-06: troops that would charge by themselves are led elsewhere only for 3 CP.
bool mustBeHeld(const Battle& battle, const State& state, const MovePlan& plan) {
  for (std::size_t i = 0; i < plan.formation.units.size(); ++i) {
    const std::uint8_t unit = plan.formation.units[i];
    const Profile& profile = battle.profile(unit);
    if (!profile.has(impetuous) && profile.category != Category::SCh) continue;
    if (state.units[unit].is(Unit::held) || !mustCharge(battle, state, unit)) continue;
    if (!comesIntoSupport(battle, state, unit, plan.ends[i])) return true;
  }
  return false;
}

// Everything but the cost.
std::optional<Refusal> planWay(const Battle& battle, const State& state, const Action& action, MovePlan& plan) {
  if (auto refusal = formationOf(battle, state, action.corps, action.group, plan.formation)) return refusal;
  Reckoning reckoning;
  if (auto refusal = reckon(action, plan.formation, reckoning)) return refusal;
  if (auto refusal = checkTroops(battle, state, action, reckoning, plan)) return refusal;
  plan.slides = reckoning.slides > 0;
  if (auto refusal = walk(battle, state, action, reckoning, plan)) return refusal;
  if (reckoning.reforms && plan.allowance <= ud) return Refusal(phrases::tooSlowToForm);
  if (plan.way > plan.allowance) {
    // A third move is difficult too, but wants for nothing.
    const bool difficult = plan.difficult && plan.difficult != &phrases::reasonThirdMove;
    if (!difficult || !isOneManoeuvre(reckoning) || plan.allowance == 0)
      return Refusal(phrases::tooFar, lengthArg(plan.way), lengthArg(plan.allowance));
    plan.disorders = true;
  } else if (plan.way + touching < plan.allowance && !plan.difficult) {
    for (const std::uint8_t unit : plan.formation.units)
      if (battle.profile(unit).cumbersome()) plan.difficult = &phrases::reasonShortMove;  // B-Dif-06
  }
  return std::nullopt;
}

constexpr int heldBackFor = 3;  // B-Ord-06

template <Number N>
N costIf(bool heldBack, const Battle& battle, const State& state, const Action& action, const MovePlan& plan) {
  Order order;
  order.difficult = plan.difficult;
  if (heldBack) {
    order.base = heldBackFor;
    order.reason = &phrases::reasonHeldBack;
  }
  return orderCost<N>(battle, state, action.corps, action.group, order);
}

}  // namespace

template <Number N>
N moveCost(const Battle& battle, const State& state, const Action& action, const MovePlan& plan) {
  return costIf<N>(mustBeHeld(battle, state, plan), battle, state, action, plan);
}
template Sum moveCost(const Battle&, const State&, const Action&, const MovePlan&);
template Explained moveCost(const Battle&, const State&, const Action&, const MovePlan&);

namespace {

// A24: heavy artillery pivots on its centre.
std::optional<Refusal> planPivot(const Battle& battle, const State& state, const Action& action, MovePlan& plan) {
  if (auto refusal = formationOf(battle, state, action.corps, action.group, plan.formation)) return refusal;
  const std::uint8_t unit = plan.formation.units[0];
  if (plan.formation.units.size() != 1 || battle.profile(unit).weapon != Weapon::heavyArtillery)
    return Refusal(phrases::onlyHeavyArtilleryPivots);
  if (inContact(state, unit)) return Refusal(phrases::isInMelee, piece(unit));
  if (state.units[unit].is(Unit::movesMade)) return Refusal(phrases::threeMoves);
  const Leg leg = action.legs[0];
  if (leg.kind() != LegKind::turn || leg.amount() == 0 || size(leg.amount()) > quarterTurn)
    return Refusal(phrases::pivotTooFar);
  const Pose from = state.units[unit].pose();
  const Point centre = forward(from, -battle.depth(unit) / 2).at;
  plan.ends[0] = turnedAbout(from, centre, leg.amount());
  const Box box = boxAt(battle, unit, plan.ends[0]);
  if (!insideTable(box, battle.setup().width, battle.setup().height)) return Refusal(phrases::offTable);
  Obstacles obstacles;
  gather(battle, state, action.corps, action.group, from.at, 2 * ud,
         unitsIn(battle, state, boundsAround(from.at, 2 * ud + reachOfBase)), obstacles);
  for (const Obstacle& one : obstacles) {
    if (one.marker) continue;
    const Box& other = one.box(battle, state);
    if (!(one.enemy ? touch(box, other) : overlap(box, other))) continue;
    return one.unit == noUnit ? Refusal(phrases::campInTheWay)
                              : Refusal(phrases::cannotPass, piece(unit), piece(one.unit));
  }
  if (state.pieceCount > 0 && !mayStand(state, box, battle.profile(unit)))
    return Refusal(phrases::mayNotEnter, piece(unit));
  // B-ZoC-04, Z9: in a zone it turns only towards who holds it.
  const Holders threats = mostThreateningTo(battle, state, unit, from);
  const auto turnsTo = [&](std::uint8_t threat) {
    return alignsBetter(state, threat, from, plan.ends[0]) && hasZoneOver(battle, state, threat, unit, plan.ends[0]);
  };
  if (!threats.empty() && std::none_of(threats.begin(), threats.end(), turnsTo))
    return Refusal(phrases::heldByZone, piece(unit), piece(threats[0]));
  plan.difficult = &phrases::reasonPivot;
  Order order;
  order.difficult = plan.difficult;
  plan.cost = orderCost<Sum>(battle, state, action.corps, action.group, order).value();
  return std::nullopt;
}

}  // namespace

std::optional<Refusal> planMove(const Battle& battle, const State& state, const Action& action, MovePlan& plan) {
  if (action.verb == Verb::pivotArtillery) return planPivot(battle, state, action, plan);
  if (auto refusal = planWay(battle, state, action, plan)) return refusal;
  plan.cost = moveCost<Sum>(battle, state, action, plan).value();
  return std::nullopt;
}

std::optional<Refusal> checkMove(const Battle& battle, const State& state, Seat seat, const Action& action) {
  if (const auto refusal = checkOrdered(battle, state, seat, action)) return refusal;
  // The cheapest move of all costs one.
  if (auto refusal = checkCost(battle, state, action.corps, action.group, 1, true)) return refusal;
  MovePlan plan;
  if (action.verb == Verb::pivotArtillery) {
    if (const auto refusal = planPivot(battle, state, action, plan)) return refusal;
    return checkCost(battle, state, action.corps, action.group, plan.cost, true);
  }
  if (const auto refusal = planWay(battle, state, action, plan)) return refusal;
  // Whether somebody must be held back is long to find out, and of no account where the points are enough for that too.
  const int cost = costIf<Sum>(false, battle, state, action, plan).value(), held = cost + heldBackFor - Order{}.base;
  if (held <= pointsFor(battle, state, action.corps, action.group, true)) return std::nullopt;
  return checkCost(battle, state, action.corps, action.group, mustBeHeld(battle, state, plan) ? held : cost, true);
}

template <class Events>
void setDown(Play<Events>& play, std::size_t unit, const Pose& pose) {
  Unit& one = play.unit(unit);
  one.at = pose.at;
  one.heading = static_cast<std::uint16_t>(normalized(pose.heading));
  one.marks |= Unit::movedLast | (play.profile(unit).has(stakes) ? std::uint32_t{Unit::stakesPulled} : 0u);
  for (std::size_t corps = 0; corps < play.battle.corpsCount(); ++corps)
    if (play.state.commanders[corps].unit == unit) play.state.commanders[corps].at = pose.at;
}
WALSTATT_ADLG_BOTH(setDown, std::size_t, const Pose&);

namespace {

// A group that forms anew tells how many stand abreast then.
template <class Events>
void tellMove(Play<Events>& play, const Action& action, const MovePlan& plan) {
  const auto& units = plan.formation.units;
  const Arg first = piece(units[0]), count = number(static_cast<int>(units.size()));
  const Arg way = lengthArg(plan.way), cost = number(plan.cost);
  if (units.size() == 1) return play.tell(phrases::moves, first, way, cost);
  for (const Leg leg : action.legs)
    if (leg.kind() == LegKind::expand || leg.kind() == LegKind::contract)
      return play.tell(leg.kind() == LegKind::expand ? phrases::groupWidens : phrases::groupNarrows, first, count,
                       number(size(leg.amount())), way, cost);
  play.tell(phrases::groupMoves, first, count, way, cost);
}

}  // namespace

template <class Events>
void applyMove(Play<Events>& play, Seat, const Action& action) {
  MovePlan plan;
  planMove(play.battle, play.state, action, plan);
  pay(play, action.corps, action.group, plan.cost, true);
  for (std::size_t i = 0; i < plan.formation.units.size(); ++i) {
    const std::uint8_t unit = plan.formation.units[i];
    setDown(play, unit, plan.ends[i]);
    Unit& one = play.unit(unit);
    one.marks = (one.marks & ~std::uint32_t{Unit::movesMade}) | static_cast<std::uint32_t>(plan.moveNumber);
    if (plan.slides) one.marks |= Unit::hasSlid;
  }
  for (const MovePlan::Push& push : plan.pushed) setDown(play, push.unit, push.to);
  tellMove(play, action, plan);
  if (plan.disorders)
    for (const std::uint8_t unit : plan.formation.units) disorder(play, unit, phrases::fallsIntoDisorder);
  revealFound(play, plan.finds);
  afterOrder(play);
}
WALSTATT_ADLG_BOTH(applyMove, Seat, const Action&);

}  // namespace walstatt::adlg
