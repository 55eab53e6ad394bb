// Chapters G1 to G3 with R2 to R5 and R33: rounds and turns, straight runs, skirmishers; and that what is listed is
// what is allowed.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "../../../tests/mfm/test_table.h"
#include "base/test_pick.h"

namespace walstatt::mfm {

namespace {

// Where the figure on a field can move to.
std::set<std::string> goalsFrom(TestTable& table, const std::string& from) {
  std::set<std::string> goals;
  for (const std::string& move : table.moves())
    if (move.substr(0, from.size() + 1) == from + "-") goals.insert(move.substr(from.size() + 1));
  return goals;
}

std::string refusalOf(TestTable& table, const Action& action) {
  const auto why = table.game().check(table.state(), table.mover(), action);
  return why ? std::string(why->phrase->id) + " " + std::string(why->phrase->rule) : "";
}

// Every action that can be put together from the figures, fields, directions and steps of a table (deploying aside:
// there equal figures stand for each other).
std::vector<Action> universe(const ManForMan& game) {
  std::vector<Action> all{Action::pass(), Action::decline()};
  const auto figures = static_cast<FigureId>(game.figureCount() + 1);  // one that does not exist
  const auto fields = static_cast<FieldId>(game.board().size() + 1);
  for (FigureId id = 0; id < figures; ++id) {
    all.push_back(Action::search(id));
    for (const bool up : {false, true}) all.push_back(Action::climb(id, up));
    for (FigureId target = 0; target < figures; ++target) {
      all.push_back(Action::nah(id, target));
      all.push_back(Action::weit(id, target));
      all.push_back(Action::strike(id, target));
      for (const Stance stance : {Stance::still, Stance::moving})
        for (const Across across : {Across::given, Across::columns, Across::rows})
          all.push_back(Action::fern(id, target, stance, across));
    }
    for (Direction d = 0; d < directions; ++d)
      for (int steps = 0; steps <= 15; ++steps) {
        all.push_back(Action::move(id, d, steps));
        all.push_back(Action::carry(id, noFigure, d, steps));
        for (FigureId second = 0; second < figures; ++second) all.push_back(Action::carry(id, second, d, steps));
        for (FieldId field = 0; field < fields; ++field) all.push_back(Action::enter(id, field, d, steps));
        for (FieldId field = 0; field < fields && id == 0; ++field) all.push_back(Action::enterCarry(field, d, steps));
      }
  }
  return all;
}

// Both directions: what is listed is allowed, and what is allowed is listed, once.
void expectListedIsAllowed(const ManForMan& game, const State& state) {
  for (const Seat seat : eachSeat(game.seats())) {
    ActionList<Action> actions(game.maxActions());
    game.list(state, seat, actions);
    ASSERT_LE(actions.size(), game.maxActions());
    std::map<std::uint32_t, int> listed;
    for (const Action& action : actions) ++listed[action.code()];
    for (const auto& [code, times] : listed) {
      const Action action = Action::ofCode(code);
      EXPECT_EQ(times, 1) << game.write(state, action) << " is listed " << times << " times";
      const auto why = game.check(state, seat, action);
      EXPECT_FALSE(why) << game.write(state, action) << " is listed but refused: " << (why ? why->phrase->id : "");
    }
    for (const Action& action : universe(game)) {
      if (game.check(state, seat, action)) continue;
      EXPECT_TRUE(listed.contains(action.code()))
          << "kind " << int(action.kind()) << " figure " << int(action.figure()) << " direction "
          << int(action.direction()) << " steps " << action.steps() << " is allowed but not listed\n"
          << game.draw(state, Language::english);
    }
  }
}

}  // namespace

// --- G1 and R5: the turn ------------------------------------------------------------------------------------------

TEST(Movement, G1_a_round_is_one_turn_of_each_side) {
  TestTable table(meadow(8, 8));
  table.put(0, "roman-swordsman", "a1").put(1, "celtic-swordsman", "h8");
  EXPECT_EQ(table.state().round, 1);
  EXPECT_EQ(table.mover(), 0);
  table.act("pass");
  EXPECT_EQ(table.state().round, 1);
  EXPECT_EQ(table.mover(), 1);
  table.act("pass");
  EXPECT_EQ(table.state().round, 2);
  EXPECT_EQ(table.mover(), 0);
  EXPECT_TRUE(table.told("mfm.event.turn-begins"));
}

TEST(Movement, G1_R5_a_figure_moves_then_fights) {
  TestTable table(meadow(8, 3));
  table.put(0, "roman-swordsman", "a1").put(1, "celtic-swordsman", "e1");
  table.act("a1-d1").act("d1xe1").roll({12});
  EXPECT_EQ(table.refusal("d1-a1"), "mfm.refusal.has-moved G1");
  EXPECT_EQ(table.refusal("d1xe1"), "mfm.refusal.has-fought G1");
}

TEST(Movement, G1_R5_a_figure_fights_then_moves) {
  TestTable table(meadow(8, 3));
  table.put(0, "roman-swordsman", "d1").put(1, "celtic-swordsman", "e1");
  table.act("d1xe1").roll({12}).act("d1-a1");
  EXPECT_TRUE(table.alive("a1"));
  EXPECT_EQ(table.refusal("a1-b1"), "mfm.refusal.has-moved G1");
}

TEST(Movement, G1_a_figure_that_has_moved_is_not_moved_again_in_its_turn) {
  TestTable table(meadow(8, 3));
  table.put(0, "roman-swordsman", "a1").put(1, "celtic-swordsman", "h3");
  table.act("a1-b1");
  EXPECT_EQ(table.refusal("b1-c1"), "mfm.refusal.has-moved G1");
  EXPECT_TRUE(goalsFrom(table, "b1").empty());
}

TEST(Movement, G1_the_next_turn_gives_move_and_fight_again) {
  TestTable table(meadow(8, 3));
  table.put(0, "roman-swordsman", "a1").put(1, "celtic-swordsman", "c1");
  table.act("a1-b1").act("b1xc1").roll({12}).act("pass").act("pass");
  EXPECT_EQ(table.refusal("b1xc1"), "");
  EXPECT_EQ(table.refusal("b1-a1"), "");
}

TEST(Movement, G1_the_opponent_can_only_defend_in_the_others_turn) {
  TestTable table(meadow(8, 3));
  table.put(0, "roman-swordsman", "d1").put(1, "celtic-swordsman", "e1");
  EXPECT_EQ(table.refusal("e1-f1", 1), "mfm.refusal.not-your-turn G1");
  EXPECT_EQ(table.refusal("e1xd1", 1), "mfm.refusal.not-your-turn G1");
  EXPECT_EQ(table.refusal("pass", 1), "mfm.refusal.not-your-turn G1");
  EXPECT_EQ(table.refusal("e1-f1", 0), "mfm.refusal.not-yours R36");
  table.act("d1xe1");
  // The die belongs to the table, nobody acts before it has fallen.
  EXPECT_TRUE(table.waitsForDice());
  EXPECT_EQ(table.refusal("d1-c1", 0), "mfm.refusal.dice-first G1");
}

TEST(Movement, G2_the_order_of_shooters_reach_fighters_and_swordsmen_is_free) {
  std::vector<std::string> moves{"a1-a2", "c1-c2", "e1-e2"};
  std::sort(moves.begin(), moves.end());
  do {
    TestTable table(meadow(8, 8));
    table.put(0, "roman-archer", "a1").put(0, "roman-triarius", "c1").put(0, "roman-swordsman", "e1");
    table.put(1, "celtic-swordsman", "h8");
    for (const std::string& move : moves) table.act(move);
    EXPECT_TRUE(table.alive("a2") && table.alive("c2") && table.alive("e2"));
  } while (std::next_permutation(moves.begin(), moves.end()));
}

TEST(Movement, R5_the_actions_of_different_figures_may_be_mixed) {
  TestTable table(meadow(8, 4));
  table.put(0, "roman-swordsman", "a1").put(0, "roman-swordsman", "a3");
  table.put(1, "celtic-swordsman", "d1").put(1, "celtic-swordsman", "d3");
  table.act("a1-c1").act("a3-c3").act("c3xd3").roll({12}).act("c1xd1").roll({12});
  EXPECT_TRUE(table.alive("c1") && table.alive("c3"));
}

TEST(Movement, R5_a_move_is_never_split_round_a_fight) {
  TestTable table(meadow(8, 3));
  table.put(0, "roman-swordsman", "b1").put(1, "celtic-swordsman", "d1");
  table.act("b1-c1").act("c1xd1").roll({12});
  EXPECT_EQ(table.refusal("c1-c2"), "mfm.refusal.has-moved G1");
}

// --- G3 and R3: one direction -------------------------------------------------------------------------------------

TEST(Movement, G3_R3_forwards_backwards_sideways_and_diagonally_alike) {
  TestTable table(meadow(11, 11));
  table.put(0, "roman-swordsman", "f6").put(1, "celtic-swordsman", "a2");
  std::set<std::string> expected;
  for (std::size_t d = 0; d < directions; ++d)
    for (int n = 1; n <= 5; ++n) expected.insert(writePlace({5 + n * stepX[d], 5 + n * stepY[d], 0}));
  EXPECT_EQ(goalsFrom(table, "f6"), expected);
  for (const std::string& goal : expected) EXPECT_EQ(table.refusal("f6-" + goal), "");
}

TEST(Movement, G3_R3_only_one_direction_in_a_move) {
  TestTable table(meadow(8, 8));
  table.put(0, "roman-swordsman", "a1").put(1, "celtic-swordsman", "h8");
  EXPECT_EQ(table.refusal("a1-b3"), "mfm.refusal.not-one-direction R3");
  EXPECT_EQ(table.refusal("a1-d2"), "mfm.refusal.not-one-direction R3");
  EXPECT_EQ(table.refusal("a1-a1"), "mfm.refusal.not-one-direction R3");
}

TEST(Movement, G3_B_is_the_most_and_less_is_always_possible) {
  // B4, B5, B6 and B7.
  for (const auto& [type, most] :
       {std::pair<const char*, int>{"roman-triarius", 4}, {"roman-swordsman", 5}, {"roman-gladiator", 6}}) {
    TestTable table(meadow(12, 1));
    table.put(0, type, "a1").put(1, "celtic-swordsman", "l1");
    for (int n = 1; n <= 9; ++n)
      EXPECT_EQ(table.refusal("a1-" + writePlace({n, 0, 0})), n <= most ? "" : "mfm.refusal.too-far G3") << type << n;
  }
}

TEST(Movement, G3_every_field_entered_costs_its_points_the_left_one_nothing) {
  // Leaving the thorns is free, 1 for meadow, 2 for a small bush: 1 + 2 + 1 = 4, one more meadow makes 5.
  TestTable table({"x.b...."});
  table.put(0, "roman-swordsman", "a1").put(1, "celtic-swordsman", "g1");
  EXPECT_EQ(goalsFrom(table, "a1"), (std::set<std::string>{"b1", "c1", "d1", "e1"}));
  EXPECT_EQ(table.refusal("a1-f1"), "mfm.refusal.too-far G3");
  table.act("a1-e1");
  EXPECT_EQ(table.state().figures[0].spent, 5);
}

TEST(Movement, R3_the_points_do_not_depend_on_the_direction) {
  for (const auto& [plan, goal] :
       {std::pair<std::vector<std::string>, std::string>{{".bb.", "....", "....", "...."}, "d1"},
        {{"....", "b...", "b...", "...."}, "a4"},
        {{"....", ".b..", "..b.", "...."}, "d4"}}) {
    TestTable table(plan);
    table.put(0, "roman-swordsman", "a1").put(1, "celtic-swordsman", "b4");
    table.act("a1-" + goal);
    EXPECT_EQ(table.state().figures[0].spent, 5) << goal;
  }
}

TEST(Movement, G3_too_far_names_the_field_its_cost_and_what_is_left) {
  TestTable table({"..B.B"});
  table.put(0, "roman-swordsman", "a1").put(1, "celtic-swordsman", "d1");
  table.game();
  table.state().occupant[table.field("d1")] = noFigure;  // the enemy is not in the way of this question
  const auto why = table.game().check(table.state(), 0, Action::move(0, 2, 4));
  ASSERT_TRUE(why);
  EXPECT_EQ(why->phrase->id, "mfm.refusal.too-far");
  EXPECT_EQ(why->args[1], place(table.field("e1")));
  EXPECT_EQ(why->args[2], number(3));
  EXPECT_EQ(why->args[3], number(0));
}

TEST(Movement, R3_own_figures_are_passed_over_but_never_ended_on) {
  TestTable table(meadow(8, 1));
  table.put(0, "roman-swordsman", "a1").put(0, "roman-archer", "b1").put(0, "roman-archer", "c1");
  table.put(1, "celtic-swordsman", "h1");
  EXPECT_EQ(table.refusal("a1-b1"), "mfm.refusal.own-figure-there R3");
  EXPECT_EQ(table.refusal("a1-c1"), "mfm.refusal.own-figure-there R3");
  EXPECT_EQ(goalsFrom(table, "a1"), (std::set<std::string>{"d1", "e1", "f1"}));
  table.act("a1-d1");
  EXPECT_TRUE(table.alive("b1") && table.alive("c1") && table.alive("d1"));
  EXPECT_EQ(table.state().figures[table.figure("d1")].spent, 3);  // their fields cost as others do
}

TEST(Movement, G3_R3_allied_figures_are_passed_over_too) {
  TestTable table(meadow(8, 1));
  table.put(0, "roman-swordsman", "a1", 0).put(0, "roman-archer", "b1", 1).put(1, "celtic-swordsman", "h1");
  EXPECT_EQ(table.refusal("a1-b1", 0), "mfm.refusal.own-figure-there R3");
  EXPECT_EQ(table.refusal("a1-c1", 0), "");
  EXPECT_EQ(table.refusal("b1-c1", 0), "mfm.refusal.not-yours R36");
}

TEST(Movement, R3_enemy_figures_stop_the_run) {
  TestTable table(meadow(8, 1));
  table.put(0, "roman-swordsman", "a1").put(1, "celtic-swordsman", "c1");
  EXPECT_EQ(goalsFrom(table, "a1"), (std::set<std::string>{"b1"}));
  EXPECT_EQ(table.refusal("a1-c1"), "mfm.refusal.enemy-in-the-way R3");
  EXPECT_EQ(table.refusal("a1-d1"), "mfm.refusal.enemy-in-the-way R3");
}

TEST(Movement, R3_G9_impassable_fields_stop_the_run) {
  for (const char wall : {'o', '~', 'R', 'W'}) {
    TestTable table({std::string("..") + wall + "...."});
    table.put(0, "roman-swordsman", "a1").put(1, "celtic-swordsman", "g1");
    EXPECT_EQ(goalsFrom(table, "a1"), (std::set<std::string>{"b1"})) << wall;
    EXPECT_EQ(table.refusal("a1-c1"), "mfm.refusal.impassable G9") << wall;
    EXPECT_EQ(table.refusal("a1-d1"), "mfm.refusal.impassable G9") << wall;
  }
}

TEST(Movement, R3_fence_and_hedge_are_crossed_but_never_ended_on) {
  for (const char barrier : {'f', 'h'}) {
    TestTable table({std::string(".") + barrier + ".." + barrier + "."});
    table.put(0, "roman-swordsman", "a1").put(1, "celtic-swordsman", "f1");
    EXPECT_EQ(table.refusal("a1-b1"), "mfm.refusal.may-not-end-there R3");
    // 2 + 1 + 1 leave one point: too little for the second barrier, and nobody would stay on it anyway.
    EXPECT_EQ(goalsFrom(table, "a1"), (std::set<std::string>{"c1", "d1"}));
    table.act("a1-c1");
    EXPECT_EQ(table.state().figures[0].spent, 3);
  }
}

TEST(Movement, R3_a_fence_that_uses_up_the_points_cannot_be_climbed) {
  TestTable table({"...f."});
  table.put(0, "roman-triarius", "a1").put(1, "celtic-swordsman", "e1");
  EXPECT_EQ(goalsFrom(table, "a1"), (std::set<std::string>{"b1", "c1"}));
}

TEST(Movement, R3_the_board_ends_and_a_move_has_at_least_one_step) {
  TestTable table(meadow(4, 4));
  table.put(0, "roman-swordsman", "a1").put(1, "celtic-swordsman", "d4");
  table.game();
  EXPECT_EQ(refusalOf(table, Action::move(0, 0, 1)), "mfm.refusal.edge-of-board R3");
  EXPECT_EQ(refusalOf(table, Action::move(0, 2, 4)), "mfm.refusal.edge-of-board R3");
  EXPECT_EQ(refusalOf(table, Action::move(0, 2, 0)), "mfm.refusal.no-steps R3");
}

TEST(Movement, R3_leaving_a_melee_is_free) {
  TestTable table(meadow(8, 3));
  table.put(0, "roman-swordsman", "c2").put(1, "celtic-swordsman", "b2").put(1, "celtic-swordsman", "c1");
  table.act("c2-h2");
  EXPECT_EQ(table.state().figures[0].spent, 5);
  EXPECT_FALSE(table.waitsForDice());
}

TEST(Movement, R3_a_forced_stop_where_one_may_not_end_puts_back_to_the_last_field_where_one_may) {
  // Two carriers cross a fence with the chest; one falls to an Erstschlag while they are on it.
  TestTable table({"......", "......", "ffffff", "......", "......", "......"});
  table.document("c2").put(0, "roman-swordsman", "b2").carrier().put(0, "roman-swordsman", "d2").carrier();
  table.put(1, "celtic-gaesatae-spear", "a4").put(1, "celtic-swordsman", "f6");
  table.act("b2+d2&S2");
  ASSERT_EQ(table.mover(), 1);
  EXPECT_EQ(table.state().chest, table.field("c3"));
  table.act("a4!b3").roll({1}).roll({1});
  EXPECT_EQ(table.state().chest, table.field("c2"));
  EXPECT_FALSE(table.alive("d3"));
  EXPECT_TRUE(table.alive("d2"));
  EXPECT_TRUE(table.told("mfm.event.carry-stopped"));
  EXPECT_EQ(table.refusal("d2-d1"), "mfm.refusal.has-moved G1");
}

// --- R2: corners --------------------------------------------------------------------------------------------------

TEST(Movement, R2_no_step_across_a_corner_between_two_impassable_fields) {
  for (const char first : {'o', '~', 'R', 'W'})
    for (const char second : {'o', '~', 'R', 'W'}) {
      TestTable table({std::string(".") + first + "..", second + std::string("..."), "....", "...."});
      table.put(0, "roman-swordsman", "a1").put(1, "celtic-swordsman", "d4");
      EXPECT_EQ(table.refusal("a1-b2"), "mfm.refusal.closed-corner R2") << first << second;
      EXPECT_TRUE(goalsFrom(table, "a1").empty());
    }
}

TEST(Movement, R2_one_open_field_at_the_corner_is_enough) {
  for (const char passable : {'.', 'f', 'h', 'x', 's'}) {
    TestTable table({".o..", passable + std::string("..."), "....", "...."});
    table.put(0, "roman-swordsman", "a1").put(1, "celtic-swordsman", "d4");
    EXPECT_EQ(table.refusal("a1-b2"), "") << passable;
  }
}

TEST(Movement, R2_figures_at_a_corner_do_not_close_it) {
  TestTable table(meadow(4, 4));
  table.put(0, "roman-swordsman", "a1").put(1, "celtic-swordsman", "b1").put(1, "celtic-swordsman", "a2");
  EXPECT_EQ(table.refusal("a1-b2"), "");
}

TEST(Movement, R2_a_run_ends_at_a_closed_corner_on_its_way) {
  TestTable table({".....", "..o..", ".o...", ".....", "....."});
  table.put(0, "roman-swordsman", "a1").put(1, "celtic-swordsman", "e1");
  EXPECT_EQ(table.refusal("a1-b2"), "");
  EXPECT_EQ(table.refusal("a1-c3"), "mfm.refusal.closed-corner R2");
  EXPECT_EQ(table.refusal("a1-d4"), "mfm.refusal.closed-corner R2");
}

// --- R4 -----------------------------------------------------------------------------------------------------------

TEST(Movement, R4_the_table_stands_a_tree_trunk_costs_two_not_three) {
  TestTable table({".TT.."});
  table.put(0, "roman-swordsman", "a1").put(1, "celtic-swordsman", "e1");
  table.act("a1-d1");  // 2 + 2 + 1
  EXPECT_EQ(table.state().figures[0].spent, 5);
}

TEST(Movement, G3_the_printed_costs_of_meadow_and_small_bush) {
  TestTable table({".b.."});
  table.put(0, "roman-swordsman", "a1").put(1, "celtic-swordsman", "d1");
  table.act("a1-b1");
  EXPECT_EQ(table.state().figures[0].spent, 2);
  TestTable open(meadow(4, 1));
  open.put(0, "roman-swordsman", "a1").put(1, "celtic-swordsman", "d1");
  open.act("a1-b1");
  EXPECT_EQ(open.state().figures[0].spent, 1);
}

// --- R33: skirmishers ---------------------------------------------------------------------------------------------

TEST(Movement, R33_terrain_costs_skirmishers_one_point_less_at_least_one) {
  for (const Terrain& terrain : testContent()->terrain) {
    if (!terrain.cost || terrain.crossOnly) continue;
    TestTable table({std::string(".") + terrain.symbol + ".."});
    table.put(0, "roman-veles", "a1").put(1, "celtic-swordsman", "d1");
    table.act("a1-b1");
    EXPECT_EQ(table.state().figures[0].spent, std::max(1, terrain.cost - 1)) << terrain.id;
  }
  TestTable fence({".f..."});
  fence.put(0, "roman-veles", "a1").put(1, "celtic-swordsman", "e1");
  fence.act("a1-c1");
  EXPECT_EQ(fence.state().figures[0].spent, 2);
  EXPECT_EQ(fence.refusal("c1-b1"), "mfm.refusal.may-not-end-there R3");
}

TEST(Movement, R33_a_skirmisher_moves_a_second_time_instead_of_fighting) {
  TestTable table(meadow(12, 4));
  table.put(0, "roman-veles", "a1").put(1, "celtic-swordsman", "i3").put(1, "celtic-swordsman", "l4");
  table.act("a1-g1");  // B6
  EXPECT_EQ(table.refusal("g1*i3>"), "");
  table.act("g1-h2");  // a new direction, with all of B again
  EXPECT_TRUE(table.told("mfm.event.second-move"));
  EXPECT_EQ(table.refusal("h2xi3"), "mfm.refusal.has-fought G1");
  EXPECT_EQ(table.refusal("h2*l4>"), "mfm.refusal.has-fought G1");
  EXPECT_EQ(table.refusal("h2-h1"), "mfm.refusal.has-moved G1");
}

TEST(Movement, R33_the_second_move_has_the_full_movement) {
  TestTable table(meadow(14, 2));
  table.put(0, "roman-veles", "a1").put(1, "celtic-swordsman", "n2");
  table.act("a1-g1").act("g1-m1");
  EXPECT_TRUE(table.alive("m1"));
}

TEST(Movement, R33_no_second_move_for_a_skirmisher_that_has_fought) {
  TestTable table(meadow(12, 2));
  table.put(0, "roman-veles", "b1").put(1, "celtic-swordsman", "c1");
  table.act("b1xc1").roll({12}).act("b1-a1");
  EXPECT_EQ(table.refusal("a1-a2"), "mfm.refusal.has-moved G1");
}

TEST(Movement, R33_others_have_no_second_move) {
  TestTable table(meadow(12, 2));
  table.put(0, "roman-archer", "a1").put(1, "celtic-swordsman", "l1");
  table.act("a1-b1");
  EXPECT_EQ(table.refusal("b1-c1"), "mfm.refusal.has-moved G1");
}

TEST(Movement, R33_the_second_move_carries_nothing) {
  TestTable table(meadow(8, 8));
  table.document("c2").put(0, "roman-veles", "a1").put(1, "celtic-swordsman", "h8");
  table.act("a1-b1");
  EXPECT_EQ(table.refusal("b1&S1"), "mfm.refusal.carrier-has-moved R35");
  EXPECT_EQ(table.refusal("b1-b3"), "");
}

TEST(Movement, R33_in_the_next_turn_a_skirmisher_fights_again) {
  TestTable table(meadow(8, 2));
  table.put(0, "roman-veles", "a1").put(1, "celtic-swordsman", "d1");
  table.act("a1-b1").act("b1-c1").act("pass").act("pass");
  EXPECT_EQ(table.refusal("c1xd1"), "");
}

// --- listed is allowed --------------------------------------------------------------------------------------------

TEST(Movement, G3_listed_moves_are_the_allowed_moves) {
  TestTable table({".b.fh.", "oT..x.", "..~...", "W.m.g."});
  table.put(0, "roman-swordsman", "a1").put(0, "roman-veles", "c1").put(0, "roman-archer", "f4");
  table.put(1, "celtic-swordsman", "c2").put(1, "celtic-archer", "e2");
  expectListedIsAllowed(table.game(), table.state());
  table.act("c1-d2");
  expectListedIsAllowed(table.game(), table.state());
  table.act("d2xc2").roll({12});
  expectListedIsAllowed(table.game(), table.state());
  table.act("pass");
  expectListedIsAllowed(table.game(), table.state());
}

TEST(Movement, R10_R13_listed_shots_are_the_allowed_shots) {
  TestTable table({"......", "..W...", "......", "......", "......", "......"});
  table.put(0, "roman-archer", "a1").put(0, "roman-swordsman", "e4").put(0, "roman-slinger", "f6");
  table.put(1, "celtic-swordsman", "d4").put(1, "celtic-archer", "c1").put(1, "celtic-slinger", "e1");
  expectListedIsAllowed(table.game(), table.state());
  table.act("a1*d4>/c").roll({12});
  expectListedIsAllowed(table.game(), table.state());
  table.act("f6-f5");
  expectListedIsAllowed(table.game(), table.state());
}

TEST(Movement, R14_R15_R18_listed_is_allowed_with_reach_weapons_and_storeys) {
  TestTable table({"WWDW..", "W__w..", "WWWW..", "......"});
  table.storey(1, 0, 0, {"WwWW", "W__W", "WWWW"});
  table.put(0, "roman-triarius", "e4").put(0, "roman-archer", "b2").put(0, "roman-swordsman", "c2/1");
  table.put(1, "celtic-swordsman", "c4").put(1, "celtic-gaesatae-spear", "a4").put(1, "celtic-archer", "f1");
  expectListedIsAllowed(table.game(), table.state());
  table.act("e4~c4").roll({12});
  expectListedIsAllowed(table.game(), table.state());
  table.act("b2^+");
  expectListedIsAllowed(table.game(), table.state());
}

TEST(Movement, R35_listed_is_allowed_with_the_chest) {
  TestTable table({"......", "......", "..f...", "......", "......", "......"});
  table.document("", {"b1", "c1", "d1", "e1"}, {"a3", "a4", "a5"});
  table.put(0, "roman-swordsman", "").carrier().put(0, "roman-swordsman", "").carrier().put(0, "roman-spearman", "");
  table.put(1, "celtic-great-axe", "").put(1, "celtic-gaesatae-spear", "d4");
  expectListedIsAllowed(table.game(), table.state());
  table.act("&c1:S1");
  expectListedIsAllowed(table.game(), table.state());
}

TEST(Movement, R35_coming_on_needs_at_least_one_step) {
  TestTable table(meadow(6, 6));
  table.document("c3", {"b1", "c1", "d1"}, {"a3"});
  table.put(0, "roman-spearman", "").put(0, "roman-swordsman", "f6").put(1, "celtic-great-axe", "f5");
  table.game();
  for (Direction d = 0; d < directions; ++d)
    for (FigureId id = 0; id < 2; ++id) EXPECT_NE(refusalOf(table, Action::enter(id, table.field("b1"), d, 0)), "");
}

// Small random tables, played on at random: at every decision what is listed is what is allowed.
RC_GTEST_PROP(Movement, G1_G3_G4_G7_G8_listed_is_allowed_in_random_games, ()) {
  const int width = pick(4, 7), height = pick(4, 7);
  std::vector<std::string> plan;
  for (int y = 0; y < height; ++y) {
    std::string line;
    for (int x = 0; x < width; ++x) line += *rc::gen::elementOf(std::string(".......bBxtTnrsofhmW~"));
    plan.push_back(line);
  }
  TestTable table(plan, pick(1, 4));
  const std::vector<std::vector<std::string>> types{
      {"roman-swordsman", "roman-archer", "roman-triarius", "roman-veles", "roman-pikeman", "roman-gladiator"},
      {"celtic-swordsman", "celtic-archer", "celtic-gaesatae-spear", "celtic-slinger", "celtic-carnyx", "celtic-hero"}};
  std::vector<std::string> free;
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x)
      if (std::string("ofhW~R").find(plan[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)]) ==
          std::string::npos)
        free.push_back(writePlace({x, y, 0}));
  RC_PRE(free.size() >= 6);
  for (int i = 0; i < 6; ++i) {
    const auto where = static_cast<std::size_t>(pick(0, static_cast<int>(free.size())));
    table.put(i % 2, *rc::gen::elementOf(types[static_cast<std::size_t>(i % 2)]), free[where]);
    free.erase(free.begin() + static_cast<std::ptrdiff_t>(where));
  }
  const ManForMan& game = table.game();
  FastDice dice(*rc::gen::arbitrary<std::uint64_t>());
  for (int step = 0; step < 8; ++step) {
    const Turn now = game.turn(table.state());
    if (now.waiting == Waiting::nobody) break;
    NoEvents quiet;
    if (now.waiting == Waiting::dice) {
      game.roll(table.state(), dice.roll(now.dice), quiet);
      continue;
    }
    expectListedIsAllowed(game, table.state());
    RC_ASSERT(!::testing::Test::HasFailure());
    ActionList<Action> actions(game.maxActions());
    game.list(table.state(), table.mover(), actions);
    RC_ASSERT(!actions.empty());
    const Action action = actions[dice.below(static_cast<std::uint32_t>(actions.size()))];
    game.apply(table.state(), table.mover(), action, quiet);
  }
}

