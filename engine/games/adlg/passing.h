// Going through friends (A24, B-Pen): who passes whom, who is burst through, and how those in the way make room.
#pragma once

#include <span>

#include "games/adlg/field.h"
#include "games/adlg/play.h"

namespace walstatt::adlg {

enum class Passage : std::uint8_t { free, bursting, blocked };

// Whether the facings are the same or opposite: within 0.5 degrees (Z4).
bool sameOrOpposite(Angle a, Angle b);
// Whether the mover, heading so, goes through that friend: freely (B-Pen-01 to 05), by bursting through (B-Pen-06 to 08: in
// charges, evades and other moves that are not ordinary orders), or not at all.
Passage passage(const Battle& battle, const State& state, std::size_t mover, Angle heading, std::size_t other);
// Its first part alone, which is quick to find out.
bool passesFreely(const Battle& battle, const State& state, std::size_t mover, Angle heading, std::size_t other);
// Where the friend is put if the mover ends over it (A24): lights clear by the shortest way, others back by the minimum.
// Nothing: there is no room, or the mover has not reached the far side. Mates who move with him are where they end.
struct Mates {
  UnitSet who;
  std::span<const Box> ends;
};
std::optional<Pose> madeRoom(const Battle& battle, const State& state, std::size_t mover, const Pose& end,
                             std::size_t other, const Mates& mates = {});
// The unit burst through loses a point (B-Pen-06).
template <class Events>
void burstThrough(Play<Events>& play, std::size_t other);

}  // namespace walstatt::adlg
