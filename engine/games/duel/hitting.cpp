// Hits (N5, N6): flight (D15), what sets bring (D12), the damage roll (D11), wounds and armour (D13, D14).
#include <algorithm>

#include "games/duel/play.h"

namespace walstatt::duel {

namespace {

DamageFaces facesOf(const State& state) {
  DamageFaces faces;
  for (std::size_t i = 0; i < state.damageDice; ++i) faces.push_back(state.damage[i]);
  return faces;
}

bool hasEquals(const DamageFaces& faces) {
  for (std::size_t i = 1; i < faces.size(); ++i)
    if (faces[i] == faces[i - 1]) return true;  // they lie from high to low
  return false;
}

SetEffect effectNow(const State& state) {
  return effectOf(bestSet(state.fighters[state.attacker].hand, state.attackGroup, state.unmet));
}

// Wounds numbered from high dice to low ones, larger sums first, so that they can be told by numbers alone.
Adding canonicalAdding(const DamageFaces& faces, const Adding& adding) {
  struct One {
    Die face = 0;
    int dice = 0;
  };
  std::array<One, maxDamageDice + 1> wounds{};
  for (std::size_t i = 0; i < faces.size(); ++i) {
    wounds[adding[i]].face = faces[i];
    ++wounds[adding[i]].dice;
  }
  std::sort(wounds.begin() + 1, wounds.end(),
            [](const One& a, const One& b) { return a.face != b.face ? a.face > b.face : a.dice > b.dice; });
  Adding result{};
  std::size_t die = 0;
  for (std::size_t number = 1; number < wounds.size(); ++number)
    for (int i = 0; i < wounds[number].dice; ++i) result[die++] = static_cast<std::uint8_t>(number);
  return result;
}

}  // namespace

std::optional<Refusal> Duel::checkHit(const State& state, Action action) const {
  if (action == Action(ActionKind::strike) || action == Action(ActionKind::flee)) return std::nullopt;
  if (action == Action(ActionKind::fell)) {
    if (effectNow(state).fallInstead) return std::nullopt;
    return Refusal(phrases::noFall);
  }
  if (action == Action(ActionKind::spare)) {
    if (!state.refused) return std::nullopt;
    return Refusal(phrases::alreadyRefused);
  }
  return Refusal(phrases::hitNow);
}

void Duel::listHits(const State& state, ActionList<Action>& out) const {
  out.push_back(Action(ActionKind::strike));
  if (effectNow(state).fallInstead) out.push_back(Action(ActionKind::fell));
  if (!state.refused) out.push_back(Action(ActionKind::spare));
  out.push_back(Action(ActionKind::flee));
}

std::optional<Refusal> Duel::checkWounds(const State& state, Action action) const {
  if (state.step == Step::reroll) {
    if (action == Action(ActionKind::enough)) return std::nullopt;
    if (action.kind() != ActionKind::reroll || action.what() >= state.damageDice) return Refusal(phrases::rerollNow);
    return std::nullopt;
  }
  if (state.step == Step::share) {
    if (action.kind() != ActionKind::share || action.what() != action.whom() || action.whom() >= fighterCount() ||
        !inReach(state, state.attacker, action.whom()))
      return Refusal(phrases::shareNow);
    return std::nullopt;
  }
  if (action.kind() != ActionKind::wounds || action.what() >> placesBits != 0) return Refusal(phrases::woundsNow);
  if (!checkAdding(facesOf(state), unpacked(action.what()))) return Refusal(phrases::onlyEquals);
  return std::nullopt;
}

void Duel::listWounds(const State& state, ActionList<Action>& out) const {
  if (state.step == Step::reroll) {
    for (std::size_t i = 0; i < state.damageDice; ++i)
      if (i == 0 || state.damage[i] != state.damage[i - 1]) out.push_back(Action::reroll(static_cast<int>(i)));
    return out.push_back(Action(ActionKind::enough));
  }
  if (state.step == Step::share) {
    for (std::size_t i = 0; i < fighterCount(); ++i)
      if (inReach(state, state.attacker, i)) out.push_back(Action::share(static_cast<int>(i)));
    return;
  }
  const DamageFaces faces = facesOf(state);
  for (const Adding& adding : addingsOf(faces))
    out.push_back(Action(ActionKind::wounds, packed(canonicalAdding(faces, adding))));
}

template <class Events>
void Play<Events>::beginHit() {
  if constexpr (Events::wanted)
    events_.outcome(Said(phrases::hits, piece(state_.attacker), piece(state_.defender), number(countOf(state_.unmet))));
  askOne(Step::hit, state_.attacker);
}

// D12 before the roll, then D11.
template <class Events>
void Play<Events>::strike(bool fell) {
  const SetEffect effect = effectNow(state_);
  const Arg who = piece(state_.attacker), whom = piece(state_.defender);
  if (effect.initiative > attacker().nextBonus) attacker().nextBonus = static_cast<std::uint8_t>(effect.initiative);
  if (effect.initiative > 0) tell(phrases::winsInitiative, who, number(effect.initiative));
  if (effect.disarm && !defender().is(Fighter::disarmed)) {
    defender().set(Fighter::disarmed);
    tell(phrases::isDisarmed, whom);
  }
  if (fell) {
    defender().set(Fighter::falls);
    tell(phrases::isFelled, whom);
  }
  state_.times = static_cast<std::uint8_t>(fell ? 1 : effect.factor);
  if (state_.times > 1) tell(phrases::damageTimes, number(state_.times));
  const Mask named = state_.attackGroup & attacker().spent;
  const int dice = damageDice(attacker().hand, state_.attackGroup, named, state_.unmet);
  if constexpr (Events::wanted) {
    const Mask sets = setsOf(attacker().hand, state_.attackGroup);
    const int equals = countOf(sets), unused = countOf(without(without(state_.attackGroup, sets), named));
    Explained sum;
    sum.add(1, phrases::reasonFirstDie);
    if (equals > 0) sum.add(equals, phrases::reasonEquals);
    if (dice > 1 + equals + unused) sum.add(dice - 1 - equals - unused, phrases::reasonFurtherRuns);
    if (unused > 0) sum.add(unused, phrases::reasonUnusedRuns);
    events_.number(Said(phrases::damageDiceAre, who, number(dice), number(game_.damageDieOf(state_, state_.attacker))),
                   sum);
  }
  state_.damageDice = static_cast<std::uint8_t>(diceRolled(dice));
  state_.rerolls = static_cast<std::uint8_t>(rerolls(dice));
  state_.step = Step::damage;
}

template <class Events>
void Play<Events>::flee(std::size_t who) {
  fighter(who).set(Fighter::fled);
  if constexpr (Events::wanted) events_.outcome(Said(phrases::flees, piece(static_cast<int>(who))));
  fighter(who).hand = {};
  fighter(who).scored = fighter(who).group = fighter(who).devalued = fighter(who).spent = 0;
  if (!endIfSideIsOut()) endExchange();
}

template <class Events>
void Play<Events>::throwDamage(const Faces& faces) {
  if (state_.step == Step::rerollDie) {
    tell(phrases::rerolls, piece(state_.attacker), number(state_.damage[state_.rerolled]), number(faces[0]));
    state_.damage[state_.rerolled] = static_cast<Die>(faces[0]);
    state_.rerolled = 0;
  } else {
    for (std::size_t i = 0; i < faces.size(); ++i) state_.damage[i] = static_cast<Die>(faces[i]);
  }
  std::sort(state_.damage.begin(), state_.damage.begin() + state_.damageDice, std::greater<>());
  if constexpr (Events::wanted)
    if (state_.step == Step::damage) tell(phrases::rollsDamage, piece(state_.attacker), facesArg(facesOf(state_)));
  afterDamage();
}

template <class Events>
void Play<Events>::afterDamage() {
  if (state_.rerolls > 0) return askOne(Step::reroll, state_.attacker);
  const DamageFaces faces = facesOf(state_);
  if (hasEquals(faces)) return askOne(Step::wounds, state_.attacker);
  addWounds({1, 2, 3, 4, 5, 6});
}

template <class Events>
void Play<Events>::addWounds(const Places& woundOf) {
  const Wounds wounds = woundsOf(facesOf(state_), woundOf, state_.times);
  state_.woundCount = static_cast<std::uint8_t>(wounds.size());
  for (std::size_t i = 0; i < wounds.size(); ++i) {
    state_.woundSize[i] = wounds[i];
    state_.woundTo[i] = state_.defender;
  }
  state_.shared = 0;
  int opponents = 0;
  for (std::size_t i = 0; i < game_.fighterCount(); ++i) opponents += game_.inReach(state_, state_.attacker, i);
  // D12: only an Exi is shared out, and only where there is somebody else.
  if (state_.times < 3 || state_.byShot || opponents < 2) return woundAll();
  shareNext();
}

template <class Events>
void Play<Events>::shareNext() {
  if (state_.shared < state_.woundCount) return askOne(Step::share, state_.attacker);
  woundAll();
}

// N6, D13, D14: each wound by itself, then the wear of the whole roll.
template <class Events>
void Play<Events>::woundAll() {
  state_.asked = 0;
  for (std::size_t whom = 0; whom < game_.fighterCount(); ++whom) {
    Fighter& struck = fighter(whom);
    Armour armour = combatant(whom).armour;
    armour.quality = struck.quality;
    const Arg who = piece(static_cast<int>(whom));
    Wounds wounds;
    for (std::size_t i = 0; i < state_.woundCount; ++i)
      if (state_.woundTo[i] == whom) wounds.push_back(state_.woundSize[i]);
    if (wounds.empty()) continue;
    const Injury injury = injuryOf(wounds, armour);
    const Armour after = worn(armour, injury);
    if constexpr (Events::wanted) {
      for (const std::uint16_t size : wounds) {
        const Phrase& kind = size >= critical     ? phrases::woundCritical
                             : size >= heavyWound ? phrases::woundHeavy
                                                  : phrases::woundLight;
        Explained left;
        left.add(size, phrases::reasonWound);
        if (armour.protects()) left.add(-std::min<int>(armour.protects(), size), phrases::reasonArmour);
        events_.number(Said(kind, who, number(size), number(left.value())), left);
      }
      if (after.quality != armour.quality) tell(phrases::armourWorn, who, number(after.quality));
      if (injury.heavy) events_.outcome(Said(phrases::losesDice, who, number(injury.heavy)));
    }
    for (const std::uint16_t size : wounds)
      struck.wounds = static_cast<std::uint8_t>(struck.wounds + (size > armour.protects()));
    struck.quality = after.quality;
    struck.lost = static_cast<std::uint8_t>(std::min(struck.lost + injury.heavy, 200));
    if (!state_.byShot) struck.set(Fighter::lapsed);  // N5: a blow ends the phase, a shot does not
    const bool killed = injury.out(struck.vitality) || (state_.deadly && injury.damage > 0);
    struck.vitality = static_cast<std::uint8_t>(std::max(0, struck.vitality - injury.damage));
    if (injury.damage > 0) tell(phrases::vitalityLeft, who, number(injury.damage), number(struck.vitality));
    if (killed) putOut(whom);
  }
  afterHit();
}

template <class Events>
void Play<Events>::putOut(std::size_t who) {
  Fighter& one = fighter(who);
  one.set(Fighter::out);
  one.clear(Fighter::aiming);
  one.hand = {};
  one.scored = one.group = one.devalued = one.spent = 0;
  if constexpr (Events::wanted) events_.outcome(Said(phrases::isOut, piece(static_cast<int>(who))));
}

template <class Events>
void Play<Events>::afterHit() {
  state_.damage = {};
  state_.woundSize = {};
  state_.woundTo = {};
  state_.damageDice = state_.rerolls = state_.rerolled = state_.times = state_.woundCount = state_.shared = 0;
  const bool shot = state_.byShot != 0;
  state_.byShot = state_.deadly = 0;
  if (endIfSideIsOut()) return;
  if (shot) return endShot();
  endExchange();
}

template void Play<NoEvents>::beginHit();
template void Play<EventList>::beginHit();
template void Play<NoEvents>::strike(bool);
template void Play<EventList>::strike(bool);
template void Play<NoEvents>::flee(std::size_t);
template void Play<EventList>::flee(std::size_t);
template void Play<NoEvents>::throwDamage(const Faces&);
template void Play<EventList>::throwDamage(const Faces&);
template void Play<NoEvents>::afterDamage();
template void Play<EventList>::afterDamage();
template void Play<NoEvents>::addWounds(const Places&);
template void Play<EventList>::addWounds(const Places&);
template void Play<NoEvents>::shareNext();
template void Play<EventList>::shareNext();

}  // namespace walstatt::duel
