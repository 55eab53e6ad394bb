// Writes what the host wants stored, on a thread of its own. Whatever waits goes into one transaction (group commit),
// and only then is it reported as durable. Entries go to the end of one table, and in quieter moments, or when there are
// many, to the journal of their match.
//
// A batch that fails is reported as lost, with everything that was pushed after it: until `discard` has been called by
// the thread that pushes, nothing more is stored. So no write ever lands behind a gap.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "matches/store.h"

namespace walstatt::server {

struct Commit {
  std::size_t writes = 0;
  std::size_t rows = 0;
  std::chrono::nanoseconds took{};
};

class Writer {
 public:
  // Both are called on the writer's thread.
  struct Reports {
    std::function<void(std::uint64_t number, const Commit& commit)> durable;
    std::function<void(std::uint64_t number, const std::string& reason)> lost;
  };
  // Opens the file (see openStore); throws StartFault.
  Writer(const std::string& file, Reports reports);
  Writer(const Writer&) = delete;
  ~Writer();  // stores what still waits

  void push(std::vector<Write> writes);
  // After `lost`: forgets everything pushed so far and stores again from now on.
  void discard();

  bool idle() const;  // nothing waits, nothing is under way
  std::size_t waiting() const;
  bool healthy(std::chrono::seconds patience) const;  // the last commit succeeded, and none hangs
  // The most pages the file may have; 0: no limit. A small one plays a full disk.
  void limitPages(std::int64_t pages);

 private:
  class Connection;
  void run();
  void store(std::vector<Write>& batch);
  void tidy(std::size_t atLeast);
  void probe();

  std::string file_;
  Reports reports_;
  std::unique_ptr<Connection> connection_;
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<Write> queue_;
  bool stopping_ = false;
  bool broken_ = false;  // a batch was lost and nobody has discarded yet
  bool busy_ = false;
  std::chrono::steady_clock::time_point busySince_{};
  std::atomic<bool> lastFailed_ = false;
  std::atomic<std::int64_t> pageLimit_ = 0;
  std::thread thread_;
};

}  // namespace walstatt::server
