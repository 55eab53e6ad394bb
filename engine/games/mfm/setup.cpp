#include "games/mfm/setup.h"

#include <algorithm>
#include <map>

#include "games/mfm/phrases.h"

namespace walstatt::mfm {

namespace {

namespace faults = walstatt::phrases;

// Figures that enter the game together: one on foot, or a vehicle with its crew.
struct Unit {
  std::vector<FigureSetup> figures;
  int player = 0;  // 0: whoever has fewest points
  int points = 0;

  bool carrier() const { return figures.front().carrier; }
};

// Units that name no player go to the one who has fewest points so far: an even split (G10). The two who carry the
// chest belong together.
void shareOut(std::vector<Unit>& units, int players) {
  std::vector<int> sums(static_cast<std::size_t>(players), 0);
  const auto give = [&](Unit& unit, int player) {
    unit.player = player;
    sums[static_cast<std::size_t>(player - 1)] += unit.points;
  };
  std::vector<std::size_t> open;
  int carriersPlayer = 0;
  for (std::size_t i = 0; i < units.size(); ++i) {
    if (!units[i].player) {
      open.push_back(i);
      continue;
    }
    give(units[i], units[i].player);
    if (units[i].carrier()) carriersPlayer = units[i].player;
  }
  std::sort(open.begin(), open.end(), [&](std::size_t a, std::size_t b) {
    return std::pair(units[b].points, a) < std::pair(units[a].points, b);
  });
  for (const std::size_t i : open) {
    const auto least = static_cast<int>(std::min_element(sums.begin(), sums.end()) - sums.begin()) + 1;
    const bool together = units[i].carrier() && carriersPlayer;
    give(units[i], together ? carriersPlayer : least);
    if (units[i].carrier()) carriersPlayer = units[i].player;
  }
}

void giveLabels(std::vector<FigureSetup>& figures, const Content& content) {
  std::map<std::pair<int, int>, int> total, count;
  for (const FigureSetup& figure : figures) ++total[{figure.side, figure.type}];
  for (FigureSetup& figure : figures) {
    figure.label = content.types[figure.type].label;
    if (total[{figure.side, figure.type}] > 1) figure.label += std::to_string(++count[{figure.side, figure.type}]);
  }
}

class SetupReader {
 public:
  SetupReader(const Content& content, const Data& data, const std::string& file, Errors& errors)
      : content_(content), errors_(errors), file_(data, file, "", errors) {}

  Setup read() {
    file_.textOr("id", "");
    file_.bilingualOr("name", {});
    file_.bilingualOr("story", {});
    setup_.kind = file_.choice("kind", {"points", "document"}) == 0 ? ScenarioKind::points : ScenarioKind::document;
    readMap();
    setup_.rounds = file_.integer("rounds", 1, 60);
    setup_.points = setup_.kind == ScenarioKind::points ? file_.integer("points", 10, 500) : 0;
    setup_.ruleOf12 = file_.flagOr("rule_of_12", true);
    if (setup_.kind == ScenarioKind::document) {
      Reader chest = file_.table("chest");
      setup_.goal = static_cast<Edge>(chest.choice("goal", {"top", "right", "bottom", "left"}));
      chest.finish();
    }
    std::vector<Reader> sides = file_.tables("side");
    if (file_.has("side") && sides.size() != 2) file_.fault(faults::form, "side", "2 × [[side]]");
    for (std::size_t s = 0; s < sides.size() && s < 2; ++s) readSide(sides[s], static_cast<std::uint8_t>(s));
    if (static_cast<int>(setup_.figures.size()) > maxFigures)
      file_.fault(faults::tooMany, "side", std::to_string(maxFigures));
    if (setup_.kind == ScenarioKind::document) {
      const auto carriers =
          std::count_if(setup_.figures.begin(), setup_.figures.end(), [](const FigureSetup& f) { return f.carrier; });
      if (carriers != 2 && sides.size() == 2) sides[0].fault(faults::form, "figures", "2 × carrier = true");
    }
    file_.finish();
    giveLabels(setup_.figures, content_);
    return std::move(setup_);
  }

 private:
  void readMap() {
    if (const Data* own = file_.data().find("map"); own && own->as<Data::Table>()) {
      Reader table = file_.table("map");
      if (std::optional<MapPlan> plan = readMapPlan(table, content_, errors_))
        setup_.ownMap = std::make_shared<const MapPlan>(std::move(*plan));
      setup_.map = setup_.ownMap.get();
      return;
    }
    const std::string id = file_.text("map");
    setup_.map = content_.findMap(id);
    if (setup_.map || !file_.has("map")) return;
    std::string known;
    for (const MapPlan& map : content_.maps) known += (known.empty() ? "" : " | ") + map.id;
    file_.fault(faults::unknownName, "map", known);
  }

