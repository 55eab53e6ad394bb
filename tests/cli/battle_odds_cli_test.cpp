// walstatt odds adlg: melees, shots and the table of all against all, as words of a command.
#include "cli_table.h"

namespace walstatt::cli {

namespace {

struct Asked {
  User user;
  int code = 0;
  Data answer;

  explicit Asked(std::vector<std::string> words) {
    code = runBattleOdds(user.jsonContext(), {std::move(words)});
    Errors errors;
    if (code == fine) answer = *parseJson(user.out.str(), "out", errors);
  }
  const Data* at(std::initializer_list<const char*> path) const {
    const Data* data = &answer;
    for (const char* step : path) data = data ? data->find(step) : nullptr;
    return data;
  }
  std::int64_t number(std::initializer_list<const char*> path) const {
    const Data* data = at(path);
    const auto* value = data ? data->as<std::int64_t>() : nullptr;
    EXPECT_TRUE(value);
    return value ? *value : -999;
  }
};

}  // namespace

TEST(BattleOdds, a_melee_in_words) {
  const Asked asked({"heavy-swords", "impetuous", "vs", "heavy-spears", "elite", "higher", "support=2"});
  ASSERT_EQ(asked.code, fine) << asked.user.all();
  EXPECT_EQ(asked.number({"a", "total"}), 2);
  EXPECT_EQ(asked.number({"b", "total"}), 1 + 1 + 2);
}

TEST(BattleOdds, charger_and_helpers_in_words) {
  const Asked asked({"medium-swords", "helped=pikes", "vs", "medium-cavalry", "charger=none"});
  ASSERT_EQ(asked.code, fine) << asked.user.all();
  EXPECT_EQ(asked.number({"a", "total"}), 1 + 3);
  EXPECT_TRUE(asked.at({"first"})->isNull());
}

TEST(BattleOdds, a_shot_in_words) {
  const Asked asked({"shot", "archers", "vs", "medium-cavalry", "cover", "heavy=1", "light=1"});
  ASSERT_EQ(asked.code, fine) << asked.user.all();
  EXPECT_EQ(asked.number({"shot", "value"}), 1 - 1 + 2);
}

TEST(BattleOdds, all_against_all) {
  const Asked some({"table", "pikes", "levy", "charger=none"});
  ASSERT_EQ(some.code, fine) << some.user.all();
  EXPECT_EQ(some.at({"cells"})->as<Data::Array>()->size(), 2u);
  User user;
  EXPECT_EQ(runBattleOdds(user.context(), {{"table"}}), fine);
  EXPECT_TRUE(user.said("HS")) << user.all();
}

TEST(BattleOdds, text_tells_reasons_rules_and_chances_in_both_languages) {
  User german("", Language::german), english;
  const std::vector<std::string> words{"foot-knights", "vs", "pikes", "lost=1"};
  EXPECT_EQ(runBattleOdds(german.context(), {words}), fine);
  EXPECT_TRUE(german.said("Ritter zu Fuß (gewöhnlich) gegen Piken (gewöhnlich)")) << german.all();
  EXPECT_TRUE(german.said("[B-Foot-12]") && german.said("in Unordnung [B-Mod-02]")) << german.all();
  EXPECT_EQ(runBattleOdds(english.context(), {words}), fine);
  EXPECT_TRUE(english.said("First round: wins") && english.said("To the end:")) << english.all();
  EXPECT_TRUE(german.said("  Piken, verlorene Punkte: 0: ") && english.said("  Pikemen, points lost: 0: "));
  EXPECT_TRUE(german.said("  Piken, Punkte am Ende: 3: ") && english.said("  Pikemen, points in the end: 3: "));
  User shot;
  EXPECT_EQ(runBattleOdds(shot.context(), {{"shot", "archers", "vs", "levy"}}), fine);
  EXPECT_TRUE(shot.said("Shots until it routs")) << shot.all();
  User elite, armoured;
  EXPECT_EQ(runBattleOdds(elite.context(), {{"shot", "archers", "elite", "vs", "levy"}}), fine);
  EXPECT_TRUE(elite.said("[B-Qua-02]")) << elite.all();
  EXPECT_EQ(runBattleOdds(armoured.context(), {{"heavy-swords", "impetuous", "vs", "heavy-spears", "armour"}}), fine);
  EXPECT_TRUE(armoured.said("later: Heavier armour")) << armoured.all();
}

TEST(BattleOdds, two_units_are_wanted_with_one_vs_between_them) {
  for (const std::vector<std::string>& words :
       std::vector<std::vector<std::string>>{{},
                                             {"pikes"},
                                             {"pikes", "vs"},
                                             {"vs", "pikes"},
                                             {"vs"},
                                             {"pikes", "vs", "levy", "vs", "levy"},
                                             {"shot", "levy"}}) {
    User english, german("", Language::german);
    EXPECT_EQ(runBattleOdds(english.context(), {words}), badUse);
    EXPECT_NE(english.err.str().find("Two units stand here with “vs” between them"), std::string::npos)
        << english.all();
    EXPECT_EQ(runBattleOdds(german.context(), {words}), badUse);
    EXPECT_NE(german.err.str().find("zwei Einheiten mit „vs“ dazwischen"), std::string::npos) << german.all();
  }
}

TEST(BattleOdds, words_that_mean_nothing_are_complained_of) {
  for (const std::vector<std::string>& words :
       std::vector<std::vector<std::string>>{{"hussars", "vs", "pikes"},
                                             {"pikes"},
                                             {"pikes", "vs", "levy", "wet"},
                                             {"pikes", "vs", "levy", "support=1", "support=2"},
                                             {"pikes", "elite", "mediocre", "vs", "levy"},
                                             {"table", "hussars"},
                                             {"shot", "levy"}}) {
    User user;
    EXPECT_EQ(runBattleOdds(user.context(), {words}), badUse);
    EXPECT_FALSE(user.err.str().empty());
  }
}

}  // namespace walstatt::cli
