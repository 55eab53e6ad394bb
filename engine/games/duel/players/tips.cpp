#include "games/duel/players/tips.h"

#include <algorithm>

#include "games/duel/action_prepare.h"
#include "games/duel/payments.h"

namespace walstatt::duel {

namespace {

Mask onesIn(const Hand& hand, Mask dice) {
  Mask ones = 0;
  for (std::size_t i = 0; i < hand.count; ++i)
    if (holds(dice, i) && hand.faces[i] == 1) ones = static_cast<Mask>(ones | 1u << i);
  return ones;
}

int sumOf(const Hand& hand, Mask dice) {
  int sum = 0;
  for (std::size_t i = 0; i < hand.count; ++i)
    if (holds(dice, i)) sum += hand.faces[i];
  return sum;
}

// The lowest die of at least this face; `handSize` if there is none.
std::size_t lowestFrom(const Hand& hand, Mask dice, Die least) {
  std::size_t low = handSize;
  for (std::size_t i = 0; i < hand.count; ++i)
    if (holds(dice, i) && hand.faces[i] >= least && (low == handSize || hand.faces[i] < hand.faces[low])) low = i;
  return low;
}

std::size_t highestOf(const Hand& hand, Mask dice) {
  std::size_t high = handSize;
  for (std::size_t i = 0; i < hand.count; ++i)
    if (holds(dice, i) && (high == handSize || hand.faces[i] > hand.faces[high])) high = i;
  return high;
}

// The enemy with the least vitality among those for whom `able` holds; maxFighters if there is none.
template <class Able>
std::size_t weakest(const Duel& game, const State& state, const Able& able) {
  std::size_t found = maxFighters;
  for (std::size_t i = 0; i < game.fighterCount(); ++i)
    if (able(i) && (found == maxFighters || state.fighters[i].vitality < state.fighters[found].vitality)) found = i;
  return found;
}

Action score(const Duel& game, const State& state, Seat seat) {
  const Fighter& fighter = state.fighters[seat];
  const Hand& hand = fighter.hand;
  const int skill = game.combatant(seat).values.skill;
  const Mask ones = onesIn(hand, fighter.fresh);
  const Mask group = strongestGroup(hand, static_cast<Mask>(fighter.scored | fighter.fresh), skill);
  Mask wanted = static_cast<Mask>(group & fighter.fresh);
  if (wanted == 0) wanted = static_cast<Mask>(1u << highestOf(hand, fighter.fresh));  // ones alone: one of them
  wanted = static_cast<Mask>(wanted | ones);
  // Somebody outside the group to pay for the ones.
  const Mask scored = static_cast<Mask>(fighter.scored | wanted);
  int due = countOf(onesIn(hand, scored)) + fighter.shotDebts;
  for (std::size_t i = 0; i < hand.count; ++i)
    if (holds(without(scored, group), i) && hand.faces[i] >= payingFace) --due;
  for (; due > 0; --due) {
    const std::size_t low = lowestFrom(hand, without(fighter.fresh, static_cast<Mask>(group | wanted)), payingFace);
    if (low == handSize) break;
    wanted = static_cast<Mask>(wanted | 1u << low);
  }
  return Action::score(wanted);
}

Action declare(const Duel& game, const State& state, Seat seat) {
  const Fighter& fighter = state.fighters[seat];
  const int skill = game.combatant(seat).values.skill;
  const bool allLie = fighter.scored == fighter.hand.all();
  if (!allLie && countOf(strongestPaid(game, fighter, skill).group) < skill) return Action(ActionKind::wait);
  const std::size_t whom = weakest(game, state, [&](std::size_t other) { return game.inReach(state, seat, other); });
  return Action::attack(static_cast<int>(whom));
}

Action wave(const State& state) {
  const Fighter& attacker = state.fighters[state.attacker];
  if (state.wave == 2) return Action::wave(without(state.attackGroup, attacker.spent));
  const Mask sets = setsOf(attacker.hand, state.attackGroup);
  return Action::wave(sets != 0 ? sets : state.attackGroup);
}

Action ward(const Duel& game, const State& state) {
  const WardProblem problem = game.wardProblem(state);
  const Ward best = game.canonicalWard(problem, bestWard(problem));
  return Action(ActionKind::ward, packed(best.dieTo) | packed(best.attackTo) << placesBits);
}

struct Blow {
  DamageFaces faces;
  int sides;
  Armour armour;
  int vitality;
};

Blow blowOf(const Duel& game, const State& state) {
  Blow blow{{},
            game.damageDieOf(state, state.attacker),
            game.combatant(state.defender).armour,
            state.fighters[state.defender].vitality};
  blow.armour.quality = state.fighters[state.defender].quality;
  for (std::size_t i = 0; i < state.damageDice; ++i) blow.faces.push_back(state.damage[i]);
  return blow;
}

Action reroll(const Duel& game, const State& state) {
  const Blow blow = blowOf(game, state);
  const int place = bestReroll(blow.faces, blow.sides, state.times, blow.armour, blow.vitality);
  return place < 0 ? Action(ActionKind::enough) : Action::reroll(place);
}

Action wounds(const Duel& game, const State& state) {
  const Blow blow = blowOf(game, state);
  return Action(ActionKind::wounds, packed(bestAdding(blow.faces, state.times, blow.armour, blow.vitality)));
}

Action prepare(const Duel& game, const State& state, Seat seat) {
  const Fighter& fighter = state.fighters[seat];
  Preparation plan;
  plan.takeUp = fighter.is(Fighter::disarmed);
  if (fighter.is(Fighter::inMelee)) return plan.action();
  if (plan.takeUp || game.combatant(seat).shotDie == 0) {
    plan.speed = 2;
    return plan.action();
  }
  std::size_t nearest = maxFighters;
  for (std::size_t i = 0; i < game.fighterCount(); ++i)
    if (game.areEnemies(seat, i) && state.fighters[i].fights() &&
        (nearest == maxFighters || game.gapBetween(state, seat, i) < game.gapBetween(state, seat, nearest)))
      nearest = i;
  plan.aim = static_cast<std::uint8_t>(nearest + 1);
  return plan.action();
}

// The dice that have to be struck out for the archer's movement: run dice before sets, low ones before high ones.
Mask struckOf(const Hand& hand, Mask group, int strikes) {
  Mask struck = 0;
  for (; strikes > 0; --strikes) {
    const Mask left = without(group, struck), runs = without(left, setsOf(hand, left));
    struck = static_cast<Mask>(struck | 1u << lowestFrom(hand, runs != 0 ? runs : left, 1));
  }
  return struck;
}

Action shoot(const Duel& game, const State& state, Seat seat) {
  const Fighter& archer = state.fighters[seat];
  const PaidGroup best = strongestPaid(game, archer, game.combatant(seat).values.skill);
  const int strikes = best.group == 0 ? 0 : diceToStrike(archer.hand, best.group, static_cast<Motion>(archer.speed));
  if (countOf(best.group) <= strikes) return Action(ActionKind::aim);
  const Mask struck = struckOf(archer.hand, best.group, strikes);
  const auto target = static_cast<std::size_t>(archer.aim - 1);
  const Fighter& aimedAt = state.fighters[target];
  const FighterType& values = game.combatant(target).values;
  Evader evader;
  if (aimedAt.awareness == Awareness::aware) evader = {values.dice, values.die, values.skill};
  const Fraction chance = hitChance(sumOf(archer.hand, without(best.group, struck)), aimedAt.size,
                                    static_cast<Motion>(aimedAt.speed), game.gapBetween(state, seat, target), evader);
  if (state.phase % 2 != 0 && 2 * chance.num < chance.den) return Action(ActionKind::aim);
  return Action::shoot(best.group, 0, best.paid, struck);
}

}  // namespace

PaidGroup strongestPaid(const Duel& game, const Fighter& fighter, int skill) {
  PaidGroup best;
  int cheapest = -1;
  forEachPayment(fighter, game.debtsDue(fighter), [&](Mask paid) {
    const Mask group = strongestGroup(fighter.hand, without(fighter.scored, paid), skill);
    const int worth = group == 0 ? 0 : strength(fighter.hand, group), cost = sumOf(fighter.hand, paid);
    if (cheapest >= 0 && (worth < best.strength || (worth == best.strength && cost >= cheapest))) return;
    best = {group, paid, worth};
    cheapest = cost;
  });
  return best;
}

Action tipFor(const Duel& game, const State& state, Seat seat) {
  const auto strongest = [&] { return strongestPaid(game, state.fighters[seat], game.combatant(seat).values.skill); };
  const auto action = [&]() -> Action {
    switch (state.step) {
      case Step::prepare: return prepare(game, state, seat);
      case Step::score: return score(game, state, seat);
      case Step::shoot: return shoot(game, state, seat);
      case Step::keep: return Action::keep(strongest().group);
      case Step::declare: return declare(game, state, seat);
      case Step::group: {
        const PaidGroup best = strongest();
        return Action::group(best.group, best.paid);
      }
      case Step::wave: return wave(state);
      case Step::ward: return ward(game, state);
      case Step::evade: return Action(ActionKind::evade);
      case Step::mercy: return Action(ActionKind::stand);
      case Step::hit: return Action(ActionKind::strike);
      case Step::reroll: return reroll(game, state);
      case Step::share:
        return Action::share(static_cast<int>(
            weakest(game, state, [&](std::size_t i) { return game.inReach(state, state.attacker, i); })));
      default: return wounds(game, state);
    }
  };
  return action().by(seat);
}

}  // namespace walstatt::duel