  void readSide(Reader& table, std::uint8_t side) {
    SideSetup& into = setup_.sides[side];
    into.people = content_.findPeople(table.text("people"));
    if (into.people < 0 && table.has("people")) {
      std::string known;
      for (const People& people : content_.peoples) known += (known.empty() ? "" : " | ") + people.id;
      table.fault(faults::unknownName, "people", known);
    }
    readZone(table, into);
    into.players = table.integerOr("players", 1, 3, 1);
    std::vector<Unit> units;
    for (Reader& entry : table.tables("figures")) readFigures(entry, side, into, units);
    shareOut(units, into.players);
    checkPoints(table, into, units);
    checkRoom(table, into, units);
    const int firstSeat = side == 0 ? 0 : setup_.sides[0].players;
    std::vector<std::size_t> order(units.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
      return std::pair(units[a].player, a) < std::pair(units[b].player, b);
    });
    for (const std::size_t i : order) {
      const auto vehicle = static_cast<FigureId>(std::min<std::size_t>(setup_.figures.size(), maxFigures));
      for (FigureSetup& figure : units[i].figures) {
        figure.seat = static_cast<std::uint8_t>(firstSeat + units[i].player - 1);
        if (&figure != &units[i].figures.front()) figure.vehicle = vehicle;
        setup_.figures.push_back(std::move(figure));
      }
    }
    setup_.seats = firstSeat + into.players;
  }

  void readZone(Reader& table, SideSetup& into) {
    const std::string id = table.text("zone");
    if (!setup_.map) return;
    if (const Zone* zone = setup_.map->zone(id)) {
      into.zone = *zone;
      if (setup_.kind == ScenarioKind::document) keepEdge(into.zone);
      const std::vector<FieldId>& first = setup_.sides[0].zone.fields;
      const bool shared = &into != setup_.sides.data() &&
                          std::any_of(into.zone.fields.begin(), into.zone.fields.end(), [&](FieldId field) {
                            return std::find(first.begin(), first.end(), field) != first.end();
                          });
      if (shared) table.fault(faults::twice, "zone");
      return;
    }
    std::string known;
    for (const Zone& zone : setup_.map->zones) known += (known.empty() ? "" : " | ") + zone.id;
    if (table.has("zone")) table.fault(faults::unknownName, "zone", known);
  }

  // One comes on over the edge itself (R35), also where the zone is a band for battles.
  void keepEdge(Zone& zone) const {
    const int width = setup_.map->width, height = setup_.map->height;
    std::erase_if(zone.fields, [&](FieldId field) {
      const int x = field % width, y = field / width;
      switch (zone.edge) {
        case Edge::top: return y != 0;
        case Edge::bottom: return y != height - 1;
        case Edge::left: return x != 0;
        case Edge::right: return x != width - 1;
      }
      return false;
    });
  }

  // R34: on how many fields of a band figures can be put.
  std::size_t roomIn(const Zone& zone) const {
    std::size_t room = 0;
    for (const FieldId field : zone.fields) {
      const auto x = static_cast<std::size_t>(field % setup_.map->width),
                 y = static_cast<std::size_t>(field / setup_.map->width);
      const Terrain& terrain = content_.terrain[static_cast<std::size_t>(content_.findTerrain(setup_.map->plan[y][x]))];
      room += terrain.cost > 0 && !terrain.crossOnly;
    }
    return room;
  }

  // The type that an entry names, if it is one of this people's.
  const FigureType* typeNamed(Reader& entry, std::string_view field, const std::string& id, const SideSetup& into,
                              bool vehicles) {
    const int type = content_.findType(id);
    const auto fits = [&](const FigureType& one) {
      return one.people == into.people && (vehicles || !one.isVehicle());
    };
    if (type >= 0 && (into.people < 0 || fits(content_.types[static_cast<std::size_t>(type)])))
      return &content_.types[static_cast<std::size_t>(type)];
    std::string known;
    for (const FigureType& other : content_.types)
      if (fits(other)) known += (known.empty() ? "" : " | ") + other.id;
    if (entry.has(field)) entry.fault(faults::unknownName, field, known);
    return nullptr;
  }
  TypeId idOf(const FigureType& type) const { return static_cast<TypeId>(&type - content_.types.data()); }

  std::string ownName(Reader& entry, std::string_view field, const std::string& name) {
    if (name.size() > 40) entry.fault(faults::tooMany, field, "40");
    return name;
  }

