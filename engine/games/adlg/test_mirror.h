// A table with left and right exchanged, and what one does there, for the laws of symmetry (A1).
#pragma once

#include "games/adlg/game.h"

namespace walstatt::adlg {

inline Edge mirrored(Edge edge) { return edge == Edge::left ? Edge::right : edge == Edge::right ? Edge::left : edge; }

inline State mirrored(const Battle& battle, State state) {
  const auto across = [&](Point& at) { at.x = battle.setup().width - at.x; };
  const auto about = [](std::uint16_t& heading) { heading = static_cast<std::uint16_t>(normalized(-Angle{heading})); };
  for (std::size_t i = 0; i < battle.unitCount(); ++i) {
    across(state.units[i].at);
    about(state.units[i].heading);
  }
  for (std::size_t i = 0; i < battle.corpsCount(); ++i) across(state.commanders[i].at);
  for (Camp& camp : state.camps) {
    if (!camp.placed) continue;
    across(camp.at);
    about(camp.heading);
  }
  for (std::size_t p = 0; p < state.pieceCount; ++p) {
    const Piece was = state.pieces[p];
    for (std::size_t k = 0; k < was.corners; ++k) {  // still clockwise
      state.pieces[p].outline[k] = was.outline[was.corners - 1u - k];
      across(state.pieces[p].outline[k]);
    }
  }
  for (std::size_t i = 0; i < state.contactCount; ++i) state.contacts[i].edge = mirrored(state.contacts[i].edge);
  return state;
}

inline Action mirrored(const Battle& battle, Action action) {
  for (Leg& leg : action.legs) {
    const std::int32_t amount = leg.amount();
    switch (leg.kind()) {
      case LegKind::turn:
        if (amount == halfTurn || amount == -halfTurn) break;
        [[fallthrough]];
      case LegKind::wheel:
      case LegKind::slide:
      case LegKind::expand:
      case LegKind::contract: leg = Leg(leg.kind(), -amount); break;
      case LegKind::atX: leg = Leg(leg.kind(), battle.setup().width - amount); break;
      default: break;
    }
  }
  return action;
}

}  // namespace walstatt::adlg
