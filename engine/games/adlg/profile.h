// What a unit is: its troop type with quality, arms and abilities, worked out once from content/adlg (A2, A7, B-Foot, B-Mtd).
// Melee, shooting and movement read profiles and nothing else of the content.
#pragma once

#include <array>
#include <cstdint>

#include "games/adlg/measure.h"

namespace walstatt::adlg {

// The sheet's categories; foot first.
enum class Category : std::uint8_t { LI, LMI, MI, HI, WWg, Art, LH, Cv, HCh, Ct, Kn, El, SCh };
inline constexpr int categories = 13;
constexpr bool isFoot(Category category) { return category <= Category::Art; }
constexpr bool isMounted(Category category) { return category >= Category::LH; }
// A3: light troops; all others are heavy troops.
constexpr bool isLight(Category category) { return category == Category::LI || category == Category::LH; }

enum class Quality : std::uint8_t { mediocre, ordinary, elite };
enum class ArmourLevel : std::uint8_t { none, armour, heavy };
enum class Weapon : std::uint8_t {
  none,
  javelin,
  sling,
  bow,
  longbow,
  crossbow,
  handgun,
  atlatl,
  incendiary,
  lightArtillery,
  mediumArtillery,
  heavyArtillery,
  wagon
};
constexpr bool isArtillery(Weapon weapon) {
  return weapon >= Weapon::lightArtillery && weapon <= Weapon::heavyArtillery;
}

// What a troop type is beside its category.
enum Trait : std::uint32_t {
  swords = 1u << 0,  // medium and heavy swords, foot knights
  spears = 1u << 1,  // medium and heavy spears
  heavySpears = 1u << 2,
  pikes = 1u << 3,
  levy = 1u << 4,
  javelinmen = 1u << 5,
  archers = 1u << 6,  // bow, crossbow and firearm men
  footKnights = 1u << 7,
  horses = 1u << 8,     // panic at camels and elephants (B-Note-07, 08)
  camels = 1u << 9,     // frighten horses, panic at elephants
  chariots = 1u << 10,  // light, heavy and scythed
  cataphracts = 1u << 11,
};

// Abilities of a unit (B-Abi); what the type always has is set too.
enum Ability : std::uint32_t {
  impact = 1u << 0,
  impetuous = 1u << 1,
  missileSupport = 1u << 2,
  expendable = 1u << 3,
  mixedUnit = 1u << 4,
  pavise = 1u << 5,
  stakes = 1u << 6,
  polearm = 1u << 7,
  twoHanded = 1u << 8,
  javelinAbility = 1u << 9,
  halfBow = 1u << 10,  // impact / half bow
  blades = 1u << 11,   // war wagon with blades
  incendiaryAbility = 1u << 12,
  included = 1u << 13,  // a commander is included in the unit (A14)
};

// Movement in UD in open, rough and heavy ground; 0: may not enter (B-All-11). HI's second open value is 3.
struct Movement {
  std::uint8_t open = 0, rough = 0, heavy = 0;
  friend bool operator==(const Movement&, const Movement&) = default;
  bool mobile = true;  // heavy artillery is not (B-All-14)
};

struct Profile {
  std::uint16_t type = 0;  // index of the troop type in the content
  Category category = Category::LI;
  Quality quality = Quality::ordinary;
  ArmourLevel armour = ArmourLevel::none;
  Weapon weapon = Weapon::none;
  std::uint8_t protection = 0;       // armour included (B-Foot-22)
  std::uint8_t plainProtection = 0;  // without armour's share
  std::uint8_t cohesion = 0;
  std::uint32_t traits = 0;
  std::uint32_t abilities = 0;
  Movement movement;
  Length depth = ud;  // A2
  Length range = 0;   // B-Rng; 0: does not shoot
  // Combat factor against each category; the exceptions (levy, LMI in the open, flank …) are in melee_factor.cpp.
  std::array<std::int8_t, categories> factor{};
  std::int8_t factorAgainstLevy = 0;
  std::int8_t factorAgainstLmiInOpen = 0;  // instead of factor[LMI] where the LMI stands in the open
  std::int8_t factorAgainstLiInOpen = 0;
  std::int8_t factorInFlankOfHi = 0;  // B-Mtd-05
  std::uint8_t points = 0;

  friend bool operator==(const Profile&, const Profile&) = default;
  bool is(Trait trait) const { return (traits & trait) != 0; }
  bool has(Ability ability) const { return (abilities & ability) != 0; }
  bool foot() const { return isFoot(category); }
  bool mounted() const { return isMounted(category); }
  bool light() const { return isLight(category); }
  // B-Dif-05, B-Abi-35
  bool cumbersome() const {
    return has(impetuous) || category == Category::El || is(levy) || category == Category::WWg ||
           category == Category::SCh || weapon == Weapon::heavyArtillery;
  }
};

}  // namespace walstatt::adlg
