// The odds desk against the table: what it says of a shot is what the table plays (A25, A26, B-Sho).
#include <gtest/gtest.h>

#include "games/adlg/test_combat.h"
#include "games/adlg/test_odds.h"

namespace walstatt::adlg::test {

namespace {

// A shoots at x, 0.9 UD away; to the right out of a war wagon, sometimes to the rear out of a light chariot.
struct Shot {
  Drawn a, x;
  std::vector<Put> units;
  TestTable table;
  std::string words, wordsA, wordsX;
  int lostA, lostX;

  explicit Shot(Draw& draw) : a(draw, [](const Profile& one) { return one.range > 0; }), x(draw, any) {
    lostA = draw.below(a.profile.cohesion);
    lostX = draw.below(x.profile.cohesion);
    wordsA = a.words + ", lost = " + std::to_string(lostA);
    wordsX = x.words + ", lost = " + std::to_string(lostX);
    const bool wagon = a.profile.category == Category::WWg;
    const bool back = a.profile.category == Category::Cv && a.profile.is(chariots) && draw.once(2);
    const Pose target = wagon  ? at(mid + 1400, mid + 1000, 270)
                        : back ? at(mid, mid + a.profile.depth + 900)
                               : at(mid, mid - 900, 180);
    units.push_back({0, "A", a.profile, at(mid, mid)});
    units.push_back({1, "x", x.profile, target});
    if (back) words += "toRear = true\n";
    if (wagon || back) return;
    support(draw);
    cover(draw);
  }
  std::string question() const {
    return "ask = 'shot-odds'\n" + words + "shooter = { " + wordsA + " }\ntarget = { " + wordsX + " }";
  }
  Combat combat() const {
    Combat combat(units, table);
    combat.unit("A").lost = static_cast<std::uint8_t>(lostA);
    combat.unit("x").lost = static_cast<std::uint8_t>(lostX);
    return combat;
  }

 private:
  void support(Draw& draw) {
    int heavy = 0, light = 0;
    for (int i = 0; i < 2; ++i) {
      if (draw.once(2)) continue;
      const Drawn friendly(draw, [](const Profile& one) { return one.range > 0 && one.category != Category::WWg; });
      units.push_back({0, i == 0 ? "L" : "R", friendly.profile, at(i == 0 ? mid - 1000 : mid + 1000, mid)});
      ++(friendly.profile.light() ? light : heavy);
    }
    if (heavy + light > 0)
      words += "supports = { heavy = " + std::to_string(heavy) + ", light = " + std::to_string(light) + " }\n";
  }
  void cover(Draw& draw) {
    if (draw.once(3)) {  // the target stands in it, and is seen over its own front edge
      table.pieces.push_back(
          rectangle(TerrainKind::plantation, Going::rough, mid - 500, mid - 2000, mid + 500, mid - 900));
      words += "cover = true\n";
    }
    if (draw.once(3)) {
      const bool marsh = draw.once(2);
      table.pieces.push_back(rectangle(marsh ? TerrainKind::marsh : TerrainKind::village, Going::heavy, mid - 500, mid,
                                       mid + 500, mid + 1500));
      words += "shooterCovered = true\n";
    }
    if (draw.once(4)) {
      Work work;
      work.owner = 1;
      work.a = {mid - 300, mid - 800};
      work.b = {mid + 300, mid - 800};
      table.works.push_back(work);
      words += "behindFortification = true\n";
    }
  }
};

}  // namespace

TEST(AdlgOddsAndBattle, A25_the_desk_answers_what_a_shot_on_the_table_does) {
  Draw draw(1116);
  int hits = 0, misses = 0;
  for (int i = 0; i < 400; ++i) {
    const Shot shot(draw);
    const std::string question = shot.question();
    const Data answer = answerTo(question);
    Combat start = shot.combat();
    start.shoot();
    if (start.state.step == Step::chooseShot) start.decide(0, Verb::shoot, "A", "x");
    ASSERT_EQ(start.state.step, Step::shotDice) << question;
    for (int first = 1; first <= 6; ++first)
      for (int second = 1; second <= 6; ++second) {
        Combat table = start;
        table.dice({static_cast<Face>(first), static_cast<Face>(second)});
        const bool hit = table.wasTold(phrases::isHit);
        ++(hit ? hits : misses);
        ASSERT_EQ(diceOf(*answer.find("dice"), first, second), hit ? 1 : 0) << question << first << second;
        const Explained* sum = numberTold(table.told, phrases::shotIs, start.state.fighting.first);
        const Explained* against = numberTold(table.told, phrases::protectionIs, table.id("x"));
        ASSERT_TRUE(sum && against) << question;
        std::string shoots, protects;
        addReasons(*answer.find("shot"), shoots);
        addReasons(*answer.find("protection"), protects);
        if (start.state.fighting.first == table.id("A")) {  // one exactly as good may lead instead
          EXPECT_EQ(told(*sum, partsOfDie(*sum), 99), shoots) << question;
        }
        EXPECT_EQ(told(*against, partsOfDie(*against), 99), protects) << question;
      }
  }
  EXPECT_TRUE(hits > 1000 && misses > 1000) << hits << " " << misses;
}

}  // namespace walstatt::adlg::test
