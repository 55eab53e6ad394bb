// All melees on the table as one side hopes for them: taken once, then compared with what an order would make of them.
#pragma once

#include "games/adlg/melees.h"
#include "games/adlg/players/prospects.h"

namespace walstatt::adlg {

class Fights {
 public:
  // What stands now.
  void take(const Battle& battle, const State& state, Side side);
  // How much better the other position is: melees to come and points of cohesion lost on the way. It differs from the one
  // taken by a single order; melees that it does not touch are not worked out anew.
  int gain(const Battle& battle, const State& now, const State& then) const;
  // What the unit's melee promises; 0: it has none.
  int of(std::size_t unit) const { return opponent_[unit] == noUnit ? 0 : worth_[unit]; }
  bool any() const { return any_; }
  // How much a loss counts now, ours and the enemy's.
  const Weights& weights() const { return weights_; }
  // The enemy has lost enough: it ends with this sequence, if we hold out.
  bool won() const { return won_; }

 private:
  int worthOf(const Battle& battle, const Melees& melees, const MeleePair& pair) const;

  Side side_ = 0;
  bool any_ = false, won_ = false;
  Weights weights_ = even;
  int sum_ = 0;
  std::array<std::uint8_t, maxUnits> opponent_{};
  std::array<int, maxUnits> worth_{};  // by the unit that is named first
};

// The camp that falls is worth so much (A6), and half of it where it may hold (A30).
int campWorth(const Battle& battle, std::size_t attacker, Side owner);

}  // namespace walstatt::adlg
