#include "records/record.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "games/registry/registry.h"
#include "library/library.h"
#include "players/random.h"
#include "records/phrases.h"
#include "records/session.h"
#include "records/verify.h"

namespace walstatt {
namespace {

namespace faults = phrases::record;

const Library& library() {
  static const Library content = [] {
    Errors errors;
    return Library::read(builtInContent(), errors);
  }();
  return content;
}

SessionPlan pigPlan(DiceKind dice = DiceKind::provable) {
  SessionPlan plan;
  plan.kind = findGame("pig");
  plan.scenario = "standard";
  plan.setup.set("goal", 20);
  plan.players = {{"Anna", "person", "Rom"}, {"Bob \"B\"", "random", "Gallien – ça ira"}};
  plan.dice = dice;
  plan.secret = Secret{1, 2, 3};
  plan.seed = 18446744073709551615u;
  return plan;
}

Session started(const SessionPlan& plan) {
  Errors errors;
  auto session = Session::begin(library(), plan, errors);
  EXPECT_TRUE(session);
  return std::move(*session);
}

// Plays at random up to so many decisions; without a limit to the end.
void play(Session& session, std::size_t decisions = 100'000) {
  RandomPlayer<AnyGame> player(5);
  for (session.rollPending(); session.turn().waiting == Waiting::decision && decisions > 0; --decisions) {
    const Seat seat = firstOf(session.turn().seats);
    ASSERT_FALSE(session.act(seat, player.choose(session.game(), session.state(), seat)));
    session.rollPending();
  }
}

std::string playedText(DiceKind dice = DiceKind::provable) {
  Session session = started(pigPlan(dice));
  play(session);
  session.finish();
  return session.lines();
}

std::string replacedIn(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

// The first fault of a text that must not be readable.
ContentError faultOf(const std::string& text) {
  Errors errors;
  EXPECT_FALSE(readRecord(text, "game.jsonl", errors)) << text;
  if (errors.empty()) return {};
  EXPECT_EQ(errors.list()[0].file, "game.jsonl");
  return errors.list()[0];
}

const std::string commitment(64, 'c');
const std::string secret(64, '5');
const std::string header =
    R"({"walstatt":2,"game":"pig","scenario":"","setup":{"goal":20},"dice":"provable","commitment":")" + commitment +
    R"(","players":[{"name":"A","kind":"person","word":""},{"name":"B","kind":"random","word":"x"}]})"
    "\n";
const std::string decision = R"({"n":1,"seat":1,"do":"roll","sig":"0123456789abcdef"})"
                             "\n";
const std::string roll = R"({"n":2,"roll":"1d6","faces":[4]})"
                         "\n";
const std::string end = R"({"end":"stopped","winner":0,"reason":"agreed","secret":")" + secret + "\"}\n";

TEST(Record, a_record_is_read_as_written) {
  Errors errors;
  const auto record = readRecord(header + decision + roll + end, "game.jsonl", errors);
  ASSERT_TRUE(record) << (errors.empty() ? "" : errors.list()[0].what->id);
  EXPECT_EQ(record->header.game, "pig");
  EXPECT_EQ(record->header.commitment, commitment);
  EXPECT_EQ(record->header.players[1].word, "x");
  ASSERT_EQ(record->steps.size(), 2u);
  EXPECT_EQ(record->steps[0].seat, 0);
  EXPECT_EQ(record->steps[0].action, "roll");
  EXPECT_EQ(record->steps[0].signature, 0x0123456789abcdefu);
  EXPECT_TRUE(record->steps[1].isRoll());
  EXPECT_EQ(record->steps[1].dice, (Throw{1, 6}));
  EXPECT_EQ(record->steps[1].faces[0], 4);
  EXPECT_FALSE(record->steps[1].signature);
  EXPECT_EQ(record->steps[1].line, 3u);
  EXPECT_FALSE(record->end->over);
  EXPECT_EQ(record->end->winner, noSide);
  EXPECT_EQ(record->end->secret, secret);
  EXPECT_EQ(writeHeader(record->header) + "\n", header);
  EXPECT_EQ(writeStep(record->steps[0], 1, 0x0123456789abcdef) + "\n", decision);
}

