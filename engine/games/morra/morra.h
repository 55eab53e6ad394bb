// Morra (rules M1 to M3): a toy that shows secret simultaneous decisions. Both players choose fingers and call
// their sum at once (M1); who alone is right scores (M2); the goal wins, 200 throws are a draw (M3).
#pragma once

#include <utility>

#include "base/signature.h"
#include "table/contract.h"
#include "table/plain_stage.h"

namespace walstatt::morra {

namespace phrases {
inline constexpr Phrase chose{"morra.chose", "M1"};
inline constexpr Phrase showed{"morra.showed", "M1"};
inline constexpr Phrase scored{"morra.scored", "M2"};
inline constexpr Phrase nobody{"morra.nobody", "M2"};
inline constexpr Phrase won{"morra.won", "M3"};
inline constexpr Phrase drawn{"morra.drawn", "M3"};
inline constexpr Phrase over{"morra.over", "M3"};
inline constexpr Phrase alreadyChosen{"morra.already-chosen", "M1"};
inline constexpr Phrase fingersRange{"morra.fingers-range", "M1"};
inline constexpr Phrase guessRange{"morra.guess-range", "M1"};
inline constexpr Phrase choose{"morra.choose", "M1"};
inline constexpr Phrase badAction{"morra.bad-action", ""};
inline constexpr Phrase badPosition{"morra.bad-position", ""};
}  // namespace phrases

inline constexpr int maxFingers = 5;
inline constexpr int leastSum = 2, mostSum = 2 * maxFingers;
inline constexpr int maxThrows = 200;

struct Action {
  std::uint8_t fingers = 0;
  std::uint8_t guess = 0;
  friend bool operator==(const Action&, const Action&) = default;
};

struct State {
  std::array<std::uint8_t, 2> points{};
  std::array<Action, 2> chosen{};  // no fingers: not chosen yet, or not to be seen
  std::uint8_t throwsMade = 0;
  friend bool operator==(const State&, const State&) = default;
};

class Morra : public PlainStage<Morra, State, Action> {
 public:
  using State = morra::State;
  using Action = morra::Action;

  explicit Morra(int goal = 3) : goal_(goal) {}

  int seats() const { return 2; }
  int sides() const { return 2; }
  Side sideOf(Seat seat) const { return seat; }
  State start() const { return {}; }
  Listing listing() const { return Listing::complete; }
  std::size_t maxActions() const { return maxFingers * (mostSum - leastSum + 1); }

  Turn turn(const State& state) const {
    if (outcome(state).over) return Turn::over();
    SeatSet open = 0;
    for (const Seat seat : {Seat{0}, Seat{1}})
      if (state.chosen[seat].fingers == 0) open = static_cast<SeatSet>(open | only(seat));
    return Turn::secretOf(open);
  }
  std::optional<Refusal> check(const State& state, Seat seat, Action action) const {
    if (outcome(state).over) return Refusal(phrases::over);
    if (state.chosen[seat].fingers != 0) return Refusal(phrases::alreadyChosen);
    if (action.fingers < 1 || action.fingers > maxFingers)
      return Refusal(phrases::fingersRange, number(action.fingers), number(1), number(maxFingers));
    if (action.guess < leastSum || action.guess > mostSum)
      return Refusal(phrases::guessRange, number(action.guess), number(leastSum), number(mostSum));
    return std::nullopt;
  }
  void list(const State& state, Seat seat, ActionList<Action>& out) const {
    for (std::uint8_t fingers = 1; fingers <= maxFingers; ++fingers)
      for (std::uint8_t guess = leastSum; guess <= mostSum; ++guess)
        if (!check(state, seat, {fingers, guess})) out.push_back({fingers, guess});
  }
  template <class Events>
  void apply(State& state, Seat seat, Action action, Events& events) const {
    state.chosen[seat] = action;
    events.tell(Said(phrases::chose, seatArg(seat)));
    if (state.chosen[1 - seat].fingers != 0) reveal(state, events);
  }
  template <class Events>
  void roll(State&, const Faces&, Events&) const {}  // there are no dice

  Outcome outcome(const State& state) const {
    for (const Seat seat : {Seat{0}, Seat{1}})
      if (state.points[seat] >= goal_) return {true, seat, Said(phrases::won, seatArg(seat))};
    if (state.throwsMade >= maxThrows) return {true, noSide, Said(phrases::drawn, number(maxThrows))};
    return {};
  }
  Face faceClass(const State&, Face face) const { return face; }
  // What the other has chosen is wiped out, and even that he has chosen.
  State view(const State& state, Seat seat) const {
    State seen = state;
    for (const Seat other : {Seat{0}, Seat{1}})
      if (other != seat) seen.chosen[other] = {};
    return seen;
  }
  int value(const State& state, Side side) const { return 1000 * (state.points[side] - state.points[1 - side]); }
  std::uint64_t signature(const State& state) const { return signatureOf(state); }

  std::string write(const State&, Action action) const;
  Read<Action> read(const State&, Seat, std::string_view text) const;
  std::string writePosition(const State& state) const;
  Read<State> readPosition(std::string_view text) const;
  std::string name(const State&, Arg arg, Language language) const;
  std::string draw(const State& state, Language language) const;
  Said label(const State&, Action action) const {
    return Said(phrases::choose, number(action.fingers), number(action.guess));
  }

 private:
  template <class Events>
  void reveal(State& state, Events& events) const {
    const std::array<Action, 2> shown = std::exchange(state.chosen, {});
    const int sum = shown[0].fingers + shown[1].fingers;
    const bool first = shown[0].guess == sum, second = shown[1].guess == sum;
    ++state.throwsMade;
    for (const Seat seat : {Seat{0}, Seat{1}})
      events.tell(Said(phrases::showed, seatArg(seat), number(shown[seat].fingers), number(shown[seat].guess)));
    if (first == second) {
      events.tell(Said(phrases::nobody, number(sum)));
    } else {
      const Seat winner = first ? 0 : 1;
      ++state.points[winner];
      events.outcome(Said(phrases::scored, seatArg(winner), number(sum), number(state.points[winner])));
    }
    if (const Outcome end = outcome(state); end.over) events.outcome(end.why);
  }

  int goal_;
};

}  // namespace walstatt::morra
