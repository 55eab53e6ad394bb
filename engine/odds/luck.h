// Who was lucky? What the dice of a game did, beside what they were to do: for every decision that lets dice fall, the
// exact chance of each thing that the rules call an outcome (a hit, a life lost), and whether it happened before the next
// decision. The chances are exact fractions; sums and intervals are rounded, for display only.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "odds/forecast.h"

namespace walstatt::odds {

// Of one side, whoever decided or whose luck the game says it is (`luckOf`): how often an outcome could happen, was to happen,
// and did. With 95 % it happens between `low` and `high` times.
struct LuckOutcome {
  Side side = 0;
  const Phrase* outcome = nullptr;
  int chances = 0;
  double expected = 0;
  int happened = 0;
  int low = 0, high = 0;
};

// The dice of one size that followed from a side's decisions, those thrown in defence against them too, or that a game
// calls its own (Turn::thrower, Turn::against). noSide: nobody's, as before the first decision, or where each die of a throw
// belongs to somebody else.
struct LuckDice {
  Side side = noSide;
  int sides = 0;
  int thrown = 0;
  double mean = 0, expected = 0, low = 0, high = 0;  // of the mean, with 95 %
  std::vector<int> faces;                            // faces[0]: how many ones
};

struct LuckReport {
  std::vector<LuckOutcome> outcomes;  // by side, then in the order they came up
  std::vector<LuckDice> dice;         // nobody's first, then by side; small dice first
};

// The number of successes among independent trials with these chances stays within it with 95 %: what lies outside has at
// most 2.5 % on either side (Poisson binomial distribution).
struct CountInterval {
  int low = 0, high = 0;
};
CountInterval likelyCount(std::span<const double> chances);

// The same for the mean of so many dice.
struct MeanInterval {
  double low = 0, high = 0;
};
MeanInterval likelyMean(int dice, int sides);

// Is told a game step by step: `decided` with the state before an action, `rolled` with each throw and what it told.
template <Game G>
class LuckCounter {
 public:
  explicit LuckCounter(const G& game) : game_(&game) {}

  void decided(const typename G::State& before, Seat seat, const typename G::Action& action) {
    cut();
    acting_ = game_->sideOf(seat);
    detail::ToldProcess<G> start{{game_, before}, {}};
    NoEvents quiet;  // what is certain before the dice is no luck
    game_->apply(start.inner.state, seat, action, quiet);
    if (!start.pending()) return;
    std::vector<Leaf<detail::ToldProcess<G>>> leaves;
    spread(start, leaves);
    std::vector<std::pair<std::size_t, Fraction>> chances;  // by row
    for (const auto& leaf : leaves) {
      std::vector<std::size_t> told;  // an outcome told twice in a branch is one success
      for (const Said& outcome : leaf.process.outcomes) {
        const std::size_t row = rowOf(outcome);
        if (std::find(told.begin(), told.end(), row) != told.end()) continue;
        told.push_back(row);
        const auto known =
            std::find_if(chances.begin(), chances.end(), [&](const auto& chance) { return chance.first == row; });
        if (known == chances.end()) {
          chances.emplace_back(row, leaf.chance);
        } else {
          known->second = known->second + leaf.chance;
        }
      }
    }
    for (const auto& [row, chance] : chances) {
      rows_[row].chances.push_back(chance.approx());
      open_.push_back({row, false});
    }
  }

  void rolled(const Turn& turn, const Faces& faces, std::span<const Event> told) {
    const Throw& dice = turn.dice;
    for (std::size_t i = 0; i < faces.size(); ++i) count(dice, faces[i], ownerOf(turn, i));
    if (dice.wide) open_.clear();  // its results were not foreseen
    for (const Event& event : told) {
      if (!event.outcome) continue;
      for (Open& open : open_) {
        if (open.happened || !isRow(rows_[open.row], event.said)) continue;
        open.happened = true;
        ++rows_[open.row].happened;
      }
    }
  }

  // The course was broken off (a step taken back, a change agreed on): dice are nobody's until the next decision.
  void cut() {
    open_.clear();
    acting_ = noSide;
  }

  LuckReport report() const {
    LuckReport all;
    for (const Side side : eachSide(game_->sides()))
      for (const Row& row : rows_) {
        if (row.side != side) continue;
        LuckOutcome outcome{side, row.phrase, static_cast<int>(row.chances.size()), 0, row.happened, 0, 0};
        for (const double chance : row.chances) outcome.expected += chance;
        const CountInterval likely = likelyCount(row.chances);
        outcome.low = likely.low;
        outcome.high = likely.high;
        all.outcomes.push_back(outcome);
      }
    all.dice = dice_;
    const auto rank = [](const LuckDice& dice) {
      return std::pair(dice.side == noSide ? -1 : int{dice.side}, dice.sides);
    };
    std::sort(all.dice.begin(), all.dice.end(), [&](const auto& a, const auto& b) { return rank(a) < rank(b); });
    for (LuckDice& dice : all.dice) {
      long sum = 0;
      for (std::size_t face = 0; face < dice.faces.size(); ++face)
        sum += static_cast<long>(face + 1) * dice.faces[face];
      dice.mean = static_cast<double>(sum) / dice.thrown;
      dice.expected = (dice.sides + 1) / 2.0;
      const MeanInterval likely = likelyMean(dice.thrown, dice.sides);
      dice.low = likely.low;
      dice.high = likely.high;
    }
    return all;
  }

 private:
  struct Row {
    Side side;
    const Phrase* phrase;
    std::vector<double> chances{};
    int happened = 0;
  };
  struct Open {
    std::size_t row;
    bool happened;
  };

  Side sideOf(const Said& outcome) const {
    Side side = noSide;
    if constexpr (requires { game_->luckOf(outcome); }) side = game_->luckOf(outcome);
    return side == noSide ? acting_ : side;
  }
  bool isRow(const Row& row, const Said& outcome) const {
    return row.side == sideOf(outcome) && row.phrase->id == outcome.phrase->id;
  }
  std::size_t rowOf(const Said& outcome) {
    const auto known = std::find_if(rows_.begin(), rows_.end(), [&](const Row& row) { return isRow(row, outcome); });
    if (known != rows_.end()) return static_cast<std::size_t>(known - rows_.begin());
    rows_.push_back({sideOf(outcome), outcome.phrase});
    return rows_.size() - 1;
  }

  Side ownerOf(const Turn& turn, std::size_t die) const {
    if (die > 0 && turn.against != noSeat) return game_->sideOf(turn.against);
    if (turn.thrower != noSeat) return game_->sideOf(turn.thrower);
    return turn.dice.ordered ? noSide : acting_;
  }
  void count(const Throw& dice, Face face, Side side) {
    auto known = std::find_if(dice_.begin(), dice_.end(),
                              [&](const LuckDice& each) { return each.side == side && each.sides == dice.sides; });
    if (known == dice_.end()) {
      LuckDice fresh;
      fresh.side = side;
      fresh.sides = dice.sides;
      fresh.faces.assign(dice.sides, 0);
      known = dice_.insert(dice_.end(), std::move(fresh));
    }
    ++known->faces[static_cast<std::size_t>(face - 1)];
    ++known->thrown;
  }

  const G* game_;
  Side acting_ = noSide;
  std::vector<Row> rows_;
  std::vector<Open> open_;  // outcomes that the dice now falling may bring
  std::vector<LuckDice> dice_;
};

}  // namespace walstatt::odds
