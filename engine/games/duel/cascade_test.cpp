// One's own cascade (N1, N2, D2 to D4): tables against a recursion over every die and every choice of the rules.
#include "games/duel/cascade.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <vector>

#include "base/dice.h"
#include "base/fraction.h"
#include "games/duel/test_hand.h"

namespace walstatt::duel {
namespace {

// Debts paid in the best way, then the strongest group: with the functions the game uses.
int strengthSlowly(const Hand& hand, Mask scored, int skill) {
  Masks payments = paymentsOf(hand, scored);
  if (payments.empty()) payments.push_back(0);
  int best = 0;
  for (const Mask devalued : payments)
    best = std::max(best, strength(hand, strongestGroup(hand, without(scored, devalued), skill)));
  return best;
}

// The game read aloud: dice one after the other, every score, attack or roll on.
class Slowly {
 public:
  explicit Slowly(const CascadeRules& rules) : rules_(rules) {}

  using Spread = std::map<int, Fraction>;  // strength of the final group
  struct Prospect {
    Fraction value{0, 1};
    Spread spread;
  };

  Prospect start() { return rollOn(Hand{{}, rules_.dice}, 0); }

  Prospect rollOn(const Hand& before, Mask scored) {
    std::vector<Prospect> all;
    Hand hand = before;
    const auto roll = [&](const auto& self, std::size_t place) -> void {
      if (place == hand.count) return all.push_back(score(hand, scored));
      if (holds(scored, place)) return self(self, place + 1);
      for (int face = 1; face <= rules_.sides; ++face) {
        hand.faces[place] = static_cast<Die>(face);
        self(self, place + 1);
      }
    };
    roll(roll, 0);
    Prospect mean;
    for (const Prospect& each : all) {
      const Fraction share = Fraction::of(1, all.size());
      mean.value = mean.value + share * each.value;
      for (const auto& [strength, chance] : each.spread) {
        Fraction& sum = mean.spread.try_emplace(strength, Fraction{0, 1}).first->second;
        sum = sum + share * chance;
      }
    }
    return mean;
  }

 private:
  static bool less(Fraction a, Fraction b) { return a.num * b.den < b.num * a.den; }

  Prospect score(const Hand& hand, Mask scored) {
    Prospect best;
    bool first = true;
    const Mask rolled = without(hand.all(), scored);
    for (unsigned mask = 1; mask < 64; ++mask) {
      if (!isScore(hand, rolled, static_cast<Mask>(mask))) continue;
      const Prospect found = attackOrRoll(hand, static_cast<Mask>(scored | mask));
      if (first || less(best.value, found.value)) best = found;
      first = false;
    }
    return best;
  }

  Prospect attackOrRoll(const Hand& hand, Mask scored) {
    std::vector<int> key;
    for (std::size_t i = 0; i < hand.count; ++i)
      if (holds(scored, i)) key.push_back(hand.faces[i]);
    std::sort(key.begin(), key.end());
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    const int strength = strengthSlowly(hand, scored, rules_.skill);
    const bool reached = strength >= rules_.reach;
    const Fraction worth{rules_.reach == 0 ? static_cast<std::uint64_t>(strength) : (reached ? 1u : 0u), 1};
    Prospect best{worth, {{strength, Fraction::one()}}};
    if (scored != hand.all())
      if (const Prospect onward = rollOn(hand, scored); less(best.value, onward.value)) best = onward;
    return known_[key] = best;
  }

