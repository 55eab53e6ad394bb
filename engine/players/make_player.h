// All computer players by name.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <string_view>

#include "players/greedy.h"
#include "players/random.h"

namespace walstatt {

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

}  // namespace walstatt
