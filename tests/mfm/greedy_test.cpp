// The greedy player must play Das Geheimdokument sensibly: it advances, uses cover, keeps archers away, carries the
// chest and hunts it. Each habit is measured over whole games with fixed seeds, against thresholds far from what is seen.
#include <gtest/gtest.h>

#include "base/test_cases.h"
#include "games/registry/registry.h"
#include "players/make_player.h"
#include "test_table.h"

namespace walstatt::mfm {
namespace {

constexpr int games = cases(24, 6);

std::unique_ptr<AnyGame> scenario(const char* id) {
  const GameKind* kind = findGame("mfm");
  Errors errors;
  auto game = kind->make(testLibrary(), *kind->setup(testLibrary(), id), errors);
  EXPECT_TRUE(game);
  return game;
}

// Plays games; calls look(state) at the end of every turn of a side.
template <class Look>
std::array<int, 2> play(const ManForMan& game, const char* first, const char* second, const Look& look) {
  std::array<int, 2> wins{};
  for (int i = 0; i < games; ++i) {
    const auto seed = static_cast<std::uint64_t>(i);
    const std::array players{makePlayer<ManForMan>(first, 2 * seed), makePlayer<ManForMan>(second, 2 * seed + 1)};
    FastDice dice(seed + 1000);
    NoEvents quiet;
    State state = game.start();
    for (Turn turn = game.turn(state); turn.waiting != Waiting::nobody; turn = game.turn(state)) {
      if (turn.waiting == Waiting::dice) {
        game.roll(state, dice.roll(turn.dice), quiet);
        continue;
      }
      const Seat seat = firstOf(turn.seats);
      const Action action = players[game.sideOf(seat)]->choose(game, state, seat);
      if (action.kind() == ActionKind::pass) look(state);
      game.apply(state, seat, action, quiet);
    }
    if (state.winner < 2) ++wins[state.winner];
  }
  return wins;
}

const ManForMan& geheimdokument() {
  static const std::unique_ptr<AnyGame> game = scenario("geheimdokument");
  return dynamic_cast<const Erased<ManForMan>&>(*game).game();
}

TEST(Greedy, R35_carries_the_chest_home_against_a_random_player) {
  int adjacentCarriers = 0, turns = 0;
  const ManForMan& game = geheimdokument();
  const auto wins = play(game, "greedy", "random", [&](const State& state) {
    if (state.activeSide != 0 || state.chest == noField) return;
    ++turns;
    int beside = 0;
    for (FigureId id = 0; id < game.figureCount(); ++id)
      beside += game.sideOfFigure(id) == 0 && state.figures[id].onBoard() &&
                game.board().adjacent(state.figures[id].field, state.chest);
    adjacentCarriers += beside > 0;
  });
  EXPECT_GE(wins[0] * 100, games * 75);
  EXPECT_GE(adjacentCarriers * 100, turns * 80) << "the chest is not left alone";
}

TEST(Greedy, R35_hunts_the_chest_against_a_random_player) {
  const auto wins = play(geheimdokument(), "random", "greedy", [](const State&) {});
  EXPECT_GE(wins[1] * 100, games * 90);
}

TEST(Greedy, keeps_shooters_out_of_melee_and_fighters_in_it) {
  const ManForMan& game = geheimdokument();
  std::array<int, 2> beside{}, seen{};  // fighters, archers
  play(game, "greedy", "greedy", [&](const State& state) {
    if (state.activeSide != 1 || state.round < 3) return;
    for (FigureId id = 0; id < game.figureCount(); ++id) {
      const Figure& figure = state.figures[id];
      if (game.sideOfFigure(id) != 1 || !figure.onBoard()) continue;
      const bool archer = game.typeOf(id).fernRange >= 5;
      bool close = false;
      for (const FieldId near : game.board().neighbours(figure.field))
        close = close ||
                (near != noField && state.occupant[near] != noFigure && game.sideOfFigure(state.occupant[near]) == 0);
      beside[archer] += close;
      ++seen[archer];
    }
  });
  ASSERT_GT(seen[0], 0);
  ASSERT_GT(seen[1], 0);
  EXPECT_LT(beside[1] * seen[0], beside[0] * seen[1])
      << "archers " << beside[1] << '/' << seen[1] << ", fighters " << beside[0] << '/' << seen[0];
  EXPECT_LT(beside[1] * 100, seen[1] * 35);
}

TEST(Greedy, advances_and_fights_in_a_points_battle) {
  const auto game = scenario("battle-50");
  const ManForMan& battle = dynamic_cast<const Erased<ManForMan>&>(*game).game();
  int points = 0, ends = 0;
  play(battle, "greedy", "greedy", [&](const State& state) {
    if (state.round < 5 || state.activeSide == state.firstSide) return;
    points += battle.score(state, 0) + battle.score(state, 1);
    ++ends;
  });
  ASSERT_GT(ends, 0);
  EXPECT_GT(points, ends * 15) << "nobody gets hurt";
}

// Of two fields equally far from everything the one with cover is taken.
TEST(Greedy, G5_uses_cover_under_fire) {
  TestTable table({"............", "............", "............", ".....b......", "............", "............",
                   "............", "............", "............", "............", "............", "............"});
  table.put(0, "roman-archer", "f12").put(0, "roman-archer", "g12").put(1, "celtic-archer", "e4").turnOf(1);
  table.state().figures[2].marks = mark::fought;
  GreedyPlayer<ManForMan> player(1);
  const Action action = player.choose(table.game(), table.state(), table.mover());
  EXPECT_EQ(table.game().write(table.state(), action), "e4-f4");
}

}  // namespace
}  // namespace walstatt::mfm
