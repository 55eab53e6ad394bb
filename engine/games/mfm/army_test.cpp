// Armies: what may fight and why not, the file form, drawn armies, and the way to a battle.
#include "games/mfm/army.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "../../../tests/mfm/test_table.h"
#include "games/mfm/army_desk.h"
#include "games/mfm/army_drawing.h"
#include "games/mfm/setup.h"

namespace walstatt::mfm {

namespace {

ArmyUnit unit(std::string type, std::vector<std::string> crew = {}, int count = 1,
              std::vector<std::string> names = {}) {
  ArmyUnit made;
  made.type = std::move(type);
  made.crew = std::move(crew);
  made.count = count;
  made.names = std::move(names);
  return made;
}

Army celts(std::vector<ArmyUnit> units, int points = 100) { return {"", "celts", points, std::move(units)}; }

// "1 crew army.needs-driver; 0 unit army.sum": units from 1, 0 for the army.
std::string faults(const Army& army) {
  std::string all;
  for (const ArmyFault& fault : faultsOf(*testContent(), army))
    all += (all.empty() ? "" : "; ") + std::to_string(fault.unit + 1) + " " + fault.field + " " +
           std::string(fault.what->id);
  return all;
}

std::string firstText(const Army& army, Language language) {
  const std::vector<ArmyFault> found = faultsOf(*testContent(), army);
  if (found.empty()) return "";
  const Data data = faultData(testContent()->words, found.front());
  return *data.find("text")->find(language == Language::german ? "de" : "en")->as<std::string>();
}

std::string shown(const Errors& errors) {
  std::string all;
  for (const ContentError& error : errors.list()) all += testLibrary().words().say(error, Language::english) + "\n";
  return all;
}

Army goodArmy() {
  return {"Brennos' Schar",
          "celts",
          150,
          {unit("celtic-swordsman", {}, 4, {"Taran", "", "Lug"}), unit("celtic-archer", {}, 2),
           unit("celtic-light-chariot", {"celtic-charioteer", "celtic-chariot-noble"}, 1, {"Rotmähne", "", "Medb"}),
           unit("celtic-pony", {"celtic-horseman"})}};
}

int cheapest(int people) {
  int least = 999;
  for (const FigureType& type : testContent()->types)
    if (type.people == people && !type.isVehicle() && type.symbol != Symbol::redHorse)
      least = std::min(least, type.points);
  return least;
}

std::optional<Setup> played(const Battle& battle, Errors& errors) {
  const std::optional<Data> setup = battleSetup(*testContent(), battle, errors);
  return setup ? readSetup(*testContent(), *setup, "setup", errors) : std::nullopt;
}

}  // namespace

TEST(Army, a_good_army_has_no_fault) { EXPECT_EQ(faults(goodArmy()), ""); }

TEST(Army, R34_the_sum_stays_within_the_limit_and_somebody_fights) {
  EXPECT_EQ(faults(celts({unit("celtic-swordsman", {}, 20)}, 50)), "0 unit army.sum");
  EXPECT_EQ(faults(celts({})), "0 unit army.empty");
  EXPECT_EQ(faults(celts({unit("celtic-swordsman")}, 5)), "0 points army.limit; 0 unit army.sum");
  EXPECT_EQ(faults(celts({unit("celtic-slinger", {}, 60), unit("celtic-slinger")}, 500)),
            "0 unit army.too-many-figures");
}

TEST(Army, S1_1_symbols_decide_who_may_begin_where) {
  EXPECT_EQ(faults(celts({unit("celtic-horseman")})), "1 type army.mounted-only");
  EXPECT_EQ(faults(celts({unit("celtic-pony", {"celtic-horseman"})})), "");
  EXPECT_EQ(faults(celts({unit("celtic-pony", {"celtic-swordsman"})})), "1 crew army.may-not-ride");
  EXPECT_EQ(faults(celts({unit("celtic-pony", {"celtic-charioteer"})})), "1 crew army.may-not-ride");
  EXPECT_EQ(faults(celts({unit("celtic-light-chariot", {"celtic-horseman"})})), "1 crew army.may-not-drive");
  EXPECT_EQ(faults(celts({unit("celtic-hero"), unit("celtic-pony", {"celtic-hero"})})), "");
}

TEST(Army, R34_vehicles_need_somebody_and_hold_only_so_many) {
  EXPECT_EQ(faults(celts({unit("celtic-light-chariot")})), "1 crew army.needs-driver");
  EXPECT_EQ(faults(celts({unit("celtic-pony")})), "1 crew army.needs-rider");
  EXPECT_EQ(faults(celts({unit("celtic-covinnus", {"celtic-charioteer", "celtic-charioteer"})})),
            "1 crew army.too-many-aboard");
  EXPECT_EQ(faults(celts({unit("celtic-light-chariot", {"celtic-pony"})})), "1 crew army.vehicle-aboard");
  EXPECT_EQ(faults(celts({unit("celtic-swordsman", {"celtic-archer"})})), "1 crew army.no-crew-on-foot");
}

TEST(Army, unknown_and_foreign_figures_are_told_apart) {
  EXPECT_EQ(faults(celts({unit("celtic-elephant")})), "1 type army.unknown-figure");
  EXPECT_EQ(faults(celts({unit("roman-swordsman")})), "1 type army.other-people");
  EXPECT_EQ(faults(celts({unit("celtic-light-chariot", {"roman-charioteer"})})), "1 crew army.other-people");
  EXPECT_EQ(faults({"", "atlanteans", 50, {unit("celtic-archer")}}), "0 people army.unknown-people");
  EXPECT_EQ(firstText(celts({unit("roman-swordsman")}), Language::german),
            "„roman-swordsman“ gehört zu einem anderen Volk: Römer.");
}

TEST(Army, names_are_short_and_plain_and_no_more_than_figures) {
  EXPECT_EQ(faults(celts({unit("celtic-archer", {}, 1, {"a", "b"})})), "1 names army.too-many-names");
  EXPECT_EQ(faults(celts({unit("celtic-archer", {}, 1, {std::string(41, 'x')})})), "1 names army.name-long");
  EXPECT_EQ(faults(celts({unit("celtic-archer", {}, 1, {"a\nb"})})), "1 names army.name-signs");
}

TEST(Army, all_faults_are_told_at_once_and_have_sentences_in_both_languages) {
  const Army army = celts({unit("celtic-horseman"), unit("celtic-light-chariot"), unit("nobody", {}, 99)}, 10);
  const std::vector<ArmyFault> found = faultsOf(*testContent(), army);
  EXPECT_EQ(found.size(), 6u);
  for (const ArmyFault& fault : found) {
    const Data data = faultData(testContent()->words, fault);
    for (const char* language : {"de", "en"}) {
      const std::string text = *data.find("text")->find(language)->as<std::string>();
      EXPECT_EQ(text.find('{'), std::string::npos) << text;
      EXPECT_EQ(text.find("army."), std::string::npos) << text;
    }
  }
  Errors errors;
  addFaults(army, found, "my.toml", errors);
  EXPECT_EQ(errors.list()[1].field, "unit[2].crew");
}

// --- files ---------------------------------------------------------------------------------------------------------

TEST(ArmyFile, written_and_read_again_is_the_same) {
  const Army army = goodArmy();
  Errors errors;
  const std::optional<Army> toml = readArmy(parseToml(armyToml(army), "a.toml", errors), "a.toml", errors);
  ASSERT_TRUE(toml) << shown(errors);
  EXPECT_EQ(toJson(armyData(*toml)), toJson(armyData(army)));
  EXPECT_EQ(toml->units[1].line, 11u);
  const std::optional<Army> data = readArmy(armyData(army), "a", errors);
  ASSERT_TRUE(data);
  EXPECT_EQ(toJson(armyData(*data)), toJson(armyData(army)));
}

TEST(ArmyFile, names_survive_whatever_stands_in_them) {
  Army army = goodArmy();
  army.name = "\"\\\x7f\tÄ";
  Errors errors;
  const std::optional<Army> again = readArmy(parseToml(armyToml(army), "a", errors), "a", errors);
  ASSERT_TRUE(again) << shown(errors);
  EXPECT_EQ(again->name, army.name);
}

TEST(ArmyFile, faults_of_form_name_field_and_line) {
  const auto told = [](const std::string& text) {
    Errors errors;
    const Data data = parseToml(text, "a.toml", errors);
    EXPECT_FALSE(readArmy(data, "a.toml", errors));
    return shown(errors);
  };
  EXPECT_EQ(told("army = 2\npeople = \"celts\"\npoints = 50\n"),
            "a.toml:1:8: army: this army file is of version 2; version 1 is read\n");
  EXPECT_NE(told("army = 1\npeople = 5\npoints = 9\n[[unit]]\ncount = 0\n").find("unit[1].count"), std::string::npos);
  EXPECT_NE(told("people = \"celts\"").find("army: the field is missing"), std::string::npos);
  EXPECT_NE(told("army = 1\npeople = \"celts\"\npoints = 50\nunits = []").find("units: there is no such field"),
            std::string::npos);
}

// --- battles -------------------------------------------------------------------------------------------------------

TEST(ArmyBattle, R34_two_armies_and_a_map_make_a_setup_with_all_their_names) {
  Battle battle;
  battle.map = "meadow";
  battle.points = 150;
  battle.sides[0].armies = {surpriseArmy(*testContent(), testContent()->findPeople("romans"), 100, 3)};
  battle.sides[1].armies = {goodArmy()};
  Errors errors;
  const auto setup = played(battle, errors);
  ASSERT_TRUE(setup) << shown(errors);
  std::map<std::string, std::string> byName;
  for (const FigureSetup& figure : setup->figures)
    if (!figure.name.empty()) byName[figure.name] = testContent()->types[figure.type].id;
  EXPECT_EQ(byName, (std::map<std::string, std::string>{{"Taran", "celtic-swordsman"},
                                                        {"Lug", "celtic-swordsman"},
                                                        {"Rotmähne", "celtic-light-chariot"},
                                                        {"Medb", "celtic-chariot-noble"}}));
  const auto own =
      std::count_if(setup->figures.begin(), setup->figures.end(), [](const auto& f) { return f.side == 1; });
  EXPECT_EQ(static_cast<std::size_t>(own), figureCount(goodArmy()));
}

TEST(ArmyBattle, R36_one_army_is_split_evenly_between_up_to_three_players) {
  for (int players = 1; players <= 3; ++players) {
    Battle battle;
    battle.map = "meadow";
    Army army = celts({unit("celtic-swordsman", {}, 6), unit("celtic-great-axe", {}, 6)});
    battle.points = army.points = pointsOf(*testContent(), army);
    battle.sides[0] = {{army}, players};
    battle.sides[1] = {{celts({unit("celtic-archer")}, 50)}, 1};
    Errors errors;
    const auto setup = played(battle, errors);
    ASSERT_TRUE(setup) << players << shown(errors);
    EXPECT_EQ(setup->seats, players + 1);
    std::vector<int> sums(4, 0);
    for (const FigureSetup& figure : setup->figures) sums[figure.seat] += testContent()->types[figure.type].points;
    for (int i = 0; i < players; ++i) EXPECT_EQ(sums[static_cast<std::size_t>(i)], battle.points / players);
  }
}

TEST(ArmyBattle, R36_players_may_bring_an_army_each_of_one_people) {
  Battle battle;
  battle.map = "meadow";
  battle.points = 150;
  const Army half = celts({unit("celtic-swordsman", {}, 5)}, 50);
  battle.sides[0] = {{half, half}, 2};
  battle.sides[1] = {{goodArmy()}, 1};
  Errors errors;
  EXPECT_TRUE(played(battle, errors)) << shown(errors);
  battle.sides[0].armies[1] = surpriseArmy(*testContent(), testContent()->findPeople("romans"), 50, 1);
  EXPECT_FALSE(played(battle, errors));
  EXPECT_NE(shown(errors).find("side[1].army[2]: only one people fights on a side"), std::string::npos)
      << shown(errors);
}

TEST(ArmyBattle, R34_what_cannot_fight_is_told_with_side_and_army) {
  Battle battle;
  battle.map = "meadow";
  battle.points = 50;
  battle.sides[0] = {{celts({unit("celtic-horseman")})}, 1};
  battle.sides[1] = {{goodArmy()}, 1};
  Errors errors;
  EXPECT_FALSE(played(battle, errors));
  EXPECT_NE(shown(errors).find("side[1].army[1].unit[1].type: “celtic-horseman” bears the red horse"),
            std::string::npos)
      << shown(errors);
  EXPECT_NE(shown(errors).find("side[2].army[1]: the army costs"), std::string::npos);
  Errors split;
  battle.sides[0] = {{celts({unit("celtic-war-queen"), unit("celtic-archer", {}, 5)}, 50)}, 3};
  EXPECT_FALSE(played(battle, split));
  EXPECT_NE(shown(split).find("cannot be split between 3 players so that nobody leads more than 16"),
            std::string::npos);
  Errors map;
  battle.sides[0] = battle.sides[1] = {{celts({unit("celtic-archer")}, 50)}, 1};
  battle.map = "moon";
  EXPECT_FALSE(played(battle, map));
  EXPECT_NE(shown(map).find("there is no \"moon\"; there are: "), std::string::npos) << shown(map);
}

// --- drawn armies --------------------------------------------------------------------------------------------------

TEST(SurpriseArmy, is_never_faulty_spends_the_points_and_has_a_leader) {
  for (int people = 0; people < static_cast<int>(testContent()->peoples.size()); ++people)
    for (const int points : {10, 23, 50, 75, 100, 150, 237, 500})
      for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const Army army = surpriseArmy(*testContent(), people, points, seed);
        ASSERT_EQ(faults(army), "") << armyToml(army);
        const bool full = points == 500 && figureCount(army) >= mostArmyFigures - 1;
        ASSERT_TRUE(full || points - pointsOf(*testContent(), army) < cheapest(people)) << armyToml(army);
        if (points < 50) continue;
        const auto leads = [](const std::string& id) {
          return testContent()->types[static_cast<std::size_t>(testContent()->findType(id))].lives > 1;
        };
        const bool led = std::any_of(army.units.begin(), army.units.end(), [&](const ArmyUnit& one) {
          return (one.crew.empty() && leads(one.type)) || std::any_of(one.crew.begin(), one.crew.end(), leads);
        });
        ASSERT_TRUE(led) << armyToml(army);
      }
}

