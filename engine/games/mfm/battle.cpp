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
  endDeployment(state, events);
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
  if (isVehicle(id)) return checkDeployVehicle(state, action);
  if (action.facing() != 0) return Refusal(phrases::notAVehicle, piece(id));
  const auto& band = setup_.sides[traits_[id].side].zone.fields;
  if (std::find(band.begin(), band.end(), action.field()) == band.end()) return Refusal(phrases::notInBand, piece(id));
  if (!board_->mayEnd(action.field()))
    return Refusal(phrases::mayNotEndThere, {ArgKind::terrain, board_->field(action.field()).terrain},
                   place(action.field()));
  if (state.occupant[action.field()] != noFigure) return Refusal(phrases::fieldTaken, place(action.field()));
  return std::nullopt;
}

// R34: all of a board lies in the band.
std::optional<Refusal> ManForMan::checkDeployVehicle(const State& state, const Action& action) const {
  const FigureId id = action.figure();
  const FieldInfo& info = board_->field(action.field());
  if (info.storey || !tracksOf(id, action.facing()).mayEnd(info.x, info.y))
    return Refusal(phrases::boardMayNotEnd, piece(id));
  const auto& band = setup_.sides[traits_[id].side].zone.fields;
  bool inside = true;
  FieldId taken = noField;
  forFields(areaFacing(info.x, info.y, traits_[id].width, traits_[id].length, action.facing()), [&](FieldId field) {
    inside = inside && std::find(band.begin(), band.end(), field) != band.end();
    if (state.occupant[field] != noFigure) taken = field;
  });
  if (!inside) return Refusal(phrases::notInBand, piece(id));
  if (taken != noField) return Refusal(phrases::fieldTaken, place(taken));
  return std::nullopt;
}

void ManForMan::listDeployments(const State& state, Seat seat, ActionList<Action>& out) const {
  std::array<bool, 256> seen{};  // of equal figures without a name one is enough
  const Side side = sideOf(seat);
  Action* tail = out.tail();
  for (FigureId id = sides_[side].begin; id < sides_[side].end; ++id) {
    const FigureSetup& figure = setup_.figures[id];
    if (traits_[id].seat != seat || state.figures[id].standing != Standing::waiting) continue;
    if (isVehicle(id)) {
      if (!sameDeployedLater(state, id)) listVehicleDeployments(state, id, tail);
      continue;
    }
    if (figure.name.empty()) {
      if (seen[figure.type]) continue;
      seen[figure.type] = true;
    }
    for (const FieldId field : setup_.sides[side].zone.fields)
      if (board_->mayEnd(field) && state.occupant[field] == noFigure) *tail++ = Action::deploy(id, field);
  }
  out.setTail(tail);
}

// Of units that are alike in every figure one is enough.
bool ManForMan::sameDeployedLater(const State& state, FigureId id) const {
  const auto same = [&](FigureId a, FigureId b) {
    return setup_.figures[a].type == setup_.figures[b].type && setup_.figures[a].name.empty() &&
           setup_.figures[b].name.empty();
  };
  for (FigureId earlier = sides_[traits_[id].side].begin; earlier < id; ++earlier) {
    if (!isVehicle(earlier) || state.figures[earlier].standing != Standing::waiting ||
        traits_[earlier].seat != traits_[id].seat || !same(earlier, id))
      continue;
    FigureId a = state.figures[earlier].mate, b = state.figures[id].mate;
    while (a != noFigure && b != noFigure && same(a, b)) a = state.figures[a].mate, b = state.figures[b].mate;
    if (a == noFigure && b == noFigure) return true;
  }
  return false;
}

// Calls visit(field, facing) wherever in its band a board may be put, until it says true.
template <class Visit>
void ManForMan::forDeployments(const State& state, FigureId id, const Visit& visit) const {
  const auto& band = setup_.sides[traits_[id].side].zone.fields;
  MaskRows closed(0, board_->height() - 1);
  for (int y = 0; y < closed.end(); ++y) closed[y] = ~std::uint64_t{0};
  for (const FieldId field : band)
    if (const FieldInfo& info = board_->field(field); state.occupant[field] == noFigure)
      closed[info.y] &= ~(std::uint64_t{1} << info.x);
  // Corners, by the two ways a board can lie.
  const std::array<MaskRows, 2> open{tracksOf(id, 0).ends(closed), tracksOf(id, 1).ends(closed)};
  for (Facing facing = 0; facing < facings; ++facing)
    for (const FieldId field : band) {
      const FieldInfo& info = board_->field(field);
      if (open[facing % 2].holds(info.x, info.y) && visit(field, facing)) return;
    }
}

void ManForMan::listVehicleDeployments(const State& state, FigureId id, Action*& tail) const {
  forDeployments(state, id, [&](FieldId field, Facing facing) {
    *tail++ = Action::deploy(id, field, facing);
    return false;
  });
}

bool ManForMan::hasRoom(const State& state, FigureId id) const {
  bool found = false;
  forDeployments(state, id, [&](FieldId, Facing) { return found = true; });
  return found;
}

template <class Events>
void ManForMan::deploy(State& state, const Action& action, Events& events) const {
  Figure& figure = state.figures[action.figure()];
  figure.standing = Standing::onBoard;
  figure.field = action.field();
  figure.facing = action.facing();
  cover(state, action.figure());
  events.tell(Said(phrases::deploys, piece(action.figure()), place(action.field())));
  if (hasWaiting(state, other(state.activeSide))) state.activeSide = other(state.activeSide);
  endDeployment(state, events);
}

// A board for which the others left no room stays out, with all aboard.
template <class Events>
void ManForMan::leaveOutWithoutRoom(State& state, Side side, Events& events) const {
  if (!hasVehicles_) return;
  for (FigureId id = sides_[side].begin; id < sides_[side].end; ++id) {
    if (!isVehicle(id) || state.figures[id].standing != Standing::waiting || hasRoom(state, id)) continue;
    events.outcome(Said(phrases::noRoomLeft, piece(id)));
    while (hasCrew(state, id)) takeOff(state, state.figures[id].mate);
    takeOff(state, id);
  }
}

// When all stand, the first turn begins; while one side alone waits, it goes on.
template <class Events>
void ManForMan::endDeployment(State& state, Events& events) const {
  for (Side side = 0; side < 2; ++side) leaveOutWithoutRoom(state, side, events);
  endIfSideIsOut(state, events);
  if (state.phase == Phase::over) return;
  if (hasWaiting(state, state.activeSide)) return;
  if (hasWaiting(state, other(state.activeSide))) return void(state.activeSide = other(state.activeSide));
  state.phase = Phase::play;
  state.quietTurn = 1;
  beginTurn(state, state.firstSide);
  events.tell(Said(phrases::turnBegins, number(state.round), sideArg(state.activeSide)));
}

// R32: taken over by a crew of the enemy's, or led by one through a move and still led.
bool ManForMan::isCaptured(const State& state, FigureId id) const {
  const Figure& figure = state.figures[id];
  if (!isVehicle(id) || figure.side == traits_[id].side || !figure.onBoard()) return false;
  return hasCrew(state, id) || (figure.flags & Figure::led) != 0;
}

int ManForMan::score(const State& state, Side side) const {
  const SideInfo& enemies = sides_[other(side)];
  int points = 0;
  for (FigureId id = enemies.begin; id < enemies.end; ++id)
    if (state.figures[id].standing == Standing::out || isCaptured(state, id)) points += typeOf(id).points;
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
