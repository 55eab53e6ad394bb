// The help page of a command, laid out in the user's language.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "library/words.h"

namespace walstatt::cli {

using HelpEntry = std::pair<std::string, std::string>;  // what is typed, what it does

struct HelpPage {
  std::string command;  // empty: the program itself
  std::string calledAs = "walstatt";
  std::vector<HelpEntry> commands;
  std::vector<HelpEntry> arguments;
  std::vector<HelpEntry> options;
  std::vector<HelpEntry> general;
};

// Usage, description, arguments, options, examples. Sentences are those of cli.help.<command>.
std::string helpText(const Words& words, Language language, std::size_t width, const HelpPage& page);

}  // namespace walstatt::cli
