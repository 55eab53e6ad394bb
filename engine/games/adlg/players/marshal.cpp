#include "games/adlg/players/marshal.h"

#include <algorithm>

#include "base/signature.h"
#include "games/adlg/players/keep_best.h"
#include "games/adlg/sequence.h"

namespace walstatt::adlg {

namespace {

constexpr int longestPlayout = 900;       // steps; two sequences take about a hundred
constexpr int wholeArmy = 60'000;         // all that an army may lose, on the scale of `Battle::value`
constexpr int pointOfLoss = 1'000;        // on the scale of how somebody stands
constexpr int firstLook = 5;              // playouts of every choice, before the worse ones are out
constexpr std::size_t playoutsEach = 10;  // there should be for every choice
constexpr std::size_t ownIdeas = 6;       // of the captain, before others are looked at
constexpr int outclassed = 2;             // the square of standard deviations behind the captain's own choice
constexpr int plainSize = 46;             // units on the table; a smaller battle leaves time for more playouts

// Near the last turn playouts go on to the end of the battle: only there a draw shows (A34).
bool endsSoon(const Battle& battle, const State& state) { return state.turn + 2 >= turnsOf(battle, state); }

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

int worthOfPlayout(const Battle& battle, const State& state, Side side) {
  if (state.step != Step::over) return battle.value(state, side);
  const auto share = [&](Side of) {
    return wholeArmy * losses(battle, state, of) / std::max(1, armyValue(battle, state, of));
  };
  const int outcome = state.winner == noSide ? 0 : state.winner == side ? wholeArmy : -wholeArmy;
  return outcome + share(enemyOf(side)) - share(side);
}

int playoutsFor(const Battle& battle, const State& state, int usual) {
  // Half as many units decide half as often, each against half as many, in playouts half as long.
  const int size = static_cast<int>(battle.unitCount());
  const int many = std::min(4 * usual, usual * plainSize * plainSize / (size * size) * plainSize / size);
  return endsSoon(battle, state) ? many / 2 : many;
}

std::size_t Marshal::choicesFor(int playouts) const {
  const std::size_t most = std::min(static_cast<std::size_t>(settings_.choices), mostChoices);
  return std::clamp(static_cast<std::size_t>(playouts) / playoutsEach, std::min(ownIdeas, most), most);
}

Action Marshal::choose(const Battle& battle, const State& state, Seat seat) {
  own_.forget();
  if (state.step != Step::orders && !isShortQuestion(state.step)) return own_.choose(battle, state, seat);
  int budget = playoutsFor(battle, state, settings_.playouts);
  wanted_ = choicesFor(budget);
  gather(battle, state, seat);
  const std::uint64_t seed = combined(dice_.below(1u << 31), battle.signature(state));
  for (int rounds = firstLook; choices_.size() > 1 && budget > 0; rounds *= 2) {
    const int affordable = std::max(1, budget / static_cast<int>(choices_.size()));
    const int played = playAll(battle, state, seat, seed, std::min(rounds, affordable));
    if (played == 0) break;
    budget -= played;
    narrow();
  }
  return choices_.size() > 1 && compared(choices_[1], choices_[0]).isBetter(settings_.doubt) ? choices_[1].action
                                                                                             : choices_[0].action;
}

// Every choice so many times more, with the same dice for all; how many playouts that took.
int Marshal::playAll(const Battle& battle, const State& state, Seat seat, std::uint64_t seed, int rounds) {
  int played = 0;
  for (Choice& choice : choices_)
    for (int round = 0; round < rounds && !choice.playouts.full(); ++round, ++played) {
      const int worth = playOut(battle, state, seat, choice.action, combined(seed, choice.playouts.size()));
      choice.playouts.push_back(worth);
      choice.worth += worth;
    }
  return played;
}

// Out is what comes to the same as the captain's own choice or does worse, then the worse half of the others: playouts are
// for what is still open. The captain's own stays to the end.
void Marshal::narrow() {
  for (std::size_t i = choices_.size() - 1; i > 0; --i) {
    const Lead lead = compared(choices_[i], choices_[0]);
    if (lead.squares == 0 || lead.isWorse(outclassed)) choices_.erase(i);
  }
  std::sort(choices_.begin() + 1, choices_.end(), [](const Choice& a, const Choice& b) {
    return a.worth != b.worth ? a.worth > b.worth : a.place < b.place;
  });
  const std::size_t others = choices_.size() - 1;
  while (choices_.size() > 1 + (others + 1) / 2) choices_.pop_back();
}

// All choices meet the same dice, so that they are compared throw by throw.
Marshal::Lead Marshal::compared(const Choice& choice, const Choice& own) {
  Lead lead;
  for (std::size_t i = 0; i < choice.playouts.size(); ++i) {
    const std::int64_t more = (choice.playouts[i] - own.playouts[i]) / 16;
    lead.sum += more;
    lead.squares += more * more;
    ++lead.count;
  }
  return lead;
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
  while (choices_.size() < std::min(wanted_, ownIdeas)) {
    const auto next = own_.nextIdea();
    if (!next) break;
    add(battle, state, seat, *next);
  }
  addWhatLooksBest(battle, state, seat);
}

// Of all that may be ordered.
void Marshal::addWhatLooksBest(const Battle& battle, const State& state, Seat seat) {
  struct Order {
    Action action;
    int hope = 0;
  };
  FixedList<Order, mostChoices> best;
  for (const Action& action : buffer_.listed(battle, state, seat))
    if (const auto hope = own_.appraise(battle, state, seat, action)) keepBest(best, Order{action, *hope});
  for (const Order& order : best) add(battle, state, seat, order.action);
}

void Marshal::add(const Battle& battle, const State& state, Seat seat, const Action& action) {
  const bool known =
      std::any_of(choices_.begin(), choices_.end(), [&](const Choice& one) { return one.action == action; });
  if (known || choices_.size() >= wanted_) return;
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
  const Side side = battle.sideOf(seat);
  return worthOfPlayout(battle, state, side) + worthOfStanding(battle, state, side);
}

// How much better his side stands than the other, on the scale of `Battle::value`; when the battle is over it is nothing.
int Marshal::worthOfStanding(const Battle& battle, const State& state, Side side) {
  if (state.step == Step::over) return 0;
  matches_.prepare(battle);
  matches_.look(battle, state);
  const auto share = [&](Side of) {
    return std::int64_t{standingOfAll(battle, state, of, matches_)} * wholeArmy / pointOfLoss /
           std::max(1, armyValue(battle, state, of));
  };
  return static_cast<int>((share(side) - share(enemyOf(side))) * settings_.standing / 100);
}

}  // namespace walstatt::adlg
