// Warding (N3V, D8 to D10): the printed examples, every fault, and the best defence against trying everything.
#include "games/duel/warding.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <tuple>
#include <vector>

#include "base/dice.h"

namespace walstatt::duel {
namespace {

using Faces = std::initializer_list<int>;

WardProblem problemOf(Faces attacks, Faces group, Faces rescue = {}) {
  WardProblem problem;
  for (const int attack : attacks) problem.attacks.push_back(static_cast<Die>(attack));
  const auto lay = [&](Faces faces, Mask& mask) {
    for (const int face : faces) {
      mask = static_cast<Mask>(mask | 1u << problem.own.count);
      problem.own.faces[problem.own.count++] = static_cast<Die>(face);
    }
  };
  lay(group, problem.group);
  lay(rescue, problem.rescue);
  return problem;
}

WardCounts bestCounts(const WardProblem& problem) {
  const Ward ward = bestWard(problem);
  EXPECT_EQ(checkWard(problem, ward), std::nullopt);
  return countsOf(problem, ward);
}

// What D10 compares, smaller is better.
using Rank = std::tuple<int, int, int, int, int, int>;
Rank rankOf(const WideProblem& problem, const WideWard& ward) {
  const WardCounts counts = countsOf(problem, ward);
  int strengthLeft = 0, rescueLeft = 0, met = 0;
  for (std::size_t i = 0; i < wideHand; ++i) {
    if ((counts.groupLeft >> i & 1) != 0) {
      int equals = 0;
      for (std::size_t k = 0; k < wideHand; ++k)
        equals += (counts.groupLeft >> k & 1) != 0 && problem.faces[k] == problem.faces[i];
      strengthLeft += problem.faces[i] + (equals > 1 ? equals : 0);
    }
    if ((counts.rescueLeft >> i & 1) != 0) rescueLeft += problem.faces[i];
  }
  for (std::size_t i = 0; i < problem.attacks.size(); ++i)
    if (ward.attackTo[i] != 0) met += problem.attacks[i];
  return {counts.hits, counts.rescueUsed, -std::popcount(counts.groupLeft), -strengthLeft, -rescueLeft, -met};
}

// D8 read aloud, but for "only if the group does not suffice".
bool legalSlowly(const WideProblem& problem, const WideWard& ward) {
  for (std::uint8_t number = 1; number <= maxAttacks; ++number) {
    std::vector<int> dice, attacks;
    bool rescue = false;
    for (std::size_t i = 0; i < wideHand; ++i)
      if (ward.dieTo[i] == number) dice.push_back(problem.faces[i]), rescue |= (problem.rescue >> i & 1) != 0;
    for (std::size_t i = 0; i < problem.attacks.size(); ++i)
      if (ward.attackTo[i] == number) attacks.push_back(problem.attacks[i]);
    if (dice.empty() != attacks.empty()) return false;
    if (dice.empty()) continue;
    if (dice.size() > 1 && (rescue || problem.singleOnly)) return false;
    int value = 0, sum = 0;
    for (const int die : dice) {
      if (die == 1 || die != dice[0]) return false;
      value += die;
    }
    for (const int attack : attacks) {
      if (attacks.size() > 1 && attack > 10) return false;
      sum += attack;
    }
    if (value < sum) return false;
  }
  return true;
}

// Tries every way to name wards: each die joins no ward, one that is there, or a new one; then each attack likewise.
class TryEverything {
 public:
  explicit TryEverything(const WideProblem& problem) : problem_(problem) {
    WideProblem alone = problem;
    alone.rescue = 0;
    const Rank group = bestOf(alone);
    best_ = std::get<0>(group) == 0 ? withRescue(group) : bestOf(problem);
  }
  Rank best() const { return best_; }

 private:
  // The rescue dice all stay.
  Rank withRescue(Rank rank) const {
    int left = 0;
    for (std::size_t i = 0; i < wideHand; ++i)
      if ((problem_.rescue >> i & 1) != 0) left += problem_.faces[i];
    std::get<4>(rank) = -left;
    return rank;
  }

