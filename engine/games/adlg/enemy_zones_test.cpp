// Zones that are asked about again and again against a slow look at everybody (A16, A17).
#include "games/adlg/enemy_zones.h"

#include "base/test_cases.h"
#include "games/adlg/passing.h"
#include "games/adlg/terrain.h"
#include "games/adlg/test_crowd.h"

namespace walstatt::adlg {

namespace {

using namespace test;

struct Span {
  std::int64_t from = INT64_MAX, to = INT64_MIN;
};
// From the left end of the owner's front edge.
Span spanOf(const Box& owner, Vec axis, const Box& box) {
  Span span;
  for (const Vec& corner : box.corners) {
    const std::int64_t at = ((corner.x - owner.corners[0].x) * axis.x + (corner.y - owner.corners[0].y) * axis.y) >> 30;
    span = {std::min(span.from, at), std::max(span.to, at)};
  }
  return span;
}

// A16: somebody stands before all of the unit that is straight ahead of the owner.
bool slowlyScreened(const TestBattle& table, std::size_t owner, std::size_t unit, const Box& box) {
  constexpr std::int64_t slack = touching * grain;
  const Box own = boxOf(table.battle, table.state, owner);
  const Span strip = spanOf(own, own.across, own), wide = spanOf(own, own.across, box);
  const Span part{std::max(strip.from, wide.from), std::min(strip.to, wide.to)};
  for (std::size_t i = 0; i < table.battle.unitCount(); ++i) {
    if (i == owner || i == unit || !isObstacle(table.state, i)) continue;
    if (!table.battle.areEnemies(i, owner) &&
        passesFreely(table.battle, table.state, owner, table.state.units[owner].heading, i))
      continue;
    const Box other = boxOf(table.battle, table.state, i);
    const Span deep = spanOf(own, own.along, other), cover = spanOf(own, own.across, other);
    const bool before = deep.to > slack && spanOf(own, own.along, box).from >= deep.to - slack;
    if (before && cover.from <= part.from + slack && cover.to >= part.to - slack) return true;
  }
  return false;
}

bool slowlyHeld(const TestBattle& table, std::size_t owner, std::size_t unit, const Box& box) {
  const State& state = table.state;
  if (!overlap(zoneOf(state, owner), box) || !keepsZoneAgainst(table.battle, state, owner, unit)) return false;
  const Profile &profile = table.battle.profile(owner), &other = table.battle.profile(unit);
  const Box own = boxOf(table.battle, state, owner);
  if (hindering(state, own, profile) || hindering(state, box, profile)) return false;
  if (state.pieceCount > 0 && profile.category == Category::LI && !lightInfantryHolds(other.category)) {
    const Footing footing = footingOf(state, box, other);
    if (!footing.partlyBroken || (footing.pieces & footingOf(state, own, profile).pieces) == 0) return false;
  }
  return !slowlyScreened(table, owner, unit, box);
}

// A17: front, then near, then how much of the front edge is covered; whoever stands in between counts instead.
Holders slowlyMostThreatening(const TestBattle& table, std::size_t unit, const Pose& pose, const Holders& all) {
  const Box box = boxAt(table.battle, unit, pose);
  const auto inFront = [&](std::uint8_t i) {
    return edgeMet(table.state.units[i].pose(), ud, box) == Edge::front;  // Z100
  };
  const bool anyInFront = std::any_of(all.begin(), all.end(), inFront);
  const auto away = [&](std::uint8_t i) { return distance(box, boxOf(table.battle, table.state, i)); };
  Length least = INT32_MAX;
  for (const std::uint8_t one : all)
    if (inFront(one) == anyInFront) least = std::min(least, away(one));
  const auto rank = [&](std::uint8_t i) {
    const Box his = boxOf(table.battle, table.state, i);
    const Span own = spanOf(box, box.across, box), other = spanOf(box, box.across, his);
    const std::int64_t covers = std::max<std::int64_t>(0, std::min(own.to, other.to) - std::max(own.from, other.from));
    const bool near = away(i) <= least + touching;  // Z100
    return std::tuple(inFront(i) == anyInFront, near, near ? covers / grain : 0);
  };
  Holders most;
  for (const std::uint8_t one : all)
    if (std::none_of(all.begin(), all.end(), [&](std::uint8_t other) { return rank(other) > rank(one); }))
      most.push_back(one);
  for (std::uint8_t& one : most) {
    const std::uint8_t threat = one;
    const Point to = table.state.units[threat].at;
    for (std::size_t i = table.battle.unitCount(); i-- > 0;) {
      const Point at = table.state.units[i].at;
      if (i == threat || table.battle.areEnemies(i, threat) || farApart(at, pose.at, ud + reachOfBase)) continue;
      const Box other = boxOf(table.battle, table.state, i);
      if (crosses(pose.at, to, other) && !holds(other, to)) one = static_cast<std::uint8_t>(i);  // the first of all
    }
  }
  return most;
}

}  // namespace

TEST(AdlgQuickLooks, A16_A17_zones_asked_about_often_are_those_that_a_slow_look_shows) {
  Chance chance(7);
  int held = 0, screened = 0, several = 0;
  for (int i = 0; i < cases(250); ++i) {
    const TestBattle table = crowd(chance, groundOf(chance, 3));
    const EnemyZones zones(table.battle, table.state, 0, boundsAround({15 * ud, 10 * ud}, 4 * ud));
    for (std::size_t unit = 0; unit < 12; ++unit)
      for (int k = 0; k < 3; ++k) {
        const Pose pose = k == 0 ? table.state.units[unit].pose() : chance.pose(4 * ud);
        const Box box = boxAt(table.battle, unit, pose);
        Holders all;
        for (std::size_t enemy = 12; enemy < 24; ++enemy) {
          const bool holds = slowlyHeld(table, enemy, unit, box);
          ASSERT_EQ(zones.hold(enemy, unit, box), holds) << i;
          ASSERT_EQ(hasZoneOver(table.battle, table.state, enemy, unit, pose), holds) << i;
          if (holds) all.push_back(static_cast<std::uint8_t>(enemy));
          screened += overlap(zoneOf(table.state, enemy), box) && slowlyScreened(table, enemy, unit, box);
        }
        held += static_cast<int>(all.size());
        several += all.size() > 1;
        ASSERT_EQ(zones.holders(unit, pose), all) << i;
        const Holders most = slowlyMostThreatening(table, unit, pose, all);
        ASSERT_EQ(zones.mostThreatening(unit, pose), most) << i;
        ASSERT_EQ(mostThreateningTo(table.battle, table.state, unit, pose), most) << i;
      }
  }
  EXPECT_GT(held, cases(500));
  EXPECT_GT(screened, cases(50));
  EXPECT_GT(several, cases(50));
}

// Only whoever is near a place is looked at there: the whole table tells the same.
TEST(AdlgQuickLooks, A16_A17_zones_at_a_place_are_those_of_the_whole_table) {
  Chance chance(29);
  int held = 0, between = 0, leftOut = 0;
  for (int i = 0; i < cases(400); ++i) {
    const TestBattle table = crowd(chance, groundOf(chance, 3));
    const EnemyZones everywhere(table.battle, table.state, 0, {0, 0, 30 * ud, 20 * ud});
    for (std::uint8_t unit = 0; unit < 12; ++unit) {
      const Pose pose = chance.from(0, 1) == 0 ? table.state.units[unit].pose() : chance.pose(4 * ud);
      const EnemyZones here(table.battle, table.state, 0, boundsAround(pose.at, 0));
      const Holders all = everywhere.holders(unit, pose), most = everywhere.mostThreatening(unit, pose);
      ASSERT_EQ(here.holders(unit, pose), all) << i;
      ASSERT_EQ(here.mostThreatening(unit, pose), most) << i;
      for (std::uint8_t enemy = 12; enemy < 24; ++enemy) {
        const bool may = most.empty() || std::find(most.begin(), most.end(), enemy) != most.end();
        ASSERT_EQ(here.threatAt(unit, pose, here.owners(), enemy, enemy) == noUnit, may) << i;
      }
      held += !all.empty();
      for (const std::uint8_t one : most) between += std::find(all.begin(), all.end(), one) == all.end();
      leftOut += 24 - static_cast<int>(std::popcount(here.near().bits[0]));
    }
  }
  EXPECT_GT(held, cases(500));
  EXPECT_GT(between, cases(20));
  EXPECT_GT(leftOut, cases(5'000));
}

// More owners than are kept at a time.
TEST(AdlgQuickLooks, zones_are_the_same_after_very_many_questions) {
  std::vector<Put> units{{0, "A", mediumSwords(), at(15'000, 10'000)}};
  for (int i = 0; i < 60; ++i)
    units.push_back({1, "b" + std::to_string(i), heavySwords(), at(15'000 + i % 2, 9'200 - i, 180)});
  const TestBattle table(units);
  const EnemyZones zones(table.battle, table.state, 0, boundsAround({15'000, 10'000}, 0));
  const Box box = boxOf(table.battle, table.state, 0);
  for (int round = 0; round < 2; ++round)
    for (std::size_t enemy = 1; enemy <= 60; ++enemy)
      ASSERT_EQ(zones.hold(enemy, 0, box), slowlyHeld(table, enemy, 0, box)) << enemy;
}

}  // namespace walstatt::adlg
