#include "server/log.h"

#include <spdlog/async.h>
#include <spdlog/pattern_formatter.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include "base/data.h"

namespace walstatt::server {

namespace {

constexpr std::size_t waitingLines = 8'192;

std::string jsonText(std::string_view text) { return toJson(Data(text)); }

// key=value; in quotes where it would not be one word.
std::string plainText(const std::string& text) {
  const bool word = !text.empty() && text.find_first_of(" \"=\\\n\r\t") == std::string::npos;
  return word ? text : jsonText(text);
}

}  // namespace

// A reader of the log that does not read must not hold the server: lines are written by a thread of their own, and the
// oldest are dropped when too many wait.
struct Log::Sink {
  std::shared_ptr<spdlog::details::thread_pool> pool;
  std::shared_ptr<spdlog::async_logger> logger;
};

Log::Log(std::string_view level, std::string_view format)
    : level_(level == "debug"     ? LogLevel::debug
             : level == "warning" ? LogLevel::warning
             : level == "error"   ? LogLevel::error
             : level == "off"     ? LogLevel::off
                                  : LogLevel::info),
      format_(format == "json" ? LogFormat::json : LogFormat::text) {
  if (level_ == LogLevel::off) return;
  sink_ = std::make_unique<Sink>();
  sink_->pool = std::make_shared<spdlog::details::thread_pool>(waitingLines, 1);
  sink_->logger = std::make_shared<spdlog::async_logger>("walstatt", std::make_shared<spdlog::sinks::stderr_sink_mt>(),
                                                         sink_->pool, spdlog::async_overflow_policy::overrun_oldest);
  sink_->logger->set_level(spdlog::level::debug);
  const char* pattern = format_ == LogFormat::json ? R"({"time":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l",%v})"
                                                   : "%Y-%m-%dT%H:%M:%S.%eZ %l %v";
  sink_->logger->set_formatter(std::make_unique<spdlog::pattern_formatter>(pattern, spdlog::pattern_time_type::utc));
}

Log::~Log() = default;

std::string logLine(LogFormat format, std::string_view event, Log::Fields fields) {
  std::string line = format == LogFormat::json ? "\"event\":" + jsonText(event) : std::string(event);
  for (const auto& [key, value] : fields) {
    if (format == LogFormat::json)
      line += ',' + jsonText(key) + ':' + jsonText(value);
    else
      line += ' ' + std::string(key) + '=' + plainText(value);
  }
  return line;
}

void Log::write(LogLevel level, std::string_view event, Fields fields) const {
  if (!tells(level)) return;
  const spdlog::level::level_enum levels[] = {spdlog::level::debug, spdlog::level::info, spdlog::level::warn,
                                              spdlog::level::err};
  sink_->logger->log(levels[static_cast<std::size_t>(level)], spdlog::string_view_t(logLine(format_, event, fields)));
}

}  // namespace walstatt::server
