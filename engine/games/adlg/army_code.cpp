// Layout, in signs of five bits: version (with a bit for names), list (2), size and camp, fortification, sum and stamp of
// the prices, the corps, names, check (3). Rows go by a hash of their id, which survives other rows that come and go.
#include "games/adlg/army_code.h"

#include <algorithm>

#include "base/signature.h"
#include "library/share_code.h"

namespace walstatt::adlg {

namespace {

// The low four bits of the first sign tell whose code it is: 1 is an army of Man for Man, 8 and more a fighter of 1192.
constexpr unsigned version = 4;
constexpr unsigned withNames = 16;
constexpr unsigned campBit = 4;   // beside the size in hundreds
constexpr unsigned chiefBit = 4;  // beside the rank
constexpr unsigned mostSum = 1u << 19;
constexpr unsigned plainCounts = 5;  // of one sign: quality × whether options follow × count, the highest goes on

// Prices of all units in order: other prices change it.
unsigned stampOf(const Content& content, const Army& army) {
  std::uint64_t stamp = 0;
  for (const ArmyCorps& corps : army.corps)
    for (const ArmyRow& units : corps.rows)
      stamp = combined(stamp, static_cast<std::uint64_t>(pointsOf(content, army, units)));
  return stamp & 1023u;
}

bool fits(const Content& content, const Army& army) {
  const ArmyList* list = listOf(content, army);
  if (!list || army.points < 100 || army.points > 300 || army.points % 100 != 0) return false;
  if (army.corps.size() > mostCorps || army.fortification < 0 || army.fortification > 100) return false;
  return std::all_of(army.corps.begin(), army.corps.end(), [&](const ArmyCorps& corps) {
    return corps.rows.size() <= mostRows &&
           std::all_of(corps.rows.begin(), corps.rows.end(), [&](const ArmyRow& units) {
             return rowOf(list, units) && units.count >= 1 && units.count <= mostArmyUnits;
           });
  });
}

// Names that are at fault anyhow stay behind.
std::string_view sharable(std::string_view name) {
  return name.size() <= mostNameBytes && isUtf8(name) ? name : std::string_view();
}
bool hasNames(const Army& army) {
  return !army.name.empty() ||
         std::any_of(army.corps.begin(), army.corps.end(), [](const ArmyCorps& corps) { return !corps.name.empty(); });
}

void writeUnits(const ArmyRow& units, SignWriter& out) {
  out.wide(codeKey(units.row, 2), 2);
  const unsigned count = std::min(static_cast<unsigned>(units.count), plainCounts);
  const unsigned options = units.options ? 1 : 0;
  out.sign((static_cast<unsigned>(units.quality) * 2 + options) * plainCounts + count - 1);
  if (count == plainCounts) out.number(static_cast<std::uint32_t>(units.count) - plainCounts);
  if (options) out.number(units.options);
}

class CodeReader {
 public:
  CodeReader(const Content& content, const Signs& signs, Errors& faults, Errors& notices)
      : content_(content), in_(signs), faults_(faults), notices_(notices) {}

  std::optional<Army> read() {
    const unsigned head = in_.sign();
    if ((head & 15) != version) return tellOfCode(faults_, phrases::codeForm), std::nullopt;
    const unsigned key = in_.wide(2);
    Army army;
    const unsigned size = in_.sign(8);
    army.points = static_cast<int>(size & 3) * 100;
    army.fortifiedCamp = (size & campBit) != 0;
    army.fortification = static_cast<int>(in_.number(100));
    const auto sum = static_cast<int>(in_.number(mostSum));
    const unsigned stamp = in_.wide(2);
    const std::uint32_t corps = in_.number(mostCorps);
    for (std::uint32_t i = 0; i < corps && in_.good(); ++i) readCorps(army);
    if (head & withNames) {
      army.name = in_.text();
      for (ArmyCorps& one : army.corps) one.name = in_.text();
    }
    if (!in_.good() || !in_.atEnd() || army.points == 0) return tellOfCode(faults_, phrases::codeForm), std::nullopt;
    for (const ArmyList& list : content_.lists)
      if (codeKey(list.id, 2) == key) list_ = &list;
    if (!list_) return tellOfCode(faults_, phrases::codeList), std::nullopt;
    army.list = list_->id;
    for (std::size_t i = 0; i < army.corps.size(); ++i) meet(army.corps[i], keys_[i]);
    const int now = pointsOf(content_, army);
    if (gone_) return army;
    if (now != sum)
      tellOfCode(notices_, phrases::codePrice, std::to_string(sum), std::to_string(now));
    else if (stampOf(content_, army) != stamp)
      tellOfCode(notices_, phrases::codePrices, std::to_string(sum));
    return army;
  }

