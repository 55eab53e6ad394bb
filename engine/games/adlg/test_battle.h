// A battle for tests: units put on a table, orders by the labels of units, dice said aloud.
//
//   TestBattle table({{0, "HS1", heavySwords(), at(10'000, 12'000)}, {1, "cv", mediumCavalry(), at(10'000, 7'000, 180)}});
//   table.orders(0, 3).act(table.order(Verb::move, {"HS1"}, {{LegKind::forward, 1'500}}));
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>

#include "games/adlg/geometry.h"
#include "games/adlg/play.h"

namespace walstatt::adlg {

// Thousandths of a UD and whole degrees.
inline Pose at(Length x, Length y, Angle degrees = 0) { return {{x, y}, normalized(degrees * 100)}; }
// Of the table, where the two sides meet; side 0 looks up, side 1 down.
inline constexpr Length mid = 10'000;
inline Pose foe(Length x, Length y = mid) { return at(x, y, 180); }
inline Pose own(Length x, Length gap) { return at(x, mid + gap); }  // so far before his front

struct Put {
  Side side = 0;
  std::string label;
  Profile profile;
  Pose pose;
  int corps = 0;  // of the side
};

struct TestTable {
  Length width = 30 * ud, height = 20 * ud;
  std::vector<Piece> pieces = {};
  std::vector<Work> works = {};
  std::vector<CommanderRank> ranks = {};  // of the corps, side 0's first; ordinary otherwise
  std::array<std::optional<Pose>, 2> camps = {};
  std::array<bool, 2> fortified = {};
  int turns = 12;
};

inline Setup testSetup(const std::vector<Put>& units, const TestTable& table = {}) {
  Setup setup;
  setup.id = "test";
  setup.width = table.width;
  setup.height = table.height;
  setup.turns = table.turns;
  setup.pieces = table.pieces;
  setup.works = table.works;
  for (Side side = 0; side < 2; ++side) {
    setup.sides[side].camp = table.camps[side];
    setup.sides[side].fortifiedCamp = table.fortified[side];
    int corpsOfSide = 0;
    for (const Put& put : units)
      if (put.side == side) corpsOfSide = std::max(corpsOfSide, put.corps + 1);
    const std::size_t first = setup.corps.size();
    for (int i = 0; i < std::max(corpsOfSide, 1); ++i) {
      CorpsSetup corps;
      corps.side = side;
      corps.inChief = i == 0;
      if (setup.corps.size() < table.ranks.size()) corps.commander = table.ranks[setup.corps.size()];
      setup.corps.push_back(corps);
    }
    for (const Put& put : units) {
      if (put.side != side) continue;
      UnitSetup unit;
      unit.side = side;
      unit.corps = static_cast<std::uint8_t>(first + static_cast<std::size_t>(put.corps));
      unit.profile = put.profile;
      unit.label = put.label;
      unit.name = {put.label, put.label};
      unit.pose = put.pose;
      const auto number = static_cast<std::uint8_t>(setup.units.size());
      CorpsSetup& corps = setup.corps[unit.corps];
      if (corps.units.empty()) corps.with = number;  // the commander is with the first unit
      corps.units.push_back(number);
      setup.units.push_back(unit);
    }
  }
  return setup;
}

class TestBattle {
 public:
  explicit TestBattle(const std::vector<Put>& units, const TestTable& table = {})
      : battle(nullptr, testSetup(units, table)), state(battle.start()) {}

  std::uint8_t id(std::string_view label) const {
    for (std::size_t i = 0; i < battle.unitCount(); ++i)
      if (battle.unit(i).label == label) return static_cast<std::uint8_t>(i);
    ADD_FAILURE() << "no unit " << label;
    return 0;
  }
  Unit& unit(std::string_view label) { return state.units[id(label)]; }
  const Unit& unit(std::string_view label) const { return state.units[id(label)]; }
  std::uint64_t mask(std::initializer_list<std::string_view> labels) const {
    std::uint64_t bits = 0;
    for (const auto label : labels) bits |= std::uint64_t{1} << battle.placeInCorps(id(label));
    return bits;
  }
  // An order to the named units; the first leads.
  Action order(Verb verb, std::initializer_list<std::string_view> labels, std::initializer_list<Leg> legs = {},
               std::string_view target = {}) const {
    Action action;
    action.verb = verb;
    action.group = mask(labels);
    action.unit = id(*labels.begin());
    action.corps = battle.unit(action.unit).corps;
    if (!target.empty()) action.target = id(target);
    std::size_t next = 0;
    for (const Leg leg : legs) action.legs[next++] = leg;
    return action;
  }
  Action plain(Verb verb, int corps = 0) const {
    Action action;
    action.verb = verb;
    action.corps = static_cast<std::uint8_t>(corps);
    return action;
  }
  // In the middle of a corps' activation, with so many points left.
  TestBattle& orders(int corps = 0, int points = 9, bool freeToo = false) {
    state.step = Step::orders;
    state.active = battle.corps(static_cast<std::size_t>(corps)).side;
    state.commanding.corps = static_cast<std::uint8_t>(corps);
    state.commanding.points = static_cast<std::uint8_t>(points);
    state.commanding.free = freeToo ? 1 : 0;
    return *this;
  }
  TestBattle& act(const Action& action) { return act(state.active, action); }
  TestBattle& act(Seat seat, const Action& action) {
    const auto refusal = battle.check(state, seat, action);
    EXPECT_FALSE(refusal) << (refusal ? refusal->phrase->id : "");
    if (!refusal) battle.apply(state, seat, action, told);
    return *this;
  }
  // Why that is not allowed; nothing if it is.
  const Phrase* refused(const Action& action) const { return refused(state.active, action); }
  const Phrase* refused(Seat seat, const Action& action) const {
    const auto refusal = battle.check(state, seat, action);
    return refusal ? refusal->phrase : nullptr;
  }
  TestBattle& roll(std::initializer_list<Face> faces) {
    Faces all;
    for (const Face face : faces) all.push_back(face);
    EXPECT_TRUE(battle.turn(state).waiting == Waiting::dice &&
                fits(battle.turn(state).dice, {all.begin(), all.size()}));
    battle.roll(state, all, told);
    return *this;
  }
  bool wasTold(const Phrase& phrase) const {
    return std::any_of(told.events.begin(), told.events.end(),
                       [&](const Event& e) { return e.said.phrase == &phrase; });
  }

  Battle battle;
  State state;
  EventList told;
};

}  // namespace walstatt::adlg
