// For tests of shooting, melee, rout and pursuit: positions drawn on a table, phases begun where they are needed.
#pragma once

#include "games/adlg/combat_phrases.h"
#include "games/adlg/contacts.h"
#include "games/adlg/fighting.h"
#include "games/adlg/melees.h"
#include "games/adlg/routing.h"
#include "games/adlg/shooting.h"
#include "games/adlg/test_battle.h"
#include "games/adlg/test_profiles.h"

namespace walstatt::adlg::test {

// Side 0 looks up the table, side 1 down. Units of both sides with the same place stand front on front.
class Combat : public TestBattle {
 public:
  explicit Combat(const std::vector<Put>& units, const TestTable& table = {}) : TestBattle(units, table) {
    state.active = 0;
    state.contactCount = 0;
    for (Commander& commander : state.commanders) commander.unit = noUnit;  // with nobody, unless told
    told.events.clear();
  }
  Combat& touching(std::string_view attacker, std::string_view target, Edge edge = Edge::front,
                   int marks = Contact::full | Contact::fresh) {
    addContact(state, {id(attacker), id(target), edge, static_cast<std::uint8_t>(marks)});
    return *this;
  }
  Combat& atCamp(std::string_view attacker, Side side) {
    addContact(state, {id(attacker), static_cast<std::uint8_t>(campOf0 + side), Edge::front, Contact::full});
    return *this;
  }
  Combat& commanderWith(std::string_view label) {
    Commander& commander = state.commanders[battle.unit(id(label)).corps];
    commander.unit = id(label);
    commander.alive = 1;
    return *this;
  }
  template <class Begin>
  Combat& begin(const Begin& phase) {
    Play<EventList> play{battle, state, told};
    phase(play);
    return *this;
  }
  Combat& shoot() {
    return begin([](auto& play) { beginShooting(play); });
  }
  Combat& fight() {
    return begin([](auto& play) { beginMelee(play); });
  }
  Combat& rout() {
    return begin([](auto& play) { beginRout(play); });
  }
  Combat& dice(std::initializer_list<Face> faces) { return roll(faces), *this; }
  Combat& decide(Seat seat, Verb verb, std::string_view label = {}, std::string_view target = {}) {
    Action action;
    action.verb = verb;
    if (!label.empty()) action.unit = id(label);
    if (!target.empty()) action.target = id(target);
    return act(seat, action), *this;
  }
  int lost(std::string_view label) const { return unit(label).lost; }
  bool gone(std::string_view label) const { return unit(label).where == Where::gone; }
  void routed(std::string_view label) {
    unit(label).where = Where::routed;
    unit(label).marks |= Unit::routedNow;
    unit(label).lost = battle.profile(id(label)).cohesion;
  }
  Clash clash(std::string_view first, std::string_view second) const {
    return Melees(battle, state).clash(id(first), id(second));
  }
};

}  // namespace walstatt::adlg::test