 private:
  void readCorps(Army& army) {
    ArmyCorps corps;
    const unsigned rank = in_.sign(8);
    corps.rank = static_cast<CommanderRank>(rank & 3);
    corps.inChief = (rank & chiefBit) != 0;
    corps.included = static_cast<int>(in_.number(mostRows)) - 1;
    const std::uint32_t rows = in_.number(mostRows);
    std::vector<unsigned> keys;
    for (std::uint32_t i = 0; i < rows && in_.good(); ++i) {
      keys.push_back(in_.wide(2));
      const unsigned form = in_.sign(3 * 2 * plainCounts);
      ArmyRow units;
      units.quality = static_cast<Quality>(form / (2 * plainCounts));
      units.count = static_cast<int>(form % plainCounts) + 1;
      if (units.count == static_cast<int>(plainCounts))
        units.count += static_cast<int>(in_.number(mostArmyUnits - plainCounts));
      if (form / plainCounts % 2) units.options = in_.number((1u << optionCount) - 1);
      corps.rows.push_back(units);
    }
    army.corps.push_back(std::move(corps));
    keys_.push_back(std::move(keys));
  }

  // Rows get their ids; those the list no longer has go, and whoever stood there is told.
  void meet(ArmyCorps& corps, const std::vector<unsigned>& keys) {
    std::vector<ArmyRow> kept;
    int included = -1;
    for (std::size_t i = 0; i < corps.rows.size(); ++i) {
      const auto row = std::find_if(list_->rows.begin(), list_->rows.end(),
                                    [&](const ListRow& one) { return codeKey(one.id, 2) == keys[i]; });
      if (row == list_->rows.end()) {
        tellOfCode(notices_, phrases::codeGone, std::to_string(corps.rows[i].count), list_->id);
        gone_ = true;
        continue;
      }
      if (static_cast<int>(i) == corps.included) included = static_cast<int>(kept.size());
      kept.push_back(corps.rows[i]);
      kept.back().row = row->id;
    }
    if (corps.included < static_cast<int>(corps.rows.size())) corps.included = included;
    corps.rows = std::move(kept);
  }

  const Content& content_;
  SignReader in_;
  Errors& faults_;
  Errors& notices_;
  const ArmyList* list_ = nullptr;
  std::vector<std::vector<unsigned>> keys_;  // of the rows of each corps
  bool gone_ = false;
};

}  // namespace

std::optional<std::string> armyCode(const Content& content, const Army& army, CodeNames names) {
  if (!fits(content, army)) return std::nullopt;
  const bool keep = names == CodeNames::kept && hasNames(army);
  SignWriter out;
  out.sign(version | (keep ? withNames : 0u));
  out.wide(codeKey(army.list, 2), 2);
  out.sign(static_cast<unsigned>(army.points / 100) | (army.fortifiedCamp ? campBit : 0u));
  out.number(static_cast<std::uint32_t>(army.fortification));
  out.number(static_cast<std::uint32_t>(pointsOf(content, army)));
  out.wide(stampOf(content, army), 2);
  out.number(static_cast<std::uint32_t>(army.corps.size()));
  for (const ArmyCorps& corps : army.corps) {
    out.sign(static_cast<unsigned>(corps.rank) | (corps.inChief ? chiefBit : 0u));
    out.number(static_cast<std::uint32_t>(std::clamp(corps.included + 1, 0, static_cast<int>(mostRows))));
    out.number(static_cast<std::uint32_t>(corps.rows.size()));
    for (const ArmyRow& units : corps.rows) writeUnits(units, out);
  }
  if (keep) {
    out.text(sharable(army.name));
    for (const ArmyCorps& corps : army.corps) out.text(sharable(corps.name));
  }
  return codeOfSigns(out.signs());
}

std::optional<Army> readArmyCode(const Content& content, std::string_view code, Errors& faults, Errors& notices) {
  const std::optional<Signs> signs = signsOfCode(code, faults);
  if (!signs) return std::nullopt;
  return CodeReader(content, *signs, faults, notices).read();
}

bool isArmyCode(std::string_view code) {
  Errors unheard;
  const std::optional<Signs> signs = signsOfCode(code, unheard);
  return signs && !signs->empty() && (signs->front() & 15) == version;
}

}  // namespace walstatt::adlg
