// Computer players. Whoever asks one hands it what its seat may see (`game.view`); it is asked only when the seat may
// decide. Those in players/ see the contract and no single game; a game may bring some of its own, who know its rules.
#pragma once

#include <cassert>
#include <memory>
#include <optional>
#include <string_view>

#include "table/any_game.h"

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

// A game's own player at tables that know the game only in its erased form. It is asked about games of its kind alone.
template <Game G>
class ErasedPlayer final : public Player<AnyGame> {
 public:
  explicit ErasedPlayer(std::unique_ptr<Player<G>> player) : player_(std::move(player)) {}

  AnyAction choose(const AnyGame& game, const AnyState& state, Seat seat) override {
    assert(dynamic_cast<const Erased<G>*>(&game));
    const G& concrete = static_cast<const Erased<G>&>(game).game();
    return AnyAction::of(player_->choose(concrete, state.as<typename G::State>(), seat));
  }

 private:
  std::unique_ptr<Player<G>> player_;
};

// A computer player that a game brings along. Its name is the word "player.ID", what it does is "player-does.ID".
struct OwnPlayer {
  std::string_view id;
  std::unique_ptr<Player<AnyGame>> (*make)(std::uint64_t seed);
};

// P is a Player<G> that is made from a seed.
template <Game G, class P>
std::unique_ptr<Player<AnyGame>> makeErased(std::uint64_t seed) {
  return std::make_unique<ErasedPlayer<G>>(std::make_unique<P>(seed));
}

}  // namespace walstatt
