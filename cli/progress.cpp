#include "cli/progress.h"

#include <fmt/format.h>

#include <ostream>

namespace walstatt::cli {

void Progress::show(std::uint64_t done, std::uint64_t total) {
  if (!context_->progress || total == 0) return;
  const int percent = static_cast<int>(done * 100 / total);
  if (percent == shown_) return;
  shown_ = percent;
  constexpr int width = 30;
  const auto full = static_cast<std::size_t>(percent * width / 100);
  context_->err << fmt::format("\r{} [{}{}] {:3} %", label_, std::string(full, '#'), std::string(width - full, '.'),
                               percent)
                << std::flush;
}

void Progress::clear() {
  if (shown_ < 0) return;
  context_->err << "\r\033[K" << std::flush;
  shown_ = -1;
}

}  // namespace walstatt::cli
