// Layout, in signs of five bits: version (with a bit for names), people (2), limit, sum and stamp of the prices, number
// of units, the units, names, check (3). Figures go by their label, which survives other figures that come and go.
#include "games/mfm/army_code.h"

#include <algorithm>

#include "base/signature.h"

namespace walstatt::mfm {

namespace {

using Signs = std::vector<std::uint8_t>;

constexpr std::string_view alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::uint8_t version = 1;
constexpr std::uint8_t withNames = 16;
constexpr std::size_t checkLength = 3;
constexpr std::size_t mostSigns = 12'000;  // names make codes long; up to 1057 the check finds any two wrong signs
constexpr std::uint32_t mostUnits = 200, mostSum = 1u << 19;
constexpr int letters = 26;
constexpr int mostCrew = 4, plainCounts = 6;  // of a unit in one sign: crew × count, the highest count goes on

// --- the check: remainders by a primitive polynomial of degree 3 over GF(32) ---------------------------------------

constexpr std::uint8_t times(std::uint8_t a, std::uint8_t b) {
  unsigned product = 0;
  for (unsigned bit = 0; bit < 5; ++bit)
    if (b >> bit & 1u) product ^= static_cast<unsigned>(a) << bit;
  for (unsigned bit = 8; bit >= 5; --bit)
    if (product >> bit & 1u) product ^= 0b100101u << (bit - 5);  // x^5 + x^2 + 1
  return static_cast<std::uint8_t>(product);
}

// x^3 + x^2 + 2x + 1: no power of x below the 1057th is a constant modulo it.
constexpr std::array<std::uint8_t, 3> divisor{1, 2, 1};
// Added in the end: without it a right code with a zero behind would be right too.
constexpr std::array<std::uint8_t, 3> seal{7, 13, 22};

// --- signs ---------------------------------------------------------------------------------------------------------

class SignWriter {
 public:
  void sign(unsigned value) { signs_.push_back(static_cast<std::uint8_t>(value)); }
  // Four bits a sign, the fifth says that more follow.
  void number(std::uint32_t value) {
    for (; value > 15; value >>= 4) sign((value & 15) | 16);
    sign(value);
  }
  void two(unsigned value) {
    sign(value >> 5 & 31);
    sign(value & 31);
  }
  void label(const std::string& label) {
    for (const char c : label) sign(static_cast<unsigned>(c - 'A'));
  }
  // Length, then the bits of all bytes, filled up with zeros.
  void text(std::string_view text) {
    number(static_cast<std::uint32_t>(text.size()));
    unsigned bits = 0, waiting = 0;
    for (const char c : text) {
      waiting = waiting << 8 | static_cast<unsigned char>(c);
      for (bits += 8; bits >= 5; bits -= 5) sign(waiting >> (bits - 5) & 31);
      waiting &= 31;
    }
    if (bits) sign(waiting << (5 - bits) & 31);
  }
  Signs& signs() { return signs_; }

 private:
  Signs signs_;
};

class SignReader {
 public:
  explicit SignReader(const Signs& signs) : signs_(signs) {}

  bool good() const { return good_; }
  bool atEnd() const { return at_ == signs_.size(); }
  unsigned sign(unsigned below = 32) {
    if (at_ >= signs_.size() || signs_[at_] >= below) return good_ = false, 0;
    return signs_[at_++];
  }
  std::uint32_t number(std::uint32_t most) {
    std::uint32_t value = 0;
    for (unsigned shift = 0; shift < 20 && good_; shift += 4) {
      const unsigned part = sign();
      value |= (part & 15) << shift;
      if (part & 16) continue;
      if (value > most) good_ = false;
      return good_ ? value : 0;
    }
    return good_ = false, 0;
  }
  unsigned two() {
    const unsigned high = sign();
    return high << 5 | sign();
  }
  std::string label() {
    const auto first = static_cast<char>('A' + sign(letters));
    return {first, static_cast<char>('A' + sign(letters))};
  }
  std::string text() {
    std::string out;
    const std::uint32_t length = number(255);
    unsigned bits = 0, waiting = 0;
    for (std::uint32_t left = (length * 8 + 4) / 5; left && good_; --left) {
      waiting = (waiting << 5 | sign()) & 0xFFFFu;
      bits += 5;
      if (bits < 8) continue;
      bits -= 8;
      out += static_cast<char>(waiting >> bits & 255);
    }
    if (waiting & ((1u << bits) - 1)) good_ = false;
    return out;
  }

