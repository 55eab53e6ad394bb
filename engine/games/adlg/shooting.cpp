// The shooting phase (A25).
#include "games/adlg/shooting.h"

#include <algorithm>

#include "games/adlg/cohesion.h"
#include "games/adlg/combat_phrases.h"
#include "games/adlg/melees.h"
#include "games/adlg/sequence.h"
#include "games/adlg/sight.h"
#include "games/adlg/terrain.h"

namespace walstatt::adlg {

namespace {

constexpr Throw twoDice{2, 6, true, false};
constexpr Length zoneMargin = ud;   // A25
constexpr Length farFrom = 4 * ud;  // beyond it artillery's zone is wider
constexpr Length farMargin = 2 * ud;
constexpr Length reachOfZone = 14 * ud;

bool hasBit(const std::uint64_t (&bits)[2], std::size_t unit) { return (bits[unit >> 6] >> (unit & 63) & 1u) != 0; }
void setBit(std::uint64_t (&bits)[2], std::size_t unit) { bits[unit >> 6] |= std::uint64_t{1} << (unit & 63); }

bool isTarget(const State& state, const Melees& melees, std::size_t unit) {
  return isObstacle(state, unit) && !inContact(state, unit) && !melees.isInSimpleSupport(unit);
}

// A quick look before the exact one: nobody within `reach` of the point is on the way from one to the other.
bool surelyOff(Point from, Point to, Point at, Length reach) {
  if (at.x < std::min(from.x, to.x) - reach || at.x > std::max(from.x, to.x) + reach) return true;
  if (at.y < std::min(from.y, to.y) - reach || at.y > std::max(from.y, to.y) + reach) return true;
  const std::int64_t x = to.x - from.x, y = to.y - from.y;
  const std::int64_t aside = x * (at.y - from.y) - y * (at.x - from.x);
  const std::int64_t most = reach * ((x < 0 ? -x : x) + (y < 0 ? -y : y));  // the way is no longer than that
  return aside > most || aside < -most;
}

// A body hides what is behind more than its very edges: so much less on every side. Ways through a box by a sliver count as
// past it.
constexpr Length screenEdge = 2 * touching, screenLess = screenEdge + touching;
Box bodyOf(const Pose& pose, Length depth, Length less) {
  return boxOf(forward(pose, -less), ud - 2 * less, depth - 2 * less);
}

// Z46: other units hide it, but light infantry.
bool isHiddenByUnits(const Battle& battle, const State& state, std::size_t shooter, std::size_t target, Point from,
                     Point to) {
  for (std::size_t i = 0; i < battle.unitCount(); ++i) {
    if (i == shooter || i == target || !isObstacle(state, i) || battle.profile(i).category == Category::LI) continue;
    if (farApart(state.units[i].at, state.units[shooter].at, reachOfZone)) continue;
    const Pose pose = state.units[i].pose();
    const Length depth = battle.depth(i);
    if (surelyOff(from, to, pose.at, depth + ud / 2)) continue;
    if (crosses(from, to, bodyOf(pose, depth, screenEdge))) return true;
  }
  return false;
}

// Whoever may hide a part of the target.
Screens screensBefore(const Battle& battle, const State& state, std::size_t shooter, std::size_t target,
                      const std::array<Point, 2>& ends, const Box& his) {
  Screens screens;
  const Point middle = coarse(his.middle);
  const Length extent = battle.depth(target) + ud / 2;
  for (std::size_t i = 0; i < battle.unitCount() && !screens.full(); ++i) {
    if (i == shooter || i == target || !isObstacle(state, i) || battle.profile(i).category == Category::LI) continue;
    const Pose pose = state.units[i].pose();
    const Length depth = battle.depth(i), reach = depth + ud / 2 + extent;
    if (surelyOff(ends[0], middle, pose.at, reach) && surelyOff(ends[1], middle, pose.at, reach)) continue;
    screens.push_back(bodyOf(pose, depth, screenLess));
  }
  return screens;
}

// Covering terrain hides its whole outline from there, and so all within: whoever sees a point sees what is before it.
bool isHiddenByGround(const State& state, Point from, const Box& his) {
  constexpr std::int64_t steps = 8;
  for (std::size_t i = 0; i < 4; ++i) {
    const Vec &a = his.corners[i], &b = his.corners[(i + 1) % 4];
    for (std::int64_t k = 0; k < steps; ++k)
      if (coverBetween(state, from, coarse({a.x + (b.x - a.x) * k / steps, a.y + (b.y - a.y) * k / steps})) <= ud)
        return false;
  }
  return true;
}

// A25: from both corners of the edge that is shot from to one point of the target, which neither units nor covering terrain
// hide from either.
bool sees(const Battle& battle, const State& state, std::size_t shooter, const Pose& front, Length width,
          const Box& own, std::size_t target) {
  const Box his = boxOf(battle, state, target);
  if (state.pieceCount > 0 && hiddenInGully(state, his, own)) return false;
  const std::array<Point, 2> ends{frontCorner(front, width, Hand::left), frontCorner(front, width, Hand::right)};
  const auto clear = [&](Vec at) {
    const Point point = coarse(at);
    return std::none_of(ends.begin(), ends.end(), [&](Point end) {
      return (state.pieceCount > 0 && coverBetween(state, end, point) > ud) ||
             isHiddenByUnits(battle, state, shooter, target, end, point);
    });
  };
  const Vec* corner = his.corners.data();
  for (std::size_t i = 0; i < 4; ++i) {
    const Vec &a = corner[i], &b = corner[(i + 1) % 4];
    if (clear({(a.x + b.x) / 2, (a.y + b.y) / 2}) || clear(a)) return true;
  }
  if (clear({(corner[0].x + corner[2].x) / 2, (corner[0].y + corner[2].y) / 2})) return true;
  // Mostly there is none; a gap between two bodies may show a narrower part.
  if (state.pieceCount > 0 && (isHiddenByGround(state, ends[0], his) || isHiddenByGround(state, ends[1], his)))
    return false;
  const Screens screens = screensBefore(battle, state, shooter, target, ends, his);
  return OpenParts(ends, screens, state.pieceCount > 0).anyPoint(his, clear);
}

// The enemies a unit may shoot at now.
struct Aim {
  std::uint8_t target = noUnit;
  bool toRear = false;
};
using Aims = FixedList<Aim, 6>;

enum class Zone : std::uint8_t { none, aside, ahead };
// What lies before one edge that is shot from: straight before it, and beside that. As deep as the range, aside too: by so
// much deeper that whoever stands exactly at the range overlaps it by more than a sliver.
class Sector {
 public:
  Sector(const Profile& profile, const Pose& front, Length width) {
    const Length deep = profile.range + touching + 1;
    const bool guns = profile.weapon == Weapon::mediumArtillery || profile.weapon == Weapon::heavyArtillery;
    whole_ = areaAhead(front, width, 0, deep, zoneMargin);
    ahead_ = areaAhead(front, width, 0, deep);
    wide_ = guns && profile.range > farFrom;
    if (wide_) far_ = areaAhead(front, width, farFrom, deep - farFrom, farMargin);
  }
  Zone zoneOf(const Box& target) const {
    if (!overlap(whole_, target) && !(wide_ && overlap(far_, target))) return Zone::none;
    return overlap(ahead_, target) ? Zone::ahead : Zone::aside;
  }

