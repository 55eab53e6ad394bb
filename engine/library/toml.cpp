// TOML by toml++; the only file that knows it.
#include <toml++/toml.h>

#include "library/library.h"

namespace walstatt {

namespace {

Data converted(const toml::node& node) {
  Data data;
  if (const auto* table = node.as_table()) {
    data = Data(Data::Table{});
    for (const auto& [key, value] : *table) data.set(std::string(key.str()), converted(value));
  } else if (const auto* array = node.as_array()) {
    data = Data(Data::Array{});
    for (const toml::node& item : *array) data.push(converted(item));
  } else if (const auto* text = node.as_string()) {
    data = Data(text->get());
  } else if (const auto* integer = node.as_integer()) {
    data = Data(integer->get());
  } else if (const auto* real = node.as_floating_point()) {
    data = Data(real->get());
  } else if (const auto* flag = node.as_boolean()) {
    data = Data(flag->get());
  }
  data.line = static_cast<std::uint32_t>(node.source().begin.line);
  data.column = static_cast<std::uint32_t>(node.source().begin.column);
  return data;
}

void note(const toml::parse_error& error, const std::string& file, Errors& errors) {
  ContentError fault;
  fault.what = &phrases::syntax;
  fault.file = file;
  fault.line = static_cast<std::uint32_t>(error.source().begin.line);
  fault.column = static_cast<std::uint32_t>(error.source().begin.column);
  fault.found = std::string(error.description());
  errors.add(std::move(fault));
}

}  // namespace

Data parseToml(std::string_view text, const std::string& file, Errors& errors) {
#if TOML_EXCEPTIONS
  try {
    return converted(toml::parse(text, file));
  } catch (const toml::parse_error& error) {
    note(error, file, errors);
  }
#else
  toml::parse_result result = toml::parse(text, file);
  if (result) return converted(result.table());
  note(result.error(), file, errors);
#endif
  return {};
}

}  // namespace walstatt
