// Control zones (A16, A17, B-ZoC).
#include "games/adlg/zones.h"

#include "games/adlg/contacts.h"
#include "games/adlg/passing.h"
#include "games/adlg/terrain.h"

namespace walstatt::adlg {

namespace {

constexpr Length inZoneReach = ud + reachOfBase;

// A stretch on an axis, in grains.
struct Stretch {
  std::int64_t from = 0, to = 0;
};

Stretch along(const Box& frame, Vec axis, const Box& box) {
  Stretch stretch{INT64_MAX, INT64_MIN};
  for (const Vec& corner : box.corners) {
    const std::int64_t way =
        ((corner.x - frame.corners[0].x) * axis.x + (corner.y - frame.corners[0].y) * axis.y) >> 30;
    stretch.from = std::min(stretch.from, way);
    stretch.to = std::max(stretch.to, way);
  }
  return stretch;
}

// What the owner of a zone sees of a box from the left end of his front edge: how near it comes, and its part of the strip
// straight ahead.
struct View {
  std::int64_t nearest = 0;
  Stretch part;
};
View viewOf(const Box& owner, const Box& box) {
  const Stretch strip = along(owner, owner.across, owner);
  View view{along(owner, owner.along, box).from, along(owner, owner.across, box)};
  view.part.from = std::max(view.part.from, strip.from);
  view.part.to = std::min(view.part.to, strip.to);
  return view;
}

constexpr std::int64_t slack = touching * grain;

// The blocker stands before all of that.
bool screens(const Box& owner, const Box& blocker, const View& view) {
  const Stretch ahead = along(owner, owner.along, blocker);
  if (ahead.to <= slack || view.nearest < ahead.to - slack) return false;
  const Stretch cover = along(owner, owner.across, blocker);
  return cover.from <= view.part.from + slack && cover.to >= view.part.to - slack;
}
// A quick look before the exact one: he does not, by how the owner sees him from the middle of his front edge.
bool surelyLeavesBare(const Sighting& blocker, const View& view) {
  const auto fromLeft = [](Length way) { return (way + ud / 2) * grain; };
  return blocker.ahead.most <= touching || view.nearest < blocker.ahead.least * grain - slack ||
         fromLeft(blocker.aside.least) > view.part.from + slack || fromLeft(blocker.aside.most) < view.part.to - slack;
}

// A16: behind a friend, or behind somebody of the owner's own whom he could not pass.
bool isScreened(const Battle& battle, const State& state, std::size_t owner, std::size_t unit, const Box& ownerBox,
                const Box& box, const UnitSet& near) {
  const Point at = state.units[owner].at;
  const View view = viewOf(ownerBox, box);
  return anyIn(near, [&](std::uint8_t i) {
    const Pose pose = state.units[i].pose();
    if (farApart(pose.at, at, inZoneReach) || i == owner || i == unit || !isObstacle(state, i)) return false;
    if (surelyLeavesBare(sightOf(at, ownerBox.along, pose, ud, battle.profile(i).depth), view)) return false;
    const bool friendOfOwner = !battle.areEnemies(i, owner);
    if (friendOfOwner && passesFreely(battle, state, owner, state.units[owner].heading, i)) return false;
    return screens(ownerBox, boxOf(battle, state, i), view);
  });
}

// B-ZoC-06
bool lightInfantryHolds(Category category) {
  return category == Category::LI || category == Category::LH || category == Category::El ||
         category == Category::SCh || category == Category::Art;
}

Angle misaligned(Angle heading, Angle threat) {
  const Angle between = normalized(heading - threat - halfTurn);
  return between > halfTurn ? fullTurn - between : between;
}

// How far the middle of the front edge is beside the threat's middle.
Length beside(const Box& threat, Point threatAt, Point at) {
  const std::int64_t dx = at.x - threatAt.x, dy = at.y - threatAt.y;
  const std::int64_t way = (dx * threat.across.x + dy * threat.across.y) >> 30;
  return static_cast<Length>(way < 0 ? -way : way);
}

// A17, the greater the more threatening: front first, then near, then how much of the front edge is covered.
struct Threat {
  bool front = false;
  Length away = 0;
  std::int64_t covers = 0;
  bool over(const Threat& other) const {
    if (front != other.front) return front;
    if (away != other.away) return away < other.away;
    return covers > other.covers;
  }
  bool equals(const Threat& other) const { return !over(other) && !other.over(*this); }
};

Threat threatOf(const Box& box, const Pose& stands, const Box& enemy) {
  Threat threat;
  threat.front = edgeMet(stands, ud, box) == Edge::front;  // Z100: as a charge of his would meet it (A20)
  threat.away = distance(box, enemy);
  const Stretch own = along(box, box.across, box), other = along(box, box.across, enemy);
  threat.covers = std::max<std::int64_t>(0, std::min(own.to, other.to) - std::max(own.from, other.from)) / grain;
  return threat;
}

// Those of the set who are of that side; side 0's are numbered first.
UnitSet ofSide(const Battle& battle, UnitSet set, Side side) {
  const std::size_t border = battle.firstUnit(1);
  for (std::size_t half = 0; half < 2; ++half) {
    const std::size_t first = 64 * half;
    const std::uint64_t lower = border >= first + 64 ? ~std::uint64_t{0}
                                : border <= first    ? 0
                                                     : (std::uint64_t{1} << (border - first)) - 1;
    set.bits[half] &= side == 0 ? lower : ~lower;
  }
  return set;
}

// A17: another enemy in between is the one that counts.
std::uint8_t standingBetween(const Battle& battle, const State& state, std::size_t unit, const Pose& pose,
                             std::uint8_t threat, const UnitSet& near) {
  const Point to = state.units[threat].at;
  std::uint8_t between = threat;
  anyIn(ofSide(battle, near, battle.sideOfUnit(threat)), [&](std::uint8_t i) {
    const Unit& other = state.units[i];
    if (farApart(other.at, pose.at, inZoneReach) || i == threat || i == unit || !isObstacle(state, i)) return false;
    if (!crosses(pose.at, to, other.pose(), ud, battle.profile(i).depth) || holds(boxOf(battle, state, i), to))
      return false;
    between = i;
    return true;
  });
  return between;
}

}  // namespace

Box zoneOf(const State& state, std::size_t owner) { return areaAhead(state.units[owner].pose(), ud, 0, ud); }

bool keepsZoneAgainst(const Battle& battle, const State& state, std::size_t owner, std::size_t unit) {
  if (!isObstacle(state, owner) || !battle.areEnemies(owner, unit)) return false;
  const Profile& profile = battle.profile(owner);
  if (profile.category == Category::Art || profile.category == Category::WWg) return false;      // B-ZoC-07
  if (inContact(state, owner)) return false;                                                     // B-ZoC-08
  if (profile.category == Category::LI && !lightInfantryHolds(battle.profile(unit).category)) {  // B-ZoC-06
    if (state.pieceCount == 0) return false;
    if (!footingOf(state, boxOf(battle, state, owner), profile).whollyBroken) return false;
  }
  if (state.workCount == 0) return true;
  return workBefore(state, boxOf(battle, state, owner), battle.sideOfUnit(owner)) == nullptr;  // B-ZoC-10
}

namespace {

bool standsInZone(const Battle& battle, const State& state, std::size_t owner, std::size_t unit, const Box& box,
                  const UnitSet& near) {
  if (surelyAway(box, state.units[owner].at, reachOfZone)) return false;
  const Box ownerBox = boxOf(battle, state, owner);
  if (!overlap(areaAhead(ownerBox, 0, ud), box)) return false;
  if (!keepsZoneAgainst(battle, state, owner, unit)) return false;
  const Profile& profile = battle.profile(owner);
  if (state.pieceCount > 0) {
    // B-ZoC-09: in, into and out of ground where its owner would fight with a penalty.
    if (hindering(state, ownerBox, profile) || hindering(state, box, profile)) return false;
    if (profile.category == Category::LI && !lightInfantryHolds(battle.profile(unit).category)) {
      const std::uint16_t under = footingOf(state, ownerBox, profile).pieces;
      const Footing other = footingOf(state, box, battle.profile(unit));
      if (!other.partlyBroken || (other.pieces & under) == 0) return false;
    }
  }
  if (state.workCount > 0 && workBetween(state, box, ownerBox, battle.sideOfUnit(unit))) return false;
  return !isScreened(battle, state, owner, unit, ownerBox, box, near);
}

Holders holdersAmong(const Battle& battle, const State& state, std::size_t unit, const Pose& pose,
                     const UnitSet& near) {
  Holders all;
  const Box box = boxAt(battle, unit, pose);
  anyIn(ofSide(battle, near, enemyOf(battle.sideOfUnit(unit))), [&](std::uint8_t i) {
    if (!farApart(state.units[i].at, pose.at, reachOfZone + reachOfBase) && isObstacle(state, i) &&
        standsInZone(battle, state, i, unit, box, near))
      all.push_back(i);
    return all.full();
  });
  return all;
}

Holders mostThreateningAmong(const Battle& battle, const State& state, std::size_t unit, const Pose& pose,
                             const Holders& all, const UnitSet& near) {
  Holders most = all;
  if (all.size() > 1) {  // one alone is the most threatening, whatever he does
    most.clear();
    const Box box = boxAt(battle, unit, pose);
    Threat strongest;
    for (const std::uint8_t holder : all) {
      const Threat threat = threatOf(box, state.units[holder].pose(), boxOf(battle, state, holder));
      if (!most.empty() && strongest.over(threat)) continue;
      if (most.empty() || threat.over(strongest)) {
        most.clear();
        strongest = threat;
      }
      most.push_back(holder);
    }
  }
  for (std::uint8_t& one : most) one = standingBetween(battle, state, unit, pose, one, near);
  return most;
}

}  // namespace

bool hasZoneOver(const Battle& battle, const State& state, std::size_t owner, std::size_t unit, const Box& box) {
  return standsInZone(battle, state, owner, unit, box, allUnits(battle));
}
bool hasZoneOver(const Battle& battle, const State& state, std::size_t owner, std::size_t unit, const Pose& pose) {
  return hasZoneOver(battle, state, owner, unit, boxAt(battle, unit, pose));
}

UnitSet nearZones(const Battle& battle, const State& state, const Bounds& places) {
  constexpr Length fromOwners = reachOfZone + reachOfBase;
  return unitsIn(battle, state, grown(places, fromOwners + inZoneReach));
}

Holders holders(const Battle& battle, const State& state, std::size_t unit, const Pose& pose) {
  return holdersAmong(battle, state, unit, pose, nearZones(battle, state, boundsAround(pose.at, 0)));
}

Holders mostThreateningOf(const Battle& battle, const State& state, std::size_t unit, const Pose& pose,
                          const Holders& all) {
  return mostThreateningAmong(battle, state, unit, pose, all, allUnits(battle));
}

Holders mostThreateningAt(const Battle& battle, const State& state, std::size_t unit, const Pose& pose,
                          const UnitSet& near) {
  return mostThreateningAmong(battle, state, unit, pose, holdersAmong(battle, state, unit, pose, near), near);
}

std::uint8_t mostThreatening(const Battle& battle, const State& state, std::size_t unit, const Pose& pose) {
  const Holders most = mostThreateningOf(battle, state, unit, pose, holders(battle, state, unit, pose));
  return most.empty() ? noUnit : most[0];
}

bool isMostThreatening(const Battle& battle, const State& state, std::size_t unit, const Pose& pose, std::uint8_t enemy,
                       const UnitSet& near) {
  const Holders most = mostThreateningAt(battle, state, unit, pose, near);
  for (const std::uint8_t one : most)
    if (one == enemy) return true;
  return most.empty();
}

bool isMostThreatening(const Battle& battle, const State& state, std::size_t unit, const Pose& pose,
                       std::uint8_t enemy) {
  return isMostThreatening(battle, state, unit, pose, enemy, nearZones(battle, state, boundsAround(pose.at, 0)));
}

bool alignsBetter(const State& state, std::uint8_t threat, const Pose& from, const Pose& to) {
  const Angle enemy = state.units[threat].heading;
  return misaligned(to.heading, enemy) < misaligned(from.heading, enemy);
}

bool approaches(const Battle& battle, const State& state, std::size_t, std::uint8_t threat, const Pose& from,
                const Pose& to, bool slides) {
  const Unit& enemy = state.units[threat];
  const Box box = boxOf(battle, state, threat), zone = zoneOf(state, threat);
  const Angle before = misaligned(from.heading, enemy.heading), after = misaligned(to.heading, enemy.heading);
  if (after > before) return false;
  if (slides && beside(box, enemy.at, to.at) >= beside(box, enemy.at, from.at)) return false;
  const Length rounding = 2;
  for (const Hand hand : {Hand::left, Hand::right}) {
    const Point was = frontCorner(from, ud, hand), is = frontCorner(to, ud, hand);
    if (distance(box, is) > distance(box, was) + rounding) return false;
    if (holds(zone, was) && !holds(zone, is) && distance(zone, is) > rounding) return false;
  }
  return true;
}

}  // namespace walstatt::adlg
