// The way of a moving group on the table (A15 to A17): step by step, against ground, friends, enemies and their zones.
#pragma once

#include "games/adlg/moving.h"

namespace walstatt::adlg {

// What the legs say, before anybody looks at the table.
struct Reckoning {
  Length advance = 0;  // straight on
  Angle wheeled = 0;   // in all, whichever way
  int turns = 0, slides = 0, reforms = 0, legs = 0;
  Length longest = 0;  // no unit gets farther than this from where it stood
};

// No point of a front so wide gets farther in such a wheel: width x angle, a radian being 57.3 degrees.
constexpr Length arcOf(Length width, Angle angle) { return width * angle / 5'700 + 1; }

// A box that no group so wide and deep leaves while it wheels so far, up to a quarter turn.
Box roundWheel(const Pose& front, Length width, Length depth, Angle angle);

// Goes all legs. Nothing if the group may go that way: then `plan` has its ends, way and allowance, and who makes room.
std::optional<Refusal> walk(const Battle& battle, const State& state, const Action& action, const Reckoning& reckoning,
                            MovePlan& plan);

}  // namespace walstatt::adlg
