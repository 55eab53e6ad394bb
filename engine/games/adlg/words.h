// Words for the enums of a battle: what notation, positions, setups and the screen call them. Those of troops and ground
// are in content.h.
#pragma once

#include <string_view>

#include "games/adlg/content.h"
#include "games/adlg/state.h"

namespace walstatt::adlg {

inline constexpr std::array<std::string_view, static_cast<std::size_t>(Step::over) + 1> stepWords{
    "initiative", "role",     "pieces",      "sector", "lay",       "river",   "position", "adjustment",
    "adjust",     "deploy",   "flank-march", "enter",  "corps",     "command", "orders",   "rally",
    "evade",      "distance", "charge",      "reveal", "wild",      "looters", "shooting", "shot",
    "melee",      "commit",   "fight",       "camp",   "commander", "rampage", "pursuit",  "over"};
inline constexpr std::array<std::string_view, 7> whereWords{"reserve", "table", "ambush", "flank",
                                                            "routed",  "gone",  "left"};
inline constexpr std::array<std::string_view, 4> edgeWords{"front", "right", "rear", "left"};
inline constexpr std::array<std::string_view, 2> workWords{"fortification", "obstacle"};
inline constexpr std::array<std::string_view, 4> endingWords{"none", "beaten", "draw", "turns"};
// In the order of the bits of Ability.
inline constexpr std::array<std::string_view, 14> abilityWords{
    "impact",  "impetuous",  "missile-support", "expendable", "mixed",  "pavise",     "stakes",
    "polearm", "two-handed", "javelin",         "half-bow",   "blades", "incendiary", "included"};
// Arguments of phrases that the game names (text_board.cpp): kinds of terrain, then goings, then regions.
inline constexpr int goingArgs = 100, regionArgs = 200;
constexpr Arg terrainArg(TerrainKind kind) { return {ArgKind::terrain, static_cast<int>(kind)}; }
constexpr Arg goingArg(Going going) { return {ArgKind::terrain, goingArgs + static_cast<int>(going)}; }
constexpr Arg regionArg(int region) { return {ArgKind::terrain, regionArgs + region}; }

inline constexpr std::array<std::string_view, 3> beginningWords{"deployed", "deployment", "procedure"};

}  // namespace walstatt::adlg
