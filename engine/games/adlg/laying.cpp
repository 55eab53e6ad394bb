#include "games/adlg/laying.h"

#include <algorithm>

#include "games/adlg/content.h"
#include "games/adlg/deploying.h"
#include "games/adlg/setup_phrases.h"
#include "games/adlg/words.h"

namespace walstatt::adlg {

namespace {

constexpr std::size_t fewestPieces = 2, mostPieces = 4, mostOfAKind = 2;  // A10

Side defenderOf(const State& state) { return static_cast<Side>(1 - state.attacker); }
const RegionType& regionOf(const Battle& battle, const State& state) {
  return battle.content().regions[state.settingUp.region];
}
Action plain(Verb verb) {
  Action action;
  action.verb = verb;
  return action;
}

const Phrase& reasonFor(LayFault fault) {
  switch (fault) {
    case LayFault::offTable: return phrases::pieceOffTable;
    case LayFault::overlaps: return phrases::piecesOverlap;
    case LayFault::sector: return phrases::pieceOtherSector;
    case LayFault::halfFull: return phrases::pieceHalfFull;
    case LayFault::notAtEdge: return phrases::pieceNotAtEdge;
    case LayFault::tooNearEdge: return phrases::pieceNearEdge;
    case LayFault::none:
    case LayFault::shape: break;
  }
  return phrases::noSuchShape;
}

// Legs in the order they are written; those missing are nothing.
std::int32_t amountOf(const Action& action, LegKind kind, std::int32_t otherwise = 0) {
  for (const Leg& leg : action.legs)
    if (leg.kind() == kind) return leg.amount();
  return otherwise;
}

Piece pieceOf(const Battle& battle, const State& state, const Action& action) {
  return shapedPiece(groundOf(battle, state), kindAtHand(state), amountOf(action, LegKind::number),
                     {amountOf(action, LegKind::atX), amountOf(action, LegKind::atY)},
                     normalized(amountOf(action, LegKind::heading)));
}
AtEdge edgeAtHand(const State& state) { return static_cast<AtEdge>(state.settingUp.edge); }
std::optional<Lay> someLay(const Battle& battle, const State& state, std::uint32_t turn) {
  return findLay(groundOf(battle, state), kindAtHand(state), state.settingUp.sector, edgeAtHand(state), turn);
}

template <class Events>
void beginAdjusting(Play<Events>& play, Side side);

// The next piece to lay: in turn, the defender's first; when all lie, the table is adjusted.
template <class Events>
void nextPiece(Play<Events>& play) {
  SettingUp& setting = play.state.settingUp;
  setting.sector = setting.edge = 0;
  for (int i = 0; i < 8; ++i) {
    if (setting.turnOf == play.state.attacker) ++setting.piece;
    setting.turnOf = static_cast<std::uint8_t>(1 - setting.turnOf);
    if (setting.piece >= mostPieces) break;
    if (setting.taken[setting.turnOf][setting.piece] == 0) continue;
    if (play.state.pieceCount == maxPieces) break;
    play.state.step = Step::sectorDie;
    return;
  }
  setting.piece = 0;
  beginAdjusting(play, play.state.attacker);
}

// Z61: the attacker changes a piece of the defender's first, then the defender one of the attacker's.
template <class Events>
void beginAdjusting(Play<Events>& play, Side side) {
  State& state = play.state;
  state.settingUp.turnOf = side;
  state.settingUp.adjusting = 0;
  const bool any = std::any_of(state.pieces.begin(), state.pieces.begin() + state.pieceCount,
                               [&](const Piece& piece) { return piece.owner == 1 - side && !runsThrough(piece.kind); });
  if (any) {
    state.step = Step::adjustDie;
  } else if (side == state.attacker) {
    beginAdjusting(play, defenderOf(state));
  } else {
    state.settingUp.turnOf = 0;
    beginDeployment(play);
  }
}
template <class Events>
void adjusted(Play<Events>& play) {
  State& state = play.state;
  if (state.settingUp.turnOf == state.attacker) return beginAdjusting(play, defenderOf(state));
  state.settingUp.adjusting = 0;
  beginDeployment(play);
}

std::optional<Refusal> checkTaken(const Battle& battle, const State& state, const Action& action) {
  if (action.verb != Verb::takePieces) return Refusal(phrases::setupOtherStep);
  const RegionType& region = regionOf(battle, state);
  std::array<std::size_t, terrainKinds> count{};
  std::size_t all = 0;
  for (const Leg& leg : action.legs) {
    if (leg.kind() == LegKind::none) break;
    if (leg.kind() != LegKind::number || leg.amount() < 0 || leg.amount() >= terrainKinds)
      return Refusal(phrases::notInRegion);
    const auto kind = static_cast<TerrainKind>(leg.amount());
    if (kind != region.compulsory && std::find(region.kinds.begin(), region.kinds.end(), kind) == region.kinds.end())
      return Refusal(phrases::notInRegion, terrainArg(kind));
    if (++count[static_cast<std::size_t>(leg.amount())] > mostOfAKind)
      return Refusal(phrases::takeAtMostTwo, terrainArg(kind));
    ++all;
  }
  if (all < fewestPieces || all > mostPieces) return Refusal(phrases::takeTwoToFour);
  const bool defender = state.settingUp.turnOf == defenderOf(state);
  if (defender && count[static_cast<std::size_t>(region.compulsory)] == 0)
    return Refusal(phrases::takeCompulsory, terrainArg(region.compulsory));
  return std::nullopt;
}

std::optional<Refusal> checkLay(const Battle& battle, const State& state, const Action& action) {
  // A10: a piece is only given up if it does not fit.
  if (action.verb == Verb::passPiece)
    return someLay(battle, state, 0) ? std::optional(Refusal(phrases::pieceFits)) : std::nullopt;
  if (action.verb != Verb::layPiece) return Refusal(phrases::setupOtherStep);
  const LayFault fault =
      layFault(groundOf(battle, state), pieceOf(battle, state, action), state.settingUp.sector, edgeAtHand(state));
  if (fault != LayFault::none) return Refusal(reasonFor(fault));
  return std::nullopt;
}

std::optional<Refusal> checkAdjust(const Battle& battle, const State& state, const Action& action) {
  if (action.verb == Verb::leavePieces) return std::nullopt;
  const int die = state.settingUp.adjusting;
  if (action.verb != Verb::movePiece && action.verb != Verb::turnPiece && action.verb != Verb::removePiece)
    return Refusal(phrases::setupOtherStep);
  if (action.unit >= state.pieceCount || state.pieces[action.unit].owner != 1 - state.settingUp.turnOf)
    return Refusal(phrases::notTheirPiece);
  const Piece& piece = state.pieces[action.unit];
  if (runsThrough(piece.kind)) return Refusal(phrases::pieceRuns);
  if (action.verb == Verb::removePiece)
    return die == 6 ? std::nullopt : std::optional(Refusal(phrases::dieForbidsRemoval));
  if (action.verb == Verb::turnPiece && die < 5) return Refusal(phrases::dieForbidsTurn);
  const Point middle = middleOf(outlineOf(piece));
  Piece moved = piece;
  if (action.verb == Verb::movePiece) {
    const Point to{amountOf(action, LegKind::atX, middle.x), amountOf(action, LegKind::atY, middle.y)};
    const Length most = (die >= 5 ? 6 : 4) * ud;
    if (distance(middle, to) > most) return Refusal(phrases::pieceTooFar, number(most / ud));
    moved = movedPiece(piece, to, 0);
  } else {
    moved = movedPiece(piece, middle, normalized(amountOf(action, LegKind::turn)));
  }
  // Everything but itself is in its way.
  std::array<Piece, maxPieces> others;
  std::size_t count = 0;
  for (std::size_t i = 0; i < state.pieceCount; ++i)
    if (i != action.unit) others[count++] = state.pieces[i];
  Ground ground = groundOf(battle, state);
  ground.pieces = {others.data(), count};
  const LayFault fault = shiftFault(ground, moved);
  if (fault != LayFault::none) return Refusal(reasonFor(fault));
  return std::nullopt;
}

template <class Events>
void applyAdjust(Play<Events>& play, const Action& action) {
  State& state = play.state;
  const Arg who = sideArg(state.settingUp.turnOf);
  if (action.verb == Verb::leavePieces) {
    play.tell(phrases::leavesPieces, who);
    return adjusted(play);
  }
  Piece& piece = state.pieces[action.unit];
  const Arg kind = terrainArg(piece.kind);
  const Point middle = middleOf(outlineOf(piece));
  if (action.verb == Verb::removePiece) {
    for (std::size_t i = action.unit; i + 1 < state.pieceCount; ++i) state.pieces[i] = state.pieces[i + 1];
    state.pieces[--state.pieceCount] = Piece{};
    play.tell(phrases::removesPiece, who, kind);
  } else if (action.verb == Verb::turnPiece) {
    piece = movedPiece(piece, middle, normalized(amountOf(action, LegKind::turn)));
    play.tell(phrases::turnsPiece, who, kind);
  } else {
    const Point to{amountOf(action, LegKind::atX, middle.x), amountOf(action, LegKind::atY, middle.y)};
    piece = movedPiece(piece, to, 0);
    play.tell(phrases::movesPiece, who, kind);
  }
  adjusted(play);
}

void listTaken(const Battle& battle, const State& state, ActionList<Action>& out) {
  const RegionType& region = regionOf(battle, state);
  const bool defender = state.settingUp.turnOf == defenderOf(state);
  const auto leg = [](TerrainKind kind) { return Leg(LegKind::number, static_cast<int>(kind)); };
  // All pairs, and each pair with one or two more; the compulsory piece of the defender is the first.
  for (std::size_t a = 0; a < region.kinds.size(); ++a)
    for (std::size_t b = a; b < region.kinds.size(); ++b) {
      Action action = plain(Verb::takePieces);
      const TerrainKind first = defender ? region.compulsory : region.kinds[a];
      for (const std::size_t more : {0u, 1u, 2u}) {
        action.legs = {leg(first), leg(region.kinds[b])};
        if (more > 0) action.legs[2] = leg(region.kinds[(a + 1) % region.kinds.size()]);
        if (more > 1) action.legs[3] = leg(region.kinds[(b + 2) % region.kinds.size()]);
        if (!checkTaken(battle, state, action) && (out.empty() || !(*(out.end() - 1) == action))) out.push_back(action);
      }
      if (defender && a > 0) break;
    }
}

}  // namespace

TerrainKind kindAtHand(const State& state) {
  const SettingUp& setting = state.settingUp;
  const std::uint8_t taken =
      setting.piece < mostPieces ? setting.taken[setting.turnOf][setting.piece] : std::uint8_t{0};
  return taken == 0 ? TerrainKind::field : static_cast<TerrainKind>(taken - 1);
}
Ground groundOf(const Battle& battle, const State& state) {
  return {battle.setup().width, battle.setup().height, {state.pieces.data(), state.pieceCount}};
}

template <class Events>
void beginLaying(Play<Events>& play) {
  play.state.settingUp.turnOf = defenderOf(play.state);
  play.state.step = Step::takePieces;
}
WALSTATT_ADLG_BOTH(beginLaying);

template <class Events>
void rollLaying(Play<Events>& play, const Faces& faces) {
  State& state = play.state;
  SettingUp& setting = state.settingUp;
  const int die = faces[0];
  const Arg kind = terrainArg(kindAtHand(state));
  switch (state.step) {
    case Step::sectorDie:
      setting.sector = static_cast<std::uint8_t>(columnOf(die));
      play.tell(phrases::sectorIs, kind, number(setting.sector));
      state.step = runsThrough(kindAtHand(state)) ? Step::layPiece : Step::positionDie;
      return;
    case Step::positionDie:
      setting.edge = static_cast<std::uint8_t>(atEdgeOf(die));
      play.tell(die <= 4 ? phrases::positionEdge : phrases::positionInside, kind);
      state.step = Step::layPiece;
      return;
    case Step::riverDie: {
      Piece& river = state.pieces[state.pieceCount - 1u];
      river.going = riverGoing(die);
      play.tell(phrases::riverIs, number(die), goingArg(river.going));
      return nextPiece(play);
    }
    default: break;
  }
  setting.adjusting = static_cast<std::uint8_t>(die);
  play.tell(phrases::adjustmentIs, sideArg(setting.turnOf), number(die));
  if (die <= 2) return adjusted(play);
  state.step = Step::adjust;
}
WALSTATT_ADLG_BOTH(rollLaying, const Faces&);

std::optional<Refusal> checkLaying(const Battle& battle, const State& state, const Action& action) {
  if (state.step == Step::takePieces) return checkTaken(battle, state, action);
  return state.step == Step::layPiece ? checkLay(battle, state, action) : checkAdjust(battle, state, action);
}

template <class Events>
void applyLaying(Play<Events>& play, const Action& action) {
  State& state = play.state;
  SettingUp& setting = state.settingUp;
  if (state.step == Step::adjust) return applyAdjust(play, action);
  if (state.step == Step::takePieces) {
    std::size_t count = 0;
    for (const Leg& leg : action.legs)
      if (leg.kind() == LegKind::number)
        setting.taken[setting.turnOf][count++] = static_cast<std::uint8_t>(leg.amount() + 1);
    play.tell(phrases::takesPieces, sideArg(setting.turnOf), number(static_cast<int>(count)));
    setting.hasTaken = static_cast<std::uint8_t>(setting.hasTaken | 1u << setting.turnOf);
    setting.turnOf = static_cast<std::uint8_t>(1 - setting.turnOf);
    if (setting.hasTaken != 3) return;
    setting.piece = 255;  // before the first: the next of the attacker would be number 0
    setting.turnOf = state.attacker;
    return nextPiece(play);
  }
  const Arg kind = terrainArg(kindAtHand(state));
  if (action.verb == Verb::passPiece) {
    const auto tried = static_cast<std::uint8_t>(1u << setting.turnOf);
    if ((setting.tries & tried) == 0) {
      setting.tries = static_cast<std::uint8_t>(setting.tries | tried);
      play.tell(phrases::rollsAnew, sideArg(setting.turnOf), kind);
      setting.sector = setting.edge = 0;
      state.step = Step::sectorDie;
      return;
    }
    play.tell(phrases::discardsPiece, sideArg(setting.turnOf), kind);
    return nextPiece(play);
  }
  Piece piece = pieceOf(play.battle, state, action);
  piece.owner = setting.turnOf;
  state.pieces[state.pieceCount++] = piece;
  play.tell(phrases::laysPiece, sideArg(setting.turnOf), kind);
  if (piece.kind == TerrainKind::river) {
    state.step = Step::riverDie;
    return;
  }
  nextPiece(play);
}
WALSTATT_ADLG_BOTH(applyLaying, const Action&);

void listLaying(const Battle& battle, const State& state, ActionList<Action>& out) {
  if (state.step == Step::takePieces) return listTaken(battle, state, out);
  if (state.step == Step::layPiece) {
    for (std::uint32_t turn = 0; turn < 8; ++turn) {
      const auto lay = someLay(battle, state, turn * 157);
      if (!lay) break;
      Action action = plain(Verb::layPiece);
      action.legs = {Leg(LegKind::atX, lay->middle.x), Leg(LegKind::atY, lay->middle.y),
                     Leg(LegKind::heading, lay->heading), Leg(LegKind::number, lay->shape)};
      if (!checkLay(battle, state, action) && std::find(out.begin(), out.end(), action) == out.end())
        out.push_back(action);
    }
    if (out.empty()) out.push_back(plain(Verb::passPiece));
    return;
  }
  out.push_back(plain(Verb::leavePieces));
  const auto offer = [&](const Action& action) {
    if (!checkAdjust(battle, state, action)) out.push_back(action);
  };
  for (std::uint8_t i = 0; i < state.pieceCount; ++i) {
    const Point middle = middleOf(outlineOf(state.pieces[i]));
    for (const auto& [x, y] : {std::pair{0, -2}, {2, 0}, {0, 2}, {-2, 0}, {0, -4}, {4, 0}, {0, 4}, {-4, 0}}) {
      Action action = plain(Verb::movePiece);
      action.unit = i;
      action.legs = {Leg(LegKind::atX, middle.x + x * ud), Leg(LegKind::atY, middle.y + y * ud)};
      offer(action);
    }
    for (const Angle angle : {4500, 9000, 13500}) {
      Action action = plain(Verb::turnPiece);
      action.unit = i;
      action.legs = {Leg(LegKind::turn, angle)};
      offer(action);
    }
    Action action = plain(Verb::removePiece);
    action.unit = i;
    offer(action);
  }
}

}  // namespace walstatt::adlg
