// A plain evaluation: who is how hurt, and how good the dice look that lie. It follows the tips of N1 and N3A: high
// numbers, sets before runs, sets first.
#include <algorithm>

#include "games/duel/game.h"

namespace walstatt::duel {

namespace {

constexpr int wholeFighter = 100'000;

// What the scored dice of a phase promise.
int promise(const Fighter& fighter, int skill) {
  if (fighter.scored == 0) return 0;
  const Mask usable = fighter.group ? fighter.unspentGroup() : without(fighter.scored, fighter.devalued);
  const Mask group = fighter.group ? usable : strongestGroup(fighter.hand, usable, skill);
  return group == 0 ? 0 : strength(fighter.hand, group);
}

}  // namespace

int Duel::value(const State& state, Side side) const {
  if (state.step == Step::over) {
    if (state.winner == noSide) return 0;
    const int sum = 3 * wholeFighter;
    return state.winner == side ? 2 * sum : -2 * sum;
  }
  int total = 0;
  for (std::size_t i = 0; i < fighterCount(); ++i) {
    const Fighter& fighter = state.fighters[i];
    const FighterType& values = combatant(i).values;
    if (!fighter.fights()) continue;
    int worth = wholeFighter / 2 + wholeFighter / 2 * fighter.vitality / values.vitality;
    worth -= 2'000 * std::min<int>(fighter.lost, values.dice);
    worth += 1'500 * fighter.nextBonus + 200 * fighter.quality;
    if (fighter.is(Fighter::disarmed)) worth -= 8'000;
    if (fighter.is(Fighter::falls)) worth -= 3'000;
    worth += 40 * promise(fighter, values.skill);
    worth -= 300 * debtsDue(fighter);
    total += combatant(i).side == side ? worth : -worth;
  }
  // An attack that went through is worth what it will do.
  if (state.attacker < fighterCount() && (state.step == Step::hit || state.step == Step::damage)) {
    const int threat = 6'000 + 2'000 * countOf(state.unmet);
    total += combatant(state.attacker).side == side ? threat : -threat;
  }
  return total;
}

}  // namespace walstatt::duel
