// A fight for tests: fighters made on the spot, dice said aloud, decisions in notation.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>

#include "games/duel/game.h"

namespace walstatt::duel {

// What a test wants of a fighter; the rest is D1's default.
struct TestFighter {
  int dice = 6, die = 20, skill = 3, pts = 6, initiative = 0, vitality = 30;
  int protection = 0, quality = 5;
  bool light = false;
  int shot = 0;  // TS of a bow
  Size size = Size::large;
  Awareness awareness = Awareness::aware;
};

inline Duel testDuel(const std::vector<TestFighter>& first, const std::vector<TestFighter>& second, int distance) {
  auto content = std::make_shared<Content>();
  content->weapons.resize(2);
  content->armours.resize(1);
  Setup setup;
  setup.distance = distance;
  const auto small = [](int value) { return static_cast<std::uint8_t>(value); };
  for (const auto* side : {&first, &second}) {
    int number = 0;
    for (const TestFighter& wanted : *side) {
      Combatant one;
      one.side = side == &first ? Side{0} : Side{1};
      one.label = std::string(1, one.side == 0 ? 'a' : 'b') + std::to_string(++number);
      one.name = {one.label, one.label};
      one.values.dice = small(wanted.dice);
      one.values.die = small(wanted.die);
      one.values.skill = small(wanted.skill);
      one.values.ownDie = small(wanted.pts);
      one.values.vitality = small(wanted.vitality);
      one.meleeDie = small(std::max(wanted.pts, 10));
      one.unarmedDie = small(oneSizeSmaller(wanted.pts));
      one.shotDie = small(wanted.shot);
      if (wanted.shot) one.values.shot = 1;
      one.initiative = static_cast<std::int8_t>(wanted.initiative);
      one.armour = {small(wanted.protection), small(wanted.quality), wanted.light ? std::uint8_t{1} : std::uint8_t{0}};
      one.size = wanted.size;
      one.awareness = wanted.awareness;
      setup.fighters.push_back(one);
    }
  }
  return Duel(content, setup);
}

class Fight {
 public:
  explicit Fight(const std::vector<TestFighter>& first = {{}}, const std::vector<TestFighter>& second = {{}},
                 int distance = 0)
      : game(testDuel(first, second, distance)), state(game.start()) {}

  // The dice that are thrown next.
  Fight& roll(std::initializer_list<int> faces) {
    const Turn turn = game.turn(state);
    EXPECT_EQ(turn.waiting, Waiting::dice) << where();
    EXPECT_EQ(static_cast<std::size_t>(turn.dice.count), faces.size()) << where();
    Faces thrown;
    for (const int face : faces) thrown.push_back(static_cast<Face>(face));
    if (turn.waiting == Waiting::dice && faces.size() == turn.dice.count) game.roll(state, thrown, told);
    return *this;
  }
  Fight& act(Seat seat, std::string_view text) {
    const auto read = game.read(state, seat, text);
    EXPECT_TRUE(read.value) << text << " at " << where();
    if (!read.value) return *this;
    const auto refusal = game.check(state, seat, *read.value);
    EXPECT_FALSE(refusal) << text << ": " << refusal->phrase->id << " at " << where();
    if (!refusal) game.apply(state, seat, *read.value, told);
    return *this;
  }
  // Why that is not allowed; nothing if it is.
  const Phrase* refused(Seat seat, std::string_view text) const {
    const auto read = game.read(state, seat, text);
    EXPECT_TRUE(read.value) << text << " at " << where();
    if (!read.value) return nullptr;
    const auto refusal = game.check(state, seat, *read.value);
    return refusal ? refusal->phrase : nullptr;
  }
  bool wasTold(const Phrase& phrase) const {
    return std::any_of(told.events.begin(), told.events.end(),
                       [&](const Event& e) { return e.said.phrase == &phrase; });
  }
  std::vector<std::string> listed(Seat seat) const {
    ActionList<Action> actions(game.maxActions());
    game.list(state, seat, actions);
    std::vector<std::string> texts;
    for (const Action& action : actions) texts.push_back(game.write(state, action));
    return texts;
  }
  bool offers(Seat seat, std::string_view text) const {
    const auto all = listed(seat);
    return std::find(all.begin(), all.end(), text) != all.end();
  }
  bool asks(Seat seat) const { return has(game.turn(state).seats, seat); }
  Step step() const { return state.step; }
  const Fighter& a() const { return state.fighters[0]; }
  const Fighter& b() const { return state.fighters[1]; }
  std::string where() const { return game.writePosition(state); }

  Duel game;
  State state;
  EventList told;
};

// A duel in which a1 attacks with these scored dice and b1 has scored those: groups are fixed next, or the wave is named.
inline Fight attacked(const TestFighter& first, const TestFighter& second, std::initializer_list<int> mine,
                      std::string_view scoredByMe, std::initializer_list<int> theirs, std::string_view scoredByThem) {
  Fight fight({first}, {second});
  fight.roll(mine).roll(theirs);
  fight.act(0, "score " + std::string(scoredByMe)).act(1, "score " + std::string(scoredByThem));
  fight.act(0, "attack b1");
  if (fight.step() == Step::declare) fight.act(1, "wait");
  return fight;
}

}  // namespace walstatt::duel
