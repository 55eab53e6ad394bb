// The inner loop of all movement on foot: see ManForMan::walk.
#pragma once

#include "games/mfm/game.h"

namespace walstatt::mfm {

template <class Visit>
inline void ManForMan::walk(const State& state, FigureId id, FieldId start, Direction direction, int budget, int steps,
                            const Visit& visit) const {
  const Traits& traits = traits_[id];
  const FieldId forbidden = traits.side == chestSide ? state.chest : noField;
  const RayStep* ray = board_->ray(start, direction);
  for (int step = 1; step <= steps; ++step, ++ray) {
    const int spent = traits.skirmisher ? ray->skirmisherCost : ray->cost;  // G3, G9, R33
    if (spent > budget) return;
    const FigureId there = state.occupant[ray->field];
    bool mayEnd = ray->mayEnd && ray->field != forbidden;
    if (there != noFigure) {
      if (traits_[there].side != traits.side) return;  // R3: enemies stop the run
      mayEnd = false;                                  // R3: own figures are passed over
    }
    visit(step, ray->field, mayEnd, spent);
  }
}

}  // namespace walstatt::mfm
