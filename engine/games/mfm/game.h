// Man for Man (G1 to G10, S1 to S10 with rulings R1 to R36). The class is the contract's game object; its members are
// written chapter by chapter:
//
//   sequence.cpp   G1, G2, R5, R36   rounds and turns, what is listed and applied when
//   movement.cpp   G3, R2, R3        straight runs
//   fighting.cpp   G4 to G6          NAH, protection, and how every attack begins and ends
//   shooting.cpp   G7                FERN: line of fire, cover, shooting into melee
//   reach.cpp      G8                WEIT and ERST
//   storeys.cpp    R18               changing the storey
//   battle.cpp     G10, R34          points battles
//   document.cpp   R35               Das Geheimdokument
//   vehicles.cpp   R20, R24, R29     mounts and chariots: the fields they cover, who is aboard, whose they are
//   driving.cpp    S2, S4, R23, R25  their runs and turns, branch tests
//   ramming.cpp    S3, S10, R26-R28  Anreiten and Anfahren
//   boarding.cpp   S5, S6, R32       getting on and off, catching and leading
//   shares.cpp     S7, S8, S9        who of a crew is struck, and what becomes of it
//   notation.cpp, position.cpp, text_board.cpp, value.cpp
//
// and what a screen asks for (docs/protocol.md):
//
//   stage.cpp      what never changes
//   scene.cpp      what lies on the table now, and what is to be answered
//   choices.cpp    the legal actions with prices and chances
//   rides.cpp      where mounts and chariots go, and whom they ram there
//   picture.cpp    one action drawn: path, line of fire, cover, danger area
//   overlay.cpp    where a side could go and strike in its next turn
//   orders.cpp     standing orders for the Erstschlag (R15) and for units that are struck (S8)
//   amend.cpp      changes that all players agreed on
#pragma once

#include <bitset>
#include <memory>

#include "games/mfm/action.h"
#include "games/mfm/board.h"
#include "games/mfm/setup.h"
#include "games/mfm/state.h"
#include "games/mfm/tracks.h"
#include "table/contract.h"

namespace walstatt::mfm {

class Fields;  // screen.h

class ManForMan {
 public:
  using State = mfm::State;
  using Action = mfm::Action;

  ManForMan(std::shared_ptr<const Content> content, Setup setup);

  // --- the contract -------------------------------------------------------------------------------
  int seats() const { return setup_.seats; }
  int sides() const { return 2; }
  Side sideOf(Seat seat) const { return seat < setup_.sides[0].players ? Side{0} : Side{1}; }
  State start() const;
  Turn turn(const State& state) const;
  Listing listing() const { return Listing::complete; }
  void list(const State& state, Seat seat, ActionList<Action>& out) const;
  std::size_t maxActions() const { return maxActions_; }
  std::optional<Refusal> check(const State& state, Seat seat, const Action& action) const;
  template <class Events>
  void apply(State& state, Seat seat, const Action& action, Events& events) const;
  template <class Events>
  void roll(State& state, const Faces& faces, Events& events) const;
  Outcome outcome(const State& state) const;
  Face faceClass(const State& state, Face face) const;
  State view(const State& state, Seat) const { return state; }  // nothing is hidden in Man for Man
  int value(const State& state, Side side) const;
  std::uint64_t signature(const State& state) const;
  std::string write(const State& state, const Action& action) const;
  Read<Action> read(const State& state, Seat seat, std::string_view text) const;
  std::string writePosition(const State& state) const;
  Read<State> readPosition(std::string_view text) const;
  std::string name(const State& state, Arg arg, Language language) const;
  std::string draw(const State& state, Language language) const;
  Data stage() const;
  Data scene(const State& state) const;
  Data choices(const State& state, Seat seat) const;
  Data picture(const State& state, Seat seat, const Action& action) const;
  Data overlay(const State& state, Side side) const;
  std::span<const Phrase> orders() const;
  std::optional<Action> obey(const State& state, Seat seat, const Phrase& order) const;
  Read<State> amend(const State& state, std::string_view text) const;

