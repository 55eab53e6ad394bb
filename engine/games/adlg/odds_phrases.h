// What the odds desk says beside the reasons of the rules; the sentences are in content/words/adlg-odds.toml.
#pragma once

#include "base/phrase.h"

namespace walstatt::adlg::phrases {

// What changes a result once the dice have fallen (A27).
inline constexpr Phrase afterElite{"adlg.odds.after-elite", "B-Qua-02"};
inline constexpr Phrase afterMediocre{"adlg.odds.after-mediocre", "B-Qua-03"};
inline constexpr Phrase afterMixed{"adlg.odds.after-mixed", "B-Abi-17"};
inline constexpr Phrase afterHalfBow{"adlg.odds.after-half-bow", "B-Abi-06"};
inline constexpr Phrase afterTwoHanded{"adlg.odds.after-two-handed", "B-Abi-41"};
inline constexpr Phrase afterTwoHandedTie{"adlg.odds.after-two-handed-tie", "B-Abi-42"};
inline constexpr Phrase afterPolearm{"adlg.odds.after-polearm", "B-Abi-32"};
inline constexpr Phrase afterArmour{"adlg.odds.after-armour", "B-Abi-27"};
inline constexpr Phrase afterMissiles{"adlg.odds.after-missiles", "B-Abi-08"};
inline constexpr Phrase afterFurious{"adlg.odds.after-furious", "B-Abi-15"};

// Who may not charge whom.
inline constexpr Phrase wagonsDoNotCharge{"adlg.odds.wagons-do-not-charge", "B-Chg-01"};
inline constexpr Phrase artilleryDoesNotCharge{"adlg.odds.artillery-does-not-charge", "B-Chg-02"};
inline constexpr Phrase levyDoesNotCharge{"adlg.odds.levy-does-not-charge", "B-Chg-03"};
inline constexpr Phrase lightsDoNotCharge{"adlg.odds.lights-do-not-charge", "B-Chg-04"};
inline constexpr Phrase lightsDoNotChargeInRough{"adlg.odds.lights-do-not-charge-in-rough", "B-Chg-05"};
inline constexpr Phrase doesNotShoot{"adlg.odds.does-not-shoot", "B-Rng-01"};

// Faults of a question.
inline constexpr Phrase oneEdge{"adlg.odds.one-edge", "A29"};
inline constexpr Phrase oneWeapon{"adlg.odds.one-weapon", "A7"};

}  // namespace walstatt::adlg::phrases
