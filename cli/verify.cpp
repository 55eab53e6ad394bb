// walstatt verify: every decision judged again, every die drawn again.
#include "records/verify.h"

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/text.h"

namespace walstatt::cli {

namespace {

std::string diceSentence(const Context& context, const Record& record, const Verification& result) {
  const Values values{{"count", std::to_string(result.diceChecked)}};
  switch (record.header.dice) {
    case DiceKind::fast: return context.say("cli.verify.dice-fast", values);
    case DiceKind::given: return context.say("cli.verify.dice-given");
    case DiceKind::provable: break;
  }
  return context.say(result.secretKnown ? "cli.verify.dice-proved" : "cli.verify.no-secret", values);
}

Data described(const Context& context, const Verification& result, const Errors& errors) {
  Data faults{Data::Array{}};
  for (const ContentError& error : errors.list()) faults.push(cleaned(context.words.say(error, context.language)));
  Data data;
  data.set("ok", errors.empty()).set("proved", result.proved).set("decisions", result.decisionsChecked);
  data.set("dice", result.diceChecked).set("secret_known", result.secretKnown);
  data.set("commitment_fits", result.commitmentFits).set("end_stated", result.endStated);
  data.set("end_fits", result.endFits).set("faults", std::move(faults));
  return data;
}

}  // namespace

int runVerify(const Context& context, const VerifyOptions& options) {
  Errors errors;
  const std::optional<std::string> text = readFile(options.file, errors);
  std::optional<Record> record;
  if (text) record = readRecord(*text, options.file, errors);
  Verification result;
  if (record) result = verify(context.library, *record, options.file, errors);
  if (context.json) {
    print(context, toJson(described(context, result, errors)));
    return errors.empty() ? fine : refused;
  }
  if (!errors.empty()) {
    complain(context, cleaned(context.words.say(errors.list().front(), context.language)));
    if (text) complain(context, context.say("cli.verify.failed", {{"file", cleaned(options.file)}}));
    return refused;
  }
  print(context, context.say("cli.verify.decisions", {{"count", std::to_string(result.decisionsChecked)}}));
  print(context, diceSentence(context, *record, result));
  print(context, context.say(result.endStated ? "cli.verify.end" : "cli.verify.no-end"));
  print(context, strong(context, context.say(result.proved ? "cli.verify.proved" : "cli.verify.not-proved")));
  return fine;
}

}  // namespace walstatt::cli
