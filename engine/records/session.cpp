#include "records/session.h"

#include "library/library.h"
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
  std::shared_ptr<const AnyGame> game = gameOf(library, header, file, errors);
  if (!game) return std::nullopt;
  Session session(Course(std::move(game), header, secret.value_or(Secret{})));
  for (RecordStep& step : record.steps) {
    EventList events;
    if (!session.course_.take(library.words(), std::move(step), file, errors, events, &session.states_))
      return std::nullopt;
    session.note(std::move(events));
  }
  if (record.end) session.course_.finish(std::move(*record.end));
  return session;
}

std::optional<Refusal> Session::act(Seat seat, const AnyAction& action) {
  EventList events;
  if (auto refusal = course_.act(seat, action, events)) return refusal;
  note(std::move(events));
  return std::nullopt;
}

std::vector<Event> Session::rollPending() {
  std::vector<Event> told;
  for (EventList events; course_.roll(events); events = {}) {
    told.insert(told.end(), events.events.begin(), events.events.end());
    note(std::move(events));
  }
  return told;
}

bool Session::give(const Faces& faces) {
  EventList events;
  if (!course_.give(faces, events)) return false;
  note(std::move(events));
  return true;
}

bool Session::undo(Seat seat, std::size_t to, bool agreed) {
  if (!course_.undo(seat, to, agreed)) return false;
  note({});
  return true;
}

void Session::note(EventList events) {
  states_.push_back(course_.state());
  events_.push_back(std::move(events.events));
}

}  // namespace walstatt
