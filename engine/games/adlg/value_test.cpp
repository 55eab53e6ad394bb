// What players steer by, so far as it can be said without a battle played.
#include <gtest/gtest.h>

#include "games/adlg/test_combat.h"

namespace walstatt::adlg {
namespace {

using namespace test;

// Two lines of three face each other, so far apart.
Combat twoLines(Length apart = 6 * ud) {
  const Length foe = 13 * ud - apart;
  Combat table({{0, "A", heavySwords(), at(9'000, 13'000)},
                {0, "B", heavySwords(), at(10'000, 13'000)},
                {0, "C", heavySwords(), at(11'000, 13'000)},
                {1, "x", heavySwords(), at(9'000, foe, 180)},
                {1, "y", heavySwords(), at(10'000, foe, 180)},
                {1, "z", heavySwords(), at(11'000, foe, 180)}});
  table.commanderWith("B").commanderWith("y");
  return table;
}
int valueOf(const Combat& table, Side side = 0) { return table.battle.value(table.state, side); }

TEST(AdlgValue, even_armies_are_worth_nothing_and_what_one_gains_the_other_loses) {
  Combat table = twoLines();
  EXPECT_EQ(valueOf(table), 0);
  table.unit("x").lost = 1;
  EXPECT_GT(valueOf(table), 0);
  EXPECT_EQ(valueOf(table, 1), -valueOf(table));
}

TEST(AdlgValue, A6_a_rout_is_worse_than_two_disordered_and_every_further_point_costs) {
  Combat worn = twoLines(), twoWorn = twoLines(), deeper = twoLines(), gone = twoLines();
  worn.unit("A").lost = 1;
  twoWorn.unit("A").lost = twoWorn.unit("C").lost = 1;
  deeper.unit("A").lost = 2;
  gone.unit("A").where = Where::gone;
  gone.unit("A").lost = static_cast<std::uint8_t>(gone.battle.profile(gone.id("A")).cohesion);
  EXPECT_LT(valueOf(worn), 0);
  EXPECT_LT(valueOf(deeper), valueOf(worn));
  EXPECT_LT(valueOf(gone), valueOf(twoWorn));
}

TEST(AdlgValue, A14_a_commander_is_missed_and_one_who_fights_has_less_time) {
  Combat fallen = twoLines(), busy = twoLines();
  const std::size_t corps = fallen.battle.unit(fallen.id("B")).corps;
  fallen.state.commanders[corps].alive = 0;
  busy.state.commanders[corps].engaged = 1;
  EXPECT_LT(valueOf(busy), 0);
  EXPECT_LT(valueOf(fallen), valueOf(busy));
}

TEST(AdlgValue, A28_a_melee_is_worth_what_its_next_round_promises) {
  Combat table = twoLines(0);
  table.touching("A", "x", Edge::front, Contact::full);
  EXPECT_EQ(valueOf(table), 0);
  table.unit("x").lost = 1;
  const int worn = valueOf(table);
  table.state.contactCount = 0;
  EXPECT_GT(worn, valueOf(table)) << "he fights worse now";
}

TEST(AdlgValue, whoever_wants_to_fight_is_worth_more_near_the_enemy) {
  Combat table({{0, "A", heavySwords(), at(10'000, 13'000)},
                {1, "x", bowmen(), at(10'000, 7'000, 180)},
                {1, "y", heavySwords(), at(24'000, 2'000, 180)}});
  const int far = valueOf(table);
  table.unit("A").at.y = 10'000;
  EXPECT_GT(valueOf(table), far);
}

}  // namespace
}  // namespace walstatt::adlg
