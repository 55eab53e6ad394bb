// Armies on paper: what the sheets of all games share.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/context.h"

namespace walstatt::cli {

extern const std::string_view sheetStyle;

// Title, sum and, where there is one, the code.
std::string sheetHead(const std::string& title, const std::string& sum, const std::optional<std::string>& code);
// The beginning of a roster: what it is, values, boxes to tick, points.
std::string rosterHead(const Context& context, std::string_view what, std::string_view boxes);
// A box to tick for every point of everybody.
std::string tickBoxes(int count, int points);

struct Card {
  std::string label, name, head;
  std::string values;  // HTML
  std::vector<std::string> lines;
  std::string history;
};
std::string cardHtml(const Card& card);

}  // namespace walstatt::cli
