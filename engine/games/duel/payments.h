// D3, D19: which dice can pay for ones and for hits by shots, and all ways to do it.
#pragma once

#include "games/duel/state.h"

namespace walstatt::duel {

inline Mask payable(const Fighter& fighter) {
  Mask dice = 0;
  for (std::size_t i = 0; i < fighter.hand.count; ++i)
    if (holds(fighter.scored, i) && fighter.hand.faces[i] >= payingFace) dice = static_cast<Mask>(dice | 1u << i);
  return dice;
}

// Calls visit(paid) for every way to pay; of equal dice those that lie first.
template <class Visit>
void forEachPayment(const Fighter& fighter, int due, const Visit& visit) {
  if (due == 0) return visit(Mask{0});
  const Mask able = payable(fighter);
  for (unsigned paid = able; paid != 0; paid = (paid - 1) & able) {
    if (std::popcount(paid) != due) continue;
    bool first = true;
    for (std::size_t i = 0; i < fighter.hand.count && first; ++i)
      for (std::size_t j = i + 1; j < fighter.hand.count && first; ++j)
        first = !(holds(static_cast<Mask>(paid), j) && holds(without(able, static_cast<Mask>(paid)), i) &&
                  fighter.hand.faces[i] == fighter.hand.faces[j]);
    if (first) visit(static_cast<Mask>(paid));
  }
}

}  // namespace walstatt::duel
