// Commands called without a process: words in, words out.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "cli/commands.h"
#include "records/json.h"

namespace walstatt::cli {

inline const Library& builtInLibrary() {
  static const Library library = [] {
    Errors errors;
    return Library::read(builtInContent(), errors);
  }();
  return library;
}

// "walstatt army new ARGUMENT..." and its like.
template <class Options>
Options action(std::string name, std::vector<std::string> arguments = {}) {
  Options options;
  options.action = std::move(name);
  options.arguments = std::move(arguments);
  return options;
}

enum class Sits { script, person };

// One user with a language and something to type.
struct User {
  explicit User(std::string typed = "", Language language = Language::english, Sits sits = Sits::script)
      : in(std::move(typed)), language_(language), sits_(sits) {}

  Context context() {
    Context c{builtInLibrary(), builtInLibrary().words(), language_, false, false, in, out, err};
    c.terminal = sits_ == Sits::person;
    return c;
  }
  Context jsonContext() {
    Context c = context();
    return Context{c.library, c.words, c.language, true, false, in, out, err};
  }
  bool said(std::string_view text) const { return out.str().find(text) != std::string::npos; }
  bool complained(std::string_view text) const { return err.str().find(text) != std::string::npos; }
  std::string all() const { return "out:\n" + out.str() + "\nerr:\n" + err.str(); }

  std::istringstream in;
  std::ostringstream out;
  std::ostringstream err;

 private:
  Language language_;
  Sits sits_;
};

// A folder of its own for every test, gone afterwards.
class Folder {
 public:
  Folder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "walstatt-XXXXXX").string();
    path_ = mkdtemp(pattern.data());
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() { std::filesystem::remove_all(path_); }

  std::string operator/(const std::string& name) const { return (path_ / name).string(); }
  std::string write(const std::string& name, const std::string& text) const {
    std::filesystem::create_directories((path_ / name).parent_path());
    std::ofstream(path_ / name, std::ios::binary) << text;
    return *this / name;
  }
  static std::string read(const std::string& path) {
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
  }

 private:
  std::filesystem::path path_;
};

}  // namespace walstatt::cli
