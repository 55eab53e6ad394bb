// The way of a battle (A12): what follows what, in the order of B-Seq-01; victory is asked last, in every sequence (B-Seq-03). Each chapter calls the next station when it is finished.
//
//   beginBattle → beginSequence → (E4) beginFlankMarch → afterFlankMarch → corps by corps: activate, commandDie, orders,
//   endCorps → beginUncontrolled → corpsFinished → beginShooting → afterShooting → beginMelee → afterMelee → beginRout →
//   afterPursuit → victory → beginSequence of the other player
#pragma once

#include "games/adlg/play.h"

namespace walstatt::adlg {

template <class Events>
void beginBattle(Play<Events>& play);  // everything is in its place (A11)
template <class Events>
void beginSequence(Play<Events>& play);  // of state.active
template <class Events>
void beginMovement(Play<Events>& play);
template <class Events>
void afterFlankMarch(Play<Events>& play);
// An order is finished with all that follows from it (charge, evade, rally …): back to orders, or to the uncontrolled
// charges if they are under way (Step::uncontrolled comes next then, through E2's beginUncontrolled).
template <class Events>
void afterOrder(Play<Events>& play);
// The same once those who lie in ambush have answered (A35).
template <class Events>
void afterReaction(Play<Events>& play);
template <class Events>
void closeCorps(Play<Events>& play);  // the order endCorps
template <class Events>
void corpsFinished(Play<Events>& play);
template <class Events>
void afterShooting(Play<Events>& play);
template <class Events>
void afterMelee(Play<Events>& play);
template <class Events>
void afterPursuit(Play<Events>& play);

// A34: how many full turns are played, as the setup has it or as was agreed since.
inline int turnsOf(const Battle& battle, const State& state) {
  return state.turns != 0 ? state.turns : battle.setup().turns;
}
// A6, A34
int armyValue(const Battle& battle, const State& state, Side side);
inline int campLoss(const Battle& battle, Side owner) { return battle.setup().sides[owner].fortifiedCamp ? 6 : 4; }
int losses(const Battle& battle, const State& state, Side side);
template <class N>
N explainedLosses(const Battle& battle, const State& state, Side side);

}  // namespace walstatt::adlg
