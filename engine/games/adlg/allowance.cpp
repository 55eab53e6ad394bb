// How far a unit goes, and what turns and wheels cost it (B-All, B-Man, B-Dif-05 to 09). The allowances themselves are
// content: B-All-01, B-All-02, B-All-03, B-All-04, B-All-05, B-All-06, B-All-07, B-All-08, B-All-09, B-All-10.
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
  const Box box = boxOf(battle, state, unit);
  if (state.pieceCount > 0 && !footingOf(state, box, battle.profile(unit)).open()) return false;
  return !enemyWithin(battle, state, box, battle.sideOfUnit(unit), 4 * ud);
}

Length allowanceOver(const Battle& battle, const State& state, std::size_t unit, const Pose& from, const Box& swept) {
  const Profile& profile = battle.profile(unit);
  const bool far = profile.category == Category::HI && isFarForHeavyFoot(battle, state, unit);
  if (state.pieceCount == 0) return allowanceIn(profile, Going::open, far);
  const Box box = boxAt(battle, unit, from);
  if (alongRoad(state, box) && alongRoad(state, swept)) return allowanceIn(profile, Going::open, far) + ud;  // B-All-12
  return std::min(allowanceIn(profile, footingOf(state, box, profile).worst, far),
                  allowanceIn(profile, footingOf(state, swept, profile).worst, far));
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
