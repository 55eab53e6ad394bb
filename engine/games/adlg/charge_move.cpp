// The chargers move (A18, A21, B-Chg-10 to 15): to contact, or as far as they go; evaders are caught; mates follow.
#include <algorithm>

#include "games/adlg/charge_lay.h"
#include "games/adlg/charge_phrases.h"
#include "games/adlg/clash.h"
#include "games/adlg/cohesion.h"
#include "games/adlg/conforming.h"
#include "games/adlg/contacts.h"
#include "games/adlg/enemy_zones.h"
#include "games/adlg/moving.h"
#include "games/adlg/pursuit_move.h"
#include "games/adlg/room.h"
#include "games/adlg/sequence.h"
#include "games/adlg/shifting.h"
#include "games/adlg/terrain.h"
#include "games/adlg/zones_on_way.h"

namespace walstatt::adlg {

namespace {

constexpr Length farthestFollow = ud;  // A21

Length leastAdvance(const Profile& profile) { return profile.mounted() ? 2 * ud : ud; }  // B-Chg-11

template <class Events>
class ChargeMove {
 public:
  ChargeMove(Play<Events>& play, Face die)
      : play_(play),
        battle_(play.battle),
        state_(play.state),
        charging_(play.state.charging),
        lay_(layOfCharge(play.battle, play.state)),
        unplaced_(lay_.group) {
    for (Charger& charger : lay_.chargers) {
      if (die != notDiced) setReach(charger, die);
      aim(battle_, state_, charger, lay_.group);
      if (!canContact(charger)) stopShort(charger);
    }
    if (isPursuit()) return;
    for (Charger& charger : lay_.chargers) obeyZones(charger);
  }

  void carryOut() {
    advance();
    sortByWay();
    for (std::size_t i = 0; i < lay_.chargers.size(); ++i) meet(i);
    for (std::size_t i = 0; i < lay_.chargers.size(); ++i) follow(i);
    for (std::size_t i = 0; i < lay_.chargers.size(); ++i)
      if (inTouch_[i]) shiftFriends(play_, lay_.chargers[i].unit);
    mark();
  }

 private:
  bool isPursuit() const { return charging_.kind == static_cast<std::uint8_t>(ChargeKind::pursuit); }
  bool isWild() const { return charging_.kind == static_cast<std::uint8_t>(ChargeKind::uncontrolled); }
  bool evaded(std::uint8_t unit) const {
    return !isCamp(unit) && (charging_.evading[unit >> 6] >> (unit & 63) & 1u) != 0;
  }

  void setReach(Charger& charger, Face die) const {
    const Profile& profile = battle_.profile(charger.unit);
    const Length least = leastAdvance(profile), most = std::max(charger.reach + chargeDie(profile, die), least);
    const bool mayHalt = charging_.halt > 0 && !profile.has(impetuous);  // B-Chg-12
    charger.reach = mayHalt ? std::clamp(charging_.halt, least, most) : most;
  }

  bool canContact(const Charger& charger) const {
    if (charger.first == noUnit) return false;
    // What a single unit might not charge no mate of a group may either (B-Chg-04, B-Chg-05, A21).
    if (!isPursuit() &&
        (lightInfantryRefuses(battle_, state_, charger.unit, charger.first, charger.edge) ||
         (!evaded(charger.first) && zoneForbids(battle_, state_, charger.unit, charger.first, charger.edge))))
      return false;
    return !isTaken(battle_, state_, charger.first, evaded(charger.first) ? Edge::rear : charger.edge);
  }

  static void stopShort(Charger& charger) {
    if (charger.first != noUnit) charger.way = std::max<Length>(charger.way - shortOf, 0);
    charger.first = noUnit;
  }

  // All go on together until the first of them makes contact, or the slowest has gone its way.
  void advance() {
    Length together = INT32_MAX;
    bool contact = false;
    for (const Charger& charger : lay_.chargers)
      if (charger.first != noUnit) {
        together = std::min(together, charger.way);
        contact = true;
      }
    if (!contact)
      for (const Charger& charger : lay_.chargers) together = std::min(together, charger.way);
    // In the order of their numbers, which a mirrored table does not change.
    eachIn(lay_.group, [&](std::uint8_t unit) {
      for (const Charger& charger : lay_.chargers)
        if (charger.unit == unit) march(play_, unit, charger.start, std::min(together, charger.way), lay_.group);
    });
    together_ = together;
    anyContact_ = contact;
  }

