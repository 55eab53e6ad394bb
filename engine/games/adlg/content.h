// What content/adlg holds: troop types with their factors and prices (B-Foot, B-Mtd, A2, A7), terrain and regions (A10),
// army lists (A8, army_list.h).
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/language.h"
#include "games/adlg/army_list.h"
#include "games/adlg/ground.h"
#include "games/adlg/options.h"
#include "games/adlg/profile.h"
#include "games/adlg/setup.h"
#include "library/library.h"

namespace walstatt::adlg {

struct OptionWords {
  std::string rule;
  Bilingual name, note;
};

struct TroopType {
  std::string id;
  std::string label;  // two capitals
  Bilingual name, job, history;
  int points = 0;                         // of an ordinary unit without options
  Profile profile;                        // of an ordinary unit without options
  std::optional<int> elite, mediocre;     // what that quality adds to the price; nothing: there is none such
  std::array<int, optionCount> prices{};  // of the options it may have
  OptionSet allowed = 0;

  bool may(Option option) const { return has(allowed, option); }
  bool may(Quality quality) const {
    return quality == Quality::elite ? elite.has_value() : quality == Quality::mediocre ? mediocre.has_value() : true;
  }
};

struct TerrainType {
  std::string id;
  Bilingual name, note;
};

struct RegionType {
  std::string id;
  Bilingual name, note;
  TerrainKind compulsory = TerrainKind::field;
  std::vector<TerrainKind> kinds;  // what may be laid there
};

inline constexpr int regionCount = 5;

struct Content {
  Words words;
  std::vector<TroopType> types;
  std::array<OptionWords, optionCount> options;
  std::array<TerrainType, terrainKinds> terrain;  // by TerrainKind
  std::array<RegionType, regionCount> regions;    // by Region
  std::vector<ArmyList> lists;

  int findType(std::string_view id) const;  // -1: none
  int findTypeLabelled(std::string_view label) const;
  int findList(std::string_view id) const;
  std::optional<TerrainKind> findTerrain(std::string_view id) const;
  std::optional<Region> findRegion(std::string_view id) const;
  const TerrainType& of(TerrainKind kind) const { return terrain[static_cast<std::size_t>(kind)]; }
  const RegionType& of(Region region) const { return regions[static_cast<std::size_t>(region)]; }
};

std::span<const std::string_view> categoryIds();  // by Category: "LI" …
std::span<const std::string_view> terrainIds();
std::span<const std::string_view> regionIds();
std::span<const std::string_view> qualityIds();
std::span<const std::string_view> armourIds();
std::span<const std::string_view> weaponIds();
std::span<const std::string_view> goingIds();
std::span<const std::string_view> rankIds();
inline std::vector<std::string> words(std::span<const std::string_view> ids) { return {ids.begin(), ids.end()}; }

// Reads everything below content/adlg but rules and scenarios; faults go to `errors`.
std::shared_ptr<const Content> readContent(const Library& library, Errors& errors);

// A unit of a type with a quality and options; what the type may not have is taken all the same (army.h judges).
Profile makeProfile(const Content& content, int type, Quality quality, OptionSet options);
// B-Rng: how far such a unit shoots; 0: not at all.
Length rangeOf(Category category, Weapon weapon);

}  // namespace walstatt::adlg
