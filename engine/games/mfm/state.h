// The state of a game of Man for Man: ids, no pointers, no heap, no padding. Everything that is needed to
// go on, also in the middle of a move or an attack.
#pragma once

#include <type_traits>

#include "games/mfm/attack.h"

namespace walstatt::mfm {

enum class Standing : std::uint8_t { waiting, onBoard, out };  // waiting: still to come on or to be deployed

// Marks of a figure in the turns at hand.
namespace mark {
inline constexpr std::uint16_t moved = 1;         // has made its move
inline constexpr std::uint16_t fought = 2;        // has fought, searched or moved a second time
inline constexpr std::uint16_t weit = 4;          // has struck WEIT, may step in and fight NAH (R14)
inline constexpr std::uint16_t shotStill = 8;     // shot without the −2: may not move any more (R10)
inline constexpr std::uint16_t struckFirst = 16;  // has used its ERST in this turn (R15)
inline constexpr std::uint16_t climbing = 32;     // changed the storey: cannot be attacked until its next turn (R18)
inline constexpr std::uint16_t climbed = 64;      // did so in its last turn, so not again now (R18)
inline constexpr std::uint16_t steppedIn = 128;   // has used the step after WEIT (R14)
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
  std::uint8_t facing = 0;  // for riders and chariots
  std::array<std::uint8_t, 4> spare{};

  bool onBoard() const { return standing == Standing::onBoard; }
  bool is(std::uint16_t which) const { return (marks & which) != 0; }
  friend bool operator==(const Figure&, const Figure&) = default;
};
static_assert(sizeof(Figure) == 16);

// A run under way: it stops at every field where an Erstschlag is possible (R15).
struct Run {
  FigureId figure = noFigure;  // noFigure: no run
  FigureId second = noFigure;  // the other carrier
  std::uint8_t carries = 0;    // the chest goes along
  std::uint8_t entering = 0;
  std::uint8_t direction = 0;
  std::uint8_t steps = 0;  // in all
  std::uint8_t done = 0;
  std::uint8_t cost = 0;    // points paid so far
  FieldId start = noField;  // for entering: the first field
  FieldId secondStart = noField;
  FieldId chestStart = noField;
  std::uint16_t spare = 0;

  bool active() const { return figure != noFigure; }
  friend bool operator==(const Run&, const Run&) = default;
};

// Who may strike first now, and at whom.
struct Striker {
  FigureId figure = noFigure;
  FigureId target = noFigure;
  friend bool operator==(const Striker&, const Striker&) = default;
};
inline constexpr int maxStrikers = 16;

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
  std::uint8_t spare = 0;
  FieldId chest = noField;

  friend bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 4096 && std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>, "signatures need a state without padding");

}  // namespace walstatt::mfm
