// The ground under a base (A10): what it is to whom, cover, hills, gullies, banks, roads, and what hides whom from whom.
#pragma once

#include "games/adlg/game.h"
#include "games/adlg/geometry.h"

namespace walstatt::adlg {

// A10: the going of a kind; of a river it is diced for, and open until then.
constexpr Going goingOf(TerrainKind kind) {
  using enum TerrainKind;
  switch (kind) {
    case gentleHill:
    case river:
    case road: return Going::open;
    case brush:
    case plantation:
    case field:
    case gully: return Going::rough;
    case steepHill:
    case wood:
    case marsh:
    case dunes:
    case village: return Going::heavy;
    case coast:
    case impassable: return Going::impassable;
  }
  return Going::open;
}
// What is shown of a kind, and what a river of a setup is that says nothing else: nobody has thrown for it yet.
constexpr Going expectedGoing(TerrainKind kind) { return kind == TerrainKind::river ? Going::rough : goingOf(kind); }
// A10: the going that a river's die gives.
constexpr Going riverGoing(int die) {
  return die == 1 ? Going::open : die <= 3 ? Going::rough : die <= 5 ? Going::heavy : Going::impassable;
}
constexpr bool givesCover(TerrainKind kind) {
  return kind == TerrainKind::wood || kind == TerrainKind::plantation || kind == TerrainKind::village;
}
constexpr bool isHill(TerrainKind kind) { return kind == TerrainKind::gentleHill || kind == TerrainKind::steepHill; }

inline Outline outlineOf(const Piece& piece) { return {piece.outline.data(), piece.corners}; }

// A10: elephants take brush and fields as open; camels brush as open, dunes as rough.
Going goingFor(const Profile& profile, const Piece& piece);

// What a base stands on. Roads are no ground of their own: what lies beside them counts (B-All-12 asks `alongRoad`).
struct Footing {
  Going worst = Going::open;  // of all ground touched, to this unit: its allowance (A15)
  bool inCover = false;       // at least partly in wood, plantation or village
  bool onHill = false;        // wholly on a hill
  bool partlyBroken = false;  // at least partly in rough or heavy ground (A16)
  bool whollyBroken = false;  // wholly in one piece of rough or heavy ground (A16)
  bool inGully = false;       // wholly in a gully
  std::uint16_t pieces = 0;   // touched, one bit each
  bool open() const { return worst == Going::open; }
};
Footing footingOf(const State& state, const Box& box, const Profile& profile);
// No part of it in rough, heavy or closed ground, whatever that is to elephants and camels.
bool standsInOpen(const State& state, const Box& box);
// Its `worst` alone; `among`: the pieces that may lie there, one bit each.
Going worstGoing(const State& state, const Box& box, const Profile& profile, std::uint32_t among = ~0u);

// One bit for each piece on the table.
inline std::uint32_t allPieces(const State& state) { return (1u << state.pieceCount) - 1; }
// The pieces that do not keep away from the rectangle, one bit each: looked for once, where many questions follow.
std::uint32_t piecesIn(const State& state, const Bounds& bounds, std::uint32_t among = ~0u);

// Whether a unit may stand there at all: no ground it touches is closed to it, or it stands along a road (B-All-12).
bool mayStand(const State& state, const Box& box, const Profile& profile);
bool mayStand(std::span<const Piece> pieces, const Box& box, const Profile& profile);

// A16: it would fight with a penalty there (B-Mod-14 to 21).
bool hindering(const State& state, const Box& box, const Profile& profile, std::uint32_t among = ~0u);
bool hindering(std::span<const Piece> pieces, const Box& box, const Profile& profile);
// The same in two parts, for whoever asks of many places: the pieces that would hinder it, and whether it stands on one.
std::uint32_t hinderingPieces(const State& state, const Profile& profile, std::uint32_t among);
bool standsOnAny(const State& state, const Box& box, std::uint32_t pieces);

// B-All-12: the base lies along a road, with the middles of its front and rear edge on it.
bool alongRoad(const State& state, const Box& box);

// B-Mod-08, A30: wholly on a hill whose crest is not ahead of the front edge, and the enemy is not so placed itself.
bool standsHigher(const State& state, const Box& box, const Box& enemy);
// B-Mod-09, B-Mod-10: outside, and the enemy at least partly in the river or gully that both touch.
bool holdsBank(const State& state, const Box& box, const Box& enemy);
bool holdsGullyEdge(const State& state, const Box& box, const Box& enemy);

// Works of that side whose defended side the base stands on, between it and the other box; nothing if there are none.
const Work* workBetween(const State& state, const Box& defender, const Box& other, Side side);
// A16: the same where no part of the base reaches beyond them.
bool isShieldedByWorks(const State& state, const Box& box, const Box& other, Side side);
// The base stands within 1 UD behind works of its own side, wholly on the defended side.
const Work* workBefore(const State& state, const Box& box, Side side);

// Sight (A25): covering terrain that the straight way crosses; more than 1 UD of it blocks.
Length coverBetween(const State& state, Point from, Point to);
// From both front corners to one point of the target; units do not block it here.
bool canSee(const State& state, const Box& from, const Box& target);
// A10: the target is wholly in a gully, and the other one farther than 1 UD from its edge.
bool hiddenInGully(const State& state, const Box& target, const Box& from);

// The middle of an outline's surrounding box: a hill's crest, a piece's place.
Point middleOf(Outline outline);

}  // namespace walstatt::adlg
