// Chances of melee: against dice thrown one by one, and against a slow walk written another way.
#include "games/adlg/fight_odds.h"

#include <gtest/gtest.h>

#include <map>

#include "games/adlg/test_clash.h"

namespace walstatt::adlg::test {

namespace {

// The chance that the first stays, by trying all throws again and again until what is left is nothing to speak of.
double slowFight(const Clash& clash) {
  std::map<std::pair<int, int>, double> now{
      {{clash.own(0).cohesion - clash.stance(0).lost, clash.own(1).cohesion - clash.stance(1).lost}, 1.0}};
  double won = 0;
  Clash round = clash;
  for (int i = 0; i < 400; ++i) {
    std::map<std::pair<int, int>, double> next;
    for (const auto& [left, chance] : now) {
      round.how[0].lost = static_cast<std::uint8_t>(clash.own(0).cohesion - left.first);
      round.how[1].lost = static_cast<std::uint8_t>(clash.own(1).cohesion - left.second);
      const MeleeRound melee(round);
      for (int x = 1; x <= 6; ++x)
        for (int y = 1; y <= 6; ++y) {
          const RoundResult result = melee.result(x, y);
          const int a = left.first - result.losses[0], b = left.second - result.losses[1];
          if (b <= 0)
            won += chance / 36;
          else if (a > 0)
            next[{a, b}] += chance / 36;
        }
    }
    now = next;
    round.charger = ChargedBy::nobody;
  }
  return won;
}

}  // namespace

TEST(AdlgFightOdds, A27_one_round_counts_all_36_throws) {
  const Fight fight(heavySwords(), heavySwords(), ChargedBy::nobody);
  const RoundOdds odds = roundOdds(fight.clash);
  EXPECT_EQ(odds.win, 15);
  EXPECT_EQ(odds.draw, 6);
  EXPECT_EQ(odds.lose, 15);
  EXPECT_EQ(odds.throws[1], (std::array{21, 9, 5, 1, 0}));
  EXPECT_EQ(odds.rout, (std::array{0, 0}));
  EXPECT_EQ(odds.dice[5][0], 3);
  EXPECT_EQ(odds.dice[0][5], -3);
}

TEST(AdlgFightOdds, A27_rout_counts_what_is_left) {
  Fight fight(heavySwords(), heavySwords(), ChargedBy::nobody);
  fight.b().lost = 3;
  EXPECT_EQ(roundOdds(fight.clash).rout[1], roundOdds(fight.clash).win);
  EXPECT_EQ(roundOdds(Fight(heavySwords(), lightInfantry()).clash).rout[1], 36);
}

TEST(AdlgFightOdds, A27_a_fight_to_the_end_is_what_throwing_it_gives) {
  const std::array<Profile, 6> some{with(heavySwords(), impetuous),
                                    armoured(with(heavySpearmen(), missileSupport)),
                                    elite(heavyKnights()),
                                    mediocre(pikemen()),
                                    elephants(),
                                    scythedChariots()};
  for (const Profile& a : some)
    for (const Profile& b : some)
      for (const ChargedBy charger : {ChargedBy::nobody, ChargedBy::first}) {
        Fight fight(a, b, charger);
        fight.a().support = 1;
        const auto odds = fightOdds(fight.clash);
        EXPECT_NEAR(odds.stays(0).approx(), slowFight(fight.clash), 1e-12);
        EXPECT_EQ(odds.stays(0) + odds.stays(1), WideFraction::of(1, 1));
        EXPECT_NEAR(quickFightOdds(fight.clash).stays(0), odds.stays(0).approx(), 1e-12);
        EXPECT_NEAR(quickFightOdds(fight.clash).meanRounds, odds.meanRounds.approx(), 1e-9);
      }
}

TEST(AdlgFightOdds, A27_equal_units_have_equal_chances) {
  const auto odds = fightOdds(Fight(heavySpearmen(), heavySpearmen(), ChargedBy::nobody).clash);
  EXPECT_EQ(odds.stays(0), WideFraction::of(1, 2));
}

TEST(AdlgFightOdds, A27_who_has_won_by_each_round_leads_to_the_end) {
  const Fight fight(with(heavySwords(), impetuous), heavySpearmen());
  const auto rounds = fightByRounds(fight.clash, 60);
  for (std::size_t i = 1; i < rounds.size(); ++i) EXPECT_GE(rounds[i].first, rounds[i - 1].first);
  EXPECT_NEAR(rounds.front().first + rounds.front().second + rounds.front().on, 1, 1e-12);
  EXPECT_NEAR(rounds.back().first, fightOdds(fight.clash).stays(0).approx(), 1e-6);
}

TEST(AdlgFightOdds, A27_large_fractions_are_written_whole) {
  EXPECT_EQ(decimal(0), "0");
  EXPECT_EQ(decimal((static_cast<Unsigned128>(1) << 64) + 5), "18446744073709551621");
}

}  // namespace walstatt::adlg::test
