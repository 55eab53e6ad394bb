// Everything that changes in a fight: a small value without padding, so that equal fights have equal bytes.
#pragma once

#include <cstddef>
#include <type_traits>

#include "games/duel/dice_group.h"
#include "games/duel/setup.h"

namespace walstatt::duel {

inline constexpr int maxPhases = 50;   // D4
inline constexpr int quietPhases = 3;  // D4: so many phases running without an attack are a draw
inline constexpr std::uint8_t nobody = 255;

// What the fight waits for, in the order of a phase. games/duel/sequence.cpp has the way from one to the next.
enum class Step : std::uint8_t {
  prepare,    // open: movement, weapon, target (D14, D16, D17)
  roll,       // dice: each fighter in turn (D4)
  score,      // secret (D4)
  shoot,      // the archer at hand shoots or aims on (D16)
  target,     // dice: the target number (D17)
  reaction,   // dice: who just notices (D18)
  evade,      // the target throws himself aside or not (D18)
  evasion,    // dice: how well (D18)
  keep,       // the archer keeps dice for the next phase (D16)
  declare,    // secret (D4)
  group,      // secret (D2, D3)
  dieOff,     // dice: equal claims (D5)
  wave,       // the attacker names his dice (D7)
  ward,       // the defender (D8)
  hit,        // the attacker strikes, flees or spares (D11, D12, D15)
  mercy,      // the struck one leaves or stands (D15)
  damage,     // dice (D11)
  reroll,     // the attacker chooses a damage die (D11)
  rerollDie,  // dice
  wounds,     // the attacker adds equal damage dice (D11)
  share,      // Exi: whom each wound goes to (D12)
  over,
};
inline constexpr int steps = static_cast<int>(Step::over) + 1;

enum class Ending : std::uint8_t { none, out, fled, quiet, phases };

struct Fighter {
  enum Mark : std::uint16_t {
    out = 1,         // at 0 vitality, or by a critical wound (D14)
    fled = 2,        // D15
    disarmed = 4,    // D12, D14
    fallen = 8,      // wards with single dice in this phase (D14)
    falls = 16,      // ... in the next
    wardsOnly = 32,  // takes his weapon up, or has thrown himself aside (D14, D18)
    inMelee = 64,    // had an enemy in reach when the phase began
    archer = 128,    // has named a target in this phase (D16)
    aiming = 256,    // finishes his cascade alone (D16)
    shotDone = 512,  // his shot of this phase is settled
    lapsed = 1024,   // was hit in this phase: attacks no more
  };

  Hand hand;
  Mask scored = 0;             // set aside or just scored
  Mask fresh = 0;              // rolled and not yet judged
  Mask devalued = 0;           // D3
  Mask group = 0;              // D2
  Mask spent = 0;              // used in an attack or a ward
  Mask chosen = 0;             // of a secret decision: dice scored, or the group
  Mask chosenPaid = 0;         // ... and what pays the ones
  std::uint8_t declared = 0;   // of a secret decision: 1 + whom he attacks
  std::uint8_t shotDebts = 0;  // D19: dice to be devalued because he was hit by a shot
  std::uint8_t vitality = 0;
  std::uint8_t quality = 0;    // of his armour (D13)
  std::uint8_t lost = 0;       // dice lost for the next phase (D8, D14)
  std::uint8_t bonus = 0;      // initiative won by sets, now (D5, D12)
  std::uint8_t nextBonus = 0;  // ... and for the next phase
  std::uint8_t speed = 0;      // 0 stands, 1 slow, 2 fast (D17)
  std::uint8_t aim = 0;        // 1 + whom he shoots at (D16)
  Size size = Size::large;
  Awareness awareness = Awareness::aware;
  std::uint8_t dice = 0;    // combat dice in this phase (D1, D14)
  std::uint8_t wounds = 0;  // that have left something, of this fight
  std::uint8_t place = 0;   // metres from the line of side 0
  std::uint16_t marks = 0;

  bool is(Mark mark) const { return (marks & mark) != 0; }
  void set(Mark mark) { marks = static_cast<std::uint16_t>(marks | mark); }
  void clear(int mask) { marks = static_cast<std::uint16_t>(marks & ~mask); }
  bool fights() const { return (marks & (out | fled)) == 0; }
  Mask unspentGroup() const { return without(group, spent); }
  // D2: whatever lies, ones and devalued dice apart.
  Mask rescue() const { return without(hand.all(), static_cast<Mask>(group | spent | devalued | onesOf(hand))); }
  friend bool operator==(const Fighter&, const Fighter&) = default;
};

struct State {
  std::array<Fighter, maxFighters> fighters{};
  Step step = Step::prepare;
  std::uint8_t phase = 0;
  std::uint8_t quiet = 0;      // phases running without an attack (D4)
  std::uint8_t busy = 0;       // somebody attacked, shot or moved in this phase
  std::uint8_t asked = 0;      // seats that decide in this step, one bit each
  std::uint8_t decided = 0;    // ... and those that have, hidden while it is secret
  std::uint8_t rolling = 0;    // fighters who are still to roll
  std::uint8_t attackers = 0;  // fighters whose attack is still to come (D5)
  std::uint8_t rivals = 0;     // fighters of equal claims (D5)

  // The attack or shot at hand.
  std::uint8_t attacker = nobody;
  std::uint8_t defender = nobody;
  std::uint8_t wave = 0;  // 1, 2; 0: a counter that may still be declined (D7, D9)
  Mask attackGroup = 0;   // values are fixed from it (D7)
  Mask waveDice = 0;
  Mask unmet = 0;            // dice of the wave that hit
  std::uint8_t rescued = 0;  // the defender has used rescue dice against this attack (D9)

  // The damage roll at hand (D11).
  std::array<Die, handSize> damage{};
  std::array<std::uint16_t, handSize> woundSize{};  // while they are shared out (D12)
  std::uint8_t damageDice = 0;                      // that lie or are to be rolled
  std::uint8_t rerolls = 0;
  std::uint8_t rerolled = 0;  // the place being rolled again
  std::uint8_t times = 0;     // 1, 2 or 3
  std::uint8_t byShot = 0;
  std::uint8_t refused = 0;  // the struck one will not be spared (D15)
  std::array<std::uint8_t, handSize> woundTo{};
  std::uint8_t woundCount = 0;
  std::uint8_t shared = 0;

  // The shot at hand (D16 to D19).
  std::uint8_t result = 0;
  std::uint8_t targetNumber = 0;
  Mask shotDice = 0;        // the group, struck and left out dice apart
  std::uint8_t deadly = 0;  // five or more equals of 11 or more (D19)

  Ending ending = Ending::none;
  std::uint8_t winner = noSide;

  friend bool operator==(const State&, const State&) = default;
};
static_assert(std::is_trivially_copyable_v<State> && std::has_unique_object_representations_v<State>);

}  // namespace walstatt::duel