  // --- what previews, players' questions and tests ask ------------------------------------------------
  const Content& content() const { return *content_; }
  const Board& board() const { return *board_; }
  const Setup& setup() const { return setup_; }
  FigureId figureCount() const { return static_cast<FigureId>(setup_.figures.size()); }
  const FigureType& typeOf(FigureId id) const { return content_->types[setup_.figures[id].type]; }
  Side sideOfFigure(FigureId id) const { return traits_[id].side; }
  // Points of the enemy's figures that are out (R34).
  int score(const State& state, Side side) const;
  // The attack that this action would begin; its dice are in `stage` hit.
  Attack attackOf(const State& state, const Action& action) const;
  // Goes on with an attack in a position, whose figures stay as they are (R6 to R13).
  void stepAttack(const State& state, Attack& attack, const Faces& faces) const;
  // S8: who of the crew of the unit that is struck can be named, and the attack if somebody of the unit defends.
  FixedList<FigureId, 16> defendersOf(const State& state, const Attack& attack) const {
    return crewTargets(state, attack.unit);
  }
  Attack defendedBy(const State& state, Attack attack, FigureId defender) const {
    defend(state, attack, defender);
    return attack;
  }
  template <Number N>
  N hitNumberOf(const State& state, const Action& action) const;
  // Armour and terrain of the defender; `unclear` is what cover touched at a corner would add (R11).
  template <Number N>
  // `unit`: the chariot whose crew is struck, where it is known.
  N protectionOf(const State& state, AttackKind kind, FigureId attacker, FigureId defender, int& unclear,
                 FigureId unit = noFigure) const;
  // R13: who stands in the danger area of a shot, by board size.
  struct Danger {
    int own = 0, enemy = 0;
    FixedList<FigureId, maxFigures> ownFigures;
  };
  bool isVehicle(FigureId id) const { return traits_[id].carriage != Carriage::none; }
  // The vehicle that a figure is or rides in; noFigure for one on foot.
  FigureId unitOf(const State& state, FigureId id) const {
    return isVehicle(id) ? id : state.figures[id].aboard() ? state.figures[id].vehicle : noFigure;
  }
  // What of a figure stands on the board: the person on foot, or what it is aboard.
  FigureId boardOf(const State& state, FigureId id) const {
    const FigureId unit = unitOf(state, id);
    return unit == noFigure ? id : unit;
  }
  // R32: who leads a vehicle, and what a person leads, on foot or from the saddle; noFigure: nobody, nothing.
  FigureId leaderOf(const State& state, FigureId vehicle) const {
    const FigureId id = state.figures[vehicle].vehicle;
    return id == noFigure || isVehicle(id) ? noFigure : id;
  }
  FigureId ledBy(const State& state, FigureId person) const {
    const Figure& figure = state.figures[person];
    if (!figure.aboard()) return figure.vehicle;
    return traits_[figure.vehicle].carriage == Carriage::mount ? state.figures[figure.vehicle].vehicle : noFigure;
  }
  FigureId driverOf(const State& state, FigureId vehicle) const;
  // The fields of a figure on the board or aboard.
  Area areaOf(const State& state, FigureId id) const {
    const FigureId unit = unitOf(state, id);
    if (unit == noFigure) return areaOfField(state.figures[id].field);
    const FieldInfo& info = board_->field(state.figures[unit].field);
    return areaFacing(info.x, info.y, traits_[unit].width, traits_[unit].length, state.figures[unit].facing);
  }
  // Calls visit(person) for everybody aboard a vehicle.
  template <class Visit>
  void forCrew(const State& state, FigureId vehicle, const Visit& visit) const {
    for (FigureId id = state.figures[vehicle].mate; id != noFigure; id = state.figures[id].mate) visit(id);
  }
  bool hasCrew(const State& state, FigureId vehicle) const { return state.figures[vehicle].mate != noFigure; }
  // R26: whom a vehicle would ram from where it stands, with how many dice each.
  struct RamTargets {
    FixedList<FigureId, 3> victims;
    std::array<std::uint8_t, 3> dice{};
    std::array<std::uint8_t, 3> cancelled{};  // dice that reach weapons took (S10)
  };
  RamTargets ramTargets(const State& state, FigureId vehicle, const Area& from) const;
  template <Number N>
  N ramNumber(const State& state, FigureId vehicle, FigureId victim) const;
  Danger dangerOf(const State& state, FigureId shooter, FigureId target, Across across) const;

