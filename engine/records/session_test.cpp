#include "records/session.h"

#include <gtest/gtest.h>

#include "games/pig/pig.h"
#include "games/registry/registry.h"
#include "library/library.h"
#include "players/random.h"
#include "records/phrases.h"
#include "records/verify.h"

namespace walstatt {
namespace {

const Library& library() {
  static const Library content = [] {
    Errors errors;
    return Library::read(builtInContent(), errors);
  }();
  return content;
}

SessionPlan plan(DiceKind dice) {
  SessionPlan all;
  all.kind = findGame("pig");
  all.setup.set("goal", 30);
  all.players = {{"A", "person", "a"}, {"B", "person", "b"}};
  all.dice = dice;
  all.seed = 11;
  return all;
}

Session started(DiceKind dice = DiceKind::provable) {
  Errors errors;
  auto session = Session::begin(library(), plan(dice), errors);
  EXPECT_TRUE(session && errors.empty());
  return std::move(*session);
}

const AnyAction rollIt = AnyAction::of(pig::Action::roll);
const AnyAction holdIt = AnyAction::of(pig::Action::hold);

void playAtRandom(Session& session, int decisions) {
  RandomPlayer<AnyGame> player(3);
  for (; decisions > 0 && session.turn().waiting == Waiting::decision; --decisions) {
    const Seat seat = firstOf(session.turn().seats);
    ASSERT_FALSE(session.act(seat, player.choose(session.game(), session.state(), seat)));
    session.rollPending();
  }
}

TEST(Session, a_refused_action_changes_nothing) {
  Session session = started();
  const auto refusal = session.act(0, holdIt);
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->phrase, &pig::phrases::nothingToBank);
  EXPECT_EQ(session.act(1, rollIt)->phrase, &pig::phrases::notYourTurn);
  EXPECT_EQ(session.act(7, rollIt)->phrase, &phrases::record::emptySeat);
  EXPECT_EQ(session.lineCount(), 1u);
  EXPECT_FALSE(session.act(0, rollIt));
  EXPECT_TRUE(session.act(0, rollIt)) << "the die comes first";
  EXPECT_EQ(session.rollPending().empty(), false);
  EXPECT_EQ(session.lineCount(), 3u);
}

TEST(Session, lines_come_one_by_one) {
  Session session = started();
  std::string text = session.lines();
  for (int i = 0; i < 10; ++i) {
    const std::size_t from = session.lineCount();
    playAtRandom(session, 1);
    text += session.lines(from);
  }
  EXPECT_EQ(text, session.lines());
}

TEST(Session, a_finished_game_can_be_proved_and_not_go_on) {
  Session session = started();
  playAtRandom(session, 100'000);
  EXPECT_EQ(session.turn().waiting, Waiting::nobody);
  session.finish();
  Errors errors;
  const auto record = readRecord(session.lines(), "game", errors);
  ASSERT_TRUE(record);
  EXPECT_TRUE(record->end->over);
  EXPECT_EQ(record->end->reason, "pig.won");
  EXPECT_TRUE(verify(library(), *record, "game", errors).proved);
  EXPECT_EQ(session.act(0, rollIt)->phrase, &phrases::record::finished);
  EXPECT_FALSE(session.undo(0, 0, true));
}

TEST(Session, a_game_goes_on_from_its_record_with_the_same_dice) {
  for (const DiceKind dice : {DiceKind::provable, DiceKind::fast}) {
    const Secret secret{9};
    SessionPlan all = plan(dice);
    all.secret = secret;
    Errors errors;
    Session whole = *Session::begin(library(), all, errors);
    playAtRandom(whole, 6);
    auto rest = Session::resume(library(), *readRecord(whole.lines(), "game", errors), "game", secret, errors);
    ASSERT_TRUE(rest);
    playAtRandom(whole, 12);
    playAtRandom(*rest, 12);
    EXPECT_EQ(whole.lines(), rest->lines());
  }
}

TEST(Session, provable_dice_need_their_secret_to_go_on) {
  const Session session = started();
  Errors errors;
  EXPECT_FALSE(Session::resume(library(), session.record(), "game", std::nullopt, errors));
  EXPECT_FALSE(Session::resume(library(), session.record(), "game", Secret{1}, errors));
  EXPECT_EQ(errors.size(), 2u);
  EXPECT_EQ(errors.list()[0].what, &phrases::record::needSecret);
}

TEST(Session, undo_takes_back_a_decision_and_keeps_it_in_the_record) {
  for (const DiceKind dice : {DiceKind::provable, DiceKind::fast}) {
    Session session = started(dice);
    EXPECT_FALSE(session.undo(0, 0, true));
    playAtRandom(session, 5);
    const std::string before = session.lines();
    const AnyState stood = session.state();
    const std::size_t decision = session.record().steps.size() + 1;
    const Seat seat = firstOf(session.turn().seats);
    ASSERT_FALSE(session.act(seat, rollIt));
    session.rollPending();
    EXPECT_TRUE(session.undo(seat, decision - 1, true));
    EXPECT_EQ(session.state(), stood);
    EXPECT_EQ(session.lines().substr(0, before.size()), before);
    EXPECT_EQ(session.course().lastStanding(), decision - 1);
    playAtRandom(session, 100'000);
    session.finish();
    Errors errors;
    const auto record = readRecord(session.lines(), "game", errors);
    ASSERT_TRUE(record);
    EXPECT_EQ(verify(library(), *record, "game", errors).proved, dice == DiceKind::provable) << "dice never fall twice";
    EXPECT_TRUE(errors.empty());
  }
}

TEST(Session, an_undo_can_be_taken_back_over_earlier_ones) {
  Session session = started();
  playAtRandom(session, 6);
  const std::vector<AnyState> states = session.states();
  ASSERT_TRUE(session.undo(0, 4, true));
  ASSERT_TRUE(session.undo(1, 2, true));
  EXPECT_EQ(session.state(), states[2]);
  EXPECT_EQ(session.course().standing(), (std::vector<std::size_t>{1, 2}));
  EXPECT_EQ(session.course().stateAfter(session.record().steps.size() - 1), states[4]);
}

TEST(Session, given_dice_are_thrown_by_hand) {
  Session session = started(DiceKind::given);
  Faces four, seven;
  four.push_back(4);
  seven.push_back(7);
  EXPECT_FALSE(session.give(four)) << "nothing is to be thrown";
  ASSERT_FALSE(session.act(0, rollIt));
  EXPECT_TRUE(session.rollPending().empty());
  EXPECT_FALSE(session.give(seven));
  EXPECT_TRUE(session.give(four));
  EXPECT_EQ(session.turn().waiting, Waiting::decision);
}

TEST(Session, bad_words_and_setups_are_told) {
  Errors errors;
  SessionPlan all = plan(DiceKind::provable);
  all.players[1].word = "two\nlines";
  EXPECT_FALSE(Session::begin(library(), all, errors));
  ASSERT_EQ(errors.size(), 1u);
  EXPECT_EQ(errors.list()[0].what, &phrases::record::word);
  all = plan(DiceKind::provable);
  all.players.pop_back();
  EXPECT_FALSE(Session::begin(library(), all, errors));
  EXPECT_EQ(errors.size(), 2u);
}

}  // namespace
}  // namespace walstatt
