// Made maps keep what they promise: the same for both sides, bands clear, all fields within reach, a way for chariots.
#include "games/mfm/map_maker.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "../../../tests/mfm/test_table.h"
#include "games/mfm/army.h"
#include "games/mfm/army_drawing.h"
#include "games/mfm/setup.h"
#include "table/game_kind.h"

namespace walstatt::mfm {

GameKind gameKind();

namespace {

MapPlan readMade(const Data& data) {
  Errors errors;
  Reader reader(data, "made", "", errors);
  const std::optional<MapPlan> map = readMapPlan(reader, *testContent(), errors);
  for (const ContentError& error : errors.list()) ADD_FAILURE() << testLibrary().words().say(error, Language::english);
  return map.value_or(MapPlan{});
}

bool isFair(const std::vector<std::string>& plan) {
  std::vector<std::string> mirrored(plan.rbegin(), plan.rend()), turned = mirrored;
  for (std::string& row : turned) std::reverse(row.begin(), row.end());
  return plan == mirrored || plan == turned;
}

}  // namespace

TEST(MapMaker, R34_every_made_map_is_fair_open_and_clear) {
  std::set<char> terrain;
  std::set<std::string> different;
  for (const int points : {10, 50, 75, 100, 150, 300, 500})
    for (std::uint64_t seed = 0; seed < 80; ++seed) {
      const MapPlan map = readMade(makeMap(*testContent(), {points, seed}));
      ASSERT_GE(map.height, 18);
      ASSERT_TRUE(isFair(map.plan)) << points << " " << seed;
      const MapReport report = inspectMap(*testContent(), map.plan, madeBand);
      ASSERT_TRUE(report.allReachable && report.chariotWay) << points << " " << seed;
      const MapReport plainEnough = inspectMap(*testContent(), map.plan, 2);
      ASSERT_TRUE(plainEnough.allReachable);
      int rough = 0;
      for (const FieldId field : map.zone("top")->fields) {
        const char sign =
            map.plan[static_cast<std::size_t>(field / map.width)][static_cast<std::size_t>(field % map.width)];
        ASSERT_TRUE(sign == '.' || sign == 'b' || sign == 'c') << sign;
        rough += sign != '.';
      }
      ASSERT_LE(rough, 2);
      std::string all;
      for (const std::string& row : map.plan) {
        all += row;
        terrain.insert(row.begin(), row.end());
      }
      different.insert(all);
    }
  EXPECT_GE(different.size(), 6u * 80);  // the two largest are of one size
  for (const char sign : std::string(".bBxtTgnHs~=fhocmrR")) EXPECT_TRUE(terrain.contains(sign)) << sign;
}

TEST(MapMaker, the_same_seed_gives_the_same_map_and_points_make_it_larger) {
  const auto made = [](int points, std::uint64_t seed) { return makeMap(*testContent(), {points, seed}); };
  EXPECT_EQ(toJson(made(100, 7)), toJson(made(100, 7)));
  EXPECT_NE(toJson(made(100, 7)), toJson(made(100, 8)));
  EXPECT_LT(readMade(made(50, 1)).width * readMade(made(50, 1)).height,
            readMade(made(150, 1)).width * readMade(made(150, 1)).height);
}

TEST(MapMaker, the_inspector_sees_what_is_closed) {
  std::vector<std::string> plan(12, std::string(12, '.'));
  EXPECT_TRUE(inspectMap(*testContent(), plan, 4).chariotWay);
  plan[6] = "~~~~~==~~~~~";  // two fields are too narrow for the widest chariot
  EXPECT_TRUE(inspectMap(*testContent(), plan, 4).allReachable);
  EXPECT_FALSE(inspectMap(*testContent(), plan, 4).chariotWay);
  plan[6] = "~~~~~~~~~~~~";
  EXPECT_FALSE(inspectMap(*testContent(), plan, 4).allReachable);
}

TEST(MapMaker, R34_armies_of_any_people_begin_a_battle_on_a_made_map) {
  const GameKind kind = gameKind();
  FastDice dice(3);
  const auto peoples = static_cast<int>(testContent()->peoples.size());
  for (const int points : {50, 100, 150, 300})
    for (int i = 0; i < 6; ++i) {
      Battle battle;
      battle.points = points;
      battle.map = makeMap(*testContent(), {points, static_cast<std::uint64_t>(i)});
      battle.sides[0].armies = {drawArmy(*testContent(), i % peoples, points, dice)};
      battle.sides[1].armies = {surpriseArmy(*testContent(), (i + 2) % peoples, points, static_cast<std::uint64_t>(i))};
      Errors errors;
      const std::optional<Data> setup = battleSetup(*testContent(), battle, errors);
      ASSERT_TRUE(setup);
      EXPECT_TRUE(kind.make(testLibrary(), *setup, errors));
      for (const ContentError& error : errors.list())
        ADD_FAILURE() << testLibrary().words().say(error, Language::english);
    }
}

TEST(MapMaker, faults_of_a_map_in_a_setup_name_their_field) {
  Errors errors;
  const Data setup = parseToml(R"(kind = "points"
points = 50
rounds = 5
[map]
id = "own"
name = { de = "x", en = "x" }
note = { de = "x", en = "x" }
plan = """
.....
..!..
.....
.....
"""
[zones]
)",
                               "own.toml", errors);
  EXPECT_FALSE(readSetup(*testContent(), setup, "own.toml", errors));
  const auto at =
      std::find_if(errors.list().begin(), errors.list().end(), [](const auto& e) { return e.field == "map.plan"; });
  ASSERT_NE(at, errors.list().end());
  EXPECT_EQ(at->line, 8u);
}

}  // namespace walstatt::mfm
