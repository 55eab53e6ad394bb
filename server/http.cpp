// One connection: HTTP/1.1 with keep-alive, until it ends or becomes a WebSocket. Boost parses; the answers are ours.
#include <boost/asio/write.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>

#include "server/net.h"

namespace walstatt::server {

namespace beast = boost::beast;

namespace {

std::string_view viewOf(beast::string_view text) { return {text.data(), text.size()}; }

class HttpConnection {
 public:
  HttpConnection(Socket socket, House& house, std::string peer, Admission admission)
      : stream_(std::move(socket)), house_(house), peer_(std::move(peer)), admission_(std::move(admission)) {
    buffer_.max_size(limit(house.settings.headerSize) + limit(house.settings.bodySize) + 4'096);
  }

  Task<void> run() {
    while (true) {
      http::request_parser<http::string_body> parser;
      parser.header_limit(static_cast<std::uint32_t>(limit(house_.settings.headerSize)));
      parser.body_limit(limit(house_.settings.bodySize));
      stream_.expires_after(std::chrono::seconds(house_.settings.headerTimeout));
      const auto [fault, size] = co_await http::async_read(stream_, buffer_, parser, asResult);
      if (fault) {
        if (const auto problem = problemOf(fault, parser.got_some())) co_await write(*problem, {false, true});
        break;
      }
      Upgrade request = parser.release();
      ++house_.hall.metrics().httpRequests;
      const std::shared_ptr<Address> address = addressOf(request);
      if (wantsSocket(request)) {
        if (const auto problem = problemOf(request, *address)) {
          co_await write(*problem, {false, true});
          break;
        }
        stream_.expires_never();
        co_await serveSocket(stream_.release_socket(), std::move(request), house_, address);
        co_return;
      }
      const HttpResponse response = answerTo(request, *address);
      const bool head = request.method() == http::verb::head;
      if (!co_await write(response, {request.keep_alive(), !head}) || !request.keep_alive()) break;
    }
    beast::error_code ignored;
    stream_.socket().shutdown(Socket::shutdown_both, ignored);
  }

 private:
  struct How {
    bool keepAlive;
    bool withBody;
  };

  static std::size_t limit(int kibibytes) { return static_cast<std::size_t>(kibibytes) * 1'024; }

  std::shared_ptr<Address> addressOf(const Upgrade& request) const {
    if (!house_.settings.trustProxy) return admission_.address();
    return house_.hall.addresses().at(forwardedAddress(viewOf(request["X-Forwarded-For"]), peer_));
  }

  static std::string_view pathOf(const Upgrade& request) {
    const std::string_view target = viewOf(request.target());
    return target.substr(0, target.find_first_of("?#"));
  }

  static bool wantsSocket(const Upgrade& request) {
    return pathOf(request) == "/api/socket" && beast::iequals(request[http::field::upgrade], "websocket");
  }

  // Why a socket is refused.
  std::optional<HttpResponse> problemOf(const Upgrade& request, const Address& address) const {
    const std::string_view host = viewOf(request[http::field::host]);
    if (!house_.guard.allowsHost(host)) return house_.pages.problem(403, "foreign-host");
    if (!house_.guard.allowsOrigin(viewOf(request[http::field::origin]), host))
      return house_.pages.problem(403, "foreign-origin");
    const int most = house_.settings.connectionsPerAddress;
    if (house_.settings.trustProxy && most > 0 && address.connections >= most)
      return house_.pages.problem(429, "connections");
    if (buffer_.size() > 0) return house_.pages.problem(400, "bad-request");
    return std::nullopt;
  }

  // What is said of a request that could not be read; nothing where nobody listens.
  std::optional<HttpResponse> problemOf(beast::error_code fault, bool something) const {
    if (fault == http::error::header_limit || fault == http::error::buffer_overflow)
      return house_.pages.problem(431, "header-size");
    if (fault == http::error::body_limit) return house_.pages.problem(413, "body-size");
    if (fault == beast::error::timeout && something) return std::nullopt;  // the stream is closed already
    if (fault.category() == http::make_error_code(http::error::bad_method).category() &&
        fault != http::error::end_of_stream && fault != http::error::partial_message)
      return house_.pages.problem(400, "bad-request");
    return std::nullopt;
  }

  HttpResponse answerTo(const Upgrade& request, Address& address) const {
    if (!house_.guard.allowsHost(viewOf(request[http::field::host]))) return house_.pages.problem(403, "foreign-host");
    if (!address.messages.take(Clock::now())) return house_.pages.problem(429, "rate");
    HttpRequest asked;
    asked.method = viewOf(request.method_string());
    asked.path = pathOf(request);
    asked.acceptEncoding = viewOf(request[http::field::accept_encoding]);
    asked.ifNoneMatch = viewOf(request[http::field::if_none_match]);
    try {
      return house_.pages.answer(asked);
    } catch (const std::exception& error) {
      house_.log.error("page-failed", {{"reason", error.what()}});
      return house_.pages.problem(500, "broken");
    }
  }

  Task<bool> write(const HttpResponse& response, How how) {
    const std::string head = headOf(response, how.keepAlive);
    std::array<asio::const_buffer, 2> parts{asio::buffer(head), asio::const_buffer{}};
    if (how.withBody) parts[1] = asio::buffer(*response.body);
    stream_.expires_after(std::chrono::seconds(house_.settings.idleTimeout));
    const auto [fault, size] = co_await asio::async_write(stream_, parts, asResult);
    co_return !fault;
  }

  beast::basic_stream<tcp, Executor> stream_;
  beast::flat_buffer buffer_;
  House& house_;
  std::string peer_;
  Admission admission_;
};

}  // namespace

Task<void> serveConnection(Socket socket, House& house, std::string peer, Admission admission) {
  HttpConnection connection(std::move(socket), house, std::move(peer), std::move(admission));
  co_await connection.run();
}

}  // namespace walstatt::server
