// Fighters of one's own (D1): a ready fighter, his values changed within limits, with a weapon, perhaps something to
// shoot with, and armour of one's choice. One may be unfinished or wrong: judge tells all that is, and only good ones
// fight. docs/fighters.md describes the file form and the code.
#pragma once

#include "games/duel/fighter.h"

namespace walstatt::duel {

inline constexpr std::size_t mostNameBytes = 40;

// Pieces by id, so that a fighter made for other content can be held and explained.
struct OwnFighter {
  std::string base;  // the ready fighter he is made of: his looks, job and history
  std::string name;  // "": that of the ready one
  int dice = 6;
  int die = 20;
  int skill = 3;
  int pts = 6;
  int initiative = 0;
  int vitality = 30;
  std::string weapon, armour;
  std::string shot = {};  // "": he does not shoot
};

OwnFighter ownOf(const Content& content, const FighterType& type);

// All faults at once, each with the field it is about; none: he may fight. Limits are D1's.
void judge(const Content& content, const OwnFighter& fighter, const std::string& file, Errors& errors);
// His values and pieces as the rules take them; only of one without faults.
FighterType typeOf(const Content& content, const OwnFighter& fighter);

// The file form: what is not said is as the base has it. Faults of form go to `errors`; whether he may fight is asked
// of judge.
std::optional<OwnFighter> readOwnFighter(const Content& content, const Data& data, const std::string& file,
                                         Errors& errors);
Data fighterData(const OwnFighter& fighter);
std::string fighterToml(const OwnFighter& fighter);

// "Surprise me": a ready fighter with other pieces, values a little off and a name. Never faulty; the same seed gives the
// same one everywhere. `base`: an index of Content::fighters, or any.
OwnFighter surpriseFighter(const Content& content, std::optional<std::size_t> base, std::uint64_t seed);

namespace phrases {
inline constexpr Phrase fighterBase{"fighter.unknown-base", "D1"};
inline constexpr Phrase fighterWeapon{"fighter.unknown-weapon", "D1"};
inline constexpr Phrase fighterArmour{"fighter.unknown-armour", "D1"};
inline constexpr Phrase fighterShot{"fighter.unknown-shot", "D1"};
inline constexpr Phrase fighterNoMelee{"fighter.no-melee-weapon", "D1"};
inline constexpr Phrase fighterNoShot{"fighter.no-shot", "D16"};
inline constexpr Phrase fighterDice{"fighter.dice", "D1"};
inline constexpr Phrase fighterSkill{"fighter.skill", "D1"};
inline constexpr Phrase fighterInitiative{"fighter.initiative", "D5"};
inline constexpr Phrase fighterVitality{"fighter.vitality", "D14"};
inline constexpr Phrase fighterNameLong{"fighter.name-long", ""};
inline constexpr Phrase fighterNameSigns{"fighter.name-signs", ""};
inline constexpr Phrase fighterFileVersion{"fighter.file-version", ""};
}  // namespace phrases

}  // namespace walstatt::duel
