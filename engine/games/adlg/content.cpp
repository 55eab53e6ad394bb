#include "games/adlg/content.h"

#include <algorithm>
#include <span>

namespace walstatt::adlg {

namespace {

constexpr std::array<std::string_view, categories> categoryNames{"LI", "LMI", "MI", "HI", "WWg", "Art", "LH",
                                                                 "Cv", "HCh", "Ct", "Kn", "El",  "SCh"};
constexpr std::array<std::string_view, terrainKinds> terrainNames{
    "gentle-hill", "steep-hill", "brush",   "plantation", "field", "gully", "wood",
    "marsh",       "dunes",      "village", "river",      "coast", "road",  "impassable"};
constexpr std::array<std::string_view, regionCount> regionNames{"plain", "forest", "mountain", "desert", "steppe"};
constexpr std::array<std::string_view, 3> qualityNames{"mediocre", "ordinary", "elite"};
constexpr std::array<std::string_view, 3> armourNames{"none", "armour", "heavy"};
constexpr std::array<std::string_view, 4> goingNames{"open", "rough", "heavy", "impassable"};
constexpr std::array<std::string_view, 4> rankNames{"ordinary", "competent", "brilliant", "strategist"};
constexpr std::array<std::string_view, 13> weaponNames{"none",
                                                       "javelin",
                                                       "sling",
                                                       "bow",
                                                       "longbow",
                                                       "crossbow",
                                                       "handgun",
                                                       "atlatl",
                                                       "incendiary",
                                                       "light-artillery",
                                                       "medium-artillery",
                                                       "heavy-artillery",
                                                       "wagon"};

constexpr std::size_t mostTypes = 256;

using Flag = std::pair<std::string_view, std::uint32_t>;
constexpr std::array<Flag, 12> traitNames{{{"swords", swords},
                                           {"spears", spears},
                                           {"heavy-spears", heavySpears},
                                           {"pikes", pikes},
                                           {"levy", levy},
                                           {"javelinmen", javelinmen},
                                           {"archers", archers},
                                           {"foot-knights", footKnights},
                                           {"horses", horses},
                                           {"camels", camels},
                                           {"chariots", chariots},
                                           {"cataphracts", cataphracts}}};
constexpr std::array<Flag, 5> abilityNames{{{"impact", impact},
                                            {"two-handed", twoHanded},
                                            {"mixed", mixedUnit},
                                            {"blades", blades},
                                            {"expendable", expendable}}};

std::vector<std::string> words(std::span<const std::string_view> names) { return {names.begin(), names.end()}; }

std::int8_t small(int value) { return static_cast<std::int8_t>(value); }
std::uint8_t byte(int value) { return static_cast<std::uint8_t>(value); }

std::uint32_t flagsOf(Reader& table, std::string_view field, std::span<const Flag> names) {
  std::uint32_t flags = 0;
  for (const std::string& name : table.texts(field)) {
    const auto found = std::find_if(names.begin(), names.end(), [&](const Flag& flag) { return flag.first == name; });
    if (found != names.end()) {
      flags |= found->second;
      continue;
    }
    std::string known;
    for (const Flag& flag : names) known += (known.empty() ? "" : " | ") + std::string(flag.first);
    table.fault(walstatt::phrases::unknownName, field, known);
  }
  return flags;
}

// all, then foot and mounted, then the categories; what differs by ground or edge comes last.
void readFactors(Reader& table, Profile& profile) {
  Reader factor = table.table("factor");
  constexpr int least = 0, most = 4;
  const int all = factor.integerOr("all", least, most, 0);
  const int foot = factor.integerOr("foot", least, most, all);
  const int mounted = factor.integerOr("mounted", least, most, all);
  for (std::size_t i = 0; i < categories; ++i)
    profile.factor[i] =
        small(factor.integerOr(categoryNames[i], least, most, isFoot(static_cast<Category>(i)) ? foot : mounted));
  const auto against = [&](Category category) { return int{profile.factor[static_cast<std::size_t>(category)]}; };
  profile.factorAgainstLevy = small(factor.integerOr("levy", least, most, against(Category::HI)));
  profile.factorAgainstLmiInOpen = small(factor.integerOr("lmi_in_open", least, most, against(Category::LMI)));
  profile.factorAgainstLiInOpen = small(factor.integerOr("li_in_open", least, most, against(Category::LI)));
  profile.factorInFlankOfHi = small(factor.integerOr("hi_in_flank", least, most, against(Category::HI)));
  factor.finish();
}

void readPrices(Reader& table, TroopType& type) {
  Reader prices = table.table("options");
  for (std::size_t i = 0; i < optionCount; ++i) {
    if (!prices.has(optionIds()[i])) continue;
    type.prices[i] = prices.integer(optionIds()[i], 0, 20);
    type.allowed |= bit(static_cast<Option>(i));
  }
  prices.finish();
}

TroopType readTroop(Reader& table) {
  TroopType type;
  type.id = table.text("id");
  type.label = table.text("label");
  if (type.label.size() != 2 ||
      !std::all_of(type.label.begin(), type.label.end(), [](char c) { return c >= 'A' && c <= 'Z'; }))
    table.fault(walstatt::phrases::form, "label", "AA … ZZ");
  type.name = table.bilingual("name");
  type.job = table.bilingual("job");
  type.history = table.bilingual("history");
  Profile& profile = type.profile;
  profile.category = static_cast<Category>(table.choice("category", words(categoryNames)));
  type.points = table.integer("points", 1, 60);
  if (table.has("elite")) type.elite = table.integer("elite", 0, 20);
  if (table.has("mediocre")) type.mediocre = table.integer("mediocre", -type.points + 1, 0);
  profile.depth = table.integer("depth", 250, deepestBase);
  profile.cohesion = byte(table.integer("cohesion", 1, 6));
  profile.plainProtection = byte(table.integer("protection", 0, 4));
  profile.armour = static_cast<ArmourLevel>(table.choiceOr("armour", words(armourNames), 0));
  const std::vector<int> move = table.integers("move", 0, 6);
  if (move.size() == 3)
    profile.movement = {byte(move[0]), byte(move[1]), byte(move[2]), move[0] > 0};  // B-All-14
  else
    table.fault(walstatt::phrases::form, "move", "[3, 3, 2]");
  readFactors(table, profile);
  profile.traits = flagsOf(table, "traits", traitNames);
  profile.abilities = flagsOf(table, "always", abilityNames);
  profile.weapon = static_cast<Weapon>(table.choiceOr("weapon", words(weaponNames), 0));
  readPrices(table, type);
  table.finish();
  return type;
}

// The document, or nothing and a fault if nobody has told yet that it is missing.
const Data* needed(const Library& library, const std::string& path, Errors& errors) {
  const Data* data = library.document(path);
  const bool told =
      std::any_of(errors.list().begin(), errors.list().end(), [&](const ContentError& e) { return e.file == path; });
  if (!data && !told) errors.add({&walstatt::phrases::missing, path, 0, 0, "", "", ""});
  return data;
}

void readTroops(const Library& library, Content& content, Errors& errors) {
  const std::string path = "adlg/troops.toml";
  const Data* data = needed(library, path, errors);
  if (!data) return;
  Reader file(*data, path, "", errors);
  OptionSet told = 0;
  for (Reader& table : file.tables("option")) {
    const auto option = static_cast<std::size_t>(table.choice("id", words(optionIds())));
    if (has(told, static_cast<Option>(option))) table.fault(walstatt::phrases::twice, "id");
    told |= bit(static_cast<Option>(option));
    content.options[option] = {table.text("rule"), table.bilingual("name"), table.bilingual("note")};
    table.finish();
  }
  for (std::size_t i = 0; i < optionCount; ++i)
    if (!has(told, static_cast<Option>(i)))
      file.fault(walstatt::phrases::missing, "option", std::string(optionIds()[i]));
  for (Reader& table : file.tables("troop")) {
    TroopType type = readTroop(table);
    if (content.findType(type.id) >= 0) table.fault(walstatt::phrases::twice, "id");
    if (content.findTypeLabelled(type.label) >= 0) table.fault(walstatt::phrases::twice, "label");
    content.types.push_back(std::move(type));
  }
  if (content.types.size() > mostTypes) file.fault(walstatt::phrases::tooMany, "troop", std::to_string(mostTypes));
  for (std::size_t i = 0; i < content.types.size(); ++i)
    content.types[i].profile = makeProfile(content, static_cast<int>(i), Quality::ordinary, 0);
  file.finish();
}

// Tables with ids that the rules know by number: each exactly once.
class Numbered {
 public:
  explicit Numbered(std::span<const std::string_view> ids) : ids_(ids), seen_(ids.size(), false) {}

