// The melee phase on drawn positions (A27 to A30, B-Gen).
#include "games/adlg/fighting.h"

#include <gtest/gtest.h>

#include "games/adlg/command_phrases.h"
#include "games/adlg/melee_factor.h"
#include "games/adlg/sequence.h"
#include "games/adlg/test_combat.h"
#include "games/adlg/test_ground.h"

namespace walstatt::adlg::test {

namespace {

constexpr int old = Contact::full;  // no charge of this sequence

Piece squareAt(TerrainKind kind, Going going, Length x, Length y, Length width, Length height) {
  return rectangle(kind, going, x, y, x + width, y + height);
}
// A charges x, front on front.
Combat duel(const Profile& a, const Profile& x, const TestTable& table = {}) {
  Combat combat({{0, "A", a, at(mid, mid)}, {1, "x", x, at(mid, mid, 180)}}, table);
  combat.touching("A", "x");
  return combat;
}

}  // namespace

TEST(AdlgFighting, A27_a_melee_is_fought_and_the_loser_loses) {
  Combat table = duel(with(heavySwords(), impetuous), heavySpearmen());
  table.fight();
  ASSERT_EQ(table.state.step, Step::meleeDice);  // one melee: nothing to choose
  table.dice({4, 3});                            // 6:4, one and one by furious charge
  EXPECT_EQ(table.lost("x"), 2);
  EXPECT_EQ(table.lost("A"), 0);
  EXPECT_TRUE(table.wasTold(phrases::meleeWon));
  const auto sum = std::find_if(table.told.events.begin(), table.told.events.end(),
                                [](const Event& e) { return e.said.phrase == &phrases::resultIs; });
  ASSERT_NE(sum, table.told.events.end());
  EXPECT_EQ(sum->number.value(), 6);
}

TEST(AdlgFighting, A27_each_side_throws_its_own_die_and_has_its_own_luck) {
  Combat table = duel(heavySwords(), heavySwords());
  table.fight();
  const Turn turn = table.battle.turn(table.state);
  EXPECT_EQ(turn.thrower, 0);
  EXPECT_EQ(turn.against, 1);
  const Arg a = piece(table.id("A")), x = piece(table.id("x"));
  const auto luck = [&](const Phrase& what, Arg first) { return table.battle.luckOf(Said(what, first)); };
  EXPECT_EQ(luck(phrases::meleeWon, a), 0);
  EXPECT_EQ(luck(phrases::meleeRouts, x), 1);
  EXPECT_EQ(luck(phrases::meleeTied, a), noSide);
  EXPECT_EQ(luck(phrases::isRouted, a), 1);  // that of those who routed it
  EXPECT_EQ(luck(phrases::isHit, x), 0);
  EXPECT_EQ(luck(phrases::commanderFalls, corpsArg(1)), 1);
  EXPECT_EQ(luck(phrases::winsByLosses, sideArg(1)), 1);
}

TEST(AdlgFighting, A19_only_a_charge_of_this_sequence_makes_a_first_round) {
  Combat table({{0, "A", with(heavySwords(), impact), at(mid, mid)}, {1, "x", pikemen(), at(mid, mid, 180)}});
  table.touching("A", "x", Edge::front, old);
  EXPECT_EQ(table.clash("A", "x").round(), Round::later);
  table.touching("A", "x");
  EXPECT_TRUE(table.clash("A", "x").charged(0));
  EXPECT_TRUE(table.clash("x", "A").charged(1));
}

TEST(AdlgFighting, A27_all_melees_are_simultaneous_and_shown_in_the_order_the_active_player_picks) {
  Combat table({{0, "A", heavySwords(), at(mid, mid)},
                {0, "B", heavySwords(), at(mid + 5000, mid)},
                {1, "x", heavySwords(), at(mid, mid, 180)},
                {1, "y", heavySwords(), at(mid + 5000, mid, 180)}});
  table.touching("A", "x", Edge::front, old).touching("B", "y", Edge::front, old).fight();
  ASSERT_EQ(table.state.step, Step::chooseMelee);
  EXPECT_EQ(table.refused(1, table.order(Verb::fight, {"x"})) != nullptr, true);  // the active one picks
  table.decide(0, Verb::fight, "B").dice({6, 1});
  EXPECT_EQ(table.lost("y"), 0);  // taken together with the others
  table.dice({1, 6});
  EXPECT_EQ(table.lost("y"), 3);
  EXPECT_EQ(table.lost("A"), 3);
}

TEST(AdlgFighting, A27_Z50_the_rest_may_be_shown_as_they_come) {
  std::vector<Put> units;
  for (int i = 0; i < 3; ++i) units.push_back({0, "A" + std::to_string(i), heavySwords(), at(mid + 3000 * i, mid)});
  for (int i = 0; i < 3; ++i)
    units.push_back({1, "x" + std::to_string(i), heavySwords(), at(mid + 3000 * i, mid, 180)});
  Combat table(units);
  for (int i = 0; i < 3; ++i) table.touching("A" + std::to_string(i), "x" + std::to_string(i), Edge::front, old);
  table.fight().decide(0, Verb::endPhase).dice({6, 5}).dice({6, 5}).dice({6, 5});
  EXPECT_EQ(table.lost("x0") + table.lost("x1") + table.lost("x2"), 3);
}

TEST(AdlgFighting, B_Foot_02_light_infantry_in_the_open_is_destroyed_without_dice) {
  Combat table = duel(mediumSwords(), lightInfantry());
  table.fight();
  EXPECT_TRUE(table.gone("x"));
  Combat wood = duel(mediumSwords(), lightInfantry(),
                     {.pieces = {squareAt(TerrainKind::wood, Going::heavy, mid - 3000, mid - 3000, 6000, 2900)}});
  wood.fight();
  EXPECT_EQ(wood.state.step, Step::meleeDice);
  Combat brush = duel(mediumSwords(), lightInfantry(),
                      {.pieces = {squareAt(TerrainKind::brush, Going::rough, mid - 3000, mid - 3000, 6000, 2900)}});
  brush.fight();
  EXPECT_EQ(brush.state.step, Step::meleeDice);
  Combat hill = duel(mediumSwords(), lightInfantry(),
                     {.pieces = {squareAt(TerrainKind::gentleHill, Going::open, mid - 3000, mid - 3000, 6000, 2900)}});
  hill.fight();
  EXPECT_TRUE(hill.gone("x"));
}

TEST(AdlgFighting, A28_the_one_overlapping_most_is_the_main_unit_the_other_supports_simply) {
  Combat table({{0, "A", heavySwords(), at(mid - 700, mid)},
                {0, "B", heavySwords(), at(mid + 300, mid)},
                {1, "x", pikemen(), at(mid, mid, 180)}});
  table.touching("A", "x", Edge::front, 0).touching("B", "x", Edge::front, 0);
  const Melees melees(table.battle, table.state);
  ASSERT_EQ(melees.all().size(), 1u);
  EXPECT_EQ(melees.opponentOf(table.id("x")), table.id("B"));
  EXPECT_EQ(table.clash("B", "x").how[0].support, 1);
}

TEST(AdlgFighting, A28_Z49_a_second_one_on_the_front_supports_whoever_charged_and_the_friend_beside_it_too) {
  // B was charged by x, A came on with more of its front; C fights y beside B.
  Combat table({{0, "A", heavySwords(), at(mid - 300, mid)},
                {0, "B", heavySwords(), at(mid + 700, mid)},
                {0, "C", heavySwords(), at(mid + 1700, mid)},
                {1, "x", heavySwords(), at(mid, mid, 180)},
                {1, "y", heavySwords(), at(mid + 1900, mid, 180)}});
  table.touching("x", "B", Edge::front, 0).touching("A", "x", Edge::front, 0).touching("C", "y", Edge::front, 0);
  ASSERT_EQ(Melees(table.battle, table.state).opponentOf(table.id("x")), table.id("A"));
  EXPECT_EQ(table.clash("A", "x").how[0].support, 1);
  EXPECT_EQ(table.clash("C", "y").how[0].support, 1) << "it fights no melee of its own";
}

TEST(AdlgFighting, A28_one_behind_and_one_on_the_flank_of_an_enemy_who_is_not_faced_squarely_both_support) {
  Combat table({{0, "A", heavySwords(), at(mid - 400, mid)},
                {0, "B", heavySwords(), at(mid, mid - 750, 180)},
                {0, "L", heavySwords(), at(mid + 500, mid - 500, 270)},
                {1, "x", heavySwords(), at(mid, mid, 180)}});
  table.touching("A", "x", Edge::front, 0).touching("B", "x", Edge::rear, old).touching("L", "x", Edge::left, old);
  EXPECT_EQ(table.clash("A", "x").how[0].meleeSupport.size(), 2u);
}

TEST(AdlgFighting, A28_beside_the_fighter_with_level_corners_is_simple_support) {
  Combat table({{0, "A", pikemen(), at(mid, mid)},
                {0, "L", heavySwords(), at(mid - 1000, mid)},
                {0, "R", lightInfantry(), at(mid + 1000, mid)},
                {0, "back", pikemen(), at(mid, mid + 1000)},  // its front corners are not level
                {0, "far", pikemen(), at(mid + 2000, mid)},
                {1, "x", pikemen(), at(mid, mid, 180)}});
  table.touching("A", "x", Edge::front, old);
  EXPECT_EQ(table.clash("A", "x").how[0].support, 2);
  EXPECT_EQ(table.clash("A", "x").how[1].support, 0);
  table.unit("L").heading = 1000;  // another facing
  EXPECT_EQ(table.clash("A", "x").how[0].support, 1);
  table.unit("R").at.y += 200;  // not level
  EXPECT_EQ(table.clash("A", "x").how[0].support, 0);
}

TEST(AdlgFighting, A28_Z49_at_most_one_supports_on_each_flank_and_one_behind) {
  Combat table({{0, "A", heavySwords(), at(mid, mid)},
                {0, "L", heavySwords(), at(mid - 1000, mid)},
                {0, "R", heavySwords(), at(mid + 1000, mid)},
                {0, "P", pikemen(), at(mid - 500, mid - 500, 90)},  // on the flank that L supports too
                {0, "B", heavySwords(), at(mid, mid - 750, 180)},   // in the rear
                {1, "x", heavySpearmen(), at(mid, mid, 180)}});
  table.unit("B").heading = 18000;
  table.touching("A", "x", Edge::front, old).touching("P", "x", Edge::right, old).touching("B", "x", Edge::rear, old);
  const Clash clash = table.clash("A", "x");
  EXPECT_EQ(clash.how[0].support, 1);  // R
  ASSERT_EQ(clash.how[0].meleeSupport.size(), 2u);
  EXPECT_EQ(factorsOf<Sum>(clash, 0).total(), 1 + 1 + (2 + 1) + (1 + 1));
}

TEST(AdlgFighting, A28_a_unit_in_melee_support_may_support_another_friend_simply) {
  // M stands on the flank of x and beside B, which faces the same way and fights y.
  Combat table({{0, "A", heavySwords(), at(mid, mid)},
                {0, "M", heavySwords(), at(mid - 500, mid - 500, 90)},
                {0, "B", heavySwords(), at(mid - 500, mid - 1500, 90)},
                {1, "x", pikemen(), at(mid, mid, 180)},
                {1, "y", heavySwords(), at(mid - 500, mid - 1500, 270)}});
  table.touching("A", "x", Edge::front, old).touching("M", "x", Edge::right, old).touching("B", "y", Edge::front, old);
  EXPECT_EQ(table.clash("A", "x").how[0].meleeSupport.size(), 1u);
  EXPECT_EQ(table.clash("B", "y").how[0].support, 1);
}

TEST(AdlgFighting, A28_support_does_not_care_for_left_and_right) {
  for (const Length off : {0, 30, 59, 60, 61, 300, 900})
    for (const Angle turn : {0, 120, 700}) {
      const auto seen = [&](int hand) {
        Combat table({{0, "A", pikemen(), at(mid, mid)},
                      {0, "B", heavySwords(), at(mid + hand * (1000 + off / 30), mid + off)},
                      {0, "C", heavySwords(), at(mid - hand * 1000, mid - 700)},
                      {1, "x", pikemen(), at(mid, mid, 180)}});
        table.unit("B").heading = static_cast<std::uint16_t>(normalized(hand * turn));
        table.touching("A", "x", Edge::front, old);
        return int{table.clash("A", "x").how[0].support};
      };
      EXPECT_EQ(seen(1), seen(-1)) << off << " " << turn;
    }
}

TEST(AdlgFighting, A28_a_corner_makes_no_main_unit_where_somebody_stands_on_flank_or_rear) {
  Combat table({{0, "A", heavySwords(), at(mid - 990, mid)},
                {0, "B", heavySwords(), at(mid + 500, mid - 500, 270)},
                {1, "x", heavySpearmen(), at(mid, mid, 180)}});
  table.touching("A", "x", Edge::front, 0).touching("B", "x", Edge::left, old);
  EXPECT_EQ(Melees(table.battle, table.state).opponentOf(table.id("x")), table.id("B"));
  table.state.contactCount = 1;  // only the corner is left: nobody who touches stands idle
  EXPECT_EQ(Melees(table.battle, table.state).opponentOf(table.id("x")), table.id("A"));
}

TEST(AdlgFighting, A28_a_corner_on_the_enemys_flank_is_no_support) {
  Combat table({{0, "A", pikemen(), at(mid, mid)},
                {0, "B", heavySwords(), at(mid + 1000, mid - 1000)},  // its rear corner at x's rear corner
                {1, "x", pikemen(), at(mid, mid, 180)}});
  table.unit("B").at.y = mid - 1000 - 750;
  table.touching("A", "x", Edge::front, old);
  EXPECT_EQ(table.clash("A", "x").how[0].support, 0);
  table.unit("B").at.y += 300;
  EXPECT_EQ(table.clash("A", "x").how[0].support, 1);
}

TEST(AdlgFighting, A27_who_has_taken_a_camp_in_this_phase_supports_nobody_in_it) {
  const TestTable camps{.camps = {at(mid, 18'000), at(mid, 2'000, 180)}};
  Combat table({{0, "A", heavySwords(), at(mid, 2'000)},
                {0, "B", heavySwords(), at(mid + 1000, 2'000)},
                {1, "x", heavySwords(), at(mid + 1000, 2'000, 180)}},
               camps);
  table.atCamp("A", 1).touching("B", "x", Edge::front, old);
  EXPECT_EQ(table.clash("B", "x").how[0].support, 0);
  table.fight().decide(0, Verb::fight, "A");
  ASSERT_EQ(table.state.step, Step::meleeDice);
  EXPECT_EQ(table.clash("B", "x").how[0].support, 0);  // whatever is shown first
}

TEST(AdlgFighting, A27_A28_nor_does_whoever_attacked_the_camp_beside_him) {
  const TestTable camps{.camps = {at(mid, 18'000), at(mid, 2'000, 180)}};
  Combat table({{0, "A", heavySwords(), at(mid - 1000, 2'000)},
                {0, "C", heavySwords(), at(mid, 2'000)},
                {0, "B", heavySwords(), at(mid + 1000, 2'000)},
                {1, "x", heavySwords(), at(mid + 1000, 2'000, 180)}},
               camps);
  table.atCamp("A", 1).atCamp("C", 1).touching("B", "x", Edge::front, old);
  EXPECT_EQ(table.clash("B", "x").how[0].support, 0);
  table.fight().decide(0, Verb::fight, "A");
  ASSERT_EQ(table.state.step, Step::meleeDice);
  EXPECT_TRUE(table.unit("C").is(Unit::looting));
  EXPECT_EQ(table.clash("B", "x").how[0].support, 0) << "whatever is shown first";
}

TEST(AdlgFighting, A27_A28_a_camp_that_falls_ends_no_melee_of_whoever_was_hit_in_the_flank_before_it) {
  const TestTable camps{.camps = {at(mid, 18'000), at(mid, 2'000, 180)}};
  Combat table({{0, "A", heavySwords(), at(mid - 1000, 2'000)},
                {0, "C", heavySwords(), at(mid + 1000, 2'000)},
                {1, "x", heavySwords(), at(mid + 1500, 2'500, 270)}},
               camps);
  table.atCamp("A", 1).atCamp("C", 1).touching("x", "C", Edge::right, old);
  ASSERT_EQ(Melees(table.battle, table.state).opponentOf(table.id("C")), table.id("x"));
  table.fight().decide(0, Verb::fight, "A");
  EXPECT_EQ(table.state.camps[1].fallen, 1);
  ASSERT_EQ(table.state.step, Step::meleeDice) << "whatever is shown first";
  EXPECT_FALSE(table.unit("C").is(Unit::looting)) << "it fought somebody else";
  table.dice({3, 4});
  EXPECT_EQ(table.lost("C"), 2);  // 3:6
}

TEST(AdlgFighting, A28_own_flank_along_the_enemys_flank_is_simple_support) {
  Combat table({{0, "A", pikemen(), at(mid, mid)},
                {0, "B", heavySwords(), at(mid + 1000, mid - 500)},
                {1, "x", pikemen(), at(mid, mid, 180)}});
  table.touching("A", "x", Edge::front, old);
  EXPECT_EQ(table.clash("A", "x").how[0].support, 1);
}

TEST(AdlgFighting, A28_a_unit_in_melee_supports_nobody_and_nobody_supports_more_than_two) {
  Combat table({{0, "A", pikemen(), at(mid, mid)},
                {0, "B", pikemen(), at(mid + 1000, mid)},
                {1, "x", pikemen(), at(mid, mid, 180)},
                {1, "y", pikemen(), at(mid + 1000, mid, 180)}});
  table.touching("A", "x", Edge::front, old).touching("B", "y", Edge::front, old);
  EXPECT_EQ(table.clash("A", "x").how[0].support, 0);
  // S stands between A and B, and its flank lies along that of C's enemy: a third friend gets nothing from it.
  Combat three({{0, "A", pikemen(), at(mid, mid)},
                {0, "B", lightInfantry(), at(mid + 2000, mid)},
                {0, "C", pikemen(), at(mid + 2000, mid + 1600)},
                {0, "S", pikemen(), at(mid + 1000, mid)},
                {1, "x", pikemen(), at(mid, mid, 180)},
                {1, "y", lightInfantry(), at(mid + 2000, mid, 180)},
                {1, "z", pikemen(), at(mid + 2000, mid + 1600, 180)}});
  three.touching("A", "x", Edge::front, old).touching("B", "y", Edge::front, old).touching("C", "z", Edge::front, old);
  EXPECT_EQ(three.clash("A", "x").how[0].support, 1);
  EXPECT_EQ(three.clash("B", "y").how[0].support, 1);
  EXPECT_EQ(three.clash("C", "z").how[0].support, 0);
  three.unit("A").at.x -= 2000;  // one friend less
  EXPECT_EQ(three.clash("C", "z").how[0].support, 1);
}

TEST(AdlgFighting, A28_front_edge_fully_on_flank_or_rear_is_melee_support) {
  Combat table({{0, "A", heavySwords(), at(mid, mid)},
                {0, "B", mediumCavalry(), at(mid - 500, mid - 500, 90)},
                {1, "x", heavySpearmen(), at(mid, mid, 180)}});
  table.touching("A", "x", Edge::front, old).touching("B", "x", Edge::right, old);
  const Clash clash = table.clash("A", "x");
  ASSERT_EQ(clash.how[0].meleeSupport.size(), 1u);
  EXPECT_EQ(factorsOf<Sum>(clash, 0).total(), 1 + 1 + 1);  // cavalry on the flank of heavy foot: 1, and 1
  EXPECT_EQ(factorsOf<Sum>(clash, 1).total(), 0);          // B-Fla-02
  EXPECT_TRUE(inMeleeSupport(table.state, table.id("B")));
  table.touching("B", "x", Edge::right, 0);  // A21: incomplete contact gives simple support only
  EXPECT_EQ(table.clash("A", "x").how[0].meleeSupport.size(), 0u);
  EXPECT_EQ(table.clash("A", "x").how[0].support, 1);
  EXPECT_EQ(factorsOf<Sum>(table.clash("A", "x"), 1).total(), 1);
}

TEST(AdlgFighting, A28_on_flank_or_rear_only_the_first_to_touch_is_the_main_unit) {
  Combat table({{0, "A", heavySwords(), at(mid, mid - 750)},
                {0, "B", heavySwords(), at(mid - 500, mid - 500, 90)},
                {1, "x", heavySpearmen(), at(mid, mid, 180)}});
  table.unit("A").heading = 18000;
  table.touching("B", "x", Edge::right, old).touching("A", "x", Edge::rear, old);
  EXPECT_EQ(Melees(table.battle, table.state).opponentOf(table.id("x")), table.id("B"));
  const Clash clash = table.clash("B", "x");
  EXPECT_EQ(clash.how[0].onto, Onto::flank);
  EXPECT_EQ(clash.how[0].meleeSupport.size(), 1u);
  EXPECT_EQ(factorsOf<Sum>(clash, 0).total(), 1 + 1 + 2);
}

TEST(AdlgFighting, A22_a_caught_evader_fights_as_hit_in_the_rear) {
  Combat table = duel(mediumCavalry(), javelinThrowers());
  table.unit("x").marks |= Unit::caught;
  EXPECT_EQ(table.clash("A", "x").how[0].onto, Onto::rear);
}

TEST(AdlgFighting, B_Mod_03_wild_chargers_and_stakes_are_read_from_the_table) {
  Combat table = duel(with(heavySwords(), impetuous), with(bowmen(), stakes));
  table.unit("A").marks |= Unit::uncontrolledNow;
  EXPECT_TRUE(table.clash("A", "x").how[0].uncontrolled);
  EXPECT_TRUE(table.clash("A", "x").how[1].stakesPlanted);
  table.unit("x").marks |= Unit::stakesPulled;
  EXPECT_FALSE(table.clash("A", "x").how[1].stakesPlanted);
}

TEST(AdlgFighting, A30_ground_counts_in_it_and_at_its_edge) {
  const Piece wood = squareAt(TerrainKind::wood, Going::heavy, mid - 3000, mid - 4000, 6000, 4000);
  Combat table = duel(heavySwords(), mediumSwords(), {.pieces = {wood}});  // x in the wood, A at its edge
  EXPECT_EQ(table.clash("A", "x").how[0].penalty, -2);
  EXPECT_EQ(table.clash("A", "x").how[1].penalty, -1);
  EXPECT_TRUE(table.clash("A", "x").how[0].inOpen);
  EXPECT_FALSE(table.clash("A", "x").how[1].inOpen);
}

TEST(AdlgFighting, A30_the_worst_ground_counts_and_none_that_is_farther_away) {
  const Piece wood = squareAt(TerrainKind::wood, Going::heavy, mid - 3000, mid - 4000, 6000, 8000);
  const Piece brush = squareAt(TerrainKind::brush, Going::rough, mid - 3000, mid - 4000, 6000, 8000);
  for (const auto& pieces : {std::vector{wood, brush}, std::vector{brush, wood}}) {
    const Stance stance = duel(heavySwords(), heavySwords(), {.pieces = pieces}).clash("A", "x").how[0];
    EXPECT_EQ(stance.penalty, -2);
    EXPECT_EQ(stance.going, Going::heavy);
  }
  const Piece far = squareAt(TerrainKind::wood, Going::heavy, mid - 3000, mid - 6000, 6000, 4000);
  const Clash clash = duel(heavySwords(), heavySwords(), {.pieces = {far}}).clash("A", "x");
  EXPECT_EQ(clash.how[0].penalty, 0);
  EXPECT_EQ(clash.how[1].penalty, 0);
  EXPECT_TRUE(clash.how[1].inOpen);
}

TEST(AdlgFighting, A30_the_edge_of_ground_is_where_the_front_edge_of_the_charger_stands) {
  // A on the flank of x, who stands in the open; the ground begins at the line of the fight, or at x's front edge.
  const std::vector<Put> units{{0, "A", heavySwords(), at(mid, mid, 90)},
                               {1, "x", pikemen(), at(mid + 500, mid + 500, 180)}};
  for (const bool atTheLine : {true, false}) {
    const Piece wood = atTheLine ? squareAt(TerrainKind::wood, Going::heavy, mid - 4000, mid - 300, 4000, 200)
                                 : squareAt(TerrainKind::wood, Going::heavy, mid + 100, mid + 510, 4000, 2000);
    Combat table(units, {.pieces = {wood}});
    table.touching("A", "x", Edge::right);
    EXPECT_EQ(table.clash("A", "x").how[1].penalty, atTheLine ? -2 : 0);
  }
}

TEST(AdlgFighting, B_Mod_08_09_10_height_bank_and_gully_are_read_from_the_table) {
  const Piece hill = squareAt(TerrainKind::gentleHill, Going::open, mid - 3000, mid - 100, 6000, 5000);
  EXPECT_TRUE(duel(heavySwords(), heavySwords(), {.pieces = {hill}}).clash("A", "x").how[0].higher);
  const Piece river = squareAt(TerrainKind::river, Going::open, mid - 9000, mid - 2000, 18'000, 1990);
  EXPECT_TRUE(duel(heavySwords(), heavySwords(), {.pieces = {river}}).clash("A", "x").how[0].bank);
  const Piece gully = squareAt(TerrainKind::gully, Going::rough, mid - 3000, mid - 2000, 6000, 1990);
  EXPECT_TRUE(duel(heavySwords(), heavySwords(), {.pieces = {gully}}).clash("A", "x").how[0].gullyEdge);
}

TEST(AdlgFighting, B_Mod_11_13_works_are_read_from_the_table) {
  Work wall;
  wall.owner = 1;
  wall.a = {mid - 3000, mid};
  wall.b = {mid + 3000, mid};
  for (const auto& [kind, behind] :
       {std::pair{WorkKind::fortification, Behind::fortification}, std::pair{WorkKind::obstacle, Behind::obstacle}}) {
    wall.kind = kind;
    Combat table = duel(mediumKnights(), heavySwords(), {.works = {wall}});
    table.touching("A", "x", Edge::front, Contact::full | Contact::fresh | Contact::works);
    EXPECT_EQ(table.clash("A", "x").how[1].behind, behind);
    EXPECT_EQ(table.clash("A", "x").how[0].behind, Behind::nothing);
  }
}

TEST(AdlgFighting, B_Abi_18_panic_comes_from_friends_too) {
  Combat table({{0, "A", mediumCavalry(), at(mid, mid)},
                {0, "E", elephants(), at(mid + 1000, mid)},
                {1, "x", heavySwords(), at(mid, mid, 180)}});
  table.touching("A", "x");
  EXPECT_TRUE(table.clash("A", "x").how[0].besideElephants);
  EXPECT_FALSE(table.clash("A", "x").how[0].besideCamels);
}

TEST(AdlgFighting, B_Abi_18_B_Note_07_08_panic_needs_touch_and_camels_frighten_horses_too) {
  const auto stance = [](const Profile& own, const Profile& mate, Length gap) {
    Combat table({{0, "A", own, at(mid, mid)},
                  {0, "M", mate, at(mid + 1000 + gap, mid)},
                  {1, "x", heavySwords(), at(mid, mid, 180)}});
    table.touching("A", "x");
    return table.clash("A", "x").how[0];
  };
  EXPECT_TRUE(stance(mediumCavalry(), mediumCamels(), 0).besideCamels);
  EXPECT_FALSE(stance(mediumCavalry(), mediumCamels(), 0).besideElephants);
  EXPECT_FALSE(stance(mediumCavalry(), mediumCamels(), 100).besideCamels);
  EXPECT_FALSE(stance(mediumCavalry(), elephants(), 100).besideElephants);
  EXPECT_FALSE(stance(mediumCavalry(), mediumCavalry(), 0).besideCamels);
  EXPECT_TRUE(stance(mediumCamels(), elephants(), 0).besideElephants);
}

TEST(AdlgFighting, A29_only_heavy_troops_in_full_contact_take_the_factor_of_whom_they_flank) {
  const auto stance = [](const Profile& flanker, int marks, Edge edge) {
    Combat table({{0, "A", heavySwords(), at(mid, mid)},
                  {1, "x", heavySwords(), at(mid, mid, 180)},
                  {1, "y", flanker, edge == Edge::front ? at(mid - 900, mid, 180) : at(mid - 500, mid + 500, 90)}});
    table.touching("A", "x").touching("y", "A", edge, marks);
    return table.clash("A", "x").how[0];
  };
  EXPECT_TRUE(stance(mediumSwords(), Contact::full, Edge::left).flankedFully);
  for (const Stance& less : {stance(lightHorse(), Contact::full, Edge::left), stance(mediumSwords(), 0, Edge::left)}) {
    EXPECT_TRUE(less.flanked);
    EXPECT_FALSE(less.flankedFully);
  }
  EXPECT_FALSE(stance(mediumSwords(), 0, Edge::front).flanked);
}

TEST(AdlgFighting, A21_A29_flank_rear_and_incomplete_contact_are_read_from_the_table) {
  for (const Edge edge : {Edge::front, Edge::right, Edge::rear}) {
    Combat table({{0, "A", heavySwords(), at(mid, mid)}, {1, "x", heavySwords(), at(mid, mid, 180)}});
    table.touching("A", "x", edge, edge == Edge::right ? 0 : Contact::full);
    table.unit("A").lost = 2;
    const Stance stance = table.clash("A", "x").how[0];
    EXPECT_EQ(stance.onto, edge == Edge::front ? Onto::front : edge == Edge::rear ? Onto::rear : Onto::flank);
    EXPECT_EQ(stance.conformed, edge != Edge::right);
    EXPECT_EQ(stance.lost, 2);
  }
}

TEST(AdlgFighting, A30_mediocre_wagons_are_never_ready_and_only_the_same_long_edge_matters) {
  Combat table({{0, "W", mediocre(warWagon()), at(mid, mid)},
                {1, "x", heavySwords(), at(mid + 500, mid + 500, 270)},
                {1, "y", heavySwords(), at(mid, mid, 180)}});
  table.touching("x", "W", Edge::right, old).touching("y", "W", Edge::front, old);
  EXPECT_FALSE(table.clash("W", "x").how[0].battleReady);
  EXPECT_TRUE(table.clash("W", "x").how[0].longEdge);
  EXPECT_FALSE(table.clash("W", "y").how[0].longEdge);
  Combat left({{0, "W", wagonWithBlades(), at(mid, mid)}, {1, "x", heavySwords(), at(mid - 500, mid + 500, 90)}});
  left.touching("x", "W", Edge::left, old);
  EXPECT_TRUE(left.clash("W", "x").how[0].longEdge);
  Combat charging({{0, "W", wagonWithBlades(), at(mid, mid)}, {1, "x", heavySwords(), at(mid + 500, mid + 500, 270)}});
  charging.touching("W", "x", Edge::right, old);  // with its own front edge
  EXPECT_FALSE(charging.clash("W", "x").how[0].longEdge);
}

TEST(AdlgFighting, A30_war_wagons_have_fronts_all_round_and_gain_at_a_long_edge_against_one) {
  Combat table({{0, "W", warWagon(), at(mid, mid)},
                {1, "x", heavySwords(), at(mid + 500, mid + 500, 270)},
                {1, "y", heavySwords(), at(mid + 500, mid + 1500, 270)}});
  table.touching("x", "W", Edge::right, old);
  Clash clash = table.clash("W", "x");
  EXPECT_TRUE(clash.frontal());
  EXPECT_TRUE(clash.how[0].longEdge);
  EXPECT_TRUE(clash.how[0].battleReady);
  table.touching("y", "W", Edge::right, old);
  EXPECT_FALSE(table.clash("W", "x").how[0].longEdge);
  table.unit("W").marks |= Unit::movedLast;
  EXPECT_FALSE(table.clash("W", "x").how[0].battleReady);
}

TEST(AdlgFighting, A14_the_commander_says_before_the_dice_whether_he_takes_part) {
  Combat table = duel(heavySwords(), heavySwords());
  table.commanderWith("x").fight();
  ASSERT_EQ(table.state.step, Step::commit);
  EXPECT_TRUE(table.battle.turn(table.state).reaction);
  table.decide(1, Verb::commit);
  ASSERT_EQ(table.state.step, Step::meleeDice);
  EXPECT_TRUE(table.clash("A", "x").how[1].commander);
  table.dice({4, 3});  // 5:5
  EXPECT_EQ(table.lost("x"), 0);
}

TEST(AdlgFighting, A14_a_commander_who_stays_out_does_not_help_and_an_included_one_always_fights) {
  Combat table = duel(heavySwords(), heavySwords());
  table.commanderWith("A").fight().decide(0, Verb::withhold);
  EXPECT_FALSE(table.clash("A", "x").how[0].commander);
  Combat other = duel(with(heavySwords(), included), heavySwords());
  other.commanderWith("A").fight();
  ASSERT_EQ(other.state.step, Step::meleeDice);
  EXPECT_TRUE(other.clash("A", "x").how[0].commander);
}

TEST(AdlgFighting, A14_only_the_included_commander_always_fights_not_whoever_else_is_with_his_unit) {
  Combat table({{0, "B", heavySwords(), at(mid - 5000, mid)},
                {0, "A", with(heavySwords(), included), at(mid, mid), 1},
                {1, "x", heavySwords(), at(mid, mid, 180)}});
  table.touching("A", "x").commanderWith("A");
  table.state.commanders[0].unit = table.id("A");  // he has found refuge there, or joined it (Z13)
  Combat alone = table;
  table.fight();
  ASSERT_EQ(table.state.step, Step::meleeDice);
  EXPECT_FALSE(table.state.commanders[0].engaged);
  EXPECT_TRUE(table.state.commanders[1].engaged);
  alone.state.commanders[1].alive = 0;
  alone.state.commanders[1].unit = noUnit;
  alone.fight();
  EXPECT_EQ(alone.state.step, Step::commit) << "the included one has fallen";
}

TEST(AdlgFighting, A14_of_two_commanders_with_one_unit_each_is_asked_until_one_takes_part) {
  const auto asked = [](Verb first) {
    Combat table({{0, "B", heavySwords(), at(mid - 5000, mid)},
                  {0, "A", heavySwords(), at(mid, mid), 1},
                  {1, "x", heavySwords(), at(mid, mid, 180)}});
    table.touching("A", "x").commanderWith("A");
    table.state.commanders[0].unit = table.id("A");
    table.fight();
    EXPECT_EQ(table.state.step, Step::commit);
    EXPECT_EQ(table.state.fighting.commander, 0);
    table.decide(0, first);
    return table;
  };
  EXPECT_EQ(asked(Verb::commit).state.step, Step::meleeDice) << "+1 once";
  Combat table = asked(Verb::withhold);
  ASSERT_EQ(table.state.step, Step::commit);
  EXPECT_EQ(table.state.fighting.commander, 1);
  table.decide(0, Verb::commit);
  ASSERT_EQ(table.state.step, Step::meleeDice);
  EXPECT_FALSE(table.state.commanders[0].engaged);
  EXPECT_TRUE(table.state.commanders[1].engaged);
  EXPECT_TRUE(table.clash("A", "x").how[0].commander);
}

TEST(AdlgFighting, B_Gen_01_02_the_opponent_throws_for_a_commander_whose_unit_lost_and_1_kills) {
  for (const Face face : {Face{1}, Face{2}}) {
    Combat table = duel(heavySwords(), heavySwords());
    table.commanderWith("x").fight().decide(1, Verb::commit).dice({6, 3});
    ASSERT_EQ(table.state.step, Step::commanderDie);
    EXPECT_EQ(table.battle.turn(table.state).thrower, 0);
    table.dice({face});
    EXPECT_EQ(table.state.commanders[1].alive, face == 1 ? 0 : 1);
  }
  Combat winner = duel(heavySwords(), heavySwords());
  winner.commanderWith("x").fight().decide(1, Verb::commit).dice({1, 6});
  EXPECT_NE(winner.state.step, Step::commanderDie);
}

TEST(AdlgFighting, B_Gen_03_in_a_rout_1_2_and_3_kill) {
  for (const Face face : {Face{3}, Face{4}}) {
    Combat table = duel(heavySwords(), heavySwords());
    table.unit("x").lost = 3;
    table.commanderWith("x").fight().decide(1, Verb::commit).dice({6, 1});
    ASSERT_EQ(table.state.step, Step::commanderDie);
    table.dice({face});
    EXPECT_EQ(table.state.commanders[1].alive, face == 3 ? 0 : 1);
  }
}

TEST(AdlgFighting, B_Gen_03_also_where_the_unit_of_an_engaged_commander_was_routed_before_the_melee) {
  for (const Face face : {Face{3}, Face{4}}) {
    Combat table = duel(heavySwords(), heavySwords());
    table.commanderWith("x");
    table.state.commanders[1].engaged = 1;  // since an earlier round
    table.routed("x");
    table.fight();
    ASSERT_EQ(table.state.step, Step::commanderDie);
    table.dice({face});
    EXPECT_EQ(table.state.commanders[1].alive, face == 3 ? 0 : 1);
  }
  Combat apart = duel(heavySwords(), heavySwords());  // with the unit, but not engaged
  apart.commanderWith("x");
  apart.routed("x");
  apart.fight();
  EXPECT_NE(apart.state.step, Step::commanderDie);
}

TEST(AdlgFighting, A14_an_engaged_commander_is_free_as_soon_as_his_unit_is_no_main_unit_any_more) {
  Combat table({{0, "A", heavySwords(), at(mid + 500, mid - 500, 270)},
                {0, "B", heavySwords(), at(mid, mid)},
                {1, "x", heavySwords(), at(mid, mid, 180)}});
  table.touching("A", "x", Edge::left, Contact::full).commanderWith("A");
  table.state.commanders[0].engaged = 1;
  const auto goOn = [&] { table.begin([](auto& play) { afterOrder(play); }); };
  goOn();
  EXPECT_TRUE(table.state.commanders[0].engaged) << "alone on the flank it is the main unit";
  table.touching("B", "x");
  goOn();
  EXPECT_FALSE(table.state.commanders[0].engaged) << "another one fights, his unit supports";
}

TEST(AdlgFighting, A14_Z97_when_the_enemy_he_was_engaged_with_is_gone_the_commander_is_asked_anew) {
  // x is the main enemy, y supports him; then y alone is left.
  Combat table({{0, "A", heavySwords(), at(mid, mid)},
                {1, "x", heavySwords(), at(mid - 300, mid, 180)},
                {1, "y", heavySwords(), at(mid + 700, mid, 180)}});
  table.touching("x", "A", Edge::front, 0).touching("y", "A", Edge::front, 0).commanderWith("A").fight();
  ASSERT_EQ(table.state.step, Step::commit);
  table.decide(0, Verb::commit);
  EXPECT_EQ(table.state.commanders[0].against, table.id("x"));
  table.unit("x").lost = 3;
  table.dice({6, 1});  // x routs
  ASSERT_TRUE(table.gone("x"));
  EXPECT_FALSE(table.state.commanders[0].engaged);
  EXPECT_EQ(table.state.commanders[0].against, noUnit);
  table.state.active = 0;
  table.fight();
  ASSERT_EQ(table.state.step, Step::commit) << "another melee";
  table.decide(0, Verb::withhold);
  EXPECT_FALSE(table.clash("A", "y").how[0].commander);
}

TEST(AdlgFighting, A14_Z97_as_long_as_that_enemy_is_in_contact_the_commander_stays_engaged) {
  // x on the flank is the main enemy until y comes before the front; x goes on as a supporter.
  Combat table({{0, "A", heavySwords(), at(mid, mid)},
                {1, "x", heavySwords(), at(mid + 500, mid + 500, 270)},
                {1, "y", heavySwords(), at(mid, mid, 180)}});
  table.touching("x", "A", Edge::right, old).commanderWith("A").fight();
  ASSERT_EQ(table.state.step, Step::commit);
  table.decide(0, Verb::commit).dice({3, 3});
  EXPECT_TRUE(table.state.commanders[0].engaged);
  table.touching("y", "A");
  table.fight();
  EXPECT_EQ(table.state.step, Step::meleeDice) << "nobody is asked";
  EXPECT_TRUE(table.clash("A", "y").how[0].commander);
  // Shot down before the melee: it is another one.
  Combat shot({{0, "A", heavySwords(), at(mid, mid)},
               {1, "x", heavySwords(), at(mid - 300, mid, 180)},
               {1, "y", heavySwords(), at(mid + 700, mid, 180)}});
  shot.touching("x", "A", Edge::front, 0).touching("y", "A", Edge::front, 0).commanderWith("A");
  shot.state.commanders[0].engaged = 1;
  shot.state.commanders[0].against = shot.id("x");
  shot.routed("x");
  shot.fight();
  EXPECT_EQ(shot.state.step, Step::commit);
}

TEST(AdlgFighting, A28_whoever_storms_a_camp_and_is_hit_in_the_flank_fights_that_enemy) {
  const TestTable camps{.camps = {at(mid, 18'000), at(mid, 2'000, 180)}};
  Combat table({{0, "A", heavySwords(), at(mid, 2'000)}, {1, "x", heavySwords(), at(mid + 500, 2'500, 270)}}, camps);
  table.atCamp("A", 1).touching("x", "A", Edge::right);
  const Melees melees(table.battle, table.state);
  ASSERT_EQ(melees.all().size(), 1u);
  EXPECT_EQ(melees.opponentOf(table.id("A")), table.id("x"));
  EXPECT_TRUE(inMelee(table.state, table.id("x")));
  table.fight();
  EXPECT_EQ(table.state.camps[1].fallen, 0);
}

TEST(AdlgFighting, A30_an_unfortified_camp_falls_at_once_and_is_looted) {
  const TestTable camps{.camps = {at(mid, 18'000), at(mid, 2'000, 180)}};
  Combat table({{0, "A", lightInfantry(), at(mid, 2'000)}, {1, "x", heavySwords(), at(2'000, 9'000, 180)}}, camps);
  table.atCamp("A", 1).fight();
  EXPECT_EQ(table.state.camps[1].fallen, 1);
  EXPECT_TRUE(table.unit("A").is(Unit::looting));
  EXPECT_EQ(table.state.contactCount, 0);
}

TEST(AdlgFighting, A30_a_fortified_camp_falls_on_5_for_foot_and_elephants_on_6_for_others_and_never_to_lights) {
  const TestTable camps{.camps = {at(mid, 18'000), at(mid, 2'000, 180)}, .fortified = {false, true}};
  for (const auto& [who, need] : {std::pair{heavySwords(), 5}, std::pair{elephants(), 5}, std::pair{mediumKnights(), 6},
                                  std::pair{lightHorse(), 7}, std::pair{lightInfantry(), 7}})
    for (int face = 4; face <= 6; ++face) {
      Combat table({{0, "A", who, at(mid, 2'000)}, {1, "x", heavySwords(), at(2'000, 9'000, 180)}}, camps);
      table.atCamp("A", 1).fight();
      if (need < 7) table.dice({static_cast<Face>(face)});
      EXPECT_EQ(table.state.camps[1].fallen, face >= need ? 1 : 0);
    }
}

}  // namespace walstatt::adlg::test
