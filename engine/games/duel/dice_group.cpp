#include "games/duel/dice_group.h"

#include <algorithm>

namespace walstatt::duel {
namespace {

constexpr std::uint32_t one = 1u << 1;

std::uint32_t numbersOf(const Hand& hand, Mask mask) {
  std::uint32_t numbers = 0;
  for (std::size_t i = 0; i < handSize; ++i)
    if (holds(mask, i)) numbers |= 1u << hand.faces[i];
  return numbers;
}

// Adding the lowest bit to one unbroken run of bits carries through to a single bit.
bool unbroken(std::uint32_t numbers) { return std::has_single_bit(numbers + (numbers & (0u - numbers))); }

// All choices among these dice, the empty one first; of equal dice those that lie first are taken.
Masks choicesOf(const Hand& hand, Mask dice) {
  Masks choices;
  choices.push_back(0);
  dice = static_cast<Mask>(dice & hand.all());
  while (dice != 0) {
    const Die face = hand.faces[static_cast<std::size_t>(std::countr_zero(dice))];
    const std::size_t before = choices.size();
    unsigned equals = 0;
    for (std::size_t i = 0; i < hand.count; ++i) {
      if (!holds(dice, i) || hand.faces[i] != face) continue;
      equals |= 1u << i;
      for (std::size_t k = 0; k < before; ++k) choices.push_back(static_cast<Mask>(choices[k] | equals));
    }
    dice = without(dice, static_cast<Mask>(equals));
  }
  return choices;
}

}  // namespace

bool isScore(const Hand& hand, Mask rolled, Mask score) {
  return score != 0 && without(score, rolled) == 0 && without(static_cast<Mask>(onesOf(hand) & rolled), score) == 0;
}

Masks scoresOf(const Hand& hand, Mask rolled) {
  const Mask ones = static_cast<Mask>(onesOf(hand) & rolled);
  Masks scores;
  for (const Mask choice : choicesOf(hand, without(rolled, ones)))
    if ((choice | ones) != 0) scores.push_back(static_cast<Mask>(choice | ones));
  return scores;
}

bool isGroup(const Hand& hand, Mask mask, int skill) {
  if (mask == 0 || without(mask, hand.all()) != 0 || countOf(mask) > skill) return false;
  const std::uint32_t numbers = numbersOf(hand, mask);
  return (numbers & one) == 0 && unbroken(numbers);
}

Masks groupsOf(const Hand& hand, Mask usable, int skill) {
  std::array<Mask, highestFace + 2> places{};  // by number
  for (std::size_t i = 0; i < hand.count; ++i)
    if (holds(usable, i)) places[hand.faces[i]] |= static_cast<Mask>(1u << i);
  Masks groups;
  const auto extend = [&](const auto& self, std::size_t face, unsigned group, int room) -> void {
    for (unsigned rest = places[face]; rest != 0 && room > 0; rest &= rest - 1) {
      group |= rest & (0u - rest);
      groups.push_back(static_cast<Mask>(group));
      self(self, face + 1, group, --room);
    }
  };
  for (std::size_t face = 2; face <= highestFace; ++face) extend(extend, face, 0, skill);
  return groups;
}

Values attackValues(const Hand& hand, Mask group) {
  const Tally tally(hand, group);
  Values values;
  for (std::size_t i = 0; i < handSize; ++i)
    if (holds(group, i)) values.push_back(static_cast<Die>(hand.faces[i] + setBonus(tally.of(hand.faces[i]))));
  return values;
}

int strength(const Hand& hand, Mask group) {
  int sum = 0;
  for (const Die value : attackValues(hand, group)) sum += value;
  return sum;
}

Mask strongestGroup(const Hand& hand, Mask usable, int skill) {
  struct Rank {
    int strength = 0, best = 0;
    auto operator<=>(const Rank&) const = default;
  };
  Rank top;
  Mask strongest = 0;
  for (const Mask group : groupsOf(hand, usable, skill)) {
    const Rank rank{strength(hand, group), claimOf(hand, group, 0).bestAttack};
    if (rank > top) top = rank, strongest = group;
  }
  return strongest;
}

Mask setsOf(const Hand& hand, Mask group) {
  const Tally tally(hand, group);
  unsigned sets = 0;
  for (std::size_t i = 0; i < handSize; ++i)
    if (holds(group, i) && tally.of(hand.faces[i]) >= 2) sets |= 1u << i;
  return static_cast<Mask>(sets);
}

Masks firstWaves(const Hand& hand, Mask group) {
  Masks waves;
  if (const Mask sets = setsOf(hand, group); sets != 0) {
    waves.push_back(group);
    if (sets != group) waves.push_back(sets);
  } else {
    for (const Mask choice : choicesOf(hand, group))
      if (choice != 0) waves.push_back(choice);
  }
  return waves;
}

bool isFirstWave(const Hand& hand, Mask group, Mask wave) {
  if (wave == 0 || without(wave, group) != 0) return false;
  const Mask sets = setsOf(hand, group);
  return sets == 0 || wave == sets || wave == group;
}

Debts debtsOf(const Hand& hand, Mask scored) {
  unsigned payable = 0;
  int ones = 0;
  for (std::size_t i = 0; i < hand.count; ++i) {
    if (!holds(scored, i)) continue;
    if (hand.faces[i] == 1) ++ones;
    if (hand.faces[i] >= payingFace) payable |= 1u << i;
  }
  const int due = std::min(ones, std::popcount(payable));
  return {static_cast<Mask>(payable), static_cast<std::uint8_t>(due)};
}

bool paysDebts(const Hand& hand, Mask scored, Mask devalued) {
  const Debts debts = debtsOf(hand, scored);
  return without(devalued, debts.payable) == 0 && countOf(devalued) == debts.due;
}

Masks paymentsOf(const Hand& hand, Mask scored) {
  const Debts debts = debtsOf(hand, scored);
  Masks payments;
  if (debts.due == 0) return payments;
  for (const Mask choice : choicesOf(hand, debts.payable))
    if (countOf(choice) == debts.due) payments.push_back(choice);
  return payments;
}

Claim claimOf(const Hand& hand, Mask group, int bonus) {
  int best = 0;
  for (const Die value : attackValues(hand, group)) best = std::max(best, int{value});
  return {bonus, best, countOf(group)};
}

}  // namespace walstatt::duel
