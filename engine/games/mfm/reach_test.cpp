// Chapter G8 with R14 to R16, sentence by sentence: WEIT in the own turn, ERST in the friend's.
#include <set>

#include "../../../tests/mfm/figures.h"
#include "../../../tests/mfm/test_table.h"

namespace walstatt::mfm {
namespace {

const FigureType& type(const char* id) {
  return testContent()->types[static_cast<std::size_t>(testContent()->findType(id))];
}

// --- G8 ---------------------------------------------------------------------------------------------------------------

TEST(Reach, G8_reach_fighters_have_a_value_under_weit_and_on_average_F1) {
  for (const FigureType& each : testContent()->types) {
    EXPECT_EQ(each.hasReachWeapon(), each.weitHit.dice > 0) << each.id;
    EXPECT_EQ(each.hasReachWeapon(), each.reach > 0) << each.id;
  }
  // Thrusting spears, pikes and flails are reach weapons.
  for (const char* id : {spear, triarius, flail}) EXPECT_EQ(type(id).reach, 1) << id;  // F1: one field between
  EXPECT_EQ(type(pike).reach, 3);                                                      // F2: up to three (R14)
}

TEST(Reach, G8_an_attack_is_a_weitschlag_and_a_nahkampf) {
  TestTable table(meadow(5, 1));
  table.put(1, spear, "a1").put(0, archer, "d1").turnOf(1);
  table.act("a1-b1").act("b1~d1").roll({12});
  table.act("b1-c1").act("c1xd1").roll({4}).roll({8});
  EXPECT_FALSE(table.alive("d1"));
}

TEST(Reach, G8_attacked_in_the_friends_turn_it_has_the_erstschlag_too) {
  TestTable table(meadow(5, 1));
  table.put(0, archer, "a1").put(1, spear, "d1").put(0, archer, "e1");
  table.act("a1-c1");
  EXPECT_TRUE(isReaction(table));
  EXPECT_TRUE(table.told("mfm.event.may-strike-first"));
  table.act("d1!c1").roll({3}).roll({7});
  EXPECT_FALSE(table.alive("c1"));
}

// --- G8.1: WEIT -------------------------------------------------------------------------------------------------------

TEST(Reach, G8_1_the_value_of_the_weitschlag_stands_under_weit) {
  for (const int face : {1, 3, 4, 12}) {
    TestTable table(meadow(4, 1));
    table.put(1, spear, "a1").put(0, archer, "c1").turnOf(1).act("a1~c1");
    ASSERT_NE(table.numberTold("mfm.event.hit-number"), nullptr);
    EXPECT_EQ(table.numberTold("mfm.event.hit-number")->value(), 3);
    EXPECT_EQ(table.numberTold("mfm.event.hit-number")->parts()[0].reason->id, "mfm.reason.weit");
    table.roll({face});
    EXPECT_EQ(table.waitsForDice(), face <= 3) << face;  // T1×1-3
  }
}

// Step 1. R14: an index difference of two is enough, standing or after a move.
TEST(Reach, G8_1_two_movement_fields_away_is_a_run_up) {
  TestTable standing(meadow(4, 1));
  standing.put(1, spear, "a1").put(0, archer, "c1").turnOf(1);
  EXPECT_EQ(standing.refusal("a1~c1"), "");
  EXPECT_TRUE(standing.lists("a1~c1"));
  TestTable sideways(meadow(4, 4));
  sideways.put(1, spear, "a1").put(0, archer, "c3").turnOf(1);
  sideways.act("a1-c1");
  EXPECT_EQ(sideways.refusal("c1~c3"), "");
}

TEST(Reach, R14_without_a_run_up_there_is_no_weit_even_after_a_step_back) {
  TestTable table(meadow(4, 1));
  table.put(1, spear, "b1").put(0, archer, "c1").turnOf(1);
  table.act("b1-a1");
  EXPECT_EQ(table.refusal("a1~c1"), "mfm.refusal.no-run-up R14");
  EXPECT_FALSE(table.lists("a1~c1"));
}

TEST(Reach, R14_the_run_up_counts_for_each_target_of_its_own) {
  TestTable table(meadow(5, 1));
  table.put(1, spear, "b1").put(0, archer, "a1").put(0, archer, "d1").turnOf(1);
  EXPECT_EQ(table.refusal("b1~d1"), "");
}

TEST(Reach, R14_the_run_up_starts_anew_every_turn) {
  TestTable table(meadow(6, 2));
  table.put(1, spear, "b1").put(0, archer, "c1").put(0, archer, "f2").turnOf(1);
  table.act("b1-a1").act("pass").act("pass");
  EXPECT_EQ(table.refusal("a1~c1"), "");  // begins this turn two fields away
}

// Step 2.
TEST(Reach, G8_1_exactly_one_movement_field_is_left_free_between) {
  TestTable table(meadow(6, 2));
  table.put(1, spear, "a1").put(0, archer, "b2").put(0, archer, "c1").put(0, archer, "d2").turnOf(1);
  EXPECT_EQ(table.refusal("a1~b2"), "mfm.refusal.weit-distance R14");
  EXPECT_EQ(table.refusal("a1~d2"), "mfm.refusal.weit-distance R14");
  EXPECT_EQ(table.refusal("a1~c1"), "");
}

// The drawing: two movement fields all round the figure, the yellow ring being the distance of the blow.
TEST(Reach, G8_1_the_radius_is_two_fields_all_round) {
  for (int y = 1; y <= 7; ++y) {
    for (int x = 0; x < 7; ++x) {
      const std::string target = std::string(1, static_cast<char>('a' + x)) + std::to_string(y);
      if (target == "d4") continue;
      TestTable table(meadow(7, 7));
      table.put(1, spear, "d4").put(0, archer, target).turnOf(1);
      const int distance = std::max(std::abs(x - 3), std::abs(y - 4));
      EXPECT_EQ(table.lists("d4~" + target), distance == 2) << target;
      EXPECT_EQ(table.refusal("d4~" + target).empty(), distance == 2) << target;
    }
  }
}

TEST(Reach, R14_the_field_between_must_be_free_and_enterable) {
  for (const char between : std::string("oW~R")) {  // boulder, wall, deep water, rock
    TestTable table({std::string(".") + between + ".", "..."});
    table.put(1, spear, "a1").put(0, archer, "c1").turnOf(1);
    EXPECT_EQ(table.refusal("a1~c1"), "mfm.refusal.weit-not-free R14") << between;
    EXPECT_FALSE(table.lists("a1~c1")) << between;
  }
  for (const char between : std::string("fhbsx")) {  // fence, hedge, bush, shallow water, thorns can be entered
    TestTable table({std::string(".") + between + ".", "..."});
    table.put(1, spear, "a1").put(0, archer, "c1").turnOf(1);
    EXPECT_EQ(table.refusal("a1~c1"), "") << between;
  }
  for (const int side : {0, 1}) {
    TestTable table(meadow(4, 1));
    table.put(1, spear, "a1").put(side, side ? sword : archer, "b1").put(0, archer, "c1").turnOf(1);
    EXPECT_EQ(table.refusal("a1~c1"), "mfm.refusal.weit-not-free R14") << side;
  }
}

TEST(Reach, R14_a_weapon_with_F2_strikes_over_one_to_three_free_fields) {
  TestTable table(meadow(7, 4));
  table.put(0, pike, "a1")
      .put(1, sword, "b2")
      .put(1, sword, "c1")
      .put(1, sword, "d3")
      .put(1, sword, "e2")
      .put(1, sword, "f1");
  EXPECT_EQ(table.refusal("a1~b2"), "mfm.refusal.weit-distance R14");
  EXPECT_EQ(table.refusal("a1~c1"), "");
  EXPECT_EQ(table.refusal("a1~d3"), "");
  EXPECT_EQ(table.refusal("a1~e2"), "");
  EXPECT_EQ(table.refusal("a1~f1"), "mfm.refusal.weit-distance R14");
  TestTable blocked(meadow(5, 1));
  blocked.put(0, pike, "a1").put(0, legionary, "c1").put(1, sword, "e1");
  EXPECT_EQ(blocked.refusal("a1~e1"), "mfm.refusal.weit-not-free R14");
}

TEST(Reach, G8_1_after_a_hit_W_or_the_sign_for_both_must_stand_there) {
  for (const int face : {7, 8}) {  // the Gaesatae row: the sign for both from 8
    TestTable table(meadow(4, 1));
    table.put(1, spear, "a1").put(0, archer, "c1").put(0, archer, "d1").turnOf(1);
    table.act("a1~c1").roll({1}).roll({face});
    EXPECT_EQ(table.alive("c1"), face >= 8) << face;
  }
  for (const int face : {7, 8}) {  // the gladiator's row: a W from 8
    TestTable table(meadow(4, 1));
    table.put(0, flail, "a1").put(1, sword, "c1").put(1, sword, "d1");
    table.act("a1~c1").roll({1}).roll({face});
    EXPECT_EQ(table.alive("c1"), face >= 8) << face;
  }
}

// Step 3.
TEST(Reach, G8_1_without_success_one_steps_in_front_of_the_enemy_and_fights_nah) {
  TestTable table(meadow(6, 1));
  table.put(1, spear, "a1").put(0, archer, "f1").turnOf(1);
  table.act("a1-d1").act("d1~f1").roll({3}).roll({8});  // hit, but saved
  table.act("d1-e1");
  EXPECT_TRUE(table.told("mfm.event.steps-in"));
  table.act("e1xf1").roll({4}).roll({8});
  EXPECT_FALSE(table.alive("f1"));
}

TEST(Reach, G8_1_with_success_another_figure_within_the_movement_is_fought_nah) {
  TestTable table(meadow(6, 4));
  table.put(1, spear, "a1").put(0, archer, "c1").put(0, archer, "b4").turnOf(1);
  table.act("a1~c1").roll({1}).roll({2});
  EXPECT_FALSE(table.alive("c1"));
  EXPECT_EQ(table.refusal("a1-c3"), "");
  table.act("a1-c3").act("c3xb4").roll({1}).roll({1});
  EXPECT_EQ(table.state().winner, 1);
}

TEST(Reach, G8_1_nah_goes_against_the_same_or_another_figure) {
  TestTable table(meadow(6, 2));
  table.put(1, spear, "a1").put(0, archer, "c1").put(0, archer, "c2").turnOf(1);
  table.act("a1~c1").roll({12}).act("a1-b1");
  EXPECT_TRUE(table.lists("b1xc1"));
  EXPECT_TRUE(table.lists("b1xc2"));
}

TEST(Reach, R14_what_is_left_of_the_movement_may_go_in_a_new_direction) {
  TestTable table(meadow(8, 8));
  table.put(1, spear, "a1").put(0, archer, "f1").put(0, archer, "d4").put(0, archer, "d5").turnOf(1);
  table.act("a1-d1").act("d1~f1").roll({12});  // 3 of B5 are spent
  EXPECT_EQ(table.refusal("d1-d3"), "");       // 2 left: beside d4
  EXPECT_EQ(table.refusal("d1-g4"), "mfm.refusal.too-far G3");
  table.act("d1-d3").act("d3xd4").roll({12});
  EXPECT_EQ(table.refusal("d3-e3"), "mfm.refusal.has-moved G1");
}

TEST(Reach, R14_the_terrain_of_the_first_part_is_paid_for_the_second) {
  TestTable table({"bb....", "......"});
  table.put(1, spear, "a1").put(0, archer, "e1").put(0, archer, "e2").turnOf(1);
  table.act("a1-c1");  // 2 for the bush, 1 for the meadow: 2 left
  table.act("c1~e1").roll({12});
  EXPECT_EQ(table.refusal("c1-d1"), "");
  TestTable slow({".s.....", "......."});
  slow.put(1, spear, "a1").put(0, archer, "f1").turnOf(1);
  slow.act("a1-d1").act("d1~f1").roll({12});  // 3 + 1 + 1: nothing is left
  EXPECT_EQ(slow.refusal("d1-e1"), "mfm.refusal.too-far G3");
}

TEST(Reach, R14_the_step_may_only_end_adjacent_to_an_enemy) {
  TestTable table(meadow(8, 4));
  table.put(1, spear, "c1").put(0, archer, "e1").turnOf(1);
  table.act("c1~e1").roll({12});
  EXPECT_EQ(table.refusal("c1-b1"), "mfm.refusal.must-step-to-enemy R14");
  EXPECT_FALSE(table.lists("c1-b1"));
  EXPECT_TRUE(table.lists("c1-d1"));
  EXPECT_TRUE(table.lists("c1-d2"));
  EXPECT_FALSE(table.lists("c1-c4"));
}

TEST(Reach, R14_who_already_stands_beside_another_enemy_need_not_step) {
  TestTable table(meadow(5, 1));
  table.put(1, spear, "b1").put(0, archer, "a1").put(0, archer, "d1").turnOf(1);
  table.act("b1~d1").roll({12});
  table.act("b1xa1").roll({1}).roll({1});
  EXPECT_FALSE(table.alive("a1"));
  EXPECT_EQ(table.refusal("b1-c1"), "mfm.refusal.no-step-after-fight R14");
}

TEST(Reach, R14_weit_comes_before_nah_and_only_once) {
  TestTable table(meadow(5, 1));
  table.put(1, spear, "b1").put(0, archer, "a1").put(0, archer, "d1").turnOf(1);
  TestTable other(meadow(5, 1));
  table.act("b1xa1").roll({12});
  EXPECT_EQ(table.refusal("b1~d1"), "mfm.refusal.has-fought G1");
  other.put(1, spear, "b1").put(0, archer, "a1").put(0, archer, "d1").turnOf(1);
  other.act("b1~d1").roll({12});
  EXPECT_EQ(other.refusal("b1~d1"), "mfm.refusal.weit-once R14");
  other.act("b1xa1").roll({12});
  EXPECT_EQ(other.refusal("b1xa1"), "mfm.refusal.has-fought G1");
}

TEST(Reach, G8_1_who_has_no_weit_cannot_strike_weit) {
  TestTable table(meadow(4, 2));
  table.put(1, sword, "a1").put(1, horn, "a2").put(0, archer, "c1").turnOf(1);
  EXPECT_EQ(table.refusal("a1~c1"), "mfm.refusal.no-weit G8.1");
  EXPECT_EQ(table.refusal("a2~c1"), "mfm.refusal.no-weit G8.1");  // G8.3: only an ERSTATTACKE
}

TEST(Reach, G8_1_weit_goes_against_enemies_on_the_board) {
  TestTable table(meadow(4, 2));
  table.put(1, spear, "a1").put(1, sword, "c1").put(0, archer, "c2").turnOf(1);
  EXPECT_EQ(table.refusal("a1~c1"), "mfm.refusal.not-an-enemy G4");
  EXPECT_EQ(table.refusal("a1~d2"), "mfm.notation.target");
}

// R17 too: no attack of any kind is made from thorns.
TEST(Reach, R14_no_weit_from_thorns_but_into_them) {
  TestTable table({"x..x"});
  table.put(1, spear, "a1").put(0, archer, "c1").turnOf(1);
  EXPECT_EQ(table.refusal("a1~c1"), "mfm.refusal.no-attack-from-here R17");
  TestTable into({".x.x"});
  into.put(1, spear, "a1").put(1, spear, "b1").put(0, archer, "d1").turnOf(1);
  EXPECT_EQ(into.refusal("b1~d1"), "mfm.refusal.no-attack-from-here R17");
  TestTable at({"..x."});
  at.put(1, spear, "a1").put(0, archer, "c1").turnOf(1).act("a1~c1").roll({1}).roll({4});
  EXPECT_TRUE(at.alive("c1"));  // 4 and 4 for the thorns
}

// R8 too: against WEIT the sum decides.
TEST(Reach, G8_1_the_rule_of_12_does_not_hold) {
  TestTable table({"..j."});
  table.put(1, spear, "a1").put(0, archer, "c1").put(0, archer, "d1").turnOf(1).act("a1~c1").roll({1});
  table.state().attack.saved = 0x800;  // a row that saves in column 12 only; the swamp takes 2
  table.roll({12});
  EXPECT_FALSE(table.alive("c1"));
  TestTable nah({".j.."});
  nah.put(1, spear, "a1").put(0, archer, "b1").put(0, archer, "d1").turnOf(1).act("a1xb1").roll({1});
  nah.state().attack.saved = 0x800;
  nah.roll({12});
  EXPECT_TRUE(nah.alive("b1"));  // there it holds
}

TEST(Reach, R8_the_rule_of_1_holds_against_weit_and_erst) {
  TestTable table({"..x."});
  table.put(1, spear, "a1").put(0, archer, "c1").put(0, archer, "d1").turnOf(1).act("a1~c1").roll({1});
  table.state().attack.protection = 20;
  table.roll({1});
  EXPECT_FALSE(table.alive("c1"));
  TestTable erst(meadow(4, 1));
  erst.put(0, archer, "a1").put(0, archer, "d1").put(1, spear, "c1").act("a1-b1").act("c1!b1").roll({1});
  erst.state().attack.protection = 20;
  erst.roll({1});
  EXPECT_FALSE(erst.alive("b1"));
}

// --- G8.2: ERST -------------------------------------------------------------------------------------------------------

TEST(Reach, G8_2_the_chance_comes_when_a_figure_moves_into_the_ring) {
  for (int d = 0; d < directions; ++d) {
    const auto at = [&](int away) {
      return std::string(1, static_cast<char>('d' + away * stepX[static_cast<std::size_t>(d)])) +
             std::to_string(4 + away * stepY[static_cast<std::size_t>(d)]);
    };
    TestTable table(meadow(7, 7));
    table.put(0, archer, at(3)).put(1, spear, "d4");
    table.act(at(3) + "-" + at(2));
    EXPECT_FALSE(isReaction(table)) << d;  // the ring is one field wide
    TestTable near(meadow(7, 7));
    near.put(0, archer, at(3)).put(1, spear, "d4");
    near.act(at(3) + "-" + at(1));
    EXPECT_TRUE(isReaction(near)) << d;
    EXPECT_TRUE(near.lists("d4!" + at(1))) << d;
    EXPECT_TRUE(near.lists("decline")) << d;
  }
}

TEST(Reach, G8_2_its_value_is_as_good_as_the_weitschlag) {
  TestTable table(meadow(4, 1));
  table.put(0, archer, "a1").put(1, horn, "d1").act("a1-c1").act("d1!c1");
  ASSERT_NE(table.numberTold("mfm.event.hit-number"), nullptr);
  EXPECT_EQ(table.numberTold("mfm.event.hit-number")->value(), type(horn).weitHit.upTo);
  EXPECT_EQ(table.numberTold("mfm.event.hit-number")->parts()[0].reason->id, "mfm.reason.erst");
  table.roll({4});
  EXPECT_TRUE(table.waitsForDice());  // 1×1-4 hits
}

TEST(Reach, G8_2_the_defence_may_be_better_or_worse_than_against_weit) {
  const auto survives = [](const char* striker, int face) {
    TestTable table(meadow(5, 1));
    table.put(1, sword, "a1").put(1, sword, "e1").put(0, striker, "d1").turnOf(1);
    table.act("a1-c1").act("d1!c1").roll({1}).roll({face});
    return table.alive("c1");
  };
  EXPECT_FALSE(survives(triarius, 8));  // W from 8, E from 9
  EXPECT_TRUE(survives(triarius, 9));
  EXPECT_FALSE(survives(pike, 6));  // W from 8, E from 7
  EXPECT_TRUE(survives(pike, 7));
  EXPECT_FALSE(survives(spear, 7));  // the sign for both from 8
  EXPECT_TRUE(survives(spear, 8));
}

TEST(Reach, G8_2_only_once_in_the_friends_turn) {
  TestTable table(meadow(5, 5));
  table.put(0, archer, "a1").put(0, archer, "a5").put(1, spear, "c3");
  table.act("a1-b2").act("c3!b2").roll({12});
  table.act("a5-b4");
  EXPECT_FALSE(isReaction(table));
  EXPECT_TRUE(table.alive("b4"));
}

TEST(Reach, G8_2_in_the_next_turn_of_the_friend_it_strikes_again) {
  TestTable table(meadow(5, 5));
  table.put(0, archer, "a1").put(0, archer, "a5").put(1, spear, "c3");
  table.act("a1-b2").act("c3!b2").roll({12}).act("pass").act("pass");
  table.act("a5-b4");
  EXPECT_TRUE(isReaction(table));
}

TEST(Reach, G8_2_two_reach_fighters_cancel_each_other_and_nah_is_normal) {
  TestTable table(meadow(5, 1));
  table.put(0, triarius, "a1").put(1, spear, "d1");
  EXPECT_EQ(table.refusal("a1-b1"), "");
  table.act("a1-c1");
  EXPECT_FALSE(isReaction(table));
  table.act("c1xd1").roll({4});
  EXPECT_TRUE(table.waitsForDice());
}

TEST(Reach, R16_neither_weit_nor_erst_between_two_reach_weapons) {
  for (const char* mover : {triarius, pike, flail}) {
    for (const char* waiting : {spear, horn}) {
      TestTable table(meadow(5, 1));
      table.put(0, mover, "a1").put(1, waiting, "c1");
      EXPECT_EQ(table.refusal("a1~c1"), "mfm.refusal.reach-cancels R16") << mover << waiting;
      EXPECT_FALSE(table.lists("a1~c1"));
      table.act("a1-b1");
      EXPECT_FALSE(isReaction(table)) << mover << waiting;
      EXPECT_TRUE(table.lists("b1xc1"));
    }
  }
}

TEST(Reach, G8_2_who_survives_goes_on_with_the_move_normally) {
  TestTable table(meadow(6, 3));
  table.put(0, archer, "a1").put(1, spear, "c2").put(1, sword, "f2");
  table.act("a1-e1");
  EXPECT_TRUE(isReaction(table));
  EXPECT_EQ(table.state().figures[0].field, table.field("b1"));  // decided at that field
  table.act("c2!b1").roll({2}).roll({8});
  EXPECT_TRUE(table.alive("e1"));
  table.act("e1xf2").roll({12});  // and fights
  EXPECT_EQ(table.refusal("e1-d1"), "mfm.refusal.has-moved G1");
}

TEST(Reach, G8_2_the_rule_of_12_does_not_hold) {
  TestTable table({".j..."});
  table.put(0, archer, "a1").put(0, archer, "e1").put(1, spear, "c1");
  table.act("a1-b1").act("c1!b1").roll({1});
  table.state().attack.saved = 0x800;
  table.roll({12});
  EXPECT_FALSE(table.alive("b1"));
}

TEST(Reach, R15_a_mover_that_survives_goes_on) {
  TestTable table(meadow(7, 3));
  table.put(0, archer, "a1").put(1, spear, "c2");
  table.act("a1-f1").act("c2!b1").roll({12});
  EXPECT_TRUE(table.alive("f1"));
  EXPECT_FALSE(table.state().run.active());
}

TEST(Reach, R15_a_mover_with_lives_left_goes_on_wounded) {
  TestTable table(meadow(7, 3));
  table.put(0, optio, "a1").put(1, spear, "c2");
  table.act("a1-f1").act("c2!b1").roll({1}).roll({2});
  ASSERT_TRUE(table.alive("f1"));
  EXPECT_EQ(table.state().figures[table.figure("f1")].lives, 1);
}

TEST(Reach, R15_a_mover_that_falls_is_out_and_the_others_go_on) {
  TestTable table(meadow(7, 3));
  table.put(0, archer, "a1").put(0, archer, "a3").put(1, spear, "c2");
  table.act("a1-f1").act("c2!b1").roll({1}).roll({2});
  EXPECT_FALSE(table.alive("b1"));
  EXPECT_FALSE(table.alive("f1"));
  EXPECT_FALSE(table.state().run.active());
  EXPECT_EQ(table.mover(), 0);
  table.act("a3-b3");
  EXPECT_FALSE(isReaction(table));  // it has struck
}

TEST(Reach, R15_its_player_decides_and_a_declined_strike_is_not_spent) {
  TestTable table(meadow(7, 3));
  table.put(0, archer, "a1").put(0, archer, "a3").put(1, spear, "c2");
  table.act("a1-d1");
  EXPECT_EQ(table.mover(), 1);
  table.act("decline");
  EXPECT_TRUE(table.alive("d1"));
  EXPECT_TRUE(table.told("mfm.event.declines"));
  table.act("a3-b3");
  EXPECT_TRUE(isReaction(table));
}

TEST(Reach, R15_asked_once_on_entering_the_ring_not_at_every_field_of_it) {
  TestTable table(meadow(7, 3));
  table.put(0, archer, "a1").put(1, spear, "c2");
  table.act("a1-f1").act("decline");  // b1, c1 and d1 lie in the ring
  EXPECT_TRUE(table.alive("f1"));
}

TEST(Reach, R15_who_starts_inside_the_ring_may_move_in_it_and_out_of_it) {
  TestTable table(meadow(7, 3));
  table.put(0, archer, "b1").put(0, archer, "b2").put(1, spear, "c2");
  table.act("b1-c1");
  EXPECT_FALSE(isReaction(table));
  table.act("b2-a2");
  EXPECT_FALSE(isReaction(table));
}

TEST(Reach, R15_whoever_attacks_without_moving_is_not_struck) {
  TestTable table(meadow(4, 1));
  table.put(0, archer, "b1").put(1, spear, "c1");
  table.act("b1xc1").roll({12});
  EXPECT_FALSE(isReaction(table));
}

TEST(Reach, R15_several_strikers_one_at_a_time_in_their_owners_order) {
  for (const bool upperFirst : {true, false}) {
    TestTable table(meadow(5, 3));
    table.put(0, optio, "a2").put(1, spear, "c1").put(1, spear, "c3");
    table.act("a2-b2");
    EXPECT_TRUE(table.lists("c1!b2"));
    EXPECT_TRUE(table.lists("c3!b2"));
    const std::string first = upperFirst ? "c1" : "c3", second = upperFirst ? "c3" : "c1";
    table.act(first + "!b2").roll({1}).roll({1});
    EXPECT_TRUE(isReaction(table));
    EXPECT_EQ(table.refusal(first + "!b2"), "mfm.refusal.may-not-strike R15");  // spent
    table.act(second + "!b2").roll({1}).roll({1});
    EXPECT_EQ(table.state().winner, 1);
  }
}

TEST(Reach, R15_the_second_striker_may_be_declined) {
  TestTable table(meadow(5, 3));
  table.put(0, optio, "a2").put(1, spear, "c1").put(1, spear, "c3");
  table.act("a2-b2").act("c1!b2").roll({12}).act("decline");
  EXPECT_TRUE(table.alive("b2"));
  EXPECT_TRUE(table.state().figures[table.figure("c1")].is(mark::struckFirst));
  EXPECT_FALSE(table.state().figures[table.figure("c3")].is(mark::struckFirst));
}

TEST(Reach, R15_strikes_end_when_the_mover_is_out) {
  TestTable table(meadow(5, 3));
  table.put(0, archer, "a2").put(0, archer, "a3").put(1, spear, "c1").put(1, spear, "c3");
  table.act("a2-b2").act("c1!b2").roll({1}).roll({1});
  EXPECT_FALSE(isReaction(table));
  EXPECT_EQ(table.state().strikerCount, 0);
  table.act("a3-b3");
  EXPECT_TRUE(table.lists("c3!b3"));  // its strike is still there
}

TEST(Reach, R15_strikers_further_on_get_their_turn_at_their_own_field) {
  TestTable table(meadow(9, 3));
  table.put(0, archer, "a1").put(1, spear, "c2").put(1, spear, "g2");
  table.act("a1-f1");
  EXPECT_TRUE(table.lists("c2!b1"));
  EXPECT_FALSE(table.lists("g2!b1"));
  table.act("c2!b1").roll({12});
  EXPECT_TRUE(table.lists("g2!f1"));
}

TEST(Reach, R15_meanwhile_nothing_else_can_be_done) {
  TestTable table(meadow(5, 3));
  table.put(0, archer, "a2").put(0, archer, "a3").put(1, spear, "c1").put(1, spear, "e1");
  EXPECT_EQ(table.refusal("decline"), "mfm.refusal.nothing-to-answer R15");
  table.act("a2-b2");
  EXPECT_EQ(table.refusal("a3-b3", 0), "mfm.refusal.answer-first R15");
  EXPECT_EQ(table.refusal("pass", 0), "mfm.refusal.answer-first R15");
  EXPECT_EQ(table.refusal("c1-c2"), "mfm.refusal.answer-first R15");
  EXPECT_EQ(table.refusal("e1!b2"), "mfm.refusal.may-not-strike R15");
  EXPECT_EQ(table.refusal("c1!a3"), "mfm.notation.target");
  table.act("c1!b2");
  EXPECT_EQ(table.refusal("decline", 1), "mfm.refusal.dice-first G1");
}

TEST(Reach, R15_struck_while_passing_over_an_own_figure) {
  TestTable table(meadow(5, 3));
  table.put(0, archer, "a1").put(0, triarius, "b1").put(1, spear, "c2");
  table.act("a1-d1");
  ASSERT_TRUE(table.lists("c2!b1"));
  table.act("c2!b1").roll({1}).roll({1});
  EXPECT_TRUE(table.alive("b1"));  // the triarius still stands there
  EXPECT_EQ(table.state().figures[1].standing, Standing::onBoard);
  EXPECT_EQ(table.state().figures[0].standing, Standing::out);
}

// R7 too.
TEST(Reach, R15_the_movers_own_field_and_armour_protect) {
  TestTable table({".b...", "....."});
  table.put(0, legionary, "a1").put(0, archer, "e1").put(1, spear, "c2");
  table.act("a1-b1").act("c2!b1").roll({1});
  ASSERT_NE(table.numberTold("mfm.event.protection"), nullptr);
  EXPECT_EQ(table.numberTold("mfm.event.protection")->value(), 3);  // S1 and +2
  table.roll({5});
  EXPECT_TRUE(table.alive("b1"));
}

TEST(Reach, R15_a_second_move_is_struck_too) {
  TestTable table(meadow(9, 1));
  table.put(0, "roman-veles", "a1").put(1, spear, "i1");
  table.act("a1-c1").act("c1-h1");
  EXPECT_TRUE(table.lists("i1!h1"));
}

TEST(Reach, R15_coming_on_is_struck_too) {
  TestTable table(meadow(5, 5));
  table.put(0, archer, "").put(0, legionary, "e5").carrier().put(0, legionary, "e4").carrier().put(1, spear, "b2");
  table.document("d5", {"a1", "b1", "c1", "d1"}, {"a3"});
  table.act("BO1@c1-c2");
  EXPECT_TRUE(isReaction(table));
  table.act("b2!c1").roll({1}).roll({1});
  EXPECT_EQ(table.state().figures[0].standing, Standing::out);
}

TEST(Reach, R15_no_erst_from_thorns_and_none_without_the_mark) {
  TestTable thorns({"...x"});
  thorns.put(0, archer, "a1").put(1, spear, "d1").act("a1-c1");
  EXPECT_FALSE(isReaction(thorns));
  TestTable weitOnly(meadow(4, 1));
  weitOnly.put(1, sword, "a1").put(0, flail, "d1").turnOf(1).act("a1-c1");
  EXPECT_FALSE(isReaction(weitOnly));  // G8.3: a figure with only a WEITATTACKE
  TestTable erstOnly(meadow(4, 1));
  erstOnly.put(0, archer, "a1").put(1, horn, "d1").act("a1-c1");
  EXPECT_TRUE(isReaction(erstOnly));
}

// R2: across a closed corner nobody is adjacent.
TEST(Reach, R15_no_erst_across_a_closed_corner) {
  TestTable table({"..o", ".o.", "..."});
  table.put(0, archer, "a1").put(1, spear, "c2").act("a1-b1");
  EXPECT_FALSE(isReaction(table));
}

// --- G8.3 -------------------------------------------------------------------------------------------------------------

TEST(Reach, G8_3_the_gaesatae_example_8_is_saved_though_red_for_nah_and_7_is_out) {
  const auto weit = [](int face) {
    TestTable table(meadow(4, 1));
    table.put(1, spear, "a1").put(0, archer, "c1").put(0, archer, "d1").turnOf(1).act("a1~c1").roll({1}).roll({face});
    return table.alive("c1");
  };
  const auto erst = [](int face) {
    TestTable table(meadow(4, 1));
    table.put(0, archer, "a1")
        .put(0, archer, "d1")
        .put(1, spear, "c1")
        .act("a1-b1")
        .act("c1!b1")
        .roll({1})
        .roll({face});
    return table.alive("b1");
  };
  const auto nah = [](int face) {
    TestTable table(meadow(4, 1));
    table.put(1, spear, "a1").put(0, archer, "b1").put(0, archer, "d1").turnOf(1).act("a1xb1").roll({1}).roll({face});
    return table.alive("b1");
  };
  EXPECT_TRUE(weit(8));
  EXPECT_TRUE(erst(8));
  EXPECT_FALSE(nah(8));
  EXPECT_FALSE(weit(7));
  EXPECT_FALSE(erst(7));
}

TEST(Reach, G8_3_a_hit_may_be_defended_with_one_d12) {
  TestTable table(meadow(4, 1));
  table.put(1, spear, "a1").put(0, archer, "c1").put(0, archer, "d1").turnOf(1).act("a1~c1").roll({3});
  EXPECT_EQ(table.game().turn(table.state()).dice, (Throw{1, 12}));
  table.roll({8});
  EXPECT_TRUE(table.told("mfm.event.saved-weit"));
  TestTable missed(meadow(4, 1));
  missed.put(1, spear, "a1").put(0, archer, "c1").turnOf(1).act("a1~c1").roll({4});
  EXPECT_FALSE(missed.waitsForDice());
}

TEST(Reach, G8_3_armour_and_terrain_count) {
  TestTable table({"..T.."});
  table.put(1, spear, "a1").put(0, legionary, "c1").put(0, archer, "e1").turnOf(1).act("a1~c1").roll({1}).roll({4});
  EXPECT_TRUE(table.alive("c1"));  // 4 + S1 + 3
  TestTable swamp({"..m.."});
  swamp.put(1, spear, "a1").put(0, archer, "c1").put(0, archer, "e1").turnOf(1).act("a1~c1").roll({1}).roll({8});
  EXPECT_FALSE(swamp.alive("c1"));
}

// Figures with only a WEITATTACKE have a W, those with only an ERSTATTACKE an E.
TEST(Reach, G8_3_W_alone_and_E_alone) {
  EXPECT_TRUE(type(flail).weit);
  EXPECT_FALSE(type(flail).erst);
  EXPECT_EQ(type(flail).saved[static_cast<std::size_t>(AttackKind::weit)], 0xF80);  // 8 to 12
  EXPECT_EQ(type(flail).saved[static_cast<std::size_t>(AttackKind::erst)], 0);
  EXPECT_FALSE(type(horn).weit);
  EXPECT_TRUE(type(horn).erst);
  EXPECT_EQ(type(horn).saved[static_cast<std::size_t>(AttackKind::erst)], 0xF00);  // 9 to 12
  EXPECT_EQ(type(horn).saved[static_cast<std::size_t>(AttackKind::weit)], 0);
  const auto survives = [](int face) {
    TestTable table(meadow(4, 1));
    table.put(0, archer, "a1").put(0, archer, "d1").put(1, horn, "c1").act("a1-b1").act("c1!b1").roll({1}).roll({face});
    return table.alive("b1");
  };
  EXPECT_FALSE(survives(8));
  EXPECT_TRUE(survives(9));
}

}  // namespace
}  // namespace walstatt::mfm
