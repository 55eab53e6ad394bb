#include "server/guard.h"

#include <gtest/gtest.h>

#include "server/limits.h"

namespace walstatt::server {
namespace {

using namespace std::chrono_literals;

TEST(Guard, OnLoopbackOnlyNamesOfThisMachineAreAnswered) {
  const Guard guard("127.0.0.1", {"table.local"}, {});
  for (const char* host : {"localhost", "LocalHost:1192", "127.0.0.1:1192", "[::1]:1192", "[::1]", "table.local:80"})
    EXPECT_TRUE(guard.allowsHost(host)) << host;
  for (const char* host : {"evil.example", "evil.example:1192", "localhost.evil.example", "", ":1192"})
    EXPECT_FALSE(guard.allowsHost(host)) << host;
}

TEST(Guard, OnAPublicAddressEveryNameIsAnswered) {
  EXPECT_TRUE(Guard("0.0.0.0", {}, {}).allowsHost("walstatt.example"));
}

TEST(Guard, APageMustComeFromTheHostItTalksTo) {
  const Guard guard("0.0.0.0", {}, {"https://friend.example"});
  EXPECT_TRUE(guard.allowsOrigin("", "walstatt.example"));
  EXPECT_TRUE(guard.allowsOrigin("https://walstatt.example", "walstatt.example"));
  EXPECT_TRUE(guard.allowsOrigin("http://localhost:1192", "localhost:1192"));
  EXPECT_TRUE(guard.allowsOrigin("https://Friend.example", "walstatt.example"));
  for (const char* origin : {"https://evil.example", "http://localhost:80", "null", "https://walstatt.example.evil",
                             "file://walstatt.example", "walstatt.example"})
    EXPECT_FALSE(guard.allowsOrigin(origin, "walstatt.example")) << origin;
}

TEST(Guard, TheNearestForwardedAddressCounts) {
  EXPECT_EQ(forwardedAddress("1.2.3.4, 5.6.7.8", "127.0.0.1"), "5.6.7.8");
  EXPECT_EQ(forwardedAddress("", "127.0.0.1"), "127.0.0.1");
  EXPECT_EQ(forwardedAddress("<script>", "127.0.0.1"), "127.0.0.1");
}

TEST(Limits, ABucketAllowsABurstAndThenItsRate) {
  TokenBucket bucket(10, 20);
  Clock::time_point now{1h};
  int passed = 0;
  for (int i = 0; i < 100; ++i) passed += bucket.take(now);
  EXPECT_EQ(passed, 20);
  now += 1s;
  for (int i = 0; i < 100; ++i) passed += bucket.take(now);
  EXPECT_EQ(passed, 30);
  EXPECT_FALSE(bucket.full(now));
  EXPECT_TRUE(bucket.full(now + 2s));
}

TEST(Limits, ARateOfZeroIsNoLimit) {
  TokenBucket bucket(0, 1);
  for (int i = 0; i < 1000; ++i) EXPECT_TRUE(bucket.take(Clock::time_point{}));
}

TEST(Limits, AddressesAreSharedAndForgotten) {
  Addresses addresses(10, 60);
  Clock::time_point now{1h};
  const auto one = addresses.at("1.2.3.4");
  EXPECT_EQ(addresses.at("1.2.3.4"), one);
  one->connections = 1;
  addresses.forget(now);
  EXPECT_EQ(addresses.size(), 1u);
  one->connections = 0;
  EXPECT_TRUE(one->creations.take(now));
  addresses.forget(now);
  EXPECT_EQ(addresses.size(), 1u);
  addresses.forget(now + 2s);
  EXPECT_EQ(addresses.size(), 0u);
}

}  // namespace
}  // namespace walstatt::server
