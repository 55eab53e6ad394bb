// All multisets of up to six dice, numbered without gaps: the states of a cascade (dice as multisets, not as sequences).
// Six W20 have 230,230 of them, where sequences would be 67 million.
#pragma once

#include <vector>

#include "games/duel/dice_group.h"

namespace walstatt::duel {

class Multisets {
 public:
  using Index = std::uint32_t;

  Multisets(int dice, int sides);

  int dice() const { return dice_; }
  int sides() const { return sides_; }
  Index size() const { return first_[static_cast<std::size_t>(dice_) + 1]; }
  // Those of `size` dice are first(size) to first(size + 1) - 1; the empty one is 0.
  Index first(int size) const { return first_[static_cast<std::size_t>(size)]; }

  // The multiset with one die more; it must have room.
  Index with(Index set, int face) const {
    return next_[set * static_cast<Index>(sides_) + static_cast<Index>(face) - 1];
  }
  const Index* table() const { return next_.data(); }
  std::size_t bytes() const { return next_.size() * sizeof(Index) + tallies_.size() * sizeof(Tally); }

  Tally tally(Index set) const { return tallies_[set]; }
  Hand hand(Index set) const;
  Index indexOf(const Hand& hand, Mask mask) const;

 private:
  int dice_, sides_;
  std::array<Index, handSize + 2> first_{};
  std::vector<Index> next_;
  std::vector<Tally> tallies_;
};

}  // namespace walstatt::duel
