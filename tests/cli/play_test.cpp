// The text table, played from scripts and by a person who types.
#include "games/registry/registry.h"
#include "tests/cli/cli_table.h"

namespace walstatt::cli {
namespace {

std::size_t timesSaid(const User& user, std::string_view text) {
  const std::string all = user.out.str();
  std::size_t count = 0;
  for (std::size_t at = all.find(text); at != std::string::npos; at = all.find(text, at + 1)) ++count;
  return count;
}

// A setup of Man for Man: these Romans against a Celtic archer.
std::string duel(const std::string& romans, int points) {
  return "kind = \"points\"\nmap = \"meadow\"\nrounds = 5\npoints = " + std::to_string(points) +
         "\n[[side]]\npeople = \"romans\"\nzone = \"top\"\n" + romans +
         "\n[[side]]\npeople = \"celts\"\nzone = \"bottom\"\nfigures = [{ type = \"celtic-archer\", count = 1 }]\n";
}

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
  for (const char* text : {"Böse Eins: Bis 100", "Spieler 1: Mensch", "Spieler 1 würfelt", "Am Zug: Spieler",
                           "alle erlaubten Aktionen", "nicht aufgezeichnet"})
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
  for (const char* text : {"Of which action?", "There is no number 99; the list goes up to 1.",
                           "There is no rule P9. “r” shows them all.", "nothing to take back", "Where to?"})
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
  EXPECT_NE(Folder::read(options.record).find(R"("undo":2)"), std::string::npos) << "the record says so";

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
  EXPECT_TRUE(user.said("1) Ich gegen den Computer, ich führe: Römer") &&
              user.said("2) Ich gegen den Computer, ich führe: Kelten") &&
              user.said("3) 2 Menschen an diesem Terminal"))
      << user.all();
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
  const auto outcome = [](const PlayOptions& options, std::string_view complaint) {
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
  EXPECT_EQ(
      outcome(pigOf({"person", "greedy", "random"}), "3 players named, expected is one per side (2) or per seat (2)"),
      badUse);
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

TEST(Play, a_record_that_cannot_be_written_stops_before_the_first_move) {
  const Folder folder;
  PlayOptions options = pigOf({"greedy", "greedy"});
  options.record = folder / "nowhere/game.jsonl";
  User user("", Language::german), json;
  EXPECT_EQ(runPlay(user.context(), options), badUse);
  EXPECT_EQ(user.err.str(), options.record +
                                ": Den Ordner dafür gibt es nicht. Die Partie lässt sich dort nicht "
                                "aufzeichnen; --record nennt eine andere Datei.\n");
  EXPECT_EQ(user.out.str(), "");
  EXPECT_EQ(runPlay(json.jsonContext(), options), badUse);
  EXPECT_EQ(json.out.str(), "");
}

TEST(Play, a_finished_game_is_shown_not_played) {
  const Folder folder;
  PlayOptions options = pigOf({"greedy", "random"});
  options.record = folder / "g.jsonl";
  User before;
  EXPECT_EQ(runPlay(before.context(), options), fine);
  const std::string record = Folder::read(options.record);
  PlayOptions again;
  again.resume = options.record;
  again.players = {"person", "person"};
  User user("roll\n"), german("", Language::german, Sits::person);
  EXPECT_EQ(runPlay(user.context(), again), fine) << user.all();
  EXPECT_EQ(user.out.str().find("This game is over already.\n"), 0u) << user.all();
  EXPECT_TRUE(user.said("The winner: Player ") && !user.said("> ")) << user.all();
  EXPECT_EQ(runPlay(german.context(), again), fine);
  EXPECT_EQ(german.out.str().find("Diese Partie ist schon zu Ende.\n"), 0u) << german.all();
  EXPECT_EQ(Folder::read(options.record), record);
}

TEST(Play, a_game_that_its_players_ended_tells_what_they_agreed_on) {
  const Folder folder;
  PlayOptions options = pigOf({"person", "person"});
  options.record = folder / "g.jsonl";
  User before("roll\n");
  runPlay(before.context(), options);
  const std::string end =
      R"({"end":"stopped","winner":2,"reason":"resigned","secret":")" + std::string(64, '0') + "\"}\n";
  std::ofstream(options.record, std::ios::binary | std::ios::app) << end;
  PlayOptions again;
  again.resume = options.record;
  User user;
  EXPECT_EQ(runPlay(user.context(), again), fine) << user.all();
  EXPECT_TRUE(user.said("The players ended it before its time (resigned).\nThe winner: Player 2.")) << user.all();
}

TEST(Play, faces_are_shown_once) {
  User user("roll\nq\n", Language::german);
  EXPECT_EQ(runPlay(user.context(), pigOf({"person", "person"})), fine);
  EXPECT_TRUE(user.said("Spieler 1 würfelt ") && !user.said("Würfel (1W6)")) << user.all();
}

TEST(Play, what_was_told_with_the_odds_is_not_told_again) {
  const Folder folder;
  PlayOptions options;
  options.setup = folder.write("duel.toml", duel("figures = [{ type = \"roman-archer\", count = 1 }]", 10));
  options.players = {"greedy", "greedy"};
  options.seed = 3;
  options.secret = Secret{};
  options.record = folder / "duel.jsonl";
  User watched;
  ASSERT_EQ(runPlay(watched.context(), options), fine) << watched.all();
  // The same game typed by persons, up to and with the first shot.
  Errors errors;
  const std::optional<Record> record = readRecord(Folder::read(options.record), "duel", errors);
  ASSERT_TRUE(record);
  std::string typed;
  bool shot = false;
  for (const RecordStep& step : record->steps) {
    if (step.isRoll() || shot) continue;
    typed += step.action + "\n";
    shot = step.action.find('*') != std::string::npos;
  }
  ASSERT_TRUE(shot) << watched.all();
  options.players = {"person", "person"};
  options.record = folder / "typed.jsonl";
  User user(typed + "y\nq\n", Language::english, Sits::person);
  EXPECT_EQ(runPlay(user.context(), options), fine) << user.all();
  EXPECT_TRUE(user.said("Do it? [Y/n]")) << user.all();
  EXPECT_EQ(timesSaid(user, "To hit with "), 1u) << user.all();
  EXPECT_EQ(timesSaid(user, "FERN: "), 1u) << user.all();
}

TEST(Play, a_list_goes_on_with_enter_and_any_other_input_is_obeyed) {
  const Folder folder;
  PlayOptions options;
  options.players = {"person", "greedy"};
  options.record = folder / "g.jsonl";
  User user("l\n\np\nl\nq\nq\n", Language::english, Sits::person);
  EXPECT_EQ(runPlay(user.context(), options), fine) << user.all();
  EXPECT_EQ(timesSaid(user, "more lines"), 3u) << user.all();
  EXPECT_TRUE(user.said("-- mfm1 ")) << "p was obeyed: " << user.all();
  EXPECT_EQ(timesSaid(user, "\n> "), 3u) << "and the first q only closed the list: " << user.all();
}

TEST(Play, help_tells_the_values_and_what_belongs_to_no_single_figure) {
  PlayOptions options;
  options.players = {"person", "greedy"};
  User user("h\nl SW2\nl ZE\nq\n", Language::german), english("h\nq\n");
  EXPECT_EQ(runPlay(user.context(), options), fine) << user.all();
  for (const char* text : {"B5 Bewegung", "S2 Rüstung", "F8 Reichweite", "3×1-4 ist der Treffwert T", "„Leben 2“",
                           "Großbuchstaben Seite 1", "Zu zweit oder ohne einzelne Figur: & ("})
    EXPECT_TRUE(user.said(text)) << text << user.all();
  const std::string all = user.out.str();
  const std::string carrier = all.substr(all.find("> l SW2"), all.find("> l ZE") - all.find("> l SW2"));
  EXPECT_NE(carrier.find("&i1:S3"), std::string::npos) << "a carrier comes on with the chest: " << carrier;
  EXPECT_EQ(carrier.find("ZE@"), std::string::npos) << carrier;
  EXPECT_EQ(runPlay(english.context(), options), fine);
  EXPECT_TRUE(english.said("By two together or by no single figure: & (") && english.said("the hit value T"))
      << english.all();
}

TEST(Play, help_tells_the_notation_of_every_game) {
  for (const GameKind& kind : allGames())
    EXPECT_TRUE(builtInLibrary().words().has("cli.notation." + std::string(kind.id))) << kind.id;
}

TEST(Play, A11_what_a_computer_hides_is_not_told) {
  const Folder folder;
  PlayOptions options;
  options.game = "adlg";
  options.setup =
      folder.write("woods.toml",
                   "name = { de = 'Wald', en = 'Woods' }\npoints = 100\nbeginning = 'deployment'\nseed = 3\n"
                   "region = 'forest'\n[[side]]\nready = 'gaul-100-raid'\n[[side]]\nready = 'gaul-100-raid'\n");
  options.players = {"person", "random"};
  options.dice = DiceKind::fast;
  std::string hidden;
  for (std::uint64_t seed = 1; seed < 20 && hidden.empty(); ++seed) {
    options.seed = seed;
    options.record = folder / ("hides" + std::to_string(seed) + ".jsonl");
    User user("deploy-auto\ndeploy-auto\ndeploy-auto\ndeploy-auto\n");
    runPlay(user.context(), options);
    const std::string record = Folder::read(options.record);
    for (const char* verb : {"flank ", "ambush "})
      if (record.find("\"do\":\"" + std::string(verb)) != std::string::npos) hidden = verb;
    EXPECT_TRUE(hidden.empty() || !user.said(": " + hidden)) << user.all();
  }
  EXPECT_FALSE(hidden.empty());
}

TEST(Play, a_label_finds_all_actions_in_which_the_figure_takes_part) {
  PlayOptions options;
  options.players = {"person", "random"};
  options.seed = 1;
  options.secret = Secret{};
  User user("&i1:S3\nZE@h1\nSP1@k1\nSP2@m1\npass\nl SW1\nl SW2\nl j3\nh\nq\n");
  EXPECT_EQ(runPlay(user.context(), options), fine) << user.all();
  const std::string all = user.out.str();
  const auto answer = [&](const std::string& typed) {
    const std::size_t begin = all.find("> " + typed + "\n") + typed.size() + 3;
    return all.substr(begin, all.find("\n> ", begin) - begin);
  };
  EXPECT_TRUE(answer("l SW1").find(" h3-") != std::string::npos && answer("l SW1").find(" h3&") != std::string::npos &&
              answer("l SW1").find("h3+j3&") != std::string::npos)
      << answer("l SW1");
  EXPECT_EQ(answer("l SW1").find("\nj3:"), std::string::npos) << answer("l SW1");
  EXPECT_NE(answer("l SW2").find("h3+j3&"), std::string::npos) << "the second carrier: " << answer("l SW2");
  EXPECT_EQ(answer("l SW2"), answer("l j3"));
  EXPECT_TRUE(user.said("h3+j3 (")) << user.all();
}

TEST(Play, teams_are_seated_by_side_or_by_seat_and_the_prompt_names_the_seat) {
  const Folder folder;
  PlayOptions options;
  options.setup =
      folder.write("team.toml", duel("players = 2\nfigures = [{ type = \"roman-archer\", count = 2 }]", 40));
  options.players = {"person", "random"};
  options.secret = Secret{};
  User bySide("q\n", Language::german), bySeat("q\n"), wrong;
  EXPECT_EQ(runPlay(bySide.context(), options), fine) << bySide.all();
  EXPECT_TRUE(bySide.said("Römer (1): Mensch") && bySide.said("Römer (2): Mensch") && bySide.said("Kelten: Computer"))
      << bySide.all();
  EXPECT_TRUE(bySide.said("\nRömer (1)> ")) << bySide.all();
  options.players = {"greedy", "person", "random"};
  EXPECT_EQ(runPlay(bySeat.context(), options), fine) << bySeat.all();
  EXPECT_TRUE(bySeat.said("Romans (1): computer (greedy)") && bySeat.said("Romans (2): person") &&
              bySeat.said("\nRomans (2)> "))
      << bySeat.all();
  options.players.assign(4, "person");
  EXPECT_EQ(runPlay(wrong.context(), options), badUse);
  EXPECT_TRUE(wrong.complained("expected is one per side (2) or per seat (3)")) << wrong.all();
}

TEST(Play, what_to_type_is_told_as_the_program_was_called) {
  const Folder folder;
  PlayOptions options = pigOf({"person", "person"});
  options.record = folder / "g.jsonl";
  User user("q\n");
  Context context = user.context();
  context.calledAs = "./walstatt";
  EXPECT_EQ(runPlay(context, options), fine);
  EXPECT_TRUE(user.said("To go on: ./walstatt play --resume " + options.record)) << user.all();
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
