// Armies: what is wrong with them (A3, A7, A8), what they cost and are worth (A6, A7, A9), the lists of the house and their
// ready armies, files and codes.
#include "games/adlg/army.h"

#include <gtest/gtest.h>

#include <set>

#include "games/adlg/army_code.h"
#include "games/adlg/army_drawing.h"
#include "games/adlg/test_content.h"
#include "games/adlg/unit_text.h"
#include "library/share_code.h"

namespace walstatt::adlg {

namespace {

ArmyRow units(std::string_view text) {
  const std::optional<ArmyRow> row = readUnitText(text);
  EXPECT_TRUE(row) << text;
  return row.value_or(ArmyRow{});
}

ArmyCorps corps(std::initializer_list<std::string_view> rows, CommanderRank rank = CommanderRank::ordinary) {
  ArmyCorps made;
  made.rank = rank;
  for (const std::string_view row : rows) made.rows.push_back(units(row));
  return made;
}

// A good army of a hundred points: 92.
Army legion() {
  Army army;
  army.list = "rome-republic";
  army.points = 100;
  army.corps = {corps({"4 legion", "1 triarii"}, CommanderRank::competent), corps({"2 allies", "2 velites"}),
                corps({"1 equites", "1 allied-horse"})};
  army.corps[0].inChief = true;
  return army;
}

std::multiset<std::string> faults(const Army& army) {
  std::multiset<std::string> ids;
  for (const ArmyFault& fault : faultsOf(*testContent(), army)) {
    const Bilingual text = textOf(testContent()->words, fault);
    EXPECT_NE(text.german, fault.what->id) << "no words";
    EXPECT_EQ(text.german.find('{'), std::string::npos) << text.german;
    EXPECT_EQ(text.english.find('{'), std::string::npos) << text.english;
    ids.insert(std::string(fault.what->id.substr(std::string_view("adlg.army.").size())));
  }
  return ids;
}
using Ids = std::multiset<std::string>;

int initiative(const Army& army) {
  Sum sum;
  addInitiative(sum, *testContent(), army);
  return sum.value();
}
int value(const Army& army) {
  Sum sum;
  addValue(sum, *testContent(), army);
  return sum.value();
}

template <class Do>
void eachReady(const Do& with) {
  for (const ArmyList& list : testContent()->lists)
    for (const ReadyArmy& ready : list.ready) with(list, ready);
}

}  // namespace

TEST(AdlgArmy, a_good_army_has_no_faults) { EXPECT_EQ(faults(legion()), Ids{}); }

TEST(AdlgArmy, A3_three_corps_or_four_at_300_each_with_a_unit) {
  Army army = legion();
  army.corps.pop_back();
  EXPECT_EQ(faults(army), (Ids{"corps"})) << "equites: least 1 at 200 points is 0 at 100";
  army = legion();
  army.corps[2].rows.clear();
  EXPECT_EQ(faults(army), (Ids{"empty-corps"}));
  EXPECT_EQ(corpsAt(100), 3);
  EXPECT_EQ(corpsAt(200), 3);
  EXPECT_EQ(corpsAt(300), 4);
}
TEST(AdlgArmy, A3_one_commander_in_chief) {
  Army army = legion();
  army.corps[0].inChief = false;
  EXPECT_EQ(faults(army), (Ids{"no-chief"}));
  army.corps[1].inChief = army.corps[2].inChief = true;
  EXPECT_EQ(faults(army), (Ids{"chiefs"}));
}
TEST(AdlgArmy, A3_100_200_or_300_points) {
  Army army = legion();
  army.points = 150;
  EXPECT_TRUE(faults(army).count("points"));
}
TEST(AdlgArmy, A7_the_sum_may_not_exceed_the_points) {
  Army army = legion();
  EXPECT_EQ(pointsOf(*testContent(), army), 4 * 9 + 8 + 2 * 8 + 2 * 4 + 9 + 7 + 2);
  army.corps[1].rows[0].count = 4;
  EXPECT_EQ(faults(army), (Ids{"sum"}));
}
TEST(AdlgArmy, A8_minima_and_maxima_grow_with_the_points) {
  const ArmyList& list = testContent()->lists[static_cast<std::size_t>(testContent()->findList("rome-republic"))];
  const ListRow& row = list.rows[static_cast<std::size_t>(list.find("legion"))];
  EXPECT_EQ(row.leastAt(100), 2);
  EXPECT_EQ(row.leastAt(200), 4);
  EXPECT_EQ(row.leastAt(300), 6);
  EXPECT_EQ(row.mostAt(100), 5);
  EXPECT_EQ(row.mostAt(200), 10);
  EXPECT_EQ(row.mostAt(300), 15);
  const ListRow& few = list.rows[static_cast<std::size_t>(list.find("equites"))];
  EXPECT_EQ(few.leastAt(100), 0) << "minima are rounded down";
  EXPECT_EQ(testContent()->lists[0].rows[8].mostAt(100), 1) << "maxima are rounded up";
  Army army = legion();
  army.corps[0].rows[0].count = 1;
  EXPECT_EQ(faults(army), (Ids{"least"}));
  army.corps[0].rows[0].count = 6;
  EXPECT_TRUE(faults(army).count("most"));
}
TEST(AdlgArmy, A8_rows_qualities_and_options_of_the_list) {
  Army army = legion();
  army.corps[0].rows.push_back(units("1 hoplites"));
  army.corps[1].rows[0] = units("2 allies elite");
  army.corps[2].rows[1] = units("1 allied-horse bow");
  EXPECT_EQ(faults(army), (Ids{"row", "quality", "option"}));
  army = legion();
  army.list = "atlantis";
  EXPECT_EQ(faults(army), (Ids{"list"}));
}
TEST(AdlgArmy, A8_what_one_row_says_of_others) {
  Army army = legion();
  army.corps[2].rows = {units("1 elephants mediocre"), units("1 anti-elephant-wagons mediocre")};
  EXPECT_EQ(faults(army), (Ids{"not-with"}));
  army = legion();
  army.corps[0].rows = {units("2 legion"), units("2 triarii"), units("1 triarii elite")};
  EXPECT_TRUE(faults(army).count("no-more-than"));
}
TEST(AdlgArmy, A8_ranks_of_the_list) {
  Army army = legion();
  army.list = "gaul";
  army.corps = {corps({"4 warriors"}, CommanderRank::strategist), corps({"1 warriors"}, CommanderRank::brilliant),
                corps({"1 nobles", "1 skirmishers"})};
  army.corps[0].inChief = true;
  EXPECT_EQ(faults(army), (Ids{"rank-in-chief", "rank"}));
}
TEST(AdlgArmy, A8_fortifications_where_the_list_has_them) {
  Army army = legion();
  army.fortification = 3;
  EXPECT_EQ(faults(army), (Ids{}));
  army.fortification = 4;
  EXPECT_EQ(faults(army), (Ids{"fortification"})) << "6 UD at 200 points, 3 at 100";
  EXPECT_EQ(pointsOf(*testContent(), army) - pointsOf(*testContent(), legion()), 4) << "A7: 1 a UD";
  army.list = "macedon";
  EXPECT_TRUE(faults(army).count("no-fortification"));
}
TEST(AdlgArmy, A7_one_missile_weapon_only_and_B_Abi_06_half_bow_only_with_impact) {
  Army army;
  army.list = "ayyubids";
  army.points = 100;
  army.corps = {corps({"1 mamluks elite", "1 askari bow impact half-bow"}), corps({"1 turcomans", "1 askari half-bow"}),
                corps({"1 skirmishers bow sling"})};
  army.corps[0].inChief = true;
  EXPECT_EQ(faults(army), (Ids{"weapons", "half-bow", "weapons"}));
  army.corps[1].rows[1] = units("1 askari impetuous half-bow");  // Z81: being impetuous is not enough
  EXPECT_EQ(faults(army), (Ids{"weapons", "half-bow", "option", "weapons"}));
}
TEST(AdlgArmy, A14_a_commander_is_included_in_a_unit_that_fights) {
  Army army = legion();
  army.corps[0].included = 0;
  EXPECT_EQ(faults(army), Ids{});
  army.corps[1].included = 1;
  EXPECT_EQ(faults(army), (Ids{"included-who"})) << "velites are light";
  army.corps[1].included = 7;
  EXPECT_EQ(faults(army), (Ids{"included"}));
  for (const auto& [list, row] : {std::pair{"macedon", "1 engines"}, std::pair{"seleucids", "1 scythed"}}) {
    Army other;  // Z87: nor in artillery nor with expendable troops
    other.list = list;
    other.corps = {corps({row})};
    other.corps[0].included = 0;
    EXPECT_EQ(faults(other).count("included-who"), 1u) << row;
  }
}
TEST(AdlgArmy, names_and_numbers_have_bounds) {
  Army army = legion();
  army.name = std::string(41, 'x');
  army.corps[0].name = "a\nb";
  army.corps[1].rows[0].count = 0;
  EXPECT_EQ(faults(army), (Ids{"name-long", "name-signs", "count"}));
  army = legion();
  army.corps[1].rows[0].count = 64;
  EXPECT_TRUE(faults(army).count("too-many-units"));
}
TEST(AdlgArmy, faults_of_a_file_name_their_place) {
  Army army = legion();
  army.corps[1].rows[0] = units("2 allies elite");
  army.corps[1].rows[0].line = 12;
  Errors errors;
  addFaults(*testContent(), army, faultsOf(*testContent(), army), "rome.toml", errors);
  ASSERT_EQ(errors.size(), 1u);
  EXPECT_EQ(errors.list()[0].field, "corps[2].units[1].quality");
  EXPECT_EQ(errors.list()[0].line, 12u);
  EXPECT_EQ(
      testContent()->words.say(errors.list()[0], Language::english),
      "rome.toml:12:0: corps[2].units[1].quality: “Italian allies” cannot be elite, only mediocre, ordinary. (A8)");
}

TEST(AdlgArmy, A7_commanders_cost_by_rank_and_size) {
  const auto all = [](int points) {
    std::vector<int> prices;
    for (int rank = 0; rank < 4; ++rank) prices.push_back(commanderPrice(static_cast<CommanderRank>(rank), points));
    return prices;
  };
  EXPECT_EQ(all(100), (std::vector{0, 2, 3, 5}));
  EXPECT_EQ(all(200), (std::vector{0, 3, 6, 10}));
  EXPECT_EQ(all(300), (std::vector{0, 5, 10, 15}));
}
TEST(AdlgArmy, A3_a_fortified_camp_costs_six_points) {
  Army army = legion();
  army.fortifiedCamp = true;
  EXPECT_EQ(pointsOf(*testContent(), army) - pointsOf(*testContent(), legion()), 6);
}
TEST(AdlgArmy, A6_the_army_value_counts_units_but_no_expendables_and_one_for_a_fortified_camp) {
  Army army = legion();
  EXPECT_EQ(value(army), 11);
  army.fortifiedCamp = true;
  EXPECT_EQ(value(army), 12);
  army.list = "seleucids";
  army.fortifiedCamp = false;
  army.corps = {corps({"4 phalanx", "2 scythed"})};
  EXPECT_EQ(value(army), 4) << "B-Abi-12";
  Explained parts;
  addValue(parts, *testContent(), army);
  EXPECT_EQ(parts.parts().size(), 1u);
}
TEST(AdlgArmy, A9_initiative_of_commanders_and_light_troops) {
  Army army = legion();
  EXPECT_EQ(initiative(army), 0) << "half of one, rounded down";
  army.corps[1].rank = CommanderRank::competent;
  EXPECT_EQ(initiative(army), 1);
  army.corps[0].rank = CommanderRank::strategist;
  EXPECT_EQ(initiative(army), 2) << "(2 + 1) / 2, and one for a strategist in chief";
  army.corps[0].rank = CommanderRank::ordinary;
  army.corps[1].rank = CommanderRank::strategist;
  EXPECT_EQ(initiative(army), 1) << "2 / 2: he is not in chief";
  army.corps[0].rank = army.corps[1].rank = CommanderRank::ordinary;
  army.corps[1].rows = {units("7 velites")};
  EXPECT_EQ(initiative(army), 0) << "seven light foot are two light horse";
  army.corps[1].rows.push_back(units("1 numidians"));
  EXPECT_EQ(initiative(army), 1);
  army.corps[1].rows.push_back(units("9 numidians"));
  EXPECT_EQ(initiative(army), 2) << "at most two";
}
TEST(AdlgArmy, B_CP_01_command_points_of_each_rank_and_B_Cmd_radii) {
  const auto least = [](CommanderRank rank) { return commandPointsOf(rank); };
  EXPECT_EQ(least(CommanderRank::ordinary).sum, 1 + 1 + 2 + 2 + 3 + 3);
  EXPECT_EQ(least(CommanderRank::competent).sum, 1 + 2 + 2 + 3 + 3 + 4);
  EXPECT_EQ(least(CommanderRank::brilliant).sum, 2 + 2 + 3 + 3 + 4 + 4);
  EXPECT_EQ(least(CommanderRank::strategist).sum, 2 + 3 + 3 + 4 + 4 + 5);
  EXPECT_EQ(least(CommanderRank::strategist).least, 2);
  EXPECT_EQ(least(CommanderRank::strategist).most, 5);
  EXPECT_EQ(radiusOf(CommanderRank::ordinary), 4 * ud);
  EXPECT_EQ(radiusOf(CommanderRank::competent), 6 * ud);
  EXPECT_EQ(radiusOf(CommanderRank::brilliant), 8 * ud);
  EXPECT_EQ(radiusOf(CommanderRank::strategist), 8 * ud);
}
TEST(AdlgArmy, A7_a_price_tells_its_parts) {
  Explained parts;
  addPrice(parts, *testContent(), testContent()->findType("heavy-swords"), Quality::elite,
           bit(Option::armour) | bit(Option::impact));
  EXPECT_EQ(parts.value(), 8 + 2 + 2 + 1);
  EXPECT_EQ(parts.parts().size(), 4u);
  for (const Part& part : parts.parts()) {
    EXPECT_EQ(part.reason->rule, "A7");
    EXPECT_TRUE(testContent()->words.has(part.reason->id)) << part.reason->id;
  }
}

TEST(AdlgLists, A8_there_are_at_least_ten_and_each_has_ready_armies_that_may_fight) {
  EXPECT_GE(testContent()->lists.size(), 10u);
  for (const ArmyList& list : testContent()->lists) {
    std::multiset<int> sizes;
    for (const ReadyArmy& ready : list.ready) sizes.insert(ready.army.points);
    EXPECT_GE(sizes.count(100), 1u) << list.id;
    EXPECT_GE(sizes.count(200), 2u) << list.id;
    EXPECT_FALSE(list.home.empty()) << list.id;
    EXPECT_LE(list.from, list.to) << list.id;
  }
  std::set<std::string> ids;
  eachReady([&](const ArmyList&, const ReadyArmy& ready) {
    EXPECT_TRUE(ids.insert(ready.id).second) << ready.id;
    EXPECT_EQ(faults(ready.army), Ids{}) << ready.id;
    EXPECT_GE(pointsOf(*testContent(), ready.army), ready.army.points - ready.army.points / 50) << ready.id;
  });
}
TEST(AdlgLists, minima_leave_room_and_rows_have_their_own_keys) {
  for (const ArmyList& list : testContent()->lists) {
    int least = 0;
    std::set<unsigned> keys;
    for (const ListRow& row : list.rows) {
      EXPECT_TRUE(keys.insert(codeKey(row.id, 2)).second) << list.id << ": " << row.id;
      ArmyRow cheapest;
      cheapest.row = row.id;
      for (int q = 2; q >= 0; --q)
        if (row.qualities[static_cast<std::size_t>(q)]) cheapest.quality = static_cast<Quality>(q);
      least += row.least * profileOf(*testContent(), row, cheapest).points;
    }
    EXPECT_LE(least, 150) << list.id;
    EXPECT_GE(list.rows.size(), 8u) << list.id;
  }
  std::set<unsigned> keys;
  for (const ArmyList& list : testContent()->lists) EXPECT_TRUE(keys.insert(codeKey(list.id, 2)).second) << list.id;
}

TEST(AdlgArmyFile, what_is_written_can_be_read) {
  eachReady([&](const ArmyList&, const ReadyArmy& ready) {
    Army army = ready.army;
    army.name = "Ä \"quoted\"";
    army.corps[1].name = "Left wing";
    Errors errors;
    const std::string text = armyToml(army);
    const std::optional<Army> again = readArmy(parseToml(text, "a.toml", errors), "a.toml", errors);
    ASSERT_TRUE(again && errors.empty()) << text;
    EXPECT_EQ(armyToml(*again), text);
    const std::optional<Army> fromData = readArmy(armyData(army), "a.json", errors);
    ASSERT_TRUE(fromData && errors.empty());
    EXPECT_EQ(armyToml(*fromData), text);
  });
}
TEST(AdlgArmyFile, faults_of_form_are_all_told) {
  const std::string text =
      "army = 1\ngame = \"mfm\"\nlist = \"gaul\"\npoints = 0\nx = 1\n[[corps]]\nrank = \"king\"\n"
      "units = [{ row = \"warriors\", count = 0, quality = \"good\", options = [\"wings\"] }]\n";
  Errors errors;
  EXPECT_FALSE(readArmy(parseToml(text, "a.toml", errors), "a.toml", errors));
  std::set<std::string> fields;
  for (const ContentError& error : errors.list()) fields.insert(error.field);
  EXPECT_EQ(fields, (std::set<std::string>{"game", "points", "x", "corps[1].rank", "corps[1].units[1].count",
                                           "corps[1].units[1].quality", "corps[1].units[1].options"}));
}
TEST(AdlgArmyFile, units_in_one_line) {
  const ArmyRow row = units("4 legion elite armour");
  EXPECT_EQ(row.row, "legion");
  EXPECT_EQ(row.count, 4);
  EXPECT_EQ(row.quality, Quality::elite);
  EXPECT_EQ(row.options, bit(Option::armour));
  EXPECT_EQ(writeUnitText(row), "4 legion elite armour");
  EXPECT_EQ(units("legion").count, 1);
  for (const std::string_view bad : {"", "4", "elite", "4 legion wings", "4 Legion", "4 5 legion"})
    EXPECT_FALSE(readUnitText(bad)) << bad;
}

TEST(AdlgArmyCode, a_code_gives_the_army_back) {
  eachReady([&](const ArmyList&, const ReadyArmy& ready) {
    Army army = ready.army;
    army.name = "Štír";
    army.corps[2].name = "Flügel";
    for (const CodeNames names : {CodeNames::kept, CodeNames::leftOut}) {
      const std::optional<std::string> code = armyCode(*testContent(), army, names);
      ASSERT_TRUE(code) << ready.id;
      EXPECT_LE(code->size(), 120u) << ready.id;
      Errors errors, notices;
      const std::optional<Army> again = readArmyCode(*testContent(), *code, errors, notices);
      ASSERT_TRUE(again && errors.empty() && notices.empty()) << ready.id;
      EXPECT_EQ(armyToml(*again), armyToml(names == CodeNames::kept ? army : ready.army));
    }
  });
}
TEST(AdlgArmyCode, wrong_signs_are_found_and_codes_of_others_are_no_armies) {
  const std::string code = *armyCode(*testContent(), legion(), CodeNames::leftOut);
  EXPECT_TRUE(isArmyCode(code));
  EXPECT_FALSE(isArmyCode("15EM6-Y3403"));
  for (std::size_t i = 0; i < code.size(); ++i) {
    if (code[i] == '-') continue;
    std::string wrong = code;
    wrong[i] = wrong[i] == '7' ? '8' : '7';
    Errors errors, notices;
    EXPECT_FALSE(readArmyCode(*testContent(), wrong, errors, notices)) << wrong;
    EXPECT_EQ(errors.size(), 1u);
  }
}
TEST(AdlgArmyCode, what_has_changed_since_is_told) {
  const std::string code = *armyCode(*testContent(), legion(), CodeNames::leftOut);
  Content other = *testContent();
  ArmyList& list = other.lists[static_cast<std::size_t>(other.findList("rome-republic"))];
  list.rows[static_cast<std::size_t>(list.find("allies"))].id = "socii";
  Errors errors, notices;
  std::optional<Army> army = readArmyCode(other, code, errors, notices);
  ASSERT_TRUE(army && errors.empty());
  ASSERT_EQ(notices.size(), 1u);
  EXPECT_EQ(notices.list()[0].what, &phrases::codeGone);
  EXPECT_EQ(notices.list()[0].found, "2");
  EXPECT_EQ(unitCount(*army), unitCount(legion()) - 2);

  other = *testContent();
  other.types[static_cast<std::size_t>(other.findType("heavy-spears"))].points += 1;
  Errors dearer;
  EXPECT_TRUE(readArmyCode(other, code, errors, dearer));
  ASSERT_EQ(dearer.size(), 1u);
  EXPECT_EQ(dearer.list()[0].what, &phrases::codePrice);
}
TEST(AdlgArmyCode, an_army_of_unknown_rows_has_none) {
  Army army = legion();
  army.corps[0].rows[0].row = "hoplites";
  EXPECT_FALSE(armyCode(*testContent(), army, CodeNames::leftOut));
}

TEST(AdlgSurprise, a_drawn_army_may_always_fight_and_spends_its_points) {
  for (std::size_t list = 0; list < testContent()->lists.size(); ++list)
    for (const int points : armySizes)
      for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const Army army = surpriseArmy(*testContent(), list, points, seed);
        EXPECT_EQ(faults(army), Ids{}) << armyToml(army);
        EXPECT_GE(pointsOf(*testContent(), army), points - 6) << armyToml(army);
        EXPECT_EQ(armyToml(army), armyToml(surpriseArmy(*testContent(), list, points, seed)));
      }
}
TEST(AdlgSurprise, A3_Z88_a_drawn_army_has_corps_of_like_size) {
  for (std::size_t list = 0; list < testContent()->lists.size(); ++list)
    for (const int points : armySizes)
      for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const Army army = surpriseArmy(*testContent(), list, points, seed);
        std::vector<int> sizes;
        for (const ArmyCorps& corps : army.corps) sizes.push_back(unitCount(corps));
        const int units = unitCount(army), corps = static_cast<int>(sizes.size());
        const auto [least, most] = std::minmax_element(sizes.begin(), sizes.end());
        EXPECT_GE(*least, 3 * units / (4 * corps)) << armyToml(army);
        EXPECT_LE(*most * 2 * corps, 3 * units + 2 * corps) << armyToml(army);
      }
}
TEST(AdlgSurprise, A5_corps_of_foot_and_corps_of_horse_rather_than_some_of_each) {
  int mixed = 0, all = 0;
  for (std::size_t list = 0; list < testContent()->lists.size(); ++list)
    for (std::uint64_t seed = 1; seed <= 40; ++seed)
      for (const ArmyCorps& corps : surpriseArmy(*testContent(), list, 200, seed).corps) {
        bool foot = false, horse = false;
        for (const ArmyRow& row : corps.rows) {
          const ArmyList& from = testContent()->lists[list];
          const Profile& of =
              testContent()
                  ->types[static_cast<std::size_t>(from.rows[static_cast<std::size_t>(from.find(row.row))].type)]
                  .profile;
          if (of.light()) continue;
          (of.mounted() && of.category != Category::El ? horse : foot) = true;
        }
        mixed += foot && horse ? 1 : 0;
        ++all;
      }
  EXPECT_LT(mixed * 3, all);
}

}  // namespace walstatt::adlg
