// Chapters S2 and S4 with R20, R23 to R25: mounts and chariots run forward or diagonally forward, then may turn; below
// branches they are tested.
#include "games/mfm/vehicles.h"

namespace walstatt::mfm {

// B points; less what was spent before, and one where somebody got on or off (S5).
int ManForMan::driveBudget(const State& state, FigureId vehicle) const {
  const Figure& figure = state.figures[vehicle];
  return traits_[vehicle].move - figure.spent - figure.is(mark::changed);
}

std::optional<Refusal> ManForMan::checkMayDrive(const State& state, FigureId vehicle) const {
  const Figure& figure = state.figures[vehicle];
  if (!figure.onBoard()) return Refusal(phrases::notOnBoard, piece(vehicle));
  if (driverOf(state, vehicle) == noFigure) return Refusal(phrases::noDriver, piece(vehicle));
  if (figure.is(mark::turnOver)) return Refusal(phrases::branchEnded, piece(vehicle));
  FigureId still = noFigure, fought = noFigure;
  forCrew(state, vehicle, [&](FigureId id) {
    if (state.figures[id].is(mark::shotStill)) still = id;
    if (state.figures[id].is(mark::weit) && state.figures[id].is(mark::fought)) fought = id;
  });
  if (still != noFigure) return Refusal(phrases::shotStill, piece(still));
  if (figure.is(mark::unsteady)) return Refusal(phrases::steadyFirst, piece(driverOf(state, vehicle)));
  if (figure.is(mark::weit)) {
    if (figure.is(mark::steppedIn)) return Refusal(phrases::hasMoved, piece(vehicle));
    if (fought != noFigure) return Refusal(phrases::noStepAfterFight, piece(fought));
    return std::nullopt;
  }
  if (figure.is(mark::moved)) return Refusal(phrases::hasMoved, piece(vehicle));
  return std::nullopt;
}

ManForMan::Course ManForMan::courseOf(const State& state, FigureId vehicle, FigureId leader) const {
  return {vehicle, leader, areaOf(state, vehicle), leader == noFigure ? noField : state.figures[leader].field, 0};
}

bool ManForMan::advance(const State& state, Course& course, Direction direction) const {
  const Tracks& tracks = tracksOf(course.vehicle, state.figures[course.vehicle].facing);
  const RayStep step = *tracks.ray(cornerOf(course.end), direction);
  if (step.cost == RayStep::end) return false;
  int price = course.leader == noFigure && isSkirmisherMount(state, course.vehicle) ? step.skirmisherCost : step.cost;
  if (course.leader != noFigure) {
    const FieldId next = board_->next(course.leaderField, direction);
    // R32: leading goes over fields that a chariot may use, for both.
    const auto closed = [&](FieldId field) { return !Tracks::mayUse(board_->terrainOf(field), Carriage::chariot); };
    if (next == noField || closed(next)) return false;
    bool open = true;
    Area after = course.end;
    after.x += stepX[direction];
    after.y += stepY[direction];
    forFields(after, [&](FieldId field) { open = open && !closed(field); });
    if (!open) return false;
    course.leaderField = next;
    price = std::max(price, costOf(next, traits_[course.leader].skirmisher));
  }
  course.end.x += stepX[direction];
  course.end.y += stepY[direction];
  course.cost += price;
  return true;
}

FigureId ManForMan::enemyOn(const State& state, const Course& course) const {
  FigureId enemy = noFigure;
  const auto look = [&](FieldId field) {
    const FigureId there = state.occupant[field];
    if (there != noFigure && state.figures[there].side != state.figures[course.vehicle].side) enemy = there;
  };
  forFields(course.end, look);
  if (course.leader != noFigure) look(course.leaderField);
  return enemy;
}

bool ManForMan::mayEndCourse(const State& state, const Course& course) const {
  if (!tracksOf(course.vehicle, state.figures[course.vehicle].facing).mayEnd(course.end.x, course.end.y)) return false;
  bool free = true;
  const auto look = [&](FieldId field) {
    const FigureId there = standingOn(state, field);
    free = free && (there == noFigure || there == course.vehicle || there == course.leader);
  };
  forFields(course.end, look);
  if (course.leader == noFigure) return free;
  look(course.leaderField);
  return free && board_->mayEnd(course.leaderField);
}

// R24: the new fields must be free and passable.
std::optional<Refusal> ManForMan::checkTurn(const State& state, const Course& course, Facing facing) const {
  const FigureId vehicle = course.vehicle;
  const Area after = turned(course.end, traits_[vehicle].width, state.figures[vehicle].facing, facing);
  if (!tracksOf(vehicle, facing).mayEnd(after.x, after.y)) return Refusal(phrases::noRoomToTurn, piece(vehicle));
  FigureId other = noFigure;
  forFields(after, [&](FieldId field) {
    const FigureId there = state.occupant[field];
    const bool barred =
        there != noFigure && there != vehicle && there != course.leader &&
        (standingOn(state, field) != noFigure || state.figures[there].side != state.figures[vehicle].side);
    if (barred) other = there;
    if (field == course.leaderField) other = course.leader;
  });
  if (other != noFigure) return Refusal(phrases::turnBlocked, piece(vehicle), piece(other));
  if (course.leader != noFigure && !isNear(areaOfField(course.leaderField), after))
    return Refusal(phrases::leaderTooFar, piece(course.leader), piece(vehicle));
  return std::nullopt;
}

std::optional<Refusal> ManForMan::checkCourse(const State& state, Course& course, Direction direction, int steps,
                                              int budget) const {
  const FigureId vehicle = course.vehicle;
  for (int step = 0; step < steps; ++step) {
    Course next = course;
    if (!advance(state, next, direction)) return Refusal(phrases::boardDoesNotFit, piece(vehicle), number(step + 1));
    if (const FigureId enemy = enemyOn(state, next); enemy != noFigure)
      return Refusal(phrases::enemyInTheWay, piece(enemy), place(cornerOf(next.end)));
    if (next.cost > budget)
      return Refusal(phrases::tooFarToDrive, piece(vehicle), number(next.cost), number(std::max(0, budget)));
    course = next;
  }
  if (steps > 0 && !mayEndCourse(state, course)) return Refusal(phrases::boardMayNotEnd, piece(vehicle));
  return std::nullopt;
}

std::optional<Refusal> ManForMan::checkDrive(const State& state, const Action& action) const {
  const FigureId vehicle = action.figure();
  if (!isVehicle(vehicle)) return Refusal(phrases::notAVehicle, piece(vehicle));
  if (auto refusal = checkMayDrive(state, vehicle)) return refusal;
  const Figure& figure = state.figures[vehicle];
  const int sideways = (action.direction() - ahead(figure.facing) + directions) % directions;
  if (action.steps() > 0 && sideways > 1 && sideways < directions - 1)
    return Refusal(phrases::onlyForward, piece(vehicle));
  if (action.steps() == 0 && (action.facing() == figure.facing || action.direction() != ahead(figure.facing)))
    return Refusal(phrases::noSteps, piece(vehicle));
  Course course = courseOf(state, vehicle, noFigure);
  if (auto refusal = checkCourse(state, course, action.direction(), action.steps(), driveBudget(state, vehicle)))
    return refusal;
  Area end = course.end;
  if (action.facing() != figure.facing) {
    if (driveBudget(state, vehicle) < 0) return Refusal(phrases::tooFarToDrive, piece(vehicle), number(1), number(0));
    if (auto refusal = checkTurn(state, course, action.facing())) return refusal;
    end = turned(end, traits_[vehicle].width, figure.facing, action.facing());
  }
  if (!figure.is(mark::weit)) return std::nullopt;
  State after = state;  // R14: only to end beside an enemy
  uncover(after, vehicle);
  if (!besideEnemy(after, end, figure.side))
    return Refusal(phrases::mustStepToEnemy, piece(vehicle), place(cornerOf(end)));
  return std::nullopt;
}

// Runs, turns and rams of a vehicle.
void ManForMan::listDrives(const State& state, FigureId vehicle, Action*& tail) const {
  if (checkMayDrive(state, vehicle)) return;
  const Figure& figure = state.figures[vehicle];
  const int budget = driveBudget(state, vehicle);
  if (budget < 0) return;
  const bool stepIn = figure.is(mark::weit), skirmisher = isSkirmisherMount(state, vehicle);
  const bool mayRam = !stepIn && !state.quietTurn;
  const Room room(*this, state, vehicle, noFigure);
  const Area start = areaOf(state, vehicle);
  Action* end = tail;
  const auto turns = [&](const Area& from, Direction direction, int steps) {
    room.turns(from, [&](Facing facing, const Area& after) {
      if ((facing == figure.facing && steps == 0) || (stepIn && !besideEnemy(state, after, figure.side))) return;
      *end++ = Action::drive(vehicle, direction, steps, facing);
    });
  };
  turns(start, ahead(figure.facing), 0);
  const Tracks& tracks = tracksOf(vehicle, figure.facing);
  for (const int turn : {0, 1, directions - 1}) {
    const auto direction = static_cast<Direction>((ahead(figure.facing) + turn) % directions);
    const RayStep* ray = tracks.ray(cornerOf(start), direction);
    Area at = start;
    for (int steps = 1; steps <= maxMove; ++steps, ++ray) {
      if ((skirmisher ? ray->skirmisherCost : ray->cost) > budget) break;
      at.x += stepX[direction];
      at.y += stepY[direction];
      if (room.isClosed(at)) break;
      if (!ray->mayEnd || !room.isFree(at, figure.facing)) continue;
      turns(at, direction, steps);
      if (turn == 0 && steps >= 2 && mayRam && room.enemies().any(rowAhead(at, figure.facing)) &&
          !ramTargets(state, vehicle, at).victims.empty())
        *end++ = Action::ram(vehicle, steps);
    }
  }
  tail = end;
}

template <class Events>
void ManForMan::beginDrive(State& state, const Action& action, Events& events) const {
  Run& run = state.run;
  run = Run{};
  const bool leads = action.kind() == ActionKind::lead, rams = action.kind() == ActionKind::ram;
  const FigureId vehicle = leads ? state.figures[action.figure()].vehicle : action.figure();
  const Figure& figure = state.figures[vehicle];
  run.figure = vehicle;
  run.second = leads ? action.figure() : noFigure;
  run.drive = static_cast<std::uint8_t>(Run::drives | (rams ? Run::rams : 0));
  run.direction = rams ? ahead(figure.facing) : action.direction();
  run.steps = static_cast<std::uint8_t>(action.steps());
  run.facing = rams ? figure.facing : action.facing();
  run.start = figure.field;
  run.secondStart = leads ? state.figures[run.second].field : noField;
  if constexpr (Events::wanted) {
    Area goal = areaOf(state, vehicle);
    goal.x += stepX[run.direction] * run.steps;
    goal.y += stepY[run.direction] * run.steps;
    const Arg to = place(cornerOf(goal));
    if (leads) {
      events.tell(Said(phrases::leads, piece(run.second), piece(vehicle), to));
    } else if (rams) {
      events.tell(Said(phrases::runsToRam, piece(vehicle), place(run.start), to));
    } else if (run.steps == 0) {
      events.tell(Said(phrases::turns, piece(vehicle), number(run.facing)));
    } else {
      events.tell(Said(phrases::drives, piece(vehicle), place(run.start), to));
    }
  }
  uncover(state, vehicle);
  if (leads) uncover(state, run.second);
  driveOn(state, events);
}

// R23: begins the test of a tree that is newly covered, once per tree and turn; false if there is none.
template <class Events>
bool ManForMan::testTree(State& state, FigureId vehicle, const Area& before, const Area& now, Events& events) const {
  const auto isTested = [&](std::uint16_t tree) {
    return std::find(state.tested.begin(), state.tested.begin() + state.testedCount, TestedTree{tree, vehicle}) !=
           state.tested.begin() + state.testedCount;
  };
  std::uint16_t tree = 0;
  forFields(now, [&](FieldId field) {
    const FieldInfo& info = board_->field(field);
    if (tree || before.holds(info.x, info.y) || !board_->terrainOf(field).branchTest) return;
    if (!isTested(info.obstacle)) tree = info.obstacle;
  });
  if (!tree) return false;
  if (state.testedCount == state.tested.size()) {  // more trees in a turn than anybody meets: the oldest is forgotten
    std::move(state.tested.begin() + 1, state.tested.end(), state.tested.begin());
    --state.testedCount;
  }
  state.tested[state.testedCount++] = {tree, vehicle};
  state.test = {Test::Kind::branch, vehicle};
  events.tell(Said(phrases::branchTest, piece(vehicle)));
  return true;
}

// Moving up covers one row more (R26).
template <class Events>
void ManForMan::testTreesInFront(State& state, FigureId vehicle, Events& events) const {
  const Area now = areaOf(state, vehicle);
  Area before = now;
  const Direction direction = ahead(state.figures[vehicle].facing);
  before.x -= stepX[direction];
  before.y -= stepY[direction];
  testTree(state, vehicle, before, now, events);
}

// Where the vehicle that runs stood before its last step or turn.
Area ManForMan::areaBefore(const State& state) const {
  const Run& run = state.run;
  Area before = areaOf(state, run.figure);
  if (run.drive & Run::turned) return turned(before, traits_[run.figure].width, run.facing, run.turnedFrom);
  before.x -= stepX[run.direction];
  before.y -= stepY[run.direction];
  return before;
}

// One step after the other, then the turn; each may bring a branch test, and each may bring Erstschläge (R15).
template <class Events>
void ManForMan::driveOn(State& state, Events& events) const {
  Run& run = state.run;
  const FigureId vehicle = run.figure;
  Figure& figure = state.figures[vehicle];
  while (true) {
    if (run.drive & Run::arrived) {
      const Area now = areaOf(state, vehicle), before = areaBefore(state);
      const FieldId leader = run.second == noFigure ? noField : state.figures[run.second].field;
      if (testTree(state, vehicle, before, now, events)) return;
      run.drive = static_cast<std::uint8_t>(run.drive & ~Run::arrived);
      findStrikersAround(state, vehicle, vehicle, before, now);
      if (leader != noField && !(run.drive & Run::turned)) {
        const FieldInfo& info = board_->field(leader);
        const Area after{info.x, info.y, 1, 1, info.storey};
        Area last = after;
        last.x -= stepX[run.direction];
        last.y -= stepY[run.direction];
        findStrikersAround(state, run.second, run.second, last, after);
      }
      if (state.strikerCount) {
        if constexpr (Events::wanted)
          for (std::size_t i = 0; i < state.strikerCount; ++i)
            events.tell(
                Said(phrases::mayStrikeFirst, piece(state.strikers[i].figure), piece(state.strikers[i].target)));
        return;
      }
    }
    const Area before = areaOf(state, vehicle);
    if (run.done < run.steps) {
      Course course = courseOf(state, vehicle, run.second);
      advance(state, course, run.direction);
      figure.field = cornerOf(course.end);
      if (run.second != noFigure) state.figures[run.second].field = course.leaderField;
      run.cost = static_cast<std::uint8_t>(run.cost + course.cost);
      ++run.done;
    } else if (run.facing != figure.facing) {
      run.turnedFrom = figure.facing;
      figure.field = cornerOf(turned(before, traits_[vehicle].width, figure.facing, run.facing));
      figure.facing = run.facing;
      run.drive |= Run::turned;
    } else {
      break;
    }
    run.drive |= Run::arrived;
  }
  const bool rams = (run.drive & Run::rams) != 0;
  endDrive(state);
  if (rams) {
    figure.marks |= mark::ramming | mark::steppedIn;  // R26: the move is over either way
    events.tell(Said(phrases::ramDeclared, piece(vehicle)));
  }
}

// The fields are taken, the points are paid.
void ManForMan::endDrive(State& state) const {
  const Run run = state.run;
  state.run = Run{};
  Figure& figure = state.figures[run.figure];
  cover(state, run.figure);
  figure.spent = static_cast<std::uint8_t>(figure.spent + figure.is(mark::changed) + run.cost);
  figure.marks = static_cast<std::uint16_t>(figure.marks & ~mark::changed);
  if (figure.is(mark::weit)) figure.marks |= mark::steppedIn;
  figure.marks |= mark::moved;
  if (run.second == noFigure || !state.figures[run.second].onBoard()) return;
  cover(state, run.second);
  Figure& leader = state.figures[run.second];
  leader.spent = static_cast<std::uint8_t>(leader.spent + run.cost);
  leader.marks |= mark::moved | mark::fought;  // S6.1: leading is instead of fighting
  if (leader.vehicle == run.figure) figure.flags |= Figure::led;
}

void ManForMan::stopDrive(State& state) const {
  Run& run = state.run;
  if (!run.active()) return;
  Figure& figure = state.figures[run.figure];
  const bool leaderLives = run.second != noFigure && state.figures[run.second].onBoard();
  // A turn that was made stays made: its fields were free.
  while (!(run.drive & Run::turned) && run.done > 0) {
    Course course = courseOf(state, run.figure, leaderLives ? run.second : noFigure);
    if (mayEndCourse(state, course)) break;
    --run.done;
    const auto back = [&](FieldId field) {
      const FieldInfo& info = board_->field(field);
      return board_->at(info.x - stepX[run.direction], info.y - stepY[run.direction], info.storey);
    };
    figure.field = back(figure.field);
    if (leaderLives) state.figures[run.second].field = back(state.figures[run.second].field);
  }
  run.facing = figure.facing;
  endDrive(state);
}

// S4.2, R23: 1 to 4 ends the turn of all who are there.
template <class Events>
void ManForMan::rollBranch(State& state, Face face, Events& events) const {
  const FigureId vehicle = state.test.figure;
  state.test = Test{};
  if (face >= 5) {
    events.tell(Said(phrases::branchPassed, piece(vehicle), number(face)));
    if (!state.run.active()) testTreesInFront(state, vehicle, events);  // more than one tree there
    return proceed(state, events);
  }
  events.outcome(Said(phrases::branchFailed, piece(vehicle), number(face)));
  const FigureId leader = state.run.second;
  const Area entered = areaOf(state, vehicle), before = state.run.active() ? areaBefore(state) : entered;
  stopDrive(state);
  constexpr std::uint16_t over = mark::moved | mark::fought | mark::turnOver;
  const auto end = [&](FigureId id) { state.figures[id].marks |= over; };
  end(vehicle);
  forCrew(state, vehicle, end);
  if (leader != noFigure) end(leader);
  const bool hard = face <= 2;
  if (traits_[vehicle].carriage == Carriage::chariot) {
    wound(state, vehicle, hard ? 2 : 1, events);
  } else {
    const FigureId rider = driverOf(state, vehicle);
    if (hard && rider != noFigure && !traits_[rider].skirmisher) wound(state, rider, 1, events);
    if (state.phase != Phase::over) wound(state, vehicle, hard ? state.figures[vehicle].lives : 1, events);
  }
  // Who is caught has come up all the same (R15).
  const Figure& figure = state.figures[vehicle];
  if (state.phase != Phase::over && figure.onBoard() && areaOf(state, vehicle) == entered && before != entered)
    findStrikersAround(state, vehicle, vehicle, before, entered);
  proceed(state, events);
}

template void ManForMan::beginDrive(State&, const Action&, NoEvents&) const;
template void ManForMan::beginDrive(State&, const Action&, EventList&) const;
template void ManForMan::driveOn(State&, NoEvents&) const;
template void ManForMan::driveOn(State&, EventList&) const;
template void ManForMan::testTreesInFront(State&, FigureId, NoEvents&) const;
template void ManForMan::testTreesInFront(State&, FigureId, EventList&) const;
template void ManForMan::rollBranch(State&, Face, NoEvents&) const;
template void ManForMan::rollBranch(State&, Face, EventList&) const;

}  // namespace walstatt::mfm
