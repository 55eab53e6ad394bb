#include "records/course.h"

#include <algorithm>

#include "records/phrases.h"

namespace walstatt {

namespace {

std::unique_ptr<Dice> diceOf(const RecordHeader& header, const Secret& secret) {
  if (header.dice == DiceKind::fast) return std::make_unique<FastDice>(header.seed);
  if (header.dice == DiceKind::given) return nullptr;
  std::vector<std::string> words;
  for (const RecordPlayer& player : header.players) words.push_back(player.word);
  return std::make_unique<ProvableDice>(secret, words);
}

}  // namespace

Course::Course(std::shared_ptr<const AnyGame> game, RecordHeader header, const Secret& secret)
    : game_(std::move(game)), state_(game_->start()), secret_(secret), dice_(diceOf(header, secret)) {
  record_.header = std::move(header);
}

std::optional<Refusal> Course::act(Seat seat, const AnyAction& action, EventList& events) {
  if (finished() || turn().waiting == Waiting::nobody) return Refusal(phrases::record::finished);
  if (seat >= game_->seats()) return Refusal(phrases::record::emptySeat, number(seat + 1));
  if (const auto refusal = game_->check(state_, seat, action)) return refusal;
  RecordStep step;
  step.seat = seat;
  step.action = game_->write(state_, action);
  AnyState next = state_;
  game_->apply(next, seat, action, events);
  note(std::move(step), std::move(next));
  return std::nullopt;
}

bool Course::roll(EventList& events) {
  const Turn now = turn();
  if (finished() || !dice_ || now.waiting != Waiting::dice) return false;
  RecordStep step;
  step.kind = StepKind::roll;
  step.dice = now.dice;
  step.faces = dice_->roll(now.dice);
  AnyState next = state_;
  game_->roll(next, step.faces, events);
  note(std::move(step), std::move(next));
  return true;
}

bool Course::give(const Faces& faces, EventList& events) {
  const Turn now = turn();
  if (finished() || dice_ || now.waiting != Waiting::dice) return false;
  if (!fits(now.dice, std::span<const Face>(faces.begin(), faces.size()))) return false;
  RecordStep step;
  step.kind = StepKind::roll;
  step.dice = now.dice;
  step.faces = faces;
  AnyState next = state_;
  game_->roll(next, faces, events);
  note(std::move(step), std::move(next));
  return true;
}

bool Course::undo(Seat seat, std::size_t to, bool agreed) {
  if (finished() || to >= steps() || seat >= game_->seats()) return false;
  RecordStep step;
  step.kind = StepKind::undo;
  step.seat = seat;
  step.undoTo = static_cast<std::uint32_t>(to);
  step.agreed = agreed;
  note(std::move(step), stateAfter(to));
  return true;
}

std::optional<Refusal> Course::amend(Seat seat, std::string_view notation) {
  if (finished() || turn().waiting != Waiting::decision) return Refusal(phrases::record::finished);
  Read<AnyState> amended = game_->amend(state_, notation);
  if (!amended.value) return amended.error;
  RecordStep step;
  step.kind = StepKind::amendment;
  step.seat = seat;
  step.action = notation;
  note(std::move(step), std::move(*amended.value));
  return std::nullopt;
}

bool Course::take(const Words& words, RecordStep step, const std::string& file, Errors& errors, EventList& events,
                  const std::vector<AnyState>* states) {
  AnyState next = state_;
  const auto after = [&](std::size_t earlier) { return states ? (*states)[earlier] : stateAfter(earlier); };
  if (!replayStep({words, *game_, file, errors}, step, steps() + 1, after, next, events)) return false;
  if (step.isRoll() && dice_) dice_->roll(step.dice);
  note(std::move(step), std::move(next));
  return true;
}

void Course::note(RecordStep step, AnyState next) {
  step.signature = game_->signature(next);
  record_.steps.push_back(std::move(step));
  state_ = std::move(next);
}

void Course::finish(Side winner, std::string reason) {
  if (finished()) return;
  RecordEnd end;
  const Outcome outcome = game_->outcome(state_);
  end.over = outcome.over;
  end.winner = outcome.over ? outcome.winner : winner;
  end.reason = outcome.over ? std::string(outcome.why.phrase ? outcome.why.phrase->id : "") : std::move(reason);
  if (record_.header.dice == DiceKind::provable) end.secret = toHex(secret_);
  end.signature = game_->signature(state_);
  record_.end = std::move(end);
}

std::vector<std::size_t> Course::standing(std::size_t upTo) const {
  std::vector<std::size_t> numbers;
  for (std::size_t i = upTo; i > 0;) {
    const RecordStep& step = record_.steps[i - 1];
    if (step.kind == StepKind::undo) {
      i = step.undoTo;
    } else {
      numbers.push_back(i--);
    }
  }
  std::reverse(numbers.begin(), numbers.end());
  return numbers;
}

std::size_t Course::lastStanding() const {
  std::size_t i = steps();
  while (i > 0 && record_.steps[i - 1].kind == StepKind::undo) i = record_.steps[i - 1].undoTo;
  return i;
}

AnyState Course::stateAfter(std::size_t step) const {
  if (step == steps()) return state_;
  AnyState state = game_->start();
  NoEvents quiet;
  for (const std::size_t number : standing(step)) {
    const RecordStep& one = record_.steps[number - 1];
    // All of them were judged when they were made.
    if (one.isRoll()) {
      game_->roll(state, one.faces, quiet);
    } else if (one.kind == StepKind::amendment) {
      state = *game_->amend(state, one.action).value;
    } else {
      game_->apply(state, one.seat, *game_->read(state, one.seat, one.action).value, quiet);
    }
  }
  return state;
}

std::string Course::lines(std::size_t from) const {
  std::string text;
  for (std::size_t i = from; i < lineCount(); ++i) {
    if (i == 0) {
      text += writeHeader(record_.header);
    } else if (i <= steps()) {
      text += writeStep(record_.steps[i - 1], i, *record_.steps[i - 1].signature);
    } else {
      text += writeEnd(*record_.end, record_.end->signature.value_or(game_->signature(state_)));
    }
    text += '\n';
  }
  return text;
}

}  // namespace walstatt