 private:
  // What the inner loops need of a figure, beside each other in memory.
  struct Traits {
    Side side = 0;
    std::uint8_t seat = 0;
    std::uint8_t move = 0;
    std::uint8_t fernRange = 0;
    std::uint8_t reach = 0;
    bool weit = false, erst = false, reachWeapon = false, skirmisher = false, carrier = false;
    Carriage carriage = Carriage::none;
    std::uint8_t width = 1, length = 1, crewRoom = 0;
    std::array<std::uint8_t, 2> tracks{};  // looking up or down, and sideways
  };
  struct SideInfo {
    FigureId begin = 0, end = 0;
    bool hasErst = false;
  };
  static constexpr SeatSet bit(int seat) { return static_cast<SeatSet>(1u << seat); }
  static constexpr Side other(Side side) { return static_cast<Side>(1 - side); }

  // sequence.cpp
  void beginTurn(State& state, Side side) const;
  template <class Events>
  void endTurn(State& state, Events& events) const;
  void endGame(State& state, Ending ending, Side winner) const;
  template <class Events>
  void endIfSideIsOut(State& state, Events& events) const;
  bool isAlive(const Figure& figure) const { return figure.standing != Standing::out; }
  std::optional<Refusal> checkActor(const State& state, Seat seat, FigureId id) const;
  std::optional<Refusal> checkPass(const State& state, Seat seat) const;
  SeatSet activeSeats(const State& state) const;
  class Survey;  // survey.h
  void listActionsOf(const State& state, const Survey& survey, FigureId id, Action*& tail) const;
  void listActionsAboard(const State& state, const Survey& survey, FigureId id, Action*& tail) const;
  bool hasUnrolledRam(const State& state, Seat seat) const;

  // movement.cpp
  int costOf(FieldId field, bool skirmisher) const {
    const int cost = board_->ground(field).cost;
    return skirmisher && cost > 1 ? cost - 1 : cost;  // R33
  }
  // Calls visit(steps, field, mayEnd, spent) along a run until something stops it: the one place that
  // knows how a figure on foot moves (G3, R3).
  template <class Visit>
  void walk(const State& state, FigureId id, FieldId start, Direction direction, int budget, int steps,
            const Visit& visit) const;
  bool mayEndOn(const State& state, Side side, FieldId field) const;
  std::optional<Refusal> whyStopped(const State& state, FigureId id, FieldId from, Direction direction, int left) const;
  int budgetOf(const State& state, FigureId id) const;
  std::optional<Refusal> checkMayMove(const State& state, FigureId id) const;
  std::optional<Refusal> checkMove(const State& state, const Action& action) const;
  void listMoves(const State& state, FigureId id, Action*& tail) const;
  bool besideEnemy(const State& state, FieldId field, Side side) const;
  template <class Events>
  void beginRun(State& state, const Action& action, Events& events) const;
  template <class Events>
  void goOn(State& state, Events& events) const;
  void stepRun(State& state) const;
  void placeRunners(State& state) const;
  template <class Events>
  void stopRun(State& state, Events& events) const;
  // After the last Erstschlag at a field: on with the run, or an end to it.
  template <class Events>
  void resumeRun(State& state, Events& events) const;

