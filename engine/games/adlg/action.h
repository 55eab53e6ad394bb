// One decision of a player: who (a group of a corps), what, against whom, and the way it goes. 32 bytes without padding.
#pragma once

#include <array>
#include <type_traits>

#include "games/adlg/measure.h"

namespace walstatt::adlg {

enum class Verb : std::uint8_t {
  none,
  // Setting up (A9 to A11): initiative.cpp, terrain_laying.cpp, deploying.cpp
  attackFirst,
  defendFirst,  // the winner of the initiative; unit: region
  takePieces,   // legs: the kinds
  layPiece,
  passPiece,  // where it lies
  movePiece,
  turnPiece,
  removePiece,
  leavePieces,  // adjustment
  place,        // a unit or group at a pose; legs: x, y, heading, files
  placeCamp,
  placeCommander,
  placeAmbush,     // a marker and the group in it
  sendFlankMarch,  // corps; unit: the edge
  unplace,         // back into the hand
  deployed,        // the corps is finished
  deployAuto,      // corps; 255: all that is left of the side
  // Movement phase (A12 to A24)
  activate,       // corps
  move,           // group, legs
  moveCommander,  // legs: x, y; target: unit he joins or none
  charge,         // group, target, legs: [slide|turn] wheel
  spontaneousCharge,
  evadeZone,  // leave a zone by an evade move (B-Lea-01)
  leaveZone,  // straight back (B-Lea-02) or straight on (B-Lea-05)
  disengage,
  rally,
  hold,     // 3 CP: prevent an uncontrolled charge (B-Chg-18)
  reveal,   // an ambush
  conform,  // an old contact
  pivotArtillery,
  endCorps,
  uncontrolled,  // the next uncontrolled charge
  enterFlankMarch,
  // Reactions
  evade,
  stand,
  // Shooting, melee, rout, pursuit (A25 to A32)
  shoot,  // unit: main shooter; target
  fight,  // unit: whose melee is next
  commit,
  withhold,  // the commander takes part or not
  faceEnemy,
  pursue,
  stay,
  endPhase,
  stayHidden,  // an ambush that an enemy has come near to (A35)
};

enum class LegKind : std::uint8_t {
  none,
  forward,
  backward,
  wheel,
  slide,
  turn,
  expand,
  contract,  // amounts: lengths; right and clockwise are positive
  atX,
  atY,
  heading,
  files,
  number,
};

// One leg of a way: its kind and a signed amount of 24 bits.
class Leg {
 public:
  constexpr Leg() = default;
  constexpr Leg(LegKind kind, std::int32_t amount)
      : bits_(static_cast<std::int32_t>(static_cast<std::uint32_t>(amount) << 8) | static_cast<std::int32_t>(kind)) {}
  constexpr LegKind kind() const { return static_cast<LegKind>(bits_ & 255); }
  constexpr std::int32_t amount() const { return bits_ >> 8; }
  friend bool operator==(const Leg&, const Leg&) = default;

 private:
  std::int32_t bits_ = 0;
};

inline constexpr std::size_t maxLegs = 5;
inline constexpr std::uint8_t noUnit = 255;

struct Action {
  std::uint64_t group = 0;  // of the corps' units, by their place in it
  Verb verb = Verb::none;
  std::uint8_t corps = 0;      // of all corps on the table: side 0's first
  std::uint8_t unit = noUnit;  // who leads, shoots, is meant
  std::uint8_t target = noUnit;
  std::array<Leg, maxLegs> legs{};

  friend bool operator==(const Action&, const Action&) = default;
};
static_assert(sizeof(Action) == 32 && std::has_unique_object_representations_v<Action>);

}  // namespace walstatt::adlg
