#include <algorithm>
#include <map>

#include "games/adlg/army.h"
#include "games/adlg/auto_deploy.h"
#include "games/adlg/setup_file.h"
#include "games/adlg/setup_phrases.h"
#include "games/adlg/terrain_laying.h"
#include "games/adlg/terrain_maker.h"
#include "games/adlg/words.h"
#include "library/reader.h"

namespace walstatt::adlg {

namespace {

constexpr std::size_t mostUnitsOfSide = 64;

std::vector<std::string> listed(std::span<const std::string_view> words) { return {words.begin(), words.end()}; }
std::string joined(std::span<const std::string_view> words) {
  std::string text;
  for (const std::string_view word : words) text += (text.empty() ? "" : " | ") + std::string(word);
  return text;
}
Bilingual same(const std::string& text) { return {text, text}; }

// Reads one setup part by part; faults are noted and reading goes on.
class SetupFile {
 public:
  SetupFile(const Content& content, const Data& data, const std::string& file, Errors& errors)
      : content_(content), reader_(data, file, "", errors), errors_(errors) {}

  std::optional<Setup> read() {
    const std::size_t before = errors_.size();
    header();
    table();
    sides();
    reader_.finish();
    if (errors_.size() != before) return std::nullopt;
    if (setup_.beginning == Beginning::deployed && !deploy()) reader_.fault(phrases::setupNoRoom, "side");
    if (errors_.size() == before) judgePlaces();
    if (errors_.size() != before) return std::nullopt;
    return std::move(setup_);
  }

 private:
  void header() {
    setup_.id = reader_.textOr("id", "");
    setup_.name = reader_.bilingual("name");
    setup_.description = reader_.bilingualOr("description", {});
    const std::vector<int> sizes{100, 200, 300};
    setup_.points = reader_.integerOr("points", 100, 300, 200);
    if (std::find(sizes.begin(), sizes.end(), setup_.points) == sizes.end())
      reader_.fault(walstatt::phrases::choice, "points", "100 | 200 | 300");
    const TableSize size = tableAt(setup_.points);
    setup_.width = size.width;
    setup_.height = size.height;
    setup_.turns = reader_.integerOr("turns", 1, mostTurns, 12);
    setup_.beginning = static_cast<Beginning>(reader_.choiceOr("beginning", listed(beginningWords), 0));
    setup_.attacker = static_cast<Side>(reader_.integerOr("attacker", 1, 2, 1) - 1);
    setup_.region = static_cast<Region>(reader_.choiceOr("region", listed(regionIds()), 0));
  }

  // Z75: a made table leaves out what leaves an army no room.
  bool deploy() {
    for (;; setup_.pieces.pop_back()) {
      Setup trial = setup_;
      if (deployAll(trial)) {
        setup_ = std::move(trial);
        return true;
      }
      if (!made_ || setup_.pieces.empty()) return false;
    }
  }

