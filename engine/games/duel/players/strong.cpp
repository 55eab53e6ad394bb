#include "games/duel/players/strong.h"

#include <algorithm>

#include "base/signature.h"
#include "games/duel/players/tips.h"

namespace walstatt::duel {

namespace {

// Whether an attack with this group would go through the best defence that lies before the other one.
bool goesThrough(const Duel& game, const State& state, const PaidGroup& mine, Seat seat, std::size_t whom) {
  Fighter defender = state.fighters[whom];
  const PaidGroup theirs = strongestPaid(game, defender, game.combatant(whom).values.skill);
  defender.group = theirs.group;
  defender.devalued = theirs.paid;
  const WardProblem problem{attackValues(state.fighters[seat].hand, mine.group), defender.hand, defender.group,
                            defender.rescue(), defender.is(Fighter::fallen)};
  return countsOf(problem, bestWard(problem)).hits > 0;
}

// The other rule of thumb: the tips, but attack what the other cannot ward, and only that.
Action lurking(const Duel& game, const State& state, Seat seat) {
  if (state.step != Step::declare) return tipFor(game, state, seat);
  const PaidGroup mine = strongestPaid(game, state.fighters[seat], game.combatant(seat).values.skill);
  std::size_t target = maxFighters;
  for (std::size_t other = 0; other < game.fighterCount(); ++other) {
    if (!game.inReach(state, seat, other)) continue;
    if (target != maxFighters && state.fighters[other].vitality >= state.fighters[target].vitality) continue;
    if (goesThrough(game, state, mine, seat, other)) target = other;
  }
  if (target == maxFighters) return Action(ActionKind::wait).by(seat);
  return Action::attack(static_cast<int>(target)).by(seat);
}

// Whether somebody has still a way to go or may shoot.
bool areApart(const Duel& game, const State& state) {
  for (std::size_t i = 0; i < game.fighterCount(); ++i)
    if (state.fighters[i].fights() && !state.fighters[i].is(Fighter::inMelee)) return true;
  return false;
}

constexpr int groupPlayouts = 4;  // for a choice of the group in a fight of two: only a die-off is left to chance
constexpr int groupNodes = 200;

}  // namespace

// Flight is a defeat, and so it is worse than any blow.
void StrongPlayer::gather(const Duel& game, const State& state, Seat seat) {
  choices_.clear();
  for (const Action& action : buffer_.listed(game, state, seat)) {
    const bool gives = action.kind() == ActionKind::flee || action.kind() == ActionKind::spare;
    if (!gives && action.kind() != ActionKind::leave) choices_.push_back({action, choices_.size() + 1, 0});
  }
  const Action tip = tipFor(game, state, seat);
  for (Choice& choice : choices_)
    if (choice.action == tip) choice.place = 0;
}

// The best first; of equals what the tips say, or what was listed first.
void StrongPlayer::rank() {
  std::sort(choices_.begin(), choices_.end(), [](const Choice& a, const Choice& b) {
    return a.worth != b.worth ? a.worth > b.worth : a.place < b.place;
  });
}

Action StrongPlayer::choose(const Duel& game, const State& state, Seat seat) {
  gather(game, state, seat);
  if (choices_.size() == 1) return choices_.front().action;
  const std::uint64_t seed = dice_.next();
  if (BlowSearch::covers(game, state)) return search(game, state, seat);

  const bool grouping = state.step == Step::group && game.fighterCount() == 2;
  const int playouts = grouping ? groupPlayouts * static_cast<int>(choices_.size()) : settings_.playouts;
  const Playout plan{game.sideOf(seat), state.phase + (areApart(game, state) ? settings_.phases : 1),
                     grouping ? groupNodes : 0};
  BlowSearch blows(game, plan.side, shelf_);
  NoEvents quiet;
  const auto rounds = static_cast<int>(std::bit_width(choices_.size() - 1));
  for (std::uint64_t played = 0; choices_.size() > 1;) {
    const auto share = static_cast<std::size_t>(playouts / rounds) / choices_.size();
    const std::uint64_t until = played + std::max<std::size_t>(share, 2);
    for (Choice& choice : choices_) {
      State after = state;
      game.apply(after, seat, choice.action, quiet);
      for (std::uint64_t i = played; i < until; ++i)
        choice.worth += playOut(game, after, plan, combined(seed, i), blows);
    }
    played = until;
    rank();
    choices_.resize((choices_.size() + 1) / 2);
  }
  return choices_.front().action;
}

Action StrongPlayer::search(const Duel& game, const State& state, Seat seat) {
  const Side side = game.sideOf(seat);
  BlowSearch blows(game, side, shelf_);
  NoEvents quiet;
  for (Choice& choice : choices_) {
    if (state.step == Step::hit) {
      choice.worth = hitFor(game, state, side, choice.action.kind() == ActionKind::fell, shelf_);
      continue;
    }
    State after = state;
    game.apply(after, seat, choice.action, quiet);
    choice.worth = blows.worth(after, state.phase, settings_.nodes);
  }
  rank();
  return choices_.front().action;
}

Worth StrongPlayer::playOut(const Duel& game, State state, const Playout& plan, std::uint64_t seed,
                            BlowSearch& blows) const {
  FastDice dice(seed);
  NoEvents quiet;
  // Nobody knows when the others attack: in each playout either side is drawn to attack by the tips or by lurking.
  const auto lurkers = static_cast<unsigned>(dice.next() >> 62);
  for (Turn turn = game.turn(state); turn.waiting != Waiting::nobody && state.phase < plan.last;
       turn = game.turn(state)) {
    if (turn.waiting == Waiting::dice) {
      game.roll(state, dice.roll(turn.dice), quiet);
      continue;
    }
    if (state.phase + 1 == plan.last && BlowSearch::covers(game, state))
      return blows.worth(state, state.phase, plan.nodes);
    const Seat seat = firstOf(turn.seats);
    const bool lurks = (lurkers >> game.sideOf(seat) & 1) != 0;
    game.apply(state, seat, lurks ? lurking(game, state, seat) : tipFor(game, state, seat), quiet);
  }
  return countFor(game, state, plan.side);
}

}  // namespace walstatt::duel
