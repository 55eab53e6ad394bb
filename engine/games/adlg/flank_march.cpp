#include "games/adlg/flank_march.h"

#include <algorithm>

#include "games/adlg/ambush.h"
#include "games/adlg/charge_phrases.h"
#include "games/adlg/charging.h"
#include "games/adlg/cohesion.h"
#include "games/adlg/contacts.h"
#include "games/adlg/deploying.h"
#include "games/adlg/evading.h"
#include "games/adlg/melees.h"
#include "games/adlg/moving.h"
#include "games/adlg/room.h"
#include "games/adlg/sequence.h"
#include "games/adlg/setup_phrases.h"
#include "games/adlg/terrain.h"

namespace walstatt::adlg {

namespace {

constexpr Length scareDistance = 4 * ud;           // A11
constexpr int firstArrival = 6, laterArrival = 5;  // A11
constexpr Angle towardsRight = quarterTurn, towardsLeft = 3 * quarterTurn;

// The short edge as the owner sees the table: side 0 looks up, side 1 down.
bool entersLeftEdge(const State& state, Side side) { return (state.commanding.flankEdge[side] == 1) == (side == 0); }
Angle inward(const State& state, Side side) { return entersLeftEdge(state, side) ? towardsRight : towardsLeft; }
Length edgeX(const Battle& battle, const State& state, Side side) {
  return entersLeftEdge(state, side) ? 0 : battle.setup().width;
}

std::uint64_t wholeCorps(const Battle& battle, std::size_t corps) {
  const std::size_t size = battle.corps(corps).units.size();
  return size >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << size) - 1;
}

Length depthOf(const Battle& battle, std::size_t corps, int files) {
  Length depth = 0, deepest = 0;
  int file = 0;
  for (const std::uint8_t unit : battle.corps(corps).units) {
    if (file++ % files == 0) {
      depth += deepest;
      deepest = 0;
    }
    deepest = std::max(deepest, battle.depth(unit));
  }
  return depth + deepest;
}

// Its last rank stands with its rear on the edge of the table.
Block entryOf(const Battle& battle, const State& state, const Action& action, std::size_t corps) {
  const Side side = battle.corps(corps).side;
  Length y = 0;
  int files = 1;
  for (const Leg& leg : action.legs) {
    if (leg.kind() == LegKind::atY) y = leg.amount();
    if (leg.kind() == LegKind::files) files = std::max(1, leg.amount());
  }
  const Pose edge{{edgeX(battle, state, side), y}, inward(state, side)};
  return blockOf(battle, corps, wholeCorps(battle, corps), forward(edge, depthOf(battle, corps, files)), files);
}

// A22, Z69: in melee or melee support nobody evades.
bool standsFast(const Battle& battle, const State& state, std::size_t unit) {
  return fightsOrSupports(battle, state, unit);
}

bool isAllLightHorse(const Battle& battle, std::size_t corps) {
  const auto& units = battle.corps(corps).units;
  return std::all_of(units.begin(), units.end(),
                     [&](std::uint8_t unit) { return battle.profile(unit).category == Category::LH; });
}

// Away from the edge by the turn that comes nearest to it.
Pose facingAway(const Battle& battle, const State& state, std::size_t unit, Angle away) {
  const Pose now = state.units[unit].pose();
  Pose best = now;
  Angle least = fullTurn;
  for (const Angle turn : {0, quarterTurn, halfTurn, 3 * quarterTurn}) {
    const Angle off = normalized(now.heading + turn - away);
    if (std::min(off, fullTurn - off) >= least) continue;
    least = std::min(off, fullTurn - off);
    best = turn == 0 ? now : turned(now, battle.depth(unit), turn);
  }
  return best;
}

UnitSet driven(const State& state) { return {{state.charging.evading[0], state.charging.evading[1]}}; }
void keepDriven(State& state, const UnitSet& set) {
  for (std::size_t i = 0; i < 2; ++i) state.charging.evading[i] = state.charging.targets[i] = set.bits[i];
}
// The farthest from the edge first, so that those behind them find the way free.
std::uint8_t farthestOf(const State& state, const UnitSet& set, Angle away) {
  std::uint8_t farthest = set.first();
  const auto in = [&](std::uint8_t unit) {
    return away == towardsRight ? state.units[unit].at.x : -state.units[unit].at.x;
  };
  eachIn(set, [&](std::uint8_t unit) {
    if (in(unit) > in(farthest)) farthest = unit;
  });
  return farthest;
}

// A11: enemies near the corps that enters are lost, or have to give way.
template <class Events>
void findDriven(Play<Events>& play, const Block& block, Side side) {
  const Battle& battle = play.battle;
  State& state = play.state;
  UnitSet near;
  eachOnTable(battle, state, enemyOf(side), [&](std::size_t enemy) {
    const Box box = boxOf(battle, state, enemy);
    for (std::size_t i = 0; i < block.units.size(); ++i)
      if (within(box, boxAt(battle, block.units[i], block.poses[i]), scareDistance)) return near.add(enemy);
  });
  UnitSet giveWay;
  eachIn(near, [&](std::uint8_t enemy) {
    const Profile& profile = battle.profile(enemy);
    const bool onWheels = profile.category == Category::Art || profile.category == Category::WWg;
    if (onWheels && !inMelee(state, enemy)) {
      loseCohesion(play, enemy, profile.cohesion, phrases::flankDestroys);
      state.units[enemy].where = Where::routed;
    } else if (standsFast(battle, state, enemy)) {
      loseCohesion(play, enemy, 1, phrases::flankShakes);
    } else {
      giveWay.add(enemy);
    }
  });
  keepDriven(state, giveWay);
}

template <class Events>
void enter(Play<Events>& play) {
  const Battle& battle = play.battle;
  State& state = play.state;
  const Side side = state.active;
  const std::size_t corps = marchingCorps(battle, state, side);
  const Block block = entryOf(battle, state, state.commanding.pending, corps);
  state.commanding.pending = {};
  state.charging = {};
  const auto comeOn = [&](std::uint8_t unit, const Pose& wanted) {
    // Somebody who could not get away is still there.
    const auto pose = nearestRoom(battle, state, unit, wanted);
    state.units[unit].where = pose ? Where::table : Where::left;
    setDown(play, unit, pose.value_or(wanted));  // so it has moved (A25, A30)
  };
  for (std::size_t i = 0; i < block.units.size(); ++i) comeOn(block.units[i], block.poses[i]);
  // A corps larger than a group (Z1) comes on behind and beside it.
  for (const std::uint8_t unit : battle.corps(corps).units)
    if (state.units[unit].where == Where::flankMarch) comeOn(unit, block.poses[block.units.size() - 1]);
  revealAmbushes(play);
  afterFlankMarch(play);
}

// Who gives way throws as evaders do (A22, Z28); when all are away the corps comes.
template <class Events>
void nextDriven(Play<Events>& play) {
  State& state = play.state;
  const UnitSet left = driven(state);
  if (left.empty()) return enter(play);
  const std::uint8_t unit = farthestOf(state, left, inward(state, state.active));
  Charging& charging = state.charging;
  charging.kind = static_cast<std::uint8_t>(ChargeKind::flankMarch);
  charging.corps = play.battle.unit(unit).corps;
  charging.group = bitOf(play.battle, unit);
  charging.leader = charging.evader = unit;
  charging.from = state.units[unit].pose();
  state.step = Step::evadeDie;
}

// Ways to enter, allowed or not: all of it side by side or in two ranks, at every UD of the edge. Whether one of them will do.
template <class Test>
bool anyEntry(const Battle& battle, const State& state, std::size_t corps, const Test& willDo) {
  const Side side = battle.corps(corps).side;
  const int units = static_cast<int>(battle.corps(corps).units.size()), along = battle.setup().height / ud;
  const std::array<int, 2> widths{units, (units + 1) / 2};
  for (std::size_t i = 0; i < widths.size(); ++i) {
    const int files = widths[i];
    if (i > 0 && files == widths[0]) break;
    for (int step = 0; step + files <= along; ++step) {
      Action action;
      action.verb = Verb::enterFlankMarch;
      action.corps = state.commanding.corps < battle.corpsCount() ? state.commanding.corps : std::uint8_t{0};
      action.legs = {Leg(LegKind::atX, edgeX(battle, state, side)), Leg(LegKind::atY, (2 * step + files) * ud / 2),
                     Leg(LegKind::files, files)};
      if (willDo(action)) return true;
    }
  }
  return false;
}

std::optional<Refusal> groundRefuses(const Battle& battle, const State& state, const Block& block) {
  for (std::size_t i = 0; i < block.units.size(); ++i) {
    const std::size_t unit = block.units[i];
    const Box box = boxAt(battle, unit, block.poses[i]);
    if (!insideTable(box, battle.setup().width, battle.setup().height))
      return Refusal(phrases::deployOffTable, piece(static_cast<int>(unit)));
    if (!mayStand(state, box, battle.profile(unit)))
      return Refusal(phrases::deployClosedGround, piece(static_cast<int>(unit)));
  }
  return std::nullopt;
}

}  // namespace

