// What the rules say, before it has a language. Rules emit ids and amounts; the sentences live in
// content/words, the rule's own text in content/<game>/rules.toml.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace walstatt {

// A sentence of content/words, and the number of the rule it rests on.
struct Phrase {
  std::string_view id;
  std::string_view rule;
};

// What a number in a sentence means. The game knows how to name each kind.
enum class ArgKind : std::uint8_t { none, number, faces, seat, side, piece, place, terrain, kind };

struct Arg {
  ArgKind kind = ArgKind::none;
  std::int32_t value = 0;

  friend bool operator==(const Arg&, const Arg&) = default;
};

constexpr Arg number(int value) { return {ArgKind::number, value}; }
// Up to six faces of at most 31 in one argument, five bits each.
constexpr Arg facesArg(const auto& faces) {
  std::int32_t packed = 0;
  for (std::size_t i = 0; i < faces.size() && i < 6; ++i) packed |= static_cast<std::int32_t>(faces[i] & 31) << (5 * i);
  return {ArgKind::faces, packed};
}
constexpr Arg seatArg(int value) { return {ArgKind::seat, value}; }
constexpr Arg sideArg(int value) { return {ArgKind::side, value}; }
constexpr Arg piece(int value) { return {ArgKind::piece, value}; }
constexpr Arg place(int value) { return {ArgKind::place, value}; }

// A phrase with its arguments: {0}, {1} … in the sentence.
struct Said {
  static constexpr std::size_t maxArgs = 5;

  const Phrase* phrase = nullptr;
  std::array<Arg, maxArgs> args{};

  constexpr Said() = default;
  constexpr explicit Said(const Phrase& what, Arg a = {}, Arg b = {}, Arg c = {}, Arg d = {}, Arg e = {})
      : phrase(&what), args{a, b, c, d, e} {}
};

// Why an action is not allowed. A refusal is an answer, and the state is untouched.
using Refusal = Said;

}  // namespace walstatt