 private:
  Box whole_, ahead_, far_;
  bool wide_ = false;
};

struct Sighted {
  Zone zone;
  Length far;
  std::uint8_t unit;
  bool before(const Sighted& other) const {
    if (zone != other.zone) return zone > other.zone;
    return far != other.far ? far < other.far : unit < other.unit;
  }
};

// B-Sho-01, 02: the nearest straight before that edge, otherwise the nearest in the zone; equally near ones all. Whether
// they are seen is asked last: that takes longest.
void aimFrom(const Battle& battle, const State& state, const Melees& melees, std::size_t shooter, const Pose& front,
             Length width, bool toRear, Aims& aims) {
  const Profile& profile = battle.profile(shooter);
  const Box own = boxOf(battle, state, shooter);
  const Sector sector(profile, front, width);
  std::array<Sighted, maxUnits> sighted;
  std::size_t count = 0;
  eachOnTable(battle, state, enemyOf(battle.sideOfUnit(shooter)), [&](std::size_t i) {
    if (farApart(state.units[i].at, state.units[shooter].at, profile.range + 2 * reachOfBase)) return;
    const Box his = boxOf(battle, state, i);
    const bool allRound = profile.category == Category::LH;
    const Zone zone = allRound ? Zone::aside : sector.zoneOf(his);
    if (zone == Zone::none || (allRound && !within(own, his, profile.range))) return;
    sighted[count++] = {zone, distance(own, his), static_cast<std::uint8_t>(i)};
  });
  std::sort(sighted.begin(), sighted.begin() + static_cast<std::ptrdiff_t>(count),
            [](const Sighted& a, const Sighted& b) { return a.before(b); });
  const Sighted* best = nullptr;
  for (std::size_t k = 0; k < count; ++k) {
    const Sighted& one = sighted[k];
    if (best && (one.zone != best->zone || one.far != best->far)) return;
    if (!isTarget(state, melees, one.unit) || !sees(battle, state, shooter, front, width, own, one.unit)) continue;
    best = &one;
    const bool known = std::any_of(aims.begin(), aims.end(), [&](const Aim& aim) { return aim.target == one.unit; });
    if (!known && !aims.full()) aims.push_back({one.unit, toRear});
  }
}

Aims aimsAmong(const Battle& battle, const State& state, const Melees& melees, std::size_t shooter) {
  const Profile& profile = battle.profile(shooter);
  const Pose pose = state.units[shooter].pose();
  Aims aims;
  if (profile.category == Category::WWg) {  // from one long side; its owner chooses which
    const Length depth = profile.depth;
    for (const Angle side : {quarterTurn, -quarterTurn}) {
      Pose edge = turnedAbout(forward(pose, -depth / 2), forward(pose, -depth / 2).at, side);
      aimFrom(battle, state, melees, shooter, forward(edge, ud / 2), depth, false, aims);
    }
    return aims;
  }
  aimFrom(battle, state, melees, shooter, pose, ud, false, aims);
  if (aims.empty() && profile.category == Category::Cv && profile.is(chariots)) {  // Z45: only if nobody is ahead
    const Pose rear = turnedAbout(forward(pose, -profile.depth), forward(pose, -profile.depth).at, halfTurn);
    aimFrom(battle, state, melees, shooter, rear, ud, true, aims);
  }
  return aims;
}

// Without those who were shot at before.
Aims openAims(const Battle& battle, const State& state, const Melees& melees, std::size_t shooter) {
  Aims aims = aimsAmong(battle, state, melees, shooter);
  for (std::size_t k = aims.size(); k-- > 0;)
    if (state.units[aims[k].target].is(Unit::shotAt)) aims.erase(k);
  return aims;
}

const Phrase* reasonNotToShoot(const Battle& battle, const State& state, const Melees& melees, std::size_t unit) {
  const Profile& profile = battle.profile(unit);
  const Unit& one = state.units[unit];
  if (profile.range == 0 || !one.onTable()) return &phrases::hasNoMissiles;
  if (one.is(Unit::chargedNow | Unit::evadedNow | Unit::disengagedNow | Unit::leftZoneNow))
    return &phrases::movedTooWildly;
  if ((one.marks & Unit::movesMade) >= 2) return &phrases::movedTooOften;
  const bool heavyGuns = profile.weapon == Weapon::mediumArtillery || profile.weapon == Weapon::heavyArtillery;
  if (heavyGuns && one.is(Unit::movedLast) && battle.sideOfUnit(unit) == state.active) return &phrases::gunsMoved;
  if (inContact(state, unit) || melees.isInSimpleSupport(unit)) return &phrases::busyFighting;
  return one.is(Unit::hasShot) ? &phrases::hasShotAlready : nullptr;
}

bool isCovered(const State& state, const Box& box, const Profile& profile) {
  if (state.pieceCount == 0) return false;
  const Footing footing = footingOf(state, box, profile);
  return footing.inCover || footing.worst == Going::heavy;  // A10: dunes are rough to camels
}

// All shooters of one side with their targets. What each sees takes long to find out: it is asked for when it matters, and
// once.
class Shooters {
 public:
  Shooters(const Battle& battle, const State& state, Side side)
      : battle_(battle), state_(state), melees_(battle, state) {
    eachOnTable(battle, state, side, [&](std::size_t i) {
      if (battle.profile(i).range != 0 && !reasonNotToShoot(battle, state, melees_, i)) waiting_.add(i);
    });
  }
  struct Shooter {
    std::uint8_t unit;
    Aims aims;
    const Aim* at(std::size_t target) const {
      for (const Aim& aim : aims)
        if (aim.target == target) return &aim;
      return nullptr;
    }
  };
  // In the order of their numbers, until one of them is right.
  template <class Test>
  bool any(const Test& isRight) const {
    return anyOf(waiting_, isRight);
  }
  template <class Visit>
  void each(const Visit& visit) const {
    any([&](const Shooter& one) {
      visit(one);
      return false;
    });
  }
  // Those alone who shoot at that target.
  template <class Visit>
  void eachAt(std::size_t target, const Visit& visit) const {
    UnitSet near;
    eachIn(waiting_, [&](std::uint8_t i) {
      const Length reach = battle_.profile(i).range + 2 * reachOfBase;
      if (!farApart(state_.units[target].at, state_.units[i].at, reach)) near.add(i);
    });
    anyOf(near, [&](const Shooter& one) {
      if (const Aim* aim = one.at(target)) visit(one, *aim);
      return false;
    });
  }

