// Texts as messages and files hold them.
#pragma once

#include <string>
#include <string_view>

#include "base/data.h"
#include "library/words.h"

namespace walstatt {

// { de, en }
Data bothLanguages(const Bilingual& text);
// A fault or a notice that has no place in a file: { id, text = { de, en } }.
Data toldData(const Words& words, const ContentError& error);
// A basic string of TOML.
std::string tomlString(const std::string& text);
// Whether a name holds what no name should: newlines, tabs and the like.
bool hasControls(std::string_view text);

}  // namespace walstatt
