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

ManForMan::Course ManForMan::courseOf(const State& state, FigureId vehicle, FigureId beside) const {
  return {vehicle, beside, areaOf(state, vehicle), beside == noFigure ? Area{} : areaOf(state, beside), 0};
}

bool ManForMan::advance(const State& state, Course& course, Direction direction) const {
  const Tracks& tracks = tracksOf(course.vehicle, state.figures[course.vehicle].facing);
  const RayStep step = *tracks.ray(cornerOf(course.end), direction);
  if (step.cost == RayStep::end) return false;
  if (course.beside == noFigure) {
    course.end = shifted(course.end, direction);
    course.cost += isSkirmisherMount(state, course.vehicle) ? step.skirmisherCost : step.cost;
    return true;
  }
  const FieldId from = cornerOf(course.besideEnd);
  int price = 0;
  if (isVehicle(course.beside)) {
    const RayStep own = *tracksOf(course.beside, state.figures[course.beside].facing).ray(from, direction);
    if (own.cost == RayStep::end) return false;
    price = isSkirmisherMount(state, course.beside) ? own.skirmisherCost : own.cost;
  } else {
    const FieldId next = board_->next(from, direction);
    if (next == noField) return false;
    price = costOf(next, traits_[course.beside].skirmisher);
  }
  // R32: leading goes over fields that a chariot may use, for both.
  const Area end = shifted(course.end, direction), besideEnd = shifted(course.besideEnd, direction);
  bool open = true;
  const auto look = [&](FieldId field) { open = open && Tracks::mayUse(board_->terrainOf(field), Carriage::chariot); };
  forFields(end, look);
  forFields(besideEnd, look);
  if (!open) return false;
  course.end = end;
  course.besideEnd = besideEnd;
  course.cost += std::max<int>(price, step.cost);
  return true;
}

FigureId ManForMan::enemyOn(const State& state, const Course& course) const {
  FigureId enemy = noFigure;
  const auto look = [&](FieldId field) {
    const FigureId there = state.occupant[field];
    if (there != noFigure && state.figures[there].side != state.figures[course.vehicle].side) enemy = there;
  };
  forFields(course.end, look);
  if (course.beside != noFigure) forFields(course.besideEnd, look);
  return enemy;
}

