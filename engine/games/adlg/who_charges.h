// Who may charge whom (B-Chg-01 to 05): one answer for the table and for the odds. What is said of it is theirs.
#pragma once

#include "games/adlg/profile.h"

namespace walstatt::adlg {

enum class ChargeBar : std::uint8_t { none, wagon, artillery, levy, lightsInOpen, lightsInRough };

// What troops never charge anybody (B-Chg-01 to 03).
ChargeBar chargeBar(const Profile& profile);
inline bool mayCharge(const Profile& profile) { return chargeBar(profile) == ChargeBar::none; }

// How an enemy stands whom light infantry would charge.
struct ChargedEnemy {
  const Profile& profile;
  bool inOpen = true, disordered = false;
  bool fromAside = false;  // met in flank or rear
  bool hindered = false;   // in ground where he fights with a penalty
};
// Whom light infantry does not charge (B-Chg-04, B-Chg-05); nobody else minds.
ChargeBar chargeBar(const Profile& profile, const ChargedEnemy& enemy);

}  // namespace walstatt::adlg