  // vehicles.cpp
  void indexVehicles();
  const Tracks& tracksOf(FigureId vehicle, Facing facing) const { return tracks_[traits_[vehicle].tracks[facing % 2]]; }
  Area areaOfField(FieldId field) const {
    const FieldInfo& info = board_->field(field);
    return {info.x, info.y, 1, 1, info.storey};
  }
  FieldId cornerOf(const Area& area) const { return board_->at(area.x, area.y); }
  Area originOf(const State& state, FigureId id) const;  // where it stood when the turn began (R14)
  template <class Visit>
  void forFields(const Area& area, const Visit& visit) const {
    for (int y = area.y; y < area.y + area.height; ++y)
      for (int x = area.x; x < area.x + area.width; ++x)
        if (const FieldId field = board_->at(x, y, area.storey); field != noField) visit(field);
  }
  // Who stands on a field; a wreck does not (S9).
  FigureId standingOn(const State& state, FieldId field) const {
    const FigureId there = state.occupant[field];
    return there != noFigure && state.figures[there].standing == Standing::out ? noFigure : there;
  }
  // Calls visit(figure) for everything beside an area (R2), each once.
  template <class Visit>
  void forNeighbours(const State& state, const Area& area, const Visit& visit) const;
  // R2: beside each other on one storey, with no closed corner between.
  bool isNear(const Area& a, const Area& b) const {
    return a.storey == b.storey && a.steps(b) == 1 && isStepBetween(a, b);
  }
  bool isStepBetween(const Area& a, const Area& b) const;
  bool besideEnemy(const State& state, const Area& area, Side side) const;
  bool mayAttackFrom(const State& state, FigureId id) const;
  void cover(State& state, FigureId id) const;    // takes its fields
  void uncover(State& state, FigureId id) const;  // leaves them
  void addToCrew(State& state, FigureId vehicle, FigureId person) const;
  void removeFromCrew(State& state, FigureId person) const;
  void updateOwner(State& state, FigureId vehicle) const;
  void letGo(State& state, FigureId person) const;
  void letGoIfApart(State& state, FigureId person) const;
  void letGoOf(State& state, FigureId vehicle) const;
  void sweepWrecks(State& state) const;
  int reachWeaponsAboard(const State& state, FigureId vehicle) const;
  bool isSkirmisherMount(const State& state, FigureId vehicle) const;

  class Room;

  // driving.cpp
  int driveBudget(const State& state, FigureId vehicle) const;
  std::optional<Refusal> checkMayDrive(const State& state, FigureId vehicle) const;
  // A run of a vehicle, alone or led: where it brings both, and what it costs. `beside` is who leads it on foot, or the
  // mount of the rider who does.
  struct Course {
    FigureId vehicle = noFigure, beside = noFigure;
    Area end{};
    Area besideEnd{};
    int cost = 0;
  };
  Course courseOf(const State& state, FigureId vehicle, FigureId beside) const;
  // One step on; false beyond the edge and on fields it may not use.
  bool advance(const State& state, Course& course, Direction direction) const;
  FigureId enemyOn(const State& state, const Course& course) const;
  bool mayEndCourse(const State& state, const Course& course) const;
  std::optional<Refusal> checkTurn(const State& state, const Course& course, Facing facing) const;
  std::optional<Refusal> checkCourse(const State& state, Course& course, Direction direction, int steps,
                                     int budget) const;
  std::optional<Refusal> checkDrive(const State& state, const Action& action) const;
  void listDrives(const State& state, const Survey& survey, FigureId vehicle, Action*& tail) const;
  template <class Events>
  void beginDrive(State& state, const Action& action, Events& events) const;
  template <class Events>
  void driveOn(State& state, Events& events) const;
  Area areaBefore(const State& state, FigureId id) const;
  void endDrive(State& state) const;
  void stopDrive(State& state) const;  // where it must, at the last place where it may (R3)
  template <class Events>
  bool testTree(State& state, FigureId vehicle, const Area& before, const Area& now, Events& events) const;
  template <class Events>
  void testTreesInFront(State& state, FigureId vehicle, Events& events) const;
  template <class Events>
  void rollBranch(State& state, Face face, Events& events) const;

