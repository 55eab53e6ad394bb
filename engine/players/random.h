// Takes any listed action, each as likely as the other (on a free table what the game samples): the yardstick for all
// others, and what the laws play with.
#pragma once

#include "table/player.h"

namespace walstatt {

template <Game G>
class RandomPlayer final : public Player<G> {
 public:
  explicit RandomPlayer(std::uint64_t seed) : dice_(seed) {}

  typename G::Action choose(const G& game, const typename G::State& state, Seat seat) override {
    if constexpr (FreeGame<G>) {
      if (game.listing() == Listing::sampled)
        if (const auto action = game.sample(state, seat, dice_)) return *action;
    }
    const auto& actions = buffer_.listed(game, state, seat);
    assert(!actions.empty());
    return actions[dice_.below(static_cast<std::uint32_t>(actions.size()))];
  }

 private:
  FastDice dice_;
  ActionBuffer<G> buffer_;
};

}  // namespace walstatt
