// The course of a game: its state, its record and its dice, and the few ways in which they go on. It keeps the present
// state only, so that a server can hold many; whoever needs all states keeps them (Session) or asks `stateAfter`.
#pragma once

#include "base/provable_dice.h"
#include "records/record.h"

namespace walstatt {

class Course {
 public:
  // At the start. Provable dice need the secret behind the header's commitment.
  Course(std::shared_ptr<const AnyGame> game, RecordHeader header, const Secret& secret);

  const Record& record() const { return record_; }
  const AnyGame& game() const { return *game_; }
  const std::shared_ptr<const AnyGame>& sharedGame() const { return game_; }
  const AnyState& state() const { return state_; }
  std::size_t steps() const { return record_.steps.size(); }
  Turn turn() const { return game_->turn(state_); }
  bool finished() const { return record_.end.has_value(); }

  // Each of these adds one step and tells what happened, or says why not; then nothing has changed.
  std::optional<Refusal> act(Seat seat, const AnyAction& action, EventList& events);
  bool roll(EventList& events);  // a pending throw; false: none is pending, or dice are given by hand
  bool give(const Faces& faces, EventList& events);  // the faces of real dice; false if they do not fit
  // Goes on from the state after step `to`. The dice go on from where they are: none falls twice.
  bool undo(Seat seat, std::size_t to, bool agreed);
  std::optional<Refusal> amend(Seat seat, std::string_view notation);
  // A step that was recorded before; faults are told with its line. Whoever kept all states up to now can spare an undo
  // the way from the start.
  bool take(const Words& words, RecordStep step, const std::string& file, Errors& errors, EventList& events,
            const std::vector<AnyState>* states = nullptr);

  // Writes the end, with the secret. By the rules if they ended the game; else it is stopped, with what the players
  // agreed on ("resigned" with the winner, "agreed", "time").
  void finish(Side winner = noSide, std::string reason = {});
  void finish(RecordEnd end) { record_.end = std::move(end); }

  // Numbers of the steps that have not been taken back, oldest first; `upTo`: as it was after that step.
  std::vector<std::size_t> standing(std::size_t upTo) const;
  std::vector<std::size_t> standing() const { return standing(steps()); }
  // The last of them; 0: none.
  std::size_t lastStanding() const;
  AnyState stateAfter(std::size_t step) const;

  // The record as text, from that line on (0: the header); every line with its newline.
  std::string lines(std::size_t from = 0) const;
  std::size_t lineCount() const { return 1 + steps() + (finished() ? 1 : 0); }

 private:
  void note(RecordStep step, AnyState next);

  std::shared_ptr<const AnyGame> game_;
  Record record_;
  AnyState state_;
  Secret secret_;
  std::unique_ptr<Dice> dice_;  // none for given dice
};

}  // namespace walstatt