// A slow and simple reference of R3 against the moves that the game lists.
RC_GTEST_PROP(Movement, R3_R33_runs_agree_with_a_simple_reference, ()) {
  const int width = pick(4, 12), height = pick(4, 12);
  std::vector<std::string> plan;
  for (int y = 0; y < height; ++y) {
    std::string line;
    for (int x = 0; x < width; ++x) line += *rc::gen::elementOf(std::string("........bBxtTnrsofhmjWD~cgw="));
    plan.push_back(line);
  }
  const auto symbol = [&](int x, int y) -> char& {
    return plan[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
  };
  const int startX = pick(0, width), startY = pick(0, height);
  symbol(startX, startY) = '.';
  TestTable table(plan);
  const bool skirmisher = *rc::gen::arbitrary<bool>();
  const int most = 6;
  table.put(0, skirmisher ? "roman-veles" : "roman-gladiator", writePlace({startX, startY, 0}));
  std::map<std::pair<int, int>, int> others;  // side by place
  for (int i = 0; i < 6; ++i) {
    const int x = pick(0, width), y = pick(0, height);
    const std::string closed = "ofhW~";
    if ((x == startX && y == startY) || others.contains({x, y}) || closed.find(symbol(x, y)) != std::string::npos)
      continue;
    others[{x, y}] = i % 2;
    table.put(i % 2, i % 2 ? "celtic-swordsman" : "roman-swordsman", writePlace({x, y, 0}));
  }
  RC_PRE(std::any_of(others.begin(), others.end(), [](const auto& other) { return other.second == 1; }));
  const std::map<char, int> costs{{'.', 1}, {'b', 2}, {'B', 3}, {'x', 5}, {'t', 1}, {'T', 2},
                                  {'n', 2}, {'r', 3}, {'s', 3}, {'f', 2}, {'h', 2}, {'m', 3},
                                  {'j', 3}, {'D', 1}, {'c', 2}, {'g', 1}, {'w', 4}, {'=', 2}};
  const auto open = [&](int x, int y) {
    return x >= 0 && y >= 0 && x < width && y < height && costs.contains(symbol(x, y));
  };
  std::set<std::string> expected;
  for (int dx = -1; dx <= 1; ++dx)
    for (int dy = -1; dy <= 1; ++dy) {
      if (dx == 0 && dy == 0) continue;
      int left = most;
      for (int x = startX, y = startY;;) {
        if (!open(x + dx, y + dy) || (dx && dy && !open(x + dx, y) && !open(x, y + dy))) break;
        x += dx;
        y += dy;
        const int cost = costs.at(symbol(x, y));
        left -= skirmisher ? std::max(1, cost - 1) : cost;
        if (left < 0) break;
        if (const auto there = others.find({x, y}); there != others.end()) {
          if (there->second == 1) break;
          continue;
        }
        if (symbol(x, y) != 'f' && symbol(x, y) != 'h') expected.insert(writePlace({x, y, 0}));
      }
    }
  RC_ASSERT(goalsFrom(table, writePlace({startX, startY, 0})) == expected);
}

}  // namespace walstatt::mfm
