#include "library/words.h"

namespace walstatt {

namespace {

// Replaces every {key} of a sentence by what `value` gives for it; unknown keys stay as they are.
template <class Value>
std::string replaced(std::string_view sentence, const Value& value) {
  std::string out;
  while (!sentence.empty()) {
    const std::size_t open = sentence.find('{');
    const std::size_t close = open == std::string_view::npos ? open : sentence.find('}', open);
    if (close == std::string_view::npos) break;
    out += sentence.substr(0, open);
    const std::string_view key = sentence.substr(open + 1, close - open - 1);
    if (!value(key, out)) out += sentence.substr(open, close - open + 1);
    sentence.remove_prefix(close + 1);
  }
  out += sentence;
  return out;
}

}  // namespace

std::string Words::plain(std::string_view id, Language language) const {
  const auto found = texts_.find(id);
  return found == texts_.end() ? std::string(id) : found->second.in(language);
}

std::string Words::say(const Said& said, Language language, const Namer& namer) const {
  if (!said.phrase) return {};
  return replaced(plain(said.phrase->id, language), [&](std::string_view key, std::string& out) {
    if (key.empty() || key[0] < '0' || key[0] >= static_cast<char>('0' + Said::maxArgs)) return false;
    const Arg arg = said.args[static_cast<std::size_t>(key[0] - '0')];
    if (arg.kind == ArgKind::number) {
      if (key.substr(1) == ":+" && arg.value >= 0) out += '+';
      out += std::to_string(arg.value);
    } else if (arg.kind == ArgKind::faces) {
      for (std::int32_t rest = arg.value; rest; rest >>= 5) out += std::to_string(rest & 31) + (rest >> 5 ? ", " : "");
    } else if (arg.kind != ArgKind::none) {
      out += namer(arg);
    }
    return true;
  });
}

std::string Words::fill(std::string_view id, Language language,
                        const std::vector<std::pair<std::string_view, std::string>>& values) const {
  return replaced(plain(id, language), [&](std::string_view key, std::string& out) {
    for (const auto& [name, value] : values) {
      if (name != key) continue;
      out += value;
      return true;
    }
    return false;
  });
}

std::string Words::say(const ContentError& error, Language language) const {
  std::string out = error.file;
  if (error.line) out += ':' + std::to_string(error.line) + ':' + std::to_string(error.column);
  if (!error.field.empty()) out += (out.empty() ? "" : ": ") + error.field;
  if (!out.empty()) out += ": ";
  return out + fill(error.what->id, language, {{"found", error.found}, {"allowed", error.allowedIn(language)}});
}

}  // namespace walstatt
