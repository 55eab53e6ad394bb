#include "server/server.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <cstdlib>

#include "server/net.h"

namespace walstatt::server {

namespace {

using Fault = boost::system::error_code;
constexpr std::chrono::milliseconds breath{5};
constexpr std::chrono::milliseconds afterAcceptFault{100};
constexpr std::chrono::seconds farewellTime{2};

Acceptor listening(asio::io_context& loop, const Settings& settings) {
  const auto values = [&](const std::string& reason) {
    return StartFault::Values{
        {"address", settings.address}, {"port", std::to_string(settings.port)}, {"reason", reason}};
  };
  Fault fault;
  const auto address = asio::ip::make_address(settings.address == "localhost" ? "127.0.0.1" : settings.address, fault);
  if (fault) throw StartFault("server.error.address", values(fault.message()));
  const tcp::endpoint place(address, static_cast<unsigned short>(settings.port));
  Acceptor acceptor(loop);
  acceptor.open(place.protocol(), fault);
  if (!fault) acceptor.set_option(Acceptor::reuse_address(true), fault);
  if (!fault) acceptor.bind(place, fault);
  if (!fault) acceptor.listen(asio::socket_base::max_listen_connections, fault);
  if (fault == asio::error::address_in_use) throw StartFault("server.error.port-taken", values(""));
  if (fault) throw StartFault("server.error.listen", values(fault.message()));
  return acceptor;
}

std::string webFolder(const Settings& settings) { return settings.web.empty() ? findWebFolder() : settings.web; }

}  // namespace

class Server::Implementation {
 public:
  Implementation(const Settings& settings, const Library& library, const Words& words)
      : settings_(settings),
        log_(settings_.logLevel, settings_.logFormat),
        timer_(loop_),
        acceptor_(listening(loop_, settings_)),
        files_(StaticFiles::read(webFolder(settings_))),
        hasPage_(files_.hasPage()),
        hall_(library, words, settings_, log_, loopOfHall()),
        pages_(hall_, std::move(files_)),
        guard_(settings_.address, settings_.allowHost, settings_.allowOrigin),
        house_{settings_, log_, hall_, pages_, guard_} {}

  int port() const { return acceptor_.local_endpoint().port(); }
  std::string url() const {
    const auto address = acceptor_.local_endpoint().address();
    const std::string name = address.is_unspecified() ? "localhost"
                             : address.is_v6()        ? '[' + address.to_string() + ']'
                                                      : address.to_string();
    return "http://" + name + ':' + std::to_string(port()) + '/';
  }
  bool hasPage() const { return hasPage_; }

  void run(Signals signals) {
    asio::signal_set caught(loop_);
    if (signals == Signals::handle) {
      caught.add(SIGINT);
      caught.add(SIGTERM);
      waitForSignal(caught);
    }
    log_.info("listening", {{"url", url()}, {"data", settings_.data}, {"page", hasPage_ ? "yes" : "no"}});
    asio::co_spawn(loop_, accept(), asio::detached);
    while (!loop_.stopped()) {
      try {
        loop_.run();
      } catch (const std::exception& error) {  // a fault of ours; the others at the tables must not suffer
        log_.error("fault", {{"reason", error.what()}});
      }
    }
    log_.info("stopped");
  }

  void stop() {
    asio::post(loop_, [this] { beginStop(); });
  }

  void limitPages(std::int64_t pages) { hall_.writer().limitPages(pages); }

 private:
  Loop loopOfHall() {
    return {[this](std::function<void()> work) { asio::post(loop_, std::move(work)); },
            [this](std::chrono::milliseconds delay) {
              timer_.expires_after(delay);
              timer_.async_wait([this](Fault fault) {
                if (!fault) hall_.tick();
              });
            }};
  }

  void waitForSignal(asio::signal_set& caught) {
    caught.async_wait([this, &caught](Fault fault, int signal) {
      if (fault) return;
      if (stopping_) std::_Exit(128 + signal);
      log_.info("signal", {{"number", std::to_string(signal)}});
      beginStop();
      waitForSignal(caught);
    });
  }

