// Ground with four corners, for tests.
#pragma once

#include "games/adlg/terrain.h"

namespace walstatt::adlg {

inline Piece rectangle(TerrainKind kind, Going going, Length left, Length top, Length right, Length bottom) {
  Piece piece;
  piece.kind = kind;
  piece.going = going;
  piece.corners = 4;
  piece.outline[0] = {left, top};
  piece.outline[1] = {right, top};
  piece.outline[2] = {right, bottom};
  piece.outline[3] = {left, bottom};
  return piece;
}
inline Piece rectangle(TerrainKind kind, Length left, Length top, Length right, Length bottom) {
  return rectangle(kind, goingOf(kind), left, top, right, bottom);
}

}  // namespace walstatt::adlg
