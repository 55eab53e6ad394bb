// Layout, in signs of five bits: version (with a bit for names), people (2), limit, sum and stamp of the prices, number
// of units, the units, names, check (3). Figures go by their label, which survives other figures that come and go.
#include "games/mfm/army_code.h"

#include <algorithm>

#include "base/signature.h"
#include "library/share_code.h"

namespace walstatt::mfm {

namespace {

constexpr std::uint8_t version = 1;
constexpr std::uint8_t withNames = 16;
constexpr std::uint8_t aFighter = 8;  // in the first sign of the codes of 1192
constexpr std::uint32_t mostSum = 1u << 19;
constexpr int letters = 26;
constexpr int mostCrew = 4, plainCounts = 6;  // of a unit in one sign: crew × count, the highest count goes on

const FigureType* typeNamed(const Content& content, const std::string& id) {
  const int found = content.findType(id);
  return found < 0 ? nullptr : &content.types[static_cast<std::size_t>(found)];
}

// Ids and prices of all figures in order: other prices, or another figure under an old label, change it.
unsigned stampOf(const Content& content, const Army& army) {
  std::uint64_t stamp = 0;
  const auto take = [&](const std::string& id) {
    const FigureType* type = typeNamed(content, id);
    stamp =
        combined(signatureOfBytes(id.data(), id.size(), stamp), static_cast<std::uint64_t>(type ? type->points : 0));
  };
  for (const ArmyUnit& unit : army.units) {
    take(unit.type);
    for (const std::string& id : unit.crew) take(id);
  }
  return stamp & 1023u;
}

// A unit as the code has it, in labels.
struct CodedUnit {
  std::string label;
  std::vector<std::string> crew;
  int count = 1;
  std::vector<std::string> names;
};

class CodeReader {
 public:
  CodeReader(const Content& content, const Signs& signs, Errors& faults, Errors& notices)
      : content_(content), in_(signs), faults_(faults), notices_(notices) {}

  std::optional<Army> read() {
    const unsigned head = in_.sign();
    if (head & aFighter) return tellOfCode(faults_, phrases::codeForm), std::nullopt;
    if ((head & 15) != version)
      return tellOfCode(faults_, walstatt::phrases::codeVersion, std::to_string(head & 15), std::to_string(version)),
             std::nullopt;
    const unsigned people = in_.wide(2);
    Army army;
    army.points = static_cast<int>(in_.number(mostPoints));
    const auto sum = static_cast<int>(in_.number(mostSum));
    const unsigned stamp = in_.wide(2);
    readUnits();
    if (head & withNames) readNames(army);
    if (!in_.good() || !in_.atEnd()) return tellOfCode(faults_, phrases::codeForm), std::nullopt;
    for (std::size_t i = 0; i < content_.peoples.size(); ++i)
      if (codeKey(content_.peoples[i].id, 2) == people) people_ = static_cast<int>(i);
    if (people_ < 0) return tellOfCode(faults_, phrases::codePeople), std::nullopt;
    army.people = content_.peoples[static_cast<std::size_t>(people_)].id;
    for (CodedUnit& unit : units_) meet(unit, army);
    const int now = pointsOf(content_, army);
    if (gone_) return army;
    if (now != sum)
      tellOfCode(notices_, phrases::codePrice, std::to_string(sum), std::to_string(now));
    else if (stampOf(content_, army) != stamp)
      tellOfCode(notices_, phrases::codePrices, std::to_string(sum));
    return army;
  }

 private:
  void readUnits() {
    const std::uint32_t count = in_.number(mostUnits);
    for (std::uint32_t i = 0; i < count && in_.good(); ++i) {
      CodedUnit unit;
      unit.label = nextLabel();
      const unsigned form = in_.sign((mostCrew + 1) * plainCounts);
      unit.count = static_cast<int>(form % plainCounts) + 1;
      if (unit.count == plainCounts) unit.count += static_cast<int>(in_.number(mostArmyFigures - plainCounts));
      for (unsigned k = 0; k < form / plainCounts; ++k) unit.crew.push_back(nextLabel());
      units_.push_back(std::move(unit));
    }
  }

  void readNames(Army& army) {
    army.name = in_.text();
    for (CodedUnit& unit : units_) {
      const std::size_t names = (1 + unit.crew.size()) * static_cast<std::size_t>(unit.count);
      for (std::size_t i = 0; i < names && in_.good(); ++i) unit.names.push_back(in_.text());
      while (!unit.names.empty() && unit.names.back().empty()) unit.names.pop_back();
    }
  }
  std::string nextLabel() {
    const auto first = static_cast<char>('A' + in_.sign(letters));
    return {first, static_cast<char>('A' + in_.sign(letters))};
  }

