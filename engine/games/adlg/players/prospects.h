// What a melee is worth before it is fought, in thousandths of a point of the enemy's losses (A6): positive is good for the
// one who asks. Made by the rules themselves over all dice, for fresh units on open ground.
#pragma once

#include <vector>

#include "games/adlg/clash.h"
#include "games/adlg/game.h"

namespace walstatt::adlg {

// What it costs an army that a unit with so many points lost loses some more.
int lossWorth(const Profile& profile, int lostBefore, int loss);
// The mean over all dice of one round, as the first of the two sees it.
int roundWorth(const Clash& clash);
// A charge onto that edge: its first round and what follows.
int chargeWorth(const Profile& charger, int chargerLost, const Profile& target, int targetLost, Edge edge);

// Every unit's charge on every enemy's front, worked out once for a battle; units of one kind share an entry.
class Matches {
 public:
  // Keeps what it has while it is asked about the same battle.
  void prepare(const Battle& battle);
  int charge(std::size_t unit, std::size_t enemy) const { return worth_[kind_[unit] * kinds_ + kind_[enemy]]; }

 private:
  const Setup* of_ = nullptr;
  std::size_t kinds_ = 0;
  std::array<std::uint8_t, maxUnits> kind_{};
  std::vector<std::int16_t> worth_;
};

}  // namespace walstatt::adlg
