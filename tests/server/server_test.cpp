// The server from outside, over its socket: what it refuses, what it survives, what it never acknowledges.
#include "server/server.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <thread>

#include "tests/server/test_client.h"

namespace walstatt::server {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using namespace test;

const Library& library() {
  static const Library read = [] {
    Errors errors;
    return Library::read(builtInContent(), errors);
  }();
  return read;
}

class ServerTest : public testing::Test {
 protected:
  ServerTest() {
    fs::create_directories(folder_ / "web" / "assets");
    std::ofstream(folder_ / "web" / "index.html") << "<!doctype html><title>page</title>";
    settings_.port = 0;
    settings_.data = (folder_ / "matches.sqlite").string();
    settings_.web = (folder_ / "web").string();
    settings_.logLevel = "off";
  }
  ~ServerTest() override {
    halt();
    fs::remove_all(folder_);
  }

  void begin() {
    server_ = std::make_unique<Server>(settings_, library(), library().words());
    thread_ = std::thread([this] { server_->run(Signals::leave); });
  }
  void halt() {
    if (!thread_.joinable()) return;
    server_->stop();
    thread_.join();
    server_.reset();
  }
  int port() const { return server_->port(); }

  fs::path folder_ = fs::temp_directory_path() / ("walstatt-server-" + std::to_string(getpid()) + '-' +
                                                  testing::UnitTest::GetInstance()->current_test_info()->name());
  Settings settings_;
  std::unique_ptr<Server> server_;
  std::thread thread_;
};

TEST_F(ServerTest, PlaysAMatch) {
  begin();
  TestClient client(port());
  ASSERT_EQ(client.status(), 101);
  client.hello();
  auto match = TestMatch::create(client, "pig", "standard");
  ASSERT_TRUE(match);
  for (unsigned i = 0; i < 20; ++i) ASSERT_TRUE(match->step(client, i % 2)) << i;
  const Data table = match->watch(client);
  EXPECT_GE(numberOf(table, "n"), match->n);
}

TEST_F(ServerTest, RefusesWhatItCannotUnderstandAndGoesOn) {
  begin();
  TestClient client(port());
  EXPECT_EQ(client.refusal(R"("do":"ping")"), "hello-first");
  EXPECT_EQ(client.refusal(R"("do":"hello","protocol":99,"language":"en")"), "version");
  client.hello();
  EXPECT_EQ(client.refusal(R"("do":"dance")"), "bad-message");
  EXPECT_EQ(client.refusal(R"("do":"act")"), "bad-message");
  EXPECT_EQ(client.refusal(R"("do":"watch","match":"nowhere")"), "unknown-match");
  ASSERT_TRUE(client.send("{not json"));
  const auto frame = client.receive();
  ASSERT_TRUE(frame);
  EXPECT_EQ(textOf(*parsed(frame->payload).find("no"), "code"), "bad-json");
  EXPECT_EQ(numberOf(parsed(frame->payload), "re"), 0);
  EXPECT_EQ(client.refusal(R"("do":"ping")"), "");
}

TEST_F(ServerTest, AForeignTokenIsNoSeat) {
  begin();
  TestClient client(port());
  client.hello();
  auto match = TestMatch::create(client, "pig", "standard");
  ASSERT_TRUE(match);
  TestClient other(port());
  other.hello();
  EXPECT_EQ(
      other.refusal("\"do\":\"watch\",\"match\":\"" + match->id + "\",\"tokens\":[\"" + std::string(32, 'a') + "\"]"),
      "bad-token");
  EXPECT_NE(other.refusal("\"do\":\"act\",\"match\":\"" + match->id + "\",\"action\":\"roll\""), "");
}

TEST_F(ServerTest, PagesOfForeignOriginAreTurnedAway) {
  settings_.allowOrigin = {"https://friend.example"};
  begin();
  EXPECT_EQ(TestClient(port(), "Origin: https://evil.example\r\n").status(), 403);
  EXPECT_EQ(TestClient(port(), "Origin: null\r\n").status(), 403);
  EXPECT_EQ(TestClient(port(), "Origin: https://friend.example\r\n").status(), 101);
  EXPECT_EQ(TestClient(port(), "Origin: http://localhost:" + std::to_string(port()) + "\r\n").status(), 101);
}

TEST_F(ServerTest, AForeignHostNameIsNotAnswered) {
  begin();
  EXPECT_NE(httpGet(port(), "/", "", "evil.example").find("HTTP/1.1 403"), std::string::npos);
  EXPECT_NE(httpGet(port(), "/").find("HTTP/1.1 200"), std::string::npos);
}

TEST_F(ServerTest, OversizeAndBinaryFramesEndTheConnection) {
  begin();
  TestClient large(port());
  large.hello();
  large.send('"' + std::string(65'536, 'x') + '"');
  EXPECT_EQ(large.farewell(), 1009);
  TestClient binary(port());
  binary.hello();
  binary.sendFrame(Opcode::binary, "x");
  EXPECT_EQ(binary.farewell(), 1003);
  TestClient bad(port());
  bad.hello();
  bad.send("\xff\xfe");
  EXPECT_EQ(bad.farewell(), 1007);
}

TEST_F(ServerTest, AFloodIsAnsweredWithRateAndThenClosed) {
  settings_.messagesPerSecond = 10;
  settings_.messagesBurst = 20;
  begin();
  TestClient client(port());
  client.hello();
  int sent = 0;
  while (sent < 500 && client.send("{\"do\":\"ping\",\"id\":" + std::to_string(1'000 + sent) + '}')) ++sent;
  EXPECT_EQ(client.farewell(), 1008);
  int granted = 0, refused = 0;
  for (const Data& each : client.pushes) {
    const Data* no = each.find("no");
    if (!no) {
      ++granted;
      continue;
    }
    ++refused;
    EXPECT_EQ(textOf(*no, "code"), "rate");
    EXPECT_GE(numberOf(each, "re"), 1'000);
  }
  EXPECT_GE(granted, 15);
  EXPECT_LE(granted, 40);
  EXPECT_EQ(refused, 20);
  EXPECT_EQ(TestClient(port()).status(), 101);
}

TEST_F(ServerTest, CreatingIsRationed) {
  settings_.createsPerMinute = 2;
  begin();
  TestClient client(port());
  client.hello();
  const std::string create = R"("do":"create","game":"pig","setup":"standard","seats":[{"who":"here"},{"who":"here"}])";
  EXPECT_EQ(client.refusal(create), "");
  EXPECT_EQ(client.refusal(create), "");
  EXPECT_EQ(client.refusal(create), "rate");
  EXPECT_EQ(client.refusal(R"("do":"ping")"), "");
}

TEST_F(ServerTest, ConnectionsAreLimitedPerAddress) {
  settings_.connectionsPerAddress = 2;
  begin();
  const TestClient one(port());
  {
    const TestClient two(port());
    EXPECT_EQ(two.status(), 101);
    EXPECT_EQ(TestClient(port()).status(), 503);
  }
  bool again = false;  // as soon as the server has noticed that the second one left
  for (int i = 0; i < 100 && !again; ++i) {
    std::this_thread::sleep_for(20ms);
    again = TestClient(port()).status() == 101;
  }
  EXPECT_TRUE(again);
}

TEST_F(ServerTest, HalfOpenConnectionsAreDropped) {
  settings_.headerTimeout = 1;
  settings_.idleTimeout = 1;
  begin();
  Wire silent(port());
  Wire slow(port());
  slow.send("GET / HTTP/1.1\r\nHost: loc");
  EXPECT_TRUE(silent.closedWithin(4s));
  EXPECT_TRUE(slow.closedWithin(4s));
  // A WebSocket whose other end has died answers no pings.
  Wire dead(port());
  dead.send(
      "GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
  EXPECT_NE(dead.receive().find(" 101 "), std::string::npos);
  EXPECT_TRUE(dead.closedWithin(5s));
}

TEST_F(ServerTest, AClientThatDoesNotReadIsDropped) {
  settings_.queueSize = 64;
  settings_.messagesPerSecond = 0;
  settings_.messagesPerSecondPerAddress = 0;
  begin();
  TestClient client(port());
  client.hello();
  // Answers of many kilobytes, none of them read.
  bool open = true;
  for (int i = 0; open && i < 20'000; ++i) open = client.send(R"({"do":"rules","game":"mfm","id":1})");
  EXPECT_FALSE(open);
  TestClient other(port());
  other.hello();
  EXPECT_EQ(other.refusal(R"("do":"ping")"), "");
}

// More than the system takes at once waits in the server, pongs among it; all of it comes whole and in order.
TEST_F(ServerTest, AClientThatReadsLateMissesNothing) {
  settings_.queueSize = 64 * 1'024;
  settings_.messagesPerSecond = 0;
  settings_.messagesPerSecondPerAddress = 0;
  begin();
  TestClient client(port());
  client.hello();
  constexpr int questions = 300, pings = questions / 50;
  for (int i = 0; i < questions; ++i) {
    ASSERT_TRUE(client.send(R"({"do":"rules","game":"mfm","id":)" + std::to_string(i + 1) + '}'));
    if (i % 50 != 49) continue;
    ASSERT_TRUE(client.sendFrame(Opcode::ping, std::to_string(i / 50)));
  }
  std::this_thread::sleep_for(200ms);
  int answers = 0, pongs = 0;
  std::size_t bytes = 0;
  while (answers < questions || pongs < pings) {
    const auto frame = client.receive();
    ASSERT_TRUE(frame);
    bytes += frame->payload.size();
    if (frame->opcode == Opcode::pong) {
      EXPECT_EQ(frame->payload, std::to_string(pongs++));
      continue;
    }
    const Data answer = parsed(frame->payload);
    EXPECT_EQ(numberOf(answer, "re"), ++answers);
    EXPECT_TRUE(answer.find("ok"));
  }
  EXPECT_GT(bytes, 8u * 1'024 * 1'024);  // or it was no test
}

TEST_F(ServerTest, BadHttpGetsAClearAnswer) {
  begin();
  Wire garbage(port());
  garbage.send("nonsense\r\n\r\n");
  EXPECT_NE(garbage.receive().find("HTTP/1.1 400"), std::string::npos);
  Wire large(port());
  large.send("GET / HTTP/1.1\r\nHost: localhost\r\nX: " + std::string(40'000, 'x') + "\r\n\r\n");
  EXPECT_NE(large.receive().find("HTTP/1.1 431"), std::string::npos);
  EXPECT_NE(httpGet(port(), "/", "", "localhost", "DELETE").find("HTTP/1.1 405"), std::string::npos);
  EXPECT_NE(httpGet(port(), "/api/nothing").find("HTTP/1.1 404"), std::string::npos);
  EXPECT_NE(httpGet(port(), "/api/socket").find("HTTP/1.1 426"), std::string::npos);
}

TEST_F(ServerTest, ServesPageProtocolHealthAndMetrics) {
  begin();
  const std::string page = httpGet(port(), "/table/abc");
  EXPECT_NE(page.find("<title>page</title>"), std::string::npos);
  EXPECT_NE(page.find("Content-Security-Policy: default-src 'self'"), std::string::npos);
  EXPECT_NE(page.find("frame-ancestors 'none'"), std::string::npos);
  EXPECT_NE(page.find("X-Content-Type-Options: nosniff"), std::string::npos);
  const std::string head = httpGet(port(), "/", "", "localhost", "HEAD");
  EXPECT_NE(head.find("Content-Length: 34\r\n"), std::string::npos) << head;
  EXPECT_EQ(head.find("<title>"), std::string::npos);
  EXPECT_NE(httpGet(port(), "/api/protocol").find("walstatt-protocol-1"), std::string::npos);
  EXPECT_NE(httpGet(port(), "/api/games").find("\"mfm\""), std::string::npos);
  EXPECT_NE(httpGet(port(), "/api/rules/mfm").find("HTTP/1.1 200"), std::string::npos);
  EXPECT_NE(httpGet(port(), "/api/rules/none").find("HTTP/1.1 404"), std::string::npos);
  EXPECT_NE(httpGet(port(), "/api/lobby").find("\"running\""), std::string::npos);
  EXPECT_NE(httpGet(port(), "/api/matches/none/record").find("HTTP/1.1 404"), std::string::npos);
  EXPECT_NE(httpGet(port(), "/healthz").find("HTTP/1.1 200"), std::string::npos);
  EXPECT_NE(httpGet(port(), "/metrics").find("walstatt_commit_seconds_count"), std::string::npos);
}

TEST_F(ServerTest, KeepsConnectionsAlive) {
  begin();
  Wire wire(port());
  for (int i = 0; i < 3; ++i) {
    wire.send("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
    EXPECT_NE(wire.receive().find("{\"ok\":true}"), std::string::npos) << i;
  }
}

TEST_F(ServerTest, WithoutAPageItSaysSo) {
  fs::remove_all(settings_.web);
  begin();
  const std::string page = httpGet(port(), "/");
  EXPECT_NE(page.find("./play"), std::string::npos) << page;
  EXPECT_NE(page.find("lang=\"de\""), std::string::npos);
}

TEST_F(ServerTest, AFullDiskIsToldAndNothingIsAcknowledgedThatIsNotStored) {
  begin();
  TestClient client(port());
  client.hello();
  auto match = TestMatch::create(client, "pig", "standard");
  ASSERT_TRUE(match);
  for (unsigned i = 0; i < 4; ++i) ASSERT_TRUE(match->step(client, 0));
  server_->limitPages(1);
  // What fits into the pages at hand may still be stored; then it is refused.
  unsigned tries = 0;
  while (tries < 500 && match->step(client, 0)) ++tries;
  EXPECT_EQ(match->refused, "storage") << tries;
  EXPECT_NE(httpGet(port(), "/healthz").find("HTTP/1.1 503"), std::string::npos);
  server_->limitPages(0);
  ASSERT_TRUE(!match->watch(client).isNull());
  for (unsigned i = 0; i < 4; ++i) ASSERT_TRUE(match->step(client, 0)) << match->refused;
  EXPECT_NE(httpGet(port(), "/healthz").find("HTTP/1.1 200"), std::string::npos);
  halt();
  begin();
  TestClient again(port());
  again.hello();
  EXPECT_GE(numberOf(match->watch(again), "n"), match->n);
}

TEST_F(ServerTest, StopsGracefully) {
  begin();
  TestClient client(port());
  client.hello();
  auto match = TestMatch::create(client, "pig", "standard");
  ASSERT_TRUE(match);
  ASSERT_TRUE(match->step(client, 0));
  server_->stop();
  EXPECT_EQ(client.farewell(), 1001);
  ASSERT_FALSE(client.pushes.empty());
  EXPECT_EQ(textOf(client.pushes.back(), "push"), "closing");
  thread_.join();
}

TEST_F(ServerTest, TwoServersOnOneFileAreRefused) {
  begin();
  try {
    const Server second(settings_, library(), library().words());
    FAIL();
  } catch (const StartFault& fault) {
    EXPECT_EQ(fault.id, "server.error.locked");
  }
}

TEST_F(ServerTest, ATakenPortAndABadAddressAreNamed) {
  begin();
  Settings other = settings_;
  other.port = port();
  other.data = (folder_ / "other.sqlite").string();
  const auto faultOf = [](const Settings& settings) {
    try {
      const Server server(settings, library(), library().words());
    } catch (const StartFault& fault) {
      return fault.id;
    }
    return std::string();
  };
  EXPECT_EQ(faultOf(other), "server.error.port-taken");
  other.address = "nowhere";
  EXPECT_EQ(faultOf(other), "server.error.address");
}

}  // namespace
}  // namespace walstatt::server
