// A TCP socket that can be corked: what is written then waits and goes out with the next uncorked write, in one system
// call. A table that sends an answer and a push at once pays for one.
#pragma once

#include <boost/asio/async_result.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/bind_handler.hpp>
#include <boost/beast/core/role.hpp>
#include <boost/beast/websocket/teardown.hpp>
#include <memory>
#include <string>
#include <utility>

#include "server/net.h"

namespace walstatt::server {

class CorkedSocket {
 public:
  using next_layer_type = Socket;
  using executor_type = next_layer_type::executor_type;
  using Fault = boost::system::error_code;

  explicit CorkedSocket(next_layer_type socket) : socket_(std::move(socket)) {}

  next_layer_type& next_layer() { return socket_; }
  const next_layer_type& next_layer() const { return socket_; }
  executor_type get_executor() { return socket_.get_executor(); }

  // Whoever corks must write once more after uncorking.
  void cork(bool on) { corked_ = on; }

  template <class Buffers, class Token>
  auto async_read_some(const Buffers& buffers, Token&& token) {
    return socket_.async_read_some(buffers, std::forward<Token>(token));
  }

  template <class Buffers, class Token>
  auto async_write_some(const Buffers& buffers, Token&& token) {
    return boost::asio::async_initiate<Token, void(Fault, std::size_t)>(
        [this](auto handler, const Buffers& what) { this->write(what, std::move(handler)); }, token, buffers);
  }

 private:
  template <class Buffers, class Handler>
  void write(const Buffers& buffers, Handler handler) {
    if (!corked_ && waiting_.empty()) {
      socket_.async_write_some(buffers, std::move(handler));
      return;
    }
    const std::size_t size = boost::asio::buffer_size(buffers);
    const std::size_t before = waiting_.size();
    waiting_.resize(before + size);
    boost::asio::buffer_copy(boost::asio::buffer(waiting_.data() + before, size), buffers);
    if (corked_) {
      boost::asio::post(socket_.get_executor(), boost::beast::bind_front_handler(std::move(handler), Fault{}, size));
      return;
    }
    // The bytes belong to the write: it may outlive this object.
    auto bytes = std::make_unique<std::string>(std::exchange(waiting_, {}));
    const auto view = boost::asio::buffer(*bytes);
    boost::asio::async_write(
        socket_, view, [size, kept = std::move(bytes), done = std::move(handler)](Fault fault, std::size_t) mutable {
          std::move(done)(fault, fault ? 0 : size);
        });
  }

  next_layer_type socket_;
  std::string waiting_;
  bool corked_ = false;
};

inline void teardown(boost::beast::role_type role, CorkedSocket& socket, boost::system::error_code& fault) {
  boost::beast::websocket::teardown(role, socket.next_layer(), fault);
}
template <class Handler>
void async_teardown(boost::beast::role_type role, CorkedSocket& socket, Handler&& handler) {
  boost::beast::websocket::async_teardown(role, socket.next_layer(), std::forward<Handler>(handler));
}

}  // namespace walstatt::server
