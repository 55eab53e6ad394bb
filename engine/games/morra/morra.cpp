#include "games/morra/morra.h"

#include <charconv>

namespace walstatt::morra {

namespace {

// Takes a number of that span and the character after it off the text; '\0': the text ends there.
std::optional<std::uint8_t> take(std::string_view text, std::size_t& at, int least, int most, char after) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data() + at, text.data() + text.size(), value);
  if (error != std::errc() || value < least || value > most) return std::nullopt;
  const auto stop = static_cast<std::size_t>(end - text.data());
  if (after == '\0' ? stop != text.size() : stop >= text.size() || text[stop] != after) return std::nullopt;
  at = after == '\0' ? stop : stop + 1;
  return static_cast<std::uint8_t>(value);
}

std::optional<Action> takeChoice(std::string_view text, std::size_t& at, char after) {
  const auto fingers = take(text, at, 0, 99, '/');
  const auto guess = fingers ? take(text, at, 0, 99, after) : std::nullopt;
  if (!guess) return std::nullopt;
  return Action{*fingers, *guess};
}

}  // namespace

std::string Morra::write(const State&, Action action) const {
  return std::to_string(action.fingers) + '/' + std::to_string(action.guess);
}

// Numbers out of range are read too: `check` has a better answer to them.
Read<Action> Morra::read(const State&, Seat, std::string_view text) const {
  std::size_t at = 0;
  if (const auto action = takeChoice(text, at, '\0')) return {action, {}, 0};
  return Read<Action>::failed(Said(phrases::badAction), at);
}

// "2 1 17 3/7 -": points of both, throws made, what each has chosen.
std::string Morra::writePosition(const State& state) const {
  std::string text =
      std::to_string(state.points[0]) + ' ' + std::to_string(state.points[1]) + ' ' + std::to_string(state.throwsMade);
  for (const Action& action : state.chosen) text += action.fingers == 0 ? " -" : ' ' + write(state, action);
  return text;
}

Read<State> Morra::readPosition(std::string_view text) const {
  State state;
  std::size_t at = 0;
  const auto fail = [&] { return Read<State>::failed(Said(phrases::badPosition), at); };
  const auto number = [&](int most, std::uint8_t& into) {
    const auto value = take(text, at, 0, most, ' ');
    if (value) into = *value;
    return value.has_value();
  };
  if (!number(goal_, state.points[0]) || !number(goal_, state.points[1]) || !number(maxThrows, state.throwsMade))
    return fail();
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    const std::string_view none = seat == 0 ? "- " : "-";
    if (seat == 0 ? text.substr(at).starts_with(none) : text.substr(at) == none) {
      at += none.size();
      continue;
    }
    const auto choice = takeChoice(text, at, seat == 0 ? ' ' : '\0');
    if (!choice || check(state, seat, *choice)) return fail();
    state.chosen[seat] = *choice;
  }
  // Both have chosen: that throw would have been settled.
  if (turn(state).waiting == Waiting::decision && turn(state).seats == 0) return fail();
  return {state, {}, 0};
}

std::string Morra::name(const State&, Arg arg, Language language) const {
  if (arg.kind == ArgKind::number) return std::to_string(arg.value);
  return (language == Language::german ? "Spieler " : "Player ") + std::to_string(arg.value + 1);
}

std::string Morra::draw(const State& state, Language language) const {
  std::string text;
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    text += name(state, seatArg(seat), language) + ": " + std::to_string(state.points[seat]);
    if (state.chosen[seat].fingers != 0) text += " (" + write(state, state.chosen[seat]) + ")";
    text += '\n';
  }
  return text;
}

}  // namespace walstatt::morra
