// What the rules of charging, evading, conforming, leaving and pursuing say; sentences in content/words/adlg-charge.toml.
#pragma once

#include "base/phrase.h"

namespace walstatt::adlg::phrases {

// Why not.
inline constexpr Phrase chargesNever{"adlg.refusal.charges-never", "B-Chg-01"};
inline constexpr Phrase artilleryNeverCharges{"adlg.refusal.artillery-never-charges", "B-Chg-02"};
inline constexpr Phrase levyNeverCharges{"adlg.refusal.levy-never-charges", "B-Chg-03"};
inline constexpr Phrase lightsChargeInOpen{"adlg.refusal.lights-charge-in-open", "B-Chg-04"};
inline constexpr Phrase lightsChargeInRough{"adlg.refusal.lights-charge-in-rough", "B-Chg-05"};
inline constexpr Phrase noChargeTarget{"adlg.refusal.no-charge-target", "B-Chg-06"};
inline constexpr Phrase chargeLegs{"adlg.refusal.charge-legs", "B-Chg-07"};
inline constexpr Phrase chargeBlocked{"adlg.refusal.charge-blocked", "B-Chg-07"};
inline constexpr Phrase chargeMisses{"adlg.refusal.charge-misses", "B-Chg-08"};
inline constexpr Phrase chargeTooFar{"adlg.refusal.charge-too-far", "A18"};
inline constexpr Phrase chargeTooFarTurning{"adlg.refusal.charge-too-far-turning", "A18"};
inline constexpr Phrase chargeHidden{"adlg.refusal.charge-hidden", "A18"};
inline constexpr Phrase chargeAfterMove{"adlg.refusal.charge-after-move", "A18"};
inline constexpr Phrase edgeEngaged{"adlg.refusal.edge-engaged", "A18"};
inline constexpr Phrase alreadyInContact{"adlg.refusal.already-in-contact", "A18"};
inline constexpr Phrase chargeOtherThreat{"adlg.refusal.charge-other-threat", "B-ZoC-03"};
inline constexpr Phrase zoneForbidsFlank{"adlg.refusal.zone-forbids-flank", "A21"};
inline constexpr Phrase notInOwnZone{"adlg.refusal.not-in-own-zone", "B-Chg-16"};
inline constexpr Phrase nobodyToHold{"adlg.refusal.nobody-to-hold", "B-Chg-17"};
inline constexpr Phrase fromOneSide{"adlg.refusal.from-one-side", "A12"};
inline constexpr Phrase forcedOther{"adlg.refusal.forced-other", "B-Chg-19"};
inline constexpr Phrase notAsked{"adlg.refusal.not-asked", "A22"};
inline constexpr Phrase evadeNow{"adlg.refusal.evade-now", "A22"};
inline constexpr Phrase notAnEvader{"adlg.refusal.not-an-evader", "B-Eva-01"};
inline constexpr Phrase evaderFights{"adlg.refusal.evader-fights", "A22"};
inline constexpr Phrase evadeInZone{"adlg.refusal.evade-in-zone", "B-Eva-03"};
inline constexpr Phrase evadeBlocked{"adlg.refusal.evade-blocked", "B-Eva-04"};
inline constexpr Phrase evadeLine{"adlg.refusal.evade-line", "B-Eva-05"};
inline constexpr Phrase noContactToConform{"adlg.refusal.no-contact-to-conform", "A21"};
inline constexpr Phrase cannotConform{"adlg.refusal.cannot-conform", "A21"};
inline constexpr Phrase inNoZone{"adlg.refusal.in-no-zone", "B-Lea-01"};
inline constexpr Phrase oneUnitOnly{"adlg.refusal.one-unit-only", "Z27"};
inline constexpr Phrase noWayBack{"adlg.refusal.no-way-back", "B-Lea-02"};
inline constexpr Phrase evadersEvade{"adlg.refusal.evaders-evade", "B-Lea-01"};
inline constexpr Phrase notFasterFromRear{"adlg.refusal.not-faster-from-rear", "B-Lea-05"};
inline constexpr Phrase notInMelee{"adlg.refusal.not-in-melee", "A24"};
inline constexpr Phrase enemyOnFlank{"adlg.refusal.enemy-on-flank", "A24"};
inline constexpr Phrase blockedBehind{"adlg.refusal.blocked-behind", "A24"};
inline constexpr Phrase mayNotDisengage{"adlg.refusal.may-not-disengage", "B-Dis-02"};

// Parts of costs.
inline constexpr Phrase reasonCharge{"adlg.reason.charge", "B-Ord-03"};
inline constexpr Phrase reasonHold{"adlg.reason.hold", "B-Chg-18"};
inline constexpr Phrase reasonLeaveZone{"adlg.reason.leave-zone", "B-Dif-03"};
inline constexpr Phrase reasonCumbersomeLeaves{"adlg.reason.cumbersome-disengages", "A24"};

// What happened.
inline constexpr Phrase charges{"adlg.event.charges", "B-Chg-06"};
inline constexpr Phrase chargesSpontaneously{"adlg.event.charges-spontaneously", "B-Chg-16"};
inline constexpr Phrase chargesUncontrolled{"adlg.event.charges-uncontrolled", "B-Chg-17"};
inline constexpr Phrase isHeld{"adlg.event.is-held", "B-Chg-18"};
inline constexpr Phrase groupHeld{"adlg.event.group-held", "B-Chg-18"};
inline constexpr Phrase evades{"adlg.event.evades", "B-Eva-01"};
inline constexpr Phrase standsFast{"adlg.event.stands-fast", "A22"};
inline constexpr Phrase evadeDieFalls{"adlg.event.evade-die", "B-Eva-07"};
inline constexpr Phrase chargeDieFalls{"adlg.event.charge-die", "B-Chg-10"};
inline constexpr Phrase leavesTable{"adlg.event.leaves-table", "A22"};
inline constexpr Phrase isCaught{"adlg.event.is-caught", "A22"};
inline constexpr Phrase isRiddenDown{"adlg.event.is-ridden-down", "B-Foot-02"};
inline constexpr Phrase chargeEndsFree{"adlg.event.charge-ends-free", "B-Chg-11"};
inline constexpr Phrase makesContact{"adlg.event.makes-contact", "B-Chg-13"};
inline constexpr Phrase conforms{"adlg.event.conforms", "A21"};
inline constexpr Phrase hitsFlank{"adlg.event.hits-flank", "A20"};
inline constexpr Phrase hitsRear{"adlg.event.hits-rear", "A20"};
inline constexpr Phrase incompleteContact{"adlg.event.incomplete-contact", "A21"};
inline constexpr Phrase reachesCamp{"adlg.event.reaches-camp", "A30"};
inline constexpr Phrase isShifted{"adlg.event.is-shifted", "A21"};
inline constexpr Phrase losesByMultipleAttack{"adlg.event.multiple-attack", "B-Mat-01"};
inline constexpr Phrase leavesZone{"adlg.event.leaves-zone", "B-Lea-02"};
inline constexpr Phrase disorderedByLeaving{"adlg.event.disordered-by-leaving", "B-Lea-04"};
inline constexpr Phrase ridesOn{"adlg.event.rides-on", "B-Lea-05"};
inline constexpr Phrase disengages{"adlg.event.disengages", "B-Dis-01"};
inline constexpr Phrase pursues{"adlg.event.pursues", "B-Pur-02"};
inline constexpr Phrase facesItsAttacker{"adlg.event.faces-its-attacker", "A32"};

}  // namespace walstatt::adlg::phrases
