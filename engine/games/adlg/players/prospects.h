// What a melee is worth before it is fought, in thousandths of a point of the enemy's losses (A6): positive is good for the
// one who asks. Made by the rules themselves over all dice.
#pragma once

#include <vector>

#include "games/adlg/clash.h"
#include "games/adlg/game.h"

namespace walstatt::adlg {

// What it costs an army that a unit with so many points lost loses some more.
int lossWorth(const Profile& profile, int lostBefore, int loss);
// How much a loss of the first and of the second counts, in hundredths: more for an army that is near its end.
using Weights = std::array<int, 2>;
inline constexpr Weights even{100, 100};
// A melee fought to its end, as the first of the two sees it; rounds far ahead count less, for much may happen before.
int fightWorth(const Clash& clash, const Weights& weights = even);
// A charge onto that edge by fresh or worn units on open ground, nobody else at hand.
int chargeWorth(const Profile& charger, int chargerLost, const Profile& target, int targetLost, Edge edge);

// Every unit's charge on every enemy's front and flank, worked out once for a battle; units of one kind share an entry.
class Matches {
 public:
  // Keeps what it has while it is asked about the same battle.
  void prepare(const Battle& battle);
  int charge(std::size_t unit, std::size_t enemy) const { return front_[kind_[unit] * kinds_ + kind_[enemy]]; }
  int flank(std::size_t unit, std::size_t enemy) const { return flank_[kind_[unit] * kinds_ + kind_[enemy]]; }

 private:
  const Setup* of_ = nullptr;
  std::size_t kinds_ = 0;
  std::array<std::uint8_t, maxUnits> kind_{};
  std::vector<std::int16_t> front_, flank_;
};

}  // namespace walstatt::adlg
