#include "games/adlg/players/prospects.h"

#include <algorithm>

#include "games/adlg/melee.h"

namespace walstatt::adlg {

namespace {

constexpr int firstLoss = 1000;            // A6: disordered
constexpr int laterLoss = 250;             // nearer to the rout
constexpr int routed = 2800;               // A6, and the hole it leaves
constexpr int mostPoints = 4;              // of cohesion
constexpr int nextRound = 7, ofEight = 8;  // what the next round counts beside this one

int worthOfState(const Profile& profile, int lost) {
  if (lost <= 0) return 0;
  if (lost >= profile.cohesion) return profile.has(expendable) ? 300 : routed;
  return profile.has(expendable) ? 100 * lost : firstLoss + laterLoss * (lost - 1);
}

// How many of the 36 throws cost whom how many points.
struct Throws {
  std::array<std::array<int, mostPoints + 1>, 2> losing{};
  int ties = 0;

  explicit Throws(const Clash& clash) {
    const MeleeRound round(clash);
    for (int first = 1; first <= 6; ++first)
      for (int second = 1; second <= 6; ++second) {
        const RoundResult result = round.result(first, second);
        const std::size_t loser = result.losses[0] > 0 ? 0 : 1;
        const int points = std::min<int>(result.losses[loser], mostPoints);
        if (points == 0)
          ++ties;
        else
          ++losing[loser][static_cast<std::size_t>(points)];
      }
  }
  Throws() = default;
};

// The worth of all that may come, by what both have lost. Worked out from the end.
class Fight {
 public:
  Fight(const Clash& clash, const Weights& weights, int commander) : clash_(clash) {
    for (std::size_t i = 0; i < 2; ++i) {
      commander_[i] = clash.how[i].commander ? commander : 0;
      cohesion_[i] = std::min<int>(clash.who[i]->cohesion, mostPoints);
      for (int lost = 0; lost <= mostPoints; ++lost)
        cost_[i][static_cast<std::size_t>(lost)] = worthOfState(*clash.who[i], lost) * weights[i] / 100;
    }
  }

  int worth() {
    const int lost0 = clash_.stance(0).lost, lost1 = clash_.stance(1).lost;
    if (lost0 >= cohesion_[0] || lost1 >= cohesion_[1]) return 0;
    const Clash later = laterRounds();
    // Disorder changes the sums, and only from the first lost point on.
    for (int own = cohesion_[0] - 1; own >= lost0; --own)
      for (int his = cohesion_[1] - 1; his >= lost1; --his) {
        const std::size_t which = (own > 0 ? 1u : 0u) + (his > 0 ? 2u : 0u);
        if (!known_[which]) {
          Clash round = later;
          round.how[0].lost = static_cast<std::uint8_t>(own);
          round.how[1].lost = static_cast<std::uint8_t>(his);
          throws_[which] = Throws(round);
          known_[which] = true;
        }
        at(own, his) = after(throws_[which], own, his, true);
      }
    return clash_.charger == ChargedBy::nobody && later.how[0].onto == clash_.how[0].onto &&
                   later.how[1].onto == clash_.how[1].onto
               ? at(lost0, lost1)
               : after(Throws(clash_), lost0, lost1, false);
  }

 private:
  int& at(int own, int his) { return worth_[static_cast<std::size_t>(own)][static_cast<std::size_t>(his)]; }

  // A31: whoever was struck in flank or rear faces his enemy, unless others hold him.
  Clash laterRounds() const {
    Clash later = clash_;
    later.charger = ChargedBy::nobody;
    for (std::size_t i = 0; i < 2; ++i) {
      later.how[i].uncontrolled = false;
      if (!clash_.how[1 - i].flanked) later.how[i].onto = Onto::front;
    }
    return later;
  }

  int after(const Throws& throws, int own, int his, bool again) {
    std::int64_t sum = 0;
    for (int points = 1; points <= mostPoints; ++points) {
      const auto k = static_cast<std::size_t>(points);
      if (const int many = throws.losing[0][k]) sum += many * lost(0, own, his, points);
      if (const int many = throws.losing[1][k]) sum += many * lost(1, own, his, points);
    }
    // Ties change nothing: the same round comes again.
    if (again) return static_cast<int>(sum * ofEight / (36 * ofEight - nextRound * throws.ties));
    return static_cast<int>((sum * ofEight + std::int64_t{nextRound} * throws.ties * at(own, his)) / (36 * ofEight));
  }

  int lost(std::size_t side, int own, int his, int points) {
    const int before = side == 0 ? own : his, now = std::min(before + points, cohesion_[side]);
    const int cost = cost_[side][static_cast<std::size_t>(now)] - cost_[side][static_cast<std::size_t>(before)] +
                     commander_[side] / (now == cohesion_[side] ? 2 : 6);  // B-Gen: falls on 1 to 3, or on 1
    const int more = now == cohesion_[side] ? 0 : side == 0 ? at(now, his) : at(own, now);
    return (side == 0 ? -cost : cost) + more * nextRound / ofEight;
  }

  const Clash& clash_;
  std::array<int, 2> cohesion_{}, commander_{};
  std::array<std::array<int, mostPoints + 1>, 2> cost_{};
  std::array<std::array<int, mostPoints + 1>, mostPoints + 1> worth_{};
  std::array<Throws, 4> throws_{};
  std::array<bool, 4> known_{};
};

}  // namespace

int lossWorth(const Profile& profile, int lostBefore, int loss) {
  return worthOfState(profile, lostBefore + loss) - worthOfState(profile, lostBefore);
}

int fightWorth(const Clash& clash, const Weights& weights, int commander) {
  return Fight(clash, weights, commander).worth();
}

int chargeWorth(const Profile& charger, int chargerLost, const Profile& target, int targetLost, Edge edge) {
  Clash clash;
  clash.who = {&charger, &target};
  clash.how[0].lost = static_cast<std::uint8_t>(chargerLost);
  clash.how[1].lost = static_cast<std::uint8_t>(targetLost);
  clash.how[0].onto = edge == Edge::front ? Onto::front : edge == Edge::rear ? Onto::rear : Onto::flank;
  clash.charger = ChargedBy::first;
  return fightWorth(clash);
}

void Matches::prepare(const Battle& battle) {
  if (of_ == &battle.setup()) return;
  of_ = &battle.setup();
  kinds_.clear();
  for (std::size_t i = 0; i < battle.unitCount(); ++i) {
    const Profile& profile = battle.profile(i);
    std::size_t k = 0;
    while (k < kinds_.size() && !(*kinds_[k] == profile)) ++k;
    if (k == kinds_.size()) kinds_.push_back(&profile);
    kind_[i] = static_cast<std::uint8_t>(k);
  }
  rows_ = 3 * kinds_.size();
  for (auto& table : table_) table.assign(rows_ * rows_, unknown);
}

void Matches::look(const Battle& battle, const State& state) {
  for (std::size_t i = 0; i < battle.unitCount(); ++i)
    row_[i] = static_cast<std::uint16_t>(3 * kind_[i] +
                                         static_cast<std::size_t>(wearOf(battle.profile(i), state.units[i].lost)));
}

std::int16_t Matches::workOut(std::size_t row, std::size_t other, Edge edge) const {
  const auto lost = [](const Profile& profile, std::size_t wear) {
    return wear == 0 ? 0 : wear == 1 ? 1 : profile.cohesion - 1;
  };
  const Profile &one = *kinds_[row / 3], &two = *kinds_[other / 3];
  return static_cast<std::int16_t>(chargeWorth(one, lost(one, row % 3), two, lost(two, other % 3), edge));
}

}  // namespace walstatt::adlg
