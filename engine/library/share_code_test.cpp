// The codes of armies and fighters: what their signs hold and what their check finds.
#include "library/share_code.h"

#include <gtest/gtest.h>

#include <set>

namespace walstatt {

namespace {

std::string faultOf(std::string_view code) {
  Errors faults;
  EXPECT_FALSE(signsOfCode(code, faults)) << code;
  return faults.empty() ? "" : std::string(faults.list().front().what->id);
}

}  // namespace

TEST(ShareCode, numbers_and_texts_are_read_as_they_were_written) {
  SignWriter out;
  for (const std::uint32_t number : {0u, 15u, 16u, 500u, (1u << 20) - 1}) out.number(number);
  out.wide(0x7abc, 3);
  for (const char* text : {"", "a", "Bär", "Ein sehr langer Name"}) out.text(text);
  const std::optional<std::string> code = codeOfSigns(out.signs());
  ASSERT_TRUE(code);
  Errors faults;
  const std::optional<Signs> signs = signsOfCode(*code, faults);
  ASSERT_TRUE(signs);
  EXPECT_EQ(*signs, out.signs());
  SignReader in(*signs);
  for (const std::uint32_t number : {0u, 15u, 16u, 500u, (1u << 20) - 1}) EXPECT_EQ(in.number(1u << 20), number);
  EXPECT_EQ(in.wide(3), 0x7abcu);
  for (const char* text : {"", "a", "Bär", "Ein sehr langer Name"}) EXPECT_EQ(in.text(), text);
  EXPECT_TRUE(in.good() && in.atEnd());
  in.sign();
  EXPECT_FALSE(in.good());
}

TEST(ShareCode, texts_that_are_no_utf8_are_refused) {
  SignWriter out;
  out.text("\xff\xfe");
  SignReader in(out.signs());
  EXPECT_EQ(in.text(), "");
  EXPECT_FALSE(in.good());
  EXPECT_TRUE(isUtf8("Cú Chulainn, 戦"));
  for (const char* bad : {"\x80", "\xc0\xaf", "\xe0\x80\x80", "\xed\xa0\x80", "\xf5\x80\x80\x80", "\xc3"})
    EXPECT_FALSE(isUtf8(bad));
}

TEST(ShareCode, faults_are_told_apart) {
  EXPECT_EQ(faultOf(" - "), "library.code.empty");
  EXPECT_EQ(faultOf("ABCU"), "library.code.sign");
  EXPECT_EQ(faultOf("ABC"), "library.code.check");
  EXPECT_EQ(faultOf(std::string(20'000, 'A')), "library.code.long");
}

// What lets the check find any two wrong signs: the check of a single sign is never a multiple of that of another place.
TEST(ShareCode, no_two_of_1057_places_weigh_alike) {
  std::set<std::vector<int>> weights;
  Signs signs(1057 - 3, 0);
  const auto base = checkSigns(signs);
  for (std::size_t i = 0; i < signs.size(); ++i)
    for (std::uint8_t value = 1; value < 32; ++value) {
      signs[i] = value;
      const auto check = checkSigns(signs);
      EXPECT_TRUE(weights.insert({check[0] ^ base[0], check[1] ^ base[1], check[2] ^ base[2]}).second);
      signs[i] = 0;
    }
  for (std::size_t k = 0; k < 3; ++k)
    for (int value = 1; value < 32; ++value) {
      std::vector<int> own(3, 0);
      own[k] = value;
      EXPECT_TRUE(weights.insert(own).second);
    }
}

}  // namespace walstatt
