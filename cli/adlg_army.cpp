#include "cli/adlg_army.h"

#include <algorithm>
#include <ostream>
#include <random>

#include "cli/adlg_army_sheet.h"
#include "cli/codes.h"
#include "cli/text.h"
#include "games/adlg/army_code.h"
#include "games/adlg/army_drawing.h"
#include "games/adlg/army_report.h"
#include "games/adlg/unit_text.h"

namespace walstatt::cli {

namespace {

using adlg::Army;
using adlg::ArmyCorps;
using adlg::ArmyRow;
using adlg::Content;

constexpr int usualPoints = 200;

const adlg::ReadyArmy* readyArmy(const Content& content, const std::string& id) {
  for (const adlg::ArmyList& list : content.lists)
    for (const adlg::ReadyArmy& ready : list.ready)
      if (ready.id == id) return &ready;
  return nullptr;
}

std::optional<adlg::CommanderRank> rankNamed(std::string_view word) {
  const auto names = adlg::rankIds();
  const auto found = std::find(names.begin(), names.end(), word);
  if (found == names.end()) return std::nullopt;
  return static_cast<adlg::CommanderRank>(found - names.begin());
}

// "brilliant chief: 4 legion elite, 2 triarii": rank and command where they are named, then the units.
std::optional<ArmyCorps> corpsIn(const std::string& text) {
  ArmyCorps corps;
  std::string units = text;
  if (const std::size_t colon = text.find(':'); colon != std::string::npos) {
    for (const std::string& part : split(text.substr(0, colon), ' ')) {
      const std::string word = trimmed(part);
      if (const auto rank = rankNamed(word))
        corps.rank = *rank;
      else if (word == "chief")
        corps.inChief = true;
      else if (!word.empty())
        return std::nullopt;
    }
    units = text.substr(colon + 1);
  }
  for (const std::string& one : split(units, ',')) {
    const std::optional<ArmyRow> row = adlg::readUnitText(trimmed(one));
    if (!row) return std::nullopt;
    adlg::addUnits(corps, *row);
  }
  return corps;
}

class AdlgArmyCommand {
 public:
  AdlgArmyCommand(const Context& context, const Content& content, const ArmyOptions& options)
      : context_(context), content_(content), options_(options) {}

  int run() {
    const std::string& action = options_.action;
    if (action == "list") return list();
    if (action == "new") return begin();
    if (action == "random") return random();
    if (action == "save") return save();
    if (options_.arguments.size() != 1) return wants("cli.army.want-army");
    std::optional<Army> army = loadAdlgArmy(context_, content_, options_.arguments[0]);
    if (!army) return refused;
    if (action == "add" || action == "remove") return change(*army, action == "add");
    if (action == "check") return check(*army);
    if (action == "code") return code(*army);
    if (action == "cards") return cards(*army);
    return show(*army);
  }

 private:
  int wants(std::string_view what) const {
    complain(context_, context_.say("cli.error.missing-option", {{"option", context_.say(what)}}));
    return badUse;
  }

  std::optional<std::size_t> listNamed(const std::string& id) const {
    if (const int found = content_.findList(lowered(id)); found >= 0) return static_cast<std::size_t>(found);
    std::vector<std::string> known;
    for (const adlg::ArmyList& one : content_.lists) known.push_back(one.id);
    complain(context_, context_.words.fill("adlg.army.list", context_.language,
                                           {{"found", cleaned(id)}, {"allowed", joined(known, ", ")}}));
    return std::nullopt;
  }

  int list() const {
    if (options_.arguments.size() > 1) return wants("cli.army.want-one-people");
    const auto wanted = listNamed(options_.arguments.empty() ? options_.list : options_.arguments[0]);
    if (!wanted) return badUse;
    const adlg::ArmyList& of = content_.lists[*wanted];
    if (context_.json) return print(context_, toJson(adlg::listData(content_, of))), fine;
    print(context_, strong(context_, of.id + "  " + of.name.in(context_.language) + "  " + yearsOf(context_, of)));
    print(context_, indented(of.note.in(context_.language), context_.width, 2));
    for (const std::string& line : listLines(context_, content_, of)) print(context_, line);
    return fine;
  }

