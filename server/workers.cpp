#include "server/workers.h"

namespace walstatt::server {

Workers::Workers(int threads, Reports reports) : reports_(std::move(reports)) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

Workers::~Workers() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void Workers::push(std::vector<Thinking> jobs) {
  if (jobs.empty()) return;
  {
    const std::lock_guard lock(mutex_);
    for (Thinking& job : jobs) queue_.push_back(std::move(job));
  }
  jobs.size() == 1 ? wake_.notify_one() : wake_.notify_all();
}

std::size_t Workers::waiting() const {
  const std::lock_guard lock(mutex_);
  return queue_.size();
}

void Workers::run() {
  std::unique_lock lock(mutex_);
  while (true) {
    wake_.wait(lock, [this] { return stopping_ || !queue_.empty(); });
    if (stopping_) return;
    const Thinking job = std::move(queue_.front());
    queue_.pop_front();
    lock.unlock();
    try {
      reports_.thought(job.ticket, think(job));
    } catch (const std::exception& error) {
      reports_.failed(job.ticket, error.what());
    }
    lock.lock();
  }
}

}  // namespace walstatt::server
