// Armies drawn by lot, the same for the same seed everywhere.
#pragma once

#include "base/dice.h"
#include "games/adlg/army.h"

namespace walstatt::adlg {

// "Surprise me": what the list demands, then whatever it offers until the points are spent; heavy foot in the middle, heavy
// mounted on the wings, light troops with all. Never faulty. `list` is an index of Content::lists.
Army surpriseArmy(const Content& content, std::size_t list, int points, std::uint64_t seed);

}  // namespace walstatt::adlg
