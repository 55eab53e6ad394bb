// The exact odds of an attack (R6 to R9, R11, R13) against counting all faces.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <functional>

#include "../../../tests/mfm/test_table.h"
#include "base/test_pick.h"
#include "games/mfm/attack_odds.h"

namespace walstatt::mfm {

namespace {

// All that the dice can do from here to the next decision, face by face; ties of a roll-off are thrown again.
void countFaces(const ManForMan& game, const State& state, Fraction chance,
                const std::function<void(const State&, Fraction)>& end) {
  const Turn now = game.turn(state);
  if (now.waiting != Waiting::dice) return end(state, chance);
  const bool tiesAgain = now.dice.ordered;
  std::uint64_t all = 1;
  for (int i = 0; i < now.dice.count; ++i) all *= now.dice.sides;
  const std::uint64_t ways = tiesAgain ? all - now.dice.sides : all;
  for (std::uint64_t n = 0; n < all; ++n) {
    Faces faces;
    std::uint64_t rest = n;
    for (int i = 0; i < now.dice.count; ++i, rest /= now.dice.sides)
      faces.push_back(static_cast<Face>(rest % now.dice.sides + 1));
    if (tiesAgain && faces[0] == faces[1]) continue;
    State next = state;
    NoEvents quiet;
    game.roll(next, faces, quiet);
    countFaces(game, next, chance * Fraction::of(1, ways), end);
  }
}

AttackChances countedChances(TestTable& table, const std::string& move) {
  const Action action = *table.read(move).value;
  const ManForMan& game = table.game();
  State before = table.state(), start = before;
  NoEvents quiet;
  game.apply(start, table.mover(), action, quiet);
  AttackChances chances;
  const Side own = game.sideOfFigure(action.figure());
  countFaces(game, start, Fraction::one(), [&](const State& after, Fraction chance) {
    for (FigureId id = 0; id < game.figureCount(); ++id) {
      if (before.figures[id].lives == after.figures[id].lives) continue;
      Fraction& loss = game.sideOfFigure(id) == own ? chances.ownLifeLost : chances.lifeLost;
      loss = loss + chance;
      if (game.sideOfFigure(id) != own && after.figures[id].standing == Standing::out)
        chances.out = chances.out + chance;
    }
  });
  const Attack attack = game.attackOf(before, action);
  const auto miss = static_cast<std::uint64_t>(dieSides - attack.hitUpTo);
  Fraction missed = Fraction::one();
  for (int i = 0; i < attack.dice; ++i) missed = missed * Fraction::of(miss, dieSides);
  chances.hit = Fraction::one() - missed;
  return chances;
}

void expectChancesCounted(TestTable& table, const std::string& move) {
  ASSERT_EQ(table.refusal(move), "");
  const AttackChances exact = chancesOf(table.game(), table.state(), *table.read(move).value);
  const AttackChances counted = countedChances(table, move);
  EXPECT_EQ(exact.hit, counted.hit) << move;
  EXPECT_EQ(exact.lifeLost, counted.lifeLost)
      << move << ' ' << exact.lifeLost.approx() << ' ' << counted.lifeLost.approx();
  EXPECT_EQ(exact.out, counted.out) << move;
  EXPECT_EQ(exact.ownLifeLost, counted.ownLifeLost) << move;
}

}  // namespace

// --- odds ---------------------------------------------------------------------------------------------------------

TEST(Fighting, R6_R7_odds_of_the_printed_examples) {
  AttackQuestion question;
  question.hitUpTo = 5;
  question.savedFrom = 8;
  AttackOdds odds = answer(question);
  EXPECT_EQ(odds.hit, Fraction::of(5, 12));
  EXPECT_EQ(odds.lifeLost, Fraction::of(35, 144));  // 1 to 7 are red
  EXPECT_EQ(odds.out, odds.lifeLost);
  question.dice = 3;
  question.hitUpTo = 3;
  EXPECT_EQ(answer(question).hit, Fraction::of(37, 64));  // 1 − (9/12)³
  question.lives = 2;
  EXPECT_EQ(answer(question).out, Fraction::of(0, 1));
}

TEST(Fighting, R7_a_question_outside_of_what_a_figure_can_have_is_refused) {
  EXPECT_FALSE(checkQuestion({}));
  for (const auto& spoil : std::vector<std::function<void(AttackQuestion&)>>{
           [](AttackQuestion& q) { q.dice = 0; }, [](AttackQuestion& q) { q.dice = 7; },
           [](AttackQuestion& q) { q.hitUpTo = 0; }, [](AttackQuestion& q) { q.hitUpTo = 13; },
           [](AttackQuestion& q) { q.savedFrom = 0; }, [](AttackQuestion& q) { q.savedFrom = 14; },
           [](AttackQuestion& q) { q.armour = 13; }, [](AttackQuestion& q) { q.terrain = 31; },
           [](AttackQuestion& q) { q.lives = 0; }}) {
    AttackQuestion question;
    spoil(question);
    ASSERT_TRUE(checkQuestion(question));
    EXPECT_EQ(checkQuestion(question)->phrase->id, "mfm.question.range");
  }
}

RC_GTEST_PROP(Fighting, R6_R7_R8_the_answer_agrees_with_counting_all_faces, ()) {
  AttackQuestion q;
  q.dice = pick(1, 5);
  q.hitUpTo = pick(1, 13);
  q.kind = *rc::gen::elementOf(allKinds);
  q.savedFrom = pick(1, 14);
  q.armour = pick(-3, 7);
  q.terrain = pick(-3, 12);
  q.moved = *rc::gen::arbitrary<bool>();
  q.overOwn = *rc::gen::arbitrary<bool>();
  q.skirmisher = *rc::gen::arbitrary<bool>();
  q.ruleOf12 = *rc::gen::arbitrary<bool>();
  q.lives = pick(1, 4);
  RC_PRE(!checkQuestion(q));
  int upTo = q.hitUpTo;
  if (q.kind == AttackKind::fern) {
    if (q.moved) upTo -= q.skirmisher ? 1 : 2;
    if (q.overOwn) upTo -= 2;
    upTo = std::max(1, upTo);
  }
  std::uint64_t throws = 1, hits = 0, lost = 0;
  for (int i = 0; i < q.dice; ++i) throws *= 12;
  for (std::uint64_t n = 0; n < throws; ++n) {
    std::uint64_t rest = n;
    bool hit = false;
    for (int i = 0; i < q.dice; ++i, rest /= 12) hit = hit || static_cast<int>(rest % 12) + 1 <= upTo;
    hits += hit;
  }
  for (int face = 1; face <= 12; ++face) {
    const int column = std::clamp(face + q.armour + q.terrain, 1, 12);
    bool saved = column >= q.savedFrom;
    if (face == 12 && q.ruleOf12 && (q.kind == AttackKind::nah || q.kind == AttackKind::fern)) saved = true;
    if (face == 1) saved = false;
    lost += !saved;
  }
  const AttackOdds odds = answer(q);
  RC_ASSERT(odds.hit == Fraction::of(hits, throws));
  RC_ASSERT(odds.lifeLost == Fraction::of(hits * lost, throws * 12));
  RC_ASSERT(odds.out == (q.lives == 1 ? odds.lifeLost : Fraction{0, 1}));
  RC_ASSERT(odds.hitNumber.value() == upTo);
  RC_ASSERT(odds.protection.value() == q.armour + q.terrain);
}

TEST(Fighting, R6_R9_chances_on_the_board_agree_with_counting_all_faces) {
  for (const char* type : {"celtic-swordsman", "celtic-battle-axe", "celtic-great-axe", "celtic-hero"})
    for (const char* defender : {"roman-archer", "roman-centurion", "roman-praetorian"})
      for (const char* plan : {"....", "T...", "x...", "j..."}) {
        TestTable table({plan});
        table.put(0, defender, "a1").put(0, "roman-archer", "d1").put(1, type, "b1").turnOf(1);
        expectChancesCounted(table, "b1xa1");
      }
}

TEST(Fighting, R8_chances_of_weit_and_fern_agree_with_counting_all_faces) {
  TestTable weit({"j....."});
  weit.put(0, "roman-archer", "a1").put(0, "roman-archer", "f1").put(1, "celtic-gaesatae-spear", "c1").turnOf(1);
  expectChancesCounted(weit, "c1~a1");
  TestTable fern({"b.B..."});
  fern.put(0, "roman-archer", "a1").put(0, "roman-archer", "e1").put(1, "celtic-archer", "f1").turnOf(1);
  expectChancesCounted(fern, "f1*a1");
  expectChancesCounted(fern, "f1*a1>");
}

TEST(Fighting, R11_R13_chances_with_roll_off_side_and_draw_agree_with_counting_all_faces) {
  TestTable melee({"......", "..B...", "..b...", "......", "......", "......"});
  melee.put(1, "celtic-archer", "a1")
      .turnOf(1)
      .put(0, "roman-archer", "d4")
      .put(1, "celtic-swordsman", "c4")
      .put(1, "celtic-hero", "d3")
      .put(0, "roman-archer", "f6");
  ASSERT_EQ(melee.refusal("a1*d4"), "mfm.refusal.axis-needed R13");
  const Attack attack = melee.game().attackOf(melee.state(), *melee.read("a1*d4/c").value);
  EXPECT_EQ(attack.unclear, 3);  // the large bush is touched
  EXPECT_EQ(attack.protection, 2);
  EXPECT_EQ(attack.ownSize, 2);
  expectChancesCounted(melee, "a1*d4/c");
  expectChancesCounted(melee, "a1*d4>/r");
}

TEST(Fighting, R6_R13_chances_on_random_tables_agree_with_counting_all_faces) {
  int intoMelee = 0, unclear = 0;
  for (std::uint64_t seed = 1; seed <= 25; ++seed) {
    FastDice dice(seed);
    std::vector<std::string> plan(8, std::string(8, '.'));
    for (std::string& line : plan)
      for (char& symbol : line) symbol = "......bBtTmj"[dice.below(12)];
    TestTable table(plan);
    std::vector<int> fields(64);
    for (int i = 0; i < 64; ++i) fields[static_cast<std::size_t>(i)] = i;
    const std::vector<std::string> types{"roman-archer", "celtic-hero", "roman-swordsman", "celtic-swordsman"};
    for (std::size_t i = 0; i < 14; ++i) {
      const std::size_t other = i + dice.below(static_cast<std::uint32_t>(64 - i));
      std::swap(fields[i], fields[other]);
      table.put(static_cast<int>(i % 2), types[i % types.size()], writePlace({fields[i] % 8, fields[i] / 8, 0}));
    }
    int shots = 0;
    for (const std::string& move : table.moves()) {
      if (move.find('*') == std::string::npos || move.find('>') != std::string::npos) continue;
      const Attack attack = table.game().attackOf(table.state(), *table.read(move).value);
      if (!attack.ownUpTo && !attack.unclear) continue;
      if (++shots > 2) break;
      intoMelee += attack.ownUpTo != 0;
      unclear += attack.unclear != 0;
      expectChancesCounted(table, move);
    }
  }
  EXPECT_GT(intoMelee, 5);
  EXPECT_GT(unclear, 5);
}

// The chance of a life lost never grows with protection, and never falls with the hit number.
RC_GTEST_PROP(Fighting, G5_G6_more_protection_never_hurts, ()) {
  AttackQuestion q;
  q.dice = pick(1, 4);
  q.hitUpTo = pick(1, 12);
  q.kind = *rc::gen::elementOf(allKinds);
  q.savedFrom = pick(2, 14);
  q.terrain = pick(-2, 12);
  AttackQuestion more = q, better = q;
  ++more.terrain;
  ++better.hitUpTo;
  RC_ASSERT(answer(more).lifeLost.approx() <= answer(q).lifeLost.approx() + 1e-12);
  RC_ASSERT(answer(better).lifeLost.approx() >= answer(q).lifeLost.approx() - 1e-12);
}

}  // namespace walstatt::mfm
