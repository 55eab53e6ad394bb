// Looters (A30).
#include "games/adlg/looting.h"

#include "games/adlg/command_phrases.h"
#include "games/adlg/commanding.h"
#include "games/adlg/sequence.h"

namespace walstatt::adlg {

bool namesLooters(const Battle& battle, const State& state, const Action& action) {
  if (action.verb == Verb::conform) return false;  // no order: they do it anyway (A12, A21)
  if (action.group == 0 || action.corps >= battle.corpsCount()) return false;
  bool found = false;
  eachOf(battle, action.corps, action.group,
         [&](std::uint8_t unit) { found = found || state.units[unit].is(Unit::looting); });
  return found;
}

template <class Events>
void askLooters(Play<Events>& play, const Action& action) {
  play.state.commanding.pending = action;
  play.state.step = Step::lootersDie;
}
WALSTATT_ADLG_BOTH(askLooters, const Action&);

template <class Events>
std::optional<Action> rollLooters(Play<Events>& play, const Faces& faces) {
  const Action order = play.state.commanding.pending;
  play.state.commanding.pending = {};
  play.state.step = Step::orders;
  const bool heard = faces[0] >= lootersNeed;
  eachOf(play.battle, order.corps, order.group, [&](std::uint8_t unit) {
    Unit& one = play.unit(unit);
    if (!one.is(Unit::looting)) return;  // Z8: their mates may still be given another order
    if (heard)
      one.marks &= ~std::uint32_t{Unit::looting};
    else
      one.marks |= Unit::rallyTried;
    play.tell(heard ? phrases::lootersListen : phrases::lootersDeaf, piece(unit), facesArg(faces));
  });
  if (heard) return order;
  const int there = pointsFor(play.battle, play.state, order.corps, order.group, true);
  pay(play, order.corps, order.group, there > 0 ? 1 : 0, true);
  afterOrder(play);
  return std::nullopt;
}
template std::optional<Action> rollLooters(Play<NoEvents>&, const Faces&);
template std::optional<Action> rollLooters(Play<EventList>&, const Faces&);

}  // namespace walstatt::adlg
