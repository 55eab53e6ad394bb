// What a match asks of a game when a clock has run out on a reaction: `obey` with this order, which nobody gives. A game that
// answers it goes on with that answer; in all others the time is lost.
#pragma once

#include "base/phrase.h"

namespace walstatt {

inline constexpr Phrase clockHasRunOut{"order.clock-has-run-out", ""};

}  // namespace walstatt
