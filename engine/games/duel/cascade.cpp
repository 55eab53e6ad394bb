#include "games/duel/cascade.h"

#include <algorithm>

namespace walstatt::duel {
namespace {

__extension__ using SignedBig = __int128;

// All throws of the dice left, as rising sequences. Along the way it keeps every multiset that scoring a part of the
// sequence so far can make: a die doubles them, a 1 must join them all. At the end the best of them is known.
template <class Value>
class Roll {
  using Index = Multisets::Index;

 public:
  Roll(const Multisets& sets, const std::vector<Value>& worth, std::vector<std::uint32_t>& weights,
       std::vector<Index>& reached)
      : next_(sets.table()),
        sides_(static_cast<Index>(sets.sides())),
        worth_(worth.data()),
        weights_(weights),
        reached_(reached) {}

  // The sum of the best worths over all throws of `left` dice from this multiset.
  Big all(Index set, int left) {
    sum_ = 0;
    made_[0] = set;
    step({.left = left, .face = 0, .equal = 0, .weight = 1, .made = 1, .best = -1, .at = 0});
    return sum_;
  }

 private:
  struct Step {
    int left;
    Index face;            // the last one, 0-based
    std::uint32_t equal;   // how many of them so far
    std::uint32_t weight;  // orders in which the dice so far can fall
    std::size_t made;      // multisets in made_
    Value best;
    Index at;
    std::uint32_t placed = 0;
  };

  void step(const Step& now) {
    if (now.left == 0) {
      sum_ += static_cast<Big>(now.best) * now.weight;
      if (weights_[now.at] == 0) reached_.push_back(now.at);
      weights_[now.at] += now.weight;
      return;
    }
    for (Index face = now.face; face < sides_; ++face) {
      Step after = now;
      --after.left;
      after.face = face;
      after.equal = face == now.face ? now.equal + 1 : 1;
      after.weight = now.weight * ++after.placed / after.equal;
      if (face == 0) {
        const Index before = made_[0];
        made_[0] = after.at = next_[before * sides_];
        after.best = worth_[after.at];
        step(after);
        made_[0] = before;
        continue;
      }
      for (std::size_t i = 0; i < now.made; ++i) {
        const Index set = next_[made_[i] * sides_ + face];
        made_[now.made + i] = set;
        if (worth_[set] > after.best) after.best = worth_[set], after.at = set;
      }
      after.made = 2 * now.made;
      step(after);
    }
  }

