// Straight ways (A18, A22, A24, A32).
#include "games/adlg/straight.h"

#include <algorithm>

#include "games/adlg/allowance.h"
#include "games/adlg/contacts.h"
#include "games/adlg/moving.h"
#include "games/adlg/passing.h"
#include "games/adlg/shifting.h"
#include "games/adlg/terrain.h"

namespace walstatt::adlg {

namespace {

// The pose from which the way is measured: going back is going on with the rear edge as the front.
Pose leading(const Battle& battle, std::size_t unit, const Pose& from, Length reach) {
  return reach >= 0 ? from : turned(from, battle.depth(unit), halfTurn);
}

// Whoever stands just at the end of the reach is met there, but bars nothing.
void shorten(Straight& straight, std::optional<Length> way, Stop by, std::size_t unit = noUnit) {
  const bool met = straight.by == Stop::nothing && (by == Stop::enemy || by == Stop::camp);
  if (way && (*way < straight.way || (met && *way == straight.way)))
    straight = {*way, by, static_cast<std::uint8_t>(unit)};
}

// B-All-12: how far of that way the base goes along a road.
Length wayOnRoad(const State& state, const Pose& base, Length depth, Length way) {
  const auto onRoad = [&](Length part) { return alongRoad(state, boxOf(forward(base, part), ud, depth + part)); };
  if (!onRoad(0)) return 0;
  if (onRoad(way)) return way;
  Length along = 0, off = way;
  while (off - along > 1) {
    const Length middle = (along + off) / 2;
    (onRoad(middle) ? along : off) = middle;
  }
  return along;
}

// How far aside of the way straight on the middle of a box lies.
Length aside(const Pose& base, const Box& box) {
  const Vec ahead = direction(base.heading), from = fine(base.at);
  const std::int64_t x = (box.corners[0].x + box.corners[2].x) / 2 - from.x,
                     y = (box.corners[0].y + box.corners[2].y) / 2 - from.y;
  const std::int64_t way = (y * ahead.x - x * ahead.y) / (grain << 30);
  return static_cast<Length>(way < 0 ? -way : way);
}

}  // namespace

bool surelyMissed(const Sighting& seen, Length way) {
  const Length half = ud / 2 - touching + 1;  // as wayTo has it
  return (seen.ahead.most <= touching) | (seen.ahead.least > way + touching) | (seen.aside.least > half) |
         (seen.aside.most < -half);
}

Straight straightWay(const Battle& battle, const State& state, std::size_t unit, const Pose& from, Length reach,
                     const UnitSet& absent) {
  return straightWayAmong(battle, state, unit, from, reach, without(allUnits(battle), absent));
}

Straight straightWayAmong(const Battle& battle, const State& state, std::size_t unit, const Pose& from, Length reach,
                          const UnitSet& there, std::uint32_t pieces) {
  const Pose base = leading(battle, unit, from, reach);
  Straight straight{reach < 0 ? -reach : reach, Stop::nothing, noUnit};
  const Box front = boxOf(base, ud, 0);
  const Bounds swept = grown(boundsOf(base.at, forward(base, straight.way).at), ud / 2 + touching);
  eachIn(there, [&](std::uint8_t i) {
    const Pose pose = state.units[i].pose();
    if (!holds(grown(swept, battle.extent(i)), pose.at) || i == unit || !isObstacle(state, i)) return;
    // Mates in line with it or behind it, first: they look the same way, and have nothing ahead of their front edges.
    const std::int64_t x = pose.at.x - base.at.x, y = pose.at.y - base.at.y;
    if ((pose.heading == base.heading) & (x * front.along.x + y * front.along.y <= 0)) return;
    if (surelyMissed(sightOf(base.at, front.along, pose, ud, battle.depth(i)), straight.way)) return;
    const bool enemy = battle.areEnemies(i, unit);
    const Box box = boxOf(battle, state, i);
    const auto way = wayTo(front, box);
    // Whether a friend lets it pass is asked last: that takes longer than where he stands.
    if (!enemy && (!way || *way >= straight.way || passage(battle, state, unit, base.heading, i) != Passage::blocked))
      return;
    // Of enemies met together the one more straight ahead counts.
    const bool together = enemy && way && straight.by == Stop::enemy && *way <= straight.way + touching &&
                          *way >= straight.way - touching;
    if (together) {
      if (aside(base, box) < aside(base, boxOf(battle, state, straight.unit))) straight.unit = i;
      straight.way = std::min(straight.way, *way);  // and nobody is run into
    } else {
      shorten(straight, way, enemy ? Stop::enemy : Stop::friendly, i);
    }
  });
  for (Side side = 0; side < 2; ++side) {
    const Camp& camp = state.camps[side];
    if (campStands(state, side) && !farApart(camp.at, base.at, straight.way + ud + extentOfCamp))
      shorten(straight, wayTo(front, campBox(state, side)), Stop::camp, std::size_t{campOf0} + side);
  }
  for (const Marker& marker : state.markers)  // Z11
    if (marker.placed && marker.side != battle.sideOfUnit(unit))
      shorten(straight, wayTo(front, markerBox(marker)), Stop::ground);
  for (std::uint32_t rest = pieces & allPieces(state); rest != 0; rest &= rest - 1) {
    const Piece& piece = state.pieces[static_cast<std::size_t>(std::countr_zero(rest))];
    if (keepsAway(swept, outlineOf(piece)) ||
        allowanceIn(battle.profile(unit), goingFor(battle.profile(unit), piece), false) != 0)
      continue;
    const auto way = wayTo(base, ud, outlineOf(piece));
    if (!way || *way >= straight.way) continue;
    // B-All-12: a road leads through it as far as the base goes along it.
    const Length road = wayOnRoad(state, base, battle.depth(unit), straight.way);
    if (road < straight.way) shorten(straight, std::max(*way, road), Stop::ground);
  }
  return straight;
}

Lookout::Lookout(const Battle& battle, const State& state, const UnitSet& there, Angle heading,
                 std::span<const Point> places, Length farthest)
    : origin_(places[0]), heading_(heading), along_(direction(heading)) {
  Spread on, aside;
  for (const Point& place : places) {
    const Spot seen = seenFrom(place);
    on = {std::min(on.least, seen.on), std::max(on.most, seen.on)};
    aside = {std::min(aside.least, seen.aside), std::max(aside.most, seen.aside)};
  }
  constexpr Length wider = ud / 2 + touching + 10;
  eachIn(there, [&](std::uint8_t i) {
    // By the middle of his front edge, first: nothing of him is behind all of them, beyond their ways or beside them all.
    const auto [his, besides] = seenFrom(state.units[i].at);
    const Length extent = battle.extent(i) + wider;
    if ((his < on.least - extent) | (his > on.most + farthest + extent) | (besides < aside.least - extent) |
        (besides > aside.most + extent))
      return;
    seen_[count_++] = {sightOf(origin_, along_, state.units[i].pose(), ud, battle.depth(i)), i};
  });
}

UnitSet Lookout::ahead(Point at, Length way) const {
  const auto [on, aside] = seenFrom(at);
  constexpr Length rounding = 2;
  const auto shifted = [](const Spread& spread, Length by) {
    return Spread{spread.least - by - rounding, spread.most - by + rounding};
  };
  UnitSet found;
  for (std::size_t i = 0; i < count_; ++i) {
    const auto& [seen, unit] = seen_[i];
    const bool missed = surelyMissed({shifted(seen.aside, aside), shifted(seen.ahead, on)}, way);
    found.bits[unit >> 6 & 1] |= static_cast<std::uint64_t>(!missed) << (unit & 63);
  }
  return found;
}

Length wayToBursting(const Battle& battle, const State& state, std::size_t unit, const Pose& from, Length way) {
  eachOnTable(battle, state, battle.sideOfUnit(unit), [&](std::size_t i) {
    if (i == unit || farApart(state.units[i].at, from.at, way + 2 * reachOfBase)) return;
    const auto there = wayTo(from, ud, boxOf(battle, state, i));
    if (there && *there < way && passage(battle, state, unit, from.heading, i) != Passage::free) way = *there;
  });
  return way;
}

Length longestWay(const Profile& profile) {
  const Movement& movement = profile.movement;
  return (std::max({movement.open, movement.rough, movement.heavy}) + 2) * ud;
}

std::uint32_t brokenAhead(const Battle& battle, const State& state, std::size_t unit, const Pose& from,
                          std::uint32_t pieces) {
  const Profile& profile = battle.profile(unit);
  std::uint32_t broken = 0;
  for (std::uint32_t rest = pieces & allPieces(state); rest != 0; rest &= rest - 1) {
    const Piece& piece = state.pieces[static_cast<std::size_t>(std::countr_zero(rest))];
    const bool open = piece.kind != TerrainKind::road && goingFor(profile, piece) == Going::open;
    if (!open) broken |= rest & -rest;
  }
  if (broken == 0) return 0;
  const Length longest = longestWay(profile);
  const Bounds swept = boundsOf(boxOf(forward(from, longest), ud + 2 * touching, profile.depth + longest + touching));
  return piecesIn(state, swept, broken);
}

Length reachOnGround(const Battle& battle, const State& state, std::size_t unit, const Pose& from, Length deducted,
                     std::uint32_t pieces) {
  const GroundAllowance allowance(battle, state, unit, from, pieces);
  const auto left = [&](Length way) {
    return allowance.over(boxOf(forward(from, way), ud, battle.depth(unit) + way)) - deducted;
  };
  const Length most = std::max<Length>(left(0), 0);
  if (most == 0 || left(most) >= most) return most;
  // Worse ground on the way: as far as it is not touched, or as its lower allowance reaches.
  Length good = 0, bad = most;
  while (bad - good > 5) {
    const Length middle = (good + bad) / 2;
    (left(middle) >= middle ? good : bad) = middle;
  }
  return good;
}

bool isFreeFor(const Battle& battle, const State& state, std::size_t unit, const Pose& pose, const UnitSet& absent,
               bool shifting) {
  const Box box = boxAt(battle, unit, pose);
  if (!insideTable(box, battle.setup().width, battle.setup().height)) return false;
  if (state.pieceCount > 0 && !mayStand(state, box, battle.profile(unit))) return false;
  for (std::size_t i = 0; i < battle.unitCount(); ++i) {
    if (farApart(state.units[i].at, pose.at, 2 * reachOfBase) || i == unit || !isObstacle(state, i) || absent.has(i))
      continue;
    if (surelyAway(box, state.units[i].at, battle.extent(i))) continue;
    if (shifting && !battle.areEnemies(i, unit) && mayBeShifted(battle, state, i)) continue;
    if (overlap(box, boxOf(battle, state, i))) return false;
  }
  for (Side side = 0; side < 2; ++side)
    if (campStands(state, side) && overlap(box, campBox(state, side))) return false;
  return true;
}

namespace {

// Friends whom a unit would end over, and where they make room for it.
struct Rooms {
  struct Room {
    std::uint8_t unit = noUnit;
    Pose was, to;
  };
  FixedList<Room, 16> all;

