// What the rules of 1192 say, with the number of the rule behind each sentence; the sentences are in content/words/1192.toml.
#pragma once

#include "base/phrase.h"

namespace walstatt::duel::phrases {

// Parts of explained numbers.
inline constexpr Phrase reasonFirstDie{"duel.reason.first-die", "D11"};
inline constexpr Phrase reasonEquals{"duel.reason.equals", "D11"};
inline constexpr Phrase reasonFurtherRuns{"duel.reason.further-runs", "D11"};
inline constexpr Phrase reasonUnusedRuns{"duel.reason.unused-runs", "D11"};
inline constexpr Phrase reasonOwnInitiative{"duel.reason.own-initiative", "D5"};
inline constexpr Phrase reasonWeapon{"duel.reason.weapon", "D5"};
inline constexpr Phrase reasonSets{"duel.reason.sets", "D12"};
inline constexpr Phrase reasonWound{"duel.reason.wound", "D11"};
inline constexpr Phrase reasonArmour{"duel.reason.armour", "D13"};
inline constexpr Phrase reasonSize{"duel.reason.size", "D17"};
inline constexpr Phrase reasonMeister{"duel.reason.meister", "D17"};
inline constexpr Phrase reasonMoving{"duel.reason.moving", "D17"};
inline constexpr Phrase reasonDistance{"duel.reason.distance", "D17"};
inline constexpr Phrase reasonTarget{"duel.reason.target", "D17"};
inline constexpr Phrase reasonBestDie{"duel.reason.best-die", "D18"};
inline constexpr Phrase reasonSkill{"duel.reason.skill", "D18"};

// What happened.
inline constexpr Phrase phaseBegins{"duel.event.phase-begins", "D4"};
inline constexpr Phrase decides{"duel.event.decides", "D4"};
inline constexpr Phrase takesUp{"duel.event.takes-up", "D14"};
inline constexpr Phrase movesSlowly{"duel.event.moves-slowly", "D17"};
inline constexpr Phrase movesFast{"duel.event.moves-fast", "D17"};
inline constexpr Phrase comesNearer{"duel.event.comes-nearer", "D17"};
inline constexpr Phrase reaches{"duel.event.reaches", "D17"};
inline constexpr Phrase aimsAt{"duel.event.aims-at", "D16"};
inline constexpr Phrase rolls{"duel.event.rolls", "N1"};
inline constexpr Phrase scores{"duel.event.scores", "N1"};
inline constexpr Phrase nobodyAttacks{"duel.event.nobody-attacks", "N2"};
inline constexpr Phrase attacks{"duel.event.attacks", "N2"};
inline constexpr Phrase pays{"duel.event.pays", "D3"};
inline constexpr Phrase groups{"duel.event.groups", "D2"};
inline constexpr Phrase noGroup{"duel.event.no-group", "D2"};
inline constexpr Phrase initiativeIs{"duel.event.initiative-is", "D5"};
inline constexpr Phrase equalClaims{"duel.event.equal-claims", "D5"};
inline constexpr Phrase diesOff{"duel.event.dies-off", "D5"};
inline constexpr Phrase names{"duel.event.names", "D6"};
inline constexpr Phrase counters{"duel.event.counters", "D9"};
inline constexpr Phrase cannotWard{"duel.event.cannot-ward", "D8"};
inline constexpr Phrase wards{"duel.event.wards", "D8"};
inline constexpr Phrase usesRescue{"duel.event.uses-rescue", "D8"};
inline constexpr Phrase leavesUnmet{"duel.event.leaves-unmet", "D8"};
inline constexpr Phrase allMet{"duel.event.all-met", "D8"};
inline constexpr Phrase holdsBack{"duel.event.holds-back", "D7"};
inline constexpr Phrase noCounter{"duel.event.no-counter", "D9"};
inline constexpr Phrase hits{"duel.event.hits", "N5"};
inline constexpr Phrase spares{"duel.event.spares", "D15"};
inline constexpr Phrase stands{"duel.event.stands", "D15"};
inline constexpr Phrase flees{"duel.event.flees", "D15"};
inline constexpr Phrase winsInitiative{"duel.event.wins-initiative", "D12"};
inline constexpr Phrase isDisarmed{"duel.event.is-disarmed", "D12"};
inline constexpr Phrase isFelled{"duel.event.is-felled", "D12"};
inline constexpr Phrase damageTimes{"duel.event.damage-times", "D12"};
inline constexpr Phrase damageDiceAre{"duel.event.damage-dice-are", "D11"};
inline constexpr Phrase rollsDamage{"duel.event.rolls-damage", "D11"};
inline constexpr Phrase rerolls{"duel.event.rerolls", "D11"};
inline constexpr Phrase woundLight{"duel.event.wound-light", "D14"};
inline constexpr Phrase woundHeavy{"duel.event.wound-heavy", "D14"};
inline constexpr Phrase woundCritical{"duel.event.wound-critical", "D14"};
inline constexpr Phrase armourWorn{"duel.event.armour-worn", "D13"};
inline constexpr Phrase losesDice{"duel.event.loses-dice", "D14"};
inline constexpr Phrase vitalityLeft{"duel.event.vitality-left", "D14"};
inline constexpr Phrase isOut{"duel.event.is-out", "D14"};
inline constexpr Phrase aimsOn{"duel.event.aims-on", "D16"};
inline constexpr Phrase keeps{"duel.event.keeps", "D16"};
inline constexpr Phrase keepsNone{"duel.event.keeps-none", "D16"};
inline constexpr Phrase strikesOut{"duel.event.strikes-out", "D16"};
inline constexpr Phrase shoots{"duel.event.shoots", "F3"};
inline constexpr Phrase legendary{"duel.event.legendary", "D19"};
inline constexpr Phrase targetIs{"duel.event.target-is", "D17"};
inline constexpr Phrase targetRises{"duel.event.target-rises", "D18"};
inline constexpr Phrase notices{"duel.event.notices", "F4"};
inline constexpr Phrase noticesNot{"duel.event.notices-not", "F4"};
inline constexpr Phrase evades{"duel.event.evades", "D18"};
inline constexpr Phrase stays{"duel.event.stays", "D18"};
inline constexpr Phrase shotHits{"duel.event.shot-hits", "F5"};
inline constexpr Phrase shotMisses{"duel.event.shot-misses", "F3"};
inline constexpr Phrase wonOut{"duel.event.won-out", "D14"};
inline constexpr Phrase wonFled{"duel.event.won-fled", "D15"};
inline constexpr Phrase drawnQuiet{"duel.event.drawn-quiet", "D4"};
inline constexpr Phrase drawnPhases{"duel.event.drawn-phases", "D4"};

// Why something is not allowed.
inline constexpr Phrase isOver{"duel.refusal.is-over", "D4"};
inline constexpr Phrase notAsked{"duel.refusal.not-asked", "D4"};
inline constexpr Phrase notYours{"duel.refusal.not-yours", "D4"};
inline constexpr Phrase prepareNow{"duel.refusal.prepare-now", "D17"};
inline constexpr Phrase hasWeapon{"duel.refusal.has-weapon", "D14"};
inline constexpr Phrase heldInReach{"duel.refusal.held-in-reach", "D17"};
inline constexpr Phrase noBow{"duel.refusal.no-bow", "D16"};
inline constexpr Phrase noShotInReach{"duel.refusal.no-shot-in-reach", "D16"};
inline constexpr Phrase takesUpOnly{"duel.refusal.takes-up-only", "D14"};
inline constexpr Phrase noSuchTarget{"duel.refusal.no-such-target", "D16"};
inline constexpr Phrase scoreNow{"duel.refusal.score-now", "N1"};
inline constexpr Phrase notJustRolled{"duel.refusal.not-just-rolled", "N1"};
inline constexpr Phrase scoreOne{"duel.refusal.score-one", "N1"};
inline constexpr Phrase scoreOnes{"duel.refusal.score-ones", "D3"};
inline constexpr Phrase declareNow{"duel.refusal.declare-now", "N2"};
inline constexpr Phrase notInReach{"duel.refusal.not-in-reach", "D4"};
inline constexpr Phrase groupNow{"duel.refusal.group-now", "D2"};
inline constexpr Phrase paysNot{"duel.refusal.pays-not", "D3"};
inline constexpr Phrase paysWrong{"duel.refusal.pays-wrong", "D3"};
inline constexpr Phrase notScored{"duel.refusal.not-scored", "D2"};
inline constexpr Phrase groupTooLarge{"duel.refusal.group-too-large", "D2"};
inline constexpr Phrase groupNeeded{"duel.refusal.group-needed", "D2"};
inline constexpr Phrase noStretch{"duel.refusal.no-stretch", "D2"};
inline constexpr Phrase mustAttack{"duel.refusal.must-attack", "D7"};
inline constexpr Phrase waveNow{"duel.refusal.wave-now", "D7"};
inline constexpr Phrase waveNotGroup{"duel.refusal.wave-not-group", "D7"};
inline constexpr Phrase waveRest{"duel.refusal.wave-rest", "D7"};
inline constexpr Phrase waveSets{"duel.refusal.wave-sets", "D7"};
inline constexpr Phrase wardNow{"duel.refusal.ward-now", "D8"};
inline constexpr Phrase wardNumber{"duel.refusal.ward-number", "D8"};
inline constexpr Phrase wardNotMine{"duel.refusal.ward-not-mine", "D8"};
inline constexpr Phrase wardOne{"duel.refusal.ward-one", "D3"};
inline constexpr Phrase wardIdle{"duel.refusal.ward-idle", "D8"};
inline constexpr Phrase wardBare{"duel.refusal.ward-bare", "D8"};
inline constexpr Phrase wardRescueAdded{"duel.refusal.ward-rescue-added", "D8"};
inline constexpr Phrase wardUnequal{"duel.refusal.ward-unequal", "D8"};
inline constexpr Phrase wardFallen{"duel.refusal.ward-fallen", "D14"};
inline constexpr Phrase wardHeavy{"duel.refusal.ward-heavy", "D8"};
inline constexpr Phrase wardTooLow{"duel.refusal.ward-too-low", "D8"};
inline constexpr Phrase wardRescueNeedless{"duel.refusal.ward-rescue-needless", "D8"};
inline constexpr Phrase hitNow{"duel.refusal.hit-now", "N5"};
inline constexpr Phrase noFall{"duel.refusal.no-fall", "D12"};
inline constexpr Phrase alreadyRefused{"duel.refusal.already-refused", "D15"};
inline constexpr Phrase leaveOrStand{"duel.refusal.leave-or-stand", "D15"};
inline constexpr Phrase rerollNow{"duel.refusal.reroll-now", "D11"};
inline constexpr Phrase woundsNow{"duel.refusal.wounds-now", "D11"};
inline constexpr Phrase onlyEquals{"duel.refusal.only-equals", "D11"};
inline constexpr Phrase shareNow{"duel.refusal.share-now", "D12"};
inline constexpr Phrase shootNow{"duel.refusal.shoot-now", "D16"};
inline constexpr Phrase shotOutside{"duel.refusal.shot-outside", "D16"};
inline constexpr Phrase strikeOut{"duel.refusal.strike-out", "D16"};
inline constexpr Phrase onlyRunsOut{"duel.refusal.only-runs-out", "D16"};
inline constexpr Phrase noDiceLeft{"duel.refusal.no-dice-left", "D16"};
inline constexpr Phrase keepNow{"duel.refusal.keep-now", "D16"};
inline constexpr Phrase keepNoOnes{"duel.refusal.keep-no-ones", "D16"};
inline constexpr Phrase keepPays{"duel.refusal.keep-pays", "D3"};
inline constexpr Phrase evadeOrStay{"duel.refusal.evade-or-stay", "D18"};

// Labels of choices.
inline constexpr Phrase chooseStand{"duel.choose.stand", "D17"};
inline constexpr Phrase chooseSlow{"duel.choose.slow", "D17"};
inline constexpr Phrase chooseFast{"duel.choose.fast", "D17"};
inline constexpr Phrase chooseTakeUp{"duel.choose.take-up", "D14"};
inline constexpr Phrase chooseAim{"duel.choose.aim", "D16"};
inline constexpr Phrase chooseScore{"duel.choose.score", "N1"};
inline constexpr Phrase chooseShoot{"duel.choose.shoot", "D16"};
inline constexpr Phrase chooseAimOn{"duel.choose.aim-on", "D16"};
inline constexpr Phrase chooseKeep{"duel.choose.keep", "D16"};
inline constexpr Phrase chooseKeepNone{"duel.choose.keep-none", "D16"};
inline constexpr Phrase chooseEvade{"duel.choose.evade", "D18"};
inline constexpr Phrase chooseStay{"duel.choose.stay", "D18"};
inline constexpr Phrase chooseWait{"duel.choose.wait", "N2"};
inline constexpr Phrase chooseAttack{"duel.choose.attack", "N2"};
inline constexpr Phrase chooseGroup{"duel.choose.group", "D2"};
inline constexpr Phrase chooseGroupPay{"duel.choose.group-pay", "D3"};
inline constexpr Phrase chooseNoGroup{"duel.choose.no-group", "D2"};
inline constexpr Phrase chooseNoGroupPay{"duel.choose.no-group-pay", "D3"};
inline constexpr Phrase chooseWave{"duel.choose.wave", "D7"};
inline constexpr Phrase choosePass{"duel.choose.pass", "D7"};
inline constexpr Phrase chooseWard{"duel.choose.ward", "D8"};
inline constexpr Phrase chooseWardNone{"duel.choose.ward-none", "D8"};
inline constexpr Phrase chooseStrike{"duel.choose.strike", "N5"};
inline constexpr Phrase chooseFell{"duel.choose.fell", "D12"};
inline constexpr Phrase chooseFlee{"duel.choose.flee", "D15"};
inline constexpr Phrase chooseSpare{"duel.choose.spare", "D15"};
inline constexpr Phrase chooseLeave{"duel.choose.leave", "D15"};
inline constexpr Phrase chooseStandFirm{"duel.choose.stand-firm", "D15"};
inline constexpr Phrase chooseReroll{"duel.choose.reroll", "D11"};
inline constexpr Phrase chooseEnough{"duel.choose.enough", "D11"};
inline constexpr Phrase chooseWounds{"duel.choose.wounds", "D11"};
inline constexpr Phrase chooseShare{"duel.choose.share", "D12"};

// Standing orders.
inline constexpr Phrase orderBestWard{"duel.order.best-ward", "D10"};

// Reading.
inline constexpr Phrase badAction{"duel.notation.bad-action", ""};
inline constexpr Phrase badDice{"duel.notation.bad-dice", ""};
inline constexpr Phrase badFighter{"duel.notation.bad-fighter", ""};
inline constexpr Phrase badPosition{"duel.notation.bad-position", ""};
inline constexpr Phrase badAmendment{"duel.notation.bad-amendment", ""};

// Faults of setups.
inline constexpr Phrase twoSides{"duel.setup.two-sides", "D1"};
inline constexpr Phrase neverHurt{"duel.setup.never-hurt", "D1"};

}  // namespace walstatt::duel::phrases
