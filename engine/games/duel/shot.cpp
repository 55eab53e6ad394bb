#include "games/duel/shot.h"

#include <algorithm>

namespace walstatt::duel {
namespace {

constexpr std::array<TargetRow, 6> targetRows{{{3, 3}, {5, 6}, {7, 6}, {10, 8}, {15, 8}, {30, 12}}};

// Still, slow and fast count 0, 1 and 2: dice added, dice struck, tens of metres.
int degreeOf(Motion motion) { return static_cast<int>(motion); }

Face bestOf(std::span<const Face> thrown) {
  return thrown.empty() ? Face{0} : *std::max_element(thrown.begin(), thrown.end());
}

std::uint64_t power(std::uint64_t base, int exponent) {
  std::uint64_t result = 1;
  for (; exponent > 0; --exponent) result *= base;
  return result;
}

// How many throws of `count` dice add up to at most `limit`.
std::uint64_t throwsUpTo(int count, int sides, int limit) {
  if (limit < count) return 0;
  if (count == 0) return 1;
  std::uint64_t throws = 0;
  for (int face = 1; face <= sides; ++face) throws += throwsUpTo(count - 1, sides, limit - face);
  return throws;
}

}  // namespace

TargetRow targetRow(TargetSize size) { return targetRows[static_cast<std::size_t>(size)]; }

Throw targetThrow(TargetSize size, Motion target) {
  const TargetRow row = targetRow(size);
  return {static_cast<std::uint8_t>(1 + degreeOf(target)), static_cast<std::uint16_t>(row.sides)};
}

int targetNumber(TargetSize size, int thrown, int metres, int evasion) {
  return targetRow(size).number + thrown + metres / metresPerPoint + evasion;
}

int closedIn(int metres, Motion motion) { return std::max(0, metres - 10 * degreeOf(motion)); }

int legendaryEqualsOf(const Hand& hand, Mask group) {
  const Tally tally(hand, group);
  for (int face = legendaryFace; face <= highestFace; ++face)
    if (tally.of(face) >= legendaryEquals) return tally.of(face);
  return 0;
}

int diceToStrike(const Hand& hand, Mask group, Motion own) {
  return legendaryEqualsOf(hand, group) > 0 ? 0 : degreeOf(own);
}

std::optional<ShotFault> checkShot(const Hand& hand, const Shot& shot, Motion own) {
  if (without(static_cast<Mask>(shot.struck | shot.leftOut), shot.group) != 0 || (shot.struck & shot.leftOut) != 0)
    return ShotFault::outside;
  if (countOf(shot.group) <= diceToStrike(hand, shot.group, own)) return ShotFault::noDice;
  if (countOf(shot.struck) != diceToStrike(hand, shot.group, own)) return ShotFault::movement;
  if ((shot.leftOut & setsOf(hand, shot.kept())) != 0) return ShotFault::setLeftOut;
  if (shot.counted() == 0) return ShotFault::noDice;
  return std::nullopt;
}

int shotResult(const Hand& hand, const Shot& shot) {
  int sum = 0;
  for (std::size_t i = 0; i < handSize; ++i)
    if (holds(shot.counted(), i)) sum += hand.faces[i];
  return sum;
}

int shotDamageDice(const Hand& hand, const Shot& shot) {
  return 1 + countOf(setsOf(hand, shot.kept())) + countOf(shot.leftOut);
}

int shotFactor(const Hand& hand, const Shot& shot) {
  return legendaryEqualsOf(hand, shot.group) > 0 ? legendaryFactor : 1;
}

bool deadly(const Hand& hand, const Shot& shot, const Injury& injury) {
  return legendaryEqualsOf(hand, shot.group) >= deadlyEquals && injury.damage > 0;
}

bool notices(std::span<const Face> thrown) { return bestOf(thrown) >= reactionNumber; }

int evasionOf(std::span<const Face> thrown, int skill) { return bestOf(thrown) + skill; }

Fraction hitChance(int result, TargetSize size, Motion target, int metres, const Evader& evader) {
  const Throw dice = targetThrow(size, target);
  const auto sides = static_cast<int>(dice.sides);
  const std::uint64_t throws = power(dice.sides, dice.count);
  const auto throwsWith = [&](int evasion) {
    return throwsUpTo(dice.count, sides, result - targetNumber(size, 0, metres, evasion));
  };
  if (evader.dice == 0) return Fraction::of(throwsWith(0), throws);
  std::uint64_t hits = 0, below = 0;  // below: throws of the evader whose best die is lower
  for (int best = 1; best <= evader.sides; ++best) {
    const std::uint64_t upTo = power(static_cast<std::uint64_t>(best), evader.dice);
    hits += (upTo - below) * throwsWith(best + evader.skill);
    below = upTo;
  }
  return Fraction::of(hits, throws * below);
}

}  // namespace walstatt::duel
