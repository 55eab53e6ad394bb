#include "cli/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <numeric>
#include <utility>

namespace walstatt::cli {

namespace {

bool isContinuation(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

// The length of the UTF-8 character at the start of the text; 0 if there is none.
std::size_t characterLength(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(0);
  if (lead < 0x80) return 1;
  const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  if (lead < 0xC2 || lead > 0xF4 || text.size() < length) return 0;
  for (std::size_t i = 1; i < length; ++i)
    if (!isContinuation(text[i])) return 0;
  const bool overlong = (lead == 0xE0 && byte(1) < 0xA0) || (lead == 0xF0 && byte(1) < 0x90);
  const bool outside = (lead == 0xED && byte(1) >= 0xA0) || (lead == 0xF4 && byte(1) >= 0x90);
  return overlong || outside ? 0 : length;
}

bool startsItem(std::string_view line) {
  if (line.empty()) return true;
  if (line[0] == ' ' || line[0] == '|') return true;
  if (line.substr(0, 2) == "- " || line.substr(0, 2) == "* ") return true;
  const std::size_t digits = line.find_first_not_of("0123456789");
  return digits != 0 && digits < 3 && line.substr(digits, 2) == ". ";
}

// Letters to be put in, left out, replaced, or swapped with their neighbours.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> before, last, row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    before = std::exchange(last, row);
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const bool same = a[i - 1] == b[j - 1];
      row[j] = std::min({last[j - 1] + (same ? 0 : 1), last[j] + 1, row[j - 1] + 1});
      const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (swapped) row[j] = std::min(row[j], before[j - 2] + 1);
    }
  }
  return row[b.size()];
}

template <class Integer>
std::optional<Integer> parsed(std::string_view text, int base = 10) {
  Integer value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
  if (error != std::errc() || end != text.data() + text.size() || text.empty()) return std::nullopt;
  return value;
}

}  // namespace

std::size_t columns(std::string_view text) {
  return text.size() - static_cast<std::size_t>(std::count_if(text.begin(), text.end(), isContinuation));
}

std::string padded(std::string_view text, std::size_t width) {
  const std::size_t used = columns(text);
  return std::string(text) + std::string(used < width ? width - used : 0, ' ');
}

std::string trimmed(std::string_view text) {
  constexpr std::string_view blanks = " \t\r\n\v\f";
  const std::size_t first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return std::string(text.substr(first, text.find_last_not_of(blanks) - first + 1));
}

std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> parts;
  while (true) {
    const std::size_t end = text.find(separator);
    parts.emplace_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

std::string joined(const std::vector<std::string>& parts, std::string_view separator) {
  std::string all;
  for (const std::string& part : parts) {
    if (&part != parts.data()) all += separator;
    all += part;
  }
  return all;
}

std::string cleaned(std::string_view text) {
  constexpr std::string_view replacement = "\xEF\xBF\xBD";
  std::string out;
  while (!text.empty()) {
    const std::size_t length = characterLength(text);
    const auto lead = static_cast<unsigned char>(text[0]);
    const bool control = (lead < 0x20 && lead != '\n') || lead == 0x7F ||
                         (length == 2 && lead == 0xC2 && static_cast<unsigned char>(text[1]) < 0xA0);
    if (length == 0 || control) {
      out += replacement;
    } else {
      out += text.substr(0, length);
    }
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return out;
}

std::string wrapped(std::string_view text, std::size_t width, std::size_t indent) {
  std::string out;
  std::size_t used = 0;
  for (const std::string& word : split(text, ' ')) {
    if (word.empty()) continue;
    const std::size_t size = columns(word);
    if (!out.empty() && used + 1 + size > width) {
      out += '\n' + std::string(indent, ' ');
      used = indent;
    } else if (!out.empty()) {
      out += ' ';
      ++used;
    }
    out += word;
    used += size;
  }
  return out;
}

std::string indented(std::string_view text, std::size_t width, std::size_t indent) {
  // As if a word of that length stood at the start; then it is taken away.
  const std::string filled =
      wrapped(std::string(indent > 0 ? indent - 1 : 0, '.') + ' ' + std::string(text), width, indent);
  return std::string(indent, ' ') + filled.substr(std::min(indent, filled.size()));
}

std::string reflowed(std::string_view text, std::size_t width) {
  std::string out;
  std::string paragraph;
  const auto flush = [&] {
    if (paragraph.empty()) return;
    const bool kept = paragraph[0] == ' ' || paragraph[0] == '|';
    out += (kept ? paragraph : wrapped(paragraph, width, paragraph[0] == '-' ? 2 : 0)) + '\n';
    paragraph.clear();
  };
  for (const std::string& line : split(trimmed(text), '\n')) {
    const bool continuesItem = paragraph.substr(0, 2) == "- " && line.substr(0, 2) == "  " && trimmed(line) != "";
    if (startsItem(line) && !continuesItem) flush();
    if (line.empty()) {
      out += '\n';
    } else {
      paragraph += (paragraph.empty() ? "" : " ") + (continuesItem ? trimmed(line) : line);
    }
  }
  flush();
  while (!out.empty() && out.back() == '\n') out.pop_back();
  return out;
}

std::string decimal(double value, int digits, Language language) {
  std::string text = fmt::format("{:.{}f}", value, digits);
  if (language == Language::german) std::replace(text.begin(), text.end(), '.', ',');
  return text;
}

std::string percent(double share, Language language) {
  const double value = share * 100;
  const bool tiny = (value > 0 && value < 0.05) || (value < 100 && value > 99.95);
  return decimal(value, tiny ? 4 : 1, language) + " %";
}

std::string chance(Fraction fraction, Language language) {
  return fmt::format("{}/{} ({})", fraction.num, fraction.den, percent(fraction.approx(), language));
}

std::optional<std::int64_t> wholeNumber(std::string_view text) { return parsed<std::int64_t>(text); }
std::optional<std::uint64_t> naturalNumber(std::string_view text) { return parsed<std::uint64_t>(text); }
std::string hexadecimal(std::uint64_t value) { return fmt::format("{:016x}", value); }

std::vector<std::string> nearest(std::string_view text, const std::vector<std::string>& candidates, std::size_t most) {
  std::vector<std::pair<std::size_t, std::size_t>> ranked;  // how far apart, which
  const std::string wanted = lowered(text.substr(0, 64));
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    const std::string other = lowered(candidates[i]);
    const bool begins = !wanted.empty() && other.substr(0, wanted.size()) == wanted;
    const std::size_t apart = begins ? 0 : distance(wanted, other);
    if (apart <= 2 && 2 * apart < std::max(wanted.size(), other.size())) ranked.emplace_back(apart, i);
  }
  std::sort(ranked.begin(), ranked.end());
  std::vector<std::string> best;
  for (const auto& [apart, index] : ranked)
    if (best.size() < most) best.push_back(candidates[index]);
  return best;
}

std::string lowered(std::string_view text) {
  std::string out(text);
  for (std::size_t i = 0; i < out.size(); ++i) {
    if (out[i] >= 'A' && out[i] <= 'Z') out[i] = static_cast<char>(out[i] - 'A' + 'a');
    const bool capitalUmlaut =
        i > 0 && out[i - 1] == '\xC3' && (out[i] == '\x84' || out[i] == '\x96' || out[i] == '\x9C');
    if (capitalUmlaut) out[i] = static_cast<char>(out[i] + 0x20);
  }
  return out;
}

}  // namespace walstatt::cli
