// Every command but play: what it prints, in which language, what it refuses and how.
#include <set>

#include "cli/arguments.h"
#include "cli/files.h"
#include "cli/help.h"
#include "cli/text.h"
#include "games/registry/registry.h"
#include "players/make_player.h"
#include "tests/cli/cli_table.h"

namespace walstatt::cli {
namespace {

Data parsed(const User& user) {
  Errors errors;
  const std::optional<Data> data = parseJson(trimmed(user.out.str()), "out", errors);
  EXPECT_TRUE(data) << user.all();
  return data.value_or(Data());
}

std::string finishedGame(const Folder& folder) {
  PlayOptions options;
  options.game = "pig";
  options.players = {"greedy", "random"};
  options.seed = 3;
  options.secret = Secret{};
  options.record = folder / "game.jsonl";
  User user;
  EXPECT_EQ(runPlay(user.context(), options), fine) << user.all();
  return options.record;
}

void replaceFirst(const std::string& file, const std::string& from, const std::string& to) {
  std::string text = Folder::read(file);
  const std::size_t at = text.find(from);
  ASSERT_NE(at, std::string::npos) << text;
  text.replace(at, from.size(), to);
  std::ofstream(file, std::ios::binary) << text;
}

TEST(Games, lists_all_or_one) {
  User all, one, none, json;
  EXPECT_EQ(runGames(all.context(), {}), fine);
  EXPECT_TRUE(all.said("pig  Pig") && all.said("standard  To 100") && all.said("morra")) << all.all();
  EXPECT_EQ(runGames(one.context(), {"pig"}), fine);
  EXPECT_FALSE(one.said("morra"));
  EXPECT_EQ(runGames(none.context(), {"chess"}), badUse);
  EXPECT_TRUE(none.complained("There is no game “chess”"));
  EXPECT_EQ(runGames(json.jsonContext(), {}), fine);
  EXPECT_GE(parsed(json).find("games")->as<Data::Array>()->size(), 2u);
}

TEST(Rule, shows_one_with_what_to_see_also) {
  User english, german("", Language::german), json;
  EXPECT_EQ(runRule(english.context(), {"pig", "p2", ""}), fine);
  EXPECT_TRUE(english.said("P2  The one") && english.said("A 1 loses everything")) << english.all();
  EXPECT_EQ(runRule(german.context(), {"mfm", "G1", ""}), fine);
  EXPECT_TRUE(german.said("G1  Runde und Zug") && german.said("Siehe auch G8.2")) << german.all();
  EXPECT_EQ(runRule(json.jsonContext(), {"mfm", "G1", ""}), fine);
  EXPECT_EQ(*parsed(json).find("id")->as<std::string>(), "G1");
}

TEST(Rule, without_a_number_the_contents_and_searching_narrows_them) {
  User contents, search, nothing, book;
  EXPECT_EQ(runRule(contents.context(), {"pig", "", ""}), fine);
  EXPECT_EQ(contents.out.str(), "P1  Roll or hold\nP2  The one\nP3  The goal\n");
  EXPECT_EQ(runRule(search.context(), {"pig", "", "GOAL"}), fine);
  EXPECT_EQ(search.out.str(), "P3  The goal\n");
  EXPECT_EQ(runRule(nothing.context(), {"pig", "", "elephant"}), refused);
  EXPECT_TRUE(nothing.complained("No rule mentions “elephant”."));
  EXPECT_EQ(runRule(book.context(), {"chess", "", ""}), badUse);
}

TEST(Rule, the_book_may_be_named_before_the_number_or_found_by_it) {
  for (const std::string asked : {"adlg B-Abi-31", "adlg b-abi-31", "B-Abi-31", "b-abi-31"}) {
    User user;
    EXPECT_EQ(runRule(user.context(), {"", asked, ""}), fine) << asked;
    EXPECT_TRUE(user.said("B-Abi-31  Polearm against mounted") && user.said("See also B-Abi-32")) << user.all();
  }
  User pig, usual, json, unknown, book;
  EXPECT_EQ(runRule(pig.context(), {"", "pig", ""}), fine);
  EXPECT_EQ(pig.out.str(), "P1  Roll or hold\nP2  The one\nP3  The goal\n");
  EXPECT_EQ(runRule(usual.context(), {"", "G1", ""}), fine);
  EXPECT_EQ(runRule(json.jsonContext(), {"", "adlg A17", ""}), fine);
  EXPECT_EQ(*parsed(json).find("chapter")->as<std::string>(), "Control zone");
  EXPECT_EQ(runRule(unknown.context(), {"", "adlg B-Abi-99", ""}), refused);
  EXPECT_TRUE(unknown.complained("There is no rule B-Abi-99")) << unknown.all();
  EXPECT_TRUE(unknown.complained("rule adlg” shows them all")) << unknown.all();
  EXPECT_EQ(runRule(book.context(), {"", "chess A1", ""}), badUse);
}

TEST(Rule, the_contents_of_a_book_with_chapters_have_their_headings) {
  User contents, search;
  EXPECT_EQ(runRule(contents.context(), {"adlg", "", ""}), fine);
  EXPECT_EQ(contents.out.str().rfind("Table, units, army\nA1         Measure and table\n", 0), 0u) << contents.all();
  EXPECT_TRUE(contents.said("\n\nControl zone\nA16 ")) << contents.all();
  EXPECT_EQ(runRule(search.context(), {"adlg", "", "pavise"}), fine);
  EXPECT_FALSE(search.said("Rally"));
}

TEST(Rule, unknown_numbers_are_refused_with_near_ones) {
  User user("", Language::german);
  EXPECT_EQ(runRule(user.context(), {"mfm", "G7.33", ""}), refused);
  EXPECT_TRUE(user.complained("Die Regel G7.33 gibt es nicht.") && user.complained("Ähnlich: ") &&
              user.complained("G7.3"))
      << user.all();
}

TEST(Odds, of_a_move_in_a_position) {
  User user, json, german("", Language::german);
  const OddsOptions options{"pig", "", "23 41 7 1 -", "roll"};
  EXPECT_EQ(runOdds(user.context(), options), fine);
  EXPECT_TRUE(user.said("1/6 (16.7 %)  Player 1 loses 7 gathered points. [P2]")) << user.all();
  EXPECT_EQ(runOdds(german.context(), options), fine);
  EXPECT_TRUE(german.said("1/6 (16,7 %)  Spieler 1 verliert 7"));
  EXPECT_EQ(runOdds(json.jsonContext(), options), fine);
  const Data data = parsed(json);
  const Data& chance = *data.find("outcomes")->as<Data::Array>()->front().find("chance");
  EXPECT_EQ(*chance.find("den")->as<std::int64_t>(), 6);
}

TEST(Odds, bad_questions_are_answered_with_their_place) {
  const auto outcome = [](const OddsOptions& options, std::string_view complaint) {
    User user;
    const int code = runOdds(user.context(), options);
    EXPECT_TRUE(user.complained(complaint)) << complaint << user.all();
    return code;
  };
  EXPECT_EQ(outcome({"pig", "", "23 41 x 1 -", "roll"}, "Not understood from character 7 on"), refused);
  EXPECT_EQ(outcome({"pig", "", "0 0 0 1 -", "hold"}, "Not allowed: You have gathered nothing in this turn yet. [P1]"),
            refused);
  EXPECT_EQ(outcome({"pig", "", "0 0 0 1 r", "hold"}, "there is nothing to decide"), refused);
  EXPECT_EQ(outcome({"pig", "", "", "fold"}, "Allowed are “roll” and “hold”."), refused);
}

TEST(Trial, text_and_json_agree_and_threads_do_not_matter) {
  TrialOptions options{"pig", "", {"greedy", "random"}, 200, 5, 1};
  User text, one, two;
  EXPECT_EQ(runTrial(text.context(), options), fine);
  EXPECT_TRUE(text.said("200 games") && text.said("Wins of Player 1: ") && text.said("(95 %: ")) << text.all();
  EXPECT_EQ(runTrial(one.jsonContext(), options), fine);
  options.threads = 2;
  EXPECT_EQ(runTrial(two.jsonContext(), options), fine);
  EXPECT_EQ(one.out.str(), two.out.str());
  const Data data = parsed(one);
  EXPECT_EQ(*data.find("games")->as<std::int64_t>(), 200);
  EXPECT_EQ(data.find("wins")->as<Data::Array>()->size(), 2u);
}

TEST(Trial, german_names_sides_without_bending_them) {
  User user("", Language::german);
  EXPECT_EQ(runTrial(user.context(), {"mfm", "battle-50", {"random", "random"}, 1, 5, 1}), fine);
  EXPECT_TRUE(user.said("Siege, Römer: ")) << user.all();
}

TEST(Trial, players_must_fit_the_seats) {
  User user("", Language::german);
  EXPECT_EQ(runTrial(user.context(), {"pig", "", {"greedy", "greedy", "greedy"}, 10, 1, 1}), badUse);
  EXPECT_TRUE(user.complained("3 Spieler genannt")) << user.all();
}

TEST(Trial, armies_are_drawn_for_the_game_that_knows_them) {
  TrialOptions options{"", "", {"random", "random"}, 2, 5, 1};
  options.peoples = {"gaul", "carthage"};
  options.points = 100;
  options.rounds = 2;
  User battle;
  EXPECT_EQ(runTrial(battle.jsonContext(), options), fine) << battle.all();
  EXPECT_EQ(*parsed(battle).find("game")->as<std::string>(), "adlg");
  const auto complaint = [&](const TrialOptions& bad) {
    User user;
    EXPECT_EQ(runTrial(user.context(), bad), badUse);
    return user.all();
  };
  TrialOptions bad = options;
  bad.peoples = {"gaul", "celts"};  // one of each game
  EXPECT_NE(complaint(bad).find("celts | egyptians"), std::string::npos);
  bad = options;
  bad.game = "mfm";
  EXPECT_EQ(complaint(bad).find("rome-republic"), std::string::npos) << "only those of the game that was named";
  bad = options;
  bad.points = 150;
  EXPECT_NE(complaint(bad).find("100 | 200 | 300"), std::string::npos);
  bad = options;
  bad.spread = 20;
  EXPECT_NE(complaint(bad).find("--spread"), std::string::npos);
}

TEST(Check, setups_content_and_records_by_their_kind) {
  const Folder folder;
  const auto outcome = [](const std::string& file, std::string_view line) {
    User user;
    const int code = runCheck(user.context(), {{file}, "pig"});
    EXPECT_TRUE(user.said(line)) << line << user.all();
    return code;
  };
  EXPECT_EQ(outcome(folder.write("good.toml", "goal = 50\n"), "In order: "), fine);
  EXPECT_EQ(outcome(folder.write("bad.toml", "goal = 5\nx = 1\n"), "bad.toml:1:8: goal: 5 lies outside of 10 … 200"),
            refused);
  EXPECT_EQ(outcome(folder.write("broken.toml", "goal = = 5\n"), "broken.toml:1:"), refused);
  EXPECT_EQ(outcome(folder.write("what.toml", "a = 1\n"), "neither a setup"), refused);
  EXPECT_EQ(outcome(folder / "missing.toml", "there is no such file"), refused);
  EXPECT_EQ(outcome(folder / ".", "this is a folder"), refused);
  EXPECT_EQ(outcome(folder.write("content/pig/rules.toml", "[[rule]]\nid = \"P1\"\n"),
                    "rules.toml:1:1: rule[1].title: the field is missing"),
            refused);
  const std::string record = finishedGame(folder);
  EXPECT_EQ(outcome(record, "In order: "), fine);
  replaceFirst(record, "\"do\":\"roll\"", "\"do\":\"hold\"");
  EXPECT_EQ(outcome(record, "game.jsonl:2:"), refused);
}

TEST(Check, the_game_is_the_one_that_knows_most_of_the_fields) {
  const Folder folder;
  // Many faults for Man for Man, two for each of the small games, which know but the goal.
  const std::string file = folder.write(
      "battle.toml", "kind = \"points\"\nmap = \"nowhere\"\npoints = 5000\nrounds = 0\ngoal = 50\nrule_of_12 = 7\n");
  User guessed, told;
  EXPECT_EQ(runCheck(guessed.context(), {{file}, ""}), refused);
  EXPECT_TRUE(guessed.said("rounds: 0 lies outside of 1 … 60") && guessed.said("goal: there is no such field here"))
      << guessed.all();
  EXPECT_EQ(runCheck(told.context(), {{file}, "pig"}), refused);
  EXPECT_TRUE(told.said("allowed are: goal")) << told.all();
}

TEST(Check, a_refused_step_is_told_in_one_language) {
  const Folder folder;
  const std::string record = finishedGame(folder);
  replaceFirst(record, "\"do\":\"roll\"", "\"do\":\"hold\"");
  User english, german("", Language::german), json("", Language::german);
  runCheck(english.context(), {{record}, ""});
  EXPECT_TRUE(english.said("hold is not allowed here: P1: You have gathered nothing in this turn yet.\n"))
      << english.all();
  runCheck(german.context(), {{record}, ""});
  EXPECT_TRUE(german.said("P1: Du hast in diesem Zug noch nichts gesammelt.\n")) << german.all();
  EXPECT_FALSE(german.said("You have"));
  runCheck(json.jsonContext(), {{record}, ""});
  EXPECT_TRUE(json.said("Du hast in diesem Zug") && !json.said("You have")) << json.all();
}

TEST(Check, all_faults_at_once_also_as_json) {
  const Folder folder;
  const std::string one = folder.write("one.toml", "goal = 5\nx = 1\n"),
                    two = folder.write("two.toml", "goal = \"a\"\n");
  User user, json;
  EXPECT_EQ(runCheck(user.context(), {{one, two}, "pig"}), refused);
  EXPECT_TRUE(user.complained("Faults: 3")) << user.all();
  EXPECT_EQ(runCheck(json.jsonContext(), {{one, two}, "pig"}), refused);
  const Data data = parsed(json);
  EXPECT_FALSE(*data.find("ok")->as<bool>());
  EXPECT_EQ(data.find("errors")->as<Data::Array>()->size(), 3u);
}

TEST(Check, the_built_in_content_is_in_order) {
  User user;
  EXPECT_EQ(runCheck(user.context(), {}), fine) << user.all();
}

TEST(Replay, tells_every_step_and_ends_where_the_game_ended) {
  const Folder folder;
  const std::string record = finishedGame(folder);
  User user("", Language::german), part, json, quiet;
  EXPECT_EQ(runReplay(user.context(), {record, std::nullopt, false}), fine);
  EXPECT_TRUE(user.said("1. Spieler 1: roll") && user.said("2. Würfel (1W6)\n     Spieler 1 würfelt ") &&
              user.said("Gewonnen: "))
      << user.all();
  EXPECT_EQ(runReplay(part.context(), {record, 2, false}), fine);
  EXPECT_FALSE(part.said("\n3. "));
  EXPECT_EQ(runReplay(quiet.context(), {record, std::nullopt, true}), fine);
  EXPECT_FALSE(quiet.said("2. Dice"));
  EXPECT_EQ(runReplay(json.jsonContext(), {record, std::nullopt, false}), fine);
  const Data data = parsed(json);
  EXPECT_EQ(static_cast<std::int64_t>(data.find("steps")->as<Data::Array>()->size()),
            *data.find("played")->as<std::int64_t>());
  EXPECT_TRUE(*data.find("over")->as<bool>());
}

TEST(Replay, refuses_what_is_no_record_or_has_no_such_step) {
  const Folder folder;
  const std::string record = finishedGame(folder);
  User far, missing, empty;
  EXPECT_EQ(runReplay(far.context(), {record, 100000, false}), refused);
  EXPECT_TRUE(far.complained("there is no step 100000"));
  EXPECT_EQ(runReplay(missing.context(), {folder / "nix", std::nullopt, false}), refused);
  EXPECT_TRUE(missing.complained("nix: there is no such file"));
  EXPECT_EQ(runReplay(empty.context(), {folder.write("empty", ""), std::nullopt, false}), refused);
  EXPECT_NE(empty.err.str(), "");
}

TEST(Verify, a_changed_die_or_decision_is_found) {
  const Folder folder;
  const std::string record = finishedGame(folder);
  User good("", Language::german), json;
  EXPECT_EQ(runVerify(good.context(), {record}), fine);
  EXPECT_TRUE(good.said("Alles bewiesen.")) << good.all();
  EXPECT_EQ(runVerify(json.jsonContext(), {record}), fine);
  EXPECT_TRUE(*parsed(json).find("proved")->as<bool>());
  replaceFirst(record, "\"faces\":[", "\"faces\":[1");
  User bad, badJson;
  EXPECT_EQ(runVerify(bad.context(), {record}), refused);
  EXPECT_TRUE(bad.complained("game.jsonl:3:") && bad.complained("verification failed")) << bad.all();
  EXPECT_EQ(runVerify(badJson.jsonContext(), {record}), refused);
  EXPECT_FALSE(*parsed(badJson).find("ok")->as<bool>());
}

TEST(Verify, a_file_that_is_not_there_is_no_failed_proof) {
  const Folder folder;
  User user;
  EXPECT_EQ(runVerify(user.context(), {folder / "nix.jsonl"}), refused);
  EXPECT_EQ(user.err.str(), (folder / "nix.jsonl") + ": there is no such file\n");
}

TEST(Verify, fast_dice_are_measured_by_the_seed) {
  const Folder folder;
  PlayOptions options;
  options.game = "pig";
  options.players = {"greedy", "random"};
  options.dice = DiceKind::fast;
  options.seed = 3;
  options.record = folder / "fast.jsonl";
  User user, judge("", Language::german);
  EXPECT_EQ(runPlay(user.context(), options), fine) << user.all();
  std::string text = Folder::read(options.record);
  const std::size_t face = text.find("\"faces\":[") + 9;
  text[face] = text[face] == '6' ? '5' : '6';
  std::ofstream(options.record, std::ios::binary) << text;
  EXPECT_EQ(runVerify(judge.context(), {options.record}), refused);
  EXPECT_TRUE(judge.complained("die Startzahl ergibt [")) << judge.all();
}

TEST(Position, of_a_start_of_a_record_and_drawn) {
  const Folder folder;
  const std::string record = finishedGame(folder);
  User start, step, drawn, bad, json;
  EXPECT_EQ(runPosition(start.context(), {"pig", "", "", "", std::nullopt}), fine);
  EXPECT_EQ(start.out.str(), "0 0 0 1 -\n");
  EXPECT_EQ(runPosition(step.context(), {"", "", "", record, 1}), fine);
  EXPECT_EQ(step.out.str(), "0 0 0 1 r\n");
  EXPECT_EQ(runPosition(drawn.context(), {"pig", "", folder.write("p.txt", "23 41 7 2 -\n"), "", std::nullopt}), fine);
  EXPECT_EQ(drawn.out.str(), "Player 1: 23\nPlayer 2: 41 + 7\nTo move: Player 2\n");
  EXPECT_EQ(runPosition(bad.context(), {"pig", "", "23 41 7 3 -", "", std::nullopt}), refused);
  EXPECT_EQ(runPosition(json.jsonContext(), {"pig", "", "", "", std::nullopt}), fine);
  EXPECT_EQ(*parsed(json).find("position")->as<std::string>(), "0 0 0 1 -");
}

TEST(Attack, the_form_of_the_json_is_fixed) {
  AttackOptions options;
  options.dice = 3;
  options.hitUpTo = 3;
  options.kind = "nah";
  options.savedFrom = 8;
  User json, text("", Language::german);
  EXPECT_EQ(runAttackOdds(json.jsonContext(), options), fine) << json.all();
  const Data data = parsed(json);
  // 1 − (9/12)³ = 37/64; saved on 8 to 12 (five of twelve), so 7/12 of the hits cost a life.
  EXPECT_EQ(*data.find("hit")->find("num")->as<std::int64_t>(), 37);
  EXPECT_EQ(*data.find("hit")->find("den")->as<std::int64_t>(), 64);
  EXPECT_EQ(*data.find("life_lost")->find("num")->as<std::int64_t>(), 37 * 7);
  EXPECT_EQ(*data.find("life_lost")->find("den")->as<std::int64_t>(), 64 * 12);
  EXPECT_EQ(*data.find("out")->find("num")->as<std::int64_t>(), 37 * 7);
  EXPECT_EQ(data.as<Data::Table>()->size(), 4u);
  const Data& reason = data.find("reasons")->as<Data::Array>()->front();
  EXPECT_EQ(*reason.find("amount")->as<std::int64_t>(), 3);
  EXPECT_EQ(*reason.find("rule")->as<std::string>(), "G4");
  EXPECT_EQ(runAttackOdds(text.context(), options), fine);
  EXPECT_TRUE(text.said("Treffer: 37/64 (57,8 %)")) << text.all();
}

TEST(Attack, the_shooter_who_moves_loses_two) {
  AttackOptions options;
  options.dice = 2;
  options.hitUpTo = 5;
  options.kind = "fern";
  options.moved = true;
  User user;
  EXPECT_EQ(runAttackOdds(user.context(), options), fine);
  EXPECT_TRUE(user.said("every die hits up to 3") && user.said("−2") && user.said("[G7.1]")) << user.all();
}

TEST(Bench, plays_every_game_and_gives_its_signature) {
  User text("", Language::german), one, two;
  EXPECT_EQ(runBench(text.context(), {true}), fine);
  EXPECT_TRUE(text.said("pig standard: ") && text.said("Kennzahl ")) << text.all();
  runBench(one.jsonContext(), {true});
  runBench(two.jsonContext(), {true});
  const Data first = parsed(one), second = parsed(two);
  EXPECT_EQ(*first.find("bench")->as<Data::Array>()->front().find("signature")->as<std::string>(),
            *second.find("bench")->as<Data::Array>()->front().find("signature")->as<std::string>());
}

TEST(Players, unknown_ones_are_refused_with_those_that_play_this_game) {
  User pig, duel;
  EXPECT_EQ(runTrial(pig.context(), {"pig", "", {"greedy", "tips"}, 10, 1, 1}), badUse);
  EXPECT_TRUE(pig.complained("--players: found “tips”, allowed is: random | greedy")) << pig.all();
  EXPECT_EQ(runTrial(duel.context(), {"1192", "arsuf", {"tips", "elephant"}, 10, 1, 1}), badUse);
  EXPECT_TRUE(duel.complained("found “elephant”, allowed is: random | greedy | tips | strong")) << duel.all();
  User fine1192;
  EXPECT_EQ(runTrial(fine1192.context(), {"1192", "arsuf", {"tips", "tips"}, 10, 1, 1}), fine) << fine1192.all();
}

TEST(Players, all_have_a_name_in_both_languages) {
  User german("", Language::german), english;
  for (const GameKind& kind : allGames())
    for (const std::string& player : playerNames(kind))
      for (User* user : {&german, &english}) {
        const std::string id = "cli.player." + player;
        EXPECT_NE(user->context().say(id), id);
      }
}

TEST(Arguments, complaints_name_option_found_and_allowed) {
  User user;
  const Context context = user.context();
  Arguments arguments(context);
  int number = 4, dice = 0, upTo = 0;
  arguments.integer("--lives", "13", 1, 12, number);
  arguments.attack("--attack", "3x2-4", dice, upTo);
  arguments.choice("--kind", "flail", {"nah", "fern"});
  EXPECT_FALSE(arguments.good());
  EXPECT_EQ(number, 4);
  for (const char* text : {"--lives: found “13”, allowed is: 1 … 12", "--attack: found “3x2-4”",
                           "--kind: found “flail”, allowed is: nah | fern"})
    EXPECT_TRUE(user.complained(text)) << text << user.all();
  std::uint64_t seed = 1;
  arguments.natural("--seed", "-1", seed);
  EXPECT_TRUE(user.complained("--seed: found “-1”, allowed is: a whole number, 0 or more\n")) << user.all();
  Arguments good(context);
  good.attack("--attack", "3×1-4", dice, upTo);
  EXPECT_TRUE(good.good() && dice == 3 && upTo == 4);
}

TEST(Text, strangers_bytes_are_made_harmless) {
  EXPECT_EQ(cleaned("ä\xff\x1b[31m"), "ä\xEF\xBF\xBD\xEF\xBF\xBD[31m");
  EXPECT_EQ(percent(0.5833, Language::german), "58,3 %");
  EXPECT_EQ(percent(0.0001, Language::english), "0.0100 %");
  EXPECT_EQ(wrapped("aa bb cc", 5, 1), "aa bb\n cc");
  EXPECT_EQ(lowered("ÄÖÜ"), "äöü");
}

TEST(Text, only_what_is_close_is_suggested) {
  const std::vector<std::string> options{"players", "plain", "seed", "record", "resume", "to"};
  const auto near = [&](const char* typed) { return joined(nearest(typed, options, 3), ","); };
  EXPECT_EQ(near("plyers"), "players");
  EXPECT_EQ(near("sede"), "seed") << "neighbours swapped";
  EXPECT_EQ(near("re"), "record,resume") << "begun";
  EXPECT_EQ(near("foo"), "");
  EXPECT_EQ(near("x"), "") << "one letter of two is half of the word";
  EXPECT_EQ(near("recipe"), "");
}

TEST(Files, a_folder_of_content_is_read_with_relative_paths) {
  const Folder folder;
  folder.write("words/x.toml", "[x]\n");
  folder.write("pig/rules.toml", "");
  folder.write("notes.txt", "");
  Errors errors;
  const std::vector<SourceFile> files = readFolder(folder / ".", errors);
  ASSERT_EQ(files.size(), 2u);
  EXPECT_EQ(files[0].path, "pig/rules.toml");
  readFolder(folder / "missing", errors);
  EXPECT_EQ(errors.size(), 1u);
}

// Every sentence id that stands in the code exists, and both languages have it (the library sees to the latter).
TEST(Words, every_id_in_the_code_has_a_sentence) {
  const std::filesystem::path root = std::filesystem::path(WALSTATT_SOURCE_DIR) / "cli";
  std::set<std::string> missing;
  for (const auto& entry : std::filesystem::directory_iterator(root)) {
    if (entry.path().extension() != ".cpp") continue;
    const std::string text = Folder::read(entry.path().string());
    for (std::size_t at = text.find("\"cli."); at != std::string::npos; at = text.find("\"cli.", at + 1)) {
      const std::string id = text.substr(at + 1, text.find('"', at + 1) - at - 1);
      if (id.back() != '.' && id.back() != '-' && !builtInLibrary().words().has(id)) missing.insert(id);
    }
  }
  EXPECT_EQ(missing, std::set<std::string>{});
}

TEST(Help, every_command_has_usage_text_and_examples_in_both_languages) {
  for (const char* command :
       {"", "games", "play", "army", "odds", "trial", "rule", "check", "replay", "verify", "position", "bench"}) {
    for (const Language language : {Language::german, Language::english}) {
      const std::string text =
          helpText(builtInLibrary().words(), language, 80, {command, "./walstatt", {}, {}, {}, {}});
      EXPECT_NE(text.find(": ./walstatt "), std::string::npos) << text;
      EXPECT_EQ(text.find("cli."), std::string::npos) << text;
      EXPECT_EQ(text.find('{'), std::string::npos) << text;
      EXPECT_NE(text.find(language == Language::german ? "Beispiele:" : "Examples:"), std::string::npos);
    }
  }
}

}  // namespace
}  // namespace walstatt::cli
