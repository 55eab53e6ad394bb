// What a commander does himself: he rallies, and goes where he is needed.
#include <algorithm>

#include "games/adlg/commanding.h"
#include "games/adlg/contacts.h"
#include "games/adlg/leaving.h"
#include "games/adlg/moving.h"
#include "games/adlg/players/captain.h"
#include "games/adlg/rallying.h"
#include "games/adlg/sequence.h"

namespace walstatt::adlg {

namespace {

constexpr int joinFar = 60;          // a unit of the corps that comes into his reach
constexpr int commanderCost = 2000;  // who falls (A6), and by his value
constexpr int perTurnUnled = 300;    // a corps without orders, until the battle ends
constexpr int givenGround = 300;     // by a unit that breaks off
constexpr int perFree = 40;          // a unit that he has yet to lead
constexpr int leastNeed = 100;
constexpr int goodOrder = 2000, onePoint = 1000;  // of a rally: the last lost point (A6), or one of several

}  // namespace

void Captain::thinkOfRallies(const Battle& battle, const State& state, Seat seat) {
  for (const std::uint8_t unit : battle.corps(plan_.corps).units) {
    const Unit& one = state.units[unit];
    if (!isObstacle(state, unit) || one.lost == 0 || one.is(Unit::rallyTried)) continue;
    Idea idea{orderTo(battle, Verb::rally, unit)};
    if (battle.check(state, seat, idea.action)) continue;
    const RallyTerms terms = rallyTerms(battle, state, unit);
    const int chances = std::clamp(7 - terms.need + terms.bonus, 0, 6);
    idea.cost = terms.cost;
    idea.worth = chances * (one.lost == 1 ? goodOrder : onePoint) / 6 * fights_.weights()[0] / 100;
    think(idea);
  }
}

// Out of a fight that goes badly (B-Dis).
void Captain::thinkOfDisengaging(const Battle& battle, const State& state, Seat seat) {
  NoEvents quiet;
  for (const std::uint8_t unit : battle.corps(plan_.corps).units) {
    if (!isObstacle(state, unit) || fights_.of(unit) >= -givenGround) continue;
    Idea idea{orderTo(battle, Verb::disengage, unit)};
    if (battle.check(state, seat, idea.action)) continue;
    then_ = state;
    battle.apply(then_, seat, idea.action, quiet);
    idea.cost = leaveCost(battle, state, idea.action);
    idea.worth = fights_.gain(battle, state, then_) - givenGround;
    think(idea);
  }
}

// He joins the fight in which he counts most, or else goes after his corps when it is out of his reach.
void Captain::thinkOfCommander(const Battle& battle, const State& state, Seat seat) {
  const Commander& commander = state.commanders[plan_.corps];
  if (!commander.alive || commander.engaged) return;
  if (commander.unit != noUnit && (battle.profile(commander.unit).has(included) || inMelee(state, commander.unit)))
    return;
  int far = 0;
  for (const std::uint8_t unit : battle.corps(plan_.corps).units)
    far += isObstacle(state, unit) && !inRadius(battle, state, plan_.corps, bitOf(battle, unit)) ? 1 : 0;
  for (const std::uint8_t unit : battle.corps(plan_.corps).units) {
    if (!isObstacle(state, unit) || unit == commander.unit || battle.profile(unit).light()) continue;
    Idea idea;
    idea.action.verb = Verb::moveCommander;
    idea.action.corps = plan_.corps;
    idea.action.target = unit;
    idea.cost = state.commanding.free ? 0 : 1;
    idea.worth = inMelee(state, unit) ? leadWorth(battle, state, unit) : far * joinFar;
    if (idea.worth < leastNeed || battle.check(state, seat, idea.action)) continue;
    if (!inMelee(state, unit)) {
      then_ = state;
      NoEvents quiet;
      battle.apply(then_, seat, idea.action, quiet);
      int still = 0;
      for (const std::uint8_t other : battle.corps(plan_.corps).units)
        still += isObstacle(state, other) && !inRadius(battle, then_, plan_.corps, bitOf(battle, other)) ? 1 : 0;
      idea.worth = (far - still) * joinFar;
    }
    think(idea);
  }
}

// What a commander adds to the unit's melee (B-Mod-12), less the danger to him in every round (B-Gen) and what his corps would
// miss (B-Ord-09).
int Captain::leadWorth(const Battle& battle, const State& state, std::size_t unit) const {
  const Melees melees(battle, state);
  const std::uint8_t enemy = melees.opponentOf(unit);
  if (enemy == noUnit || isCamp(enemy)) return 0;
  Clash clash = melees.clash(unit, enemy);
  const std::size_t corps = battle.unit(unit).corps;
  const int cost = commanderCost + 1000 * valueOf(battle.corps(corps).commander) +
                   perTurnUnled * (turnsOf(battle, state) - state.turn);
  clash.how[0].commander = false;
  const int without = fightWorth(clash, even, cost);
  clash.how[0].commander = true;
  int free = 0;
  for (const std::uint8_t other : battle.corps(corps).units) free += isMovable(battle, state, other) ? 1 : 0;
  return fightWorth(clash, even, cost) - without - free * perFree;
}

}  // namespace walstatt::adlg
