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
      list.push(std::move(one));
    }
    Data data;
    data.set("game", game).set("rules", std::move(list));
    print(context, toJson(data));
    return fine;
  }
  std::size_t width = 0;
  for (const RuleEntry* rule : rules) width = std::max(width, rule->id.size());
  for (const RuleEntry* rule : rules)
    print(context, strong(context, padded(rule->id, width)) + "  " + rule->title.in(context.language));
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
                                {{"found", cleaned(options.number)}}));
  const std::vector<std::string> near = nearest(options.number, ids, 5);
  if (!near.empty()) complain(context, context.say("cli.error.near", {{"near", joined(near, ", ")}}));
  return refused;
}

// Rule numbers are written G7.3; g7.3 is understood.
const RuleEntry* found(const std::vector<RuleEntry>& book, const std::string& number) {
  for (const RuleEntry& rule : book)
    if (lowered(rule.id) == lowered(number)) return &rule;
  return nullptr;
}

}  // namespace

int runRule(const Context& context, const RuleOptions& options) {
  const std::string game = options.game.empty() ? defaultGame() : options.game;
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
