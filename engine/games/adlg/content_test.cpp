// content/adlg against the sheet: the unit table (B-Foot, B-Mtd), movement (B-All), ranges (B-Rng), bases (A2), points (A7),
// terrain and regions (A10).
#include "games/adlg/content.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "games/adlg/test_content.h"

namespace walstatt::adlg {

namespace {

int typeOf(std::string_view id) {
  const int type = testContent()->findType(id);
  EXPECT_GE(type, 0) << id;
  return std::max(type, 0);
}

Profile made(std::string_view id, Quality quality = Quality::ordinary, OptionSet options = 0) {
  return makeProfile(*testContent(), typeOf(id), quality, options);
}
int price(std::string_view id, Quality quality = Quality::ordinary, OptionSet options = 0) {
  return made(id, quality, options).points;
}

// Factors in the order of Category: LI LMI MI HI WWg Art, LH Cv HCh Ct Kn El SCh.
std::string factors(std::string_view id) {
  std::string all;
  const Profile unit = made(id);
  for (std::size_t i = 0; i < categories; ++i) {
    if (i == static_cast<std::size_t>(Category::LH)) all += ' ';
    all += static_cast<char>('0' + unit.factor[i]);
  }
  return all;
}

struct Row {
  std::string_view id, category;
  int protection, cohesion;
  std::string_view factors;
};

void expectRow(const Row& row) {
  const Profile unit = made(row.id);
  EXPECT_EQ(categoryIds()[static_cast<std::size_t>(unit.category)], row.category) << row.id;
  EXPECT_EQ(unit.protection, row.protection) << row.id;
  EXPECT_EQ(unit.cohesion, row.cohesion) << row.id;
  EXPECT_EQ(factors(row.id), row.factors) << row.id;
}

std::string moveOf(std::string_view id) {
  const Movement move = made(id).movement;
  return std::to_string(move.open) + '/' + std::to_string(move.rough) + '/' + std::to_string(move.heavy);
}

}  // namespace

TEST(AdlgContent, B_Foot_01_03_light_infantry_has_no_factor_against_anyone) {
  expectRow({"light-infantry", "LI", 1, 2, "000000 0000000"});
}
TEST(AdlgContent, B_Foot_04_05_javelinmen_are_good_against_lights_elephants_and_scythed_chariots) {
  expectRow({"javelinmen", "LMI", 1, 3, "100000 1000011"});
  EXPECT_TRUE(made("javelinmen").is(javelinmen) && made("javelinmen").has(javelinAbility));
}
TEST(AdlgContent, B_Foot_06_07_those_who_shoot_are_good_against_lights_only) {
  for (const std::string_view id : {"archers", "crossbowmen", "handgunners"}) {
    expectRow({id, "LMI", 0, 3, "100000 1000000"});
    EXPECT_TRUE(made(id).is(archers)) << id;
  }
}
TEST(AdlgContent, B_Foot_08_medium_swords_have_nothing_against_cataphracts_heavy_chariots_and_knights) {
  expectRow({"medium-swords", "MI", 1, 3, "111111 1100011"});
  EXPECT_TRUE(made("medium-swords").is(swords));
  expectRow({"mixed-swords-bow", "MI", 1, 3, "111111 1100011"});  // A7: medium swords with bows
  EXPECT_TRUE(made("mixed-swords-bow").is(swords));
}
TEST(AdlgContent, B_Foot_09_medium_spears_have_the_factors_of_medium_swords) {
  expectRow({"medium-spears", "MI", 1, 3, "111111 1100011"});
  EXPECT_TRUE(made("medium-spears").is(spears));
  EXPECT_FALSE(made("medium-spears").is(heavySpears));
}
TEST(AdlgContent, B_Foot_10_11_heavy_swords_beat_lmi_in_the_open_and_light_horse_anywhere) {
  expectRow({"heavy-swords", "HI", 1, 4, "111111 2111111"});
  EXPECT_EQ(made("heavy-swords").factorAgainstLmiInOpen, 2);
  EXPECT_TRUE(made("heavy-swords").is(swords));
}
TEST(AdlgContent, B_Foot_12_13_foot_knights_are_heavy_swords_in_heavy_armour_with_two_handed_weapons) {
  expectRow({"foot-knights", "HI", 3, 4, "111111 2111111"});
  const Profile knights = made("foot-knights");
  EXPECT_EQ(knights.factorAgainstLmiInOpen, 2);
  EXPECT_EQ(knights.armour, ArmourLevel::heavy);
  EXPECT_TRUE(knights.has(twoHanded) && knights.is(swords) && knights.is(footKnights));
}
TEST(AdlgContent, B_Foot_14_heavy_spears) {
  expectRow({"heavy-spears", "HI", 1, 4, "111111 2111111"});
  const Profile unit = made("heavy-spears");
  EXPECT_EQ(unit.factorAgainstLmiInOpen, 2);
  EXPECT_TRUE(unit.is(spears) && unit.is(heavySpears));
}
TEST(AdlgContent, B_Foot_15_pikes_have_two_against_all) {
  expectRow({"pikes", "HI", 1, 4, "222222 2222222"});
  EXPECT_TRUE(made("pikes").is(pikes));
  EXPECT_FALSE(made("pikes").is(spears));
}
TEST(AdlgContent, B_Foot_16_levy_is_hi_of_three_points_with_one_against_li_lmi_and_lh) {
  expectRow({"levy", "HI", 1, 3, "110000 1000000"});
  EXPECT_TRUE(made("levy").is(levy) && made("levy").cumbersome());
}
TEST(AdlgContent, B_Foot_17_18_war_wagons_hold_mounted_off_but_not_elephants) {
  expectRow({"war-wagon", "WWg", 2, 4, "100000 2222202"});
}
TEST(AdlgContent, B_Note_05_war_wagons_with_blades_have_two_against_elephants) {
  expectRow({"war-wagon-blades", "WWg", 2, 4, "100000 2222222"});
  EXPECT_TRUE(made("war-wagon-blades").has(blades));
  EXPECT_EQ(made("war-wagon-blades").range, 0) << "A25: does not shoot";
}
TEST(AdlgContent, B_Foot_19_artillery_has_no_factor) {
  for (const std::string_view id : {"light-artillery", "medium-artillery", "heavy-artillery"})
    expectRow({id, "Art", 1, 2, "000000 0000000"});
}
TEST(AdlgContent, B_Foot_22_bracketed_protection_holds_the_armour_once) {
  const Profile knights = made("foot-knights");
  EXPECT_EQ(knights.plainProtection, 1);
  EXPECT_EQ(knights.protection, 3);
  const Profile again = made("heavy-cavalry", Quality::ordinary, bit(Option::armour));
  EXPECT_EQ(again.protection, 1) << "armour on armour adds nothing";
}

TEST(AdlgContent, B_Mtd_01_light_horse_and_camels_have_one_against_li_in_the_open) {
  for (const std::string_view id : {"light-cavalry", "light-camelry"}) {
    expectRow({id, "LH", 1, 2, "000000 0000000"});
    EXPECT_EQ(made(id).factorAgainstLiInOpen, 1) << id;
  }
  EXPECT_TRUE(made("light-cavalry").is(horses) && made("light-camelry").is(camels));
}
TEST(AdlgContent, B_Mtd_02_to_05_cavalry_fights_mounted_light_and_medium_foot_levy_and_flanks_of_hi) {
  expectRow({"medium-cavalry", "Cv", 0, 3, "111000 1111111"});
  expectRow({"light-chariot", "Cv", 0, 3, "111000 1111111"});
  expectRow({"medium-camelry", "Cv", 0, 3, "111000 1111111"});
  expectRow({"heavy-cavalry", "Cv", 1, 3, "111000 1111111"});
  for (const std::string_view id : {"medium-cavalry", "light-chariot", "medium-camelry", "heavy-cavalry"}) {
    EXPECT_EQ(made(id).factorAgainstLevy, 1) << id;
    EXPECT_EQ(made(id).factorInFlankOfHi, 1) << id;
  }
  EXPECT_EQ(made("heavy-cavalry").armour, ArmourLevel::armour);
  EXPECT_EQ(made("medium-cavalry").armour, ArmourLevel::none);
}
TEST(AdlgContent, B_Mtd_08_09_heavy_chariots_and_cataphracts) {
  expectRow({"heavy-chariot", "HCh", 1, 3, "121101 2111111"});
  expectRow({"cataphracts", "Ct", 2, 3, "121101 2111111"});
  expectRow({"camel-cataphracts", "Ct", 2, 3, "121101 2111111"});
  EXPECT_TRUE(made("camel-cataphracts").is(camels) && made("camel-cataphracts").is(cataphracts));
  EXPECT_TRUE(made("cataphracts").has(impact)) << "A7: impact included";
}
TEST(AdlgContent, B_Mtd_11_to_13_knights) {
  expectRow({"medium-knights", "Kn", 1, 3, "121101 2211111"});
  expectRow({"heavy-knights", "Kn", 2, 3, "121101 2211111"});
}
TEST(AdlgContent, B_Mtd_14_15_elephants) {
  expectRow({"elephants", "El", 0, 3, "111111 2222222"});
  EXPECT_TRUE(made("elephants").has(impact) && made("elephants").cumbersome());
}
TEST(AdlgContent, B_Mtd_16_scythed_chariots_have_no_factor_and_one_point) {
  expectRow({"scythed-chariot", "SCh", 0, 1, "000000 0000000"});
  EXPECT_TRUE(made("scythed-chariot").has(expendable)) << "A7: always";
}
TEST(AdlgContent, B_Note_07_08_horses_and_camels_are_marked_and_scythed_chariots_never_panic) {
  for (const TroopType& type : testContent()->types) {
    const Profile& unit = type.profile;
    const bool shies = unit.mounted() && unit.category != Category::El && unit.category != Category::SCh;
    EXPECT_EQ(unit.is(horses) || unit.is(camels), shies) << type.id;
    EXPECT_FALSE(unit.is(horses) && unit.is(camels)) << type.id;
  }
}

TEST(AdlgContent, B_All_01_to_10_movement_by_type) {
  EXPECT_EQ(moveOf("light-infantry"), "3/3/3");
  for (const std::string_view id :
       {"javelinmen", "archers", "crossbowmen", "handgunners", "medium-swords", "medium-spears", "mixed-swords-bow"})
    EXPECT_EQ(moveOf(id), "3/3/2") << id;
  for (const std::string_view id : {"heavy-swords", "foot-knights", "heavy-spears", "pikes", "levy"})
    EXPECT_EQ(moveOf(id), "2/2/1") << id;
  EXPECT_EQ(moveOf("light-cavalry"), "5/4/2");
  EXPECT_EQ(moveOf("light-camelry"), "5/4/2");
  for (const std::string_view id : {"medium-cavalry", "heavy-cavalry", "medium-camelry"})
    EXPECT_EQ(moveOf(id), "4/3/1") << id;
  for (const std::string_view id : {"medium-knights", "heavy-knights"}) EXPECT_EQ(moveOf(id), "3/2/1") << id;
  for (const std::string_view id : {"light-chariot", "scythed-chariot"}) EXPECT_EQ(moveOf(id), "4/2/0") << id;
  for (const std::string_view id : {"heavy-chariot", "cataphracts", "camel-cataphracts"})
    EXPECT_EQ(moveOf(id), "3/1/0") << id;
  EXPECT_EQ(moveOf("elephants"), "3/3/1");
  for (const std::string_view id : {"war-wagon", "war-wagon-blades", "light-artillery", "medium-artillery"})
    EXPECT_EQ(moveOf(id), "2/1/0") << id;
}
TEST(AdlgContent, B_All_14_heavy_artillery_is_not_mobile) {
  EXPECT_EQ(moveOf("heavy-artillery"), "0/0/0");
  for (const TroopType& type : testContent()->types)
    EXPECT_EQ(type.profile.movement.mobile, type.id != "heavy-artillery") << type.id;
}

TEST(AdlgContent, B_Rng_01_to_11_ranges) {
  const auto range = [](std::string_view id, OptionSet options = 0) {
    return made(id, Quality::ordinary, options).range / ud;
  };
  EXPECT_EQ(range("light-infantry"), 1) << "B-Rng-01";
  EXPECT_EQ(range("light-cavalry"), 1);
  EXPECT_EQ(range("medium-cavalry", bit(Option::javelin)), 1);
  EXPECT_EQ(range("javelinmen"), 1) << "B-Rng-02";
  EXPECT_EQ(range("light-infantry", bit(Option::incendiary)), 1) << "B-Rng-03";
  for (const Option option : {Option::sling, Option::bow, Option::crossbow, Option::handgun})
    EXPECT_EQ(range("light-infantry", bit(option)), 2) << "B-Rng-04";
  EXPECT_EQ(range("light-cavalry", bit(Option::bow)), 2) << "B-Rng-04";
  EXPECT_EQ(range("medium-swords", bit(Option::atlatl)), 2) << "B-Rng-05";
  EXPECT_EQ(range("heavy-cavalry", bit(Option::bow)), 2) << "B-Rng-06";
  EXPECT_EQ(range("heavy-cavalry", bit(Option::crossbow)), 2) << "B-Rng-06";
  for (const std::string_view id : {"archers", "crossbowmen", "handgunners", "mixed-swords-bow"})
    EXPECT_EQ(range(id), 4) << "B-Rng-07 " << id;
  EXPECT_EQ(range("archers", bit(Option::longbow)), 4) << "B-Rng-07";
  EXPECT_EQ(range("light-camelry"), 1) << "B-Rng-01, Z80: javelins are in its price";
  EXPECT_EQ(range("war-wagon"), 4) << "B-Rng-08";
  EXPECT_EQ(range("light-artillery"), 4) << "B-Rng-09";
  EXPECT_EQ(range("medium-artillery"), 6) << "B-Rng-10";
  EXPECT_EQ(range("heavy-artillery"), 8) << "B-Rng-11";
  for (const std::string_view id : {"heavy-swords", "pikes", "medium-cavalry", "elephants", "scythed-chariot"})
    EXPECT_EQ(range(id), 0) << id;
}

TEST(AdlgContent, A2_depths_of_bases) {
  for (const TroopType& type : testContent()->types) {
    const Profile& unit = type.profile;
    Length wanted = 1 * ud;
    if (unit.category == Category::LI) wanted = 500;
    if (unit.category == Category::WWg) wanted = 2 * ud;
    if (unit.category == Category::HI && !unit.is(pikes) && !unit.is(levy)) wanted = 750;
    if (unit.mounted() && !unit.is(chariots) && unit.category != Category::El) wanted = 750;
    EXPECT_EQ(unit.depth, wanted) << type.id;
  }
}

TEST(AdlgContent, A7_points_of_ordinary_units) {
  const std::vector<std::pair<std::string_view, int>> prices{{"light-infantry", 4},
                                                             {"javelinmen", 7},
                                                             {"archers", 7},
                                                             {"crossbowmen", 7},
                                                             {"handgunners", 7},
                                                             {"medium-swords", 6},
                                                             {"medium-spears", 7},
                                                             {"heavy-swords", 8},
                                                             {"heavy-spears", 8},
                                                             {"foot-knights", 12},
                                                             {"pikes", 11},
                                                             {"levy", 3},
                                                             {"mixed-swords-bow", 8},
                                                             {"war-wagon", 10},
                                                             {"war-wagon-blades", 8},
                                                             {"light-artillery", 6},
                                                             {"medium-artillery", 10},
                                                             {"heavy-artillery", 10},
                                                             {"light-cavalry", 6},
                                                             {"light-camelry", 7},
                                                             {"medium-cavalry", 7},
                                                             {"medium-camelry", 8},
                                                             {"heavy-cavalry", 9},
                                                             {"light-chariot", 7},
                                                             {"heavy-chariot", 10},
                                                             {"cataphracts", 12},
                                                             {"camel-cataphracts", 13},
                                                             {"medium-knights", 10},
                                                             {"heavy-knights", 12},
                                                             {"elephants", 13},
                                                             {"scythed-chariot", 3}};
  EXPECT_EQ(prices.size(), testContent()->types.size());
  for (const auto& [id, points] : prices) EXPECT_EQ(price(id), points) << id;
}
TEST(AdlgContent, A7_quality_changes_the_price) {
  EXPECT_EQ(price("heavy-swords", Quality::elite), 10);
  EXPECT_EQ(price("heavy-swords", Quality::mediocre), 6);
  EXPECT_EQ(price("light-infantry", Quality::elite), 5);
  EXPECT_EQ(price("light-cavalry", Quality::elite), 7);
  EXPECT_EQ(price("elephants", Quality::elite), 16);
  EXPECT_EQ(price("elephants", Quality::mediocre), 10);
  EXPECT_EQ(price("pikes", Quality::elite), 13);
  EXPECT_EQ(price("pikes", Quality::mediocre), 8);
}
TEST(AdlgContent, A7_options_and_their_prices) {
  const auto more = [](std::string_view id, Option option) {
    EXPECT_TRUE(testContent()->types[static_cast<std::size_t>(typeOf(id))].may(option)) << id;
    return price(id, Quality::ordinary, bit(option)) - price(id);
  };
  EXPECT_EQ(more("heavy-swords", Option::armour), 2);
  EXPECT_EQ(more("elephants", Option::armour), 3);
  for (const Option option :
       {Option::impact, Option::twoHanded, Option::polearm, Option::pavise, Option::stakes, Option::missileSupport})
    EXPECT_EQ(more("heavy-swords", option), 1) << optionIds()[static_cast<std::size_t>(option)];
  EXPECT_EQ(more("archers", Option::longbow), 1);
  EXPECT_EQ(more("medium-cavalry", Option::bow), 2);
  EXPECT_EQ(more("medium-cavalry", Option::crossbow), 2);
  EXPECT_EQ(more("light-cavalry", Option::bow), 2);  // mounted too (Z80)
  EXPECT_EQ(more("light-infantry", Option::bow), 0);
  EXPECT_EQ(more("medium-cavalry", Option::halfBow), 1);
  EXPECT_EQ(more("heavy-swords", Option::impetuous), 0);
  EXPECT_EQ(more("levy", Option::impetuous), 1);
  EXPECT_EQ(more("light-infantry", Option::incendiary), 1);
}

// What A7 (with Z80 and Z81) asks for an option, whoever has it.
int ruledPrice(const TroopType& type, Option option) {
  const Profile& profile = type.profile;
  const bool heavyMounted = profile.mounted() && !profile.light();
  switch (option) {
    case Option::armour: return profile.category == Category::El ? 3 : 2;
    case Option::impetuous: return profile.is(levy) ? 1 : 0;
    case Option::bow:
    case Option::crossbow:
    case Option::handgun: return profile.mounted() ? 2 : 0;
    case Option::javelin: return heavyMounted ? 1 : 0;
    case Option::sling:
    case Option::expendable: return 0;
    default: return 1;
  }
}
TEST(AdlgContent, A7_every_option_of_every_type_costs_what_the_ruling_says) {
  for (const TroopType& type : testContent()->types)
    for (std::size_t i = 0; i < optionCount; ++i)
      if (const auto option = static_cast<Option>(i); type.may(option)) {
        EXPECT_EQ(type.prices[i], ruledPrice(type, option)) << type.id << ' ' << optionIds()[i];
      }
}
TEST(AdlgContent, A7_Z82_qualities_of_every_type) {
  for (const TroopType& type : testContent()->types) {
    const Category category = type.profile.category;
    if (type.profile.is(levy) || category == Category::SCh) {
      EXPECT_FALSE(type.elite || type.mediocre) << type.id;
      continue;
    }
    const bool elephant = category == Category::El;
    EXPECT_EQ(type.elite, elephant ? 3 : isLight(category) ? 1 : 2) << type.id;
    EXPECT_EQ(type.mediocre, elephant || type.profile.is(pikes) ? -3 : -2) << type.id;
  }
}
TEST(AdlgContent, B_Fur_03_light_cavalry_may_be_impetuous) {
  const Profile riders = made("light-cavalry", Quality::ordinary, bit(Option::impetuous));
  EXPECT_TRUE(riders.has(impetuous));
  EXPECT_EQ(riders.points, 6);
}

TEST(AdlgContent, options_make_the_abilities_they_name) {
  const Profile unit = made("heavy-swords", Quality::elite, bit(Option::armour) | bit(Option::impact));
  EXPECT_EQ(unit.quality, Quality::elite);
  EXPECT_EQ(unit.protection, 2) << "B-Abi-25";
  EXPECT_TRUE(unit.has(impact) && !unit.has(impetuous));
  const Profile horse = made("medium-cavalry", Quality::ordinary, bit(Option::impact) | bit(Option::halfBow));
  EXPECT_TRUE(horse.has(halfBow) && horse.weapon == Weapon::bow && horse.range == 2 * ud) << "B-Abi-06";
  const Profile slinger = made("light-infantry", Quality::ordinary, bit(Option::sling));
  EXPECT_FALSE(slinger.has(javelinAbility)) << "B-Abi-37";
  EXPECT_TRUE(made("light-infantry").has(javelinAbility)) << "B-Abi-37";
  EXPECT_FALSE(made("medium-cavalry", Quality::ordinary, bit(Option::javelin)).has(javelinAbility)) << "B-Abi-37";
  const Profile fire = made("light-infantry", Quality::ordinary, bit(Option::incendiary));
  EXPECT_TRUE(fire.has(incendiaryAbility) && fire.weapon == Weapon::incendiary) << "B-Abi-10";
  EXPECT_TRUE(made("mixed-swords-bow").has(mixedUnit)) << "B-Abi-16";
  for (std::size_t i = 0; i < optionCount; ++i) EXPECT_FALSE(testContent()->options[i].rule.empty()) << optionIds()[i];
}

TEST(AdlgContent, labels_are_unique) {
  std::set<std::string> labels;
  for (const TroopType& type : testContent()->types) EXPECT_TRUE(labels.insert(type.label).second) << type.label;
}

TEST(AdlgContent, A10_kinds_of_terrain_and_compulsory_pieces) {
  for (std::size_t i = 0; i < terrainKinds; ++i) {
    const auto kind = static_cast<TerrainKind>(i);
    EXPECT_EQ(testContent()->of(kind).id, terrainIds()[i]);
  }
  EXPECT_EQ(testContent()->of(Region::plain).compulsory, TerrainKind::field);
  EXPECT_EQ(testContent()->of(Region::forest).compulsory, TerrainKind::wood);
  EXPECT_EQ(testContent()->of(Region::mountain).compulsory, TerrainKind::steepHill);
  EXPECT_EQ(testContent()->of(Region::desert).compulsory, TerrainKind::dunes);
  EXPECT_EQ(testContent()->of(Region::steppe).compulsory, TerrainKind::gentleHill);
}

TEST(AdlgContent, a_broken_file_names_every_fault) {
  std::vector<SourceFile> files = builtInContent();
  for (SourceFile& file : files) {
    if (file.path != "adlg/troops.toml") continue;
    const auto change = [&](std::string_view from, std::string_view to) {
      const std::size_t at = file.text.find(from);
      ASSERT_NE(at, std::string::npos) << from;
      file.text.replace(at, from.size(), to);
    };
    change("label = \"JV\"", "label = \"LI\"");
    change("move = [3, 3, 3]", "move = [3, 3]");
    change("traits = [\"archers\"]", "traits = [\"archer\"]");
    change("id = \"levy\"", "id = \"pikes\"");
  }
  Errors errors;
  const Library library = Library::read(files, errors);
  readContent(library, errors);
  std::set<std::string> fields;
  for (const ContentError& error : errors.list())
    if (error.file == "adlg/troops.toml") fields.insert(error.field);
  EXPECT_EQ(fields, (std::set<std::string>{"troop[1].move", "troop[2].label", "troop[3].traits", "troop[12].id"}));
}

}  // namespace walstatt::adlg
