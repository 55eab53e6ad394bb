// A plain evaluation: what the army has lost and how near to breaking it is, who stands whole, who hits whom where, and small
// things that make a line: neighbours, flanks that nobody can reach, enemies within reach. The other side's is subtracted.
#include "games/adlg/contacts.h"
#include "games/adlg/field.h"
#include "games/adlg/sequence.h"

namespace walstatt::adlg {

namespace {

constexpr int won = 1'000'000;
constexpr int wholeArmy = 60'000;  // all that it may lose
constexpr int plainWorth = 8;      // points of a unit that has none written

constexpr int perPoint = 100;      // of a unit in good order, by its points
constexpr int flankHit = 25;       // hundredths of the worth of whoever is hit there
constexpr int betterFactor = 4;    // hundredths, for each point of factor
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

int contactWorth(const Battle& battle, const State& state, Side side) {
  std::int64_t sum = 0;
  for (const Contact& contact : contactsOf(state)) {
    if (isCamp(contact.target)) {
      sum += (battle.sideOfUnit(contact.attacker) == side ? 1 : -1) * 4 * plainWorth * perPoint / 4;
      continue;
    }
    const Profile &attacker = battle.profile(contact.attacker), &target = battle.profile(contact.target);
    const int better = attacker.factor[static_cast<std::size_t>(target.category)] -
                       target.factor[static_cast<std::size_t>(attacker.category)];
    const int gain = contact.edge == Edge::front ? better * betterFactor : attacker.light() ? flankHit / 3 : flankHit;
    const int worth = worthOf(contact.edge == Edge::front && better < 0 ? attacker : target) * gain / 100;
    sum += battle.sideOfUnit(contact.attacker) == side ? worth : -worth;
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
  return worthOfSide(*this, state, side) - worthOfSide(*this, state, other) + contactWorth(*this, state, side);
}

}  // namespace walstatt::adlg
