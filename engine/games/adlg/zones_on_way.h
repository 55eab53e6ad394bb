// The zones that one unit comes through on a straight way (A16, A17, Z30): of each, from where to where is worked out once.
#pragma once

#include <array>
#include <span>

#include "games/adlg/enemy_zones.h"

namespace walstatt::adlg {

// Where zones are looked at on a straight way (Z30).
using Looks = FixedList<Length, 64>;

class ZonesOnWay {
 public:
  ZonesOnWay(const Battle& battle, const State& state, const EnemyZones& zones, std::size_t unit, const Pose& from,
             Length way);

  // Into whose squares it comes.
  const UnitSet& entered() const { return entered_; }
  // Those who have a zone against it and in whose squares it may be when it has gone so far: never too few.
  UnitSet at(Length gone) const;
  // Z30: every quarter of a UD, as another enemy may be the nearest there, and where it comes into a zone; in order. Places
  // in nobody's square are left out.
  Looks looks() const;

 private:
  // A quick look: outside of that it is surely not in the square.
  struct Stretch {
    Length from, to;
    std::uint8_t owner;
  };

  std::span<const Stretch> stretches() const { return {stretches_.data(), count_}; }

  const EnemyZones& zones_;
  std::size_t unit_;
  Pose from_;
  Length way_;
  UnitSet entered_;
  std::size_t count_ = 0;
  std::array<Stretch, maxUnits> stretches_;
};

}  // namespace walstatt::adlg
