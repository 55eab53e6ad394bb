// The arithmetic of a round (A27): quality, the table of losses, the order of what changes a result.
#include "games/adlg/melee.h"

#include <gtest/gtest.h>

#include "games/adlg/test_clash.h"

namespace walstatt::adlg::test {

namespace {

// Heavy swords in a later round with so many supports: the margin is theirs and the dice's.
int lossByMargin(int margin) {
  Fight fight(heavySwords(), heavySwords(), ChargedBy::nobody);
  fight.a().support = static_cast<std::uint8_t>(margin);
  return fight.lossB(3, 3);
}

}  // namespace

TEST(AdlgMelee, B_Mel_01_the_higher_result_wins) {
  const Fight fight(heavySwords(), heavySwords(), ChargedBy::nobody);
  EXPECT_EQ(fight.roll(4, 3).winner, 0);
  EXPECT_EQ(fight.roll(3, 4).winner, 1);
  EXPECT_EQ(fight.roll(3, 3).winner, -1);
  EXPECT_EQ(fight.roll(3, 3).losses, (std::array<std::int8_t, 2>{0, 0}));
}

TEST(AdlgMelee, B_Mel_02_03_04_losses_by_the_difference) {
  EXPECT_EQ(lossByMargin(1), 1);
  EXPECT_EQ(lossByMargin(2), 1);
  EXPECT_EQ(lossByMargin(3), 2);
  EXPECT_EQ(lossByMargin(4), 2);
  EXPECT_EQ(lossByMargin(5), 3);
  EXPECT_EQ(lossByMargin(6), 3);
}

TEST(AdlgMelee, B_Mel_05_from_7_on_rout_at_once) {
  EXPECT_EQ(lossByMargin(7), routAtOnce);
  EXPECT_EQ(lossByMargin(9), routAtOnce);
}

TEST(AdlgMelee, B_Qua_01_quality_changes_the_die_before_all_else) {
  EXPECT_EQ(Fight(elite(heavySwords()), heavySwords(), ChargedBy::nobody).roll(3, 3).winner, 0);
}

TEST(AdlgMelee, B_Qua_02_elite_adds_1_to_1_2_and_3) {
  const int expected[]{2, 3, 4, 4, 5, 6};
  for (int die = 1; die <= 6; ++die) EXPECT_EQ(withQuality(die, Quality::elite), expected[die - 1]);
}

TEST(AdlgMelee, B_Qua_03_mediocre_takes_1_from_4_5_and_6) {
  const int expected[]{1, 2, 3, 3, 4, 5};
  for (int die = 1; die <= 6; ++die) EXPECT_EQ(withQuality(die, Quality::mediocre), expected[die - 1]);
  for (int die = 1; die <= 6; ++die) EXPECT_EQ(withQuality(die, Quality::ordinary), die);
}

TEST(AdlgMelee, A27_example_elite_pikes_3_against_mediocre_heavy_swords_5) {
  Fight fight(elite(pikemen()), mediocre(heavySwords()), ChargedBy::nobody);
  const MeleeRound::Told told = MeleeRound(fight.clash).told(fight.clash, 3, 5);
  EXPECT_EQ(told.sums[0].value(), 6);
  EXPECT_EQ(told.sums[1].value(), 5);
  EXPECT_EQ(told.result.losses, (std::array<std::int8_t, 2>{0, 1}));
}

TEST(AdlgMelee, A27_example_two_handed_heavy_swords_3_against_armoured_heavy_spears_3) {
  Fight fight(with(heavySwords(), twoHanded), armoured(heavySpearmen()), ChargedBy::nobody);
  const MeleeRound::Told told = MeleeRound(fight.clash).told(fight.clash, 3, 3);
  EXPECT_EQ(told.sums[0].value(), 5);
  EXPECT_EQ(told.sums[1].value(), 5);
  EXPECT_EQ(told.result, RoundResult{});
  const MeleeRound::Told next = MeleeRound(fight.clash).told(fight.clash, 5, 4);
  EXPECT_EQ(next.sums[0].value(), 7);
  EXPECT_EQ(next.sums[1].value(), 6);
  EXPECT_EQ(next.result.losses, (std::array<std::int8_t, 2>{0, 1}));
}

TEST(AdlgMelee, A27_example_impetuous_heavy_swords_4_charge_spears_with_missile_support_3) {
  Fight fight(with(heavySwords(), impetuous), with(heavySpearmen(), missileSupport));
  const MeleeRound::Told told = MeleeRound(fight.clash).told(fight.clash, 4, 3);
  EXPECT_EQ(told.sums[0].value(), 6);
  EXPECT_EQ(told.sums[1].value(), 5);
  EXPECT_EQ(told.result.losses, (std::array<std::int8_t, 2>{0, 2}));
  EXPECT_EQ(told.loss.value(), 2);
}

TEST(AdlgMelee, B_Abi_01_two_handed_before_armour_before_missile_support) {
  // 5:4, two-handed 6:4, armour 6:5, missile support 6:6: a tie, though armour alone would have made one of 5:5 first.
  Fight fight(with(heavySwords(), twoHanded), armoured(with(heavySpearmen(), missileSupport)));
  EXPECT_EQ(fight.roll(4, 3), RoundResult{});
  EXPECT_EQ(fight.lossB(5, 3), 1);
}

TEST(AdlgMelee, A27_a_loser_raised_to_equal_never_wins) {
  Fight fight(heavySwords(), armoured(with(heavySpearmen(), missileSupport)));
  EXPECT_EQ(fight.roll(4, 3), RoundResult{});  // armour makes 5:5, missile support is for losers only
}

TEST(AdlgMelee, A27_two_handed_or_polearm_once_in_all) {
  const Profile own = with(mediumSwords(), twoHanded | polearm);
  EXPECT_EQ(Fight(own, mediumCavalry(), ChargedBy::nobody).lossB(5, 3), 2);  // 3 more, not 4
  EXPECT_EQ(Fight(own, mediumCavalry(), ChargedBy::nobody).lossB(6, 3), 2);
  const Profile spearmen = with(mediumSpears(), twoHanded);
  EXPECT_EQ(Fight(with(mediumSwords(), twoHanded), spearmen, ChargedBy::nobody).lossB(3, 3), 1);
  EXPECT_EQ(Fight(spearmen, spearmen, ChargedBy::nobody).roll(3, 3), RoundResult{});
}

TEST(AdlgMelee, A27_light_infantry_in_the_open_is_destroyed_without_dice) {
  const Fight fight(mediumSwords(), lightInfantry());
  const MeleeRound round(fight.clash);
  EXPECT_TRUE(round.automatic());
  EXPECT_EQ(round.result(1, 6).losses[1], routAtOnce);
  EXPECT_EQ(round.told(fight.clash, 1, 6).loss.parts()[0].reason->rule, "B-Foot-02");
}

TEST(AdlgMelee, A27_the_told_round_is_the_played_one) {
  const std::array<Profile, 8> some{with(heavySwords(), impetuous),
                                    armoured(with(heavySpearmen(), missileSupport)),
                                    with(elite(mediumKnights()), impact),
                                    mediocre(pikemen()),
                                    elephants(),
                                    with(mediumSwords(), polearm | mixedUnit),
                                    scythedChariots(),
                                    knightsOnFoot()};
  for (const Profile& a : some)
    for (const Profile& b : some)
      for (const ChargedBy charger : {ChargedBy::nobody, ChargedBy::first, ChargedBy::second}) {
        const Fight fight(a, b, charger);
        const MeleeRound round(fight.clash);
        for (int x = 1; x <= 6; ++x)
          for (int y = 1; y <= 6; ++y) EXPECT_EQ(round.told(fight.clash, x, y).result, round.result(x, y));
      }
}

TEST(AdlgMelee, A27_mirrored_clashes_have_mirrored_results) {
  Fight one(with(heavySwords(), impetuous), armoured(heavySpearmen()), ChargedBy::first);
  Fight other(armoured(heavySpearmen()), with(heavySwords(), impetuous), ChargedBy::second);
  for (int x = 1; x <= 6; ++x)
    for (int y = 1; y <= 6; ++y) {
      EXPECT_EQ(one.lossA(x, y), other.lossB(y, x));
      EXPECT_EQ(one.lossB(x, y), other.lossA(y, x));
    }
}

}  // namespace walstatt::adlg::test
