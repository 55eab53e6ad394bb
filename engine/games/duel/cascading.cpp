// The cascade (N1, N2, D3, D4): roll, score in secret, declare in secret, set aside and roll the rest again.
#include <algorithm>

#include "games/duel/play.h"

namespace walstatt::duel {

namespace {

Mask onesIn(const Hand& hand, Mask dice) {
  Mask ones = 0;
  for (unsigned rest = dice; rest != 0; rest &= rest - 1) {
    const auto place = static_cast<std::size_t>(std::countr_zero(rest));
    if (hand.faces[place] == 1) ones = static_cast<Mask>(ones | 1u << place);
  }
  return ones;
}

Mask payableIn(const Hand& hand, Mask dice) {
  Mask payable = 0;
  for (unsigned rest = dice; rest != 0; rest &= rest - 1) {
    const auto place = static_cast<std::size_t>(std::countr_zero(rest));
    if (hand.faces[place] >= payingFace) payable = static_cast<Mask>(payable | 1u << place);
  }
  return payable;
}

}  // namespace

// D3, D19: as many as there are ones and hits by shots, but never more than dice that can pay.
int Duel::debtsDue(const Fighter& fighter) const {
  const int debts = countOf(onesIn(fighter.hand, fighter.scored)) + fighter.shotDebts;
  return debts == 0 ? 0 : std::min(debts, countOf(payableIn(fighter.hand, fighter.scored)));
}

bool Duel::canAttack(const State& state, std::size_t i) const {
  const Fighter& fighter = state.fighters[i];
  if (!fighter.fights() || !fighter.is(Fighter::inMelee) || fighter.is(Fighter::wardsOnly) || fighter.scored == 0)
    return false;
  const int able = countOf(without(fighter.scored, onesIn(fighter.hand, fighter.scored)));
  if (able <= debtsDue(fighter)) return false;
  for (std::size_t other = 0; other < fighterCount(); ++other)
    if (inReach(state, i, other)) return true;
  return false;
}

std::optional<Refusal> Duel::checkScore(const State& state, Seat seat, Action action) const {
  const Fighter& fighter = state.fighters[seat];
  if (action.kind() != ActionKind::score || action.what() != action.dice()) return Refusal(phrases::scoreNow);
  if (without(action.dice(), fighter.fresh)) return Refusal(phrases::notJustRolled);
  if (action.dice() == 0) return Refusal(phrases::scoreOne);
  if (without(onesIn(fighter.hand, fighter.fresh), action.dice())) return Refusal(phrases::scoreOnes);
  return std::nullopt;
}

// Of equal dice the first ones: which of them makes no difference. The fresh dice lie at the end, from high to low.
void Duel::listScores(const State& state, Seat seat, ActionList<Action>& out) const {
  const Fighter& fighter = state.fighters[seat];
  const Mask ones = onesIn(fighter.hand, fighter.fresh), free = without(fighter.fresh, ones);
  unsigned follows = 0;  // dice that are equal to the one before
  for (std::size_t i = 1; i < fighter.hand.count; ++i)
    if (holds(free, i) && holds(free, i - 1) && fighter.hand.faces[i] == fighter.hand.faces[i - 1]) follows |= 1u << i;
  for (unsigned sub = free;; sub = (sub - 1) & free) {
    const bool first = (sub & follows & ~(sub << 1)) == 0;
    if (first && (sub | ones) != 0) out.push_back(Action::score(static_cast<Mask>(sub | ones)));
    if (sub == 0) break;
  }
}

std::optional<Refusal> Duel::checkDeclare(const State& state, Seat seat, Action action) const {
  if (action == Action(ActionKind::wait)) return std::nullopt;
  if (action.kind() != ActionKind::attack || action.what() != action.whom()) return Refusal(phrases::declareNow);
  if (action.whom() >= fighterCount() || !inReach(state, seat, action.whom())) return Refusal(phrases::notInReach);
  return std::nullopt;
}

void Duel::listDeclarations(const State& state, Seat seat, ActionList<Action>& out) const {
  out.push_back(Action(ActionKind::wait));
  for (std::size_t other = 0; other < fighterCount(); ++other)
    if (inReach(state, seat, other)) out.push_back(Action::attack(static_cast<int>(other)));
}

// The dice of one throw are alike: they are laid down from high to low behind those set aside.
template <class Events>
void Play<Events>::throwHand(const Faces& faces) {
  const auto who = static_cast<std::size_t>(std::countr_zero(state_.rolling));
  Fighter& one = fighter(who);
  const auto aside = static_cast<std::size_t>(countOf(one.scored));
  for (std::size_t i = 0; i < faces.size(); ++i) one.hand.faces[aside + i] = static_cast<Die>(faces[i]);
  std::sort(one.hand.faces.begin() + static_cast<std::ptrdiff_t>(aside), one.hand.faces.begin() + one.hand.count,
            std::greater<>());
  one.fresh = without(one.hand.all(), one.scored);
  if constexpr (Events::wanted) {
    Faces sorted;
    for (std::size_t i = aside; i < one.hand.count; ++i) sorted.push_back(one.hand.faces[i]);
    tell(phrases::rolls, piece(static_cast<int>(who)), facesArg(sorted));
  }
  state_.rolling = static_cast<std::uint8_t>(state_.rolling & (state_.rolling - 1));
  if (state_.rolling != 0) return;
  unsigned asked = 0;
  for (std::size_t i = 0; i < game_.fighterCount(); ++i)
    if (fighter(i).fresh != 0) asked |= 1u << i;
  ask(Step::score, asked);
}

template <class Events>
void Play<Events>::revealScores() {
  for (std::size_t i = 0; i < game_.fighterCount(); ++i) {
    Fighter& one = fighter(i);
    if (one.fresh == 0) continue;
    if constexpr (Events::wanted) {
      Faces shown;
      for (std::size_t place = 0; place < one.hand.count; ++place)
        if (holds(one.chosen, place)) shown.push_back(one.hand.faces[place]);
      tell(phrases::scores, piece(static_cast<int>(i)), facesArg(shown));
    }
    one.scored = static_cast<Mask>(one.scored | one.chosen);
    one.fresh = one.chosen = 0;
  }
  state_.asked = state_.decided = 0;
  afterScoring();
}

// What counts comes first, in the order in which it was scored; the rest is taken up again.
template <class Events>
void Play<Events>::setAside(Fighter& one) {
  std::size_t next = 0;
  for (std::size_t place = 0; place < one.hand.count; ++place)
    if (holds(one.scored, place)) one.hand.faces[next++] = one.hand.faces[place];
  for (std::size_t place = next; place < handSize; ++place) one.hand.faces[place] = 0;
  one.scored = static_cast<Mask>((1u << next) - 1);
}

template void Play<NoEvents>::throwHand(const Faces&);
template void Play<EventList>::throwHand(const Faces&);
template void Play<NoEvents>::revealScores();
template void Play<EventList>::revealScores();
template void Play<NoEvents>::setAside(Fighter&);
template void Play<EventList>::setAside(Fighter&);

}  // namespace walstatt::duel
