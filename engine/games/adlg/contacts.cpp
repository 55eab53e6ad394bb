// Contacts (A1, A28).
#include "games/adlg/contacts.h"

#include <algorithm>

namespace walstatt::adlg {

namespace {

bool onFront(const Contact& contact) { return contact.edge == Edge::front; }

}  // namespace

bool inContact(const State& state, std::size_t unit) {
  const auto all = contactsOf(state);
  return std::any_of(all.begin(), all.end(), [&](const Contact& c) { return c.attacker == unit || c.target == unit; });
}

bool inContact(const State& state, std::size_t a, std::size_t b) {
  const auto all = contactsOf(state);
  return std::any_of(all.begin(), all.end(), [&](const Contact& c) {
    return (c.attacker == a && c.target == b) || (c.attacker == b && c.target == a);
  });
}

bool isEngaged(const State& state, std::size_t unit, Edge edge) {
  const auto all = contactsOf(state);
  return std::any_of(all.begin(), all.end(), [&](const Contact& c) {
    return (c.target == unit && c.edge == edge) || (c.attacker == unit && edge == Edge::front);
  });
}

bool hasEnemyOnFlankOrRear(const State& state, std::size_t unit) {
  const auto all = contactsOf(state);
  return std::any_of(all.begin(), all.end(), [&](const Contact& c) { return c.target == unit && !onFront(c); });
}

const Contact* mainFlankContact(const State& state, std::size_t target) {
  const Contact* oldest = nullptr;
  for (const Contact& c : contactsOf(state)) {
    if (isCamp(c.target)) continue;  // nobody who could be a main enemy
    const bool frontal = onFront(c) && (c.target == target || c.attacker == target);
    if (frontal) return nullptr;
    if (c.target == target && !oldest) oldest = &c;
  }
  return oldest;
}

bool inMelee(const State& state, std::size_t unit) {
  for (const Contact& c : contactsOf(state)) {
    if (c.target == unit) return true;
    if (c.attacker != unit) continue;
    if (onFront(c) || isCamp(c.target)) return true;
    const Contact* main = mainFlankContact(state, c.target);
    if (main && main->attacker == unit) return true;
  }
  return false;
}

bool inMeleeSupport(const State& state, std::size_t unit) { return inContact(state, unit) && !inMelee(state, unit); }

void addContact(State& state, const Contact& contact) {
  for (std::size_t i = 0; i < state.contactCount; ++i) {
    Contact& old = state.contacts[i];
    if (old.attacker == contact.attacker && old.target == contact.target) {
      old = contact;
      return;
    }
  }
  if (state.contactCount < maxContacts) state.contacts[state.contactCount++] = contact;
}

void removeContact(State& state, std::size_t index) {
  const auto begin = state.contacts.begin(), end = begin + state.contactCount;
  std::copy(begin + static_cast<std::ptrdiff_t>(index) + 1, end, begin + static_cast<std::ptrdiff_t>(index));
  state.contacts[--state.contactCount] = {};
}

void removeContactsOf(State& state, std::size_t unit) {
  for (std::size_t i = state.contactCount; i-- > 0;)
    if (state.contacts[i].attacker == unit || state.contacts[i].target == unit) removeContact(state, i);
}

void dropDeadContacts(State& state) {
  const auto stands = [&](std::uint8_t unit) { return isCamp(unit) || state.units[unit].onTable(); };
  for (std::size_t i = state.contactCount; i-- > 0;)
    if (!stands(state.contacts[i].attacker) || !stands(state.contacts[i].target)) removeContact(state, i);
}

void ageContacts(State& state) {
  for (std::size_t i = 0; i < state.contactCount; ++i)
    state.contacts[i].marks = static_cast<std::uint8_t>(state.contacts[i].marks & ~(Contact::fresh | Contact::wild));
}

}  // namespace walstatt::adlg
