#include "games/mfm/army.h"

#include <algorithm>

#include "games/mfm/phrases.h"
#include "games/mfm/setup.h"
#include "library/data_text.h"

namespace walstatt::mfm {

namespace {

const FigureType* typeOf(const Content& content, const std::string& id) {
  const int found = content.findType(id);
  return found < 0 ? nullptr : &content.types[static_cast<std::size_t>(found)];
}

Bilingual plain(const std::string& text) { return {text, text}; }
Bilingual plain(std::size_t number) { return plain(std::to_string(number)); }

// Names of figures that fit, in both languages: "Reiter (HR), …".
template <class Fits>
Bilingual namesOf(const Content& content, int people, const Fits& fits) {
  Bilingual all;
  for (const FigureType& type : content.types) {
    if (type.people != people || !fits(type)) continue;
    const std::string between = all.german.empty() ? "" : ", ";
    all.german += between + type.name.german + " (" + type.label + ")";
    all.english += between + type.name.english + " (" + type.label + ")";
  }
  return all;
}

class Judge {
 public:
  Judge(const Content& content, const Army& army) : content_(content), army_(army) {}

  std::vector<ArmyFault> judged() {
    people_ = content_.findPeople(army_.people);
    if (people_ < 0) tell(phrases::armyPeople, -1, "people", army_.people, knownPeoples());
    if (army_.points < leastPoints || army_.points > mostPoints)
      tell(phrases::armyLimit, -1, "points", std::to_string(army_.points),
           plain(std::to_string(leastPoints) + " … " + std::to_string(mostPoints)));
    judgeName(army_.name, -1, "name");
    for (std::size_t i = 0; i < army_.units.size(); ++i) judge(army_.units[i], static_cast<int>(i));
    if (army_.units.empty()) tell(phrases::armyEmpty, -1, "unit");
    const int sum = pointsOf(content_, army_);
    if (sum > army_.points)
      tell(phrases::armySum, -1, "unit", std::to_string(sum),
           plain(static_cast<std::size_t>(std::max(army_.points, 0))));
    if (const std::size_t figures = figureCount(army_); figures > mostArmyFigures)
      tell(phrases::armyTooManyFigures, -1, "unit", std::to_string(figures), plain(mostArmyFigures));
    return std::move(faults_);
  }

 private:
  void tell(const Phrase& what, int unit, std::string field, std::string found = {}, Bilingual allowed = {}) {
    faults_.push_back({&what, unit, std::move(field), std::move(found), std::move(allowed)});
  }

  Bilingual knownPeoples() const {
    std::string all;
    for (const People& people : content_.peoples) all += (all.empty() ? "" : ", ") + people.id;
    return plain(all);
  }

  void judgeName(const std::string& name, int unit, const std::string& field) {
    if (name.size() > mostNameBytes)
      tell(phrases::armyNameLong, unit, field, name.substr(0, 20) + "…", plain(mostNameBytes));
    if (hasControls(name)) tell(phrases::armyNameSigns, unit, field);
  }

  // The figure, if this people has it.
  const FigureType* known(const std::string& id, int unit, const std::string& field, bool vehicles) {
    const FigureType* type = typeOf(content_, id);
    if (!type) {
      tell(phrases::armyUnknownFigure, unit, field, id,
           namesOf(content_, people_, [&](const FigureType& t) { return vehicles || !t.isVehicle(); }));
    } else if (people_ >= 0 && type->people != people_) {
      tell(phrases::armyOtherPeople, unit, field, id, content_.peoples[static_cast<std::size_t>(type->people)].name);
      return nullptr;
    }
    return type;
  }

  void judge(const ArmyUnit& unit, int index) {
    if (unit.count < 1 || unit.count > mostArmyFigures)
      tell(phrases::armyCount, index, "count", std::to_string(unit.count),
           plain("1 … " + std::to_string(mostArmyFigures)));
    const FigureType* type = known(unit.type, index, "type", true);
    std::vector<int> crew;
    for (const std::string& id : unit.crew) {
      const FigureType* person = known(id, index, "crew", false);
      if (person && person->isVehicle()) {
        tell(phrases::armyVehicleAboard, index, "crew", id);
        person = nullptr;
      }
      if (person) crew.push_back(content_.findType(id));
    }
    if (type && crew.size() == unit.crew.size()) judgeCrew(*type, crew, index);
    if (unit.names.size() > unit.size() * static_cast<std::size_t>(std::max(unit.count, 1)))
      tell(phrases::armyTooManyNames, index, "names", std::to_string(unit.names.size()),
           plain(unit.size() * static_cast<std::size_t>(std::max(unit.count, 1))));
    for (const std::string& name : unit.names) judgeName(name, index, "names");
  }

