// Inside of the server only: what its two halves, HTTP and WebSocket, share. Brings in Boost.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
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
asio::awaitable<void> serveConnection(tcp::socket socket, House& house, std::string peer, Admission admission);
// Goes on with it as a WebSocket.
asio::awaitable<void> serveSocket(tcp::socket socket, Upgrade request, House& house, std::shared_ptr<Address> address);

}  // namespace walstatt::server
