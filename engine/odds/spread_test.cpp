#include "odds/spread.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>

namespace walstatt::odds {
namespace {

Face identity(Face face) { return face; }

TEST(Spread, results_of_a_throw_add_up_to_all_faces) {
  for (const bool ordered : {false, true}) {
    for (std::uint8_t count = 1; count <= 4; ++count) {
      std::uint64_t total = 0, results = 0;
      forEachResult({count, 6, ordered}, identity, [&](const Faces&, std::uint64_t weight) {
        total += weight;
        ++results;
      });
      std::uint64_t all = 1;
      for (int i = 0; i < count; ++i) all *= 6;
      EXPECT_EQ(total, all);
      if (ordered) {
        EXPECT_EQ(results, all);
      }
    }
  }
}

RC_GTEST_PROP(Spread, multisets_have_the_weight_of_their_orders, ()) {
  const auto count = *rc::gen::inRange<std::uint8_t>(1, 5);
  const auto sides = *rc::gen::inRange<std::uint16_t>(1, 8);
  const auto split = *rc::gen::inRange<Face>(0, 8);
  const auto faceClass = [&](Face face) { return static_cast<Face>(face <= split ? 0 : face); };
  std::map<std::vector<Face>, std::uint64_t> expected, found;
  const auto sorted = [&](const Faces& faces) {
    std::vector<Face> classes;
    for (const Face face : faces) classes.push_back(faceClass(face));
    std::sort(classes.begin(), classes.end());
    return classes;
  };
  forEachResult({count, sides, true}, identity,
                [&](const Faces& faces, std::uint64_t weight) { expected[sorted(faces)] += weight; });
  forEachResult({count, sides, false}, faceClass,
                [&](const Faces& faces, std::uint64_t weight) { found[sorted(faces)] += weight; });
  RC_ASSERT(expected == found);
}

TEST(Spread, many_sided_dice_keep_all_their_faces) {
  std::uint64_t total = 0;
  forEachResult({1, 100}, identity, [&](const Faces&, std::uint64_t weight) { total += weight; });
  EXPECT_EQ(total, 100u);
}

// Both throw a d12; a tie is thrown again.
struct RollOff {
  int winner = -1;
  std::optional<Throw> pending() const { return winner < 0 ? std::optional(Throw{2, 12, true}) : std::nullopt; }
  Face faceClass(Face face) const { return face; }
  void roll(const Faces& faces) {
    if (faces[0] != faces[1]) winner = faces[0] > faces[1] ? 0 : 1;
  }
  friend bool operator==(const RollOff&, const RollOff&) = default;
};

TEST(Spread, a_tie_that_is_rolled_again_is_left_out_exactly) {
  std::vector<Leaf<RollOff>> leaves;
  spread(RollOff{}, leaves);
  ASSERT_EQ(leaves.size(), 2u);
  for (const auto& leaf : leaves) EXPECT_EQ(leaf.chance, (Fraction{1, 2}));
}

}  // namespace
}  // namespace walstatt::odds
