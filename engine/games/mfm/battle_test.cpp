// Chapter G10 with R34: points battles, from the roll for the first turn to the count.
#include "../../../tests/mfm/figures.h"
#include "../../../tests/mfm/test_table.h"

namespace walstatt::mfm {
namespace {

// A field of 4×6 with bands of two rows; figures wait outside, the die for the first turn is to be thrown.
class BattleTable : public TestTable {
 public:
  explicit BattleTable(std::vector<std::string> plan = {"....", "....", "....", "....", "....", "...."})
      : TestTable(std::move(plan)) {
    document("", {"a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2"}, {"a5", "b5", "c5", "d5", "a6", "b6", "c6", "d6"},
             Edge::top, Edge::bottom);
    setup().kind = ScenarioKind::points;
  }
  void begin() { state() = game().start(); }
};

std::optional<Setup> setupOf(const std::string& toml, Errors& errors) {
  const Data data = parseToml(toml, "setup", errors);
  return readSetup(*testContent(), data, "setup", errors);
}

std::string battleText(const std::string& head, const std::string& romans, const std::string& celts,
                       int romanPlayers = 1, int celtPlayers = 1) {
  return "kind = \"points\"\nmap = \"meadow\"\n" + head +
         "\n[[side]]\npeople = \"romans\"\nzone = \"top\"\nplayers = " + std::to_string(romanPlayers) +
         "\nfigures = [" + romans +
         "]\n[[side]]\npeople = \"celts\"\nzone = \"bottom\"\nplayers = " + std::to_string(celtPlayers) +
         "\nfigures = [" + celts + "]\n";
}

std::string several(const std::string& type, int count) {
  return "{type=\"" + type + "\",count=" + std::to_string(count) + "}";
}

std::vector<int> pointsOfSeats(const Setup& setup) {
  std::vector<int> sums(static_cast<std::size_t>(setup.seats), 0);
  for (const FigureSetup& figure : setup.figures) sums[figure.seat] += testContent()->types[figure.type].points;
  return sums;
}

// --- armies by points ---------------------------------------------------------------------------------------------------

TEST(Battle, G10_every_figure_has_a_price) {
  for (const FigureType& type : testContent()->types) EXPECT_GE(type.points, 1) << type.id;
}

TEST(Battle, G10_armies_are_put_together_as_one_likes_within_the_points) {
  Errors errors;
  const int most = 50 / priceOf(legionary);
  EXPECT_TRUE(setupOf(battleText("points = 50\nrounds = 5", several(legionary, most), several(sword, 1)), errors));
  EXPECT_TRUE(errors.empty());
  EXPECT_FALSE(setupOf(battleText("points = 50\nrounds = 5", several(legionary, most + 1), several(sword, 1)), errors));
  ASSERT_EQ(errors.size(), 1u);
  EXPECT_EQ(errors.list()[0].what->id, "library.sum");
  EXPECT_EQ(errors.list()[0].found, std::to_string((most + 1) * priceOf(legionary)));
  EXPECT_EQ(errors.list()[0].allowed, "50");
}

TEST(Battle, G10_the_usual_points_and_rounds_and_any_other) {
  for (const int points : {50, 75, 100, 150, 60, 123, 500}) {
    for (const int rounds : {5, 8, 10, 1, 7, 60}) {
      Errors errors;
      const auto setup =
          setupOf(battleText("points = " + std::to_string(points) + "\nrounds = " + std::to_string(rounds),
                             "{type=\"roman-swordsman\"}", "{type=\"celtic-swordsman\"}"),
                  errors);
      ASSERT_TRUE(setup) << points << ' ' << rounds;
      EXPECT_EQ(setup->points, points);
      EXPECT_EQ(setup->rounds, rounds);
    }
  }
  for (const char* bad : {"points = 0\nrounds = 5", "points = 50\nrounds = 0", "rounds = 5", "points = 50"}) {
    Errors errors;
    EXPECT_FALSE(setupOf(battleText(bad, "{type=\"roman-swordsman\"}", "{type=\"celtic-swordsman\"}"), errors)) << bad;
  }
}

TEST(Battle, R34_the_four_sizes_are_ready_and_keep_their_points) {
  std::vector<int> sizes;
  for (const std::string& path : testLibrary().documentsIn("mfm/scenarios")) {
    Errors errors;
    const auto setup = readSetup(*testContent(), *testLibrary().document(path), path, errors);
    ASSERT_TRUE(setup) << path;
    if (setup->kind != ScenarioKind::points) continue;
    sizes.push_back(setup->points);
    for (const int sum : pointsOfSeats(*setup)) {
      EXPECT_LE(sum, setup->points) << path;
      EXPECT_GE(sum, setup->points * 9 / 10) << path;
    }
    EXPECT_TRUE(setup->rounds == 5 || setup->rounds == 8 || setup->rounds == 10) << path;
  }
  std::sort(sizes.begin(), sizes.end());
  sizes.erase(std::unique(sizes.begin(), sizes.end()), sizes.end());
  EXPECT_EQ(sizes, (std::vector<int>{50, 75, 100, 150}));
}

// The booklet's example: three play with 150; one has 150 for himself, the two others 75 each.
TEST(Battle, G10_three_at_the_table_share_150_as_150_and_75_and_75) {
  Errors errors;
  const int all = 150 / priceOf(legionary), half = 75 / priceOf(sword);
  const auto setup =
      setupOf(battleText("points = 150\nrounds = 5", several(legionary, all), several(sword, 2 * half), 1, 2), errors);
  ASSERT_TRUE(setup);
  EXPECT_EQ(setup->seats, 3);
  const int each = half * priceOf(sword);
  EXPECT_EQ(pointsOfSeats(*setup), (std::vector<int>{all * priceOf(legionary), each, each}));
  const std::string uneven = "{type=\"celtic-swordsman\",count=" + std::to_string(half + 1) + ",player=1}," +
                             "{type=\"celtic-swordsman\",player=2}";
  EXPECT_FALSE(setupOf(battleText("points = 150\nrounds = 5", several(legionary, 1), uneven, 1, 2), errors));
  EXPECT_EQ(errors.list()[0].found, std::to_string((half + 1) * priceOf(sword)));
  EXPECT_EQ(errors.list()[0].allowed, "75");
}

TEST(Battle, G10_four_at_the_table_have_75_each) {
  Errors errors;
  const int romans = 75 / priceOf(legionary), celts = 75 / priceOf(sword);
  const auto setup = setupOf(
      battleText("points = 150\nrounds = 5", several(legionary, 2 * romans), several(sword, 2 * celts), 2, 2), errors);
  ASSERT_TRUE(setup);
  EXPECT_EQ(setup->seats, 4);
  const int roman = romans * priceOf(legionary), celtic = celts * priceOf(sword);
  EXPECT_EQ(pointsOfSeats(*setup), (std::vector<int>{roman, roman, celtic, celtic}));
}

TEST(Battle, R34_figures_without_a_player_are_split_evenly_by_points) {
  Errors errors;
  const auto setup = setupOf(battleText("points = 90\nrounds = 5",
                                        "{type=\"roman-centurion\"},{type=\"roman-optio\"},{type=\"roman-swordsman\","
                                        "count=4},{type=\"roman-spearman\",count=3}",
                                        "{type=\"celtic-chieftain\"},{type=\"celtic-swordsman\",count=8}", 3, 3),
                             errors);
  ASSERT_TRUE(setup);
  for (const int sum : pointsOfSeats(*setup)) {
    EXPECT_GE(sum, 18);
    EXPECT_LE(sum, 30);
  }
}

// --- the first die and the deployment --------------------------------------------------------------------------------------

TEST(Battle, R34_both_sides_throw_a_d12_and_ties_are_thrown_again) {
  BattleTable table;
  table.put(0, legionary, "").put(1, sword, "");
  table.begin();
  const Turn now = table.game().turn(table.state());
  EXPECT_EQ(now.waiting, Waiting::dice);
  EXPECT_EQ(now.dice, (Throw{2, 12, true}));
  for (int face = 1; face <= 12; ++face) {
    table.roll({face, face});
    EXPECT_EQ(table.state().phase, Phase::rollForFirst);
  }
  EXPECT_TRUE(table.told("mfm.event.first-tie"));
  table.roll({12, 11});
  EXPECT_EQ(table.state().phase, Phase::deploy);
}

TEST(Battle, R34_the_loser_deploys_first_and_the_winner_moves_first) {
  for (const int winner : {0, 1}) {
    BattleTable table;
    table.put(0, legionary, "").put(1, sword, "");
    table.begin();
    table.roll(winner ? std::vector{3, 4} : std::vector{4, 3});
    EXPECT_EQ(table.state().firstSide, winner);
    EXPECT_EQ(table.mover(), 1 - winner);
    table.act(winner ? "SW1@a1" : "SW2@a6").act(winner ? "SW2@a6" : "SW1@a1");
    EXPECT_EQ(table.state().phase, Phase::play);
    EXPECT_EQ(table.mover(), winner);
  }
}

TEST(Battle, R34_deployment_alternates_and_who_has_more_goes_on_alone) {
  BattleTable table;
  table.put(0, legionary, "").put(0, legionary, "").put(0, legionary, "").put(1, sword, "");
  table.begin();
  table.roll({1, 2});  // the Celts won, the Romans deploy first
  EXPECT_EQ(table.mover(), 0);
  table.act("SW1@a1");
  EXPECT_EQ(table.mover(), 1);
  table.act("SW4@a6");
  EXPECT_EQ(table.mover(), 0);
  table.act("SW2@b1");
  EXPECT_EQ(table.mover(), 0);  // the Celts have nobody left to deploy
  EXPECT_EQ(table.state().phase, Phase::deploy);
  table.act("SW3@c1");
  EXPECT_EQ(table.state().phase, Phase::play);
  EXPECT_EQ(table.mover(), 1);
}

TEST(Battle, R34_each_side_deploys_in_the_band_along_its_own_edge) {
  BattleTable table({"o.f.", "..b.", "....", "....", "....", "...."});
  table.put(0, legionary, "").put(0, legionary, "").put(1, sword, "");
  table.begin();
  table.roll({1, 2});
  EXPECT_EQ(table.refusal("SW1@a3"), "mfm.refusal.not-in-band R34");
  EXPECT_EQ(table.refusal("SW1@a6"), "mfm.refusal.not-in-band R34");
  EXPECT_EQ(table.refusal("SW1@a1"), "mfm.refusal.may-not-end-there R3");  // a boulder
  EXPECT_EQ(table.refusal("SW1@c1"), "mfm.refusal.may-not-end-there R3");  // a fence
  EXPECT_EQ(table.refusal("SW1@c2"), "");
  EXPECT_EQ(table.refusal("pass"), "mfm.refusal.deploy-now R34");
  EXPECT_EQ(table.refusal("SW3@a6", 1), "mfm.refusal.not-your-turn G1");
  table.act("SW1@b2").act("SW3@a6");
  EXPECT_EQ(table.refusal("SW2@b2"), "mfm.refusal.field-taken R34");
  EXPECT_EQ(table.refusal("SW1@b1"), "mfm.refusal.already-on-board R35");
  EXPECT_EQ(table.refusal("b2-b3"), "mfm.refusal.deploy-now R34");
  table.act("SW2@b1");
  EXPECT_EQ(table.game().check(table.state(), 1, Action::deploy(2, table.field("b5")))->phrase->id,
            "mfm.refusal.not-deploying");
}

TEST(Battle, R34_the_list_shows_every_free_field_of_the_band) {
  BattleTable table({"o.f.", "..b.", "....", "....", "....", "...."});
  table.put(0, legionary, "").put(0, legionary, "").put(1, sword, "");
  table.begin();
  table.roll({1, 2});
  EXPECT_EQ(table.moves(), (std::vector<std::string>{"SW1@b1", "SW1@d1", "SW1@a2", "SW1@b2", "SW1@c2", "SW1@d2"}));
}

TEST(Battle, R34_a_band_must_have_room_for_all_figures) {
  auto content = std::make_shared<Content>(*testContent());
  MapPlan map;
  map.id = "narrow";
  map.plan = {"of~.", "....", "....", "...."};
  map.width = map.height = 4;
  map.zones = {{"top", Edge::top, {0, 1, 2, 3}}, {"bottom", Edge::bottom, {12, 13, 14, 15}}};
  content->maps.push_back(map);
  for (const int romans : {1, 2}) {
    std::string text =
        battleText("points = 50\nrounds = 5", "{type=\"roman-swordsman\",count=" + std::to_string(romans) + "}",
                   "{type=\"celtic-swordsman\"}");
    text.replace(text.find("meadow"), 6, "narrow");
    Errors errors;
    const Data data = parseToml(text, "setup", errors);
    EXPECT_EQ(readSetup(*content, data, "setup", errors).has_value(), romans == 1);  // only d1 is open
    EXPECT_EQ(errors.size(), romans == 1 ? 0u : 1u);
  }
}

// --- the first turn -----------------------------------------------------------------------------------------------------------

TEST(Battle, R34_in_the_very_first_turn_nobody_attacks) {
  BattleTable small;
  small.put(0, archer, "").put(0, "roman-pikeman", "").put(0, legionary, "").put(1, sword, "").put(1, sword, "");
  small.begin();
  small.roll({12, 1});
  small.act("SW4@a5").act("BO1@a1").act("SW5@b5").act("PI2@b2").act("SW3@d2");
  ASSERT_EQ(small.state().phase, Phase::play);
  EXPECT_EQ(small.refusal("a1*a5"), "mfm.refusal.quiet-turn R34");
  small.act("b2-b3");
  EXPECT_EQ(small.refusal("b3~b5"), "mfm.refusal.quiet-turn R34");
  small.act("d2-c3").act("a1-a4");
  EXPECT_EQ(small.refusal("a4xa5"), "mfm.refusal.quiet-turn R34");
  for (const std::string& move : small.moves()) EXPECT_EQ(move.find_first_of("*~x"), std::string::npos) << move;
  small.act("pass");
  EXPECT_EQ(small.refusal("a5xa4"), "");  // only the very first turn is quiet
}

TEST(Battle, R34_in_the_very_first_turn_there_is_no_erst) {
  BattleTable table;
  table.put(0, legionary, "").put(1, spear, "").put(1, sword, "");
  table.begin();
  table.roll({12, 1});
  table.act("GS2@a5").act("SW1@a2").act("SW3@d6");
  table.act("a2-a4");
  EXPECT_FALSE(table.game().turn(table.state()).reaction);
  EXPECT_TRUE(table.alive("a4"));
  table.act("pass").act("pass").act("a4-c4").act("pass").act("pass");
  table.act("c4-b4");
  EXPECT_TRUE(table.game().turn(table.state()).reaction);
}

// --- the count ----------------------------------------------------------------------------------------------------------------

TEST(Battle, R34_the_score_is_the_points_of_enemy_figures_out) {
  TestTable table({"....."});
  table.put(0, legionary, "a1").put(1, sword, "b1").put(1, "celtic-hero", "c1").put(0, legionary, "d1");
  EXPECT_EQ(table.game().score(table.state(), 0), 0);
  table.act("a1xb1").roll({1}).roll({2});
  EXPECT_EQ(table.game().score(table.state(), 0), priceOf(sword));
  table.act("d1xc1").roll({1}).roll({1});
  EXPECT_EQ(table.game().score(table.state(), 0), priceOf(sword));  // the hero lives, so nothing for him
  EXPECT_EQ(table.game().score(table.state(), 1), 0);
}

TEST(Battle, R34_a_side_with_nobody_left_loses_at_once) {
  TestTable table({"....."});
  table.put(0, legionary, "a1").put(1, sword, "b1").round(3);
  table.act("a1xb1").roll({1}).roll({2});
  const Outcome outcome = table.game().outcome(table.state());
  EXPECT_TRUE(outcome.over);
  EXPECT_EQ(outcome.winner, 0);
  EXPECT_EQ(outcome.why.phrase->id, "mfm.end.side-out");
  EXPECT_EQ(outcome.why.phrase->rule, "R34");
  EXPECT_EQ(table.game().turn(table.state()).waiting, Waiting::nobody);
  EXPECT_EQ(table.refusal("pass", 0), "mfm.refusal.game-over G1");
  EXPECT_EQ(table.game().score(table.state(), 0), priceOf(sword));
}

TEST(Battle, R34_a_side_can_lose_its_last_figure_in_its_own_turn) {
  TestTable table({"....."});
  table.put(0, legionary, "a1").put(1, spear, "d1").act("a1-c1").act("d1!c1").roll({1}).roll({1});
  EXPECT_EQ(table.game().outcome(table.state()).winner, 1);
}

TEST(Battle, R34_the_game_ends_after_the_second_sides_last_turn) {
  for (const int first : {0, 1}) {
    TestTable table({"....."});
    table.put(0, legionary, "a1").put(1, sword, "e1").turnOf(first).round(1);
    table.setup().rounds = 5;
    table.state().firstSide = static_cast<std::uint8_t>(first);
    for (int round = 1; round <= 5; ++round) {
      EXPECT_EQ(table.state().round, round);
      EXPECT_EQ(table.mover(), first);
      table.act("pass");
      EXPECT_EQ(table.state().round, round);
      EXPECT_EQ(table.mover(), 1 - first);
      EXPECT_FALSE(table.game().outcome(table.state()).over);
      table.act("pass");
    }
    EXPECT_TRUE(table.game().outcome(table.state()).over);
  }
}

TEST(Battle, R34_equal_score_is_a_draw) {
  TestTable table({"....."});
  table.put(0, legionary, "a1").put(1, sword, "e1").turnOf(1).round(10);
  table.act("pass");
  const Outcome outcome = table.game().outcome(table.state());
  EXPECT_TRUE(outcome.over);
  EXPECT_EQ(outcome.winner, noSide);
  EXPECT_EQ(outcome.why.phrase->id, "mfm.end.equal");
}

TEST(Battle, R34_the_higher_score_wins) {
  for (const int winner : {0, 1}) {
    TestTable table({"......"});
    table.put(0, legionary, "a1")
        .put(0, legionary, "c1")
        .put(1, sword, "b1")
        .put(1, sword, "f1")
        .turnOf(winner ? 1 : 0)
        .round(10);
    table.act(winner ? "b1xa1" : "a1xb1").roll({1}).roll({1}).act("pass");
    if (!winner) table.act("pass");
    const Outcome outcome = table.game().outcome(table.state());
    EXPECT_TRUE(outcome.over);
    EXPECT_EQ(outcome.winner, winner);
    EXPECT_EQ(outcome.why.phrase->id, "mfm.end.points");
  }
}

// Points, not heads: one optio outweighs one swordsman.
TEST(Battle, R34_points_are_counted_not_figures) {
  TestTable table({".......", "......."});
  table.put(0, optio, "a1").put(0, legionary, "g2").put(0, legionary, "d1");
  table.put(1, sword, "c1").put(1, sword, "b1").put(1, sword, "f1").turnOf(0).round(10);
  table.act("d1xc1").roll({1}).roll({1}).act("pass");
  table.state().figures[table.figure("a1")].lives = 1;
  table.act("b1xa1").roll({1}).roll({1}).act("pass");
  EXPECT_EQ(table.game().score(table.state(), 0), priceOf(sword));
  EXPECT_EQ(table.game().score(table.state(), 1), priceOf(optio));
  EXPECT_EQ(table.game().outcome(table.state()).winner, 1);
}

}  // namespace
}  // namespace walstatt::mfm
