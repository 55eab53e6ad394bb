// walstatt odds adlg …: chances of melees and shots without a game. The words of the command become the question of
// docs/adlg-odds.md; --format json prints its answer as it is.
#include <algorithm>

#include "cli/commands.h"
#include "cli/speech.h"
#include "cli/text.h"
#include "games/adlg/odds_desk.h"

namespace walstatt::cli {

namespace {

using adlg::Content;
using Said = std::vector<std::string>;

const std::vector<std::string> shotFlags{"cover", "behindFortification", "shooterCovered", "toRear"};
const std::vector<std::string> shotSupports{"heavy", "light"};

bool holds(const std::vector<std::string>& list, const std::string& word) {
  return std::find(list.begin(), list.end(), word) != list.end();
}

// "support=2" as a number, "ground=wood" as a word, "higher" as a flag.
std::pair<std::string, Data> fieldOf(const std::string& word) {
  const std::size_t at = word.find('=');
  if (at == std::string::npos) return {word, Data(true)};
  const std::string value = word.substr(at + 1);
  const auto number = wholeNumber(value);
  return {word.substr(0, at), number ? Data(*number) : Data(value)};
}

// One unit: its type, then quality, options and circumstances in any order.
Data unitOf(const Said& words) {
  Data unit, options{Data::Array{}}, helpers{Data::Array{}};
  for (const std::string& word : words) {
    const auto qualities = adlg::qualityIds();
    // What is said twice is a field that nobody knows.
    const auto set = [&](const std::string& field, Data value) {
      unit.set(unit.find(field) ? word : field, std::move(value));
    };
    if (!unit.find("type")) {
      unit.set("type", word);
    } else if (std::find(qualities.begin(), qualities.end(), word) != qualities.end()) {
      set("quality", word);
    } else if (adlg::optionNamed(word)) {
      options.push(word);
    } else {
      auto [field, value] = fieldOf(word);
      if (field == "helped")
        helpers.push(std::move(Data().set("type", std::move(value))));
      else
        set(field, std::move(value));
    }
  }
  if (!options.as<Data::Array>()->empty()) unit.set("options", std::move(options));
  if (!helpers.as<Data::Array>()->empty()) unit.set("meleeSupport", std::move(helpers));
  return unit;
}

struct Sides {
  Said first, second;
};
// What stands before and after "vs"; `take` keeps words that belong to neither.
template <class Take>
Sides divided(const Said& words, const Take& take) {
  Sides sides;
  Said* into = &sides.first;
  for (const std::string& word : words) {
    if (word == "vs")
      into = &sides.second;
    else if (!take(word))
      into->push_back(word);
  }
  return sides;
}

Data meleeQuestion(const Said& words) {
  Data question;
  question.set("ask", "odds");
  const Sides sides = divided(words, [&](const std::string& word) {
    if (!word.starts_with("charger=") || question.find("charger")) return false;
    return question.set("charger", word.substr(8)), true;
  });
  return question.set("a", unitOf(sides.first)).set("b", unitOf(sides.second));
}

Data shotQuestion(const Said& words) {
  Data question, supports{Data::Table{}};
  question.set("ask", "shot-odds");
  const Sides sides = divided(words, [&](const std::string& word) {
    auto [field, value] = fieldOf(word);
    Data& into = holds(shotSupports, field) ? supports : question;
    if ((!holds(shotSupports, field) && !holds(shotFlags, field)) || into.find(field)) return false;
    return into.set(field, std::move(value)), true;
  });
  return question.set("shooter", unitOf(sides.first)).set("target", unitOf(sides.second)).set("supports", supports);
}

// All types, or those named; other words hold for all of them.
Data tableQuestion(const Content& content, const Said& words) {
  Data question, rows{Data::Array{}};
  question.set("ask", "odds-matrix");
  Said types;
  for (const std::string& word : words) {
    auto [field, value] = fieldOf(word);
    const bool setting = word.find('=') != std::string::npos;
    if (setting && !question.find(field)) question.set(field, std::move(value));
    if (!setting) types.push_back(word);
  }
  if (types.empty())
    for (const adlg::TroopType& type : content.types) types.push_back(type.id);
  for (const std::string& type : types) rows.push(std::move(Data().set("type", type)));
  return question.set("rows", std::move(rows));
}

class Teller {
 public:
  Teller(const Context& context, const Data& answer) : context_(context), answer_(answer) {}

