// The state of a game of Man for Man: ids, no pointers, no heap, no padding. Everything that is needed to
// go on, also in the middle of a move or an attack.
#pragma once

#include <type_traits>

#include "games/mfm/attack.h"

namespace walstatt::mfm {

// waiting: still to come on or to be deployed; aboard: on a mount or chariot, without a field of its own.
enum class Standing : std::uint8_t { waiting, onBoard, out, aboard };

// Marks of a figure in the turns at hand.
namespace mark {
inline constexpr std::uint16_t moved = 1;         // has made its move
inline constexpr std::uint16_t fought = 2;        // has fought, searched or moved a second time
inline constexpr std::uint16_t weit = 4;          // has struck WEIT, may step in and fight NAH (R14)
inline constexpr std::uint16_t shotStill = 8;     // shot without the −2: may not move any more (R10)
inline constexpr std::uint16_t struckFirst = 16;  // has used its ERST in this turn (R15)
inline constexpr std::uint16_t climbing = 32;     // changed the storey: cannot be attacked until its next turn (R18)
inline constexpr std::uint16_t climbed = 64;      // did so in its last turn, so not again now (R18)
inline constexpr std::uint16_t steppedIn = 128;   // no step after WEIT (R14): it is made, or the move is over anyway
inline constexpr std::uint16_t changed =
    256;  // a person: got on or off (R32); a vehicle: somebody did, a point is gone
inline constexpr std::uint16_t unsteady = 512;   // the rest of the movement needs a test on NAH first (S5)
inline constexpr std::uint16_t ramming = 1024;   // a ram is declared, its dice are to be thrown (R26)
inline constexpr std::uint16_t turnOver = 2048;  // failed a branch test: nothing more in this turn (R23)
}  // namespace mark

struct Figure {
  FieldId field = noField;
  FieldId origin = noField;  // where it stood when the turn began: the run-up of R14
  TypeId type = 0;
  std::uint8_t seat = 0;
  std::uint8_t lives = 0;
  std::uint8_t spent = 0;  // movement points used in this turn
  std::uint16_t marks = 0;
  Standing standing = Standing::waiting;
  Facing facing = 0;  // of mounts and chariots, whose `field` is the upper left one of their board
  // A person: the vehicle aboard which it is, or that it leads on foot. A vehicle: who leads it, or what its rider leads.
  FigureId vehicle = noFigure;
  FigureId mate = noFigure;  // a vehicle: the first person aboard; a person aboard: the next one
  std::uint8_t side = 0;     // whose it is now: a vehicle belongs to its crew, or to who leads it (R32)
  std::uint8_t flags = 0;    // what outlasts turns: below

  static constexpr std::uint8_t drives = 1;       // a person aboard: holds the reins
  static constexpr std::uint8_t led = 2;          // a vehicle: was led through one move (R32)
  static constexpr std::uint8_t facingShift = 4;  // a vehicle: how it stood when the turn began (R14)

  Facing originFacing() const { return static_cast<Facing>(flags >> facingShift & 3u); }
  void keepOrigin() {
    origin = field;
    flags = static_cast<std::uint8_t>((flags & ((1u << facingShift) - 1u)) | unsigned{facing} << facingShift);
  }

  bool onBoard() const { return standing == Standing::onBoard; }
  bool aboard() const { return standing == Standing::aboard; }
  bool present() const { return onBoard() || aboard(); }
  bool is(std::uint16_t which) const { return (marks & which) != 0; }
  friend bool operator==(const Figure&, const Figure&) = default;
};
static_assert(sizeof(Figure) == 16);

// A run under way: it stops at every field where an Erstschlag is possible (R15).
struct Run {
  FigureId figure = noFigure;  // noFigure: no run
  FigureId second = noFigure;  // the other carrier, or who goes beside a led vehicle
  std::uint8_t carries = 0;    // the chest goes along
  std::uint8_t entering = 0;
  std::uint8_t direction = 0;
  std::uint8_t steps = 0;  // in all
  std::uint8_t done = 0;
  std::uint8_t cost = 0;    // points paid so far
  FieldId start = noField;  // for entering: the first field
  FieldId secondStart = noField;
  FieldId chestStart = noField;
  Facing facing = 0;       // of a vehicle after the run
  Facing turnedFrom = 0;   // and before its turn, once that is made
  std::uint8_t drive = 0;  // what a vehicle does: below
  std::uint8_t spare = 0;

