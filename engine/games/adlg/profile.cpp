// A unit's profile: the row of its type, then its options (A7, B-Abi, B-Rng).
#include <algorithm>

#include "games/adlg/price.h"

namespace walstatt::adlg {

namespace {

constexpr std::array<std::string_view, optionCount> optionNames{
    "armour", "impact",  "impetuous",  "missile-support", "expendable", "pavise",
    "stakes", "polearm", "two-handed", "half-bow",        "javelin",    "sling",
    "bow",    "longbow", "crossbow",   "handgun",         "atlatl",     "incendiary"};

struct OptionEffect {
  Option option;
  Ability ability;
};
constexpr std::array<OptionEffect, 9> effects{{{Option::impact, impact},
                                               {Option::impetuous, impetuous},
                                               {Option::missileSupport, missileSupport},
                                               {Option::expendable, expendable},
                                               {Option::pavise, pavise},
                                               {Option::stakes, stakes},
                                               {Option::polearm, polearm},
                                               {Option::twoHanded, twoHanded},
                                               {Option::halfBow, halfBow}}};

constexpr std::array<std::pair<Option, Weapon>, 9> weapons{{{Option::javelin, Weapon::javelin},
                                                            {Option::sling, Weapon::sling},
                                                            {Option::bow, Weapon::bow},
                                                            {Option::longbow, Weapon::longbow},
                                                            {Option::crossbow, Weapon::crossbow},
                                                            {Option::handgun, Weapon::handgun},
                                                            {Option::atlatl, Weapon::atlatl},
                                                            {Option::incendiary, Weapon::incendiary},
                                                            {Option::halfBow, Weapon::bow}}};

// B-Abi-37: javelins help light troops and LMI in melee; other cavalry only throws them.
bool fightsWithJavelin(Category category) {
  return category == Category::LI || category == Category::LH || category == Category::LMI;
}

}  // namespace

std::span<const std::string_view> optionIds() { return optionNames; }

std::optional<Option> optionNamed(std::string_view id) {
  const auto found = std::find(optionNames.begin(), optionNames.end(), id);
  if (found == optionNames.end()) return std::nullopt;
  return static_cast<Option>(found - optionNames.begin());
}

std::optional<Weapon> weaponOf(OptionSet options) {
  for (const auto& [option, weapon] : weapons)
    if (has(options, option)) return weapon;
  return std::nullopt;
}

Length rangeOf(Category category, Weapon weapon) {
  switch (weapon) {
    case Weapon::none: return 0;
    case Weapon::javelin:
    case Weapon::incendiary: return 1 * ud;  // B-Rng-01 to 03
    case Weapon::atlatl: return 2 * ud;      // B-Rng-05
    case Weapon::wagon:
    case Weapon::lightArtillery: return 4 * ud;   // B-Rng-08, 09
    case Weapon::mediumArtillery: return 6 * ud;  // B-Rng-10
    case Weapon::heavyArtillery: return 8 * ud;   // B-Rng-11
    default: break;
  }
  return isLight(category) || isMounted(category) ? 2 * ud : 4 * ud;  // B-Rng-04, 06, 07
}

Profile makeProfile(const Content& content, int type, Quality quality, OptionSet options) {
  const TroopType& of = content.types[static_cast<std::size_t>(type)];
  Profile unit = of.profile;
  unit.type = static_cast<std::uint16_t>(type);
  unit.quality = quality;
  unit.abilities &= ~std::uint32_t{javelinAbility};  // comes with the weapon
  Sum points;
  addPrice(points, content, type, quality, options);
  unit.points = static_cast<std::uint8_t>(std::clamp(points.value(), 0, 255));
  for (const OptionEffect& effect : effects)
    if (has(options, effect.option)) unit.abilities |= effect.ability;
  if (has(options, Option::armour) && unit.armour == ArmourLevel::none) unit.armour = ArmourLevel::armour;
  // B-Abi-25, 26: one for armour, two for heavy armour.
  unit.protection = static_cast<std::uint8_t>(unit.plainProtection + static_cast<int>(unit.armour));
  unit.weapon = weaponOf(options).value_or(unit.weapon);
  if (unit.weapon == Weapon::javelin && fightsWithJavelin(unit.category)) unit.abilities |= javelinAbility;
  if (unit.weapon == Weapon::incendiary) unit.abilities |= incendiaryAbility;
  unit.range = rangeOf(unit.category, unit.weapon);
  return unit;
}

}  // namespace walstatt::adlg
