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

// One step of a record, judged as if a player made it.
class StepPlayer {
 public:
  StepPlayer(const StepContext& context, const RecordStep& step, std::size_t number)
      : words_(context.words),
        game_(context.game),
        file_(context.file),
        errors_(context.errors),
        step_(step),
        line_(step.line ? step.line : static_cast<std::uint32_t>(number + 1)) {}

  bool play(const std::function<AnyState(std::size_t)>& stateAfter, AnyState& state, EventList& events) const {
    if (!carryOut(stateAfter, state, events)) return false;
    const std::uint64_t signature = game_.signature(state);
    if (!step_.signature || *step_.signature == signature) return true;
    return fault(faults::signature, "sig", signatureNotation(*step_.signature), signatureNotation(signature));
  }

 private:
  bool carryOut(const std::function<AnyState(std::size_t)>& stateAfter, AnyState& state, EventList& events) const {
    if (step_.isRoll()) return roll(state, events);
    if (step_.seat >= game_.seats())
      return fault(faults::noSuchSeat, "seat", std::to_string(step_.seat + 1), "1 … " + std::to_string(game_.seats()));
    if (step_.kind == StepKind::decision) return decide(state, events);
    if (step_.kind == StepKind::amendment) return amend(state);
    state = stateAfter(step_.undoTo);
    return true;
  }

  bool roll(AnyState& state, EventList& events) const {
    const Turn turn = game_.turn(state);
    const std::string text = diceNotation(step_.dice);
    if (turn.waiting != Waiting::dice) return fault(faults::notRolling, "roll", text, "");
    const std::string asked = diceNotation(turn.dice);
    if (text != asked) return fault(faults::otherThrow, "roll", text, asked);
    if (!fits(turn.dice, std::span<const Face>(step_.faces.begin(), step_.faces.size())))
      return fault(faults::faces, "faces", facesNotation(step_.faces), asked);
    game_.roll(state, step_.faces, events);
    return true;
  }

  bool decide(AnyState& state, EventList& events) const {
    const Turn turn = game_.turn(state);
    if (turn.waiting == Waiting::dice) return fault(faults::notDeciding, "do", step_.action, diceNotation(turn.dice));
    if (turn.waiting == Waiting::nobody) return fault(faults::notDeciding, "do", step_.action, "–");
    const Read<AnyAction> action = game_.read(state, step_.seat, step_.action);
    if (!action.value) return fault(faults::unreadableAction, "do", state, action.error);
    if (const auto refusal = game_.check(state, step_.seat, *action.value))
      return fault(faults::refused, "do", state, *refusal);
    game_.apply(state, step_.seat, *action.value, events);
    return true;
  }

  bool amend(AnyState& state) const {
    if (game_.turn(state).waiting != Waiting::decision) return fault(faults::notDeciding, "amend", step_.action, "–");
    Read<AnyState> amended = game_.amend(state, step_.action);
    if (!amended.value) return fault(faults::unreadableAction, "amend", state, amended.error);
    state = std::move(*amended.value);
    return true;
  }

  // An action and why it is none: rule and sentence, in the reader's language.
  bool fault(const Phrase& what, const std::string& field, const AnyState& state, const Said& why) const {
    const auto in = [&](Language language) {
      const std::string words = words_.say(why, language, [&](Arg arg) { return game_.name(state, arg, language); });
      return why.phrase ? joined(std::string(why.phrase->rule), words, ": ") : words;
    };
    errors_.add({&what, file_, line_, 1, field, step_.action, "", {in(Language::german), in(Language::english)}});
    return false;
  }

  bool fault(const Phrase& what, std::string field, std::string found, std::string allowed) const {
    errors_.add({&what, file_, line_, 1, std::move(field), std::move(found), std::move(allowed)});
    return false;
  }

  const Words& words_;
  const AnyGame& game_;
  const std::string& file_;
  Errors& errors_;
  const RecordStep& step_;
  std::uint32_t line_;
};

}  // namespace

bool replayStep(const StepContext& context, const RecordStep& step, std::size_t number,
                const std::function<AnyState(std::size_t)>& stateAfter, AnyState& state, EventList& events) {
  return StepPlayer(context, step, number).play(stateAfter, state, events);
}

std::shared_ptr<const AnyGame> gameOf(const Library& library, const RecordHeader& header, const std::string& file,
                                      Errors& errors) {
  const auto fault = [&](const Phrase& what, std::string field, std::string found, std::string allowed) {
    errors.add({&what, file, 1, 1, std::move(field), std::move(found), std::move(allowed)});
  };
  const GameKind* kind = findGame(header.game);
  if (!kind) return fault(faults::unknownGame, "game", header.game, gameNames()), nullptr;
  Errors inside;
  std::shared_ptr<const AnyGame> game = kind->make(library, header.setup, inside);
  for (const ContentError& error : inside.list())
    fault(*error.what, joined("setup", error.field, "."), error.found, error.allowed);
  if (!game) return nullptr;
  const auto seats = static_cast<std::size_t>(game->seats());
  if (header.players.size() == seats) return game;
  return fault(faults::playerCount, "players", std::to_string(header.players.size()), std::to_string(seats)), nullptr;
}

std::optional<Replay> replay(const Library& library, const Record& record, const std::string& file, Errors& errors,
                             std::size_t steps) {
  Replay result;
  result.game = gameOf(library, record.header, file, errors);
  if (!result.game) return std::nullopt;
  result.states.push_back(result.game->start());
  const StepContext context{library.words(), *result.game, file, errors};
  const auto stateAfter = [&](std::size_t step) { return result.states[step]; };
  for (std::size_t i = 0; i < std::min(steps, record.steps.size()); ++i) {
    AnyState next = result.states.back();
    EventList events;
    if (!replayStep(context, record.steps[i], i + 1, stateAfter, next, events)) return std::nullopt;
    result.states.push_back(std::move(next));
    result.events.push_back(std::move(events.events));
  }
  return result;
}

}  // namespace walstatt
