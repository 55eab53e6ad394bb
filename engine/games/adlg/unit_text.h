// Units of an army in one line, as ready armies and the command line write them: "4 legion elite armour".
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/adlg/army_form.h"

namespace walstatt::adlg {

// Small letters, digits and hyphens: never a number, a quality or an option.
bool isRowId(std::string_view text);
// "[count] row [quality] [options …]"; nothing if a word is none of these.
std::optional<ArmyRow> readUnitText(std::string_view text);
std::string writeUnitText(const ArmyRow& row);

}  // namespace walstatt::adlg