TEST(Record, written_lines_read_back_the_same) {
  for (const DiceKind dice : {DiceKind::provable, DiceKind::fast}) {
    const std::string text = playedText(dice);
    Errors errors;
    const auto record = readRecord(text, "game.jsonl", errors);
    ASSERT_TRUE(record);
    std::string again = writeHeader(record->header) + "\n";
    for (std::size_t i = 0; i < record->steps.size(); ++i)
      again += writeStep(record->steps[i], i + 1, *record->steps[i].signature) + "\n";
    again += writeEnd(*record->end, *record->end->signature) + "\n";
    EXPECT_EQ(again, text);
  }
}

TEST(Record, version_1_is_read_too) {
  Errors errors;
  EXPECT_TRUE(readRecord(replacedIn(header, "\"walstatt\":2", "\"walstatt\":1"), "game.jsonl", errors));
}

TEST(Record, undo_and_amendments_are_steps) {
  Errors errors;
  const std::string text = header + R"({"n":1,"seat":1,"do":"roll"})" + "\n" +
                           R"({"n":2,"seat":2,"undo":0,"agreed":true})" + "\n" +
                           R"({"n":3,"seat":1,"amend":"SW1 out"})" + "\n";
  const auto record = readRecord(text, "game.jsonl", errors);
  ASSERT_TRUE(record);
  EXPECT_EQ(record->steps[1].kind, StepKind::undo);
  EXPECT_TRUE(record->steps[1].agreed);
  EXPECT_EQ(record->steps[2].kind, StepKind::amendment);
  EXPECT_EQ(writeStep(record->steps[1], 2, 0), R"({"n":2,"seat":2,"undo":0,"agreed":true,"sig":"0000000000000000"})");
  EXPECT_FALSE(readRecord(header + R"({"n":1,"seat":1,"undo":1})" + "\n", "game.jsonl", errors)) << "nothing before it";
}

TEST(Record, faults_name_their_line) {
  EXPECT_EQ(faultOf("").what, &faults::noHeader);
  EXPECT_EQ(faultOf(replacedIn(header, "\"walstatt\":2", "\"walstatt\":3")).what, &faults::version);
  EXPECT_EQ(faultOf(replacedIn(header, ",\"game\":\"pig\"", "")).what, &phrases::missing);
  EXPECT_EQ(faultOf(replacedIn(header, "\"game\"", "\"extra\":1,\"game\"")).what, &phrases::unknownField);
  EXPECT_EQ(faultOf(replacedIn(header, "provable", "loaded")).what, &phrases::choice);
  EXPECT_EQ(faultOf(replacedIn(header, commitment, "C")).what, &faults::hex);
  EXPECT_EQ(faultOf(replacedIn(header, "\"x\"", "\"x\\ny\"")).what, &faults::word);
  EXPECT_EQ(faultOf("{\"walstatt\":1").what, &faults::syntax);  // a header that breaks off is no record

  const ContentError broken = faultOf(header + decision + "{\"n\":2,\n" + end);
  EXPECT_EQ(broken.what, &faults::syntax);
  EXPECT_EQ(broken.line, 3u);
  const ContentError order = faultOf(header + decision + replacedIn(roll, "\"n\":2", "\"n\":3"));
  EXPECT_EQ(order.what, &faults::order);
  EXPECT_EQ(order.line, 3u);
  EXPECT_EQ(faultOf(header + decision + "\n" + roll).what, &faults::emptyLine);
  EXPECT_EQ(faultOf(header + "[]\n").what, &phrases::wantTable);
  EXPECT_EQ(faultOf(header + "{\"n\":1}\n").what, &faults::unknownLine);
  EXPECT_EQ(faultOf(header + replacedIn(decision, "\"seat\":1,", "")).what, &phrases::missing);
  EXPECT_EQ(faultOf(header + replacedIn(decision, "\"seat\":1", "\"seat\":0")).what, &phrases::range);
  EXPECT_EQ(faultOf(header + replacedIn(decision, "0123456789abcdef", "123")).what, &faults::hex);
  EXPECT_EQ(faultOf(header + replacedIn(decision, "\"roll\"", "7")).what, &phrases::wantText);
  EXPECT_EQ(faultOf(header + decision + end + end).what, &faults::afterEnd);
  EXPECT_EQ(faultOf(header + replacedIn(end, secret, "0")).what, &faults::hex);
  EXPECT_EQ(faultOf(header + replacedIn(end, ",\"winner\":0", "")).what, &phrases::missing);
}

