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

// The dice that must be in a mask for the one at `place` to be in it: its equals that lie before it.
Mask equalsBefore(const Hand& hand, Mask usable, std::size_t place) {
  unsigned found = 0;
  for (std::size_t i = 0; i < place; ++i)
    if (holds(usable, i) && hand.faces[i] == hand.faces[place]) found |= 1u << i;
  return static_cast<Mask>(found);
}

// Calls visit(mask) for every subset of `usable` that takes of equal dice those that lie first.
template <class Visit>
void forEachChoice(const Hand& hand, Mask usable, const Visit& visit) {
  std::array<Mask, handSize> needs{};
  for (std::size_t i = 0; i < hand.count; ++i) needs[i] = equalsBefore(hand, usable, i);
  const auto takesFirst = [&](Mask mask) {
    for (unsigned rest = mask; rest != 0; rest &= rest - 1) {
      const Mask needed = needs[static_cast<std::size_t>(std::countr_zero(rest))];
      if ((mask & needed) != needed) return false;
    }
    return true;
  };
  for (unsigned mask = usable; mask != 0; mask = (mask - 1) & usable)
    if (takesFirst(static_cast<Mask>(mask))) visit(static_cast<Mask>(mask));
}

}  // namespace

bool isScore(const Hand& hand, Mask rolled, Mask score) {
  if (score == 0 || without(score, rolled) != 0) return false;
  for (std::size_t i = 0; i < hand.count; ++i)
    if (holds(without(rolled, score), i) && hand.faces[i] == 1) return false;
  return true;
}

Masks scoresOf(const Hand& hand, Mask rolled) {
  Masks scores;
  forEachChoice(hand, rolled, [&](Mask mask) {
    if (isScore(hand, rolled, mask)) scores.push_back(mask);
  });
  return scores;
}

bool isGroup(const Hand& hand, Mask mask, int skill) {
  if (mask == 0 || without(mask, hand.all()) != 0 || countOf(mask) > skill) return false;
  const std::uint32_t numbers = numbersOf(hand, mask);
  return (numbers & one) == 0 && unbroken(numbers);
}

Masks groupsOf(const Hand& hand, Mask usable, int skill) {
  Masks groups;
  forEachChoice(hand, static_cast<Mask>(usable & hand.all()), [&](Mask mask) {
    if (isGroup(hand, mask, skill)) groups.push_back(mask);
  });
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
    forEachChoice(hand, group, [&](Mask mask) { waves.push_back(mask); });
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
  forEachChoice(hand, debts.payable, [&](Mask mask) {
    if (countOf(mask) == debts.due) payments.push_back(mask);
  });
  return payments;
}

Claim claimOf(const Hand& hand, Mask group, int bonus) {
  int best = 0;
  for (const Die value : attackValues(hand, group)) best = std::max(best, int{value});
  return {bonus, best, countOf(group)};
}

}  // namespace walstatt::duel
