// Fixed games with fixed seeds, played at random with all legal actions listed at each decision. One number tells
// whether play changed: the signature is the same with every compiler and in WebAssembly.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "library/library.h"

namespace walstatt {

struct BenchLine {
  std::string game;
  std::string setup;
  std::uint64_t games = 0;
  std::uint64_t decisions = 0;
  std::uint64_t rolls = 0;
  std::uint64_t listed = 0;  // legal actions
  std::uint64_t signature = 0;
  double seconds = 0;
};

enum class BenchSize { small, full };
std::vector<BenchLine> playFixedGames(const Library& library, BenchSize size);

}  // namespace walstatt
