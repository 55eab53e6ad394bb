// The legs of a way: how a hand makes them, what they do to the bases that go it, and how the notation writes them.
import { across, ahead, dot, forward, minus, normalized, plus, slid, turned, turnedAbout, wheelCost } from './geometry';
import { formed, frontOf, inOrder, type Front, type Standing } from './groups';
import { UD, WIDTH, type Point, type Pose } from './types';

/** f forward, b backward, w wheel, s slide, t turn, x expand, c contract. */
export type LegKind = 'f' | 'b' | 'w' | 's' | 't' | 'x' | 'c';
export interface Leg {
  kind: LegKind;
  /** Thousandths of a UD, hundredths of a degree, or files: below zero those to the left join or fall in. */
  amount: number;
}
export const MOST_LEGS = 5;
export const isReform = ({ kind }: Leg): boolean => kind === 'x' || kind === 'c';

const trimmed = (value: number, digits: number): string => String(Number(value.toFixed(digits)));
const unitsOf: Record<LegKind, (amount: number) => string> = {
  f: (amount) => trimmed(amount / UD, 3),
  b: (amount) => trimmed(amount / UD, 3),
  s: (amount) => trimmed(amount / UD, 3),
  w: (amount) => trimmed(amount / 100, 2),
  t: (amount) => trimmed(amount / 100, 2),
  x: (amount) => String(amount),
  c: (amount) => String(amount),
};
export const legText = (leg: Leg): string => leg.kind + unitsOf[leg.kind](leg.amount);
/** What does nothing is left out. */
export const legsText = (legs: readonly Leg[]): string =>
  legs
    .map(legText)
    .filter((text) => !/^[fbsw]-?0$/.test(text))
    .join(' ');

export function readLegs(text: string): Leg[] {
  return [...text.matchAll(/(?:^|\s)([fbwstxc])(-?\d+(?:\.\d+)?)(?=\s|$)/g)].map(([, kind, number]) => {
    const scale = kind === 'w' || kind === 't' ? 100 : kind === 'x' || kind === 'c' ? 1 : UD;
    return { kind: kind as LegKind, amount: Math.round(Number(number) * scale) };
  });
}

/** One leg, gone by all bases together. */
export function gone(bases: readonly Standing[], leg: Leg): Standing[] {
  const front = frontOf(bases);
  if (!front) return [];
  const each = (to: (base: Standing) => Pose) => bases.map((base) => ({ ...base, ...to(base) }));
  switch (leg.kind) {
    case 'f':
      return each((base) => forward(base, leg.amount));
    case 'b':
      return each((base) => forward(base, -leg.amount));
    case 's':
      return each((base) => slid(base, leg.amount));
    case 'w':
      return each((base) => turnedAbout(base, leg.amount >= 0 ? front.right : front.left, leg.amount));
    case 't':
      return each((base) => turned(base, base.depth, leg.amount));
    case 'x':
    case 'c':
      return reformed(bases, front, leg);
  }
}
/** Wider by those behind, who come up on one side; narrower by those on one side, who fall in behind while the front rank goes
    on by its depth (A15). */
function reformed(bases: readonly Standing[], front: Front, { kind, amount }: Leg): Standing[] {
  const files = Math.abs(amount);
  const mirrored = amount < 0;
  const ordered = inOrder(bases, mirrored);
  const side = across(front.heading + (mirrored ? 18000 : 0));
  const on = kind === 'c' ? depthOf(ordered.slice(0, files)) : 0;
  const middle = plus(plus(front.middle, side, ((files - front.files) * WIDTH) / 2), ahead(front.heading), on);
  const placed = formed(ordered, files, { ...middle, heading: front.heading }, mirrored);
  return bases.map((base) => placed.find(({ id }) => id === base.id)!);
}
const depthOf = (rank: readonly Standing[]): number => Math.max(...rank.map(({ depth }) => depth));

/** The bases after every leg, the first entry as they stand. */
export function stations(bases: readonly Standing[], legs: readonly Leg[]): Standing[][] {
  const all: Standing[][] = [[...bases]];
  for (const leg of legs) all.push(gone(all.at(-1)!, leg));
  return all;
}
export const ended = (bases: readonly Standing[], legs: readonly Leg[]): Standing[] => stations(bases, legs).at(-1)!;

