// How a pursuit moves (A32, B-Pur-02).
#include "games/adlg/pursuit_move.h"

#include <algorithm>

#include "games/adlg/charge_lay.h"
#include "games/adlg/charge_phrases.h"
#include "games/adlg/conforming.h"
#include "games/adlg/contacts.h"
#include "games/adlg/moving.h"
#include "games/adlg/shifting.h"
#include "games/adlg/terrain.h"

namespace walstatt::adlg {

namespace {

constexpr Length longest = ud;  // B-Pur-02

// A32: it would end before the front of an enemy, within 1 UD of it, who does not stand ahead of it.
bool passesFront(const Battle& battle, const State& state, std::size_t unit, const Box& end, std::uint8_t meets) {
  bool passes = false;
  eachOnTable(battle, state, enemyOf(battle.sideOfUnit(unit)), [&](std::size_t i) {
    if (passes || i == meets || farApart(state.units[i].at, state.units[unit].at, 5 * ud)) return;
    const Pose his = state.units[i].pose();
    passes = overlap(areaAhead(his, ud, 0, ud), end) && !straightAhead(end, boxOf(battle, state, i));
  });
  return passes;
}

// The enemy whose front edge is on the unit's flank or rear; war wagons have neither (A30).
const Contact* attackerAside(const Battle& battle, const State& state, std::size_t unit) {
  if (battle.profile(unit).category == Category::WWg) return nullptr;
  for (const Contact& contact : contactsOf(state))
    if (contact.target == unit && contact.edge != Edge::front && state.units[contact.attacker].onTable())
      return &contact;
  return nullptr;
}

}  // namespace

PursuitWay pursuitWay(const Battle& battle, const State& state, std::size_t unit) {
  PursuitWay pursuit;
  const Pose pose = state.units[unit].pose();
  const Profile& profile = battle.profile(unit);
  const Straight straight = straightWay(battle, state, unit, pose, longest);
  pursuit.way = straight.way;
  if (straight.by != Stop::nothing && isEnemyTarget(battle, state, battle.sideOfUnit(unit), straight.unit)) {
    pursuit.meets = straight.unit;
    pursuit.edge = edgeOf(battle, state, unit, straight.unit);
  } else if (straight.by != Stop::nothing) {
    pursuit.way = std::max<Length>(pursuit.way - shortOf, 0);
  }
  const Length onTable = wayOnTable(battle, unit, pose, pursuit.way);  // Z48
  pursuit.leavesTable = onTable < pursuit.way;
  pursuit.way = pursuit.leavesTable && onTable <= 1 ? 0 : onTable;  // the thousandth is for rounding
  const Box now = boxAt(battle, unit, pose), end = boxAt(battle, unit, forward(pose, pursuit.way));
  pursuit.intoHindering = state.pieceCount > 0 && hindering(state, end, profile) && !hindering(state, now, profile);
  const Side side = battle.sideOfUnit(unit);
  pursuit.leavesWorks = state.workCount > 0 && workBefore(state, now, side) && !workBefore(state, end, side);
  pursuit.alongEnemyFront = passesFront(battle, state, unit, end, pursuit.meets);
  return pursuit;
}

std::optional<Pose> facesAttacker(const Battle& battle, const State& state, std::size_t unit) {
  const Contact* contact = attackerAside(battle, state, unit);
  if (!contact) return std::nullopt;
  const Pose attacker = state.units[contact->attacker].pose();
  return poseAgainst(attacker, battle.depth(contact->attacker), Edge::front);
}

template <class Events>
void turnToAttacker(Play<Events>& play, std::size_t unit) {
  const Contact* found = attackerAside(play.battle, play.state, unit);
  if (!found) return;
  const Contact old = *found;
  const Pose now = play.unit(unit).pose();
  const Pose full = *facesAttacker(play.battle, play.state, unit);
  // On the spot where its new place is taken: then the contact is incomplete. Where there is no room to turn it stays as it is.
  const UnitSet none;
  const bool fits = isFreeFor(play.battle, play.state, unit, full, none, true);
  const Length depth = play.profile(unit).depth;
  const Angle turn = old.edge == Edge::rear ? halfTurn : old.edge == Edge::right ? quarterTurn : -quarterTurn;
  const Pose turning = turned(now, depth, turn);
  // A quarter turn of a base that is not square would draw it away from him.
  const Pose onTheSpot = old.edge == Edge::rear ? turning : forward(turning, (ud - depth) / 2);
  if (!fits && !isFreeFor(play.battle, play.state, unit, onTheSpot, none, false)) return;
  setDown(play, unit, fits ? full : onTheSpot);
  shiftFriends(play, unit);
  Contact contact = old;
  contact.edge = Edge::front;
  contact.marks = static_cast<std::uint8_t>((old.marks & ~Contact::full) | (fits ? Contact::full : 0));
  addContact(play.state, contact);
  play.tell(phrases::facesItsAttacker, piece(static_cast<int>(unit)), piece(old.attacker));
}
WALSTATT_ADLG_BOTH(turnToAttacker, std::size_t);

}  // namespace walstatt::adlg
