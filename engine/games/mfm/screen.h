// Small helpers for what a screen is told: places, chances, names as plain values (docs/protocol.md).
#pragma once

#include <initializer_list>
#include <string_view>

#include "base/data.h"
#include "base/fraction.h"
#include "base/language.h"
#include "games/mfm/types.h"

namespace walstatt::mfm {

inline constexpr std::array<std::string_view, attackKinds> attackKindWords{"nah", "fern", "weit", "erst"};
inline constexpr std::array<std::string_view, 4> edgeWords{"top", "right", "bottom", "left"};

// A table with room for its fields: lists of choices are long, and growing costs.
class Fields {
 public:
  explicit Fields(std::size_t room) { table_.reserve(room); }
  Fields& set(std::string_view name, Data value) {
    table_.emplace_back(name, std::move(value));
    return *this;
  }
  Data data() { return Data(std::move(table_)); }

 private:
  Data::Table table_;
};

inline Data bilingualData(const Bilingual& text) {
  return Fields(2).set("de", text.german).set("en", text.english).data();
}

inline Data fractionData(Fraction chance) {
  return Fields(3).set("num", chance.num).set("den", chance.den).set("p", chance.approx()).data();
}

// The columns of the Verteidigungstabelle that save.
inline Data columnsData(std::uint16_t saved) {
  Data columns{Data::Array{}};
  for (int column = 1; column <= dieSides; ++column)
    if (saved >> (column - 1) & 1) columns.push(column);
  return columns;
}

// A list of whatever `toData` makes of each.
template <class List, class ToData>
Data listData(const List& list, const ToData& toData) {
  Data::Array all;
  all.reserve(list.size());
  for (const auto& item : list) all.push_back(toData(item));
  return Data(std::move(all));
}

}  // namespace walstatt::mfm
