// Attack, defence and counter (N3A, N3V, N4; D6 to D10).
#include <algorithm>

#include "games/duel/play.h"

namespace walstatt::duel {

namespace {

constexpr std::array<const Phrase*, 11> wardFaults{
    &phrases::wardNumber, &phrases::wardNotMine,     &phrases::wardOne,           &phrases::wardIdle,
    &phrases::wardBare,   &phrases::wardRescueAdded, &phrases::wardUnequal,       &phrases::wardFallen,
    &phrases::wardHeavy,  &phrases::wardTooLow,      &phrases::wardRescueNeedless};

Ward wardOf(Action action) {
  Ward ward;
  ward.dieTo = unpacked(action.what());
  ward.attackTo = unpacked(action.what() >> placesBits);
  return ward;
}

Action actionOf(const Ward& ward) {
  return Action(ActionKind::ward, packed(ward.dieTo) | packed(ward.attackTo) << placesBits);
}

Faces facesOf(const Hand& hand, Mask dice) {
  Faces faces;
  for (std::size_t place = 0; place < hand.count; ++place)
    if (holds(dice, place)) faces.push_back(hand.faces[place]);
  return faces;
}

}  // namespace

Values Duel::waveValues(const State& state) const {
  Values values;
  if (state.attacker >= fighterCount()) return values;
  const Values all = attackValues(state.fighters[state.attacker].hand, state.attackGroup);
  std::size_t at = 0;
  for (std::size_t place = 0; place < handSize; ++place) {
    if (!holds(state.attackGroup, place)) continue;
    if (holds(state.waveDice, place)) values.push_back(all[at]);
    ++at;
  }
  return values;
}

WardProblem Duel::wardProblem(const State& state) const {
  const Fighter& defender = state.fighters[state.defender];
  return {waveValues(state), defender.hand, defender.unspentGroup(), defender.rescue(), defender.is(Fighter::fallen)};
}

std::optional<Refusal> Duel::checkWave(const State& state, Action action) const {
  const Fighter& attacker = state.fighters[state.attacker];
  if (action == Action(ActionKind::pass)) {
    if (state.wave == 1) return Refusal(phrases::mustAttack);
    return std::nullopt;
  }
  if (action.kind() != ActionKind::wave || action.what() != action.dice()) return Refusal(phrases::waveNow);
  const Mask left = without(state.attackGroup, attacker.spent);
  if (without(action.dice(), left) || action.dice() == 0) return Refusal(phrases::waveNotGroup);
  if (state.wave == 2 && action.dice() != left) return Refusal(phrases::waveRest);
  if (state.wave != 2 && !isFirstWave(attacker.hand, state.attackGroup, action.dice()))
    return Refusal(phrases::waveSets);
  return std::nullopt;
}

void Duel::listWaves(const State& state, ActionList<Action>& out) const {
  const Fighter& attacker = state.fighters[state.attacker];
  if (state.wave == 2) {
    out.push_back(Action::wave(without(state.attackGroup, attacker.spent)));
  } else {
    for (const Mask wave : firstWaves(attacker.hand, state.attackGroup)) out.push_back(Action::wave(wave));
  }
  if (state.wave != 1) out.push_back(Action(ActionKind::pass));
}

std::optional<Refusal> Duel::checkWardOf(const State& state, Action action) const {
  if (action.kind() != ActionKind::ward || action.what() >> 2 * placesBits != 0) return Refusal(phrases::wardNow);
  if (const auto fault = checkWard(wardProblem(state), wardOf(action)))
    return Refusal(*wardFaults[static_cast<std::size_t>(*fault)]);
  return std::nullopt;
}

void Duel::listWardsOf(const State& state, ActionList<Action>& out) const {
  const WardProblem problem = wardProblem(state);
  FixedList<Ward, 64> wards;
  listWards(problem, wards);
  for (const Ward& ward : wards) out.push_back(actionOf(canonicalWard(problem, ward)));
}

// Which of equal dice meets which of equal attacks makes no difference: wards are numbered from high dice to low ones, and
// of equals those that lie first are taken first. So a ward can be told by numbers alone.
Ward Duel::canonicalWard(const WardProblem& problem, const Ward& ward) const {
  struct One {
    Die face = 0;
    bool rescue = false;
    int dice = 0;
    Values attacks;  // from high to low
  };
  std::array<One, handSize + 1> wards{};
  for (std::size_t i = 0; i < problem.own.count; ++i) {
    One& one = wards[ward.dieTo[i]];
    one.face = problem.own.faces[i];
    one.rescue = holds(problem.rescue, i);
    ++one.dice;
  }
  for (std::size_t i = 0; i < problem.attacks.size(); ++i)
    wards[ward.attackTo[i]].attacks.push_back(problem.attacks[i]);
  const auto first = wards.begin() + 1;
  const auto last = std::partition(first, wards.end(), [](const One& one) { return one.dice > 0; });
  for (auto one = first; one != last; ++one) std::sort(one->attacks.begin(), one->attacks.end(), std::greater<>());
  const auto before = [](const One& a, const One& b) {
    if (a.face != b.face) return a.face > b.face;
    if (a.rescue != b.rescue) return b.rescue;
    if (a.dice != b.dice) return a.dice > b.dice;
    return std::lexicographical_compare(b.attacks.begin(), b.attacks.end(), a.attacks.begin(), a.attacks.end());
  };
  for (auto one = first; one != last; ++one) std::rotate(std::upper_bound(first, one, *one, before), one, one + 1);
  Ward result;
  std::uint8_t number = 0;
  for (auto one = first; one != last; ++one) {
    ++number;
    int dice = one->dice;
    for (std::size_t i = 0; i < problem.own.count && dice > 0; ++i) {
      const bool fits = problem.own.faces[i] == one->face && holds(one->rescue ? problem.rescue : problem.group, i);
      if (!fits || result.dieTo[i] != 0) continue;
      result.dieTo[i] = number;
      --dice;
    }
    for (const Die attack : one->attacks)
      for (std::size_t i = 0; i < problem.attacks.size(); ++i) {
        if (problem.attacks[i] != attack || result.attackTo[i] != 0) continue;
        result.attackTo[i] = number;
        break;
      }
  }
  return result;
}

template <class Events>
void Play<Events>::beginAttack(std::size_t who, std::size_t whom) {
  const auto gone = static_cast<std::uint8_t>(1u << who);
  state_.attackers = static_cast<std::uint8_t>(state_.attackers & ~gone);
  // Whom one attacks has his counter instead of an attack of his own on the same one (ruling Y5).
  if (fighter(whom).declared == who + 1) state_.attackers = static_cast<std::uint8_t>(state_.attackers & ~(1u << whom));
  state_.attacker = static_cast<std::uint8_t>(who);
  state_.defender = static_cast<std::uint8_t>(whom);
  state_.wave = 1;
  state_.rescued = 0;
  state_.attackGroup = attacker().unspentGroup();
  if (countOf(state_.attackGroup) == 1) return nameWave(state_.attackGroup);
  askOne(Step::wave, who);
}

template <class Events>
void Play<Events>::nameWave(Mask dice) {
  if (state_.wave == 0) {  // the counter is taken
    state_.wave = 1;
    state_.rescued = 0;
    tell(phrases::counters, piece(state_.attacker), piece(state_.defender));
  }
  state_.waveDice = dice;
  attacker().spent = static_cast<Mask>(attacker().spent | dice);
  if constexpr (Events::wanted)
    tell(phrases::names, piece(state_.attacker), facesArg(facesOf(attacker().hand, dice)),
         facesArg(game_.waveValues(state_)));
  const WardProblem problem = game_.wardProblem(state_);
  if ((problem.group | problem.rescue) != 0) return askOne(Step::ward, state_.defender);
  tell(phrases::cannotWard, piece(state_.defender));
  state_.unmet = dice;
  beginHit();
}

template <class Events>
void Play<Events>::carryOutWard(Action action) {
  const WardProblem problem = game_.wardProblem(state_);
  const Ward ward = wardOf(action);
  const Arg who = piece(state_.defender);
  Mask used = 0;
  for (std::size_t i = 0; i < problem.own.count; ++i)
    if (ward.dieTo[i] != 0) used = static_cast<Mask>(used | 1u << i);
  const Mask rescue = used & problem.rescue;
  defender().spent = static_cast<Mask>(defender().spent | used);
  if (rescue) {
    defender().lost = static_cast<std::uint8_t>(defender().lost + countOf(rescue));
    state_.rescued = 1;
  }
  state_.unmet = 0;
  std::size_t at = 0;
  for (std::size_t place = 0; place < handSize; ++place) {
    if (!holds(state_.waveDice, place)) continue;
    if (ward.attackTo[at++] == 0) state_.unmet = static_cast<Mask>(state_.unmet | 1u << place);
  }
  if constexpr (Events::wanted) {
    if (used) tell(phrases::wards, who, facesArg(facesOf(problem.own, used)));
    if (rescue) tell(phrases::usesRescue, who, facesArg(facesOf(problem.own, rescue)), number(countOf(rescue)));
    if (state_.unmet) {
      tell(phrases::leavesUnmet, who, number(countOf(state_.unmet)));
    } else {
      tell(phrases::allMet, who);
    }
  }
  if (state_.unmet) return beginHit();
  afterWards();
}

// D7: the rest as a second wave; then D9.
template <class Events>
void Play<Events>::afterWards() {
  if (state_.wave == 1 && without(state_.attackGroup, attacker().spent) != 0) {
    state_.wave = 2;
    return askOne(Step::wave, state_.attacker);
  }
  counterOrEnd();
}

template <class Events>
void Play<Events>::afterPass() {
  if (state_.wave == 2) {
    tell(phrases::holdsBack, piece(state_.attacker));
    return counterOrEnd();
  }
  tell(phrases::noCounter, piece(state_.attacker));
  endExchange();
}

// D9, N4a: all met, no rescue dice, and dice of the group left.
template <class Events>
void Play<Events>::counterOrEnd() {
  if (state_.rescued || defender().unspentGroup() == 0 || defender().is(Fighter::wardsOnly)) return endExchange();
  std::swap(state_.attacker, state_.defender);
  state_.wave = 0;
  state_.rescued = 0;
  state_.waveDice = 0;
  state_.attackGroup = attacker().unspentGroup();
  askOne(Step::wave, state_.attacker);
}

template <class Events>
void Play<Events>::endExchange() {
  state_.attacker = state_.defender = nobody;
  state_.wave = state_.rescued = state_.refused = 0;
  state_.attackGroup = state_.waveDice = state_.unmet = 0;
  nextAttack();
}

template void Play<NoEvents>::beginAttack(std::size_t, std::size_t);
template void Play<EventList>::beginAttack(std::size_t, std::size_t);
template void Play<NoEvents>::nameWave(Mask);
template void Play<EventList>::nameWave(Mask);
template void Play<NoEvents>::carryOutWard(Action);
template void Play<EventList>::carryOutWard(Action);
template void Play<NoEvents>::afterPass();
template void Play<EventList>::afterPass();
template void Play<NoEvents>::endExchange();
template void Play<EventList>::endExchange();

}  // namespace walstatt::duel
