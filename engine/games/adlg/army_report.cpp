#include "games/adlg/army_report.h"

#include <algorithm>

#include "games/adlg/army_code.h"
#include "games/adlg/profile_data.h"
#include "games/adlg/terrain.h"
#include "library/data_text.h"

namespace walstatt::adlg {

namespace {

Bilingual wordsOf(const Content& content, const std::string& id) {
  return {content.words.plain(id, Language::german), content.words.plain(id, Language::english)};
}

Data explainedData(const Content& content, const Explained& number) {
  Data data;
  return data.set("sum", number.value()).set("parts", partsData(content, number));
}

Data commandData(const CommandPoints& points) {
  Data data;
  return data.set("least", points.least).set("most", points.most).set("sum", points.sum);
}

Data faultData(const Content& content, const ArmyFault& fault) {
  Data data;
  if (fault.corps >= 0) data.set("corps", fault.corps + 1);
  if (fault.units >= 0) data.set("units", fault.units + 1);
  if (!fault.rowId.empty()) data.set("row", fault.rowId);
  data.set("field", fault.field).set("id", fault.what->id).set("rule", fault.what->rule);
  return data.set("text", bothLanguages(textOf(content.words, fault)));
}

Data unitsReport(const Content& content, const Army& army, const ArmyRow& units) {
  Data data;
  const int total = pointsOf(content, army, units);
  const ListRow* row = rowOf(listOf(content, army), units);
  if (!row) return data.set("points", 0).set("total", 0);
  const Profile unit = profileOf(content, *row, units);
  Explained price;
  addPrice(price, content, row->type, units.quality, row->always | units.options);
  data.set("points", unit.points).set("total", total).set("name", bothLanguages(row->name));
  data.set("type", content.types[static_cast<std::size_t>(row->type)].id);
  return data.set("parts", partsData(content, price)).set("profile", profileData(unit));
}

Data corpsReport(const Content& content, const Army& army, const ArmyCorps& corps) {
  Data rows{Data::Array{}};
  for (const ArmyRow& units : corps.rows) rows.push(unitsReport(content, army, units));
  Data commander;
  commander.set("points", commanderPrice(corps.rank, army.points)).set("value", static_cast<int>(corps.rank));
  commander.set("radius", radiusOf(corps.rank)).set("light_radius", 2 * radiusOf(corps.rank));
  commander.set("cp", commandData(commandPointsOf(corps.rank)));
  Data data;
  data.set("sum", pointsOf(content, army, corps)).set("units", unitCount(corps));
  return data.set("commander", std::move(commander)).set("rows", std::move(rows));
}

// The whole army's command budget: what commanders cost and what they bring in a turn.
Data budgetData(const Army& army) {
  int points = 0;
  CommandPoints all;
  for (const ArmyCorps& corps : army.corps) {
    const CommandPoints one = commandPointsOf(corps.rank);
    points += commanderPrice(corps.rank, army.points);
    all = {all.least + one.least, all.most + one.most, all.sum + one.sum};
  }
  Data data;
  return data.set("points", points).set("cp", commandData(all)).set("free", army.corps.size());
}

Data rowCounts(const Army& army, const ArmyList& list) {
  Data all{Data::Array{}};
  for (const ListRow& row : list.rows) {
    int count = 0;
    for (const ArmyCorps& corps : army.corps)
      for (const ArmyRow& units : corps.rows)
        if (units.row == row.id) count += units.count;
    Data one;
    one.set("row", row.id).set("count", count);
    all.push(one.set("least", row.leastAt(army.points)).set("most", row.mostAt(army.points)));
  }
  return all;
}

Data idsOf(OptionSet options) {
  Data all{Data::Array{}};
  for (std::size_t i = 0; i < optionCount; ++i)
    if (has(options, static_cast<Option>(i))) all.push(optionIds()[i]);
  return all;
}

Data pricedOptions(const TroopType& type, OptionSet options) {
  Data all{Data::Array{}};
  for (std::size_t i = 0; i < optionCount; ++i) {
    if (!has(options, static_cast<Option>(i))) continue;
    Data one;
    all.push(one.set("id", optionIds()[i]).set("points", type.prices[i]));
  }
  return all;
}

Data rowData(const Content& content, const ArmyList& list, const ListRow& row) {
  const TroopType& type = content.types[static_cast<std::size_t>(row.type)];
  Data data, qualities{Data::Array{}}, points;
  data.set("id", row.id).set("name", bothLanguages(row.name));
  if (!row.note.german.empty()) data.set("note", bothLanguages(row.note));
  data.set("type", type.id).set("least", row.least).set("most", row.most);
  for (std::size_t i = 0; i < qualityIds().size(); ++i) {
    if (!row.qualities[i]) continue;
    qualities.push(qualityIds()[i]);
    points.set(std::string(qualityIds()[i]),
               makeProfile(content, row.type, static_cast<Quality>(i), row.always).points);
  }
  data.set("qualities", std::move(qualities)).set("always", idsOf(row.always));
  data.set("may", pricedOptions(type, row.may)).set("points", std::move(points));
  if (!row.notWith.empty()) {
    Data others{Data::Array{}};
    for (const std::size_t other : row.notWith) others.push(list.rows[other].id);
    data.set("not_with", std::move(others));
  }
  if (row.noMoreThan) data.set("no_more_than", list.rows[*row.noMoreThan].id);
  return data;
}

Data typeData(const TroopType& type) {
  Data qualities;
  if (type.mediocre) qualities.set("mediocre", *type.mediocre);
  qualities.set("ordinary", 0);
  if (type.elite) qualities.set("elite", *type.elite);
  Data data;
  data.set("id", type.id).set("label", type.label).set("name", bothLanguages(type.name));
  data.set("job", bothLanguages(type.job)).set("history", bothLanguages(type.history));
  data.set("category", categoryIds()[static_cast<std::size_t>(type.profile.category)]).set("points", type.points);
  data.set("qualities", std::move(qualities)).set("options", pricedOptions(type, type.allowed));
  return data.set("profile", profileData(type.profile));
}

Data optionsData(const Content& content) {
  Data all{Data::Array{}};
  for (std::size_t i = 0; i < optionCount; ++i) {
    const OptionWords& option = content.options[i];
    Data one;
    one.set("id", optionIds()[i]).set("name", bothLanguages(option.name)).set("note", bothLanguages(option.note));
    all.push(one.set("rule", option.rule).set("weapon", isWeapon(static_cast<Option>(i))));
  }
  return all;
}

Data ranksData(const Content& content) {
  Data all{Data::Array{}};
  for (std::size_t i = 0; i < rankIds().size(); ++i) {
    const auto rank = static_cast<CommanderRank>(i);
    Data one, points;
    for (const int size : armySizes) points.set(std::to_string(size), commanderPrice(rank, size));
    one.set("id", rankIds()[i])
        .set("name", bothLanguages(wordsOf(content, "adlg.army.rank-" + std::string(rankIds()[i]))));
    one.set("value", static_cast<int>(i)).set("radius", radiusOf(rank)).set("light_radius", 2 * radiusOf(rank));
    all.push(one.set("points", std::move(points)).set("cp", commandData(commandPointsOf(rank))));
  }
  return all;
}

Data qualitiesData(const Content& content) {
  Data all{Data::Array{}};
  for (const std::string_view id : qualityIds()) {
    Data one;
    all.push(one.set("id", id).set("name", bothLanguages(wordsOf(content, "adlg.army.quality-" + std::string(id)))));
  }
  return all;
}

Data regionsData(const Content& content) {
  Data all{Data::Array{}};
  for (const RegionType& region : content.regions) {
    Data one, kinds{Data::Array{}};
    for (const TerrainKind kind : region.kinds) kinds.push(content.of(kind).id);
    one.set("id", region.id).set("name", bothLanguages(region.name)).set("note", bothLanguages(region.note));
    all.push(one.set("compulsory", content.of(region.compulsory).id).set("kinds", std::move(kinds)));
  }
  return all;
}

Data terrainData(const Content& content) {
  Data all{Data::Array{}};
  for (std::size_t i = 0; i < content.terrain.size(); ++i) {
    const auto kind = static_cast<TerrainKind>(i);
    const TerrainType& type = content.of(kind);
    Data one;
    one.set("id", type.id).set("name", bothLanguages(type.name)).set("note", bothLanguages(type.note));
    one.set("going", goingIds()[static_cast<std::size_t>(expectedGoing(kind))]);
    all.push(one.set("cover", givesCover(kind)));
  }
  return all;
}

Data sizesData() {
  Data all{Data::Array{}};
  for (const int points : armySizes) {
    Data one;
    one.set("points", points).set("corps", corpsAt(points));
    all.push(one.set("width", tableAt(points).width).set("height", tableAt(points).height));
  }
  return all;
}

}  // namespace

Namer armyNamer(const Content& content, Language language) {
  return [&content, language](Arg arg) -> std::string {
    if (arg.kind != ArgKind::kind) return std::to_string(arg.value);
    const auto index = static_cast<std::size_t>(arg.value);
    if (index < content.types.size()) return content.types[index].name.in(language);
    const std::size_t option = index - aboutOptions;
    return index >= aboutOptions && option < optionCount ? content.options[option].name.in(language) : std::string();
  };
}

Data partsData(const Content& content, const Explained& number) {
  Data all{Data::Array{}};
  for (const Part& part : number.parts()) {
    const auto text = [&](Language language) {
      return content.words.say(Said(*part.reason, part.about), language, armyNamer(content, language));
    };
    Data one;
    one.set("amount", part.amount).set("text", bothLanguages({text(Language::german), text(Language::english)}));
    all.push(one.set("rule", part.reason->rule));
  }
  return all;
}

Data armyReport(const Content& content, const Army& army) {
  const std::vector<ArmyFault> found = faultsOf(content, army);
  Data faults{Data::Array{}}, corps{Data::Array{}};
  for (const ArmyFault& fault : found) faults.push(faultData(content, fault));
  for (const ArmyCorps& one : army.corps) corps.push(corpsReport(content, army, one));
  Explained works, value, initiative;
  addWorksPrice(works, army);
  addValue(value, content, army);
  addInitiative(initiative, content, army);
  const int sum = pointsOf(content, army);
  Data data;
  data.set("army", armyData(army)).set("sum", sum).set("left", army.points - sum).set("ok", found.empty());
  data.set("units", unitCount(army)).set("faults", std::move(faults)).set("parts", partsData(content, works));
  data.set("value", explainedData(content, value)).set("initiative", explainedData(content, initiative));
  data.set("command", budgetData(army)).set("corps", std::move(corps));
  if (const ArmyList* list = listOf(content, army)) data.set("rows", rowCounts(army, *list));
  if (const auto code = armyCode(content, army, CodeNames::leftOut)) data.set("code", *code);
  if (const auto code = armyCode(content, army, CodeNames::kept)) data.set("code_with_names", *code);
  return data;
}

Data listData(const Content& content, const ArmyList& list) {
  Data home{Data::Array{}}, rows{Data::Array{}}, ready{Data::Array{}};
  for (const Region region : list.home) home.push(regionIds()[static_cast<std::size_t>(region)]);
  for (const ListRow& row : list.rows) rows.push(rowData(content, list, row));
  for (const ReadyArmy& army : list.ready) {
    Data one;
    one.set("id", army.id).set("name", bothLanguages(army.name)).set("note", bothLanguages(army.note));
    one.set("points", army.army.points).set("army", armyData(army.army));
    if (const auto code = armyCode(content, army.army, CodeNames::leftOut)) one.set("code", *code);
    ready.push(std::move(one));
  }
  Data data;
  data.set("id", list.id).set("name", bothLanguages(list.name)).set("note", bothLanguages(list.note));
  data.set("from", list.from).set("to", list.to).set("home", std::move(home));
  data.set("best_in_chief", rankIds()[static_cast<std::size_t>(list.bestInChief)]);
  data.set("best_other", rankIds()[static_cast<std::size_t>(list.bestOther)]);
  data.set("fortification", list.fortification);
  return data.set("rows", std::move(rows)).set("ready", std::move(ready));
}

Data listsData(const Content& content) {
  Data lists{Data::Array{}}, types{Data::Array{}};
  for (const ArmyList& list : content.lists) lists.push(listData(content, list));
  for (const TroopType& type : content.types) types.push(typeData(type));
  Data data;
  data.set("lists", std::move(lists)).set("types", std::move(types)).set("options", optionsData(content));
  data.set("qualities", qualitiesData(content)).set("regions", regionsData(content));
  data.set("terrain", terrainData(content)).set("ranks", ranksData(content)).set("sizes", sizesData());
  return data.set("camp", campPrice);
}

}  // namespace walstatt::adlg
