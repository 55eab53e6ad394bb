// Before a phase's first roll: taking the weapon up (D14), naming a target (F1, D16), movement (D17). All decide in secret
// (ruling Y2); who moves arrives when the phase ends (ruling Y3).
#include <algorithm>

#include "games/duel/action_prepare.h"
#include "games/duel/play.h"

namespace walstatt::duel {

std::optional<Refusal> Duel::checkPrepare(const State& state, Seat seat, Action action) const {
  const Fighter& fighter = state.fighters[seat];
  const Preparation plan = Preparation::of(action.what());
  if (action.kind() != ActionKind::prepare || action.what() != plan.bits() || plan.speed > 2)
    return Refusal(phrases::prepareNow);
  if (plan.takeUp && !fighter.is(Fighter::disarmed)) return Refusal(phrases::hasWeapon);
  if (plan.speed > 0 && fighter.is(Fighter::inMelee)) return Refusal(phrases::heldInReach);
  if (plan.aim == 0) return std::nullopt;
  const std::size_t target = plan.aim - 1u;
  if (combatant(seat).shotDie == 0) return Refusal(phrases::noBow, piece(seat));
  if (fighter.is(Fighter::inMelee)) return Refusal(phrases::noShotInReach);
  if (plan.takeUp) return Refusal(phrases::takesUpOnly);
  if (target >= fighterCount() || !areEnemies(seat, target) || !state.fighters[target].fights())
    return Refusal(phrases::noSuchTarget);
  return std::nullopt;
}

void Duel::listPrepare(const State& state, Seat seat, ActionList<Action>& out) const {
  const Fighter& fighter = state.fighters[seat];
  const bool held = fighter.is(Fighter::inMelee);
  const std::uint8_t fastest = held ? 0 : 2;
  for (const bool takeUp : {false, true}) {
    if (takeUp && !fighter.is(Fighter::disarmed)) continue;
    const bool shoots = !held && !takeUp && combatant(seat).shotDie != 0;
    const auto lastAim = static_cast<std::uint8_t>(shoots ? fighterCount() : 0);
    for (std::uint8_t aim = 0; aim <= lastAim; ++aim) {
      if (aim != 0 && (!areEnemies(seat, aim - 1u) || !state.fighters[aim - 1u].fights())) continue;
      for (std::uint8_t speed = 0; speed <= fastest; ++speed) out.push_back(Preparation{speed, aim, takeUp}.action());
    }
  }
}

template <class Events>
void Play<Events>::prepare() {
  for (std::size_t i = 0; i < game_.fighterCount(); ++i) {
    if ((state_.asked >> i & 1) == 0) continue;
    Fighter& one = fighter(i);
    const Preparation plan = Preparation::of(one.chosen);
    const Arg who = piece(static_cast<int>(i));
    one.chosen = 0;
    one.speed = plan.speed;
    one.aim = plan.aim;
    if (plan.takeUp) {
      one.clear(Fighter::disarmed);
      one.set(Fighter::wardsOnly);
      tell(phrases::takesUp, who);
    }
    if (plan.speed != 0) {
      state_.busy = 1;
      tell(plan.speed == 1 ? phrases::movesSlowly : phrases::movesFast, who);
    }
    if (plan.aim != 0) {
      one.set(Fighter::archer);
      tell(phrases::aimsAt, who, piece(plan.aim - 1));
    } else if (one.hand.count != 0) {  // who names no target lets go what he kept
      one.hand = {};
      one.scored = 0;
    }
  }
  state_.asked = state_.decided = 0;
  beginRound();
}

// Everybody goes towards the nearest enemy and stops in reach of him; side 0 is moved first.
template <class Events>
void Play<Events>::closeIn() {
  for (std::size_t i = 0; i < game_.fighterCount(); ++i) {
    Fighter& one = fighter(i);
    if (!one.fights() || one.speed == 0) continue;
    int nearest = -1;
    for (std::size_t other = 0; other < game_.fighterCount(); ++other) {
      if (!game_.areEnemies(i, other) || !fighter(other).fights()) continue;
      const int gap = game_.gapBetween(state_, i, other);
      if (nearest < 0 || gap < nearest) nearest = gap;
    }
    const int step = std::min(nearest, metres[one.speed]);
    if (step <= 0) continue;
    one.place = static_cast<std::uint8_t>(combatant(i).side == 0 ? one.place + step : one.place - step);
    tell(nearest == step ? phrases::reaches : phrases::comesNearer, piece(static_cast<int>(i)), number(nearest - step));
  }
}

template void Play<NoEvents>::prepare();
template void Play<EventList>::prepare();
template void Play<NoEvents>::closeIn();
template void Play<EventList>::closeIn();

}  // namespace walstatt::duel
