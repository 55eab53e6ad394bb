#include "games/adlg/army_desk.h"

#include "base/dice.h"
#include "games/adlg/army_code.h"
#include "games/adlg/army_drawing.h"
#include "games/adlg/army_report.h"
#include "library/data_text.h"

namespace walstatt::adlg {

namespace {

namespace faults = walstatt::phrases;

constexpr int mostSeed = 2'147'483'647;

class Desk {
 public:
  Desk(const Content& content, const Data& question, Errors& errors)
      : content_(content), errors_(errors), in_(question, "army", "", errors) {}

  Data answer() {
    const std::size_t before = errors_.size();
    Data data;
    switch (in_.choice("ask", {"lists", "check", "read", "surprise"})) {
      case 0:
        if (errors_.size() == before) data = listsData(content_);
        break;
      case 1: data = check(); break;
      case 2: data = read(); break;
      default: data = surprise(); break;
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

  std::string knownLists() const {
    std::string known;
    for (const ArmyList& one : content_.lists) known += (known.empty() ? "" : " | ") + one.id;
    return known;
  }

  const Content& content_;
  Errors& errors_;
  Reader in_;
};

}  // namespace

Data answerAboutArmies(const Content& content, const Data& question, Errors& errors) {
  return Desk(content, question, errors).answer();
}

}  // namespace walstatt::adlg
