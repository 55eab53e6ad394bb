#include "games/adlg/army_list.h"

#include <algorithm>

#include "games/adlg/content.h"
#include "games/adlg/unit_text.h"

namespace walstatt::adlg {

namespace {

class ListReader {
 public:
  ListReader(const std::string& path, const Data& data, const Content& content, Errors& errors)
      : content_(content), file_(data, path, "", errors) {}

  ArmyList read() {
    list_.id = file_.text("id");
    if (content_.findList(list_.id) >= 0) file_.fault(walstatt::phrases::twice, "id");
    list_.name = file_.bilingual("name");
    list_.note = file_.bilingual("note");
    list_.from = file_.integer("from", -4000, 1600);
    list_.to = file_.integer("to", list_.from, 1600);
    for (const std::string& id : file_.texts("home")) {
      if (const auto region = content_.findRegion(id))
        list_.home.push_back(*region);
      else
        file_.fault(walstatt::phrases::unknownName, "home", joined(regionIds()));
    }
    if (list_.home.empty()) file_.fault(walstatt::phrases::missing, "home");
    list_.bestInChief = static_cast<CommanderRank>(file_.choiceOr("best_in_chief", words(rankIds()), 3));
    list_.bestOther = static_cast<CommanderRank>(file_.choiceOr("best_other", words(rankIds()), 2));
    list_.fortification = file_.integerOr("fortification", 0, 24, 0);
    std::vector<Reader> rows = file_.tables("row");
    for (Reader& table : rows) list_.rows.push_back(readRow(table));
    for (std::size_t i = 0; i < rows.size(); ++i) link(rows[i], list_.rows[i]);
    for (Reader& table : rows) table.finish();
    for (Reader& table : file_.tablesIfAny("ready")) list_.ready.push_back(readReady(table));
    file_.finish();
    return std::move(list_);
  }

 private:
  static std::string joined(std::span<const std::string_view> names) {
    std::string all;
    for (const std::string_view name : names) all += (all.empty() ? "" : " | ") + std::string(name);
    return all;
  }

  // Options the type may have; weapons and abilities alike.
  OptionSet options(Reader& table, std::string_view field, const TroopType* type) {
    OptionSet set = 0;
    for (const std::string& id : table.texts(field)) {
      const std::optional<Option> option = optionNamed(id);
      if (!option || (type && !type->may(*option))) {
        std::string known;
        for (std::size_t i = 0; i < optionCount; ++i)
          if (!type || type->may(static_cast<Option>(i)))
            known += (known.empty() ? "" : " | ") + std::string(optionIds()[i]);
        table.faultWith(walstatt::phrases::unknownName, field, id, known);
      } else {
        set |= bit(*option);
      }
    }
    return set;
  }

  ListRow readRow(Reader& table) {
    ListRow row;
    row.id = table.text("id");
    if (list_.find(row.id) >= 0) table.fault(walstatt::phrases::twice, "id");
    if (!isRowId(row.id)) table.fault(walstatt::phrases::form, "id", "a-z, 0-9, -");
    row.name = table.bilingual("name");
    row.note = table.bilingualOr("note", {});
    const std::string typeId = table.text("type");
    const int type = content_.findType(typeId);
    const TroopType* of = type < 0 ? nullptr : &content_.types[static_cast<std::size_t>(type)];
    if (of)
      row.type = type;
    else if (!typeId.empty())
      table.fault(walstatt::phrases::unknownName, "type", "troops.toml");
    row.least = table.integerOr("least", 0, 40, 0);
    row.most = table.integer("most", std::max(1, row.least), 40);
    if (table.has("qualities")) {
      for (const std::string& id : table.texts("qualities")) {
        const auto& names = qualityIds();
        const auto found = std::find(names.begin(), names.end(), id);
        if (found == names.end() || (of && !of->may(static_cast<Quality>(found - names.begin()))))
          table.faultWith(walstatt::phrases::unknownName, "qualities", id, joined(names));
        else
          row.qualities[static_cast<std::size_t>(found - names.begin())] = true;
      }
    } else {
      row.qualities[static_cast<std::size_t>(Quality::ordinary)] = true;
    }
    if (std::find(row.qualities.begin(), row.qualities.end(), true) == row.qualities.end())
      table.fault(walstatt::phrases::missing, "qualities");
    row.always = options(table, "always", of);
    row.may = options(table, "may", of);
    return row;
  }

  // What one row says of others.
  void link(Reader& table, ListRow& row) {
    const auto found = [&](const std::string& id, std::string_view field) {
      const int at = list_.find(id);
      if (at < 0) table.faultWith(walstatt::phrases::unknownName, field, id, "row.id");
      return at;
    };
    for (const std::string& id : table.texts("not_with"))
      if (const int at = found(id, "not_with"); at >= 0) row.notWith.push_back(static_cast<std::size_t>(at));
    if (const std::string id = table.textOr("no_more_than", ""); !id.empty())
      if (const int at = found(id, "no_more_than"); at >= 0) row.noMoreThan = static_cast<std::size_t>(at);
  }

  // Ready armies are written short: units = ["4 legion elite", …].
  ReadyArmy readReady(Reader& table) {
    ReadyArmy ready;
    ready.id = table.text("id");
    ready.name = table.bilingual("name");
    ready.note = table.bilingual("note");
    ready.army.list = list_.id;
    ready.army.points = table.integer("points", 100, 300);
    ready.army.fortifiedCamp = table.flagOr("fortified_camp", false);
    ready.army.fortification = table.integerOr("fortification", 0, 60, 0);
    for (Reader& one : table.tables("corps")) {
      ArmyCorps corps;
      corps.rank = static_cast<CommanderRank>(one.choiceOr("rank", words(rankIds()), 0));
      corps.inChief = one.flagOr("chief", false);
      corps.included = one.integerOr("included", 1, 64, 0) - 1;
      for (const std::string& text : one.texts("units")) {
        if (const std::optional<ArmyRow> row = readUnitText(text))
          corps.rows.push_back(*row);
        else
          one.faultWith(walstatt::phrases::form, "units", text, "4 ROW elite armour …");
      }
      one.finish();
      ready.army.corps.push_back(std::move(corps));
    }
    table.finish();
    return ready;
  }

  const Content& content_;
  Reader file_;
  ArmyList list_;
};

}  // namespace

int ArmyList::find(std::string_view row) const {
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (rows[i].id == row) return static_cast<int>(i);
  return -1;
}

void readArmyList(const std::string& path, const Data& data, Content& content, Errors& errors) {
  ArmyList list = ListReader(path, data, content, errors).read();
  content.lists.push_back(std::move(list));
}

}  // namespace walstatt::adlg
