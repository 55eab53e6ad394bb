// Man for Man (G1 to G10 with rulings R1 to R19 and R33 to R36), figures on foot. The class is the contract's
// game object; its members are written chapter by chapter:
//
//   sequence.cpp   G1, G2, R5, R36   rounds and turns, what is listed and applied when
//   movement.cpp   G3, R2, R3        straight runs
//   fighting.cpp   G4 to G6          NAH, protection, and how every attack begins and ends
//   shooting.cpp   G7                FERN: line of fire, cover, shooting into melee
//   reach.cpp      G8                WEIT and ERST
//   storeys.cpp    R18               changing the storey
//   battle.cpp     G10, R34          points battles
//   document.cpp   R35               Das Geheimdokument
//   notation.cpp, position.cpp, text_board.cpp, value.cpp
//
// and what a screen asks for (docs/protocol.md):
//
//   stage.cpp      what never changes, and what lies on the table
//   choices.cpp    the legal actions with prices and chances
//   picture.cpp    one action drawn: path, line of fire, cover, danger area
//   overlay.cpp    where a side could go and strike in its next turn
//   orders.cpp     standing orders for the Erstschlag (R15)
//   amend.cpp      changes that all players agreed on
//
// Left out here: riders and chariots.
#pragma once

#include <bitset>
#include <memory>

#include "games/mfm/action.h"
#include "games/mfm/board.h"
#include "games/mfm/setup.h"
#include "games/mfm/state.h"
#include "table/contract.h"

namespace walstatt::mfm {

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
  template <Number N>
  N hitNumberOf(const State& state, const Action& action) const;
  // Armour and terrain of the defender; `unclear` is what cover touched at a corner would add (R11).
  template <Number N>
  N protectionOf(const State& state, AttackKind kind, FigureId attacker, FigureId defender, int& unclear) const;
  // R13: who stands in the danger area of a shot, by board size.
  struct Danger {
    int own = 0, enemy = 0;
    FixedList<FigureId, maxFigures> ownFigures;
  };
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
  void listActionsOf(const State& state, FigureId id, Action*& tail) const;

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

  // fighting.cpp
  std::optional<Refusal> checkTarget(const State& state, FigureId attacker, FigureId target) const;
  std::optional<Refusal> checkMayFight(const State& state, FigureId id) const;
  std::optional<Refusal> checkNah(const State& state, const Action& action) const;
  void listNah(const State& state, FigureId id, Action*& tail) const;
  AttackFacts factsOf(const State& state, const Action& action) const;
  template <class Events>
  void beginAttack(State& state, const Action& action, Events& events) const;
  template <class Events>
  void rollAttack(State& state, const Faces& faces, Events& events) const;
  template <class Events>
  void finishAttack(State& state, Events& events) const;
  void takeOff(State& state, FigureId id) const;
  bool inGroup(const State& state, FigureId id) const;
  void aimAt(const State& state, Attack& attack, FigureId struck) const;
  static AttackKind kindOf(const Action& action);

  // shooting.cpp
  std::optional<Refusal> checkFern(const State& state, const Action& action) const;
  void listFern(const State& state, FigureId id, Action*& tail) const;
  bool mayShootAt(const State& state, FigureId id, FigureId target) const;
  bool overOwn(const State& state, FigureId shooter, FigureId target) const;
  bool intoMelee(const State& state, FigureId shooter, FigureId target) const;
  bool axisIsOpen(const State& state, FigureId shooter, FigureId target) const;
  // A field that counts for its obstacle, and what it adds.
  struct CoverField {
    FieldId field = noField;
    int value = 0;
    bool brackets = false;
  };
  struct Cover {
    FixedList<CoverField, 64> sure, touched;
  };
  Cover coverOf(const State& state, FigureId shooter, FigureId defender) const;
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
  void listWeit(const State& state, FigureId id, Action*& tail) const;
  bool freeBetween(const State& state, FieldId from, FieldId to) const;
  void findStrikers(State& state, FigureId mover, FieldId from) const;
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

  // stage.cpp, choices.cpp, picture.cpp, overlay.cpp, amend.cpp
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
  FigureSet ableFigures(const State& state) const;
  Data choiceOf(const State& state, Seat seat, const Action& action) const;
  State freshTurn(const State& state, Side side) const;
  class Threatened;
  class Amendment;

  // value.cpp
  struct Threats {
    static constexpr int lowest = -4, highest = 11;  // protection
    std::array<std::array<std::int16_t, 16>, attackKinds> table{};
    int thousandths(AttackKind kind, int protection) const;
  };
  static Threats threatsOf(const FigureType& type, bool ruleOf12);
  int lifeValue(FigureId id) const;
  int threatTo(const State& state, FigureId attacker, FigureId target, bool now) const;
  int pressureOn(const State& state, Side victim, bool now) const;
  int materialOf(const State& state, Side side) const;
  int postureOf(const State& state, Side side) const;
  int documentValue(const State& state) const;

  // text_board.cpp
  std::string legend(Language language) const;
  std::string labelOf(FigureId id) const;  // small letters for the second side

  // notation.cpp, position.cpp
  class Parser;
  class PositionReader;
  FigureId findLabel(std::string_view label, Side side) const;

  std::shared_ptr<const Content> content_;
  Setup setup_;
  std::shared_ptr<const Board> board_;
  std::array<Traits, maxFigures> traits_{};
  std::vector<Threats> threats_;  // by figure
  std::array<SideInfo, 2> sides_{};
  std::array<FigureId, 2> carriers_{noFigure, noFigure};
  std::size_t maxActions_ = 0;
};

}  // namespace walstatt::mfm
