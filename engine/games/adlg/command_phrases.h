// What command and movement say, with the number of the rule behind each sentence; the sentences are in
// content/words/adlg-command.toml.
#pragma once

#include "base/phrase.h"

namespace walstatt::adlg::phrases {

// Parts of explained numbers.
inline constexpr Phrase reasonOrder{"adlg.reason.order", "B-Ord-03"};
inline constexpr Phrase reasonOutOfRadius{"adlg.reason.out-of-radius", "B-Ord-07"};
inline constexpr Phrase reasonCommanderFights{"adlg.reason.commander-fights", "B-Ord-09"};
inline constexpr Phrase reasonDifficultTurn{"adlg.reason.difficult-turn", "B-Dif-07"};
inline constexpr Phrase reasonDifficultForming{"adlg.reason.difficult-forming", "B-Dif-09"};
inline constexpr Phrase reasonThirdMove{"adlg.reason.third-move", "B-Dif-01"};
inline constexpr Phrase reasonShortMove{"adlg.reason.short-move", "B-Dif-06"};
inline constexpr Phrase reasonPivot{"adlg.reason.pivot", "A24"};
inline constexpr Phrase reasonHeldBack{"adlg.reason.held-back", "B-Ord-06"};
inline constexpr Phrase reasonRallyFar{"adlg.reason.rally-far", "B-Ral-02"};
inline constexpr Phrase reasonRallyNear{"adlg.reason.rally-near", "B-Ral-03"};
inline constexpr Phrase reasonRallyInMelee{"adlg.reason.rally-in-melee", "B-Ral-04"};
inline constexpr Phrase reasonRallyIncluded{"adlg.reason.rally-included", "A23"};
inline constexpr Phrase reasonDisordered{"adlg.reason.disordered", "A6"};
inline constexpr Phrase reasonLeftTable{"adlg.reason.left-table", "A6"};
inline constexpr Phrase reasonRouted{"adlg.reason.routed", "A6"};
inline constexpr Phrase reasonCommanderLost{"adlg.reason.commander-lost", "A6"};
inline constexpr Phrase reasonCampLost{"adlg.reason.camp-lost", "A6"};

// What happened.
inline constexpr Phrase battleBegins{"adlg.event.battle-begins", "A12"};
inline constexpr Phrase sequenceBegins{"adlg.event.sequence-begins", "A12"};
inline constexpr Phrase hasPoints{"adlg.event.has-points", "B-CP-01"};
inline constexpr Phrase commanderJoins{"adlg.event.commander-joins", "A14"};
inline constexpr Phrase commanderRides{"adlg.event.commander-rides", "A14"};
inline constexpr Phrase moves{"adlg.event.moves", "A15"};
inline constexpr Phrase groupMoves{"adlg.event.group-moves", "A5"};
inline constexpr Phrase groupWidens{"adlg.event.group-widens", "A15"};
inline constexpr Phrase groupNarrows{"adlg.event.group-narrows", "A15"};
inline constexpr Phrase fallsIntoDisorder{"adlg.event.falls-into-disorder", "A15"};
inline constexpr Phrase isBurstThrough{"adlg.event.is-burst-through", "B-Pen-06"};
inline constexpr Phrase isRouted{"adlg.event.is-routed", "A4"};
inline constexpr Phrase triesToRally{"adlg.event.tries-to-rally", "A33"};
inline constexpr Phrase rallyDie{"adlg.event.rally-die", "A33"};
inline constexpr Phrase rallies{"adlg.event.rallies", "A33"};
inline constexpr Phrase ralliesNot{"adlg.event.rallies-not", "A33"};
inline constexpr Phrase lootersListen{"adlg.event.looters-listen", "A30"};
inline constexpr Phrase lootersDeaf{"adlg.event.looters-deaf", "A30"};
inline constexpr Phrase winsByLosses{"adlg.event.wins-by-losses", "A6"};
inline constexpr Phrase winsByShare{"adlg.event.wins-by-share", "A34"};
inline constexpr Phrase drawnTogether{"adlg.event.drawn-together", "A6"};
inline constexpr Phrase drawnByTurns{"adlg.event.drawn-by-turns", "A34"};

// Why something is not allowed.
inline constexpr Phrase notYourTurn{"adlg.refusal.not-your-turn", "A12"};
inline constexpr Phrase battleOver{"adlg.refusal.battle-over", "A6"};
inline constexpr Phrase diceFirst{"adlg.refusal.dice-first", "A12"};
inline constexpr Phrase otherDecision{"adlg.refusal.other-decision", "A12"};
inline constexpr Phrase noOrdersNow{"adlg.refusal.no-orders-now", "A12"};
inline constexpr Phrase activateNow{"adlg.refusal.activate-now", "A12"};
inline constexpr Phrase otherCorps{"adlg.refusal.other-corps", "B-Seq-02"};
inline constexpr Phrase corpsNotToActivate{"adlg.refusal.corps-not-to-activate", "B-Seq-02"};
inline constexpr Phrase namesNobody{"adlg.refusal.names-nobody", "A5"};
inline constexpr Phrase notOnTable{"adlg.refusal.not-on-table", "A4"};
inline constexpr Phrase wasShifted{"adlg.refusal.was-shifted", "A21"};
inline constexpr Phrase hasRallied{"adlg.refusal.has-rallied", "A33"};
inline constexpr Phrase hasMovedOtherwise{"adlg.refusal.has-moved-otherwise", "A12"};
inline constexpr Phrase tooFewPoints{"adlg.refusal.too-few-points", "A13"};
inline constexpr Phrase groupTooLarge{"adlg.refusal.group-too-large", "A5"};
inline constexpr Phrase groupTooWide{"adlg.refusal.group-too-wide", "A5"};
inline constexpr Phrase facesElsewhere{"adlg.refusal.faces-elsewhere", "A5"};
inline constexpr Phrase mayNotGroup{"adlg.refusal.may-not-group", "A5"};
inline constexpr Phrase cornersApart{"adlg.refusal.corners-apart", "A5"};
inline constexpr Phrase notAMove{"adlg.refusal.not-a-move", "A15"};
inline constexpr Phrase goesNowhere{"adlg.refusal.goes-nowhere", "A15"};
inline constexpr Phrase wheelTooFar{"adlg.refusal.wheel-too-far", "B-Man-02"};
inline constexpr Phrase slideTooFar{"adlg.refusal.slide-too-far", "B-Man-01"};
inline constexpr Phrase slideBeforeOrAfter{"adlg.refusal.slide-before-or-after", "B-Man-01"};
inline constexpr Phrase oneSlide{"adlg.refusal.one-slide", "B-Man-01"};
inline constexpr Phrase slidBefore{"adlg.refusal.slid-before", "A15"};
inline constexpr Phrase slideNotWithTurn{"adlg.refusal.slide-not-with-turn", "A15"};
inline constexpr Phrase slideNeedsAdvance{"adlg.refusal.slide-needs-advance", "A15"};
inline constexpr Phrase turnsAreQuarters{"adlg.refusal.turns-are-quarters", "B-Man-05"};
inline constexpr Phrase oneTurn{"adlg.refusal.one-turn", "B-Man-05"};
inline constexpr Phrase cannotExpand{"adlg.refusal.cannot-expand", "A15"};
inline constexpr Phrase cannotContract{"adlg.refusal.cannot-contract", "A15"};
inline constexpr Phrase tooSlowToForm{"adlg.refusal.too-slow-to-form", "A15"};
inline constexpr Phrase tooFar{"adlg.refusal.too-far", "A15"};
inline constexpr Phrase mayNotEnter{"adlg.refusal.may-not-enter", "B-All-11"};
inline constexpr Phrase isInMelee{"adlg.refusal.is-in-melee", "B-ZoC-08"};
inline constexpr Phrase onlyPivots{"adlg.refusal.only-pivots", "B-All-14"};
inline constexpr Phrase onlyHeavyArtilleryPivots{"adlg.refusal.only-heavy-artillery-pivots", "A24"};
inline constexpr Phrase pivotTooFar{"adlg.refusal.pivot-too-far", "A24"};
inline constexpr Phrase threeMoves{"adlg.refusal.three-moves", "A12"};
inline constexpr Phrase noThirdMove{"adlg.refusal.no-third-move", "B-Mul-02"};
inline constexpr Phrase thirdNeedsCommander{"adlg.refusal.third-needs-commander", "B-Mul-05"};
inline constexpr Phrase tooNearForMore{"adlg.refusal.too-near-for-more", "B-Mul-01"};
inline constexpr Phrase offTable{"adlg.refusal.off-table", "A1"};
inline constexpr Phrase touchesEnemy{"adlg.refusal.touches-enemy", "A18"};
inline constexpr Phrase touchesCamp{"adlg.refusal.touches-camp", "A18"};
inline constexpr Phrase ambushInTheWay{"adlg.refusal.ambush-in-the-way", "A11"};
inline constexpr Phrase campInTheWay{"adlg.refusal.camp-in-the-way", "A30"};
inline constexpr Phrase cannotPass{"adlg.refusal.cannot-pass", "B-Pen-01"};
inline constexpr Phrase noRoomBehind{"adlg.refusal.no-room-behind", "A24"};
inline constexpr Phrase heldByZone{"adlg.refusal.held-by-zone", "A17"};
inline constexpr Phrase rallyOne{"adlg.refusal.rally-one", "A33"};
inline constexpr Phrase cannotRally{"adlg.refusal.cannot-rally", "B-Ral-01"};
inline constexpr Phrase inGoodOrder{"adlg.refusal.in-good-order", "A33"};
inline constexpr Phrase rallyInsteadOfMoving{"adlg.refusal.rally-instead-of-moving", "A33"};
inline constexpr Phrase noCommander{"adlg.refusal.no-commander", "A13"};
inline constexpr Phrase commanderEngaged{"adlg.refusal.commander-engaged", "A14"};
inline constexpr Phrase commanderIncluded{"adlg.refusal.commander-included", "A14"};
inline constexpr Phrase commanderTooFar{"adlg.refusal.commander-too-far", "A14"};
inline constexpr Phrase noUnitToJoin{"adlg.refusal.no-unit-to-join", "A14"};
inline constexpr Phrase noPlaceNamed{"adlg.refusal.no-place-named", "A14"};

// Standing orders.
inline constexpr Phrase orderCautious{"adlg.order.cautious", "A35"};
inline constexpr Phrase orderEvade{"adlg.order.evade", "A22"};
inline constexpr Phrase orderStand{"adlg.order.stand", "A22"};
inline constexpr Phrase orderLead{"adlg.order.lead", "A14"};

}  // namespace walstatt::adlg::phrases
