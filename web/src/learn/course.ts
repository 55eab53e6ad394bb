// What all courses of the coach share: a lesson, when it can be done, and what it points at. Each game has a course of its
// own; what it sees of its table is its own affair.
import type { Translate } from '../lib/i18n';
import type { Bilingual, JsonObject } from '../lib/protocol.gen';

export type Guide =
  | 'tray'
  | 'undo'
  | 'pass'
  | 'danger'
  | 'cards'
  | 'log'
  | 'question'
  | 'ground'
  | 'dice'
  | 'enemyDice'
  | 'choices'
  | 'confirm'
  | 'end'
  | 'zones'
  | 'radius'
  | 'commander'
  | 'losses';
export interface Target {
  places?: string[];
  figures?: number[];
  /** Camps, by side. */
  camps?: number[];
  guide?: Guide;
}

/** What every course sees. */
export interface Common {
  stage: unknown;
  /** The pupil's side, from 1. */
  side: number;
  /** The pupil may decide now, and what is shown is what is true. */
  open: boolean;
  /** The game is over, and its last dice have been shown. */
  over: boolean;
  mayUndo: boolean;
  /** A rule was opened and closed again since the lesson began. */
  readRule: boolean;
}

export interface Lesson<Seen extends Common, Id extends string = string, Word extends string = string> {
  id: Id;
  rules: string[];
  /** Without it the lesson is read, and "Next" goes on. `since` is the last step before the lesson began. */
  done?: (seen: Seen, since: number) => boolean;
  /** Whether it can be done at this moment; if not, the coach waits and says what to do meanwhile. */
  ready?: (seen: Seen) => boolean;
  /** Said while it cannot be done although it is the pupil's turn. */
  wait?: Word;
  target?: (seen: Seen) => Target | undefined;
  hint?: Word;
  /** What the hint points at, if it is more than the target. */
  help?: (seen: Seen) => Target | undefined;
  /** Speaks of what lies beside the board, so that phones must show it. */
  beside?: boolean;
  /** Where there is no room beside the board, the coach shows the card of what is pointed at himself. */
  card?: boolean;
  /** Can be done after the game too: it needs the table, not a turn. */
  afterwards?: boolean;
  /** Once it is done there is something to read: the pupil goes on himself. */
  linger?: boolean;
  /** A friendly word for whoever does something else meanwhile. */
  astray?: (seen: Seen, since: number) => Word | undefined;
  /** The table it is played at, in a course that has several. */
  table?: string;
  /** A lesson that this game can never bring: it is read instead. */
  never?: { when: (stage: Seen['stage']) => boolean; word: Word };
}

/** What is laid for lessons: a ready setup, or one of the course's own. */
export interface Table {
  setup: string | JsonObject;
  name: Bilingual;
  /** Who plays the other side, where that does not follow the pupil's choice. */
  player?: string;
  /** The part of the board where it happens. */
  near?: { x: number; y: number; width: number; height: number };
}

export interface Course<Seen extends Common = Common> {
  /** Its name in addresses and in what is kept of it. */
  id: string;
  game: string;
  setup: string;
  setupName: Bilingual;
  /** Tables of single lessons by name; all others are played at the course's own. */
  tables?: Readonly<Record<string, Table>>;
  /** The computer players to choose from, the easy one first. */
  players?: readonly [string, string];
  // Methods, so that a course of one game can stand among those of others.
  lessons: readonly Lesson<Seen>[];
  say: Translate<string>;
}

/** What the coach says beside the text of the lesson. */
export type State = 'read' | 'now' | 'notYet' | 'enemyTurn' | 'already' | 'done' | 'tooLate';

export function stateOf<Seen extends Common>(lesson: Lesson<Seen>, seen: Seen, since: number, already: boolean): State {
  if (!lesson.done) return 'read';
  if (already) return 'already';
  if (lesson.done(seen, since)) return 'done';
  if (seen.over && !lesson.afterwards) return 'tooLate';
  if (!lesson.ready || lesson.ready(seen)) return 'now';
  return seen.open ? 'notYet' : 'enemyTurn';
}

export function isEmpty(target: Target | undefined): boolean {
  return !target || (!target.guide && !target.places?.length && !target.figures?.length && !target.camps?.length);
}

/** The place of a lesson in its course; of an unknown one the first. */
export const placeOf = (course: { lessons: readonly { id: string }[] }, id: string): number =>
  Math.max(
    0,
    course.lessons.findIndex((lesson) => lesson.id === id),
  );

type Tabled = Pick<Course, 'setup' | 'setupName' | 'tables'>;

/** What is laid for a lesson. */
export function tableFor(course: Tabled, lesson: { table?: string }): Table {
  return course.tables?.[lesson.table ?? ''] ?? { setup: course.setup, name: course.setupName };
}
