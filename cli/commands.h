// The commands of walstatt: a plain struct of options each, and the function that carries it out and returns the
// exit code. Nothing here knows how the options were written on the command line.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/provable_dice.h"
#include "cli/army.h"
#include "cli/context.h"
#include "records/record.h"

namespace walstatt::cli {

struct GamesOptions {
  std::string game;  // empty: all
};
int runGames(const Context& context, const GamesOptions& options);

struct PlayOptions {
  std::string game;
  std::string setup;
  std::vector<std::string> players;  // person, random, greedy; empty: a person against the computer
  DiceKind dice = DiceKind::provable;
  std::optional<std::uint64_t> seed;
  std::optional<Secret> secret;
  std::vector<std::string> words;
  std::string record;
  std::string resume;
  bool list = false;
  bool yes = false;
  bool plain = false;
  BattleOptions battle{};  // armies in the place of a setup
};
int runPlay(const Context& context, const PlayOptions& options);

// One attack of MfM without a board.
struct AttackOptions {
  int dice = 1;
  int hitUpTo = 1;
  std::string kind;
  int savedFrom = 1;
  int armour = 0;
  int terrain = 0;
  bool moved = false;
  bool overOwn = false;
  bool skirmisher = false;
  bool ruleOf12 = true;
  int lives = 1;
};
int runAttackOdds(const Context& context, const AttackOptions& options);

// Melees and shots of L'Art de la Guerre without a game: "heavy-swords elite vs pikes higher".
struct BattleOddsOptions {
  std::vector<std::string> words;
};
int runBattleOdds(const Context& context, const BattleOddsOptions& options);

struct OddsOptions {
  std::string game;
  std::string setup;
  std::string position;  // a file or the notation itself; empty: the start
  std::string move;
};
int runOdds(const Context& context, const OddsOptions& options);

struct TrialOptions {
  std::string game;
  std::string setup;
  std::vector<std::string> players;
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
  unsigned threads = 0;  // 0: as many as the machine has
  // Armies drawn by lot of two peoples or lists instead of a setup (cli/army_trial.cpp).
  std::vector<std::string> peoples{};
  int points = 0, rounds = 0;  // 0: what is usual in the game
  int spread = 0;              // each army has up to so many points less, drawn by lot
  std::string log{};           // file that gets a line for every battle
};
int runTrial(const Context& context, const TrialOptions& options);
// At a table that is laid already; game and setup of the options are not looked at.
int runTrialAt(const Context& context, const OpenTable& table, const TrialOptions& options);

int runArmyTrial(const Context& context, const TrialOptions& options);

struct RuleOptions {
  std::string game;
  std::string number;  // a number, or where no game is given also a game, or a game and a number
  std::string search;
  bool atTable = false;  // asked in a game, where the list of rules is called otherwise
};
int runRule(const Context& context, const RuleOptions& asked);

struct CheckOptions {
  std::vector<std::string> files;
  std::string game;  // whose setups the files are; empty: found out
};
int runCheck(const Context& context, const CheckOptions& options);

struct ReplayOptions {
  std::string file;
  std::optional<std::uint64_t> to;
  bool quiet = false;
};
int runReplay(const Context& context, const ReplayOptions& options);

struct VerifyOptions {
  std::string file;
};
int runVerify(const Context& context, const VerifyOptions& options);

struct PositionOptions {
  std::string game;
  std::string setup;
  std::string position;  // to be drawn
  std::string record;
  std::optional<std::uint64_t> to;
};
int runPosition(const Context& context, const PositionOptions& options);

struct BenchOptions {
  bool small = false;
};
int runBench(const Context& context, const BenchOptions& options);

struct ServeOptions {
  std::string config;                           // a TOML file
  std::map<std::string, std::string> settings;  // by name, as typed; see server/settings.h
  bool open = false;                            // in the browser
};
int runServe(const Context& context, const ServeOptions& options);

}  // namespace walstatt::cli
