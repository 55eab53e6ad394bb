// What every command is given: the content, the user's language, and where to read and write. Tests call the
// commands with string streams.
#pragma once

#include <iosfwd>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "library/library.h"

namespace walstatt::cli {

// Exit codes.
inline constexpr int fine = 0;
inline constexpr int refused = 1;  // the answer is no: refused, not valid, verification failed
inline constexpr int badUse = 2;   // the question was wrong; also: nothing could be begun

using Values = std::vector<std::pair<std::string_view, std::string>>;

struct Context {
  const Library& library;
  const Words& words;  // the program's own sentences; those of the library unless that is faulty
  Language language = Language::english;
  bool json = false;
  bool colour = false;
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  bool terminal = false;  // a person sits at `in` and `out`
  bool progress = false;  // `err` is a terminal
  std::size_t width = 80;
  const Errors* faults = nullptr;     // what reading the content found wrong
  std::string calledAs = "walstatt";  // what the user types to call the program: {walstatt} in its sentences

  std::string say(std::string_view id, const Values& values = {}) const;
};

// One line on `out`; one line on `err`.
void print(const Context& context, std::string_view line);
void complain(const Context& context, std::string_view line);
void complain(const Context& context, const Errors& errors);

// Words of emphasis, where colour is wanted.
std::string strong(const Context& context, std::string_view text);
std::string alarming(const Context& context, std::string_view text);

}  // namespace walstatt::cli
