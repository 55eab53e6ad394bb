#include "games/duel/estimate.h"

#include <algorithm>
#include <cmath>

#include "base/signature.h"
#include "games/duel/damage_odds.h"
#include "games/duel/kept_cascades.h"

namespace walstatt::duel {

namespace {

constexpr double width95 = 1.959963984540054;  // of a normal curve

Data chanceData(Fraction chance) {
  Data data;
  data.set("p", chance.approx()).set("num", chance.num).set("den", chance.den);
  return data;
}

Data chanceData(const Sampled& sampled) {
  const auto [mean, low, high] = sampled.chance();
  Data data;
  data.set("p", mean).set("low", low).set("high", high);
  return data;
}

Data amountData(double mean) { return Data().set("mean", mean); }

Data amountData(const Sampled& sampled) {
  const auto [mean, low, high] = sampled.amount();
  Data data;
  data.set("mean", mean).set("low", low).set("high", high);
  return data;
}

Data labelled(const char* basis, const char* model) {
  Data data;
  data.set("basis", basis);
  if (model) data.set("model", model);
  return data;
}

void tell(Data& data, const Prospect& prospect) {
  data.set("hit", chanceData(prospect.hit)).set("beHit", chanceData(prospect.beHit));
  data.set("wounds", amountData(prospect.wounds.approx())).set("taken", amountData(prospect.taken.approx()));
  data.set("out", chanceData(prospect.out)).set("beOut", chanceData(prospect.beOut));
}

Data caseData(const char* when, const Prospect& prospect) {
  Data data;
  data.set("when", when).set("basis", "exact");
  tell(data, prospect);
  return data;
}

Data caseData(const char* when, const WaitingOdds& odds) {
  Data data;
  data.set("when", when).set("basis", "simulated").set("trials", waitingTrials);
  data.set("hit", chanceData(odds.hit)).set("beHit", chanceData(odds.beHit));
  data.set("wounds", amountData(odds.wounds)).set("taken", amountData(odds.taken));
  return data.set("out", chanceData(odds.out)).set("beOut", chanceData(odds.beOut));
}

CascadeRules rulesOf(const Duel& game, const State& state, std::size_t who) {
  const FighterType& values = game.combatant(who).values;
  return {state.fighters[who].dice, values.die, values.skill, 0};
}

// A position set by hand may hold dice that no cascade has.
std::shared_ptr<const Cascade> cascadeOf(const Duel& game, const State& state, std::size_t who) {
  if (state.fighters[who].hand.count != state.fighters[who].dice) return nullptr;
  auto cascade = keptCascade(rulesOf(game, state, who));
  return cascade->fits(state.fighters[who].hand) ? cascade : nullptr;
}

std::uint64_t power(std::uint64_t base, int exponent) {
  std::uint64_t result = 1;
  for (; exponent > 0; --exponent) result *= base;
  return result;
}

// The chances of at least so much, from the surest to the last that is worth telling.
Data atLeastData(const StrengthSpread& spread) {
  constexpr double hardlyEver = 0.0005;
  Data all{Data::Array{}};
  double above = 1;
  for (int band = 0; band < spread.bands; ++band) {
    const double here = spread.chance[static_cast<std::size_t>(band)];
    if (above < hardlyEver) break;
    // A band is told where something lies in it; below the lowest everything is sure.
    if (band > 0 && here > 0) {
      Data one;
      one.set("strength", band * spread.width).set("p", std::min(above, 1.0));
      all.push(std::move(one));
    }
    above -= here;
  }
  return all;
}

}  // namespace

// Wilson's interval, which is never empty, not even where nothing or everything was seen.
Sampled::Interval Sampled::chance() const {
  const double n = count_, p = sum_ / n, z2 = width95 * width95;
  const double middle = (p + z2 / (2 * n)) / (1 + z2 / n);
  const double reach = width95 / (1 + z2 / n) * std::sqrt(p * (1 - p) / n + z2 / (4 * n * n));
  return {p, std::max(0.0, std::min(p, middle - reach)), std::min(1.0, std::max(p, middle + reach))};
}

Sampled::Interval Sampled::amount() const {
  const double n = count_, mean = sum_ / n;
  const double reach = width95 * std::sqrt(std::max(0.0, squares_ / n - mean * mean) / std::max(1.0, n - 1));
  return {mean, std::max(0.0, mean - reach), mean + reach};
}

Estimator::Estimator(const Duel& game, const State& state, Seat seat)
    : game_(game), state_(game.view(state, noSeat)), me_(seat) {}

Data Estimator::of(Action action, bool whole) {
  switch (action.kind()) {
    case ActionKind::score: return score(action.dice(), whole);
    case ActionKind::attack: return declaration(action.whom());
    case ActionKind::wait: return declaration(std::nullopt);
    case ActionKind::group: return group(action);
    case ActionKind::wave:
    case ActionKind::pass:
    case ActionKind::ward: return going(action);
    case ActionKind::strike: return strike(false);
    case ActionKind::fell: return strike(true);
    case ActionKind::shoot: return shot(action);
    case ActionKind::evade: return evasion(true);
    case ActionKind::stay: return evasion(false);
    default: return {};
  }
}

// Dice of equal numbers are worth the same, whichever of them is meant.
Data Estimator::score(Mask dice, bool whole) {
  const Fighter& fighter = state_.fighters[me_];
  const auto cascade = cascadeOf(game_, state_, me_);
  if (!cascade) return {};
  if (!scores_) scores_ = cascade->choices(fighter.hand, fighter.scored);
  const Tally tally(fighter.hand, dice);
  const auto known = std::find_if(scores_->begin(), scores_->end(),
                                  [&](const ScoreChoice& each) { return Tally(fighter.hand, each.score) == tally; });
  if (known == scores_->end()) return {};
  Data data = labelled("exact", "alone");
  if (known->best().num == scores_->begin()->best().num) data.set("best", true);
  data.set("expected", known->best().approx()).set("now", known->strength);
  const auto all = static_cast<Mask>(fighter.scored | known->score);
  if (all != fighter.hand.all()) data.set("onward", known->onward.approx());
  data.set("attacks", known->attacks);
  if (!whole) return data;
  if (!known->attacks) return data.set("atLeast", atLeastData(cascade->spread(fighter.hand, all)));
  Data sure;
  sure.set("strength", known->strength).set("p", 1.0);
  return data.set("atLeast", Data(Data::Array{std::move(sure)}));
}

// Of several enemies in reach the one with the strongest group (X16).
std::size_t Estimator::opponent() const {
  std::size_t found = maxFighters;
  int greatest = -1;
  for (std::size_t i = 0; i < game_.fighterCount(); ++i) {
    if (!game_.inReach(state_, me_, i)) continue;
    const Fighter& enemy = state_.fighters[i];
    const int threat = strength(enemy.hand, strongestGroup(enemy.hand, enemy.scored, game_.combatant(i).values.skill));
    if (threat > greatest) greatest = threat, found = i;
  }
  return found;
}

Exchange& Estimator::exchangeWith(std::size_t other) {
  if (!exchange_ || against_ != other) exchange_.emplace(game_, me_, other);
  against_ = other;
  return *exchange_;
}

Data Estimator::declaration(std::optional<std::size_t> target) {
  const std::size_t other = target ? *target : opponent();
  if (other >= game_.fighterCount()) return {};
  Exchange& exchange = exchangeWith(other);
  const State declaring = exchange.alone(state_);
  Data data, cases{Data::Array{}};
  data.set("model", "pair").set("target", other);
  const bool mine = target.has_value(), mayAttack = (declaring.asked >> other & 1) != 0;
  if (mine) {
    cases.push(caseData("theyWait", exchange.declared(declaring, true, false, Exchange::Care::safest)));
  } else if (const Fighter& a = state_.fighters[me_], &b = state_.fighters[other];
             a.scored == a.hand.all() && b.scored == b.hand.all()) {
    cases.push(caseData("theyWait", Prospect{}));  // all dice lie: the phase ends (D4)
  } else if (const auto odds = waiting(declaring, other)) {
    cases.push(caseData("theyWait", *odds));
  }
  if (mayAttack) cases.push(caseData("theyAttack", exchange.declared(declaring, mine, true, Exchange::Care::safest)));
  return data.set("cases", std::move(cases));
}

std::optional<WaitingOdds> Estimator::waiting(const State& declaring, std::size_t other) {
  Exchange& exchange = exchangeWith(other);
  std::array<std::shared_ptr<const Cascade>, maxFighters> cascades;
  for (const std::size_t who : {me_, other})
    if (!(cascades[who] = cascadeOf(game_, declaring, who))) return std::nullopt;
  FastDice dice(combined(game_.signature(declaring), me_));  // the same question, the same answer
  NoEvents quiet;
  const auto decide = [&](State& state, const auto& choose) {
    for (const std::size_t who : {me_, other})
      if ((state.asked & ~state.decided) >> who & 1) game_.apply(state, static_cast<Seat>(who), choose(who), quiet);
  };
  const auto nothing = [](std::size_t) { return Action(ActionKind::wait); };
  const auto played = [&]() -> Prospect {
    State state = declaring;
    decide(state, nothing);
    while (state.phase == declaring.phase) {
      if (state.step == Step::roll) {
        game_.roll(state, dice.roll(game_.turn(state).dice), quiet);
      } else if (state.step == Step::score) {
        decide(state, [&](std::size_t who) {
          const Fighter& fighter = state.fighters[who];
          return Action::score(cascades[who]->choices(fighter.hand, fighter.scored)[0].score);
        });
      } else if (state.step == Step::declare) {
        const auto asked = [&](std::size_t who) { return (state.asked >> who & 1) != 0; };
        constexpr auto care = Exchange::Care::strongest;
        const Prospect mine = asked(me_) ? exchange.declared(state, true, false, care) : Prospect{};
        const Prospect theirs = asked(other) ? exchange.declared(state, false, true, care) : Prospect{};
        if (mine.worth > 0 && theirs.worth < 0) return exchange.declared(state, true, true, care);
        if (mine.worth > 0) return mine;
        if (theirs.worth < 0) return theirs;
        decide(state, nothing);
      } else {
        return {};
      }
    }
    return {};
  };
  WaitingOdds odds;
  for (int trial = 0; trial < waitingTrials; ++trial) {
    const Prospect one = played();
    odds.hit.add(one.hit.approx());
    odds.beHit.add(one.beHit.approx());
    odds.wounds.add(one.wounds.approx());
    odds.taken.add(one.taken.approx());
    odds.out.add(one.out.approx());
    odds.beOut.add(one.beOut.approx());
  }
  return odds;
}

// Against whom he attacks, or the first who attacks him.
Data Estimator::group(Action action) {
  std::size_t other = game_.fighterCount();
  for (std::size_t i = game_.fighterCount(); i-- > 0;)
    if (state_.fighters[i].declared == me_ + 1) other = i;
  if (state_.fighters[me_].declared != 0) other = state_.fighters[me_].declared - 1u;
  if (other >= game_.fighterCount() || !game_.inReach(state_, me_, other)) return {};
  Exchange& exchange = exchangeWith(other);
  Data data = labelled("exact", "pair");
  data.set("target", other);
  tell(data, exchange.fixed(exchange.alone(state_), action));
  return data;
}

// A wave, a pass or a ward, and all that follows from it.
Data Estimator::going(Action action) {
  const std::size_t attacker = state_.attacker, defender = state_.defender;
  if (attacker >= game_.fighterCount() || defender >= game_.fighterCount()) return {};
  Exchange& exchange = exchangeWith(attacker == me_ ? defender : attacker);
  State next = exchange.alone(state_);
  Data data = labelled("exact", "pair");
  if (action.kind() == ActionKind::ward) {
    const WardProblem problem = game_.wardProblem(next);
    Ward ward;
    ward.dieTo = unpacked(action.what());
    ward.attackTo = unpacked(action.what() >> placesBits);
    data.set("through", countsOf(problem, ward).hits);
  }
  NoEvents quiet;
  game_.apply(next, static_cast<Seat>(me_), action, quiet);
  if (action.kind() == ActionKind::wave) {
    int through = countOf(next.unmet);  // nobody could ward
    if (next.step == Step::ward) {
      const WardProblem problem = game_.wardProblem(next);
      through = countsOf(problem, bestWard(problem)).hits;
    }
    data.set("through", through);
  }
  tell(data, exchange.onward(next));
  return data;
}

Data Estimator::strike(bool fell) const {
  const DamageOdds odds = damageOdds(game_.blowQuestion(state_, fell));
  Data data = labelled("exact", "pair");
  return data.set("wounds", amountData(odds.expected().approx())).set("out", chanceData(odds.chanceOut()));
}

// D16 to D19: whether it hits, and what it does if it does.
Data Estimator::shot(Action action) const {
  if (state_.defender >= game_.fighterCount()) return {};
  const Fighter& archer = state_.fighters[me_];
  const Fighter& target = state_.fighters[state_.defender];
  const Combatant& struck = game_.combatant(state_.defender);
  const Shot shot{action.dice(), action.shotStruck(), action.second()};
  const int metres = game_.gapBetween(state_, me_, state_.defender);
  const auto motion = static_cast<Motion>(target.speed);
  const auto chance = [&](const Evader& evader) {
    return hitChance(shotResult(archer.hand, shot), target.size, motion, metres, evader);
  };
  DamageQuestion question{shotDamageDice(archer.hand, shot), game_.combatant(me_).shotDie,
                          shotFactor(archer.hand, shot), struck.armour, target.vitality};
  question.armour.quality = target.quality;
  const DamageOdds odds = damageOdds(question);
  const bool deadly = legendaryEqualsOf(archer.hand, shot.group) >= deadlyEquals;

  Data data = labelled("exact", "shot");
  const Fraction stays = chance({});
  data.set("hit", chanceData(stays));
  if (target.awareness != Awareness::unaware) {
    const Fraction evades = chance({target.dice, struck.values.die, struck.values.skill});
    if (target.awareness == Awareness::aware) {
      data.set("hitEvading", chanceData(evades));
    } else {
      // Only if he notices; that is a throw of its own.
      const double missed = std::pow(std::min(1.0, (reactionNumber - 1.0) / struck.values.die), target.dice);
      data.set("hitEvading", Data().set("p", missed * stays.approx() + (1 - missed) * evades.approx()));
    }
  }
  data.set("wounds", amountData(odds.expected().approx()));
  return data.set("out", chanceData(Fraction::of(deadly ? odds.throws - odds.damage[0] : odds.out, odds.throws)));
}

Data Estimator::evasion(bool evades) const {
  const Fighter& target = state_.fighters[me_];
  const Combatant& mine = game_.combatant(me_);
  if (state_.attacker >= game_.fighterCount()) return {};
  Fraction hit = Fraction::one();
  if (evades) {
    const int upTo = std::clamp<int>(state_.result - state_.targetNumber - mine.values.skill, 0, mine.values.die);
    hit = Fraction::of(power(static_cast<std::uint64_t>(upTo), target.dice), power(mine.values.die, target.dice));
  }
  DamageQuestion question{state_.damageDice + state_.rerolls, game_.combatant(state_.attacker).shotDie, state_.times,
                          mine.armour, target.vitality};
  question.armour.quality = target.quality;
  const DamageOdds odds = damageOdds(question);
  const std::uint64_t out = state_.deadly ? odds.throws - odds.damage[0] : odds.out;
  Data data = labelled("exact", "shot");
  data.set("beHit", chanceData(hit)).set("taken", amountData(odds.expected().approx()));
  return data.set("beOut", chanceData(Fraction::of(out, odds.throws)));
}

}  // namespace walstatt::duel
