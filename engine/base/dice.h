// Dice are moves of a third player: the rules ask for a throw and go on with the faces. Who throws
// (a fair shaker, a script in a test, all faces in turn for the odds) is not their business.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/fixed_list.h"

namespace walstatt {

using Face = std::uint16_t;  // 1 to sides

// Dice thrown together. Dice of one throw are alike unless `ordered` (each belongs to somebody else).
struct Throw {
  std::uint8_t count = 0;
  std::uint16_t sides = 0;
  bool ordered = false;
  bool wide = false;  // too many results to try one by one: the odds stop before it

  friend bool operator==(const Throw&, const Throw&) = default;
};

inline constexpr std::size_t maxDice = 12;
using Faces = FixedList<Face, maxDice>;

// Whether these faces can be the result of that throw.
bool fits(const Throw& dice, std::span<const Face> faces);

class Dice {
 public:
  Dice() = default;
  Dice(const Dice&) = delete;  // a copied shaker would throw the same faces twice
  Dice& operator=(const Dice&) = delete;
  virtual ~Dice() = default;

  virtual Faces roll(const Throw& dice) = 0;
};

// xoshiro256** with rejection: for trials and benchmarks. The same seed gives the same faces everywhere.
class FastDice final : public Dice {
 public:
  explicit FastDice(std::uint64_t seed);

  std::uint64_t next() {
    const std::uint64_t result = rotated(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = rotated(state_[3], 45);
    return result;
  }

  // Uniform in [0, bound), bound at least 1.
  std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = (next() >> 32) * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t floor = (0u - bound) % bound;
      while (static_cast<std::uint32_t>(product) < floor) product = (next() >> 32) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  Faces roll(const Throw& dice) override {
    Faces faces;
    for (int i = 0; i < dice.count; ++i) faces.push_back(static_cast<Face>(below(dice.sides) + 1));
    return faces;
  }

 private:
  static std::uint64_t rotated(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }
  std::uint64_t state_[4];
};

// Faces written down beforehand, for tests. Throws of too many dice are reported by `ranOut`.
class ScriptedDice final : public Dice {
 public:
  explicit ScriptedDice(std::vector<Face> faces) : faces_(std::move(faces)) {}

  Faces roll(const Throw& dice) override;
  bool ranOut() const { return ranOut_; }
  std::size_t left() const { return faces_.size() - used_; }

 private:
  std::vector<Face> faces_;
  std::size_t used_ = 0;
  bool ranOut_ = false;
};

}  // namespace walstatt
