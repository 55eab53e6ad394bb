// Chapters S5 and S6 with R32: getting on and off, the test for the rest of the movement, taking the reins, catching and
// leading what has no crew.
#include "games/mfm/vehicles.h"

namespace walstatt::mfm {

// S5.1, R2: fields beside or behind the rows of the car, never the horses'. A mount is all car.
ManForMan::BoardingZone ManForMan::boardingZone(const State& state, FigureId vehicle) const {
  const Facing facing = state.figures[vehicle].facing;
  const int horses = typeOf(vehicle).horseRows;
  Area car = areaOf(state, vehicle);
  (facing % 2 == 0 ? car.height : car.width) -= horses;
  if (facing == 0) car.y += horses;
  if (facing == 3) car.x += horses;
  Area fields{car.x - 1, car.y - 1, car.width + 2, car.height + 2};
  --(facing % 2 == 0 ? fields.height : fields.width);
  if (facing == 0) ++fields.y;
  if (facing == 3) ++fields.x;
  return {car, fields};
}

bool ManForMan::inBoardingZone(const BoardingZone& zone, FieldId field) const {
  const Area at = areaOfField(field);
  return zone.fields.holds(at.x, at.y) && isNear(at, zone.car);
}

std::optional<Refusal> ManForMan::checkBoard(const State& state, const Action& action) const {
  const FigureId id = action.figure(), vehicle = action.target();
  const Figure& figure = state.figures[id];
  if (vehicle >= figureCount() || !isVehicle(vehicle) || !state.figures[vehicle].onBoard())
    return Refusal(phrases::notAVehicle, piece(std::min<int>(vehicle, figureCount() - 1)));
  if (!isOnFoot(state, id)) return Refusal(phrases::notOnFoot, piece(id));
  if (figure.is(mark::shotStill)) return Refusal(phrases::shotStill, piece(id));
  if (figure.is(mark::turnOver)) return Refusal(phrases::branchEnded, piece(id));
  if (figure.marks & (mark::changed | mark::weit | mark::climbing)) return Refusal(phrases::changeOnce, piece(id));
  const Figure& there = state.figures[vehicle];
  const FigureType& type = typeOf(vehicle);
  const bool crewed = hasCrew(state, vehicle);
  if (crewed && there.side != figure.side) return Refusal(phrases::enemyCrew, piece(vehicle));
  if (const FigureId leader = leaderOf(state, vehicle); leader != noFigure && leader != id)
    return Refusal(phrases::isLed, piece(vehicle));
  // S1.1, S6: who may ride, who may drive; whoever has a symbol may ride along.
  const bool able = type.carriage == Carriage::mount ? typeOf(id).mayRide() : typeOf(id).mayDrive();
  if (!able) return Refusal(phrases::cannotDrive, piece(id), piece(vehicle));
  int aboard = 0;
  forCrew(state, vehicle, [&](FigureId) { ++aboard; });
  if (aboard >= type.crewRoom) return Refusal(phrases::noRoomAboard, piece(vehicle), number(type.crewRoom));
  if (!inBoardingZone(boardingZone(state, vehicle), figure.field))
    return Refusal(phrases::notInBoardingZone, piece(id), piece(vehicle));
  if (there.is(mark::ramming)) return Refusal(phrases::ramFirst, piece(vehicle));
  // S5.3: the point is the vehicle's; what was walked counts, too.
  const int spent = there.is(mark::moved) ? there.spent : std::max(there.spent, figure.spent);
  if (spent + 1 > type.move) return Refusal(phrases::noPointLeft, piece(vehicle));
  return std::nullopt;
}

template <class Events>
void ManForMan::board(State& state, const Action& action, Events& events) const {
  const FigureId id = action.figure(), vehicle = action.target();
  Figure& figure = state.figures[id];
  events.tell(Said(phrases::boards, piece(id), piece(vehicle)));
  letGo(state, id);
  state.occupant[figure.field] = noFigure;
  addToCrew(state, vehicle, id);
  const bool drives = driverOf(state, vehicle) == noFigure;
  if (drives) figure.flags |= Figure::drives;
  updateOwner(state, vehicle);
  Figure& there = state.figures[vehicle];
  if (!there.is(mark::moved)) there.spent = std::max(there.spent, figure.spent);
  there.marks |= mark::changed;
  figure.marks |= mark::changed | mark::moved;
  if (drives && !there.is(mark::moved)) there.marks |= mark::unsteady;
}

std::optional<Refusal> ManForMan::checkMayAlight(const State& state, FigureId id) const {
  const Figure& figure = state.figures[id];
  if (isVehicle(id) || !figure.aboard()) return Refusal(phrases::notAboard, piece(id));
  if (figure.is(mark::shotStill)) return Refusal(phrases::shotStill, piece(id));
  if (figure.is(mark::turnOver)) return Refusal(phrases::branchEnded, piece(id));
  if (figure.marks & (mark::changed | mark::weit)) return Refusal(phrases::changeOnce, piece(id));
  const FigureId vehicle = figure.vehicle;
  const Figure& there = state.figures[vehicle];
  if (!there.onBoard()) return Refusal(phrases::notOnBoard, piece(vehicle));
  if (there.is(mark::ramming)) return Refusal(phrases::ramFirst, piece(vehicle));
  if (there.spent + 1 > traits_[vehicle].move) return Refusal(phrases::noPointLeft, piece(vehicle));
  return std::nullopt;
}

std::optional<Refusal> ManForMan::checkAlight(const State& state, const Action& action) const {
  const FigureId id = action.figure();
  if (auto refusal = checkMayAlight(state, id)) return refusal;
  const FigureId vehicle = state.figures[id].vehicle;
  if (!inBoardingZone(boardingZone(state, vehicle), action.field()))
    return Refusal(phrases::notInBoardingZone, piece(id), piece(vehicle));
  if (!mayEndOn(state, traits_[id].side, action.field())) return Refusal(phrases::fieldTaken, place(action.field()));
  return std::nullopt;
}

template <class Events>
void ManForMan::alight(State& state, const Action& action, Events& events) const {
  const FigureId id = action.figure();
  Figure& figure = state.figures[id];
  const FigureId vehicle = figure.vehicle;
  const Area before = areaOf(state, id);
  Figure& there = state.figures[vehicle];
  // S5.2: what the vehicle has left after this point, and never more than on foot.
  const int rest = std::min<int>(traits_[id].move, traits_[vehicle].move - there.spent - 1);
  const Area origin = originOf(state, id);
  there.marks |= mark::changed;
  removeFromCrew(state, id);
  figure.standing = Standing::onBoard;
  figure.field = action.field();
  // R14: of the fields where he stood when the turn began the nearest.
  figure.origin = cornerOf(origin);
  forFields(origin, [&](FieldId field) {
    if (board_->steps(field, figure.field) < board_->steps(figure.origin, figure.field)) figure.origin = field;
  });
  state.occupant[figure.field] = id;
  figure.spent = static_cast<std::uint8_t>(traits_[id].move - rest);
  figure.marks |= mark::changed;
  figure.marks |= rest > 0 && !figure.is(mark::moved) ? mark::unsteady : mark::moved;
  events.tell(Said(phrases::alights, piece(id), place(figure.field)));
  const FieldInfo& info = board_->field(figure.field);
  findStrikersAround(state, id, id, before, Area{info.x, info.y, 1, 1, info.storey});
}

// S5: the rest of the movement needs a test on NAH, of the one who got off, or of the new driver.
std::optional<Refusal> ManForMan::checkSteady(const State& state, const Action& action) const {
  const FigureId id = action.figure();
  const Figure& figure = state.figures[id];
  if (isVehicle(id)) return Refusal(phrases::noTestNeeded, piece(id));
  const bool drives = figure.aboard() && (figure.flags & Figure::drives);
  const Figure& tested = drives ? state.figures[figure.vehicle] : figure;
  if (!figure.present() || (figure.aboard() && !drives) || !tested.is(mark::unsteady) || tested.is(mark::moved))
    return Refusal(phrases::noTestNeeded, piece(id));
  return std::nullopt;
}

template <class Events>
void ManForMan::rollSteady(State& state, const Faces& faces, Events& events) const {
  const FigureId id = state.test.figure;
  state.test = Test{};
  const int upTo = typeOf(id).nah.upTo;
  bool passed = false;
  for (const Face face : faces) passed = passed || face <= upTo;
  Figure& figure = state.figures[id].aboard() ? state.figures[state.figures[id].vehicle] : state.figures[id];
  figure.marks = static_cast<std::uint16_t>(figure.marks & ~mark::unsteady);
  if (!passed) figure.marks |= mark::moved | mark::steppedIn;
  events.tell(Said(passed ? phrases::steadyPassed : phrases::steadyFailed, piece(id), facesArg(faces)));
}

// R32: a warrior aboard with a driving symbol takes over.
std::optional<Refusal> ManForMan::checkReins(const State& state, const Action& action) const {
  const FigureId id = action.figure();
  const Figure& figure = state.figures[id];
  if (isVehicle(id) || !figure.aboard() || figure.is(mark::turnOver)) return Refusal(phrases::notAboard, piece(id));
  if (driverOf(state, figure.vehicle) != noFigure) return Refusal(phrases::hasDriver, piece(figure.vehicle));
  if (!typeOf(id).mayDrive()) return Refusal(phrases::cannotDrive, piece(id), piece(figure.vehicle));
  const Figure& vehicle = state.figures[figure.vehicle];
  if (!vehicle.is(mark::moved) && driveBudget(state, figure.vehicle) < 1)
    return Refusal(phrases::noPointLeft, piece(figure.vehicle));
  return std::nullopt;
}

// S6.1, R32: EINFANGEN needs an adjacent figure, on foot or in the saddle, and takes its fight and the rest of its move.
std::optional<Refusal> ManForMan::checkCapture(const State& state, const Action& action) const {
  const FigureId id = action.figure(), vehicle = action.target();
  const Figure& figure = state.figures[id];
  if (vehicle >= figureCount() || !isVehicle(vehicle) || !state.figures[vehicle].onBoard())
    return Refusal(phrases::notAVehicle, piece(std::min<int>(vehicle, figureCount() - 1)));
  if (!mayTakeBridle(state, id)) return Refusal(phrases::catchesNothing, piece(id));
  if (figure.marks & (mark::fought | mark::weit | mark::climbing)) return Refusal(phrases::hasFought, piece(id));
  if (const FigureId mount = boardOf(state, id); state.figures[mount].is(mark::ramming))
    return Refusal(phrases::ramFirst, piece(mount));
  if (hasCrew(state, vehicle)) return Refusal(phrases::hasCrew, piece(vehicle));
  if (leaderOf(state, vehicle) != noFigure) return Refusal(phrases::isLed, piece(vehicle));
  if (!isNear(areaOf(state, id), areaOf(state, vehicle)))
    return Refusal(phrases::notAdjacent, piece(id), piece(vehicle));
  return std::nullopt;
}

template <class Events>
void ManForMan::takeReins(State& state, FigureId person, Events& events) const {
  Figure& figure = state.figures[person];
  Figure& vehicle = state.figures[figure.vehicle];
  figure.flags |= Figure::drives;
  updateOwner(state, figure.vehicle);
  if (!vehicle.is(mark::moved)) {
    ++vehicle.spent;
    vehicle.marks |= mark::unsteady;
  }
  events.tell(Said(phrases::takesReins, piece(person), piece(figure.vehicle)));
}

template <class Events>
void ManForMan::capture(State& state, const Action& action, Events& events) const {
  const FigureId stands = boardOf(state, action.figure());
  letGo(state, action.figure());
  state.figures[stands].vehicle = action.target();
  state.figures[stands].marks |= mark::moved;
  if (isVehicle(stands)) state.figures[stands].spent = traits_[stands].move;  // nor does he get off (S5.2)
  state.figures[action.figure()].marks |= mark::moved | mark::fought;
  state.figures[action.target()].vehicle = action.figure();
  updateOwner(state, action.target());
  events.tell(Said(phrases::captures, piece(action.figure()), piece(action.target())));
}

std::optional<Refusal> ManForMan::checkLead(const State& state, const Action& action) const {
  const FigureId id = action.figure();
  const Figure& figure = state.figures[id];
  if (!mayTakeBridle(state, id) || ledBy(state, id) == noFigure) return Refusal(phrases::leadsNothing, piece(id));
  const FigureId vehicle = ledBy(state, id), beside = boardOf(state, id);
  if ((figure.marks | state.figures[beside].marks) & leadingHindered) return Refusal(phrases::hasMoved, piece(id));
  if (figure.is(mark::fought)) return Refusal(phrases::hasFought, piece(id));
  const Facing before = state.figures[vehicle].facing;
  if (action.steps() == 0 && (action.facing() == before || action.direction() != 0))
    return Refusal(phrases::noSteps, piece(id));
  Course course = courseOf(state, vehicle, beside);
  if (auto refusal = checkCourse(state, course, action.direction(), action.steps(), traits_[beside].move))
    return refusal;
  return action.facing() == before ? std::nullopt : checkTurn(state, course, action.facing());
}

void ManForMan::listLeads(const State& state, const Survey& survey, FigureId id, Action*& tail) const {
  const FigureId vehicle = ledBy(state, id);
  if (vehicle == noFigure) return;
  const FigureId beside = boardOf(state, id);
  if ((state.figures[id].marks | state.figures[beside].marks) & (leadingHindered | mark::fought)) return;
  const Facing before = state.figures[vehicle].facing;
  const bool rides = isVehicle(beside);
  const bool skirmisher = rides ? isSkirmisherMount(state, beside) : traits_[beside].skirmisher;
  const Room room(*this, state, survey, vehicle, beside, maxMove, maxMove);
  const Course start = courseOf(state, vehicle, beside);
  const auto turns = [&](const Area& from, const Area& leader, Direction direction, int steps) {
    for (Facing facing = 0; facing < facings; ++facing) {
      if (!room.mayTurn(from.x, from.y, facing)) continue;
      const Area after = turned(from, traits_[vehicle].width, before, facing);
      if (facing == before ? steps > 0 : isNear(leader, after)) *tail++ = Action::lead(id, direction, steps, facing);
    }
  };
  turns(start.end, start.besideEnd, 0, 0);
  // As `advance`, from the tables of runs of both.
  const FieldMask barred = survey.enemyFields() | closedToChariots_;
  FieldMask taken = survey.ownFields() | survey.enemyFields();
  for (const FigureId gone : {vehicle, beside}) taken.clear(areaOf(state, gone));
  const FieldId from = cornerOf(start.end), besideFrom = cornerOf(start.besideEnd);
  for (Direction d = 0; d < directions; ++d) {
    const RayStep* ray = tracksOf(vehicle, before).ray(from, d);
    const RayStep* own =
        rides ? tracksOf(beside, state.figures[beside].facing).ray(besideFrom, d) : board_->ray(besideFrom, d);
    int cost = 0, paid = 0, ownPaid = 0;
    for (int steps = 1; steps <= maxMove && ray->cost != RayStep::end && own->cost != RayStep::end;
         ++steps, ++ray, ++own) {
      const int ownCost = skirmisher ? own->skirmisherCost : own->cost;
      cost += std::max(ray->cost - paid, ownCost - ownPaid);
      paid = ray->cost;
      ownPaid = ownCost;
      if (cost > traits_[beside].move) break;
      const Area at = shifted(start.end, d, steps), leader = shifted(start.besideEnd, d, steps);
      if (barred.any(at) || barred.any(leader)) break;
      if (own->mayEnd && room.mayEnd(at.x, at.y) && !taken.any(leader)) turns(at, leader, d, steps);
    }
  }
}

// What a rider can catch from the saddle.
void ManForMan::listCatches(const State& state, const Survey& survey, FigureId rider, Action*& tail) const {
  const Area area = areaOf(state, rider);
  if (!survey.mayBeNearSeat(area)) return;
  forNeighbours(state, area, [&](FigureId there) {
    if (!isVehicle(there) || hasCrew(state, there)) return;
    const Action hold = Action::capture(rider, there);
    if (!checkCapture(state, hold)) *tail++ = hold;
  });
}

void ManForMan::listAlights(const State& state, const Survey& survey, FigureId id, Action*& tail) const {
  const BoardingZone zone = boardingZone(state, state.figures[id].vehicle);
  const std::uint64_t columns = FieldMask::columnsOf(zone.fields);
  for (int y = zone.fields.y; y < zone.fields.y + zone.fields.height; ++y) {
    const std::uint64_t closed = survey.takenRow(y) | ~footEnds_.row(y);
    for (std::uint64_t open = columns & ~closed; open != 0; open &= open - 1) {
      const int x = std::countr_zero(open);
      const FieldId field = board_->at(x, y);
      if (field == state.chest && traits_[id].side == chestSide) continue;
      if (!besideClosed_.at(x, y) || isNear(areaOfField(field), zone.car)) *tail++ = Action::alight(id, field);
    }
  }
}

// What a person can do with vehicles beside it, or aboard one.
void ManForMan::listBoarding(const State& state, const Survey& survey, FigureId id, Action*& tail) const {
  const Figure& figure = state.figures[id];
  const auto offer = [&](const Action& action, const std::optional<Refusal>& refusal) {
    if (!refusal) *tail++ = action;
  };
  if (const Action action = Action::steady(id); state.figures[boardOf(state, id)].is(mark::unsteady))
    offer(action, checkSteady(state, action));
  if (figure.aboard()) {
    if (const Action action = Action::reins(id); driverOf(state, figure.vehicle) == noFigure)
      offer(action, checkReins(state, action));
    if (mayTakeBridle(state, id)) {
      listLeads(state, survey, id, tail);
      if (!(figure.marks & (mark::fought | mark::weit))) listCatches(state, survey, id, tail);
    }
    if (figure.marks & (mark::changed | mark::turnOver | mark::weit | mark::shotStill)) return;
    if (!checkMayAlight(state, id)) listAlights(state, survey, id, tail);
    return;
  }
  listLeads(state, survey, id, tail);
  const Area here = areaOf(state, id);
  if (!survey.mayBeNearSeat(here)) return;
  forNeighbours(state, here, [&](FigureId there) {
    if (!isVehicle(there)) return;
    const Action on = Action::board(id, there), hold = Action::capture(id, there);
    offer(on, checkBoard(state, on));
    offer(hold, checkCapture(state, hold));
  });
}

template void ManForMan::board(State&, const Action&, NoEvents&) const;
template void ManForMan::board(State&, const Action&, EventList&) const;
template void ManForMan::alight(State&, const Action&, NoEvents&) const;
template void ManForMan::alight(State&, const Action&, EventList&) const;
template void ManForMan::takeReins(State&, FigureId, NoEvents&) const;
template void ManForMan::takeReins(State&, FigureId, EventList&) const;
template void ManForMan::capture(State&, const Action&, NoEvents&) const;
template void ManForMan::capture(State&, const Action&, EventList&) const;
template void ManForMan::rollSteady(State&, const Faces&, NoEvents&) const;
template void ManForMan::rollSteady(State&, const Faces&, EventList&) const;

}  // namespace walstatt::mfm
