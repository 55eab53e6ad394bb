// Battles with riders and chariots in which everything is tried, for tests of what is written and read.
#pragma once

#include <set>

#include "test_games.h"

namespace walstatt::mfm {

inline std::vector<std::pair<std::string, ManForMan>> vehicleBattles() {
  static const std::shared_ptr<const Content> content = [] {
    auto copy = std::make_shared<Content>(*testContent());
    MapPlan map;
    map.id = "paddock";
    map.plan = {"................", "................", "................", "................",
                "....tt..b.......", "....tT....~.....", "..h......c...n..", "..........tt....",
                "................", "................", "................", "................"};
    map.width = 16;
    map.height = 12;
    Zone top{"top", Edge::top, {}}, bottom{"bottom", Edge::bottom, {}};
    for (FieldId i = 0; i < 64; ++i) {
      top.fields.push_back(i);
      bottom.fields.push_back(static_cast<FieldId>(128 + i));
    }
    map.zones = {top, bottom};
    copy->maps.push_back(map);
    return copy;
  }();
  const auto side = [](const std::string& people, const std::string& zone, int players, const std::string& figures) {
    return "[[side]]\npeople = \"" + people + "\"\nzone = \"" + zone + "\"\nplayers = " + std::to_string(players) +
           "\nfigures = [" + figures + "]\n";
  };
  const std::string head = "kind = \"points\"\nmap = \"paddock\"\npoints = 300\nrounds = 12\n";
  const std::string celts =
      R"({type="celtic-light-chariot",crew=["celtic-charioteer","celtic-chariot-noble"],player=1},)"
      R"({type="celtic-noble-horse",crew=["celtic-lancer"],count=2},{type="celtic-pony",crew=["celtic-mounted-javelin"]},)"
      R"({type="celtic-chariot-runner"},{type="celtic-gaesatae-spear",count=2},{type="celtic-archer"},{type="celtic-war-queen"})";
  const std::string romans =
      R"({type="roman-essedum",crew=["roman-charioteer","roman-essedarius"]},{type="roman-quadriga",crew=["roman-charioteer","roman-legate"]},)"
      R"({type="roman-cavalry-horse",crew=["roman-contarius"]},{type="roman-cavalry-horse",crew=["roman-horse-archer"]},)"
      R"({type="roman-essedarius",count=2},{type="roman-archer",count=2},{type="roman-triarius"},{type="roman-decurion"})";
  const std::string persians =
      R"({type="persian-eight-horse-chariot",crew=["persian-charioteer","persian-indian-archer","persian-satrap"]},)"
      R"({type="persian-scythed-chariot",crew=["persian-charioteer"]},{type="persian-camel",crew=["persian-camel-rider"]},)"
      R"({type="persian-saka-pony",crew=["persian-horse-archer"]},{type="persian-indian-archer"},{type="persian-apple-bearer"})";
  std::vector<std::pair<std::string, ManForMan>> games;
  const auto add = [&](const std::string& name, const std::string& text) {
    Errors errors;
    const auto setup = readSetup(*content, parseToml(text, name, errors), name, errors);
    for (const ContentError& error : errors.list())
      ADD_FAILURE() << testLibrary().words().say(error, Language::english);
    if (setup) games.emplace_back(name, ManForMan(content, *setup));
  };
  add("romans and celts", head + side("romans", "top", 1, romans) + side("celts", "bottom", 1, celts));
  add("teams", head + side("celts", "top", 2, celts) + side("romans", "bottom", 3, romans));
  add("persians and celts", head + side("persians", "top", 1, persians) + side("celts", "bottom", 2, celts));
  return games;
}

// Any kind of action as likely as the other, so that there is more than driving; passing seldom.
inline Action anyAction(const ActionList<Action>& actions, FastDice& dice) {
  std::array<bool, 32> seen{};
  std::vector<ActionKind> kinds;
  for (const Action& action : actions) {
    if (seen[static_cast<std::size_t>(action.kind())]) continue;
    seen[static_cast<std::size_t>(action.kind())] = true;
    kinds.push_back(action.kind());
  }
  const auto below = [&](std::size_t bound) { return dice.below(static_cast<std::uint32_t>(bound)); };
  ActionKind kind = kinds[below(kinds.size())];
  if (kind == ActionKind::pass && kinds.size() > 1 && below(4)) kind = kinds[below(kinds.size())];
  std::vector<Action> fitting;
  for (const Action& action : actions)
    if (action.kind() == kind) fitting.push_back(action);
  return fitting[below(fitting.size())];
}

// One step of a random battle; false when it is over or nobody can do anything.
inline bool step(const ManForMan& game, State& state, FastDice& dice, ActionList<Action>& actions,
                 std::set<ActionKind>* kinds = nullptr) {
  NoEvents quiet;
  const Turn now = game.turn(state);
  if (now.waiting == Waiting::nobody) return false;
  if (now.waiting == Waiting::dice) return game.roll(state, dice.roll(now.dice), quiet), true;
  if (!now.seats) return false;
  const Seat seat = anyOf(now.seats, dice);
  actions.clear();
  game.list(state, seat, actions);
  if (actions.empty()) return false;
  Action action = anyAction(actions, dice);
  // Riders who catch and lead are rare: who can does so more often than not.
  if (dice.below(4))
    for (const Action& one : actions) {
      const bool bridle = one.kind() == ActionKind::lead || one.kind() == ActionKind::capture;
      if (bridle && state.figures[one.figure()].aboard() && dice.below(4) == 0) action = one;
    }
  if (kinds) kinds->insert(action.kind());
  game.apply(state, seat, action, quiet);
  return true;
}

}  // namespace walstatt::mfm
