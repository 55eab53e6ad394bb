#include "games/mfm/content.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

namespace walstatt::mfm {

namespace {

std::vector<std::string> lines(const std::string& text) {
  std::vector<std::string> all;
  std::string line;
  for (const char c : text) {
    if (c == '\n') {
      all.push_back(line);
      line.clear();
    } else if (c != '\r') {
      line += c;
    }
  }
  if (!line.empty()) all.push_back(line);
  while (!all.empty() && all.back().empty()) all.pop_back();
  return all;
}

// Whether a field holds a text at all: if not, the reader has said so already.
bool holdsText(const Reader& table, std::string_view field) {
  const Data* value = table.data().find(field);
  return value && value->as<std::string>();
}

void readTerrain(const Library& library, Content& content, Errors& errors) {
  static const std::string path = "mfm/terrain.toml";
  const Data* data = library.document(path);
  if (!data) {
    const bool told =
        std::any_of(errors.list().begin(), errors.list().end(), [](const ContentError& e) { return e.file == path; });
    if (!told) errors.add({&walstatt::phrases::missing, path, 0, 0, "", "", ""});
    return;
  }
  std::map<std::string, int> obstacles;
  Reader file(*data, path, "", errors);
  for (Reader& row : file.tables("terrain")) {
    Terrain t;
    t.id = row.text("id");
    const std::string symbol = row.text("symbol");
    if (holdsText(row, "symbol") && (symbol.size() != 1 || symbol[0] <= ' ' || symbol[0] > '~'))
      row.fault(walstatt::phrases::form, "symbol", "! … ~");
    t.symbol = symbol.empty() ? '?' : symbol[0];
    if (content.findTerrain(t.symbol) >= 0) row.fault(walstatt::phrases::twice, "symbol");
    t.name = row.bilingual("name");
    t.effect = row.bilingual("effect");
    const std::vector<std::string> groups{"plain", "bush", "tree", "hill", "water", "mountain", "building"};
    t.bush = row.choice("group", groups) == 1;
    t.protection = row.integerOr("protection", -4, 6, 0);
    t.bracket = row.integerOr("bracket", -4, 6, t.protection);
    t.cost = row.integerOr("cost", 1, maxMove, 0);
    t.mountCost = row.integerOr("mount_cost", 1, maxMove, t.cost);
    const int large = row.choiceOr("large", {"allowed", "forbidden", "vehicles-forbidden"}, 0);
    t.closedToLarge = large == 1;
    t.closedToVehicles = large != 0;
    t.crossOnly = row.flagOr("cross_only", false);
    t.blocksShot = row.flagOr("blocks_shot", false);
    t.noAttacks = row.flagOr("no_attacks", false);
    t.highGround = row.flagOr("high_ground", false);
    t.branchTest = row.flagOr("branch_test", false);
    const std::string obstacle = row.textOr("obstacle", "");
    if (!obstacle.empty())
      t.obstacle = obstacles.emplace(obstacle, static_cast<int>(obstacles.size()) + 1).first->second;
    if (t.protection > 0 && obstacle.empty()) row.fault(walstatt::phrases::missing, "obstacle");
    row.finish();
    content.terrain.push_back(std::move(t));
  }
  file.finish();
}

HitValue readHit(Reader& table, std::string_view field) {
  const std::string text = table.text(field);
  if (!holdsText(table, field)) return {1, 1};
  int dice = 0, upTo = 0;
  const char* end = text.data() + text.size();
  auto [after, error] = std::from_chars(text.data(), end, dice);
  const std::string_view rest(after, static_cast<std::size_t>(end - after));
  bool good = error == std::errc() && rest.substr(0, 3) == "x1-";
  if (good) {
    const auto [stop, bad] = std::from_chars(after + 3, end, upTo);
    good = bad == std::errc() && stop == end;
  }
  if (!good || dice < 1 || dice > 6 || upTo < 1 || upTo > dieSides) {
    table.fault(walstatt::phrases::form, field, "1x1-1 … 6x1-12");
    return {1, 1};
  }
  return {static_cast<std::uint8_t>(dice), static_cast<std::uint8_t>(upTo)};
}

constexpr int neverSaved = 13;
constexpr std::size_t mostTypes = 256;  // what a TypeId can count

// What persons, mounts and chariots have in common.
FigureType readNamed(Reader& table, const Content& content, std::vector<std::string>& labels) {
  FigureType type;
  type.id = table.text("id");
  type.label = table.text("label");
  type.name = table.bilingual("name");
  type.job = table.bilingual("job");
  type.history = table.bilingual("history");
  type.people = static_cast<int>(content.peoples.size());
  type.points = table.integer("points", 1, 99);
  if (holdsText(table, "label") &&
      (type.label.size() != 2 ||
       !std::all_of(type.label.begin(), type.label.end(), [](char c) { return c >= 'A' && c <= 'Z'; })))
    table.fault(walstatt::phrases::form, "label", "AA … ZZ");
  if (std::find(labels.begin(), labels.end(), type.label) != labels.end())
    table.fault(walstatt::phrases::twice, "label");
  labels.push_back(type.label);
  if (content.findType(type.id) >= 0) table.fault(walstatt::phrases::twice, "id");
  return type;
}

// R20, R24: the boards there are, and how many of their rows are the horses'.
struct BoardForm {
  std::string_view text;
  std::uint8_t width, length, horseRows;
  bool mount;
};
constexpr std::array<BoardForm, 6> boardForms{{{"1x2", 1, 2, 0, true},
                                               {"1x3", 1, 3, 0, true},
                                               {"2x3", 2, 3, 2, false},
                                               {"2x4", 2, 4, 2, false},
                                               {"3x3", 3, 3, 1, false},
                                               {"3x4", 3, 4, 2, false}}};

void readVehicle(Reader& table, FigureType& type) {
  const bool mount = table.choice("kind", {"mount", "chariot"}) == 0;
  type.carriage = mount ? Carriage::mount : Carriage::chariot;
  const std::string board = table.text("board");
  std::string known;
  for (const BoardForm& form : boardForms) {
    if (form.mount != mount) continue;
    known += (known.empty() ? "" : " | ") + std::string(form.text);
    if (form.text != board) continue;
    type.width = form.width;
    type.length = form.length;
    type.horseRows = form.horseRows;
  }
  if (type.boardSize() == 1 && holdsText(table, "board")) table.fault(walstatt::phrases::form, "board", known);
  const auto byte = [](int value) { return static_cast<std::uint8_t>(value); };
  type.move = byte(table.integer("move", 1, maxMove));
  type.armour = byte(table.integerOr("armour", 0, 4, 0));
  if (!mount) type.crewArmour = byte(table.integerOr("crew_armour", 0, 4, 0));
  type.lives = byte(table.integerOr("lives", 1, 9, mount ? 1 : 2));
  type.crewRoom = byte(table.integerOr("crew", 1, mount ? 1 : 4, mount ? 1 : 2));
  type.crewShare =
      mount ? 6 : byte(table.integerOr("crew_share", 1, dieSides - 1, 6));  // S8.3; R22: of riders always 6
  type.ram = readHit(table, "ram");
  if (type.boardSize() > 1 && type.ram.dice != type.width)
    table.fault(walstatt::phrases::form, "ram",
                std::to_string(type.width) + "x1-1 … " + std::to_string(type.width) + "x1-12");
}

void readPeople(const std::string& path, const Data& data, Content& content, Errors& errors) {
  static constexpr std::array<std::string_view, attackKinds> kinds{"nah", "fern", "weit", "erst"};
  People people;
  Reader file(data, path, "", errors);
  people.id = file.text("id");
  people.name = file.bilingual("name");
  people.note = file.bilingual("note");
  if (content.findPeople(people.id) >= 0) file.fault(walstatt::phrases::twice, "id");
  for (Reader& table : file.tables("row")) {
    TableRow row;
    row.number = table.integer("number", 1, 99);
    row.name = table.bilingual("name");
    Reader saved = table.table("saved_from");
    for (std::size_t k = 0; k < kinds.size(); ++k)
      row.saved[k] = savedFrom(k == 0 ? saved.integer(kinds[k], 2, neverSaved)
                                      : saved.integerOr(kinds[k], 2, dieSides, neverSaved));
    saved.finish();
    for (const TableRow& other : people.rows)
      if (other.number == row.number) table.fault(walstatt::phrases::twice, "number");
    table.finish();
    people.rows.push_back(std::move(row));
  }
  std::vector<std::string> labels;
  for (Reader& table : file.tables("figure")) {
    FigureType type = readNamed(table, content, labels);
    type.row = table.integer("row", 1, 99);
    type.move = static_cast<std::uint8_t>(table.integer("move", 1, maxMove));
    type.armour = static_cast<std::uint8_t>(table.integerOr("armour", 0, 6, 0));
    type.lives = static_cast<std::uint8_t>(table.integerOr("lives", 1, 9, 1));
    type.nah = readHit(table, "nah");
    if (auto fern = table.tableIfAny("fern")) {
      type.fernRange = static_cast<std::uint8_t>(fern->integer("range", 1, 30));
      type.fern = readHit(*fern, "hit");
      fern->finish();
    }
    if (auto weit = table.tableIfAny("weit")) {
      type.reach = static_cast<std::uint8_t>(2 * weit->integer("range", 1, 2) - 1);
      type.weitHit = readHit(*weit, "hit");
      type.weit = weit->flagOr("weit", true);
      type.erst = weit->flagOr("erst", true);
      weit->finish();
    }
    type.skirmisher = table.flagOr("skirmisher", false);
    type.symbol = static_cast<Symbol>(table.choiceOr("symbol", {"none", "black-horse", "red-horse", "wheel"}, 0));
    const auto row =
        std::find_if(people.rows.begin(), people.rows.end(), [&](const TableRow& r) { return r.number == type.row; });
    if (row == people.rows.end()) {
      std::string known;
      for (const TableRow& r : people.rows) known += (known.empty() ? "" : " | ") + std::to_string(r.number);
      table.fault(walstatt::phrases::unknownName, "row", known);
    } else {
      type.saved = row->saved;
      const std::array<bool, attackKinds> used{true, type.fernRange != 0, type.weit, type.erst};
      for (std::size_t k = 1; k < kinds.size(); ++k)
        if (used[k] && !type.saved[k])
          table.fault(walstatt::phrases::form, "row", "[[row]] saved_from." + std::string(kinds[k]) + " = 2 … 12");
    }
    table.finish();
    content.types.push_back(std::move(type));
  }
  for (Reader& table : file.tablesIfAny("vehicle")) {
    FigureType type = readNamed(table, content, labels);
    readVehicle(table, type);
    table.finish();
    content.types.push_back(std::move(type));
  }
  if (content.types.size() > mostTypes) file.fault(walstatt::phrases::tooMany, "figure", std::to_string(mostTypes));
  file.finish();
  content.peoples.push_back(std::move(people));
}

void checkPlan(Reader& table, const std::vector<std::string>& plan, const Content& content, bool blanks) {
  if (content.terrain.empty()) return;  // told already
  std::string known;
  for (const Terrain& t : content.terrain) known += t.symbol;
  for (std::size_t y = 0; y < plan.size(); ++y) {
    if (plan[y].size() != plan[0].size() && !blanks)
      table.fault(walstatt::phrases::form, "plan",
                  "[" + std::to_string(y + 1) + "] = " + std::to_string(plan[0].size()) + " × " + known);
    for (const char c : plan[y])
      if (content.findTerrain(c) < 0 && !(blanks && c == ' ')) {
        table.fault(walstatt::phrases::form, "plan", "[" + std::to_string(y + 1) + "] " + known);
        break;
      }
  }
}

// Fields of the ground floor are numbered row by row, so zones can be worked out before the board is.
FieldId groundField(const MapPlan& map, int x, int y) { return static_cast<FieldId>(y * map.width + x); }

void readZone(Reader& table, const std::string& id, MapPlan& map) {
  Zone zone;
  zone.id = id;
  zone.edge = static_cast<Edge>(table.choice("edge", {"top", "right", "bottom", "left"}));
  const bool across = zone.edge == Edge::top || zone.edge == Edge::bottom;
  if (table.has("depth")) {
    const int depth = table.integer("depth", 1, across ? map.height : map.width);
    for (int y = 0; y < map.height; ++y)
      for (int x = 0; x < map.width; ++x) {
        const int away = zone.edge == Edge::top      ? y
                         : zone.edge == Edge::bottom ? map.height - 1 - y
                         : zone.edge == Edge::left   ? x
                                                     : map.width - 1 - x;
        if (away < depth) zone.fields.push_back(groundField(map, x, y));
      }
  } else {
    bool bothGood = true;
    const auto corner = [&](std::string_view field) {
      const std::string text = table.text(field);
      std::string_view rest = text;
      Place place;
      const bool good =
          readPlace(rest, place) && rest.empty() && place.storey == 0 && place.x < map.width && place.y < map.height;
      const bool onEdge = good && (zone.edge == Edge::top      ? place.y == 0
                                   : zone.edge == Edge::bottom ? place.y == map.height - 1
                                   : zone.edge == Edge::left   ? place.x == 0
                                                               : place.x == map.width - 1);
      if (!onEdge && table.has(field))
        table.fault(walstatt::phrases::form, field, "a1 … " + writePlace({map.width - 1, map.height - 1, 0}));
      bothGood = bothGood && onEdge;
      return onEdge ? place : Place{};
    };
    const Place from = corner("from"), to = corner("to");
    if (bothGood && (across ? from.x > to.x : from.y > to.y))
      table.fault(walstatt::phrases::range, "to", writePlace(from) + " …");
    if (across)
      for (int x = from.x; x <= to.x; ++x) zone.fields.push_back(groundField(map, x, from.y));
    else
      for (int y = from.y; y <= to.y; ++y) zone.fields.push_back(groundField(map, from.x, y));
  }
  table.finish();
  map.zones.push_back(std::move(zone));
}

}  // namespace

std::optional<MapPlan> readMapPlan(Reader& file, const Content& content, Errors& errors) {
  MapPlan map;
  map.id = file.text("id");
  map.name = file.bilingual("name");
  map.note = file.bilingual("note");
  map.block = file.integerOr("block", 1, 6, 2);
  map.plan = lines(file.text("plan"));
  map.height = static_cast<int>(map.plan.size());
  map.width = map.plan.empty() ? 0 : static_cast<int>(map.plan[0].size());
  const std::size_t before = errors.size();
  checkPlan(file, map.plan, content, false);
  int fields = map.width * map.height;
  if (map.width < 4 || map.height < 4 || map.width > 60 || map.height > 60)
    file.fault(walstatt::phrases::range, "plan", "4×4 … 60×60");
  if (map.width == 0) return std::nullopt;  // no field to measure the rest by
  std::set<std::array<int, 3>> taken;
  for (Reader& table : file.tablesIfAny("storey")) {
    UpperStorey storey;
    storey.number = table.integer("number", 1, 5);
    const std::string at = table.text("at");
    std::string_view rest = at;
    Place place;
    const bool good =
        readPlace(rest, place) && rest.empty() && place.storey == 0 && place.x < map.width && place.y < map.height;
    if (!good && holdsText(table, "at"))
      table.fault(walstatt::phrases::form, "at", "a1 … " + writePlace({map.width - 1, map.height - 1, 0}));
    storey.x = good ? place.x : 0;
    storey.y = good ? place.y : 0;
    storey.plan = lines(table.text("plan"));
    checkPlan(table, storey.plan, content, true);
    for (std::size_t y = 0; y < storey.plan.size(); ++y)
      if (storey.y + static_cast<int>(y) >= map.height ||
          storey.x + static_cast<int>(storey.plan[y].size()) > map.width)
        table.fault(walstatt::phrases::range, "plan", "a1 … " + writePlace({map.width - 1, map.height - 1, 0}));
    bool twice = false;
    for (std::size_t y = 0; y < storey.plan.size(); ++y)
      for (std::size_t x = 0; x < storey.plan[y].size(); ++x)
        if (good && storey.plan[y][x] != ' ')
          twice =
              !taken.insert({storey.number, storey.x + static_cast<int>(x), storey.y + static_cast<int>(y)}).second ||
              twice;
    if (twice) table.fault(walstatt::phrases::twice, "plan");
    for (const std::string& line : storey.plan)
      fields += static_cast<int>(std::count_if(line.begin(), line.end(), [](char c) { return c != ' '; }));
    table.finish();
    map.storeys.push_back(std::move(storey));
  }
  if (fields > maxFields) file.fault(walstatt::phrases::tooMany, "plan", std::to_string(maxFields));
  if (auto zones = file.tableIfAny("zones"))
    for (auto& [id, table] : zones->namedTables()) readZone(table, id, map);
  file.finish();
  if (errors.size() != before) return std::nullopt;
  return map;
}

namespace {

void readMap(const std::string& path, const Data& data, Content& content, Errors& errors) {
  Reader file(data, path, "", errors);
  std::optional<MapPlan> map = readMapPlan(file, content, errors);
  if (!map) return;
  if (content.findMap(map->id)) return file.fault(walstatt::phrases::twice, "id");
  content.maps.push_back(std::move(*map));
}

}  // namespace

const Zone* MapPlan::zone(std::string_view wanted) const {
  const auto found = std::find_if(zones.begin(), zones.end(), [&](const Zone& z) { return z.id == wanted; });
  return found == zones.end() ? nullptr : &*found;
}

int Content::findTerrain(char symbol) const {
  const auto found = std::find_if(terrain.begin(), terrain.end(), [&](const Terrain& t) { return t.symbol == symbol; });
  return found == terrain.end() ? -1 : static_cast<int>(found - terrain.begin());
}

int Content::findType(std::string_view id) const {
  const auto found = std::find_if(types.begin(), types.end(), [&](const FigureType& t) { return t.id == id; });
  return found == types.end() ? -1 : static_cast<int>(found - types.begin());
}

int Content::findPeople(std::string_view id) const {
  const auto found = std::find_if(peoples.begin(), peoples.end(), [&](const People& p) { return p.id == id; });
  return found == peoples.end() ? -1 : static_cast<int>(found - peoples.begin());
}

const MapPlan* Content::findMap(std::string_view id) const {
  const auto found = std::find_if(maps.begin(), maps.end(), [&](const MapPlan& m) { return m.id == id; });
  return found == maps.end() ? nullptr : &*found;
}

std::string Content::typeIds() const {
  std::string all;
  for (const FigureType& type : types) all += (all.empty() ? "" : " | ") + type.id;
  return all;
}

std::shared_ptr<const Content> readContent(const Library& library, Errors& errors) {
  auto content = std::make_shared<Content>();
  content->words = library.words();
  readTerrain(library, *content, errors);
  for (const std::string& path : library.documentsIn("mfm/peoples"))
    readPeople(path, *library.document(path), *content, errors);
  for (const std::string& path : library.documentsIn("mfm/maps"))
    readMap(path, *library.document(path), *content, errors);
  return content;
}

std::string writePlace(const Place& place) {
  std::string text;
  if (place.x >= 26) text += static_cast<char>('a' + place.x / 26 - 1);
  text += static_cast<char>('a' + place.x % 26);
  text += std::to_string(place.y + 1);
  if (place.storey) text += '/' + std::to_string(place.storey);
  return text;
}

bool readPlace(std::string_view& text, Place& place) {
  std::size_t at = 0;
  const auto letter = [&] { return at < text.size() && text[at] >= 'a' && text[at] <= 'z'; };
  const auto integer = [&](int& value) {
    const auto [end, error] = std::from_chars(text.data() + at, text.data() + text.size(), value);
    if (error != std::errc() || value > 999) return false;
    at = static_cast<std::size_t>(end - text.data());
    return true;
  };
  if (!letter()) return false;
  int x = text[at++] - 'a';
  if (letter()) x = (x + 1) * 26 + text[at++] - 'a';
  int y = 0, storey = 0;
  if (at >= text.size() || text[at] < '1' || text[at] > '9' || !integer(y)) return false;
  if (at + 1 < text.size() && text[at] == '/' && text[at + 1] >= '1' && text[at + 1] <= '9') {
    ++at;
    if (!integer(storey)) return false;
  }
  place = {x, y - 1, storey};
  text.remove_prefix(at);
  return true;
}

}  // namespace walstatt::mfm
