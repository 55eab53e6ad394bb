// Groups (A5): units of one corps in line and column that are ordered as one.
#pragma once

#include "games/adlg/field.h"

namespace walstatt::adlg {

inline constexpr int maxFiles = 6;  // A5

// A group in its order: the front rank first, from left to right, then the next; the files count from the left.
struct Formation {
  UnitList units;
  std::array<std::uint8_t, maxGroup> file{}, rank{};
  std::uint8_t files = 0, ranks = 0;
  Length left = 0;  // from the middle of the first unit's front edge to the left end of the front: negative
  Angle heading = 0;
  Pose front;  // middle of the front edge of the whole
  Length width() const { return files * ud; }
};

// Whether these troops may stand in one group at all (A5).
bool mayGroup(const Profile& a, const Profile& b);
// Whether the units form a group where they stand; `why` gets the reason if not.
bool isGroup(const Battle& battle, const State& state, std::size_t corps, std::uint64_t group, Refusal* why);
// The same with the order of the group.
std::optional<Refusal> formationOf(const Battle& battle, const State& state, std::size_t corps, std::uint64_t group,
                                   Formation& out);
// The largest group that unit belongs to, as a mask of its corps.
std::uint64_t wholeGroup(const Battle& battle, const State& state, std::size_t unit);

}  // namespace walstatt::adlg
