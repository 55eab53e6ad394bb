// Armies as files hold them (docs/adlg-armies.md).
#include <algorithm>

#include "games/adlg/army.h"
#include "library/data_text.h"

namespace walstatt::adlg {

namespace {

constexpr int fileVersion = 1;

ArmyRow readUnits(Reader& table) {
  ArmyRow units;
  units.line = table.data().line;
  units.column = table.data().column;
  units.row = table.text("row");
  units.count = table.integerOr("count", 1, mostArmyUnits, 1);
  units.quality =
      static_cast<Quality>(table.choiceOr("quality", words(qualityIds()), static_cast<int>(Quality::ordinary)));
  for (const std::string& id : table.texts("options")) {
    if (const auto option = optionNamed(id)) {
      units.options |= bit(*option);
      continue;
    }
    std::string known;
    for (const std::string_view name : optionIds()) known += (known.empty() ? "" : " | ") + std::string(name);
    table.faultWith(walstatt::phrases::choice, "options", id, known);
  }
  table.finish();
  return units;
}

ArmyCorps readCorps(Reader& table) {
  ArmyCorps corps;
  corps.name = table.textOr("name", "");
  corps.rank = static_cast<CommanderRank>(table.choiceOr("rank", words(rankIds()), 0));
  corps.inChief = table.flagOr("chief", false);
  corps.included = table.integerOr("included", 1, static_cast<int>(mostRows), 0) - 1;
  std::vector<Reader> units = table.tablesIfAny("units");
  if (units.size() > mostRows) table.fault(walstatt::phrases::tooMany, "units", std::to_string(mostRows));
  for (std::size_t i = 0; i < std::min(units.size(), mostRows); ++i) corps.rows.push_back(readUnits(units[i]));
  table.finish();
  return corps;
}

std::vector<std::string_view> optionsOf(const ArmyRow& units) {
  std::vector<std::string_view> all;
  for (std::size_t i = 0; i < optionCount; ++i)
    if (has(units.options, static_cast<Option>(i))) all.push_back(optionIds()[i]);
  return all;
}

std::string_view rankOf(const ArmyCorps& corps) { return rankIds()[static_cast<std::size_t>(corps.rank)]; }
std::string_view qualityOf(const ArmyRow& units) { return qualityIds()[static_cast<std::size_t>(units.quality)]; }

Data unitsData(const ArmyRow& units) {
  Data data;
  data.set("row", units.row).set("count", units.count).set("quality", qualityOf(units));
  Data options{Data::Array{}};
  for (const std::string_view id : optionsOf(units)) options.push(id);
  return data.set("options", std::move(options));
}

std::string unitsToml(const ArmyRow& units) {
  std::string out = "{ row = " + tomlString(units.row) + ", count = " + std::to_string(units.count);
  if (units.quality != Quality::ordinary) out += ", quality = \"" + std::string(qualityOf(units)) + '"';
  std::string options;
  for (const std::string_view id : optionsOf(units))
    options += (options.empty() ? "\"" : ", \"") + std::string(id) + '"';
  if (!options.empty()) out += ", options = [" + options + "]";
  return out + " }";
}

}  // namespace

std::optional<Army> readArmy(const Data& data, const std::string& file, Errors& errors) {
  const std::size_t before = errors.size();
  Reader reader(data, file, "", errors);
  Army army;
  if (const int version = reader.integer("army", 1, 1'000'000); version != fileVersion && errors.size() == before)
    return reader.fault(phrases::armyVersion, "army", std::to_string(fileVersion)), std::nullopt;
  reader.choice("game", {"adlg"});
  army.name = reader.textOr("name", "");
  army.list = reader.text("list");
  army.points = reader.integer("points", 1, 1000);
  army.fortifiedCamp = reader.flagOr("fortified_camp", false);
  army.fortification = reader.integerOr("fortification", 0, 100, 0);
  std::vector<Reader> corps = reader.tablesIfAny("corps");
  if (corps.size() > mostCorps) reader.fault(walstatt::phrases::tooMany, "corps", std::to_string(mostCorps));
  for (std::size_t i = 0; i < std::min(corps.size(), mostCorps); ++i) army.corps.push_back(readCorps(corps[i]));
  reader.finish();
  if (errors.size() != before) return std::nullopt;
  return army;
}

Data armyData(const Army& army) {
  Data all{Data::Array{}};
  for (const ArmyCorps& corps : army.corps) {
    Data one;
    if (!corps.name.empty()) one.set("name", corps.name);
    one.set("rank", rankOf(corps)).set("chief", corps.inChief);
    if (corps.included >= 0) one.set("included", corps.included + 1);
    Data units{Data::Array{}};
    for (const ArmyRow& row : corps.rows) units.push(unitsData(row));
    all.push(std::move(one.set("units", std::move(units))));
  }
  Data data;
  data.set("army", fileVersion).set("game", "adlg");
  if (!army.name.empty()) data.set("name", army.name);
  data.set("list", army.list).set("points", army.points).set("fortified_camp", army.fortifiedCamp);
  return data.set("fortification", army.fortification).set("corps", std::move(all));
}

std::string armyToml(const Army& army) {
  std::string out = "army = " + std::to_string(fileVersion) + "\ngame = \"adlg\"\n";
  if (!army.name.empty()) out += "name = " + tomlString(army.name) + "\n";
  out += "list = " + tomlString(army.list) + "\npoints = " + std::to_string(army.points) + "\n";
  if (army.fortifiedCamp) out += "fortified_camp = true\n";
  if (army.fortification) out += "fortification = " + std::to_string(army.fortification) + "\n";
  for (const ArmyCorps& corps : army.corps) {
    out += "\n[[corps]]\n";
    if (!corps.name.empty()) out += "name = " + tomlString(corps.name) + "\n";
    out += "rank = \"" + std::string(rankOf(corps)) + "\"\n";
    if (corps.inChief) out += "chief = true\n";
    if (corps.included >= 0) out += "included = " + std::to_string(corps.included + 1) + "\n";
    out += "units = [\n";
    for (const ArmyRow& units : corps.rows) out += "  " + unitsToml(units) + ",\n";
    out += "]\n";
  }
  return out;
}

}  // namespace walstatt::adlg
