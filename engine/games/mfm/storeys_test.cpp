// R18 and the last row of G9: changing the storey of a building.
#include "../../../tests/mfm/figures.h"
#include "../../../tests/mfm/test_table.h"

namespace walstatt::mfm {
namespace {

// A hall of two storeys (b2 to e3) and meadow to its right; the upper storey has a wall above e3.
void lay(TestTable& table) { table.storey(1, 1, 1, {"____", "___W"}); }
const std::vector<std::string> hall{"WWWWWW..", "W____D..", "W____W..", "WWWWWW..", "........"};

TEST(Storeys, R18_up_and_down_again) {
  TestTable table(hall);
  lay(table);
  table.put(0, legionary, "b2").put(0, legionary, "h5").put(1, sword, "g5");
  EXPECT_TRUE(table.lists("b2^+"));
  table.act("b2^+");
  EXPECT_TRUE(table.told("mfm.event.climbs"));
  EXPECT_FALSE(table.alive("b2"));
  EXPECT_TRUE(table.alive("b2/1"));
  table.act("pass").act("pass").act("pass").act("pass");
  table.act("b2/1^-");
  EXPECT_TRUE(table.alive("b2"));
}

// G9: "ganzer Spielzug".
TEST(Storeys, R18_it_takes_the_whole_turn) {
  TestTable table(hall);
  lay(table);
  table.put(0, legionary, "b2").put(0, legionary, "d2").put(1, sword, "e3").put(0, archer, "c3");
  table.act("b2^+");
  EXPECT_EQ(table.refusal("b2/1-c2/1"), "mfm.refusal.has-moved G1");
  table.act("d2xe3").roll({12});
  EXPECT_EQ(table.refusal("d2^+"), "mfm.refusal.whole-turn R18");  // has fought
  EXPECT_FALSE(table.lists("d2^+"));
  table.act("c3-c2");
  EXPECT_EQ(table.refusal("c2^+"), "mfm.refusal.whole-turn R18");  // has moved
}

TEST(Storeys, R18_who_changed_the_storey_does_not_fight_either) {
  TestTable table(hall);
  lay(table);
  table.put(0, legionary, "b2").put(0, archer, "b3").put(1, sword, "c2/1").put(1, sword, "h5");
  table.act("b2^+");
  EXPECT_EQ(table.refusal("b2/1xc2/1"), "mfm.refusal.has-fought G1");
  table.act("b3^+");
  EXPECT_EQ(table.refusal("b3/1*h5"), "mfm.refusal.has-fought G1");
}

TEST(Storeys, R18_who_struck_weit_does_not_change_the_storey) {
  TestTable table(hall);
  lay(table);
  table.put(0, pike, "b2").put(1, sword, "d2");
  table.act("b2~d2").roll({12});
  EXPECT_EQ(table.refusal("b2^+"), "mfm.refusal.whole-turn R18");
}

TEST(Storeys, R18_never_in_two_turns_running) {
  TestTable table(hall);
  lay(table);
  table.put(0, legionary, "b2").put(1, sword, "h5");
  table.act("b2^+").act("pass").act("pass");
  EXPECT_EQ(table.refusal("b2/1^-"), "mfm.refusal.not-twice-running R18");
  EXPECT_FALSE(table.lists("b2/1^-"));
  table.act("pass").act("pass");
  EXPECT_EQ(table.refusal("b2/1^-"), "");
}

// G9: "Kann nicht angegriffen werden."
TEST(Storeys, R18_it_cannot_be_attacked_until_its_next_turn) {
  TestTable table(hall);
  lay(table);
  table.put(0, legionary, "b2").put(0, legionary, "h5");
  table.put(1, sword, "c2/1").put(1, "celtic-archer", "e2/1").put(1, spear, "d3/1");
  table.act("b2^+").act("pass");
  EXPECT_EQ(table.refusal("c2/1xb2/1"), "mfm.refusal.cannot-be-attacked R18");
  EXPECT_EQ(table.refusal("e2/1*b2/1"), "mfm.refusal.cannot-be-attacked R18");
  EXPECT_EQ(table.refusal("d3/1~b2/1"), "mfm.refusal.cannot-be-attacked R18");
  for (const char* move : {"c2/1xb2/1", "e2/1*b2/1", "e2/1*b2/1>", "d3/1~b2/1"}) EXPECT_FALSE(table.lists(move));
  table.act("pass").act("pass");  // its own turn has come and gone
  EXPECT_EQ(table.refusal("c2/1xb2/1"), "");
}

// G9: "Man kann erst in der nächsten Runde wieder ziehen und kämpfen."
TEST(Storeys, R18_in_its_next_turn_it_moves_and_fights_normally) {
  TestTable table(hall);
  lay(table);
  table.put(0, legionary, "b2").put(1, sword, "d3/1").put(1, sword, "h5");
  table.act("b2^+").act("pass").act("pass");
  table.act("b2/1-c2/1").act("c2/1xd3/1").roll({5}).roll({7});
  EXPECT_FALSE(table.alive("d3/1"));
}

TEST(Storeys, R18_coming_up_beside_a_reach_weapon_is_not_struck_first) {
  TestTable table(hall);
  lay(table);
  table.put(0, legionary, "b2").put(1, spear, "c2/1");
  table.act("b2^+");
  EXPECT_FALSE(table.game().turn(table.state()).reaction);
}

// G9 too: who changes the storey fights again in its next turn only.
TEST(Storeys, R18_who_changed_the_storey_does_not_strike_first) {
  TestTable table(hall);
  lay(table);
  table.put(0, legionary, "b2/1").put(1, spear, "e2").put(1, sword, "h5").turnOf(1);
  table.act("e2^+").act("pass");
  table.act("b2/1-d2/1");
  EXPECT_FALSE(table.game().turn(table.state()).reaction);
}

TEST(Storeys, R18_different_storeys_are_not_adjacent) {
  TestTable table(hall);
  lay(table);
  table.put(0, legionary, "b2").put(0, legionary, "c3").put(1, sword, "b2/1").put(1, spear, "d2/1");
  EXPECT_EQ(table.refusal("b2xb2/1"), "mfm.refusal.not-adjacent G4");
  EXPECT_EQ(table.refusal("c3xb2/1"), "mfm.refusal.not-adjacent G4");
  EXPECT_EQ(table.refusal("b2-b2/1"), "mfm.refusal.not-one-direction R3");
  table.act("b2-c2");  // below the spear's ring
  EXPECT_FALSE(table.game().turn(table.state()).reaction);
}

TEST(Storeys, R18_no_weit_between_storeys) {
  TestTable table(hall);
  lay(table);
  table.put(0, pike, "b2").put(1, sword, "d2/1");
  EXPECT_EQ(table.refusal("b2~d2/1"), "mfm.refusal.not-adjacent G4");
  EXPECT_FALSE(table.lists("b2~d2/1"));
  TestTable above(hall);
  lay(above);
  above.put(0, pike, "b2/1").put(1, sword, "d2/1");
  EXPECT_EQ(above.refusal("b2/1~d2/1"), "");  // on one storey it goes as on the ground
}

TEST(Storeys, R18_range_fields_ignore_storeys) {
  TestTable table(hall);
  lay(table);
  table.put(0, archer, "b2").put(1, sword, "b2/1").put(1, sword, "e2/1");
  EXPECT_EQ(table.game().board().range(table.field("b2"), table.field("b2/1")), 1);
  EXPECT_EQ(table.game().board().range(table.field("b2"), table.field("e2/1")),
            table.game().board().range(table.field("b2"), table.field("e2")));
  EXPECT_EQ(table.refusal("b2*b2/1"), "");  // not adjacent, so FERN
}

TEST(Storeys, R18_only_where_a_field_lies_above_or_below) {
  TestTable table(hall);
  lay(table);
  table.put(0, legionary, "b2").put(0, legionary, "h5").put(0, legionary, "e3").put(0, legionary, "c2/1");
  table.put(1, sword, "g5");
  EXPECT_EQ(table.refusal("h5^+"), "mfm.refusal.no-storey R18");
  EXPECT_EQ(table.refusal("b2^-"), "mfm.refusal.no-storey R18");
  EXPECT_EQ(table.refusal("c2/1^+"), "mfm.refusal.no-storey R18");
  EXPECT_EQ(table.refusal("e3^+"), "mfm.refusal.no-storey R18");  // a wall above
}

TEST(Storeys, R18_a_taken_field_above_stops_own_and_enemy) {
  TestTable table(hall);
  lay(table);
  table.put(0, legionary, "b2").put(0, legionary, "b2/1").put(0, legionary, "c2").put(1, sword, "c2/1");
  EXPECT_EQ(table.refusal("b2^+"), "mfm.refusal.storey-taken R18");
  EXPECT_EQ(table.refusal("c2^+"), "mfm.refusal.storey-taken R18");
}

TEST(Storeys, R18_the_villages_upper_storeys_can_be_reached) {
  const MapPlan* village = testContent()->findMap("village");
  ASSERT_NE(village, nullptr);
  const Board board(*testContent(), *village);
  int stairs = 0;
  for (int id = 0; id < board.size(); ++id) {
    const FieldInfo& info = board.field(static_cast<FieldId>(id));
    stairs += info.above != noField && board.mayEnd(static_cast<FieldId>(id)) && board.mayEnd(info.above);
    EXPECT_TRUE(info.above == noField || board.field(info.above).below == id);
  }
  EXPECT_GE(stairs, 8);
}

}  // namespace
}  // namespace walstatt::mfm
