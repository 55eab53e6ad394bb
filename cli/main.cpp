// The command line: words on it become plain structs, and the command of that name is called. The only file that
// knows CLI11. All values arrive as text and are checked by Arguments, so that every complaint is in the user's
// language and names the option, what was found and what is allowed.
#include <sys/ioctl.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <csignal>
#include <cstdlib>
#include <functional>
#include <iostream>

#include "cli/arguments.h"
#include "cli/army.h"
#include "cli/commands.h"
#include "cli/fighter.h"
#include "cli/files.h"
#include "cli/help.h"
#include "cli/interrupt.h"
#include "cli/tables.h"
#include "cli/text.h"
#include "server/settings.h"

namespace walstatt::cli {
namespace {

constexpr const char* version = "0.1.0";

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value ? value : "";
}

// Before anything is parsed: in which language to speak of what goes wrong.
Language spokenLanguage(const std::vector<std::string>& words) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == "--lang" && i + 1 < words.size()) return languageOf(words[i + 1]);
    if (words[i].substr(0, 7) == "--lang=") return languageOf(words[i].substr(7));
  }
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
    if (const std::string value = environment(name); !value.empty()) return languageOf(value);
  return Language::english;
}

// What CLI11 shows as help, in our words.
class HelpFormatter final : public CLI::FormatterBase {
 public:
  HelpFormatter(const Words& words, Language language, std::size_t width, std::string calledAs)
      : words_(&words), language_(language), width_(width), calledAs_(std::move(calledAs)) {}

  std::string make_help(const CLI::App* app, std::string, CLI::AppFormatMode) const override {
    HelpPage page;
    page.command = app->get_parent() ? app->get_name() : "";
    page.calledAs = calledAs_;
    for (const CLI::App* command : app->get_subcommands([](const CLI::App*) { return true; }))
      page.commands.emplace_back(command->get_name(), command->get_description());
    collect(app, page.arguments, page.options);
    std::vector<HelpEntry> none;
    if (app->get_parent()) collect(app->get_parent(), none, page.general);
    return helpText(*words_, language_, width_, page);
  }

 private:
  static void collect(const CLI::App* app, std::vector<HelpEntry>& arguments, std::vector<HelpEntry>& options) {
    for (const CLI::Option* option : app->get_options()) {
      if (app->get_parent() && option == app->get_help_ptr()) continue;
      if (option->get_positional()) {
        arguments.emplace_back(option->get_type_name(), option->get_description());
        continue;
      }
      std::string name = option->get_name(false, true);
      for (std::size_t at = name.find(','); at != std::string::npos; at = name.find(',', at + 2))
        name.insert(at + 1, " ");
      if (option->get_items_expected_max() > 0) name += ' ' + option->get_type_name();
      options.emplace_back(name, option->get_description());
    }
  }

  const Words* words_;
  Language language_;
  std::size_t width_;
  std::string calledAs_;
};

// The parser and what it fills.
class Program {
 public:
  Program(const Words& words, Language language, std::size_t width, const std::string& calledAs)
      : words_(&words), language_(language), calledAs_(calledAs) {
    app_.formatter(std::make_shared<HelpFormatter>(words, language, width, calledAs));
    app_.name("walstatt");
    app_.set_help_flag("-h,--help", text("help"));
    app_.add_flag("--version", version_, text("version"));
    value(&app_, "--lang", lang_, "lang", "lang");
    value(&app_, "--format", format_, "format", "format");
    value(&app_, "--content", content_, "content", "folder");
    app_.allow_extras();
    app_.require_subcommand(0, 1);
    addGames();
    addPlay();
    addArmy();
    addFighter();
    addOdds();
    addTrial();
    addRule();
    addCheck();
    addReplay();
    addVerify();
    addPosition();
    addBench();
    addServe();
  }

