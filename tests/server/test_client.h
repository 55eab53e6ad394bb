// A small blocking client for tests: plain sockets, every frame as raw as a test wants it, and no wait without an end.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/data.h"

namespace walstatt::test {

inline constexpr std::chrono::milliseconds patience{10'000};

// A TCP connection to this machine.
class Wire {
 public:
  explicit Wire(int port);
  Wire(const Wire&) = delete;
  ~Wire();

  bool send(std::string_view bytes);
  // At least one byte, or nothing when the other side has closed or time is up.
  std::string receive(std::chrono::milliseconds most = patience);
  // Whether the other side closes within this time.
  bool closedWithin(std::chrono::milliseconds most);
  int descriptor() const { return socket_; }

 private:
  int socket_ = -1;
};

// Sends one request with "Connection: close" and gives the whole answer.
std::string httpGet(int port, const std::string& path, const std::string& headers = "",
                    const std::string& host = "localhost", const std::string& method = "GET");

enum class Opcode : std::uint8_t { text = 1, binary = 2, close = 8, ping = 9, pong = 10 };
struct Frame {
  Opcode opcode = Opcode::text;
  std::string payload;
  int closeCode() const;
};

class TestClient {
 public:
  // Shakes hands; `status` tells how that went (101: well).
  explicit TestClient(int port, const std::string& headers = "");

  int status() const { return status_; }
  bool sendFrame(Opcode opcode, std::string_view payload);
  bool send(std::string_view text) { return sendFrame(Opcode::text, text); }
  std::optional<Frame> receive(std::chrono::milliseconds most = patience);

  // Greets without wanting sentences.
  void hello();
  // A request, given as the inside of its JSON: "do":"ping". Waits for the answer; pushes are kept in `pushes`.
  // Empty when the connection broke.
  Data ask(const std::string& inside);
  // The inside of the answer: the table of "ok", or empty.
  Data ok(const std::string& inside);
  // The code of a refusal; empty where it was granted; "gone" when the connection broke.
  std::string refusal(const std::string& inside);
  // Reads until the server closes; the code of its farewell, 0 when it just went.
  int farewell(std::chrono::milliseconds most = patience);

  std::vector<Data> pushes;

 private:
  Wire wire_;
  std::string bytes_;
  int status_ = 0;
  std::uint64_t lastId_ = 0;
};

Data parsed(const std::string& json);
std::string textOf(const Data& table, std::string_view field);
std::int64_t numberOf(const Data& table, std::string_view field);

// A match of two seats, both played by one client.
struct TestMatch {
  std::string id;
  std::vector<std::string> tokens;
  std::vector<std::string> acknowledged;  // actions
  std::int64_t n = 0;                     // the last acknowledged step

  static std::optional<TestMatch> create(TestClient& client, const std::string& game, const std::string& setup);
  Data watch(TestClient& client) const;
  // One decision for whoever is to decide; false when the connection broke or the match has ended.
  bool step(TestClient& client, unsigned choice);
  // The error code of the last step that was refused.
  std::string refused;
};

// `walstatt serve` as a process of its own, on a free port.
class ServerProcess {
 public:
  explicit ServerProcess(const std::vector<std::string>& options);
  ServerProcess(const ServerProcess&) = delete;
  ~ServerProcess();  // kills what still runs

  int port() const { return port_; }  // 0: it did not start
  const std::string& said() const { return said_; }
  void signal(int number) const;
  // The exit code (128 + signal); -1 when it is still running after that time.
  int wait(std::chrono::milliseconds most = patience);

 private:
  pid_t child_ = -1;
  int output_ = -1;
  int port_ = 0;
  std::string said_;
};

}  // namespace walstatt::test