  Volley volley(const Shooter& main, const Aim& aim) const {
    Volley volley;
    volley.shooter = &battle_.profile(main.unit);
    volley.target = &battle_.profile(aim.target);
    volley.disordered = state_.units[main.unit].disordered();
    volley.toRear = aim.toRear;
    const Box own = boxOf(battle_, state_, main.unit), his = boxOf(battle_, state_, aim.target);
    volley.shooterCovered = isCovered(state_, own, *volley.shooter);
    volley.inCover = state_.pieceCount > 0 && footingOf(state_, his, *volley.target).inCover;
    const Work* work = state_.workCount > 0 ? workBetween(state_, his, own, battle_.sideOfUnit(aim.target)) : nullptr;
    volley.fortified = work && work->kind == WorkKind::fortification;
    eachAt(aim.target, [&](const Shooter& other, const Aim&) {
      if (other.unit == main.unit) return;
      ++(battle_.profile(other.unit).light() ? volley.lightSupports : volley.heavySupports);
    });
    return volley;
  }
  // Nothing to choose: nobody who could shoot at it has another target, and whoever leads, the sums are the same.
  bool isForced(std::size_t target) const {
    bool first = true, alike = true;
    int factor = 0, protection = 0;
    Quality quality = Quality::ordinary;
    eachAt(target, [&](const Shooter& one, const Aim& aim) {
      if (!alike) return;
      if (one.aims.size() > 1) {
        alike = false;
        return;
      }
      const Volley shot = volley(one, aim);
      const int ownFactor = shotFactor<Sum>(shot).value(), against = protectionAgainst<Sum>(shot).value();
      const Quality own = shootingQuality(*shot.shooter);
      alike = first || (ownFactor == factor && against == protection && own == quality);
      factor = ownFactor;
      protection = against;
      quality = own;
      first = false;
    });
    return alike && !first;
  }

