#include "cli/tables.h"

#include <algorithm>

#include "cli/files.h"
#include "cli/text.h"
#include "games/registry/registry.h"
#include "players/make_player.h"

namespace walstatt::cli {

namespace {

bool looksLikeFile(const std::string& text) {
  return text.find('/') != std::string::npos || (text.size() > 5 && text.substr(text.size() - 5) == ".toml");
}

int readSetupFile(const Context& context, const std::string& path, OpenTable& table) {
  Errors errors;
  const std::optional<std::string> text = readFile(path, errors);
  if (text) table.setup = parseToml(*text, path, errors);
  complain(context, errors);
  return errors.empty() ? fine : refused;
}

int takeReadySetup(const Context& context, const std::string& wanted, OpenTable& table) {
  std::vector<std::string> ids;
  for (const ReadySetup& ready : table.kind->setups(context.library)) ids.push_back(ready.id);
  if (wanted.empty() && ids.empty()) {
    complain(context, context.say("cli.error.no-setups", {{"game", std::string(table.kind->id)}}));
    return refused;
  }
  const std::string id = wanted.empty() ? ids.front() : wanted;
  std::optional<Data> setup = table.kind->setup(context.library, id);
  if (!setup) {
    complain(context,
             context.say("cli.error.unknown-setup", {{"found", cleaned(id)}, {"allowed", joined(ids, " | ")}}));
    return badUse;
  }
  table.scenario = id;
  table.setup = std::move(*setup);
  return fine;
}

}  // namespace

std::vector<std::string> gameIds() {
  std::vector<std::string> ids;
  for (const GameKind& kind : allGames()) ids.emplace_back(kind.id);
  return ids;
}

std::string defaultGame() { return findGame("mfm") ? "mfm" : std::string(allGames().front().id); }

const GameKind* gameNamed(const Context& context, const std::string& id) {
  const GameKind* kind = findGame(id.empty() ? defaultGame() : id);
  if (!kind)
    complain(context,
             context.say("cli.error.unknown-game", {{"found", cleaned(id)}, {"allowed", joined(gameIds(), " | ")}}));
  return kind;
}

bool checkPlayers(const Context& context, const GameKind& kind, const std::vector<std::string>& names, bool persons) {
  std::vector<std::string> known = playerNames(kind);
  if (persons) known.insert(known.begin(), "person");
  for (const std::string& name : names) {
    if (std::find(known.begin(), known.end(), name) != known.end()) continue;
    complain(context,
             context.say("cli.error.option",
                         {{"option", "--players"}, {"found", cleaned(name)}, {"allowed", joined(known, " | ")}}));
    return false;
  }
  return true;
}

void complainOfPlayerCount(const Context& context, const AnyGame& game, std::size_t found) {
  complain(context, context.say("cli.error.player-count", {{"found", std::to_string(found)},
                                                           {"seats", std::to_string(game.seats())},
                                                           {"sides", std::to_string(game.sides())}}));
}

void relabel(Errors& errors, const std::string& file, Errors& into) {
  for (ContentError error : errors.list()) {
    if (error.file == "setup" || error.file.empty()) error.file = file;
    into.add(std::move(error));
  }
}

int openTable(const Context& context, const std::string& game, const std::string& setup, OpenTable& table) {
  table.kind = gameNamed(context, game);
  if (!table.kind) return badUse;
  const bool ready = !setup.empty() && table.kind->setup(context.library, setup).has_value();
  const bool fromFile = !ready && !setup.empty() && (looksLikeFile(setup) || fileExists(setup));
  const int read = fromFile ? readSetupFile(context, setup, table) : takeReadySetup(context, setup, table);
  if (read != fine) return read;
  Errors faults;
  table.game = table.kind->make(context.library, table.setup, faults);
  if (table.game) return fine;
  Errors named;
  relabel(faults, fromFile ? setup : table.scenario, named);
  complain(context, named);
  return refused;
}

}  // namespace walstatt::cli
