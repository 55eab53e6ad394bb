#include "games/duel/exchange.h"

#include <algorithm>

namespace walstatt::duel {

namespace {

Fraction half(Fraction a, Fraction b) { return (a + b) * Fraction{1, 2}; }

Prospect mean(const Prospect& a, const Prospect& b) {
  return {half(a.hit, b.hit), half(a.beHit, b.beHit), half(a.wounds, b.wounds), half(a.taken, b.taken),
          half(a.out, b.out), half(a.beOut, b.beOut), (a.worth + b.worth) / 2.0};
}

int sumOf(const Hand& hand, Mask dice) {
  int sum = 0;
  for (std::size_t i = 0; i < hand.count; ++i)
    if (holds(dice, i)) sum += hand.faces[i];
  return sum;
}

// Of a long run there are many first waves: the highest dice and the lowest dice of it are tried, and all.
constexpr int fewRuns = 3;
Masks wavesOfRun(const Hand& hand, Mask run) {
  Masks waves;
  for (const bool highest : {true, false}) {
    Mask wave = 0;
    for (Mask left = run; left != 0;) {
      std::size_t next = handSize;
      for (std::size_t i = 0; i < hand.count; ++i)
        if (holds(left, i) && (next == handSize || (hand.faces[i] > hand.faces[next]) == highest)) next = i;
      wave = static_cast<Mask>(wave | 1u << next);
      left = without(left, static_cast<Mask>(1u << next));
      if (highest || left != 0) waves.push_back(wave);
    }
  }
  return waves;
}

}  // namespace

Exchange::Exchange(const Duel& game, std::size_t me, std::size_t other)
    : game_(game), me_(me), other_(other), listed_(game.maxActions()) {}

State Exchange::alone(const State& state) const {
  State two = game_.view(state, noSeat);
  for (std::size_t i = 0; i < game_.fighterCount(); ++i) {
    if (i == me_ || i == other_) continue;
    two.fighters[i].set(Fighter::out);
    two.asked = static_cast<std::uint8_t>(two.asked & ~(1u << i));
  }
  const unsigned pair = 1u << me_ | 1u << other_;
  two.attackers = state.step == Step::group ? static_cast<std::uint8_t>(state.attackers & pair) : std::uint8_t{0};
  return two;
}

State Exchange::after(const State& state, std::size_t who, Action action) const {
  State next = state;
  NoEvents quiet;
  game_.apply(next, static_cast<Seat>(who), action, quiet);
  return next;
}

Prospect Exchange::declared(const State& state, bool mine, bool theirs, Care care) {
  State next = state;
  NoEvents quiet;
  for (const std::size_t who : {me_, other_}) {
    if ((state.asked >> who & 1) == 0) continue;
    const bool attacks = who == me_ ? mine : theirs;
    const Action action =
        attacks ? Action::attack(static_cast<int>(who == me_ ? other_ : me_)) : Action(ActionKind::wait);
    game_.apply(next, static_cast<Seat>(who), action, quiet);
  }
  return next.step == Step::group ? grouped(next, care) : begun(next);
}

// Of the ways to fix a group those of the greatest strength; for one group the cheapest payment.
Exchange::Groups Exchange::groupsFor(const State& state, std::size_t who, Care care) {
  Groups groups;
  if ((state.asked >> who & 1) == 0) {
    groups.push_back(Action());
    return groups;
  }
  const Hand& hand = state.fighters[who].hand;
  listed_.clear();
  game_.list(state, static_cast<Seat>(who), listed_);
  std::array<int, Groups::capacity> ranks{};
  for (const Action& action : listed_) {
    const int rank = strength(hand, action.dice()) * 256 - sumOf(hand, action.second());
    const auto same = std::find_if(groups.begin(), groups.end(), [&](Action a) { return a.dice() == action.dice(); });
    auto at = static_cast<std::size_t>(same - groups.begin());
    if (same == groups.end()) {
      const bool full = groups.size() == (care == Care::strongest ? 1 : Groups::capacity);
      if (full && rank <= ranks[groups.size() - 1]) continue;
      if (!full) groups.push_back(action);
      at = groups.size() - 1;
    } else if (rank <= ranks[at]) {
      continue;
    }
    for (; at > 0 && ranks[at - 1] < rank; --at) {
      ranks[at] = ranks[at - 1];
      groups[at] = groups[at - 1];
    }
    ranks[at] = rank;
    groups[at] = action;
  }
  return groups;
}

// With these groups; those who are not asked have theirs.
Prospect Exchange::with(const State& state, Action mine, Action theirs) {
  State fixed = state;
  NoEvents quiet;
  if (mine.kind() != ActionKind::none) game_.apply(fixed, static_cast<Seat>(me_), mine, quiet);
  if (theirs.kind() != ActionKind::none) game_.apply(fixed, static_cast<Seat>(other_), theirs, quiet);
  return begun(fixed);
}

Prospect Exchange::fixed(const State& state, Action group) {
  std::optional<Prospect> worst;
  for (const Action& theirs : groupsFor(state, other_, Care::safest))
    if (const Prospect found = with(state, group, theirs); !worst || found.worth < worst->worth) worst = found;
  return *worst;
}

// Both fix their groups at once: each takes the one that is best against the other's best answer.
Prospect Exchange::grouped(const State& state, Care care) {
  const Groups mine = groupsFor(state, me_, care), theirs = groupsFor(state, other_, care);
  std::array<std::array<Prospect, Groups::capacity>, Groups::capacity> table;
  for (std::size_t row = 0; row < mine.size(); ++row)
    for (std::size_t column = 0; column < theirs.size(); ++column)
      table[row][column] = with(state, mine[row], theirs[column]);
  std::size_t bestRow = 0, bestColumn = 0;
  std::optional<double> safest, least;
  for (std::size_t row = 0; row < mine.size(); ++row) {
    double worst = table[row][0].worth;
    for (std::size_t column = 1; column < theirs.size(); ++column) worst = std::min(worst, table[row][column].worth);
    if (!safest || worst > *safest) safest = worst, bestRow = row;
  }
  for (std::size_t column = 0; column < theirs.size(); ++column) {
    double most = table[0][column].worth;
    for (std::size_t row = 1; row < mine.size(); ++row) most = std::max(most, table[row][column].worth);
    if (!least || most < *least) least = most, bestColumn = column;
  }
  return table[bestRow][bestColumn];
}

Prospect Exchange::begun(const State& state) {
  if (state.step != Step::dieOff) return onward(state);
  // Equal claims: each of the two is first in half of all cases.
  std::array<Prospect, 2> first;
  for (std::size_t i = 0; i < 2; ++i) {
    State next = state;
    NoEvents quiet;
    Faces faces;
    faces.push_back(static_cast<Face>(1 + i));
    faces.push_back(static_cast<Face>(2 - i));
    game_.roll(next, faces, quiet);
    first[i] = onward(next);
  }
  return mean(first[0], first[1]);
}

Prospect Exchange::onward(const State& state) {
  switch (state.step) {
    case Step::wave: return waves(state);
    case Step::ward: {
      const Ward ward = bestWard(game_.wardProblem(state));
      const Action action(ActionKind::ward, packed(ward.dieTo) | packed(ward.attackTo) << placesBits);
      return onward(after(state, state.defender, action));
    }
    case Step::hit:
    case Step::mercy: return hit(state);
    default: return {};
  }
}

Prospect Exchange::waves(const State& state) {
  const Hand& hand = state.fighters[state.attacker].hand;
  const Mask left = without(state.attackGroup, state.fighters[state.attacker].spent);
  Masks masks;
  if (state.wave == 2) {
    masks.push_back(left);
  } else if (countOf(left) > fewRuns && setsOf(hand, left) == 0) {
    masks = wavesOfRun(hand, left);
  } else {
    masks = firstWaves(hand, state.attackGroup);
  }
  const double sign = state.attacker == me_ ? 1 : -1;
  // To hold back is allowed but for the first wave, and nothing comes of it unless the other counters.
  std::optional<Prospect> best;
  if (state.wave != 1) best = onward(after(state, state.attacker, Action(ActionKind::pass)));
  for (const Mask mask : masks) {
    const Prospect prospect = onward(after(state, state.attacker, Action::wave(mask)));
    if (!best || sign * prospect.worth > sign * best->worth) best = prospect;
  }
  return *best;
}

Prospect Exchange::hit(const State& state) {
  const Blow& blow = blowOf(state);
  Prospect prospect;
  if (state.attacker == me_) {
    prospect = {Fraction::one(), {}, blow.wounds, {}, blow.out, {}, blow.loss};
  } else {
    prospect = {{}, Fraction::one(), {}, blow.wounds, {}, blow.out, -blow.loss};
  }
  return prospect;
}

// Vitality and armour do not change before the first hit, so equal blows are reckoned once.
const Exchange::Blow& Exchange::blowOf(const State& state) {
  const DamageQuestion question = game_.blowQuestion(state, false);
  Blow& blow = blows_[state.attacker == me_ ? 0 : 1][static_cast<std::size_t>(question.dice)]
                     [static_cast<std::size_t>(question.factor)];
  if (blow.known) return blow;
  const DamageOdds odds = damageOdds(question);
  blow = {true, odds.expected(), odds.chanceOut(), odds.expectedLoss()};
  return blow;
}

}  // namespace walstatt::duel
