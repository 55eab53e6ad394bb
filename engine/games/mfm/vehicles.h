// What the chapters on mounts and chariots share: where a board may lie (Room), and the loop over what stands beside a board of
// any size (ManForMan::forNeighbours).
#pragma once

#include "games/mfm/survey.h"

namespace walstatt::mfm {

// Where a board may lie now, for listing: one bit a place, whatever the size of the board.
class ManForMan::Room {
 public:
  // `beside`: who leads it, and goes away with it.
  Room(const ManForMan& game, const State& state, const Survey& survey, FigureId vehicle, FigureId beside)
      : enemies_(survey.enemyFields()), taken_(survey.ownFields() | survey.enemyFields()) {
    const Area here = game.areaOf(state, vehicle);
    // Who is on the way covers nothing.
    if (!state.run.runs(vehicle)) taken_.clear(here);
    if (beside != noFigure && !state.run.runs(beside)) taken_.clear(game.areaOf(state, beside));
    const int length = game.traits_[vehicle].length, far = maxMove + length;
    for (Facing lie = 0; lie < 2; ++lie)
      open_[lie] = game.tracksOf(vehicle, lie).ends(taken_, here.y - far, here.y + far);
    for (Facing facing = 0; facing < facings; ++facing)
      turned_[facing] = turned(here, game.traits_[vehicle].width, state.figures[vehicle].facing, facing);
    start_ = here;
  }

  bool hasEnemy(const Area& area) const { return enemies_.any(area); }
  bool hasAnybody(const Area& area) const { return taken_.any(area); }
  // Whether the board can end there.
  bool mayEnd(const Area& area, Facing facing) const { return open_[facing % 2].holds(area.x, area.y); }
  // From the same facing as it has now.
  Area turnedAt(const Area& from, Facing facing) const {
    Area area = turned_[facing];
    area.x += from.x - start_.x;
    area.y += from.y - start_.y;
    return area;
  }

 private:
  const FieldMask& enemies_;
  FieldMask taken_;
  std::array<FieldMask, 2> open_;  // corners, by the two ways a board can lie
  Area start_;
  std::array<Area, facings> turned_;  // where it stands
};

template <class Visit>
inline void ManForMan::forNeighbours(const State& state, const Area& area, const Visit& visit) const {
  FigureSet seen;
  forFields(area, [&](FieldId field) {
    for (const FieldId near : board_->neighbours(field)) {
      if (near == noField) continue;
      const FieldInfo& info = board_->field(near);
      if (area.holds(info.x, info.y)) continue;
      const FigureId there = standingOn(state, near);
      if (there == noFigure || seen[there]) continue;
      seen[there] = true;
      visit(there);
    }
  });
}

}  // namespace walstatt::mfm
