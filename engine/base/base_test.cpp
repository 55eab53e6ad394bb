// Dice, fractions, signatures, data and explained numbers.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "base/data.h"
#include "base/dice.h"
#include "base/explained.h"
#include "base/fraction.h"
#include "base/json_object.h"
#include "base/signature.h"

namespace walstatt {
namespace {

TEST(FastDice, the_same_seed_gives_the_same_faces_everywhere) {
  FastDice dice(42);
  std::vector<Face> faces;
  for (int i = 0; i < 8; ++i) faces.push_back(dice.roll({1, 12})[0]);
  FastDice again(42);
  for (const Face face : faces) EXPECT_EQ(again.roll({1, 12})[0], face);
}

TEST(FastDice, every_face_is_equally_likely) {
  FastDice dice(3);
  std::array<int, 13> count{};
  constexpr int throws = 120'000;
  for (int i = 0; i < throws; ++i) ++count[dice.roll({1, 12})[0]];
  double chiSquare = 0;
  for (std::size_t face = 1; face <= 12; ++face)
    chiSquare += (count[face] - 10'000.0) * (count[face] - 10'000.0) / 10'000.0;
  EXPECT_LT(chiSquare, 31.3);  // 11 degrees of freedom, one in a thousand
}

TEST(ScriptedDice, gives_its_faces_in_order_and_says_when_they_are_spent) {
  ScriptedDice dice({3, 7});
  EXPECT_EQ(dice.roll({2, 12})[1], 7);
  EXPECT_FALSE(dice.ranOut());
  dice.roll({1, 12});
  EXPECT_TRUE(dice.ranOut());
}

TEST(Throw, faces_must_fit) {
  const std::vector<Face> good{1, 12}, high{13, 1}, few{4};
  EXPECT_TRUE(fits({2, 12}, good));
  EXPECT_FALSE(fits({2, 12}, high));
  EXPECT_FALSE(fits({2, 12}, few));
}

RC_GTEST_PROP(Fractions, add_and_multiply_as_the_school_says, ()) {
  const auto number = [] { return *rc::gen::inRange<std::uint64_t>(1, 2000); };
  const Fraction a = Fraction::of(number(), number()), b = Fraction::of(number(), number());
  RC_ASSERT((a + b) == Fraction::of(a.num * b.den + b.num * a.den, a.den * b.den));
  RC_ASSERT((a * b) == Fraction::of(a.num * b.num, a.den * b.den));
  RC_ASSERT(((a + b) - b) == a);
  RC_ASSERT(((a * b) / b) == a);
}

TEST(Signature, is_the_same_on_every_machine) {
  EXPECT_EQ(signatureOf(std::uint64_t{12345}), signatureOf(std::uint64_t{12345}));
  const unsigned char bytes[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
  EXPECT_NE(signatureOfBytes(bytes, 10), signatureOfBytes(bytes, 9));
}

TEST(DataTree, is_written_as_json) {
  Data data;
  data.set("a", 1).set("b", "x\"y\n").set("c", true).set("d", 0.25);
  Data list;
  list.push(1);
  list.push(Data());
  data.set("e", std::move(list));
  EXPECT_EQ(toJson(data), R"({"a":1,"b":"x\"y\n","c":true,"d":0.25,"e":[1,null]})");
}

TEST(JsonObjectText, is_what_the_tree_gives) {
  Data list;
  list.push(1);
  list.push("ä");
  Data tree;
  tree.set("a", -1).set("b", "x\"y\n").set("c", true).set("d", list).set("e", Data(Data::Table{}));
  JsonObject text;
  text.set("a", -1).set("b", "x\"y\n").set("c", true).set("d", list).setJson("e", "{}");
  EXPECT_EQ(std::move(text).text(), toJson(tree));
  EXPECT_EQ(JsonObject().text(), "{}");
}

TEST(Explained, keeps_reasons_where_Sum_keeps_only_the_value) {
  static constexpr Phrase reason{"test.reason", "R1"};
  const auto rule = [](auto number) {
    number.add(5, reason);
    number.add(-2, reason);
    return number;
  };
  EXPECT_EQ(rule(Sum{}).value(), 3);
  EXPECT_EQ(rule(Explained{}).value(), 3);
  EXPECT_EQ(rule(Explained{}).parts().size(), 2u);
}

TEST(Faces, travel_in_one_argument) {
  Faces faces;
  for (const int face : {3, 12, 7}) faces.push_back(static_cast<Face>(face));
  EXPECT_EQ(facesArg(faces).value, 3 | 12 << 5 | 7 << 10);
}

}  // namespace
}  // namespace walstatt
