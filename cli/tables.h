// Finds a game and makes a table of it: a ready setup by its name, or a setup file.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "cli/context.h"
#include "table/game_kind.h"

namespace walstatt::cli {

struct OpenTable {
  const GameKind* kind = nullptr;
  std::string scenario;  // the ready setup's name; empty for a file
  Data setup;
  std::unique_ptr<AnyGame> game;
};

// MfM where it is built in, otherwise the first game.
std::string defaultGame();
std::vector<std::string> gameIds();

// The game of that name (empty: the default). Complains of an unknown one.
const GameKind* gameNamed(const Context& context, const std::string& id);

// Fills `table`, or complains and returns the exit code. An empty setup is the game's first ready one.
int openTable(const Context& context, const std::string& game, const std::string& setup, OpenTable& table);

// Whether all these names are players of games of this kind ("person" too where persons may play); complains if not.
bool checkPlayers(const Context& context, const GameKind& kind, const std::vector<std::string>& names, bool persons);
// --players names neither one a side nor one a seat.
void complainOfPlayerCount(const Context& context, const AnyGame& game, std::size_t found);

// A setup that is not good: all faults, with the name of the file it stands in.
void relabel(Errors& errors, const std::string& file, Errors& into);

}  // namespace walstatt::cli
