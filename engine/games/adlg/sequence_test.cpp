// The way of a battle and its end (A4, A6, A12, A34, B-Seq).
#include "games/adlg/sequence.h"

#include "games/adlg/cohesion.h"
#include "games/adlg/command_phrases.h"
#include "games/adlg/contacts.h"
#include "games/adlg/test_battle.h"
#include "games/adlg/test_profiles.h"
#include "games/adlg/zones.h"

namespace walstatt::adlg {

namespace {

using namespace test;

TestBattle armies(const TestTable& table = {}) {
  return TestBattle({{0, "A", heavySwords(), at(5'000, 18'000)},
                     {0, "B", heavySwords(), at(7'000, 18'000)},
                     {0, "E", with(levies(), expendable), at(9'000, 18'000)},
                     {1, "x", heavySwords(), at(5'000, 2'000, 180)},
                     {1, "y", heavySwords(), at(7'000, 2'000, 180)}},
                    table);
}
int lost(const TestBattle& table) { return losses(table.battle, table.state, 0); }

TEST(AdlgSequence, A6_B_Abi_12_army_value) {
  TestTable table;
  EXPECT_EQ(armyValue(armies().battle, armies().state, 0), 2);  // expendable units count for nothing
  table.fortified[0] = true;
  table.camps[0] = at(15'000, 17'000);
  TestBattle fort = armies(table);
  EXPECT_EQ(armyValue(fort.battle, fort.state, 0), 3);
  fort.unit("A").where = Where::gone;    // routed units stay in the value
  fort.unit("B").where = Where::ambush;  // hidden ones count once they appear
  EXPECT_EQ(armyValue(fort.battle, fort.state, 0), 2);
}

TEST(AdlgSequence, A6_B_Abi_13_losses) {
  TestTable setting;
  setting.ranks = {CommanderRank::brilliant, CommanderRank::strategist};
  TestBattle table = armies(setting);
  EXPECT_EQ(lost(table), 0);
  table.unit("A").lost = 2;
  EXPECT_EQ(lost(table), 1);
  table.unit("E").lost = 2;  // expendable
  EXPECT_EQ(lost(table), 1);
  table.unit("B").where = Where::left;
  EXPECT_EQ(lost(table), 2);
  table.unit("A").where = Where::routed;
  EXPECT_EQ(lost(table), 3);
  table.state.camps[0].fallen = 1;
  EXPECT_EQ(lost(table), 7);
  table.state.commanders[0].alive = 0;
  EXPECT_EQ(lost(table), 10);  // 1 + 2
  table.state.commanders[1].alive = 0;
  EXPECT_EQ(losses(table.battle, table.state, 1), 3);  // a strategist
  EXPECT_EQ(explainedLosses<Explained>(table.battle, table.state, 0).value(), 10);
}

TEST(AdlgSequence, A6_each_commander_by_his_value_and_a_fortified_camp_by_six) {
  for (const auto& [rank, points] : {std::pair{CommanderRank::ordinary, 1},
                                     {CommanderRank::competent, 2},
                                     {CommanderRank::brilliant, 3},
                                     {CommanderRank::strategist, 3}}) {
    TestTable setting;
    setting.ranks = {rank, CommanderRank::ordinary};
    TestBattle table = armies(setting);
    table.state.commanders[0].alive = 0;
    EXPECT_EQ(lost(table), points);
  }
  TestTable setting;
  setting.fortified[0] = true;
  setting.camps[0] = at(15'000, 17'000);
  TestBattle fort = armies(setting);
  fort.state.camps[0].fallen = 1;
  EXPECT_EQ(lost(fort), 6);
  EXPECT_EQ(armyValue(fort.battle, fort.state, 0), 3) << "it stays in the value";
}
TEST(AdlgSequence, A6_who_left_the_table_stays_in_the_value_and_counts_one_however_disordered) {
  TestBattle table = armies();
  table.unit("A").where = Where::left;
  table.unit("A").lost = 2;
  EXPECT_EQ(lost(table), 1);
  EXPECT_EQ(armyValue(table.battle, table.state, 0), 2);
  table.unit("B").where = Where::flankMarch;
  EXPECT_EQ(armyValue(table.battle, table.state, 0), 1);
  table.unit("E").where = Where::gone;  // expendable
  EXPECT_EQ(lost(table), 1);
}

// Ends the sequence of the active player.
void finish(TestBattle& table) {
  Play<EventList> play{table.battle, table.state, table.told};
  afterPursuit(play);
}

TEST(AdlgSequence, A6_B_Seq_03_beaten_at_the_end_of_any_sequence) {
  TestBattle table = armies();
  table.unit("A").where = Where::gone;
  finish(table);
  EXPECT_EQ(table.state.step, Step::over);
  EXPECT_EQ(table.battle.outcome(table.state).winner, 1);
  TestBattle other = armies();
  other.unit("x").where = Where::gone;
  finish(other);
  EXPECT_EQ(other.state.ending, Ending::beaten);
  EXPECT_EQ(other.battle.outcome(other.state).winner, 0);
  TestBattle both = armies();
  both.unit("A").where = both.unit("x").where = Where::gone;
  finish(both);
  EXPECT_TRUE(both.battle.outcome(both.state).over);
  EXPECT_EQ(both.battle.outcome(both.state).winner, noSide);  // both at once
}

TEST(AdlgSequence, A34_after_the_last_turn_the_smaller_share_wins) {
  for (const auto& [lostBy0, winner] : {std::pair{0, int{noSide}}, {1, 1}}) {
    TestTable setting;
    setting.turns = 1;
    TestBattle table = armies(setting);
    table.unit("A").lost = static_cast<std::uint8_t>(lostBy0);  // half of its value
    finish(table);
    EXPECT_EQ(table.state.active, 1);
    EXPECT_EQ(table.state.turn, 1);
    finish(table);
    EXPECT_EQ(table.state.step, Step::over);
    EXPECT_EQ(table.state.ending, Ending::turns);
    EXPECT_EQ(table.state.winner, winner);
  }
}

TEST(AdlgSequence, A34_by_time_a_battle_ends_after_the_turn_that_was_agreed_on) {
  TestBattle table = armies();
  finish(table);
  finish(table);
  ASSERT_EQ(table.state.turn, 2);
  table.state.turns = 2;
  table.unit("A").lost = 1;
  finish(table);
  EXPECT_NE(table.state.step, Step::over) << "after a full turn";
  finish(table);
  EXPECT_EQ(table.state.ending, Ending::turns);
  EXPECT_EQ(table.state.winner, 1);
}

TEST(AdlgSequence, Z52_who_has_lost_nothing_is_not_beaten_however_many_are_hidden) {
  TestBattle table = armies();
  table.unit("A").where = table.unit("B").where = Where::ambush;
  ASSERT_EQ(armyValue(table.battle, table.state, 0), 0);
  finish(table);
  EXPECT_NE(table.state.step, Step::over);
  table.state.camps[0].fallen = 1;
  finish(table);
  EXPECT_EQ(table.state.winner, 1);
}

TEST(AdlgSequence, A34_a_difference_of_25_of_a_hundred_is_enough_and_less_is_a_draw) {
  for (const Side loser : {Side{0}, Side{1}})
    for (const int units : {4, 5}) {
      std::vector<Put> all{{enemyOf(loser), "x", heavySwords(), at(5'000, 2'000)}};
      for (int i = 0; i < units; ++i)
        all.push_back({loser, "A" + std::to_string(i), heavySwords(), at(3'000 + 2'000 * i, 18'000)});
      TestTable setting;
      setting.turns = 1;
      TestBattle table(all, setting);
      table.unit("A0").lost = 1;  // 1 of 4 or of 5, against nothing
      finish(table);
      finish(table);
      EXPECT_EQ(table.state.ending, Ending::turns);
      EXPECT_EQ(table.state.winner, units == 4 ? enemyOf(loser) : noSide);
    }
}

TEST(AdlgSequence, A12_B_Seq_01_marks_of_a_sequence_end_with_it) {
  TestBattle table = armies();
  table.unit("A").marks = Unit::chargedNow | Unit::rallyTried | Unit::hasSlid | 2u | Unit::stakesPulled | Unit::looting;
  table.unit("x").marks = Unit::evadedNow | Unit::movedLast;
  finish(table);
  EXPECT_EQ(table.unit("A").marks, std::uint32_t{Unit::stakesPulled | Unit::looting});
  EXPECT_EQ(table.unit("x").marks, 0u);  // its own movement phase begins
  EXPECT_EQ(table.state.active, 1);
}

TEST(AdlgSequence, A19_a_charge_is_fresh_in_its_own_sequence_only) {
  TestBattle table = armies();
  addContact(table.state, {table.id("A"), table.id("x"), Edge::front, Contact::full | Contact::fresh});
  finish(table);
  ASSERT_EQ(contactsOf(table.state).size(), 1u);
  EXPECT_EQ(contactsOf(table.state)[0].marks, Contact::full);
}

TEST(AdlgSequence, Z96_A4_who_is_routed_in_the_movement_phase_does_not_shoot_after_it) {
  for (const bool routed : {false, true}) {
    TestBattle table({{0, "A", bowmen(), at(10'000, 10'000)}, {1, "x", heavySwords(), at(10'000, 7'000, 180)}});
    table.orders();
    Play<EventList> play{table.battle, table.state, table.told};
    if (routed) loseCohesion(play, table.id("A"), 9, phrases::isBurstThrough);
    table.act(table.plain(Verb::endCorps));
    EXPECT_EQ(table.state.step == Step::shotDice, !routed);
  }
}

TEST(AdlgSequence, A4_routed_units_act_until_the_phase_ends) {
  TestBattle table = armies();
  Play<EventList> play{table.battle, table.state, table.told};
  loseCohesion(play, table.id("A"), 9, phrases::isBurstThrough);
  EXPECT_EQ(table.unit("A").lost, 4);
  EXPECT_TRUE(table.unit("A").is(Unit::routedNow));
  EXPECT_EQ(table.unit("A").where, Where::table);
  settleRouts(play);
  EXPECT_EQ(table.unit("A").where, Where::routed);
  disorder(play, table.id("B"), phrases::fallsIntoDisorder);
  disorder(play, table.id("B"), phrases::fallsIntoDisorder);
  EXPECT_EQ(table.unit("B").lost, 1);
}

TEST(AdlgSequence, Z96_A4_who_is_routed_in_his_own_movement_phase_stands_but_hears_no_orders) {
  TestBattle table({{0, "A", heavySwords(), at(10'000, 10'000)},
                    {0, "B", heavySwords(), at(14'000, 10'000)},
                    {1, "x", lightHorse(), at(10'000, 9'300, 180)}});
  table.orders();
  Play<EventList> play{table.battle, table.state, table.told};
  loseCohesion(play, table.id("A"), 9, phrases::isBurstThrough);
  EXPECT_EQ(table.refused(table.order(Verb::charge, {"A"}, {}, "x")), &phrases::notOnTable);
  EXPECT_EQ(table.refused(table.order(Verb::rally, {"A"})), &phrases::notOnTable);
  EXPECT_TRUE(isObstacle(table.state, table.id("A")));
  EXPECT_TRUE(hasZoneOver(table.battle, table.state, table.id("A"), table.id("x"), table.unit("x").pose()))
      << "it acts until the phase ends";
  settleRouts(play);
  EXPECT_FALSE(hasZoneOver(table.battle, table.state, table.id("A"), table.id("x"), table.unit("x").pose()));
  EXPECT_FALSE(isObstacle(table.state, table.id("A")));
}

}  // namespace

}  // namespace walstatt::adlg
