// An army as a short code to be typed or shared (library/share_code.h). docs/adlg-armies.md has the layout.
#pragma once

#include "games/adlg/army.h"

namespace walstatt::adlg {

enum class CodeNames { leftOut, kept };

// The code of an army whose list and rows exist; otherwise nothing. Armies that may not fight can be shared too.
std::optional<std::string> armyCode(const Content& content, const Army& army, CodeNames names);

// The army of a code. A code that cannot be read gives nothing and a fault; one made for other content gives what is
// left of the army, and a notice for each change.
std::optional<Army> readArmyCode(const Content& content, std::string_view code, Errors& faults, Errors& notices);

// Whether a code with sound check signs begins as armies of this game do.
bool isArmyCode(std::string_view code);

}  // namespace walstatt::adlg
