// R35 and the booklet's scenario Das Geheimdokument, sentence by sentence; the chest itself is in chest_test.cpp.
#include "../../../tests/mfm/test_road.h"

namespace walstatt::mfm {
namespace {

ManForMan scenario() {
  const std::string path = "mfm/scenarios/geheimdokument.toml";
  Errors errors;
  const auto setup = readSetup(*testContent(), *testLibrary().document(path), path, errors);
  EXPECT_TRUE(setup);
  return ManForMan(testContent(), *setup);
}

// --- the ready scenario ---------------------------------------------------------------------------------------------------

// G: "Die Gruppe von Darok", "Zenturio Istors Gruppe".
TEST(Document, R35_the_two_groups_are_those_of_the_booklet) {
  const ManForMan game = scenario();
  std::vector<std::string> romans, celts;
  for (FigureId id = 0; id < game.figureCount(); ++id) {
    const FigureSetup& figure = game.setup().figures[id];
    (figure.side == 0 ? romans : celts)
        .push_back(game.typeOf(id).id + (figure.name.empty() ? "" : " " + figure.name) +
                   (figure.carrier ? " with chest" : ""));
  }
  std::sort(romans.begin(), romans.end());
  std::sort(celts.begin(), celts.end());
  EXPECT_EQ(romans, (std::vector<std::string>{"roman-centurion Istor", "roman-spearman", "roman-spearman",
                                              "roman-swordsman with chest", "roman-swordsman with chest"}));
  EXPECT_EQ(celts, (std::vector<std::string>{"celtic-archer", "celtic-archer", "celtic-great-axe Darok",
                                             "celtic-spearman", "celtic-spearman"}));
}

TEST(Document, R35_the_romans_begin_with_everybody_and_the_chest_outside) {
  const ManForMan game = scenario();
  const State state = game.start();
  EXPECT_EQ(game.turn(state).seats, only(0));
  EXPECT_EQ(state.activeSide, 0);
  EXPECT_EQ(state.chest, noField);
  EXPECT_EQ(game.setup().rounds, 10);
  for (FigureId id = 0; id < game.figureCount(); ++id) EXPECT_EQ(state.figures[id].standing, Standing::waiting);
}

TEST(Document, R35_zones_are_the_middle_third_above_and_the_left_edge_along_the_wood) {
  const ManForMan game = scenario();
  const Board& board = game.board();
  const Zone& above = game.setup().sides[0].zone;
  EXPECT_EQ(above.edge, Edge::top);
  ASSERT_FALSE(above.fields.empty());
  for (const FieldId id : above.fields) {
    EXPECT_EQ(board.field(id).y, 0);
    EXPECT_GE(3 * (board.field(id).x + 1), board.width());  // right of the left third
    EXPECT_LE(3 * board.field(id).x, 2 * board.width());    // left of the right third
  }
  EXPECT_GE(static_cast<int>(above.fields.size()), board.width() / 3);
  const Zone& left = game.setup().sides[1].zone;
  EXPECT_EQ(left.edge, Edge::left);
  int wood = 0;
  for (const FieldId id : left.fields) {
    EXPECT_EQ(board.field(id).x, 0);
    wood += board.terrainOf(id).symbol == 't' || board.terrainOf(id).symbol == 'T';
  }
  EXPECT_GE(wood * 10, static_cast<int>(left.fields.size()) * 8);
}

TEST(Document, R35_the_goal_is_the_lower_edge_of_a_map_at_least_24_deep) {
  const ManForMan game = scenario();
  EXPECT_EQ(game.setup().goal, Edge::bottom);
  EXPECT_GE(game.board().height(), 24);
}

// --- coming on -------------------------------------------------------------------------------------------------------------

TEST(Document, R35_in_its_first_turn_each_side_brings_all_its_figures_on) {
  Road table(meadow(9, 8), "");
  table.put(0, legionary, "")
      .carrier()
      .put(0, legionary, "")
      .carrier()
      .put(0, archer, "")
      .put(1, sword, "")
      .put(1, sword, "");
  EXPECT_EQ(table.refusal("pass"), "mfm.refusal.bring-all-on R35");
  EXPECT_FALSE(table.lists("pass"));
  table.act("&d1:S2");
  EXPECT_EQ(table.refusal("pass"), "mfm.refusal.bring-all-on R35");
  table.act("BO3@g1");
  EXPECT_TRUE(table.lists("pass"));
  table.act("pass");
  table.act("SW4@a3-c3");
  EXPECT_EQ(table.refusal("pass"), "mfm.refusal.bring-all-on R35");
  table.act("SW5@a6").act("pass");
  EXPECT_EQ(table.state().round, 2);
}

TEST(Document, R35_coming_on_is_a_straight_move_from_an_edge_field_of_the_zone) {
  Road table;
  table.put(0, archer, "").put(0, legionary, "e5").put(1, sword, "i8");
  EXPECT_EQ(table.refusal("BO1@d1"), "");
  EXPECT_EQ(table.refusal("BO1@d1-d5"), "");
  EXPECT_EQ(table.refusal("BO1@b1"), "mfm.refusal.not-in-zone R35");
  EXPECT_EQ(table.refusal("BO1@d2"), "mfm.refusal.not-in-zone R35");
  EXPECT_EQ(table.refusal("BO1@d1-d6"), "mfm.refusal.too-far G3");
  EXPECT_EQ(table.refusal("BO1@d1-e3"), "mfm.refusal.not-one-direction R3");
  EXPECT_EQ(table.refusal("d1-d2"), "mfm.notation.empty-field");
  EXPECT_EQ(table.refusal("BO1-d2"), "mfm.refusal.not-on-board R35");
  table.act("BO1@d1-d4");
  EXPECT_TRUE(table.alive("d4"));
  EXPECT_TRUE(table.told("mfm.event.comes-on"));
}

TEST(Document, R35_coming_on_may_be_diagonal_but_not_along_the_edge) {
  Road table;
  table.put(0, archer, "").put(0, legionary, "e5").put(1, sword, "").put(1, sword, "i8");
  EXPECT_EQ(table.refusal("BO1@d1-f3"), "");
  EXPECT_EQ(table.refusal("BO1@d1-b3"), "");
  EXPECT_TRUE(table.lists("BO1@d1-f3"));
  EXPECT_EQ(table.refusal("BO1@d1-f1"), "mfm.refusal.not-inwards R35");
  // One field diagonally is the same as one field straight: only the latter is a move.
  EXPECT_EQ(table.game().check(table.state(), 0, Action::enter(0, table.field("d1"), 3, 1))->phrase->id,
            "mfm.refusal.not-inwards");
  EXPECT_EQ(table.game().check(table.state(), 0, Action::enter(0, table.field("d1"), 4, 0))->phrase->id,
            "mfm.refusal.no-steps");
  table.act("BO1@d1-f3").act("pass");
  EXPECT_EQ(table.refusal("SW3@a4-c2"), "");
  EXPECT_EQ(table.refusal("SW3@a4-c6"), "");
  EXPECT_EQ(table.refusal("SW3@a4-a6"), "mfm.refusal.not-inwards R35");
}

TEST(Document, R35_the_first_field_is_paid_as_usual) {
  Road table({"..b.f.x..", ".........", ".........", ".........", ".........", "........."});
  table.put(0, archer, "").put(0, triarius, "").put(0, legionary, "e5").put(1, sword, "i6");
  EXPECT_EQ(table.refusal("BO1@c1-c4"), "");  // 2 for the bush, 3 for the meadow
  EXPECT_EQ(table.refusal("BO1@c1-c5"), "mfm.refusal.too-far G3");
  EXPECT_EQ(table.refusal("BO1@e1"), "mfm.refusal.may-not-end-there R3");  // a fence is crossed only
  EXPECT_EQ(table.refusal("BO1@e1-e2"), "");
  EXPECT_EQ(table.refusal("TR2@g1"), "mfm.refusal.too-dear G3");  // 5 for the thorns, B4
  EXPECT_EQ(table.refusal("BO1@g1"), "");
}

TEST(Document, R35_coming_on_is_the_move_and_one_may_fight_after_it) {
  Road table;
  table.put(0, archer, "").put(0, legionary, "e5").put(1, sword, "e2").put(1, sword, "i8");
  table.act("BO1@d1");
  EXPECT_EQ(table.refusal("d1-d2"), "mfm.refusal.has-moved G1");
  EXPECT_EQ(table.refusal("d1*i8"), "mfm.refusal.has-moved-so-moving R10");
  EXPECT_EQ(table.refusal("d1xe2"), "");
  EXPECT_EQ(table.refusal("BO1@e1"), "mfm.refusal.already-on-board R35");
}

TEST(Document, R35_own_figures_at_the_edge_are_passed_over_and_enemies_block) {
  Road table(meadow(9, 8), "d3");
  table.put(0, archer, "").put(0, legionary, "d1").put(0, legionary, "h8").put(1, sword, "e1");
  EXPECT_EQ(table.refusal("BO1@d1"), "mfm.refusal.own-figure-there R3");
  EXPECT_EQ(table.refusal("BO1@d1-d2"), "");
  EXPECT_EQ(table.refusal("BO1@d1-d3"), "mfm.refusal.roman-on-chest R35");
  EXPECT_EQ(table.refusal("BO1@d1-d4"), "");
  EXPECT_EQ(table.refusal("BO1@e1"), "mfm.refusal.enemy-in-the-way R3");
  EXPECT_EQ(table.refusal("BO1@d1-e2"), "");
  Road rock({"..o......", ".........", ".........", ".........", ".........", "........."}, "d3");
  rock.put(0, archer, "").put(1, sword, "e6");
  EXPECT_EQ(rock.refusal("BO1@c1"), "mfm.refusal.impassable G9");
}

TEST(Document, R35_who_is_blocked_comes_next_turn) {
  TestTable table(meadow(9, 8));
  table.document("e4", {"d1"}, celtZone);
  table.put(0, archer, "").put(0, legionary, "h8").put(1, sword, "d1").put(1, sword, "i1");
  EXPECT_TRUE(table.lists("pass"));
  table.act("pass").act("d1-f1").act("pass");
  EXPECT_EQ(table.state().round, 2);
  EXPECT_EQ(table.refusal("pass"), "mfm.refusal.bring-all-on R35");  // now the way is free
  table.act("BO1@d1").act("pass");
}

TEST(Document, R35_who_is_blocked_counts_as_alive) {
  TestTable table(meadow(9, 8));
  table.document("e4", {"d1"}, celtZone);
  table.put(0, archer, "").put(0, legionary, "h8").put(1, sword, "d1").put(1, sword, "g8").turnOf(1);
  table.act("g8xh8").roll({1}).roll({1});
  EXPECT_FALSE(table.alive("h8"));
  EXPECT_FALSE(table.game().outcome(table.state()).over);
}

// --- the search -----------------------------------------------------------------------------------------------------------------

// G: "Würfelt man 10, 11 oder 12 so wurde das Dokument gefunden und zerstört", "so haben sie sofort gewonnen".
TEST(Document, R35_ten_to_twelve_finds_the_document_and_wins_at_once) {
  for (int face = 1; face <= 12; ++face) {
    Road table;
    table.put(0, legionary, "i1").put(1, sword, "e5").turnOf(1);
    table.act("e5-e4").act("e4?");
    EXPECT_EQ(table.game().turn(table.state()).dice, (Throw{1, 12}));
    table.roll({face});
    const Outcome outcome = table.game().outcome(table.state());
    EXPECT_EQ(outcome.over, face >= 10) << face;
    if (face < 10) continue;
    EXPECT_EQ(outcome.winner, 1);
    EXPECT_EQ(outcome.why.phrase->id, "mfm.end.document");
  }
}

// G: "Die Figur die den Suchwurf tätigt darf aber in ihrer Runde nicht kämpfen."
TEST(Document, R35_the_search_is_instead_of_fighting) {
  Road table;
  table.put(0, legionary, "d4").put(1, sword, "e4").put(1, sword, "i8").turnOf(1);
  table.act("e4?").roll({9});
  EXPECT_EQ(table.refusal("e4xd4"), "mfm.refusal.has-fought G1");
  Road other;
  other.put(0, legionary, "d4").put(1, sword, "e4").put(1, sword, "i8").turnOf(1);
  other.act("e4xd4").roll({12});
  EXPECT_EQ(other.refusal("e4?"), "mfm.refusal.has-fought G1");
  EXPECT_FALSE(other.lists("e4?"));
  Road weit;
  weit.put(0, legionary, "c4").put(1, spear, "e4").put(1, sword, "i8").turnOf(1);
  weit.act("e4~c4").roll({12});
  EXPECT_EQ(weit.refusal("e4?"), "mfm.refusal.has-fought G1");
}

TEST(Document, R35_who_searched_stays_there_this_turn) {
  for (const char* who : {sword, runner}) {  // R33: not even a skirmisher moves on
    Road table;
    table.put(0, legionary, "i1").put(1, who, "e4").put(1, sword, "i8").turnOf(1);
    table.act("e4?").roll({1});
    EXPECT_EQ(table.refusal("e4-e5"), "mfm.refusal.has-moved G1") << who;
    table.act("pass").act("pass");
    EXPECT_EQ(table.refusal("e4-e5"), "") << who;
  }
}

TEST(Document, R35_a_second_move_is_instead_of_fighting_and_so_of_searching) {
  Road table;
  table.put(0, legionary, "i1").put(1, runner, "c4").turnOf(1);
  table.act("c4-d4").act("d4-e4");
  EXPECT_EQ(table.refusal("e4?"), "mfm.refusal.has-fought G1");
}

TEST(Document, R35_one_search_per_celtic_turn) {
  Road table;
  table.put(0, legionary, "i1").put(1, sword, "e4").put(1, sword, "i8").turnOf(1);
  table.act("e4?").roll({9});
  EXPECT_EQ(table.refusal("e4?"), "mfm.refusal.has-fought G1");
  table.state().figures[table.figure("e4")].marks = 0;  // as if another one stood there now
  EXPECT_EQ(table.refusal("e4?"), "mfm.refusal.searched-already R35");
  EXPECT_FALSE(table.lists("e4?"));
  table.act("pass").act("pass");
  EXPECT_EQ(table.refusal("e4?"), "");
}

TEST(Document, R35_only_a_celt_on_the_chest_searches) {
  Road table;
  table.put(0, legionary, "d4").put(1, sword, "e5").turnOf(1);
  EXPECT_EQ(table.refusal("e5?"), "mfm.refusal.not-on-chest R35");
  table.act("pass");
  EXPECT_EQ(table.refusal("d4?"), "mfm.refusal.owners-do-not-search R35");
}

// G: "Verteidigung erfolgt wie immer."
TEST(Document, R35_who_searched_defends_as_always) {
  Road table;
  table.put(0, legionary, "d4").put(1, sword, "e4").put(1, sword, "i8").turnOf(1);
  table.act("e4?").roll({9}).act("pass");
  table.act("d4xe4").roll({5}).roll({8});
  EXPECT_TRUE(table.alive("e4"));
}

// --- the end ---------------------------------------------------------------------------------------------------------------------

TEST(Document, R35_the_step_over_the_lower_edge_costs_1_and_wins) {
  Road table(meadow(9, 8), "e6");
  table.put(0, legionary, "d6").put(0, legionary, "f6").put(1, sword, "i1");
  EXPECT_EQ(table.refusal("d6&S3"), "mfm.refusal.too-heavy R35");  // two fields and the edge, with 2 points
  EXPECT_EQ(table.refusal("d6+f6&S4"), "mfm.refusal.too-heavy R35");
  table.act("d6+f6&S3");
  const Outcome outcome = table.game().outcome(table.state());
  EXPECT_TRUE(outcome.over);
  EXPECT_EQ(outcome.winner, 0);
  EXPECT_EQ(outcome.why.phrase->id, "mfm.end.chest");
}

TEST(Document, R35_the_step_over_the_edge_needs_its_point) {
  Road table(
      {
          ".........",
          ".........",
          ".........",
          ".........",
          ".........",
          ".........",
          "....s....",
          ".........",
      },
      "e6");
  table.put(0, legionary, "d6").put(0, legionary, "f6").put(1, sword, "i1");
  EXPECT_EQ(table.refusal("d6+f6&S2"), "");  // 3 + 1
  EXPECT_EQ(table.refusal("d6+f6&S3"), "mfm.refusal.too-heavy R35");
}

TEST(Document, R35_one_carrier_brings_it_over_the_edge_too_and_diagonally) {
  for (const char* move : {"d7&S2", "d7&SE2", "d7&SW2"}) {
    Road table(meadow(9, 8), "e7");
    table.put(0, legionary, "d7").put(1, sword, "i1");
    table.act(move);
    EXPECT_EQ(table.game().outcome(table.state()).winner, 0) << move;
  }
  Road sideways(meadow(9, 8), "a4");
  sideways.put(0, legionary, "b4").put(1, sword, "i1");
  EXPECT_EQ(sideways.refusal("b4&W1"), "mfm.refusal.edge-of-board R3");  // only the goal
}

// R3 too: nobody ends on an own figure or a fence, so who walks over one in the last step leaves with the chest.
TEST(Document, R35_a_carrier_that_cannot_stay_leaves_with_the_chest) {
  Road table({"....", "....", "....", "....", "....", "....", "....", "f..."}, "b7");
  table.document("b7", {"c1"}, {"a4"});
  table.put(0, legionary, "a7").put(0, legionary, "c7").put(0, archer, "c8").put(1, sword, "d1");
  table.act("a7+c7&S2");
  EXPECT_EQ(table.game().outcome(table.state()).winner, 0);
  EXPECT_EQ(table.figure("c8"), 2);  // the archer still stands there alone
  EXPECT_EQ(table.state().figures[0].field, noField);
  EXPECT_EQ(table.state().figures[1].field, noField);
  const Read<State> read = table.game().readPosition(table.game().writePosition(table.state()));
  ASSERT_TRUE(read.value);
  EXPECT_TRUE(*read.value == table.state());
}

TEST(Document, R35_a_roman_walking_off_alone_is_no_win) {
  Road table(meadow(9, 8), "e8");
  table.put(0, legionary, "d8").put(1, sword, "i1");
  EXPECT_EQ(table.refusal("d8-d9"), "mfm.notation.field");
  EXPECT_EQ(table.game().check(table.state(), 0, Action::move(0, 4, 1))->phrase->id, "mfm.refusal.edge-of-board");
}

TEST(Document, R35_all_romans_out_and_all_celts_out) {
  for (const int winner : {0, 1}) {
    Road table;
    table.put(0, legionary, "d4").put(1, sword, "d5").turnOf(winner);
    table.act(winner ? "d5xd4" : "d4xd5").roll({1}).roll({1});
    const Outcome outcome = table.game().outcome(table.state());
    EXPECT_TRUE(outcome.over);
    EXPECT_EQ(outcome.winner, winner);
    EXPECT_EQ(outcome.why.phrase->id, "mfm.end.side-out");
  }
}

TEST(Document, R35_after_round_10_the_celts_win) {
  Road table;
  table.put(0, legionary, "d4").put(1, sword, "i8").round(10);
  table.act("pass");
  EXPECT_FALSE(table.game().outcome(table.state()).over);
  table.act("pass");
  const Outcome outcome = table.game().outcome(table.state());
  EXPECT_TRUE(outcome.over);
  EXPECT_EQ(outcome.winner, 1);
  EXPECT_EQ(outcome.why.phrase->id, "mfm.end.time");
  EXPECT_EQ(outcome.why.phrase->rule, "R35");
}

}  // namespace
}  // namespace walstatt::mfm
