// Beyond the duel (D20): several fighters on two sides.
#include "games/duel/test_fight.h"

namespace walstatt::duel {
namespace {

// Two sergeants against a knight with 17, 17, 16.
Fight twoAgainstOne() {
  Fight fight({{}, {}}, {{}});
  fight.roll({15, 3, 3, 3, 3, 3}).roll({16, 3, 3, 3, 3, 3}).roll({17, 17, 16, 2, 2, 2});
  fight.act(0, "score 15").act(1, "score 16").act(2, "score 17 17 16");
  fight.act(0, "attack b1").act(1, "attack b1").act(2, "wait");
  fight.act(2, "group 17 17 16");
  return fight;
}

TEST(Groups, D20_attacks_follow_in_the_order_of_D5_and_spent_dice_stay_spent) {
  Fight fight = twoAgainstOne();
  EXPECT_EQ(fight.state.attacker, 1) << "16 before 15";
  fight.act(2, "ward 17>16").act(2, "pass");
  EXPECT_EQ(fight.state.attacker, 0) << "the second attack";
  EXPECT_EQ(countOf(fight.game.wardProblem(fight.state).group), 2);
}

TEST(Groups, D20_the_defender_counters_only_the_attacker_before_him) {
  Fight fight = twoAgainstOne();
  fight.act(2, "ward 16>16").act(2, "wave 17 17");
  EXPECT_EQ(fight.state.attacker, 2);
  EXPECT_EQ(fight.state.defender, 1);
  fight.act(1, "ward none").act(2, "strike").roll({4, 2, 1});
  EXPECT_EQ(fight.state.fighters[1].vitality, 23);
  EXPECT_EQ(fight.state.attacker, 0) << "the other one strikes all the same";
  EXPECT_EQ(countOf(fight.game.wardProblem(fight.state).group), 0);
}

TEST(Groups, D20_who_was_hit_attacks_no_more_in_this_phase) {
  Fight fight({{}, {}}, {{}});
  fight.roll({15, 3, 3, 3, 3, 3}).roll({16, 3, 3, 3, 3, 3}).roll({14, 2, 2, 2, 2, 2});
  fight.act(0, "score 15").act(1, "score 16").act(2, "score 14");
  fight.act(0, "wait").act(1, "attack b1").act(2, "attack a1");
  EXPECT_EQ(fight.state.attacker, 1);
  fight.act(2, "ward none").act(1, "strike").roll({4});
  EXPECT_EQ(fight.state.phase, 2);
}

TEST(Groups, D20_a_side_has_lost_when_nobody_of_it_is_left) {
  TestFighter weak;
  weak.vitality = 1;
  Fight fight({{}}, {weak, weak});
  fight.roll({15, 3, 3, 3, 3, 3}).roll({2, 2, 2, 2, 2, 2}).roll({2, 2, 2, 2, 2, 2});
  fight.act(0, "score 15").act(1, "score 2").act(2, "score 2");
  fight.act(0, "attack b2").act(1, "wait").act(2, "wait").act(2, "ward none").act(0, "strike").roll({4});
  EXPECT_TRUE(fight.state.fighters[2].is(Fighter::out));
  EXPECT_FALSE(fight.game.outcome(fight.state).over);
  EXPECT_EQ(fight.state.phase, 2);
  fight.roll({15, 3, 3, 3, 3, 3}).roll({2, 2, 2, 2, 2, 2});
  fight.act(0, "score 15").act(1, "score 2");
  EXPECT_FALSE(fight.offers(0, "attack b2"));
  fight.act(0, "attack b1").act(1, "wait").act(1, "ward none").act(0, "strike").roll({4});
  EXPECT_EQ(fight.game.outcome(fight.state).winner, 0);
}

TEST(Groups, D20_a_shot_into_a_melee_comes_first_and_its_target_may_only_ward_after_evading) {
  // b1 fights a1; a2 stands 30 m behind and shoots.
  TestFighter bow;
  bow.shot = 8;
  Fight fight({{}, bow}, {{}}, 20);
  fight.act(0, "fast").act(1, "stand").act(2, "stand");
  EXPECT_EQ(fight.step(), Step::prepare) << "a2 is not in reach";
  EXPECT_FALSE(fight.asks(0));
  fight.act(1, "stand aim b1");
  fight.roll({15, 14, 13, 8, 6, 4}).roll({15, 14, 13, 8, 6, 4}).roll({17, 16, 2, 2, 2, 2});
  fight.act(0, "score 15").act(1, "score 15 14 13").act(2, "score 17 16");
  EXPECT_EQ(fight.step(), Step::shoot);
  Fight evades = fight;
  fight.act(1, "shoot 15 14 13").roll({4}).act(2, "stay").roll({6});
  EXPECT_EQ(fight.state.fighters[2].vitality, 24);
  EXPECT_EQ(fight.game.debtsDue(fight.state.fighters[2]), 1) << "D19";
  EXPECT_TRUE(fight.asks(0) && fight.asks(2)) << "declaring follows";
  evades.act(1, "shoot 15 14 13").roll({4}).act(2, "evade").roll({20, 20, 20, 20, 20, 20});
  EXPECT_FALSE(evades.asks(2)) << "D18: he may only ward";
}

TEST(Groups, D20_a_referee_sets_places_sizes_and_what_a_target_knows) {
  Fight fight({{}}, {{}}, 40);
  const auto amended = [&](std::string_view text) { return fight.game.amend(fight.state, text); };
  EXPECT_EQ(amended("b1 at 60").value->fighters[1].place, 60);
  EXPECT_EQ(amended("b1 size small").value->fighters[1].size, Size::small);
  EXPECT_EQ(amended("b1 unaware").value->fighters[1].awareness, Awareness::unaware);
  EXPECT_EQ(amended("a1 vitality 12").value->fighters[0].vitality, 12);
  for (const char* text : {"", "b1", "c1 at 3", "b1 at 0", "b1 at 201", "b1 size fat", "b1 vitality 0", "b1 aware now"})
    EXPECT_FALSE(amended(text).value) << text;
}

TEST(Groups, D16_a_referee_names_another_target_until_the_shot_falls) {
  TestFighter bow;
  bow.shot = 8;
  Fight fight({bow}, {{}, {}}, 40);
  const auto amended = [&](std::string_view text) { return fight.game.amend(fight.state, text).value; };
  EXPECT_FALSE(amended("a1 aim b2")) << "nobody aims yet";
  fight.act(0, "stand aim b1").act(1, "stand").act(2, "stand");
  fight.roll({15, 14, 13, 8, 6, 4}).act(0, "score 15 14 13");
  ASSERT_EQ(fight.step(), Step::shoot);
  EXPECT_FALSE(amended("a1 aim a1")) << "nobody shoots at his own side";
  EXPECT_FALSE(amended("b1 aim a1")) << "he has no bow";
  ASSERT_TRUE(amended("a1 aim b2"));
  fight.state = *amended("a1 aim b2");
  fight.act(0, "shoot 15 14 13").roll({4}).act(2, "stay").roll({6});
  EXPECT_EQ(fight.state.fighters[2].vitality, 24);
  EXPECT_EQ(fight.state.fighters[1].vitality, 30);
}

// The luck report counts a fighter's dice as his own.
TEST(Groups, N1_the_dice_of_a_cascade_are_the_fighters) {
  Fight fight;
  EXPECT_EQ(fight.game.turn(fight.state).thrower, 0);
  fight.roll({15, 14, 13, 8, 6, 4});
  EXPECT_EQ(fight.game.turn(fight.state).thrower, 1);
}

}  // namespace
}  // namespace walstatt::duel
