// walstatt trial: very many games of computer players, and what came of them.
#include "trials/trial.h"

#include "cli/commands.h"
#include "cli/progress.h"
#include "cli/speech.h"
#include "cli/tables.h"
#include "cli/text.h"
#include "cli/trial_text.h"
#include "players/make_player.h"

namespace walstatt::cli {

namespace {

Data tally(const TrialResult& result, const Tally& numbers) {
  Data data;
  const Interval interval = result.meanInterval(numbers);
  data.set("mean", result.mean(numbers)).set("low", interval.low).set("high", interval.high);
  data.set("least", numbers.least).set("most", numbers.most);
  return data;
}

Data described(const OpenTable& table, const TrialPlan& plan, const TrialResult& result) {
  Data players{Data::Array{}};
  for (const std::string& player : plan.players) players.push(player);
  Data wins{Data::Array{}};
  for (const Side side : eachSide(result.wins.size()))
    wins.push(shareData(result.wins[side], result.games, result.winInterval(side)));
  Data reasons{Data::Table{}};
  for (const auto& [id, count] : result.reasons) reasons.set(id, count);
  Data data;
  data.set("game", table.kind->id).set("setup", table.scenario).set("players", std::move(players));
  data.set("seed", plan.seed).set("games", result.games).set("wins", std::move(wins));
  data.set("draws", shareData(result.draws, result.games, result.drawInterval())).set("unfinished", result.unfinished);
  data.set("decisions", tally(result, result.decisions)).set("rolls", tally(result, result.rolls));
  data.set("reasons", std::move(reasons)).set("signature", hexadecimal(result.signature));
  return data;
}

void printTally(const Context& context, const char* id, const TrialResult& result, const Tally& numbers) {
  const Interval interval = result.meanInterval(numbers);
  print(context, context.say(id, {{"mean", decimal(result.mean(numbers), 1, context.language)},
                                  {"low", decimal(interval.low, 1, context.language)},
                                  {"high", decimal(interval.high, 1, context.language)},
                                  {"least", std::to_string(numbers.least)},
                                  {"most", std::to_string(numbers.most)}}));
}

void printResult(const Context& context, const OpenTable& table, const TrialResult& result) {
  const AnyState start = table.game->start();
  const Speech speech(context, *table.game, start);
  print(context, strong(context, context.say("cli.trial.title", {{"games", std::to_string(result.games)}})));
  for (const Side side : eachSide(result.wins.size()))
    print(context,
          context.say("cli.trial.wins",
                      {{"side", speech.name(sideArg(side))},
                       {"share", shareText(context, result.wins[side], result.games, result.winInterval(side))}}));
  print(context, context.say("cli.trial.draws",
                             {{"share", shareText(context, result.draws, result.games, result.drawInterval())}}));
  if (result.unfinished)
    print(context, context.say("cli.trial.unfinished", {{"count", std::to_string(result.unfinished)}}));
  printTally(context, "cli.trial.decisions", result, result.decisions);
  printTally(context, "cli.trial.rolls", result, result.rolls);
  print(context, context.say("cli.trial.signature", {{"signature", hexadecimal(result.signature)}}));
}

}  // namespace

int runTrial(const Context& context, const TrialOptions& options) {
  if (!options.peoples.empty()) return runArmyTrial(context, options);
  OpenTable table;
  if (const int code = openTable(context, options.game, options.setup, table); code != fine) return code;
  return runTrialAt(context, table, options);
}

int runTrialAt(const Context& context, const OpenTable& table, const TrialOptions& options) {
  if (!checkPlayers(context, *table.kind, options.players, false)) return badUse;
  TrialPlan plan;
  plan.kind = table.kind;
  plan.game = table.game.get();
  plan.players = options.players;
  if (plan.players.empty())
    plan.players.assign(static_cast<std::size_t>(table.game->sides()), std::string(usualPlayer(*table.kind)));
  plan.games = options.games;
  plan.seed = options.seed;
  plan.threads = static_cast<int>(options.threads);
  std::optional<TrialResult> result;
  {
    Progress bar(context, context.say("cli.trial.progress"));
    plan.progress = [&](std::uint64_t done) { bar.show(done, plan.games); };
    result = walstatt::runTrial(plan);
  }
  if (!result) {
    complainOfPlayerCount(context, *table.game, plan.players.size());
    return badUse;
  }
  if (context.json) {
    print(context, toJson(described(table, plan, *result)));
  } else {
    printResult(context, table, *result);
  }
  return fine;
}

}  // namespace walstatt::cli
