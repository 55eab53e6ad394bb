#include "games/duel/multisets.h"

namespace walstatt::duel {
namespace {

// Multisets of `size` dice with `sides` numbers: sides + size - 1 over size.
std::uint32_t multisetsOf(int size, int sides) {
  std::uint64_t count = 1;
  for (int i = 1; i <= size; ++i)
    count = count * static_cast<std::uint64_t>(sides + i - 1) / static_cast<std::uint64_t>(i);
  return static_cast<std::uint32_t>(count);
}

}  // namespace

// Multisets of one size are ordered by their highest number, then by the rest: the multiset with highest number m and
// rest r is number (all with a lower highest) + r. So each is known by its rest, which is smaller.
Multisets::Multisets(int dice, int sides) : dice_(dice), sides_(sides) {
  for (int size = 0; size <= dice; ++size)
    first_[static_cast<std::size_t>(size) + 1] = first(size) + multisetsOf(size, sides);
  tallies_.resize(size());
  next_.resize(std::size_t{first(dice)} * static_cast<std::size_t>(sides));
  const auto numberOf = [&](int newSize, int highest, Index rest) {  // rest: an index
    return first(newSize) + multisetsOf(newSize, highest - 1) + (rest - first(newSize - 1));
  };
  std::vector<Index> restOf(size());
  std::vector<std::uint8_t> highestOf(size());
  for (int size = 0; size < dice; ++size)
    for (int highest = 1; highest <= sides; ++highest)
      for (Index rest = first(size), end = rest + multisetsOf(size, highest); rest < end; ++rest) {
        const Index set = numberOf(size + 1, highest, rest);
        tallies_[set] = tallies_[rest];
        tallies_[set].add(static_cast<Die>(highest));
        restOf[set] = rest;
        highestOf[set] = static_cast<std::uint8_t>(highest);
      }
  for (int size = 0; size < dice; ++size)
    for (Index set = first(size); set < first(size + 1); ++set)
      for (int face = 1; face <= sides; ++face) {
        const bool onTop = face >= highestOf[set];
        next_[set * static_cast<Index>(sides) + static_cast<Index>(face) - 1] =
            onTop ? numberOf(size + 1, face, set) : numberOf(size + 1, highestOf[set], with(restOf[set], face));
      }
}

Hand Multisets::hand(Index set) const {
  Hand hand;
  for (int face = 1; face <= sides_; ++face)
    for (int i = tallies_[set].of(face); i > 0; --i) hand.faces[hand.count++] = static_cast<Die>(face);
  return hand;
}

Multisets::Index Multisets::indexOf(const Hand& hand, Mask mask) const {
  Index set = 0;
  for (std::size_t i = 0; i < hand.count; ++i)
    if (holds(mask, i)) set = with(set, hand.faces[i]);
  return set;
}

}  // namespace walstatt::duel
