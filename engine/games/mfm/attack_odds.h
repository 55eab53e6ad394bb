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

// What comes of one figure's defence.
struct DefenceChances {
  Fraction lifeLost{0, 1}, out{0, 1};
};
// If this figure of the unit that is struck defends (S8).
DefenceChances defenceOf(const ManForMan& game, const State& state, const Attack& attack, FigureId defender);
// S8.2: whom the defending player names who wants to lose as little as possible; of equals the first.
FigureId bestDefender(const ManForMan& game, const State& state, const Attack& attack);

// The chances of an attack action that is legal here. `ownLifeLost`: a figure of the shooter's side loses a life (R13). Of a
// unit: as if the defender never tried to change who is struck (S8.1) and named the best of the crew (S8.2).
struct AttackChances {
  struct Share {
    FigureId figure = noFigure;
    Fraction struck{0, 1}, lifeLost{0, 1}, out{0, 1};
  };
  Fraction hit{0, 1}, lifeLost{0, 1}, out{0, 1}, ownLifeLost{0, 1};
  std::vector<Share> shares;   // who has to defend against a shot that may strike a unit
  FigureId tester = noFigure;  // whose test could change who is struck, with this chance
  Fraction changed{0, 1};
};
AttackChances chancesOf(const ManForMan& game, const State& state, const Action& action);

// R6: that one of n dice shows k or less; a test on NAH is the same.
Fraction chanceOf(HitValue value);

}  // namespace walstatt::mfm
