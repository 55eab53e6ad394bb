// A running game, as the command line and the server drive one: the record grows with every step, and every
// action passes the rules first.
#pragma once

#include "base/provable_dice.h"
#include "records/record.h"

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

  const Record& record() const { return record_; }
  const AnyGame& game() const { return *play_.game; }
  const AnyState& state() const { return play_.states.back(); }
  const std::vector<AnyState>& states() const { return play_.states; }
  const std::vector<std::vector<Event>>& events() const { return play_.events; }  // events()[n]: of step n + 1
  Turn turn() const { return game().turn(state()); }
  bool finished() const { return record_.end.has_value(); }

  // Carries out an action, or says why not; then nothing has changed. What happened is events().back().
  std::optional<Refusal> act(Seat seat, const AnyAction& action);
  // Throws all pending dice up to the next decision or the end, and tells what happened. Given dice it cannot throw.
  std::vector<Event> rollPending();
  // The faces of real dice; false if they do not fit the pending throw.
  bool give(const Faces& faces);
  // Takes back the last decision and all dice thrown since; false if there is none. The dice are those of the shorter
  // record: thrown again, the same numbers come, whatever is decided before. So it is fair only where no die
  // has been seen since, or where all players agree; that is for the caller to see to.
  bool undo();
  // Writes the end, with the secret. By the rules if they ended the game; else it is stopped, with what the players
  // agreed on ("resigned" with the winner, "agreed").
  void finish(Side winner = noSide, std::string reason = {});

  // The record as text, from that line on (0: the header); every line with its newline.
  std::string lines(std::size_t from = 0) const;
  std::size_t lineCount() const { return 1 + record_.steps.size() + (finished() ? 1 : 0); }

 private:
  Session() = default;
  void makeDice();
  void roll(const Faces& faces);
  void note(RecordStep step, AnyState next, EventList events);

  Record record_;
  Replay play_;
  Secret secret_{};
  std::unique_ptr<Dice> dice_;  // none for given dice
};

}  // namespace walstatt
