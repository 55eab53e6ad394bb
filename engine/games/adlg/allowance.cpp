// How far a unit goes, and what turns and wheels cost it (B-All, B-Man, B-Dif-05 to 09). The allowances themselves are
// content: B-All-01, B-All-02, B-All-03, B-All-04, B-All-05, B-All-06, B-All-07, B-All-08, B-All-09, B-All-10.
#include "games/adlg/allowance.h"

#include "games/adlg/charging.h"
#include "games/adlg/command_phrases.h"
#include "games/adlg/moving.h"
#include "games/adlg/terrain.h"

namespace walstatt::adlg {

Length allowanceIn(const Profile& profile, Going going, bool far) {
  if (!profile.movement.mobile) return 0;  // B-All-14
  const Movement& movement = profile.movement;
  switch (going) {
    case Going::open: return (movement.open + (far && profile.category == Category::HI ? 1 : 0)) * ud;  // B-All-13
    case Going::rough: return movement.rough * ud;
    case Going::heavy: return movement.heavy * ud;
    case Going::impassable: break;
  }
  return 0;
}

bool isFarForHeavyFoot(const Battle& battle, const State& state, std::size_t unit) {
  // A11: whom a flank march drives away it is within 4 UD of, though it has not entered yet.
  if (state.charging.kind == static_cast<std::uint8_t>(ChargeKind::flankMarch)) return false;
  const Box box = boxOf(battle, state, unit);
  if (state.pieceCount > 0 && worstGoing(state, box, battle.profile(unit)) != Going::open) return false;
  return !enemyWithin(battle, state, box, battle.sideOfUnit(unit), 4 * ud);
}

GroundAllowance::GroundAllowance(const Battle& battle, const State& state, std::size_t unit, const Pose& from,
                                 std::uint32_t pieces)
    : state_(state), profile_(battle.profile(unit)), pieces_(pieces) {
  far_ = profile_.category == Category::HI && isFarForHeavyFoot(battle, state, unit);
  if (state.pieceCount == 0) return;
  const Box box = boxAt(battle, unit, from);
  onRoad_ = alongRoad(state, box);
  here_ = allowanceIn(profile_, worstGoing(state, box, profile_, pieces_), far_);
}

Length GroundAllowance::over(const Box& swept) const {
  if (state_.pieceCount == 0) return allowanceIn(profile_, Going::open, far_);
  if (onRoad_ && alongRoad(state_, swept)) return allowanceIn(profile_, Going::open, far_) + ud;  // B-All-12
  return std::min(here_, allowanceIn(profile_, worstGoing(state_, swept, profile_, pieces_), far_));
}

Length turnCost(const Profile& profile) {
  return difficultTurn(profile) ? 2 * ud : ud;  // the same troops: B-Man-07, B-Dif-07, B-Dif-08
}

const Phrase* difficultTurn(const Profile& profile) {
  const bool difficult = profile.cumbersome() || profile.category == Category::WWg || profile.is(pikes) ||
                         profile.is(cataphracts) || profile.category == Category::Ct;
  return difficult ? &phrases::reasonDifficultTurn : nullptr;
}

Length wheelCostOf(const Profile&, Length front, Angle angle) { return wheelCost(front, angle < 0 ? -angle : angle); }

}  // namespace walstatt::adlg
