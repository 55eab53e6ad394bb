// The way through a phase (N1, N2, D4): prepare, roll, score, shoot, declare, round and round; who is asked when, and when
// it is over. Taking part in a phase are those with an enemy in reach and those who aim (ruling Y1).
#include <algorithm>

#include "base/signature.h"
#include "games/duel/play.h"

namespace walstatt::duel {

namespace {

// How many results a throw of alike dice has.
std::uint64_t resultsOf(int count, int sides) {
  std::uint64_t results = 1;
  for (int i = 1; i <= count; ++i)
    results = results * static_cast<std::uint64_t>(sides + i - 1) / static_cast<std::uint64_t>(i);
  return results;
}
constexpr std::uint64_t fewResults = 500;

Throw alike(int count, int sides) {
  return {static_cast<std::uint8_t>(count), static_cast<std::uint16_t>(sides), false,
          resultsOf(count, sides) > fewResults};
}

}  // namespace

Duel::Duel(std::shared_ptr<const Content> content, Setup setup)
    : content_(std::move(content)), setup_(std::make_shared<Setup>(std::move(setup))) {}

State Duel::start() const {
  State state;
  for (std::size_t i = 0; i < fighterCount(); ++i) {
    const Combatant& one = combatant(i);
    Fighter& fighter = state.fighters[i];
    fighter.vitality = one.values.vitality;
    fighter.quality = one.armour.quality;
    fighter.size = one.size;
    fighter.awareness = one.awareness;
    fighter.place = one.side == 0 ? std::uint8_t{0} : static_cast<std::uint8_t>(setup_->distance);
  }
  NoEvents quiet;
  Play<NoEvents>(*this, state, quiet).begin();
  return state;
}

Throw Duel::pendingThrow(const State& state) const {
  switch (state.step) {
    case Step::roll: {
      const auto i = static_cast<std::size_t>(std::countr_zero(state.rolling));
      const Fighter& fighter = state.fighters[i];
      // However few they are, several fighters' dice follow each other: the odds stop here.
      return {static_cast<std::uint8_t>(fighter.hand.count - countOf(fighter.scored)), combatant(i).values.die, false,
              true};
    }
    case Step::target: {
      const Fighter& aimedAt = state.fighters[state.defender];
      const Throw dice = targetThrow(aimedAt.size, static_cast<Motion>(aimedAt.speed));
      return alike(dice.count, dice.sides);
    }
    // D14, D18: with the combat dice that he has in this phase.
    case Step::reaction:
      return {state.fighters[state.defender].dice, combatant(state.defender).values.die, false, false};
    case Step::evasion: return alike(state.fighters[state.defender].dice, combatant(state.defender).values.die);
    case Step::dieOff: {
      const int rivals = std::popcount(state.rivals);
      return {static_cast<std::uint8_t>(rivals), highestFace, true, rivals > 2};
    }
    case Step::damage: return alike(state.damageDice, damageDieOf(state, state.attacker));
    case Step::rerollDie: return {1, damageDieOf(state, state.attacker), false, false};
    default: return {};
  }
}

// Whose dice fall: those of a cascade are the fighter's, whoever scored last.
Seat Duel::throwerOf(const State& state) const {
  switch (state.step) {
    case Step::roll: return static_cast<Seat>(std::countr_zero(state.rolling));
    case Step::reaction:
    case Step::evasion: return state.defender;
    case Step::dieOff: return noSeat;  // each die is somebody else's
    default: return state.attacker;
  }
}

Turn Duel::turn(const State& state) const {
  switch (state.step) {
    case Step::over: return Turn::over();
    case Step::roll:
    case Step::target:
    case Step::reaction:
    case Step::evasion:
    case Step::dieOff:
    case Step::damage:
    case Step::rerollDie: return Turn::rolling(pendingThrow(state), throwerOf(state));
    default: break;
  }
  const auto seats = static_cast<SeatSet>(state.asked & ~state.decided);
  if (isSecret(state.step)) return Turn::secretOf(seats);
  const bool answer = state.step == Step::ward || state.step == Step::mercy || state.step == Step::evade;
  return answer ? Turn::reactionOf(seats) : Turn::of(seats);
}

// D18: of the test only the best die counts, and only whether it reaches 11.
Face Duel::faceClass(const State& state, Face face) const {
  return state.step == Step::reaction ? static_cast<Face>(face >= reactionNumber) : face;
}

Outcome Duel::outcome(const State& state) const {
  if (state.step != Step::over) return {};
  switch (state.ending) {
    case Ending::out: return {true, state.winner, Said(phrases::wonOut, sideArg(state.winner))};
    case Ending::fled: return {true, state.winner, Said(phrases::wonFled, sideArg(state.winner))};
    case Ending::quiet: return {true, noSide, Said(phrases::drawnQuiet, number(quietPhases))};
    default: return {true, noSide, Said(phrases::drawnPhases, number(maxPhases))};
  }
}

// What others have decided in secret is wiped out, and even that they have. Groups of those who are not asked, because there is
// only one way, are no secret (ruling Y4).
State Duel::view(const State& state, Seat seat) const {
  State seen = state;
  if (!isSecret(state.step)) return seen;
  for (std::size_t i = 0; i < fighterCount(); ++i) {
    if (i == seat || (state.asked >> i & 1) == 0) continue;
    seen.fighters[i].chosen = 0;
    seen.fighters[i].chosenPaid = 0;
    if (state.step == Step::declare) seen.fighters[i].declared = 0;
    seen.decided = static_cast<std::uint8_t>(seen.decided & ~(1u << i));
  }
  return seen;
}

std::uint64_t Duel::signature(const State& state) const { return signatureOf(state); }

int Duel::gapBetween(const State& state, std::size_t a, std::size_t b) const {
  return std::abs(state.fighters[a].place - state.fighters[b].place);
}

bool Duel::inReach(const State& state, std::size_t a, std::size_t b) const {
  return areEnemies(a, b) && state.fighters[a].fights() && state.fighters[b].fights() && gapBetween(state, a, b) == 0;
}

// The own bonus, that of the weapon in hand, and what sets have won (D5, D12).
int Duel::initiativeOf(const State& state, std::size_t i) const {
  const Fighter& fighter = state.fighters[i];
  const Combatant& one = combatant(i);
  return one.initiative + (fighter.is(Fighter::disarmed) ? 0 : one.weaponInitiative) + fighter.bonus;
}

// D1, D14: in melee the larger of PTS and TS, for shots TS alone, without a weapon PTS minus one size.
std::uint8_t Duel::damageDieOf(const State& state, std::size_t i) const {
  if (i >= fighterCount()) return dieSizes.front();
  if (state.byShot) return combatant(i).shotDie;
  return state.fighters[i].is(Fighter::disarmed) ? combatant(i).unarmedDie : combatant(i).meleeDie;
}

std::optional<Refusal> Duel::check(const State& state, Seat seat, Action action) const {
  if (state.step == Step::over) return Refusal(phrases::isOver);
  const Turn now = turn(state);
  if (now.waiting != Waiting::decision || seat >= fighterCount() || !has(now.seats, seat))
    return Refusal(phrases::notAsked);
  if (action.who() != seat) return Refusal(phrases::notYours);
  action = action.by(0);
  switch (state.step) {
    case Step::prepare: return checkPrepare(state, seat, action);
    case Step::score: return checkScore(state, seat, action);
    case Step::shoot: return checkShoot(state, seat, action);
    case Step::keep: return checkKeep(state, seat, action);
    case Step::declare: return checkDeclare(state, seat, action);
    case Step::group: return checkGroup(state, seat, action);
    case Step::wave: return checkWave(state, action);
    case Step::ward: return checkWardOf(state, action);
    case Step::evade:
      if (action == Action(ActionKind::evade) || action == Action(ActionKind::stay)) return std::nullopt;
      return Refusal(phrases::evadeOrStay);
    case Step::mercy:
      if (action == Action(ActionKind::leave) || action == Action(ActionKind::stand)) return std::nullopt;
      return Refusal(phrases::leaveOrStand);
    case Step::hit: return checkHit(state, action);
    default: return checkWounds(state, action);
  }
}

void Duel::list(const State& state, Seat seat, ActionList<Action>& out) const {
  const Turn now = turn(state);
  if (now.waiting != Waiting::decision || seat >= fighterCount() || !has(now.seats, seat)) return;
  const std::size_t before = out.size();
  listFor(state, seat, out);
  const std::size_t count = out.size() - before;
  for (Action* action = out.tail() - count; action != out.tail(); ++action) *action = action->by(seat);
}

void Duel::listFor(const State& state, Seat seat, ActionList<Action>& out) const {
  switch (state.step) {
    case Step::prepare: return listPrepare(state, seat, out);
    case Step::score: return listScores(state, seat, out);
    case Step::shoot: return listShots(state, seat, out);
    case Step::keep: return listKeeps(state, seat, out);
    case Step::declare: return listDeclarations(state, seat, out);
    case Step::group: return listGroups(state, seat, out);
    case Step::wave: return listWaves(state, out);
    case Step::ward: return listWardsOf(state, out);
    case Step::evade: out.push_back(Action(ActionKind::evade)); return out.push_back(Action(ActionKind::stay));
    case Step::mercy: out.push_back(Action(ActionKind::leave)); return out.push_back(Action(ActionKind::stand));
    case Step::hit: return listHits(state, out);
    default: return listWounds(state, out);
  }
}

void Duel::apply(State& state, Seat seat, Action action, NoEvents& events) const {
  Play<NoEvents>(*this, state, events).apply(seat, action);
}
void Duel::apply(State& state, Seat seat, Action action, EventList& events) const {
  Play<EventList>(*this, state, events).apply(seat, action);
}
void Duel::roll(State& state, const Faces& faces, NoEvents& events) const {
  Play<NoEvents>(*this, state, events).roll(faces);
}
void Duel::roll(State& state, const Faces& faces, EventList& events) const {
  Play<EventList>(*this, state, events).roll(faces);
}

template <class Events>
void Play<Events>::begin() {
  beginPhase();
}

template <class Events>
void Play<Events>::apply(Seat seat, Action action) {
  action = action.by(0);
  Fighter& one = fighter(seat);
  if (game_.isSecret(state_.step)) {
    one.chosen = action.dice();
    if (state_.step == Step::declare) {
      one.chosen = 0;
      one.declared =
          action.kind() == ActionKind::attack ? static_cast<std::uint8_t>(1 + action.whom()) : std::uint8_t{0};
    }
    if (state_.step == Step::group) one.chosenPaid = action.second();
    state_.decided = static_cast<std::uint8_t>(state_.decided | 1u << seat);
    if (state_.decided != state_.asked) return tell(phrases::decides, piece(seat));
    switch (state_.step) {
      case Step::prepare: return prepare();
      case Step::score: return revealScores();
      case Step::declare: return afterDeclaring();
      default: return revealGroups();
    }
  }
  state_.asked = 0;
  switch (action.kind()) {
    case ActionKind::shoot: return shoot(action);
    case ActionKind::aim: return aimOn();
    case ActionKind::keep: return keepDice(action.dice());
    case ActionKind::evade: state_.step = Step::evasion; return tell(phrases::evades, piece(seat));
    case ActionKind::stay: tell(phrases::stays, piece(seat)); return hitOrMiss();
    case ActionKind::wave: return nameWave(action.dice());
    case ActionKind::pass: return afterPass();
    case ActionKind::ward: return carryOutWard(action);
    case ActionKind::strike: return strike(false);
    case ActionKind::fell: return strike(true);
    case ActionKind::flee: return flee(seat);
    case ActionKind::spare:
      tell(phrases::spares, piece(seat), piece(state_.defender));
      return askOne(Step::mercy, state_.defender);
    case ActionKind::leave: return flee(seat);
    case ActionKind::stand:
      tell(phrases::stands, piece(seat));
      state_.refused = 1;
      return askOne(Step::hit, state_.attacker);
    case ActionKind::reroll:
      state_.rerolled = static_cast<std::uint8_t>(action.place());
      --state_.rerolls;
      state_.step = Step::rerollDie;
      return;
    case ActionKind::enough: state_.rerolls = 0; return afterDamage();
    case ActionKind::wounds: return addWounds(unpacked(action.what()));
    case ActionKind::share:
      state_.woundTo[state_.shared++] = static_cast<std::uint8_t>(action.whom());
      return shareNext();
    default: return;
  }
}

template <class Events>
void Play<Events>::roll(const Faces& faces) {
  switch (state_.step) {
    case Step::roll: return throwHand(faces);
    case Step::target: return throwTarget(faces);
    case Step::reaction: return throwReaction(faces);
    case Step::evasion: return throwEvasion(faces);
    case Step::dieOff: return dieOff(faces);
    case Step::damage:
    case Step::rerollDie: return throwDamage(faces);
    default: return;
  }
}

template <class Events>
void Play<Events>::ask(Step step, unsigned seats) {
  state_.step = step;
  state_.asked = static_cast<std::uint8_t>(seats);
  state_.decided = 0;
}

template <class Events>
void Play<Events>::askOne(Step step, std::size_t seat) {
  ask(step, 1u << seat);
}

template <class Events>
void Play<Events>::beginPhase() {
  ++state_.phase;
  state_.busy = 0;
  unsigned asked = 0;
  for (std::size_t i = 0; i < game_.fighterCount(); ++i) {
    Fighter& one = fighter(i);
    if (!one.fights()) continue;
    const int dice = combatant(i).values.dice - one.lost;
    one.dice = static_cast<std::uint8_t>(std::max(dice, 1));  // D14
    one.lost = 0;
    one.bonus = one.nextBonus;
    one.nextBonus = 0;
    const bool fell = one.is(Fighter::falls);
    one.clear(Fighter::falls | Fighter::fallen);
    if (fell) one.set(Fighter::fallen);
    for (std::size_t other = 0; other < game_.fighterCount(); ++other)
      if (game_.inReach(state_, i, other)) one.set(Fighter::inMelee);
    // Who is in reach, or has fewer dice than he kept, loses the rest of what he kept (D16).
    const auto kept = one.is(Fighter::inMelee) ? std::uint8_t{0} : std::min(one.hand.count, one.dice);
    for (std::size_t place = kept; place < one.hand.count; ++place) one.hand.faces[place] = 0;
    one.hand.count = kept;
    one.scored = one.hand.all();
    if (one.is(Fighter::disarmed) || !one.is(Fighter::inMelee)) asked |= 1u << i;
  }
  tell(phrases::phaseBegins, number(state_.phase));
  if (asked) return ask(Step::prepare, asked);
  beginRound();
}

template <class Events>
void Play<Events>::beginRound() {
  unsigned rolling = 0;
  for (std::size_t i = 0; i < game_.fighterCount(); ++i) {
    Fighter& one = fighter(i);
    const bool takesPart = one.is(Fighter::inMelee) || (one.is(Fighter::archer) && !one.is(Fighter::shotDone));
    if (!one.fights() || !takesPart) continue;
    one.hand.count = one.dice;
    if (countOf(one.scored) < one.dice) rolling |= 1u << i;
  }
  if (rolling == 0) return afterScoring();
  state_.asked = 0;
  state_.rolling = static_cast<std::uint8_t>(rolling);
  state_.step = Step::roll;
}

template <class Events>
void Play<Events>::afterScoring() {
  if (state_.attacker != nobody) return goOnAiming();
  nextArcher();
}

template <class Events>
void Play<Events>::beginDeclaring() {
  unsigned asked = 0;
  for (std::size_t i = 0; i < game_.fighterCount(); ++i)
    if (game_.canAttack(state_, i)) asked |= 1u << i;
  state_.asked = 0;
  if (asked) return ask(Step::declare, asked);
  afterDeclaring();
}

template <class Events>
void Play<Events>::afterDeclaring() {
  state_.asked = state_.decided = 0;
  for (std::size_t i = 0; i < game_.fighterCount(); ++i) {
    if (fighter(i).declared == 0) continue;
    state_.attackers = static_cast<std::uint8_t>(state_.attackers | 1u << i);
    tell(phrases::attacks, piece(static_cast<int>(i)), piece(fighter(i).declared - 1));
  }
  if (state_.attackers) {
    state_.busy = 1;
    return beginGrouping();
  }
  bool more = false;
  for (std::size_t i = 0; i < game_.fighterCount(); ++i) {
    Fighter& one = fighter(i);
    if (!one.fights() || !one.is(Fighter::inMelee) || one.scored == one.hand.all()) continue;
    setAside(one);
    more = true;
  }
  if (!more) return endPhase();
  tell(phrases::nobodyAttacks);
  beginRound();
}

template <class Events>
void Play<Events>::endPhase() {
  state_.asked = state_.decided = state_.attackers = 0;
  closeIn();
  for (std::size_t i = 0; i < game_.fighterCount(); ++i) {
    Fighter& one = fighter(i);
    if (!one.is(Fighter::aiming)) one.hand = {};
    one.scored = one.hand.all();
    one.fresh = one.devalued = one.group = one.spent = 0;
    one.declared = one.shotDebts = one.speed = one.aim = 0;
    one.clear(Fighter::wardsOnly | Fighter::inMelee | Fighter::archer | Fighter::aiming | Fighter::shotDone |
              Fighter::lapsed);
  }
  state_.quiet = state_.busy ? std::uint8_t{0} : static_cast<std::uint8_t>(state_.quiet + 1);
  if (state_.quiet >= quietPhases) return endFight(Ending::quiet, noSide);
  if (state_.phase >= maxPhases) return endFight(Ending::phases, noSide);
  beginPhase();
}

template <class Events>
void Play<Events>::endFight(Ending ending, Side winner) {
  state_.step = Step::over;
  state_.asked = state_.decided = state_.attackers = state_.rolling = state_.rivals = 0;
  state_.ending = ending;
  state_.winner = winner;
  if constexpr (Events::wanted) events_.outcome(game_.outcome(state_).why);
}

// The side that has nobody left in the fight has lost, by flight if its last one fled (D14, D15).
template <class Events>
bool Play<Events>::endIfSideIsOut() {
  for (const Side side : {Side{0}, Side{1}}) {
    bool left = false, fled = false;
    for (std::size_t i = 0; i < game_.fighterCount(); ++i) {
      if (combatant(i).side != side) continue;
      left = left || fighter(i).fights();
      fled = fled || fighter(i).is(Fighter::fled);
    }
    if (left) continue;
    endFight(fled ? Ending::fled : Ending::out, static_cast<Side>(1 - side));
    return true;
  }
  return false;
}

// What other chapters call.
template void Play<NoEvents>::begin();
template void Play<EventList>::begin();
template void Play<NoEvents>::apply(Seat, Action);
template void Play<EventList>::apply(Seat, Action);
template void Play<NoEvents>::roll(const Faces&);
template void Play<EventList>::roll(const Faces&);
template void Play<NoEvents>::ask(Step, unsigned);
template void Play<EventList>::ask(Step, unsigned);
template void Play<NoEvents>::askOne(Step, std::size_t);
template void Play<EventList>::askOne(Step, std::size_t);
template void Play<NoEvents>::beginPhase();
template void Play<EventList>::beginPhase();
template void Play<NoEvents>::beginRound();
template void Play<EventList>::beginRound();
template void Play<NoEvents>::afterScoring();
template void Play<EventList>::afterScoring();
template void Play<NoEvents>::beginDeclaring();
template void Play<EventList>::beginDeclaring();
template void Play<NoEvents>::afterDeclaring();
template void Play<EventList>::afterDeclaring();
template void Play<NoEvents>::endPhase();
template void Play<EventList>::endPhase();
template void Play<NoEvents>::endFight(Ending, Side);
template void Play<EventList>::endFight(Ending, Side);
template bool Play<NoEvents>::endIfSideIsOut();
template bool Play<EventList>::endIfSideIsOut();

}  // namespace walstatt::duel
