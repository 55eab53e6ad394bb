// What the parts of deployment share (A11): who stands where, what an action names. For deploying.cpp, deploy_check.cpp and
// deploy_listing.cpp only.
#pragma once

#include <algorithm>

#include "games/adlg/auto_deploy.h"
#include "games/adlg/deploying.h"
#include "games/adlg/terrain.h"

namespace walstatt::adlg {

inline constexpr std::uint8_t allCorps = 255;

inline std::span<const Piece> piecesOf(const State& state) { return {state.pieces.data(), state.pieceCount}; }

inline std::int32_t amountOf(const Action& action, LegKind kind, std::int32_t otherwise = 0) {
  for (const Leg& leg : action.legs)
    if (leg.kind() == kind) return leg.amount();
  return otherwise;
}
inline Point placeOf(const Action& action) { return {amountOf(action, LegKind::atX), amountOf(action, LegKind::atY)}; }
inline Pose poseOf(const Action& action, Side side) {
  return {placeOf(action), normalized(amountOf(action, LegKind::heading, aheadOf(side)))};
}
inline int filesOf(const Action& action) { return amountOf(action, LegKind::files, std::popcount(action.group)); }

inline Pose frontOfMarker(const Action& action, Side side) {
  const Pose middle = poseOf(action, side);
  return forward(middle, ud / 2);
}

// Z102: whether a marker laid there would lie on another.
inline bool markerAt(const State& state, Point at) {
  Marker wanted;
  wanted.at = at;
  return std::any_of(state.markers.begin(), state.markers.end(), [&](const Marker& marker) {
    return marker.placed != 0 && overlap(markerBox(marker), markerBox(wanted));
  });
}

// Whoever stands there already: units on the table, camps, and one's own in ambush; hidden enemies are nobody's knowledge.
class Taken {
 public:
  Taken(const Battle& battle, const State& state, Side side, std::uint64_t but, std::size_t corps) {
    for (std::size_t i = 0; i < battle.unitCount(); ++i) {
      const Where where = state.units[i].where;
      const bool seen = where == Where::table || (where == Where::ambush && battle.sideOfUnit(i) == side);
      if (!seen || (battle.unit(i).corps == corps && (but & bitOf(battle, i)) != 0)) continue;
      boxes_.push_back(boxOf(battle, state, i));
    }
    for (Side each = 0; each < 2; ++each)
      if (state.camps[each].placed != 0) boxes_.push_back(campBox(state, each));
  }
  bool holds(const Box& box) const {
    return std::any_of(boxes_.begin(), boxes_.end(), [&](const Box& other) { return overlap(box, other); });
  }
  void add(const Box& box) { boxes_.push_back(box); }
  std::span<const Box> boxes() const { return {boxes_.begin(), boxes_.size()}; }

 private:
  FixedList<Box, maxUnits + 2> boxes_;
};

inline bool hasCorpsLeft(const Battle& battle, const State& state, Side side) {
  for (std::size_t i = 0; i < battle.corpsCount(); ++i)
    if (battle.corps(i).side == side && state.settingUp.deployed[i] == 0) return true;
  return false;
}

inline bool isIncluded(const Battle& battle, std::size_t corps) {
  const CorpsSetup& one = battle.corps(corps);
  return one.with && battle.profile(*one.with).has(included);
}

inline std::uint64_t reserveOf(const Battle& battle, const State& state, std::size_t corps) {
  std::uint64_t places = 0;
  const auto& units = battle.corps(corps).units;
  for (std::size_t i = 0; i < units.size(); ++i)
    if (state.units[units[i]].where == Where::reserve) places |= std::uint64_t{1} << i;
  return places;
}

inline void setDownAt(State& state, std::size_t unit, const Pose& pose, Where where) {
  Unit& one = state.units[unit];
  one.at = pose.at;
  one.heading = static_cast<std::uint16_t>(pose.heading);
  one.where = where;
}

// The corps is of the side whose turn it is, not finished, and no other one is begun.
std::optional<Refusal> checkCorps(const Battle& battle, const State& state, std::size_t corps);
// Everybody of the corps finds a place; false if somebody does not.
bool deployRest(const Battle& battle, State& state, std::size_t corps);

}  // namespace walstatt::adlg
