// Chapters G4 to G8: one attack from the roll to hit to the life lost, without a board. The same few
// functions serve the game, the preview and the odds. What the board decides (who is struck by a shot into
// a melee, which cover counts) is handed in by the chapter that knows it.
#pragma once

#include <optional>

#include "base/dice.h"
#include "base/explained.h"
#include "games/mfm/content.h"
#include "games/mfm/phrases.h"

namespace walstatt::mfm {

// What the dice of an attack decide next. The order is the order of play (R11, R13).
enum class Stage : std::uint8_t {
  none,     // no attack is under way
  hit,      // R6: the attacker's dice
  side,     // G7.5: own side or enemy
  draw,     // R13: which own figure
  share,    // S8.2: crew or animals
  name,     // S8.2: who of the crew defends; a decision, not dice
  change,   // S8.1: does the defender try to change who is struck; a decision
  test,     // S8.1: the test on NAH for that
  rollOff,  // R11: does the touched cover count
  defence,  // R7: the defender's d12
  done,
};

// What is known of an attack before its dice fall.
struct AttackFacts {
  AttackKind kind = AttackKind::nah;
  HitValue value{};
  bool moved = false;       // the shooter moves in this turn (G7.1)
  bool overOwn = false;     // own figures in the line of fire (G7.4)
  bool skirmisher = false;  // loses only 1 by moving (R33)
};

// G4, G7.1, G7.4, R10: up to which face the dice hit.
template <Number N>
N hitNumber(const AttackFacts& facts) {
  N number;
  number.add(facts.value.upTo, phrases::baseHit[static_cast<std::size_t>(facts.kind)]);
  if (facts.kind == AttackKind::fern) {
    if (facts.moved)
      number.add(facts.skirmisher ? -1 : -2, facts.skirmisher ? phrases::movedSkirmisher : phrases::moved);
    if (facts.overOwn) number.add(-2, phrases::overOwn);
    if (number.value() < 1) number.add(1 - number.value(), phrases::neverBelowOne);
  }
  return number;
}

// The attack under way: a small part of the state, and a chance process of its own.
struct Attack {
  Stage stage = Stage::none;
  AttackKind kind = AttackKind::nah;
  FigureId attacker = noFigure;
  FigureId aimed = noFigure;
  FigureId struck = noFigure;  // who defends: the aimed one, or an own figure in a melee (R13)
  std::uint8_t dice = 0;
  std::uint8_t hitUpTo = 0;
  std::uint8_t ownUpTo = 0;    // the own side is struck on 1 to this (R13); 0: no danger
  std::uint8_t ownSize = 0;    // board sizes of the own figures in danger: the die of the draw
  std::uint8_t across = 0;     // the axis of the danger area (Across)
  std::int8_t protection = 0;  // armour and sure cover
  std::int8_t unclear = 0;     // what the cover touched at a corner would add (R11)
  std::uint8_t ruleOf12 = 1;
  std::uint8_t wasHit = 0;
  std::uint8_t lifeLost = 0;
  std::uint8_t crewUpTo = 0;   // the crew is struck on 1 to this (S8.2)
  std::uint16_t saved = 0;     // the columns that save, bit 0 is column 1 (R7)
  FigureId unit = noFigure;    // the vehicle that is attacked with its crew
  FigureId tester = noFigure;  // whose NAH is tested to change the target (S8.1), with `testDice` up to `testUpTo`
  FigureId wanted = noFigure;  // who is to defend instead
  std::uint8_t testDice = 0;
  std::uint8_t testUpTo = 0;
  std::uint8_t spare = 0;

  bool isDecision() const { return stage == Stage::name || stage == Stage::change; }

  std::optional<Throw> pending() const;
  // Faces with the same class lead to the same attack. Ordered throws and draws tell every face apart.
  Face faceClass(Face face) const;
  friend bool operator==(const Attack&, const Attack&) = default;
};

// R7, R8: whether this face in defence loses the life.
bool defenceFails(const Attack& attack, Face face);
// The column that is read: the sum, held between 1 and 12 (R7).
constexpr int columnOf(int sum) { return sum < 1 ? 1 : sum > dieSides ? dieSides : sum; }
// R13: up to which face the own side is struck, by the difference own minus enemy board sizes.
int ownStruckUpTo(int difference);

// Goes on with the faces where no board is needed (hit, roll-off, defence); `side` and `draw` belong to G7.5.
void rollHit(Attack& attack, const Faces& faces);
void rollOff(Attack& attack, const Faces& faces);
void rollDefence(Attack& attack, Face face);

}  // namespace walstatt::mfm
