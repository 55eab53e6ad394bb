// What the chapters on mounts and chariots share: where a board may lie (Room), and the loop over what stands beside a board of
// any size (ManForMan::forNeighbours).
#pragma once

#include "games/mfm/game.h"

namespace walstatt::mfm {

// Where a board may lie now, for listing: one bit a place, whatever the size of the board.
class ManForMan::Room {
 public:
  // `beside`: who leads it, and goes away with it.
  Room(const ManForMan& game, const State& state, FigureId vehicle, FigureId beside)
      : game_(game), traits_(game.traits_[vehicle]), vehicle_(vehicle), facing_(state.figures[vehicle].facing) {
    enemies_ = game.maskOf(state, vehicle, true);
    FieldMask anybody = game.maskOf(state, vehicle, false);
    const int rows = game.board_->height();
    if (beside != noFigure)
      game.forFields(game.areaOf(state, beside),
                     [&](FieldId field) { anybody.clear(game.board_->field(field).x, game.board_->field(field).y); });
    for (std::size_t lie = 0; lie < 2; ++lie) {
      const Tracks& tracks = game.tracks_[traits_.tracks[lie]];
      taken_[lie] = anybody.forCorners(tracks.width(), tracks.height(), rows);
    }
    const Tracks& tracks = game.tracksOf(vehicle, facing_);
    closed_ = enemies_.forCorners(tracks.width(), tracks.height(), rows);
  }

  const FieldMask& enemies() const { return enemies_; }
  bool isClosed(const Area& area) const { return closed_.at(area.x, area.y); }
  bool isFree(const Area& area, Facing facing) const { return !taken_[facing % 2].at(area.x, area.y); }
  // Calls visit(facing, area) for every way in which the board can end here, turned or not.
  template <class Visit>
  void turns(const Area& from, const Visit& visit) const {
    for (Facing facing = 0; facing < facings; ++facing) {
      const Area after = facing == facing_ ? from : turned(from, traits_.width, facing_, facing);
      if (game_.tracksOf(vehicle_, facing).mayEnd(after.x, after.y) && isFree(after, facing)) visit(facing, after);
    }
  }

 private:
  const ManForMan& game_;
  const Traits& traits_;
  FigureId vehicle_;
  Facing facing_;
  FieldMask enemies_, closed_;
  std::array<FieldMask, 2> taken_;  // corners, by the two ways a board can lie
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
