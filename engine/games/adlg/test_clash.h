// For tests of melee: two profiles against each other, and what they add to their dice.
#pragma once

#include <algorithm>

#include "games/adlg/melee.h"
#include "games/adlg/melee_factor.h"
#include "games/adlg/test_profiles.h"

namespace walstatt::adlg::test {

// Keeps the profiles that a clash points at. The first one charges unless told otherwise.
struct Fight {
  Profile first, second;
  Clash clash;

  Fight(Profile a, Profile b, ChargedBy charger = ChargedBy::first) : first(a), second(b) {
    clash.who = {&first, &second};
    clash.charger = charger;
  }
  Fight(const Fight&) = delete;
  Fight& operator=(const Fight&) = delete;

  Stance& a() { return clash.how[0]; }
  Stance& b() { return clash.how[1]; }
  int totalA() const { return factorsOf<Sum>(clash, 0).total(); }
  int totalB() const { return factorsOf<Sum>(clash, 1).total(); }
  RoundResult roll(int dieA, int dieB) const { return MeleeRound(clash).result(dieA, dieB); }
  int lossA(int dieA, int dieB) const { return roll(dieA, dieB).losses[0]; }
  int lossB(int dieA, int dieB) const { return roll(dieA, dieB).losses[1]; }
};

// In a later round, where only what lasts counts.
inline int factorOf(const Profile& own, const Profile& enemy) { return Fight(own, enemy, ChargedBy::nobody).totalA(); }
// In a first round that `own` began.
inline int charging(const Profile& own, const Profile& enemy) { return Fight(own, enemy).totalA(); }
// In a first round that the enemy began.
inline int charged(const Profile& own, const Profile& enemy) { return Fight(own, enemy, ChargedBy::second).totalA(); }

inline int amountOf(const Explained& number, const Phrase& reason) {
  int sum = 0;
  for (const Part& part : number.parts())
    if (part.reason->id == reason.id && part.reason->rule == reason.rule) sum += part.amount;
  return sum;
}

}  // namespace walstatt::adlg::test
