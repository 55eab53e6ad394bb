// walstatt army: builds, shows, checks, shares and prints armies.
#include "cli/army.h"

#include <algorithm>
#include <ostream>
#include <random>

#include "cli/adlg_army.h"
#include "cli/army_sheet.h"
#include "cli/codes.h"
#include "cli/text.h"
#include "games/adlg/army_report.h"
#include "games/mfm/army_code.h"
#include "games/mfm/army_drawing.h"

namespace walstatt::cli {

namespace {

using mfm::Army;
using mfm::ArmyUnit;
using mfm::Content;

inline constexpr Phrase badUnit{"cli.army.unit-form", ""};

std::optional<Army> armyOfFile(const Context& context, const std::string& path) {
  Errors errors;
  std::optional<Army> army;
  if (const std::optional<Data> data = readDataFile(path, errors)) army = mfm::readArmy(*data, path, errors);
  complain(context, errors);
  return army;
}

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

class ArmyCommand {
 public:
  ArmyCommand(const Context& context, const Content& content, const ArmyOptions& options)
      : context_(context), content_(content), options_(options) {}

  int run() {
    const std::string& action = options_.action;
    if (action == "list") return list();
    if (action == "new") return begin();
    if (action == "random") return random();
    if (action == "save") return save();
    if (options_.arguments.size() != 1) return wants("cli.army.want-army");
    std::optional<Army> army = loadArmy(context_, content_, options_.arguments[0]);
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

  int begin() {
    const std::optional<int> of = people(options_.people);
    if (!of) return badUse;
    Army army;
    army.people = content_.peoples[static_cast<std::size_t>(*of)].id;
    army.points = options_.points.value_or(100);
    army.name = options_.name;
    return addUnits(army) ? present(army) : badUse;
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

  int random() {
    const std::uint64_t seed = options_.seed ? *options_.seed : std::random_device{}();
    FastDice dice(seed);
    const auto peoples = static_cast<std::uint32_t>(content_.peoples.size());
    const std::optional<int> of =
        options_.people.empty() ? std::optional(static_cast<int>(dice.below(peoples))) : people(options_.people);
    if (!of) return badUse;
    Army army = mfm::surpriseArmy(content_, *of, options_.points.value_or(100), seed);
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
    const std::string text = wantsJson(path) ? toJson(mfm::armyData(army)) + "\n" : mfm::armyToml(army);
    if (const int code = writeNew(context_, path, text, again); code != fine) return code;
    if (context_.json) print(context_, toJson(report(army)));
    return fine;
  }

  int save() {
    if (options_.arguments.size() != 2) return wants("cli.army.want-army-and-file");
    std::optional<Army> army = loadArmy(context_, content_, options_.arguments[0]);
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
    if (!(add ? addUnits(army) : removeUnits(army))) return badUse;
    if (const int code = write(army, path, true); code != fine) return code;
    tellFaults(army);
    return fine;
  }

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
    if (const auto coded = codeOf(army)) data.set("code", *coded);
    return data;
  }
  std::optional<std::string> codeOf(const Army& army) const {
    return mfm::armyCode(content_, army, options_.names ? mfm::CodeNames::kept : mfm::CodeNames::leftOut);
  }

  bool tellFaults(const Army& army) const {
    Errors errors;
    const std::string where = options_.arguments.empty() ? options_.output : options_.arguments[0];
    mfm::addFaults(army, mfm::faultsOf(content_, army), looksLikeFile(where) ? where : shortened(where), errors);
    complain(context_, errors);
    return errors.empty();
  }

  int show(const Army& army) const {
    if (context_.json) return print(context_, toJson(report(army))), fine;
    for (const std::string& line : rosterLines(context_, content_, army)) print(context_, line);
    if (const auto coded = codeOf(army)) print(context_, context_.say("cli.army.code", {{"code", *coded}}));
    tellFaults(army);
    return fine;
  }

  int check(const Army& army) const {
    const bool good = mfm::faultsOf(content_, army).empty();
    if (context_.json) return print(context_, toJson(report(army))), good ? fine : refused;
    if (!tellFaults(army)) return refused;
    print(context_, context_.say("cli.army.fine", {{"sum", std::to_string(mfm::pointsOf(content_, army))},
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
  if (looksLikeFile(text)) return armyOfFile(context, text);
  Errors faults, notices;
  std::optional<Army> army = mfm::readArmyCode(content, text, faults, notices);
  complainOf(context, faults, shortened(text));
  complainOf(context, notices, shortened(text));
  return army;
}

int runArmy(const Context& context, const ArmyOptions& options) {
  if (const auto others = adlgContent(context); others && meansAdlgArmy(context, *others, options))
    return runAdlgArmy(context, *others, options);
  const std::shared_ptr<const Content> content = armyContent(context);
  return content ? ArmyCommand(context, *content, options).run() : refused;
}

}  // namespace walstatt::cli