  // ramming.cpp
  template <class Visit>
  void forReachAgainstRam(const State& state, FigureId victim, const Visit& visit) const;
  std::optional<Refusal> checkRam(const State& state, const Action& action) const;
  std::optional<Refusal> checkRollRam(const State& state, const Action& action) const;
  void tellRam(const State& state, const Phrase& phrase, FigureId vehicle, FigureId victim, int dice,
               EventList& events) const;
  template <class Events>
  void beginRam(State& state, FigureId vehicle, Events& events) const;
  template <class Events>
  void rollRam(State& state, const Faces& faces, Events& events) const;
  template <class Events>
  void ramOn(State& state, Events& events) const;
  template <class Events>
  void moveUp(State& state, FigureId vehicle, Events& events) const;
  FixedList<FieldId, 8> jumpFields(const State& state) const;

  // boarding.cpp
  struct BoardingZone {
    Area car, fields;  // what lies around the car, but for the horses' side
  };
  BoardingZone boardingZone(const State& state, FigureId vehicle) const;
  bool inBoardingZone(const BoardingZone& zone, FieldId field) const;
  std::optional<Refusal> checkBoard(const State& state, const Action& action) const;
  std::optional<Refusal> checkMayAlight(const State& state, FigureId id) const;
  std::optional<Refusal> checkAlight(const State& state, const Action& action) const;
  std::optional<Refusal> checkSteady(const State& state, const Action& action) const;
  std::optional<Refusal> checkReins(const State& state, const Action& action) const;
  // S6.1, R32: who may catch and lead: anybody on foot, and riders.
  bool mayTakeBridle(const State& state, FigureId id) const {
    if (isVehicle(id)) return false;
    const Figure& figure = state.figures[id];
    return figure.onBoard() || (figure.aboard() && traits_[figure.vehicle].carriage == Carriage::mount &&
                                state.figures[figure.vehicle].onBoard());
  }
  // What keeps those who lead from going on, on foot or of a rider and his mount.
  static constexpr std::uint16_t leadingHindered = mark::moved | mark::weit | mark::changed | mark::shotStill;
  std::optional<Refusal> checkCapture(const State& state, const Action& action) const;
  std::optional<Refusal> checkLead(const State& state, const Action& action) const;
  void listBoarding(const State& state, const Survey& survey, FigureId person, Action*& tail) const;
  void listCatches(const State& state, const Survey& survey, FigureId rider, Action*& tail) const;
  void listAlights(const State& state, const Survey& survey, FigureId id, Action*& tail) const;
  void listLeads(const State& state, const Survey& survey, FigureId person, Action*& tail) const;
  template <class Events>
  void board(State& state, const Action& action, Events& events) const;
  template <class Events>
  void alight(State& state, const Action& action, Events& events) const;
  template <class Events>
  void takeReins(State& state, FigureId person, Events& events) const;
  template <class Events>
  void capture(State& state, const Action& action, Events& events) const;
  template <class Events>
  void rollSteady(State& state, const Faces& faces, Events& events) const;

  // shares.cpp
  FigureId shareUnit(const State& state, FigureId struck) const;
  FixedList<FigureId, 16> crewTargets(const State& state, FigureId unit) const;
  void offerChange(const State& state, Attack& attack) const;
  void listReactions(const State& state, Seat seat, Action*& tail) const;
  std::optional<Refusal> checkReaction(const State& state, Seat seat, const Action& action) const;
  SeatSet reactingSeats(const State& state) const;
  template <class Events>
  void react(State& state, const Action& action, Events& events) const;
  // A figure loses life points, with all that follows for it; `loseLives` also goes on with what was interrupted.
  template <class Events>
  void wound(State& state, FigureId id, int lives, Events& events) const;
  template <class Events>
  void loseLives(State& state, FigureId id, int lives, Events& events) const;
  template <class Events>
  void wreck(State& state, FigureId vehicle, Events& events) const;
  FixedList<FieldId, 12> settleFields(const State& state) const;
  template <class Events>
  void settle(State& state, Events& events) const;
  // Goes on with whatever was interrupted.
  template <class Events>
  void proceed(State& state, Events& events) const;

