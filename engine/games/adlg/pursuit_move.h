// How a pursuit moves (A32, B-Pur): straight on, to new contact. Who pursues and when is in pursuing.h.
#pragma once

#include "games/adlg/play.h"

namespace walstatt::adlg {

struct PursuitWay {
  Length way = 0;               // as far as it can go on the table, 1 UD at most
  std::uint8_t meets = noUnit;  // the enemy (or camp) it would come into contact with
  Edge edge = Edge::front;
  bool leavesTable = false, intoHindering = false, leavesWorks = false, alongEnemyFront = false;
};
PursuitWay pursuitWay(const Battle& battle, const State& state, std::size_t unit);
// A32: an enemy front on its flank or rear: it turns to it instead. Nothing if there is none.
std::optional<Pose> facesAttacker(const Battle& battle, const State& state, std::size_t unit);

// Goes so far (at most the whole way): enemies it would touch who may evade are asked first (Step::evade; LI must), then it
// moves and makes contact if it gets there. New contact conforms, is not fresh (A19) and fights in the next phase. At its end,
// at once or after the evade dice, it calls afterPursuitMove.
template <class Events>
void pursueBy(Play<Events>& play, std::size_t unit, Length way);
template <class Events>
void turnToAttacker(Play<Events>& play, std::size_t unit);

// The next station, in pursuing.cpp.
template <class Events>
void afterPursuitMove(Play<Events>& play);

}  // namespace walstatt::adlg
