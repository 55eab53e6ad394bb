// Groups and debts (D2, D3) and who strikes first (D5). All who take part fix their groups in secret, at once, when an
// attack is revealed (ruling Y4).
#include <algorithm>

#include "games/duel/payments.h"
#include "games/duel/play.h"

namespace walstatt::duel {

std::optional<Refusal> Duel::checkGroup(const State& state, Seat seat, Action action) const {
  const Fighter& fighter = state.fighters[seat];
  const int skill = combatant(seat).values.skill, due = debtsDue(fighter);
  const Mask group = action.dice(), paid = action.second();
  if (action.kind() != ActionKind::group || action.what() >> 16 != 0) return Refusal(phrases::groupNow);
  if (without(paid, payable(fighter))) return Refusal(phrases::paysNot);
  if (countOf(paid) != due) return Refusal(phrases::paysWrong, number(due), number(countOf(paid)));
  const Mask usable = without(fighter.scored, paid);
  if (without(group, usable)) return Refusal(phrases::notScored);
  if (countOf(group) > skill) return Refusal(phrases::groupTooLarge, number(skill), number(countOf(group)));
  if (group == 0 && !groupsOf(fighter.hand, usable, skill).empty()) return Refusal(phrases::groupNeeded);
  if (group != 0 && !isGroup(fighter.hand, group, skill)) return Refusal(phrases::noStretch);
  return std::nullopt;
}

void Duel::listGroups(const State& state, Seat seat, ActionList<Action>& out) const {
  const Fighter& fighter = state.fighters[seat];
  forEachPayment(fighter, debtsDue(fighter), [&](Mask paid) {
    const Masks groups = groupsOf(fighter.hand, without(fighter.scored, paid), combatant(seat).values.skill);
    if (groups.empty()) out.push_back(Action::group(0, paid));
    for (const Mask group : groups) out.push_back(Action::group(group, paid));
  });
}

template <class Events>
void Play<Events>::beginGrouping() {
  unsigned asked = 0;
  for (std::size_t i = 0; i < game_.fighterCount(); ++i) {
    Fighter& one = fighter(i);
    if (!one.fights() || !one.is(Fighter::inMelee)) continue;
    int ways = 0;
    Mask only = 0, paidWith = 0;
    forEachPayment(one, game_.debtsDue(one), [&](Mask paid) {
      const Masks groups = groupsOf(one.hand, without(one.scored, paid), combatant(i).values.skill);
      ways += std::max(1, static_cast<int>(groups.size()));
      only = groups.empty() ? Mask{0} : groups[0];
      paidWith = paid;
    });
    if (ways > 1) {
      asked |= 1u << i;
      continue;
    }
    // Nothing to decide.
    one.chosen = only;
    one.chosenPaid = paidWith;
  }
  if (asked) return ask(Step::group, asked);
  revealGroups();
}

template <class Events>
void Play<Events>::revealGroups() {
  for (std::size_t i = 0; i < game_.fighterCount(); ++i) {
    Fighter& one = fighter(i);
    if (!one.fights() || !one.is(Fighter::inMelee)) continue;
    one.group = one.chosen;
    one.devalued = one.chosenPaid;
    one.chosen = one.chosenPaid = 0;
    if constexpr (Events::wanted) {
      const auto shown = [&](Mask dice) {
        Faces faces;
        for (std::size_t place = 0; place < one.hand.count; ++place)
          if (holds(dice, place)) faces.push_back(one.hand.faces[place]);
        return facesArg(faces);
      };
      const Arg who = piece(static_cast<int>(i));
      if (one.devalued) tell(phrases::pays, who, shown(one.devalued));
      if (one.group)
        tell(phrases::groups, who, shown(one.group));
      else
        tell(phrases::noGroup, who);
    }
  }
  state_.asked = state_.decided = 0;
  if (std::popcount(state_.attackers) > 1) tellInitiative();
  nextAttack();
}

// D5: whose bonus comes from where.
template <class Events>
void Play<Events>::tellInitiative() {
  if constexpr (Events::wanted) {
    for (std::size_t i = 0; i < game_.fighterCount(); ++i) {
      if ((state_.attackers >> i & 1) == 0) continue;
      Explained sum;
      if (combatant(i).initiative != 0) sum.add(combatant(i).initiative, phrases::reasonOwnInitiative);
      if (combatant(i).weaponInitiative != 0 && !fighter(i).is(Fighter::disarmed))
        sum.add(combatant(i).weaponInitiative, phrases::reasonWeapon);
      if (fighter(i).bonus != 0) sum.add(fighter(i).bonus, phrases::reasonSets);
      events_.number(Said(phrases::initiativeIs, piece(static_cast<int>(i)), number(sum.value())), sum);
    }
  }
}

// D5, D20: of several fighters the highest claim of those whose attack is still to come.
template <class Events>
void Play<Events>::nextAttack() {
  unsigned rivals = 0;
  Claim highest;
  for (std::size_t i = 0; i < game_.fighterCount(); ++i) {
    if ((state_.attackers >> i & 1) == 0) continue;
    const Fighter& one = fighter(i);
    const auto target = static_cast<std::size_t>(one.declared - 1);
    if (one.is(Fighter::lapsed) || one.unspentGroup() == 0 || !game_.inReach(state_, i, target)) {
      state_.attackers = static_cast<std::uint8_t>(state_.attackers & ~(1u << i));
      continue;
    }
    const Claim claim = claimOf(one.hand, one.unspentGroup(), game_.initiativeOf(state_, i));
    if (rivals == 0 || claim > highest) {
      rivals = 1u << i;
      highest = claim;
    } else if (claim == highest) {
      rivals |= 1u << i;
    }
  }
  if (rivals == 0) return endPhase();
  if (std::popcount(rivals) > 1) {
    state_.rivals = static_cast<std::uint8_t>(rivals);
    state_.step = Step::dieOff;
    return tell(phrases::equalClaims);
  }
  const auto first = static_cast<std::size_t>(std::countr_zero(rivals));
  beginAttack(first, fighter(first).declared - 1u);
}

// One die each, in the order of the seats; those who share the highest throw again.
template <class Events>
void Play<Events>::dieOff(const Faces& faces) {
  const Face highest = *std::max_element(faces.begin(), faces.end());
  unsigned left = 0;
  std::size_t at = 0;
  for (std::size_t i = 0; i < game_.fighterCount(); ++i) {
    if ((state_.rivals >> i & 1) == 0) continue;
    if (faces[at++] == highest) left |= 1u << i;
  }
  tell(phrases::diesOff, facesArg(faces));
  state_.rivals = static_cast<std::uint8_t>(left);
  if (std::popcount(left) > 1) return;
  state_.rivals = 0;
  const auto first = static_cast<std::size_t>(std::countr_zero(left));
  beginAttack(first, fighter(first).declared - 1u);
}

template void Play<NoEvents>::beginGrouping();
template void Play<EventList>::beginGrouping();
template void Play<NoEvents>::revealGroups();
template void Play<EventList>::revealGroups();
template void Play<NoEvents>::nextAttack();
template void Play<EventList>::nextAttack();
template void Play<NoEvents>::dieOff(const Faces&);
template void Play<EventList>::dieOff(const Faces&);

}  // namespace walstatt::duel
