// S6.1 with R32 and W69 for riders: EINFANGEN and leading from the saddle.
#include "../../../tests/mfm/figures.h"
#include "../../../tests/mfm/test_table.h"

namespace walstatt::mfm {
namespace {

// The enemy's crewless chariot LW4 at f6, looking up (f6 to g8), and the rider RE2 on RO1 (1×2 from `where`) who has it by
// the bridle since last turn. SW3 and SW5 stand far off.
TestTable ledByRider(const std::string& where = "e7/N", std::vector<std::string> plan = meadow(14, 22),
                     const char* mount = horse, const char* person = rider) {
  TestTable table(std::move(plan));
  table.vehicle(0, mount, where, {person}).put(0, sword, "a22").vehicle(1, light, "f6/N", {}).put(1, sword, "n22");
  const std::string field = where.substr(0, where.find('/'));
  table.act(field + "(f6").act("pass").act("pass");
  return table;
}

// Nobody leads LW4, and it is its owner's again.
void expectLoose(TestTable& table) {
  EXPECT_EQ(table.labelled("LW4").vehicle, noFigure);
  EXPECT_EQ(table.labelled("LW4").side, 1);
  EXPECT_EQ(table.game().score(table.state(), 0), 0);
  EXPECT_EQ(table.labelled("RO1").vehicle, noFigure);
}

// --- EINFANGEN --------------------------------------------------------------------------------------------------------

TEST(LeadingRider, R32_a_rider_beside_it_catches_instead_of_fighting_and_his_move_ends) {
  TestTable table(meadow(14, 22));
  table.vehicle(0, horse, "e12/N", {rider}).vehicle(1, light, "f6/N", {}).put(1, sword, "d8");
  EXPECT_EQ(table.refusal("RE2(f6"), "mfm.refusal.not-adjacent G4");
  table.act("e12=N3");
  EXPECT_TRUE(table.lists("RE2(f6"));
  EXPECT_EQ(table.refusal("e9(f6"), "") << "his mount may be named for him";
  table.act("RE2(f6");
  EXPECT_EQ(table.refusal("e9=N1"), "mfm.refusal.has-moved G1");
  EXPECT_EQ(table.refusal("RE2xd8"), "mfm.refusal.has-fought G1");
  EXPECT_EQ(table.refusal("RE2=N1"), "mfm.refusal.has-moved G1");  // led from the next turn on
  EXPECT_EQ(table.labelled("LW3").side, 0);
  EXPECT_EQ(table.game().score(table.state(), 0), 0);
  TestTable still(meadow(14, 22));  // without having moved he does not move afterwards
  still.vehicle(0, horse, "e9/N", {rider}).vehicle(1, light, "f6/N", {}).put(1, sword, "n22").act("RE2(f6");
  EXPECT_EQ(still.refusal("e9=N1"), "mfm.refusal.has-moved G1");
  EXPECT_EQ(still.refusal("RE2>d10"), "mfm.refusal.no-point-left S5");
  EXPECT_FALSE(still.lists("RE2>d10"));
}

TEST(LeadingRider, R32_not_after_a_fight_and_not_before_the_dice_of_a_ram) {
  TestTable fought(meadow(14, 22));
  fought.vehicle(0, horse, "e7/N", {rider}).vehicle(1, light, "f6/N", {}).put(1, sword, "d8");
  fought.act("RE2xd8").roll({12});
  EXPECT_EQ(fought.refusal("RE2(f6"), "mfm.refusal.has-fought G1");
  EXPECT_FALSE(fought.lists("RE2(f6"));
  TestTable rams(meadow(14, 22));
  rams.vehicle(0, horse, "e9/N", {rider}).vehicle(1, light, "f6/N", {}).put(1, sword, "e6").act("e9=N2#");
  EXPECT_EQ(rams.refusal("RE2(f6"), "mfm.refusal.ram-first R26");
  EXPECT_FALSE(rams.lists("RE2(f6"));
  rams.act("e7#").roll({12}).act(rams.moves().front());
  EXPECT_EQ(rams.refusal("RE2(f6"), "") << "a ram is no fight";
}

TEST(LeadingRider, S6_1_R32_what_has_a_crew_or_a_leader_is_not_caught) {
  TestTable crewed(meadow(14, 22));
  crewed.vehicle(0, horse, "e7/N", {rider}).vehicle(1, light, "f6/N", {driver});
  EXPECT_EQ(crewed.refusal("RE2(f6"), "mfm.refusal.has-crew S6.1");
  TestTable twice(meadow(14, 22));
  twice.vehicle(0, horse, "e7/N", {rider}).put(0, sword, "h7").vehicle(1, light, "f6/N", {}).act("h7(f6");
  EXPECT_EQ(twice.refusal("RE2(f6"), "mfm.refusal.is-led S6.1");
  TestTable other(meadow(14, 22));
  other.vehicle(0, horse, "e7/N", {rider}).put(0, sword, "h7").vehicle(1, light, "f6/N", {}).act("RE2(f6");
  EXPECT_EQ(other.refusal("h7(f6"), "mfm.refusal.is-led S6.1");
  EXPECT_EQ(other.refusal("h7<f6"), "mfm.refusal.is-led S6.1");
}

TEST(LeadingRider, S6_1_R32_he_who_catches_another_lets_the_first_go) {
  TestTable table(meadow(14, 22));
  table.vehicle(0, horse, "e7/N", {rider}).put(0, sword, "a22").vehicle(1, light, "f6/N", {});
  table.vehicle(1, horse, "d9/N", {}).put(1, sword, "n22");
  table.act("RE2(f6").act("pass").act("pass").act("RE2(d9");
  EXPECT_EQ(table.labelled("LW4").vehicle, noFigure);
  EXPECT_EQ(table.labelled("LW4").side, 1);
  EXPECT_EQ(table.labelled("RO5").side, 0);
}

// --- leading ----------------------------------------------------------------------------------------------------------

TEST(LeadingRider, R32_both_boards_go_by_the_same_vector_with_the_mounts_B) {
  TestTable table = ledByRider();
  EXPECT_EQ(table.refusal("RE2=S10"), "mfm.refusal.too-far-to-drive S2");
  EXPECT_FALSE(table.lists("RE2=S10"));
  EXPECT_TRUE(table.lists("RE2=S9"));
  table.act("RE2=S9");
  EXPECT_EQ(table.stands("RO1"), "e16/N");
  EXPECT_EQ(table.stands("LW4"), "f15/N");
  EXPECT_EQ(table.stands("RE2"), "aboard");
  EXPECT_EQ(table.labelled("RO1").spent, 9);
  for (const char* field : {"e16", "e17"}) EXPECT_EQ(table.figure(field), 0) << field;
  EXPECT_FALSE(table.alive("e7"));
  EXPECT_TRUE(table.told("mfm.event.leads"));
}

TEST(LeadingRider, R32_R24_in_any_direction_and_then_the_vehicle_may_turn) {
  for (const char* run : {"N", "NE", "E", "SE", "S", "SW", "W", "NW"})
    EXPECT_TRUE(ledByRider().lists("RE2=" + std::string(run) + "2")) << run;
  TestTable table = ledByRider();
  table.act("RE2=SE2/S");
  EXPECT_EQ(table.stands("RO1"), "g9/N");
  EXPECT_EQ(table.stands("LW4"), "h9/S");
  TestTable alone = ledByRider();
  alone.act("RE2=/E");
  EXPECT_EQ(alone.stands("LW4"), "f7/E");
  EXPECT_EQ(alone.game().score(alone.state(), 0), priceOf(light)) << "turning alone is a move";
  EXPECT_EQ(ledByRider("h7/N").refusal("RE2=/E"), "mfm.refusal.turn-blocked R24");  // not onto his mount
  EXPECT_FALSE(ledByRider("h7/N").lists("RE2=/E"));
  EXPECT_EQ(ledByRider("e4/N").refusal("RE2=/S"), "mfm.refusal.leader-too-far R2");
  EXPECT_FALSE(ledByRider("e4/N").lists("RE2=/S"));
}

TEST(LeadingRider, S6_1_while_leading_there_is_no_fight_and_no_second_run) {
  TestTable table = ledByRider();
  table.act("RE2=S2");
  EXPECT_EQ(table.refusal("RE2xn22"), "mfm.refusal.has-fought G1");
  EXPECT_EQ(table.refusal("e9=N1"), "mfm.refusal.has-moved G1");
  EXPECT_EQ(table.refusal("RE2=S1"), "mfm.refusal.has-moved G1");
}

TEST(LeadingRider, R3_enemies_stop_either_board_own_figures_do_not) {
  for (const char* where : {"f5", "e6"})
    for (const int side : {0, 1}) {
      TestTable table(meadow(14, 22));
      table.vehicle(0, horse, "e7/N", {rider}).put(side, sword, where).vehicle(1, light, "f6/N", {});
      table.put(1, sword, "n22").act("RE2(f6").act("pass").act("pass");
      EXPECT_EQ(table.refusal("RE2=N1"), side ? "mfm.refusal.enemy-in-the-way R3" : "mfm.refusal.board-may-not-end R3")
          << where;
      EXPECT_FALSE(table.lists("RE2=N1")) << where;
      EXPECT_EQ(table.refusal("RE2=N4"), side ? "mfm.refusal.enemy-in-the-way R3" : "") << where;
      EXPECT_EQ(table.lists("RE2=N4"), side == 0) << where;
    }
}

TEST(LeadingRider, R32_what_is_closed_to_chariots_is_closed_to_both_boards) {
  for (const char* where : {"e6", "f5"})
    for (const char symbol : {'T', 'r', 'D', 'o', '~'}) {
      auto plan = meadow(14, 22);
      plan[static_cast<std::size_t>(where[1] - '1')][static_cast<std::size_t>(where[0] - 'a')] = symbol;
      TestTable table = ledByRider("e7/N", plan);
      EXPECT_EQ(table.refusal("RE2=N1"), "mfm.refusal.board-does-not-fit R25") << where << symbol;
      EXPECT_FALSE(table.lists("RE2=N1")) << where << symbol;
      EXPECT_TRUE(table.lists("RE2=S1")) << where << symbol;
    }
}

TEST(LeadingRider, R25_R33_a_step_costs_the_highest_of_all_fields_entered) {
  auto plan = meadow(14, 22);
  plan[8][4] = 'b';  // e9, where the mount goes: 2 points
  TestTable table = ledByRider("e7/N", plan);
  table.act("RE2=S1");
  EXPECT_EQ(table.labelled("RO1").spent, 2);
  TestTable skirmisher = ledByRider("e7/N", plan, pony, javelin);
  skirmisher.act("RW2=S1");
  EXPECT_EQ(skirmisher.labelled("PO1").spent, 1);
  plan[8][5] = 'b';  // f9: what is led knows no such way
  TestTable both = ledByRider("e7/N", plan, pony, javelin);
  both.act("RW2=S1");
  EXPECT_EQ(both.labelled("PO1").spent, 2);
}

// --- on the way ---------------------------------------------------------------------------------------------------------

TEST(LeadingRider, R23_the_mount_is_tested_below_branches_and_so_is_what_it_leads) {
  auto plan = meadow(14, 22);
  plan[5][4] = 't';  // e6
  TestTable passes = ledByRider("e7/N", plan);
  passes.act("RE2=N2");
  ASSERT_TRUE(passes.waitsForDice());
  EXPECT_EQ(passes.state().test.figure, 0);
  passes.roll({5});
  EXPECT_EQ(passes.stands("RO1") + passes.stands("LW4"), "e5/Nf4/N");
  TestTable fails = ledByRider("e7/N", plan);
  fails.act("RE2=N2").roll({3});  // the horse has one life point
  ASSERT_EQ(fails.state().settling, 0);
  EXPECT_EQ(fails.stands("LW4"), "f5/N");
  expectLoose(fails);
  EXPECT_TRUE(fails.labelled("LW4").is(mark::turnOver));
  fails.act("RE2@e7");
  EXPECT_EQ(fails.stands("RE2"), "e7");
  EXPECT_TRUE(fails.labelled("RE2").is(mark::turnOver));
  plan[4][5] = 't';  // f5 and e6 are one tree, yet two boards
  TestTable both = ledByRider("e7/N", plan);
  both.act("RE2=N1");
  EXPECT_EQ(both.state().test.figure, 3);
  both.roll({12});
  EXPECT_EQ(both.state().test.figure, 0);
  both.roll({12});
  EXPECT_EQ(both.stands("RO1"), "e6/N");
  TestTable vehicle = ledByRider("e7/N", plan);  // W51: one turn for both
  vehicle.act("RE2=N1").roll({4});
  EXPECT_EQ(vehicle.lives("LW4"), 1);
  EXPECT_TRUE(vehicle.labelled("RO1").is(mark::turnOver));
  EXPECT_TRUE(vehicle.labelled("RE2").is(mark::turnOver));
  EXPECT_EQ(vehicle.labelled("LW4").side, 0);
}

// Four steps up, past a spear at d4 that reaches the mount at its second.
TestTable pastSpear(const char* where = "d4") {
  TestTable table(meadow(14, 22));
  table.vehicle(0, horse, "e7/N", {rider}).put(0, sword, "a22").vehicle(1, light, "f6/N", {}).put(1, spear, where);
  table.act("RE2(f6").act("pass").act("pass").act("RE2=N4");
  return table;
}

TEST(LeadingRider, R15_R22_the_rider_or_his_mount_can_be_struck_first_on_the_way) {
  TestTable table = pastSpear();
  ASSERT_TRUE(isReaction(table));
  EXPECT_TRUE(table.lists("d4!e5") && table.lists("d4!RE2"));
  table.act("decline");
  EXPECT_EQ(table.stands("RO1") + table.stands("LW4"), "e3/Nf2/N");
  TestTable other = pastSpear("h2");
  EXPECT_TRUE(isReaction(other)) << "and so can what he leads";
}

TEST(LeadingRider, R32_if_the_rider_falls_both_boards_stand) {
  TestTable table = pastSpear();
  table.act("d4!RE2").roll({1}).act("decline").roll({1});
  EXPECT_EQ(table.stands("RE2"), "out");
  EXPECT_EQ(table.stands("RO1") + table.stands("LW4"), "e5/Nf4/N");
  EXPECT_FALSE(table.state().run.active());
  EXPECT_FALSE(isReaction(table));
  expectLoose(table);
}

TEST(LeadingRider, R22_R32_if_the_mount_falls_the_rider_is_set_down_and_lets_go) {
  TestTable table = pastSpear();
  table.act("d4!e5").roll({1}).act("decline").roll({1});
  EXPECT_EQ(table.stands("RO1"), "out");
  expectLoose(table);
  table.act("RE2@e6");
  EXPECT_EQ(table.stands("RE2") + table.stands("LW4"), "e6f4/N");
  EXPECT_EQ(table.refusal("RE2=N1"), "mfm.refusal.leads-nothing S6.1");
}

TEST(LeadingRider, S9_R32_if_what_he_leads_falls_the_rider_is_free) {
  TestTable table = pastSpear("h2");
  table.state().figures[3].lives = 1;
  table.act(table.moves().front()).roll({1}).roll({1});
  EXPECT_EQ(table.stands("LW4"), "out");
  EXPECT_EQ(table.labelled("RO1").vehicle, noFigure);
  EXPECT_EQ(table.stands("RE2"), "aboard");
  table.act("pass").act("pass");
  EXPECT_EQ(table.refusal("RE2=N1"), "") << "he rides on";
}

// --- letting go ---------------------------------------------------------------------------------------------------------

TEST(LeadingRider, R32_who_stands_still_goes_on_leading) {
  TestTable table = ledByRider();
  table.act("pass").act("pass");
  EXPECT_TRUE(table.lists("RE2=N1"));
}

TEST(LeadingRider, R32_who_rides_on_alone_or_gets_off_lets_go) {
  for (const char* alone : {"e7=N2", "RO1=N2", "e7=/W", "RE2>d8"}) {
    TestTable table = ledByRider();
    EXPECT_TRUE(table.lists(alone) || std::string(alone) == "RO1=N2") << alone;
    table.act(alone);
    SCOPED_TRACE(alone);
    expectLoose(table);
  }
}

TEST(LeadingRider, R32_who_fights_rams_or_strikes_first_lets_go) {
  TestTable fights(meadow(14, 22));
  fights.vehicle(0, horse, "e7/N", {rider}).put(0, sword, "a22").vehicle(1, light, "f6/N", {}).put(1, sword, "d8");
  fights.act("RE2(f6").act("pass").act("pass").act("RE2xd8");
  expectLoose(fights);
  TestTable rams(meadow(14, 22));
  rams.vehicle(0, horse, "e7/N", {rider}).put(0, sword, "a22").vehicle(1, light, "f6/N", {}).put(1, sword, "e4");
  rams.act("RE2(f6").act("pass").act("pass").act("RE2=N2#");
  EXPECT_EQ(rams.stands("RO1"), "e5/N");
  expectLoose(rams);
  TestTable strikes(meadow(14, 22));
  strikes.vehicle(0, horse, "e7/N", {lancer}).put(0, sword, "a22").vehicle(1, light, "f6/N", {}).put(1, sword, "b7");
  strikes.act("LZ2(f6").act("pass").act("b7-d7");
  ASSERT_TRUE(isReaction(strikes));
  strikes.act("LZ2!d7");
  expectLoose(strikes);
}

TEST(LeadingRider, R32_when_he_or_his_mount_is_struck_down_it_is_loose) {
  for (const char* blow : {"d8xRE2", "d8xe7"}) {
    TestTable table(meadow(14, 22));
    table.vehicle(0, horse, "e7/N", {rider}).put(0, sword, "a22").vehicle(1, light, "f6/N", {}).put(1, sword, "d8");
    table.act("RE2(f6").act("pass").act("pass").act("RE2=/E").act("pass");
    EXPECT_EQ(table.game().score(table.state(), 0), priceOf(light));
    table.act(blow).roll({1}).act("decline").roll({1});
    SCOPED_TRACE(blow);
    expectLoose(table);
  }
}

// --- what it counts, and FERN ---------------------------------------------------------------------------------------------

TEST(LeadingRider, R32_R34_it_counts_after_one_move_and_while_it_is_led) {
  TestTable table = ledByRider();
  EXPECT_EQ(table.game().score(table.state(), 0), 0);
  table.act("RE2=S1");
  EXPECT_EQ(table.game().score(table.state(), 0), priceOf(light));
  table.act("pass").act("pass");
  EXPECT_EQ(table.game().score(table.state(), 0), priceOf(light));
  table.act("e8=N1");
  EXPECT_EQ(table.game().score(table.state(), 0), 0);
}

// Each board has its own table: the led one's with him as crew without S+, his mount's as of any rider.
TEST(LeadingRider, S6_1_R22_R32_FERN_is_shared_by_the_board_that_is_shot_at) {
  for (const char* target : {"f6", "e7"})
    for (const int share : {1, 6, 7, 12}) {
      const bool atLed = target[0] == 'f';
      TestTable table(meadow(14, 22));
      table.vehicle(0, horse, "e7/N", {rider}).put(0, sword, "a22").vehicle(1, light, "f6/N", {}).put(1, archer, "f14");
      table.act("RE2(f6").act("pass").act("f14*" + std::string(target)).roll({1}).roll({share}).roll({atLed ? 8 : 7});
      const bool him = share <= 6;
      SCOPED_TRACE(target + std::to_string(share));
      EXPECT_EQ(table.stands("RE2") == "out", him);  // F from 9, no S+1
      EXPECT_EQ(table.lives("LW4"), !him && atLed ? 1 : 2);
      EXPECT_EQ(table.stands("RO1") == "out", !him && !atLed);
    }
}

}  // namespace
}  // namespace walstatt::mfm
