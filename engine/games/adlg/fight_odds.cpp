#include "games/adlg/fight_odds.h"

#include <algorithm>
#include <optional>

namespace walstatt::adlg {

namespace {

constexpr int throwsOfTwo = 36;

std::array<int, 2> pointsLeft(const Clash& clash) {
  return {clash.own(0).cohesion - clash.stance(0).lost, clash.own(1).cohesion - clash.stance(1).lost};
}

// What a round costs, whatever is left: only whether a unit is disordered changes it, not how much it has lost.
struct Costs {
  std::array<std::array<int, mostCohesion + 1>, 2> throws{};  // [side][points], the last: at least so many
  int ties = 0;
};
Costs costsOf(const Clash& clash) {
  Costs costs;
  const MeleeRound round(clash);
  for (int a = 1; a <= 6; ++a)
    for (int b = 1; b <= 6; ++b) {
      const RoundResult result = round.result(a, b);
      if (result.winner < 0) {
        ++costs.ties;
        continue;
      }
      const auto loser = static_cast<std::size_t>(1 - result.winner);
      ++costs.throws[loser][static_cast<std::size_t>(std::min<int>(result.losses[loser], mostCohesion))];
    }
  return costs;
}

class Walk {
 public:
  explicit Walk(const Clash& clash) : clash_(clash), start_(pointsLeft(clash)) {}

  const std::array<int, 2>& start() const { return start_; }
  bool hasFirst() const { return clash_.round() == Round::first; }
  Costs first() const { return costsOf(clash_); }
  const Costs& later(int leftA, int leftB) {
    const bool a = leftA < clash_.own(0).cohesion, b = leftB < clash_.own(1).cohesion;
    std::optional<Costs>& kept = later_[a ? 1 : 0][b ? 1 : 0];
    if (!kept) {
      Clash clash = clash_;
      clash.charger = ChargedBy::nobody;
      clash.how[0].lost = a ? 1 : 0;
      clash.how[1].lost = b ? 1 : 0;
      kept = costsOf(clash);
    }
    return *kept;
  }

 private:
  const Clash& clash_;
  std::array<int, 2> start_;
  std::array<std::array<std::optional<Costs>, 2>, 2> later_;
};

template <class C>
C share(int part, int of) {
  if constexpr (std::is_same_v<C, double>)
    return static_cast<double>(part) / of;
  else
    return C::of(static_cast<Unsigned128>(part), static_cast<Unsigned128>(of));
}

using Reached = std::array<std::array<double, mostCohesion + 1>, mostCohesion + 1>;

// One round from (a, b): calls visit(a', b', throws) for all results but ties.
template <class Visit>
void eachLoss(const Costs& costs, int a, int b, const Visit& visit) {
  for (std::size_t points = 1; points <= mostCohesion; ++points) {
    const int lost = static_cast<int>(points);
    if (costs.throws[0][points] > 0) visit(std::max(0, a - lost), b, costs.throws[0][points]);
    if (costs.throws[1][points] > 0) visit(a, std::max(0, b - lost), costs.throws[1][points]);
  }
}

template <class C>
FightOdds<C> walk(const Clash& clash) {
  Walk fight(clash);
  const auto [startA, startB] = fight.start();
  std::array<std::array<C, mostCohesion + 1>, mostCohesion + 1> reached{};
  FightOdds<C> odds;
  const auto arrive = [&](int a, int b, C chance) {
    if (a == 0)
      odds.left[1][static_cast<std::size_t>(b)] = odds.left[1][static_cast<std::size_t>(b)] + chance;
    else if (b == 0)
      odds.left[0][static_cast<std::size_t>(a)] = odds.left[0][static_cast<std::size_t>(a)] + chance;
    else {
      C& there = reached[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
      there = there + chance;
    }
  };
  if (fight.hasFirst()) {
    const Costs costs = fight.first();
    odds.meanRounds = share<C>(1, 1);
    if (costs.ties > 0) arrive(startA, startB, share<C>(costs.ties, throwsOfTwo));
    eachLoss(costs, startA, startB, [&](int a, int b, int throws) { arrive(a, b, share<C>(throws, throwsOfTwo)); });
  } else {
    arrive(startA, startB, share<C>(1, 1));
  }
  for (int sum = startA + startB; sum >= 2; --sum)
    for (int a = std::min(startA, sum - 1); a >= 1 && sum - a <= startB; --a) {
      const int b = sum - a;
      const C here = reached[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
      if (here == C{}) continue;
      const Costs& costs = fight.later(a, b);
      const int decided = throwsOfTwo - costs.ties;
      if (decided == 0) continue;  // nobody can hurt the other: does not happen with a die each
      odds.meanRounds = odds.meanRounds + here * share<C>(throwsOfTwo, decided);
      eachLoss(costs, a, b, [&](int x, int y, int throws) { arrive(x, y, here * share<C>(throws, decided)); });
    }
  return odds;
}

}  // namespace

RoundOdds roundOdds(const Clash& clash) {
  RoundOdds odds;
  const MeleeRound round(clash);
  const std::array<int, 2> left = pointsLeft(clash);
  for (int a = 1; a <= 6; ++a)
    for (int b = 1; b <= 6; ++b) {
      const RoundResult result = round.result(a, b);
      std::array<int, 2> lost{};
      for (std::size_t i = 0; i < 2; ++i) {
        lost[i] = std::min<int>(result.losses[i], left[i]);
        ++odds.throws[i][static_cast<std::size_t>(lost[i])];
        if (lost[i] == left[i]) ++odds.rout[i];
      }
      ++(result.winner < 0 ? odds.draw : result.winner == 0 ? odds.win : odds.lose);
      odds.dice[static_cast<std::size_t>(a - 1)][static_cast<std::size_t>(b - 1)] =
          static_cast<std::int8_t>(lost[1] > 0 ? lost[1] : -lost[0]);
    }
  return odds;
}

FightOdds<WideFraction> fightOdds(const Clash& clash) { return walk<WideFraction>(clash); }
FightOdds<double> quickFightOdds(const Clash& clash) { return walk<double>(clash); }

std::vector<RoundOfFight> fightByRounds(const Clash& clash, int rounds) {
  Walk fight(clash);
  Reached now{};
  now[static_cast<std::size_t>(fight.start()[0])][static_cast<std::size_t>(fight.start()[1])] = 1;
  std::vector<RoundOfFight> all;
  for (int round = 1; round <= rounds; ++round) {
    const bool first = round == 1 && fight.hasFirst();
    Reached next{};
    for (std::size_t a = 0; a < now.size(); ++a)
      for (std::size_t b = 0; b < now.size(); ++b) {
        if (now[a][b] == 0) continue;
        if (a == 0 || b == 0) {
          next[a][b] += now[a][b];
          continue;
        }
        const Costs costs = first ? fight.first() : fight.later(static_cast<int>(a), static_cast<int>(b));
        next[a][b] += now[a][b] * share<double>(costs.ties, throwsOfTwo);
        eachLoss(costs, static_cast<int>(a), static_cast<int>(b), [&](int x, int y, int throws) {
          next[static_cast<std::size_t>(x)][static_cast<std::size_t>(y)] +=
              now[a][b] * share<double>(throws, throwsOfTwo);
        });
      }
    now = next;
    RoundOfFight told;
    for (std::size_t a = 0; a < now.size(); ++a)
      for (std::size_t b = 0; b < now.size(); ++b) (b == 0 ? told.first : a == 0 ? told.second : told.on) += now[a][b];
    all.push_back(told);
  }
  return all;
}

}  // namespace walstatt::adlg