/** What the way takes in UD, until the server says it: forward, wheels, other files. */
export function wayOf(bases: readonly Standing[], legs: readonly Leg[]): number {
  const at = stations(bases, legs);
  return legs.reduce((sum, leg, index) => {
    const front = frontOf(at[index]!);
    if (leg.kind === 'f' || leg.kind === 'b') return sum + leg.amount;
    if (leg.kind === 'w') return sum + wheelCost(front?.width ?? UD, leg.amount);
    if (leg.kind === 'x') return sum + UD + (Math.abs(leg.amount) - (front?.files ?? 1)) * UD;
    if (leg.kind === 'c') return sum + depthOf(inOrder(at[index]!, leg.amount < 0).slice(0, Math.abs(leg.amount)));
    return sum;
  }, 0);
}

/** Adds a leg, or goes on with the last one of its kind; one that comes to nothing is taken away. */
export function withLeg(legs: readonly Leg[], kind: LegKind, amount: number): Leg[] {
  const last = legs.at(-1);
  const before = legs.slice(0, -1);
  const way = (leg: Leg) => (leg.kind === 'b' ? -leg.amount : leg.amount);
  if (last && (kind === 'f' || kind === 'b') && (last.kind === 'f' || last.kind === 'b')) {
    const sum = way(last) + way({ kind, amount });
    return sum === 0 ? before : [...before, { kind: sum < 0 ? 'b' : 'f', amount: Math.abs(sum) }];
  }
  // A wheel the other way first takes back what was wheeled.
  if (last?.kind === kind && (kind === 's' || kind === 'w')) {
    const sum = last.amount + amount;
    return sum === 0 ? before : [...before, { kind, amount: sum }];
  }
  if (last?.kind === 't' && kind === 't') {
    const sum = normalized(last.amount + amount);
    return sum === 0 ? before : [...before, { kind, amount: sum > 18000 ? sum - 36000 : sum }];
  }
  if (last && isReform(last) && isReform({ kind, amount })) return [...before, { kind, amount }];
  return amount === 0 ? [...legs] : [...legs, { kind, amount }];
}

/** Sets the amount of the leg that a hand is just drawing; forward below zero is backward. */
export function drawn(legs: readonly Leg[], kind: 'f' | 'w' | 's', amount: number): Leg[] {
  if (amount === 0) return [...legs];
  return [...legs, kind === 'f' && amount < 0 ? { kind: 'b', amount: -amount } : { kind, amount }];
}

/** A wheel and then straight on, so that the middle of the front comes to the point. */
export function marchTo(bases: readonly Standing[], to: Point): Leg[] {
  const front = frontOf(bases);
  if (!front) return [];
  const start: Pose = { ...front.middle, heading: front.heading };
  const on = dot(minus(to, start), ahead(start.heading));
  const aside = minus(to, start);
  const right =
    aside.x * Math.cos((start.heading * Math.PI) / 18000) + aside.y * Math.sin((start.heading * Math.PI) / 18000);
  // A wide front wheels by its handles: nobody means a quarter wheel of six when he drags a little askew.
  if (Math.abs(right) < STRAIGHT || front.files > 2) return on === 0 ? [] : drawn([], 'f', Math.round(on));
  const hand = Math.sign(right);
  const pivot = hand > 0 ? front.right : front.left;
  const miss = (angle: number) => {
    const pose = turnedAbout(start, pivot, hand * angle);
    const way = minus(to, pose);
    const heading = (pose.heading * Math.PI) / 18000;
    return { aside: hand * (way.x * Math.cos(heading) + way.y * Math.sin(heading)), on: dot(way, ahead(pose.heading)) };
  };
  let low = 0;
  let high = 9000;
  if (miss(high).aside > 0) return drawn([], 'w', hand * high);
  for (let i = 0; i < 24; ++i) {
    const half = (low + high) / 2;
    if (miss(half).aside > 0) low = half;
    else high = half;
  }
  const angle = Math.round(low);
  const way = Math.round(miss(angle).on);
  return way > 0 ? drawn(drawn([], 'w', hand * angle), 'f', way) : drawn([], 'w', hand * angle);
}
/** Less aside than this is straight on: a hand is never exact. */
export const STRAIGHT = 350;
