// Shooting: F1 to F6, D16 to D19, as they are played.
#include "games/duel/test_fight.h"

namespace walstatt::duel {
namespace {

TestFighter archer(int skill = 3) {
  TestFighter fighter;
  fighter.skill = skill;
  fighter.shot = 8;
  return fighter;
}
TestFighter target(Awareness awareness = Awareness::unaware) {
  TestFighter fighter;
  fighter.awareness = awareness;
  return fighter;
}

TEST(Shooting, F1_D16_the_archer_names_his_target_before_the_throw) {
  Fight fight({archer()}, {target()}, 40);
  EXPECT_EQ(fight.step(), Step::prepare);
  EXPECT_TRUE(fight.game.turn(fight.state).secret);
  EXPECT_TRUE(fight.offers(0, "stand aim b1") && fight.offers(0, "fast aim b1") && fight.offers(0, "slow"));
  EXPECT_EQ(fight.refused(1, "stand aim a1"), &phrases::noBow);
  EXPECT_EQ(fight.refused(0, "stand aim a1"), &phrases::noSuchTarget);
  EXPECT_EQ(fight.refused(0, "stand arm"), &phrases::hasWeapon);
  fight.act(0, "stand aim b1").act(1, "stand");
  EXPECT_EQ(fight.game.turn(fight.state).dice, (Throw{6, 20, false, true})) << "only he has something to roll for";
}

TEST(Shooting, F2_F3_D17_the_sum_against_size_distance_and_a_die) {
  Fight fight({archer()}, {target()}, 45);
  fight.act(0, "stand aim b1").act(1, "stand").roll({15, 14, 13, 8, 6, 4}).act(0, "score 15 14 13");
  EXPECT_EQ(fight.step(), Step::shoot);
  fight.act(0, "shoot 15 14 13");
  EXPECT_EQ(fight.state.result, 42);
  EXPECT_EQ(fight.game.turn(fight.state).dice, (Throw{1, 6}));
  EXPECT_EQ(fight.state.damageDice, 1);
  fight.roll({4});
  EXPECT_TRUE(fight.wasTold(phrases::shotHits)) << "7 + 4 + 4";
  EXPECT_EQ(fight.game.turn(fight.state).dice, (Throw{1, 8})) << "TS alone";
  fight.roll({5});
  EXPECT_EQ(fight.b().vitality, 25);
  EXPECT_EQ(fight.b().awareness, Awareness::aware) << "now he knows";
}

TEST(Shooting, F3_below_the_target_number_it_misses) {
  TestFighter coin = target();
  coin.size = Size::tiny;
  Fight fight({archer()}, {coin}, 100);
  fight.act(0, "stand aim b1")
      .act(1, "fast")
      .roll({15, 14, 13, 8, 6, 4})
      .act(0, "score 15 14 13")
      .act(0, "shoot 15 14 13");
  EXPECT_EQ(fight.game.turn(fight.state).dice, (Throw{3, 12})) << "30 + 1W12, fast +2W12";
  fight.roll({1, 1, 1});
  EXPECT_TRUE(fight.wasTold(phrases::shotMisses)) << "33 and 10 for the distance";
  EXPECT_EQ(fight.b().vitality, 30);
}

TEST(Shooting, F5_D16_run_dice_left_out_are_damage_dice) {
  Fight fight({archer()}, {target()}, 40);
  fight.act(0, "stand aim b1").act(1, "stand").roll({15, 14, 13, 8, 6, 4}).act(0, "score 15 14 13");
  fight.act(0, "shoot 15 14 13 out 14 13");
  EXPECT_EQ(fight.state.result, 15);
  EXPECT_EQ(fight.state.damageDice, 3);
}

TEST(Shooting, D16_moving_strikes_dice_out) {
  Fight fight({archer()}, {target()}, 40);
  fight.act(0, "slow aim b1").act(1, "stand").roll({15, 14, 13, 8, 6, 4}).act(0, "score 15 14 13");
  EXPECT_EQ(fight.refused(0, "shoot 15 14 13"), &phrases::strikeOut);
  EXPECT_EQ(fight.refused(0, "shoot 15 strike 15"), &phrases::noDiceLeft);
  fight.act(0, "shoot 15 14 13 strike 13 out 14");
  EXPECT_EQ(fight.state.result, 15);
  EXPECT_EQ(fight.state.damageDice, 2);
}

TEST(Shooting, D3_D16_the_archer_pays_his_ones_too) {
  Fight fight({archer()}, {target()}, 40);
  fight.act(0, "stand aim b1").act(1, "stand").roll({15, 14, 13, 8, 6, 1}).act(0, "score 15 14 13 1");
  EXPECT_EQ(fight.refused(0, "shoot 15 14 13"), &phrases::paysWrong);
  EXPECT_EQ(fight.refused(0, "shoot 15 14 pay 13"), nullptr);
}

TEST(Shooting, F2_D16_who_aims_on_finishes_his_cascade_alone_and_keeps_dice) {
  Fight fight({archer()}, {target()}, 40);
  fight.act(0, "stand aim b1").act(1, "stand").roll({15, 14, 9, 8, 6, 1}).act(0, "score 15 14 1").act(0, "aim");
  fight.roll({16, 7, 2}).act(0, "score 16").roll({3, 4}).act(0, "score 3 4");
  EXPECT_EQ(fight.step(), Step::keep);
  EXPECT_EQ(fight.refused(0, "keep 1"), &phrases::keepNoOnes);
  EXPECT_EQ(fight.refused(0, "keep 16 15 14 4"), &phrases::keepPays) << "one of them pays for the 1";
  fight.act(0, "keep 16 15 14");
  EXPECT_EQ(fight.state.phase, 2);
  EXPECT_EQ(fight.a().hand.count, 3);
  fight.act(0, "stand aim b1").act(1, "stand");
  EXPECT_EQ(fight.game.turn(fight.state).dice.count, 3) << "the others are rolled";
  fight.roll({2, 2, 2}).act(0, "score 2").act(0, "shoot 16 15 14");
  EXPECT_EQ(fight.state.result, 45);
}

TEST(Shooting, D17_closing_in_ten_or_twenty_metres_and_contact_at_0) {
  Fight fight({archer()}, {target()}, 45);
  fight.act(0, "stand").act(1, "fast");
  EXPECT_EQ(fight.b().place, 25);
  fight.act(0, "stand").act(1, "slow");
  EXPECT_EQ(fight.b().place, 15);
  fight.act(0, "stand").act(1, "fast");
  EXPECT_EQ(fight.b().place, 0);
  EXPECT_EQ(fight.step(), Step::roll);
  EXPECT_TRUE(fight.a().is(Fighter::inMelee) && fight.b().is(Fighter::inMelee));
}

TEST(Shooting, D4_three_phases_in_which_nobody_comes_nearer_or_shoots_are_a_draw) {
  Fight fight({archer()}, {target()}, 45);
  for (int phase = 0; phase < 3; ++phase) fight.act(0, "stand").act(1, "stand");
  EXPECT_TRUE(fight.game.outcome(fight.state).over);
}

TEST(Shooting, F4_D18_who_just_notices_tests_11_on_the_best_die) {
  for (const bool noticed : {false, true}) {
    Fight fight({archer()}, {target(Awareness::noticing)}, 40);
    fight.act(0, "stand aim b1")
        .act(1, "stand")
        .roll({15, 14, 13, 8, 6, 4})
        .act(0, "score 15 14 13")
        .act(0, "shoot 15 14 13");
    fight.roll({4});
    EXPECT_EQ(fight.step(), Step::reaction);
    fight.roll({10, 9, 2, 3, 4, noticed ? 11 : 10});
    EXPECT_EQ(fight.step(), noticed ? Step::evade : Step::damage);
  }
}

TEST(Shooting, D18_evading_adds_the_best_die_and_the_skill_and_leaves_only_warding) {
  Fight fight({archer()}, {target(Awareness::aware)}, 40);
  fight.act(0, "stand aim b1")
      .act(1, "stand")
      .roll({15, 14, 13, 8, 6, 4})
      .act(0, "score 15 14 13")
      .act(0, "shoot 15 14 13");
  fight.roll({4});
  EXPECT_TRUE(fight.game.turn(fight.state).reaction);
  Fight stays = fight;
  stays.act(1, "stay");
  EXPECT_EQ(stays.step(), Step::damage);
  fight.act(1, "evade").roll({18, 2, 3, 4, 5, 6});
  EXPECT_TRUE(fight.wasTold(phrases::shotHits)) << "15 + 18 + 3 = 36 against 42";
  EXPECT_TRUE(fight.b().is(Fighter::wardsOnly));
}

TEST(Shooting, D14_D18_lost_dice_are_missing_when_he_notices_and_evades) {
  Fight fight({archer()}, {target(Awareness::noticing)}, 40);
  fight.state.fighters[1].lost = 2;
  fight.state.busy = 1;
  fight.act(0, "stand").act(1, "stand");
  EXPECT_EQ(fight.b().dice, 4);
  fight.act(0, "stand aim b1").act(1, "stand").roll({15, 14, 13, 8, 6, 4}).act(0, "score 15 14 13");
  fight.act(0, "shoot 15 14 13").roll({4});
  EXPECT_EQ(fight.game.turn(fight.state).dice.count, 4);
  fight.roll({11, 2, 3, 4}).act(1, "evade");
  EXPECT_EQ(fight.game.turn(fight.state).dice.count, 4);
}

TEST(Shooting, D19_F5_a_legendary_shot_doubles_and_five_equals_put_out) {
  TestFighter tough = target();
  tough.vitality = 200;
  Fight fight({archer(6)}, {tough}, 40);
  fight.act(0, "fast aim b1").act(1, "stand").roll({13, 13, 13, 13, 6, 4}).act(0, "score 13 13 13 13");
  fight.act(0, "shoot 13 13 13 13");
  EXPECT_EQ(fight.state.result, 52) << "nothing is struck out for moving";
  EXPECT_EQ(fight.state.times, 2);
  EXPECT_EQ(fight.state.damageDice, 5);

  Fight five({archer(6)}, {tough}, 40);
  five.act(0, "stand aim b1").act(1, "stand").roll({13, 13, 13, 13, 13, 4}).act(0, "score 13 13 13 13 13");
  five.act(0, "shoot 13 13 13 13 13").roll({4}).roll({1, 2, 3, 4, 5, 6});
  EXPECT_TRUE(five.b().is(Fighter::out));
}

TEST(Shooting, F6_D19_armour_that_takes_all_saves_from_five_equals) {
  TestFighter tough = target();
  tough.protection = 20;
  Fight fight({archer(6)}, {tough}, 40);
  fight.act(0, "stand aim b1").act(1, "stand").roll({13, 13, 13, 13, 13, 4}).act(0, "score 13 13 13 13 13");
  fight.act(0, "shoot 13 13 13 13 13").roll({4}).roll({1, 2, 3, 4, 5, 6});
  EXPECT_FALSE(fight.b().is(Fighter::out));
  EXPECT_EQ(fight.b().quality, 4) << "the 6 doubled is a wound of 12";
}

}  // namespace
}  // namespace walstatt::duel
