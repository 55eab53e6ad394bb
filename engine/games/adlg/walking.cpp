// The way of a moving group (A15, A16, A17, A24, B-ZoC).
#include "games/adlg/walking.h"

#include <algorithm>
#include <span>

#include "games/adlg/command_phrases.h"
#include "games/adlg/contacts.h"
#include "games/adlg/enemy_zones.h"
#include "games/adlg/manoeuvre.h"
#include "games/adlg/obstacles.h"
#include "games/adlg/passing.h"
#include "games/adlg/terrain.h"

namespace walstatt::adlg {

namespace {

// A wheel is judged in steps in which the outer end of the front goes three tenths of a UD, less than any base is deep.
constexpr Angle wheelStepOf(int files) { return 1'700 / files; }

Length size(Length amount) { return amount < 0 ? -amount : amount; }

// Walks the group along its way.
class Walk {
 public:
  Walk(const Battle& battle, const State& state, MovePlan& plan, const Reckoning& reckoning, const Action& action)
      : battle_(battle),
        state_(state),
        plan_(plan),
        formation_(plan.formation),
        depth_(depthOf(battle, formation_)),
        zones_(battle, state, battle.corps(action.corps).side,
               boundsAround(formation_.front.at, spread() + reckoning.longest), membersOf(formation_),
               plan.moveNumber > 1 ? farEnough + battle.greatestExtent() : 0) {
    layOut(battle, formation_, formation_.front, poses_);
    const Length reach = spread() + reckoning.longest + (plan.moveNumber > 1 ? farEnough : ud + shortOf);
    gather(battle, state, action.corps, action.group, formation_.front.at, reach, zones_.near(), obstacles_);
    findPieces(reach);
    for (std::size_t i = 0; i < formation_.units.size(); ++i) {
      const Profile& profile = battle.profile(formation_.units[i]);
      going_[i] = Going::open;
      if (pieces_) going_[i] = worstGoing(state, boxAt(battle, formation_.units[i], poses_[i]), profile, pieces_);
      roadAllTheWay_ = roadAllTheWay_ && hasRoad_ && alongRoad(state, boxAt(battle, formation_.units[i], poses_[i]));
    }
  }

  std::optional<Refusal> leg(Leg leg) {
    switch (leg.kind()) {
      case LegKind::forward: return straight(leg.amount());
      case LegKind::slide: return slide(leg.amount());
      case LegKind::wheel: return wheel(leg.amount());
      default: return reform(leg);
    }
  }

  // Ends on nobody; friends make room (A24).
  std::optional<Refusal> arrive() {
    FixedList<const Obstacle*, maxUnits> friends;  // whom somebody of the group may end over
    const Box whole = boxOf(formation_.front, formation_.width(), depth_);
    for (const Obstacle& one : obstacles_)
      if (!one.enemy && one.unit != noUnit && !surelyAway(whole, one.at, one.extent)) friends.push_back(&one);
    for (const Obstacle* const one : friends)
      if (!makesRoom(*one)) return Refusal(phrases::noRoomBehind, piece(one->unit));
    plan_.ends = poses_;
    plan_.allowance = allowance();
    return std::nullopt;
  }

 private:
  using Swept = Box (*)(const Battle&, std::uint8_t, const Pose&, const Pose&, Length);
  enum class Step : std::uint8_t { straight, slide, wheel, reform };

  // A24: for all of the group who end over him, at the first place that is clear of all of it; or nobody does.
  bool makesRoom(const Obstacle& one) {
    std::uint32_t over = 0;  // who of the group, one bit each
    for (std::size_t i = 0; i < formation_.units.size(); ++i) {
      const Box end = boxAt(battle_, formation_.units[i], poses_[i]);
      const bool away = surelyAway(end, one.at, one.extent) || !overlap(end, one.box(battle_, state_));
      over |= std::uint32_t{!away} << i;
    }
    return over == 0 || makesRoomFor(over, one.unit);
  }
  bool makesRoomFor(std::uint32_t over, std::uint8_t unit) {
    FixedList<Box, maxGroup> ends;
    Mates mates{membersOf(formation_), {}};
    for (std::size_t i = 0; i < formation_.units.size(); ++i)
      ends.push_back(boxAt(battle_, formation_.units[i], poses_[i]));
    mates.ends = {ends.begin(), ends.size()};
    for (std::size_t i = 0; i < ends.size() && !plan_.pushed.full(); ++i) {
      if ((over >> i & 1u) == 0) continue;
      const auto to = madeRoom(battle_, state_, formation_.units[i], poses_[i], unit, mates);
      if (!to || clashes(unit, *to)) continue;
      plan_.pushed.push_back({unit, *to});
      return true;
    }
    return false;
  }

  static UnitSet membersOf(const Formation& formation) {
    UnitSet members;
    for (const std::uint8_t unit : formation.units) members.add(unit);
    return members;
  }

  // Nobody of the group is farther from the middle of its front edge.
  Length spread() const { return formation_.width() / 2 + depth_; }

  void findPieces(Length reach) {
    const Bounds bounds = boundsAround(formation_.front.at, reach);
    for (std::size_t i = 0; i < state_.pieceCount; ++i) {
      const Piece& piece = state_.pieces[i];
      if (keepsAway(bounds, outlineOf(piece))) continue;
      if (piece.kind == TerrainKind::road)
        hasRoad_ = true;
      else
        pieces_ |= 1u << i;
    }
  }

  Box sweptBox(Step step, std::size_t i, const Pose& from, const Pose& to, Length way) const {
    const Length depth = battle_.depth(formation_.units[i]);
    return sweptBox(step, ud, depth, from, to, way);
  }
  static Box sweptBox(Step step, Length width, Length depth, const Pose& from, const Pose& to, Length way) {
    switch (step) {
      case Step::straight: return boxOf(to, width, depth + way);
      case Step::slide: return boxOf(slid(from, way / 2), width + size(way) + 1, depth);
      default: return boxOf(to, width, depth);
    }
  }

  std::optional<Refusal> straight(Length way) {
    const Pose to = forward(formation_.front, way);
    return step(Step::straight, to, way);
  }
  std::optional<Refusal> slide(Length way) { return step(Step::slide, slid(formation_.front, way), way); }
  std::optional<Refusal> wheel(Angle angle) {
    plan_.way += wheelCost(formation_.width(), size(angle));
    const Pose begin = formation_.front;
    const Point pivot = frontCorner(begin, formation_.width(), angle > 0 ? Hand::right : Hand::left);
    const Angle wheelStep = wheelStepOf(formation_.files);
    const int steps = (size(angle) + wheelStep - 1) / wheelStep;
    lookAround(Step::wheel, roundWheel(begin, formation_.width(), depth_, angle));
    for (int k = 1; k <= steps; ++k) {
      const Pose to = turnedAbout(begin, pivot, k == steps ? angle : angle / steps * k);
      if (auto refusal = step(Step::wheel, to, 0)) return refusal;
    }
    return std::nullopt;
  }
  std::optional<Refusal> reform(Leg leg) {
    std::optional<Refusal> refusal;
    if (leg.kind() == LegKind::turn) {
      refusal = turnFormation(battle_, formation_, leg.amount());
      plan_.way += costOfTurn();
    } else if (leg.kind() == LegKind::expand) {
      refusal = expandFormation(formation_, leg.amount(), plan_.way);
    } else {
      refusal = contractFormation(battle_, formation_, leg.amount(), plan_.way);
    }
    if (refusal) return refusal;
    depth_ = depthOf(battle_, formation_);
    turning_ = leg.kind() == LegKind::turn;
    return step(Step::reform, formation_.front, 0);
  }
  // The dearest of the group; lights have their first for nothing (B-Man-06 to 08).
  Length costOfTurn() {
    Length dearest = 0;
    for (const std::uint8_t unit : formation_.units) {
      const Profile& profile = battle_.profile(unit);
      if (profile.light() && turnsMade_ == 0) continue;
      dearest = std::max(dearest, turnCost(profile));
    }
    ++turnsMade_;
    return dearest;
  }

  std::optional<Refusal> step(Step kind, const Pose& to, Length way) {
    if (kind == Step::straight) plan_.way += way;
    const Pose from = formation_.front;
    const Poses before = poses_;
    layOut(battle_, formation_, to, poses_);
    formation_.front = to;
    const Box cover = sweptBox(kind, formation_.width(), depth_, from, to, way);
    if (auto refusal = onTable(cover)) return refusal;
    if (auto refusal = ground(kind, cover, before, way)) return refusal;
    if (kind != Step::wheel) lookAround(kind, cover);
    for (const Obstacle* const one : around())
      if (auto refusal = meet(*one, kind, cover, before, way)) return refusal;
    return obstacles_.anyZones ? zones(kind, cover, before, way) : std::nullopt;
  }

  // A quick look before the exact ones: everybody who may have to do with a group that does not leave that box. The steps of a
  // wheel share it.
  void lookAround(Step kind, const Box& box) {
    aroundCount_ = 0;
    const Length ofZones = reachOfZone + farthestOutside(kind);
    for (const Obstacle& one : obstacles_) {
      const Length apart = one.enemy && plan_.moveNumber > 1 ? farEnough : one.marker ? ud : touching;
      const Length reach = std::max(one.extent + apart, one.mayHold ? ofZones : 0);
      around_[aroundCount_] = &one;
      aroundCount_ += surelyAway(box, one.at, reach) ? 0u : 1u;
    }
  }
  std::span<const Obstacle* const> around() const { return {around_.data(), aroundCount_}; }

  std::optional<Refusal> onTable(const Box& cover) {
    const Length width = battle_.setup().width, height = battle_.setup().height;
    if (insideTable(cover, width, height)) return std::nullopt;
    for (std::size_t i = 0; i < formation_.units.size(); ++i)
      if (!insideTable(boxAt(battle_, formation_.units[i], poses_[i]), width, height))
        return Refusal(phrases::offTable);
    return std::nullopt;
  }

  // A15: all ground touched counts.
  std::optional<Refusal> ground(Step kind, const Box& cover, const Poses& before, Length way) {
    if (roadAllTheWay_)
      for (std::size_t i = 0; i < formation_.units.size(); ++i)
        roadAllTheWay_ = roadAllTheWay_ && alongRoad(state_, boxAt(battle_, formation_.units[i], poses_[i]));
    bool touches = false;
    for (std::uint32_t rest = pieces_; rest != 0 && !touches; rest &= rest - 1)
      touches = overlap(cover, outlineOf(state_.pieces[static_cast<std::size_t>(std::countr_zero(rest))]));
    if (!touches) return std::nullopt;
    for (std::size_t i = 0; i < formation_.units.size(); ++i) {
      const Profile& profile = battle_.profile(formation_.units[i]);
      const Going going = worstGoing(state_, sweptBox(kind, i, before[i], poses_[i], way), profile, pieces_);
      if (!roadAllTheWay_ && allowanceIn(profile, going, false) == 0)
        return Refusal(phrases::mayNotEnter, piece(formation_.units[i]));  // B-All-11
      going_[i] = std::max(going_[i], going);
    }
    return std::nullopt;
  }

  std::optional<Refusal> meet(const Obstacle& one, Step kind, const Box& cover, const Poses& before, Length way) {
    const bool keepsAway = one.enemy && plan_.moveNumber > 1;
    if (one.marker && !keepsAway) return meetMarker(one, kind, cover, before, way);
    if (surelyAway(cover, one.at, one.extent + (keepsAway ? farEnough : touching))) return std::nullopt;
    const Box& box = one.box(battle_, state_);
    if (!one.enemy) {
      if (!overlap(cover, box)) return std::nullopt;
    } else if (keepsAway ? !nearer(cover, box, farEnough) : !touch(cover, box)) {
      return std::nullopt;
    }
    for (std::size_t i = 0; i < formation_.units.size(); ++i) {
      if (!keepsAway && surelyPasses(kind, i, cover, way, one)) continue;
      const Box swept = sweptBox(kind, i, before[i], poses_[i], way);
      const std::uint8_t unit = formation_.units[i];
      if (one.enemy) {
        if (keepsAway && nearer(swept, box, farEnough)) return Refusal(phrases::tooNearForMore);  // B-Mul-01
        if (!touch(swept, box)) continue;
        // Whoever touches an enemy without fighting him may go on or away as far as zones allow.
        if (touch(boxOf(battle_, state_, unit), box) && !overlap(swept, box)) continue;
        if (comesBeside(swept, one)) continue;
        if (one.unit == noUnit) return Refusal(phrases::touchesCamp);
        return Refusal(phrases::touchesEnemy, piece(one.unit));
      }
      if (!overlap(swept, box)) continue;
      if (one.unit == noUnit) return Refusal(phrases::campInTheWay);
      if (!passesFreely(battle_, state_, unit, poses_[i].heading, one.unit))
        return Refusal(phrases::cannotPass, piece(unit), piece(one.unit));
    }
    return std::nullopt;
  }

  // Z11: it ends before a marker, and finds what lies there if it comes within 1 UD of it, wherever that is on its way.
  std::optional<Refusal> meetMarker(const Obstacle& one, Step kind, const Box& cover, const Poses& before, Length way) {
    if (surelyAway(cover, one.at, one.extent + ud)) return std::nullopt;
    const Box& box = one.box(battle_, state_);
    for (std::size_t i = 0; i < formation_.units.size(); ++i) {
      const Box swept = sweptBox(kind, i, before[i], poses_[i], way);
      if (overlap(swept, box)) return Refusal(phrases::ambushInTheWay);
      if (within(swept, box, ud)) plan_.finds = static_cast<std::uint8_t>(plan_.finds | 1u << one.number);
    }
    return std::nullopt;
  }

  // A quick look before the exact one: that unit neither touches nor sweeps over it. All look along the cover of the group.
  bool surelyPasses(Step kind, std::size_t i, const Box& cover, Length way, const Obstacle& one) const {
    Box swept;  // without corners, which nobody asks for
    swept.along = cover.along;
    swept.across = cover.across;
    swept.middle = fine(poses_[i].at);
    swept.halfWidth = (ud / 2 + (kind == Step::slide ? size(way) : 0)) * grain;
    swept.depth = (battle_.depth(formation_.units[i]) + (kind == Step::straight ? way : 0)) * grain;
    return surelyAway(swept, one.at, one.extent + touching);
  }

  // Z18: support is given edge on edge with a friend who fights (A28), so that a corner or a flank touches his enemy.
  bool comesBeside(const Box& swept, const Obstacle& one) const {
    const Box& box = one.box(battle_, state_);
    return one.unit != noUnit && inMelee(state_, one.unit) && !overlap(swept, box) && !straightAhead(swept, box) &&
           !straightAhead(box, swept);
  }

  std::optional<Refusal> zones(Step kind, const Box& cover, const Poses& before, Length way) {
    bool touches = false, near = kind == Step::reform;
    for (const Obstacle* const one : around()) {
      if (!one->mayHold || surelyAway(cover, one->at, reachOfZone + farthestOutside(kind))) continue;
      near = true;
      touches = touches || hasZoneOn(*one, cover);
    }
    const bool heldBefore = held_;
    held_ = touches;
    if (!near || (!touches && !heldBefore && kind != Step::reform)) return std::nullopt;
    for (std::size_t i = 0; i < formation_.units.size(); ++i)
      if (!obeysZones(kind, i, before, way))
        return Refusal(phrases::heldByZone, piece(formation_.units[i]), piece(holder_));
    return std::nullopt;
  }

  // A16, Z10: when all have gone so far from those poses.
  bool isHiddenFrom(std::uint8_t owner, std::size_t i, const Poses& poses, Length gone) const {
    return isBehindMate(zones_.baseOf(owner), i, formation_.units.size(),
                        [&](std::size_t k) { return boxAt(battle_, formation_.units[k], forward(poses[k], gone)); });
  }
  // Those who hold it there and are the most threatening (A17).
  Holders threatsTo(std::size_t i, const Poses& poses, Length gone = 0) const {
    const std::uint8_t unit = formation_.units[i];
    const Pose pose = forward(poses[i], gone);
    if (formation_.units.size() == 1) return zones_.mostThreatening(unit, pose);
    return zones_.mostThreatening(unit, pose, zones_.owners(),
                                  [&](std::uint8_t owner) { return isHiddenFrom(owner, i, poses, gone); });
  }

  // Nobody of the group is farther from the cover of a step, neither where it begins nor where it ends.
  Length farthestOutside(Step kind) const {
    return shortOf + (kind == Step::wheel ? arcOf(formation_.width() + depth_, wheelStepOf(formation_.files)) : 0);
  }
  // A quick look before the exact one: he might have that ground in his zone.
  bool hasZoneOn(const Obstacle& one, const Box& ground) const {
    return one.mayHold && !surelyAway(ground, one.at, reachOfZone) && overlap(ground, zones_.zoneOf(one.unit)) &&
           zones_.mayHold(one.unit, formation_.units[0]);
  }
  bool approachesOne(std::uint8_t unit, const Holders& threats, const Pose& from, const Pose& to, bool slides) {
    for (const std::uint8_t threat : threats) {
      holder_ = threat;
      if (approaches(battle_, state_, unit, threat, from, to, slides)) return true;
    }
    return threats.empty();
  }

  bool holds(std::uint8_t owner, std::uint8_t unit, const Pose& pose) const {
    return zones_.hold(owner, unit, boxAt(battle_, unit, pose));
  }

  // B-ZoC-04: another edge becomes the front, so that only the alignment can be compared.
  bool turnsTo(std::uint8_t unit, const Holders& threats, const Pose& from, const Pose& to) {
    for (const std::uint8_t threat : threats) {
      holder_ = threat;
      if (alignsBetter(state_, threat, from, to) && holds(threat, unit, to)) return true;
    }
    return false;
  }

  // A16, A17: from the entry into a zone on.
  bool obeysZones(Step kind, std::size_t i, const Poses& before, Length way) {
    const std::uint8_t unit = formation_.units[i];
    const Pose &from = before[i], &to = poses_[i];
    const Holders threats = threatsTo(i, before);
    if (kind == Step::reform && !turning_) {  // B-ZoC-05
      if (threats.empty()) return true;
      for (const std::uint8_t threat : threats) {
        holder_ = threat;
        if (holds(threat, unit, to)) return true;
      }
      return false;
    }
    if (kind == Step::reform && !threats.empty()) return turnsTo(unit, threats, from, to);
    if (!threats.empty() && !approachesOne(unit, threats, from, to, kind == Step::slide)) return false;
    if (kind == Step::slide) return !threats.empty() || approachesOne(unit, threatsTo(i, poses_), from, to, true);
    if (kind != Step::straight) return true;
    const Box swept = sweptBox(kind, i, from, to, way);
    for (const Obstacle* const one : around()) {
      if (!hasZoneOn(*one, swept)) continue;
      const auto gone = zones_.wayInto(one->unit, unit, from, way,
                                       [&](Length part) { return isHiddenFrom(one->unit, i, before, part); });
      if (gone && !approachesOne(unit, threatsTo(i, before, *gone), forward(from, *gone), to, false)) return false;
    }
    return true;
  }
  // With others who made room before.
  bool clashes(std::uint8_t unit, const Pose& pose) const {
    const Box box = boxAt(battle_, unit, pose);
    return std::any_of(plan_.pushed.begin(), plan_.pushed.end(),
                       [&](const MovePlan::Push& push) { return overlap(box, boxAt(battle_, push.unit, push.to)); });
  }

  // The slowest of the group in the worst ground it touched.
  Length allowance() const {
    Length least = 100 * ud;
    for (std::size_t i = 0; i < formation_.units.size(); ++i) {
      const Profile& profile = battle_.profile(formation_.units[i]);
      const Going going = roadAllTheWay_ ? Going::open : going_[i];
      Length own = allowanceIn(profile, going, false);
      const bool heavyFoot = profile.category == Category::HI && going == Going::open;
      // Only asked where it matters: it looks at all enemies.
      if (heavyFoot && own < least && isFarForHeavyFoot(battle_, state_, formation_.units[i])) own += ud;
      if (roadAllTheWay_) own += ud;  // B-All-12
      least = std::min(least, own);
    }
    return least;
  }

  const Battle& battle_;
  const State& state_;
  MovePlan& plan_;
  Formation formation_;
  Length depth_ = 0;
  EnemyZones zones_;
  Poses poses_{};
  Obstacles obstacles_;
  std::size_t aroundCount_ = 0;
  std::array<const Obstacle*, Obstacles::most + 1> around_;  // room for one more, which is not kept
  std::uint32_t pieces_ = 0;
  bool hasRoad_ = false, roadAllTheWay_ = true, turning_ = false, held_ = true;
  int turnsMade_ = 0;
  std::uint8_t holder_ = noUnit;
  std::array<Going, maxGroup> going_{};
};

}  // namespace

// Its outer end goes no farther on than its arc, and its rear comes out on the outer side.
Box roundWheel(const Pose& front, Length width, Length depth, Angle angle) {
  constexpr Length rounding = 10;
  const Length arc = arcOf(width, size(angle)) + rounding;
  const Pose middle = slid(forward(front, arc), angle > 0 ? -depth / 2 : depth / 2);
  return boxOf(middle, width + depth + 2 * rounding, depth + arc + rounding);
}

std::optional<Refusal> walk(const Battle& battle, const State& state, const Action& action, const Reckoning& reckoning,
                            MovePlan& plan) {
  Walk way(battle, state, plan, reckoning, action);
  for (const Leg leg : action.legs) {
    if (leg.kind() == LegKind::none) break;
    if (auto refusal = way.leg(leg)) return refusal;
  }
  return way.arrive();
}

}  // namespace walstatt::adlg
