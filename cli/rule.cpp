// walstatt rule: the rule book in our own words.
#include <algorithm>

#include "cli/commands.h"
#include "cli/tables.h"
#include "cli/text.h"

namespace walstatt::cli {

namespace {

Data described(const Context& context, const RuleEntry& rule) {
  Data see{Data::Array{}};
  for (const std::string& other : rule.see) see.push(other);
  Data data;
  data.set("id", rule.id).set("title", rule.title.in(context.language));
  if (const std::string& chapter = rule.chapter.in(context.language); !chapter.empty()) data.set("chapter", chapter);
  data.set("text", trimmed(rule.text.in(context.language))).set("see", std::move(see));
  return data;
}

bool mentions(const RuleEntry& rule, const std::string& text, Language language) {
  return lowered(rule.title.in(language)).find(text) != std::string::npos ||
         lowered(rule.text.in(language)).find(text) != std::string::npos;
}

int showList(const Context& context, const std::string& game, const std::vector<const RuleEntry*>& rules) {
  if (context.json) {
    Data list{Data::Array{}};
    for (const RuleEntry* rule : rules) {
      Data one;
      one.set("id", rule->id).set("title", rule->title.in(context.language));
      if (const std::string& chapter = rule->chapter.in(context.language); !chapter.empty())
        one.set("chapter", chapter);
      list.push(std::move(one));
    }
    Data data;
    data.set("game", game).set("rules", std::move(list));
    print(context, toJson(data));
    return fine;
  }
  std::size_t width = 0;
  for (const RuleEntry* rule : rules) width = std::max(width, rule->id.size());
  std::string heading;
  for (const RuleEntry* rule : rules) {
    if (const std::string& chapter = rule->chapter.in(context.language); chapter != heading) {
      if (!heading.empty()) print(context, "");
      print(context, strong(context, chapter));
      heading = chapter;
    }
    print(context, strong(context, padded(rule->id, width)) + "  " + rule->title.in(context.language));
  }
  return fine;
}

int showRule(const Context& context, const std::string& game, const RuleEntry& rule) {
  if (context.json) {
    print(context, toJson(described(context, rule)));
    return fine;
  }
  print(context, strong(context, rule.id + "  " + rule.title.in(context.language)));
  print(context, "");
  print(context, reflowed(rule.text.in(context.language), context.width));
  if (!rule.see.empty()) print(context, "");
  for (const std::string& other : rule.see) {
    const RuleEntry* entry = context.library.rule(game, other);
    print(context, context.say("cli.rule.see", {{"number", other},
                                                {"title", entry ? entry->title.in(context.language) : std::string()}}));
  }
  return fine;
}

int complainOfUnknown(const Context& context, const RuleOptions& options, const std::vector<RuleEntry>& book) {
  std::vector<std::string> ids;
  for (const RuleEntry& rule : book) ids.push_back(rule.id);
  complain(context, context.say(options.atTable ? "cli.rule.unknown-at-table" : "cli.rule.unknown",
                                {{"found", cleaned(options.number)},
                                 {"book", options.game == defaultGame() ? "" : " " + options.game}}));
  const std::vector<std::string> near = nearest(options.number, ids, 5);
  if (!near.empty()) complain(context, context.say("cli.error.near", {{"near", joined(near, ", ")}}));
  return refused;
}

// Rule numbers are written G7.3 or B-Abi-31; g7.3 and b-abi-31 are understood.
const RuleEntry* found(const std::vector<RuleEntry>& book, const std::string& number) {
  for (const RuleEntry& rule : book)
    if (lowered(rule.id) == lowered(number)) return &rule;
  return nullptr;
}

// The one book that has the number, where no book was named and the usual one lacks it.
std::string bookWith(const Context& context, const std::string& number) {
  std::string only;
  for (const std::string& game : context.library.gamesWithRules()) {
    if (!found(*context.library.rules(game), number)) continue;
    if (!only.empty()) return {};
    only = game;
  }
  return only;
}

// "rule adlg" names a book, "rule adlg A17" a rule of it, "rule A17" a rule of the usual book or of the only one that
// has it.
RuleOptions understood(const Context& context, RuleOptions options) {
  if (!options.game.empty()) return options;
  const std::size_t gap = options.number.find(' ');
  const std::string first = options.number.substr(0, gap);
  if (context.library.rules(first) || gap != std::string::npos) {
    options.game = first;
    options.number = gap == std::string::npos ? "" : options.number.substr(gap + 1);
    return options;
  }
  options.game = defaultGame();
  const std::vector<RuleEntry>* usual = context.library.rules(options.game);
  if (options.number.empty() || (usual && found(*usual, options.number))) return options;
  if (const std::string other = bookWith(context, options.number); !other.empty()) options.game = other;
  return options;
}

}  // namespace

int runRule(const Context& context, const RuleOptions& asked) {
  const RuleOptions options = understood(context, asked);
  const std::string& game = options.game;
  const std::vector<RuleEntry>* book = context.library.rules(game);
  if (!book) {
    const std::string allowed = joined(context.library.gamesWithRules(), " | ");
    complain(context, context.say("cli.rule.no-book", {{"found", cleaned(game)}, {"allowed", allowed}}));
    return badUse;
  }
  if (!options.number.empty()) {
    const RuleEntry* rule = found(*book, options.number);
    return rule ? showRule(context, game, *rule) : complainOfUnknown(context, options, *book);
  }
  std::vector<const RuleEntry*> rules;
  const std::string wanted = lowered(options.search);
  for (const RuleEntry& rule : *book)
    if (wanted.empty() || mentions(rule, wanted, context.language)) rules.push_back(&rule);
  if (rules.empty()) {
    complain(context, context.say("cli.rule.nothing-found", {{"text", cleaned(options.search)}}));
    return refused;
  }
  return showList(context, game, rules);
}

}  // namespace walstatt::cli
