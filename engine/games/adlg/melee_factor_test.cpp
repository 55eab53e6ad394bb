// Combat factors of every row of the sheet (B-Foot, B-Mtd), situation (B-Mod) and attacks on flank and rear (B-Fla).
#include <gtest/gtest.h>

#include "games/adlg/combat_phrases.h"
#include "games/adlg/ground_penalty.h"
#include "games/adlg/test_clash.h"

namespace walstatt::adlg::test {

namespace {

// One enemy for each category, in the order of the enum.
std::array<Profile, categories> oneOfEach() {
  return {lightInfantry(), bowmen(),     mediumSwords(),   heavySwords(),   warWagon(),
          artillery(),     lightHorse(), mediumCavalry(),  heavyChariots(), cataphractHorse(),
          mediumKnights(), elephants(),  scythedChariots()};
}

// The bare factors against LI LMI MI HI WWg Art LH Cv HCh Ct Kn El SCh, all in the open.
std::array<int, categories> rowOf(const Profile& own) {
  std::array<int, categories> row{};
  const auto all = oneOfEach();
  for (std::size_t i = 0; i < row.size(); ++i) row[i] = combatFactor(own, all[i], {});
  return row;
}
using Row13 = std::array<int, categories>;

Fight& inGround(Fight& fight, TerrainKind kind, Going going) {
  for (std::size_t i = 0; i < 2; ++i) {
    Stance& stance = fight.clash.how[i];
    stance.inOpen = false;
    stance.penalty = static_cast<std::int8_t>(meleePenalty(*fight.clash.who[i], kind, going));
    stance.going = going;
  }
  return fight;
}

}  // namespace

TEST(AdlgMeleeFactor, B_Foot_01_light_infantry_has_factor_0_against_all) {
  EXPECT_EQ(rowOf(lightInfantry()), Row13{});
  EXPECT_EQ(lightInfantry().protection, 1);
  EXPECT_EQ(lightInfantry().cohesion, 2);
}

TEST(AdlgMeleeFactor, B_Foot_02_light_infantry_is_destroyed_in_the_open) {
  for (const Profile& enemy :
       {bowmen(), mediumSpears(), levies(), mediumCavalry(), cataphractHorse(), heavyChariots(), heavyKnights()}) {
    EXPECT_EQ(Fight(lightInfantry(), enemy).lossA(6, 1), routAtOnce);
    EXPECT_EQ(Fight(enemy, lightInfantry()).lossB(1, 6), routAtOnce);
    EXPECT_EQ(Fight(enemy, lightInfantry()).roll(1, 6).winner, 0);
    EXPECT_EQ(Fight(lightInfantry(), enemy).roll(6, 1).winner, 1);
    Fight inWood(lightInfantry(), enemy);
    inWood.a().inOpen = false;
    EXPECT_NE(inWood.lossA(6, 1), routAtOnce);
  }
}

TEST(AdlgMeleeFactor, B_Foot_03_but_not_by_lights_elephants_scythed_chariots_artillery_and_war_wagons) {
  for (const Profile& enemy : {lightInfantry(), lightHorse(), elephants(), scythedChariots(), artillery(), warWagon()})
    EXPECT_FALSE(MeleeRound(Fight(lightInfantry(), enemy).clash).automatic());
}

TEST(AdlgMeleeFactor, B_Foot_04_javelinmen) {
  EXPECT_EQ(rowOf(javelinThrowers()), (Row13{1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1}));
}

TEST(AdlgMeleeFactor, B_Foot_05_javelinmen_have_the_javelin) {
  EXPECT_EQ(charging(javelinThrowers(), heavySwords()), 1);
  EXPECT_EQ(factorOf(javelinThrowers(), heavySwords()), 0);
}

TEST(AdlgMeleeFactor, B_Foot_06_archers) { EXPECT_EQ(rowOf(bowmen()), (Row13{1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0})); }

TEST(AdlgMeleeFactor, B_Foot_07_archers_get_1_in_the_first_round_when_mounted_charge_them) {
  EXPECT_EQ(charged(bowmen(), mediumCavalry()), 1);
  EXPECT_EQ(charging(bowmen(), mediumCavalry()), 0);
  EXPECT_EQ(factorOf(bowmen(), mediumCavalry()), 0);
  EXPECT_EQ(charged(bowmen(), heavySwords()), 0);
}

TEST(AdlgMeleeFactor, B_Foot_08_medium_swords) {
  EXPECT_EQ(rowOf(mediumSwords()), (Row13{1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1}));
}

TEST(AdlgMeleeFactor, B_Foot_09_medium_spears) {
  EXPECT_EQ(rowOf(mediumSpears()), (Row13{1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1}));
}

TEST(AdlgMeleeFactor, B_Foot_10_heavy_swords_have_2_against_LMI_in_the_open) {
  EXPECT_EQ(combatFactor(heavySwords(), bowmen(), {.inOpen = true}), 2);
  EXPECT_EQ(combatFactor(heavySwords(), bowmen(), {.inOpen = false}), 1);
}

TEST(AdlgMeleeFactor, B_Foot_11_heavy_swords) {
  EXPECT_EQ(rowOf(heavySwords()), (Row13{1, 2, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1}));
  EXPECT_EQ(combatFactor(heavySwords(), lightHorse(), {.inOpen = false}), 2);
}

TEST(AdlgMeleeFactor, B_Foot_12_foot_knights_fight_as_heavy_swords) {
  EXPECT_EQ(rowOf(knightsOnFoot()), rowOf(heavySwords()));
  EXPECT_EQ(knightsOnFoot().protection, 3);  // B-Foot-22: not 5
}

TEST(AdlgMeleeFactor, B_Foot_13_foot_knights_have_heavy_armour_and_two_handed_weapons) {
  EXPECT_EQ(Fight(knightsOnFoot(), heavySwords(), ChargedBy::nobody).lossB(5, 3), 2);  // 6:4, 7:4
  EXPECT_EQ(Fight(knightsOnFoot(), heavySwords(), ChargedBy::nobody).lossA(3, 4), 0);  // 4:5, 5:5
}

TEST(AdlgMeleeFactor, B_Foot_14_heavy_spears) { EXPECT_EQ(rowOf(heavySpearmen()), rowOf(heavySwords())); }

TEST(AdlgMeleeFactor, B_Foot_15_pikes_have_2_against_all) {
  for (const int factor : rowOf(pikemen())) EXPECT_EQ(factor, 2);
}

TEST(AdlgMeleeFactor, B_Foot_16_levy) {
  EXPECT_EQ(rowOf(levies()), (Row13{1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0}));
  EXPECT_EQ(levies().category, Category::HI);
  EXPECT_EQ(levies().cohesion, 3);
}

TEST(AdlgMeleeFactor, B_Foot_17_war_wagons) {
  EXPECT_EQ(rowOf(warWagon()), (Row13{1, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 0, 2}));
}

TEST(AdlgMeleeFactor, B_Foot_18_a_war_wagon_ready_for_battle_has_1_more_against_all) {
  for (const Profile& enemy : oneOfEach()) {
    Fight fight(warWagon(), enemy, ChargedBy::nobody);
    const int before = fight.totalA();
    fight.a().battleReady = true;
    EXPECT_EQ(fight.totalA(), before + 1);
  }
}

TEST(AdlgMeleeFactor, B_Foot_19_artillery_has_no_factor) { EXPECT_EQ(rowOf(artillery()), Row13{}); }

TEST(AdlgMeleeFactor, B_Foot_21_all_but_lights_get_1_against_artillery) {
  EXPECT_EQ(factorOf(mediumSwords(), artillery()), 2);
  EXPECT_EQ(factorOf(mediumCavalry(), artillery()), 1);
  EXPECT_EQ(factorOf(lightInfantry(), artillery()), 0);
  EXPECT_EQ(factorOf(lightHorse(), artillery()), 0);
}

TEST(AdlgMeleeFactor, B_Mtd_01_light_horse_has_1_against_light_infantry_in_the_open) {
  EXPECT_EQ(rowOf(lightHorse()), (Row13{1}));
  EXPECT_EQ(rowOf(lightCamels()), rowOf(lightHorse()));
  EXPECT_EQ(combatFactor(lightHorse(), lightInfantry(), {.inOpen = false}), 0);
}

TEST(AdlgMeleeFactor, B_Mtd_02_03_04_cavalry) {
  const Row13 row{1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1};
  for (const Profile& own : {mediumCavalry(), lightChariots(), mediumCamels(), heavyCavalry()})
    EXPECT_EQ(rowOf(own), row);
  EXPECT_EQ(combatFactor(mediumCavalry(), levies(), {}), 1);
  EXPECT_EQ(combatFactor(mediumCavalry(), pikemen(), {}), 0);
  EXPECT_EQ(mediumCavalry().protection, 0);
  EXPECT_EQ(heavyCavalry().protection, 1);
}

TEST(AdlgMeleeFactor, B_Mtd_05_cavalry_has_1_against_heavy_foot_on_flank_or_rear) {
  Fight fight(mediumCavalry(), heavySpearmen());
  fight.a().onto = Onto::flank;
  EXPECT_EQ(fight.totalA(), 2);  // B-Mod-04
  fight.a().onto = Onto::rear;
  EXPECT_EQ(fight.totalA(), 2);
}

TEST(AdlgMeleeFactor, B_Mtd_06_cavalry_has_1_more_in_the_first_round_against_LMI_and_swords) {
  EXPECT_EQ(charging(mediumCavalry(), bowmen()), 2);
  EXPECT_EQ(charging(mediumCavalry(), mediumSwords()), 2);
  EXPECT_EQ(charged(mediumCavalry(), heavySwords()), 1);
  EXPECT_EQ(charging(mediumCavalry(), mediumSpears()), 1);
  EXPECT_EQ(factorOf(mediumCavalry(), mediumSwords()), 1);
}

TEST(AdlgMeleeFactor, B_Mtd_07_not_with_impact_and_not_in_bad_ground) {
  const Factors<Explained> withImpact =
      factorsOf<Explained>(Fight(with(mediumCavalry(), impact), mediumSwords()).clash, 0);
  EXPECT_EQ(withImpact.first.value(), 1);
  EXPECT_EQ(amountOf(withImpact.first, phrases::reasonCavalryFirst), 0);
  EXPECT_EQ(charging(with(mediumCavalry(), impetuous), heavySwords()), 1);
  Fight rough(mediumCavalry(), mediumSwords());
  EXPECT_EQ(inGround(rough, TerrainKind::brush, Going::rough).totalA(), 1 - 2);
}

TEST(AdlgMeleeFactor, B_Mtd_08_heavy_chariots) {
  EXPECT_EQ(rowOf(heavyChariots()), (Row13{1, 2, 1, 1, 0, 1, 2, 1, 1, 1, 1, 1, 1}));
}

TEST(AdlgMeleeFactor, B_Mtd_09_cataphracts_fight_as_heavy_chariots) {
  EXPECT_EQ(rowOf(cataphractHorse()), rowOf(heavyChariots()));
  EXPECT_EQ(rowOf(camelCataphracts()), rowOf(heavyChariots()));
  EXPECT_EQ(cataphractHorse().protection, 2);
}

TEST(AdlgMeleeFactor, B_Mtd_11_12_13_knights) {
  const Row13 row{1, 2, 1, 1, 0, 1, 2, 2, 1, 1, 1, 1, 1};
  EXPECT_EQ(rowOf(mediumKnights()), row);
  EXPECT_EQ(rowOf(heavyKnights()), row);
  EXPECT_EQ(mediumKnights().protection, 1);
  EXPECT_EQ(heavyKnights().protection, 2);
}

TEST(AdlgMeleeFactor, B_Mtd_14_elephants) {
  EXPECT_EQ(rowOf(elephants()), (Row13{1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2}));
}

TEST(AdlgMeleeFactor, B_Mtd_16_scythed_chariots_have_0_against_all) {
  EXPECT_EQ(rowOf(scythedChariots()), Row13{});
  EXPECT_EQ(scythedChariots().cohesion, 1);
}

TEST(AdlgMeleeFactor, B_Mtd_17_against_scythed_chariots_the_factor_is_0_in_the_first_round) {
  EXPECT_EQ(charged(heavySwords(), scythedChariots()), 0);
  EXPECT_EQ(charged(pikemen(), scythedChariots()), 1);  // the spears' +1 is no combat factor (B-Note-03)
  EXPECT_EQ(factorOf(heavySwords(), scythedChariots()), 1);
}

TEST(AdlgMeleeFactor, B_Mtd_18_lights_LMI_war_wagons_and_elephants_keep_it) {
  EXPECT_EQ(charged(javelinThrowers(), scythedChariots()), 1 + 1);
  EXPECT_EQ(charged(warWagon(), scythedChariots()), 2);
  EXPECT_EQ(charged(elephants(), scythedChariots()), 2 + 1);
  EXPECT_EQ(charged(bowmen(), scythedChariots()), 0 + 1);
}

TEST(AdlgMeleeFactor, B_Mtd_19_B_Mod_07_scythed_chariots_negate_support_in_the_first_round) {
  const Profile friendly = mediumSwords();
  Fight fight(heavySwords(), scythedChariots(), ChargedBy::second);
  fight.a().support = 2;
  fight.a().meleeSupport.push_back(&friendly);
  EXPECT_EQ(fight.totalA(), 0);
  fight.clash.charger = ChargedBy::nobody;
  EXPECT_EQ(fight.totalA(), 1 + 2 + 2);
}

TEST(AdlgMeleeFactor, B_Mod_01_factor_and_abilities_count_together) {
  EXPECT_EQ(charging(with(heavySwords(), impact), heavySpearmen()), 2);
}

TEST(AdlgMeleeFactor, B_Mod_02_disordered_is_minus_1_once) {
  for (const int lost : {1, 2, 3}) {
    Fight fight(heavySwords(), heavySwords(), ChargedBy::nobody);
    fight.a().lost = static_cast<std::uint8_t>(lost);
    EXPECT_EQ(fight.totalA(), 0);
  }
}

TEST(AdlgMeleeFactor, B_Mod_03_A19_an_uncontrolled_charge_is_minus_1_more_on_any_edge) {
  Fight fight(with(heavySwords(), impetuous), mediumSpears());
  fight.a().uncontrolled = true;
  fight.a().lost = 1;
  EXPECT_EQ(fight.totalA(), 1 + 1 - 1 - 1);
  fight.a().onto = Onto::flank;
  EXPECT_EQ(fight.totalA(), 1 + 1 - 1 - 1);  // no impact, but on the flank
  fight.clash.charger = ChargedBy::nobody;
  EXPECT_EQ(fight.totalA(), 1 + 1 - 1);
}

TEST(AdlgMeleeFactor, B_Mod_04_on_flank_or_rear_plus_1_even_if_incomplete) {
  Fight fight(heavySwords(), heavySpearmen());
  fight.a().onto = Onto::flank;
  fight.a().conformed = false;
  EXPECT_EQ(fight.totalA(), 2);
  EXPECT_EQ(fight.totalB(), 1);  // A29: incomplete contact leaves the factor
}

TEST(AdlgMeleeFactor, B_Mod_05_simple_support_plus_1_each) {
  Fight fight(heavySwords(), heavySwords(), ChargedBy::nobody);
  fight.a().support = 2;
  EXPECT_EQ(fight.totalA(), 3);
}

TEST(AdlgMeleeFactor, B_Mod_06_melee_support_brings_its_factor_and_1) {
  const Profile horse = mediumCavalry(), pikes4 = pikemen();
  Fight fight(heavySwords(), heavySpearmen(), ChargedBy::nobody);
  fight.a().meleeSupport.push_back(&horse);  // 1 on the flank of heavy foot
  EXPECT_EQ(fight.totalA(), 1 + 2);
  fight.a().meleeSupport.push_back(&pikes4);
  EXPECT_EQ(fight.totalA(), 1 + 2 + 3);
}

TEST(AdlgMeleeFactor, B_Mod_08_09_10_height_bank_and_gully) {
  for (bool Stance::* place : {&Stance::higher, &Stance::bank, &Stance::gullyEdge}) {
    Fight fight(heavySwords(), heavySwords(), ChargedBy::nobody);
    fight.a().*place = true;
    EXPECT_EQ(fight.totalA(), 2);
  }
}

TEST(AdlgMeleeFactor, Z42_height_and_the_like_count_once) {
  Fight fight(heavySwords(), heavySwords(), ChargedBy::nobody);
  fight.a().higher = fight.a().bank = true;
  fight.a().behind = Behind::fortification;
  EXPECT_EQ(fight.totalA(), 2);
}

TEST(AdlgMeleeFactor, B_Mod_11_A30_a_fortification_helps_foot_but_light_infantry_and_war_wagons) {
  for (const auto& [own, gain] : {std::pair{heavySwords(), 1}, std::pair{artillery(), 1}, std::pair{lightInfantry(), 0},
                                  std::pair{warWagon(), 0}, std::pair{mediumCavalry(), 0}}) {
    Fight fight(own, elephants(), ChargedBy::nobody);
    const int before = fight.totalA();
    fight.a().behind = Behind::obstacle;
    EXPECT_EQ(fight.totalA(), before);
    fight.a().behind = Behind::fortification;
    EXPECT_EQ(fight.totalA(), before + gain);
  }
}

TEST(AdlgMeleeFactor, B_Mod_12_a_commander_in_the_fight_plus_1) {
  Fight fight(heavySwords(), heavySwords(), ChargedBy::nobody);
  fight.b().commander = true;
  EXPECT_EQ(fight.totalB(), 2);
}

TEST(AdlgMeleeFactor, B_Mod_13_mounted_minus_2_at_works_elephants_too) {
  for (const Behind behind : {Behind::obstacle, Behind::fortification}) {
    Fight horse(mediumKnights(), heavySwords(), ChargedBy::nobody),
        beast(elephants(), heavySwords(), ChargedBy::nobody);
    horse.b().behind = beast.b().behind = behind;
    EXPECT_EQ(horse.totalA(), 1 - 2);
    EXPECT_EQ(beast.totalA(), 1 - 2);
  }
  Fight foot(heavySwords(), heavySwords(), ChargedBy::nobody);
  foot.b().behind = Behind::obstacle;
  EXPECT_EQ(foot.totalA(), 1);
}

TEST(AdlgGround, B_Mod_14_rough_is_minus_1_for_heavy_foot_and_war_wagons) {
  for (const Profile& own : {heavySwords(), knightsOnFoot(), levies(), warWagon()})
    EXPECT_EQ(meleePenalty(own, TerrainKind::brush, Going::rough), -1);
  for (const Profile& own : {mediumSwords(), bowmen(), artillery()})
    EXPECT_EQ(meleePenalty(own, TerrainKind::brush, Going::rough), 0);
}

TEST(AdlgGround, B_Mod_15_rough_is_minus_2_for_heavy_spears_pikes_and_mounted) {
  for (const Profile& own : {heavySpearmen(), pikemen(), lightHorse(), mediumCavalry(), heavyKnights(), elephants()})
    EXPECT_EQ(meleePenalty(own, TerrainKind::gully, Going::rough), -2);
  EXPECT_EQ(meleePenalty(mediumSpears(), TerrainKind::gully, Going::rough), 0);
}

TEST(AdlgGround, B_Mod_16_heavy_ground_is_minus_1_for_MI_and_LMI) {
  for (const Profile& own : {mediumSwords(), mediumSpears(), bowmen(), javelinThrowers()})
    EXPECT_EQ(meleePenalty(own, TerrainKind::wood, Going::heavy), -1);
}

TEST(AdlgGround, B_Mod_17_heavy_ground_is_minus_2_for_heavy_foot_spears_too) {
  for (const Profile& own : {heavySwords(), heavySpearmen(), pikemen(), levies()})
    EXPECT_EQ(meleePenalty(own, TerrainKind::wood, Going::heavy), -2);
}

TEST(AdlgGround, B_Mod_18_heavy_ground_is_minus_3_for_mounted) {
  for (const Profile& own : {lightHorse(), mediumCavalry(), elephants(), mediumCamels()})
    EXPECT_EQ(meleePenalty(own, TerrainKind::wood, Going::heavy), -3);
}

TEST(AdlgGround, B_Mod_19_light_infantry_is_at_home_everywhere) {
  EXPECT_EQ(meleePenalty(lightInfantry(), TerrainKind::wood, Going::heavy), 0);
  EXPECT_EQ(meleePenalty(lightInfantry(), TerrainKind::brush, Going::rough), 0);
}

TEST(AdlgGround, B_Mod_20_camels_in_brush_or_dunes) {
  for (const Profile& own : {lightCamels(), mediumCamels(), camelCataphracts()}) {
    EXPECT_EQ(meleePenalty(own, TerrainKind::brush, Going::rough), 0);
    EXPECT_EQ(meleePenalty(own, TerrainKind::dunes, Going::heavy), 0);
    EXPECT_EQ(meleePenalty(own, TerrainKind::field, Going::rough), -2);
  }
}

TEST(AdlgGround, B_Mod_21_elephants_in_brush_or_fields) {
  EXPECT_EQ(meleePenalty(elephants(), TerrainKind::brush, Going::rough), 0);
  EXPECT_EQ(meleePenalty(elephants(), TerrainKind::field, Going::rough), 0);
  EXPECT_EQ(meleePenalty(elephants(), TerrainKind::dunes, Going::heavy), -3);
}

TEST(AdlgMeleeFactor, B_Mod_22_mounted_with_a_penalty_have_neither_impact_nor_furious_charge) {
  Fight fight(with(mediumKnights(), impact), mediumSwords());
  EXPECT_EQ(fight.totalA(), 2);
  EXPECT_EQ(fight.lossB(5, 5), 2);  // 7:5, and furious charge
  inGround(fight, TerrainKind::brush, Going::rough);
  EXPECT_EQ(fight.totalA(), 1 - 2);
  EXPECT_EQ(fight.lossB(6, 4), 1);  // 5:4
  Fight foot(with(heavySwords(), impact), mediumSpears());
  EXPECT_EQ(inGround(foot, TerrainKind::brush, Going::rough).totalA(), 1 + 1 - 1);
}

TEST(AdlgMeleeFactor, B_Fla_01_flank_attacks_do_nothing_to_war_wagons_and_artillery) {
  Fight wagon(heavyKnights(), warWagon());
  wagon.a().onto = Onto::flank;
  EXPECT_EQ(wagon.totalA(), 0);
  EXPECT_EQ(wagon.totalB(), 2);
  Fight guns(heavyKnights(), artillery());
  guns.a().onto = Onto::flank;
  EXPECT_EQ(guns.totalA(), 1 + 1 + 1);  // Z43
}

TEST(AdlgMeleeFactor, B_Fla_02_the_factor_is_0_if_the_attacker_is_heavy_and_conformed) {
  Fight heavy(mediumSwords(), pikemen(), ChargedBy::nobody), light(lightHorse(), pikemen(), ChargedBy::nobody);
  heavy.a().onto = light.a().onto = Onto::rear;
  EXPECT_EQ(heavy.totalB(), 0);
  EXPECT_EQ(light.totalB(), 2);
  Fight other(mediumSwords(), pikemen(), ChargedBy::nobody);  // the enemy in front profits by the one on the flank
  other.b().flanked = other.b().flankedFully = true;
  EXPECT_EQ(other.totalB(), 0);
}

TEST(AdlgMeleeFactor, B_Fla_03_two_handed_weapons_are_lost) {
  Fight fight(with(heavySwords(), twoHanded), heavySwords(), ChargedBy::nobody);
  EXPECT_EQ(fight.lossB(4, 2), 2);
  fight.a().flanked = true;
  EXPECT_EQ(fight.lossB(4, 2), 1);
}

TEST(AdlgMeleeFactor, B_Fla_04_impact_and_javelin_are_lost) {
  Fight swordsmen(with(heavySwords(), impact), mediumSpears()), throwers(javelinThrowers(), mediumSpears());
  swordsmen.a().flanked = throwers.a().flanked = true;
  EXPECT_EQ(swordsmen.totalA(), 1);
  EXPECT_EQ(throwers.totalA(), 0);
}

TEST(AdlgMeleeFactor, B_Fla_05_furious_charge_is_lost) {
  Fight fight(with(heavySwords(), impetuous), mediumSpears());
  EXPECT_EQ(fight.lossB(6, 5), 2);
  fight.a().flanked = true;
  EXPECT_EQ(fight.lossB(6, 5), 1);
}

TEST(AdlgMeleeFactor, B_Fla_06_missile_support_is_lost) {
  Fight fight(heavySwords(), with(heavySpearmen(), missileSupport));
  EXPECT_EQ(fight.lossB(5, 4), 0);
  fight.b().flanked = true;
  EXPECT_EQ(fight.lossB(5, 4), 1);
}

TEST(AdlgMeleeFactor, B_Fla_07_polearms_are_lost) {
  Fight fight(with(mediumSwords(), polearm), mediumCavalry());
  EXPECT_EQ(fight.totalA(), 2);
  EXPECT_EQ(fight.lossB(5, 3), 2);  // 7:5 (cavalry 1 + 1 against swords), 8:5
  fight.a().flanked = true;
  EXPECT_EQ(fight.totalA(), 1);
  EXPECT_EQ(fight.lossB(5, 3), 1);
}

TEST(AdlgMeleeFactor, B_Fla_08_armour_and_panic_stay) {
  Fight fight(elephants(), mediumCavalry(), ChargedBy::nobody);
  fight.b().flanked = true;
  EXPECT_EQ(fight.totalB(), 1 - 1);
  Fight mail(heavySwords(), in(heavySwords(), ArmourLevel::heavy), ChargedBy::nobody);
  mail.b().flanked = true;
  EXPECT_EQ(mail.lossB(4, 3), 0);
}

TEST(AdlgMeleeFactor, A29_abilities_are_lost_even_to_lights_and_in_incomplete_contact) {
  Fight fight(lightHorse(), with(heavySwords(), twoHanded), ChargedBy::nobody);
  fight.a().onto = Onto::flank;
  EXPECT_EQ(fight.totalB(), 2);
  EXPECT_EQ(fight.lossA(2, 2), 1);  // 3:4 (one on the flank), no two-handed weapon
}

TEST(AdlgMeleeFactor, A30_war_wagon_at_its_long_edge) {
  Fight fight(warWagon(), heavySwords(), ChargedBy::nobody);
  fight.a().longEdge = true;
  EXPECT_EQ(fight.totalA(), 1);
}

TEST(AdlgMeleeFactor, A28_the_reasons_add_up_and_first_round_and_lasting_are_apart) {
  const Profile friendly = mediumSwords();
  Fight fight(with(mediumKnights(), impact), bowmen());
  fight.a().support = 1;
  fight.a().meleeSupport.push_back(&friendly);
  fight.a().commander = true;
  fight.b().lost = 1;
  for (const int side : {0, 1}) {
    const Factors<Explained> told = factorsOf<Explained>(fight.clash, side);
    EXPECT_EQ(told.total(), factorsOf<Sum>(fight.clash, side).total());
    fight.clash.charger = ChargedBy::nobody;
    EXPECT_EQ(told.lasting.value(), factorsOf<Sum>(fight.clash, side).total());
    fight.clash.charger = ChargedBy::first;
  }
  EXPECT_EQ(factorsOf<Explained>(fight.clash, 0).first.value(), 1);
  EXPECT_EQ(factorsOf<Explained>(fight.clash, 0).lasting.value(), 2 + 1 + 2 + 1);
}

}  // namespace walstatt::adlg::test
