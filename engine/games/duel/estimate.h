// What a choice is worth (N1, N2): of dice to score what one's own cascade comes to, of attack or waiting who hits whom, of
// waves and wards how the exchange goes on, of shots whether they hit. Exact where that can be, otherwise simulated with
// an interval, and labelled so; docs/protocol.md has the form. Only what lies open is used: secret decisions are wiped out
// first, so that everybody may ask.
#pragma once

#include "games/duel/cascade.h"
#include "games/duel/exchange.h"

namespace walstatt::duel {

inline constexpr int waitingTrials = 500;

// Sums of a value that was seen in many trials: its mean and the interval in which it lies in 95 of 100 cases.
class Sampled {
 public:
  void add(double value) {
    sum_ += value;
    squares_ += value * value;
    ++count_;
  }
  struct Interval {
    double mean = 0, low = 0, high = 0;
  };
  Interval chance() const;  // of values from 0 to 1
  Interval amount() const;  // of values from 0 on

 private:
  double sum_ = 0, squares_ = 0;
  int count_ = 0;
};

// The rest of a phase after both have waited: each scores what his own cascade advises and attacks as soon as that
// promises more than it costs; the exchange itself is reckoned exactly.
struct WaitingOdds {
  Sampled hit, beHit, wounds, taken, out, beOut;
};

class Estimator {
 public:
  // For the decision of this seat.
  Estimator(const Duel& game, const State& state, Seat seat);

  // The value of a legal action; null where none is known. `whole`: with spreads.
  Data of(Action action, bool whole);

 private:
  Data score(Mask dice, bool whole);
  Data declaration(std::optional<std::size_t> target);
  Data group(Action action);
  Data going(Action action);
  Data strike(bool fell) const;
  Data shot(Action action) const;
  Data evasion(bool evades) const;

  std::size_t opponent() const;
  Exchange& exchangeWith(std::size_t other);
  std::optional<WaitingOdds> waiting(const State& declaring, std::size_t other);

  const Duel& game_;
  State state_;
  std::size_t me_;
  std::optional<ScoreChoices> scores_;
  std::optional<Exchange> exchange_;
  std::size_t against_ = maxFighters;
};

}  // namespace walstatt::duel