  void melee() const {
    heading("a", "b");
    for (const char* side : {"a", "b"}) factors(side);
    notes();
    if (!at("first")->isNull()) round("first", "cli.odds.first-round");
    round("later", "cli.odds.later-round");
    say("cli.odds.fight", {{"a", share("fight.a")},
                           {"b", share("fight.b")},
                           {"rounds", decimal(real(at("fight.meanRounds")), 1, context_.language)}});
    for (const char* side : {"A", "B"})
      if (const std::string left = spread(std::string("fight.left") + side); !left.empty())
        say("cli.odds.left", {{"name", inLanguage(at(*side == 'A' ? "a.name" : "b.name"))}, {"spread", left}});
  }
  void shot() const {
    heading("shooter", "target");
    number("cli.odds.shot", "shot");
    after("shooter");
    number("cli.odds.protected", "protection");
    after("target");
    notes();
    say("cli.odds.hit", {{"chance", share("hit")}});
    if (!at("meanShots")->isNull())
      say("cli.odds.shots-to-rout", {{"shots", decimal(real(at("meanShots")), 1, context_.language)}});
  }
  void table() const {
    print(context_, context_.say("cli.odds.table"));
    const auto& rows = *at("rows")->as<Data::Array>();
    const auto& columns = *at("columns")->as<Data::Array>();
    const std::size_t fight = fieldIndex("fight");
    std::string head(4, ' ');
    for (const Data& column : columns) head += padded(text(column.find("label")), 4);
    print(context_, strong(context_, trimmedRight(head)));
    for (std::size_t i = 0; i < rows.size(); ++i) {
      std::string line = padded(text(rows[i].find("label")), 4);
      for (const Data& cell : *(*at("cells")->as<Data::Array>())[i].as<Data::Array>()) {
        const auto parts = *(*cell.as<Data::Array>())[fight].as<std::int64_t>();
        line += padded(std::to_string((parts + 50) / 100), 4);
      }
      print(context_, trimmedRight(line));
    }
    for (const Data& row : rows) print(context_, "  " + text(row.find("label")) + "  " + inLanguage(row.find("name")));
  }

 private:
  static std::string text(const Data* data) {
    const auto* value = data ? data->as<std::string>() : nullptr;
    return value ? *value : "";
  }
  static double real(const Data* data) {
    const auto* value = data ? data->as<double>() : nullptr;
    return value ? *value : 0;
  }
  static std::string trimmedRight(std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    return line;
  }
  std::string inLanguage(const Data* both) const {
    return text(both ? both->find(context_.language == Language::german ? "de" : "en") : nullptr);
  }
  const Data* at(std::string_view path) const {
    const Data* data = &answer_;
    for (const std::string& step : split(path, '.')) data = data ? data->find(step) : nullptr;
    return data;
  }
  std::size_t fieldIndex(std::string_view name) const {
    const auto& fields = *at("fields")->as<Data::Array>();
    for (std::size_t i = 0; i < fields.size(); ++i)
      if (text(&fields[i]) == name) return i;
    return 0;
  }
  std::string share(const std::string& path) const { return percent(real(at(path + ".chance")), context_.language); }
  void say(std::string_view id, const Values& values = {}) const { print(context_, context_.say(id, values)); }

