// The clocks of a match: none, so much time for every decision, or a budget for each side with an increment. Who is awaited
// pays; in simultaneous decisions several do at once. Time comes from outside.
#pragma once

#include <array>

#include "matches/store.h"
#include "table/contract.h"

namespace walstatt {

enum class ClockKind : std::uint8_t { none, move, side };

struct ClockPlan {
  ClockKind kind = ClockKind::none;
  Milliseconds time = 0;       // of a decision, or of a side
  Milliseconds increment = 0;  // of a side, for each of its decisions
};

class Clock {
 public:
  Clock() = default;
  explicit Clock(const ClockPlan& plan) : plan_(plan) { left_.fill(plan.time); }

  const ClockPlan& plan() const { return plan_; }
  bool runs() const { return plan_.kind != ClockKind::none; }

  // These sides are awaited from now on (bits); `decided` has just decided, noSide: nobody.
  void awaits(SeatSet sides, Side decided, Milliseconds now) {
    if (!runs()) return;
    for (Side side = 0; side < maxSeats; ++side) {
      const bool ran = has(running_, side), decides = side == decided;
      if (ran && (decides || !has(sides, side))) left_[side] -= now - since_[side];
      if (decides && plan_.kind == ClockKind::side) left_[side] += plan_.increment;
      if (has(sides, side) && (!ran || decides)) {
        since_[side] = now;
        if (plan_.kind == ClockKind::move) left_[side] = plan_.time;
      }
    }
    running_ = sides;
  }
  // A side has taken its last decision back, before which it `had` so much left: neither an increment nor fresh time is won
  // by that, and those who were awaited only because of it get their time back.
  void takesBack(Side side, Milliseconds had, SeatSet sides, Milliseconds now) {
    if (!runs()) return;
    const Milliseconds thought = has(running_, side) ? now - since_[side] : 0;
    running_ = static_cast<SeatSet>(running_ & sides);
    awaits(sides, noSide, now);
    left_[side] = had - thought;
    since_[side] = now;
  }

  // What a side has left now, at least 0; -1 without a clock.
  Milliseconds left(Side side, Milliseconds now) const {
    if (!runs()) return -1;
    const Milliseconds gone = has(running_, side) ? now - since_[side] : 0;
    return std::max<Milliseconds>(0, left_[side] - gone);
  }
  // When the first of the awaited sides has no time left; 0: never.
  Milliseconds deadline() const {
    Milliseconds first = 0;
    for (Side side = 0; runs() && side < maxSeats; ++side)
      if (has(running_, side) && (first == 0 || since_[side] + left_[side] < first)) first = since_[side] + left_[side];
    return first;
  }
  // An awaited side whose time is over; noSide: none.
  Side fallen(Milliseconds now) const {
    for (Side side = 0; runs() && side < maxSeats; ++side)
      if (has(running_, side) && since_[side] + left_[side] <= now) return side;
    return noSide;
  }

 private:
  ClockPlan plan_;
  SeatSet running_ = 0;  // sides
  std::array<Milliseconds, maxSeats> left_{};
  std::array<Milliseconds, maxSeats> since_{};
};

}  // namespace walstatt
