#include "games/adlg/players/marshal.h"

#include <algorithm>

#include "base/signature.h"
#include "games/adlg/leaving.h"
#include "games/adlg/sequence.h"
#include "games/adlg/uncontrolled.h"

namespace walstatt::adlg {

namespace {

constexpr int longestPlayout = 900;  // steps; two sequences take about a hundred
constexpr int plainSize = 50;        // units on the table; a smaller battle leaves time for more playouts

// Near the last turn playouts go on to the end of the battle: only there a draw shows (A34).
bool endsSoon(const Battle& battle, const State& state) { return state.turn + 2 >= turnsOf(battle, state); }

int playoutsFor(const Battle& battle, const State& state, int usual) {
  const int many = std::min(2 * usual, usual * plainSize / static_cast<int>(battle.unitCount()));
  return endsSoon(battle, state) ? many / 2 : many;
}

// What is decided between two ways at most, or between a few that the rules list.
bool isShortQuestion(Step step) {
  return step == Step::chooseCorps || step == Step::evade || step == Step::commit || step == Step::pursue;
}

}  // namespace

Action Marshal::choose(const Battle& battle, const State& state, Seat seat) {
  own_.forget();
  if (state.step != Step::orders && !isShortQuestion(state.step)) return own_.choose(battle, state, seat);
  gather(battle, state, seat);
  const std::uint64_t seed = combined(dice_.below(1u << 31), battle.signature(state));
  std::size_t left = choices_.size();
  int begun = 0;  // playouts that every choice left has had
  for (int budget = playoutsFor(battle, state, settings_.playouts); left > 1 && budget > 0;) {
    const int rounds = std::max(1, budget / 2 / static_cast<int>(left));
    for (std::size_t i = 0; i < left; ++i)
      for (int round = 0; round < rounds; ++round)
        choices_[i].worth +=
            playOut(battle, state, seat, choices_[i].action, combined(seed, static_cast<std::uint64_t>(begun + round)));
    begun += rounds;
    budget -= rounds * static_cast<int>(left);
    std::sort(choices_.begin(), choices_.begin() + left, [](const Choice& a, const Choice& b) {
      return a.worth != b.worth ? a.worth > b.worth : a.place < b.place;
    });
    left = (left + 1) / 2;
  }
  return choices_[0].action;
}

void Marshal::gather(const Battle& battle, const State& state, Seat seat) {
  choices_.clear();
  add(battle, state, seat, own_.choose(battle, state, seat));
  if (state.step != Step::orders) {
    for (const Action& action : buffer_.listed(battle, state, seat)) add(battle, state, seat, action);
    return;
  }
  Action close;
  close.verb = Verb::endCorps;
  close.corps = state.commanding.corps;
  add(battle, state, seat, close);
  while (choices_.size() < static_cast<std::size_t>(settings_.choices)) {
    const auto next = own_.nextIdea();
    if (!next) break;
    add(battle, state, seat, *next);
  }
  if (choices_.size() < static_cast<std::size_t>(settings_.choices)) addRetreats(battle, state, seat);
}

// What the captain never thinks of: holding the impetuous (B-Chg-18), going back (B-Lea, B-Dis).
void Marshal::addRetreats(const Battle& battle, const State& state, Seat seat) {
  retreats_.clear();
  listHolds(battle, state, seat, retreats_);
  listLeaves(battle, state, seat, retreats_);
  for (const Action& action : retreats_) add(battle, state, seat, action);
}

void Marshal::add(const Battle& battle, const State& state, Seat seat, const Action& action) {
  const bool known =
      std::any_of(choices_.begin(), choices_.end(), [&](const Choice& one) { return one.action == action; });
  if (known || choices_.full() || choices_.size() >= static_cast<std::size_t>(settings_.choices)) return;
  if (!choices_.empty() && battle.check(state, seat, action)) return;
  choices_.push_back({action, choices_.size()});
}

std::int64_t Marshal::playOut(const Battle& battle, const State& from, Seat seat, const Action& action,
                              std::uint64_t seed) {
  NoEvents quiet;
  FastDice dice(seed);
  State state = from;
  for (Captain& captain : captains_) captain.forget();
  battle.apply(state, seat, action, quiet);
  // To the end of the enemy's next sequence: his answer shows what was left open.
  int sequences = endsSoon(battle, from) ? 6 : settings_.sequences - (from.active == battle.sideOf(seat) ? 0 : 1);
  std::uint8_t active = from.active;
  for (int step = 0; step < longestPlayout; ++step) {
    if (state.active != active) {
      active = state.active;
      if (--sequences == 0) break;
    }
    const Turn turn = battle.turn(state);
    if (turn.waiting == Waiting::nobody) break;
    if (turn.waiting == Waiting::dice) {
      battle.roll(state, dice.roll(turn.dice), quiet);
      continue;
    }
    const Seat asked = firstOf(turn.seats);
    battle.apply(state, asked, captains_[asked].choose(battle, state, asked), quiet);
  }
  return battle.value(state, battle.sideOf(seat));
}

}  // namespace walstatt::adlg
