// Warding (1192: N3V; D8 to D10): which dice meet which attacks.
//
// A *ward* is one die of the group, or several equal dice of the group added, or one rescue die. It meets one attack it
// reaches, or several of 10 or less whose sum it reaches. The best defence is exact: dice of one number are a lot, for
// each lot and each set of attacks the fewest dice that meet it are known (at most 64 sets), and lots are joined one
// after the other. Nothing is searched twice and nothing touches the heap.
#pragma once

#include <optional>

#include "games/duel/dice_group.h"

namespace walstatt::duel {

inline constexpr std::size_t maxAttacks = 6;
inline constexpr std::size_t wideHand = 12;
inline constexpr int lightAttack = 10;  // N3V: "mehrere leichte Angriffe (bis 10)"

// In play: the dice lie in one hand. Devalued dice (D3) and spent ones are in neither mask.
struct WardProblem {
  Values attacks;
  Hand own;
  Mask group = 0;
  Mask rescue = 0;
  bool singleOnly = false;  // fallen (D14): no sums
};

// Wards are numbered 1 to 6; 0: the die is not used, the attack is left unmet.
struct Ward {
  std::array<std::uint8_t, handSize> dieTo{};
  std::array<std::uint8_t, maxAttacks> attackTo{};
  friend bool operator==(const Ward&, const Ward&) = default;
};

// The same for up to twelve dice of one's own.
struct WideProblem {
  Values attacks;
  std::array<Die, wideHand> faces{};
  std::uint16_t group = 0;  // bit i: the die at place i
  std::uint16_t rescue = 0;
  bool singleOnly = false;
};
struct WideWard {
  std::array<std::uint8_t, wideHand> dieTo{};
  std::array<std::uint8_t, maxAttacks> attackTo{};
  friend bool operator==(const WideWard&, const WideWard&) = default;
};

enum class WardFault : std::uint8_t {
  number,         // a ward is numbered 1 to 6, and only dice and attacks that exist are named
  notMine,        // the die is devalued, spent or not there (D2, D3)
  one,            // ones never ward (D3)
  idle,           // dice without an attack
  bare,           // an attack without dice
  rescueAdded,    // rescue dice ward singly
  unequal,        // only equal dice are added
  fallen,         // who has fallen adds nothing (D14)
  heavyTogether,  // only attacks of 10 or less are met together
  tooLow,         // the value does not reach the attack or the sum of the attacks
  rescueNeedless  // the group alone would have met every attack
};

std::optional<WardFault> checkWard(const WardProblem& problem, const Ward& ward);
std::optional<WardFault> checkWard(const WideProblem& problem, const WideWard& ward);

// Fewest hits, then fewest rescue dice, then most dice of the group left, then the strongest rest of the group, then
// the highest rest of the rescue dice, then the higher attacks met (D10).
Ward bestWard(const WardProblem& problem);
WideWard bestWard(const WideProblem& problem);

// For every set of attacks that can be met the best ward, unless meeting more is as cheap; sets of equal attacks once. The
// first one is the best; leaving all unmet is always among them. Without a group that suffices rescue dice are used where needed.
void listWards(const WardProblem& problem, FixedList<Ward, 64>& wards);

struct WardCounts {
  std::uint8_t hits = 0;        // attacks left unmet
  std::uint8_t rescueUsed = 0;  // each costs a combat die in the next phase
  std::uint16_t groupLeft = 0;  // places of the dice left for a counter
  std::uint16_t rescueLeft = 0;
};
WardCounts countsOf(const WardProblem& problem, const Ward& ward);
WardCounts countsOf(const WideProblem& problem, const WideWard& ward);

// D9: all attacks met, no rescue dice, dice of the group left.
bool mayCounter(const WardCounts& counts);

}  // namespace walstatt::duel
