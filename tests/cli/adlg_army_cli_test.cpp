// walstatt army for L'Art de la Guerre: lists, armies of corps, files, codes and sheets, in both languages.
#include "cli/adlg_army.h"

#include "cli/text.h"
#include "tests/cli/cli_table.h"

namespace walstatt::cli {
namespace {

ArmyOptions newLegion() {
  ArmyOptions options = action<ArmyOptions>("new");
  options.list = "rome-republic";
  options.points = 100;
  options.corps = {"competent: 4 legion, triarii", "2 allies, 2 velites", "equites, 1 allied-horse javelin"};
  return options;
}

TEST(AdlgArmyCommand, lists_of_both_games_stand_side_by_side) {
  User all, one("", Language::german), json, unknown;
  EXPECT_EQ(runArmy(all.context(), action<ArmyOptions>("list")), fine);
  EXPECT_TRUE(all.said("celts  Celts") && all.said("rome-republic  Republican Rome") &&
              all.said("300 BC – 107 BC; Plain"))
      << all.all();
  EXPECT_EQ(runArmy(one.context(), action<ArmyOptions>("list", {"rome-republic"})), fine);
  EXPECT_TRUE(one.said("HS  Hastati und Principes") && one.said("armour (+2)") && one.said("rome-200-zama"))
      << one.all();
  EXPECT_EQ(runArmy(json.jsonContext(), action<ArmyOptions>("list", {"gaul"})), fine);
  EXPECT_TRUE(json.said("\"id\":\"gaul\"") && json.said("\"from\":-400"));
  ArmyOptions bad = action<ArmyOptions>("random");
  bad.list = "huns";
  EXPECT_EQ(runArmy(unknown.context(), bad), badUse);
  EXPECT_TRUE(unknown.complained("There is no army list “huns”")) << unknown.all();
}

TEST(AdlgArmyCommand, builds_an_army_of_corps_and_changes_it) {
  const Folder folder;
  ArmyOptions options = newLegion();
  options.name = "Cannae";
  options.output = folder / "a.toml";
  User made, shown("", Language::german), checked, added, removed, wrong, broken;
  EXPECT_EQ(runArmy(made.context(), options), fine) << made.all();
  EXPECT_EQ(made.err.str(), "");
  EXPECT_EQ(runArmy(shown.context(), action<ArmyOptions>("show", {options.output})), fine);
  EXPECT_TRUE(shown.said("Römische Republik: Cannae") && shown.said("Korps 1: kompetent, Oberbefehl") &&
              shown.said("4 × HS  Hastati und Principes") && shown.said("gewöhnlich, Aufprall") && shown.said("Code: "))
      << shown.all();
  EXPECT_EQ(runArmy(checked.context(), action<ArmyOptions>("check", {options.output})), fine) << checked.all();
  ArmyOptions change = action<ArmyOptions>("add", {options.output});
  change.units = {"2: 3 allies"};
  EXPECT_EQ(runArmy(added.context(), change), fine);
  EXPECT_TRUE(added.complained("points: The army costs 111 points, 100 are allowed. (A7)")) << added.all();
  change.action = "remove";
  change.units = {"2: 4 allies", "2: velites"};
  EXPECT_EQ(runArmy(removed.context(), change), fine) << removed.all();
  const std::string text = Folder::read(options.output);
  EXPECT_NE(text.find("{ row = \"allies\", count = 1 },\n  { row = \"velites\", count = 1 }"), std::string::npos)
      << text;
  change.units = {"7: allies", "2: 9 allies", "nothing at all"};
  EXPECT_EQ(runArmy(wrong.context(), change), badUse);
  EXPECT_TRUE(wrong.complained("“7: allies” is no unit of a corps") &&
              wrong.complained("“2: 9 allies” is not in the army") && wrong.complained("“nothing at all” is no unit"))
      << wrong.all();
  options.corps = {"king: 4 legion"};
  EXPECT_EQ(runArmy(broken.context(), options), badUse);
  EXPECT_TRUE(broken.complained("“king: 4 legion” is no corps")) << broken.all();
}

TEST(AdlgArmyCommand, all_faults_are_told_with_their_place) {
  const Folder folder;
  const std::string file = folder.write("bad.toml", R"(army = 1
game = "adlg"
list = "gaul"
points = 100

[[corps]]
rank = "strategist"
units = [
  { row = "warriors", count = 4, quality = "elite" },
]
)");
  User english, german("", Language::german), json, all;
  EXPECT_EQ(runArmy(english.context(), action<ArmyOptions>("check", {file})), refused);
  EXPECT_TRUE(english.complained("bad.toml:9:3: corps[1].units[1].quality: “Warriors” cannot be elite") &&
              english.complained("corps: The army has 1 corps; at these points there are exactly 3. (A3)") &&
              english.complained("chief: Nobody leads the army"))
      << english.all();
  EXPECT_EQ(runArmy(german.context(), action<ArmyOptions>("check", {file})), refused);
  EXPECT_TRUE(german.complained("gibt es nicht als Elite") && german.complained("Niemand führt das Heer"))
      << german.all();
  EXPECT_EQ(runArmy(json.jsonContext(), action<ArmyOptions>("check", {file})), refused);
  EXPECT_TRUE(json.said("\"ok\":false") && json.said("\"id\":\"adlg.army.quality\",\"rule\":\"A8\"")) << json.all();
  CheckOptions check;
  check.files = {file};
  EXPECT_EQ(runCheck(all.context(), check), refused);
  EXPECT_TRUE(all.said("exactly 3. (A3)")) << all.all();
}

TEST(AdlgArmyCommand, ready_armies_codes_and_files_go_there_and_back) {
  const Folder folder;
  User coded, saved, again, wrong, drawn;
  EXPECT_EQ(runArmy(coded.context(), action<ArmyOptions>("code", {"rome-200-zama"})), fine) << coded.all();
  const std::string code = trimmed(coded.out.str());
  EXPECT_EQ(runArmy(saved.context(), action<ArmyOptions>("save", {code, folder / "z.json"})), fine) << saved.all();
  EXPECT_EQ(runArmy(again.context(), action<ArmyOptions>("code", {folder / "z.json"})), fine) << again.all();
  EXPECT_EQ(trimmed(again.out.str()), code);
  ArmyOptions random = action<ArmyOptions>("random");
  random.list = "gaul";
  random.points = 150;
  EXPECT_EQ(runArmy(wrong.context(), random), badUse);
  EXPECT_TRUE(wrong.complained("150 points make no battle")) << wrong.all();
  random.points = 200;
  random.seed = 7;
  EXPECT_EQ(runArmy(drawn.context(), random), fine);
  EXPECT_TRUE(drawn.said("of 200 points") && drawn.err.str().empty()) << drawn.all();
}

TEST(AdlgArmyCommand, prints_cards_as_text_and_as_a_page_that_trusts_no_name) {
  const Folder folder;
  ArmyOptions options = newLegion();
  options.name = "<b>&";
  options.output = folder / "a.toml";
  User made, text("", Language::german), page;
  ASSERT_EQ(runArmy(made.context(), options), fine);
  EXPECT_EQ(runArmy(text.context(), action<ArmyOptions>("cards", {options.output})), fine);
  EXPECT_TRUE(text.said("4 im Heer, je 9 Punkte") && text.said("HI, Schutz 1, Kohäsion 4, Bewegung 2/2/1") &&
              text.said("Schwere Schwerter: gewöhnlich, Aufprall") && text.said("schießt 1 UD"))
      << text.all();
  ArmyOptions html = action<ArmyOptions>("cards", {options.output});
  html.html = true;
  EXPECT_EQ(runArmy(page.context(), html), fine);
  EXPECT_TRUE(page.said("<!doctype html>") && page.said("&lt;b&gt;&amp;") && page.said("☐☐☐☐")) << page.all();
  EXPECT_FALSE(page.said("<b>"));
}

TEST(AdlgArmyCommand, battles_that_cannot_be_are_refused) {
  const auto outcome = [](const BattleOptions& options, std::string_view complaint) {
    OpenTable table;
    User user;
    const int result = openBattle(user.context(), options, 1, table);
    EXPECT_TRUE(user.complained(complaint)) << complaint << user.all();
    return result;
  };
  EXPECT_EQ(outcome({{"gaul-200-telamon"}, "", {}, {}}, "1 armies given; two fight"), badUse);
  EXPECT_EQ(outcome({{"gaul-200-telamon", "rome-200-zama"}, "moon", {}, {}},
                    "--map: found “moon”, allowed is: random | plain"),
            badUse);
  EXPECT_EQ(outcome({{"gaul-200-telamon", "rome-100-legion"}, "", {}, {}},
                    "armies[2].points: The army is made for 100 points, the battle is of 200. (A3)"),
            refused);
}

}  // namespace
}  // namespace walstatt::cli
