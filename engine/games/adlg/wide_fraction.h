// Exact chances of whole fights: fractions in lowest terms whose parts may need more than 64 bits.
#pragma once

#include <string>

namespace walstatt::adlg {

__extension__ using Unsigned128 = unsigned __int128;

struct WideFraction {
  Unsigned128 num = 0, den = 1;

  static constexpr Unsigned128 common(Unsigned128 a, Unsigned128 b) {
    while (b != 0) {
      const Unsigned128 rest = a % b;
      a = b;
      b = rest;
    }
    return a;
  }
  static constexpr WideFraction of(Unsigned128 num, Unsigned128 den) {
    const Unsigned128 by = common(num, den);
    return {num / by, den / by};
  }
  constexpr double approx() const { return static_cast<double>(num) / static_cast<double>(den); }

  friend constexpr WideFraction operator*(WideFraction a, WideFraction b) {
    const WideFraction left = of(a.num, b.den), right = of(b.num, a.den);
    return {left.num * right.num, left.den * right.den};
  }
  friend constexpr WideFraction operator+(WideFraction a, WideFraction b) {
    const Unsigned128 by = common(a.den, b.den);
    return of(a.num * (b.den / by) + b.num * (a.den / by), a.den / by * b.den);
  }
  WideFraction& operator+=(WideFraction other) { return *this = *this + other; }
  friend constexpr bool operator==(WideFraction, WideFraction) = default;
};

inline std::string decimal(Unsigned128 number) {
  std::string text;
  do text.insert(text.begin(), static_cast<char>('0' + static_cast<int>(number % 10)));
  while ((number /= 10) != 0);
  return text;
}

}  // namespace walstatt::adlg
