// Evading (A22, B-Eva).
#pragma once

#include "games/adlg/play.h"

namespace walstatt::adlg {

// B-Eva-01, B-Abi-07
bool canEvade(const Profile& profile);

// How a unit turns away from a charge: the free turn, and the wheel to the charge's line.
struct EvadeWay {
  Pose turned;  // after the free turn (B-Eva-02)
  Angle
      toChargeLine;  // wheel that would bring it into the charge's direction (B-Eva-05); 0: it is, or more than 90 degrees
};
EvadeWay evadeWay(const Battle& battle, const State& state, std::size_t unit, Edge edge, Angle chargeHeading);
// Nothing if the unit may evade so; otherwise why not (A22).
std::optional<Refusal> cannotEvade(const Battle& battle, const State& state, std::size_t unit, const EvadeWay& way);

// Carries out an evade move of that length beyond the unit's allowance: straight, with a slide or wheel round obstacles,
// through friends, off the table (B-Eva-06 to 08). `along`: with the wheel to the charge's line.
template <class Events>
void evade(Play<Events>& play, std::size_t unit, const EvadeWay& way, bool along, Length more);
// The same without carrying it out: where the unit would end. For drawing; die 3 or 4.
Pose evadeEnd(const Battle& battle, const State& state, std::size_t unit, const EvadeWay& way, bool along, Length more);

}  // namespace walstatt::adlg
