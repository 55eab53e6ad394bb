// The files of content/ as they were when the program was built, so that it runs without an installed folder and
// inside WebAssembly. The definition is written by scripts/embed-content.py during the build.
#pragma once

#include <span>
#include <string_view>

namespace walstatt {

struct EmbeddedFile {
  std::string_view path;  // relative to content/, with forward slashes: "mfm/rules.toml"
  std::string_view text;
};

// All files, sorted by path.
std::span<const EmbeddedFile> embeddedContent();

}  // namespace walstatt
