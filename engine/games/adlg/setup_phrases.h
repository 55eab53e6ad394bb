// What is said while a battle is set up, written down and shown, with the number of the rule behind each sentence; the
// sentences are in content/words/adlg-setup.toml.
#pragma once

#include "base/phrase.h"

namespace walstatt::adlg::phrases {

// Parts of explained numbers.
inline constexpr Phrase reasonCommanders{"adlg.reason.commanders", "A9"};
inline constexpr Phrase reasonStrategist{"adlg.reason.strategist", "A9"};
inline constexpr Phrase reasonLightHorse{"adlg.reason.light-horse", "A9"};
inline constexpr Phrase reasonInitiativeDie{"adlg.reason.initiative-die", "A9"};
inline constexpr Phrase reasonSuperior{"adlg.reason.superior", "A9"};
inline constexpr Phrase reasonAllLightHorse{"adlg.reason.all-light-horse", "A11"};
inline constexpr Phrase reasonArrivalDie{"adlg.reason.arrival-die", "A11"};

// What happened.
inline constexpr Phrase initiativeIs{"adlg.event.initiative-is", "A9"};
inline constexpr Phrase initiativeEqual{"adlg.event.initiative-equal", "A9"};
inline constexpr Phrase initiativeWon{"adlg.event.initiative-won", "A9"};
inline constexpr Phrase choosesAttack{"adlg.event.chooses-attack", "A9"};
inline constexpr Phrase choosesDefence{"adlg.event.chooses-defence", "A9"};
inline constexpr Phrase takesPieces{"adlg.event.takes-pieces", "A10"};
inline constexpr Phrase sectorIs{"adlg.event.sector-is", "A10"};
inline constexpr Phrase positionEdge{"adlg.event.position-edge", "A10"};
inline constexpr Phrase positionInside{"adlg.event.position-inside", "A10"};
inline constexpr Phrase laysPiece{"adlg.event.lays-piece", "A10"};
inline constexpr Phrase riverIs{"adlg.event.river-is", "A10"};
inline constexpr Phrase rollsAnew{"adlg.event.rolls-anew", "A10"};
inline constexpr Phrase discardsPiece{"adlg.event.discards-piece", "A10"};
inline constexpr Phrase adjustmentIs{"adlg.event.adjustment-is", "A10"};
inline constexpr Phrase movesPiece{"adlg.event.moves-piece", "A10"};
inline constexpr Phrase turnsPiece{"adlg.event.turns-piece", "A10"};
inline constexpr Phrase removesPiece{"adlg.event.removes-piece", "A10"};
inline constexpr Phrase leavesPieces{"adlg.event.leaves-pieces", "A10"};
inline constexpr Phrase deployBegins{"adlg.event.deploy-begins", "A11"};
inline constexpr Phrase corpsDeployed{"adlg.event.corps-deployed", "A11"};
inline constexpr Phrase flankDieIs{"adlg.event.flank-die-is", "A11"};
inline constexpr Phrase flankArrives{"adlg.event.flank-arrives", "A11"};
inline constexpr Phrase flankNotYet{"adlg.event.flank-not-yet", "A11"};
inline constexpr Phrase flankEnters{"adlg.event.flank-enters", "A11"};
inline constexpr Phrase flankBlocked{"adlg.event.flank-blocked", "A11"};
inline constexpr Phrase flankDrivesBack{"adlg.event.flank-drives-back", "A11"};
inline constexpr Phrase flankShakes{"adlg.event.flank-shakes", "A11"};
inline constexpr Phrase flankDestroys{"adlg.event.flank-destroys", "A11"};
inline constexpr Phrase ambushRevealed{"adlg.event.ambush-revealed", "A11"};
inline constexpr Phrase ambushEmpty{"adlg.event.ambush-empty", "A11"};
inline constexpr Phrase appears{"adlg.event.appears", "A11"};

// Why something is not allowed.
inline constexpr Phrase setupNotYours{"adlg.refusal.setup-not-yours", "A11"};
inline constexpr Phrase setupOtherStep{"adlg.refusal.setup-other-step", "A10"};
inline constexpr Phrase chooseRoleNow{"adlg.refusal.choose-role-now", "A9"};
inline constexpr Phrase noSuchRegion{"adlg.refusal.no-such-region", "A10"};
inline constexpr Phrase takeTwoToFour{"adlg.refusal.take-two-to-four", "A10"};
inline constexpr Phrase takeAtMostTwo{"adlg.refusal.take-at-most-two", "A10"};
inline constexpr Phrase notInRegion{"adlg.refusal.not-in-region", "A10"};
inline constexpr Phrase takeCompulsory{"adlg.refusal.take-compulsory", "A10"};
inline constexpr Phrase noSuchShape{"adlg.refusal.no-such-shape", "A10"};
inline constexpr Phrase pieceOffTable{"adlg.refusal.piece-off-table", "A10"};
inline constexpr Phrase piecesOverlap{"adlg.refusal.pieces-overlap", "A10"};
inline constexpr Phrase pieceOtherSector{"adlg.refusal.piece-other-sector", "A10"};
inline constexpr Phrase pieceHalfFull{"adlg.refusal.piece-half-full", "A10"};
inline constexpr Phrase pieceNotAtEdge{"adlg.refusal.piece-not-at-edge", "A10"};
inline constexpr Phrase pieceNearEdge{"adlg.refusal.piece-near-edge", "A10"};
inline constexpr Phrase pieceFits{"adlg.refusal.piece-fits", "A10"};
inline constexpr Phrase notTheirPiece{"adlg.refusal.not-their-piece", "A10"};
inline constexpr Phrase pieceRuns{"adlg.refusal.piece-runs", "A10"};
inline constexpr Phrase pieceTooFar{"adlg.refusal.piece-too-far", "A10"};
inline constexpr Phrase dieForbidsTurn{"adlg.refusal.die-forbids-turn", "A10"};
inline constexpr Phrase dieForbidsRemoval{"adlg.refusal.die-forbids-removal", "A10"};
inline constexpr Phrase notYourCorps{"adlg.refusal.not-your-corps", "A11"};
inline constexpr Phrase corpsIsDeployed{"adlg.refusal.corps-is-deployed", "A11"};
inline constexpr Phrase otherCorpsFirst{"adlg.refusal.other-corps-first", "A11"};
inline constexpr Phrase nobodyNamed{"adlg.refusal.nobody-named", "A11"};
inline constexpr Phrase badFiles{"adlg.refusal.bad-files", "A11"};
inline constexpr Phrase deployOffTable{"adlg.refusal.deploy-off-table", "A11"};
inline constexpr Phrase deployTooFar{"adlg.refusal.deploy-too-far", "A11"};
inline constexpr Phrase deployTooFarLight{"adlg.refusal.deploy-too-far-light", "A11"};
inline constexpr Phrase deployNearSide{"adlg.refusal.deploy-near-side", "A11"};
inline constexpr Phrase deployClosedGround{"adlg.refusal.deploy-closed-ground", "B-All-11"};
inline constexpr Phrase deployOnOthers{"adlg.refusal.deploy-on-others", "A11"};
inline constexpr Phrase campTooFar{"adlg.refusal.camp-too-far", "A11"};
inline constexpr Phrase campNearSide{"adlg.refusal.camp-near-side", "A11"};
inline constexpr Phrase campOffTable{"adlg.refusal.camp-off-table", "A11"};
inline constexpr Phrase campMissing{"adlg.refusal.camp-missing", "A11"};
inline constexpr Phrase unitHidden{"adlg.refusal.unit-hidden", "A11"};
inline constexpr Phrase unitsLeft{"adlg.refusal.units-left", "A11"};
inline constexpr Phrase commanderNotThere{"adlg.refusal.commander-not-there", "A14"};
inline constexpr Phrase commanderStays{"adlg.refusal.commander-stays", "A14"};
inline constexpr Phrase noMoreMarkers{"adlg.refusal.no-more-markers", "A11"};
inline constexpr Phrase markerLies{"adlg.refusal.marker-lies", "A11"};
inline constexpr Phrase markerOnMarker{"adlg.refusal.marker-on-marker", "A11"};
inline constexpr Phrase markerTooMany{"adlg.refusal.marker-too-many", "A11"};
inline constexpr Phrase markerNotCovered{"adlg.refusal.marker-not-covered", "A11"};
inline constexpr Phrase markerTooFar{"adlg.refusal.marker-too-far", "A11"};
inline constexpr Phrase markerNoGroup{"adlg.refusal.marker-no-group", "A11"};
inline constexpr Phrase markerNotThere{"adlg.refusal.marker-not-there", "A11"};
inline constexpr Phrase oneFlankMarch{"adlg.refusal.one-flank-march", "A11"};
inline constexpr Phrase flankWhole{"adlg.refusal.flank-whole", "A11"};
inline constexpr Phrase flankLastCorps{"adlg.refusal.flank-last-corps", "A11"};
inline constexpr Phrase flankNoWay{"adlg.refusal.flank-no-way", "A11"};
inline constexpr Phrase noRoomLeft{"adlg.refusal.no-room-left", "A11"};
inline constexpr Phrase flankEdgeTaken{"adlg.refusal.flank-edge-taken", "A11"};
inline constexpr Phrase flankEnterNow{"adlg.refusal.flank-enter-now", "A11"};

// Reading.
inline constexpr Phrase badVerb{"adlg.notation.bad-verb", ""};
inline constexpr Phrase badUnit{"adlg.notation.bad-unit", ""};
inline constexpr Phrase badTarget{"adlg.notation.bad-target", ""};
inline constexpr Phrase badLeg{"adlg.notation.bad-leg", ""};
inline constexpr Phrase badCorps{"adlg.notation.bad-corps", ""};
inline constexpr Phrase badMarker{"adlg.notation.bad-marker", ""};
inline constexpr Phrase badRegion{"adlg.notation.bad-region", ""};
inline constexpr Phrase badTerrain{"adlg.notation.bad-terrain", ""};
inline constexpr Phrase badSide{"adlg.notation.bad-side", ""};
inline constexpr Phrase badNumber{"adlg.notation.bad-number", ""};
inline constexpr Phrase tooManyLegs{"adlg.notation.too-many-legs", ""};
inline constexpr Phrase twoCorps{"adlg.notation.two-corps", "A5"};
inline constexpr Phrase positionStep{"adlg.position.step", ""};
inline constexpr Phrase positionField{"adlg.position.field", ""};
inline constexpr Phrase positionNumber{"adlg.position.number", ""};
inline constexpr Phrase positionIndex{"adlg.position.index", ""};
inline constexpr Phrase positionPart{"adlg.position.part", ""};
inline constexpr Phrase positionUnit{"adlg.position.unit", ""};
inline constexpr Phrase positionCommander{"adlg.position.commander", ""};
inline constexpr Phrase positionContact{"adlg.position.contact", ""};
inline constexpr Phrase positionPiece{"adlg.position.piece", ""};
inline constexpr Phrase positionCamp{"adlg.position.camp", ""};
inline constexpr Phrase positionMarker{"adlg.position.marker", ""};
inline constexpr Phrase positionStepUnsound{"adlg.position.step-unsound", ""};

// Agreed changes.
inline constexpr Phrase amendForm{"adlg.amend.form", ""};
inline constexpr Phrase amendUnit{"adlg.amend.unit", ""};
inline constexpr Phrase amendUnitForm{"adlg.amend.unit-form", ""};
inline constexpr Phrase amendTooMuch{"adlg.amend.too-much", ""};
inline constexpr Phrase amendStep{"adlg.amend.step", "A12"};
inline constexpr Phrase amendNothingLeft{"adlg.amend.nothing-left", "A12"};
inline constexpr Phrase amendTurns{"adlg.amend.turns", "A34"};
inline constexpr Phrase amendPointsStep{"adlg.amend.points-step", "A13"};
inline constexpr Phrase amendPoints{"adlg.amend.points", "A13"};
inline constexpr Phrase amendPlace{"adlg.amend.place", "A1"};
inline constexpr Phrase amendCommanderOff{"adlg.amend.commander-off", "A1"};
inline constexpr Phrase amendLost{"adlg.amend.lost", "A4"};
inline constexpr Phrase amendOffTable{"adlg.amend.off-table", "A1"};
inline constexpr Phrase amendOnUnit{"adlg.amend.on-unit", "A1"};
inline constexpr Phrase amendNoRoom{"adlg.amend.no-room", "A1"};

// Faults of setups.
inline constexpr Phrase setupTwoSides{"adlg.setup.two-sides", "A3"};
inline constexpr Phrase setupUnknownType{"adlg.setup.unknown-type", "A8"};
inline constexpr Phrase setupUnknownOption{"adlg.setup.unknown-option", "A7"};
inline constexpr Phrase setupOptionNotAllowed{"adlg.setup.option-not-allowed", "A7"};
inline constexpr Phrase setupQualityNotAllowed{"adlg.setup.quality-not-allowed", "A7"};
inline constexpr Phrase setupCorpsCount{"adlg.setup.corps-count", "A3"};
inline constexpr Phrase setupTooManyUnits{"adlg.setup.too-many-units", "A3"};
inline constexpr Phrase setupOneInChief{"adlg.setup.one-in-chief", "A3"};
inline constexpr Phrase setupBadPlace{"adlg.setup.bad-place", "A1"};
inline constexpr Phrase setupOffTable{"adlg.setup.off-table", "A1"};
inline constexpr Phrase setupOverlap{"adlg.setup.overlap", "A1"};
inline constexpr Phrase setupClosedGround{"adlg.setup.closed-ground", "B-All-11"};
inline constexpr Phrase setupNoRoom{"adlg.setup.no-room", "A11"};
inline constexpr Phrase setupOutline{"adlg.setup.outline", "A10"};
inline constexpr Phrase setupUnknownUnit{"adlg.setup.unknown-unit", "A14"};
inline constexpr Phrase setupTableTwice{"adlg.setup.table-twice", "A10"};

}  // namespace walstatt::adlg::phrases