TEST(SurpriseArmy, mixes_roles_and_sends_vehicles_and_is_the_same_for_the_same_seed) {
  int withVehicles = 0, mixed = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const Army army = surpriseArmy(*testContent(), 0, 100, seed);
    EXPECT_EQ(armyToml(army), armyToml(surpriseArmy(*testContent(), 0, 100, seed)));
    withVehicles +=
        std::any_of(army.units.begin(), army.units.end(), [](const auto& one) { return !one.crew.empty(); });
    bool near = false, far = false;
    for (const ArmyUnit& one : army.units)
      for (std::vector<std::string> ids = one.crew.empty() ? std::vector{one.type} : one.crew;
           const std::string& id : ids) {
        const FigureType& type = testContent()->types[static_cast<std::size_t>(testContent()->findType(id))];
        (type.fernRange ? far : near) = true;
      }
    mixed += near && far;
  }
  EXPECT_GE(withVehicles, 60);
  EXPECT_GE(mixed, 95);
}

TEST(DrawArmy, is_never_faulty_spends_the_points_and_gives_everybody_a_chance) {
  FastDice dice(7);
  for (int people = 0; people < static_cast<int>(testContent()->peoples.size()); ++people) {
    std::map<std::string, int> seen;
    constexpr int armies = 400;
    for (int i = 0; i < armies; ++i) {
      const Army army = drawArmy(*testContent(), people, 100, dice);
      ASSERT_EQ(faults(army), "") << armyToml(army);
      ASSERT_LT(100 - pointsOf(*testContent(), army), cheapest(people));
      std::map<std::string, int> own;
      for (const ArmyUnit& one : army.units) {
        own[one.type] = 1;
        for (const std::string& id : one.crew) own[id] = 1;
      }
      for (const auto& [id, there] : own) seen[id] += there;
    }
    for (const FigureType& type : testContent()->types)
      EXPECT_TRUE(type.people != people || seen[type.id] >= armies / 20) << type.id << " " << seen[type.id];
  }
}

