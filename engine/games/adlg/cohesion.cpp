// Cohesion points (A4).
#include "games/adlg/cohesion.h"

#include <algorithm>

#include "games/adlg/command_phrases.h"

namespace walstatt::adlg {

template <class Events>
void loseCohesion(Play<Events>& play, std::size_t unit, int points, const Phrase& why) {
  Unit& one = play.unit(unit);
  const int taken = std::min(points, cohesionLeft(play.battle, play.state, unit));
  if (taken <= 0) return;
  one.lost = static_cast<std::uint8_t>(one.lost + taken);
  play.tell(why, piece(static_cast<int>(unit)), number(taken));
  if (cohesionLeft(play.battle, play.state, unit) > 0) return;
  one.marks |= Unit::routedNow;
  play.outcome(phrases::isRouted, piece(static_cast<int>(unit)));
}

template <class Events>
void disorder(Play<Events>& play, std::size_t unit, const Phrase& why) {
  if (!play.unit(unit).disordered()) loseCohesion(play, unit, 1, why);
}

template <class Events>
void settleRouts(Play<Events>& play) {
  for (std::size_t i = 0; i < play.battle.unitCount(); ++i) {
    Unit& unit = play.unit(i);
    if (unit.is(Unit::routedNow) && unit.where == Where::table) unit.where = Where::routed;
  }
}

WALSTATT_ADLG_BOTH(loseCohesion, std::size_t, int, const Phrase&);
WALSTATT_ADLG_BOTH(disorder, std::size_t, const Phrase&);
WALSTATT_ADLG_BOTH(settleRouts);

}  // namespace walstatt::adlg
