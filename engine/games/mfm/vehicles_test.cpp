// What boards of several fields change in the other chapters: S1, S4.1, R1, R2, R5, R10 to R16, R19, R29, R33, R34.
#include "../../../tests/mfm/figures.h"
#include "../../../tests/mfm/test_table.h"

namespace walstatt::mfm {
namespace {

bool reacts(TestTable& table) { return table.game().turn(table.state()).reaction; }

// --- S1.1: who begins where -------------------------------------------------------------------------------------------

// The first fault of a setup whose Celts have these figures; "" if there is none.
std::string faultOf(const std::string& figures) {
  Errors errors;
  const Data data = parseToml(
      "kind = \"points\"\nmap = \"meadow\"\npoints = 150\nrounds = 5\n[[side]]\npeople = \"romans\"\nzone = \"top\"\n"
      "figures = [{type=\"roman-swordsman\"}]\n[[side]]\npeople = \"celts\"\nzone = \"bottom\"\nfigures = [" +
          figures + "]\n",
      "setup", errors);
  readSetup(*testContent(), data, "setup", errors);
  return errors.empty() ? "" : std::string(errors.list()[0].what->id);
}

TEST(Vehicles, S1_1_R34_the_symbols_say_who_begins_on_what) {
  struct Row {
    const char* who;
    bool onFoot, mounted, chariot;
  };
  constexpr Row rows[] = {{noble, true, true, true},     // black horse
                          {rider, false, true, false},   // red horse: bought mounted only
                          {driver, true, false, true},   // wheel: drives, cannot ride
                          {sword, true, false, false}};  // none
  for (const Row& row : rows) {
    const std::string who = std::string("\"") + row.who + "\"";
    EXPECT_EQ(faultOf("{type=" + who + "}"), row.onFoot ? "" : "mfm.refusal.mounted-only") << who;
    EXPECT_EQ(faultOf("{type=\"celtic-pony\",crew=[" + who + "]}").empty(), row.mounted) << who;
    EXPECT_EQ(faultOf("{type=\"celtic-light-chariot\",crew=[" + who + "]}").empty(), row.chariot) << who;
  }
}

TEST(Vehicles, S1_1_R34_with_a_driver_at_least_and_no_more_than_fit) {
  EXPECT_EQ(faultOf(R"({type="celtic-light-chariot"})"), "mfm.refusal.crew-missing");
  EXPECT_EQ(faultOf(R"({type="celtic-pony"})"), "mfm.refusal.crew-missing");
  EXPECT_EQ(faultOf(R"({type="celtic-light-chariot",crew=["celtic-charioteer","celtic-hero"]})"), "");
  EXPECT_EQ(faultOf(R"({type="celtic-light-chariot",crew=["celtic-charioteer","celtic-hero","celtic-hero"]})"),
            "library.too-many");
  EXPECT_EQ(faultOf(R"({type="celtic-pony",crew=["celtic-horseman","celtic-horseman"]})"), "library.too-many");
  EXPECT_EQ(faultOf(R"({type="celtic-hero",crew=["celtic-charioteer"]})"), "mfm.refusal.no-crew-on-foot");
}

TEST(Vehicles, S1_1_drivers_and_warriors_have_foot_versions) {
  TestTable table(meadow(9, 9));
  table.vehicle(0, light, "d4/N", {driver, noble}).put(1, sword, "a1").act("WL2>c6").act("WA3>f6");
  EXPECT_EQ(table.stands("WL2"), "c6");
  EXPECT_EQ(table.stands("WA3"), "f6");
}

// --- R2, R5, R29: fighting from and against a board -------------------------------------------------------------------------

TEST(Vehicles, R2_no_melee_across_a_closed_corner) {
  for (const bool closed : {false, true}) {
    auto plan = meadow(9, 9);
    if (closed) plan[2][3] = plan[3][2] = 'o';  // d3 and c4
    TestTable table(plan);
    table.vehicle(0, light, "d4/N", {driver}).put(1, sword, "c3");
    EXPECT_EQ(table.refusal("WL2xc3").empty(), !closed);
    EXPECT_EQ(table.lists("d4xc3") || table.lists("WL2xc3"), !closed);
  }
}

TEST(Vehicles, R29_driver_and_warrior_fight_once_each_from_any_field) {
  TestTable table(meadow(9, 9));
  table.vehicle(0, light, "d4/N", {driver, noble}).put(1, sword, "c3").put(1, sword, "f7");
  table.act("WL2xf7").roll({12}).act("WA3xc3").roll({12});
  EXPECT_EQ(table.refusal("WL2xc3"), "mfm.refusal.has-fought G1");
  EXPECT_EQ(table.refusal("WA3xf7"), "mfm.refusal.has-fought G1");
  EXPECT_EQ(table.refusal("LW1=NE1"), "");  // R5: in either order
}

TEST(Vehicles, R29_animals_never_attack) {
  TestTable table(meadow(9, 9));
  table.vehicle(0, light, "d4/N", {driver}).put(1, sword, "c3");
  EXPECT_EQ(table.refusal("LW1xc3"), "mfm.refusal.animals-do-not-fight R29");
}

TEST(Vehicles, R5_the_actions_of_several_may_be_mixed) {
  TestTable table(meadow(14, 14));
  table.vehicle(0, light, "b10/N", {driver}).vehicle(0, light, "f10/N", {driver, noble}).put(0, sword, "k10");
  table.put(1, sword, "g5");
  table.act("LW1=N1").act("LW3=N1").act("k10-k9").act("WA5*g5>").roll({12}).act("WL2>a11");
  EXPECT_EQ(table.stands("LW3"), "f9/N");
}

TEST(Vehicles, R10_R29_a_chariot_that_moved_counts_as_moved_for_its_archers) {
  TestTable table(meadow(9, 12));
  table.vehicle(0, light, "d9/N", {driver, noble}).put(1, sword, "d3").act("LW1=N2");
  EXPECT_EQ(table.refusal("WA3*d3"), "mfm.refusal.has-moved-so-moving R10");
  table.act("WA3*d3>");
  EXPECT_EQ(partsOf(table.numberTold("mfm.event.hit-number")), "+4 G7, -2 G7.1");
}

TEST(Vehicles, R10_R29_who_shot_without_the_penalty_keeps_the_chariot_standing) {
  for (const bool still : {true, false}) {
    TestTable table(meadow(9, 12));
    table.vehicle(0, light, "d9/N", {driver, noble}).put(1, sword, "d5");
    table.act(still ? "WA3*d5" : "WA3*d5>").roll({12});
    for (const char* move : {"LW1=N1", "LW1=/S", "LW1=N3#"}) {
      const std::string expected = still ? "mfm.refusal.shot-still R10" : "";
      EXPECT_EQ(table.refusal(move), expected) << move;
    }
  }
}

TEST(Vehicles, R33_mounted_skirmishers_lose_1_by_moving_and_have_no_second_move) {
  TestTable table(meadow(9, 12));
  table.vehicle(0, horse, "d9/N", {javelin}).put(1, sword, "d4").act("RO1=N2");
  EXPECT_EQ(table.refusal("RO1=N1"), "mfm.refusal.has-moved G1");  // S7.2: on foot only
  table.act("RW2*d4>");
  EXPECT_EQ(partsOf(table.numberTold("mfm.event.hit-number")), "+4 G7, -1 R33");
}

// --- R1, R11, R12, R19: shooting ------------------------------------------------------------------------------------------

TEST(Vehicles, R1_the_nearest_pair_of_fields_counts) {
  // Range field 2 to 8 is six; from the chariot's front it would be seven.
  TestTable table(meadow(6, 22));
  table.vehicle(0, light, "c4/N", {driver}).put(1, archer, "c18").put(1, archer, "c19").turnOf(1);
  EXPECT_EQ(table.refusal("c18*c4"), "");
  EXPECT_EQ(table.refusal("c19*c4"), "mfm.refusal.out-of-range G7");
  TestTable crew(meadow(6, 22));  // and from the nearest field of the shooter's board
  crew.vehicle(0, light, "c12/N", {"egyptian-chariot-archer"}).put(1, sword, "c4").put(1, sword, "c2");
  EXPECT_EQ(crew.refusal("WA2*c4"), "");
  EXPECT_EQ(crew.refusal("WA2*c2"), "");  // F5
}

TEST(Vehicles, R10_no_FERN_at_who_is_beside_the_board_at_others_yes) {
  TestTable table(meadow(9, 12));
  table.vehicle(0, light, "d4/N", {noble}).put(1, sword, "f7").put(1, sword, "d9");
  EXPECT_EQ(table.refusal("WA2*f7"), "mfm.refusal.fern-adjacent R10");
  EXPECT_EQ(table.refusal("WA2*d9"), "");
}

// The protection of what stands at b4 (looking up) against the archer at b12, by its parts.
std::string protection(std::vector<std::string> plan, const char* type, const char* who) {
  TestTable table(std::move(plan));
  table.vehicle(0, type, "b4/N", {who}).put(1, archer, "b12").turnOf(1).act("b12*b4");
  return partsOf(table.numberTold("mfm.event.protection"));
}

TEST(Vehicles, S4_1_R19_R23_R12_bushes_and_branches_give_large_boards_nothing) {
  for (const char symbol : {'b', 'B', 'x', 't'}) {
    for (const std::size_t row : {std::size_t{4}, std::size_t{8}}) {  // on the field, and in the line
      auto plan = meadow(4, 12);
      plan[row] = std::string(4, symbol);
      EXPECT_EQ(protection(plan, light, driver), "") << symbol << row;
      EXPECT_EQ(protection(plan, "celtic-pony", rider), "") << symbol << row;
    }
  }
}

TEST(Vehicles, R12_other_obstacles_in_the_line_cover_large_boards) {
  const std::pair<char, const char*> rows[] = {{'f', "+1 G7.3"}, {'h', "+2 G7.3"}, {'o', "+3 G7.3"}, {'T', "+3 G7.3"}};
  for (const auto& [symbol, parts] : rows) {
    auto plan = meadow(4, 12);
    plan[8] = std::string(4, symbol);
    EXPECT_EQ(protection(plan, light, driver), parts) << symbol;
  }
}

TEST(Vehicles, R12_of_several_fields_the_lowest_protection) {
  struct Row {
    const char* first;
    const char* second;
    const char* parts;
  };
  constexpr Row rows[] = {
      {"....", "....", ""}, {".c..", "....", "-1 G5"}, {".m..", "..j.", "-2 G5"}, {".gg.", ".HH.", ""}};
  for (const Row& row : rows) {
    auto plan = meadow(4, 12);
    plan[3] = row.first;
    plan[4] = row.second;
    EXPECT_EQ(protection(plan, light, driver), row.parts) << row.first;
    TestTable nah(plan);  // against NAH its own fields alone, the same
    nah.vehicle(0, light, "b4/N", {driver}).put(1, sword, "a4").turnOf(1).act("a4xb4");
    EXPECT_EQ(partsOf(nah.numberTold("mfm.event.protection")), row.parts) << row.first;
  }
}

TEST(Vehicles, R19_a_chariot_beside_makes_a_group_like_any_own_figure) {
  auto plan = meadow(6, 12);
  plan[6][0] = 'b';  // a7
  TestTable table(plan);
  table.put(0, sword, "a7").put(0, sword, "a6").vehicle(0, light, "b6/N", {driver}).put(1, archer, "a12").turnOf(1);
  table.act("a12*a7");
  EXPECT_EQ(partsOf(table.numberTold("mfm.event.protection")), "+1 R19");
}

TEST(Vehicles, R19_one_chariot_beside_is_no_group) {
  auto plan = meadow(6, 12);
  plan[6][0] = 'b';  // a7
  TestTable table(plan);
  table.put(0, sword, "a7").vehicle(0, light, "b6/N", {driver}).put(1, archer, "a12").turnOf(1).act("a12*a7");
  EXPECT_EQ(partsOf(table.numberTold("mfm.event.protection")), "+2 G7.3");  // it covers three fields beside, and is one
}

// --- R13: shooting into melee -----------------------------------------------------------------------------------------------

TEST(Vehicles, R13_boards_count_with_their_full_size_in_the_danger_area) {
  struct Row {
    const char* own;  // of the shooter's side, beside the target at d4
    const char* where;
    const char* crew;
    int ownUpTo;
  };
  constexpr Row rows[] = {{"celtic-pony", "e3/N", rider, 7},    // 2 − 1
                          {"persian-camel", "e3/N", rider, 8},  // 3 − 1
                          {light, "e3/N", driver, 11},          // 6 − 1
                          {great, "e3/N", driver, 12},          // 12 − 1
                          {light, "f4/N", driver, 0}};          // not beside the target
  for (const Row& row : rows) {
    TestTable table(meadow(9, 12));
    table.put(0, sword, "d4").put(1, archer, "d12").vehicle(1, row.own, row.where, {row.crew}).turnOf(1);
    table.act("d12*d4");
    EXPECT_EQ(table.state().attack.ownUpTo, row.ownUpTo) << row.own;
  }
  TestTable target(meadow(9, 12));  // the target is large: 1 − 6
  target.vehicle(0, light, "d4/N", {driver}).put(1, archer, "d12").put(1, sword, "f6").turnOf(1).act("d12*d4");
  EXPECT_EQ(target.state().attack.ownUpTo, 1);
}

TEST(Vehicles, R13_the_own_figure_is_drawn_by_board_size_and_a_chariot_shares_the_hit) {
  for (int face = 1; face <= 7; ++face) {
    TestTable table(meadow(9, 12));
    table.put(0, sword, "d4").put(1, archer, "d12").vehicle(1, light, "e3/N", {driver}).put(1, sword, "c3").turnOf(1);
    table.act("d12*d4").roll({1}).roll({11});
    EXPECT_EQ(table.game().turn(table.state()).dice.sides, 7);
    table.roll({face});
    EXPECT_EQ(table.state().attack.stage == Stage::share, face <= 6) << face;
  }
}

// --- R14 to R16: WEIT and ERST ----------------------------------------------------------------------------------------------

TEST(Vehicles, R14_a_crews_WEIT_counts_the_chariots_run_up_and_the_chariot_steps_in) {
  TestTable table(meadow(9, 14));
  table.vehicle(0, light, "d10/N", {driver, spear}).put(1, sword, "d4").put(1, sword, "i14");
  EXPECT_EQ(table.refusal("GS3~d4"), "mfm.refusal.weit-distance R14");
  table.act("LW1=N4").act("GS3~d4").roll({12});
  EXPECT_EQ(table.refusal("LW1=/S"), "mfm.refusal.must-step-to-enemy R14");
  EXPECT_EQ(table.refusal("LW1=N2#"), "mfm.refusal.no-ram-after-weit R14");
  EXPECT_EQ(table.refusal("LW1=NE1"), "");  // in a new direction if it wants
  table.act("LW1=N1").act("GS3xd4").roll({12});
  EXPECT_EQ(table.refusal("WL2xd4"), "");
  EXPECT_EQ(table.refusal("LW1=N1"), "mfm.refusal.has-moved G1");
}

TEST(Vehicles, R14_without_run_up_no_WEIT_from_a_chariot) {
  TestTable table(meadow(9, 14));
  table.vehicle(0, light, "d8/N", {driver, spear}).put(1, sword, "c9").act("LW1=NE1");
  EXPECT_EQ(table.refusal("GS3~c9"), "mfm.refusal.no-run-up R14");
}

TEST(Vehicles, R15_a_board_that_enters_the_ring_is_struck_and_goes_on) {
  TestTable table(meadow(9, 12));
  table.vehicle(0, light, "d9/N", {driver}).put(1, spear, "c6").act("LW1=N5");
  ASSERT_TRUE(reacts(table));
  EXPECT_EQ(table.stands("LW1"), "d7/N");  // at that field
  table.act("c6!d7").roll({1}).roll({7});
  EXPECT_EQ(table.lives("LW1"), 1);
  EXPECT_EQ(table.stands("LW1"), "d4/N");
  EXPECT_FALSE(reacts(table));  // once
}

TEST(Vehicles, R15_turning_and_getting_off_are_moves_too) {
  TestTable turns(meadow(9, 12));
  turns.vehicle(0, light, "d5/N", {driver}).put(1, spear, "g8").act("LW1=/E");
  EXPECT_TRUE(reacts(turns));
  TestTable off(meadow(9, 12));
  off.vehicle(0, light, "d4/N", {driver}).put(1, spear, "b7").act("WL2>c7");
  ASSERT_TRUE(reacts(off));
  EXPECT_EQ(off.refusal("b7!c7"), "");
  TestTable inside(meadow(9, 12));  // already in the ring
  inside.vehicle(0, light, "d4/N", {driver}).put(1, spear, "c7").act("WL2>c6");
  EXPECT_FALSE(reacts(inside));
}

TEST(Vehicles, R15_R29_crews_strike_first_from_any_field_of_their_board) {
  TestTable table(meadow(9, 12));
  table.put(0, sword, "b10").vehicle(1, light, "d4/N", {driver, spear}).act("b10-b6").act("pass").act("pass");
  table.act("b6-c6");
  ASSERT_TRUE(reacts(table));
  table.act("GS4!c6").roll({1}).roll({1});
  EXPECT_EQ(table.stands("SW1"), "out");
}

TEST(Vehicles, R16_reach_weapons_aboard_cancel_WEIT_and_ERST) {
  TestTable table(meadow(9, 12));
  table.vehicle(0, light, "d9/N", {driver, spear}).put(1, spear, "d4").act("LW1=N3");
  EXPECT_EQ(table.refusal("GS3~d4"), "mfm.refusal.reach-cancels R16");
  table.act("pass");
  EXPECT_EQ(table.refusal("d4~WL2"), "mfm.refusal.reach-cancels R16");
  TestTable erst(meadow(9, 12));
  erst.vehicle(0, light, "d9/N", {driver, spear}).put(1, spear, "d4").act("LW1=N4");
  EXPECT_FALSE(reacts(erst));
}

// --- R34: battles -------------------------------------------------------------------------------------------------------------

// A field of 6×10 with bands of four rows, all waiting; the second side deploys first.
class BattleTable : public TestTable {
 public:
  explicit BattleTable(std::vector<std::string> plan = meadow(6, 10)) : TestTable(std::move(plan)) {
    std::vector<std::string> top, bottom;
    for (char x = 'a'; x <= 'f'; ++x)
      for (int y = 1; y <= 4; ++y) {
        top.push_back(x + std::to_string(y));
        bottom.push_back(x + std::to_string(y + 6));
      }
    document("", top, bottom, Edge::top, Edge::bottom);
    setup().kind = ScenarioKind::points;
  }
  void begin() {
    state() = game().start();
    roll({12, 1});
  }
};

TEST(Vehicles, R34_boards_are_deployed_with_a_facing_inside_the_band) {
  BattleTable table;
  table.put(0, sword, "").vehicle(1, light, "/N", {driver}).put(1, sword, "");
  table.begin();
  EXPECT_EQ(table.refusal("LW2@c6/N"), "mfm.refusal.not-in-band R34");
  EXPECT_EQ(table.refusal("LW2@c9/N"), "mfm.refusal.board-may-not-end R3");
  for (const char* where : {"LW2@c8/N", "LW2@a7/S", "LW2@d9/E", "LW2@d9/W"}) {
    EXPECT_EQ(table.refusal(where), "") << where;
    EXPECT_TRUE(table.lists(where)) << where;
  }
  table.act("LW2@d9/W");
  EXPECT_EQ(table.stands("LW2"), "d9/W");
  EXPECT_EQ(table.stands("WL3"), "aboard");  // the crew comes with it
  table.act("SW1@a1");
  EXPECT_EQ(table.refusal("SW4@e10"), "mfm.refusal.field-taken R34");
}

TEST(Vehicles, R34_in_the_very_first_turn_nobody_rams_or_strikes) {
  BattleTable table(meadow(6, 10));
  table.vehicle(0, light, "/N", {driver}).put(1, sword, "");
  table.begin();
  table.act("SW3@a7").act("LW1@a1/S");
  EXPECT_EQ(table.refusal("LW1=S3#"), "mfm.refusal.quiet-turn R34");
  EXPECT_EQ(table.refusal("LW1=S3"), "");
}

TEST(Vehicles, R34_team_and_crew_are_scored_apart) {
  TestTable table(meadow(9, 9));
  table.vehicle(0, light, "d4/N", {driver, noble}).put(1, sword, "c5").turnOf(1);
  table.act("c5xWL2").roll({1}).act("decline").roll({1});
  EXPECT_EQ(table.game().score(table.state(), 1), priceOf(driver));
}

TEST(Vehicles, R34_crewless_chariots_and_loose_mounts_are_no_fighting_figures) {
  TestTable table(meadow(9, 9));
  table.vehicle(0, light, "d4/N", {driver}).vehicle(0, horse, "g4/N", {}).put(1, sword, "c5").turnOf(1);
  table.act("c5xWL2").roll({1}).act("decline").roll({1});
  EXPECT_EQ(table.state().phase, Phase::over);
  EXPECT_EQ(table.game().outcome(table.state()).winner, 1);
}

// --- R36, S2: allies ------------------------------------------------------------------------------------------------------

TEST(Vehicles, R36_each_player_drives_answers_and_jumps_for_his_own) {
  TestTable table(meadow(9, 12));
  table.vehicle(0, light, "d8/N", {driver}, 0).vehicle(0, light, "g8/N", {driver, noble}, 1);
  table.put(1, sword, "d5", 0).put(1, sword, "f9", 1);
  EXPECT_EQ(table.refusal("LW3=N1", 0), "mfm.refusal.not-yours R36");
  EXPECT_EQ(table.refusal("LW3=N1", 1), "");
  table.act("LW1=N2#", 0).act("LW1#", 0).roll({12, 12});
  EXPECT_EQ(table.mover(), 2);
  table.act("SW6@c4", 2).act("pass", 0).act("pass", 1);
  table.act("f9xWL4", 3).roll({1});
  EXPECT_EQ(table.mover(), 1);
}

TEST(Vehicles, R36_who_holds_the_reins_rolls_the_ram_though_another_players_warrior_came_first) {
  TestTable table(meadow(9, 12));
  table.vehicle(0, light, "d8/N", {driver, noble}, 0).put(0, noble, "c10", 1).put(1, sword, "d5");
  table.act("WL2>f10", 0).act("c10<d10", 1).act("WA4%", 1).roll({1}).act("LW1=N2#", 1);
  EXPECT_EQ(table.refusal("LW1#", 1), "");
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    ActionList<Action> actions(table.game().maxActions());
    table.game().list(table.state(), seat, actions);
    bool rolls = false;
    for (const Action& action : actions) rolls = rolls || action.kind() == ActionKind::rollRam;
    EXPECT_EQ(rolls, seat == 1) << int{seat};
  }
}

TEST(Vehicles, S2_R3_allied_figures_are_passed_over_like_own_ones) {
  TestTable table(meadow(6, 14));
  table.vehicle(0, light, "c10/N", {driver}, 0).put(0, sword, "c8", 1).put(1, sword, "a1");
  EXPECT_EQ(table.refusal("LW1=N2", 0), "mfm.refusal.board-may-not-end R3");
  EXPECT_EQ(table.refusal("LW1=N6", 0), "");
}

// --- more of R10, R15, R22, R23, S5 -----------------------------------------------------------------------------------------

TEST(Vehicles, R10_own_boards_in_the_line_cost_2_the_shooters_own_chariot_nothing) {
  TestTable over(meadow(9, 12));
  over.put(0, archer, "d12").vehicle(0, light, "d7/N", {driver}).put(1, sword, "d3").act("d12*d3");
  EXPECT_EQ(partsOf(over.numberTold("mfm.event.hit-number")), "+4 G7, -2 G7.4");
  TestTable aboard(meadow(9, 12));
  aboard.vehicle(0, light, "d7/S", {noble}).put(1, sword, "d3").act("WA2*d3");
  EXPECT_EQ(partsOf(aboard.numberTold("mfm.event.hit-number")), "+4 G7");
}

TEST(Vehicles, S6_R22_a_mount_whose_rider_is_struck_down_on_the_way_stands) {
  TestTable table(meadow(9, 12));
  table.vehicle(0, horse, "d9/N", {rider}).put(0, sword, "i12").put(1, spear, "c6").act("RO1=N5");
  table.act("c6!RE2").roll({1}).act("decline").roll({1});
  EXPECT_EQ(table.stands("RE2"), "out");
  EXPECT_EQ(table.stands("RO1"), "d7/N");
  EXPECT_FALSE(table.waitsForDice());
}

TEST(Vehicles, R15_S9_being_set_down_brings_no_erstschlag) {
  TestTable table(meadow(9, 12));
  table.vehicle(0, light, "d9/N", {driver}).put(0, sword, "i12").put(1, spear, "c7").put(1, spear, "f7");
  table.state().figures[0].lives = 1;
  table.act("LW1=N1").act("c7!d8").roll({1}).roll({1});
  EXPECT_EQ(table.stands("LW1"), "out");
  while (table.state().settling != noFigure) table.act(table.moves().front());
  EXPECT_FALSE(reacts(table));
}

TEST(Vehicles, R23_running_into_a_tree_and_turning_in_it_is_one_test) {
  TestTable table({"......", "..tttt", "..tttt", "..tttt", "......", "......", "......", "......"});
  table.vehicle(0, light, "c5/N", {driver}).put(1, sword, "a1").act("LW1=N3/E").roll({5});
  EXPECT_FALSE(table.waitsForDice());
  EXPECT_EQ(table.stands("LW1"), "c3/E");
}

TEST(Vehicles, S5_who_gets_off_into_a_bush_has_the_cover_that_the_crew_lacks) {
  auto plan = meadow(6, 12);
  plan[5][1] = 'b';  // b6
  TestTable table(plan);
  table.vehicle(0, light, "c4/N", {noble}).put(1, archer, "b12").act("WA2>b6").act("pass").act("b12*b6");
  EXPECT_EQ(partsOf(table.numberTold("mfm.event.protection")), "+1 G6, +2 G7.3");
}

TEST(Vehicles, R15_R23_who_fails_the_branch_test_has_entered_the_ring_all_the_same) {
  auto plan = meadow(9, 12);
  plan[6][3] = 't';  // d7
  TestTable table(plan);
  table.vehicle(0, "celtic-heavy-chariot", "d8/N", {driver}).put(1, spear, "c6").act("WS1=N3").roll({3});
  EXPECT_EQ(table.stands("WS1"), "d7/N");
  EXPECT_TRUE(reacts(table));
}

}  // namespace
}  // namespace walstatt::mfm
