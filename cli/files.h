// The files the command line opens: content folders, setups, records.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "library/library.h"

namespace walstatt::cli {

// The text of a file; where it cannot be read, a fault with the system's reason.
std::optional<std::string> readFile(const std::string& path, Errors& errors);
// All .toml files below a folder, with paths relative to it, in order.
std::vector<SourceFile> readFolder(const std::string& folder, Errors& errors);
// Writes by way of a neighbouring file, so that an interruption never leaves half a file; a fault when it fails.
bool writeFile(const std::string& path, std::string_view text, Errors& errors);
bool appendFile(const std::string& path, std::string_view text, Errors& errors);
bool fileExists(const std::string& path);

}  // namespace walstatt::cli
