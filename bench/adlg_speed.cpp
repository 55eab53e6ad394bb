// L'Art de la Guerre: whole battles of computer players on every ready battle, one candidate move judged by its kind, what
// there is to choose from listed, an action carried out, the odds of a charge before it is made, a fight to its end.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <deque>
#include <map>
#include <string>
#include <vector>

#include "base/dice.h"
#include "games/adlg/clash.h"
#include "games/adlg/fight_odds.h"
#include "games/adlg/game.h"
#include "games/registry/registry.h"
#include "library/library.h"
#include "odds/forecast.h"
#include "players/random.h"

namespace walstatt::adlg {
namespace {

using Clock = std::chrono::steady_clock;

const Library& library() {
  static const Library read = [] {
    Errors errors;
    return Library::read(builtInContent(), errors);
  }();
  return read;
}

const AnyGame& gameOf(const std::string& setup) {
  static std::map<std::string, std::unique_ptr<AnyGame>> kept;
  std::unique_ptr<AnyGame>& game = kept[setup];
  Errors errors;
  if (!game) game = findGame("adlg")->make(library(), *findGame("adlg")->setup(library(), setup), errors);
  return *game;
}
const Battle& battleOf(const std::string& setup) { return dynamic_cast<const Erased<Battle>&>(gameOf(setup)).game(); }

using MakePlayer = std::function<std::unique_ptr<Player<AnyGame>>(std::uint64_t seed)>;

// Plays on until the battle is over, or `visit(state, seat, action)` says that it has seen enough.
template <class Visit>
void play(const AnyGame& game, const MakePlayer& make, std::uint64_t seed, const Visit& visit) {
  const auto first = make(seed), second = make(seed + 1'000);
  FastDice dice(seed);
  NoEvents quiet;
  AnyState state = game.start();
  for (Turn turn = game.turn(state); turn.waiting != Waiting::nobody; turn = game.turn(state)) {
    if (turn.waiting == Waiting::dice) {
      game.roll(state, dice.roll(turn.dice), quiet);
      continue;
    }
    const Seat seat = firstOf(turn.seats);
    const AnyAction action = (seat == 0 ? first : second)->choose(game, state, seat);
    if (!visit(state, seat, action)) return;
    game.apply(state, seat, action, quiet);
  }
}

void battles(benchmark::State& bench, const std::string& setup, const MakePlayer& make) {
  const AnyGame& game = gameOf(setup);
  std::uint64_t decisions = 0, played = 0;
  for (auto _ : bench)
    play(game, make, ++played, [&](const AnyState&, Seat, const AnyAction&) { return ++decisions > 0; });
  const auto count = static_cast<double>(decisions);
  bench.counters["battles/s"] = benchmark::Counter(static_cast<double>(played), benchmark::Counter::kIsRate);
  bench.counters["decisions/s"] = benchmark::Counter(count, benchmark::Counter::kIsRate);
  bench.counters["decisions/battle"] = count / static_cast<double>(played);
}

// Decisions met in battles that the game's own player leads, and what could be asked there.
struct Met {
  const Battle* battle;
  const State* state;  // shared by all that is asked there, as a player asks
  Seat seat;
  Action action;
};

enum class Kind { forward, wheel, slide, groupForward, groupWheel, charge, groupCharge, refusedMove, refusedCharge };
constexpr std::size_t kinds = 9;
constexpr std::array<const char*, kinds> names{"forward",       "wheel",        "slide",
                                               "group_forward", "group_wheel",  "charge",
                                               "group_charge",  "refused_move", "refused_charge"};

bool isCharge(const Action& action) { return action.verb == Verb::charge || action.verb == Verb::spontaneousCharge; }

std::optional<Kind> kindOf(const Met& met) {
  if (met.action.verb != Verb::move && !isCharge(met.action)) return std::nullopt;
  const bool charge = isCharge(met.action), group = std::popcount(met.action.group) > 1;
  if (met.battle->check(*met.state, met.seat, met.action)) return charge ? Kind::refusedCharge : Kind::refusedMove;
  if (charge) return group ? Kind::groupCharge : Kind::charge;
  bool wheels = false, slides = false;
  for (const Leg& leg : met.action.legs) {
    wheels = wheels || leg.kind() == LegKind::wheel;
    slides = slides || leg.kind() == LegKind::slide;
  }
  if (wheels) return group ? Kind::groupWheel : Kind::wheel;
  if (slides) return Kind::slide;
  return met.action.legs[0].kind() == LegKind::forward ? std::optional(group ? Kind::groupForward : Kind::forward)
                                                       : std::nullopt;
}

// Another leg, another group or another target: what a player tries who does not know yet whether it is allowed.
Action changed(const Battle& battle, Action action, FastDice& dice) {
  const auto below = [&](std::size_t bound) { return dice.below(static_cast<std::uint32_t>(bound)); };
  switch (below(3)) {
    case 0: {
      const auto& units = battle.corps(action.corps).units;
      action.unit = units[below(units.size())];
      action.group = std::uint64_t{1} << battle.placeInCorps(action.unit);
      break;
    }
    case 1:
      if (isCharge(action)) {
        const int enemy = 1 - battle.corps(action.corps).side;
        const std::size_t first = battle.firstUnit(enemy);
        action.target = static_cast<std::uint8_t>(first + below(battle.firstUnit(enemy + 1) - first));
        break;
      }
      [[fallthrough]];
    default: action.legs[0] = Leg(LegKind::wheel, 100 + static_cast<int>(below(4'400))); break;
  }
  return action;
}

constexpr std::size_t metOfKind = 512, ordersMet = 512;

struct Sample {
  std::deque<State> states;
  std::array<std::vector<Met>, kinds> candidates;
  std::vector<Met> asTheyCome;  // candidates of all kinds, as often as each is met
  std::vector<Met> orders, applied, charges;
};

void note(std::vector<Met>& all, const Met& met, std::size_t most) {
  if (all.size() < most) all.push_back(met);
}

// From all battles that stand ready, a few of each.
const Sample& sample() {
  static const Sample made = [] {
    Sample all;
    FastDice dice(5), lots(6);
    const GameKind& kind = *findGame("adlg");
    for (std::uint64_t seed = 1; seed <= 40; ++seed)
      for (const ReadySetup& ready : kind.setups(library())) {
        const Battle& battle = battleOf(ready.id);
        ActionList<Action> listed(battle.maxActions());
        int decisions = 0;
        play(gameOf(ready.id), kind.players[0].make, seed,
             [&](const AnyState& any, Seat seat, const AnyAction& chosen) {
               const bool asked = any.as<State>().step == Step::orders && ++decisions % 8 == 0;
               if (!asked && all.applied.size() == 4 * metOfKind) return true;
               const State& state = all.states.emplace_back(any.as<State>());
               note(all.applied, {&battle, &state, seat, chosen.as<Action>()}, 4 * metOfKind);
               if (!asked) return true;
               note(all.orders, {&battle, &state, seat, {}}, ordersMet);
               listed.clear();
               battle.list(state, seat, listed);
               for (std::size_t i = 0; i < listed.size(); i += 1 + dice.below(8))
                 for (const Action& action : {listed[i], changed(battle, listed[i], dice)}) {
                   const Met met{&battle, &state, seat, action};
                   const auto found = kindOf(met);
                   if (!found) continue;
                   note(all.candidates[static_cast<std::size_t>(*found)], met, metOfKind);
                   if (lots.below(16) == 0) note(all.asTheyCome, met, 4 * metOfKind);
                   if (isCharge(action) && !battle.check(state, seat, action)) note(all.charges, met, 256);
                 }
               return true;
             });
        const bool enough =
            all.orders.size() == ordersMet && std::all_of(all.candidates.begin(), all.candidates.end(),
                                                          [](const auto& one) { return one.size() == metOfKind; });
        if (enough) return all;
      }
    return all;
  }();
  return made;
}

// Of five tries the quickest, so that other programs are not counted.
template <class Ask>
double longest(const std::vector<Met>& all, const Ask& ask) {
  Clock::duration worst{};
  for (const Met& met : all) {
    Clock::duration quickest = Clock::duration::max();
    for (int i = 0; i < 5; ++i) {
      const Clock::time_point start = Clock::now();
      ask(met);
      quickest = std::min(quickest, Clock::now() - start);
    }
    worst = std::max(worst, quickest);
  }
  return std::chrono::duration<double, std::micro>(worst).count();
}

// One after the other, so that nothing is warm but the tables.
template <class Ask>
void inTurn(benchmark::State& bench, const std::vector<Met>& all, const Ask& ask) {
  if (all.empty()) return bench.SkipWithError("none met");
  std::size_t i = 0;
  for (auto _ : bench) ask(all[i++ % all.size()]);
  bench.counters["met"] = static_cast<double>(all.size());
  bench.counters["longest_us"] = longest(all, ask);
}

void checkInTurn(benchmark::State& bench, const std::vector<Met>& all) {
  inTurn(bench, all,
         [](const Met& met) { benchmark::DoNotOptimize(met.battle->check(*met.state, met.seat, met.action)); });
}
void checks(benchmark::State& bench, Kind kind) {
  checkInTurn(bench, sample().candidates[static_cast<std::size_t>(kind)]);
}
void checksAsTheyCome(benchmark::State& bench) { checkInTurn(bench, sample().asTheyCome); }

void listing(benchmark::State& bench) {
  ActionList<Action> actions(4'096);
  std::uint64_t listed = 0;
  inTurn(bench, sample().orders, [&](const Met& met) {
    actions.clear();
    met.battle->list(*met.state, met.seat, actions);
    listed += actions.size();
  });
  bench.counters["listed/s"] = benchmark::Counter(static_cast<double>(listed), benchmark::Counter::kIsRate);
}

// What a copy costs is part of it, and measured by itself.
void applying(benchmark::State& bench) {
  NoEvents quiet;
  inTurn(bench, sample().applied, [&](const Met& met) {
    State state = *met.state;
    met.battle->apply(state, met.seat, met.action, quiet);
    benchmark::DoNotOptimize(state);
  });
}
void copying(benchmark::State& bench) {
  inTurn(bench, sample().applied, [](const Met& met) {
    State state = *met.state;
    benchmark::DoNotOptimize(state);
  });
  bench.counters["bytes"] = sizeof(State);
}

// What a page shows before a charge is made: everything that may come of it, with its chances.
void chargeForecast(benchmark::State& bench) {
  inTurn(bench, sample().charges, [](const Met& met) {
    benchmark::DoNotOptimize(odds::forecast(*met.battle, *met.state, met.seat, met.action));
  });
}

// Who beats whom: one round by all 36 throws, and the fight to its end, exactly and in floating point.
enum class Fight { round, toTheEnd, quick };
void fights(benchmark::State& bench, Fight what) {
  inTurn(bench, sample().charges, [&](const Met& met) {
    if (met.action.target >= met.battle->unitCount()) return;
    Clash clash;
    clash.who = {&met.battle->profile(met.action.unit), &met.battle->profile(met.action.target)};
    clash.charger = ChargedBy::first;
    switch (what) {
      case Fight::round: return benchmark::DoNotOptimize(roundOdds(clash));
      case Fight::toTheEnd: return benchmark::DoNotOptimize(fightOdds(clash));
      case Fight::quick: return benchmark::DoNotOptimize(quickFightOdds(clash));
    }
  });
}

// Both in turn, so that they meet the same machine: how much dearer is it to ask for every action than for one move?
void oneMoveAgainstTheList(benchmark::State& bench) {
  const auto& moves = sample().candidates[static_cast<std::size_t>(Kind::forward)];
  const auto& orders = sample().orders;
  if (moves.empty() || orders.empty()) return bench.SkipWithError("none met");
  ActionList<Action> actions(4'096);
  Clock::duration checking{}, listed{};
  std::uint64_t checked = 0, lists = 0;
  for (auto _ : bench) {
    const Clock::time_point start = Clock::now();
    for (const Met& met : moves) benchmark::DoNotOptimize(met.battle->check(*met.state, met.seat, met.action));
    const Clock::time_point middle = Clock::now();
    for (const Met& met : orders) {
      actions.clear();
      met.battle->list(*met.state, met.seat, actions);
    }
    listed += Clock::now() - middle;
    checking += middle - start;
    checked += moves.size();
    lists += orders.size();
  }
  const auto micros = [](Clock::duration time, std::uint64_t count) {
    return std::chrono::duration<double, std::micro>(time).count() / static_cast<double>(count);
  };
  bench.counters["check_us"] = micros(checking, checked);
  bench.counters["list_us"] = micros(listed, lists);
  bench.counters["ratio"] = micros(listed, lists) / micros(checking, checked);
}

bool registerAll() {
  const GameKind& kind = *findGame("adlg");
  for (const ReadySetup& ready : kind.setups(library())) {
    const auto add = [&](const std::string& player, const MakePlayer& make) {
      benchmark::RegisterBenchmark(("adlgBattles/" + ready.id + "/" + player).c_str(), battles, ready.id, make)
          ->Unit(benchmark::kMillisecond);
    };
    const OwnPlayer& plain = kind.players.front();  // a strong one thinks for half a minute a battle
    add(std::string(plain.id), plain.make);
    add("random", [](std::uint64_t seed) { return std::make_unique<RandomPlayer<AnyGame>>(seed); });
  }
  for (std::size_t i = 0; i < kinds; ++i)
    benchmark::RegisterBenchmark((std::string("adlgCheck/") + names[i]).c_str(), checks, static_cast<Kind>(i));
  return true;
}
[[maybe_unused]] const bool registered = registerAll();

BENCHMARK(checksAsTheyCome)->Name("adlgCheck/as_they_come");
BENCHMARK(oneMoveAgainstTheList)->Name("adlgCheck/against_the_list")->Unit(benchmark::kMillisecond);
BENCHMARK(listing)->Name("adlgListing")->Unit(benchmark::kMicrosecond);
BENCHMARK(applying)->Name("adlgApplying");
BENCHMARK(copying)->Name("adlgCopying");
BENCHMARK(chargeForecast)->Name("adlgChargeForecast")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(fights, round, Fight::round)->Name("adlgFight/round");
BENCHMARK_CAPTURE(fights, to_the_end, Fight::toTheEnd)->Name("adlgFight/to_the_end");
BENCHMARK_CAPTURE(fights, quick, Fight::quick)->Name("adlgFight/quick");

}  // namespace
}  // namespace walstatt::adlg
