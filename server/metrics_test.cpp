#include "server/metrics.h"

#include <gtest/gtest.h>

#include "server/log.h"
#include "server/message_peek.h"

namespace walstatt::server {
namespace {

TEST(Metrics, AHistogramCountsUpwards) {
  Histogram histogram;
  histogram.add(0.00001);
  histogram.add(0.0001);
  histogram.add(1000);
  std::string text;
  histogram.write("x", "help", text);
  EXPECT_NE(text.find("walstatt_x_bucket{le=\"5e-05\"} 1\n"), std::string::npos) << text;
  EXPECT_NE(text.find("walstatt_x_bucket{le=\"0.0001\"} 2\n"), std::string::npos) << text;
  EXPECT_NE(text.find("walstatt_x_bucket{le=\"+Inf\"} 3\n"), std::string::npos) << text;
  EXPECT_NE(text.find("walstatt_x_count 3\n"), std::string::npos) << text;
}

TEST(Metrics, EveryLineIsPrometheusText) {
  const std::string text = metricsText({}, {}, {}, true);
  EXPECT_NE(text.find("walstatt_healthy 1\n"), std::string::npos);
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = text.find('\n', begin);
    ASSERT_NE(end, std::string::npos);
    const std::string line = text.substr(begin, end - begin);
    EXPECT_TRUE(line.substr(0, 2) == "# " || line.substr(0, 9) == "walstatt_") << line;
    begin = end + 1;
  }
}

TEST(Log, FieldsAreKeyValueOrJson) {
  EXPECT_EQ(logLine(LogFormat::text, "signal", {{"number", "15"}, {"why", "a \"b\""}}),
            "signal number=15 why=\"a \\\"b\\\"\"");
  EXPECT_EQ(logLine(LogFormat::json, "signal", {{"number", "15"}}), "\"event\":\"signal\",\"number\":\"15\"");
  EXPECT_EQ(logLine(LogFormat::text, "x", {{"line", "a\nb"}}), "x line=\"a\\nb\"");
}

TEST(MessagePeek, SeesWhatIsAskedAndItsNumber) {
  EXPECT_EQ(peek(R"({"do":"create","id":7})").what, "create");
  EXPECT_EQ(peek(R"({"do":"create","id":7})").id, 7u);
  EXPECT_EQ(peek(R"({"do":"hello","language":"de"})").language, "de");
  EXPECT_EQ(peek(R"({"do":"cr\u0065ate"})").what, "create");
  for (const char* bad : {"", "[]", "{", "{\"id\":-1}", "{\"id\":\"7\"}", "{\"do\":5}"}) {
    EXPECT_EQ(peek(bad).id, 0u) << bad;
    EXPECT_EQ(peek(bad).what, "") << bad;
  }
}

TEST(MessagePeek, NeverOverlooksARequest) {
  EXPECT_TRUE(mayAsk(R"({ "do" : "create" })", "create"));
  EXPECT_TRUE(mayAsk(R"({"do":"cr\u0065ate"})", "create"));
  EXPECT_FALSE(mayAsk(R"({"do":"act","match":"k3TQ","action":"roll"})", "create"));
}

}  // namespace
}  // namespace walstatt::server
