// An army as a short code to be typed or shared: Crockford's signs, hyphens every five, three check signs that find any
// one or two wrong signs and any swap. docs/armies.md has the layout.
#pragma once

#include "games/mfm/army.h"

namespace walstatt::mfm {

enum class CodeNames { leftOut, kept };

// The code of an army whose people and figures exist; otherwise nothing. Figures that may not fight together can be
// shared too: whoever reads the code is told.
std::optional<std::string> armyCode(const Content& content, const Army& army, CodeNames names);

// The army of a code. A code that cannot be read gives nothing and a fault; one made for other content gives what is
// left of the army, and a notice for each change.
std::optional<Army> readArmyCode(const Content& content, std::string_view code, Errors& faults, Errors& notices);

namespace phrases {
inline constexpr Phrase codeForm{"army.code.form", ""};
inline constexpr Phrase codePeople{"army.code.people", ""};
inline constexpr Phrase codeGone{"army.code.gone", ""};
inline constexpr Phrase codePrice{"army.code.price", ""};
inline constexpr Phrase codePrices{"army.code.prices", ""};
}  // namespace phrases

}  // namespace walstatt::mfm