 private:
  const Signs& signs_;
  std::size_t at_ = 0;
  bool good_ = true;
};

// Whether bytes are UTF-8 as Unicode allows it.
bool isUtf8(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const std::size_t length = byte < 0x80   ? 1
                               : byte < 0xC2 ? 0
                               : byte < 0xE0 ? 2
                               : byte < 0xF0 ? 3
                               : byte < 0xF5 ? 4
                                             : 0;
    if (!length || i + length > text.size()) return false;
    std::uint32_t point = length == 1 ? byte : byte & (0xFFu >> (length + 1));
    for (std::size_t k = 1; k < length; ++k) {
      const auto next = static_cast<unsigned char>(text[i + k]);
      if ((next & 0xC0) != 0x80) return false;
      point = point << 6 | (next & 0x3Fu);
    }
    const bool overlong = (length == 3 && point < 0x800) || (length == 4 && point < 0x10000);
    if (overlong || point > 0x10FFFF || (point >= 0xD800 && point < 0xE000)) return false;
    i += length;
  }
  return true;
}

// --- what stands for the content -----------------------------------------------------------------------------------

unsigned peopleKey(const std::string& id) { return signatureOfBytes(id.data(), id.size()) & 1023u; }

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

void tell(Errors& errors, const Phrase& what, std::string found = {}, std::string allowed = {}) {
  ContentError error;
  error.what = &what;
  error.found = std::move(found);
  error.allowed = std::move(allowed);
  errors.add(std::move(error));
}

// The signs of a typed code: hyphens and blanks are passed over, and what looks like 0 and 1 is meant so.
std::optional<Signs> signsOf(std::string_view code, Errors& faults) {
  Signs signs;
  for (std::size_t i = 0; i < code.size(); ++i) {
    const char typed = code[i];
    if (typed == '-' || typed == ' ' || typed == '\t' || typed == '\r' || typed == '\n') continue;
    char c = typed >= 'a' && typed <= 'z' ? static_cast<char>(typed - 'a' + 'A') : typed;
    if (c == 'O') c = '0';
    if (c == 'I' || c == 'L') c = '1';
    const std::size_t value = alphabet.find(c);
    if (value == std::string_view::npos) {
      const bool plain = typed > ' ' && typed <= '~';
      tell(faults, phrases::codeSign, plain ? std::string(1, typed) : "?", std::to_string(i + 1));
      return std::nullopt;
    }
    signs.push_back(static_cast<std::uint8_t>(value));
    if (signs.size() > mostSigns) return tell(faults, phrases::codeLong, "", std::to_string(mostSigns)), std::nullopt;
  }
  if (signs.empty()) return tell(faults, phrases::codeEmpty), std::nullopt;
  return signs;
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
    if ((head & 15) != version)
      return tell(faults_, phrases::codeVersion, std::to_string(head & 15), std::to_string(version)), std::nullopt;
    const unsigned people = in_.two();
    Army army;
    army.points = static_cast<int>(in_.number(mostPoints));
    const auto sum = static_cast<int>(in_.number(mostSum));
    const unsigned stamp = in_.two();
    readUnits();
    if (head & withNames) readNames(army);
    if (!in_.good() || !in_.atEnd() || broken_) return tell(faults_, phrases::codeForm), std::nullopt;
    for (std::size_t i = 0; i < content_.peoples.size(); ++i)
      if (peopleKey(content_.peoples[i].id) == people) people_ = static_cast<int>(i);
    if (people_ < 0) return tell(faults_, phrases::codePeople), std::nullopt;
    army.people = content_.peoples[static_cast<std::size_t>(people_)].id;
    for (CodedUnit& unit : units_) meet(unit, army);
    const int now = pointsOf(content_, army);
    if (gone_) return army;
    if (now != sum)
      tell(notices_, phrases::codePrice, std::to_string(sum), std::to_string(now));
    else if (stampOf(content_, army) != stamp)
      tell(notices_, phrases::codePrices, std::to_string(sum));
    return army;
  }

 private:
  void readUnits() {
    const std::uint32_t count = in_.number(mostUnits);
    for (std::uint32_t i = 0; i < count && in_.good(); ++i) {
      CodedUnit unit;
      unit.label = in_.label();
      const unsigned form = in_.sign((mostCrew + 1) * plainCounts);
      unit.count = static_cast<int>(form % plainCounts) + 1;
      if (unit.count == plainCounts) unit.count += static_cast<int>(in_.number(mostArmyFigures - plainCounts));
      for (unsigned k = 0; k < form / plainCounts; ++k) unit.crew.push_back(in_.label());
      units_.push_back(std::move(unit));
    }
  }