  // The exit code where nothing is left to be done.
  std::optional<int> parse(std::vector<std::string> words, const Context& context) {
    try {
      std::reverse(words.begin(), words.end());
      app_.parse(words);
    } catch (const CLI::CallForHelp&) {
      print(context, app_.help());
      return fine;
    } catch (const CLI::ParseError& error) {
      // The text names the option; the rest is CLI11's own English.
      const std::string what = error.what();
      const std::size_t name = what.find("--");
      const std::string option =
          name == std::string::npos ? what : what.substr(name, what.find_first_of(":= ", name) - name);
      complain(context, context.say("cli.error.option-value", {{"option", cleaned(option)}}));
      return hint(context);
    }
    if (version_) return print(context, "walstatt " + std::string(version)), fine;
    if (const std::vector<std::string> extra = app_.remaining(true); !extra.empty()) {
      complainOfExtra(context, extra.front());
      return hint(context);
    }
    if (app_.get_subcommands().empty()) return print(context, app_.help()), fine;
    return std::nullopt;
  }

  const std::string& lang() const { return lang_; }
  const std::string& format() const { return format_; }
  const std::string& content() const { return content_; }
  bool isCheck() const {
    return !app_.get_subcommands().empty() && app_.get_subcommands().front()->get_name() == "check";
  }
  int run(const Context& context) const { return commands_.at(app_.get_subcommands().front()->get_name())(context); }

 private:
  using Text = std::string;

  std::string text(const std::string& id) const {
    return words_->fill("cli.help." + id, language_, {{"walstatt", calledAs_}});
  }

  CLI::App* command(const std::string& name, std::function<int(const Context&)> run) {
    commands_[name] = std::move(run);
    CLI::App* sub = app_.add_subcommand(name, text(name + ".about"));
    sub->fallthrough();
    sub->prefix_command(false);
    return sub;
  }
  CLI::Option* value(CLI::App* app, const std::string& names, Text& into, const std::string& help,
                     const std::string& kind) {
    return app->add_option(names, into, text(help))->type_name(words_->plain("cli.value." + kind, language_));
  }
  // An option that may be given several times, one value each.
  void values(CLI::App* app, const std::string& names, std::vector<Text>& into, const std::string& help,
              const std::string& kind) {
    app->add_option(names, into, text(help))
        ->type_name(words_->plain("cli.value." + kind, language_))
        ->allow_extra_args(false);
  }
  void flag(CLI::App* app, const std::string& names, bool& into, const std::string& help) {
    app->add_flag(names, into, text(help));
  }
  int hint(const Context& context) const {
    const auto chosen = app_.get_subcommands();
    complain(context,
             context.say("cli.error.see-help", {{"command", chosen.empty() ? "" : chosen.front()->get_name() + " "}}));
    return badUse;
  }
  void complainOfExtra(const Context& context, const std::string& extra) const {
    const bool option = !extra.empty() && extra[0] == '-';
    const auto chosen = app_.get_subcommands();
    std::vector<std::string> known;  // without dashes, which all options have in common
    if (chosen.empty() && !option) {
      for (const auto& [name, run] : commands_) known.push_back(name);
      complain(context, context.say("cli.error.unknown-command", {{"found", cleaned(extra)}}));
    } else {
      const CLI::App* where = chosen.empty() ? &app_ : chosen.front();
      for (const CLI::App* app : {where, static_cast<const CLI::App*>(&app_)})
        for (const CLI::Option* each : app->get_options())
          for (const std::string& name : each->get_lnames()) known.push_back(name);
      complain(context,
               context.say(option ? "cli.error.unknown-option" : "cli.error.extra", {{"found", cleaned(extra)}}));
    }
    if (!option && !chosen.empty()) return;
    const std::string name = extra.substr(0, extra.find('='));
    std::vector<std::string> near = nearest(name.substr(std::min(name.find_first_not_of('-'), name.size())), known, 3);
    if (near.empty()) return;
    for (std::string& each : near) each.insert(0, option ? "--" : "");
    complain(context, context.say("cli.error.near", {{"near", joined(near, ", ")}}));
  }

  void addGames() {
    CLI::App* sub = command("games", [this](const Context& context) { return runGames(context, games_); });
    value(sub, "game", games_.game, "games.game", "game");
  }