  // A fixed table, or one made from a seed (A10).
  void table() {
    made_ = reader_.has("seed");
    const int seed = reader_.integerOr("seed", 0, 1'000'000'000, 0);
    if (made_ && reader_.has("piece")) reader_.fault(phrases::setupTableTwice, "seed");
    if (made_ && setup_.beginning != Beginning::procedure)
      setup_.pieces =
          makeTable(content_.of(setup_.region), setup_.width, setup_.height, static_cast<std::uint64_t>(seed));
    for (Reader& piece : reader_.tablesIfAny("piece")) readPiece(piece);
    if (setup_.pieces.size() > static_cast<std::size_t>(maxPieces))
      reader_.fault(walstatt::phrases::tooMany, "piece", std::to_string(maxPieces));
    for (Reader& work : reader_.tablesIfAny("work")) readWork(work);
  }

  Pose place(Reader& reader, std::string_view field, Angle heading = 0) {
    const std::string text = reader.text(field);
    const auto pose = poseIn(text, heading);
    if (!pose && !text.empty()) reader.fault(phrases::setupBadPlace, field, "12.5,7.25 | 12.5,7.25,180");
    return pose.value_or(Pose{});
  }

  void readPiece(Reader& reader) {
    const auto kind = static_cast<TerrainKind>(reader.choice("kind", listed(terrainIds())));
    Piece piece;
    if (reader.has("outline")) {
      piece.kind = kind;
      piece.going = goingOf(kind);
      const std::vector<std::string> corners = reader.texts("outline");
      if (corners.size() < 3 || corners.size() > static_cast<std::size_t>(maxCorners))
        reader.fault(phrases::setupOutline, "outline", "3 … " + std::to_string(maxCorners));
      for (const std::string& corner : corners) {
        const auto pose = poseIn(corner, 0);
        if (!pose) reader.faultWith(phrases::setupBadPlace, "outline", corner, "12.5,7.25");
        if (pose && piece.corners < maxCorners) piece.outline[piece.corners++] = pose->at;
      }
      makeClockwise(piece);
    } else {
      const int shapes = runsThrough(kind) ? runningShapes : shapeCount;
      const int shape = reader.integerOr("shape", 1, shapes, 1) - 1;
      const Pose at = place(reader, "at");
      piece = shapedPiece({setup_.width, setup_.height, {}}, kind, shape, at.at, at.heading);
    }
    piece.owner = 2;
    if (kind == TerrainKind::river)
      piece.going =
          static_cast<Going>(reader.choiceOr("going", listed(goingIds()), static_cast<int>(expectedGoing(kind))));
    reader.finish();
    setup_.pieces.push_back(piece);
  }

  static void makeClockwise(Piece& piece) {
    std::int64_t twice = 0;
    for (std::size_t i = 0; i < piece.corners; ++i) {
      const Point a = piece.outline[i], b = piece.outline[(i + 1) % piece.corners];
      twice += std::int64_t{a.x} * b.y - std::int64_t{b.x} * a.y;
    }
    if (twice < 0) std::reverse(piece.outline.begin(), piece.outline.begin() + piece.corners);
  }

  void readWork(Reader& reader) {
    Work work;
    work.kind = static_cast<WorkKind>(reader.choiceOr("kind", listed(workWords), 0));
    work.owner = static_cast<std::uint8_t>(reader.integer("side", 1, 2) - 1);
    work.a = place(reader, "from").at;
    work.b = place(reader, "to").at;
    reader.finish();
    setup_.works.push_back(work);
    if (setup_.works.size() > static_cast<std::size_t>(maxWorks))
      reader.fault(walstatt::phrases::tooMany, "from", std::to_string(maxWorks));
  }

  void sides() {
    auto sides = reader_.tables("side");
    if (!sides.empty() && sides.size() != 2)
      reader_.faultWith(phrases::setupTwoSides, "side", std::to_string(sides.size()), "2");
    for (std::size_t i = 0; i < sides.size() && i < 2; ++i) readSide(sides[i], static_cast<Side>(i));
  }

  void readSide(Reader& reader, Side side) {
    SideSetup& one = setup_.sides[side];
    const std::size_t firstUnit = setup_.units.size();
    numbers_.clear();
    if (reader.has("ready")) {
      readyArmy(reader, side);
    } else if (auto army = reader.tableIfAny("army")) {
      if (const auto read = readArmy(army->data(), reader.file(), errors_)) fromArmy(reader, *read, side);
    } else {
      one.fortifiedCamp = reader.flagOr("fortified_camp", false);
      one.list = reader.textOr("list", "");
      for (Reader& corps : reader.tables("corps")) readCorps(corps, side);
    }
    one.name = reader.bilingualOr("name", one.name);
    if (one.name.german.empty()) one.name = reader.bilingual("name");
    one.note = reader.bilingualOr("note", one.note);
    if (reader.has("camp")) one.camp = place(reader, "camp", aheadOf(side));
    if (setup_.units.size() - firstUnit > mostUnitsOfSide)
      reader.faultWith(phrases::setupTooManyUnits, "corps", std::to_string(setup_.units.size() - firstUnit), "1 … 64");
    judgeCorps(reader, side);
    for (Reader& block : reader.tablesIfAny("block")) readBlock(block, side);
    for (Reader& commander : reader.tablesIfAny("commander")) readCommander(commander, side);
    reader.finish();
  }

  void readyArmy(Reader& reader, Side side) {
    const std::string id = reader.text("ready");
    std::string known;
    for (const ArmyList& list : content_.lists)
      for (const ReadyArmy& ready : list.ready) {
        if (ready.id == id) {
          fromArmy(reader, ready.army, side);
          setup_.sides[side].name = ready.name;
          return;
        }
        known += (known.empty() ? "" : " | ") + ready.id;
      }
    reader.fault(walstatt::phrases::unknownName, "ready", known);
  }

  // An army of a list (docs/adlg-armies.md); whether it may fight is the army desk's business.
  void fromArmy(Reader& reader, const Army& army, Side side) {
    SideSetup& one = setup_.sides[side];
    const ArmyList* list = listOf(content_, army);
    if (!list) return reader.faultWith(walstatt::phrases::unknownName, "army", army.list, "");
    one.list = army.list;
    one.name = army.name.empty() ? list->name : same(army.name);
    one.note = list->note;
    one.fortifiedCamp = army.fortifiedCamp;
    for (std::size_t i = 0; i < army.corps.size(); ++i) {
      const ArmyCorps& from = army.corps[i];
      CorpsSetup corps = newCorps(side, static_cast<int>(i) + 1, from.rank, from.inChief);
      if (!from.name.empty()) corps.name = same(from.name);
      for (std::size_t row = 0; row < from.rows.size(); ++row) {
        const ListRow* of = rowOf(list, from.rows[row]);
        if (!of) {
          reader.faultWith(walstatt::phrases::unknownName, "army", from.rows[row].row, "");
          continue;
        }
        const Profile profile = profileOf(content_, *of, from.rows[row]);
        for (int n = 0; n < from.rows[row].count; ++n)
          addUnit(corps, profile, of->name, static_cast<int>(row) == from.included && n == 0);
      }
      setup_.corps.push_back(std::move(corps));
    }
    if (army.fortification > 0) addFortification(side, army.fortification * ud);
  }

  // Z72: before the middle of the line, towards the enemy.
  void addFortification(Side side, Length length) {
    const Length y = setup_.height / 2 + (side == 0 ? 4750 : -4750), half = std::min(length, setup_.width - 8 * ud) / 2;
    const Point left{setup_.width / 2 - half, y}, right{setup_.width / 2 + half, y};
    setup_.works.push_back({side == 0 ? right : left, side == 0 ? left : right, WorkKind::fortification, side, {}});
  }

  static CorpsSetup newCorps(Side side, int number, CommanderRank rank, bool inChief) {
    CorpsSetup corps;
    corps.side = side;
    corps.name = {std::to_string(number) + ". Korps", "Corps " + std::to_string(number)};
    corps.commander = rank;
    corps.inChief = inChief;
    return corps;
  }

  // Labels count equal types of a side; those of the second side are in small letters.
  void addUnit(CorpsSetup& corps, Profile profile, const Bilingual& name, bool hasCommander) {
    UnitSetup unit;
    unit.side = corps.side;
    unit.corps = static_cast<std::uint8_t>(setup_.corps.size());
    if (hasCommander) profile.abilities |= included;
    unit.profile = profile;
    unit.name = name;
    const std::string& letters = content_.types[profile.type].label;
    unit.label = letters + std::to_string(++numbers_[letters]);
    if (corps.side == 1)
      for (char& c : unit.label) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    const std::size_t id = setup_.units.size();
    if (id < maxUnits) {
      if (hasCommander) corps.with = static_cast<std::uint8_t>(id);
      corps.units.push_back(static_cast<std::uint8_t>(id));
    }
    setup_.units.push_back(std::move(unit));
  }

  void readCorps(Reader& reader, Side side) {
    const int number = static_cast<int>(std::count_if(setup_.corps.begin(), setup_.corps.end(),
                                                      [&](const CorpsSetup& one) { return one.side == side; }));
    const auto rank = static_cast<CommanderRank>(reader.choiceOr("rank", listed(rankIds()), 0));
    CorpsSetup corps = newCorps(side, number + 1, rank, reader.flagOr("chief", false));
    corps.name = reader.bilingualOr("name", corps.name);
    const int includedIn = reader.integerOr("included", 1, 64, 0);
    int entry = 0;
    for (Reader& units : reader.tables("units")) readUnits(units, corps, ++entry == includedIn);
    reader.finish();
    setup_.corps.push_back(std::move(corps));
  }

  void readUnits(Reader& reader, CorpsSetup& corps, bool hasCommander) {
    const std::string id = reader.text("type");
    const int type = content_.findType(id);
    if (type < 0 && !id.empty()) {
      std::string known;
      for (const TroopType& each : content_.types) known += (known.empty() ? "" : " | ") + each.id;
      reader.fault(phrases::setupUnknownType, "type", known);
    }
    const int count = reader.integerOr("count", 1, static_cast<int>(mostUnitsOfSide), 1);
    const auto quality =
        static_cast<Quality>(reader.choiceOr("quality", listed(qualityIds()), static_cast<int>(Quality::ordinary)));
    OptionSet options = 0;
    for (const std::string& name : reader.texts("options")) {
      const auto option = optionNamed(name);
      if (!option) {
        reader.faultWith(phrases::setupUnknownOption, "options", name, joined(optionIds()));
        continue;
      }
      options |= bit(*option);
      if (type >= 0 && !content_.types[static_cast<std::size_t>(type)].may(*option))
        reader.faultWith(phrases::setupOptionNotAllowed, "options", name, id);
    }
    Bilingual name = type < 0 ? Bilingual{} : content_.types[static_cast<std::size_t>(type)].name;
    name = reader.bilingualOr("name", name);
    reader.finish();
    if (type < 0) return;
    if (!content_.types[static_cast<std::size_t>(type)].may(quality))
      reader.faultWith(phrases::setupQualityNotAllowed, "quality",
                       std::string(qualityIds()[static_cast<std::size_t>(quality)]), id);
    const Profile profile = makeProfile(content_, type, quality, options);
    for (int n = 0; n < count; ++n) addUnit(corps, profile, name, hasCommander && n == 0);
  }

  // A3: up to four corps, each with a unit; one commander in chief.
  void judgeCorps(Reader& reader, Side side) {
    int corps = 0, chiefs = 0;
    for (CorpsSetup& one : setup_.corps) {
      if (one.side != side) continue;
      ++corps;
      chiefs += one.inChief ? 1 : 0;
      if (one.units.empty()) reader.faultWith(phrases::setupCorpsCount, "corps", "0", "1 …");
    }
    if (corps < 1 || corps > 4) reader.faultWith(phrases::setupCorpsCount, "corps", std::to_string(corps), "1 … 4");
    if (chiefs > 1) reader.faultWith(phrases::setupOneInChief, "corps", std::to_string(chiefs), "1");
    if (chiefs > 0) return;
    // Nobody is named: the first of the highest rank.
    CorpsSetup* best = nullptr;
    for (CorpsSetup& one : setup_.corps)
      if (one.side == side && (!best || one.commander > best->commander)) best = &one;
    if (best) best->inChief = true;
  }

  std::optional<std::size_t> unitNamed(std::string_view label, Side side) const {
    for (std::size_t i = 0; i < setup_.units.size(); ++i)
      if (setup_.units[i].side == side && setup_.units[i].label == label) return i;
    return std::nullopt;
  }

  // Units side by side, from left to right as they see it, in so many files.
  void readBlock(Reader& reader, Side side) {
    const Pose front = place(reader, "at", aheadOf(side));
    std::vector<std::size_t> units;
    for (std::string_view rest = joinedUnits(reader); !rest.empty();) {
      const std::size_t plus = rest.find('+');
      const auto unit = unitNamed(rest.substr(0, plus), side);
      if (!unit) reader.faultWith(phrases::setupUnknownUnit, "units", std::string(rest.substr(0, plus)), "");
      if (unit) units.push_back(*unit);
      rest = plus == std::string_view::npos ? std::string_view() : rest.substr(plus + 1);
    }
    const int files = reader.integerOr("files", 1, 64, std::max(1, static_cast<int>(units.size())));
    readLost(reader, units);
    reader.finish();
    Length behind = 0, deepest = 0;
    for (std::size_t i = 0; i < units.size(); ++i) {
      const int file = static_cast<int>(i) % files;
      if (file == 0) {
        behind += deepest;
        deepest = 0;
      }
      setup_.units[units[i]].pose = slid(forward(front, -behind), file * ud - (files - 1) * ud / 2);
      deepest = std::max(deepest, setup_.units[units[i]].profile.depth);
    }
  }
  // A4: worn already, but not routed.
  void readLost(Reader& reader, const std::vector<std::size_t>& units) {
    int most = 63;
    for (const std::size_t unit : units) most = std::min(most, setup_.units[unit].profile.cohesion - 1);
    const int lost = reader.integerOr("lost", 0, most, 0);
    for (const std::size_t unit : units) setup_.units[unit].lost = static_cast<std::uint8_t>(lost);
  }
  std::string_view joinedUnits(Reader& reader) {
    blockUnits_ = reader.text("units");
    return blockUnits_;
  }

  void readCommander(Reader& reader, Side side) {
    const int number = reader.integer("corps", 1, 4);
    int count = 0;
    CorpsSetup* corps = nullptr;
    for (CorpsSetup& one : setup_.corps)
      if (one.side == side && ++count == number) corps = &one;
    if (!corps) reader.fault(phrases::setupCorpsCount, "corps", "1 … " + std::to_string(count));
    if (reader.has("with")) {
      const auto unit = unitNamed(reader.text("with"), side);
      if (!unit) reader.fault(phrases::setupUnknownUnit, "with");
      if (unit && corps) corps->with = static_cast<std::uint8_t>(*unit);
    } else {
      const Pose at = place(reader, "at");
      if (corps) corps->commanderAt = at.at;
    }
    reader.finish();
  }

  // Whoever has a place stands on the table, on ground open to him, and on nobody else.
  void judgePlaces() {
    std::vector<std::pair<Box, std::string>> all;
    const auto judge = [&](const Box& box, const std::string& who) {
      if (!insideTable(box, setup_.width, setup_.height)) reader_.faultWith(phrases::setupOffTable, "side", who, "");
      for (const auto& [other, name] : all)
        if (overlap(box, other)) reader_.faultWith(phrases::setupOverlap, "side", who + ", " + name, "");
      all.emplace_back(box, who);
    };
    for (const UnitSetup& unit : setup_.units) {
      if (!unit.pose) continue;
      const Box box = boxOf(*unit.pose, ud, unit.profile.depth);
      judge(box, unit.label);
      if (!mayStand(setup_.pieces, box, unit.profile))
        reader_.faultWith(phrases::setupClosedGround, "side", unit.label, "");
    }
    for (std::size_t side = 0; side < 2; ++side)
      if (const auto& camp = setup_.sides[side].camp)
        judge(boxOf(*camp, campWidth, campDepth), "camp " + std::to_string(side + 1));
  }

  const Content& content_;
  Reader reader_;
  Errors& errors_;
  Setup setup_;
  std::map<std::string, int> numbers_;
  std::string blockUnits_;
  bool made_ = false;  // the table, from a seed
};

}  // namespace

std::optional<Setup> readSetup(const Content& content, const Data& data, const std::string& file, Errors& errors) {
  return SetupFile(content, data, file, errors).read();
}

}  // namespace walstatt::adlg