  void readNames(Army& army) {
    army.name = nextName();
    for (CodedUnit& unit : units_) {
      const std::size_t names = (1 + unit.crew.size()) * static_cast<std::size_t>(unit.count);
      for (std::size_t i = 0; i < names && in_.good(); ++i) unit.names.push_back(nextName());
      while (!unit.names.empty() && unit.names.back().empty()) unit.names.pop_back();
    }
  }
  std::string nextName() {
    std::string name = in_.text();
    if (isUtf8(name)) return name;
    broken_ = true;
    return {};
  }

  const FigureType* typeLabelled(const std::string& label) {
    for (const FigureType& type : content_.types)
      if (type.people == people_ && type.label == label) return &type;
    tell(notices_, phrases::codeGone, label, content_.peoples[static_cast<std::size_t>(people_)].id);
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
  bool broken_ = false;
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

void writeUnit(const Content& content, const ArmyUnit& unit, SignWriter& out) {
  out.label(typeNamed(content, unit.type)->label);
  const int count = std::min(unit.count, plainCounts);
  out.sign(static_cast<unsigned>(unit.crew.size()) * plainCounts + static_cast<unsigned>(count) - 1);
  if (count == plainCounts) out.number(static_cast<std::uint32_t>(unit.count - plainCounts));
  for (const std::string& id : unit.crew) out.label(typeNamed(content, id)->label);
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

std::array<std::uint8_t, 3> checkSigns(const std::vector<std::uint8_t>& signs) {
  std::array<std::uint8_t, 3> rest{1, 1, 1};  // not zero, so that leading zeros count
  const auto shift = [&](std::uint8_t next) {
    const std::uint8_t top = rest[0];
    rest = {static_cast<std::uint8_t>(rest[1] ^ times(top, divisor[0])),
            static_cast<std::uint8_t>(rest[2] ^ times(top, divisor[1])),
            static_cast<std::uint8_t>(next ^ times(top, divisor[2]))};
  };
  for (const std::uint8_t sign : signs) shift(sign);
  for (std::size_t i = 0; i < checkLength; ++i) shift(0);
  for (std::size_t i = 0; i < checkLength; ++i) rest[i] ^= seal[i];
  return rest;
}

std::optional<std::string> armyCode(const Content& content, const Army& army, CodeNames names) {
  if (!fits(content, army)) return std::nullopt;
  const bool keep = names == CodeNames::kept && hasNames(army);
  SignWriter out;
  out.sign(version | (keep ? withNames : 0u));
  out.two(peopleKey(army.people));
  out.number(static_cast<std::uint32_t>(army.points));
  out.number(static_cast<std::uint32_t>(pointsOf(content, army)));
  out.two(stampOf(content, army));
  out.number(static_cast<std::uint32_t>(army.units.size()));
  for (const ArmyUnit& unit : army.units) writeUnit(content, unit, out);
  if (keep) {
    out.text(sharable(army.name));
    for (const ArmyUnit& unit : army.units)
      for (std::size_t i = 0; i < unit.size() * static_cast<std::size_t>(unit.count); ++i)
        out.text(sharable(nameIn(unit, i)));
  }
  for (const std::uint8_t sign : checkSigns(out.signs())) out.sign(sign);
  if (out.signs().size() > mostSigns) return std::nullopt;
  std::string code;
  for (std::size_t i = 0; i < out.signs().size(); ++i) {
    if (i && i % 5 == 0) code += '-';
    code += alphabet[out.signs()[i]];
  }
  return code;
}

std::optional<Army> readArmyCode(const Content& content, std::string_view code, Errors& faults, Errors& notices) {
  std::optional<Signs> signs = signsOf(code, faults);
  if (!signs) return std::nullopt;
  const bool longEnough = signs->size() > checkLength;
  const Signs given(longEnough ? signs->end() - checkLength : signs->end(), signs->end());
  if (longEnough) signs->resize(signs->size() - checkLength);
  const auto right = checkSigns(*signs);
  if (!longEnough || !std::equal(right.begin(), right.end(), given.begin()))
    return tell(faults, phrases::codeCheck), std::nullopt;
  return CodeReader(content, *signs, faults, notices).read();
}

bool looksLikeCode(std::string_view text) {
  if (text.find_first_of("./\\") != std::string_view::npos) return false;
  return std::count_if(text.begin(), text.end(), [](char c) { return c != '-' && c != ' '; }) >= 10;
}

}  // namespace walstatt::mfm
