// Exact chances: fractions in lowest terms. Enough for every spread up to the next decision.
#pragma once

#include <cstdint>
#include <numeric>

namespace walstatt {

struct Fraction {
  std::uint64_t num = 0;
  std::uint64_t den = 1;

  static constexpr Fraction of(std::uint64_t num, std::uint64_t den) {
    const std::uint64_t common = std::gcd(num, den);
    return {num / common, den / common};
  }
  static constexpr Fraction one() { return {1, 1}; }

  constexpr double approx() const { return static_cast<double>(num) / static_cast<double>(den); }

  friend constexpr Fraction operator*(Fraction a, Fraction b) {
    const Fraction left = of(a.num, b.den), right = of(b.num, a.den);  // cross-cancel: keeps the terms small
    return {left.num * right.num, left.den * right.den};
  }
  friend constexpr Fraction operator/(Fraction a, Fraction b) { return a * Fraction{b.den, b.num}; }
  friend constexpr Fraction operator+(Fraction a, Fraction b) {
    const std::uint64_t common = std::gcd(a.den, b.den);
    return of(a.num * (b.den / common) + b.num * (a.den / common), a.den / common * b.den);
  }
  friend constexpr Fraction operator-(Fraction a, Fraction b) {
    const std::uint64_t common = std::gcd(a.den, b.den);
    return of(a.num * (b.den / common) - b.num * (a.den / common), a.den / common * b.den);
  }
  friend constexpr bool operator==(Fraction, Fraction) = default;
};

}  // namespace walstatt
