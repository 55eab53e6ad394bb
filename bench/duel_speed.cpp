// 1192: the best defence for any twelve dice and for dice in play, groups and scores listed, the table of a cascade and
// a question to it, the spread of a damage roll.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <vector>

#include "base/dice.h"
#include "games/duel/cascade.h"
#include "games/duel/damage_odds.h"
#include "games/duel/warding.h"

namespace walstatt::duel {
namespace {

// Attacks against `own` dice: any numbers, or few different ones, which make the most sums.
std::vector<WideProblem> problems(std::uint32_t attacks, std::uint32_t own, std::uint32_t different) {
  FastDice dice(1192);
  std::vector<WideProblem> made(4096);
  for (WideProblem& problem : made) {
    const std::uint32_t lowest = 2 + dice.below(20 - different);
    for (std::uint32_t i = 0; i < own; ++i) {
      problem.faces[i] = static_cast<Die>(lowest + dice.below(different));
      (dice.below(2) == 0 ? problem.group : problem.rescue) |= static_cast<std::uint16_t>(1u << i);
    }
    const std::uint32_t highest = 4 + dice.below(23);  // low ones are met together, in many ways
    for (std::uint32_t i = 0; i < attacks; ++i)
      problem.attacks.push_back(static_cast<Die>(2 + dice.below(highest - 1)));
  }
  return made;
}

// The longest of all problems; of five tries the quickest, so that other programs are not counted.
double longest(const std::vector<WideProblem>& all) {
  using Clock = std::chrono::steady_clock;
  Clock::duration worst{};
  for (const WideProblem& problem : all) {
    Clock::duration quickest = Clock::duration::max();
    for (int i = 0; i < 5; ++i) {
      const Clock::time_point start = Clock::now();
      benchmark::DoNotOptimize(bestWard(problem));
      quickest = std::min(quickest, Clock::now() - start);
    }
    worst = std::max(worst, quickest);
  }
  return std::chrono::duration<double, std::micro>(worst).count();
}

void warding(benchmark::State& bench, std::uint32_t attacks, std::uint32_t own, std::uint32_t different) {
  const std::vector<WideProblem> all = problems(attacks, own, different);
  std::size_t i = 0;
  for (auto _ : bench) benchmark::DoNotOptimize(bestWard(all[i++ % all.size()]));
  bench.counters["longest_us"] = longest(all);
}

std::vector<Hand> hands() {
  FastDice dice(7);
  std::vector<Hand> made(1024);
  for (Hand& hand : made) {
    hand.count = 6;
    for (Die& face : hand.faces) face = static_cast<Die>(1 + dice.below(20));
  }
  return made;
}

void listing(benchmark::State& bench, bool groups) {
  const std::vector<Hand> all = hands();
  std::size_t i = 0;
  for (auto _ : bench) {
    const Hand& hand = all[i++ % all.size()];
    benchmark::DoNotOptimize(groups ? groupsOf(hand, hand.all(), 3) : scoresOf(hand, hand.all()));
  }
}

void cascadeTable(benchmark::State& bench, std::uint8_t skill) {
  for (auto _ : bench) benchmark::DoNotOptimize(Cascade({6, 20, skill}).start());
}

void cascadeQuestion(benchmark::State& bench) {
  static const Cascade cascade({6, 20, 3});
  const std::vector<Hand> all = hands();
  std::size_t i = 0;
  for (auto _ : bench) {
    const Hand& hand = all[i++ % all.size()];
    benchmark::DoNotOptimize(cascade.choices(hand, 0));
    benchmark::DoNotOptimize(cascade.spread(hand, 1));
  }
}

void damageSpread(benchmark::State& bench, int dice, int sides) {
  for (auto _ : bench) benchmark::DoNotOptimize(damageOdds({dice, sides, 1, Armour{4, 3, 1}, 30}));
}

BENCHMARK_CAPTURE(warding, twelve_any, 6, 12, 18);
BENCHMARK_CAPTURE(warding, twelve_alike, 6, 12, 3);
BENCHMARK_CAPTURE(warding, six_against_six, 6, 6, 18);
BENCHMARK_CAPTURE(warding, three_against_six, 3, 6, 18);
BENCHMARK_CAPTURE(listing, groups, true);
BENCHMARK_CAPTURE(listing, scores, false);
BENCHMARK_CAPTURE(cascadeTable, W20_FkW3, 3)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(cascadeTable, W20_FkW6, 6)->Unit(benchmark::kMillisecond);
BENCHMARK(cascadeQuestion);
BENCHMARK_CAPTURE(damageSpread, four_W10, 4, 10);
BENCHMARK_CAPTURE(damageSpread, seven_W20, 7, 20)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace walstatt::duel
