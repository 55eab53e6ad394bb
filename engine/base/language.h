// The two languages of the house. Everything a user sees exists in both.
#pragma once

#include <cstdint>
#include <string>

namespace walstatt {

enum class Language : std::uint8_t { german, english };

struct Bilingual {
  std::string german;
  std::string english;

  const std::string& in(Language language) const { return language == Language::german ? german : english; }
};

}  // namespace walstatt
