// What shooting, melee, rout and pursuit say, with the number of the rule behind each sentence; the sentences are in
// content/words/adlg-combat.toml. Where one sentence serves several rows of the sheet, only the rule differs.
#pragma once

#include "base/phrase.h"

namespace walstatt::adlg::phrases {

// Combat factor against a category, by the row of the one who has it.
inline constexpr Phrase factorLightFoot{"adlg.reason.factor", "B-Foot-01"};
inline constexpr Phrase factorJavelinmen{"adlg.reason.factor", "B-Foot-04"};
inline constexpr Phrase factorArchers{"adlg.reason.factor", "B-Foot-06"};
inline constexpr Phrase factorMediumSwords{"adlg.reason.factor", "B-Foot-08"};
inline constexpr Phrase factorMediumSpears{"adlg.reason.factor", "B-Foot-09"};
inline constexpr Phrase factorHeavySwordsOpen{"adlg.reason.factor-open", "B-Foot-10"};
inline constexpr Phrase factorHeavySwords{"adlg.reason.factor", "B-Foot-11"};
inline constexpr Phrase factorFootKnightsOpen{"adlg.reason.factor-open", "B-Foot-12"};
inline constexpr Phrase factorFootKnights{"adlg.reason.factor", "B-Foot-12"};
inline constexpr Phrase factorHeavySpearsOpen{"adlg.reason.factor-open", "B-Foot-14"};
inline constexpr Phrase factorHeavySpears{"adlg.reason.factor", "B-Foot-14"};
inline constexpr Phrase factorPikes{"adlg.reason.factor", "B-Foot-15"};
inline constexpr Phrase factorLevy{"adlg.reason.factor", "B-Foot-16"};
inline constexpr Phrase factorWagon{"adlg.reason.factor", "B-Foot-17"};
inline constexpr Phrase factorWagonBlades{"adlg.reason.factor-blades", "B-Note-05"};
inline constexpr Phrase factorArtillery{"adlg.reason.factor", "B-Foot-19"};
inline constexpr Phrase factorLightHorse{"adlg.reason.factor", "B-Mtd-01"};
inline constexpr Phrase factorLightHorseOpen{"adlg.reason.factor-open", "B-Mtd-01"};
inline constexpr Phrase factorCavalry{"adlg.reason.factor", "B-Mtd-04"};
inline constexpr Phrase factorCavalryLevy{"adlg.reason.factor-levy", "B-Mtd-04"};
inline constexpr Phrase factorCavalryFlank{"adlg.reason.factor-flank", "B-Mtd-05"};
inline constexpr Phrase factorHeavyChariots{"adlg.reason.factor", "B-Mtd-08"};
inline constexpr Phrase factorCataphracts{"adlg.reason.factor", "B-Mtd-09"};
inline constexpr Phrase factorKnights{"adlg.reason.factor", "B-Mtd-13"};
inline constexpr Phrase factorElephants{"adlg.reason.factor", "B-Mtd-14"};
inline constexpr Phrase factorScythed{"adlg.reason.factor", "B-Mtd-16"};

// Other parts of melee numbers.
inline constexpr Phrase reasonFlanked{"adlg.reason.flanked", "B-Fla-02"};
inline constexpr Phrase reasonBattleReady{"adlg.reason.battle-ready", "B-Foot-18"};
inline constexpr Phrase reasonAgainstArtillery{"adlg.reason.against-artillery", "B-Foot-21"};
inline constexpr Phrase reasonIncendiary{"adlg.reason.incendiary", "B-Abi-11"};
inline constexpr Phrase reasonAgainstScythed{"adlg.reason.against-scythed", "B-Mtd-17"};
inline constexpr Phrase reasonImpact{"adlg.reason.impact", "B-Abi-02"};
inline constexpr Phrase reasonImpetuous{"adlg.reason.impetuous", "B-Abi-33"};
inline constexpr Phrase reasonElephantImpact{"adlg.reason.elephant-impact", "B-Mtd-15"};
inline constexpr Phrase reasonJavelin{"adlg.reason.javelin", "B-Abi-37"};
inline constexpr Phrase reasonArchersCharged{"adlg.reason.archers-charged", "B-Foot-07"};
inline constexpr Phrase reasonCavalryFirst{"adlg.reason.cavalry-first", "B-Mtd-06"};
inline constexpr Phrase reasonSpears{"adlg.reason.spears", "B-Note-03"};
inline constexpr Phrase reasonPolearm{"adlg.reason.polearm", "B-Abi-31"};
inline constexpr Phrase reasonInDisorder{"adlg.reason.in-disorder", "B-Mod-02"};
inline constexpr Phrase reasonUncontrolled{"adlg.reason.uncontrolled", "B-Mod-03"};
inline constexpr Phrase reasonOnFlank{"adlg.reason.on-flank", "B-Mod-04"};
inline constexpr Phrase reasonSimpleSupport{"adlg.reason.simple-support", "B-Mod-05"};
inline constexpr Phrase reasonMeleeSupport{"adlg.reason.melee-support", "B-Mod-06"};
inline constexpr Phrase reasonSupportNegated{"adlg.reason.support-negated", "B-Mod-07"};
inline constexpr Phrase reasonHigher{"adlg.reason.higher", "B-Mod-08"};
inline constexpr Phrase reasonBank{"adlg.reason.bank", "B-Mod-09"};
inline constexpr Phrase reasonGullyEdge{"adlg.reason.gully-edge", "B-Mod-10"};
inline constexpr Phrase reasonFortification{"adlg.reason.fortification", "B-Mod-11"};
inline constexpr Phrase reasonCommander{"adlg.reason.commander", "B-Mod-12"};
inline constexpr Phrase reasonAgainstWorks{"adlg.reason.against-works", "B-Mod-13"};
inline constexpr Phrase reasonAgainstStakes{"adlg.reason.against-stakes", "B-Abi-24"};
inline constexpr Phrase reasonPanicCamels{"adlg.reason.panic-camels", "B-Note-07"};
inline constexpr Phrase reasonPanicElephants{"adlg.reason.panic-elephants", "B-Note-08"};
inline constexpr Phrase reasonLongEdge{"adlg.reason.long-edge", "A30"};
inline constexpr Phrase roughFoot{"adlg.reason.rough", "B-Mod-14"};
inline constexpr Phrase roughOthers{"adlg.reason.rough", "B-Mod-15"};
inline constexpr Phrase heavyMedium{"adlg.reason.heavy", "B-Mod-16"};
inline constexpr Phrase heavyHeavy{"adlg.reason.heavy", "B-Mod-17"};
inline constexpr Phrase heavyMounted{"adlg.reason.heavy", "B-Mod-18"};

// Dice and what changes a result after them (A27).
inline constexpr Phrase reasonMeleeDie{"adlg.reason.combat-die", "B-Mel-01"};
inline constexpr Phrase reasonElite{"adlg.reason.elite", "B-Qua-02"};
inline constexpr Phrase reasonMediocre{"adlg.reason.mediocre", "B-Qua-03"};
inline constexpr Phrase reasonMixed{"adlg.reason.mixed", "B-Abi-17"};
inline constexpr Phrase reasonTwoHandedWins{"adlg.reason.two-handed-wins", "B-Abi-41"};
inline constexpr Phrase reasonTwoHandedTie{"adlg.reason.two-handed-tie", "B-Abi-42"};
inline constexpr Phrase reasonPolearmWins{"adlg.reason.polearm-wins", "B-Abi-32"};
inline constexpr Phrase reasonArmour{"adlg.reason.armour", "B-Abi-27"};
inline constexpr Phrase reasonMissileSupport{"adlg.reason.missile-support", "B-Abi-08"};
inline constexpr Phrase reasonMargin1{"adlg.reason.margin", "B-Mel-02"};
inline constexpr Phrase reasonMargin3{"adlg.reason.margin", "B-Mel-03"};
inline constexpr Phrase reasonMargin5{"adlg.reason.margin", "B-Mel-04"};
inline constexpr Phrase reasonMargin7{"adlg.reason.margin-rout", "B-Mel-05"};
inline constexpr Phrase reasonFurious{"adlg.reason.furious", "B-Abi-15"};

// Why an ability does not count here.
inline constexpr Phrase negatedElephants{"adlg.note.impact-elephants", "B-Abi-03"};
inline constexpr Phrase negatedFootCharges{"adlg.note.impact-foot-charges", "B-Abi-04"};
inline constexpr Phrase negatedBothImpact{"adlg.note.impact-both", "B-Abi-05"};
inline constexpr Phrase negatedSwords{"adlg.note.impetuous-swords", "B-Abi-34"};
inline constexpr Phrase negatedSwordsmen{"adlg.note.impetuous-swords", "B-Note-02"};
inline constexpr Phrase negatedSpears{"adlg.note.impact-spears", "B-Note-01"};
inline constexpr Phrase negatedKnights{"adlg.note.impact-knights", "B-Mtd-10"};
inline constexpr Phrase negatedLights{"adlg.note.impact-lights", "B-Mtd-15"};
inline constexpr Phrase negatedStakesImpact{"adlg.note.stakes-impact", "B-Abi-22"};
inline constexpr Phrase negatedStakesFurious{"adlg.note.stakes-furious", "B-Abi-23"};
inline constexpr Phrase negatedWagon{"adlg.note.wagon", "B-Note-04"};
inline constexpr Phrase negatedBlades{"adlg.note.blades", "B-Note-06"};
inline constexpr Phrase negatedWorks{"adlg.note.works", "A30"};
inline constexpr Phrase negatedGround{"adlg.note.ground", "B-Mod-22"};
inline constexpr Phrase negatedFlankImpact{"adlg.note.flank-impact", "B-Fla-04"};
inline constexpr Phrase negatedFlankFurious{"adlg.note.flank-furious", "B-Fla-05"};
inline constexpr Phrase negatedFlankTwoHanded{"adlg.note.flank-two-handed", "B-Fla-03"};
inline constexpr Phrase negatedFlankMissiles{"adlg.note.flank-missiles", "B-Fla-06"};
inline constexpr Phrase negatedFlankPolearm{"adlg.note.flank-polearm", "B-Fla-07"};
inline constexpr Phrase negatedJavelinImpact{"adlg.note.javelin-impact", "B-Abi-38"};
inline constexpr Phrase negatedJavelinWagon{"adlg.note.javelin-wagon", "B-Abi-39"};
inline constexpr Phrase negatedCavalryFirst{"adlg.note.cavalry-first", "B-Mtd-07"};
inline constexpr Phrase negatedArmourElephants{"adlg.note.armour-elephants", "B-Abi-29"};
inline constexpr Phrase negatedArmourFurious{"adlg.note.armour-furious", "B-Abi-30"};
inline constexpr Phrase negatedByMissiles{"adlg.note.missiles-furious", "B-Abi-09"};
inline constexpr Phrase destroyedInOpen{"adlg.note.destroyed", "B-Foot-02"};

// Parts of shots (A25, A26).
inline constexpr Phrase reasonShotDie{"adlg.reason.combat-die", "B-Sho-03"};
inline constexpr Phrase reasonLightShooter{"adlg.reason.light-shooter", "B-Sho-05"};
inline constexpr Phrase reasonTargetCovered{"adlg.reason.target-covered", "B-Sho-06"};
inline constexpr Phrase reasonTargetFortified{"adlg.reason.target-fortified", "B-Sho-07"};
inline constexpr Phrase reasonShooterDisordered{"adlg.reason.in-disorder", "B-Sho-08"};
inline constexpr Phrase reasonShooterCovered{"adlg.reason.shooter-covered", "B-Sho-09"};
inline constexpr Phrase reasonToRear{"adlg.reason.to-rear", "A25"};
inline constexpr Phrase reasonAtMounted{"adlg.reason.at-mounted", "B-Sho-10"};
inline constexpr Phrase reasonArtilleryAtBeasts{"adlg.reason.artillery-at-beasts", "B-Foot-20"};
inline constexpr Phrase reasonFireAtBeasts{"adlg.reason.fire-at-beasts", "B-Abi-10"};
inline constexpr Phrase reasonShotSupport{"adlg.reason.shot-support", "B-Sho-11"};
inline constexpr Phrase reasonShotSupportLights{"adlg.reason.shot-support", "B-Sho-12"};
inline constexpr Phrase reasonProtection{"adlg.reason.protection", "B-Sho-03"};
inline constexpr Phrase reasonArmourProtects{"adlg.reason.armour-protects", "B-Abi-25"};
inline constexpr Phrase reasonHeavyArmourProtects{"adlg.reason.heavy-armour-protects", "B-Abi-26"};
inline constexpr Phrase reasonArmourPierced{"adlg.reason.armour-pierced", "B-Sho-15"};
inline constexpr Phrase reasonPierced{"adlg.reason.pierced", "B-Sho-13"};
inline constexpr Phrase reasonLongbow{"adlg.reason.longbow", "B-Sho-16"};
inline constexpr Phrase reasonSmashed{"adlg.reason.smashed", "B-Sho-18"};
inline constexpr Phrase reasonPavise{"adlg.reason.pavise", "B-Sho-20"};

// Shooting, as it happens and why not.
inline constexpr Phrase shootsAt{"adlg.event.shoots-at", "A25"};
inline constexpr Phrase shotIs{"adlg.event.shot-is", "B-Sho-03"};
inline constexpr Phrase protectionIs{"adlg.event.protection-is", "B-Sho-03"};
inline constexpr Phrase isHit{"adlg.event.is-hit", "B-Sho-04"};
inline constexpr Phrase isMissed{"adlg.event.is-missed", "B-Sho-04"};
inline constexpr Phrase losesByShot{"adlg.event.loses-by-shot", "A25"};
inline constexpr Phrase hasNoMissiles{"adlg.refusal.has-no-missiles", "B-Rng-01"};
inline constexpr Phrase movedTooWildly{"adlg.refusal.moved-too-wildly", "A25"};
inline constexpr Phrase movedTooOften{"adlg.refusal.moved-too-often", "A25"};
inline constexpr Phrase gunsMoved{"adlg.refusal.guns-moved", "A25"};
inline constexpr Phrase busyFighting{"adlg.refusal.busy-fighting", "A25"};
inline constexpr Phrase hasShotAlready{"adlg.refusal.has-shot-already", "A25"};
inline constexpr Phrase shotAtAlready{"adlg.refusal.shot-at-already", "A25"};
inline constexpr Phrase nearerTarget{"adlg.refusal.nearer-target", "B-Sho-01"};
inline constexpr Phrase noTarget{"adlg.refusal.no-target", "B-Sho-02"};
inline constexpr Phrase noSuchShooter{"adlg.refusal.no-such-shooter", "A25"};
inline constexpr Phrase shootNow{"adlg.refusal.shoot-now", "A25"};

// Melee, as it happens and why not.
inline constexpr Phrase meleeBetween{"adlg.event.melee-between", "A28"};
inline constexpr Phrase resultIs{"adlg.event.result-is", "B-Mel-01"};
inline constexpr Phrase lossIs{"adlg.event.loss-is", "B-Mel-02"};
inline constexpr Phrase meleeTied{"adlg.event.melee-tied", "A27"};
inline constexpr Phrase meleeWon{"adlg.event.melee-won", "B-Mel-01"};
inline constexpr Phrase meleeRouts{"adlg.event.melee-routs", "B-Mel-05"};
inline constexpr Phrase isDestroyedInOpen{"adlg.event.is-destroyed-in-open", "B-Foot-02"};
inline constexpr Phrase losesInMelee{"adlg.event.loses-in-melee", "A27"};
inline constexpr Phrase commanderTakesPart{"adlg.event.commander-takes-part", "B-Mod-12"};
inline constexpr Phrase commanderStaysOut{"adlg.event.commander-stays-out", "A14"};
// Dice are told apart from what they bring: a chance is that of an outcome, whichever face brings it.
inline constexpr Phrase commanderDie{"adlg.event.commander-die", "B-Gen-01"};
inline constexpr Phrase commanderLives{"adlg.event.commander-lives", "B-Gen-01"};
inline constexpr Phrase commanderFalls{"adlg.event.commander-falls", "B-Gen-02"};
inline constexpr Phrase commanderFallsInRout{"adlg.event.commander-falls-in-rout", "B-Gen-03"};
inline constexpr Phrase attacksCamp{"adlg.event.attacks-camp", "A30"};
inline constexpr Phrase campFalls{"adlg.event.camp-falls", "A30"};
inline constexpr Phrase campDie{"adlg.event.camp-die", "A30"};
inline constexpr Phrase campHolds{"adlg.event.camp-holds", "A30"};
inline constexpr Phrase lightsCannotStorm{"adlg.event.lights-cannot-storm", "A30"};
inline constexpr Phrase commitNow{"adlg.refusal.commit-now", "A14"};
inline constexpr Phrase fightNow{"adlg.refusal.fight-now", "A27"};
inline constexpr Phrase noSuchMelee{"adlg.refusal.no-such-melee", "A28"};

// Rout and pursuit.
inline constexpr Phrase carriedAway{"adlg.event.carried-away", "B-Rou-01"};
inline constexpr Phrase isRemoved{"adlg.event.is-removed", "A4"};
inline constexpr Phrase commanderEscapes{"adlg.event.commander-escapes", "A14"};
inline constexpr Phrase rampagesAhead{"adlg.event.rampages-ahead", "A31"};
inline constexpr Phrase rampagesLeft{"adlg.event.rampages-left", "A31"};
inline constexpr Phrase rampagesRight{"adlg.event.rampages-right", "A31"};
inline constexpr Phrase rampagesBack{"adlg.event.rampages-back", "A31"};
inline constexpr Phrase isTrampled{"adlg.event.is-trampled", "A31"};
inline constexpr Phrase nobodyTrampled{"adlg.event.nobody-trampled", "A31"};
inline constexpr Phrase mustGoOn{"adlg.event.must-go-on", "B-Pur-03"};
inline constexpr Phrase goesOn{"adlg.event.goes-on", "B-Pur-02"};
inline constexpr Phrase staysPut{"adlg.event.stays-put", "B-Pur-02"};
inline constexpr Phrase pursueNow{"adlg.refusal.pursue-now", "A32"};
inline constexpr Phrase otherPursuer{"adlg.refusal.other-pursuer", "A32"};
inline constexpr Phrase pursuesTooFar{"adlg.refusal.pursues-too-far", "B-Pur-02"};

}  // namespace walstatt::adlg::phrases
