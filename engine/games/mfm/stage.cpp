// The table for a screen: `stage` is what never changes in a match, `scene` what lies on it now. docs/protocol.md tells
// the forms.
#include <algorithm>

#include "games/mfm/game.h"
#include "games/mfm/screen.h"

namespace walstatt::mfm {

namespace {

Data terrainData(const Terrain& terrain) {
  Fields fields(11);
  fields.set("symbol", std::string(1, terrain.symbol)).set("id", terrain.id);
  fields.set("name", bilingualData(terrain.name)).set("effect", bilingualData(terrain.effect));
  fields.set("protection", terrain.protection).set("bracket", terrain.bracket).set("cost", terrain.cost);
  fields.set("crossOnly", terrain.crossOnly).set("blocksShot", terrain.blocksShot);
  fields.set("noAttacks", terrain.noAttacks).set("highGround", terrain.highGround);
  return fields.data();
}

Data hitData(HitValue hit) { return Fields(3).set("dice", hit.dice).set("upTo", hit.upTo).data(); }

Data typeData(const FigureType& type, const Content& content) {
  Fields fields(18);
  fields.set("id", type.id).set("label", type.label).set("name", bilingualData(type.name));
  fields.set("job", bilingualData(type.job));
  fields.set("people", content.peoples[static_cast<std::size_t>(type.people)].id).set("points", type.points);
  fields.set("move", type.move).set("armour", type.armour).set("lives", type.lives).set("row", type.row);
  fields.set("skirmisher", type.skirmisher).set("erst", type.erst).set("reach", type.reach);
  fields.set("nah", hitData(type.nah));
  if (type.fernRange) {
    Data fern = hitData(type.fern);
    fields.set("fern", fern.set("range", type.fernRange));
  }
  if (type.weit) fields.set("weit", hitData(type.weitHit));
  if (type.erst) fields.set("erstHit", hitData(type.weitHit));  // R15: ERST is as good as WEIT
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
    Fields fields(5);
    fields.set("people", people.id);
    fields.set("name", bilingualData({name(nobody, sideArg(side), Language::german),
                                      name(nobody, sideArg(side), Language::english)}));
    fields.set("note", bilingualData(people.note));
    fields.set("edge", edgeWords[static_cast<std::size_t>(setup.zone.edge)]);
    fields.set("zone", listData(setup.zone.fields, [&](FieldId field) { return Data(placeOf(field)); }));
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
  int id = 0;
  data.set("figures", listData(setup_.figures, [&](const FigureSetup& figure) {
             Fields fields(7);
             fields.set("id", id++);
             fields.set("type", std::find(types.begin(), types.end(), figure.type) - types.begin());
             fields.set("side", figure.side + 1).set("seat", figure.seat + 1).set("label", figure.label);
             return fields.set("name", figure.name).set("carrier", figure.carrier).data();
           }));
  return data;
}

// Who of the side to act can still do something in this turn.
ManForMan::FigureSet ManForMan::ableFigures(const State& state) const {
  FigureSet able;
  if (state.phase != Phase::play) return able;
  std::array<Action, 1024> some;  // eight runs, and at most five ways to attack each of 119 enemies
  const SideInfo& side = sides_[state.activeSide];
  for (FigureId id = side.begin; id < side.end; ++id) {
    if (!state.figures[id].onBoard() || has(state.passed, traits_[id].seat)) continue;
    Action* tail = some.data();
    listMoves(state, id, tail);  // mostly that is enough
    if (tail == some.data()) listActionsOf(state, id, tail);
    able[id] = tail != some.data();
  }
  if (!hasChest() || state.activeSide != chestSide || state.run.active()) return able;
  std::array<Action, 36 * directions * maxMove> carries;  // one or two of eight
  for (Seat seat = 0; seat < setup_.sides[chestSide].players; ++seat) {
    if (has(state.passed, seat)) continue;
    Action* tail = carries.data();
    listCarries(state, seat, tail);
    for (const Action* carry = carries.data(); carry != tail; ++carry)
      for (const FigureId id : {carry->figure(), carry->second()})
        if (id != noFigure) able[id] = true;
  }
  return able;
}

Data ManForMan::scene(const State& state) const {
  static constexpr std::array<std::string_view, 4> phases{"first", "deploy", "play", "over"};
  static constexpr std::array<std::string_view, 3> standings{"waiting", "board", "out"};
  static constexpr std::array<std::string_view, 8> marks{"moved",       "fought",   "weit",    "shotStill",
                                                         "struckFirst", "climbing", "climbed", "steppedIn"};
  static constexpr std::array<std::string_view, 7> stages{"none", "hit", "side", "draw", "rollOff", "defence", "done"};
  Fields data(12);
  data.set("phase", phases[static_cast<std::size_t>(state.phase)]).set("round", state.round);
  data.set("activeSide", state.activeSide + 1).set("firstSide", state.firstSide + 1);
  data.set("quietTurn", state.quietTurn != 0);
  Data points{Data::Array{}};
  for (Side side = 0; side < 2; ++side) points.push(score(state, side));
  data.set("score", std::move(points));
  if (state.chest != noField) data.set("chest", placeOf(state.chest));

  const FigureSet able = ableFigures(state);
  Data::Array figures;
  figures.reserve(figureCount());
  for (FigureId id = 0; id < figureCount(); ++id) {
    const Figure& figure = state.figures[id];
    Fields fields(6);
    fields.set("standing", standings[static_cast<std::size_t>(figure.standing)]);
    if (figure.standing != Standing::out) {
      if (figure.onBoard()) fields.set("at", placeOf(figure.field));
      Data worn{Data::Array{}};
      for (std::size_t bit = 0; bit < marks.size(); ++bit)
        if (figure.marks >> bit & 1) worn.push(marks[bit]);
      fields.set("lives", figure.lives).set("spent", figure.spent).set("marks", std::move(worn));
      const bool acts = state.phase == Phase::play && figure.onBoard() && traits_[id].side == state.activeSide;
      if (acts && !able[id]) fields.set("done", true);
    }
    figures.push_back(fields.data());
  }
  data.set("figures", Data(std::move(figures)));

  if (const Attack& attack = state.attack; attack.stage != Stage::none) {
    Fields fields(8);
    fields.set("kind", attackKindWords[static_cast<std::size_t>(attack.kind)]).set("attacker", attack.attacker);
    fields.set("target", attack.aimed).set("struck", attack.struck);
    fields.set("stage", stages[static_cast<std::size_t>(attack.stage)]).set("dice", attack.dice);
    fields.set("hitUpTo", attack.hitUpTo).set("protection", attack.protection);
    data.set("attack", fields.data());
  }
  if (state.searching != noFigure) data.set("searching", state.searching);
  if (state.strikerCount) {
    Data strikers{Data::Array{}};
    for (std::size_t i = 0; i < state.strikerCount; ++i)
      strikers.push(Fields(2).set("figure", state.strikers[i].figure).set("target", state.strikers[i].target).data());
    data.set("strikers", std::move(strikers));
  }
  if (const Run& run = state.run; run.active()) {
    Fields fields(5);
    fields.set("figure", run.figure);
    if (run.second != noFigure) fields.set("second", run.second);
    fields.set("direction", run.direction).set("steps", run.steps).set("done", run.done);
    data.set("run", fields.data());
  }
  return data.data();
}

}  // namespace walstatt::mfm