  void addPlay() {
    CLI::App* sub = command("play", [this](const Context& context) { return play(context); });
    value(sub, "--game", play_.game, "any.game", "game");
    value(sub, "--setup", play_.setup, "any.setup", "setup");
    value(sub, "--players", players_, "play.players", "players");
    value(sub, "--dice", dice_, "play.dice", "dice");
    value(sub, "--seed", seed_, "play.seed", "number");
    value(sub, "--secret", secret_, "play.secret", "hex");
    values(sub, "--word", play_.words, "play.word", "text");
    value(sub, "--record", play_.record, "play.record", "file");
    value(sub, "--resume", play_.resume, "play.resume", "file");
    values(sub, "--army", play_.battle.armies, "play.army", "army");
    value(sub, "--map", play_.battle.map, "play.map", "map");
    value(sub, "--points", points_, "play.points", "number");
    value(sub, "--rounds", rounds_, "play.rounds", "number");
    flag(sub, "--list", play_.list, "play.list");
    flag(sub, "--yes", play_.yes, "play.yes");
    flag(sub, "--plain", play_.plain, "play.plain");
  }
  int play(const Context& context) {
    Arguments arguments(context);
    play_.players = Arguments::names(players_);
    if (const auto index = arguments.choice("--dice", dice_, {"provable", "fast"}))
      play_.dice = *index == 0 ? DiceKind::provable : DiceKind::fast;
    arguments.natural("--seed", seed_, play_.seed);
    if (!secret_.empty()) {
      play_.secret = secretFromHex(secret_);
      if (!play_.secret) arguments.fault("--secret", secret_, context.say("cli.error.secret-form"));
    }
    for (const std::string& word : play_.words)
      if (!isGoodWord(word)) arguments.fault("--word", word, context.say("cli.error.word-form"));
    if (!play_.resume.empty()) {
      for (const auto& [option, given] :
           {std::pair{"--setup", &play_.setup}, {"--game", &play_.game}, {"--dice", &dice_}})
        if (!given->empty()) arguments.conflict("--resume", option);
    }
    battle(arguments);
    if (!arguments.good()) return hint(context);
    catchInterrupts();
    return runPlay(context, play_);
  }

  // Armies take the place of a setup; map, points and rounds are theirs.
  void battle(Arguments& arguments) {
    BattleOptions& options = play_.battle;
    number(arguments, "--points", points_, mfm::leastPoints, mfm::mostPoints, options.points);
    number(arguments, "--rounds", rounds_, 1, 60, options.rounds);
    for (const auto& [option, given] :
         {std::pair{"--map", &options.map}, {"--points", &points_}, {"--rounds", &rounds_}})
      if (!given->empty() && !options.given()) return arguments.missing("--army");
    if (!options.given()) return;
    if (!play_.game.empty() && play_.game != "mfm" && play_.game != "adlg")
      arguments.fault("--army", play_.game, "mfm | adlg");
    for (const auto& [option, given] : {std::pair{"--setup", &play_.setup}, {"--resume", &play_.resume}})
      if (!given->empty()) arguments.conflict("--army", option);
  }
  static void number(Arguments& arguments, std::string_view option, const Text& text, int least, int most,
                     std::optional<int>& into) {
    int value = least;
    arguments.integer(option, text, least, most, value);
    if (!text.empty()) into = value;
  }

  void addArmy() {
    CLI::App* sub = command("army", [this](const Context& context) { return army(context); });
    value(sub, "action", army_.action, "army.action", "army-action");
    sub->add_option("armies", army_.arguments, text("army.armies"))
        ->type_name(words_->plain("cli.value.army", language_));
    value(sub, "--people", army_.people, "army.people", "people");
    value(sub, "--list", army_.list, "army.list", "list");
    values(sub, "--corps", army_.corps, "army.corps", "corps");
    value(sub, "--points", points_, "army.points", "number");
    value(sub, "--seed", seed_, "army.seed", "number");
    value(sub, "--name", army_.name, "army.name", "text");
    values(sub, "--unit", army_.units, "army.unit", "unit");
    value(sub, "--output", army_.output, "army.output", "file");
    flag(sub, "--names", army_.names, "army.names");
    flag(sub, "--html", army_.html, "army.html");
  }
  int army(const Context& context) {
    Arguments arguments(context);
    if (army_.action.empty()) arguments.missing(joined(armyActions(), " | "));
    arguments.choice(words_->plain("cli.value.army-action", language_), army_.action, armyActions());
    number(arguments, "--points", points_, mfm::leastPoints, mfm::mostPoints, army_.points);
    arguments.natural("--seed", seed_, army_.seed);
    if (!arguments.good()) return hint(context);
    const int code = runArmy(context, army_);
    return code == badUse ? hint(context) : code;
  }

