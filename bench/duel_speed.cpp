// 1192: random duels, the best defence for any twelve dice and for dice in play, groups and scores listed, the table of a
// cascade and a question to it, the spread of a damage roll, what the choices of a decision are worth.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <vector>

#include "base/dice.h"
#include "bench/random_play.h"
#include "games/duel/cascade.h"
#include "games/duel/damage_odds.h"
#include "games/duel/game.h"
#include "games/duel/warding.h"
#include "games/registry/registry.h"
#include "library/library.h"

namespace walstatt::duel {
namespace {

const Duel& duelOf(const char* setup) {
  static const Library library = [] {
    Errors errors;
    return Library::read(builtInContent(), errors);
  }();
  static std::vector<std::unique_ptr<AnyGame>> kept;
  Errors errors;
  const GameKind* kind = findGame("1192");
  kept.push_back(kind->make(library, *kind->setup(library, setup), errors));
  return dynamic_cast<const Erased<Duel>&>(*kept.back()).game();
}

bool isFlight(Action action) {
  return action.kind() == ActionKind::flee || action.kind() == ActionKind::spare || action.kind() == ActionKind::leave;
}

// Decisions and rolls in a second. Whoever decides at random flees at the first chance; without flight duels are fought
// out, and wounds, wards and counters have their part.
void randomDuels(benchmark::State& bench, const char* setup, bool flight) {
  const Duel& game = duelOf(setup);
  ActionList<Action> actions(game.maxActions());
  FastDice dice(7);
  std::uint64_t steps = 0, games = 0;
  const auto refused = [&](Action action) { return !flight && isFlight(action); };
  for (auto _ : bench) {
    const auto played = playAtRandom(game, actions, dice, refused);
    steps += played.decisions + played.rolls;
    ++games;
  }
  bench.counters["steps/s"] = benchmark::Counter(static_cast<double>(steps), benchmark::Counter::kIsRate);
  bench.counters["duels/s"] = benchmark::Counter(static_cast<double>(games), benchmark::Counter::kIsRate);
  bench.counters["steps/duel"] = static_cast<double>(steps) / static_cast<double>(games);
}

// The values of all choices of one decision, as a screen asks for them.
void choiceValues(benchmark::State& bench, const char* setup, Step step) {
  const Duel& game = duelOf(setup);
  ActionList<Action> actions(game.maxActions());
  FastDice dice(7);
  std::vector<State> met;
  NoEvents quiet;
  for (State state = game.start(); met.size() < 64;) {
    const Turn turn = game.turn(state);
    if (turn.waiting == Waiting::nobody) {
      state = game.start();
    } else if (turn.waiting == Waiting::dice) {
      game.roll(state, dice.roll(turn.dice), quiet);
    } else {
      if (state.step == step) met.push_back(state);
      actions.clear();
      game.list(state, firstOf(turn.seats), actions);
      game.apply(state, firstOf(turn.seats), actions[dice.below(static_cast<std::uint32_t>(actions.size()))], quiet);
    }
  }
  using Clock = std::chrono::steady_clock;
  Clock::duration worst{};
  for (const State& state : met) {
    game.overlay(state, 0);  // tables are worked out
    Clock::duration quickest = Clock::duration::max();
    for (int i = 0; i < 5; ++i) {
      const Clock::time_point start = Clock::now();
      benchmark::DoNotOptimize(game.overlay(state, 0));
      quickest = std::min(quickest, Clock::now() - start);
    }
    worst = std::max(worst, quickest);
  }
  std::size_t i = 0;
  for (auto _ : bench) benchmark::DoNotOptimize(game.overlay(met[i++ % met.size()], 0));
  bench.counters["longest_ms"] = std::chrono::duration<double, std::milli>(worst).count();
}

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

BENCHMARK_CAPTURE(randomDuels, outposts, "outposts", true);
BENCHMARK_CAPTURE(randomDuels, outposts_fought_out, "outposts", false);
BENCHMARK_CAPTURE(randomDuels, well_fought_out, "well", false);
BENCHMARK_CAPTURE(randomDuels, open_field_fought_out, "open-field", false);
BENCHMARK_CAPTURE(randomDuels, battlements_fought_out, "battlements", false);
BENCHMARK_CAPTURE(randomDuels, three_to_three_fought_out, "three-to-three", false);
BENCHMARK_CAPTURE(choiceValues, scores, "outposts", Step::score)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(choiceValues, attack_or_wait, "outposts", Step::declare)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(choiceValues, waves, "outposts", Step::wave)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(choiceValues, wards, "outposts", Step::ward)->Unit(benchmark::kMillisecond);
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
