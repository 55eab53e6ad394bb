// walstatt play --army … --army …: a table for two armies, on a map of the house or one drawn by lot.
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

}  // namespace

int openBattle(const Context& context, const BattleOptions& options, std::uint64_t seed, OpenTable& table) {
  const std::size_t count = options.armies.size();
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
