// Setting a duel up: D1, who is refused and what a setup may change.
#include "games/duel/setup.h"

#include <gtest/gtest.h>

#include "games/duel/phrases.h"
#include "library/library.h"

namespace walstatt::duel {
namespace {

const Content& content() {
  static const std::shared_ptr<const Content> read = [] {
    Errors errors;
    return readContent(Library::read(builtInContent(), errors), errors);
  }();
  return *read;
}

struct Made {
  std::optional<Setup> setup;
  Errors errors;
  bool refusedBy(const Phrase& phrase) const {
    for (const ContentError& error : errors.list())
      if (error.what == &phrase) return true;
    return false;
  }
};

// Two pilgrims with these values and that armour.
Made made(const std::string& first, const std::string& second, int distance = 0) {
  Made result;
  const std::string text = "name = { de = \"x\", en = \"x\" }\ndescription = { de = \"x\", en = \"x\" }\ndistance = " +
                           std::to_string(distance) + "\n[[side]]\nfighters = [{ fighter = \"pilgrim\", " + first +
                           " }]\n[[side]]\nfighters = [{ fighter = \"pilgrim\", " + second + " }]\n";
  const Data data = parseToml(text, "setup", result.errors);
  if (result.errors.empty()) result.setup = readSetup(content(), data, "setup", result.errors);
  return result;
}

TEST(Setup, D1_fighters_who_could_never_hurt_each_other_are_refused) {
  const std::string harmless = R"(dice = 1, pts = "W4", weapon = "dagger", armour = "full-mail")";
  const Made both = made(harmless, harmless);
  EXPECT_FALSE(both.setup);
  EXPECT_TRUE(both.refusedBy(phrases::neverHurt)) << "one d4 against protection 5";
  EXPECT_TRUE(made(harmless, harmless + R"(, shot = "crossbow")", 40).setup) << "a bolt can";
}

TEST(Setup, D1_Y16_one_of_them_who_can_hurt_is_enough) {
  const std::string harmless = R"(dice = 1, pts = "W4", weapon = "dagger", armour = "full-mail")";
  EXPECT_TRUE(made(harmless, R"(dice = 1, weapon = "sword", armour = "full-mail")").setup);
  EXPECT_FALSE(made(harmless, R"(dice = 1, pts = "W4", weapon = "dagger", armour = "hauberk")").setup)
      << "protection 4 still takes all of a d4";
  EXPECT_TRUE(made(harmless, R"(dice = 1, pts = "W4", weapon = "dagger", armour = "kazaghand")").setup)
      << "protection 3";
}

TEST(Setup, D1_X13_who_wears_armour_out_first_can_hurt) {
  // Three d4 of a pair, added to 12: a heavy wound wears the armour, whatever it takes off.
  const std::string pair = R"(dice = 2, skill = 2, pts = "W4", weapon = "dagger", armour = "full-mail")";
  EXPECT_TRUE(made(pair, pair).setup);
}

TEST(Setup, D1_D14_the_dice_of_a_blow_a_shot_and_bare_hands) {
  const Made made1 =
      made(R"(pts = "W12", weapon = "sword")", R"(pts = "W4", weapon = "self-bow", shot = "self-bow")", 40);
  ASSERT_TRUE(made1.setup);
  const Combatant& strong = made1.setup->fighters[0];
  EXPECT_EQ(strong.meleeDie, 12) << "the larger of PTS and TS";
  EXPECT_EQ(strong.unarmedDie, 10);
  EXPECT_EQ(strong.shotDie, 0);
  const Combatant& archer = made1.setup->fighters[1];
  EXPECT_EQ(archer.meleeDie, 4) << "nobody strikes with a bow";
  EXPECT_EQ(archer.unarmedDie, 3) << "X12";
  EXPECT_EQ(archer.shotDie, 8) << "TS alone";
}

}  // namespace
}  // namespace walstatt::duel