  int begin() {
    const auto of = listNamed(options_.list);
    if (!of) return badUse;
    Army army;
    army.list = content_.lists[*of].id;
    army.points = options_.points.value_or(usualPoints);
    army.name = options_.name;
    bool good = true;
    for (const std::string& text : options_.corps) {
      if (std::optional<ArmyCorps> corps = corpsIn(text)) {
        army.corps.push_back(std::move(*corps));
        continue;
      }
      good = false;
      complain(context_, context_.say("cli.adlg-army.corps-form", {{"found", cleaned(text)}}));
    }
    // Nobody is named: the first leads.
    if (std::none_of(army.corps.begin(), army.corps.end(), [](const ArmyCorps& one) { return one.inChief; }) &&
        !army.corps.empty())
      army.corps.front().inChief = true;
    return good && changeUnits(army, true) ? present(army) : badUse;
  }

  // "2: 4 legion elite": of the second corps; without a number of the first.
  bool changeUnits(Army& army, bool add) const {
    bool good = true;
    for (const std::string& text : options_.units) {
      std::string rest = text;
      std::size_t corps = 0;
      if (const std::size_t colon = text.find(':'); colon != std::string::npos) {
        const auto number = naturalNumber(trimmed(text.substr(0, colon)));
        corps = number ? static_cast<std::size_t>(*number) - 1 : army.corps.size();
        rest = text.substr(colon + 1);
      }
      const std::optional<ArmyRow> row = adlg::readUnitText(trimmed(rest));
      if (!row || corps >= army.corps.size()) {
        good = false;
        complain(context_, context_.say("cli.adlg-army.unit-form", {{"found", cleaned(text)}}));
      } else if (add) {
        adlg::addUnits(army.corps[corps], *row);
      } else if (!take(army.corps[corps], *row)) {
        good = false;
        complain(context_, context_.say("cli.army.not-there", {{"found", cleaned(text)}}));
      }
    }
    return good;
  }

  // As many as are named of the first entry of that row, whatever its quality where none is named.
  static bool take(ArmyCorps& corps, const ArmyRow& wanted) {
    for (std::size_t i = 0; i < corps.rows.size(); ++i) {
      ArmyRow& units = corps.rows[i];
      if (units.row != wanted.row || units.count < wanted.count) continue;
      if (wanted.quality != adlg::Quality::ordinary && wanted.quality != units.quality) continue;
      units.count -= wanted.count;
      if (units.count > 0) return true;
      corps.rows.erase(corps.rows.begin() + static_cast<std::ptrdiff_t>(i));
      if (corps.included == static_cast<int>(i)) corps.included = -1;
      if (corps.included > static_cast<int>(i)) --corps.included;
      return true;
    }
    return false;
  }

  int random() {
    const std::uint64_t seed = options_.seed ? *options_.seed : std::random_device{}();
    const auto of = listNamed(options_.list);
    const int points = options_.points.value_or(usualPoints);
    if (!of) return badUse;
    if (std::find(adlg::armySizes.begin(), adlg::armySizes.end(), points) == adlg::armySizes.end()) {
      complain(context_, context_.words.fill("adlg.army.points", context_.language,
                                             {{"found", std::to_string(points)}, {"allowed", "100, 200, 300"}}));
      return badUse;
    }
    Army army = adlg::surpriseArmy(content_, *of, points, seed);
    army.name = options_.name;
    return present(army);
  }

  // A made army: into the file that was named, or onto the screen.
  int present(const Army& army) {
    if (options_.output.empty()) return show(army);
    if (const int code = write(army, options_.output, false); code != fine) return code;
    tellFaults(army);
    return fine;
  }

  int write(const Army& army, const std::string& path, bool again) const {
    const std::string text = wantsJson(path) ? toJson(adlg::armyData(army)) + "\n" : adlg::armyToml(army);
    if (const int code = writeNew(context_, path, text, again); code != fine) return code;
    if (context_.json) print(context_, toJson(adlg::armyReport(content_, army)));
    return fine;
  }

  int save() {
    if (options_.arguments.size() != 2) return wants("cli.army.want-army-and-file");
    std::optional<Army> army = loadAdlgArmy(context_, content_, options_.arguments[0]);
    if (!army) return refused;
    if (!options_.name.empty()) army->name = options_.name;
    return write(*army, options_.arguments[1], false);
  }

  int change(Army& army, bool add) {
    const std::string& path = options_.arguments[0];
    if (!looksLikeFile(path)) return wants("cli.value.file");
    if (options_.units.empty() && options_.name.empty() && !options_.points) return wants("cli.army.want-unit");
    if (!options_.name.empty()) army.name = options_.name;
    if (options_.points) army.points = *options_.points;
    if (!changeUnits(army, add)) return badUse;
    if (const int code = write(army, path, true); code != fine) return code;
    tellFaults(army);
    return fine;
  }

