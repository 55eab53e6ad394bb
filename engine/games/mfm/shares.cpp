// Chapters S7 to S9 with R22, R30 and R31: who of a unit defends, the answers that the defender gives, and what becomes of
// those who lose their animals.
#include "games/mfm/vehicles.h"

namespace walstatt::mfm {

// S7, S8.2, R32: the vehicle whose table shares out a shot at this figure; noFigure: the figure takes it alone.
FigureId ManForMan::shareUnit(const State& state, FigureId struck) const {
  if (isVehicle(struck)) return crewTargets(state, struck).empty() ? noFigure : struck;
  const Figure& figure = state.figures[struck];
  if (figure.aboard()) return figure.vehicle;
  if (figure.vehicle != noFigure) return figure.vehicle;  // S6.1: who leads it is one with it
  if (typeOf(struck).symbol != Symbol::wheel) return noFigure;
  FigureId unit = noFigure;
  forNeighbours(state, areaOf(state, struck), [&](FigureId id) {
    if (traits_[id].carriage == Carriage::chariot && state.figures[id].side == figure.side && id < unit) unit = id;
  });
  return unit;
}

// Whom the defending player can name: those aboard, chariot infantry beside it, who leads it.
FixedList<FigureId, 16> ManForMan::crewTargets(const State& state, FigureId unit) const {
  FixedList<FigureId, 16> crew;
  const auto add = [&](FigureId id) {
    if (!crew.full()) crew.push_back(id);
  };
  forCrew(state, unit, add);
  if (const FigureId leader = leaderOf(state, unit); leader != noFigure) add(leader);
  if (traits_[unit].carriage != Carriage::chariot) return crew;
  forNeighbours(state, areaOf(state, unit), [&](FigureId id) {
    const bool infantry = isOnFoot(state, id) && typeOf(id).symbol == Symbol::wheel &&
                          state.figures[id].side == state.figures[unit].side && state.figures[id].vehicle == noFigure &&
                          !state.figures[id].is(mark::climbing);
    if (infantry) add(id);
  });
  return crew;
}

// S8.1: the defender may try to change who is struck, by the best NAH aboard.
void ManForMan::offerChange(const State& state, Attack& attack) const {
  const FigureId unit = unitOf(state, attack.aimed);
  if (unit == noFigure || !hasCrew(state, unit)) return;
  // R29: an Erstschlag against a chariot strikes the animals.
  if (attack.kind == AttackKind::erst && traits_[unit].carriage == Carriage::chariot) return;
  int best = -1;
  forCrew(state, unit, [&](FigureId id) {
    const int chance = threats_[id].hit;
    if (chance <= best) return;
    best = chance;
    attack.tester = id;
  });
  attack.unit = unit;
  attack.testDice = typeOf(attack.tester).nah.dice;
  attack.testUpTo = typeOf(attack.tester).nah.upTo;
  attack.stage = Stage::change;
}

SeatSet ManForMan::reactingSeats(const State& state) const {
  if (state.attack.isDecision()) return bit(state.figures[state.attack.unit].seat);
  if (state.settling != noFigure) return bit(traits_[state.figures[state.settling].mate].seat);
  if (state.ram.jumps) return bit(traits_[state.ram.victims[state.ram.at]].seat);
  return 0;
}

void ManForMan::listReactions(const State& state, Seat, Action*& tail) const {
  const Attack& attack = state.attack;
  if (attack.stage == Stage::change) {
    if (attack.aimed != attack.unit) *tail++ = Action::divert(attack.unit);
    forCrew(state, attack.unit, [&](FigureId id) {
      if (id != attack.aimed) *tail++ = Action::divert(id);
    });
    *tail++ = Action::decline();
  } else if (attack.stage == Stage::name) {
    for (const FigureId id : crewTargets(state, attack.unit)) *tail++ = Action::name(id);
  } else if (state.settling != noFigure) {
    for (const FieldId field : settleFields(state)) *tail++ = Action::put(state.figures[state.settling].mate, field);
  } else if (state.ram.jumps) {
    for (const FieldId field : jumpFields(state)) *tail++ = Action::put(state.ram.victims[state.ram.at], field);
  }
}

std::optional<Refusal> ManForMan::checkReaction(const State& state, Seat seat, const Action& action) const {
  std::array<Action, 32> all;
  Action* tail = all.data();
  listReactions(state, seat, tail);
  if (std::find(all.data(), tail, action) != tail) return std::nullopt;
  if (state.attack.stage == Stage::change) return Refusal(phrases::changeOrNot, piece(state.attack.aimed));
  if (state.attack.stage == Stage::name) return Refusal(phrases::nameOne, piece(state.attack.unit));
  if (state.settling != noFigure) return Refusal(phrases::setDownWhere, piece(state.figures[state.settling].mate));
  return Refusal(phrases::jumpWhere, piece(state.ram.victims[state.ram.at]));
}

template <class Events>
void ManForMan::react(State& state, const Action& action, Events& events) const {
  Attack& attack = state.attack;
  switch (action.kind()) {
    case ActionKind::divert: {
      attack.wanted = action.figure();
      attack.stage = Stage::test;
      Explained upTo;
      upTo.add(attack.testUpTo, phrases::baseHit[0]);
      return events.number(Said(phrases::triesToChange, piece(attack.tester), piece(attack.wanted),
                                number(attack.testDice), number(attack.testUpTo)),
                           upTo);
    }
    case ActionKind::name:
      events.tell(Said(phrases::named, piece(action.figure())));
      return defend(state, attack, action.figure());
    case ActionKind::put: {
      const FigureId id = action.figure();
      if (state.ram.jumps && state.settling == noFigure) {
        state.ram.jumps = 0;
        ++state.ram.at;
        uncover(state, id);
        state.figures[id].field = action.field();
        cover(state, id);
        letGoIfApart(state, id);
        events.tell(Said(phrases::jumpsTo, piece(id), place(action.field())));
        return ramOn(state, events);
      }
      const FigureId vehicle = state.settling;
      removeFromCrew(state, id);
      Figure& figure = state.figures[id];
      figure.standing = Standing::onBoard;
      figure.field = action.field();
      state.occupant[figure.field] = id;
      figure.origin = figure.field;
      // R31: in the own turn it does not move on, but may fight if it has not.
      figure.marks =
          static_cast<std::uint16_t>((figure.marks | mark::moved | mark::changed | mark::steppedIn) & ~mark::unsteady);
      events.tell(Said(phrases::setDown, piece(id), place(figure.field)));
      state.settling = vehicle;
      return settle(state, events);
    }
    default:  // decline: the one who was aimed at defends
      events.tell(Said(phrases::keepsTarget, piece(attack.aimed)));
      return defend(state, attack, attack.aimed);
  }
}

template <class Events>
void ManForMan::loseLives(State& state, FigureId id, int lives, Events& events) const {
  wound(state, id, lives, events);
  proceed(state, events);
}

template <class Events>
void ManForMan::wound(State& state, FigureId id, int lives, Events& events) const {
  Figure& figure = state.figures[id];
  const int left = std::max(0, figure.lives - lives);
  events.outcome(Said(phrases::lifeLost, piece(id), number(left)));
  figure.lives = static_cast<std::uint8_t>(left);
  if (left == 0) {
    events.outcome(Said(phrases::out, piece(id)));
    forgetStriker(state, id);
    forgetTarget(state, id);
    if (isVehicle(id)) {
      wreck(state, id, events);
    } else {
      const FigureId vehicle = unitOf(state, id);
      // What he led stands, and may belong to the strikers again.
      if (const FigureId led = ledBy(state, id); led != noFigure) forgetTarget(state, led);
      letGo(state, id);
      takeOff(state, id);
      if (vehicle != noFigure && state.run.runs(vehicle) && driverOf(state, vehicle) == noFigure) {
        events.tell(Said(phrases::driverless, piece(vehicle)));
        stopDrive(state);  // it stands
        forgetTarget(state, vehicle);
      }
    }
    endIfSideIsOut(state, events);
  }
}

// S9: the animals are gone. The crew is set down on the fields of the board; enemies keep off them in this turn.
template <class Events>
void ManForMan::wreck(State& state, FigureId vehicle, Events& events) const {
  if (state.run.runs(vehicle)) stopDrive(state);
  Figure& figure = state.figures[vehicle];
  if (hasCrew(state, vehicle) && figure.vehicle != noFigure) forgetTarget(state, figure.vehicle);  // what its rider led
  uncover(state, vehicle);
  figure.standing = Standing::out;
  letGoOf(state, vehicle);
  figure.lives = 0;
  figure.marks = 0;
  figure.spent = 0;
  if (traits_[vehicle].carriage == Carriage::chariot) {
    cover(state, vehicle);  // a wreck bars the enemy
    events.outcome(Said(phrases::wrecked, piece(vehicle)));
  }
  if (!hasCrew(state, vehicle)) {
    if (traits_[vehicle].carriage == Carriage::mount) figure.field = figure.origin = noField;
    return;
  }
  state.settling = vehicle;
}

FixedList<FieldId, 12> ManForMan::settleFields(const State& state) const {
  FixedList<FieldId, 12> fields, inMelee;
  const FigureId vehicle = state.settling;
  const Side side = traits_[state.figures[vehicle].mate].side;
  forFields(areaOf(state, vehicle), [&](FieldId field) {
    if (standingOn(state, field) != noFigure || !board_->mayEnd(field)) return;
    fields.push_back(field);
    if (besideEnemy(state, field, side)) inMelee.push_back(field);
  });
  // R31: next to an enemy if the chariot was in melee. A rider's owner chooses freely (R22), but who is ridden down stays at
  // what rammed him (S3.6).
  const bool held = traits_[vehicle].carriage == Carriage::chariot || state.ram.active();
  return held && !inMelee.empty() ? inMelee : fields;
}

// One after the other; where there is one field only, nobody is asked.
template <class Events>
void ManForMan::settle(State& state, Events& events) const {
  const FigureId vehicle = state.settling;
  const FigureId next = state.figures[vehicle].mate;
  if (next == noFigure) {
    state.settling = noFigure;
    if (traits_[vehicle].carriage == Carriage::mount)
      state.figures[vehicle].field = state.figures[vehicle].origin = noField;
    return proceed(state, events);
  }
  const auto fields = settleFields(state);
  if (fields.size() == 1) react(state, Action::put(next, fields[0]), events);
}

template <class Events>
void ManForMan::proceed(State& state, Events& events) const {
  if (state.phase == Phase::over || state.attack.stage != Stage::none || state.test.kind != Test::Kind::none) return;
  if (state.settling != noFigure) {
    const FigureId next = state.figures[state.settling].mate;
    if (next == noFigure || settleFields(state).size() == 1) return settle(state, events);
    return;
  }
  if (state.ram.active()) return ramOn(state, events);
  if (state.strikerCount || !state.run.active()) return;
  resumeRun(state, events);
}

template void ManForMan::react(State&, const Action&, NoEvents&) const;
template void ManForMan::react(State&, const Action&, EventList&) const;
template void ManForMan::wound(State&, FigureId, int, NoEvents&) const;
template void ManForMan::wound(State&, FigureId, int, EventList&) const;
template void ManForMan::loseLives(State&, FigureId, int, NoEvents&) const;
template void ManForMan::loseLives(State&, FigureId, int, EventList&) const;
template void ManForMan::proceed(State&, NoEvents&) const;
template void ManForMan::proceed(State&, EventList&) const;

}  // namespace walstatt::mfm
