// Speed with Google Benchmark: random play, listing, exact odds of one attack with and without its explanation.
#include <benchmark/benchmark.h>

#include "bench/random_play.h"
#include "games/mfm/attack_odds.h"
#include "games/registry/registry.h"
#include "library/library.h"

namespace walstatt {
namespace {

const Library& library() {
  static const Library read = [] {
    Errors errors;
    return Library::read(builtInContent(), errors);
  }();
  return read;
}

const mfm::ManForMan& manForMan(const char* setup) {
  const GameKind* kind = findGame("mfm");
  Errors errors;
  static std::vector<std::unique_ptr<AnyGame>> kept;
  kept.push_back(kind->make(library(), *kind->setup(library(), setup), errors));
  return dynamic_cast<const Erased<mfm::ManForMan>&>(*kept.back()).game();
}

void randomPlay(benchmark::State& bench, const char* setup) {
  const mfm::ManForMan& game = manForMan(setup);
  ActionList<mfm::Action> actions(game.maxActions());
  FastDice dice(7);
  std::uint64_t steps = 0, listed = 0, games = 0;
  for (auto _ : bench) {
    const auto played = playAtRandom(game, actions, dice);
    steps += played.decisions + played.rolls;
    listed += played.listed;
    ++games;
  }
  bench.counters["steps/s"] = benchmark::Counter(static_cast<double>(steps), benchmark::Counter::kIsRate);
  bench.counters["listed/s"] = benchmark::Counter(static_cast<double>(listed), benchmark::Counter::kIsRate);
  bench.counters["games/s"] = benchmark::Counter(static_cast<double>(games), benchmark::Counter::kIsRate);
}

// Attack actions met in random games of a 150-point battle, with their positions.
struct Met {
  mfm::State state;
  mfm::Action action;
};
const std::vector<Met>& attacksMet(const mfm::ManForMan& game) {
  static std::vector<Met> met;
  if (!met.empty()) return met;
  ActionList<mfm::Action> actions(game.maxActions());
  FastDice dice(11);
  NoEvents quiet;
  while (met.size() < 256) {
    mfm::State state = game.start();
    for (Turn turn = game.turn(state); turn.waiting != Waiting::nobody && met.size() < 256; turn = game.turn(state)) {
      if (turn.waiting == Waiting::dice) {
        game.roll(state, dice.roll(turn.dice), quiet);
        continue;
      }
      actions.clear();
      game.list(state, firstOf(turn.seats), actions);
      const mfm::Action action = actions[dice.below(static_cast<std::uint32_t>(actions.size()))];
      const auto kind = action.kind();
      if (kind == mfm::ActionKind::nah || kind == mfm::ActionKind::fern || kind == mfm::ActionKind::weit ||
          kind == mfm::ActionKind::strike)
        met.push_back({state, action});
      game.apply(state, firstOf(turn.seats), action, quiet);
    }
  }
  return met;
}

void attackOdds(benchmark::State& bench, bool explained) {
  const mfm::ManForMan& game = manForMan("battle-150");
  const std::vector<Met>& met = attacksMet(game);
  std::size_t i = 0;
  for (auto _ : bench) {
    const Met& each = met[i++ % met.size()];
    benchmark::DoNotOptimize(mfm::chancesOf(game, each.state, each.action));
    if (explained) {
      int unclear = 0;
      benchmark::DoNotOptimize(game.hitNumberOf<Explained>(each.state, each.action));
      benchmark::DoNotOptimize(game.protectionOf<Explained>(each.state, game.attackOf(each.state, each.action).kind,
                                                            each.action.figure(), each.action.target(), unclear));
    }
  }
}

BENCHMARK_CAPTURE(randomPlay, geheimdokument, "geheimdokument");
BENCHMARK_CAPTURE(randomPlay, battle_150, "battle-150");
BENCHMARK_CAPTURE(attackOdds, without_explanation, false);
BENCHMARK_CAPTURE(attackOdds, with_explanation, true);

}  // namespace
}  // namespace walstatt

BENCHMARK_MAIN();
