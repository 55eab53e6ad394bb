// The number that a unit adds to its die in melee (B-Foot, B-Mtd, B-Mod), with its reasons: what lasts and what only the first
// round brings, apart.
#pragma once

#include "base/explained.h"
#include "games/adlg/clash.h"

namespace walstatt::adlg {

// The bare combat factor of `own` against `enemy`.
struct EnemyStands {
  bool inOpen = true;
  bool struckInFlank = false;  // by `own`
};
int combatFactor(const Profile& own, const Profile& enemy, EnemyStands how);

template <Number N>
struct Factors {
  N lasting;
  N first;  // what the first round adds to that; stays empty in later rounds

  int total() const { return lasting.value() + first.value(); }
};
template <Number N>
Factors<N> factorsOf(const Clash& clash, int side);

extern template Factors<Sum> factorsOf<Sum>(const Clash&, int);
extern template Factors<Explained> factorsOf<Explained>(const Clash&, int);

}  // namespace walstatt::adlg
