// Things that come as a file or as a code: armies and fighters.
#pragma once

#include <optional>
#include <string>

#include "cli/context.h"

namespace walstatt::cli {

// Whether a word of the command line is meant as a file rather than as a code.
bool looksLikeFile(const std::string& text);
// A long code in a complaint would hide what is said of it.
std::string shortened(const std::string& code);
// Complains of what a code was told; `where` stands in the place of a file.
void complainOf(const Context& context, const Errors& errors, const std::string& where);
// What a file of TOML or JSON holds; faults go to `errors`.
std::optional<Data> readDataFile(const std::string& path, Errors& errors);
// Writes to a new file and says so, or complains and returns the exit code.
int writeNew(const Context& context, const std::string& path, std::string_view text, bool overwrite);
bool wantsJson(const std::string& path);

// Text of a page, and a whole page of HTML that needs nothing else.
std::string escapedHtml(std::string_view text);
std::string htmlPage(const Context& context, const std::string& title, std::string_view style, const std::string& body);

}  // namespace walstatt::cli
