// Structured logs on standard error: an event and its fields, as key=value or as JSON lines. Tokens, messages and
// secrets have no place in a field.
#pragma once

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace spdlog {
class logger;
}

namespace walstatt::server {

enum class LogLevel { debug, info, warning, error, off };
enum class LogFormat { text, json };

class Log {
 public:
  using Fields = std::initializer_list<std::pair<std::string_view, std::string>>;

  Log(std::string_view level, std::string_view format);
  Log(const Log&) = delete;
  ~Log();

  void debug(std::string_view event, Fields fields = {}) const { write(LogLevel::debug, event, fields); }
  void info(std::string_view event, Fields fields = {}) const { write(LogLevel::info, event, fields); }
  void warning(std::string_view event, Fields fields = {}) const { write(LogLevel::warning, event, fields); }
  void error(std::string_view event, Fields fields = {}) const { write(LogLevel::error, event, fields); }
  bool tells(LogLevel level) const { return level >= level_ && level_ != LogLevel::off; }

 private:
  void write(LogLevel level, std::string_view event, Fields fields) const;

  LogLevel level_ = LogLevel::info;
  LogFormat format_ = LogFormat::text;
  struct Sink;
  std::unique_ptr<Sink> sink_;
};

// The fields of one line, without time and level.
std::string logLine(LogFormat format, std::string_view event, Log::Fields fields);

}  // namespace walstatt::server
