// Decimal numbers and places (docs/notation.md).
#include <algorithm>

#include "games/adlg/setup_file.h"

namespace walstatt::adlg {

std::string decimal(std::int32_t value, int places) {
  std::int32_t unit = 1;
  for (int i = 0; i < places; ++i) unit *= 10;
  const std::int64_t size = value < 0 ? -std::int64_t{value} : value;
  std::string text = (value < 0 ? "-" : "") + std::to_string(size / unit);
  if (size % unit == 0) return text;
  std::string rest = std::to_string(size % unit);
  rest.insert(0, static_cast<std::size_t>(places) - rest.size(), '0');
  while (rest.back() == '0') rest.pop_back();
  return text + '.' + rest;
}

std::optional<std::int32_t> decimalIn(std::string_view word, int places) {
  const bool negative = word.starts_with('-');
  if (negative) word.remove_prefix(1);
  const std::size_t point = word.find('.');
  const std::string_view whole = word.substr(0, point);
  const std::string_view rest = point == std::string_view::npos ? "" : word.substr(point + 1);
  const auto digits = [](std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
  };
  if (whole.empty() || whole.size() > 5 || rest.size() > static_cast<std::size_t>(places) || !digits(whole) ||
      !digits(rest) || (point != std::string_view::npos && rest.empty()))
    return std::nullopt;
  std::int32_t value = 0;
  for (const char c : whole) value = value * 10 + (c - '0');
  for (std::size_t i = 0; i < static_cast<std::size_t>(places); ++i)
    value = value * 10 + (i < rest.size() ? rest[i] - '0' : 0);
  return negative ? -value : value;
}

std::optional<Pose> poseIn(std::string_view text, Angle heading) {
  const std::size_t comma = text.find(','),
                    second = text.find(',', comma == std::string_view::npos ? comma : comma + 1);
  if (comma == std::string_view::npos) return std::nullopt;
  const auto x = decimalIn(text.substr(0, comma), 3);
  const auto y = decimalIn(text.substr(comma + 1, second == std::string_view::npos ? second : second - comma - 1), 3);
  const auto turned = second == std::string_view::npos ? std::optional(heading) : decimalIn(text.substr(second + 1), 2);
  if (!x || !y || !turned) return std::nullopt;
  return Pose{{*x, *y}, normalized(*turned)};
}

}  // namespace walstatt::adlg
