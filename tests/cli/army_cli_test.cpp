// walstatt army and battles of armies: what is printed, written, refused, in both languages.
#include "cli/army.h"

#include "cli/text.h"
#include "tests/cli/cli_table.h"

namespace walstatt::cli {
namespace {

ArmyOptions newCelts(std::vector<std::string> units) {
  ArmyOptions options = action<ArmyOptions>("new");
  options.people = "celts";
  options.units = std::move(units);
  return options;
}

std::string drawnCode(const std::string& people, int points, std::uint64_t seed) {
  ArmyOptions options = action<ArmyOptions>("random");
  options.people = people;
  options.points = points;
  options.seed = seed;
  User user;
  EXPECT_EQ(runArmy(user.jsonContext(), options), fine) << user.all();
  Errors errors;
  const std::optional<Data> data = parseJson(trimmed(user.out.str()), "out", errors);
  return data && data->find("code") ? *data->find("code")->as<std::string>() : "";
}

TEST(ArmyCommand, lists_peoples_and_their_figures) {
  User all, one("", Language::german), json, unknown;
  EXPECT_EQ(runArmy(all.context(), action<ArmyOptions>("list")), fine);
  EXPECT_TRUE(all.said("celts  Celts") && all.said("romans  Romans")) << all.all();
  EXPECT_EQ(runArmy(one.context(), action<ArmyOptions>("list", {"celts"})), fine);
  EXPECT_TRUE(one.said("SW  Schwertkämpfer") && one.said("celtic-light-chariot") && one.said("rotes Pferd"))
      << one.all();
  EXPECT_EQ(runArmy(json.jsonContext(), action<ArmyOptions>("list", {"egyptians"})), fine);
  EXPECT_TRUE(json.said("\"vehicles\":[{\"id\":\"egyptian-"));
  EXPECT_EQ(runArmy(unknown.context(), action<ArmyOptions>("list", {"huns"})), badUse);
  EXPECT_TRUE(unknown.complained("there is no people “huns”")) << unknown.all();
}

TEST(ArmyCommand, builds_an_army_of_labels_and_ids_with_crews_and_names) {
  const Folder folder;
  ArmyOptions options = newCelts({"3xSW=Taran,,Lug", "celtic-archer", "bo", "LW:WL+WA=Rotmähne"});
  options.name = "Die Bären";
  options.output = folder / "a.toml";
  User user, again, shown;
  EXPECT_EQ(runArmy(user.context(), options), fine) << user.all();
  EXPECT_EQ(user.err.str(), "");
  const std::string text = Folder::read(options.output);
  EXPECT_NE(text.find("name = \"Die Bären\""), std::string::npos) << text;
  EXPECT_NE(text.find("type = \"celtic-archer\"\ncount = 2"), std::string::npos) << text;
  EXPECT_NE(text.find("crew = [\"celtic-charioteer\", \"celtic-chariot-noble\"]\nnames = [\"Rotmähne\"]"),
            std::string::npos);
  EXPECT_EQ(runArmy(again.context(), options), badUse);
  EXPECT_TRUE(again.complained("exists already and is not overwritten"));
  EXPECT_EQ(runArmy(shown.context(), action<ArmyOptions>("show", {options.output})), fine);
  EXPECT_TRUE(shown.said("Celts: Die Bären") && shown.said("3 × SW  Swordsman") && shown.said("+ WL  Charioteer") &&
              shown.said("Taran, Lug") && shown.said("Code: "))
      << shown.all();
}

TEST(ArmyCommand, faults_are_told_at_once_with_their_place_and_check_says_no) {
  const Folder folder;
  const std::string file = folder.write("bad.toml", R"(army = 1
people = "celts"
points = 20

[[unit]]
type = "celtic-horseman"

[[unit]]
type = "celtic-light-chariot"
)");
  User english, german("", Language::german), json, broken;
  EXPECT_EQ(runArmy(english.context(), action<ArmyOptions>("check", {file})), refused);
  EXPECT_TRUE(english.complained("bad.toml:5:1: unit[1].type: “celtic-horseman” bears the red horse") &&
              english.complained("bad.toml:8:1: unit[2].crew: “celtic-light-chariot” needs a driver"))
      << english.all();
  EXPECT_EQ(runArmy(german.context(), action<ArmyOptions>("check", {file})), refused);
  EXPECT_TRUE(german.complained("kommt nur beritten") && german.complained("braucht einen Lenker")) << german.all();
  EXPECT_EQ(runArmy(json.jsonContext(), action<ArmyOptions>("check", {file})), refused);
  EXPECT_TRUE(json.said("\"ok\":false") && json.said("\"id\":\"army.mounted-only\",\"rule\":\"S1.1\"")) << json.all();
  EXPECT_EQ(runArmy(broken.context(), action<ArmyOptions>("check", {folder.write("x.toml", "army = 1\nfoo = 2\n")})),
            refused);
  EXPECT_TRUE(broken.complained("people: the field is missing") && broken.complained("foo: there is no such field"));
}

TEST(ArmyCommand, codes_go_there_and_back) {
  const Folder folder;
  const std::string code = drawnCode("greeks", 80, 4);
  User saved, checked, coded, wrong, german("", Language::german), stranger;
  EXPECT_EQ(runArmy(saved.context(), action<ArmyOptions>("save", {code, folder / "g.toml"})), fine) << saved.all();
  EXPECT_EQ(runArmy(coded.context(), action<ArmyOptions>("code", {folder / "g.toml"})), fine);
  EXPECT_EQ(trimmed(coded.out.str()), code);
  EXPECT_EQ(runArmy(checked.context(), action<ArmyOptions>("check", {lowered(code)})), fine);
  EXPECT_TRUE(checked.said("The army may fight: 80 of 80 points.")) << checked.all();
  std::string swapped = code;
  const std::size_t at = swapped.find_first_not_of(std::string(1, swapped[0]) + "-", 1);
  std::swap(swapped[0], swapped[at]);
  EXPECT_EQ(runArmy(wrong.context(), action<ArmyOptions>("show", {swapped})), refused);
  EXPECT_TRUE(wrong.complained("typed wrongly")) << wrong.all();
  EXPECT_EQ(runArmy(german.context(), action<ArmyOptions>("show", {swapped})), refused);
  EXPECT_TRUE(german.complained("falsch abgeschrieben"));
  EXPECT_EQ(runArmy(stranger.context(), action<ArmyOptions>("show", {"missing.toml"})), refused);
  EXPECT_TRUE(stranger.complained("missing.toml: there is no such file")) << stranger.all();
}

TEST(ArmyCommand, units_are_added_and_taken_out) {
  const Folder folder;
  ArmyOptions options = newCelts({"4xSW"});
  options.output = folder / "a.toml";
  User made, added, removed, missing, nonsense;
  ASSERT_EQ(runArmy(made.context(), options), fine);
  ArmyOptions change = action<ArmyOptions>("add", {options.output});
  change.units = {"2xSW", "PO:RE"};
  EXPECT_EQ(runArmy(added.context(), change), fine) << added.all();
  EXPECT_NE(Folder::read(options.output).find("count = 6"), std::string::npos);
  change.action = "remove";
  change.units = {"5xSW", "PO"};
  EXPECT_EQ(runArmy(removed.context(), change), fine) << removed.all();
  EXPECT_EQ(Folder::read(options.output),
            "army = 1\npeople = \"celts\"\npoints = 100\n\n[[unit]]\ntype = \"celtic-swordsman\"\n");
  EXPECT_EQ(runArmy(missing.context(), change), badUse);
  EXPECT_TRUE(missing.complained("“5xSW” is not in the army")) << missing.all();
  change.action = "add";
  change.units = {"0xSW", "LW:", ""};
  EXPECT_EQ(runArmy(nonsense.context(), change), badUse);
  EXPECT_TRUE(nonsense.complained("“0xSW” is no unit") && nonsense.complained("“LW:” is no unit")) << nonsense.all();
}

TEST(ArmyCommand, prints_cards_as_text_and_as_a_page_that_trusts_no_name) {
  const Folder folder;
  ArmyOptions options = newCelts({"SW=<b>&", "LW:WL"});
  options.output = folder / "a.toml";
  User made, text("", Language::german), page;
  ASSERT_EQ(runArmy(made.context(), options), fine);
  EXPECT_EQ(runArmy(text.context(), action<ArmyOptions>("cards", {options.output})), fine);
  EXPECT_TRUE(text.said("1 im Heer, je ") && text.said("Brett 2×3") && text.said("Rad: lenkt Wagen")) << text.all();
  ArmyOptions html = action<ArmyOptions>("cards", {options.output});
  html.html = true;
  EXPECT_EQ(runArmy(page.context(), html), fine);
  EXPECT_TRUE(page.said("<!doctype html>") && page.said("lang=\"en\"") && page.said("&lt;b&gt;&amp;")) << page.all();
  EXPECT_FALSE(page.said("<b>"));
}

TEST(ArmyBattleCommand, two_codes_fight_on_a_drawn_map_and_the_record_is_proved) {
  const Folder folder;
  PlayOptions options;
  options.battle.armies = {drawnCode("celts", 50, 1), drawnCode("egyptians", 50, 2)};
  options.battle.map = "random:5";
  options.players = {"random", "random"};
  options.dice = DiceKind::fast;
  options.seed = 3;
  options.record = folder / "battle.jsonl";
  User user, proof;
  EXPECT_EQ(runPlay(user.jsonContext(), options), fine) << user.all();
  EXPECT_TRUE(user.said("\"over\":true")) << user.all();
  EXPECT_EQ(runVerify(proof.context(), {options.record}), fine) << proof.all();
}

TEST(ArmyBattleCommand, four_armies_seat_two_players_a_side) {
  const std::string code = drawnCode("romans", 40, 1);
  OpenTable table;
  User user;
  BattleOptions options;
  options.armies = {code, code, code, code};
  EXPECT_EQ(openBattle(user.context(), options, 1, table), fine) << user.all();
  ASSERT_TRUE(table.game);
  EXPECT_EQ(table.game->seats(), 4);
}

TEST(ArmyBattleCommand, bad_battles_are_refused_with_reasons) {
  const std::string code = drawnCode("romans", 60, 1);
  const auto outcome = [](const BattleOptions& options, std::string_view complaint) {
    OpenTable table;
    User user;
    const int result = openBattle(user.context(), options, 1, table);
    EXPECT_TRUE(user.complained(complaint)) << complaint << user.all();
    return result;
  };
  EXPECT_EQ(outcome({{code}, "", {}, {}}, "1 armies given, expected are 2, 4 or 6"), badUse);
  EXPECT_EQ(outcome({{code, code}, "moon", {}, {}}, "--map: found “moon”, allowed is: random | "), badUse);
  EXPECT_EQ(outcome({{code, code}, "random:x", {}, {}}, "--map: found “random:x”"), badUse);
  EXPECT_EQ(
      outcome({{code, code}, "meadow", 50, {}}, "side[1].army[1]: the army costs 60 points; this battle allows 50"),
      refused);
  EXPECT_EQ(outcome({{code, code + "0"}, "", {}, {}}, "the check signs do not fit"), refused);
}

}  // namespace
}  // namespace walstatt::cli
