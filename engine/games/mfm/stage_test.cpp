// What a screen is told (docs/protocol.md): stage, scene, choices, pictures, overlays, standing orders, agreed changes.
// That choices are exactly the legal actions is a law for all games (tests/laws).
#include <algorithm>

#include "../../../tests/mfm/figures.h"
#include "../../../tests/mfm/told.h"
#include "games/mfm/attack_odds.h"

namespace walstatt::mfm {
namespace {

// --- stage -----------------------------------------------------------------------------------------------------------

TEST(Stage, tells_map_types_tables_and_figures) {
  TestTable table({"..b", "...", "_W."});
  table.storey(1, 0, 2, {"_"});
  table.put(0, legionary, "a1").put(0, legionary, "b1").put(1, horn, "c2").put(1, spear, "c3");
  const Data stage = table.game().stage();
  EXPECT_EQ(at(stage, "kind"), "mfm");
  EXPECT_EQ(at(stage, "scenario"), "points");
  EXPECT_EQ(at(stage, "goal"), "");
  EXPECT_EQ(at(stage, "map.width") + at(stage, "map.height") + at(stage, "map.block"), "332");
  EXPECT_EQ(at(stage, "storeys.0.rows"), R"(["..b","...","_W."])");
  EXPECT_EQ(at(stage, "storeys.1"), R"({"number":1,"x":0,"y":2,"rows":["_"]})");
  EXPECT_EQ(at(stage, "terrain.1.id"), "small-bush");
  EXPECT_EQ(at(stage, "terrain.1.protection") + at(stage, "terrain.1.bracket") + at(stage, "terrain.1.cost"), "212");
  EXPECT_EQ(at(stage, "terrain.4"), "") << "only the terrain of this map";
  EXPECT_EQ(at(stage, "sides.1.name.de"), "Kelten");
  EXPECT_EQ(at(stage, "figures.1"), R"({"id":1,"type":0,"side":1,"seat":1,"label":"SW2","name":"","carrier":false})");
  EXPECT_EQ(at(stage, "figures.3.type"), "2");
  EXPECT_EQ(at(stage, "types.0.id"), legionary);
  EXPECT_EQ(at(stage, "types.0.fern") + at(stage, "types.0.weit"), "");
  EXPECT_EQ(at(stage, "types.1.weit"), "") << "a horn strikes first, but not WEIT";
  EXPECT_EQ(at(stage, "types.1.erstHit"), R"({"dice":1,"upTo":4})");
  EXPECT_EQ(at(stage, "types.2.weit"), R"({"dice":1,"upTo":3})");
  EXPECT_EQ(at(stage, "types.3"), "");
}

// R7: the columns of the attacker's row save.
TEST(Stage, R7_tables_list_the_columns_that_save) {
  TestTable table(meadow(3, 1));
  table.put(0, legionary, "a1").put(1, spear, "c1");
  const Data stage = table.game().stage();
  const FigureType& type = table.game().typeOf(1);
  const Data* rows = (*stage.find("tables")->as<Data::Array>())[1].find("rows");
  bool found = false;
  for (const Data& row : *rows->as<Data::Array>()) {
    if (at(row, "number") != std::to_string(type.row)) continue;
    found = true;
    EXPECT_EQ(at(row, "saved.weit"), "[8,9,10,11,12]");
    EXPECT_EQ(at(row, "saved.erst"), "[8,9,10,11,12]");
  }
  EXPECT_TRUE(found);
}

TEST(Stage, R35_the_document_has_zones_and_a_goal) {
  TestTable table(meadow(5, 5));
  table.put(0, legionary, "").carrier().put(0, legionary, "").carrier().put(1, sword, "");
  table.document("", {"b1", "c1", "d1"}, {"a3"});
  const Data stage = table.game().stage();
  EXPECT_EQ(at(stage, "scenario"), "document");
  EXPECT_EQ(at(stage, "goal"), "bottom");
  EXPECT_EQ(at(stage, "sides.0.zone"), R"(["b1","c1","d1"])");
  EXPECT_EQ(at(stage, "sides.0.edge") + at(stage, "sides.1.edge"), "topleft");
  EXPECT_EQ(at(stage, "figures.0.carrier"), "true");
}

// --- scene -----------------------------------------------------------------------------------------------------------

TEST(Scene, tells_where_everybody_stands_and_what_they_have_done) {
  TestTable table(meadow(8, 2));
  table.put(0, legionary, "a1").put(0, centurion, "a2").put(1, sword, "h1").put(1, sword, "");
  table.act("a1-d1");
  Data scene = sceneOf(table);
  EXPECT_EQ(at(scene, "phase"), "play");
  EXPECT_EQ(at(scene, "activeSide") + at(scene, "firstSide"), "11");
  EXPECT_EQ(at(scene, "figures.0"),
            R"({"standing":"board","at":"d1","lives":1,"spent":3,"marks":["moved"],"done":true})");
  EXPECT_EQ(at(scene, "figures.1"), R"({"standing":"board","at":"a2","lives":2,"spent":0,"marks":[]})");
  EXPECT_EQ(at(scene, "figures.2.done"), "") << "it is not the Celts' turn";
  EXPECT_EQ(at(scene, "figures.3"), R"({"standing":"waiting","lives":1,"spent":0,"marks":[]})");
  EXPECT_EQ(at(scene, "attack") + at(scene, "run") + at(scene, "strikers") + at(scene, "chest"), "");
}

// G1: a figure moves once and fights once.
TEST(Scene, G1_done_is_who_can_do_nothing_more) {
  TestTable table(meadow(8, 1));
  table.put(0, legionary, "c1").put(0, legionary, "a1").put(1, sword, "e1");
  table.act("c1-d1");
  EXPECT_EQ(at(sceneOf(table), "figures.0.done"), "") << "it may still fight";
  table.act("d1xe1").roll({12});
  EXPECT_EQ(at(sceneOf(table), "figures.0.done"), "true");
  EXPECT_EQ(at(sceneOf(table), "figures.1.done"), "");
}

// R36: a player who has passed is done with all figures.
TEST(Scene, R36_who_has_passed_is_done) {
  TestTable table(meadow(8, 2));
  table.put(0, legionary, "a1", 0).put(0, legionary, "a2", 1).put(1, sword, "h1");
  table.act("pass", 0);
  EXPECT_EQ(at(sceneOf(table), "figures.0.done"), "true");
  EXPECT_EQ(at(sceneOf(table), "figures.1.done"), "");
}

TEST(Scene, R15_a_run_that_is_interrupted_and_its_strikers) {
  TestTable table(meadow(8, 1));
  table.put(0, archer, "a1").put(1, spear, "f1");
  table.act("a1-e1");
  Data scene = sceneOf(table);
  EXPECT_EQ(at(scene, "strikers"), R"([{"figure":1,"target":0}])");
  EXPECT_EQ(at(scene, "pending"), R"({"kind":"erst","seats":[2]})");
  EXPECT_EQ(at(scene, "run"), R"({"figure":0,"direction":2,"steps":4,"done":4})");
  EXPECT_EQ(at(scene, "figures.0.at"), "e1");
  table.act("f1!e1");
  EXPECT_EQ(at(sceneOf(table), "attack"),
            R"({"kind":"erst","attacker":1,"target":0,"struck":0,"stage":"hit","dice":1,"hitUpTo":3,"protection":0,)"
            R"("unclear":0})");
  table.roll({1});
  EXPECT_EQ(at(sceneOf(table), "attack.stage"), "defence");
  table.roll({1});
  EXPECT_EQ(at(sceneOf(table), "figures.0"), R"({"standing":"out"})");
  EXPECT_EQ(at(sceneOf(table), "phase"), "over");
}

// --- choices ---------------------------------------------------------------------------------------------------------

// G3, G9: the price of the fields stepped on.
TEST(Choices, G3_a_move_has_its_way_and_its_price) {
  TestTable table({".b...", "....."});
  table.put(0, legionary, "a1").put(1, sword, "e2");
  EXPECT_EQ(toJson(choice(table, "a1-c1")),
            R"({"do":"a1-c1","kind":"move","figure":0,"to":"c1","path":["b1","c1"],"cost":3,"left":2})");
}

// R33: a skirmisher pays less, and may go a second time.
TEST(Choices, R33_a_skirmisher_pays_less_and_has_all_points_again) {
  TestTable table({".b.......", "........."});
  table.put(0, veles, "a1").put(1, sword, "i2");
  const int points = table.game().typeOf(0).move;
  EXPECT_EQ(at(choice(table, "a1-c1"), "cost"), "2");
  table.act("a1-c1");
  EXPECT_EQ(at(choice(table, "c1-d1"), "left"), std::to_string(points - 1));
}

TEST(Scene, R14_who_stepped_in_after_WEIT) {
  TestTable table(meadow());
  table.put(0, spear, "c7").put(1, "roman-swordsman", "c4");
  table.act("c7-c6").act("c6~c4").roll({12});
  EXPECT_EQ(at(sceneOf(table), "figures.0.marks"), R"(["moved","weit"])");
  table.act("c6-c5");
  EXPECT_EQ(at(sceneOf(table), "figures.0.marks"), R"(["moved","weit","steppedIn"])");
}

// R14: after WEIT what is left of the points.
TEST(Choices, R14_stepping_in_has_the_points_that_are_left) {
  TestTable table(meadow(6, 1));
  table.put(1, spear, "a1").put(0, archer, "d1").turnOf(1);
  table.act("a1-b1").act("b1~d1").roll({12});
  EXPECT_EQ(at(choice(table, "b1-c1"), "left"), "3");  // B5, one for the run and one for the step
}

TEST(Choices, G4_attacks_carry_their_exact_chances) {
  TestTable table({"..b..", "....."});
  table.put(0, archer, "a1").put(0, legionary, "d2").put(1, sword, "e2").put(1, sword, "d1");
  for (const std::string move : {"d2xe2", "d2xd1", "a1*e2", "a1*e2>", "a1*d1"}) {
    const Action action = *table.read(move).value;
    const AttackChances chances = chancesOf(table.game(), table.state(), action);
    const Data one = choice(table, move);
    EXPECT_EQ(fraction(one, "hit"), fraction(chances.hit)) << move;
    EXPECT_EQ(fraction(one, "loss"), fraction(chances.lifeLost)) << move;
    EXPECT_EQ(fraction(one, "out"), fraction(chances.out)) << move;
    if (move[2] == '*') {
      EXPECT_EQ(fraction(one, "ownLoss"), fraction(chances.ownLifeLost)) << move;
    }
  }
  EXPECT_EQ(fraction(choice(table, "d2xe2"), "hit"), "5/12");
  EXPECT_EQ(at(choice(table, "d2xe2"), "target"), "2");
  EXPECT_EQ(at(choice(table, "a1*e2"), "stance") + at(choice(table, "a1*e2>"), "stance"), "stillmoving");
}

// R13: with equal differences the shooter chooses the axis.
TEST(Choices, R13_the_axis_is_told_where_it_is_chosen) {
  TestTable table(meadow(8, 8));
  table.put(0, archer, "a1").put(0, legionary, "f5").put(1, sword, "e5");
  EXPECT_EQ(at(choice(table, "a1*e5/c"), "across"), "columns");
  EXPECT_EQ(at(choice(table, "a1*e5>/r"), "across"), "rows");
  EXPECT_NE(fraction(choice(table, "a1*e5/c"), "ownLoss"), "");
}

TEST(Choices, R15_strikes_and_decline_answer_a_run) {
  TestTable table(meadow(8, 1));
  table.put(0, archer, "a1").put(1, spear, "f1");
  table.act("a1-e1");
  EXPECT_EQ(at(choice(table, "f1!e1"), "kind") + fraction(choice(table, "f1!e1"), "hit"), "strike1/4");
  EXPECT_EQ(toJson(choice(table, "decline")), R"({"do":"decline","kind":"decline"})");
}

TEST(Choices, R18_climbing_tells_the_other_storey) {
  TestTable table({"__..", "__.."});
  table.storey(1, 0, 0, {"__", "__"});
  table.put(0, legionary, "a1").put(1, sword, "d2");
  EXPECT_EQ(toJson(choice(table, "a1^+")), R"({"do":"a1^+","kind":"climb","figure":0,"to":"a1/1"})");
}

// R36: who passes is shown whom he leaves idle.
TEST(Choices, R36_pass_tells_who_could_still_act) {
  TestTable table(meadow(8, 2));
  table.put(0, legionary, "a1", 0).put(0, legionary, "c1", 0).put(0, legionary, "a2", 1).put(1, sword, "h1");
  EXPECT_EQ(at(choice(table, "pass"), "idle"), "[0,1]");
  table.act("a1-b1");
  EXPECT_EQ(at(choice(table, "pass"), "idle"), "[1]");
  EXPECT_EQ(toJson(table.game().choices(table.state(), 2)), "[]") << "not their turn";
}

TEST(Choices, R35_coming_on_and_carrying) {
  TestTable table(meadow(6, 4));
  table.put(0, legionary, "").carrier().put(0, legionary, "").carrier().put(0, archer, "").put(1, sword, "");
  table.document("", {"b1", "c1", "d1"}, {"a3"});
  EXPECT_EQ(toJson(choice(table, "BO3@b1-b3")),
            R"({"do":"BO3@b1-b3","kind":"enter","figure":2,"to":"b3","path":["b1","b2","b3"],"cost":3,"left":2})");
  EXPECT_EQ(toJson(choice(table, "&c1:S2")),
            R"({"do":"&c1:S2","kind":"enterCarry","figure":0,"second":1,"to":"b2","secondTo":"d2","chest":"c2",)"
            R"("cost":3,"left":2,"wins":false})");
  table.act("&c1:S3").act("BO3@b1").act("pass").act("SW4@a3").act("pass");
  // The chest on c3 of four rows: one step to the last row, one over the goal.
  EXPECT_EQ(at(choice(table, "b3&S1"), "chest"), "c4");
  EXPECT_EQ(at(choice(table, "b3&S1"), "cost") + at(choice(table, "b3&S1"), "left"), "41") << "3 for the chest";
  EXPECT_EQ(at(choice(table, "b3&S1"), "second"), "");
  EXPECT_EQ(toJson(choice(table, "b3+d3&S2")),
            R"({"do":"b3+d3&S2","kind":"carry","figure":0,"second":1,"to":"b4","secondTo":"d4","cost":3,"left":2,)"
            R"("wins":true})");
  EXPECT_EQ(at(sceneOf(table), "chest"), "c3");
}

TEST(Choices, R35_a_search_finds_with_10_or_more) {
  TestTable table(meadow(5, 5));
  table.put(0, legionary, "a1").put(1, sword, "c3").turnOf(1).document("c3");
  EXPECT_EQ(fraction(choice(table, "c3?"), "found"), "1/4");
}

// --- pictures --------------------------------------------------------------------------------------------------------

TEST(Pictures, R12_the_cover_of_a_shot_adds_up_to_the_protection) {
  // A bush and a fence are crossed; the target stands in clay, which makes it worse; its armour is nought.
  TestTable table({"..b.f.c.", "........"});
  table.put(0, archer, "a1").put(1, sword, "g1");
  const Data picture = pictureOf(table, "a1*g1");
  EXPECT_EQ(at(picture, "line"), R"({"from":"a1","to":"g1"})");
  EXPECT_EQ(at(picture, "cover"),
            R"([{"at":"c1","protection":2,"counts":"yes"},{"at":"e1","protection":1,"counts":"yes"},)"
            R"({"at":"g1","protection":-1,"counts":"yes"}])");
  EXPECT_EQ(at(picture, "protection"), "2");
  EXPECT_EQ(at(picture, "dice") + at(picture, "hitUpTo"), "14");
  EXPECT_EQ(at(picture, "danger"), "");
}

TEST(Pictures, R11_cover_touched_at_a_corner_is_unclear) {
  TestTable table({".T...", ".t...", ".....", "....."});
  table.put(0, archer, "a1").put(1, sword, "c3");
  const Data picture = pictureOf(table, "a1*c3");
  EXPECT_EQ(at(picture, "cover"),
            R"([{"at":"b2","protection":1,"counts":"yes"},{"at":"b1","protection":2,"counts":"unclear"}])");
  EXPECT_EQ(at(picture, "protection") + at(picture, "unclear"), "12");
}

TEST(Pictures, R13_the_danger_area_and_who_stands_in_it) {
  TestTable table(meadow(14, 6));
  table.put(0, archer, "a3").put(0, legionary, "i3").put(0, legionary, "k3").put(1, sword, "j3").put(1, sword, "j2");
  const Data picture = pictureOf(table, "a3*j3");
  EXPECT_EQ(at(picture, "danger"), "[1,3,4]") << "k3 lies in the next block";
  EXPECT_EQ(at(picture, "area"), R"(["i1","j1","i2","j2","i3","j3","i4","j4"])");
  EXPECT_EQ(at(picture, "ownUpTo"), "5");  // one own, two enemies
}

TEST(Pictures, R7_the_row_of_the_attacker_decides) {
  TestTable table(meadow(6, 1));
  table.put(1, spear, "a1").put(0, legionary, "c1").turnOf(1);
  const Data picture = pictureOf(table, "a1~c1");
  EXPECT_EQ(at(picture, "table.people"), "celts");
  EXPECT_EQ(at(picture, "table.row"), std::to_string(table.game().typeOf(1).row));
  EXPECT_EQ(at(picture, "table.kind"), "weit");
  EXPECT_EQ(at(picture, "table.saved"), "[8,9,10,11,12]");
  EXPECT_EQ(at(picture, "protection"), "1");
}

TEST(Pictures, a_move_is_its_way_and_what_is_not_allowed_is_not_drawn) {
  TestTable table(meadow(8, 1));
  table.put(0, legionary, "a1").put(1, sword, "h1");
  EXPECT_EQ(toJson(pictureOf(table, "a1-c1")), R"({"path":["b1","c1"]})");
  EXPECT_EQ(toJson(table.game().picture(table.state(), 0, Action::nah(0, 1))), "{}");
  EXPECT_EQ(toJson(table.game().picture(table.state(), 1, Action::move(1, 6, 1))), "{}");
  EXPECT_EQ(toJson(pictureOf(table, "pass")), "{}");
}

// --- overlays --------------------------------------------------------------------------------------------------------

// G3, G4: after a run of five fields one strikes the sixth.
TEST(Overlays, G4_nah_reaches_one_field_beyond_a_move) {
  TestTable table(meadow(12, 1));
  table.put(0, legionary, "a1").put(1, sword, "l1");
  EXPECT_TRUE(reaches(table, 0, "f1"));
  EXPECT_FALSE(reaches(table, 0, "g1"));
  EXPECT_EQ(dangerAt(table, 0, "g1"), "[0]");
  EXPECT_EQ(dangerAt(table, 0, "h1"), "");
  EXPECT_EQ(dangerAt(table, 1, "f1"), "[1]") << "also of the side whose turn it is not";
  table.act("a1-c1");
  EXPECT_TRUE(reaches(table, 0, "h1")) << "fresh figures, from where they stand now";
}

// R10, R12: a shot after a move; a wall stops it.
TEST(Overlays, R10_R12_fern_counts_with_a_move_and_not_through_walls) {
  TestTable open(meadow(30, 1));
  open.put(0, archer, "a1").put(1, sword, "ad1");
  // F6: from f1 (the third range field) to the ninth, r1.
  EXPECT_EQ(dangerAt(open, 0, "r1"), "[0]");
  EXPECT_EQ(dangerAt(open, 0, "s1"), "");
  TestTable wall({".......W......", ".......W......"});
  wall.put(0, archer, "a1").put(1, sword, "n1");
  EXPECT_EQ(dangerAt(wall, 0, "i1"), "");
  EXPECT_EQ(dangerAt(wall, 0, "g2"), "[0]");
}

// R14, R16: WEIT over free fields, but not against another reach weapon.
TEST(Overlays, R14_R16_weit_reaches_further_unless_all_enemies_carry_reach_weapons) {
  TestTable table(meadow(12, 1));
  table.put(0, pike, "a1").put(1, sword, "l1");
  EXPECT_EQ(dangerAt(table, 0, "i1"), "[0]");  // four fields and a strike over three
  EXPECT_EQ(dangerAt(table, 0, "j1"), "");
  TestTable reach(meadow(12, 1));
  reach.put(0, pike, "a1").put(1, spear, "l1");
  EXPECT_EQ(dangerAt(reach, 0, "f1"), "[0]");
  EXPECT_EQ(dangerAt(reach, 0, "g1"), "");
}

// R33: two runs, but no attack after the second.
TEST(Overlays, R33_a_skirmisher_reaches_further_than_it_strikes) {
  TestTable table(meadow(30, 1));
  table.put(0, "celtic-runner", "a1").put(1, legionary, "ad1");
  const int points = table.game().typeOf(0).move;
  EXPECT_TRUE(reaches(table, 0, writePlace({2 * points, 0, 0})));
  EXPECT_FALSE(reaches(table, 0, writePlace({2 * points + 1, 0, 0})));
  EXPECT_EQ(dangerAt(table, 0, writePlace({points + 1, 0, 0})), "[0]");
  EXPECT_EQ(dangerAt(table, 0, writePlace({points + 2, 0, 0})), "");
}

TEST(Overlays, R35_who_waits_outside_counts_by_the_edge) {
  TestTable table(meadow(6, 6));
  table.put(0, archer, "a6").put(1, sword, "").document("f6", {"a1"}, {"a3"});
  EXPECT_TRUE(reaches(table, 1, "c3"));
  EXPECT_EQ(dangerAt(table, 1, "f4"), "[1]");
}

// --- standing orders -------------------------------------------------------------------------------------------------

TEST(Orders, R15_strike_takes_the_best_chance_of_a_life) {
  // Both may strike at d2; the horn (1×1-4) is better than the spear (1×1-3), though it comes second.
  TestTable table(meadow(8, 4));
  table.put(0, archer, "a2").put(1, spear, "e1").put(1, horn, "e3");
  ASSERT_EQ(table.game().orders().size(), 5u);
  const Phrase& strike = table.game().orders()[0];
  const Phrase& decline = table.game().orders()[1];
  EXPECT_EQ(table.game().obey(table.state(), 0, strike), std::nullopt) << "no reaction";
  table.act("a2-d2");
  EXPECT_EQ(table.state().strikers[0].figure, 1);
  EXPECT_EQ(table.game().obey(table.state(), 1, strike), Action::strike(2, 0));
  EXPECT_EQ(table.game().obey(table.state(), 1, decline), Action::decline());
  EXPECT_EQ(table.game().obey(table.state(), 0, strike), std::nullopt) << "not theirs to answer";
  for (std::size_t other = 2; other < 5; ++other)
    EXPECT_EQ(table.game().obey(table.state(), 1, table.game().orders()[other]), std::nullopt) << "meant for units";
  const Phrase unknown{"mfm.order.unknown", ""};
  EXPECT_EQ(table.game().obey(table.state(), 1, unknown), std::nullopt);
}

// --- agreed changes --------------------------------------------------------------------------------------------------

class Amended {
 public:
  explicit Amended(TestTable& table) : table_(table) {}
  // The fault's phrase and where it stumbled, or "" and the table goes on from there.
  std::string operator()(const std::string& text) {
    const Read<State> read = table_.game().amend(table_.state(), text);
    if (!read.value) return std::string(read.error.phrase->id) + "@" + std::to_string(read.at);
    table_.state() = *read.value;
    const std::string position = table_.game().writePosition(table_.state());
    const Read<State> again = table_.game().readPosition(position);
    EXPECT_TRUE(again.value) << position;
    if (again.value) {
      EXPECT_EQ(*again.value, table_.state()) << position;
    }
    return "";
  }

