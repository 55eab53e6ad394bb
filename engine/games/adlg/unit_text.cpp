#include "games/adlg/unit_text.h"

#include <algorithm>
#include <charconv>

#include "games/adlg/content.h"

namespace walstatt::adlg {

namespace {

std::string_view nextWord(std::string_view& text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  const std::string_view word = text.substr(0, text.find(' '));
  text.remove_prefix(word.size());
  return word;
}

std::optional<Quality> qualityNamed(std::string_view word) {
  const auto names = qualityIds();
  const auto found = std::find(names.begin(), names.end(), word);
  if (found == names.end()) return std::nullopt;
  return static_cast<Quality>(found - names.begin());
}

bool isNumber(std::string_view text) {
  return !text.empty() && text.size() <= 3 &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

bool isRowId(std::string_view text) {
  const bool signs = std::all_of(text.begin(), text.end(),
                                 [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; });
  return signs && !text.empty() && text.size() <= 40 && !isNumber(text) && !qualityNamed(text) && !optionNamed(text);
}

std::optional<ArmyRow> readUnitText(std::string_view text) {
  ArmyRow row;
  std::string_view word = nextWord(text);
  if (isNumber(word)) {
    std::from_chars(word.data(), word.data() + word.size(), row.count);
    word = nextWord(text);
  }
  if (!isRowId(word)) return std::nullopt;
  row.row = std::string(word);
  for (word = nextWord(text); !word.empty(); word = nextWord(text)) {
    if (const auto quality = qualityNamed(word))
      row.quality = *quality;
    else if (const auto option = optionNamed(word))
      row.options |= bit(*option);
    else
      return std::nullopt;
  }
  return row;
}

std::string writeUnitText(const ArmyRow& row) {
  std::string text = std::to_string(row.count) + ' ' + row.row;
  if (row.quality != Quality::ordinary) text += ' ' + std::string(qualityIds()[static_cast<std::size_t>(row.quality)]);
  for (std::size_t i = 0; i < optionCount; ++i)
    if (has(row.options, static_cast<Option>(i))) text += ' ' + std::string(optionIds()[i]);
  return text;
}

}  // namespace walstatt::adlg