  const Index* next_;
  Index sides_;
  const Value* worth_;
  std::vector<std::uint32_t>& weights_;
  std::vector<Index>& reached_;
  std::array<Index, 64> made_{};
  Big sum_ = 0;
};

}  // namespace

Cascade::Cascade(const CascadeRules& rules) : rules_(rules), sets_(rules.dice, rules.sides) {
  measurePowers();
  measureStrength();
  const int strongest = *std::max_element(strength_.begin(), strength_.end());
  width_ = strongest / StrengthSpread::maxBands + 1;
  bands_ = strongest / width_ + 1;
  onward_.resize(sets_.first(rules.dice));
  spreads_.resize(onward_.size() * static_cast<std::size_t>(bands_));
  for (int left = 1; left <= rules.dice; ++left) solve(left);
}

// From smaller multisets to larger ones: a die more joins the group, stays outside or pays, so it never weakens; a 1 is
// paid with a die of 4 or more that came with it, or with nothing where there is none.
void Cascade::measureStrength() {
  strength_.resize(sets_.size());
  const auto raise = [&](Index set, std::uint16_t strength) { strength_[set] = std::max(strength_[set], strength); };
  for (int size = 0; size <= sets_.dice(); ++size)
    for (Index set = sets_.first(size); set < sets_.first(size + 1); ++set) {
      const Hand dice = sets_.hand(set);
      if (isGroup(dice, dice.all(), rules_.skill))
        raise(set, static_cast<std::uint16_t>(duel::strength(dice, dice.all())));
      if (size == sets_.dice()) continue;
      for (int face = 2; face <= sets_.sides(); ++face) raise(sets_.with(set, face), strength_[set]);
      const bool payable = dice.count > 0 && dice.faces[dice.count - 1u] >= payingFace;
      if (!payable) raise(sets_.with(set, 1), strength_[set]);
      if (size + 2 > sets_.dice()) continue;
      for (int face = payingFace; face <= sets_.sides(); ++face)
        raise(sets_.with(sets_.with(set, 1), face), strength_[set]);
    }
}

Big Cascade::worth(Index set) const {
  if (rules_.reach == 0) return strength_[set];
  return strength_[set] >= rules_.reach ? 1 : 0;
}

// Rolling `left` dice, then at most one die fewer each time: sides to the power of left + (left - 1) + ... + 1.
void Cascade::measurePowers() {
  Big power = 1, step = 1;
  for (std::size_t left = 0; left < powers_.size(); ++left, power *= step *= rules_.sides) powers_[left] = power;
}

int Cascade::toRoll(Index set) const {
  int size = 0;
  while (set >= sets_.first(size + 1)) ++size;
  return sets_.dice() - size;
}

bool Cascade::attacksAt(Index set, int left) const { return left == 0 || worth(set) * power(left) >= onward_[set]; }

// 20^10 times the greatest strength fits into 64 bits, 20^15 does not.
void Cascade::solve(int left) { left <= 5 ? solveWith<std::int64_t>(left) : solveWith<SignedBig>(left); }

template <class Value>
void Cascade::solveWith(int left) {
  const int size = sets_.dice() - left;
  std::vector<Value> worths(sets_.size());  // with every die more that lies, over the common power(left - 1)
  for (int more = size + 1; more <= sets_.dice(); ++more) {
    const int then = sets_.dice() - more;
    const Big scale = power(left - 1) / power(then), whole = power(then);
    for (Index set = sets_.first(more); set < sets_.first(more + 1); ++set) {
      const Big now = worth(set) * whole;
      worths[set] = static_cast<Value>(scale * (then == 0 ? now : std::max(now, onward_[set])));
    }
  }
  std::vector<std::uint32_t> weights(sets_.size());
  std::vector<Index> reached;
  Roll<Value> roll(sets_, worths, weights, reached);
  for (Index set = sets_.first(size); set < sets_.first(size + 1); ++set) {
    onward_[set] = roll.all(set, left);
    addSpread(set, left, weights, reached);
    for (const Index each : reached) weights[each] = 0;
    reached.clear();
  }
}

void Cascade::addSpread(Index set, int left, const std::vector<std::uint32_t>& weights,
                        const std::vector<Index>& reached) {
  double throws = 1;
  for (int i = 0; i < left; ++i) throws *= rules_.sides;
  double* const mine = row(set);
  for (const Index each : reached) {
    const double chance = weights[each] / throws;
    if (attacksAt(each, toRoll(each))) {
      mine[strength_[each] / width_] += chance;
    } else {
      const double* const theirs = row(each);
      for (int band = 0; band < bands_; ++band) mine[band] += chance * theirs[band];
    }
  }
}

bool Cascade::fits(const Hand& hand) const {
  if (hand.count != rules_.dice) return false;
  return std::all_of(hand.faces.begin(), hand.faces.begin() + hand.count,
                     [&](Die face) { return face >= 1 && face <= rules_.sides; });
}

std::size_t Cascade::bytes() const {
  return sets_.bytes() + strength_.size() * sizeof strength_[0] + onward_.size() * sizeof onward_[0] +
         spreads_.size() * sizeof spreads_[0];
}

ScoreChoices Cascade::choices(const Hand& hand, Mask scored) const {
  ScoreChoices found;
  const Mask rolled = without(hand.all(), scored);
  const Big common = power(std::max(0, countOf(rolled) - 1));
  for (const Mask score : scoresOf(hand, rolled)) {
    const auto all = static_cast<Mask>(scored | score);
    const Index set = sets_.indexOf(hand, all);
    const int left = hand.count - countOf(all);
    const Big scale = common / power(left);
    ScoreChoice choice{score, strength_[set], {worth(set) * common, common}, {0, common}, attacksAt(set, left)};
    if (left > 0) choice.onward.num = onward_[set] * scale;
    found.push_back(choice);
  }
  std::sort(found.begin(), found.end(), [](const ScoreChoice& a, const ScoreChoice& b) {
    return a.best().num != b.best().num ? a.best().num > b.best().num : a.score < b.score;
  });
  return found;
}

CascadeValue Cascade::onward(const Hand& hand, Mask scored) const {
  const Index set = sets_.indexOf(hand, scored);
  const int left = hand.count - countOf(scored);
  return {left == 0 ? worth(set) : onward_[set], power(left)};
}

StrengthSpread Cascade::spread(const Hand& hand, Mask scored) const { return spreadOf(sets_.indexOf(hand, scored)); }

StrengthSpread Cascade::spreadOf(Index set) const {
  StrengthSpread spread{width_, bands_, {}};
  if (toRoll(set) == 0) {
    spread.chance[static_cast<std::size_t>(strength_[set] / width_)] = 1;
  } else {
    std::copy_n(row(set), bands_, spread.chance.begin());
  }
  return spread;
}

const Cascade& CascadeShelf::of(const CascadeRules& rules) {
  std::unique_ptr<Cascade>& kept = kept_[rules];
  if (!kept) kept = std::make_unique<Cascade>(rules);
  return *kept;
}

}  // namespace walstatt::duel
