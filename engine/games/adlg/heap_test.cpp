// Playing never touches the heap: whole battles, led by the usual computer player and by a random one, with a count round each
// question to the rules.
#include <gtest/gtest.h>

#include "../../../tests/heap.h"
#include "games/adlg/game.h"
#include "games/registry/registry.h"
#include "library/library.h"
#include "players/random.h"

namespace walstatt::adlg {
namespace {

struct Counts {
  std::size_t taken = 0, decisions = 0, rolls = 0, refused = 0, refusedOthers = 0;
};

template <class Ask>
auto counted(Counts& counts, const Ask& ask) {
  const std::size_t before = takenFromHeap();
  const auto answer = ask();
  counts.taken += takenFromHeap() - before;
  return answer;
}

// Somebody else, another way: most of these are refused, and a refusal takes nothing either.
Action changed(const Battle& battle, Action action, FastDice& dice) {
  const auto below = [&](std::size_t bound) { return dice.below(static_cast<std::uint32_t>(bound)); };
  action.unit = static_cast<std::uint8_t>(below(battle.unitCount()));
  action.group ^= std::uint64_t{1} << below(16);
  action.target = static_cast<std::uint8_t>(below(battle.unitCount()));
  action.legs[below(2)] = Leg(LegKind::wheel, 100 + static_cast<int>(below(4'000)));
  return action;
}

void playCounting(const AnyGame& game, Player<AnyGame>& first, Player<AnyGame>& second, std::uint64_t seed,
                  Counts& counts) {
  const Battle& battle = dynamic_cast<const Erased<Battle>&>(game).game();
  ActionList<Action> actions(battle.maxActions());
  FastDice dice(seed);
  NoEvents quiet;
  State state = counted(counts, [&] { return battle.start(); });
  for (int steps = 0; steps < 20'000; ++steps) {
    const Turn turn = counted(counts, [&] { return battle.turn(state); });
    if (turn.waiting == Waiting::nobody) break;
    if (turn.waiting == Waiting::dice) {
      const Faces faces = dice.roll(turn.dice);
      counts.rolls += counted(counts, [&] {
        battle.roll(state, faces, quiet);
        return 1u;
      });
      continue;
    }
    const Seat seat = firstOf(turn.seats);
    const Action action = (seat == 0 ? first : second).choose(game, AnyState::of(state), seat).as<Action>();
    const Action other = changed(battle, action, dice);
    counted(counts, [&] { return battle.view(state, seat); });
    counts.refused += counted(counts, [&] { return battle.check(state, seat, action).has_value(); });
    counts.refusedOthers += counted(counts, [&] { return battle.check(state, seat, other).has_value(); });
    counted(counts, [&] { return battle.sample(state, seat, dice); });
    if (++counts.decisions % 4 == 0) {
      actions.clear();
      counted(counts, [&] {
        battle.list(state, seat, actions);
        return actions.size();
      });
    }
    counted(counts, [&] {
      battle.apply(state, seat, action, quiet);
      return battle.value(state, 0) + static_cast<int>(battle.signature(state) & 1u);
    });
  }
  EXPECT_TRUE(battle.outcome(state).over);
}

TEST(AdlgHeap, playing_takes_nothing_from_the_heap) {
  Errors errors;
  const Library library = Library::read(builtInContent(), errors);
  const GameKind& kind = *findGame("adlg");
  for (const ReadySetup& ready : kind.setups(library)) {
    const auto game = kind.make(library, *kind.setup(library, ready.id), errors);
    ASSERT_TRUE(game) << ready.id;
    Counts counts;
    RandomPlayer<AnyGame> one(1), two(2);
    playCounting(*game, one, two, 1, counts);
    const OwnPlayer& usual = kind.players.front();
    playCounting(*game, *usual.make(3), *usual.make(4), 2, counts);
    EXPECT_EQ(counts.taken, 0u) << ready.id;
    EXPECT_EQ(counts.refused, 0u) << ready.id;
    EXPECT_GT(counts.refusedOthers, counts.decisions / 4) << ready.id;
    EXPECT_GT(counts.rolls, 0u) << ready.id;
  }
}

}  // namespace
}  // namespace walstatt::adlg
