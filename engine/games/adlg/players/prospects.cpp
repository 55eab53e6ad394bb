#include "games/adlg/players/prospects.h"

#include <cstring>

#include "games/adlg/melee.h"

namespace walstatt::adlg {

namespace {

constexpr int firstLoss = 1000;  // A6: disordered
constexpr int laterLoss = 250;   // nearer to the rout
constexpr int routed = 2300;     // A6, and the hole it leaves

int worthOfState(const Profile& profile, int lost) {
  if (lost <= 0) return 0;
  if (lost >= profile.cohesion) return profile.has(expendable) ? 300 : routed;
  return profile.has(expendable) ? 100 * lost : firstLoss + laterLoss * (lost - 1);
}

}  // namespace

int lossWorth(const Profile& profile, int lostBefore, int loss) {
  return worthOfState(profile, lostBefore + loss) - worthOfState(profile, lostBefore);
}

int roundWorth(const Clash& clash) {
  const MeleeRound round(clash);
  int sum = 0;
  for (int first = 1; first <= 6; ++first)
    for (int second = 1; second <= 6; ++second) {
      const RoundResult result = round.result(first, second);
      sum += lossWorth(clash.own(1), clash.stance(1).lost, result.losses[1]);
      sum -= lossWorth(clash.own(0), clash.stance(0).lost, result.losses[0]);
    }
  return sum / 36;
}

int chargeWorth(const Profile& charger, int chargerLost, const Profile& target, int targetLost, Edge edge) {
  Clash clash;
  clash.who = {&charger, &target};
  clash.how[0].lost = static_cast<std::uint8_t>(chargerLost);
  clash.how[1].lost = static_cast<std::uint8_t>(targetLost);
  clash.how[0].onto = edge == Edge::front ? Onto::front : edge == Edge::rear ? Onto::rear : Onto::flank;
  clash.charger = ChargedBy::first;
  const int first = roundWorth(clash);
  clash.charger = ChargedBy::nobody;
  return first + roundWorth(clash);
}

void Matches::prepare(const Battle& battle) {
  if (of_ == &battle.setup()) return;
  of_ = &battle.setup();
  std::vector<const Profile*> kinds;
  for (std::size_t i = 0; i < battle.unitCount(); ++i) {
    const Profile& profile = battle.profile(i);
    std::size_t k = 0;
    while (k < kinds.size() && !(*kinds[k] == profile)) ++k;
    if (k == kinds.size()) kinds.push_back(&profile);
    kind_[i] = static_cast<std::uint8_t>(k);
  }
  kinds_ = kinds.size();
  worth_.resize(kinds_ * kinds_);
  for (std::size_t a = 0; a < kinds_; ++a)
    for (std::size_t b = 0; b < kinds_; ++b)
      worth_[a * kinds_ + b] = static_cast<std::int16_t>(chargeWorth(*kinds[a], 0, *kinds[b], 0, Edge::front));
}

}  // namespace walstatt::adlg
