#include "games/adlg/players/fights.h"

#include "games/adlg/sequence.h"

namespace walstatt::adlg {

namespace {

// Units of the one position that stand, fight or suffer otherwise in the other.
FixedList<Point, 2 * maxUnits> disturbed(const Battle& battle, const State& now, const State& then) {
  FixedList<Point, 2 * maxUnits> places;
  for (std::size_t i = 0; i < battle.unitCount(); ++i) {
    const Unit &one = now.units[i], &other = then.units[i];
    if (one.at == other.at && one.heading == other.heading && one.lost == other.lost && one.where == other.where)
      continue;
    if (one.onTable()) places.push_back(one.at);
    if (other.onTable()) places.push_back(other.at);
  }
  return places;
}

int weightOf(const Battle& battle, const State& state, Side side) {
  const int left = armyValue(battle, state, side) - losses(battle, state, side);
  return left <= 2 ? 180 : left <= 4 ? 140 : left <= 6 ? 120 : 100;
}

}  // namespace

int campWorth(const Battle& battle, std::size_t attacker, Side owner) {
  if (!battle.setup().sides[owner].fortifiedCamp) return 4000;
  const Profile& profile = battle.profile(attacker);
  if (profile.light()) return 0;
  return profile.foot() || profile.category == Category::El ? 3500 : 2000;
}

int Fights::worthOf(const Battle& battle, const Melees& melees, const MeleePair& pair) const {
  const bool ours = battle.sideOfUnit(pair.first) == side_;
  const int sign = ours ? 1 : -1;
  if (pair.atCamp()) return sign * campWorth(battle, pair.first, static_cast<Side>(pair.second - campOf0));
  const Weights weights = ours ? weights_ : Weights{weights_[1], weights_[0]};
  return sign * fightWorth(melees.clash(pair.first, pair.second), weights);
}

void Fights::take(const Battle& battle, const State& state, Side side) {
  side_ = side;
  sum_ = 0;
  weights_ = {weightOf(battle, state, side), weightOf(battle, state, enemyOf(side))};
  won_ = losses(battle, state, enemyOf(side)) >= armyValue(battle, state, enemyOf(side));
  opponent_.fill(noUnit);
  any_ = state.contactCount > 0;
  if (!any_) return;
  const Melees melees(battle, state);
  for (const MeleePair& pair : melees.all()) {
    const int worth = worthOf(battle, melees, pair);
    opponent_[pair.first] = pair.second;
    worth_[pair.first] = worth;
    if (!pair.atCamp()) {
      opponent_[pair.second] = pair.first;
      worth_[pair.second] = worth;
    }
    sum_ += worth;
  }
}

int Fights::gain(const Battle& battle, const State& now, const State& then) const {
  int sum = 0;
  for (std::size_t i = 0; i < battle.unitCount(); ++i) {
    const Unit &one = now.units[i], &other = then.units[i];
    if (one.lost == other.lost && one.where == other.where) continue;
    const int points = other.onTable() ? other.lost - one.lost : battle.profile(i).cohesion - one.lost;
    const int cost = points > 0 ? lossWorth(battle.profile(i), one.lost, points) : 0;
    sum += battle.sideOfUnit(i) == side_ ? -cost * weights_[0] / 100 : cost * weights_[1] / 100;
  }
  if (then.contactCount == 0) return sum - sum_;
  const auto places = disturbed(battle, now, then);
  const auto isDisturbed = [&](std::size_t unit) {
    for (const Point place : places)
      if (!farApart(place, then.units[unit].at, 2 * reachOfBase)) return true;
    return false;
  };
  const Melees melees(battle, then);
  for (const MeleePair& pair : melees.all()) {
    const bool same = opponent_[pair.first] == pair.second && (pair.atCamp() || opponent_[pair.second] == pair.first) &&
                      !isDisturbed(pair.first) && (pair.atCamp() || !isDisturbed(pair.second));
    sum += same ? worth_[pair.first] : worthOf(battle, melees, pair);
  }
  return sum - sum_;
}

}  // namespace walstatt::adlg
