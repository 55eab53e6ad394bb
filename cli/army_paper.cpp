#include "cli/army_paper.h"

#include <fmt/format.h>

#include "cli/codes.h"

namespace walstatt::cli {

const std::string_view sheetStyle = R"(
:root { --ink: #26211c; --rule: #b9ab94; --soft: #f6f1e7; --accent: #7a2e1d; }
* { box-sizing: border-box; }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: var(--ink); background: #fff;
  font: 11pt/1.4 Georgia, "Iowan Old Style", serif; }
h1 { margin: 0; font-size: 20pt; color: var(--accent); }
h2 { margin: 1rem 0 .2rem; font-size: 12pt; }
h2 + table { margin-top: .2rem; }
.sum, .code { margin: .2rem 0; }
.code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
table { width: 100%; margin: 1rem 0; border-collapse: collapse; }
th, td { padding: .25rem .5rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--rule); }
th.number, td.number { text-align: right; }
tr.crew td:first-child { padding-left: 1.5rem; }
.boxes { letter-spacing: .15em; white-space: nowrap; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, 63mm); gap: 4mm; }
.card { display: flex; flex-direction: column; width: 63mm; min-height: 88mm; padding: 3mm; border: 1px solid var(--ink);
  border-radius: 3mm; background: var(--soft); font-size: 8.5pt; line-height: 1.3; break-inside: avoid; }
.card h2 { margin: 0; font-size: 11pt; color: var(--accent); }
.card p { margin: .15rem 0; }
.card .values { font-weight: bold; }
.card .history { margin-top: auto; font-style: italic; }
.label { float: right; font-weight: bold; }
@page { margin: 12mm; }
@media print { body { margin: 0; max-width: none; padding: 0; font-size: 10pt; } .cards { break-before: page; } }
)";

std::string sheetHead(const std::string& title, const std::string& sum, const std::optional<std::string>& code) {
  std::string out = "<h1>" + escapedHtml(title) + "</h1>\n<p class=\"sum\">" + escapedHtml(sum) + "</p>\n";
  return code ? out + "<p class=\"code\">" + *code + "</p>\n" : out;
}

std::string rosterHead(const Context& context, std::string_view what, std::string_view boxes) {
  return fmt::format("<table>\n<tr><th>{}</th><th>{}</th><th>{}</th><th class=\"number\">{}</th></tr>\n",
                     context.say(what), context.say("cli.army.head-values"), context.say(boxes),
                     context.say("cli.army.head-points"));
}

std::string tickBoxes(int count, int points) {
  std::string marks;
  for (int i = 0; i < count; ++i) {
    for (int point = 0; point < points; ++point) marks += "☐";
    marks += ' ';
  }
  return marks;
}

std::string cardHtml(const Card& card) {
  std::string out = fmt::format(
      "<article class=\"card\">\n<h2><span class=\"label\">{}</span>{}</h2>\n<p>{}</p>\n<p class=\"values\">{}</p>\n",
      escapedHtml(card.label), escapedHtml(card.name), escapedHtml(card.head), card.values);
  for (const std::string& line : card.lines)
    if (!line.empty()) out += "<p>" + escapedHtml(line) + "</p>\n";
  return out + "<p class=\"history\">" + escapedHtml(card.history) + "</p>\n</article>\n";
}

}  // namespace walstatt::cli
