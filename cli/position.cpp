// walstatt position: a position on one line, of a setup's start or of a record; or a given one, drawn.
#include "cli/commands.h"
#include "cli/positions.h"
#include "cli/speech.h"
#include "cli/tables.h"
#include "cli/text.h"

namespace walstatt::cli {

namespace {

void show(const Context& context, const AnyGame& game, const AnyState& state, bool drawn) {
  const std::string notation = game.writePosition(state);
  if (context.json) {
    Data data;
    data.set("position", notation).set("signature", hexadecimal(game.signature(state)));
    data.set("board", game.draw(state, context.language)).set("turn", turnLine(context, game, state));
    return print(context, toJson(data));
  }
  if (!drawn) return print(context, notation);
  print(context, boardText(context, game, state));
  print(context, turnLine(context, game, state));
}

}  // namespace

int runPosition(const Context& context, const PositionOptions& options) {
  if (!options.record.empty()) {
    const std::optional<ReadRecord> read = openRecord(context, options.record, options.to);
    if (!read) return refused;
    show(context, *read->replay.game, read->replay.states.back(), false);
    return fine;
  }
  OpenTable table;
  if (const int code = openTable(context, options.game, options.setup, table); code != fine) return code;
  if (options.position.empty()) {
    show(context, *table.game, table.game->start(), false);
    return fine;
  }
  const std::optional<AnyState> state = readPosition(context, *table.game, options.position);
  if (!state) return refused;
  show(context, *table.game, *state, true);
  return fine;
}

}  // namespace walstatt::cli