  std::size_t next(Reader& table) {
    const auto index = static_cast<std::size_t>(table.choice("id", words(ids_)));
    if (seen_[index]) table.fault(walstatt::phrases::twice, "id");
    seen_[index] = true;
    return index;
  }
  void finish(Reader& file, std::string_view field) const {
    for (std::size_t i = 0; i < ids_.size(); ++i)
      if (!seen_[i]) file.fault(walstatt::phrases::missing, field, std::string(ids_[i]));
  }

 private:
  std::span<const std::string_view> ids_;
  std::vector<bool> seen_;
};

void readTerrain(const Library& library, Content& content, Errors& errors) {
  const std::string path = "adlg/terrain.toml";
  const Data* data = needed(library, path, errors);
  if (!data) return;
  Reader file(*data, path, "", errors);
  Numbered kinds(terrainNames);
  for (Reader& table : file.tables("terrain")) {
    TerrainType& type = content.terrain[kinds.next(table)];
    type.id = table.text("id");
    type.name = table.bilingual("name");
    type.note = table.bilingual("note");
    table.finish();
  }
  kinds.finish(file, "terrain");
  Numbered regions(regionNames);
  for (Reader& table : file.tables("region")) {
    RegionType& region = content.regions[regions.next(table)];
    region.id = table.text("id");
    region.name = table.bilingual("name");
    region.note = table.bilingual("note");
    region.compulsory = static_cast<TerrainKind>(table.choice("compulsory", words(terrainNames)));
    for (const std::string& id : table.texts("kinds")) {
      if (const auto kind = content.findTerrain(id))
        region.kinds.push_back(*kind);
      else
        table.fault(walstatt::phrases::unknownName, "kinds", id);
    }
    if (std::find(region.kinds.begin(), region.kinds.end(), region.compulsory) == region.kinds.end())
      table.fault(walstatt::phrases::missing, "kinds",
                  std::string(terrainNames[static_cast<std::size_t>(region.compulsory)]));
    table.finish();
  }
  regions.finish(file, "region");
  file.finish();
}

template <class List>
int indexOf(const List& list, std::string_view id) {
  for (std::size_t i = 0; i < list.size(); ++i)
    if (list[i].id == id) return static_cast<int>(i);
  return -1;
}

template <class Kind>
std::optional<Kind> named(std::span<const std::string_view> names, std::string_view id) {
  const auto found = std::find(names.begin(), names.end(), id);
  if (found == names.end()) return std::nullopt;
  return static_cast<Kind>(found - names.begin());
}

}  // namespace

int Content::findType(std::string_view id) const { return indexOf(types, id); }
int Content::findList(std::string_view id) const { return indexOf(lists, id); }

int Content::findTypeLabelled(std::string_view label) const {
  for (std::size_t i = 0; i < types.size(); ++i)
    if (types[i].label == label) return static_cast<int>(i);
  return -1;
}

std::optional<TerrainKind> Content::findTerrain(std::string_view id) const {
  return named<TerrainKind>(terrainNames, id);
}
std::optional<Region> Content::findRegion(std::string_view id) const { return named<Region>(regionNames, id); }

std::span<const std::string_view> categoryIds() { return categoryNames; }
std::span<const std::string_view> terrainIds() { return terrainNames; }
std::span<const std::string_view> regionIds() { return regionNames; }
std::span<const std::string_view> qualityIds() { return qualityNames; }
std::span<const std::string_view> armourIds() { return armourNames; }
std::span<const std::string_view> weaponIds() { return weaponNames; }
std::span<const std::string_view> goingIds() { return goingNames; }
std::span<const std::string_view> rankIds() { return rankNames; }

std::shared_ptr<const Content> readContent(const Library& library, Errors& errors) {
  auto content = std::make_shared<Content>();
  content->words = library.words();
  readTroops(library, *content, errors);
  readTerrain(library, *content, errors);
  for (const std::string& path : library.documentsIn("adlg/lists"))
    readArmyList(path, *library.document(path), *content, errors);
  return content;
}

}  // namespace walstatt::adlg
