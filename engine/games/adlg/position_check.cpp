#include "games/adlg/position_check.h"

#include <algorithm>

#include "games/adlg/ambush.h"
#include "games/adlg/setting_up.h"
#include "games/adlg/setup_phrases.h"
#include "games/adlg/shooting.h"

namespace walstatt::adlg {

namespace {

constexpr Length farthest = 100 * ud;  // no table is larger; units may stick out a little while evading

bool isPlace(Point point) {
  return point.x >= -farthest && point.x <= farthest && point.y >= -farthest && point.y <= farthest;
}

class Check {
 public:
  Check(const Battle& battle, const State& state) : battle_(battle), state_(state) {}

  std::optional<Said> fault() {
    if (auto bad = units()) return bad;
    if (auto bad = commanders()) return bad;
    if (auto bad = contacts()) return bad;
    if (auto bad = table()) return bad;
    if (auto bad = markers()) return bad;
    if (!chapters() || !rest() || !step()) return Said(phrases::positionStepUnsound);
    return std::nullopt;
  }

 private:
  bool isUnit(std::uint8_t unit) const { return unit < battle_.unitCount(); }
  bool isUnitOrNone(std::uint8_t unit) const { return unit == noUnit || isUnit(unit); }
  bool isTarget(std::uint8_t unit) const { return isUnitOrNone(unit) || unit == campOf0 || unit == campOf0 + 1; }
  bool onTable(std::uint8_t unit) const { return isUnit(unit) && state_.units[unit].onTable(); }
  bool isSet(const std::uint64_t (&set)[2]) const {
    for (std::size_t i = 0; i < maxUnits; ++i)
      if ((set[i / 64] >> (i % 64) & 1) != 0 && i >= battle_.unitCount()) return false;
    return true;
  }
  bool isGroupOf(std::uint8_t corps, std::uint64_t group) const {
    if (corps >= battle_.corpsCount()) return group == 0;
    const std::size_t size = battle_.corps(corps).units.size();
    return size >= 64 || group >> size == 0;
  }

  std::optional<Said> units() const {
    for (std::size_t i = 0; i < maxUnits; ++i) {
      const Unit& unit = state_.units[i];
      const Said bad(phrases::positionUnit, piece(static_cast<int>(i)));
      if (i >= battle_.unitCount()) {
        if (unit != Unit{}) return bad;
        continue;
      }
      if (unit.where > Where::left || unit.heading >= fullTurn || !isPlace(unit.at)) return bad;
      if (unit.lost > battle_.profile(i).cohesion) return bad;
      if (unit.onTable() && unit.lost == battle_.profile(i).cohesion && !unit.is(Unit::routedNow)) return bad;
    }
    return std::nullopt;
  }

  std::optional<Said> commanders() const {
    for (std::size_t i = 0; i < maxCorps; ++i) {
      const Commander& one = state_.commanders[i];
      const Said bad(phrases::positionCommander, number(static_cast<int>(i)));
      if (i >= battle_.corpsCount()) {
        if (one != Commander{}) return bad;
        continue;
      }
      if (!isUnitOrNone(one.unit) || !isPlace(one.at) || one.alive > 1 || one.engaged > 1) return bad;
      if (one.unit != noUnit && battle_.sideOfUnit(one.unit) != battle_.corps(i).side) return bad;
      if (one.engaged != 0 && (one.alive == 0 || one.unit == noUnit)) return bad;
      if (one.against == noUnit) continue;
      if (one.engaged == 0 || !isUnitOrNone(one.against) || !battle_.areEnemies(one.against, one.unit)) return bad;
    }
    return std::nullopt;
  }

  std::optional<Said> contacts() const {
    const Said bad(phrases::positionContact);
    if (state_.contactCount > maxContacts) return bad;
    for (std::size_t i = 0; i < maxContacts; ++i) {
      const Contact& contact = state_.contacts[i];
      if (i >= state_.contactCount) {
        if (contact != Contact{}) return bad;
        continue;
      }
      if (!isUnit(contact.attacker) || contact.edge > Edge::left || contact.marks >= 32) return bad;
      const Side own = battle_.sideOfUnit(contact.attacker);
      if (contact.target >= campOf0 ? contact.target != campOf0 + 1 - own
                                    : !isUnit(contact.target) || battle_.sideOfUnit(contact.target) == own)
        return bad;
    }
    return std::nullopt;
  }

