// Control zones (A16, A17, B-ZoC).
#include "games/adlg/zones.h"

#include "games/adlg/contacts.h"
#include "games/adlg/enemy_zones.h"
#include "games/adlg/terrain.h"

namespace walstatt::adlg {

namespace {

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

EnemyZones zonesOver(const Battle& battle, const State& state, std::size_t unit, Point at) {
  return EnemyZones(battle, state, battle.sideOfUnit(unit), boundsAround(at, 0));
}

}  // namespace

// B-ZoC-06
bool lightInfantryHolds(Category category) {
  return category == Category::LI || category == Category::LH || category == Category::El ||
         category == Category::SCh || category == Category::Art;
}

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

bool hasZoneOver(const Battle& battle, const State& state, std::size_t owner, std::size_t unit, const Box& box) {
  return !surelyAway(box, state.units[owner].at, reachOfZone) &&
         zonesOver(battle, state, unit, coarse(box.middle)).hold(owner, unit, box);
}
bool hasZoneOver(const Battle& battle, const State& state, std::size_t owner, std::size_t unit, const Pose& pose) {
  return hasZoneOver(battle, state, owner, unit, boxAt(battle, unit, pose));
}

Holders holders(const Battle& battle, const State& state, std::size_t unit, const Pose& pose) {
  return zonesOver(battle, state, unit, pose.at).holders(unit, pose);
}

Holders mostThreateningTo(const Battle& battle, const State& state, std::size_t unit, const Pose& pose) {
  return zonesOver(battle, state, unit, pose.at).mostThreatening(unit, pose);
}

std::uint8_t mostThreatening(const Battle& battle, const State& state, std::size_t unit, const Pose& pose) {
  const Holders most = mostThreateningTo(battle, state, unit, pose);
  return most.empty() ? noUnit : most[0];
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
