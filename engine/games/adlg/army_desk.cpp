#include "games/adlg/army_desk.h"

#include "base/dice.h"
#include "games/adlg/army_battle.h"
#include "games/adlg/army_code.h"
#include "games/adlg/army_drawing.h"
#include "games/adlg/army_report.h"
#include "library/data_text.h"

namespace walstatt::adlg {

namespace {

namespace faults = walstatt::phrases;

constexpr int mostSeed = 2'147'483'647;

// The armies of a battle are codes or tables, which no reader of fields knows.
Data withoutArmies(const Data& question) {
  const auto* fields = question.as<Data::Table>();
  const Data* ask = question.find("ask");
  const auto* asked = ask ? ask->as<std::string>() : nullptr;
  if (!fields || !asked || *asked != "battle") return question;
  Data rest{Data::Table{}};
  for (const auto& [name, value] : *fields)
    if (name != "armies") rest.set(name, value);
  return rest;
}

class Desk {
 public:
  Desk(const Content& content, const Data& question, Errors& errors)
      : content_(content),
        errors_(errors),
        armies_(question.find("armies")),
        rest_(withoutArmies(question)),
        in_(rest_, "army", "", errors) {}

  Data answer() {
    const std::size_t before = errors_.size();
    Data data;
    switch (in_.choice("ask", {"lists", "check", "read", "surprise", "battle"})) {
      case 0:
        if (errors_.size() == before) data = listsData(content_);
        break;
      case 1: data = check(); break;
      case 2: data = read(); break;
      case 3: data = surprise(); break;
      default: data = battle(); break;
    }
    in_.finish();
    return errors_.size() == before ? data : Data();
  }

 private:
  Data check() {
    const std::size_t before = errors_.size();
    Reader table = in_.table("army");
    if (errors_.size() != before) return {};
    const std::optional<Army> army = readArmy(table.data(), "army", errors_);
    return army && errors_.size() == before ? armyReport(content_, *army) : Data();
  }

  Data read() {
    Errors notices;
    const std::optional<Army> army = readArmyCode(content_, in_.text("code"), errors_, notices);
    if (!army) return {};
    Data told{Data::Array{}};
    for (const ContentError& notice : notices.list()) told.push(toldData(content_.words, notice));
    Data data = armyReport(content_, *army);
    return data.set("notices", std::move(told));
  }

  int points() {
    const int found = in_.integer("points", 1, 1000);
    if (found == 100 || found == 200 || found == 300) return found;
    if (in_.has("points")) in_.fault(faults::choice, "points", "100 | 200 | 300");
    return 0;
  }

  Data surprise() {
    const std::size_t before = errors_.size();
    const int size = points();
    const auto seed = static_cast<std::uint64_t>(in_.integer("seed", 0, mostSeed));
    const std::string id = in_.textOr("list", "");
    int list = content_.findList(id);
    if (!in_.has("list") && !content_.lists.empty())
      list = static_cast<int>(FastDice(seed).below(static_cast<std::uint32_t>(content_.lists.size())));
    if (list < 0) in_.fault(faults::unknownName, "list", knownLists());
    if (errors_.size() != before) return {};
    return armyReport(content_, surpriseArmy(content_, static_cast<std::size_t>(list), size, seed));
  }

  // The army of a code or of a table.
  std::optional<Army> armyOf(const Data& data, const std::string& field) {
    Errors notices, found;
    std::optional<Army> army;
    if (const auto* code = data.as<std::string>())
      army = readArmyCode(content_, *code, found, notices);
    else
      army = readArmy(data, "army", found);
    for (ContentError error : found.list()) {
      error.field = error.field.empty() ? field : field + "." + error.field;
      errors_.add(std::move(error));
    }
    return army;
  }

  void readArmies(BattlePlan& plan) {
    const auto* armies = armies_ ? armies_->as<Data::Array>() : nullptr;
    if (!armies || armies->size() != 2) return in_.fault(faults::form, "armies", "[army, army]");
    for (std::size_t i = 0; i < 2; ++i)
      if (std::optional<Army> army = armyOf((*armies)[i], "armies[" + std::to_string(i + 1) + "]"))
        plan.armies[i] = std::move(*army);
  }

  Data battle() {
    const std::size_t before = errors_.size();
    BattlePlan plan;
    plan.points = points();
    plan.beginning = static_cast<Beginning>(
        in_.choiceOr("beginning", {beginningIds().begin(), beginningIds().end()}, static_cast<int>(plan.beginning)));
    if (const int region = in_.choiceOr("region", {regionIds().begin(), regionIds().end()}, -1); region >= 0)
      plan.region = static_cast<Region>(region);
    plan.attacker = static_cast<Side>(in_.integerOr("attacker", 1, 2, 1) - 1);
    plan.turns = in_.integerOr("turns", 1, mostTurns, plan.turns);
    plan.seed = static_cast<std::uint32_t>(in_.integerOr("seed", 0, mostBattleSeed, 0));
    readArmies(plan);
    if (errors_.size() != before) return {};
    const std::optional<Data> setup = battleSetup(content_, plan, errors_);
    return setup ? *setup : Data();
  }

  std::string knownLists() const {
    std::string known;
    for (const ArmyList& one : content_.lists) known += (known.empty() ? "" : " | ") + one.id;
    return known;
  }

  const Content& content_;
  Errors& errors_;
  const Data* armies_;
  Data rest_;
  Reader in_;
};

}  // namespace

Data answerAboutArmies(const Content& content, const Data& question, Errors& errors) {
  return Desk(content, question, errors).answer();
}

}  // namespace walstatt::adlg
