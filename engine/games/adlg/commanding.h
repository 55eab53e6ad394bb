// Commanders, command points and what an order costs (A13, A14, B-Cmd, B-CP, B-Ord), and the orders to commanders.
#pragma once

#include "base/explained.h"
#include "games/adlg/field.h"
#include "games/adlg/play.h"

namespace walstatt::adlg {

bool hasCommander(const State& state, std::size_t corps);
// Whether the commander of the corps is with that unit, or one of the group.
bool commanderIsWith(const Battle& battle, const State& state, std::size_t corps, std::uint64_t group);
bool anyCommanderWith(const Battle& battle, const State& state, std::size_t unit);
// A14: he is included in the unit that he is with. Whoever joins it or finds refuge in it is not (Z13).
bool isIncluded(const Battle& battle, const State& state, std::size_t corps);
// A14, Z97: whoever was engaged is free once that melee of his unit is over.
void releaseCommanders(const Battle& battle, State& state);
void release(Commander& commander);
// A13, B-Cmd-05: one unit of the group in its radius is enough.
bool inRadius(const Battle& battle, const State& state, std::size_t corps, std::uint64_t group);

// What an order is before its surcharges.
struct Order {
  int base = 1;
  const Phrase* reason = nullptr;     // what the base is for
  const Phrase* difficult = nullptr;  // why it is a difficult manoeuvre; nothing: it is not
  bool ownRally = false;              // B-Ord-10: rallying the unit the commander is with
  bool surcharges = true;             // B-Ral-02 and whatever costs a fixed sum
};
template <Number N>
N orderCost(const Battle& battle, const State& state, std::size_t corps, std::uint64_t group, const Order& order);
// What may be spent on the group now: the points left, and the free one where it may be used (A13).
// `freeToo`: moving or rallying; the free point is for nothing else.
int pointsFor(const Battle& battle, const State& state, std::size_t corps, std::uint64_t group, bool freeToo);
std::optional<Refusal> checkCost(const Battle& battle, const State& state, std::size_t corps, std::uint64_t group,
                                 int cost, bool freeToo);
template <class Events>
void pay(Play<Events>& play, std::size_t corps, std::uint64_t group, int cost, bool freeToo);

// What every order needs: the corps is being activated by that seat, and all units of the group stand on the table, are no
// dead markers and were not shifted (A21) or rallied (A33) before.
std::optional<Refusal> checkOrdered(const Battle& battle, const State& state, Seat seat, const Action& action);

// B-Seq-02: not finished yet, and there is somebody to command, or a commander who is left alone (A14).
bool mayActivate(const Battle& battle, const State& state, std::size_t corps);
template <class Events>
void activateCorps(Play<Events>& play, std::size_t corps);

// Steps chooseCorps and commandDie, and the order moveCommander.
std::optional<Refusal> checkActivate(const Battle& battle, const State& state, Seat seat, const Action& action);
std::optional<Refusal> checkCommand(const Battle& battle, const State& state, Seat seat, const Action& action);
template <class Events>
void applyCommand(Play<Events>& play, Seat seat, const Action& action);
void listCorps(const Battle& battle, const State& state, Seat seat, ActionList<Action>& out);
void listCommands(const Battle& battle, const State& state, Seat seat, ActionList<Action>& out);
template <class Events>
void rollCommand(Play<Events>& play, const Faces& faces);

}  // namespace walstatt::adlg
