// Rallying (A33, B-Ral): one try per unit and turn, instead of moving.
#include "games/adlg/rallying.h"

#include <algorithm>

#include "games/adlg/command_phrases.h"
#include "games/adlg/melees.h"
#include "games/adlg/sequence.h"
#include "games/adlg/uncontrolled.h"

namespace walstatt::adlg {

namespace {

constexpr Length nearBy = 4 * ud;  // B-Ral-02, 03

// A23: held for 3 CP, with whoever of its group was held by the same order (no corps has points for two such orders, A13); one
// rally is included.
bool hasRallyIncluded(const Battle& battle, const State& state, std::size_t unit) {
  const auto& corps = battle.corps(battle.unit(unit).corps).units;
  return state.units[unit].is(Unit::held) && std::none_of(corps.begin(), corps.end(), [&](std::uint8_t mate) {
           return state.units[mate].is(Unit::held) && state.units[mate].is(Unit::rallyTried);
         });
}

Order orderFor(const Battle& battle, const State& state, std::size_t unit, std::uint64_t bit, RallyTerms& terms) {
  const std::size_t corps = battle.unit(unit).corps;
  Order order;
  order.ownRally = commanderIsWith(battle, state, corps, bit);
  if (fightsOrSupports(battle, state, unit)) {
    terms.need = 5;  // B-Ral-04, B-Ord-05
    order.base = 2;
    order.reason = &phrases::reasonRallyInMelee;
  } else if (enemyWithin(battle, state, boxOf(battle, state, unit), battle.sideOfUnit(unit), nearBy)) {
    terms.need = 4;  // B-Ral-03, B-Ord-04; outside the radius 1 CP more (B-Ral-06)
    order.base = 1;
    order.reason = &phrases::reasonRallyNear;
  } else {
    terms.need = 3;  // B-Ral-02
    order.base = 0;
    order.reason = &phrases::reasonRallyFar;
    order.surcharges = false;
  }
  if (const Profile& profile = battle.profile(unit); profile.has(impetuous) || profile.category == Category::SCh) {
    if (hasRallyIncluded(battle, state, unit)) {
      order.base = 0;
      order.reason = &phrases::reasonRallyIncluded;
      order.surcharges = false;
    } else if (mustCharge(battle, state, unit)) {
      order.base = 3;
      order.reason = &phrases::reasonHeldBack;
      order.surcharges = true;
    }
  }
  terms.bonus = anyCommanderWith(battle, state, unit) ? 1 : 0;  // B-Ral-05
  return order;
}

}  // namespace

template <Number N>
N rallyCost(const Battle& battle, const State& state, std::size_t unit) {
  RallyTerms terms;
  const std::uint64_t bit = bitOf(battle, unit);
  const Order order = orderFor(battle, state, unit, bit, terms);
  return orderCost<N>(battle, state, battle.unit(unit).corps, bit, order);
}
template Sum rallyCost(const Battle&, const State&, std::size_t);
template Explained rallyCost(const Battle&, const State&, std::size_t);

RallyTerms rallyTerms(const Battle& battle, const State& state, std::size_t unit) {
  RallyTerms terms;
  const std::uint64_t bit = bitOf(battle, unit);
  const Order order = orderFor(battle, state, unit, bit, terms);
  terms.cost = orderCost<Sum>(battle, state, battle.unit(unit).corps, bit, order).value();
  return terms;
}

std::optional<Refusal> checkRally(const Battle& battle, const State& state, Seat seat, const Action& action) {
  if (const auto refusal = checkOrdered(battle, state, seat, action)) return refusal;
  if (std::popcount(action.group) != 1) return Refusal(phrases::rallyOne);
  const std::uint8_t unit = battle.unitAt(action.corps, std::countr_zero(action.group));
  const Profile& profile = battle.profile(unit);
  // B-Abi-14, B-Ral-01
  if (profile.category == Category::El || profile.has(expendable)) return Refusal(phrases::cannotRally, piece(unit));
  if (!state.units[unit].disordered()) return Refusal(phrases::inGoodOrder, piece(unit));
  if (state.units[unit].is(Unit::movesMade)) return Refusal(phrases::rallyInsteadOfMoving, piece(unit));
  const RallyTerms terms = rallyTerms(battle, state, unit);
  return checkCost(battle, state, action.corps, action.group, terms.cost, true);
}

template <class Events>
void applyRally(Play<Events>& play, Seat, const Action& action) {
  const std::uint8_t unit = play.battle.unitAt(action.corps, std::countr_zero(action.group));
  const RallyTerms terms = rallyTerms(play.battle, play.state, unit);
  pay(play, action.corps, action.group, terms.cost, true);
  play.unit(unit).marks |= Unit::rallyTried;
  play.state.commanding.rallying = unit;
  play.state.commanding.rallyNeed = static_cast<std::uint8_t>(terms.need - terms.bonus);
  play.state.step = Step::rallyDie;
  play.tell(phrases::triesToRally, piece(unit), number(terms.need - terms.bonus));
}
WALSTATT_ADLG_BOTH(applyRally, Seat, const Action&);

void listRallies(const Battle& battle, const State& state, Seat seat, ActionList<Action>& out) {
  if (seat != state.active) return;
  for (const std::uint8_t unit : battle.corps(state.commanding.corps).units) {
    if (!isObstacle(state, unit) || !state.units[unit].disordered()) continue;
    const Action action = orderTo(battle, Verb::rally, unit);
    if (!checkRally(battle, state, seat, action)) out.push_back(action);
  }
}

template <class Events>
void rollRally(Play<Events>& play, const Faces& faces) {
  Commanding& commanding = play.state.commanding;
  const std::uint8_t unit = commanding.rallying;
  const bool success = faces[0] >= commanding.rallyNeed;  // quality does not matter (B-Qua-04, A33)
  if (success) play.unit(unit).lost = static_cast<std::uint8_t>(play.unit(unit).lost - 1);
  play.tell(phrases::rallyDie, piece(unit), facesArg(faces));
  play.outcome(success ? phrases::rallies : phrases::ralliesNot, piece(unit));
  commanding.rallying = noUnit;
  commanding.rallyNeed = 0;
  afterOrder(play);
}
WALSTATT_ADLG_BOTH(rollRally, const Faces&);

}  // namespace walstatt::adlg
