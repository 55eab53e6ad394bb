// The evaluation for computer players: what it must never get wrong. It is no rule of the booklets; winning is R34, R35.
#include "../../../tests/mfm/figures.h"
#include "../../../tests/mfm/test_games.h"

namespace walstatt::mfm {
namespace {

// Calls look(game, state) at every step of random games of all ready scenarios.
template <class Look>
void playAll(const Look& look) {
  for (const std::string& path : testLibrary().documentsIn("mfm/scenarios")) {
    Errors errors;
    const auto setup = readSetup(*testContent(), *testLibrary().document(path), path, errors);
    ASSERT_TRUE(setup) << path;
    const ManForMan game(testContent(), *setup);
    ActionList<Action> actions(game.maxActions());
    NoEvents quiet;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      SCOPED_TRACE(path);
      FastDice dice(seed);
      State state = game.start();
      for (;;) {
        look(game, state);
        const Turn now = game.turn(state);
        if (now.waiting == Waiting::nobody) break;
        if (now.waiting == Waiting::dice) {
          game.roll(state, dice.roll(now.dice), quiet);
          continue;
        }
        const Seat seat = anyOf(now.seats, dice);
        actions.clear();
        game.list(state, seat, actions);
        ASSERT_FALSE(actions.empty());
        game.apply(state, seat, actions[dice.below(static_cast<std::uint32_t>(actions.size()))], quiet);
      }
    }
  }
}

// Fails while the posture of the own side alone is counted.
TEST(Value, R34_R35_a_won_game_is_better_than_any_other_and_a_lost_one_worse) {
  int best = 0;
  playAll([&](const ManForMan& game, const State& state) {
    if (game.outcome(state).over) return;
    for (const Side side : {Side{0}, Side{1}}) best = std::max(best, std::abs(game.value(state, side)));
  });
  TestTable table(meadow());
  table.put(0, legionary, "a1").put(1, sword, "b1").act("a1xb1").roll({1}).roll({1});
  ASSERT_TRUE(table.game().outcome(table.state()).over);
  const int won = table.game().value(table.state(), 0);
  EXPECT_GT(won, 10 * best);
  EXPECT_EQ(table.game().value(table.state(), 1), -won);
}

TEST(Value, R34_a_draw_is_worth_nothing_to_both) {
  TestTable table(meadow());
  table.put(0, legionary, "a1").put(1, sword, "i9").round(10).turnOf(1).act("pass");
  EXPECT_EQ(table.game().outcome(table.state()).winner, noSide);
  EXPECT_EQ(table.game().value(table.state(), 0), 0);
  EXPECT_EQ(table.game().value(table.state(), 1), 0);
}

// Both sides have the same figures, turned by half a turn: each sees the same when it is to move.
TEST(Value, R34_equal_armies_see_equal_positions) {
  const std::vector<std::pair<std::string, std::pair<const char*, const char*>>> pairs{
      {legionary, {"b2", "h8"}}, {spear, {"d3", "f7"}}, {archer, {"e1", "e9"}}, {optio, {"d4", "f6"}}};
  TestTable table({"b........", ".........", "..T......", "...f.....", "....o....", ".....f...", "......T..",
                   ".........", "........b"});
  for (const auto& [type, fields] : pairs) table.put(0, type, fields.first).put(1, type, fields.second);
  State state = table.state();
  const ManForMan& game = table.game();
  const int first = game.value(state, 0), firstWaits = game.value(state, 1);
  state.activeSide = 1;
  EXPECT_EQ(game.value(state, 1), first);
  EXPECT_EQ(game.value(state, 0), firstWaits);
}

TEST(Value, R34_a_mirrored_position_is_worth_the_same) {
  const auto value = [](bool mirrored, Side side) {
    TestTable table(meadow());
    const auto at = [&](char column, int row) {
      return std::string(1, mirrored ? static_cast<char>('a' + 'i' - column) : column) + std::to_string(row);
    };
    table.put(0, legionary, at('b', 2)).put(0, archer, at('d', 1)).put(0, optio, at('g', 4));
    table.put(1, sword, at('c', 5)).put(1, spear, at('f', 6)).put(1, sword, at('h', 8));
    return table.game().value(table.state(), side);
  };
  for (const Side side : {Side{0}, Side{1}}) EXPECT_EQ(value(false, side), value(true, side));
}

TEST(Value, R9_lives_and_figures_are_worth_something) {
  TestTable table(meadow());
  table.put(0, optio, "a1").put(0, legionary, "c1").put(1, sword, "i9").put(1, sword, "g9");
  State state = table.state();
  const int whole = table.game().value(state, 0);
  state.figures[table.figure("a1")].lives = 1;
  const int wounded = table.game().value(state, 0);
  EXPECT_LT(wounded, whole);
  Figure& lost = state.figures[table.figure("c1")];
  state.occupant[lost.field] = noFigure;
  lost = Figure{.type = lost.type, .seat = lost.seat, .standing = Standing::out};
  EXPECT_LT(table.game().value(state, 0), wounded);
}

TEST(Value, R35_the_chest_is_worth_more_the_nearer_it_is_to_the_goal) {
  int before = -1'000'000;
  for (int row = 12; row <= 24; ++row) {  // far from the Celt
    TestTable table(meadow(9, 24));
    const std::string at = std::to_string(row);
    table.document("e" + at, {"c1"}, {"a4"});
    table.put(0, legionary, "d" + at).put(0, legionary, "f" + at).put(1, sword, "e1");
    const int now = table.game().value(table.state(), 0);
    EXPECT_GT(now, before) << row;
    before = now;
  }
}

TEST(Value, R35_a_celt_on_the_chest_is_good_for_the_celts) {
  TestTable beside(meadow()), upon(meadow());
  for (TestTable* table : {&beside, &upon}) {
    table->document("e5", {"c1"}, {"a4"});
    table->put(0, legionary, "d5").put(1, sword, table == &upon ? "e5" : "e6").turnOf(1);
  }
  EXPECT_GT(upon.game().value(upon.state(), 1), beside.game().value(beside.state(), 1));
}

}  // namespace
}  // namespace walstatt::mfm