 private:
  // Of those in the set who have a target.
  template <class Test>
  bool anyOf(const UnitSet& set, const Test& isRight) const {
    return anyIn(set, [&](std::uint8_t i) {
      Shooter& one = all_[i];
      if (!known_.has(i)) one = {i, openAims(battle_, state_, melees_, i)};
      known_.add(i);
      return !one.aims.empty() && isRight(one);
    });
  }

  const Battle& battle_;
  const State& state_;
  Melees melees_;
  UnitSet waiting_;  // who may shoot at all
  mutable UnitSet known_;
  mutable std::array<Shooter, maxUnits> all_;
};

Side shootingSide(const State& state) { return state.fighting.wave == 0 ? state.active : enemyOf(state.active); }

template <class Events>
void takeAim(Play<Events>& play, std::uint8_t shooter, std::uint8_t target) {
  play.state.fighting.first = shooter;
  play.state.fighting.second = target;
  play.state.step = Step::shotDice;
  play.tell(phrases::shootsAt, piece(shooter), piece(target));
}

template <class Events>
void endShooting(Play<Events>& play) {
  Fighting& fighting = play.state.fighting;
  for (std::size_t i = 0; i < play.battle.unitCount(); ++i)
    if (hasBit(fighting.hit, i)) loseCohesion(play, i, 1, phrases::losesByShot);
  fighting = {};
  afterShooting(play);
}

template <class Events>
void nextShot(Play<Events>& play) {
  State& state = play.state;
  for (; state.fighting.wave < 2; ++state.fighting.wave) {
    const Shooters shooters(play.battle, state, shootingSide(state));
    const Shooters::Shooter* forced = nullptr;
    bool open = false;
    shooters.any([&](const Shooters::Shooter& one) {
      open = true;
      if (shooters.isForced(one.aims[0].target)) forced = &one;
      return forced != nullptr;
    });
    if (forced) return takeAim(play, forced->unit, forced->aims[0].target);
    if (open) {
      state.fighting.first = state.fighting.second = noUnit;
      state.step = Step::chooseShot;
      return;
    }
  }
  endShooting(play);
}

}  // namespace

const Phrase* cannotShoot(const Battle& battle, const State& state, std::size_t unit) {
  return reasonNotToShoot(battle, state, Melees(battle, state), unit);
}

Shots openShots(const Battle& battle, const State& state, Side side) {
  Shots shots;
  const Shooters shooters(battle, state, side);
  shooters.each([&](const Shooters::Shooter& one) {
    for (const Aim& aim : one.aims)
      if (!shots.full()) shots.push_back({one.unit, aim.target, shooters.volley(one, aim)});
  });
  return shots;
}

bool shotIsOpen(const Battle& battle, const State& state) {
  return state.fighting.wave < 2 &&
         Shooters(battle, state, shootingSide(state)).any([](const Shooters::Shooter&) { return true; });
}

template <class Events>
void beginShooting(Play<Events>& play) {
  play.state.fighting = {};
  for (std::size_t i = 0; i < play.battle.unitCount(); ++i)
    play.unit(i).marks &= ~std::uint32_t{Unit::shotAt | Unit::hasShot};
  nextShot(play);
}

Turn turnShooting(const Battle& battle, const State& state) {
  if (state.step == Step::shotDice) {
    const Side shooters = battle.sideOfUnit(state.fighting.first);
    return Turn::rolling(twoDice, shooters, static_cast<Seat>(1 - shooters));
  }
  const Side side = shootingSide(state);
  return side == state.active ? Turn::of(only(side)) : Turn::reactionOf(only(side));
}

std::optional<Refusal> checkShooting(const Battle& battle, const State& state, Seat seat, const Action& action) {
  if (action.verb != Verb::shoot) return Refusal(phrases::shootNow);
  if (action.unit >= battle.unitCount() || battle.sideOfUnit(action.unit) != seat)
    return Refusal(phrases::noSuchShooter);
  if (const Phrase* why = cannotShoot(battle, state, action.unit)) return Refusal(*why, piece(action.unit));
  const Aims aims = openAims(battle, state, Melees(battle, state), action.unit);
  if (aims.empty()) return Refusal(phrases::noTarget, piece(action.unit));
  for (const Aim& aim : aims)
    if (aim.target == action.target) return std::nullopt;
  const bool shotAt = action.target < battle.unitCount() && state.units[action.target].is(Unit::shotAt);
  if (shotAt) return Refusal(phrases::shotAtAlready, piece(action.target));
  return Refusal(phrases::nearerTarget, piece(action.unit), piece(aims[0].target));
}

void listShooting(const Battle& battle, const State& state, Seat seat, ActionList<Action>& out) {
  Shooters(battle, state, seat).each([&](const Shooters::Shooter& one) {
    for (const Aim& aim : one.aims) {
      Action action;
      action.verb = Verb::shoot;
      action.corps = battle.unit(one.unit).corps;
      action.unit = one.unit;
      action.target = aim.target;
      out.push_back(action);
    }
  });
}

template <class Events>
void applyShooting(Play<Events>& play, Seat, const Action& action) {
  takeAim(play, action.unit, action.target);
}

template <class Events>
void rollShooting(Play<Events>& play, const Faces& faces) {
  State& state = play.state;
  Fighting& fighting = state.fighting;
  const std::uint8_t main = fighting.first, target = fighting.second;
  const Shooters shooters(play.battle, state, shootingSide(state));
  UnitSet shooting;
  shooters.eachAt(target, [&](const Shooters::Shooter& one, const Aim& aim) {
    shooting.add(one.unit);
    if (one.unit != main) return;
    const Volley volley = shooters.volley(one, aim);
    if constexpr (Events::wanted) {
      const ToldShot told = toldShot(volley, faces[0], faces[1]);
      play.events.number(Said(phrases::shotIs, piece(main), number(told.shooter.value())), told.shooter);
      play.events.number(Said(phrases::protectionIs, piece(target), number(told.target.value())), told.target);
    }
    if (hits(volley, faces[0], faces[1])) {
      setBit(fighting.hit, target);
      play.outcome(phrases::isHit, piece(target));
    } else {
      play.outcome(phrases::isMissed, piece(target));
    }
  });
  eachIn(shooting, [&](std::uint8_t i) { play.unit(i).marks |= Unit::hasShot; });
  play.unit(target).marks |= Unit::shotAt;
  fighting.first = fighting.second = noUnit;
  nextShot(play);
}

WALSTATT_ADLG_BOTH(beginShooting);
WALSTATT_ADLG_BOTH(applyShooting, Seat, const Action&);
WALSTATT_ADLG_BOTH(rollShooting, const Faces&);

}  // namespace walstatt::adlg