  // Nearest first; of equals whoever stands straighter before its enemy.
  void sortByWay() {
    const auto aside = [&](const Charger& charger) {
      if (charger.first == noUnit || isCamp(charger.first)) return Length{0};
      return distance(forward(charger.start, charger.way).at, state_.units[charger.first].at);
    };
    auto& all = lay_.chargers;
    for (std::size_t i = 1; i < all.size(); ++i)
      for (std::size_t j = i; j > 0; --j) {
        const Length here = aside(all[j]), there = aside(all[j - 1]);
        const bool before = all[j].way != all[j - 1].way ? all[j].way < all[j - 1].way
                            : here != there              ? here < there
                                                         : all[j].unit < all[j - 1].unit;
        if (!before) break;
        std::swap(all[j], all[j - 1]);
      }
    for (std::size_t i = 0; i < all.size(); ++i) before_[i] = state_.units[all[i].unit].pose();
  }

  void goOn(const Charger& charger) {
    const Pose now = state_.units[charger.unit].pose();
    const Length gone = distance(charger.start.at, now.at);
    if (charger.way > gone) march(play_, charger.unit, now, charger.way - gone, lay_.group);
  }

  void meet(std::size_t index) {
    Charger& charger = lay_.chargers[index];
    for (int round = 0; round < 8 && charger.first != noUnit; ++round) {
      if (!isCamp(charger.first) && !isObstacle(state_, charger.first)) lookPast(charger);  // a mate rode it down
      if (!canContact(charger)) return stopShort(charger);
      goOn(charger);
      const std::uint8_t enemy = charger.first;
      if (!hasArrived(charger)) return stopShort(charger);
      before_[index] = state_.units[charger.unit].pose();
      if (!evaded(enemy)) return touchEnemy(index, enemy, charger.edge);
      if (!rideDown(charger.unit, enemy)) {
        catchUp(charger.unit, enemy);
        return touchEnemy(index, enemy, Edge::rear);
      }
      // On over the fallen, as far as the charge reaches.
      charger.reach -= charger.way;
      charger.start = state_.units[charger.unit].pose();
      lookPast(charger);
      if (charger.first == noUnit) goOn(charger);
    }
  }

  void lookPast(Charger& charger) const {
    aim(battle_, state_, charger, unplaced_);
    if (charger.first != noUnit && !isCamp(charger.first))
      charger.edge = edgeMet(charger.stood, ud, boxOf(battle_, state_, charger.first));  // A20
  }

  // Friends who could not make room may have stopped it, and mates who conformed may stand in its place.
  bool hasArrived(const Charger& charger) const {
    const Box box = boxOf(battle_, state_, charger.unit);
    if (!within(box, boxOfTarget(battle_, state_, charger.first), shortOf)) return false;
    bool clear = true;
    eachOnTable(battle_, state_, battle_.sideOfUnit(charger.unit), [&](std::size_t i) {
      if (i == charger.unit || unplaced_.has(i) || !inContact(state_, i)) return;
      clear = clear && !overlap(box, boxOf(battle_, state_, i));
    });
    if (clear || isCamp(charger.first)) return clear;
    const Edge edge = evaded(charger.first) ? Edge::rear : charger.edge;
    return fullPose(battle_, state_, charger.unit, charger.first, edge, unplaced_).has_value();
  }

  // B-Foot-02, B-Foot-03
  bool rideDown(std::size_t unit, std::uint8_t enemy) {
    if (battle_.profile(enemy).category != Category::LI || !destroysLightInfantry(battle_.profile(unit))) return false;
    if (state_.pieceCount > 0 && !footingOf(state_, boxOf(battle_, state_, enemy), battle_.profile(enemy)).open())
      return false;
    loseCohesion(play_, enemy, cohesionLeft(battle_, state_, enemy), phrases::isRiddenDown);
    state_.units[enemy].where = Where::routed;
    removeContactsOf(state_, enemy);
    return true;
  }

