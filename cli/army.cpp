// walstatt army: armies of Man for Man, and the way to those of other games.
#include "cli/army.h"

#include <algorithm>
#include <random>

#include "cli/adlg_army.h"
#include "cli/army_command.h"
#include "cli/army_sheet.h"
#include "games/adlg/army_report.h"
#include "games/mfm/army_code.h"
#include "games/mfm/army_drawing.h"

namespace walstatt::cli {

namespace {

using mfm::Army;
using mfm::ArmyUnit;
using mfm::Content;

inline constexpr Phrase badUnit{"cli.army.unit-form", ""};

// "4xSW=Taran,Lug", "LW:WL+WA": how many, a label or id, who is aboard, names.
class UnitParser {
 public:
  UnitParser(const Content& content, const Army& army) : content_(content), people_(content.findPeople(army.people)) {}

  std::optional<ArmyUnit> parsed(const std::string& text) const {
    std::string rest = text;
    ArmyUnit unit;
    if (const std::size_t at = rest.find('='); at != std::string::npos) {
      for (const std::string& name : split(rest.substr(at + 1), ',')) unit.names.push_back(trimmed(name));
      rest.resize(at);
    }
    if (const std::size_t at = rest.find(':'); at != std::string::npos) {
      for (const std::string& one : split(rest.substr(at + 1), '+')) unit.crew.push_back(idOf(trimmed(one)));
      rest.resize(at);
    }
    const std::size_t digits = rest.find_first_not_of("0123456789");
    if (digits != std::string::npos && digits > 0 && rest[digits] == 'x') {
      const std::optional<std::int64_t> count = wholeNumber(rest.substr(0, digits));
      if (!count || *count < 1 || *count > mfm::mostArmyFigures) return std::nullopt;
      unit.count = static_cast<int>(*count);
      rest = rest.substr(digits + 1);
    }
    unit.type = idOf(trimmed(rest));
    const bool blank = unit.type.empty() || std::find(unit.crew.begin(), unit.crew.end(), "") != unit.crew.end();
    if (blank) return std::nullopt;
    return unit;
  }

 private:
  std::string idOf(const std::string& text) const {
    for (const mfm::FigureType& type : content_.types)
      if (type.people == people_ && lowered(type.label) == lowered(text)) return type.id;
    return text;
  }

  const Content& content_;
  int people_;
};

class MfmArmyCommand : public ArmyCommand<MfmArmyCommand, Army> {
 public:
  MfmArmyCommand(const Context& context, const Content& content, const ArmyOptions& options)
      : ArmyCommand(context, options), content_(content) {}

 private:
  friend class ArmyCommand<MfmArmyCommand, Army>;

  // The people of --people; complains of none and of an unknown one.
  std::optional<int> people(const std::string& id) const {
    const int found = content_.findPeople(lowered(id));
    if (found >= 0) return found;
    std::vector<std::string> known;
    for (const mfm::People& one : content_.peoples) known.push_back(one.id);
    if (id.empty())
      complain(context_, context_.say("cli.army.which-people", {{"allowed", joined(known, " | ")}}));
    else
      complain(context_, context_.words.fill("army.unknown-people", context_.language,
                                             {{"found", cleaned(id)}, {"allowed", joined(known, ", ")}}));
    return std::nullopt;
  }

  int list() const {
    const bool one = !options_.arguments.empty();
    const std::optional<int> wanted = one ? people(options_.arguments[0]) : std::optional(-1);
    if (options_.arguments.size() > 1) return wants("cli.army.want-one-people");
    if (!wanted) return badUse;
    if (context_.json) {
      Data data;
      if (one)
        data = mfm::peopleData(content_, *wanted);
      else
        data.set("peoples", mfm::peoplesData(content_)).set("lists", adlgLists());
      return print(context_, toJson(data)), fine;
    }
    for (int i = 0; i < static_cast<int>(content_.peoples.size()); ++i) {
      if (one && i != *wanted) continue;
      const mfm::People& named = content_.peoples[static_cast<std::size_t>(i)];
      print(context_, strong(context_, named.id + "  " + named.name.in(context_.language)));
      if (one) print(context_, indented(named.note.in(context_.language), context_.width, 2));
      if (!one) print(context_, counted(i));
      for (const std::string& line : one ? linesOf(i) : std::vector<std::string>{}) print(context_, line);
    }
    if (one) return fine;
    print(context_, context_.say("cli.army.list-hint"));
    if (const auto others = adlgContent(context_)) {
      print(context_, "");
      for (const std::string& line : adlgListLines(context_, *others)) print(context_, line);
      print(context_, context_.say("cli.adlg-army.list-hint"));
    }
    return fine;
  }
  Data adlgLists() const {
    Data all{Data::Array{}};
    if (const auto others = adlgContent(context_))
      for (const adlg::ArmyList& list : others->lists) all.push(adlg::listData(*others, list));
    return all;
  }
  std::vector<std::string> linesOf(int one) const { return peopleLines(context_, content_, one); }
  std::string counted(int one) const {
    int persons = 0, vehicles = 0;
    for (const mfm::FigureType& type : content_.types)
      if (type.people == one) ++(type.isVehicle() ? vehicles : persons);
    return "  " + context_.say("cli.army.counted",
                               {{"persons", std::to_string(persons)}, {"vehicles", std::to_string(vehicles)}});
  }

