#include "games/mfm/setup.h"

#include <algorithm>
#include <map>

namespace walstatt::mfm {

namespace {

namespace faults = walstatt::phrases;

// Figures that name no player go to the one who has fewest points so far: an even split (G10). The two who carry the
// chest belong together.
void shareOut(std::vector<FigureSetup>& figures, std::vector<int>& chosen, int players, const Content& content) {
  std::vector<int> sums(static_cast<std::size_t>(players), 0);
  const auto points = [&](std::size_t i) { return content.types[figures[i].type].points; };
  for (std::size_t i = 0; i < figures.size(); ++i)
    if (chosen[i]) sums[static_cast<std::size_t>(chosen[i] - 1)] += points(i);
  std::vector<std::size_t> open;
  for (std::size_t i = 0; i < figures.size(); ++i)
    if (!chosen[i]) open.push_back(i);
  std::sort(open.begin(), open.end(),
            [&](std::size_t a, std::size_t b) { return std::pair(points(b), a) < std::pair(points(a), b); });
  int carriersPlayer = 0;
  for (std::size_t i = 0; i < figures.size(); ++i)
    if (figures[i].carrier && chosen[i]) carriersPlayer = chosen[i];
  for (const std::size_t i : open) {
    if (figures[i].carrier && carriersPlayer) {
      chosen[i] = carriersPlayer;
      sums[static_cast<std::size_t>(carriersPlayer - 1)] += points(i);
      continue;
    }
    const auto least = std::min_element(sums.begin(), sums.end());
    chosen[i] = static_cast<int>(least - sums.begin()) + 1;
    *least += points(i);
    if (figures[i].carrier) carriersPlayer = chosen[i];
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
      : content_(content), file_(data, file, "", errors) {}

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
    std::vector<FigureSetup> figures;
    std::vector<int> chosen;  // by which player, 0: whoever has fewest points
    for (Reader& entry : table.tables("figures")) readFigures(entry, side, into, figures, chosen);
    shareOut(figures, chosen, into.players, content_);
    checkPoints(table, into, figures, chosen);
    if (const std::size_t room = roomIn(into.zone);
        setup_.kind == ScenarioKind::points && !into.zone.id.empty() && room < figures.size())
      table.fault(faults::tooMany, "figures", std::to_string(room));
    const int firstSeat = side == 0 ? 0 : setup_.sides[0].players;
    std::vector<std::size_t> order(figures.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return std::pair(chosen[a], a) < std::pair(chosen[b], b); });
    for (const std::size_t i : order) {
      figures[i].seat = static_cast<std::uint8_t>(firstSeat + chosen[i] - 1);
      setup_.figures.push_back(figures[i]);
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

  void readFigures(Reader& entry, std::uint8_t side, const SideSetup& into, std::vector<FigureSetup>& figures,
                   std::vector<int>& chosen) {
    FigureSetup figure;
    figure.side = side;
    const int type = content_.findType(entry.text("type"));
    if (type < 0 || (into.people >= 0 && content_.types[static_cast<std::size_t>(type)].people != into.people)) {
      std::string known;
      for (const FigureType& other : content_.types)
        if (other.people == into.people) known += (known.empty() ? "" : " | ") + other.id;
      if (entry.has("type")) entry.fault(faults::unknownName, "type", known);
    } else {
      figure.type = static_cast<TypeId>(type);
    }
    const int count = entry.integerOr("count", 1, maxFigures, 1);
    figure.name = entry.textOr("name", "");
    if (figure.name.size() > 40) entry.fault(faults::tooMany, "name", "40");
    figure.carrier = entry.flagOr("carrier", false);
    if (figure.carrier && (side != 0 || setup_.kind != ScenarioKind::document))
      entry.fault(faults::unknownField, "carrier", "side[1]");
    const int player = entry.integerOr("player", 1, into.players, 0);
    entry.finish();
    for (int i = 0; i < count && static_cast<int>(figures.size()) <= maxFigures; ++i) {
      figures.push_back(figure);
      chosen.push_back(player);
    }
  }

  // R34: the side's points are split evenly between its players.
  void checkPoints(Reader& table, const SideSetup& into, const std::vector<FigureSetup>& figures,
                   const std::vector<int>& chosen) {
    if (figures.empty() && table.has("figures")) table.fault(faults::missing, "figures");
    if (!setup_.points) return;
    std::vector<int> sums(static_cast<std::size_t>(into.players), 0);
    for (std::size_t i = 0; i < figures.size(); ++i)
      sums[static_cast<std::size_t>(chosen[i] - 1)] += content_.types[figures[i].type].points;
    const int share = setup_.points / into.players;
    for (const int sum : sums)
      if (sum > share) table.faultWith(faults::sum, "figures", std::to_string(sum), std::to_string(share));
  }

  const Content& content_;
  Reader file_;
  Setup setup_;
};

}  // namespace

std::optional<Setup> readSetup(const Content& content, const Data& data, const std::string& file, Errors& errors) {
  const std::size_t before = errors.size();
  Setup setup = SetupReader(content, data, file, errors).read();
  if (errors.size() != before) return std::nullopt;
  return setup;
}

}  // namespace walstatt::mfm