  void addFighter() {
    CLI::App* sub = command("fighter", [this](const Context& context) { return fighter(context); });
    value(sub, "action", fighter_.action, "fighter.action", "fighter-action");
    sub->add_option("fighters", fighter_.arguments, text("fighter.fighters"))
        ->type_name(words_->plain("cli.value.fighter", language_));
    value(sub, "--base", fighter_.base, "fighter.base", "fighter");
    value(sub, "--name", fighter_.name, "fighter.name", "text");
    for (const char* number : {"dice", "skill", "initiative", "vitality"})
      value(sub, std::string("--") + number, fighterTexts_[number], std::string("fighter.") + number, "number");
    for (const char* die : {"die", "pts"})
      value(sub, std::string("--") + die, fighterTexts_[die], std::string("fighter.") + die, "die");
    value(sub, "--weapon", fighter_.weapon, "fighter.weapon", "piece");
    value(sub, "--shot", fighter_.shot, "fighter.shot", "piece");
    value(sub, "--armour", fighter_.armour, "fighter.armour", "piece");
    value(sub, "--against", fighter_.against, "fighter.against", "fighter");
    value(sub, "--distance", fighterTexts_["distance"], "fighter.distance", "number");
    value(sub, "--games", trialGames_, "fighter.games", "number");
    value(sub, "--seed", seed_, "fighter.seed", "number");
    value(sub, "--output", fighter_.output, "fighter.output", "file");
    flag(sub, "--names", fighter_.names, "fighter.names");
    flag(sub, "--html", fighter_.html, "fighter.html");
  }
  int fighter(const Context& context) {
    Arguments arguments(context);
    if (fighter_.action.empty()) arguments.missing(joined(fighterActions(), " | "));
    arguments.choice(words_->plain("cli.value.fighter-action", language_), fighter_.action, fighterActions());
    number(arguments, "--dice", fighterTexts_["dice"], 1, duel::mostDice, fighter_.dice);
    number(arguments, "--skill", fighterTexts_["skill"], 1, duel::mostSkill, fighter_.skill);
    number(arguments, "--initiative", fighterTexts_["initiative"], duel::leastInitiative, duel::mostInitiative,
           fighter_.initiative);
    number(arguments, "--vitality", fighterTexts_["vitality"], 1, duel::mostVitality, fighter_.vitality);
    for (const auto& [option, into] : {std::pair{"die", &fighter_.die}, {"pts", &fighter_.pts}})
      if (const auto at = arguments.choice(std::string("--") + option, fighterTexts_[option], duel::dieWordList()))
        *into = duel::dieSizes[*at];
    arguments.integer("--distance", fighterTexts_["distance"], 0, 200, fighter_.distance);
    arguments.integer("--games", trialGames_, 1, 1'000'000, fighter_.games);
    arguments.natural("--seed", seed_, fighter_.seed);
    if (!arguments.good()) return hint(context);
    const int code = runFighter(context, fighter_);
    return code == badUse ? hint(context) : code;
  }

