// The text table, played from scripts and by a person who types.
#include "tests/cli/cli_table.h"

namespace walstatt::cli {
namespace {

PlayOptions pigOf(std::vector<std::string> players) {
  PlayOptions options;
  options.game = "pig";
  options.players = std::move(players);
  options.seed = 7;
  options.secret = Secret{};  // all zero: the same dice every time
  return options;
}

TEST(Play, two_computers_play_to_the_end_and_the_record_is_proved) {
  const Folder folder;
  PlayOptions options = pigOf({"greedy", "random"});
  options.record = folder / "g.jsonl";
  User user;
  EXPECT_EQ(runPlay(user.context(), options), fine) << user.all();
  EXPECT_TRUE(user.said("The winner: Player ")) << user.all();
  EXPECT_TRUE(user.said("walstatt verify " + options.record));
  EXPECT_TRUE(user.said(std::string(64, '0'))) << "the secret is told";
  EXPECT_FALSE(std::filesystem::exists(options.record + ".secret"));
  User judge;
  EXPECT_EQ(runVerify(judge.context(), {options.record}), fine) << judge.all();
  EXPECT_TRUE(judge.said("Everything proved."));
}

TEST(Play, a_script_plays_in_notation_and_by_number) {
  User user("roll\n# a comment\n\n2\np\nb\nq\n");
  EXPECT_EQ(runPlay(user.context(), pigOf({"person", "person"})), fine) << user.all();
  EXPECT_TRUE(user.said("Player 1 throws")) << user.all();
  EXPECT_TRUE(user.said("To move: Player 2")) << user.all();
  EXPECT_TRUE(user.said("This game was not recorded"));
}

TEST(Play, german_sentences_for_german_players) {
  User user("h\nroll\nhold\nfold\n", Language::german);
  EXPECT_EQ(runPlay(user.context(), pigOf({"person", "person"})), refused) << user.all();
  for (const char* text : {"Böse Eins: Bis 100", "Spieler 1: Mensch", "Spieler 1 würfelt", "Würfel (1W6)",
                           "Am Zug: Spieler", "alle erlaubten Aktionen", "nicht aufgezeichnet"})
    EXPECT_TRUE(user.said(text)) << text << user.all();
  EXPECT_TRUE(user.complained("Erlaubt sind „roll“ (würfeln) und „hold“ (aufhören)."));
}

TEST(Play, a_refused_action_names_its_rule_and_a_script_fails) {
  User user("hold\nq\n");
  EXPECT_EQ(runPlay(user.context(), pigOf({"person", "person"})), refused);
  EXPECT_TRUE(user.complained("Not allowed: You have gathered nothing in this turn yet. [P1]")) << user.all();
}

TEST(Play, every_command_answers) {
  User user("h\n?\nhelp\nl\nl ro\nl x\no roll\no 1\no\no 99\nr P2\nr P9\nr\nu\ns\n99\nquit\n");
  EXPECT_EQ(runPlay(user.context(), pigOf({"person", "person"})), refused);
  for (const char* text : {"1) roll", "No legal action contains “x”", "1/6 (16.7 %)  Player 1 loses 0", "P2  The one",
                           "P1  Roll or hold", "Legal actions: 1"})
    EXPECT_TRUE(user.said(text)) << text << user.all();
  for (const char* text : {"Of which action?", "There is no number 99; the list goes up to 1.", "There is no rule P9.",
                           "Similar: P1, P2, P3", "nothing to take back", "Where to?"})
    EXPECT_TRUE(user.complained(text)) << text << user.all();
}

TEST(Play, leaving_keeps_the_record_and_resuming_goes_on_with_the_same_dice) {
  const Folder folder;
  // In one go…
  PlayOptions whole = pigOf({"person", "person"});
  whole.record = folder / "whole.jsonl";
  User once("roll\nhold\nroll\nhold\nroll\n");
  EXPECT_EQ(runPlay(once.context(), whole), fine) << once.all();
  // … and with a break after two moves, which also is where the input just ends.
  PlayOptions first = pigOf({"person", "person"});
  first.record = folder / "parts.jsonl";
  User before("roll\nhold\n");
  EXPECT_EQ(runPlay(before.context(), first), fine);
  EXPECT_TRUE(before.said("walstatt play --resume " + first.record)) << before.all();
  EXPECT_TRUE(std::filesystem::exists(first.record + ".secret"));
  PlayOptions second;
  second.resume = first.record;
  User after("roll\nhold\nroll\n");
  EXPECT_EQ(runPlay(after.context(), second), fine) << after.all();
  EXPECT_EQ(Folder::read(first.record), Folder::read(whole.record));
}

TEST(Play, resuming_needs_the_secret) {
  const Folder folder;
  PlayOptions options = pigOf({"person", "person"});
  options.record = folder / "g.jsonl";
  User before("roll\n");
  runPlay(before.context(), options);
  std::filesystem::remove(options.record + ".secret");
  PlayOptions again;
  again.resume = options.record;
  User without("roll\n");
  EXPECT_EQ(runPlay(without.context(), again), refused);
  EXPECT_TRUE(without.complained("g.jsonl:1:1: commitment: ")) << without.all();
  again.secret = Secret{};
  User with("hold\n");
  EXPECT_EQ(runPlay(with.context(), again), fine) << with.all();
}

TEST(Play, undo_without_dice_is_free_and_with_dice_must_be_agreed) {
  const Folder folder;
  PlayOptions options = pigOf({"person", "person"});
  options.record = folder / "g.jsonl";
  User script("roll\nhold\nu\nu\n");
  EXPECT_EQ(runPlay(script.context(), options), refused) << script.all();
  EXPECT_TRUE(script.said("Taken back."));
  EXPECT_TRUE(script.complained("only --yes takes that back")) << script.all();
  EXPECT_EQ(Folder::read(options.record).find("hold"), std::string::npos) << "the record forgets it too";

  User people("roll\ny\nu\ny\ny\nq\n", Language::english, Sits::person);
  PlayOptions asked = pigOf({"person", "person"});
  asked.record = folder / "asked.jsonl";
  EXPECT_EQ(runPlay(people.context(), asked), fine);
  EXPECT_TRUE(people.said("Agreed, Player 1?") && people.said("Agreed, Player 2?")) << people.all();
  EXPECT_TRUE(people.said("Taken back."));

  User disagreeing("roll\ny\nu\ny\nn\nq\n", Language::german, Sits::person);
  asked.record = folder / "no.jsonl";
  runPlay(disagreeing.context(), asked);
  EXPECT_FALSE(disagreeing.said("Zurückgenommen.")) << disagreeing.all();
}

TEST(Play, undo_against_the_computer_goes_back_to_the_own_decision) {
  PlayOptions options = pigOf({"person", "greedy"});
  options.yes = true;
  User user("roll\nhold\nu\np\nq\n");
  EXPECT_EQ(runPlay(user.context(), options), fine) << user.all();
  EXPECT_TRUE(user.said("> p\n0 0 ")) << "nobody has banked anything: " << user.all();
}

TEST(Play, a_person_sees_the_odds_and_confirms) {
  const Folder folder;
  PlayOptions options = pigOf({"person", "person"});
  options.record = folder / "g.jsonl";
  User user("roll\nn\nroll\n\nq\n", Language::german, Sits::person);
  EXPECT_EQ(runPlay(user.context(), options), fine) << user.all();
  EXPECT_TRUE(user.said("1/6 (16,7 %)")) << user.all();
  EXPECT_TRUE(user.said("Ausführen? [J/n]"));
  std::size_t rolls = 0;
  const std::string record = Folder::read(options.record);
  for (std::size_t at = record.find("faces"); at != std::string::npos; at = record.find("faces", at + 1)) ++rolls;
  EXPECT_EQ(rolls, 1u) << "the first was called off";
}

TEST(Play, the_menu_takes_the_first_answers_on_enter) {
  const std::filesystem::path before = std::filesystem::current_path();
  const Folder folder;
  std::filesystem::current_path(folder / ".");
  User user("\n\n7\n\nq\n", Language::german, Sits::person);
  EXPECT_EQ(runPlay(user.context(), {}), fine) << user.all();
  EXPECT_TRUE(user.said("Welches Spiel?") && user.said("Welches Szenario?") && user.said("Wer spielt?")) << user.all();
  EXPECT_TRUE(user.complained("Bitte eine Zahl von 1 bis 3."));
  EXPECT_TRUE(user.said("Die Partie bleibt in walstatt-")) << user.all();
  User gone("", Language::english, Sits::person);
  EXPECT_EQ(runPlay(gone.context(), {}), fine) << "no answer is an answer";
  std::filesystem::current_path(before);
}

TEST(Play, plain_leaves_the_grid_out) {
  PlayOptions options;
  options.plain = true;
  options.players = {"person", "greedy"};
  User user("q\n");
  EXPECT_EQ(runPlay(user.context(), options), fine) << user.all();
  EXPECT_FALSE(user.said("\n1   ")) << user.all();
  EXPECT_TRUE(user.said("Legal actions: "));
}

TEST(Play, bad_tables_are_refused_with_what_is_allowed) {
  const Folder folder;
  const auto outcome = [](PlayOptions options, std::string_view complaint) {
    User user;
    const int code = runPlay(user.context(), options);
    EXPECT_TRUE(user.complained(complaint)) << complaint << user.all();
    return code;
  };
  PlayOptions options = pigOf({});
  options.game = "chess";
  EXPECT_EQ(outcome(options, "There is no game “chess”; there are: "), badUse);
  options = pigOf({});
  options.setup = "nix";
  EXPECT_EQ(outcome(options, "There is no setup “nix”; there are: standard"), badUse);
  options.setup = folder / "missing.toml";
  EXPECT_EQ(outcome(options, "missing.toml: there is no such file"), refused);
  options.setup = folder.write("bad.toml", "goal = 500\nfoo = 1\n");
  EXPECT_EQ(outcome(options, "bad.toml:1:8: goal: 500 lies outside of 10 … 200"), refused);
  EXPECT_EQ(outcome(options, "bad.toml:2:7: foo: there is no such field here; allowed are: goal"), refused);
  options.setup = folder.write("broken.toml", "goal = \n");
  EXPECT_EQ(outcome(options, "broken.toml:1:"), refused);
  EXPECT_EQ(outcome(pigOf({"person", "greedy", "random"}), "3 players named, there are 2 seats"), badUse);
  options = pigOf({});
  options.words = {"a", "b", "c"};
  EXPECT_EQ(outcome(options, "3 words given, there are 2 seats"), badUse);
  options = pigOf({});
  options.record = folder.write("there.jsonl", "x");
  EXPECT_EQ(outcome(options, "exists already and is not overwritten"), badUse);
  EXPECT_EQ(Folder::read(options.record), "x");
  PlayOptions resume;
  resume.resume = options.record;
  EXPECT_EQ(outcome(resume, "there.jsonl:1:"), refused);
}

TEST(Play, an_own_setup_file_is_played) {
  const Folder folder;
  PlayOptions options = pigOf({"greedy", "greedy"});
  options.setup = folder.write("short.toml", "goal = 10\n");
  User user;
  EXPECT_EQ(runPlay(user.jsonContext(), options), fine) << user.all();
  Errors errors;
  const std::optional<Data> result = parseJson(user.out.str(), "out", errors);
  ASSERT_TRUE(result) << user.all();
  EXPECT_TRUE(*result->find("over")->as<bool>());
  EXPECT_EQ(*result->find("game")->as<std::string>(), "pig");
}

TEST(Play, secret_choices_are_made_one_after_the_other_and_odds_tell_nothing) {
  PlayOptions options;
  options.game = "morra";
  options.players = {"person", "person"};
  User user("3/7\no 4/7\n4/7\nq\n");
  EXPECT_EQ(runPlay(user.context(), options), fine) << user.all();
  const std::string text = user.out.str();
  const std::size_t asked = text.find("Odds of 4/7:"), shown = text.find("shows 3 fingers");
  ASSERT_NE(asked, std::string::npos) << text;
  ASSERT_NE(shown, std::string::npos) << text;
  EXPECT_LT(asked, shown);
  EXPECT_EQ(text.substr(asked, 100).find("guessed"), std::string::npos) << text;
}

TEST(Play, mfm_is_the_default_and_two_computers_play_it_out) {
  const Folder folder;
  PlayOptions options;
  options.players = {"greedy", "random"};
  options.seed = 5;
  options.secret = Secret{};
  options.record = folder / "mfm.jsonl";
  User user("", Language::german), judge, again;
  EXPECT_EQ(runPlay(user.context(), options), fine) << user.all();
  EXPECT_TRUE(user.said("Man for Man: Das Geheimdokument") && user.said("Gewonnen: ") && user.said("[R6]"))
      << user.all();
  EXPECT_EQ(user.out.str().find("mfm."), user.out.str().find("mfm.jsonl")) << "no sentence is missing";
  EXPECT_EQ(runVerify(judge.context(), {options.record}), fine) << judge.all();
  EXPECT_EQ(runReplay(again.context(), {options.record, std::nullopt, false}), fine);
}

TEST(Play, mfm_lists_by_piece_refuses_with_the_rule_and_shows_where_it_stumbled) {
  PlayOptions options;
  options.players = {"person", "greedy"};
  User user("l ZE@h1-h\nh\nZE@h1-k5\nZE@z9\nZE@h1-h4\nh4-h5\npass\nq\n");
  EXPECT_EQ(runPlay(user.context(), options), refused);
  EXPECT_TRUE(user.said("ZE:\n") && user.said(") ZE@h1-h5") && user.said("Who can act")) << user.all();
  EXPECT_TRUE(user.complained("[R3]") && user.complained("^")) << user.all();
  EXPECT_TRUE(user.complained("Not allowed: ") && user.complained("[G1]")) << user.all();
}

TEST(Play, saving_elsewhere_gives_a_game_to_resume) {
  const Folder folder;
  const std::string file = folder / "copy.jsonl";
  User user("roll\ns " + file + "\ns " + file + "\nq\n");
  EXPECT_EQ(runPlay(user.context(), pigOf({"person", "person"})), refused);
  EXPECT_TRUE(user.said("Saved: " + file)) << user.all();
  EXPECT_TRUE(user.complained("exists already"));
  PlayOptions again;
  again.resume = file;
  User next("hold\n");
  EXPECT_EQ(runPlay(next.context(), again), fine) << next.all();
}

}  // namespace
}  // namespace walstatt::cli
