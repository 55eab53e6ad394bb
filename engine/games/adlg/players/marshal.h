// A strong player: plays orders out, the rest of the sequence, the fights and the enemy's answer, and takes the one that comes
// off best. He begins with the captain's own ideas; then comes what else may be ordered, first what looks best to the
// captain's eye: that is what finds a use for troops whom the captain leaves idle.
//
// A playout goes on as two captains would to the end of the enemy's next sequence, and is weighed by `Battle::value` and by how
// well both armies stand then: without that he would huddle before charges that nobody makes, and show his flanks to whoever
// comes a turn later. All choices meet the same dice; after each round of playouts the worse ones are out, but never what the
// captain would do: he is followed unless another choice is clearly better, for a few playouts are little against the dice, and
// of many choices some do well by luck. What the enemy hides is not known: the state is a view. Only whole numbers are used:
// the same seed chooses the same everywhere. A decision takes a bounded number of playouts.
#pragma once

#include "games/adlg/players/captain.h"

namespace walstatt::adlg {

struct MarshalSettings {
  int choices = 10;    // at most, that are played out for one decision
  int playouts = 100;  // for one decision, over all choices: the longest turn stays below 5 s
  int sequences = 2;   // that a playout lasts, the one at hand included
  int doubt = 9;       // how sure to be before the captain is overruled: the square of standard deviations
  int standing = 60;   // hundredths by which it counts how well both armies stand
};

// What a playout that ends so is worth, by `Battle::value`. A battle that is over counts by how far apart the armies are in
// the end, and as one army more for whoever has won: were it beyond all comparison, the one playout of many that ends would
// drown what all others tell.
int worthOfPlayout(const Battle& battle, const State& state, Side side);

// How many playouts a decision gets: in smaller battles more, near the end, where they go on to it, fewer.
int playoutsFor(const Battle& battle, const State& state, int usual);

class Marshal final : public Player<Battle> {
 public:
  explicit Marshal(std::uint64_t seed, MarshalSettings settings = {}) : settings_(settings), dice_(seed), own_(seed) {}

  Action choose(const Battle& battle, const State& state, Seat seat) override;

 private:
  static constexpr std::size_t mostChoices = 30, mostPlayouts = 400;
  struct Choice {
    Action action;
    std::size_t place = 0;   // in the order they were thought of, the captain's own first: decides between equals
    std::int64_t worth = 0;  // the sum of its playouts
    FixedList<std::int32_t, mostPlayouts> playouts;
  };

  // How much better one choice did than another, over all playouts of both.
  struct Lead {
    static constexpr std::int64_t few = 10;
    std::int64_t sum = 0, squares = 0, count = 0;
    // The fewer playouts, the easier they deceive.
    bool isBetter(int doubt) const { return sum > 0 && sum * sum * count > doubt * squares * (count + few); }
    bool isWorse(int doubt) const { return sum < 0 && sum * sum > doubt * squares; }
  };

  // As many as the playouts are enough for.
  std::size_t choicesFor(int playouts) const;
  static Lead compared(const Choice& choice, const Choice& own);
  int playAll(const Battle& battle, const State& state, Seat seat, std::uint64_t seed, int rounds);
  void narrow();
  void gather(const Battle& battle, const State& state, Seat seat);
  void addWhatLooksBest(const Battle& battle, const State& state, Seat seat);
  void add(const Battle& battle, const State& state, Seat seat, const Action& action);
  int playOut(const Battle& battle, const State& from, Seat seat, const Action& action, std::uint64_t seed);
  int worthOfStanding(const Battle& battle, const State& state, Side side);

  MarshalSettings settings_;
  FastDice dice_;
  Captain own_;
  Matches matches_;
  std::array<Captain, 2> captains_{Captain(0), Captain(1)};  // of a playout, by seat
  std::size_t wanted_ = 0;                                   // choices for the decision at hand
  FixedList<Choice, mostChoices> choices_;
  ActionBuffer<Battle> buffer_;
};

}  // namespace walstatt::adlg
