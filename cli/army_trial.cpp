// walstatt trial --armies celts,romans: battles of armies drawn by lot. With --log every battle leaves a line of JSON, from
// which bench/balance/fit_points.py works out prices.
#include "cli/army_trial.h"

#include <algorithm>
#include <fstream>
#include <mutex>

#include "cli/progress.h"
#include "cli/tables.h"
#include "cli/trial_text.h"
#include "games/registry/registry.h"
#include "players/make_player.h"

namespace walstatt::cli {

namespace {

const People* find(const Recruiting& recruiting, const std::string& id) {
  const auto found = std::find_if(recruiting.peoples.begin(), recruiting.peoples.end(),
                                  [&](const People& one) { return one.id == id; });
  return found == recruiting.peoples.end() ? nullptr : &*found;
}

int complainOf(const Context& context, const char* option, const std::string& found, const std::string& allowed) {
  complain(context, context.say("cli.error.option", {{"option", option}, {"found", found}, {"allowed", allowed}}));
  return badUse;
}

// {"n":7,"armies":[{"celtic-pony":2,…},{…}],"score":[40,55]}: figures or units bought, points won.
std::string line(const DrawnBattles& battles, std::uint64_t index, const TrialTable& table, const AnyState& last) {
  Data data;
  data.set("n", index).set("armies", battles.armies(index)).set("score", battles.scores(table, last));
  return toJson(data) + '\n';
}

class ArmyTrial {
 public:
  ArmyTrial(const Context& context, TrialOptions options) : context_(context), options_(std::move(options)) {}

  int run() {
    std::vector<Recruiting> games;
    for (auto* recruiting : {&mfmRecruiting, &adlgRecruiting})
      if (auto game = recruiting(context_); game && (options_.game.empty() || options_.game == game->game))
        games.push_back(std::move(*game));
    if (games.empty()) return refused;
    const auto knowsAll = [&](const Recruiting& game) {
      return options_.peoples.size() == 2 && std::all_of(options_.peoples.begin(), options_.peoples.end(),
                                                         [&](const std::string& id) { return find(game, id); });
    };
    const auto found = std::find_if(games.begin(), games.end(), knowsAll);
    if (found == games.end()) return complainOfPeoples(games);
    return run(*found);
  }

 private:
  int complainOfPeoples(const std::vector<Recruiting>& games) const {
    std::vector<std::string> allowed;
    for (const Recruiting& game : games) {
      std::vector<std::string> known;
      for (const People& people : game.peoples) known.push_back(people.id);
      allowed.push_back("2 × " + joined(known, " | "));
    }
    return complainOf(context_, "--armies", cleaned(joined(options_.peoples, ",")), joined(allowed, "; "));
  }

  int run(const Recruiting& game) {
    if (options_.points == 0) options_.points = game.usualPoints;
    if (options_.rounds == 0) options_.rounds = game.usualRounds;
    const auto& sizes = game.sizes;
    if (!sizes.empty() && std::find(sizes.begin(), sizes.end(), options_.points) == sizes.end()) {
      std::vector<std::string> allowed;
      for (const int size : sizes) allowed.push_back(std::to_string(size));
      return complainOf(context_, "--points", std::to_string(options_.points), joined(allowed, " | "));
    }
    if (options_.spread != 0 && !game.takesSpread)
      return complainOf(context_, "--spread", std::to_string(options_.spread), "0");
    std::ofstream log;
    if (!options_.log.empty()) {
      log.open(options_.log, std::ios::app);
      if (!log) {
        complain(context_, context_.say("cli.trial.cannot-write", {{"file", options_.log}}));
        return refused;
      }
    }
    TrialPlan plan;
    plan.kind = findGame(game.game);
    if (!checkPlayers(context_, *plan.kind, options_.players, false)) return badUse;
    const std::unique_ptr<DrawnBattles> battles = game.battles(options_);
    const TrialTable first = battles->lay(0);
    plan.game = first.game.get();
    plan.players = options_.players;
    if (plan.players.empty()) plan.players.assign(2, std::string(usualPlayer(*plan.kind)));
    plan.games = options_.games;
    plan.seed = options_.seed;
    plan.threads = static_cast<int>(options_.threads);
    plan.lay = [&](std::uint64_t index) { return battles->lay(index); };
    std::mutex writing;
    plan.ended = [&](std::uint64_t index, const TrialTable& table, const AnyState& last) {
      if (!log.is_open()) return;
      const std::string text = line(*battles, index, table, last);
      const std::lock_guard lock(writing);
      log << text << std::flush;
    };
    std::optional<TrialResult> result;
    {
      Progress bar(context_, context_.say("cli.trial.progress"));
      plan.progress = [&](std::uint64_t done) { bar.show(done, plan.games); };
      result = walstatt::runTrial(plan);
    }
    if (!result) {
      complainOfPlayerCount(context_, *plan.game, plan.players.size());
      return badUse;
    }
    tell(game, *result);
    return fine;
  }

  void tell(const Recruiting& game, const TrialResult& result) const {
    Data wins{Data::Array{}};
    if (!context_.json)
      print(context_, strong(context_, context_.say("cli.trial.title", {{"games", std::to_string(result.games)}})));
    for (Side side = 0; side < 2; ++side) {
      const People& people = *find(game, options_.peoples[side]);
      const std::uint64_t count = result.wins[side];
      const Interval interval = result.winInterval(side);
      wins.push(shareData(count, result.games, interval).set("id", people.id));
      if (!context_.json)
        print(context_,
              context_.say("cli.trial.wins", {{"side", people.name.in(context_.language)},
                                              {"share", shareText(context_, count, result.games, interval)}}));
    }
    if (context_.json) {
      Data data;
      data.set("game", game.game).set("points", options_.points).set("rounds", options_.rounds);
      data.set("seed", options_.seed).set("games", result.games).set("wins", std::move(wins));
      print(context_, toJson(data.set("draws", result.draws).set("signature", hexadecimal(result.signature))));
      return;
    }
    print(context_, context_.say("cli.trial.draws",
                                 {{"share", shareText(context_, result.draws, result.games, result.drawInterval())}}));
    print(context_, context_.say("cli.trial.signature", {{"signature", hexadecimal(result.signature)}}));
  }

  const Context& context_;
  TrialOptions options_;
};

}  // namespace

int runArmyTrial(const Context& context, const TrialOptions& options) { return ArmyTrial(context, options).run(); }

}  // namespace walstatt::cli
