#include "games/pig/pig.h"

namespace walstatt::pig {

// "23 41 7 1 -": banked points of both, what the turn gathered, who is to move, whether a die is rolling.
std::string Pig::writePosition(const State& state) const {
  return std::to_string(state.banked[0]) + ' ' + std::to_string(state.banked[1]) + ' ' +
         std::to_string(state.gathered) + ' ' + std::to_string(state.toMove + 1) + (state.rolling ? " r" : " -");
}

Read<State> Pig::readPosition(std::string_view text) const {
  State state;
  std::size_t at = 0;
  const auto fail = [&] { return Read<State>::failed(Said(phrases::badPosition), at); };
  const auto number = [&](int least, int most, std::uint8_t& into, int offset) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data() + at, text.data() + text.size(), value);
    if (error != std::errc() || value < least || value > most) return false;
    into = static_cast<std::uint8_t>(value - offset);
    at = static_cast<std::size_t>(end - text.data());
    if (at >= text.size() || text[at] != ' ') return false;
    ++at;
    return true;
  };
  for (std::uint8_t& banked : state.banked)
    if (!number(0, goal_, banked, 0)) return fail();
  if (!number(0, goal_, state.gathered, 0) || !number(1, 2, state.toMove, 1)) return fail();
  const std::string_view rest = text.substr(at);
  if (rest != "r" && rest != "-") return fail();
  state.rolling = rest == "r";
  return {state, {}, 0};
}

std::string Pig::name(const State&, Arg arg, Language language) const {
  if (arg.kind == ArgKind::number) return std::to_string(arg.value);
  return (language == Language::german ? "Spieler " : "Player ") + std::to_string(arg.value + 1);
}

std::string Pig::draw(const State& state, Language language) const {
  std::string text;
  for (int seat = 0; seat < 2; ++seat) {
    text += name(state, seatArg(seat), language) + ": " + std::to_string(state.banked[static_cast<std::size_t>(seat)]);
    if (seat == state.toMove) text += " + " + std::to_string(state.gathered);
    text += '\n';
  }
  return text;
}

}  // namespace walstatt::pig