  void readFigures(Reader& entry, std::uint8_t side, const SideSetup& into, std::vector<Unit>& units) {
    Unit unit;
    FigureSetup figure;
    figure.side = side;
    const FigureType* type = typeNamed(entry, "type", entry.text("type"), into, true);
    if (type) figure.type = idOf(*type);
    const int count = entry.integerOr("count", 1, maxFigures, 1);
    figure.name = ownName(entry, "name", entry.textOr("name", ""));
    figure.carrier = entry.flagOr("carrier", false);
    if (figure.carrier && (side != 0 || setup_.kind != ScenarioKind::document))
      entry.fault(faults::unknownField, "carrier", "side[1]");
    unit.player = entry.integerOr("player", 1, into.players, 0);
    unit.points = type ? type->points : 0;
    unit.figures.push_back(std::move(figure));
    readCrew(entry, side, into, type, unit);
    entry.finish();
    for (int i = 0; i < count && static_cast<int>(units.size()) <= maxFigures; ++i) units.push_back(unit);
  }

  void readCrew(Reader& entry, std::uint8_t side, const SideSetup& into, const FigureType* vehicle, Unit& unit) {
    if (vehicle && vehicle->isVehicle() && setup_.kind == ScenarioKind::document)
      entry.fault(faults::form, "type", "kind = \"points\"");
    std::vector<int> crew;
    const std::vector<std::string> named = entry.has("crew") ? entry.texts("crew") : std::vector<std::string>{};
    for (const std::string& id : named) {
      const FigureType* type = typeNamed(entry, "crew", id, into, false);
      if (!type) return;
      FigureSetup figure;
      figure.side = side;
      figure.type = idOf(*type);
      crew.push_back(figure.type);
      unit.points += type->points;
      unit.figures.push_back(std::move(figure));
    }
    const std::vector<std::string> names =
        entry.has("crew_names") ? entry.texts("crew_names") : std::vector<std::string>{};
    if (names.size() > crew.size()) entry.fault(faults::tooMany, "crew_names", std::to_string(crew.size()));
    for (std::size_t i = 0; i < names.size() && i < crew.size(); ++i)
      unit.figures[i + 1].name = ownName(entry, "crew_names", names[i]);
    if (!vehicle) return;
    if (const auto fault = crewFault(content_, *vehicle, crew)) entry.fault(*fault->what, "crew", fault->allowed);
  }

  // R34: the side's points are split evenly between its players.
  void checkPoints(Reader& table, const SideSetup& into, const std::vector<Unit>& units) {
    if (units.empty() && table.has("figures")) table.fault(faults::missing, "figures");
    if (!setup_.points) return;
    std::vector<int> sums(static_cast<std::size_t>(into.players), 0);
    for (const Unit& unit : units) sums[static_cast<std::size_t>(unit.player - 1)] += unit.points;
    const int share = setup_.points / into.players;
    for (const int sum : sums)
      if (sum > share) table.faultWith(faults::sum, "figures", std::to_string(sum), std::to_string(share));
  }

  // R34: there must be a field in the band for everything that is put there. Whether large boards fit beside each other
  // is seen when deploying; here each needs its number of fields.
  void checkRoom(Reader& table, const SideSetup& into, const std::vector<Unit>& units) {
    if (setup_.kind != ScenarioKind::points || into.zone.id.empty()) return;
    std::size_t needed = 0;
    for (const Unit& unit : units)
      needed += static_cast<std::size_t>(content_.types[unit.figures.front().type].boardSize());
    if (const std::size_t room = roomIn(into.zone); room < needed)
      table.fault(faults::tooMany, "figures", std::to_string(room));
  }

  const Content& content_;
  Errors& errors_;
  Reader file_;
  Setup setup_;
};

}  // namespace

std::optional<CrewFault> crewFault(const Content& content, const FigureType& vehicle, const std::vector<int>& crew) {
  const auto typeOf = [&](int id) -> const FigureType& { return content.types[static_cast<std::size_t>(id)]; };
  if (!vehicle.isVehicle()) {
    // S1.1: the red horse is bought mounted only.
    if (vehicle.symbol == Symbol::redHorse) return CrewFault{&phrases::mountedOnly, ""};
    return crew.empty() ? std::nullopt : std::optional(CrewFault{&phrases::noCrewOnFoot, ""});
  }
  if (crew.empty()) return CrewFault{&phrases::crewMissing, ""};
  if (crew.size() > vehicle.crewRoom) return CrewFault{&faults::tooMany, std::to_string(vehicle.crewRoom)};
  for (const int id : crew) {
    if (typeOf(id).mayBeginOn(vehicle.carriage)) continue;
    std::string able;
    for (const FigureType& type : content.types)
      if (type.people == vehicle.people && !type.isVehicle() && type.mayBeginOn(vehicle.carriage))
        able += (able.empty() ? "" : " | ") + type.id;
    return CrewFault{&faults::unknownName, able};
  }
  return std::nullopt;
}

std::optional<Setup> readSetup(const Content& content, const Data& data, const std::string& file, Errors& errors) {
  const std::size_t before = errors.size();
  Setup setup = SetupReader(content, data, file, errors).read();
  if (errors.size() != before) return std::nullopt;
  return setup;
}

}  // namespace walstatt::mfm
