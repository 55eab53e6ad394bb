// Exact odds of one attack: of a question asked without a board, and of an action in a position.
#pragma once

#include "base/fraction.h"
#include "games/mfm/game.h"

namespace walstatt::mfm {

struct AttackQuestion {
  int dice = 1;
  int hitUpTo = 1;
  AttackKind kind = AttackKind::nah;
  int savedFrom = 8;  // 13: no column saves
  int armour = 0;
  int terrain = 0;
  bool moved = false, overOwn = false, skirmisher = false, ruleOf12 = true;
  int lives = 1;
};

struct AttackOdds {
  Fraction hit, lifeLost, out;
  Explained hitNumber, protection;
};

// Numbers outside of what a figure can have are refused.
std::optional<Refusal> checkQuestion(const AttackQuestion& question);
AttackOdds answer(const AttackQuestion& question);

// The chances of an attack action that is legal here. `ownLifeLost`: a figure of the shooter's side loses a life (R13).
struct AttackChances {
  Fraction hit{0, 1}, lifeLost{0, 1}, out{0, 1}, ownLifeLost{0, 1};
};
AttackChances chancesOf(const ManForMan& game, const State& state, const Action& action);

}  // namespace walstatt::mfm
