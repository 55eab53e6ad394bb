// How a battle is likely to end, as far as it shows on the table: what the army has lost and what is left of it, what the melees
// at hand promise, commanders, troops too far off to fight. The other side's is subtracted.
//
// The weights are measured: by least squares they tell best how some 5,000 battles of captains, ready ones of 100 and 200 points,
// ended from where they stood at the beginning of a sequence. A rout weighs four times what disorder does, which can be
// rallied, though A6 counts only twice as much.
#include "games/adlg/contacts.h"
#include "games/adlg/field.h"
#include "games/adlg/melee.h"
#include "games/adlg/melees.h"
#include "games/adlg/sequence.h"

namespace walstatt::adlg {

namespace {

constexpr int won = 1'000'000;
constexpr int plainWorth = 8;  // points of a unit that has none written

// In hundredths of what decides a battle, for a whole army: lost points, for example, by their share of the army's value.
constexpr int unitsLeft = 108;       // by their points
constexpr int lostForGood = -72;     // A6: the routed, commanders, camps
constexpr int disorder = -93;        // the first point of every unit
constexpr int laterPoints = -155;    // further ones: by the points of the unit, as far as they are used up
constexpr int nextRound = 100;       // net losses to be hoped for in the melees at hand
constexpr int perUdFarther = -4;     // of all heavy troops who want to fight
constexpr int commanders = -29;      // who are dead
constexpr int chief = -11;           // if he is
constexpr int commandersBusy = -83;  // each counts as a unit: engaged, their orders are dearer (B-Ord-09)
constexpr int perHundredth = 600;    // the scale of the whole

constexpr Length farEnoughAway = 14 * ud;  // farther makes no difference

int pointsOf(const Profile& profile) { return profile.points ? profile.points : plainWorth; }

bool isLost(const Unit& unit) {
  return unit.where == Where::routed || unit.where == Where::gone || unit.where == Where::left ||
         unit.is(Unit::routedNow);
}

// Near enough to the distance, and the same on a turned table by quarters.
Length roughDistance(Point a, Point b) {
  const Length dx = a.x < b.x ? b.x - a.x : a.x - b.x, dy = a.y < b.y ? b.y - a.y : a.y - b.y;
  return dx > dy ? dx + dy / 2 : dy + dx / 2;
}

Length nearestEnemy(const Battle& battle, const State& state, std::size_t unit) {
  const Point at = state.units[unit].at;
  Length nearest = farEnoughAway;
  eachOnTable(battle, state, enemyOf(battle.sideOfUnit(unit)),
              [&](std::size_t enemy) { nearest = std::min(nearest, roughDistance(at, state.units[enemy].at)); });
  return nearest;
}

// What is counted over all units of a side, each by the weight that belongs to it.
struct Tally {
  std::int64_t byUnits = 0;   // for the army's value to divide
  std::int64_t byPoints = 0;  // for its points to divide
  int points = 0;             // of the whole army
  int disordered = 0;
};

void count(const Battle& battle, const State& state, std::size_t unit, Tally& tally) {
  const Unit& own = state.units[unit];
  const Profile& profile = battle.profile(unit);
  const int points = pointsOf(profile);
  tally.points += points;
  if (isLost(own)) return;
  tally.byPoints += unitsLeft * points;
  if (own.disordered()) {
    tally.byPoints += std::int64_t{laterPoints} * points * (own.lost - 1) / profile.cohesion;
    if (!profile.has(expendable)) ++tally.disordered;
  }
  if (!own.onTable() || profile.light()) return;
  const bool wantsToFight = profile.category != Category::Art && profile.range < 4 * ud;
  if (wantsToFight) tally.byUnits += perUdFarther * nearestEnemy(battle, state, unit) / ud;
}

int worthOfCommand(const Battle& battle, const State& state, Side side, std::int64_t& byUnits) {
  int all = 0, dead = 0, worth = 0;
  for (std::size_t i = 0; i < battle.corpsCount(); ++i) {
    if (battle.corps(i).side != side) continue;
    const Commander& commander = state.commanders[i];
    ++all;
    dead += commander.alive ? 0 : 1;
    if (commander.alive && commander.engaged) byUnits += commandersBusy;
    if (!commander.alive && battle.corps(i).inChief) worth += chief * perHundredth;
  }
  return worth + commanders * perHundredth * dead / std::max(1, all);
}

int worthOfSide(const Battle& battle, const State& state, Side side) {
  const int value = std::max(1, armyValue(battle, state, side));
  Tally tally;
  for (std::size_t i = battle.firstUnit(side); i < battle.firstUnit(side + 1); ++i) count(battle, state, i, tally);
  tally.byUnits += disorder * tally.disordered + lostForGood * (losses(battle, state, side) - tally.disordered);
  const int command = worthOfCommand(battle, state, side, tally.byUnits);
  return command + static_cast<int>(tally.byUnits * perHundredth / value +
                                    tally.byPoints * perHundredth / std::max(1, tally.points));
}

// Points of cohesion that the next round of all melees costs side 1 more than side 0, in 36 throws.
int nextLosses(const Battle& battle, const State& state) {
  constexpr int most = 4;  // more than that nobody has
  int sum = 0;
  const Melees melees(battle, state);
  for (const MeleePair& pair : melees.all()) {
    const int sign = battle.sideOfUnit(pair.first) == 0 ? 1 : -1;
    if (pair.atCamp()) {
      const Side owner = static_cast<Side>(pair.second - campOf0);
      const bool fortified = battle.setup().sides[owner].fortifiedCamp;
      if (!fortified || !battle.profile(pair.first).light())
        sum += sign * 36 * campLoss(battle, owner) / (fortified ? 2 : 1);
      continue;
    }
    const MeleeRound round(melees.clash(pair.first, pair.second));
    for (int one = 1; one <= 6; ++one)
      for (int two = 1; two <= 6; ++two) {
        const RoundResult result = round.result(one, two);
        sum += sign * (std::min<int>(result.losses[1], most) - std::min<int>(result.losses[0], most));
      }
  }
  return sum;
}

int meleeWorth(const Battle& battle, const State& state) {
  if (state.contactCount == 0) return 0;
  const int bothValues = armyValue(battle, state, 0) + armyValue(battle, state, 1);
  return static_cast<int>(std::int64_t{nextLosses(battle, state)} * nextRound * perHundredth * 2 /
                          (36 * std::max(1, bothValues)));
}

}  // namespace

int Battle::value(const State& state, Side side) const {
  if (state.step == Step::over) return state.winner == noSide ? 0 : state.winner == side ? won : -won;
  const int ahead = worthOfSide(*this, state, 0) - worthOfSide(*this, state, 1) + meleeWorth(*this, state);
  return side == 0 ? ahead : -ahead;
}

}  // namespace walstatt::adlg
