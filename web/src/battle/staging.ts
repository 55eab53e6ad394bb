// How long things are looked at on the open table: a move of the other side is to be followed by eye, an order to a corps only read.
import type { JsonObject, Step, TableEvent } from '../lib/protocol.gen';
import type { Staging } from '../table/playback.svelte';
import { eventName, type Meaning, type Throw } from '../table/throws';
import { t, type Key } from './words';

/** Decisions after which nothing stands elsewhere. */
const QUIET = /^(activate|end|end-phase|stand|withhold|hide|stay|place|unplace|camp|commander|ambush|flank|deployed)\b/;
const MOVES = 1100;
const SETS = 350;

export class BattleStaging implements Staging {
  after(scene: JsonObject): JsonObject {
    return scene;
  }
  decision(): number {
    return 0;
  }
  /** Sums of two sides and what follows take longer to read than a die for command points. */
  reading(thrown: Throw): number {
    if (thrown.lines.some((line) => eventName(line).startsWith('melee-'))) return 1900;
    return thrown.lines.some((line) => line.outcome) ? 1400 : 900;
  }
  moving(steps: readonly Step[]): number {
    return steps.every((step) => !step.do || QUIET.test(step.do)) ? SETS : MOVES;
  }
}

/** What dice are thrown for, by what they bring to light. */
const TITLES: [RegExp, Key][] = [
  [/^(result-is|melee-|loss-is)/, 'throw.melee'],
  [/^(shot-is|is-hit|is-missed)/, 'throw.shot'],
  [/^has-points/, 'throw.points'],
  [/^rall(ies|y-die)/, 'throw.rally'],
  [/^commander-(die|lives|falls)/, 'throw.commander'],
  [/^rampages-/, 'throw.rampage'],
  [/^initiative-/, 'throw.initiative'],
  [/^(sector-is|position-|river-is|adjustment-is)/, 'throw.terrain'],
  [/^flank-/, 'throw.flank'],
  [/^looters-/, 'throw.looters'],
  [/^camp-/, 'throw.camp'],
  [/^evade-die$/, 'throw.evade'],
  [/^charge-die$/, 'throw.charge'],
];
export function thrownFor(thrown: Throw): string {
  for (const line of thrown.lines) {
    const found = TITLES.find(([pattern]) => pattern.test(eventName(line)));
    if (found) return t(found[1]);
  }
  return t('throw.other');
}
/** The sums and what they lead to; what is announced next has its own throw. */
export function thrownLines(thrown: Throw): TableEvent[] {
  const own = thrown.lines.filter(
    (line) => !/^(melee-between|shoots-at|sequence-begins|is-removed)$/.test(eventName(line)),
  );
  const telling = own.filter((line) => line.number || line.outcome);
  return (telling.length > 1 ? telling : own).slice(0, 5);
}

type Faces = [from: number, to: number, Key][];
const RAMPAGE: Faces = [
  [1, 1, 'faces.ahead'],
  [2, 2, 'faces.left'],
  [3, 3, 'faces.right'],
  [4, 6, 'faces.rear'],
];
const DISTANCE: Faces = [
  [1, 2, 'faces.less'],
  [3, 4, 'faces.same'],
  [5, 6, 'faces.more'],
];
/** Heavy infantry never goes less (A18, Z68). */
const DISTANCE_OF_HEAVY: Faces = [
  [1, 4, 'faces.same'],
  [5, 6, 'faces.more'],
];
function facesOf(line: TableEvent | undefined, isHeavyFoot: (unit: number) => boolean): Faces {
  const name = line ? eventName(line) : '';
  if (name.startsWith('rampages-')) return RAMPAGE;
  if (!/^(evade|charge)-die$/.test(name)) return [];
  const [unit] = line?.pieces ?? [];
  return unit !== undefined && isHeavyFoot(unit) ? DISTANCE_OF_HEAVY : DISTANCE;
}
/** What the faces of a die mean, where they are no number to reach: shown while it rolls, the one that came lit. */
export function meaningsOf(thrown: Throw, isHeavyFoot: (unit: number) => boolean): Meaning[] {
  const [face = 0] = thrown.faces;
  return facesOf(thrown.lines[0], isHeavyFoot).map(([from, to, key]) => ({
    faces: from === to ? String(from) : `${from}–${to}`,
    text: t(key),
    came: face >= from && face <= to,
  }));
}

/** The elephant that runs amok by this throw, and whom it tramples (A31). */
export function rampageOf(thrown: Throw | undefined): { unit: number; face: number; trampled: number[] } | undefined {
  const unit = thrown?.lines.find((line) => eventName(line).startsWith('rampages-'))?.pieces?.[0];
  if (!thrown || unit === undefined) return undefined;
  const trampled = thrown.lines
    .filter((line) => eventName(line) === 'is-trampled')
    .flatMap((line) => line.pieces ?? []);
  return { unit, face: thrown.faces[0] ?? 0, trampled };
}
