// What a page or a screen shows of a fighter: his numbers with their reasons, and exact chances against a yardstick.
#pragma once

#include "games/duel/own_fighter.h"
#include "games/duel/setup.h"

namespace walstatt::duel {

// A blow of so many equal dice that all get through, and what comes of it (D11 to D14).
struct Blow {
  int equals = 1;  // 1: a single die
  int dice = 1;    // damage dice
  int sides = 10;
  double expected = 0;  // damage after armour
  double out = 0;       // chance to put the other out
};
// Single dice, two and three equals, as far as his dice and FkW go.
std::vector<Blow> blowsOf(const Combatant& striker, int sides, const Combatant& struck);

// The chance that one throw of all dice holds at least so many equals of 2 or more (N1, D3).
double chanceOfEquals(int dice, int sides, int equals);

// The fighter against whom others are measured: the sergeant, if there is one.
std::size_t yardstick(const Content& content);

Combatant combatantOf(const Content& content, const OwnFighter& fighter);

// { fighter, ok, faults, code, code_with_name, sheet }; docs/fighters.md describes it. The sheet is missing of a faulty
// one. `against`: an index of Content::fighters.
Data fighterReport(const Content& content, const OwnFighter& fighter, std::size_t against);
// All that a fighter is made of: { fighters, weapons, armour, limits }.
Data piecesData(const Content& content);

namespace phrases {
inline constexpr Phrase sheetOwnDie{"fighter.reason.pts", "D1"};
inline constexpr Phrase sheetWeaponDie{"fighter.reason.ts", "D1"};
inline constexpr Phrase sheetSmaller{"fighter.reason.one-size-smaller", "D14"};
inline constexpr Phrase sheetFace{"fighter.reason.highest-face", "D6"};
inline constexpr Phrase sheetEquals{"fighter.reason.equals", "D6"};
}  // namespace phrases

}  // namespace walstatt::duel
