// What the helper for real dice says; the sentences are in content/words/1192-dice.toml.
#pragma once

#include <array>

#include "base/phrase.h"

namespace walstatt::duel::desk {

// Parts of explained numbers.
inline constexpr Phrase partDie{"duel.desk.part-die", "D6"};
inline constexpr Phrase partEquals{"duel.desk.part-equals", "D6"};
inline constexpr Phrase partGroupDie{"duel.desk.part-group-die", "D8"};
inline constexpr Phrase partRescueDie{"duel.desk.part-rescue-die", "D8"};
inline constexpr Phrase partDamageDie{"duel.desk.part-damage-die", "D11"};
inline constexpr Phrase partTimes{"duel.desk.part-times", "D12"};
inline constexpr Phrase partTimesShot{"duel.desk.part-times-shot", "D19"};
inline constexpr Phrase partShotDie{"duel.desk.part-shot-die", "D16"};
inline constexpr Phrase partShotEquals{"duel.desk.part-shot-equals", "F5"};
inline constexpr Phrase partLeftOut{"duel.desk.part-left-out", "F5"};

// Groups.
inline constexpr Phrase onesPaid{"duel.desk.ones-paid", "D3"};
inline constexpr Phrase onesFree{"duel.desk.ones-free", "D3"};
inline constexpr Phrase noGroup{"duel.desk.no-group", "D2"};
inline constexpr Phrase skillLimits{"duel.desk.skill-limits", "D2"};
inline constexpr Phrase wavesSets{"duel.desk.waves-sets", "D7"};
inline constexpr Phrase wavesOne{"duel.desk.waves-one", "D7"};
inline constexpr Phrase wavesAny{"duel.desk.waves-any", "D7"};
inline constexpr Phrase firstByBonus{"duel.desk.first-by-bonus", "D5"};
inline constexpr Phrase firstByAttack{"duel.desk.first-by-attack", "D5"};
inline constexpr Phrase firstByDice{"duel.desk.first-by-dice", "D5"};
inline constexpr Phrase enemyByBonus{"duel.desk.enemy-by-bonus", "D5"};
inline constexpr Phrase enemyByAttack{"duel.desk.enemy-by-attack", "D5"};
inline constexpr Phrase enemyByDice{"duel.desk.enemy-by-dice", "D5"};
inline constexpr Phrase dieOff{"duel.desk.die-off", "D5"};

// Scoring.
inline constexpr Phrase scoreOnes{"duel.desk.score-ones", "D3"};
inline constexpr Phrase scoreAlone{"duel.desk.score-alone", "N1"};
inline constexpr Phrase scoreLast{"duel.desk.score-last", "D4"};

// Warding.
inline constexpr Phrase meetsSingle{"duel.desk.meets-single", "D8"};
inline constexpr Phrase meetsAdded{"duel.desk.meets-added", "D8"};
inline constexpr Phrase meetsTogether{"duel.desk.meets-together", "D8"};
inline constexpr Phrase meetsAddedTogether{"duel.desk.meets-added-together", "D8"};
inline constexpr Phrase meetsRescue{"duel.desk.meets-rescue", "D8"};
inline constexpr Phrase meetsRescueTogether{"duel.desk.meets-rescue-together", "D8"};
inline constexpr Phrase allMet{"duel.desk.all-met", "D8"};
inline constexpr Phrase hitBy{"duel.desk.hit-by", "D8"};
inline constexpr Phrase rescueCosts{"duel.desk.rescue-costs", "D8"};
inline constexpr Phrase onesNeverWard{"duel.desk.ones-never-ward", "D3"};
inline constexpr Phrase fallenSingle{"duel.desk.fallen-single", "D14"};
inline constexpr Phrase mayCounter{"duel.desk.may-counter", "D9"};
inline constexpr Phrase noCounterRescue{"duel.desk.no-counter-rescue", "D9"};
inline constexpr Phrase noCounterDice{"duel.desk.no-counter-dice", "D9"};

// Damage.
inline constexpr Phrase rollDamage{"duel.desk.roll-damage", "D11"};
inline constexpr Phrase rollDamageOver{"duel.desk.roll-damage-over", "D11"};
inline constexpr Phrase rerollThis{"duel.desk.reroll-this", "D11"};
inline constexpr Phrase rerollNone{"duel.desk.reroll-none", "D11"};
inline constexpr Phrase setTria{"duel.desk.set-tria", "D12"};
inline constexpr Phrase setTwoTrias{"duel.desk.set-two-trias", "D12"};
inline constexpr Phrase setTessera{"duel.desk.set-tessera", "D12"};
inline constexpr Phrase setPente{"duel.desk.set-pente", "D12"};
inline constexpr Phrase setPenteFall{"duel.desk.set-pente-fall", "D12"};
inline constexpr Phrase setExi{"duel.desk.set-exi", "D12"};
inline constexpr Phrase woundLight{"duel.desk.wound-light", "D11"};
inline constexpr Phrase woundHeavy{"duel.desk.wound-heavy", "D11"};
inline constexpr Phrase woundCritical{"duel.desk.wound-critical", "D11"};
inline constexpr Phrase wearsTo{"duel.desk.wears-to", "D13"};
inline constexpr Phrase wearsOut{"duel.desk.wears-out", "D13"};
inline constexpr Phrase losesDice{"duel.desk.loses-dice", "D14"};
inline constexpr Phrase outCritical{"duel.desk.out-critical", "D14"};
inline constexpr Phrase outVitality{"duel.desk.out-vitality", "D14"};
inline constexpr Phrase outDeadly{"duel.desk.out-deadly", "D19"};
inline constexpr Phrase vitalityLeft{"duel.desk.vitality-left", "D14"};
inline constexpr Phrase unhurt{"duel.desk.unhurt", "D13"};

// Shots.
inline constexpr Phrase throwTarget{"duel.desk.throw-target", "F3"};
inline constexpr Phrase targetIs{"duel.desk.target-is", "D17"};
inline constexpr Phrase noShot{"duel.desk.no-shot", "D16"};
inline constexpr Phrase strikesOut{"duel.desk.strikes-out", "D16"};
inline constexpr Phrase legendary{"duel.desk.legendary", "D19"};
inline constexpr Phrase deadly{"duel.desk.deadly", "D19"};
inline constexpr Phrase shotHits{"duel.desk.shot-hits", "D19"};
inline constexpr Phrase shotMisses{"duel.desk.shot-misses", "F3"};

inline constexpr std::array all{&partDie,
                                &partEquals,
                                &partGroupDie,
                                &partRescueDie,
                                &partDamageDie,
                                &partTimes,
                                &partTimesShot,
                                &partShotDie,
                                &partShotEquals,
                                &partLeftOut,

                                &onesPaid,
                                &onesFree,
                                &noGroup,
                                &skillLimits,
                                &wavesSets,
                                &wavesOne,
                                &wavesAny,
                                &firstByBonus,
                                &firstByAttack,
                                &firstByDice,
                                &enemyByBonus,
                                &enemyByAttack,
                                &enemyByDice,
                                &dieOff,
                                &scoreOnes,
                                &scoreAlone,
                                &scoreLast,
                                &meetsSingle,
                                &meetsAdded,
                                &meetsTogether,
                                &meetsAddedTogether,
                                &meetsRescue,
                                &meetsRescueTogether,
                                &allMet,
                                &hitBy,
                                &rescueCosts,
                                &onesNeverWard,
                                &fallenSingle,
                                &mayCounter,
                                &noCounterRescue,
                                &noCounterDice,
                                &rollDamage,
                                &rollDamageOver,
                                &rerollThis,
                                &rerollNone,
                                &setTria,
                                &setTwoTrias,
                                &setTessera,
                                &setPente,
                                &setPenteFall,
                                &setExi,
                                &woundLight,
                                &woundHeavy,
                                &woundCritical,
                                &wearsTo,
                                &wearsOut,
                                &losesDice,
                                &outCritical,
                                &outVitality,
                                &outDeadly,
                                &vitalityLeft,
                                &unhurt,
                                &throwTarget,
                                &targetIs,
                                &noShot,
                                &strikesOut,
                                &legendary,
                                &deadly,
                                &shotHits,
                                &shotMisses};

}  // namespace walstatt::duel::desk