std::size_t marchingCorps(const Battle& battle, const State& state, Side side) {
  for (std::size_t i = 0; i < battle.corpsCount(); ++i) {
    const CorpsSetup& corps = battle.corps(i);
    if (corps.side == side && !corps.units.empty() && state.units[corps.units[0]].where == Where::flankMarch) return i;
  }
  return maxCorps;
}

bool groundLetsIn(const Battle& battle, const State& state, std::size_t corps, std::uint8_t edge) {
  State then = state;
  then.commanding.flankEdge[battle.corps(corps).side] = edge;
  return anyEntry(battle, then, corps, [&](const Action& action) {
    return !groundRefuses(battle, then, entryOf(battle, then, action, corps));
  });
}

template <class Events>
void beginFlankMarch(Play<Events>& play) {
  State& state = play.state;
  const Side side = state.active;
  const std::size_t corps = marchingCorps(play.battle, state, side);
  if (corps == maxCorps) return afterFlankMarch(play);
  if (state.commanding.flankArrived[side] == 0) {
    state.step = Step::flankMarchDie;
    return;
  }
  state.step = Step::enterFlankMarch;
  const bool hasRoom = anyEntry(play.battle, state, corps, [&](const Action& action) {
    return !checkFlankMarch(play.battle, state, static_cast<Seat>(side), action);
  });
  if (hasRoom) return;
  play.tell(phrases::flankBlocked, sideArg(side));
  afterFlankMarch(play);
}
WALSTATT_ADLG_BOTH(beginFlankMarch);

