// Armies of L'Art de la Guerre on paper and on the screen: the roster by corps, and a card of every kind of unit.
#pragma once

#include <string>
#include <vector>

#include "cli/context.h"
#include "games/adlg/army.h"

namespace walstatt::cli {

// "HI, protection 2, cohesion 4, moves 2/2/1": a unit's values in one line.
std::string valuesOf(const Context& context, const adlg::Content& content, const adlg::Profile& unit);
std::vector<std::string> rosterLines(const Context& context, const adlg::Content& content, const adlg::Army& army);
std::vector<std::string> cardLines(const Context& context, const adlg::Content& content, const adlg::Army& army);
// A page of its own, to be printed.
std::string sheetHtml(const Context& context, const adlg::Content& content, const adlg::Army& army);
// The rows of a list, to choose from.
std::vector<std::string> listLines(const Context& context, const adlg::Content& content, const adlg::ArmyList& list);
// "300 BC – 107 BC"
std::string yearsOf(const Context& context, const adlg::ArmyList& list);

}  // namespace walstatt::cli
