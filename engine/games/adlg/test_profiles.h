// For tests: a profile of every row of the sheet (B-Foot, B-Mtd) made by hand, so that the rules can be tested without the
// content files and the content files against them.
#pragma once

#include <algorithm>

#include "games/adlg/profile.h"

namespace walstatt::adlg::test {

using Against = std::initializer_list<Category>;

struct Row {
  Category category;
  int protection, cohesion;
  int otherwise;  // factor against all that are not named
  std::uint32_t traits = 0;
};

inline Profile profileOf(const Row& row) {
  Profile profile;
  profile.category = row.category;
  profile.protection = profile.plainProtection = static_cast<std::uint8_t>(row.protection);
  profile.cohesion = static_cast<std::uint8_t>(row.cohesion);
  profile.traits = row.traits;
  profile.factor.fill(static_cast<std::int8_t>(row.otherwise));
  const auto of = [&](Category category) { return profile.factor[static_cast<std::size_t>(category)]; };
  profile.factorAgainstLevy = of(Category::HI);
  profile.factorAgainstLmiInOpen = of(Category::LMI);
  profile.factorAgainstLiInOpen = of(Category::LI);
  profile.factorInFlankOfHi = of(Category::HI);
  return profile;
}

// The factor against those categories, in the open too.
inline Profile& against(Profile& profile, Against categories, int factor) {
  const auto value = static_cast<std::int8_t>(factor);
  for (const Category category : categories) {
    profile.factor[static_cast<std::size_t>(category)] = value;
    if (category == Category::LMI) profile.factorAgainstLmiInOpen = value;
    if (category == Category::LI) profile.factorAgainstLiInOpen = value;
    if (category == Category::HI) profile.factorAgainstLevy = profile.factorInFlankOfHi = value;
  }
  return profile;
}
inline constexpr Against allMounted{Category::LH, Category::Cv, Category::HCh, Category::Ct,
                                    Category::Kn, Category::El, Category::SCh};

inline Profile with(Profile profile, std::uint32_t abilities) {
  profile.abilities |= abilities;
  return profile;
}
inline Profile as(Profile profile, Quality quality) {
  profile.quality = quality;
  return profile;
}
inline Profile elite(Profile profile) { return as(profile, Quality::elite); }
inline Profile mediocre(Profile profile) { return as(profile, Quality::mediocre); }
// B-Abi-25, 26
inline Profile in(Profile profile, ArmourLevel armour) {
  profile.armour = armour;
  profile.protection = static_cast<std::uint8_t>(profile.plainProtection + static_cast<int>(armour));
  return profile;
}
inline Profile armoured(Profile profile) { return in(profile, ArmourLevel::armour); }
inline Profile shooting(Profile profile, Weapon weapon, int range) {
  profile.weapon = weapon;
  profile.range = range * ud;
  return profile;
}
inline Profile moving(Profile profile, int open, int rough, int heavy, Length depth) {
  profile.movement = {static_cast<std::uint8_t>(open), static_cast<std::uint8_t>(rough),
                      static_cast<std::uint8_t>(heavy), true};
  profile.depth = depth;
  return profile;
}

inline Profile lightInfantry(Weapon weapon = Weapon::none) {
  const int range = weapon == Weapon::none ? 0 : weapon == Weapon::javelin || weapon == Weapon::incendiary ? 1 : 2;
  Profile profile = moving(profileOf({Category::LI, 1, 2, 0}), 3, 3, 3, ud / 2);
  if (weapon == Weapon::javelin) profile.abilities |= javelinAbility;
  if (weapon == Weapon::incendiary) profile.abilities |= incendiaryAbility;
  return shooting(profile, weapon, range);
}
inline Profile javelinThrowers() {
  Profile profile = moving(profileOf({Category::LMI, 1, 3, 0, javelinmen}), 3, 3, 2, ud);
  against(profile, {Category::LI, Category::LH, Category::El, Category::SCh}, 1);
  return shooting(with(profile, javelinAbility), Weapon::javelin, 1);
}
inline Profile bowmen(Weapon weapon = Weapon::bow) {
  Profile profile = moving(profileOf({Category::LMI, 0, 3, 0, archers}), 3, 3, 2, ud);
  against(profile, {Category::LI, Category::LH}, 1);
  return shooting(profile, weapon, 4);
}
inline Profile mediumSwords() {
  Profile profile = moving(profileOf({Category::MI, 1, 3, 1, swords}), 3, 3, 2, ud);
  return against(profile, {Category::Ct, Category::HCh, Category::Kn}, 0);
}
inline Profile mediumSpears() {
  Profile profile = mediumSwords();
  profile.traits = spears;
  return profile;
}
inline Profile heavyFoot(std::uint32_t traits) {
  Profile profile = moving(profileOf({Category::HI, 1, 4, 1, traits}), 2, 2, 1, 3 * ud / 4);
  against(profile, {Category::LH}, 2);
  profile.factorAgainstLmiInOpen = 2;
  return profile;
}
inline Profile heavySwords() { return heavyFoot(swords); }
inline Profile knightsOnFoot() {
  return in(with(heavyFoot(swords | footKnights), twoHanded), ArmourLevel::heavy);  // B-Foot-12: [3]
}
inline Profile heavySpearmen() { return heavyFoot(spears | heavySpears); }
inline Profile pikemen() { return moving(profileOf({Category::HI, 1, 4, 2, pikes}), 2, 2, 1, ud); }
inline Profile levies() {
  Profile profile = moving(profileOf({Category::HI, 1, 3, 0, levy}), 2, 2, 1, ud);
  return against(profile, {Category::LI, Category::LMI, Category::LH}, 1);
}
inline Profile warWagon() {
  Profile profile = moving(profileOf({Category::WWg, 2, 4, 0}), 2, 1, 0, 2 * ud);
  against(profile, allMounted, 2);
  against(profile, {Category::El}, 0);
  against(profile, {Category::LI}, 1);
  return shooting(profile, Weapon::wagon, 4);
}
inline Profile wagonWithBlades() {
  Profile profile = with(warWagon(), blades);
  against(profile, {Category::El}, 2);  // B-Note-05
  profile.weapon = Weapon::none;
  profile.range = 0;
  return profile;
}
inline Profile artillery(Weapon weapon = Weapon::mediumArtillery) {
  const int range = weapon == Weapon::lightArtillery ? 4 : weapon == Weapon::mediumArtillery ? 6 : 8;
  Profile profile = moving(profileOf({Category::Art, 1, 2, 0}), 2, 1, 0, ud);
  profile.movement.mobile = weapon != Weapon::heavyArtillery;
  return shooting(profile, weapon, range);
}

inline Profile lightHorse(Weapon weapon = Weapon::none) {
  Profile profile = moving(profileOf({Category::LH, 1, 2, 0, horses}), 5, 4, 2, 3 * ud / 4);
  profile.factorAgainstLiInOpen = 1;
  if (weapon == Weapon::javelin) profile.abilities |= javelinAbility;
  return shooting(profile, weapon, weapon == Weapon::none ? 0 : weapon == Weapon::javelin ? 1 : 2);
}
inline Profile lightCamels(Weapon weapon = Weapon::none) {
  Profile profile = lightHorse(weapon);
  profile.traits = camels;
  return profile;
}
inline Profile mediumCavalry(Weapon weapon = Weapon::none) {
  Profile profile = moving(profileOf({Category::Cv, 0, 3, 1, horses}), 4, 3, 1, 3 * ud / 4);
  against(profile, {Category::HI, Category::WWg, Category::Art}, 0);
  profile.factorAgainstLevy = profile.factorInFlankOfHi = 1;
  return shooting(profile, weapon, weapon == Weapon::none ? 0 : weapon == Weapon::javelin ? 1 : 2);
}
inline Profile lightChariots() {
  Profile profile = moving(mediumCavalry(Weapon::bow), 4, 2, 0, ud);
  profile.traits |= chariots;
  return profile;
}
inline Profile mediumCamels() {
  Profile profile = mediumCavalry();
  profile.traits = camels;
  return profile;
}
inline Profile heavyCavalry() { return armoured(mediumCavalry()); }
inline Profile heavyChariots() {
  Profile profile = moving(profileOf({Category::HCh, 0, 3, 1, horses | chariots}), 3, 1, 0, ud);
  against(profile, {Category::LMI, Category::LH}, 2);
  against(profile, {Category::WWg}, 0);
  return armoured(profile);
}
inline Profile cataphractHorse() {
  Profile profile = heavyChariots();
  profile.category = Category::Ct;
  profile.traits = horses | cataphracts;
  profile.depth = 3 * ud / 4;
  return in(with(profile, impact), ArmourLevel::heavy);
}
inline Profile camelCataphracts() {
  Profile profile = cataphractHorse();
  profile.traits = camels | cataphracts;
  return profile;
}
inline Profile mediumKnights() {
  Profile profile = moving(profileOf({Category::Kn, 0, 3, 1, horses}), 3, 2, 1, 3 * ud / 4);
  against(profile, {Category::LMI, Category::LH, Category::Cv}, 2);
  against(profile, {Category::WWg}, 0);
  return armoured(profile);
}
inline Profile heavyKnights() { return in(mediumKnights(), ArmourLevel::heavy); }
inline Profile elephants() {
  Profile profile = moving(profileOf({Category::El, 0, 3, 1}), 3, 3, 1, ud);
  return against(profile, allMounted, 2);
}
inline Profile scythedChariots() {
  return with(moving(profileOf({Category::SCh, 0, 1, 0, chariots}), 4, 2, 0, ud), expendable);
}

}  // namespace walstatt::adlg::test
