// What content/1192 holds: weapons, armour and the fighters made of them (D1).
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/language.h"
#include "library/library.h"

namespace walstatt::duel {

// D1: the dice of the game, from small to large.
inline constexpr std::array<std::uint8_t, 6> dieSizes{4, 6, 8, 10, 12, 20};

// D1, and how far a setup may go.
inline constexpr int mostDice = 6, mostSkill = 6;
inline constexpr int leastInitiative = -3, mostInitiative = 5;
inline constexpr int mostVitality = 200;

enum class WeaponKind : std::uint8_t { melee, bow, crossbow, thrown };

struct Weapon {
  std::string id;
  Bilingual name, job, history;
  std::uint8_t die = 10;  // TS
  WeaponKind kind = WeaponKind::melee;
  std::int8_t initiative = 0;
};

struct ArmourPiece {
  std::string id;
  Bilingual name, job, history;
  std::uint8_t protection = 0;
  std::uint8_t quality = 0;  // Güte
  bool light = true;
};

struct FighterType {
  std::string id;
  Bilingual name, job, history;
  std::uint8_t dice = 6;
  std::uint8_t die = 20;
  std::uint8_t skill = 3;   // FkW
  std::uint8_t ownDie = 6;  // PTS
  std::int8_t initiative = 0;
  std::uint8_t vitality = 30;  // Lebenskraft
  std::size_t weapon = 0, armour = 0;
  std::optional<std::size_t> shot;  // a weapon that shoots
  std::vector<std::string> names;   // what such a one may be called
};

struct Content {
  Words words;
  std::vector<Weapon> weapons;
  std::vector<ArmourPiece> armours;
  std::vector<FighterType> fighters;
};

// "W20"
std::string dieWord(int sides);
const std::vector<std::string>& dieWordList();
const std::vector<std::string>& weaponKindWords();

std::shared_ptr<const Content> readContent(const Library& library, Errors& errors);

// Reads what a table may say of a fighter's own values over what `fighter` holds; also where a setup changes one.
void readValues(Reader& reader, const Content& content, FighterType& fighter);

// The index of an id in a list of pieces; nothing if nobody bears it.
template <class Piece>
std::optional<std::size_t> findPiece(const std::vector<Piece>& pieces, std::string_view id) {
  for (std::size_t i = 0; i < pieces.size(); ++i)
    if (pieces[i].id == id) return i;
  return std::nullopt;
}

}  // namespace walstatt::duel
