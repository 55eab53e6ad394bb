#include "records/session.h"

#include "records/phrases.h"

namespace walstatt {

std::optional<Session> Session::begin(const Library& library, const SessionPlan& plan, Errors& errors) {
  const std::size_t before = errors.size();
  Record record;
  record.header = {std::string(plan.kind->id), plan.scenario, plan.setup, plan.dice, "", plan.seed, plan.players};
  for (std::size_t i = 0; i < plan.players.size(); ++i)
    if (!isGoodWord(plan.players[i].word))
      errors.add({&phrases::record::word, "", 0, 0, "players[" + std::to_string(i + 1) + "].word",
                  described(Data(plan.players[i].word)), "200"});
  if (errors.size() != before) return std::nullopt;
  const Secret secret = plan.secret ? *plan.secret : freshSecret();
  if (plan.dice == DiceKind::provable) record.header.commitment = commitmentTo(secret);
  return resume(library, std::move(record), "", secret, errors);
}

std::optional<Session> Session::resume(const Library& library, Record record, const std::string& file,
                                       std::optional<Secret> secret, Errors& errors) {
  if (!secret && record.end) secret = secretFromHex(record.end->secret);
  const RecordHeader& header = record.header;
  if (header.dice == DiceKind::provable && (!secret || commitmentTo(*secret) != header.commitment)) {
    errors.add({&phrases::record::needSecret, file, 1, 1, "commitment", "", header.commitment});
    return std::nullopt;
  }
  std::optional<Replay> played = replay(library, record, file, errors);
  if (!played) return std::nullopt;
  Session session;
  session.record_ = std::move(record);
  session.play_ = std::move(*played);
  session.secret_ = secret.value_or(Secret{});
  session.makeDice();
  return session;
}

// The dice as they lie after all throws of the record.
void Session::makeDice() {
  const RecordHeader& header = record_.header;
  if (header.dice == DiceKind::fast) {
    dice_ = std::make_unique<FastDice>(header.seed);
    for (const RecordStep& step : record_.steps)
      if (step.isRoll) dice_->roll(step.dice);
  } else if (header.dice == DiceKind::provable) {
    std::uint64_t thrown = 0;
    for (const RecordStep& step : record_.steps) thrown += step.faces.size();
    std::vector<std::string> words;
    for (const RecordPlayer& player : header.players) words.push_back(player.word);
    dice_ = std::make_unique<ProvableDice>(secret_, words, thrown);
  }
}

std::optional<Refusal> Session::act(Seat seat, const AnyAction& action) {
  if (finished() || turn().waiting == Waiting::nobody) return Refusal(phrases::record::finished);
  if (seat >= game().seats()) return Refusal(phrases::record::emptySeat, number(seat + 1));
  if (const auto refusal = game().check(state(), seat, action)) return refusal;
  RecordStep step;
  step.seat = seat;
  step.action = game().write(state(), action);
  AnyState next = state();
  EventList events;
  game().apply(next, seat, action, events);
  note(std::move(step), std::move(next), std::move(events));
  return std::nullopt;
}

std::vector<Event> Session::rollPending() {
  std::vector<Event> told;
  if (finished() || !dice_) return told;
  for (Turn now = turn(); now.waiting == Waiting::dice; now = turn()) {
    roll(dice_->roll(now.dice));
    told.insert(told.end(), play_.events.back().begin(), play_.events.back().end());
  }
  return told;
}

bool Session::give(const Faces& faces) {
  const Turn now = turn();
  if (finished() || dice_ || now.waiting != Waiting::dice) return false;
  if (!fits(now.dice, std::span<const Face>(faces.begin(), faces.size()))) return false;
  roll(faces);
  return true;
}

void Session::roll(const Faces& faces) {
  RecordStep step;
  step.isRoll = true;
  step.dice = turn().dice;
  step.faces = faces;
  AnyState next = state();
  EventList events;
  game().roll(next, faces, events);
  note(std::move(step), std::move(next), std::move(events));
}

void Session::note(RecordStep step, AnyState next, EventList events) {
  step.signature = game().signature(next);
  record_.steps.push_back(std::move(step));
  play_.states.push_back(std::move(next));
  play_.events.push_back(std::move(events.events));
}

bool Session::undo() {
  std::size_t left = record_.steps.size();
  while (left > 0 && record_.steps[left - 1].isRoll) --left;
  if (finished() || left == 0) return false;
  record_.steps.resize(left - 1);
  play_.events.resize(left - 1);
  play_.states.resize(left);
  makeDice();
  return true;
}

void Session::finish(Side winner, std::string reason) {
  if (finished()) return;
  RecordEnd end;
  const Outcome outcome = game().outcome(state());
  end.over = outcome.over;
  end.winner = outcome.over ? outcome.winner : winner;
  end.reason = outcome.over ? std::string(outcome.why.phrase ? outcome.why.phrase->id : "") : std::move(reason);
  if (record_.header.dice == DiceKind::provable) end.secret = toHex(secret_);
  end.signature = game().signature(state());
  record_.end = std::move(end);
}

std::string Session::lines(std::size_t from) const {
  std::string text;
  for (std::size_t i = from; i < lineCount(); ++i) {
    if (i == 0) {
      text += writeHeader(record_.header);
    } else if (i <= record_.steps.size()) {
      text += writeStep(record_.steps[i - 1], i, game().signature(play_.states[i]));
    } else {
      text += writeEnd(*record_.end, game().signature(state()));
    }
    text += '\n';
  }
  return text;
}

}  // namespace walstatt
