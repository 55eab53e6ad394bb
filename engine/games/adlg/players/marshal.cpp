#include "games/adlg/players/marshal.h"

#include <algorithm>

#include "base/signature.h"
#include "games/adlg/leaving.h"
#include "games/adlg/sequence.h"
#include "games/adlg/uncontrolled.h"

namespace walstatt::adlg {

namespace {

constexpr int longestPlayout = 900;  // steps; two sequences take about a hundred
constexpr int plainSize = 46;        // units on the table; a smaller battle leaves time for more playouts

// Near the last turn playouts go on to the end of the battle: only there a draw shows (A34).
bool endsSoon(const Battle& battle, const State& state) { return state.turn + 2 >= turnsOf(battle, state); }

int playoutsFor(const Battle& battle, const State& state, int usual) {
  // Half as many units decide half as often, each against half as many.
  const int size = static_cast<int>(battle.unitCount());
  const int many = std::min(3 * usual, usual * plainSize * plainSize / (size * size));
  return endsSoon(battle, state) ? many / 2 : many;
}

// Whom a throw concerns: the unit that fights, shoots, rallies or evades; the corps that is commanded.
std::uint8_t concernedBy(const State& state, int die) {
  switch (state.step) {
    case Step::commandDie: return state.commanding.corps;
    case Step::rallyDie: return state.commanding.rallying;
    case Step::chargeDie: return state.charging.leader;
    case Step::evadeDie: return state.charging.evader;
    case Step::commanderDie: return state.fighting.commander;
    case Step::rampageDie: return state.fighting.rolling;
    default: return die == 0 ? state.fighting.first : state.fighting.second;
  }
}

// Everybody has his luck for the whole sequence, whatever is ordered elsewhere: choices are compared on what they change.
Faces fated(std::uint64_t seed, const State& state, const Throw& dice) {
  Faces faces;
  for (int i = 0; i < dice.count; ++i) {
    const std::uint64_t what = static_cast<std::uint64_t>(state.step) | static_cast<std::uint64_t>(state.turn) << 8 |
                               static_cast<std::uint64_t>(state.active) << 16 |
                               static_cast<std::uint64_t>(concernedBy(state, i)) << 24 |
                               static_cast<std::uint64_t>(i) << 32;
    faces.push_back(static_cast<Face>(combined(seed, what) % dice.sides + 1));
  }
  return faces;
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
  std::size_t begun = 0;  // playouts that every choice left has had
  for (int budget = playoutsFor(battle, state, settings_.playouts); left > 1 && budget > 0;) {
    const int rounds = std::max(1, budget / 2 / static_cast<int>(left));
    for (std::size_t i = 0; i < left; ++i)
      for (int round = 0; round < rounds && !choices_[i].playouts.full(); ++round) {
        Choice& choice = choices_[i];
        const int worth =
            playOut(battle, state, seat, choice.action, combined(seed, begun + static_cast<std::size_t>(round)));
        choice.playouts.push_back(worth);
        choice.worth += worth;
      }
    begun = choices_[0].playouts.size();
    budget -= rounds * static_cast<int>(left);
    // The captain's own stays to the end; the worse half of the others is out.
    std::sort(choices_.begin() + 1, choices_.begin() + left, [](const Choice& a, const Choice& b) {
      return a.worth != b.worth ? a.worth > b.worth : a.place < b.place;
    });
    left = std::max<std::size_t>(2, (left + 1) / 2);
  }
  return choices_.size() > 1 && isClearlyBetter(choices_[1], choices_[0]) ? choices_[1].action : choices_[0].action;
}

// All choices meet the same dice, so that they are compared throw by throw.
bool Marshal::isClearlyBetter(const Choice& choice, const Choice& own) const {
  std::int64_t lead = 0, squares = 0;
  for (std::size_t i = 0; i < choice.playouts.size(); ++i) {
    const std::int64_t more = (choice.playouts[i] - own.playouts[i]) / 16;
    lead += more;
    squares += more * more;
  }
  return lead > 0 && lead * lead > settings_.doubt * squares;
}

void Marshal::gather(const Battle& battle, const State& state, Seat seat) {
  choices_.clear();
  add(battle, state, seat, own_.choose(battle, state, seat));
  if (state.step != Step::orders) {
    for (const Action& action : buffer_.listed(battle, state, seat)) add(battle, state, seat, action);
    return;
  }
  // Whoever waits loses nothing in the next two sequences, but draws in the end.
  if (!mustPress(battle, state, battle.sideOf(seat))) {
    Action close;
    close.verb = Verb::endCorps;
    close.corps = state.commanding.corps;
    add(battle, state, seat, close);
  }
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
  choices_.push_back({action, choices_.size(), 0, {}});
}

int Marshal::playOut(const Battle& battle, const State& from, Seat seat, const Action& action, std::uint64_t seed) {
  NoEvents quiet;
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
      battle.roll(state, fated(seed, state, turn.dice), quiet);
      continue;
    }
    const Seat asked = firstOf(turn.seats);
    battle.apply(state, asked, captains_[asked].choose(battle, state, asked), quiet);
  }
  return battle.value(state, battle.sideOf(seat));
}

}  // namespace walstatt::adlg
