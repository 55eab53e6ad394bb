// Who meets whom: one to three fighters a side, what they carry, and how far apart they begin (D1, D17).
#pragma once

#include "games/duel/fighter.h"
#include "games/duel/shot.h"
#include "table/contract.h"

namespace walstatt::duel {

inline constexpr std::size_t maxFighters = 6;
inline constexpr int maxPerSide = 3;
inline constexpr int maxDistance = 200;  // metres

using Size = TargetSize;  // D17
// D18: what a target knows of the archer.
enum class Awareness : std::uint8_t { unaware, noticing, aware };

inline constexpr std::array<std::string_view, 6> sizeWords{"huge",  "very-large", "large",
                                                           "small", "very-small", "tiny"};
inline constexpr std::array<std::string_view, 3> awarenessWords{"unaware", "noticing", "aware"};

// One fighter as the rules need him: the values of his type, weapon and armour in one place.
struct Combatant {
  Side side = 0;
  std::string label;  // "a1": the side's letter and a number
  Bilingual name;
  FighterType values;
  std::uint8_t meleeDie = 10;   // the larger of PTS and TS
  std::uint8_t shotDie = 0;     // TS of what he shoots with; 0: he does not shoot
  std::uint8_t unarmedDie = 4;  // D14: PTS minus one size
  std::int8_t initiative = 0;   // his own
  std::int8_t weaponInitiative = 0;
  Armour armour;
  Size size = Size::large;
  Awareness awareness = Awareness::aware;
};

// Works out what follows from the values and pieces of a fighter (D1).
void equip(const Content& content, Combatant& one);

struct Setup {
  std::string id;
  Bilingual name, description;
  std::vector<Combatant> fighters;  // side 0 first
  int distance = 0;                 // metres between the two lines; 0: in reach

  int countOf(Side side) const;
};

// Nothing when it holds faults; all of them are then in `errors`.
std::optional<Setup> readSetup(const Content& content, const Data& data, const std::string& file, Errors& errors);

}  // namespace walstatt::duel
