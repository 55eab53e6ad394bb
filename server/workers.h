// Threads on which computer players think.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "matches/host.h"

namespace walstatt::server {

class Workers {
 public:
  // Both are called on a worker's thread.
  struct Reports {
    std::function<void(std::uint64_t ticket, const AnyAction& action)> thought;
    std::function<void(std::uint64_t ticket, const std::string& reason)> failed;
  };
  Workers(int threads, Reports reports);
  Workers(const Workers&) = delete;
  ~Workers();  // what has not been begun is dropped; the store knows whose turn it is

  void push(std::vector<Thinking> jobs);
  std::size_t waiting() const;

 private:
  void run();

  Reports reports_;
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Thinking> queue_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace walstatt::server
