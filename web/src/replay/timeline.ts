// What the slider knows about a match: where turns and rounds begin, what was taken back, which steps are throws.
import type { Step } from '../lib/protocol.gen';
import { attackAfter, eventName, throwOf, type Attack, type Throw } from '../table/throws';

export interface Mark {
  /** The step that begins the turn. */
  n: number;
  /** The side to move from here, where the game has sides in turns. */
  side: number;
  /** Number of the round if one begins here. */
  round?: number;
  text: string;
}

export interface Marking {
  sideOf: (seat: number) => number;
  /** The side that begins each round; 0 where nobody knows. */
  firstSide: number;
}

/**
 * Games that tell `turn-begins` or `sequence-begins` have turns and rounds; in all others a turn is a run of decisions of one
 * seat.
 */
export function marksOf(steps: readonly Step[], { sideOf, firstSide }: Marking): Mark[] {
  if (tells(steps, 'turn-begins')) return toldMarks(steps, sideOf, firstSide);
  return tells(steps, 'sequence-begins') ? sequenceMarks(steps, sideOf) : seatMarks(steps, sideOf);
}

/** What a game calls the turns of both sides together. */
export const countedBy = (steps: readonly Step[]): 'round' | 'turn' =>
  tells(steps, 'sequence-begins') ? 'turn' : 'round';

const toldIn = (step: Step, name: string) => step.events?.find((event) => eventName(event) === name);
const tells = (steps: readonly Step[], name: string) => steps.some((step) => toldIn(step, name) !== undefined);

/** Two sequences, one of each side, are a round. The first is told only where something came before it: the deployment. */
function sequenceMarks(steps: readonly Step[], sideOf: Marking['sideOf']): Mark[] {
  const marks: Mark[] = [];
  const untold = tells(steps, 'battle-begins') ? 0 : 1;
  steps.forEach((step, index) => {
    if (step.undo !== undefined) {
      while (marks.length > 0 && marks.at(-1)!.n > step.undo) marks.pop();
      return;
    }
    const begins = toldIn(step, 'sequence-begins');
    if (!begins) return;
    // Whoever decides next has the sequence.
    const next = steps.slice(index + 1).find(({ seat, undo }) => seat !== undefined && undo === undefined)?.seat;
    const mark: Mark = { n: step.n, side: next === undefined ? 0 : sideOf(next), text: begins.text };
    const count = untold + marks.length;
    if (count > 0 && count % 2 === 0) mark.round = 1 + count / 2;
    marks.push(mark);
  });
  return marks;
}

function toldMarks(steps: readonly Step[], sideOf: Marking['sideOf'], firstSide: number): Mark[] {
  const marks: Mark[] = [];
  let round = 1;
  for (const step of steps) {
    // Taking back an end of turn takes its mark along.
    if (step.undo !== undefined) {
      while (marks.length > 0 && marks.at(-1)!.n > step.undo) if (marks.pop()!.round) round -= 1;
      continue;
    }
    const begins = toldIn(step, 'turn-begins');
    if (!begins) continue;
    const side = step.seat === undefined ? 0 : 3 - sideOf(step.seat);
    const mark: Mark = { n: step.n, side, text: begins.text };
    if (side === firstSide) mark.round = round += 1;
    marks.push(mark);
  }
  return marks;
}

function seatMarks(steps: readonly Step[], sideOf: Marking['sideOf']): Mark[] {
  const marks: Mark[] = [];
  let last: number | undefined;
  for (const step of steps) {
    if (step.seat === undefined || step.undo !== undefined) continue;
    if (last !== undefined && step.seat !== last) marks.push({ n: step.n - 1, side: sideOf(step.seat), text: '' });
    last = step.seat;
  }
  return marks;
}

export function turnBefore(marks: readonly Mark[], at: number): number {
  return marks.findLast((mark) => mark.n < at)?.n ?? 0;
}

export function turnAfter(marks: readonly Mark[], at: number, last: number): number {
  return marks.find((mark) => mark.n > at)?.n ?? last;
}

/** The round that is played after step `at`. */
export function roundAt(marks: readonly Mark[], at: number): number {
  return marks.findLast((mark) => mark.n <= at && mark.round !== undefined)?.round ?? 1;
}

/** Steps that an undo took back: they happened, but no longer count. */
export function takenBack(steps: readonly Step[]): Set<number> {
  const back = new Set<number>();
  for (const step of steps) {
    if (step.undo === undefined) continue;
    for (const earlier of steps)
      if (earlier.n > step.undo && earlier.n < step.n && earlier.undo === undefined) back.add(earlier.n);
  }
  return back;
}

export function throwsOf(steps: readonly Step[]): Map<number, Throw> {
  const throws = new Map<number, Throw>();
  let attack: Attack | undefined;
  for (const step of steps) {
    const declared = attack;
    attack = attackAfter(step, attack);
    const shown = throwOf(step, attack, declared);
    if (shown) throws.set(step.n, shown);
  }
  return throws;
}

/** How long a step stays when the replay runs by itself, in milliseconds at the usual speed. */
export function staysFor(step: Step | undefined): number {
  if (!step) return 500;
  if (step.faces) return step.events?.some((event) => eventName(event) === 'defence-sum') ? 2200 : 1300;
  return step.events?.some((event) => eventName(event).startsWith('attack-')) ? 1100 : 800;
}

/** `?at=` of an address: a whole number from 0; anything else is no wish. */
export function atOf(query: URLSearchParams): number | undefined {
  const text = query.get('at');
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
