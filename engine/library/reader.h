// Reads one table of a content or setup file and checks it against what it may hold. A reader never
// stops at a fault: it notes it and gives a harmless value, so that all faults of a file are told at once.
#pragma once

#include <initializer_list>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/data.h"
#include "base/language.h"
#include "library/errors.h"

namespace walstatt {

class Reader {
 public:
  Reader(const Data& table, std::string file, std::string path, Errors& errors)
      : Reader(table, std::move(file), std::move(path), errors, table) {}
  Reader(const Reader&) = delete;
  Reader(Reader&&) = default;
  ~Reader() = default;

  bool has(std::string_view field) const { return data_->find(field) != nullptr; }

  int integer(std::string_view field, int least, int most);
  int integerOr(std::string_view field, int least, int most, int otherwise);
  bool flagOr(std::string_view field, bool otherwise);
  std::string text(std::string_view field);
  std::string textOr(std::string_view field, std::string otherwise);
  Bilingual bilingual(std::string_view field);
  Bilingual bilingualOr(std::string_view field, Bilingual otherwise);
  // The index of the word found; 0 with a fault noted if it is none of them.
  int choice(std::string_view field, const std::vector<std::string>& words);
  int choiceOr(std::string_view field, const std::vector<std::string>& words, int otherwise);
  std::vector<std::string> texts(std::string_view field);
  std::vector<int> integers(std::string_view field, int least, int most);

  Reader table(std::string_view field);
  std::optional<Reader> tableIfAny(std::string_view field);
  // Array of tables; empty with a fault noted if the field is missing.
  std::vector<Reader> tables(std::string_view field);
  std::vector<Reader> tablesIfAny(std::string_view field);
  // All tables of this table, by name.
  std::vector<std::pair<std::string, Reader>> namedTables();

  // Complains of fields that nobody asked for. Call it last.
  void finish();

  // A fault at a field of this table (or at the table itself, with an empty field).
  void fault(const Phrase& what, std::string_view field, std::string allowed = {});
  // The same, where what was found is worked out and not written in the file.
  void faultWith(const Phrase& what, std::string_view field, std::string found, std::string allowed);
  const Data& data() const { return *data_; }
  const std::string& file() const { return file_; }

 private:
  // `place` tells where to look in the file for what the table itself does not hold.
  Reader(const Data& table, std::string file, std::string path, Errors& errors, const Data& place);
  const Data* take(std::string_view field);
  const Data* need(std::string_view field);
  ContentError errorAt(const Phrase& what, const Data* at, std::string_view field, std::string allowed) const;
  void faultAt(const Phrase& what, const Data* at, std::string_view field, std::string allowed);
  Reader below(const Data& table, std::string_view field, int index = -1);
  int number(const Data* value, std::string_view field, int least, int most, int otherwise);
  int chosen(const Data* value, std::string_view field, const std::vector<std::string>& words, int otherwise);
  std::vector<Reader> tablesOf(const Data* value, std::string_view field);

  const Data* data_;
  const Data* place_;
  std::string file_;
  std::string path_;
  Errors* errors_;
  std::set<std::string, std::less<>> known_;
};

}  // namespace walstatt
