// Exact chances of melee: one round over the 36 throws, and a fight to the end. The very rules (melee.h) are run over all
// dice; a fight is a walk over the points that both have left, in which ties change nothing.
#pragma once

#include <vector>

#include "games/adlg/melee.h"
#include "games/adlg/wide_fraction.h"

namespace walstatt::adlg {

inline constexpr int mostCohesion = 4;  // of the sheet's units

// How many of the 36 throws cost whom how much. Losses are cut to what is left.
struct RoundOdds {
  int win = 0, draw = 0, lose = 0;                            // of the first unit
  std::array<std::array<int, mostCohesion + 1>, 2> throws{};  // [side][points lost]
  std::array<int, 2> rout{};
  std::array<std::array<std::int8_t, 6>, 6>
      dice{};  // [first die][second die]: what the second loses, or minus the first
};
RoundOdds roundOdds(const Clash& clash);

// Where a fight ends. C is a fraction or, for tables, a double.
template <class C>
struct FightOdds {
  std::array<std::array<C, mostCohesion + 1>, 2> left{};  // [who stays][points left]
  C meanRounds{};

  C stays(int side) const {
    C sum{};
    for (const C& chance : left[static_cast<std::size_t>(side)]) sum = sum + chance;
    return sum;
  }
};
FightOdds<WideFraction> fightOdds(const Clash& clash);
FightOdds<double> quickFightOdds(const Clash& clash);

// Who has won by the end of each round.
struct RoundOfFight {
  double first = 0, second = 0, on = 0;
};
std::vector<RoundOfFight> fightByRounds(const Clash& clash, int rounds);

}  // namespace walstatt::adlg
