// A plain evaluation: who is how hurt, and what the dice that lie promise. It follows the tips of N1 and N3: high numbers,
// sets before runs, roll again what does not help, attack what the other cannot ward.
#include <algorithm>

#include "games/duel/game.h"

namespace walstatt::duel {

namespace {

constexpr int wholeFighter = 100'000;
constexpr int lostDie = 1'500;
constexpr int hitWorth = 6'000, furtherHit = 1'500;
constexpr int strengthWorth = 40;
constexpr int idleDie = 60;  // a die scored for nothing is not rolled again

// The fighter as he will stand when what he has decided in secret is revealed.
Fighter revealed(const State& state, std::size_t i) {
  Fighter fighter = state.fighters[i];
  if (state.step == Step::score) fighter.scored = static_cast<Mask>(fighter.scored | fighter.chosen);
  if (state.step == Step::group && fighter.chosen != 0) {
    fighter.group = fighter.chosen;
    fighter.devalued = fighter.chosenPaid;
  }
  return fighter;
}

// The group he has, or the strongest he could have.
Mask groupOf(const Fighter& fighter, int skill) {
  if (fighter.group != 0) return fighter.unspentGroup();
  return fighter.scored == 0 ? Mask{0} : strongestGroup(fighter.hand, without(fighter.scored, fighter.devalued), skill);
}

}  // namespace

int Duel::value(const State& state, Side side) const {
  if (state.step == Step::over) {
    if (state.winner == noSide) return 0;
    return (state.winner == side ? 6 : -6) * wholeFighter;
  }
  int total = 0;
  for (std::size_t i = 0; i < fighterCount(); ++i) {
    if (!state.fighters[i].fights()) continue;
    const FighterType& values = combatant(i).values;
    const Fighter fighter = revealed(state, i);
    const Mask group = groupOf(fighter, values.skill);
    int worth = wholeFighter / 2 + wholeFighter / 2 * fighter.vitality / values.vitality;
    worth -= lostDie * std::min<int>(fighter.lost, values.dice);
    worth += 1'500 * fighter.nextBonus + 200 * fighter.quality;
    if (fighter.is(Fighter::disarmed)) worth -= 8'000;
    if (fighter.is(Fighter::falls)) worth -= 3'000;
    if (group != 0) worth += strengthWorth * strength(fighter.hand, group);
    if (fighter.group == 0) worth -= idleDie * countOf(without(fighter.scored, group)) + 300 * debtsDue(fighter);
    if (state.step == Step::declare && fighter.declared != 0)
      worth += attackWorth(state, fighter, group, fighter.declared - 1u);
    total += combatant(i).side == side ? worth : -worth;
  }
  // An attack that went through is worth what it will do.
  if (state.attacker < fighterCount() && (state.step == Step::hit || state.step == Step::damage)) {
    const int threat = hitWorth + furtherHit * std::max(1, countOf(state.unmet));
    total += combatant(state.attacker).side == side ? threat : -threat;
  }
  return total;
}

// What an attack would come to if the other one defends in the best way (D10).
int Duel::attackWorth(const State& state, const Fighter& attacker, Mask group, std::size_t whom) const {
  if (group == 0 || whom >= fighterCount()) return -hitWorth;
  Fighter defender = state.fighters[whom];
  defender.group = groupOf(defender, combatant(whom).values.skill);
  const WardProblem problem{attackValues(attacker.hand, group), defender.hand, defender.group, defender.rescue(),
                            defender.is(Fighter::fallen)};
  const WardCounts counts = countsOf(problem, bestWard(problem));
  if (counts.hits > 0) return hitWorth + furtherHit * counts.hits;
  return lostDie * counts.rescueUsed - (mayCounter(counts) ? hitWorth / 2 : hitWorth / 4);
}

}  // namespace walstatt::duel
