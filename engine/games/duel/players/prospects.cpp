#include "games/duel/players/prospects.h"

#include <algorithm>

namespace walstatt::duel {

namespace {

// Each as large as what it costs in chances to win when two follow the tips: measured with pilgrims, squires and knights.
constexpr int alive = 2'300, whole = 7'700;  // who stands, and all of his vitality
constexpr int lostDie = 500, bonus = 450, unarmed = 2'200, fallen = 400;
constexpr int quality = 60, bare = 1'000;  // a point of the armour's quality, and the last one
constexpr int least = 300;                 // of whoever stands

// A fighter as he begins the next phase.
struct Standing {
  int vitality, lost, bonus, quality;
  bool disarmed, fallen;
};

Worth worthOf(const Combatant& one, const Standing& now) {
  Worth worth = alive + whole * now.vitality / one.values.vitality;
  worth += bonus * now.bonus + quality * now.quality - lostDie * std::min<int>(now.lost, one.values.dice - 1);
  if (now.quality == 0 && one.armour.quality > 0) worth -= bare;
  if (now.disarmed) worth -= unarmed;
  if (now.fallen) worth -= fallen;
  return std::max<Worth>(worth, least);
}

// What he carries into the next phase, while this one still runs.
Standing standingAfter(const Fighter& fighter) {
  return {fighter.vitality,          fighter.lost, fighter.nextBonus, fighter.quality, fighter.is(Fighter::disarmed),
          fighter.is(Fighter::falls)};
}

}  // namespace

Worth countFor(const Duel& game, const State& state, Side side) {
  if (state.step == Step::over) return state.winner == noSide ? 0 : state.winner == side ? won : -won;
  std::array<Worth, 2> sum{}, most{};
  for (std::size_t i = 0; i < game.fighterCount(); ++i) {
    const Combatant& one = game.combatant(i);
    const Fighter& fighter = state.fighters[i];
    most[one.side] += alive + whole;
    if (!fighter.fights()) continue;
    sum[one.side] += worthOf(one, {fighter.vitality, one.values.dice - fighter.dice, fighter.bonus, fighter.quality,
                                   fighter.is(Fighter::disarmed), fighter.is(Fighter::fallen)});
  }
  return sum[side] * won / most[side] - sum[1 - side] * won / most[1 - side];
}

Worth hitFor(const Duel& game, const State& state, Side side, bool fell, InjuryShelf& shelf) {
  const std::size_t by = state.attacker, at = state.defender;
  const Combatant &striking = game.combatant(by), &struck = game.combatant(at);
  const Fighter& attacker = state.fighters[by];
  const SetEffect effect = effectOf(bestSet(attacker.hand, state.attackGroup, state.unmet));
  Standing his = standingAfter(attacker), theirs = standingAfter(state.fighters[at]);
  his.bonus = std::max(his.bonus, effect.initiative);
  theirs.disarmed = theirs.disarmed || effect.disarm;
  theirs.fallen = theirs.fallen || fell;

  Armour armour = struck.armour;
  armour.quality = state.fighters[at].quality;
  DamageRoll roll;
  const Mask named = state.attackGroup & attacker.spent;
  roll.dice = static_cast<std::uint8_t>(diceRolled(damageDice(attacker.hand, state.attackGroup, named, state.unmet)));
  roll.sides = game.damageDieOf(state, by);
  roll.factor = static_cast<std::uint8_t>(fell ? 1 : effect.factor);
  roll.protects = static_cast<std::uint8_t>(armour.protects());
  roll.light = armour.light;
  const InjurySpread& spread = shelf.of(roll);

  const Worth standing = worthOf(striking, his);
  Worth sum = 0;
  for (const InjuryCase& each : spread.cases) {
    if (each.injury.out(theirs.vitality)) {
      sum += each.throws * won;
      continue;
    }
    Standing hurt = theirs;
    hurt.vitality -= each.injury.damage;
    hurt.lost += each.injury.heavy;
    hurt.quality = worn(armour, each.injury).quality;
    sum += each.throws * ((standing - worthOf(struck, hurt)) * won / (alive + whole));
  }
  const Worth mean = sum / spread.throws;
  return striking.side == side ? mean : -mean;
}

}  // namespace walstatt::duel
