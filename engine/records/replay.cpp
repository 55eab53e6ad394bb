// Plays a record through the rules: the same door that every action enters by.
#include "games/registry/registry.h"
#include "library/library.h"
#include "records/phrases.h"
#include "records/record.h"

namespace walstatt {

namespace {

namespace faults = phrases::record;

std::string joined(const std::string& first, const std::string& second, std::string_view between) {
  return first.empty() ? second : first + std::string(between) + second;
}

std::string gameNames() {
  std::string names;
  for (const GameKind& kind : allGames()) names = joined(names, std::string(kind.id), " | ");
  return names;
}

// Faults of the setup lie in the record's first line.
std::unique_ptr<AnyGame> gameOf(const Library& library, const RecordHeader& header, const std::string& file,
                                Errors& errors) {
  const auto fault = [&](const Phrase& what, std::string field, std::string found, std::string allowed) {
    errors.add({&what, file, 1, 1, std::move(field), std::move(found), std::move(allowed)});
  };
  const GameKind* kind = findGame(header.game);
  if (!kind) return fault(faults::unknownGame, "game", header.game, gameNames()), nullptr;
  Errors inside;
  std::unique_ptr<AnyGame> game = kind->make(library, header.setup, inside);
  for (const ContentError& error : inside.list())
    fault(*error.what, joined("setup", error.field, "."), error.found, error.allowed);
  if (!game) return nullptr;
  const auto seats = static_cast<std::size_t>(game->seats());
  if (header.players.size() == seats) return game;
  return fault(faults::playerCount, "players", std::to_string(header.players.size()), std::to_string(seats)), nullptr;
}

class Replayer {
 public:
  Replayer(const Library& library, const std::string& file, Errors& errors, Replay& replay)
      : library_(library), file_(file), errors_(errors), game_(*replay.game), replay_(replay) {}

  bool play(const RecordStep& step) {
    const std::size_t index = replay_.events.size();
    line_ = step.line ? step.line : static_cast<std::uint32_t>(index + 2);
    AnyState next = replay_.states.back();
    EventList events;
    if (!(step.isRoll ? roll(step, next, events) : decide(step, next, events))) return false;
    const std::uint64_t signature = game_.signature(next);
    if (step.signature && *step.signature != signature)
      return fault(faults::signature, "sig", signatureNotation(*step.signature), signatureNotation(signature));
    replay_.states.push_back(std::move(next));
    replay_.events.push_back(std::move(events.events));
    return true;
  }

 private:
  bool roll(const RecordStep& step, AnyState& state, EventList& events) {
    const Turn turn = game_.turn(state);
    const std::string text = diceNotation(step.dice);
    if (turn.waiting != Waiting::dice) return fault(faults::notRolling, "roll", text, "");
    const std::string asked = diceNotation(turn.dice);
    if (text != asked) return fault(faults::otherThrow, "roll", text, asked);
    if (!fits(turn.dice, std::span<const Face>(step.faces.begin(), step.faces.size())))
      return fault(faults::faces, "faces", facesNotation(step.faces), asked);
    game_.roll(state, step.faces, events);
    return true;
  }

  bool decide(const RecordStep& step, AnyState& state, EventList& events) {
    if (step.seat >= game_.seats())
      return fault(faults::noSuchSeat, "seat", std::to_string(step.seat + 1), "1 … " + std::to_string(game_.seats()));
    const Turn turn = game_.turn(state);
    if (turn.waiting == Waiting::dice) return fault(faults::notDeciding, "do", step.action, diceNotation(turn.dice));
    if (turn.waiting == Waiting::nobody) return fault(faults::notDeciding, "do", step.action, "–");
    const Read<AnyAction> action = game_.read(state, step.seat, step.action);
    if (!action.value) return fault(faults::unreadableAction, step.action, state, action.error);
    if (const auto refusal = game_.check(state, step.seat, *action.value))
      return fault(faults::refused, step.action, state, *refusal);
    game_.apply(state, step.seat, *action.value, events);
    return true;
  }

  // An action and why it is none: rule and sentence, in the reader's language.
  bool fault(const Phrase& what, const std::string& action, const AnyState& state, const Said& why) {
    const auto in = [&](Language language) {
      const std::string words =
          library_.words().say(why, language, [&](Arg arg) { return game_.name(state, arg, language); });
      return why.phrase ? joined(std::string(why.phrase->rule), words, ": ") : words;
    };
    errors_.add({&what, file_, line_, 1, "do", action, "", {in(Language::german), in(Language::english)}});
    return false;
  }

  bool fault(const Phrase& what, std::string field, std::string found, std::string allowed) {
    errors_.add({&what, file_, line_, 1, std::move(field), std::move(found), std::move(allowed)});
    return false;
  }

  const Library& library_;
  const std::string& file_;
  Errors& errors_;
  const AnyGame& game_;
  Replay& replay_;
  std::uint32_t line_ = 0;
};

}  // namespace

std::optional<Replay> replay(const Library& library, const Record& record, const std::string& file, Errors& errors,
                             std::size_t steps) {
  Replay result;
  result.game = gameOf(library, record.header, file, errors);
  if (!result.game) return std::nullopt;
  result.states.push_back(result.game->start());
  Replayer replayer(library, file, errors, result);
  for (std::size_t i = 0; i < std::min(steps, record.steps.size()); ++i)
    if (!replayer.play(record.steps[i])) return std::nullopt;
  return result;
}

}  // namespace walstatt
