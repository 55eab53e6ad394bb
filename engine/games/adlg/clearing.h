// How far a base has to go until it no longer lies over another (A24).
#pragma once

#include <algorithm>
#include <utility>

#include "games/adlg/geometry.h"

namespace walstatt::adlg {

// A quick look before the exact one: how far a base has to go in some direction until it is clear of a box. They are apart
// once one of their four axes shows it.
class Clearing {
 public:
  Clearing(const Box& base, const Box& box)
      : axes_{Axis(base.across, base, box), Axis(base.along, base, box), Axis(box.across, base, box),
              Axis(box.along, base, box)},
        over_(std::all_of(axes_.begin(), axes_.end(),
                          [](const Axis& axis) { return axis.up > 2 * grain && axis.down > 2 * grain; })) {}

  // After a shorter way it surely is not clear by a thousandth, after a longer one it surely is, however both are rounded.
  struct Ways {
    Length least = 0, most = 0;
  };
  Ways ways(Vec along) const {
    constexpr Length never = 1'000'000;
    Ways ways{never, never};
    for (const Axis& axis : axes_) {
      const std::int64_t speed = along.x * axis.unit.x + along.y * axis.unit.y;  // of 2^60
      const std::int64_t part = (speed < 0 ? -speed : speed) >> 30, depth = speed < 0 ? axis.up : axis.down;
      if (part < 1 << 16) continue;  // so slowly apart that another axis is first
      const auto after = [&](std::int64_t grains) { return static_cast<Length>((grains << 22) / part); };
      ways.least = std::min(ways.least, after(depth - grain) - 1);
      ways.most = std::min(ways.most, after(depth + 2 * grain) + 1);
    }
    if (!over_) ways.least = 0;  // whoever stands apart may be clear before he comes there
    return ways;
  }

 private:
  struct Axis {
    Axis(Vec axis, const Box& base, const Box& box) : unit(axis) {
      const auto [baseLeast, baseMost] = spreadOf(base, base.middle);
      const auto [boxLeast, boxMost] = spreadOf(box, base.middle);
      up = baseMost - boxLeast;
      down = boxMost - baseLeast;
    }
    std::pair<std::int64_t, std::int64_t> spreadOf(const Box& one, Vec from) const {
      const auto at = [&](Vec point) { return ((point.x - from.x) * unit.x + (point.y - from.y) * unit.y) >> 30; };
      return std::minmax({at(one.corners[0]), at(one.corners[1]), at(one.corners[2]), at(one.corners[3])});
    }
    Vec unit;
    std::int64_t up = 0, down = 0;  // how deep they lie in each other if the base goes against the axis, or along it
  };
  std::array<Axis, 4> axes_;
  bool over_;  // they lie over each other, by more than is rounded
};

}  // namespace walstatt::adlg