  std::optional<Said> table() const {
    if (state_.pieceCount > maxPieces || state_.workCount > maxWorks) return Said(phrases::positionPiece);
    for (std::size_t i = 0; i < maxPieces; ++i) {
      const Piece& one = state_.pieces[i];
      if (i >= state_.pieceCount) {
        if (one != Piece{}) return Said(phrases::positionPiece);
        continue;
      }
      bool sound = one.corners >= 3 && one.corners <= maxCorners && one.owner <= 2 &&
                   one.kind <= TerrainKind::impassable && one.going <= Going::impassable;
      for (std::size_t corner = 0; sound && corner < one.outline.size(); ++corner)
        sound = corner < one.corners ? isPlace(one.outline[corner]) : one.outline[corner] == Point{};
      if (!sound) return Said(phrases::positionPiece);
    }
    for (std::size_t i = 0; i < maxWorks; ++i) {
      const Work& one = state_.works[i];
      const bool sound = i < state_.workCount ? isPlace(one.a) && isPlace(one.b) && one.a != one.b && one.owner <= 1 &&
                                                    one.kind <= WorkKind::obstacle
                                              : one == Work{};
      if (!sound) return Said(phrases::positionPiece);
    }
    for (const Camp& camp : state_.camps)
      if (!isPlace(camp.at) || camp.heading >= fullTurn || camp.placed > 1 || camp.fallen > camp.placed)
        return Said(phrases::positionCamp);
    return std::nullopt;
  }

  std::optional<Said> markers() const {
    std::uint64_t hidden[2]{};
    for (std::size_t i = 0; i < maxMarkers; ++i) {
      const Marker& marker = state_.markers[i];
      const Said bad(phrases::positionMarker);
      if (marker.placed > 1 || !isPlace(marker.at) || (marker.placed == 0 && marker != Marker{})) return bad;
      if (marker.placed == 0) continue;
      if (marker.side != i / markersPerSide || (hidden[marker.side] & marker.units) != 0) return bad;
      hidden[marker.side] |= marker.units;
    }
    for (Side side = 0; side < 2; ++side) {
      const std::size_t first = battle_.firstUnit(side), count = battle_.firstUnit(side + 1) - first;
      for (std::size_t i = 0; i < 64; ++i) {
        if ((hidden[side] >> i & 1) == 0) continue;
        if (i >= count || state_.units[first + i].where != Where::ambush) return Said(phrases::positionMarker);
      }
    }
    return std::nullopt;
  }

  bool chapters() const {
    const Charging& charging = state_.charging;
    if (!isSet(charging.targets) || !isSet(charging.asked) || !isSet(charging.evading)) return false;
    if (charging.corps != 255 && charging.corps >= battle_.corpsCount()) return false;
    if (!isGroupOf(charging.corps, charging.group) || !isUnitOrNone(charging.leader) || !isTarget(charging.target) ||
        !isUnitOrNone(charging.evader) || charging.from.heading < 0 || charging.from.heading >= fullTurn ||
        !isPlace(charging.from.at) || charging.die > 6 || charging.reach < 0 || charging.reach > farthest)
      return false;
    const Fighting& fighting = state_.fighting;
    if (!isSet(fighting.open) || !isSet(fighting.hit) || !isTarget(fighting.first) || !isTarget(fighting.second) ||
        !isUnitOrNone(fighting.rolling))
      return false;
    if (fighting.commander != 255 && fighting.commander >= battle_.corpsCount()) return false;
    for (std::size_t i = battle_.unitCount(); i < maxUnits; ++i)
      if (fighting.losses[i] != 0) return false;
    const Commanding& commanding = state_.commanding;
    if (commanding.corps != 255 && commanding.corps >= battle_.corpsCount()) return false;
    if (!isUnitOrNone(commanding.rallying)) return false;
    for (Side side = 0; side < 2; ++side)
      if (commanding.flankEdge[side] > 2 || commanding.flankArrived[side] > 2) return false;
    const Action& order = commanding.pending;
    if (order.verb == Verb::none) return order == Action{};
    return order.verb <= Verb::stayHidden && order.corps < battle_.corpsCount() &&
           isGroupOf(order.corps, order.group) && isUnitOrNone(order.unit) && isTarget(order.target);
  }