  void addOdds() {
    CLI::App* sub = command("odds", [this](const Context& context) { return odds(context); });
    value(sub, "game", oddsGame_, "odds.which", "game");
    sub->add_option("units", battleOdds_.words, text("odds.units"))
        ->type_name(words_->plain("cli.value.units", language_));
    value(sub, "--attack", attack_, "odds.attack", "attack");
    value(sub, "--kind", kind_, "odds.kind", "kind");
    value(sub, "--saved-from", savedFrom_, "odds.saved-from", "number");
    value(sub, "--armour", armour_, "odds.armour", "number");
    value(sub, "--terrain", terrain_, "odds.terrain", "number");
    flag(sub, "--moved", attackOptions_.moved, "odds.moved");
    flag(sub, "--over-own", attackOptions_.overOwn, "odds.over-own");
    flag(sub, "--skirmisher", attackOptions_.skirmisher, "odds.skirmisher");
    flag(sub, "--no-rule-of-12", noRuleOf12_, "odds.no-rule-of-12");
    value(sub, "--lives", lives_, "odds.lives", "number");
    value(sub, "--game", odds_.game, "any.game", "game");
    value(sub, "--setup", odds_.setup, "any.setup", "setup");
    value(sub, "--position", odds_.position, "odds.position", "position");
    value(sub, "--move", odds_.move, "odds.move", "move");
  }
  int odds(const Context& context) {
    Arguments arguments(context);
    if (!oddsGame_.empty() && !odds_.game.empty() && oddsGame_ != odds_.game) arguments.conflict(oddsGame_, "--game");
    if (odds_.game.empty()) odds_.game = oddsGame_;
    if (!battleOdds_.words.empty()) {
      if (odds_.game != "adlg") arguments.fault(battleOdds_.words.front(), odds_.game, "adlg");
      if (!odds_.move.empty()) arguments.conflict(battleOdds_.words.front(), "--move");
      if (!attack_.empty()) arguments.conflict(battleOdds_.words.front(), "--attack");
      const int code = arguments.good() ? runBattleOdds(context, battleOdds_) : badUse;
      return code == badUse ? hint(context) : code;
    }
    if (attack_.empty()) {
      if (odds_.move.empty()) arguments.missing(odds_.game == "adlg" ? "UNIT vs UNIT | --move" : "--attack | --move");
      return arguments.good() ? runOdds(context, odds_) : hint(context);
    }
    if (!odds_.move.empty()) arguments.conflict("--attack", "--move");
    if (!odds_.game.empty() && odds_.game != "mfm") arguments.fault("--attack", odds_.game, "mfm");
    arguments.attack("--attack", attack_, attackOptions_.dice, attackOptions_.hitUpTo);
    if (kind_.empty()) arguments.missing("--kind");
    arguments.choice("--kind", kind_, {"nah", "fern", "weit", "erst"});
    attackOptions_.kind = kind_;
    if (savedFrom_.empty()) arguments.missing("--saved-from");
    arguments.integer("--saved-from", savedFrom_, 1, 13, attackOptions_.savedFrom);
    arguments.integer("--armour", armour_, -12, 12, attackOptions_.armour);
    arguments.integer("--terrain", terrain_, -12, 12, attackOptions_.terrain);
    arguments.integer("--lives", lives_, 1, 12, attackOptions_.lives);
    attackOptions_.ruleOf12 = !noRuleOf12_;
    return arguments.good() ? runAttackOdds(context, attackOptions_) : hint(context);
  }

