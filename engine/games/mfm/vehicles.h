// What the chapters on mounts and chariots share: where a board may lie (Room), and the loop over what stands beside a board of
// any size (ManForMan::forNeighbours).
#pragma once

#include "games/mfm/survey.h"

namespace walstatt::mfm {

// Where a board may lie now, for listing: one bit a place, whatever the size of the board.
class ManForMan::Room {
 public:
  // `beside`: who leads it, and goes away with it. `up`, `down`: how many rows it may run.
  Room(const ManForMan& game, const State& state, const Survey& survey, FigureId vehicle, FigureId beside, int up,
       int down)
      : Room(game, state, vehicle, takenRows(game, state, survey, vehicle, beside, up, down)) {}

  // Whether the board can end with this upper left corner, as it lies now, or turned from there.
  bool mayEnd(int x, int y) const { return open_[facing_ % 2].holds(x, y); }
  bool mayTurn(int x, int y, Facing facing) const {
    return open_[facing % 2].holds(x + turns_[facing].x, y + turns_[facing].y);
  }

 private:
  struct Offset {
    int x = 0, y = 0;
  };

  Room(const ManForMan& game, const State& state, FigureId vehicle, const MaskRows& taken)
      : facing_(state.figures[vehicle].facing),
        open_{game.tracksOf(vehicle, 0).ends(taken), game.tracksOf(vehicle, 1).ends(taken)} {
    const Area here = game.areaOf(state, vehicle);
    for (Facing facing = 0; facing < facings; ++facing) {
      const Area after = turned(here, game.traits_[vehicle].width, facing_, facing);
      turns_[facing] = {after.x - here.x, after.y - here.y};
    }
  }
  static MaskRows takenRows(const ManForMan& game, const State& state, const Survey& survey, FigureId vehicle,
                            FigureId beside, int up, int down) {
    const int length = game.traits_[vehicle].length, swing = length - game.traits_[vehicle].width;
    const Area here = game.areaOf(state, vehicle);
    MaskRows taken(here.y - up - swing, here.y + down + swing + length - 1);
    for (int y = taken.first(); y < taken.end(); ++y) taken[y] = survey.takenRow(y);
    for (const FigureId gone : {vehicle, beside}) {
      if (gone == noFigure || state.run.runs(gone)) continue;  // who is on the way covers nothing
      const Area area = game.areaOf(state, gone);
      for (int y = std::max(area.y, taken.first()); y < std::min(area.y + area.height, taken.end()); ++y)
        taken[y] &= ~FieldMask::columnsOf(area);
    }
    return taken;
  }

  Facing facing_;
  std::array<MaskRows, 2> open_;       // corners, by the two ways a board can lie
  std::array<Offset, facings> turns_;  // of the corner
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
