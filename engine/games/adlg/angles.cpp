// Sines of hundredths of a degree in integers, worked out by the compiler without floating point: one table of
// degrees, one of hundredths, put together by the sum of angles. Only the first eighth of the circle is worked out; the rest
// is its mirror image, so that mirrored and turned tables meet the very same numbers.
#include "games/adlg/geometry_parts.h"

namespace walstatt::adlg {

namespace {

struct Turn {
  std::int64_t sine = 0, cosine = 0;
};

// Numbers of 2^56, multiplied in halves of 28 bits.
constexpr std::int64_t product(std::int64_t a, std::int64_t b) {
  constexpr std::int64_t low = (std::int64_t{1} << 28) - 1;
  return (a >> 28) * (b >> 28) + (((a >> 28) * (b & low) + (a & low) * (b >> 28)) >> 28);
}

// Taylor's series for at most an eighth of the circle, in 2^31.
constexpr Turn series(std::int64_t hundredthsOfDegree) {
  constexpr std::int64_t hundredth = 12576422670273;  // in radians
  const std::int64_t x = hundredthsOfDegree * hundredth;
  std::int64_t sine = 0, cosine = 0, term = std::int64_t{1} << 56;
  for (int n = 0; n < 16; ++n) {
    (n % 2 == 0 ? cosine : sine) += n % 4 >= 2 ? -term : term;
    term = product(term, x) / (n + 1);
  }
  return {parts::rounded<25>(sine), parts::rounded<25>(cosine)};
}

constexpr auto degrees = [] {
  std::array<Turn, 46> table{};
  for (std::size_t i = 0; i < table.size(); ++i) table[i] = series(static_cast<std::int64_t>(i) * 100);
  return table;
}();
constexpr auto hundredths = [] {
  std::array<Turn, 100> table{};
  for (std::size_t i = 0; i < table.size(); ++i) table[i] = series(static_cast<std::int64_t>(i));
  return table;
}();
static_assert(degrees[45].sine == degrees[45].cosine && degrees[30].sine == (1 << 30));

constexpr Turn eighth(std::int64_t angle) {
  const Turn a = degrees[static_cast<std::size_t>(angle / 100)], b = hundredths[static_cast<std::size_t>(angle % 100)];
  return {parts::rounded<32>(a.sine * b.cosine + a.cosine * b.sine),
          parts::rounded<32>(a.cosine * b.cosine - a.sine * b.sine)};
}

}  // namespace

constinit const std::array<Direction, fullTurn> directions = [] {
  std::array<Direction, fullTurn> table{};
  for (Angle angle = 0; angle <= quarterTurn / 2; ++angle) {
    const Turn turn = eighth(angle);
    const auto sine = static_cast<std::int32_t>(turn.sine), cosine = static_cast<std::int32_t>(turn.cosine);
    const auto put = [&](Angle heading, std::int32_t x, std::int32_t y) {
      table[static_cast<std::size_t>(heading == fullTurn ? 0 : heading)] = {x, y};
    };
    put(angle, sine, -cosine);
    put(quarterTurn - angle, cosine, -sine);
    put(quarterTurn + angle, cosine, sine);
    put(halfTurn - angle, sine, cosine);
    put(halfTurn + angle, -sine, cosine);
    put(3 * quarterTurn - angle, -cosine, sine);
    put(3 * quarterTurn + angle, -cosine, -sine);
    put(fullTurn - angle, -sine, -cosine);
  }
  return table;
}();

}  // namespace walstatt::adlg
