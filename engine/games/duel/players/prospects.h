// What a fight is worth to a side, for the strong player: between -`won` and `won`, in whole numbers.
#pragma once

#include "games/duel/game.h"
#include "games/duel/players/injuries.h"

namespace walstatt::duel {

using Worth = std::int64_t;
inline constexpr Worth won = 10'000;

// A plain count of who stands and how hurt he is. It looks at fights between two phases, or at their end.
Worth countFor(const Duel& game, const State& state, Side side);

// In a fight of two a hit ends the phase: its worth is the exact mean of the count over all damage rolls. The attacker
// strikes, or fells (D12). The reroll of a seventh damage die is left out.
Worth hitFor(const Duel& game, const State& state, Side side, bool fell, InjuryShelf& shelf);

}  // namespace walstatt::duel
