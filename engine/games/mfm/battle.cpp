// Chapter G10 with R34: points battles, from the roll for the first turn to the count.
#include "games/mfm/game.h"

namespace walstatt::mfm {

void ManForMan::startBattle(State& state) const { state.phase = Phase::rollForFirst; }

template <class Events>
void ManForMan::rollForFirst(State& state, const Faces& faces, Events& events) const {
  if (faces[0] == faces[1]) return events.tell(Said(phrases::firstTie, number(faces[0])));
  state.firstSide = faces[0] > faces[1] ? 0 : 1;
  state.activeSide = other(state.firstSide);  // the loser deploys first
  state.phase = Phase::deploy;
  events.tell(Said(phrases::deployFirst, sideArg(state.activeSide), number(faces[0]), number(faces[1])));
}

bool ManForMan::hasWaiting(const State& state, Side side) const {
  for (FigureId id = sides_[side].begin; id < sides_[side].end; ++id)
    if (state.figures[id].standing == Standing::waiting) return true;
  return false;
}

std::optional<Refusal> ManForMan::checkDeploy(const State& state, Seat, const Action& action) const {
  const FigureId id = action.figure();
  if (state.phase != Phase::deploy) return Refusal(phrases::notDeploying);
  if (state.figures[id].standing != Standing::waiting) return Refusal(phrases::alreadyOnBoard, piece(id));
  const auto& band = setup_.sides[traits_[id].side].zone.fields;
  if (std::find(band.begin(), band.end(), action.field()) == band.end()) return Refusal(phrases::notInBand, piece(id));
  if (!board_->mayEnd(action.field()))
    return Refusal(phrases::mayNotEndThere, {ArgKind::terrain, board_->field(action.field()).terrain},
                   place(action.field()));
  if (state.occupant[action.field()] != noFigure) return Refusal(phrases::fieldTaken, place(action.field()));
  return std::nullopt;
}

void ManForMan::listDeployments(const State& state, Seat seat, ActionList<Action>& out) const {
  std::array<bool, 256> seen{};  // of equal figures without a name one is enough
  const Side side = sideOf(seat);
  Action* tail = out.tail();
  for (FigureId id = sides_[side].begin; id < sides_[side].end; ++id) {
    const FigureSetup& figure = setup_.figures[id];
    if (traits_[id].seat != seat || state.figures[id].standing != Standing::waiting) continue;
    if (figure.name.empty()) {
      if (seen[figure.type]) continue;
      seen[figure.type] = true;
    }
    for (const FieldId field : setup_.sides[side].zone.fields)
      if (board_->mayEnd(field) && state.occupant[field] == noFigure) *tail++ = Action::deploy(id, field);
  }
  out.setTail(tail);
}

template <class Events>
void ManForMan::deploy(State& state, const Action& action, Events& events) const {
  Figure& figure = state.figures[action.figure()];
  figure.standing = Standing::onBoard;
  figure.field = action.field();
  state.occupant[figure.field] = action.figure();
  events.tell(Said(phrases::deploys, piece(action.figure()), place(action.field())));
  if (hasWaiting(state, other(state.activeSide))) state.activeSide = other(state.activeSide);
  endDeployment(state, events);
}

// When all stand, the first turn begins; while one side alone waits, it goes on.
template <class Events>
void ManForMan::endDeployment(State& state, Events& events) const {
  if (hasWaiting(state, state.activeSide)) return;
  if (hasWaiting(state, other(state.activeSide))) return void(state.activeSide = other(state.activeSide));
  state.phase = Phase::play;
  state.quietTurn = 1;
  beginTurn(state, state.firstSide);
  events.tell(Said(phrases::turnBegins, number(state.round), sideArg(state.activeSide)));
}

int ManForMan::score(const State& state, Side side) const {
  const SideInfo& enemies = sides_[other(side)];
  int points = 0;
  for (FigureId id = enemies.begin; id < enemies.end; ++id)
    if (state.figures[id].standing == Standing::out) points += typeOf(id).points;
  return points;
}

template <class Events>
void ManForMan::endByTime(State& state, Events& events) const {
  if (setup_.kind == ScenarioKind::document) {
    endGame(state, Ending::timeUp, other(chestSide));
  } else {
    const int first = score(state, 0), second = score(state, 1);
    endGame(state, first == second ? Ending::equalPoints : Ending::points,
            first == second  ? noSide
            : first > second ? Side{0}
                             : Side{1});
  }
  events.outcome(outcome(state).why);
}

template void ManForMan::rollForFirst(State&, const Faces&, NoEvents&) const;
template void ManForMan::rollForFirst(State&, const Faces&, EventList&) const;
template void ManForMan::deploy(State&, const Action&, NoEvents&) const;
template void ManForMan::deploy(State&, const Action&, EventList&) const;
template void ManForMan::endDeployment(State&, NoEvents&) const;
template void ManForMan::endDeployment(State&, EventList&) const;
template void ManForMan::endByTime(State&, NoEvents&) const;
template void ManForMan::endByTime(State&, EventList&) const;

}  // namespace walstatt::mfm
