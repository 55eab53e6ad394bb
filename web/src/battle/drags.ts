// What a pointer does with the handles: units forward, wheeled by a corner, slid by a side; places set on the table.
import { across, ahead, cross, dot, minus, normalized, turnBetween } from './geometry';
import { frontOf, type Front } from './groups';
import type { Drag, Grip, Hand } from './hand.svelte';
import { drawn, ended, marchTo, MOST_LEGS, wayOf, withLeg } from './legs';
import { caught } from './snap';
import { UD, WIDTH, standing, type Point } from './types';

/** Begins to drag one of the handles, or what is held itself. */
export function grabbed(hand: Hand, grip: Grip, from: Point): Drag | undefined {
  if (!hand.open) return undefined;
  if (hand.needsSpot) return hand.spot ? grabSpot(hand, grip, from) : undefined;
  if (hand.bases.length === 0) return undefined;
  if (grip === 'body') return grabBody(hand, from);
  if (grip === 'left' || grip === 'right') return grabCorner(hand, grip);
  return grabSide(hand, from);
}

function started(hand: Hand, move: Drag['move']): Drag {
  hand.dragging = true;
  return { move, end: () => (hand.dragging = false) };
}

function grabBody(hand: Hand, from: Point): Drag {
  const last = hand.legs.at(-1);
  const before = last?.kind === 'f' || last?.kind === 'b' ? hand.legs.slice(0, -1) : hand.legs;
  const start = ended(hand.bases, before);
  const offset = minus(from, hand.front?.middle ?? from);
  const used = wayOf(hand.bases, before);
  const level = levels(hand, frontOf(start));
  return started(hand, (to) => {
    const tail = marchTo(start, minus(to, offset));
    let legs = before;
    for (const leg of tail) {
      const rest = hand.free?.allowance === undefined ? undefined : hand.free.allowance - used;
      const amount =
        leg.kind === 'f' && tail.length === 1
          ? caught(leg.amount, rest, level)
          : leg.kind === 'w'
            ? Math.round(leg.amount / 50) * 50
            : Math.round(leg.amount / 10) * 10;
      if (amount !== 0) legs = withLeg(legs, leg.kind, amount);
    }
    if (legs.length <= MOST_LEGS) hand.settle([...legs]);
  });
}
/** Ways straight on after which the front is level with that of a friend close by. */
function levels(hand: Hand, front: Front | undefined): number[] {
  if (!front) return [];
  return hand.stage.units.flatMap((info) => {
    const state = hand.scene.units[info.id];
    if (info.side !== hand.side || !standing(state) || hand.picked.includes(info.id)) return [];
    const way = minus(state, front.middle);
    const aside = Math.abs(dot(way, across(front.heading)));
    if (Math.abs(turnBetween(front.heading, state.heading)) > 100 || aside > front.width / 2 + 3 * WIDTH) return [];
    return [Math.round(dot(way, ahead(front.heading)))];
  });
}

function grabCorner(hand: Hand, grip: 'left' | 'right'): Drag | undefined {
  const sign = grip === 'left' ? 1 : -1;
  const last = hand.legs.at(-1);
  const before = last?.kind === 'w' && last.amount * sign > 0 ? hand.legs.slice(0, -1) : hand.legs;
  if (before.length >= MOST_LEGS) return undefined;
  const front = frontOf(ended(hand.bases, before));
  if (!front) return undefined;
  const [pivot, corner] = grip === 'left' ? [front.right, front.left] : [front.left, front.right];
  const arm = minus(corner, pivot);
  const charging = hand.target;
  return started(hand, (to, fine) => {
    const way = minus(to, pivot);
    const angle = (Math.atan2(cross(arm, way), dot(arm, way)) * 18000) / Math.PI;
    const amount = Math.max(0, Math.min(18000, sign * angle));
    const step = fine ? 10 : 100;
    const wheel = aligned(hand, front.heading, sign * Math.round(amount / step) * step);
    hand.compose(drawn(before, 'w', wheel), charging);
  });
}
/** Catches the heading of those near, so that fronts stand square on each other. */
function aligned(hand: Hand, heading: number, wheel: number): number {
  const at = hand.front?.middle;
  if (!at || wheel === 0) return wheel;
  for (const enemy of hand.enemies) {
    if (Math.hypot(enemy.x - at.x, enemy.y - at.y) > 5 * UD) continue;
    for (const square of [0, 9000, 18000, 27000]) {
      const off = turnBetween(heading + wheel, enemy.heading + square);
      if (Math.abs(off) < 200 && (wheel + off) * wheel > 0) return wheel + off;
    }
  }
  return wheel;
}

function grabSide(hand: Hand, from: Point): Drag | undefined {
  const last = hand.legs.at(-1);
  const before = last?.kind === 's' ? hand.legs.slice(0, -1) : hand.legs;
  if (before.length >= MOST_LEGS) return undefined;
  const had = last?.kind === 's' ? last.amount : 0;
  const right = across(hand.front?.heading ?? 0);
  return started(hand, (to) => {
    const way = had + dot(minus(to, from), right);
    const near = Math.abs(Math.abs(way) - UD) < 80 ? Math.sign(way) * UD : Math.round(way / 10) * 10;
    hand.compose(drawn(before, 's', near), hand.target);
  });
}

function grabSpot(hand: Hand, grip: Grip, from: Point): Drag {
  const start = hand.spot!;
  const offset = minus(from, start);
  const bearing = (to: Point) => (Math.atan2(to.y - start.y, to.x - start.x) * 18000) / Math.PI;
  return started(hand, (to) => {
    if (grip === 'left' || grip === 'right') {
      const way = minus(to, start);
      const own = grip === 'left' ? 18000 : 0;
      const heading = normalized((Math.atan2(way.y, way.x) * 18000) / Math.PI + own);
      hand.moveSpot({ ...start, heading: Math.round(heading / 500) * 500 });
    } else if (hand.verb === 'turn-piece') {
      const turned = start.heading + bearing(to) - bearing(from);
      hand.moveSpot({ ...start, heading: normalized(Math.round(turned / 500) * 500) });
    } else hand.moveSpot({ ...start, ...minus(to, offset) });
  });
}
