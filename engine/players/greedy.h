// Looks one action ahead: takes the one with the best expectation of `game.value` over the exact spread of the
// dice. Reactions belong to the action: the other side is trusted to answer with what hurts most.
#pragma once

#include <array>

#include "odds/spread.h"
#include "table/player.h"

namespace walstatt {

namespace detail {

// A game's state as a chance process that takes its signature once, not at every comparison.
template <Game G>
struct SignedProcess {
  odds::GameProcess<G> inner;
  std::uint64_t signature = 0;

  std::optional<Throw> pending() const { return inner.pending(); }
  Face faceClass(Face face) const { return inner.faceClass(face); }
  void roll(const Faces& faces) {
    inner.roll(faces);
    signature = inner.game->signature(inner.state);
  }
  friend bool operator==(const SignedProcess& a, const SignedProcess& b) { return a.signature == b.signature; }
};

}  // namespace detail

template <Game G>
class GreedyPlayer final : public Player<G> {
 public:
  using State = typename G::State;
  using Action = typename G::Action;
  static constexpr std::size_t maxReactions = 4;  // answers to answers that are looked at

  explicit GreedyPlayer(std::uint64_t seed) : dice_(seed) {}

  Action choose(const G& game, const State& state, Seat seat) override {
    game_ = &game;
    side_ = game.sideOf(seat);
    Level& level = levels_[0];
    const auto& actions = level.actions.listed(game, state, seat);
    assert(!actions.empty());
    std::size_t best = 0;
    Worth bestWorth = 0;
    std::uint32_t equals = 0;
    for (std::size_t i = 0; i < actions.size(); ++i) {
      level.state = state;
      game.apply(level.state, seat, actions[i], quiet_);
      const Worth worth = worthOf(level.state, 1);
      if (equals == 0 || worth > bestWorth) {
        best = i;
        bestWorth = worth;
        equals = 1;
      } else if (worth == bestWorth && dice_.below(++equals) == 0) {
        best = i;  // the k-th equal replaces with chance 1/k: each of them is as likely
      }
    }
    return actions[best];
  }

 private:
  // Values in parts of a 2^20th, so that every compiler and machine chooses the same.
  using Worth = std::int64_t;
  static constexpr int scale = 20;
  __extension__ using Wide = __int128;
  using Process = detail::SignedProcess<G>;

  // What the look at one more action needs; kept, so that nothing is allocated per action.
  struct Level {
    ActionBuffer<G> actions;
    State state{};
    std::vector<odds::Leaf<Process>> leaves;
  };

  Worth worthOf(const State& state, std::size_t depth) {
    const Turn turn = game_->turn(state);
    if (turn.waiting != Waiting::dice) return settledWorth(state, turn, depth);
    auto& leaves = levels_[depth].leaves;
    odds::spread(Process{{game_, state}, game_->signature(state)}, leaves);
    Worth sum = 0;
    for (const auto& leaf : leaves) {
      const State& after = leaf.process.inner.state;
      const Wide worth = settledWorth(after, game_->turn(after), depth);
      sum += static_cast<Worth>(worth * static_cast<Wide>(leaf.chance.num) / static_cast<Wide>(leaf.chance.den));
    }
    return sum;
  }

  // The worth of a state that waits for no dice.
  Worth settledWorth(const State& state, const Turn& turn, std::size_t depth) {
    if (turn.waiting == Waiting::decision && turn.reaction && depth <= maxReactions) {
      const Seat reacting = firstOf(turn.seats);
      Level& level = levels_[depth];
      const auto& answers = level.actions.listed(*game_, state, reacting);
      if (!answers.empty()) return bestAnswer(state, reacting, answers, depth);
    }
    return Worth{game_->value(state, side_)} << scale;
  }

  Worth bestAnswer(const State& state, Seat reacting, const ActionList<Action>& answers, std::size_t depth) {
    const bool own = game_->sideOf(reacting) == side_;
    Level& level = levels_[depth];
    Worth best = 0;
    for (std::size_t i = 0; i < answers.size(); ++i) {
      level.state = state;
      game_->apply(level.state, reacting, answers[i], quiet_);
      const Worth worth = worthOf(level.state, depth + 1);
      if (i == 0 || (own ? worth > best : worth < best)) best = worth;
    }
    return best;
  }

  FastDice dice_;
  const G* game_ = nullptr;
  Side side_ = 0;
  NoEvents quiet_;
  std::array<Level, maxReactions + 2> levels_;
};

}  // namespace walstatt
