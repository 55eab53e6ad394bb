// The server's list of what may be done, sorted the way a hand reaches for it: complete actions by unit and by kind, and
// what may be composed on the table.
import { CAMP } from './notation';
import type { Act, Free, Offered } from './types';

/** Actions that end something; they stand apart, for all to see. */
const ENDS = new Set(['end', 'deployed', 'end-phase', 'leave-pieces', 'pass-piece']);
/** Answers in somebody else's turn. */
const ANSWERS = new Set(['evade', 'stand', 'commit', 'withhold', 'hide']);
/** One after the other of a phase: who shoots, fights, pursues; in one's own turn an ambush is revealed. */
const CARDS = new Set(['shoot', 'fight', 'pursue', 'stay', 'uncontrolled', 'face', 'reveal']);
const CHARGES = new Set(['charge', 'spontaneous']);

export interface ChoiceIndex {
  acts: Act[];
  /** What may be composed; charges too, for a hand wheels and slides them as it likes. */
  frees: Free[];
  /** Charges as the server proposes them, with their legs. */
  charges: Act[];
  /** By unit: rally, hold, disengage, leave … */
  ofUnit: Map<number, Act[]>;
  answers: Act[];
  cards: Act[];
  /** Corps that may be activated. */
  corps: Act[];
  ends: Act[];
  /** Sets of terrain that may be taken; some of many. */
  takes: Act[];
  /** Everything else: the initiative, the flank march. */
  others: Act[];
  able: Set<number>;
}

const isAct = (choice: Offered): choice is Act => choice.kind === 'act';
const isFree = (choice: Offered): choice is Free => choice.kind === 'free';
/** The unit a choice is looked for by. */
const leading = <Choice extends Offered>(choice: Choice): Choice => ({
  ...choice,
  unit: choice.unit ?? choice.units?.[0],
});

/** One entry for all proposals of the same units. */
function asFree(charges: readonly Act[]): Free[] {
  const byUnits = new Map<string, Free>();
  for (const charge of charges) {
    const key = `${charge.verb} ${charge.units?.join()}`;
    if (!byUnits.has(key)) byUnits.set(key, { ...charge, kind: 'free', target: undefined });
  }
  return [...byUnits.values()];
}

export function indexChoices(choices: readonly Offered[]): ChoiceIndex {
  // What the server lists twice is one choice.
  const all = [...new Map(choices.map((choice) => [`${choice.kind} ${choice.do}`, leading(choice)])).values()];
  const charges = all.filter(isAct).filter(({ verb }) => CHARGES.has(verb));
  const index: ChoiceIndex = {
    acts: all.filter(isAct).filter(({ verb }) => !CHARGES.has(verb)),
    frees: [...all.filter(isFree), ...asFree(charges)],
    charges,
    ofUnit: new Map(),
    answers: [],
    cards: [],
    corps: [],
    ends: [],
    takes: [],
    others: [],
    able: new Set(),
  };
  // Whoever may stay hidden is asked whether to reveal (A35).
  const asked = index.acts.some(({ verb }) => verb === 'hide');
  for (const act of index.acts) {
    if (ENDS.has(act.verb)) index.ends.push(act);
    else if (ANSWERS.has(act.verb) || (asked && act.verb === 'reveal')) index.answers.push(act);
    else if (CARDS.has(act.verb)) index.cards.push(act);
    else if (act.verb === 'activate') index.corps.push(act);
    else if (act.verb === 'take') index.takes.push(act);
    else if (act.unit !== undefined) {
      const own = index.ofUnit.get(act.unit);
      if (own) own.push(act);
      else index.ofUnit.set(act.unit, [act]);
    } else index.others.push(act);
    if (!ANSWERS.has(act.verb))
      for (const unit of act.units ?? (act.unit === undefined ? [] : [act.unit])) index.able.add(unit);
  }
  for (const free of index.frees) for (const unit of free.units ?? []) index.able.add(unit);
  return index;
}

/** What is said of exactly these units, else of a larger or smaller group of them. */
export function freeFor(index: ChoiceIndex, verb: string, units: readonly number[]): Free | undefined {
  const wanted = new Set(units);
  let best: { free: Free; off: number } | undefined;
  for (const free of index.frees) {
    if (free.verb !== verb || units.length === 0) continue;
    const own = free.units ?? [];
    const common = own.filter((unit) => wanted.has(unit)).length;
    if (common === 0) continue;
    const off = own.length + units.length - 2 * common;
    if (!best || off < best.off) best = { free, off };
  }
  return best?.free;
}
/** The most that may be moved together with a unit, it being as near to their middle as can be. */
export function largestGroup(index: ChoiceIndex, unit: number): number[] | undefined {
  const off = (units: readonly number[]) => Math.abs(units.indexOf(unit) - (units.length - 1) / 2);
  const groups = [...index.frees.filter(({ verb }) => verb === 'move'), ...index.charges]
    .filter(({ units }) => units?.includes(unit))
    .map(({ units }) => [...units!].sort((a, b) => a - b))
    .sort((a, b) => b.length - a.length || off(a) - off(b));
  return groups[0] && groups[0].length > 1 ? groups[0] : undefined;
}
export const hasFree = (index: ChoiceIndex, verb: string, unit: number): boolean =>
  index.frees.some((free) => free.verb === verb && free.units?.includes(unit));
/** The server's own proposal for a charge of these units at the target. */
export function chargeAt(index: ChoiceIndex, units: readonly number[], target: number): Act | undefined {
  const wanted = [...units].sort((a, b) => a - b).join();
  return index.charges.find(
    (charge) =>
      (target < CAMP ? charge.target === target : / > camp\b/.test(charge.do)) &&
      [...(charge.units ?? [])].sort((a, b) => a - b).join() === wanted,
  );
}

/** Acts of all the units, each kind of act once for each unit; who can be held as one is not held one by one. */
export function actsOf(index: ChoiceIndex, units: readonly number[]): Act[] {
  const acts = units.flatMap((unit) => index.ofUnit.get(unit) ?? []);
  const isHeld = ({ verb, units: held = [] }: Act) => verb === 'hold' && held.every((unit) => units.includes(unit));
  const whole = acts.find((act) => isHeld(act) && act.units?.length === units.length);
  return acts.filter((act) => act.verb !== 'hold' || (whole ? act === whole : isHeld(act)));
}

/** The unit after this one that may do something, in the order of the table, and round again. */
export function nextAble(index: ChoiceIndex, unit: number | undefined): number | undefined {
  const able = [...index.able].sort((a, b) => a - b);
  return able.find((one) => unit === undefined || one > unit) ?? able[0];
}