bool ManForMan::mayEndCourse(const State& state, const Course& course) const {
  if (!tracksOf(course.vehicle, state.figures[course.vehicle].facing).mayEnd(course.end.x, course.end.y)) return false;
  bool free = true;
  const auto look = [&](FieldId field) {
    const FigureId there = standingOn(state, field);
    free = free && (there == noFigure || there == course.vehicle || there == course.beside);
  };
  forFields(course.end, look);
  if (course.beside == noFigure) return free;
  forFields(course.besideEnd, look);
  if (!isVehicle(course.beside)) return free && board_->mayEnd(cornerOf(course.besideEnd));
  return free &&
         tracksOf(course.beside, state.figures[course.beside].facing).mayEnd(course.besideEnd.x, course.besideEnd.y);
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
        there != noFigure && there != vehicle && there != course.beside &&
        (standingOn(state, field) != noFigure || state.figures[there].side != state.figures[vehicle].side);
    if (barred) other = there;
    const FieldInfo& info = board_->field(field);
    if (course.beside != noFigure && course.besideEnd.holds(info.x, info.y)) other = course.beside;
  });
  if (other != noFigure) return Refusal(phrases::turnBlocked, piece(vehicle), piece(other));
  if (course.beside != noFigure && !isNear(course.besideEnd, after))
    return Refusal(phrases::leaderTooFar, piece(leaderOf(state, vehicle)), piece(vehicle));
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
void ManForMan::listDrives(const State& state, const Survey& survey, FigureId vehicle, Action*& tail) const {
  const Figure& figure = state.figures[vehicle];
  const bool stepIn = figure.is(mark::weit);
  if ((figure.is(mark::moved) && !stepIn) || checkMayDrive(state, vehicle)) return;
  const int budget = driveBudget(state, vehicle);
  if (budget < 0) return;
  const bool skirmisher = isSkirmisherMount(state, vehicle), mayRam = !stepIn && !state.quietTurn;
  const Area start = areaOf(state, vehicle);
  const int farthest = std::min(budget, maxMove);
  const Room room(*this, state, survey, vehicle, noFigure, figure.facing == 2 ? 0 : farthest,
                  figure.facing == 0 ? 0 : farthest);
  // Where it and the row before it can come at all.
  const int reach = farthest + 1;
  const bool enemyNear =
      survey.enemyFields().any({start.x - reach, start.y - reach, start.width + 2 * reach, start.height + 2 * reach});
  Action* end = tail;
  const auto turns = [&](int x, int y, Direction direction, int steps) {
    for (Facing facing = 0; facing < facings; ++facing) {
      *end = Action::drive(vehicle, direction, steps, facing);  // kept only if allowed, as in listMoves
      end += room.mayTurn(x, y, facing) & (steps > 0 || facing != figure.facing);
    }
  };
  turns(start.x, start.y, ahead(figure.facing), 0);
  const Tracks& tracks = tracksOf(vehicle, figure.facing);
  for (const int turn : {0, 1, directions - 1}) {
    const auto direction = static_cast<Direction>((ahead(figure.facing) + turn) % directions);
    const RayStep* ray = tracks.ray(figure.field, direction);
    int x = start.x, y = start.y;
    for (int steps = 1; steps <= maxMove; ++steps, ++ray) {
      if ((skirmisher ? ray->skirmisherCost : ray->cost) > budget) break;
      x += stepX[direction];
      y += stepY[direction];
      const Area at{x, y, start.width, start.height};
      if (enemyNear && survey.enemyFields().any(at)) break;
      if (!room.mayEnd(x, y)) continue;
      turns(x, y, direction, steps);
      if (enemyNear && turn == 0 && steps >= 2 && mayRam && survey.enemyFields().any(rowAhead(at, figure.facing)) &&
          !ramTargets(state, vehicle, at).victims.empty())
        *end++ = Action::ram(vehicle, steps);
    }
  }
  if (stepIn)  // R15: only to an enemy
    end = std::remove_if(tail, end, [&](const Action& action) {
      const Area at = shifted(start, action.direction(), action.steps());
      return !besideEnemy(state, turned(at, traits_[vehicle].width, figure.facing, action.facing()), figure.side);
    });
  tail = end;
}