TEST(Record, rolls_have_one_form) {
  for (const char* bad : {"d6", "1d", "0d6", "13d6", "1d0", "01d6", "1d6 ", "1D6", "1d65536", "-1d6", "w6"})
    EXPECT_EQ(faultOf(header + decision + replacedIn(roll, "1d6", bad)).what, &faults::rollForm) << bad;
  EXPECT_EQ(faultOf(header + decision + replacedIn(roll, "[4]", "[7]")).what, &phrases::range);
  EXPECT_EQ(faultOf(header + decision + replacedIn(roll, "[4]", "[4,4]")).what, &faults::faces);
  EXPECT_EQ(faultOf(header + decision + replacedIn(roll, ",\"faces\":[4]", "")).what, &phrases::missing);
}

TEST(Record, all_faults_are_told_at_once) {
  Errors errors;
  EXPECT_FALSE(readRecord(header + "{\"n\":1}\nnonsense\n" + roll, "game.jsonl", errors));
  EXPECT_EQ(errors.size(), 3u);
}

TEST(Record, a_last_line_that_breaks_off_is_passed_over) {
  const std::string whole = header + decision + roll;
  for (std::size_t cut = 1; cut < roll.size(); ++cut) {
    Errors errors;
    const auto record = readRecord(whole.substr(0, whole.size() - cut), "game.jsonl", errors);
    ASSERT_TRUE(record) << cut;
    const bool complete = cut == 1;  // only the newline is gone
    EXPECT_EQ(record->steps.size(), complete ? 2u : 1u);
    EXPECT_EQ(record->notes.size(), complete ? 0u : 1u);
    if (!complete) {
      EXPECT_EQ(record->notes[0].what, &faults::cutOff);
      EXPECT_EQ(record->notes[0].line, 3u);
    }
  }
}

// The fault of a game that can be read, but not be played.
ContentError replayFault(const std::string& text) {
  Errors errors;
  const auto record = readRecord(text, "game.jsonl", errors);
  EXPECT_TRUE(record) << text;
  if (!record) return {};
  EXPECT_FALSE(replay(library(), *record, "game.jsonl", errors));
  EXPECT_EQ(errors.size(), 1u);
  return errors.empty() ? ContentError{} : errors.list()[0];
}

TEST(Replay, faults_name_line_action_and_rule) {
  const std::string first = R"({"n":1,"seat":1,"do":"roll"})"
                            "\n";
  const ContentError held = replayFault(header + replacedIn(first, "roll", "hold"));
  EXPECT_EQ(held.what, &faults::refused);
  EXPECT_EQ(held.line, 2u);
  EXPECT_EQ(held.found, "hold");
  EXPECT_EQ(held.allowedIn(Language::english), "P1: You have gathered nothing in this turn yet.");
  EXPECT_EQ(library().words().say(held, Language::german),
            "game.jsonl:2:1: do: hold ist hier nicht erlaubt: P1: Du hast in diesem Zug noch nichts gesammelt.");
  EXPECT_EQ(replayFault(header + replacedIn(first, "roll", "fold")).what, &faults::unreadableAction);
  EXPECT_EQ(replayFault(header + replacedIn(first, "\"seat\":1", "\"seat\":2")).what, &faults::refused);
  EXPECT_EQ(replayFault(header + replacedIn(first, "\"seat\":1", "\"seat\":3")).what, &faults::noSuchSeat);
  EXPECT_EQ(replayFault(header + first + replacedIn(first, "\"n\":1", "\"n\":2")).what, &faults::notDeciding);
  EXPECT_EQ(replayFault(header + replacedIn(roll, "\"n\":2", "\"n\":1")).what, &faults::notRolling);
  EXPECT_EQ(replayFault(header + first + replacedIn(roll, "1d6", "1d8")).what, &faults::otherThrow);
  const ContentError signature = replayFault(header + decision);
  EXPECT_EQ(signature.what, &faults::signature);
  EXPECT_EQ(signature.line, 2u);
}