  CascadeRules rules_;
  std::map<std::vector<int>, Prospect> known_;
};

bool equal(const CascadeValue& value, Fraction expected) {
  return value.num * expected.den == value.den * expected.num;
}

TEST(Multisets, D4_each_has_one_number_and_knows_its_dice) {
  const Multisets sets(6, 6);
  EXPECT_EQ(sets.size(), 924u) << "12 over 6";
  std::map<std::uint64_t, Multisets::Index> seen;
  for (Multisets::Index set = 0; set < sets.size(); ++set) {
    const Hand hand = sets.hand(set);
    EXPECT_TRUE(seen.emplace(sets.tally(set).bits(), set).second);
    EXPECT_EQ(sets.indexOf(hand, hand.all()), set);
    EXPECT_GE(set, sets.first(hand.count));
    EXPECT_LT(set, sets.first(hand.count + 1));
    if (hand.count == 6) continue;
    for (int face = 1; face <= 6; ++face) {
      Tally more = sets.tally(set);
      more.add(static_cast<Die>(face));
      EXPECT_EQ(sets.tally(sets.with(set, face)), more);
    }
  }
  EXPECT_EQ(Multisets(6, 20).size(), 230230u);
}

TEST(Cascade, D3_strength_after_debts_agrees_with_the_rules_of_the_game) {
  FastDice dice(3);
  for (const CascadeRules rules : {CascadeRules{6, 8, 3}, CascadeRules{6, 6, 6}, CascadeRules{5, 10, 2}}) {
    const Cascade cascade(rules);
    for (int round = 0; round < 1500; ++round) {
      Hand hand{{}, rules.dice};
      for (std::size_t i = 0; i < hand.count; ++i)
        hand.faces[i] = static_cast<Die>(dice.below(3) == 0 ? 1 : 1 + dice.below(rules.sides));
      const Mask scored = static_cast<Mask>(dice.below(64) & hand.all());
      ASSERT_EQ(cascade.strengthOf(hand, scored), strengthSlowly(hand, scored, rules.skill));
    }
  }
}

TEST(Cascade, D4_values_and_spreads_agree_with_the_game_read_aloud) {
  for (const CascadeRules rules : {CascadeRules{1, 6, 3}, CascadeRules{2, 6, 2}, CascadeRules{2, 20, 1},
                                   CascadeRules{3, 4, 3}, CascadeRules{3, 6, 2}, CascadeRules{3, 6, 3},
                                   CascadeRules{4, 4, 3}, CascadeRules{3, 6, 3, 12}, CascadeRules{4, 4, 4, 13}}) {
    const Cascade cascade(rules);
    const Slowly::Prospect expected = Slowly(rules).start();
    EXPECT_TRUE(equal(cascade.start(), expected.value)) << cascade.start().approx() << " " << expected.value.approx();
    const StrengthSpread spread = cascade.startSpread();
    if (rules.reach != 0) continue;  // ties are many and may be played in several ways
    std::vector<double> bands(StrengthSpread::maxBands);
    for (const auto& [strength, chance] : expected.spread)
      bands[static_cast<std::size_t>(strength / spread.width)] += chance.approx();
    double mean = 0, expectedMean = 0;
    for (std::size_t i = 0; i < bands.size(); ++i) {
      mean += spread.chance[i] * static_cast<double>(i);
      expectedMean += bands[i] * static_cast<double>(i);
    }
    EXPECT_NEAR(mean, expectedMean, 1e-9);
  }
}

TEST(Cascade, D4_the_spread_is_whole_and_has_the_value_as_its_mean) {
  const Cascade cascade({4, 6, 3});
  FastDice dice(4);
  for (int round = 0; round < 300; ++round) {
    Hand hand{{}, 4};
    for (std::size_t i = 0; i < 4; ++i) hand.faces[i] = static_cast<Die>(1 + dice.below(6));
    const Mask scored = static_cast<Mask>(dice.below(16));
    const StrengthSpread spread = cascade.spread(hand, scored);
    ASSERT_EQ(spread.width, 1);
    double sum = 0, mean = 0;
    for (std::size_t i = 0; i < spread.chance.size(); ++i) {
      sum += spread.chance[i];
      mean += spread.chance[i] * static_cast<double>(i);
    }
    ASSERT_NEAR(sum, 1, 1e-12);
    ASSERT_NEAR(mean, cascade.onward(hand, scored).approx(), 1e-9);
  }
}

TEST(Cascade, D4_the_chance_to_reach_is_the_spreads_upper_part) {
  const Cascade cascade({4, 6, 3, 15});
  const StrengthSpread spread = cascade.startSpread();
  double chance = 0;
  for (std::size_t i = 15; i < spread.chance.size(); ++i) chance += spread.chance[i];
  EXPECT_NEAR(chance, cascade.start().approx(), 1e-12);
}

TEST(Cascade, N2_every_choice_has_its_value_and_the_best_comes_first) {
  const CascadeRules rules{3, 6, 3};
  const Cascade cascade(rules);
  FastDice dice(5);
  for (int round = 0; round < 40; ++round) {
    Hand hand{{}, 3};
    for (std::size_t i = 0; i < 3; ++i) hand.faces[i] = static_cast<Die>(1 + dice.below(6));
    const Mask scored = std::array<Mask, 4>{0, 1, 2, 5}[dice.below(4)];
    const ScoreChoices choices = cascade.choices(hand, scored);
    ASSERT_EQ(choices.size(), scoresOf(hand, without(hand.all(), scored)).size());
    for (std::size_t i = 0; i < choices.size(); ++i) {
      const Mask all = static_cast<Mask>(scored | choices[i].score);
      EXPECT_EQ(choices[i].strength, strengthSlowly(hand, all, 3));
      EXPECT_TRUE(equal(choices[i].attack, Fraction{static_cast<std::uint64_t>(choices[i].strength), 1}));
      if (all != hand.all()) {
        EXPECT_TRUE(equal(choices[i].onward, Slowly(rules).rollOn(hand, all).value));
      } else {
        EXPECT_TRUE(choices[i].attacks);
      }
      if (i > 0) {
        EXPECT_GE(choices[i - 1].best().num, choices[i].best().num);
      }
    }
  }
}

TEST(Cascade, N2_with_the_best_group_before_him_he_attacks_for_ones_could_only_cost) {
  const Cascade cascade({4, 6, 2});
  const ScoreChoices choices = cascade.choices(handOf({6, 6, 3, 2}), 0);
  EXPECT_EQ(choices[0].strength, 16);
  EXPECT_TRUE(choices[0].attacks);
  EXPECT_TRUE(equal(choices[0].best(), Fraction{16, 1}));
}

TEST(Cascade, D1_hands_that_do_not_fit_are_known) {
  const Cascade cascade({3, 6, 3});
  EXPECT_TRUE(cascade.fits(handOf({1, 6, 3})));
  EXPECT_FALSE(cascade.fits(handOf({1, 6})));
  EXPECT_FALSE(cascade.fits(handOf({1, 7, 3})));
  EXPECT_FALSE(cascade.fits(handOf({1, 0, 3})));
}

TEST(Cascade, D4_a_shelf_keeps_its_tables) {
  CascadeShelf shelf;
  const Cascade& first = shelf.of({3, 6, 3});
  EXPECT_EQ(&shelf.of({3, 6, 3}), &first);
  EXPECT_NE(&shelf.of({3, 6, 2}), &first);
}

}  // namespace
}  // namespace walstatt::duel
