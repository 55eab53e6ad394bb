#include "server/metrics.h"

#include <fmt/format.h>

#include <iterator>

#include "server/version.h"

namespace walstatt::server {

namespace {

constexpr double shortest = 50e-6;

void line(std::string& out, std::string_view name, std::string_view kind, std::string_view help, std::uint64_t value) {
  fmt::format_to(std::back_inserter(out), "# HELP walstatt_{0} {2}\n# TYPE walstatt_{0} {1}\nwalstatt_{0} {3}\n", name,
                 kind, help, value);
}

}  // namespace

double Histogram::bound(std::size_t bucket) { return shortest * static_cast<double>(std::uint64_t{1} << bucket); }

void Histogram::add(double seconds) {
  ++count_;
  sum_ += seconds;
  for (std::size_t i = 0; i < buckets; ++i) {
    if (seconds > bound(i)) continue;
    ++counts_[i];
    return;
  }
}

void Histogram::write(std::string_view name, std::string_view help, std::string& out) const {
  auto end = std::back_inserter(out);
  fmt::format_to(end, "# HELP walstatt_{0} {1}\n# TYPE walstatt_{0} histogram\n", name, help);
  std::uint64_t below = 0;
  for (std::size_t i = 0; i < buckets; ++i) {
    below += counts_[i];
    fmt::format_to(end, "walstatt_{}_bucket{{le=\"{:.6g}\"}} {}\n", name, bound(i), below);
  }
  fmt::format_to(end, "walstatt_{0}_bucket{{le=\"+Inf\"}} {1}\nwalstatt_{0}_sum {2:.6f}\nwalstatt_{0}_count {1}\n",
                 name, count_, sum_);
}

std::string metricsText(const Metrics& metrics, const HostCounts& host, const Queues& queues, bool healthy) {
  std::string out;
  out += "# HELP walstatt_build_info what runs here\n# TYPE walstatt_build_info gauge\n";
  fmt::format_to(std::back_inserter(out), "walstatt_build_info{{version=\"{}\",compiler=\"{}\"}} 1\n", version,
                 compiler);
  line(out, "healthy", "gauge", "1 while matches can be stored", healthy ? 1 : 0);
  line(out, "connections", "gauge", "open connections", metrics.connections);
  line(out, "sockets", "gauge", "open WebSockets", metrics.sockets);
  line(out, "connections_accepted_total", "counter", "connections accepted", metrics.accepted);
  line(out, "connections_refused_total", "counter", "connections over a limit", metrics.refusedConnections);
  line(out, "http_requests_total", "counter", "requests of plain HTTP", metrics.httpRequests);
  line(out, "messages_in_total", "counter", "messages received", metrics.messagesIn);
  line(out, "messages_out_total", "counter", "messages sent", metrics.messagesOut);
  line(out, "bytes_in_total", "counter", "bytes of messages received", metrics.bytesIn);
  line(out, "bytes_out_total", "counter", "bytes of messages sent", metrics.bytesOut);
  line(out, "rate_refusals_total", "counter", "messages over a rate", metrics.rateRefusals);
  line(out, "floods_total", "counter", "connections closed for flooding", metrics.floods);
  line(out, "slow_clients_total", "counter", "connections closed for not reading", metrics.slowClients);
  line(out, "matches_awake", "gauge", "matches in memory", host.awake);
  line(out, "watchers", "gauge", "subscriptions of matches", host.watchers);
  line(out, "matches_created_total", "counter", "matches created", host.created);
  line(out, "matches_woken_total", "counter", "matches read from the store", host.woken);
  line(out, "decisions_total", "counter", "decisions accepted", host.decisions);
  line(out, "refusals_total", "counter", "requests refused", host.refusals);
  line(out, "faults_total", "counter", "faults of the server itself", host.faults);
  line(out, "thoughts_total", "counter", "decisions of computer players", metrics.thoughts);
  line(out, "thoughts_waiting", "gauge", "computer players that wait for a worker", queues.thoughts);
  line(out, "writes_waiting", "gauge", "writes that wait for the next commit", queues.writes);
  line(out, "commits_total", "counter", "transactions of the store", metrics.commits);
  line(out, "rows_total", "counter", "rows stored", metrics.rows);
  line(out, "commits_lost_total", "counter", "transactions that failed", metrics.lost);
  metrics.commitSeconds.write("commit_seconds", "time of one transaction", out);
  metrics.answerSeconds.write("answer_seconds", "from a message to its answer", out);
  return out;
}

}  // namespace walstatt::server
