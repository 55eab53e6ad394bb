// Each tip of the source (N1 to N3, F1 and the rules beside them) on dice that show it.
#include "games/duel/players/tips.h"

#include "games/duel/test_fight.h"

namespace walstatt::duel {
namespace {

std::string tip(const Fight& fight, Seat seat) {
  const Action action = tipFor(fight.game, fight.game.view(fight.state, seat), seat);
  EXPECT_FALSE(fight.game.check(fight.state, seat, action)) << fight.where();
  return fight.game.write(fight.state, action);
}

Fight rolled(std::initializer_list<int> mine, const TestFighter& fighter = {}) {
  Fight fight({fighter}, {{}});
  fight.roll(mine).roll({2, 4, 6, 8, 10, 12});
  return fight;
}

TEST(Tips, N1_high_results) { EXPECT_EQ(tip(rolled({19, 16, 12, 9, 6, 3}), 0), "score 19"); }

TEST(Tips, N1_sets_and_runs_up_to_FkW) {
  EXPECT_EQ(tip(rolled({15, 14, 13, 12, 8, 3}), 0), "score 15 14 13");
  EXPECT_EQ(tip(rolled({15, 15, 14, 13, 8, 3}), 0), "score 15 15 14");
}

TEST(Tips, N1_sets_are_better_than_runs) {
  EXPECT_EQ(tip(rolled({12, 11, 11, 3, 2, 2}, {.skill = 2}), 0), "score 11 11") << "13 and 13 beat 12 and 11";
}

TEST(Tips, N1_ones_come_with_a_die_that_pays_for_them) {
  EXPECT_EQ(tip(rolled({15, 14, 13, 8, 5, 1}), 0), "score 15 14 13 5 1");
}

TEST(Tips, N1_what_helps_no_more_is_rolled_again_but_for_the_highest) {
  Fight fight = rolled({15, 14, 13, 8, 5, 3}, {.skill = 4});
  fight.act(0, "score 15 14 13").act(1, "score 12").act(0, "wait").act(1, "wait");
  fight.roll({7, 5, 2}).roll({3, 3, 3, 3, 3});
  EXPECT_EQ(tip(fight, 0), "score 7");
}

TEST(Tips, N2_attack_when_satisfied) {
  Fight fight = rolled({15, 14, 13, 12, 8, 3});
  fight.act(0, "score 15 14 13").act(1, "score 12");
  EXPECT_EQ(tip(fight, 0), "attack b1") << "three dice, FkW 3";
  EXPECT_EQ(tip(fight, 1), "wait");
}

TEST(Tips, N2_attack_when_nothing_is_left_to_roll) {
  Fight fight = rolled({19, 16, 12, 9, 6, 3});
  fight.act(0, "score 19 16 12 9 6 3").act(1, "score 12");
  EXPECT_EQ(tip(fight, 0), "attack b1");
}

TEST(Tips, N2_the_weakest_opponent_is_attacked) {
  Fight fight({{}}, {{.vitality = 30}, {.vitality = 12}});
  fight.roll({15, 14, 13, 8, 5, 3}).roll({2, 4, 6, 8, 10, 12}).roll({2, 4, 6, 8, 10, 12});
  fight.act(0, "score 15 14 13").act(1, "score 12").act(2, "score 12");
  EXPECT_EQ(tip(fight, 0), "attack b2");
}

TEST(Tips, D2_D3_the_strongest_group_and_ones_paid_with_what_it_misses_least) {
  const Fight fight = attacked({}, {}, {15, 14, 13, 8, 5, 1}, "15 14 13 8 5 1", {12, 9, 8, 7, 3, 2}, "12");
  EXPECT_EQ(tip(fight, 0), "group 15 14 13 pay 5");
}

TEST(Tips, N3_sets_first_and_runs_if_all_sets_are_warded) {
  Fight fight = attacked({}, {}, {14, 14, 13, 8, 5, 3}, "14 14 13", {19, 18, 17, 7, 3, 2}, "19 18 17");
  while (fight.step() == Step::group) {
    const Seat seat = firstOf(fight.game.turn(fight.state).seats);
    fight.act(seat, tip(fight, seat));
  }
  EXPECT_EQ(tip(fight, 0), "wave 14 14");
  fight.act(0, "wave 14 14").act(1, "ward 17>16 18>16");
  EXPECT_EQ(tip(fight, 0), "wave 13");
}

TEST(Tips, N3_D10_the_best_defence) {
  Fight fight = attacked({}, {}, {14, 14, 13, 8, 5, 3}, "14 14", {19, 18, 17, 7, 3, 2}, "19 18 17");
  while (fight.step() == Step::group) {
    const Seat seat = firstOf(fight.game.turn(fight.state).seats);
    fight.act(seat, tip(fight, seat));
  }
  if (fight.step() == Step::wave) fight.act(0, tip(fight, 0));
  ASSERT_EQ(fight.step(), Step::ward);
  EXPECT_EQ(tip(fight, 1), "ward 18>16 17>16") << "the highest is left for the counter";
}

TEST(Tips, N5_equal_damage_dice_are_added) {
  Fight fight = attacked({}, {}, {14, 14, 13, 8, 5, 3}, "14 14", {5, 4, 3, 3, 2, 2}, "5");
  while (fight.step() != Step::hit) {
    const Seat seat = firstOf(fight.game.turn(fight.state).seats);
    fight.act(seat, tip(fight, seat));
  }
  EXPECT_EQ(tip(fight, 0), "strike");
  fight.act(0, "strike").roll({8, 8, 3});
  EXPECT_EQ(tip(fight, 0), "wounds 8+8 3");
}

TEST(Tips, D14_a_lost_weapon_is_taken_up) {
  Fight fight;
  fight.state.fighters[0].set(Fighter::disarmed);
  fight.state.step = Step::prepare;
  fight.state.asked = 1;
  EXPECT_EQ(tip(fight, 0), "stand arm");
}

TEST(Tips, F1_D17_archers_stand_and_others_run) {
  const Fight fight({{.shot = 10}}, {{}}, 50);
  EXPECT_EQ(tip(fight, 0), "stand aim b1");
  EXPECT_EQ(tip(fight, 1), "fast");
}

TEST(Tips, F2_shoot_what_is_likely_to_hit_and_aim_on_otherwise) {
  Fight fight({{.shot = 10}}, {{.awareness = Awareness::unaware}}, 50);
  fight.act(0, "stand aim b1").act(1, "stand").roll({19, 12, 11, 8, 6, 4});
  EXPECT_EQ(tip(fight, 0), "score 12 11");
  Fight low = fight;
  fight.act(0, "score 12 11");
  EXPECT_EQ(tip(fight, 0), "shoot 12 11") << "23 against 12 + W6";
  low.act(0, "score 4");
  EXPECT_EQ(tip(low, 0), "aim");
}

TEST(Tips, F2_the_strongest_group_is_kept) {
  Fight fight({{.shot = 10}}, {{}}, 50);
  fight.act(0, "stand aim b1").act(1, "stand").roll({19, 12, 11, 8, 6, 4});
  fight.act(0, "score 19 12 11 8 6 4").act(0, "aim");
  ASSERT_EQ(fight.step(), Step::keep);
  EXPECT_EQ(tip(fight, 0), "keep 12 11");
}

}  // namespace
}  // namespace walstatt::duel
