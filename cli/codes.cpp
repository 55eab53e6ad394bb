#include "cli/codes.h"

#include <fmt/format.h>

#include "cli/files.h"
#include "cli/text.h"
#include "library/share_code.h"
#include "records/json.h"

namespace walstatt::cli {

bool looksLikeFile(const std::string& text) {
  return fileExists(text) || text.find_first_of("./\\") != std::string::npos || !looksLikeCode(text);
}

std::string shortened(const std::string& code) { return code.size() <= 23 ? code : code.substr(0, 20) + "…"; }

void complainOf(const Context& context, const Errors& errors, const std::string& where) {
  for (ContentError error : errors.list()) {
    if (error.file.empty()) error.file = where;
    complain(context, cleaned(context.words.say(error, context.language)));
  }
}

std::optional<Data> readDataFile(const std::string& path, Errors& errors) {
  const std::size_t before = errors.size();
  const std::optional<std::string> text = readFile(path, errors);
  if (!text) return std::nullopt;
  const std::size_t first = text->find_first_not_of(" \t\r\n");
  const bool json = first != std::string::npos && (*text)[first] == '{';
  std::optional<Data> data = json ? parseJson(*text, path, errors) : std::optional(parseToml(*text, path, errors));
  return errors.size() == before ? data : std::nullopt;
}

int writeNew(const Context& context, const std::string& path, std::string_view text, bool overwrite) {
  if (!overwrite && fileExists(path)) {
    complain(context, context.say("cli.file.exists", {{"file", cleaned(path)}}));
    return badUse;
  }
  Errors errors;
  const bool written = writeFile(path, text, errors);
  complain(context, errors);
  if (!written) return badUse;
  if (!context.json) print(context, context.say("cli.file.saved", {{"file", cleaned(path)}}));
  return fine;
}

bool wantsJson(const std::string& path) { return path.size() > 5 && path.substr(path.size() - 5) == ".json"; }

std::string escapedHtml(std::string_view text) {
  std::string out;
  for (const char c : cleaned(text)) {
    switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      default: out += c;
    }
  }
  return out;
}

std::string htmlPage(const Context& context, const std::string& title, std::string_view style,
                     const std::string& body) {
  return fmt::format(
      "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
      "content=\"width=device-width, "
      "initial-scale=1\">\n<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n{}</body>\n</html>\n",
      context.language == Language::german ? "de" : "en", escapedHtml(title), style, body);
}

}  // namespace walstatt::cli
