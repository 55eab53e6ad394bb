#include "matches/schema.h"

#include <gtest/gtest.h>

#include <stdexcept>

#include "records/json.h"

namespace walstatt {
namespace {

Data parsed(std::string_view text) {
  Errors errors;
  return parseJson(text, "", errors).value();
}

const Schema schema(R"({"$defs":{
  "Age":{"type":"integer","minimum":1,"maximum":9},
  "Child":{"type":"object","properties":{"name":{"type":"string","maxLength":3},"age":{"$ref":"#/$defs/Age"},
    "toys":{"type":"array","items":{"enum":["ball","doll"]},"maxItems":2}},"required":["name"],"additionalProperties":false},
  "Pet":{"oneOf":[{"type":"object","properties":{"kind":{"const":"cat"}},"required":["kind"],"additionalProperties":false},
    {"type":"object","properties":{"kind":{"const":"dog"},"bites":{"type":"boolean"}},"required":["kind","bites"],
     "additionalProperties":false}]}}})");

std::string faultOf(std::string_view text, std::string_view definition) {
  const auto fault = schema.check(parsed(text), definition);
  return fault ? fault->field + ' ' + std::string(fault->what->id) : "";
}

TEST(Schema, accepts_what_fits) {
  EXPECT_EQ(faultOf(R"({"name":"Ida","age":4,"toys":["ball"]})", "Child"), "");
  EXPECT_EQ(faultOf(R"({"name":"ÄÖÜ"})", "Child"), "") << "characters count, not bytes";
  EXPECT_EQ(faultOf(R"({"kind":"dog","bites":false})", "Pet"), "");
}

TEST(Schema, names_the_field_that_does_not) {
  EXPECT_EQ(faultOf(R"({"age":4})", "Child"), "name library.missing");
  EXPECT_EQ(faultOf(R"({"name":"Anna"})", "Child"), "name library.range");
  EXPECT_EQ(faultOf(R"({"name":"Ida","age":"4"})", "Child"), "age library.want-integer");
  EXPECT_EQ(faultOf(R"({"name":"Ida","age":10})", "Child"), "age library.range");
  EXPECT_EQ(faultOf(R"({"name":"Ida","toys":["ball","gun"]})", "Child"), "toys[2] library.choice");
  EXPECT_EQ(faultOf(R"({"name":"Ida","toys":["ball","ball","ball"]})", "Child"), "toys library.range");
  EXPECT_EQ(faultOf(R"({"name":"Ida","hair":1})", "Child"), "hair library.unknown-field");
  EXPECT_EQ(faultOf(R"([])", "Child"), " library.want-table");
  EXPECT_EQ(faultOf(R"({"kind":"dog"})", "Pet"), "bites library.missing") << "of the alternative that was meant";
  EXPECT_EQ(faultOf(R"({"kind":"cow"})", "Pet"), "kind library.choice");
}

TEST(Schema, refuses_words_it_does_not_know) {
  EXPECT_THROW(Schema(R"({"$defs":{"A":{"pattern":"x"}}})"), std::logic_error);
  EXPECT_THROW(Schema("{}"), std::logic_error);
}

TEST(Schema, the_protocol_has_a_request_an_answer_for_each) {
  const Data all = parsed(protocolSchemaText());
  int requests = 0;
  for (const auto& [name, ignored] : *all.find("$defs")->as<Data::Table>()) {
    if (name.rfind("request.", 0) != 0) continue;
    ++requests;
    EXPECT_TRUE(protocolSchema().has("reply." + name.substr(8))) << name;
  }
  EXPECT_GE(requests, 24);
}

}  // namespace
}  // namespace walstatt
