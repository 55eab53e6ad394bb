// One game played at random, listing all legal actions at each decision.
#pragma once

#include "table/contract.h"

namespace walstatt {

template <Game G>
struct RandomGame {
  typename G::State state;
  std::uint64_t decisions = 0, rolls = 0, listed = 0;
};

template <Game G>
RandomGame<G> playAtRandom(const G& game, ActionList<typename G::Action>& actions, FastDice& dice) {
  RandomGame<G> played{game.start()};
  NoEvents quiet;
  for (;;) {
    const Turn turn = game.turn(played.state);
    if (turn.waiting == Waiting::nobody) return played;
    if (turn.waiting == Waiting::dice) {
      game.roll(played.state, dice.roll(turn.dice), quiet);
      ++played.rolls;
      continue;
    }
    const Seat seat = firstOf(turn.seats);
    actions.clear();
    game.list(played.state, seat, actions);
    game.apply(played.state, seat, actions[dice.below(static_cast<std::uint32_t>(actions.size()))], quiet);
    ++played.decisions;
    played.listed += actions.size();
  }
}

}  // namespace walstatt
