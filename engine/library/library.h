// All content, read once: the parsed files, the words and the rule books. Games take their own tables
// from here with a Reader; nothing else opens content files.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/data.h"
#include "library/errors.h"
#include "library/reader.h"
#include "library/words.h"

namespace walstatt {

struct SourceFile {
  std::string path;  // below content/, or as the user gave it
  std::string text;
};

// TOML text as Data. Syntax faults are noted with their place; the result is then empty.
Data parseToml(std::string_view text, const std::string& file, Errors& errors);

class Library {
 public:
  static Library read(const std::vector<SourceFile>& files, Errors& errors);

  const Data* document(std::string_view path) const;
  // Paths of the documents in a folder (not below it), in order.
  std::vector<std::string> documentsIn(std::string_view folder) const;

  const Words& words() const { return words_; }
  const RuleEntry* rule(std::string_view game, std::string_view number) const;
  const std::vector<RuleEntry>* rules(std::string_view game) const;
  std::vector<std::string> gamesWithRules() const;

 private:
  void readWords(const std::string& path, const Data& data, Errors& errors);
  void readRules(Errors& errors);

  std::map<std::string, Data, std::less<>> documents_;
  Words words_;
  std::map<std::string, std::vector<RuleEntry>, std::less<>> rules_;
};

// The content built into the program.
std::vector<SourceFile> builtInContent();

}  // namespace walstatt
