// All computer players by name.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "players/greedy.h"
#include "players/random.h"
#include "table/game_kind.h"

namespace walstatt {

// Those that play every game.
inline std::span<const std::string_view> playerNames() {
  static constexpr std::array<std::string_view, 2> names{"random", "greedy"};
  return names;
}

// Nothing for a name that nobody bears.
template <Game G>
std::unique_ptr<Player<G>> makePlayer(std::string_view name, std::uint64_t seed) {
  if (name == "random") return std::make_unique<RandomPlayer<G>>(seed);
  if (name == "greedy") return std::make_unique<GreedyPlayer<G>>(seed);
  return nullptr;
}

// All that play games of this kind: those for every game, then its own.
inline std::vector<std::string> playerNames(const GameKind& kind) {
  std::vector<std::string> names(playerNames().begin(), playerNames().end());
  for (const OwnPlayer& own : kind.players) names.emplace_back(own.id);
  return names;
}

// Whom one meets if nobody is asked for.
inline std::string_view usualPlayer(const GameKind& kind) {
  return kind.players.empty() ? "greedy" : kind.players.front().id;
}

// Nothing for a name that nobody bears at games of this kind.
inline std::unique_ptr<Player<AnyGame>> makePlayer(const GameKind& kind, std::string_view name, std::uint64_t seed) {
  for (const OwnPlayer& own : kind.players)
    if (own.id == name) return own.make(seed);
  return makePlayer<AnyGame>(name, seed);
}

}  // namespace walstatt
