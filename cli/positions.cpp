#include "cli/positions.h"

#include "cli/files.h"
#include "cli/speech.h"
#include "cli/text.h"

namespace walstatt::cli {

void complainOfNotation(const Context& context, const AnyGame& game, const AnyState& state, const std::string& text,
                        const Said& error, std::size_t at) {
  const std::size_t place = std::min(at, text.size());
  const std::string before = cleaned(std::string_view(text).substr(0, place));
  if (place > 0 && text.find('\n') == std::string::npos && text.size() < 200) {
    complain(context, "  " + cleaned(text));
    complain(context, "  " + std::string(columns(before), ' ') + '^');
  }
  const std::string reason = Speech(context, game, state).sentenceWithRule(error);
  if (place == 0) return complain(context, context.say("cli.error.not-understood", {{"reason", reason}}));
  complain(context,
           context.say("cli.error.notation", {{"column", std::to_string(columns(before) + 1)}, {"reason", reason}}));
}

std::optional<AnyState> readPosition(const Context& context, const AnyGame& game, const std::string& fileOrText) {
  std::string text = fileOrText;
  if (fileExists(fileOrText)) {
    Errors errors;
    const std::optional<std::string> read = readFile(fileOrText, errors);
    complain(context, errors);
    if (!read) return std::nullopt;
    text = *read;
  }
  text = trimmed(text);
  Read<AnyState> position = game.readPosition(text);
  if (!position.value) complainOfNotation(context, game, game.start(), text, position.error, position.at);
  return std::move(position.value);
}

std::optional<Chosen> readMove(const Context& context, const AnyGame& game, const AnyState& state,
                               const std::string& notation) {
  const Turn turn = game.turn(state);
  if (turn.waiting != Waiting::decision) {
    complain(context, context.say("cli.error.no-decision"));
    return std::nullopt;
  }
  // Where several seats decide at once, the first whose action this can be.
  for (Seat seat = 0; seat < maxSeats; ++seat) {
    if (!has(turn.seats, seat)) continue;
    const bool last = (turn.seats >> (seat + 1)) == 0;
    const Read<AnyAction> read = game.read(state, seat, notation);
    if (!read.value) {
      if (last) complainOfNotation(context, game, state, notation, read.error, read.at);
      continue;
    }
    const std::optional<Refusal> refusal = game.check(state, seat, *read.value);
    if (!refusal) return Chosen{seat, *read.value};
    if (last)
      complain(context,
               context.say("cli.play.refused", {{"reason", Speech(context, game, state).sentenceWithRule(*refusal)}}));
  }
  return std::nullopt;
}

std::optional<ReadRecord> openRecord(const Context& context, const std::string& file, std::optional<std::uint64_t> to) {
  Errors errors;
  const std::optional<std::string> text = readFile(file, errors);
  std::optional<Record> record;
  if (text) record = readRecord(*text, file, errors);
  if (record && to && *to > record->steps.size()) {
    complain(context, context.say("cli.error.no-such-step",
                                  {{"found", std::to_string(*to)}, {"most", std::to_string(record->steps.size())}}));
    return std::nullopt;
  }
  std::optional<Replay> played;
  if (record) played = replay(context.library, *record, file, errors, to.value_or(record->steps.size()));
  complain(context, errors);
  if (!played) return std::nullopt;
  return ReadRecord{std::move(*record), std::move(*played)};
}

}  // namespace walstatt::cli
