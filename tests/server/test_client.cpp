#include "tests/server/test_client.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <thread>

#include "records/json.h"

namespace walstatt::test {

namespace {

using Clock = std::chrono::steady_clock;

int left(Clock::time_point until) {
  const auto rest = std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
  return rest > 0 ? static_cast<int>(rest) : 0;
}

bool readable(int descriptor, int milliseconds) {
  pollfd wanted{descriptor, POLLIN, 0};
  return poll(&wanted, 1, milliseconds) > 0;
}

}  // namespace

Wire::Wire(int port) : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  sockaddr_in place{};
  place.sin_family = AF_INET;
  place.sin_port = htons(static_cast<std::uint16_t>(port));
  place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const int yes = 1;
  setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  if (::connect(socket_, reinterpret_cast<const sockaddr*>(&place), sizeof place) != 0) {
    ::close(socket_);
    socket_ = -1;
  }
}

Wire::~Wire() {
  if (socket_ >= 0) ::close(socket_);
}

bool Wire::send(std::string_view bytes) {
  const Clock::time_point until = Clock::now() + patience;
  while (!bytes.empty()) {
    pollfd wanted{socket_, POLLOUT, 0};
    if (poll(&wanted, 1, left(until)) <= 0) return false;
    const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

std::string Wire::receive(std::chrono::milliseconds most) {
  if (socket_ < 0 || !readable(socket_, static_cast<int>(most.count()))) return {};
  std::string bytes(64 * 1024, '\0');
  const ssize_t got = ::recv(socket_, bytes.data(), bytes.size(), 0);
  bytes.resize(got > 0 ? static_cast<std::size_t>(got) : 0);
  return bytes;
}

bool Wire::closedWithin(std::chrono::milliseconds most) {
  const Clock::time_point until = Clock::now() + most;
  char bytes[4096];
  while (readable(socket_, left(until)))
    if (::recv(socket_, bytes, sizeof bytes, 0) <= 0) return true;
  return false;
}

std::string httpGet(int port, const std::string& path, const std::string& headers, const std::string& host,
                    const std::string& method) {
  Wire wire(port);
  wire.send(method + ' ' + path + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n" + headers + "\r\n");
  std::string all;
  for (std::string part = wire.receive(); !part.empty(); part = wire.receive()) all += part;
  return all;
}

int Frame::closeCode() const {
  return payload.size() < 2 ? 0 : static_cast<unsigned char>(payload[0]) * 256 + static_cast<unsigned char>(payload[1]);
}

TestClient::TestClient(int port, const std::string& headers) : wire_(port) {
  wire_.send("GET /api/socket HTTP/1.1\r\nHost: localhost:" + std::to_string(port) +
             "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
             "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
             headers + "\r\n");
  while (bytes_.find("\r\n\r\n") == std::string::npos) {
    const std::string part = wire_.receive();
    if (part.empty()) return;
    bytes_ += part;
  }
  status_ = bytes_.size() > 12 ? std::atoi(bytes_.c_str() + 9) : 0;
  bytes_.erase(0, bytes_.find("\r\n\r\n") + 4);
}

bool TestClient::sendFrame(Opcode opcode, std::string_view payload) {
  std::string frame(1, static_cast<char>(0x80 | static_cast<int>(opcode)));
  const std::size_t size = payload.size();
  const int lengthBytes = size < 126 ? 0 : size < 65'536 ? 2 : 8;
  frame += static_cast<char>(0x80 | (lengthBytes == 0 ? static_cast<int>(size) : lengthBytes == 2 ? 126 : 127));
  for (int i = lengthBytes - 1; i >= 0; --i) frame += static_cast<char>((size >> (8 * i)) & 255);
  const char mask[4] = {0x12, 0x34, 0x56, 0x78};
  frame.append(mask, 4);
  for (std::size_t i = 0; i < size; ++i) frame += static_cast<char>(payload[i] ^ mask[i % 4]);
  return wire_.send(frame);
}

std::optional<Frame> TestClient::receive(std::chrono::milliseconds most) {
  const Clock::time_point until = Clock::now() + most;
  while (true) {
    const auto at = [&](std::size_t i) { return static_cast<std::uint64_t>(static_cast<unsigned char>(bytes_[i])); };
    std::size_t head = 2;
    std::uint64_t size = bytes_.size() >= 2 ? at(1) & 127 : 0;
    const std::size_t lengthBytes = size == 126 ? 2 : size == 127 ? 8 : 0;
    head += lengthBytes;
    if (bytes_.size() >= head) {
      if (lengthBytes) size = 0;
      for (std::size_t i = 0; i < lengthBytes; ++i) size = size * 256 + at(2 + i);
      if (bytes_.size() >= head + size) {
        Frame frame{static_cast<Opcode>(at(0) & 15), bytes_.substr(head, size)};
        bytes_.erase(0, head + size);
        if (frame.opcode != Opcode::ping) return frame;
        sendFrame(Opcode::pong, frame.payload);
        continue;
      }
    }
    const std::string part = wire_.receive(std::chrono::milliseconds(left(until)));
    if (part.empty()) return std::nullopt;
    bytes_ += part;
  }
}

void TestClient::hello() { ask(R"("do":"hello","protocol":1,"language":"none")"); }

Data TestClient::ask(const std::string& inside) {
  const std::uint64_t id = ++lastId_;
  if (!send("{\"id\":" + std::to_string(id) + ',' + inside + '}')) return {};
  while (const std::optional<Frame> frame = receive()) {
    if (frame->opcode == Opcode::close) return {};
    Data message = parsed(frame->payload);
    if (message.find("push"))
      pushes.push_back(std::move(message));
    else if (numberOf(message, "re") == static_cast<std::int64_t>(id))
      return message;
  }
  return {};
}

Data TestClient::ok(const std::string& inside) {
  const Data answer = ask(inside);
  const Data* inner = answer.find("ok");
  return inner ? *inner : Data();
}

std::string TestClient::refusal(const std::string& inside) {
  const Data answer = ask(inside);
  if (const Data* no = answer.find("no")) return textOf(*no, "code");
  return answer.find("ok") ? "" : "gone";
}

int TestClient::farewell(std::chrono::milliseconds most) {
  const Clock::time_point until = Clock::now() + most;
  while (const std::optional<Frame> frame = receive(std::chrono::milliseconds(left(until)))) {
    if (frame->opcode == Opcode::close) return frame->closeCode();
    if (frame->opcode == Opcode::text) pushes.push_back(parsed(frame->payload));
  }
  return 0;
}

Data parsed(const std::string& json) {
  Errors errors;
  return parseJson(json, "", errors).value_or(Data());
}

std::string textOf(const Data& table, std::string_view field) {
  const Data* value = table.find(field);
  const std::string* text = value ? value->as<std::string>() : nullptr;
  return text ? *text : "";
}

std::int64_t numberOf(const Data& table, std::string_view field) {
  const Data* value = table.find(field);
  const std::int64_t* number = value ? value->as<std::int64_t>() : nullptr;
  return number ? *number : -1;
}

std::optional<TestMatch> TestMatch::create(TestClient& client, const std::string& game, const std::string& setup) {
  const Data made = client.ok("\"do\":\"create\",\"game\":\"" + game + "\",\"setup\":\"" + setup +
                              R"(","seats":[{"who":"here"},{"who":"here"}])");
  TestMatch match;
  match.id = textOf(made, "match");
  const Data* seats = made.find("seats");
  if (!seats || !seats->as<Data::Array>()) return std::nullopt;
  for (const Data& seat : *seats->as<Data::Array>()) match.tokens.push_back(textOf(seat, "token"));
  const Data table = match.watch(client);
  if (table.isNull()) return std::nullopt;
  return match;
}

Data TestMatch::watch(TestClient& client) const {
  std::string list;
  for (const std::string& token : tokens) list += (list.empty() ? "\"" : ",\"") + token + '"';
  return client.ok("\"do\":\"watch\",\"match\":\"" + id + "\",\"from\":0,\"stage\":false,\"tokens\":[" + list + ']');
}

bool TestMatch::step(TestClient& client, unsigned choice) {
  refused.clear();
  const std::string inside = "\"match\":\"" + id + '"';
  for (int seat = 1; seat <= 2; ++seat) {
    const std::string place = inside + ",\"seat\":" + std::to_string(seat);
    const Data listed = client.ok("\"do\":\"choices\"," + place);
    const Data* choices = listed.find("choices");
    const auto* all = choices ? choices->as<Data::Array>() : nullptr;
    if (!all || all->empty()) continue;
    const std::string action = textOf((*all)[choice % all->size()], "do");
    const Data answer = client.ask("\"do\":\"act\"," + place + ",\"action\":\"" + action + '"');
    if (const Data* no = answer.find("no")) refused = textOf(*no, "code");
    const Data* ok = answer.find("ok");
    if (!ok) return false;
    acknowledged.push_back(action);
    n = numberOf(*ok, "n");
    return true;
  }
  return false;
}

ServerProcess::ServerProcess(const std::vector<std::string>& options) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return;
  output_ = ends[0];
  std::vector<std::string> words{WALSTATT_PROGRAM, "serve", "--lang", "en", "--port", "0", "--log-level", "off"};
  words.insert(words.end(), options.begin(), options.end());
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO);
  if (posix_spawn(&child_, WALSTATT_PROGRAM, &actions, nullptr, arguments.data(), environ) != 0) child_ = -1;
  posix_spawn_file_actions_destroy(&actions);
  ::close(ends[1]);
  const Clock::time_point until = Clock::now() + patience;
  while (port_ == 0 && readable(output_, left(until))) {
    char bytes[1024];
    const ssize_t got = ::read(output_, bytes, sizeof bytes);
    if (got <= 0) break;
    said_.append(bytes, static_cast<std::size_t>(got));
    const std::size_t place = said_.find("http://127.0.0.1:");
    if (place != std::string::npos && said_.find('/', place + 17) != std::string::npos)
      port_ = std::atoi(said_.c_str() + place + 17);
  }
}

ServerProcess::~ServerProcess() {
  if (child_ > 0) {
    ::kill(child_, SIGKILL);
    ::waitpid(child_, nullptr, 0);
  }
  if (output_ >= 0) ::close(output_);
}

void ServerProcess::signal(int number) const {
  if (child_ > 0) ::kill(child_, number);
}

int ServerProcess::wait(std::chrono::milliseconds most) {
  const Clock::time_point until = Clock::now() + most;
  while (child_ > 0) {
    int status = 0;
    if (::waitpid(child_, &status, WNOHANG) == child_) {
      child_ = -1;
      return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    }
    if (Clock::now() > until) return -1;
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  return -1;
}

}  // namespace walstatt::test
