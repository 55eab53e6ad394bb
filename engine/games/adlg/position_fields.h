// Every field of a state by its name, told once: positions are written and read by it (position.cpp), and a test holds it
// against the bytes of the state. `tell(name, field, usual)` is called for single numbers; what is as usual is not written.
#pragma once

#include "games/adlg/state.h"

namespace walstatt::adlg {

template <class Tell, class Numbers>
void tellList(Tell& tell, std::string_view name, Numbers& numbers, const Numbers& usual) {
  for (std::size_t i = 0; i < std::size(numbers); ++i) tell(name, numbers[i], usual[i], i);
}

template <class Tell>
void tellFields(Tell& tell, Unit& unit, const Unit& usual) {
  static_assert(sizeof(Unit) == 16);
  tell("x", unit.at.x, usual.at.x);
  tell("y", unit.at.y, usual.at.y);
  tell("heading", unit.heading, usual.heading);
  tell("lost", unit.lost, usual.lost);
  tell("where", unit.where, usual.where);
  tell("marks", unit.marks, usual.marks);
}

template <class Tell>
void tellFields(Tell& tell, Commander& commander, const Commander& usual) {
  static_assert(sizeof(Commander) == 12);
  tell("x", commander.at.x, usual.at.x);
  tell("y", commander.at.y, usual.at.y);
  tell("with", commander.unit, usual.unit);
  tell("alive", commander.alive, usual.alive);
  tell("engaged", commander.engaged, usual.engaged);
  tell("against", commander.against, usual.against);
}

template <class Tell>
void tellFields(Tell& tell, Contact& contact, const Contact& usual) {
  static_assert(sizeof(Contact) == 4);
  tell("attacker", contact.attacker, usual.attacker);
  tell("target", contact.target, usual.target);
  tell("edge", contact.edge, usual.edge);
  tell("marks", contact.marks, usual.marks);
}

template <class Tell>
void tellFields(Tell& tell, Marker& marker, const Marker& usual) {
  static_assert(sizeof(Marker) == 24);
  tell("x", marker.at.x, usual.at.x);
  tell("y", marker.at.y, usual.at.y);
  tell("units", marker.units, usual.units);
  tell("placed", marker.placed, usual.placed);
  tell("side", marker.side, usual.side);
  tellList(tell, "spare", marker.spare, usual.spare);
}

template <class Tell>
void tellFields(Tell& tell, Camp& camp, const Camp& usual) {
  static_assert(sizeof(Camp) == 12);
  tell("x", camp.at.x, usual.at.x);
  tell("y", camp.at.y, usual.at.y);
  tell("heading", camp.heading, usual.heading);
  tell("placed", camp.placed, usual.placed);
  tell("fallen", camp.fallen, usual.fallen);
}

template <class Tell>
void tellFields(Tell& tell, Piece& piece, const Piece& usual) {
  static_assert(sizeof(Piece) == 4 + 8 * maxCorners);
  tell("kind", piece.kind, usual.kind);
  tell("going", piece.going, usual.going);
  tell("corners", piece.corners, usual.corners);
  tell("owner", piece.owner, usual.owner);
  for (std::size_t i = 0; i < piece.outline.size(); ++i) {
    tell("x", piece.outline[i].x, usual.outline[i].x, i);
    tell("y", piece.outline[i].y, usual.outline[i].y, i);
  }
}

template <class Tell>
void tellFields(Tell& tell, Work& work, const Work& usual) {
  static_assert(sizeof(Work) == 20);
  tell("ax", work.a.x, usual.a.x);
  tell("ay", work.a.y, usual.a.y);
  tell("bx", work.b.x, usual.b.x);
  tell("by", work.b.y, usual.b.y);
  tell("kind", work.kind, usual.kind);
  tell("owner", work.owner, usual.owner);
  tellList(tell, "spare", work.spare, usual.spare);
}

template <class Tell>
void tellFields(Tell& tell, Action& action, const Action& usual) {
  tell("order-group", action.group, usual.group);
  tell("order-verb", action.verb, usual.verb);
  tell("order-corps", action.corps, usual.corps);
  tell("order-unit", action.unit, usual.unit);
  tell("order-target", action.target, usual.target);
  tellList(tell, "order-leg", action.legs, usual.legs);
}

template <class Tell>
void tellFields(Tell& tell, Charging& charging, const Charging& usual) {
  static_assert(sizeof(Charging) == 96);
  tell("group", charging.group, usual.group);
  tellList(tell, "targets", charging.targets, usual.targets);
  tellList(tell, "asked", charging.asked, usual.asked);
  tellList(tell, "evading", charging.evading, usual.evading);
  tell("x", charging.from.at.x, usual.from.at.x);
  tell("y", charging.from.at.y, usual.from.at.y);
  tell("heading", charging.from.heading, usual.from.heading);
  tellList(tell, "leg", charging.legs, usual.legs);
  tell("corps", charging.corps, usual.corps);
  tell("leader", charging.leader, usual.leader);
  tell("target", charging.target, usual.target);
  tell("kind", charging.kind, usual.kind);
  tell("evader", charging.evader, usual.evader);
  tell("die", charging.die, usual.die);
  tell("spare0", charging.spare0, usual.spare0);
  tell("spare1", charging.spare1, usual.spare1);
  tell("reach", charging.reach, usual.reach);
  tell("halt", charging.halt, usual.halt);
  tell("spare2", charging.spare2, usual.spare2);
}

template <class Tell>
void tellFields(Tell& tell, Fighting& fighting, const Fighting& usual) {
  static_assert(sizeof(Fighting) == 40 + maxUnits);
  tellList(tell, "open", fighting.open, usual.open);
  tellList(tell, "hit", fighting.hit, usual.hit);
  tellList(tell, "losses", fighting.losses, usual.losses);
  tell("first", fighting.first, usual.first);
  tell("second", fighting.second, usual.second);
  tell("asked", fighting.asked, usual.asked);
  tell("decided", fighting.decided, usual.decided);
  tell("wave", fighting.wave, usual.wave);
  tell("commander", fighting.commander, usual.commander);
  tell("rolling", fighting.rolling, usual.rolling);
  tell("spare", fighting.spare, usual.spare);
}

template <class Tell>
void tellFields(Tell& tell, Commanding& commanding, const Commanding& usual) {
  static_assert(sizeof(Commanding) == 48);
  tellFields(tell, commanding.pending, usual.pending);
  tell("corps", commanding.corps, usual.corps);
  tell("points", commanding.points, usual.points);
  tell("free", commanding.free, usual.free);
  tell("done", commanding.done, usual.done);
  tell("rallying", commanding.rallying, usual.rallying);
  tell("need", commanding.rallyNeed, usual.rallyNeed);
  tellList(tell, "flank-tries", commanding.flankTries, usual.flankTries);
  tellList(tell, "flank-arrived", commanding.flankArrived, usual.flankArrived);
  tellList(tell, "flank-edge", commanding.flankEdge, usual.flankEdge);
  tell("closing", commanding.closing, usual.closing);
  tell("lurkers", commanding.lurkers, usual.lurkers);
  tellList(tell, "spare", commanding.spare, usual.spare);
}

template <class Tell>
void tellFields(Tell& tell, SettingUp& setting, const SettingUp& usual) {
  static_assert(sizeof(SettingUp) == 30);
  tellList(tell, "initiative", setting.initiative, usual.initiative);
  tellList(tell, "taken-first", setting.taken[0], usual.taken[0]);
  tellList(tell, "taken-second", setting.taken[1], usual.taken[1]);
  tell("winner", setting.winner, usual.winner);
  tell("region", setting.region, usual.region);
  tell("turn-of", setting.turnOf, usual.turnOf);
  tell("piece", setting.piece, usual.piece);
  tell("sector", setting.sector, usual.sector);
  tell("tries", setting.tries, usual.tries);
  tell("adjusting", setting.adjusting, usual.adjusting);
  tell("corps", setting.corps, usual.corps);
  tell("has-taken", setting.hasTaken, usual.hasTaken);
  tell("finished", setting.finished, usual.finished);
  tell("edge", setting.edge, usual.edge);
  tell("spare", setting.spare, usual.spare);
  tellList(tell, "deployed", setting.deployed, usual.deployed);
}

// What belongs to no part.
template <class Tell>
void tellRest(Tell& tell, State& state, const State& usual) {
  tell("active", state.active, usual.active);
  tell("attacker", state.attacker, usual.attacker);
  tell("turn", state.turn, usual.turn);
  tell("contacts", state.contactCount, usual.contactCount);
  tell("pieces", state.pieceCount, usual.pieceCount);
  tell("works", state.workCount, usual.workCount);
  tell("ending", state.ending, usual.ending);
  tell("winner", state.winner, usual.winner);
  tell("throws", state.throwsMade, usual.throwsMade);
  tell("turns", state.turns, usual.turns);
  tellList(tell, "spare", state.spare, usual.spare);
}

}  // namespace walstatt::adlg
