#include "games/mfm/army_desk.h"

#include <cstdlib>

#include "games/mfm/army_code.h"
#include "games/mfm/army_drawing.h"
#include "games/mfm/map_maker.h"
#include "library/data_text.h"

namespace walstatt::mfm {

namespace {

namespace faults = walstatt::phrases;

constexpr int mostSeed = 2'147'483'647;

class Desk {
 public:
  Desk(const Content& content, const Data& question, Errors& errors)
      : content_(content), errors_(errors), in_(question, "army", "", errors) {}

  Data answer() {
    const std::vector<std::string> asked{"peoples", "check", "read", "surprise", "map", "maps", "side", "battle"};
    const std::size_t before = errors_.size();
    Data data;
    switch (in_.choice("ask", asked)) {
      case 0:
        if (errors_.size() == before) data.set("peoples", peoplesData(content_));
        break;
      case 1: data = check(); break;
      case 2: data = read(); break;
      case 3: data = surprise(); break;
      case 4: data = made(in_); break;
      case 5:
        if (errors_.size() == before) data.set("maps", maps());
        break;
      case 6: data = side(); break;
      default: data = battle(); break;
    }
    in_.finish();
    return errors_.size() == before ? data : Data();
  }

 private:
  Data report(const Army& army) const {
    Data data = armyReport(content_, army);
    if (const auto code = armyCode(content_, army, CodeNames::leftOut)) data.set("code", *code);
    if (const auto code = armyCode(content_, army, CodeNames::kept)) data.set("code_with_names", *code);
    return data;
  }

  Data check() {
    Reader table = in_.table("army");
    const std::size_t before = errors_.size();
    const std::optional<Army> army = readArmy(table.data(), "army", errors_);
    return army && errors_.size() == before ? report(*army) : Data();
  }

  Data read() {
    Errors notices;
    const std::optional<Army> army = readArmyCode(content_, in_.text("code"), errors_, notices);
    if (!army) return {};
    Data told{Data::Array{}};
    for (const ContentError& notice : notices.list()) told.push(toldData(content_.words, notice));
    Data data = report(*army);
    return data.set("notices", std::move(told));
  }

  Data surprise() {
    const std::string id = in_.text("people");
    const int points = in_.integer("points", leastPoints, mostPoints);
    const int seed = in_.integer("seed", 0, mostSeed);
    const int people = content_.findPeople(id);
    if (people >= 0) return report(surpriseArmy(content_, people, points, static_cast<std::uint64_t>(seed)));
    std::string known;
    for (const People& one : content_.peoples) known += (known.empty() ? "" : " | ") + one.id;
    if (in_.has("people")) in_.fault(faults::unknownName, "people", known);
    return {};
  }

  Data made(Reader& wish) {
    const int points = wish.integer("points", leastPoints, mostPoints);
    const int seed = wish.integer("seed", 0, mostSeed);
    return makeMap(content_, {points, static_cast<std::uint64_t>(seed)});
  }

  // The ready maps where two armies can face each other.
  Data maps() const {
    Data all{Data::Array{}};
    for (const MapPlan& map : content_.maps) {
      if (!map.zone("top") || !map.zone("bottom")) continue;
      std::string plan;
      for (const std::string& row : map.plan) plan += row + "\n";
      Data one;
      one.set("id", map.id)
          .set("name", bothLanguages(map.name))
          .set("note", bothLanguages(map.note))
          .set("block", map.block);
      all.push(std::move(one.set("plan", std::move(plan))));
    }
    return all;
  }

  // The army of a code or of a table.
  std::optional<Army> armyOf(const Data& data) {
    Errors notices;
    if (const auto* code = data.as<std::string>()) return readArmyCode(content_, *code, errors_, notices);
    return readArmy(data, "army", errors_);
  }

  BattleSide sideOf(Reader& in) {
    BattleSide side;
    side.players = in.integerOr("players", 1, 3, 1);
    const Data* armies = in.data().find("armies");
    if (!armies || !armies->as<Data::Array>()) return in.fault(faults::wantArray, "armies", "[…]"), side;
    for (const Data& one : *armies->as<Data::Array>()) {
      if (std::optional<Army> army = armyOf(one)) side.armies.push_back(std::move(*army));
      if (side.armies.size() > 3) break;
    }
    return side;
  }

  // What speaks against a side, each fault with the number of its army where it is one army's.
  Data side() {
    const int points = in_.integer("points", leastPoints, mostPoints);
    Reader wish = in_.table("side");
    const std::size_t before = errors_.size();
    const BattleSide side = sideOf(wish);
    if (errors_.size() != before) return {};
    Errors found;
    judgeSide(content_, side, points, found);
    Data told{Data::Array{}};
    for (const ContentError& error : found.list()) {
      Data fault = toldData(content_.words, error);
      static constexpr std::string_view place = "side.army[";
      if (error.field.compare(0, place.size(), place) == 0)
        fault.set("army", static_cast<int>(std::strtol(error.field.c_str() + place.size(), nullptr, 10)));
      told.push(fault.set("rule", error.what->rule));
    }
    Data data;
    return data.set("faults", std::move(told));
  }

  Data battle() {
    Battle plan;
    plan.points = in_.integer("points", leastPoints, mostPoints);
    plan.rounds = in_.integer("rounds", 1, 60);
    plan.ruleOf12 = in_.flagOr("rule_of_12", true);
    const Data* map = in_.data().find("map");
    if (map && map->as<Data::Table>() && !map->find("plan")) {
      Reader wish = in_.table("map");
      plan.map = made(wish);
    } else {
      plan.map = map && map->as<Data::Table>() ? (in_.tableIfAny("map"), *map) : Data(in_.text("map"));
    }
    std::vector<Reader> sides = in_.tables("side");
    if (sides.size() != 2) return in_.fault(faults::form, "side", "2 × { players, armies }"), Data();
    const std::size_t before = errors_.size();
    for (std::size_t s = 0; s < 2; ++s) plan.sides[s] = sideOf(sides[s]);
    if (errors_.size() != before) return {};
    const std::optional<Data> setup = battleSetup(content_, plan, errors_);
    return setup ? *setup : Data();
  }

  const Content& content_;
  Errors& errors_;
  Reader in_;
};

}  // namespace

Data answerAboutArmies(const Content& content, const Data& question, Errors& errors) {
  return Desk(content, question, errors).answer();
}

}  // namespace walstatt::mfm
