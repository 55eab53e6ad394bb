// One game played at random, listing all legal actions at each decision.
#pragma once

#include "table/contract.h"

namespace walstatt {

template <Game G>
struct RandomGame {
  typename G::State state;
  std::uint64_t decisions = 0, rolls = 0, listed = 0;
};

// `refused(action)`: another one is drawn instead.
template <Game G, class Refused>
RandomGame<G> playAtRandom(const G& game, ActionList<typename G::Action>& actions, FastDice& dice,
                           const Refused& refused) {
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
    const auto any = [&] { return actions[dice.below(static_cast<std::uint32_t>(actions.size()))]; };
    auto action = any();
    while (refused(action)) action = any();
    game.apply(played.state, seat, action, quiet);
    ++played.decisions;
    played.listed += actions.size();
  }
}

template <Game G>
RandomGame<G> playAtRandom(const G& game, ActionList<typename G::Action>& actions, FastDice& dice) {
  return playAtRandom(game, actions, dice, [](const typename G::Action&) { return false; });
}

}  // namespace walstatt
