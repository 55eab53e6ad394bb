// The exact spread of one damage roll (D11 to D14), for display: all throws of the damage dice as multisets, the best
// reroll, the best adding. Equal dice all added are never worse in damage nor in putting the target out, because
// protection is taken once from each wound.
#pragma once

#include "base/fraction.h"
#include "games/duel/damage.h"

namespace walstatt::duel {

struct DamageQuestion {
  int dice = 1;  // as `damageDice` counts them; over six they are rerolls
  int sides = 10;
  int factor = 1;
  Armour armour;
  int vitality = 30;
};

struct DamageOdds {
  static constexpr std::size_t mostDamage = 360;  // six W20, times three
  std::uint64_t throws = 0;                       // all throws; what follows counts some of them
  std::uint64_t out = 0;                          // the target is out
  std::uint64_t critical = 0;                     // a critical wound goes through
  std::uint64_t heavy = 0;                        // a heavy one does, but no critical one
  std::uint64_t damageOfAll = 0;                  // the sum of the damage of all throws
  std::uint64_t lossOfAll = 0;                    // the same in vitality: no more than there is, all of it when out
  std::array<std::uint64_t, mostDamage + 1> damage{};

  Fraction chanceOut() const { return Fraction::of(out, throws); }
  Fraction expected() const { return Fraction::of(damageOfAll, throws); }
  double expectedLoss() const { return static_cast<double>(lossOfAll) / static_cast<double>(throws); }
};

DamageOdds damageOdds(const DamageQuestion& question);

}  // namespace walstatt::duel
