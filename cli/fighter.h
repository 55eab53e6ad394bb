// walstatt fighter: what the command line says becomes fighters, sheets, codes and duels of 1192.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/context.h"
#include "games/duel/own_fighter.h"

namespace walstatt::cli {

struct FighterOptions {
  std::string action;                  // list, new, change, random, show, check, code, save, card, duel, trial
  std::vector<std::string> arguments;  // fighters, files, codes, sides
  std::string base, name, weapon, armour, shot, against;
  std::optional<int> dice, die, skill, pts, initiative, vitality;
  std::optional<std::uint64_t> seed;
  std::string output;
  int distance = 0;
  std::uint64_t games = 1000;
  bool names = false;  // in codes
  bool html = false;
};
std::vector<std::string> fighterActions();
int runFighter(const Context& context, const FighterOptions& options);

// The content of 1192; complains of what is wrong with it.
std::shared_ptr<const duel::Content> fighterContent(const Context& context);
// A ready fighter by id, or one of a file (TOML or JSON) or of a code; complains, and tells what has changed since the
// code was made.
std::optional<duel::OwnFighter> loadFighter(const Context& context, const duel::Content& content,
                                            const std::string& text);

}  // namespace walstatt::cli
