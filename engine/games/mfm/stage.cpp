// The table for a screen, as far as it never changes in a match. docs/protocol.md tells the forms.
#include <algorithm>

#include "games/mfm/game.h"
#include "games/mfm/screen.h"

namespace walstatt::mfm {

namespace {

Data terrainData(const Terrain& terrain) {
  Fields fields(14);
  fields.set("symbol", std::string(1, terrain.symbol)).set("id", terrain.id);
  fields.set("name", bilingualData(terrain.name)).set("effect", bilingualData(terrain.effect));
  fields.set("protection", terrain.protection).set("bracket", terrain.bracket).set("cost", terrain.cost);
  const bool mounts = Tracks::mayUse(terrain, Carriage::mount);
  fields.set("mountCost", mounts ? terrain.mountCost : 0);
  fields.set("chariots", Tracks::mayUse(terrain, Carriage::chariot)).set("branchTest", terrain.branchTest);
  fields.set("crossOnly", terrain.crossOnly).set("blocksShot", terrain.blocksShot);
  fields.set("noAttacks", terrain.noAttacks).set("highGround", terrain.highGround);
  return fields.data();
}

Data hitData(HitValue hit) { return Fields(3).set("dice", hit.dice).set("upTo", hit.upTo).data(); }

void addPerson(const FigureType& type, Fields& fields) {
  static constexpr std::array<std::string_view, 4> symbols{"", "black-horse", "red-horse", "wheel"};
  if (type.symbol != Symbol::none) fields.set("symbol", symbols[static_cast<std::size_t>(type.symbol)]);
  fields.set("row", type.row).set("skirmisher", type.skirmisher).set("erst", type.erst).set("reach", type.reach);
  fields.set("nah", hitData(type.nah));
  if (type.fernRange) {
    Data fern = hitData(type.fern);
    fields.set("fern", fern.set("range", type.fernRange));
  }
  if (type.weit) fields.set("weit", hitData(type.weitHit));
  if (type.erst) fields.set("erstHit", hitData(type.weitHit));  // R15: ERST is as good as WEIT
}

void addVehicle(const FigureType& type, Fields& fields) {
  fields.set("width", type.width).set("length", type.length).set("horseRows", type.horseRows);
  fields.set("crewRoom", type.crewRoom).set("crewArmour", type.crewArmour).set("crewShare", type.crewShare);
  fields.set("ram", hitData(type.ram));
}

Data typeData(const FigureType& type, const Content& content) {
  static constexpr std::array<std::string_view, 3> kinds{"person", "mount", "chariot"};
  Fields fields(20);
  fields.set("id", type.id).set("label", type.label).set("kind", kinds[static_cast<std::size_t>(type.carriage)]);
  fields.set("name", bilingualData(type.name)).set("job", bilingualData(type.job));
  fields.set("history", bilingualData(type.history));
  fields.set("people", content.peoples[static_cast<std::size_t>(type.people)].id).set("points", type.points);
  fields.set("move", type.move).set("armour", type.armour).set("lives", type.lives);
  if (type.isVehicle()) {
    addVehicle(type, fields);
  } else {
    addPerson(type, fields);
  }
  return fields.data();
}

Data peopleTable(const People& people) {
  const auto rowData = [](const TableRow& row) {
    Fields saved(attackKinds);
    for (std::size_t kind = 0; kind < attackKinds; ++kind)
      saved.set(attackKindWords[kind], columnsData(row.saved[kind]));
    return Fields(3).set("number", row.number).set("name", bilingualData(row.name)).set("saved", saved.data()).data();
  };
  Fields fields(3);
  fields.set("people", people.id).set("name", bilingualData(people.name)).set("rows", listData(people.rows, rowData));
  return fields.data();
}

Data storeyData(int number, int x, int y, const std::vector<std::string>& rows) {
  Fields fields(4);
  fields.set("number", number).set("x", x).set("y", y);
  fields.set("rows", listData(rows, [](const std::string& row) { return Data(row); }));
  return fields.data();
}

}  // namespace

Data ManForMan::stage() const {
  const MapPlan& map = *setup_.map;
  Data data, plan;
  plan.set("id", map.id).set("name", bilingualData(map.name)).set("note", bilingualData(map.note));
  plan.set("width", map.width).set("height", map.height).set("block", map.block);
  data.set("kind", "mfm").set("scenario", hasChest() ? "document" : "points").set("map", std::move(plan));

  Data storeys{Data::Array{}};
  storeys.push(storeyData(0, 0, 0, map.plan));
  for (const UpperStorey& storey : map.storeys)
    storeys.push(storeyData(storey.number, storey.x, storey.y, storey.plan));
  data.set("storeys", std::move(storeys));

  std::vector<bool> seen(content_->terrain.size());
  for (FieldId id = 0; id < board_->size(); ++id) seen[board_->field(id).terrain] = true;
  Data terrain{Data::Array{}};
  for (std::size_t id = 0; id < seen.size(); ++id)
    if (seen[id]) terrain.push(terrainData(content_->terrain[id]));
  data.set("terrain", std::move(terrain));

  Data sides{Data::Array{}}, tables{Data::Array{}};
  const State nobody = start();
  for (Side side = 0; side < 2; ++side) {
    const SideSetup& setup = setup_.sides[side];
    const People& people = content_->peoples[static_cast<std::size_t>(setup.people)];
    Fields fields(6);
    fields.set("people", people.id);
    fields.set("name", bilingualData({name(nobody, sideArg(side), Language::german),
                                      name(nobody, sideArg(side), Language::english)}));
    fields.set("note", bilingualData(people.note));
    fields.set("edge", edgeWords[static_cast<std::size_t>(setup.zone.edge)]);
    fields.set("zone", listData(setup.zone.fields, [&](FieldId field) { return Data(placeOf(field)); }));
    int points = 0;
    for (FigureId id = sides_[side].begin; id < sides_[side].end; ++id) points += typeOf(id).points;
    fields.set("points", points);
    sides.push(fields.data());
    if (side == 0 || setup.people != setup_.sides[0].people) tables.push(peopleTable(people));
  }
  data.set("sides", std::move(sides)).set("rounds", setup_.rounds).set("points", setup_.points);
  data.set("ruleOf12", setup_.ruleOf12);
  if (hasChest()) data.set("goal", edgeWords[static_cast<std::size_t>(setup_.goal)]);

  // Only the types that play; a figure names its own by the place in this list.
  std::vector<TypeId> types;
  for (const FigureSetup& figure : setup_.figures)
    if (std::find(types.begin(), types.end(), figure.type) == types.end()) types.push_back(figure.type);
  data.set("types", listData(types, [&](TypeId type) { return typeData(content_->types[type], *content_); }));
  data.set("tables", std::move(tables));
  FigureId id = 0;
  data.set("figures", listData(setup_.figures, [&](const FigureSetup& figure) {
             Fields fields(9);
             fields.set("id", id);
             fields.set("type", std::find(types.begin(), types.end(), figure.type) - types.begin());
             fields.set("side", figure.side + 1).set("seat", figure.seat + 1).set("label", figure.label);
             fields.set("name", figure.name).set("carrier", figure.carrier);
             if (figure.vehicle != noFigure) fields.set("vehicle", figure.vehicle);
             if (isVehicle(id)) {
               Data crew{Data::Array{}};
               forCrew(nobody, id, [&](FigureId person) { crew.push(person); });
               fields.set("crew", std::move(crew));
             }
             ++id;
             return fields.data();
           }));
  return data;
}

}  // namespace walstatt::mfm
