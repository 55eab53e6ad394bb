// Hit, damage, armour (1192: N5, N6, F5, F6; D11 to D14). The order of D11: roll, reroll, add equal damage dice, multiply,
// classify, armour. What a set in the attack brings (D12) stands here too.
#pragma once

#include "games/duel/dice_group.h"

namespace walstatt::duel {

inline constexpr int maxDamageDice = 6;               // N5: more than six are rerolls
inline constexpr int heavyWound = 11, critical = 21;  // N5

// D1: the die of a blow; W3 is the size below W4 (target numbers of F3 know it).
constexpr int meleeDie(int pts, int ts) { return pts > ts ? pts : ts; }
int oneSizeSmaller(int sides);  // D14: a disarmed fighter's PTS

// D11: damage dice for the hits of one wave. `named`: all dice of the group named in this attack so far, this wave
// included; `unmet`: those of this wave that nobody met.
int damageDice(const Hand& hand, Mask group, Mask named, Mask unmet);
constexpr int diceRolled(int dice) { return dice < maxDamageDice ? dice : maxDamageDice; }
constexpr int rerolls(int dice) { return dice - diceRolled(dice); }  // never more than one: a group has six dice

// D12, in rising order.
enum class SetKind : std::uint8_t { none, tria, twoTrias, tessera, pente, exi };
SetKind bestSet(const Hand& hand, Mask group, Mask unmet);

struct SetEffect {
  int initiative = 0;
  bool disarm = false;
  int factor = 1;
  bool fallInstead = false;  // the attacker may choose a fall instead of the factor, before the roll
};
SetEffect effectOf(SetKind kind);

struct Armour {
  std::uint8_t protection = 0;
  std::uint8_t quality = 0;
  std::uint8_t light = 0;  // 1: light, 0: heavy

  constexpr int protects() const { return quality > 0 ? protection : 0; }  // D13
  friend bool operator==(const Armour&, const Armour&) = default;
};

using DamageFaces = FixedList<Die, maxDamageDice>;
using Wounds = FixedList<std::uint16_t, maxDamageDice>;
// For each damage die the wound it belongs to, 1 to 6.
using Adding = std::array<std::uint8_t, maxDamageDice>;

// Every die belongs to one wound, and only equal dice are added.
bool checkAdding(const DamageFaces& faces, const Adding& adding);
Wounds woundsOf(const DamageFaces& faces, const Adding& adding, int factor);

// All ways to add equal dice, each once; all added comes first. At most eleven (six equal dice).
inline constexpr std::size_t maxAddings = 11;
FixedList<Adding, maxAddings> addingsOf(const DamageFaces& faces);

// What the wounds do to who wears this armour (D13, D14).
struct Injury {
  std::uint16_t damage = 0;   // after protection
  std::uint8_t heavy = 0;     // heavy wounds of which something is left: a combat die each
  std::uint8_t critical = 0;  // critical wounds of which something is left: out at once
  std::uint8_t wear = 0;      // quality lost after the whole roll

  constexpr bool out(int vitality) const { return critical > 0 || damage >= vitality; }
  friend bool operator==(const Injury&, const Injury&) = default;
};
Injury injuryOf(const Wounds& wounds, const Armour& armour);
Armour worn(const Armour& armour, const Injury& injury);

// The attacker's best adding: out, then most damage, then most critical, most heavy wounds, most wear.
Adding bestAdding(const DamageFaces& faces, int factor, const Armour& armour, int vitality);

// D11: the die to reroll, so that the target is most likely out, then the most damage expected, of equals
// the lowest; -1: none.
int bestReroll(const DamageFaces& faces, int sides, int factor, const Armour& armour, int vitality);

// D1: whether a fighter can ever hurt one in this armour, be it by wearing it out first.
bool canHurt(int combatDice, int skill, int damageSides, const Armour& armour);

}  // namespace walstatt::duel
