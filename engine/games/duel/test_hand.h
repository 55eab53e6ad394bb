// For tests: a hand written as its numbers.
#pragma once

#include <initializer_list>

#include "games/duel/dice_group.h"

namespace walstatt::duel {

inline Hand handOf(std::initializer_list<int> faces) {
  Hand hand;
  for (const int face : faces) hand.faces[hand.count++] = static_cast<Die>(face);
  return hand;
}

}  // namespace walstatt::duel
