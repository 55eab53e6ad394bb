// Riders and chariots on the score sheet, in the position line, on the text board and in agreed changes (S2 to S9, R20 to
// R32): every form, every fault with its place, and whole battles in which everything is written and read again.
#include <map>
#include <set>

#include "../../../tests/mfm/test_games.h"

namespace walstatt::mfm {
namespace {

constexpr const char* light = "celtic-light-chariot";
constexpr const char* horse = "celtic-noble-horse";
constexpr const char* driver = "celtic-charioteer";
constexpr const char* noble = "celtic-chariot-noble";
constexpr const char* rider = "celtic-horseman";
constexpr const char* queen = "celtic-war-queen";
constexpr const char* runner = "celtic-chariot-runner";
constexpr const char* legionary = "roman-swordsman";
constexpr const char* archer = "roman-archer";

// What is read is the action meant, and is written as it was read.
void expectForm(TestTable& table, const std::string& text, Action meant) {
  const Read<Action> read = table.game().read(table.state(), table.mover(), text);
  ASSERT_TRUE(read.value) << text << ": " << read.error.phrase->id << " at " << read.at;
  EXPECT_EQ(read.value->code(), meant.code()) << text;
  EXPECT_EQ(table.game().write(table.state(), meant), text);
}

void expectMeaning(TestTable& table, const std::string& text, Action meant) {
  const Read<Action> read = table.game().read(table.state(), table.mover(), text);
  ASSERT_TRUE(read.value) << text << ": " << read.error.phrase->id << " at " << read.at;
  EXPECT_EQ(read.value->code(), meant.code()) << text;
}

std::string faultOf(TestTable& table, const std::string& text) {
  const Read<Action> read = table.game().read(table.state(), table.mover(), text);
  return read.value ? "none" : std::string(read.error.phrase->id) + '@' + std::to_string(read.at);
}

// The position is written, read as itself, and written again alike.
void expectKept(TestTable& table) {
  const std::string text = table.game().writePosition(table.state());
  const Read<State> read = table.game().readPosition(text);
  ASSERT_TRUE(read.value) << text << " at " << read.at;
  EXPECT_TRUE(*read.value == table.state()) << text;
  EXPECT_EQ(table.game().writePosition(*read.value), text);
}

// --- actions ------------------------------------------------------------------------------------------------------------------

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
  table.put(0, archer, "a11").vehicle(1, light, "d5/N", {driver, noble}).put(1, runner, "f5");
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

// --- positions ----------------------------------------------------------------------------------------------------------------

TEST(VehiclePosition, R20_what_a_unit_looks_like) {
  TestTable table(meadow(12, 12));
  table.vehicle(0, light, "d5/E", {driver, noble}).put(0, legionary, "a1").vehicle(1, horse, "k8/S", {rider});
  EXPECT_EQ(table.game().writePosition(table.state()), "mfm1 play 1 1 1 0 0 0 - - - - d5:fE:c1d,2 + + a1 k8:fS:c5d +");
  expectKept(table);
}

TEST(VehiclePosition, R32_positions_that_cannot_be_are_refused) {
  TestTable table(meadow(12, 12));
  table.vehicle(0, light, "d5/E", {driver, noble}).put(0, legionary, "a1").vehicle(1, horse, "k8/S", {rider});
  const ManForMan& game = table.game();
  const auto takes = [&](const std::string& figures) {
    return game.readPosition("mfm1 play 1 1 1 0 0 0 - - - - " + figures).value.has_value();
  };
  ASSERT_TRUE(takes("d5:fE:c1d,2 + + a1 k8:fS:c5d +"));
  for (const char* good : {
           "d5:fE:c2,1d + + a1 k8:fS:c5d +",                // the other order
           "d5:fE:c1,2 + + a1 k8:fS:c5d +",                 // nobody has the reins
           "d5:fE d9 d10 a1 k8:fS:c5d +",                   // no crew
           "d5:fE:h3 d9 d10 c5 k8:fS:c5d +",                // led
           "d5:fE:c1d,5 + d10 c5 k8:fS x",                  // a crew of both sides: see below
           "d5:m1024:fE:c1d,2 + + a1 k8:fS:c5d +",          // a ram declared
           "x:wd5:b63:fE d9 d10 a1 k8:fS:c5d +",            // a wreck
           "x:wd5:b62:fE d5 d10 a1 k8:fS:c5d +",            // somebody on it
           "x:fE d9 d10 a1 k8:fS:c5d +",                    // a wreck of a turn before
           "d5:fE:gN:c1d,2 +:oc3 + a1 k8:fS:c5d +",         // turned and got on in this turn
           "x:wd5:b63:fE:c1,2 + + a1 k8:fS:c5d + settle=0"  // a crew to be set down
       })
    EXPECT_EQ(takes(good), std::string(good).find("1d,5") == std::string::npos) << good;
  for (const char* bad : {
           "d5:fE:c1d,2 + + a1 k8:fS:c5d d9",                              // named in a crew, and on foot
           "d5:fE:c1d + + a1 k8:fS:c5d +",                                 // aboard nothing
           "d5:fE:c1d,1 + + a1 k8:fS:c5d +",                               // twice aboard
           "d5:fE:c1d,2d + + a1 k8:fS:c5d +",                              // two drivers
           "d5:fE:c1d,2,3 + + + k8:fS:c5d +",                              // no room, and no symbol
           "d5:fE:c3d,2 c1 + + k8:fS:c5d +",                               // no symbol
           "d5:fE:c1d,2 + + a1 k8:fS:c1d,5 +",                             // aboard two
           "d5:fE:c0 + + a1 k8:fS:c5d +",                                  // aboard itself
           "d5:fE:c4 + + a1 + +",                                          // a mount aboard a chariot
           "d5:fE:c1d, + + a1 k8:fS:c5d +",                                // a list that does not end
           "d5:fE:c + + a1 k8:fS:c5d +",                                   // and one that does not begin
           "d5:fQ:c1d,2 + + a1 k8:fS:c5d +",                               // no such way to look
           "l5:fE:c1d,2 + + a1 k8:fS:c5d +",                               // over the edge
           "d5:fE:c1d,2 + + e6 k8:fS:c5d +",                               // somebody below its wheels
           "d5:fE:c1d,2 + + a1 f6:fS:c5d +",                               // two boards on one field
           "d5:fE:c1d,2 + + a1 k12:fS:c5d +",                              // half over the edge
           "d5:fE:c1d,2:h3 + + c5 k8:fS:c5d +",                            // led with a crew aboard
           "d5:fE:h4 d9 d10 c5 k8:fS:c5d +",                               // led by a horse
           "d5:fE:h1 + d10 c5 k8:fS:c5d +",                                // led from aboard
           "@:fE:c1d,2 + + a1 k8:fS:c5d +",                                // not deployed, yet at play
           "x:fE:c1d,2 + + a1 k8:fS:c5d +",                                // out with a crew
           "x:wd5:b63:fE:c1,2 + + a1 k8:fS:c5d +",                         // a crew that nobody sets down
           "x:wd5:b63:fE d5 d10 a1 k8:fS:c5d +",                           // bars a field on which somebody stands
           "x:wd5:b64:fE d9 d10 a1 k8:fS:c5d +",                           // bars a field beside it
           "d5:b63:fE:c1d,2 + + a1 k8:fS:c5d +",                           // no wreck bars anything
           "d5:m1024:fE d9 d10 a1 k8:fS:c5d +",                            // a ram that nobody can throw for
           "d5:fE:c1d,2 + + a1 k8:m1024:fS:c5d +",                         // a ram out of turn
           "d5:m32:fE:c1d,2 + + a1 k8:fS:c5d +",                           // a chariot on the stairs
           "d5:m2048:fE:c1d,2 + + a1 k8:fS:c5d +",                         // branches ended its turn, yet it may go on
           "d5:m4096:fE:c1d,2 + + a1 k8:fS:c5d +",                         // no such mark
           "d5:fE:c1d,2 +:m1024 + a1 k8:fS:c5d +",                         // a person rams nobody
           "d5:c1d,2:fE + + a1 k8:fS:c5d +",                               // not in this order
           "d5:fE:c1d,2 + + a1:fN k8:fS:c5d +",                            // a person has no front
           "d5:fE:c1d,2 + + a1 k8:fS:c5d + settle=0",                      // nothing to set down
           "d5:fE:c1d,2 + + a1 k8:fS:c5d + test=branch,1",                 // a person below branches
           "d5:fE:c1d,2 + + a1 k8:fS:c5d + test=steady,3",                 // nothing to test
           "d5:fE:c1d,2 + + a1 k8:fS:c5d + test=luck,3",                   // no such test
           "d5:fE:c1d,2 + + a1 k8:fS:c5d + ram=0,0,0",                     // nobody to ram
           "d5:fE:c1d,2 + + a1 k8:fS:c5d + ram=0,0,0,4,2",                 // nobody in front
           "d5:fE:c1d,2 + + a1 k8:fS:c5d + ram=3,0,0,4,1",                 // no vehicle
           "d5:fE:c1d,2 + + a1 k8:fS:c5d + run=0,255,0,0,2,3,1,1,c5,-,-",  // no driver's run
           "d5:fE:c1d,2 + + a1 k8:fS:c5d + run=0,255,0,0,2,3,1,1,c5,-,-,1,0,1",  // a run without a cause to stop
       })
    EXPECT_FALSE(takes(bad)) << bad;
}

TEST(VehiclePosition, R32_who_leads_from_the_saddle) {
  // The led vehicle comes before the mount, or after it.
  for (const int owner : {0, 1}) {
    TestTable table(meadow(12, 12));
    table.vehicle(owner, light, "d5/N", {}).vehicle(0, horse, "c6/N", {rider}).put(1, legionary, "l12");
    table.act("c6(d5").act("pass").act("pass");
    const std::string words = owner ? "c6:c1d + d5:h1 l12:m" : "d5:h2 c6:c2d + l12:m";
    EXPECT_NE(table.game().writePosition(table.state()).find(words.substr(0, words.size() - 2)), std::string::npos)
        << table.game().writePosition(table.state());
    expectKept(table);
    table.act(owner ? "RE2=S1" : "RE3=S1");
    EXPECT_NE(table.game().writePosition(table.state()).find(owner ? ":h1m" : ":h2m"), std::string::npos);
    expectKept(table);
  }
}

TEST(VehiclePosition, R32_bridles_that_cannot_be_are_refused) {
  TestTable table(meadow(12, 12));
  table.vehicle(0, light, "d5/N", {}).vehicle(0, horse, "c6/N", {rider}).vehicle(0, horse, "f5/N", {});
  table.vehicle(0, light, "h5/N", {driver}).put(1, legionary, "l12");
  const auto takes = [&](const std::string& figures) {
    return table.game().readPosition("mfm1 play 1 1 1 0 0 0 - - - - " + figures).value.has_value();
  };
  EXPECT_TRUE(takes("d5:h2 c6:c2d + f5 h5:c5d + l12"));
  EXPECT_FALSE(takes("d5:h2 c6:c2d + f5:h2 h5:c5d + l12")) << "two bridles";
  EXPECT_FALSE(takes("d5:h5 c6:c2d + f5 h5:c5d + l12")) << "from a chariot";
  EXPECT_FALSE(takes("d5 c6:c2d:h2 + f5 h5:c5d + l12")) << "his own mount";
  EXPECT_FALSE(takes("d5:h1 c6:c2d + f5 h5:c5d + l12")) << "a mount is no leader";
  EXPECT_FALSE(takes("d5:h2 c6:c2d x f5 h5:c5d + l12")) << "who is out";
}

// In the middle of leading: a branch test of the mount, an Erstschlag at it.
TEST(VehiclePosition, R15_R23_R32_a_rider_on_his_way_with_what_he_leads) {
  auto plan = meadow(12, 12);
  plan[4][2] = 't';  // c5
  TestTable branch(plan);
  branch.vehicle(0, light, "d5/N", {}).vehicle(0, horse, "c6/N", {rider}).put(1, legionary, "l12");
  branch.act("c6(d5").act("pass").act("pass").act("RE3=N2/E");
  ASSERT_EQ(branch.state().test.figure, 1);
  expectKept(branch);
  branch.roll({12});
  expectKept(branch);
  TestTable strike(meadow(12, 12));
  strike.vehicle(0, light, "d5/N", {}).vehicle(0, horse, "c6/N", {rider}).put(1, "celtic-gaesatae-spear", "b3");
  strike.act("c6(d5").act("pass").act("pass").act("RE3=N3");
  ASSERT_GT(strike.state().strikerCount, 0);
  expectKept(strike);
  expectForm(strike, "b3!RE3", Action::strike(3, 2));
  strike.act("b3!RE3");
  expectKept(strike);
  strike.roll({1});
  expectKept(strike);
}

TEST(VehiclePosition, R26_a_ram_with_its_victims) {
  TestTable table(meadow(12, 12));
  table.vehicle(0, light, "d8/N", {driver}).put(1, legionary, "d4").put(1, "roman-optio", "e4");
  table.act("d8=N3#");
  expectKept(table);
  table.act("d5#");
  EXPECT_NE(table.game().writePosition(table.state()).find(" ram=0,0,0,2,1,3,1"), std::string::npos);
  expectKept(table);
  table.roll({12});
  ASSERT_TRUE(table.state().ram.jumps);
  expectKept(table);
  expectForm(table, "SW3@c3", Action::put(2, table.field("c3")));
}

TEST(VehiclePosition, R23_a_branch_test_in_the_middle_of_a_run) {
  std::vector<std::string> plan = meadow(12, 12);
  plan[3] = "...tttt.....";
  TestTable table(plan);
  table.vehicle(0, light, "d8/N", {driver}).put(1, legionary, "l12");
  table.act("d8=N6");
  ASSERT_EQ(table.state().test.kind, mfm::Test::Kind::branch);
  expectKept(table);
  const std::string text = table.game().writePosition(table.state());
  EXPECT_NE(text.find("test=branch,0"), std::string::npos);
  // Without the test, or with somebody where it has to go back to, it cannot be.
  EXPECT_FALSE(table.game().readPosition(text.substr(0, text.find(" test="))).value);
  std::string blocked = text;
  blocked.replace(blocked.find(" l12"), 4, " d9");
  EXPECT_FALSE(table.game().readPosition(blocked).value);
}

// --- whole battles ------------------------------------------------------------------------------------------------------------

#ifdef NDEBUG
constexpr int battlesEach = 12, mutations = 24'000;
#else
constexpr int battlesEach = 2, mutations = 4'000;  // the sanitizers' build is slow
#endif

std::vector<std::pair<std::string, ManForMan>> battles() {
  static const std::shared_ptr<const Content> content = [] {
    auto copy = std::make_shared<Content>(*testContent());
    MapPlan map;
    map.id = "paddock";
    map.plan = {"................", "................", "................", "................",
                "....tt..b.......", "....tT....~.....", "..h......c...n..", "..........tt....",
                "................", "................", "................", "................"};
    map.width = 16;
    map.height = 12;
    Zone top{"top", Edge::top, {}}, bottom{"bottom", Edge::bottom, {}};
    for (FieldId i = 0; i < 64; ++i) {
      top.fields.push_back(i);
      bottom.fields.push_back(static_cast<FieldId>(128 + i));
    }
    map.zones = {top, bottom};
    copy->maps.push_back(map);
    return copy;
  }();
  const auto side = [](const std::string& people, const std::string& zone, int players, const std::string& figures) {
    return "[[side]]\npeople = \"" + people + "\"\nzone = \"" + zone + "\"\nplayers = " + std::to_string(players) +
           "\nfigures = [" + figures + "]\n";
  };
  const std::string head = "kind = \"points\"\nmap = \"paddock\"\npoints = 300\nrounds = 12\n";
  const std::string celts =
      R"({type="celtic-light-chariot",crew=["celtic-charioteer","celtic-chariot-noble"],player=1},)"
      R"({type="celtic-noble-horse",crew=["celtic-lancer"],count=2},{type="celtic-pony",crew=["celtic-mounted-javelin"]},)"
      R"({type="celtic-chariot-runner"},{type="celtic-gaesatae-spear",count=2},{type="celtic-archer"},{type="celtic-war-queen"})";
  const std::string romans =
      R"({type="roman-essedum",crew=["roman-charioteer","roman-essedarius"]},{type="roman-quadriga",crew=["roman-charioteer","roman-legate"]},)"
      R"({type="roman-cavalry-horse",crew=["roman-contarius"]},{type="roman-cavalry-horse",crew=["roman-horse-archer"]},)"
      R"({type="roman-essedarius",count=2},{type="roman-archer",count=2},{type="roman-triarius"},{type="roman-decurion"})";
  const std::string persians =
      R"({type="persian-eight-horse-chariot",crew=["persian-charioteer","persian-indian-archer","persian-satrap"]},)"
      R"({type="persian-scythed-chariot",crew=["persian-charioteer"]},{type="persian-camel",crew=["persian-camel-rider"]},)"
      R"({type="persian-saka-pony",crew=["persian-horse-archer"]},{type="persian-indian-archer"},{type="persian-apple-bearer"})";
  std::vector<std::pair<std::string, ManForMan>> games;
  const auto add = [&](const std::string& name, const std::string& text) {
    Errors errors;
    const auto setup = readSetup(*content, parseToml(text, name, errors), name, errors);
    for (const ContentError& error : errors.list())
      ADD_FAILURE() << testLibrary().words().say(error, Language::english);
    if (setup) games.emplace_back(name, ManForMan(content, *setup));
  };
  add("romans and celts", head + side("romans", "top", 1, romans) + side("celts", "bottom", 1, celts));
  add("teams", head + side("celts", "top", 2, celts) + side("romans", "bottom", 3, romans));
  add("persians and celts", head + side("persians", "top", 1, persians) + side("celts", "bottom", 2, celts));
  return games;
}

// Any kind of action as likely as the other, so that there is more than driving; passing seldom.
Action anyAction(const ActionList<Action>& actions, FastDice& dice) {
  std::array<bool, 32> seen{};
  std::vector<ActionKind> kinds;
  for (const Action& action : actions) {
    if (seen[static_cast<std::size_t>(action.kind())]) continue;
    seen[static_cast<std::size_t>(action.kind())] = true;
    kinds.push_back(action.kind());
  }
  const auto below = [&](std::size_t bound) { return dice.below(static_cast<std::uint32_t>(bound)); };
  ActionKind kind = kinds[below(kinds.size())];
  if (kind == ActionKind::pass && kinds.size() > 1 && below(4)) kind = kinds[below(kinds.size())];
  std::vector<Action> fitting;
  for (const Action& action : actions)
    if (action.kind() == kind) fitting.push_back(action);
  return fitting[below(fitting.size())];
}

// One step of a random battle; false when it is over or nobody can do anything.
bool step(const ManForMan& game, State& state, FastDice& dice, ActionList<Action>& actions,
          std::set<ActionKind>* kinds = nullptr) {
  NoEvents quiet;
  const Turn now = game.turn(state);
  if (now.waiting == Waiting::nobody) return false;
  if (now.waiting == Waiting::dice) return game.roll(state, dice.roll(now.dice), quiet), true;
  if (!now.seats) return false;
  const Seat seat = anyOf(now.seats, dice);
  actions.clear();
  game.list(state, seat, actions);
  if (actions.empty()) return false;
  Action action = anyAction(actions, dice);
  // Riders who catch and lead are rare: who can does so more often than not.
  if (dice.below(4))
    for (const Action& one : actions) {
      const bool bridle = one.kind() == ActionKind::lead || one.kind() == ActionKind::capture;
      if (bridle && state.figures[one.figure()].aboard() && dice.below(4) == 0) action = one;
    }
  if (kinds) kinds->insert(action.kind());
  game.apply(state, seat, action, quiet);
  return true;
}

TEST(VehicleNotation, S2_whatever_is_listed_reads_back_as_itself_in_every_position) {
  std::set<ActionKind> kinds;
  int runs = 0, rams = 0, tests = 0, settles = 0, decisions = 0, wrecks = 0, led = 0, ledRiding = 0;
  for (const auto& [name, game] : battles()) {
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
        for (Seat seat = 0; seat < game.seats(); ++seat) {
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

// Thousands of damaged lines: refused, or a position with which everything works, also playing on.
TEST(VehiclePosition, R5_damaged_positions_never_crash) {
  const std::string letters = "0123456789abcdefghmswNESW@:-,=/xl+ d";
  FastDice dice(11);
  int accepted = 0;
  const auto below = [&](std::size_t bound) {
    return std::size_t{dice.below(static_cast<std::uint32_t>(std::max<std::size_t>(bound, 1)))};
  };
  // Where a line can be cut: each word, and each part of a word.
  const auto partsIn = [](const std::string& text) {
    std::vector<std::pair<std::size_t, std::size_t>> found;
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = std::min(text.find_first_of(" ,:=", at), text.size());
      found.emplace_back(at, end - at);
      at = end + 1;
    }
    return found;
  };
  for (const auto& [name, game] : battles()) {
    ActionList<Action> actions(game.maxActions());
    std::vector<std::string> pool, special;
    for (int seed = 1; seed <= 6; ++seed) {
      State state = game.start();
      do {
        pool.push_back(game.writePosition(state));
        if (pool.back().find('=') != std::string::npos) special.push_back(pool.back());
      } while (step(game, state, dice, actions));
    }
    for (int i = 0; i < mutations / 3; ++i) {
      std::string text = i % 2 ? special[below(special.size())] : pool[below(pool.size())];
      for (std::size_t times = 1 + below(3); times > 0 && !text.empty(); --times) {
        const std::size_t at = below(text.size());
        const auto parts = partsIn(text);
        const auto [from, length] = parts[below(parts.size())];
        switch (below(8)) {
          case 0: text[at] = letters[below(letters.size())]; break;
          case 1: text.erase(at, 1 + below(3)); break;
          case 2: text.insert(at, 1, letters[below(letters.size())]); break;
          case 3: text.replace(from, length, std::to_string(below(below(4) ? 26 : 5000))); break;
          case 4: {  // one part of another position of this game
            const std::string& other = pool[below(pool.size())];
            const auto theirs = partsIn(other);
            const auto [start, size] = theirs[below(theirs.size())];
            text.replace(from, length, other, start, size);
            break;
          }
          case 5: {  // what is under way elsewhere
            const std::string& other = special[below(special.size())];
            const std::size_t task = other.find_last_of(' ', other.find('='));
            text = text.substr(0, text.find_last_of(' ', text.find('='))) + other.substr(task);
            break;
          }
          case 6: {  // two parts change places
            const auto [start, size] = parts[below(parts.size())];
            if (start <= from) break;
            const std::string later = text.substr(start, size), earlier = text.substr(from, length);
            text.replace(start, size, earlier).replace(from, length, later);
            break;
          }
          default:
            text.replace(from, length, writePlace({static_cast<int>(below(17)), static_cast<int>(below(13)), 0}));
        }
      }
      const Read<State> read = game.readPosition(text);
      if (!read.value) {
        ASSERT_LE(read.at, text.size()) << text;
        continue;
      }
      ++accepted;
      SCOPED_TRACE(name + ": " + text);
      State state = *read.value;
      const Read<State> again = game.readPosition(game.writePosition(state));
      ASSERT_TRUE(again.value);
      ASSERT_TRUE(*again.value == state);
      ASSERT_FALSE(game.draw(state, Language::german).empty());
      game.value(state, 0);
      game.outcome(state);
      game.score(state, 0);
      for (int steps = 0; steps < 30; ++steps) {
        const Turn now = game.turn(state);
        if (now.waiting == Waiting::decision) {
          ASSERT_NE(now.seats, 0) << game.writePosition(state);
          std::size_t all = 0;
          for (Seat seat = 0; seat < game.seats(); ++seat) {
            actions.clear();
            game.list(state, seat, actions);
            ASSERT_LE(actions.size(), game.maxActions());
            all += actions.size();
            for (const Action& action : actions)
              ASSERT_FALSE(game.check(state, seat, action)) << game.write(state, action) << "\n"
                                                            << game.writePosition(state);
          }
          ASSERT_GT(all, 0u) << game.writePosition(state);
        }
        if (!step(game, state, dice, actions)) break;
      }
      const std::string later = game.writePosition(state);
      ASSERT_TRUE(game.readPosition(later).value) << later;
      game.draw(state, Language::english);
    }
  }
  EXPECT_GT(accepted, mutations / 60);
}

// --- the text board -----------------------------------------------------------------------------------------------------------

TEST(VehicleBoard, R20_label_in_front_and_marks_that_point) {
  TestTable table(meadow(8, 8));
  table.vehicle(0, light, "a1/N", {driver, noble})
      .vehicle(0, horse, "d2/E", {rider})
      .put(0, legionary, "c4")
      .vehicle(1, light, "f1/S", {})
      .vehicle(1, horse, "a7/W", {queen});
  table.act("c4-c3");
  const std::string board = table.game().draw(table.state(), Language::english);
  EXPECT_EQ(board.substr(0, board.find("\n8 ")),
            "     a  b  c  d  e  f  g  h \n"
            "1   LW1[^] .  .  . (v)(v) . \n"
            "2   [^][^] . [>]RO4(v)(v) . \n"
            "3   [^][^]SW6 .  . lw7(v) . \n"
            "4    .  .  .  .  .  .  .  . \n"
            "5    .  .  .  .  .  .  .  . \n"
            "6    .  .  .  .  .  .  .  . \n"
            "7   ro8(<) .  .  .  .  .  . ");
  const auto has = [&](const std::string& drawn, const std::string& line) {
    EXPECT_NE(drawn.find(line), std::string::npos) << line << "\n" << drawn;
  };
  has(board, "Mounts, chariots: label in front");
  has(board, "  LW1  a1^    Light chariot  B9 S0 crew S+1 ram 2×1-4 lives 2\n              WL2 (reins), WA3\n");
  has(board, "  WL2  LW1    Charioteer");
  has(board, "              no crew\n");
  const std::string german = table.game().draw(table.state(), Language::german);
  has(german, "  LW1  a1^    Leichter Streitwagen  B9 S0 Besatzung S+1 Anfahren 2×1-4 Leben 2\n");
  has(german, "              WL2 (am Zügel), WA3\n");
  has(german, "Anreiten 1×1-4");
  has(german, "ohne Besatzung");
}

TEST(VehicleBoard, S6_who_leads_and_whose_it_is_now) {
  TestTable table(meadow(8, 8));
  table.put(0, legionary, "e3").vehicle(1, light, "f1/S", {}).put(1, legionary, "h8");
  table.act("e3(f1");
  const std::string board = table.game().draw(table.state(), Language::english);
  EXPECT_NE(board.find("no crew, led by SW1, now with: Romans"), std::string::npos) << board;
  EXPECT_NE(board.find("leads lw2"), std::string::npos) << board;
  EXPECT_NE(board.find("[v]"), std::string::npos) << board;
  const std::string german = table.game().draw(table.state(), Language::german);
  EXPECT_NE(german.find("geführt von SW1, jetzt bei: Römer"), std::string::npos) << german;
}

TEST(VehicleBoard, R32_who_leads_from_the_saddle) {
  TestTable table(meadow(12, 12));
  table.vehicle(0, horse, "c6/N", {rider}).vehicle(1, light, "d5/N", {}).put(1, legionary, "l12").act("RE2(d5");
  const std::string text = table.game().draw(table.state(), Language::english);
  EXPECT_NE(text.find("leads lw3"), std::string::npos) << text;
  EXPECT_NE(text.find("led by RE2"), std::string::npos) << text;
  EXPECT_EQ(text.find("led by lw3"), std::string::npos) << text;
}

TEST(VehicleBoard, S9_a_wreck_is_seen) {
  TestTable table(meadow(8, 8));
  table.vehicle(0, light, "d3/N", {driver}).put(0, legionary, "a8").put(1, legionary, "d2").turnOf(1);
  table.state().figures[0].lives = 1;
  table.act("d2xd3").roll({1}).act("decline").roll({1}).act("WL2@d3");
  const std::string board = table.game().draw(table.state(), Language::english);
  EXPECT_NE(board.find("3    .  .  . WL2###"), std::string::npos) << board;
}

// --- agreed changes -----------------------------------------------------------------------------------------------------------

class Amended {
 public:
  explicit Amended(TestTable& table) : table_(table) {}
  // The fault's phrase and where it stumbled, or "" and the table goes on from there.
  std::string operator()(const std::string& text) {
    const Read<State> read = table_.game().amend(table_.state(), text);
    if (!read.value) return std::string(read.error.phrase->id) + "@" + std::to_string(read.at);
    table_.state() = *read.value;
    expectKept(table_);
    return "";
  }

 private:
  TestTable& table_;
};

TEST(VehicleAmendments, R24_a_board_is_put_elsewhere) {
  TestTable table(meadow(10, 8));
  table.vehicle(0, light, "d5/N", {driver, noble}).put(0, legionary, "a1").put(1, legionary, "j8");
  Amended amend(table);
  EXPECT_EQ(amend("LW1 to b2"), "");
  EXPECT_EQ(table.stands("LW1"), "b2/N");
  EXPECT_EQ(amend("LW1 to c2/E"), "");
  EXPECT_EQ(table.stands("LW1"), "c2/E");
  EXPECT_EQ(amend("e3 to c2/W"), "") << "by any of its fields";
  EXPECT_EQ(table.stands("LW1"), "c2/W");
  EXPECT_EQ(amend("LW1 to i8"), "mfm.refusal.board-may-not-end@7");
  EXPECT_EQ(amend("LW1 to c2/Q"), "mfm.notation.field@7");
  EXPECT_EQ(amend("LW1 to h7/W"), "mfm.amend.taken@7");
  EXPECT_EQ(amend("SW4 to d3"), "mfm.amend.taken@7") << "below the wheels";
  EXPECT_EQ(table.refusal("c2=W2"), "");
}

TEST(VehicleAmendments, R32_persons_get_on_and_off) {
  TestTable table(meadow(10, 8));
  table.vehicle(0, light, "d5/N", {driver, noble}).put(0, legionary, "a1").vehicle(1, horse, "i5/S", {rider});
  table.put(1, noble, "j1");
  Amended amend(table);
  EXPECT_EQ(amend("WL2 to c5"), "");
  EXPECT_EQ(table.stands("WL2"), "c5");
  EXPECT_EQ(amend("WL2 aboard LW1"), "");
  EXPECT_EQ(table.stands("WL2"), "aboard");
  EXPECT_TRUE(table.labelled("WL2").flags & Figure::drives) << "nobody else has the reins";
  EXPECT_EQ(amend("SW4 aboard LW1"), "mfm.refusal.cannot-drive@11");
  EXPECT_EQ(amend("WA7 aboard LW1"), "mfm.refusal.enemy-crew@11");
  EXPECT_EQ(amend("WL2 aboard SW4"), "mfm.notation.vehicle@11");
  EXPECT_EQ(amend("LW1 aboard RO5"), "mfm.refusal.not-on-foot@11");
  EXPECT_EQ(amend("WA7 aboard RO5"), "mfm.refusal.no-room-aboard@11");
  EXPECT_EQ(amend("WA3 aboard LW1 now"), "mfm.amend.form@15");
  EXPECT_EQ(amend("RE6 out"), "");
  EXPECT_EQ(amend("WA3 aboard RO5"), "") << "a horse without a rider takes anybody who rides";
  EXPECT_EQ(table.labelled("RO5").side, 0);
  EXPECT_EQ(table.game().score(table.state(), 0), table.game().typeOf(4).points + table.game().typeOf(5).points);
  EXPECT_EQ(amend("RE6 to j8"), "");
  EXPECT_EQ(table.lives("RE6"), 1);
}

TEST(VehicleAmendments, S9_out_lives_and_fresh) {
  TestTable table(meadow(10, 8));
  table.vehicle(0, light, "d5/N", {driver, noble}).vehicle(0, horse, "a1/S", {rider}).put(1, legionary, "j8");
  Amended amend(table);
  EXPECT_EQ(amend("LW1 lives 1"), "");
  EXPECT_EQ(amend("LW1 lives 3"), "mfm.amend.lives@10");
  table.act("d5=N2");
  EXPECT_EQ(amend("LW1 fresh"), "");
  EXPECT_EQ(table.refusal("d3=N2"), "");
  EXPECT_EQ(amend("LW1 out"), "") << "its crew is set down by its player";
  EXPECT_EQ(amend("LW1 to d5"), "mfm.refusal.answer-first@0");
  table.act("WL2@d3").act("WA3@e5");
  EXPECT_EQ(amend("LW1 to f6"), "") << "back from a wreck";
  EXPECT_EQ(table.lives("LW1"), 1);
  EXPECT_EQ(table.game().writePosition(table.state()).find(":w"), std::string::npos);
  EXPECT_EQ(amend("RO4 out"), "");
  EXPECT_EQ(table.state().settling, 3) << "two fields, so its rider chooses";
}

// R26: a ram whose last man is taken away does not hold up the turn.
TEST(VehicleAmendments, R26_a_declared_ram_without_a_crew_is_none) {
  TestTable table(meadow(10, 8));
  table.vehicle(0, light, "d5/N", {driver}).put(0, legionary, "a8").put(1, legionary, "d2");
  table.act("d5=N2#");
  EXPECT_EQ(table.refusal("pass"), "mfm.refusal.roll-rams-first R26");
  Amended amend(table);
  EXPECT_EQ(amend("WL2 to a1"), "");
  EXPECT_EQ(table.refusal("pass"), "");
}

TEST(VehicleAmendments, R32_a_rider_or_mount_that_is_put_elsewhere_lets_go) {
  for (const char* text : {"RO2 to a1", "RE3 to a1", "RE3 out", "RO2 out", "LW1 to a1", "RE3 aboard RO4"}) {
    TestTable table(meadow(12, 12));
    table.vehicle(0, light, "d5/N", {}).vehicle(0, horse, "c6/N", {rider}).vehicle(0, horse, "k6/N", {});
    table.put(0, legionary, "a12").put(1, legionary, "l12").act("c6(d5");
    const Read<State> after = table.game().amend(table.state(), text);
    ASSERT_TRUE(after.value) << text;
    EXPECT_EQ(after.value->figures[0].vehicle, noFigure) << text;
    EXPECT_EQ(after.value->figures[1].vehicle, noFigure) << text;
  }
}

TEST(VehicleAmendments, S6_who_is_put_elsewhere_lets_go) {
  TestTable table(meadow(10, 8));
  table.vehicle(1, light, "d5/N", {}).put(0, legionary, "c7").put(1, legionary, "j8");
  table.act("c7(d5");
  Amended amend(table);
  EXPECT_EQ(table.labelled("LW2").side, 0);
  EXPECT_EQ(amend("SW1 to a1"), "");
  EXPECT_EQ(table.labelled("LW2").side, 1);
  EXPECT_EQ(table.labelled("LW2").vehicle, noFigure);
}

}  // namespace
}  // namespace walstatt::mfm
