// Setting up (A9 to A11): initiative, role and region, terrain, deployment. The way goes initiativeDice, chooseRole,
// takePieces (defender, attacker), then for every piece sectorDie, positionDie, layPiece (riverDie), then adjustDie, adjust
// for either side, then deploy, corps by corps, defender first. A setup may begin later on that way, or with the battle.
#pragma once

#include "games/adlg/play.h"

namespace walstatt::adlg {

// Puts down what the setup gives and goes to the first step; a deployed battle begins at once (sequence.h: beginBattle).
template <class Events>
void beginSettingUp(Play<Events>& play);

// Steps initiativeDice to deploy.
bool isSettingUp(Step step);
Turn turnSettingUp(const Battle& battle, const State& state);
std::optional<Refusal> checkSettingUp(const Battle& battle, const State& state, Seat seat, const Action& action);
template <class Events>
void applySettingUp(Play<Events>& play, Seat seat, const Action& action);
template <class Events>
void rollSettingUp(Play<Events>& play, const Faces& faces);
void listSettingUp(const Battle& battle, const State& state, Seat seat, ActionList<Action>& out);

}  // namespace walstatt::adlg
