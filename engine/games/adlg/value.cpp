// A plain evaluation: what the army has lost and how near to breaking it is, who stands whole, what the melees at hand
// promise, and small things that make a line: neighbours, flanks that nobody can reach, enemies within reach. The other side's is subtracted.
#include "games/adlg/contacts.h"
#include "games/adlg/field.h"
#include "games/adlg/melee.h"
#include "games/adlg/melees.h"
#include "games/adlg/sequence.h"

namespace walstatt::adlg {

namespace {

constexpr int won = 1'000'000;
constexpr int wholeArmy = 60'000;  // all that it may lose
constexpr int plainWorth = 8;      // points of a unit that has none written

constexpr int perPoint = 100;      // of a unit in good order, by its points
constexpr int laterRounds = 140;   // hundredths of the next round
constexpr int perNeighbour = 25;   // in a line
constexpr int exposedFlank = 90;   // an enemy looks at flank or rear
constexpr int perUdFarther = 9;    // of troops that want to fight
constexpr int targetInRange = 60;  // of troops that shoot
constexpr Length wantsNoNearer = 14 * ud, dangerous = 3 * ud;

int worthOf(const Profile& profile) { return (profile.points ? profile.points : plainWorth) * perPoint; }

// Near enough to the distance, and the same on a turned table by quarters.
Length roughDistance(Point a, Point b) {
  const Length dx = a.x < b.x ? b.x - a.x : a.x - b.x, dy = a.y < b.y ? b.y - a.y : a.y - b.y;
  return dx > dy ? dx + dy / 2 : dy + dx / 2;
}

// How far ahead of the pose and how far beside it the point lies, in thousandths.
struct Seen {
  std::int64_t ahead = 0, beside = 0;
};
Seen seenFrom(Vec along, Point from, Point to) {
  const std::int64_t dx = to.x - from.x, dy = to.y - from.y;
  return {(dx * along.x + dy * along.y) >> 30, (-dx * along.y + dy * along.x) >> 30};
}

// What a cohesion loss of that unit is worth: its own share, and the army's (A6: disordered 1, routed 2).
int lossWorth(const Battle& battle, const State& state, std::size_t unit, int points, int perLoss) {
  const Profile& profile = battle.profile(unit);
  const int had = state.units[unit].lost, lost = std::min<int>(profile.cohesion, had + points);
  if (lost == had) return 0;
  const int before = had > 0 ? 1 : 0, after = lost == profile.cohesion ? 2 : 1;
  const int share = profile.has(expendable) ? 0 : (after - before) * perLoss;
  return worthOf(profile) * (lost - had) / profile.cohesion + share;
}

// What the melees that are laid on promise, over all dice of their next round; later rounds go on in the same way.
int meleeWorth(const Battle& battle, const State& state, Side side) {
  if (state.contactCount == 0) return 0;
  const int perLoss[2] = {wholeArmy / std::max(1, armyValue(battle, state, 0)),
                          wholeArmy / std::max(1, armyValue(battle, state, 1))};
  const Melees melees(battle, state);
  std::int64_t sum = 0;
  for (const MeleePair& pair : melees.all()) {
    const Side first = battle.sideOfUnit(pair.first);
    const int sign = first == side ? 1 : -1;
    if (pair.atCamp()) {
      const Side owner = static_cast<Side>(pair.second - campOf0);
      const bool fortified = battle.setup().sides[owner].fortifiedCamp;
      if (!fortified || !battle.profile(pair.first).light()) sum += sign * perLoss[owner] * (fortified ? 2 : 4);
      continue;
    }
    const MeleeRound round(melees.clash(pair.first, pair.second));
    std::int64_t gain = 0;
    for (int one = 1; one <= 6; ++one)
      for (int two = 1; two <= 6; ++two) {
        const RoundResult result = round.result(one, two);
        gain += lossWorth(battle, state, pair.second, result.losses[1], perLoss[enemyOf(first)]) -
                lossWorth(battle, state, pair.first, result.losses[0], perLoss[first]);
      }
    sum += sign * gain * laterRounds / (36 * 100);
  }
  return static_cast<int>(sum);
}

int standing(const Battle& battle, const State& state, std::size_t unit) {
  const Unit& own = state.units[unit];
  const Profile& profile = battle.profile(unit);
  int worth = worthOf(profile) * (profile.cohesion - own.lost) / profile.cohesion;
  const Vec along = direction(own.heading);
  const Side side = battle.sideOfUnit(unit);
  int neighbours = 0;
  for (std::size_t i = battle.firstUnit(side); i < battle.firstUnit(side + 1); ++i) {
    const Unit& mate = state.units[i];
    if (i == unit || mate.where != Where::table || farApart(mate.at, own.at, ud + shortOf)) continue;
    if (mate.heading == own.heading) ++neighbours;
  }
  worth += std::min(neighbours, 2) * perNeighbour;
  Length nearest = wantsNoNearer;
  bool inRange = false, exposed = false;
  const Side enemy = enemyOf(side);
  for (std::size_t i = battle.firstUnit(enemy); i < battle.firstUnit(enemy + 1); ++i) {
    const Unit& other = state.units[i];
    if (other.where != Where::table || farApart(other.at, own.at, wantsNoNearer)) continue;
    const Length away = roughDistance(own.at, other.at);
    nearest = std::min(nearest, away);
    if (away > dangerous && away > profile.range) continue;
    const Seen seen = seenFrom(along, own.at, other.at);
    inRange = inRange || (profile.range > 0 && seen.ahead > 0 && away <= profile.range && seen.beside < 3 * ud / 2 &&
                          seen.beside > -3 * ud / 2);
    if (seen.ahead > 0 || away > dangerous || battle.profile(i).light()) continue;
    exposed = exposed || seenFrom(direction(other.heading), other.at, own.at).ahead > 0;
  }
  const bool wantsToFight = !profile.light() && profile.category != Category::Art && profile.range < 4 * ud;
  if (wantsToFight) worth -= nearest / ud * perUdFarther;
  if (!wantsToFight && profile.range > 0) worth -= std::max(nearest - profile.range, 0) / ud * perUdFarther;
  if (inRange) worth += targetInRange;
  if (exposed) worth -= exposedFlank;
  return worth;
}

int worthOfSide(const Battle& battle, const State& state, Side side) {
  const int value = std::max(1, armyValue(battle, state, side));
  int worth = -wholeArmy * std::min(losses(battle, state, side), value) / value;
  for (std::size_t i = battle.firstUnit(side); i < battle.firstUnit(side + 1); ++i)
    if (state.units[i].where == Where::table && !state.units[i].is(Unit::routedNow))
      worth += standing(battle, state, i);
  return worth;
}

}  // namespace

int Battle::value(const State& state, Side side) const {
  if (state.step == Step::over) return state.winner == noSide ? 0 : state.winner == side ? won : -won;
  const Side other = enemyOf(side);
  return worthOfSide(*this, state, side) - worthOfSide(*this, state, other) + meleeWorth(*this, state, side);
}

}  // namespace walstatt::adlg
