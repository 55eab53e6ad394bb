#include "games/mfm/map_maker.h"

#include <algorithm>

#include "base/dice.h"

namespace walstatt::mfm {

namespace {

constexpr int chariotWidth = 3;

// Signs of content/mfm/terrain.toml.
namespace sign {
constexpr char meadow = '.', clay = 'c', fence = 'f', hedge = 'h', boulder = 'o', smallBush = 'b', largeBush = 'B',
               thorns = 'x', branches = 't', trunk = 'T', brownSlope = 'n', greenSlope = 'g', hillTop = 'H',
               shallow = 's', deep = '~', swamp = 'm', ford = '=', scree = 'r', rock = 'R';
}

using Plan = std::vector<std::string>;

std::size_t index(int value) { return static_cast<std::size_t>(value); }

// Every stroke is made twice, here and on the other side's half: the map is fair whatever is drawn.
class Sheet {
 public:
  Sheet(int width, int height, Symmetry symmetry)
      : width_(width),
        height_(height),
        symmetry_(symmetry),
        plan_(index(height), std::string(index(width), sign::meadow)) {}

  int width() const { return width_; }
  int height() const { return height_; }
  Symmetry symmetry() const { return symmetry_; }
  char at(int x, int y) const { return plan_[index(y)][index(x)]; }
  bool inside(int x, int y) const { return x >= 0 && x < width_ && y >= 0 && y < height_; }
  bool inBand(int y) const { return y < madeBand || y >= height_ - madeBand; }
  void set(int x, int y, char what) {
    if (!inside(x, y)) return;
    plan_[index(y)][index(x)] = what;
    plan_[index(height_ - 1 - y)][index(symmetry_ == Symmetry::turned ? width_ - 1 - x : x)] = what;
  }
  // On open ground between the bands only.
  void put(int x, int y, char what) {
    if (inside(x, y) && !inBand(y) && at(x, y) == sign::meadow) set(x, y, what);
  }
  const Plan& plan() const { return plan_; }

 private:
  int width_, height_;
  Symmetry symmetry_;
  Plan plan_;
};

enum class Theme : std::uint8_t { river, hill, wood, mixed };

class Painter {
 public:
  Painter(Sheet& sheet, FastDice& dice) : sheet_(sheet), dice_(dice) {}

  // One great thing in the middle, then small ones until enough is covered.
  void paint(Theme theme) {
    switch (theme) {
      case Theme::river: river(); break;
      case Theme::hill: hill(sheet_.width() / 2, sheet_.height() / 2, 3 + below(2), 2); break;
      case Theme::wood: wood(10 + below(8)), wood(10 + below(8)); break;
      case Theme::mixed: break;
    }
    const int wanted = covered() + sheet_.width() * sheet_.height() * (10 + below(8)) / 100;
    for (int tries = 0; tries < 60 && covered() < wanted; ++tries) smallThing();
    for (int i = 0; i < 2; ++i) sheet_.set(below(sheet_.width()), below(2), i ? sign::smallBush : sign::clay);
  }

 private:
  int below(int bound) { return static_cast<int>(dice_.below(static_cast<std::uint32_t>(std::max(bound, 1)))); }
  int anyX() { return below(sheet_.width()); }
  // In the upper half, between band and middle.
  int anyY() { return madeBand + below(sheet_.height() / 2 - madeBand); }

  int covered() const {
    int count = 0;
    for (const std::string& row : sheet_.plan())
      count += static_cast<int>(std::count_if(row.begin(), row.end(), [](char c) { return c != sign::meadow; }));
    return count;
  }

  void smallThing() {
    switch (below(12)) {
      case 0:
      case 1: return wood(3 + below(6));
      case 2: return tree(anyX(), anyY());
      case 3:
      case 4: return bushes();
      case 5: return line(sign::fence);
      case 6: return line(sign::hedge);
      case 7: return hill(anyX(), anyY(), 2 + below(2), 1 + below(2));
      case 8: return pond();
      case 9: return patch(sign::clay, 3 + below(5));
      case 10: return rocks();
      default: return sheet_.put(anyX(), anyY(), sign::boulder);
    }
  }