template <class Events>
void ManForMan::beginDrive(State& state, const Action& action, Events& events) const {
  Run& run = state.run;
  run = Run{};
  const bool leads = action.kind() == ActionKind::lead, rams = action.kind() == ActionKind::ram;
  const FigureId vehicle = leads ? ledBy(state, action.figure()) : action.figure();
  const Figure& figure = state.figures[vehicle];
  if (!leads) letGoOf(state, vehicle);  // who rides on alone
  run.figure = vehicle;
  run.second = leads ? boardOf(state, action.figure()) : noFigure;
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
      events.tell(Said(phrases::leads, piece(action.figure()), piece(vehicle), place(run.start), to));
    } else if (rams) {
      events.tell(Said(phrases::runsToRam, piece(vehicle), place(run.start), to));
    } else if (run.steps == 0) {
      events.tell(Said(phrases::turns, piece(vehicle), number(run.facing)));
    } else {
      const bool rides = traits_[vehicle].carriage == Carriage::mount;
      events.tell(Said(rides ? phrases::rides : phrases::drives, piece(vehicle), place(run.start), to));
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

// Where one of those who run stood before the last step or turn.
Area ManForMan::areaBefore(const State& state, FigureId id) const {
  const Run& run = state.run;
  const Area now = areaOf(state, id);
  if (!(run.drive & Run::turned)) return shifted(now, run.direction, -1);
  return id == run.figure ? turned(now, traits_[id].width, run.facing, run.turnedFrom) : now;
}

// One step after the other, then the turn; each may bring a branch test, and each may bring Erstschläge (R15).
template <class Events>
void ManForMan::driveOn(State& state, Events& events) const {
  Run& run = state.run;
  const FigureId vehicle = run.figure;
  Figure& figure = state.figures[vehicle];
  while (true) {
    if (run.drive & Run::arrived) {
      const auto both = {vehicle, run.second};  // the second may be nobody
      for (const FigureId id : both)
        if (id != noFigure && isVehicle(id) && testTree(state, id, areaBefore(state, id), areaOf(state, id), events))
          return;
      run.drive = static_cast<std::uint8_t>(run.drive & ~Run::arrived);
      for (const FigureId id : both)
        if (id != noFigure) findStrikersAround(state, id, id, areaBefore(state, id), areaOf(state, id));
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
      if (run.second != noFigure) state.figures[run.second].field = cornerOf(course.besideEnd);
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
    if constexpr (Events::wanted) {
      const RamTargets targets = ramTargets(state, vehicle, areaOf(state, vehicle));
      for (std::size_t i = 0; i < targets.victims.size(); ++i)
        if (targets.dice[i]) tellRam(state, phrases::ramAims, vehicle, targets.victims[i], targets.dice[i], events);
    }
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
  Figure& beside = state.figures[run.second];
  beside.spent = static_cast<std::uint8_t>(beside.spent + run.cost);
  beside.marks |= mark::moved;
  const FigureId leader = isVehicle(run.second) ? driverOf(state, run.second) : run.second;
  if (leader == noFigure) return;
  state.figures[leader].marks |= mark::moved | mark::fought;  // S6.1: leading is instead of fighting
  if (ledBy(state, leader) == run.figure) figure.flags |= Figure::led;
}

void ManForMan::stopDrive(State& state) const {
  Run& run = state.run;
  if (!run.active()) return;
  Figure& figure = state.figures[run.figure];
  const bool inPairs = run.second != noFigure && state.figures[run.second].onBoard();
  // A turn that was made stays made: its fields were free.
  while (!(run.drive & Run::turned) && run.done > 0) {
    Course course = courseOf(state, run.figure, inPairs ? run.second : noFigure);
    if (mayEndCourse(state, course)) break;
    --run.done;
    const auto back = [&](FieldId field) {
      const FieldInfo& info = board_->field(field);
      return board_->at(info.x - stepX[run.direction], info.y - stepY[run.direction], info.storey);
    };
    figure.field = back(figure.field);
    if (inPairs) state.figures[run.second].field = back(state.figures[run.second].field);
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
  // Who goes together is caught together.
  const bool runs = state.run.active();
  const std::array<FigureId, 2> both{runs ? state.run.figure : vehicle, runs ? state.run.second : noFigure};
  std::array<Area, 2> before, entered;
  for (std::size_t i = 0; i < 2; ++i) {
    if (both[i] == noFigure) continue;
    entered[i] = areaOf(state, both[i]);
    before[i] = runs ? areaBefore(state, both[i]) : entered[i];
  }
  stopDrive(state);
  constexpr std::uint16_t over = mark::moved | mark::fought | mark::turnOver;
  const auto end = [&](FigureId id) { state.figures[id].marks |= over; };
  for (const FigureId id : both) {
    if (id == noFigure) continue;
    end(id);
    if (isVehicle(id)) forCrew(state, id, end);
  }
  const bool hard = face <= 2;
  if (traits_[vehicle].carriage == Carriage::chariot) {
    wound(state, vehicle, hard ? 2 : 1, events);
  } else {
    const FigureId rider = driverOf(state, vehicle);
    if (hard && rider != noFigure && !traits_[rider].skirmisher) wound(state, rider, 1, events);
    if (state.phase != Phase::over) wound(state, vehicle, hard ? state.figures[vehicle].lives : 1, events);
  }
  // Who is caught has come up all the same (R15).
  const bool letLoose = both[1] != noFigure && leaderOf(state, both[0]) == noFigure;
  for (std::size_t i = letLoose ? 1 : 0; i < 2 && state.phase != Phase::over; ++i) {
    if (both[i] == noFigure || !state.figures[both[i]].onBoard() || before[i] == entered[i]) continue;
    if (areaOf(state, both[i]) == entered[i]) findStrikersAround(state, both[i], both[i], before[i], entered[i]);
  }
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
