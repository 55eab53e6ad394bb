// What the ground under a unit's way allows it (A15, B-All): what does not change from one end of the way to another is
// worked out once.
#pragma once

#include "games/adlg/field.h"

namespace walstatt::adlg {

class GroundAllowance {
 public:
  // Of a unit that begins at `from`.
  // Only those pieces of terrain may lie on its way, one bit each.
  GroundAllowance(const Battle& battle, const State& state, std::size_t unit, const Pose& from,
                  std::uint32_t pieces = ~0u);
  // The lowest of all ground it stands on or sweeps over; 0: it may not go there.
  Length over(const Box& swept) const;

 private:
  const State& state_;
  const Profile& profile_;
  std::uint32_t pieces_;
  bool far_ = false, onRoad_ = false;
  Length here_ = 0;
};

}  // namespace walstatt::adlg
