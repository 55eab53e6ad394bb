// Questions about armies and what is answered (docs/adlg-armies.md), and how armies become setups.
#include "games/adlg/army_desk.h"

#include <gtest/gtest.h>

#include <set>

#include "games/adlg/army_battle.h"
#include "games/adlg/setup_file.h"
#include "games/adlg/test_content.h"
#include "library/data_text.h"

namespace walstatt::adlg {

namespace {

Data answer(const Data& question) {
  Errors errors;
  Data data = answerAboutArmies(*testContent(), question, errors);
  for (const ContentError& error : errors.list())
    ADD_FAILURE() << testContent()->words.say(error, Language::english) << toJson(question);
  return data;
}
std::set<std::string> faultsAt(const Data& question) {
  Errors errors;
  EXPECT_TRUE(answerAboutArmies(*testContent(), question, errors).isNull());
  std::set<std::string> fields;
  for (const ContentError& error : errors.list()) fields.insert(error.field);
  return fields;
}

Data ask(std::string_view what) {
  Data data;
  return data.set("ask", what);
}

// One step down: a field by its name, an item by its place.
const Data* below(const Data* data, const char* field) {
  const Data* found = data ? data->find(field) : nullptr;
  EXPECT_TRUE(found) << field;
  return found;
}
const Data* below(const Data* data, int index) {
  const auto* array = data ? data->as<Data::Array>() : nullptr;
  const bool there = array && static_cast<std::size_t>(index) < array->size();
  EXPECT_TRUE(there) << index;
  return there ? &(*array)[static_cast<std::size_t>(index)] : nullptr;
}
// One field below others: part(data, "corps", 0, "rows", 1, "points").
template <class... Steps>
const Data& part(const Data& data, const Steps&... steps) {
  static const Data none;
  const Data* found = &data;
  ((found = below(found, steps)), ...);
  return found ? *found : none;
}
int number(const Data& data) {
  const auto* value = data.as<std::int64_t>();
  EXPECT_TRUE(value);
  return value ? static_cast<int>(*value) : -999;
}
std::string text(const Data& data) {
  const auto* value = data.as<std::string>();
  EXPECT_TRUE(value);
  return value ? *value : std::string();
}

const ReadyArmy& ready(std::string_view id) {
  for (const ArmyList& list : testContent()->lists)
    for (const ReadyArmy& army : list.ready)
      if (army.id == id) return army;
  ADD_FAILURE() << id;
  return testContent()->lists[0].ready[0];
}

}  // namespace

TEST(AdlgArmyDesk, lists_holds_all_a_builder_chooses_from) {
  const Data data = answer(ask("lists"));
  EXPECT_EQ(part(data, "lists").as<Data::Array>()->size(), testContent()->lists.size());
  EXPECT_EQ(part(data, "types").as<Data::Array>()->size(), testContent()->types.size());
  EXPECT_EQ(part(data, "options").as<Data::Array>()->size(), optionCount);
  EXPECT_EQ(part(data, "regions").as<Data::Array>()->size(), 5u);
  EXPECT_EQ(number(part(data, "ranks", 1, "points", "200")), 3) << "A7";
  EXPECT_EQ(number(part(data, "ranks", 3, "radius")), 8000) << "B-Cmd-04";
  EXPECT_EQ(number(part(data, "ranks", 0, "light_radius")), 8000) << "B-Cmd-05";
  EXPECT_EQ(number(part(data, "sizes", 2, "corps")), 4) << "A3";
  EXPECT_EQ(number(part(data, "sizes", 0, "width")), 20000) << "A1";
  EXPECT_EQ(number(part(data, "camp")), 6) << "A3";
  const Data& rome = part(data, "lists", testContent()->findList("rome-republic"));
  EXPECT_EQ(number(part(rome, "from")), -300);
  EXPECT_EQ(text(part(rome, "home", 0)), "plain");
  EXPECT_EQ(text(part(rome, "rows", 0, "id")), "legion");
  EXPECT_EQ(number(part(rome, "rows", 0, "points", "ordinary")), 9) << "impact is paid for";
  EXPECT_EQ(text(part(rome, "rows", 0, "may", 0, "id")), "armour");
  EXPECT_EQ(text(part(rome, "rows", 1, "no_more_than")), "legion");
  EXPECT_FALSE(text(part(rome, "ready", 0, "code")).empty());
}

TEST(AdlgArmyDesk, check_tells_points_value_command_and_codes) {
  const ReadyArmy& army = ready("rome-200-zama");
  const Data data = answer(ask("check").set("army", armyData(army.army)));
  EXPECT_EQ(number(part(data, "sum")), pointsOf(*testContent(), army.army));
  EXPECT_EQ(number(part(data, "left")), 200 - pointsOf(*testContent(), army.army));
  EXPECT_TRUE(*part(data, "ok").as<bool>());
  EXPECT_EQ(number(part(data, "value", "sum")), unitCount(army.army)) << "A6";
  EXPECT_EQ(text(part(data, "value", "parts", 0, "rule")), "A6");
  EXPECT_EQ(number(part(data, "initiative", "sum")), 3) << "A9";
  EXPECT_EQ(number(part(data, "command", "points")), 13);
  EXPECT_EQ(number(part(data, "command", "cp", "sum")), 21 + 12 + 15) << "B-CP-01";
  EXPECT_EQ(number(part(data, "command", "free")), 3) << "B-CP-02";
  const Data& first = part(data, "corps", 0, "rows", 0);
  EXPECT_EQ(number(part(first, "points")), 11);
  EXPECT_EQ(number(part(first, "total")), 22);
  EXPECT_EQ(text(part(first, "parts", 0, "text", "en")), "Heavy swordsmen");
  EXPECT_EQ(text(part(first, "parts", 1, "text", "de")), "Elite");
  EXPECT_EQ(text(part(first, "parts", 2, "text", "de")), "Aufprall");
  EXPECT_EQ(text(part(first, "profile", "abilities", 0)), "impact");
  EXPECT_EQ(number(part(first, "profile", "factor", "lmi_in_open")), 2);
  EXPECT_EQ(number(part(data, "rows", 0, "count")), 8);
  const Data again = answer(ask("read").set("code", text(part(data, "code"))));
  EXPECT_EQ(toJson(part(again, "army")), toJson(part(data, "army")));
  EXPECT_TRUE(part(again, "notices").as<Data::Array>()->empty());
}

TEST(AdlgArmyDesk, faults_come_all_at_once_with_place_rule_and_both_languages) {
  Army army = ready("rome-100-legion").army;
  army.corps[1].rows[0].quality = Quality::elite;
  army.corps[2].rows[0].row = "hoplites";
  army.fortifiedCamp = true;
  const Data data = answer(ask("check").set("army", armyData(army)));
  EXPECT_FALSE(*part(data, "ok").as<bool>());
  std::set<std::string> found;
  for (const Data& fault : *part(data, "faults").as<Data::Array>()) {
    found.insert(text(part(fault, "id")));
    EXPECT_FALSE(text(part(fault, "text", "de")).empty());
    EXPECT_NE(text(part(fault, "text", "de")), text(part(fault, "text", "en")));
    EXPECT_FALSE(text(part(fault, "rule")).empty());
  }
  EXPECT_EQ(found, (std::set<std::string>{"adlg.army.quality", "adlg.army.row", "adlg.army.sum"}));
  EXPECT_FALSE(data.find("code"));
  EXPECT_EQ(number(part(data, "corps", 2, "rows", 0, "total")), 0);
}

TEST(AdlgArmyDesk, surprise_is_the_same_for_the_same_seed_and_never_faulty) {
  for (int seed = 0; seed < 12; ++seed) {
    const Data question = ask("surprise").set("points", 200).set("seed", seed);
    const Data data = answer(question);
    EXPECT_TRUE(*part(data, "ok").as<bool>());
    EXPECT_EQ(toJson(data), toJson(answer(question)));
  }
  const Data gaul = answer(ask("surprise").set("points", 100).set("seed", 3).set("list", "gaul"));
  EXPECT_EQ(text(part(gaul, "army", "list")), "gaul");
}

TEST(AdlgArmyDesk, bad_questions_are_answered_with_their_faults) {
  EXPECT_EQ(faultsAt(ask("gold")), (std::set<std::string>{"ask"}));
  EXPECT_EQ(faultsAt(ask("read")), (std::set<std::string>{"code", ""}));
  EXPECT_EQ(faultsAt(ask("surprise").set("points", 150).set("seed", -1).set("list", "huns")),
            (std::set<std::string>{"points", "seed", "list"}));
  EXPECT_EQ(faultsAt(ask("check").set("army", 5)), (std::set<std::string>{"army"}));
  EXPECT_EQ(faultsAt(ask("lists").set("x", 5)), (std::set<std::string>{"x"}));
}

namespace {

Data battle(const ReadyArmy& one, const Data& other) {
  Data armies{Data::Array{}};
  armies.push(armyData(one.army));
  armies.push(other);
  return ask("battle").set("points", one.army.points).set("armies", std::move(armies));
}

}  // namespace

TEST(AdlgArmyBattle, two_armies_make_a_setup_that_can_be_read_and_everybody_stands_on_the_table) {
  const ReadyArmy& rome = ready("rome-100-legion");
  const ReadyArmy& carthage = ready("carthage-100-spain");
  const std::string code = text(part(answer(ask("check").set("army", armyData(carthage.army))), "code"));
  for (int seed = 0; seed < 20; ++seed) {
    const Data data = answer(battle(rome, code).set("seed", seed).set("turns", 10).set("attacker", 2));
    EXPECT_EQ(text(part(data, "name", "en")), "Republican Rome against Carthage");
    Errors errors;
    const std::optional<adlg::Setup> setup = readSetup(*testContent(), data, "battle", errors);
    for (const ContentError& error : errors.list()) ADD_FAILURE() << testContent()->words.say(error, Language::english);
    ASSERT_TRUE(setup);
    EXPECT_EQ(setup->points, 100);
    EXPECT_EQ(setup->attacker, 1);
    EXPECT_EQ(setup->turns, 10);
    EXPECT_EQ(setup->corps.size(), 6u) << "A3";
    EXPECT_EQ(setup->units.size(), static_cast<std::size_t>(unitCount(rome.army) + unitCount(carthage.army)));
    for (const UnitSetup& unit : setup->units) EXPECT_TRUE(unit.pose) << unit.label;
    EXPECT_TRUE(setup->sides[0].camp && setup->sides[1].camp);
    EXPECT_FALSE(setup->pieces.empty());
  }
}

TEST(AdlgArmyBattle, every_ready_army_finds_room_against_every_size_of_its_own) {
  for (const ArmyList& list : testContent()->lists)
    for (const ReadyArmy& one : list.ready) {
      const Data data = answer(battle(one, armyData(one.army)).set("seed", 7));
      Errors errors;
      EXPECT_TRUE(readSetup(*testContent(), data, "battle", errors)) << one.id;
      for (const ContentError& error : errors.list())
        ADD_FAILURE() << one.id << ": " << testContent()->words.say(error, Language::english);
    }
}

TEST(AdlgArmyBattle, A10_the_region_is_drawn_from_the_homes_of_both) {
  BattlePlan plan;
  plan.armies = {ready("gaul-200-telamon").army, ready("parthians-200-carrhae").army};
  std::set<Region> drawn;
  for (plan.seed = 0; plan.seed < 60; ++plan.seed) drawn.insert(regionOf(*testContent(), plan));
  EXPECT_EQ(drawn, (std::set<Region>{Region::plain, Region::forest, Region::desert, Region::steppe}));
  plan.region = Region::mountain;
  EXPECT_EQ(regionOf(*testContent(), plan), Region::mountain);
}

TEST(AdlgArmyBattle, the_whole_procedure_needs_no_seed) {
  const ReadyArmy& one = ready("gaul-200-telamon");
  const Data data = answer(battle(one, armyData(one.army)).set("beginning", "procedure").set("region", "forest"));
  EXPECT_FALSE(data.find("seed"));
  EXPECT_EQ(text(part(data, "region")), "forest");
  EXPECT_EQ(text(part(data, "beginning")), "procedure");
}

TEST(AdlgArmyBattle, armies_that_may_not_meet_are_told_with_their_side) {
  BattlePlan plan;
  plan.armies = {ready("gaul-200-telamon").army, ready("gaul-100-raid").army};
  plan.armies[0].corps[0].inChief = false;
  Errors errors;
  EXPECT_FALSE(battleSetup(*testContent(), plan, errors));
  std::set<std::string> fields;
  for (const ContentError& error : errors.list()) fields.insert(error.field);
  EXPECT_EQ(fields, (std::set<std::string>{"armies[1].chief", "armies[2].points"}));
  EXPECT_EQ(faultsAt(battle(ready("gaul-100-raid"), "XXXXX")), (std::set<std::string>{"armies[2]"}));
  EXPECT_EQ(faultsAt(ask("battle").set("points", 200)), (std::set<std::string>{"armies"}));
}

}  // namespace walstatt::adlg