  static Rank bestOf(const WideProblem& problem) {
    Rank best{1000, 0, 0, 0, 0, 0};
    WideWard ward;
    const auto attacks = [&](const auto& self, std::size_t i, std::uint8_t wards) -> void {
      if (i == problem.attacks.size()) {
        if (legalSlowly(problem, ward)) best = std::min(best, rankOf(problem, ward));
        return;
      }
      for (std::uint8_t number = 0; number <= wards; ++number) {
        ward.attackTo[i] = number;
        self(self, i + 1, wards);
      }
      ward.attackTo[i] = 0;
    };
    const auto dice = [&](const auto& self, std::size_t i, std::uint8_t wards) -> void {
      if (i == wideHand) return attacks(attacks, 0, wards);
      self(self, i + 1, wards);
      if (((problem.group | problem.rescue) >> i & 1) == 0) return;
      for (std::uint8_t number = 1; number <= wards + 1 && number <= problem.attacks.size(); ++number) {
        bool fits = true;  // unequal dice never ward together: no need to go on
        for (std::size_t k = 0; k < i; ++k) fits &= ward.dieTo[k] != number || problem.faces[k] == problem.faces[i];
        if (!fits) continue;
        ward.dieTo[i] = number;
        self(self, i + 1, std::max(wards, number));
      }
      ward.dieTo[i] = 0;
    };
    dice(dice, 0, 0);
    return best;
  }

