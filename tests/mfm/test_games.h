// Games for tests that play at random: the ready scenarios, and more in which teams, reach weapons, skirmishers, storeys,
// riders and chariots meet.
#pragma once

#include <bit>

#include "test_table.h"

namespace walstatt::mfm {

inline constexpr const char* teamBattle = R"(
kind = "points"
map = "village"
points = 150
rounds = 6
[[side]]
people = "romans"
zone = "top"
players = 3
figures = [{type="roman-triarius",count=3},{type="roman-pikeman",count=3},{type="roman-gladiator",count=2},{type="roman-veles",count=2},{type="roman-archer",count=3},{type="roman-optio"}]
[[side]]
people = "celts"
zone = "bottom"
players = 2
figures = [{type="celtic-gaesatae-spear",count=3},{type="celtic-carnyx",count=3},{type="celtic-runner",count=2},{type="celtic-druid"},{type="celtic-archer",count=3},{type="celtic-swordsman",count=3}]
)";

inline constexpr const char* hardRoad = R"(
kind = "document"
map = "geheimdokument-road"
rounds = 10
[[side]]
people = "romans"
zone = "romans"
players = 2
figures = [{type="roman-centurion"},{type="roman-swordsman",carrier=true},{type="roman-veles",carrier=true},{type="roman-triarius"},{type="roman-archer"},{type="roman-pikeman"}]
[[side]]
people = "celts"
zone = "celts"
players = 2
figures = [{type="celtic-gaesatae-spear",count=2},{type="celtic-carnyx",count=2},{type="celtic-runner",count=2},{type="celtic-archer"}]
[chest]
goal = "bottom"
)";

// Riders and chariots of every size where they meet soon, and masterless ones.
inline constexpr const char* chariotBattle = R"(
kind = "points"
map = "race-course"
points = 300
rounds = 8
[[side]]
people = "celts"
zone = "top"
players = 2
figures = [
  {type="celtic-light-chariot",crew=["celtic-charioteer","celtic-hero"]},
  {type="celtic-heavy-chariot",crew=["celtic-charioteer","celtic-chariot-noble"],player=2},
  {type="celtic-pony",crew=["celtic-mounted-javelin"],player=1},
  {type="celtic-noble-horse",crew=["celtic-lancer"]},
  {type="celtic-gaesatae-spear",count=2},{type="celtic-archer"},{type="celtic-chariot-runner",count=2},
]
[[side]]
people = "persians"
zone = "bottom"
figures = [
  {type="persian-eight-horse-chariot",crew=["persian-charioteer","persian-indian-archer"]},
  {type="persian-scythed-chariot",crew=["persian-charioteer"]},
  {type="persian-light-chariot",crew=["persian-charioteer","persian-indian-archer"]},
  {type="persian-camel",crew=["persian-camel-rider"]},
  {type="persian-nisaean",crew=["persian-lancer"]},
  {type="persian-immortal",count=2},{type="persian-archer"},{type="persian-apple-bearer"},
]
)";

// The content with a small map more, where everybody meets at once, also indoors.
inline std::shared_ptr<const Content> contentWithYard() {
  static const std::shared_ptr<const Content> content = [] {
    auto copy = std::make_shared<Content>(*testContent());
    MapPlan map;
    map.id = "yard";
    map.plan = {"....f.b...", "..........", "...b.__f..", "....f__...",
                ".o......b.", ".....c....", "..b....f..", ".........."};
    map.width = 10;
    map.height = 8;
    map.storeys = {{1, 5, 2, {"__", "__"}}};
    map.zones = {{"romans", Edge::top, {2, 3, 4, 5, 6, 7}}, {"celts", Edge::left, {0, 10, 20, 30, 40, 50}}};
    copy->maps.push_back(map);
    MapPlan course;
    course.id = "race-course";
    course.plan = {"................", "................", "................", "................",
                   "....b.......f...", "..ttt.......f...", "..tTt....B......", "..ttt...........",
                   ".......c........", "..........ttt...", "...x......tTt...", "..........ttt...",
                   "................", "................", "................", "................"};
    course.width = course.height = 16;
    course.zones = {{"top", Edge::top, {}}, {"bottom", Edge::bottom, {}}};
    for (FieldId field = 0; field < 5 * 16; ++field) course.zones[0].fields.push_back(field);
    for (FieldId field = 11 * 16; field < 16 * 16; ++field) course.zones[1].fields.push_back(field);
    copy->maps.push_back(course);
    return copy;
  }();
  return content;
}

inline std::vector<std::pair<std::string, ManForMan>> testGames() {
  std::vector<std::pair<std::string, ManForMan>> games;
  const auto add = [&](const std::string& name, const Data& data) {
    Errors errors;
    const auto setup = readSetup(*contentWithYard(), data, name, errors);
    for (const ContentError& error : errors.list())
      ADD_FAILURE() << testLibrary().words().say(error, Language::english);
    if (setup) games.emplace_back(name, ManForMan(contentWithYard(), *setup));
  };
  for (const std::string& path : testLibrary().documentsIn("mfm/scenarios")) add(path, *testLibrary().document(path));
  Errors errors;
  add("teams", parseToml(teamBattle, "teams", errors));
  add("hard road", parseToml(hardRoad, "hard road", errors));
  std::string yard = hardRoad;
  yard.replace(yard.find("geheimdokument-road"), std::string("geheimdokument-road").size(), "yard");
  add("yard", parseToml(yard, "yard", errors));
  add("chariots", parseToml(chariotBattle, "chariots", errors));
  return games;
}

inline Seat anyOf(SeatSet seats, FastDice& dice) {
  auto skipped = dice.below(static_cast<std::uint32_t>(std::popcount(seats)));
  while (skipped-- > 0) seats = static_cast<SeatSet>(seats & (seats - 1));
  return firstOf(seats);
}

// Any kind of action as likely as the other, so that there is more than walking; passing seldom.
inline Action chosen(const ActionList<Action>& actions, FastDice& dice) {
  const auto any = [&] { return actions[dice.below(static_cast<std::uint32_t>(actions.size()))]; };
  Action action = any();
  const auto kind = static_cast<ActionKind>(dice.below(actionKinds));
  if (kind != ActionKind::pass || dice.below(20) == 0)
    for (int tries = 0; tries < 200 && action.kind() != kind; ++tries) action = any();
  return action;
}

}  // namespace walstatt::mfm
