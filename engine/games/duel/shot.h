// Shooting (1192: F1 to F6; D16 to D19): what the archer's group is worth, the target number, evasion, legendary shots.
#pragma once

#include <optional>
#include <span>

#include "base/dice.h"
#include "base/fraction.h"
#include "games/duel/damage.h"

namespace walstatt::duel {

enum class TargetSize : std::uint8_t { huge, veryLarge, large, small, verySmall, tiny };  // riesig … winzig
enum class Motion : std::uint8_t { still, slow, fast };

inline constexpr int reactionNumber = 11;                      // F4
inline constexpr int legendaryEquals = 4, deadlyEquals = 5;    // F5
inline constexpr int legendaryFace = 11, legendaryFactor = 2;  // F5
inline constexpr int metresPerPoint = 10;                      // F3

// F3: number + dice; a moving target adds one or two dice of its row.
struct TargetRow {
  int number;
  int sides;
};
TargetRow targetRow(TargetSize size);
Throw targetThrow(TargetSize size, Motion target);
int targetNumber(TargetSize size, int thrown, int metres, int evasion = 0);

// D17: metres left after a phase of closing in; 0 is contact.
int closedIn(int metres, Motion motion);

// D16: how the archer uses his group. Struck dice are lost for his own movement; run dice left out become damage dice.
struct Shot {
  Mask group = 0;
  Mask struck = 0;
  Mask leftOut = 0;

  constexpr Mask counted() const { return without(group, static_cast<Mask>(struck | leftOut)); }
  constexpr Mask kept() const { return without(group, struck); }
};

enum class ShotFault : std::uint8_t {
  outside,     // a struck or left-out die is not in the group, or is both
  movement,    // not as many dice struck as the movement asks
  setLeftOut,  // only run dice may be left out
  noDice       // nothing is left to shoot with
};
std::optional<ShotFault> checkShot(const Hand& hand, const Shot& shot, Motion own);

// D19, checked before striking: equals of 11 or more in the group, 0 if fewer than four.
int legendaryEqualsOf(const Hand& hand, Mask group);
int diceToStrike(const Hand& hand, Mask group, Motion own);

int shotResult(const Hand& hand, const Shot& shot);
int shotDamageDice(const Hand& hand, const Shot& shot);  // F5: one, all equals, the run dice left out
int shotFactor(const Hand& hand, const Shot& shot);

// D19: five equals put the target out, unless the armour takes all.
bool deadly(const Hand& hand, const Shot& shot, const Injury& injury);

// D18: one throw of the target's combat dice.
bool notices(std::span<const Face> thrown);
int evasionOf(std::span<const Face> thrown, int skill);

// The exact chance that the target number, with the evasion of an aware target, is at most `result`.
struct Evader {
  int dice = 0;  // 0: does not evade
  int sides = 20;
  int skill = 0;
};
Fraction hitChance(int result, TargetSize size, Motion target, int metres, const Evader& evader = {});

}  // namespace walstatt::duel
