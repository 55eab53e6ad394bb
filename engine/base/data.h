// A tree of plain values as a file or a message holds them, with the place of each: what TOML and JSON
// have in common. One checked reader (library/reader.h) serves both.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace walstatt {

class Data {
 public:
  using Array = std::vector<Data>;
  using Table = std::vector<std::pair<std::string, Data>>;  // in the order written

  std::uint32_t line = 0;  // 0: unknown
  std::uint32_t column = 0;

  Data() = default;
  // Out of line: half of the program hands them about, and a variant is long to take apart everywhere.
  Data(const Data&);
  Data(Data&&) noexcept;
  Data& operator=(const Data&);
  Data& operator=(Data&&) noexcept;
  ~Data();
  Data(bool value) : value_(value) {}
  template <std::integral I>
    requires(!std::same_as<I, bool>)
  Data(I value) : value_(static_cast<std::int64_t>(value)) {}
  Data(double value) : value_(value) {}
  Data(std::string value) : value_(std::move(value)) {}
  Data(std::string_view value) : value_(std::string(value)) {}
  Data(const char* value) : value_(std::string(value)) {}
  Data(Array value) : value_(std::move(value)) {}
  Data(Table value) : value_(std::move(value)) {}

  template <class T>
  const T* as() const {
    return std::get_if<T>(&value_);
  }
  template <class T>
  T* as() {
    return std::get_if<T>(&value_);
  }
  bool isNull() const { return std::holds_alternative<std::monostate>(value_); }

  // The value of a field of a table; nothing where there is none.
  const Data* find(std::string_view field) const;
  // Appends a field; a Data that was empty becomes a table.
  Data& set(std::string field, Data value);
  void push(Data value);

 private:
  std::variant<std::monostate, bool, std::int64_t, double, std::string, Array, Table> value_;
};

// JSON on one line, as records and `--format json` hold it.
std::string toJson(const Data& data);
// What kind of value this is, for error messages: "integer 5", "string \"x\"" …
std::string described(const Data& data);

}  // namespace walstatt
