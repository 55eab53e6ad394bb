// Tables of cascades that have been asked for, kept for the next question: a table of six W20 takes a fraction of a second,
// a question to it a microsecond.
#pragma once

#include "games/duel/cascade.h"

namespace walstatt::duel {

inline constexpr std::size_t keptCascadeBytes = std::size_t{64} << 20;

// Kept for all threads; those not asked for the longest go first where the room is used up.
std::shared_ptr<const Cascade> keptCascade(const CascadeRules& rules);

}  // namespace walstatt::duel
