// Armies as files and pages hold them.
#include <algorithm>

#include "games/mfm/army.h"
#include "library/data_text.h"

namespace walstatt::mfm {

namespace {

constexpr int fileVersion = 1;

Data texts(const std::vector<std::string>& all) {
  Data list{Data::Array{}};
  for (const std::string& text : all) list.push(text);
  return list;
}

Data unitData(const ArmyUnit& unit) {
  Data data;
  data.set("type", unit.type);
  if (!unit.crew.empty()) data.set("crew", texts(unit.crew));
  if (unit.count != 1) data.set("count", unit.count);
  if (!unit.names.empty()) data.set("names", texts(unit.names));
  return data;
}

std::string quoted(const std::vector<std::string>& all) {
  std::string list;
  for (const std::string& text : all) list += (list.empty() ? "" : ", ") + tomlString(text);
  return "[" + list + "]";
}

Data hitData(const HitValue& hit) { return std::to_string(hit.dice) + "x1-" + std::to_string(hit.upTo); }

// From which column a figure is saved, as its row says; nothing where no column does.
Data savedData(const FigureType& type) {
  static constexpr std::array<std::string_view, attackKinds> kinds{"nah", "fern", "weit", "erst"};
  Data data{Data::Table{}};
  for (std::size_t k = 0; k < kinds.size(); ++k)
    for (int column = 1; column <= dieSides; ++column)
      if (type.saved[k] & (1u << (column - 1))) {
        data.set(std::string(kinds[k]), column);
        break;
      }
  return data;
}

Data personData(const FigureType& type) {
  static constexpr std::array<std::string_view, 4> symbols{"none", "black-horse", "red-horse", "wheel"};
  Data data;
  data.set("move", type.move).set("armour", type.armour).set("lives", type.lives).set("nah", hitData(type.nah));
  if (type.fernRange) {
    Data fern;
    data.set("fern", std::move(fern.set("range", type.fernRange).set("hit", hitData(type.fern))));
  }
  if (type.hasReachWeapon()) {
    Data weit;
    weit.set("range", (type.reach + 1) / 2).set("hit", hitData(type.weitHit));
    data.set("weit", std::move(weit.set("weit", type.weit).set("erst", type.erst)));
  }
  data.set("saved_from", savedData(type)).set("skirmisher", type.skirmisher);
  return data.set("symbol", symbols[static_cast<std::size_t>(type.symbol)]);
}

Data vehicleData(const FigureType& type) {
  Data data;
  data.set("kind", type.carriage == Carriage::mount ? "mount" : "chariot");
  data.set("board", std::to_string(type.width) + "x" + std::to_string(type.length));
  data.set("move", type.move).set("armour", type.armour).set("crew_armour", type.crewArmour);
  data.set("lives", type.lives).set("crew", type.crewRoom).set("crew_share", type.crewShare);
  return data.set("ram", hitData(type.ram));
}

}  // namespace

std::optional<Army> readArmy(const Data& data, const std::string& file, Errors& errors) {
  const std::size_t before = errors.size();
  Reader reader(data, file, "", errors);
  Army army;
  if (const int version = reader.integer("army", 1, 1'000'000); version != fileVersion && errors.size() == before)
    return reader.fault(phrases::armyVersion, "army", std::to_string(fileVersion)), std::nullopt;
  army.name = reader.textOr("name", "");
  army.people = reader.text("people");
  army.points = reader.integer("points", leastPoints, mostPoints);
  std::vector<Reader> units = reader.tablesIfAny("unit");
  if (units.size() > mostUnits) reader.fault(walstatt::phrases::tooMany, "unit", std::to_string(mostUnits));
  for (Reader& table : units) {
    ArmyUnit unit;
    unit.line = table.data().line;
    unit.column = table.data().column;
    unit.type = table.text("type");
    unit.crew = table.texts("crew");
    unit.count = table.integerOr("count", 1, mostArmyFigures, 1);
    unit.names = table.texts("names");
    table.finish();
    if (unit.crew.size() > maxFigures) table.fault(walstatt::phrases::tooMany, "crew", std::to_string(maxFigures));
    army.units.push_back(std::move(unit));
  }
  reader.finish();
  if (errors.size() != before) return std::nullopt;
  return army;
}

Data armyData(const Army& army) {
  Data units{Data::Array{}};
  for (const ArmyUnit& unit : army.units) units.push(unitData(unit));
  Data data;
  data.set("army", fileVersion);
  if (!army.name.empty()) data.set("name", army.name);
  return data.set("people", army.people).set("points", army.points).set("unit", std::move(units));
}

std::string armyToml(const Army& army) {
  std::string out = "army = " + std::to_string(fileVersion) + "\n";
  if (!army.name.empty()) out += "name = " + tomlString(army.name) + "\n";
  out += "people = " + tomlString(army.people) + "\npoints = " + std::to_string(army.points) + "\n";
  for (const ArmyUnit& unit : army.units) {
    out += "\n[[unit]]\ntype = " + tomlString(unit.type) + "\n";
    if (!unit.crew.empty()) out += "crew = " + quoted(unit.crew) + "\n";
    if (unit.count != 1) out += "count = " + std::to_string(unit.count) + "\n";
    if (!unit.names.empty()) out += "names = " + quoted(unit.names) + "\n";
  }
  return out;
}

Data armyReport(const Content& content, const Army& army) {
  Data units{Data::Array{}};
  for (const ArmyUnit& unit : army.units) {
    Data one = unitData(unit);
    units.push(one.set("points", pointsOf(content, unit)));
  }
  Data faults{Data::Array{}};
  const std::vector<ArmyFault> found = faultsOf(content, army);
  for (const ArmyFault& fault : found) faults.push(faultData(content.words, fault));
  const int sum = pointsOf(content, army);
  Data data;
  data.set("army", armyData(army)).set("sum", sum).set("left", army.points - sum);
  data.set("figures", figureCount(army)).set("units", std::move(units));
  return data.set("ok", found.empty()).set("faults", std::move(faults));
}

Data peopleData(const Content& content, int people) {
  const People& named = content.peoples[static_cast<std::size_t>(people)];
  Data figures{Data::Array{}}, vehicles{Data::Array{}};
  for (const FigureType& type : content.types) {
    if (type.people != people) continue;
    Data one;
    one.set("id", type.id).set("label", type.label).set("name", bothLanguages(type.name));
    one.set("job", bothLanguages(type.job)).set("history", bothLanguages(type.history)).set("points", type.points);
    const Data values = type.isVehicle() ? vehicleData(type) : personData(type);
    for (const auto& [name, value] : *values.as<Data::Table>()) one.set(name, value);
    (type.isVehicle() ? vehicles : figures).push(std::move(one));
  }
  Data data;
  data.set("id", named.id).set("name", bothLanguages(named.name)).set("note", bothLanguages(named.note));
  return data.set("figures", std::move(figures)).set("vehicles", std::move(vehicles));
}

Data peoplesData(const Content& content) {
  Data all{Data::Array{}};
  for (std::size_t people = 0; people < content.peoples.size(); ++people)
    all.push(peopleData(content, static_cast<int>(people)));
  return all;
}

}  // namespace walstatt::mfm
