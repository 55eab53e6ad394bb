// A strong player: searches what can be known exactly and plays the rest out many times.
//
// - In a fight of two an exchange of blows is searched to its end (players/blow_search.h): all dice lie, and the damage is
//   weighed by its exact spread.
// - What is decided before (what to score, attack or wait, groups, movement, shots) is played out: a playout begins with
//   the choice, goes on by two quick rules of thumb, and ends with the phase, or some phases later while the sides are
//   still apart, with a plain count of who is how hurt (players/prospects.h). All choices meet the same dice; after each
//   round of playouts the worse half is out.
// - What others have decided in secret is not known: the state is a view, and they decide anew in every playout.
//
// Only whole numbers are used: the same seed chooses the same everywhere. A decision takes a bounded number of playouts.
#pragma once

#include <vector>

#include "games/duel/players/blow_search.h"

namespace walstatt::duel {

struct StrongSettings {
  int playouts = 400;  // for one decision, over all choices
  int phases = 3;      // that a playout lasts while the sides are apart
  int nodes = 4'000;   // decisions that are searched for one choice in an exchange of blows
};

class StrongPlayer final : public Player<Duel> {
 public:
  explicit StrongPlayer(std::uint64_t seed, StrongSettings settings = {}) : settings_(settings), dice_(seed) {}

  Action choose(const Duel& game, const State& state, Seat seat) override;

 private:
  struct Choice {
    Action action;
    std::size_t place = 0;  // among all; 0: the tip
    Worth worth = 0;        // the sum of its playouts
  };
  struct Playout {
    Side side = 0;
    int last = 0;   // the phase that is not played any more
    int nodes = 0;  // searched when it comes to blows
  };

  void gather(const Duel& game, const State& state, Seat seat);
  void rank();
  Action search(const Duel& game, const State& state, Seat seat);
  Worth playOut(const Duel& game, State state, const Playout& plan, std::uint64_t seed, BlowSearch& blows) const;

  StrongSettings settings_;
  FastDice dice_;
  ActionBuffer<Duel> buffer_;
  std::vector<Choice> choices_;
  InjuryShelf shelf_;
};

}  // namespace walstatt::duel
