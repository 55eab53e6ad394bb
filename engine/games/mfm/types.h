// Ids and small constants of Man for Man.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace walstatt::mfm {

using FieldId = std::uint16_t;   // a movement field of the board, upper storeys included
using FigureId = std::uint8_t;   // a figure of this game
using TypeId = std::uint8_t;     // a kind of figure
using TerrainId = std::uint8_t;  // a row of the terrain table

inline constexpr FieldId noField = 0xFFFF;
inline constexpr FigureId noFigure = 0xFF;
inline constexpr int maxFields = 1280;
inline constexpr int maxFigures = 120;
inline constexpr int maxMove = 12;
inline constexpr int dieSides = 12;

// The four kinds of attack (G4, G7, G8.1, G8.2); they are also the columns of letters in the defence table.
enum class AttackKind : std::uint8_t { nah, fern, weit, erst };
inline constexpr int attackKinds = 4;

// The eight directions of a move (R3), clockwise from the upper edge.
using Direction = std::uint8_t;
inline constexpr int directions = 8;
inline constexpr std::array<int, directions> stepX{0, 1, 1, 1, 0, -1, -1, -1};
inline constexpr std::array<int, directions> stepY{-1, -1, 0, 1, 1, 1, 0, -1};

// Where a mount or chariot looks (R20, R24): up, right, down, left; the direction of its straight run is twice that.
using Facing = std::uint8_t;
inline constexpr int facings = 4;
inline constexpr std::string_view facingLetters = "NESW";  // as they are written
constexpr Direction ahead(Facing facing) { return static_cast<Direction>(2 * facing); }

enum class Edge : std::uint8_t { top, right, bottom, left };

}  // namespace walstatt::mfm
