// One WebSocket: text messages in to the hall, texts out in order. A client that does not read is dropped.
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "server/frame_socket.h"
#include "server/net.h"

namespace walstatt::server {

namespace beast = boost::beast;
namespace websocket = beast::websocket;

namespace {

class SocketClient final : public Client, public std::enable_shared_from_this<SocketClient> {
 public:
  SocketClient(Socket socket, House& house)
      : stream_(std::move(socket)),
        house_(house),
        queueLimit_(static_cast<std::size_t>(house.settings.queueSize) * 1'024) {
    websocket::stream_base::timeout times{};
    times.handshake_timeout = std::chrono::seconds(house.settings.handshakeTimeout);
    times.idle_timeout = std::chrono::seconds(house.settings.idleTimeout);
    times.keep_alive_pings = true;
    stream_.set_option(times);
    websocket::permessage_deflate deflate;
    deflate.server_enable = house.settings.compress;
    stream_.set_option(deflate);
    stream_.read_message_max(static_cast<std::size_t>(house.settings.messageSize) * 1'024);
    stream_.auto_fragment(false);
    stream_.text(true);
  }

  Task<void> run(Upgrade request, std::shared_ptr<Address> address) {
    const auto [refused] = co_await stream_.async_accept(request, asResult);
    if (refused) co_return;
    const ConnectionId id = house_.hall.enter(*this, std::move(address));
    beast::flat_buffer buffer;
    while (true) {
      const auto [fault, size] = co_await stream_.async_read(buffer, asResult);
      if (fault) break;
      if (!closing_) hear(id, buffer);
      buffer.consume(buffer.size());
    }
    gone_ = true;
    house_.hall.leave(id);
  }

  // Plain frames are so simple that Beast's way, one after another, costs more than they are worth.
  void send(const Text& text) override {
    if (closing_ || gone_ || !stream_.is_open()) return;
    if (house_.settings.compress) {
      queue_.push_back(text);
      queued_ += text->size();
    } else {
      stream_.next_layer().put(*text);
    }
    const std::size_t waiting = queued_ + stream_.next_layer().waiting();
    if (waiting <= queueLimit_) return;
    ++house_.hall.metrics().slowClients;
    house_.log.warning("slow-client", {{"queued", std::to_string(waiting)}});
    drop();
  }

  void flush() override {
    if (gone_) return;
    stream_.next_layer().send();
    if (!writing_ && !queue_.empty()) writeNext();
  }

  void close(Farewell why) override {
    if (closing_ || gone_) return;
    closing_ = true;
    farewell_ = why;
    if (!writing_ && queue_.empty()) sayGoodbye();
  }

 private:
  void hear(ConnectionId id, const beast::flat_buffer& buffer) {
    if (!stream_.got_text()) return close(Farewell::unknownData);
    const auto bytes = buffer.data();
    house_.hall.receive(id, {static_cast<const char*>(bytes.data()), bytes.size()});
  }

  void writeNext() {
    writing_ = true;
    stream_.async_write(asio::buffer(*queue_.front()),
                        [self = shared_from_this()](beast::error_code fault, std::size_t) { self->written(fault); });
  }

  void written(beast::error_code fault) {
    writing_ = false;
    if (fault || gone_) {
      queue_.clear();
      return;
    }
    queued_ -= queue_.front()->size();
    queue_.erase(queue_.begin());
    if (!queue_.empty()) return writeNext();
    if (closing_) sayGoodbye();
  }

  void sayGoodbye() {
    stream_.async_close(websocket::close_reason(static_cast<std::uint16_t>(farewell_)),
                        [self = shared_from_this()](beast::error_code) {});
  }

  // At once: the reading ends with an error and takes the connection with it.
  void drop() {
    gone_ = true;
    beast::error_code ignored;
    stream_.next_layer().next_layer().close(ignored);
  }

  websocket::stream<FrameSocket> stream_;
  House& house_;
  std::size_t queueLimit_;
  std::vector<Text> queue_;  // to be compressed; the first is being written while `writing_`
  std::size_t queued_ = 0;   // bytes
  bool writing_ = false;
  bool closing_ = false;
  bool gone_ = false;
  Farewell farewell_ = Farewell::goingAway;
};

}  // namespace

Task<void> serveSocket(Socket socket, Upgrade request, House& house, std::shared_ptr<Address> address) {
  // Behind a trusted proxy the address is known only now.
  std::size_t ignored = 0;
  const Admission forwarded = house.settings.trustProxy ? Admission(ignored, address) : Admission();
  const auto client = std::make_shared<SocketClient>(std::move(socket), house);
  co_await client->run(std::move(request), std::move(address));
}

}  // namespace walstatt::server
