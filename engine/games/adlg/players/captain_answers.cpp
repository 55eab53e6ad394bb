// What is asked while others act: evade or stand, who shoots, whether the commander fights, whether to go on.
#include <algorithm>

#include "games/adlg/melee.h"
#include "games/adlg/melees.h"
#include "games/adlg/players/captain.h"
#include "games/adlg/shooting.h"

namespace walstatt::adlg {

// Stands where the fight is good enough or evading is of no use.
Action Captain::answerCharge(const Battle& battle, const State& state, Seat seat) {
  const auto& listed = buffer_.listed(battle, state, seat);
  const Action* evading = nullptr;
  const Action* standing = nullptr;
  for (const Action& action : listed) {
    if (action.verb == Verb::evade && !evading) evading = &action;
    if (action.verb == Verb::stand && !standing) standing = &action;
  }
  if (!evading) return standing ? *standing : listed[0];
  const std::uint8_t unit = evading->unit;
  const std::uint8_t charger = state.charging.leader;
  if (unit == noUnit || charger == noUnit) return *evading;
  const int his = chargeWorth(battle.profile(charger), state.units[charger].lost, battle.profile(unit),
                              state.units[unit].lost, Edge::front);
  return his > 0 || !standing ? *evading : *standing;
}

Action Captain::bestShot(const Battle& battle, const State& state, Seat seat) {
  Action best;
  best.verb = Verb::shoot;
  int most = -1;  // losses to be hoped for
  for (const Shot& shot : openShots(battle, state, battle.sideOf(seat))) {
    int many = 0;
    for (int die = 1; die <= 6; ++die)
      for (int other = 1; other <= 6; ++other) many += hits(shot.volley, die, other) ? 1 : 0;
    const int worth = many * lossWorth(battle.profile(shot.target), state.units[shot.target].lost, 1);
    if (worth <= most) continue;
    most = worth;
    best.unit = shot.shooter;
    best.target = shot.target;
    best.corps = battle.unit(shot.shooter).corps;
  }
  return most < 0 ? anything(battle, state, seat) : best;
}

// The commander fights along where that is worth the danger (B-Gen, B-Ord-09).
Action Captain::lead(const Battle& battle, const State& state, Seat seat) {
  const auto& listed = buffer_.listed(battle, state, seat);
  const Verb wanted = leadWorth(battle, state, listed[0].unit) > 0 ? Verb::commit : Verb::withhold;
  for (const Action& action : listed)
    if (action.verb == wanted) return action;
  return listed[0];
}

// On into an enemy who suffers by it; otherwise the line stays together.
Action Captain::pursuit(const Battle& battle, const State& state, Seat seat) {
  const auto& listed = buffer_.listed(battle, state, seat);
  const Side side = battle.sideOf(seat);
  const Outlook outlook(battle, state, side, matches_);
  fights_.take(battle, state, side);
  const Action* best = &listed[0];
  int most = -1'000'000;
  for (const Action& action : listed) {
    int worth = 0;
    if (action.verb == Verb::pursue) {
      const Pose there = forward(state.units[action.unit].pose(), action.legs[0].amount());
      worth = outlook.standing(action.unit, there, {}) -
              outlook.standing(action.unit, state.units[action.unit].pose(), {}) - 100;
    }
    if (worth <= most) continue;
    most = worth;
    best = &action;
  }
  return *best;
}

}  // namespace walstatt::adlg
