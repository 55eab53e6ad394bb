// Chapter S10 with R21 and R28, sentence by sentence: riding down, and reach weapons against rams.
#include "../../../tests/mfm/figures.h"
#include "../../../tests/mfm/ram_table.h"

namespace walstatt::mfm {
namespace {

// --- R21: riding down -------------------------------------------------------------------------------------------------

TEST(Ramming, R21_a_rider_rides_down_with_one_die) {
  for (const int face : {4, 5}) {
    RamTable table(horse, {rider});
    table.enemy(sword, "d5");
    EXPECT_EQ(table.refusal("RO1=N1#"), "mfm.refusal.ram-run-up R26");
    EXPECT_EQ(table.dice(), 1);
    EXPECT_EQ(table.number(), 4);
    table.roll({face});
    EXPECT_EQ(table.stands(nth(table, 1, 2)) == "out", face <= 4);
  }
}

TEST(Ramming, R21_S10_1_a_reach_weapon_cancels_the_riders_die) {
  RamTable table(horse, {rider});
  table.enemy(spear, "d5");
  EXPECT_EQ(table.dice(), 0);
  EXPECT_EQ(table.stands(nth(table, 1, 2)), "d5");
  EXPECT_EQ(table.stands("RO1"), "d6/N");
  RamTable lance(horse, {lancer});
  lance.enemy(spear, "d5");
  EXPECT_EQ(lance.dice(), 1);
}

// --- S10, R28: reach weapons ------------------------------------------------------------------------------------------

TEST(Ramming, S10_1_R28_how_many_dice_reach_weapons_leave) {
  struct Row {
    const char* crew;  // the warrior of the ramming chariot
    const char* victim;
    int dice;
  };
  constexpr Row rows[] = {
      {driver, sword, 2}, {driver, spear, 1}, {driver, "celtic-carnyx", 1}, {driver, flail, 2} /* no ERST */,
      {spear, spear, 2},  {spear, sword, 2}};
  for (const Row& row : rows) {
    RamTable table(light, {driver, row.crew});
    table.enemy(row.victim, "d5");
    EXPECT_EQ(table.dice(), row.dice) << row.crew << row.victim;
  }
  RamTable mounted;
  mounted.enemy(horse, "d4/S", lancer);
  EXPECT_EQ(mounted.dice(), 1);
}

TEST(Ramming, S10_2_R28_each_reach_weapon_aboard_cancels_a_die_and_the_crews_offset_it) {
  struct Row {
    std::vector<std::string> ramming, rammed;
    int dice;
  };
  const Row rows[] = {{{driver}, {driver, spear}, 1},        {{driver}, {spear, spear}, 0},
                      {{driver, spear}, {driver, spear}, 2}, {{driver, spear}, {spear, spear}, 1},
                      {{spear, spear}, {spear, spear}, 2},   {{driver}, {driver, driver}, 2},
                      {{driver}, {driver, flail}, 1}};  // S10.2: any reach weapon on the chariot
  for (const Row& row : rows) {
    RamTable table(heavy, row.ramming);
    table.vehicle(1, light, "d3/S", row.rammed);
    EXPECT_EQ(table.dice(), row.dice) << row.rammed[0] << ' ' << row.rammed.back();
  }
}

TEST(Ramming, R28_the_erstschlag_is_spent_and_there_is_no_other_against_the_chariot) {
  RamTable table;
  table.enemy(spear, "d5").put(0, sword, "b5");
  table.act("LW1=N2#");
  EXPECT_FALSE(table.game().turn(table.state()).reaction);
  table.act("LW1#").roll({12});
  EXPECT_TRUE(table.told("mfm.event.reach-stops-ram"));
  table.act(nth(table, 1, 2) + "@e4", 1).act("b5-c4");  // its ring is entered, its strike is gone
  EXPECT_FALSE(table.game().turn(table.state()).reaction);
}

TEST(Ramming, R28_an_erstschlag_spent_before_cancels_nothing) {
  RamTable table;
  table.enemy(spear, "d5").put(0, sword, "b5");
  table.act("b5-c5").act("d5!c5").roll({12}).act("LW1=N2#").act("LW1#");
  EXPECT_EQ(table.game().turn(table.state()).dice.count, 2);
}

TEST(Ramming, R28_figures_beside_the_chariot_may_strike) {
  RamTable table;
  table.enemy(sword, "d5").enemy(spear, "c5");
  table.act("LW1=N2#");
  ASSERT_TRUE(table.game().turn(table.state()).reaction);
  table.act("c5!d6").roll({3}).roll({7});  // at the animals
  EXPECT_EQ(table.lives("LW1"), 1);
  table.act("LW1#");
  EXPECT_EQ(table.game().turn(table.state()).dice.count, 2);
}

TEST(Ramming, R28_who_stands_in_front_but_is_not_rammed_may_strike) {
  auto plan = meadow(9, 12);
  plan[4][4] = 'T';  // e5: the chariot could not enter it, so the spear there is not rammed
  TestTable table(plan);
  table.vehicle(0, light, "d8/N", {driver}).put(1, sword, "d5").put(1, spear, "e5").act("LW1=N2#");
  EXPECT_TRUE(table.game().turn(table.state()).reaction);
}

TEST(Ramming, R28_the_weapons_aboard_a_rammed_chariot_are_spent) {
  RamTable table(heavy);
  table.vehicle(1, light, "d3/S", {driver, spear}).put(0, sword, "a4");
  EXPECT_EQ(table.dice(), 1);
  table.roll({12}).act("a4-c4");
  EXPECT_FALSE(table.game().turn(table.state()).reaction);
}

TEST(Ramming, R28_each_weapon_cancels_a_die_of_its_own_bearer_only) {
  RamTable table;
  table.enemy(sword, "d5").enemy(spear, "e5");
  EXPECT_EQ(table.dice(), 1);
  table.roll({1});  // the spear takes no die and stays
  EXPECT_FALSE(table.waitsForDice());
  EXPECT_EQ(table.stands(nth(table, 1, 3)), "e5");
  EXPECT_EQ(table.stands("LW1"), "d6/N");
}

// --- R26 and WEIT -----------------------------------------------------------------------------------------------------

TEST(Ramming, R26_R14_after_a_ram_the_move_is_over_also_for_stepping_in_after_weit) {
  RamTable table(light, {driver, spear});
  table.enemy(sword, "d5").enemy(sword, "f3");
  table.dice();
  table.roll({1, 1});
  EXPECT_EQ(table.stands("LW1"), "d5/N");
  table.act("GS3~f3").roll({12});
  EXPECT_EQ(table.refusal("LW1=N1"), "mfm.refusal.has-moved G1");
  EXPECT_FALSE(table.lists("d5=N1"));
}

TEST(Ramming, R26_R14_who_has_declared_a_ram_does_not_drive_away_from_it_after_weit) {
  RamTable table(light, {driver, spear});
  table.enemy(sword, "d5").enemy(sword, "g5");
  table.act("LW1=N2#").act("GS3~g5").roll({12});
  EXPECT_NE(table.refusal("LW1=/E"), "");
  EXPECT_NE(table.refusal("LW1=NE1"), "");
}

}  // namespace
}  // namespace walstatt::mfm
