#include "games/adlg/sketch_desk.h"

#include <algorithm>
#include <tuple>

#include "games/adlg/game.h"
#include "games/adlg/setup_file.h"
#include "games/adlg/words.h"
#include "library/data_text.h"

namespace walstatt::adlg {

namespace {

const std::vector<std::string>& asked() {
  static const std::vector<std::string> all{"battles", "sketch"};
  return all;
}

// Where everybody stands, four numbers a base: x, y, heading, depth.
Data basesData(const Battle& battle, const State& state, Side side) {
  Data bases{Data::Array{}};
  for (std::size_t i = battle.firstUnit(side); i < battle.firstUnit(side + 1); ++i) {
    const Unit& unit = state.units[i];
    if (!unit.onTable()) continue;
    Data base{Data::Array{}};
    base.push(unit.at.x);
    base.push(unit.at.y);
    base.push(unit.heading);
    base.push(battle.depth(i));
    bases.push(std::move(base));
  }
  return bases;
}

Data sidesData(const Battle& battle, const State& state) {
  Data sides{Data::Array{}};
  for (Side side = 0; side < 2; ++side) {
    const SideSetup& of = battle.setup().sides[side];
    const auto corps = std::count_if(battle.setup().corps.begin(), battle.setup().corps.end(),
                                     [&](const CorpsSetup& one) { return one.side == side; });
    Data data;
    data.set("name", bothLanguages(of.name)).set("note", bothLanguages(of.note)).set("list", of.list);
    data.set("corps", corps).set("units", battle.firstUnit(side + 1) - battle.firstUnit(side));
    sides.push(std::move(data.set("bases", basesData(battle, state, side))));
  }
  return sides;
}

Data sketchOf(const std::shared_ptr<const Content>& content, Setup setup) {
  const Battle battle(content, std::move(setup));
  const State state = battle.start();
  const Setup& of = battle.setup();
  // What lies on the table is told as the table itself tells it.
  const Data scene = battle.scene(state);
  Data data, table;
  table.set("width", of.width).set("height", of.height);
  data.set("id", of.id).set("name", bothLanguages(of.name)).set("description", bothLanguages(of.description));
  data.set("points", of.points).set("turns", of.turns);
  data.set("beginning", beginningWords[static_cast<std::size_t>(of.beginning)]).set("attacker", of.attacker + 1);
  data.set("table", std::move(table)).set("sides", sidesData(battle, state));
  for (const char* field : {"pieces", "works", "camps"}) data.set(field, *scene.find(field));
  return data;
}

}  // namespace

std::vector<Setup> readySetups(const Library& library, const Content& content) {
  Errors ignored;  // content is checked elsewhere
  std::vector<Setup> ready;
  for (const std::string& path : library.documentsIn("adlg/scenarios"))
    if (auto setup = readSetup(content, *library.document(path), path, ignored)) ready.push_back(std::move(*setup));
  std::sort(ready.begin(), ready.end(), [](const Setup& a, const Setup& b) {
    return std::tie(a.points, a.beginning, a.id) < std::tie(b.points, b.beginning, b.id);
  });
  return ready;
}

SketchDesk::SketchDesk(const Library& library, std::shared_ptr<const Content> content) : content_(std::move(content)) {
  Data battles{Data::Array{}};
  for (Setup& setup : readySetups(library, *content_)) battles.push(sketchOf(content_, std::move(setup)));
  ready_.set("battles", std::move(battles));
}

bool SketchDesk::knows(const Data& question) {
  const Data* ask = question.find("ask");
  const auto* word = ask ? ask->as<std::string>() : nullptr;
  return word && std::find(asked().begin(), asked().end(), *word) != asked().end();
}

Data SketchDesk::answer(const Data& question, Errors& errors) const {
  const std::size_t before = errors.size();
  Reader in(question, "sketch", "", errors);
  std::optional<Setup> setup;
  const bool ofAll = in.choice("ask", asked()) == 0;
  if (!ofAll) {
    const Reader table = in.table("setup");
    if (errors.size() == before) setup = readSetup(*content_, table.data(), "setup", errors);
  }
  in.finish();
  if (errors.size() != before) return {};
  return ofAll ? ready_ : sketchOf(content_, std::move(*setup));
}

}  // namespace walstatt::adlg
