// Shooting (F1, F2, F3, F4, F5, F6, D16 to D19): shoot at once or aim on, the target number, awareness and evasion, legendary shots.
// Archers act before the first declaring of a phase, in the order of their initiative (ruling Y6).
#include <algorithm>

#include "games/duel/payments.h"
#include "games/duel/play.h"

namespace walstatt::duel {

namespace {

Motion motionOf(const Fighter& fighter) { return static_cast<Motion>(fighter.speed); }

Shot shotOf(Action action) { return {action.dice(), action.shotStruck(), action.second()}; }

constexpr std::array<const Phrase*, 4> shotFaults{&phrases::shotOutside, &phrases::strikeOut, &phrases::onlyRunsOut,
                                                  &phrases::noDiceLeft};

// The n lowest of some dice; of equals those that lie first.
Mask lowest(const Hand& hand, Mask dice, int n) {
  Mask taken = 0;
  for (; n > 0 && dice != 0; --n) {
    std::size_t low = handSize;
    for (std::size_t i = 0; i < hand.count; ++i)
      if (holds(dice, i) && (low == handSize || hand.faces[i] < hand.faces[low])) low = i;
    taken = static_cast<Mask>(taken | 1u << low);
    dice = without(dice, taken);
  }
  return taken;
}

Faces facesOf(const Hand& hand, Mask dice) {
  Faces faces;
  for (std::size_t i = 0; i < hand.count; ++i)
    if (holds(dice, i)) faces.push_back(hand.faces[i]);
  return faces;
}

}  // namespace

std::optional<Refusal> Duel::checkShoot(const State& state, Seat seat, Action action) const {
  if (action == Action(ActionKind::aim)) return std::nullopt;
  if (action.kind() != ActionKind::shoot || action.what() >> 32 != 0) return Refusal(phrases::shootNow);
  const Fighter& archer = state.fighters[seat];
  const Mask group = action.dice(), paid = action.shotPaid();
  if (const auto refusal = checkGroup(state, seat, Action::group(group, paid))) return refusal;
  if (group == 0) return Refusal(phrases::groupNeeded);
  if (const auto fault = checkShot(archer.hand, shotOf(action), motionOf(archer)))
    return Refusal(*shotFaults[static_cast<std::size_t>(*fault)],
                   number(diceToStrike(archer.hand, group, motionOf(archer))));
  return std::nullopt;
}

// Of the dice left out or struck the lowest ones: to give higher ones away helps nobody.
void Duel::listShots(const State& state, Seat seat, ActionList<Action>& out) const {
  const Fighter& archer = state.fighters[seat];
  forEachPayment(archer, debtsDue(archer), [&](Mask paid) {
    for (const Mask group : groupsOf(archer.hand, without(archer.scored, paid), combatant(seat).values.skill)) {
      const int strikes = diceToStrike(archer.hand, group, motionOf(archer));
      if (countOf(group) <= strikes) continue;
      const Mask runs = without(group, setsOf(archer.hand, group));
      Mask struck = lowest(archer.hand, runs, strikes);
      struck = static_cast<Mask>(struck | lowest(archer.hand, without(group, struck), strikes - countOf(struck)));
      const Mask left = without(group, struck), leftRuns = without(left, setsOf(archer.hand, left));
      for (int n = 0; n <= countOf(leftRuns) && n < countOf(left); ++n)
        out.push_back(Action::shoot(group, lowest(archer.hand, leftRuns, n), paid, struck));
    }
  });
  out.push_back(Action(ActionKind::aim));
}

// Who keeps dice pays his ones first (ruling Y7).
std::optional<Refusal> Duel::checkKeep(const State& state, Seat seat, Action action) const {
  const Fighter& archer = state.fighters[seat];
  if (action.kind() != ActionKind::keep || action.what() != action.dice() || without(action.dice(), archer.scored))
    return Refusal(phrases::keepNow);
  for (std::size_t i = 0; i < archer.hand.count; ++i)
    if (holds(action.dice(), i) && archer.hand.faces[i] == 1) return Refusal(phrases::keepNoOnes);
  const Mask able = payable(archer);
  const int most = countOf(able) - debtsDue(archer);
  if (countOf(static_cast<Mask>(action.dice() & able)) > most) return Refusal(phrases::keepPays, number(most));
  return std::nullopt;
}

void Duel::listKeeps(const State& state, Seat seat, ActionList<Action>& out) const {
  const Hand& hand = state.fighters[seat].hand;
  for (unsigned kept = 0; kept <= hand.all(); ++kept) {
    const auto dice = static_cast<Mask>(kept);
    bool first = true;  // of equal dice those that lie first
    for (std::size_t i = 0; i < hand.count && first; ++i)
      for (std::size_t j = i + 1; j < hand.count && first; ++j)
        first = !(holds(dice, j) && !holds(dice, i) && hand.faces[i] == hand.faces[j]);
    if (first && !checkKeep(state, seat, Action::keep(dice))) out.push_back(Action::keep(dice));
  }
}

template <class Events>
void Play<Events>::nextArcher() {
  std::size_t next = maxFighters;
  for (std::size_t i = 0; i < game_.fighterCount(); ++i) {
    Fighter& one = fighter(i);
    if (!one.fights() || !one.is(Fighter::archer) || one.is(Fighter::shotDone)) continue;
    if (!fighter(one.aim - 1u).fights()) {  // somebody else was faster
      one.set(Fighter::shotDone);
      continue;
    }
    if (next == maxFighters || game_.initiativeOf(state_, i) > game_.initiativeOf(state_, next)) next = i;
  }
  if (next == maxFighters) return beginDeclaring();
  state_.attacker = static_cast<std::uint8_t>(next);
  state_.defender = static_cast<std::uint8_t>(fighter(next).aim - 1);
  askOne(Step::shoot, next);
}

template <class Events>
void Play<Events>::aimOn() {
  attacker().set(Fighter::aiming);
  tell(phrases::aimsOn, piece(state_.attacker));
  goOnAiming();
}

template <class Events>
void Play<Events>::goOnAiming() {
  if (attacker().scored == attacker().hand.all()) return askOne(Step::keep, state_.attacker);
  setAside(attacker());
  state_.asked = 0;
  state_.rolling = static_cast<std::uint8_t>(1u << state_.attacker);
  state_.step = Step::roll;
}

template <class Events>
void Play<Events>::keepDice(Mask dice) {
  Fighter& archer = attacker();
  if constexpr (Events::wanted) {
    if (dice)
      tell(phrases::keeps, piece(state_.attacker), facesArg(facesOf(archer.hand, dice)));
    else
      tell(phrases::keepsNone, piece(state_.attacker));
  }
  archer.scored = dice;
  setAside(archer);
  archer.hand.count = static_cast<std::uint8_t>(countOf(dice));
  endShot();
}

template <class Events>
void Play<Events>::shoot(Action action) {
  Fighter& archer = attacker();
  const Shot shot = shotOf(action);
  const int equals = legendaryEqualsOf(archer.hand, shot.group);
  archer.group = action.dice();
  archer.devalued = action.shotPaid();
  archer.spent = action.dice();
  state_.busy = 1;
  state_.shotDice = shot.counted();
  state_.result = static_cast<std::uint8_t>(shotResult(archer.hand, shot));
  state_.times = static_cast<std::uint8_t>(shotFactor(archer.hand, shot));
  state_.deadly = equals >= deadlyEquals;
  const int dice = shotDamageDice(archer.hand, shot);
  state_.damageDice = static_cast<std::uint8_t>(diceRolled(dice));
  state_.rerolls = static_cast<std::uint8_t>(rerolls(dice));
  state_.step = Step::target;
  if constexpr (Events::wanted) {
    const Arg who = piece(state_.attacker);
    if (archer.devalued) tell(phrases::pays, who, facesArg(facesOf(archer.hand, archer.devalued)));
    if (action.shotStruck()) tell(phrases::strikesOut, who, facesArg(facesOf(archer.hand, action.shotStruck())));
    tell(phrases::shoots, who, piece(state_.defender), facesArg(facesOf(archer.hand, state_.shotDice)),
         number(state_.result));
    if (state_.times > 1) tell(phrases::legendary, who, number(equals));
  }
}

template <class Events>
void Play<Events>::throwTarget(const Faces& faces) {
  const Fighter& aimedAt = defender();
  Explained sum;
  sum.add(targetRow(aimedAt.size).number, phrases::reasonSize);
  for (std::size_t i = 0; i < faces.size(); ++i)
    sum.add(faces[i], i == 0 ? phrases::reasonMeister : phrases::reasonMoving);
  sum.add(game_.gapBetween(state_, state_.attacker, state_.defender) / metresPerPoint, phrases::reasonDistance);
  state_.targetNumber = static_cast<std::uint8_t>(sum.value());
  if constexpr (Events::wanted)
    events_.number(Said(phrases::targetIs, piece(state_.defender), number(sum.value())), sum);
  if (state_.result < state_.targetNumber || aimedAt.awareness == Awareness::unaware) return hitOrMiss();
  if (aimedAt.awareness == Awareness::aware) return askOne(Step::evade, state_.defender);
  state_.step = Step::reaction;
}

template <class Events>
void Play<Events>::throwReaction(const Faces& faces) {
  const Face best = *std::max_element(faces.begin(), faces.end());
  if (best < reactionNumber) {
    tell(phrases::noticesNot, piece(state_.defender), number(best));
    return hitOrMiss();
  }
  tell(phrases::notices, piece(state_.defender), number(best));
  askOne(Step::evade, state_.defender);
}

template <class Events>
void Play<Events>::throwEvasion(const Faces& faces) {
  Explained sum;
  sum.add(state_.targetNumber, phrases::reasonTarget);
  sum.add(*std::max_element(faces.begin(), faces.end()), phrases::reasonBestDie);
  sum.add(combatant(state_.defender).values.skill, phrases::reasonSkill);
  state_.targetNumber = static_cast<std::uint8_t>(std::min(sum.value(), 255));
  if constexpr (Events::wanted)
    events_.number(Said(phrases::targetRises, piece(state_.defender), number(sum.value())), sum);
  // F4: it interrupts whatever else he was about.
  defender().set(Fighter::wardsOnly);
  if (defender().is(Fighter::archer)) defender().set(Fighter::shotDone);
  hitOrMiss();
}

template <class Events>
void Play<Events>::hitOrMiss() {
  if (state_.result < state_.targetNumber) {
    tell(phrases::shotMisses, piece(state_.attacker), number(state_.result), number(state_.targetNumber));
    return endShot();
  }
  if constexpr (Events::wanted)
    events_.outcome(Said(phrases::shotHits, piece(state_.attacker), piece(state_.defender)));
  ++defender().shotDebts;  // D19
  state_.byShot = 1;
  state_.result = state_.targetNumber = 0;
  state_.step = Step::damage;
}

template <class Events>
void Play<Events>::endShot() {
  attacker().set(Fighter::shotDone);
  if (!attacker().is(Fighter::aiming)) defender().awareness = Awareness::aware;  // now he knows
  state_.attacker = state_.defender = nobody;
  state_.result = state_.targetNumber = state_.shotDice = state_.deadly = 0;
  state_.damageDice = state_.rerolls = state_.times = 0;
  nextArcher();
}

template void Play<NoEvents>::nextArcher();
template void Play<EventList>::nextArcher();
template void Play<NoEvents>::aimOn();
template void Play<EventList>::aimOn();
template void Play<NoEvents>::goOnAiming();
template void Play<EventList>::goOnAiming();
template void Play<NoEvents>::keepDice(Mask);
template void Play<EventList>::keepDice(Mask);
template void Play<NoEvents>::shoot(Action);
template void Play<EventList>::shoot(Action);
template void Play<NoEvents>::throwTarget(const Faces&);
template void Play<EventList>::throwTarget(const Faces&);
template void Play<NoEvents>::throwReaction(const Faces&);
template void Play<EventList>::throwReaction(const Faces&);
template void Play<NoEvents>::throwEvasion(const Faces&);
template void Play<EventList>::throwEvasion(const Faces&);
template void Play<NoEvents>::hitOrMiss();
template void Play<EventList>::hitOrMiss();
template void Play<NoEvents>::endShot();
template void Play<EventList>::endShot();

}  // namespace walstatt::duel
