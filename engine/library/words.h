// Sentences in both languages, and the rule book. Display text is never a key.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/language.h"
#include "base/phrase.h"
#include "library/errors.h"

namespace walstatt {

// Names an argument of a phrase, as the game at hand does.
using Namer = std::function<std::string(Arg)>;

class Words {
 public:
  void add(std::string id, Bilingual text) { texts_.insert_or_assign(std::move(id), std::move(text)); }
  bool has(std::string_view id) const { return texts_.find(id) != texts_.end(); }
  const std::map<std::string, Bilingual, std::less<>>& all() const { return texts_; }

  // The sentence of an id. An id without a sentence shows itself, so that nothing is lost.
  std::string plain(std::string_view id, Language language) const;
  // The sentence with {0}, {1} … replaced by what `namer` says; {0:+} shows a number with its sign.
  std::string say(const Said& said, Language language, const Namer& namer) const;
  // The sentence with {name} replaced.
  std::string fill(std::string_view id, Language language,
                   const std::vector<std::pair<std::string_view, std::string>>& values) const;
  // file:line:column: field: sentence
  std::string say(const ContentError& error, Language language) const;

 private:
  std::map<std::string, Bilingual, std::less<>> texts_;
};

struct RuleEntry {
  std::string id;
  Bilingual chapter;  // empty in a book without chapters
  Bilingual title;
  Bilingual text;
  std::vector<std::string> see;
};

}  // namespace walstatt