Turn turnFlankMarch(const Battle&, const State& state) {
  if (state.step == Step::flankMarchDie) return Turn::rolling({1, 6, false, false}, state.active);
  return Turn::of(only(state.active));
}

template <class Events>
void rollFlankMarch(Play<Events>& play, const Faces& faces) {
  State& state = play.state;
  const Side side = state.active;
  const std::size_t corps = marchingCorps(play.battle, state, side);
  Explained sum;
  sum.add(faces[0], phrases::reasonArrivalDie);
  if (corps != maxCorps && isAllLightHorse(play.battle, corps)) sum.add(1, phrases::reasonAllLightHorse);
  const int need = state.commanding.flankTries[side] == 0 ? firstArrival : laterArrival;
  if constexpr (Events::wanted)
    play.events.number(Said(phrases::flankDieIs, sideArg(side), number(sum.value()), number(need)), sum);
  // Only the first try differs from the others.
  state.commanding.flankTries[side] = 1;
  if (sum.value() >= need) state.commanding.flankArrived[side] = 1;
  play.outcome(sum.value() >= need ? phrases::flankArrives : phrases::flankNotYet, sideArg(side));
  afterFlankMarch(play);
}
WALSTATT_ADLG_BOTH(rollFlankMarch, const Faces&);

std::optional<Refusal> checkFlankMarch(const Battle& battle, const State& state, Seat seat, const Action& action) {
  const Side side = battle.sideOf(seat);
  const std::size_t corps = marchingCorps(battle, state, side);
  if (action.verb != Verb::enterFlankMarch || side != state.active || corps == maxCorps)
    return Refusal(phrases::flankEnterNow);
  for (const Leg& leg : action.legs)
    if (leg.kind() == LegKind::atX && leg.amount() != edgeX(battle, state, side))
      return Refusal(phrases::flankEnterNow);
  const Block block = entryOf(battle, state, action, corps);
  if (auto refused = groundRefuses(battle, state, block)) return refused;
  for (std::size_t i = 0; i < block.units.size(); ++i) {
    const Box box = boxAt(battle, block.units[i], block.poses[i]);
    for (std::size_t other = 0; other < battle.unitCount(); ++other) {
      const bool stays = battle.sideOfUnit(other) == side || standsFast(battle, state, other);
      if (isObstacle(state, other) && stays && overlap(box, boxOf(battle, state, other)))
        return Refusal(phrases::flankEdgeTaken, piece(static_cast<int>(other)));
    }
    for (Side each = 0; each < 2; ++each)
      if (campStands(state, each) && overlap(box, campBox(state, each))) return Refusal(phrases::flankEdgeTaken);
  }
  return std::nullopt;
}

