// Faults of content and setup files. Each names file, line, column and field, what was found and what is
// allowed; all faults of a file are collected before anybody is told.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/data.h"
#include "base/language.h"
#include "base/phrase.h"

namespace walstatt {

struct ContentError {
  const Phrase* what = nullptr;  // a sentence with {found} and {allowed}
  std::string file;
  std::uint32_t line = 0;  // 0: unknown (a message without lines)
  std::uint32_t column = 0;
  std::string field;    // the path inside the file: figure[3].nah
  std::string found;    // as written
  std::string allowed;  // without words of any language: 1 … 12, left | right
  Bilingual reason{};   // in the place of `allowed` where only words can tell: why the rules refuse an action

  const std::string& allowedIn(Language language) const {
    return reason.in(language).empty() ? allowed : reason.in(language);
  }
};

class Errors {
 public:
  void add(ContentError error) { list_.push_back(std::move(error)); }
  bool empty() const { return list_.empty(); }
  std::size_t size() const { return list_.size(); }
  const std::vector<ContentError>& list() const { return list_; }

 private:
  std::vector<ContentError> list_;
};

namespace phrases {
inline constexpr Phrase syntax{"library.syntax", ""};
inline constexpr Phrase unreadable{"library.unreadable", ""};
inline constexpr Phrase missing{"library.missing", ""};
inline constexpr Phrase unknownField{"library.unknown-field", ""};
inline constexpr Phrase wantInteger{"library.want-integer", ""};
inline constexpr Phrase wantText{"library.want-text", ""};
inline constexpr Phrase wantFlag{"library.want-flag", ""};
inline constexpr Phrase wantArray{"library.want-array", ""};
inline constexpr Phrase wantTable{"library.want-table", ""};
inline constexpr Phrase wantBothLanguages{"library.want-both-languages", ""};
inline constexpr Phrase range{"library.range", ""};
inline constexpr Phrase choice{"library.choice", ""};
inline constexpr Phrase form{"library.form", ""};
inline constexpr Phrase twice{"library.twice", ""};
inline constexpr Phrase tooMany{"library.too-many", ""};
inline constexpr Phrase sum{"library.sum", ""};
inline constexpr Phrase unknownName{"library.unknown-name", ""};
inline constexpr Phrase noWords{"library.no-words", ""};
}  // namespace phrases

}  // namespace walstatt
