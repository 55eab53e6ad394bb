// Reading what a screen is told (docs/protocol.md) in tests.
#pragma once

#include "base/fraction.h"
#include "test_table.h"

namespace walstatt::mfm {

// A value by its path: "figures.0.at"; "" where there is none.
inline std::string at(const Data& data, std::string_view path) {
  const Data* now = &data;
  while (now && !path.empty()) {
    const std::size_t dot = std::min(path.find('.'), path.size());
    const std::string_view step = path.substr(0, dot);
    path.remove_prefix(std::min(dot + 1, path.size()));
    if (const auto* array = now->as<Data::Array>()) {
      const auto index = static_cast<std::size_t>(std::stoi(std::string(step)));
      now = index < array->size() ? &(*array)[index] : nullptr;
    } else {
      now = now->find(step);
    }
  }
  if (!now) return "";
  const auto* text = now->as<std::string>();
  return text ? *text : toJson(*now);
}

inline Data sceneOf(TestTable& table) { return table.game().scene(table.state()); }
// One legal action of whose turn it is, as a screen sees it.
inline Data choice(TestTable& table, const std::string& move) {
  const Data all = table.game().choices(table.state(), table.mover());
  for (const Data& one : *all.as<Data::Array>())
    if (at(one, "do") == move) return one;
  ADD_FAILURE() << move << " is no choice of " << toJson(all);
  return {};
}
inline Data pictureOf(TestTable& table, const std::string& move) {
  const Read<Action> action = table.read(move);
  if (!action.value) ADD_FAILURE() << move << " cannot be read";
  return action.value ? table.game().picture(table.state(), table.mover(), *action.value) : Data();
}
inline std::string fraction(const Data& data, std::string_view name) {
  const std::string path(name);
  return at(data, path + ".num") + "/" + at(data, path + ".den");
}
inline std::string fraction(Fraction chance) { return std::to_string(chance.num) + "/" + std::to_string(chance.den); }

// Overlays: who could strike there, and whether a side could come there.
inline std::string dangerAt(TestTable& table, Side side, const std::string& field) {
  const Data overlay = table.game().overlay(table.state(), side);
  for (const Data& one : *overlay.find("danger")->as<Data::Array>())
    if (at(one, "at") == field) return at(one, "figures");
  return "";
}
inline bool reaches(TestTable& table, Side side, const std::string& field) {
  const Data overlay = table.game().overlay(table.state(), side);
  const auto& all = *overlay.find("reach")->as<Data::Array>();
  return std::any_of(all.begin(), all.end(), [&](const Data& one) { return *one.as<std::string>() == field; });
}

}  // namespace walstatt::mfm
