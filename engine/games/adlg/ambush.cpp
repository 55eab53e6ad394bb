#include "games/adlg/ambush.h"

#include <algorithm>

#include "games/adlg/command_phrases.h"
#include "games/adlg/room.h"
#include "games/adlg/sequence.h"
#include "games/adlg/setup_phrases.h"
#include "games/adlg/terrain.h"

namespace walstatt::adlg {

namespace {

// Z66: a marker wholly in cover is found only by who comes near.
bool isSeen(const Battle& battle, const State& state, const Marker& marker) {
  const Box box = markerBox(marker);
  const bool inCover =
      std::any_of(state.pieces.begin(), state.pieces.begin() + state.pieceCount,
                  [&](const Piece& piece) { return givesCover(piece.kind) && liesIn(box, outlineOf(piece)); });
  bool seen = false;
  eachOnTable(battle, state, enemyOf(marker.side), [&](std::size_t enemy) {
    if (seen) return;
    const Box other = boxOf(battle, state, enemy);
    seen = within(other, box, ud) || (!inCover && canSee(state, other, box));
  });
  return seen;
}

template <class Events>
void reveal(Play<Events>& play, std::size_t index) {
  State& state = play.state;
  const Marker marker = state.markers[index];
  state.markers[index] = Marker{};
  const Arg letter = markerArg(index % markersPerSide);
  play.tell(marker.units == 0 ? phrases::ambushEmpty : phrases::ambushRevealed, sideArg(marker.side), letter);
  const std::size_t first = play.battle.firstUnit(marker.side);
  for (std::uint64_t hidden = marker.units; hidden != 0; hidden &= hidden - 1) {
    const std::size_t unit = first + static_cast<std::size_t>(std::countr_zero(hidden));
    Unit& one = state.units[unit];
    // Whoever came to where they meant to stand makes them stand farther back.
    const auto pose = nearestRoom(play.battle, state, unit, one.pose());
    one.where = pose ? Where::table : Where::left;
    if (!pose) continue;
    one.at = pose->at;
    one.heading = static_cast<std::uint16_t>(pose->heading);
    for (std::size_t corps = 0; corps < play.battle.corpsCount(); ++corps)
      if (state.commanders[corps].unit == unit) state.commanders[corps].at = one.at;
    play.tell(phrases::appears, piece(static_cast<int>(unit)));
  }
}

// Z99
constexpr Length lurkingDistance = 4 * ud;

bool isPressed(const Battle& battle, const State& state, const Marker& marker) {
  return marker.placed != 0 && marker.side != state.active &&
         enemyWithin(battle, state, markerBox(marker), marker.side, lurkingDistance);
}

}  // namespace

int markersOf(const Battle& battle, Side side) {
  for (std::size_t i = 0; i < battle.corpsCount(); ++i)
    if (battle.corps(i).side == side && battle.corps(i).commander == CommanderRank::strategist) return 3;
  return 2;
}

template <class Events>
void revealAmbushes(Play<Events>& play) {
  // Who appears may see the next one.
  for (bool again = true; again;) {
    again = false;
    for (std::size_t i = 0; i < maxMarkers && !again; ++i) {
      if (play.state.markers[i].placed == 0 || !isSeen(play.battle, play.state, play.state.markers[i])) continue;
      reveal(play, i);
      again = true;
    }
  }
}
WALSTATT_ADLG_BOTH(revealAmbushes);

template <class Events>
void revealFound(Play<Events>& play, std::uint8_t markers) {
  for (std::size_t i = 0; i < maxMarkers; ++i)
    if ((markers >> i & 1u) != 0) reveal(play, i);
}
WALSTATT_ADLG_BOTH(revealFound, std::uint8_t);

std::optional<Refusal> checkReveal(const Battle& battle, const State& state, Seat seat, const Action& action) {
  const Side side = battle.sideOf(seat);
  if (action.unit >= markersPerSide || state.markers[markerIndex(side, action.unit)].placed == 0)
    return Refusal(phrases::markerNotThere);
  return std::nullopt;
}

template <class Events>
void applyReveal(Play<Events>& play, Seat seat, const Action& action) {
  reveal(play, markerIndex(play.battle.sideOf(seat), action.unit));
  revealAmbushes(play);
}
WALSTATT_ADLG_BOTH(applyReveal, Seat, const Action&);

void listReveals(const Battle& battle, const State& state, Seat seat, ActionList<Action>& out) {
  const Side side = battle.sideOf(seat);
  for (std::uint8_t i = 0; i < markersPerSide; ++i) {
    if (state.markers[markerIndex(side, i)].placed == 0) continue;
    Action action;
    action.verb = Verb::reveal;
    action.corps = state.commanding.corps < battle.corpsCount() ? state.commanding.corps : std::uint8_t{0};
    action.unit = i;
    out.push_back(action);
  }
}

bool asksAmbushers(State& state, const Battle& battle) {
  std::uint8_t fresh = 0;
  for (std::size_t i = 0; i < maxMarkers; ++i) {
    const auto bit = static_cast<std::uint8_t>(1u << i);
    if ((state.commanding.lurkers & bit) == 0 && isPressed(battle, state, state.markers[i]))
      fresh = static_cast<std::uint8_t>(fresh | bit);
  }
  state.commanding.lurkers = static_cast<std::uint8_t>(state.commanding.lurkers | fresh);
  return fresh != 0;
}

std::optional<Refusal> checkReaction(const Battle& battle, const State& state, Seat seat, const Action& action) {
  if (battle.sideOf(seat) == state.active) return Refusal(phrases::notYourTurn);
  if (action.verb == Verb::stayHidden) return std::nullopt;
  if (action.verb != Verb::reveal) return Refusal(phrases::otherDecision);
  return checkReveal(battle, state, seat, action);
}

template <class Events>
void applyReaction(Play<Events>& play, Seat seat, const Action& action) {
  if (action.verb == Verb::reveal) {
    applyReveal(play, seat, action);
    const auto& markers = play.state.markers;
    if (std::any_of(markers.begin(), markers.end(),
                    [&](const Marker& marker) { return isPressed(play.battle, play.state, marker); }))
      return;  // another one may follow
  }
  afterReaction(play);
}
WALSTATT_ADLG_BOTH(applyReaction, Seat, const Action&);

// Staying hidden first: it is what most do.
void listReactions(const Battle& battle, const State& state, Seat seat, ActionList<Action>& out) {
  Action action;
  action.verb = Verb::stayHidden;
  action.corps = state.commanding.corps < battle.corpsCount() ? state.commanding.corps : std::uint8_t{0};
  out.push_back(action);
  listReveals(battle, state, seat, out);
}

}  // namespace walstatt::adlg