  std::optional<std::string> codeOf(const Army& army) const {
    return adlg::armyCode(content_, army, options_.names ? adlg::CodeNames::kept : adlg::CodeNames::leftOut);
  }

  bool tellFaults(const Army& army) const {
    Errors errors;
    const std::string where = options_.arguments.empty() ? options_.output : options_.arguments[0];
    adlg::addFaults(content_, army, adlg::faultsOf(content_, army), looksLikeFile(where) ? where : shortened(where),
                    errors);
    complain(context_, errors);
    return errors.empty();
  }

  int show(const Army& army) const {
    if (context_.json) return print(context_, toJson(adlg::armyReport(content_, army))), fine;
    for (const std::string& line : rosterLines(context_, content_, army)) print(context_, line);
    if (const auto coded = codeOf(army)) print(context_, context_.say("cli.army.code", {{"code", *coded}}));
    tellFaults(army);
    return fine;
  }

  int check(const Army& army) const {
    const bool good = adlg::faultsOf(content_, army).empty();
    if (context_.json) return print(context_, toJson(adlg::armyReport(content_, army))), good ? fine : refused;
    if (!tellFaults(army)) return refused;
    print(context_, context_.say("cli.army.fine", {{"sum", std::to_string(adlg::pointsOf(content_, army))},
                                                   {"limit", std::to_string(army.points)}}));
    return fine;
  }

  int code(const Army& army) const {
    const auto coded = codeOf(army);
    if (!coded) {
      tellFaults(army);
      complain(context_, context_.say("cli.army.no-code"));
      return refused;
    }
    if (!context_.json) return print(context_, *coded), fine;
    Data data;
    print(context_, toJson(data.set("code", *coded)));
    return fine;
  }

  int cards(const Army& army) const {
    std::string text;
    if (options_.html)
      text = sheetHtml(context_, content_, army);
    else
      for (const std::string& line : cardLines(context_, content_, army)) text += line + '\n';
    tellFaults(army);
    if (options_.output.empty()) return context_.out << text, fine;
    return writeNew(context_, options_.output, text, true);
  }

  const Context& context_;
  const Content& content_;
  const ArmyOptions& options_;
};

}  // namespace

std::shared_ptr<const Content> adlgContent(const Context& context) {
  Errors errors;
  std::shared_ptr<const Content> content = adlg::readContent(context.library, errors);
  return errors.empty() ? content : nullptr;
}

bool isAdlgArmy(const Content& content, const std::string& text) {
  if (readyArmy(content, text)) return true;
  if (!looksLikeFile(text)) return adlg::isArmyCode(text);
  Errors unheard;
  const std::optional<Data> data = readDataFile(text, unheard);
  const Data* game = data ? data->find("game") : nullptr;
  const auto* named = game ? game->as<std::string>() : nullptr;
  return named && *named == "adlg";
}

bool meansAdlgArmy(const Context&, const Content& content, const ArmyOptions& options) {
  if (!options.list.empty() || !options.corps.empty()) return true;
  if (options.arguments.empty()) return false;
  const std::string& first = options.arguments[0];
  return options.action == "list" ? content.findList(lowered(first)) >= 0 : isAdlgArmy(content, first);
}

std::optional<Army> loadAdlgArmy(const Context& context, const Content& content, const std::string& text) {
  if (const adlg::ReadyArmy* ready = readyArmy(content, text)) {
    Army army = ready->army;
    army.name = ready->name.in(context.language);
    return army;
  }
  Errors faults, notices;
  std::optional<Army> army;
  if (looksLikeFile(text)) {
    if (const std::optional<Data> data = readDataFile(text, faults)) army = adlg::readArmy(*data, text, faults);
    complain(context, faults);
    return army;
  }
  army = adlg::readArmyCode(content, text, faults, notices);
  complainOf(context, faults, shortened(text));
  complainOf(context, notices, shortened(text));
  return army;
}

std::vector<std::string> adlgListLines(const Context& context, const Content& content) {
  std::vector<std::string> lines;
  for (const adlg::ArmyList& list : content.lists) {
    std::string home;
    for (const adlg::Region region : list.home)
      home += (home.empty() ? "" : ", ") + content.of(region).name.in(context.language);
    lines.push_back(strong(context, list.id + "  " + list.name.in(context.language)));
    lines.push_back("  " + yearsOf(context, list) + "; " + home);
  }
  return lines;
}

int runAdlgArmy(const Context& context, const Content& content, const ArmyOptions& options) {
  return AdlgArmyCommand(context, content, options).run();
}

}  // namespace walstatt::cli
