// Pursuit (A32, B-Pur).
#include "games/adlg/pursuing.h"

#include <algorithm>

#include "games/adlg/ambush.h"
#include "games/adlg/combat_phrases.h"
#include "games/adlg/commanding.h"
#include "games/adlg/contacts.h"
#include "games/adlg/field.h"
#include "games/adlg/pursuit_move.h"
#include "games/adlg/sequence.h"
#include "games/adlg/straight.h"
#include "games/adlg/terrain.h"

namespace walstatt::adlg {

namespace {

bool neverPursues(const Profile& profile) {
  return profile.category == Category::WWg || profile.category == Category::Art ||
         (profile.is(levy) && profile.has(expendable));
}

bool leavesBank(const Battle& battle, const State& state, std::size_t unit) {
  if (state.pieceCount == 0) return false;
  const Pose pose = state.units[unit].pose();
  return holdsBank(state, boxAt(battle, unit, pose), areaAhead(pose, ud, 0, ud));
}

// Whether there is something to decide or do for a unit that has got rid of an enemy.
bool mayPursue(const Battle& battle, const State& state, std::size_t unit) {
  if (!state.units[unit].onTable() || inContact(state, unit) || neverPursues(battle.profile(unit))) return false;
  return pursuitWay(battle, state, unit).way > 0;
}

template <class Events>
void nextPursuer(Play<Events>& play) {
  State& state = play.state;
  Fighting& fighting = state.fighting;
  for (;;) {
    UnitSet open{{fighting.open[0], fighting.open[1]}};
    if (open.empty()) break;
    const std::uint8_t unit = open.first();
    if (mayPursue(play.battle, state, unit)) {
      fighting.rolling = unit;
      if (!mustPursue(play.battle, state, unit)) {
        state.step = Step::pursue;
        return;
      }
      open.remove(unit);
      fighting.open[0] = open.bits[0];
      fighting.open[1] = open.bits[1];
      play.tell(phrases::mustGoOn, piece(unit));
      return pursueBy(play, unit, pursuitWay(play.battle, state, unit).way);
    }
    open.remove(unit);
    fighting.open[0] = open.bits[0];
    fighting.open[1] = open.bits[1];
  }
  releaseCommanders(play.battle, state);
  fighting = {};
  afterPursuit(play);
}

Length wanted(const Action& action, Length most) {
  const Leg leg = action.legs[0];
  return leg.kind() == LegKind::forward ? leg.amount() : most;
}

}  // namespace

bool mustPursue(const Battle& battle, const State& state, std::size_t unit) {
  const Profile& profile = battle.profile(unit);
  if (profile.category != Category::El && !profile.has(impetuous)) return false;
  const Unit& one = state.units[unit];
  if (one.is(Unit::ridOfNoPrey) || (profile.foot() && one.is(Unit::ridOfMounted))) return false;
  const PursuitWay way = pursuitWay(battle, state, unit);
  return !way.leavesTable && !way.intoHindering && !way.leavesWorks && !way.alongEnemyFront &&
         !leavesBank(battle, state, unit);
}

template <class Events>
void beginPursuit(Play<Events>& play) {
  State& state = play.state;
  UnitSet open;
  eachOnTable(play.battle, state, state.active, [&](std::size_t i) {  // B-Pur-01
    if (!state.units[i].is(Unit::ridOfEnemy)) return;
    if (facesAttacker(play.battle, state, i)) {
      bool before = false;  // somebody else is still before its front
      eachContactOf(state, i, [&](const Contact& c) { before = before || c.attacker == i || c.edge == Edge::front; });
      if (!before) turnToAttacker(play, i);
      return;
    }
    if (!inContact(state, i)) open.add(i);
  });
  state.fighting.open[0] = open.bits[0];
  state.fighting.open[1] = open.bits[1];
  state.fighting.rolling = noUnit;
  nextPursuer(play);
}

Turn turnPursuit(const Battle&, const State& state) { return Turn::of(only(state.active)); }

std::optional<Refusal> checkPursuit(const Battle& battle, const State& state, Seat, const Action& action) {
  if (action.verb != Verb::pursue && action.verb != Verb::stay) return Refusal(phrases::pursueNow);
  if (action.unit != state.fighting.rolling) return Refusal(phrases::otherPursuer, piece(state.fighting.rolling));
  if (action.verb == Verb::stay) return std::nullopt;
  const Length most = pursuitWay(battle, state, action.unit).way, way = wanted(action, most);
  if (way <= 0 || way > most) return Refusal(phrases::pursuesTooFar, piece(action.unit), lengthArg(most));
  return std::nullopt;
}

void listPursuit(const Battle& battle, const State& state, Seat, ActionList<Action>& out) {
  Action action;
  action.unit = state.fighting.rolling;
  action.corps = battle.unit(action.unit).corps;
  action.verb = Verb::stay;
  out.push_back(action);
  action.verb = Verb::pursue;
  action.legs[0] = Leg(LegKind::forward, pursuitWay(battle, state, action.unit).way);
  out.push_back(action);
}

template <class Events>
void applyPursuit(Play<Events>& play, Seat, const Action& action) {
  Fighting& fighting = play.state.fighting;
  UnitSet open{{fighting.open[0], fighting.open[1]}};
  open.remove(action.unit);
  fighting.open[0] = open.bits[0];
  fighting.open[1] = open.bits[1];
  if (action.verb == Verb::stay) {
    play.tell(phrases::staysPut, piece(action.unit));
    return nextPursuer(play);
  }
  play.tell(phrases::goesOn, piece(action.unit));
  pursueBy(play, action.unit, wanted(action, pursuitWay(play.battle, play.state, action.unit).way));
}

template <class Events>
void afterPursuitMove(Play<Events>& play) {
  revealAmbushes(play);  // A11, Z11: before the next one goes, and before losses are counted (A6)
  nextPursuer(play);
}

WALSTATT_ADLG_BOTH(beginPursuit);
WALSTATT_ADLG_BOTH(applyPursuit, Seat, const Action&);
WALSTATT_ADLG_BOTH(afterPursuitMove);

}  // namespace walstatt::adlg
