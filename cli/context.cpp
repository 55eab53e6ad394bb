#include "cli/context.h"

#include <ostream>

#include "cli/text.h"

namespace walstatt::cli {

std::string Context::say(std::string_view id, const Values& values) const {
  Values all = values;
  all.emplace_back("walstatt", calledAs);
  return words.fill(id, language, all);
}

void print(const Context& context, std::string_view line) { context.out << line << '\n'; }

void complain(const Context& context, std::string_view line) {
  context.out.flush();
  context.err << alarming(context, line) << '\n';
}

void complain(const Context& context, const Errors& errors) {
  for (const ContentError& error : errors.list())
    complain(context, cleaned(context.words.say(error, context.language)));
}

std::string strong(const Context& context, std::string_view text) {
  return context.colour ? "\033[1m" + std::string(text) + "\033[0m" : std::string(text);
}

std::string alarming(const Context& context, std::string_view text) {
  return context.colour ? "\033[31m" + std::string(text) + "\033[0m" : std::string(text);
}

}  // namespace walstatt::cli
