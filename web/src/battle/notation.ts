// Actions as the notation writes them (docs/notation.md): a verb, labels joined by +, then legs or places.
import { legsText, type Leg } from './legs';
import { UD, type Point, type Pose, type Stage } from './types';

const number = (value: number, digits: number): string => String(Number(value.toFixed(digits)));
export const udText = (length: number): string => number(length / UD, 3);
const degrees = (heading: number): string => number(heading / 100, 2);

export const names = (stage: Stage, units: readonly number[]): string =>
  units.map((unit) => stage.units[unit]?.label ?? '?').join('+');
export const place = (point: Point): string => `${udText(point.x)},${udText(point.y)}`;

const join = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ');

export const moveText = (stage: Stage, units: readonly number[], legs: readonly Leg[]): string =>
  join('move', names(stage, units), legsText(legs));
export const chargeText = (
  stage: Stage,
  verb: string,
  units: readonly number[],
  target: number,
  legs: readonly Leg[],
): string => join(verb, names(stage, units), '>', targetName(stage, target), legsText(legs));
export const commanderText = (stage: Stage, at: Point, joins?: number): string =>
  join('commander', place(at), joins === undefined ? '' : `> ${names(stage, [joins])}`);
export const placeText = (stage: Stage, units: readonly number[], at: Pose, files: number): string =>
  join('place', names(stage, units), `${place(at)},${degrees(at.heading)}`, String(files));
export const ambushText = (stage: Stage, label: string, units: readonly number[], at: Pose, files: number): string =>
  // Without units it is a decoy.
  join(
    'ambush',
    label,
    names(stage, units),
    `${place(at)},${degrees(at.heading)}`,
    units.length > 0 ? String(files) : '',
  );
/** The heading of a corps that comes over an edge is the edge's affair. */
export const enterText = (at: Point, files: number): string => join('enter', place(at), String(files));
export const pivotText = (stage: Stage, units: readonly number[], legs: readonly Leg[]): string =>
  join('pivot', names(stage, units), legsText(legs));

/** One allowed action with another place: its other words (which piece, which shape, how many files) stay. */
export function spotText(allowed: string, at: Pose): string {
  return allowed
    .split(' ')
    .map((word) => {
      const commas = word.split(',').length - 1;
      if (commas === 2) return `${place(at)},${degrees(at.heading)}`;
      if (commas === 1) return place(at);
      return /^t-?\d/.test(word) ? `t${degrees(at.heading)}` : word;
    })
    .join(' ');
}

/** Camps are targets too: the enemy's is meant. */
export const CAMP = 128;
export function targetName(stage: Stage, target: number): string {
  return target >= CAMP && !stage.units[target] ? 'camp' : names(stage, [target]);
}

export const takeText = (kinds: readonly string[]): string => join('take', kinds.join('+'));
export const shapedText = (at: Pose, shape: number): string =>
  join('lay', `${place(at)},${degrees(at.heading)}`, `#${shape}`);

/** Where an action wants something, and of which shape. */
export function readSpot(text: string): { at: Pose; shape: number } | undefined {
  const found = /(-?[\d.]+),(-?[\d.]+)(?:,(-?[\d.]+))?(?:\s+#(\d+))?/.exec(text);
  if (!found) return undefined;
  const [, x, y, heading = 0, shape = 0] = found;
  const at = {
    x: Math.round(Number(x) * UD),
    y: Math.round(Number(y) * UD),
    heading: Math.round(Number(heading) * 100),
  };
  return { at, shape: Number(shape) };
}