TEST(Replay, faults_of_the_setup_lie_in_the_first_line) {
  const ContentError goal = replayFault(replacedIn(header, "\"goal\":20", "\"goal\":2"));
  EXPECT_EQ(goal.what, &phrases::range);
  EXPECT_EQ(goal.file, "game.jsonl");
  EXPECT_EQ(goal.line, 1u);
  EXPECT_EQ(goal.field, "setup.goal");
  EXPECT_EQ(replayFault(replacedIn(header, "\"pig\"", "\"chess\"")).what, &faults::unknownGame);
  EXPECT_EQ(replayFault(replacedIn(header, R"(,{"name":"B","kind":"random","word":"x"})", "")).what,
            &faults::playerCount);
}

TEST(Replay, goes_as_far_as_asked) {
  Errors errors;
  const auto record = readRecord(playedText(), "game.jsonl", errors);
  ASSERT_TRUE(record);
  for (const std::size_t steps : {std::size_t{0}, std::size_t{3}, record->steps.size()}) {
    const auto played = replay(library(), *record, "game.jsonl", errors, steps);
    ASSERT_TRUE(played);
    EXPECT_EQ(played->states.size(), steps + 1);
    EXPECT_EQ(played->events.size(), steps);
  }
}

struct Verified {
  Verification result;
  Errors errors;
};

Verified verified(const std::string& text) {
  Verified all;
  const auto record = readRecord(text, "game.jsonl", all.errors);
  EXPECT_TRUE(record);
  if (record) all.result = verify(library(), *record, "game.jsonl", all.errors);
  return all;
}

TEST(Verify, a_true_record_is_proved) {
  const Verified all = verified(playedText());
  EXPECT_TRUE(all.errors.empty());
  EXPECT_TRUE(all.result.proved && all.result.secretKnown && all.result.commitmentFits && all.result.endFits);
  EXPECT_GT(all.result.diceChecked, 3u);
  EXPECT_GT(all.result.decisionsChecked, 3u);
}

// Changes the first face that is neither 1 nor 6 and takes the signatures away, as a cheat would.
std::string withAnotherFace(std::string text) {
  for (std::size_t at = text.find(",\"sig\""); at != std::string::npos; at = text.find(",\"sig\""))
    text.erase(at, std::string(R"(,"sig":"0123456789abcdef")").size());
  const std::size_t face = text.find("\"faces\":[") + 9;
  text[face] = text[face] == '6' ? '5' : '6';
  return text;
}

TEST(Verify, a_changed_die_is_found) {
  const Verified all = verified(withAnotherFace(playedText()));
  ASSERT_FALSE(all.errors.empty());
  EXPECT_EQ(all.errors.list()[0].what, &faults::wrongDie);
  EXPECT_EQ(all.errors.list()[0].line, 3u);
  EXPECT_FALSE(all.result.proved);
}

TEST(Verify, a_changed_fast_die_is_measured_by_the_seed) {
  const Verified all = verified(withAnotherFace(playedText(DiceKind::fast)));
  ASSERT_FALSE(all.errors.empty());
  EXPECT_EQ(all.errors.list()[0].what, &faults::wrongFastDie);
  const std::string told = library().words().say(all.errors.list()[0], Language::english);
  EXPECT_NE(told.find("the seed gives ["), std::string::npos) << told;
  EXPECT_EQ(told.find("secret"), std::string::npos) << told;
}