  void beginStop() {
    if (stopping_) return;
    stopping_ = true;
    asio::co_spawn(loop_, end(), asio::detached);
  }

  Task<void> accept() {
    while (!stopping_) {
      auto [fault, socket] = co_await acceptor_.async_accept(asResult);
      if (stopping_ || fault == asio::error::operation_aborted) co_return;
      if (fault) {  // most often: no more file descriptors
        log_.error("accept-failed", {{"reason", fault.message()}});
        asio::steady_timer pause(loop_, afterAcceptFault);
        co_await pause.async_wait(asResult);
        continue;
      }
      welcome(std::move(socket));
    }
  }

  void welcome(Socket socket) {
    Fault fault;
    const tcp::endpoint peer = socket.remote_endpoint(fault);
    if (fault) return;
    socket.set_option(tcp::no_delay(true), fault);
    std::string name = peer.address().to_string();
    const std::shared_ptr<Address> address = hall_.addresses().at(name);
    ++hall_.metrics().accepted;
    const auto reached = [](int limit, std::size_t now) { return limit > 0 && now >= static_cast<std::size_t>(limit); };
    const bool tooMany = reached(settings_.connections, connections_) ||
                         (!settings_.trustProxy &&
                          reached(settings_.connectionsPerAddress, static_cast<std::size_t>(address->connections)));
    if (tooMany) return turnAway(std::move(socket));
    Admission admission(connections_, address);
    hall_.metrics().connections = connections_;
    asio::co_spawn(loop_, serveConnection(std::move(socket), house_, std::move(name), std::move(admission)),
                   [this](const std::exception_ptr& failed) {
                     hall_.metrics().connections = connections_;
                     if (failed) log_.error("connection-failed");
                   });
  }

  // As much as fits without waiting.
  void turnAway(Socket socket) {
    ++hall_.metrics().refusedConnections;
    Fault ignored;
    socket.non_blocking(true, ignored);
    const HttpResponse response = pages_.problem(503, "connections");
    socket.write_some(asio::buffer(headOf(response, false) + *response.body), ignored);
    socket.shutdown(Socket::shutdown_send, ignored);
  }

  Task<void> end() {
    Fault ignored;
    acceptor_.close(ignored);
    hall_.beginStop();
    const auto last = Clock::now() + std::chrono::seconds(settings_.stopTimeout);
    asio::steady_timer pause(loop_);
    for (int calm = 0; calm < 2 && Clock::now() < last;) {
      pause.expires_after(breath);
      co_await pause.async_wait(asResult);
      calm = hall_.settled() ? calm + 1 : 0;
    }
    hall_.sayGoodbye();
    const auto patience = Clock::now() + farewellTime;
    while (hall_.guests() > 0 && Clock::now() < patience) {
      pause.expires_after(breath);
      co_await pause.async_wait(asResult);
    }
    loop_.stop();
  }

  Settings settings_;
  Log log_;
  std::size_t connections_ = 0;  // before the loop, whose remains still count down
  asio::io_context loop_{1};
  asio::steady_timer timer_;
  Acceptor acceptor_;
  StaticFiles files_;
  bool hasPage_;
  Hall hall_;
  Pages pages_;
  Guard guard_;
  House house_;
  bool stopping_ = false;
};

Server::Server(const Settings& settings, const Library& library, const Words& words)
    : self_(std::make_unique<Implementation>(settings, library, words)) {}
Server::~Server() = default;

int Server::port() const { return self_->port(); }
std::string Server::url() const { return self_->url(); }
bool Server::hasPage() const { return self_->hasPage(); }
void Server::run(Signals signals) { self_->run(signals); }
void Server::stop() { self_->stop(); }
void Server::limitPages(std::int64_t pages) { self_->limitPages(pages); }

}  // namespace walstatt::server
