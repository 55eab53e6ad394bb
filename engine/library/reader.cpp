#include "library/reader.h"

#include <algorithm>

namespace walstatt {

namespace {

const Data& emptyTable() {
  static const Data empty{Data::Table{}};
  return empty;
}

std::string joined(const std::vector<std::string>& words) {
  std::string all;
  for (const std::string& word : words) all += (all.empty() ? "" : " | ") + word;
  return all;
}

std::string span(int least, int most) { return std::to_string(least) + " … " + std::to_string(most); }

}  // namespace

Reader::Reader(const Data& table, std::string file, std::string path, Errors& errors, const Data& place)
    : data_(&table), place_(&place), file_(std::move(file)), path_(std::move(path)), errors_(&errors) {
  if (!table.as<Data::Table>()) {
    faultAt(phrases::wantTable, &table, "", "");
    data_ = &emptyTable();
  }
}

ContentError Reader::errorAt(const Phrase& what, const Data* at, std::string_view field, std::string allowed) const {
  ContentError error;
  error.what = &what;
  error.file = file_;
  const Data* place = at && at->line ? at : place_;
  error.line = place->line;
  error.column = place->column;
  error.field = path_;
  if (!field.empty()) error.field += (path_.empty() ? "" : ".") + std::string(field);
  if (at) error.found = described(*at);
  error.allowed = std::move(allowed);
  return error;
}

void Reader::faultAt(const Phrase& what, const Data* at, std::string_view field, std::string allowed) {
  errors_->add(errorAt(what, at, field, std::move(allowed)));
}

void Reader::faultWith(const Phrase& what, std::string_view field, std::string found, std::string allowed) {
  ContentError error = errorAt(what, data_->find(field), field, std::move(allowed));
  error.found = std::move(found);
  errors_->add(std::move(error));
}

void Reader::fault(const Phrase& what, std::string_view field, std::string allowed) {
  faultAt(what, field.empty() ? nullptr : data_->find(field), field, std::move(allowed));
}

const Data* Reader::take(std::string_view field) {
  known_.emplace(field);
  return data_->find(field);
}

const Data* Reader::need(std::string_view field) {
  const Data* value = take(field);
  if (!value) faultAt(phrases::missing, nullptr, field, "");
  return value;
}

int Reader::number(const Data* value, std::string_view field, int least, int most, int otherwise) {
  if (!value) return otherwise;
  const auto* integer = value->as<std::int64_t>();
  if (!integer) {
    faultAt(phrases::wantInteger, value, field, span(least, most));
    return otherwise;
  }
  if (*integer < least || *integer > most) {
    faultAt(phrases::range, value, field, span(least, most));
    return otherwise;
  }
  return static_cast<int>(*integer);
}

int Reader::integer(std::string_view field, int least, int most) {
  return number(need(field), field, least, most, least);
}

int Reader::integerOr(std::string_view field, int least, int most, int otherwise) {
  return number(take(field), field, least, most, otherwise);
}

bool Reader::flagOr(std::string_view field, bool otherwise) {
  const Data* value = take(field);
  if (!value) return otherwise;
  if (const bool* flag = value->as<bool>()) return *flag;
  faultAt(phrases::wantFlag, value, field, "true | false");
  return otherwise;
}

std::string Reader::text(std::string_view field) {
  const Data* value = need(field);
  if (!value) return {};
  if (const auto* text = value->as<std::string>()) return *text;
  faultAt(phrases::wantText, value, field, "");
  return {};
}

std::string Reader::textOr(std::string_view field, std::string otherwise) {
  return has(field) ? text(field) : (take(field), std::move(otherwise));
}

Bilingual Reader::bilingual(std::string_view field) {
  const Data* value = need(field);
  if (!value) return {};
  const Data* german = value->find("de");
  const Data* english = value->find("en");
  const auto* de = german ? german->as<std::string>() : nullptr;
  const auto* en = english ? english->as<std::string>() : nullptr;
  if (!de || !en || de->empty() || en->empty()) {
    faultAt(phrases::wantBothLanguages, value, field, "{ de = \"…\", en = \"…\" }");
    return {};
  }
  return {*de, *en};
}

Bilingual Reader::bilingualOr(std::string_view field, Bilingual otherwise) {
  return has(field) ? bilingual(field) : (take(field), std::move(otherwise));
}

int Reader::chosen(const Data* value, std::string_view field, const std::vector<std::string>& words, int otherwise) {
  if (!value) return otherwise;
  const auto* text = value->as<std::string>();
  const auto found = text ? std::find(words.begin(), words.end(), *text) : words.end();
  if (found == words.end()) {
    faultAt(phrases::choice, value, field, joined(words));
    return otherwise;
  }
  return static_cast<int>(found - words.begin());
}

int Reader::choice(std::string_view field, const std::vector<std::string>& words) {
  return chosen(need(field), field, words, 0);
}

int Reader::choiceOr(std::string_view field, const std::vector<std::string>& words, int otherwise) {
  return chosen(take(field), field, words, otherwise);
}

std::vector<std::string> Reader::texts(std::string_view field) {
  std::vector<std::string> all;
  const Data* value = take(field);
  if (!value) return all;
  const auto* array = value->as<Data::Array>();
  if (!array) {
    faultAt(phrases::wantArray, value, field, "[\"…\"]");
    return all;
  }
  for (const Data& item : *array) {
    if (const auto* text = item.as<std::string>()) {
      all.push_back(*text);
    } else {
      faultAt(phrases::wantText, &item, field, "");
    }
  }
  return all;
}

std::vector<int> Reader::integers(std::string_view field, int least, int most) {
  std::vector<int> all;
  const Data* value = take(field);
  if (!value) return all;
  const auto* array = value->as<Data::Array>();
  if (!array) {
    faultAt(phrases::wantArray, value, field, "[1, 2, …]");
    return all;
  }
  for (const Data& item : *array) all.push_back(number(&item, field, least, most, least));
  return all;
}

Reader Reader::below(const Data& table, std::string_view field, int index) {
  std::string path = path_;
  if (!path.empty()) path += '.';
  path += field;
  if (index >= 0) path += "[" + std::to_string(index + 1) + "]";
  return Reader(table, file_, std::move(path), *errors_, table.line ? table : *place_);
}

Reader Reader::table(std::string_view field) {
  const Data* value = need(field);
  return below(value ? *value : emptyTable(), field);
}

std::optional<Reader> Reader::tableIfAny(std::string_view field) {
  const Data* value = take(field);
  if (!value) return std::nullopt;
  return below(*value, field);
}

std::vector<Reader> Reader::tablesOf(const Data* value, std::string_view field) {
  std::vector<Reader> all;
  if (!value) return all;
  const auto* array = value->as<Data::Array>();
  if (!array) {
    faultAt(phrases::wantArray, value, field, "[[…]]");
    return all;
  }
  int index = 0;
  for (const Data& item : *array) all.push_back(below(item, field, index++));
  return all;
}

std::vector<Reader> Reader::tables(std::string_view field) { return tablesOf(need(field), field); }
std::vector<Reader> Reader::tablesIfAny(std::string_view field) { return tablesOf(take(field), field); }

std::vector<std::pair<std::string, Reader>> Reader::namedTables() {
  std::vector<std::pair<std::string, Reader>> all;
  for (const auto& [name, value] : *data_->as<Data::Table>()) {
    known_.insert(name);
    all.emplace_back(name, below(value, name));
  }
  return all;
}

void Reader::finish() {
  for (const auto& [name, value] : *data_->as<Data::Table>()) {
    if (known_.contains(name)) continue;
    std::vector<std::string> fields(known_.begin(), known_.end());
    faultAt(phrases::unknownField, &value, name, joined(fields));
  }
}

}  // namespace walstatt
