// What a seat may do now, as a screen needs it (docs/protocol.md). Whatever stands in a list is whole (`act`); moves, places and
// the like are free: there the page composes the action, and `do` is one that is allowed.
#include <algorithm>

#include "games/adlg/charging.h"
#include "games/adlg/deploying.h"
#include "games/adlg/leaving.h"
#include "games/adlg/melees.h"
#include "games/adlg/moving.h"
#include "games/adlg/rallying.h"
#include "games/adlg/screen.h"
#include "games/adlg/uncontrolled.h"
#include "games/adlg/zones.h"

namespace walstatt::adlg {

namespace {

bool isFree(Verb verb) {
  switch (verb) {
    case Verb::layPiece:
    case Verb::movePiece:
    case Verb::turnPiece:
    case Verb::place:
    case Verb::placeCamp:
    case Verb::placeCommander:
    case Verb::placeAmbush:
    case Verb::move:
    case Verb::moveCommander:
    case Verb::pivotArtillery:
    case Verb::enterFlankMarch: return true;
    default: return false;
  }
}

// Of free ones the first of each group (or piece, or marker) stands for all.
bool isSameChoice(const Action& a, const Action& b) {
  return a.verb == b.verb && isFree(a.verb) && a.corps == b.corps && a.group == b.group &&
         (a.group != 0 || a.unit == b.unit);
}

// A23: those who storm off if the corps ends now.
Data wildOnes(const Battle& battle, const State& state) {
  Data wild{Data::Array{}};
  if (state.commanding.corps >= battle.corpsCount()) return wild;
  for (const std::uint8_t unit : battle.corps(state.commanding.corps).units)
    if (mustCharge(battle, state, unit)) wild.push(Data(unit));
  return wild;
}

void addCost(const Battle& battle, const State& state, const Action& action, Data& data) {
  switch (action.verb) {
    case Verb::hold: data.set("cost", holdCost(battle, state, action)); return;
    case Verb::leaveZone:
    case Verb::evadeZone:
    case Verb::disengage: data.set("cost", leaveCost(battle, state, action)); return;
    case Verb::endCorps: data.set("wild", wildOnes(battle, state)); return;
    case Verb::move:
    case Verb::pivotArtillery: {
      MovePlan plan;
      if (planMove(battle, state, action, plan)) return;
      data.set("cost", plan.cost).set("moves", plan.moveNumber - 1);
      if (action.verb == Verb::move) data.set("allowance", plan.allowance);
      const Unit& unit = state.units[action.unit < battle.unitCount() ? action.unit : 0];
      data.set(
          "held",
          orNull(action.unit < battle.unitCount() ? mostThreatening(battle, state, action.unit, unit.pose()) : noUnit));
      return;
    }
    case Verb::charge:
    case Verb::spontaneousCharge: {
      ChargePlan plan;
      if (!planCharge(battle, state, action, plan)) data.set("cost", plan.cost);
      return;
    }
    case Verb::rally:
      if (action.unit < battle.unitCount()) {
        const RallyTerms terms = rallyTerms(battle, state, action.unit);
        data.set("cost", terms.cost).set("need", terms.need - terms.bonus);
      }
      return;
    default: return;
  }
}

}  // namespace

Data Battle::choices(const State& state, Seat seat) const {
  ActionList<Action> actions(maxActions());
  list(state, seat, actions);
  if (state.step == Step::deploy && has(turn(state).seats, seat)) listRearranging(*this, state, actions);
  const Melees melees(*this, state);
  Data all{Data::Array{}};
  std::vector<Action> told;
  for (const Action& action : actions) {
    if (isFree(action.verb) &&
        std::any_of(told.begin(), told.end(), [&](const Action& one) { return isSameChoice(one, action); }))
      continue;
    if (isFree(action.verb)) told.push_back(action);
    const std::string text = write(state, action);
    Data data;
    data.set("do", text).set("kind", isFree(action.verb) ? "free" : "act").set("verb", text.substr(0, text.find(' ')));
    if (action.group != 0) {
      data.set("units", groupData(*this, action.corps, action.group));
    } else if (action.unit < unitCount() && action.verb >= Verb::activate && action.verb != Verb::reveal) {
      data.set("unit", action.unit);
    }
    if (action.verb == Verb::activate || action.verb == Verb::sendFlankMarch || action.verb == Verb::placeCommander ||
        (action.verb == Verb::deployAuto && action.corps < corpsCount()))
      data.set("corps", action.corps);
    if (action.target < unitCount()) data.set("target", action.target);
    if (action.verb == Verb::fight && action.unit < unitCount() && melees.opponentOf(action.unit) < unitCount())
      data.set("target", melees.opponentOf(action.unit));
    addCost(*this, state, action, data);
    all.push(std::move(data));
  }
  return all;
}

}  // namespace walstatt::adlg
