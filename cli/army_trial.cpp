// walstatt trial --armies celts,romans: battles of armies drawn by lot, each people as often above as below. With --log
// every battle leaves a line of JSON, from which bench/balance/fit_points.py works out prices.
#include <fstream>
#include <mutex>

#include "base/signature.h"
#include "cli/army.h"
#include "cli/commands.h"
#include "cli/progress.h"
#include "cli/trial_text.h"
#include "games/mfm/army_drawing.h"
#include "games/mfm/game.h"
#include "games/mfm/map_maker.h"
#include "games/registry/registry.h"
#include "trials/trial.h"

namespace walstatt::cli {

namespace {

constexpr std::uint64_t mapCount =
    12;  // made maps that the battles share, for making one takes longer than drawing armies

// The tables of a trial: who meets whom with what, by the number of the battle alone.
class Field {
 public:
  Field(const Context& context, std::shared_ptr<const mfm::Content> content, const TrialOptions& options)
      : library_(context.library), content_(std::move(content)), options_(options) {
    for (const std::string& people : options.peoples) peoples_.push_back(content_->findPeople(people));
    for (std::uint64_t i = 0; i < mapCount; ++i)
      maps_.push_back(mfm::makeMap(*content_, {options.points, combined(mixed(options.seed), i)}));
  }

  struct Drawn {
    std::array<mfm::Army, 2> armies;  // as the trial counts the peoples
    bool swapped = false;
  };
  Drawn draw(std::uint64_t index) const {
    FastDice dice(combined(combined(mixed(options_.seed), 0xA3), index));
    Drawn drawn;
    for (std::size_t i = 0; i < 2; ++i) {
      const auto less = static_cast<int>(dice.below(static_cast<std::uint32_t>(options_.spread + 1)));
      drawn.armies[i] = mfm::drawArmy(*content_, peoples_[i], std::max(mfm::leastPoints, options_.points - less), dice);
    }
    drawn.swapped = index % 2 == 1;
    return drawn;
  }

  TrialTable lay(std::uint64_t index) const {
    const Drawn drawn = draw(index);
    mfm::Battle battle;
    battle.points = options_.points;
    battle.rounds = options_.rounds;
    battle.map = maps_[index / 2 % maps_.size()];
    for (std::size_t side = 0; side < 2; ++side)
      battle.sides[side].armies = {drawn.armies[drawn.swapped ? 1 - side : side]};
    Errors errors;
    const std::optional<Data> setup = mfm::battleSetup(*content_, battle, errors);
    std::optional<mfm::Setup> read;
    if (setup) read = mfm::readSetup(*content_, *setup, "battle", errors);
    if (!read)
      throw std::runtime_error(errors.empty() ? "battle"
                                              : library_.words().say(errors.list().front(), Language::english));
    return {std::make_shared<Erased<mfm::ManForMan>>(mfm::ManForMan(content_, std::move(*read))), drawn.swapped};
  }

  // {"n":7,"armies":[{"celtic-pony":2,…},{…}],"score":[40,55]}: figures bought, points won.
  std::string line(std::uint64_t index, const TrialTable& table, const AnyState& last) const {
    const auto& erased = dynamic_cast<const Erased<mfm::ManForMan>&>(*table.game);
    Data armies{Data::Array{}}, scores{Data::Array{}};
    const Drawn drawn = draw(index);
    for (Side i = 0; i < 2; ++i) {
      std::map<std::string, int> counts;
      for (const mfm::ArmyUnit& unit : drawn.armies[i].units) {
        counts[unit.type] += unit.count;
        for (const std::string& person : unit.crew) counts[person] += unit.count;
      }
      Data army{Data::Table{}};
      for (const auto& [type, count] : counts) army.set(type, count);
      armies.push(std::move(army));
      scores.push(erased.game().score(last.as<mfm::State>(), table.swapped ? static_cast<Side>(1 - i) : i));
    }
    return toJson(Data().set("n", index).set("armies", std::move(armies)).set("score", std::move(scores))) + '\n';
  }

 private:
  const Library& library_;
  std::shared_ptr<const mfm::Content> content_;
  const TrialOptions& options_;
  std::vector<int> peoples_;
  std::vector<Data> maps_;
};

}  // namespace

int runArmyTrial(const Context& context, const TrialOptions& options) {
  const std::shared_ptr<const mfm::Content> content = armyContent(context);
  if (!content) return refused;
  std::vector<std::string> known;
  for (const mfm::People& people : content->peoples) known.push_back(people.id);
  for (const std::string& people : options.peoples) {
    if (options.peoples.size() == 2 && content->findPeople(people) >= 0) continue;
    complain(context, context.say("cli.error.option", {{"option", "--armies"},
                                                       {"found", cleaned(joined(options.peoples, ","))},
                                                       {"allowed", "2 × " + joined(known, " | ")}}));
    return badUse;
  }
  std::ofstream log;
  if (!options.log.empty()) {
    log.open(options.log, std::ios::app);
    if (!log) {
      complain(context, context.say("cli.trial.cannot-write", {{"file", options.log}}));
      return refused;
    }
  }
  const Field field(context, content, options);
  const TrialTable first = field.lay(0);
  TrialPlan plan;
  plan.kind = findGame("mfm");
  if (!checkPlayers(context, *plan.kind, options.players, false)) return badUse;
  plan.game = first.game.get();
  plan.players = options.players.empty() ? std::vector<std::string>(2, "greedy") : options.players;
  plan.games = options.games;
  plan.seed = options.seed;
  plan.threads = static_cast<int>(options.threads);
  plan.lay = [&](std::uint64_t index) { return field.lay(index); };
  std::mutex writing;
  plan.ended = [&](std::uint64_t index, const TrialTable& table, const AnyState& last) {
    if (!log.is_open()) return;
    const std::string line = field.line(index, table, last);
    const std::lock_guard lock(writing);
    log << line << std::flush;
  };
  std::optional<TrialResult> result;
  {
    Progress bar(context, context.say("cli.trial.progress"));
    plan.progress = [&](std::uint64_t done) { bar.show(done, plan.games); };
    result = walstatt::runTrial(plan);
  }
  if (!result) {
    complainOfPlayerCount(context, *plan.game, plan.players.size());
    return badUse;
  }
  Data data;
  data.set("points", options.points)
      .set("rounds", options.rounds)
      .set("seed", options.seed)
      .set("games", result->games);
  Data peoples{Data::Array{}};
  if (!context.json)
    print(context, strong(context, context.say("cli.trial.title", {{"games", std::to_string(result->games)}})));
  for (Side side = 0; side < 2; ++side) {
    const mfm::People& people = content->peoples[static_cast<std::size_t>(content->findPeople(options.peoples[side]))];
    const std::uint64_t wins = result->wins[side];
    const Interval interval = result->winInterval(side);
    peoples.push(shareData(wins, result->games, interval).set("id", people.id));
    if (!context.json)
      print(context, context.say("cli.trial.wins", {{"side", people.name.in(context.language)},
                                                    {"share", shareText(context, wins, result->games, interval)}}));
  }
  if (context.json) {
    print(context, toJson(data.set("wins", std::move(peoples))
                              .set("draws", result->draws)
                              .set("signature", hexadecimal(result->signature))));
  } else {
    print(context, context.say("cli.trial.draws",
                               {{"share", shareText(context, result->draws, result->games, result->drawInterval())}}));
    print(context, context.say("cli.trial.signature", {{"signature", hexadecimal(result->signature)}}));
  }
  return fine;
}

}  // namespace walstatt::cli
