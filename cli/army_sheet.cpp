#include "cli/army_sheet.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/army_paper.h"
#include "cli/codes.h"
#include "cli/text.h"
#include "games/mfm/army_code.h"

namespace walstatt::cli {

namespace {

using mfm::Army;
using mfm::ArmyUnit;
using mfm::Carriage;
using mfm::Content;
using mfm::FigureType;

const FigureType* typeOf(const Content& content, const std::string& id) {
  const int found = content.findType(id);
  return found < 0 ? nullptr : &content.types[static_cast<std::size_t>(found)];
}

std::string hit(const mfm::HitValue& value) { return fmt::format("{}×1-{}", value.dice, value.upTo); }

std::string titleOf(const Context& context, const Content& content, const Army& army) {
  const int people = content.findPeople(army.people);
  const std::string name =
      people < 0 ? army.people : content.peoples[static_cast<std::size_t>(people)].name.in(context.language);
  return cleaned(army.name.empty() ? name : name + ": " + army.name);
}

std::string sumLine(const Context& context, const Content& content, const Army& army) {
  return context.say("cli.army.sum", {{"sum", std::to_string(mfm::pointsOf(content, army))},
                                      {"limit", std::to_string(army.points)},
                                      {"figures", std::to_string(mfm::figureCount(army))}});
}

std::string symbolText(const Context& context, const FigureType& type) {
  switch (type.symbol) {
    case mfm::Symbol::blackHorse: return context.say("cli.army.black-horse");
    case mfm::Symbol::redHorse: return context.say("cli.army.red-horse");
    case mfm::Symbol::wheel: return context.say("cli.army.wheel");
    case mfm::Symbol::none: break;
  }
  return {};
}

// From which column the figure's opponents are saved, by kind of attack (R7).
std::string savedText(const Context& context, const FigureType& type) {
  static constexpr std::array<std::string_view, mfm::attackKinds> kinds{"NAH", "FERN", "WEIT", "ERST"};
  std::string all;
  for (std::size_t k = 0; k < kinds.size(); ++k) {
    int column = 1;
    while (column <= mfm::dieSides && !(type.saved[k] & (1u << (column - 1)))) ++column;
    if (column <= mfm::dieSides) all += fmt::format("{}{} {}", all.empty() ? "" : ", ", kinds[k], column);
  }
  return all.empty() ? all : context.say("cli.army.saved-from", {{"columns", all}});
}

std::string namesText(const ArmyUnit& unit) {
  std::string all;
  for (const std::string& name : unit.names)
    if (!name.empty()) all += (all.empty() ? "" : ", ") + cleaned(name);
  return all;
}

// One line of the roster: what it is, what it costs, what it can.
std::string figureLine(const Context& context, const Content& content, const std::string& id, const std::string& lead,
                       int points) {
  const FigureType* type = typeOf(content, id);
  const std::string what = lead + (type ? type->label + "  " + type->name.in(context.language) : cleaned(id));
  return padded(what, 40) + fmt::format("{:>4}  ", points) + (type ? valuesOf(context, *type) : "?");
}

// Each figure of the army once, with how many of it there are.
std::vector<std::pair<const FigureType*, int>> kindsIn(const Content& content, const Army& army) {
  std::vector<std::pair<const FigureType*, int>> all;
  const auto count = [&](const std::string& id, int many) {
    const FigureType* type = typeOf(content, id);
    if (!type) return;
    const auto there = std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.first == type; });
    if (there == all.end())
      all.emplace_back(type, many);
    else
      there->second += many;
  };
  for (const ArmyUnit& unit : army.units) {
    count(unit.type, unit.count);
    for (const std::string& id : unit.crew) count(id, unit.count);
  }
  return all;
}

std::string boardText(const Context& context, const FigureType& type) {
  return context.say("cli.army.board", {{"board", fmt::format("{}×{}", type.width, type.length)},
                                        {"crew", std::to_string(type.crewRoom)}});
}

// A hit value is never broken at its hyphen.
std::string valuesHtml(const Context& context, const FigureType& type) {
  std::string text = escapedHtml(valuesOf(context, type));
  for (std::size_t at = text.find("1-"); at != std::string::npos; at = text.find("1-", at))
    text.replace(at, 2, "1\u2011");
  return text;
}

std::string rosterRow(const Context& context, const Content& content, const std::string& id, const std::string& lead,
                      int points, const std::string& names, int boxes, const char* kind) {
  const FigureType* type = typeOf(content, id);
  return fmt::format(
      "<tr class=\"{}\"><td>{}{}{}</td><td>{}</td><td class=\"boxes\">{}</td><td class=\"number\">{}</td></tr>\n", kind,
      lead, escapedHtml(type ? type->label + " " + type->name.in(context.language) : id),
      names.empty() ? "" : "<br><i>" + escapedHtml(names) + "</i>", type ? valuesHtml(context, *type) : "?",
      tickBoxes(boxes, type ? type->lives : 0), points);
}

