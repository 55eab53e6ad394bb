// Looters (A30): whoever took a camp needs 4 or more to hear an order.
#pragma once

#include "games/adlg/play.h"

namespace walstatt::adlg {

inline constexpr int lootersNeed = 4;

bool namesLooters(const Battle& battle, const State& state, const Action& action);
// The order waits for the die; it is paid for when it is carried out.
template <class Events>
void askLooters(Play<Events>& play, const Action& action);
// The order if they hear it. If not, one CP is lost and they get no other order in this phase (Z8).
template <class Events>
std::optional<Action> rollLooters(Play<Events>& play, const Faces& faces);

}  // namespace walstatt::adlg
