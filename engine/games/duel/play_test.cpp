// Fights to the end without flight, which random players take too often: what the laws ask, where wounds are dealt.
#include "games/duel/test_fight.h"
#include "players/random.h"

namespace walstatt::duel {
namespace {

TestFighter fighterOf(FastDice& dice) {
  constexpr std::array<int, 6> sizes{4, 6, 8, 10, 12, 20};
  TestFighter one;
  one.dice = 1 + static_cast<int>(dice.below(6));
  one.die = sizes[dice.below(6)];
  one.skill = 1 + static_cast<int>(dice.below(6));
  one.pts = sizes[dice.below(6)];
  one.initiative = static_cast<int>(dice.below(3));
  one.vitality = 5 + static_cast<int>(dice.below(60));
  one.protection = static_cast<int>(dice.below(6));
  one.quality = static_cast<int>(dice.below(6));
  one.light = dice.below(2) == 0;
  one.shot = dice.below(2) == 0 ? 0 : sizes[dice.below(6)];
  one.awareness = static_cast<Awareness>(dice.below(3));
  one.size = static_cast<Size>(dice.below(6));
  return one;
}

Fight anyFight(FastDice& dice) {
  std::array<std::vector<TestFighter>, 2> sides;
  for (auto& side : sides) {
    const std::uint32_t count = 1 + (dice.below(3) == 0 ? dice.below(3) : 0);
    for (std::uint32_t i = 0; i < count; ++i) side.push_back(fighterOf(dice));
  }
  return Fight(sides[0], sides[1], dice.below(2) == 0 ? 0 : static_cast<int>(dice.below(60)));
}

bool isFlight(Action action) {
  return action.kind() == ActionKind::flee || action.kind() == ActionKind::spare || action.kind() == ActionKind::leave;
}

// Plays to the end; shows every state before it goes on.
template <class Visit>
void play(Fight& fight, FastDice& dice, const Visit& visit) {
  ActionList<Action> actions(fight.game.maxActions());
  for (Turn turn = fight.game.turn(fight.state); turn.waiting != Waiting::nobody; turn = fight.game.turn(fight.state)) {
    visit(turn);
    if (testing::Test::HasFailure()) return;
    fight.told.events.clear();
    if (turn.waiting == Waiting::dice) {
      fight.game.roll(fight.state, dice.roll(turn.dice), fight.told);
      continue;
    }
    const Seat seat = firstOf(turn.seats);
    actions.clear();
    fight.game.list(fight.state, seat, actions);
    ASSERT_FALSE(actions.empty()) << fight.where();
    Action action = actions[dice.below(static_cast<std::uint32_t>(actions.size()))];
    while (isFlight(action)) action = actions[dice.below(static_cast<std::uint32_t>(actions.size()))];
    fight.game.apply(fight.state, seat, action, fight.told);
  }
}

TEST(Fights, N5_D14_go_on_to_the_end_and_every_state_can_be_told_and_read) {
  FastDice dice(1192);
  int out = 0;
  for (int number = 0; number < 200; ++number) {
    Fight fight = anyFight(dice);
    play(fight, dice, [&](const Turn& turn) {
      const auto read = fight.game.readPosition(fight.where());
      ASSERT_TRUE(read.value) << fight.where();
      EXPECT_EQ(*read.value, fight.state) << fight.where();
      if (turn.waiting != Waiting::decision) return;
      const Seat seat = firstOf(turn.seats);
      ActionList<Action> actions(fight.game.maxActions());
      fight.game.list(fight.state, seat, actions);
      EXPECT_LE(actions.size(), actions.capacity());
      std::vector<std::string> texts = fight.listed(seat);
      std::sort(texts.begin(), texts.end());
      EXPECT_EQ(std::adjacent_find(texts.begin(), texts.end()), texts.end()) << "listed twice: " << fight.where();
      for (const Action& action : actions) {
        const auto refusal = fight.game.check(fight.state, seat, action);
        EXPECT_FALSE(refusal) << fight.where() << ": " << fight.game.write(fight.state, action);
        const auto again = fight.game.read(fight.state, seat, fight.game.write(fight.state, action));
        ASSERT_TRUE(again.value) << fight.game.write(fight.state, action);
        EXPECT_EQ(*again.value, action) << fight.where() << ": " << fight.game.write(fight.state, action);
      }
    });
    out += fight.game.outcome(fight.state).winner != noSide;
  }
  EXPECT_GT(out, 100);
}

// Whatever `check` allows stands in the list, or something that differs only in which of equal dice is meant.
TEST(Fights, N1_D2_D8_what_is_allowed_is_listed_by_its_numbers) {
  FastDice dice(7);
  for (int number = 0; number < 40; ++number) {
    Fight fight = anyFight(dice);
    play(fight, dice, [&](const Turn& turn) {
      if (turn.waiting != Waiting::decision) return;
      const Seat seat = firstOf(turn.seats);
      if (fight.step() != Step::score && fight.step() != Step::group && fight.step() != Step::keep) return;
      std::vector<std::string> listed = fight.listed(seat);
      std::sort(listed.begin(), listed.end());
      for (unsigned first = 0; first < 64; ++first)
        for (unsigned second = 0; second < (fight.step() == Step::group ? 64u : 1u); ++second) {
          const auto one = static_cast<Mask>(first), two = static_cast<Mask>(second);
          Action action = fight.step() == Step::score  ? Action::score(one)
                          : fight.step() == Step::keep ? Action::keep(one)
                                                       : Action::group(one, two);
          action = action.by(seat);
          if (fight.game.check(fight.state, seat, action)) continue;
          // Equal dice set aside in different rounds lie apart: by their numbers they are alike.
          const auto read = fight.game.read(fight.state, seat, fight.game.write(fight.state, action));
          ASSERT_TRUE(read.value);
          const std::string text = fight.game.write(fight.state, *read.value);
          EXPECT_TRUE(std::binary_search(listed.begin(), listed.end(), text)) << fight.where() << ": " << text;
        }
    });
  }
}

TEST(Fights, D4_a_view_is_enough_to_decide) {
  FastDice dice(3);
  for (int number = 0; number < 40; ++number) {
    Fight fight = anyFight(dice);
    play(fight, dice, [&](const Turn& turn) {
      for (const Seat seat : eachSeat(fight.game.seats())) {
        const State seen = fight.game.view(fight.state, seat);
        EXPECT_EQ(fight.game.view(seen, seat), seen);
        if (!has(turn.seats, seat)) continue;
        ActionList<Action> all(fight.game.maxActions()), fromView(fight.game.maxActions());
        fight.game.list(fight.state, seat, all);
        fight.game.list(seen, seat, fromView);
        EXPECT_TRUE(std::equal(all.begin(), all.end(), fromView.begin(), fromView.end())) << fight.where();
      }
    });
  }
}

TEST(Fights, bad_positions_are_told) {
  const Fight fight;
  const std::string good = fight.where();
  EXPECT_TRUE(fight.game.readPosition(good).value) << good;
  for (const char* text : {"", "?", "score", "roll | a1", "roll | a1 | b1", "over | a1 | b1 | b2", "ward | a1 | b1",
                           "roll rolling 64 | a1 | b1", "roll phase 1 rolling 3 | a1 dice 7 | b1"})
    EXPECT_FALSE(fight.game.readPosition(text).value) << text;
}

}  // namespace
}  // namespace walstatt::duel
