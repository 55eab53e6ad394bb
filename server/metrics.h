// What is counted, and the text that Prometheus reads. Everything is written on the I/O thread.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "matches/host.h"

namespace walstatt::server {

// Seconds, in buckets that double from 50 microseconds on.
class Histogram {
 public:
  static constexpr std::size_t buckets = 18;
  static double bound(std::size_t bucket);

  void add(double seconds);
  void write(std::string_view name, std::string_view help, std::string& out) const;
  std::uint64_t count() const { return count_; }

 private:
  std::array<std::uint64_t, buckets> counts_{};
  std::uint64_t count_ = 0;
  double sum_ = 0;
};

struct Metrics {
  std::uint64_t connections = 0;  // open now, HTTP and WebSocket
  std::uint64_t sockets = 0;      // open now, WebSocket
  std::uint64_t accepted = 0, refusedConnections = 0;
  std::uint64_t messagesIn = 0, messagesOut = 0, bytesIn = 0, bytesOut = 0;
  std::uint64_t rateRefusals = 0, floods = 0, slowClients = 0;
  std::uint64_t httpRequests = 0;
  std::uint64_t commits = 0, rows = 0, lost = 0;
  std::uint64_t thoughts = 0;
  Histogram commitSeconds, answerSeconds;
};

struct Queues {
  std::size_t writes = 0, thoughts = 0;
};

std::string metricsText(const Metrics& metrics, const HostCounts& host, const Queues& queues, bool healthy);

}  // namespace walstatt::server
