// Armies drawn by lot, the same for the same seed everywhere.
#pragma once

#include "base/dice.h"
#include "games/mfm/army.h"

namespace walstatt::mfm {

// "Surprise me": leaders, chariots and riders where the points allow, foot of all roles in small groups, and the points
// spent but for less than the cheapest figure costs. Never faulty. `people` is an index of Content::peoples.
Army surpriseArmy(const Content& content, int people, int points, std::uint64_t seed);

// For mass trials: any figure of the people with the same chance, on foot or aboard as it may begin, until nothing
// more can be bought. Never faulty.
Army drawArmy(const Content& content, int people, int points, FastDice& dice);

}  // namespace walstatt::mfm
