// A sensible line that obeys A11, made without asking: foot in the middle of its corps, mounted on the outer side, light
// troops ahead, what finds no room behind. Serves the game (`deploy-auto`) and setups made of two armies.
#pragma once

#include "games/adlg/field.h"

namespace walstatt::adlg {

// Heading of a side that looks at the other one: side 0 stands at the lower edge.
constexpr Angle aheadOf(Side side) { return side == 0 ? 0 : halfTurn; }
// How far a point is behind the centre line, on its own side's half; negative beyond it.
constexpr Length behindCentre(Side side, Length height, Length y) {
  return side == 0 ? y - height / 2 : height / 2 - y;
}

// A11: 5 UD from the centre line and 4 UD from the sides for heavy troops and the camp, 3 UD and 0 for light ones.
enum class DeployFault : std::uint8_t { none, offTable, tooFarForward, tooNearSide, closedGround };
DeployFault deployFault(const Setup& setup, std::span<const Piece> pieces, Side side, const Profile& profile,
                        const Box& box);
DeployFault campFault(const Setup& setup, std::span<const Piece> pieces, Side side, const Box& box);

// The whole area of a side for heavy troops and camp, or for light ones.
struct DeployArea {
  Point low, high;  // upper left and lower right corner
};
DeployArea deployArea(const Setup& setup, Side side, bool light);

struct Placed {
  std::uint8_t unit = noUnit;
  Pose pose;
};
using PlacedList = FixedList<Placed, maxUnits>;
// Where the units of a corps may stand; `taken` is ground where others are. Leaves out whom it finds no room for.
PlacedList autoDeploy(const Setup& setup, std::span<const Piece> pieces, std::size_t corps, std::uint64_t places,
                      std::span<const Box> taken);
std::optional<Pose> autoCamp(const Setup& setup, std::span<const Piece> pieces, Side side, std::span<const Box> taken);

// Gives every unit of the setup that has no pose one, camps and commanders their places; false if somebody finds no room.
bool deployAll(Setup& setup);

}  // namespace walstatt::adlg
