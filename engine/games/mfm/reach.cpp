// Chapter G8 with R14 to R16: WEIT in the own turn, ERST in the opponent's.
#include "games/mfm/vehicles.h"

namespace walstatt::mfm {

// R14: free, enterable fields between. The weapon goes along the straight line, rank by rank, over fields that it crosses,
// that are free, and to which a step would lead (R2): beside a straight or diagonal line that is the one field between.
bool ManForMan::freeBetween(const State& state, FieldId from, FieldId to) const {
  const FieldInfo& a = board_->field(from);
  const FieldInfo& b = board_->field(to);
  const bool wide = std::abs(b.x - a.x) >= std::abs(b.y - a.y);
  FixedList<FieldId, 4 * maxMove> crossed;
  board_->alongLine(from, to, [&](FieldId id, bool inside) {
    if (inside && board_->mayEnter(id) && state.occupant[id] == noFigure) crossed.push_back(id);
  });
  const auto rankOf = [&](FieldId id) {
    const FieldInfo& info = board_->field(id);
    return wide ? std::abs(info.x - a.x) : std::abs(info.y - a.y);
  };
  FixedList<FieldId, 4> reached;
  reached.push_back(from);
  const int distance = board_->steps(from, to);
  for (int rank = 1; rank <= distance; ++rank) {
    FixedList<FieldId, 4> next;
    const auto reach = [&](FieldId id) {
      for (const FieldId near : reached)
        if (board_->adjacent(near, id)) return next.push_back(id);
    };
    if (rank == distance) reach(to);
    for (const FieldId id : crossed)
      if (rank < distance && rankOf(id) == rank) reach(id);
    reached = next;
  }
  return !reached.empty();
}

std::optional<Refusal> ManForMan::checkWeit(const State& state, const Action& action) const {
  const FigureId id = action.figure(), target = action.target();
  if (!traits_[id].weit) return Refusal(phrases::noWeit, piece(id));
  if (auto refusal = checkMayFight(state, id)) return refusal;
  const Figure& figure = state.figures[id];
  if (figure.is(mark::weit)) return Refusal(phrases::weitOnce, piece(id));
  if (auto refusal = checkTarget(state, id, target)) return refusal;
  // R16: a reach weapon anywhere in the unit cancels.
  const FigureId unit = unitOf(state, target);
  if (unit == noFigure ? traits_[target].reachWeapon : reachWeaponsAboard(state, unit) > 0)
    return Refusal(phrases::reachCancels, piece(id), piece(target));
  const Area here = areaOf(state, id), there = areaOf(state, target);
  if (here.storey != there.storey) return Refusal(phrases::notAdjacent, piece(id), piece(target));
  const int distance = here.steps(there);
  if (distance < 2 || distance > traits_[id].reach + 1)
    return Refusal(phrases::weitDistance, piece(target), number(distance - 1), number(traits_[id].reach));
  if (originOf(state, id).steps(there) < 2) return Refusal(phrases::noRunUp, piece(id), piece(target));
  bool free = false;  // between the nearest fields, any of them
  forFields(here, [&](FieldId from) {
    forFields(there, [&](FieldId to) {
      free = free || (board_->steps(from, to) == distance && freeBetween(state, from, to));
    });
  });
  if (!free) return Refusal(phrases::weitNotFree, piece(id), piece(target));
  return std::nullopt;
}

void ManForMan::listWeit(const State& state, const Survey& survey, FigureId id, Action*& tail) const {
  const Bounds here = boundsOf(areaOf(state, id));
  for (const Survey::Enemy& enemy : survey.enemies()) {
    if (const int distance = here.steps(enemy.fields); distance < 2 || distance > traits_[id].reach + 1) continue;
    const Action action = Action::weit(id, enemy.id);
    if (!checkWeit(state, action)) *tail++ = action;
  }
}

bool ManForMan::mayStrike(const State& state, FigureId striker) const {
  return traits_[striker].erst && state.figures[striker].present() &&
         !state.figures[striker].is(mark::struckFirst | mark::climbing) && mayAttackFrom(state, striker);  // R17
}

// R15 for boards of any size: from outside of the striker's ring into it. Whom a chariot rams has other means (R28).
void ManForMan::findStrikersAround(State& state, FigureId mover, FigureId target, const Area& before,
                                   const Area& now) const {
  const Side side = state.figures[mover].side;
  if (!sides_[other(side)].hasErst || state.quietTurn) return;
  if (isVehicle(mover) ? reachWeaponsAboard(state, mover) > 0 : traits_[mover].reachWeapon) return;  // R16
  const SideInfo& enemies = sides_[other(side)];
  const bool rams = state.run.figure == mover && (state.run.drive & Run::rams);
  const RamTargets rammed = rams && state.run.done == state.run.steps ? ramTargets(state, mover, now) : RamTargets{};
  const auto isRammed = [&](FigureId id) {
    const FigureId unit = unitOf(state, id);
    return std::find(rammed.victims.begin(), rammed.victims.end(), unit == noFigure ? id : unit) !=
           rammed.victims.end();
  };
  for (FigureId id = enemies.begin; id < enemies.end; ++id) {
    if (!mayStrike(state, id)) continue;
    const Area striker = areaOf(state, id);
    if (!isNear(striker, now) || isNear(striker, before)) continue;
    if (isRammed(id)) continue;
    if (state.strikerCount < maxStrikers) state.strikers[state.strikerCount++] = {id, target};
  }
}

// R15: who may strike first, now that `mover` has come to its field from outside the striker's ring.
void ManForMan::findStrikers(State& state, FigureId mover, FieldId from) const {
  const Side enemy = other(traits_[mover].side);
  if (!sides_[enemy].hasErst || traits_[mover].reachWeapon || state.quietTurn) return;
  for (const FieldId near : board_->neighbours(state.figures[mover].field)) {
    if (near == noField) continue;
    const FigureId there = state.occupant[near];
    if (there == noFigure || traits_[there].side != enemy || !traits_[there].erst) continue;
    if (state.figures[there].is(mark::struckFirst | mark::climbing)) continue;
    if (!(board_->ground(near).flags & Ground::mayAttackFrom)) continue;  // R17
    if (from != noField && board_->adjacent(from, near)) continue;        // was inside the ring already
    if (state.strikerCount < maxStrikers) state.strikers[state.strikerCount++] = {there, mover};
  }
  if (!hasVehicles_) return;
  // Crews strike from any field of their board (R29).
  const Area now = areaOf(state, mover);
  Area before = now;
  if (from != noField) {
    const FieldInfo& info = board_->field(from);
    before = {info.x, info.y, 1, 1, info.storey};
  }
  for (FigureId id = sides_[enemy].begin; id < sides_[enemy].end; ++id) {
    if (!state.figures[id].aboard() || !mayStrike(state, id)) continue;
    const Area striker = areaOf(state, id);
    if (!isNear(striker, now) || (from != noField && isNear(striker, before))) continue;
    if (state.strikerCount < maxStrikers) state.strikers[state.strikerCount++] = {id, mover};
  }
}

std::optional<Refusal> ManForMan::checkStrike(const State& state, Seat seat, const Action& action) const {
  const FigureId id = action.figure();
  if (id >= figureCount() || traits_[id].seat != seat)
    return Refusal(phrases::notYours, piece(std::min<int>(id, figureCount() - 1)));
  if (action.target() >= figureCount()) return Refusal(phrases::mayNotStrike, piece(id));
  for (std::size_t i = 0; i < state.strikerCount; ++i) {
    const Striker& striker = state.strikers[i];
    if (striker == Striker{id, action.target()}) return std::nullopt;
    // R22: of a rider either may be named, of a chariot the animals are struck (R29).
    if (striker.figure == id && traits_[striker.target].carriage == Carriage::mount &&
        unitOf(state, action.target()) == striker.target)
      return std::nullopt;
  }
  return Refusal(phrases::mayNotStrike, piece(id));
}

namespace {

template <class Unwanted>
void removeStrikers(State& state, const Unwanted& unwanted) {
  std::uint8_t kept = 0;
  for (std::size_t i = 0; i < state.strikerCount; ++i)
    if (!unwanted(state.strikers[i])) state.strikers[kept++] = state.strikers[i];
  for (std::size_t i = kept; i < state.strikerCount; ++i) state.strikers[i] = Striker{};
  state.strikerCount = kept;
}

}  // namespace

void ManForMan::forgetStriker(State& state, FigureId figure) const {
  removeStrikers(state, [&](const Striker& striker) { return striker.figure == figure; });
}

void ManForMan::forgetTarget(State& state, FigureId target) const {
  removeStrikers(state, [&](const Striker& striker) { return striker.target == target; });
}

template <class Events>
void ManForMan::decline(State& state, Seat seat, Events& events) const {
  events.tell(Said(phrases::declines, seatArg(seat)));
  removeStrikers(state, [&](const Striker& striker) { return traits_[striker.figure].seat == seat; });
  proceed(state, events);
}

template void ManForMan::decline(State&, Seat, NoEvents&) const;
template void ManForMan::decline(State&, Seat, EventList&) const;

}  // namespace walstatt::mfm
