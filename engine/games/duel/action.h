// One decision of a fighter in one word: its kind, who decides, and up to 56 bits of what.
#pragma once

#include <array>
#include <cstdint>

#include "games/duel/dice_group.h"

namespace walstatt::duel {

enum class ActionKind : std::uint8_t {
  none,
  prepare,  // D14, D17, D18: movement, taking the weapon up, the archer's target
  score,    // D4: which of the dice just rolled count
  shoot,    // D16: with which group, and which run dice are left out
  aim,      // D16: not yet
  keep,     // D16: which dice wait for the next phase
  evade,    // D18: throw oneself aside
  stay,     // D18: do not
  wait,     // D4
  attack,   // D4: whom
  group,    // D2, D3: which dice are the group, which pay the ones
  wave,     // D7
  pass,     // D7, D9: no second wave, no counter
  ward,     // D8
  strike,   // D11
  fell,     // D12: a fall instead of twice the damage
  flee,     // D15: waive the hit for leaving
  spare,    // D15: offer to let the struck one go
  leave,    // D15: take that offer
  stand,    // D15: refuse it
  reroll,   // D11: one damage die once more
  enough,   // D11: no more of that
  wounds,   // D11: which damage dice are added into one wound
  share,    // D12: whom a wound goes to
};

class Action {
 public:
  constexpr Action() = default;
  constexpr explicit Action(ActionKind kind, std::uint64_t what = 0)
      : bits_(static_cast<std::uint64_t>(kind) | what << 8) {}
  // The same of a fighter: in the place of words alone nobody could tell whose dice are meant.
  constexpr Action by(std::size_t who) const {
    Action action = *this;
    action.bits_ = (bits_ & ~(std::uint64_t{7} << 5)) | static_cast<std::uint64_t>(who & 7) << 5;
    return action;
  }

  constexpr ActionKind kind() const { return static_cast<ActionKind>(bits_ & 31); }
  constexpr std::size_t who() const { return static_cast<std::size_t>(bits_ >> 5 & 7); }
  constexpr std::uint64_t what() const { return bits_ >> 8; }

  static constexpr Action score(Mask dice) { return Action(ActionKind::score, dice); }
  static constexpr Action keep(Mask dice) { return Action(ActionKind::keep, dice); }
  static constexpr Action wave(Mask dice) { return Action(ActionKind::wave, dice); }
  static constexpr Action attack(int whom) { return Action(ActionKind::attack, static_cast<std::uint64_t>(whom)); }
  static constexpr Action share(int whom) { return Action(ActionKind::share, static_cast<std::uint64_t>(whom)); }
  static constexpr Action reroll(int place) { return Action(ActionKind::reroll, static_cast<std::uint64_t>(place)); }
  static constexpr Action group(Mask dice, Mask paid) { return pair(ActionKind::group, dice, paid); }
  static constexpr Action shoot(Mask dice, Mask leftOut, Mask paid, Mask struck) {
    return Action(ActionKind::shoot, dice | static_cast<std::uint64_t>(leftOut) << 8 |
                                         static_cast<std::uint64_t>(paid) << 16 |
                                         static_cast<std::uint64_t>(struck) << 24);
  }

  constexpr Mask dice() const { return static_cast<Mask>(what() & 255); }
  constexpr Mask second() const { return static_cast<Mask>(what() >> 8 & 255); }  // paid with, or left out
  constexpr Mask shotPaid() const { return static_cast<Mask>(what() >> 16 & 255); }
  constexpr Mask shotStruck() const { return static_cast<Mask>(what() >> 24 & 255); }
  constexpr std::size_t whom() const { return static_cast<std::size_t>(what() & 7); }
  constexpr std::size_t place() const { return static_cast<std::size_t>(what() & 7); }

  friend constexpr bool operator==(const Action&, const Action&) = default;

 private:
  static constexpr Action pair(ActionKind kind, Mask first, Mask second) {
    return Action(kind, first | static_cast<std::uint64_t>(second) << 8);
  }
  std::uint64_t bits_ = 0;
};

// Six numbers of 0 to 7 in 18 bits: which die goes to which ward or wound.
using Places = std::array<std::uint8_t, handSize>;
constexpr std::uint64_t packed(const Places& places) {
  std::uint64_t bits = 0;
  for (std::size_t i = 0; i < places.size(); ++i) bits |= static_cast<std::uint64_t>(places[i] & 7) << 3 * i;
  return bits;
}
constexpr Places unpacked(std::uint64_t bits) {
  Places places{};
  for (std::size_t i = 0; i < places.size(); ++i) places[i] = static_cast<std::uint8_t>(bits >> 3 * i & 7);
  return places;
}
inline constexpr int placesBits = 18;

}  // namespace walstatt::duel