  std::optional<Army> begun() const {
    const std::optional<int> of = people(options_.people);
    if (!of) return std::nullopt;
    Army army;
    army.people = content_.peoples[static_cast<std::size_t>(*of)].id;
    army.points = options_.points.value_or(100);
    army.name = options_.name;
    return addUnits(army) ? std::optional(army) : std::nullopt;
  }

  bool addUnits(Army& army) const {
    bool good = true;
    for (const std::string& text : options_.units) {
      if (std::optional<ArmyUnit> unit = UnitParser(content_, army).parsed(text)) {
        mfm::addUnit(army, std::move(*unit));
        continue;
      }
      good = false;
      complain(context_, context_.say(badUnit.id, {{"found", cleaned(text)}}));
    }
    return good;
  }

  std::optional<Army> drawn() const {
    const std::uint64_t seed = options_.seed ? *options_.seed : std::random_device{}();
    FastDice dice(seed);
    const auto peoples = static_cast<std::uint32_t>(content_.peoples.size());
    const std::optional<int> of =
        options_.people.empty() ? std::optional(static_cast<int>(dice.below(peoples))) : people(options_.people);
    if (!of) return std::nullopt;
    Army army = mfm::surpriseArmy(content_, *of, options_.points.value_or(100), seed);
    army.name = options_.name;
    return army;
  }

  std::optional<Army> load(const std::string& text) const { return loadArmy(context_, content_, text); }
  bool change(Army& army, bool add) const { return add ? addUnits(army) : removeUnits(army); }

  // As many as are named of the first unit that is like it; crews need not be named.
  bool removeUnits(Army& army) const {
    bool good = true;
    for (const std::string& text : options_.units) {
      const std::optional<ArmyUnit> unit = UnitParser(content_, army).parsed(text);
      const auto like = [&](const ArmyUnit& one) {
        return unit && one.type == unit->type && (unit->crew.empty() || one.crew == unit->crew) &&
               one.count >= unit->count;
      };
      const auto found = std::find_if(army.units.begin(), army.units.end(), like);
      if (found == army.units.end()) {
        good = false;
        complain(context_, context_.say(unit ? "cli.army.not-there" : badUnit.id, {{"found", cleaned(text)}}));
        continue;
      }
      found->count -= unit->count;
      if (found->names.size() > found->size() * static_cast<std::size_t>(found->count))
        found->names.resize(found->size() * static_cast<std::size_t>(found->count));
      if (found->count == 0) army.units.erase(found);
    }
    return good;
  }

  Data report(const Army& army) const {
    Data data = mfm::armyReport(content_, army);
    if (const auto coded = code(army)) data.set("code", *coded);
    return data;
  }
  Data data(const Army& army) const { return mfm::armyData(army); }
  std::string toml(const Army& army) const { return mfm::armyToml(army); }
  std::optional<std::string> code(const Army& army) const {
    return mfm::armyCode(content_, army, options_.names ? mfm::CodeNames::kept : mfm::CodeNames::leftOut);
  }
  void judge(const Army& army, const std::string& where, Errors& errors) const {
    mfm::addFaults(army, mfm::faultsOf(content_, army), where, errors);
  }
  int points(const Army& army) const { return mfm::pointsOf(content_, army); }
  std::vector<std::string> roster(const Army& army) const { return rosterLines(context_, content_, army); }
  std::vector<std::string> cards(const Army& army) const { return cardLines(context_, content_, army); }
  std::string html(const Army& army) const { return sheetHtml(context_, content_, army); }

  const Content& content_;
};

}  // namespace

std::vector<std::string> armyActions() {
  return {"list", "new", "random", "add", "remove", "show", "check", "code", "save", "cards"};
}

std::shared_ptr<const Content> armyContent(const Context& context) {
  Errors errors;
  std::shared_ptr<const Content> content = mfm::readContent(context.library, errors);
  complain(context, errors);
  return errors.empty() && !content->peoples.empty() ? content : nullptr;
}

std::optional<Army> loadArmy(const Context& context, const Content& content, const std::string& text) {
  return armyOf<Army>(
      context, text,
      [](const Data& data, const std::string& path, Errors& faults) { return mfm::readArmy(data, path, faults); },
      [&](const std::string& code, Errors& faults, Errors& notices) {
        return mfm::readArmyCode(content, code, faults, notices);
      });
}

int runArmy(const Context& context, const ArmyOptions& options) {
  if (const auto others = adlgContent(context); others && meansAdlgArmy(context, *others, options))
    return runAdlgArmy(context, *others, options);
  const std::shared_ptr<const Content> content = armyContent(context);
  return content ? MfmArmyCommand(context, *content, options).run() : refused;
}

}  // namespace walstatt::cli
