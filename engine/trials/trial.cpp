#include "trials/trial.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "base/signature.h"
#include "players/make_player.h"

namespace walstatt {

namespace {

using Players = std::vector<std::unique_ptr<Player<AnyGame>>>;  // one a seat

// The names by seat; empty if their number fits neither seats nor sides.
std::vector<std::string> namesBySeat(const TrialPlan& plan) {
  const AnyGame& game = *plan.game;
  const auto seats = static_cast<std::size_t>(game.seats()), sides = static_cast<std::size_t>(game.sides());
  if (plan.players.size() == seats) return plan.players;
  std::vector<std::string> names;
  if (plan.players.size() != sides) return names;
  for (std::size_t seat = 0; seat < seats; ++seat) names.push_back(plan.players[game.sideOf(static_cast<Seat>(seat))]);
  return names;
}

void count(Tally& tally, std::uint64_t value, bool first) {
  tally.least = first ? value : std::min(tally.least, value);
  tally.most = std::max(tally.most, value);
  tally.sum += value;
  tally.squares += value * value;
}

void add(Tally& tally, const Tally& other, bool first) {
  tally.least = first ? other.least : std::min(tally.least, other.least);
  tally.most = std::max(tally.most, other.most);
  tally.sum += other.sum;
  tally.squares += other.squares;
}

void add(TrialResult& all, const TrialResult& part) {
  if (part.games == 0) return;
  add(all.decisions, part.decisions, all.games == 0);
  add(all.rolls, part.rolls, all.games == 0);
  all.games += part.games;
  for (std::size_t side = 0; side < part.wins.size(); ++side) all.wins[side] += part.wins[side];
  all.draws += part.draws;
  all.unfinished += part.unfinished;
  for (const auto& [reason, times] : part.reasons) all.reasons[reason] += times;
  all.signature += part.signature;
}

TrialResult emptyResult(const AnyGame& game) {
  TrialResult result;
  result.wins.resize(static_cast<std::size_t>(game.sides()));
  return result;
}

// Plays game number `index`; everything random in it depends on the plan's seed and that number alone.
void playGame(const TrialPlan& plan, const std::vector<std::string>& names, std::uint64_t index, TrialResult& result) {
  const TrialTable table = plan.lay ? plan.lay(index) : TrialTable{};
  const AnyGame& game = table.game ? *table.game : *plan.game;
  const std::uint64_t seed = combined(mixed(plan.seed), index);
  FastDice dice(combined(seed, 0));
  Players players;
  for (const std::string& name : names)
    players.push_back(makePlayer(*plan.kind, name, combined(seed, players.size() + 1)));

  AnyState state = game.start();
  NoEvents quiet;
  std::uint64_t decisions = 0, rolls = 0;
  Turn turn = game.turn(state);
  for (; turn.waiting != Waiting::nobody && decisions + rolls < TrialResult::stepLimit; turn = game.turn(state)) {
    if (turn.waiting == Waiting::dice) {
      game.roll(state, dice.roll(turn.dice), quiet);
      ++rolls;
    } else {
      const Seat seat = firstOf(turn.seats);
      const AnyAction action = players[seat]->choose(game, game.view(state, seat), seat);
      game.apply(state, seat, action, quiet);
      ++decisions;
    }
  }

  count(result.decisions, decisions, result.games == 0);
  count(result.rolls, rolls, result.games == 0);
  ++result.games;
  result.signature += combined(game.signature(state), index);
  if (plan.ended) plan.ended(index, table, state);
  const Outcome outcome = game.outcome(state);
  if (!outcome.over) return void(++result.unfinished);
  if (outcome.winner == noSide) {
    ++result.draws;
  } else {
    const std::size_t last = result.wins.size() - 1;
    ++result.wins[table.swapped ? last - outcome.winner : outcome.winner];
  }
  if (outcome.why.phrase) ++result.reasons[std::string(outcome.why.phrase->id)];
}

// The workers and what they share. Games are taken in small portions, so that no thread is idle at the end.
class Workers {
 public:
  Workers(const TrialPlan& plan, const std::vector<std::string>& names, int threads)
      : plan_(plan), names_(names), parts_(static_cast<std::size_t>(threads), emptyResult(*plan.game)) {}

  TrialResult run() {
    std::vector<std::thread> threads;
    for (TrialResult& part : parts_) threads.emplace_back([this, &part] { work(part); });
    if (plan_.progress) watch();
    for (std::thread& thread : threads) thread.join();
    if (plan_.progress) plan_.progress(plan_.games);
    TrialResult all = emptyResult(*plan_.game);
    for (const TrialResult& part : parts_) add(all, part);
    return all;
  }

 private:
  void work(TrialResult& shared) {
    TrialResult part = emptyResult(*plan_.game);  // of its own, so that threads do not share cache lines
    for (std::uint64_t index = next_++; index < plan_.games; index = next_++) {
      playGame(plan_, names_, index, part);
      ++done_;
    }
    shared = std::move(part);
    const std::lock_guard lock(mutex_);
    ++idle_;
    finished_.notify_one();
  }

  void watch() {
    std::unique_lock lock(mutex_);
    const auto ready = [this] { return idle_ == parts_.size(); };
    while (!finished_.wait_for(lock, std::chrono::milliseconds(100), ready)) {
      lock.unlock();  // a slow listener must not hold up the workers
      plan_.progress(done_);
      lock.lock();
    }
  }

  const TrialPlan& plan_;
  const std::vector<std::string>& names_;
  std::vector<TrialResult> parts_;
  std::atomic<std::uint64_t> next_{0};
  std::atomic<std::uint64_t> done_{0};
  std::mutex mutex_;
  std::condition_variable finished_;
  std::size_t idle_ = 0;
};

}  // namespace

constexpr double normalQuantile = 1.959963984540054;  // of 97.5 %

Interval wilson(std::uint64_t hits, std::uint64_t of) {
  if (of == 0) return {};
  constexpr double z = normalQuantile;
  const double n = static_cast<double>(of), share = static_cast<double>(hits) / n;
  const double centre = share + z * z / (2 * n);
  const double reach = z * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
  const double scale = 1 + z * z / n;
  // Rounding must not push a share of exactly 0 or 1 out of its own interval.
  return {hits == 0 ? 0 : (centre - reach) / scale, hits == of ? 1 : (centre + reach) / scale};
}

double TrialResult::mean(const Tally& tally) const {
  return games == 0 ? 0 : static_cast<double>(tally.sum) / static_cast<double>(games);
}

Interval TrialResult::meanInterval(const Tally& tally) const {
  const double centre = mean(tally);
  if (games < 2) return {centre, centre};
  const double n = static_cast<double>(games);
  const double variance = std::max(0.0, (static_cast<double>(tally.squares) - n * centre * centre) / (n - 1));
  const double reach = normalQuantile * std::sqrt(variance / n);
  return {centre - reach, centre + reach};
}

std::optional<TrialResult> runTrial(const TrialPlan& plan) {
  const std::vector<std::string> names = namesBySeat(plan);
  if (names.empty()) return std::nullopt;
  for (const std::string& name : names)
    if (!makePlayer(*plan.kind, name, 0)) return std::nullopt;
  int threads = plan.threads > 0 ? plan.threads : static_cast<int>(std::thread::hardware_concurrency());
  threads = static_cast<int>(
      std::clamp<std::uint64_t>(plan.games, 1, static_cast<std::uint64_t>(std::clamp(threads, 1, 256))));
  return Workers(plan, names, threads).run();
}

}  // namespace walstatt
