#include "cli/adlg_army_sheet.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/army_paper.h"
#include "cli/codes.h"
#include "cli/text.h"
#include "games/adlg/army_code.h"
#include "games/adlg/profile_data.h"

namespace walstatt::cli {

namespace {

using adlg::Army;
using adlg::ArmyCorps;
using adlg::ArmyList;
using adlg::ArmyRow;
using adlg::Content;
using adlg::ListRow;
using adlg::Profile;
using adlg::TroopType;

const TroopType& typeOf(const Content& content, int type) { return content.types[static_cast<std::size_t>(type)]; }

std::string qualityOf(const Context& context, adlg::Quality quality) {
  return context.say("adlg.army.quality-" + std::string(adlg::qualityIds()[static_cast<std::size_t>(quality)]));
}
std::string rankOf(const Context& context, adlg::CommanderRank rank) {
  return context.say("adlg.army.rank-" + std::string(adlg::rankIds()[static_cast<std::size_t>(rank)]));
}

std::string titleOf(const Context& context, const Content& content, const Army& army) {
  const ArmyList* list = listOf(content, army);
  const std::string name = list ? list->name.in(context.language) : army.list;
  return cleaned(army.name.empty() ? name : name + ": " + army.name);
}

int valueOf(const Content& content, const Army& army) {
  Sum sum;
  adlg::addValue(sum, content, army);
  return sum.value();
}
int initiativeOf(const Content& content, const Army& army) {
  Sum sum;
  adlg::addInitiative(sum, content, army);
  return sum.value();
}

std::string sumLine(const Context& context, const Content& content, const Army& army) {
  return context.say("cli.adlg-army.sum", {{"sum", std::to_string(pointsOf(content, army))},
                                           {"limit", std::to_string(army.points)},
                                           {"units", std::to_string(unitCount(army))},
                                           {"value", std::to_string(valueOf(content, army))},
                                           {"initiative", std::to_string(initiativeOf(content, army))}});
}

std::string corpsLine(const Context& context, const Content& content, const Army& army, std::size_t index) {
  const ArmyCorps& corps = army.corps[index];
  const adlg::CommandPoints points = adlg::commandPointsOf(corps.rank);
  std::string line = context.say(corps.inChief ? "cli.adlg-army.corps-in-chief" : "cli.adlg-army.corps",
                                 {{"number", std::to_string(index + 1)},
                                  {"rank", rankOf(context, corps.rank)},
                                  {"points", std::to_string(pointsOf(content, army, corps))},
                                  {"cp", fmt::format("{}–{}", points.least, points.most)},
                                  {"radius", std::to_string(adlg::radiusOf(corps.rank) / adlg::ud)}});
  if (!corps.name.empty()) line = cleaned(corps.name) + ": " + line;
  return line;
}

// Quality and options as a roster tells them, those that all of the row have first.
std::string extrasOf(const Context& context, const Content& content, const ListRow& row, const ArmyRow& units) {
  std::string text = qualityOf(context, units.quality);
  for (std::size_t i = 0; i < adlg::optionCount; ++i)
    if (has(row.always | units.options, static_cast<adlg::Option>(i)))
      text += ", " + content.options[i].name.in(context.language);
  return text;
}

struct Kind {
  const ListRow* row;
  ArmyRow units;
};
// Each kind of unit once, with how many of it there are.
std::vector<Kind> kindsIn(const Content& content, const Army& army) {
  std::vector<Kind> all;
  const ArmyList* list = listOf(content, army);
  for (const ArmyCorps& corps : army.corps)
    for (const ArmyRow& units : corps.rows) {
      const ListRow* row = rowOf(list, units);
      if (!row) continue;
      const auto there = std::find_if(all.begin(), all.end(), [&](const Kind& one) {
        return one.row == row && one.units.quality == units.quality && one.units.options == units.options;
      });
      if (there == all.end())
        all.push_back({row, units});
      else
        there->units.count += units.count;
    }
  return all;
}

std::string cardHead(const Context& context, int count, int points) {
  return context.say("cli.adlg-army.card-head", {{"count", std::to_string(count)}, {"points", std::to_string(points)}});
}

// There is less on the cards than on those of Man for Man.
constexpr std::string_view lowCards = ".card { min-height: 70mm; }\n";

std::string rosterTable(const Context& context, const Content& content, const Army& army, const ArmyCorps& corps) {
  std::string out = rosterHead(context, "cli.adlg-army.head-unit", "cli.adlg-army.head-cohesion");
  for (const ArmyRow& units : corps.rows) {
    const ListRow* row = rowOf(listOf(content, army), units);
    if (!row) continue;
    const Profile unit = profileOf(content, *row, units);
    out += fmt::format(
        "<tr><td>{} × {} {}</td><td>{}<br>{}</td><td class=\"boxes\">{}</td><td class=\"number\">{}</td></tr>\n",
        units.count, typeOf(content, row->type).label, escapedHtml(row->name.in(context.language)),
        escapedHtml(extrasOf(context, content, *row, units)), escapedHtml(valuesOf(context, content, unit)),
        tickBoxes(units.count, unit.cohesion), pointsOf(content, army, units));
  }
  return out + "</table>\n";
}

}  // namespace

std::string valuesOf(const Context& context, const Content&, const Profile& unit) {
  std::string text =
      context.say("cli.adlg-army.values",
                  {{"category", std::string(adlg::categoryIds()[static_cast<std::size_t>(unit.category)])},
                   {"protection", std::to_string(unit.protection)},
                   {"cohesion", std::to_string(unit.cohesion)},
                   {"move", fmt::format("{}/{}/{}", unit.movement.open, unit.movement.rough, unit.movement.heavy)}});
  if (unit.range > 0) text += context.say("cli.adlg-army.range", {{"range", std::to_string(unit.range / adlg::ud)}});
  return text;
}

std::vector<std::string> rosterLines(const Context& context, const Content& content, const Army& army) {
  std::vector<std::string> lines{strong(context, titleOf(context, content, army)), sumLine(context, content, army)};
  if (army.fortifiedCamp) lines.push_back(context.say("cli.adlg-army.camp"));
  if (army.fortification > 0)
    lines.push_back(context.say("cli.adlg-army.fortification", {{"length", std::to_string(army.fortification)}}));
  for (std::size_t i = 0; i < army.corps.size(); ++i) {
    lines.push_back(corpsLine(context, content, army, i));
    for (std::size_t k = 0; k < army.corps[i].rows.size(); ++k) {
      const ArmyRow& units = army.corps[i].rows[k];
      const ListRow* row = rowOf(listOf(content, army), units);
      const std::string name =
          row ? typeOf(content, row->type).label + "  " + row->name.in(context.language) : cleaned(units.row);
      lines.push_back(padded(fmt::format("{:>4} × {}", units.count, name), 46) +
                      fmt::format("{:>4}  ", pointsOf(content, army, units)) +
                      (row ? extrasOf(context, content, *row, units) : "?"));
      if (army.corps[i].included == static_cast<int>(k))
        lines.push_back("       " + context.say("cli.adlg-army.included"));
    }
  }
  return lines;
}

std::vector<std::string> cardLines(const Context& context, const Content& content, const Army& army) {
  std::vector<std::string> lines = rosterLines(context, content, army);
  for (const Kind& kind : kindsIn(content, army)) {
    const TroopType& type = typeOf(content, kind.row->type);
    const Profile unit = profileOf(content, *kind.row, kind.units);
    lines.push_back("");
    lines.push_back(strong(context, type.label + "  " + kind.row->name.in(context.language)));
    lines.push_back("  " + cardHead(context, kind.units.count, unit.points));
    lines.push_back("  " + type.name.in(context.language) + ": " + extrasOf(context, content, *kind.row, kind.units));
    lines.push_back("  " + valuesOf(context, content, unit));
    for (const std::string& text : {type.job.in(context.language), kind.row->note.in(context.language)})
      if (!text.empty()) lines.push_back(indented(text, context.width, 2));
  }
  return lines;
}

std::string sheetHtml(const Context& context, const Content& content, const Army& army) {
  const std::string title = titleOf(context, content, army);
  std::string out =
      sheetHead(title, sumLine(context, content, army), armyCode(content, army, adlg::CodeNames::leftOut));
  for (std::size_t i = 0; i < army.corps.size(); ++i)
    out += "<h2>" + escapedHtml(corpsLine(context, content, army, i)) + "</h2>\n" +
           rosterTable(context, content, army, army.corps[i]);
  out += "<main class=\"cards\">\n";
  for (const Kind& kind : kindsIn(content, army)) {
    const TroopType& type = typeOf(content, kind.row->type);
    const Profile unit = profileOf(content, *kind.row, kind.units);
    out += cardHtml({type.label,
                     kind.row->name.in(context.language),
                     cardHead(context, kind.units.count, unit.points),
                     escapedHtml(valuesOf(context, content, unit)),
                     {extrasOf(context, content, *kind.row, kind.units), type.job.in(context.language)},
                     type.history.in(context.language)});
  }
  return htmlPage(context, title, std::string(sheetStyle).append(lowCards), out + "</main>\n");
}

std::string yearsOf(const Context& context, const ArmyList& list) {
  const auto year = [&](int number) {
    return number < 0 ? context.say("cli.adlg-army.before", {{"year", std::to_string(-number)}})
                      : std::to_string(number);
  };
  return year(list.from) + " – " + year(list.to);
}

std::vector<std::string> listLines(const Context& context, const Content& content, const ArmyList& list) {
  std::vector<std::string> lines;
  for (const ListRow& row : list.rows) {
    std::string prices;
    for (std::size_t q = 0; q < row.qualities.size(); ++q) {
      if (!row.qualities[q]) continue;
      const auto quality = static_cast<adlg::Quality>(q);
      prices += (prices.empty() ? "" : ", ") + qualityOf(context, quality) + " " +
                std::to_string(adlg::makeProfile(content, row.type, quality, row.always).points);
    }
    lines.push_back(padded("  " + typeOf(content, row.type).label + "  " + row.name.in(context.language), 46) +
                    fmt::format("{:>2}–{:<2}  ", row.least, row.most) + prices);
    std::string more = row.id;
    for (std::size_t i = 0; i < adlg::optionCount; ++i) {
      const auto option = static_cast<adlg::Option>(i);
      if (has(row.always, option)) more += "; " + content.options[i].name.in(context.language);
      if (has(row.may, option))
        more += fmt::format("; {} (+{})", adlg::optionIds()[i], typeOf(content, row.type).prices[i]);
    }
    lines.push_back(indented(more, context.width, 6));
  }
  for (const adlg::ReadyArmy& ready : list.ready)
    lines.push_back("  " + context.say("cli.adlg-army.ready", {{"id", ready.id},
                                                               {"name", ready.name.in(context.language)},
                                                               {"points", std::to_string(ready.army.points)}}));
  return lines;
}

}  // namespace walstatt::cli
