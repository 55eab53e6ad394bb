#include "cli/arguments.h"

#include <algorithm>

#include "cli/text.h"

namespace walstatt::cli {

void Arguments::fault(std::string_view option, std::string_view found, std::string_view allowed) {
  good_ = false;
  complain(*context_, context_->say("cli.error.option", {{"option", std::string(option)},
                                                         {"found", cleaned(found)},
                                                         {"allowed", std::string(allowed)}}));
}

void Arguments::missing(std::string_view option) {
  good_ = false;
  complain(*context_, context_->say("cli.error.missing-option", {{"option", std::string(option)}}));
}

void Arguments::conflict(std::string_view one, std::string_view other) {
  good_ = false;
  complain(*context_, context_->say("cli.error.conflict", {{"one", std::string(one)}, {"other", std::string(other)}}));
}

std::optional<std::int64_t> Arguments::integerIn(std::string_view option, const std::string& text, std::int64_t least,
                                                 std::int64_t most) {
  if (text.empty()) return std::nullopt;
  const std::optional<std::int64_t> value = wholeNumber(text[0] == '+' ? text.substr(1) : text);
  if (value && *value >= least && *value <= most) return value;
  fault(option, text, std::to_string(least) + " … " + std::to_string(most));
  return std::nullopt;
}

void Arguments::natural(std::string_view option, const std::string& text, std::optional<std::uint64_t>& into) {
  if (text.empty()) return;
  into = naturalNumber(text);
  if (!into) fault(option, text, context_->say("cli.error.natural-form"));
}

void Arguments::natural(std::string_view option, const std::string& text, std::uint64_t& into) {
  std::optional<std::uint64_t> value;
  natural(option, text, value);
  if (value) into = *value;
}

std::optional<std::size_t> Arguments::choice(std::string_view option, const std::string& text,
                                             const std::vector<std::string>& allowed) {
  if (text.empty()) return std::nullopt;
  const auto found = std::find(allowed.begin(), allowed.end(), text);
  if (found != allowed.end()) return static_cast<std::size_t>(found - allowed.begin());
  fault(option, text, joined(allowed, " | "));
  return std::nullopt;
}

std::vector<std::string> Arguments::names(const std::string& text) {
  std::vector<std::string> all;
  if (text.empty()) return all;
  for (const std::string& part : split(text, ',')) all.push_back(trimmed(part));
  return all;
}

void Arguments::attack(std::string_view option, const std::string& text, int& dice, int& hitUpTo) {
  constexpr std::string_view timesSign = "×";
  std::string plain = lowered(text);
  if (const std::size_t at = plain.find(timesSign); at != std::string::npos) plain.replace(at, timesSign.size(), "x");
  const std::size_t times = plain.find("x1-");
  const auto count = times == std::string::npos ? std::nullopt : wholeNumber(plain.substr(0, times));
  const auto upTo = times == std::string::npos ? std::nullopt : wholeNumber(plain.substr(times + 3));
  const bool good = count && upTo && *count >= 1 && *count <= 12 && *upTo >= 1 && *upTo <= 12;
  if (!good) return fault(option, text, "3x1-4 (1 … 12 x 1-1 … 1-12)");
  dice = static_cast<int>(*count);
  hitUpTo = static_cast<int>(*upTo);
}

Language languageOf(std::string_view locale) {
  return locale.substr(0, 2) == "de" ? Language::german : Language::english;
}

}  // namespace walstatt::cli
