// A computer player who leads whole battles: keeps his lines, looks for fights that he wins, covers his flanks, shoots, rallies
// and spends his command points. Plans once for a corps and then carries the plan out as far as it stays allowed.
#pragma once

#include "games/adlg/players/standing.h"
#include "table/player.h"

namespace walstatt::adlg {

class Captain final : public Player<Battle> {
 public:
  explicit Captain(std::uint64_t seed) : dice_(seed) {}

  Action choose(const Battle& battle, const State& state, Seat seat) override;

 private:
  struct Idea {
    Action action;
    int worth = 0;
    int cost = 0;
  };
  // What a corps means to do: the best idea first. Made anew when the ideas are used up and points are left.
  struct Plan {
    std::uint8_t turn = 0, side = noSide, corps = 255;
    int rounds = 0;
    std::size_t next = 0;
    FixedList<Idea, 48> ideas;
  };

  Action order(const Battle& battle, const State& state, Seat seat);
  void makePlan(const Battle& battle, const State& state, Seat seat);
  void thinkOfRallies(const Battle& battle, const State& state, Seat seat);
  void thinkOfCharges(const Battle& battle, const State& state, const Outlook& outlook);
  void thinkOfMoves(const Battle& battle, const State& state, Seat seat, const Outlook& outlook);
  void think(const Idea& idea);
  Action corpsToActivate(const Battle& battle, const State& state, Seat seat);
  Action answerCharge(const Battle& battle, const State& state, Seat seat);
  Action bestShot(const Battle& battle, const State& state, Seat seat);
  Action lead(const Battle& battle, const State& state, Seat seat);
  Action pursuit(const Battle& battle, const State& state, Seat seat);
  Action anything(const Battle& battle, const State& state, Seat seat);

  FastDice dice_;
  Matches matches_;
  Plan plan_;
  ActionBuffer<Battle> buffer_;
};

}  // namespace walstatt::adlg
