// walstatt fighter: what is printed, written, refused, in both languages.
#include "cli/fighter.h"

#include "cli/text.h"
#include "tests/cli/cli_table.h"

namespace walstatt::cli {
namespace {

FighterOptions robert(const std::string& output) {
  FighterOptions options = action<FighterOptions>("new");
  options.base = "knight";
  options.name = "Robert";
  options.weapon = "mace";
  options.skill = 5;
  options.output = output;
  return options;
}

std::string codeOf(const std::string& fighter) {
  User user;
  FighterOptions options = action<FighterOptions>("code", {fighter});
  options.names = true;
  EXPECT_EQ(runFighter(user.context(), options), fine) << user.all();
  return trimmed(user.out.str());
}

TEST(FighterCommand, lists_fighters_weapons_and_armour) {
  User all, weapons("", Language::german), armour, json, unknown;
  EXPECT_EQ(runFighter(all.context(), action<FighterOptions>("list")), fine);
  EXPECT_TRUE(all.said("sergeant  Sergeant") && all.said("6 d20, FkW 3") && all.said("fighter list weapons"));
  EXPECT_EQ(runFighter(weapons.context(), action<FighterOptions>("list", {"weapons"})), fine);
  EXPECT_TRUE(weapons.said("crossbow  Armbrust") && weapons.said("TS W12")) << weapons.all();
  EXPECT_EQ(runFighter(armour.context(), action<FighterOptions>("list", {"armour"})), fine);
  EXPECT_TRUE(armour.said("hauberk  Hauberk") && armour.said("protection 4, quality 5, heavy")) << armour.all();
  EXPECT_EQ(runFighter(json.jsonContext(), action<FighterOptions>("list")), fine);
  EXPECT_TRUE(json.said("\"limits\":{\"dice\":[1,6]"));
  EXPECT_EQ(runFighter(unknown.context(), action<FighterOptions>("list", {"horses"})), badUse);
}

TEST(FighterCommand, makes_changes_and_shows_a_fighter) {
  const Folder folder;
  const std::string file = folder / "robert.toml";
  User made, again, changed, shown("", Language::german), json;
  EXPECT_EQ(runFighter(made.context(), robert(file)), fine) << made.all();
  EXPECT_NE(Folder::read(file).find("weapon = \"mace\""), std::string::npos);
  EXPECT_EQ(runFighter(again.context(), robert(file)), badUse);
  EXPECT_TRUE(again.complained("exists already"));
  FighterOptions change = action<FighterOptions>("change", {file});
  change.shot = "javelin";
  change.vitality = 40;
  EXPECT_EQ(runFighter(changed.context(), change), fine) << changed.all();
  FighterOptions show = action<FighterOptions>("show", {file});
  show.against = "templar";
  EXPECT_EQ(runFighter(shown.context(), show), fine);
  EXPECT_TRUE(shown.said("Robert (Ritter)") && shown.said("Lebenskraft 40") && shown.said("Schuss: Wurfspeer") &&
              shown.said("Schadenswürfel im Nahkampf: W10 [D1]") && shown.said("Schlägt er Templer:") &&
              shown.said("Code: "))
      << shown.all();
  EXPECT_EQ(runFighter(json.jsonContext(), action<FighterOptions>("show", {file})), fine);
  EXPECT_TRUE(json.said("\"against\":\"sergeant\"")) << json.all();
}

TEST(FighterCommand, faults_are_told_at_once_and_check_says_no) {
  const Folder folder;
  const std::string file =
      folder.write("bad.toml", "fighter = 1\nbase = \"knight\"\nskill = 9\nweapon = \"self-bow\"\n");
  User english, german("", Language::german), json, broken, fineOne;
  EXPECT_EQ(runFighter(english.context(), action<FighterOptions>("check", {file})), refused);
  EXPECT_TRUE(english.complained("FkW 9; allowed is 1 … 6") && english.complained("“self-bow” is for shooting"))
      << english.all();
  EXPECT_EQ(runFighter(german.context(), action<FighterOptions>("check", {file})), refused);
  EXPECT_TRUE(german.complained("wird geschossen, nicht geschlagen")) << german.all();
  EXPECT_EQ(runFighter(json.jsonContext(), action<FighterOptions>("check", {file})), refused);
  EXPECT_TRUE(json.said("\"ok\":false") && json.said("\"field\":\"skill\",\"rule\":\"D1\"")) << json.all();
  EXPECT_EQ(
      runFighter(broken.context(), action<FighterOptions>("check", {folder.write("x.toml", "fighter = 1\nfoo = 2\n")})),
      refused);
  EXPECT_TRUE(broken.complained("base: the field is missing") && broken.complained("foo: there is no such field"));
  EXPECT_EQ(runFighter(fineOne.context(), action<FighterOptions>("check", {"sergeant"})), fine);
  EXPECT_TRUE(fineOne.said("Sergeant may fight."));
  User checked;
  EXPECT_EQ(runCheck(checked.context(), {{file}, ""}), refused);
  EXPECT_TRUE(checked.said("FkW 9")) << checked.all();
}

TEST(FighterCommand, codes_go_there_and_back) {
  const Folder folder;
  User made, saved, wrong, german("", Language::german), stranger;
  ASSERT_EQ(runFighter(made.context(), robert(folder / "r.toml")), fine);
  const std::string code = codeOf(folder / "r.toml");
  EXPECT_EQ(runFighter(saved.context(), action<FighterOptions>("save", {lowered(code), folder / "again.toml"})), fine)
      << saved.all();
  EXPECT_EQ(Folder::read(folder / "again.toml"), Folder::read(folder / "r.toml"));
  std::string typo = code;
  typo[1] = typo[1] == '7' ? '8' : '7';
  EXPECT_EQ(runFighter(wrong.context(), action<FighterOptions>("show", {typo})), refused);
  EXPECT_TRUE(wrong.complained("typed wrongly")) << wrong.all();
  EXPECT_EQ(runFighter(german.context(), action<FighterOptions>("show", {typo})), refused);
  EXPECT_TRUE(german.complained("falsch abgeschrieben"));
  EXPECT_EQ(runFighter(stranger.context(), action<FighterOptions>("show", {"nobody.toml"})), refused);
  EXPECT_TRUE(stranger.complained("nobody.toml: there is no such file")) << stranger.all();
}

TEST(FighterCommand, draws_by_lot) {
  FighterOptions options = action<FighterOptions>("random");
  options.seed = 7;
  User one, two, unknown;
  EXPECT_EQ(runFighter(one.context(), options), fine);
  EXPECT_EQ(runFighter(two.context(), options), fine);
  EXPECT_EQ(one.out.str(), two.out.str());
  options.base = "king";
  EXPECT_EQ(runFighter(unknown.context(), options), badUse);
  EXPECT_TRUE(unknown.complained("--base: found “king”")) << unknown.all();
}

TEST(FighterCommand, prints_cards_as_text_and_as_a_page_that_trusts_no_name) {
  const Folder folder;
  FighterOptions options = robert(folder / "r.toml");
  options.name = "<b>&";
  User made, text("", Language::german), page;
  ASSERT_EQ(runFighter(made.context(), options), fine);
  EXPECT_EQ(runFighter(text.context(), action<FighterOptions>("card", {options.output, "sergeant"})), fine);
  EXPECT_TRUE(text.said("Lebenskraft 32") && text.said("☐☐☐☐☐☐☐☐☐☐ ☐") && text.said("Güte 4 ☐☐☐☐")) << text.all();
  FighterOptions html = action<FighterOptions>("card", {options.output});
  html.html = true;
  EXPECT_EQ(runFighter(page.context(), html), fine);
  EXPECT_TRUE(page.said("<!doctype html>") && page.said("&lt;b&gt;&amp;")) << page.all();
  EXPECT_FALSE(page.said("<b>"));
}

TEST(FighterCommand, duels_become_setups_that_can_be_played_and_tried) {
  const Folder folder;
  FighterOptions options = action<FighterOptions>("duel", {"sergeant", "archer,squire"});
  options.distance = 30;
  options.output = folder / "duel.toml";
  User made, played, tried, alone;
  EXPECT_EQ(runFighter(made.context(), options), fine) << made.all();
  PlayOptions play;
  play.game = "1192";
  play.setup = options.output;
  play.players = {"random", "random"};
  play.dice = DiceKind::fast;
  play.seed = 3;
  EXPECT_EQ(runPlay(played.jsonContext(), play), fine) << played.all();
  EXPECT_TRUE(played.said("\"over\":true")) << played.all();
  FighterOptions trial = action<FighterOptions>("trial", {"pilgrim", "camel-driver"});
  trial.games = 4;
  EXPECT_EQ(runFighter(tried.context(), trial), fine) << tried.all();
  EXPECT_EQ(runFighter(alone.context(), action<FighterOptions>("duel", {"sergeant"})), badUse);
}

TEST(FighterCommand, those_who_could_never_hurt_each_other_are_refused) {
  const Folder folder;
  const std::string weak = folder.write("weak.toml",
                                        "fighter = 1\nbase = \"pilgrim\"\ndice = 1\nskill = 1\nweapon = \"dagger\"\n"
                                        "armour = \"guard-harness\"\n");
  User english, german("", Language::german);
  EXPECT_EQ(runFighter(english.context(), action<FighterOptions>("duel", {weak, weak})), refused);
  EXPECT_TRUE(english.complained("could never hurt each other")) << english.all();
  EXPECT_EQ(runFighter(german.context(), action<FighterOptions>("duel", {weak, weak})), refused);
  EXPECT_TRUE(german.complained("könnten einander nie verletzen")) << german.all();
}

}  // namespace
}  // namespace walstatt::cli