  const FigureType* typeLabelled(const std::string& label) {
    for (const FigureType& type : content_.types)
      if (type.people == people_ && type.label == label) return &type;
    tellOfCode(notices_, phrases::codeGone, label, content_.peoples[static_cast<std::size_t>(people_)].id);
    gone_ = true;
    return nullptr;
  }

  // What is left of a unit; names belong to figures by number, so they go where somebody is missing.
  void meet(CodedUnit& coded, Army& army) {
    ArmyUnit unit;
    const FigureType* type = typeLabelled(coded.label);
    for (const std::string& label : coded.crew)
      if (const FigureType* person = typeLabelled(label)) unit.crew.push_back(person->id);
    if (!type) return;
    unit.type = type->id;
    unit.count = coded.count;
    if (unit.crew.size() == coded.crew.size()) unit.names = std::move(coded.names);
    army.units.push_back(std::move(unit));
  }

  const Content& content_;
  SignReader in_;
  Errors& faults_;
  Errors& notices_;
  std::vector<CodedUnit> units_;
  int people_ = -1;
  bool gone_ = false;
};

bool fits(const Content& content, const Army& army) {
  const int people = content.findPeople(army.people);
  if (people < 0 || army.points < 0 || army.points > mostPoints || army.units.size() > mostUnits) return false;
  const auto known = [&](const std::string& id) {
    const FigureType* type = typeNamed(content, id);
    return type && type->people == people;
  };
  const bool allKnown = std::all_of(army.units.begin(), army.units.end(), [&](const ArmyUnit& unit) {
    return known(unit.type) && std::all_of(unit.crew.begin(), unit.crew.end(), known) && unit.crew.size() <= mostCrew &&
           unit.count >= 1 && unit.count <= mostArmyFigures;
  });
  return allKnown && pointsOf(content, army) <= static_cast<int>(mostSum);
}

void writeLabel(const std::string& label, SignWriter& out) {
  for (const char c : label) out.sign(static_cast<unsigned>(c - 'A'));
}

void writeUnit(const Content& content, const ArmyUnit& unit, SignWriter& out) {
  writeLabel(typeNamed(content, unit.type)->label, out);
  const int count = std::min(unit.count, plainCounts);
  out.sign(static_cast<unsigned>(unit.crew.size()) * plainCounts + static_cast<unsigned>(count) - 1);
  if (count == plainCounts) out.number(static_cast<std::uint32_t>(unit.count - plainCounts));
  for (const std::string& id : unit.crew) writeLabel(typeNamed(content, id)->label, out);
}

// Names that are at fault anyhow stay behind.
std::string_view sharable(std::string_view name) {
  return name.size() <= mostNameBytes && isUtf8(name) ? name : std::string_view();
}

bool hasNames(const Army& army) {
  const auto named = [](const std::string& name) { return !name.empty(); };
  return named(army.name) || std::any_of(army.units.begin(), army.units.end(), [&](const ArmyUnit& unit) {
           return std::any_of(unit.names.begin(), unit.names.end(), named);
         });
}

}  // namespace

std::optional<std::string> armyCode(const Content& content, const Army& army, CodeNames names) {
  if (!fits(content, army)) return std::nullopt;
  const bool keep = names == CodeNames::kept && hasNames(army);
  SignWriter out;
  out.sign(version | (keep ? withNames : 0u));
  out.wide(codeKey(army.people, 2), 2);
  out.number(static_cast<std::uint32_t>(army.points));
  out.number(static_cast<std::uint32_t>(pointsOf(content, army)));
  out.wide(stampOf(content, army), 2);
  out.number(static_cast<std::uint32_t>(army.units.size()));
  for (const ArmyUnit& unit : army.units) writeUnit(content, unit, out);
  if (keep) {
    out.text(sharable(army.name));
    for (const ArmyUnit& unit : army.units)
      for (std::size_t i = 0; i < unit.size() * static_cast<std::size_t>(unit.count); ++i)
        out.text(sharable(nameIn(unit, i)));
  }
  return codeOfSigns(out.signs());
}

std::optional<Army> readArmyCode(const Content& content, std::string_view code, Errors& faults, Errors& notices) {
  const std::optional<Signs> signs = signsOfCode(code, faults);
  if (!signs) return std::nullopt;
  return CodeReader(content, *signs, faults, notices).read();
}

}  // namespace walstatt::mfm
