// Hits: N5 and N6, D11 to D15, as they are played. TS is W10 here, PTS W6.
#include "games/duel/test_fight.h"

namespace walstatt::duel {
namespace {

// a1 attacks with the group of these dice, all at once, and b1 has nothing to ward with.
Fight hit(const TestFighter& first, const TestFighter& second, std::initializer_list<int> mine,
          const std::string& group) {
  Fight fight = attacked(first, second, mine, group, {2, 2, 2, 2, 2, 2}, "2");
  if (fight.step() == Step::group) fight.act(0, "group " + group);
  if (fight.step() == Step::wave) fight.act(0, "wave " + group);
  fight.act(1, "ward none");
  return fight;
}

TestFighter able() {
  TestFighter fighter;
  fighter.skill = 6;
  return fighter;
}

TEST(Hitting, N5_D11_dice_of_the_damage_roll) {
  const auto dice = [](std::initializer_list<int> mine, const std::string& group) {
    Fight fight = hit(able(), {}, mine, group);
    fight.act(0, "strike");
    return static_cast<int>(fight.game.turn(fight.state).dice.count);
  };
  EXPECT_EQ(dice({15, 3, 3, 3, 3, 3}, "15"), 1);
  EXPECT_EQ(dice({14, 14, 3, 3, 3, 3}, "14 14"), 3);
  EXPECT_EQ(dice({15, 14, 13, 3, 3, 3}, "15 14 13"), 3) << "one, and two further run attacks";
  EXPECT_EQ(dice({15, 15, 15, 14, 3, 3}, "15 15 15 14"), 5);
}

TEST(Hitting, D11_run_dice_not_yet_used_are_damage_dice_too) {
  Fight fight = attacked({}, {}, {15, 14, 13, 3, 3, 3}, "15 14 13", {2, 2, 2, 2, 2, 2}, "2");
  fight.act(0, "group 15 14 13").act(0, "wave 15").act(1, "ward none").act(0, "strike");
  EXPECT_EQ(fight.game.turn(fight.state).dice, (Throw{3, 10}));
}

TEST(Hitting, D1_in_melee_the_larger_die_is_rolled) {
  TestFighter giant;
  giant.pts = 12;
  Fight fight = hit(giant, {}, {15, 3, 3, 3, 3, 3}, "15");
  fight.act(0, "strike");
  EXPECT_EQ(fight.game.turn(fight.state).dice, (Throw{1, 12}));
}

TEST(Hitting, D11_over_six_dice_one_is_rolled_again) {
  TestFighter tough;
  tough.vitality = 200;
  tough.protection = 20;
  Fight fight = hit(able(), tough, {14, 14, 14, 14, 14, 14}, "14 14 14 14 14 14");
  fight.act(0, "strike");
  EXPECT_EQ(fight.game.turn(fight.state).dice.count, 6);
  fight.roll({1, 9, 3, 9, 5, 2});
  EXPECT_EQ(fight.step(), Step::reroll);
  EXPECT_EQ(fight.listed(0).size(), 6u) << "five numbers, or none";
  fight.act(0, "reroll 1").roll({9});
  EXPECT_EQ(fight.step(), Step::wounds) << "once for each die over six";
  EXPECT_TRUE(fight.offers(0, "wounds 9+9+9 5 3 2") && fight.offers(0, "wounds 9+9 9 5 3 2"));
  EXPECT_FALSE(fight.game.read(fight.state, 0, "wounds 8").value);
  EXPECT_EQ(fight.refused(0, "wounds 9+9+9+5 3 2"), &phrases::onlyEquals);
  EXPECT_EQ(fight.refused(0, "wounds 9+9+9 5 3"), &phrases::onlyEquals) << "every die belongs to a wound";
}

TEST(Hitting, D11_D13_D14_equal_dice_added_armour_and_vitality) {
  TestFighter mailed;
  mailed.protection = 3;
  mailed.quality = 2;
  Fight fight = hit({}, mailed, {14, 14, 13, 3, 3, 3}, "14 14 13");
  fight.act(0, "strike").roll({8, 5, 8, 2});
  EXPECT_EQ(fight.listed(0), (std::vector<std::string>{"wounds 8+8 5 2", "wounds 8 8 5 2"}));
  fight.act(0, "wounds 8+8 5 2");
  EXPECT_EQ(fight.b().vitality, 30 - 13 - 2) << "protection 3 is taken from each: 16, 5 and 2";
  EXPECT_EQ(fight.b().quality, 1) << "one wound of 11 or more";
  EXPECT_EQ(fight.b().dice, 5) << "a heavy wound costs a die in the next phase";
  EXPECT_EQ(fight.state.phase, 2) << "N5: a hit ends the phase";
}

TEST(Hitting, N6_D13_at_quality_0_armour_protects_no_more) {
  TestFighter bare;
  bare.protection = 9;
  bare.quality = 0;
  Fight fight = hit({}, bare, {15, 3, 3, 3, 3, 3}, "15");
  fight.act(0, "strike").roll({7});
  EXPECT_EQ(fight.b().vitality, 23);
}

TEST(Hitting, D14_lost_dice_add_up_and_one_stays) {
  TestFighter weak;
  weak.dice = 2;
  weak.vitality = 200;
  Fight fight({able()}, {weak});
  fight.state.fighters[1].lost = 3;
  fight.roll({14, 14, 14, 14, 3, 3}).roll({2, 2});
  fight.act(0, "score 14 14 14 14").act(1, "score 2").act(0, "attack b1");
  if (fight.asks(1)) fight.act(1, "wait");
  fight.act(0, "group 14 14 14 14").act(0, "wave 14 14 14 14").act(1, "ward none").act(0, "strike");
  fight.roll({8, 8, 7, 7, 2}).act(0, "wounds 8+8 7+7 2");
  EXPECT_EQ(fight.b().dice, 1);
  EXPECT_EQ(fight.b().lost, 0) << "for one phase only";
}

TEST(Hitting, D14_a_critical_wound_of_which_something_is_left_puts_out_at_once) {
  TestFighter tough;
  tough.vitality = 200;
  tough.protection = 5;
  Fight fight = hit(able(), tough, {14, 14, 3, 3, 3, 3}, "14 14");
  fight.act(0, "strike").roll({9, 9, 9}).act(0, "wounds 9+9+9");
  EXPECT_TRUE(fight.b().is(Fighter::out));
  EXPECT_EQ(fight.game.outcome(fight.state).winner, 0);
  EXPECT_EQ(fight.game.outcome(fight.state).why.phrase, &phrases::wonOut);
}

TEST(Hitting, D14_at_0_vitality_the_fighter_is_out) {
  TestFighter weak;
  weak.vitality = 7;
  Fight fight = hit({}, weak, {15, 3, 3, 3, 3, 3}, "15");
  fight.act(0, "strike").roll({7});
  EXPECT_TRUE(fight.game.outcome(fight.state).over);
}

TEST(Hitting, D12_a_tria_wins_initiative_for_the_next_phase_only) {
  TestFighter tough;
  tough.vitality = 200;
  tough.protection = 20;
  Fight fight = hit({}, tough, {14, 14, 14, 3, 3, 3}, "14 14 14");
  EXPECT_EQ(fight.refused(0, "fell"), &phrases::noFall);
  fight.act(0, "strike").roll({1, 2, 3, 4});
  EXPECT_EQ(fight.a().bonus, 1);
  EXPECT_EQ(fight.game.initiativeOf(fight.state, 0), 1);
  EXPECT_FALSE(fight.b().is(Fighter::disarmed));
  fight.roll({20, 15, 14, 9, 7, 3}).roll({12, 10, 8, 6, 4, 2});
  fight.act(0, "score 20 15 14 9 7 3").act(1, "score 12 10 8 6 4 2").act(0, "wait").act(1, "wait");
  EXPECT_EQ(fight.a().bonus, 0);
}

TEST(Hitting, D12_only_when_a_die_of_the_set_hits) {
  TestFighter tough = able();
  tough.vitality = 200;
  Fight fight = attacked(able(), tough, {14, 14, 14, 13, 3, 3}, "14 14 14 13", {20, 20, 20, 2, 2, 2}, "20 20 20");
  fight.act(0, "group 14 14 14 13").act(1, "group 20 20 20").act(0, "wave 14 14 14 13");
  fight.act(1, "ward 20>17 20>17 20>17").act(0, "strike");
  EXPECT_EQ(fight.a().nextBonus, 0);
}

TEST(Hitting, D12_D14_a_tessera_disarms_and_taking_the_weapon_up_means_only_warding) {
  TestFighter tough;
  tough.vitality = 200;
  tough.protection = 20;
  Fight fight = hit(able(), tough, {14, 14, 14, 14, 3, 3}, "14 14 14 14");
  fight.act(0, "strike").roll({1, 2, 3, 4, 5});
  EXPECT_TRUE(fight.b().is(Fighter::disarmed));
  EXPECT_EQ(fight.game.damageDieOf(fight.state, 1), 4) << "PTS d6 minus one size";
  EXPECT_EQ(fight.step(), Step::prepare);
  EXPECT_TRUE(fight.asks(1));
  EXPECT_FALSE(fight.asks(0));
  EXPECT_EQ(fight.listed(1), (std::vector<std::string>{"stand", "stand arm"}));
  fight.act(1, "stand arm");
  EXPECT_EQ(fight.game.damageDieOf(fight.state, 1), 10);
  fight.roll({20, 15, 14, 9, 7, 3}).roll({12, 10, 8, 6, 4, 2});
  fight.act(0, "score 15").act(1, "score 12");
  EXPECT_FALSE(fight.asks(1)) << "he wards only";
  fight.act(0, "attack b1");
  EXPECT_EQ(fight.step(), Step::ward);
}

TEST(Hitting, D12_two_trias_win_initiative_and_disarm_when_a_die_of_either_hits) {
  TestFighter tough = able();
  tough.vitality = 200;
  tough.protection = 20;
  // All at once: six attacks of 17 and 16. Two dice of 20 meet two 17s and the third is met by nobody.
  Fight fight =
      attacked(able(), tough, {14, 14, 14, 13, 13, 13}, "14 14 14 13 13 13", {20, 20, 20, 2, 2, 2}, "20 20 20");
  fight.act(0, "group 14 14 14 13 13 13").act(1, "group 20 20 20").act(0, "wave 14 14 14 13 13 13");
  Fight low = fight;
  fight.act(1, "ward 20>16 20>16 20>16").act(0, "strike");
  EXPECT_EQ(fight.a().nextBonus, 1);
  EXPECT_TRUE(fight.b().is(Fighter::disarmed));
  EXPECT_EQ(fight.state.times, 1);
  EXPECT_EQ(fight.state.damageDice, 6) << "one and six equals: seven, six of them and a reroll";
  EXPECT_EQ(fight.state.rerolls, 1);
  low.act(1, "ward 20>17 20>17 20>17").act(0, "strike");
  EXPECT_TRUE(low.b().is(Fighter::disarmed)) << "X10: only the lower tria got through";

  // A tria and a pair are not two trias.
  Fight lesser = attacked(able(), tough, {14, 14, 14, 13, 13, 3}, "14 14 14 13 13", {2, 2, 2, 2, 2, 2}, "2");
  lesser.act(0, "group 14 14 14 13 13").act(0, "wave 14 14 14 13 13").act(1, "ward none").act(0, "strike");
  EXPECT_EQ(lesser.a().nextBonus, 1);
  EXPECT_FALSE(lesser.b().is(Fighter::disarmed));
}

TEST(Hitting, D5_D12_bonuses_of_sets_do_not_add_up) {
  TestFighter tough;
  tough.vitality = 200;
  tough.protection = 20;
  Fight fight({able()}, {tough});
  fight.state.fighters[0].nextBonus = 2;
  fight.roll({14, 14, 14, 3, 3, 3}).roll({2, 2, 2, 2, 2, 2});
  fight.act(0, "score 14 14 14").act(1, "score 2").act(0, "attack b1");
  if (fight.asks(1)) fight.act(1, "wait");
  fight.act(0, "group 14 14 14").act(0, "wave 14 14 14").act(1, "ward none").act(0, "strike");
  EXPECT_EQ(fight.a().nextBonus, 2) << "not 3";
}

TEST(Hitting, D12_D14_a_pente_doubles_or_fells_and_the_fallen_wards_with_single_dice) {
  TestFighter tough;
  tough.vitality = 200;
  tough.protection = 20;
  Fight fight = hit(able(), tough, {14, 14, 14, 14, 14, 3}, "14 14 14 14 14");
  Fight doubled = fight;
  doubled.act(0, "strike");
  EXPECT_EQ(doubled.state.times, 2);
  fight.act(0, "fell");
  EXPECT_EQ(fight.state.times, 1);
  fight.roll({1, 2, 3, 4, 5, 6});
  EXPECT_EQ(fight.a().bonus, 2);
  EXPECT_TRUE(fight.b().is(Fighter::fallen));
  fight.roll({20, 2, 2, 2, 2, 2}).roll({12, 12, 8, 6, 4, 2});
  fight.act(0, "score 20").act(1, "score 12 12").act(0, "attack b1");
  if (fight.step() == Step::declare) fight.act(1, "wait");
  fight.act(1, "group 12 12");
  EXPECT_EQ(fight.refused(1, "ward 12+12>20"), &phrases::wardFallen);
}

TEST(Hitting, D12_an_exi_triples_and_is_shared_among_opponents) {
  TestFighter tough;
  tough.vitality = 200;
  tough.protection = 20;
  tough.quality = 20;
  Fight fight({able()}, {tough, tough});
  fight.roll({14, 14, 14, 14, 14, 14}).roll({2, 2, 2, 2, 2, 2}).roll({2, 2, 2, 2, 2, 2});
  fight.act(0, "score 14 14 14 14 14 14").act(1, "score 2").act(2, "score 2");
  fight.act(0, "attack b1").act(1, "wait").act(2, "wait");
  fight.act(0, "group 14 14 14 14 14 14").act(0, "wave 14 14 14 14 14 14").act(1, "ward none").act(0, "strike");
  EXPECT_EQ(fight.state.times, 3);
  fight.roll({10, 8, 6, 4, 2, 1}).act(0, "enough");
  EXPECT_EQ(fight.listed(0), (std::vector<std::string>{"share b1", "share b2"}));
  fight.act(0, "share b1").act(0, "share b2");
  for (int wound = 2; wound < 6; ++wound) fight.act(0, "share b1");
  EXPECT_TRUE(fight.b().is(Fighter::out)) << "30 is critical, 10 of it are left";
  EXPECT_TRUE(fight.state.fighters[2].is(Fighter::out)) << "24 is critical, 4 of it are left";
  EXPECT_EQ(fight.game.outcome(fight.state).winner, 0);
}

TEST(Hitting, D15_an_attacker_who_could_hit_may_flee) {
  Fight fight = hit({}, {}, {15, 3, 3, 3, 3, 3}, "15");
  fight.act(0, "flee");
  const Outcome outcome = fight.game.outcome(fight.state);
  EXPECT_TRUE(outcome.over);
  EXPECT_EQ(outcome.winner, 1);
  EXPECT_EQ(outcome.why.phrase, &phrases::wonFled);
  EXPECT_FALSE(fight.a().is(Fighter::out)) << "alive";
}

TEST(Hitting, D15_the_struck_one_may_be_let_go_and_may_refuse) {
  Fight fight = hit({}, {}, {15, 3, 3, 3, 3, 3}, "15");
  fight.act(0, "spare");
  EXPECT_EQ(fight.step(), Step::mercy);
  EXPECT_TRUE(fight.asks(1));
  Fight gone = fight;
  gone.act(1, "leave");
  EXPECT_EQ(gone.game.outcome(gone.state).winner, 0);
  fight.act(1, "refuse");
  EXPECT_EQ(fight.refused(0, "spare"), &phrases::alreadyRefused);
  fight.act(0, "strike").roll({7});
  EXPECT_EQ(fight.b().vitality, 23);
}

}  // namespace
}  // namespace walstatt::duel
