// Groups, attacks, waves and debts (D2, D3, D5 to D7); every example of the source.
#include "games/duel/dice_group.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <set>
#include <vector>

#include "base/dice.h"
#include "games/duel/test_hand.h"

namespace walstatt::duel {
namespace {

using Numbers = std::vector<int>;

Hand randomHand(FastDice& dice) {
  Hand hand;
  hand.count = static_cast<std::uint8_t>(1 + dice.below(6));
  const std::uint32_t sides = std::array{4u, 6u, 10u, 20u}[dice.below(4)];
  for (std::size_t i = 0; i < hand.count; ++i) hand.faces[i] = static_cast<Die>(1 + dice.below(sides));
  return hand;
}

Numbers facesOf(const Hand& hand, Mask mask) {
  Numbers faces;
  for (std::size_t i = 0; i < hand.count; ++i)
    if (holds(mask, i)) faces.push_back(hand.faces[i]);
  std::sort(faces.begin(), faces.end());
  return faces;
}

Numbers attacksOf(const Hand& hand, Mask group) {
  const Values values = attackValues(hand, group);
  return Numbers(values.begin(), values.end());
}
Numbers attacksOf(std::initializer_list<int> faces) { return attacksOf(handOf(faces), handOf(faces).all()); }

// The rule read aloud: sorted numbers, each at most one above the one before it, none of them 1.
bool isGroupSlowly(const Hand& hand, Mask mask, int skill) {
  const Numbers faces = facesOf(hand, mask);
  if (faces.empty() || static_cast<int>(faces.size()) > skill || faces[0] == 1) return false;
  for (std::size_t i = 1; i < faces.size(); ++i)
    if (faces[i] > faces[i - 1] + 1) return false;
  return true;
}

TEST(DiceGroup, D4_at_least_one_die_and_all_ones_are_scored) {
  const Hand hand = handOf({1, 9, 9, 4, 1, 17});
  EXPECT_FALSE(isScore(hand, 0b111110, 0)) << "at least one";
  EXPECT_FALSE(isScore(hand, 0b111110, 0b000010)) << "the second 1 must be scored";
  EXPECT_TRUE(isScore(hand, 0b111110, 0b010000));
  EXPECT_TRUE(isScore(hand, 0b111110, 0b110010));
  EXPECT_FALSE(isScore(hand, 0b111110, 0b010001)) << "the first 1 already lies there";
  EXPECT_EQ(scoresOf(hand, 0b001110).size(), 5u) << "9, 9 9, 4, 4 9, 4 9 9";
  for (const Mask score : scoresOf(hand, hand.all())) EXPECT_TRUE(isScore(hand, hand.all(), score));
}

TEST(DiceGroup, D2_the_printed_group_is_one_stretch_with_any_multiplicity) {
  const Hand hand = handOf({14, 13, 13, 12, 11, 11});
  EXPECT_TRUE(isGroup(hand, hand.all(), 6));
  EXPECT_TRUE(isGroup(hand, 0b000100, 1)) << "a single die is a group of one";
  EXPECT_FALSE(isGroup(hand, 0b001001, 6)) << "14 and 12 have a gap between them";
  EXPECT_FALSE(isGroup(hand, 0, 6));
}

TEST(DiceGroup, D2_at_most_FkW_dice_and_the_player_chooses_which) {
  const Hand hand = handOf({9, 9, 9, 9, 10, 11});
  EXPECT_FALSE(isGroup(hand, hand.all(), 3));
  std::set<Numbers> found;
  for (const Mask group : groupsOf(hand, hand.all(), 3)) found.insert(facesOf(hand, group));
  EXPECT_EQ(found, (std::set<Numbers>{{9}, {10}, {11}, {9, 9}, {9, 10}, {10, 11}, {9, 9, 9}, {9, 9, 10}, {9, 10, 11}}));
}

TEST(DiceGroup, D2_only_usable_dice_form_it) {
  const Hand hand = handOf({8, 9, 10, 10});
  for (const Mask group : groupsOf(hand, 0b1011, 6)) EXPECT_EQ(group & 0b0100, 0);
  EXPECT_FALSE(isGroup(hand, 0b10000, 6)) << "there is no fifth die";
}

TEST(DiceGroup, D3_ones_never_join) {
  const Hand hand = handOf({1, 2, 3});
  EXPECT_FALSE(isGroup(hand, 0b111, 6));
  EXPECT_FALSE(isGroup(hand, 0b001, 6));
  EXPECT_TRUE(isGroup(hand, 0b110, 6));
}

TEST(DiceGroup, D2_groups_agree_with_the_rule_read_aloud) {
  FastDice dice(1192);
  for (int round = 0; round < 3000; ++round) {
    const Hand hand = randomHand(dice);
    const Mask usable = static_cast<Mask>(dice.below(64) & hand.all());
    const int skill = 1 + static_cast<int>(dice.below(6));
    std::set<Numbers> expected, found;
    for (unsigned mask = 0; mask < 64; ++mask) {
      if ((mask & ~unsigned{hand.all()}) != 0) continue;
      const bool group = isGroupSlowly(hand, static_cast<Mask>(mask), skill);
      ASSERT_EQ(isGroup(hand, static_cast<Mask>(mask), skill), group);
      if (group && (mask & ~unsigned{usable}) == 0) expected.insert(facesOf(hand, static_cast<Mask>(mask)));
    }
    const Masks groups = groupsOf(hand, usable, skill);
    for (const Mask group : groups) {
      ASSERT_EQ(without(group, usable), 0);
      ASSERT_TRUE(found.insert(facesOf(hand, group)).second) << "listed twice";
    }
    ASSERT_EQ(found, expected);
  }
}

TEST(DiceGroup, N3A_D6_the_printed_attacks) {
  EXPECT_EQ(attacksOf({14, 14}), (Numbers{16, 16}));
  EXPECT_EQ(attacksOf({14, 14, 13}), (Numbers{16, 16, 13}));
  EXPECT_EQ(attacksOf({14, 13, 13, 12, 11, 11}), (Numbers{14, 15, 15, 12, 13, 13}));
  EXPECT_EQ(attacksOf({15, 15, 15, 14}), (Numbers{18, 18, 18, 14}));
  EXPECT_EQ(attacksOf({20, 20, 20, 19, 19, 18}), (Numbers{23, 23, 23, 21, 21, 18}));
}

TEST(DiceGroup, D6_dice_outside_the_group_give_no_bonus) {
  const Hand hand = handOf({7, 14, 14, 14, 13});
  EXPECT_EQ(attacksOf(hand, 0b10110), (Numbers{16, 16, 13}));
}

TEST(DiceGroup, D9_the_rest_for_a_counter_counts_its_bonus_anew) {
  const Hand hand = handOf({12, 12, 11, 10, 10, 10});
  EXPECT_EQ(attacksOf(hand, 0b110001), (Numbers{12, 12, 12})) << "one 12 and two 10s are left, with a gap";
}

TEST(DiceGroup, N1_sets_are_worth_more_than_runs_and_high_more_than_low) {
  const Hand hand = handOf({14, 14, 14, 13, 12, 20});
  EXPECT_EQ(strength(hand, 0b000111), 51);
  EXPECT_EQ(strength(hand, 0b011001), 39);
  EXPECT_EQ(strongestGroup(hand, hand.all(), 3), 0b000111);
  EXPECT_EQ(strongestGroup(hand, hand.all(), 1), 0b100000);
  EXPECT_EQ(strongestGroup(handOf({1, 1}), 0b11, 3), 0) << "ones alone form no group";
}

TEST(DiceGroup, D7_first_the_complete_sets_or_all_at_once) {
  const Hand hand = handOf({20, 20, 20, 19, 19, 18});
  const Masks waves = firstWaves(hand, hand.all());
  ASSERT_EQ(waves.size(), 2u);
  EXPECT_EQ(waves[0], 0b111111);
  EXPECT_EQ(waves[1], 0b011111);
  EXPECT_FALSE(isFirstWave(hand, hand.all(), 0b000111)) << "all complete sets, not one of them";
  EXPECT_FALSE(isFirstWave(hand, hand.all(), 0b100000)) << "run dice wait for the second wave";
  EXPECT_EQ(firstWaves(hand, 0b011111).size(), 1u) << "nothing but sets: all at once";
}

TEST(DiceGroup, D7_any_dice_where_there_is_no_set) {
  const Hand hand = handOf({9, 8, 7, 15});
  EXPECT_EQ(firstWaves(hand, 0b0111).size(), 7u);
  EXPECT_TRUE(isFirstWave(hand, 0b0111, 0b0101));
  EXPECT_FALSE(isFirstWave(hand, 0b0111, 0b1001)) << "15 is outside the group";
  EXPECT_FALSE(isFirstWave(hand, 0b0111, 0));
}

TEST(DiceGroup, D7_listed_waves_are_the_allowed_ones) {
  FastDice dice(7);
  for (int round = 0; round < 2000; ++round) {
    const Hand hand = randomHand(dice);
    const Masks groups = groupsOf(hand, hand.all(), 6);
    if (groups.empty()) continue;
    const Mask group = groups[dice.below(static_cast<std::uint32_t>(groups.size()))];
    const Masks waves = firstWaves(hand, group);
    for (unsigned mask = 0; mask < 64; ++mask)
      ASSERT_EQ(isFirstWave(hand, group, static_cast<Mask>(mask)),
                std::find(waves.begin(), waves.end(), mask) != waves.end());
  }
}

TEST(DiceGroup, D3_each_scored_one_devalues_a_scored_die_of_4_or_more) {
  const Hand hand = handOf({1, 1, 3, 4, 12, 12});
  const Debts debts = debtsOf(hand, hand.all());
  EXPECT_EQ(debts.due, 2);
  EXPECT_EQ(debts.payable, 0b111000);
  EXPECT_TRUE(paysDebts(hand, hand.all(), 0b011000));
  EXPECT_TRUE(paysDebts(hand, hand.all(), 0b110000));
  EXPECT_FALSE(paysDebts(hand, hand.all(), 0b001000)) << "one is missing";
  EXPECT_FALSE(paysDebts(hand, hand.all(), 0b001100)) << "3 pays nothing";
  std::set<Numbers> choices;
  for (const Mask payment : paymentsOf(hand, hand.all())) choices.insert(facesOf(hand, payment));
  EXPECT_EQ(choices, (std::set<Numbers>{{4, 12}, {12, 12}}));
  EXPECT_EQ(paymentsOf(hand, hand.all()).size(), 2u) << "either 12 is the same payment";
}

TEST(DiceGroup, D3_none_of_4_or_more_nothing_to_pay) {
  const Hand hand = handOf({1, 1, 3, 9});
  EXPECT_EQ(debtsOf(hand, 0b0111).due, 0);
  EXPECT_TRUE(paymentsOf(hand, 0b0111).empty());
  EXPECT_TRUE(paysDebts(hand, 0b0111, 0));
  EXPECT_EQ(debtsOf(hand, 0b1111).due, 1) << "two ones, but only the 9 can pay";
}

TEST(DiceGroup, D5_bonus_then_best_attack_then_larger_group) {
  const Hand a = handOf({14, 14, 13}), b = handOf({16, 15, 14});
  EXPECT_GT(claimOf(b, 0b001, 1), claimOf(a, 0b111, 0)) << "the bonus comes first";
  EXPECT_GT(claimOf(a, 0b011, 0), claimOf(b, 0b110, 0)) << "16 with the bonus of the pair against 15";
  EXPECT_GT(claimOf(a, 0b111, 0), claimOf(b, 0b011, 0)) << "both 16, three dice against two";
  EXPECT_EQ(claimOf(a, 0b111, 0), claimOf(b, 0b111, 0)) << "a die-off decides";
}

}  // namespace
}  // namespace walstatt::duel
