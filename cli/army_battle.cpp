// walstatt play --army … --army …: a table for two armies, on a map of the house or one drawn by lot.
#include "games/adlg/army_battle.h"
#include "cli/adlg_army.h"
#include "cli/army.h"
#include "cli/text.h"
#include "games/mfm/map_maker.h"
#include "games/registry/registry.h"

namespace walstatt::cli {

namespace {

constexpr std::string_view drawn = "random";

// The id, or a made map for "random" and "random:7".
std::optional<Data> mapOf(const Context& context, const mfm::Content& content, const BattleOptions& options, int points,
                          std::uint64_t seed) {
  const std::string& wanted = options.map;
  if (wanted.empty() || wanted == drawn) return mfm::makeMap(content, {points, seed});
  if (wanted.substr(0, drawn.size() + 1) == std::string(drawn) + ":") {
    if (const auto number = naturalNumber(wanted.substr(drawn.size() + 1)))
      return mfm::makeMap(content, {points, *number});
  }
  if (content.findMap(wanted)) return Data(wanted);
  std::vector<std::string> known{"random", "random:7"};
  for (const mfm::MapPlan& map : content.maps) known.push_back(map.id);
  complain(context, context.say("cli.error.option",
                                {{"option", "--map"}, {"found", cleaned(wanted)}, {"allowed", joined(known, " | ")}}));
  return std::nullopt;
}

// Small battles are short: 5, 8, 10 rounds for 50, 100, 150 points (R34).
int usualRounds(int points) { return points < 75 ? 5 : points < 150 ? 8 : 10; }

// Two armies of L'Art de la Guerre; --map is a region, --rounds the turns.
int openAdlgBattle(const Context& context, const adlg::Content& content, const BattleOptions& options,
                   std::uint64_t seed, OpenTable& table) {
  if (options.armies.size() != 2) {
    complain(context, context.say("cli.adlg-army.two-armies", {{"found", std::to_string(options.armies.size())}}));
    return badUse;
  }
  adlg::BattlePlan plan;
  for (std::size_t side = 0; side < 2; ++side) {
    std::optional<adlg::Army> army = loadAdlgArmy(context, content, options.armies[side]);
    if (!army) return refused;
    plan.armies[side] = std::move(*army);
  }
  plan.points = options.points.value_or(plan.armies[0].points);
  plan.turns = options.rounds.value_or(plan.turns);
  plan.seed = static_cast<std::uint32_t>(seed % adlg::mostBattleSeed);
  if (!options.map.empty() && options.map != drawn) {
    plan.region = content.findRegion(options.map);
    std::vector<std::string> known{std::string(drawn)};
    for (const std::string_view id : adlg::regionIds()) known.emplace_back(id);
    if (!plan.region) {
      complain(context,
               context.say("cli.error.option",
                           {{"option", "--map"}, {"found", cleaned(options.map)}, {"allowed", joined(known, " | ")}}));
      return badUse;
    }
  }
  Errors errors;
  table.kind = findGame("adlg");
  const std::optional<Data> setup = adlg::battleSetup(content, plan, errors);
  if (table.kind && setup) {
    table.setup = *setup;
    table.game = table.kind->make(context.library, table.setup, errors);
  }
  complain(context, errors);
  return table.game ? fine : refused;
}

}  // namespace

int openBattle(const Context& context, const BattleOptions& options, std::uint64_t seed, OpenTable& table) {
  const std::size_t count = options.armies.size();
  if (const auto others = adlgContent(context); others && count > 0 && isAdlgArmy(*others, options.armies[0]))
    return openAdlgBattle(context, *others, options, seed, table);
  if (count != 2 && count != 4 && count != 6) {
    complain(context, context.say("cli.army.army-count", {{"found", std::to_string(count)}}));
    return badUse;
  }
  table.kind = findGame("mfm");
  const std::shared_ptr<const mfm::Content> content = table.kind ? armyContent(context) : nullptr;
  if (!content) return refused;
  mfm::Battle battle;
  std::array<int, 2> limits{0, 0};
  for (std::size_t i = 0; i < count; ++i) {
    std::optional<mfm::Army> army = loadArmy(context, *content, options.armies[i]);
    if (!army) return refused;
    const std::size_t side = i < count / 2 ? 0 : 1;
    limits[side] += army->points;
    battle.sides[side].armies.push_back(std::move(*army));
    battle.sides[side].players = static_cast<int>(count / 2);
  }
  battle.points = options.points.value_or(std::min(std::max(limits[0], limits[1]), mfm::mostPoints));
  battle.rounds = options.rounds.value_or(usualRounds(battle.points));
  std::optional<Data> map = mapOf(context, *content, options, battle.points, seed);
  if (!map) return badUse;
  battle.map = std::move(*map);
  Errors errors;
  if (std::optional<Data> setup = mfm::battleSetup(*content, battle, errors)) {
    table.setup = std::move(*setup);
    table.game = table.kind->make(context.library, table.setup, errors);
  }
  complain(context, errors);
  return table.game ? fine : refused;
}

}  // namespace walstatt::cli
