// Very many games at once, computer players against each other, and what came of them. The same plan gives the
// same result with any number of threads.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "table/game_kind.h"

namespace walstatt {

// One game of a trial whose tables differ. `swapped`: its second side is what the trial counts as the first.
struct TrialTable {
  std::shared_ptr<const AnyGame> game;
  bool swapped = false;
};

struct TrialPlan {
  const GameKind* kind = nullptr;  // whose computer players may play
  const AnyGame* game = nullptr;
  // Lays a table of its own for every game, on any thread; they have as many seats and sides as `game`.
  std::function<TrialTable(std::uint64_t index)> lay{};
  // Told of every last state, on any thread.
  std::function<void(std::uint64_t index, const TrialTable& table, const AnyState& last)> ended{};
  std::vector<std::string> players;  // names of computer players, one a side or one a seat
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
  int threads = 0;  // 0: as many as the machine runs at once
  // Called now and then (about every 100 ms, and once at the end) from the thread that asked for the trial.
  std::function<void(std::uint64_t done)> progress{};
};

// Numbers of all games, kept as whole numbers so that no order of adding matters.
struct Tally {
  std::uint64_t least = 0;
  std::uint64_t most = 0;
  std::uint64_t sum = 0;
  std::uint64_t squares = 0;
};

struct Interval {
  double low = 0;
  double high = 1;
};

// What the true share is likely to be (95 %), by Wilson: sound for few games and for shares near 0 and 1.
Interval wilson(std::uint64_t hits, std::uint64_t of);

struct TrialResult {
  static constexpr std::uint64_t stepLimit = 100'000;  // decisions and rolls; a longer game counts as unfinished

  std::uint64_t games = 0;
  std::vector<std::uint64_t> wins;  // per side
  std::uint64_t draws = 0;
  std::uint64_t unfinished = 0;
  Tally decisions;                               // per game
  Tally rolls;                                   // throws, not single dice, per game
  std::map<std::string, std::uint64_t> reasons;  // phrase ids of the outcomes
  std::uint64_t signature = 0;                   // of all last states: changes when play changes

  double mean(const Tally& tally) const;
  Interval meanInterval(const Tally& tally) const;  // 95 %, by the normal distribution
  Interval winInterval(Side side) const { return wilson(wins[side], games); }
  Interval drawInterval() const { return wilson(draws, games); }
};

// Nothing if a player is unknown or their number fits neither seats nor sides.
std::optional<TrialResult> runTrial(const TrialPlan& plan);

}  // namespace walstatt
