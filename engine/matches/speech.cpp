#include "matches/speech.h"

namespace walstatt {

Data toData(Fraction fraction) {
  Data data;
  data.set("num", fraction.num).set("den", fraction.den).set("p", fraction.approx());
  return data;
}

Data toData(const Bilingual& text) {
  Data data;
  data.set("de", text.german).set("en", text.english);
  return data;
}

Data bilingualWords(const Words& words, std::string_view id) {
  return toData(Bilingual{words.plain(id, Language::german), words.plain(id, Language::english)});
}

namespace {

// What stands in a gap: a number, a text of no language, or one of both.
std::string textOf(const Data& value, Language language) {
  if (const auto* text = value.as<std::string>()) return *text;
  const Data* own = value.find(language == Language::german ? "de" : "en");
  return own && own->as<std::string>() ? *own->as<std::string>() : toJson(value);
}

}  // namespace

void putWordsInto(Data& choices, const Words& words) {
  auto* all = choices.as<Data::Array>();
  for (std::size_t i = 0; all && i < all->size(); ++i) {
    for (auto& [field, value] : *(*all)[i].as<Data::Table>()) {
      const Data* phrase = field == "name" ? value.find("phrase") : nullptr;
      if (!phrase) continue;
      static constexpr std::array<std::string_view, Said::maxArgs> places{"0", "1", "2", "3", "4"};
      const std::string id = *phrase->as<std::string>();
      const auto filled = [&](Language language) {
        std::vector<std::pair<std::string_view, std::string>> values;
        for (const Data& one : *value.find("numbers")->as<Data::Array>())
          values.emplace_back(places[values.size()], textOf(one, language));
        return words.fill(id, language, values);
      };
      value = toData(Bilingual{filled(Language::german), filled(Language::english)});
    }
  }
}

std::string Speech::sentence(const Said& said) const {
  const std::string text = words_->say(said, language_, [&](Arg arg) { return name(arg); });
  // Arguments that are not there leave blanks behind.
  std::string tidy;
  for (const char c : text)
    if (c != ' ' || (!tidy.empty() && tidy.back() != ' ')) tidy += c;
  if (!tidy.empty() && tidy.back() == ' ') tidy.pop_back();
  return tidy;
}

std::string Speech::reason(const Part& part) const {
  return part.reason ? sentence(Said(*part.reason, part.about)) : "";
}

Data Speech::json(const Explained& number) const {
  Data data;
  data.set("value", number.value());
  Data parts{Data::Array{}};
  for (const Part& part : number.parts()) {
    Data one;
    one.set("reason", reason(part)).set("amount", part.amount).set("rule", part.reason ? part.reason->rule : "");
    parts.push(std::move(one));
  }
  data.set("reasons", std::move(parts));
  return data;
}

Data Speech::json(const Event& event) const {
  Data data;
  data.set("id", event.said.phrase ? event.said.phrase->id : "").set("text", sentence(event.said));
  data.set("rule", event.said.phrase ? event.said.phrase->rule : "");
  if (event.outcome) data.set("outcome", true);
  if (event.numbered) data.set("number", json(event.number));
  Data pieces;
  for (const Arg& arg : event.said.args)
    if (arg.kind == ArgKind::piece) pieces.push(arg.value);
  if (!pieces.isNull()) data.set("pieces", std::move(pieces));
  return data;
}

Data Speech::json(const std::vector<Event>& events) const {
  Data all{Data::Array{}};
  for (const Event& event : events) all.push(json(event));
  return all;
}

Data Speech::json(const odds::Forecast& forecast) const {
  Data outcomes{Data::Array{}};
  for (const odds::Chance& chance : forecast.outcomes) {
    Data one;
    one.set("id", chance.outcome.phrase->id).set("text", sentence(chance.outcome));
    one.set("rule", chance.outcome.phrase->rule).set("chance", toData(chance.chance));
    outcomes.push(std::move(one));
  }
  Data data;
  data.set("declared", json(forecast.declared)).set("outcomes", std::move(outcomes));
  return data;
}

}  // namespace walstatt
