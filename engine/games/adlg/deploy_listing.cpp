// What is offered while deploying (A11): for those who play by the list, and for a screen.
#include <algorithm>

#include "games/adlg/ambush.h"
#include "games/adlg/deploy_parts.h"
#include "games/adlg/notation.h"

namespace walstatt::adlg {

namespace {

bool corpsIsWhole(const Battle& battle, const State& state, std::size_t corps) {
  const auto& units = battle.corps(corps).units;
  return std::none_of(units.begin(), units.end(),
                      [&](std::uint8_t unit) { return state.units[unit].where == Where::reserve; });
}

// A candidate is offered if it is allowed.
class Offers {
 public:
  Offers(const Battle& battle, const State& state, ActionList<Action>& out)
      : battle_(battle), state_(state), out_(out) {}
  void offer(const Action& action) {
    if (!checkDeploying(battle_, state_, action)) out_.push_back(action);
  }
  static Action plain(Verb verb, std::size_t corps = 0) {
    Action action;
    action.verb = verb;
    action.corps = static_cast<std::uint8_t>(corps);
    return action;
  }
  // The next unit of the corps where the automatic line would have it, and its whole line.
  void places(std::size_t corps) {
    const Side side = battle_.corps(corps).side;
    const Taken taken(battle_, state_, side, 0, maxCorps);
    for (const Placed& placed :
         autoDeploy(battle_.setup(), piecesOf(state_), corps, reserveOf(battle_, state_, corps), taken.boxes())) {
      Action action = plain(Verb::place, corps);
      action.unit = placed.unit;
      action.group = bitOf(battle_, placed.unit);
      action.legs = {Leg(LegKind::atX, placed.pose.at.x), Leg(LegKind::atY, placed.pose.at.y),
                     Leg(LegKind::heading, placed.pose.heading), Leg(LegKind::files, 1)};
      offer(action);
    }
  }
  void ambushes(std::size_t corps) {
    const Side side = state_.settingUp.turnOf;
    const auto markers = static_cast<std::uint8_t>(markersOf(battle_, side));
    for (std::uint8_t marker = 0; marker < markers; ++marker) {
      if (state_.markers[markerIndex(side, marker)].placed != 0) continue;
      for (const Piece& piece : piecesOf(state_)) {
        if (!givesCover(piece.kind)) continue;
        const Point middle = besideMarkers(middleOf(outlineOf(piece)));
        Action action = plain(Verb::placeAmbush, corps);
        action.unit = marker;
        action.legs = {Leg(LegKind::atX, middle.x), Leg(LegKind::atY, middle.y), Leg(LegKind::heading, aheadOf(side)),
                       Leg(LegKind::files, 1)};
        const std::uint64_t reserve = reserveOf(battle_, state_, corps);
        action.group = reserve & (~reserve + 1);
        offer(action);
        action.group = 0;
        action.legs[3] = Leg{};
        offer(action);
      }
      break;  // the others are like it
    }
  }
  // Those of the corps at hand who have a place already may get another, or come back into the hand.
  void rearrange(std::size_t corps) {
    for (const std::uint8_t unit : battle_.corps(corps).units) {
      const Unit& one = state_.units[unit];
      if (one.where == Where::reserve) continue;
      Action action = plain(Verb::unplace, corps);
      action.unit = unit;
      action.group = bitOf(battle_, unit);
      offer(action);
      if (!one.onTable()) continue;
      action.verb = Verb::place;
      action.legs = {Leg(LegKind::atX, one.at.x), Leg(LegKind::atY, one.at.y), Leg(LegKind::heading, one.heading),
                     Leg(LegKind::files, 1)};
      offer(action);
    }
    const Commander& commander = state_.commanders[corps];
    Action ride = plain(Verb::placeCommander, corps);
    ride.legs = {Leg(LegKind::atX, commander.at.x), Leg(LegKind::atY, commander.at.y)};
    if (commander.at == Point{}) {  // by Z67 he will go with somebody: beside the first who stands is as good a place
      for (const std::uint8_t unit : battle_.corps(corps).units)
        if (state_.units[unit].onTable())
          ride.legs = {Leg(LegKind::atX, state_.units[unit].at.x), Leg(LegKind::atY, state_.units[unit].at.y)};
    }
    offer(ride);
  }
  void camp() {
    const Side side = state_.settingUp.turnOf;
    if (state_.camps[side].placed == 0) return;
    Action action = plain(Verb::placeCamp, corpsAtHand(battle_, state_, side));
    action.legs = {Leg(LegKind::atX, state_.camps[side].at.x), Leg(LegKind::atY, state_.camps[side].at.y)};
    offer(action);
  }

 private:
  // Z102: where a marker lies in the middle already, the next one beside it.
  Point besideMarkers(Point middle) const {
    for (const Point& by : {Point{0, 0}, {ud, 0}, {-ud, 0}, {0, ud}, {0, -ud}})
      if (const Point at{middle.x + by.x, middle.y + by.y}; !markerAt(state_, at)) return at;
    return middle;
  }

  const Battle& battle_;
  const State& state_;
  ActionList<Action>& out_;
};

}  // namespace

void listDeploying(const Battle& battle, const State& state, ActionList<Action>& out) {
  Offers offers(battle, state, out);
  const SettingUp& setting = state.settingUp;
  const Side side = setting.turnOf;
  offers.offer(Offers::plain(Verb::deployAuto, allCorps));
  if (setting.corps != 0) offers.offer(Offers::plain(Verb::deployed, setting.corps - 1u));
  if (state.camps[side].placed == 0) {
    const Taken taken(battle, state, side, 0, maxCorps);
    if (const auto camp = autoCamp(battle.setup(), piecesOf(state), side, taken.boxes())) {
      Action action = Offers::plain(Verb::placeCamp, corpsAtHand(battle, state, side));
      action.legs = {Leg(LegKind::atX, camp->at.x), Leg(LegKind::atY, camp->at.y)};
      offers.offer(action);
    }
  }
  for (std::size_t corps = 0; corps < battle.corpsCount(); ++corps) {
    if (checkCorps(battle, state, corps)) continue;
    offers.offer(Offers::plain(Verb::deployAuto, corps));
    if (!corpsIsWhole(battle, state, corps)) {
      offers.places(corps);
      offers.ambushes(corps);
    }
    for (const std::uint8_t edge : {std::uint8_t{1}, std::uint8_t{2}}) {
      Action action = Offers::plain(Verb::sendFlankMarch, corps);
      action.unit = edge;
      offers.offer(action);
    }
  }
}

void listRearranging(const Battle& battle, const State& state, ActionList<Action>& out) {
  Offers offers(battle, state, out);
  offers.camp();
  if (state.settingUp.corps != 0) offers.rearrange(state.settingUp.corps - 1u);
}

}  // namespace walstatt::adlg