  // fighting.cpp
  std::optional<Refusal> checkTarget(const State& state, FigureId attacker, FigureId target) const;
  std::optional<Refusal> checkMayFight(const State& state, FigureId id) const;
  std::optional<Refusal> checkNah(const State& state, const Action& action) const;
  void listNah(const State& state, const Survey& survey, FigureId id, Action*& tail) const;
  AttackFacts factsOf(const State& state, const Action& action) const;
  template <class Events>
  void beginAttack(State& state, const Action& action, Events& events) const;
  template <class Events>
  void rollAttack(State& state, const Faces& faces, Events& events) const;
  template <class Events>
  void finishAttack(State& state, Events& events) const;
  void takeOff(State& state, FigureId id) const;
  void sufferAttack(const State& state, Attack& attack, FigureId struck) const;
  void defend(const State& state, Attack& attack, FigureId struck) const;
  bool inGroup(const State& state, FigureId id) const;
  bool inGroupIfBush(const State& state, FieldId field, FigureId id) const {
    return board_->terrainOf(field).bush && isOnFoot(state, id) && inGroup(state, id);
  }
  void aimAt(const State& state, Attack& attack, FigureId struck) const;
  static AttackKind kindOf(const Action& action);

  // shooting.cpp
  std::optional<Refusal> checkFern(const State& state, const Action& action) const;
  void listFern(const State& state, const Survey& survey, FigureId id, Action*& tail) const;
  bool overOwn(const State& state, FigureId shooter, FigureId target) const;
  bool intoMelee(const State& state, FigureId shooter, FigureId target) const;
  bool axisIsOpen(const State& state, FigureId shooter, FigureId target) const;
  // R1, R11: the nearest pair of fields of two figures; of equal pairs the best for the shooter.
  struct Line {
    FieldId from = noField, to = noField;
  };
  Line lineOf(const State& state, FigureId shooter, FigureId target) const;
  // From movement fields to range fields (R1).
  Bounds blocksOf(const Bounds& fields) const {
    const auto block = [&](int at) { return static_cast<std::int8_t>(board_->blockAt(at)); };
    return {block(fields.left), block(fields.top), block(fields.right), block(fields.bottom)};
  }
  bool ownInLine(const State& state, const Line& line, FigureId shooter) const;
  bool hasMovedForShot(const State& state, FigureId id) const;
  int protectionAlong(const State& state, const Line& line, FigureId defender) const;
  bool isOnFoot(const State& state, FigureId id) const { return state.figures[id].onBoard() && !isVehicle(id); }
  // A field that counts for its obstacle, and what it adds.
  struct CoverField {
    FieldId field = noField;
    int value = 0;
    bool brackets = false;
  };
  struct Cover {
    FixedList<CoverField, 64> sure, touched;
  };
  Cover coverOf(const State& state, const Line& line, FigureId defender) const;
  // What a field gives this defender: nothing of bushes and branches to mounts and chariots (R19, R23).
  CoverField coverOn(const State& state, FieldId field, FigureId defender, bool group) const;
  FieldId ownGround(const State& state, FigureId defender) const;  // of several the worst (R12)
  // R13: the target's range field and one beside it.
  struct DangerArea {
    int x, y, otherX, otherY;
    bool holds(const FieldInfo& field) const {
      return (field.blockX == x && field.blockY == y) || (field.blockX == otherX && field.blockY == otherY);
    }
  };
  DangerArea dangerArea(const State& state, FigureId shooter, FigureId target, Across across) const;
  template <Number N>
  void addCover(const State& state, FigureId shooter, FigureId defender, N& sum, int& unclear) const;
  FigureId drawnFigure(const Danger& danger, Face face) const;

  // reach.cpp
  std::optional<Refusal> checkWeit(const State& state, const Action& action) const;
  void listWeit(const State& state, const Survey& survey, FigureId id, Action*& tail) const;
  bool freeBetween(const State& state, FieldId from, FieldId to) const;
  void findStrikers(State& state, FigureId mover, FieldId from) const;
  void findStrikersAround(State& state, FigureId mover, FigureId target, const Area& before, const Area& now) const;
  bool mayStrike(const State& state, FigureId striker) const;
  std::optional<Refusal> checkStrike(const State& state, Seat seat, const Action& action) const;
  void forgetStriker(State& state, FigureId figure) const;
  void forgetTarget(State& state, FigureId target) const;
  template <class Events>
  void decline(State& state, Seat seat, Events& events) const;