  std::string nameOf(const std::string& side) const {
    const std::string quality = context_.say("adlg.odds.quality-" + text(at(side + ".quality")));
    return inLanguage(at(side + ".name")) + " (" + quality + ")";
  }
  void heading(const std::string& first, const std::string& second) const {
    print(context_, strong(context_, context_.say("cli.odds.against", {{"a", nameOf(first)}, {"b", nameOf(second)}})));
  }
  void reasons(const Data* list, const std::string& before) const {
    for (const Data& one : *list->as<Data::Array>())
      print(context_, "    " + signedAmount(static_cast<int>(*one.find("amount")->as<std::int64_t>())) + "  " + before +
                          withRule(inLanguage(one.find("reason")), text(one.find("rule"))));
  }
  void number(std::string_view id, const std::string& path) const {
    say(id, {{"value", std::to_string(*at(path + ".value")->as<std::int64_t>())}});
    reasons(at(path + ".reasons"), "");
  }
  void factors(const std::string& side) const {
    const auto amount = [&](const std::string& path) {
      return signedAmount(static_cast<int>(*at(side + path)->as<std::int64_t>()));
    };
    say("cli.odds.factors",
        {{"name", inLanguage(at(side + ".name"))}, {"lasting", amount(".lasting.value")}, {"total", amount(".total")}});
    reasons(at(side + ".lasting.reasons"), "");
    reasons(at(side + ".firstRound.reasons"), context_.say("cli.odds.in-first") + " ");
    after(side);
  }
  void after(const std::string& side) const {
    for (const Data& one : *at(side + ".after")->as<Data::Array>()) {
      const std::string rounds = text(one.find("rounds"));
      print(context_, "        " + (rounds == "all" ? "" : context_.say("cli.odds.in-" + rounds) + " ") +
                          withRule(inLanguage(one.find("text")), text(one.find("rule"))));
    }
  }
  void notes() const {
    for (const Data& one : *at("notes")->as<Data::Array>())
      print(context_, "  " + withRule(inLanguage(one.find("text")), text(one.find("rule"))));
  }
  void round(const std::string& path, std::string_view id) const {
    say(id, {{"win", share(path + ".win")},
             {"draw", share(path + ".draw")},
             {"lose", share(path + ".lose")},
             {"rout", share(path + ".routB")},
             {"routed", share(path + ".routA")}});
    for (const char* side : {"A", "B"})
      say("cli.odds.losses",
          {{"name", inLanguage(at(*side == 'A' ? "a.name" : "b.name"))}, {"spread", spread(path + ".losses" + side)}});
  }
  // "0: 58.3 %, 1: 30.6 %": points of cohesion and how often.
  std::string spread(const std::string& path) const {
    std::vector<std::string> parts;
    for (const Data& one : *at(path)->as<Data::Array>())
      parts.push_back(std::to_string(*one.find("points")->as<std::int64_t>()) + ": " +
                      percent(real(one.find("chance")->find("chance")), context_.language));
    return joined(parts, ", ");
  }

  const Context& context_;
  const Data& answer_;
};

// One "vs", with a unit on either side of it.
bool namesTwoUnits(const Said& words) {
  const auto vs = std::find(words.begin(), words.end(), "vs");
  return vs != words.begin() && vs != words.end() && std::next(vs) != words.end() &&
         std::find(std::next(vs), words.end(), "vs") == words.end();
}

}  // namespace

int runBattleOdds(const Context& context, const BattleOddsOptions& options) {
  Errors contentFaults, faults;
  const std::shared_ptr<const Content> content = adlg::readContent(context.library, contentFaults);
  if (!contentFaults.empty()) return complain(context, contentFaults), badUse;
  const std::string first = options.words.empty() ? "" : options.words.front();
  const Said rest(options.words.begin() + (options.words.empty() ? 0 : 1), options.words.end());
  const bool shot = first == "shot", table = first == "table";
  if (!table && !namesTwoUnits(shot ? rest : options.words))
    return complain(context, context.say("cli.error.two-units")), badUse;
  const Data question = shot    ? shotQuestion(rest)
                        : table ? tableQuestion(*content, rest)
                                : meleeQuestion(options.words);
  const Data answer = adlg::OddsDesk(content).answer(question, faults);
  if (!faults.empty()) return complain(context, faults), badUse;
  if (context.json) return print(context, toJson(answer)), fine;
  const Teller teller(context, answer);
  shot ? teller.shot() : table ? teller.table() : teller.melee();
  return fine;
}

}  // namespace walstatt::cli