Card cardOf(const Context& context, const FigureType& type, int count) {
  return {
      type.label,
      type.name.in(context.language),
      context.say("cli.army.card-head", {{"count", std::to_string(count)}, {"points", std::to_string(type.points)}}),
      valuesHtml(context, type),
      {type.isVehicle() ? boardText(context, type) : "", savedText(context, type), symbolText(context, type),
       type.job.in(context.language)},
      type.history.in(context.language)};
}

}  // namespace

std::string valuesOf(const Context& context, const FigureType& type) {
  const Words& words = context.library.words();
  std::string text = fmt::format("B{} S{}", type.move, type.armour);
  if (type.lives > 1)
    text += ' ' + words.fill("mfm.draw.lives", context.language, {{"lives", std::to_string(type.lives)}});
  if (type.isVehicle()) {
    if (type.crewArmour)
      text += ' ' + words.fill("mfm.draw.crew-armour", context.language, {{"value", std::to_string(type.crewArmour)}});
    const char* ram = type.carriage == Carriage::mount ? "mfm.draw.ride-down" : "mfm.draw.ram";
    return text + ' ' + words.plain(ram, context.language) + ' ' + hit(type.ram);
  }
  text += " NAH " + hit(type.nah);
  if (type.fernRange) text += fmt::format(" FERN F{} {}", type.fernRange, hit(type.fern));
  if (type.hasReachWeapon())
    text += fmt::format(" {} F{} {}",
                        type.weit && type.erst ? "WEIT/ERST"
                        : type.weit            ? "WEIT"
                                               : "ERST",
                        (type.reach + 1) / 2, hit(type.weitHit));
  if (type.skirmisher) text += ' ' + context.say("cli.army.skirmisher");
  return text;
}

std::vector<std::string> rosterLines(const Context& context, const Content& content, const Army& army) {
  std::vector<std::string> lines{strong(context, titleOf(context, content, army)), sumLine(context, content, army)};
  for (const ArmyUnit& unit : army.units) {
    const FigureType* type = typeOf(content, unit.type);
    const int own = (type ? type->points : 0) * unit.count;
    lines.push_back(figureLine(context, content, unit.type, fmt::format("{:>4} × ", unit.count), own));
    for (const std::string& id : unit.crew) {
      const FigureType* person = typeOf(content, id);
      lines.push_back(figureLine(context, content, id, "       + ", (person ? person->points : 0) * unit.count));
    }
    if (const std::string names = namesText(unit); !names.empty()) lines.push_back("         " + names);
  }
  return lines;
}

std::vector<std::string> cardLines(const Context& context, const Content& content, const Army& army) {
  std::vector<std::string> lines = rosterLines(context, content, army);
  for (const auto& [type, count] : kindsIn(content, army)) {
    lines.push_back("");
    lines.push_back(strong(context, type->label + "  " + type->name.in(context.language)));
    lines.push_back("  " + context.say("cli.army.card-head",
                                       {{"count", std::to_string(count)}, {"points", std::to_string(type->points)}}));
    lines.push_back("  " + valuesOf(context, *type));
    if (type->isVehicle()) lines.push_back("  " + boardText(context, *type));
    for (const std::string& line : {savedText(context, *type), symbolText(context, *type),
                                    type->job.in(context.language), type->history.in(context.language)})
      if (!line.empty()) lines.push_back(indented(line, context.width, 2));
  }
  return lines;
}

std::string sheetHtml(const Context& context, const Content& content, const Army& army) {
  const std::string title = titleOf(context, content, army);
  std::string out =
      sheetHead(title, sumLine(context, content, army), mfm::armyCode(content, army, mfm::CodeNames::leftOut)) +
      rosterHead(context, "cli.army.head-figure", "cli.army.head-lives");
  for (const ArmyUnit& unit : army.units) {
    const auto price = [&](const std::string& id) {
      const FigureType* type = typeOf(content, id);
      return (type ? type->points : 0) * unit.count;
    };
    out += rosterRow(context, content, unit.type, fmt::format("{} × ", unit.count), price(unit.type), namesText(unit),
                     unit.count, "unit");
    for (const std::string& id : unit.crew)
      out += rosterRow(context, content, id, "", price(id), "", unit.count, "crew");
  }
  out += "</table>\n<main class=\"cards\">\n";
  for (const auto& [type, count] : kindsIn(content, army)) out += cardHtml(cardOf(context, *type, count));
  return htmlPage(context, title, sheetStyle, out + "</main>\n");
}

std::vector<std::string> peopleLines(const Context& context, const Content& content, int people) {
  std::vector<std::string> lines;
  for (const FigureType& type : content.types) {
    if (type.people != people) continue;
    lines.push_back(padded("  " + type.label + "  " + type.name.in(context.language), 34) +
                    fmt::format("{:>3}  ", type.points) + valuesOf(context, type));
    std::string more = type.id;
    if (type.isVehicle()) more += "; " + boardText(context, type);
    if (const std::string symbol = symbolText(context, type); !symbol.empty()) more += "; " + symbol;
    lines.push_back(indented(more, context.width, 6));
  }
  return lines;
}

}  // namespace walstatt::cli
