// Chapters S7 to S9 with R22 and R29 to R31, sentence by sentence: who of a unit is struck, chariot infantry, wrecks.
#include <set>

#include "../../../tests/mfm/figures.h"
#include "../../../tests/mfm/test_table.h"

namespace walstatt::mfm {
namespace {

bool reacts(TestTable& table) { return table.game().turn(table.state()).reaction; }
std::set<std::string> answers(TestTable& table) {
  const auto moves = table.moves();
  return {moves.begin(), moves.end()};
}
int dice(TestTable& table) { return table.game().turn(table.state()).dice.count; }

// --- S8.1: NAH --------------------------------------------------------------------------------------------------------

// Side 0's chariot at d4 (d4 to e6) with driver WL2 and warrior WA3, an enemy sword SW5 at c5; it is the enemy's turn.
TestTable beset(const std::vector<std::string>& crew = {driver, noble}, const char* type = light) {
  TestTable table(meadow(9, 9));
  table.vehicle(0, type, "d4/N", crew).put(0, sword, "i9").put(1, sword, "c5").put(1, sword, "a9").turnOf(1);
  return table;
}

TEST(Shares, S8_1_the_attacker_names_animals_driver_or_warrior) {
  TestTable table = beset();
  for (const char* move : {"c5xd4", "c5xWL2", "c5xWA3"}) {
    EXPECT_EQ(table.refusal(move), "") << move;
    EXPECT_TRUE(table.lists(move)) << move;
  }
}

TEST(Shares, S8_1_from_every_field_beside_the_board_and_no_other) {
  for (int y = 2; y <= 8; ++y)
    for (char x = 'b'; x <= 'g'; ++x) {
      const std::string field = x + std::to_string(y);
      if (x >= 'd' && x <= 'e' && y >= 4 && y <= 6) continue;
      TestTable table(meadow(9, 9));
      table.vehicle(0, light, "d4/N", {driver}).put(1, sword, field).turnOf(1);
      const bool beside = x >= 'c' && x <= 'f' && y >= 3 && y <= 7;
      EXPECT_EQ(table.refusal(field + "xWL2"), beside ? "" : "mfm.refusal.not-adjacent G4") << field;
      EXPECT_EQ(table.lists(field + "xd4"), beside) << field;
    }
}

TEST(Shares, S8_1_after_the_hit_the_defender_may_try_to_change_the_target) {
  TestTable table = beset();
  table.act("c5xd4").roll({12});
  EXPECT_FALSE(reacts(table));  // not without a hit
  TestTable hit = beset();
  hit.act("c5xd4").roll({1});
  ASSERT_TRUE(reacts(hit));
  EXPECT_EQ(hit.mover(), 0);
  EXPECT_EQ(answers(hit), (std::set<std::string>{"to:WL2", "to:WA3", "decline"}));
  TestTable person = beset();
  person.act("c5xWL2").roll({1});
  EXPECT_EQ(answers(person), (std::set<std::string>{"to:LW1", "to:WA3", "decline"}));
  EXPECT_EQ(person.refusal("to:WL2"), "mfm.refusal.change-or-not S8.1");
}

TEST(Shares, S8_1_the_test_is_on_the_best_NAH_aboard) {
  for (int face = 1; face <= 12; ++face) {
    TestTable table = beset();  // driver 1×1-3, noble 1×1-5
    table.act("c5xd4").roll({1}).act("to:WL2");
    EXPECT_EQ(dice(table), 1);
    table.roll({face}).roll({1});
    EXPECT_EQ(table.stands("WL2"), face <= 5 ? "out" : "aboard") << face;
    EXPECT_EQ(table.lives("LW1"), face <= 5 ? 2 : 1) << face;
  }
  TestTable best = beset({driver, hero});
  best.act("c5xd4").roll({1}).act("to:HE3");
  EXPECT_EQ(dice(best), 2);  // the hero's 2×1-5
  best.roll({12, 5}).roll({1});
  EXPECT_EQ(best.lives("HE3"), 1);
}

TEST(Shares, S8_1_who_declines_keeps_the_target) {
  TestTable table = beset();
  table.act("c5xWA3").roll({1}).act("decline");
  EXPECT_TRUE(table.told("mfm.event.keeps-target"));
  table.roll({1});
  EXPECT_EQ(table.stands("WA3"), "out");
}

TEST(Shares, S8_1_without_crew_nobody_changes_anything) {
  TestTable table = beset({});
  table.act("c5xd4").roll({1});
  EXPECT_FALSE(reacts(table));
  table.roll({7});
  EXPECT_EQ(table.lives("LW1"), 1);
}

TEST(Shares, S8_1_chariot_infantry_is_fought_only_by_who_is_beside_it) {
  TestTable table = beset();
  table.put(0, chariotRunner, "f5").put(0, chariotRunner, "c4");
  EXPECT_EQ(table.refusal("c5xf5"), "mfm.refusal.not-adjacent G4");
  table.act("c5xc4").roll({1});
  EXPECT_FALSE(reacts(table));  // the shares of FERN do not count here
  table.roll({8});
  EXPECT_TRUE(table.alive("c4"));
}

TEST(Shares, R22_of_a_rider_man_or_mount_is_named_and_may_be_changed) {
  for (const int face : {5, 6}) {
    TestTable table = beset({rider}, equus);
    table.act("c5xRE2").roll({1});
    EXPECT_EQ(answers(table), (std::set<std::string>{"to:PF1", "decline"}));
    table.act("to:PF1").roll({face}).roll({1});
    EXPECT_EQ(table.lives("PF1"), face <= 5 ? 0 : 1);
    EXPECT_EQ(table.lives("RE2"), face <= 5 ? 1 : 0);
  }
}

TEST(Shares, R22_WEIT_chooses_as_NAH_does) {
  TestTable table(meadow(9, 9));
  table.vehicle(0, equus, "d4/N", {rider}).vehicle(0, light, "g4/N", {driver}).put(1, spear, "b4").put(1, spear, "g1");
  table.turnOf(1).act("b4~RE2").roll({1});
  EXPECT_EQ(answers(table), (std::set<std::string>{"to:PF1", "decline"}));
  table.act("decline").roll({12}).act("g1-g2").act("g2~WL4").roll({1});
  EXPECT_EQ(answers(table), (std::set<std::string>{"to:LW3", "decline"}));
}

TEST(Shares, R22_R15_an_erstschlag_at_a_rider_names_and_changes_too) {
  TestTable table(meadow(9, 9));
  table.vehicle(0, equus, "d7/N", {rider}).put(1, spear, "d4").act("PF1=N2");
  EXPECT_TRUE(table.lists("d4!PF1") || table.lists("d4!d5"));
  table.act("d4!RE2").roll({1});
  ASSERT_TRUE(reacts(table));
  EXPECT_EQ(table.mover(), 0);
  EXPECT_EQ(answers(table), (std::set<std::string>{"to:PF1", "decline"}));
}

TEST(Shares, R29_an_erstschlag_at_a_chariot_strikes_the_animals) {
  TestTable table(meadow(9, 9));
  table.vehicle(0, light, "d6/N", {driver}).put(1, spear, "d3").act("LW1=N2");
  ASSERT_TRUE(reacts(table));
  EXPECT_EQ(table.refusal("d3!WL2"), "mfm.refusal.may-not-strike R15");
  table.act("d3!d4").roll({1});
  EXPECT_FALSE(reacts(table));  // and nobody changes it
  table.roll({7});
  EXPECT_EQ(table.lives("LW1"), 1);
}

// --- S7.1, S8.2: FERN ---------------------------------------------------------------------------------------------------

// An archer at d9 of side 1 shoots at what stands at d4.
TestTable shotAt(const char* type, const std::vector<std::string>& crew) {
  TestTable table(meadow(9, 12));
  table.vehicle(0, type, "d4/N", crew).put(0, sword, "i12").put(1, archer, "d11").put(1, sword, "a12").turnOf(1);
  return table;
}

TEST(Shares, S8_2_the_attacker_cannot_choose_whom_he_shoots) {
  TestTable table = shotAt(light, {driver, noble});
  EXPECT_EQ(table.refusal("d11*WL2"), "mfm.refusal.shoot-at-unit S8.2");
  EXPECT_EQ(table.refusal("d11*d4"), "");
}

TEST(Shares, S7_1_S8_2_S8_3_R30_the_table_printed_on_the_chariot) {
  struct Row {
    const char* type;
    int crewUpTo;
  };
  constexpr Row rows[] = {{light, 6},
                          {"egyptian-light-chariot", 6},
                          {"celtic-covinnus", 7},
                          {"roman-essedum", 7},
                          {"greek-cypriot-chariot", 8},
                          {"persian-light-chariot", 5},
                          {"persian-scythed-chariot", 4}};
  for (const Row& row : rows)
    for (int face = 1; face <= 12; ++face) {
      TestTable table = shotAt(row.type, {driver});
      const std::string team = table.game().setup().figures[0].label;
      const int before = table.lives(team);
      table.act("d11*d4").roll({1}).roll({face}).roll({1});  // the natural 1 loses a life
      EXPECT_EQ(table.stands("WL2"), face <= row.crewUpTo ? "out" : "aboard") << row.type << face;
      EXPECT_EQ(table.lives(team), before - (face > row.crewUpTo)) << row.type << face;
      EXPECT_FALSE(reacts(table));
    }
}

TEST(Shares, R22_FERN_at_a_rider_1_to_6_the_man_7_to_12_the_mount) {
  for (int face = 1; face <= 12; ++face) {
    TestTable table = shotAt(equus, {rider});
    table.act("d11*d4").roll({1}).roll({face}).roll({1});
    EXPECT_EQ(table.stands("RE2") == "out", face <= 6) << face;
    EXPECT_EQ(table.stands("PF1") == "out", face >= 7) << face;
  }
}

TEST(Shares, S8_2_R30_of_the_crew_the_defender_names_who_defends) {
  TestTable table = shotAt(light, {driver, noble});
  table.put(0, chariotRunner, "c5").put(0, sword, "f4").put(0, chariotRunner, "h4");
  table.act("d11*d4").roll({1}).roll({6});
  ASSERT_TRUE(reacts(table));
  EXPECT_EQ(table.mover(), 0);
  EXPECT_EQ(answers(table), (std::set<std::string>{"by:WL2", "by:WA3", "by:WK5"}));  // the runner beside it, too
  EXPECT_EQ(table.refusal("by:LW1"), "mfm.refusal.name-one S8.2");
  EXPECT_EQ(table.refusal("decline"), "mfm.refusal.name-one S8.2");
  table.act("by:WK5").roll({7});  // with S+1 the sum is 8
  EXPECT_EQ(table.stands("WK5"), "out");
}

TEST(Shares, S8_2_without_crew_the_animals_defend_at_once) {
  TestTable table = shotAt(light, {});
  table.act("d11*d4").roll({1});
  EXPECT_EQ(table.state().attack.stage, Stage::defence);
}

// --- S7: chariot infantry -----------------------------------------------------------------------------------------------

TEST(Shares, S7_R30_FERN_at_infantry_beside_its_chariot_is_shared_as_at_the_chariot) {
  for (const int face : {6, 7}) {
    TestTable table = shotAt(light, {driver});
    table.put(0, chariotRunner, "c7").act("d11*c7").roll({1}).roll({face});
    if (face == 6) table.act("by:WK4");
    table.roll({1});
    EXPECT_EQ(table.stands("WK4"), face == 6 ? "out" : "c7");
    EXPECT_EQ(table.lives("LW1"), face == 6 ? 2 : 1);
  }
}

TEST(Shares, S7_only_beside_an_own_chariot_and_only_with_the_wheel) {
  struct Row {
    const char* who;
    const char* where;
    int side;  // of the chariot
    bool shared;
  };
  constexpr Row rows[] = {{chariotRunner, "c7", 0, true},
                          {chariotRunner, "b7", 0, false},
                          {sword, "c7", 0, false},
                          {noble, "c7", 0, false},
                          {chariotRunner, "c7", 1, false}};
  for (const Row& row : rows) {
    TestTable table(meadow(9, 12));
    table.put(0, row.who, row.where).put(0, sword, "i12").vehicle(row.side, light, "d4/N", {driver});
    table.put(1, archer, "a12").turnOf(1).act("a12*" + std::string(row.where));
    if (dice(table) && table.state().attack.ownUpTo)
      table.roll({1}).roll({12});
    else
      table.roll({1});
    EXPECT_EQ(table.state().attack.stage == Stage::share, row.shared) << row.who << row.where << row.side;
  }
}

TEST(Shares, S7_R29_S_plus_for_the_crew_always_for_infantry_against_FERN_never_for_animals) {
  struct Row {
    const char* attack;
    std::vector<std::string> answers;
    int share;  // 0: no share to roll
    const char* parts;
  };
  // A heavy chariot with S+2, the driver armour 0, the noble armour 1, the runner armour 0 at c5 beside the enemy at b5.
  const Row rows[] = {{"d11*d4", {"by:WL2"}, 1, "+8 R7, +2 R29"},
                      {"d11*d4", {"by:WA3"}, 1, "+8 R7, +1 G6, +2 R29"},
                      {"d11*d4", {"by:WK5"}, 1, "+8 R7, +2 R29"},
                      {"d11*d4", {}, 12, "+8 R7"},
                      {"c8xWL2", {"decline"}, 0, "+8 R7, +2 R29"},
                      {"c8xd4", {"decline"}, 0, "+8 R7"},
                      {"b5xc5", {}, 0, "+8 R7"}};
  for (const Row& row : rows) {
    TestTable table(meadow(9, 12));
    table.vehicle(0, heavy, "d4/N", {driver, noble}).put(0, sword, "i12").put(0, chariotRunner, "c5");
    table.put(1, archer, "d11").turnOf(1);
    if (!row.share) table.put(1, sword, "c8").put(1, sword, "b5");
    table.act(row.attack);
    table.roll({1});
    if (row.share) table.roll({row.share});
    for (const std::string& answer : row.answers) table.act(answer);
    table.roll({8});
    EXPECT_EQ(partsOf(table.numberTold("mfm.event.defence-sum")), row.parts) << row.attack;
  }
}

TEST(Shares, R29_a_mount_gives_its_rider_no_S_plus_and_animals_have_their_own_S) {
  for (const char* target : {"c8xRE2", "c8xd4"}) {
    TestTable table(meadow(9, 12));
    table.vehicle(0, horse, "d6/N", {rider}).put(0, sword, "i12").put(1, sword, "c8").turnOf(1);
    const bool man = std::string_view(target).ends_with("RE2");
    table.act(man ? target : "c8xd6").roll({1}).act("decline").roll({8});
    EXPECT_EQ(partsOf(table.numberTold("mfm.event.defence-sum")), man ? "+8 R7" : "+8 R7, +1 G6");
  }
}

// --- S9, R31: the wreck -------------------------------------------------------------------------------------------------

// The chariot at d4 has one life left and loses it to a sword at `where`, with others at `also`.
TestTable wrecked(const std::vector<std::string>& crew, const std::string& where, const std::string& also = "a9") {
  TestTable table(meadow(9, 9));
  table.vehicle(0, light, "d4/N", crew).put(0, sword, "i9").put(1, sword, where).put(1, sword, also).turnOf(1);
  table.state().figures[0].lives = 1;
  table.act(where + "xd4").roll({1});
  if (!crew.empty()) table.act("decline");
  table.roll({1});
  return table;
}

TEST(Shares, S9_without_life_points_of_the_team_the_whole_chariot_is_out_at_once) {
  TestTable table = wrecked({driver, noble}, "c3");
  EXPECT_EQ(table.stands("LW1"), "out");
  EXPECT_TRUE(table.told("mfm.event.wrecked"));
  EXPECT_EQ(table.game().score(table.state(), 1), priceOf(light));  // R34: the crew lives and is priced apart
}

TEST(Shares, S9_R31_the_crew_is_set_on_the_boards_fields_next_to_an_enemy) {
  TestTable table = wrecked({driver, noble}, "c5");
  ASSERT_TRUE(reacts(table));
  EXPECT_EQ(table.mover(), 0);
  EXPECT_EQ(answers(table), (std::set<std::string>{"WL2@d4", "WL2@d5", "WL2@d6"}));  // beside c5
  EXPECT_EQ(table.refusal("WL2@e4"), "mfm.refusal.set-down-where S9");
  table.act("WL2@d6");
  EXPECT_EQ(answers(table), (std::set<std::string>{"WA3@d4", "WA3@d5"}));
  table.act("WA3@d4");
  EXPECT_EQ(table.stands("WL2"), "d6");
  EXPECT_EQ(table.stands("WA3"), "d4");
  EXPECT_FALSE(reacts(table));
}

TEST(Shares, S9_R31_who_finds_no_field_beside_an_enemy_takes_any_other) {
  TestTable table = wrecked({driver, noble}, "c3");  // only d4 is beside c3
  EXPECT_EQ(table.stands("WL2"), "d4");
  EXPECT_EQ(answers(table), (std::set<std::string>{"WA3@e4", "WA3@d5", "WA3@e5", "WA3@d6", "WA3@e6"}));
}

TEST(Shares, S9_R31_shot_out_of_melee_it_is_set_anywhere_on_the_board) {
  TestTable table = shotAt(light, {driver});
  table.state().figures[0].lives = 1;
  table.act("d11*d4").roll({1}).roll({12}).roll({1});
  EXPECT_EQ(answers(table).size(), 6u);
}

TEST(Shares, S9_R31_enemies_keep_off_the_fields_to_the_end_of_the_turn) {
  TestTable table = wrecked({driver}, "c5", "g5");
  table.act("WL2@d5");
  EXPECT_EQ(table.refusal("g5-f5"), "");
  EXPECT_EQ(table.refusal("g5-e5"), "mfm.refusal.enemy-in-the-way R3");
  EXPECT_EQ(table.refusal("c5-d6"), "mfm.refusal.enemy-in-the-way R3");
  EXPECT_FALSE(table.lists("g5-e5"));
  table.act("pass");
  EXPECT_EQ(table.refusal("WL2-d6"), "");
  table.act("pass");
  EXPECT_EQ(table.refusal("g5-e5"), "");
}

TEST(Shares, R31_in_the_own_turn_the_crew_does_not_move_on_but_may_fight) {
  TestTable table(meadow(9, 9));
  table.vehicle(0, light, "d5/N", {driver, noble}).put(0, sword, "i9").put(1, spear, "c3").put(1, sword, "f4");
  table.state().figures[0].lives = 1;
  table.act("WL2xf4").roll({12});
  table.act("LW1=N1").act("c3!d4").roll({1}).roll({1});
  EXPECT_EQ(table.stands("LW1"), "out");
  while (reacts(table)) table.act(table.moves().front());
  const std::string d = table.stands("WL2"), w = table.stands("WA3");
  for (const std::string& move : table.moves())
    EXPECT_TRUE(move.find(w + "-") == move.npos && move.find(d + "-") == move.npos) << move;
  EXPECT_TRUE(table.refusal("WA3xc3").empty() || table.refusal("WA3xf4").empty()) << w;
  EXPECT_EQ(table.refusal("WL2xf4"), "mfm.refusal.has-fought G1") << d;
}

TEST(Shares, S9_a_crewless_chariot_leaves_only_its_wreck) {
  TestTable table = wrecked({}, "c5");
  EXPECT_EQ(table.stands("LW1"), "out");
  EXPECT_FALSE(reacts(table));
}

// --- R22: riders --------------------------------------------------------------------------------------------------------

TEST(Shares, R22_a_dead_mount_leaves_the_rider_on_one_of_its_fields_by_the_owners_choice) {
  TestTable table = shotAt("celtic-pony", {rider});
  table.act("d11*d4").roll({1}).roll({12}).roll({1});
  EXPECT_EQ(answers(table), (std::set<std::string>{"RE2@d4", "RE2@d5"}));
  table.act("RE2@d4");
  EXPECT_EQ(table.stands("RE2"), "d4");
  EXPECT_FALSE(table.alive("d5"));
}

TEST(Shares, R22_the_owner_chooses_in_melee_too) {
  TestTable table = beset({rider}, "celtic-pony");
  table.put(1, sword, "d6").act("d6xd5").roll({1}).act("decline").roll({1});
  EXPECT_EQ(answers(table), (std::set<std::string>{"RE2@d4", "RE2@d5"}));
  TestTable rear(meadow(9, 9));
  rear.vehicle(0, "celtic-pony", "d4/N", {rider}).put(0, sword, "i9").put(1, sword, "d6").turnOf(1);
  rear.act("d6xd5").roll({1}).act("decline").roll({1});
  ASSERT_TRUE(reacts(rear)) << "one of the two fields, owner's choice";
  EXPECT_EQ(answers(rear), (std::set<std::string>{"RE2@d4", "RE2@d5"}));
}

TEST(Shares, R22_a_dead_rider_leaves_a_mount_that_can_be_mounted_and_led) {
  TestTable table = beset({rider}, equus);
  table.put(0, rider, "f6").put(1, sword, "e6");
  table.act("c5xRE2").roll({1}).act("decline").roll({1});
  EXPECT_EQ(table.stands("RE2"), "out");
  EXPECT_EQ(table.stands("PF1"), "d4/N");
  EXPECT_EQ(table.refusal("e6(d4"), "");
  table.act("pass").act("f6-f5");
  EXPECT_EQ(table.refusal("PF1=N1"), "mfm.refusal.no-driver S6");
  EXPECT_EQ(table.refusal("f5<d4"), "mfm.refusal.not-in-boarding-zone S5.1");
  table.act("pass").act("pass").act("f5-e5").act("e5<d4");
  EXPECT_EQ(table.stands("RE4"), "aboard");
}

TEST(Shares, S9_R31_the_wreck_of_a_taken_chariot_bars_the_enemies_of_its_crew) {
  TestTable table(meadow(9, 12));
  table.put(0, driver, "c8")
      .put(0, sword, "f8")
      .vehicle(1, light, "d6/N", {})
      .put(1, archer, "d12")
      .put(1, sword, "h7");
  table.act("c8<d8").act("pass");
  table.state().figures[2].lives = 1;
  table.act("d12*d6").roll({1}).roll({12}).roll({1});
  EXPECT_EQ(table.stands("LW3"), "out");
  table.act("WL1@d6");
  EXPECT_EQ(table.refusal("h7-e7"), "mfm.refusal.enemy-in-the-way R3");
  table.act("pass");
  EXPECT_EQ(table.refusal("f8-e8"), "");
}

}  // namespace
}  // namespace walstatt::mfm
