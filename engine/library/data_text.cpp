#include "library/data_text.h"

#include <algorithm>

namespace walstatt {

Data bothLanguages(const Bilingual& text) {
  Data data;
  return data.set("de", text.german).set("en", text.english);
}

Data toldData(const Words& words, const ContentError& error) {
  const auto text = [&](Language language) {
    return words.fill(error.what->id, language, {{"found", error.found}, {"allowed", error.allowedIn(language)}});
  };
  Data data;
  data.set("id", error.what->id);
  return data.set("text", bothLanguages({text(Language::german), text(Language::english)}));
}

// JSON's form is one, but for the sign "delete".
std::string tomlString(const std::string& text) {
  std::string out;
  for (const char c : toJson(Data(text))) out += c == 0x7f ? std::string("\\u007F") : std::string(1, c);
  return out;
}

bool hasControls(std::string_view text) {
  return std::any_of(text.begin(), text.end(),
                     [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
}

}  // namespace walstatt