  // A blob that grows from a field to its neighbours.
  std::vector<std::pair<int, int>> blob(int x, int y, int size) {
    std::vector<std::pair<int, int>> fields{{x, y}};
    for (int tries = 0; static_cast<int>(fields.size()) < size && tries < 8 * size; ++tries) {
      const auto [fromX, fromY] = fields[index(below(static_cast<int>(fields.size())))];
      const Direction way = static_cast<Direction>(2 * below(4));
      const std::pair next{fromX + stepX[way], fromY + stepY[way]};
      if (std::find(fields.begin(), fields.end(), next) == fields.end()) fields.push_back(next);
    }
    return fields;
  }
  void patch(char what, int size) {
    for (const auto& [x, y] : blob(anyX(), anyY(), size)) sheet_.put(x, y, what);
  }

  // A trunk below its branches.
  void tree(int x, int y) {
    sheet_.put(x, y, sign::trunk);
    if (!sheet_.inside(x, y) || sheet_.at(x, y) != sign::trunk) return;
    for (Direction way = 0; way < directions; ++way)
      if (way % 2 == 0 || below(2)) sheet_.put(x + stepX[way], y + stepY[way], sign::branches);
  }
  void wood(int size) {
    const auto fields = blob(anyX(), anyY(), size);
    for (std::size_t i = 0; i < fields.size(); i += 4) tree(fields[i].first, fields[i].second);
    for (const auto& [x, y] : fields) sheet_.put(x, y, sign::branches);
  }

  void bushes() {
    const int kind = below(8);
    const char what = kind < 5 ? sign::smallBush : kind < 7 ? sign::largeBush : sign::thorns;
    patch(what, what == sign::thorns ? 2 : 2 + below(4));
  }

  void line(char what) {
    const int x = anyX(), y = anyY(), length = 3 + below(4);
    const bool across = below(3) > 0;
    for (int i = 0; i < length; ++i) sheet_.put(across ? x + i : x, across ? y : y + i, what);
  }

  void hill(int x, int y, int wide, int high) {
    const char slope = below(3) ? sign::greenSlope : sign::brownSlope;
    const auto oval = [&](int rx, int ry, char what) {
      for (int dy = -ry; dy <= ry; ++dy)
        for (int dx = -rx; dx <= rx; ++dx)
          if (dx * dx * ry * ry + dy * dy * rx * rx <= rx * rx * ry * ry) sheet_.put(x + dx, y + dy, what);
    };
    oval(wide, high, sign::hillTop);
    oval(wide + 1, high + 1, slope);
  }

  void pond() {
    const auto fields = blob(anyX(), anyY(), 3 + below(4));
    for (const auto& [x, y] : fields) sheet_.put(x, y, below(3) ? sign::deep : sign::swamp);
    for (const auto& [x, y] : fields)
      for (Direction way = 0; way < directions; way = static_cast<Direction>(way + 2))
        if (below(2)) sheet_.put(x + stepX[way], y + stepY[way], sign::shallow);
  }

  void rocks() {
    const auto fields = blob(anyX(), anyY(), 3 + below(3));
    sheet_.put(fields[0].first, fields[0].second, sign::rock);
    for (const auto& [x, y] : fields) sheet_.put(x, y, sign::scree);
  }

  // Across the middle, two fields wide or more, with broad fords. The left half is drawn; a turn adds the right one, and
  // over the middle it is drawn there too.
  void river() {
    const int middle = sheet_.height() / 2 - 1, half = (sheet_.width() + 1) / 2;
    const int outer = 2 + below(half / 3);     // a ford near each end
    const bool inner = below(2) || half < 14;  // and perhaps one in the middle
    int y = middle;
    for (int x = half - 1; x >= 0; --x) {
      const bool ford = (x >= outer && x < outer + chariotWidth + 1) || (inner && x >= half - 2);
      if (!ford && x < half - 3 && below(3) == 0) y = std::clamp(y + below(3) - 1, middle - 1, middle + 1);
      for (int width = 0; width < 2; ++width) water(x, y + width, ford ? sign::ford : sign::deep);
      // Where the stream bends, both fields beside it are wet.
      water(x, y - 1, below(4) ? sign::meadow : sign::shallow);
      water(x, y + 2, below(4) ? sign::meadow : sign::shallow);
    }
  }
  void water(int x, int y, char what) {
    if (what == sign::meadow) return;
    sheet_.put(x, y, what);
    if (sheet_.symmetry() == Symmetry::mirrored) sheet_.put(sheet_.width() - 1 - x, y, what);
  }

  Sheet& sheet_;
  FastDice& dice_;
};

// How many places of a board of this size can be reached from the first that fits, and how many there are.
template <class Open>
struct Flood {
  int reached = 0, all = 0;
  bool touchesTop = false, touchesBottom = false;