  // storeys.cpp
  std::optional<Refusal> checkClimb(const State& state, const Action& action) const;
  void listClimbs(const State& state, FigureId id, Action*& tail) const;
  template <class Events>
  void climb(State& state, const Action& action, Events& events) const;

  // battle.cpp
  void startBattle(State& state) const;
  template <class Events>
  void rollForFirst(State& state, const Faces& faces, Events& events) const;
  std::optional<Refusal> checkDeploy(const State& state, Seat seat, const Action& action) const;
  void listDeployments(const State& state, Seat seat, ActionList<Action>& out) const;
  template <class Events>
  void deploy(State& state, const Action& action, Events& events) const;
  template <class Events>
  void endDeployment(State& state, Events& events) const;
  std::optional<Refusal> checkDeployVehicle(const State& state, const Action& action) const;
  bool sameDeployedLater(const State& state, FigureId id) const;
  void listVehicleDeployments(const State& state, FigureId id, Action*& tail) const;
  template <class Visit>
  void forDeployments(const State& state, FigureId id, const Visit& visit) const;
  bool hasRoom(const State& state, FigureId id) const;
  template <class Events>
  void leaveOutWithoutRoom(State& state, Side side, Events& events) const;
  bool isCaptured(const State& state, FigureId id) const;
  bool hasWaiting(const State& state, Side side) const;
  template <class Events>
  void endByTime(State& state, Events& events) const;

  // document.cpp
  static constexpr Side chestSide = 0;
  bool hasChest() const { return setup_.kind == ScenarioKind::document; }
  bool isInwards(Edge edge, Direction direction) const;
  static Direction straightIn(Edge edge);
  template <class Visit>
  void walkEnter(const State& state, FigureId id, FieldId first, Direction direction, int steps,
                 const Visit& visit) const;
  std::optional<Refusal> checkEnter(const State& state, const Action& action) const;
  void listEnters(const State& state, FigureId id, Action*& tail) const;
  // Calls visit(steps, mayEnd, spent) along a carrying run; the one place that knows how the chest moves.
  struct Carriers {
    FigureId first = noFigure, second = noFigure;
    FieldId firstField = noField, secondField = noField, chest = noField;
    bool entering = false;
  };
  template <class Visit>
  void walkCarry(const State& state, const Carriers& carriers, Direction direction, int budget, int steps,
                 const Visit& visit) const;
  int carryBudget(const Carriers& carriers) const;
  bool leavesOverGoal(FieldId chest, Direction direction) const;
  std::optional<Refusal> checkCarry(const State& state, const Action& action) const;
  std::optional<Refusal> checkEnterCarry(const State& state, const Action& action) const;
  std::optional<Refusal> checkCarryWalk(const State& state, const Carriers& carriers, const Action& action) const;
  Carriers carriersOnBoard(const State& state, FigureId first, FigureId second) const;
  std::optional<Carriers> enteringCarriers(const State& state, FieldId chest) const;
  void listCarries(const State& state, Seat seat, Action*& tail) const;
  void listCarriesOf(const State& state, FigureId first, FigureId second, Action*& tail) const;
  void listEnterCarries(const State& state, Seat seat, Action*& tail) const;
  bool mayCarry(const State& state, FigureId id) const;
  bool canBringOn(const State& state, Seat seat) const;
  static bool findsDocument(Face face) { return face >= 10; }
  std::optional<Refusal> checkSearch(const State& state, const Action& action) const;
  template <class Events>
  void rollSearch(State& state, Face face, Events& events) const;