  // Whoever is caught had no time to turn about: his rear is to the charger.
  void catchUp(std::size_t unit, std::uint8_t enemy) {
    const Pose pose = state_.units[enemy].pose();
    const Point middle = forward(state_.units[unit].pose(), -battle_.depth(unit) / 2).at;
    if (aheadOfFrontLine(boxOf(battle_, state_, enemy), middle))
      setDown(play_, enemy, turned(pose, battle_.depth(enemy), halfTurn));
    state_.units[enemy].marks |= Unit::caught;
    if (battle_.profile(unit).light())
      play_.tell(phrases::isCaught, piece(enemy), number(0));
    else
      loseCohesion(play_, enemy, 1, phrases::isCaught);
  }

  void touchEnemy(std::size_t index, std::uint8_t enemy, Edge edge) {
    const std::uint8_t unit = lay_.chargers[index].unit;
    unplaced_.remove(unit);
    inTouch_[index] = true;
    const std::uint8_t fresh = isPursuit() ? std::uint8_t{0} : std::uint8_t{Contact::fresh};
    const std::uint8_t wild = isWild() ? std::uint8_t{Contact::wild} : std::uint8_t{0};
    makeContact(play_, unit, enemy, edge, static_cast<std::uint8_t>(fresh | wild), unplaced_);
  }

  // A16, Z10: when all have gone so far.
  bool isHiddenFrom(const Box& enemy, const Charger& charger, Length gone) const {
    const auto which = static_cast<std::size_t>(&charger - lay_.chargers.begin());
    return isBehindMate(enemy, which, lay_.chargers.size(), [&](std::size_t i) {
      return boxAt(battle_, lay_.chargers[i].unit, forward(lay_.chargers[i].start, gone));
    });
  }
  // A17: whom it may go at where he is the most threatening: whoever it meets, or anybody whom it only comes nearer to.
  bool goesAt(const Charger& charger, std::uint8_t threat, const Pose& from) const {
    if (charger.first == noUnit)
      return approaches(battle_, state_, charger.unit, threat, from, forward(charger.start, charger.way), false);
    if (threat == charger.first || threat == charging_.target) return true;
    // Met together with it, or behind light infantry (Z30).
    const bool screened = !isCamp(charger.first) && battle_.profile(charger.first).category == Category::LI;
    const auto way = wayTo(charger.start, ud, boxOf(battle_, state_, threat));
    return way && *way <= (screened ? charger.reach : charger.way) + touching;
  }
  // A16: nor does a charge pass through the zones of others: from the entry on the rest goes at the most threatening enemy, or
  // ends there.
  void obeyZones(Charger& charger) const {
    const Pose end = forward(charger.start, charger.way);
    const EnemyZones zones(battle_, state_, battle_.sideOfUnit(charger.unit), boundsOf(charger.start.at, end.at),
                           lay_.group);
    const ZonesOnWay onWay(battle_, state_, zones, charger.unit, charger.start, charger.way);
    if (onWay.entered().empty()) return;
    for (const Length gone : onWay.looks()) {
      const Pose pose = forward(charger.start, gone);
      const Holders most = zones.mostThreatening(charger.unit, pose, onWay.at(gone), [&](std::uint8_t owner) {
        return isHiddenFrom(zones.baseOf(owner), charger, gone);
      });
      if (most.empty() ||
          std::any_of(most.begin(), most.end(), [&](std::uint8_t threat) { return goesAt(charger, threat, pose); }))
        continue;
      charger.way = gone;
      charger.first = noUnit;
      return;
    }
  }

  // A16: the way of those who go on without a target ends where a zone takes hold of them.
  Length untilHeld(std::size_t unit, const Pose& from, Length way) const {
    const EnemyZones zones(battle_, state_, battle_.sideOfUnit(unit), boundsOf(from.at, forward(from, way).at));
    Length least = way;
    eachIn(zones.owners(),
           [&](std::uint8_t owner) { least = zones.wayInto(owner, unit, from, least).value_or(least); });
    return least;
  }

