// Computer players see the contract and no single game. Whoever asks one hands it what its seat may see
// (`game.view`); it is asked only when the seat may decide.
#pragma once

#include <optional>

#include "table/contract.h"

namespace walstatt {

template <Game G>
class Player {
 public:
  Player() = default;
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;
  virtual ~Player() = default;

  virtual typename G::Action choose(const G& game, const typename G::State& state, Seat seat) = 0;
};

// A list of actions that is kept from one question to the next and grows only for a larger game.
template <Game G>
class ActionBuffer {
 public:
  const ActionList<typename G::Action>& listed(const G& game, const typename G::State& state, Seat seat) {
    const std::size_t needed = game.maxActions();
    if (!list_ || list_->capacity() < needed) list_.emplace(needed);
    list_->clear();
    game.list(state, seat, *list_);
    return *list_;
  }

 private:
  std::optional<ActionList<typename G::Action>> list_;
};

}  // namespace walstatt
