// walstatt replay: a record played through, each step in notation and in sentences.
#include <ostream>

#include "cli/commands.h"
#include "cli/positions.h"
#include "cli/speech.h"
#include "cli/text.h"

namespace walstatt::cli {

namespace {

constexpr std::array<std::string_view, 4> kindNames{"action", "roll", "undo", "amendment"};  // in the order of StepKind

std::string stepLine(const Context& context, const ReadRecord& read, std::size_t index) {
  const RecordStep& step = read.record.steps[index];
  const std::string number = std::to_string(index + 1);
  if (step.isRoll()) {
    const bool told = tellsFaces(read.replay.events[index], step.faces);
    return context.say(told ? "cli.replay.throw" : "cli.replay.roll",
                       {{"number", number}, {"dice", diceName(context, step.dice)}, {"faces", facesList(step.faces)}});
  }
  const std::string player = Speech(context, *read.replay.game, read.replay.states[index]).name(seatArg(step.seat));
  if (step.kind == StepKind::undo)
    return context.say(step.agreed ? "cli.replay.undo-agreed" : "cli.replay.undo",
                       {{"number", number}, {"player", player}, {"step", std::to_string(step.undoTo)}});
  return context.say(step.kind == StepKind::amendment ? "cli.replay.amendment" : "cli.replay.action",
                     {{"number", number}, {"player", player}, {"action", cleaned(step.action)}});
}

Data stepData(const Context& context, const ReadRecord& read, std::size_t index) {
  const RecordStep& step = read.record.steps[index];
  const AnyState& after = read.replay.states[index + 1];
  const AnyGame& game = *read.replay.game;
  Data data;
  data.set("number", index + 1).set("kind", kindNames[static_cast<std::size_t>(step.kind)]);
  if (step.isRoll()) {
    Data faces{Data::Array{}};
    for (const Face face : step.faces) faces.push(face);
    data.set("count", step.dice.count).set("sides", step.dice.sides).set("faces", std::move(faces));
  } else {
    data.set("seat", step.seat + 1);
    if (step.kind == StepKind::undo) {
      data.set("to", step.undoTo).set("agreed", step.agreed);
    } else {
      data.set("action", cleaned(step.action));
    }
  }
  Data events{Data::Array{}};
  for (const Event& event : read.replay.events[index]) events.push(Speech(context, game, after).json(event));
  data.set("events", std::move(events)).set("signature", hexadecimal(game.signature(after)));
  data.set("position", game.writePosition(after));
  return data;
}

void printJson(const Context& context, const ReadRecord& read, bool quiet) {
  const AnyGame& game = *read.replay.game;
  const AnyState& last = read.replay.states.back();
  Data data;
  data.set("game", read.record.header.game).set("scenario", read.record.header.scenario);
  if (!quiet) {
    Data steps{Data::Array{}};
    for (std::size_t i = 0; i + 1 < read.replay.states.size(); ++i) steps.push(stepData(context, read, i));
    data.set("steps", std::move(steps));
  }
  const Outcome outcome = game.outcome(last);
  data.set("played", read.replay.states.size() - 1).set("of", read.record.steps.size()).set("over", outcome.over);
  if (outcome.over) data.set("winner", outcome.winner == noSide ? Data() : Data(outcome.winner + 1));
  data.set("signature", hexadecimal(game.signature(last))).set("position", game.writePosition(last));
  print(context, toJson(data));
}

}  // namespace

int runReplay(const Context& context, const ReplayOptions& options) {
  const std::optional<ReadRecord> read = openRecord(context, options.file, options.to);
  if (!read) return refused;
  if (context.json) {
    printJson(context, *read, options.quiet);
    return fine;
  }
  const AnyGame& game = *read->replay.game;
  for (std::size_t i = 0; !options.quiet && i + 1 < read->replay.states.size() && context.out.good(); ++i) {
    print(context, stepLine(context, *read, i));
    for (const Event& event : read->replay.events[i])
      for (const std::string& line : Speech(context, game, read->replay.states[i + 1]).lines(event))
        print(context, "     " + line);
  }
  const AnyState& last = read->replay.states.back();
  print(context, "");
  print(context, boardText(context, game, last));
  print(context, turnLine(context, game, last));
  return fine;
}

}  // namespace walstatt::cli