  // B-Chg-14, B-Chg-15, A21: impetuous units go on, others as far as the order said (Z24) or keep their place beside a mate
  // who has conformed.
  void follow(std::size_t index) {
    const Charger& charger = lay_.chargers[index];
    const std::uint8_t unit = charger.unit;
    if (inTouch_[index]) return;
    unplaced_.remove(unit);
    const Pose now = state_.units[unit].pose();
    if (!anyContact_) {  // a mate may have been stopped before it by friends who could not make room
      if (!isFreeFor(battle_, state_, unit, now, unplaced_, false)) stepBack(charger);
      return;
    }
    const bool wild = battle_.profile(unit).has(impetuous);
    const Length reach = wild ? charger.reach : std::min(charger.reach, charging_.halt);
    const bool held = charger.way < together_;  // on the way
    if (reach > together_ && !held && isFreeFor(battle_, state_, unit, now, unplaced_, false)) {
      const Straight straight =
          straightWay(battle_, state_, unit, now, wayOnTable(battle_, unit, now, reach - together_));
      const Length way = straight.by == Stop::nothing ? straight.way : std::max<Length>(straight.way - shortOf, 0);
      return march(play_, unit, now, untilHeld(unit, now, way));
    }
    if (const auto pose = besideMate(index)) return setDown(play_, unit, *pose);
    stepBack(charger);
  }

  std::optional<Pose> besideMate(std::size_t index) const {
    const std::uint8_t unit = lay_.chargers[index].unit;
    std::optional<std::size_t> nearest;
    for (std::size_t i = 0; i < lay_.chargers.size(); ++i)
      if (inTouch_[i] &&
          (!nearest || distance(before_[i].at, before_[index].at) < distance(before_[*nearest].at, before_[index].at)))
        nearest = i;
    if (!nearest) return std::nullopt;
    const Pose &was = before_[*nearest], is = state_.units[lay_.chargers[*nearest].unit].pose();
    const Pose own = before_[index];
    const Pose moved{{own.at.x - was.at.x + is.at.x, own.at.y - was.at.y + is.at.y}, own.heading};
    const Pose pose = turnedAbout(moved, is.at, normalized(is.heading - was.heading + halfTurn) - halfTurn);
    if (distance(pose.at, own.at) > farthestFollow) return std::nullopt;
    if (!isFreeFor(battle_, state_, unit, pose, unplaced_, false) || wouldBeHindered(battle_, state_, unit, pose))
      return std::nullopt;
    return pose;
  }

  // Where mates have conformed into its place it stays behind them.
  void stepBack(const Charger& charger) {
    const Pose now = state_.units[charger.unit].pose();
    const Length gone = distance(charger.start.at, now.at);
    for (Length back = 0; back <= gone; back += ud / 20)
      if (isFreeFor(battle_, state_, charger.unit, forward(now, -back), unplaced_, false))
        return back == 0 ? void() : setDown(play_, charger.unit, forward(now, -back));
    if (const auto room = nearestRoom(battle_, state_, charger.unit, charger.start))
      setDown(play_, charger.unit, *room);
  }

  void mark() {
    bool met = false;
    for (std::size_t i = 0; i < lay_.chargers.size(); ++i) {
      met = met || inTouch_[i];
      if (isPursuit()) continue;
      Unit& unit = state_.units[lay_.chargers[i].unit];
      unit.marks = (unit.marks & ~std::uint32_t{Unit::movesMade}) | 1u | Unit::chargedNow;
      // No order, so that looters storm off as others do.
      if (isWild()) unit.marks = (unit.marks & ~std::uint32_t{Unit::looting}) | Unit::uncontrolledNow;
      if (keptLegs(charging_).slide != 0) unit.marks |= Unit::hasSlid;
    }
    if (!met && !isPursuit()) play_.tell(phrases::chargeEndsFree, piece(charging_.leader), number(together_));
  }

  Play<Events>& play_;
  const Battle& battle_;
  State& state_;
  Charging& charging_;
  ChargeLay lay_;
  UnitSet unplaced_;  // mates who have yet to find their places
  std::array<Pose, maxGroup> before_{};
  std::array<bool, maxGroup> inTouch_{};
  Length together_ = 0;
  bool anyContact_ = false;
};

}  // namespace

template <class Events>
void moveChargers(Play<Events>& play, Face die) {
  const bool pursuit = play.state.charging.kind == static_cast<std::uint8_t>(ChargeKind::pursuit);
  ChargeMove<Events>(play, die).carryOut();
  play.state.charging = {};
  if (pursuit)
    afterPursuitMove(play);
  else
    afterOrder(play);
}
WALSTATT_ADLG_BOTH(moveChargers, Face);

}  // namespace walstatt::adlg
