// walstatt odds mfm --attack …: one attack of MfM without a board. The form of the JSON is fixed; scripts call it.
#include "games/mfm/attack_odds.h"
#include "cli/commands.h"
#include "cli/speech.h"
#include "cli/text.h"

namespace walstatt::cli {

namespace {

std::string sentence(const Context& context, const Said& said) {
  return context.library.words().say(said, context.language, [](Arg arg) { return std::to_string(arg.value); });
}

mfm::AttackKind kindNamed(const std::string& name) {
  if (name == "fern") return mfm::AttackKind::fern;
  if (name == "weit") return mfm::AttackKind::weit;
  return name == "erst" ? mfm::AttackKind::erst : mfm::AttackKind::nah;
}

void addReasons(const Context& context, const Explained& number, Data& reasons) {
  for (const Part& part : number.parts()) {
    Data one;
    one.set("reason", sentence(context, Said(*part.reason, part.about))).set("amount", part.amount);
    one.set("rule", part.reason->rule);
    reasons.push(std::move(one));
  }
}

void printNumber(const Context& context, std::string_view title, const Explained& number) {
  if (number.parts().empty()) return;
  print(context, context.say(title, {{"value", std::to_string(number.value())}}));
  for (const Part& part : number.parts())
    print(context, "    " + signedAmount(part.amount) + "  " +
                       withRule(sentence(context, Said(*part.reason, part.about)), part.reason->rule));
}

}  // namespace

int runAttackOdds(const Context& context, const AttackOptions& options) {
  mfm::AttackQuestion question{};
  question.dice = options.dice;
  question.hitUpTo = options.hitUpTo;
  question.kind = kindNamed(options.kind);
  question.savedFrom = options.savedFrom;
  question.armour = options.armour;
  question.terrain = options.terrain;
  question.moved = options.moved;
  question.overOwn = options.overOwn;
  question.skirmisher = options.skirmisher;
  question.ruleOf12 = options.ruleOf12;
  question.lives = options.lives;
  if (const std::optional<Refusal> refusal = mfm::checkQuestion(question)) {
    complain(context, sentence(context, *refusal));
    return badUse;
  }
  const mfm::AttackOdds odds = mfm::answer(question);
  if (context.json) {
    Data reasons{Data::Array{}};
    addReasons(context, odds.hitNumber, reasons);
    addReasons(context, odds.protection, reasons);
    Data data;
    data.set("hit", toData(odds.hit)).set("life_lost", toData(odds.lifeLost)).set("out", toData(odds.out));
    data.set("reasons", std::move(reasons));
    print(context, toJson(data));
    return fine;
  }
  const std::string attack = std::to_string(options.dice) + "x1-" + std::to_string(options.hitUpTo);
  print(context, strong(context, context.say("cli.odds.attack", {{"attack", attack}, {"kind", options.kind}})));
  printNumber(context, "cli.odds.hit-number", odds.hitNumber);
  printNumber(context, "cli.odds.protection", odds.protection);
  print(context, context.say("cli.odds.hit", {{"chance", chance(odds.hit, context.language)}}));
  print(context, context.say("cli.odds.life-lost", {{"chance", chance(odds.lifeLost, context.language)}}));
  print(context, context.say("cli.odds.out", {{"chance", chance(odds.out, context.language)}}));
  return fine;
}

}  // namespace walstatt::cli