  void addTrial() {
    CLI::App* sub = command("trial", [this](const Context& context) { return trial(context); });
    value(sub, "--game", trial_.game, "any.game", "game");
    value(sub, "--setup", trial_.setup, "any.setup", "setup");
    value(sub, "--players", players_, "trial.players", "players");
    value(sub, "--games", trialGames_, "trial.games", "number");
    value(sub, "--seed", seed_, "trial.seed", "number");
    value(sub, "--threads", threads_, "trial.threads", "number");
    value(sub, "--armies", trialArmies_, "trial.armies", "players");
    value(sub, "--points", trialPoints_, "trial.points", "number");
    value(sub, "--rounds", trialRounds_, "trial.rounds", "number");
    value(sub, "--spread", trialSpread_, "trial.spread", "number");
    value(sub, "--log", trial_.log, "trial.log", "file");
  }
  int trial(const Context& context) {
    Arguments arguments(context);
    trial_.players = Arguments::names(players_);
    arguments.integer("--games", trialGames_, 1, 1'000'000'000, trial_.games);
    arguments.natural("--seed", seed_, trial_.seed);
    arguments.integer("--threads", threads_, 1, 1024, trial_.threads);
    if (!trialArmies_.empty()) trial_.peoples = split(trialArmies_, ',');
    arguments.integer("--points", trialPoints_, 10, 500, trial_.points);
    arguments.integer("--rounds", trialRounds_, 1, 60, trial_.rounds);
    arguments.integer("--spread", trialSpread_, 0, 400, trial_.spread);
    return arguments.good() ? runTrial(context, trial_) : hint(context);
  }

  void addRule() {
    CLI::App* sub = command("rule", [this](const Context& context) {
      if (!ruleOfBook_.empty()) rule_.number += " " + ruleOfBook_;
      return runRule(context, rule_);
    });
    value(sub, "number", rule_.number, "rule.number", "game-or-rule");
    value(sub, "of-book", ruleOfBook_, "rule.of-book", "rule");
    value(sub, "--game", rule_.game, "any.game", "game");
    value(sub, "--search", rule_.search, "rule.search", "text");
  }

  void addCheck() {
    CLI::App* sub = command("check", [this](const Context& context) { return runCheck(context, check_); });
    sub->add_option("files", check_.files, text("check.files"))->type_name(words_->plain("cli.value.files", language_));
    value(sub, "--game", check_.game, "check.game", "game");
  }

  void addReplay() {
    CLI::App* sub = command("replay", [this](const Context& context) { return replay(context); });
    value(sub, "file", replay_.file, "replay.file", "file");
    value(sub, "--to", to_, "replay.to", "number");
    flag(sub, "--quiet", replay_.quiet, "replay.quiet");
  }
  int replay(const Context& context) {
    Arguments arguments(context);
    if (replay_.file.empty()) arguments.missing(words_->plain("cli.value.file", language_));
    arguments.natural("--to", to_, replay_.to);
    return arguments.good() ? runReplay(context, replay_) : hint(context);
  }

  void addVerify() {
    CLI::App* sub = command("verify", [this](const Context& context) {
      Arguments arguments(context);
      if (verify_.file.empty()) arguments.missing(words_->plain("cli.value.file", language_));
      return arguments.good() ? runVerify(context, verify_) : hint(context);
    });
    value(sub, "file", verify_.file, "verify.file", "file");
  }

  void addPosition() {
    CLI::App* sub = command("position", [this](const Context& context) {
      Arguments arguments(context);
      arguments.natural("--to", to_, position_.to);
      if (position_.to && position_.record.empty()) arguments.missing("--record");
      if (!position_.record.empty() && !position_.position.empty())
        arguments.conflict("--record", words_->plain("cli.value.position", language_));
      return arguments.good() ? runPosition(context, position_) : hint(context);
    });
    value(sub, "position", position_.position, "position.position", "position");
    value(sub, "--game", position_.game, "any.game", "game");
    value(sub, "--setup", position_.setup, "any.setup", "setup");
    value(sub, "--record", position_.record, "position.record", "file");
    value(sub, "--to", to_, "position.to", "number");
  }

  void addBench() {
    CLI::App* sub = command("bench", [this](const Context& context) { return runBench(context, bench_); });
    flag(sub, "--small", bench_.small, "bench.small");
  }

  void addServe() {
    CLI::App* sub = command("serve", [this](const Context& context) { return serve(context); });
    value(sub, "--config", serve_.config, "serve.config", "file");
    flag(sub, "--open", serve_.open, "serve.open");
    for (const server::Setting& setting : server::settingList()) {
      const std::string name(setting.name);
      if (setting.isFlag())
        flag(sub, "--" + name, serveFlags_[name], "serve." + name);
      else
        value(sub, "--" + name, serveTexts_[name], "serve." + name, valueOf(setting));
    }
  }
  static std::string valueOf(const server::Setting& setting) {
    if (!setting.choices.empty()) return std::string(setting.name);
    if (std::holds_alternative<int server::Settings::*>(setting.member)) return "number";
    return setting.name == "data" ? "file" : setting.name == "web" ? "folder" : "text";
  }
  int serve(const Context& context) {
    for (const auto& [name, text] : serveTexts_)
      if (!text.empty()) serve_.settings[name] = text;
    for (const auto& [name, given] : serveFlags_)
      if (given) serve_.settings[name] = "true";
    return runServe(context, serve_);
  }

  const Words* words_;
  Language language_;
  std::string calledAs_;
  CLI::App app_;
  std::map<std::string, std::function<int(const Context&)>> commands_;
  bool version_ = false;
  Text lang_, format_, content_;
  Text players_, dice_, seed_, secret_, to_;
  Text oddsGame_, attack_, kind_, savedFrom_, armour_, terrain_, lives_;
  Text trialGames_, threads_, trialPoints_, trialRounds_, trialSpread_;
  std::string trialArmies_;
  Text points_, rounds_;
  bool noRuleOf12_ = false;
  GamesOptions games_;
  PlayOptions play_;
  ArmyOptions army_;
  FighterOptions fighter_;
  std::map<std::string, Text> fighterTexts_;
  AttackOptions attackOptions_;
  OddsOptions odds_;
  BattleOddsOptions battleOdds_;
  TrialOptions trial_;
  RuleOptions rule_;
  Text ruleOfBook_;
  CheckOptions check_;
  ReplayOptions replay_;
  VerifyOptions verify_;
  PositionOptions position_;
  BenchOptions bench_;
  ServeOptions serve_;
  std::map<std::string, Text> serveTexts_;
  std::map<std::string, bool> serveFlags_;
};

std::size_t terminalWidth() {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return 80;
  return std::clamp<std::size_t>(size.ws_col, 40, 100);
}

// The program's own sentences must be there even when the folder's are not.
std::vector<SourceFile> contentOf(const std::string& folder, const std::vector<SourceFile>& builtIn, Errors& errors) {
  std::vector<SourceFile> files = readFolder(folder, errors);
  for (const SourceFile& own : builtIn) {
    const bool program = own.path == "words/cli.toml" || own.path == "words/army.toml" ||
                         own.path == "words/adlg-army.toml" || own.path == "words/fighter.toml" ||
                         own.path == "words/library.toml" || own.path == "words/record.toml" ||
                         own.path == "words/server.toml";
    const bool there = std::any_of(files.begin(), files.end(), [&](const auto& file) { return file.path == own.path; });
    if (program && !there) files.push_back(own);
  }
  return files;
}

// What the user typed to get here; a script that calls the program tells its own name.
std::string nameOfCall(const char* typed) {
  std::string told = cleaned(environment("WALSTATT_CALLED_AS"));
  if (!told.empty()) return told;
  return typed && *typed ? cleaned(typed) : "walstatt";
}

int run(const std::vector<std::string>& words, const std::string& calledAs) {
  const std::vector<SourceFile> builtInFiles = builtInContent();
  Errors faults;
  const Library builtIn = Library::read(builtInFiles, faults);
  const bool colour = isatty(STDOUT_FILENO) && isatty(STDERR_FILENO) && environment("NO_COLOR").empty() &&
                      environment("TERM") != "dumb";
  const auto contextOf = [&](const Library& library, const Words& spoken, Language language, bool json) {
    return Context{library,
                   spoken,
                   language,
                   json,
                   colour && !json,
                   std::cin,
                   std::cout,
                   std::cerr,
                   isatty(STDIN_FILENO) && isatty(STDOUT_FILENO),
                   isatty(STDERR_FILENO) != 0,
                   terminalWidth(),
                   &faults,
                   calledAs};
  };
  const Language language = spokenLanguage(words);
  Program program(builtIn.words(), language, terminalWidth(), calledAs);
  const Context first = contextOf(builtIn, builtIn.words(), language, false);
  if (const std::optional<int> code = program.parse(words, first)) return *code;

  Arguments arguments(first);
  arguments.choice("--lang", program.lang(), {"de", "en"});
  const auto format = arguments.choice("--format", program.format(), {"text", "json"});
  if (!arguments.good()) return badUse;
  const bool json = format == std::size_t{1};

  const std::string folder = program.content().empty() ? environment("WALSTATT_CONTENT") : program.content();
  if (folder.empty()) return program.run(contextOf(builtIn, builtIn.words(), language, json));
  faults = {};
  const Library library = Library::read(contentOf(folder, builtInFiles, faults), faults);
  const Words& spoken = faults.empty() ? library.words() : builtIn.words();
  const Context context = contextOf(library, spoken, language, json);
  if (faults.empty() || program.isCheck()) return program.run(context);
  complain(context, faults);
  complain(context, context.say("cli.error.bad-content", {{"folder", cleaned(folder)}}));
  return refused;
}

}  // namespace
}  // namespace walstatt::cli

int main(int count, char** arguments) {
  // A reader that goes away (walstatt rule | head) ends the output, not the program.
  std::signal(SIGPIPE, SIG_IGN);
  try {
    const int code = walstatt::cli::run({arguments + (count > 0 ? 1 : 0), arguments + count},
                                        walstatt::cli::nameOfCall(count > 0 ? arguments[0] : nullptr));
    std::cout.flush();
    return code;
  } catch (const std::exception& error) {
    std::cerr << "walstatt: " << error.what() << '\n';
    return walstatt::cli::refused;
  }
}
