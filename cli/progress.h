// A bar for long work, on a terminal only.
#pragma once

#include "cli/context.h"

namespace walstatt::cli {

class Progress {
 public:
  Progress(const Context& context, std::string label) : context_(&context), label_(std::move(label)) {}
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress() { clear(); }

  void show(std::uint64_t done, std::uint64_t total);
  void clear();

 private:
  const Context* context_;
  std::string label_;
  int shown_ = -1;  // percent
};

}  // namespace walstatt::cli
