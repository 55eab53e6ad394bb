// A running game with its whole past, as the command line drives one: the record grows with every step, every
// action passes the rules first, and all states and events are kept.
#pragma once

#include "records/course.h"

namespace walstatt {

struct SessionPlan {
  const GameKind* kind = nullptr;
  std::string scenario;  // id of the ready setup, or empty
  Data setup;
  std::vector<RecordPlayer> players;  // one a seat
  DiceKind dice = DiceKind::provable;
  // For provable dice; without one, a fresh one is drawn. Players who do not trust the house want to see the commitment
  // before they give their words: draw the secret first then, and publish commitmentTo(secret).
  std::optional<Secret> secret{};
  std::uint64_t seed = 0;  // for fast dice
};

class Session {
 public:
  static std::optional<Session> begin(const Library& library, const SessionPlan& plan, Errors& errors);
  // Goes on with a record. Provable dice need their secret, from the record's end or from whoever kept it.
  static std::optional<Session> resume(const Library& library, Record record, const std::string& file,
                                       std::optional<Secret> secret, Errors& errors);

  const Course& course() const { return course_; }
  const Record& record() const { return course_.record(); }
  const AnyGame& game() const { return course_.game(); }
  const AnyState& state() const { return course_.state(); }
  const std::vector<AnyState>& states() const { return states_; }
  const std::vector<std::vector<Event>>& events() const { return events_; }  // events()[n]: of step n + 1
  Turn turn() const { return course_.turn(); }
  bool finished() const { return course_.finished(); }

  // Carries out an action, or says why not; then nothing has changed. What happened is events().back().
  std::optional<Refusal> act(Seat seat, const AnyAction& action);
  // Throws all pending dice up to the next decision or the end, and tells what happened. Given dice it cannot throw.
  std::vector<Event> rollPending();
  // The faces of real dice; false if they do not fit the pending throw.
  bool give(const Faces& faces);
  // Goes on from the state after step `to`; false if there is no such step. What was taken back stays in the record, and
  // dice that have fallen do not fall again. Fair only where no die has been seen since, or where all players
  // agree: that is for the caller to see to.
  bool undo(Seat seat, std::size_t to, bool agreed);
  void finish(Side winner = noSide, std::string reason = {}) { course_.finish(winner, std::move(reason)); }

  std::string lines(std::size_t from = 0) const { return course_.lines(from); }
  std::size_t lineCount() const { return course_.lineCount(); }

 private:
  explicit Session(Course course) : course_(std::move(course)), states_{course_.state()} {}
  void note(EventList events);

  Course course_;
  std::vector<AnyState> states_;  // states_[0] is the start, states_[n] after step n
  std::vector<std::vector<Event>> events_;
};

}  // namespace walstatt
