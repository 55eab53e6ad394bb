// Positions and notation: what is written can be read, every byte of it; what is wrong is told with its place.
#include <gtest/gtest.h>

#include <cstring>

#include "games/adlg/notation.h"
#include "games/adlg/position_check.h"
#include "games/adlg/setup_file.h"
#include "games/adlg/setup_phrases.h"
#include "games/adlg/test_battle.h"
#include "games/adlg/test_profiles.h"

namespace walstatt::adlg {
namespace {

using test::heavySwords, test::lightInfantry, test::mediumCavalry;

std::vector<Put> twoLines() {
  return {{0, "HS1", heavySwords(), at(10'000, 12'000)},
          {0, "HS2", heavySwords(), at(11'000, 12'000)},
          {0, "LI1", lightInfantry(), at(10'000, 11'000), 1},
          {1, "hs1", heavySwords(), at(10'000, 7'000, 180)},
          {1, "mc1", mediumCavalry(), at(12'000, 7'000, 180)}};
}

TEST(AdlgPosition, a_whole_battle_survives_being_written) {
  TestTable table;
  table.camps = {at(15'000, 18'000), at(15'000, 2'000, 180)};
  table.works = {{{5'000, 14'000}, {3'000, 14'000}, WorkKind::obstacle, 0, {}}};
  TestBattle battle(twoLines(), table);
  battle.orders(0, 3, true);
  battle.unit("HS1").lost = 1;
  battle.unit("HS1").marks = Unit::hasSlid | Unit::held;
  battle.state.contacts[battle.state.contactCount++] = {0, 3, Edge::left, Contact::full};
  const std::string text = battle.battle.writePosition(battle.state);
  const auto read = battle.battle.readPosition(text);
  ASSERT_TRUE(read.value) << text << ": " << read.error.phrase->id << " at " << read.at;
  EXPECT_EQ(*read.value, battle.state) << text;
}

// Whatever byte of the state differs, the text differs: nothing of it is forgotten.
TEST(AdlgPosition, every_byte_of_a_state_is_written) {
  const TestBattle battle(twoLines());
  const State state;
  const std::string usual = battle.battle.writePosition(state);
  // Units that the setup does not have cannot be told.
  const std::size_t from = battle.battle.unitCount() * sizeof(Unit), to = sizeof(state.units);
  for (std::size_t byte = 0; byte < sizeof(State); ++byte) {
    if (byte >= from && byte < to) continue;
    State other = state;
    auto* bytes = reinterpret_cast<unsigned char*>(&other);
    bytes[byte] = static_cast<unsigned char>(bytes[byte] ^ 1);
    EXPECT_NE(battle.battle.writePosition(other), usual) << "byte " << byte;
  }
}

TEST(AdlgPosition, what_is_wrong_is_told_with_its_place) {
  const TestBattle battle(twoLines());
  const auto expect = [&](std::string_view text, const Phrase& why, std::size_t at) {
    const auto read = battle.battle.readPosition(text);
    ASSERT_FALSE(read.value) << text;
    EXPECT_EQ(read.error.phrase->id, why.id) << text;
    EXPECT_EQ(read.at, at) << text;
  };
  expect("", phrases::positionStep, 0);
  expect("dancing", phrases::positionStep, 0);
  expect("orders height 3", phrases::positionField, 7);
  expect("orders active x", phrases::positionNumber, 14);
  expect("orders active 300", phrases::positionNumber, 14);
  expect("orders active 0 | HS9 x 1", phrases::positionPart, 18);
  expect("orders active 0 | contact 160 marks 1", phrases::positionIndex, 26);
  expect("orders active 0 | HS1 where moon", phrases::positionNumber, 28);
}

TEST(AdlgPosition, a_position_names_nobody_who_is_not_there) {
  const TestBattle battle(twoLines());
  const State good = TestBattle(twoLines()).orders(0, 2).state;
  EXPECT_FALSE(unsoundness(battle.battle, good));
  const auto unsound = [&](const auto& change) {
    State state = good;
    change(state);
    return unsoundness(battle.battle, state).has_value();
  };
  EXPECT_TRUE(unsound([](State& s) { s.units[0].lost = 9; }));
  EXPECT_TRUE(unsound([](State& s) { s.units[0].heading = 36'000; }));
  EXPECT_TRUE(unsound([](State& s) { s.units[7].where = Where::table; })) << "there are five units";
  EXPECT_TRUE(unsound([](State& s) { s.units[0].at.x = 1'000'000'000; }));
  EXPECT_TRUE(unsound([](State& s) { s.commanders[0].unit = 3; })) << "an enemy";
  EXPECT_TRUE(unsound([](State& s) { s.commanding.corps = 2; })) << "of the other side";
  EXPECT_TRUE(unsound([](State& s) { s.commanding.corps = 9; }));
  EXPECT_TRUE(unsound([](State& s) {
    s.contacts[0] = {0, 1, Edge::front, 0};
    s.contactCount = 1;
  })) << "friends";
  EXPECT_TRUE(unsound([](State& s) { s.contactCount = 200; }));
  EXPECT_TRUE(unsound([](State& s) { s.pieceCount = 1; })) << "without corners";
  EXPECT_TRUE(unsound([](State& s) { s.step = Step::evade; })) << "nobody charges";
  EXPECT_TRUE(unsound([](State& s) { s.step = Step::rallyDie; })) << "nobody rallies";
  EXPECT_TRUE(unsound([](State& s) { s.step = Step::over; })) << "no ending";
  EXPECT_TRUE(unsound([](State& s) { s.markers[0].units = s.markers[0].placed = 1; })) << "nobody is in ambush";
  EXPECT_TRUE(unsound([](State& s) { s.fighting.losses[100] = 1; }));
  EXPECT_TRUE(unsound([](State& s) { s.charging.targets[1] = 1; }));
}

TEST(AdlgNotation, orders_read_as_they_are_written) {
  TestBattle battle(twoLines());
  battle.orders(0, 5);
  const auto same = [&](const Action& action, std::string_view text) {
    EXPECT_EQ(battle.battle.write(battle.state, action), text);
    const auto read = battle.battle.read(battle.state, 0, text);
    ASSERT_TRUE(read.value) << text;
    EXPECT_EQ(*read.value, action) << text << " reads " << battle.battle.write(battle.state, *read.value);
  };
  same(battle.order(Verb::move, {"HS1", "HS2"},
                    {{LegKind::forward, 1'500}, {LegKind::wheel, -3'000}, {LegKind::slide, 500}}),
       "move HS1+HS2 f1.5 w-30 s0.5");
  same(battle.order(Verb::move, {"HS2", "HS1"}, {{LegKind::turn, 18'000}}), "move HS2+HS1 t180");
  same(battle.order(Verb::move, {"HS1", "HS2"}, {{LegKind::contract, 1}, {LegKind::forward, 755}}),
       "move HS1+HS2 c1 f0.755");
  same(battle.order(Verb::charge, {"HS1", "HS2"}, {{LegKind::wheel, 1'525}}, "mc1"), "charge HS1+HS2 > mc1 w15.25");
  same(battle.order(Verb::move, {"HS1", "HS2"}, {{LegKind::expand, -2}}), "move HS1+HS2 x-2");
  same(battle.order(Verb::rally, {"HS1"}), "rally HS1");
  same(battle.order(Verb::shoot, {"LI1"}, {}, "hs1"), "shoot LI1 > hs1");
  same(battle.order(Verb::pursue, {"HS1"}, {{LegKind::forward, 1'000}}), "pursue HS1 f1");
  same(battle.plain(Verb::endCorps), "end");
  same(battle.plain(Verb::activate, 1), "activate 2");
  Action commander = battle.plain(Verb::moveCommander);
  commander.legs = {Leg(LegKind::atX, 12'500), Leg(LegKind::atY, 7'250)};
  same(commander, "commander 12.5,7.25");
  commander.target = battle.id("HS2");
  same(commander, "commander 12.5,7.25 > HS2");
  Action camp = battle.order(Verb::charge, {"HS1"});
  camp.target = campOf0 + 1;
  same(camp, "charge HS1 > camp");
}

TEST(AdlgNotation, what_words_do_not_tell_is_added_so_that_the_same_action_is_read) {
  TestBattle battle(twoLines());
  battle.orders(0, 5);
  Action bare = battle.order(Verb::fight, {"HS2"});
  bare.group = 0;
  bare.corps = 1;
  const std::string text = battle.battle.write(battle.state, bare);
  const auto read = battle.battle.read(battle.state, 0, text);
  ASSERT_TRUE(read.value) << text;
  EXPECT_EQ(*read.value, bare) << text;
}

TEST(AdlgNotation, what_cannot_be_read_is_told_with_its_place) {
  TestBattle battle(twoLines());
  battle.orders(0, 5);
  const auto expect = [&](std::string_view text, const Phrase& why, std::size_t at) {
    const auto read = battle.battle.read(battle.state, 0, text);
    ASSERT_FALSE(read.value) << text;
    EXPECT_EQ(read.error.phrase->id, why.id) << text;
    EXPECT_EQ(read.at, at) << text;
  };
  expect("", phrases::badVerb, 0);
  expect("dance HS1", phrases::badVerb, 0);
  expect("move HS9 f1", phrases::badUnit, 5);
  expect("move HS1+LI1 f1", phrases::twoCorps, 5);
  expect("move HS1 q1", phrases::badLeg, 9);
  expect("move HS1 f1.2345", phrases::badLeg, 9);
  expect("move HS1 f", phrases::badLeg, 9);
  expect("move HS1 f1 f1 f1 f1 f1 f1", phrases::tooManyLegs, 24);
  expect("charge HS1 > moon", phrases::badTarget, 13);
  expect("activate 7", phrases::badCorps, 9);
  expect("commander 1,x", phrases::badNumber, 10);
  expect("reveal D", phrases::badMarker, 7);
}

TEST(AdlgNotation, decimals_are_exact) {
  for (const std::int32_t value : {0, 1, -1, 10, 999, 1'000, 1'250, -30'005, 99'999'999})
    EXPECT_EQ(decimalIn(decimal(value, 3), 3), value);
  EXPECT_EQ(decimal(-3'000, 2), "-30");
  for (const char* bad : {"", "-", ".5", "1.", "1.2345", "1,5", "1e3", "123456", "0x1"})
    EXPECT_FALSE(decimalIn(bad, 3)) << bad;
}

}  // namespace
}  // namespace walstatt::adlg
