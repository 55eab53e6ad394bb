// The battle as the house knows it: every question goes to the chapter whose step it is.
#include "games/adlg/game.h"

#include "games/adlg/ambush.h"
#include "games/adlg/charging.h"
#include "games/adlg/command_phrases.h"
#include "games/adlg/commanding.h"
#include "games/adlg/conforming.h"
#include "games/adlg/contacts.h"
#include "games/adlg/fighting.h"
#include "games/adlg/flank_march.h"
#include "games/adlg/leaving.h"
#include "games/adlg/looting.h"
#include "games/adlg/moving.h"
#include "games/adlg/pursuing.h"
#include "games/adlg/rallying.h"
#include "games/adlg/routing.h"
#include "games/adlg/sequence.h"
#include "games/adlg/setting_up.h"
#include "games/adlg/shooting.h"
#include "games/adlg/uncontrolled.h"
#include "games/adlg/who_charges.h"

namespace walstatt::adlg {

namespace {

Action closing(const State& state) {
  Action close;
  close.verb = Verb::endCorps;
  close.corps = state.commanding.corps;
  return close;
}

std::uint8_t anyUnit(const Battle& battle, const State& state, FastDice& dice) {
  const auto& units = battle.corps(state.commanding.corps).units;
  return units[dice.below(static_cast<std::uint32_t>(units.size()))];
}

std::optional<Action> sampleRally(const Battle& battle, const State& state, Seat seat, FastDice& dice) {
  const Action action = orderTo(battle, Verb::rally, anyUnit(battle, state, dice));
  if (!state.units[action.unit].disordered() || checkRally(battle, state, seat, action)) return std::nullopt;
  return action;
}

// A unit and the nearest of the enemies it might reach.
std::optional<Action> sampleCharge(const Battle& battle, const State& state, Seat seat, FastDice& dice) {
  Action action;
  action.corps = state.commanding.corps;
  action.unit = anyUnit(battle, state, dice);
  const Profile& profile = battle.profile(action.unit);
  if (!isObstacle(state, action.unit) || !mayCharge(profile) || inContact(state, action.unit)) return std::nullopt;
  const Point from = state.units[action.unit].at;
  Length nearest = (profile.movement.open + 2) * ud;
  eachOnTable(battle, state, enemyOf(state.active), [&](std::size_t enemy) {
    const Length way = farApart(state.units[enemy].at, from, nearest) ? nearest : distance(state.units[enemy].at, from);
    if (way >= nearest) return;
    nearest = way;
    action.target = static_cast<std::uint8_t>(enemy);
  });
  if (action.target == noUnit) return std::nullopt;
  const std::uint64_t alone = bitOf(battle, action.unit);
  action.group = dice.below(2) == 0 ? alone : wholeGroup(battle, state, action.unit);
  for (const Verb verb : {Verb::spontaneousCharge, Verb::charge}) {
    if (verb == Verb::spontaneousCharge && nearest > 2 * ud) continue;
    action.verb = verb;
    const auto charge = chargeAt(battle, state, action);
    if (charge && !checkCharge(battle, state, seat, *charge)) return charge;
  }
  return std::nullopt;
}

std::optional<Refusal> checkOrder(const Battle& battle, const State& state, Seat seat, const Action& action) {
  switch (action.verb) {
    case Verb::move:
    case Verb::pivotArtillery: return checkMove(battle, state, seat, action);
    case Verb::moveCommander: return checkCommand(battle, state, seat, action);
    case Verb::endCorps: return checkCommand(battle, state, seat, action);
    case Verb::charge:
    case Verb::spontaneousCharge: return checkCharge(battle, state, seat, action);
    case Verb::hold: return checkHold(battle, state, seat, action);
    case Verb::evadeZone:
    case Verb::leaveZone:
    case Verb::disengage: return checkLeave(battle, state, seat, action);
    case Verb::rally: return checkRally(battle, state, seat, action);
    case Verb::reveal: return checkReveal(battle, state, seat, action);
    case Verb::conform: return checkConform(battle, state, seat, action);
    default: return Refusal(phrases::otherDecision);
  }
}

template <class Events>
void applyOrder(Play<Events>& play, Seat seat, const Action& action) {
  switch (action.verb) {
    case Verb::move:
    case Verb::pivotArtillery: return applyMove(play, seat, action);
    case Verb::moveCommander: return applyCommand(play, seat, action);
    case Verb::endCorps: return closeCorps(play);
    case Verb::charge:
    case Verb::spontaneousCharge: return applyCharge(play, seat, action);
    case Verb::hold: return applyHold(play, seat, action);
    case Verb::evadeZone:
    case Verb::leaveZone:
    case Verb::disengage: return applyLeave(play, seat, action);
    case Verb::rally: return applyRally(play, seat, action);
    case Verb::reveal: return applyReveal(play, seat, action);
    case Verb::conform: return applyConform(play, seat, action);
    default: return;
  }
}

void listOrders(const Battle& battle, const State& state, Seat seat, ActionList<Action>& out) {
  out.push_back(closing(state));
  listCharges(battle, state, seat, out);
  listRallies(battle, state, seat, out);
  listLeaves(battle, state, seat, out);
  listHolds(battle, state, seat, out);
  listReveals(battle, state, seat, out);
  listConforms(battle, state, seat, out);
  listCommands(battle, state, seat, out);
  listMoves(battle, state, seat, out);
}

template <class Events>
void applyTo(const Battle& battle, State& state, Seat seat, const Action& action, Events& events) {
  Play<Events> play{battle, state, events};
  if (isSettingUp(state.step)) return applySettingUp(play, seat, action);
  switch (state.step) {
    case Step::enterFlankMarch: return applyFlankMarch(play, seat, action);
    case Step::chooseCorps: return applyCommand(play, seat, action);
    case Step::orders:
      return namesLooters(battle, state, action) ? askLooters(play, action) : applyOrder(play, seat, action);
    case Step::evade:
    case Step::uncontrolled: return applyCharge(play, seat, action);
    case Step::chooseShot: return applyShooting(play, seat, action);
    case Step::chooseMelee:
    case Step::commit: return applyFighting(play, seat, action);
    case Step::reveal: return applyReaction(play, seat, action);
    case Step::pursue: return applyPursuit(play, seat, action);
    default: return;
  }
}

template <class Events>
void rollFor(const Battle& battle, State& state, const Faces& faces, Events& events) {
  Play<Events> play{battle, state, events};
  if (isSettingUp(state.step)) return rollSettingUp(play, faces);
  switch (state.step) {
    case Step::flankMarchDie: return rollFlankMarch(play, faces);
    case Step::commandDie: return rollCommand(play, faces);
    case Step::rallyDie: return rollRally(play, faces);
    case Step::lootersDie:
      if (const auto heard = rollLooters(play, faces)) applyOrder(play, state.active, *heard);
      return;
    case Step::evadeDie:
    case Step::chargeDie: return rollCharge(play, faces);
    case Step::shotDice: return rollShooting(play, faces);
    case Step::meleeDice:
    case Step::campDie:
    case Step::commanderDie: return rollFighting(play, faces);
    case Step::rampageDie: return rollRouting(play, faces);
    default: return;
  }
}

}  // namespace

State Battle::start() const {
  State state;
  NoEvents quiet;
  Play<NoEvents> play{*this, state, quiet};
  beginSettingUp(play);
  return state;
}

// The odds follow a throw and one more die of what comes of it; shots and melees that run off one after the other are
// counted one by one.
Turn Battle::turn(const State& state) const {
  Turn turn = waitingFor(state);
  const bool fights = state.step == Step::shotDice || state.step == Step::meleeDice;
  turn.dice.wide = turn.waiting == Waiting::dice && state.throwsMade >= (fights ? 1 : 2);
  return turn;
}

Turn Battle::waitingFor(const State& state) const {
  if (isSettingUp(state.step)) return turnSettingUp(*this, state);
  switch (state.step) {
    case Step::flankMarchDie:
    case Step::enterFlankMarch: return turnFlankMarch(*this, state);
    case Step::chooseCorps:
    case Step::orders: return Turn::of(only(state.active));
    case Step::commandDie:
    case Step::rallyDie:
    case Step::lootersDie: return Turn::rolling(oneDie, state.active);
    case Step::evade:
    case Step::evadeDie:
    case Step::chargeDie:
    case Step::uncontrolled: return turnCharge(*this, state);
    case Step::chooseShot:
    case Step::shotDice: return turnShooting(*this, state);
    case Step::chooseMelee:
    case Step::commit:
    case Step::meleeDice:
    case Step::campDie:
    case Step::commanderDie: return turnFighting(*this, state);
    case Step::rampageDie: return turnRouting(*this, state);
    case Step::reveal: return Turn::reactionOf(only(static_cast<Seat>(1 - state.active)));
    case Step::pursue: return turnPursuit(*this, state);
    default: return Turn::over();
  }
}

std::optional<Refusal> Battle::check(const State& state, Seat seat, const Action& action) const {
  if (state.step == Step::over) return Refusal(phrases::battleOver);
  const Turn now = turn(state);
  if (now.waiting != Waiting::decision) return Refusal(phrases::diceFirst);
  if (seat >= seats() || !has(now.seats, seat)) return Refusal(phrases::notYourTurn);
  if (isSettingUp(state.step)) return checkSettingUp(*this, state, seat, action);
  switch (state.step) {
    case Step::enterFlankMarch: return checkFlankMarch(*this, state, seat, action);
    case Step::chooseCorps: return checkActivate(*this, state, seat, action);
    case Step::orders: return checkOrder(*this, state, seat, action);
    case Step::evade: return checkCharge(*this, state, seat, action);
    case Step::uncontrolled: return checkUncontrolled(*this, state, seat, action);
    case Step::chooseShot: return checkShooting(*this, state, seat, action);
    case Step::chooseMelee:
    case Step::commit: return checkFighting(*this, state, seat, action);
    case Step::reveal: return checkReaction(*this, state, seat, action);
    case Step::pursue: return checkPursuit(*this, state, seat, action);
    default: return Refusal(phrases::otherDecision);
  }
}

void Battle::list(const State& state, Seat seat, ActionList<Action>& out) const {
  const Turn now = turn(state);
  if (now.waiting != Waiting::decision || !has(now.seats, seat)) return;
  if (isSettingUp(state.step)) return listSettingUp(*this, state, seat, out);
  switch (state.step) {
    case Step::enterFlankMarch: return listFlankMarch(*this, state, seat, out);
    case Step::chooseCorps: return listCorps(*this, state, seat, out);
    case Step::orders: return listOrders(*this, state, seat, out);
    case Step::evade: return listCharges(*this, state, seat, out);
    case Step::uncontrolled: return listUncontrolled(*this, state, seat, out);
    case Step::chooseShot: return listShooting(*this, state, seat, out);
    case Step::chooseMelee:
    case Step::commit: return listFighting(*this, state, seat, out);
    case Step::reveal: return listReactions(*this, state, seat, out);
    case Step::pursue: return listPursuit(*this, state, seat, out);
    default: return;
  }
}

// Orders at random: mostly somebody moves or charges, now and then the corps is closed; what else there is comes from the list.
std::optional<Action> Battle::sample(const State& state, Seat seat, FastDice& dice) const {
  if (state.step != Step::orders || seat != state.active) return std::nullopt;
  const bool spent = state.commanding.points + state.commanding.free == 0;
  const std::uint32_t what = dice.below(16);
  if (what == 0 || (spent && what < 8)) return closing(state);
  if (what == 1) return std::nullopt;
  std::optional<Action> action;
  if (what < 4) action = sampleRally(*this, state, seat, dice);
  if (!action && what < 12) action = sampleCharge(*this, state, seat, dice);
  if (!action && !spent) action = sampleMove(*this, state, seat, dice);
  if (!action && dice.below(4) != 0) action = closing(state);
  return action;
}

void Battle::apply(State& state, Seat seat, const Action& action, NoEvents& events) const {
  state.throwsMade = 0;
  applyTo(*this, state, seat, action, events);
}
void Battle::apply(State& state, Seat seat, const Action& action, EventList& events) const {
  state.throwsMade = 0;
  applyTo(*this, state, seat, action, events);
}
template <class Events>
void Battle::rollAndCount(State& state, const Faces& faces, Events& events) const {
  const auto before = state.throwsMade;
  rollFor(*this, state, faces, events);
  const bool goesOn = waitingFor(state).waiting == Waiting::dice;
  state.throwsMade = goesOn ? static_cast<std::uint8_t>(std::min(before + 1, 2)) : std::uint8_t{0};
}
void Battle::roll(State& state, const Faces& faces, NoEvents& events) const { rollAndCount(state, faces, events); }
void Battle::roll(State& state, const Faces& faces, EventList& events) const { rollAndCount(state, faces, events); }

// Dice of which only a part counts.
Face Battle::faceClass(const State& state, Face face) const {
  switch (state.step) {
    case Step::commandDie: {
      const std::size_t corps = state.commanding.corps;
      const int value = hasCommander(state, corps) ? valueOf(this->corps(corps).commander) : 0;
      return static_cast<Face>(commandPoints(face, value));
    }
    case Step::rallyDie: return static_cast<Face>(face >= state.commanding.rallyNeed);
    case Step::lootersDie: return static_cast<Face>(face >= lootersNeed);
    default: return face;
  }
}

}  // namespace walstatt::adlg
