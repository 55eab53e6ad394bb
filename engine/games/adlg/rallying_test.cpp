// Rallying (A33, B-Ral).
#include "games/adlg/rallying.h"

#include "games/adlg/command_phrases.h"
#include "games/adlg/contacts.h"
#include "games/adlg/melees.h"
#include "games/adlg/test_battle.h"
#include "games/adlg/test_profiles.h"
#include "games/adlg/uncontrolled.h"

namespace walstatt::adlg {

namespace {

using namespace test;

// A (with the commander) and B are disordered; the enemy stands `gap` before B.
TestBattle hurt(Length gap, const Profile& profile = mediumSwords()) {
  TestBattle table({{0, "A", mediumSwords(), at(3'000, 18'000)},
                    {0, "B", profile, at(6'000, 18'000)},
                    {1, "x", heavySwords(), at(6'000, 18'000 - gap, 180)}});
  table.orders();
  table.unit("A").lost = table.unit("B").lost = 1;
  return table;
}
const Phrase* refusedFor(const TestBattle& table, std::string_view label) {
  return table.refused(table.order(Verb::rally, {label}));
}

TEST(AdlgRallying, B_Ral_01_B_Abi_14_who_cannot) {
  for (const Profile& profile : {elephants(), with(levies(), expendable), with(scythedChariots(), expendable)})
    EXPECT_EQ(refusedFor(hurt(9'000, profile), "B"), &phrases::cannotRally);
}
TEST(AdlgRallying, B_Ral_02_far_from_enemies) {
  TestBattle table = hurt(4'010);
  const RallyTerms terms = rallyTerms(table.battle, table.state, table.id("B"));
  EXPECT_EQ(terms.need, 3);
  EXPECT_EQ(terms.cost, 0);
  table.state.commanders[0] = {};  // no surcharge either, though always out of range
  EXPECT_EQ(rallyTerms(table.battle, table.state, table.id("B")).cost, 0);
  table.act(table.order(Verb::rally, {"B"})).roll({3});
  EXPECT_EQ(table.unit("B").lost, 0);
}
TEST(AdlgRallying, B_Ral_03_B_Ord_04_near_an_enemy) {
  TestBattle table = hurt(4'000);
  const RallyTerms terms = rallyTerms(table.battle, table.state, table.id("B"));
  EXPECT_EQ(terms.need, 4);
  EXPECT_EQ(terms.cost, 1);
  table.orders(0, 1).act(table.order(Verb::rally, {"B"})).roll({3});
  EXPECT_EQ(table.unit("B").lost, 1);
  EXPECT_EQ(table.state.commanding.points, 0);
  EXPECT_EQ(refusedFor(table, "B"), &phrases::hasRallied);  // A33: one try
}
TEST(AdlgRallying, B_Ral_04_B_Ord_05_in_melee) {
  TestBattle table = hurt(0);
  addContact(table.state, {table.id("x"), table.id("B"), Edge::front, Contact::full});
  const RallyTerms terms = rallyTerms(table.battle, table.state, table.id("B"));
  EXPECT_EQ(terms.need, 5);
  EXPECT_EQ(terms.cost, 2);
}
TEST(AdlgRallying, A33_A21_simple_support_is_the_4_row_even_in_incomplete_contact) {
  TestBattle table = hurt(1'000);
  const std::uint8_t x = table.id("x");
  addContact(table.state, {table.id("A"), x, Edge::front, Contact::full});  // the main unit
  addContact(table.state, {table.id("B"), x, Edge::left, Contact::full});
  EXPECT_EQ(rallyTerms(table.battle, table.state, table.id("B")).need, 5);
  addContact(table.state, {table.id("B"), x, Edge::left, 0});
  EXPECT_EQ(rallyTerms(table.battle, table.state, table.id("B")).need, 4);
  EXPECT_EQ(rallyTerms(table.battle, table.state, table.id("B")).cost, 1);
}
TEST(AdlgRallying, A23_Z15_whoever_would_charge_by_himself_rallies_for_3_and_is_held_by_it) {
  TestBattle table = hurt(1'500, with(mediumSwords(), impetuous));
  const auto terms = [&] { return rallyTerms(table.battle, table.state, table.id("B")); };
  EXPECT_EQ(terms().need, 4);
  EXPECT_EQ(terms().cost, 3);
  EXPECT_EQ(rallyTerms(hurt(1'500).battle, hurt(1'500).state, table.id("B")).cost, 1);
  EXPECT_EQ(rallyTerms(hurt(3'900, with(mediumSwords(), impetuous)).battle, hurt(3'900).state, table.id("B")).cost, 1);
  TestBattle rallied = table;
  rallied.act(rallied.order(Verb::rally, {"B"}));
  EXPECT_EQ(rallied.state.commanding.points, 9 - 3);
  EXPECT_EQ(forcedTarget(rallied.battle, rallied.state, rallied.id("B")), noUnit);
  table.unit("B").marks |= Unit::held;  // 3 CP were paid for that: one rally is included
  EXPECT_EQ(terms().cost, 0);
  EXPECT_EQ(terms().need, 4);
}

TEST(AdlgRallying, B_Ral_05_commander_with_the_unit) {
  TestBattle table = hurt(9'000);
  EXPECT_EQ(rallyTerms(table.battle, table.state, table.id("A")).bonus, 1);
  table.act(table.order(Verb::rally, {"A"})).roll({2});
  EXPECT_EQ(table.unit("A").lost, 0);
}
TEST(AdlgRallying, B_Ral_06_outside_the_radius) {
  TestBattle table = hurt(3'000);
  table.state.commanders[0].unit = noUnit;
  table.state.commanders[0].at = {14'000, 18'000};
  EXPECT_EQ(rallyTerms(table.battle, table.state, table.id("B")).cost, 2);
}
TEST(AdlgRallying, B_Ord_10_the_engaged_commander_rallies_his_unit_cheaply) {
  TestBattle table = hurt(3'000);
  table.state.commanders[0].engaged = 1;
  EXPECT_EQ(rallyTerms(table.battle, table.state, table.id("A")).cost, 1);
  EXPECT_EQ(rallyTerms(table.battle, table.state, table.id("B")).cost, 2);
}
TEST(AdlgRallying, A33_instead_of_moving_one_unit_in_disorder) {
  TestBattle table = hurt(9'000);
  EXPECT_EQ(table.refused(table.order(Verb::rally, {"A", "B"})), &phrases::rallyOne);
  table.unit("A").lost = 0;
  EXPECT_EQ(refusedFor(table, "A"), &phrases::inGoodOrder);
  table.act(table.order(Verb::move, {"B"}, {{LegKind::forward, 1'000}}));
  EXPECT_EQ(refusedFor(table, "B"), &phrases::rallyInsteadOfMoving);
}
TEST(AdlgRallying, B_Qua_04_quality_does_not_matter) {
  for (const Profile& profile : {elite(mediumSwords()), mediocre(mediumSwords())}) {
    TestBattle table = hurt(9'000, profile);
    table.act(table.order(Verb::rally, {"B"})).roll({2});
    EXPECT_EQ(table.unit("B").lost, 1);
  }
}
TEST(AdlgRallying, A21_shifted_heavy_troops_do_not_rally) {
  TestBattle table = hurt(9'000);
  table.unit("B").marks |= Unit::shiftedNow;
  EXPECT_EQ(refusedFor(table, "B"), &phrases::wasShifted);
}

TEST(AdlgRallying, A33_A30_a_second_one_at_a_war_wagon_is_in_simple_support) {
  TestBattle table({{0, "A", heavySwords(), at(10'000, 10'000)},
                    {0, "B", lightHorse(), at(10'500, 9'500, 270)},
                    {1, "w", warWagon(), at(10'000, 10'000, 180)}});
  addContact(table.state, {table.id("A"), table.id("w"), Edge::front, Contact::full | Contact::asMain});
  addContact(table.state, {table.id("B"), table.id("w"), Edge::left, Contact::full});
  EXPECT_EQ(rallyTerms(table.battle, table.state, table.id("A")).need, 5);
  EXPECT_EQ(rallyTerms(table.battle, table.state, table.id("B")).need, 4);
  EXPECT_EQ(rallyTerms(table.battle, table.state, table.id("B")).cost, 1);
  // A22: nor does that keep it from evading; once A is gone it is the main unit.
  EXPECT_FALSE(fightsOrSupports(table.battle, table.state, table.id("B")));
  removeContactsOf(table.state, table.id("A"));
  EXPECT_TRUE(fightsOrSupports(table.battle, table.state, table.id("B")));
}

}  // namespace

}  // namespace walstatt::adlg
