// Tables made in one click (A10): the procedure's own rules with dice from a seed, and sensible choices.
#pragma once

#include <vector>

#include "games/adlg/content.h"

namespace walstatt::adlg {

// Pieces for a table of that size in that region; the same seed always gives the same table.
std::vector<Piece> makeTable(const RegionType& region, Length width, Length height, std::uint64_t seed);

}  // namespace walstatt::adlg
