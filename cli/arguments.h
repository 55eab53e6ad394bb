// Values of options as a user typed them, checked: each fault says which option, what was found and what is allowed.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/context.h"

namespace walstatt::cli {

class Arguments {
 public:
  explicit Arguments(const Context& context) : context_(&context) {}

  bool good() const { return good_; }

  // Each leaves `into` alone when the text is empty (the option was not given).
  template <class Integer>
  void integer(std::string_view option, const std::string& text, std::int64_t least, std::int64_t most, Integer& into) {
    if (const auto value = integerIn(option, text, least, most)) into = static_cast<Integer>(*value);
  }
  void natural(std::string_view option, const std::string& text, std::optional<std::uint64_t>& into);
  void natural(std::string_view option, const std::string& text, std::uint64_t& into);
  // The index of the word.
  std::optional<std::size_t> choice(std::string_view option, const std::string& text,
                                    const std::vector<std::string>& allowed);
  // "person,greedy"
  static std::vector<std::string> names(const std::string& text);
  // "3x1-3": so many dice, a hit up to that number.
  void attack(std::string_view option, const std::string& text, int& dice, int& hitUpTo);

  void missing(std::string_view option);
  void fault(std::string_view option, std::string_view found, std::string_view allowed);
  // Two options that do not go together.
  void conflict(std::string_view one, std::string_view other);

 private:
  std::optional<std::int64_t> integerIn(std::string_view option, const std::string& text, std::int64_t least,
                                        std::int64_t most);
  const Context* context_;
  bool good_ = true;
};

// Language of a locale's name (de_DE.UTF-8), or of --lang.
Language languageOf(std::string_view locale);

}  // namespace walstatt::cli
