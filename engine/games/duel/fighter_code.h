// A fighter as a short code to be typed or shared (library/share_code.h). docs/fighters.md has the layout.
#pragma once

#include "games/duel/own_fighter.h"

namespace walstatt::duel {

enum class CodeName { leftOut, kept };

// The code of a fighter without faults, his name apart; otherwise nothing.
std::optional<std::string> fighterCode(const Content& content, const OwnFighter& fighter, CodeName name);

// The fighter of a code. One that cannot be read gives nothing and a fault; one made for other content gives a fighter
// with what the base carries in the place of what is gone, and a notice for each change.
std::optional<OwnFighter> readFighterCode(const Content& content, std::string_view code, Errors& faults,
                                          Errors& notices);

namespace phrases {
inline constexpr Phrase fighterCodeForm{"fighter.code.form", ""};
inline constexpr Phrase fighterCodeBase{"fighter.code.base", ""};
inline constexpr Phrase fighterCodeGone{"fighter.code.gone", ""};
inline constexpr Phrase fighterCodeChanged{"fighter.code.changed", ""};
}  // namespace phrases

}  // namespace walstatt::duel
