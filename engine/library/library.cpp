#include "library/library.h"

#include <algorithm>

#include "library/embedded_content.h"

namespace walstatt {

namespace {

bool startsWith(std::string_view text, std::string_view start) { return text.substr(0, start.size()) == start; }
bool endsWith(std::string_view text, std::string_view end) {
  return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

// The game whose rule book a file belongs to: <game>/rules.toml, or a chapter in <game>/rules. Else nothing.
std::string_view bookOf(std::string_view path) {
  const std::size_t slash = std::min(path.find('/'), path.size());
  const std::string_view rest = path.substr(std::min(slash + 1, path.size()));
  return rest == "rules.toml" || startsWith(rest, "rules/") ? path.substr(0, slash) : std::string_view{};
}

}  // namespace

Library Library::read(const std::vector<SourceFile>& files, Errors& errors) {
  Library library;
  for (const SourceFile& file : files) {
    if (!endsWith(file.path, ".toml")) continue;
    Data data = parseToml(file.text, file.path, errors);
    if (data.isNull()) continue;
    const Data& kept = library.documents_.insert_or_assign(file.path, std::move(data)).first->second;
    if (startsWith(file.path, "words/")) library.readWords(file.path, kept, errors);
  }
  library.readRules(errors);
  return library;
}

const Data* Library::document(std::string_view path) const {
  const auto found = documents_.find(path);
  return found == documents_.end() ? nullptr : &found->second;
}

std::vector<std::string> Library::documentsIn(std::string_view folder) const {
  std::vector<std::string> paths;
  for (const auto& [path, data] : documents_) {
    if (!startsWith(path, folder) || path.size() <= folder.size() || path[folder.size()] != '/') continue;
    if (path.find('/', folder.size() + 1) == std::string::npos) paths.push_back(path);
  }
  return paths;
}

// A words file: tables of tables that end in { de, en }; the path of names is the phrase's id.
void Library::readWords(const std::string& path, const Data& data, Errors& errors) {
  const auto walk = [&](const auto& self, const Data& table, const std::string& prefix) -> void {
    for (const auto& [name, value] : *table.template as<Data::Table>()) {
      const std::string id = prefix.empty() ? name : prefix + "." + name;
      if (value.template as<Data::Table>() && !value.find("de") && !value.find("en")) {
        self(self, value, id);
      } else {
        Reader reader(table, path, prefix, errors);
        Bilingual text = reader.bilingual(name);
        if (words_.has(id)) reader.fault(phrases::twice, name);
        words_.add(id, std::move(text));
      }
    }
  };
  walk(walk, data, "");
}

// Chapters come in the order of their paths; an entry may refer to any other of the book.
void Library::readRules(Errors& errors) {
  struct Written {
    std::string_view game;
    std::size_t place;
    Reader entry;
  };
  std::vector<Written> written;
  for (const auto& [path, data] : documents_) {
    const std::string_view game = bookOf(path);
    if (game.empty()) continue;
    std::vector<RuleEntry>& book = rules_[std::string(game)];
    Reader file(data, path, "", errors);
    const Bilingual chapter = file.bilingualOr("chapter", {});
    for (Reader& entry : file.tables("rule")) {
      RuleEntry rule;
      rule.id = entry.text("id");
      rule.chapter = chapter;
      rule.title = entry.bilingual("title");
      rule.text = entry.bilingual("text");
      rule.see = entry.texts("see");
      if (this->rule(game, rule.id)) entry.fault(phrases::twice, "id");
      entry.finish();
      written.push_back({game, book.size(), std::move(entry)});
      book.push_back(std::move(rule));
    }
    file.finish();
  }
  for (Written& one : written)
    for (const std::string& other : rules_.find(one.game)->second[one.place].see)
      if (!rule(one.game, other)) one.entry.fault(phrases::unknownName, "see");
}

const RuleEntry* Library::rule(std::string_view game, std::string_view number) const {
  const auto* book = rules(game);
  if (!book) return nullptr;
  const auto found = std::find_if(book->begin(), book->end(), [&](const RuleEntry& rule) { return rule.id == number; });
  return found == book->end() ? nullptr : &*found;
}

const std::vector<RuleEntry>* Library::rules(std::string_view game) const {
  const auto found = rules_.find(game);
  return found == rules_.end() ? nullptr : &found->second;
}

std::vector<std::string> Library::gamesWithRules() const {
  std::vector<std::string> games;
  for (const auto& [game, book] : rules_) games.push_back(game);
  return games;
}

std::vector<SourceFile> builtInContent() {
  std::vector<SourceFile> files;
  for (const EmbeddedFile& file : embeddedContent()) files.push_back({std::string(file.path), std::string(file.text)});
  return files;
}

}  // namespace walstatt