  // stage.cpp, scene.cpp, choices.cpp, rides.cpp, picture.cpp, overlay.cpp, amend.cpp
  using FigureSet = std::bitset<maxFigures>;
  std::string placeOf(FieldId field) const { return writePlace(board_->place(field)); }
  // Where the acting figure goes, and what of it is left to pay with.
  struct Trail {
    FixedList<FieldId, 16> path, chest;
    FieldId secondField = noField;
    int cost = 0, left = 0;
    bool wins = false;
  };
  Trail trailOf(const State& state, const Action& action) const;
  // Where a vehicle goes by a drive, a ram or led, step by step and then with its turn.
  struct Ride {
    FigureId vehicle = noFigure, beside = noFigure;  // who leads it on foot, or the mount of who does
    Area start{}, end{};
    FixedList<Area, 16> steps;
    FixedList<FieldId, 16> besidePath;
    FixedList<FieldId, 32> branches;  // fields that bring a branch test (R23)
    Facing facing = 0;
    int cost = 0, left = 0, tests = 0;
  };
  Ride rideOf(const State& state, const Action& action) const;
  Data victimsData(const State& state, FigureId vehicle, const Area& from) const;
  Data placesData(const Area& area) const;
  Data pendingData(const State& state, const Turn& now) const;
  Data sceneOf(const State& state, FigureId id, const FigureSet& able) const;
  FigureSet ableFigures(const State& state) const;
  Data choiceOf(const State& state, Seat seat, const Action& action) const;
  void addRideChoice(const State& state, const Action& action, Fields& fields) const;
  void addRidePicture(const State& state, const Action& action, Data& data) const;
  Data defendersData(const State& state, const Attack& attack) const;
  State freshTurn(const State& state, Side side) const;
  std::optional<Action> bestStrike(const State& state, Seat seat) const;
  class Threatened;
  class Amendment;

  // value.cpp
  struct Threats {
    int hit = 0;                                     // thousandths that NAH hits, which is also the test on NAH
    static constexpr int lowest = -4, highest = 11;  // protection
    std::array<std::array<std::int16_t, 16>, attackKinds> table{};
    int thousandths(AttackKind kind, int protection) const;
  };
  static Threats threatsOf(const FigureType& type, bool ruleOf12);
  int lifeValue(FigureId id) const;
  struct Contender {
    FigureId id = noFigure, unit = noFigure;
    Area area{};
    FieldId spot = noField;
    int run = 0, protection = 0, worth = 0;
    bool fights = false, reachWeapon = false, mayBeStruck = false;
    bool fightsNow = false, movesNow = false;  // in what is left of this turn
  };
  struct Pressure {
    int now = 0, later = 0;
  };
  using Muster = FixedList<Contender, maxFigures>;
  Muster musterOf(const State& state, Side side) const;
  int threatTo(const Contender& attacker, const Contender& target, int distance, int run) const;
  Pressure pressureOn(const Muster& victims, const Muster& attackers) const;
  int ramWorth(const State& state, FigureId vehicle, const Area& from) const;
  int ramsOf(const State& state, Side side) const;
  int materialOf(const State& state, Side side) const;
  int postureOf(const Muster& own, const Muster& enemies) const;
  int documentValue(const State& state) const;

  // text_board.cpp
  std::string legend(Language language) const;
  std::string labelOf(FigureId id) const;  // small letters for the second side
  std::string drawField(const State& state, FieldId id) const;
  std::string drawValues(FigureId id, Language language) const;
  std::string drawCrew(const State& state, FigureId vehicle, Language language) const;

  // notation.cpp, position.cpp
  class Parser;
  class PositionReader;
  FigureId findLabel(std::string_view label, Side side) const;

  std::shared_ptr<const Content> content_;
  Setup setup_;
  std::shared_ptr<const Board> board_;
  std::array<Traits, maxFigures> traits_{};
  std::vector<Tracks> tracks_;                            // one for each kind of rectangle in the game
  FieldMask closedToChariots_, footEnds_, besideClosed_;  // of the ground floor
  bool hasVehicles_ = false;
  std::vector<Threats> threats_;  // by figure
  std::array<SideInfo, 2> sides_{};
  std::array<FigureId, 2> carriers_{noFigure, noFigure};
  std::size_t maxActions_ = 0;
};

}  // namespace walstatt::mfm
