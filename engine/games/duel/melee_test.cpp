// Melee from the throw to the counter: N1 to N4, D1 to D10, as they are played.
#include "games/duel/test_fight.h"

namespace walstatt::duel {
namespace {

TEST(Melee, N1_everybody_rolls_and_scores_in_secret) {
  Fight fight;
  EXPECT_EQ(fight.game.turn(fight.state).dice.sides, 20);
  fight.roll({3, 20, 7, 15, 14, 9}).roll({2, 4, 6, 8, 10, 12});
  EXPECT_EQ(fight.step(), Step::score);
  EXPECT_TRUE(fight.game.turn(fight.state).secret);
  EXPECT_TRUE(fight.asks(0) && fight.asks(1));
  const State before = fight.state;
  fight.act(0, "score 20 15 14");
  EXPECT_EQ(fight.game.view(fight.state, 1), before) << "even that he has chosen is hidden";
  EXPECT_EQ(fight.game.view(fight.state, noSeat), before);
  EXPECT_EQ(fight.game.view(fight.state, 0), fight.state);
  fight.act(1, "score 12");
  EXPECT_EQ(fight.step(), Step::declare);
  EXPECT_EQ(countOf(fight.a().scored), 3);
}

TEST(Melee, D4_at_least_one_die_of_this_throw_is_scored) {
  Fight fight;
  fight.roll({3, 20, 7, 15, 14, 9}).roll({2, 4, 6, 8, 10, 12});
  EXPECT_EQ(fight.refused(0, "score none"), &phrases::scoreOne);
  EXPECT_EQ(fight.refused(0, "wait"), &phrases::scoreNow);
  EXPECT_FALSE(fight.game.read(fight.state, 0, "score 19").value);
  EXPECT_EQ(fight.listed(0).size(), 63u);
}

TEST(Melee, D3_ones_must_be_scored) {
  Fight fight;
  fight.roll({3, 20, 1, 15, 1, 9}).roll({2, 4, 6, 8, 10, 12});
  EXPECT_EQ(fight.refused(0, "score 20 1"), &phrases::scoreOnes);
  EXPECT_EQ(fight.refused(0, "score 1 1"), nullptr);
  EXPECT_EQ(fight.listed(0).size(), 16u) << "both ones with any of the four others";
}

TEST(Melee, N1_equal_dice_are_listed_once) {
  Fight fight;
  fight.roll({9, 9, 9, 9, 9, 9}).roll({2, 4, 6, 8, 10, 12});
  EXPECT_EQ(fight.listed(0).size(), 6u);
}

TEST(Melee, N2_D4_nobody_attacks_and_the_rest_is_rolled_again) {
  Fight fight;
  fight.roll({20, 15, 14, 9, 7, 3}).roll({12, 10, 8, 6, 4, 2});
  fight.act(0, "score 15 14").act(1, "score 12 10 8 6 4 2");
  const State before = fight.state;
  fight.act(0, "wait");
  EXPECT_EQ(fight.game.view(fight.state, 1), before) << "declaring is secret too";
  fight.act(1, "wait");
  EXPECT_EQ(fight.game.turn(fight.state).dice.count, 4);
  fight.roll({16, 2, 2, 2});
  EXPECT_TRUE(fight.asks(0));
  EXPECT_FALSE(fight.asks(1)) << "he has no dice left to roll";
  fight.act(0, "score 16");
  EXPECT_TRUE(fight.asks(0) && fight.asks(1)) << "and still declares";
}

TEST(Melee, D4_all_lie_and_nobody_attacks_three_times_is_a_draw) {
  Fight fight;
  for (int phase = 1; phase <= 3; ++phase) {
    EXPECT_EQ(fight.state.phase, phase);
    fight.roll({20, 15, 14, 9, 7, 3}).roll({12, 10, 8, 6, 4, 2});
    fight.act(0, "score 20 15 14 9 7 3").act(1, "score 12 10 8 6 4 2");
    fight.act(0, "wait").act(1, "wait");
  }
  const Outcome outcome = fight.game.outcome(fight.state);
  EXPECT_TRUE(outcome.over);
  EXPECT_EQ(outcome.winner, noSide);
  EXPECT_EQ(outcome.why.phrase, &phrases::drawnQuiet);
}

TEST(Melee, D4_fifty_phases_at_most) {
  Fight fight;
  fight.state.phase = 50;
  fight.roll({20, 15, 14, 9, 7, 3}).roll({12, 10, 8, 6, 4, 2});
  fight.act(0, "score 20 15 14 9 7 3").act(1, "score 12 10 8 6 4 2").act(0, "wait").act(1, "wait");
  EXPECT_EQ(fight.game.outcome(fight.state).why.phrase, &phrases::drawnPhases);
}

TEST(Melee, D3_each_one_devalues_a_scored_die_of_four_or_more) {
  Fight fight = attacked({}, {}, {15, 15, 14, 4, 3, 1}, "15 15 14 4 1", {12, 10, 8, 6, 4, 2}, "12");
  EXPECT_EQ(fight.step(), Step::group);
  EXPECT_EQ(fight.refused(0, "group 15 15 14"), &phrases::paysWrong);
  EXPECT_EQ(fight.refused(0, "group 15 14 pay 15 4"), &phrases::paysWrong);
  EXPECT_EQ(fight.refused(0, "group 15 15 14 pay 4"), nullptr);
  EXPECT_EQ(fight.refused(0, "group 15 15 pay 14"), nullptr);
  EXPECT_EQ(fight.refused(0, "group 15 14 pay 15"), nullptr);
  EXPECT_FALSE(fight.game.read(fight.state, 0, "group 15 15 pay 15").value);
}

TEST(Melee, D3_a_die_of_three_cannot_pay_and_without_dice_there_is_nothing_to_pay) {
  Fight fight = attacked({}, {}, {3, 2, 1, 9, 9, 9}, "3 2 1", {12, 10, 8, 6, 4, 2}, "12");
  EXPECT_EQ(fight.refused(0, "group 2 pay 3"), &phrases::paysNot);
  EXPECT_EQ(fight.refused(0, "group 3 2"), nullptr);
}

TEST(Melee, D3_D4_who_has_nothing_left_after_paying_cannot_attack) {
  Fight fight;
  fight.roll({15, 9, 9, 9, 9, 1}).roll({12, 10, 8, 6, 4, 2});
  fight.act(0, "score 15 1").act(1, "score 12");
  EXPECT_FALSE(fight.asks(0)) << "the 15 pays for the 1";
  EXPECT_TRUE(fight.asks(1));
}

TEST(Melee, D2_the_group_is_one_stretch_of_at_most_FkW_scored_dice) {
  Fight fight = attacked({}, {}, {14, 13, 13, 12, 11, 2}, "14 13 13 12 11", {12, 10, 8, 6, 4, 2}, "12");
  EXPECT_EQ(fight.refused(0, "group 14 13 13 12"), &phrases::groupTooLarge);
  EXPECT_EQ(fight.refused(0, "group 14 12 11"), &phrases::noStretch);
  EXPECT_EQ(fight.refused(0, "group none"), &phrases::groupNeeded);
  EXPECT_EQ(fight.refused(0, "group 14 13 13"), nullptr);
  EXPECT_EQ(fight.refused(0, "group 13 12 11"), nullptr);
  EXPECT_FALSE(fight.game.read(fight.state, 0, "group 2").value) << "it was not scored";
}

TEST(Melee, D2_groups_are_fixed_in_secret_before_the_first_wave) {
  Fight fight = attacked({}, {}, {14, 13, 13, 12, 11, 2}, "14 13 13 12", {12, 11, 8, 6, 4, 2}, "12 11");
  EXPECT_TRUE(fight.asks(0) && fight.asks(1));
  const State before = fight.state;
  fight.act(0, "group 14 13 13");
  EXPECT_EQ(fight.game.view(fight.state, 1), before);
  fight.act(1, "group 12 11");
  EXPECT_EQ(fight.step(), Step::wave);
  EXPECT_EQ(countOf(fight.b().rescue()), 4);
}

Fight bothAttack(const TestFighter& first, const TestFighter& second, std::initializer_list<int> mine,
                 const char* scoredByMe, std::initializer_list<int> theirs, const char* scoredByThem) {
  Fight fight({first}, {second});
  fight.roll(mine).roll(theirs).act(0, scoredByMe).act(1, scoredByThem).act(0, "attack b1").act(1, "attack a1");
  return fight;
}

TEST(Melee, D5_the_higher_bonus_strikes_first) {
  TestFighter quick;
  quick.initiative = 1;
  const Fight fight = bothAttack({}, quick, {20, 9, 9, 9, 9, 9}, "score 20", {5, 9, 9, 9, 9, 9}, "score 5");
  EXPECT_EQ(fight.state.attacker, 1);
}

TEST(Melee, D5_then_the_higher_best_attack_value) {
  Fight fight = bothAttack({}, {}, {14, 14, 2, 2, 2, 2}, "score 14 14", {15, 13, 2, 2, 2, 2}, "score 15 13");
  fight.act(0, "group 14 14").act(1, "group 15");
  EXPECT_EQ(fight.state.attacker, 0) << "14 + 2 beats 15";
}

TEST(Melee, D5_then_the_larger_group_then_a_die_off) {
  Fight fight = bothAttack({}, {}, {15, 2, 2, 2, 2, 2}, "score 15", {15, 14, 2, 2, 2, 2}, "score 15 14");
  fight.act(1, "group 15 14");
  EXPECT_EQ(fight.state.attacker, 1);
  fight = bothAttack({}, {}, {15, 2, 2, 2, 2, 2}, "score 15", {15, 14, 2, 2, 2, 2}, "score 15");
  EXPECT_EQ(fight.step(), Step::dieOff);
  fight.roll({7, 7});
  EXPECT_EQ(fight.step(), Step::dieOff) << "a tie is thrown again";
  fight.roll({7, 8});
  EXPECT_EQ(fight.state.attacker, 1);
}

TEST(Melee, D6_N3_values_rise_by_the_number_of_equals) {
  TestFighter able;
  able.skill = 6;
  Fight fight = attacked(able, {}, {14, 13, 13, 12, 11, 11}, "14 13 13 12 11 11", {12, 2, 2, 2, 2, 2}, "12");
  fight.act(0, "group 14 13 13 12 11 11").act(0, "wave 14 13 13 12 11 11");
  const Values values = fight.game.waveValues(fight.state);
  EXPECT_EQ(std::vector<int>(values.begin(), values.end()), (std::vector<int>{14, 15, 15, 12, 13, 13}));
}

TEST(Melee, D7_first_the_sets_or_all_then_the_rest) {
  Fight fight = attacked({}, {}, {15, 15, 14, 2, 2, 2}, "15 15 14", {20, 20, 19, 18, 2, 2}, "20 20 19 18");
  fight.act(0, "group 15 15 14").act(1, "group 20 20 19");
  EXPECT_EQ(fight.refused(0, "wave 15"), &phrases::waveSets);
  EXPECT_EQ(fight.refused(0, "wave 14"), &phrases::waveSets);
  EXPECT_EQ(fight.refused(0, "pass"), &phrases::mustAttack);
  EXPECT_EQ(fight.refused(0, "wave 15 15 14"), nullptr);
  fight.act(0, "wave 15 15").act(1, "ward 20>17 20>17");
  EXPECT_EQ(fight.step(), Step::wave);
  EXPECT_TRUE(fight.offers(0, "wave 14") && fight.offers(0, "pass"));
  fight.act(0, "wave 14");
  EXPECT_EQ(fight.game.waveValues(fight.state)[0], 14);
  EXPECT_FALSE(fight.game.read(fight.state, 1, "ward 20>14").value) << "what is spent is spent";
  EXPECT_EQ(fight.refused(1, "ward 19>14"), nullptr);
}

TEST(Melee, D7_without_sets_any_dice_may_come_first) {
  Fight fight = attacked({}, {}, {16, 15, 14, 2, 2, 2}, "16 15 14", {20, 2, 2, 2, 2, 2}, "20");
  fight.act(0, "group 16 15 14");
  EXPECT_EQ(fight.listed(0).size(), 7u);
  EXPECT_EQ(fight.refused(0, "wave 15"), nullptr);
}

TEST(Melee, D8_twelve_twelve_against_twenty_two_twelves_or_four_sixes) {
  TestFighter able;
  able.skill = 6;
  Fight fight = attacked(able, {}, {20, 2, 2, 2, 2, 2}, "20", {12, 12, 2, 2, 2, 2}, "12 12");
  fight.act(1, "group 12 12");
  EXPECT_EQ(fight.refused(1, "ward 12>20"), &phrases::wardTooLow);
  EXPECT_EQ(fight.refused(1, "ward 12+12>20"), nullptr);

  fight = attacked(able, {}, {12, 11, 2, 2, 2, 2}, "12 11", {12, 12, 2, 2, 2, 2}, "12 12");
  fight.act(0, "group 12 11").act(1, "group 12 12").act(0, "wave 12 11");
  EXPECT_EQ(fight.refused(1, "ward 12>12 12>11"), nullptr);
  EXPECT_EQ(fight.refused(1, "ward 12+12>12+11"), &phrases::wardHeavy);

  fight = attacked(able, {}, {7, 6, 5, 4, 2, 2}, "7 6 5 4", {12, 12, 2, 2, 2, 2}, "12 12");
  fight.act(0, "group 7 6 5 4").act(1, "group 12 12").act(0, "wave 7 6 5 4");
  EXPECT_EQ(fight.refused(1, "ward 12>7+5 12>6+4"), nullptr);
  EXPECT_EQ(fight.refused(1, "ward 12>7+6"), &phrases::wardTooLow);
  EXPECT_EQ(fight.refused(1, "ward 12+12>7+6+5+4"), nullptr);
}

TEST(Melee, D8_rescue_dice_ward_singly_and_cost_a_die_in_the_next_phase) {
  Fight fight = attacked({}, {}, {15, 14, 2, 2, 2, 2}, "15 14", {16, 19, 9, 9, 2, 2}, "16");
  fight.act(0, "group 15 14").act(0, "wave 15 14");
  EXPECT_EQ(fight.refused(1, "ward 16>15 9!+9!>14"), &phrases::wardRescueAdded);
  fight.act(1, "ward 19!>15 16>14");
  EXPECT_EQ(fight.step(), Step::roll) << "no counter after rescue dice: the next phase begins";
  EXPECT_EQ(fight.a().dice, 6);
  EXPECT_EQ(fight.b().dice, 5);
}

TEST(Melee, D8_no_rescue_dice_where_the_group_suffices) {
  const Fight fight = attacked({}, {}, {15, 2, 2, 2, 2, 2}, "15", {16, 19, 9, 9, 2, 2}, "16");
  EXPECT_EQ(fight.step(), Step::ward);
  EXPECT_EQ(fight.refused(1, "ward 19!>15"), &phrases::wardRescueNeedless);
  EXPECT_EQ(fight.refused(1, "ward none"), nullptr) << "one may leave attacks unmet";
}

TEST(Melee, D10_the_best_defence_is_listed_first_and_by_standing_order) {
  Fight fight = attacked({}, {}, {14, 13, 2, 2, 2, 2}, "14 13", {17, 17, 16, 2, 2, 2}, "17 17 16");
  fight.act(0, "group 14 13").act(1, "group 17 17 16").act(0, "wave 14 13");
  const auto best = fight.game.obey(fight.state, 1, phrases::orderBestWard);
  ASSERT_TRUE(best);
  EXPECT_EQ(fight.game.write(fight.state, *best), fight.listed(1).front());
  EXPECT_FALSE(fight.game.obey(fight.state, 0, phrases::orderBestWard));
  fight.act(1, fight.listed(1).front());
  EXPECT_EQ(fight.step(), Step::wave);
  EXPECT_EQ(countOf(fight.b().unspentGroup()), 1);
}

TEST(Melee, N4_D9_who_met_all_without_rescue_dice_may_counter) {
  Fight fight = attacked({}, {}, {15, 14, 13, 2, 2, 2}, "15 14 13", {17, 17, 16, 2, 2, 2}, "17 17 16");
  fight.act(0, "group 15 14 13").act(1, "group 17 17 16").act(0, "wave 15 14");
  fight.act(1, "ward 17>15 16>14");
  EXPECT_TRUE(fight.asks(0)) << "the rest of the attack comes first";
  fight.act(0, "pass");
  EXPECT_TRUE(fight.asks(1));
  EXPECT_TRUE(fight.offers(1, "wave 17") && fight.offers(1, "pass"));
  fight.act(1, "wave 17");
  EXPECT_EQ(fight.game.waveValues(fight.state)[0], 17) << "the bonus is counted anew";
  const WardProblem problem = fight.game.wardProblem(fight.state);
  EXPECT_EQ(countOf(problem.group), 1) << "the 13 held back still counts as group";
  EXPECT_EQ(countOf(problem.rescue), 3);
}

TEST(Melee, N4_all_warded_and_no_counter_the_next_phase_begins) {
  Fight fight = attacked({}, {}, {15, 2, 2, 2, 2, 2}, "15", {17, 17, 2, 2, 2, 2}, "17 17");
  fight.act(1, "group 17 17").act(1, "ward 17>15").act(1, "pass");
  EXPECT_EQ(fight.step(), Step::roll);
  EXPECT_EQ(fight.state.phase, 2);
  EXPECT_EQ(fight.state.quiet, 0);
}

TEST(Melee, D9_chains_of_counters_end_when_dice_do) {
  Fight fight = attacked({}, {}, {18, 17, 16, 2, 2, 2}, "18 17 16", {19, 18, 17, 2, 2, 2}, "19 18 17");
  fight.act(0, "group 18 17 16").act(1, "group 19 18 17");
  fight.act(0, "wave 16").act(1, "ward 17>16").act(0, "pass");
  fight.act(1, "wave 18").act(0, "ward 18>18").act(1, "pass");
  EXPECT_TRUE(fight.offers(0, "wave 17"));
  fight.act(0, "wave 17").act(1, "ward 19>17");
  EXPECT_EQ(fight.state.phase, 2) << "nobody has dice of his group left";
}

TEST(Melee, who_is_not_asked_is_told_so) {
  Fight fight;
  EXPECT_EQ(fight.game.check(fight.state, 0, Action(ActionKind::wait))->phrase, &phrases::notAsked);
  fight.roll({3, 20, 7, 15, 14, 9}).roll({2, 4, 6, 8, 10, 12});
  EXPECT_EQ(fight.game.check(fight.state, 0, Action::score(1).by(1))->phrase, &phrases::notYours);
}

}  // namespace
}  // namespace walstatt::duel
