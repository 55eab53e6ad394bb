// Quick looks over the table for players: near enough for comparing, never for judging.
#pragma once

#include "games/adlg/measure.h"

namespace walstatt::adlg {

// A distance, never more than a twelfth too long.
inline Length roughly(Point a, Point b) {
  const Length dx = a.x < b.x ? b.x - a.x : a.x - b.x, dy = a.y < b.y ? b.y - a.y : a.y - b.y;
  return dx > dy ? dx + dy * 3 / 8 : dy + dx * 3 / 8;
}

// What somebody at `at` who looks at `ahead`, 1 UD before him, sees of b: so far to the right, so far ahead.
inline Point seenFrom(Point at, Point ahead, Point b) {
  const std::int64_t fx = ahead.x - at.x, fy = ahead.y - at.y, dx = b.x - at.x, dy = b.y - at.y;
  return {static_cast<Length>((-dx * fy + dy * fx) / ud), static_cast<Length>((dx * fx + dy * fy) / ud)};
}

inline Length size(Length length) { return length < 0 ? -length : length; }

}  // namespace walstatt::adlg
