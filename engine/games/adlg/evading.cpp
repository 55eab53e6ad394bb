// Evading (A22, B-Eva).
#include "games/adlg/evading.h"

#include <algorithm>

#include "games/adlg/charge_phrases.h"
#include "games/adlg/contacts.h"
#include "games/adlg/melees.h"
#include "games/adlg/moving.h"
#include "games/adlg/room.h"
#include "games/adlg/straight.h"
#include "games/adlg/zones.h"

namespace walstatt::adlg {

namespace {

constexpr Length slideStep = 100, mostSlide = ud;
constexpr Angle wheelStep = 500;

// A way that goes round what is ahead, and how far it leads.
struct WayRound {
  Pose from;
  Length way = 0;
  bool stopped = false;  // by somebody or something, not by the ground
};

// How far it gets on the ground there (A15) with what the die adds.
Length reachFrom(const Battle& battle, const State& state, std::size_t unit, const Pose& from, Length used,
                 Length more) {
  return std::max<Length>(reachOnGround(battle, state, unit, from, used) + more, 0);
}

bool staysClear(const Battle& battle, const State& state, std::size_t unit, const Pose& pose) {
  UnitSet passed;
  eachOnTable(battle, state, battle.sideOfUnit(unit), [&](std::size_t i) { passed.add(i); });
  return isFreeFor(battle, state, unit, pose, passed, false);
}

// B-Eva-08: straight; else the smallest slide, else the smallest wheel that lets it go the whole way; else the farthest. A slide
// also spares a friend who would be burst through.
WayRound bestRound(const Battle& battle, const State& state, std::size_t unit, const Pose& from, Length used,
                   Length more, Angle wheelsLeft) {
  const Length way = reachFrom(battle, state, unit, from, used, more);
  const auto bursts = [&](const Pose& pose, Length goes) {
    return wayToBursting(battle, state, unit, pose, goes) < goes;
  };
  WayRound best{from, straightWay(battle, state, unit, from, way).way};
  best.stopped = best.way < way;
  bool spares = !bursts(from, best.way);
  if (best.way == way && spares) return best;
  const auto consider = [&](const Pose& pose, Length wheeling) {
    const Length whole = way - wheeling;
    if (whole < best.way || (whole == best.way && spares) || !staysClear(battle, state, unit, pose)) return false;
    const Length left = std::min(whole, reachFrom(battle, state, unit, pose, used + wheeling, more));
    const Length goes = straightWay(battle, state, unit, pose, left).way;
    const bool sparing = goes >= best.way && !bursts(pose, goes);
    if (goes > best.way || (goes == best.way && sparing && !spares)) {
      best = {pose, goes, goes < left};
      spares = sparing;
    }
    return goes == whole && sparing;
  };
  const int freer = freerHand(battle, state, unit, from);
  for (Length s = slideStep; s <= mostSlide; s += slideStep)
    for (const Length aside : {freer * s, -freer * s})
      if (consider(slid(from, aside), 0)) return best;
  if (best.way == way) return best;
  for (Angle a = wheelStep; a <= wheelsLeft; a += wheelStep)
    for (const Angle angle : {freer * a, -freer * a})
      if (consider(wheeled(from, ud, angle), wheelCost(ud, angle))) return best;
  return best;
}

struct Ended {
  Pose from;  // of the straight part
  Length way = 0;
};

Ended evadePath(const Battle& battle, const State& state, std::size_t unit, const EvadeWay& way, bool along,
                Length more) {
  Pose from = way.turned;
  Length used = 0;
  if (along && way.toChargeLine != 0) {
    const Pose wheel = wheeled(from, ud, way.toChargeLine);
    if (staysClear(battle, state, unit, wheel)) {
      from = wheel;
      used = wheelCost(ud, way.toChargeLine);
    }
  }
  const Angle wheelsLeft = quarterTurn - (used > 0 ? (way.toChargeLine < 0 ? -way.toChargeLine : way.toChargeLine) : 0);
  const WayRound round = bestRound(battle, state, unit, from, used, more, wheelsLeft);
  return {round.from, round.stopped ? std::max<Length>(round.way - shortOf, 0) : round.way};
}

bool leaves(const Battle& battle, std::size_t unit, const Pose& pose) {
  return !insideTable(boxAt(battle, unit, pose), battle.setup().width, battle.setup().height);
}

}  // namespace

bool canEvade(const Profile& profile) {
  if (profile.category == Category::LI || profile.category == Category::LH || profile.is(javelinmen)) return true;
  if (profile.category != Category::Cv || profile.has(impetuous)) return false;
  return !profile.has(impact) || profile.has(halfBow);  // B-Abi-07
}

EvadeWay evadeWay(const Battle& battle, const State& state, std::size_t unit, Edge edge, Angle chargeHeading) {
  const Pose pose = state.units[unit].pose();
  const Angle turn = edge == Edge::front   ? halfTurn
                     : edge == Edge::right ? -quarterTurn
                     : edge == Edge::left  ? quarterTurn
                                           : 0;
  EvadeWay way{turn == 0 ? pose : turned(pose, battle.depth(unit), turn), 0};
  const Angle between = normalized(chargeHeading - way.turned.heading + halfTurn) - halfTurn;
  if (between >= -quarterTurn && between <= quarterTurn) way.toChargeLine = between;
  return way;
}

std::optional<Refusal> cannotEvade(const Battle& battle, const State& state, std::size_t unit, const EvadeWay& way) {
  const Arg who = piece(static_cast<int>(unit));
  if (!canEvade(battle.profile(unit))) return Refusal(phrases::notAnEvader, who);
  if (fightsOrSupports(battle, state, unit)) return Refusal(phrases::evaderFights, who);
  const Box box = boxAt(battle, unit, way.turned);
  for (const std::uint8_t enemy : holders(battle, state, unit, way.turned))
    if (straightAhead(box, boxOf(battle, state, enemy))) return Refusal(phrases::evadeInZone, who, piece(enemy));
  // Z93: a friend so near whom it does not pass freely is a blocker as well as an enemy.
  const auto goesOneUd = [&](const Pose& from) {
    return straightWay(battle, state, unit, from, ud).way >= ud && wayToBursting(battle, state, unit, from, ud) >= ud;
  };
  if (goesOneUd(way.turned)) return std::nullopt;
  for (Length s = slideStep; s <= mostSlide; s += slideStep)
    for (const Length aside : {s, -s}) {
      const Pose pose = slid(way.turned, aside);
      if (staysClear(battle, state, unit, pose) && goesOneUd(pose)) return std::nullopt;
    }
  return Refusal(phrases::evadeBlocked, who);
}

Pose evadeEnd(const Battle& battle, const State& state, std::size_t unit, const EvadeWay& way, bool along,
              Length more) {
  const Ended ended = evadePath(battle, state, unit, way, along, more);
  const Pose end = forward(ended.from, ended.way);
  return battle.profile(unit).light() ? turned(end, battle.depth(unit), halfTurn) : end;
}

template <class Events>
void evade(Play<Events>& play, std::size_t unit, const EvadeWay& way, bool along, Length more) {
  const Battle& battle = play.battle;
  removeContactsOf(play.state, unit);  // A21: of an incomplete one, which does not hold it
  const Ended ended = evadePath(battle, play.state, unit, way, along, more);
  if (leaves(battle, unit, forward(ended.from, ended.way))) {
    play.unit(unit).where = Where::left;
    play.outcome(phrases::leavesTable, piece(static_cast<int>(unit)));
    // A commander with it stays behind where it left (Z25).
    for (std::size_t corps = 0; corps < battle.corpsCount(); ++corps)
      if (play.state.commanders[corps].unit == unit) play.state.commanders[corps].unit = noUnit;
    return;
  }
  const Pose before = play.unit(unit).pose();
  march(play, unit, ended.from, ended.way);
  if (battle.profile(unit).light() && play.unit(unit).pose() != before)
    setDown(play, unit, turned(play.unit(unit).pose(), battle.depth(unit), halfTurn));
  play.unit(unit).marks |= Unit::evadedNow;
}
WALSTATT_ADLG_BOTH(evade, std::size_t, const EvadeWay&, bool, Length);

}  // namespace walstatt::adlg
