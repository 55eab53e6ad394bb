// All games of the house. The list is made by the build: every folder of engine/games that has a
// kind.cpp registers itself.
#pragma once

#include <string_view>
#include <vector>

#include "table/game_kind.h"

namespace walstatt {

const std::vector<GameKind>& allGames();
const GameKind* findGame(std::string_view id);

}  // namespace walstatt
