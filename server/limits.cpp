#include "server/limits.h"

#include <algorithm>

namespace walstatt::server {

bool TokenBucket::take(Clock::time_point now) {
  if (perSecond_ <= 0) return true;
  tokens_ = std::min(burst_, tokens_ + perSecond_ * std::chrono::duration<double>(now - last_).count());
  last_ = now;
  if (tokens_ < 1) return false;
  tokens_ -= 1;
  return true;
}

bool TokenBucket::full(Clock::time_point now) const {
  return perSecond_ <= 0 || tokens_ + perSecond_ * std::chrono::duration<double>(now - last_).count() >= burst_;
}

Addresses::Addresses(int messagesPerSecond, int createsPerMinute)
    : messagesPerSecond_(messagesPerSecond), createsPerMinute_(createsPerMinute) {}

std::shared_ptr<Address> Addresses::at(std::string_view name) {
  if (const auto found = all_.find(name); found != all_.end()) return found->second;
  auto fresh = std::make_shared<Address>();
  fresh->messages = TokenBucket(messagesPerSecond_, 2.0 * messagesPerSecond_);
  fresh->creations = TokenBucket(createsPerMinute_ / 60.0, createsPerMinute_);
  return all_.emplace(name, std::move(fresh)).first->second;
}

void Addresses::forget(Clock::time_point now) {
  std::erase_if(all_, [&](const auto& entry) {
    const Address& address = *entry.second;
    return address.connections == 0 && address.messages.full(now) && address.creations.full(now);
  });
}

}  // namespace walstatt::server
