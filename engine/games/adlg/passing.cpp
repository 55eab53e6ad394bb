// Going through friends (A24, B-Pen).
#include "games/adlg/passing.h"

#include <algorithm>

#include "games/adlg/clearing.h"
#include "games/adlg/cohesion.h"
#include "games/adlg/command_phrases.h"
#include "games/adlg/contacts.h"
#include "games/adlg/melees.h"
#include "games/adlg/room.h"
#include "games/adlg/terrain.h"

namespace walstatt::adlg {

namespace {

bool isMissileFoot(const Profile& profile) {
  const bool missiles = profile.weapon == Weapon::bow || profile.weapon == Weapon::longbow ||
                        profile.weapon == Weapon::crossbow || profile.weapon == Weapon::handgun;
  return profile.is(archers) && missiles && !profile.has(mixedUnit);
}

bool isCalmSwords(const Profile& profile) {
  return profile.is(swords) && !profile.has(impetuous) && !profile.has(mixedUnit);
}

// B-Pen-05: foot through war wagons across the long side only; through artillery any way.
bool crossesLongSide(Angle heading, Angle wagon) {
  const Angle between = normalized(heading - wagon) % halfTurn;
  return between > quarterTurn - 50 && between < quarterTurn + 50;
}

bool passesFreely(const Profile& mover, Angle heading, const Profile& other, Angle otherHeading) {
  if (mover.category == Category::LI || other.category == Category::LI) return true;                   // B-Pen-01
  if (mover.foot() && other.category == Category::Art) return true;                                    // B-Pen-05
  if (mover.foot() && other.category == Category::WWg) return crossesLongSide(heading, otherHeading);  // B-Pen-05
  if (!sameOrOpposite(heading, otherHeading)) return false;
  const bool lightHorse = mover.category == Category::LH || other.category == Category::LH;
  if (lightHorse && mover.mounted() && other.mounted()) return true;                                      // B-Pen-02
  if (mover.category == Category::LMI && other.category == Category::LMI) return true;                    // B-Pen-03
  return (isCalmSwords(mover) && isMissileFoot(other)) || (isMissileFoot(mover) && isCalmSwords(other));  // B-Pen-04
}

// Clear of everybody but the mover, on the table and on ground it may stand on.
bool hasRoom(const Battle& battle, const State& state, std::size_t mover, const Mates& mates, std::size_t unit,
             const Pose& pose) {
  const Box box = boxAt(battle, unit, pose);
  if (!insideTable(box, battle.setup().width, battle.setup().height)) return false;
  if (!mayStand(state, box, battle.profile(unit))) return false;
  const UnitSet near = without(unitsIn(battle, state, boundsAround(pose.at, 2 * reachOfBase)), mates.who);
  const bool taken = anyIn(near, [&](std::uint8_t i) {
    if (i == mover || i == unit || surelyAway(box, state.units[i].at, battle.extent(i) + touching)) return false;
    const Box other = boxOf(battle, state, i);
    return battle.areEnemies(i, unit) ? touch(box, other) : overlap(box, other);
  });
  if (taken || std::any_of(mates.ends.begin(), mates.ends.end(), [&](const Box& end) { return overlap(box, end); }))
    return false;
  for (const Side side : {Side{0}, Side{1}})
    if (campStands(state, side) && overlap(box, campBox(state, side))) return false;
  return true;
}

// The shortest way of a base in that direction until it is clear of the box: not by a sliver less, which rounding would
// undo. Nothing if it is not shorter than `shorter`.
template <class Moved>
std::optional<Length> clearWay(const Box& base, const Box& box, const Clearing::Ways& ways, Length shorter,
                               const Moved& moved) {
  constexpr Length longest = 4 * ud, gap = 1;
  const auto clearAt = [&](Length way) {
    if (way < ways.least || way > ways.most) return way > ways.most;
    return !nearer(movedTo(base, moved(way).at), box, gap);
  };
  if (!clearAt(longest)) return std::nullopt;
  Length blocked = 0, clear = longest;
  while (clear - blocked > 1 && blocked + 1 < shorter) {
    const Length middle = (blocked + clear) / 2;
    (clearAt(middle) ? clear : blocked) = middle;
  }
  return clear < shorter ? std::optional(clear) : std::nullopt;
}

// How far ahead of the front edge's line the outline of a box reaches at `aside` of its middle; all as the mover sees it.
std::int64_t farthestAt(const std::array<Vec, 4>& seen, std::int64_t aside) {
  std::int64_t farthest = INT64_MIN;
  for (std::size_t i = 0; i < seen.size(); ++i) {
    const Vec &a = seen[i], &b = seen[(i + 1) % seen.size()];
    if (aside < std::min(a.x, b.x) || aside > std::max(a.x, b.x)) continue;
    const std::int64_t ahead = a.x == b.x ? std::max(a.y, b.y) : a.y + (b.y - a.y) * (aside - a.x) / (b.x - a.x);
    farthest = std::max(farthest, ahead);
  }
  return farthest;
}

// A24: somewhere along the front edge, by more than a corner, it has come out on the far side of the friend. Whoever stands
// aslant need not be passed with the whole front.
bool reachesFarSide(const Battle& battle, const State& state, std::size_t mover, const Pose& end, std::size_t other) {
  const Box own = boxAt(battle, mover, end), his = boxOf(battle, state, other);
  std::array<Vec, 4> seen;
  std::int64_t from = own.halfWidth, to = -own.halfWidth;
  for (std::size_t i = 0; i < seen.size(); ++i) {
    const Vec d{his.corners[i].x - own.middle.x, his.corners[i].y - own.middle.y};
    // Divided, not shifted: mirrored tables alike.
    seen[i] = {(d.x * own.across.x + d.y * own.across.y) / (std::int64_t{1} << 30),
               (d.x * own.along.x + d.y * own.along.y) / (std::int64_t{1} << 30)};
    from = std::min(from, seen[i].x);
    to = std::max(to, seen[i].x);
  }
  from = std::max(from, -own.halfWidth);
  to = std::min(to, own.halfWidth);
  const std::int64_t corner = std::min<std::int64_t>(ud / 10 * grain, (to - from) / 2);
  // The far side is bent outwards: it is lowest at one of the ends.
  return std::min(farthestAt(seen, from + corner), farthestAt(seen, to - corner)) <= touching * grain;
}

}  // namespace

bool sameOrOpposite(Angle a, Angle b) {
  const Angle between = normalized(a - b) % halfTurn;
  return between <= 50 || between >= halfTurn - 50;
}

bool passesFreely(const Battle& battle, const State& state, std::size_t mover, Angle heading, std::size_t other) {
  return passesFreely(battle.profile(mover), heading, battle.profile(other), state.units[other].heading);
}

Passage passage(const Battle& battle, const State& state, std::size_t mover, Angle heading, std::size_t other) {
  if (passesFreely(battle, state, mover, heading, other)) return Passage::free;
  const Profile& two = battle.profile(other);
  if (two.category == Category::El || two.is(pikes) || two.category == Category::WWg)
    return Passage::blocked;  // B-Pen-07
  const bool fighting = inContact(state, other) || inSimpleSupport(battle, state, other);
  return fighting ? Passage::blocked : Passage::bursting;  // B-Pen-08
}

std::optional<Pose> madeRoom(const Battle& battle, const State& state, std::size_t mover, const Pose& end,
                             std::size_t other, const Mates& mates) {
  if (inContact(state, other)) return std::nullopt;  // A21: whoever fights stays where he is
  if (!reachesFarSide(battle, state, mover, end, other)) return std::nullopt;
  const Box box = boxAt(battle, mover, end), base = boxOf(battle, state, other);
  const Pose from = state.units[other].pose();
  const Profile& profile = battle.profile(other);
  std::optional<Pose> best;
  Length shortest = 5 * ud;
  const Clearing clearing(base, box);
  const auto wayOut = [&](Vec along, const auto& moved) {
    return clearWay(base, box, clearing.ways(along), shortest, moved);
  };
  const auto consider = [&](std::optional<Length> way, const auto& moved) {
    if (!way || *way >= shortest || !hasRoom(battle, state, mover, mates, other, moved(*way))) return;
    shortest = *way;
    best = moved(*way);
  };
  const auto back = [&](Length way) { return forward(from, -way); };
  const auto on = [&](Length way) { return forward(from, way); };
  const auto right = [&](Length way) { return slid(from, way); };
  const auto left = [&](Length way) { return slid(from, -way); };
  const Vec ahead = base.along, aside = base.across;
  consider(wayOut({-ahead.x, -ahead.y}, back), back);
  if (!profile.light()) return best;
  consider(wayOut(ahead, on), on);
  // The freer hand comes first. Which that is takes long to find out, and matters only where both ways are as long.
  const auto toRight = wayOut(aside, right), toLeft = wayOut({-aside.x, -aside.y}, left);
  const bool leftFirst = toRight && toRight == toLeft && freerHand(battle, state, other, from) < 0;
  if (leftFirst) consider(toLeft, left);
  consider(toRight, right);
  if (!leftFirst) consider(toLeft, left);
  return best;
}

template <class Events>
void burstThrough(Play<Events>& play, std::size_t other) {
  loseCohesion(play, other, 1, phrases::isBurstThrough);
}
WALSTATT_ADLG_BOTH(burstThrough, std::size_t);

}  // namespace walstatt::adlg
