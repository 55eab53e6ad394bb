#include <gtest/gtest.h>

#include <map>

#include "games/pig/pig.h"
#include "games/registry/registry.h"
#include "players/make_player.h"
#include "table/any_game.h"
#include "table/plain_stage.h"

namespace walstatt {
namespace {

constexpr Phrase hit{"test.hit", ""};

// One decision of seat 0; some actions throw a die, some are answered by the other side or by the own one.
struct ChoiceState {
  std::int16_t worth = 0;  // for side 0
  std::uint8_t stage = 0;  // 0: to decide, 1: a d4 is rolling, 2: a reaction, 3: over
  std::uint8_t reactor = 0;
  std::uint8_t answers = 0;  // reactions still to come
  std::uint8_t zero = 0;
};
struct Choice : PlainStage<Choice, ChoiceState, std::uint8_t> {
  using State = ChoiceState;
  using Action = std::uint8_t;
  explicit Choice(std::vector<Action> choices) : offered(std::move(choices)) {}
  std::vector<Action> offered;

  enum : Action {
    plain5,
    plain7,
    rollForTen,
    askOther,
    askOwn,
    rollThenAsk,
    otherPlain7,
    askForever,
    answerLow,
    answerHigh
  };

  int seats() const { return 2; }
  int sides() const { return 2; }
  Side sideOf(Seat seat) const { return seat; }
  State start() const { return {}; }
  Listing listing() const { return Listing::complete; }
  std::size_t maxActions() const { return 16; }
  Turn turn(const State& state) const {
    switch (state.stage) {
      case 0: return Turn::of(only(0));
      case 1: return Turn::rolling({1, 4});
      case 2: return Turn::reactionOf(only(state.reactor));
      default: return Turn::over();
    }
  }
  void list(const State& state, Seat, ActionList<Action>& out) const {
    if (state.stage == 0)
      for (const Action action : offered) out.push_back(action);
    if (state.stage == 2)
      for (const Action action : {answerLow, answerHigh}) out.push_back(action);
  }
  std::optional<Refusal> check(const State&, Seat, const Action&) const { return std::nullopt; }
  template <class Events>
  void apply(State& state, Seat, const Action& action, Events&) const {
    const auto ask = [&](Seat seat, std::uint8_t answers) {
      state.stage = 2;
      state.reactor = seat;
      state.answers = answers;
    };
    switch (action) {
      case plain5: state = {5, 3}; break;
      case plain7:
      case otherPlain7: state = {7, 3}; break;
      case rollForTen: state.stage = 1; break;
      case askOther: ask(1, 1); break;
      case askOwn: ask(0, 1); break;
      case rollThenAsk: state = {0, 1, 1, 1}; break;
      case askForever: ask(1, 255); break;
      default:
        state.worth = static_cast<std::int16_t>(state.worth + (action == answerLow ? 4 : 10));
        if (state.answers < 255) --state.answers;
        if (state.answers == 0) state.stage = 3;
    }
  }
  template <class Events>
  void roll(State& state, const Faces& faces, Events& events) const {
    if constexpr (Events::wanted) events.tell(Said(hit));
    if (state.answers > 0) {
      state.worth = static_cast<std::int16_t>(faces[0]);  // 1 to 4, then the other takes the lower answer
      state.stage = 2;
    } else {
      state = {static_cast<std::int16_t>(faces[0] == 4 ? 10 : 0), 3};  // expectation 2.5
    }
  }
  Outcome outcome(const State& state) const { return {state.stage == 3, 0, Said(hit)}; }
  Face faceClass(const State&, Face face) const { return face; }
  State view(const State& state, Seat) const { return state; }
  int value(const State& state, Side side) const { return side == 0 ? state.worth : -state.worth; }
  std::uint64_t signature(const State& state) const { return signatureOf(state); }
  std::string write(const State&, const Action& action) const { return std::to_string(action); }
  Read<Action> read(const State&, Seat, std::string_view) const { return Read<Action>::failed(Said(hit), 0); }
  std::string writePosition(const State&) const { return ""; }
  Read<State> readPosition(std::string_view) const { return Read<State>::failed(Said(hit), 0); }
  std::string name(const State&, Arg, Language) const { return ""; }
  std::string draw(const State&, Language) const { return ""; }
  Said label(const State&, Action) const { return Said(hit); }
};
static_assert(Game<Choice>);

Choice::Action greedyChoice(std::vector<Choice::Action> offered, std::uint64_t seed = 1) {
  const Choice game(std::move(offered));
  return GreedyPlayer<Choice>(seed).choose(game, game.start(), 0);
}

TEST(GreedyPlayer, takes_the_most_valuable) {
  EXPECT_EQ(greedyChoice({Choice::plain5, Choice::plain7}), Choice::plain7);
}

TEST(GreedyPlayer, a_chance_counts_by_its_expectation) {
  EXPECT_EQ(greedyChoice({Choice::rollForTen, Choice::plain5}), Choice::plain5);
}

TEST(GreedyPlayer, the_other_side_answers_with_what_hurts_most) {
  EXPECT_EQ(greedyChoice({Choice::askOther, Choice::plain5}), Choice::plain5);
}

TEST(GreedyPlayer, the_own_side_answers_with_what_is_best) {
  EXPECT_EQ(greedyChoice({Choice::plain7, Choice::askOwn}), Choice::askOwn);
}

TEST(GreedyPlayer, answers_after_dice_are_looked_at_for_every_face) {
  // 2.5 on the average and 4 for the low answer: more than 5, less than 7.
  EXPECT_EQ(greedyChoice({Choice::plain5, Choice::rollThenAsk}), Choice::rollThenAsk);
  EXPECT_EQ(greedyChoice({Choice::plain7, Choice::rollThenAsk}), Choice::plain7);
}

TEST(GreedyPlayer, endless_answers_are_cut_short) {
  // Four answers of at least 4 are seen.
  EXPECT_EQ(greedyChoice({Choice::plain7, Choice::askForever}), Choice::askForever);
}

TEST(GreedyPlayer, ties_are_broken_by_its_own_dice) {
  int first = 0;
  for (std::uint64_t seed = 0; seed < 1000; ++seed)
    first += greedyChoice({Choice::plain7, Choice::plain5, Choice::otherPlain7}, seed) == Choice::plain7;
  EXPECT_GT(first, 430);
  EXPECT_LT(first, 570);
}

TEST(GreedyPlayer, chooses_the_same_by_the_erased_contract) {
  const pig::Pig game;
  const Erased<pig::Pig> erased(game);
  for (std::uint8_t gathered = 0; gathered < 60; ++gathered) {
    const pig::State state{{10, 20}, gathered, 0, 0};
    const pig::Action plain = GreedyPlayer<pig::Pig>(3).choose(game, state, 0);
    const AnyAction any = GreedyPlayer<AnyGame>(3).choose(erased, AnyState::of(state), 0);
    EXPECT_EQ(any.as<pig::Action>(), plain) << int{gathered};
  }
}

TEST(RandomPlayer, takes_each_listed_action_as_often) {
  const Choice game({Choice::plain5, Choice::plain7, Choice::askOther});
  RandomPlayer<Choice> player(7);
  std::map<Choice::Action, int> taken;
  for (int i = 0; i < 3000; ++i) ++taken[player.choose(game, game.start(), 0)];
  ASSERT_EQ(taken.size(), 3u);
  for (const auto& [action, times] : taken) EXPECT_NEAR(times, 1000, 120) << int{action};
}

TEST(Players, are_made_by_name) {
  for (const std::string_view name : playerNames()) EXPECT_TRUE(makePlayer<pig::Pig>(name, 1)) << name;
  EXPECT_FALSE(makePlayer<pig::Pig>("nobody", 1));
}

TEST(Players, of_a_game_are_those_of_every_game_and_its_own) {
  const GameKind &duels = *findGame("1192"), &plain = *findGame("mfm");
  EXPECT_EQ(playerNames(duels), (std::vector<std::string>{"random", "greedy", "tips", "strong"}));
  EXPECT_EQ(playerNames(plain), (std::vector<std::string>{"random", "greedy"}));
  EXPECT_EQ(usualPlayer(duels), "tips");
  EXPECT_EQ(usualPlayer(plain), "greedy");
  for (const std::string& name : playerNames(duels)) EXPECT_TRUE(makePlayer(duels, name, 1)) << name;
  EXPECT_FALSE(makePlayer(plain, "tips", 1));
  EXPECT_FALSE(makePlayer(duels, "nobody", 1));
}

}  // namespace
}  // namespace walstatt
