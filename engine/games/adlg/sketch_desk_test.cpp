// Small pictures of battles: the ready ones against their setups, a made one, and questions that are none.
#include "games/adlg/sketch_desk.h"

#include <gtest/gtest.h>

#include "games/adlg/game.h"
#include "games/adlg/setup_file.h"
#include "games/adlg/test_content.h"
#include "library/data_text.h"

namespace walstatt::adlg {

namespace {

const Library& library() {
  static const Library kept = [] {
    Errors errors;
    return Library::read(builtInContent(), errors);
  }();
  return kept;
}
Data answer(const std::string& question, Errors& errors) {
  const Data data = parseToml(question, "question", errors);
  EXPECT_TRUE(SketchDesk::knows(data)) << question;
  return SketchDesk(library(), testContent()).answer(data, errors);
}
const Data::Array& list(const Data* data) {
  static const Data::Array none;
  const auto* array = data ? data->as<Data::Array>() : nullptr;
  EXPECT_TRUE(array);
  return array ? *array : none;
}
std::int64_t number(const Data* data) {
  const auto* value = data ? data->as<std::int64_t>() : nullptr;
  EXPECT_TRUE(value);
  return value ? *value : -999;
}
std::string text(const Data* data) {
  const auto* value = data ? data->as<std::string>() : nullptr;
  EXPECT_TRUE(value);
  return value ? *value : std::string();
}

}  // namespace

TEST(AdlgSketchDesk, EveryReadyBattleIsShownAsItBegins) {
  Errors errors;
  const Data answered = answer("ask = 'battles'", errors);
  ASSERT_TRUE(errors.empty());
  const auto setups = readySetups(library(), *testContent());
  const Data::Array& battles = list(answered.find("battles"));
  ASSERT_EQ(battles.size(), setups.size());
  ASSERT_GE(battles.size(), 6u);
  for (std::size_t i = 0; i < battles.size(); ++i) {
    const Battle battle(testContent(), setups[i]);
    const State state = battle.start();
    const Data& sketch = battles[i];
    EXPECT_EQ(text(sketch.find("id")), setups[i].id);
    EXPECT_EQ(number(sketch.find("points")), setups[i].points);
    EXPECT_EQ(number(sketch.find("table")->find("width")), setups[i].width);
    EXPECT_EQ(list(sketch.find("pieces")).size(), state.pieceCount) << setups[i].id;
    std::size_t unit = 0;
    for (const Data& side : list(sketch.find("sides"))) {
      const std::size_t end = unit + static_cast<std::size_t>(number(side.find("units")));
      for (const Data& base : list(side.find("bases"))) {
        while (unit < end && !state.units[unit].onTable()) ++unit;
        ASSERT_LT(unit, end);
        EXPECT_EQ(number(&list(&base)[0]), state.units[unit].at.x);
        EXPECT_EQ(number(&list(&base)[1]), state.units[unit].at.y);
        EXPECT_EQ(number(&list(&base)[2]), state.units[unit].heading);
        EXPECT_EQ(number(&list(&base)[3]), battle.profile(unit).depth);
        ++unit;
      }
      EXPECT_EQ(list(side.find("bases")).empty(), setups[i].beginning != Beginning::deployed) << setups[i].id;
      unit = end;
    }
    EXPECT_EQ(unit, battle.unitCount());
  }
}

TEST(AdlgSketchDesk, SmallBattlesComeFirstAndThoseToDeployLast) {
  const auto setups = readySetups(library(), *testContent());
  EXPECT_EQ(setups.front().id, "first-battle");
  EXPECT_EQ(setups.back().beginning, Beginning::procedure);
}

TEST(AdlgSketchDesk, ASetupOfOnesOwnIsShown) {
  Errors errors;
  const Data sketch = answer(R"(
ask = "sketch"
[setup]
name = { de = "Furt", en = "Ford" }
points = 100
[[setup.piece]]
kind = "wood"
at = "4,7,30"
[[setup.side]]
ready = "gaul-100-raid"
[[setup.side]]
ready = "gaul-100-raid"
)",
                             errors);
  ASSERT_TRUE(errors.empty());
  EXPECT_EQ(text(list(sketch.find("pieces"))[0].find("kind")), "wood");
  const Data::Array& sides = list(sketch.find("sides"));
  ASSERT_EQ(sides.size(), 2u);
  for (const Data& side : sides)
    EXPECT_EQ(list(side.find("bases")).size(), static_cast<std::size_t>(number(side.find("units"))));
}

TEST(AdlgSketchDesk, QuestionsThatAreNoneAreFaults) {
  for (const std::string question : {"ask = 'sketch'", "ask = 'sketch'\nsetup = 'kadesh'", "ask = 'battles'\nmore = 1",
                                     "ask = 'sketch'\n[setup]\npoints = 7"}) {
    Errors errors;
    EXPECT_TRUE(answer(question, errors).isNull()) << question;
    EXPECT_FALSE(errors.empty()) << question;
  }
  EXPECT_FALSE(SketchDesk::knows(Data()));
}

}  // namespace walstatt::adlg
