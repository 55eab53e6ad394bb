// The strong player finds what is plain to see, keeps to its bounds and to what it may know.
#include "games/duel/players/strong.h"

#include <gtest/gtest.h>

#include "games/duel/players/tips.h"
#include "games/duel/test_fight.h"

namespace walstatt::duel {
namespace {

Action chosen(const Fight& fight, Seat seat, std::uint64_t seed = 1, StrongSettings settings = {}) {
  return StrongPlayer(seed, settings).choose(fight.game, fight.game.view(fight.state, seat), seat);
}
std::string written(const Fight& fight, Seat seat, std::uint64_t seed = 1) {
  return fight.game.write(fight.state, chosen(fight, seat, seed));
}

TEST(StrongPlayer, attacks_when_the_hit_is_sure_and_ends_the_fight) {
  Fight fight({{}}, {{.vitality = 1}});
  fight.roll({20, 20, 20, 8, 5, 3}).roll({5, 4, 3, 3, 2, 2});
  fight.act(0, "score 20 20 20").act(1, "score 5");
  for (std::uint64_t seed = 1; seed <= 5; ++seed) EXPECT_EQ(written(fight, 0, seed), "attack b1") << seed;
}

TEST(StrongPlayer, waits_when_all_would_be_warded_and_a_counter_is_sure) {
  Fight fight({{.vitality = 5}}, {{}});
  fight.roll({9, 8, 5, 3, 2, 2}).roll({20, 20, 20, 19, 18, 17});
  fight.act(0, "score 9").act(1, "score 20 20 20");
  for (std::uint64_t seed = 1; seed <= 5; ++seed) EXPECT_EQ(written(fight, 0, seed), "wait") << seed;
}

TEST(StrongPlayer, a_deadly_blow_is_warded_whatever_it_costs) {
  Fight fight = attacked({}, {.vitality = 1}, {15, 14, 13, 8, 5, 3}, "15", {16, 9, 8, 5, 3, 2}, "9");
  while (fight.step() != Step::ward) {
    const Seat seat = firstOf(fight.game.turn(fight.state).seats);
    fight.act(seat, written(fight, seat));
  }
  EXPECT_EQ(written(fight, 1), "ward 16!>15") << "a rescue die for a life";
}

TEST(StrongPlayer, gives_no_rescue_die_away_where_the_group_suffices) {
  Fight fight = attacked({}, {}, {15, 14, 13, 8, 5, 3}, "15", {16, 16, 8, 5, 3, 2}, "16");
  while (fight.step() != Step::ward) {
    const Seat seat = firstOf(fight.game.turn(fight.state).seats);
    fight.act(seat, written(fight, seat));
  }
  fight.act(1, written(fight, 1));
  EXPECT_EQ(fight.b().lost, 0);
}

TEST(StrongPlayer, strikes_and_neither_flees_nor_spares) {
  Fight fight = attacked({}, {}, {20, 20, 20, 8, 5, 3}, "20 20 20", {5, 4, 3, 3, 2, 2}, "5");
  while (fight.step() != Step::hit) {
    const Seat seat = firstOf(fight.game.turn(fight.state).seats);
    fight.act(seat, written(fight, seat));
  }
  EXPECT_EQ(written(fight, 0), "strike");
}

TEST(StrongPlayer, the_same_seed_chooses_the_same) {
  Fight fight;
  fight.roll({17, 14, 12, 8, 5, 3}).roll({16, 13, 11, 7, 6, 2});
  EXPECT_EQ(chosen(fight, 0, 7), chosen(fight, 0, 7));
  fight.act(0, "score 17 14").act(1, "score 16");
  EXPECT_EQ(chosen(fight, 0, 9), chosen(fight, 0, 9));
}

TEST(StrongPlayer, what_the_other_has_decided_in_secret_changes_nothing) {
  Fight before;
  before.roll({17, 14, 12, 8, 5, 3}).roll({16, 13, 11, 7, 6, 2});
  Fight after = before;
  after.act(1, "score 16");
  EXPECT_EQ(chosen(before, 0, 3), chosen(after, 0, 3));
}

// Whole fights of every kind: bounded, legal, and over at last.
void playOut(Fight fight, std::uint64_t seed) {
  StrongSettings few;
  few.playouts = 12;
  StrongPlayer strong(seed, few);
  FastDice dice(seed);
  NoEvents quiet;
  int steps = 0;
  for (Turn turn = fight.game.turn(fight.state); turn.waiting != Waiting::nobody; turn = fight.game.turn(fight.state)) {
    ASSERT_LT(++steps, 20'000);
    if (turn.waiting == Waiting::dice) {
      fight.game.roll(fight.state, dice.roll(turn.dice), quiet);
      continue;
    }
    const Seat seat = firstOf(turn.seats);
    const State seen = fight.game.view(fight.state, seat);
    const bool first = fight.game.sideOf(seat) == 0;
    const Action action = first ? strong.choose(fight.game, seen, seat) : tipFor(fight.game, seen, seat);
    ASSERT_FALSE(fight.game.check(fight.state, seat, action)) << fight.where();
    fight.game.apply(fight.state, seat, action, quiet);
  }
}

TEST(StrongPlayer, plays_legally_to_the_end) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    playOut(Fight(), seed);
    playOut(Fight({{.skill = 6, .protection = 2}}, {{.skill = 6, .protection = 2}}), seed);
    playOut(Fight({{.skill = 4, .shot = 8}}, {{.skill = 4, .shot = 8}}, 60), seed);
    playOut(Fight({{}, {.shot = 6}}, {{}, {.awareness = Awareness::noticing}}, 30), seed);
    playOut(Fight({{.skill = 5}, {}, {}}, {{.skill = 5}, {}, {}}), seed);
  }
}

}  // namespace
}  // namespace walstatt::duel
