// Whole battles between computer players, for tests.
#pragma once

#include <gtest/gtest.h>

#include "games/adlg/setup_file.h"
#include "games/adlg/test_setup.h"
#include "library/library.h"
#include "table/player.h"

namespace walstatt::adlg::test {

inline Battle readyBattle(const std::string& id) {
  Errors errors;
  const Library library = Library::read(builtInContent(), errors);
  auto setup = readSetup(*testContent(), *library.document("adlg/scenarios/" + id + ".toml"), id, errors);
  EXPECT_TRUE(setup) << id;
  return Battle(testContent(), std::move(*setup));
}

// The winner; every decision of both is judged before it is carried out.
inline Side winnerOf(const Battle& battle, Player<Battle>& first, Player<Battle>& second, std::uint64_t seed) {
  FastDice dice(seed);
  NoEvents quiet;
  State state = battle.start();
  for (int steps = 0; battle.turn(state).waiting != Waiting::nobody && steps < 5'000; ++steps) {
    const Turn turn = battle.turn(state);
    if (turn.waiting == Waiting::dice) {
      battle.roll(state, dice.roll(turn.dice), quiet);
      continue;
    }
    const Seat seat = firstOf(turn.seats);
    const Action action = (seat == 0 ? first : second).choose(battle, battle.view(state, seat), seat);
    const auto refusal = battle.check(state, seat, action);
    EXPECT_FALSE(refusal) << battle.write(state, action) << ": " << refusal->phrase->id;
    if (refusal) return noSide;
    battle.apply(state, seat, action, quiet);
  }
  EXPECT_TRUE(battle.outcome(state).over);
  return battle.outcome(state).winner;
}

}  // namespace walstatt::adlg::test
