// What ground takes from a unit in melee (B-Mod-14 to 21). A penalty also takes impact and furious charge from mounted
// (B-Mod-22), control zones (A16) and the duty to charge (A23).
#pragma once

#include "base/phrase.h"
#include "games/adlg/ground.h"
#include "games/adlg/profile.h"

namespace walstatt::adlg {

// 0 or less.
int meleePenalty(const Profile& profile, TerrainKind kind, Going going);
// The rule behind such a penalty.
const Phrase& penaltyReason(const Profile& profile, Going going);

}  // namespace walstatt::adlg
