// Pig (rules P1 to P3): the smallest game of the house, and the example to copy. Two players throw one d6 as
// often as they dare; a 1 loses what the turn has gathered (P2), stopping banks it (P1), 100 wins (P3).
#pragma once

#include <charconv>

#include "base/signature.h"
#include "table/contract.h"
#include "table/plain_stage.h"

namespace walstatt::pig {

namespace phrases {
inline constexpr Phrase threw{"pig.threw", "P1"};
inline constexpr Phrase banked{"pig.banked", "P1"};
inline constexpr Phrase lost{"pig.lost", "P2"};
inline constexpr Phrase won{"pig.won", "P3"};
inline constexpr Phrase notYourTurn{"pig.not-your-turn", "P1"};
inline constexpr Phrase nothingToBank{"pig.nothing-to-bank", "P1"};
inline constexpr Phrase chooseRoll{"pig.choose-roll", "P1"};
inline constexpr Phrase chooseHold{"pig.choose-hold", "P1"};
inline constexpr Phrase badAction{"pig.bad-action", ""};
inline constexpr Phrase badPosition{"pig.bad-position", ""};
}  // namespace phrases

enum class Action : std::uint8_t { roll, hold };

struct State {
  std::array<std::uint8_t, 2> banked{};
  std::uint8_t gathered = 0;
  std::uint8_t toMove = 0;
  std::uint8_t rolling = 0;
  friend bool operator==(const State&, const State&) = default;
};

class Pig : public PlainStage<Pig, State, Action> {
 public:
  using State = pig::State;
  using Action = pig::Action;

  explicit Pig(int goal = 100) : goal_(goal) {}

  int seats() const { return 2; }
  int sides() const { return 2; }
  Side sideOf(Seat seat) const { return seat; }
  State start() const { return {}; }
  Listing listing() const { return Listing::complete; }
  std::size_t maxActions() const { return 2; }

  Turn turn(const State& state) const {
    if (outcome(state).over) return Turn::over();
    return state.rolling ? Turn::rolling({1, 6}) : Turn::of(only(state.toMove));
  }
  std::optional<Refusal> check(const State& state, Seat seat, Action action) const {
    if (turn(state).waiting != Waiting::decision || seat != state.toMove) return Refusal(phrases::notYourTurn);
    if (action == Action::hold && state.gathered == 0) return Refusal(phrases::nothingToBank);
    return std::nullopt;
  }
  void list(const State& state, Seat seat, ActionList<Action>& out) const {
    for (const Action action : {Action::roll, Action::hold})
      if (!check(state, seat, action)) out.push_back(action);
  }
  template <class Events>
  void apply(State& state, Seat seat, Action action, Events& events) const {
    if (action == Action::roll) return void(state.rolling = 1);
    state.banked[seat] = static_cast<std::uint8_t>(state.banked[seat] + state.gathered);
    events.tell(Said(phrases::banked, seatArg(seat), number(state.gathered), number(state.banked[seat])));
    if (state.banked[seat] >= goal_) return events.outcome(Said(phrases::won, seatArg(seat)));
    passOn(state);
  }
  template <class Events>
  void roll(State& state, const Faces& faces, Events& events) const {
    state.rolling = 0;
    events.tell(Said(phrases::threw, seatArg(state.toMove), number(faces[0])));
    if (faces[0] == 1) {
      events.outcome(Said(phrases::lost, seatArg(state.toMove), number(state.gathered)));
      return passOn(state);
    }
    // What is gathered beyond the goal is of no use, so the state stays small.
    state.gathered = static_cast<std::uint8_t>(std::min(state.gathered + faces[0], goal_ - state.banked[state.toMove]));
  }
  Outcome outcome(const State& state) const {
    for (const Seat seat : {Seat{0}, Seat{1}})
      if (state.banked[seat] >= goal_) return {true, seat, Said(phrases::won, seatArg(seat))};
    return {};
  }
  Face faceClass(const State&, Face face) const { return face; }
  State view(const State& state, Seat) const { return state; }
  int value(const State& state, Side side) const {
    const auto worth = [&](int s) {
      // A turn's points are worth three quarters until they are banked: hold at about twenty.
      const int risked = state.toMove == s ? state.gathered - state.gathered * state.gathered / 80 : 0;
      return 1000 * state.banked[static_cast<std::size_t>(s)] + 1000 * risked;
    };
    return worth(side) - worth(1 - side);
  }
  std::uint64_t signature(const State& state) const { return signatureOf(state); }

  std::string write(const State&, Action action) const { return action == Action::roll ? "roll" : "hold"; }
  Read<Action> read(const State&, Seat, std::string_view text) const {
    if (text == "roll") return {Action::roll, {}, 0};
    if (text == "hold") return {Action::hold, {}, 0};
    return Read<Action>::failed(Said(phrases::badAction), 0);
  }
  std::string writePosition(const State& state) const;
  Read<State> readPosition(std::string_view text) const;
  std::string name(const State&, Arg arg, Language language) const;
  std::string draw(const State& state, Language language) const;
  Said label(const State&, Action action) const {
    return Said(action == Action::roll ? phrases::chooseRoll : phrases::chooseHold);
  }

 private:
  static void passOn(State& state) {
    state.gathered = 0;
    state.toMove = static_cast<std::uint8_t>(1 - state.toMove);
  }
  int goal_;
};

}  // namespace walstatt::pig
