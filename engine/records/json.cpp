// JSON by Boost.JSON; the only file that knows it. Its events are used instead of its tree, which would silently
// keep the last of two fields with the same name.
#include "records/json.h"

#include <boost/json/basic_parser_impl.hpp>
#include <exception>
#include <limits>
#include <utility>

#include "records/phrases.h"

namespace walstatt {

namespace {

namespace json = boost::json;
using boost::json::error_code;
using boost::json::string_view;

constexpr std::size_t usualFields = 8;  // of a message

struct Builder {
  static constexpr std::size_t max_array_size = std::numeric_limits<std::size_t>::max();
  static constexpr std::size_t max_object_size = std::numeric_limits<std::size_t>::max();
  static constexpr std::size_t max_string_size = std::numeric_limits<std::size_t>::max();
  static constexpr std::size_t max_key_size = std::numeric_limits<std::size_t>::max();

  struct Open {
    Data container;
    std::string key;
  };

  std::uint32_t line = 1;
  std::vector<Open> open;
  std::string text;  // of the string or key at hand, which may come in parts
  Data result;
  const Phrase* fault = nullptr;
  std::string found;
  std::string allowed;

  bool refuse(const Phrase& why, std::string what, std::string instead, error_code& error) {
    fault = &why;
    found = std::move(what);
    allowed = std::move(instead);
    error = json::error::syntax;
    return false;
  }

  bool put(Data value) {
    value.line = line;
    value.column = 1;
    if (open.empty()) {
      result = std::move(value);
    } else if (open.back().container.as<Data::Array>()) {
      open.back().container.push(std::move(value));
    } else {
      open.back().container.set(std::move(open.back().key), std::move(value));
    }
    return true;
  }
  bool close() {
    Data container = std::move(open.back().container);
    open.pop_back();
    return put(std::move(container));
  }

  bool on_document_begin(error_code&) { return true; }
  bool on_document_end(error_code&) { return true; }
  bool on_object_begin(error_code&) {
    Data::Table table;
    table.reserve(usualFields);
    return open.push_back({Data(std::move(table)), {}}), true;
  }
  bool on_object_end(std::size_t, error_code&) { return close(); }
  bool on_array_begin(error_code&) { return open.push_back({Data(Data::Array{}), {}}), true; }
  bool on_array_end(std::size_t, error_code&) { return close(); }
  bool on_key_part(string_view part, std::size_t, error_code&) { return text.append(part.data(), part.size()), true; }
  bool on_key(string_view part, std::size_t, error_code& error) {
    text.append(part.data(), part.size());
    if (open.back().container.find(text)) return refuse(phrases::record::twice, text, "", error);
    open.back().key = std::exchange(text, {});
    return true;
  }
  bool on_string_part(string_view part, std::size_t, error_code&) {
    return text.append(part.data(), part.size()), true;
  }
  bool on_string(string_view part, std::size_t, error_code&) {
    text.append(part.data(), part.size());
    return put(Data(std::exchange(text, {})));
  }
  bool on_number_part(string_view, error_code&) { return true; }
  bool on_int64(std::int64_t value, string_view, error_code&) { return put(Data(value)); }
  bool on_uint64(std::uint64_t value, string_view, error_code& error) {
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    if (value > static_cast<std::uint64_t>(most))
      return refuse(phrases::record::tooLarge, std::to_string(value), std::to_string(most), error);
    return put(Data(static_cast<std::int64_t>(value)));
  }
  bool on_double(double value, string_view, error_code&) { return put(Data(value)); }
  bool on_bool(bool value, error_code&) { return put(Data(value)); }
  bool on_null(error_code&) { return put(Data()); }
  bool on_comment_part(string_view, error_code&) { return true; }
  bool on_comment(string_view, error_code&) { return true; }
};

}  // namespace

std::optional<Data> parseJson(std::string_view text, const std::string& file, Errors& errors, std::uint32_t line) {
  json::parse_options options;
  options.max_depth = maxJsonDepth;
  json::basic_parser<Builder> parser(options);
  Builder& builder = parser.handler();
  builder.line = line;

  error_code error;
  std::size_t read = 0;
  ContentError fault;
  try {  // the library reports by value; this is for what lies below it
    read = parser.write_some(false, text.data(), text.size(), error);
    if (!error && read < text.size()) error = json::error::extra_data;
    if (!error) return std::move(builder.result);
    fault.found = error.message();
  } catch (const std::exception& thrown) {
    fault.found = thrown.what();
  }
  fault.what = &phrases::record::syntax;
  fault.file = file;
  fault.line = line;
  fault.column = static_cast<std::uint32_t>(read + 1);
  if (builder.fault) {
    fault.what = builder.fault;
    fault.found = builder.found;
    fault.allowed = builder.allowed;
  } else if (error == json::error::too_deep) {
    fault.what = &phrases::record::tooDeep;
    fault.allowed = std::to_string(maxJsonDepth);
  }
  errors.add(std::move(fault));
  return std::nullopt;
}

}  // namespace walstatt