  void make(State& state, std::size_t unit, const Pose& to) {
    all.push_back({static_cast<std::uint8_t>(unit), state.units[unit].pose(), to});
    put(state, unit, to);
  }
  void takeBack(State& state) const {
    for (const Room& room : all) put(state, room.unit, room.was);
  }
  static void put(State& state, std::size_t unit, const Pose& pose) {
    state.units[unit].at = pose.at;
    state.units[unit].heading = static_cast<std::uint16_t>(normalized(pose.heading));
  }
};

}  // namespace

template <class Events>
void march(Play<Events>& play, std::size_t unit, const Pose& from, Length way, const UnitSet& absent) {
  const Battle& battle = play.battle;
  const Length depth = battle.depth(unit);
  const Side side = battle.sideOfUnit(unit);
  const auto eachFriend = [&](const auto& visit) {
    eachOnTable(battle, play.state, side, [&](std::size_t i) {
      if (i != unit && !absent.has(i) && !farApart(play.state.units[i].at, from.at, way + 2 * reachOfBase)) visit(i);
    });
  };
  // They make room one after the other; whoever cannot stops it, and a shorter way may end over somebody else.
  Rooms rooms;
  for (;;) {
    const Pose end = forward(from, way);
    const Box there = boxAt(battle, unit, end);
    std::optional<Length> before;
    eachFriend([&](std::size_t i) {
      if (before || surelyAway(there, play.state.units[i].at, battle.extent(i))) return;
      const Box box = boxOf(battle, play.state, i);
      if (!overlap(there, box)) return;
      const bool passes = passage(battle, play.state, unit, from.heading, i) != Passage::blocked && !rooms.all.full();
      if (const auto room = passes ? madeRoom(battle, play.state, unit, end, i) : std::nullopt)
        return rooms.make(play.state, i, *room);
      before = std::max<Length>(wayTo(from, ud, box).value_or(0) - shortOf, 0);
    });
    if (!before) break;
    rooms.takeBack(play.state);
    rooms.all.clear();
    if (way == 0) return;  // not even there: it stays where it was
    way = *before < way ? *before : 0;
  }
  rooms.takeBack(play.state);
  FixedList<std::uint8_t, maxUnits> burst;
  const Box swept = boxOf(forward(from, way), ud + 4, depth + way + 2);  // places are rounded
  eachFriend([&](std::size_t i) {
    if (!surelyAway(swept, play.state.units[i].at, battle.extent(i)) &&
        sweeps(from, ud, depth, way, boxOf(battle, play.state, i)) &&
        passage(battle, play.state, unit, from.heading, i) == Passage::bursting)
      burst.push_back(static_cast<std::uint8_t>(i));
  });
  for (const Rooms::Room& room : rooms.all) setDown(play, room.unit, room.to);
  for (const std::uint8_t other : burst) burstThrough(play, other);
  setDown(play, unit, forward(from, way));
}
WALSTATT_ADLG_BOTH(march, std::size_t, const Pose&, Length, const UnitSet&);

}  // namespace walstatt::adlg