// --- the desk ------------------------------------------------------------------------------------------------------

TEST(ArmyDesk, answers_questions_and_tells_faults_of_bad_ones) {
  const auto ask = [](const std::string& toml, std::string& told) {
    Errors errors;
    const Data question = parseToml(toml, "q", errors);
    const Data answer = answerAboutArmies(*testContent(), question, errors);
    told = shown(errors);
    return answer;
  };
  std::string told;
  EXPECT_EQ(ask("ask = \"peoples\"", told).find("peoples")->as<Data::Array>()->size(), testContent()->peoples.size());
  const Data maps = ask("ask = \"maps\"", told);
  EXPECT_EQ(told, "");
  ASSERT_FALSE(maps.find("maps")->as<Data::Array>()->empty());
  for (const Data& map : *maps.find("maps")->as<Data::Array>()) {
    const MapPlan* ready = testContent()->findMap(*map.find("id")->as<std::string>());
    ASSERT_TRUE(ready);
    EXPECT_EQ(map.find("plan")->as<std::string>()->size(),
              static_cast<std::size_t>((ready->width + 1) * ready->height));
  }
  const Data surprise = ask("ask = \"surprise\"\npeople = \"celts\"\npoints = 80\nseed = 4", told);
  EXPECT_EQ(told, "");
  EXPECT_TRUE(*surprise.find("ok")->as<bool>());
  const std::string code = *surprise.find("code")->as<std::string>();
  const Data read = ask("ask = \"read\"\ncode = \"" + code + "\"", told);
  EXPECT_EQ(toJson(*read.find("army")), toJson(*surprise.find("army")));
  EXPECT_EQ(read.find("notices")->as<Data::Array>()->size(), 0u);
  const std::string battle =
      "ask = \"battle\"\npoints = 80\nrounds = 8\nmap = { points = 80, seed = 5 }\n"
      "side = [{ armies = [\"" +
      code + "\"] }, { armies = [\"" + code + "\"] }]";
  const Data setup = ask(battle, told);
  EXPECT_EQ(told, "");
  Errors errors;
  EXPECT_TRUE(readSetup(*testContent(), setup, "setup", errors)) << shown(errors);
  const auto judged = [&](const std::string& points, const std::string& side) {
    const Data answer = ask("ask = \"side\"\npoints = " + points + "\nside = " + side, told);
    std::string all;
    for (const Data& fault : *answer.find("faults")->as<Data::Array>()) {
      const Data* army = fault.find("army");
      all += *fault.find("id")->as<std::string>() + ' ' + (army ? toJson(*army) : "-") + ' ';
    }
    return all;
  };
  const Data romans = ask("ask = \"surprise\"\npeople = \"romans\"\npoints = 40\nseed = 4", told);
  const std::string other = *romans.find("code")->as<std::string>();
  EXPECT_EQ(judged("80", "{ armies = [\"" + code + "\"] }"), "");
  EXPECT_EQ(judged("50", "{ armies = [\"" + code + "\"] }"), "army.share 1 ");
  EXPECT_EQ(judged("160", "{ players = 2, armies = [\"" + code + "\", \"" + other + "\"] }"), "army.one-people 2 ");
  EXPECT_EQ(judged("80", "{ players = 2, armies = [\"" + other + "\", \"" + code + "\"] }"),
            "army.one-people 2 army.share 2 ");
  EXPECT_EQ(judged("120", "{ players = 3, armies = [\"" + other + "\", \"" + other + "\"] }"), "army.players - ");
  for (const char* bad :
       {"", "ask = \"dance\"", "ask = \"side\"", "ask = \"side\"\npoints = 50\nside = {}", "ask = \"check\"",
        "ask = \"check\"\narmy = 5", "ask = \"read\"\ncode = \"x\"",
        "ask = \"surprise\"\npeople = \"x\"\npoints = 80\nseed = 4", "ask = \"map\"\npoints = 1\nseed = -1",
        "ask = \"battle\"", "ask = \"battle\"\npoints = 50\nrounds = 5\nmap = 3\nside = [{}, {}]"}) {
    EXPECT_TRUE(ask(bad, told).isNull()) << bad;
    EXPECT_NE(told, "") << bad;
  }
}

}  // namespace walstatt::mfm
