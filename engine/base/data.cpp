#include "base/data.h"

#include <charconv>

#include "base/json_object.h"

namespace walstatt {

namespace {

// Messages are built field by field, and grow by moving all fields otherwise.
constexpr std::size_t usualFields = 8;
constexpr std::size_t usualLength = 256;  // of a message, in bytes

}  // namespace

Data::Data(const Data&) = default;
Data::Data(Data&&) noexcept = default;
Data& Data::operator=(const Data&) = default;
Data& Data::operator=(Data&&) noexcept = default;
Data::~Data() = default;

const Data* Data::find(std::string_view field) const {
  if (const Table* table = as<Table>())
    for (const auto& [name, value] : *table)
      if (name == field) return &value;
  return nullptr;
}

Data& Data::set(std::string field, Data value) {
  if (isNull()) value_.emplace<Table>().reserve(usualFields);
  std::get<Table>(value_).emplace_back(std::move(field), std::move(value));
  return *this;
}

void Data::push(Data value) {
  if (isNull()) value_ = Array{};
  std::get<Array>(value_).push_back(std::move(value));
}

namespace {

bool isPlain(char c) { return static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\'; }

void writeEscaped(std::string& out, char c) {
  static constexpr char hex[] = "0123456789abcdef";
  const auto byte = static_cast<unsigned char>(c);
  switch (c) {
    case '"': out += "\\\""; break;
    case '\\': out += "\\\\"; break;
    case '\n': out += "\\n"; break;
    case '\t': out += "\\t"; break;
    default:
      out += "\\u00";
      out += hex[byte >> 4];
      out += hex[byte & 15];
  }
}

// Nearly all text is plain: it is copied in whole stretches.
void writeString(std::string& out, std::string_view text) {
  out += '"';
  for (std::size_t from = 0; from < text.size();) {
    std::size_t to = from;
    while (to < text.size() && isPlain(text[to])) ++to;
    out.append(text.data() + from, to - from);
    if (to < text.size()) writeEscaped(out, text[to++]);
    from = to;
  }
  out += '"';
}

void writeInteger(std::string& out, std::int64_t integer) {
  char buffer[24];
  out.append(buffer, std::to_chars(buffer, buffer + sizeof buffer, integer).ptr);
}

void write(std::string& out, const Data& data) {
  if (const bool* flag = data.as<bool>()) {
    out += *flag ? "true" : "false";
  } else if (const auto* integer = data.as<std::int64_t>()) {
    writeInteger(out, *integer);
  } else if (const double* real = data.as<double>()) {
    char buffer[32];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, *real, std::chars_format::general, 12).ptr;
    out.append(buffer, end);
  } else if (const auto* text = data.as<std::string>()) {
    writeString(out, *text);
  } else if (const auto* array = data.as<Data::Array>()) {
    out += '[';
    for (const Data& item : *array) {
      if (&item != array->data()) out += ',';
      write(out, item);
    }
    out += ']';
  } else if (const auto* table = data.as<Data::Table>()) {
    out += '{';
    bool first = true;
    for (const auto& [name, value] : *table) {
      if (!first) out += ',';
      first = false;
      writeString(out, name);
      out += ':';
      write(out, value);
    }
    out += '}';
  } else {
    out += "null";
  }
}

}  // namespace

std::string toJson(const Data& data) {
  std::string out;
  out.reserve(usualLength);
  write(out, data);
  return out;
}

JsonObject::JsonObject() {
  text_.reserve(usualLength);
  text_ += '{';
}

void JsonObject::begin(std::string_view name) {
  text_ += text_.size() == 1 ? "\"" : ",\"";
  text_ += name;
  text_ += "\":";
}

JsonObject& JsonObject::set(std::string_view name, std::string_view value) {
  begin(name);
  writeString(text_, value);
  return *this;
}

JsonObject& JsonObject::setInteger(std::string_view name, std::int64_t value) {
  begin(name);
  writeInteger(text_, value);
  return *this;
}

JsonObject& JsonObject::set(std::string_view name, const Data& value) {
  begin(name);
  write(text_, value);
  return *this;
}

JsonObject& JsonObject::setJson(std::string_view name, std::string_view json) {
  begin(name);
  text_ += json;
  return *this;
}

std::string described(const Data& data) {
  if (data.as<Data::Array>()) return "[…]";
  if (data.as<Data::Table>()) return "{…}";
  std::string text = toJson(data);
  if (text.size() > 60) text = text.substr(0, 57) + "…\"";
  return text;
}

}  // namespace walstatt
