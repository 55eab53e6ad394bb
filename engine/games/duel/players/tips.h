// The tips of the source (the right columns of N1 to N3 and F1), followed literally; what they leave open is settled by
// the plainest rule:
//
// - score    high results, sets and runs up to FkW, sets before runs: the dice of the strongest group that lies; if none
//            of them was just rolled, the highest die. A one is scored with the lowest 4+ outside the group to pay for it.
// - attack   when satisfied: the group has FkW dice, or nothing is left to roll. The weakest opponent first.
// - group    the strongest; ones are paid with the dice of 4+ it misses least.
// - waves    sets first, runs only if all sets were warded; every counter is taken.
// - ward     the best defence of D10.
// - hit      strike with the most damage; nobody is spared and nobody flees.
// - shoot    standing, at the nearest one, if a hit is as likely as a miss, and in every second phase in any case;
//            aim on otherwise and keep the strongest group. Who has no bow runs up; whoever is shot at throws himself aside.
// - weapon   a lost one is taken up at once.
#pragma once

#include "games/duel/game.h"
#include "table/player.h"

namespace walstatt::duel {

// What the tips say. Of secret decisions only the seat's own is looked at.
Action tipFor(const Duel& game, const State& state, Seat seat);

// The group of the greatest strength with the ones paid as cheaply as can be.
struct PaidGroup {
  Mask group = 0;
  Mask paid = 0;
  int strength = 0;
};
PaidGroup strongestPaid(const Duel& game, const Fighter& fighter, int skill);

class TipsPlayer final : public Player<Duel> {
 public:
  explicit TipsPlayer(std::uint64_t) {}  // it leaves nothing to chance
  Action choose(const Duel& game, const State& state, Seat seat) override { return tipFor(game, state, seat); }
};

}  // namespace walstatt::duel
