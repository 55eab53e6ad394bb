// R36: more players than two; and of R33 the second move of skirmishers.
#include "../../../tests/mfm/figures.h"
#include "../../../tests/mfm/test_table.h"

namespace walstatt::mfm {
namespace {

SeatSet seats(TestTable& table) { return table.game().turn(table.state()).seats; }

std::optional<Setup> teamSetup(int romanPlayers, int celtPlayers, int romans, int celts, Errors& errors,
                               const std::string& map = "meadow") {
  const std::string text =
      "kind = \"points\"\nmap = \"" + map +
      "\"\npoints = 150\nrounds = 5\n[[side]]\npeople = \"romans\"\nzone = \"top\"\nplayers = " +
      std::to_string(romanPlayers) + "\nfigures = [{type=\"roman-swordsman\",count=" + std::to_string(romans) +
      "}]\n[[side]]\npeople = \"celts\"\nzone = \"bottom\"\nplayers = " + std::to_string(celtPlayers) +
      "\nfigures = [{type=\"celtic-swordsman\",count=" + std::to_string(celts) + "}]\n";
  const Data data = parseToml(text, "setup", errors);
  return readSetup(*testContent(), data, "setup", errors);
}

// --- R36 --------------------------------------------------------------------------------------------------------------------

TEST(Sequence, R36_up_to_three_players_a_side) {
  for (int romans = 1; romans <= 3; ++romans) {
    for (int celts = 1; celts <= 3; ++celts) {
      Errors errors;
      const auto setup = teamSetup(romans, celts, 6, 6, errors);
      ASSERT_TRUE(setup);
      const ManForMan game(testContent(), *setup);
      EXPECT_EQ(game.seats(), romans + celts);
      for (const Seat seat : eachSeat(game.seats())) EXPECT_EQ(game.sideOf(seat), seat < romans ? 0 : 1);
    }
  }
  Errors errors;
  EXPECT_FALSE(teamSetup(4, 1, 6, 6, errors));
  EXPECT_FALSE(teamSetup(1, 0, 6, 6, errors));
}

TEST(Sequence, R36_teams_act_in_one_turn_in_any_order) {
  TestTable table(meadow(9, 4));
  table.put(0, legionary, "a1", 0)
      .put(0, legionary, "b1", 1)
      .put(0, legionary, "c1", 2)
      .put(1, sword, "i4", 0)
      .put(1, sword, "i3", 1);
  EXPECT_EQ(seats(table), 0b00111);
  table.act("b1-b2", 1).act("a1-a2", 0).act("c1-c2", 2);
  EXPECT_EQ(seats(table), 0b00111);
  EXPECT_EQ(table.refusal("i4-h4", 3), "mfm.refusal.not-your-turn G1");
}

TEST(Sequence, R36_each_figure_is_moved_by_its_own_player) {
  TestTable table(meadow(9, 4));
  table.put(0, legionary, "a1", 0).put(0, legionary, "b1", 1).put(1, sword, "b2", 0);
  EXPECT_EQ(table.refusal("b1-c1", 0), "mfm.refusal.not-yours R36");
  EXPECT_EQ(table.refusal("b1xb2", 0), "mfm.refusal.not-yours R36");
  EXPECT_EQ(table.refusal("b2-c2", 0), "mfm.refusal.not-yours R36");
  EXPECT_EQ(table.refusal("b1-c1", 1), "");
  ActionList<Action> actions(table.game().maxActions());
  table.game().list(table.state(), 0, actions);
  for (const Action& action : actions) EXPECT_TRUE(action.kind() == ActionKind::pass || action.figure() == 0);
}

TEST(Sequence, R36_allies_are_own_figures_for_moving_over) {
  TestTable table(meadow(5, 1));
  table.put(0, legionary, "a1", 0).put(0, legionary, "b1", 1).put(1, sword, "e1", 0);
  EXPECT_EQ(table.refusal("a1-c1", 0), "");
  EXPECT_EQ(table.refusal("a1-b1", 0), "mfm.refusal.own-figure-there R3");
  EXPECT_EQ(table.refusal("a1xb1", 0), "mfm.refusal.not-an-enemy G4");
}

TEST(Sequence, R36_the_turn_ends_when_all_its_players_have_passed) {
  TestTable table(meadow(9, 4));
  table.put(0, legionary, "a1", 0).put(0, legionary, "b1", 1).put(0, legionary, "c1", 2).put(1, sword, "i4", 0);
  table.act("pass", 1);
  EXPECT_EQ(seats(table), 0b0101);
  EXPECT_EQ(table.refusal("b1-b2", 1), "mfm.refusal.already-passed R36");
  EXPECT_EQ(table.refusal("pass", 1), "mfm.refusal.already-passed R36");
  table.act("a1-a2", 0);  // the others go on
  table.act("pass", 0);
  EXPECT_EQ(table.state().activeSide, 0);
  table.act("pass", 2);
  EXPECT_EQ(table.state().activeSide, 1);
  EXPECT_EQ(seats(table), 0b1000);
  table.act("pass", 3);
  EXPECT_EQ(seats(table), 0b0111);
  EXPECT_EQ(table.state().round, 2);
}

TEST(Sequence, R36_erst_is_decided_by_the_strikers_owner) {
  TestTable table(meadow(9, 4));
  table.put(0, legionary, "a1", 0).put(0, legionary, "a4", 1).put(1, spear, "c2", 1).put(1, sword, "i4", 0);
  table.act("a1-b1", 0);
  EXPECT_EQ(seats(table), only(3));
  EXPECT_EQ(table.refusal("c2!b1", 2), "mfm.refusal.answer-first R15");
  EXPECT_EQ(table.refusal("decline", 2), "mfm.refusal.answer-first R15");
  EXPECT_EQ(table.refusal("a4-b4", 1), "mfm.refusal.answer-first R15");
  table.act("c2!b1", 3).roll({12});
  EXPECT_EQ(seats(table), 0b0011);
}

TEST(Sequence, R36_several_strikers_each_decided_by_its_owner_in_any_order) {
  for (const bool lastFirst : {false, true}) {
    TestTable table(meadow(9, 4));
    table.put(0, optio, "a2", 0).put(1, spear, "c1", 0).put(1, spear, "c3", 1).put(1, spear, "c2", 1);
    table.act("a2-b2", 0);
    EXPECT_EQ(seats(table), 0b110);
    EXPECT_EQ(table.refusal("c3!b2", 1), "mfm.refusal.not-yours R36");
    if (lastFirst) {
      table.act("c3!b2", 2).roll({12}).act("c2!b2", 2).roll({12});
      EXPECT_EQ(seats(table), 0b010);
      table.act("c1!b2", 1).roll({12});
    } else {
      table.act("decline", 1);
      EXPECT_EQ(seats(table), 0b100);
      table.act("c2!b2", 2).roll({12});
      EXPECT_EQ(seats(table), 0b100);  // his other spear
      table.act("decline", 2);
    }
    EXPECT_TRUE(table.alive("b2"));
    EXPECT_EQ(seats(table), only(0));
  }
}

TEST(Sequence, R36_one_player_declining_does_not_bind_the_other) {
  TestTable table(meadow(9, 4));
  table.put(0, legionary, "a2", 0).put(0, legionary, "a4", 0).put(1, spear, "c1", 0).put(1, spear, "c3", 1);
  table.act("a2-b2").act("decline", 2);
  EXPECT_EQ(seats(table), 0b010);
  table.act("c1!b2", 1).roll({1}).roll({1});
  EXPECT_FALSE(table.alive("b2"));
}

TEST(Sequence, R36_a_player_without_figures_has_no_turn) {
  TestTable table(meadow(9, 4));
  table.put(0, legionary, "a1", 0).put(0, legionary, "c1", 1).put(1, sword, "b1", 0).put(1, sword, "b2", 1).turnOf(1);
  table.act("b1xa1", 2).roll({1}).roll({1});
  table.act("pass", 2).act("pass", 3);
  EXPECT_EQ(seats(table), only(1));  // the first Roman player has nobody left
  EXPECT_EQ(table.refusal("pass", 0), "mfm.refusal.already-passed R36");
  ActionList<Action> actions(table.game().maxActions());
  table.game().list(table.state(), 0, actions);
  EXPECT_TRUE(actions.empty());
  table.act("pass", 1);
  EXPECT_EQ(table.state().activeSide, 1);
}

TEST(Sequence, R36_who_loses_the_last_figure_in_the_own_turn_may_still_pass) {
  TestTable table(meadow(9, 4));
  table.put(0, legionary, "a1", 0).put(0, legionary, "a4", 1).put(1, spear, "c2", 0);
  table.act("a1-b1", 0).act("c2!b1", 2).roll({1}).roll({1});
  EXPECT_EQ(seats(table), 0b011);
  table.act("pass", 1).act("pass", 0);
  EXPECT_EQ(table.state().activeSide, 1);
}

TEST(Sequence, R36_more_players_than_figures) {
  Errors errors;
  const auto setup = teamSetup(3, 2, 2, 1, errors);
  ASSERT_TRUE(setup);
  const ManForMan game(testContent(), *setup);
  State state = game.start();
  NoEvents events;
  Faces faces;
  faces.push_back(12);
  faces.push_back(1);
  game.roll(state, faces, events);
  EXPECT_EQ(game.turn(state).seats, only(3));
  while (state.phase == Phase::deploy) {
    ActionList<Action> actions(game.maxActions());
    const Seat seat = firstOf(game.turn(state).seats);
    game.list(state, seat, actions);
    ASSERT_FALSE(actions.empty());
    game.apply(state, seat, actions[0], events);
  }
  EXPECT_EQ(game.turn(state).seats, 0b00011);
}

TEST(Sequence, R36_teammates_deploy_each_their_own) {
  Errors errors;
  const auto setup = teamSetup(2, 1, 2, 1, errors);
  ASSERT_TRUE(setup);
  const ManForMan game(testContent(), *setup);
  State state = game.start();
  NoEvents events;
  Faces faces;
  faces.push_back(1);
  faces.push_back(12);
  game.roll(state, faces, events);
  EXPECT_EQ(game.turn(state).seats, 0b011);  // the side's turn: one of them puts a figure
  EXPECT_EQ(game.check(state, 0, Action::deploy(1, 0))->phrase->id, "mfm.refusal.not-yours");
  EXPECT_FALSE(game.check(state, 1, Action::deploy(1, 0)));
  game.apply(state, 1, Action::deploy(1, 0), events);
  EXPECT_EQ(game.turn(state).seats, 0b100);
}

// R35 too: the two who bring the chest on belong to one player, and two carriers must.
TEST(Sequence, R36_two_players_do_not_carry_together) {
  TestTable table(meadow(9, 8));
  table.document("e4", {"c1", "d1", "e1"}, {"a4"});
  table.put(0, legionary, "d4", 0).put(0, legionary, "f4", 1).put(1, sword, "i8", 0);
  EXPECT_EQ(table.refusal("d4+f4&S1", 0), "mfm.refusal.not-yours R36");
  EXPECT_EQ(table.refusal("d4&S1", 0), "");
  EXPECT_EQ(table.refusal("f4&S1", 1), "");
  Errors errors;
  Data data = *testLibrary().document("mfm/scenarios/geheimdokument.toml");
  for (auto& [field, value] : *data.as<Data::Table>())
    if (field == "side") (*value.as<Data::Array>())[0].set("players", Data(3));
  const auto setup = readSetup(*testContent(), data, "setup", errors);
  ASSERT_TRUE(setup);
  int player = -1;
  for (const FigureSetup& figure : setup->figures) {
    if (!figure.carrier) continue;
    EXPECT_TRUE(player < 0 || player == figure.seat);
    player = figure.seat;
  }
}

// --- R33: the second move ------------------------------------------------------------------------------------------------------

TEST(Sequence, R33_a_skirmisher_moves_a_second_time_instead_of_fighting) {
  TestTable table(meadow(16, 4));
  table.put(0, veles, "a1").put(1, sword, "p4");
  table.act("a1-g1").act("g1-m1");
  EXPECT_TRUE(table.told("mfm.event.second-move"));
  EXPECT_EQ(table.refusal("m1-l1"), "mfm.refusal.has-moved G1");
  EXPECT_EQ(table.refusal("m1*p4>"), "mfm.refusal.has-fought G1");
}

TEST(Sequence, R33_who_fought_has_no_second_move) {
  TestTable table(meadow(9, 4));
  table.put(1, runner, "a1").put(0, legionary, "c2").turnOf(1);
  table.act("a1-b1").act("b1xc2").roll({12});
  EXPECT_EQ(table.refusal("b1-a1"), "mfm.refusal.has-moved G1");
  TestTable before(meadow(9, 4));
  before.put(1, runner, "b1").put(0, legionary, "c2").turnOf(1);
  before.act("b1xc2").roll({12}).act("b1-a1");  // the one move after fighting
  EXPECT_EQ(before.refusal("a1-a2"), "mfm.refusal.has-moved G1");
}

TEST(Sequence, R33_a_shot_is_fighting_too) {
  TestTable table(meadow(9, 4));
  table.put(0, veles, "a1").put(1, sword, "f1").put(1, sword, "i4");
  table.act("a1*f1>").roll({12}).act("a1-a3");
  EXPECT_EQ(table.refusal("a3-a4"), "mfm.refusal.has-moved G1");
}

TEST(Sequence, R33_the_second_move_has_the_whole_B_and_a_direction_of_its_own) {
  TestTable table(meadow(9, 9));
  table.put(1, runner, "a1").put(0, legionary, "i9").turnOf(1);
  table.act("a1-h1");
  EXPECT_EQ(table.refusal("h1-h8"), "");
  EXPECT_EQ(table.refusal("h1-h9"), "mfm.refusal.too-far G3");
}

TEST(Sequence, R33_only_skirmishers_move_twice) {
  TestTable table(meadow(9, 4));
  table.put(0, archer, "a1").put(1, sword, "i4");
  table.act("a1-b1");
  EXPECT_EQ(table.refusal("b1-c1"), "mfm.refusal.has-moved G1");
}

TEST(Sequence, R33_terrain_costs_a_skirmisher_one_point_less_in_both_moves) {
  TestTable table({"bbbbbbbbbb"});
  table.put(1, runner, "a1").put(0, legionary, "j1").turnOf(1);
  EXPECT_EQ(table.refusal("a1-h1"), "");  // 7 fields for 7 points
  table.act("a1-c1");
  EXPECT_EQ(table.refusal("c1-i1"), "");
}

TEST(Sequence, R33_the_next_turn_is_a_new_one) {
  TestTable table(meadow(16, 4));
  table.put(0, veles, "a1").put(1, sword, "p4");
  table.act("a1-b1").act("b1-c1").act("pass").act("pass");
  EXPECT_EQ(table.refusal("c1-d1"), "");
}

// --- G1 ----------------------------------------------------------------------------------------------------------------------------

TEST(Sequence, G1_refusals_name_the_moment) {
  TestTable table(meadow(9, 4));
  table.put(0, legionary, "a1").put(0, legionary, "a2").put(1, sword, "b1").put(1, sword, "i4");
  EXPECT_EQ(table.refusal("b1xa1", 1), "mfm.refusal.not-your-turn G1");
  table.act("a1xb1");
  EXPECT_EQ(table.refusal("a2-a3", 0), "mfm.refusal.dice-first G1");
  table.roll({1}).roll({1});
  EXPECT_EQ(table.game().check(table.state(), 0, Action::move(2, 0, 1))->phrase->id, "mfm.refusal.not-yours");
  EXPECT_EQ(table.game().check(table.state(), 0, Action::move(90, 0, 1))->phrase->id, "mfm.refusal.no-such-figure");
  table.act("pass");
  EXPECT_EQ(table.game().check(table.state(), 1, Action::move(2, 0, 1))->phrase->id, "mfm.refusal.is-out");
}

}  // namespace
}  // namespace walstatt::mfm
