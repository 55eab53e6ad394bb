#include "base/dice.h"

#include "base/signature.h"

namespace walstatt {

bool fits(const Throw& dice, std::span<const Face> faces) {
  if (faces.size() != dice.count) return false;
  for (const Face face : faces)
    if (face < 1 || face > dice.sides) return false;
  return true;
}

FastDice::FastDice(std::uint64_t seed) : state_{} {
  for (std::uint64_t& word : state_) {
    seed += 0x9e3779b97f4a7c15ULL;
    word = mixed(seed);
  }
}

Faces ScriptedDice::roll(const Throw& dice) {
  Faces faces;
  for (int i = 0; i < dice.count; ++i) {
    if (used_ == faces_.size()) {
      ranOut_ = true;
      faces.push_back(1);
    } else {
      faces.push_back(faces_[used_++]);
    }
  }
  return faces;
}

}  // namespace walstatt
