#include "bench/server/web_socket.h"

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <stdexcept>

namespace walstatt::bench {

namespace {

constexpr std::uint8_t finalText = 0x81, masked = 0x80, lengthBits = 0x7f, opcodeBits = 0x0f;
constexpr std::uint8_t opText = 1, opClose = 8, opPing = 9, opPong = 10;

[[noreturn]] void fail(const std::string& what) { throw std::runtime_error(what + ": " + std::strerror(errno)); }

std::size_t bigEndian(std::string_view bytes) {
  std::size_t number = 0;
  for (const char byte : bytes) number = number << 8 | static_cast<unsigned char>(byte);
  return number;
}

}  // namespace

WebSocket::WebSocket(std::uint16_t port, std::string_view path)
    : descriptor_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  if (descriptor_ < 0) fail("socket");
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const int yes = 1;
  ::setsockopt(descriptor_, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  if (::connect(descriptor_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
    ::close(descriptor_);
    fail("connect");
  }
  write("GET " + std::string(path) +
        " HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: d2Fsc3RhdHQgbG9hZCAxNg==\r\n\r\n");
  awaitUpgrade();
}

WebSocket::~WebSocket() { ::close(descriptor_); }

void WebSocket::send(std::string_view text) {
  frame_.assign(1, static_cast<char>(finalText));
  if (text.size() < 126) {
    frame_ += static_cast<char>(masked | text.size());
  } else {
    frame_ += static_cast<char>(masked | 126);
    frame_ += static_cast<char>(text.size() >> 8);
    frame_ += static_cast<char>(text.size() & 0xff);
  }
  frame_.append(4, '\0');
  frame_ += text;
  write(frame_);
}

void WebSocket::write(std::string_view bytes) const {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(descriptor_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent < 0) fail("send");
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
}

const int WebSocket::dontWait = MSG_DONTWAIT;

void WebSocket::fill(int flags) {
  std::array<char, 32768> bytes;
  ssize_t got = 0;
  do {
    got = ::recv(descriptor_, bytes.data(), bytes.size(), flags);
    if (got == 0) throw std::runtime_error("the server closed a connection");
    if (got < 0 && errno != EAGAIN) fail("receive");
    if (got > 0) input_.append(bytes.data(), static_cast<std::size_t>(got));
  } while (got == std::ssize(bytes) && flags == dontWait);
}

void WebSocket::awaitUpgrade() {
  while (input_.find("\r\n\r\n") == std::string::npos) fill(0);
  const std::string status = input_.substr(0, input_.find("\r\n"));
  if (status.find(" 101 ") == std::string::npos) throw std::runtime_error("no upgrade: " + status);
  input_.erase(0, input_.find("\r\n\r\n") + 4);
}

bool WebSocket::takeFrame(std::size_t& at, std::string_view& message) {
  while (true) {
    const std::string_view rest = std::string_view(input_).substr(at);
    if (rest.size() < 2) return false;
    std::size_t size = static_cast<unsigned char>(rest[1]) & lengthBits, head = 2;
    if (size >= 126) {
      head = size == 126 ? 4 : 10;
      if (rest.size() < head) return false;
      size = bigEndian(rest.substr(2, head - 2));
    }
    if (rest.size() < head + size) return false;
    at += head + size;
    message = rest.substr(head, size);
    const auto opcode = static_cast<std::uint8_t>(static_cast<unsigned char>(rest[0]) & opcodeBits);
    if (opcode == opText) return true;
    if (opcode == opClose) throw std::runtime_error("the server says goodbye");
    if (opcode != opPing && opcode != opPong) throw std::runtime_error("a frame that is not expected");
    if (opcode == opPing) {
      std::string pong{static_cast<char>(masked | opPong), static_cast<char>(masked | message.size())};
      pong.append(4, '\0');
      write(pong += message);
    }
  }
}

}  // namespace walstatt::bench
