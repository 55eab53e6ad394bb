// Riders and chariots on the score sheet (S2 to S9, R20 to R32): every form, every fault with its place, and whole battles in
// which everything is written and read again.
#include <map>

#include "../../../tests/mfm/figures.h"
#include "../../../tests/mfm/vehicle_battles.h"
#include "../../../tests/mfm/written.h"
#include "base/test_cases.h"

namespace walstatt::mfm {
namespace {

// LW1 covers d5 to e7 with WL2 and WA3 aboard; SW4 stands far off on the other side.
TestTable chariot(const std::string& where = "d5/N") {
  TestTable table(meadow(12, 12));
  table.vehicle(0, light, where, {driver, noble}).put(1, legionary, "l12");
  return table;
}

TEST(VehicleNotation, S2_driving_and_turning) {
  TestTable table = chariot();
  expectForm(table, "d5=N4", Action::drive(0, 0, 4, 0));
  expectForm(table, "d5=NE3", Action::drive(0, 1, 3, 0));
  expectForm(table, "d5=NE3/E", Action::drive(0, 1, 3, 1));
  expectForm(table, "d5=NW2/S", Action::drive(0, 7, 2, 2));
  expectForm(table, "d5=/W", Action::drive(0, 0, 0, 3));
  // Any of its fields names it, its label, and whoever is aboard.
  for (const char* name : {"d5", "e5", "d6", "e7", "LW1", "lw1", "WL2", "WA3"})
    expectMeaning(table, std::string(name) + "=N4/E", Action::drive(0, 0, 4, 1));
}

TEST(VehicleNotation, R26_ramming) {
  TestTable table = chariot("d5/E");
  expectForm(table, "d5=E3#", Action::ram(0, 3));
  expectForm(table, "d5#", Action::rollRam(0));
  expectMeaning(table, "WA3#", Action::rollRam(0));
  EXPECT_EQ(faultOf(table, "d5=N3#"), "mfm.notation.ram-ahead@3");
  EXPECT_EQ(faultOf(table, "d5=E3#/N"), "mfm.notation.end@6");
}

TEST(VehicleNotation, S5_getting_on_and_off) {
  TestTable table(meadow(12, 12));
  table.vehicle(0, light, "d5/N", {driver}).put(0, noble, "c7").put(1, legionary, "l12");
  expectForm(table, "WL2>f7", Action::alight(1, table.field("f7")));
  expectForm(table, "c7<d5", Action::board(2, 0));
  expectMeaning(table, "c7<e7", Action::board(2, 0));
  expectMeaning(table, "WA3<LW1", Action::board(2, 0));
  expectForm(table, "WL2<", Action::reins(1));
  expectForm(table, "WL2%", Action::steady(1));
  expectForm(table, "c7%", Action::steady(2));
  EXPECT_EQ(faultOf(table, "c7<c8"), "mfm.notation.vehicle@3");
  EXPECT_EQ(faultOf(table, "c7<WL2"), "mfm.notation.vehicle@3");
  EXPECT_EQ(faultOf(table, "c7<d5x"), "mfm.notation.end@5");
  EXPECT_EQ(faultOf(table, "WL2>"), "mfm.notation.field@4");
  EXPECT_EQ(faultOf(table, "WL2>z1"), "mfm.notation.field@4");
  EXPECT_EQ(faultOf(table, "WL2%f7"), "mfm.notation.end@4");
}

TEST(VehicleNotation, S6_catching_and_leading) {
  TestTable table(meadow(12, 12));
  table.vehicle(0, light, "d5/N", {}).put(0, legionary, "c7").put(1, legionary, "l12");
  expectForm(table, "c7(d5", Action::capture(1, 0));
  expectMeaning(table, "SW2(LW1", Action::capture(1, 0));
  EXPECT_EQ(faultOf(table, "c7("), "mfm.notation.vehicle@3");
  table.act("c7(d5");
  expectForm(table, "c7=SW2", Action::lead(1, 5, 2, 0));
  expectForm(table, "c7=SW2/E", Action::lead(1, 5, 2, 1));
  expectForm(table, "c7=/E", Action::lead(1, 0, 0, 1));
  EXPECT_EQ(faultOf(table, "c7=S2#"), "mfm.notation.end@5") << "who leads does not ram";
  expectKept(table);
}

// R32: a rider who leads is named himself; his mount rides on alone.
TEST(VehicleNotation, R32_catching_and_leading_from_the_saddle) {
  TestTable table(meadow(12, 12));
  table.vehicle(0, light, "d5/N", {}).vehicle(0, horse, "c6/N", {rider}).put(1, legionary, "l12");
  expectForm(table, "RE3(d5", Action::capture(2, 0));
  for (const char* text : {"c7(d5", "RO2(LW1", "RE3(e6"}) expectMeaning(table, text, Action::capture(2, 0));
  expectMeaning(table, "RE3=N2", Action::drive(1, 0, 2, 0));
  table.act("RE3(d5");
  expectForm(table, "RE3=SW2", Action::lead(2, 5, 2, 0));
  expectForm(table, "RE3=SW2/E", Action::lead(2, 5, 2, 1));
  expectForm(table, "RE3=/E", Action::lead(2, 0, 0, 1));
  expectForm(table, "c6=N2", Action::drive(1, 0, 2, 0));
  expectMeaning(table, "RO2=N2", Action::drive(1, 0, 2, 0));
  expectMeaning(table, "RE3=N2#", Action::ram(1, 2));
  expectKept(table);
}

TEST(VehicleNotation, R34_deploying_tells_where_it_looks) {
  TestTable table(meadow(12, 12));
  table.vehicle(0, light, "a1/N", {driver}).put(0, legionary, "l1").put(1, legionary, "l12");
  State& state = table.state();
  for (FigureId id : {FigureId{0}, FigureId{2}}) {
    state.figures[id].standing = Standing::waiting;
    state.figures[id].field = state.figures[id].origin = noField;
  }
  state.occupant.fill(noFigure);
  state.phase = Phase::deploy;
  expectForm(table, "LW1@c7/S", Action::deploy(0, table.field("c7"), 2));
  expectForm(table, "SW3@c7", Action::deploy(2, table.field("c7")));
  EXPECT_EQ(faultOf(table, "LW1@c7"), "mfm.notation.facing@6");
  EXPECT_EQ(faultOf(table, "LW1@c7/"), "mfm.notation.facing@7");
  EXPECT_EQ(faultOf(table, "LW1@c7/Q"), "mfm.notation.facing@7");
  EXPECT_EQ(faultOf(table, "LW1@c7/NE"), "mfm.notation.end@8");
  EXPECT_EQ(faultOf(table, "SW3@c7/N"), "mfm.notation.end@6");
}

// S8.1: the attacker names the animals by a field, somebody aboard by his label.
TEST(VehicleNotation, S8_attacks_at_those_aboard) {
  TestTable table(meadow(12, 12));
  table.put(0, legionary, "c6").put(0, archer, "a11").vehicle(1, light, "d5/N", {driver, noble});
  expectForm(table, "c6xd5", Action::nah(0, 2));
  expectMeaning(table, "c6xe7", Action::nah(0, 2));
  expectMeaning(table, "c6xLW3", Action::nah(0, 2));
  expectForm(table, "c6xWL4", Action::nah(0, 3));
  expectMeaning(table, "c6xwl4", Action::nah(0, 3));
  expectForm(table, "c6~WA5", Action::weit(0, 4));
  expectForm(table, "a11*d5>", Action::fern(1, 2, Stance::moving));
  EXPECT_EQ(faultOf(table, "c6xWL9"), "mfm.notation.target@3");
  EXPECT_EQ(faultOf(table, "c6xf5"), "mfm.notation.target@3");
  EXPECT_EQ(faultOf(table, "c6!WL9"), "mfm.notation.field@3");
  table.act("c6xWL4").roll({1});
  expectForm(table, "to:LW3", Action::divert(2));
  expectForm(table, "to:WA5", Action::divert(4));
  expectMeaning(table, "to:d6", Action::divert(2));
  expectForm(table, "decline", Action::decline());
  EXPECT_EQ(faultOf(table, "to:"), "mfm.notation.defender@3");
  EXPECT_EQ(faultOf(table, "to:XX1"), "mfm.notation.defender@3");
  EXPECT_EQ(faultOf(table, "to:WA5!"), "mfm.notation.end@6");
  expectKept(table);
  table.act("to:WA5");
  expectKept(table);
}

TEST(VehicleNotation, S8_naming_who_defends) {
  TestTable table(meadow(12, 12));
  table.put(0, archer, "a11").vehicle(1, light, "d5/N", {driver, noble}).put(1, chariotRunner, "f5");
  table.act("a11*d5").roll({1});
  expectKept(table);
  table.roll({1});
  ASSERT_EQ(table.state().attack.stage, Stage::name);
  expectKept(table);
  for (const auto& [text, id] : std::map<std::string, FigureId>{{"by:WL3", 2}, {"by:WA4", 3}, {"by:WK5", 4}})
    expectForm(table, text, Action::name(id));
  EXPECT_EQ(faultOf(table, "by:a11"), "mfm.notation.defender@3");
  table.act("by:WK5");
  expectKept(table);
}

// R22: of a rider either may be struck first, also while he runs.
TEST(VehicleNotation, R22_striking_first_at_a_rider) {
  TestTable table(meadow(12, 12));
  table.vehicle(0, horse, "d8/N", {rider}).put(1, "celtic-gaesatae-spear", "e4");
  table.act("d8=N4");
  ASSERT_GT(table.state().strikerCount, 0);
  const FieldId at = table.state().figures[0].field;
  const std::string place = writePlace(table.game().board().place(at));
  expectForm(table, "e4!" + place, Action::strike(2, 0));
  expectForm(table, "e4!RE2", Action::strike(2, 1));
  expectKept(table);
  table.act("e4!RE2");
  expectKept(table);
}

TEST(VehicleNotation, S9_setting_down) {
  TestTable table(meadow(12, 12));
  table.vehicle(0, light, "d5/N", {driver, noble}).put(1, legionary, "d4").turnOf(1);
  table.state().figures[0].lives = 1;
  table.act("d4xd5").roll({1}).act("decline").roll({1});
  ASSERT_EQ(table.state().settling, 0);
  expectForm(table, "WL2@d5", Action::put(1, table.field("d5")));
  EXPECT_EQ(faultOf(table, "WL2@"), "mfm.notation.field@4");
  EXPECT_EQ(faultOf(table, "WL2@d5/N"), "mfm.notation.end@6");
  expectKept(table);
  table.act("WL2@d5");
  expectKept(table);
  table.act(table.moves().front());
  EXPECT_EQ(table.state().settling, noFigure);
  // The wreck bars what is left of its fields to the end of the turn.
  EXPECT_NE(table.game().writePosition(table.state()).find(":wd5:b"), std::string::npos);
  expectKept(table);
}

TEST(VehicleNotation, S2_every_fault_has_its_place) {
  TestTable table = chariot();
  for (const auto& [text, fault] : std::map<std::string, std::string>{{"d5=", "mfm.notation.run@3"},
                                                                      {"d5=Q2", "mfm.notation.run@3"},
                                                                      {"d5=N", "mfm.notation.run@3"},
                                                                      {"d5=N0", "mfm.notation.run@3"},
                                                                      {"d5=N99", "mfm.notation.run@3"},
                                                                      {"d5=/", "mfm.notation.facing@4"},
                                                                      {"d5=/NE", "mfm.notation.end@5"},
                                                                      {"d5=N2/", "mfm.notation.facing@6"},
                                                                      {"d5=N2/x", "mfm.notation.facing@6"},
                                                                      {"d5=N2x", "mfm.notation.end@5"},
                                                                      {"d5##", "mfm.notation.end@3"},
                                                                      {"d5<z9", "mfm.notation.vehicle@3"},
                                                                      {"d8=N2", "mfm.notation.empty-field@0"},
                                                                      {"WL9=N2", "mfm.notation.figure@0"}})
    EXPECT_EQ(faultOf(table, text), fault) << text;
}

// --- whole battles ------------------------------------------------------------------------------------------------------------

constexpr int battlesEach = cases(12, 2);

TEST(VehicleNotation, S2_whatever_is_listed_reads_back_as_itself_in_every_position) {
  std::set<ActionKind> kinds;
  int runs = 0, rams = 0, tests = 0, settles = 0, decisions = 0, wrecks = 0, led = 0, ledRiding = 0;
  for (const auto& [name, game] : vehicleBattles()) {
    ActionList<Action> actions(game.maxActions());
    for (int seed = 1; seed <= battlesEach; ++seed) {
      FastDice dice(static_cast<std::uint64_t>(seed));
      State state = game.start();
      do {
        const std::string text = game.writePosition(state);
        const Read<State> again = game.readPosition(text);
        ASSERT_TRUE(again.value) << name << " seed " << seed << ": " << text << " at " << again.at;
        ASSERT_TRUE(*again.value == state) << name << ": " << text << '\n' << game.writePosition(*again.value);
        runs += state.run.active() && state.run.drive;
        rams += state.ram.active();
        tests += state.test.kind != mfm::Test::Kind::none;
        settles += state.settling != noFigure;
        decisions += state.attack.isDecision();
        wrecks += text.find(":w") != std::string::npos;
        led += text.find(":h") != std::string::npos;
        ledRiding += state.run.drive && state.run.second != noFigure && game.isVehicle(state.run.second);
        const Turn now = game.turn(state);
        if (now.waiting != Waiting::decision) continue;
        for (const Seat seat : eachSeat(game.seats())) {
          if (!has(now.seats, seat)) continue;
          actions.clear();
          game.list(state, seat, actions);
          std::set<std::string> texts;
          for (const Action& action : actions) {
            const std::string written = game.write(state, action);
            const Read<Action> read = game.read(state, seat, written);
            ASSERT_TRUE(read.value) << name << ' ' << written << ' ' << read.error.phrase->id << "\n" << text;
            ASSERT_EQ(read.value->code(), action.code()) << name << ' ' << written << "\n" << text;
            ASSERT_FALSE(game.check(state, seat, action)) << name << ' ' << written << "\n" << text;
            ASSERT_TRUE(texts.insert(written).second) << name << ' ' << written << "\n" << text;
          }
        }
      } while (step(game, state, dice, actions, &kinds));
      EXPECT_TRUE(game.outcome(state).over) << name << " seed " << seed << "\n" << game.writePosition(state);
    }
  }
  for (const ActionKind kind : {ActionKind::drive, ActionKind::ram, ActionKind::rollRam, ActionKind::board,
                                ActionKind::alight, ActionKind::steady, ActionKind::capture, ActionKind::lead,
                                ActionKind::divert, ActionKind::name, ActionKind::put})
    EXPECT_TRUE(kinds.contains(kind)) << static_cast<int>(kind);
  for (const int seen : {runs, rams, tests, settles, decisions, wrecks, led, ledRiding}) EXPECT_GT(seen, 0);
}

}  // namespace
}  // namespace walstatt::mfm
