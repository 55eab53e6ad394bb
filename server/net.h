// Inside of the server only: what its two halves, HTTP and WebSocket, share. Brings in Boost.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <memory>
#include <string>

#include "server/guard.h"
#include "server/hall.h"
#include "server/pages.h"

namespace walstatt::server {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using asio::ip::tcp;
// All of it runs on the one loop; naming its executor spares the erased one that Asio puts everywhere else.
using Executor = asio::io_context::executor_type;
using Socket = asio::basic_stream_socket<tcp, Executor>;
using Acceptor = asio::basic_socket_acceptor<tcp, Executor>;
template <class Value>
using Task = asio::awaitable<Value, Executor>;
inline constexpr auto asResult = asio::as_tuple(asio::use_awaitable_t<Executor>());
using Upgrade = http::request<http::string_body>;

struct House {
  const Settings& settings;
  const Log& log;
  Hall& hall;
  Pages& pages;
  Guard& guard;
};

// Counts a connection as long as it lives.
class Admission {
 public:
  Admission() = default;
  Admission(std::size_t& all, std::shared_ptr<Address> address) : all_(&all), address_(std::move(address)) {
    ++*all_;
    ++address_->connections;
  }
  Admission(Admission&& other) noexcept
      : all_(std::exchange(other.all_, nullptr)), address_(std::move(other.address_)) {}
  Admission& operator=(Admission&&) = delete;
  ~Admission() {
    if (!all_) return;
    --*all_;
    --address_->connections;
  }
  const std::shared_ptr<Address>& address() const { return address_; }

 private:
  std::size_t* all_ = nullptr;
  std::shared_ptr<Address> address_;
};

// Serves one connection until it ends.
Task<void> serveConnection(Socket socket, House& house, std::string peer, Admission admission);
// Goes on with it as a WebSocket.
Task<void> serveSocket(Socket socket, Upgrade request, House& house, std::shared_ptr<Address> address);

}  // namespace walstatt::server