  const WideProblem& problem_;
  Rank best_;
};

WideProblem randomProblem(FastDice& dice, std::uint32_t attacks, std::uint32_t own) {
  WideProblem problem;
  const std::uint32_t sides = std::array{6u, 10u, 20u}[dice.below(3)];
  const std::uint32_t spread = std::array{3u, 6u, 20u}[dice.below(3)];  // few different numbers make many sums
  for (std::uint32_t i = 0; i < attacks; ++i) problem.attacks.push_back(static_cast<Die>(2 + dice.below(sides + 3)));
  for (std::uint32_t i = 0; i < own; ++i) {
    const std::uint32_t width = std::min(sides, spread), lowest = sides - width;
    problem.faces[i] = static_cast<Die>((spread == 20 ? 0 : dice.below(lowest + 1) / 2) + 1 + dice.below(width));
    const std::uint32_t kind = dice.below(5);
    if (kind < 2 && problem.faces[i] > 1) problem.group |= static_cast<std::uint16_t>(1u << i);
    if (kind == 2 || kind == 3) problem.rescue |= static_cast<std::uint16_t>(1u << i);
  }
  problem.singleOnly = dice.below(5) == 0;
  return problem;
}

TEST(Warding, N3V_the_printed_example_12_12) {
  EXPECT_EQ(bestCounts(problemOf({20}, {12, 12})).hits, 0) << "one attack of 20";
  EXPECT_EQ(bestCounts(problemOf({12, 12}, {12, 12})).hits, 0) << "two of 12";
  EXPECT_EQ(bestCounts(problemOf({6, 6, 6, 6}, {12, 12})).hits, 0) << "four of 6";
  EXPECT_EQ(bestCounts(problemOf({25}, {12, 12})).hits, 1);
  EXPECT_EQ(bestCounts(problemOf({12, 12, 12}, {12, 12})).hits, 1);
  EXPECT_EQ(bestCounts(problemOf({6, 6, 6, 7}, {12, 12})).hits, 1) << "25 is more than 24";
}

TEST(Warding, D8_a_die_meets_what_it_reaches) {
  EXPECT_EQ(bestCounts(problemOf({14}, {14})).hits, 0);
  EXPECT_EQ(bestCounts(problemOf({15}, {14})).hits, 1);
  EXPECT_EQ(bestCounts(problemOf({15}, {14, 13})).hits, 1) << "only equal dice are added";
}

TEST(Warding, D8_a_sum_may_meet_several_light_attacks) {
  EXPECT_EQ(bestCounts(problemOf({10, 10, 4}, {12, 12})).hits, 0) << "24 against 24";
  EXPECT_EQ(bestCounts(problemOf({11, 4}, {18})).hits, 1) << "11 is not light";
}

TEST(Warding, D8_rescue_dice_only_when_the_group_does_not_suffice) {
  const WardProblem enough = problemOf({10, 9}, {11, 10}, {20});
  EXPECT_EQ(bestCounts(enough).rescueUsed, 0);
  EXPECT_EQ(checkWard(enough, {{1, 0, 2}, {1, 2}}), WardFault::rescueNeedless);
  const WardProblem needed = problemOf({15, 9}, {11, 10}, {20});
  const WardCounts counts = bestCounts(needed);
  EXPECT_EQ(counts.hits, 0);
  EXPECT_EQ(counts.rescueUsed, 1);
  EXPECT_EQ(counts.groupLeft, 0b001) << "the 10 is enough for the 9, the 11 stays";
}

TEST(Warding, D8_a_rescue_die_wards_singly_but_may_meet_several_light_attacks) {
  EXPECT_EQ(bestCounts(problemOf({20}, {}, {12, 12})).hits, 1) << "not added";
  const WardCounts counts = bestCounts(problemOf({6, 5, 7}, {}, {18, 17}));
  EXPECT_EQ(counts.hits, 0);
  EXPECT_EQ(counts.rescueUsed, 1);
}

TEST(Warding, D3_ones_never_ward) {
  EXPECT_EQ(bestCounts(problemOf({1}, {}, {1})).hits, 1);
  EXPECT_EQ(checkWard(problemOf({1}, {}, {1}), {{1}, {1}}), WardFault::one);
}

TEST(Warding, D14_who_has_fallen_wards_with_single_dice_only) {
  WardProblem problem = problemOf({20}, {12, 12});
  problem.singleOnly = true;
  EXPECT_EQ(bestCounts(problem).hits, 1);
  EXPECT_EQ(checkWard(problem, {{1, 1}, {1}}), WardFault::fallen);
  problem = problemOf({6, 6}, {12, 12});
  problem.singleOnly = true;
  EXPECT_EQ(bestCounts(problem).hits, 0) << "a single die still meets two light attacks";
}

TEST(Warding, D8_attacks_may_be_left_unmet) {
  EXPECT_EQ(checkWard(problemOf({5, 5}, {12}), {}), std::nullopt);
  EXPECT_EQ(checkWard(problemOf({5, 5}, {12}), {{1}, {0, 1}}), std::nullopt);
}

TEST(Warding, D8_more_equal_dice_than_needed_may_be_added) {
  EXPECT_EQ(checkWard(problemOf({5}, {12, 12}), {{1, 1}, {1}}), std::nullopt);
}

TEST(Warding, D8_every_fault_has_its_name) {
  const WardProblem problem = problemOf({12, 8, 7}, {12, 12, 11}, {15, 15});
  EXPECT_EQ(checkWard(problem, {{7}, {1}}), WardFault::number);
  EXPECT_EQ(checkWard(problem, {{1}, {1, 0, 0, 1}}), WardFault::number) << "there is no fourth attack";
  EXPECT_EQ(checkWard(problem, {{1}, {9}}), WardFault::number);
  EXPECT_EQ(checkWard(problem, {{0, 0, 0, 0, 0, 1}, {1}}), WardFault::notMine);
  EXPECT_EQ(checkWard(problem, {{1}, {}}), WardFault::idle);
  EXPECT_EQ(checkWard(problem, {{}, {1}}), WardFault::bare);
  EXPECT_EQ(checkWard(problem, {{0, 0, 0, 1, 1}, {1}}), WardFault::rescueAdded);
  EXPECT_EQ(checkWard(problem, {{1, 0, 1}, {1}}), WardFault::unequal);
  EXPECT_EQ(checkWard(problem, {{1, 1}, {1, 1}}), WardFault::heavyTogether);
  EXPECT_EQ(checkWard(problem, {{0, 0, 1}, {1}}), WardFault::tooLow);
  EXPECT_EQ(checkWard(problem, {{0, 0, 1}, {0, 1, 1}}), WardFault::tooLow);
  EXPECT_EQ(checkWard(problem, {{1, 1}, {0, 1, 1}}), std::nullopt);
}

TEST(Warding, D10_then_most_dice_left_then_the_strongest) {
  const WardCounts counts = bestCounts(problemOf({9, 8}, {10, 9, 9, 8}));
  EXPECT_EQ(counts.groupLeft, 0b0110) << "of two dice the pair of 9s: 22 in a counter, 10 and 9 only 19";
  const WardCounts pair = bestCounts(problemOf({8}, {10, 9, 9}));
  EXPECT_EQ(pair.groupLeft, 0b110);
  EXPECT_TRUE(mayCounter(pair));
}

TEST(Warding, D10_then_the_highest_rescue_dice_are_kept) {
  const WardCounts counts = bestCounts(problemOf({6, 6, 8}, {}, {6, 9, 12, 14}));
  EXPECT_EQ(counts.rescueUsed, 2);
  EXPECT_EQ(counts.rescueLeft, 0b0110) << "6 and 14 = 6 + 8 rather than 9 and 12 = 6 + 6";
}

TEST(Warding, D9_no_counter_with_hits_or_rescue_dice_or_an_empty_group) {
  EXPECT_FALSE(mayCounter(bestCounts(problemOf({20}, {9, 8}))));
  EXPECT_FALSE(mayCounter(bestCounts(problemOf({20}, {9, 8}, {20}))));
  EXPECT_FALSE(mayCounter(bestCounts(problemOf({9}, {9}))));
  EXPECT_TRUE(mayCounter(bestCounts(problemOf({8}, {9, 8}, {20}))));
}

TEST(Warding, D10_the_best_ward_agrees_with_trying_everything) {
  FastDice dice(1192);
  for (int round = 0; round < 600; ++round) {
    const std::uint32_t own = dice.below(8);
    const WideProblem problem = randomProblem(dice, dice.below(own > 5 ? 5 : 7), own);
    const WideWard ward = bestWard(problem);
    ASSERT_EQ(checkWard(problem, ward), std::nullopt) << "round " << round;
    ASSERT_EQ(rankOf(problem, ward), TryEverything(problem).best()) << "round " << round;
  }
}

TEST(Warding, D8_named_wards_are_judged_as_the_rule_reads) {
  FastDice dice(8);
  int allowed = 0, refused = 0;
  for (int round = 0; round < 20000; ++round) {
    const WideProblem problem = randomProblem(dice, 1 + dice.below(4), 1 + dice.below(5));
    WideProblem alone = problem;
    alone.rescue = 0;
    const bool groupSuffices = countsOf(alone, bestWard(alone)).hits == 0;
    WideWard ward = bestWard(problem);  // and then a little of it changed
    for (std::uint32_t changes = dice.below(4); changes > 0; --changes) {
      ward.dieTo[dice.below(5)] = static_cast<std::uint8_t>(dice.below(4));
      ward.attackTo[dice.below(static_cast<std::uint32_t>(problem.attacks.size()))] =
          static_cast<std::uint8_t>(dice.below(4));
    }
    bool expected = legalSlowly(problem, ward) && (countsOf(problem, ward).rescueUsed == 0 || !groupSuffices);
    for (std::size_t i = 0; i < wideHand; ++i)
      expected &= ward.dieTo[i] == 0 || ((problem.group | problem.rescue) >> i & 1) != 0;
    ASSERT_EQ(!checkWard(problem, ward), expected) << "round " << round;
    ++(expected ? allowed : refused);
  }
  EXPECT_GT(allowed, 4000);
  EXPECT_GT(refused, 4000);
}

TEST(Warding, D10_listed_wards_are_allowed_differ_and_begin_with_the_best) {
  FastDice dice(10);
  for (int round = 0; round < 3000; ++round) {
    const WideProblem wide = randomProblem(dice, 1 + dice.below(6), 6);
    WardProblem problem{wide.attacks, {}, static_cast<Mask>(wide.group), static_cast<Mask>(wide.rescue), false};
    problem.own.count = 6;
    std::copy_n(wide.faces.begin(), 6, problem.own.faces.begin());
    FixedList<Ward, 64> wards;
    listWards(problem, wards);
    ASSERT_EQ(wards[0], bestWard(problem));
    bool unmet = false;
    for (std::size_t i = 0; i < wards.size(); ++i) {
      ASSERT_EQ(checkWard(problem, wards[i]), std::nullopt);
      unmet |= wards[i] == Ward{};
      for (std::size_t k = 0; k < i; ++k) ASSERT_FALSE(wards[i] == wards[k]);
    }
    ASSERT_TRUE(unmet);
  }
}

TEST(Warding, D8_twelve_dice_of_ones_own) {
  WideProblem problem;
  for (int i = 0; i < 6; ++i) problem.attacks.push_back(26);
  problem.faces = {13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13};
  problem.group = 0xfff;
  const WardCounts counts = countsOf(problem, bestWard(problem));
  EXPECT_EQ(counts.hits, 0) << "six pairs of 26";
  EXPECT_EQ(counts.groupLeft, 0);
}

}  // namespace
}  // namespace walstatt::duel
