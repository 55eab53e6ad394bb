#include "games/adlg/terrain_maker.h"

#include <algorithm>

#include "base/dice.h"
#include "games/adlg/terrain_laying.h"

namespace walstatt::adlg {

namespace {

constexpr int mostOfAKind = 2;  // A10

// Two to four kinds of one player; the defender's first is the compulsory one.
std::vector<TerrainKind> kindsTaken(const RegionType& region, bool defender, FastDice& dice) {
  std::vector<TerrainKind> taken;
  if (defender) taken.push_back(region.compulsory);
  const std::size_t wanted = 2 + dice.below(3);
  for (int tries = 0; tries < 64 && taken.size() < wanted && !region.kinds.empty(); ++tries) {
    const TerrainKind kind = region.kinds[dice.below(static_cast<std::uint32_t>(region.kinds.size()))];
    const auto same = std::count(taken.begin(), taken.end(), kind);
    // One river, road or coast is enough for a table that is to be played on at once.
    if (same < (runsThrough(kind) ? 1 : mostOfAKind)) taken.push_back(kind);
  }
  return taken;
}

}  // namespace

std::vector<Piece> makeTable(const RegionType& region, Length width, Length height, std::uint64_t seed) {
  FastDice dice(seed);
  std::array<std::vector<TerrainKind>, 2> taken{kindsTaken(region, true, dice), kindsTaken(region, false, dice)};
  std::vector<Piece> pieces;
  std::array<int, 2> newRolls{1, 1};  // A10: one for each player
  for (std::size_t number = 0; number < 4; ++number)
    for (std::size_t player = 0; player < 2; ++player) {
      if (number >= taken[player].size()) continue;
      const TerrainKind kind = taken[player][number];
      for (bool again = true; again;) {
        const int sector = static_cast<int>(1 + dice.below(6)), position = static_cast<int>(1 + dice.below(6));
        const auto turn = dice.below(1u << 16);
        const Ground ground{width, height, pieces};
        const auto lay = findLay(ground, kind, columnOf(sector), atEdgeOf(position), turn);
        if (!lay) {
          again = newRolls[player]-- > 0;
          continue;
        }
        Piece piece = shapedPiece(ground, kind, lay->shape, lay->middle, lay->heading);
        piece.owner = 2;
        if (kind == TerrainKind::river) piece.going = riverGoing(static_cast<int>(1 + dice.below(6)));
        pieces.push_back(piece);
        again = false;
      }
    }
  return pieces;
}

}  // namespace walstatt::adlg
