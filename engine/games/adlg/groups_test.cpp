// Groups (A5).
#include "games/adlg/groups.h"

#include "games/adlg/command_phrases.h"
#include "games/adlg/test_battle.h"
#include "games/adlg/test_profiles.h"

namespace walstatt::adlg {

namespace {

using namespace test;

const Phrase* whyNoGroup(const TestBattle& table, std::initializer_list<std::string_view> labels) {
  Refusal why;
  return isGroup(table.battle, table.state, 0, table.mask(labels), &why) ? nullptr : why.phrase;
}

TEST(AdlgGroups, A5_edges_touching_and_corners_shared) {
  const TestBattle table({{0, "A", heavySwords(), at(5'000, 15'000)},
                          {0, "B", heavySwords(), at(6'003, 15'002)},     // within touching
                          {0, "C", heavySwords(), at(7'030, 15'000)},     // a gap
                          {0, "D", heavySwords(), at(4'000, 15'100)},     // not level
                          {0, "E", heavySwords(), at(5'000, 15'750)},     // behind A
                          {0, "F", heavySwords(), at(6'500, 15'750)},     // behind B, but half beside
                          {0, "G", heavySwords(), at(5'000, 14'250, 5)},  // another facing
                          {1, "x", levies(), at(1'000, 500, 180)}});
  EXPECT_EQ(whyNoGroup(table, {"A"}), nullptr);
  EXPECT_EQ(whyNoGroup(table, {"A", "B"}), nullptr);
  EXPECT_EQ(whyNoGroup(table, {"A", "B", "E"}), nullptr);
  EXPECT_EQ(whyNoGroup(table, {"B", "C"}), &phrases::cornersApart);
  EXPECT_EQ(whyNoGroup(table, {"A", "D"}), &phrases::cornersApart);
  EXPECT_EQ(whyNoGroup(table, {"B", "F"}), &phrases::cornersApart);
  EXPECT_EQ(whyNoGroup(table, {"A", "G"}), &phrases::facesElsewhere);
  EXPECT_EQ(whyNoGroup(table, {"B", "E"}), &phrases::cornersApart);  // A is missing in between
}

TEST(AdlgGroups, A5_Z3_ranks_touch_and_only_who_may_stand_together_is_a_group) {
  const TestBattle table({{0, "A", heavySwords(), at(5'000, 15'000)},
                          {0, "B", heavySwords(), at(5'000, 15'800)},  // 0.05 UD behind A
                          {0, "C", mediumCavalry(), at(6'000, 15'000)},
                          {1, "x", levies(), at(1'000, 500, 180)}});
  EXPECT_EQ(whyNoGroup(table, {"A", "B"}), &phrases::cornersApart);
  EXPECT_EQ(whyNoGroup(table, {"A", "C"}), &phrases::mayNotGroup);
}

TEST(AdlgGroups, A5_who_may_stand_with_whom_does_not_depend_on_the_order) {
  const std::vector<Profile> all{lightInfantry(), heavySwords(),  warWagon(),     artillery(), lightHorse(),
                                 mediumCavalry(), mediumCamels(), heavyKnights(), elephants(), scythedChariots()};
  for (const Profile& a : all)
    for (const Profile& b : all) EXPECT_EQ(mayGroup(a, b), mayGroup(b, a));
}

TEST(AdlgGroups, A5_any_subset_that_is_a_group_and_at_most_six_wide) {
  std::vector<Put> line{{1, "x", levies(), at(1'000, 500, 180)}};
  for (int i = 0; i < 7; ++i)
    line.push_back({0, std::string(1, static_cast<char>('A' + i)), mediumSwords(), at(5'000 + i * 1'000, 15'000)});
  const TestBattle table(line);
  EXPECT_EQ(whyNoGroup(table, {"A", "B", "C", "D", "E", "F"}), nullptr);
  EXPECT_EQ(whyNoGroup(table, {"B", "C", "D", "E", "F", "G"}), nullptr);
  EXPECT_EQ(whyNoGroup(table, {"A", "B", "C", "D", "E", "F", "G"}), &phrases::groupTooWide);
  EXPECT_EQ(whyNoGroup(table, {"A", "C"}), &phrases::cornersApart);
  EXPECT_EQ(std::popcount(wholeGroup(table.battle, table.state, table.id("D"))), 6);
}

TEST(AdlgGroups, A5_who_may_stand_with_whom) {
  EXPECT_TRUE(mayGroup(heavySwords(), bowmen()));
  EXPECT_FALSE(mayGroup(heavySwords(), mediumCavalry()));
  EXPECT_TRUE(mayGroup(lightInfantry(), mediumCavalry()));
  EXPECT_TRUE(mayGroup(elephants(), heavySwords()));
  EXPECT_TRUE(mayGroup(elephants(), lightInfantry()));
  EXPECT_FALSE(mayGroup(elephants(), mediumCavalry()));
  EXPECT_TRUE(mayGroup(elephants(), elephants()));
  EXPECT_TRUE(mayGroup(mediumCamels(), camelCataphracts()));
  EXPECT_TRUE(mayGroup(mediumCamels(), lightInfantry()));
  EXPECT_FALSE(mayGroup(mediumCamels(), mediumCavalry()));
  EXPECT_TRUE(mayGroup(scythedChariots(), scythedChariots()));
  EXPECT_FALSE(mayGroup(scythedChariots(), mediumCavalry()));
  EXPECT_FALSE(mayGroup(scythedChariots(), lightInfantry()));
  EXPECT_TRUE(mayGroup(artillery(), heavySwords()));
  EXPECT_TRUE(mayGroup(warWagon(), artillery()));
}

TEST(AdlgGroups, A5_of_one_corps_and_turned_tables_alike) {
  // The same block in many directions is a group, and the formation has the same order.
  for (Angle heading = 0; heading < fullTurn; heading += 700) {
    const Pose a{{15'000, 10'000}, heading};
    const TestBattle table({{0, "A", heavySwords(), a},
                            {0, "B", heavySwords(), slid(a, ud)},
                            {0, "C", heavySwords(), forward(a, -750)},
                            {0, "D", heavySwords(), forward(slid(a, ud), -750)},
                            {1, "x", levies(), at(1'000, 500, 180)}});
    Formation formation;
    ASSERT_FALSE(formationOf(table.battle, table.state, 0, 15, formation)) << heading;
    EXPECT_EQ(formation.files, 2);
    EXPECT_EQ(formation.ranks, 2);
    for (std::uint8_t i = 0; i < 4; ++i) EXPECT_EQ(formation.units[i], i);
    EXPECT_EQ(wholeGroup(table.battle, table.state, 3), 15u);
  }
}

}  // namespace

}  // namespace walstatt::adlg
