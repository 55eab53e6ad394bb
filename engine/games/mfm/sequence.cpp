// Chapters G1 and G2 with R5 and R36: rounds, turns, and who may do what when. Each side moves every figure once and
// fights with it once, in any order; the turn ends when all its players have passed.
#include "base/signature.h"
#include "games/mfm/survey.h"

namespace walstatt::mfm {

ManForMan::ManForMan(std::shared_ptr<const Content> content, Setup setup)
    : content_(std::move(content)), setup_(std::move(setup)), board_(std::make_shared<Board>(*content_, *setup_.map)) {
  std::size_t carrierCount = 0;
  for (std::size_t i = 0; i < setup_.figures.size(); ++i) {
    const FigureSetup& figure = setup_.figures[i];
    const FigureType& type = content_->types[figure.type];
    Traits& traits = traits_[i];
    traits = {figure.side, figure.seat,           type.move,       type.fernRange, type.reach, type.weit,
              type.erst,   type.hasReachWeapon(), type.skirmisher, figure.carrier};
    threats_.push_back(threatsOf(type, setup_.ruleOf12));
    SideInfo& side = sides_[figure.side];
    if (side.end == 0) side.begin = static_cast<FigureId>(i);
    side.end = static_cast<FigureId>(i + 1);
    side.hasErst = side.hasErst || type.erst;
    if (figure.carrier && carrierCount < carriers_.size()) carriers_[carrierCount++] = static_cast<FigureId>(i);
  }
  indexVehicles();
  // Room for the longest list: every figure of a side with all it could ever do.
  constexpr std::size_t runs = std::size_t{directions} * maxMove;
  for (std::size_t s = 0; s < 2; ++s) {
    const auto figures = static_cast<std::size_t>(sides_[s].end - sides_[s].begin);
    const auto enemies = static_cast<std::size_t>(sides_[1 - s].end - sides_[1 - s].begin);
    const std::size_t zone = setup_.sides[s].zone.fields.size();
    // With vehicles: a run with a turn, leading, getting on and off; NAH names everybody aboard; four facings to deploy.
    // A rider who leads may also ride on alone, in three directions.
    const std::size_t aboard = hasVehicles_ ? facings * (runs + 3 * maxMove) + 64 : 0;
    const std::size_t perFigure =
        runs + 8 + 5 * enemies + 3 + zone * std::max<std::size_t>(3 * maxMove, facings) + aboard;
    maxActions_ = std::max(maxActions_, figures * perFigure + 36 * runs + zone * 3 * maxMove + 16);
  }
}

State ManForMan::start() const {
  State state;
  state.occupant.fill(noFigure);
  for (std::size_t i = 0; i < setup_.figures.size(); ++i) {
    Figure& figure = state.figures[i];
    figure.type = setup_.figures[i].type;
    figure.seat = setup_.figures[i].seat;
    figure.lives = content_->types[figure.type].lives;
    figure.side = setup_.figures[i].side;
    const FigureId vehicle = setup_.figures[i].vehicle;
    if (vehicle == noFigure) continue;
    addToCrew(state, vehicle, static_cast<FigureId>(i));
    if (state.figures[vehicle].mate == i) figure.flags |= Figure::drives;
  }
  if (setup_.kind == ScenarioKind::points) {
    startBattle(state);
  } else {
    beginTurn(state, 0);
  }
  return state;
}

SeatSet ManForMan::activeSeats(const State& state) const {
  SeatSet seats = 0;
  for (int seat = 0; seat < setup_.seats; ++seat)
    if (sideOf(static_cast<Seat>(seat)) == state.activeSide) seats |= bit(seat);
  return seats;
}

Turn ManForMan::turn(const State& state) const {
  if (state.phase == Phase::over) return Turn::over();
  if (const SeatSet reacting = reactingSeats(state)) return Turn::reactionOf(reacting);
  if (state.attack.stage != Stage::none) return Turn::rolling(*state.attack.pending());
  if (state.test.kind == Test::Kind::branch) return Turn::rolling({1, dieSides});
  if (state.test.kind == Test::Kind::steady) return Turn::rolling({typeOf(state.test.figure).nah.dice, dieSides});
  if (state.ram.active()) return Turn::rolling({state.ram.dice[state.ram.at], dieSides});
  if (state.searching != noFigure) return Turn::rolling({1, dieSides});
  if (state.phase == Phase::rollForFirst) return Turn::rolling({2, dieSides, true});
  SeatSet seats = 0;
  if (state.strikerCount) {
    for (std::size_t i = 0; i < state.strikerCount; ++i) seats |= bit(traits_[state.strikers[i].figure].seat);
    return Turn::reactionOf(seats);
  }
  if (state.phase == Phase::deploy) {
    const SideInfo& side = sides_[state.activeSide];
    for (FigureId id = side.begin; id < side.end; ++id)
      if (state.figures[id].standing == Standing::waiting) seats |= bit(traits_[id].seat);
    return Turn::of(seats);
  }
  return Turn::of(static_cast<SeatSet>(activeSeats(state) & ~state.passed));
}

void ManForMan::beginTurn(State& state, Side side) const {
  state.activeSide = side;
  state.searched = 0;
  state.passed = static_cast<std::uint8_t>(activeSeats(state));
  sweepWrecks(state);
  state.testedCount = 0;
  state.tested.fill(TestedTree{});
  for (FigureId id = 0; id < figureCount(); ++id) {
    Figure& figure = state.figures[id];
    // Vehicles may change sides in the turn, so all of them are fresh.
    if ((figure.side != side && !isVehicle(id)) || figure.standing == Standing::out) continue;
    // Who has a person has a turn (R36).
    if (!isVehicle(id)) state.passed &= static_cast<std::uint8_t>(~bit(traits_[id].seat));
    const bool climbed = figure.is(mark::climbing);
    figure.marks = climbed ? mark::climbed : std::uint16_t{0};
    figure.spent = 0;
    figure.keepOrigin();
  }
  const SideInfo& enemies = sides_[other(side)];
  for (FigureId id = enemies.begin; id < enemies.end; ++id)
    state.figures[id].marks = static_cast<std::uint16_t>(state.figures[id].marks & ~mark::struckFirst);
}

template <class Events>
void ManForMan::endTurn(State& state, Events& events) const {
  state.quietTurn = 0;
  if (state.activeSide != state.firstSide) {
    if (state.round >= setup_.rounds) return endByTime(state, events);
    ++state.round;
  }
  beginTurn(state, other(state.activeSide));
  events.tell(Said(phrases::turnBegins, number(state.round), sideArg(state.activeSide)));
}

void ManForMan::endGame(State& state, Ending ending, Side winner) const {
  state.phase = Phase::over;
  state.ending = ending;
  state.winner = winner;
}

// R34, R35: a side with nobody left loses at once; figures still to come on count as alive.
template <class Events>
void ManForMan::endIfSideIsOut(State& state, Events& events) const {
  for (Side side = 0; side < 2; ++side) {
    bool alive = false;
    // R34: crewless chariots and loose mounts do not count.
    for (FigureId id = sides_[side].begin; id < sides_[side].end; ++id)
      alive = alive || (!isVehicle(id) && isAlive(state.figures[id]));
    if (alive) continue;
    endGame(state, Ending::sideOut, other(side));
    return events.outcome(outcome(state).why);
  }
}

Outcome ManForMan::outcome(const State& state) const {
  if (state.phase != Phase::over) return {};
  const Arg winner = sideArg(state.winner);
  switch (state.ending) {
    case Ending::documentFound: return {true, state.winner, Said(phrases::endDocument, winner)};
    case Ending::chestSafe: return {true, state.winner, Said(phrases::endChest, winner)};
    case Ending::sideOut: return {true, state.winner, Said(phrases::endSideOut, winner, sideArg(1 - state.winner))};
    case Ending::timeUp: return {true, state.winner, Said(phrases::endTime, winner, number(setup_.rounds))};
    case Ending::points:
      return {true, state.winner,
              Said(phrases::endPoints, winner, number(score(state, state.winner)),
                   number(score(state, other(state.winner))))};
    case Ending::equalPoints: return {true, noSide, Said(phrases::endEqual, number(score(state, 0)))};
    case Ending::none: break;
  }
  return {true, state.winner, {}};
}

// Whatever a person aboard may do; who holds the reins also decides for the vehicle.
void ManForMan::listActionsAboard(const State& state, const Survey& survey, FigureId id, Action*& tail) const {
  const Figure& figure = state.figures[id];
  const Figure& vehicle = state.figures[figure.vehicle];
  if (!vehicle.onBoard()) return;  // not deployed yet
  if (figure.flags & Figure::drives) listDrives(state, survey, figure.vehicle, tail);
  if (vehicle.is(mark::ramming)) {
    const FigureId driver = driverOf(state, figure.vehicle);
    if (id == (driver == noFigure ? vehicle.mate : driver)) *tail++ = Action::rollRam(figure.vehicle);
  }
  listBoarding(state, survey, id, tail);
  if (figure.marks & (mark::fought | mark::turnOver) || state.quietTurn) return;
  const Traits& traits = traits_[id];
  const bool armedAfar = traits.fernRange || traits.weit;
  if ((!armedAfar && !survey.mayBeNearEnemy(areaOf(state, id))) || !mayAttackFrom(state, id)) return;
  listNah(state, survey, id, tail);
  if (traits.fernRange) listFern(state, survey, id, tail);
  if (traits.weit) listWeit(state, survey, id, tail);
}

// Whatever a figure on the board may do in its own turn, but for carrying.
void ManForMan::listActionsOf(const State& state, const Survey& survey, FigureId id, Action*& tail) const {
  const Figure& figure = state.figures[id];
  const Traits& traits = traits_[id];
  if (figure.aboard()) return listActionsAboard(state, survey, id, tail);
  if (hasVehicles_) listBoarding(state, survey, id, tail);
  listMoves(state, id, tail);
  if (!(figure.marks & (mark::moved | mark::fought | mark::weit | mark::changed))) listClimbs(state, id, tail);
  if (figure.is(mark::fought)) return;
  if (figure.field == state.chest && !state.searched && traits.side != chestSide && !figure.is(mark::weit))
    *tail++ = Action::search(id);
  if (state.quietTurn || !(board_->ground(figure.field).flags & Ground::mayAttackFrom)) return;
  listNah(state, survey, id, tail);
  if (traits.fernRange) listFern(state, survey, id, tail);
  if (traits.weit) listWeit(state, survey, id, tail);
}

void ManForMan::list(const State& state, Seat seat, ActionList<Action>& out) const {
  if (!has(turn(state).seats, seat)) return;
  if (reactingSeats(state)) {
    Action* tail = out.tail();
    listReactions(state, seat, tail);
    return out.setTail(tail);
  }
  if (state.strikerCount) {
    for (std::size_t i = 0; i < state.strikerCount; ++i) {
      const auto [striker, target] = state.strikers[i];
      if (traits_[striker].seat != seat) continue;
      out.push_back(Action::strike(striker, target));
      if (traits_[target].carriage == Carriage::mount)
        forCrew(state, target, [&](FigureId rider) { out.push_back(Action::strike(striker, rider)); });
    }
    return out.push_back(Action::decline());
  }
  if (state.phase == Phase::deploy) return listDeployments(state, seat, out);

  const SideInfo& side = sides_[state.activeSide];
  const Survey survey(*this, state);
  Action* tail = out.tail();
  bool mayPass = true;
  for (FigureId id = side.begin; id < side.end; ++id) {
    const Figure& figure = state.figures[id];
    const Traits& traits = traits_[id];
    if (traits.seat != seat || figure.standing == Standing::out || isVehicle(id)) continue;
    if (figure.standing == Standing::waiting) {
      const Action* before = tail;
      listEnters(state, id, tail);
      mayPass = mayPass && tail == before;
      continue;
    }
    listActionsOf(state, survey, id, tail);
  }
  if (hasChest() && state.activeSide == chestSide) {
    listCarries(state, seat, tail);
    const Action* before = tail;
    listEnterCarries(state, seat, tail);
    mayPass = mayPass && tail == before;
  }
  if (mayPass && !hasUnrolledRam(state, seat)) *tail++ = Action::pass();
  out.setTail(tail);
}

std::optional<Refusal> ManForMan::checkActor(const State& state, Seat seat, FigureId id) const {
  if (id >= figureCount()) return Refusal(phrases::noSuchFigure);
  if ((isVehicle(id) ? state.figures[id].seat : traits_[id].seat) != seat) return Refusal(phrases::notYours, piece(id));
  if (state.figures[id].standing == Standing::out) return Refusal(phrases::isOut, piece(id));
  return std::nullopt;
}

std::optional<Refusal> ManForMan::checkPass(const State& state, Seat seat) const {
  if (state.phase == Phase::deploy) return Refusal(phrases::deployNow);
  if (canBringOn(state, seat)) return Refusal(phrases::bringAllOn);
  if (hasUnrolledRam(state, seat)) return Refusal(phrases::rollRamsFirst);
  return std::nullopt;
}

// R26: declared rams may be rolled together at the end, but rolled they are.
bool ManForMan::hasUnrolledRam(const State& state, Seat seat) const {
  if (!hasVehicles_) return false;
  for (FigureId id = 0; id < figureCount(); ++id)
    if (isVehicle(id) && state.figures[id].is(mark::ramming) && state.figures[id].onBoard() &&
        state.figures[id].seat == seat && state.figures[id].side == state.activeSide)
      return true;
  return false;
}

std::optional<Refusal> ManForMan::check(const State& state, Seat seat, const Action& action) const {
  const Turn now = turn(state);
  if (now.waiting == Waiting::nobody) return Refusal(phrases::gameOver);
  if (now.waiting == Waiting::dice) return Refusal(phrases::diceFirst);
  if (!has(now.seats, seat)) {
    const bool passed =
        seat < setup_.seats && !now.reaction && sideOf(seat) == state.activeSide && has(state.passed, seat);
    return Refusal(passed ? phrases::alreadyPassed : now.reaction ? phrases::answerFirst : phrases::notYourTurn);
  }
  const ActionKind kind = action.kind();
  if (reactingSeats(state)) return checkReaction(state, seat, action);
  const bool answer = kind == ActionKind::strike || kind == ActionKind::decline;
  if (now.reaction && !answer) return Refusal(phrases::answerFirst);
  if (answer && !now.reaction) return Refusal(phrases::nothingToAnswer);
  if (kind == ActionKind::decline) return std::nullopt;
  if (kind == ActionKind::strike) return checkStrike(state, seat, action);
  if (kind == ActionKind::pass) return checkPass(state, seat);
  const FigureId actor = kind == ActionKind::enterCarry && carriers_[0] != noFigure ? carriers_[0] : action.figure();
  if (auto refusal = checkActor(state, seat, actor)) return refusal;
  if (state.phase == Phase::deploy && kind != ActionKind::deploy) return Refusal(phrases::deployNow);
  const auto onBoard = [&](FieldId field) { return field < board_->size(); };
  switch (kind) {
    case ActionKind::move: return checkMove(state, action);
    case ActionKind::enter: return onBoard(action.field()) ? checkEnter(state, action) : Refusal(phrases::noSuchFigure);
    case ActionKind::carry: return checkCarry(state, action);
    case ActionKind::enterCarry: return checkEnterCarry(state, action);
    case ActionKind::nah: return checkNah(state, action);
    case ActionKind::fern: return checkFern(state, action);
    case ActionKind::weit: return checkWeit(state, action);
    case ActionKind::search: return checkSearch(state, action);
    case ActionKind::climb: return checkClimb(state, action);
    case ActionKind::deploy:
      return onBoard(action.field()) ? checkDeploy(state, seat, action) : Refusal(phrases::notInBand, piece(actor));
    case ActionKind::drive: return checkDrive(state, action);
    case ActionKind::ram: return checkRam(state, action);
    case ActionKind::rollRam: return checkRollRam(state, action);
    case ActionKind::board: return checkBoard(state, action);
    case ActionKind::alight:
      return onBoard(action.field()) ? checkAlight(state, action) : Refusal(phrases::notInBoardingZone, piece(actor));
    case ActionKind::steady: return checkSteady(state, action);
    case ActionKind::reins: return checkReins(state, action);
    case ActionKind::capture: return checkCapture(state, action);
    case ActionKind::lead: return checkLead(state, action);
    case ActionKind::divert:
    case ActionKind::name:
    case ActionKind::put: return Refusal(phrases::nothingToAnswer);
    default: return Refusal(phrases::noSuchFigure);
  }
}

template <class Events>
void ManForMan::apply(State& state, Seat seat, const Action& action, Events& events) const {
  switch (action.kind()) {
    case ActionKind::pass:
      state.passed |= static_cast<std::uint8_t>(bit(seat));
      events.tell(Said(phrases::playerPasses, seatArg(seat)));
      if ((activeSeats(state) & ~state.passed) == 0) endTurn(state, events);
      return;
    case ActionKind::move:
    case ActionKind::enter:
    case ActionKind::carry:
    case ActionKind::enterCarry: return beginRun(state, action, events);
    case ActionKind::nah:
    case ActionKind::fern:
    case ActionKind::weit:
    case ActionKind::strike: return beginAttack(state, action, events);
    case ActionKind::decline: return reactingSeats(state) ? react(state, action, events) : decline(state, seat, events);
    case ActionKind::divert:
    case ActionKind::name:
    case ActionKind::put: return react(state, action, events);
    case ActionKind::drive:
    case ActionKind::ram:
    case ActionKind::lead: return beginDrive(state, action, events);
    case ActionKind::rollRam: return beginRam(state, action.figure(), events);
    case ActionKind::board: return board(state, action, events);
    case ActionKind::alight: return alight(state, action, events);
    case ActionKind::steady:
      state.test = {Test::Kind::steady, action.figure()};
      return events.tell(Said(phrases::testsSteadiness, piece(action.figure())));
    case ActionKind::reins: return takeReins(state, action.figure(), events);
    case ActionKind::capture: return capture(state, action, events);
    case ActionKind::search: {
      state.figures[action.figure()].marks |= mark::fought | mark::moved;
      state.searched = 1;
      state.searching = action.figure();
      return events.tell(Said(phrases::searches, piece(action.figure())));
    }
    case ActionKind::climb: return climb(state, action, events);
    case ActionKind::deploy: return deploy(state, action, events);
  }
}

template <class Events>
void ManForMan::roll(State& state, const Faces& faces, Events& events) const {
  if (state.attack.stage != Stage::none) return rollAttack(state, faces, events);
  if (state.test.kind == Test::Kind::branch) return rollBranch(state, faces[0], events);
  if (state.test.kind == Test::Kind::steady) return rollSteady(state, faces, events);
  if (state.ram.active()) return rollRam(state, faces, events);
  if (state.searching != noFigure) return rollSearch(state, faces[0], events);
  rollForFirst(state, faces, events);
}

Face ManForMan::faceClass(const State& state, Face face) const {
  if (state.attack.stage != Stage::none) return state.attack.faceClass(face);
  if (state.test.kind == Test::Kind::branch) return static_cast<Face>(face <= 2 ? 0 : face <= 4 ? 1 : 2);
  if (state.test.kind == Test::Kind::steady) return face <= typeOf(state.test.figure).nah.upTo;
  if (state.ram.active())
    return face <= ramNumber<Sum>(state, state.ram.vehicle, state.ram.victims[state.ram.at]).value();
  if (state.searching != noFigure) return findsDocument(face);
  return face;
}

std::uint64_t ManForMan::signature(const State& state) const {
  // What stands on a field follows from the figures, so the figures are enough; only those of this game.
  constexpr std::size_t rest = offsetof(State, attack);
  std::uint64_t figures = signatureOfBytes(state.figures.data(), setup_.figures.size() * sizeof(Figure));
  // But for wrecks: who was set down there and went on has freed his field (S9).
  for (FigureId id = 0; hasVehicles_ && id < figureCount(); ++id) {
    if (!isVehicle(id) || state.figures[id].standing != Standing::out || state.figures[id].field == noField) continue;
    std::uint64_t barred = 0;
    forFields(areaOf(state, id), [&](FieldId field) { barred = barred << 1 | (state.occupant[field] == id); });
    figures = combined(figures, barred);
  }
  return signatureOfBytes(&state.attack, sizeof(State) - rest, figures);
}

template void ManForMan::apply(State&, Seat, const Action&, NoEvents&) const;
template void ManForMan::apply(State&, Seat, const Action&, EventList&) const;
template void ManForMan::roll(State&, const Faces&, NoEvents&) const;
template void ManForMan::roll(State&, const Faces&, EventList&) const;
template void ManForMan::endIfSideIsOut(State&, NoEvents&) const;
template void ManForMan::endIfSideIsOut(State&, EventList&) const;

}  // namespace walstatt::mfm
