// Who is in contact with whom (A1): the relations in state.contacts, made by charges, pursuits and conforming, unmade when a
// unit moves away or is gone. Never worked out anew from places.
//
// A unit fights (is "in melee") if an enemy's front edge is on it, if its own front edge is on an enemy's front edge, or if it
// stands on the flank or rear of an enemy who has no enemy before his front and it was the first there (A28). A unit whose
// front edge is on a flank or rear and which is none of these gives melee support.
#pragma once

#include <span>

#include "games/adlg/game.h"

namespace walstatt::adlg {

inline std::span<const Contact> contactsOf(const State& state) { return {state.contacts.data(), state.contactCount}; }

template <class Visit>
void eachContactOf(const State& state, std::size_t unit, Visit&& visit) {
  for (const Contact& contact : contactsOf(state))
    if (contact.attacker == unit || contact.target == unit) visit(contact);
}

bool inContact(const State& state, std::size_t unit);
bool inContact(const State& state, std::size_t a, std::size_t b);
bool inMelee(const State& state, std::size_t unit);
bool inMeleeSupport(const State& state, std::size_t unit);
inline bool isFree(const State& state, std::size_t unit) { return !inContact(state, unit); }
inline bool isCamp(std::uint8_t target) { return target == campOf0 || target == campOf0 + 1; }

// Whether an enemy is on that edge of the unit; the front edge is also taken while it is on somebody else's flank or rear.
bool isEngaged(const State& state, std::size_t unit, Edge edge);
bool hasEnemyOnFlankOrRear(const State& state, std::size_t unit);
// The contact through which an enemy fights the unit on flank or rear as its main enemy (A28): the oldest. Nothing if somebody
// is before its front, or nobody is on it.
const Contact* mainFlankContact(const State& state, std::size_t target);

void addContact(State& state, const Contact& contact);
void removeContact(State& state, std::size_t index);
void removeContactsOf(State& state, std::size_t unit);  // it has moved away, is routed or gone
// Leaves only contacts between units that stand on the table. For whoever has removed some.
void dropDeadContacts(State& state);
// A new sequence: no contact is fresh any more (A19).
void ageContacts(State& state);

}  // namespace walstatt::adlg