  static constexpr std::uint8_t drives = 1;   // the figure is a vehicle (and `second` who leads it, or his mount)
  static constexpr std::uint8_t rams = 2;     // up to those whom it rams
  static constexpr std::uint8_t arrived = 4;  // a step is made, who may strike first is still to be found
  static constexpr std::uint8_t turned = 8;   // the turn at the end is made

  bool active() const { return figure != noFigure; }
  bool runs(FigureId id) const { return active() && (id == figure || id == second); }
  friend bool operator==(const Run&, const Run&) = default;
};

// Who may strike first now, and at whom.
struct Striker {
  FigureId figure = noFigure;
  FigureId target = noFigure;
  friend bool operator==(const Striker&, const Striker&) = default;
};
inline constexpr int maxStrikers = 16;

// R26: a ram whose dice fall, victim by victim from the left.
struct Ram {
  FigureId vehicle = noFigure;  // noFigure: none
  std::uint8_t count = 0;
  std::uint8_t at = 0;     // the victim whose turn it is
  std::uint8_t jumps = 0;  // he saved himself and looks for a field (S3.1)
  std::array<FigureId, 3> victims{noFigure, noFigure, noFigure};
  std::array<std::uint8_t, 3> dice{};

  bool active() const { return vehicle != noFigure; }
  friend bool operator==(const Ram&, const Ram&) = default;
};

// A test that is to be thrown outside of attacks.
struct Test {
  enum class Kind : std::uint8_t { none, branch, steady };
  Kind kind = Kind::none;
  FigureId figure = noFigure;  // the vehicle below the branches (R23), or whose NAH is tested (S5)
  friend bool operator==(const Test&, const Test&) = default;
};

// R23: a tree below which a vehicle was tested in this turn.
struct TestedTree {
  std::uint16_t tree = 0;  // number of the obstacle
  std::uint16_t vehicle = noFigure;
  friend bool operator==(const TestedTree&, const TestedTree&) = default;
};

enum class Phase : std::uint8_t { rollForFirst, deploy, play, over };
enum class Ending : std::uint8_t {
  none,
  documentFound,  // R35
  chestSafe,      // R35
  sideOut,        // R34, R35: nobody left
  timeUp,         // R35: after the last round
  points,         // R34
  equalPoints,    // R34
};

struct State {
  std::array<Figure, maxFigures> figures{};
  std::array<FigureId, maxFields> occupant{};
  Attack attack{};
  Run run{};
  std::array<Striker, maxStrikers> strikers{};
  std::uint8_t strikerCount = 0;
  Phase phase = Phase::play;
  std::uint8_t round = 1;
  std::uint8_t activeSide = 0;
  std::uint8_t firstSide = 0;
  std::uint8_t passed = 0;        // one bit a seat
  std::uint8_t quietTurn = 0;     // the very first turn of a points battle: nobody attacks (R34)
  std::uint8_t searched = 0;      // the one search of this turn is used (R35)
  FigureId searching = noFigure;  // its die is to be thrown
  Ending ending = Ending::none;
  std::uint8_t winner = 255;
  FigureId settling = noFigure;  // a wreck or dead mount whose crew is to be set down (S9)
  FieldId chest = noField;
  Ram ram{};
  Test test{};
  std::array<TestedTree, 12> tested{};
  std::uint8_t testedCount = 0;
  std::uint8_t spare = 0;

  friend bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 4096 && std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>, "signatures need a state without padding");

}  // namespace walstatt::mfm
