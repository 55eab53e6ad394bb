// Shooting (F1 to F6, D16 to D19): the printed table, striking, leaving out, evasion, legendary shots, exact chances.
#include "games/duel/shot.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "games/duel/test_hand.h"

namespace walstatt::duel {
namespace {

constexpr Armour naked{};

struct Row {
  TargetSize size;
  int number, sides;
};
constexpr Row printed[] = {{TargetSize::huge, 3, 3},   {TargetSize::veryLarge, 5, 6},  {TargetSize::large, 7, 6},
                           {TargetSize::small, 10, 8}, {TargetSize::verySmall, 15, 8}, {TargetSize::tiny, 30, 12}};

TEST(Shot, F3_D17_the_printed_table) {
  for (const Row& row : printed) {
    EXPECT_EQ(targetNumber(row.size, 2, 0), row.number + 2);
    EXPECT_EQ(targetThrow(row.size, Motion::still), (Throw{1, static_cast<std::uint16_t>(row.sides)}));
    EXPECT_EQ(targetThrow(row.size, Motion::slow).count, 2) << "one more die of the row";
    EXPECT_EQ(targetThrow(row.size, Motion::fast), (Throw{3, static_cast<std::uint16_t>(row.sides)}));
  }
}

TEST(Shot, F3_one_more_for_each_full_ten_metres) {
  EXPECT_EQ(targetNumber(TargetSize::large, 4, 0), 11);
  EXPECT_EQ(targetNumber(TargetSize::large, 4, 9), 11);
  EXPECT_EQ(targetNumber(TargetSize::large, 4, 10), 12);
  EXPECT_EQ(targetNumber(TargetSize::large, 4, 59), 16);
  EXPECT_EQ(targetNumber(TargetSize::large, 4, 59, 20), 36) << "evasion comes on top";
}

TEST(Shot, D17_closing_in) {
  EXPECT_EQ(closedIn(35, Motion::still), 35);
  EXPECT_EQ(closedIn(35, Motion::slow), 25);
  EXPECT_EQ(closedIn(35, Motion::fast), 15);
  EXPECT_EQ(closedIn(15, Motion::fast), 0);
}

TEST(Shot, F3_D16_sets_and_runs_are_added_without_a_bonus) {
  const Hand hand = handOf({14, 14, 13, 2});
  EXPECT_EQ(shotResult(hand, {0b0111}), 41);
  EXPECT_EQ(shotDamageDice(hand, {0b0111}), 3) << "one and the pair";
}

TEST(Shot, F5_D16_run_dice_left_out_become_damage_dice) {
  const Hand hand = handOf({14, 14, 13});
  const Shot shot{0b111, 0, 0b100};
  EXPECT_EQ(checkShot(hand, shot, Motion::still), std::nullopt);
  EXPECT_EQ(shotResult(hand, shot), 28);
  EXPECT_EQ(shotDamageDice(hand, shot), 4);
  EXPECT_EQ(checkShot(hand, {0b111, 0, 0b001}, Motion::still), ShotFault::setLeftOut);
  EXPECT_EQ(checkShot(handOf({9, 8}), {0b11, 0, 0b11}, Motion::still), ShotFault::noDice);
}

TEST(Shot, F3_D16_own_movement_strikes_one_die_or_two) {
  const Hand hand = handOf({14, 14, 13});
  EXPECT_EQ(checkShot(hand, {0b111}, Motion::slow), ShotFault::movement);
  EXPECT_EQ(checkShot(hand, {0b111, 0b100}, Motion::slow), std::nullopt);
  EXPECT_EQ(checkShot(hand, {0b111, 0b001}, Motion::slow), std::nullopt) << "run or set";
  EXPECT_EQ(checkShot(hand, {0b111, 0b101}, Motion::fast), std::nullopt);
  EXPECT_EQ(checkShot(hand, {0b111, 0b100}, Motion::still), ShotFault::movement);
  EXPECT_EQ(checkShot(hand, {0b011, 0b100}, Motion::slow), ShotFault::outside);
  EXPECT_EQ(checkShot(hand, {0b111, 0b100, 0b100}, Motion::slow), ShotFault::outside);
  EXPECT_EQ(checkShot(hand, {0b011, 0b011}, Motion::fast), ShotFault::noDice);
  EXPECT_EQ(shotResult(hand, {0b111, 0b001}), 27);
  EXPECT_EQ(shotDamageDice(hand, {0b111, 0b001}), 1) << "the pair is broken";
  EXPECT_EQ(checkShot(hand, {0b111, 0b001, 0b010}, Motion::slow), std::nullopt) << "what is left of it is a run die";
}

TEST(Shot, F5_D19_a_legendary_shot_needs_four_equals_of_11_or_more) {
  EXPECT_EQ(legendaryEqualsOf(handOf({11, 11, 11, 11}), 0b1111), 4);
  EXPECT_EQ(legendaryEqualsOf(handOf({10, 10, 10, 10}), 0b1111), 0);
  EXPECT_EQ(legendaryEqualsOf(handOf({11, 11, 11, 11}), 0b0111), 0) << "in the group, not beside it";
  const Hand hand = handOf({12, 12, 12, 12, 11});
  EXPECT_EQ(shotDamageDice(hand, {0b01111}), 5) << "one and four";
  EXPECT_EQ(shotFactor(hand, {0b01111}), 2);
  EXPECT_EQ(shotFactor(hand, {0b10111}), 1);
  EXPECT_EQ(checkShot(hand, {0b11111}, Motion::fast), std::nullopt) << "movement strikes nothing";
  EXPECT_EQ(checkShot(hand, {0b11111, 0b00001}, Motion::slow), ShotFault::movement);
}

TEST(Shot, F5_D19_five_equals_are_deadly_unless_the_armour_takes_all) {
  const Hand hand = handOf({15, 15, 15, 15, 15});
  Wounds wounds;
  wounds.push_back(9);
  EXPECT_TRUE(deadly(hand, {0b11111}, injuryOf(wounds, naked)));
  EXPECT_FALSE(deadly(hand, {0b01111}, injuryOf(wounds, naked)));
  EXPECT_FALSE(deadly(hand, {0b11111}, injuryOf(wounds, Armour{9, 1, 0})));
}

TEST(Shot, F4_D18_reaction_and_evasion_take_the_best_die) {
  const std::vector<Face> low{10, 3}, high{2, 11};
  EXPECT_FALSE(notices(low));
  EXPECT_TRUE(notices(high));
  EXPECT_EQ(evasionOf(low, 3), 13);
}

TEST(Shot, D17_D18_the_chance_agrees_with_throwing_every_face) {
  for (const Row& row : printed)
    for (const Motion motion : {Motion::still, Motion::slow, Motion::fast})
      for (const int result : {8, 20, 33, 47}) {
        std::uint64_t plain = 0, evaded = 0, throws = 0, both = 0;
        const int dice = targetThrow(row.size, motion).count;
        const auto roll = [&](const auto& self, int left, int sum) -> void {
          if (left > 0) {
            for (int face = 1; face <= row.sides; ++face) self(self, left - 1, sum + face);
            return;
          }
          ++throws;
          plain += row.number + sum + 3 <= result;
          for (int a = 1; a <= 6; ++a)
            for (int b = 1; b <= 6; ++b) ++both, evaded += row.number + sum + 3 + std::max(a, b) + 2 <= result;
        };
        roll(roll, dice, 0);
        EXPECT_EQ(hitChance(result, row.size, motion, 35), Fraction::of(plain, throws));
        EXPECT_EQ(hitChance(result, row.size, motion, 35, {2, 6, 2}), Fraction::of(evaded, both));
      }
}

}  // namespace
}  // namespace walstatt::duel
