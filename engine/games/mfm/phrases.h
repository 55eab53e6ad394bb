// What Man for Man says, with the number of the rule. The sentences are in content/words/mfm.toml.
#pragma once

#include <array>

#include "base/phrase.h"

namespace walstatt::mfm::phrases {

// Reasons of numbers.
inline constexpr std::array<Phrase, 4> baseHit{
    {{"mfm.reason.nah", "G4"}, {"mfm.reason.fern", "G7"}, {"mfm.reason.weit", "G8.1"}, {"mfm.reason.erst", "G8.2"}}};
inline constexpr Phrase moved{"mfm.reason.moved", "G7.1"};
inline constexpr Phrase movedSkirmisher{"mfm.reason.moved-skirmisher", "R33"};
inline constexpr Phrase overOwn{"mfm.reason.over-own", "G7.4"};
inline constexpr Phrase neverBelowOne{"mfm.reason.never-below-one", "G7.1"};
inline constexpr Phrase armour{"mfm.reason.armour", "G6"};
inline constexpr Phrase ownField{"mfm.reason.own-field", "G5"};
inline constexpr Phrase cover{"mfm.reason.cover", "G7.3"};
inline constexpr Phrase coverInBrackets{"mfm.reason.cover-in-brackets", "R19"};
inline constexpr Phrase unclearCover{"mfm.reason.unclear-cover", "R11"};
inline constexpr Phrase terrain{"mfm.reason.terrain", "G5"};
inline constexpr Phrase dieFace{"mfm.reason.die", "R7"};
inline constexpr Phrase crewArmour{"mfm.reason.crew-armour", "R29"};
inline constexpr Phrase ramBase{"mfm.reason.ram-base", "S3"};
inline constexpr Phrase ramRider{"mfm.reason.ram-rider", "S3.4"};
inline constexpr Phrase ramChariot{"mfm.reason.ram-chariot", "S3.5"};
inline constexpr Phrase ramNeverBelowOne{"mfm.reason.ram-never-below-one", "S3.3"};

// Events.
inline constexpr Phrase attacks{"mfm.event.attacks", "R6"};
inline constexpr std::array<Phrase, 4> attackBy{{{"mfm.event.attack-nah", "G4"},
                                                 {"mfm.event.attack-fern", "G7"},
                                                 {"mfm.event.attack-weit", "G8.1"},
                                                 {"mfm.event.attack-erst", "G8.2"}}};
inline constexpr Phrase hitNumber{"mfm.event.hit-number", "R6"};
inline constexpr Phrase protection{"mfm.event.protection", "R7"};
inline constexpr Phrase dangerArea{"mfm.event.danger-area", "G7.5"};
inline constexpr Phrase missed{"mfm.event.missed", "R6"};
inline constexpr Phrase hit{"mfm.event.hit", "R6"};
inline constexpr Phrase ownSideStruck{"mfm.event.own-side-struck", "G7.5"};
inline constexpr Phrase enemyStruck{"mfm.event.enemy-struck", "G7.5"};
inline constexpr Phrase drawn{"mfm.event.drawn", "R13"};
inline constexpr Phrase onlyOwnFigure{"mfm.event.only-own-figure", "R13"};
inline constexpr Phrase coverIsUnclear{"mfm.event.cover-is-unclear", "R11"};
inline constexpr Phrase rollOffTie{"mfm.event.roll-off-tie", "R11"};
inline constexpr Phrase coverCounts{"mfm.event.cover-counts", "R11"};
inline constexpr Phrase coverDoesNotCount{"mfm.event.cover-does-not-count", "R11"};
inline constexpr Phrase defenceSum{"mfm.event.defence-sum", "R7"};
inline constexpr std::array<Phrase, 4> savedBy{{{"mfm.event.saved-nah", "G4.1"},
                                                {"mfm.event.saved-fern", "G7.2"},
                                                {"mfm.event.saved-weit", "G8.3"},
                                                {"mfm.event.saved-erst", "G8.3"}}};
inline constexpr std::array<Phrase, 4> lostBy{{{"mfm.event.lost-nah", "G4.1"},
                                               {"mfm.event.lost-fern", "G7.2"},
                                               {"mfm.event.lost-weit", "G8.3"},
                                               {"mfm.event.lost-erst", "G8.3"}}};
inline constexpr Phrase savedByTwelve{"mfm.event.saved-by-twelve", "R8"};
inline constexpr Phrase lostByOne{"mfm.event.lost-by-one", "R8"};
inline constexpr Phrase lifeLost{"mfm.event.life-lost", "R9"};
inline constexpr Phrase out{"mfm.event.out", "R9"};
inline constexpr Phrase movesTo{"mfm.event.moves", "G3"};
inline constexpr Phrase secondMove{"mfm.event.second-move", "R33"};
inline constexpr Phrase stepsIn{"mfm.event.steps-in", "R14"};
inline constexpr Phrase comesOn{"mfm.event.comes-on", "R35"};
inline constexpr Phrase carriesOne{"mfm.event.carries-one", "R35"};
inline constexpr Phrase carriesTwo{"mfm.event.carries-two", "R35"};
inline constexpr Phrase chestComesOn{"mfm.event.chest-comes-on", "R35"};
inline constexpr Phrase carryStopped{"mfm.event.carry-stopped", "R3"};
inline constexpr Phrase declines{"mfm.event.declines", "R15"};
inline constexpr Phrase mayStrikeFirst{"mfm.event.may-strike-first", "G8.2"};
inline constexpr Phrase climbs{"mfm.event.climbs", "R18"};
inline constexpr Phrase deploys{"mfm.event.deploys", "R34"};
inline constexpr Phrase deployFirst{"mfm.event.deploy-first", "R34"};
inline constexpr Phrase firstTie{"mfm.event.first-tie", "R34"};
inline constexpr Phrase searches{"mfm.event.searches", "R35"};
inline constexpr Phrase found{"mfm.event.found", "R35"};
inline constexpr Phrase notFound{"mfm.event.not-found", "R35"};
inline constexpr Phrase playerPasses{"mfm.event.passes", "R36"};
inline constexpr Phrase turnBegins{"mfm.event.turn-begins", "G1"};

// Riders and chariots.
inline constexpr Phrase drives{"mfm.event.drives", "S2"};
inline constexpr Phrase rides{"mfm.event.rides", "S2"};
inline constexpr Phrase turns{"mfm.event.turns", "R24"};
inline constexpr Phrase leads{"mfm.event.leads", "S6.1"};
inline constexpr Phrase runsToRam{"mfm.event.runs-to-ram", "R26"};
inline constexpr Phrase ramDeclared{"mfm.event.ram-declared", "R26"};
inline constexpr Phrase branchTest{"mfm.event.branch-test", "R23"};
inline constexpr Phrase branchPassed{"mfm.event.branch-passed", "R23"};
inline constexpr Phrase branchFailed{"mfm.event.branch-failed", "R23"};
inline constexpr Phrase reachStopsRam{"mfm.event.reach-stops-ram", "S10.1"};
inline constexpr Phrase ramAims{"mfm.event.ram-aims", "S3"};
inline constexpr Phrase ramHits{"mfm.event.ram-hits", "S3"};
inline constexpr Phrase ramRolled{"mfm.event.ram-rolled", "S3"};
inline constexpr Phrase jumps{"mfm.event.jumps", "S3.1"};
inline constexpr Phrase jumpsTo{"mfm.event.jumps-to", "S3.1"};
inline constexpr Phrase nowhereToJump{"mfm.event.nowhere-to-jump", "S3.1"};
inline constexpr Phrase standsFirm{"mfm.event.stands-firm", "S3.2"};
inline constexpr Phrase movesUp{"mfm.event.moves-up", "R26"};
inline constexpr Phrase crewStruck{"mfm.event.crew-struck", "S8.2"};
inline constexpr Phrase animalsStruck{"mfm.event.animals-struck", "S8.2"};
inline constexpr Phrase mayChange{"mfm.event.may-change", "S8.1"};
inline constexpr Phrase mayName{"mfm.event.may-name", "S8.2"};
inline constexpr Phrase triesToChange{"mfm.event.tries-to-change", "S8.1"};
inline constexpr Phrase targetChanged{"mfm.event.target-changed", "S8.1"};
inline constexpr Phrase targetKept{"mfm.event.target-kept", "S8.1"};
inline constexpr Phrase keepsTarget{"mfm.event.keeps-target", "S8.1"};
inline constexpr Phrase named{"mfm.event.named", "S8.2"};
inline constexpr Phrase wrecked{"mfm.event.wrecked", "S9"};
inline constexpr Phrase driverless{"mfm.event.driverless", "S6"};
inline constexpr Phrase setDown{"mfm.event.set-down", "S9"};
inline constexpr Phrase boards{"mfm.event.boards", "S5.3"};
inline constexpr Phrase alights{"mfm.event.alights", "S5.2"};
inline constexpr Phrase testsSteadiness{"mfm.event.tests-steadiness", "S5"};
inline constexpr Phrase steadyPassed{"mfm.event.steady-passed", "S5"};
inline constexpr Phrase steadyFailed{"mfm.event.steady-failed", "S5"};
inline constexpr Phrase takesReins{"mfm.event.takes-reins", "R32"};
inline constexpr Phrase captures{"mfm.event.captures", "S6.1"};
inline constexpr Phrase noRoomLeft{"mfm.event.no-room-left", "R34"};

// Endings.
inline constexpr Phrase endDocument{"mfm.end.document", "R35"};
inline constexpr Phrase endChest{"mfm.end.chest", "R35"};
inline constexpr Phrase endSideOut{"mfm.end.side-out", "R34"};
inline constexpr Phrase endTime{"mfm.end.time", "R35"};
inline constexpr Phrase endPoints{"mfm.end.points", "R34"};
inline constexpr Phrase endEqual{"mfm.end.equal", "R34"};

// Refusals.
inline constexpr Phrase gameOver{"mfm.refusal.game-over", "G1"};
inline constexpr Phrase diceFirst{"mfm.refusal.dice-first", "G1"};
inline constexpr Phrase notYourTurn{"mfm.refusal.not-your-turn", "G1"};
inline constexpr Phrase answerFirst{"mfm.refusal.answer-first", "R15"};
inline constexpr Phrase nothingToAnswer{"mfm.refusal.nothing-to-answer", "R15"};
inline constexpr Phrase alreadyPassed{"mfm.refusal.already-passed", "R36"};
inline constexpr Phrase notYours{"mfm.refusal.not-yours", "R36"};
inline constexpr Phrase noSuchFigure{"mfm.refusal.no-such-figure", ""};
inline constexpr Phrase isOut{"mfm.refusal.is-out", "R9"};
inline constexpr Phrase notOnBoard{"mfm.refusal.not-on-board", "R35"};
inline constexpr Phrase alreadyOnBoard{"mfm.refusal.already-on-board", "R35"};
inline constexpr Phrase hasMoved{"mfm.refusal.has-moved", "G1"};
inline constexpr Phrase hasFought{"mfm.refusal.has-fought", "G1"};
inline constexpr Phrase shotStill{"mfm.refusal.shot-still", "R10"};
inline constexpr Phrase noSteps{"mfm.refusal.no-steps", "R3"};
inline constexpr Phrase edgeOfBoard{"mfm.refusal.edge-of-board", "R3"};
inline constexpr Phrase impassable{"mfm.refusal.impassable", "G9"};
inline constexpr Phrase closedCorner{"mfm.refusal.closed-corner", "R2"};
inline constexpr Phrase enemyInTheWay{"mfm.refusal.enemy-in-the-way", "R3"};
inline constexpr Phrase tooFar{"mfm.refusal.too-far", "G3"};
inline constexpr Phrase tooDear{"mfm.refusal.too-dear", "G3"};
inline constexpr Phrase ownFigureThere{"mfm.refusal.own-figure-there", "R3"};
inline constexpr Phrase mayNotEndThere{"mfm.refusal.may-not-end-there", "R3"};
inline constexpr Phrase notOneDirection{"mfm.refusal.not-one-direction", "R3"};
inline constexpr Phrase mustStepToEnemy{"mfm.refusal.must-step-to-enemy", "R14"};
inline constexpr Phrase noStepAfterFight{"mfm.refusal.no-step-after-fight", "R14"};
inline constexpr Phrase romanOnChest{"mfm.refusal.roman-on-chest", "R35"};
inline constexpr Phrase noChest{"mfm.refusal.no-chest", "R35"};
inline constexpr Phrase carriersBringChest{"mfm.refusal.carriers-bring-chest", "R35"};
inline constexpr Phrase notBesideChest{"mfm.refusal.not-beside-chest", "R35"};
inline constexpr Phrase enemyOnChest{"mfm.refusal.enemy-on-chest", "R35"};
inline constexpr Phrase onlyOwnersCarry{"mfm.refusal.only-owners-carry", "R35"};
inline constexpr Phrase carrierHasMoved{"mfm.refusal.carrier-has-moved", "R35"};
inline constexpr Phrase tooHeavy{"mfm.refusal.too-heavy", "R35"};
inline constexpr Phrase carryMayNotEnd{"mfm.refusal.carry-may-not-end", "R35"};
inline constexpr Phrase chestWayBlocked{"mfm.refusal.chest-way-blocked", "R35"};
inline constexpr Phrase notInZone{"mfm.refusal.not-in-zone", "R35"};
inline constexpr Phrase chestNotInZone{"mfm.refusal.chest-not-in-zone", "R35"};
inline constexpr Phrase notInwards{"mfm.refusal.not-inwards", "R35"};
inline constexpr Phrase bringAllOn{"mfm.refusal.bring-all-on", "R35"};
inline constexpr Phrase notAnEnemy{"mfm.refusal.not-an-enemy", "G4"};
inline constexpr Phrase nobodyThere{"mfm.refusal.nobody-there", "G4"};
inline constexpr Phrase notAdjacent{"mfm.refusal.not-adjacent", "G4"};
inline constexpr Phrase noAttackFromHere{"mfm.refusal.no-attack-from-here", "R17"};
inline constexpr Phrase cannotBeAttacked{"mfm.refusal.cannot-be-attacked", "R18"};
inline constexpr Phrase quietTurn{"mfm.refusal.quiet-turn", "R34"};
inline constexpr Phrase noFern{"mfm.refusal.no-fern", "G7"};
inline constexpr Phrase fernAdjacent{"mfm.refusal.fern-adjacent", "R10"};
inline constexpr Phrase outOfRange{"mfm.refusal.out-of-range", "G7"};
inline constexpr Phrase wallInLine{"mfm.refusal.wall-in-line", "R12"};
inline constexpr Phrase hasMovedSoMoving{"mfm.refusal.has-moved-so-moving", "R10"};
inline constexpr Phrase axisGiven{"mfm.refusal.axis-given", "R13"};
inline constexpr Phrase axisNeeded{"mfm.refusal.axis-needed", "R13"};
inline constexpr Phrase noWeit{"mfm.refusal.no-weit", "G8.1"};
inline constexpr Phrase weitOnce{"mfm.refusal.weit-once", "R14"};
inline constexpr Phrase noRunUp{"mfm.refusal.no-run-up", "R14"};
inline constexpr Phrase weitDistance{"mfm.refusal.weit-distance", "R14"};
inline constexpr Phrase weitNotFree{"mfm.refusal.weit-not-free", "R14"};
inline constexpr Phrase reachCancels{"mfm.refusal.reach-cancels", "R16"};
inline constexpr Phrase onlyNahAfterWeit{"mfm.refusal.only-nah-after-weit", "R14"};
inline constexpr Phrase mayNotStrike{"mfm.refusal.may-not-strike", "R15"};
inline constexpr Phrase notOnChest{"mfm.refusal.not-on-chest", "R35"};
inline constexpr Phrase ownersDoNotSearch{"mfm.refusal.owners-do-not-search", "R35"};
inline constexpr Phrase searchedAlready{"mfm.refusal.searched-already", "R35"};
inline constexpr Phrase noStorey{"mfm.refusal.no-storey", "R18"};
inline constexpr Phrase wholeTurn{"mfm.refusal.whole-turn", "R18"};
inline constexpr Phrase notTwiceRunning{"mfm.refusal.not-twice-running", "R18"};
inline constexpr Phrase storeyTaken{"mfm.refusal.storey-taken", "R18"};
inline constexpr Phrase notInBand{"mfm.refusal.not-in-band", "R34"};
inline constexpr Phrase fieldTaken{"mfm.refusal.field-taken", "R34"};
inline constexpr Phrase deployNow{"mfm.refusal.deploy-now", "R34"};
inline constexpr Phrase notDeploying{"mfm.refusal.not-deploying", "R34"};

// Refusals of riders and chariots.
inline constexpr Phrase noDriver{"mfm.refusal.no-driver", "S6"};
inline constexpr Phrase needsDriver{"mfm.refusal.needs-driver", "R34"};
inline constexpr Phrase steadyFirst{"mfm.refusal.steady-first", "S5"};
inline constexpr Phrase branchEnded{"mfm.refusal.branch-ended", "R23"};
inline constexpr Phrase notAVehicle{"mfm.refusal.not-a-vehicle", "S2"};
inline constexpr Phrase onlyForward{"mfm.refusal.only-forward", "R25"};
inline constexpr Phrase boardDoesNotFit{"mfm.refusal.board-does-not-fit", "R25"};
inline constexpr Phrase tooFarToDrive{"mfm.refusal.too-far-to-drive", "S2"};
inline constexpr Phrase boardMayNotEnd{"mfm.refusal.board-may-not-end", "R3"};
inline constexpr Phrase noRoomToTurn{"mfm.refusal.no-room-to-turn", "R24"};
inline constexpr Phrase turnBlocked{"mfm.refusal.turn-blocked", "R24"};
inline constexpr Phrase noRamAfterWeit{"mfm.refusal.no-ram-after-weit", "R14"};
inline constexpr Phrase ramRunUp{"mfm.refusal.ram-run-up", "R26"};
inline constexpr Phrase nobodyToRam{"mfm.refusal.nobody-to-ram", "S3.3"};
inline constexpr Phrase noRamDeclared{"mfm.refusal.no-ram-declared", "R26"};
inline constexpr Phrase ramFirst{"mfm.refusal.ram-first", "R26"};
inline constexpr Phrase rollRamsFirst{"mfm.refusal.roll-rams-first", "R26"};
inline constexpr Phrase animalsDoNotFight{"mfm.refusal.animals-do-not-fight", "R29"};
inline constexpr Phrase shootAtUnit{"mfm.refusal.shoot-at-unit", "S8.2"};
inline constexpr Phrase notOnFoot{"mfm.refusal.not-on-foot", "S5.3"};
inline constexpr Phrase notAboard{"mfm.refusal.not-aboard", "S5.2"};
inline constexpr Phrase changeOnce{"mfm.refusal.change-once", "R32"};
inline constexpr Phrase enemyCrew{"mfm.refusal.enemy-crew", "R32"};
inline constexpr Phrase catchesNothing{"mfm.refusal.catches-nothing", "R32"};
inline constexpr Phrase isLed{"mfm.refusal.is-led", "S6.1"};
inline constexpr Phrase hasCrew{"mfm.refusal.has-crew", "S6.1"};
inline constexpr Phrase hasDriver{"mfm.refusal.has-driver", "R32"};
inline constexpr Phrase cannotDrive{"mfm.refusal.cannot-drive", "S6"};
inline constexpr Phrase noRoomAboard{"mfm.refusal.no-room-aboard", "R29"};
inline constexpr Phrase notInBoardingZone{"mfm.refusal.not-in-boarding-zone", "S5.1"};
inline constexpr Phrase noPointLeft{"mfm.refusal.no-point-left", "S5"};
inline constexpr Phrase noTestNeeded{"mfm.refusal.no-test-needed", "S5"};
inline constexpr Phrase leaderTooFar{"mfm.refusal.leader-too-far", "R2"};
inline constexpr Phrase leadsNothing{"mfm.refusal.leads-nothing", "S6.1"};
inline constexpr Phrase changeOrNot{"mfm.refusal.change-or-not", "S8.1"};
inline constexpr Phrase nameOne{"mfm.refusal.name-one", "S8.2"};
inline constexpr Phrase setDownWhere{"mfm.refusal.set-down-where", "S9"};
inline constexpr Phrase jumpWhere{"mfm.refusal.jump-where", "S3.1"};
inline constexpr Phrase crewMissing{"mfm.refusal.crew-missing", "R34"};
inline constexpr Phrase mountedOnly{"mfm.refusal.mounted-only", "S1.1"};
inline constexpr Phrase noCrewOnFoot{"mfm.refusal.no-crew-on-foot", "R34"};

// Faults of notation.
inline constexpr Phrase badField{"mfm.notation.field", ""};
inline constexpr Phrase badFigure{"mfm.notation.figure", ""};
inline constexpr Phrase emptyField{"mfm.notation.empty-field", ""};
inline constexpr Phrase badRun{"mfm.notation.run", ""};
inline constexpr Phrase badTarget{"mfm.notation.target", ""};
inline constexpr Phrase badSign{"mfm.notation.sign", ""};
inline constexpr Phrase badFacing{"mfm.notation.facing", "R24"};
inline constexpr Phrase ramAhead{"mfm.notation.ram-ahead", "R26"};
inline constexpr Phrase badVehicle{"mfm.notation.vehicle", ""};
inline constexpr Phrase badDefender{"mfm.notation.defender", "S8"};
inline constexpr Phrase badEnd{"mfm.notation.end", ""};
inline constexpr Phrase badPosition{"mfm.notation.position", ""};

// Standing orders.
inline constexpr Phrase orderStrike{"mfm.order.strike", "R15"};
inline constexpr Phrase orderDecline{"mfm.order.decline", "R15"};
inline constexpr Phrase orderKeep{"mfm.order.keep", "S8.1"};
inline constexpr Phrase orderShield{"mfm.order.shield", "S8.1"};
inline constexpr Phrase orderName{"mfm.order.name", "S8.2"};

// Faults of agreed changes.
inline constexpr Phrase amendForm{"mfm.amend.form", ""};
inline constexpr Phrase amendFigure{"mfm.amend.figure", ""};
inline constexpr Phrase amendTaken{"mfm.amend.taken", "R3"};
inline constexpr Phrase amendLives{"mfm.amend.lives", "R9"};
inline constexpr Phrase amendDeploying{"mfm.amend.deploying", "R34"};
inline constexpr Phrase amendOwnCrew{"mfm.amend.own-crew", "R34"};

// Questions about attacks without a board.
inline constexpr Phrase badQuestion{"mfm.question.range", ""};

}  // namespace walstatt::mfm::phrases