TEST(Verify, another_secret_is_found) {
  const std::string text = playedText();
  const Verified all = verified(replacedIn(text, "\"secret\":\"01", "\"secret\":\"02"));
  ASSERT_FALSE(all.errors.empty());
  EXPECT_EQ(all.errors.list()[0].what, &faults::commitment);
  EXPECT_FALSE(all.result.commitmentFits);
}

TEST(Verify, a_wrong_winner_or_reason_is_found) {
  const std::string text = playedText();
  const bool first = text.find("\"winner\":1") != std::string::npos;
  const Verified winner = first ? verified(replacedIn(text, "\"winner\":1", "\"winner\":2"))
                                : verified(replacedIn(text, "\"winner\":2", "\"winner\":1"));
  ASSERT_EQ(winner.errors.size(), 1u);
  EXPECT_EQ(winner.errors.list()[0].what, &faults::wrongEnd);
  EXPECT_FALSE(winner.result.endFits);
  EXPECT_EQ(verified(replacedIn(text, "pig.won", "resigned")).errors.size(), 1u);
  EXPECT_EQ(verified(replacedIn(text, "\"end\":\"over\"", "\"end\":\"stopped\"")).errors.size(), 1u);
}

TEST(Verify, a_running_game_has_no_faults_but_is_not_proved) {
  Session session = started(pigPlan());
  play(session, 3);
  const Verified all = verified(session.lines());
  EXPECT_TRUE(all.errors.empty());
  EXPECT_FALSE(all.result.secretKnown || all.result.proved || all.result.endStated);
  EXPECT_EQ(all.result.decisionsChecked, 3u);
  session.finish(1, "resigned");
  EXPECT_TRUE(verified(session.lines()).result.proved);
}

TEST(Verify, fast_dice_are_thrown_again_but_prove_nothing) {
  const Verified all = verified(playedText(DiceKind::fast));
  EXPECT_TRUE(all.errors.empty());
  EXPECT_GT(all.result.diceChecked, 3u);
  EXPECT_FALSE(all.result.proved);
}

// A stranger's twenty lines of Python come to the same answer.
class CheckDice : public testing::Test {
 protected:
  void SetUp() override {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    path_ = std::filesystem::temp_directory_path() / (std::string("walstatt_") + test->name() + ".jsonl");
  }
  void TearDown() override { std::filesystem::remove(path_); }

  bool accepts(const std::string& text) {
    std::ofstream(path_, std::ios::binary) << text;
    const std::string command =
        "python3 " WALSTATT_SOURCE_DIR "/docs/examples/check_dice.py " + path_.string() + " >/dev/null 2>&1";
    return std::system(command.c_str()) == 0;
  }

 private:
  std::filesystem::path path_;
};

TEST_F(CheckDice, python_accepts_a_true_record) { EXPECT_TRUE(accepts(playedText())); }
TEST_F(CheckDice, python_finds_a_changed_die) { EXPECT_FALSE(accepts(withAnotherFace(playedText()))); }
TEST_F(CheckDice, python_finds_another_secret) {
  EXPECT_FALSE(accepts(replacedIn(playedText(), "\"secret\":\"01", "\"secret\":\"02")));
}

TEST(Record, every_phrase_has_words_in_both_languages) {
  for (const Phrase* phrase : {&faults::syntax,           &faults::tooDeep,     &faults::twice,
                               &faults::tooLarge,         &faults::emptyLine,   &faults::noHeader,
                               &faults::version,          &faults::unknownLine, &faults::order,
                               &faults::afterEnd,         &faults::hex,         &faults::word,
                               &faults::rollForm,         &faults::faces,       &faults::cutOff,
                               &faults::unknownGame,      &faults::playerCount, &faults::noSuchSeat,
                               &faults::unreadableAction, &faults::refused,     &faults::notRolling,
                               &faults::notDeciding,      &faults::otherThrow,  &faults::signature,
                               &faults::commitment,       &faults::wrongDie,    &faults::wrongFastDie,
                               &faults::wrongEnd,         &faults::finished,    &faults::emptySeat,
                               &faults::needSecret})
    EXPECT_TRUE(library().words().has(phrase->id)) << phrase->id;
}

}  // namespace
}  // namespace walstatt
