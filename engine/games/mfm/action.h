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
  drive,    // a mount or chariot runs, then may turn (R20, R24, R25)
  ram,      // it runs straight ahead up to those whom it rams; the dice fall later (R26)
  rollRam,  // the dice of a ram that was declared
  board,    // a person gets on a mount or chariot (S5.3)
  alight,   // and off (S5.2)
  steady,   // the test on NAH that allows the rest of the movement after that (S5)
  reins,    // a warrior aboard takes over from a dead driver (R32)
  capture,  // EINFANGEN: a person takes a crewless vehicle by the bridle (S6.1)
  lead,     // and leads it (S6.1)
  divert,   // reaction: a test on NAH to change who defends (S8.1)
  name,     // reaction: who of the crew defends (S8.2)
  put,      // reaction: where a figure jumps to, or is set down (S3.1, S9)
};

inline constexpr int actionKinds = 25;

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
    return Action(ActionKind::enter, figure, run(direction, steps) | std::uint32_t{first} << 19);
  }
  // `second` is noFigure for one carrier; of two the lower id comes first.
  static constexpr Action carry(FigureId first, FigureId second, Direction direction, int steps) {
    return Action(ActionKind::carry, first, run(direction, steps) | (std::uint32_t{second} & 127u) << 19);
  }
  static constexpr Action enterCarry(FieldId chest, Direction direction, int steps) {
    return Action(ActionKind::enterCarry, 0, run(direction, steps) | std::uint32_t{chest} << 19);
  }
  static constexpr Action nah(FigureId figure, FigureId target) { return at(ActionKind::nah, figure, target); }
  static constexpr Action weit(FigureId figure, FigureId target) { return at(ActionKind::weit, figure, target); }
  static constexpr Action strike(FigureId figure, FigureId target) { return at(ActionKind::strike, figure, target); }
  static constexpr Action fern(FigureId figure, FigureId target, Stance stance, Across across = Across::given) {
    return Action(ActionKind::fern, figure,
                  std::uint32_t{target} << 12 | static_cast<std::uint32_t>(stance) << 19 |
                      static_cast<std::uint32_t>(across) << 20);
  }
  static constexpr Action decline() { return Action(ActionKind::decline, 0); }
  static constexpr Action search(FigureId figure) { return Action(ActionKind::search, figure); }
  static constexpr Action climb(FigureId figure, bool up) {
    return Action(ActionKind::climb, figure, std::uint32_t{up} << 12);
  }
  static constexpr Action deploy(FigureId figure, FieldId field, Facing facing = 0) {
    return Action(ActionKind::deploy, figure, std::uint32_t{facing} << 12 | std::uint32_t{field} << 19);
  }
  // `facing` is the one after the turn; no steps: a turn alone.
  static constexpr Action drive(FigureId vehicle, Direction direction, int steps, Facing facing) {
    return Action(ActionKind::drive, vehicle, run(direction, steps) | std::uint32_t{facing} << 19);
  }
  static constexpr Action ram(FigureId vehicle, int steps) { return Action(ActionKind::ram, vehicle, run(0, steps)); }
  static constexpr Action rollRam(FigureId vehicle) { return Action(ActionKind::rollRam, vehicle); }
  static constexpr Action board(FigureId person, FigureId vehicle) { return at(ActionKind::board, person, vehicle); }
  static constexpr Action alight(FigureId person, FieldId field) { return to(ActionKind::alight, person, field); }
  static constexpr Action steady(FigureId person) { return Action(ActionKind::steady, person); }
  static constexpr Action reins(FigureId person) { return Action(ActionKind::reins, person); }
  static constexpr Action capture(FigureId person, FigureId vehicle) {
    return at(ActionKind::capture, person, vehicle);
  }
  static constexpr Action lead(FigureId person, Direction direction, int steps, Facing facing) {
    return Action(ActionKind::lead, person, run(direction, steps) | std::uint32_t{facing} << 19);
  }
  static constexpr Action divert(FigureId defender) { return Action(ActionKind::divert, defender); }
  static constexpr Action name(FigureId defender) { return Action(ActionKind::name, defender); }
  static constexpr Action put(FigureId figure, FieldId field) { return to(ActionKind::put, figure, field); }

  constexpr ActionKind kind() const { return static_cast<ActionKind>(code_ & 31u); }
  constexpr FigureId figure() const { return static_cast<FigureId>(code_ >> 5 & 127u); }
  constexpr Direction direction() const { return static_cast<Direction>(code_ >> 12 & 7u); }
  constexpr int steps() const { return static_cast<int>(code_ >> 15 & 15u); }
  constexpr FieldId field() const { return static_cast<FieldId>(code_ >> 19); }
  constexpr FigureId second() const {
    const auto id = static_cast<FigureId>(code_ >> 19 & 127u);
    return id == 127 ? noFigure : id;
  }
  constexpr FigureId target() const { return static_cast<FigureId>(code_ >> 12 & 127u); }
  constexpr Stance stance() const { return static_cast<Stance>(code_ >> 19 & 1u); }
  constexpr Across across() const { return static_cast<Across>(code_ >> 20 & 3u); }
  constexpr Facing facing() const {
    return static_cast<Facing>((kind() == ActionKind::deploy ? code_ >> 12 : code_ >> 19) & 3u);
  }
  constexpr bool up() const { return (code_ >> 12 & 1u) != 0; }
  // One step more of the same run: the inner loop of listing.
  static constexpr std::uint32_t oneStep = 1u << 15;
  static constexpr Action ofCode(std::uint32_t code) {
    Action action;
    action.code_ = code;
    return action;
  }
  constexpr std::uint32_t code() const { return code_; }

  friend constexpr bool operator==(Action, Action) = default;

 private:
  constexpr Action(ActionKind kind, FigureId figure, std::uint32_t rest = 0)
      : code_(static_cast<std::uint32_t>(kind) | std::uint32_t{figure} << 5 | rest) {}
  static constexpr std::uint32_t run(Direction direction, int steps) {
    return std::uint32_t{direction} << 12 | static_cast<std::uint32_t>(steps) << 15;
  }
  static constexpr Action at(ActionKind kind, FigureId figure, FigureId target) {
    return Action(kind, figure, std::uint32_t{target} << 12);
  }
  static constexpr Action to(ActionKind kind, FigureId figure, FieldId field) {
    return Action(kind, figure, std::uint32_t{field} << 19);
  }

  std::uint32_t code_ = 0;
};

}  // namespace walstatt::mfm
