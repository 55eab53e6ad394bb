// The way of a battle (A12, B-Seq), losses and the end (A6, A34).
#include "games/adlg/sequence.h"

#include "base/explained.h"
#include "games/adlg/ambush.h"
#include "games/adlg/cohesion.h"
#include "games/adlg/command_phrases.h"
#include "games/adlg/commanding.h"
#include "games/adlg/conforming.h"
#include "games/adlg/contacts.h"
#include "games/adlg/fighting.h"
#include "games/adlg/flank_march.h"
#include "games/adlg/routing.h"
#include "games/adlg/shooting.h"
#include "games/adlg/uncontrolled.h"

namespace walstatt::adlg {

namespace {

// What lasts longer than a sequence.
constexpr std::uint32_t lastingMarks = Unit::movedLast | Unit::stakesPulled | Unit::looting | Unit::routedNow;

template <class Events>
void nextCorps(Play<Events>& play) {
  State& state = play.state;
  state.commanding.corps = 255;
  std::size_t ready = 0, last = 0;
  for (std::size_t corps = 0; corps < play.battle.corpsCount(); ++corps)
    if (mayActivate(play.battle, state, corps)) {
      ++ready;
      last = corps;
    }
  if (ready == 1) return activateCorps(play, last);
  if (ready > 1) {
    state.step = Step::chooseCorps;
    return;
  }
  settleRouts(play);
  dropDead(play);
  revealAmbushes(play);
  beginShooting(play);
}

template <class Events>
void end(Play<Events>& play, Ending ending, Side winner) {
  play.state.ending = ending;
  play.state.winner = winner;
  play.state.step = Step::over;
  if (winner == noSide)
    play.outcome(ending == Ending::turns ? phrases::drawnByTurns : phrases::drawnTogether);
  else
    play.outcome(ending == Ending::turns ? phrases::winsByShare : phrases::winsByLosses, sideArg(winner));
}

// A6: at the end of each player's sequence.
template <class Events>
bool endsByLosses(Play<Events>& play) {
  bool beaten[2];
  for (Side side = 0; side < 2; ++side) {
    const int lost = losses(play.battle, play.state, side);
    beaten[side] = lost > 0 && lost >= armyValue(play.battle, play.state, side);  // Z52
  }
  if (!beaten[0] && !beaten[1]) return false;
  if (beaten[0] && beaten[1])
    end(play, Ending::draw, noSide);
  else
    end(play, Ending::beaten, beaten[0] ? Side{1} : Side{0});
  return true;
}

// A34: the smaller share of losses wins by 25 of a hundred or more.
template <class Events>
void endByTurns(Play<Events>& play) {
  std::int64_t lost[2], value[2];
  for (Side side = 0; side < 2; ++side) {
    lost[side] = losses(play.battle, play.state, side);
    value[side] = std::max(1, armyValue(play.battle, play.state, side));
  }
  const std::int64_t more = (lost[1] * value[0] - lost[0] * value[1]) * 4, whole = value[0] * value[1];
  end(play, Ending::turns, more >= whole ? Side{0} : -more >= whole ? Side{1} : noSide);
}

}  // namespace

int armyValue(const Battle& battle, const State& state, Side side) {
  int value = battle.setup().sides[side].fortifiedCamp ? 1 : 0;
  for (std::size_t i = battle.firstUnit(side); i < battle.firstUnit(side + 1); ++i) {
    const Where where = state.units[i].where;
    const bool hidden = where == Where::ambush || where == Where::flankMarch || where == Where::reserve;
    if (!hidden && !battle.profile(i).has(expendable)) ++value;  // B-Abi-12
  }
  return value;
}

template <class N>
N explainedLosses(const Battle& battle, const State& state, Side side) {
  int disordered = 0, left = 0, routed = 0;
  for (std::size_t i = battle.firstUnit(side); i < battle.firstUnit(side + 1); ++i) {
    if (battle.profile(i).has(expendable)) continue;  // B-Abi-13
    const Unit& unit = state.units[i];
    if (unit.where == Where::routed || unit.where == Where::gone || unit.is(Unit::routedNow))
      ++routed;
    else if (unit.where == Where::left)
      ++left;
    else if (unit.where == Where::table && unit.disordered())
      ++disordered;
  }
  N sum;
  if (disordered) sum.add(disordered, phrases::reasonDisordered);
  if (left) sum.add(left, phrases::reasonLeftTable);
  if (routed) sum.add(2 * routed, phrases::reasonRouted);
  for (std::size_t corps = 0; corps < battle.corpsCount(); ++corps)
    if (battle.corps(corps).side == side && !state.commanders[corps].alive)
      sum.add(std::min(3, 1 + valueOf(battle.corps(corps).commander)), phrases::reasonCommanderLost);
  if (state.camps[side].fallen) sum.add(campLoss(battle, side), phrases::reasonCampLost);
  return sum;
}
template Sum explainedLosses(const Battle&, const State&, Side);
template Explained explainedLosses(const Battle&, const State&, Side);

int losses(const Battle& battle, const State& state, Side side) {
  return explainedLosses<Sum>(battle, state, side).value();
}

template <class Events>
void beginBattle(Play<Events>& play) {
  play.state.turn = 1;
  play.state.active = play.state.attacker;
  play.tell(phrases::battleBegins);
  beginSequence(play);
}

template <class Events>
void beginSequence(Play<Events>& play) {
  State& state = play.state;
  for (std::size_t i = 0; i < play.battle.unitCount(); ++i) state.units[i].marks &= lastingMarks;
  ageContacts(state);
  play.tell(phrases::sequenceBegins, sideArg(state.active), number(state.turn));
  beginMovement(play);
}

template <class Events>
void beginMovement(Play<Events>& play) {
  State& state = play.state;
  const std::size_t first = play.battle.firstUnit(state.active), last = play.battle.firstUnit(state.active + 1);
  for (std::size_t i = first; i < last; ++i) state.units[i].marks &= ~std::uint32_t{Unit::movedLast};
  state.commanding.done = 0;
  state.commanding.corps = 255;
  state.commanding.points = 0;
  state.commanding.free = 0;
  state.commanding.closing = 0;
  state.commanding.pending = {};
  revealAmbushes(play);
  beginFlankMarch(play);
}

template <class Events>
void afterFlankMarch(Play<Events>& play) {
  nextCorps(play);
}

template <class Events>
void afterOrder(Play<Events>& play) {
  releaseCommanders(play.battle, play.state);  // A14: whoever no longer fights as a main unit
  revealAmbushes(play);
  if (asksAmbushers(play.state, play.battle)) {
    play.state.step = Step::reveal;
    return;
  }
  afterReaction(play);
}

template <class Events>
void afterReaction(Play<Events>& play) {
  if (play.state.commanding.closing)
    beginUncontrolled(play);
  else
    play.state.step = Step::orders;
}

template <class Events>
void closeCorps(Play<Events>& play) {
  play.state.commanding.closing = 1;
  play.state.commanding.points = 0;  // A13: what is left lapses
  play.state.commanding.free = 0;
  conformAll(play, play.state.commanding.corps);  // A12
  releaseCommanders(play.battle, play.state);
  beginUncontrolled(play);
}

template <class Events>
void corpsFinished(Play<Events>& play) {
  Commanding& commanding = play.state.commanding;
  std::size_t first = 0;
  while (play.battle.corps(first).side != play.state.active) ++first;
  commanding.done = static_cast<std::uint8_t>(commanding.done | 1u << (commanding.corps - first));
  commanding.closing = 0;
  nextCorps(play);
}

template <class Events>
void afterShooting(Play<Events>& play) {
  settleRouts(play);
  dropDead(play);
  revealAmbushes(play);
  beginMelee(play);
}

template <class Events>
void afterMelee(Play<Events>& play) {
  settleRouts(play);
  beginRout(play);
}

template <class Events>
void afterPursuit(Play<Events>& play) {
  if (endsByLosses(play)) return;
  State& state = play.state;
  if (state.active != state.attacker) {  // a full turn
    if (state.turn >= turnsOf(play.battle, state)) return endByTurns(play);
    ++state.turn;
  }
  state.active = enemyOf(state.active);
  beginSequence(play);
}

WALSTATT_ADLG_BOTH(beginBattle);
WALSTATT_ADLG_BOTH(beginSequence);
WALSTATT_ADLG_BOTH(beginMovement);
WALSTATT_ADLG_BOTH(afterFlankMarch);
WALSTATT_ADLG_BOTH(afterOrder);
WALSTATT_ADLG_BOTH(afterReaction);
WALSTATT_ADLG_BOTH(closeCorps);
WALSTATT_ADLG_BOTH(corpsFinished);
WALSTATT_ADLG_BOTH(afterShooting);
WALSTATT_ADLG_BOTH(afterMelee);
WALSTATT_ADLG_BOTH(afterPursuit);

}  // namespace walstatt::adlg
