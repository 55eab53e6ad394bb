// Everything that changes in a battle: a value without padding, so that equal battles have equal bytes. What never changes
// (profiles, corps, table size, region) is in setup.h. Each chapter keeps what only it needs in a part of its own.
#pragma once

#include <bit>
#include <cstddef>
#include <type_traits>

#include "games/adlg/action.h"
#include "games/adlg/ground.h"
#include "table/contract.h"

namespace walstatt::adlg {

inline constexpr std::size_t maxUnits = 128;  // of both sides; side 0's first
inline constexpr std::size_t maxCorps = 8;    // of both sides; four each at most (A3)
inline constexpr std::size_t maxContacts = 160;
inline constexpr std::size_t maxMarkers = 6;  // ambushes of both sides: three each at most (A11)
inline constexpr std::uint8_t campOf0 = 128;  // camps where a target is named: campOf0 + side

// What the battle waits for, in the order of the rules; sequence.cpp has the way from one to the next.
enum class Step : std::uint8_t {
  // setting up
  initiativeDice,
  chooseRole,
  takePieces,
  sectorDie,
  layPiece,
  riverDie,
  positionDie,
  adjustDie,
  adjust,
  deploy,
  // movement
  flankMarchDie,
  enterFlankMarch,
  chooseCorps,
  commandDie,
  orders,
  rallyDie,
  evade,
  evadeDie,
  chargeDie,
  reveal,
  uncontrolled,
  lootersDie,
  // shooting
  chooseShot,
  shotDice,
  // melee
  chooseMelee,
  commit,
  meleeDice,
  campDie,
  commanderDie,
  // rout and pursuit
  rampageDie,
  pursue,
  over,
};

enum class Ending : std::uint8_t { none, beaten, draw, turns };

enum class Where : std::uint8_t {
  reserve,
  table,
  ambush,
  flankMarch,
  routed,
  gone,
  left
};  // gone: removed; left: the table

struct Unit {
  enum Mark : std::uint32_t {
    movesMade = 3u,             // in this phase, 0 to 3 (A12)
    hasSlid = 1u << 2,          // one slide per phase (A15)
    chargedNow = 1u << 3,       // in this sequence: no shooting (A25), first round (A19)
    uncontrolledNow = 1u << 4,  // −1 (B-Chg-20)
    evadedNow = 1u << 5,
    disengagedNow = 1u << 6,
    leftZoneNow = 1u << 7,
    shiftedNow = 1u << 8,  // heavy troops shifted by others neither move nor rally (A21)
    rallyTried = 1u << 9,
    held = 1u << 10,          // 3 CP were paid (B-Chg-18)
    caught = 1u << 11,        // fights as hit in the rear (A22)
    movedLast = 1u << 12,     // war wagons and artillery: moved in the last own movement phase (A25, A30)
    stakesPulled = 1u << 13,  // A30: gone once the unit moves
    multiplyHit = 1u << 14,   // lost a point by multiple attack in this sequence (A29)
    looting = 1u << 15,
    lostMelee = 1u << 16,
    shotAt = 1u << 17,
    hasShot = 1u << 18,
    fought = 1u << 19,
    routedNow = 1u << 21,    // in this phase: still acts in it (A4)
    evadesAlong = 1u << 23,  // is going to evade in the charge's direction (B-Eva-05)
    ridOfEnemy = 1u << 24,   // an enemy it fought is routed and gone: may pursue (A32)
    ridOfNoPrey = 1u << 25,  // … one that nobody has to pursue
    ridOfMounted = 1u << 26,
  };

  Point at;
  std::uint16_t heading = 0;
  std::uint8_t lost = 0;  // cohesion points lost
  Where where = Where::reserve;
  std::uint32_t marks = 0;

