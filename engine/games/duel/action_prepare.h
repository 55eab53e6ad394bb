// What a fighter decides before a phase's first roll (D14, D16, D17), in eight bits.
#pragma once

#include "games/duel/action.h"

namespace walstatt::duel {

// D17: how far one comes in a phase, by speed.
inline constexpr std::array<int, 3> metres{0, 10, 20};

struct Preparation {
  std::uint8_t speed = 0;  // 0 stands, 1 slow, 2 fast
  std::uint8_t aim = 0;    // 1 + whom he shoots at
  bool takeUp = false;     // his weapon

  constexpr std::uint8_t bits() const { return static_cast<std::uint8_t>(speed | aim << 2 | (takeUp ? 32 : 0)); }
  static constexpr Preparation of(std::uint64_t bits) {
    return {static_cast<std::uint8_t>(bits & 3), static_cast<std::uint8_t>(bits >> 2 & 7), (bits & 32) != 0};
  }
  constexpr Action action() const { return Action(ActionKind::prepare, bits()); }
};

}  // namespace walstatt::duel
