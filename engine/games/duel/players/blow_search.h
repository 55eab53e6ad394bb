// The exact end of an exchange of blows in a fight of two: from the first wave on all dice lie, nothing is secret, and
// only the damage roll is left to chance. Both sides choose what is best for them, over all waves, wards and counters;
// hits are weighed by the exact spread of their damage.
#pragma once

#include <array>

#include "games/duel/players/prospects.h"
#include "table/player.h"

namespace walstatt::duel {

class BlowSearch {
 public:
  BlowSearch(const Duel& game, Side side, InjuryShelf& shelf) : game_(&game), side_(side), shelf_(&shelf) {}

  // Whether the fight is one of two and has come to waves, wards or hits.
  static bool covers(const Duel& game, const State& state);

  // The worth of a state in or after the exchange of this phase. After `nodes` decisions the rest is played by the tips.
  Worth worth(const State& state, std::uint8_t phase, int nodes);

 private:
  static constexpr std::size_t deepest = 24;

  Worth best(const State& state, std::size_t depth, Worth low, Worth high);
  Worth byTips(State state);

  const Duel* game_;
  Side side_;
  InjuryShelf* shelf_;
  int nodes_ = 0;
  std::uint8_t phase_ = 0;
  std::array<ActionBuffer<Duel>, deepest> buffers_;
};

}  // namespace walstatt::duel
