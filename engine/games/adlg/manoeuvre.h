// The way of a group in steps (A15): each leg of an action as rigid steps of the whole formation, short enough to be judged by
// what the bases cover. Used by moving.cpp alone.
#pragma once

#include "games/adlg/groups.h"

namespace walstatt::adlg {

using Poses = std::array<Pose, maxGroup>;

// Where every unit of the formation stands when the middle of its front is there.
void layOut(const Battle& battle, const Formation& formation, const Pose& front, Poses& poses);
Length depthOf(const Battle& battle, const Formation& formation);

// A quarter or half turn: every unit turns, the ranks close up behind the new front (Z5).
std::optional<Refusal> turnFormation(const Battle& battle, Formation& formation, Angle angle);
// B-Man-09. To that many files; to the right if positive (Z6). The way it takes is added to `way`.
std::optional<Refusal> expandFormation(Formation& formation, int files, Length& way);
// The front keeps that many files of its left (positive) or right end and advances by its depth.
std::optional<Refusal> contractFormation(const Battle& battle, Formation& formation, int files, Length& way);

}  // namespace walstatt::adlg
