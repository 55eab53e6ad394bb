// Reads from the told events of a step what its dice were thrown for, so that the throw can be shown as at a table.
import type { Reason, Step, TableEvent } from '../lib/protocol.gen';
import { columnOf } from './defence';
import { typeOf, type AttackKind, type Stage } from './mfm';

export type ToldStep = Step;

export type Purpose =
  | 'hit'
  | 'side'
  | 'draw'
  | 'rollOff'
  | 'defence'
  | 'search'
  | 'first'
  | 'share'
  | 'change'
  | 'ram'
  | 'branch'
  | 'steady'
  | 'other';

export interface Throw {
  n: number;
  purpose: Purpose;
  faces: number[];
  sides: number;
  need?: number; // this or less hits; for the search this or more finds
  good?: boolean; // for whoever threw
  attack?: Attack;
  sum?: number;
  column?: number;
  reasons?: Reason[];
  lines: TableEvent[];
}

/** What some faces of a die mean, and whether one of them came. */
export interface Meaning {
  faces: string;
  text: string;
  came: boolean;
}

export interface Attack {
  kind: AttackKind | 'ram';
  attacker: number;
  target: number;
  hitUpTo?: number;
  /** Of the test that is to change who is struck. */
  testUpTo?: number;
}

/** The last part of an id names the event: "mfm.event.hit" is a "hit". */
export function eventName(event: { id: string }): string {
  return event.id.slice(event.id.lastIndexOf('.') + 1);
}

/** What an attack declared in earlier steps is known by, carried from step to step. */
export function attackAfter(step: ToldStep, before: Attack | undefined): Attack | undefined {
  let attack = before;
  for (const event of step.events ?? []) {
    const name = eventName(event);
    const [attacker, target] = event.pieces ?? [];
    if (name.startsWith('attack-') && attacker !== undefined) {
      attack = { kind: name.slice(7) as AttackKind, attacker, target: target ?? attacker };
    } else if (name === 'hit-number' && attack) {
      attack = { ...attack, hitUpTo: event.number?.value };
    } else if (name === 'tries-to-change' && attack) {
      attack = { ...attack, testUpTo: event.number?.value };
    } else if (name === 'ram-hits' && attacker !== undefined) {
      attack = { kind: 'ram', attacker, target: target ?? attacker, hitUpTo: event.number?.value };
    }
  }
  return attack;
}

const PURPOSES: Record<string, Purpose> = {
  attacks: 'hit',
  hit: 'hit',
  missed: 'hit',
  'own-side-struck': 'side',
  'enemy-struck': 'side',
  drawn: 'draw',
  'roll-off-tie': 'rollOff',
  'cover-counts': 'rollOff',
  'cover-does-not-count': 'rollOff',
  'defence-sum': 'defence',
  found: 'search',
  'not-found': 'search',
  'deploy-first': 'first',
  'first-tie': 'first',
  'crew-struck': 'share',
  'animals-struck': 'share',
  'target-changed': 'change',
  'target-kept': 'change',
  'ram-rolled': 'ram',
  'branch-passed': 'branch',
  'branch-failed': 'branch',
  'steady-passed': 'steady',
  'steady-failed': 'steady',
};
const GOOD = /^(hit|enemy-struck|found|cover-counts|saved-.*|target-changed|branch-passed|steady-passed)$/;
const BAD =
  /^(missed|own-side-struck|not-found|cover-does-not-count|lost-.*|life-lost|target-kept|branch-failed|steady-failed)$/;
const ALONE = new Set<Purpose>(['search', 'first', 'branch', 'steady', 'other']); // no attack
const SEARCH_FINDS_FROM = 10; // R35

/** `before` is the attack as it was declared before this step, `after` as the step leaves it. */
export function throwOf(step: ToldStep, after: Attack | undefined, before = after): Throw | undefined {
  if (!step.faces || step.faces.length === 0) return undefined;
  const lines = step.events ?? [];
  const names = lines.map(eventName);
  const purpose = names.map((name) => PURPOSES[name]).find((found) => found !== undefined) ?? 'other';
  // The dice of a ram may be followed by the announcement of the next victim's.
  const attack = purpose === 'ram' ? before : after;
  const defence = lines.find((event) => eventName(event) === 'defence-sum');
  const sum = defence?.number;
  const defender = defence?.pieces?.[0];
  return {
    n: step.n,
    purpose,
    faces: step.faces,
    sides: Number(/d(\d+)/.exec(step.roll ?? '')?.[1] ?? 12),
    need: needOf(purpose, attack),
    good: goodOf(purpose, names),
    attack: ALONE.has(purpose) ? undefined : attack && { ...attack, target: defender ?? attack.target },
    sum: sum?.value,
    column: sum && columnOf(sum.value),
    reasons: sum?.reasons,
    lines,
  };
}

function needOf(purpose: Purpose, attack: Attack | undefined): number | undefined {
  if (purpose === 'hit' || purpose === 'ram') return attack?.hitUpTo;
  if (purpose === 'change') return attack?.testUpTo;
  return purpose === 'search' ? SEARCH_FINDS_FROM : undefined;
}

function goodOf(purpose: Purpose, names: readonly string[]): boolean | undefined {
  if (purpose === 'ram') return names.includes('life-lost');
  if (names.some((name) => BAD.test(name))) return false;
  return names.some((name) => GOOD.test(name)) ? true : undefined;
}

/** Whether a single die counts for the throw: as a hit, as a find; undefined where it cannot be said of one die. */
export function dieCounts(shown: Throw, face: number): boolean | undefined {
  if (shown.need === undefined) return undefined;
  return shown.purpose === 'search' ? face >= shown.need : face <= shown.need;
}

/** The row of the Verteidigungstabelle that judges a defence: always the attacker's (R7). */
export function rowOf(stage: Stage, attack: Attack): { people: string; row: number } {
  const type = typeOf(stage, attack.attacker);
  return { people: type.people, row: type.row ?? 0 };
}
