// A WebSocket client of the least possible cost: the load generator shares the machine with the server it measures. It
// masks with zero, sends each text at once and takes whatever has come, mostly with one system call. Linux only.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace walstatt::bench {

class WebSocket {
 public:
  // Connects to this machine and waits for the upgrade; throws std::runtime_error.
  WebSocket(std::uint16_t port, std::string_view path);
  WebSocket(const WebSocket&) = delete;
  WebSocket& operator=(const WebSocket&) = delete;
  ~WebSocket();

  int descriptor() const { return descriptor_; }
  void send(std::string_view text);

  // Reads what is there and hands on every whole message. The handler may send, but not destroy this socket.
  template <class Handler>
  void receive(const Handler& handle) {
    fill();
    std::size_t at = 0;
    std::string_view message;
    while (takeFrame(at, message)) handle(message);
    input_.erase(0, at);
  }

 private:
  void write(std::string_view bytes) const;
  void fill(int flags = dontWait);
  void awaitUpgrade();
  bool takeFrame(std::size_t& at, std::string_view& message);

  static const int dontWait;
  int descriptor_ = -1;
  std::string input_, frame_;
};

}  // namespace walstatt::bench
