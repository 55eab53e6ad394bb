#include "base/provable_dice.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace walstatt {
namespace {

// 00 01 02 … 1f
Secret countingSecret() {
  Secret secret{};
  for (std::size_t i = 0; i < secret.size(); ++i) secret[i] = static_cast<std::uint8_t>(i);
  return secret;
}

const std::vector<std::string> twoWords{"Rom", "Gallien – ça ira"};

std::vector<Face> thrown(ProvableDice& dice, int count, std::uint16_t sides) {
  std::vector<Face> faces;
  for (int i = 0; i < count; ++i) faces.push_back(dice.roll({1, sides})[0]);
  return faces;
}

// The expected faces were computed by Python's hmac.
TEST(ProvableDice, faces_are_those_of_the_definition) {
  ProvableDice d6(countingSecret(), twoWords);
  EXPECT_EQ(thrown(d6, 20, 6), (std::vector<Face>{6, 4, 6, 1, 3, 3, 5, 1, 2, 4, 1, 1, 3, 2, 6, 6, 2, 2, 4, 2}));
  EXPECT_EQ(d6.diceThrown(), 20u);
  ProvableDice d12(countingSecret(), twoWords);
  EXPECT_EQ(thrown(d12, 12, 12), (std::vector<Face>{12, 4, 6, 7, 3, 3, 5, 7, 8, 10, 1, 1}));
  ProvableDice wide(countingSecret(), twoWords);
  EXPECT_EQ(thrown(wide, 8, 65521), (std::vector<Face>{57000, 54087, 52108, 48283, 23580, 56387, 33038, 1820}));
}

TEST(ProvableDice, the_commitment_is_the_sha256_of_the_secret) {
  EXPECT_EQ(commitmentTo(countingSecret()), "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
}

TEST(ProvableDice, dice_thrown_together_are_numbered_one_by_one) {
  ProvableDice together(countingSecret(), twoWords), single(countingSecret(), twoWords);
  const Faces five = together.roll({5, 6});
  EXPECT_EQ(std::vector<Face>(five.begin(), five.end()), thrown(single, 5, 6));
}

TEST(ProvableDice, dice_go_on_where_a_game_was_left) {
  ProvableDice whole(countingSecret(), twoWords), rest(countingSecret(), twoWords, 7);
  thrown(whole, 7, 6);
  EXPECT_EQ(thrown(whole, 9, 6), thrown(rest, 9, 6));
}

// the first number of this die's digest lies beyond the last whole multiple of the sides.
TEST(ProvableDice, numbers_that_would_favour_low_faces_are_passed_over) {
  ProvableDice dice(countingSecret(), twoWords, 53694);
  EXPECT_EQ(dice.roll({1, 65175})[0], 24651);
}

TEST(ProvableDice, other_words_give_other_dice) {
  ProvableDice one(countingSecret(), {"a", "b"}), other(countingSecret(), {"b", "a"});
  EXPECT_NE(thrown(one, 20, 6), thrown(other, 20, 6));
}

TEST(ProvableDice, words_are_one_line_of_text) {
  EXPECT_TRUE(isGoodWord(""));
  EXPECT_TRUE(isGoodWord("Würfelglück 骰 🎲"));
  EXPECT_TRUE(isGoodWord(std::string(200, 'x')));
  EXPECT_FALSE(isGoodWord(std::string(201, 'x')));
  EXPECT_FALSE(isGoodWord("two\nlines"));
  EXPECT_FALSE(isGoodWord("tab\t"));
  EXPECT_FALSE(isGoodWord("\x7f"));
  EXPECT_FALSE(isGoodWord("\xc2\x85"));      // next line, a C1 control
  EXPECT_FALSE(isGoodWord("\xe2\x80\xa8"));  // line separator
  EXPECT_FALSE(isGoodWord("\xff"));          // no UTF-8
  EXPECT_FALSE(isGoodWord("\xc3"));          // cut off
  EXPECT_FALSE(isGoodWord("\xed\xa0\x80"));  // a surrogate
  EXPECT_FALSE(isGoodWord("\xe0\x80\xaf"));  // longer than needed
  EXPECT_FALSE(isGoodWord(std::string_view("\0", 1)));
}

TEST(ProvableDice, fresh_secrets_differ) { EXPECT_NE(freshSecret(), freshSecret()); }

RC_GTEST_PROP(ProvableDice, secrets_survive_hexadecimal, (const Secret& secret)) {
  RC_ASSERT(secretFromHex(toHex(secret)) == secret);
}

TEST(ProvableDice, bad_hexadecimal_is_no_secret) {
  EXPECT_FALSE(secretFromHex(""));
  EXPECT_FALSE(secretFromHex(std::string(63, '0')));
  EXPECT_FALSE(secretFromHex(std::string(64, 'g')));
  EXPECT_FALSE(secretFromHex(std::string(64, 'A')));
}

RC_GTEST_PROP(ProvableDice, faces_fit_their_die, (const Secret& secret)) {
  const auto sides = *rc::gen::inRange<std::uint16_t>(1, 65535);
  const Throw dice{4, sides};
  const Faces faces = ProvableDice(secret, {"", ""}).roll(dice);
  RC_ASSERT(fits(dice, std::span<const Face>(faces.begin(), faces.size())));
}

}  // namespace
}  // namespace walstatt
