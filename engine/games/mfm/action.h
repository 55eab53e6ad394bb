// What a player can do, in 32 bits: the kind, the acting figure, and what the kind needs.
#pragma once

#include "games/mfm/types.h"

namespace walstatt::mfm {

enum class ActionKind : std::uint8_t {
  pass,        // the player's turn is over (R36)
  move,        // a straight run (R3)
  enter,       // a run onto the board from an edge of the zone (R35)
  carry,       // one or two carriers shift the chest (R35)
  enterCarry,  // the chest comes on between its carriers (R35)
  nah,
  fern,
  weit,
  strike,   // ERST, in the opponent's turn (R15)
  decline,  // no ERST now
  search,   // for the document (R35)
  climb,    // change the storey (R18)
  deploy,   // before a points battle (R34)
};

// How a shot is made: standing, or with the −2 that allows to move in this turn (R10).
enum class Stance : std::uint8_t { still, moving };
// Across which axis the danger area of R13 lies where the shooter may choose.
enum class Across : std::uint8_t { given, columns, rows };

class Action {
 public:
  constexpr Action() = default;

  static constexpr Action pass() { return Action(ActionKind::pass, 0); }
  static constexpr Action move(FigureId figure, Direction direction, int steps) {
    return Action(ActionKind::move, figure, run(direction, steps));
  }
  static constexpr Action enter(FigureId figure, FieldId first, Direction direction, int steps) {
    return Action(ActionKind::enter, figure, run(direction, steps) | std::uint32_t{first} << 18);
  }
  // `second` is noFigure for one carrier; of two the lower id comes first.
  static constexpr Action carry(FigureId first, FigureId second, Direction direction, int steps) {
    return Action(ActionKind::carry, first, run(direction, steps) | (std::uint32_t{second} & 127u) << 18);
  }
  static constexpr Action enterCarry(FieldId chest, Direction direction, int steps) {
    return Action(ActionKind::enterCarry, 0, run(direction, steps) | std::uint32_t{chest} << 18);
  }
  static constexpr Action nah(FigureId figure, FigureId target) { return at(ActionKind::nah, figure, target); }
  static constexpr Action weit(FigureId figure, FigureId target) { return at(ActionKind::weit, figure, target); }
  static constexpr Action strike(FigureId figure, FigureId target) { return at(ActionKind::strike, figure, target); }
  static constexpr Action fern(FigureId figure, FigureId target, Stance stance, Across across = Across::given) {
    return Action(ActionKind::fern, figure,
                  std::uint32_t{target} << 11 | static_cast<std::uint32_t>(stance) << 18 |
                      static_cast<std::uint32_t>(across) << 19);
  }
  static constexpr Action decline() { return Action(ActionKind::decline, 0); }
  static constexpr Action search(FigureId figure) { return Action(ActionKind::search, figure); }
  static constexpr Action climb(FigureId figure, bool up) {
    return Action(ActionKind::climb, figure, std::uint32_t{up} << 11);
  }
  static constexpr Action deploy(FigureId figure, FieldId field) {
    return Action(ActionKind::deploy, figure, std::uint32_t{field} << 18);
  }

  constexpr ActionKind kind() const { return static_cast<ActionKind>(code_ & 15u); }
  constexpr FigureId figure() const { return static_cast<FigureId>(code_ >> 4 & 127u); }
  constexpr Direction direction() const { return static_cast<Direction>(code_ >> 11 & 7u); }
  constexpr int steps() const { return static_cast<int>(code_ >> 14 & 15u); }
  constexpr FieldId field() const { return static_cast<FieldId>(code_ >> 18); }
  constexpr FigureId second() const {
    const auto id = static_cast<FigureId>(code_ >> 18 & 127u);
    return id == 127 ? noFigure : id;
  }
  constexpr FigureId target() const { return static_cast<FigureId>(code_ >> 11 & 127u); }
  constexpr Stance stance() const { return static_cast<Stance>(code_ >> 18 & 1u); }
  constexpr Across across() const { return static_cast<Across>(code_ >> 19 & 3u); }
  constexpr bool up() const { return (code_ >> 11 & 1u) != 0; }
  // One step more of the same run: the inner loop of listing.
  static constexpr std::uint32_t oneStep = 1u << 14;
  static constexpr Action ofCode(std::uint32_t code) {
    Action action;
    action.code_ = code;
    return action;
  }
  constexpr std::uint32_t code() const { return code_; }

  friend constexpr bool operator==(Action, Action) = default;

 private:
  constexpr Action(ActionKind kind, FigureId figure, std::uint32_t rest = 0)
      : code_(static_cast<std::uint32_t>(kind) | std::uint32_t{figure} << 4 | rest) {}
  static constexpr std::uint32_t run(Direction direction, int steps) {
    return std::uint32_t{direction} << 11 | static_cast<std::uint32_t>(steps) << 14;
  }
  static constexpr Action at(ActionKind kind, FigureId figure, FigureId target) {
    return Action(kind, figure, std::uint32_t{target} << 11);
  }

  std::uint32_t code_ = 0;
};

}  // namespace walstatt::mfm
