// What the coach sees of the table: the present moment, and the told steps as deeds. Pure, so that it can be tested.
import type { MatchModel } from '../lib/match.svelte';
import type { Step } from '../lib/protocol.gen';
import type { ChoiceIndex } from '../table/choices';
import type { Desk } from '../table/desk.svelte';
import type { Choice, Scene, Stage } from '../table/mfm';
import type { Playback } from '../table/playback.svelte';
import { eventName } from '../table/throws';
import type { Common } from './course';

export type DeedKind =
  | 'enter'
  | 'enterCarry'
  | 'move'
  | 'carry'
  | 'nah'
  | 'fern'
  | 'weit'
  | 'strike'
  | 'decline'
  | 'search'
  | 'climb'
  | 'pass'
  | 'undo'
  | 'other'
  | 'hit'
  | 'missed'
  | 'saved'
  | 'lost';

export interface Deed {
  n: number;
  /** Of the pupil; dice belong to whoever made the attack they were thrown for. */
  own: boolean;
  kind: DeedKind;
}

export interface Seen extends Common {
  stage: Stage;
  scene: Scene;
  index: ChoiceIndex;
  selected?: number;
  /** The field under pointer or cursor. */
  place?: string;
  /** The attack that is being looked at before it is made. */
  aimed?: Choice;
  danger: boolean;
  deeds: readonly Deed[];
}

/** What is to be seen of a table of Man for Man; nothing before it is known. */
export function lookAtBoard(match: MatchModel, desk: Desk, playback: Playback, readRule: boolean): Seen | undefined {
  if (!match.known || !match.stage) return undefined;
  const told = playback.told;
  return {
    stage: match.stage as unknown as Stage,
    scene: playback.scene as unknown as Scene,
    side: match.seat(match.you[0] ?? 1)?.side ?? 1,
    open: desk.open,
    over: match.status === 'finished' && playback.current,
    mayUndo: match.mayUndo && playback.current,
    index: desk.index,
    selected: desk.selected,
    place: desk.place,
    aimed: desk.aim?.target === undefined ? undefined : desk.choice,
    danger: desk.overlays.enemy,
    readRule,
    deeds: deedsOf(
      match.steps.filter((step) => step.n <= told),
      match.you,
    ),
  };
}

const FIELD = '[a-z]{1,2}\\d+(?:/\\d+)?';
const WHO = `(?:${FIELD}|[A-Z]{2}\\d*)`;
const SIGNS: [RegExp, DeedKind][] = [
  [/^pass$/, 'pass'],
  [/^decline$/, 'decline'],
  [/^&/, 'enterCarry'],
  [/@/, 'enter'],
  [/&/, 'carry'],
  [/\*/, 'fern'],
  [/~/, 'weit'],
  [/!/, 'strike'],
  [/\?$/, 'search'],
  [/\^/, 'climb'],
  [new RegExp(`^${WHO}x${FIELD}$`), 'nah'],
  [new RegExp(`^${WHO}-${FIELD}$`), 'move'],
];

/** The kind of a decision, from its notation (docs/notation.md). */
export function kindOf(notation: string): DeedKind {
  return SIGNS.find(([sign]) => sign.test(notation))?.[1] ?? 'other';
}

function rollKind(step: Step): DeedKind | undefined {
  const names = (step.events ?? []).map(eventName);
  if (names.includes('life-lost')) return 'lost';
  if (names.some((name) => name.startsWith('saved-'))) return 'saved';
  if (names.includes('hit')) return 'hit';
  return names.includes('missed') ? 'missed' : undefined;
}

export function deedsOf(steps: readonly Step[], own: readonly number[]): Deed[] {
  const deeds: Deed[] = [];
  let mine = false;
  for (const step of steps) {
    if (step.seat !== undefined) mine = own.includes(step.seat);
    const kind = step.undo !== undefined ? 'undo' : step.do !== undefined ? kindOf(step.do) : rollKind(step);
    if (kind) deeds.push({ n: step.n, own: mine, kind });
  }
  return deeds;
}

/** Whether the pupil has done one of these since a step. */
export function did(seen: Pick<Seen, 'deeds'>, since: number, ...kinds: DeedKind[]): boolean {
  return seen.deeds.some((deed) => deed.own && deed.n > since && kinds.includes(deed.kind));
}

export function ownFigures(seen: Pick<Seen, 'stage' | 'scene' | 'side'>, standing: 'board' | 'waiting'): number[] {
  return seen.stage.figures
    .filter((info) => info.side === seen.side && seen.scene.figures[info.id]?.standing === standing)
    .map((info) => info.id);
}
