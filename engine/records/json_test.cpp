#include "records/json.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "records/phrases.h"

namespace walstatt {
namespace {

std::string roundTrip(std::string_view text) {
  Errors errors;
  const auto data = parseJson(text, "test", errors);
  return data ? toJson(*data) : "error";
}

ContentError faultOf(std::string_view text) {
  Errors errors;
  EXPECT_FALSE(parseJson(text, "test", errors, 7)) << text;
  EXPECT_EQ(errors.size(), 1u) << text;
  return errors.empty() ? ContentError{} : errors.list()[0];
}

TEST(Json, values_are_read_in_their_order) {
  for (const char* text : {"{}", "[]", "null", "true", "-5", "\"ä\\n\"", R"({"b":1,"a":[1,{"c":[]},"x"],"d":{}})",
                           "9223372036854775807", "-9223372036854775808"})
    EXPECT_EQ(roundTrip(text), text);
  EXPECT_EQ(roundTrip(" { \"a\" : \"\\u00e4\" } \r"), "{\"a\":\"ä\"}");
}

TEST(Json, every_value_bears_the_line) {
  Errors errors;
  const auto data = parseJson(R"({"a":[1]})", "test", errors, 12);
  ASSERT_TRUE(data);
  EXPECT_EQ(data->line, 12u);
  EXPECT_EQ((*data->find("a")->as<Data::Array>())[0].line, 12u);
}

TEST(Json, broken_text_is_told_with_its_place) {
  for (const char* text :
       {"", " ", "{", "{\"a\":}", "[1,]", "[1 2]", "{} {}", "nul", "\"", "\"\xff\"", "01", "{'a':1}", "[//\n]"})
    EXPECT_EQ(faultOf(text).what, &phrases::record::syntax) << text;
  const ContentError fault = faultOf("{\"a\":x}");
  EXPECT_EQ(fault.file, "test");
  EXPECT_EQ(fault.line, 7u);
  EXPECT_EQ(fault.column, 6u);
}

TEST(Json, a_field_stands_once) {
  const ContentError fault = faultOf(R"({"a":1,"b":2,"a":3})");
  EXPECT_EQ(fault.what, &phrases::record::twice);
  EXPECT_EQ(fault.found, "a");
}

TEST(Json, numbers_beyond_64_bits_are_refused) {
  EXPECT_EQ(faultOf("9223372036854775808").what, &phrases::record::tooLarge);
}

TEST(Json, depth_is_limited) {
  const auto nested = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
  EXPECT_EQ(roundTrip(nested(maxJsonDepth)), nested(maxJsonDepth));
  EXPECT_EQ(faultOf(nested(maxJsonDepth + 1)).what, &phrases::record::tooDeep);
  EXPECT_EQ(faultOf(std::string(1'000'000, '[')).what, &phrases::record::tooDeep);
}

RC_GTEST_PROP(Json, any_bytes_are_answered_by_value, (const std::string& text)) {
  Errors errors;
  const bool read = parseJson(text, "test", errors).has_value();
  RC_ASSERT(read == errors.empty());
}

RC_GTEST_PROP(Json, texts_survive, ()) {
  const auto text = *rc::gen::container<std::string>(rc::gen::inRange<char>(0, 127));
  Errors errors;
  const auto data = parseJson(toJson(Data(text)), "test", errors);
  RC_ASSERT(data && data->as<std::string>() && *data->as<std::string>() == text);
}

}  // namespace
}  // namespace walstatt
