// walstatt odds --position … --move …: the exact chances of an action, for any game.
#include "cli/commands.h"
#include "cli/positions.h"
#include "cli/speech.h"
#include "cli/tables.h"
#include "odds/forecast.h"

namespace walstatt::cli {

int runOdds(const Context& context, const OddsOptions& options) {
  OpenTable table;
  if (const int code = openTable(context, options.game, options.setup, table); code != fine) return code;
  std::optional<AnyState> state = table.game->start();
  if (!options.position.empty()) state = readPosition(context, *table.game, options.position);
  if (!state) return refused;
  const std::optional<Chosen> chosen = readMove(context, *table.game, *state, options.move);
  if (!chosen) return refused;
  const odds::Forecast forecast = odds::forecast(*table.game, *state, chosen->seat, chosen->action);
  const Speech speech(context, *table.game, *state);
  const std::string notation = table.game->write(*state, chosen->action);
  if (context.json) {
    Data data;
    data.set("move", notation);
    const Data told = speech.json(forecast);
    for (const auto& [name, value] : *told.as<Data::Table>()) data.set(name, value);
    print(context, toJson(data));
    return fine;
  }
  print(context, strong(context, context.say("cli.odds.of-move", {{"move", notation}})));
  for (const std::string& line : speech.lines(forecast)) print(context, line);
  if (forecast.outcomes.empty()) print(context, "  " + context.say("cli.odds.certain"));
  return fine;
}

}  // namespace walstatt::cli
