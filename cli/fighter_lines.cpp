#include "cli/fighter_lines.h"

#include <fmt/format.h>

#include "cli/codes.h"
#include "cli/speech.h"
#include "cli/text.h"
#include "games/duel/fighter_code.h"
#include "games/duel/fighter_sheet.h"

namespace walstatt::cli {

namespace {

using duel::Content;
using duel::OwnFighter;

// "W20", in English "d20".
std::string dieText(const Context& context, int sides) {
  return (context.language == Language::german ? "W" : "d") + std::to_string(sides);
}

std::string valuesLine(const Context& context, const OwnFighter& one) {
  return context.say("cli.fighter.values", {{"dice", std::to_string(one.dice)},
                                            {"die", dieText(context, one.die)},
                                            {"skill", std::to_string(one.skill)},
                                            {"pts", dieText(context, one.pts)},
                                            {"initiative", signedAmount(one.initiative)},
                                            {"vitality", std::to_string(one.vitality)}});
}

std::string weightOf(const Context& context, const duel::ArmourPiece& piece) {
  return context.say(piece.light ? "cli.fighter.light" : "cli.fighter.heavy");
}

// "Weapon: Sword, TS W10"; what does not exist shows its id.
std::string weaponLine(const Context& context, const Content& content, const std::string& id, const char* phrase) {
  const auto found = duel::findPiece(content.weapons, id);
  if (!found) return context.say(phrase, {{"name", cleaned(id)}, {"die", "?"}});
  const duel::Weapon& piece = content.weapons[*found];
  return context.say(phrase, {{"name", piece.name.in(context.language)}, {"die", dieText(context, piece.die)}});
}

std::string armourLine(const Context& context, const Content& content, const std::string& id) {
  const auto found = duel::findPiece(content.armours, id);
  if (!found)
    return context.say("cli.fighter.armour",
                       {{"name", cleaned(id)}, {"protection", "?"}, {"quality", "?"}, {"weight", "?"}});
  const duel::ArmourPiece& piece = content.armours[*found];
  return context.say("cli.fighter.armour", {{"name", piece.name.in(context.language)},
                                            {"protection", std::to_string(piece.protection)},
                                            {"quality", std::to_string(piece.quality)},
                                            {"weight", weightOf(context, piece)}});
}

// A number, or a die as content writes it.
std::string textOf(const Context& context, const Data& value) {
  const auto* die = value.as<std::string>();
  if (!die) return toJson(value);
  return context.language == Language::german ? *die : "d" + die->substr(1);
}

std::string inLanguage(const Context& context, const Data& both) {
  return *both.find(context.language == Language::german ? "de" : "en")->as<std::string>();
}

// "  damage die in melee: W10 [D1]  (PTS, his own damage die W8; TS of the weapon W10)"
std::string numberLine(const Context& context, const Data& number) {
  const std::string id = *number.find("id")->as<std::string>();
  std::string parts;
  for (const Data& part : *number.find("parts")->as<Data::Array>())
    parts += (parts.empty() ? "" : "; ") + inLanguage(context, *part.find("text")) + " " +
             textOf(context, *part.find("value"));
  return "  " +
         withRule(context.say("cli.fighter.number-" + id) + ": " + textOf(context, *number.find("value")),
                  *number.find("rule")->as<std::string>()) +
         (parts.empty() ? "" : "  (" + parts + ")");
}

void addBlows(const Context& context, const char* phrase, const std::string& whom, const std::vector<duel::Blow>& blows,
              std::vector<std::string>& lines) {
  lines.push_back(context.say(phrase, {{"name", whom}}));
  for (const duel::Blow& blow : blows)
    lines.push_back("  " + context.say(blow.equals == 1 ? "cli.fighter.blow-one" : "cli.fighter.blow",
                                       {{"equals", std::to_string(blow.equals)},
                                        {"dice", std::to_string(blow.dice)},
                                        {"die", dieText(context, blow.sides)},
                                        {"expected", decimal(blow.expected, 1, context.language)},
                                        {"out", percent(blow.out, context.language)}}));
}

std::string boxes(int count) {
  std::string all;
  for (int i = 0; i < count; ++i) all += (i && i % 10 == 0 ? " " : "") + std::string("☐");
  return all;
}

struct Card {
  std::string title, base, values;
  std::vector<std::string> pieces, reminders;
  std::string vitality, quality, dice, code;
};

Card cardOf(const Context& context, const Content& content, const OwnFighter& fighter) {
  const duel::Combatant one = duel::combatantOf(content, fighter);
  const auto number = [](int value) { return std::to_string(value); };
  Card card;
  card.title = nameOf(context, content, fighter);
  card.base = one.values.name.in(context.language);
  card.values = valuesLine(context, fighter);
  const std::vector<std::string> head = headLines(context, content, fighter);
  for (std::size_t i = 2; i < head.size(); ++i) card.pieces.push_back(trimmed(head[i]));
  card.pieces.push_back(context.say("cli.fighter.number-melee") + ": " + dieText(context, one.meleeDie));
  card.vitality = context.say("cli.fighter.card-vitality", {{"vitality", number(fighter.vitality)}});
  card.quality = context.say("cli.fighter.card-quality", {{"quality", number(one.armour.quality)}});
  card.reminders = {context.say("cli.fighter.card-phase"),
                    context.say("cli.fighter.card-attack", {{"skill", number(fighter.skill)}}),
                    context.say("cli.fighter.card-damage", {{"protection", number(one.armour.protection)}})};
  card.code = duel::fighterCode(content, fighter, duel::CodeName::kept).value_or("");
  return card;
}

constexpr std::string_view style = R"(
:root { --ink: #26211c; --rule: #b9ab94; --soft: #f6f1e7; --accent: #7a2e1d; }
* { box-sizing: border-box; }
body { margin: 1rem auto; max-width: 210mm; padding: 0 .5rem; color: var(--ink); background: #fff;
  font: 10pt/1.35 Georgia, "Iowan Old Style", serif; }
main { display: flex; flex-wrap: wrap; gap: 4mm; }
.card { width: 100mm; min-height: 138mm; padding: 5mm; border: 1px solid var(--ink); border-radius: 3mm;
  background: var(--soft); display: flex; flex-direction: column; gap: 2mm; break-inside: avoid; }
h2 { margin: 0; font-size: 15pt; color: var(--accent); }
p, ul { margin: 0; }
ul { padding-left: 4mm; }
.values { font-weight: bold; }
.boxes { letter-spacing: .1em; overflow-wrap: anywhere; font-size: 11pt; line-height: 1.2; }
.rules { margin-top: auto; font-size: 8pt; }
.code { font-family: ui-monospace, monospace; font-size: 7.5pt; overflow-wrap: anywhere; }
@page { margin: 3mm; }
@media print { body { margin: 0; max-width: none; padding: 0; } }
)";

std::string cardHtml(const Context& context, const Content& content, const OwnFighter& fighter) {
  const Card card = cardOf(context, content, fighter);
  const int quality = duel::combatantOf(content, fighter).armour.quality;
  std::string out = "<article class=\"card\">\n<h2>" + escapedHtml(card.title) + "</h2>\n";
  if (card.base != card.title) out += "<p><i>" + escapedHtml(card.base) + "</i></p>\n";
  out += "<p class=\"values\">" + escapedHtml(card.values) + "</p>\n<ul>\n";
  for (const std::string& line : card.pieces) out += "<li>" + escapedHtml(line) + "</li>\n";
  out += "</ul>\n<p>" + escapedHtml(card.vitality) + "</p>\n<p class=\"boxes\">" + boxes(fighter.vitality) + "</p>\n";
  out += "<p>" + escapedHtml(card.quality) + " <span class=\"boxes\">" + boxes(quality) + "</span></p>\n";
  out += "<ul class=\"rules\">\n";
  for (const std::string& line : card.reminders) out += "<li>" + escapedHtml(line) + "</li>\n";
  return out + "</ul>\n<p class=\"code\">" + card.code + "</p>\n</article>\n";
}

}  // namespace

std::string nameOf(const Context& context, const Content& content, const OwnFighter& fighter) {
  if (!fighter.name.empty()) return cleaned(fighter.name);
  const auto base = duel::findPiece(content.fighters, fighter.base);
  return base ? content.fighters[*base].name.in(context.language) : cleaned(fighter.base);
}

std::vector<std::string> headLines(const Context& context, const Content& content, const OwnFighter& fighter) {
  const auto base = duel::findPiece(content.fighters, fighter.base);
  std::string title = nameOf(context, content, fighter);
  if (!fighter.name.empty() && base) title += " (" + content.fighters[*base].name.in(context.language) + ")";
  std::vector<std::string> lines{strong(context, title), "  " + valuesLine(context, fighter),
                                 "  " + weaponLine(context, content, fighter.weapon, "cli.fighter.weapon")};
  if (!fighter.shot.empty()) lines.push_back("  " + weaponLine(context, content, fighter.shot, "cli.fighter.shot"));
  lines.push_back("  " + armourLine(context, content, fighter.armour));
  return lines;
}

std::vector<std::string> sheetLines(const Context& context, const Content& content, const OwnFighter& fighter,
                                    std::size_t against) {
  std::vector<std::string> lines = headLines(context, content, fighter);
  const Data report = duel::fighterReport(content, fighter, against);
  const Data& sheet = *report.find("sheet");
  lines.push_back("");
  for (const Data& number : *sheet.find("numbers")->as<Data::Array>()) lines.push_back(numberLine(context, number));
  const int dice = fighter.dice, most = std::min(fighter.dice, fighter.skill);
  for (int equals = 2; equals <= std::min(3, most); ++equals)
    lines.push_back(
        "  " +
        withRule(context.say("cli.fighter.first",
                             {{"equals", std::to_string(equals)},
                              {"chance", percent(duel::chanceOfEquals(dice, fighter.die, equals), context.language)}}),
                 "N1"));
  const duel::Combatant one = duel::combatantOf(content, fighter);
  const duel::Combatant other = duel::combatantOf(content, duel::ownOf(content, content.fighters[against]));
  const std::string whom = other.name.in(context.language);
  lines.push_back("");
  addBlows(context, "cli.fighter.strikes", whom, duel::blowsOf(one, one.meleeDie, other), lines);
  if (one.shotDie) addBlows(context, "cli.fighter.shoots", whom, duel::blowsOf(one, one.shotDie, other), lines);
  addBlows(context, "cli.fighter.suffers", whom, duel::blowsOf(other, other.meleeDie, one), lines);
  std::vector<std::string> helpless;
  for (const Data& id : *sheet.find("never_hurts")->as<Data::Array>())
    helpless.push_back(
        content.armours[*duel::findPiece(content.armours, *id.as<std::string>())].name.in(context.language));
  if (!helpless.empty())
    lines.push_back(withRule(context.say("cli.fighter.never-hurts", {{"names", joined(helpless, ", ")}}), "D1"));
  return lines;
}

std::vector<std::string> cardLines(const Context& context, const Content& content, const OwnFighter& fighter) {
  const Card card = cardOf(context, content, fighter);
  std::vector<std::string> lines = headLines(context, content, fighter);
  lines.push_back("  " + card.vitality);
  lines.push_back(indented(boxes(fighter.vitality), context.width, 2));
  lines.push_back("  " + card.quality + " " + boxes(duel::combatantOf(content, fighter).armour.quality));
  for (const std::string& line : card.reminders) lines.push_back(indented(line, context.width, 2));
  lines.push_back("  " + card.code);
  return lines;
}

std::string cardsHtml(const Context& context, const Content& content, const std::vector<OwnFighter>& fighters) {
  std::string out = "<main>\n";
  for (const OwnFighter& fighter : fighters) out += cardHtml(context, content, fighter);
  return htmlPage(context, context.say("cli.fighter.cards"), style, out + "</main>\n");
}

std::vector<std::string> pieceLines(const Context& context, const Content& content, std::size_t which) {
  std::vector<std::string> lines;
  const auto add = [&](const auto& piece, const std::string& values) {
    lines.push_back(strong(context, piece.id + "  " + piece.name.in(context.language)));
    lines.push_back(indented(values, context.width, 2));
    lines.push_back(indented(piece.job.in(context.language), context.width, 2));
  };
  if (which == 0)
    for (const duel::FighterType& type : content.fighters) {
      const OwnFighter own = duel::ownOf(content, type);
      const std::vector<std::string> head = headLines(context, content, own);
      std::string values;
      for (std::size_t i = 1; i < head.size(); ++i) values += (values.empty() ? "" : "; ") + trimmed(head[i]);
      add(type, values);
    }
  if (which == 1)
    for (const duel::Weapon& weapon : content.weapons)
      add(weapon,
          fmt::format("TS {}, {}, {} {}", dieText(context, weapon.die),
                      context.say("cli.fighter.kind-" + duel::weaponKindWords()[static_cast<std::size_t>(weapon.kind)]),
                      context.say("cli.fighter.number-initiative"), signedAmount(weapon.initiative)));
  if (which == 2)
    for (const duel::ArmourPiece& armour : content.armours) add(armour, armourLine(context, content, armour.id));
  return lines;
}

}  // namespace walstatt::cli