  // setup.h decides; here its answer gets the sentence that fits a builder.
  void judgeCrew(const FigureType& type, const std::vector<int>& crew, int index) {
    const std::optional<CrewFault> fault = crewFault(content_, type, crew);
    if (!fault) return;
    const bool mount = type.carriage == Carriage::mount;
    const auto able = namesOf(content_, type.people,
                              [&](const FigureType& t) { return !t.isVehicle() && t.mayBeginOn(type.carriage); });
    if (fault->what == &phrases::mountedOnly) {
      const auto mounts =
          namesOf(content_, type.people, [](const FigureType& t) { return t.carriage == Carriage::mount; });
      tell(phrases::armyMountedOnly, index, "type", type.id, mounts);
    } else if (fault->what == &phrases::noCrewOnFoot) {
      tell(phrases::armyNoCrewOnFoot, index, "crew", type.id);
    } else if (crew.empty()) {
      tell(mount ? phrases::armyNeedsRider : phrases::armyNeedsDriver, index, "crew", type.id, able);
    } else if (crew.size() > type.crewRoom) {
      tell(phrases::armyTooManyAboard, index, "crew", std::to_string(crew.size()), plain(type.crewRoom));
    } else {
      const auto bad = std::find_if(crew.begin(), crew.end(), [&](int id) {
        return !content_.types[static_cast<std::size_t>(id)].mayBeginOn(type.carriage);
      });
      tell(mount ? phrases::armyMayNotRide : phrases::armyMayNotDrive, index, "crew",
           bad == crew.end() ? type.id : content_.types[static_cast<std::size_t>(*bad)].id, able);
    }
  }

  const Content& content_;
  const Army& army_;
  int people_ = -1;
  std::vector<ArmyFault> faults_;
};

std::string fieldOf(const ArmyFault& fault) {
  if (fault.unit < 0) return fault.field;
  return "unit[" + std::to_string(fault.unit + 1) + "]." + fault.field;
}

}  // namespace

std::vector<ArmyFault> faultsOf(const Content& content, const Army& army) { return Judge(content, army).judged(); }

void addFaults(const Army& army, const std::vector<ArmyFault>& faults, const std::string& file, Errors& errors) {
  for (const ArmyFault& fault : faults) {
    ContentError error;
    error.what = fault.what;
    error.file = file;
    if (fault.unit >= 0) {
      const ArmyUnit& unit = army.units[static_cast<std::size_t>(fault.unit)];
      error.line = unit.line;
      error.column = unit.column;
    }
    error.field = fieldOf(fault);
    error.found = fault.found;
    error.reason = fault.allowed;
    errors.add(std::move(error));
  }
}

Data faultData(const Words& words, const ArmyFault& fault) {
  const auto text = [&](Language language) {
    return words.fill(fault.what->id, language, {{"found", fault.found}, {"allowed", fault.allowed.in(language)}});
  };
  Data texts, data;
  texts.set("de", text(Language::german)).set("en", text(Language::english));
  if (fault.unit >= 0) data.set("unit", fault.unit + 1);
  data.set("field", fault.field).set("id", fault.what->id).set("rule", fault.what->rule).set("text", std::move(texts));
  return data;
}

int pointsOf(const Content& content, const ArmyUnit& unit) {
  const auto price = [&](const std::string& id) {
    const FigureType* type = typeOf(content, id);
    return type ? type->points : 0;
  };
  int sum = price(unit.type);
  for (const std::string& id : unit.crew) sum += price(id);
  return sum * std::clamp(unit.count, 0, maxFigures);
}

int pointsOf(const Content& content, const Army& army) {
  int sum = 0;
  for (const ArmyUnit& unit : army.units) sum += pointsOf(content, unit);
  return sum;
}

std::size_t figureCount(const Army& army) {
  std::size_t sum = 0;
  for (const ArmyUnit& unit : army.units)
    sum += unit.size() * static_cast<std::size_t>(std::clamp(unit.count, 0, maxFigures));
  return sum;
}

std::string_view nameIn(const ArmyUnit& unit, std::size_t figure) {
  return figure < unit.names.size() ? std::string_view(unit.names[figure]) : std::string_view();
}

void addUnit(Army& army, ArmyUnit unit) {
  for (ArmyUnit& other : army.units) {
    const bool alike = other.type == unit.type && other.crew == unit.crew && other.names.empty() && unit.names.empty();
    if (!alike || other.count + unit.count > mostArmyFigures) continue;
    other.count += unit.count;
    return;
  }
  army.units.push_back(std::move(unit));
}

}  // namespace walstatt::mfm
