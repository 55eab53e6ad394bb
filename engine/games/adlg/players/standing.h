// How well a unit stands: near those it beats and out of the way of those who beat it, looking at the enemy, with covered
// flanks, on good ground, beside its friends. A number for comparing poses, in thousandths of a point of losses.
#pragma once

#include "games/adlg/field.h"
#include "games/adlg/players/prospects.h"

namespace walstatt::adlg {

// The table as one player sees it while he plans: gathered once, asked for many poses.
class Outlook {
 public:
  Outlook(const Battle& battle, const State& state, Side side, const Matches& matches);

  // `moving`: units that move along, one bit of their corps each; they cover each other and hide nothing.
  int standing(std::size_t unit, const Pose& pose, std::size_t corps, std::uint64_t moving) const;
  // Where the unit would like to go: the enemy it looks for; noUnit: none is left.
  std::uint8_t prey(std::size_t unit, const Pose& pose) const;
  Length nearestEnemy(Point from) const;
  // The two nearest enemies worth a charge that it could reach on open ground; noUnit: none.
  std::array<std::uint8_t, 2> inReach(std::size_t unit) const;

 private:
  struct Seen {
    Point middle;
    Point ahead;  // a step of 1 UD ahead
    std::uint8_t unit;
    bool heavy;
    bool bound;  // in melee: comes nowhere
    Length reach;
  };
  int flankDanger(std::size_t unit, const Pose& pose, std::size_t corps, std::uint64_t moving) const;
  int groundWorth(std::size_t unit, const Pose& pose, Length nearest) const;

  const Battle& battle_;
  const State& state_;
  const Matches& matches_;
  FixedList<Seen, maxUnits> enemies_, friends_;
};

}  // namespace walstatt::adlg
