// How well a unit stands: near those it beats and out of the way of those who beat it, looking at the enemy, with covered
// flanks, on good ground, in line with its friends. A number for comparing poses, in thousandths of a point of losses.
#pragma once

#include <span>

#include "games/adlg/field.h"
#include "games/adlg/players/prospects.h"

namespace walstatt::adlg {

// Half of the turns are over, and the battle would be drawn as it stands (A34).
bool mustPress(const Battle& battle, const State& state, Side side);

// Units that move along, and where each of them ends.
struct Company {
  std::span<const std::uint8_t> units;
  std::span<const Pose> ends;
};

// The table as one player sees it while he plans: gathered once, asked for many poses.
class Outlook {
 public:
  Outlook(const Battle& battle, const State& state, Side side, const Matches& matches);

  int standing(std::size_t unit, const Pose& pose, const Company& company) const;
  // Where the unit would like to go.
  struct Aim {
    bool any = false;
    Point at;
    std::uint8_t unit = noUnit;  // or a camp's number
  };
  Aim aim(std::size_t unit, const Pose& pose) const;
  Length nearestEnemy(Point from) const;
  // What is to be feared for a unit that has gone there and fights with its front: enemies who reach its open flanks.
  int flankDanger(std::size_t unit, const Pose& pose, const Company& company) const;

  struct Seen {
    Point middle, at, ahead;  // `ahead`: a step of 1 UD from the front edge's middle `at`
    Length reach;
    int wish;  // beside the match: prey that is worn, bound or near our camp
    std::uint8_t unit;
    bool heavy;
    bool bound;  // in melee: comes nowhere
    bool worn;
    bool evades;
  };
  const FixedList<Seen, maxUnits>& enemies() const { return enemies_; }

 private:
  struct Cover {
    bool left = false, right = false;            // somebody keeps enemies from the flank
    bool leftLevel = false, rightLevel = false;  // and would support (A28)
    bool near = false;
    int routPath = 0;  // what a rout of those before it would cost (A31)
  };
  Cover coverOf(std::size_t unit, const Pose& pose, const Company& company) const;
  void noteFriend(Cover& cover, const Seen& who, Point seen, bool sameFacing) const;
  int promise(std::size_t unit, const Seen& enemy, Length far) const;
  int preyWorth(std::size_t unit, const Seen& enemy, Length far) const;
  int groundWorth(std::size_t unit, const Pose& pose, Length nearest) const;

  const Battle& battle_;
  const State& state_;
  const Matches& matches_;
  FixedList<Seen, maxUnits> enemies_, friends_;
  std::array<std::uint8_t, maxUnits> placeOf_{};  // of a friend, in `friends_`
  int drive_ = 0;
  bool campOpen_ = false;
  Point camp_{};
  std::uint8_t campNumber_ = noUnit;
};

// How well all of a side's troops stand who do not fight, for comparing one table with another.
int standingOfAll(const Battle& battle, const State& state, Side side, const Matches& matches);

}  // namespace walstatt::adlg
