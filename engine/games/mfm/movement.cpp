// Chapter G3 with R2, R3 and R33: straight runs on foot. What a run may be stopped by is known in `walk`
// alone; `whyStopped` only puts it into words.
#include "games/mfm/walk.h"

namespace walstatt::mfm {

bool ManForMan::mayEndOn(const State& state, Side side, FieldId field) const {
  if (!board_->mayEnd(field) || (field == state.chest && side == chestSide)) return false;
  const FigureId there = state.occupant[field];
  return there == noFigure || (standingOn(state, field) == noFigure && state.figures[there].side == side);
}

bool ManForMan::besideEnemy(const State& state, FieldId field, Side side) const {
  for (const FieldId near : board_->neighbours(field)) {
    if (near == noField) continue;
    const FigureId there = standingOn(state, near);
    if (there != noFigure && state.figures[there].side != side && !state.figures[there].is(mark::climbing)) return true;
  }
  return false;
}

// G3: B points; after WEIT (R14) or getting off (S5.2) what is left of them.
int ManForMan::budgetOf(const State& state, FigureId id) const {
  const Figure& figure = state.figures[id];
  return figure.is(mark::weit | mark::changed) ? traits_[id].move - figure.spent : traits_[id].move;
}

std::optional<Refusal> ManForMan::checkMayMove(const State& state, FigureId id) const {
  const Figure& figure = state.figures[id];
  if (isVehicle(id)) return Refusal(phrases::needsDriver, piece(id));
  if (figure.is(mark::shotStill)) return Refusal(phrases::shotStill, piece(id));
  if (figure.is(mark::unsteady)) return Refusal(phrases::steadyFirst, piece(id));
  if (figure.is(mark::weit)) {
    if (figure.is(mark::steppedIn)) return Refusal(phrases::hasMoved, piece(id));
    if (figure.is(mark::fought)) return Refusal(phrases::noStepAfterFight, piece(id));
    return std::nullopt;
  }
  if (!figure.is(mark::moved)) return std::nullopt;
  // R33: a skirmisher moves a second time instead of fighting.
  if (traits_[id].skirmisher && !(figure.marks & (mark::fought | mark::changed))) return std::nullopt;
  return Refusal(phrases::hasMoved, piece(id));
}

std::optional<Refusal> ManForMan::whyStopped(const State& state, FigureId id, FieldId from, Direction direction,
                                             int left) const {
  const FieldInfo& info = board_->field(from);
  const FieldId next = board_->at(info.x + stepX[direction], info.y + stepY[direction], info.storey);
  if (next == noField) return Refusal(phrases::edgeOfBoard, piece(id), place(from));
  if (!board_->mayEnter(next))
    return Refusal(phrases::impassable, piece(id), place(next), {ArgKind::terrain, board_->field(next).terrain});
  if (board_->next(from, direction) == noField) return Refusal(phrases::closedCorner, place(from), place(next));
  const FigureId there = state.occupant[next];
  if (there != noFigure && state.figures[there].side != traits_[id].side)
    return Refusal(phrases::enemyInTheWay, piece(there), place(next));
  return Refusal(phrases::tooFar, piece(id), place(next), number(costOf(next, traits_[id].skirmisher)), number(left),
                 place(from));
}

std::optional<Refusal> ManForMan::checkMove(const State& state, const Action& action) const {
  const FigureId id = action.figure();
  const Figure& figure = state.figures[id];
  if (!figure.onBoard()) return Refusal(phrases::notOnBoard, piece(id));
  if (auto refusal = checkMayMove(state, id)) return refusal;
  if (action.steps() < 1) return Refusal(phrases::noSteps, piece(id));
  const Side side = traits_[id].side;
  const int budget = budgetOf(state, id);
  FieldId reached = figure.field;
  int walked = 0, paid = 0;
  walk(state, id, figure.field, action.direction(), budget, action.steps(),
       [&](int steps, FieldId field, bool, int spent) {
         walked = steps;
         reached = field;
         paid = spent;
       });
  if (walked < action.steps()) return whyStopped(state, id, reached, action.direction(), budget - paid);
  if (const FigureId there = standingOn(state, reached); there != noFigure)
    return Refusal(phrases::ownFigureThere, piece(there), place(reached));
  if (!board_->mayEnd(reached))
    return Refusal(phrases::mayNotEndThere, {ArgKind::terrain, board_->field(reached).terrain}, place(reached));
  if (!mayEndOn(state, side, reached)) return Refusal(phrases::romanOnChest, place(reached));
  if (figure.is(mark::weit) && !besideEnemy(state, reached, side))
    return Refusal(phrases::mustStepToEnemy, piece(id), place(reached));
  return std::nullopt;
}

void ManForMan::listMoves(const State& state, FigureId id, Action*& tail) const {
  const Figure& figure = state.figures[id];
  // The common case is one comparison: nothing done yet that would hinder.
  if (figure.marks & (mark::moved | mark::weit | mark::shotStill | mark::unsteady))
    if (checkMayMove(state, id)) return;
  const bool stepIn = figure.is(mark::weit);
  const Side side = traits_[id].side;
  const int budget = budgetOf(state, id);
  Action* end = tail;
  for (Direction d = 0; d < directions; ++d) {
    const std::uint32_t base = Action::move(id, d, 0).code();
    walk(state, id, figure.field, d, budget, maxMove, [&](int steps, FieldId field, bool mayEnd, int) {
      if (stepIn) mayEnd = mayEnd && besideEnemy(state, field, side);
      // Written in any case and kept only if allowed: cheaper than a branch that nobody can predict.
      *end = Action::ofCode(base + static_cast<std::uint32_t>(steps) * Action::oneStep);
      end += mayEnd;
    });
  }
  tail = end;
}

template <class Events>
void ManForMan::beginRun(State& state, const Action& action, Events& events) const {
  Run& run = state.run;
  run = Run{};
  run.figure = action.figure();
  run.direction = action.direction();
  run.steps = static_cast<std::uint8_t>(action.steps());
  switch (action.kind()) {
    case ActionKind::carry:
      run.second = action.second();
      run.carries = 1;
      run.chestStart = state.chest;
      break;
    case ActionKind::enter:
      run.entering = 1;
      run.start = action.field();
      break;
    case ActionKind::enterCarry: {
      const Carriers carriers = *enteringCarriers(state, action.field());
      run.figure = carriers.first;
      run.second = carriers.second;
      run.carries = run.entering = 1;
      run.start = carriers.firstField;
      run.secondStart = carriers.secondField;
      run.chestStart = carriers.chest;
      break;
    }
    default: break;
  }
  for (const FigureId id : {run.figure, run.second}) {
    if (id == noFigure) continue;
    Figure& figure = state.figures[id];
    letGo(state, id);
    if (run.entering) {
      figure.standing = Standing::onBoard;
    } else {
      (id == run.figure ? run.start : run.secondStart) = figure.field;
      state.occupant[figure.field] = noFigure;
    }
  }
  if constexpr (Events::wanted) {
    const Figure& figure = state.figures[run.figure];
    FieldId goal = run.carries ? run.chestStart : run.start;
    for (int i = run.entering; i < run.steps && board_->next(goal, run.direction) != noField; ++i)
      goal = board_->next(goal, run.direction);
    if (run.carries && run.entering) {
      events.tell(Said(phrases::chestComesOn, piece(run.figure), piece(run.second), place(run.chestStart)));
    } else if (run.carries && run.second == noFigure) {
      events.tell(Said(phrases::carriesOne, piece(run.figure), place(goal)));
    } else if (run.carries) {
      events.tell(Said(phrases::carriesTwo, piece(run.figure), piece(run.second), place(goal)));
    } else if (run.entering) {
      events.tell(Said(phrases::comesOn, piece(run.figure), place(run.start), place(goal)));
    } else {
      const Phrase& how = figure.is(mark::weit)    ? phrases::stepsIn
                          : figure.is(mark::moved) ? phrases::secondMove
                                                   : phrases::movesTo;
      events.tell(Said(how, piece(run.figure), place(run.start), place(goal)));
    }
  }
  goOn(state, events);
}

// One step of all that run together, and its price.
void ManForMan::stepRun(State& state) const {
  Run& run = state.run;
  const bool first = run.entering && run.done == 0;
  const auto stepped = [&](FieldId at, FieldId start) { return first ? start : board_->next(at, run.direction); };
  int cost = 0;
  for (const FigureId id : {run.figure, run.second}) {
    if (id == noFigure) continue;
    Figure& figure = state.figures[id];
    figure.field = stepped(figure.field, id == run.figure ? run.start : run.secondStart);
    cost = std::max(cost, costOf(figure.field, traits_[id].skirmisher));
  }
  if (run.carries) {
    state.chest = stepped(state.chest, run.chestStart);
    cost = std::max(cost, costOf(state.chest, false));
  }
  run.cost = static_cast<std::uint8_t>(run.cost + cost);
  ++run.done;
}

template <class Events>
void ManForMan::goOn(State& state, Events& events) const {
  Run& run = state.run;
  while (run.done < run.steps) {
    if (run.carries && !(run.entering && run.done == 0) && leavesOverGoal(state.chest, run.direction)) {
      for (const FigureId id : {run.figure, run.second}) {
        if (id == noFigure || mayEndOn(state, chestSide, state.figures[id].field)) continue;
        state.figures[id].standing = Standing::waiting;  // cannot stay there: over the edge with the chest
        state.figures[id].field = state.figures[id].origin = noField;
      }
      placeRunners(state);
      state.chest = noField;
      run = Run{};
      endGame(state, Ending::chestSafe, chestSide);
      return events.outcome(outcome(state).why);
    }
    const FieldId from = run.entering && run.done == 0 ? noField : state.figures[run.figure].field;
    const FieldId secondFrom =
        run.second == noFigure || (run.entering && run.done == 0) ? noField : state.figures[run.second].field;
    stepRun(state);
    findStrikers(state, run.figure, from);
    if (run.second != noFigure) findStrikers(state, run.second, secondFrom);
    if (state.strikerCount) {
      if constexpr (Events::wanted)
        for (int i = 0; i < state.strikerCount; ++i)
          events.tell(Said(phrases::mayStrikeFirst, piece(state.strikers[static_cast<std::size_t>(i)].figure),
                           piece(state.strikers[static_cast<std::size_t>(i)].target)));
      return;
    }
  }
  placeRunners(state);
  run = Run{};
}

void ManForMan::placeRunners(State& state) const {
  const Run& run = state.run;
  for (const FigureId id : {run.figure, run.second}) {
    if (id == noFigure) continue;
    Figure& figure = state.figures[id];
    if (!figure.onBoard()) continue;
    state.occupant[figure.field] = id;
    const int carried = !run.carries ? 0 : run.second == noFigure ? 3 : 1;  // R35: points that the chest takes
    figure.spent = static_cast<std::uint8_t>(figure.spent + run.cost + carried);
    if (run.entering) figure.origin = id == run.figure ? run.start : run.secondStart;
    if (figure.is(mark::weit)) {
      figure.marks |= mark::steppedIn;
    } else if (figure.is(mark::moved)) {
      figure.marks |= mark::fought | mark::changed;  // R33: instead of fighting, and it mounts nothing
    }
    figure.marks |= mark::moved;
  }
}

// A run that cannot go on because one of those who run is out. The rest goes back to the last field where all of
// it may end (R3). Who was just coming on and finds none waits outside again; the chest then lies at the edge.
template <class Events>
void ManForMan::stopRun(State& state, Events& events) const {
  Run& run = state.run;
  if (run.carries) {
    const FigureId left = state.figures[run.figure].onBoard()                             ? run.figure
                          : run.second != noFigure && state.figures[run.second].onBoard() ? run.second
                                                                                          : noFigure;
    const auto walked = [&](FieldId field, int steps) {
      for (int i = run.entering; i < steps; ++i) field = board_->next(field, run.direction);
      return field;
    };
    const FieldId start = left == run.second ? run.secondStart : run.start;
    int steps = run.done;
    const auto mayStop = [&] {
      const FieldId chest = walked(run.chestStart, steps);
      if (steps > 0 || run.entering) {
        const FigureId there = state.occupant[chest];
        if (!board_->mayEnd(chest) || (there != noFigure && traits_[there].side == chestSide)) return false;
      }
      if (left == noFigure) return true;
      const FieldId field = walked(start, steps);
      return field != chest && board_->mayEnd(field) && state.occupant[field] == noFigure;
    };
    while (steps > run.entering && !mayStop()) --steps;
    const bool outside = run.entering && !mayStop();
    state.chest = walked(run.chestStart, steps);
    if (left != noFigure) {
      state.figures[left].field = outside ? noField : walked(start, steps);
      if (outside) {
        state.figures[left].standing = Standing::waiting;
        state.figures[left].marks |= mark::moved;  // it comes next turn
      }
    }
    events.tell(Said(phrases::carryStopped, place(state.chest)));
  }
  placeRunners(state);
  run = Run{};
}

template <class Events>
void ManForMan::resumeRun(State& state, Events& events) const {
  const Run& run = state.run;
  if (!run.active()) return;
  if (run.drive & Run::drives) {
    // Who led it may have fallen: then it stands.
    if (run.second != noFigure && !state.figures[run.second].onBoard()) return stopDrive(state);
    return driveOn(state, events);
  }
  const auto fallen = [&](FigureId id) { return id != noFigure && !state.figures[id].onBoard(); };
  if (fallen(run.figure) || fallen(run.second)) {
    stopRun(state, events);
  } else {
    goOn(state, events);
  }
}

template void ManForMan::beginRun(State&, const Action&, NoEvents&) const;
template void ManForMan::beginRun(State&, const Action&, EventList&) const;
template void ManForMan::goOn(State&, NoEvents&) const;
template void ManForMan::goOn(State&, EventList&) const;
template void ManForMan::resumeRun(State&, NoEvents&) const;
template void ManForMan::resumeRun(State&, EventList&) const;

}  // namespace walstatt::mfm
