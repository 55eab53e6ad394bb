// The melee phase (A27 to A30, B-Gen).
#include "games/adlg/fighting.h"

#include <algorithm>

#include "games/adlg/cohesion.h"
#include "games/adlg/combat_phrases.h"
#include "games/adlg/commanding.h"
#include "games/adlg/melee.h"
#include "games/adlg/melees.h"
#include "games/adlg/routing.h"
#include "games/adlg/sequence.h"

namespace walstatt::adlg {

namespace {

constexpr Throw twoDice{2, 6, true, false};
constexpr std::uint8_t noCommander = 255;

bool hasBit(const std::uint64_t (&bits)[2], std::size_t unit) { return (bits[unit >> 6] >> (unit & 63) & 1u) != 0; }
void setBit(std::uint64_t (&bits)[2], std::size_t unit) { bits[unit >> 6] |= std::uint64_t{1} << (unit & 63); }
void clearBit(std::uint64_t (&bits)[2], std::size_t unit) { bits[unit >> 6] &= ~(std::uint64_t{1} << (unit & 63)); }

bool isWith(const State& state, std::size_t corps, std::size_t unit) {
  return state.commanders[corps].alive && state.commanders[corps].unit == unit;
}
bool isLed(const Battle& battle, const State& state, std::size_t unit) {
  for (std::size_t corps = 0; corps < battle.corpsCount(); ++corps)
    if (isWith(state, corps, unit) && state.commanders[corps].engaged) return true;
  return false;
}
// The next commander with the unit who could take part, after the one who was asked last.
std::uint8_t nextCommanderWith(const Battle& battle, const State& state, std::size_t unit, std::uint8_t asked) {
  const std::size_t from = asked == noCommander ? 0 : std::size_t{asked} + 1;
  for (std::size_t corps = from; corps < battle.corpsCount(); ++corps)
    if (isWith(state, corps, unit)) return static_cast<std::uint8_t>(corps);
  return noCommander;
}
std::uint8_t mainUnitOf(const Fighting& fighting, int which) { return which == 0 ? fighting.first : fighting.second; }

template <class Events>
void engage(Play<Events>& play, std::uint8_t corps) {
  const Fighting& fighting = play.state.fighting;
  Commander& commander = play.state.commanders[corps];
  commander.engaged = 1;
  commander.against = commander.unit == fighting.first ? fighting.second : fighting.first;
  play.tell(phrases::commanderTakesPart, corpsArg(corps), piece(play.state.commanders[corps].unit));
}

template <class Events>
void endMelees(Play<Events>& play);
template <class Events>
void nextMelee(Play<Events>& play);

void note(State& state, std::size_t unit, int points) {
  std::uint8_t& losses = state.fighting.losses[unit];
  losses = static_cast<std::uint8_t>(std::max<int>(losses, points));
  state.units[unit].marks |= Unit::lostMelee;
}

template <class Events>
void finishMelee(Play<Events>& play, const RoundResult& result) {
  State& state = play.state;
  const std::array<std::uint8_t, 2> units{state.fighting.first, state.fighting.second};
  for (std::size_t i = 0; i < 2; ++i) {
    play.unit(units[i]).marks |= Unit::fought;
    if (result.losses[i] > 0) note(state, units[i], result.losses[i]);
  }
  if (result.winner < 0)
    play.outcome(phrases::meleeTied, piece(units[0]), piece(units[1]));
  else if (const auto loser = static_cast<std::size_t>(1 - result.winner); result.losses[loser] >= routAtOnce)
    play.outcome(phrases::meleeRouts, piece(units[1 - loser]), piece(units[loser]));
  else
    play.outcome(phrases::meleeWon, piece(units[1 - loser]), piece(units[loser]), number(result.losses[loser]));
  nextMelee(play);
}

// Commanders have decided: automatic results at once, dice for the others.
template <class Events>
void throwDice(Play<Events>& play) {
  State& state = play.state;
  const Clash clash = Melees(play.battle, state).clash(state.fighting.first, state.fighting.second);
  const MeleeRound round(clash);
  if (!round.automatic()) {
    state.step = Step::meleeDice;
    return;
  }
  const int lost = round.destroyed(0) ? 0 : 1;
  play.tell(phrases::isDestroyedInOpen, piece(mainUnitOf(state.fighting, lost)));
  finishMelee(play, round.result(1, 1));
}

// A14: an included one always takes part. Asks the owners of the others one after the other, the active one first; of several
// with one unit until one takes part, for the +1 counts once (B-Mod-12).
template <class Events>
void askCommanders(Play<Events>& play) {
  State& state = play.state;
  Fighting& fighting = state.fighting;
  for (; fighting.asked < 2; ++fighting.asked, fighting.commander = noCommander) {
    const std::uint8_t unit = mainUnitOf(fighting, fighting.asked);
    const std::uint8_t own = play.battle.unit(unit).corps;
    if (isWith(state, own, unit) && isIncluded(play.battle, state, own) && !state.commanders[own].engaged)
      engage(play, own);
    if (isLed(play.battle, state, unit)) continue;
    fighting.commander = nextCommanderWith(play.battle, state, unit, fighting.commander);
    if (fighting.commander == noCommander) continue;
    state.step = Step::commit;
    return;
  }
  throwDice(play);
}

int campNeeds(const Profile& profile) {  // A30
  if (profile.light()) return 7;
  return profile.foot() || profile.category == Category::El ? 5 : 6;
}

// Whoever else attacked it has had its melee with that, too; not whoever was hit in the flank there and fights that enemy (A28).
template <class Events>
void takeCamp(Play<Events>& play, std::uint8_t unit, std::uint8_t camp) {
  const auto side = static_cast<Side>(camp - campOf0);
  play.state.camps[side].fallen = 1;
  play.outcome(phrases::campFalls, piece(unit), sideArg(side));
  const Melees melees(play.battle, play.state);
  for (std::size_t i = play.state.contactCount; i-- > 0;) {
    const Contact contact = play.state.contacts[i];
    if (contact.target != camp) continue;
    removeContact(play.state, i);
    if (melees.opponentOf(contact.attacker) != camp) continue;
    clearBit(play.state.fighting.open, contact.attacker);
    play.unit(contact.attacker).marks |= Unit::looting | Unit::fought;
  }
}

template <class Events>
void attackCamp(Play<Events>& play, std::uint8_t unit, std::uint8_t camp) {
  State& state = play.state;
  const auto side = static_cast<Side>(camp - campOf0);
  play.tell(phrases::attacksCamp, piece(unit), sideArg(side));
  play.unit(unit).marks |= Unit::fought;
  if (!play.battle.setup().sides[side].fortifiedCamp) {
    takeCamp(play, unit, camp);
    return nextMelee(play);
  }
  if (play.profile(unit).light()) {
    play.tell(phrases::lightsCannotStorm, piece(unit));
    return nextMelee(play);
  }
  state.step = Step::campDie;
}

template <class Events>
void startMelee(Play<Events>& play, const MeleePair& pair) {
  Fighting& fighting = play.state.fighting;
  clearBit(fighting.open, pair.first);
  fighting.first = pair.first;
  fighting.second = pair.second;
  fighting.asked = 0;
  if (pair.atCamp()) return attackCamp(play, pair.first, pair.second);
  play.tell(phrases::meleeBetween, piece(pair.first), piece(pair.second));
  askCommanders(play);
}

template <class Events>
void nextMelee(Play<Events>& play) {
  State& state = play.state;
  Fighting& fighting = state.fighting;
  fighting.first = fighting.second = noUnit;
  fighting.commander = noCommander;
  const Melees melees(play.battle, state);
  std::size_t open = 0;
  const MeleePair* next = nullptr;
  for (const MeleePair& pair : melees.all())
    if (hasBit(fighting.open, pair.first)) {
      if (!next) next = &pair;
      ++open;
    }
  if (open == 0) return endMelees(play);
  if (open > 1 && fighting.decided == 0) {
    state.step = Step::chooseMelee;
    return;
  }
  startMelee(play, *next);
}

// B-Gen: the opponent throws for every engaged commander whose unit lost, or was routed before it could fight on (B-Gen-03).
template <class Events>
void nextCommander(Play<Events>& play) {
  State& state = play.state;
  Fighting& fighting = state.fighting;
  const std::size_t from = fighting.commander == noCommander ? 0 : std::size_t{fighting.commander} + 1;
  for (std::size_t corps = from; corps < play.battle.corpsCount(); ++corps) {
    const Commander& commander = state.commanders[corps];
    if (!commander.alive || !commander.engaged || commander.unit == noUnit) continue;
    if (!state.units[commander.unit].is(Unit::lostMelee) && state.units[commander.unit].where != Where::routed)
      continue;
    fighting.commander = static_cast<std::uint8_t>(corps);
    state.step = Step::commanderDie;
    return;
  }
  fighting = {};
  afterMelee(play);
}

template <class Events>
void endMelees(Play<Events>& play) {
  for (std::size_t i = 0; i < play.battle.unitCount(); ++i)
    if (const int points = play.state.fighting.losses[i]; points > 0)
      loseCohesion(play, i, points, phrases::losesInMelee);
  play.state.fighting.commander = noCommander;
  nextCommander(play);
}

template <class Events>
void rollMelee(Play<Events>& play, const Faces& faces) {
  const Fighting& fighting = play.state.fighting;
  const Clash clash = Melees(play.battle, play.state).clash(fighting.first, fighting.second);
  const MeleeRound round(clash);
  if constexpr (Events::wanted) {
    const MeleeRound::Told told = round.told(clash, faces[0], faces[1]);
    for (std::size_t i = 0; i < 2; ++i)
      play.events.number(
          Said(phrases::resultIs, piece(i == 0 ? fighting.first : fighting.second), number(told.sums[i].value())),
          told.sums[i]);
    if (told.result.winner >= 0) {
      const std::uint8_t loser = told.result.winner == 0 ? fighting.second : fighting.first;
      play.events.number(Said(phrases::lossIs, piece(loser)), told.loss);
    }
  }
  finishMelee(play, round.result(faces[0], faces[1]));
}

template <class Events>
void rollCamp(Play<Events>& play, int face) {
  const Fighting fighting = play.state.fighting;
  play.tell(phrases::campDie, piece(fighting.first), number(face));
  if (face >= campNeeds(play.profile(fighting.first)))
    takeCamp(play, fighting.first, fighting.second);
  else
    play.outcome(phrases::campHolds, sideArg(fighting.second - campOf0));
  nextMelee(play);
}

template <class Events>
void rollCommander(Play<Events>& play, int face) {
  State& state = play.state;
  const std::uint8_t corps = state.fighting.commander;
  Commander& commander = state.commanders[corps];
  const bool routed = cohesionLeft(play.battle, state, commander.unit) <= 0;
  play.tell(phrases::commanderDie, corpsArg(corps), number(face));
  if (face <= (routed ? 3 : 1)) {
    play.outcome(routed ? phrases::commanderFallsInRout : phrases::commanderFalls, corpsArg(corps));
    commander.at = state.units[commander.unit].at;
    release(commander);
    commander.alive = 0;
    commander.unit = noUnit;
  } else {
    play.outcome(phrases::commanderLives, corpsArg(corps));
  }
  nextCommander(play);
}

}  // namespace

template <class Events>
void beginMelee(Play<Events>& play) {
  State& state = play.state;
  state.fighting = {};
  for (std::size_t i = 0; i < play.battle.unitCount(); ++i)
    play.unit(i).marks &= ~std::uint32_t{Unit::lostMelee | Unit::fought};
  dropDead(play);
  releaseCommanders(play.battle, state);
  const Melees melees(play.battle, state);
  for (const MeleePair& pair : melees.all()) setBit(state.fighting.open, pair.first);
  nextMelee(play);
}

Turn turnFighting(const Battle& battle, const State& state) {
  const Fighting& fighting = state.fighting;
  switch (state.step) {
    case Step::commit: {
      const Side side = battle.corps(fighting.commander).side;
      return side == state.active ? Turn::of(only(side)) : Turn::reactionOf(only(side));
    }
    case Step::meleeDice:
      return Turn::rolling(twoDice, battle.sideOfUnit(fighting.first), battle.sideOfUnit(fighting.second));
    case Step::campDie: return Turn::rolling(oneDie, battle.sideOfUnit(fighting.first));
    case Step::commanderDie: return Turn::rolling(oneDie, static_cast<Seat>(1 - battle.corps(fighting.commander).side));
    default: return Turn::of(only(state.active));
  }
}

std::optional<Refusal> checkFighting(const Battle& battle, const State& state, Seat, const Action& action) {
  if (state.step == Step::commit) {
    const bool fits = action.verb == Verb::commit || action.verb == Verb::withhold;
    return fits ? std::nullopt : std::optional(Refusal(phrases::commitNow));
  }
  if (action.verb == Verb::endPhase) return std::nullopt;
  if (action.verb != Verb::fight) return Refusal(phrases::fightNow);
  const Melees melees(battle, state);
  for (const MeleePair& pair : melees.all())
    if (hasBit(state.fighting.open, pair.first) && (pair.first == action.unit || pair.second == action.unit))
      return std::nullopt;
  return Refusal(phrases::noSuchMelee);
}

void listFighting(const Battle& battle, const State& state, Seat, ActionList<Action>& out) {
  Action action;
  if (state.step == Step::commit) {
    action.corps = state.fighting.commander;
    action.unit = state.commanders[state.fighting.commander].unit;
    for (const Verb verb : {Verb::commit, Verb::withhold}) {
      action.verb = verb;
      out.push_back(action);
    }
    return;
  }
  action.verb = Verb::endPhase;
  out.push_back(action);
  action.verb = Verb::fight;
  const Melees melees(battle, state);
  for (const MeleePair& pair : melees.all()) {
    if (!hasBit(state.fighting.open, pair.first)) continue;
    action.unit = pair.first;
    action.corps = battle.unit(pair.first).corps;
    out.push_back(action);
  }
}

template <class Events>
void applyFighting(Play<Events>& play, Seat, const Action& action) {
  State& state = play.state;
  if (state.step == Step::commit) {
    if (action.verb == Verb::commit)
      engage(play, state.fighting.commander);
    else
      play.tell(phrases::commanderStaysOut, corpsArg(state.fighting.commander));
    return askCommanders(play);
  }
  if (action.verb == Verb::endPhase) {
    state.fighting.decided = 1;
    return nextMelee(play);
  }
  const Melees melees(play.battle, state);
  for (const MeleePair& pair : melees.all())
    if (hasBit(state.fighting.open, pair.first) && (pair.first == action.unit || pair.second == action.unit))
      return startMelee(play, pair);
}

template <class Events>
void rollFighting(Play<Events>& play, const Faces& faces) {
  switch (play.state.step) {
    case Step::meleeDice: return rollMelee(play, faces);
    case Step::campDie: return rollCamp(play, faces[0]);
    default: return rollCommander(play, faces[0]);
  }
}

WALSTATT_ADLG_BOTH(beginMelee);
WALSTATT_ADLG_BOTH(applyFighting, Seat, const Action&);
WALSTATT_ADLG_BOTH(rollFighting, const Faces&);

}  // namespace walstatt::adlg
