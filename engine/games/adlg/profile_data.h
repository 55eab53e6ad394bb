// A unit's profile as messages hold it (docs/adlg-armies.md).
#pragma once

#include "base/data.h"
#include "games/adlg/content.h"

namespace walstatt::adlg {

// Ids of the abilities it has: "impact", "two-handed" …
std::vector<std::string_view> abilityIds(const Profile& profile);
Data profileData(const Profile& profile);

}  // namespace walstatt::adlg
