// The TCP socket below a WebSocket. Beast writes through it; beside that, whole text frames can be put, which are gathered
// and go out in one system call. A table that sends an answer and a push at once pays for one.
#pragma once

#include <boost/asio/async_result.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/bind_handler.hpp>
#include <boost/beast/core/role.hpp>
#include <boost/beast/websocket/teardown.hpp>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "server/net.h"

namespace walstatt::server {

class FrameSocket {
 public:
  using next_layer_type = Socket;
  using executor_type = next_layer_type::executor_type;
  using Fault = boost::system::error_code;

  explicit FrameSocket(next_layer_type socket) : line_(std::make_shared<Line>(std::move(socket))) {}
  FrameSocket(const FrameSocket&) = delete;
  FrameSocket& operator=(const FrameSocket&) = delete;
  ~FrameSocket() {
    Fault ignored;
    line_->socket.close(ignored);  // what waits then waits no longer
  }

  next_layer_type& next_layer() { return line_->socket; }
  const next_layer_type& next_layer() const { return line_->socket; }
  executor_type get_executor() { return line_->socket.get_executor(); }

  // Adds a frame that holds this text to what waits.
  void put(std::string_view text) {
    if (line_->fault) return;
    putHead(text.size());
    line_->waiting += text;
  }
  // Sends as much of what waits as the system takes, and the rest as soon as it takes more.
  void send() { line_->send(); }
  std::size_t waiting() const { return line_->waiting.size(); }

  template <class Buffers, class Token>
  auto async_read_some(const Buffers& buffers, Token&& token) {
    return line_->socket.async_read_some(buffers, std::forward<Token>(token));
  }

  template <class Buffers, class Token>
  auto async_write_some(const Buffers& buffers, Token&& token) {
    return boost::asio::async_initiate<Token, void(Fault, std::size_t)>(
        [this](auto handler, const Buffers& what) { this->write(what, std::move(handler)); }, token, buffers);
  }

 private:
  struct Line : std::enable_shared_from_this<Line> {
    explicit Line(next_layer_type from) : socket(std::move(from)) {
      Fault ignored;
      socket.non_blocking(true, ignored);  // or else `send` would wait
    }

    void send() {
      if (blocked) return;
      std::size_t sent = 0;
      while (sent < waiting.size() && !fault)
        sent += socket.write_some(boost::asio::buffer(waiting.data() + sent, waiting.size() - sent), fault);
      if (fault == boost::asio::error::would_block) {
        fault = {};
        waiting.erase(0, sent);
        return awaitRoom();
      }
      waiting.clear();
      if (waiting.capacity() > keptCapacity) waiting.shrink_to_fit();
    }

    void awaitRoom() {
      blocked = true;
      socket.async_wait(Socket::wait_write, [self = shared_from_this()](Fault why) {
        self->blocked = false;
        self->fault = why;
        self->send();
      });
    }

    next_layer_type socket;
    std::string waiting;   // bytes that the system has not taken yet
    bool blocked = false;  // until the system takes more
    Fault fault;           // of the last attempt: nothing is sent any more
  };

  // Ends Beast's write when all of it has been sent, so that a client that pings and never reads piles up nothing.
  template <class Handler>
  struct WhenSent {
    std::shared_ptr<Line> line;
    std::size_t size;
    Handler done;

    void operator()(Fault) {
      if (line->waiting.empty()) return std::move(done)(line->fault, size);
      Line& on = *line;
      on.socket.async_wait(Socket::wait_write, std::move(*this));
    }
  };

  static constexpr std::size_t keptCapacity = 4'096;

  // Of a text frame that is neither masked nor compressed nor split (RFC 6455, 5.2).
  void putHead(std::size_t size) {
    std::string& out = line_->waiting;
    const auto putNumber = [&](int bytes) {
      while (bytes-- > 0) out += static_cast<char>(size >> 8 * bytes & 0xff);
    };
    out += static_cast<char>(0x81);
    if (size < 126) return putNumber(1);
    const bool isShort = size <= 0xffff;
    out += static_cast<char>(isShort ? 126 : 127);
    putNumber(isShort ? 2 : 8);
  }

  // Beast writes a frame at once and one after another; none of ours gets into the middle of it.
  template <class Buffers, class Handler>
  void write(const Buffers& buffers, Handler handler) {
    Line& line = *line_;
    const std::size_t size = boost::asio::buffer_size(buffers);
    const std::size_t before = line.waiting.size();
    line.waiting.resize(before + size);
    boost::asio::buffer_copy(boost::asio::buffer(line.waiting.data() + before, size), buffers);
    line.send();
    if (line.waiting.empty())
      boost::asio::post(get_executor(), boost::beast::bind_front_handler(std::move(handler), line.fault, size));
    else
      line.socket.async_wait(Socket::wait_write, WhenSent<Handler>{line_, size, std::move(handler)});
  }

  std::shared_ptr<Line> line_;
};

inline void teardown(boost::beast::role_type role, FrameSocket& socket, boost::system::error_code& fault) {
  boost::beast::websocket::teardown(role, socket.next_layer(), fault);
}
template <class Handler>
void async_teardown(boost::beast::role_type role, FrameSocket& socket, Handler&& handler) {
  boost::beast::websocket::async_teardown(role, socket.next_layer(), std::forward<Handler>(handler));
}

}  // namespace walstatt::server
