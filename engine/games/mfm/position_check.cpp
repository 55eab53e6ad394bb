// Whether a position that was read can be gone on from: everybody somewhere, boards that fit and do not overlap, crews
// that belong together, and of what is under way only what the rules bring about. After this the rules may trust it.
#include "games/mfm/position_reader.h"

namespace walstatt::mfm {

// --- who is aboard what, and whose it is ---------------------------------------------------------------------------------

bool ManForMan::PositionReader::unitsFit() {
  for (FigureId id = 0; id < figures(); ++id)
    if (of(id).aboard() && of(id).vehicle == noFigure) return false;
  if (!linkLeaders()) return false;
  for (FigureId id = 0; id < figures(); ++id) {
    if (!game_.isVehicle(id)) continue;
    if (!crewFits(id) || !leaderFits(id)) return false;
    Figure& figure = state_.figures[id];
    if (figure.standing == Standing::out) continue;  // whose it was is written
    const FigureId driver = game_.driverOf(state_, id);
    const FigureId holder = driver != noFigure        ? driver
                            : figure.mate != noFigure ? figure.mate
                                                      : game_.leaderOf(state_, id);
    if (holder == noFigure) continue;
    figure.side = game_.traits_[holder].side;  // R32
    figure.seat = game_.traits_[holder].seat;
  }
  for (FigureId id = 0; id < figures(); ++id)
    if (!marksFit(id)) return false;
  return true;
}

bool ManForMan::PositionReader::crewFits(FigureId vehicle) const {
  const FigureType& type = game_.typeOf(vehicle);
  const Figure& figure = of(vehicle);
  int aboard = 0, drivers = 0;
  bool good = figure.mate == noFigure || figure.standing != Standing::out || figure.field != noField;
  game_.forCrew(state_, vehicle, [&](FigureId id) {
    const FigureType& person = game_.typeOf(id);
    ++aboard;
    drivers += (of(id).flags & Figure::drives) != 0;
    good = good && of(id).aboard() && game_.traits_[id].side == game_.traits_[figure.mate].side &&
           (type.carriage == Carriage::mount ? person.mayRide() : person.mayDrive());
    // Who is still to be deployed goes on with those who own it.
    if (figure.standing == Standing::waiting) good = good && game_.traits_[id].seat == game_.traits_[vehicle].seat;
  });
  return good && aboard <= type.crewRoom && drivers <= 1;
}

// Who holds a bridle knows what he leads, on foot or by his mount; nobody holds two.
bool ManForMan::PositionReader::linkLeaders() {
  for (FigureId id = 0; id < figures(); ++id) {
    const FigureId leader = game_.isVehicle(id) ? game_.leaderOf(state_, id) : noFigure;
    if (leader == noFigure) continue;
    FigureId& leads = state_.figures[game_.boardOf(state_, leader)].vehicle;
    if (leads != noFigure) return false;
    leads = id;
  }
  return true;
}

bool ManForMan::PositionReader::leaderFits(FigureId vehicle) const {
  const FigureId leader = game_.leaderOf(state_, vehicle);
  return leader == noFigure ||
         (game_.mayTakeBridle(state_, leader) && onBoard(vehicle) && !game_.hasCrew(state_, vehicle));
}

bool ManForMan::PositionReader::marksFit(FigureId id) const {
  const Figure& figure = of(id);
  // R23: whose turn the branches ended neither moves nor fights.
  if (figure.is(mark::turnOver) && !(figure.is(mark::moved) && figure.is(mark::fought))) return false;
  if (!game_.isVehicle(id)) return !figure.is(mark::ramming) && !(figure.aboard() && figure.is(mark::climbing));
  if (figure.marks & (mark::shotStill | mark::struckFirst | mark::climbing | mark::climbed)) return false;
  // R26: somebody must be there to throw the dice.
  return !figure.is(mark::ramming) ||
         (figure.onBoard() && figure.side == state_.activeSide && game_.hasCrew(state_, id));
}

// --- the board ---------------------------------------------------------------------------------------------------------------

// Runners on their way stand on no field of their own.
bool ManForMan::PositionReader::placeFigures() {
  for (FigureId id = 0; id < figures(); ++id) {
    const Figure& figure = of(id);
    if (!figure.onBoard()) continue;
    const FieldInfo& info = game_.board_->field(figure.field);
    if (game_.isVehicle(id)) {
      const Tracks& tracks = game_.tracksOf(id, figure.facing);
      if (info.storey || !tracks.fits(info.x, info.y)) return false;
      if (!isRunner(id) && !tracks.mayEnd(info.x, info.y)) return false;
    } else if (!game_.board_->mayEnter(figure.field) || (!isRunner(id) && !game_.board_->mayEnd(figure.field))) {
      return false;
    }
    if (isRunner(id)) continue;
    bool free = true;
    game_.forFields(game_.areaOf(state_, id),
                    [&](FieldId field) { free = free && state_.occupant[field] == noFigure; });
    if (!free) return false;
    game_.cover(state_, id);
  }
  for (FigureId id = 0; id < figures(); ++id)
    if (of(id).standing == Standing::out && of(id).field != noField && !placeWreck(id)) return false;
  return true;
}

// S9: a wreck bars the fields on which nobody has stood since.
bool ManForMan::PositionReader::placeWreck(FigureId vehicle) {
  const FieldInfo& info = game_.board_->field(of(vehicle).field);
  if (info.storey || !game_.tracksOf(vehicle, of(vehicle).facing).fits(info.x, info.y)) return false;
  // A dead mount has a place only as long as its rider sits there.
  const bool mount = game_.traits_[vehicle].carriage == Carriage::mount;
  if (mount && (bars_[vehicle] || !game_.hasCrew(state_, vehicle))) return false;
  unsigned left = bars_[vehicle];
  bool free = true;
  game_.forFields(game_.areaOf(state_, vehicle), [&](FieldId field) {
    if (left & 1u) {
      free = free && state_.occupant[field] == noFigure;
      if (free) state_.occupant[field] = vehicle;
    }
    left >>= 1;
  });
  return free && left == 0;
}

// --- runs --------------------------------------------------------------------------------------------------------------------

bool ManForMan::PositionReader::runFits() const {
  const Run& run = state_.run;
  if (!run.active()) return true;
  if (run.start == noField || run.second == run.figure || (run.second != noFigure) != (run.secondStart != noField))
    return false;
  if (run.drive) return driveFits();
  if (run.steps < 1 || run.done < 1 || run.carries != (run.chestStart != noField) ||
      (run.second != noFigure && !run.carries))
    return false;
  // Everybody stands where the run has brought them so far, and the way before them is open.
  const auto walked = [&](FieldId from, int steps) {
    for (int i = run.entering; i < steps && from != noField; ++i) from = game_.board_->next(from, run.direction);
    return from;
  };
  const auto good = [&](FigureId id, FieldId from) {
    if (id == noFigure || of(id).standing == Standing::out) return id == noFigure || !game_.isVehicle(id);
    return !game_.isVehicle(id) && of(id).vehicle == noFigure && game_.traits_[id].side == state_.activeSide &&
           of(id).onBoard() && walked(from, run.done) == of(id).field;
  };
  if (!good(run.figure, run.start) || !good(run.second, run.secondStart) ||
      (run.carries && walked(run.chestStart, run.done) != state_.chest))
    return false;
  const FieldId last = run.carries ? walked(run.chestStart, run.steps - 1) : noField;
  const bool leaves = last != noField && game_.leavesOverGoal(last, run.direction);
  for (const FieldId from : {run.start, run.secondStart, run.chestStart}) {
    FieldId at = from;
    for (int i = run.entering; at != noField && i < run.steps; ++i) {
      const FieldId next = game_.board_->next(at, run.direction);
      if (next == noField && !(leaves && i + 1 == run.steps)) return false;
      at = next;
    }
  }
  return true;
}

// A mount or chariot on its way: from a place where it could stay, over fields that it may use, to another such place.
bool ManForMan::PositionReader::driveFits() const {
  const Run& run = state_.run;
  const FigureId vehicle = run.figure, beside = run.second;
  const bool turned = (run.drive & Run::turned) != 0, rams = (run.drive & Run::rams) != 0;
  if (!(run.drive & Run::drives) || run.carries || run.entering || run.chestStart != noField) return false;
  if (!game_.isVehicle(vehicle) || !onBoard(vehicle)) return false;
  const Figure& figure = of(vehicle);
  const bool fallen = beside != noFigure && of(beside).standing == Standing::out;
  if (beside == noFigure) {
    if (game_.driverOf(state_, vehicle) == noFigure || figure.side != state_.activeSide) return false;
  } else {
    // On foot or in the saddle (R32); who falls from it takes the run with him.
    const bool rides = game_.isVehicle(beside);
    const FigureId leader = rides ? game_.driverOf(state_, beside) : beside;
    if (leader == noFigure || game_.traits_[leader].side != state_.activeSide || (rides && fallen) ||
        (!fallen && game_.leaderOf(state_, vehicle) != leader))
      return false;
  }
  const Facing before = turned ? run.turnedFrom : figure.facing;
  if (turned ? run.done != run.steps || figure.facing != run.facing || run.turnedFrom == run.facing
             : run.done < 1 || run.turnedFrom != 0)
    return false;
  if (rams && (beside != noFigure || turned || run.steps < 2 || run.facing != before || run.direction != ahead(before)))
    return false;
  State start = state_;
  start.figures[vehicle].field = run.start;
  start.figures[vehicle].facing = before;
  const bool led = beside != noFigure && !fallen;
  if (led) start.figures[beside].field = run.secondStart;
  const FieldInfo& corner = game_.board_->field(run.start);
  if (corner.storey || !game_.tracksOf(vehicle, before).fits(corner.x, corner.y)) return false;
  if (led) {
    const FieldInfo& second = game_.board_->field(run.secondStart);
    const bool fits = !game_.isVehicle(beside) || game_.tracksOf(beside, of(beside).facing).fits(second.x, second.y);
    if (second.storey || !fits) return false;
  }
  Course course = game_.courseOf(start, vehicle, led ? beside : noFigure);
  if (!game_.mayEndCourse(start, course)) return false;
  Course reached = course;
  for (int step = 1; step <= run.steps; ++step) {
    if (!game_.advance(start, course, run.direction)) return false;
    if (step == run.done) reached = course;
  }
  if (!game_.mayEndCourse(start, course)) return false;
  if (led && game_.cornerOf(reached.besideEnd) != of(beside).field) return false;
  if (!fallen && run.cost != (run.done ? reached.cost : 0)) return false;
  if (!turned) {
    if (game_.cornerOf(reached.end) != figure.field) return false;
    return fallen || run.facing == before || !game_.checkTurn(start, course, run.facing);
  }
  const Area after = mfm::turned(reached.end, game_.traits_[vehicle].width, before, run.facing);
  if (!(after == game_.areaOf(state_, vehicle))) return false;
  const Course stays = game_.courseOf(state_, vehicle, led ? beside : noFigure);
  return game_.mayEndCourse(state_, stays) && !(led && after.steps(stays.besideEnd) == 0);
}

// In this turn it came to where it is: who just got off (S5.2), or whose run was stopped (R3).
bool ManForMan::PositionReader::justCame(FigureId id) const {
  const bool gotOff = game_.isOnFoot(state_, id) && of(id).is(mark::changed);
  return of(id).side == state_.activeSide && (gotOff || of(game_.boardOf(state_, id)).is(mark::moved));
}

// Who may strike first: at those who run, or at one who has just come.
bool ManForMan::PositionReader::strikersFit() const {
  for (std::size_t i = 0; i < state_.strikerCount; ++i) {
    const auto [striker, target] = state_.strikers[i];
    if (!isThere(striker) || game_.isVehicle(striker) || game_.traits_[striker].side == state_.activeSide) return false;
    if (!onBoard(target)) return false;
    if (state_.run.active() ? !isRunner(target) : !justCame(target)) return false;
  }
  return state_.strikerCount > 0;
}

// --- attacks -----------------------------------------------------------------------------------------------------------------

bool ManForMan::PositionReader::attackFits() const {
  const Attack& a = state_.attack;
  const bool fern = a.kind == AttackKind::fern, erst = a.kind == AttackKind::erst;
  if (!isThere(a.attacker) || game_.isVehicle(a.attacker) || !isThere(a.aimed) || !isThere(a.struck)) return false;
  if (fern && !onBoard(a.aimed)) return false;
  if (a.ownSize &&
      (!fern || game_.dangerOf(state_, a.attacker, a.aimed, static_cast<Across>(a.across)).own != a.ownSize))
    return false;
  if ((a.stage == Stage::side || a.stage == Stage::draw || a.ownUpTo) && !a.ownSize) return false;
  // ERST strikes who runs or has just got off; every other attack is made by the side whose turn it is, and not in the
  // middle of a run.
  const Run& run = state_.run;
  if (state_.phase != Phase::play || (game_.traits_[a.attacker].side == state_.activeSide) == erst) return false;
  // Where its leader fell, what he led may already be the striker's again.
  const bool loose = run.drive && run.second != noFigure && !onBoard(run.second) && a.aimed == run.figure;
  if ((of(a.aimed).side == state_.activeSide) != erst && !(erst && loose)) return false;
  if (!erst) {
    if (run.active()) return false;
  } else if (run.active()) {
    const bool rider = run.drive && of(a.aimed).aboard() && run.runs(of(a.aimed).vehicle);
    if (!isRunner(a.aimed) && !rider) return false;
  } else if (!justCame(a.aimed)) {
    return false;
  }
  const bool own = fern && a.ownSize && onBoard(a.struck) && a.struck != a.attacker &&
                   of(a.struck).side == game_.traits_[a.attacker].side;
  if (a.unit == noFigure) {
    const bool needsUnit = a.isDecision() || a.stage == Stage::share || a.stage == Stage::test;
    return !needsUnit && a.wanted == noFigure && (a.struck == a.aimed || own);
  }
  if (!game_.isVehicle(a.unit) || !onBoard(a.unit)) return false;
  if (fern && (a.stage == Stage::share || a.stage == Stage::name) && a.struck != a.aimed && !own) return false;
  return unitUnderAttackFits();
}

// S8: who of a unit can be struck now.
bool ManForMan::PositionReader::unitUnderAttackFits() const {
  const Attack& a = state_.attack;
  const bool defends = a.stage == Stage::rollOff || a.stage == Stage::defence;
  if (a.kind == AttackKind::fern) {
    if (a.wanted != noFigure) return false;
    const auto crew = game_.crewTargets(state_, a.unit);
    if (a.stage == Stage::share || a.stage == Stage::name)
      return game_.shareUnit(state_, a.struck) == a.unit && crew.size() > (a.stage == Stage::name ? 1u : 0u);
    return defends && (a.struck == a.unit || std::find(crew.begin(), crew.end(), a.struck) != crew.end());
  }
  if (game_.unitOf(state_, a.aimed) != a.unit || !game_.hasCrew(state_, a.unit)) return false;
  if (a.kind == AttackKind::erst && game_.traits_[a.unit].carriage == Carriage::chariot) return false;
  const bool wants = a.wanted != noFigure;
  if (wants && (game_.unitOf(state_, a.wanted) != a.unit || a.wanted == a.aimed)) return false;
  if (a.stage == Stage::change) return !wants && a.struck == a.aimed;
  if (a.stage == Stage::test) return wants && a.struck == a.aimed;
  return defends && (a.struck == a.aimed || (wants && a.struck == a.wanted));
}

// --- rams, tests, setting down ---------------------------------------------------------------------------------------------

bool ManForMan::PositionReader::ramFits() const {
  const Ram& ram = state_.ram;
  if (!game_.isVehicle(ram.vehicle) || !onBoard(ram.vehicle) || of(ram.vehicle).side != state_.activeSide) return false;
  if (ram.count == 0 || ram.at > ram.count) return false;
  const Area front = rowAhead(game_.areaOf(state_, ram.vehicle), of(ram.vehicle).facing);
  for (std::size_t i = 0; i < ram.count; ++i) {
    const FigureId victim = ram.victims[i];
    if (victim == ram.vehicle || of(victim).aboard() || ram.dice[i] > game_.typeOf(ram.vehicle).ram.dice) return false;
    for (std::size_t j = 0; j < i; ++j)
      if (ram.victims[j] == victim) return false;
    if (i < ram.at || !onBoard(victim)) continue;
    const Area area = game_.areaOf(state_, victim);
    if (area.storey || front.steps(area) != 0) return false;
    if (!game_.isVehicle(victim) && game_.traits_[victim].side == state_.activeSide) return false;
  }
  if (!ram.jumps) return true;
  return ram.at < ram.count && game_.isOnFoot(state_, ram.victims[ram.at]) && !game_.jumpFields(state_).empty();
}

bool ManForMan::PositionReader::testFits() const {
  const FigureId id = state_.test.figure;
  if (state_.test.kind == Test::Kind::branch) return game_.isVehicle(id) && onBoard(id);
  return isThere(id) && of(id).side == state_.activeSide && !game_.checkSteady(state_, Action::steady(id));
}

bool ManForMan::PositionReader::settlingFits() const {
  const FigureId vehicle = state_.settling;
  if (!game_.isVehicle(vehicle) || of(vehicle).standing != Standing::out || !game_.hasCrew(state_, vehicle))
    return false;
  int aboard = 0, free = 0;
  game_.forCrew(state_, vehicle, [&](FigureId) { ++aboard; });
  game_.forFields(game_.areaOf(state_, vehicle), [&](FieldId field) {
    free += game_.standingOn(state_, field) == noFigure && game_.board_->mayEnd(field);
  });
  return free >= aboard;
}

// --- the whole ---------------------------------------------------------------------------------------------------------------

// What is under way fits together.
bool ManForMan::PositionReader::taskFits() const {
  const bool over = state_.phase == Phase::over;
  if (over != (state_.ending != Ending::none) ||
      over != (state_.winner != noSide || state_.ending == Ending::equalPoints))
    return false;
  for (FigureId id = 0; id < figures(); ++id)
    if (game_.isVehicle(id) && of(id).standing == Standing::out && game_.hasCrew(state_, id) && state_.settling != id)
      return false;
  const bool attacks = state_.attack.stage != Stage::none, erst = attacks && state_.attack.kind == AttackKind::erst;
  const bool tests = state_.test.kind != Test::Kind::none, branch = state_.test.kind == Test::Kind::branch;
  const bool runs = state_.run.active(), strikes = state_.strikerCount > 0;
  const bool searches = state_.searching != noFigure, settles = state_.settling != noFigure;
  if (searches && (!onBoard(state_.searching) || !game_.hasChest() || attacks || runs)) return false;
  if (over) return true;
  // One thing at a time: attacks, tests, rams, a search; a crew is set down also in the middle of a ram.
  if (attacks + tests + state_.ram.active() + searches > 1 || (settles && (attacks || tests || runs || strikes)))
    return false;
  if (strikes && (tests || state_.ram.active() || searches || (attacks && !erst))) return false;
  const bool arrived = runs && (state_.run.drive & Run::arrived);
  if (runs && (!(strikes || erst || branch) || arrived != branch)) return false;
  if (runs && tests && (!branch || !isRunner(state_.test.figure))) return false;
  if (branch && !runs && of(state_.test.figure).side != state_.activeSide) return false;
  const Ram& ram = state_.ram;
  if (!ram.active()) return true;
  if (runs || (settles && ram.jumps)) return false;
  return settles || ram.jumps || (ram.at < ram.count && ram.dice[ram.at] > 0 && onBoard(ram.victims[ram.at]));
}

// Everybody stands where the phase of the game wants them.
bool ManForMan::PositionReader::phaseFits() const {
  if (!game_.hasChest() && state_.chest != noField) return false;
  if (state_.phase == Phase::play && (game_.activeSeats(state_) & ~state_.passed) == 0) return false;
  if (state_.phase == Phase::deploy && !game_.hasWaiting(state_, state_.activeSide)) return false;
  const bool before = state_.phase == Phase::rollForFirst || state_.phase == Phase::deploy;
  const bool busy = state_.run.active() || state_.strikerCount || state_.ram.active() || state_.settling != noFigure ||
                    state_.test.kind != Test::Kind::none;
  if (before && (game_.hasChest() || busy)) return false;
  std::array<bool, 2> alive{};
  for (FigureId id = 0; id < figures(); ++id) {
    const Standing standing = of(id).standing;
    const bool vehicle = game_.isVehicle(id), crew = game_.setup_.figures[id].vehicle != noFigure;
    alive[game_.traits_[id].side] |= !vehicle && standing != Standing::out;
    if (before) {
      // Only a board without room stays out, with all aboard.
      if (standing == Standing::out && (state_.phase == Phase::rollForFirst || !(vehicle || crew))) return false;
      if (state_.phase == Phase::rollForFirst && onBoard(id)) return false;
      if (of(id).field != noField && standing == Standing::out) return false;
    } else if (standing == Standing::waiting && (vehicle || !game_.hasChest())) {
      return false;
    }
    // R14: the run-up is measured from somewhere; only who is just coming on has no place yet.
    const bool measured = vehicle || of(id).side == state_.activeSide;
    if (state_.phase == Phase::play && standing == Standing::onBoard && measured && of(id).origin == noField &&
        !(state_.run.entering && isRunner(id)))
      return false;
  }
  if (state_.phase == Phase::over) return true;
  return alive[0] && alive[1] && (state_.phase != Phase::deploy || (bandHasRoom(0) && bandHasRoom(1)));
}

// R34: whoever is still to be deployed finds a place.
bool ManForMan::PositionReader::bandHasRoom(Side side) const {
  int needed = 0, free = 0;
  for (FigureId id = game_.sides_[side].begin; id < game_.sides_[side].end; ++id) {
    if (of(id).standing != Standing::waiting) continue;
    needed += game_.typeOf(id).boardSize();
    if (game_.isVehicle(id) && !game_.hasRoom(state_, id)) return false;
  }
  for (const FieldId field : game_.setup_.sides[side].zone.fields)
    free += game_.board_->mayEnd(field) && state_.occupant[field] == noFigure;
  return needed <= free;
}

}  // namespace walstatt::mfm
