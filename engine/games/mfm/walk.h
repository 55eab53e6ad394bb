// The inner loops of all movement on foot (G3, R3), of coming on and of carrying the chest (R35): see ManForMan::walk,
// walkEnter and walkCarry.
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
      if (state.figures[there].side != traits.side) return;  // R3: enemies stop the run
      // R3: own figures are passed over; a wreck of one's own is none (S9).
      mayEnd = mayEnd && state.figures[there].standing == Standing::out;
    }
    visit(step, ray->field, mayEnd, spent);
  }
}

// A run whose first field is an edge field of the zone, paid as usual.
template <class Visit>
inline void ManForMan::walkEnter(const State& state, FigureId id, FieldId first, Direction direction, int steps,
                                 const Visit& visit) const {
  const Traits& traits = traits_[id];
  const FigureId there = state.occupant[first];
  const int cost = costOf(first, traits.skirmisher);
  if (cost == 0 || cost > traits.move || (there != noFigure && traits_[there].side != traits.side)) return;
  visit(1, first, mayEndOn(state, traits.side, first), cost);
  walk(state, id, first, direction, traits.move - cost, steps - 1,
       [&](int further, FieldId field, bool mayEnd, int spent) { visit(further + 1, field, mayEnd, cost + spent); });
}

template <class Visit>
inline void ManForMan::walkCarry(const State& state, const Carriers& carriers, Direction direction, int budget,
                                 int steps, const Visit& visit) const {
  FieldId first = carriers.firstField, second = carriers.secondField, chest = carriers.chest;
  const bool two = carriers.second != noFigure;
  int left = budget;
  for (int step = 1; step <= steps; ++step) {
    const bool onto = carriers.entering && step == 1;
    if (!onto) {
      if (leavesOverGoal(chest, direction)) {
        if (left >= 1) visit(step, true, budget - left + 1);
        return;
      }
      first = board_->next(first, direction);
      chest = board_->next(chest, direction);
      if (two) second = board_->next(second, direction);
    }
    if (first == noField || chest == noField || (two && second == noField)) return;
    int cost = std::max(costOf(first, traits_[carriers.first].skirmisher), costOf(chest, false));
    if (two) cost = std::max(cost, costOf(second, traits_[carriers.second].skirmisher));
    left -= cost;
    if (left < 0) return;
    bool mayEnd = true;
    for (const FieldId field : {first, chest, two ? second : first}) {
      const FigureId there = state.occupant[field];
      mayEnd = mayEnd && board_->mayEnd(field);
      if (there == noFigure || there == carriers.first || there == carriers.second) continue;
      if (traits_[there].side != chestSide) return;
      mayEnd = false;
    }
    visit(step, mayEnd, budget - left);
  }
}

}  // namespace walstatt::mfm
