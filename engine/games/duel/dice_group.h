// The dice before a fighter (1192: N1, N3A): sets, runs and the dice group (D2), ones (D3), scoring (D4), who strikes
// first (D5), attack values (D6) and waves (D7). Only dice, no game: every question is answered from numbers and places.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "base/fixed_list.h"

namespace walstatt::duel {

using Die = std::uint8_t;   // the number a die shows
using Mask = std::uint8_t;  // bit i: the die at place i of a hand

inline constexpr std::size_t handSize = 6;  // D1
inline constexpr int highestFace = 20;      // D1: W20 is the largest die
inline constexpr Die payingFace = 4;        // D3: "4+ zur Entwertung"

struct Hand {
  std::array<Die, handSize> faces{};
  std::uint8_t count = 0;

  constexpr Mask all() const { return static_cast<Mask>((1u << count) - 1); }
  friend bool operator==(const Hand&, const Hand&) = default;
};

using Masks = FixedList<Mask, 64>;
using Values = FixedList<Die, handSize>;

constexpr bool holds(Mask mask, std::size_t place) { return (mask >> place & 1) != 0; }
constexpr Mask without(Mask mask, Mask others) { return static_cast<Mask>(mask & ~others); }
constexpr Mask onesOf(const Hand& hand) {
  unsigned ones = 0;
  for (std::size_t i = 0; i < hand.count; ++i)
    if (hand.faces[i] == 1) ones |= 1u << i;
  return static_cast<Mask>(ones);
}
constexpr int countOf(Mask mask) { return std::popcount(mask); }

// How many dice show each number: a multiset of at most seven equal dice in one word.
class Tally {
 public:
  constexpr Tally() = default;
  constexpr Tally(const Hand& hand, Mask mask) {
    for (unsigned rest = mask; rest != 0; rest &= rest - 1)
      add(hand.faces[static_cast<std::size_t>(std::countr_zero(rest))]);
  }

  constexpr void add(Die face) { bits_ += std::uint64_t{1} << 3 * face; }
  constexpr void remove(Die face) { bits_ -= std::uint64_t{1} << 3 * face; }
  constexpr int of(int face) const { return static_cast<int>(bits_ >> 3 * face & 7); }
  constexpr std::uint64_t bits() const { return bits_; }
  friend constexpr bool operator==(Tally, Tally) = default;

 private:
  std::uint64_t bits_ = 0;
};

// D6: the bonus of each of `equals` dice of one number.
constexpr int setBonus(int equals) { return equals >= 2 ? equals : 0; }

// D4: of the dice just rolled at least one is scored, and all ones. Listed: of equal dice those that lie first.
bool isScore(const Hand& hand, Mask rolled, Mask score);
Masks scoresOf(const Hand& hand, Mask rolled);

// D2, D3: one stretch of numbers without a gap, any multiplicity, no ones, at most `skill` (FkW) dice, at least one.
bool isGroup(const Hand& hand, Mask mask, int skill);

// All groups that `usable` dice (scored, not devalued) can form. Which of several equal dice are taken makes no
// difference, so only those that lie first are listed.
Masks groupsOf(const Hand& hand, Mask usable, int skill);

// D6: the value of each attack, in the order of the places. A group left over for a counter may have gaps (D9).
Values attackValues(const Hand& hand, Mask group);

// The sum of the attack values. It grows with what N1 advises: high numbers, many dice, sets rather than runs.
int strength(const Hand& hand, Mask group);

// The group of the greatest strength; of equals the one with the higher best attack, then the first listed. 0: none.
Mask strongestGroup(const Hand& hand, Mask usable, int skill);

// Dice of the group that have an equal in it; the others are its run dice.
Mask setsOf(const Hand& hand, Mask group);

// D7: what may be named as the first wave: all complete sets, or any dice where there are none, or all at once.
Masks firstWaves(const Hand& hand, Mask group);
bool isFirstWave(const Hand& hand, Mask group, Mask wave);

// D3: debts of the scored ones and the dice that can pay.
struct Debts {
  Mask payable = 0;
  std::uint8_t due = 0;  // never more than there are payable dice
};
Debts debtsOf(const Hand& hand, Mask scored);
bool paysDebts(const Hand& hand, Mask scored, Mask devalued);
Masks paymentsOf(const Hand& hand, Mask scored);  // of equal dice those that lie first

// D5: compared in this order; equal claims are settled by a die-off.
struct Claim {
  int bonus = 0;
  int bestAttack = 0;
  int dice = 0;
  friend auto operator<=>(const Claim&, const Claim&) = default;
};
Claim claimOf(const Hand& hand, Mask group, int bonus);

}  // namespace walstatt::duel