  Pose pose() const { return {at, heading}; }
  bool is(std::uint32_t mask) const { return (marks & mask) != 0; }
  bool onTable() const { return where == Where::table; }
  bool disordered() const { return lost > 0; }
  friend bool operator==(const Unit&, const Unit&) = default;
};

// One commander for each corps (A14).
struct Commander {
  Point at;
  std::uint8_t unit = noUnit;  // the one he is with
  std::uint8_t alive = 0;
  std::uint8_t engaged = 0;
  std::uint8_t against = noUnit;  // the main enemy of his unit when he said so: that melee (A14)
  friend bool operator==(const Commander&, const Commander&) = default;
};

// `attacker` touches `target` with its front edge, on that edge of the target. Front on front is one contact, of the one
// who charged. Kept in the order they came about; never worked out anew from rounded places (A1).
struct Contact {
  enum Mark : std::uint8_t {
    full = 1,     // conformed (A21)
    fresh = 2,    // made by a charge in this sequence: first round (A19)
    wild = 4,     // by an uncontrolled charge
    works = 8,    // across a fortification or obstacle of the target
    asMain = 16,  // first to touch: main unit where there is no front enemy (A28)
  };
  std::uint8_t attacker = noUnit, target = noUnit;
  Edge edge = Edge::front;
  std::uint8_t marks = 0;
  friend bool operator==(const Contact&, const Contact&) = default;
};

// An ambush marker (A11): the square of 1 UD, and which units it hides.
struct Marker {
  Point at;                 // its middle
  std::uint64_t units = 0;  // of the side, one bit a unit; 0 with `placed`: a decoy, or hidden from the viewer
  std::uint8_t placed = 0;
  std::uint8_t side = 0;
  std::array<std::uint8_t, 6> spare{};
  friend bool operator==(const Marker&, const Marker&) = default;
};

struct Camp {
  Point at;  // middle of its front edge
  std::uint16_t heading = 0;
  std::uint8_t placed = 0;
  std::uint8_t fallen = 0;
  friend bool operator==(const Camp&, const Camp&) = default;
};

// Setting up (initiative.cpp, terrain_laying.cpp, deploying.cpp; A9 to A11).
struct SettingUp {
  std::array<std::uint8_t, 2> initiative{};
  std::array<std::array<std::uint8_t, 4>, 2> taken{};  // kinds chosen + 1
  std::uint8_t winner = 0, region = 0, turnOf = 0, piece = 0;
  std::uint8_t sector = 0, tries = 0, adjusting = 0, corps = 0;
  std::uint8_t hasTaken = 0, finished = 0;
  std::uint8_t edge = 0;  // what the position die says: 1 at an edge of the table, 2 away from all, 0 anywhere
  std::uint8_t spare = 0;
  std::array<std::uint8_t, maxCorps> deployed{};
  friend bool operator==(const SettingUp&, const SettingUp&) = default;
};

// The movement phase (commanding.cpp, moving.cpp; A12 to A15).
struct Commanding {
  Action pending{};          // the order that looters may not hear (A30)
  std::uint8_t corps = 255;  // being activated
  std::uint8_t points = 0;   // CP left
  std::uint8_t free = 0;     // the free CP is still there (A13)
  std::uint8_t done = 0;     // corps that are finished, one bit each of the active side's
  std::uint8_t rallying = noUnit;
  std::uint8_t rallyNeed = 0;  // on the die, the commander's +1 taken into account
  std::array<std::uint8_t, 2> flankTries{};
  std::array<std::uint8_t, 2> flankArrived{};  // 1: enters next turn, 2: has entered
  std::array<std::uint8_t, 2> flankEdge{};     // 1 left, 2 right, as the owner sees the table
  std::uint8_t closing = 0;                    // 1: the corps takes its uncontrolled charges, no more orders
  std::uint8_t lurkers = 0;                    // markers whose owner was asked in this activation, one bit each (A35)
  std::array<std::uint8_t, 2> spare{};
  friend bool operator==(const Commanding&, const Commanding&) = default;
};

// The charge at hand (charging.cpp, evading.cpp; A18 to A22).
struct Charging {
  std::uint64_t group = 0;     // chargers, by their place in the corps
  std::uint64_t targets[2]{};  // enemies on the path, one bit a unit
  std::uint64_t asked[2]{};    // who are still to say whether they evade
  std::uint64_t evading[2]{};
  Pose from{};  // of the leading unit when the charge began
  Leg legs[2]{};
  std::uint8_t corps = 255, leader = noUnit, target = noUnit,
               kind = 0;  // kind: ordinary, spontaneous, uncontrolled, pursuit
  std::uint8_t evader = noUnit, die = 0, spare0 = 0, spare1 = 0;
  Length reach = 0;
  Length halt = 0;  // 0: as far as it goes
  Length spare2 = 0;
  friend bool operator==(const Charging&, const Charging&) = default;
};

// Shooting, melee, rout and pursuit (shooting.cpp, fighting.cpp, routing.cpp; A25 to A32).
struct Fighting {
  std::uint64_t open[2]{};  // targets still to be shot at, or melees still to be fought, by one unit's bit
  std::uint64_t hit[2]{};   // lose their points when the phase ends
  std::array<std::uint8_t, maxUnits> losses{};   // of the phase, taken together at its end
  std::uint8_t first = noUnit, second = noUnit;  // the shot or melee at hand
  std::uint8_t asked = 0, decided = 0;           // commanders' part
  std::uint8_t wave = 0, commander = 255, rolling = noUnit, spare = 0;
  friend bool operator==(const Fighting&, const Fighting&) = default;
};

struct State {
  std::array<Unit, maxUnits> units{};
  std::array<Commander, maxCorps> commanders{};
  std::array<Contact, maxContacts> contacts{};
  std::array<Marker, maxMarkers> markers{};
  std::array<Camp, 2> camps{};
  std::array<Piece, maxPieces> pieces{};
  std::array<Work, maxWorks> works{};
  Charging charging;
  Fighting fighting;
  Commanding commanding;
  SettingUp settingUp;
  Step step = Step::initiativeDice;
  std::uint8_t active = 0;    // whose sequence it is
  std::uint8_t attacker = 0;  // moves first (A9)
  std::uint8_t turn = 0;      // full turns, from 1
  std::uint8_t contactCount = 0, pieceCount = 0, workCount = 0;
  Ending ending = Ending::none;
  std::uint8_t winner = noSide;
  std::uint8_t throwsMade = 0;  // one after the other without a decision between
  std::uint8_t turns = 0;       // agreed on during the battle, such as when time is up (A34); 0: as the setup has it
  std::array<std::uint8_t, 7> spare{};

  friend bool operator==(const State&, const State&) = default;
};
static_assert(std::is_trivially_copyable_v<State> && std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 16 * 1024);

}  // namespace walstatt::adlg
