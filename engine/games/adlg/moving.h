// Manoeuvres (A15, B-All, B-Man, B-Mul, B-Dif): a move is judged along its whole way.
#pragma once

#include "games/adlg/commanding.h"
#include "games/adlg/groups.h"

namespace walstatt::adlg {

// A move worked out: where everybody ends, what it costs in UD and CP and what it does to others.
struct MovePlan {
  struct Push {
    std::uint8_t unit = noUnit;
    Pose to;
  };
  Formation formation;
  std::array<Pose, maxGroup> ends{};
  Length way = 0;        // UD used
  Length allowance = 0;  // by all ground touched
  int cost = 0;          // CP
  int moveNumber = 1;
  const Phrase* difficult = nullptr;
  bool disorders = false;  // too little movement for a difficult manoeuvre
  bool slides = false;
  std::uint8_t finds = 0;     // ambush markers it comes within 1 UD of, one bit each (A11)
  FixedList<Push, 8> pushed;  // friends who make room (A24)
};

// Nothing if the group may go that way. `plan` is then whole.
std::optional<Refusal> planMove(const Battle& battle, const State& state, const Action& action, MovePlan& plan);
// The CP of a planned move with their reasons.
template <Number N>
N moveCost(const Battle& battle, const State& state, const Action& action, const MovePlan& plan);
// The movement of one unit in one kind of going; HI's second value where `far` (B-All-13).
Length allowanceIn(const Profile& profile, Going going, bool far);
// B-All-13: begins in the open, and more than 4 UD from all enemies.
bool isFarForHeavyFoot(const Battle& battle, const State& state, std::size_t unit);
Length turnCost(const Profile& profile);              // B-Man-06, 07
const Phrase* difficultTurn(const Profile& profile);  // B-Dif-07, 08; nothing: it is easy
// B-Man-04 and A15 for the group's front.
Length wheelCostOf(const Profile& profile, Length front, Angle angle);
// Second and third moves only from 4 UD (B-Mul-01).
inline constexpr Length farEnough = 4 * ud;

// Whether the unit may be ordered to go anywhere at all: free of enemies, and nothing it did in this phase forbids it (A12).
bool isMovable(const Battle& battle, const State& state, std::size_t unit);

// The orders move and pivotArtillery.
std::optional<Refusal> checkMove(const Battle& battle, const State& state, Seat seat, const Action& action);
template <class Events>
void applyMove(Play<Events>& play, Seat seat, const Action& action);
void listMoves(const Battle& battle, const State& state, Seat seat, ActionList<Action>& out);
std::optional<Action> sampleMove(const Battle& battle, const State& state, Seat seat, FastDice& dice);

// Sets a unit down elsewhere: its commander goes with it, stakes are pulled (A30). Contacts are the caller's business.
template <class Events>
void setDown(Play<Events>& play, std::size_t unit, const Pose& pose);

}  // namespace walstatt::adlg
