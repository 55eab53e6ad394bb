// walstatt army, and battles between armies: what the command line says becomes armies, setups and sheets.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/context.h"
#include "cli/tables.h"
#include "games/mfm/army.h"

namespace walstatt::cli {

struct ArmyOptions {
  std::string action;                  // list, new, random, add, remove, show, check, code, save, cards
  std::vector<std::string> arguments;  // an army (a file or a code), or a people or list; where to save
  std::string people;
  std::string list;                // an army list of L'Art de la Guerre
  std::vector<std::string> corps;  // "brilliant chief: 4 legion elite, 2 triarii"
  std::string name;
  std::optional<int> points;
  std::optional<std::uint64_t> seed;
  std::vector<std::string> units;  // "4xSW=Taran,Lug", "LW:WL+WA"; "2: 4 legion elite"
  std::string output;
  bool names = false;  // in codes
  bool html = false;
};
std::vector<std::string> armyActions();
int runArmy(const Context& context, const ArmyOptions& options);

// A battle of armies in the place of a setup: one, two or three armies for each side, the first half for side 1.
struct BattleOptions {
  std::vector<std::string> armies;
  std::string map;  // an id, "random" or "random:7"
  std::optional<int> points;
  std::optional<int> rounds;

  bool given() const { return !armies.empty(); }
};
// Fills `table`, or complains and returns the exit code.
int openBattle(const Context& context, const BattleOptions& options, std::uint64_t seed, OpenTable& table);

// The content of MfM; complains of what is wrong with it.
std::shared_ptr<const mfm::Content> armyContent(const Context& context);
// The army of a file (TOML or JSON) or of a code; complains, and tells what has changed since the code was made.
std::optional<mfm::Army> loadArmy(const Context& context, const mfm::Content& content, const std::string& text);

}  // namespace walstatt::cli
