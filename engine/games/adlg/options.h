// What a unit may have beside its type: the abilities of A7 and missile weapons, of which a unit has one.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "games/adlg/profile.h"
#include "table/contract.h"

namespace walstatt::adlg {

enum class Option : std::uint8_t {
  armour,
  impact,
  impetuous,
  missileSupport,
  expendable,
  pavise,
  stakes,
  polearm,
  twoHanded,
  // missile weapons
  halfBow,
  javelin,
  sling,
  bow,
  longbow,
  crossbow,
  handgun,
  atlatl,
  incendiary,
};
inline constexpr std::size_t optionCount = 18;

using OptionSet = std::uint32_t;
constexpr OptionSet bit(Option option) { return 1u << static_cast<unsigned>(option); }
using walstatt::has;
constexpr bool has(OptionSet set, Option option) { return (set & bit(option)) != 0; }
constexpr bool isWeapon(Option option) { return option >= Option::halfBow; }
inline constexpr OptionSet weaponOptions = ~0u << static_cast<unsigned>(Option::halfBow) & ((1u << optionCount) - 1);

std::span<const std::string_view> optionIds();  // by Option
std::optional<Option> optionNamed(std::string_view id);
// The missile weapon among the options, if any; the half bow is a bow.
std::optional<Weapon> weaponOf(OptionSet options);

}  // namespace walstatt::adlg
