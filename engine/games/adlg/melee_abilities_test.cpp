// Special abilities in melee (B-Abi), what negates them (B-Note) and who has furious charge (B-Fur).
#include "games/adlg/melee_abilities.h"

#include <gtest/gtest.h>

#include "games/adlg/test_clash.h"

namespace walstatt::adlg::test {

namespace {

bool furious(const Profile& own, const Profile& enemy) { return furiousOf(Fight(own, enemy).clash, 0).counts(); }
bool hasImpact(const Profile& own, const Profile& enemy, ChargedBy charger = ChargedBy::first) {
  return impactOf(Fight(own, enemy, charger).clash, 0).counts();
}

}  // namespace

TEST(AdlgAbilities, B_Abi_02_impact_is_1_in_the_first_round_of_a_frontal_charge) {
  const Profile own = with(heavySwords(), impact);
  EXPECT_EQ(charging(own, mediumSpears()), 2);
  EXPECT_EQ(charged(own, mediumSpears()), 2);
  EXPECT_EQ(factorOf(own, mediumSpears()), 1);
  Fight flank(own, mediumSpears());
  flank.a().onto = Onto::flank;
  EXPECT_EQ(flank.totalA(), 1 + 1);  // B-Mod-04 in its place
}

TEST(AdlgAbilities, B_Abi_03_no_impact_against_elephants) {
  EXPECT_FALSE(hasImpact(with(mediumKnights(), impact), elephants()));
  EXPECT_FALSE(hasImpact(with(heavySwords(), impact), elephants(), ChargedBy::second));
  EXPECT_FALSE(hasImpact(elephants(), elephants(), ChargedBy::first));  // nor that of elephants
  EXPECT_FALSE(hasImpact(elephants(), elephants(), ChargedBy::second));
  Fight mired(elephants(), elephants());  // one of them in bad ground: the other has no more than its factor
  mired.b().penalty = -2;
  EXPECT_EQ(mired.totalA(), 2);
}

TEST(AdlgAbilities, B_Abi_04_foot_that_charges_mounted_has_no_impact_foot_that_is_charged_has) {
  EXPECT_FALSE(hasImpact(with(heavySwords(), impact), mediumCavalry(), ChargedBy::first));
  EXPECT_TRUE(hasImpact(with(heavySwords(), impact), mediumCavalry(), ChargedBy::second));
}

TEST(AdlgAbilities, B_Abi_05_impact_on_both_sides_counts_for_neither_when_mounted_are_charged) {
  const Profile knights = with(mediumKnights(), impact);
  EXPECT_FALSE(hasImpact(knights, knights, ChargedBy::first));
  EXPECT_FALSE(hasImpact(knights, knights, ChargedBy::second));
  EXPECT_TRUE(hasImpact(knights, mediumKnights()));
  EXPECT_TRUE(hasImpact(with(heavySwords(), impact), with(mediumSwords(), impact)));  // foot keep it
  EXPECT_TRUE(hasImpact(knights, with(mediumSwords(), impact), ChargedBy::first));    // the charged are foot
  EXPECT_TRUE(impactOf(Fight(with(mediumSwords(), impact), knights, ChargedBy::second).clash, 1).counts());
}

TEST(AdlgAbilities, Z40_the_impact_of_horsemen_does_not_stop_that_of_elephants) {
  EXPECT_TRUE(hasImpact(elephants(), with(mediumKnights(), impact)));
  EXPECT_TRUE(hasImpact(elephants(), with(mediumKnights(), impact), ChargedBy::second));
}

TEST(AdlgAbilities, B_Mod_22_B_Fla_04_impact_that_is_lost_stops_neither_impact_nor_javelins) {
  const Profile knights = with(mediumKnights(), impact);
  Fight horsemen(knights, knights), throwers(javelinThrowers(), knights, ChargedBy::second);
  EXPECT_FALSE(impactOf(horsemen.clash, 0).counts());
  EXPECT_EQ(throwers.totalA(), 0);
  for (const bool mired : {true, false}) {
    for (Fight* fight : {&horsemen, &throwers}) {
      fight->b().penalty = mired ? -2 : 0;
      fight->b().flanked = !mired;
    }
    EXPECT_TRUE(impactOf(horsemen.clash, 0).counts());
    EXPECT_EQ(throwers.totalA(), 1);
  }
}

TEST(AdlgAbilities, A19_first_rounds_on_flank_or_rear_give_none_of_their_bonuses) {
  const auto onFlank = [](const Profile& own, const Profile& enemy) {
    Fight fight(own, enemy);
    fight.a().onto = Onto::flank;
    return fight.totalA() - 1;  // B-Mod-04
  };
  EXPECT_EQ(onFlank(javelinThrowers(), heavySwords()), 0);
  EXPECT_EQ(onFlank(mediumCavalry(), bowmen()), 1);
  EXPECT_EQ(onFlank(with(mediumSwords(), polearm), mediumCavalry()), 1);
  EXPECT_EQ(onFlank(mediumSwords(), scythedChariots()), 1);  // B-Mtd-17 neither
  Fight struck(bowmen(), mediumCavalry(), ChargedBy::second);
  struck.b().onto = Onto::flank;
  EXPECT_EQ(struck.totalA(), 0);  // B-Foot-07
}

TEST(AdlgAbilities, B_Abi_08_missile_support_helps_the_loser_of_a_frontal_first_round) {
  EXPECT_EQ(Fight(heavySwords(), with(heavySpearmen(), missileSupport)).lossB(6, 3), 1);  // 7:4, 7:5
  EXPECT_EQ(Fight(heavySwords(), with(heavySpearmen(), missileSupport), ChargedBy::nobody).lossB(6, 3), 2);
}

TEST(AdlgAbilities, B_Abi_09_missile_support_negates_furious_charge_of_mounted_only) {
  const Profile shot = with(mediumSpears(), missileSupport);
  const Profile horse = with(mediumKnights(), impact), foot = with(heavySwords(), impetuous);
  EXPECT_EQ(Fight(horse, mediumSpears()).lossB(6, 4), 1 + 1);  // 7:5
  EXPECT_EQ(Fight(horse, shot).lossB(6, 4), 1);                // 7:6
  EXPECT_EQ(Fight(foot, shot).lossB(6, 4), 1 + 1);             // 8:5, 8:6
  // So armour helps against the former (A27) and not against the latter.
  EXPECT_EQ(Fight(horse, in(shot, ArmourLevel::heavy)).lossB(6, 4), 0);                        // 7:7
  EXPECT_EQ(Fight(foot, armoured(with(heavySpearmen(), missileSupport))).lossB(5, 4), 1 + 1);  // 7:6
}

TEST(AdlgAbilities, B_Abi_11_incendiary_weapons_have_1_in_melee_against_elephants_and_war_wagons) {
  const Profile burners = lightInfantry(Weapon::incendiary);
  EXPECT_EQ(factorOf(burners, elephants()), 1);
  EXPECT_EQ(factorOf(burners, warWagon()), 1);
  EXPECT_EQ(factorOf(burners, lightHorse()), 0);
}

TEST(AdlgAbilities, B_Abi_15_furious_charge_is_one_loss_more_in_a_frontal_first_round) {
  const Profile own = with(heavySwords(), impetuous);
  EXPECT_EQ(Fight(own, heavySpearmen()).lossB(5, 4), 2);
  EXPECT_EQ(Fight(own, heavySpearmen(), ChargedBy::nobody).lossB(5, 4), 1);
  EXPECT_EQ(Fight(own, heavySpearmen()).lossA(2, 5), 1);  // the loser's does nothing
}

TEST(AdlgAbilities, B_Abi_17_mixed_units_fight_one_quality_step_lower) {
  EXPECT_EQ(meleeQuality(with(mediumSwords(), mixedUnit)), Quality::mediocre);
  EXPECT_EQ(meleeQuality(with(elite(mediumSwords()), mixedUnit)), Quality::ordinary);
  EXPECT_EQ(meleeQuality(with(mediocre(mediumSwords()), mixedUnit)), Quality::mediocre);
  EXPECT_EQ(Fight(with(mediumSwords(), mixedUnit), mediumSwords(), ChargedBy::nobody).roll(5, 4).winner, -1);
}

TEST(AdlgAbilities, B_Abi_18_B_Note_07_08_panic) {
  EXPECT_EQ(factorOf(mediumCavalry(), mediumCamels()), 0);
  EXPECT_EQ(factorOf(mediumCamels(), mediumCavalry()), 1);
  EXPECT_EQ(factorOf(mediumCavalry(), elephants()), 0);
  EXPECT_EQ(factorOf(mediumCamels(), elephants()), 0);
  EXPECT_EQ(factorOf(mediumCamels(), mediumCamels()), 1);
  EXPECT_EQ(factorOf(heavySwords(), elephants()), 1);
  Fight friends(mediumCavalry(), heavySwords(), ChargedBy::nobody);  // beside own elephants, too
  friends.a().besideElephants = true;
  EXPECT_EQ(friends.totalA(), -1);
  friends.a().besideCamels = true;
  EXPECT_EQ(friends.totalA(), -1);  // once
}

TEST(AdlgAbilities, B_Abi_19_scythed_chariots_do_not_panic) {
  Profile drawnByHorses = scythedChariots();
  drawnByHorses.traits |= horses;
  EXPECT_EQ(factorOf(drawnByHorses, elephants()), 0);
  EXPECT_EQ(factorOf(drawnByHorses, mediumCamels()), 0);
}

TEST(AdlgAbilities, B_Abi_22_23_24_stakes) {
  const Profile knights = with(heavyKnights(), impact);
  Fight fight(knights, bowmen());
  EXPECT_EQ(fight.totalA(), 2 + 1);
  EXPECT_EQ(fight.lossB(4, 4), 1 + 1);
  fight.b().stakesPlanted = true;
  EXPECT_EQ(fight.totalA(), 2 - 2);
  EXPECT_FALSE(impactOf(fight.clash, 0).counts());
  EXPECT_FALSE(furiousOf(fight.clash, 0).counts());
  Fight beasts(elephants(), bowmen());
  beasts.b().stakesPlanted = true;
  EXPECT_EQ(beasts.totalA(), 1);  // no -2, but no impact either
  EXPECT_FALSE(furiousOf(beasts.clash, 0).counts());
  Fight flank(knights, bowmen());  // A30: in front only
  flank.b().stakesPlanted = true;
  flank.a().onto = Onto::flank;
  EXPECT_EQ(flank.totalA(), 2 + 1);
  Fight foot(with(heavySwords(), impetuous), bowmen());  // mounted only
  foot.b().stakesPlanted = true;
  EXPECT_EQ(foot.totalA(), 2 + 1);
  EXPECT_TRUE(furiousOf(foot.clash, 0).counts());
}

TEST(AdlgAbilities, B_Abi_25_26_armour_is_protection) {
  EXPECT_EQ(armoured(heavySwords()).protection, 2);
  EXPECT_EQ(in(heavySwords(), ArmourLevel::heavy).protection, 3);
}

TEST(AdlgAbilities, B_Abi_27_the_loser_with_heavier_armour_has_1_more) {
  for (const ArmourLevel level : {ArmourLevel::armour, ArmourLevel::heavy}) {
    Fight fight(heavySwords(), in(heavySwords(), level), ChargedBy::nobody);
    EXPECT_EQ(fight.lossB(4, 3), 0);
    EXPECT_EQ(fight.lossB(5, 2), 1);
    EXPECT_EQ(fight.lossA(3, 4), 1);
  }
  EXPECT_EQ(Fight(armoured(heavySwords()), in(heavySwords(), ArmourLevel::heavy), ChargedBy::nobody).lossB(4, 3), 0);
}

TEST(AdlgAbilities, B_Abi_28_equal_armour_does_nothing) {
  EXPECT_EQ(Fight(armoured(heavySwords()), armoured(heavySwords()), ChargedBy::nobody).lossB(4, 3), 1);
}

TEST(AdlgAbilities, B_Abi_29_armour_does_not_help_against_elephants) {
  EXPECT_EQ(Fight(elephants(), armoured(heavySwords()), ChargedBy::nobody).lossB(4, 3), 1);
}

TEST(AdlgAbilities, B_Abi_30_nor_in_the_first_round_against_furious_charge) {
  const Profile own = with(heavySwords(), impetuous);
  EXPECT_EQ(Fight(own, armoured(heavySpearmen())).lossB(4, 4), 1 + 1);
  EXPECT_EQ(Fight(own, armoured(heavySpearmen()), ChargedBy::nobody).lossB(5, 4), 0);
}

TEST(AdlgAbilities, A27_a_negated_furious_charge_does_not_switch_armour_off) {
  Fight fight(with(heavyKnights(), impact), in(bowmen(), ArmourLevel::heavy));
  fight.first.armour = ArmourLevel::none;
  EXPECT_EQ(fight.lossB(4, 5), 1 + 1);  // 7:6
  fight.b().stakesPlanted = true;
  EXPECT_EQ(fight.lossB(5, 3), 0);  // 5:4, 5:5
}

TEST(AdlgAbilities, B_Abi_31_polearms_have_1_in_the_first_round_against_mounted_but_elephants) {
  const Profile own = with(mediumSwords(), polearm);
  EXPECT_EQ(charging(own, mediumCavalry()), 2);
  EXPECT_EQ(charged(own, mediumCavalry()), 2);
  EXPECT_EQ(charged(own, elephants()), 1);
  EXPECT_EQ(charged(own, heavySwords()), 1);
  EXPECT_EQ(factorOf(own, mediumCavalry()), 1);
}

TEST(AdlgAbilities, B_Abi_32_polearms_that_beat_mounted_in_front_have_1_more_elephants_too) {
  EXPECT_EQ(Fight(with(mediumSwords(), polearm), mediumCavalry(), ChargedBy::nobody).lossB(5, 3), 2);
  EXPECT_EQ(Fight(with(mediumSwords(), polearm), elephants(), ChargedBy::nobody).lossB(5, 3), 2);
  EXPECT_EQ(Fight(with(mediumSwords(), polearm), heavySwords(), ChargedBy::nobody).lossB(5, 3), 1);
  EXPECT_EQ(Fight(with(mediumSwords(), polearm), mediumCavalry(), ChargedBy::nobody).lossB(5, 2), 2);  // 6:3, 7:3
  EXPECT_EQ(Fight(mediumSwords(), mediumCavalry(), ChargedBy::nobody).lossB(5, 3), 1);
  Fight aside(with(mediumSwords(), polearm), mediumCavalry(), ChargedBy::nobody);
  aside.a().onto = Onto::flank;
  EXPECT_EQ(aside.lossB(3, 3), 1);  // 5:3
  Fight flanked(with(mediumSwords(), polearm), mediumCavalry(), ChargedBy::nobody);
  flanked.a().flanked = true;
  EXPECT_EQ(flanked.lossB(5, 3), 1);  // B-Fla-07
}

TEST(AdlgAbilities, B_Abi_33_impetuous_works_like_impact) {
  EXPECT_EQ(charging(with(heavySwords(), impetuous), mediumSpears()), 2);
  EXPECT_EQ(charging(with(mediumCavalry(), impetuous), heavySwords()), 1);
  EXPECT_FALSE(hasImpact(with(mediumCavalry(), impetuous), elephants()));
}

TEST(AdlgAbilities, B_Abi_34_B_Note_02_impetuous_foot_has_none_against_swords) {
  for (const Profile& swordsmen : {mediumSwords(), heavySwords(), knightsOnFoot()}) {
    EXPECT_FALSE(hasImpact(with(heavySwords(), impetuous), swordsmen));
    EXPECT_FALSE(hasImpact(with(heavySpearmen(), impetuous), swordsmen));
    EXPECT_TRUE(hasImpact(with(heavySwords(), impact), swordsmen));
    EXPECT_FALSE(hasImpact(with(with(heavySwords(), impact), impetuous), swordsmen));
    EXPECT_TRUE(hasImpact(with(with(heavySpearmen(), impact), impetuous), swordsmen));
    EXPECT_TRUE(hasImpact(with(mediumCavalry(), impetuous), swordsmen));
  }
  EXPECT_EQ(impactOf(Fight(with(heavySwords(), impetuous), mediumSwords()).clash, 0).negated->rule, "B-Note-02");
}

TEST(AdlgAbilities, A19_a_negated_impact_leaves_furious_charge) {
  EXPECT_TRUE(furious(with(heavySwords(), impetuous), mediumSwords()));
  EXPECT_TRUE(furious(with(mediumKnights(), impact), heavySpearmen()));
}

TEST(AdlgAbilities, B_Abi_37_javelins_of_LI_LH_and_LMI) {
  EXPECT_EQ(charging(lightInfantry(Weapon::javelin), lightInfantry()), 1);
  EXPECT_EQ(charging(lightHorse(Weapon::javelin), heavySwords()), 1);
  EXPECT_EQ(charged(javelinThrowers(), heavySwords()), 1);
  EXPECT_EQ(charging(with(mediumCavalry(), javelinAbility), heavySpearmen()), 0);
}

TEST(AdlgAbilities, B_Abi_38_not_against_impact) {
  EXPECT_EQ(charged(javelinThrowers(), with(mediumKnights(), impact)), 0);
  EXPECT_EQ(charged(javelinThrowers(), with(heavySwords(), impetuous)), 0);
  EXPECT_EQ(charged(javelinThrowers(), mediumKnights()), 1);
}

TEST(AdlgAbilities, B_Abi_39_not_against_war_wagons) { EXPECT_EQ(charging(javelinThrowers(), warWagon()), 0); }

TEST(AdlgAbilities, B_Abi_40_but_against_elephants_and_scythed_chariots) {
  EXPECT_EQ(charged(javelinThrowers(), elephants()), 1 + 1);
  EXPECT_EQ(charged(lightInfantry(Weapon::javelin), scythedChariots()), 1);
}

TEST(AdlgAbilities, B_Abi_41_two_handed_weapons_that_win_in_front_have_1_more) {
  EXPECT_EQ(Fight(with(heavySwords(), twoHanded), heavySwords(), ChargedBy::nobody).lossB(5, 3), 2);
  Fight flank(with(heavySwords(), twoHanded), heavySwords(), ChargedBy::nobody);
  flank.a().onto = Onto::flank;  // 2 against 0
  EXPECT_EQ(flank.lossB(3, 3), 1);
}

TEST(AdlgAbilities, B_Abi_42_on_a_tie_with_spears_or_pikes_they_win_by_1) {
  const Profile own = with(heavySwords(), twoHanded);
  for (const Profile& enemy : {mediumSpears(), heavySpearmen()})
    EXPECT_EQ(Fight(own, enemy, ChargedBy::nobody).lossB(3, 3), 1);
  EXPECT_EQ(Fight(own, pikemen(), ChargedBy::nobody).lossB(4, 3), 1);
  EXPECT_EQ(Fight(own, heavySwords(), ChargedBy::nobody).lossB(3, 3), 0);
  EXPECT_EQ(Fight(heavySwords(), heavySpearmen(), ChargedBy::nobody).lossB(3, 3), 0);
  Fight flanked(own, heavySpearmen(), ChargedBy::nobody);
  flanked.a().flanked = true;
  EXPECT_EQ(flanked.lossB(3, 3), 0);  // B-Fla-03
}

TEST(AdlgAbilities, B_Mtd_10_heavy_chariots_and_cataphracts_have_no_impact_against_knights) {
  EXPECT_FALSE(hasImpact(cataphractHorse(), mediumKnights()));
  EXPECT_FALSE(hasImpact(with(heavyChariots(), impact), heavyKnights()));
  EXPECT_TRUE(hasImpact(with(heavyKnights(), impact), cataphractHorse()));
  EXPECT_TRUE(hasImpact(cataphractHorse(), mediumCavalry()));
}

TEST(AdlgAbilities, B_Mtd_15_elephants_have_impact_except_against_lights_and_javelinmen) {
  EXPECT_EQ(charging(elephants(), heavySwords()), 2);
  EXPECT_EQ(charging(elephants(), mediumCavalry()), 3);
  EXPECT_EQ(charging(elephants(), lightInfantry()), 1);
  EXPECT_EQ(charging(elephants(), lightHorse()), 2);
  EXPECT_EQ(charging(elephants(), javelinThrowers()), 1);
  EXPECT_EQ(charging(elephants(), bowmen()), 2);
}

TEST(AdlgAbilities, B_Note_01_spears_and_pikes_negate_impact_of_mounted_but_elephants) {
  for (const Profile& foot : {mediumSpears(), heavySpearmen(), pikemen()}) {
    EXPECT_FALSE(hasImpact(with(heavyKnights(), impact), foot));
    EXPECT_TRUE(hasImpact(elephants(), foot));
    EXPECT_TRUE(hasImpact(with(heavySwords(), impact), foot));
  }
}

TEST(AdlgAbilities, B_Note_03_spears_and_pikes_have_1_in_the_first_round_against_mounted_but_elephants) {
  EXPECT_EQ(charged(mediumSpears(), mediumKnights()), 0 + 1);
  EXPECT_EQ(charging(heavySpearmen(), mediumCavalry()), 1 + 1);
  EXPECT_EQ(charged(pikemen(), mediumKnights()), 2 + 1);
  EXPECT_EQ(charged(pikemen(), elephants()), 2);
  EXPECT_EQ(factorOf(pikemen(), mediumKnights()), 2);
  Fight flank(mediumKnights(), pikemen());
  flank.a().onto = Onto::flank;
  EXPECT_EQ(flank.totalB(), 0);
}

TEST(AdlgAbilities, Z41_spears_with_another_enemy_on_their_flank_still_stop_mounted_in_front) {
  Fight fight(with(heavyKnights(), impact), heavySpearmen());
  fight.b().flanked = true;  // light, or not conformed: the factor stays
  EXPECT_EQ(fight.totalB(), 1 + 1);
  EXPECT_FALSE(impactOf(fight.clash, 0).counts());
  fight.b().flankedFully = true;
  EXPECT_EQ(fight.totalB(), 0 + 1);
  EXPECT_FALSE(impactOf(fight.clash, 0).counts());
}

TEST(AdlgAbilities, B_Note_04_war_wagons_negate_impact_javelin_and_furious_charge_but_of_elephants) {
  EXPECT_EQ(charging(with(heavySwords(), impact), warWagon()), 1);
  EXPECT_FALSE(furious(with(heavySwords(), impetuous), warWagon()));
  EXPECT_FALSE(furious(scythedChariots(), warWagon()));
  EXPECT_EQ(charging(elephants(), warWagon()), 1 + 1);
  EXPECT_TRUE(furious(elephants(), warWagon()));
}

TEST(AdlgAbilities, B_Note_05_06_blades_have_2_against_elephants_and_negate_theirs) {
  EXPECT_EQ(factorOf(wagonWithBlades(), elephants()), 2);
  EXPECT_EQ(factorOf(wagonWithBlades(), heavySwords()), 0);
  EXPECT_EQ(charging(elephants(), wagonWithBlades()), 1);
  EXPECT_FALSE(furious(elephants(), wagonWithBlades()));
}

TEST(AdlgAbilities, B_Fur_01_02_impetuous_foot_against_foot_but_war_wagons) {
  const Profile own = with(mediumSwords(), impetuous);
  for (const Profile& enemy : {lightInfantry(), bowmen(), heavySwords(), artillery()}) EXPECT_TRUE(furious(own, enemy));
  EXPECT_FALSE(furious(own, warWagon()));
  EXPECT_FALSE(furious(with(mediumSwords(), impact), heavySwords()));
}

TEST(AdlgAbilities, B_Fur_03_horsemen_with_impact_or_impetuous_against_foot) {
  for (const Profile& horse : {lightHorse(), mediumCavalry(), heavyChariots(), cataphractHorse(), mediumKnights()}) {
    EXPECT_TRUE(furious(with(horse, impact), pikemen()));
    EXPECT_TRUE(furious(with(horse, impetuous), mediumSwords()));
    EXPECT_FALSE(furious(with(horse, impact), warWagon()));
  }
  EXPECT_FALSE(furious(mediumKnights(), pikemen()));
}

TEST(AdlgAbilities, B_Fur_04_Cv_HCh_and_Kn_against_LMI_without_impact_too) {
  for (const Profile& horse : {mediumCavalry(), lightChariots(), heavyChariots(), mediumKnights()})
    for (const Profile& enemy : {bowmen(), javelinThrowers()}) EXPECT_TRUE(furious(horse, enemy));
  Profile dull = cataphractHorse();
  dull.abilities = 0;
  EXPECT_FALSE(furious(dull, bowmen()));
}

TEST(AdlgAbilities, B_Fur_05_light_horse_against_light_infantry) {
  EXPECT_TRUE(furious(lightHorse(), lightInfantry()));
  EXPECT_FALSE(furious(lightHorse(), bowmen()));
}

TEST(AdlgAbilities, B_Fur_06_elephants_and_scythed_chariots_against_foot_but_light_infantry_and_javelinmen) {
  for (const Profile& own : {elephants(), scythedChariots()}) {
    EXPECT_TRUE(furious(own, heavySwords()));
    EXPECT_TRUE(furious(own, bowmen()));
    EXPECT_FALSE(furious(own, lightInfantry()));
    EXPECT_FALSE(furious(own, javelinThrowers()));
  }
}

TEST(AdlgAbilities, B_Fur_07_nobody_has_it_against_mounted) {
  for (const Profile& own :
       {with(heavyKnights(), impact), elephants(), scythedChariots(), with(heavySwords(), impetuous)})
    for (const Profile& enemy : {lightHorse(), mediumCavalry(), elephants()}) EXPECT_FALSE(furious(own, enemy));
}

TEST(AdlgAbilities, A30_no_impact_and_no_furious_charge_across_works) {
  for (const Behind behind : {Behind::obstacle, Behind::fortification}) {
    Fight fight(with(heavySwords(), impetuous), mediumSpears());
    fight.b().behind = behind;
    EXPECT_EQ(fight.totalA(), 1);
    EXPECT_FALSE(furiousOf(fight.clash, 0).counts());
    Fight defender(mediumSpears(), with(heavySwords(), impetuous));  // nor for those behind them
    defender.b().behind = behind;
    EXPECT_FALSE(impactOf(defender.clash, 1).counts());
    Fight attacked(mediumSpears(), with(heavySwords(), impetuous), ChargedBy::second);
    attacked.a().behind = behind;
    EXPECT_FALSE(impactOf(attacked.clash, 1).counts());
    EXPECT_FALSE(furiousOf(attacked.clash, 1).counts());
  }
}

}  // namespace walstatt::adlg::test
