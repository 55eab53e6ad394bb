// The inner loop over what stands beside a board of any size: see ManForMan::forNeighbours.
#pragma once

#include "games/mfm/game.h"

namespace walstatt::mfm {

template <class Visit>
inline void ManForMan::forNeighbours(const State& state, const Area& area, const Visit& visit) const {
  FigureSet seen;
  forFields(area, [&](FieldId field) {
    for (const FieldId near : board_->neighbours(field)) {
      if (near == noField) continue;
      const FieldInfo& info = board_->field(near);
      if (area.holds(info.x, info.y)) continue;
      const FigureId there = standingOn(state, near);
      if (there == noFigure || seen[there]) continue;
      seen[there] = true;
      visit(there);
    }
  });
}

}  // namespace walstatt::mfm
