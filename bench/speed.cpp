// Speed with Google Benchmark: random play, listing, exact odds of one attack with and without its explanation.
#include <benchmark/benchmark.h>

#include <cstdio>
#include <cstdlib>
#include <ctime>

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

const mfm::ManForMan& manForMan(const Data& setup) {
  Errors errors;
  static std::vector<std::unique_ptr<AnyGame>> kept;
  kept.push_back(findGame("mfm")->make(library(), setup, errors));
  for (const ContentError& error : errors.list())
    std::fprintf(stderr, "%s\n", library().words().say(error, Language::english).c_str());
  if (!errors.empty()) std::exit(1);
  return dynamic_cast<const Erased<mfm::ManForMan>&>(*kept.back()).game();
}

const mfm::ManForMan& manForMan(const char* setup) { return manForMan(*findGame("mfm")->setup(library(), setup)); }

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

// A battle of some of one unit against as many.
const mfm::ManForMan& battleOf(const std::string& unit, std::int64_t count) {
  std::string text = "kind = \"points\"\nmap = \"plain\"\npoints = 300\nrounds = 10\n";
  for (const char* zone : {"top", "bottom"})
    text += std::string("[[side]]\npeople = \"persians\"\nzone = \"") + zone + "\"\nfigures = [{ " + unit +
            ", count = " + std::to_string(count) + " }]\n";
  Errors errors;
  return manForMan(parseToml(text, "battle.toml", errors));
}

// Lists again what was to be chosen from in random games.
class Listing {
 public:
  explicit Listing(const mfm::ManForMan& game) : game_(game), actions_(game.maxActions()) {
    FastDice dice(5);
    NoEvents quiet;
    mfm::State state = game.start();
    while (met_.size() < 1024) {
      const Turn turn = game.turn(state);
      if (turn.waiting == Waiting::nobody) {
        state = game.start();
      } else if (turn.waiting == Waiting::dice) {
        game.roll(state, dice.roll(turn.dice), quiet);
      } else {
        if (state.phase == mfm::Phase::play && !turn.reaction) met_.push_back(state);
        actions_.clear();
        game.list(state, firstOf(turn.seats), actions_);
        const auto any = [&] { return actions_[dice.below(static_cast<std::uint32_t>(actions_.size()))]; };
        mfm::Action action = any();
        while (action.kind() == mfm::ActionKind::alight) action = any();  // crews stay aboard
        game.apply(state, firstOf(turn.seats), action, quiet);
      }
    }
  }
  void run() {
    const std::clock_t start = std::clock();  // of this program alone
    for (const mfm::State& state : met_) {
      actions_.clear();
      game_.list(state, firstOf(game_.turn(state).seats), actions_);
      listed_ += actions_.size();
    }
    seconds_ += static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
  }
  double nanosecondsPerAction() const { return seconds_ * 1e9 / static_cast<double>(listed_); }

 private:
  const mfm::ManForMan& game_;
  ActionList<mfm::Action> actions_;
  std::vector<mfm::State> met_;
  std::uint64_t listed_ = 0;
  double seconds_ = 0;
};

// In turn, so that both meet the same machine.
void chariotAgainstFoot(benchmark::State& bench) {
  const std::string chariots = "type = \"persian-eight-horse-chariot\", crew = [\"persian-charioteer\"]";  // 12 fields
  Listing chariot(battleOf(chariots, bench.range(0))), foot(battleOf("type = \"persian-saka-axe\"", bench.range(0)));
  for (auto _ : bench) {
    chariot.run();
    foot.run();
  }
  bench.counters["chariot ns/action"] = chariot.nanosecondsPerAction();
  bench.counters["foot ns/action"] = foot.nanosecondsPerAction();
  bench.counters["ratio"] = chariot.nanosecondsPerAction() / foot.nanosecondsPerAction();
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
BENCHMARK_CAPTURE(randomPlay, oasis_150, "oasis-150");
BENCHMARK(chariotAgainstFoot)->Arg(1)->Arg(6);  // alone, and in a crowd
BENCHMARK_CAPTURE(attackOdds, without_explanation, false);
BENCHMARK_CAPTURE(attackOdds, with_explanation, true);

}  // namespace
}  // namespace walstatt

BENCHMARK_MAIN();