 private:
  TestTable& table_;
};

TEST(Amendments, a_figure_is_put_elsewhere) {
  TestTable table({"...._", "....."});
  table.storey(1, 4, 0, {"_"});
  table.put(0, legionary, "a1").put(1, sword, "d2");
  Amended amend(table);
  EXPECT_EQ(amend("SW1 to c1"), "");
  EXPECT_TRUE(table.alive("c1"));
  EXPECT_FALSE(table.alive("a1"));
  EXPECT_EQ(amend("  SW1   to e1/1 "), "");
  EXPECT_TRUE(table.alive("e1/1"));
  EXPECT_EQ(amend("e1/1 to a2"), "") << "by its field";
  EXPECT_EQ(amend("sw2 to d1"), "") << "the second side's in small letters";
  EXPECT_TRUE(table.alive("d1"));
  EXPECT_EQ(amend("SW2 to d1"), "") << "it stands there already";
}

TEST(Amendments, faults_say_what_is_wrong_and_where) {
  TestTable table({"..Wf.", "....."});
  table.put(0, legionary, "a1").put(1, sword, "b1");
  Amended amend(table);
  EXPECT_EQ(amend("SW9 to c1"), "mfm.amend.figure@0");
  EXPECT_EQ(amend(""), "mfm.amend.figure@0");
  EXPECT_EQ(amend("SW1"), "mfm.amend.form@3");
  EXPECT_EQ(amend("SW1 flies"), "mfm.amend.form@4");
  EXPECT_EQ(amend("SW1 to"), "mfm.notation.field@6");
  EXPECT_EQ(amend("SW1 to z9"), "mfm.notation.field@7");
  EXPECT_EQ(amend("SW1 to c1"), "mfm.refusal.impassable@7");
  EXPECT_EQ(amend("SW1 to d1"), "mfm.refusal.may-not-end-there@7");
  EXPECT_EQ(amend("SW1 to b1"), "mfm.amend.taken@7");
  EXPECT_EQ(amend("SW1 to a2 now"), "mfm.amend.form@10");
  EXPECT_EQ(amend("SW1 lives 0"), "mfm.amend.lives@10");
  EXPECT_EQ(amend("SW1 lives 2"), "mfm.amend.lives@10");
  EXPECT_EQ(amend("SW1 lives x"), "mfm.amend.lives@10");
  EXPECT_EQ(amend("chest to a2"), "mfm.refusal.no-chest@9");
  EXPECT_TRUE(table.alive("a1") && table.alive("b1"));
}

TEST(Amendments, labels_of_both_sides_are_told_apart_by_their_letters) {
  TestTable table(meadow(5, 2));
  table.put(0, legionary, "a1").put(1, sword, "e1");

  // As in a setup, where each side counts its own: both are SW1.
  mfm::Setup setup = table.game().setup();
  setup.figures[1].label = "SW1";
  const ManForMan game(testContent(), setup);
  const State state = table.state();
  EXPECT_EQ(game.amend(state, "SW1 to b2").value->figures[0].field, table.field("b2"));
  EXPECT_EQ(game.amend(state, "sw1 to b2").value->figures[1].field, table.field("b2"));
  EXPECT_FALSE(game.amend(state, "Sw1 to b2").value) << "either could be meant";
}

// R9: a figure has as many lives as its type, and without one it is out.
TEST(Amendments, R9_lives_and_out_and_back_again) {
  TestTable table(meadow(6, 2));
  table.put(0, centurion, "a1").put(0, legionary, "b1").put(1, sword, "f1");
  Amended amend(table);
  EXPECT_EQ(amend("ZE1 lives 1"), "");
  EXPECT_EQ(table.state().figures[0].lives, 1);
  EXPECT_EQ(amend("ZE1 lives 2"), "");
  EXPECT_EQ(amend("ZE1 lives 3"), "mfm.amend.lives@10");
  EXPECT_EQ(amend("ZE1 out"), "");
  EXPECT_EQ(table.state().figures[0].standing, Standing::out);
  EXPECT_FALSE(table.alive("a1"));
  EXPECT_EQ(amend("ZE1 out"), "mfm.refusal.is-out@4");
  EXPECT_EQ(amend("ZE1 lives 1"), "mfm.refusal.is-out@10");
  EXPECT_EQ(amend("ZE1 fresh"), "mfm.refusal.is-out@4");
  EXPECT_EQ(amend("ZE1 to c2"), "");
  EXPECT_EQ(table.state().figures[0].lives, 1);
  EXPECT_EQ(table.refusal("c2-d2"), "");
}

// R34, R35: a side with nobody left loses at once.
TEST(Amendments, R34_the_last_figure_out_ends_the_game) {
  TestTable table(meadow(6, 2));
  table.put(0, legionary, "a1").put(1, sword, "f1");
  Amended amend(table);
  EXPECT_EQ(amend("SW2 out"), "");
  EXPECT_EQ(table.game().outcome(table.state()).winner, 0);
  EXPECT_EQ(table.game().outcome(table.state()).why.phrase->id, "mfm.end.side-out");
  EXPECT_EQ(amend("SW2 to f1"), "mfm.refusal.game-over@0");
}

TEST(Amendments, G1_fresh_is_who_has_not_acted) {
  TestTable table(meadow(6, 2));
  table.put(0, legionary, "a1").put(1, sword, "f2");
  table.act("a1-c1");
  EXPECT_EQ(table.refusal("c1-d1"), "mfm.refusal.has-moved G1");
  Amended amend(table);
  EXPECT_EQ(amend("SW1 fresh"), "");
  EXPECT_EQ(table.refusal("c1-d1"), "");
  EXPECT_EQ(at(sceneOf(table), "figures.0.marks"), "[]");
}

TEST(Amendments, R35_the_chest_and_who_waits_outside) {
  TestTable table(meadow(6, 4));
  table.put(0, legionary, "").carrier().put(0, legionary, "").carrier().put(0, archer, "a4").put(1, sword, "");
  table.document("", {"b1", "c1", "d1"}, {"a3"});
  Amended amend(table);
  EXPECT_EQ(amend("chest to a4"), "mfm.amend.taken@9");
  EXPECT_EQ(amend("chest on c2"), "mfm.amend.form@6");
  EXPECT_EQ(amend("chest to c2"), "");
  EXPECT_EQ(amend("SW1 to c2"), "mfm.refusal.roman-on-chest@7");
  EXPECT_EQ(amend("SW1 to b2"), "");
  EXPECT_EQ(amend("SW4 to c2"), "") << "enemies may stand on it";
  EXPECT_EQ(amend("SW2 out"), "") << "also from outside";
  EXPECT_EQ(table.refusal("b2&S1"), "mfm.refusal.enemy-on-chest R35");
}

// R15: first the Erstschlag is decided, first the dice fall.
TEST(Amendments, R15_not_in_the_middle_of_something) {
  TestTable table(meadow(8, 1));
  table.put(0, archer, "a1").put(1, spear, "f1");
  table.act("a1-e1");
  Amended amend(table);
  EXPECT_EQ(amend("BO1 to a1"), "mfm.refusal.answer-first@0");
  table.act("f1!e1");
  EXPECT_EQ(amend("BO1 to a1"), "mfm.refusal.dice-first@0");
}

// R34: what is put on the board counts as deployed; when all stand, the first turn begins.
TEST(Amendments, R34_while_the_sides_deploy) {
  TestTable table(meadow(6, 6));
  table.put(0, legionary, "").put(0, legionary, "").put(1, sword, "");
  table.setup().sides[0].zone.fields = {0, 1, 2};
  table.setup().sides[1].zone.fields = {30, 31, 32};
  table.state().phase = Phase::deploy;
  Amended amend(table);
  EXPECT_EQ(amend("SW1 out"), "mfm.amend.deploying@4");
  EXPECT_EQ(amend("SW1 to c3"), "");
  EXPECT_EQ(table.state().activeSide, 0);
  EXPECT_EQ(amend("SW2 to d3"), "");
  EXPECT_EQ(table.state().activeSide, 1) << "only the Celts have figures to deploy";
  EXPECT_EQ(amend("SW3 to d6"), "");
  EXPECT_EQ(table.state().phase, Phase::play);
  EXPECT_EQ(table.state().quietTurn, 1);
}

}  // namespace
}  // namespace walstatt::mfm
