// What is said about armies: sentences of content/words/adlg-army.toml.
#pragma once

#include "base/phrase.h"

namespace walstatt::adlg::phrases {

// Parts of prices and values. {0}: a troop type or an option, see armyNamer.
inline constexpr Phrase priceType{"adlg.reason.price-type", "A7"};
inline constexpr Phrase priceElite{"adlg.reason.price-elite", "A7"};
inline constexpr Phrase priceMediocre{"adlg.reason.price-mediocre", "A7"};
inline constexpr Phrase priceOption{"adlg.reason.price-option", "A7"};
inline constexpr Phrase priceCamp{"adlg.reason.price-camp", "A3"};
inline constexpr Phrase priceFortification{"adlg.reason.price-fortification", "A7"};
inline constexpr Phrase valueUnits{"adlg.reason.value-units", "A6"};
inline constexpr Phrase valueCamp{"adlg.reason.value-camp", "A6"};
inline constexpr Phrase initiativeCommanders{"adlg.reason.initiative-commanders", "A9"};
inline constexpr Phrase initiativeStrategist{"adlg.reason.initiative-strategist", "A9"};
inline constexpr Phrase initiativeLights{"adlg.reason.initiative-lights", "A9"};

// Faults, with {row}, {found} and {allowed}.
inline constexpr Phrase armyTold{"adlg.army.told", ""};  // a whole sentence
inline constexpr Phrase armyList{"adlg.army.list", "A8"};
inline constexpr Phrase armyPoints{"adlg.army.points", "A3"};
inline constexpr Phrase armySum{"adlg.army.sum", "A7"};
inline constexpr Phrase armyCorps{"adlg.army.corps", "A3"};
inline constexpr Phrase armyNoChief{"adlg.army.no-chief", "A3"};
inline constexpr Phrase armyChiefs{"adlg.army.chiefs", "A3"};
inline constexpr Phrase armyEmptyCorps{"adlg.army.empty-corps", "A3"};
inline constexpr Phrase armyRankInChief{"adlg.army.rank-in-chief", "A8"};
inline constexpr Phrase armyRank{"adlg.army.rank", "A8"};
inline constexpr Phrase armyIncluded{"adlg.army.included", "A14"};
inline constexpr Phrase armyIncludedWho{"adlg.army.included-who", "A14"};
inline constexpr Phrase armyTooManyUnits{"adlg.army.too-many-units", ""};
inline constexpr Phrase armyCount{"adlg.army.count", ""};
inline constexpr Phrase armyRow{"adlg.army.row", "A8"};
inline constexpr Phrase armyQuality{"adlg.army.quality", "A8"};
inline constexpr Phrase armyOption{"adlg.army.option", "A8"};
inline constexpr Phrase armyWeapons{"adlg.army.weapons", "A7"};
inline constexpr Phrase armyHalfBow{"adlg.army.half-bow", "B-Abi-06"};
inline constexpr Phrase armyLeast{"adlg.army.least", "A8"};
inline constexpr Phrase armyMost{"adlg.army.most", "A8"};
inline constexpr Phrase armyNotWith{"adlg.army.not-with", "A8"};
inline constexpr Phrase armyNoMoreThan{"adlg.army.no-more-than", "A8"};
inline constexpr Phrase armyNoFortification{"adlg.army.no-fortification", "A8"};
inline constexpr Phrase armyFortification{"adlg.army.fortification", "A8"};
inline constexpr Phrase armyNameLong{"adlg.army.name-long", ""};
inline constexpr Phrase armyNameSigns{"adlg.army.name-signs", ""};
inline constexpr Phrase armyVersion{"adlg.army.file-version", ""};
inline constexpr Phrase armyOtherPoints{"adlg.army.other-points", "A3"};

// Codes.
inline constexpr Phrase codeForm{"adlg.army.code-form", ""};
inline constexpr Phrase codeList{"adlg.army.code-list", ""};
inline constexpr Phrase codeGone{"adlg.army.code-gone", ""};
inline constexpr Phrase codePrice{"adlg.army.code-price", ""};
inline constexpr Phrase codePrices{"adlg.army.code-prices", ""};

}  // namespace walstatt::adlg::phrases
