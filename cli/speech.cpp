#include "cli/speech.h"

#include <algorithm>

#include "cli/text.h"

namespace walstatt::cli {

std::string signedAmount(int amount) { return (amount >= 0 ? "+" : "−") + std::to_string(std::abs(amount)); }

std::string withRule(const std::string& sentence, std::string_view rule) {
  return rule.empty() ? sentence : sentence + " [" + std::string(rule) + "]";
}

std::string facesList(const Faces& faces) {
  std::vector<std::string> all;
  for (const Face face : faces) all.push_back(std::to_string(face));
  return joined(all, ", ");
}

bool tellsFaces(const std::vector<Event>& events, const Faces& faces) {
  std::vector<int> told;
  for (const Event& event : events) {
    for (const Arg& arg : event.said.args) {
      if (arg.kind == ArgKind::number) told.push_back(arg.value);
      for (std::int32_t rest = arg.kind == ArgKind::faces ? arg.value : 0; rest; rest >>= 5) told.push_back(rest & 31);
    }
    for (const Part& part : event.number.parts()) told.push_back(part.amount);
  }
  return std::all_of(faces.begin(), faces.end(),
                     [&](Face face) { return std::find(told.begin(), told.end(), int{face}) != told.end(); });
}

std::string diceName(const Context& context, const Throw& dice) {
  return context.say("cli.dice", {{"count", std::to_string(dice.count)}, {"sides", std::to_string(dice.sides)}});
}

std::string Speech::sentenceWithRule(const Said& said) const {
  return said.phrase ? withRule(sentence(said), said.phrase->rule) : std::string();
}

std::vector<std::string> Speech::lines(const Event& event) const {
  std::vector<std::string> all{sentenceWithRule(event.said)};
  if (!event.numbered) return all;
  for (const Part& part : event.number.parts())
    all.push_back("    " + signedAmount(part.amount) + "  " +
                  withRule(reason(part), part.reason ? part.reason->rule : ""));
  if (event.number.parts().size() > 1) all.push_back("    = " + std::to_string(event.number.value()));
  return all;
}

std::vector<std::string> Speech::lines(const odds::Forecast& forecast) const {
  std::vector<std::string> all;
  for (const Event& event : forecast.declared) {
    if (event.outcome) continue;
    for (std::string& line : lines(event)) all.push_back("  " + line);
  }
  for (const odds::Chance& chance : forecast.outcomes)
    all.push_back("  " + cli::chance(chance.chance, language_) + "  " + sentenceWithRule(chance.outcome));
  return all;
}

std::string boardText(const Context& context, const AnyGame& game, const AnyState& state) {
  std::string board = game.draw(state, context.language);
  while (!board.empty() && board.back() == '\n') board.pop_back();
  return board;
}

std::string outcomeLine(const Context& context, const AnyGame& game, const AnyState& state) {
  const Outcome outcome = game.outcome(state);
  const Speech speech(context, game, state);
  std::string line = outcome.winner == noSide
                         ? context.say("cli.play.draw")
                         : context.say("cli.play.winner", {{"side", speech.name(sideArg(outcome.winner))}});
  if (outcome.why.phrase) line += ' ' + speech.sentenceWithRule(outcome.why);
  return line;
}

std::string turnLine(const Context& context, const AnyGame& game, const AnyState& state) {
  const Turn turn = game.turn(state);
  if (turn.waiting == Waiting::nobody) return outcomeLine(context, game, state);
  if (turn.waiting == Waiting::dice) return context.say("cli.play.dice-turn");
  std::vector<std::string> names;
  for (Seat seat = 0; seat < maxSeats; ++seat)
    if (has(turn.seats, seat)) names.push_back(Speech(context, game, state).name(seatArg(seat)));
  const char* id = turn.secret ? "cli.play.secret-turn" : turn.reaction ? "cli.play.reaction" : "cli.play.turn";
  return context.say(id, {{"player", joined(names, ", ")}});
}

}  // namespace walstatt::cli
