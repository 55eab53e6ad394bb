// Text on a screen: UTF-8, wrapped lines, chances as people read them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/fraction.h"
#include "base/language.h"

namespace walstatt::cli {

// Characters, not bytes. Combining marks and wide characters do not occur in our texts.
std::size_t columns(std::string_view text);
std::string padded(std::string_view text, std::size_t width);
std::string trimmed(std::string_view text);
std::vector<std::string> split(std::string_view text, char separator);
std::string joined(const std::vector<std::string>& parts, std::string_view separator);

// What a stranger wrote, fit for a terminal and for JSON: bytes that are no UTF-8 and control characters (except
// newlines) become replacement characters.
std::string cleaned(std::string_view text);

// Breaks a paragraph into lines; all but the first begin with `indent` blanks.
std::string wrapped(std::string_view text, std::size_t width, std::size_t indent = 0);
// The same with blanks before the first line too.
std::string indented(std::string_view text, std::size_t width, std::size_t indent);
// A longer text of paragraphs and lists, each wrapped by itself.
std::string reflowed(std::string_view text, std::size_t width);

// 58.3 % or 58,3 %; never rounded to 0 or 100 when it is neither.
std::string percent(double share, Language language);
std::string decimal(double value, int digits, Language language);
// 7/12 (58.3 %)
std::string chance(Fraction fraction, Language language);

// A whole number and nothing else.
std::optional<std::int64_t> wholeNumber(std::string_view text);
std::optional<std::uint64_t> naturalNumber(std::string_view text);
std::string hexadecimal(std::uint64_t value);  // 16 digits

// The candidates that look most like the text, best first, at most `most`; for "did you mean". None that has more than
// two letters or half of them wrong.
std::vector<std::string> nearest(std::string_view text, const std::vector<std::string>& candidates, std::size_t most);

std::string lowered(std::string_view text);  // ASCII, Ä, Ö and Ü

}  // namespace walstatt::cli
