// A JSON object written straight to text, for messages that are made very often: no tree (Data) is built in between. It is
// filled as a Data is.
#pragma once

#include <concepts>
#include <string>
#include <string_view>

#include "base/data.h"

namespace walstatt {

class JsonObject {
 public:
  JsonObject();

  // Names must be plain: they are not escaped.
  JsonObject& set(std::string_view name, std::string_view value);
  JsonObject& set(std::string_view name, const char* value) { return set(name, std::string_view(value)); }
  JsonObject& set(std::string_view name, const std::string& value) { return set(name, std::string_view(value)); }
  template <std::integral I>
  JsonObject& set(std::string_view name, I value) {
    if constexpr (std::same_as<I, bool>)
      return setJson(name, value ? "true" : "false");
    else
      return setInteger(name, static_cast<std::int64_t>(value));
  }
  JsonObject& set(std::string_view name, const Data& value);
  JsonObject& setJson(std::string_view name, std::string_view json);  // a value that is JSON already

  std::string text() && {
    text_ += '}';
    return std::move(text_);
  }

 private:
  JsonObject& setInteger(std::string_view name, std::int64_t value);
  void begin(std::string_view name);

  std::string text_;
};

}  // namespace walstatt
