// Shots between two units: modifiers (B-Sho), protection (A26), quality (B-Qua) and ranges (B-Rng).
#include "games/adlg/shooting_sum.h"

#include <gtest/gtest.h>

#include "games/adlg/content.h"
#include "games/adlg/test_profiles.h"

namespace walstatt::adlg::test {

namespace {

struct OneShot {
  Profile shooter, target;
  Volley volley;

  OneShot(Profile from, Profile to) : shooter(from), target(to) {
    volley.shooter = &shooter;
    volley.target = &target;
  }
  OneShot(const OneShot&) = delete;
  OneShot& operator=(const OneShot&) = delete;
  int factor() const { return shotFactor<Sum>(volley).value(); }
  int protection() const { return protectionAgainst<Sum>(volley).value(); }
};
int shotFactor(const Profile& from, const Profile& to) { return OneShot(from, to).factor(); }
int protectionOf(const Profile& to, const Profile& from) { return OneShot(from, to).protection(); }

}  // namespace

TEST(AdlgShot, B_Sho_03_04_the_shooter_must_roll_higher_than_die_and_protection) {
  const OneShot shot(bowmen(), heavySwords());
  EXPECT_TRUE(hits(shot.volley, 5, 3));
  EXPECT_FALSE(hits(shot.volley, 4, 3));  // equal
  EXPECT_FALSE(hits(shot.volley, 3, 3));
}

TEST(AdlgShot, B_Sho_05_A25_light_shooters_have_minus_1_and_light_targets_nothing) {
  EXPECT_EQ(shotFactor(lightInfantry(Weapon::bow), heavySwords()), -1);
  EXPECT_EQ(shotFactor(lightHorse(Weapon::bow), heavySwords()), -1);
  EXPECT_EQ(shotFactor(bowmen(), lightInfantry()), 0);
}

TEST(AdlgShot, B_Sho_06_07_cover_or_fortification_of_the_target_minus_1_once) {
  OneShot shot(bowmen(), heavySwords());
  shot.volley.inCover = true;
  EXPECT_EQ(shot.factor(), -1);
  shot.volley.fortified = true;
  EXPECT_EQ(shot.factor(), -1);
  shot.volley.inCover = false;
  EXPECT_EQ(shot.factor(), -1);
}

TEST(AdlgShot, B_Sho_08_disordered_shooters_minus_1) {
  OneShot shot(bowmen(), heavySwords());
  shot.volley.disordered = true;
  EXPECT_EQ(shot.factor(), -1);
}

TEST(AdlgShot, B_Sho_09_a_shooter_in_cover_or_heavy_ground_minus_1_but_light_infantry) {
  OneShot bow(bowmen(), heavySwords()), light(lightInfantry(Weapon::bow), heavySwords()),
      horse(lightHorse(Weapon::bow), heavySwords());
  bow.volley.shooterCovered = light.volley.shooterCovered = horse.volley.shooterCovered = true;
  EXPECT_EQ(bow.factor(), -1);
  EXPECT_EQ(light.factor(), -1);
  EXPECT_EQ(horse.factor(), -2);
}

TEST(AdlgShot, A25_light_chariots_shoot_to_the_rear_at_minus_1) {
  OneShot shot(lightChariots(), heavySwords());
  shot.volley.toRear = true;
  EXPECT_EQ(shot.factor(), -1);
}

TEST(AdlgShot, B_Sho_10_bow_crossbow_and_handgun_of_LMI_MI_and_HI_at_mounted_plus_1) {
  for (const Weapon weapon : {Weapon::bow, Weapon::longbow, Weapon::crossbow, Weapon::handgun}) {
    EXPECT_EQ(shotFactor(bowmen(weapon), mediumCavalry()), 1);
    EXPECT_EQ(shotFactor(shooting(mediumSwords(), weapon, 4), elephants()), 1);
    EXPECT_EQ(shotFactor(shooting(heavySwords(), weapon, 4), mediumKnights()), 1);
    EXPECT_EQ(shotFactor(bowmen(weapon), heavySwords()), 0);
  }
  EXPECT_EQ(shotFactor(javelinThrowers(), mediumCavalry()), 0);
  EXPECT_EQ(shotFactor(mediumCavalry(Weapon::bow), mediumCavalry()), 0);
  EXPECT_EQ(shotFactor(warWagon(), mediumCavalry()), 0);
}

TEST(AdlgShot, B_Foot_20_artillery_at_elephants_and_war_wagons_plus_1) {
  EXPECT_EQ(shotFactor(artillery(), elephants()), 1);
  EXPECT_EQ(shotFactor(artillery(), warWagon()), 1);
  EXPECT_EQ(shotFactor(artillery(), heavyKnights()), 0);
}

TEST(AdlgShot, B_Abi_10_incendiary_weapons_at_elephants_and_war_wagons_plus_1) {
  EXPECT_EQ(shotFactor(lightInfantry(Weapon::incendiary), elephants()), 0);  // LI: -1
  EXPECT_EQ(shotFactor(lightInfantry(Weapon::incendiary), warWagon()), 0);
  EXPECT_EQ(shotFactor(lightInfantry(Weapon::incendiary), mediumKnights()), -1);
}

TEST(AdlgShot, B_Sho_11_each_supporter_plus_1_at_most_3) {
  OneShot shot(bowmen(), heavySwords());
  const int expected[]{0, 1, 2, 3, 3};
  for (int n = 0; n < 5; ++n) {
    shot.volley.heavySupports = static_cast<std::uint8_t>(n);
    EXPECT_EQ(shot.factor(), expected[n]);
  }
}

TEST(AdlgShot, B_Sho_12_A25_lights_count_half_and_the_sum_is_rounded_up) {
  OneShot shot(bowmen(), heavySwords());
  const int expected[]{0, 1, 1, 2, 2, 3, 3, 3};
  for (int n = 0; n < 8; ++n) {
    shot.volley.lightSupports = static_cast<std::uint8_t>(n);
    EXPECT_EQ(shot.factor(), expected[n]);
  }
  shot.volley.heavySupports = 1;
  shot.volley.lightSupports = 1;
  EXPECT_EQ(shot.factor(), 2);
}

TEST(AdlgShot, B_Sho_13_crossbow_and_handgun_make_protection_1) {
  for (const Weapon weapon : {Weapon::crossbow, Weapon::handgun}) {
    EXPECT_EQ(protectionOf(knightsOnFoot(), bowmen(weapon)), 1);
    EXPECT_EQ(protectionOf(mediumCavalry(), bowmen(weapon)), 1);  // A26: raised too
    EXPECT_EQ(protectionOf(lightInfantry(), bowmen(weapon)), 1);
  }
}

TEST(AdlgShot, B_Sho_14_not_of_elephants_and_war_wagons) {
  EXPECT_EQ(protectionOf(elephants(), bowmen(Weapon::crossbow)), 0);
  EXPECT_EQ(protectionOf(warWagon(), bowmen(Weapon::crossbow)), 2);
}

TEST(AdlgShot, B_Sho_15_armour_does_not_help_against_them) {
  EXPECT_EQ(protectionOf(armoured(elephants()), bowmen(Weapon::crossbow)), 0);
  EXPECT_EQ(protectionOf(armoured(elephants()), bowmen()), 1);
  EXPECT_EQ(protectionOf(heavyKnights(), bowmen(Weapon::handgun)), 1);
}

TEST(AdlgShot, B_Sho_16_longbow_takes_1_and_never_goes_below_0) {
  EXPECT_EQ(protectionOf(knightsOnFoot(), bowmen(Weapon::longbow)), 2);
  EXPECT_EQ(protectionOf(mediumCavalry(), bowmen(Weapon::longbow)), 0);
}

TEST(AdlgShot, B_Sho_17_longbow_does_nothing_to_artillery_war_wagons_and_lights) {
  for (const Profile& target : {artillery(), warWagon(), lightInfantry(), lightHorse()})
    EXPECT_EQ(protectionOf(target, bowmen(Weapon::longbow)), target.protection);
}

TEST(AdlgShot, B_Sho_18_artillery_and_incendiary_weapons_make_protection_0) {
  for (const Profile& target : {knightsOnFoot(), warWagon(), heavyKnights(), artillery()}) {
    EXPECT_EQ(protectionOf(target, artillery()), 0);
    EXPECT_EQ(protectionOf(target, lightInfantry(Weapon::incendiary)), 0);
  }
}

TEST(AdlgShot, B_Sho_19_not_of_lights) {
  EXPECT_EQ(protectionOf(lightInfantry(), artillery()), 1);
  EXPECT_EQ(protectionOf(lightHorse(), lightInfantry(Weapon::incendiary)), 1);
}

TEST(AdlgShot, B_Sho_20_B_Abi_20_A26_pavise_comes_last_and_not_against_artillery_and_fire) {
  const Profile target = with(bowmen(), pavise);
  EXPECT_EQ(protectionOf(target, bowmen()), 1);
  EXPECT_EQ(protectionOf(target, bowmen(Weapon::crossbow)), 2);
  EXPECT_EQ(protectionOf(target, bowmen(Weapon::longbow)), 1);
  EXPECT_EQ(protectionOf(target, artillery()), 0);
  EXPECT_EQ(protectionOf(target, lightInfantry(Weapon::incendiary)), 0);
}

TEST(AdlgShot, B_Abi_21_pavise_does_not_add_to_cover) {
  OneShot shot(bowmen(), with(bowmen(), pavise));
  shot.volley.inCover = true;
  EXPECT_EQ(shot.protection(), 0);
  EXPECT_EQ(shot.factor(), -1);
}

TEST(AdlgShot, B_Abi_06_half_bow_shoots_one_step_lower) {
  EXPECT_EQ(shootingQuality(with(heavyCavalry(), impact | halfBow)), Quality::mediocre);
  EXPECT_EQ(shootingQuality(elite(with(heavyCavalry(), impact | halfBow))), Quality::ordinary);
  EXPECT_EQ(shootingQuality(mediocre(with(heavyCavalry(), impact | halfBow))), Quality::mediocre);
}

TEST(AdlgShot, B_Abi_16_mixed_units_shoot_with_their_quality) {
  EXPECT_EQ(shootingQuality(elite(with(mediumSwords(), mixedUnit))), Quality::elite);
}

TEST(AdlgShot, B_Qua_01_A25_quality_changes_both_dice) {
  EXPECT_TRUE(hits(OneShot(elite(bowmen()), mediumCavalry()).volley, 3, 4));   // 5:4
  EXPECT_FALSE(hits(OneShot(bowmen(), elite(heavySwords())).volley, 4, 2));    // 4:4
  EXPECT_TRUE(hits(OneShot(bowmen(), mediocre(heavySwords())).volley, 6, 5));  // 6:5
}

TEST(AdlgShot, A25_the_told_shot_is_the_played_one) {
  OneShot shot(elite(bowmen(Weapon::longbow)), with(armoured(heavyCavalry()), pavise));
  shot.volley.lightSupports = 3;
  shot.volley.disordered = true;
  for (int x = 1; x <= 6; ++x)
    for (int y = 1; y <= 6; ++y) EXPECT_EQ(toldShot(shot.volley, x, y).hit, hits(shot.volley, x, y));
}

TEST(AdlgShot, B_Rng_01_to_11_ranges) {
  EXPECT_EQ(rangeOf(Category::LI, Weapon::javelin), 1 * ud);  // B-Rng-01
  EXPECT_EQ(rangeOf(Category::LH, Weapon::javelin), 1 * ud);
  EXPECT_EQ(rangeOf(Category::Cv, Weapon::javelin), 1 * ud);
  EXPECT_EQ(rangeOf(Category::LMI, Weapon::javelin), 1 * ud);    // B-Rng-02
  EXPECT_EQ(rangeOf(Category::LI, Weapon::incendiary), 1 * ud);  // B-Rng-03
  for (const Weapon weapon : {Weapon::sling, Weapon::bow, Weapon::crossbow, Weapon::handgun}) {
    EXPECT_EQ(rangeOf(Category::LI, weapon), 2 * ud);  // B-Rng-04
    EXPECT_EQ(rangeOf(Category::LH, weapon), 2 * ud);
  }
  EXPECT_EQ(rangeOf(Category::MI, Weapon::atlatl), 2 * ud);  // B-Rng-05
  EXPECT_EQ(rangeOf(Category::Cv, Weapon::bow), 2 * ud);     // B-Rng-06
  for (const Category category : {Category::LMI, Category::MI, Category::HI})
    EXPECT_EQ(rangeOf(category, Weapon::longbow), 4 * ud);             // B-Rng-07
  EXPECT_EQ(rangeOf(Category::WWg, Weapon::wagon), 4 * ud);            // B-Rng-08
  EXPECT_EQ(rangeOf(Category::Art, Weapon::lightArtillery), 4 * ud);   // B-Rng-09
  EXPECT_EQ(rangeOf(Category::Art, Weapon::mediumArtillery), 6 * ud);  // B-Rng-10
  EXPECT_EQ(rangeOf(Category::Art, Weapon::heavyArtillery), 8 * ud);   // B-Rng-11
}

}  // namespace walstatt::adlg::test