template <class Events>
void applyFlankMarch(Play<Events>& play, Seat seat, const Action& action) {
  const Battle& battle = play.battle;
  State& state = play.state;
  const Side side = battle.sideOf(seat);
  const std::size_t corps = marchingCorps(battle, state, side);
  const Block block = entryOf(battle, state, action, corps);
  play.tell(phrases::flankEnters, sideArg(side));
  state.commanding.pending = action;
  state.commanding.flankArrived[side] = 2;
  state.charging = {};
  findDriven(play, block, side);
  nextDriven(play);
}
WALSTATT_ADLG_BOTH(applyFlankMarch, Seat, const Action&);

template <class Events>
void rollDriven(Play<Events>& play, const Faces& faces) {
  State& state = play.state;
  const Angle away = inward(state, state.active);
  UnitSet group = evadingGroup(play.battle, state, state.charging.evader), left = driven(state);
  const Length more = chargeDie(play.profile(state.charging.evader), faces[0]);  // A18: HI never goes less
  play.tell(phrases::evadeDieFalls, piece(state.charging.evader), number(faces[0]), number(more));
  while (!group.empty()) {
    const std::uint8_t unit = farthestOf(state, group, away);
    group.remove(unit);
    left.remove(unit);
    play.tell(phrases::flankDrivesBack, piece(unit));
    evade(play, unit, EvadeWay{facingAway(play.battle, state, unit, away), 0}, false, more);
    if (!canEvade(play.profile(unit)) && state.units[unit].onTable()) loseCohesion(play, unit, 1, phrases::flankShakes);
  }
  keepDriven(state, left);
  nextDriven(play);
}
WALSTATT_ADLG_BOTH(rollDriven, const Faces&);

void listFlankMarch(const Battle& battle, const State& state, Seat seat, ActionList<Action>& out) {
  const Side side = battle.sideOf(seat);
  const std::size_t corps = marchingCorps(battle, state, side);
  if (corps == maxCorps || side != state.active) return;
  anyEntry(battle, state, corps, [&](const Action& action) {
    if (!checkFlankMarch(battle, state, seat, action)) out.push_back(action);
    return false;
  });
}

}  // namespace walstatt::adlg