  Flood(int width, int height, int size, int startBelow, const Open& open) {
    const int columns = width - size + 1, rows = height - size + 1;
    std::vector<char> fits(index(columns * rows), 1);
    for (int y = 0; y < rows; ++y)
      for (int x = 0; x < columns; ++x)
        for (int i = 0; i < size * size; ++i)
          if (!open(x + i % size, y + i / size)) fits[index(y * columns + x)] = 0;
    all = static_cast<int>(std::count(fits.begin(), fits.end(), 1));
    std::vector<int> queue;
    for (int at = 0; at < columns * startBelow && queue.empty(); ++at)
      if (fits[index(at)]) queue.push_back(at);
    if (!queue.empty()) fits[index(queue[0])] = 0;
    for (std::size_t next = 0; next < queue.size(); ++next) {
      const int x = queue[next] % columns, y = queue[next] / columns;
      touchesTop = touchesTop || y == 0;
      touchesBottom = touchesBottom || y == rows - 1;
      for (Direction way = 0; way < directions; way = static_cast<Direction>(way + 2)) {
        const int nx = x + stepX[way], ny = y + stepY[way];
        if (nx < 0 || ny < 0 || nx >= columns || ny >= rows || !fits[index(ny * columns + nx)]) continue;
        fits[index(ny * columns + nx)] = 0;
        queue.push_back(ny * columns + nx);
      }
    }
    reached = static_cast<int>(queue.size());
  }
};

int even(int value) { return value - value % 2; }

// Without a theme: an empty meadow.
Sheet drawn(const MapWish& wish, FastDice& dice, std::optional<Theme> theme) {
  const int points = std::clamp(wish.points, 10, 500);
  const int width = even(std::clamp(16 + points * 12 / 100, 20, 40));
  const int height = even(std::clamp(16 + points * 7 / 100, 18, 30));
  Sheet sheet(width, height, dice.below(2) ? Symmetry::turned : Symmetry::mirrored);
  if (theme) Painter(sheet, dice).paint(*theme);
  return sheet;
}

Data bilingual(const Content& content, std::string_view id,
               const std::vector<std::pair<std::string_view, std::string>>& values) {
  Data both;
  both.set("de", content.words.fill(id, Language::german, values));
  return both.set("en", content.words.fill(id, Language::english, values));
}

}  // namespace

MapReport inspectMap(const Content& content, const Plan& plan, int band) {
  const int width = static_cast<int>(plan.at(0).size()), height = static_cast<int>(plan.size());
  const auto terrain = [&](int x, int y) -> const Terrain* {
    const int found = content.findTerrain(plan[index(y)][index(x)]);
    return found < 0 ? nullptr : &content.terrain[index(found)];
  };
  const auto onFoot = [&](int x, int y) {
    const Terrain* t = terrain(x, y);
    return t && t->cost > 0;
  };
  // Fences, and branches with their tests, are no way for a chariot that wants to be sure.
  const auto byChariot = [&](int x, int y) {
    const Terrain* t = terrain(x, y);
    return t && t->cost > 0 && !t->closedToVehicles && !t->crossOnly && !t->branchTest;
  };
  const Flood foot(width, height, 1, band, onFoot);
  const Flood chariot(width, height, chariotWidth, band - chariotWidth + 1, byChariot);
  return {foot.reached == foot.all && foot.all > 0, chariot.touchesTop && chariot.touchesBottom};
}

Data makeMap(const Content& content, const MapWish& wish) {
  FastDice dice(wish.seed);
  constexpr int patience = 200;
  const auto theme = static_cast<Theme>(dice.below(4));
  Plan plan;
  for (int tries = 0; tries <= patience; ++tries) {
    plan = drawn(wish, dice, tries < patience ? std::optional(theme) : std::nullopt).plan();
    const MapReport report = inspectMap(content, plan, madeBand);
    if (report.allReachable && report.chariotWay) break;
  }
  std::string text;
  for (const std::string& row : plan) text += row + "\n";
  const std::string seed = std::to_string(wish.seed);
  const auto zone = [](const char* edge) {
    Data data;
    return data.set("edge", edge).set("depth", madeBand);
  };
  Data zones, map;
  zones.set("top", zone("top")).set("bottom", zone("bottom"));
  map.set("id", "made-" + std::to_string(wish.points) + "-" + seed);
  map.set("name", bilingual(content, "army.map.name", {{"seed", seed}}));
  map.set("note", bilingual(content, "army.map.note", {}));
  return map.set("block", 2).set("plan", text).set("zones", std::move(zones));
}

}  // namespace walstatt::mfm
