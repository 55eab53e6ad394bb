// Quick looks along ways before the exact ones: over very many tables at random they never disagree with what is worked out
// slowly.
#include <algorithm>
#include <cstdlib>

#include "base/test_cases.h"
#include "games/adlg/charging.h"
#include "games/adlg/clearing.h"
#include "games/adlg/straight.h"
#include "games/adlg/terrain.h"
#include "games/adlg/test_crowd.h"
#include "games/adlg/walking.h"
#include "games/adlg/zones_on_way.h"

namespace walstatt::adlg {

namespace {

using namespace test;

// From place to place, by half a degree at most.
bool slowlySweeps(const Pose& from, Length depth, Point pivot, Angle angle, const Box& obstacle) {
  const Angle all = std::abs(angle);
  for (Angle done = 0;; done = std::min(all, done + 50)) {
    if (overlap(boxOf(turnedAbout(from, pivot, angle < 0 ? -done : done), ud, depth), obstacle)) return true;
    if (done == all) return false;
  }
}

}  // namespace

// A wheel looks nearly everywhere where a slow look does, and a slow look nearly everywhere where it does.
TEST(AdlgQuickLooks, A15_a_wheel_sweeps_over_what_lies_in_its_way) {
  Chance chance(25);
  int swept = 0, missed = 0, differ = 0;
  for (int i = 0; i < cases(6'000); ++i) {
    const Length depth = chance.depth();
    const Pose from = chance.pose(ud);
    const Angle angle = chance.from(1, 9'000) * (chance.from(0, 1) == 0 ? 1 : -1);
    // Alone or as one of a line, wherever it stands there.
    const Length width = ud * (2 * chance.from(0, 4) + 1);
    const Point pivot = frontCorner(forward(from, ud * chance.from(0, 1)), width, angle > 0 ? Hand::right : Hand::left);
    // Mostly a neighbour who touches it just so.
    const Length off =
        chance.from(0, 2) == 0 ? chance.from(-2'000, 2'000) : chance.from(-2, 2) * ud + chance.from(-1, 1);
    Pose beside = slid(forward(from, chance.from(-1, 1) * depth), off);
    if (chance.from(0, 3) == 0) beside.heading = chance.pose(0).heading;
    const Box obstacle = boxOf(beside, ud, chance.depth());
    const bool slowly = slowlySweeps(from, depth, pivot, angle, obstacle);
    ++(slowly ? swept : missed);
    differ += sweepsWheeling(from, ud, depth, pivot, angle, obstacle) != slowly;
  }
  EXPECT_GT(swept, cases(1'000));
  EXPECT_GT(missed, cases(1'000));
  EXPECT_LT(differ, 12);  // by a sliver, as both go in steps
}

TEST(AdlgQuickLooks, A15_a_wheel_stays_in_the_box_that_is_looked_at_for_it) {
  Chance chance(28);
  for (int i = 0; i < cases(4'000); ++i) {
    const Pose from = chance.pose(4 * ud);
    const Length width = ud * chance.from(1, 6), depth = chance.from(300, 6'000);
    const Angle angle = chance.from(1, 9'000) * (chance.from(0, 1) == 0 ? 1 : -1);
    const Point pivot = frontCorner(from, width, angle > 0 ? Hand::right : Hand::left);
    const Box round = roundWheel(from, width, depth, angle);
    for (int part = 0; part <= 8; ++part) {
      const Box box = boxOf(turnedAbout(from, pivot, angle / 8 * part), width, depth);
      for (const Vec& corner : box.corners) ASSERT_TRUE(holds(round, coarse(corner))) << i << " " << part;
    }
  }
}

TEST(AdlgQuickLooks, A24_a_base_is_clear_after_as_much_as_its_axes_show) {
  Chance chance(21);
  int near = 0;
  for (int i = 0; i < cases(20'000); ++i) {
    const Pose pose = chance.pose(2 * ud);
    const Box base = boxOf(pose, ud, chance.depth()), box = boxOf(chance.pose(2 * ud), ud, chance.depth());
    const Clearing clearing(base, box);
    const std::int64_t sign = chance.from(0, 1) == 0 ? 1 : -1;
    const bool aside = chance.from(0, 1) == 0;
    const Vec axis = aside ? base.across : base.along;
    const Clearing::Ways ways = clearing.ways({sign * axis.x, sign * axis.y});
    const auto clearAt = [&](Length way) {
      const auto by = static_cast<Length>(sign) * way;
      return !nearer(movedTo(base, (aside ? slid(pose, by) : forward(pose, by)).at), box, 1);
    };
    for (const Length way : {1, ways.least - 1, ways.most + 1, chance.from(1, 4 * ud), chance.from(1, ud)}) {
      if (way < 1 || way > 4 * ud) continue;
      const bool clear = clearAt(way);
      ASSERT_FALSE(clear && way < ways.least) << i;
      ASSERT_FALSE(!clear && way > ways.most) << i;
    }
    near += ways.least > 0 && ways.most - ways.least < 20;
  }
  EXPECT_GT(near, cases(1'000));  // and tell a lot
}

TEST(AdlgQuickLooks, a_group_sees_everybody_whom_one_of_it_would_meet) {
  Chance chance(22);
  int met = 0, left = 0;
  for (int i = 0; i < cases(400); ++i) {
    const TestBattle table = crowd(chance, groundOf(chance, 2));
    const Pose first = chance.pose(3 * ud);
    const UnitSet everybody = allUnits(table.battle);
    std::array<Pose, 5> bases;
    std::array<Point, 5> places;
    const Length reach = chance.from(500, 5'000);
    for (std::size_t k = 0; k < bases.size(); ++k) {
      bases[k] = slid(first, static_cast<Length>(k) * ud);
      places[k] = bases[k].at;
    }
    const Lookout lookout(table.battle, table.state, everybody, first.heading, places, reach);
    for (const Pose& base : bases) {
      const UnitSet ahead = lookout.ahead(base.at, reach);
      const Straight all = straightWay(table.battle, table.state, 0, base, reach),
                     some = straightWayAmong(table.battle, table.state, 0, base, reach, ahead);
      ASSERT_EQ(all.way, some.way) << i;
      ASSERT_EQ(all.by, some.by) << i;
      ASSERT_EQ(all.unit, some.unit) << i;
      met += all.by == Stop::enemy;
      eachIn(ahead, [&](std::uint8_t) { ++left; });
    }
  }
  EXPECT_GT(met, cases(300));
  EXPECT_LT(left, cases(400) * 5 * 12);  // most are left out
}

TEST(AdlgQuickLooks, ground_far_from_a_place_hinders_nobody_there) {
  Chance chance(23);
  int hindered = 0;
  for (int i = 0; i < cases(500); ++i) {
    const TestBattle table = crowd(chance, groundOf(chance, 5));
    for (std::size_t unit = 0; unit < 24; ++unit) {
      const Point at = table.state.units[unit].at;
      const Box box = boxOf(table.battle, table.state, unit);
      const std::uint32_t near = piecesIn(table.state, boundsAround(at, reachOfBase));
      const bool slowly =
          hindering({table.state.pieces.data(), table.state.pieceCount}, box, table.battle.profile(unit));
      ASSERT_EQ(hindering(table.state, box, table.battle.profile(unit), near), slowly);
      ASSERT_EQ(hindering(table.state, box, table.battle.profile(unit)), slowly);
      hindered += slowly;
    }
  }
  EXPECT_GT(hindered, cases(100));
}

// A16, A17, Z30: on a straight way nobody has the unit in his zone where he is left out, and every look shows somebody.
TEST(AdlgQuickLooks, Z30_zones_on_a_straight_way_are_those_that_a_look_at_every_place_shows) {
  Chance chance(26);
  int held = 0, leftOut = 0, entered = 0;
  for (int i = 0; i < cases(300); ++i) {
    const TestBattle table = crowd(chance, groundOf(chance, 2));
    const std::size_t unit = static_cast<std::size_t>(chance.from(0, 11));
    const Pose from = chance.pose(4 * ud);
    const Length way = chance.from(1, 5 * ud);
    const EnemyZones zones(table.battle, table.state, 0, boundsOf(from.at, forward(from, way).at));
    const ZonesOnWay onWay(table.battle, table.state, zones, unit, from, way);
    const Looks looks = onWay.looks();
    ASSERT_TRUE(std::is_sorted(looks.begin(), looks.end()));
    for (Length gone = 0; gone < way; gone += 10) {
      const Box box = boxAt(table.battle, unit, forward(from, gone));
      for (std::uint8_t enemy = 12; enemy < 24; ++enemy) {
        const bool inSquare = zones.owners().has(enemy) && keepsZoneAgainst(table.battle, table.state, enemy, unit) &&
                              overlap(zoneOf(table.state, enemy), box);
        ASSERT_TRUE(!inSquare || onWay.at(gone).has(enemy)) << i << " " << gone;
        held += inSquare;
        leftOut += !onWay.at(gone).has(enemy);
      }
      const bool looked = std::find(looks.begin(), looks.end(), gone) != looks.end();
      ASSERT_TRUE(gone % 250 != 0 || looked || zones.holders(unit, forward(from, gone)).empty()) << i << " " << gone;
    }
    const Box swept = boxOf(forward(from, way), ud, table.battle.depth(unit) + way);
    eachIn(zones.owners(), [&](std::uint8_t enemy) {
      EXPECT_EQ(onWay.entered().has(enemy), overlap(zoneOf(table.state, enemy), swept)) << i;
      const auto entry = zones.wayInto(enemy, unit, from, way);
      EXPECT_TRUE(!entry || std::find(looks.begin(), looks.end(), *entry) != looks.end()) << i;
      entered += entry.has_value();
    });
  }
  EXPECT_GT(held, cases(1'000));
  EXPECT_GT(entered, cases(100));
  EXPECT_GT(leftOut, 10 * held);
}

// A18: a verdict says what a plan says that looks at everybody of the group.
TEST(AdlgQuickLooks, A18_a_verdict_on_a_charge_is_that_of_its_plan) {
  Chance chance(27);
  int allowed = 0, inGroups = 0, refused = 0;
  for (int i = 0; i < cases(400); ++i) {
    TestBattle table = crowd(chance, groundOf(chance, 3));
    for (std::uint8_t mate = 1; mate < 5; ++mate) {  // in line with the first, as a group stands
      table.state.units[mate].at = slid(table.state.units[0].pose(), mate * ud).at;
      table.state.units[mate].heading = table.state.units[0].heading;
    }
    for (std::uint8_t unit = 0; unit < 12; ++unit)
      for (std::uint8_t target = 12; target < 24; ++target) {
        Action action = orderTo(table.battle, chance.from(0, 1) == 0 ? Verb::charge : Verb::spontaneousCharge, unit);
        action.target = target;
        action.group = wholeGroup(table.battle, table.state, unit);
        if (chance.from(0, 1) == 0) action.legs[0] = Leg(LegKind::wheel, 300 * chance.from(1, 20));
        ChargePlan plan;
        int cost = 0;
        const auto planned = planCharge(table.battle, table.state, action, plan),
                   judged = judgeCharge(table.battle, table.state, action, cost);
        ASSERT_EQ(planned.has_value(), judged.has_value()) << i;
        ++(judged ? refused : allowed);
        inGroups += !judged && plan.chargers.size() > 1;
        if (judged) {
          ASSERT_EQ(planned->phrase, judged->phrase) << i;
          ASSERT_EQ(planned->args, judged->args) << i;
        } else {
          ASSERT_EQ(plan.cost, cost) << i;
        }
      }
  }
  EXPECT_GT(allowed, cases(100));
  EXPECT_GT(inGroups, cases(20));
  EXPECT_GT(refused, cases(1'000));
}

// A unit alone that is refused a target whichever way it takes is not tried; whoever has a way to it is not overlooked.
TEST(AdlgQuickLooks, A18_no_charge_is_overlooked) {
  Chance chance(24);
  int found = 0, none = 0;
  for (int i = 0; i < cases(120); ++i) {
    const TestBattle table = crowd(chance, groundOf(chance, 2));
    for (std::uint8_t unit = 0; unit < 12; ++unit)
      for (std::uint8_t target = 12; target < 24; ++target) {
        Action action;
        action.verb = Verb::charge;
        action.unit = unit;
        action.target = target;
        action.group = bitOf(table.battle, unit);
        const Box base = boxOf(table.battle, table.state, unit), his = boxOf(table.battle, table.state, target);
        if (!within(base, his, table.battle.profile(unit).movement.open * ud)) continue;
        const bool any = chargeAt(table.battle, table.state, action).has_value();
        ++(any ? found : none);
        if (any) continue;
        const Vec at =
            fine(coarse({(his.corners[0].x + his.corners[2].x) / 2, (his.corners[0].y + his.corners[2].y) / 2}));
        const std::int64_t aside =
            ((at.x - base.middle.x) * base.across.x + (at.y - base.middle.y) * base.across.y) >> 38;
        for (const Angle wheel : {0, 1500, 3000, 4500, 6000, -1500, -3000, -4500, -6000}) {
          if (wheel != 0 && ((wheel > 0) != (aside > 0) || aside == 0)) continue;
          action.legs = {};
          if (wheel != 0) action.legs[0] = Leg(LegKind::wheel, wheel);
          ChargePlan plan;
          ASSERT_TRUE(planCharge(table.battle, table.state, action, plan)) << i << " " << wheel;
        }
      }
  }
  EXPECT_GT(found, cases(100));
  EXPECT_GT(none, cases(500));
}

}  // namespace walstatt::adlg
