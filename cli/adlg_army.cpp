#include "cli/adlg_army.h"

#include <algorithm>
#include <random>

#include "cli/adlg_army_sheet.h"
#include "cli/army_command.h"
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

class AdlgArmyCommand : public ArmyCommand<AdlgArmyCommand, Army> {
 public:
  AdlgArmyCommand(const Context& context, const Content& content, const ArmyOptions& options)
      : ArmyCommand(context, options), content_(content) {}

 private:
  friend class ArmyCommand<AdlgArmyCommand, Army>;

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

  std::optional<Army> begun() const {
    const auto of = listNamed(options_.list);
    if (!of) return std::nullopt;
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
    return good && change(army, true) ? std::optional(army) : std::nullopt;
  }

  // "2: 4 legion elite": of the second corps; without a number of the first.
  bool change(Army& army, bool add) const {
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

  std::optional<Army> drawn() const {
    const std::uint64_t seed = options_.seed ? *options_.seed : std::random_device{}();
    const auto of = listNamed(options_.list);
    const int points = options_.points.value_or(usualPoints);
    if (!of) return std::nullopt;
    if (std::find(adlg::armySizes.begin(), adlg::armySizes.end(), points) == adlg::armySizes.end()) {
      complain(context_, context_.words.fill("adlg.army.points", context_.language,
                                             {{"found", std::to_string(points)}, {"allowed", "100, 200, 300"}}));
      return std::nullopt;
    }
    Army army = adlg::surpriseArmy(content_, *of, points, seed);
    army.name = options_.name;
    return army;
  }

  std::optional<Army> load(const std::string& text) const { return loadAdlgArmy(context_, content_, text); }
  Data report(const Army& army) const { return adlg::armyReport(content_, army); }
  Data data(const Army& army) const { return adlg::armyData(army); }
  std::string toml(const Army& army) const { return adlg::armyToml(army); }
  std::optional<std::string> code(const Army& army) const {
    return adlg::armyCode(content_, army, options_.names ? adlg::CodeNames::kept : adlg::CodeNames::leftOut);
  }
  void judge(const Army& army, const std::string& where, Errors& errors) const {
    adlg::addFaults(content_, army, adlg::faultsOf(content_, army), where, errors);
  }
  int points(const Army& army) const { return adlg::pointsOf(content_, army); }
  std::vector<std::string> roster(const Army& army) const { return rosterLines(context_, content_, army); }
  std::vector<std::string> cards(const Army& army) const { return cardLines(context_, content_, army); }
  std::string html(const Army& army) const { return sheetHtml(context_, content_, army); }

  const Content& content_;
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
  return armyOf<Army>(
      context, text,
      [](const Data& data, const std::string& path, Errors& faults) { return adlg::readArmy(data, path, faults); },
      [&](const std::string& code, Errors& faults, Errors& notices) {
        return adlg::readArmyCode(content, code, faults, notices);
      });
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
