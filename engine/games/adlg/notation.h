// What notation, screen and setting up ask about names and corps.
#pragma once

#include <string_view>

#include "games/adlg/game.h"

namespace walstatt::adlg {

// Whose corps is meant where none is named: the one being deployed or activated; otherwise the first.
std::uint8_t corpsAtHand(const Battle& battle, const State& state, Seat seat);
// A corps' number on its side, from 1, and back; maxCorps: there is none.
int corpsNumber(const Battle& battle, std::size_t corps);
std::size_t corpsNumbered(const Battle& battle, Side side, int number);
// noUnit: nobody is called so.
std::uint8_t unitNamed(const Battle& battle, std::string_view label);

}  // namespace walstatt::adlg
