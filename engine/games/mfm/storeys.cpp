// R18: changing the storey of a building (the last row of G9).
#include "games/mfm/game.h"

namespace walstatt::mfm {

std::optional<Refusal> ManForMan::checkClimb(const State& state, const Action& action) const {
  const FigureId id = action.figure();
  const Figure& figure = state.figures[id];
  if (!figure.onBoard()) return Refusal(phrases::notOnBoard, piece(id));
  if (figure.marks & (mark::moved | mark::fought | mark::weit | mark::changed))
    return Refusal(phrases::wholeTurn, piece(id));
  if (figure.is(mark::climbed)) return Refusal(phrases::notTwiceRunning, piece(id));
  const FieldInfo& info = board_->field(figure.field);
  const FieldId goal = action.up() ? info.above : info.below;
  if (goal == noField || !board_->mayEnd(goal)) return Refusal(phrases::noStorey, place(figure.field));
  if (!mayEndOn(state, traits_[id].side, goal)) return Refusal(phrases::storeyTaken, place(goal));
  return std::nullopt;
}

void ManForMan::listClimbs(const State& state, FigureId id, Action*& tail) const {
  const FieldInfo& info = board_->field(state.figures[id].field);
  if (info.above == noField && info.below == noField) return;
  for (const bool up : {true, false})
    if (const Action action = Action::climb(id, up); !checkClimb(state, action)) *tail++ = action;
}

template <class Events>
void ManForMan::climb(State& state, const Action& action, Events& events) const {
  Figure& figure = state.figures[action.figure()];
  letGo(state, action.figure());
  const FieldInfo& info = board_->field(figure.field);
  state.occupant[figure.field] = noFigure;
  figure.field = action.up() ? info.above : info.below;
  state.occupant[figure.field] = action.figure();
  figure.marks |= mark::moved | mark::fought | mark::climbing;
  events.tell(Said(phrases::climbs, piece(action.figure()), place(figure.field)));
}

template void ManForMan::climb(State&, const Action&, NoEvents&) const;
template void ManForMan::climb(State&, const Action&, EventList&) const;

}  // namespace walstatt::mfm
