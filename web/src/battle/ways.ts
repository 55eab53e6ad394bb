// The way that a hand draws: legs added by keys and buttons, files, and where a way becomes a charge.
import { chargeAt, hasFree } from './choices';
import { frontOf, MOST_FILES } from './groups';
import type { Hand } from './hand.svelte';
import { drawn, ended, isReform, MOST_LEGS, readLegs, withLeg, type Leg, type LegKind } from './legs';
import { meetingOf, SNAP, wheelTowards, type Meeting } from './snap';
import { nudged, startSpot } from './spots';

/** Whom the units would run into after these legs. */
export const metAfter = (hand: Hand, legs: readonly Leg[]): Meeting | undefined =>
  meetingOf(ended(hand.bases, legs), hand.enemies);

const may = (hand: Hand, verb: string): boolean => hand.picked.some((unit) => hasFree(hand.index, verb, unit));
export const mayCharge = (hand: Hand): boolean => may(hand, 'charge') || may(hand, 'spontaneous');

/** Adds to the way, as keys and buttons do. */
export function addLeg(hand: Hand, kind: LegKind, amount: number): void {
  if (hand.needsSpot) return hand.moveSpot(nudged(hand.spot ?? startSpot(hand), kind, amount));
  if (hand.picked.length === 0) return;
  // Heavy artillery only turns on its middle (A24).
  if (hand.verb === 'pivot') {
    const legs = kind === 'w' || kind === 't' ? withLeg(hand.legs, 't', amount) : hand.legs;
    return hand.compose(legs, hand.target);
  }
  // Backing out of a contact is no charge any more.
  if (hand.target !== undefined && (kind === 'b' || (kind === 'f' && amount < 0))) {
    const way = hand.meeting?.way ?? 0;
    return settleWay(hand, drawn(hand.legs, 'f', Math.max(0, Math.round(way - Math.abs(amount) - SNAP - 20))));
  }
  if (hand.target !== undefined && kind === 'f') return;
  const next = withLeg(hand.legs, kind, amount);
  if (next.length <= MOST_LEGS) settleWay(hand, next);
}
/** Takes the last leg back. */
export function takeBack(hand: Hand): void {
  if (hand.target !== undefined && hand.legs.length === 0) hand.drop();
  else hand.compose(hand.legs.slice(0, -1), undefined);
}
/** At most six stand beside each other (A5). */
export function setFiles(hand: Hand, files: number): void {
  const most = Math.min(MOST_FILES, hand.bases.length);
  const wanted = Math.max(1, Math.min(most, files));
  if (hand.needsSpot) {
    hand.files = wanted;
    return hand.changed();
  }
  // What was widened or narrowed just now is drawn anew, to the same side; as many as before is no leg at all.
  const last = hand.legs.at(-1);
  const again = last !== undefined && isReform(last);
  const before = again ? hand.legs.slice(0, -1) : hand.legs;
  const had = frontOf(ended(hand.bases, before))?.files ?? 1;
  const side = again ? Math.sign(last.amount) : 1;
  const next = wanted === had ? before : withLeg(before, wanted > had ? 'x' : 'c', side * wanted);
  if (next.length <= MOST_LEGS) settleWay(hand, [...next]);
}
/** The files come up, or fall in, on the other side. */
export function mirrorFiles(hand: Hand): void {
  settleWay(
    hand,
    hand.legs.map((leg) => (isReform(leg) ? { ...leg, amount: -leg.amount } : leg)),
  );
}

/** Takes a way; one that runs into an enemy is a charge, where that may be. */
export function settleWay(hand: Hand, legs: Leg[]): void {
  const last = legs.at(-1);
  const before = last?.kind === 'f' ? legs.slice(0, -1) : legs;
  const meeting = last?.kind === 'f' ? metAfter(hand, before) : undefined;
  if (meeting && mayCharge(hand) && last!.amount >= meeting.way - SNAP) {
    hand.verb = may(hand, 'charge') ? 'charge' : 'spontaneous';
    return hand.compose(before, meeting.target);
  }
  if (hand.verb === 'charge' || hand.verb === 'spontaneous') hand.verb = 'move';
  hand.compose(legs, undefined);
}

/** A charge at somebody: with the wheel that it needs. */
export function aimAt(hand: Hand, unit: number): void {
  hand.drop();
  // Where nothing may be charged, the server says why an ordinary charge may not.
  hand.verb = may(hand, 'spontaneous') && !may(hand, 'charge') ? 'spontaneous' : 'charge';
  // The server's own proposal where there is one; else the least wheel that meets him.
  const proposed = chargeAt(hand.index, hand.picked, unit);
  if (proposed) hand.verb = proposed.verb;
  const legs = proposed ? readLegs(proposed.do) : wheelTowards(hand.bases, unit, hand.enemies)?.legs;
  hand.compose(legs ?? [], unit);
}
