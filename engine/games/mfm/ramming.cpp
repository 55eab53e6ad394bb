// Chapters S3 and S10 with R21 and R26 to R28: riding down and ramming. The run is made at once; the dice fall when the
// player says so, that several vehicles can be brought up first (S3.1).
#include "games/mfm/vehicles.h"

namespace walstatt::mfm {

// R28: unspent weapons that can take a die: of a foot figure or rider the Erstschlag, of a chariot every reach weapon.
template <class Visit>
void ManForMan::forReachAgainstRam(const State& state, FigureId victim, const Visit& visit) const {
  const bool chariot = traits_[victim].carriage == Carriage::chariot;
  const auto look = [&](FigureId id) {
    const bool armed = chariot ? traits_[id].reachWeapon : traits_[id].erst;
    if (armed && !state.figures[id].is(mark::struckFirst)) visit(id);
  };
  if (isVehicle(victim)) {
    forCrew(state, victim, look);
  } else {
    look(victim);
  }
}

ManForMan::RamTargets ManForMan::ramTargets(const State& state, FigureId vehicle, const Area& from) const {
  const Figure& figure = state.figures[vehicle];
  const FigureType& type = typeOf(vehicle);
  RamTargets targets;
  std::array<std::uint8_t, 3> columns{};
  bool othersInFront = false;
  forFields(rowAhead(from, figure.facing), [&](FieldId field) {
    const FigureId there = standingOn(state, field);
    if (there == noFigure || state.figures[there].side == figure.side) return;
    // S3.3: only smaller boards, on fields that the vehicle could enter.
    if (typeOf(there).boardSize() >= type.boardSize() || !Tracks::mayUse(board_->terrainOf(field), type.carriage) ||
        state.figures[there].is(mark::climbing)) {
      othersInFront = true;
      return;
    }
    for (std::size_t i = 0; i < targets.victims.size(); ++i)
      if (targets.victims[i] == there) return void(++columns[i]);
    columns[targets.victims.size()] = 1;
    targets.victims.push_back(there);
  });
  // A foot figure or rider alone in front takes all dice.
  const bool alone = targets.victims.size() == 1 && !othersInFront && typeOf(targets.victims[0]).boardSize() <= 3;
  int offsets = reachWeaponsAboard(state, vehicle);  // S10.2: each of the ramming crew's offsets one
  for (std::size_t i = 0; i < targets.victims.size(); ++i) {
    targets.dice[i] = alone ? type.ram.dice : columns[i];
    const FigureId victim = targets.victims[i];
    int weapons = 0;
    forReachAgainstRam(state, victim, [&](FigureId) { ++weapons; });
    const int offset = std::min(offsets, weapons);
    offsets -= offset;
    targets.cancelled[i] = static_cast<std::uint8_t>(std::min<int>(weapons - offset, targets.dice[i]));
    targets.dice[i] = static_cast<std::uint8_t>(targets.dice[i] - targets.cancelled[i]);
  }
  return targets;
}

// S3.3 to S3.5: up to which face a die costs a life point.
template <Number N>
N ManForMan::ramNumber(const State& state, FigureId vehicle, FigureId victim) const {
  N number;
  number.add(typeOf(vehicle).ram.upTo, phrases::ramBase);
  const FigureType& type = typeOf(victim);
  if (type.boardSize() >= 4) {
    number.add(-3, phrases::ramChariot);
  } else if (type.boardSize() >= 2) {
    number.add(-2, phrases::ramRider);
  }
  const FigureId rider = type.carriage == Carriage::mount ? driverOf(state, victim) : noFigure;
  const int armour = type.carriage == Carriage::chariot ? type.crewArmour
                     : rider != noFigure                ? typeOf(rider).armour
                                                        : type.armour;
  if (armour) number.add(-armour, phrases::armour);
  if (number.value() < 1) number.add(1 - number.value(), phrases::ramNeverBelowOne);
  return number;
}

void ManForMan::tellRam(const State& state, const Phrase& phrase, FigureId vehicle, FigureId victim, int dice,
                        EventList& events) const {
  const Explained upTo = ramNumber<Explained>(state, vehicle, victim);
  events.number(Said(phrase, piece(vehicle), piece(victim), number(dice), number(upTo.value())), upTo);
}

std::optional<Refusal> ManForMan::checkRam(const State& state, const Action& action) const {
  const FigureId vehicle = action.figure();
  if (!isVehicle(vehicle)) return Refusal(phrases::notAVehicle, piece(vehicle));
  if (state.quietTurn) return Refusal(phrases::quietTurn);
  if (auto refusal = checkMayDrive(state, vehicle)) return refusal;
  const Figure& figure = state.figures[vehicle];
  if (figure.is(mark::weit)) return Refusal(phrases::noRamAfterWeit, piece(vehicle));
  if (action.steps() < 2) return Refusal(phrases::ramRunUp, piece(vehicle));
  Course course = courseOf(state, vehicle, noFigure);
  if (auto refusal = checkCourse(state, course, ahead(figure.facing), action.steps(), driveBudget(state, vehicle)))
    return refusal;
  if (ramTargets(state, vehicle, course.end).victims.empty()) return Refusal(phrases::nobodyToRam, piece(vehicle));
  return std::nullopt;
}

std::optional<Refusal> ManForMan::checkRollRam(const State& state, const Action& action) const {
  if (!isVehicle(action.figure())) return Refusal(phrases::notAVehicle, piece(action.figure()));
  if (!state.figures[action.figure()].is(mark::ramming)) return Refusal(phrases::noRamDeclared, piece(action.figure()));
  return std::nullopt;
}

template <class Events>
void ManForMan::beginRam(State& state, FigureId vehicle, Events& events) const {
  state.figures[vehicle].marks = static_cast<std::uint16_t>(state.figures[vehicle].marks & ~mark::ramming);
  const RamTargets targets = ramTargets(state, vehicle, areaOf(state, vehicle));
  Ram& ram = state.ram;
  ram = Ram{};
  ram.vehicle = vehicle;
  ram.count = static_cast<std::uint8_t>(targets.victims.size());
  for (std::size_t i = 0; i < targets.victims.size(); ++i) {
    ram.victims[i] = targets.victims[i];
    ram.dice[i] = targets.dice[i];
    if (!targets.cancelled[i]) continue;
    int left = targets.cancelled[i];  // S10.1: each Erstschlag is spent on its die
    forReachAgainstRam(state, ram.victims[i], [&](FigureId id) {
      if (left-- > 0) state.figures[id].marks |= mark::struckFirst;
    });
    events.tell(Said(phrases::reachStopsRam, piece(ram.victims[i])));
  }
  ramOn(state, events);
}

// To the next victim who has dice, and in the end up into their row.
template <class Events>
void ManForMan::ramOn(State& state, Events& events) const {
  Ram& ram = state.ram;
  if (ram.jumps) {
    const FigureId victim = ram.victims[ram.at];
    const auto fields = jumpFields(state);
    if (fields.size() > 1) return;  // his player chooses
    ram.jumps = 0;
    ++ram.at;
    if (fields.empty()) {
      events.outcome(Said(phrases::nowhereToJump, piece(victim)));
      loseLives(state, victim, 1, events);  // goes on from there
      return;
    }
    uncover(state, victim);
    state.figures[victim].field = fields[0];
    cover(state, victim);
    letGoIfApart(state, victim);
    events.tell(Said(phrases::jumpsTo, piece(victim), place(fields[0])));
  }
  while (ram.at < ram.count && (ram.dice[ram.at] == 0 || !state.figures[ram.victims[ram.at]].onBoard())) ++ram.at;
  if (ram.at < ram.count) {
    if constexpr (Events::wanted)
      tellRam(state, phrases::ramHits, ram.vehicle, ram.victims[ram.at], ram.dice[ram.at], events);
    return;
  }
  const FigureId vehicle = ram.vehicle;
  ram = Ram{};
  moveUp(state, vehicle, events);
}

template <class Events>
void ManForMan::rollRam(State& state, const Faces& faces, Events& events) const {
  Ram& ram = state.ram;
  const FigureId vehicle = ram.vehicle, victim = ram.victims[ram.at];
  const int upTo = ramNumber<Sum>(state, vehicle, victim).value();
  int failed = 0;
  for (const Face face : faces) failed += face <= upTo;
  events.tell(Said(phrases::ramRolled, piece(victim), facesArg(faces), number(failed)));
  if (!isVehicle(victim) && failed == 0 && state.figures[victim].lives == 1) {
    events.tell(Said(phrases::jumps, piece(victim)));
    ram.jumps = 1;
    return ramOn(state, events);
  }
  ++ram.at;
  if (failed == 0) {
    events.tell(Said(phrases::standsFirm, piece(victim)));
    return ramOn(state, events);
  }
  if (traits_[victim].carriage != Carriage::mount) return loseLives(state, victim, failed, events);
  // R27: the mount first, a further failed die the rider.
  const FigureId rider = driverOf(state, victim);
  if (rider != noFigure && failed > 1) wound(state, rider, failed - 1, events);
  if (state.phase != Phase::over) loseLives(state, victim, rider == noFigure ? failed : 1, events);
}

// R26: if all fields in front are cleared, up one row, free and without choice.
template <class Events>
void ManForMan::moveUp(State& state, FigureId vehicle, Events& events) const {
  Figure& figure = state.figures[vehicle];
  if (!figure.onBoard()) return;
  Course course = courseOf(state, vehicle, noFigure);
  if (!advance(state, course, ahead(figure.facing)) || enemyOn(state, course) != noFigure ||
      !mayEndCourse(state, course))
    return;
  uncover(state, vehicle);
  figure.field = cornerOf(course.end);
  cover(state, vehicle);
  events.tell(Said(phrases::movesUp, piece(vehicle)));
  testTreesInFront(state, vehicle, events);
}

// S3.1: a free adjacent field, not in the row that the vehicle moves up to.
FixedList<FieldId, 8> ManForMan::jumpFields(const State& state) const {
  FixedList<FieldId, 8> fields;
  const FigureId victim = state.ram.victims[state.ram.at];
  const Area row = rowAhead(areaOf(state, state.ram.vehicle), state.figures[state.ram.vehicle].facing);
  for (const FieldId near : board_->neighbours(state.figures[victim].field)) {
    if (near == noField || row.holds(board_->field(near).x, board_->field(near).y)) continue;
    if (mayEndOn(state, traits_[victim].side, near)) fields.push_back(near);
  }
  return fields;
}

template Sum ManForMan::ramNumber<Sum>(const State&, FigureId, FigureId) const;
template Explained ManForMan::ramNumber<Explained>(const State&, FigureId, FigureId) const;
template void ManForMan::beginRam(State&, FigureId, NoEvents&) const;
template void ManForMan::beginRam(State&, FigureId, EventList&) const;
template void ManForMan::rollRam(State&, const Faces&, NoEvents&) const;
template void ManForMan::rollRam(State&, const Faces&, EventList&) const;
template void ManForMan::ramOn(State&, NoEvents&) const;
template void ManForMan::ramOn(State&, EventList&) const;

}  // namespace walstatt::mfm
