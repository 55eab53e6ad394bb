// Zones of enemies (A16, A17, B-ZoC).
#include "games/adlg/enemy_zones.h"

#include <algorithm>
#include <new>

#include "games/adlg/contacts.h"
#include "games/adlg/passing.h"
#include "games/adlg/terrain.h"

namespace walstatt::adlg {

namespace {

constexpr Length farthestCorner = deepestBase + ud / 2;  // of a base from any other point of it, and more
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

// How far ahead of the line of a box's front edge, which runs through `from`, a place lies: in thousandths of 2^30.
std::int64_t aheadOf(const Box& box, Point from, Point at) {
  const std::int64_t x = at.x - from.x, y = at.y - from.y;
  return x * box.along.x + y * box.along.y;
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
// Nobody hides anybody in a zone who is farther away from it than that.
constexpr Length farthestScreen = touching + 10;
// A quick look before the exact one, by how the owner sees him from the middle of his front edge: he hides nobody in the zone,
// as he is behind, beside or not wholly before what is in it.
bool surelyHidesNobody(const Sighting& blocker) {
  return (blocker.ahead.most <= touching) | (blocker.ahead.most > ud + farthestScreen) |
         (blocker.aside.least > ud / 2 + farthestScreen) | (blocker.aside.most < -ud / 2 - farthestScreen);
}

// A17: front first, then near, then how much of the front edge is covered. The later ones are asked for only where the
// earlier ones are alike.
bool isInFront(const Box& box, const Pose& enemy) {
  return edgeMet(enemy, ud, box) == Edge::front;  // Z100: as a charge of his would meet it (A20)
}
std::int64_t covered(const Box& box, const Box& enemy) {
  const Stretch own = along(box, box.across, box), other = along(box, box.across, enemy);
  return std::max<std::int64_t>(0, std::min(own.to, other.to) - std::max(own.from, other.from)) / grain;
}

// Leaves those for whom that is greatest, or less by no more than `alike`.
template <class Value>
void keepGreatest(Holders& all, const Value& value, std::int64_t alike = 0) {
  if (all.size() < 2) return;
  FixedList<std::int64_t, Holders::capacity> values;
  for (const std::uint8_t one : all) values.push_back(value(one));
  const std::int64_t least = *std::max_element(values.begin(), values.end()) - alike;
  Holders greatest;
  for (std::size_t i = 0; i < all.size(); ++i)
    if (values[i] >= least) greatest.push_back(all[i]);
  all = greatest;
}

}  // namespace

bool hidesFrom(const Box& owner, const Box& blocker, const Box& box) {
  return screens(owner, blocker, viewOf(owner, box));
}

const UnitSet& EnemyZones::near() const {
  if (!nearKnown_) near_ = unitsIn(battle_, state_, grown(places_, std::max(reachOfNear(battle_), farther_)));
  nearKnown_ = true;
  return near_;
}

const UnitSet& EnemyZones::owners() const {
  if (ownersKnown_) return mayOwn_;
  ownersKnown_ = true;
  const Bounds inReach = whereOwnersStand();
  eachIn(ofSide(battle_, near(), enemyOf(own_)), [&](std::uint8_t i) {
    const Category category = battle_.profile(i).category;
    if (walstatt::adlg::holds(inReach, state_.units[i].at) && category != Category::Art && category != Category::WWg)
      mayOwn_.add(i);
  });
  for (const Contact& contact : contactsOf(state_)) {
    mayOwn_.remove(contact.attacker);
    if (!isCamp(contact.target)) mayOwn_.remove(contact.target);
  }
  return mayOwn_;
}

std::uint32_t EnemyZones::pieces() const {
  if (!piecesKnown_) pieces_ = piecesIn(state_, grown(whereOwnersStand(), battle_.greatestExtent()));
  piecesKnown_ = true;
  return pieces_;
}

EnemyZones::Owner& EnemyZones::ownerOf(std::size_t unit) const {
  if (known_.has(unit)) return owners_[slot_[unit]].owner;
  known_.add(unit);
  slot_[unit] = static_cast<std::uint8_t>(count_);
  Owner& owner = *new (&owners_[count_++].owner) Owner;
  owner.base = boxOf(battle_, state_, unit);
  owner.zone = areaAhead(owner.base, 0, ud);
  return owner;
}

// Only light infantry looks at whom it holds.
bool EnemyZones::keeps(Owner& owner, std::size_t unit, std::size_t against) const {
  Answer& answer = owner.keeps[lightInfantryHolds(battle_.profile(against).category) ? 1 : 0];
  if (answer == Answer::unknown) answer = keepsZoneAgainst(battle_, state_, unit, against) ? Answer::yes : Answer::no;
  return answer == Answer::yes;
}

bool EnemyZones::mayHold(std::size_t unit, std::size_t against) const {
  Owner& owner = ownerOf(unit);
  if (battle_.profile(unit).category != Category::LI && !keeps(owner, unit, against)) return false;
  return !isHindered(owner, unit);  // B-ZoC-09
}

std::uint32_t EnemyZones::brokenFor(Owner& owner, std::size_t unit) const {
  if (owner.brokenKnown) return owner.broken;
  owner.brokenKnown = true;
  // Only where he or somebody in his zone may stand.
  const Bounds around = boundsAround(state_.units[unit].at, reachOfZone + farthestCorner);
  owner.broken = piecesIn(state_, around, hinderingPieces(state_, battle_.profile(unit), pieces()));
  return owner.broken;
}

bool EnemyZones::isHindered(Owner& owner, std::size_t unit) const {
  if (owner.hindered == Answer::unknown)
    owner.hindered = standsOnAny(state_, owner.base, brokenFor(owner, unit)) ? Answer::yes : Answer::no;
  return owner.hindered == Answer::yes;
}

UnitSet EnemyZones::screensOf(const Owner& owner, std::size_t unit) const {
  UnitSet found;
  const Pose from = state_.units[unit].pose();
  const Vec looks = owner.base.along;
  const Bounds zone = grown(boundsOf(owner.zone), farthestScreen);
  constexpr std::int64_t beyondZone = std::int64_t{ud + farthestScreen} << 30;
  eachIn(without(near(), movers_), [&](std::uint8_t i) {
    const Pose pose = state_.units[i].pose();
    // Half as far again: of whoever stands aslant one corner may count for how far ahead he is, another for how far aside.
    const Length extent = battle_.extent(i);
    if (!walstatt::adlg::holds(grown(zone, extent + extent / 2), pose.at) || i == unit) return;
    // Whoever begins beyond the zone; mates in line with him or behind him, who look the same way and have nothing ahead of
    // their front edges.
    const std::int64_t ahead = aheadOf(owner.base, from.at, pose.at);
    if ((ahead > beyondZone) | ((pose.heading == from.heading) & (ahead <= 0))) return;
    if (surelyHidesNobody(sightOf(from.at, looks, pose, ud, battle_.depth(i)))) return;
    const bool friendOfOwner = !battle_.areEnemies(i, unit);
    if (!friendOfOwner || !passesFreely(battle_, state_, unit, from.heading, i)) found.add(i);
  });
  return found;
}

// A16: behind a friend, or behind somebody of the owner's own whom he could not pass.
bool EnemyZones::isScreened(Owner& owner, std::size_t unit, std::size_t from, const Box& box) const {
  if (!owner.screensKnown) owner.screens = screensOf(owner, unit);
  owner.screensKnown = true;
  if (owner.screens.empty()) return false;
  const View view = viewOf(owner.base, box);
  return anyIn(owner.screens,
               [&](std::uint8_t i) { return i != from && screens(owner.base, boxOf(battle_, state_, i), view); });
}

bool EnemyZones::hold(std::size_t unit, std::size_t against, const Box& box) const {
  if (surelyAway(box, state_.units[unit].at, reachOfZone)) return false;
  Owner& owner = ownerOf(unit);
  return overlap(owner.zone, box) && holdsInSquare(owner, unit, against, box);
}

bool EnemyZones::holdsInSquare(Owner& owner, std::size_t unit, std::size_t against, const Box& box) const {
  if (!keeps(owner, unit, against)) return false;
  const Profile& profile = battle_.profile(unit);
  // B-ZoC-09: in, into and out of ground where its owner would fight with a penalty.
  if (const std::uint32_t broken = brokenFor(owner, unit))
    if (isHindered(owner, unit) || standsOnAny(state_, box, broken)) return false;
  if (state_.pieceCount > 0 && profile.category == Category::LI &&
      !lightInfantryHolds(battle_.profile(against).category)) {
    const std::uint16_t under = footingOf(state_, owner.base, profile).pieces;
    const Footing other = footingOf(state_, box, battle_.profile(against));
    if (!other.partlyBroken || (other.pieces & under) == 0) return false;
  }
  if (state_.workCount > 0 && isShieldedByWorks(state_, box, owner.base, battle_.sideOfUnit(against))) return false;
  return !isScreened(owner, unit, against, box);
}

UnitSet EnemyZones::squaresAt(const Box& box, const UnitSet& owners) const {
  UnitSet squares;
  eachIn(owners, [&](std::uint8_t i) {
    if (!surelyAway(box, state_.units[i].at, reachOfZone) && overlap(zoneOf(i), box)) squares.add(i);
  });
  return squares;
}

Holders EnemyZones::holdersOf(std::size_t unit, const Box& box, const UnitSet& squares) const {
  Holders all;
  anyIn(squares, [&](std::uint8_t i) {
    if (holdsInSquare(ownerOf(i), i, unit, box)) all.push_back(i);
    return all.full();
  });
  return all;
}

Holders EnemyZones::holders(std::size_t unit, const Pose& pose) const {
  const Box box = boxAt(battle_, unit, pose);
  return holdersOf(unit, box, squaresAt(box, owners()));
}

// By how he sees them from the middle of his front edge: not those who have nothing ahead of it, or are farther away than
// anybody in his zone.
UnitSet EnemyZones::betweensOf(const Owner& owner, std::size_t unit) const {
  UnitSet found;
  const Pose from = state_.units[unit].pose();
  const Vec looks = owner.base.along;
  eachIn(ofSide(battle_, near(), enemyOf(own_)), [&](std::uint8_t i) {
    const Pose pose = state_.units[i].pose();
    if (i == unit || farApart(pose.at, from.at, inZoneReach + reachOfBase)) return;
    if ((pose.heading == from.heading) & (aheadOf(owner.base, from.at, pose.at) <= 0)) return;
    const Sighting seen = sightOf(from.at, looks, pose, ud, battle_.depth(i));
    const bool away = (seen.ahead.most <= touching) | (seen.ahead.least > inZoneReach) |
                      (seen.aside.least > inZoneReach) | (seen.aside.most < -inZoneReach);
    if (!away) found.add(i);
  });
  return found;
}

// A17: another enemy in between is the one that counts.
std::uint8_t EnemyZones::standingBetween(std::size_t unit, const Pose& pose, std::uint8_t threat) const {
  const Point to = state_.units[threat].at;
  Owner& owner = ownerOf(threat);
  if (!owner.betweensKnown) owner.betweens = betweensOf(owner, threat);
  owner.betweensKnown = true;
  const bool before = aheadOf(owner.base, to, pose.at) >= 0;
  const UnitSet mates = before ? owner.betweens : ofSide(battle_, near(), enemyOf(own_));
  if (mates.empty()) return threat;
  const Bounds between = boundsOf(pose.at, to);
  std::uint8_t found = threat;
  anyIn(mates, [&](std::uint8_t i) {
    const Unit& other = state_.units[i];
    if (i == threat || i == unit || !walstatt::adlg::holds(grown(between, battle_.extent(i)), other.at) ||
        farApart(other.at, pose.at, inZoneReach))
      return false;
    if (!crosses(pose.at, to, other.pose(), ud, battle_.depth(i)) ||
        walstatt::adlg::holds(boxOf(battle_, state_, i), to))
      return false;
    found = i;
    return true;
  });
  return found;
}

Holders EnemyZones::mostThreatening(std::size_t unit, const Pose& pose) const {
  return mostThreatening(unit, pose, owners());
}

Holders EnemyZones::mostThreatening(std::size_t unit, const Pose& pose, const UnitSet& owners) const {
  const Box box = boxAt(battle_, unit, pose);
  return mostThreateningOf(unit, pose, box, squaresAt(box, owners));
}

std::uint8_t EnemyZones::threatAt(std::size_t unit, const Pose& pose, const UnitSet& owners, std::uint8_t one,
                                  std::uint8_t other) const {
  const Box box = boxAt(battle_, unit, pose);
  const UnitSet squares = squaresAt(box, owners);
  if (squares.empty()) return noUnit;
  const auto isMeant = [&](std::uint8_t i) { return i == one || i == other; };
  // Who is in nobody's square but the enemy's it goes at may, whether he holds it or not.
  const std::uint8_t first = squares.first();
  UnitSet others = squares;
  others.remove(first);
  if (others.empty() && isMeant(first) && standingBetween(unit, pose, first) == first) return noUnit;
  const Holders most = mostThreateningOf(unit, pose, box, squares);
  return most.empty() || std::any_of(most.begin(), most.end(), isMeant) ? noUnit : most[0];
}

Holders EnemyZones::mostThreateningOf(std::size_t unit, const Pose& pose, const Box& box,
                                      const UnitSet& squares) const {
  Holders most = holdersOf(unit, box, squares);
  keepGreatest(most, [&](std::uint8_t i) { return std::int64_t{isInFront(box, state_.units[i].pose())}; });
  keepGreatest(most, [&](std::uint8_t i) { return -std::int64_t{distance(box, baseOf(i))}; }, touching);  // Z100
  keepGreatest(most, [&](std::uint8_t i) { return covered(box, baseOf(i)); });
  for (std::uint8_t& one : most) one = standingBetween(unit, pose, one);
  return most;
}

}  // namespace walstatt::adlg
