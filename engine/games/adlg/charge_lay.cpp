// A charge laid out on the table (A18, B-Chg-06 to 08).
#include "games/adlg/charge_lay.h"

#include <algorithm>
#include <cstdlib>
#include <span>

#include "games/adlg/allowance.h"
#include "games/adlg/charge_phrases.h"
#include "games/adlg/command_phrases.h"
#include "games/adlg/contacts.h"
#include "games/adlg/moving.h"
#include "games/adlg/passing.h"
#include "games/adlg/terrain.h"

namespace walstatt::adlg {

namespace {

// Somebody stands where the unit would wheel or slide over: within `reach` of `around`, as `swept` says more exactly.
template <class Swept, class MayBeSwept>
bool isBarred(const Battle& battle, const State& state, const UnitSet& others, std::size_t unit, Point around,
              Length reach, const Swept& swept, const MayBeSwept& mayBeSwept) {
  const Pose from = state.units[unit].pose();
  const bool barred = anyIn(others, [&](std::uint8_t i) {
    const Point at = state.units[i].at;
    if (farApart(at, around, reach + battle.extent(i)) || farApart(at, from.at, 10 * ud)) return false;
    if (!mayBeSwept(i)) return false;
    if (!battle.areEnemies(i, unit) && passage(battle, state, unit, from.heading, i) != Passage::blocked) return false;
    return swept(boxOf(battle, state, i));
  });
  if (barred) return true;
  for (Side side = 0; side < 2; ++side)
    if (campStands(state, side) && !farApart(state.camps[side].at, around, reach + extentOfCamp) &&
        swept(campBox(state, side)))
      return true;
  return false;
}

// Z17: turn, wheel and slide end on nobody and touch no enemy; friends are passed or burst through, and enemies met, only on
// the straight way that follows.
bool endsOverSomebody(const Battle& battle, const State& state, const UnitSet& others, std::size_t unit,
                      const Box& box) {
  return anyIn(others, [&](std::uint8_t i) {
    if (surelyAway(box, state.units[i].at, battle.extent(i) + touching)) return false;
    const Box other = boxOf(battle, state, i);
    return battle.areEnemies(i, unit) ? touch(box, other) : overlap(box, other);
  });
}

Hand pivotHand(Angle wheel) { return wheel >= 0 ? Hand::right : Hand::left; }

// The way of one unit of the group from where it stands to where it begins to go straight on.
struct Rise {
  Pose turned, slid, start;
  Point pivot;  // of the wheel
  Length reachOfWheel(Length depth) const { return distance(slid.at, pivot) + depth + ud / 2 + slack; }
  Length reachOfSlide(Length depth) const { return distance(slid.at, turned.at) + depth + ud / 2 + slack; }
  static constexpr Length slack = 2;
};
Rise riseOf(const Formation& formation, Length depth, const ChargeLegs& legs, const Pose& from) {
  Rise rise;
  rise.turned = legs.turn != 0 ? turned(from, depth, legs.turn) : from;
  rise.slid = rise.start = legs.slide != 0 ? slid(rise.turned, legs.slide) : rise.turned;
  if (legs.wheel == 0) return rise;
  rise.pivot = legs.turn != 0 ? frontCorner(rise.slid, ud, pivotHand(legs.wheel))
                              : frontCorner(formation.front, formation.width(), pivotHand(legs.wheel));
  const bool alone = formation.units.size() == 1;
  rise.start = alone ? wheeled(rise.slid, ud, legs.wheel)
                     : turnedAbout(rise.slid, frontCorner(formation.front, formation.width(), pivotHand(legs.wheel)),
                                   legs.wheel);
  return rise;
}

// The end is looked at first: that is quick, and the answer is the same.
bool cannotRise(const Battle& battle, const State& state, const ChargeLegs& legs, const UnitSet& others,
                std::size_t unit, const Rise& rise, const Box& end) {
  if (endsOverSomebody(battle, state, others, unit, end)) return true;
  const Length depth = battle.depth(unit);
  if (legs.slide != 0) {
    const Box swept = sweptSliding(rise.turned, ud, depth, legs.slide);
    const auto over = [&](const Box& box) { return overlap(swept, box); };
    const auto mayBeOver = [&](std::uint8_t i) { return !surelyAway(swept, state.units[i].at, battle.extent(i)); };
    if (isBarred(battle, state, others, unit, rise.turned.at, rise.reachOfSlide(depth), over, mayBeOver)) return true;
  }
  const auto over = [&](const Box& box) { return sweepsWheeling(rise.slid, ud, depth, rise.pivot, legs.wheel, box); };
  return legs.wheel != 0 && isBarred(battle, state, others, unit, rise.pivot, rise.reachOfWheel(depth), over,
                                     [](std::uint8_t) { return true; });
}

// A15, A18: the ground it stands on, and turns, wheels or slides over, is crossed as well as that straight on.
void crossGround(const Battle& battle, const State& state, const ChargeLegs& legs, const Rise& rise,
                 std::uint32_t among, Charger& charger) {
  const Length depth = battle.depth(charger.unit), extent = battle.extent(charger.unit);
  Bounds bounds = boundsAround(charger.stood.at, extent);
  bounds = joined(bounds, boundsAround(rise.slid.at, extent));
  if (legs.wheel != 0) bounds = joined(bounds, boundsAround(rise.pivot, rise.reachOfWheel(depth)));
  const std::uint32_t pieces = piecesIn(state, bounds, among);
  if (pieces == 0) return;
  const GroundAllowance allowance(battle, state, charger.unit, charger.stood, pieces);
  const auto over = [&](const Box& box) { charger.most = std::min(charger.most, allowance.over(box)); };
  over(boxOf(charger.stood, ud, depth));
  if (legs.turn != 0) over(boxOf(rise.turned, ud, depth));
  if (legs.slide != 0) over(sweptSliding(rise.turned, ud, depth, legs.slide));
  const int steps = std::abs(legs.wheel) / 1'000 + 1;
  for (int k = 1; legs.wheel != 0 && k <= steps; ++k)
    over(boxOf(turnedAbout(rise.slid, rise.pivot, legs.wheel / steps * k), ud, depth));
}

// Where turn, wheel or slide of the group takes place: who and what is there is looked for once for all of them.
Bounds aroundRises(const Battle& battle, const ChargeLegs& legs, const ChargeLay& lay, std::span<const Rise> rises) {
  Bounds bounds = boundsAround(rises[0].start.at, 0);
  for (std::size_t i = 0; i < rises.size(); ++i) {
    const Rise& rise = rises[i];
    const Charger& charger = lay.chargers[i];
    const Length depth = battle.depth(charger.unit), extent = battle.extent(charger.unit);
    for (const Point at : {charger.stood.at, rise.slid.at, rise.start.at})
      bounds = joined(bounds, boundsAround(at, extent));
    if (legs.slide != 0) bounds = joined(bounds, boundsAround(rise.turned.at, rise.reachOfSlide(depth)));
    if (legs.wheel != 0) bounds = joined(bounds, boundsAround(rise.pivot, rise.reachOfWheel(depth)));
  }
  return bounds;
}

std::optional<Refusal> standUp(const Battle& battle, const State& state, const Formation& formation,
                               const ChargeLegs& legs, ChargeLay& lay) {
  if (legs.turn == 0 && legs.slide == 0 && legs.wheel == 0) return std::nullopt;
  std::array<Rise, maxGroup> rises;
  const std::size_t count = lay.chargers.size();
  for (std::size_t i = 0; i < count; ++i) {
    Charger& charger = lay.chargers[i];
    rises[i] = riseOf(formation, battle.depth(charger.unit), legs, charger.start);
    charger.start = rises[i].start;
  }
  const Bounds around = aroundRises(battle, legs, lay, {rises.data(), count});
  const UnitSet others = without(unitsIn(battle, state, grown(around, battle.greatestExtent() + touching)), lay.group);
  for (std::size_t i = 0; i < count; ++i) {
    const std::uint8_t unit = lay.chargers[i].unit;
    const Box end = boxAt(battle, unit, rises[i].start);
    if (!insideTable(end, battle.setup().width, battle.setup().height)) return Refusal(phrases::offTable);
    if (cannotRise(battle, state, legs, others, unit, rises[i], end))
      return Refusal(phrases::chargeBlocked, piece(unit));
  }
  if (const std::uint32_t pieces = piecesIn(state, around))
    for (std::size_t i = 0; i < count; ++i) crossGround(battle, state, legs, rises[i], pieces, lay.chargers[i]);
  return std::nullopt;
}

Length costOfLegs(const Battle& battle, const Formation& formation, const ChargeLegs& legs) {
  const Profile& first = battle.profile(formation.units[0]);
  Length cost = 0;
  if (legs.turn != 0 && !first.light()) cost += turnCost(first);  // B-Man-06 to 08
  if (legs.wheel != 0) cost += wheelCostOf(first, formation.width(), legs.wheel);
  return cost;
}

// Terrain that may lie on a straight way of somebody of the group.
std::uint32_t piecesAhead(const Battle& battle, const State& state, const ChargeLay& lay) {
  if (state.pieceCount == 0) return 0;
  Bounds bounds = boundsAround(lay.chargers[0].start.at, 0);
  for (const Charger& charger : lay.chargers) {
    const Pose end = forward(charger.start, longestWay(battle.profile(charger.unit)) + touching);
    bounds = joined(bounds, boundsOf(charger.start.at, end.at));
  }
  return piecesIn(state, grown(bounds, battle.greatestExtent() + 2 * touching));
}

}  // namespace

std::optional<ChargeLegs> legsOf(const Action& action) {
  ChargeLegs legs;
  bool ended = false;
  for (const Leg& leg : action.legs) {
    const std::int32_t amount = leg.amount();
    if (leg.kind() == LegKind::none) {
      ended = true;
      continue;
    }
    if (ended || legs.halt != 0) return std::nullopt;
    const bool fresh = legs.wheel == 0 && legs.slide == 0;
    switch (leg.kind()) {
      case LegKind::turn:
        if (!fresh || legs.turn != 0) return std::nullopt;
        if (amount != quarterTurn && amount != -quarterTurn && amount != halfTurn) return std::nullopt;
        legs.turn = amount;
        break;
      case LegKind::wheel:
        if (!fresh || amount == 0 || amount > quarterTurn || amount < -quarterTurn) return std::nullopt;
        legs.wheel = amount;
        break;
      case LegKind::slide:
        if (!fresh || legs.turn != 0 || amount == 0 || amount > ud || amount < -ud) return std::nullopt;
        legs.slide = amount;
        break;
      case LegKind::forward:
        if (amount <= 0 || amount > 10 * ud) return std::nullopt;
        legs.halt = amount;
        break;
      default: return std::nullopt;
    }
  }
  return legs;
}

void keepLegs(Charging& charging, const ChargeLegs& legs) {
  std::size_t next = 0;
  if (legs.turn != 0) charging.legs[next++] = Leg(LegKind::turn, legs.turn);
  if (legs.wheel != 0) charging.legs[next++] = Leg(LegKind::wheel, legs.wheel);
  if (legs.slide != 0) charging.legs[next++] = Leg(LegKind::slide, legs.slide);
  charging.halt = legs.halt;
}

ChargeLegs keptLegs(const Charging& charging) {
  ChargeLegs legs;
  for (const Leg& leg : charging.legs) {
    if (leg.kind() == LegKind::turn) legs.turn = leg.amount();
    if (leg.kind() == LegKind::wheel) legs.wheel = leg.amount();
    if (leg.kind() == LegKind::slide) legs.slide = leg.amount();
  }
  legs.halt = charging.halt;
  return legs;
}

Length mostByRoad(const State& state, Point from, Length reach) {
  const Bounds bounds = boundsAround(from, reach);
  const bool any = std::any_of(state.pieces.begin(), state.pieces.begin() + state.pieceCount, [&](const Piece& piece) {
    return piece.kind == TerrainKind::road && !keepsAway(bounds, outlineOf(piece));
  });
  return any ? ud : 0;
}

bool pointsAt(const Battle& battle, const State& state, const Formation& formation, const ChargeLegs& legs,
              const Box& target, Length byRoad) {
  const Length deducted = costOfLegs(battle, formation, legs);
  for (const std::uint8_t unit : formation.units) {
    const Profile& profile = battle.profile(unit);
    const Movement& movement = profile.movement;
    const Length best = std::max({movement.open, movement.rough, movement.heavy}) * ud + byRoad;
    const Pose start = riseOf(formation, profile.depth, legs, state.units[unit].pose()).start;
    const auto way = wayTo(start, ud, target);
    // Enemies met together within `touching` are met alike.
    if (way && *way <= std::max<Length>(best - deducted, 0) + touching) return true;
  }
  return false;
}

namespace {
Length openReach(const Profile& profile, const ChargeLay& lay, const Charger& charger) {
  return std::max<Length>(std::min(allowanceIn(profile, Going::open, false), charger.most) - lay.deducted, 0);
}
}  // namespace

std::optional<Length> reachInOpen(const Battle& battle, const State& state, const ChargeLay& lay,
                                  const Charger& charger) {
  if (brokenAhead(battle, state, charger.unit, charger.start, lay.pieces) != 0) return std::nullopt;
  return openReach(battle.profile(charger.unit), lay, charger);
}

// B-All-13: whoever has an enemy in reach began within 4 UD of him; evaders who have gone change nothing in that.
Length reachOf(const Battle& battle, const State& state, const ChargeLay& lay, const Charger& charger) {
  const Profile& profile = battle.profile(charger.unit);
  const std::uint32_t broken = brokenAhead(battle, state, charger.unit, charger.start, lay.pieces);
  if (broken == 0) return openReach(profile, lay, charger);
  const Length reach = std::min(reachOnGround(battle, state, charger.unit, charger.start, lay.deducted, broken),
                                std::max<Length>(charger.most - lay.deducted, 0));
  if (profile.category != Category::HI) return reach;
  const bool road = state.pieceCount > 0 && alongRoad(state, boxAt(battle, charger.unit, charger.start));
  return std::min(reach, std::max<Length>(profile.movement.open * ud + (road ? ud : 0) - lay.deducted, 0));
}

std::optional<Refusal> standForCharge(const Battle& battle, const State& state, std::size_t corps, std::uint64_t group,
                                      const ChargeLegs& legs, ChargeLay& lay) {
  Formation formation;
  if (auto refusal = formationOf(battle, state, corps, group, formation)) return refusal;
  if (legs.turn != 0 && formation.units.size() > 1) return Refusal(phrases::chargeLegs);  // Z21
  lay.chargers.clear();
  lay.group = {};
  for (const std::uint8_t unit : formation.units) {
    if (battle.profile(unit).category == Category::WWg && std::abs(legs.wheel) > quarterTurn / 2)
      return Refusal(phrases::wheelTooFar, number(45));  // B-Man-03
    Charger charger;
    charger.unit = unit;
    charger.stood = charger.start = state.units[unit].pose();
    lay.chargers.push_back(charger);
    lay.group.add(unit);
  }
  if (auto refusal = standUp(battle, state, formation, legs, lay)) return refusal;
  lay.deducted = costOfLegs(battle, formation, legs);
  lay.pieces = piecesAhead(battle, state, lay);
  return std::nullopt;
}

std::optional<Refusal> layCharge(const Battle& battle, const State& state, std::size_t corps, std::uint64_t group,
                                 const ChargeLegs& legs, ChargeLay& lay) {
  if (auto refusal = standForCharge(battle, state, corps, group, legs, lay)) return refusal;
  for (Charger& charger : lay.chargers) charger.reach = reachOf(battle, state, lay, charger);
  return std::nullopt;
}

ChargeLay layOfCharge(const Battle& battle, const State& state) {
  const Charging& charging = state.charging;
  ChargeLay lay;
  layCharge(battle, state, charging.corps, charging.group, keptLegs(charging), lay);
  if (charging.kind == static_cast<std::uint8_t>(ChargeKind::pursuit))
    for (Charger& charger : lay.chargers) charger.reach = charging.reach;
  return lay;
}

Length wayOnTable(const Battle& battle, std::size_t unit, const Pose& from, Length way) {
  const Length width = battle.setup().width, height = battle.setup().height;
  const Bounds reached = boundsAround(from.at, way + battle.depth(unit) + ud / 2);
  if (reached.left >= 0 && reached.top >= 0 && reached.right <= width && reached.bottom <= height) return way;
  const auto fits = [&](Length part) { return insideTable(boxAt(battle, unit, forward(from, part)), width, height); };
  if (fits(way)) return way;
  Length inside = 0, outside = way;
  while (outside - inside > 1) {
    const Length middle = (inside + outside) / 2;
    (fits(middle) ? inside : outside) = middle;
  }
  return inside;
}

void aim(const Battle& battle, const State& state, Charger& charger, const UnitSet& absent) {
  aimAmong(battle, state, charger, without(allUnits(battle), absent));
  if (charger.first != noUnit) charger.edge = edgeOf(battle, state, charger.unit, charger.first);
}

void aimAmong(const Battle& battle, const State& state, Charger& charger, const UnitSet& there, std::uint32_t pieces) {
  const Length reach = wayOnTable(battle, charger.unit, charger.start, charger.reach);
  const Straight straight = straightWayAmong(battle, state, charger.unit, charger.start, reach, there, pieces);
  charger.way = straight.way;
  charger.first = noUnit;
  if (straight.by == Stop::nothing) return;
  if (isEnemyTarget(battle, state, battle.sideOfUnit(charger.unit), straight.unit)) {
    charger.first = straight.unit;
  } else {
    charger.way = std::max<Length>(charger.way - shortOf, 0);
  }
}

Edge edgeOf(const Battle& battle, const State& state, std::size_t unit, std::uint8_t enemy) {
  if (isCamp(enemy)) return Edge::front;
  return edgeMet(state.units[unit].pose(), ud, boxOf(battle, state, enemy));
}

bool isTaken(const Battle& battle, const State& state, std::uint8_t enemy, Edge edge) {
  if (isCamp(enemy)) return false;
  if (battle.profile(enemy).category == Category::WWg && (edge == Edge::left || edge == Edge::right)) {
    int there = 0;
    eachContactOf(state, enemy, [&](const Contact& c) { there += c.target == enemy && c.edge == edge; });
    return there >= 2;
  }
  return isEngaged(state, enemy, edge);
}

bool isEnemyTarget(const Battle& battle, const State& state, Side own, std::uint8_t target) {
  if (isCamp(target)) {
    const Side side = static_cast<Side>(target - campOf0);
    return side != own && campStands(state, side) && !state.camps[side].fallen;
  }
  return target < battle.unitCount() && battle.sideOfUnit(target) != own && isObstacle(state, target);
}

Box boxOfTarget(const Battle& battle, const State& state, std::uint8_t target) {
  return isCamp(target) ? campBox(state, static_cast<Side>(target - campOf0)) : boxOf(battle, state, target);
}

}  // namespace walstatt::adlg
