// The table for a screen, as far as it never changes in a match. docs/protocol.md tells the forms.
#include <algorithm>

#include "games/adlg/commanding.h"
#include "games/adlg/content.h"
#include "games/adlg/screen.h"
#include "games/adlg/terrain.h"
#include "games/adlg/words.h"

namespace walstatt::adlg {

namespace {

template <class Enum>
std::string_view wordOf(std::span<const std::string_view> words, Enum value) {
  return words[std::min(static_cast<std::size_t>(value), words.size() - 1)];
}

Data abilitiesData(const Profile& profile) {
  Data all{Data::Array{}};
  for (std::size_t i = 0; i < abilityWords.size(); ++i)
    if (profile.abilities >> i & 1) all.push(abilityWords[i]);
  return all;
}

Data unitData(const Battle& battle, std::size_t id, std::size_t type) {
  const UnitSetup& unit = battle.unit(id);
  const Profile& profile = unit.profile;
  Data move;
  move.set("open", profile.movement.open).set("rough", profile.movement.rough).set("heavy", profile.movement.heavy);
  Data data;
  data.set("id", id).set("side", unit.side + 1).set("seat", unit.side + 1).set("corps", unit.corps);
  data.set("label", unit.label).set("name", bothLanguages(unit.name)).set("type", type);
  data.set("quality", wordOf(qualityIds(), profile.quality)).set("armour", wordOf(armourIds(), profile.armour));
  data.set("weapon", wordOf(weaponIds(), profile.weapon)).set("abilities", abilitiesData(profile));
  data.set("depth", profile.depth).set("protection", profile.protection).set("cohesion", profile.cohesion);
  data.set("move", std::move(move)).set("range", profile.range).set("points", profile.points);
  return data;
}

Data typeData(const Content& content, std::size_t type) {
  const TroopType& of = content.types[type];
  Data data;
  data.set("id", of.id).set("label", of.label).set("name", bothLanguages(of.name)).set("job", bothLanguages(of.job));
  return data.set("history", bothLanguages(of.history)).set("category", wordOf(categoryIds(), of.profile.category));
}

Data terrainData(const Content& content) {
  Data all{Data::Array{}};
  for (std::size_t i = 0; i < content.terrain.size(); ++i) {
    const auto kind = static_cast<TerrainKind>(i);
    const TerrainType& type = content.of(kind);
    Data data;
    data.set("kind", type.id).set("name", bothLanguages(type.name)).set("note", bothLanguages(type.note));
    all.push(std::move(data.set("going", wordOf(goingIds(), expectedGoing(kind))).set("cover", givesCover(kind))));
  }
  return all;
}

Data regionsData(const Content& content) {
  Data all{Data::Array{}};
  for (const RegionType& region : content.regions) {
    Data data;
    data.set("id", region.id).set("name", bothLanguages(region.name));
    all.push(std::move(data.set("compulsory", content.of(region.compulsory).id)));
  }
  return all;
}

Data sidesData(const Battle& battle) {
  Data sides{Data::Array{}};
  for (const SideSetup& side : battle.setup().sides) {
    Data camp, data;
    camp.set("width", campWidth).set("depth", campDepth).set("fortified", side.fortifiedCamp);
    data.set("name", bothLanguages(side.name)).set("note", bothLanguages(side.note)).set("list", side.list);
    sides.push(std::move(data.set("camp", std::move(camp))));
  }
  return sides;
}

Data corpsData(const Battle& battle) {
  Data all{Data::Array{}};
  for (std::size_t i = 0; i < battle.corpsCount(); ++i) {
    const CorpsSetup& corps = battle.corps(i);
    Data units{Data::Array{}}, data;
    for (const std::uint8_t unit : corps.units) units.push(unit);
    data.set("id", i).set("side", corps.side + 1).set("name", bothLanguages(corps.name));
    data.set("rank", wordOf(rankIds(), corps.commander)).set("value", valueOf(corps.commander));
    data.set("radius", radiusOf(corps.commander)).set("chief", corps.inChief).set("units", std::move(units));
    all.push(std::move(data));
  }
  return all;
}

}  // namespace

Data Battle::stage() const {
  const Setup& setup = *setup_;
  Data data, table;
  table.set("width", setup.width).set("height", setup.height);
  data.set("kind", "adlg").set("scenario", setup.id).set("name", bothLanguages(setup.name));
  data.set("description", bothLanguages(setup.description)).set("table", std::move(table));
  data.set("points", setup.points).set("turns", setup.turns).set("beginning", wordOf(beginningWords, setup.beginning));
  data.set("sides", sidesData(*this)).set("corps", corpsData(*this));
  // Only the types that fight; a unit names its own by the place in this list.
  std::vector<std::size_t> types;
  Data units{Data::Array{}}, typeList{Data::Array{}};
  for (std::size_t i = 0; i < unitCount(); ++i) {
    const std::size_t type = profile(i).type;
    auto found = std::find(types.begin(), types.end(), type);
    if (found == types.end()) found = types.insert(types.end(), type);
    units.push(unitData(*this, i, static_cast<std::size_t>(found - types.begin())));
  }
  for (const std::size_t type : types) typeList.push(typeData(*content_, type));
  data.set("types", std::move(typeList)).set("units", std::move(units)).set("terrain", terrainData(*content_));
  data.set("regions", regionsData(*content_));
  return data;
}

}  // namespace walstatt::adlg
