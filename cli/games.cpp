// walstatt games: which games there are, and what can be played at once.
#include "cli/commands.h"
#include "cli/tables.h"
#include "cli/text.h"
#include "games/registry/registry.h"

namespace walstatt::cli {

namespace {

Data described(const Context& context, const GameKind& kind) {
  Data setups{Data::Array{}};
  for (const ReadySetup& ready : kind.setups(context.library)) {
    Data one;
    one.set("id", ready.id).set("name", ready.name.in(context.language)).set("note", ready.note.in(context.language));
    setups.push(std::move(one));
  }
  Data data;
  data.set("id", kind.id).set("name", kind.name.in(context.language)).set("setups", std::move(setups));
  return data;
}

void show(const Context& context, const GameKind& kind) {
  print(context, strong(context, std::string(kind.id) + "  " + kind.name.in(context.language)));
  for (const ReadySetup& ready : kind.setups(context.library)) {
    print(context, "  " + ready.id + "  " + ready.name.in(context.language));
    print(context, indented(ready.note.in(context.language), context.width, 6));
  }
}

}  // namespace

int runGames(const Context& context, const GamesOptions& options) {
  std::vector<const GameKind*> kinds;
  if (options.game.empty()) {
    for (const GameKind& kind : allGames()) kinds.push_back(&kind);
  } else {
    kinds.push_back(gameNamed(context, options.game));
    if (!kinds.front()) return badUse;
  }
  if (context.json) {
    Data games{Data::Array{}};
    for (const GameKind* kind : kinds) games.push(described(context, *kind));
    Data data;
    data.set("games", std::move(games));
    print(context, toJson(data));
    return fine;
  }
  for (const GameKind* kind : kinds) show(context, *kind);
  print(context, "");
  print(context, context.say("cli.games.hint", {{"game", std::string(kinds.front()->id)}}));
  return fine;
}

}  // namespace walstatt::cli
