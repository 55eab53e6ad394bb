// The shooting phase on drawn positions (A25, B-Sho-01, 02).
#include "games/adlg/shooting.h"

#include <gtest/gtest.h>

#include "games/adlg/test_combat.h"
#include "games/adlg/test_ground.h"

namespace walstatt::adlg::test {

namespace {

// Nothing if it may not be chosen.
std::optional<Volley> shotOf(const Combat& table, std::string_view shooter, std::string_view target) {
  for (const Shot& shot : openShots(table.battle, table.state, table.battle.sideOfUnit(table.id(shooter))))
    if (shot.shooter == table.id(shooter) && shot.target == table.id(target)) return shot.volley;
  return std::nullopt;
}
bool aimsAt(const Combat& table, std::string_view shooter, std::string_view target) {
  return shotOf(table, shooter, target).has_value();
}
std::size_t aimCount(const Combat& table, std::string_view shooter) {
  const Shots shots = openShots(table.battle, table.state, table.battle.sideOfUnit(table.id(shooter)));
  return static_cast<std::size_t>(
      std::count_if(shots.begin(), shots.end(), [&](const Shot& shot) { return shot.shooter == table.id(shooter); }));
}
Piece woodAt(Length x, Length y, Length width, Length height, TerrainKind kind = TerrainKind::wood) {
  return rectangle(kind, x, y, x + width, y + height);
}

}  // namespace

TEST(AdlgShooting, A25_both_players_shoot_and_lose_together_at_the_end) {
  Combat table({{0, "A", bowmen(), at(mid, mid)}, {1, "x", bowmen(), at(mid, mid - 3000, 180)}});
  table.unit("A").lost = table.unit("x").lost = 2;  // one left each, both disordered
  table.shoot();
  EXPECT_EQ(table.state.step, Step::shotDice);
  table.dice({6, 1});
  EXPECT_EQ(table.lost("x"), 2);  // not yet
  table.dice({6, 1});
  EXPECT_TRUE(table.unit("x").where != Where::table && table.unit("A").where != Where::table);
}

TEST(AdlgShooting, B_Sho_03_04_shooter_must_beat_die_and_protection) {
  Combat table({{0, "A", bowmen(), at(mid, mid)}, {1, "x", heavySwords(), at(mid, mid - 3000, 180)}});
  table.shoot().dice({4, 3});
  EXPECT_EQ(table.lost("x"), 0);
  EXPECT_TRUE(table.wasTold(phrases::isMissed));
  Combat again({{0, "A", bowmen(), at(mid, mid)}, {1, "x", heavySwords(), at(mid, mid - 3000, 180)}});
  again.shoot().dice({5, 3});
  EXPECT_EQ(again.lost("x"), 1);
}

TEST(AdlgShooting, B_Sho_01_the_nearest_straight_ahead_comes_before_a_nearer_one_aside) {
  Combat table({{0, "A", bowmen(), at(mid, mid)},
                {1, "far", heavySwords(), at(mid + 500, mid - 3500, 180)},
                {1, "near", heavySwords(), at(mid + 1200, mid - 1200, 180)}});
  EXPECT_TRUE(aimsAt(table, "A", "far"));
  EXPECT_FALSE(aimsAt(table, "A", "near"));
}

TEST(AdlgShooting, B_Sho_02_otherwise_the_nearest_in_the_zone) {
  Combat table({{0, "A", bowmen(), at(mid, mid)},
                {1, "far", heavySwords(), at(mid + 1400, mid - 3500, 180)},
                {1, "near", heavySwords(), at(mid - 1400, mid - 1500, 180)}});
  EXPECT_TRUE(aimsAt(table, "A", "near"));
  EXPECT_EQ(aimCount(table, "A"), 1u);
}

TEST(AdlgShooting, A25_the_zone_is_the_front_edge_and_1_UD_to_each_side_as_deep_as_the_range) {
  Combat beside({{0, "A", bowmen(), at(mid, mid)}, {1, "x", heavySwords(), at(mid + 2100, mid - 1500, 180)}});
  EXPECT_EQ(aimCount(beside, "A"), 0u);
  Combat inside({{0, "A", bowmen(), at(mid, mid)}, {1, "x", heavySwords(), at(mid + 1900, mid - 1500, 180)}});
  EXPECT_EQ(aimCount(inside, "A"), 1u);
  Combat farther({{0, "A", bowmen(), at(mid, mid)}, {1, "x", heavySwords(), at(mid, mid - 4100, 180)}});
  EXPECT_EQ(aimCount(farther, "A"), 0u);
  Combat edge({{0, "A", bowmen(), at(mid, mid)}, {1, "x", heavySwords(), at(mid, mid - 3990, 180)}});
  EXPECT_EQ(aimCount(edge, "A"), 1u);
  Combat exactly({{0, "A", bowmen(), at(mid, mid)}, {1, "x", heavySwords(), at(mid, mid - 4000, 180)}});
  EXPECT_EQ(aimCount(exactly, "A"), 1u);  // ≤
  Combat beyond({{0, "A", bowmen(), at(mid, mid)}, {1, "x", heavySwords(), at(mid, mid - 4001, 180)}});
  EXPECT_EQ(aimCount(beyond, "A"), 0u);
}

TEST(AdlgShooting, A25_the_zone_is_as_deep_aside_as_straight_ahead) {
  for (const auto& [away, aims] : {std::pair{3'950, 1u}, {4'000, 1u}, {4'001, 0u}}) {
    Combat bows({{0, "A", bowmen(), at(mid, mid)}, {1, "x", heavySwords(), at(mid + 1900, mid - away, 180)}});
    EXPECT_EQ(aimCount(bows, "A"), aims) << away;  // 0.9 UD aside: more than 4 UD from corner to corner
  }
  Combat javelins({{0, "A", javelinThrowers(), at(mid, mid)}, {1, "x", heavySwords(), at(mid + 1900, mid - 900, 180)}});
  EXPECT_EQ(aimCount(javelins, "A"), 1u);
  Combat turned({{0, "A", bowmen(), at(mid, mid, 90)}, {1, "x", heavySwords(), at(mid + 4000, mid + 1900, 270)}});
  EXPECT_EQ(aimCount(turned, "A"), 1u);
  // Light horse shoots all round: there the way counts.
  Combat riders({{0, "A", lightHorse(), at(mid, mid)}, {1, "x", heavySwords(), at(mid + 1900, mid - 900, 180)}});
  EXPECT_EQ(aimCount(riders, "A"), 0u);
}

TEST(AdlgShooting, A25_light_horse_shoots_all_round_at_the_nearest) {
  Combat table({{0, "A", lightHorse(Weapon::bow), at(mid, mid)},
                {1, "ahead", heavySwords(), at(mid, mid - 1900, 180)},
                {1, "behind", heavySwords(), at(mid, mid + 1500, 0)}});
  EXPECT_TRUE(aimsAt(table, "A", "behind"));
  EXPECT_EQ(aimCount(table, "A"), 1u);
}

TEST(AdlgShooting, A25_light_horse_shoots_all_round_as_far_as_its_range) {
  for (const Length gap : {1'950, 2'050}) {
    Combat table({{0, "A", lightHorse(Weapon::bow), at(mid, mid)}, {1, "x", heavySwords(), at(mid, mid + 750 + gap)}});
    EXPECT_EQ(aimCount(table, "A"), gap < 2'000 ? 1u : 0u);
  }
}

TEST(AdlgShooting, A25_light_chariots_shoot_to_the_rear_too) {
  Combat table({{0, "A", lightChariots(), at(mid, mid)}, {1, "x", heavySwords(), at(mid, mid + 2500, 0)}});
  const auto volley = shotOf(table, "A", "x");
  ASSERT_TRUE(volley && aimCount(table, "A") == 1);
  EXPECT_TRUE(volley->toRear);
  EXPECT_EQ(shotFactor<Sum>(*volley).value(), -1);
  Combat horse({{0, "A", mediumCavalry(Weapon::bow), at(mid, mid)}, {1, "x", heavySwords(), at(mid, mid + 2500, 0)}});
  EXPECT_EQ(aimCount(horse, "A"), 0u);
  Combat heavy({{0, "A", shooting(heavyChariots(), Weapon::bow, 2), at(mid, mid)},
                {1, "x", heavySwords(), at(mid, mid + 2500, 0)}});
  EXPECT_EQ(aimCount(heavy, "A"), 0u);
}

TEST(AdlgShooting, Z45_a_light_chariot_shoots_to_its_rear_only_if_nobody_is_ahead) {
  Combat table({{0, "A", lightChariots(), at(mid, mid)},
                {1, "ahead", heavySwords(), at(mid + 1200, mid - 1500, 180)},
                {1, "behind", heavySwords(), at(mid, mid + 2000, 0)}});
  EXPECT_TRUE(aimsAt(table, "A", "ahead"));
  EXPECT_FALSE(aimsAt(table, "A", "behind"));
}

TEST(AdlgShooting, Z44_of_equally_near_targets_the_one_named_first_is_shot_at_by_all_who_may) {
  Combat table({{0, "A", bowmen(), at(mid, mid)},
                {0, "B", bowmen(), at(mid + 1000, mid)},
                {1, "x", heavySwords(), at(mid - 1400, mid - 1500, 180)},
                {1, "y", heavySwords(), at(mid + 1400, mid - 1500, 180)}});
  EXPECT_EQ(aimCount(table, "A"), 2u);
  EXPECT_EQ(aimCount(table, "B"), 1u);  // y is straight ahead of it
  table.shoot();
  ASSERT_EQ(table.state.step, Step::chooseShot);
  table.decide(0, Verb::shoot, "B", "y").dice({4, 3});  // 4 + 1 by A's support against 3 + 1
  EXPECT_EQ(table.lost("y"), 1);
  EXPECT_EQ(table.lost("x"), 0);
  EXPECT_NE(table.state.step, Step::chooseShot);  // A has shot, too
}

TEST(AdlgShooting, A25_war_wagons_shoot_from_one_long_side) {
  Combat table({{0, "A", warWagon(), at(mid, mid)},
                {1, "right", heavySwords(), at(mid + 3000, mid + 1000, 270)},
                {1, "left", heavySwords(), at(mid - 2500, mid + 1000, 90)},
                {1, "ahead", heavySwords(), at(mid, mid - 1500, 180)}});
  EXPECT_TRUE(aimsAt(table, "A", "right"));
  EXPECT_TRUE(aimsAt(table, "A", "left"));
  EXPECT_FALSE(aimsAt(table, "A", "ahead"));
  table.shoot();
  ASSERT_EQ(table.state.step, Step::chooseShot);  // its owner chooses the side
  table.decide(0, Verb::shoot, "A", "left").dice({6, 1});
  EXPECT_EQ(table.lost("left"), 1);
  EXPECT_EQ(table.lost("right"), 0);
}

TEST(AdlgShooting, A25_war_wagons_with_blades_do_not_shoot) {
  Combat table({{0, "A", wagonWithBlades(), at(mid, mid)}, {1, "x", heavySwords(), at(mid + 3000, mid + 1000, 270)}});
  EXPECT_EQ(cannotShoot(table.battle, table.state, table.id("A")), &phrases::hasNoMissiles);
}

TEST(AdlgShooting, A25_artillery_has_2_UD_to_each_side_beyond_4) {
  Combat far({{0, "A", artillery(), at(mid, mid)}, {1, "x", heavySwords(), at(mid + 2800, mid - 4500, 180)}});
  EXPECT_EQ(aimCount(far, "A"), 1u);
  Combat near({{0, "A", artillery(), at(mid, mid)}, {1, "x", heavySwords(), at(mid + 2800, mid - 2000, 180)}});
  EXPECT_EQ(aimCount(near, "A"), 0u);
}

TEST(AdlgShooting, A25_that_is_medium_and_heavy_artillery_and_2_UD_and_4_UD_are_the_limits) {
  const auto aims = [](Weapon weapon, Length aside, Length ahead) {
    return aimCount(
        Combat({{0, "A", artillery(weapon), at(mid, mid)}, {1, "x", pikemen(), at(mid + aside, mid - ahead, 180)}}),
        "A");
  };
  for (const Weapon weapon : {Weapon::mediumArtillery, Weapon::heavyArtillery}) {
    EXPECT_EQ(aims(weapon, 2'950, 5'000), 1u);
    EXPECT_EQ(aims(weapon, 3'050, 5'000), 0u);
    EXPECT_EQ(aims(weapon, 2'000, 3'050), 1u);  // 1 UD deep: it reaches beyond 4 UD
    EXPECT_EQ(aims(weapon, 2'100, 2'950), 0u);
  }
  EXPECT_EQ(aims(Weapon::lightArtillery, 2'100, 3'050), 0u);
  EXPECT_EQ(aims(Weapon::lightArtillery, 1'900, 3'050), 1u);
}

TEST(AdlgShooting, A25_nobody_shoots_after_charging_evading_and_the_like) {
  for (const std::uint32_t mark : {std::uint32_t{Unit::chargedNow}, std::uint32_t{Unit::evadedNow},
                                   std::uint32_t{Unit::disengagedNow}, std::uint32_t{Unit::leftZoneNow}}) {
    Combat table({{0, "A", bowmen(), at(mid, mid)}, {1, "x", heavySwords(), at(mid, mid - 3000, 180)}});
    table.unit("A").marks |= mark;
    EXPECT_EQ(cannotShoot(table.battle, table.state, table.id("A")), &phrases::movedTooWildly);
    table.shoot();
    EXPECT_NE(table.state.step, Step::shotDice);
  }
  Combat table({{0, "A", bowmen(), at(mid, mid)}, {1, "x", heavySwords(), at(mid, mid - 3000, 180)}});
  table.unit("A").marks |= 2;
  EXPECT_EQ(cannotShoot(table.battle, table.state, table.id("A")), &phrases::movedTooOften);
  table.unit("A").marks = 1;  // one move is no hindrance
  EXPECT_EQ(cannotShoot(table.battle, table.state, table.id("A")), nullptr);
}

TEST(AdlgShooting, A25_medium_and_heavy_artillery_that_moved_does_not_shoot) {
  for (const Weapon weapon : {Weapon::lightArtillery, Weapon::mediumArtillery, Weapon::heavyArtillery}) {
    Combat table({{0, "A", artillery(weapon), at(mid, mid)}, {1, "x", heavySwords(), at(mid, mid - 3000, 180)}});
    table.unit("A").marks |= Unit::movedLast;
    EXPECT_EQ(cannotShoot(table.battle, table.state, table.id("A")) == nullptr, weapon == Weapon::lightArtillery);
    table.state.active = 1;  // in the enemy's sequence it has not moved
    EXPECT_EQ(cannotShoot(table.battle, table.state, table.id("A")), nullptr);
  }
}

TEST(AdlgShooting, A25_Z51_not_at_or_by_units_in_melee_or_support_of_either_kind) {
  Combat table({{0, "A", bowmen(), at(mid, mid)},
                {0, "B", heavySwords(), at(mid + 1000, mid)},
                {1, "x", heavySwords(), at(mid + 1000, mid, 180)},
                {1, "y", heavySwords(), at(mid, mid - 2000, 180)}});
  EXPECT_TRUE(aimsAt(table, "A", "y"));
  EXPECT_EQ(cannotShoot(table.battle, table.state, table.id("A")), nullptr);
  table.touching("B", "x");
  EXPECT_EQ(cannotShoot(table.battle, table.state, table.id("A")), &phrases::busyFighting);  // beside B: support
  Combat other({{0, "A", bowmen(), at(mid - 3000, mid - 2400, 90)},
                {0, "B", heavySwords(), at(mid, mid - 2000)},
                {1, "x", heavySwords(), at(mid, mid - 2000, 180)}});
  EXPECT_TRUE(aimsAt(other, "A", "x"));
  other.touching("B", "x");
  EXPECT_FALSE(aimsAt(other, "A", "x"));
  other.touching("x", "A", Edge::left);
  EXPECT_EQ(cannotShoot(other.battle, other.state, other.id("A")), &phrases::busyFighting);
}

TEST(AdlgShooting, A25_Z51_not_at_units_in_simple_support) {
  Combat table({{0, "A", bowmen(), at(mid + 1000, mid + 2000)},
                {0, "B", heavySwords(), at(mid, mid)},
                {1, "x", heavySwords(), at(mid, mid, 180)},
                {1, "y", heavySwords(), at(mid + 1000, mid, 180)}});
  EXPECT_TRUE(aimsAt(table, "A", "y"));
  table.touching("B", "x");
  EXPECT_FALSE(aimsAt(table, "A", "y"));
}

TEST(AdlgShooting, A25_more_than_1_UD_of_covering_terrain_blocks_sight) {
  const std::vector<Put> units{{0, "A", bowmen(), at(mid, mid)}, {1, "x", heavySwords(), at(mid, mid - 3500, 180)}};
  EXPECT_EQ(aimCount(Combat(units, {.pieces = {woodAt(mid - 4000, mid - 2500, 8000, 1500)}}), "A"), 0u);
  EXPECT_EQ(aimCount(Combat(units, {.pieces = {woodAt(mid - 4000, mid - 2500, 8000, 900)}}), "A"), 1u);
  EXPECT_EQ(aimCount(Combat(units, {.pieces = {woodAt(mid - 4000, mid - 2500, 8000, 1500, TerrainKind::marsh)}}), "A"),
            1u);
}

TEST(AdlgShooting, A25_sight_goes_from_the_corners_of_the_edge_that_is_shot_from) {
  // A wood before the front of the wagon hides nothing from its long side, one beside its rear corner does.
  const std::vector<Put> wagon{{0, "A", warWagon(), at(mid, mid)},
                               {1, "x", heavySwords(), at(mid + 3000, mid + 1000, 270)}};
  EXPECT_EQ(aimCount(Combat(wagon, {.pieces = {woodAt(mid - 600, mid - 1800, 1300, 1800)}}), "A"), 1u);
  EXPECT_EQ(aimCount(Combat(wagon, {.pieces = {woodAt(mid + 700, mid + 1000, 1500, 3000)}}), "A"), 0u);
  // A light chariot shoots to its rear over its own rear edge, whatever stands before its front.
  const std::vector<Put> chariot{{0, "A", lightChariots(), at(mid, mid)}, {1, "x", heavySwords(), at(mid, mid + 2500)}};
  EXPECT_EQ(aimCount(Combat(chariot, {.pieces = {woodAt(mid - 2000, mid + 1200, 4000, 900)}}), "A"), 1u);
}

TEST(AdlgShooting, A25_the_point_seen_must_be_free_of_cover_and_of_units_at_once) {
  // The wood hides the left half of x, B the right half: no single point of it is seen.
  const Piece wood = woodAt(mid - 3000, mid - 2600, 2700, 1600);
  const std::vector<Put> open{{0, "A", bowmen(), at(mid, mid)}, {1, "x", heavySwords(), at(mid, mid - 3500, 180)}};
  std::vector<Put> barred = open;
  barred.push_back({0, "B", heavySwords(), at(mid + 550, mid - 2700)});
  EXPECT_EQ(aimCount(Combat(open, {.pieces = {wood}}), "A"), 1u);
  EXPECT_EQ(aimCount(Combat(barred), "A"), 1u);
  EXPECT_EQ(aimCount(Combat(barred, {.pieces = {wood}}), "A"), 0u);
}

TEST(AdlgShooting, B_Sho_09_A10_dunes_are_rough_to_camels) {
  for (const auto& [who, covered] :
       {std::pair{mediumCavalry(Weapon::bow), true}, std::pair{lightCamels(Weapon::bow), false}}) {
    const Combat table({{0, "A", who, at(mid, mid)}, {1, "x", heavySwords(), at(mid, mid - 1500, 180)}},
                       {.pieces = {woodAt(mid - 2000, mid - 200, 4000, 3000, TerrainKind::dunes)}});
    EXPECT_EQ(shotOf(table, "A", "x").value().shooterCovered, covered);
  }
}

TEST(AdlgShooting, A10_a_unit_wholly_in_a_gully_is_shot_at_only_from_near) {
  const Piece gully = woodAt(mid - 3000, mid - 5000, 6000, 2500, TerrainKind::gully);
  const std::vector<Put> far{{0, "A", bowmen(), at(mid, mid)}, {1, "x", heavySwords(), at(mid, mid - 3000, 180)}};
  EXPECT_EQ(aimCount(Combat(far, {.pieces = {gully}}), "A"), 0u);
  const std::vector<Put> near{{0, "A", bowmen(), at(mid, mid - 1600)},
                              {1, "x", heavySwords(), at(mid, mid - 3000, 180)}};
  EXPECT_EQ(aimCount(Combat(near, {.pieces = {gully}}), "A"), 1u);
}

TEST(AdlgShooting, Z46_other_units_hide_a_target_but_light_infantry_does_not) {
  const auto table = [](const Profile& between) {
    return Combat({{0, "A", bowmen(), at(mid, mid)},
                   {0, "B", between, at(mid, mid - 1000)},
                   {1, "x", heavySwords(), at(mid, mid - 3000, 180)}});
  };
  EXPECT_EQ(aimCount(table(heavySwords()), "A"), 0u);
  EXPECT_EQ(aimCount(table(lightInfantry()), "A"), 1u);
}

TEST(AdlgShooting, A25_all_who_have_the_same_target_shoot_together_once) {
  Combat table({{0, "A", bowmen(), at(mid - 500, mid)},
                {0, "B", bowmen(), at(mid + 500, mid)},
                {1, "x", heavySwords(), at(mid, mid - 3000, 180)}});
  table.shoot();
  ASSERT_EQ(table.state.step, Step::shotDice);  // all alike: nothing to choose
  table.dice({4, 3});                           // 4 + 1 against 3 + 1
  EXPECT_EQ(table.lost("x"), 1);
  EXPECT_NE(table.state.step, Step::shotDice);
}

TEST(AdlgShooting, A25_the_owner_picks_the_main_shooter_and_only_he_counts) {
  Combat table({{0, "A", bowmen(), at(mid - 500, mid)},
                {0, "L", elite(bowmen(Weapon::longbow)), at(mid + 500, mid)},
                {1, "x", heavySwords(), at(mid, mid - 3000, 180)}});
  table.shoot();
  ASSERT_EQ(table.state.step, Step::chooseShot);
  EXPECT_EQ(table.refused(0, table.order(Verb::shoot, {"A"}, {}, "A")), &phrases::nearerTarget);
  table.decide(0, Verb::shoot, "L", "x").dice({3, 4});  // 3 + 1 (elite) + 1 against 4 + 0
  EXPECT_EQ(table.lost("x"), 1);
}

TEST(AdlgShooting, A25_there_is_a_choice_where_weapon_quality_or_disorder_differ) {
  const auto step = [](const Profile& other, int lost) {
    Combat table({{0, "A", bowmen(), at(mid - 500, mid)},
                  {0, "B", other, at(mid + 500, mid)},
                  {1, "x", heavySwords(), at(mid, mid - 3000, 180)}});
    table.unit("B").lost = static_cast<std::uint8_t>(lost);
    return table.shoot().state.step;
  };
  EXPECT_EQ(step(bowmen(), 0), Step::shotDice);
  EXPECT_EQ(step(elite(bowmen()), 0), Step::chooseShot);
  EXPECT_EQ(step(bowmen(Weapon::longbow), 0), Step::chooseShot);
  EXPECT_EQ(step(bowmen(), 1), Step::chooseShot);
}

TEST(AdlgShooting, B_Sho_08_12_disorder_and_lights_in_support_are_read_from_the_table) {
  Combat table({{0, "A", bowmen(), at(mid, mid)},
                {0, "B", bowmen(), at(mid + 1000, mid)},
                {0, "L", lightInfantry(Weapon::bow), at(mid - 1000, mid - 1500)},
                {1, "x", heavySwords(), at(mid, mid - 3000, 180)}});
  Volley volley = shotOf(table, "A", "x").value();
  EXPECT_EQ(volley.heavySupports, 1);
  EXPECT_EQ(volley.lightSupports, 1);
  EXPECT_FALSE(volley.disordered);
  table.unit("A").lost = 1;
  EXPECT_TRUE(shotOf(table, "A", "x")->disordered);
}

TEST(AdlgShooting, B_Sho_06_07_09_cover_and_fortifications_are_read_from_the_table) {
  const std::vector<Put> units{{0, "A", bowmen(), at(mid, mid)}, {1, "x", heavySwords(), at(mid, mid - 2000, 180)}};
  const auto volley = [](const Combat& table) { return shotOf(table, "A", "x").value(); };
  const Combat inWood(units, {.pieces = {woodAt(mid - 3000, mid - 4000, 6000, 2500)}});
  EXPECT_TRUE(volley(inWood).inCover);
  EXPECT_FALSE(volley(inWood).shooterCovered);
  const Combat fromMarsh(units, {.pieces = {woodAt(mid - 3000, mid - 500, 6000, 3000, TerrainKind::marsh)}});
  EXPECT_TRUE(volley(fromMarsh).shooterCovered);
  EXPECT_FALSE(volley(fromMarsh).inCover);
  const Combat amongTrees(units, {.pieces = {woodAt(mid - 3000, mid - 500, 6000, 3000, TerrainKind::plantation)}});
  EXPECT_TRUE(volley(amongTrees).shooterCovered);
  const Combat inField(units, {.pieces = {woodAt(mid - 3000, mid - 500, 6000, 3000, TerrainKind::field)}});
  EXPECT_FALSE(volley(inField).shooterCovered);
  Work wall;
  wall.owner = 1;
  wall.a = {mid - 3000, mid - 1900};
  wall.b = {mid + 3000, mid - 1900};  // defended: left of the way from a to b, up the table
  EXPECT_TRUE(volley(Combat(units, {.works = {wall}})).fortified);
  wall.kind = WorkKind::obstacle;
  EXPECT_FALSE(volley(Combat(units, {.works = {wall}})).fortified);
}

TEST(AdlgShooting, A25_shots_are_told_with_all_their_reasons) {
  Combat table({{0, "A", elite(bowmen()), at(mid, mid)}, {1, "x", heavyCavalry(), at(mid, mid - 3000, 180)}});
  table.shoot().dice({2, 2});  // 2 + 1 + 1 against 2 + 1
  EXPECT_EQ(table.lost("x"), 1);
  const auto shot = std::find_if(table.told.events.begin(), table.told.events.end(),
                                 [](const Event& e) { return e.said.phrase == &phrases::shotIs; });
  ASSERT_NE(shot, table.told.events.end());
  EXPECT_EQ(shot->number.value(), 4);
  EXPECT_EQ(shot->number.parts().size(), 3u);
}

}  // namespace walstatt::adlg::test
