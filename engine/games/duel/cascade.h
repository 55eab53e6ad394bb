// One's own cascade (1192: N1, N2; D2 to D4) under best play, exactly: what to score, attack or roll on.
//
// The model is the fighter alone: he rolls, scores at least one die and all ones, then attacks or rolls the rest again.
// Nobody interrupts him, no wave is warded, and rescue dice are worth nothing. When he attacks he pays his debts (D3) and
// fixes his group (D2) in the best way. Its worth is its strength, the sum of its attack values (D6), or, with `reach`,
// whether that sum is at least so much. Rolling on is a risk because of the ones, so stopping can be best; for one alone
// an early attack is worth as much as scoring all that lies, against an enemy the dice not scored are rescue dice.
//
// The values are fractions of whole numbers, so they may decide a game; the spreads are for display, in doubles.
// A table for six W20 takes a fraction of a second and about 20 MB; a question is a few look-ups.
#pragma once

#include <map>
#include <memory>

#include "games/duel/multisets.h"

namespace walstatt::duel {

__extension__ using Big = unsigned __int128;

struct CascadeRules {
  std::uint8_t dice = 6;
  std::uint8_t sides = 20;
  std::uint8_t skill = 3;
  std::uint8_t reach = 0;  // 0: the expected strength; otherwise the chance of at least this strength

  friend auto operator<=>(const CascadeRules&, const CascadeRules&) = default;
};

// Values of one question have the same denominator.
struct CascadeValue {
  Big num = 0;
  Big den = 1;

  double approx() const { return static_cast<double>(num) / static_cast<double>(den); }
};

struct ScoreChoice {
  Mask score = 0;        // of the dice just rolled
  int strength = 0;      // of the best group if he attacks now
  CascadeValue attack;   // worth of attacking now
  CascadeValue onward;   // worth of rolling the rest again; 0 if nothing is left to roll
  bool attacks = false;  // attacking is at least as good

  const CascadeValue& best() const { return attacks ? attack : onward; }
};
using ScoreChoices = FixedList<ScoreChoice, 64>;

// Chances of the strength of the final group, in bands of equal width from 0 (no group) on.
struct StrengthSpread {
  static constexpr int maxBands = 32;
  int width = 1;
  int bands = 0;
  std::array<double, maxBands> chance{};
};

class Cascade {
 public:
  explicit Cascade(const CascadeRules& rules);

  const CascadeRules& rules() const { return rules_; }
  // Whether these dice can be a hand of this cascade; the questions below want such a hand.
  bool fits(const Hand& hand) const;
  std::size_t bytes() const;  // of memory

  // Every way to score the dice that are not yet scored (D4), the best first.
  ScoreChoices choices(const Hand& hand, Mask scored) const;
  // The scored dice lie and all others are rolled (again): what is to come. Before the first roll nothing is scored.
  CascadeValue onward(const Hand& hand, Mask scored) const;
  StrengthSpread spread(const Hand& hand, Mask scored) const;
  CascadeValue start() const { return {onward_[0], power(toRoll(0))}; }
  StrengthSpread startSpread() const { return spreadOf(0); }
  // The best group of these scored dice after their debts are paid: its strength.
  int strengthOf(const Hand& hand, Mask scored) const { return strength_[sets_.indexOf(hand, scored)]; }

 private:
  using Index = Multisets::Index;

  void measurePowers();
  void measureStrength();
  void solve(int left);
  template <class Value>
  void solveWith(int left);
  void addSpread(Index set, int left, const std::vector<std::uint32_t>& weights, const std::vector<Index>& reached);

  int toRoll(Index set) const;  // dice that do not lie in this multiset
  Big worth(Index set) const;   // of attacking with it
  Big power(int left) const { return powers_[static_cast<std::size_t>(left)]; }
  bool attacksAt(Index set, int left) const;  // attacking is at least as good as rolling on
  StrengthSpread spreadOf(Index set) const;
  double* row(Index set) { return spreads_.data() + std::size_t{set} * static_cast<std::size_t>(bands_); }
  const double* row(Index set) const { return spreads_.data() + std::size_t{set} * static_cast<std::size_t>(bands_); }

  CascadeRules rules_;
  std::array<Big, handSize + 1> powers_{};  // the denominator with so many dice still to roll
  Multisets sets_;
  std::vector<std::uint16_t> strength_;  // of the best group, debts paid
  std::vector<Big> onward_;              // of every multiset with dice left to roll, over power(left)
  std::vector<double> spreads_;
  int width_ = 1, bands_ = 0;
};

// Tables that were asked for, kept. For one thread: whoever plays keeps a shelf of his own.
class CascadeShelf {
 public:
  const Cascade& of(const CascadeRules& rules);

 private:
  std::map<CascadeRules, std::unique_ptr<Cascade>> kept_;
};

}  // namespace walstatt::duel
