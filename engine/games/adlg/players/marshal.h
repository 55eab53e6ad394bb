// A strong player: plays the captain's best ideas out, some orders, the fights and the enemy's answer, and takes the one
// that comes off best.
//
// A playout goes on as two captains would to the end of the enemy's next sequence, and is weighed by `Battle::value`. All
// choices meet the same dice; after each round of playouts the worse half is out. What the enemy hides is not known: the
// state is a view. Only whole numbers are used: the same seed chooses the same everywhere. A decision takes a bounded number of
// playouts.
#pragma once

#include "games/adlg/players/captain.h"

namespace walstatt::adlg {

struct MarshalSettings {
  int choices = 6;     // that are played out for one decision
  int playouts = 100;  // for one decision, over all choices
  int sequences = 2;   // that a playout lasts, the one at hand included
};

class Marshal final : public Player<Battle> {
 public:
  explicit Marshal(std::uint64_t seed, MarshalSettings settings = {}) : settings_(settings), dice_(seed), own_(seed) {}

  Action choose(const Battle& battle, const State& state, Seat seat) override;

 private:
  struct Choice {
    Action action;
    std::size_t place = 0;   // in which it was thought of: decides between equals, the same in every standard library
    std::int64_t worth = 0;  // the sum of its playouts
  };
  static constexpr std::size_t mostChoices = 8;

  void gather(const Battle& battle, const State& state, Seat seat);
  void addRetreats(const Battle& battle, const State& state, Seat seat);
  void add(const Battle& battle, const State& state, Seat seat, const Action& action);
  std::int64_t playOut(const Battle& battle, const State& from, Seat seat, const Action& action, std::uint64_t seed);

  MarshalSettings settings_;
  FastDice dice_;
  Captain own_;
  std::array<Captain, 2> captains_{Captain(0), Captain(1)};  // of a playout, by seat
  FixedList<Choice, mostChoices> choices_;
  ActionBuffer<Battle> buffer_;
  ActionList<Action> retreats_{5 * maxUnits};
};

}  // namespace walstatt::adlg
