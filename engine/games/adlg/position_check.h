// Whether the rules can go on from a position that was read: nobody and nothing is named that is not there.
#pragma once

#include "games/adlg/game.h"

namespace walstatt::adlg {

// What is wrong; nothing if the position is sound.
std::optional<Said> unsoundness(const Battle& battle, const State& state);

}  // namespace walstatt::adlg
