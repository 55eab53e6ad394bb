// What one connection or one address may ask for. All of it lives on the I/O thread.
#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace walstatt::server {

using Clock = std::chrono::steady_clock;

// So many per second in the long run, and `burst` at once. A rate of 0 lets everything pass.
class TokenBucket {
 public:
  TokenBucket() = default;
  TokenBucket(double perSecond, double burst) : perSecond_(perSecond), burst_(burst), tokens_(burst) {}

  bool take(Clock::time_point now);
  // Whether nothing has been asked for long enough to be forgotten.
  bool full(Clock::time_point now) const;

 private:
  double perSecond_ = 0;
  double burst_ = 0;
  double tokens_ = 0;
  Clock::time_point last_{};
};

struct Address {
  int connections = 0;
  TokenBucket messages;
  TokenBucket creations;
};

class Addresses {
 public:
  Addresses(int messagesPerSecond, int createsPerMinute);

  std::shared_ptr<Address> at(std::string_view name);
  // Forgets those that are not connected and have used up nothing.
  void forget(Clock::time_point now);
  std::size_t size() const { return all_.size(); }

 private:
  int messagesPerSecond_;
  int createsPerMinute_;
  std::map<std::string, std::shared_ptr<Address>, std::less<>> all_;
};

}  // namespace walstatt::server