  bool rest() const {
    const SettingUp& setting = state_.settingUp;
    if (setting.winner > 1 || setting.region > 4 || setting.turnOf > 1 || setting.corps > battle_.corpsCount())
      return false;
    for (const auto& taken : setting.taken)
      for (const std::uint8_t kind : taken)
        if (kind > terrainKinds) return false;
    for (std::size_t i = 0; i < maxCorps; ++i)
      if (setting.deployed[i] > 1 || (i >= battle_.corpsCount() && setting.deployed[i] != 0)) return false;
    return state_.active <= 1 && state_.attacker <= 1 && state_.ending <= Ending::turns &&
           (state_.winner <= 1 || state_.winner == noSide) && state_.throwsMade <= 2 &&
           ((state_.ending == Ending::none) == (state_.step != Step::over));
  }

  // What each step needs to be asked at all.
  bool step() const {
    const auto activeCorps = [&] {
      return state_.commanding.corps < battle_.corpsCount() &&
             battle_.corps(state_.commanding.corps).side == state_.active;
    };
    const Charging& charging = state_.charging;
    const auto aCharge = [&] {
      return charging.corps < battle_.corpsCount() && isUnit(charging.leader) && charging.group != 0;
    };
    const Fighting& fighting = state_.fighting;
    const auto areOpponents = [&](std::uint8_t a, std::uint8_t b) {
      return onTable(a) && onTable(b) && battle_.areEnemies(a, b);
    };
    switch (state_.step) {
      case Step::sectorDie:
      case Step::positionDie:
      case Step::layPiece:
      case Step::riverDie:
        return state_.settingUp.piece < 4 &&
               state_.settingUp.taken[state_.settingUp.turnOf][state_.settingUp.piece] != 0 &&
               state_.pieceCount < maxPieces && (state_.step != Step::riverDie || state_.pieceCount > 0);
      case Step::orders:
      case Step::commandDie: return activeCorps();
      case Step::reveal:
      case Step::uncontrolled: return activeCorps();
      case Step::rallyDie: return activeCorps() && onTable(state_.commanding.rallying);
      case Step::lootersDie: return activeCorps() && state_.commanding.pending.verb != Verb::none;
      case Step::evade: return aCharge() && (charging.asked[0] | charging.asked[1]) != 0;
      case Step::evadeDie: return aCharge() && isUnit(charging.evader);
      case Step::chargeDie: return aCharge();
      case Step::chooseShot: return shotIsOpen(battle_, state_);
      case Step::shotDice: return areOpponents(fighting.first, fighting.second);
      case Step::commit:
        return areOpponents(fighting.first, fighting.second) && fighting.commander < battle_.corpsCount() &&
               isUnit(state_.commanders[fighting.commander].unit);
      case Step::meleeDice: return areOpponents(fighting.first, fighting.second);
      case Step::commanderDie:
        return fighting.commander < battle_.corpsCount() && isUnit(state_.commanders[fighting.commander].unit);
      case Step::campDie:
        return onTable(fighting.first) && fighting.second >= campOf0 && fighting.second <= campOf0 + 1;
      case Step::pursue: return onTable(fighting.rolling) && battle_.sideOfUnit(fighting.rolling) == state_.active;
      case Step::rampageDie: return isUnit(fighting.rolling);
      default: return state_.step <= Step::over;
    }
  }

  const Battle& battle_;
  const State& state_;
};

}  // namespace

std::optional<Said> unsoundness(const Battle& battle, const State& state) { return Check(battle, state).fault(); }

}  // namespace walstatt::adlg
