// What is wrong with an army (A3, A7, A8), all of it at once.
#include <algorithm>

#include "games/adlg/army.h"
#include "library/data_text.h"

namespace walstatt::adlg {

namespace {

Bilingual plain(const std::string& text) { return {text, text}; }
Bilingual plain(int number) { return plain(std::to_string(number)); }

Bilingual named(const Words& words, const std::string& id) {
  return {words.plain(id, Language::german), words.plain(id, Language::english)};
}

void join(Bilingual& all, const Bilingual& more) {
  all.german += (all.german.empty() ? "" : ", ") + more.german;
  all.english += (all.english.empty() ? "" : ", ") + more.english;
}

struct Place {
  int corps = -1, units = -1;
};

class Judge {
 public:
  Judge(const Content& content, const Army& army) : content_(content), army_(army), list_(listOf(content, army)) {}

  std::vector<ArmyFault> judged() {
    judgeFrame();
    for (std::size_t i = 0; i < army_.corps.size(); ++i) judge(army_.corps[i], static_cast<int>(i));
    if (list_)
      for (std::size_t i = 0; i < list_->rows.size(); ++i) judgeRow(i);
    const int sum = pointsOf(content_, army_);
    if (sum > army_.points) tell(phrases::armySum, {}, "points", {}, plain(sum), plain(army_.points));
    if (const int units = unitCount(army_); units > mostArmyUnits)
      tell(phrases::armyTooManyUnits, {}, "corps", {}, plain(units), plain(mostArmyUnits));
    return std::move(faults_);
  }

 private:
  void tell(const Phrase& what, Place place, std::string field, Bilingual row = {}, Bilingual found = {},
            Bilingual allowed = {}) {
    faults_.push_back(
        {&what, place.corps, place.units, std::move(field), std::move(row), std::move(found), std::move(allowed)});
  }

  void tellOfRow(const Phrase& what, const ListRow& row, Bilingual found, Bilingual allowed = {}) {
    tell(what, {}, "units", row.name, std::move(found), std::move(allowed));
    faults_.back().rowId = row.id;
  }

  Bilingual rankName(CommanderRank rank) const {
    return named(content_.words, "adlg.army.rank-" + std::string(rankIds()[static_cast<std::size_t>(rank)]));
  }
  Bilingual qualityName(std::size_t quality) const {
    return named(content_.words, "adlg.army.quality-" + std::string(qualityIds()[quality]));
  }
  const Bilingual& optionName(std::size_t option) const { return content_.options[option].name; }

  void judgeName(const std::string& name, Place place) {
    if (name.size() > mostNameBytes)
      tell(phrases::armyNameLong, place, "name", {}, plain(static_cast<int>(name.size())),
           plain(static_cast<int>(mostNameBytes)));
    if (hasControls(name)) tell(phrases::armyNameSigns, place, "name");
  }

  void judgeFrame() {
    if (!list_) {
      Bilingual known;
      for (const ArmyList& list : content_.lists) join(known, plain(list.id));
      tell(phrases::armyList, {}, "list", {}, plain(army_.list), known);
    }
    if (std::find(armySizes.begin(), armySizes.end(), army_.points) == armySizes.end())
      tell(phrases::armyPoints, {}, "points", {}, plain(army_.points), plain("100, 200, 300"));
    judgeName(army_.name, {});
    if (const int corps = static_cast<int>(army_.corps.size()); corps != corpsAt(army_.points))
      tell(phrases::armyCorps, {}, "corps", {}, plain(corps), plain(corpsAt(army_.points)));
    const auto chiefs =
        std::count_if(army_.corps.begin(), army_.corps.end(), [](const ArmyCorps& c) { return c.inChief; });
    if (chiefs == 0 && !army_.corps.empty()) tell(phrases::armyNoChief, {}, "chief");
    if (chiefs > 1) tell(phrases::armyChiefs, {}, "chief", {}, plain(static_cast<int>(chiefs)));
    if (!list_ || army_.fortification == 0) return;
    const int most = (list_->fortification * army_.points + 199) / 200;
    if (most == 0)
      tell(phrases::armyNoFortification, {}, "fortification", list_->name);
    else if (army_.fortification > most)
      tell(phrases::armyFortification, {}, "fortification", list_->name, plain(army_.fortification), plain(most));
  }

  void judge(const ArmyCorps& corps, int index) {
    const Place here{index, -1};
    judgeName(corps.name, here);
    if (corps.rows.empty()) tell(phrases::armyEmptyCorps, here, "units", {}, plain(index + 1));
    if (list_) {
      const CommanderRank best = corps.inChief ? list_->bestInChief : list_->bestOther;
      if (corps.rank > best)
        tell(corps.inChief ? phrases::armyRankInChief : phrases::armyRank, here, "rank", list_->name,
             rankName(corps.rank), rankName(best));
    }
    for (std::size_t i = 0; i < corps.rows.size(); ++i) judge(corps.rows[i], {index, static_cast<int>(i)});
    judgeIncluded(corps, here);
  }

  // He needs a unit that fights: not one that shoots from afar only or that nobody misses.
  void judgeIncluded(const ArmyCorps& corps, Place here) {
    if (corps.included < 0) return;
    const auto entry = static_cast<std::size_t>(corps.included);
    if (entry >= corps.rows.size()) {
      tell(phrases::armyIncluded, here, "included", {}, plain(corps.included + 1),
           plain(static_cast<int>(corps.rows.size())));
      return;
    }
    const ListRow* row = rowOf(list_, corps.rows[entry]);
    if (!row) return;
    const Profile unit = profileOf(content_, *row, corps.rows[entry]);
    if (unit.light() || unit.category == Category::Art || unit.has(expendable))
      tell(phrases::armyIncludedWho, here, "included", row->name);
  }

