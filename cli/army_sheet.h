// Armies on paper and on the screen: the roster, and a card of every figure.
#pragma once

#include <string>
#include <vector>

#include "cli/context.h"
#include "games/mfm/army.h"

namespace walstatt::cli {

// "B5 S0 NAH 2×1-4 FERN F5 1×1-4": a figure's values as its card has them.
std::string valuesOf(const Context& context, const mfm::FigureType& type);

// Every unit with its points and values; faults stand elsewhere.
std::vector<std::string> rosterLines(const Context& context, const mfm::Content& content, const mfm::Army& army);
std::vector<std::string> cardLines(const Context& context, const mfm::Content& content, const mfm::Army& army);
// A page of its own, to be printed.
std::string sheetHtml(const Context& context, const mfm::Content& content, const mfm::Army& army);
// The figures of a people, to choose from.
std::vector<std::string> peopleLines(const Context& context, const mfm::Content& content, int people);

}  // namespace walstatt::cli