  void judge(const ArmyRow& units, Place here) {
    if (units.count < 1 || units.count > mostArmyUnits)
      tell(phrases::armyCount, here, "count", {}, plain(units.count), plain("1 … " + std::to_string(mostArmyUnits)));
    if (!list_) return;
    const ListRow* row = rowOf(list_, units);
    if (!row) {
      Bilingual known;
      for (const ListRow& one : list_->rows) join(known, plain(one.id));
      tell(phrases::armyRow, here, "row", list_->name, plain(units.row), known);
      return;
    }
    if (!row->takes(units.quality)) {
      Bilingual known;
      for (std::size_t i = 0; i < row->qualities.size(); ++i)
        if (row->qualities[i]) join(known, qualityName(i));
      tell(phrases::armyQuality, here, "quality", row->name, qualityName(static_cast<std::size_t>(units.quality)),
           known);
    }
    judgeOptions(units, *row, here);
  }

  void judgeOptions(const ArmyRow& units, const ListRow& row, Place here) {
    Bilingual known;
    for (std::size_t i = 0; i < optionCount; ++i)
      if (has(row.may, static_cast<Option>(i))) join(known, optionName(i));
    if (known.german.empty()) known = named(content_.words, "adlg.army.nothing");
    const OptionSet all = row.always | units.options;
    Bilingual weapons;
    int weaponCount = 0;
    for (std::size_t i = 0; i < optionCount; ++i) {
      const auto option = static_cast<Option>(i);
      if (has(units.options, option) && !has(row.may | row.always, option))
        tell(phrases::armyOption, here, "options", row.name, optionName(i), known);
      if (!has(all, option) || !isWeapon(option)) continue;
      ++weaponCount;
      join(weapons, optionName(i));
    }
    if (weaponCount > 1) tell(phrases::armyWeapons, here, "options", row.name, weapons);
    const bool hasImpact =
        has(all, Option::impact) || content_.types[static_cast<std::size_t>(row.type)].profile.has(impact);
    if (has(all, Option::halfBow) && !hasImpact) tell(phrases::armyHalfBow, here, "options", row.name);
  }

  int fielded(std::size_t row) const {
    int sum = 0;
    for (const ArmyCorps& corps : army_.corps)
      for (const ArmyRow& units : corps.rows)
        if (units.row == list_->rows[row].id) sum += std::clamp(units.count, 0, mostArmyUnits);
    return sum;
  }

  // Minima, maxima, and what one row says of others.
  void judgeRow(std::size_t index) {
    const ListRow& row = list_->rows[index];
    const int count = fielded(index);
    if (count < row.leastAt(army_.points))
      tellOfRow(phrases::armyLeast, row, plain(count), plain(row.leastAt(army_.points)));
    if (count > row.mostAt(army_.points))
      tellOfRow(phrases::armyMost, row, plain(count), plain(row.mostAt(army_.points)));
    if (count == 0) return;
    for (const std::size_t other : row.notWith)
      if (fielded(other) > 0) tellOfRow(phrases::armyNotWith, row, list_->rows[other].name);
    if (row.noMoreThan && count > fielded(*row.noMoreThan))
      tellOfRow(phrases::armyNoMoreThan, row, plain(count), [&] {
        const std::string number = std::to_string(fielded(*row.noMoreThan)) + " × ";
        const Bilingual& name = list_->rows[*row.noMoreThan].name;
        return Bilingual{number + name.german, number + name.english};
      }());
  }

  const Content& content_;
  const Army& army_;
  const ArmyList* list_;
  std::vector<ArmyFault> faults_;
};

std::string fieldOf(const ArmyFault& fault) {
  std::string field;
  if (fault.corps >= 0) field += "corps[" + std::to_string(fault.corps + 1) + "].";
  if (fault.units >= 0) field += "units[" + std::to_string(fault.units + 1) + "].";
  return field + fault.field;
}

}  // namespace

std::vector<ArmyFault> faultsOf(const Content& content, const Army& army) { return Judge(content, army).judged(); }

Bilingual textOf(const Words& words, const ArmyFault& fault) {
  const auto text = [&](Language language) {
    return words.fill(fault.what->id, language,
                      {{"row", fault.row.in(language)},
                       {"found", fault.found.in(language)},
                       {"allowed", fault.allowed.in(language)}});
  };
  return {text(Language::german), text(Language::english)};
}

void addFaults(const Content& content, const Army& army, const std::vector<ArmyFault>& faults, const std::string& file,
               Errors& errors) {
  for (const ArmyFault& fault : faults) {
    ContentError error;
    error.what = &phrases::armyTold;
    error.file = file;
    if (fault.corps >= 0 && fault.units >= 0) {
      const ArmyRow& units =
          army.corps[static_cast<std::size_t>(fault.corps)].rows[static_cast<std::size_t>(fault.units)];
      error.line = units.line;
      error.column = units.column;
    }
    error.field = fieldOf(fault);
    error.reason = textOf(content.words, fault);
    if (!fault.what->rule.empty()) {
      const std::string rule = " (" + std::string(fault.what->rule) + ")";
      error.reason.german += rule;
      error.reason.english += rule;
    }
    errors.add(std::move(error));
  }
}

}  // namespace walstatt::adlg
